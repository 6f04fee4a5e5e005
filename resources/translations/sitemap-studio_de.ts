<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>&amp;Copy details</source>
        <translation>Einzelheiten &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Environment</source>
        <translation>&amp;Umgebung</translation>
    </message>
    <message>
        <source>&amp;Parts and licences</source>
        <translation>&amp;Bestandteile und Lizenzen</translation>
    </message>
    <message>
        <source>&amp;Report a fault</source>
        <translation>&amp;Fehler melden</translation>
    </message>
    <message>
        <source>About Sitemap Studio</source>
        <translation>Über Sitemap Studio</translation>
    </message>
    <message>
        <source>Copy the environment as text, for a report of a fault.</source>
        <translation>Die Umgebung als Text kopieren, um einen Fehler zu melden.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Freie Software unter der MIT-Lizenz.</translation>
    </message>
    <message>
        <source>Sitemap Studio {version}</source>
        <translation>Sitemap Studio {version}</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Lizenztext</translation>
    </message>
    <message>
        <source>This installation lacks the text of the licence of {name}.</source>
        <translation>In dieser Installation fehlt der Lizenztext von {name}.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About Sitemap Studio</source>
        <translation>&amp;Über Sitemap Studio</translation>
    </message>
    <message>
        <source>&amp;Add sitemap …</source>
        <translation>Sitemap &amp;hinzufügen …</translation>
    </message>
    <message>
        <source>&amp;Change many entries …</source>
        <translation>&amp;Viele Einträge ändern …</translation>
    </message>
    <message>
        <source>&amp;Check now</source>
        <translation>&amp;Jetzt prüfen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Commands …</source>
        <translation>Befe&amp;hle …</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Duplicate entries</source>
        <translation>Einträge &amp;duplizieren</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Entry</source>
        <translation>&amp;Eintrag</translation>
    </message>
    <message>
        <source>&amp;Export …</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>&amp;Go to entry …</source>
        <translation>&amp;Gehe zu Eintrag …</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Verlauf</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;Larger table</source>
        <translation>Tabelle gr&amp;ößer</translation>
    </message>
    <message>
        <source>&amp;Leak patterns …</source>
        <translation>&amp;Muster für Lecks …</translation>
    </message>
    <message>
        <source>&amp;Move up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>&amp;Next part of the window</source>
        <translation>Nächster Teil &amp;des Fensters</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>&amp;Probleme</translation>
    </message>
    <message>
        <source>&amp;Profile</source>
        <translation>&amp;Profil</translation>
    </message>
    <message>
        <source>&amp;Publish …</source>
        <translation>V&amp;eröffentlichen …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Rename sitemap</source>
        <translation>Sitemap &amp;umbenennen</translation>
    </message>
    <message>
        <source>&amp;Repairs</source>
        <translation>&amp;Reparaturen</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Sitemap</source>
        <translation>&amp;Sitemap</translation>
    </message>
    <message>
        <source>&amp;Sitemaps</source>
        <translation>&amp;Sitemaps</translation>
    </message>
    <message>
        <source>&amp;Split sitemap …</source>
        <translation>Sitemap &amp;teilen …</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>F&amp;arben</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>E&amp;xtras</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Validate against the schemas</source>
        <translation>Gegen die &amp;Schemata validieren</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Write an index …</source>
        <translation>Index &amp;schreiben …</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add &amp;entry</source>
        <translation>Ein&amp;trag hinzufügen</translation>
    </message>
    <message>
        <source>Add a copy of the selected entries below them.</source>
        <translation>Eine Kopie der ausgewählten Einträge darunter einfügen.</translation>
    </message>
    <message>
        <source>Add a sitemap to the index.</source>
        <translation>Eine Sitemap in den Index aufnehmen.</translation>
    </message>
    <message>
        <source>Add an entry below the current one.</source>
        <translation>Einen Eintrag unter dem aktuellen einfügen.</translation>
    </message>
    <message>
        <source>Add existing &amp;files …</source>
        <translation>Vorhandene &amp;Dateien hinzufügen …</translation>
    </message>
    <message>
        <source>Add what is on the clipboard as entries below the current one.</source>
        <translation>Den Inhalt der Zwischenablage als Einträge unter dem aktuellen einfügen.</translation>
    </message>
    <message>
        <source>Append entries of files …</source>
        <translation>Einträge aus Dateien anhängen …</translation>
    </message>
    <message>
        <source>Append entries of logs, tables of crawlers, feeds, lists or sitemaps.</source>
        <translation>Einträge aus Protokollen, Tabellen von Crawlern, Feeds, Listen oder Sitemaps anhängen.</translation>
    </message>
    <message>
        <source>Apply this &amp;order to the sitemap</source>
        <translation>Diese &amp;Reihenfolge auf die Sitemap anwenden</translation>
    </message>
    <message>
        <source>C&amp;lear cells</source>
        <translation>&amp;Zellen leeren</translation>
    </message>
    <message>
        <source>C&amp;olumns</source>
        <translation>Spal&amp;ten</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Check the files on disk against the published XML schemas.</source>
        <translation>Die Dateien auf dem Datenträger an den veröffentlichten XML-Schemata messen.</translation>
    </message>
    <message>
        <source>Check the whole set against all rules.</source>
        <translation>Das ganze Set anhand aller Regeln prüfen.</translation>
    </message>
    <message>
        <source>Choose how the program looks and what it proposes.</source>
        <translation>Festlegen, wie das Programm aussieht und was es vorschlägt.</translation>
    </message>
    <message>
        <source>Choose light or dark.</source>
        <translation>Hell oder dunkel wählen.</translation>
    </message>
    <message>
        <source>Choose which columns the table shows.</source>
        <translation>Festlegen, welche Spalten die Tabelle zeigt.</translation>
    </message>
    <message>
        <source>Choose which patterns mark addresses that should not be public.</source>
        <translation>Festlegen, woran Adressen zu erkennen sind, die nicht öffentlich sein sollten.</translation>
    </message>
    <message>
        <source>Choose whose limits hold.</source>
        <translation>Wählen, wessen Grenzen gelten.</translation>
    </message>
    <message>
        <source>Clear &amp;filter</source>
        <translation>&amp;Filter aufheben</translation>
    </message>
    <message>
        <source>Clear the values of the selected cells.</source>
        <translation>Die Werte der ausgewählten Zellen löschen.</translation>
    </message>
    <message>
        <source>Close the set.</source>
        <translation>Das Set schließen.</translation>
    </message>
    <message>
        <source>Compare with the dis&amp;k …</source>
        <translation>Mit Datenträger &amp;vergleichen …</translation>
    </message>
    <message>
        <source>Copy the selected cells and clear them.</source>
        <translation>Die ausgewählten Zellen kopieren und leeren.</translation>
    </message>
    <message>
        <source>Copy the selected cells below a line with the names of their fields.</source>
        <translation>Die ausgewählten Zellen unter einer Zeile mit den Namen ihrer Felder kopieren.</translation>
    </message>
    <message>
        <source>Copy the selected cells, as a spreadsheet understands them.</source>
        <translation>Die ausgewählten Zellen so kopieren, dass Tabellenprogramme sie verstehen.</translation>
    </message>
    <message>
        <source>Copy the sitemaps of a site into a folder, and open them.</source>
        <translation>Die Sitemaps einer Website in einen Ordner kopieren und öffnen.</translation>
    </message>
    <message>
        <source>Copy with &amp;header</source>
        <translation>Mit Ko&amp;pfzeile kopieren</translation>
    </message>
    <message>
        <source>Create a sitemap of the pages of a static site.</source>
        <translation>Eine Sitemap aus den Seiten einer statischen Website erstellen.</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete entrie&amp;s</source>
        <translation>Einträge l&amp;öschen</translation>
    </message>
    <message>
        <source>Delete the selected entries.</source>
        <translation>Die ausgewählten Einträge löschen.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Export as single &amp;file …</source>
        <translation>Als einzelne Datei e&amp;xportieren …</translation>
    </message>
    <message>
        <source>F&amp;ill down</source>
        <translation>Nach unten aus&amp;füllen</translation>
    </message>
    <message>
        <source>Fill selecti&amp;on</source>
        <translation>Auswahl ausf&amp;üllen</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Find a text in the entries shown, and replace it by another.</source>
        <translation>Einen Text in den gezeigten Einträgen suchen und ersetzen.</translation>
    </message>
    <message>
        <source>Find and replace</source>
        <translation>Suchen und ersetzen</translation>
    </message>
    <message>
        <source>Find and replace …</source>
        <translation>Suchen und ersetzen …</translation>
    </message>
    <message>
        <source>Find any command by a few letters of its name.</source>
        <translation>Jeden Befehl anhand einiger Buchstaben seines Namens finden.</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>Weitersu&amp;chen</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>Rückwärts suchen</translation>
    </message>
    <message>
        <source>Fix &amp;all problems …</source>
        <translation>&amp;Alle Probleme beheben …</translation>
    </message>
    <message>
        <source>Fix &amp;selected entries …</source>
        <translation>Ausgew&amp;ählte Einträge korrigieren …</translation>
    </message>
    <message>
        <source>Fol&amp;ders</source>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <source>Give the selected cells of a column the value of the current one.</source>
        <translation>Den ausgewählten Zellen einer Spalte den Wert der aktuellen geben.</translation>
    </message>
    <message>
        <source>Give the selected cells the value of the topmost one.</source>
        <translation>Den ausgewählten Zellen den Wert der obersten geben.</translation>
    </message>
    <message>
        <source>Go to another window.</source>
        <translation>Zu einem anderen Fenster wechseln.</translation>
    </message>
    <message>
        <source>Go to the match before.</source>
        <translation>Zum vorigen Treffer gehen.</translation>
    </message>
    <message>
        <source>Go to the next cell with a problem that is listed.</source>
        <translation>Zur nächsten Zelle mit einem aufgelisteten Problem gehen.</translation>
    </message>
    <message>
        <source>Go to the next match.</source>
        <translation>Zum nächsten Treffer gehen.</translation>
    </message>
    <message>
        <source>Go to the previous cell with a problem that is listed.</source>
        <translation>Zur vorigen Zelle mit einem aufgelisteten Problem gehen.</translation>
    </message>
    <message>
        <source>List all keys.</source>
        <translation>Alle Tasten auflisten.</translation>
    </message>
    <message>
        <source>List files to upload, lines for robots.txt and changed URLs, and submit them.</source>
        <translation>Dateien zum Hochladen, Zeilen für robots.txt und geänderte URLs auflisten und diese übermitteln.</translation>
    </message>
    <message>
        <source>List sitemaps on disk in the index, or append their entries.</source>
        <translation>Sitemaps vom Datenträger in den Index aufnehmen oder ihre Einträge anhängen.</translation>
    </message>
    <message>
        <source>List what differs between what is open and what is on disk.</source>
        <translation>Auflisten, worin sich Geöffnetes und Dateien auf dem Datenträger unterscheiden.</translation>
    </message>
    <message>
        <source>Mer&amp;ge sitemaps</source>
        <translation>Sitemaps &amp;zusammenführen</translation>
    </message>
    <message>
        <source>Move &amp;entries to …</source>
        <translation>Einträge &amp;verschieben nach …</translation>
    </message>
    <message>
        <source>Move do&amp;wn</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>Move entries beyond the limits into new sitemaps at the end of the set.</source>
        <translation>Was Sitemaps zu viel haben, in neue am Ende des Sets auslagern.</translation>
    </message>
    <message>
        <source>Move sitemaps &amp;down</source>
        <translation>Sitemaps nach u&amp;nten</translation>
    </message>
    <message>
        <source>Move sitemaps &amp;up</source>
        <translation>Sitemaps nach &amp;oben</translation>
    </message>
    <message>
        <source>Move the keyboard focus to the next part of the window.</source>
        <translation>Den Tastaturfokus in den nächsten Teil des Fensters setzen.</translation>
    </message>
    <message>
        <source>Move the selected entries down in their sitemap.</source>
        <translation>Die ausgewählten Einträge in ihrer Sitemap nach unten rücken.</translation>
    </message>
    <message>
        <source>Move the selected entries up in their sitemap.</source>
        <translation>Die ausgewählten Einträge in ihrer Sitemap nach oben rücken.</translation>
    </message>
    <message>
        <source>Move the selected sitemaps one place down.</source>
        <translation>Die ausgewählten Sitemaps einen Platz nach hinten rücken.</translation>
    </message>
    <message>
        <source>Move the selected sitemaps one place up.</source>
        <translation>Die ausgewählten Sitemaps einen Platz nach vorn rücken.</translation>
    </message>
    <message>
        <source>Ne&amp;xt problem</source>
        <translation>&amp;Nächstes Problem</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>Neues Fens&amp;ter</translation>
    </message>
    <message>
        <source>New from folder …</source>
        <translation>Neu aus Ordner …</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open &amp;log folder</source>
        <translation>Ordner der &amp;Protokolle öffnen</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Open a file that was open before.</source>
        <translation>Eine Datei öffnen, die schon offen war.</translation>
    </message>
    <message>
        <source>Open a sitemap, or an index with its sitemaps.</source>
        <translation>Eine Sitemap oder einen Index mit seinen Sitemaps öffnen.</translation>
    </message>
    <message>
        <source>Open fol&amp;der …</source>
        <translation>&amp;Ordner öffnen …</translation>
    </message>
    <message>
        <source>Open from web …</source>
        <translation>Aus dem Web öffnen …</translation>
    </message>
    <message>
        <source>Open one more window; each shows a set of its own.</source>
        <translation>Ein weiteres Fenster öffnen; jedes zeigt ein eigenes Set.</translation>
    </message>
    <message>
        <source>Open page in &amp;browser</source>
        <translation>Seite i&amp;m Browser öffnen</translation>
    </message>
    <message>
        <source>Open the folder of the program's log files.</source>
        <translation>Zeigen, wo das Programm Hinweise auf Fehler notiert.</translation>
    </message>
    <message>
        <source>Open the help at the page about the part of the window in use.</source>
        <translation>Die Hilfe auf der Seite zum gerade benutzten Teil des Fensters öffnen.</translation>
    </message>
    <message>
        <source>Open the index in a folder, or else all its sitemaps as one set.</source>
        <translation>Den Index in einem Ordner öffnen, sonst alle seine Sitemaps als ein Set.</translation>
    </message>
    <message>
        <source>Open the page of the current entry in the browser.</source>
        <translation>Die Seite des aktuellen Eintrags im Browser öffnen.</translation>
    </message>
    <message>
        <source>Open the set again as it is on disk.</source>
        <translation>Noch einmal öffnen, was auf dem Datenträger liegt.</translation>
    </message>
    <message>
        <source>Overv&amp;iew</source>
        <translation>Ü&amp;berblick</translation>
    </message>
    <message>
        <source>Paste as &amp;new entries</source>
        <translation>Als &amp;neue Einträge einfügen</translation>
    </message>
    <message>
        <source>Paste cells from here on, also from a spreadsheet.</source>
        <translation>Zellen ab hier einfügen, auch aus einem Tabellenprogramm.</translation>
    </message>
    <message>
        <source>Point out the most important parts of the window.</source>
        <translation>Die wichtigsten Teile des Fensters zeigen.</translation>
    </message>
    <message>
        <source>Pre&amp;vious problem</source>
        <translation>Voriges Proble&amp;m</translation>
    </message>
    <message>
        <source>Previe&amp;w</source>
        <translation>Vors&amp;chau</translation>
    </message>
    <message>
        <source>Prin&amp;t report …</source>
        <translation>Bericht &amp;drucken …</translation>
    </message>
    <message>
        <source>Put the entries in their files into the order of the view.</source>
        <translation>Die Einträge in ihren Dateien so anordnen, wie die Ansicht sortiert ist.</translation>
    </message>
    <message>
        <source>Put the entries of the selected sitemaps into the first of them.</source>
        <translation>Die Einträge der ausgewählten Sitemaps in der ersten davon vereinen.</translation>
    </message>
    <message>
        <source>Put the selected entries into another sitemap, or a new one.</source>
        <translation>Die ausgewählten Einträge in eine andere oder neue Sitemap verschieben.</translation>
    </message>
    <message>
        <source>Quit the program.</source>
        <translation>Das Programm beenden.</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>Neu &amp;laden</translation>
    </message>
    <message>
        <source>Re&amp;move sitemaps</source>
        <translation>Sitemaps &amp;entfernen</translation>
    </message>
    <message>
        <source>Read and search all rules, with examples and sources.</source>
        <translation>Alle Regeln mit Beispielen und Quellen lesen und durchsuchen.</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Redo the change that was undone last.</source>
        <translation>Die zurückgenommene Änderung wiederholen.</translation>
    </message>
    <message>
        <source>Remove &amp;duplicates …</source>
        <translation>&amp;Duplikate entfernen …</translation>
    </message>
    <message>
        <source>Remove entries whose URL another entry has.</source>
        <translation>Einträge entfernen, deren URL schon ein anderer Eintrag hat.</translation>
    </message>
    <message>
        <source>Remove the selected sitemaps and their entries from the set.</source>
        <translation>Die ausgewählten Sitemaps samt Einträgen aus dem Set nehmen.</translation>
    </message>
    <message>
        <source>Rename the file of the selected sitemap.</source>
        <translation>Der Datei der ausgewählten Sitemap einen anderen Namen geben.</translation>
    </message>
    <message>
        <source>S&amp;maller table</source>
        <translation>Tabelle &amp;kleiner</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as …</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>Save charts and problems as a page or PDF, or problems as data.</source>
        <translation>Diagramme und Probleme als Seite oder PDF speichern, oder Probleme als Daten.</translation>
    </message>
    <message>
        <source>Save re&amp;port …</source>
        <translation>Be&amp;richt speichern …</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>A&amp;lles auswählen</translation>
    </message>
    <message>
        <source>Select all entries shown that have the value of the current cell.</source>
        <translation>Alle gezeigten Einträge auswählen, die den Wert der aktuellen Zelle haben.</translation>
    </message>
    <message>
        <source>Select every entry shown.</source>
        <translation>Jeden gezeigten Eintrag auswählen.</translation>
    </message>
    <message>
        <source>Select same &amp;value</source>
        <translation>&amp;Gleichen Wert auswählen</translation>
    </message>
    <message>
        <source>Select the entry of a number.</source>
        <translation>Den Eintrag einer Nummer auswählen.</translation>
    </message>
    <message>
        <source>Set, shift, round, rewrite or clear a field of many entries at once.</source>
        <translation>Ein Feld vieler Einträge zugleich setzen, verschieben, runden, umschreiben oder leeren.</translation>
    </message>
    <message>
        <source>Settin&amp;gs …</source>
        <translation>E&amp;instellungen …</translation>
    </message>
    <message>
        <source>Show all entries again, whatever was typed or chosen above the table.</source>
        <translation>Wieder alle Einträge zeigen, was auch immer über der Tabelle steht.</translation>
    </message>
    <message>
        <source>Show charts and problems as pages, and print them.</source>
        <translation>Diagramme und Probleme als Seiten zeigen und drucken.</translation>
    </message>
    <message>
        <source>Show only entries that have the value of the current cell.</source>
        <translation>Nur Einträge zeigen, die den Wert der aktuellen Zelle haben.</translation>
    </message>
    <message>
        <source>Show only entries that match.</source>
        <translation>Nur Einträge zeigen, die passen.</translation>
    </message>
    <message>
        <source>Show or hide all that belongs to the selected entry.</source>
        <translation>Alles zum ausgewählten Eintrag zeigen oder verbergen.</translation>
    </message>
    <message>
        <source>Show or hide clusters of alternates beside the languages of the set.</source>
        <translation>Cluster von Sprachversionen und die Sprachen des Sets zeigen oder verbergen.</translation>
    </message>
    <message>
        <source>Show or hide how the selected entry is written, and how it is read.</source>
        <translation>Zeigen oder verbergen, wie der ausgewählte Eintrag geschrieben und gelesen wird.</translation>
    </message>
    <message>
        <source>Show or hide the folders of the addresses.</source>
        <translation>Die Ordner der Adressen zeigen oder verbergen.</translation>
    </message>
    <message>
        <source>Show or hide the list of problems.</source>
        <translation>Die Liste der Probleme zeigen oder verbergen.</translation>
    </message>
    <message>
        <source>Show or hide the list of sitemaps.</source>
        <translation>Die Liste der Sitemaps zeigen oder verbergen.</translation>
    </message>
    <message>
        <source>Show or hide the list of what was done, and go back or forth in it.</source>
        <translation>Die Liste der Bearbeitungen zeigen oder verbergen und darin vor- oder zurückgehen.</translation>
    </message>
    <message>
        <source>Show or hide the panel of find and replace.</source>
        <translation>Den Bereich „Suchen und ersetzen“ zeigen oder verbergen.</translation>
    </message>
    <message>
        <source>Show or hide the set as charts.</source>
        <translation>Das Set als Diagramme zeigen oder verbergen.</translation>
    </message>
    <message>
        <source>Show or hide what was mended so that files could be read.</source>
        <translation>Zeigen oder verbergen, was repariert wurde, um Dateien lesen zu können.</translation>
    </message>
    <message>
        <source>Show same value onl&amp;y</source>
        <translation>Nur gleic&amp;hen Wert zeigen</translation>
    </message>
    <message>
        <source>Show the &amp;tour again</source>
        <translation>R&amp;undgang noch einmal zeigen</translation>
    </message>
    <message>
        <source>Show the table in larger letters.</source>
        <translation>Die Tabelle in größerer Schrift zeigen.</translation>
    </message>
    <message>
        <source>Show the table in letters of the usual size.</source>
        <translation>Die Tabelle in üblicher Schriftgröße zeigen.</translation>
    </message>
    <message>
        <source>Show the table in smaller letters.</source>
        <translation>Die Tabelle in kleinerer Schrift zeigen.</translation>
    </message>
    <message>
        <source>Show version and parts.</source>
        <translation>Version und Bestandteile zeigen.</translation>
    </message>
    <message>
        <source>Show what fixing all that can be fixed would change.</source>
        <translation>Zeigen, was sich ändern würde, wenn alles Behebbare behoben wird.</translation>
    </message>
    <message>
        <source>Show what fixing the selected entries would change.</source>
        <translation>Zeigen, was sich beim Beheben in den ausgewählten Einträgen ändern würde.</translation>
    </message>
    <message>
        <source>Sort &amp;by …</source>
        <translation>Sort&amp;ieren nach …</translation>
    </message>
    <message>
        <source>Sort the view by up to four columns.</source>
        <translation>Die Ansicht nach bis zu vier Spalten sortieren.</translation>
    </message>
    <message>
        <source>Sp&amp;ill excess entries</source>
        <translation>Überzähliges &amp;auslagern</translation>
    </message>
    <message>
        <source>Split the selected sitemap into several.</source>
        <translation>Aus der ausgewählten Sitemap mehrere machen.</translation>
    </message>
    <message>
        <source>Start an empty sitemap.</source>
        <translation>Eine leere Sitemap beginnen.</translation>
    </message>
    <message>
        <source>Table in &amp;usual size</source>
        <translation>Tabelle in &amp;üblicher Größe</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo the last change.</source>
        <translation>Die letzte Änderung zurücknehmen.</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Write all entries to one XML file, text list or CSV file.</source>
        <translation>Alle Einträge in eine XML-Datei, Textliste oder CSV-Datei schreiben.</translation>
    </message>
    <message>
        <source>Write an index for sitemaps that have none.</source>
        <translation>Aus Sitemaps ohne Index ein Set mit Index machen.</translation>
    </message>
    <message>
        <source>Write new sitemaps within the limits, with their index.</source>
        <translation>Neue Sitemaps innerhalb der Grenzen schreiben, mit ihrem Index.</translation>
    </message>
    <message>
        <source>Write the changed files of the set.</source>
        <translation>Die geänderten Dateien des Sets schreiben.</translation>
    </message>
    <message>
        <source>Write under another name; an ending of .gz compresses.</source>
        <translation>Unter einem anderen Namen schreiben; die Endung .gz komprimiert.</translation>
    </message>
    <message>
        <source>hrefl&amp;ang</source>
        <translation>href&amp;lang</translation>
    </message>
</context>
<context>
    <name>AddFilesDialog</name>
    <message numerus="yes">
        <source>%n URLs are in the set already:</source>
        <translation>
            <numerusform>%n URL ist schon im Set:</numerusform>
            <numerusform>%n URLs sind schon im Set:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Append the entries to</source>
        <translation>&amp;Einträge anhängen an</translation>
    </message>
    <message>
        <source>&amp;List in the index, as it is</source>
        <translation>Unverändert in den &amp;Index aufnehmen</translation>
    </message>
    <message>
        <source>&amp;Skip duplicates</source>
        <translation>&amp;Doppelte überspringen</translation>
    </message>
    <message>
        <source>1 URL is in the set already:</source>
        <translation>1 URL ist schon im Set:</translation>
    </message>
    <message>
        <source>1 entry</source>
        <translation>1 Eintrag</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add existing files</source>
        <translation>Vorhandene Dateien hinzufügen</translation>
    </message>
    <message>
        <source>Add to the set, as &amp;it is</source>
        <translation>Unverändert in das &amp;Set aufnehmen</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Doppelte</translation>
    </message>
    <message>
        <source>None of the URLs is in the set already.</source>
        <translation>Keine der URLs ist schon im Set.</translation>
    </message>
    <message>
        <source>{files} files hold {entries}.</source>
        <translation>{files} Dateien enthalten {entries}.</translation>
    </message>
    <message>
        <source>“{name}” holds {entries}.</source>
        <translation>„{name}“ enthält {entries}.</translation>
    </message>
</context>
<context>
    <name>AddressLine</name>
    <message>
        <source>Address of the set</source>
        <translation>Adresse des Sets</translation>
    </message>
    <message>
        <source>Proposed: {address}. Press Enter to use it.</source>
        <translation>Vorgeschlagen: {address}. Die Eingabetaste übernimmt sie.</translation>
    </message>
    <message>
        <source>Use the proposed address</source>
        <translation>Vorgeschlagene Adresse übernehmen</translation>
    </message>
    <message>
        <source>Where this set lies on the web. A sitemap may only list URLs in its folder and below.</source>
        <translation>Wo dieses Set im Web liegt. Eine Sitemap darf nur URLs in ihrem Ordner und darunter auflisten.</translation>
    </message>
</context>
<context>
    <name>BulkDialog</name>
    <message numerus="yes">
        <source>%n addresses become the same as those of other entries.</source>
        <translation>
            <numerusform>%n Adresse wird zu der eines anderen Eintrags.</numerusform>
            <numerusform>%n Adressen werden zu denen anderer Einträge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n addresses become too long.</source>
        <translation>
            <numerusform>%n Adresse wird zu lang.</numerusform>
            <numerusform>%n Adressen werden zu lang.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stay: {reason}.</source>
        <translation>
            <numerusform>%n bleibt: {reason}.</numerusform>
            <numerusform>%n bleiben: {reason}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values change</source>
        <translation>
            <numerusform>%n Wert ändert sich</numerusform>
            <numerusform>%n Werte ändern sich</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Entries</source>
        <translation>&amp;Einträge</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;Was</translation>
    </message>
    <message>
        <source>1 address becomes the same as that of another entry.</source>
        <translation>1 Adresse wird zu der eines anderen Eintrags.</translation>
    </message>
    <message>
        <source>1 address becomes too long.</source>
        <translation>1 Adresse wird zu lang.</translation>
    </message>
    <message>
        <source>1 stays: {reason}.</source>
        <translation>1 bleibt: {reason}.</translation>
    </message>
    <message>
        <source>1 value changes</source>
        <translation>1 Wert ändert sich</translation>
    </message>
    <message numerus="yes">
        <source>Addresses in the extensions of %n entries change, too.</source>
        <translation>
            <numerusform>Auch Adressen in den Erweiterungen von %n Eintrag ändern sich.</numerusform>
            <numerusform>Auch Adressen in den Erweiterungen von %n Einträgen ändern sich.</numerusform>
        </translation>
    </message>
    <message>
        <source>Addresses in the extensions of 1 entry change, too.</source>
        <translation>Auch Adressen in den Erweiterungen von 1 Eintrag ändern sich.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message numerus="yes">
        <source>Change %n values</source>
        <translation>
            <numerusform>%n Wert ändern</numerusform>
            <numerusform>%n Werte ändern</numerusform>
        </translation>
    </message>
    <message>
        <source>Change 1 value</source>
        <translation>1 Wert ändern</translation>
    </message>
    <message>
        <source>Change many entries</source>
        <translation>Viele Einträge ändern</translation>
    </message>
    <message>
        <source>Entries of the folder</source>
        <translation>Einträge des Ordners</translation>
    </message>
    <message>
        <source>Entries shown</source>
        <translation>Gezeigte Einträge</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>Es würde sich nichts ändern.</translation>
    </message>
    <message>
        <source>Planning</source>
        <translation>Planen</translation>
    </message>
    <message>
        <source>Selected entries</source>
        <translation>Ausgewählte Einträge</translation>
    </message>
    <message>
        <source>The address of 1 sitemap in the index changes, too.</source>
        <translation>Auch die Adresse von 1 Sitemap im Index ändert sich.</translation>
    </message>
    <message numerus="yes">
        <source>The addresses of %n sitemaps in the index change, too.</source>
        <translation>
            <numerusform>Auch die Adresse von %n Sitemap im Index ändert sich.</numerusform>
            <numerusform>Auch die Adressen von %n Sitemaps im Index ändern sich.</numerusform>
        </translation>
    </message>
    <message>
        <source>The whole set</source>
        <translation>Das ganze Set</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Was zu tun ist</translation>
    </message>
    <message>
        <source>{field}: {words}</source>
        <translation>{field}: {words}</translation>
    </message>
    <message numerus="yes">
        <source>{what} in %n entries</source>
        <translation>
            <numerusform>{what} in %n Eintrag</numerusform>
            <numerusform>{what} in %n Einträgen</numerusform>
        </translation>
    </message>
    <message>
        <source>{what} in 1 entry</source>
        <translation>{what} in 1 Eintrag</translation>
    </message>
    <message>
        <source>{words} ({count})</source>
        <translation>{words} ({count})</translation>
    </message>
</context>
<context>
    <name>BulkForm</name>
    <message>
        <source>to the day</source>
        <translation>auf den Tag</translation>
    </message>
    <message>
        <source>to the second</source>
        <translation>auf die Sekunde</translation>
    </message>
</context>
<context>
    <name>CalendarPopup</name>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
</context>
<context>
    <name>Checking</name>
    <message>
        <source>Checking “{name}”</source>
        <translation>„{name}“ prüfen</translation>
    </message>
</context>
<context>
    <name>ChooseFileDialog</name>
    <message>
        <source>&amp;Which of the indexes in this folder?</source>
        <translation>&amp;Welcher der Indexe in diesem Ordner?</translation>
    </message>
    <message>
        <source>Indexes</source>
        <translation>Indexe</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open an index</source>
        <translation>Index öffnen</translation>
    </message>
</context>
<context>
    <name>ChooseSitemapDialog</name>
    <message>
        <source>Move</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>Move entries</source>
        <translation>Einträge verschieben</translation>
    </message>
    <message>
        <source>To a &amp;new sitemap</source>
        <translation>In eine &amp;neue Sitemap</translation>
    </message>
    <message>
        <source>To a sitemap of the &amp;set</source>
        <translation>In eine Sitemap des &amp;Sets</translation>
    </message>
</context>
<context>
    <name>ClipboardCommands</name>
    <message numerus="yes">
        <source>%n columns of what was pasted would lie beyond the last field, and were left out.</source>
        <translation>
            <numerusform>%n eingefügte Spalte läge hinter dem letzten Feld und wurde ausgelassen.</numerusform>
            <numerusform>%n eingefügte Spalten lägen hinter dem letzten Feld und wurden ausgelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 column of what was pasted would lie beyond the last field, and was left out.</source>
        <translation>1 eingefügte Spalte läge hinter dem letzten Feld und wurde ausgelassen.</translation>
    </message>
    <message>
        <source>Choose a cell of a field.</source>
        <translation>Eine Zelle eines Feldes wählen.</translation>
    </message>
    <message>
        <source>Nothing can be pasted into this column.</source>
        <translation>In diese Spalte lässt sich nichts einfügen.</translation>
    </message>
    <message>
        <source>Paste %Ln cells</source>
        <translation>%Ln Zellen einfügen</translation>
    </message>
    <message>
        <source>Paste %Ln entries</source>
        <translation>%Ln Einträge einfügen</translation>
    </message>
    <message>
        <source>Paste cell</source>
        <translation>Zelle einfügen</translation>
    </message>
    <message>
        <source>Paste entry</source>
        <translation>Eintrag einfügen</translation>
    </message>
    <message>
        <source>Paste further to the front, or with a header of field names.</source>
        <translation>Weiter vorn einfügen oder mit einer Kopfzeile aus Feldnamen.</translation>
    </message>
</context>
<context>
    <name>ColumnsDialog</name>
    <message>
        <source>Columns of “{name}”</source>
        <translation>Spalten von „{name}“</translation>
    </message>
    <message>
        <source>First rows</source>
        <translation>Erste Zeilen</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Which columns hold the fields? The answer is remembered for tables with this header.</source>
        <translation>Welche Spalten enthalten die Felder? Das Programm merkt sich die Antwort für Tabellen mit dieser Kopfzeile.</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message numerus="yes">
        <source>%n entries are only here</source>
        <translation>
            <numerusform>%n Eintrag gibt es nur hier</numerusform>
            <numerusform>%n Einträge gibt es nur hier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries are only on disk</source>
        <translation>
            <numerusform>%n Eintrag gibt es nur auf dem Datenträger</numerusform>
            <numerusform>%n Einträge gibt es nur auf dem Datenträger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries are the same</source>
        <translation>
            <numerusform>%n Eintrag ist gleich</numerusform>
            <numerusform>%n Einträge sind gleich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries have another URL</source>
        <translation>
            <numerusform>%n Eintrag hat eine andere URL</numerusform>
            <numerusform>%n Einträge haben eine andere URL</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries have other values</source>
        <translation>
            <numerusform>%n Eintrag hat andere Werte</numerusform>
            <numerusform>%n Einträge haben andere Werte</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Ignore in which sitemap an entry is</source>
        <translation>&amp;Ignorieren, in welcher Sitemap ein Eintrag liegt</translation>
    </message>
    <message>
        <source>1 entry has another URL</source>
        <translation>1 Eintrag hat eine andere URL</translation>
    </message>
    <message>
        <source>1 entry has other values</source>
        <translation>1 Eintrag hat andere Werte</translation>
    </message>
    <message>
        <source>1 entry is only here</source>
        <translation>1 Eintrag gibt es nur hier</translation>
    </message>
    <message>
        <source>1 entry is only on disk</source>
        <translation>1 Eintrag gibt es nur auf dem Datenträger</translation>
    </message>
    <message>
        <source>1 entry is the same</source>
        <translation>1 Eintrag ist gleich</translation>
    </message>
    <message>
        <source>Compare “{name}” with the disk</source>
        <translation>„{name}“ mit dem Datenträger vergleichen</translation>
    </message>
    <message>
        <source>Comparing what is open with what is on disk …</source>
        <translation>Was geöffnet ist, wird mit dem verglichen, was auf dem Datenträger liegt …</translation>
    </message>
    <message>
        <source>Comparing with the disk</source>
        <translation>Mit dem Datenträger vergleichen</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Meine behalten</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>The entries on disk are the same as those that are open, but in another order.</source>
        <translation>Die Einträge auf dem Datenträger sind dieselben wie die geöffneten, stehen aber in anderer Reihenfolge.</translation>
    </message>
    <message>
        <source>The entries on disk are the same as those that are open.</source>
        <translation>Die Einträge auf dem Datenträger sind dieselben wie die geöffneten.</translation>
    </message>
    <message>
        <source>The entries stand in another order, too.</source>
        <translation>Auch stehen die Einträge in anderer Reihenfolge.</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Was sich unterscheidet</translation>
    </message>
</context>
<context>
    <name>DateEditor</name>
    <message>
        <source>Choose a day (Alt+Down)</source>
        <translation>Einen Tag wählen (Alt+↓)</translation>
    </message>
</context>
<context>
    <name>DiffView</name>
    <message>
        <source>Added: {text}</source>
        <translation>Neu: {text}</translation>
    </message>
    <message>
        <source>Removed: {text}</source>
        <translation>Entfällt: {text}</translation>
    </message>
</context>
<context>
    <name>DifferenceList</name>
    <message>
        <source>(none)</source>
        <translation>(nichts)</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>Auf dem Datenträger</translation>
    </message>
    <message>
        <source>Only here</source>
        <translation>Nur hier</translation>
    </message>
    <message>
        <source>Only on disk</source>
        <translation>Nur auf dem Datenträger</translation>
    </message>
    <message>
        <source>Open here</source>
        <translation>Hier geöffnet</translation>
    </message>
    <message>
        <source>extensions</source>
        <translation>Erweiterungen</translation>
    </message>
    <message>
        <source>renamed</source>
        <translation>andere URL</translation>
    </message>
    <message>
        <source>sitemap</source>
        <translation>Sitemap</translation>
    </message>
    <message>
        <source>{number} · {loc}</source>
        <translation>{number} · {loc}</translation>
    </message>
</context>
<context>
    <name>DuplicatesDialog</name>
    <message numerus="yes">
        <source>%n duplicates are in read-only sitemaps and stay.</source>
        <translation>
            <numerusform>%n Duplikat liegt in einer schreibgeschützten Sitemap und bleibt.</numerusform>
            <numerusform>%n Duplikate liegen in schreibgeschützten Sitemaps und bleiben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries are removed</source>
        <translation>
            <numerusform>%n Eintrag wird entfernt</numerusform>
            <numerusform>%n Einträge werden entfernt</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Behalten wird</translation>
    </message>
    <message>
        <source>&amp;URLs are</source>
        <translation>&amp;URLs sind</translation>
    </message>
    <message>
        <source>1 duplicate is in a read-only sitemap and stays.</source>
        <translation>1 Duplikat liegt in einer schreibgeschützten Sitemap und bleibt.</translation>
    </message>
    <message>
        <source>1 entry is removed</source>
        <translation>1 Eintrag wird entfernt</translation>
    </message>
    <message>
        <source>Each entry that would be removed is listed here, beside the one kept.</source>
        <translation>Hier steht jeder Eintrag, der entfernt würde, neben dem, der bleibt.</translation>
    </message>
    <message>
        <source>Entries that would be removed</source>
        <translation>Einträge, die entfernt würden</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten wird</translation>
    </message>
    <message>
        <source>Planning</source>
        <translation>Planen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n duplicates</source>
        <translation>
            <numerusform>%n Duplikat entfernen</numerusform>
            <numerusform>%n Duplikate entfernen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n entries</source>
        <translation>
            <numerusform>%n Eintrag entfernen</numerusform>
            <numerusform>%n Einträge entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove 1 duplicate</source>
        <translation>1 Duplikat entfernen</translation>
    </message>
    <message>
        <source>Remove 1 entry</source>
        <translation>1 Eintrag entfernen</translation>
    </message>
    <message>
        <source>Remove duplicates</source>
        <translation>Duplikate entfernen</translation>
    </message>
    <message>
        <source>There are no duplicates to remove.</source>
        <translation>Es gibt keine Duplikate zu entfernen.</translation>
    </message>
    <message>
        <source>URLs are</source>
        <translation>URLs sind</translation>
    </message>
    <message>
        <source>exactly the same</source>
        <translation>genau gleich</translation>
    </message>
    <message>
        <source>the first of the set</source>
        <translation>der erste des Sets</translation>
    </message>
    <message>
        <source>the one in {sitemap}</source>
        <translation>der in {sitemap}</translation>
    </message>
    <message>
        <source>the one with the newest lastmod</source>
        <translation>der mit dem neuesten lastmod</translation>
    </message>
    <message>
        <source>the same but for http or https, www, a slash at the end, or capitals</source>
        <translation>gleich bis auf http oder https, www, einen Schrägstrich am Ende oder Großbuchstaben</translation>
    </message>
</context>
<context>
    <name>EncodingDialog</name>
    <message>
        <source>&amp;Encoding</source>
        <translation>&amp;Kodierung</translation>
    </message>
    <message>
        <source>Choose the encoding</source>
        <translation>Kodierung wählen</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Kodierung</translation>
    </message>
    <message>
        <source>How it &amp;reads</source>
        <translation>So liest es &amp;sich</translation>
    </message>
    <message>
        <source>How it reads in the chosen encoding</source>
        <translation>So liest es sich in der gewählten Kodierung</translation>
    </message>
    <message>
        <source>No line holds anything but ASCII, so that it reads the same in all of them.</source>
        <translation>Jede Zeile enthält nur ASCII-Zeichen; daher liest sich alles in jeder Kodierung gleich.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Opening changes nothing on disk; saving a change will write UTF-8.</source>
        <translation>Das Öffnen ändert nichts auf dem Datenträger; beim Speichern einer Änderung wird UTF-8 geschrieben.</translation>
    </message>
    <message>
        <source>“{name}” and maybe other sitemaps of “{whole}” follow neither the encoding that they declare nor UTF-8. Choose the encoding in which the lines below read as they should; it holds for all of them.</source>
        <translation>„{name}“ und vielleicht weitere Sitemaps von „{whole}“ folgen weder der angegebenen Kodierung noch UTF-8. Wählen Sie die Kodierung, in der sich die Zeilen unten richtig lesen; sie gilt für alle.</translation>
    </message>
    <message>
        <source>“{name}” follows neither the encoding that it declares nor UTF-8. Choose the encoding in which the lines below read as they should.</source>
        <translation>„{name}“ folgt weder der angegebenen Kodierung noch UTF-8. Wählen Sie die Kodierung, in der sich die Zeilen unten richtig lesen.</translation>
    </message>
</context>
<context>
    <name>Encodings</name>
    <message>
        <source>Arabic</source>
        <translation>Arabisch</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>Baltisch</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>Mitteleuropäisch</translation>
    </message>
    <message>
        <source>Chinese, simplified</source>
        <translation>Chinesisch, vereinfacht</translation>
    </message>
    <message>
        <source>Chinese, traditional</source>
        <translation>Chinesisch, traditionell</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>Kyrillisch</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Griechisch</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>Hebräisch</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japanisch</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Koreanisch</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>Türkisch</translation>
    </message>
    <message>
        <source>Western European</source>
        <translation>Westeuropäisch</translation>
    </message>
    <message>
        <source>Western European, DOS</source>
        <translation>Westeuropäisch, DOS</translation>
    </message>
    <message>
        <source>Western European, old Macintosh</source>
        <translation>Westeuropäisch, alter Macintosh</translation>
    </message>
</context>
<context>
    <name>EntryFields</name>
    <message numerus="yes">
        <source>(%n characters)</source>
        <translation>
            <numerusform>(%n Zeichen)</numerusform>
            <numerusform>(%n Zeichen)</numerusform>
        </translation>
    </message>
    <message>
        <source>(various)</source>
        <translation>(verschieden)</translation>
    </message>
</context>
<context>
    <name>EntryModel</name>
    <message>
        <source>Change {field}</source>
        <translation>{field} ändern</translation>
    </message>
    <message>
        <source>The sitemap it belongs to.</source>
        <translation>Die Sitemap, zu der er gehört.</translation>
    </message>
    <message>
        <source>The worst problem of each entry.</source>
        <translation>Das schwerste Problem jedes Eintrags.</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
</context>
<context>
    <name>EntryPage</name>
    <message>
        <source>Counting</source>
        <translation>Zählen</translation>
    </message>
    <message>
        <source>Filtering</source>
        <translation>Filtern</translation>
    </message>
    <message>
        <source>No entries yet. Add one with Ctrl+I, or paste addresses with Ctrl+V.</source>
        <translation>Noch keine Einträge. Mit Strg+I lässt sich einer hinzufügen, mit Strg+V lassen sich Adressen einfügen.</translation>
    </message>
    <message>
        <source>No entry has such problems.</source>
        <translation>Kein Eintrag hat solche Probleme.</translation>
    </message>
    <message>
        <source>No entry matches the filter.</source>
        <translation>Kein Eintrag passt zum Filter.</translation>
    </message>
    <message>
        <source>None of the sitemaps could be read. Problems, below, says why.</source>
        <translation>Keine der Sitemaps war lesbar. Warum, steht unten bei den Problemen.</translation>
    </message>
    <message>
        <source>The index lists no sitemaps yet. Add one for entries to go into.</source>
        <translation>Der Index führt noch keine Sitemaps auf. Fügen Sie eine hinzu, in die Einträge kommen können.</translation>
    </message>
</context>
<context>
    <name>EntryPanel</name>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>Add alternates in languages that are missing, by how addresses begin.</source>
        <translation>Sprachversionen in fehlenden Sprachen ergänzen, nach den Anfängen der Adressen.</translation>
    </message>
    <message>
        <source>Add missing languages</source>
        <translation>Fehlende Sprachen ergänzen</translation>
    </message>
    <message>
        <source>Add missing languages …</source>
        <translation>Fehlende Sprachen ergänzen …</translation>
    </message>
    <message>
        <source>Add the address for everybody whose language is not listed.</source>
        <translation>Die Adresse für alle ergänzen, deren Sprache nicht genannt ist.</translation>
    </message>
    <message>
        <source>Add x-default</source>
        <translation>x-default ergänzen</translation>
    </message>
    <message>
        <source>Adding languages</source>
        <translation>Sprachen ergänzen</translation>
    </message>
    <message>
        <source>All fields</source>
        <translation>Alle Felder</translation>
    </message>
    <message>
        <source>And {count} more.</source>
        <translation>Und {count} weitere.</translation>
    </message>
    <message>
        <source>Another edit is still being done. Try again after it.</source>
        <translation>Eine andere Bearbeitung läuft noch. Danach noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Change {field}</source>
        <translation>{field} ändern</translation>
    </message>
    <message numerus="yes">
        <source>Change {field} in %n entries</source>
        <translation>
            <numerusform>{field} in %n Eintrag ändern</numerusform>
            <numerusform>{field} in %n Einträgen ändern</numerusform>
        </translation>
    </message>
    <message>
        <source>Changing extensions</source>
        <translation>Erweiterungen ändern</translation>
    </message>
    <message>
        <source>Complete the cluster</source>
        <translation>Cluster vervollständigen</translation>
    </message>
    <message>
        <source>Completing clusters</source>
        <translation>Cluster vervollständigen</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Adresse kopieren</translation>
    </message>
    <message>
        <source>Counting extensions</source>
        <translation>Erweiterungen zählen</translation>
    </message>
    <message>
        <source>Entry {number} of {count}</source>
        <translation>Eintrag {number} von {count}</translation>
    </message>
    <message>
        <source>Let all pages of the cluster list each other, and themselves.</source>
        <translation>Alle Seiten, die miteinander als Sprachversionen verknüpft sind, nennen dann alle anderen und sich selbst.</translation>
    </message>
    <message>
        <source>More about alternates</source>
        <translation>Mehr über Sprachversionen</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Open the page in the browser</source>
        <translation>Seite im Browser öffnen</translation>
    </message>
    <message>
        <source>Read-only.</source>
        <translation>Nur zur Ansicht.</translation>
    </message>
    <message>
        <source>Select an entry to see and edit all of it.</source>
        <translation>Einen Eintrag auswählen, um ihn ganz zu sehen und zu bearbeiten.</translation>
    </message>
    <message>
        <source>Select one entry to add to it.</source>
        <translation>Einen Eintrag auswählen, um etwas hinzuzufügen.</translation>
    </message>
    <message>
        <source>Show also the fields that are no longer read or hardly ever needed.</source>
        <translation>Auch Felder zeigen, die nicht mehr gelesen oder kaum je gebraucht werden.</translation>
    </message>
    <message>
        <source>The address as people read it</source>
        <translation>Die Adresse, wie Menschen sie lesen</translation>
    </message>
    <message numerus="yes">
        <source>{what} in %n entries</source>
        <translation>
            <numerusform>{what} in %n Eintrag</numerusform>
            <numerusform>{what} in %n Einträgen</numerusform>
        </translation>
    </message>
    <message>
        <source>{what} in 1 entry</source>
        <translation>{what} in 1 Eintrag</translation>
    </message>
</context>
<context>
    <name>EntryView</name>
    <message>
        <source>Clear it with Backspace, paste another over it, or use a bulk edit.</source>
        <translation>Mit der Rücktaste leeren, einen anderen darüber einfügen oder eine Massenbearbeitung verwenden.</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Places in the set</source>
        <translation>Stellen im Set</translation>
    </message>
    <message>
        <source>This value has {length} characters; up to {most} can be edited in a cell.</source>
        <translation>Dieser Wert hat {length} Zeichen; in einer Zelle lassen sich bis zu {most} bearbeiten.</translation>
    </message>
</context>
<context>
    <name>Environment</name>
    <message>
        <source>Display</source>
        <translation>Anzeige</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation>Bibliotheken</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>Qt</source>
        <translation>Qt</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
</context>
<context>
    <name>ExplanationPane</name>
    <message>
        <source>All rules</source>
        <translation>Alle Regeln</translation>
    </message>
    <message>
        <source>Choose a problem or a rule to read what it asks for, and why.</source>
        <translation>Ein Problem oder eine Regel wählen: Hier wird erklärt, was sie verlangt und warum.</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Erklärung</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Beheben</translation>
    </message>
    <message>
        <source>Fix this …</source>
        <translation>Beheben …</translation>
    </message>
    <message>
        <source>Fix {count} …</source>
        <translation>{count} beheben …</translation>
    </message>
    <message>
        <source>Fix {count}: {rule}</source>
        <translation>{count} beheben: {rule}</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Korrigiert</translation>
    </message>
    <message>
        <source>Ignored</source>
        <translation>Ohne Belang</translation>
    </message>
    <message>
        <source>Line {line}: {message}</source>
        <translation>Zeile {line}: {message}</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Open the catalogue of rules here.</source>
        <translation>Das Verzeichnis der Regeln hier öffnen.</translation>
    </message>
    <message>
        <source>Remove {count} …</source>
        <translation>{count} entfernen …</translation>
    </message>
    <message>
        <source>Remove {count}: {rule}</source>
        <translation>{count} entfernen: {rule}</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Save the changed and repaired files.</source>
        <translation>Die geänderten und reparierten Dateien speichern.</translation>
    </message>
    <message>
        <source>Save to repair</source>
        <translation>Zum Reparieren speichern</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schweregrad</translation>
    </message>
    <message>
        <source>Shows what would change before anything does.</source>
        <translation>Zeigt zuerst, was sich ändern würde.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>What does it mean?</source>
        <translation>Was bedeutet das?</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Falsch</translation>
    </message>
    <message>
        <source>{severity} for {profile}</source>
        <translation>{severity} bei {profile}</translation>
    </message>
    <message>
        <source>{severity}, for every profile</source>
        <translation>{severity}, bei jedem Profil</translation>
    </message>
    <message>
        <source>… and {count} more</source>
        <translation>… und {count} weitere</translation>
    </message>
</context>
<context>
    <name>ExportCommands</name>
    <message numerus="yes">
        <source>%n files of an earlier export are still in the folder; the index does not list them.</source>
        <translation>
            <numerusform>%n Datei eines früheren Exports liegt noch dort, im Index nicht aufgeführt.</numerusform>
            <numerusform>%n Dateien eines früheren Exports liegen noch dort, im Index nicht aufgeführt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files of an earlier export were removed.</source>
        <translation>
            <numerusform>%n Datei eines früheren Exports wurde entfernt.</numerusform>
            <numerusform>%n Dateien eines früheren Exports wurden entfernt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files were up to date already.</source>
        <translation>
            <numerusform>%n Datei hatte diesen Inhalt schon.</numerusform>
            <numerusform>%n Dateien hatten diesen Inhalt schon.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files written to “{folder}”.</source>
        <translation>
            <numerusform>%n Datei in „{folder}“ geschrieben.</numerusform>
            <numerusform>%n Dateien in „{folder}“ geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 file of an earlier export was removed.</source>
        <translation>1 Datei eines früheren Exports wurde entfernt.</translation>
    </message>
    <message>
        <source>1 file was up to date already.</source>
        <translation>1 Datei hatte diesen Inhalt schon.</translation>
    </message>
    <message>
        <source>1 file written to “{folder}”.</source>
        <translation>1 Datei in „{folder}“ geschrieben.</translation>
    </message>
    <message>
        <source>Entries may be missing: not all sitemaps could be read for certain.</source>
        <translation>Einträge können fehlen: Nicht alle Sitemaps waren sicher lesbar.</translation>
    </message>
    <message>
        <source>Export as single file</source>
        <translation>Als einzelne Datei exportieren</translation>
    </message>
    <message>
        <source>Exporting to “{name}”</source>
        <translation>Nach „{name}“ exportieren</translation>
    </message>
    <message>
        <source>Left out: {losses}.</source>
        <translation>Weggelassen: {losses}.</translation>
    </message>
    <message>
        <source>Open exported set</source>
        <translation>Exportiertes Set öffnen</translation>
    </message>
    <message>
        <source>Publish …</source>
        <translation>Veröffentlichen …</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Removing old files</source>
        <translation>Alte Dateien entfernen</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Ordner zeigen</translation>
    </message>
    <message>
        <source>Sitemap (*.xml);;Compressed sitemap (*.xml.gz);;Text list (*.txt);;CSV (*.csv);;All files (*)</source>
        <translation>Sitemap (*.xml);;Komprimierte Sitemap (*.xml.gz);;Textliste (*.txt);;CSV (*.csv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The export was stopped; all files are as they were before.</source>
        <translation>Der Export wurde abgebrochen; alle Dateien sind wie zuvor.</translation>
    </message>
    <message>
        <source>“{name}” of an earlier export is still in the folder; the index does not list it.</source>
        <translation>„{name}“ aus einem früheren Export liegt noch im Ordner; im Index ist die Datei nicht aufgeführt.</translation>
    </message>
    <message>
        <source>“{name}” was written.</source>
        <translation>„{name}“ wurde geschrieben.</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message numerus="yes">
        <source>%n URLs</source>
        <translation>
            <numerusform>%n URL</numerusform>
            <numerusform>%n URLs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries lie outside {address}: search engines ignore them.</source>
        <translation>
            <numerusform>%n Eintrag liegt außerhalb von {address}: Suchmaschinen ignorieren ihn.</numerusform>
            <numerusform>%n Einträge liegen außerhalb von {address}: Suchmaschinen ignorieren sie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files of an earlier export stay in the folder; the index does not list them.</source>
        <translation>
            <numerusform>%n Datei eines früheren Exports bleibt dort, und der Index führt sie nicht auf.</numerusform>
            <numerusform>%n Dateien eines früheren Exports bleiben dort, und der Index führt sie nicht auf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files with such names exist and will be replaced.</source>
        <translation>
            <numerusform>%n Datei mit solchem Namen gibt es schon; sie wird ersetzt.</numerusform>
            <numerusform>%n Dateien mit solchen Namen gibt es schon; sie werden ersetzt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps</source>
        <translation>
            <numerusform>%n Sitemap</numerusform>
            <numerusform>%n Sitemaps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps could not be read for certain: entries may be missing.</source>
        <translation>
            <numerusform>%n Sitemap war nicht sicher lesbar: Einträge können fehlen.</numerusform>
            <numerusform>%n Sitemaps waren nicht sicher lesbar: Einträge können fehlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Address of the folder</source>
        <translation>&amp;Adresse des Ordners</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <source>&amp;Names of the files</source>
        <translation>&amp;Namen der Dateien</translation>
    </message>
    <message>
        <source>1 URL</source>
        <translation>1 URL</translation>
    </message>
    <message>
        <source>1 entry lies outside {address}: search engines ignore it.</source>
        <translation>1 Eintrag liegt außerhalb von {address}: Suchmaschinen ignorieren ihn.</translation>
    </message>
    <message>
        <source>1 file with such a name exists and will be replaced.</source>
        <translation>1 Datei mit solchem Namen gibt es schon; sie wird ersetzt.</translation>
    </message>
    <message>
        <source>1 sitemap</source>
        <translation>1 Sitemap</translation>
    </message>
    <message>
        <source>1 sitemap could not be read for certain: entries may be missing.</source>
        <translation>1 Sitemap war nicht sicher lesbar: Einträge können fehlen.</translation>
    </message>
    <message>
        <source>A&amp;ll ({count})</source>
        <translation>A&amp;lle ({count})</translation>
    </message>
    <message>
        <source>Address in the index</source>
        <translation>Adresse im Index</translation>
    </message>
    <message>
        <source>Address of the folder</source>
        <translation>Adresse des Ordners</translation>
    </message>
    <message>
        <source>Choose the folder that the files go to.</source>
        <translation>Den Ordner wählen, in den die Dateien kommen.</translation>
    </message>
    <message>
        <source>Compress the sitemaps with &amp;gzip</source>
        <translation>Sitemaps mit &amp;gzip komprimieren</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>F&amp;iltered ({count})</source>
        <translation>Ge&amp;filterte ({count})</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Files that will be written</source>
        <translation>Dateien, die geschrieben werden</translation>
    </message>
    <message>
        <source>Folder of the export</source>
        <translation>Ordner des Exports</translation>
    </message>
    <message>
        <source>Left out: {losses}.</source>
        <translation>Weggelassen: {losses}.</translation>
    </message>
    <message>
        <source>Most &amp;URLs in a sitemap</source>
        <translation>&amp;URLs je Sitemap höchstens</translation>
    </message>
    <message>
        <source>Most &amp;bytes in a sitemap</source>
        <translation>&amp;Bytes je Sitemap höchstens</translation>
    </message>
    <message>
        <source>Most URLs in a sitemap</source>
        <translation>URLs je Sitemap höchstens</translation>
    </message>
    <message>
        <source>Most bytes in a sitemap</source>
        <translation>Bytes je Sitemap höchstens</translation>
    </message>
    <message>
        <source>Name the &amp;schema in every file (xsi:schemaLocation)</source>
        <translation>&amp;Schema in jeder Datei nennen (xsi:schemaLocation)</translation>
    </message>
    <message>
        <source>Names of the files</source>
        <translation>Namen der Dateien</translation>
    </message>
    <message>
        <source>Planning the export</source>
        <translation>Export planen</translation>
    </message>
    <message>
        <source>S&amp;elected ({count})</source>
        <translation>Ausgewählt&amp;e ({count})</translation>
    </message>
    <message>
        <source>Size unpacked</source>
        <translation>Größe entpackt</translation>
    </message>
    <message>
        <source>URLs</source>
        <translation>URLs</translation>
    </message>
    <message>
        <source>Unpacked, as the protocol counts them.</source>
        <translation>Entpackt, wie das Protokoll sie zählt.</translation>
    </message>
    <message>
        <source>Use &amp;that URL</source>
        <translation>&amp;Diese URL verwenden</translation>
    </message>
    <message>
        <source>Write an inde&amp;x that lists the sitemaps</source>
        <translation>Inde&amp;x schreiben, der die Sitemaps aufführt</translation>
    </message>
    <message>
        <source>https://www.example.com/ – left empty: the site of most entries</source>
        <translation>https://www.example.com/ – leer: die Website der meisten Einträge</translation>
    </message>
    <message>
        <source>the index itself</source>
        <translation>der Index selbst</translation>
    </message>
    <message>
        <source>{address} would fit.</source>
        <translation>{address} würde passen.</translation>
    </message>
    <message>
        <source>{files} with {urls}, {size} unpacked, and the index “{index}”.</source>
        <translation>{files} mit {urls}, {size} entpackt, und der Index „{index}“.</translation>
    </message>
    <message>
        <source>{files} with {urls}, {size} unpacked, without an index.</source>
        <translation>{files} mit {urls}, {size} entpackt, ohne Index.</translation>
    </message>
    <message>
        <source>{n} stands for the number of the file.</source>
        <translation>{n} steht für die Nummer der Datei.</translation>
    </message>
    <message>
        <source>“{name}” of an earlier export stays in the folder; the index does not list it.</source>
        <translation>„{name}“ von einem früheren Export bleibt dort, und der Index führt die Datei nicht auf.</translation>
    </message>
</context>
<context>
    <name>ExtensionModel</name>
    <message>
        <source>(no {field})</source>
        <translation>(kein {field})</translation>
    </message>
    <message>
        <source>(various) Select one entry to see and edit them.</source>
        <translation>(verschieden) Einen Eintrag auswählen, um sie zu sehen und zu bearbeiten.</translation>
    </message>
    <message>
        <source>Change {field}</source>
        <translation>{field} ändern</translation>
    </message>
    <message>
        <source>No longer read by Google.</source>
        <translation>Wird von Google nicht mehr gelesen.</translation>
    </message>
    <message>
        <source>Not declared: {name} is read-only.</source>
        <translation>Nicht deklariert: {name} ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>The page is made for feature phones. Nobody reads this mark any more; it does no harm.</source>
        <translation>Die Seite ist für Feature-Phones gemacht. Dieses Kennzeichen liest niemand mehr; es schadet nicht.</translation>
    </message>
    <message>
        <source>not applied yet</source>
        <translation>noch nicht übernommen</translation>
    </message>
    <message>
        <source>one more …</source>
        <translation>noch eins …</translation>
    </message>
    <message numerus="yes">
        <source>{have} of %n entries</source>
        <translation>
            <numerusform>{have} von %n Eintrag</numerusform>
            <numerusform>{have} von %n Einträgen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExtensionView</name>
    <message>
        <source>Extensions</source>
        <translation>Erweiterungen</translation>
    </message>
</context>
<context>
    <name>Extensions</name>
    <message>
        <source>Add XML</source>
        <translation>XML hinzufügen</translation>
    </message>
    <message>
        <source>Add alternate</source>
        <translation>Sprachversion hinzufügen</translation>
    </message>
    <message>
        <source>Add article</source>
        <translation>Artikel hinzufügen</translation>
    </message>
    <message>
        <source>Add image</source>
        <translation>Bild hinzufügen</translation>
    </message>
    <message>
        <source>Add mark for feature phones</source>
        <translation>Feature-Phone-Kennzeichen hinzufügen</translation>
    </message>
    <message>
        <source>Add video</source>
        <translation>Video hinzufügen</translation>
    </message>
    <message>
        <source>Alternates</source>
        <translation>Sprachversionen</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Mobile</source>
        <translation>Mobil</translation>
    </message>
    <message>
        <source>Move XML</source>
        <translation>XML verschieben</translation>
    </message>
    <message>
        <source>Move alternate</source>
        <translation>Sprachversion verschieben</translation>
    </message>
    <message>
        <source>Move article</source>
        <translation>Artikel verschieben</translation>
    </message>
    <message>
        <source>Move image</source>
        <translation>Bild verschieben</translation>
    </message>
    <message>
        <source>Move mark for feature phones</source>
        <translation>Feature-Phone-Kennzeichen verschieben</translation>
    </message>
    <message>
        <source>Move video</source>
        <translation>Video verschieben</translation>
    </message>
    <message>
        <source>News</source>
        <translation>News</translation>
    </message>
    <message>
        <source>Other XML</source>
        <translation>Anderes XML</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n alternates</source>
        <translation>
            <numerusform>%n Sprachversion entfernen</numerusform>
            <numerusform>%n Sprachversionen entfernen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n articles</source>
        <translation>
            <numerusform>%n Artikel entfernen</numerusform>
            <numerusform>%n Artikel entfernen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n images</source>
        <translation>
            <numerusform>%n Bild entfernen</numerusform>
            <numerusform>%n Bilder entfernen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n marks for feature phones</source>
        <translation>
            <numerusform>%n Feature-Phone-Kennzeichen entfernen</numerusform>
            <numerusform>%n Feature-Phone-Kennzeichen entfernen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n pieces of XML</source>
        <translation>
            <numerusform>%n Stück XML entfernen</numerusform>
            <numerusform>%n Stücke XML entfernen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n videos</source>
        <translation>
            <numerusform>%n Video entfernen</numerusform>
            <numerusform>%n Videos entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove XML</source>
        <translation>XML entfernen</translation>
    </message>
    <message>
        <source>Remove alternate</source>
        <translation>Sprachversion entfernen</translation>
    </message>
    <message numerus="yes">
        <source>Remove alternates from %n entries</source>
        <translation>
            <numerusform>Sprachversionen aus %n Eintrag entfernen</numerusform>
            <numerusform>Sprachversionen aus %n Einträgen entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove article</source>
        <translation>Artikel entfernen</translation>
    </message>
    <message numerus="yes">
        <source>Remove articles from %n entries</source>
        <translation>
            <numerusform>Artikel aus %n Eintrag entfernen</numerusform>
            <numerusform>Artikel aus %n Einträgen entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove image</source>
        <translation>Bild entfernen</translation>
    </message>
    <message numerus="yes">
        <source>Remove images from %n entries</source>
        <translation>
            <numerusform>Bilder aus %n Eintrag entfernen</numerusform>
            <numerusform>Bilder aus %n Einträgen entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove mark for feature phones</source>
        <translation>Feature-Phone-Kennzeichen entfernen</translation>
    </message>
    <message numerus="yes">
        <source>Remove marks for feature phones from %n entries</source>
        <translation>
            <numerusform>Feature-Phone-Kennzeichen aus %n Eintrag entfernen</numerusform>
            <numerusform>Feature-Phone-Kennzeichen aus %n Einträgen entfernen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove other XML from %n entries</source>
        <translation>
            <numerusform>Anderes XML aus %n Eintrag entfernen</numerusform>
            <numerusform>Anderes XML aus %n Einträgen entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove video</source>
        <translation>Video entfernen</translation>
    </message>
    <message numerus="yes">
        <source>Remove videos from %n entries</source>
        <translation>
            <numerusform>Videos aus %n Eintrag entfernen</numerusform>
            <numerusform>Videos aus %n Einträgen entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>Videos</translation>
    </message>
</context>
<context>
    <name>FacetButton</name>
    <message>
        <source>Remove this part of the filter.</source>
        <translation>Diesen Teil des Filters entfernen.</translation>
    </message>
    <message>
        <source>Remove {facet}</source>
        <translation>{facet} entfernen</translation>
    </message>
</context>
<context>
    <name>FacetRow</name>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More filters that do not fit here.</source>
        <translation>Weitere Filter, für die hier kein Platz ist.</translation>
    </message>
</context>
<context>
    <name>Facets</name>
    <message>
        <source>0.0 to 0.4</source>
        <translation>0.0 bis 0.4</translation>
    </message>
    <message>
        <source>0.5 to 0.7</source>
        <translation>0.5 bis 0.7</translation>
    </message>
    <message>
        <source>0.8 to 1.0</source>
        <translation>0.8 bis 1.0</translation>
    </message>
    <message>
        <source>Alternates (hreflang)</source>
        <translation>Sprachversionen (hreflang)</translation>
    </message>
    <message>
        <source>Any extension</source>
        <translation>Irgendeine Erweiterung</translation>
    </message>
    <message>
        <source>Any problem</source>
        <translation>Irgendein Problem</translation>
    </message>
    <message>
        <source>Anything else</source>
        <translation>Alles andere</translation>
    </message>
    <message>
        <source>Changed since opened or saved</source>
        <translation>Geändert seit dem Öffnen oder Speichern</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>Erweiterungen</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>In the future</source>
        <translation>In der Zukunft</translation>
    </message>
    <message>
        <source>Infos</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Invalid date</source>
        <translation>Ungültiges Datum</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>Letzte 365 Tage</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Letzte 7 Tage</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Fehlt</translation>
    </message>
    <message>
        <source>Mobile</source>
        <translation>Mobil</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>News</source>
        <translation>News</translation>
    </message>
    <message>
        <source>No extension</source>
        <translation>Keine Erweiterung</translation>
    </message>
    <message>
        <source>No problem</source>
        <translation>Kein Problem</translation>
    </message>
    <message>
        <source>Not a number</source>
        <translation>Keine Zahl</translation>
    </message>
    <message>
        <source>Older than 365 days</source>
        <translation>Älter als 365 Tage</translation>
    </message>
    <message>
        <source>Other XML</source>
        <translation>Anderes XML</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Show entries by their changefreq.</source>
        <translation>Einträge nach changefreq zeigen.</translation>
    </message>
    <message>
        <source>Show entries by their extensions.</source>
        <translation>Einträge nach Erweiterungen zeigen.</translation>
    </message>
    <message>
        <source>Show entries by their lastmod.</source>
        <translation>Einträge nach lastmod zeigen.</translation>
    </message>
    <message>
        <source>Show entries by their priority.</source>
        <translation>Einträge nach priority zeigen.</translation>
    </message>
    <message>
        <source>Show entries by their problems.</source>
        <translation>Einträge nach Problemen zeigen.</translation>
    </message>
    <message>
        <source>Show entries by what was done to them.</source>
        <translation>Einträge danach zeigen, was an ihnen geändert wurde.</translation>
    </message>
    <message>
        <source>Show the entries of some sitemaps.</source>
        <translation>Die Einträge einiger Sitemaps zeigen.</translation>
    </message>
    <message>
        <source>Shows the entries of a folder, chosen beside the table.</source>
        <translation>Zeigt die Einträge eines Ordners, der neben der Tabelle gewählt ist.</translation>
    </message>
    <message>
        <source>Sitemap</source>
        <translation>Sitemap</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Unverändert</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>Videos</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
</context>
<context>
    <name>FaultDialog</name>
    <message>
        <source>Copy details</source>
        <translation>Einzelheiten kopieren</translation>
    </message>
    <message>
        <source>Fault in the program</source>
        <translation>Fehler im Programm</translation>
    </message>
    <message>
        <source>Please report the fault with these details: {url}</source>
        <translation>Bitte melden Sie den Fehler mit diesen Einzelheiten: {url}</translation>
    </message>
    <message>
        <source>Something went wrong inside the program.</source>
        <translation>Im Programm ist etwas schiefgegangen.</translation>
    </message>
    <message>
        <source>What is not saved yet is in the recovery log; the next start offers it, should the program end.</source>
        <translation>Was noch nicht gespeichert ist, steht im Wiederherstellungsprotokoll; sollte das Programm enden, bietet der nächste Start es an.</translation>
    </message>
    <message>
        <source>You can go on; saving under another name is safest.</source>
        <translation>Sie können weiterarbeiten; am sichersten ist es, unter einem anderen Namen zu speichern.</translation>
    </message>
    <message>
        <source>Your sitemaps on disk were not touched.</source>
        <translation>Ihre Sitemaps auf dem Datenträger wurden nicht angerührt.</translation>
    </message>
</context>
<context>
    <name>FetchFailuresDialog</name>
    <message>
        <source>&amp;Copy list</source>
        <translation>Liste &amp;kopieren</translation>
    </message>
    <message>
        <source>All other files were copied and opened.</source>
        <translation>Alle anderen Dateien wurden kopiert und geöffnet.</translation>
    </message>
    <message>
        <source>Not opened from the web</source>
        <translation>Nicht aus dem Web geöffnet</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
</context>
<context>
    <name>FileWatch</name>
    <message numerus="yes">
        <source>%n files of the set are not on the disk any more.</source>
        <translation>
            <numerusform>%n Datei des Sets liegt nicht mehr auf dem Datenträger.</numerusform>
            <numerusform>%n Dateien des Sets liegen nicht mehr auf dem Datenträger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files of the set were changed by other programs.</source>
        <translation>
            <numerusform>%n Datei des Sets wurde von einem anderen Programm geändert.</numerusform>
            <numerusform>%n Dateien des Sets wurden von anderen Programmen geändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare …</source>
        <translation>Vergleichen …</translation>
    </message>
    <message>
        <source>Everything is still open here; saving writes it anew.</source>
        <translation>Hier ist noch alles geöffnet; Speichern schreibt es neu.</translation>
    </message>
    <message>
        <source>Its entries are kept with all their fields and extensions; comments and layout are written anew.</source>
        <translation>Die Einträge behalten alle Felder und Erweiterungen; Kommentare und Layout werden neu geschrieben.</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Meine behalten</translation>
    </message>
    <message>
        <source>Looking at the files of “{name}”</source>
        <translation>Dateien von „{name}“ ansehen</translation>
    </message>
    <message>
        <source>Nothing was lost: what is open here is as it was.</source>
        <translation>Nichts ging verloren: Was hier geöffnet ist, ist unverändert.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>Speichern unter …</translation>
    </message>
    <message numerus="yes">
        <source>Saving replaces %n files by what is open here.</source>
        <translation>
            <numerusform>Speichern ersetzt %n Datei durch das, was hier geöffnet ist.</numerusform>
            <numerusform>Speichern ersetzt %n Dateien durch das, was hier geöffnet ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saving replaces “{name}” by what is open here.</source>
        <translation>Speichern ersetzt „{name}“ durch das, was hier geöffnet ist.</translation>
    </message>
    <message>
        <source>“{name}” is not on the disk any more.</source>
        <translation>„{name}“ liegt nicht mehr auf dem Datenträger.</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program.</source>
        <translation>„{name}“ wurde von einem anderen Programm geändert.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message numerus="yes">
        <source>%n files are not in UTF-8.</source>
        <translation>
            <numerusform>%n Datei ist nicht in UTF-8.</numerusform>
            <numerusform>%n Dateien sind nicht in UTF-8.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files lie in that folder already; sitemaps of the set would replace them.</source>
        <translation>
            <numerusform>%n Datei liegt schon in diesem Ordner; eine Sitemap des Sets würde sie ersetzen.</numerusform>
            <numerusform>%n Dateien liegen schon in diesem Ordner; Sitemaps des Sets würden sie ersetzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files of the set have other names on this disk, too (hard links).</source>
        <translation>
            <numerusform>%n Datei des Sets hat auf diesem Datenträger noch andere Namen (Hardlinks).</numerusform>
            <numerusform>%n Dateien des Sets haben auf diesem Datenträger noch andere Namen (Hardlinks).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files of the set may not be written where they are.</source>
        <translation>
            <numerusform>%n Datei des Sets darf dort, wo sie liegt, nicht geschrieben werden.</numerusform>
            <numerusform>%n Dateien des Sets dürfen dort, wo sie liegen, nicht geschrieben werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mended places were saved.</source>
        <translation>
            <numerusform>%n reparierte Stelle wurde gespeichert.</numerusform>
            <numerusform>%n reparierte Stellen wurden gespeichert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places were mended so that “{name}” could be read.</source>
        <translation>
            <numerusform>%n Stelle wurde repariert, damit „{name}“ lesbar ist.</numerusform>
            <numerusform>%n Stellen wurden repariert, damit „{name}“ lesbar ist.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps are larger than the ceiling.</source>
        <translation>
            <numerusform>%n Sitemap ist größer als die Obergrenze.</numerusform>
            <numerusform>%n Sitemaps sind größer als die Obergrenze.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps follow neither the encoding that they declare nor UTF-8.</source>
        <translation>
            <numerusform>%n Sitemap folgt weder der angegebenen Kodierung noch UTF-8.</numerusform>
            <numerusform>%n Sitemaps folgen weder der angegebenen Kodierung noch UTF-8.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 mended place was saved.</source>
        <translation>1 reparierte Stelle wurde gespeichert.</translation>
    </message>
    <message>
        <source>1 place was mended so that “{name}” could be read.</source>
        <translation>1 Stelle wurde repariert, damit „{name}“ lesbar ist.</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Ceilings guard the memory of this computer: {size} MB unpacked for each file, {ratio} times its size on disk, {entries} entries in all. Open it all the same if you trust where it comes from.</source>
        <translation>Obergrenzen schützen den Speicher dieses Computers: {size} MB entpackt je Datei, das {ratio}-Fache ihrer Größe auf dem Datenträger, {entries} Einträge insgesamt. Öffnen Sie sie trotzdem, wenn Sie der Herkunft vertrauen.</translation>
    </message>
    <message>
        <source>Choose its encoding …</source>
        <translation>Kodierung wählen …</translation>
    </message>
    <message>
        <source>Choose one …</source>
        <translation>Eine wählen …</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Hingehen</translation>
    </message>
    <message>
        <source>Import as table …</source>
        <translation>Als Tabelle importieren …</translation>
    </message>
    <message>
        <source>Its entries can be copied and exported; the file stays as it is.</source>
        <translation>Die Einträge lassen sich kopieren und exportieren; die Datei bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Left out: {losses}.</source>
        <translation>Weggelassen: {losses}.</translation>
    </message>
    <message>
        <source>New sitemap</source>
        <translation>Neue Sitemap</translation>
    </message>
    <message>
        <source>Nothing is guessed: look at how it reads, and choose.</source>
        <translation>Geraten wird nichts: Ansehen, wie es sich liest, und wählen.</translation>
    </message>
    <message>
        <source>Nothing was written. Replace what lies there, or save in another folder.</source>
        <translation>Nichts wurde geschrieben. Ersetzen Sie, was dort liegt, oder speichern Sie in einem anderen Ordner.</translation>
    </message>
    <message>
        <source>Open a folder of sitemaps</source>
        <translation>Ordner mit Sitemaps öffnen</translation>
    </message>
    <message>
        <source>Open a sitemap or an index</source>
        <translation>Sitemap oder Index öffnen</translation>
    </message>
    <message>
        <source>Open all the same</source>
        <translation>Trotzdem öffnen</translation>
    </message>
    <message>
        <source>Open for editing anyway</source>
        <translation>Trotzdem zum Bearbeiten öffnen</translation>
    </message>
    <message>
        <source>Opening was stopped; everything is as it was.</source>
        <translation>Das Öffnen wurde abgebrochen; alles ist wie zuvor.</translation>
    </message>
    <message>
        <source>Opening “{name}”</source>
        <translation>„{name}“ öffnen</translation>
    </message>
    <message>
        <source>Reading “{name}” in all encodings</source>
        <translation>„{name}“ in allen Kodierungen lesen</translation>
    </message>
    <message numerus="yes">
        <source>Removed %n files.</source>
        <translation>
            <numerusform>%n Datei entfernt.</numerusform>
            <numerusform>%n Dateien entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Removed 1 file.</source>
        <translation>1 Datei entfernt.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save all sitemaps in a folder</source>
        <translation>Alle Sitemaps in einem Ordner speichern</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Save it in another place; what is open here can be edited all the same.</source>
        <translation>Speichern Sie an einem anderen Ort; bearbeiten lässt sich das Geöffnete trotzdem.</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n files.</source>
        <translation>
            <numerusform>%n Datei gespeichert.</numerusform>
            <numerusform>%n Dateien gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved 1 file.</source>
        <translation>1 Datei gespeichert.</translation>
    </message>
    <message>
        <source>Saving a change writes UTF-8.</source>
        <translation>Wird eine Änderung gespeichert, wird UTF-8 geschrieben.</translation>
    </message>
    <message>
        <source>Saving gives new content to this name only; under the others the old stays.</source>
        <translation>Beim Speichern bekommt nur dieser Name den neuen Inhalt; unter den anderen bleibt der alte.</translation>
    </message>
    <message>
        <source>Saving was stopped; the files are as they were.</source>
        <translation>Das Speichern wurde abgebrochen; die Dateien sind wie zuvor.</translation>
    </message>
    <message>
        <source>Saving writes those that changed; search engines find all of them through an index.</source>
        <translation>Speichern schreibt die geänderten; über einen Index finden Suchmaschinen alle.</translation>
    </message>
    <message>
        <source>Saving “{name}”</source>
        <translation>„{name}“ speichern</translation>
    </message>
    <message>
        <source>Sitemaps (*.xml *.xml.gz *.gz *.txt *.csv)</source>
        <translation>Sitemaps (*.xml *.xml.gz *.gz *.txt *.csv)</translation>
    </message>
    <message>
        <source>Sitemaps (*.xml *.xml.gz);;All files (*)</source>
        <translation>Sitemaps (*.xml *.xml.gz);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The Repairs panel lists what and where; nothing on disk has changed.</source>
        <translation>Der Bereich „Reparaturen“ listet auf, was und wo; auf dem Datenträger hat sich nichts geändert.</translation>
    </message>
    <message>
        <source>The file that was open before still has it.</source>
        <translation>In der zuvor geöffneten Datei ist es noch enthalten.</translation>
    </message>
    <message>
        <source>Their entries can be copied and exported; the files stay as they are.</source>
        <translation>Ihre Einträge lassen sich kopieren und exportieren; die Dateien bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>This installation lacks the sample set.</source>
        <translation>In dieser Installation fehlt das Beispielset.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>Write an index …</source>
        <translation>Index schreiben …</translation>
    </message>
    <message>
        <source>{reason} Here it is read-only.</source>
        <translation>{reason} Hier lässt sie sich nur ansehen.</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” and %n more are read-only: {reason}</source>
        <translation>
            <numerusform>„{name}“ und %n weitere lassen sich nur ansehen: {reason}</numerusform>
            <numerusform>„{name}“ und %n weitere lassen sich nur ansehen: {reason}</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” has other names on this disk, too (hard links).</source>
        <translation>„{name}“ hat auf diesem Datenträger noch andere Namen (Hardlinks).</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” holds %n sitemaps and no index.</source>
        <translation>
            <numerusform>„{name}“ enthält %n Sitemap und keinen Index.</numerusform>
            <numerusform>„{name}“ enthält %n Sitemaps und keinen Index.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” is in {encoding}.</source>
        <translation>„{name}“ ist in {encoding}.</translation>
    </message>
    <message>
        <source>“{name}” is not open elsewhere any more: it can be edited here.</source>
        <translation>„{name}“ ist anderswo nicht mehr geöffnet und lässt sich hier bearbeiten.</translation>
    </message>
    <message>
        <source>“{name}” is open in another window already.</source>
        <translation>„{name}“ ist schon in einem anderen Fenster geöffnet.</translation>
    </message>
    <message>
        <source>“{name}” is read-only: {reason}</source>
        <translation>„{name}“ lässt sich nur ansehen: {reason}</translation>
    </message>
    <message>
        <source>“{name}” lies in that folder already; a sitemap of the set would replace it.</source>
        <translation>„{name}“ liegt schon in diesem Ordner; eine Sitemap des Sets würde sie ersetzen.</translation>
    </message>
    <message>
        <source>“{name}” may not be written where it is.</source>
        <translation>„{name}“ darf dort, wo die Datei liegt, nicht geschrieben werden.</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>1 entry</source>
        <translation>1 Eintrag</translation>
    </message>
    <message>
        <source>A text, a /regular expression/, or conditions joined by “and” or “or”, with parentheses: a word (loc, lastmod, changefreq, priority, any, entry, sitemap, folder, extension, problem, state), then = != &lt; &gt; contains matches in or “is empty”, then a value.</source>
        <translation>Ein Text, ein /regulärer Ausdruck/ oder mit „and“ oder „or“ verbundene Bedingungen, auch mit Klammern: ein Wort (loc, lastmod, changefreq, priority, any, entry, sitemap, folder, extension, problem, state), dann = != &lt; &gt; contains matches in oder „is empty“, dann ein Wert.</translation>
    </message>
    <message>
        <source>All fields</source>
        <translation>Alle Felder</translation>
    </message>
    <message>
        <source>Character {number}: {text}</source>
        <translation>Zeichen {number}: {text}</translation>
    </message>
    <message>
        <source>Entries shown</source>
        <translation>Gezeigte Einträge</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter: text, /regex/, or lastmod &lt; 2026-01-01</source>
        <translation>Filter: Text, /Regex/ oder lastmod &lt; 2026-01-01</translation>
    </message>
    <message>
        <source>Save this filter, or choose one that was saved.</source>
        <translation>Diesen Filter speichern oder einen gespeicherten wählen.</translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation>Gespeicherte Filter</translation>
    </message>
    <message>
        <source>The field in which a text or an expression is looked for.</source>
        <translation>Das Feld, in dem ein Text oder Ausdruck gesucht wird.</translation>
    </message>
    <message>
        <source>Where to look</source>
        <translation>Wo gesucht wird</translation>
    </message>
    <message>
        <source>{shown} of {total}</source>
        <translation>{shown} von {total}</translation>
    </message>
</context>
<context>
    <name>FindPanel</name>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n Treffer</numerusform>
            <numerusform>%n Treffer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values replaced.</source>
        <translation>
            <numerusform>%n Wert ersetzt.</numerusform>
            <numerusform>%n Werte ersetzt.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 entry</source>
        <translation>1 Eintrag</translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>1 Treffer</translation>
    </message>
    <message>
        <source>1 value replaced.</source>
        <translation>1 Wert ersetzt.</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Zählen</translation>
    </message>
    <message>
        <source>Entries shown</source>
        <translation>Gezeigte Einträge</translation>
    </message>
    <message>
        <source>F&amp;ind</source>
        <translation>S&amp;uchen</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>In all fields</source>
        <translation>In allen Feldern</translation>
    </message>
    <message>
        <source>In {field}</source>
        <translation>In {field}</translation>
    </message>
    <message>
        <source>Match case (Alt+C)</source>
        <translation>Groß- und Kleinschreibung beachten (Alt+C)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>Nächster Treffer (F3)</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>Es würde sich nichts ändern.</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>Voriger Treffer (Umschalt+F3)</translation>
    </message>
    <message>
        <source>Re&amp;place with</source>
        <translation>&amp;Ersetzen durch</translation>
    </message>
    <message>
        <source>Regular expression (Alt+X)</source>
        <translation>Regulärer Ausdruck (Alt+X)</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Replace all …</source>
        <translation>Alle ersetzen …</translation>
    </message>
    <message numerus="yes">
        <source>Replace in %n entries</source>
        <translation>
            <numerusform>In %n Eintrag ersetzen</numerusform>
            <numerusform>In %n Einträgen ersetzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace in %n values</source>
        <translation>
            <numerusform>In %n Wert ersetzen</numerusform>
            <numerusform>In %n Werten ersetzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace in 1 entry</source>
        <translation>In 1 Eintrag ersetzen</translation>
    </message>
    <message>
        <source>Replace in 1 value</source>
        <translation>In 1 Wert ersetzen</translation>
    </message>
    <message>
        <source>Replace in {field}</source>
        <translation>In {field} ersetzen</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Ersetzen durch</translation>
    </message>
    <message>
        <source>Replaced. There are no more matches.</source>
        <translation>Ersetzt. Weitere Treffer gibt es nicht.</translation>
    </message>
    <message>
        <source>Replacing</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Selected entries</source>
        <translation>Ausgewählte Einträge</translation>
    </message>
    <message>
        <source>Went on from the first entry.</source>
        <translation>Beim ersten Eintrag weitergesucht.</translation>
    </message>
    <message>
        <source>Went on from the last entry.</source>
        <translation>Beim letzten Eintrag weitergesucht.</translation>
    </message>
    <message>
        <source>Where to look</source>
        <translation>Wo gesucht wird</translation>
    </message>
    <message>
        <source>Whole words only (Alt+W)</source>
        <translation>Nur ganze Wörter (Alt+W)</translation>
    </message>
    <message>
        <source>{times} in {where}</source>
        <translation>{times} in {where}</translation>
    </message>
</context>
<context>
    <name>FixChoicesForm</name>
    <message>
        <source>&amp;Base for relative addresses</source>
        <translation>&amp;Basis für relative Adressen</translation>
    </message>
    <message>
        <source>&amp;Escape characters as</source>
        <translation>Zeichen &amp;maskieren als</translation>
    </message>
    <message>
        <source>&amp;Zone of times without one</source>
        <translation>&amp;Zone von Zeiten ohne Zone</translation>
    </message>
    <message>
        <source>Base for relative addresses</source>
        <translation>Basis für relative Adressen</translation>
    </message>
    <message>
        <source>Escape characters as</source>
        <translation>Zeichen maskieren als</translation>
    </message>
    <message>
        <source>ISO-8859-1, for old servers</source>
        <translation>ISO-8859-1, für alte Server</translation>
    </message>
    <message>
        <source>UTF-8, as nearly all servers expect</source>
        <translation>UTF-8, wie fast alle Server es erwarten</translation>
    </message>
    <message>
        <source>Zone of times without one</source>
        <translation>Zeitzone für Zeiten ohne Angabe</translation>
    </message>
    <message>
        <source>unknown; Z is UTC</source>
        <translation>unbekannt; Z ist UTC</translation>
    </message>
</context>
<context>
    <name>FixList</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>another namespace</source>
        <translation>ein anderer Namensraum</translation>
    </message>
    <message>
        <source>another order</source>
        <translation>eine andere Reihenfolge</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>the protocol's namespace</source>
        <translation>der Namensraum des Protokolls</translation>
    </message>
    <message>
        <source>the schema's order</source>
        <translation>die Reihenfolge des Schemas</translation>
    </message>
</context>
<context>
    <name>FixesDialog</name>
    <message numerus="yes">
        <source>%n entries are in read-only sitemaps and left out.</source>
        <translation>
            <numerusform>%n Eintrag liegt in schreibgeschützten Sitemaps und ist ausgenommen.</numerusform>
            <numerusform>%n Einträge liegen in schreibgeschützten Sitemaps und sind ausgenommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries change</source>
        <translation>
            <numerusform>%n Eintrag ändert sich</numerusform>
            <numerusform>%n Einträge ändern sich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files change</source>
        <translation>
            <numerusform>%n Datei ändert sich</numerusform>
            <numerusform>%n Dateien ändern sich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values change</source>
        <translation>
            <numerusform>%n Wert ändert sich</numerusform>
            <numerusform>%n Werte ändern sich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values keep problems that can't be fixed without guessing.</source>
        <translation>
            <numerusform>%n Wert behält Probleme, die sich nicht beheben lassen, ohne zu raten.</numerusform>
            <numerusform>%n Werte behalten Probleme, die sich nicht beheben lassen, ohne zu raten.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 entry changes</source>
        <translation>1 Eintrag ändert sich</translation>
    </message>
    <message>
        <source>1 entry is in a read-only sitemap and left out.</source>
        <translation>1 Eintrag liegt in einer schreibgeschützten Sitemap und ist ausgenommen.</translation>
    </message>
    <message>
        <source>1 file changes</source>
        <translation>1 Datei ändert sich</translation>
    </message>
    <message>
        <source>1 value changes</source>
        <translation>1 Wert ändert sich</translation>
    </message>
    <message>
        <source>1 value keeps a problem that can't be fixed without guessing.</source>
        <translation>1 Wert behält ein Problem, das sich nicht beheben lässt, ohne zu raten.</translation>
    </message>
    <message>
        <source>Because of a fault in the program not everything could be tried for {titles}.</source>
        <translation>Wegen eines Fehlers im Programm konnte für {titles} nicht alles versucht werden.</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Beheben</translation>
    </message>
    <message numerus="yes">
        <source>Fix %n entries</source>
        <translation>
            <numerusform>%n Eintrag korrigieren</numerusform>
            <numerusform>%n Einträge korrigieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fix %n files</source>
        <translation>
            <numerusform>%n Datei korrigieren</numerusform>
            <numerusform>%n Dateien korrigieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fix %n values</source>
        <translation>
            <numerusform>%n Wert korrigieren</numerusform>
            <numerusform>%n Werte korrigieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Fix 1 entry</source>
        <translation>1 Eintrag korrigieren</translation>
    </message>
    <message>
        <source>Fix 1 file</source>
        <translation>1 Datei korrigieren</translation>
    </message>
    <message>
        <source>Fix 1 value</source>
        <translation>1 Wert korrigieren</translation>
    </message>
    <message numerus="yes">
        <source>Fix in %n values</source>
        <translation>
            <numerusform>Korrektur in %n Wert</numerusform>
            <numerusform>Korrektur in %n Werten</numerusform>
        </translation>
    </message>
    <message>
        <source>Fix in 1 value</source>
        <translation>Korrektur in 1 Wert</translation>
    </message>
    <message numerus="yes">
        <source>Fix namespace of %n files</source>
        <translation>
            <numerusform>Namensraum von %n Datei korrigieren</numerusform>
            <numerusform>Namensraum von %n Dateien korrigieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Fix namespace of 1 file</source>
        <translation>Namensraum von 1 Datei korrigieren</translation>
    </message>
    <message>
        <source>Fix problems</source>
        <translation>Probleme beheben</translation>
    </message>
    <message>
        <source>Looking for what can be fixed …</source>
        <translation>Es wird gesucht, was sich beheben lässt …</translation>
    </message>
    <message>
        <source>Nothing here can be fixed without guessing.</source>
        <translation>Hier lässt sich nichts beheben, ohne zu raten.</translation>
    </message>
    <message numerus="yes">
        <source>Order elements in %n entries</source>
        <translation>
            <numerusform>Elemente in %n Eintrag ordnen</numerusform>
            <numerusform>Elemente in %n Einträgen ordnen</numerusform>
        </translation>
    </message>
    <message>
        <source>Order elements in 1 entry</source>
        <translation>Elemente in 1 Eintrag ordnen</translation>
    </message>
    <message>
        <source>Order elements in the index</source>
        <translation>Elemente im Index ordnen</translation>
    </message>
    <message>
        <source>Planning fixes</source>
        <translation>Korrekturen planen</translation>
    </message>
    <message>
        <source>The explanation beside each problem says what to do.</source>
        <translation>Die Erklärung neben jedem Problem sagt, was zu tun ist.</translation>
    </message>
</context>
<context>
    <name>FlagField</name>
    <message>
        <source>On</source>
        <translation>Ein</translation>
    </message>
</context>
<context>
    <name>FolderChooser</name>
    <message>
        <source>Choose …</source>
        <translation>Wählen …</translation>
    </message>
</context>
<context>
    <name>FolderCounter</name>
    <message>
        <source>Counting folders</source>
        <translation>Ordner zählen</translation>
    </message>
</context>
<context>
    <name>FolderTree</name>
    <message>
        <source>Addresses that are missing, or are not complete web addresses</source>
        <translation>Adressen, die keine vollständigen Webadressen sind oder fehlen</translation>
    </message>
    <message>
        <source>All folders</source>
        <translation>Alle Ordner</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>Entries of all folders</source>
        <translation>Einträge aller Ordner</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Other addresses</source>
        <translation>Andere Adressen</translation>
    </message>
    <message>
        <source>{folder}, entries: {count}</source>
        <translation>{folder}, Einträge: {count}</translation>
    </message>
</context>
<context>
    <name>FoldersPanel</name>
    <message>
        <source>&amp;Copy address</source>
        <translation>Adresse &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Delete entries</source>
        <translation>Einträge &amp;löschen</translation>
    </message>
    <message>
        <source>&amp;Export entries …</source>
        <translation>Einträge &amp;exportieren …</translation>
    </message>
    <message>
        <source>&amp;Move entries to …</source>
        <translation>Einträge &amp;verschieben nach …</translation>
    </message>
    <message>
        <source>&amp;Set field …</source>
        <translation>&amp;Feld setzen …</translation>
    </message>
    <message>
        <source>Delete %Ln entries</source>
        <translation>%Ln Einträge löschen</translation>
    </message>
    <message>
        <source>Delete entry</source>
        <translation>Eintrag löschen</translation>
    </message>
    <message>
        <source>Folders of the addresses</source>
        <translation>Ordner der Adressen</translation>
    </message>
</context>
<context>
    <name>Gauge</name>
    <message>
        <source>Close to the limit of the profile.</source>
        <translation>Nahe an der Grenze des Profils.</translation>
    </message>
    <message>
        <source>Over the limit of the profile.</source>
        <translation>Über der Grenze des Profils.</translation>
    </message>
    <message>
        <source>Within the limit of the profile.</source>
        <translation>Innerhalb der Grenze des Profils.</translation>
    </message>
</context>
<context>
    <name>GoToDialog</name>
    <message>
        <source>&amp;Number, 1 to {count}</source>
        <translation>&amp;Nummer, 1 bis {count}</translation>
    </message>
    <message>
        <source>Go to entry</source>
        <translation>Gehe zu Eintrag</translation>
    </message>
    <message>
        <source>Number of the entry</source>
        <translation>Nummer des Eintrags</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>A number from 0.0 to 1.0; without it {usual} holds</source>
        <translation>Eine Zahl von 0.0 bis 1.0; ohne sie gilt {usual}</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>An address of http or https of at most {count} characters</source>
        <translation>Eine Adresse mit http oder https von höchstens {count} Zeichen</translation>
    </message>
    <message>
        <source>Any field</source>
        <translation>Jedes Feld</translation>
    </message>
    <message>
        <source>At least one of</source>
        <translation>Mindestens eins von</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Attribute</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>In a sitemap</source>
        <translation>In einer Sitemap</translation>
    </message>
    <message>
        <source>In an entry</source>
        <translation>In einem Eintrag</translation>
    </message>
    <message>
        <source>Inside {field}</source>
        <translation>In {field}</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>MB in a file, unpacked</source>
        <translation>MB je Datei, entpackt</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name in filters</source>
        <translation>Name in Filtern</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>Namensraum</translation>
    </message>
    <message>
        <source>No longer read.</source>
        <translation>Wird nicht mehr gelesen.</translation>
    </message>
    <message>
        <source>Nobody reads it any more.</source>
        <translation>Niemand liest es mehr.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>One of the [forms of dates](dates)</source>
        <translation>Eine der [Formen von Daten](dates)</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Read the source on the web</source>
        <translation>Die Quelle im Web lesen</translation>
    </message>
    <message>
        <source>Required.</source>
        <translation>Pflicht.</translation>
    </message>
    <message>
        <source>Sitemaps in an index</source>
        <translation>Sitemaps je Index</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>URLs in a sitemap</source>
        <translation>URLs je Sitemap</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>a [date](dates)</source>
        <translation>ein [Datum](dates)</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>an address</source>
        <translation>eine Adresse</translation>
    </message>
    <message>
        <source>any number of times</source>
        <translation>beliebig oft</translation>
    </message>
    <message>
        <source>at least {least}</source>
        <translation>mindestens {least}</translation>
    </message>
    <message numerus="yes">
        <source>at most %n characters</source>
        <translation>
            <numerusform>höchstens %n Zeichen</numerusform>
            <numerusform>höchstens %n Zeichen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n in a list</source>
        <translation>
            <numerusform>höchstens %n in einer Liste</numerusform>
            <numerusform>höchstens %n in einer Liste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n times</source>
        <translation>
            <numerusform>höchstens %n Mal</numerusform>
            <numerusform>höchstens %n Mal</numerusform>
        </translation>
    </message>
    <message>
        <source>at most {count}</source>
        <translation>höchstens {count}</translation>
    </message>
    <message>
        <source>codes of countries</source>
        <translation>Ländercodes</translation>
    </message>
    <message>
        <source>fields of its own</source>
        <translation>eigene Felder</translation>
    </message>
    <message>
        <source>one of a list</source>
        <translation>eins aus einer Liste</translation>
    </message>
    <message>
        <source>the code of a language</source>
        <translation>der Code einer Sprache</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>ja oder nein</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} bis {most}</translation>
    </message>
</context>
<context>
    <name>HelpView</name>
    <message>
        <source>Page of the help</source>
        <translation>Hilfeseite</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Print …</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>1 page</source>
        <translation>1 Seite</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Zurück (Alt+Links)</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Vor (Alt+Rechts)</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>No page holds these words.</source>
        <translation>Keine Seite enthält diese Wörter.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Print the page that is shown.</source>
        <translation>Die gezeigte Seite drucken.</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Hilfe durchsuchen</translation>
    </message>
    <message>
        <source>Type words that the page should hold.</source>
        <translation>Wörter tippen, die auf der Seite stehen sollen.</translation>
    </message>
    <message>
        <source>{note}: {title}</source>
        <translation>{note}: {title}</translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <source>As it was opened</source>
        <translation>Wie geöffnet</translation>
    </message>
    <message>
        <source>Choose a step to go back or forth to it. The disk marks what is saved.</source>
        <translation>Einen Schritt wählen, um bis dorthin vor- oder zurückzugehen. Das Diskettensymbol kennzeichnet Gespeichertes.</translation>
    </message>
    <message>
        <source>Steps of the history</source>
        <translation>Schritte des Verlaufs</translation>
    </message>
</context>
<context>
    <name>JobLine</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancel: {title}</source>
        <translation>Abbrechen: {title}</translation>
    </message>
    <message>
        <source>{title} …</source>
        <translation>{title} …</translation>
    </message>
    <message>
        <source>{title}: stopping …</source>
        <translation>{title}: wird abgebrochen …</translation>
    </message>
    <message>
        <source>{title}: {what}, {share} %</source>
        <translation>{title}: {what}, {share} %</translation>
    </message>
</context>
<context>
    <name>JobStrip</name>
    <message>
        <source>Running jobs</source>
        <translation>Laufende Vorgänge</translation>
    </message>
</context>
<context>
    <name>Jobs</name>
    <message>
        <source>Nothing was changed. The log names the fault: {fault}.</source>
        <translation>Es wurde nichts geändert. Das Protokoll nennt den Fehler: {fault}.</translation>
    </message>
    <message>
        <source>“{title}” could not be finished because of a fault in the program.</source>
        <translation>„{title}“ konnte wegen eines Fehlers im Programm nicht beendet werden.</translation>
    </message>
</context>
<context>
    <name>LanguageTable</name>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>How many pages of the set belong to it.</source>
        <translation>Wie viele Seiten des Sets dazugehören.</translation>
    </message>
    <message>
        <source>Named after the page for everybody else (x-default), or else after the first page.</source>
        <translation>Von der Seite für alle anderen genannt, oder sonst von der ersten.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
</context>
<context>
    <name>LanguageView</name>
    <message>
        <source>Clusters of alternates by language</source>
        <translation>Cluster von Sprachversionen nach Sprache</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Sprachen</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message numerus="yes">
        <source>%n clusters</source>
        <translation>
            <numerusform>%n Cluster</numerusform>
            <numerusform>%n Cluster</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries get further alternates.</source>
        <translation>
            <numerusform>%n Eintrag bekommt weitere Sprachversionen.</numerusform>
            <numerusform>%n Einträge bekommen weitere Sprachversionen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries get no link to themselves: no page gives them a language.</source>
        <translation>
            <numerusform>%n Eintrag bekommt keinen Link auf sich selbst: Keine Seite gibt ihm eine Sprache.</numerusform>
            <numerusform>%n Einträge bekommen keinen Link auf sich selbst: Keine Seite gibt ihnen eine Sprache.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries stay as they are: a language of their cluster has several addresses.</source>
        <translation>
            <numerusform>%n Eintrag bleibt, wie er ist: Eine Sprache seines Clusters hat mehrere Adressen.</numerusform>
            <numerusform>%n Einträge bleiben, wie sie sind: Eine Sprache ihres Clusters hat mehrere Adressen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries stay as they are: their files are read-only.</source>
        <translation>
            <numerusform>%n Eintrag bleibt, wie er ist: Seine Datei lässt sich nur ansehen.</numerusform>
            <numerusform>%n Einträge bleiben, wie sie sind: Ihre Dateien lassen sich nur ansehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n languages</source>
        <translation>
            <numerusform>%n Sprache</numerusform>
            <numerusform>%n Sprachen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not named by all</source>
        <translation>
            <numerusform>%n nicht von allen genannt</numerusform>
            <numerusform>%n nicht von allen genannt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages of the set</source>
        <translation>
            <numerusform>%n Seite des Sets</numerusform>
            <numerusform>%n Seiten des Sets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with conflicts</source>
        <translation>
            <numerusform>%n mit Konflikten</numerusform>
            <numerusform>%n mit Konflikten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with pages not in the set</source>
        <translation>
            <numerusform>%n mit Seiten außerhalb des Sets</numerusform>
            <numerusform>%n mit Seiten außerhalb des Sets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with pages without a language</source>
        <translation>
            <numerusform>%n mit Seiten ohne Sprache</numerusform>
            <numerusform>%n mit Seiten ohne Sprache</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without return link</source>
        <translation>
            <numerusform>%n ohne Rückverweis</numerusform>
            <numerusform>%n ohne Rückverweis</numerusform>
        </translation>
    </message>
    <message>
        <source>1 cluster</source>
        <translation>1 Cluster</translation>
    </message>
    <message>
        <source>1 entry gets further alternates.</source>
        <translation>1 Eintrag bekommt weitere Sprachversionen.</translation>
    </message>
    <message>
        <source>1 entry gets no link to itself: no page gives it a language.</source>
        <translation>1 Eintrag bekommt keinen Link auf sich selbst: Keine Seite gibt ihm eine Sprache.</translation>
    </message>
    <message>
        <source>1 entry stays as it is: a language of its cluster has several addresses.</source>
        <translation>1 Eintrag bleibt, wie er ist: Eine Sprache seines Clusters hat mehrere Adressen.</translation>
    </message>
    <message>
        <source>1 entry stays as it is: its file is read-only.</source>
        <translation>1 Eintrag bleibt, wie er ist: Seine Datei lässt sich nur ansehen.</translation>
    </message>
    <message>
        <source>1 language</source>
        <translation>1 Sprache</translation>
    </message>
    <message>
        <source>1 page of the set</source>
        <translation>1 Seite des Sets</translation>
    </message>
    <message>
        <source>All clusters</source>
        <translation>Alle Cluster</translation>
    </message>
    <message>
        <source>All pages of this cluster name it, and it links back to them.</source>
        <translation>Alle Seiten dieses Clusters nennen sie, und sie verweist zurück auf alle.</translation>
    </message>
    <message>
        <source>Everybody else (x-default)</source>
        <translation>Alle anderen (x-default)</translation>
    </message>
    <message>
        <source>It has no link back to {loc}.</source>
        <translation>Sie verweist nicht zurück auf {loc}.</translation>
    </message>
    <message>
        <source>Its page claims another language for itself.</source>
        <translation>Ihre Seite beansprucht eine andere Sprache für sich.</translation>
    </message>
    <message>
        <source>No entry of the set has this address.</source>
        <translation>Kein Eintrag des Sets hat diese Adresse.</translation>
    </message>
    <message numerus="yes">
        <source>No link gives %n of them a language.</source>
        <translation>
            <numerusform>Kein Link gibt %n davon eine Sprache.</numerusform>
            <numerusform>Kein Link gibt %n davon eine Sprache.</numerusform>
        </translation>
    </message>
    <message>
        <source>No link gives 1 of them a language.</source>
        <translation>Kein Link gibt 1 davon eine Sprache.</translation>
    </message>
    <message>
        <source>No page of this cluster names an alternate in this language.</source>
        <translation>Keine Seite dieses Clusters nennt eine Version in dieser Sprache.</translation>
    </message>
    <message>
        <source>Not named by all</source>
        <translation>Nicht von allen genannt</translation>
    </message>
    <message>
        <source>Only with faults</source>
        <translation>Nur mit Fehlern</translation>
    </message>
    <message>
        <source>Probably meant: {code}</source>
        <translation>Wahrscheinlich gemeint: {code}</translation>
    </message>
    <message>
        <source>The page names itself.</source>
        <translation>Die Seite nennt sich selbst.</translation>
    </message>
    <message>
        <source>The pages of this cluster give it several addresses.</source>
        <translation>Die Seiten dieses Clusters geben ihr mehrere Adressen.</translation>
    </message>
    <message>
        <source>There is nothing to complete.</source>
        <translation>Es gibt nichts zu vervollständigen.</translation>
    </message>
    <message>
        <source>With conflicts</source>
        <translation>Mit Konflikten</translation>
    </message>
    <message>
        <source>With missing languages</source>
        <translation>Mit fehlenden Sprachen</translation>
    </message>
    <message>
        <source>With pages not in the set</source>
        <translation>Mit Seiten außerhalb des Sets</translation>
    </message>
    <message>
        <source>With pages without a language</source>
        <translation>Mit Seiten ohne Sprache</translation>
    </message>
    <message>
        <source>Without return link</source>
        <translation>Ohne Rückverweis</translation>
    </message>
    <message>
        <source>all right</source>
        <translation>in Ordnung</translation>
    </message>
    <message>
        <source>conflict</source>
        <translation>Konflikt</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>no faults</source>
        <translation>keine Fehler</translation>
    </message>
    <message>
        <source>no return link</source>
        <translation>kein Rückverweis</translation>
    </message>
    <message>
        <source>not in the set</source>
        <translation>nicht im Set</translation>
    </message>
    <message>
        <source>not named by all</source>
        <translation>nicht von allen genannt</translation>
    </message>
    <message>
        <source>without a language</source>
        <translation>ohne Sprache</translation>
    </message>
    <message numerus="yes">
        <source>{naming} of %n pages name it.</source>
        <translation>
            <numerusform>{naming} von %n Seite nennen sie.</numerusform>
            <numerusform>{naming} von %n Seiten nennen sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{code}” {reason}.</source>
        <translation>„{code}“ {reason}.</translation>
    </message>
</context>
<context>
    <name>LanguagesDialog</name>
    <message>
        <source>&amp;Add language</source>
        <translation>Sprache &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Remove language</source>
        <translation>Sprache &amp;entfernen</translation>
    </message>
    <message>
        <source>Add missing languages</source>
        <translation>Fehlende Sprachen ergänzen</translation>
    </message>
    <message numerus="yes">
        <source>Add to %n entries</source>
        <translation>
            <numerusform>%n Eintrag ergänzen</numerusform>
            <numerusform>%n Einträge ergänzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Add to 1 entry</source>
        <translation>1 Eintrag ergänzen</translation>
    </message>
    <message>
        <source>Addresses begin with</source>
        <translation>Adressen beginnen mit</translation>
    </message>
    <message>
        <source>For {loc}:</source>
        <translation>Für {loc}:</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Name two languages at least.</source>
        <translation>Mindestens zwei Sprachen nennen.</translation>
    </message>
    <message>
        <source>No codes of languages: {codes}</source>
        <translation>Keine Sprachcodes: {codes}</translation>
    </message>
    <message>
        <source>Pages that are named alike in all languages differ in how their addresses begin. Entries that have an alternate in a language keep it.</source>
        <translation>Seiten, die in allen Sprachen gleich heißen, unterscheiden sich am Anfang ihrer Adressen. Einträge, die in einer Sprache schon eine Version haben, behalten sie.</translation>
    </message>
    <message>
        <source>Where addresses of each language begin</source>
        <translation>Wo die Adressen jeder Sprache beginnen</translation>
    </message>
    <message>
        <source>{loc} begins with none of these, so it gets no alternates.</source>
        <translation>{loc} beginnt mit keinem davon und bekommt daher keine Sprachversionen.</translation>
    </message>
</context>
<context>
    <name>LanguagesPanel</name>
    <message>
        <source>&amp;Go to the entry</source>
        <translation>&amp;Zum Eintrag gehen</translation>
    </message>
    <message>
        <source>Being updated …</source>
        <translation>Wird aktualisiert …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Clusters to list</source>
        <translation>Aufzulistende Cluster</translation>
    </message>
    <message numerus="yes">
        <source>Co&amp;mplete %n clusters</source>
        <translation>
            <numerusform>%n Cluster &amp;vervollständigen</numerusform>
            <numerusform>%n Cluster &amp;vervollständigen</numerusform>
        </translation>
    </message>
    <message>
        <source>Co&amp;mplete cluster</source>
        <translation>Cluster &amp;vervollständigen</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Vervollständigen</translation>
    </message>
    <message>
        <source>Complete all &amp;listed …</source>
        <translation>Alle auf&amp;gelisteten vervollständigen …</translation>
    </message>
    <message numerus="yes">
        <source>Complete alternates of %n entries</source>
        <translation>
            <numerusform>Sprachversionen von %n Eintrag vervollständigen</numerusform>
            <numerusform>Sprachversionen von %n Einträgen vervollständigen</numerusform>
        </translation>
    </message>
    <message>
        <source>Complete alternates of 1 entry</source>
        <translation>Sprachversionen von 1 Eintrag vervollständigen</translation>
    </message>
    <message>
        <source>Completing clusters</source>
        <translation>Cluster vervollständigen</translation>
    </message>
    <message>
        <source>Count what completing all clusters listed would change.</source>
        <translation>Zählen, was das Vervollständigen aller aufgelisteten Cluster ändern würde.</translation>
    </message>
    <message>
        <source>Give all pages of the selected clusters the full list of alternates.</source>
        <translation>Allen Seiten der ausgewählten Cluster die volle Liste der Sprachversionen geben.</translation>
    </message>
    <message>
        <source>Next fault (F8 in this list)</source>
        <translation>Nächster Fehler (F8 in dieser Liste)</translation>
    </message>
    <message>
        <source>No cluster listed has a fault.</source>
        <translation>Kein aufgelistetes Cluster hat einen Fehler.</translation>
    </message>
    <message>
        <source>No cluster matches what is chosen above.</source>
        <translation>Kein Cluster passt zu dem, was oben gewählt ist.</translation>
    </message>
    <message>
        <source>No entry of this set names an alternate in another language.</source>
        <translation>Kein Eintrag dieses Sets nennt eine Sprachversion in einer anderen Sprache.</translation>
    </message>
    <message>
        <source>Not up to date: reading alternates was stopped.</source>
        <translation>Nicht aktuell: Das Lesen der Sprachversionen wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Previous fault (Shift+F8 in this list)</source>
        <translation>Voriger Fehler (Umschalt+F8 in dieser Liste)</translation>
    </message>
    <message>
        <source>Reading alternates</source>
        <translation>Sprachversionen lesen</translation>
    </message>
    <message>
        <source>Reading alternates was stopped; show this panel again to go on.</source>
        <translation>Das Lesen der Sprachversionen wurde abgebrochen; es geht weiter, wenn dieser Bereich wieder gezeigt wird.</translation>
    </message>
    <message>
        <source>Reading alternates …</source>
        <translation>Sprachversionen werden gelesen …</translation>
    </message>
    <message>
        <source>Search clusters</source>
        <translation>Cluster durchsuchen</translation>
    </message>
    <message>
        <source>Search in addresses</source>
        <translation>In Adressen suchen</translation>
    </message>
    <message>
        <source>Searching clusters</source>
        <translation>Cluster durchsuchen</translation>
    </message>
    <message>
        <source>Show all clusters</source>
        <translation>Alle Cluster zeigen</translation>
    </message>
    <message>
        <source>The set is not checked yet.</source>
        <translation>Das Set ist noch nicht geprüft.</translation>
    </message>
    <message>
        <source>Went on with the first fault.</source>
        <translation>Beim ersten Fehler weitergemacht.</translation>
    </message>
    <message>
        <source>Went on with the last fault.</source>
        <translation>Beim letzten Fehler weitergemacht.</translation>
    </message>
</context>
<context>
    <name>LeakList</name>
    <message>
        <source>Error: {pattern}: {fault}</source>
        <translation>Fehler: {pattern}: {fault}</translation>
    </message>
    <message>
        <source>Looks like</source>
        <translation>Sieht aus wie</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
</context>
<context>
    <name>LeakPatterns</name>
    <message>
        <source>{reason} The default leak patterns apply.</source>
        <translation>{reason} Die üblichen Muster für Lecks gelten.</translation>
    </message>
</context>
<context>
    <name>LeaksDialog</name>
    <message numerus="yes">
        <source>%n patterns are wrong; correct them, or turn them off.</source>
        <translation>
            <numerusform>%n Muster ist falsch; berichtigen oder ausschalten.</numerusform>
            <numerusform>%n Muster sind falsch; berichtigen oder ausschalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Looks like</source>
        <translation>Sieht aus &amp;wie</translation>
    </message>
    <message>
        <source>&amp;Pattern</source>
        <translation>&amp;Muster</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Try an address</source>
        <translation>Eine Adresse aus&amp;probieren</translation>
    </message>
    <message>
        <source>1 pattern is wrong; correct it, or turn it off.</source>
        <translation>1 Muster ist falsch; berichtigen oder ausschalten.</translation>
    </message>
    <message>
        <source>Add a pattern (Insert)</source>
        <translation>Muster hinzufügen (Einfg)</translation>
    </message>
    <message>
        <source>Address to try the patterns on</source>
        <translation>Adresse zum Ausprobieren der Muster</translation>
    </message>
    <message>
        <source>Addresses that match one of these are marked as probably not public.</source>
        <translation>Adressen, in denen eins davon vorkommt, werden als wahrscheinlich nicht öffentlich gekennzeichnet.</translation>
    </message>
    <message>
        <source>Leak patterns</source>
        <translation>Muster für Lecks</translation>
    </message>
    <message>
        <source>Looked for anywhere in the address; ^ is its beginning.</source>
        <translation>Gesucht wird überall in der Adresse; ^ ist ihr Anfang.</translation>
    </message>
    <message>
        <source>Looks like</source>
        <translation>Sieht aus wie</translation>
    </message>
    <message>
        <source>No pattern matches this address.</source>
        <translation>In dieser Adresse kommt kein Muster vor.</translation>
    </message>
    <message>
        <source>Only complete addresses are checked; they begin with http:// or https://.</source>
        <translation>Beurteilt werden nur vollständige Adressen, die mit http:// oder https:// beginnen.</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>Remove the selected patterns (Delete)</source>
        <translation>Die ausgewählten Muster entfernen (Entf)</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>&amp;Standard wiederherstellen</translation>
    </message>
    <message>
        <source>Restore the list that comes with the program</source>
        <translation>Die Liste wiederherstellen, die mit dem Programm kommt</translation>
    </message>
    <message>
        <source>Without patterns no address is marked.</source>
        <translation>Ohne Muster wird keine Adresse gekennzeichnet.</translation>
    </message>
    <message>
        <source>a regular expression of Rust's kind, such as /draft-[0-9]+</source>
        <translation>ein regulärer Ausdruck der Art von Rust, etwa /draft-[0-9]+</translation>
    </message>
</context>
<context>
    <name>LeftSets</name>
    <message numerus="yes">
        <source>%n steps since {when}</source>
        <translation>
            <numerusform>%n Schritt seit {when}</numerusform>
            <numerusform>%n Schritte seit {when}</numerusform>
        </translation>
    </message>
    <message>
        <source>1 step since {when}</source>
        <translation>1 Schritt seit {when}</translation>
    </message>
    <message>
        <source>It has no file yet.</source>
        <translation>Es hat noch keine Datei.</translation>
    </message>
    <message>
        <source>Not saved when the program ended</source>
        <translation>Nicht gespeichert, als das Programm endete</translation>
    </message>
    <message>
        <source>Recover {name}</source>
        <translation>{name} wiederherstellen</translation>
    </message>
    <message>
        <source>Recover …</source>
        <translation>Wiederherstellen …</translation>
    </message>
</context>
<context>
    <name>LineDrawings</name>
    <message>
        <source>Clear this line</source>
        <translation>Diese Zeile leeren</translation>
    </message>
</context>
<context>
    <name>LossQuestion</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Export anyway</source>
        <translation>Trotzdem exportieren</translation>
    </message>
    <message>
        <source>“{name}” can't hold everything.</source>
        <translation>„{name}“ kann nicht alles aufnehmen.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;Redo {step}</source>
        <translation>&amp;Wiederholen: {step}</translation>
    </message>
    <message>
        <source>&amp;Undo {step}</source>
        <translation>&amp;Rückgängig: {step}</translation>
    </message>
    <message>
        <source>{name} (read-only)</source>
        <translation>{name} (schreibgeschützt)</translation>
    </message>
</context>
<context>
    <name>MergeDialog</name>
    <message numerus="yes">
        <source>%n entries are in the set already.</source>
        <translation>
            <numerusform>%n Eintrag ist schon im Set.</numerusform>
            <numerusform>%n Einträge sind schon im Set.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more entries of the source repeat a URL.</source>
        <translation>
            <numerusform>%n weiterer Eintrag der Quelle wiederholt eine URL.</numerusform>
            <numerusform>%n weitere Einträge der Quelle wiederholen eine URL.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Add %n new entries</source>
        <translation>
            <numerusform>%n neuen Eintrag an&amp;hängen</numerusform>
            <numerusform>%n neue Einträge an&amp;hängen</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add one new entry</source>
        <translation>Einen neuen Eintrag an&amp;hängen</translation>
    </message>
    <message>
        <source>&amp;Columns …</source>
        <translation>&amp;Spalten …</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Remove %n entries that the source lacks</source>
        <translation>
            <numerusform>%n Eintrag &amp;entfernen, der in der Quelle fehlt</numerusform>
            <numerusform>%n Einträge &amp;entfernen, die in der Quelle fehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Remove one entry that the source lacks</source>
        <translation>Einen Eintrag &amp;entfernen, der in der Quelle fehlt</translation>
    </message>
    <message>
        <source>Append</source>
        <translation>Anhängen</translation>
    </message>
    <message>
        <source>Append entries</source>
        <translation>Einträge anhängen</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Left out: {reason} ({count}).</source>
        <translation>Ausgelassen: {reason} ({count}).</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Zusammenführen</translation>
    </message>
    <message>
        <source>Merge entries</source>
        <translation>Einträge zusammenführen</translation>
    </message>
    <message>
        <source>One entry is in the set already.</source>
        <translation>Ein Eintrag ist schon im Set.</translation>
    </message>
    <message>
        <source>One more entry of the source repeats a URL.</source>
        <translation>Ein weiterer Eintrag der Quelle wiederholt eine URL.</translation>
    </message>
    <message numerus="yes">
        <source>Set &amp;other values of %n entries</source>
        <translation>
            <numerusform>&amp;Andere Werte bei %n Eintrag setzen</numerusform>
            <numerusform>&amp;Andere Werte bei %n Einträgen setzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Set &amp;other values of one entry</source>
        <translation>&amp;Andere Werte bei einem Eintrag setzen</translation>
    </message>
    <message>
        <source>The source has no entries.</source>
        <translation>Die Quelle hat keine Einträge.</translation>
    </message>
</context>
<context>
    <name>MergeRows</name>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>add</source>
        <translation>anhängen</translation>
    </message>
    <message>
        <source>change</source>
        <translation>ändern</translation>
    </message>
    <message>
        <source>keep</source>
        <translation>behalten</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>entfernen</translation>
    </message>
    <message>
        <source>skip</source>
        <translation>auslassen</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>1 more</source>
        <translation>1 weitere</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Diese Nachricht schließen</translation>
    </message>
    <message>
        <source>Close this message (Esc)</source>
        <translation>Diese Nachricht schließen (Esc)</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>Show the next message; this one comes back after it</source>
        <translation>Die nächste Nachricht zeigen; diese kommt nach ihr wieder</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message numerus="yes">
        <source> (and %n more)</source>
        <translation>
            <numerusform> (und noch %n)</numerusform>
            <numerusform> (und noch %n)</numerusform>
        </translation>
    </message>
    <message>
        <source> (and 1 more)</source>
        <translation> (und noch 1)</translation>
    </message>
    <message>
        <source> GB</source>
        <translation> GB</translation>
    </message>
    <message>
        <source> Most entries do: maybe it is the sitemap's address that is of another site, such as a test site.</source>
        <translation> Das gilt für die meisten Einträge: Vielleicht gehört die Adresse der Sitemap zu einer anderen Website, etwa einer Testseite.</translation>
    </message>
    <message>
        <source> Write “{suggestion}”.</source>
        <translation> Richtig wäre „{suggestion}“.</translation>
    </message>
    <message>
        <source> at character {count}</source>
        <translation> bei Zeichen {count}</translation>
    </message>
    <message>
        <source> in its {group}</source>
        <translation> in {group}</translation>
    </message>
    <message>
        <source> of “{title}”</source>
        <translation> von „{title}“</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source> seconds</source>
        <translation> Sekunden</translation>
    </message>
    <message numerus="yes">
        <source>%n articles of this sitemap are more than two days old and no longer read as news.</source>
        <translation>
            <numerusform>%n Artikel dieser Sitemap ist mehr als zwei Tage alt und wird nicht mehr als News gelesen.</numerusform>
            <numerusform>%n Artikel dieser Sitemap sind mehr als zwei Tage alt und werden nicht mehr als News gelesen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bytes</source>
        <translation>
            <numerusform>%n Byte</numerusform>
            <numerusform>%n Byte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bytes that are no gzip data were</source>
        <translation>
            <numerusform>%n Byte, das keine gzip-Daten ist, wurde</numerusform>
            <numerusform>%n Byte, die keine gzip-Daten sind, wurden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries are more than one sitemap may have.</source>
        <translation>
            <numerusform>%n Eintrag ist mehr, als eine Sitemap haben darf.</numerusform>
            <numerusform>%n Einträge sind mehr, als eine Sitemap haben darf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries are not whole and left out.</source>
        <translation>
            <numerusform>%n Eintrag ist unvollständig und entfällt.</numerusform>
            <numerusform>%n Einträge sind unvollständig und entfallen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries have</source>
        <translation>
            <numerusform>hat %n Eintrag</numerusform>
            <numerusform>haben %n Einträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries of “{name}” have {lacking}, which a {forms} can't hold.</source>
        <translation>
            <numerusform>%n Eintrag von „{name}“ hat {lacking}; das geht in einer {forms} nicht.</numerusform>
            <numerusform>%n Einträge von „{name}“ haben {lacking}; das geht in einer {forms} nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries without a loc</source>
        <translation>
            <numerusform>%n Eintrag ohne loc</numerusform>
            <numerusform>%n Einträge ohne loc</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries without any field</source>
        <translation>
            <numerusform>%n Eintrag ohne ein einziges Feld</numerusform>
            <numerusform>%n Einträge ohne ein einziges Feld</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n indexes lie in “{folder}”.</source>
        <translation>
            <numerusform>%n Index liegt in „{folder}“.</numerusform>
            <numerusform>%n Indexe liegen in „{folder}“.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items have no link and are left out.</source>
        <translation>
            <numerusform>%n Meldung hat keinen Link und entfällt.</numerusform>
            <numerusform>%n Meldungen haben keinen Link und entfallen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more zero bytes after the end were left out.</source>
        <translation>
            <numerusform>Hinter dem Ende wurde %n weiteres Nullbyte weggelassen.</numerusform>
            <numerusform>Hinter dem Ende wurden %n weitere Nullbytes weggelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other columns: {names}</source>
        <translation>
            <numerusform>%n weitere Spalte: {names}</numerusform>
            <numerusform>%n weitere Spalten: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parts are more than an index may list ({limit:,}, {title}).</source>
        <translation>
            <numerusform>%n Teil ist mehr, als ein Index aufführen darf ({limit:,}, {title}).</numerusform>
            <numerusform>%n Teile sind mehr, als ein Index aufführen darf ({limit:,}, {title}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places</source>
        <translation>
            <numerusform>%n Stelle</numerusform>
            <numerusform>%n Stellen</numerusform>
        </translation>
    </message>
    <message>
        <source>%n sitemap needs an index.</source>
        <translation>%n Sitemap braucht einen Index.</translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps are more than an index may list ({limit:,}, {title}).</source>
        <translation>
            <numerusform>%n Sitemap ist mehr, als ein Index aufführen darf ({limit:,}, {title}).</numerusform>
            <numerusform>%n Sitemaps sind mehr, als ein Index aufführen darf ({limit:,}, {title}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps need an index.</source>
        <translation>
            <numerusform>%n Sitemap braucht einen Index.</numerusform>
            <numerusform>%n Sitemaps brauchen einen Index.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n Mal</numerusform>
            <numerusform>%n Mal</numerusform>
        </translation>
    </message>
    <message>
        <source>(S(…)) in its path</source>
        <translation>(S(…)) im Pfad</translation>
    </message>
    <message>
        <source>, and is from 0.0 to 1.0</source>
        <translation>, und liegt zwischen 0.0 und 1.0</translation>
    </message>
    <message>
        <source>, as {in_ascii}</source>
        <translation>, als {in_ascii}</translation>
    </message>
    <message>
        <source>, listed in “{index}”,</source>
        <translation>, aufgeführt in „{index}“,</translation>
    </message>
    <message>
        <source>/en/ and /de/ name each other</source>
        <translation>/en/ und /de/ nennen einander</translation>
    </message>
    <message>
        <source>/en/ names /de/, which does not name /en/</source>
        <translation>/en/ nennt /de/, das /en/ nicht nennt</translation>
    </message>
    <message>
        <source>0.8 for the pages that matter more than the others</source>
        <translation>0.8 für die Seiten, die wichtiger sind als die anderen</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 Byte</translation>
    </message>
    <message>
        <source>1 entry</source>
        <translation>1 Eintrag</translation>
    </message>
    <message>
        <source>1 entry has</source>
        <translation>hat 1 Eintrag</translation>
    </message>
    <message>
        <source>1 entry without a loc</source>
        <translation>1 Eintrag ohne loc</translation>
    </message>
    <message>
        <source>1 entry without any field</source>
        <translation>1 Eintrag ohne ein einziges Feld</translation>
    </message>
    <message>
        <source>1 other column: {names}</source>
        <translation>1 weitere Spalte: {names}</translation>
    </message>
    <message>
        <source>1,000 images at most in each entry</source>
        <translation>höchstens 1.000 Bilder in jedem Eintrag</translation>
    </message>
    <message>
        <source>1,200 entries have a changefreq</source>
        <translation>1.200 Einträge haben changefreq</translation>
    </message>
    <message>
        <source>1,200 entries have a priority</source>
        <translation>1.200 Einträge haben priority</translation>
    </message>
    <message>
        <source>2026-10-01 in the index, 2026-11-02 in the sitemap</source>
        <translation>2026-10-01 im Index, 2026-11-02 in der Sitemap</translation>
    </message>
    <message>
        <source>2026-11-02 in the index</source>
        <translation>2026-11-02 im Index</translation>
    </message>
    <message>
        <source>8 to 128 letters, digits and hyphens.</source>
        <translation>8 bis 128 Buchstaben, Ziffern und Bindestriche.</translation>
    </message>
    <message numerus="yes">
        <source>; %n entries {words}</source>
        <translation>
            <numerusform>; %n Eintrag {words}</numerusform>
            <numerusform>; %n Einträge {words}</numerusform>
        </translation>
    </message>
    <message>
        <source>; 1 entry {words}</source>
        <translation>; 1 Eintrag {words}</translation>
    </message>
    <message>
        <source>; nothing was written</source>
        <translation>; es wurde nichts geschrieben</translation>
    </message>
    <message>
        <source>; the file is as it was before</source>
        <translation>; die Datei ist wie zuvor</translation>
    </message>
    <message>
        <source>; “{hint}” is</source>
        <translation>; „{hint}“ schon</translation>
    </message>
    <message>
        <source>&lt;image:image&gt; may hold none of its fields more often than it allows.</source>
        <translation>&lt;image:image&gt; darf kein Feld öfter enthalten, als erlaubt ist.</translation>
    </message>
    <message>
        <source>&lt;image:image&gt; needs loc.</source>
        <translation>&lt;image:image&gt; braucht loc.</translation>
    </message>
    <message>
        <source>&lt;news:news&gt; may hold none of its fields more often than it allows.</source>
        <translation>&lt;news:news&gt; darf kein Feld öfter enthalten, als erlaubt ist.</translation>
    </message>
    <message>
        <source>&lt;news:news&gt; needs publication, publication.name, publication.language, publication_date and title.</source>
        <translation>&lt;news:news&gt; braucht publication, publication.name, publication.language, publication_date und title.</translation>
    </message>
    <message>
        <source>&lt;pagemap:PageMap&gt; needs DataObject and DataObject.Attribute.</source>
        <translation>&lt;pagemap:PageMap&gt; braucht DataObject und DataObject.Attribute.</translation>
    </message>
    <message>
        <source>&lt;pagemap:PageMap&gt; needs DataObject@type and DataObject.Attribute@name where what bears them is there.</source>
        <translation>&lt;pagemap:PageMap&gt; braucht DataObject@type und DataObject.Attribute@name, wo es ihren Träger gibt.</translation>
    </message>
    <message>
        <source>&lt;video:video&gt; may hold none of its fields more often than it allows.</source>
        <translation>&lt;video:video&gt; darf kein Feld öfter enthalten, als erlaubt ist.</translation>
    </message>
    <message>
        <source>&lt;video:video&gt; needs restriction@relationship, platform@relationship and id@type where what bears them is there.</source>
        <translation>&lt;video:video&gt; braucht restriction@relationship, platform@relationship und id@type, wo es ihren Träger gibt.</translation>
    </message>
    <message>
        <source>&lt;video:video&gt; needs thumbnail_loc, title, description, tvshow.show_title and tvshow.video_type.</source>
        <translation>&lt;video:video&gt; braucht thumbnail_loc, title, description, tvshow.show_title und tvshow.video_type.</translation>
    </message>
    <message>
        <source>&lt;xhtml:link&gt; needs @rel and @href where what bears them is there.</source>
        <translation>&lt;xhtml:link&gt; braucht @rel und @href, wo es ihren Träger gibt.</translation>
    </message>
    <message>
        <source>&lt;{prefix}:{name}&gt; has no meaning directly in an entry.</source>
        <translation>&lt;{prefix}:{name}&gt; bedeutet direkt in einem Eintrag nichts.</translation>
    </message>
    <message>
        <source>@href: http://www.example.com/summer sale.jpg</source>
        <translation>@href: http://www.example.com/summer sale.jpg</translation>
    </message>
    <message>
        <source>A byte order mark may stand once, at the very beginning; the others were removed.</source>
        <translation>Eine Byte-Reihenfolge-Markierung darf einmal stehen, ganz am Anfang; die anderen wurden entfernt.</translation>
    </message>
    <message>
        <source>A change frequency is always, hourly, daily, weekly, monthly, yearly or never, in lower case.</source>
        <translation>Eine Änderungshäufigkeit ist always, hourly, daily, weekly, monthly, yearly oder never, kleingeschrieben.</translation>
    </message>
    <message>
        <source>A change frequency that is not known is left out with its element.</source>
        <translation>Eine unbekannte Änderungshäufigkeit entfällt samt ihrem Element.</translation>
    </message>
    <message>
        <source>A colon without a port before two slashes is legal, but usually two URLs were joined by mistake.</source>
        <translation>Ein Doppelpunkt ohne Port vor zwei Schrägstrichen ist zulässig, aber meist wurden versehentlich zwei URLs aneinandergefügt.</translation>
    </message>
    <message>
        <source>A comment may not hold “--”; the hyphens were set apart.</source>
        <translation>Ein Kommentar darf kein „--“ enthalten; die Bindestriche wurden getrennt.</translation>
    </message>
    <message>
        <source>A date must exist in the calendar, and a time on the clock.</source>
        <translation>Ein Datum muss es im Kalender geben, eine Zeit auf der Uhr.</translation>
    </message>
    <message>
        <source>A date must have one of the six W3C forms.</source>
        <translation>Ein Datum muss eine der sechs W3C-Formen haben.</translation>
    </message>
    <message>
        <source>A date that is not known is left out with its element.</source>
        <translation>Ein unbekanntes Datum entfällt samt seinem Element.</translation>
    </message>
    <message>
        <source>A declaration must be the very first thing.</source>
        <translation>Eine Deklaration muss ganz am Anfang stehen.</translation>
    </message>
    <message>
        <source>A dollar sign needs a group behind it.</source>
        <translation>Ein Dollarzeichen braucht eine Gruppe dahinter.</translation>
    </message>
    <message>
        <source>A feed lists recent pages only; use a sitemap for all of them.</source>
        <translation>Ein Feed führt nur die neuesten Seiten auf; für alle eine Sitemap verwenden.</translation>
    </message>
    <message>
        <source>A file holds one sitemap; split it or remove the rest.</source>
        <translation>Eine Datei enthält eine Sitemap; sie teilen oder den Rest entfernen.</translation>
    </message>
    <message>
        <source>A file must be well-formed XML, and gzip data must be complete; search engines refuse any other file.</source>
        <translation>Eine Datei muss wohlgeformtes XML sein, und gzip-Daten müssen vollständig sein; andere Dateien weisen Suchmaschinen ab.</translation>
    </message>
    <message>
        <source>A file of that name would be opened if it lay in the folder of the index.</source>
        <translation>Eine Datei dieses Namens würde geöffnet, wenn sie im Ordner des Index läge.</translation>
    </message>
    <message>
        <source>A file “{name}” is there already, and it is not a sitemap of the set.</source>
        <translation>Eine Datei „{name}“ liegt schon dort und ist keine Sitemap des Sets.</translation>
    </message>
    <message>
        <source>A gzipped file whose checksum is not that of its content</source>
        <translation>Eine gzip-Datei, deren Prüfsumme nicht zu ihrem Inhalt passt</translation>
    </message>
    <message>
        <source>A gzipped sitemap should have a name that ends in .gz, and no other sitemap should.</source>
        <translation>Der Name einer gzip-gepackten Sitemap soll auf .gz enden, der einer anderen nicht.</translation>
    </message>
    <message>
        <source>A host with characters beyond ASCII must be written in its ASCII form, which begins with xn--. With escapes such as %C3%BC a host is legal, but names are looked up as they stand.</source>
        <translation>Ein Host mit Zeichen außerhalb von ASCII muss in seiner ASCII-Form stehen, die mit xn-- beginnt. Mit Maskierungen wie %C3%BC ist ein Host zwar zulässig, aber Namen werden so nachgeschlagen, wie sie dastehen.</translation>
    </message>
    <message>
        <source>A keyword for it.</source>
        <translation>Ein Schlagwort dafür.</translation>
    </message>
    <message>
        <source>A language of a page has one address, and the page there must claim that language for itself.</source>
        <translation>Eine Sprache einer Seite hat eine Adresse, und die Seite dort muss diese Sprache für sich beanspruchen.</translation>
    </message>
    <message>
        <source>A loc must hold the address of its page.</source>
        <translation>Ein loc muss die Adresse seiner Seite enthalten.</translation>
    </message>
    <message>
        <source>A loc stands in the root itself.</source>
        <translation>Ein loc steht direkt in der Wurzel.</translation>
    </message>
    <message>
        <source>A new window</source>
        <translation>Ein neues Fenster</translation>
    </message>
    <message>
        <source>A news sitemap should name articles of the last two days only; older ones are no longer read as news. Reported once per sitemap.</source>
        <translation>Eine News-Sitemap soll nur Artikel der letzten zwei Tage nennen; ältere werden nicht mehr als News gelesen. Gemeldet einmal je Sitemap.</translation>
    </message>
    <message>
        <source>A no-break space, a byte order mark or the like before or behind an address is no white space to XML: consumers take it for a part of the address.</source>
        <translation>Ein geschütztes Leerzeichen, eine Byte-Reihenfolge-Markierung oder Ähnliches vor oder hinter einer Adresse ist für XML kein Leerraum: Für Leser der Sitemap gehört es zur Adresse.</translation>
    </message>
    <message>
        <source>A page can't have been changed on a day that has not come yet anywhere on earth; Bing refuses such dates.</source>
        <translation>Eine Seite kann sich nicht an einem Tag geändert haben, der noch nirgends auf der Erde gekommen ist; Bing weist solche Daten ab.</translation>
    </message>
    <message>
        <source>A page should be listed under http or under https, not under both.</source>
        <translation>Eine Seite soll unter http oder unter https aufgeführt sein, nicht unter beiden.</translation>
    </message>
    <message>
        <source>A page that names alternates should name itself among them.</source>
        <translation>Eine Seite, die Sprachversionen nennt, soll auch sich selbst darunter nennen.</translation>
    </message>
    <message>
        <source>A parser accepts the file, but search engines may not: names must be spelled as in the protocol, and nothing may stand behind gzip data.</source>
        <translation>Ein Parser akzeptiert die Datei, Suchmaschinen vielleicht nicht: Namen müssen geschrieben sein wie im Protokoll, und hinter gzip-Daten darf nichts stehen.</translation>
    </message>
    <message>
        <source>A percent sign must be followed by two hexadecimal digits; as a character it is written %25.</source>
        <translation>Auf ein Prozentzeichen müssen zwei Hexadezimalziffern folgen; als Zeichen selbst wird es %25 geschrieben.</translation>
    </message>
    <message>
        <source>A priority is a decimal number.</source>
        <translation>Eine Priorität ist eine Dezimalzahl.</translation>
    </message>
    <message>
        <source>A priority is from 0.0 to 1.0.</source>
        <translation>Eine Priorität liegt zwischen 0.0 und 1.0.</translation>
    </message>
    <message>
        <source>A priority is written with a point.</source>
        <translation>Eine Priorität wird mit Punkt geschrieben.</translation>
    </message>
    <message>
        <source>A priority is written without an exponent.</source>
        <translation>Eine Priorität wird ohne Exponent geschrieben.</translation>
    </message>
    <message>
        <source>A priority that is not known is left out with its element, which means 0.5.</source>
        <translation>Eine unbekannte Priorität entfällt samt ihrem Element, was 0.5 bedeutet.</translation>
    </message>
    <message>
        <source>A processing instruction was never closed; its “?” was added.</source>
        <translation>Eine Verarbeitungsanweisung war nie geschlossen; ihr „?“ wurde ergänzt.</translation>
    </message>
    <message>
        <source>A rule failed because of a fault in Sitemap Studio: what is named was not judged by it and may be right or wrong. All other rules, and the same rule elsewhere, were judged. Please report the fault.</source>
        <translation>Eine Regel ist an einem Fehler in Sitemap Studio gescheitert: Was genannt ist, hat sie nicht beurteilt; es kann richtig oder falsch sein. Alle anderen Regeln, und dieselbe Regel anderswo, haben geurteilt. Bitte melden Sie den Fehler.</translation>
    </message>
    <message>
        <source>A second XML declaration stood in the file; it was removed.</source>
        <translation>In der Datei stand eine zweite XML-Deklaration; sie wurde entfernt.</translation>
    </message>
    <message>
        <source>A sitemap holds the URLs themselves. A template of a site generator, with front matter, {% %} or {{ }}, is not checked or changed; open the sitemap that is made from it.</source>
        <translation>Eine Sitemap enthält die URLs selbst. Eine Vorlage eines Website-Generators, mit Front Matter, {% %} oder {{ }}, wird weder geprüft noch geändert; stattdessen die Sitemap öffnen, die daraus entsteht.</translation>
    </message>
    <message>
        <source>A sitemap holds url elements and an index holds sitemap elements; consumers pass over the others.</source>
        <translation>Eine Sitemap enthält url-Elemente, ein Index sitemap-Elemente; andere werden übergangen.</translation>
    </message>
    <message>
        <source>A sitemap may hold no more than 1,000 articles.</source>
        <translation>Eine Sitemap darf höchstens 1.000 Artikel enthalten.</translation>
    </message>
    <message>
        <source>A sitemap may list no more URLs than the profile allows.</source>
        <translation>Eine Sitemap darf nicht mehr URLs auflisten, als das Profil erlaubt.</translation>
    </message>
    <message>
        <source>A sitemap may list only addresses of its own protocol, host and port, in or below its own folder. Addresses of another host count, too, where the robots.txt of that host names the sitemap (cross-submission).</source>
        <translation>Eine Sitemap darf nur Adressen mit ihrem eigenen Protokoll, Host und Port auflisten, in ihrem eigenen Ordner oder darunter. Adressen eines anderen Hosts zählen auch, wenn die robots.txt dieses Hosts die Sitemap nennt (Cross-Submission).</translation>
    </message>
    <message>
        <source>A sitemap may take no more bytes, unpacked, than the profile allows.</source>
        <translation>Eine Sitemap darf entpackt nicht mehr Bytes belegen, als das Profil erlaubt.</translation>
    </message>
    <message>
        <source>A sitemap must be allowed at least one entry.</source>
        <translation>Eine Sitemap muss mindestens einen Eintrag haben dürfen.</translation>
    </message>
    <message>
        <source>A sitemap must be encoded in UTF-8.</source>
        <translation>Eine Sitemap muss in UTF-8 kodiert sein.</translation>
    </message>
    <message>
        <source>A sitemap must list at least one URL, an index at least one sitemap.</source>
        <translation>Eine Sitemap muss mindestens eine URL auflisten, ein Index mindestens eine Sitemap.</translation>
    </message>
    <message>
        <source>A sitemap or an index must be valid by the published schema, as far as the prose of the protocol agrees.</source>
        <translation>Eine Sitemap oder ein Index muss nach dem veröffentlichten Schema gültig sein, soweit der Text des Protokolls zustimmt.</translation>
    </message>
    <message>
        <source>A sitemap that lies beside those listed, and is not listed itself, is found by nobody.</source>
        <translation>Eine Sitemap, die neben den aufgeführten liegt und selbst nicht aufgeführt ist, findet niemand.</translation>
    </message>
    <message>
        <source>A space stood within a tag; it was removed.</source>
        <translation>In einem Tag stand ein Leerzeichen; es wurde entfernt.</translation>
    </message>
    <message>
        <source>A step of the recovery log can't be understood.</source>
        <translation>Ein Schritt des Wiederherstellungsprotokolls ist unverständlich.</translation>
    </message>
    <message>
        <source>A text sitemap begins with an address, a CSV file with the names of its columns.</source>
        <translation>Eine Text-Sitemap beginnt mit einer Adresse, eine CSV-Datei mit den Namen ihrer Spalten.</translation>
    </message>
    <message>
        <source>A time needs its zone: Z, or the distance from UTC. Google refuses a time without one.</source>
        <translation>Eine Zeit braucht ihre Zone: Z oder den Abstand zu UTC. Google weist Zeiten ohne Zone ab.</translation>
    </message>
    <message>
        <source>A user name or password before the host is published to everybody, and consumers refuse it.</source>
        <translation>Benutzername oder Passwort vor dem Host werden allen bekannt gemacht, und solche Adressen werden abgewiesen.</translation>
    </message>
    <message>
        <source>A value is text alone; what consumers make of an element in it nobody knows.</source>
        <translation>Ein Wert ist nur Text; was andere aus einem Element darin machen, weiß niemand.</translation>
    </message>
    <message>
        <source>A video needs the address of its file or of a player, content_loc or player_loc.</source>
        <translation>Ein Video braucht die Adresse seiner Datei oder eines Players, content_loc oder player_loc.</translation>
    </message>
    <message>
        <source>A video whose expiration_date has passed is no longer shown in search results.</source>
        <translation>Ein Video, dessen expiration_date vorbei ist, erscheint nicht mehr in Suchergebnissen.</translation>
    </message>
    <message numerus="yes">
        <source>A {forms} holds {room}; %n entries of “{name}” have more than that.</source>
        <translation>
            <numerusform>Eine {forms} enthält {room}; %n Eintrag von „{name}“ hat mehr als das.</numerusform>
            <numerusform>Eine {forms} enthält {room}; %n Einträge von „{name}“ haben mehr als das.</numerusform>
        </translation>
    </message>
    <message>
        <source>A {forms} holds {room}; one entry of “{name}” has more than that.</source>
        <translation>Eine {forms} enthält {room}; ein Eintrag von „{name}“ hat mehr als das.</translation>
    </message>
    <message>
        <source>A “&amp;” stood alone; it was written as “&amp;amp;”.</source>
        <translation>Ein „&amp;“ stand allein; es wurde als „&amp;amp;“ geschrieben.</translation>
    </message>
    <message>
        <source>A “&lt;” stood alone; it was written as “&amp;lt;”.</source>
        <translation>Ein „&lt;“ stand allein; es wurde als „&amp;lt;“ geschrieben.</translation>
    </message>
    <message>
        <source>A “&lt;” stood in an attribute; it was written as “&amp;lt;”.</source>
        <translation>Ein „&lt;“ stand in einem Attribut; es wurde als „&amp;lt;“ geschrieben.</translation>
    </message>
    <message>
        <source>Add a zone</source>
        <translation>Zone ergänzen</translation>
    </message>
    <message>
        <source>Add a “{field}” first.</source>
        <translation>Zuerst ein „{field}“ hinzufügen.</translation>
    </message>
    <message>
        <source>Add {wanted}, or {wanted}.gz to have it packed.</source>
        <translation>{wanted} anhängen, oder {wanted}.gz, um zu packen.</translation>
    </message>
    <message>
        <source>Address of a page about the uploader.</source>
        <translation>Adresse einer Seite über den Uploader.</translation>
    </message>
    <message>
        <source>Address of a player for it.</source>
        <translation>Adresse eines Players dafür.</translation>
    </message>
    <message>
        <source>Address of a still picture.</source>
        <translation>Adresse eines Standbilds.</translation>
    </message>
    <message>
        <source>Address of its licence.</source>
        <translation>Adresse der Lizenz.</translation>
    </message>
    <message>
        <source>Address of one of the clips that make up the video.</source>
        <translation>Adresse eines der Clips, aus denen das Video besteht.</translation>
    </message>
    <message>
        <source>Address of the alternate, complete.</source>
        <translation>Vollständige Adresse der Sprachversion.</translation>
    </message>
    <message>
        <source>Address of the collection it belongs to.</source>
        <translation>Adresse der Sammlung, zu der es gehört.</translation>
    </message>
    <message>
        <source>Address of the page, complete with its protocol.</source>
        <translation>Adresse der Seite, vollständig mit Protokoll.</translation>
    </message>
    <message>
        <source>Address of the picture.</source>
        <translation>Adresse des Bilds.</translation>
    </message>
    <message>
        <source>Address of the video file.</source>
        <translation>Adresse der Videodatei.</translation>
    </message>
    <message>
        <source>Addresses</source>
        <translation>Adressen</translation>
    </message>
    <message>
        <source>Addresses that begin otherwise stay.</source>
        <translation>Adressen, die anders beginnen, bleiben.</translation>
    </message>
    <message>
        <source>Addresses that differ only in “www.”, a slash at the end, the case of the host or of escapes, the fragment or the usual port are probably one page.</source>
        <translation>Adressen, die sich nur in „www.“, einem Schrägstrich am Ende, der Schreibung von Host oder Maskierungen, dem Fragment oder dem üblichen Port unterscheiden, sind wahrscheinlich eine Seite.</translation>
    </message>
    <message numerus="yes">
        <source>All %n dates in {name} are “{date}”.</source>
        <translation>
            <numerusform>Das %n Datum in {name} ist „{date}“.</numerusform>
            <numerusform>Alle %n Daten in {name} sind „{date}“.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n priorities in {name} are {priority}.</source>
        <translation>
            <numerusform>Die %n Priorität in {name} ist {priority}.</numerusform>
            <numerusform>Alle %n Prioritäten in {name} sind {priority}.</numerusform>
        </translation>
    </message>
    <message>
        <source>All addresses of a sitemap must have its own protocol and host. Where nobody told the address of a lone sitemap, it is taken to lie on the site of more than half of its entries. Since that is inferred, and since the robots.txt of another host may name the sitemap (cross-submission), it is no error in any profile.</source>
        <translation>Alle Adressen einer Sitemap müssen deren Protokoll und Host haben. Hat niemand die Adresse einer einzelnen Sitemap angegeben, wird angenommen, dass sie auf der Website von mehr als der Hälfte ihrer Einträge liegt. Weil das nur erschlossen ist und die robots.txt eines anderen Hosts die Sitemap nennen darf (Cross-Submission), ist es in keinem Profil ein Fehler.</translation>
    </message>
    <message>
        <source>All entries</source>
        <translation>Alle Einträge</translation>
    </message>
    <message>
        <source>All entries before are complete.</source>
        <translation>Alle Einträge davor sind vollständig.</translation>
    </message>
    <message>
        <source>All entries of a sitemap together</source>
        <translation>Alle Einträge einer Sitemap zusammen</translation>
    </message>
    <message>
        <source>All files are as they were before it.</source>
        <translation>Alle Dateien sind wie zuvor.</translation>
    </message>
    <message>
        <source>All its files hold what was saved.</source>
        <translation>Alle Dateien enthalten, was gespeichert wurde.</translation>
    </message>
    <message>
        <source>All of them hold entries of one kind.</source>
        <translation>Alle enthalten Einträge derselben Art.</translation>
    </message>
    <message>
        <source>Alternate listed twice</source>
        <translation>Sprachversion doppelt aufgeführt</translation>
    </message>
    <message>
        <source>Alternate {number:,}</source>
        <translation>Sprachversion {number:,}</translation>
    </message>
    <message>
        <source>Alternates must name each other: a link that is not returned is ignored. Told only of pages in the set.</source>
        <translation>Sprachversionen müssen einander nennen: Ein Link ohne Rückverweis wird ignoriert. Gemeldet nur bei Seiten im Set.</translation>
    </message>
    <message>
        <source>Always “alternate”.</source>
        <translation>Immer „alternate“.</translation>
    </message>
    <message>
        <source>An RSS or Atom feed may stand for a sitemap, but it lists recent pages only, and no changefreq or priority.</source>
        <translation>Ein RSS- oder Atom-Feed darf für eine Sitemap stehen, führt aber nur die neuesten Seiten auf, ohne changefreq und priority.</translation>
    </message>
    <message>
        <source>An address may hold only the characters of RFC 3986; all others must be percent-encoded.</source>
        <translation>Eine Adresse darf nur die Zeichen aus RFC 3986 enthalten; alle anderen müssen prozentkodiert sein.</translation>
    </message>
    <message>
        <source>An address must be complete: it begins with the protocol and names the host.</source>
        <translation>Eine Adresse muss vollständig sein: Sie beginnt mit dem Protokoll und nennt den Host.</translation>
    </message>
    <message>
        <source>An address must be shorter than 2,048 characters.</source>
        <translation>Eine Adresse muss kürzer als 2.048 Zeichen sein.</translation>
    </message>
    <message>
        <source>An address must name a host that can be one, and a port, where given, must be a number from 1 to 65535. No part of a host begins or ends with a hyphen, and what begins with xn-- must stand for a name.</source>
        <translation>Eine Adresse muss einen möglichen Host nennen, und ein Port, falls angegeben, muss eine Zahl von 1 bis 65535 sein. Kein Teil eines Hosts beginnt oder endet mit einem Bindestrich, und was mit xn-- beginnt, muss für einen Namen stehen.</translation>
    </message>
    <message>
        <source>An address should be listed once in a set.</source>
        <translation>Eine Adresse soll einmal im Set stehen.</translation>
    </message>
    <message>
        <source>An alternate needs hreflang, or media where it is made for another screen.</source>
        <translation>Eine Sprachversion braucht hreflang, oder media, wenn sie für einen anderen Bildschirm gemacht ist.</translation>
    </message>
    <message>
        <source>An attribute of “{token}” stood there twice; the first one was kept.</source>
        <translation>Ein Attribut von „{token}“ stand zweimal da; das erste wurde behalten.</translation>
    </message>
    <message>
        <source>An attribute was not in straight quotes, or without a value or a space before it; its tag was mended.</source>
        <translation>Ein Attribut stand nicht in geraden Anführungszeichen, hatte keinen Wert oder kein Leerzeichen davor; sein Tag wurde repariert.</translation>
    </message>
    <message>
        <source>An edit is about an entry that is not known.</source>
        <translation>Eine Bearbeitung betrifft einen unbekannten Eintrag.</translation>
    </message>
    <message>
        <source>An element in the namespace of &lt;image:image&gt; must be one that it defines, and stand in its place.</source>
        <translation>Ein Element im Namensraum von &lt;image:image&gt; muss dort definiert sein und an seinem Platz stehen.</translation>
    </message>
    <message>
        <source>An element in the namespace of &lt;mobile:mobile&gt; must be one that it defines, and stand in its place.</source>
        <translation>Ein Element im Namensraum von &lt;mobile:mobile&gt; muss dort definiert sein und an seinem Platz stehen.</translation>
    </message>
    <message>
        <source>An element in the namespace of &lt;news:news&gt; must be one that it defines, and stand in its place.</source>
        <translation>Ein Element im Namensraum von &lt;news:news&gt; muss dort definiert sein und an seinem Platz stehen.</translation>
    </message>
    <message>
        <source>An element in the namespace of &lt;pagemap:PageMap&gt; must be one that it defines, and stand in its place.</source>
        <translation>Ein Element im Namensraum von &lt;pagemap:PageMap&gt; muss dort definiert sein und an seinem Platz stehen.</translation>
    </message>
    <message>
        <source>An element in the namespace of &lt;video:video&gt; must be one that it defines, and stand in its place.</source>
        <translation>Ein Element im Namensraum von &lt;video:video&gt; muss dort definiert sein und an seinem Platz stehen.</translation>
    </message>
    <message>
        <source>An element in the namespace of &lt;xhtml:link&gt; must be one that it defines, and stand in its place.</source>
        <translation>Ein Element im Namensraum von &lt;xhtml:link&gt; muss dort definiert sein und an seinem Platz stehen.</translation>
    </message>
    <message>
        <source>An element in the protocol's namespace must be one that the protocol defines.</source>
        <translation>Ein Element im Namensraum des Protokolls muss vom Protokoll definiert sein.</translation>
    </message>
    <message>
        <source>An element may have each of them once.</source>
        <translation>Ein Element darf jedes davon einmal haben.</translation>
    </message>
    <message>
        <source>An entry may hold each of loc, lastmod, changefreq and priority once.</source>
        <translation>Ein Eintrag darf loc, lastmod, changefreq und priority je einmal enthalten.</translation>
    </message>
    <message>
        <source>An entry may hold no more than 1 &lt;mobile:mobile&gt;.</source>
        <translation>Ein Eintrag darf höchstens 1 &lt;mobile:mobile&gt; enthalten.</translation>
    </message>
    <message>
        <source>An entry may hold no more than 1 &lt;news:news&gt;.</source>
        <translation>Ein Eintrag darf höchstens 1 &lt;news:news&gt; enthalten.</translation>
    </message>
    <message>
        <source>An entry may hold no more than 1,000 &lt;image:image&gt;.</source>
        <translation>Ein Eintrag darf höchstens 1.000 &lt;image:image&gt; enthalten.</translation>
    </message>
    <message>
        <source>An entry of more than 10,000 elements and attributes is not checked against the schema.</source>
        <translation>Ein Eintrag mit mehr als 10.000 Elementen und Attributen wird nicht am Schema gemessen.</translation>
    </message>
    <message>
        <source>An entry of “{index}” needs an address.</source>
        <translation>Ein Eintrag von „{index}“ braucht eine Adresse.</translation>
    </message>
    <message>
        <source>An entry of “{index}” {which}, so that it names no sitemap.</source>
        <translation>Ein Eintrag von „{index}“ {which} und nennt daher keine Sitemap.</translation>
    </message>
    <message>
        <source>An entry of “{name}” has no field, which a CSV file can't hold.</source>
        <translation>Ein Eintrag von „{name}“ hat kein Feld, was in einer CSV-Datei nicht geht.</translation>
    </message>
    <message>
        <source>An entry should name each language once.</source>
        <translation>Ein Eintrag soll jede Sprache einmal nennen.</translation>
    </message>
    <message>
        <source>An identifier of the object.</source>
        <translation>Eine Kennung des Objekts.</translation>
    </message>
    <message>
        <source>An identifier of the video elsewhere.</source>
        <translation>Eine anderweitige Kennung des Videos.</translation>
    </message>
    <message>
        <source>An index lists every sitemap once.</source>
        <translation>Ein Index führt jede Sitemap einmal auf.</translation>
    </message>
    <message>
        <source>An index may list no more sitemaps than the profile allows.</source>
        <translation>Ein Index darf nicht mehr Sitemaps aufführen, als das Profil erlaubt.</translation>
    </message>
    <message>
        <source>An index may list only sitemaps of its own site: same protocol, host and port. A sitemap on another host counts only where that host is the site's own and robots.txt names the sitemap there (cross-submission).</source>
        <translation>Ein Index darf nur Sitemaps der eigenen Website aufführen: gleiches Protokoll, gleicher Host und Port. Eine Sitemap auf einem anderen Host zählt nur, wenn dieser zur Website gehört und die robots.txt die Sitemap dort nennt (Cross-Submission).</translation>
    </message>
    <message>
        <source>An index may list sitemaps only, no other index and not itself.</source>
        <translation>Ein Index darf nur Sitemaps aufführen, keinen anderen Index und nicht sich selbst.</translation>
    </message>
    <message>
        <source>An index may list sitemaps only; its entry is kept as it is.</source>
        <translation>Ein Index darf nur Sitemaps aufführen; sein Eintrag bleibt, wie er ist.</translation>
    </message>
    <message>
        <source>An interrupted save{of_what} could be neither completed nor undone: {reason}.</source>
        <translation>Ein unterbrochenes Speichern{of_what} ließ sich weder abschließen noch zurücknehmen: {reason}.</translation>
    </message>
    <message>
        <source>An interrupted save{of_what} was completed.</source>
        <translation>Ein unterbrochenes Speichern{of_what} wurde abgeschlossen.</translation>
    </message>
    <message>
        <source>An interrupted save{of_what} was undone.</source>
        <translation>Ein unterbrochenes Speichern{of_what} wurde zurückgenommen.</translation>
    </message>
    <message>
        <source>An order has to name every sitemap of the set once.</source>
        <translation>Eine Reihenfolge muss jede Sitemap des Sets einmal nennen.</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Arabisch</translation>
    </message>
    <message>
        <source>Armenian</source>
        <translation>Armenisch</translation>
    </message>
    <message>
        <source>Article {number:,}</source>
        <translation>Artikel {number:,}</translation>
    </message>
    <message>
        <source>As the profile allows</source>
        <translation>Wie das Profil erlaubt</translation>
    </message>
    <message>
        <source>Ask for permission to read it.</source>
        <translation>Um Leserechte bitten.</translation>
    </message>
    <message>
        <source>Bing</source>
        <translation>Bing</translation>
    </message>
    <message>
        <source>Blocked by robots.txt</source>
        <translation>Durch robots.txt blockiert</translation>
    </message>
    <message>
        <source>Bopomofo</source>
        <translation>Bopomofo</translation>
    </message>
    <message>
        <source>Broad subject.</source>
        <translation>Grobes Thema.</translation>
    </message>
    <message>
        <source>CSV file</source>
        <translation>CSV-Datei</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>nicht genug Arbeitsspeicher</translation>
    </message>
    <message>
        <source>Case means nothing in protocol and host; both are usually written in lower case.</source>
        <translation>In Protokoll und Host spielt Groß- und Kleinschreibung keine Rolle; üblich sind Kleinbuchstaben.</translation>
    </message>
    <message>
        <source>Change the base</source>
        <translation>Basis ändern</translation>
    </message>
    <message>
        <source>Change the permissions, or save to another place.</source>
        <translation>Rechte ändern oder an einem anderen Ort speichern.</translation>
    </message>
    <message>
        <source>Changing entries</source>
        <translation>Einträge ändern</translation>
    </message>
    <message>
        <source>Changing extensions</source>
        <translation>Erweiterungen ändern</translation>
    </message>
    <message>
        <source>Check that you may read it.</source>
        <translation>Nachsehen, ob Sie sie lesen dürfen.</translation>
    </message>
    <message>
        <source>Check the disk, or save to another place.</source>
        <translation>Datenträger prüfen oder an einem anderen Ort speichern.</translation>
    </message>
    <message>
        <source>Checking against the schema</source>
        <translation>Am Schema prüfen</translation>
    </message>
    <message>
        <source>Checking entries</source>
        <translation>Einträge prüfen</translation>
    </message>
    <message>
        <source>Checks and fixes</source>
        <translation>Prüfungen und Korrekturen</translation>
    </message>
    <message>
        <source>Cherokee</source>
        <translation>Cherokee</translation>
    </message>
    <message>
        <source>Choose a shorter name.</source>
        <translation>Einen kürzeren Namen wählen.</translation>
    </message>
    <message>
        <source>Choose a sitemap file in it.</source>
        <translation>Eine Sitemap-Datei darin wählen.</translation>
    </message>
    <message>
        <source>Choose an XML, text or CSV file.</source>
        <translation>Eine XML-, Text- oder CSV-Datei wählen.</translation>
    </message>
    <message>
        <source>Choose another folder, or another name for the sitemaps.</source>
        <translation>Einen anderen Ordner oder andere Namen für die Sitemaps wählen.</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>Einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>Choose another name, or move that file away.</source>
        <translation>Einen anderen Namen wählen oder die Datei wegräumen.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>Choose another one, too.</source>
        <translation>Auch einen anderen wählen.</translation>
    </message>
    <message>
        <source>Choose another profile, or export the set in several.</source>
        <translation>Ein anderes Profil wählen oder das Set in mehreren Teilen exportieren.</translation>
    </message>
    <message>
        <source>Choose another sitemap, or open the set again once it can be read.</source>
        <translation>Eine andere Sitemap wählen oder das Set wieder öffnen, wenn sie lesbar ist.</translation>
    </message>
    <message>
        <source>Choose the folder that holds the files of the site.</source>
        <translation>Den Ordner mit den Dateien der Website wählen.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Close it in the other program and try again.</source>
        <translation>Im anderen Programm schließen und noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Close it there, or save it under another name here.</source>
        <translation>Dort schließen oder hier unter einem anderen Namen speichern.</translation>
    </message>
    <message>
        <source>Close the element first that was opened last.</source>
        <translation>Das zuletzt geöffnete Element zuerst schließen.</translation>
    </message>
    <message>
        <source>Comparing entries</source>
        <translation>Einträge vergleichen</translation>
    </message>
    <message>
        <source>Complete addresses stay.</source>
        <translation>Vollständige Adressen bleiben.</translation>
    </message>
    <message>
        <source>Compress sitemaps with gzip</source>
        <translation>Sitemaps mit gzip komprimieren</translation>
    </message>
    <message>
        <source>Compression error</source>
        <translation>Komprimierungsfehler</translation>
    </message>
    <message>
        <source>Conflicting hreflang</source>
        <translation>Widersprüchliches hreflang</translation>
    </message>
    <message>
        <source>Connect the disk that it lies on, and open the set again. If it is gone for good, remove the hidden files “{names}”.</source>
        <translation>Den Datenträger anschließen, auf dem er liegt, und das Set noch einmal öffnen. Ist er für immer verloren, die versteckten Dateien „{names}“ entfernen.</translation>
    </message>
    <message>
        <source>Correct the encoding in the first line.</source>
        <translation>Die Kodierung in der ersten Zeile berichtigen.</translation>
    </message>
    <message>
        <source>Correct them in a text editor.</source>
        <translation>In einem Texteditor berichtigen.</translation>
    </message>
    <message>
        <source>Countries where it may or may not be played, by ISO 3166-1 alpha-2.</source>
        <translation>Länder, in denen es gespielt werden darf oder nicht, nach ISO 3166-1 alpha-2.</translation>
    </message>
    <message>
        <source>Create the folder, or save to another place.</source>
        <translation>Den Ordner anlegen oder an einem anderen Ort speichern.</translation>
    </message>
    <message>
        <source>Currency by ISO 4217.</source>
        <translation>Währung nach ISO 4217.</translation>
    </message>
    <message>
        <source>Cut to the date</source>
        <translation>Auf das Datum kürzen</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>Kyrillisch</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Date before the web</source>
        <translation>Datum vor dem Web</translation>
    </message>
    <message>
        <source>Date in the future</source>
        <translation>Datum in der Zukunft</translation>
    </message>
    <message>
        <source>Dates can't be taken from git: {reason}.</source>
        <translation>Daten aus git sind nicht zu bekommen: {reason}.</translation>
    </message>
    <message>
        <source>Dates that are the same for all entries of a sitemap tell when it was made, not when its pages changed.</source>
        <translation>Daten, die bei allen Einträgen einer Sitemap gleich sind, sagen, wann sie gemacht wurde, nicht, wann sich ihre Seiten geändert haben.</translation>
    </message>
    <message>
        <source>Dates without a time stay.</source>
        <translation>Daten ohne Zeit bleiben.</translation>
    </message>
    <message>
        <source>Dates, frequencies and priorities</source>
        <translation>Daten, Häufigkeiten und Prioritäten</translation>
    </message>
    <message>
        <source>Declare it in its element with “xmlns:…”.</source>
        <translation>In seinem Element mit „xmlns:…“ deklarieren.</translation>
    </message>
    <message>
        <source>Declare it on the root element with “xmlns:…”.</source>
        <translation>Am Wurzelelement mit „xmlns:…“ deklarieren.</translation>
    </message>
    <message>
        <source>Delete entries, or choose another profile.</source>
        <translation>Einträge löschen oder ein anderes Profil wählen.</translation>
    </message>
    <message>
        <source>Deutsch</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>Gerät oder Ressource belegt</translation>
    </message>
    <message>
        <source>Directory not empty</source>
        <translation>Ordner nicht leer</translation>
    </message>
    <message>
        <source>Download the file and open it here.</source>
        <translation>Die Datei herunterladen und hier öffnen.</translation>
    </message>
    <message>
        <source>Duplicate URL</source>
        <translation>Doppelte URL</translation>
    </message>
    <message>
        <source>Duplicate URL: http and https</source>
        <translation>Doppelte URL: http und https</translation>
    </message>
    <message>
        <source>Edit it as text.</source>
        <translation>Als Text bearbeiten.</translation>
    </message>
    <message>
        <source>Edit it in its own place.</source>
        <translation>An ihrem eigenen Platz bearbeiten.</translation>
    </message>
    <message>
        <source>Edit it there, or save it under another name here.</source>
        <translation>Bearbeiten Sie sie dort, oder speichern Sie sie hier unter einem anderen Namen.</translation>
    </message>
    <message>
        <source>Editing goes on; save now and then, because changes could not be recovered after a crash.</source>
        <translation>Das Bearbeiten geht weiter; ab und zu speichern, denn nach einem Absturz ließen sich Änderungen nicht wiederherstellen.</translation>
    </message>
    <message>
        <source>Elements in another order</source>
        <translation>Elemente in anderer Reihenfolge</translation>
    </message>
    <message>
        <source>Empty sitemap</source>
        <translation>Leere Sitemap</translation>
    </message>
    <message>
        <source>End it in .xml, .xml.gz, .txt or .csv.</source>
        <translation>Mit .xml, .xml.gz, .txt oder .csv enden lassen.</translation>
    </message>
    <message>
        <source>End with a slash</source>
        <translation>Mit Schrägstrich enden</translation>
    </message>
    <message>
        <source>End without a slash</source>
        <translation>Ohne Schrägstrich enden</translation>
    </message>
    <message>
        <source>English</source>
        <translation>English</translation>
    </message>
    <message>
        <source>Entries by changefreq</source>
        <translation>Einträge nach changefreq</translation>
    </message>
    <message>
        <source>Entries by folder</source>
        <translation>Einträge nach Ordner</translation>
    </message>
    <message>
        <source>Entries by lastmod</source>
        <translation>Einträge nach lastmod</translation>
    </message>
    <message>
        <source>Entries by priority</source>
        <translation>Einträge nach priority</translation>
    </message>
    <message>
        <source>Entries of “{name}” lie in memory, as the folder for large sets can't be used: {trouble}.</source>
        <translation>Einträge von „{name}“ liegen im Arbeitsspeicher, weil der Ordner für große Sets nicht benutzbar ist: {trouble}.</translation>
    </message>
    <message>
        <source>Entries that have a text keep it.</source>
        <translation>Einträge, die einen Text haben, behalten ihn.</translation>
    </message>
    <message>
        <source>Entries whose page has no file in the folder keep their date.</source>
        <translation>Einträge, deren Seite keine Datei im Ordner hat, behalten ihr Datum.</translation>
    </message>
    <message>
        <source>Entries with problems</source>
        <translation>Einträge mit Problemen</translation>
    </message>
    <message>
        <source>Entries {joined}</source>
        <translation>Einträge: {joined}</translation>
    </message>
    <message>
        <source>Entry {broken:,} can't stand in a text sitemap: its loc holds a line break.</source>
        <translation>Eintrag {broken:,} kann nicht in einer Text-Sitemap stehen: Sein loc enthält einen Zeilenumbruch.</translation>
    </message>
    <message>
        <source>Entry {number:,}</source>
        <translation>Eintrag {number:,}</translation>
    </message>
    <message>
        <source>Entry {number:,} of {name}</source>
        <translation>Eintrag {number:,} von {name}</translation>
    </message>
    <message>
        <source>Entry {place:,} alone takes {size}; with the XML around it, a sitemap of {most} can't hold it.</source>
        <translation>Eintrag {place:,} belegt allein {size}; mit dem XML darum passt er nicht in eine Sitemap von {most}.</translation>
    </message>
    <message>
        <source>Entry {place:,} can't be written: its {name} holds the character U+{ord:04X}, which XML can't hold.</source>
        <translation>Eintrag {place:,} lässt sich nicht schreiben: {name} enthält das Zeichen U+{ord:04X}, das in XML nicht erlaubt ist.</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Maskieren</translation>
    </message>
    <message>
        <source>Escape characters as</source>
        <translation>Zeichen maskieren als</translation>
    </message>
    <message>
        <source>Español</source>
        <translation>Español</translation>
    </message>
    <message>
        <source>Every entry gets it, also one without a date.</source>
        <translation>Jeder Eintrag bekommt es, auch einer ohne Datum.</translation>
    </message>
    <message>
        <source>Every entry gets the text, whatever it had.</source>
        <translation>Jeder Eintrag bekommt den Text, was er auch hatte.</translation>
    </message>
    <message>
        <source>Every entry needs a loc with the address of its page.</source>
        <translation>Jeder Eintrag braucht einen loc mit der Adresse seiner Seite.</translation>
    </message>
    <message>
        <source>Every entry with an address on the web gets it.</source>
        <translation>Jeder Eintrag mit einer Webadresse bekommt sie.</translation>
    </message>
    <message>
        <source>Every second byte is zero.</source>
        <translation>Jedes zweite Byte ist null.</translation>
    </message>
    <message>
        <source>Every sitemap that an index lists must be readable: XML or text, as it is or packed with gzip, not zip.</source>
        <translation>Jede Sitemap, die ein Index aufführt, muss lesbar sein: XML oder Text, so wie sie ist oder mit gzip gepackt, nicht mit zip.</translation>
    </message>
    <message>
        <source>Every sitemap that an index lists must be there.</source>
        <translation>Jede Sitemap, die ein Index aufführt, muss vorhanden sein.</translation>
    </message>
    <message>
        <source>Expired video</source>
        <translation>Abgelaufenes Video</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Export the entries to a new file, and report this.</source>
        <translation>Die Einträge in eine neue Datei exportieren und das melden.</translation>
    </message>
    <message>
        <source>Export with an index, or fewer entries.</source>
        <translation>Mit einem Index exportieren, oder weniger Einträge.</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>Erweiterungen</translation>
    </message>
    <message>
        <source>Feed as sitemap</source>
        <translation>Feed als Sitemap</translation>
    </message>
    <message>
        <source>Fetch it again; the copy here is not what was packed.</source>
        <translation>Erneut holen; die Kopie hier ist nicht das, was gepackt wurde.</translation>
    </message>
    <message>
        <source>Fetch or export it again.</source>
        <translation>Erneut holen oder exportieren.</translation>
    </message>
    <message>
        <source>Fetch or mend the file first, or export its entries to a new one.</source>
        <translation>Die Datei zuerst holen oder reparieren, oder ihre Einträge in eine neue exportieren.</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>Datei existiert schon</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>Dateiname zu lang</translation>
    </message>
    <message>
        <source>File size error</source>
        <translation>Fehler bei der Dateigröße</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>Datei zu groß</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Files were put one behind the other.</source>
        <translation>Dateien wurden aneinandergehängt.</translation>
    </message>
    <message>
        <source>Files with an ending, and addresses with a query, stay.</source>
        <translation>Dateien mit Endung und Adressen mit Query bleiben.</translation>
    </message>
    <message>
        <source>Fill or delete it, or save as an .xml file.</source>
        <translation>Ihn füllen oder löschen, oder als .xml-Datei speichern.</translation>
    </message>
    <message>
        <source>Fill or delete them, or save as an .xml file.</source>
        <translation>Sie füllen oder löschen, oder als .xml-Datei speichern.</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filters that were saved under a name, as they would be typed.</source>
        <translation>Filter, die unter einem Namen gespeichert wurden, so wie sie getippt würden.</translation>
    </message>
    <message>
        <source>Folder for large sets</source>
        <translation>Ordner für große Sets</translation>
    </message>
    <message>
        <source>Font size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message numerus="yes">
        <source>Found there: {names}, and %n more.</source>
        <translation>
            <numerusform>Darin liegen: {names} und %n weitere Datei.</numerusform>
            <numerusform>Darin liegen: {names} und %n weitere Dateien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Found there: {names}, and one more.</source>
        <translation>Darin liegen: {names} und eine weitere Datei.</translation>
    </message>
    <message>
        <source>Found there: {names}.</source>
        <translation>Darin liegt: {names}.</translation>
    </message>
    <message>
        <source>Fragments that are places within a program (#!, #/) stay.</source>
        <translation>Fragmente, die Stellen in einem Programm sind (#!, #/), bleiben.</translation>
    </message>
    <message>
        <source>Français</source>
        <translation>Français</translation>
    </message>
    <message>
        <source>Free some space for temporary files.</source>
        <translation>Platz für temporäre Dateien schaffen.</translation>
    </message>
    <message>
        <source>Free some space there, or choose another folder in the preferences.</source>
        <translation>Dort Platz schaffen oder in den Einstellungen einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>Free some space, or save to another place.</source>
        <translation>Platz schaffen oder an einem anderen Ort speichern.</translation>
    </message>
    <message>
        <source>Frequency contradicts date</source>
        <translation>Häufigkeit widerspricht Datum</translation>
    </message>
    <message>
        <source>Georgian</source>
        <translation>Georgisch</translation>
    </message>
    <message>
        <source>Give --base-url on the command line, or the URL of the set in the window.</source>
        <translation>Auf der Kommandozeile --base-url angeben, im Fenster die URL des Sets.</translation>
    </message>
    <message>
        <source>Give a folder as --output: several sitemaps and their index are written there.</source>
        <translation>Geben Sie als --output einen Ordner an: Mehrere Sitemaps und ihr Index werden dorthin geschrieben.</translation>
    </message>
    <message>
        <source>Give a number from 0 to 1000, such as 0.5.</source>
        <translation>Eine Zahl von 0 bis 1000 angeben, etwa 0.5.</translation>
    </message>
    <message>
        <source>Give a number from 0.0 to 1.0.</source>
        <translation>Eine Zahl von 0.0 bis 1.0 angeben.</translation>
    </message>
    <message>
        <source>Give another file, or delete it.</source>
        <translation>Geben Sie eine andere Datei an, oder löschen Sie diese.</translation>
    </message>
    <message>
        <source>Give it one in double quotes, or remove it.</source>
        <translation>Einen in doppelten Anführungszeichen angeben oder es entfernen.</translation>
    </message>
    <message>
        <source>Give one from -{max_days:,} to {max_days:,}.</source>
        <translation>Eine von -{max_days:,} bis {max_days:,} angeben.</translation>
    </message>
    <message>
        <source>Give one from 1 to {max_digits}.</source>
        <translation>Eine von 1 bis {max_digits} angeben.</translation>
    </message>
    <message>
        <source>Give one, or clear the values.</source>
        <translation>Einen angeben oder die Werte leeren.</translation>
    </message>
    <message>
        <source>Give priorities from 0.0 to 1.0, that of the start page first, such as “1.0 0.8 0.6”.</source>
        <translation>Prioritäten von 0.0 bis 1.0 angeben, die der Startseite zuerst, etwa „1.0 0.8 0.6“.</translation>
    </message>
    <message>
        <source>Give the address of the sitemap or of its folder, such as https://www.example.com/.</source>
        <translation>Die Adresse der Sitemap oder ihres Ordners angeben, etwa https://www.example.com/.</translation>
    </message>
    <message>
        <source>Give the address of the sitemap, such as https://www.example.com/sitemap-2.xml.</source>
        <translation>Die Adresse der Sitemap angeben, etwa https://www.example.com/sitemap-2.xml.</translation>
    </message>
    <message>
        <source>Give the report another name.</source>
        <translation>Dem Bericht einen anderen Namen geben.</translation>
    </message>
    <message>
        <source>Give the sitemap another name, or move that file away.</source>
        <translation>Der Sitemap einen anderen Namen geben oder die Datei wegräumen.</translation>
    </message>
    <message>
        <source>Google</source>
        <translation>Google</translation>
    </message>
    <message>
        <source>Google Search Central, large sitemaps</source>
        <translation>Google Search Central, große Sitemaps</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Griechisch</translation>
    </message>
    <message>
        <source>Half a character can't be looked for.</source>
        <translation>Nach einem halben Zeichen lässt sich nicht suchen.</translation>
    </message>
    <message>
        <source>Han</source>
        <translation>Han</translation>
    </message>
    <message>
        <source>Hangul</source>
        <translation>Hangul</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>Hebräisch</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>High priority everywhere</source>
        <translation>Überall hohe Priorität</translation>
    </message>
    <message>
        <source>Hiragana</source>
        <translation>Hiragana</translation>
    </message>
    <message>
        <source>Host in capitals</source>
        <translation>Host in Großbuchstaben</translation>
    </message>
    <message>
        <source>How full the sitemaps are</source>
        <translation>Wie voll die Sitemaps sind</translation>
    </message>
    <message>
        <source>How it would go on is not known.</source>
        <translation>Wie er weitergehen würde, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>How much disk space the entries of one large set may take while it is open; the rest stays in memory.</source>
        <translation>Wie viel Platz die Einträge eines großen Sets auf dem Datenträger belegen dürfen, solange es offen ist; was mehr ist, liegt im Arbeitsspeicher.</translation>
    </message>
    <message>
        <source>How much space the rows of tables and lists have.</source>
        <translation>Wie viel Platz um die Zeilen von Tabellen und Listen ist.</translation>
    </message>
    <message>
        <source>How often it was seen.</source>
        <translation>Wie oft es gesehen wurde.</translation>
    </message>
    <message>
        <source>How often the page is likely to change.</source>
        <translation>Wie oft sich die Seite voraussichtlich ändert.</translation>
    </message>
    <message>
        <source>ISO-8859-1 (Latin-1)</source>
        <translation>ISO-8859-1 (Latin-1)</translation>
    </message>
    <message>
        <source>If nobody has it open any more, edit it anyway; what says so is the file “{place}”.</source>
        <translation>Wenn es niemand mehr geöffnet hat, trotzdem bearbeiten; darauf verweist nur noch die Datei „{place}“.</translation>
    </message>
    <message>
        <source>Ignored tag</source>
        <translation>Ignoriertes Tag</translation>
    </message>
    <message>
        <source>Image {number:,}</source>
        <translation>Bild {number:,}</translation>
    </message>
    <message>
        <source>Importance beside the site's other pages, 0.0 to 1.0.</source>
        <translation>Bedeutung gegenüber den anderen Seiten der Website, 0.0 bis 1.0.</translation>
    </message>
    <message>
        <source>In the host {host} the % must be followed by two hexadecimal digits.</source>
        <translation>Im Host {host} müssen auf das % zwei Hexadezimalziffern folgen.</translation>
    </message>
    <message>
        <source>In the index “{facts}”: {words}</source>
        <translation>Im Index „{facts}“: {words}</translation>
    </message>
    <message>
        <source>In the whole window; the View menu enlarges the table alone.</source>
        <translation>Im ganzen Fenster; nur die Schrift der Tabelle lässt sich im Menü „Ansicht“ vergrößern.</translation>
    </message>
    <message>
        <source>In {name} {have} a {field}, which this search engine does not read.</source>
        <translation>In {name} {have} ein {field}, das diese Suchmaschine nicht liest.</translation>
    </message>
    <message>
        <source>In {text} the % must be followed by two hexadecimal digits; as a character it is written %25.</source>
        <translation>In {text} müssen auf das % zwei Hexadezimalziffern folgen; als Zeichen selbst wird es %25 geschrieben.</translation>
    </message>
    <message>
        <source>In “{name}”, “{key}” must be {error}; the default applies.</source>
        <translation>In „{name}“ wird für „{key}“ erwartet: {error}; es gilt der Standard.</translation>
    </message>
    <message>
        <source>Include {n} in it.</source>
        <translation>{n} hineinsetzen.</translation>
    </message>
    <message>
        <source>Include {{n}} in it, as in “{default_name}”.</source>
        <translation>{{n}} hineinsetzen, wie in „{default_name}“.</translation>
    </message>
    <message>
        <source>Incomplete URL</source>
        <translation>Unvollständige URL</translation>
    </message>
    <message>
        <source>Incorrect namespace</source>
        <translation>Falscher Namensraum</translation>
    </message>
    <message>
        <source>IndexNow endpoint</source>
        <translation>IndexNow-Endpunkt</translation>
    </message>
    <message>
        <source>Indexes and sets</source>
        <translation>Indexe und Sets</translation>
    </message>
    <message>
        <source>Info</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Ein-/Ausgabefehler</translation>
    </message>
    <message>
        <source>Invalid URL</source>
        <translation>Ungültige URL</translation>
    </message>
    <message>
        <source>Invalid URL: backslash</source>
        <translation>Ungültige URL: Backslash</translation>
    </message>
    <message>
        <source>Invalid URL: empty</source>
        <translation>Ungültige URL: leer</translation>
    </message>
    <message>
        <source>Invalid URL: host</source>
        <translation>Ungültige URL: Host</translation>
    </message>
    <message>
        <source>Invalid URL: host not in ASCII</source>
        <translation>Ungültige URL: Host nicht in ASCII</translation>
    </message>
    <message>
        <source>Invalid URL: percent sign</source>
        <translation>Ungültige URL: Prozentzeichen</translation>
    </message>
    <message>
        <source>Invalid URL: protocol</source>
        <translation>Ungültige URL: Protokoll</translation>
    </message>
    <message>
        <source>Invalid URL: too long</source>
        <translation>Ungültige URL: zu lang</translation>
    </message>
    <message>
        <source>Invalid URL: white space</source>
        <translation>Ungültige URL: Leerraum</translation>
    </message>
    <message>
        <source>Invalid argument</source>
        <translation>ungültiges Argument</translation>
    </message>
    <message>
        <source>Invalid by the schema</source>
        <translation>Ungültig nach dem Schema</translation>
    </message>
    <message>
        <source>Invalid date</source>
        <translation>Ungültiges Datum</translation>
    </message>
    <message>
        <source>Invalid date: empty</source>
        <translation>Ungültiges Datum: leer</translation>
    </message>
    <message>
        <source>Invalid date: no time zone</source>
        <translation>Ungültiges Datum: keine Zeitzone</translation>
    </message>
    <message>
        <source>Invalid tag value</source>
        <translation>Ungültiger Tag-Wert</translation>
    </message>
    <message>
        <source>Invalid tag value: decimal comma</source>
        <translation>Ungültiger Tag-Wert: Dezimalkomma</translation>
    </message>
    <message>
        <source>Invalid tag value: empty</source>
        <translation>Ungültiger Tag-Wert: leer</translation>
    </message>
    <message>
        <source>Invalid tag value: exponent</source>
        <translation>Ungültiger Tag-Wert: Exponent</translation>
    </message>
    <message>
        <source>Invalid tag value: no number</source>
        <translation>Ungültiger Tag-Wert: keine Zahl</translation>
    </message>
    <message>
        <source>Invisible characters around the URL</source>
        <translation>Unsichtbare Zeichen um die URL</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>ist ein Ordner</translation>
    </message>
    <message>
        <source>It asks for nothing.</source>
        <translation>Es fragt nach nichts.</translation>
    </message>
    <message>
        <source>It asks for: {names}.</source>
        <translation>Es fragt nach: {names}.</translation>
    </message>
    <message>
        <source>It begins no reference.</source>
        <translation>Es beginnt keinen Verweis.</translation>
    </message>
    <message>
        <source>It begins no tag.</source>
        <translation>Es beginnt kein Tag.</translation>
    </message>
    <message>
        <source>It begins with http:// or https:// and names the host, as http://www.example.com/ does.</source>
        <translation>Sie beginnt mit http:// oder https:// und nennt den Host wie in http://www.example.com/.</translation>
    </message>
    <message>
        <source>It can be {known}.</source>
        <translation>Möglich: {known}.</translation>
    </message>
    <message>
        <source>It closes nothing.</source>
        <translation>Es schließt nichts.</translation>
    </message>
    <message>
        <source>It ends like a tag.</source>
        <translation>Sie endet wie ein Tag.</translation>
    </message>
    <message>
        <source>It has too many elements and attributes to be checked</source>
        <translation>Er hat zu viele Elemente und Attribute für eine Prüfung</translation>
    </message>
    <message>
        <source>It is a feed.</source>
        <translation>Es ist ein Feed.</translation>
    </message>
    <message>
        <source>It is an index within an index, which search engines refuse.</source>
        <translation>Es ist ein Index in einem Index; das weisen Suchmaschinen ab.</translation>
    </message>
    <message>
        <source>It is neither entry nor comment.</source>
        <translation>Es ist weder Eintrag noch Kommentar.</translation>
    </message>
    <message>
        <source>It is not known whose robots.txt is given: no entry of “{name}” is complete.</source>
        <translation>Unbekannt ist, wessen robots.txt angegeben ist: Kein Eintrag von „{name}“ hat eine vollständige URL.</translation>
    </message>
    <message>
        <source>It is opened once.</source>
        <translation>Es wird einmal geöffnet.</translation>
    </message>
    <message>
        <source>It may be an error page of the web server.</source>
        <translation>Vielleicht ist es eine Fehlerseite des Webservers.</translation>
    </message>
    <message>
        <source>It stands where the open element ends.</source>
        <translation>Es steht, wo das offene Element endet.</translation>
    </message>
    <message>
        <source>It was left alone.</source>
        <translation>Sie wurde in Ruhe gelassen.</translation>
    </message>
    <message numerus="yes">
        <source>It was read with %n repairs.</source>
        <translation>
            <numerusform>Sie wurde mit %n Reparatur gelesen.</numerusform>
            <numerusform>Sie wurde mit %n Reparaturen gelesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>It was read with one repair.</source>
        <translation>Sie wurde mit einer Reparatur gelesen.</translation>
    </message>
    <message>
        <source>It was set aside as “{aside}”.</source>
        <translation>Sie wurde als „{aside}“ beiseitegelegt.</translation>
    </message>
    <message>
        <source>Its customary prefix is used.</source>
        <translation>Das übliche Präfix ist benutzt.</translation>
    </message>
    <message>
        <source>Its entries are all of the other kind.</source>
        <translation>Alle seine Einträge sind von der anderen Art.</translation>
    </message>
    <message>
        <source>Its folder is where the index and the other sitemaps will lie.</source>
        <translation>In ihrem Ordner werden der Index und die anderen Sitemaps liegen.</translation>
    </message>
    <message>
        <source>Its language by ISO 639, in two or three letters; zh-cn or zh-tw for Chinese.</source>
        <translation>Die Sprache nach ISO 639, mit zwei oder drei Buchstaben; zh-cn oder zh-tw für Chinesisch.</translation>
    </message>
    <message>
        <source>Its value, where that is not the content.</source>
        <translation>Sein Wert, wenn er nicht der Inhalt ist.</translation>
    </message>
    <message>
        <source>Katakana</source>
        <translation>Katakana</translation>
    </message>
    <message>
        <source>Keep between</source>
        <translation>Eingrenzen</translation>
    </message>
    <message>
        <source>Keep the name for the sitemap.</source>
        <translation>Den Namen für die Sitemap behalten.</translation>
    </message>
    <message>
        <source>Keywords of the article.</source>
        <translation>Schlagwörter des Artikels.</translation>
    </message>
    <message>
        <source>Known are Common, Combined, W3C extended and lines of JSON.</source>
        <translation>Bekannt sind Common, Combined, W3C Extended und Zeilen aus JSON.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Language by ISO 639-1, maybe with a script (ISO 15924) and a region (ISO 3166-1), or x-default.</source>
        <translation>Sprache nach ISO 639-1, vielleicht mit Schrift (ISO 15924) und Region (ISO 3166-1), oder x-default.</translation>
    </message>
    <message>
        <source>Latin</source>
        <translation>Lateinisch</translation>
    </message>
    <message>
        <source>Leading whitespace</source>
        <translation>Leerraum am Rand</translation>
    </message>
    <message>
        <source>Leak patterns</source>
        <translation>Muster für Lecks</translation>
    </message>
    <message>
        <source>Leave fragments out</source>
        <translation>Fragmente weglassen</translation>
    </message>
    <message>
        <source>Leave out what follows the path.</source>
        <translation>Weglassen, was auf den Pfad folgt.</translation>
    </message>
    <message>
        <source>Leave out what stands before the @.</source>
        <translation>Weglassen, was vor dem @ steht.</translation>
    </message>
    <message>
        <source>Leave session ids out</source>
        <translation>Sitzungs-IDs weglassen</translation>
    </message>
    <message>
        <source>Leave some out, or shorten them.</source>
        <translation>Einige weglassen oder kürzen.</translation>
    </message>
    <message>
        <source>Leave tracking parameters out</source>
        <translation>Tracking-Parameter weglassen</translation>
    </message>
    <message>
        <source>Length in seconds.</source>
        <translation>Länge in Sekunden.</translation>
    </message>
    <message>
        <source>Length of the clip in seconds.</source>
        <translation>Länge des Clips in Sekunden.</translation>
    </message>
    <message>
        <source>Let that user open it.</source>
        <translation>Dieser Benutzer muss es öffnen.</translation>
    </message>
    <message>
        <source>Letters of several alphabets in one name look like another name, and browsers distrust it.</source>
        <translation>Buchstaben mehrerer Alphabete in einem Namen sehen aus wie ein anderer Name, und Browser misstrauen ihm.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Limits of {profile}</source>
        <translation>Grenzen von {profile}</translation>
    </message>
    <message>
        <source>Look at the quotation marks there.</source>
        <translation>Die Anführungszeichen dort ansehen.</translation>
    </message>
    <message>
        <source>Look for a part of it.</source>
        <translation>Nach einem Teil davon suchen.</translation>
    </message>
    <message>
        <source>Look for another window of this program.</source>
        <translation>Nach einem anderen Fenster dieses Programms sehen.</translation>
    </message>
    <message>
        <source>Look-around and back-references are not known; a backslash before a mark takes it literally.</source>
        <translation>Vorausschau, Rückschau und Rückverweise sind nicht bekannt; ein Backslash vor einem Zeichen nimmt es wörtlich.</translation>
    </message>
    <message>
        <source>Looked for it in “{parent}”.</source>
        <translation>Gesucht wurde in „{parent}“.</translation>
    </message>
    <message>
        <source>Looking at the files</source>
        <translation>Dateien ansehen</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Niedrig</translation>
    </message>
    <message>
        <source>Make absolute</source>
        <translation>Absolut machen</translation>
    </message>
    <message>
        <source>Missing XML attribute</source>
        <translation>Fehlendes XML-Attribut</translation>
    </message>
    <message>
        <source>Missing XML declaration</source>
        <translation>Fehlende XML-Deklaration</translation>
    </message>
    <message>
        <source>Missing XML tag</source>
        <translation>Fehlendes XML-Tag</translation>
    </message>
    <message>
        <source>Missing self-reference</source>
        <translation>Fehlender Selbstverweis</translation>
    </message>
    <message>
        <source>Mobile mark {number:,}</source>
        <translation>Mobil-Kennzeichen {number:,}</translation>
    </message>
    <message numerus="yes">
        <source>More than %n redirects.</source>
        <translation>
            <numerusform>Mehr als %n Weiterleitung.</numerusform>
            <numerusform>Mehr als %n Weiterleitungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>More than one redirect.</source>
        <translation>Mehr als eine Weiterleitung.</translation>
    </message>
    <message>
        <source>Most URLs in an exported sitemap</source>
        <translation>URLs je exportierter Sitemap höchstens</translation>
    </message>
    <message>
        <source>Most bytes in an exported sitemap</source>
        <translation>Bytes je exportierter Sitemap höchstens</translation>
    </message>
    <message>
        <source>Move it there, or append its entries to a sitemap of the set.</source>
        <translation>Die Datei dorthin verschieben oder ihre Einträge an eine Sitemap des Sets anhängen.</translation>
    </message>
    <message>
        <source>Move them to another sitemap of the set, or export them.</source>
        <translation>Sie in eine andere Sitemap des Sets verschieben oder exportieren.</translation>
    </message>
    <message>
        <source>Name a field.</source>
        <translation>Ein Feld nennen.</translation>
    </message>
    <message>
        <source>Name it, such as --columns loc=HEADER.</source>
        <translation>Nennen Sie sie, etwa --columns loc=SPALTE.</translation>
    </message>
    <message>
        <source>Name its columns in the first line.</source>
        <translation>In der ersten Zeile die Spalten benennen.</translation>
    </message>
    <message>
        <source>Name of the attribute.</source>
        <translation>Name des Attributs.</translation>
    </message>
    <message>
        <source>Name of the publication.</source>
        <translation>Name der Publikation.</translation>
    </message>
    <message>
        <source>Name of who uploaded it.</source>
        <translation>Wer es hochgeladen hat.</translation>
    </message>
    <message>
        <source>Name the sitemap itself, if it lies elsewhere.</source>
        <translation>Nennen Sie die Sitemap selbst, wenn sie anderswo liegt.</translation>
    </message>
    <message>
        <source>Names of exported files</source>
        <translation>Namen exportierter Dateien</translation>
    </message>
    <message>
        <source>Near-duplicate URL</source>
        <translation>Fast doppelte URL</translation>
    </message>
    <message>
        <source>Needless port</source>
        <translation>Überflüssiger Port</translation>
    </message>
    <message>
        <source>Nested sitemap indexes</source>
        <translation>Verschachtelte Sitemap-Indexe</translation>
    </message>
    <message>
        <source>No CDATA section is open.</source>
        <translation>Kein CDATA-Abschnitt ist offen.</translation>
    </message>
    <message>
        <source>No column of “{name}” is known to hold URLs; there are: {headers}.</source>
        <translation>Keine Spalte von „{name}“ ist als Spalte für URLs bekannt; es gibt: {headers}.</translation>
    </message>
    <message>
        <source>No entry has a complete URL.</source>
        <translation>Kein Eintrag hat eine vollständige URL.</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Keine Probleme gefunden.</translation>
    </message>
    <message>
        <source>No return tag</source>
        <translation>Kein Return-Tag</translation>
    </message>
    <message>
        <source>No sitemap lies in “{folder}”.</source>
        <translation>In „{folder}“ liegt keine Sitemap.</translation>
    </message>
    <message>
        <source>No sitemap needs that.</source>
        <translation>Keine Sitemap braucht das.</translation>
    </message>
    <message>
        <source>No sitemap was found at {url}.</source>
        <translation>Unter {url} wurde keine Sitemap gefunden.</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>kein Platz mehr auf dem Datenträger</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Datei oder Ordner nicht gefunden</translation>
    </message>
    <message>
        <source>No text is given yet.</source>
        <translation>Der Text fehlt.</translation>
    </message>
    <message numerus="yes">
        <source>None of the %n files can be opened.</source>
        <translation>
            <numerusform>Die %n Datei kann nicht geöffnet werden.</numerusform>
            <numerusform>Keine der %n Dateien kann geöffnet werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nor can the %n others.</source>
        <translation>
            <numerusform>Die %n andere auch nicht.</numerusform>
            <numerusform>Die %n anderen auch nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nor can the last one.</source>
        <translation>Die letzte auch nicht.</translation>
    </message>
    <message>
        <source>Not UTF-8</source>
        <translation>Nicht UTF-8</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>kein Ordner</translation>
    </message>
    <message>
        <source>Not fixed</source>
        <translation>Nicht korrigieren</translation>
    </message>
    <message>
        <source>Not judged by a rule</source>
        <translation>Von einer Regel nicht beurteilt</translation>
    </message>
    <message>
        <source>Not judged by the schema</source>
        <translation>Vom Schema nicht beurteilt</translation>
    </message>
    <message>
        <source>Nothing is called “{unknown}” here.</source>
        <translation>Hier heißt nichts „{unknown}“.</translation>
    </message>
    <message>
        <source>Number of the episode.</source>
        <translation>Nummer der Folge.</translation>
    </message>
    <message>
        <source>Number of the season.</source>
        <translation>Nummer der Staffel.</translation>
    </message>
    <message>
        <source>Of &lt;image:image&gt;, caption, geo_location, title and license are no longer read by Google; they do no harm. Reported once per sitemap and field.</source>
        <translation>Bei &lt;image:image&gt; liest Google caption, geo_location, title und license nicht mehr; sie schaden nicht. Gemeldet einmal je Sitemap und Feld.</translation>
    </message>
    <message>
        <source>Of &lt;image:image&gt;, loc and license must be addresses of http or https with legal characters, shorter than 2,048.</source>
        <translation>Bei &lt;image:image&gt; müssen loc und license Adressen mit http oder https sein, mit zulässigen Zeichen und kürzer als 2.048.</translation>
    </message>
    <message>
        <source>Of &lt;image:image&gt;, loc and license must be complete addresses: they begin with the protocol and name the host.</source>
        <translation>Bei &lt;image:image&gt; müssen loc und license vollständige Adressen sein: Sie beginnen mit dem Protokoll und nennen den Host.</translation>
    </message>
    <message>
        <source>Of &lt;news:news&gt;, access and genres must be one of the values that are defined.</source>
        <translation>Bei &lt;news:news&gt; müssen access und genres einer der festgelegten Werte sein.</translation>
    </message>
    <message>
        <source>Of &lt;news:news&gt;, publication_date must be real dates in one of the W3C forms; a time needs its zone.</source>
        <translation>Bei &lt;news:news&gt; muss publication_date ein wirkliches Datum in einer der W3C-Formen sein; eine Zeit braucht ihre Zone.</translation>
    </message>
    <message>
        <source>Of &lt;news:news&gt;, stock_tickers may name only so many.</source>
        <translation>Bei &lt;news:news&gt; darf stock_tickers nur so viele nennen.</translation>
    </message>
    <message>
        <source>Of &lt;news:news&gt;, stock_tickers must be written in their form.</source>
        <translation>Bei &lt;news:news&gt; muss stock_tickers in der vorgesehenen Form stehen.</translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, duration, rating, content_segment_loc@duration, view_count, price, tvshow.season_number and tvshow.episode_number must be numbers between their bounds.</source>
        <translation>Bei &lt;video:video&gt; müssen duration, rating, content_segment_loc@duration, view_count, price, tvshow.season_number und tvshow.episode_number Zahlen innerhalb ihrer Grenzen sein.</translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, duration, rating, content_segment_loc@duration, view_count, price, tvshow.season_number and tvshow.episode_number must be numbers, whole ones where they count something.</source>
        <translation>Bei &lt;video:video&gt; müssen duration, rating, content_segment_loc@duration, view_count, price, tvshow.season_number und tvshow.episode_number Zahlen sein, ganze, wo sie etwas zählen.</translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, expiration_date, publication_date and tvshow.premier_date must be real dates in one of the W3C forms; a time needs its zone.</source>
        <translation>Bei &lt;video:video&gt; müssen expiration_date, publication_date und tvshow.premier_date wirkliche Daten in einer der W3C-Formen sein; eine Zeit braucht ihre Zone.</translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, family_friendly, restriction@relationship, price@type, price@resolution, requires_subscription, tvshow.video_type, platform, platform@relationship, live and id@type must be one of the values that are defined.</source>
        <translation>Bei &lt;video:video&gt; müssen family_friendly, restriction@relationship, price@type, price@resolution, requires_subscription, tvshow.video_type, platform, platform@relationship, live und id@type einer der festgelegten Werte sein.</translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, player_loc@allow_embed, player_loc@autoplay, category, gallery_loc, price and tvshow are no longer read by Google; they do no harm. Reported once per sitemap and field.</source>
        <translation>Bei &lt;video:video&gt; liest Google player_loc@allow_embed, player_loc@autoplay, category, gallery_loc, price und tvshow nicht mehr; sie schaden nicht. Gemeldet einmal je Sitemap und Feld.</translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, restriction and price@currency must be written in their form.</source>
        <translation>Bei &lt;video:video&gt; müssen restriction und price@currency in der vorgesehenen Form stehen.</translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, thumbnail_loc, content_loc, player_loc, content_segment_loc, gallery_loc and uploader@info must be addresses of http or https with legal characters, shorter than 2,048.</source>
        <translation>Bei &lt;video:video&gt; müssen thumbnail_loc, content_loc, player_loc, content_segment_loc, gallery_loc und uploader@info Adressen mit http oder https sein, mit zulässigen Zeichen und kürzer als 2.048.</translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, thumbnail_loc, content_loc, player_loc, content_segment_loc, gallery_loc and uploader@info must be complete addresses: they begin with the protocol and name the host.</source>
        <translation>Bei &lt;video:video&gt; müssen thumbnail_loc, content_loc, player_loc, content_segment_loc, gallery_loc und uploader@info vollständige Adressen sein: Sie beginnen mit dem Protokoll und nennen den Host.</translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, title, description and category have a greatest length.</source>
        <translation>Bei &lt;video:video&gt; haben title, description und category eine größte Länge.</translation>
    </message>
    <message>
        <source>Of &lt;xhtml:link&gt;, @href must be addresses of http or https with legal characters, shorter than 2,048.</source>
        <translation>Bei &lt;xhtml:link&gt; muss @href eine Adresse mit http oder https sein, mit zulässigen Zeichen und kürzer als 2.048.</translation>
    </message>
    <message>
        <source>Of &lt;xhtml:link&gt;, @href must be complete addresses: they begin with the protocol and name the host.</source>
        <translation>Bei &lt;xhtml:link&gt; muss @href eine vollständige Adresse sein: Sie beginnt mit dem Protokoll und nennt den Host.</translation>
    </message>
    <message>
        <source>Of &lt;xhtml:link&gt;, @rel must be one of the values that are defined.</source>
        <translation>Bei &lt;xhtml:link&gt; muss @rel einer der festgelegten Werte sein.</translation>
    </message>
    <message>
        <source>One article of this sitemap is more than two days old and no longer read as news.</source>
        <translation>Ein Artikel dieser Sitemap ist mehr als zwei Tage alt und wird nicht mehr als News gelesen.</translation>
    </message>
    <message>
        <source>One byte that is no gzip data was</source>
        <translation>Ein Byte, das keine gzip-Daten ist, wurde</translation>
    </message>
    <message>
        <source>One entry is not whole and left out.</source>
        <translation>Ein Eintrag ist unvollständig und entfällt.</translation>
    </message>
    <message>
        <source>One entry is too large for a sitemap.</source>
        <translation>Ein Eintrag ist zu groß für eine Sitemap.</translation>
    </message>
    <message>
        <source>One entry of “{name}” has {lacking}, which a {forms} can't hold.</source>
        <translation>Ein Eintrag von „{name}“ hat {lacking}; das geht in einer {forms} nicht.</translation>
    </message>
    <message>
        <source>One entry was cut off and is lost.</source>
        <translation>Ein Eintrag war abgeschnitten und ist verloren.</translation>
    </message>
    <message>
        <source>One index lies in “{folder}”.</source>
        <translation>Ein Index liegt in „{folder}“.</translation>
    </message>
    <message>
        <source>One item has no link and is left out.</source>
        <translation>Eine Meldung hat keinen Link und entfällt.</translation>
    </message>
    <message>
        <source>One more zero byte after the end was left out.</source>
        <translation>Hinter dem Ende wurde ein weiteres Nullbyte weggelassen.</translation>
    </message>
    <message>
        <source>One object on the page.</source>
        <translation>Ein Objekt auf der Seite.</translation>
    </message>
    <message>
        <source>One part is more than an index may list ({limit:,}, {title}).</source>
        <translation>Ein Teil ist mehr, als ein Index aufführen darf ({limit:,}, {title}).</translation>
    </message>
    <message>
        <source>One property of the object.</source>
        <translation>Eine Eigenschaft des Objekts.</translation>
    </message>
    <message>
        <source>One sitemap alone can't be merged.</source>
        <translation>Eine Sitemap allein lässt sich nicht zusammenführen.</translation>
    </message>
    <message>
        <source>One sitemap is more than an index may list ({limit:,}, {title}).</source>
        <translation>Eine Sitemap ist mehr, als ein Index aufführen darf ({limit:,}, {title}).</translation>
    </message>
    <message>
        <source>Only escapes go that mean the same without.</source>
        <translation>Nur Maskierungen verschwinden, ohne die es dasselbe bedeutet.</translation>
    </message>
    <message>
        <source>Only http and https are followed.</source>
        <translation>Nur http und https werden verfolgt.</translation>
    </message>
    <message>
        <source>Only url elements may stand directly inside urlset, and only sitemap elements directly inside sitemapindex.</source>
        <translation>Direkt in urlset dürfen nur url-Elemente stehen, direkt in sitemapindex nur sitemap-Elemente.</translation>
    </message>
    <message>
        <source>Open it again in a moment.</source>
        <translation>In einem Augenblick noch einmal öffnen.</translation>
    </message>
    <message>
        <source>Open it again.</source>
        <translation>Wieder öffnen.</translation>
    </message>
    <message>
        <source>Open it by itself, or add its sitemaps.</source>
        <translation>Ihn für sich öffnen oder seine Sitemaps hinzufügen.</translation>
    </message>
    <message>
        <source>Open one folder, or files of one folder.</source>
        <translation>Einen Ordner öffnen oder Dateien aus einem Ordner.</translation>
    </message>
    <message>
        <source>Open one of them: {names}.</source>
        <translation>Eine davon öffnen: {names}.</translation>
    </message>
    <message>
        <source>Open sets in</source>
        <translation>Sets öffnen in</translation>
    </message>
    <message>
        <source>Open the files of one folder; others can be exported together.</source>
        <translation>Die Dateien eines Ordners öffnen; andere lassen sich zusammen exportieren.</translation>
    </message>
    <message>
        <source>Open the set again once it can be read.</source>
        <translation>Das Set wieder öffnen, wenn sie lesbar ist.</translation>
    </message>
    <message>
        <source>Open the set again once the file is there and can be read.</source>
        <translation>Das Set wieder öffnen, wenn die Datei da und lesbar ist.</translation>
    </message>
    <message>
        <source>Open the set again.</source>
        <translation>Das Set wieder öffnen.</translation>
    </message>
    <message>
        <source>Open the sitemap that is made from it.</source>
        <translation>Die Sitemap öffnen, die daraus entsteht.</translation>
    </message>
    <message>
        <source>Opening the set again puts them right.</source>
        <translation>Erneutes Öffnen des Sets bringt sie in Ordnung.</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>Vorgang nicht erlaubt</translation>
    </message>
    <message>
        <source>Other parameters stay.</source>
        <translation>Andere Parameter bleiben.</translation>
    </message>
    <message>
        <source>Outdated date in the index</source>
        <translation>Veraltetes Datum im Index</translation>
    </message>
    <message>
        <source>Outdated news</source>
        <translation>Veraltete News</translation>
    </message>
    <message>
        <source>Page map {number:,}</source>
        <translation>PageMap {number:,}</translation>
    </message>
    <message>
        <source>Parameters such as utm_source tell where a visitor came from; the page is the same without them.</source>
        <translation>Parameter wie utm_source sagen, woher ein Besucher kam; die Seite ist ohne sie dieselbe.</translation>
    </message>
    <message>
        <source>Parsing error</source>
        <translation>Parsing-Fehler</translation>
    </message>
    <message>
        <source>Path mismatch</source>
        <translation>Pfad stimmt nicht überein</translation>
    </message>
    <message>
        <source>Pattern {number}, “{each}”, can't be looked for: {fault}.</source>
        <translation>Muster {number}, „{each}“, lässt sich nicht suchen: {fault}.</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Zugriff verweigert</translation>
    </message>
    <message>
        <source>Platforms where it may or may not be played.</source>
        <translation>Plattformen, auf denen es gespielt werden darf oder nicht.</translation>
    </message>
    <message>
        <source>Please report this file.</source>
        <translation>Bitte melden Sie diese Datei.</translation>
    </message>
    <message>
        <source>Port 80 is the default for http, port 443 for https; neither is needed.</source>
        <translation>Port 80 bei http und Port 443 bei https verstehen sich von selbst.</translation>
    </message>
    <message>
        <source>Price in one currency; without an amount, its type says how it is sold.</source>
        <translation>Preis in einer Währung; ohne Betrag sagt die Art, wie es verkauft wird.</translation>
    </message>
    <message>
        <source>Priorities between the two stay as written.</source>
        <translation>Prioritäten zwischen den beiden bleiben, wie sie geschrieben sind.</translation>
    </message>
    <message>
        <source>Priorities that are all the same say nothing: they are only compared with each other.</source>
        <translation>Prioritäten, die alle gleich sind, sagen nichts: Sie werden nur miteinander verglichen.</translation>
    </message>
    <message>
        <source>Private networks, test sites, administration, hidden files and backups are seldom meant for all.</source>
        <translation>Private Netze, Testseiten, Verwaltung, versteckte Dateien und Sicherungen sind selten für alle gedacht.</translation>
    </message>
    <message>
        <source>Probably not public</source>
        <translation>Wahrscheinlich nicht öffentlich</translation>
    </message>
    <message>
        <source>Profile of new windows</source>
        <translation>Profil neuer Fenster</translation>
    </message>
    <message>
        <source>Publishing</source>
        <translation>Veröffentlichen</translation>
    </message>
    <message>
        <source>Put its value in double quotes.</source>
        <translation>Den Wert in doppelte Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>Put the file beside the index to open it with the set; the index keeps its entry.</source>
        <translation>Die Datei neben den Index legen, um sie mit dem Set zu öffnen; der Index behält ihren Eintrag.</translation>
    </message>
    <message>
        <source>RSS 2.0 and 1.0, and Atom 1.0 and 0.3 can be read.</source>
        <translation>Lesbar sind RSS 2.0 und 1.0 sowie Atom 1.0 und 0.3.</translation>
    </message>
    <message>
        <source>Raise the ceiling if you trust where it comes from.</source>
        <translation>Die Obergrenze anheben, wenn Sie der Herkunft vertrauen.</translation>
    </message>
    <message>
        <source>Raise the ceiling to open it whole.</source>
        <translation>Die Obergrenze anheben, um sie ganz zu öffnen.</translation>
    </message>
    <message>
        <source>Raise the limit of URLs.</source>
        <translation>Die Grenze für URLs anheben.</translation>
    </message>
    <message>
        <source>Raise the limit of bytes, or shorten the entry.</source>
        <translation>Die Grenze für Bytes anheben oder den Eintrag kürzen.</translation>
    </message>
    <message>
        <source>Raise the limits per sitemap, choose another profile, or export fewer entries.</source>
        <translation>Die Grenzen je Sitemap anheben, ein anderes Profil wählen oder weniger Einträge exportieren.</translation>
    </message>
    <message>
        <source>Rating from 0.0 to 5.0.</source>
        <translation>Bewertung von 0.0 bis 5.0.</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Dateisystem schreibgeschützt</translation>
    </message>
    <message>
        <source>Reading extensions</source>
        <translation>Erweiterungen lesen</translation>
    </message>
    <message>
        <source>Reading files</source>
        <translation>Dateien lesen</translation>
    </message>
    <message>
        <source>Record edits at once, so that they can be recovered if the program ends before they are saved.</source>
        <translation>Bearbeitungen sofort notieren, damit sie sich wiederherstellen lassen, wenn das Programm vor dem Speichern endet.</translation>
    </message>
    <message>
        <source>Recovery log</source>
        <translation>Wiederherstellungsprotokoll</translation>
    </message>
    <message>
        <source>Refused by the schema alone</source>
        <translation>Nur vom Schema abgewiesen</translation>
    </message>
    <message>
        <source>Reload the set to read it; its file stays as it is.</source>
        <translation>Das Set neu laden, um sie zu lesen; ihre Datei bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Remove all but the first.</source>
        <translation>Alle außer dem ersten entfernen.</translation>
    </message>
    <message>
        <source>Remove it, or open it before.</source>
        <translation>Entfernen oder davor öffnen.</translation>
    </message>
    <message>
        <source>Remove it, or write its “&amp;” as “&amp;amp;”.</source>
        <translation>Entfernen oder sein „&amp;“ als „&amp;amp;“ schreiben.</translation>
    </message>
    <message>
        <source>Remove it.</source>
        <translation>Entfernen.</translation>
    </message>
    <message>
        <source>Remove it; XML allows none but tab and line ends.</source>
        <translation>Entfernen; XML erlaubt außer Tabulator und Zeilenende keine.</translation>
    </message>
    <message>
        <source>Remove it; a sitemap needs none.</source>
        <translation>Entfernen; eine Sitemap braucht keine.</translation>
    </message>
    <message>
        <source>Remove one of them.</source>
        <translation>Eins davon entfernen.</translation>
    </message>
    <message>
        <source>Remove the character from the value.</source>
        <translation>Das Zeichen aus dem Wert entfernen.</translation>
    </message>
    <message>
        <source>Remove the line break, or save as XML.</source>
        <translation>Den Zeilenumbruch entfernen oder als XML speichern.</translation>
    </message>
    <message>
        <source>Remove the second hyphen.</source>
        <translation>Den zweiten Bindestrich entfernen.</translation>
    </message>
    <message>
        <source>Remove the sitemap instead.</source>
        <translation>Stattdessen die Sitemap entfernen.</translation>
    </message>
    <message>
        <source>Remove the “&lt;!DOCTYPE …&gt;” from the file; a sitemap needs none.</source>
        <translation>„&lt;!DOCTYPE …&gt;“ aus der Datei entfernen; eine Sitemap braucht es nicht.</translation>
    </message>
    <message>
        <source>Remove what stands before it.</source>
        <translation>Entfernen, was davor steht.</translation>
    </message>
    <message>
        <source>Repaired file</source>
        <translation>Reparierte Datei</translation>
    </message>
    <message>
        <source>Resolution at this price.</source>
        <translation>Auflösung zu diesem Preis.</translation>
    </message>
    <message>
        <source>Results stay from 0.0 to 1.0; entries without a priority stay without.</source>
        <translation>Ergebnisse bleiben zwischen 0.0 und 1.0; Einträge ohne Priorität bleiben ohne.</translation>
    </message>
    <message>
        <source>Room for large sets</source>
        <translation>Platz für große Sets</translation>
    </message>
    <message>
        <source>Root and entries have the protocol's names.</source>
        <translation>Wurzel und Einträge haben die Namen des Protokolls.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Row height</source>
        <translation>Zeilenhöhe</translation>
    </message>
    <message>
        <source>Same date everywhere</source>
        <translation>Überall dasselbe Datum</translation>
    </message>
    <message>
        <source>Same priority everywhere</source>
        <translation>Überall dieselbe Priorität</translation>
    </message>
    <message>
        <source>Save as an .xml file to keep it.</source>
        <translation>Als .xml-Datei speichern, um es zu behalten.</translation>
    </message>
    <message>
        <source>Save it again as UTF-8, or declare the encoding that it really has.</source>
        <translation>Wieder als UTF-8 speichern oder die wirkliche Kodierung angeben.</translation>
    </message>
    <message>
        <source>Save it as an .xml file first.</source>
        <translation>Zuerst als .xml-Datei speichern.</translation>
    </message>
    <message>
        <source>Save it in UTF-8.</source>
        <translation>In UTF-8 speichern.</translation>
    </message>
    <message>
        <source>Save it under a name.</source>
        <translation>Unter einem Namen speichern.</translation>
    </message>
    <message>
        <source>Save its content to a file first.</source>
        <translation>Zuerst den Inhalt in einer Datei speichern.</translation>
    </message>
    <message>
        <source>Save or export it as a sitemap under another name.</source>
        <translation>Als Sitemap unter einem anderen Namen speichern oder exportieren.</translation>
    </message>
    <message>
        <source>Save the table as CSV in UTF-8.</source>
        <translation>Speichern Sie die Tabelle als CSV in UTF-8.</translation>
    </message>
    <message>
        <source>Save to another place.</source>
        <translation>An einem anderen Ort speichern.</translation>
    </message>
    <message>
        <source>Save under another name, or open it again.</source>
        <translation>Unter einem anderen Namen speichern oder wieder öffnen.</translation>
    </message>
    <message>
        <source>Save under another name.</source>
        <translation>Unter einem anderen Namen speichern.</translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation>Gespeicherte Filter</translation>
    </message>
    <message>
        <source>Saving a change writes it in UTF-8.</source>
        <translation>Wird eine Änderung gespeichert, wird sie in UTF-8 geschrieben.</translation>
    </message>
    <message>
        <source>Say so in the expression itself.</source>
        <translation>Das im Ausdruck selbst sagen.</translation>
    </message>
    <message>
        <source>Say “day” or “second”.</source>
        <translation>„day“ oder „second“ angeben.</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skalieren</translation>
    </message>
    <message>
        <source>Schema and W3C disagree</source>
        <translation>Schema und W3C sind uneins</translation>
    </message>
    <message>
        <source>Search engines don't fetch a URL that the robots.txt of its host disallows for their crawler. It is known where it was given (check --robots).</source>
        <translation>Suchmaschinen rufen keine URL ab, die die robots.txt des Hosts für ihren Crawler sperrt. Bekannt ist die robots.txt nur, wo sie angegeben wurde (check --robots).</translation>
    </message>
    <message>
        <source>Search engines find a sitemap, or its index, by a Sitemap line in the robots.txt of its host. It is known where it was given (check --robots).</source>
        <translation>Suchmaschinen finden eine Sitemap oder ihren Index durch eine Sitemap-Zeile in der robots.txt des Hosts. Bekannt ist die robots.txt nur, wo sie angegeben wurde (check --robots).</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>Set by depth</source>
        <translation>Nach Tiefe setzen</translation>
    </message>
    <message>
        <source>Set from the files of the site</source>
        <translation>Aus den Dateien der Website setzen</translation>
    </message>
    <message>
        <source>Set to a date</source>
        <translation>Auf ein Datum setzen</translation>
    </message>
    <message>
        <source>Set to now</source>
        <translation>Auf jetzt setzen</translation>
    </message>
    <message>
        <source>Set where empty</source>
        <translation>Setzen, wo leer</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Sets</translation>
    </message>
    <message>
        <source>Several files are given as the robots.txt of one host.</source>
        <translation>Mehrere Dateien sind als robots.txt desselben Hosts angegeben.</translation>
    </message>
    <message>
        <source>Shift by days</source>
        <translation>Um Tage verschieben</translation>
    </message>
    <message>
        <source>Shorter numbers stay as written.</source>
        <translation>Kürzere Zahlen bleiben, wie sie geschrieben sind.</translation>
    </message>
    <message>
        <source>Single bytes come from text that was pasted into a UTF-8 file; several together are not touched.</source>
        <translation>Einzelne Bytes stammen aus Text, der in eine UTF-8-Datei eingefügt wurde; mehrere zusammen bleiben unangetastet.</translation>
    </message>
    <message>
        <source>Sitemap 0.9 (2008)</source>
        <translation>Sitemap 0.9 (2008)</translation>
    </message>
    <message>
        <source>Sitemap and index mixed</source>
        <translation>Sitemap und Index vermischt</translation>
    </message>
    <message>
        <source>Sitemap found by name only</source>
        <translation>Sitemap nur über den Namen gefunden</translation>
    </message>
    <message>
        <source>Sitemap listed twice</source>
        <translation>Sitemap doppelt aufgeführt</translation>
    </message>
    <message>
        <source>Sitemap not found</source>
        <translation>Sitemap nicht gefunden</translation>
    </message>
    <message>
        <source>Sitemap not in robots.txt</source>
        <translation>Sitemap nicht in robots.txt</translation>
    </message>
    <message>
        <source>Sitemap not listed</source>
        <translation>Sitemap nicht aufgeführt</translation>
    </message>
    <message>
        <source>Sitemap: http://www.example.com/sitemap_index.xml in robots.txt</source>
        <translation>Sitemap: http://www.example.com/sitemap_index.xml in robots.txt</translation>
    </message>
    <message>
        <source>Sitemaps are told by their content; their names end in .xml or .xml.gz.</source>
        <translation>Sitemaps werden am Inhalt erkannt; ihre Namen enden auf .xml oder .xml.gz.</translation>
    </message>
    <message>
        <source>Some files may be older than others.</source>
        <translation>Manche Dateien sind vielleicht älter als andere.</translation>
    </message>
    <message>
        <source>Something must come behind the backslash.</source>
        <translation>Hinter dem Backslash muss etwas stehen.</translation>
    </message>
    <message>
        <source>Something stood behind the end of the sitemap; it was removed.</source>
        <translation>Hinter dem Ende der Sitemap stand etwas; es wurde entfernt.</translation>
    </message>
    <message>
        <source>Sorting into folders</source>
        <translation>In Ordner sortieren</translation>
    </message>
    <message>
        <source>Split it first.</source>
        <translation>Zuerst teilen.</translation>
    </message>
    <message>
        <source>Split it first; no search engine takes a sitemap of that size.</source>
        <translation>Zuerst teilen; keine Suchmaschine nimmt eine Sitemap dieser Größe.</translation>
    </message>
    <message>
        <source>Split it otherwise.</source>
        <translation>Anders teilen.</translation>
    </message>
    <message>
        <source>Steps such as /../ belong to relative addresses; consumers follow them and list a different address.</source>
        <translation>Schritte wie /../ gehören zu relativen Adressen; Suchmaschinen gehen sie und führen eine andere Adresse auf als diese.</translation>
    </message>
    <message>
        <source>Suspicious URL: empty port</source>
        <translation>Verdächtige URL: leerer Port</translation>
    </message>
    <message>
        <source>Suspicious host</source>
        <translation>Verdächtiger Host</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Tag no longer read</source>
        <translation>Tag wird nicht mehr gelesen</translation>
    </message>
    <message>
        <source>Take the dates of the files instead.</source>
        <translation>Nehmen Sie stattdessen die Daten der Dateien.</translation>
    </message>
    <message>
        <source>Template of a sitemap</source>
        <translation>Vorlage einer Sitemap</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Text between entries</source>
        <translation>Text zwischen Einträgen</translation>
    </message>
    <message>
        <source>Text stands between the elements of the entry.</source>
        <translation>Zwischen den Elementen des Eintrags steht Text.</translation>
    </message>
    <message>
        <source>Text stands directly inside “{root}”; it is kept.</source>
        <translation>Direkt in „{root}“ steht Text; er bleibt erhalten.</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>Thai</translation>
    </message>
    <message numerus="yes">
        <source>The %n patterns can't be looked for together.</source>
        <translation>
            <numerusform>Das %n Muster lässt sich nicht suchen.</numerusform>
            <numerusform>Die %n Muster lassen sich nicht zusammen suchen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The URL of “{name}” is not known.</source>
        <translation>Die URL von „{name}“ ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The URLs do not belong to the host, or the key does not have the form that is asked for.</source>
        <translation>Die URLs gehören nicht zum Host, oder der Schlüssel hat nicht die verlangte Form.</translation>
    </message>
    <message>
        <source>The URLs were received.</source>
        <translation>Die URLs sind angekommen.</translation>
    </message>
    <message>
        <source>The URLs were received; the key is still to be checked.</source>
        <translation>Die URLs sind angekommen; der Schlüssel wird noch geprüft.</translation>
    </message>
    <message>
        <source>The XML around an entry that was changed is not well-formed, so the change can't be put into it.</source>
        <translation>Das XML um einen geänderten Eintrag ist nicht wohlgeformt; daher lässt sich die Änderung nicht einfügen.</translation>
    </message>
    <message>
        <source>The XML can't be taken: in line {line}, column {column}, {cause}.</source>
        <translation>Das XML lässt sich nicht übernehmen; Zeile {line}, Spalte {column}: {cause}.</translation>
    </message>
    <message>
        <source>The XML declaration was malformed; it was written anew.</source>
        <translation>Die XML-Deklaration war fehlerhaft; sie wurde neu geschrieben.</translation>
    </message>
    <message>
        <source>The XML is not well-formed {place}.</source>
        <translation>Das XML ist nicht wohlgeformt ({place}).</translation>
    </message>
    <message>
        <source>The XML is not well-formed: {place}, {cause}.</source>
        <translation>Das XML ist nicht wohlgeformt, {place}: {cause}.</translation>
    </message>
    <message>
        <source>The address at which the sitemaps will lie is not known.</source>
        <translation>Die Adresse, unter der die Sitemaps liegen werden, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The address carries the id of a session, {what}: every visitor gets another address for one page.</source>
        <translation>Die Adresse trägt die Kennung einer Sitzung, {what}: Jeder Besucher bekommt eine andere Adresse für eine Seite.</translation>
    </message>
    <message numerus="yes">
        <source>The address has %n characters; it must have fewer than 2,048, though the published schema takes 2,048.</source>
        <translation>
            <numerusform>Die Adresse hat %n Zeichen; es müssen weniger als 2.048 sein, auch wenn das veröffentlichte Schema 2.048 nimmt.</numerusform>
            <numerusform>Die Adresse hat %n Zeichen; es müssen weniger als 2.048 sein, auch wenn das veröffentlichte Schema 2.048 nimmt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The address has %n characters; it must have fewer than 2,048.</source>
        <translation>
            <numerusform>Die Adresse hat %n Zeichen; es müssen weniger als 2.048 sein.</numerusform>
            <numerusform>Die Adresse hat %n Zeichen; es müssen weniger als 2.048 sein.</numerusform>
        </translation>
    </message>
    <message>
        <source>The address has an @ without a user name before the host, which is needless.</source>
        <translation>Die Adresse hat ein @ ohne Benutzernamen vor dem Host, was überflüssig ist.</translation>
    </message>
    <message>
        <source>The address has one character; it must have fewer than 2,048, though the published schema takes 2,048.</source>
        <translation>Die Adresse hat ein Zeichen; es müssen weniger als 2.048 sein, auch wenn das veröffentlichte Schema 2.048 nimmt.</translation>
    </message>
    <message>
        <source>The address has one character; it must have fewer than 2,048.</source>
        <translation>Die Adresse hat ein Zeichen; es müssen weniger als 2.048 sein.</translation>
    </message>
    <message>
        <source>The address holds a user name or a password, which would be published.</source>
        <translation>Die Adresse enthält einen Benutzernamen oder ein Passwort; das würde veröffentlicht.</translation>
    </message>
    <message>
        <source>The address is longer than {most:,} characters, the most that a sitemap may list.</source>
        <translation>Die Adresse ist länger als {most:,} Zeichen; mehr darf eine Adresse in einer Sitemap nicht haben.</translation>
    </message>
    <message>
        <source>The address tells everybody {what} {name}, and consumers refuse it.</source>
        <translation>Die Adresse verrät allen {what} {name}, und Suchmaschinen weisen sie ab.</translation>
    </message>
    <message>
        <source>The answer is incomplete.</source>
        <translation>Die Antwort ist unvollständig.</translation>
    </message>
    <message>
        <source>The base URL {base_url} is not complete.</source>
        <translation>Die Basis-URL {base_url} ist nicht vollständig.</translation>
    </message>
    <message>
        <source>The beginning of a recovery log can't be understood.</source>
        <translation>Der Anfang eines Wiederherstellungsprotokolls ist unverständlich.</translation>
    </message>
    <message>
        <source>The byte {named} is no UTF-8; it is read as “{characters}” (Windows-1252).</source>
        <translation>Das Byte {named} ist kein UTF-8; es wird als „{characters}“ gelesen (Windows-1252).</translation>
    </message>
    <message>
        <source>The certificate of the server is not trusted.</source>
        <translation>Dem Zertifikat des Servers wird nicht vertraut.</translation>
    </message>
    <message>
        <source>The change frequency is empty; leave the element out if it is unknown.</source>
        <translation>Die Änderungshäufigkeit ist leer; ist sie unbekannt, das Element weglassen.</translation>
    </message>
    <message>
        <source>The choice holds until the program ends.</source>
        <translation>Die Wahl gilt, bis das Programm endet.</translation>
    </message>
    <message>
        <source>The colon after the host is needless without a port.</source>
        <translation>Der Doppelpunkt hinter dem Host ist ohne Port überflüssig.</translation>
    </message>
    <message>
        <source>The column “{name}” is not a field and was left out.</source>
        <translation>Die Spalte „{name}“ ist kein Feld und wurde weggelassen.</translation>
    </message>
    <message>
        <source>The date in {name} is “{date}”.</source>
        <translation>Das Datum in {name} ist „{date}“.</translation>
    </message>
    <message>
        <source>The date is empty; leave the element out if the date is unknown.</source>
        <translation>Das Datum ist leer; ist es unbekannt, das Element weglassen.</translation>
    </message>
    <message>
        <source>The date of a sitemap in its index can't be earlier than the newest date in that sitemap.</source>
        <translation>Das Datum einer Sitemap in ihrem Index kann nicht früher sein als das neueste Datum in dieser Sitemap.</translation>
    </message>
    <message>
        <source>The download may be incomplete; fetch it again.</source>
        <translation>Vielleicht ist der Download unvollständig; erneut holen.</translation>
    </message>
    <message>
        <source>The element goes; what the entry holds besides stays.</source>
        <translation>Das Element verschwindet; was der Eintrag sonst enthält, bleibt.</translation>
    </message>
    <message>
        <source>The elements of {many} are not in the order {names}, extensions last; the schema demands it, the text of the protocol does not.</source>
        <translation>Die Elemente stehen nicht in der Reihenfolge {names}, Erweiterungen zuletzt ({many}); das Schema verlangt sie, der Text des Protokolls nicht.</translation>
    </message>
    <message>
        <source>The encoding in which the web server expects characters beyond ASCII, when addresses are fixed.</source>
        <translation>Die Kodierung, in der der Webserver Zeichen außerhalb von ASCII erwartet, wenn Adressen korrigiert werden.</translation>
    </message>
    <message>
        <source>The entries of “{sitemap}” can't be looked at in the cache: {strerror}.</source>
        <translation>Die Einträge von „{sitemap}“ lassen sich im Cache nicht ansehen: {strerror}.</translation>
    </message>
    <message>
        <source>The entry has more than {most:,} &lt;{shown_name}&gt;.</source>
        <translation>Der Eintrag hat mehr als {most:,} &lt;{shown_name}&gt;.</translation>
    </message>
    <message>
        <source>The entry has no loc.</source>
        <translation>Der Eintrag hat keinen loc.</translation>
    </message>
    <message numerus="yes">
        <source>The export would need %n sitemaps; an index may list {most:,} ({title}).</source>
        <translation>
            <numerusform>Der Export bräuchte %n Sitemap; ein Index darf {most:,} aufführen ({title}).</numerusform>
            <numerusform>Der Export bräuchte %n Sitemaps; ein Index darf {most:,} aufführen ({title}).</numerusform>
        </translation>
    </message>
    <message>
        <source>The export would need one sitemap; an index may list {most:,} ({title}).</source>
        <translation>Der Export bräuchte eine Sitemap; ein Index darf {most:,} aufführen ({title}).</translation>
    </message>
    <message>
        <source>The expression can't be looked for as a whole word, or in any case.</source>
        <translation>Der Ausdruck lässt sich nicht als ganzes Wort oder ohne Rücksicht auf Groß- und Kleinschreibung suchen.</translation>
    </message>
    <message>
        <source>The expression has no group “{name}”.</source>
        <translation>Der Ausdruck hat keine Gruppe „{name}“.</translation>
    </message>
    <message>
        <source>The expression has none; $0 is all that it found.</source>
        <translation>Der Ausdruck hat keine; $0 ist alles, was er gefunden hat.</translation>
    </message>
    <message>
        <source>The expression “{shown}” can't be read. At character {place}: {reason}.</source>
        <translation>Der Ausdruck „{shown}“ ist nicht lesbar. Bei Zeichen {place}: {reason}.</translation>
    </message>
    <message>
        <source>The expression “{shown}” can't be read: {reason}.</source>
        <translation>Der Ausdruck „{shown}“ ist nicht lesbar: {reason}.</translation>
    </message>
    <message>
        <source>The extensions of the entries were not read, so that none can be looked for.</source>
        <translation>Die Erweiterungen der Einträge wurden nicht gelesen; daher lassen sich keine suchen.</translation>
    </message>
    <message>
        <source>The fields of a video stand in the order of its schema, which validators insist on.</source>
        <translation>Die Felder eines Videos stehen in der Reihenfolge des Schemas, auf der Prüfprogramme bestehen.</translation>
    </message>
    <message>
        <source>The file can't be opened.</source>
        <translation>Die Datei kann nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>The file does not begin with an XML declaration; it is read as UTF-8.</source>
        <translation>Die Datei beginnt nicht mit einer XML-Deklaration; sie wird als UTF-8 gelesen.</translation>
    </message>
    <message>
        <source>The file does not follow what it declares.</source>
        <translation>Die Datei folgt nicht der Kodierung, die sie angibt.</translation>
    </message>
    <message>
        <source>The file has no root element to add entries to.</source>
        <translation>Die Datei hat kein Wurzelelement, in das Einträge kommen könnten.</translation>
    </message>
    <message>
        <source>The file is cut off here in the middle of a character; what is left of it was removed.</source>
        <translation>Die Datei ist hier mitten in einem Zeichen abgeschnitten; sein Rest wurde entfernt.</translation>
    </message>
    <message>
        <source>The file is cut off here; the torn entry is left out, and what was open is closed.</source>
        <translation>Die Datei ist hier abgeschnitten; der abgerissene Eintrag entfällt, und Offenes wird geschlossen.</translation>
    </message>
    <message>
        <source>The file is cut off here; what is torn is left out, and what was open is closed.</source>
        <translation>Die Datei ist hier abgeschnitten; Abgerissenes entfällt, und Offenes wird geschlossen.</translation>
    </message>
    <message>
        <source>The file is encoded in UTF-16, which it does not say; it was read so.</source>
        <translation>Die Datei ist in UTF-16 kodiert, ohne es zu sagen; so wurde sie gelesen.</translation>
    </message>
    <message>
        <source>The file is read as {encoding} and saved in UTF-8.</source>
        <translation>Die Datei wird als {encoding} gelesen und in UTF-8 gespeichert.</translation>
    </message>
    <message>
        <source>The file of a sitemap should have the path of its URL in the folder of the index. Where none has it, the one file of that name is opened that no other sitemap of the index may claim: check that it is the right one.</source>
        <translation>Die Datei einer Sitemap soll im Ordner des Index den Pfad ihrer URL haben. Gibt es dort keine, wird die einzige Datei dieses Namens geöffnet, die zu keiner anderen Sitemap des Index gehören kann: Prüfen, ob es die richtige ist.</translation>
    </message>
    <message>
        <source>The file, fetched or exported again</source>
        <translation>Die Datei, erneut geholt oder exportiert</translation>
    </message>
    <message>
        <source>The files lie in several folders, so they can't be one set.</source>
        <translation>Die Dateien liegen in mehreren Ordnern und können daher kein Set sein.</translation>
    </message>
    <message>
        <source>The filter can't be understood {where}: {expected}.</source>
        <translation>Der Filter ist {where} unverständlich: {expected}.</translation>
    </message>
    <message>
        <source>The folder “{folder}” can't be made: {strerror}.</source>
        <translation>Der Ordner „{folder}“ lässt sich nicht anlegen: {strerror}.</translation>
    </message>
    <message>
        <source>The gzip data ends in the middle; everything that could be unpacked was kept.</source>
        <translation>Die gzip-Daten enden mittendrin; alles, was sich entpacken ließ, wurde behalten.</translation>
    </message>
    <message>
        <source>The gzip data itself is complete.</source>
        <translation>Die gzip-Daten selbst sind vollständig.</translation>
    </message>
    <message>
        <source>The host was not found.</source>
        <translation>Der Host wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>The host {host_of} holds a space, which no host has.</source>
        <translation>Der Host {host_of} enthält ein Leerzeichen, was in keinem Host vorkommt.</translation>
    </message>
    <message>
        <source>The host {host} must be written {how}{form}.</source>
        <translation>Der Host {host} muss {how} geschrieben werden{form}.</translation>
    </message>
    <message>
        <source>The host's {label} mixes letters of {scripts}; it may be taken for another name.</source>
        <translation>{label} im Host mischt Schriften ({scripts}); man kann es für einen anderen Namen halten.</translation>
    </message>
    <message>
        <source>The id of a session makes a new address of the same page for every visitor. Parameters such as sid and session, which may mean something else, count only with a value that looks like such an id.</source>
        <translation>Die Kennung einer Sitzung macht für jeden Besucher eine neue Adresse derselben Seite. Parameter wie sid und session, die auch etwas anderes bedeuten können, zählen nur mit einem Wert, der wie eine solche Kennung aussieht.</translation>
    </message>
    <message>
        <source>The index needs the address of the new sitemap, and no other tells where the set lies.</source>
        <translation>Der Index braucht die Adresse der neuen Sitemap, und keine andere sagt, wo das Set liegt.</translation>
    </message>
    <message>
        <source>The key is not valid: its file was not found on the site, or holds another key.</source>
        <translation>Der Schlüssel ist ungültig: Seine Datei fehlt auf der Website oder enthält einen anderen.</translation>
    </message>
    <message>
        <source>The kind of screen it is made for.</source>
        <translation>Die Art Bildschirm, für die sie gemacht ist.</translation>
    </message>
    <message>
        <source>The language of a publication is a code of ISO 639 in small letters, or zh-cn or zh-tw.</source>
        <translation>Die Sprache einer Publikation ist ein Code aus ISO 639 in Kleinbuchstaben, oder zh-cn oder zh-tw.</translation>
    </message>
    <message>
        <source>The language of the window, from the next start on.</source>
        <translation>Die Sprache des Fensters; sie gilt vom nächsten Start an.</translation>
    </message>
    <message>
        <source>The last line is torn, so that nobody knows how it goes on; it was left out.</source>
        <translation>Die letzte Zeile bricht ab, und niemand weiß, wie sie weitergeht; sie wurde weggelassen.</translation>
    </message>
    <message>
        <source>The last one chosen</source>
        <translation>Das zuletzt gewählte</translation>
    </message>
    <message>
        <source>The limit of files was reached.</source>
        <translation>Die Höchstzahl an Dateien ist erreicht.</translation>
    </message>
    <message>
        <source>The limit of {limit:,} bytes was reached.</source>
        <translation>Die Grenze von {limit:,} Bytes ist erreicht.</translation>
    </message>
    <message>
        <source>The loc is empty.</source>
        <translation>Der loc ist leer.</translation>
    </message>
    <message numerus="yes">
        <source>The lowest of %n priorities in {name} is {lowest}.</source>
        <translation>
            <numerusform>Die niedrigste von %n Priorität in {name} ist {lowest}.</numerusform>
            <numerusform>Die niedrigste von %n Prioritäten in {name} ist {lowest}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The mark of pages for feature phones is no longer read by anybody; it does no harm. Reported once per sitemap.</source>
        <translation>Das Kennzeichen von Seiten für Feature-Phones liest niemand mehr; es schadet nicht. Gemeldet einmal je Sitemap.</translation>
    </message>
    <message>
        <source>The name “{name}” does not say in which form to write.</source>
        <translation>Der Name „{name}“ sagt nicht, in welcher Form geschrieben werden soll.</translation>
    </message>
    <message>
        <source>The namespace is “{namespace}”, not “{sitemap}”.</source>
        <translation>Der Namensraum ist „{namespace}“, nicht „{sitemap}“.</translation>
    </message>
    <message>
        <source>The namespace of a sitemap is {sitemap}.</source>
        <translation>Der Namensraum einer Sitemap ist {sitemap}.</translation>
    </message>
    <message>
        <source>The namespace {sitemap} is missing.</source>
        <translation>Der Namensraum {sitemap} fehlt.</translation>
    </message>
    <message>
        <source>The namespace {written} is none of a sitemap's; it was replaced by the protocol's.</source>
        <translation>Der Namensraum {written} ist keiner einer Sitemap; er wurde durch den des Protokolls ersetzt.</translation>
    </message>
    <message>
        <source>The next tag begins before it ends.</source>
        <translation>Das nächste Tag beginnt, bevor es endet.</translation>
    </message>
    <message>
        <source>The page names alternates, but not itself among them.</source>
        <translation>Die Seite nennt Sprachversionen, aber nicht sich selbst darunter.</translation>
    </message>
    <message>
        <source>The page names alternates, but not itself: {twin} differs from its own URL by a slash at the end.</source>
        <translation>Die Seite nennt Sprachversionen, aber nicht sich selbst: {twin} unterscheidet sich von ihrer eigenen URL durch einen Schrägstrich am Ende.</translation>
    </message>
    <message>
        <source>The pages can't be made: {reason}.</source>
        <translation>Die Seiten lassen sich nicht erstellen: {reason}.</translation>
    </message>
    <message>
        <source>The parts of a path are divided by slashes; a backslash may not stand in an address.</source>
        <translation>Die Teile eines Pfads trennt der Schrägstrich; ein Backslash darf in einer Adresse nicht stehen.</translation>
    </message>
    <message>
        <source>The pattern can't be looked for.</source>
        <translation>Das Muster lässt sich nicht suchen.</translation>
    </message>
    <message>
        <source>The prefix {named} was used but not declared; its namespace was added.</source>
        <translation>Das Präfix {named} war benutzt, aber nicht deklariert; sein Namensraum wurde ergänzt.</translation>
    </message>
    <message>
        <source>The priority in {name} is {lowest}.</source>
        <translation>Die Priorität in {name} ist {lowest}.</translation>
    </message>
    <message>
        <source>The priority in {name} is {priority}.</source>
        <translation>Die Priorität in {name} ist {priority}.</translation>
    </message>
    <message>
        <source>The priority is empty; leave the element out for the default of 0.5.</source>
        <translation>Die Priorität ist leer; für den Standard 0.5 das Element weglassen.</translation>
    </message>
    <message>
        <source>The profile's limit holds where it is lower.</source>
        <translation>Die Grenze des Profils gilt, wo sie niedriger ist.</translation>
    </message>
    <message>
        <source>The program itself</source>
        <translation>Das Programm selbst</translation>
    </message>
    <message>
        <source>The programme on television that it belongs to.</source>
        <translation>Die Fernsehsendung, zu der es gehört.</translation>
    </message>
    <message>
        <source>The protocol defines no attributes; only namespaces and xsi:schemaLocation may stand in the root element.</source>
        <translation>Das Protokoll definiert keine Attribute; nur Namensräume und xsi:schemaLocation dürfen im Wurzelelement stehen.</translation>
    </message>
    <message>
        <source>The protocol is {scheme}; it must be http or https.</source>
        <translation>Das Protokoll ist {scheme}; es muss http oder https sein.</translation>
    </message>
    <message>
        <source>The protocol of an address must be http or https.</source>
        <translation>Das Protokoll einer Adresse muss http oder https sein.</translation>
    </message>
    <message>
        <source>The publication in which the article appears.</source>
        <translation>Die Publikation, in der der Artikel erscheint.</translation>
    </message>
    <message>
        <source>The published schema refuses some W3C dates, a year or a month alone and times without seconds, and takes some that are none. What the protocol says, W3C, counts.</source>
        <translation>Das veröffentlichte Schema weist manche W3C-Daten ab, ein Jahr oder einen Monat allein und Zeiten ohne Sekunden, und nimmt manche, die keine sind. Es zählt, was das Protokoll sagt: W3C.</translation>
    </message>
    <message>
        <source>The published schema refuses some of what the prose of the protocol allows, such as dates without a day, fields in another order and addresses of fewer than 12 characters; a strict consumer may go by it.</source>
        <translation>Das veröffentlichte Schema weist manches ab, was der Text des Protokolls erlaubt, etwa Daten ohne Tag, Felder in anderer Reihenfolge und Adressen mit weniger als 12 Zeichen; strenge Leser richten sich vielleicht danach.</translation>
    </message>
    <message>
        <source>The published schema wants 12 characters at least; the protocol itself sets no least length.</source>
        <translation>Das veröffentlichte Schema will mindestens 12 Zeichen; das Protokoll selbst setzt keine Mindestlänge.</translation>
    </message>
    <message>
        <source>The recovery log can't be written: {reason}.</source>
        <translation>Das Wiederherstellungsprotokoll lässt sich nicht schreiben: {reason}.</translation>
    </message>
    <message>
        <source>The recovery log knows no edit of the kind {name}.</source>
        <translation>Das Wiederherstellungsprotokoll kennt keine Bearbeitung der Art {name}.</translation>
    </message>
    <message>
        <source>The request failed: {reason}.</source>
        <translation>Die Anfrage ist fehlgeschlagen: {reason}.</translation>
    </message>
    <message>
        <source>The request was not understood.</source>
        <translation>Die Anfrage wurde nicht verstanden.</translation>
    </message>
    <message>
        <source>The robots.txt of its host disallows {value}.</source>
        <translation>Die robots.txt des Hosts sperrt {value}.</translation>
    </message>
    <message>
        <source>The robots.txt of {host} does not name {url}.</source>
        <translation>Die robots.txt von {host} nennt {url} nicht.</translation>
    </message>
    <message>
        <source>The root element before the first entry can't be found.</source>
        <translation>Das Wurzelelement vor dem ersten Eintrag ist nicht zu finden.</translation>
    </message>
    <message>
        <source>The root element must name the namespace of the protocol, http://www.sitemaps.org/schemas/sitemap/0.9.</source>
        <translation>Das Wurzelelement muss den Namensraum des Protokolls nennen, http://www.sitemaps.org/schemas/sitemap/0.9.</translation>
    </message>
    <message>
        <source>The root of a sitemap is “urlset”, that of an index “sitemapindex”.</source>
        <translation>Die Wurzel einer Sitemap ist „urlset“, die eines Index „sitemapindex“.</translation>
    </message>
    <message>
        <source>The root of this entry bound {named} otherwise than the first one; it is declared here now.</source>
        <translation>Die Wurzel dieses Eintrags band {named} anders als die erste; es wird jetzt hier deklariert.</translation>
    </message>
    <message>
        <source>The rule “{title}” ({part}) failed. {no_fault}</source>
        <translation>Die Regel „{title}“ ({part}) ist fehlgeschlagen. {no_fault}</translation>
    </message>
    <message>
        <source>The rules about {part} failed. {no_fault}</source>
        <translation>Die Regeln über {part} sind fehlgeschlagen. {no_fault}</translation>
    </message>
    <message>
        <source>The same window</source>
        <translation>Dasselbe Fenster</translation>
    </message>
    <message>
        <source>The schema alone, not the prose of the protocol, refuses “{element}”: {reason}.</source>
        <translation>Nur das Schema, nicht der Text des Protokolls, weist „{element}“ zurück: {reason}.</translation>
    </message>
    <message>
        <source>The schema refuses “{element}”: {reason}.</source>
        <translation>Das Schema weist „{element}“ zurück: {reason}.</translation>
    </message>
    <message>
        <source>The schema wants loc, lastmod, changefreq and priority in this order and extensions behind them; the text of the protocol asks for no order, and search engines read any.</source>
        <translation>Das Schema will loc, lastmod, changefreq und priority in dieser Reihenfolge und Erweiterungen dahinter; der Text des Protokolls verlangt keine Reihenfolge, und Suchmaschinen lesen jede.</translation>
    </message>
    <message>
        <source>The schemas, on request</source>
        <translation>Die Schemata, auf Wunsch</translation>
    </message>
    <message>
        <source>The server answered {status} {words}.</source>
        <translation>Der Server antwortete {status} {words}.</translation>
    </message>
    <message>
        <source>The server answered {status}.</source>
        <translation>Der Server antwortete {status}.</translation>
    </message>
    <message>
        <source>The server did not answer in time.</source>
        <translation>Der Server antwortete nicht rechtzeitig.</translation>
    </message>
    <message>
        <source>The server may have answered with an error page; look at it in a browser.</source>
        <translation>Vielleicht hat der Server mit einer Fehlerseite geantwortet; im Browser ansehen.</translation>
    </message>
    <message>
        <source>The set has not been checked, so that no problems can be looked for.</source>
        <translation>Das Set wurde nicht geprüft; daher lassen sich keine Probleme suchen.</translation>
    </message>
    <message>
        <source>The set is not checked yet.</source>
        <translation>Das Set ist noch nicht geprüft.</translation>
    </message>
    <message numerus="yes">
        <source>The set of “{name}” holds more than %n entries.</source>
        <translation>
            <numerusform>Das Set von „{name}“ enthält mehr als %n Eintrag.</numerusform>
            <numerusform>Das Set von „{name}“ enthält mehr als %n Einträge.</numerusform>
        </translation>
    </message>
    <message>
        <source>The set of “{name}” holds more than one entry.</source>
        <translation>Das Set von „{name}“ enthält mehr als einen Eintrag.</translation>
    </message>
    <message>
        <source>The sitemap has no file yet: save it first.</source>
        <translation>Die Sitemap hat noch keine Datei: Zuerst speichern.</translation>
    </message>
    <message>
        <source>The sitemap has no name yet.</source>
        <translation>Die Sitemap hat noch keinen Namen.</translation>
    </message>
    <message>
        <source>The sitemap names 1,000 articles before this one.</source>
        <translation>Die Sitemap nennt vor diesem schon 1.000 Artikel.</translation>
    </message>
    <message>
        <source>The sitemaps in “{document}” have no index.</source>
        <translation>Die Sitemaps in „{document}“ haben keinen Index.</translation>
    </message>
    <message>
        <source>The sitemaps of an index should lie in its folder or below it.</source>
        <translation>Die Sitemaps eines Index sollen in seinem Ordner oder darunter liegen.</translation>
    </message>
    <message>
        <source>The start page, and addresses with a query, stay.</source>
        <translation>Die Startseite und Adressen mit Query bleiben.</translation>
    </message>
    <message>
        <source>The tag of “{name}” was never closed; its “&gt;” was added.</source>
        <translation>Das Tag von „{name}“ war nie geschlossen; sein „&gt;“ wurde ergänzt.</translation>
    </message>
    <message>
        <source>The tag that closes it, or its namespace, says what it is.</source>
        <translation>Das Tag, das es schließt, oder sein Namensraum sagt, was es ist.</translation>
    </message>
    <message>
        <source>The tag that closes “{name}” lacked its “/”; it was added.</source>
        <translation>Dem Tag, das „{name}“ schließt, fehlte der „/“; er wurde ergänzt.</translation>
    </message>
    <message>
        <source>The tag that closes “{top}” lacked its “&lt;”; it was added.</source>
        <translation>Dem Tag, das „{top}“ schließt, fehlte das „&lt;“; es wurde ergänzt.</translation>
    </message>
    <message>
        <source>The tag that opens “{name}” lacked its “&lt;”; it was added.</source>
        <translation>Dem Tag, das „{name}“ öffnet, fehlte das „&lt;“; es wurde ergänzt.</translation>
    </message>
    <message>
        <source>The text has been decoded by then.</source>
        <translation>Da ist der Text schon dekodiert.</translation>
    </message>
    <message>
        <source>The text is UTF-8, not “{found}” as it declares.</source>
        <translation>Der Text ist UTF-8, nicht „{found}“, wie angegeben.</translation>
    </message>
    <message>
        <source>The texts hold every character by which places in them could be marked.</source>
        <translation>Die Texte enthalten jedes Zeichen, mit dem sich Stellen darin kennzeichnen ließen.</translation>
    </message>
    <message>
        <source>The time of the day and its zone stay as written.</source>
        <translation>Uhrzeit und Zone bleiben, wie sie geschrieben sind.</translation>
    </message>
    <message>
        <source>The unsaved changes of “{base}” are being recovered elsewhere.</source>
        <translation>Die nicht gespeicherten Änderungen von „{base}“ werden gerade anderswo wiederhergestellt.</translation>
    </message>
    <message>
        <source>The user's folder of caches</source>
        <translation>Der Cache-Ordner des Benutzers</translation>
    </message>
    <message>
        <source>The value of “{path}” holds the character {character}, which XML can't hold.</source>
        <translation>Der Wert von „{path}“ enthält das Zeichen {character}, das in XML nicht erlaubt ist.</translation>
    </message>
    <message>
        <source>The version that wrote it can recover from it.</source>
        <translation>Die Version, die es geschrieben hat, kann daraus wiederherstellen.</translation>
    </message>
    <message>
        <source>The zone that times without one get when dates are fixed, until another is chosen for a set.</source>
        <translation>Die Zone, die Zeiten ohne Zone bekommen, wenn Daten korrigiert werden, bis für ein Set eine andere gewählt wird.</translation>
    </message>
    <message numerus="yes">
        <source>The {what} has %n characters; it must have fewer than 2,048.</source>
        <translation>
            <numerusform>{what} hat %n Zeichen; es müssen weniger als 2.048 sein.</numerusform>
            <numerusform>{what} hat %n Zeichen; es müssen weniger als 2.048 sein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The {what} has %n characters; {limit:,} are allowed.</source>
        <translation>
            <numerusform>{what} hat %n Zeichen; {limit:,} sind erlaubt.</numerusform>
            <numerusform>{what} hat %n Zeichen; {limit:,} sind erlaubt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {what} has a comma with nothing before or behind it.</source>
        <translation>{what} hat ein Komma, vor oder hinter dem nichts steht.</translation>
    </message>
    <message>
        <source>The {what} has one character; it must have fewer than 2,048.</source>
        <translation>{what} hat ein Zeichen; es müssen weniger als 2.048 sein.</translation>
    </message>
    <message>
        <source>The {what} has one character; {limit:,} are allowed.</source>
        <translation>{what} hat ein Zeichen; {limit:,} sind erlaubt.</translation>
    </message>
    <message>
        <source>The {what} holds {character}, which must be percent-encoded.</source>
        <translation>{what} enthält {character}; das muss prozentkodiert sein.</translation>
    </message>
    <message>
        <source>The {what} is empty.</source>
        <translation>{what} ist leer.</translation>
    </message>
    <message>
        <source>The {what} is empty; leave the element out if the date is unknown.</source>
        <translation>{what} ist leer; ist das Datum unbekannt, das Element weglassen.</translation>
    </message>
    <message>
        <source>The {what} is no longer read by Google.</source>
        <translation>{what} liest Google nicht mehr.</translation>
    </message>
    <message>
        <source>The {what} is {value}, which does not exist: there is no {fault}.</source>
        <translation>{what} ist {value}; diesen Zeitpunkt gibt es nicht ({fault}).</translation>
    </message>
    <message>
        <source>The {what} is {value}, which is not a W3C date such as 2026-11-02 or 2026-11-02T17:33Z.</source>
        <translation>{what} ist {value}, kein W3C-Datum wie 2026-11-02 oder 2026-11-02T17:33Z.</translation>
    </message>
    <message>
        <source>The {what} is {value}, which is not a legal address.</source>
        <translation>{what} ist {value}, keine zulässige Adresse.</translation>
    </message>
    <message>
        <source>The {what} is {value}, which is not a number.</source>
        <translation>{what} ist {value}, keine Zahl.</translation>
    </message>
    <message>
        <source>The {what} is {value}, which is not a whole number.</source>
        <translation>{what} ist {value}, keine ganze Zahl.</translation>
    </message>
    <message>
        <source>The {what} is {value}, which is not an address of http or https with a host.</source>
        <translation>{what} ist {value}, keine Adresse mit http oder https und einem Host.</translation>
    </message>
    <message>
        <source>The {what} is {value}, which is not complete: it must begin with http:// or https://.</source>
        <translation>{what} ist {value} und damit nicht vollständig: Es muss mit http:// oder https:// beginnen.</translation>
    </message>
    <message>
        <source>The {what} is {value}; it must be {bounds}{unit}.</source>
        <translation>{what} ist {value}; erlaubt: {bounds}{unit}.</translation>
    </message>
    <message>
        <source>The {what} names {count:,}; {most} are allowed.</source>
        <translation>{what} nennt {count:,}; {most} sind erlaubt.</translation>
    </message>
    <message>
        <source>The {what} stands behind a field that it should precede.</source>
        <translation>{what} steht hinter einem Feld, vor dem es stehen sollte.</translation>
    </message>
    <message>
        <source>The {what},{code}, {reason}.{hint}</source>
        <translation>{what},{code}, {reason}.{hint}</translation>
    </message>
    <message>
        <source>The “sitemapindex” around its entries is missing.</source>
        <translation>„sitemapindex“ um die Einträge fehlt.</translation>
    </message>
    <message>
        <source>The “urlset” around its entries is missing.</source>
        <translation>„urlset“ um die Einträge fehlt.</translation>
    </message>
    <message>
        <source>The “{entry}” around a “loc” was missing; it was added.</source>
        <translation>„{entry}“ um ein „loc“ fehlte; es wurde ergänzt.</translation>
    </message>
    <message>
        <source>The “{name}” around the entries was missing; it was added.</source>
        <translation>„{name}“ um die Einträge fehlte; es wurde ergänzt.</translation>
    </message>
    <message>
        <source>Their values end with the next space.</source>
        <translation>Ihre Werte enden mit dem nächsten Leerzeichen.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>There are $0 and {known}.</source>
        <translation>Es gibt $0 und {known}.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n more of these in the entry.</source>
        <translation>
            <numerusform>Im Eintrag gibt es davon noch %n weiteres.</numerusform>
            <numerusform>Im Eintrag gibt es davon noch %n weitere.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are entries, and nothing around them.</source>
        <translation>Es gibt Einträge und nichts um sie herum.</translation>
    </message>
    <message>
        <source>There are no extensions of the kind “{kind}”.</source>
        <translation>Es gibt keine Erweiterungen der Art „{kind}“.</translation>
    </message>
    <message>
        <source>There are {operations}.</source>
        <translation>Es gibt {operations}.</translation>
    </message>
    <message>
        <source>There is no bulk edit “{operation}”.</source>
        <translation>Es gibt keine Massenbearbeitung „{operation}“.</translation>
    </message>
    <message>
        <source>There is no display to show a window on. “sitemap-studio help” lists what needs none.</source>
        <translation>Es gibt keinen Bildschirm, auf dem sich ein Fenster zeigen ließe. „sitemap-studio help“ listet auf, was keinen braucht.</translation>
    </message>
    <message>
        <source>There is no sitemap that an index could list.</source>
        <translation>Es gibt keine Sitemap, die ein Index aufführen könnte.</translation>
    </message>
    <message>
        <source>There is no “{field}” that could have a “{attribute}”.</source>
        <translation>Es gibt kein „{field}“, das ein „{attribute}“ haben könnte.</translation>
    </message>
    <message>
        <source>There is nothing in it.</source>
        <translation>Darin liegt nichts.</translation>
    </message>
    <message>
        <source>There is one more of these in the entry.</source>
        <translation>Im Eintrag gibt es davon noch eins.</translation>
    </message>
    <message>
        <source>There may be too little memory; close other programs, and open the set again.</source>
        <translation>Vielleicht reicht der Arbeitsspeicher nicht; andere Programme schließen und das Set wieder öffnen.</translation>
    </message>
    <message>
        <source>There was no page before 1990; such a date is usually that of an unset clock.</source>
        <translation>Vor 1990 gab es keine Seite; so ein Datum stammt meist von einer nicht gestellten Uhr.</translation>
    </message>
    <message>
        <source>There would be more sitemaps than an index may list ({limit:,}, {title}).</source>
        <translation>Es wären mehr Sitemaps, als ein Index aufführen darf ({limit:,}, {title}).</translation>
    </message>
    <message>
        <source>They are not text.</source>
        <translation>Sie sind kein Text.</translation>
    </message>
    <message>
        <source>This XML has no values.</source>
        <translation>Dieses XML hat keine Werte.</translation>
    </message>
    <message>
        <source>This is a fault of Sitemap Studio; all other rules were judged. Please report it: {url}</source>
        <translation>Das ist ein Fehler von Sitemap Studio; alle anderen Regeln haben geurteilt. Bitte melden Sie ihn: {url}</translation>
    </message>
    <message>
        <source>This search engine does not read change frequencies.</source>
        <translation>Diese Suchmaschine liest keine Änderungshäufigkeiten.</translation>
    </message>
    <message>
        <source>This search engine does not read priorities.</source>
        <translation>Diese Suchmaschine liest keine Prioritäten.</translation>
    </message>
    <message>
        <source>Times that have a zone, and dates without a time, stay.</source>
        <translation>Zeiten mit Zone und Daten ohne Zeit bleiben.</translation>
    </message>
    <message>
        <source>Title of the article.</source>
        <translation>Titel des Artikels.</translation>
    </message>
    <message>
        <source>Title of the collection.</source>
        <translation>Titel der Sammlung.</translation>
    </message>
    <message>
        <source>Title of the episode.</source>
        <translation>Titel der Folge.</translation>
    </message>
    <message>
        <source>Title of the picture.</source>
        <translation>Titel des Bilds.</translation>
    </message>
    <message>
        <source>Title of the programme.</source>
        <translation>Titel der Sendung.</translation>
    </message>
    <message>
        <source>Title of the video.</source>
        <translation>Titel des Videos.</translation>
    </message>
    <message>
        <source>Too many News URLs</source>
        <translation>Zu viele News-URLs</translation>
    </message>
    <message>
        <source>Too many URLs</source>
        <translation>Zu viele URLs</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>zu viele symbolische Verknüpfungen hintereinander</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>zu viele offene Dateien</translation>
    </message>
    <message>
        <source>Too many requests: try again later.</source>
        <translation>Zu viele Anfragen: Versuchen Sie es später noch einmal.</translation>
    </message>
    <message>
        <source>Too many sitemaps</source>
        <translation>Zu viele Sitemaps</translation>
    </message>
    <message>
        <source>Too many tags</source>
        <translation>Zu viele Tags</translation>
    </message>
    <message>
        <source>Too many values</source>
        <translation>Zu viele Werte</translation>
    </message>
    <message>
        <source>Too short for the schema</source>
        <translation>Zu kurz für das Schema</translation>
    </message>
    <message>
        <source>Try again when it is done.</source>
        <translation>Danach noch einmal versuchen.</translation>
    </message>
    <message>
        <source>URL escaped twice</source>
        <translation>URL doppelt maskiert</translation>
    </message>
    <message>
        <source>URL not allowed</source>
        <translation>URL nicht zulässig</translation>
    </message>
    <message>
        <source>URL of another site</source>
        <translation>URL einer anderen Website</translation>
    </message>
    <message>
        <source>URL with a fragment</source>
        <translation>URL mit Fragment</translation>
    </message>
    <message>
        <source>URL with dot segments</source>
        <translation>URL mit Punktsegmenten</translation>
    </message>
    <message>
        <source>URL with session ID</source>
        <translation>URL mit Sitzungs-ID</translation>
    </message>
    <message>
        <source>URL with tracking parameters</source>
        <translation>URL mit Tracking-Parametern</translation>
    </message>
    <message>
        <source>URL with user name</source>
        <translation>URL mit Benutzername</translation>
    </message>
    <message>
        <source>URLs and sitemaps stand beside each other in one file.</source>
        <translation>URLs und Sitemaps stehen nebeneinander in einer Datei.</translation>
    </message>
    <message>
        <source>URLs that a filter drops</source>
        <translation>URLs, die ein Filter weglässt</translation>
    </message>
    <message>
        <source>URLs that do not begin with base_url</source>
        <translation>URLs, die nicht mit base_url beginnen</translation>
    </message>
    <message>
        <source>UTF-8</source>
        <translation>UTF-8</translation>
    </message>
    <message>
        <source>Unescape</source>
        <translation>Maskierung auflösen</translation>
    </message>
    <message>
        <source>Unknown XML attribute</source>
        <translation>Unbekanntes XML-Attribut</translation>
    </message>
    <message>
        <source>Unknown XML tag</source>
        <translation>Unbekanntes XML-Tag</translation>
    </message>
    <message>
        <source>Unknown language code</source>
        <translation>Unbekannter Sprachcode</translation>
    </message>
    <message>
        <source>Unpack it and open what is inside.</source>
        <translation>Entpacken und öffnen, was darin ist.</translation>
    </message>
    <message>
        <source>Unpack it first; a sitemap is gzipped once.</source>
        <translation>Zuerst entpacken; eine Sitemap ist einmal mit gzip gepackt.</translation>
    </message>
    <message>
        <source>Unpacked, as the protocol counts them; the profile's limit holds where it is lower.</source>
        <translation>Entpackt, wie das Protokoll sie zählt; die Grenze des Profils gilt, wo sie niedriger ist.</translation>
    </message>
    <message>
        <source>Until when it can be seen.</source>
        <translation>Bis wann es zu sehen ist.</translation>
    </message>
    <message>
        <source>Up to five shares that it is about, each as EXCHANGE:SHARE.</source>
        <translation>Bis zu fünf Aktien, um die es geht, jede als BÖRSE:AKTIE.</translation>
    </message>
    <message>
        <source>Up to its end the data is as it was packed.</source>
        <translation>Bis zu ihrem Ende sind die Daten, wie sie gepackt wurden.</translation>
    </message>
    <message>
        <source>Use = or != with it.</source>
        <translation>Damit = oder != verwenden.</translation>
    </message>
    <message>
        <source>Use letters, digits and hyphens, as in “sitemap-2.xml”.</source>
        <translation>Buchstaben, Ziffern und Bindestriche verwenden, wie in „sitemap-2.xml“.</translation>
    </message>
    <message>
        <source>Use letters, digits, hyphens and {n}.</source>
        <translation>Buchstaben, Ziffern, Bindestriche und {n} verwenden.</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Üblich</translation>
    </message>
    <message>
        <source>Video {number:,}</source>
        <translation>Video {number:,}</translation>
    </message>
    <message>
        <source>Wait until the whole set is there, or stop reading it.</source>
        <translation>Warten, bis das ganze Set da ist, oder das Lesen abbrechen.</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>What a reader needs; left out for an open article.</source>
        <translation>Was Leser brauchen; entfällt bei einem freien Artikel.</translation>
    </message>
    <message>
        <source>What an entry holds beside its fields must be well-formed XML with prefixes that are declared.</source>
        <translation>Was ein Eintrag außer seinen Feldern enthält, muss wohlgeformtes XML mit deklarierten Präfixen sein.</translation>
    </message>
    <message>
        <source>What an export proposes; each export may be done another way.</source>
        <translation>Was ein Export vorschlägt; jeder Export darf anders sein.</translation>
    </message>
    <message>
        <source>What an export proposes; {n} stands for the number of the file.</source>
        <translation>Was ein Export vorschlägt; {n} steht für die Nummer der Datei.</translation>
    </message>
    <message>
        <source>What follows # names a place within a page and is never sent to the server; the page is listed without it.</source>
        <translation>Was auf # folgt, nennt eine Stelle in einer Seite und geht nie an den Server; die Seite wird ohne das geführt.</translation>
    </message>
    <message>
        <source>What follows may not stand in the element that is open.</source>
        <translation>Was folgt, darf nicht in dem Element stehen, das offen ist.</translation>
    </message>
    <message>
        <source>What is broken so that nobody can tell what was meant is shown as far as it is whole, and not changed.</source>
        <translation>Was so defekt ist, dass niemand sagen kann, was gemeint war, wird gezeigt, soweit es intakt ist, und nicht geändert.</translation>
    </message>
    <message>
        <source>What is escaped already must not be escaped again: %2520 stands for %20, not for a space.</source>
        <translation>Was schon maskiert ist, darf nicht noch einmal maskiert werden: %2520 steht für %20, nicht für ein Leerzeichen.</translation>
    </message>
    <message>
        <source>What is escaped already, and hosts, stay.</source>
        <translation>Schon Maskiertes und Hosts bleiben.</translation>
    </message>
    <message>
        <source>What is looked for is longer than {max_characters:,} characters.</source>
        <translation>Gesucht wird nach mehr als {max_characters:,} Zeichen.</translation>
    </message>
    <message>
        <source>What it shows.</source>
        <translation>Was es zeigt.</translation>
    </message>
    <message>
        <source>What makes the player start.</source>
        <translation>Was den Player starten lässt.</translation>
    </message>
    <message>
        <source>What only a later root declared, {named}, was added to the first.</source>
        <translation>Was nur eine spätere Wurzel deklarierte, {named}, kam in die erste.</translation>
    </message>
    <message>
        <source>What the article is.</source>
        <translation>Was der Artikel ist.</translation>
    </message>
    <message>
        <source>What the files were, and were to be, lies in hidden files “{names}”.</source>
        <translation>Was die Dateien waren und werden sollten, liegt in versteckten Dateien „{names}“.</translation>
    </message>
    <message>
        <source>What the object describes, such as document or thumbnail.</source>
        <translation>Was das Objekt beschreibt, etwa document oder thumbnail.</translation>
    </message>
    <message>
        <source>What the picture shows.</source>
        <translation>Was das Bild zeigt.</translation>
    </message>
    <message>
        <source>What the video is of the programme.</source>
        <translation>Was das Video von der Sendung ist.</translation>
    </message>
    <message>
        <source>When it was first broadcast.</source>
        <translation>Wann sie zum ersten Mal gesendet wurde.</translation>
    </message>
    <message>
        <source>When it was first published.</source>
        <translation>Wann es zuerst veröffentlicht wurde.</translation>
    </message>
    <message>
        <source>When nothing has a low priority nothing has a high one.</source>
        <translation>Wenn nichts eine niedrige Priorität hat, hat nichts eine hohe.</translation>
    </message>
    <message>
        <source>When the page last changed, as a W3C date or time.</source>
        <translation>Wann sich die Seite zuletzt geändert hat, als W3C-Datum oder -Zeit.</translation>
    </message>
    <message>
        <source>Where a set opens when the window shows another already.</source>
        <translation>Wo ein Set gezeigt wird, das geöffnet wird, während ein Fenster ein anderes zeigt.</translation>
    </message>
    <message>
        <source>Where changed URLs are submitted; the default one informs all search engines that take part.</source>
        <translation>Wo geänderte URLs übermittelt werden; der Standard informiert alle Suchmaschinen, die teilnehmen.</translation>
    </message>
    <message>
        <source>Where it was taken.</source>
        <translation>Wo es aufgenommen wurde.</translation>
    </message>
    <message>
        <source>Where the entries of very large sets are kept while they are open.</source>
        <translation>Wo Sets mit Millionen Einträgen diese ablegen, solange sie offen sind.</translation>
    </message>
    <message>
        <source>Whether children may see it.</source>
        <translation>Ob Kinder es sehen dürfen.</translation>
    </message>
    <message>
        <source>Whether it is bought or rented.</source>
        <translation>Ob es gekauft oder geliehen wird.</translation>
    </message>
    <message>
        <source>Whether it is broadcast live.</source>
        <translation>Ob es live gesendet wird.</translation>
    </message>
    <message>
        <source>Whether only subscribers can see it.</source>
        <translation>Ob nur Abonnenten es sehen können.</translation>
    </message>
    <message>
        <source>Whether others may embed it.</source>
        <translation>Ob andere es einbetten dürfen.</translation>
    </message>
    <message>
        <source>Whether text is dark on light or light on dark.</source>
        <translation>Ob Text dunkel auf hell oder hell auf dunkel ist.</translation>
    </message>
    <message>
        <source>Whether those named are the only ones allowed, or the ones denied.</source>
        <translation>Ob nur die genannten erlaubt sind oder gerade sie nicht.</translation>
    </message>
    <message>
        <source>Which patterns mark addresses that should not be public.</source>
        <translation>Woran Adressen zu erkennen sind, die kaum öffentlich sein sollten.</translation>
    </message>
    <message>
        <source>White space</source>
        <translation>Leerraum</translation>
    </message>
    <message>
        <source>White space around an address is not part of it, and not every consumer removes it.</source>
        <translation>Leerraum um eine Adresse gehört nicht zu ihr, und nicht jeder Leser entfernt ihn.</translation>
    </message>
    <message>
        <source>White space may not stand within an address; a space is written %20.</source>
        <translation>In einer Adresse darf kein Leerraum stehen; ein Leerzeichen wird %20 geschrieben.</translation>
    </message>
    <message>
        <source>Whose identifier it is.</source>
        <translation>Wessen Kennung es ist.</translation>
    </message>
    <message>
        <source>Whose limits hold in a window until another profile is chosen in it.</source>
        <translation>Wessen Grenzen in einem Fenster gelten, bis darin ein anderes Profil gewählt wird.</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Write $$ for the sign.</source>
        <translation>Für das Zeichen $$ schreiben.</translation>
    </message>
    <message>
        <source>Write FIELD=HEADER, such as loc=Address.</source>
        <translation>FELD=SPALTE schreiben, etwa loc=Adresse.</translation>
    </message>
    <message>
        <source>Write HOST=FILE for other hosts.</source>
        <translation>Für andere Hosts HOST=DATEI schreiben.</translation>
    </message>
    <message>
        <source>Write HOST=FILE, or give the URL of the set.</source>
        <translation>HOST=DATEI schreiben oder die URL des Sets angeben.</translation>
    </message>
    <message>
        <source>Write Z for UTC, or +01:00 for an hour east.</source>
        <translation>Z für UTC schreiben, oder +01:00 für eine Stunde östlich.</translation>
    </message>
    <message>
        <source>Write \\ for a backslash.</source>
        <translation>Für einen Backslash \\ schreiben.</translation>
    </message>
    <message>
        <source>Write an index first.</source>
        <translation>Zuerst einen Index schreiben.</translation>
    </message>
    <message>
        <source>Write it as 0.5..0.8.</source>
        <translation>So schreiben: 0.5..0.8.</translation>
    </message>
    <message>
        <source>Write it as 2026-11, 2026-01..2026-03 or last 30 days.</source>
        <translation>So schreiben: 2026-11, 2026-01..2026-03 oder last 30 days.</translation>
    </message>
    <message>
        <source>Write it as https://www.example.com/blog/, or odd.</source>
        <translation>So schreiben: https://www.example.com/blog/, oder odd.</translation>
    </message>
    <message>
        <source>Write it as “]]&amp;gt;”.</source>
        <translation>Als „]]&amp;gt;“ schreiben.</translation>
    </message>
    <message>
        <source>Write it like +01:00, or Z for UTC.</source>
        <translation>So schreiben: +01:00, oder Z für UTC.</translation>
    </message>
    <message>
        <source>Write it like 2026-11-02.</source>
        <translation>So schreiben: 2026-11-02.</translation>
    </message>
    <message>
        <source>Write it like https://example.com/.</source>
        <translation>Schreiben Sie sie wie https://example.com/.</translation>
    </message>
    <message>
        <source>Write it like https://example.com/sitemap.xml.</source>
        <translation>Schreiben Sie sie wie https://example.com/sitemap.xml.</translation>
    </message>
    <message>
        <source>Write it like https://www.example.com/.</source>
        <translation>So schreiben: https://www.example.com/.</translation>
    </message>
    <message>
        <source>Write it like https://www.example.com/shop/.</source>
        <translation>So schreiben: https://www.example.com/shop/.</translation>
    </message>
    <message>
        <source>Write it like “{default_name}”.</source>
        <translation>So schreiben: „{default_name}“.</translation>
    </message>
    <message>
        <source>Write it like “{name}-{n}”.</source>
        <translation>So schreiben: „{name}-{n}“.</translation>
    </message>
    <message>
        <source>Write one a line; to look for none, say --no-leaks.</source>
        <translation>Eins je Zeile schreiben; um keine zu suchen, --no-leaks angeben.</translation>
    </message>
    <message>
        <source>Write the character itself instead.</source>
        <translation>Stattdessen das Zeichen selbst schreiben.</translation>
    </message>
    <message>
        <source>Write “&amp;” as “&amp;amp;” in every address.</source>
        <translation>„&amp;“ in jeder Adresse als „&amp;amp;“ schreiben.</translation>
    </message>
    <message>
        <source>Write “&lt;” as “&amp;lt;” and “&amp;” as “&amp;amp;” in every value.</source>
        <translation>„&lt;“ als „&amp;lt;“ und „&amp;“ als „&amp;amp;“ schreiben, in jedem Wert.</translation>
    </message>
    <message>
        <source>Writing the report</source>
        <translation>Bericht schreiben</translation>
    </message>
    <message>
        <source>Wrong order of tags</source>
        <translation>Falsche Reihenfolge der Tags</translation>
    </message>
    <message>
        <source>Wrong schema location</source>
        <translation>Falscher Ort des Schemas</translation>
    </message>
    <message>
        <source>XML allows no control character ({named}); it was removed.</source>
        <translation>XML erlaubt kein Steuerzeichen ({named}); es wurde entfernt.</translation>
    </message>
    <message>
        <source>XML allows none, and nobody can read them.</source>
        <translation>XML erlaubt keine, und niemand kann sie lesen.</translation>
    </message>
    <message>
        <source>XML forbids two of them side by side.</source>
        <translation>XML verbietet zwei davon nebeneinander.</translation>
    </message>
    <message>
        <source>XML knows five entities only.</source>
        <translation>XML kennt nur fünf Entitäten.</translation>
    </message>
    <message>
        <source>XML knows no “{found}”; the character “{character}” was put there.</source>
        <translation>XML kennt kein „{found}“; dafür wurde das Zeichen „{character}“ gesetzt.</translation>
    </message>
    <message>
        <source>XML should begin with a declaration; without one it is read as UTF-8, which a sitemap must be anyway.</source>
        <translation>XML soll mit einer Deklaration beginnen; ohne sie wird es als UTF-8 gelesen, was eine Sitemap ohnehin sein muss.</translation>
    </message>
    <message>
        <source>XML tells upper case from lower case.</source>
        <translation>XML unterscheidet Groß- und Kleinschreibung.</translation>
    </message>
    <message>
        <source>Yandex</source>
        <translation>Yandex</translation>
    </message>
    <message>
        <source>Yandex Webmaster, sitemap files</source>
        <translation>Yandex Webmaster, Sitemap-Dateien</translation>
    </message>
    <message>
        <source>Zone of times without one</source>
        <translation>Zeitzone für Zeiten ohne Angabe</translation>
    </message>
    <message>
        <source>a 7z archive</source>
        <translation>ein 7z-Archiv</translation>
    </message>
    <message>
        <source>a RAR archive</source>
        <translation>ein RAR-Archiv</translation>
    </message>
    <message>
        <source>a URL that begins with https://, or empty</source>
        <translation>eine URL, die mit https:// beginnt, oder leer</translation>
    </message>
    <message>
        <source>a backup or a dump of a database</source>
        <translation>eine Sicherung oder ein Datenbank-Dump</translation>
    </message>
    <message>
        <source>a comment holds “--”</source>
        <translation>ein Kommentar enthält „--“</translation>
    </message>
    <message>
        <source>a comment is open at its end</source>
        <translation>ein Kommentar ist am Ende noch offen</translation>
    </message>
    <message>
        <source>a condition such as “loc contains /blog/” must come next (words: {words})</source>
        <translation>hier muss eine Bedingung wie „loc contains /blog/“ folgen (Wörter: {words})</translation>
    </message>
    <message>
        <source>a currency of ISO 4217, such as EUR</source>
        <translation>eine Währung nach ISO 4217, etwa EUR</translation>
    </message>
    <message>
        <source>a date or a time with its zone</source>
        <translation>ein Datum oder eine Zeit mit Zone</translation>
    </message>
    <message>
        <source>a development or staging site</source>
        <translation>eine Entwicklungs- oder Testumgebung</translation>
    </message>
    <message>
        <source>a document type or an entity is declared, which is never processed</source>
        <translation>ein Dokumenttyp oder eine Entität ist deklariert, was nie verarbeitet wird</translation>
    </message>
    <message>
        <source>a filter needs an action (drop, pass) and a type (wildcard, regexp)</source>
        <translation>ein Filter braucht eine „action“ (drop, pass) und einen „type“ (wildcard, regexp)</translation>
    </message>
    <message>
        <source>a flag must come behind the minus</source>
        <translation>hinter dem Minus muss ein Flag stehen</translation>
    </message>
    <message>
        <source>a flag must come next</source>
        <translation>hier muss ein Flag folgen</translation>
    </message>
    <message>
        <source>a folder has that name</source>
        <translation>ein Ordner heißt so</translation>
    </message>
    <message>
        <source>a hidden file, such as .env or .git</source>
        <translation>eine versteckte Datei, etwa .env oder .git</translation>
    </message>
    <message>
        <source>a host has {max_host_characters} characters at most, and this one {count:,}</source>
        <translation>ein Host hat höchstens {max_host_characters} Zeichen, dieser hat {count:,}</translation>
    </message>
    <message>
        <source>a list of up to {count:,} tables of {fields}, each with either {which}</source>
        <translation>eine Liste von höchstens {count:,} Tabellen mit {fields}, jede entweder mit {which}</translation>
    </message>
    <message>
        <source>a name is longer than 50,000 characters</source>
        <translation>ein Name ist länger als 50.000 Zeichen</translation>
    </message>
    <message>
        <source>a name of files with “{n}” for their number</source>
        <translation>ein Dateiname mit „{n}“ für die Nummer</translation>
    </message>
    <message>
        <source>a name that only a private network knows</source>
        <translation>ein Name, den nur ein privates Netz kennt</translation>
    </message>
    <message>
        <source>a number must stand here</source>
        <translation>hier muss eine Zahl stehen</translation>
    </message>
    <message>
        <source>a number must stand in these braces</source>
        <translation>in diesen Klammern muss eine Zahl stehen</translation>
    </message>
    <message>
        <source>a page in English that names only its German form</source>
        <translation>eine Seite auf Englisch, die nur ihre deutsche Fassung nennt</translation>
    </message>
    <message>
        <source>a part of it begins or ends with a hyphen</source>
        <translation>ein Teil davon beginnt oder endet mit einem Bindestrich</translation>
    </message>
    <message numerus="yes">
        <source>a part of it has %n characters, and {most} are allowed between dots</source>
        <translation>
            <numerusform>ein Teil davon hat %n Zeichen, erlaubt sind {most} zwischen Punkten</numerusform>
            <numerusform>ein Teil davon hat %n Zeichen, erlaubt sind {most} zwischen Punkten</numerusform>
        </translation>
    </message>
    <message>
        <source>a part of it has one character, and {most} are allowed between dots</source>
        <translation>ein Teil davon hat ein Zeichen, erlaubt sind {most} zwischen Punkten</translation>
    </message>
    <message>
        <source>a pipe or device has that name</source>
        <translation>eine Pipe oder ein Gerät heißt so</translation>
    </message>
    <message>
        <source>a port is a number from 1 to 65535</source>
        <translation>ein Port ist eine Zahl von 1 bis 65535</translation>
    </message>
    <message>
        <source>a prefix</source>
        <translation>ein Präfix</translation>
    </message>
    <message>
        <source>a private or link-local network</source>
        <translation>ein privates oder Link-Local-Netz</translation>
    </message>
    <message>
        <source>a quotation mark is not closed</source>
        <translation>ist ein Anführungszeichen nicht geschlossen</translation>
    </message>
    <message>
        <source>a range goes from one character to another</source>
        <translation>ein Bereich geht von einem Zeichen zu einem anderen</translation>
    </message>
    <message>
        <source>a reference “&amp;#…;” names no character that XML allows</source>
        <translation>ein Verweis „&amp;#…;“ nennt kein Zeichen, das XML erlaubt</translation>
    </message>
    <message>
        <source>a rule stops at one entry</source>
        <translation>eine Regel bricht bei einem Eintrag ab</translation>
    </message>
    <message>
        <source>a share such as NASDAQ:AAPL</source>
        <translation>eine Aktie wie NASDAQ:AAPL</translation>
    </message>
    <message>
        <source>a sitemap of URLs, listed in an index</source>
        <translation>eine Sitemap mit URLs, in einem Index aufgeführt</translation>
    </message>
    <message>
        <source>a sitemap of all pages, beside the feed</source>
        <translation>eine Sitemap aller Seiten, neben dem Feed</translation>
    </message>
    <message>
        <source>a table of up to {texts:,} texts of up to {characters:,} characters</source>
        <translation>eine Tabelle von höchstens {texts:,} Texten mit höchstens {characters:,} Zeichen</translation>
    </message>
    <message>
        <source>a tar archive</source>
        <translation>ein TAR-Archiv</translation>
    </message>
    <message>
        <source>a title of 100 characters</source>
        <translation>ein Titel mit 100 Zeichen</translation>
    </message>
    <message>
        <source>a title of 101 characters</source>
        <translation>ein Titel mit 101 Zeichen</translation>
    </message>
    <message>
        <source>a value goes on behind its quotation mark</source>
        <translation>geht ein Wert hinter seinem Anführungszeichen weiter</translation>
    </message>
    <message>
        <source>a value is too long, or holds what no value may</source>
        <translation>ist ein Wert zu lang oder enthält, was in keinem Wert stehen darf</translation>
    </message>
    <message>
        <source>a value must come next</source>
        <translation>hier muss ein Wert folgen</translation>
    </message>
    <message>
        <source>a whole number from {least:,} to {most:,}</source>
        <translation>eine ganze Zahl von {least:,} bis {most:,}</translation>
    </message>
    <message>
        <source>a whole number from {least:,} to {most:,} or 0</source>
        <translation>eine ganze Zahl von {least:,} bis {most:,} oder 0</translation>
    </message>
    <message>
        <source>a zip archive</source>
        <translation>ein ZIP-Archiv</translation>
    </message>
    <message>
        <source>a {bearer} without</source>
        <translation>ein {bearer} ohne</translation>
    </message>
    <message>
        <source>a “&amp;” stands alone</source>
        <translation>ein „&amp;“ steht allein</translation>
    </message>
    <message>
        <source>a “&lt;” stands alone</source>
        <translation>ein „&lt;“ steht allein</translation>
    </message>
    <message>
        <source>a “&lt;” stands in an attribute</source>
        <translation>ein „&lt;“ steht in einem Attribut</translation>
    </message>
    <message>
        <source>add the zone that you give</source>
        <translation>die angegebene Zone ergänzen</translation>
    </message>
    <message>
        <source>addresses only</source>
        <translation>nur Adressen</translation>
    </message>
    <message>
        <source>after entry {opened}, without its closing tag</source>
        <translation>nach Eintrag {opened}, ohne dessen schließendes Tag</translation>
    </message>
    <message>
        <source>after {date}</source>
        <translation>nach {date}</translation>
    </message>
    <message>
        <source>all 1,200 entries have the priority 0.8</source>
        <translation>alle 1.200 Einträge haben die Priorität 0.8</translation>
    </message>
    <message>
        <source>all 1,200 entries were changed on 2026-11-02</source>
        <translation>alle 1.200 Einträge wurden am 2026-11-02 geändert</translation>
    </message>
    <message>
        <source>all files are as they were before</source>
        <translation>alle Dateien sind wie zuvor</translation>
    </message>
    <message>
        <source>all three are in the index</source>
        <translation>alle drei sind im Index</translation>
    </message>
    <message>
        <source>alternate</source>
        <translation>Sprachversion</translation>
    </message>
    <message>
        <source>alternates</source>
        <translation>Sprachversionen</translation>
    </message>
    <message>
        <source>always with a lastmod of 2005-01-01</source>
        <translation>always mit einem lastmod von 2005-01-01</translation>
    </message>
    <message>
        <source>an address in numbers has four of them, from 0 to 255 and without needless zeros</source>
        <translation>eine Adresse aus Zahlen hat vier davon, von 0 bis 255 und ohne überflüssige Nullen</translation>
    </message>
    <message>
        <source>an administrator's page</source>
        <translation>die Seite einer Verwaltung</translation>
    </message>
    <message>
        <source>an article published a week ago</source>
        <translation>ein vor einer Woche veröffentlichter Artikel</translation>
    </message>
    <message>
        <source>an article published yesterday</source>
        <translation>ein gestern veröffentlichter Artikel</translation>
    </message>
    <message>
        <source>an attribute has no quotes</source>
        <translation>ein Attribut hat keine Anführungszeichen</translation>
    </message>
    <message>
        <source>an attribute has no value</source>
        <translation>ein Attribut hat keinen Wert</translation>
    </message>
    <message>
        <source>an attribute is there twice</source>
        <translation>ein Attribut steht zweimal da</translation>
    </message>
    <message>
        <source>an element is closed that was not opened</source>
        <translation>ein Element wird geschlossen, das nicht geöffnet wurde</translation>
    </message>
    <message>
        <source>an entity</source>
        <translation>eine Entität</translation>
    </message>
    <message>
        <source>an expression can't look ahead or behind</source>
        <translation>ein Ausdruck kann nicht voraus- oder zurückschauen</translation>
    </message>
    <message>
        <source>an expression can't refer back to what a group found</source>
        <translation>ein Ausdruck kann nicht auf das verweisen, was eine Gruppe gefunden hat</translation>
    </message>
    <message>
        <source>and {count:,} less full</source>
        <translation>und {count:,} weniger volle</translation>
    </message>
    <message>
        <source>and {count:,} more</source>
        <translation>und {count:,} weitere</translation>
    </message>
    <message>
        <source>another computer</source>
        <translation>einem anderen Computer</translation>
    </message>
    <message>
        <source>another group has this name</source>
        <translation>eine andere Gruppe heißt schon so</translation>
    </message>
    <message>
        <source>another program saves it just now</source>
        <translation>ein anderes Programm speichert es gerade</translation>
    </message>
    <message>
        <source>another program uses it, or you may not write there</source>
        <translation>ein anderes Programm benutzt sie, oder Sie dürfen dort nicht schreiben</translation>
    </message>
    <message>
        <source>any of whose fields</source>
        <translation>irgendein Feld</translation>
    </message>
    <message>
        <source>anything else</source>
        <translation>alles andere</translation>
    </message>
    <message>
        <source>are alike in all</source>
        <translation>ähneln sich insgesamt</translation>
    </message>
    <message>
        <source>article</source>
        <translation>Artikel</translation>
    </message>
    <message>
        <source>at its end</source>
        <translation>am Ende</translation>
    </message>
    <message>
        <source>at least {low:,g}</source>
        <translation>mindestens {low:,g}</translation>
    </message>
    <message>
        <source>at “{rest}”</source>
        <translation>bei „{rest}“</translation>
    </message>
    <message>
        <source>before its first entry</source>
        <translation>vor dem ersten Eintrag</translation>
    </message>
    <message>
        <source>before {date}</source>
        <translation>vor {date}</translation>
    </message>
    <message>
        <source>behind line {line:,} something else stands between its gzip data</source>
        <translation>hinter Zeile {line:,} steht etwas anderes zwischen den gzip-Daten</translation>
    </message>
    <message>
        <source>between brackets stands an address of IPv6</source>
        <translation>zwischen eckigen Klammern steht eine IPv6-Adresse</translation>
    </message>
    <message>
        <source>brackets are nested too deeply</source>
        <translation>Klammern sind zu tief verschachtelt</translation>
    </message>
    <message>
        <source>but not those {clause}</source>
        <translation>aber nicht {clause}</translation>
    </message>
    <message>
        <source>by what to multiply</source>
        <translation>womit multipliziert wird</translation>
    </message>
    <message>
        <source>can be read in more than one way</source>
        <translation>mehrdeutig</translation>
    </message>
    <message>
        <source>complete it by the base URL that you give</source>
        <translation>mit der angegebenen Basis-URL vervollständigen</translation>
    </message>
    <message>
        <source>compressed with bzip2</source>
        <translation>mit bzip2 komprimiert</translation>
    </message>
    <message>
        <source>compressed with xz</source>
        <translation>mit xz komprimiert</translation>
    </message>
    <message>
        <source>compressed with zstd</source>
        <translation>mit zstd komprimiert</translation>
    </message>
    <message>
        <source>contains</source>
        <translation>enthält</translation>
    </message>
    <message>
        <source>day {day:02}</source>
        <translation>Tag {day:02}</translation>
    </message>
    <message>
        <source>digits behind the point</source>
        <translation>Ziffern hinter dem Punkt</translation>
    </message>
    <message>
        <source>does not begin with a language of ISO 639-1: there is no “{language}”</source>
        <translation>beginnt nicht mit einer Sprache nach ISO 639-1: „{language}“ gibt es nicht</translation>
    </message>
    <message>
        <source>does not contain</source>
        <translation>enthält nicht</translation>
    </message>
    <message>
        <source>does not match</source>
        <translation>entspricht nicht</translation>
    </message>
    <message>
        <source>does not name pairs of a namespace and a schema</source>
        <translation>nennt keine Paare aus Namensraum und Schema</translation>
    </message>
    <message>
        <source>duration: ten minutes</source>
        <translation>duration: zehn Minuten</translation>
    </message>
    <message>
        <source>each entry with the date of its own page</source>
        <translation>jeder Eintrag mit dem Datum seiner eigenen Seite</translation>
    </message>
    <message>
        <source>either {clauses}</source>
        <translation>entweder {clauses}</translation>
    </message>
    <message>
        <source>en/sitemap1.xml lies there</source>
        <translation>en/sitemap1.xml liegt dort</translation>
    </message>
    <message>
        <source>ends in the middle of its gzip data</source>
        <translation>endet mitten in den gzip-Daten</translation>
    </message>
    <message>
        <source>error, warning, info or the name of a rule</source>
        <translation>error, warning, info oder der Name einer Regel</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>every rule judges every entry</source>
        <translation>jede Regel beurteilt jeden Eintrag</translation>
    </message>
    <message>
        <source>every sitemap listed is found</source>
        <translation>jede aufgeführte Sitemap wird gefunden</translation>
    </message>
    <message>
        <source>extensions</source>
        <translation>Erweiterungen</translation>
    </message>
    <message>
        <source>files that can't be read</source>
        <translation>Dateien, die nicht zu lesen sind</translation>
    </message>
    <message>
        <source>from {first} on</source>
        <translation>ab {first}</translation>
    </message>
    <message>
        <source>from {first} to {last}</source>
        <translation>von {first} bis {last}</translation>
    </message>
    <message>
        <source>from {low:,g} to {high:,g}</source>
        <translation>von {low:,g} bis {high:,g}</translation>
    </message>
    <message>
        <source>go the steps</source>
        <translation>die Schritte gehen</translation>
    </message>
    <message>
        <source>has a hyphen with nothing before or behind it</source>
        <translation>hat einen Bindestrich, vor oder hinter dem nichts steht</translation>
    </message>
    <message>
        <source>has an empty loc</source>
        <translation>hat einen leeren loc</translation>
    </message>
    <message>
        <source>has an underscore where a hyphen belongs</source>
        <translation>hat einen Unterstrich, wo ein Bindestrich hingehört</translation>
    </message>
    <message>
        <source>has more than language, script and country</source>
        <translation>hat mehr als Sprache, Schrift und Land</translation>
    </message>
    <message>
        <source>has no loc</source>
        <translation>hat keinen loc</translation>
    </message>
    <message>
        <source>have it in all</source>
        <translation>haben sie insgesamt</translation>
    </message>
    <message>
        <source>host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>hour {number:02}</source>
        <translation>Stunde {number:02}</translation>
    </message>
    <message>
        <source>how addresses begin now</source>
        <translation>wie Adressen jetzt beginnen</translation>
    </message>
    <message>
        <source>how many days, below zero for earlier</source>
        <translation>wie viele Tage, unter null für früher</translation>
    </message>
    <message>
        <source>how they are to begin</source>
        <translation>wie sie beginnen sollen</translation>
    </message>
    <message>
        <source>hreflang is a language of ISO 639-1, maybe with a script of ISO 15924 and a country of ISO 3166-1, or x-default.</source>
        <translation>hreflang ist eine Sprache nach ISO 639-1, vielleicht mit Schrift nach ISO 15924 und Land nach ISO 3166-1, oder x-default.</translation>
    </message>
    <message>
        <source>hreflang="de" twice with one address</source>
        <translation>hreflang="de" zweimal mit einer Adresse</translation>
    </message>
    <message>
        <source>hreflang="de" with one address</source>
        <translation>hreflang="de" mit einer Adresse</translation>
    </message>
    <message>
        <source>hreflang="de" with two addresses</source>
        <translation>hreflang="de" mit zwei Adressen</translation>
    </message>
    <message>
        <source>images</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>in ASCII</source>
        <translation>in ASCII</translation>
    </message>
    <message>
        <source>in its form</source>
        <translation>die vorgesehene Form</translation>
    </message>
    <message>
        <source>in line {line}, column {column}</source>
        <translation>in Zeile {line}, Spalte {column}</translation>
    </message>
    <message>
        <source>in the middle of entry {opened}</source>
        <translation>mitten in Eintrag {opened}</translation>
    </message>
    <message>
        <source>in {item}</source>
        <translation>in {item}</translation>
    </message>
    <message>
        <source>infos</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>invalid date</source>
        <translation>ungültiges Datum</translation>
    </message>
    <message>
        <source>is</source>
        <translation>ist</translation>
    </message>
    <message>
        <source>is after</source>
        <translation>ist nach</translation>
    </message>
    <message>
        <source>is at least</source>
        <translation>ist mindestens</translation>
    </message>
    <message>
        <source>is at most</source>
        <translation>ist höchstens</translation>
    </message>
    <message>
        <source>is before</source>
        <translation>ist vor</translation>
    </message>
    <message>
        <source>is damaged: its gzip data can't be unpacked</source>
        <translation>ist beschädigt: Die gzip-Daten lassen sich nicht entpacken</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>ist leer</translation>
    </message>
    <message>
        <source>is gzipped, but there is nothing in it</source>
        <translation>ist mit gzip gepackt, aber es ist nichts darin</translation>
    </message>
    <message>
        <source>is less than</source>
        <translation>ist kleiner als</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>is more than</source>
        <translation>ist größer als</translation>
    </message>
    <message>
        <source>is no earlier than</source>
        <translation>ist nicht früher als</translation>
    </message>
    <message>
        <source>is no later than</source>
        <translation>ist nicht später als</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>ist nicht</translation>
    </message>
    <message>
        <source>is not a language of ISO 639 as news sitemaps write it</source>
        <translation>ist keine Sprache nach ISO 639, wie News sie schreiben</translation>
    </message>
    <message>
        <source>is there</source>
        <translation>ist vorhanden</translation>
    </message>
    <message>
        <source>it has more than {max_pattern_characters:,} characters</source>
        <translation>es hat mehr als {max_pattern_characters:,} Zeichen</translation>
    </message>
    <message>
        <source>it holds numbers or tables without end</source>
        <translation>sie enthält Zahlen oder Tabellen ohne Ende</translation>
    </message>
    <message>
        <source>it holds something that is no character</source>
        <translation>es enthält etwas, das kein Zeichen ist</translation>
    </message>
    <message>
        <source>it is another user's</source>
        <translation>es gehört einem anderen Benutzer</translation>
    </message>
    <message>
        <source>it is empty, which would find every address</source>
        <translation>es ist leer, was jede Adresse finden würde</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>es ist keine Datei</translation>
    </message>
    <message>
        <source>it is not well formed</source>
        <translation>er ist nicht wohlgeformt</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>zu groß</translation>
    </message>
    <message>
        <source>items without a link</source>
        <translation>Meldungen ohne Link</translation>
    </message>
    <message>
        <source>its folder does not exist</source>
        <translation>den Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>its folder is not a folder</source>
        <translation>der Ordner ist kein Ordner</translation>
    </message>
    <message>
        <source>its folder “{folder}” is not there</source>
        <translation>sein Ordner „{folder}“ ist nicht da</translation>
    </message>
    <message>
        <source>its gzip data can't be unpacked beyond line {line:,}</source>
        <translation>die gzip-Daten lassen sich hinter Zeile {line:,} nicht entpacken</translation>
    </message>
    <message>
        <source>its journal is damaged</source>
        <translation>das Journal ist beschädigt</translation>
    </message>
    <message>
        <source>its journal was written by another version</source>
        <translation>das Journal stammt von einer anderen Version</translation>
    </message>
    <message>
        <source>its links lead round in a circle</source>
        <translation>die Verknüpfungen führen im Kreis</translation>
    </message>
    <message>
        <source>its quotation mark must be closed</source>
        <translation>das Anführungszeichen muss geschlossen werden</translation>
    </message>
    <message>
        <source>leads out of the folder</source>
        <translation>führt aus dem Ordner hinaus</translation>
    </message>
    <message>
        <source>leave the fragment out</source>
        <translation>das Fragment weglassen</translation>
    </message>
    <message>
        <source>leave the port out</source>
        <translation>den Port weglassen</translation>
    </message>
    <message>
        <source>leave these parameters out</source>
        <translation>diese Parameter weglassen</translation>
    </message>
    <message>
        <source>limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>line {count} is not UTF-8</source>
        <translation>Zeile {count} ist nicht UTF-8</translation>
    </message>
    <message>
        <source>lines that are no log entries</source>
        <translation>Zeilen, die keine Protokolleinträge sind</translation>
    </message>
    <message>
        <source>links between alternates</source>
        <translation>Verknüpfungen der Sprachversionen</translation>
    </message>
    <message>
        <source>loc once</source>
        <translation>loc einmal</translation>
    </message>
    <message>
        <source>loc too often</source>
        <translation>loc zu oft</translation>
    </message>
    <message>
        <source>loc: http://www.example.com/summer sale.jpg</source>
        <translation>loc: http://www.example.com/summer sale.jpg</translation>
    </message>
    <message>
        <source>mark for feature phones</source>
        <translation>Feature-Phone-Kennzeichen</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>entspricht</translation>
    </message>
    <message>
        <source>minute {number:02}</source>
        <translation>Minute {number:02}</translation>
    </message>
    <message>
        <source>misplaced elements</source>
        <translation>falsch platzierte Elemente</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>nicht vorhanden</translation>
    </message>
    <message>
        <source>mobile tags</source>
        <translation>Mobil-Kennzeichen</translation>
    </message>
    <message>
        <source>month {month:02}</source>
        <translation>Monat {month:02}</translation>
    </message>
    <message>
        <source>more than {max_patterns:,} patterns</source>
        <translation>mehr als {max_patterns:,} Muster</translation>
    </message>
    <message>
        <source>names no country of ISO 3166-1: there is no “{country}”</source>
        <translation>nennt kein Land nach ISO 3166-1: „{country}“ gibt es nicht</translation>
    </message>
    <message>
        <source>names no schema for {sitemap}</source>
        <translation>nennt kein Schema für {sitemap}</translation>
    </message>
    <message>
        <source>names no script of ISO 15924: there is no “{script}”</source>
        <translation>nennt keine Schrift nach ISO 15924: „{script}“ gibt es nicht</translation>
    </message>
    <message>
        <source>names the namespace “{foreign}”, which the file does not use</source>
        <translation>nennt den Namensraum „{foreign}“, den die Datei nicht benutzt</translation>
    </message>
    <message>
        <source>names the protocol's namespace in the root when the sitemap is saved</source>
        <translation>beim Speichern der Sitemap den Namensraum des Protokolls in der Wurzel nennen</translation>
    </message>
    <message>
        <source>names “{given}”, not {schema}</source>
        <translation>nennt „{given}“, nicht {schema}</translation>
    </message>
    <message>
        <source>neither content_loc nor player_loc</source>
        <translation>weder content_loc noch player_loc</translation>
    </message>
    <message>
        <source>new window</source>
        <translation>neues Fenster</translation>
    </message>
    <message>
        <source>news</source>
        <translation>News</translation>
    </message>
    <message>
        <source>no</source>
        <translation>kein</translation>
    </message>
    <message>
        <source>no address</source>
        <translation>keine Adresse</translation>
    </message>
    <message>
        <source>no address on the web</source>
        <translation>keine Webadresse</translation>
    </message>
    <message>
        <source>no bracket was opened for this one</source>
        <translation>zu dieser Klammer fehlt die öffnende</translation>
    </message>
    <message>
        <source>no caption</source>
        <translation>keine caption</translation>
    </message>
    <message>
        <source>no changefreq</source>
        <translation>kein changefreq</translation>
    </message>
    <message>
        <source>no changefreq, or one that is kept for other search engines</source>
        <translation>kein changefreq, oder eins für andere Suchmaschinen</translation>
    </message>
    <message>
        <source>no date that exists</source>
        <translation>kein existierendes Datum</translation>
    </message>
    <message>
        <source>no expiration_date, or one to come</source>
        <translation>kein expiration_date, oder ein künftiges</translation>
    </message>
    <message>
        <source>no field</source>
        <translation>kein Feld</translation>
    </message>
    <message>
        <source>no file in the folder</source>
        <translation>keine Datei im Ordner</translation>
    </message>
    <message>
        <source>no lastmod</source>
        <translation>kein lastmod</translation>
    </message>
    <message>
        <source>no loc</source>
        <translation>kein loc</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>keine Zahl</translation>
    </message>
    <message>
        <source>no player_loc@allow_embed</source>
        <translation>kein player_loc@allow_embed</translation>
    </message>
    <message>
        <source>no priority</source>
        <translation>keine priority</translation>
    </message>
    <message>
        <source>no priority, or one that is kept for other search engines</source>
        <translation>keine priority, oder eine für andere Suchmaschinen</translation>
    </message>
    <message>
        <source>no publication</source>
        <translation>keine publication</translation>
    </message>
    <message>
        <source>no restriction@relationship</source>
        <translation>kein restriction@relationship</translation>
    </message>
    <message>
        <source>no thumbnail_loc</source>
        <translation>kein thumbnail_loc</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>keine Zahl</translation>
    </message>
    <message>
        <source>not in</source>
        <translation>nicht in</translation>
    </message>
    <message>
        <source>not {clause}</source>
        <translation>nicht {clause}</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>once</source>
        <translation>einmal</translation>
    </message>
    <message>
        <source>one entry</source>
        <translation>ein Eintrag</translation>
    </message>
    <message>
        <source>one entry with 2,000 images of five fields each</source>
        <translation>ein Eintrag mit 2.000 Bildern zu je fünf Feldern</translation>
    </message>
    <message>
        <source>one index of 1,001 sitemaps</source>
        <translation>ein Index mit 1.001 Sitemaps</translation>
    </message>
    <message>
        <source>one loc</source>
        <translation>ein loc</translation>
    </message>
    <message>
        <source>one more than 1 &lt;mobile:mobile&gt;</source>
        <translation>einer mehr als 1 &lt;mobile:mobile&gt;</translation>
    </message>
    <message>
        <source>one more than 1 &lt;news:news&gt;</source>
        <translation>einer mehr als 1 &lt;news:news&gt;</translation>
    </message>
    <message>
        <source>one more than 1,000 &lt;image:image&gt;</source>
        <translation>einer mehr als 1.000 &lt;image:image&gt;</translation>
    </message>
    <message>
        <source>one of {operators} must come next</source>
        <translation>hier muss eins von {operators} folgen</translation>
    </message>
    <message>
        <source>one place</source>
        <translation>einer Stelle</translation>
    </message>
    <message>
        <source>one publication</source>
        <translation>eine publication</translation>
    </message>
    <message>
        <source>one restriction@relationship</source>
        <translation>ein restriction@relationship</translation>
    </message>
    <message>
        <source>one sitemap of 1,001 articles</source>
        <translation>eine Sitemap mit 1.001 Artikeln</translation>
    </message>
    <message>
        <source>one sitemap of 10,485,761 bytes</source>
        <translation>eine Sitemap von 10.485.761 Byte</translation>
    </message>
    <message>
        <source>one sitemap of 50,001 URLs</source>
        <translation>eine Sitemap mit 50.001 URLs</translation>
    </message>
    <message>
        <source>one that names its English form, itself, too</source>
        <translation>eine, die auch ihre englische Fassung, also sich selbst, nennt</translation>
    </message>
    <message>
        <source>one thumbnail_loc</source>
        <translation>ein thumbnail_loc</translation>
    </message>
    <message>
        <source>only elements that are defined</source>
        <translation>nur definierte Elemente</translation>
    </message>
    <message>
        <source>other XML</source>
        <translation>anderes XML</translation>
    </message>
    <message>
        <source>others</source>
        <translation>andere</translation>
    </message>
    <message>
        <source>out of range</source>
        <translation>außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>page map</source>
        <translation>PageMap</translation>
    </message>
    <message>
        <source>pages that ask search engines not to index them</source>
        <translation>Seiten, die nicht indexiert werden wollen</translation>
    </message>
    <message>
        <source>pages that only redirect</source>
        <translation>Seiten, die nur weiterleiten</translation>
    </message>
    <message>
        <source>pages whose canonical URL is another one</source>
        <translation>Seiten, deren kanonische URL eine andere ist</translation>
    </message>
    <message>
        <source>parentheses are nested no more than {most} deep</source>
        <translation>Klammern dürfen höchstens {most} Ebenen tief verschachtelt sein</translation>
    </message>
    <message>
        <source>percent-encode them as UTF-8, or as ISO-8859-1 for an old server</source>
        <translation>als UTF-8 prozentkodieren, oder für einen alten Server als ISO-8859-1</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>places of sitemaps</source>
        <translation>Orte von Sitemaps</translation>
    </message>
    <message>
        <source>port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>priorities from 0.1 to 1.0</source>
        <translation>Prioritäten von 0.1 bis 1.0</translation>
    </message>
    <message>
        <source>priorities, that of the start page first</source>
        <translation>Prioritäten, die der Startseite zuerst</translation>
    </message>
    <message>
        <source>problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>protocol</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>publication once</source>
        <translation>publication einmal</translation>
    </message>
    <message>
        <source>publication too often</source>
        <translation>publication zu oft</translation>
    </message>
    <message>
        <source>puts the elements in the order of the schema, each as it is written</source>
        <translation>die Elemente in die Reihenfolge des Schemas bringen, jedes so, wie es geschrieben ist</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>nur zur Ansicht</translation>
    </message>
    <message>
        <source>recovery log</source>
        <translation>Wiederherstellungsprotokoll</translation>
    </message>
    <message>
        <source>remove it</source>
        <translation>entfernen</translation>
    </message>
    <message>
        <source>remove the element</source>
        <translation>das Element entfernen</translation>
    </message>
    <message>
        <source>remove them</source>
        <translation>entfernen</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernen</translation>
    </message>
    <message>
        <source>requests for files that are no pages</source>
        <translation>Anfragen nach Dateien, die keine Seiten sind</translation>
    </message>
    <message>
        <source>requests that were not answered with a page (GET with status 200)</source>
        <translation>Anfragen, die keine Seite brachten (GET mit Status 200)</translation>
    </message>
    <message>
        <source>requests to other hosts</source>
        <translation>Anfragen an andere Hosts</translation>
    </message>
    <message>
        <source>restriction in its form</source>
        <translation>restriction in der vorgesehenen Form</translation>
    </message>
    <message>
        <source>robots.txt names none, and there is no sitemap.xml; name the sitemap itself.</source>
        <translation>robots.txt nennt keine, und es gibt keine sitemap.xml; nennen Sie die Sitemap selbst.</translation>
    </message>
    <message>
        <source>robots.txt without Sitemap: http://www.example.com/sitemap_index.xml</source>
        <translation>robots.txt ohne Sitemap: http://www.example.com/sitemap_index.xml</translation>
    </message>
    <message>
        <source>rows of files that are no pages</source>
        <translation>Zeilen mit Dateien, die keine Seiten sind</translation>
    </message>
    <message>
        <source>rows that the table calls not indexable</source>
        <translation>Zeilen, die laut Tabelle nicht indexierbar sind</translation>
    </message>
    <message>
        <source>rows whose status is not 200</source>
        <translation>Zeilen, deren Status nicht 200 ist</translation>
    </message>
    <message>
        <source>rows without a URL</source>
        <translation>Zeilen ohne URL</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>speichern</translation>
    </message>
    <message>
        <source>second {number:02}</source>
        <translation>Sekunde {number:02}</translation>
    </message>
    <message>
        <source>sitemap.xml with gzipped content</source>
        <translation>sitemap.xml mit gzip-gepacktem Inhalt</translation>
    </message>
    <message>
        <source>sitemap1.xml.gz is listed once</source>
        <translation>sitemap1.xml.gz ist einmal aufgeführt</translation>
    </message>
    <message>
        <source>sitemap1.xml.gz is listed twice</source>
        <translation>sitemap1.xml.gz ist zweimal aufgeführt</translation>
    </message>
    <message>
        <source>sitemap2.xml.gz is a zip archive</source>
        <translation>sitemap2.xml.gz ist ein ZIP-Archiv</translation>
    </message>
    <message>
        <source>sitemap2.xml.gz is listed and not found</source>
        <translation>sitemap2.xml.gz ist aufgeführt und nicht zu finden</translation>
    </message>
    <message>
        <source>sitemap2.xml.gz is packed with gzip</source>
        <translation>sitemap2.xml.gz ist mit gzip gepackt</translation>
    </message>
    <message>
        <source>sitemap3.xml lies beside sitemap1.xml and sitemap2.xml, and is not in the index</source>
        <translation>sitemap3.xml liegt neben sitemap1.xml und sitemap2.xml und ist nicht im Index</translation>
    </message>
    <message>
        <source>sitemap_index.xml lists sitemap1.xml.gz</source>
        <translation>sitemap_index.xml führt sitemap1.xml.gz auf</translation>
    </message>
    <message>
        <source>sitemap_index.xml lists sitemap_index2.xml</source>
        <translation>sitemap_index.xml führt sitemap_index2.xml auf</translation>
    </message>
    <message>
        <source>sitemaps that can't be read</source>
        <translation>Sitemaps, die nicht zu lesen sind</translation>
    </message>
    <message>
        <source>sitemaps.org (today)</source>
        <translation>sitemaps.org (heute)</translation>
    </message>
    <message>
        <source>sitemaps.org protocol, November 2016</source>
        <translation>sitemaps.org-Protokoll, November 2016</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>jemandem</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>etwas anderes</translation>
    </message>
    <message>
        <source>something must come behind the backslash</source>
        <translation>hinter dem Backslash muss etwas stehen</translation>
    </message>
    <message>
        <source>stock_tickers in its form</source>
        <translation>stock_tickers in der vorgesehenen Form</translation>
    </message>
    <message>
        <source>stock_tickers within its limit</source>
        <translation>stock_tickers innerhalb der Grenze</translation>
    </message>
    <message>
        <source>tells no day</source>
        <translation>nennt keinen Tag</translation>
    </message>
    <message>
        <source>text list</source>
        <translation>Textliste</translation>
    </message>
    <message>
        <source>that are new</source>
        <translation>neue</translation>
    </message>
    <message>
        <source>that changed since the set was opened or saved</source>
        <translation>seit dem Öffnen oder Speichern des Sets geänderte</translation>
    </message>
    <message>
        <source>that did not change since the set was opened or saved</source>
        <translation>seit dem Öffnen oder Speichern des Sets unveränderte</translation>
    </message>
    <message>
        <source>the XML declaration is not at the very beginning</source>
        <translation>die XML-Deklaration steht nicht ganz am Anfang</translation>
    </message>
    <message>
        <source>the address of the page or folder that they count from</source>
        <translation>die Adresse der Seite oder des Ordners, auf die sie sich beziehen</translation>
    </message>
    <message>
        <source>the address that this folder has; empty for the root of the site</source>
        <translation>die Adresse dieses Ordners; leer für die Wurzel der Website</translation>
    </message>
    <message>
        <source>the author's own computer</source>
        <translation>der Rechner dessen, der sie geschrieben hat</translation>
    </message>
    <message>
        <source>the ceiling of the cache is reached</source>
        <translation>die Obergrenze des Caches ist erreicht</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>der Datenträger ist schreibgeschützt</translation>
    </message>
    <message>
        <source>the disk reported a fault</source>
        <translation>der Datenträger meldet einen Fehler</translation>
    </message>
    <message>
        <source>the entity “&amp;{entity};”</source>
        <translation>die Entität „&amp;{entity};“</translation>
    </message>
    <message>
        <source>the file would be larger than the system allows</source>
        <translation>die Datei wäre größer, als das System erlaubt</translation>
    </message>
    <message>
        <source>the first sitemap listed lies</source>
        <translation>die erste aufgeführte Sitemap liegt</translation>
    </message>
    <message>
        <source>the folder that holds the files of the site</source>
        <translation>der Ordner mit den Dateien der Website</translation>
    </message>
    <message>
        <source>the four fields only</source>
        <translation>nur die vier Felder</translation>
    </message>
    <message>
        <source>the gzip data ends in the middle</source>
        <translation>die gzip-Daten enden mittendrin</translation>
    </message>
    <message>
        <source>the gzip data is damaged</source>
        <translation>die gzip-Daten sind beschädigt</translation>
    </message>
    <message>
        <source>the highest priority</source>
        <translation>die höchste Priorität</translation>
    </message>
    <message>
        <source>the index lies</source>
        <translation>der Index liegt</translation>
    </message>
    <message>
        <source>the least priority</source>
        <translation>die niedrigste Priorität</translation>
    </message>
    <message>
        <source>the lowest of 1,200 different priorities is 0.8</source>
        <translation>die niedrigste von 1.200 verschiedenen Prioritäten ist 0.8</translation>
    </message>
    <message>
        <source>the name is not allowed here</source>
        <translation>der Name ist hier nicht erlaubt</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>der Name ist zu lang</translation>
    </message>
    <message>
        <source>the name of a folder, or empty</source>
        <translation>der Name eines Ordners, oder leer</translation>
    </message>
    <message>
        <source>the name of a group must stand here</source>
        <translation>hier muss der Name einer Gruppe stehen</translation>
    </message>
    <message>
        <source>the name of a profile, or empty</source>
        <translation>der Name eines Profils, oder leer</translation>
    </message>
    <message>
        <source>the name of this group is not closed</source>
        <translation>der Name dieser Gruppe ist nicht abgeschlossen</translation>
    </message>
    <message>
        <source>the pattern can't be looked for: {fault}</source>
        <translation>das Muster lässt sich nicht suchen: {fault}</translation>
    </message>
    <message>
        <source>the prefix “{prefix}”</source>
        <translation>das Präfix „{prefix}“</translation>
    </message>
    <message>
        <source>the root element must be “site” with a complete “base_url”</source>
        <translation>das Wurzelelement muss „site“ mit einer vollständigen „base_url“ sein</translation>
    </message>
    <message>
        <source>the sitemap listed lies</source>
        <translation>die aufgeführte Sitemap liegt</translation>
    </message>
    <message>
        <source>the system does not allow it</source>
        <translation>das System erlaubt es nicht</translation>
    </message>
    <message>
        <source>the text</source>
        <translation>der Text</translation>
    </message>
    <message>
        <source>the user name</source>
        <translation>den Benutzernamen</translation>
    </message>
    <message>
        <source>the user name and password of</source>
        <translation>Benutzernamen und Passwort von</translation>
    </message>
    <message>
        <source>the zone, such as +01:00 or Z</source>
        <translation>die Zone, etwa +01:00 oder Z</translation>
    </message>
    <message>
        <source>there is a control character</source>
        <translation>es enthält ein Steuerzeichen</translation>
    </message>
    <message>
        <source>there is half a character</source>
        <translation>es enthält ein halbes Zeichen</translation>
    </message>
    <message>
        <source>there is more after the end of the sitemap</source>
        <translation>hinter dem Ende der Sitemap steht noch etwas</translation>
    </message>
    <message>
        <source>there is no element</source>
        <translation>es gibt kein Element</translation>
    </message>
    <message>
        <source>there is no host</source>
        <translation>es gibt keinen Host</translation>
    </message>
    <message>
        <source>there is no such character</source>
        <translation>so ein Zeichen gibt es nicht</translation>
    </message>
    <message>
        <source>there is no such class of characters</source>
        <translation>so eine Zeichenklasse gibt es nicht</translation>
    </message>
    <message>
        <source>there is no such flag</source>
        <translation>so ein Flag gibt es nicht</translation>
    </message>
    <message>
        <source>there is nothing between two of its dots, or before the first</source>
        <translation>zwischen zweien seiner Punkte oder vor dem ersten steht nichts</translation>
    </message>
    <message>
        <source>there is nothing to repeat before this sign</source>
        <translation>vor diesem Zeichen steht nichts, das sich wiederholen ließe</translation>
    </message>
    <message>
        <source>these braces are not closed</source>
        <translation>diese geschweiften Klammern sind nicht geschlossen</translation>
    </message>
    <message>
        <source>this bracket is not closed</source>
        <translation>diese Klammer ist nicht geschlossen</translation>
    </message>
    <message>
        <source>this can't stand in the name of a group</source>
        <translation>das kann nicht im Namen einer Gruppe stehen</translation>
    </message>
    <message>
        <source>this could match half a character</source>
        <translation>das könnte ein halbes Zeichen treffen</translation>
    </message>
    <message>
        <source>this count begins above its end</source>
        <translation>diese Anzahl beginnt über ihrem Ende</translation>
    </message>
    <message>
        <source>this escape can't stand in square brackets</source>
        <translation>diese Maskierung kann nicht in eckigen Klammern stehen</translation>
    </message>
    <message>
        <source>this escape means nothing</source>
        <translation>diese Maskierung bedeutet nichts</translation>
    </message>
    <message>
        <source>this escape needs digits</source>
        <translation>diese Maskierung braucht Ziffern</translation>
    </message>
    <message>
        <source>this flag stands there twice</source>
        <translation>dieses Flag steht zweimal da</translation>
    </message>
    <message>
        <source>this goes beyond single bytes</source>
        <translation>das geht über einzelne Bytes hinaus</translation>
    </message>
    <message>
        <source>this is not a hexadecimal digit</source>
        <translation>das ist keine Hexadezimalziffer</translation>
    </message>
    <message>
        <source>this is not well-formed XML</source>
        <translation>das ist kein wohlgeformtes XML</translation>
    </message>
    <message>
        <source>this minus stands there twice</source>
        <translation>dieses Minus steht zweimal da</translation>
    </message>
    <message>
        <source>this number is too large</source>
        <translation>diese Zahl ist zu groß</translation>
    </message>
    <message>
        <source>this range begins behind its end</source>
        <translation>dieser Bereich beginnt hinter seinem Ende</translation>
    </message>
    <message>
        <source>this square bracket is not closed</source>
        <translation>diese eckige Klammer ist nicht geschlossen</translation>
    </message>
    <message>
        <source>thumbnail_loc before title</source>
        <translation>thumbnail_loc vor title</translation>
    </message>
    <message>
        <source>thumbnail_loc once</source>
        <translation>thumbnail_loc einmal</translation>
    </message>
    <message>
        <source>thumbnail_loc too often</source>
        <translation>thumbnail_loc zu oft</translation>
    </message>
    <message>
        <source>thumbnail_loc: http://www.example.com/summer sale.jpg</source>
        <translation>thumbnail_loc: http://www.example.com/summer sale.jpg</translation>
    </message>
    <message>
        <source>title before thumbnail_loc</source>
        <translation>title vor thumbnail_loc</translation>
    </message>
    <message>
        <source>too many in stock_tickers</source>
        <translation>zu viele in stock_tickers</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>two indexes</source>
        <translation>zwei Indexe</translation>
    </message>
    <message>
        <source>two sitemaps</source>
        <translation>zwei Sitemaps</translation>
    </message>
    <message>
        <source>two sitemaps and an index</source>
        <translation>zwei Sitemaps und ein Index</translation>
    </message>
    <message>
        <source>under {share:,.1f} %</source>
        <translation>unter {share:,.1f} %</translation>
    </message>
    <message>
        <source>unescape once</source>
        <translation>einmal auflösen</translation>
    </message>
    <message>
        <source>up to {last}</source>
        <translation>bis {last}</translation>
    </message>
    <message>
        <source>validity by the schemas</source>
        <translation>Gültigkeit nach den Schemata</translation>
    </message>
    <message>
        <source>values of the index</source>
        <translation>Werte des Index</translation>
    </message>
    <message>
        <source>video</source>
        <translation>Video</translation>
    </message>
    <message>
        <source>videos</source>
        <translation>Videos</translation>
    </message>
    <message>
        <source>warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>what comes out of its gzip data is not what was packed</source>
        <translation>was die gzip-Daten ergeben, ist nicht, was gepackt wurde</translation>
    </message>
    <message>
        <source>what is not meant for all</source>
        <translation>etwas, das nicht für alle gedacht ist</translation>
    </message>
    <message>
        <source>what stands before it is not a user name</source>
        <translation>was davor steht, ist kein Benutzername</translation>
    </message>
    <message>
        <source>white space</source>
        <translation>Leerraum</translation>
    </message>
    <message>
        <source>whose address has no folder</source>
        <translation>Adresse ohne Ordner</translation>
    </message>
    <message>
        <source>whose {title}</source>
        <translation>{title}</translation>
    </message>
    <message>
        <source>with {what}</source>
        <translation>{what} vorhanden</translation>
    </message>
    <message>
        <source>with {what}: {which}</source>
        <translation>{what}: {which}</translation>
    </message>
    <message>
        <source>without escapes</source>
        <translation>ohne Maskierungen</translation>
    </message>
    <message>
        <source>without {what}</source>
        <translation>ohne {what}</translation>
    </message>
    <message>
        <source>without {what}: {which}</source>
        <translation>ohne {what}: {which}</translation>
    </message>
    <message>
        <source>would leave the years 1 to 9999</source>
        <translation>läge außerhalb der Jahre 1 bis 9999</translation>
    </message>
    <message>
        <source>write a point</source>
        <translation>einen Punkt schreiben</translation>
    </message>
    <message>
        <source>write it in lower case without white space</source>
        <translation>kleinschreiben, ohne Leerraum</translation>
    </message>
    <message>
        <source>write protocol and host in lower case</source>
        <translation>Protokoll und Host kleinschreiben</translation>
    </message>
    <message>
        <source>write slashes</source>
        <translation>Schrägstriche schreiben</translation>
    </message>
    <message>
        <source>write spaces as %20</source>
        <translation>Leerzeichen als %20 schreiben</translation>
    </message>
    <message>
        <source>write such percent signs as %25</source>
        <translation>solche Prozentzeichen als %25 schreiben</translation>
    </message>
    <message>
        <source>write the ASCII form of the host</source>
        <translation>den Host in seiner ASCII-Form schreiben</translation>
    </message>
    <message>
        <source>write the W3C form of the same moment, where it is certain</source>
        <translation>die W3C-Form desselben Zeitpunkts schreiben, wo sie sicher ist</translation>
    </message>
    <message>
        <source>write the number out</source>
        <translation>die Zahl ausschreiben</translation>
    </message>
    <message>
        <source>writes the file as it was repaired when it was opened</source>
        <translation>die Datei so schreiben, wie sie beim Öffnen repariert wurde</translation>
    </message>
    <message>
        <source>writes the file as it was repaired when it was opened, if that was possible without guessing</source>
        <translation>die Datei so schreiben, wie sie beim Öffnen repariert wurde, falls das ging, ohne zu raten</translation>
    </message>
    <message>
        <source>xsi:schemaLocation names pairs of a namespace that the file uses and its schema: for the protocol's own sitemap.xsd, and siteindex.xsd in an index.</source>
        <translation>xsi:schemaLocation nennt Paare aus einem Namensraum, den die Datei benutzt, und dessen Schema: für den des Protokolls sitemap.xsd, und in einem Index siteindex.xsd.</translation>
    </message>
    <message>
        <source>xsi:schemaLocation {fault}.</source>
        <translation>xsi:schemaLocation {fault}.</translation>
    </message>
    <message>
        <source>year 0000</source>
        <translation>Jahr 0000</translation>
    </message>
    <message>
        <source>yearly with a lastmod of 2005-01-01</source>
        <translation>yearly mit einem lastmod von 2005-01-01</translation>
    </message>
    <message>
        <source>you may not write there</source>
        <translation>Sie dürfen dort nicht schreiben</translation>
    </message>
    <message>
        <source>your disk quota is used up</source>
        <translation>Ihr Speicherkontingent ist erschöpft</translation>
    </message>
    <message>
        <source>zone hour {number:02}</source>
        <translation>Zonenstunde {number:02}</translation>
    </message>
    <message>
        <source>zone minute {number:02}</source>
        <translation>Zonenminute {number:02}</translation>
    </message>
    <message>
        <source>{address} can't be the address of a folder.</source>
        <translation>{address} kann nicht die Adresse eines Ordners sein.</translation>
    </message>
    <message>
        <source>{address} can't be the address of a sitemap.</source>
        <translation>{address} kann nicht die Adresse einer Sitemap sein.</translation>
    </message>
    <message>
        <source>{address} has another {joined} than its sitemap {place}.{hint}</source>
        <translation>{address} weicht von der eigenen Sitemap {place} ab ({joined}).{hint}</translation>
    </message>
    <message>
        <source>{address} is not an address on the web.</source>
        <translation>{address} ist keine Webadresse.</translation>
    </message>
    <message>
        <source>{address} lies outside {folder_of}, the folder of its sitemap {place}.</source>
        <translation>{address} liegt außerhalb von {folder_of}, dem Ordner der eigenen Sitemap {place}.</translation>
    </message>
    <message>
        <source>{authority} is not a possible host and port: {host_fault}.</source>
        <translation>{authority} ist als Host und Port nicht möglich: {host_fault}.</translation>
    </message>
    <message>
        <source>{count:,}</source>
        <translation>{count:,}</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} of the %n sitemaps listed lie</source>
        <translation>
            <numerusform>{count:,} von %n aufgeführter Sitemap liegt</numerusform>
            <numerusform>{count:,} der %n aufgeführten Sitemaps liegen</numerusform>
        </translation>
    </message>
    <message>
        <source>{count:,} ×</source>
        <translation>{count:,} ×</translation>
    </message>
    <message>
        <source>{entity} is not known in XML</source>
        <translation>{entity} ist in XML nicht bekannt</translation>
    </message>
    <message>
        <source>{extension} values</source>
        <translation>Werte von {extension}</translation>
    </message>
    <message numerus="yes">
        <source>{field} is no longer read by Google; %n entries of this sitemap have it.</source>
        <translation>
            <numerusform>{field} liest Google nicht mehr; %n Eintrag dieser Sitemap enthält es.</numerusform>
            <numerusform>{field} liest Google nicht mehr; %n Einträge dieser Sitemap enthalten es.</numerusform>
        </translation>
    </message>
    <message>
        <source>{field} is no longer read by Google; one entry of this sitemap has it.</source>
        <translation>{field} liest Google nicht mehr; ein Eintrag dieser Sitemap enthält es.</translation>
    </message>
    <message numerus="yes">
        <source>{field} is no longer read by anybody; %n entries of this sitemap have it.</source>
        <translation>
            <numerusform>{field} liest niemand mehr; %n Eintrag dieser Sitemap enthält es.</numerusform>
            <numerusform>{field} liest niemand mehr; %n Einträge dieser Sitemap enthalten es.</numerusform>
        </translation>
    </message>
    <message>
        <source>{field} is no longer read by anybody; one entry of this sitemap has it.</source>
        <translation>{field} liest niemand mehr; ein Eintrag dieser Sitemap enthält es.</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} und {last}</translation>
    </message>
    <message>
        <source>{first} is not allowed here in an address; it is written {percent_encoded}{more}.</source>
        <translation>{first} ist hier in einer Adresse nicht erlaubt; es wird {percent_encoded} geschrieben{more}.</translation>
    </message>
    <message>
        <source>{first} may not stand in a host{more}.</source>
        <translation>{first} darf in einem Host nicht stehen{more}.</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} oder {last}</translation>
    </message>
    <message>
        <source>{first}, {next}</source>
        <translation>{first}, {next}</translation>
    </message>
    <message>
        <source>{found} was probably escaped twice; escaped once it is {once}.</source>
        <translation>{found} wurde wahrscheinlich zweimal maskiert; einmal maskiert ist es {once}.</translation>
    </message>
    <message>
        <source>{fragment} names a place within the page; consumers list the page without it.</source>
        <translation>{fragment} nennt eine Stelle in der Seite; geführt wird die Seite ohne das.</translation>
    </message>
    <message>
        <source>{host} has a colon without a port, and two slashes follow; probably two URLs were joined.</source>
        <translation>{host} hat einen Doppelpunkt ohne Port, und zwei Schrägstriche folgen; vermutlich wurden zwei URLs aneinandergefügt.</translation>
    </message>
    <message>
        <source>{label}: {entries}, {share}</source>
        <translation>{label}: {entries}, {share}</translation>
    </message>
    <message>
        <source>{link} repeats an alternate before it.</source>
        <translation>{link} wiederholt eine Sprachversion davor.</translation>
    </message>
    <message>
        <source>{link}: {fields} is not the only address for this language.</source>
        <translation>{link}: {fields} ist nicht die einzige Adresse für diese Sprache.</translation>
    </message>
    <message>
        <source>{link}: {value} claims another language for itself.</source>
        <translation>{link}: {value} beansprucht eine andere Sprache für sich.</translation>
    </message>
    <message>
        <source>{link}: {value} has no link back to this page.</source>
        <translation>{link}: {value} verweist nicht zurück auf diese Seite.</translation>
    </message>
    <message>
        <source>{listed} tell where a visitor came from; the page is the same without them.</source>
        <translation>{listed} sagen, woher ein Besucher kam; die Seite ist ohne sie dieselbe.</translation>
    </message>
    <message>
        <source>{listed} tells where a visitor came from; the page is the same without it.</source>
        <translation>{listed} sagt, woher ein Besucher kam; die Seite ist ohne das dieselbe.</translation>
    </message>
    <message>
        <source>{loc} has another {what} than most entries of the sitemap, from which it is inferred that it lies on {home}.</source>
        <translation>{loc} weicht von den meisten Einträgen der Sitemap ab ({what}); nach diesen liegt sie wohl auf {home}.</translation>
    </message>
    <message>
        <source>{loc} holds a space; in an address it is written %20.</source>
        <translation>{loc} enthält ein Leerzeichen; in einer Adresse wird es %20 geschrieben.</translation>
    </message>
    <message>
        <source>{loc} is broken by a tab or the end of a line, which may not stand in an address.</source>
        <translation>{loc} ist durch einen Tabulator oder ein Zeilenende unterbrochen, was in einer Adresse nicht stehen darf.</translation>
    </message>
    <message>
        <source>{message} The default preferences apply.</source>
        <translation>{message} Es gelten die Standardeinstellungen.</translation>
    </message>
    <message>
        <source>{message} What can be shown of it, {count}, is read-only.</source>
        <translation>{message} Was sich davon zeigen lässt, {count}, ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>{name} holds a date of {newest}, but its own in the index is “{listed}”.</source>
        <translation>{name} enthält ein Datum von {newest}, aber im Index ist das eigene „{listed}“.</translation>
    </message>
    <message numerus="yes">
        <source>{name} lists %n URLs</source>
        <translation>
            <numerusform>{name} führt %n URL auf</numerusform>
            <numerusform>{name} führt %n URLs auf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lists %n sitemaps</source>
        <translation>
            <numerusform>{name} führt %n Sitemap auf</numerusform>
            <numerusform>{name} führt %n Sitemaps auf</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} lists 1 URL</source>
        <translation>{name} führt 1 URL auf</translation>
    </message>
    <message>
        <source>{name} lists 1 sitemap</source>
        <translation>{name} führt 1 Sitemap auf</translation>
    </message>
    <message>
        <source>{name} lists no URL.</source>
        <translation>{name} führt keine URL auf.</translation>
    </message>
    <message>
        <source>{name} lists no sitemap.</source>
        <translation>{name} führt keine Sitemap auf.</translation>
    </message>
    <message>
        <source>{name} of alternate {number:,}</source>
        <translation>{name} von Sprachversion {number:,}</translation>
    </message>
    <message>
        <source>{name} of article {number:,}</source>
        <translation>{name} von Artikel {number:,}</translation>
    </message>
    <message>
        <source>{name} of image {number:,}</source>
        <translation>{name} von Bild {number:,}</translation>
    </message>
    <message>
        <source>{name} of mobile mark {number:,}</source>
        <translation>{name} von Mobil-Kennzeichen {number:,}</translation>
    </message>
    <message>
        <source>{name} of page map {number:,}</source>
        <translation>{name} von PageMap {number:,}</translation>
    </message>
    <message>
        <source>{name} of video {number:,}</source>
        <translation>{name} von Video {number:,}</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n bytes</source>
        <translation>
            <numerusform>{name} belegt %n Byte</numerusform>
            <numerusform>{name} belegt %n Byte</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} takes 1 byte</source>
        <translation>{name} belegt 1 Byte</translation>
    </message>
    <message>
        <source>{name}: {urls:,} of {max_urls:,} URLs, {bytes:,} of {max_bytes:,} MB</source>
        <translation>{name}: {urls:,} von {max_urls:,} URLs, {bytes:,} von {max_bytes:,} MB</translation>
    </message>
    <message>
        <source>{over}; {title} allows {most:,}.</source>
        <translation>{over}; {title} erlaubt {most:,}.</translation>
    </message>
    <message>
        <source>{place} has nearly this address{in_all}: {loc}.</source>
        <translation>{place} hat fast diese Adresse{in_all}: {loc}.</translation>
    </message>
    <message>
        <source>{place} has this address already{in_all}: {loc}.</source>
        <translation>{place} hat diese Adresse schon{in_all}: {loc}.</translation>
    </message>
    <message>
        <source>{place} has this address with the other protocol{in_all}: {loc}.</source>
        <translation>{place} hat diese Adresse mit dem anderen Protokoll{in_all}: {loc}.</translation>
    </message>
    <message>
        <source>{port} is the default for {scheme} and can be left out.</source>
        <translation>{port} versteht sich bei {scheme} von selbst.</translation>
    </message>
    <message>
        <source>{prefix} is used but not declared</source>
        <translation>{prefix} ist benutzt, aber nicht deklariert</translation>
    </message>
    <message>
        <source>{scheme} has capitals where case means nothing; lower case is usual.</source>
        <translation>{scheme} hat Großbuchstaben, wo die Schreibung nichts bedeutet; üblich ist Kleinschreibung.</translation>
    </message>
    <message>
        <source>{share:,.1f} %</source>
        <translation>{share:,.1f} %</translation>
    </message>
    <message>
        <source>{text} is a W3C date, which the protocol asks for, but the published schema refuses it.</source>
        <translation>{text} ist ein W3C-Datum, wie das Protokoll es verlangt, aber das veröffentlichte Schema weist es ab.</translation>
    </message>
    <message>
        <source>{text} is not a W3C date, which the protocol asks for, though the published schema takes it.</source>
        <translation>{text} ist kein W3C-Datum, wie das Protokoll es verlangt, auch wenn das veröffentlichte Schema es nimmt.</translation>
    </message>
    <message>
        <source>{text} is not a calendar day.</source>
        <translation>{text} ist kein Kalendertag.</translation>
    </message>
    <message>
        <source>{text} is not in the calendar: there is no {fault}.</source>
        <translation>{text} steht nicht im Kalender: {fault} gibt es nicht.</translation>
    </message>
    <message>
        <source>{text} is not on the clock: there is no {fault}.</source>
        <translation>{text} ist keine Uhrzeit: {fault} gibt es nicht.</translation>
    </message>
    <message>
        <source>{told}: by {user} on {host}, since {since}.</source>
        <translation>{told}: von {user} auf {host}, seit {since}.</translation>
    </message>
    <message>
        <source>{told}; also {count:,} × in files or the set</source>
        <translation>{told}; außerdem {count:,} × in Dateien oder im Set</translation>
    </message>
    <message>
        <source>{told}; by whom is not known.</source>
        <translation>{told}; von wem, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>{told}; over the limit</source>
        <translation>{told}; über der Grenze</translation>
    </message>
    <message numerus="yes">
        <source>{value} has %n characters; the published schema wants {least} at least, though the protocol sets none.</source>
        <translation>
            <numerusform>{value} hat %n Zeichen; das veröffentlichte Schema will mindestens {least}, das Protokoll keine Mindestlänge.</numerusform>
            <numerusform>{value} hat %n Zeichen; das veröffentlichte Schema will mindestens {least}, das Protokoll keine Mindestlänge.</numerusform>
        </translation>
    </message>
    <message>
        <source>{value} has a decimal comma; a priority has a point, as 0.8{if_outside}.</source>
        <translation>{value} hat ein Dezimalkomma; eine Priorität hat einen Punkt wie 0.8{if_outside}.</translation>
    </message>
    <message>
        <source>{value} has a time without a zone; add Z or an offset such as +01:00.</source>
        <translation>{value} hat eine Zeit ohne Zone; Z oder einen Abstand wie +01:00 ergänzen.</translation>
    </message>
    <message>
        <source>{value} has an exponent; a priority is written out, as 0.8{if_outside}.</source>
        <translation>{value} hat einen Exponenten; eine Priorität wird ausgeschrieben wie 0.8{if_outside}.</translation>
    </message>
    <message>
        <source>{value} has backslashes; the parts of a path are divided by slashes.</source>
        <translation>{value} hat Backslashes; die Teile eines Pfads trennt der Schrägstrich.</translation>
    </message>
    <message>
        <source>{value} has characters around the address that nobody sees; consumers take them for a part of it.</source>
        <translation>{value} hat unsichtbare Zeichen um die Adresse; sie werden als Teil von ihr gelesen.</translation>
    </message>
    <message>
        <source>{value} has one character; the published schema wants {least} at least, though the protocol sets none.</source>
        <translation>{value} hat ein Zeichen; das veröffentlichte Schema will mindestens {least}, das Protokoll keine Mindestlänge.</translation>
    </message>
    <message>
        <source>{value} has steps such as /../; consumers list {mended} instead.</source>
        <translation>{value} hat Schritte wie /../; geführt wird stattdessen {mended}.</translation>
    </message>
    <message>
        <source>{value} has white space around the address.</source>
        <translation>{value} hat Leerraum um die Adresse.</translation>
    </message>
    <message>
        <source>{value} is before 1990, when there was no web; probably a clock was not set.</source>
        <translation>{value} liegt vor 1990, als es kein Web gab; wahrscheinlich war eine Uhr nicht gestellt.</translation>
    </message>
    <message>
        <source>{value} is listed earlier in the set.</source>
        <translation>{value} ist im Set schon weiter vorn aufgeführt.</translation>
    </message>
    <message>
        <source>{value} is not a W3C date such as 2026-11-02 or 2026-11-02T17:33:00+01:00.</source>
        <translation>{value} ist kein W3C-Datum wie 2026-11-02 oder 2026-11-02T17:33:00+01:00.</translation>
    </message>
    <message>
        <source>{value} is not a decimal number such as 0.8.</source>
        <translation>{value} ist keine Dezimalzahl wie 0.8.</translation>
    </message>
    <message>
        <source>{value} is not between 0.0 and 1.0.</source>
        <translation>{value} liegt nicht zwischen 0.0 und 1.0.</translation>
    </message>
    <message>
        <source>{value} is not complete: it must begin with http:// or https://.</source>
        <translation>{value} ist nicht vollständig: Es muss mit http:// oder https:// beginnen.</translation>
    </message>
    <message>
        <source>{value} is not one of {changefreqs}.</source>
        <translation>{value} ist keins von {changefreqs}.</translation>
    </message>
    <message>
        <source>{value} lies in the future; a page can't have been changed then.</source>
        <translation>{value} liegt in der Zukunft; da kann sich keine Seite geändert haben.</translation>
    </message>
    <message>
        <source>{value} lies on another site than most entries of its sitemap.</source>
        <translation>{value} liegt auf einer anderen Website als die meisten Einträge der Sitemap.</translation>
    </message>
    <message>
        <source>{value} lies outside the place of its sitemap.</source>
        <translation>{value} liegt außerhalb des Orts der eigenen Sitemap.</translation>
    </message>
    <message>
        <source>{value} looks like {what} (pattern {found}).</source>
        <translation>{value} sieht aus wie {what} (Muster {found}).</translation>
    </message>
    <message>
        <source>{value} names no host.</source>
        <translation>{value} nennt keinen Host.</translation>
    </message>
    <message>
        <source>{videos}; the schema asks for neither content_loc nor player_loc</source>
        <translation>{videos}; das Schema verlangt weder content_loc noch player_loc</translation>
    </message>
    <message numerus="yes">
        <source>{what} (%n entries)</source>
        <translation>
            <numerusform>{what} (%n Eintrag)</numerusform>
            <numerusform>{what} (%n Einträge)</numerusform>
        </translation>
    </message>
    <message>
        <source>{what} (1 entry)</source>
        <translation>{what} (1 Eintrag)</translation>
    </message>
    <message>
        <source>{what} and was set aside as “{aside}”; the default preferences apply.</source>
        <translation>{what} und wurde als „{aside}“ beiseitegelegt; es gelten die Standardeinstellungen.</translation>
    </message>
    <message>
        <source>{what} left out behind the end of the gzip data.</source>
        <translation>{what} hinter dem Ende der gzip-Daten weggelassen.</translation>
    </message>
    <message>
        <source>{what} stood before the beginning of the XML; it was removed.</source>
        <translation>{what} stand vor dem Anfang des XML; er wurde entfernt.</translation>
    </message>
    <message>
        <source>{what}; the default preferences apply.</source>
        <translation>{what}; es gelten die Standardeinstellungen.</translation>
    </message>
    <message>
        <source>{who} expired on {value}.</source>
        <translation>{who} ist am {value} abgelaufen.</translation>
    </message>
    <message>
        <source>{who} has an unknown element, {name}.</source>
        <translation>{who} hat ein unbekanntes Element, {name}.</translation>
    </message>
    <message>
        <source>{who} has neither content_loc nor player_loc.</source>
        <translation>{who} hat weder content_loc noch player_loc.</translation>
    </message>
    <message>
        <source>{who} has neither hreflang nor media.</source>
        <translation>{who} hat weder hreflang noch media.</translation>
    </message>
    <message>
        <source>{who} has no {name}{what}.</source>
        <translation>{who} hat kein {name}{what}.</translation>
    </message>
    <message>
        <source>{who} has {count:,} of {breach}, which may stand there {times}.</source>
        <translation>{who} hat {count:,} Mal {breach}; erlaubt: {times}.</translation>
    </message>
    <message>
        <source>{who} has {what} {name}.</source>
        <translation>{who} hat {what} {name}.</translation>
    </message>
    <message>
        <source>{who} is no longer read by anybody.</source>
        <translation>{who} liest niemand mehr.</translation>
    </message>
    <message>
        <source>{who} was published on {value}, more than two days ago.</source>
        <translation>{who} wurde am {value} veröffentlicht, vor mehr als zwei Tagen.</translation>
    </message>
    <message>
        <source>{wrong} in the {what} is not a country code of ISO 3166-1, such as US.</source>
        <translation>{wrong} in {what} ist kein Ländercode nach ISO 3166-1 wie US.</translation>
    </message>
    <message>
        <source>{wrong} in the {what} is not one of {choices}{meant}.</source>
        <translation>{wrong} in {what} ist keins von {choices}{meant}.</translation>
    </message>
    <message>
        <source>{wrong} in the {what} is not {forms}.</source>
        <translation>{wrong} in {what} ist falsch; erwartet: {forms}.</translation>
    </message>
    <message>
        <source>{zone} is not a time zone.</source>
        <translation>{zone} ist keine Zeitzone.</translation>
    </message>
    <message>
        <source>“Z”, or such as “+01:00”, or empty</source>
        <translation>„Z“, oder etwa „+01:00“, oder leer</translation>
    </message>
    <message>
        <source>“\{escape}” means nothing in a replacement.</source>
        <translation>„\{escape}“ bedeutet in einer Ersetzung nichts.</translation>
    </message>
    <message>
        <source>“]]&gt;” stands in a value</source>
        <translation>„]]&gt;“ steht in einem Wert</translation>
    </message>
    <message>
        <source>“]]&gt;” stood in a value; it was written as “]]&amp;gt;”.</source>
        <translation>„]]&gt;“ stand in einem Wert; es wurde als „]]&amp;gt;“ geschrieben.</translation>
    </message>
    <message>
        <source>“always” is for pages that change at every access, which a lastmod of more than a year ago denies; “never” is for archived pages, which have no change to come.</source>
        <translation>„always“ ist für Seiten, die sich bei jedem Zugriff ändern, was ein über ein Jahr altes lastmod ausschließt; „never“ ist für archivierte Seiten, denen keine Änderung bevorsteht.</translation>
    </message>
    <message>
        <source>“always” says that the page changes at every access, but its lastmod is more than a year old.</source>
        <translation>„always“ sagt, dass sich die Seite bei jedem Zugriff ändert, aber ihr lastmod ist über ein Jahr alt.</translation>
    </message>
    <message>
        <source>“and” or “or” must come next</source>
        <translation>hier muss „and“ oder „or“ folgen</translation>
    </message>
    <message>
        <source>“and”, “or” or “)” must come next</source>
        <translation>hier muss „and“, „or“ oder „)“ folgen</translation>
    </message>
    <message>
        <source>“day” or “second”</source>
        <translation>„day“ oder „second“</translation>
    </message>
    <message>
        <source>“lastmod {operator}” needs a date such as 2026-11-02, not “{value}”.</source>
        <translation>„lastmod {operator}“ braucht ein Datum wie 2026-11-02, nicht „{value}“.</translation>
    </message>
    <message>
        <source>“never” says that the page is archived, but its lastmod lies in the future.</source>
        <translation>„never“ sagt, dass die Seite archiviert ist, aber ihr lastmod liegt in der Zukunft.</translation>
    </message>
    <message>
        <source>“url” needs an “href”</source>
        <translation>„url“ braucht ein „href“</translation>
    </message>
    <message>
        <source>“{address}” lies on {site}, but {words} on {site_2}.</source>
        <translation>„{address}“ liegt auf {site}, aber {words} auf {site_2}.</translation>
    </message>
    <message>
        <source>“{address}” lies outside {folder}, where {words}.</source>
        <translation>„{address}“ liegt außerhalb von {folder}, wo {words}.</translation>
    </message>
    <message>
        <source>“{clash}” is one of the files that are open; the export would replace it.</source>
        <translation>„{clash}“ ist eine der geöffneten Dateien; der Export würde sie ersetzen.</translation>
    </message>
    <message>
        <source>“{closed}” is closed that was not opened</source>
        <translation>„{closed}“ wird geschlossen, wurde aber nicht geöffnet</translation>
    </message>
    <message>
        <source>“{closing}” was closed before its last entry; the entries behind it were joined.</source>
        <translation>„{closing}“ war vor dem letzten Eintrag geschlossen; die Einträge dahinter wurden angefügt.</translation>
    </message>
    <message>
        <source>“{document}” can't be the name of an index.</source>
        <translation>„{document}“ kann nicht der Name eines Index sein.</translation>
    </message>
    <message>
        <source>“{document}” has no index, so it is the only sitemap there can be.</source>
        <translation>„{document}“ hat keinen Index und kann daher nur eine Sitemap haben.</translation>
    </message>
    <message>
        <source>“{document}” is an index already.</source>
        <translation>„{document}“ ist schon ein Index.</translation>
    </message>
    <message>
        <source>“{element}” has the attribute “{attribute}”, which the protocol does not define.</source>
        <translation>„{element}“ hat das Attribut „{attribute}“, das das Protokoll nicht definiert.</translation>
    </message>
    <message>
        <source>“{field} {operator}” needs a number, not “{value}”.</source>
        <translation>„{field} {operator}“ braucht eine Zahl, nicht „{value}“.</translation>
    </message>
    <message>
        <source>“{field}” is no field; there are: {fields}.</source>
        <translation>„{field}“ ist kein Feld; es gibt: {fields}.</translation>
    </message>
    <message>
        <source>“{field}” is not compared with “{operator}”, but by {known}.</source>
        <translation>„{field}“ wird nicht mit „{operator}“ verglichen, sondern mit {known}.</translation>
    </message>
    <message>
        <source>“{field}” is not larger or smaller than another.</source>
        <translation>„{field}“ ist nicht größer oder kleiner als ein anderes.</translation>
    </message>
    <message>
        <source>“{file}” does not exist</source>
        <translation>„{file}“ gibt es nicht</translation>
    </message>
    <message numerus="yes">
        <source>“{file}” has %n more such places.</source>
        <translation>
            <numerusform>„{file}“ hat %n weitere solche Stelle.</numerusform>
            <numerusform>„{file}“ hat %n weitere solche Stellen.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{file}” has one more such place.</source>
        <translation>„{file}“ hat eine weitere solche Stelle.</translation>
    </message>
    <message>
        <source>“{file}” is not well-formed, so it is not valid by the schema either.</source>
        <translation>„{file}“ ist nicht wohlgeformt und daher auch nach dem Schema nicht gültig.</translation>
    </message>
    <message>
        <source>“{file}” may be this sitemap or another one of the index. Put each file where its URL says.</source>
        <translation>„{file}“ kann diese Sitemap oder eine andere des Index sein. Jede Datei dorthin legen, wo sie nach ihrer URL hingehört.</translation>
    </message>
    <message>
        <source>“{file}” was changed by another program since it was opened, so it was not validated.</source>
        <translation>„{file}“ wurde seit dem Öffnen von einem anderen Programm geändert und daher nicht validiert.</translation>
    </message>
    <message>
        <source>“{file}” was opened for {url}, but its path is not that of the URL.</source>
        <translation>„{file}“ wurde für {url} geöffnet, hat aber einen anderen Pfad als die URL.</translation>
    </message>
    <message>
        <source>“{first}” was changed by another program since it was opened, so nothing was saved.</source>
        <translation>„{first}“ wurde seit dem Öffnen von einem anderen Programm geändert; daher wurde nichts gespeichert.</translation>
    </message>
    <message>
        <source>“{folder}” is a folder, which is not opened together with others.</source>
        <translation>„{folder}“ ist ein Ordner, der nicht zusammen mit anderem geöffnet wird.</translation>
    </message>
    <message>
        <source>“{folder}” is the folder of the set that is open, and would then hold two indexes.</source>
        <translation>„{folder}“ ist der Ordner des geöffneten Sets und würde dann zwei Indexe enthalten.</translation>
    </message>
    <message>
        <source>“{found}” is not a reference of XML; its “X” was written in lower case.</source>
        <translation>„{found}“ ist kein Verweis in XML; sein „X“ wurde kleingeschrieben.</translation>
    </message>
    <message>
        <source>“{found}” names a control character, which XML does not allow; it was removed.</source>
        <translation>„{found}“ nennt ein Steuerzeichen, das XML nicht erlaubt; es wurde entfernt.</translation>
    </message>
    <message>
        <source>“{held}” is of a set that is in use: {message}</source>
        <translation>„{held}“ gehört zu einem Set, das in Gebrauch ist: {message}</translation>
    </message>
    <message>
        <source>“{host}” is not on the public web.</source>
        <translation>„{host}“ ist nicht im öffentlichen Web.</translation>
    </message>
    <message numerus="yes">
        <source>“{index}” lists %n sitemaps whose files have other paths than their URLs; “{file}” was opened for {url}.</source>
        <translation>
            <numerusform>„{index}“ führt %n Sitemap auf, deren Datei einen anderen Pfad hat als ihre URL; „{file}“ wurde für {url} geöffnet.</numerusform>
            <numerusform>„{index}“ führt %n Sitemaps auf, deren Dateien andere Pfade haben als ihre URLs; „{file}“ wurde für {url} geöffnet.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{index}” lists itself.</source>
        <translation>„{index}“ führt sich selbst auf.</translation>
    </message>
    <message>
        <source>“{index}” lists {address}, whose protocol is {protocol}; it must be http or https.</source>
        <translation>„{index}“ führt {address} mit dem Protokoll {protocol} auf; es muss http oder https sein.</translation>
    </message>
    <message>
        <source>“{item}” is neither a date nor a range of dates.</source>
        <translation>„{item}“ ist kein Datum und kein Zeitraum.</translation>
    </message>
    <message>
        <source>“{item}” is not a range of numbers.</source>
        <translation>„{item}“ ist kein Zahlenbereich.</translation>
    </message>
    <message>
        <source>“{item}” is not the address of a folder.</source>
        <translation>„{item}“ ist nicht die Adresse eines Ordners.</translation>
    </message>
    <message>
        <source>“{item}” is not the number of an entry.</source>
        <translation>„{item}“ ist nicht die Nummer eines Eintrags.</translation>
    </message>
    <message>
        <source>“{key}” is no key of IndexNow.</source>
        <translation>„{key}“ ist kein Schlüssel von IndexNow.</translation>
    </message>
    <message>
        <source>“{label}” begins like the ASCII form of a name, but stands for none</source>
        <translation>„{label}“ beginnt wie die ASCII-Form eines Namens, steht aber für keinen</translation>
    </message>
    <message>
        <source>“{mismatch}” is closed, but “{mismatch_2}” of line {mismatch_3} is still open</source>
        <translation>„{mismatch}“ wird geschlossen, aber „{mismatch_2}“ aus Zeile {mismatch_3} ist noch offen</translation>
    </message>
    <message>
        <source>“{more}” is a field of the entry, and not one of its extensions.</source>
        <translation>„{more}“ ist ein Feld des Eintrags und keine seiner Erweiterungen.</translation>
    </message>
    <message>
        <source>“{name!a}” can't be a file name.</source>
        <translation>„{name!a}“ kann kein Dateiname sein.</translation>
    </message>
    <message>
        <source>“{name!a}” is not the name of a file.</source>
        <translation>„{name!a}“ ist nicht der Name einer Datei.</translation>
    </message>
    <message>
        <source>“{name}” begins with more than one byte order mark.</source>
        <translation>„{name}“ beginnt mit mehr als einer Byte-Reihenfolge-Markierung.</translation>
    </message>
    <message>
        <source>“{name}” can't be a file name.</source>
        <translation>„{name}“ kann kein Dateiname sein.</translation>
    </message>
    <message>
        <source>“{name}” can't be a file name: the system keeps it for itself.</source>
        <translation>„{name}“ kann kein Dateiname sein: Das System behält ihn sich vor.</translation>
    </message>
    <message>
        <source>“{name}” can't be copied: {strerror}.</source>
        <translation>„{name}“ lässt sich nicht kopieren: {strerror}.</translation>
    </message>
    <message>
        <source>“{name}” can't be made: {reason}.</source>
        <translation>„{name}“ kann nicht angelegt werden: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” can't be read any more, so it was not saved.</source>
        <translation>„{name}“ lässt sich nicht mehr lesen und wurde daher nicht gespeichert.</translation>
    </message>
    <message>
        <source>“{name}” can't be read as CSV: in line {line} {reason}.</source>
        <translation>„{name}“ lässt sich nicht als CSV lesen: In Zeile {line} {reason}.</translation>
    </message>
    <message>
        <source>“{name}” can't be read because of an internal error ({error}).</source>
        <translation>„{name}“ lässt sich wegen eines internen Fehlers nicht lesen ({error}).</translation>
    </message>
    <message>
        <source>“{name}” can't be read: in line {line} a value is longer than 10 million bytes.</source>
        <translation>„{name}“ lässt sich nicht lesen: In Zeile {line} ist ein Wert länger als 10 Millionen Byte.</translation>
    </message>
    <message>
        <source>“{name}” can't be read: in line {line} elements are nested too deeply.</source>
        <translation>„{name}“ lässt sich nicht lesen: In Zeile {line} sind Elemente zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>“{name}” can't be read: in line {line} {cause}.</source>
        <translation>„{name}“ lässt sich in Zeile {line} nicht lesen: {cause}.</translation>
    </message>
    <message>
        <source>“{name}” can't be read: its elements can't be located.</source>
        <translation>„{name}“ lässt sich nicht lesen: Seine Elemente sind nicht aufzufinden.</translation>
    </message>
    <message>
        <source>“{name}” can't be read: {reason}.</source>
        <translation>„{name}“ lässt sich nicht lesen: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” can't be read: {strerror}.</source>
        <translation>„{name}“ lässt sich nicht lesen: {strerror}.</translation>
    </message>
    <message>
        <source>“{name}” can't be removed: {reason}.</source>
        <translation>„{name}“ lässt sich nicht entfernen: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” can't be saved: {reason}; and not all files could be put back.</source>
        <translation>„{name}“ lässt sich nicht speichern: {reason}; und nicht alle Dateien ließen sich zurücksetzen.</translation>
    </message>
    <message>
        <source>“{name}” can't be saved: {reason}{safe}.</source>
        <translation>„{name}“ lässt sich nicht speichern: {reason}{safe}.</translation>
    </message>
    <message>
        <source>“{name}” can't be understood ({reason})</source>
        <translation>„{name}“ ist unverständlich ({reason})</translation>
    </message>
    <message>
        <source>“{name}” can't be written so that it can be read again: {message}</source>
        <translation>„{name}“ lässt sich nicht so schreiben, dass es wieder lesbar ist: {message}</translation>
    </message>
    <message>
        <source>“{name}” can't be written: {strerror}; it is as it was before.</source>
        <translation>„{name}“ lässt sich nicht schreiben: {strerror}; alles ist wie zuvor.</translation>
    </message>
    <message>
        <source>“{name}” can't be {what}: {reason}; {untouched}.</source>
        <translation>„{name}“ lässt sich nicht {what}: {reason}; {untouched}.</translation>
    </message>
    <message>
        <source>“{name}” could not be read, so it can't be split.</source>
        <translation>„{name}“ war nicht lesbar und lässt sich daher nicht teilen.</translation>
    </message>
    <message>
        <source>“{name}” could not be read, so its file can't be renamed.</source>
        <translation>„{name}“ war nicht lesbar; daher lässt sich die Datei nicht umbenennen.</translation>
    </message>
    <message>
        <source>“{name}” could not be read: the process that read it has died.</source>
        <translation>„{name}“ war nicht lesbar: Der Prozess, der die Datei las, ist abgestürzt.</translation>
    </message>
    <message>
        <source>“{name}” declares a document type or entities, which are never processed.</source>
        <translation>„{name}“ deklariert einen Dokumenttyp oder Entitäten, die nie verarbeitet werden.</translation>
    </message>
    <message>
        <source>“{name}” declares the encoding {name_2}, in which its declaration could not be written.</source>
        <translation>„{name}“ gibt die Kodierung {name_2} an, in der diese Angabe nicht hätte geschrieben werden können.</translation>
    </message>
    <message>
        <source>“{name}” declares the encoding “{encoding}”, which is not known.</source>
        <translation>„{name}“ gibt die Kodierung „{encoding}“ an, die nicht bekannt ist.</translation>
    </message>
    <message>
        <source>“{name}” declares {name_2}, but is encoded in UTF-8.</source>
        <translation>„{name}“ gibt {name_2} an, ist aber in UTF-8 kodiert.</translation>
    </message>
    <message>
        <source>“{name}” does not end in {wanted}.</source>
        <translation>„{name}“ endet nicht auf {wanted}.</translation>
    </message>
    <message>
        <source>“{name}” does not exist.</source>
        <translation>„{name}“ gibt es nicht.</translation>
    </message>
    <message>
        <source>“{name}” does not fit into the memory of this computer.</source>
        <translation>„{name}“ passt nicht in den Arbeitsspeicher dieses Computers.</translation>
    </message>
    <message>
        <source>“{name}” does not lie in the folder of its set any more, so it can't be taken along.</source>
        <translation>„{name}“ liegt nicht mehr im Ordner des Sets und kann daher nicht mitgenommen werden.</translation>
    </message>
    <message>
        <source>“{name}” does not lie in the folder of the set.</source>
        <translation>„{name}“ liegt nicht im Ordner des Sets.</translation>
    </message>
    <message>
        <source>“{name}” ends {place}.</source>
        <translation>„{name}“ endet {place}.</translation>
    </message>
    <message>
        <source>“{name}” has no column “loc”.</source>
        <translation>„{name}“ hat keine Spalte „loc“.</translation>
    </message>
    <message>
        <source>“{name}” has no column “{header}”.</source>
        <translation>„{name}“ hat keine Spalte „{header}“.</translation>
    </message>
    <message>
        <source>“{name}” has other names on this disk, too (hard links).</source>
        <translation>„{name}“ hat auf diesem Datenträger noch andere Namen (Hardlinks).</translation>
    </message>
    <message>
        <source>“{name}” has text before its XML begins in line {at}.</source>
        <translation>„{name}“ hat Text, bevor in Zeile {at} das XML beginnt.</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” holds more than %n entries.</source>
        <translation>
            <numerusform>„{name}“ enthält mehr als %n Eintrag.</numerusform>
            <numerusform>„{name}“ enthält mehr als %n Einträge.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” holds more than one entry.</source>
        <translation>„{name}“ enthält mehr als einen Eintrag.</translation>
    </message>
    <message>
        <source>“{name}” holds more than {max_tags:,} tags.</source>
        <translation>„{name}“ enthält mehr als {max_tags:,} Tags.</translation>
    </message>
    <message>
        <source>“{name}” holds no entries.</source>
        <translation>„{name}“ enthält keine Einträge.</translation>
    </message>
    <message>
        <source>“{name}” holds no patterns.</source>
        <translation>„{name}“ enthält keine Muster.</translation>
    </message>
    <message>
        <source>“{name}” holds nothing but white space.</source>
        <translation>„{name}“ enthält nur Leerraum.</translation>
    </message>
    <message>
        <source>“{name}” holds numbers or tables without end.</source>
        <translation>„{name}“ enthält Zahlen oder Tabellen ohne Ende.</translation>
    </message>
    <message>
        <source>“{name}” holds something else than dates of pages.</source>
        <translation>„{name}“ enthält etwas anderes als Daten von Seiten.</translation>
    </message>
    <message>
        <source>“{name}” holds the element “{inner}”, but a value is text alone.</source>
        <translation>„{name}“ enthält das Element „{inner}“, aber ein Wert ist nur Text.</translation>
    </message>
    <message>
        <source>“{name}” is JSON, not a sitemap.</source>
        <translation>„{name}“ ist JSON, keine Sitemap.</translation>
    </message>
    <message>
        <source>“{name}” is a binary file, not a sitemap.</source>
        <translation>„{name}“ ist eine Binärdatei, keine Sitemap.</translation>
    </message>
    <message>
        <source>“{name}” is a feed in which no item has a link.</source>
        <translation>„{name}“ ist ein Feed, in dem keine Meldung einen Link hat.</translation>
    </message>
    <message>
        <source>“{name}” is a feed of more than {megabytes} MiB or {tags:,} tags.</source>
        <translation>„{name}“ ist ein Feed mit mehr als {megabytes} MiB oder {tags:,} Tags.</translation>
    </message>
    <message>
        <source>“{name}” is a feed, which lists recent pages only and is never written.</source>
        <translation>„{name}“ ist ein Feed; er führt nur die neuesten Seiten auf und wird nie geschrieben.</translation>
    </message>
    <message>
        <source>“{name}” is a folder.</source>
        <translation>„{name}“ ist ein Ordner.</translation>
    </message>
    <message>
        <source>“{name}” is a template, not the published sitemap.</source>
        <translation>„{name}“ ist eine Vorlage, nicht die veröffentlichte Sitemap.</translation>
    </message>
    <message>
        <source>“{name}” is a web page (HTML), not a sitemap.</source>
        <translation>„{name}“ ist eine Webseite (HTML), keine Sitemap.</translation>
    </message>
    <message>
        <source>“{name}” is an access log, which does not name its site.</source>
        <translation>„{name}“ ist ein Zugriffsprotokoll, das seine Website nicht nennt.</translation>
    </message>
    <message>
        <source>“{name}” is an index, not a sitemap.</source>
        <translation>„{name}“ ist ein Index, keine Sitemap.</translation>
    </message>
    <message>
        <source>“{name}” is cut off: its gzip data ends in the middle.</source>
        <translation>„{name}“ ist abgeschnitten: Die gzip-Daten enden mittendrin.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: {what}.</source>
        <translation>„{name}“ ist beschädigt: {what}.</translation>
    </message>
    <message>
        <source>“{name}” is empty.</source>
        <translation>„{name}“ ist leer.</translation>
    </message>
    <message>
        <source>“{name}” is encoded in {name_2}, not in UTF-8. {converted}</source>
        <translation>„{name}“ ist in {name_2} kodiert, nicht in UTF-8. {converted}</translation>
    </message>
    <message>
        <source>“{name}” is gzipped three times or more.</source>
        <translation>„{name}“ ist dreimal oder öfter mit gzip gepackt.</translation>
    </message>
    <message>
        <source>“{name}” is gzipped twice; search engines unpack it once.</source>
        <translation>„{name}“ ist zweimal mit gzip gepackt; Suchmaschinen entpacken einmal.</translation>
    </message>
    <message>
        <source>“{name}” is gzipped, but its name does not end in .gz.</source>
        <translation>„{name}“ ist mit gzip gepackt, aber der Name endet nicht auf .gz.</translation>
    </message>
    <message>
        <source>“{name}” is in the set already.</source>
        <translation>„{name}“ ist schon im Set.</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” is larger than %n bytes when unpacked.</source>
        <translation>
            <numerusform>„{name}“ ist entpackt größer als %n Byte.</numerusform>
            <numerusform>„{name}“ ist entpackt größer als %n Byte.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” is larger than 1 byte when unpacked.</source>
        <translation>„{name}“ ist entpackt größer als 1 Byte.</translation>
    </message>
    <message>
        <source>“{name}” is larger than 2 GiB.</source>
        <translation>„{name}“ ist größer als 2 GiB.</translation>
    </message>
    <message>
        <source>“{name}” is larger than 4 GiB in UTF-8.</source>
        <translation>„{name}“ ist in UTF-8 größer als 4 GiB.</translation>
    </message>
    <message>
        <source>“{name}” is more than {ratio:,} times larger when unpacked, as a gzip bomb is.</source>
        <translation>„{name}“ ist entpackt mehr als {ratio:,}-mal so groß, wie eine gzip-Bombe.</translation>
    </message>
    <message>
        <source>“{name}” is named as a gzipped file, but it is not gzipped.</source>
        <translation>„{name}“ heißt wie eine gzip-Datei, ist aber nicht mit gzip gepackt.</translation>
    </message>
    <message>
        <source>“{name}” is neither in UTF-8 nor in UTF-16.</source>
        <translation>„{name}“ ist weder in UTF-8 noch in UTF-16.</translation>
    </message>
    <message>
        <source>“{name}” is no access log of a known format.</source>
        <translation>„{name}“ ist kein Zugriffsprotokoll in einem bekannten Format.</translation>
    </message>
    <message>
        <source>“{name}” is no table: {reason}.</source>
        <translation>„{name}“ ist keine Tabelle: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” is not a file but a pipe, socket or device.</source>
        <translation>„{name}“ ist keine Datei, sondern eine Pipe, ein Socket oder ein Gerät.</translation>
    </message>
    <message>
        <source>“{name}” is not a recovery log.</source>
        <translation>„{name}“ ist kein Wiederherstellungsprotokoll.</translation>
    </message>
    <message>
        <source>“{name}” is not a sitemap: its root element in line {line} is in the namespace “{namespace}”.</source>
        <translation>„{name}“ ist keine Sitemap: Das Wurzelelement in Zeile {line} ist im Namensraum „{namespace}“.</translation>
    </message>
    <message>
        <source>“{name}” is not a sitemap: its root element in line {line} is “{name_2}”.</source>
        <translation>„{name}“ ist keine Sitemap: Das Wurzelelement in Zeile {line} ist „{name_2}“.</translation>
    </message>
    <message>
        <source>“{name}” is not a sitemap: neither XML, nor a list of addresses, nor CSV with a column “loc”.</source>
        <translation>„{name}“ ist keine Sitemap: weder XML noch eine Liste von Adressen noch CSV mit einer Spalte „loc“.</translation>
    </message>
    <message>
        <source>“{name}” is not an element of the protocol.</source>
        <translation>„{name}“ ist kein Element des Protokolls.</translation>
    </message>
    <message>
        <source>“{name}” is not an element that may stand in “{split_name}”; it is kept, but not shown.</source>
        <translation>„{name}“ ist kein Element, das in „{split_name}“ stehen darf; es wird behalten, aber nicht gezeigt.</translation>
    </message>
    <message>
        <source>“{name}” is not encoded in UTF-8; it is read as {chosen}, as was chosen. {converted}</source>
        <translation>„{name}“ ist nicht in UTF-8 kodiert; gelesen wird, wie gewählt, als {chosen}. {converted}</translation>
    </message>
    <message>
        <source>“{name}” is not in a git repository.</source>
        <translation>„{name}“ liegt in keinem git-Repository.</translation>
    </message>
    <message>
        <source>“{name}” is not in {encoding}.</source>
        <translation>„{name}“ ist nicht in {encoding}.</translation>
    </message>
    <message>
        <source>“{name}” is not valid {encoding}: the byte {byte} in line {line} does not belong there.</source>
        <translation>„{name}“ ist kein gültiges {encoding}: Das Byte {byte} in Zeile {line} gehört dort nicht hin.</translation>
    </message>
    <message>
        <source>“{name}” is not well-formed XML (line {line:,}, column {column:,}): {reason}.</source>
        <translation>„{name}“ ist kein wohlgeformtes XML (Zeile {line:,}, Spalte {column:,}): {reason}.</translation>
    </message>
    <message>
        <source>“{name}” is of another version.</source>
        <translation>„{name}“ stammt von einer anderen Version.</translation>
    </message>
    <message>
        <source>“{name}” is on the web, and nothing is ever fetched.</source>
        <translation>„{name}“ liegt im Web, und von dort wird nie etwas geholt.</translation>
    </message>
    <message>
        <source>“{name}” is one of the files that are open; the export would replace it.</source>
        <translation>„{name}“ ist eine der geöffneten Dateien; der Export würde sie ersetzen.</translation>
    </message>
    <message>
        <source>“{name}” is one of the sitemaps themselves.</source>
        <translation>„{name}“ ist selbst eine der Sitemaps.</translation>
    </message>
    <message>
        <source>“{name}” is open for editing elsewhere</source>
        <translation>„{name}“ ist anderswo zum Bearbeiten geöffnet</translation>
    </message>
    <message>
        <source>“{name}” is open for editing in another window.</source>
        <translation>„{name}“ ist in einem anderen Fenster zum Bearbeiten geöffnet.</translation>
    </message>
    <message>
        <source>“{name}” is the name of another file.</source>
        <translation>„{name}“ ist der Name einer anderen Datei.</translation>
    </message>
    <message>
        <source>“{name}” is there already and is not a sitemap of the set, so it is not replaced.</source>
        <translation>„{name}“ liegt schon dort, ist keine Sitemap des Sets und wird daher nicht ersetzt.</translation>
    </message>
    <message>
        <source>“{name}” is there already, and is no copy of it or was changed; it stays as it is.</source>
        <translation>„{name}“ ist schon vorhanden und keine Kopie davon, oder wurde geändert; die Datei bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>“{name}” is there more than once; the first one counts.</source>
        <translation>„{name}“ ist mehrfach vorhanden; das erste zählt.</translation>
    </message>
    <message>
        <source>“{name}” is too large for a list of patterns.</source>
        <translation>„{name}“ ist zu groß für eine Liste von Mustern.</translation>
    </message>
    <message>
        <source>“{name}” is {kind}; a sitemap may only be packed with gzip.</source>
        <translation>„{name}“ ist {kind}; eine Sitemap darf nur mit gzip gepackt sein.</translation>
    </message>
    <message>
        <source>“{name}” lies beside the sitemaps that “{facts}” lists, but is not listed.</source>
        <translation>„{name}“ liegt neben den Sitemaps, die „{facts}“ aufführt, ist aber nicht aufgeführt.</translation>
    </message>
    <message>
        <source>“{name}” lies in that folder already; a sitemap of the set would replace it.</source>
        <translation>„{name}“ liegt schon in diesem Ordner; eine Sitemap des Sets würde sie ersetzen.</translation>
    </message>
    <message>
        <source>“{name}” may have been written by another user.</source>
        <translation>„{name}“ hat vielleicht ein anderer Benutzer geschrieben.</translation>
    </message>
    <message>
        <source>“{name}” may not be read.</source>
        <translation>„{name}“ darf nicht gelesen werden.</translation>
    </message>
    <message>
        <source>“{name}” may not be written where it is.</source>
        <translation>„{name}“ darf dort, wo die Datei liegt, nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>“{name}” spells the names of its elements in ways that can't be mended for certain.</source>
        <translation>„{name}“ schreibt die Namen der Elemente so, dass es sich nicht sicher reparieren lässt.</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program since it was opened, so it was not saved.</source>
        <translation>„{name}“ wurde seit dem Öffnen von einem anderen Programm geändert und daher nicht gespeichert.</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program while it was being saved; {untouched}.</source>
        <translation>„{name}“ wurde während des Speicherns von einem anderen Programm geändert; {untouched}.</translation>
    </message>
    <message>
        <source>“{name}” was mended in {places} so that it could be read.</source>
        <translation>„{name}“ wurde an {places} repariert, um lesbar zu sein.</translation>
    </message>
    <message>
        <source>“{name}” would not hold what the table shows, so it was not saved.</source>
        <translation>„{name}“ würde nicht enthalten, was die Tabelle zeigt, und wurde daher nicht gespeichert.</translation>
    </message>
    <message>
        <source>“{name}” {what}.</source>
        <translation>„{name}“ {what}.</translation>
    </message>
    <message>
        <source>“{name}”, line {line}: not UTF-8.</source>
        <translation>„{name}“, Zeile {line}: nicht UTF-8.</translation>
    </message>
    <message>
        <source>“{name}”, line {line}: {reason}.</source>
        <translation>„{name}“, Zeile {line}: {reason}.</translation>
    </message>
    <message>
        <source>“{name}”, line {number}: {reason}.</source>
        <translation>„{name}“, Zeile {number}: {reason}.</translation>
    </message>
    <message>
        <source>“{name}…” is too long for the name of a file.</source>
        <translation>„{name}…“ ist als Dateiname zu lang.</translation>
    </message>
    <message>
        <source>“{opened}” of line {opened_line} is still open</source>
        <translation>„{opened}“ aus Zeile {opened_line} ist noch offen</translation>
    </message>
    <message>
        <source>“{open}” was not closed at the end of the file; it was closed.</source>
        <translation>„{open}“ war am Ende der Datei nicht geschlossen; es wurde geschlossen.</translation>
    </message>
    <message>
        <source>“{operation}” has to know which field it is for.</source>
        <translation>„{operation}“ muss wissen, für welches Feld es gilt.</translation>
    </message>
    <message>
        <source>“{operation}” is for {field}, not for {name}.</source>
        <translation>„{operation}“ ist für {field}, nicht für {name}.</translation>
    </message>
    <message>
        <source>“{parameter}” is missing: {words}.</source>
        <translation>„{parameter}“ fehlt: {words}.</translation>
    </message>
    <message>
        <source>“{parent}” can't be made: {strerror}.</source>
        <translation>„{parent}“ lässt sich nicht anlegen: {strerror}.</translation>
    </message>
    <message>
        <source>“{parent}” is not a folder.</source>
        <translation>„{parent}“ ist kein Ordner.</translation>
    </message>
    <message>
        <source>“{path}” is not a field of “{shown_name}” that has a text.</source>
        <translation>„{path}“ ist kein Feld von „{shown_name}“, das einen Text hat.</translation>
    </message>
    <message>
        <source>“{sitemap}” could not be read, so no entry can be moved to it.</source>
        <translation>„{sitemap}“ war nicht lesbar; daher lässt sich kein Eintrag dorthin verschieben.</translation>
    </message>
    <message>
        <source>“{sitemap}” could not be read, so nothing of it can go elsewhere.</source>
        <translation>„{sitemap}“ war nicht lesbar; daher kann nichts davon anderswohin.</translation>
    </message>
    <message numerus="yes">
        <source>“{sitemap}” could not be read, so the %n entries put into it can't be saved.</source>
        <translation>
            <numerusform>„{sitemap}“ war nicht lesbar; daher lässt sich der %n Eintrag, der dorthin kam, nicht speichern.</numerusform>
            <numerusform>„{sitemap}“ war nicht lesbar; daher lassen sich die %n Einträge, die dorthin kamen, nicht speichern.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{sitemap}” could not be read, so the one entry put into it can't be saved.</source>
        <translation>„{sitemap}“ war nicht lesbar; daher lässt sich der eine Eintrag, der dorthin kam, nicht speichern.</translation>
    </message>
    <message>
        <source>“{sitemap}” is a CSV file, which no index may list.</source>
        <translation>„{sitemap}“ ist eine CSV-Datei, die kein Index aufführen darf.</translation>
    </message>
    <message>
        <source>“{sitemap}” is listed twice in “{index}”.</source>
        <translation>„{sitemap}“ ist in „{index}“ zweimal aufgeführt.</translation>
    </message>
    <message>
        <source>“{sitemap}” is read-only. {reason}</source>
        <translation>„{sitemap}“ ist schreibgeschützt. {reason}</translation>
    </message>
    <message>
        <source>“{sitemap}” is still being read.</source>
        <translation>„{sitemap}“ wird noch gelesen.</translation>
    </message>
    <message>
        <source>“{sitemap}” was not read.</source>
        <translation>„{sitemap}“ wurde nicht gelesen.</translation>
    </message>
    <message>
        <source>“{sitemap}”, listed in “{index}”, is not on this disk.</source>
        <translation>„{sitemap}“, aufgeführt in „{index}“, ist nicht auf diesem Datenträger.</translation>
    </message>
    <message>
        <source>“{sitemap}”{listed} is an index itself.</source>
        <translation>„{sitemap}“{listed} ist selbst ein Index.</translation>
    </message>
    <message>
        <source>“{tag}” is not known</source>
        <translation>„{tag}“ ist nicht bekannt</translation>
    </message>
    <message>
        <source>“{taken}” is a file of the set already, and upper and lower case are the same on many disks.</source>
        <translation>„{taken}“ ist schon eine Datei des Sets, und auf vielen Datenträgern sind Groß- und Kleinschreibung gleich.</translation>
    </message>
    <message>
        <source>“{target}” would not hold the extensions that were set, so it was not saved.</source>
        <translation>„{target}“ würde die gesetzten Erweiterungen nicht enthalten und wurde daher nicht gespeichert.</translation>
    </message>
    <message>
        <source>“{template}” can't be a file name.</source>
        <translation>„{template}“ kann kein Dateiname sein.</translation>
    </message>
    <message>
        <source>“{template}” holds braces other than {{name}}, {{n}} and {{part}}.</source>
        <translation>„{template}“ enthält andere Klammern als {{name}}, {{n}} und {{part}}.</translation>
    </message>
    <message>
        <source>“{template}” holds braces other than {{n}}.</source>
        <translation>„{template}“ enthält andere Klammern als {{n}}.</translation>
    </message>
    <message numerus="yes">
        <source>“{template}” would be the name of %n sitemaps.</source>
        <translation>
            <numerusform>„{template}“ wäre der Name von %n Sitemap.</numerusform>
            <numerusform>„{template}“ wäre der Name von %n Sitemaps.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{template}” would be the name of one sitemap.</source>
        <translation>„{template}“ wäre der Name von einer Sitemap.</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>„{text}“</translation>
    </message>
    <message>
        <source>“{text}” can't be the beginning of other addresses.</source>
        <translation>„{text}“ kann nicht der Anfang anderer Adressen sein.</translation>
    </message>
    <message>
        <source>“{text}” is no regular expression</source>
        <translation>„{text}“ ist kein regulärer Ausdruck</translation>
    </message>
    <message>
        <source>“{text}” is not a date that exists.</source>
        <translation>„{text}“ ist kein Datum, das es gibt.</translation>
    </message>
    <message>
        <source>“{text}” is not a factor.</source>
        <translation>„{text}“ ist kein Faktor.</translation>
    </message>
    <message>
        <source>“{text}” is not a folder.</source>
        <translation>„{text}“ ist kein Ordner.</translation>
    </message>
    <message>
        <source>“{text}” is not a list of priorities.</source>
        <translation>„{text}“ ist keine Stufenfolge von Prioritäten.</translation>
    </message>
    <message>
        <source>“{text}” is not a number of days.</source>
        <translation>„{text}“ ist keine Anzahl von Tagen.</translation>
    </message>
    <message>
        <source>“{text}” is not a number of digits.</source>
        <translation>„{text}“ ist keine Anzahl von Ziffern.</translation>
    </message>
    <message>
        <source>“{text}” is not a precision.</source>
        <translation>„{text}“ ist keine Genauigkeit.</translation>
    </message>
    <message>
        <source>“{text}” is not a priority.</source>
        <translation>„{text}“ ist keine Priorität.</translation>
    </message>
    <message>
        <source>“{text}” is not a tag here; its “&lt;” was escaped.</source>
        <translation>„{text}“ ist hier kein Tag; das „&lt;“ wurde maskiert.</translation>
    </message>
    <message>
        <source>“{text}” is not a zone.</source>
        <translation>„{text}“ ist keine Zone.</translation>
    </message>
    <message>
        <source>“{text}” is not an address on the web.</source>
        <translation>„{text}“ ist keine Webadresse.</translation>
    </message>
    <message>
        <source>“{title}” can't be saved until an earlier save of it is settled: {reason}.</source>
        <translation>„{title}“ lässt sich erst speichern, wenn ein früheres Speichern geklärt ist: {reason}.</translation>
    </message>
    <message>
        <source>“{title}” can't be saved: {reason}; {untouched}.</source>
        <translation>„{title}“ lässt sich nicht speichern: {reason}; {untouched}.</translation>
    </message>
    <message>
        <source>“{title}” is being saved by another program just now.</source>
        <translation>„{title}“ wird gerade von einem anderen Programm gespeichert.</translation>
    </message>
    <message>
        <source>“{token}” declares the namespace of sitemaps, and should be “{name}”.</source>
        <translation>„{token}“ deklariert den Namensraum von Sitemaps und sollte „{name}“ sein.</translation>
    </message>
    <message>
        <source>“{token}” is closed further down; the “/” in its opening tag was removed.</source>
        <translation>„{token}“ wird weiter unten geschlossen; der „/“ im öffnenden Tag wurde entfernt.</translation>
    </message>
    <message>
        <source>“{token}” should be “{name}”; it was renamed, and so is every other one further down.</source>
        <translation>„{token}“ sollte „{name}“ sein; es wurde umbenannt, wie jedes weitere darunter.</translation>
    </message>
    <message>
        <source>“{token}” should be “{name}”; it was renamed.</source>
        <translation>„{token}“ sollte „{name}“ sein; es wurde umbenannt.</translation>
    </message>
    <message>
        <source>“{token}” was closed, but it was not open; the tag was removed.</source>
        <translation>„{token}“ wurde geschlossen, war aber nicht offen; das Tag wurde entfernt.</translation>
    </message>
    <message>
        <source>“{token}” was opened a second time; its entries were joined to those before.</source>
        <translation>„{token}“ wurde ein zweites Mal geöffnet; die Einträge kamen zu denen davor.</translation>
    </message>
    <message>
        <source>“{top}” is closed as “{name}”; it was renamed.</source>
        <translation>„{top}“ wird als „{name}“ geschlossen; es wurde umbenannt.</translation>
    </message>
    <message>
        <source>“{top}” was not closed; its closing tag was added.</source>
        <translation>„{top}“ war nicht geschlossen; das schließende Tag wurde ergänzt.</translation>
    </message>
    <message>
        <source>“{url}” can't be fetched: {reason}</source>
        <translation>„{url}“ ist nicht abrufbar: {reason}</translation>
    </message>
    <message>
        <source>“{url}” is no URL of the web.</source>
        <translation>„{url}“ ist keine URL des Webs.</translation>
    </message>
    <message>
        <source>“{url}” is no complete URL.</source>
        <translation>„{url}“ ist keine vollständige URL.</translation>
    </message>
    <message>
        <source>“{url}” names no sitemap.</source>
        <translation>„{url}“ nennt keine Sitemap.</translation>
    </message>
    <message>
        <source>“{wanted}” is a sitemap of the set, so the index can't be saved under that name.</source>
        <translation>„{wanted}“ ist eine Sitemap des Sets; daher lässt sich der Index nicht unter diesem Namen speichern.</translation>
    </message>
    <message>
        <source>“{word}” can't be “{item}”.</source>
        <translation>„{word}“ kann nicht „{item}“ sein.</translation>
    </message>
    <message>
        <source>“{wrong}” may not stand in a host</source>
        <translation>„{wrong}“ darf in einem Host nicht stehen</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more like these.</source>
        <translation>
            <numerusform>… und %n weiteres wie diese.</numerusform>
            <numerusform>… und %n weitere wie diese.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more.</source>
        <translation>
            <numerusform>… und %n weitere.</numerusform>
            <numerusform>… und %n weitere.</numerusform>
        </translation>
    </message>
    <message>
        <source>… and one more like these.</source>
        <translation>… und ein weiteres wie diese.</translation>
    </message>
    <message>
        <source>… and one more.</source>
        <translation>… und eine weitere.</translation>
    </message>
    <message>
        <source>✖ {share}</source>
        <translation>✖ {share}</translation>
    </message>
</context>
<context>
    <name>NameLine</name>
    <message>
        <source>Name of the file</source>
        <translation>Name der Datei</translation>
    </message>
</context>
<context>
    <name>NewSitemapDialog</name>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Adresse</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add sitemap</source>
        <translation>Sitemap hinzufügen</translation>
    </message>
    <message>
        <source>The next save writes the file and lists it in the index; .gz compresses it.</source>
        <translation>Die Datei wird beim nächsten Speichern geschrieben und im Index aufgeführt; .gz packt sie.</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message numerus="yes">
        <source>%n bytes</source>
        <translation>
            <numerusform>%n Byte</numerusform>
            <numerusform>%n Byte</numerusform>
        </translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 Byte</translation>
    </message>
    <message>
        <source>{number} KB</source>
        <translation>{number} KB</translation>
    </message>
    <message>
        <source>{number} MB</source>
        <translation>{number} MB</translation>
    </message>
</context>
<context>
    <name>OpenFromWebDialog</name>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <source>&amp;URL</source>
        <translation>&amp;URL</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>Holen</translation>
    </message>
    <message>
        <source>Folder for the copies</source>
        <translation>Ordner für die Kopien</translation>
    </message>
    <message>
        <source>Open from web</source>
        <translation>Aus dem Web öffnen</translation>
    </message>
    <message>
        <source>The files are copied into the folder and opened there. Nothing on the web changes.</source>
        <translation>Die Dateien werden in den Ordner kopiert und dort geöffnet. Im Web ändert sich nichts.</translation>
    </message>
    <message>
        <source>URL of a site, a robots.txt, an index or a sitemap</source>
        <translation>URL einer Website, einer robots.txt, eines Index oder einer Sitemap</translation>
    </message>
</context>
<context>
    <name>OutcomeDialog</name>
    <message>
        <source>Result</source>
        <translation>Was daraus wird</translation>
    </message>
</context>
<context>
    <name>OverviewPanel</name>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>Bild &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Save picture …</source>
        <translation>Bild &amp;speichern …</translation>
    </message>
    <message>
        <source>1 entry</source>
        <translation>1 Eintrag</translation>
    </message>
    <message>
        <source>Being counted …</source>
        <translation>Wird gezählt …</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;numbers</source>
        <translation>&amp;Zahlen kopieren</translation>
    </message>
    <message>
        <source>Copy or save the charts</source>
        <translation>Diagramme kopieren oder speichern</translation>
    </message>
    <message>
        <source>Copy the charts as a picture or as numbers, or save the picture.</source>
        <translation>Die Diagramme als Bild oder Zahlen kopieren, oder das Bild speichern.</translation>
    </message>
    <message>
        <source>Count all entries of the set, or only those that the table shows.</source>
        <translation>Alle Einträge des Sets zählen, oder nur die in der Tabelle gezeigten.</translation>
    </message>
    <message>
        <source>Counting entries</source>
        <translation>Einträge zählen</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Zeichnung (*.svg)</translation>
    </message>
    <message>
        <source>Entries that are counted</source>
        <translation>Gezählte Einträge</translation>
    </message>
    <message>
        <source>Not up to date: counting was stopped.</source>
        <translation>Nicht aktuell: Das Zählen wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Bild (*.png)</translation>
    </message>
    <message>
        <source>Save the charts</source>
        <translation>Diagramme speichern</translation>
    </message>
    <message>
        <source>The numbers are on the clipboard.</source>
        <translation>Die Zahlen sind in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>Das Bild ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The picture “{name}” was written.</source>
        <translation>Das Bild „{name}“ wurde geschrieben.</translation>
    </message>
    <message>
        <source>There is nothing to count: the set has no entries yet.</source>
        <translation>Es gibt nichts zu zählen: Das Set hat noch keine Einträge.</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Gezeigte</translation>
    </message>
    <message>
        <source>Whole set</source>
        <translation>Ganzes Set</translation>
    </message>
</context>
<context>
    <name>PaletteDialog</name>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Befehl suchen</translation>
    </message>
    <message>
        <source>No command matches these words.</source>
        <translation>Kein Befehl passt zu diesen Wörtern.</translation>
    </message>
    <message>
        <source>Type what you want to do</source>
        <translation>Eingeben, was Sie tun möchten</translation>
    </message>
</context>
<context>
    <name>PanelTitle</name>
    <message>
        <source>Close the panel “{title}”</source>
        <translation>Bereich „{title}“ schließen</translation>
    </message>
    <message>
        <source>Close this panel</source>
        <translation>Diesen Bereich schließen</translation>
    </message>
</context>
<context>
    <name>PlanDialog</name>
    <message>
        <source>{changes} of {total}</source>
        <translation>{changes} von {total}</translation>
    </message>
    <message>
        <source>{changes}, in one step that Undo takes back. Untick what should stay (Space).</source>
        <translation>{changes}, in einem Schritt, den Rückgängig zurücknimmt. Was bleiben soll, abwählen (Leertaste).</translation>
    </message>
</context>
<context>
    <name>PlannedList</name>
    <message>
        <source>(element removed)</source>
        <translation>(Element entfernt)</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>{number} · {loc}</source>
        <translation>{number} · {loc}</translation>
    </message>
</context>
<context>
    <name>PlannedView</name>
    <message>
        <source>Each value that would change is listed here, before and after.</source>
        <translation>Hier steht jeder Wert, der sich ändern würde, mit Vorher und Nachher.</translation>
    </message>
    <message>
        <source>Values that would change</source>
        <translation>Werte, die sich ändern würden</translation>
    </message>
</context>
<context>
    <name>PreviewPanel</name>
    <message>
        <source> (ignored)</source>
        <translation> (ignoriert)</translation>
    </message>
    <message>
        <source>As it is read</source>
        <translation>Wie gelesen</translation>
    </message>
    <message>
        <source>As it is written</source>
        <translation>Wie geschrieben</translation>
    </message>
    <message>
        <source>As it stands in the file; saving leaves it unchanged.</source>
        <translation>So steht er in der Datei; beim Speichern bleibt er unberührt.</translation>
    </message>
    <message>
        <source>Copy as it &amp;will be written</source>
        <translation>Kopieren, wie er geschrieben &amp;wird</translation>
    </message>
    <message>
        <source>Copy as it stands in the &amp;file</source>
        <translation>Kopieren, wie er in der &amp;Datei steht</translation>
    </message>
    <message>
        <source>Copy this entry</source>
        <translation>Diesen Eintrag kopieren</translation>
    </message>
    <message>
        <source>Copy this entry as text.</source>
        <translation>Diesen Eintrag als Text kopieren.</translation>
    </message>
    <message>
        <source>Copy what is &amp;read</source>
        <translation>Kopieren, wie er &amp;gelesen wird</translation>
    </message>
    <message>
        <source>Entry {number} in {name}</source>
        <translation>Eintrag {number} in {name}</translation>
    </message>
    <message>
        <source>It is read-only and stays as it is.</source>
        <translation>Er lässt sich nur ansehen und bleibt, wie er ist.</translation>
    </message>
    <message>
        <source>It is too long to be shown whole: this is its beginning.</source>
        <translation>Er ist zu lang, um ihn ganz zu zeigen: Das ist sein Anfang.</translation>
    </message>
    <message>
        <source>New in this file: it is written when the set is saved.</source>
        <translation>Neu in dieser Datei: Er wird beim Speichern des Sets geschrieben.</translation>
    </message>
    <message>
        <source>Previewing</source>
        <translation>Vorschau erstellen</translation>
    </message>
    <message>
        <source>Saving replaces lines with − by lines with +.</source>
        <translation>Speichern ersetzt Zeilen mit − durch Zeilen mit +.</translation>
    </message>
    <message>
        <source>Select an entry to see how it is written.</source>
        <translation>Einen Eintrag auswählen, um zu sehen, wie er geschrieben ist.</translation>
    </message>
    <message>
        <source>The XML of the entry in its file; what saving will change is marked.</source>
        <translation>Das XML des Eintrags in seiner Datei; was sich beim Speichern ändert, ist markiert.</translation>
    </message>
    <message>
        <source>The entry as a search engine reads it</source>
        <translation>Der Eintrag, wie eine Suchmaschine ihn liest</translation>
    </message>
    <message>
        <source>The entry as it is written</source>
        <translation>Der Eintrag, wie er geschrieben ist</translation>
    </message>
    <message>
        <source>The file was mended to be read; see Repairs.</source>
        <translation>Die Datei wurde zum Lesen repariert; siehe „Reparaturen“.</translation>
    </message>
    <message numerus="yes">
        <source>The first of %n selected entries.</source>
        <translation>
            <numerusform>Der erste von %n ausgewählten Eintrag.</numerusform>
            <numerusform>Der erste von %n ausgewählten Einträgen.</numerusform>
        </translation>
    </message>
    <message>
        <source>What a search engine understands, decoded, and what it ignores.</source>
        <translation>Was eine Suchmaschine versteht, dekodiert, und was sie ignoriert.</translation>
    </message>
</context>
<context>
    <name>ProblemFilterBar</name>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n infos</source>
        <translation>
            <numerusform>%n Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 Fehler</translation>
    </message>
    <message>
        <source>1 info</source>
        <translation>1 Hinweis</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 Warnung</translation>
    </message>
    <message>
        <source>All fields</source>
        <translation>Alle Felder</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alle Regeln</translation>
    </message>
    <message>
        <source>All sitemaps</source>
        <translation>Alle Sitemaps</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>Erweiterungen</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Files and sets</source>
        <translation>Dateien und Sets</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Search in messages and values</source>
        <translation>In Meldungen und Werten suchen</translation>
    </message>
    <message>
        <source>Search problems</source>
        <translation>Probleme durchsuchen</translation>
    </message>
    <message>
        <source>Show only problems of this: {name}</source>
        <translation>Nur Probleme hiervon zeigen: {name}</translation>
    </message>
    <message>
        <source>Show or hide problems of this severity.</source>
        <translation>Probleme dieses Schweregrads zeigen oder verbergen.</translation>
    </message>
    <message>
        <source>Sitemap</source>
        <translation>Sitemap</translation>
    </message>
</context>
<context>
    <name>ProblemTree</name>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>entry {number}</source>
        <translation>Eintrag {number}</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>Zeile {line}</translation>
    </message>
    <message>
        <source>{severity}: {title}, {count}</source>
        <translation>{severity}: {title}, {count}</translation>
    </message>
    <message>
        <source>{title} ({count}) – {explanation}</source>
        <translation>{title} ({count}) – {explanation}</translation>
    </message>
</context>
<context>
    <name>ProblemView</name>
    <message>
        <source>Problems by rule</source>
        <translation>Probleme nach Regel</translation>
    </message>
</context>
<context>
    <name>ProblemsPanel</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Fix this …</source>
        <translation>&amp;Beheben …</translation>
    </message>
    <message>
        <source>&amp;Go to the cell</source>
        <translation>&amp;Zur Zelle gehen</translation>
    </message>
    <message>
        <source>&amp;Save to repair</source>
        <translation>Zum Reparieren &amp;speichern</translation>
    </message>
    <message>
        <source>All problems are hidden by the choice of severities above.</source>
        <translation>Alle Probleme sind durch die Auswahl der Schweregrade oben verborgen.</translation>
    </message>
    <message>
        <source>Fix &amp;all {count} …</source>
        <translation>&amp;Alle {count} beheben …</translation>
    </message>
    <message>
        <source>No problem matches what is chosen above.</source>
        <translation>Kein Problem passt zu dem, was oben gewählt ist.</translation>
    </message>
    <message numerus="yes">
        <source>No problems found in %n entries.</source>
        <translation>
            <numerusform>Keine Probleme in %n Eintrag gefunden.</numerusform>
            <numerusform>Keine Probleme in %n Einträgen gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems found in 1 entry.</source>
        <translation>Keine Probleme in 1 Eintrag gefunden.</translation>
    </message>
    <message>
        <source>None of the entries shown has a problem that is listed below.</source>
        <translation>Keiner der gezeigten Einträge hat ein Problem, das unten aufgelistet ist.</translation>
    </message>
    <message>
        <source>Open the &amp;rule</source>
        <translation>&amp;Regel öffnen</translation>
    </message>
    <message>
        <source>Remove &amp;all {count} …</source>
        <translation>Alle {count} &amp;entfernen …</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Report …</source>
        <translation>Bericht …</translation>
    </message>
    <message>
        <source>Searching problems for “{words}”</source>
        <translation>Probleme nach „{words}“ durchsuchen</translation>
    </message>
    <message>
        <source>Show all problems</source>
        <translation>Alle Probleme zeigen</translation>
    </message>
    <message>
        <source>The files are valid against the schemas.</source>
        <translation>Die Dateien sind nach den Schemata gültig.</translation>
    </message>
    <message numerus="yes">
        <source>The schemas object to %n places; they are in the list of problems until the next edit.</source>
        <translation>
            <numerusform>Die Schemata beanstanden %n Stelle; sie steht bis zur nächsten Bearbeitung in der Liste der Probleme.</numerusform>
            <numerusform>Die Schemata beanstanden %n Stellen; sie stehen bis zur nächsten Bearbeitung in der Liste der Probleme.</numerusform>
        </translation>
    </message>
    <message>
        <source>The schemas object to 1 place; it is in the list of problems until the next edit.</source>
        <translation>Die Schemata beanstanden 1 Stelle; sie steht bis zur nächsten Bearbeitung in der Liste der Probleme.</translation>
    </message>
    <message>
        <source>The set is not checked yet.</source>
        <translation>Das Set ist noch nicht geprüft.</translation>
    </message>
    <message>
        <source>The set was changed while it was validated, so nothing is shown.</source>
        <translation>Das Set wurde während der Validierung geändert; daher wird nichts gezeigt.</translation>
    </message>
    <message>
        <source>Unsaved edits were not checked.</source>
        <translation>Nicht gespeicherte Bearbeitungen wurden nicht angesehen.</translation>
    </message>
    <message>
        <source>Validate again.</source>
        <translation>Noch einmal validieren.</translation>
    </message>
    <message>
        <source>Validating “{name}”</source>
        <translation>„{name}“ validieren</translation>
    </message>
    <message>
        <source>Went on with the first problem.</source>
        <translation>Beim ersten Problem weitergemacht.</translation>
    </message>
    <message>
        <source>Went on with the last problem.</source>
        <translation>Beim letzten Problem weitergemacht.</translation>
    </message>
</context>
<context>
    <name>ProfileBox</name>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Whose limits the set is compared with</source>
        <translation>Mit wessen Grenzen das Set verglichen wird</translation>
    </message>
</context>
<context>
    <name>PublishCommands</name>
    <message>
        <source>Reading “{name}”</source>
        <translation>„{name}“ lesen</translation>
    </message>
</context>
<context>
    <name>PublishDialog</name>
    <message numerus="yes">
        <source>%n URLs</source>
        <translation>
            <numerusform>%n URL</numerusform>
            <numerusform>%n URLs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n URLs are new or changed.</source>
        <translation>
            <numerusform>%n URL ist neu oder geändert.</numerusform>
            <numerusform>%n URLs sind neu oder geändert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n URLs were removed.</source>
        <translation>
            <numerusform>%n URL wurde entfernt.</numerusform>
            <numerusform>%n URLs wurden entfernt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files to upload.</source>
        <translation>
            <numerusform>%n Datei zum Hochladen.</numerusform>
            <numerusform>%n Dateien zum Hochladen.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Bing Webmaster Tools</source>
        <translation>&amp;Bing Webmaster Tools</translation>
    </message>
    <message>
        <source>&amp;Earlier version</source>
        <translation>&amp;Frühere Fassung</translation>
    </message>
    <message>
        <source>&amp;Files</source>
        <translation>&amp;Dateien</translation>
    </message>
    <message>
        <source>&amp;Google Search Console</source>
        <translation>&amp;Google Search Console</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>&amp;Schlüssel</translation>
    </message>
    <message>
        <source>&amp;Search engines</source>
        <translation>Such&amp;maschinen</translation>
    </message>
    <message>
        <source>&amp;URL of the set</source>
        <translation>&amp;URL des Sets</translation>
    </message>
    <message>
        <source>&amp;Write into robots.txt …</source>
        <translation>In &amp;robots.txt schreiben …</translation>
    </message>
    <message>
        <source>1 URL</source>
        <translation>1 URL</translation>
    </message>
    <message>
        <source>1 URL is new or changed.</source>
        <translation>1 URL ist neu oder geändert.</translation>
    </message>
    <message>
        <source>1 URL was removed.</source>
        <translation>1 URL wurde entfernt.</translation>
    </message>
    <message>
        <source>1 file to upload.</source>
        <translation>1 Datei zum Hochladen.</translation>
    </message>
    <message>
        <source>8 to 128 letters, digits and hyphens</source>
        <translation>8 bis 128 Buchstaben, Ziffern und Bindestriche</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Neu</translation>
    </message>
    <message numerus="yes">
        <source>Added %n lines to “{name}”.</source>
        <translation>
            <numerusform>%n Zeile zu „{name}“ hinzugefügt.</numerusform>
            <numerusform>%n Zeilen zu „{name}“ hinzugefügt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Added 1 line to “{name}”.</source>
        <translation>1 Zeile zu „{name}“ hinzugefügt.</translation>
    </message>
    <message>
        <source>All entries ({count})</source>
        <translation>Alle Einträge ({count})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Changed since the earlier version ({count})</source>
        <translation>Geändert seit der früheren Fassung ({count})</translation>
    </message>
    <message>
        <source>Choose an earlier version to see what changed.</source>
        <translation>Wählen Sie eine frühere Fassung, um zu sehen, was sich geändert hat.</translation>
    </message>
    <message>
        <source>Choose the file of the earlier version</source>
        <translation>Datei der früheren Fassung wählen</translation>
    </message>
    <message>
        <source>Choose the folder of the earlier version</source>
        <translation>Ordner der früheren Fassung wählen</translation>
    </message>
    <message>
        <source>Comparing with the earlier version</source>
        <translation>Mit der früheren Fassung vergleichen</translation>
    </message>
    <message>
        <source>Earlier version</source>
        <translation>Frühere Fassung</translation>
    </message>
    <message>
        <source>Earlier version of the set</source>
        <translation>Frühere Fassung des Sets</translation>
    </message>
    <message>
        <source>F&amp;ile …</source>
        <translation>Da&amp;tei …</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Files to upload</source>
        <translation>Dateien zum Hochladen</translation>
    </message>
    <message>
        <source>Fol&amp;der …</source>
        <translation>&amp;Ordner …</translation>
    </message>
    <message>
        <source>Folder for “{name}”</source>
        <translation>Ordner für „{name}“</translation>
    </message>
    <message>
        <source>Index&amp;Now</source>
        <translation>Index&amp;Now</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Lines for robots.txt</source>
        <translation>Zeilen für robots.txt</translation>
    </message>
    <message>
        <source>New ke&amp;y</source>
        <translation>Neuer S&amp;chlüssel</translation>
    </message>
    <message>
        <source>No URL has changed.</source>
        <translation>Keine URL hat sich geändert.</translation>
    </message>
    <message>
        <source>No entry with a complete URL is selected.</source>
        <translation>Kein Eintrag mit vollständiger URL ist ausgewählt.</translation>
    </message>
    <message>
        <source>None: all files and URLs count as new</source>
        <translation>Keine: Alle Dateien und URLs gelten als neu</translation>
    </message>
    <message>
        <source>Or submit it by hand, signed in to the search engine:</source>
        <translation>Oder reichen Sie es von Hand ein, angemeldet bei der Suchmaschine:</translation>
    </message>
    <message>
        <source>Planning what to publish</source>
        <translation>Veröffentlichung planen</translation>
    </message>
    <message>
        <source>Publish “{name}”</source>
        <translation>„{name}“ veröffentlichen</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>Sa&amp;ve key file …</source>
        <translation>Schlüsseldatei s&amp;peichern …</translation>
    </message>
    <message>
        <source>Save the key file, and upload it to the root of the site.</source>
        <translation>Speichern Sie die Schlüsseldatei, und laden Sie sie in das Wurzelverzeichnis der Website hoch.</translation>
    </message>
    <message>
        <source>Search engines find the set by these lines of the site's robots.txt:</source>
        <translation>Suchmaschinen finden das Set durch diese Zeilen in der robots.txt der Website:</translation>
    </message>
    <message>
        <source>Selected entries ({count})</source>
        <translation>Ausgewählte Einträge ({count})</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message numerus="yes">
        <source>Stopped. %n URLs were submitted.</source>
        <translation>
            <numerusform>Angehalten. %n URL wurde übermittelt.</numerusform>
            <numerusform>Angehalten. %n URLs wurden übermittelt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped. 1 URL was submitted.</source>
        <translation>Angehalten. 1 URL wurde übermittelt.</translation>
    </message>
    <message>
        <source>Stopped. No URL was submitted.</source>
        <translation>Angehalten. Es wurde keine URL übermittelt.</translation>
    </message>
    <message>
        <source>Sub&amp;mit</source>
        <translation>Üb&amp;ermitteln</translation>
    </message>
    <message>
        <source>Submitting URLs</source>
        <translation>URLs übermitteln</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>The lines are on the clipboard.</source>
        <translation>Die Zeilen sind in der Zwischenablage.</translation>
    </message>
    <message>
        <source>UR&amp;Ls</source>
        <translation>UR&amp;Ls</translation>
    </message>
    <message>
        <source>URL of the set</source>
        <translation>URL des Sets</translation>
    </message>
    <message>
        <source>URLs are sent to {host} only when you press Submit.</source>
        <translation>URLs werden erst an {host} gesendet, wenn Sie „Übermitteln“ drücken.</translation>
    </message>
    <message>
        <source>URLs to submit</source>
        <translation>URLs zum Übermitteln</translation>
    </message>
    <message>
        <source>Unsaved changes are not in the files: save the set before you upload them.</source>
        <translation>Nicht gespeicherte Änderungen fehlen in den Dateien: Speichern Sie das Set, bevor Sie sie hochladen.</translation>
    </message>
    <message>
        <source>Upload new and changed files to the server, and delete removed ones there.</source>
        <translation>Laden Sie neue und geänderte Dateien auf den Server hoch, und löschen Sie dort die entfernten.</translation>
    </message>
    <message>
        <source>Write into robots.txt</source>
        <translation>In robots.txt schreiben</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>unverändert</translation>
    </message>
    <message>
        <source>{host}, {urls}: {message}</source>
        <translation>{host}, {urls}: {message}</translation>
    </message>
    <message>
        <source>“{name}” has these lines already.</source>
        <translation>„{name}“ enthält diese Zeilen schon.</translation>
    </message>
    <message>
        <source>“{name}” was saved. Upload it, so that it is found at {url}.</source>
        <translation>„{name}“ wurde gespeichert. Laden Sie die Datei so hoch, dass sie unter {url} zu finden ist.</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>As people read it</source>
        <translation>Wie Menschen sie lesen</translation>
    </message>
    <message>
        <source>Change frequency</source>
        <translation>Änderungshäufigkeit</translation>
    </message>
    <message>
        <source>Last change</source>
        <translation>Letzte Änderung</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorität</translation>
    </message>
    <message>
        <source>This XML is not well-formed: it is ignored.</source>
        <translation>Dieses XML ist nicht wohlgeformt: Es wird ignoriert.</translation>
    </message>
    <message>
        <source>This is not a complete web address: the entry is skipped.</source>
        <translation>Das ist keine vollständige Webadresse: Der Eintrag wird übergangen.</translation>
    </message>
    <message>
        <source>XML that no search engine is known to read</source>
        <translation>XML, von dem nicht bekannt ist, dass eine Suchmaschine es liest</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>und {count} weitere</translation>
    </message>
    <message>
        <source>none: the entry is skipped</source>
        <translation>keine: Der Eintrag wird übergangen</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>not stated, which means {number}</source>
        <translation>nicht angegeben, also {number}</translation>
    </message>
    <message>
        <source>{consumer} ignores change frequency and priority.</source>
        <translation>{consumer} ignoriert Änderungshäufigkeit und Priorität.</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day}, {time}</translation>
    </message>
    <message>
        <source>{moment} UTC</source>
        <translation>{moment} UTC</translation>
    </message>
    <message>
        <source>{moment} in your time zone</source>
        <translation>{moment} in Ihrer Zeitzone</translation>
    </message>
    <message>
        <source>{moment}, no day stated</source>
        <translation>{moment}, kein Tag angegeben</translation>
    </message>
    <message>
        <source>{moment}, the whole day</source>
        <translation>{moment}, der ganze Tag</translation>
    </message>
    <message>
        <source>{title} ({count})</source>
        <translation>{title} ({count})</translation>
    </message>
    <message>
        <source>“{text}” is not a date: it is ignored</source>
        <translation>„{text}“ ist kein Datum: Es wird ignoriert</translation>
    </message>
    <message>
        <source>“{text}” is not a number from 0.0 to 1.0: it is ignored</source>
        <translation>„{text}“ ist keine Zahl von 0.0 bis 1.0: Es wird ignoriert</translation>
    </message>
    <message>
        <source>“{text}” is not one of the seven words: it is ignored</source>
        <translation>„{text}“ ist keins der sieben Wörter: Es wird ignoriert</translation>
    </message>
</context>
<context>
    <name>ReadingOn</name>
    <message>
        <source>Reading was stopped.</source>
        <translation>Das Lesen wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Reading “{name}”</source>
        <translation>„{name}“ lesen</translation>
    </message>
    <message>
        <source>What was read can be edited and saved; reload the set to read the rest.</source>
        <translation>Was gelesen wurde, lässt sich bearbeiten und speichern; neu laden liest den Rest des Sets.</translation>
    </message>
</context>
<context>
    <name>RecentButton</name>
    <message>
        <source>{path} is not there any more.</source>
        <translation>{path} gibt es nicht mehr.</translation>
    </message>
</context>
<context>
    <name>RecentMenu</name>
    <message>
        <source>&amp;Forget these files</source>
        <translation>Diese Dateien &amp;vergessen</translation>
    </message>
</context>
<context>
    <name>RecentRow</name>
    <message>
        <source>&amp;Copy its path</source>
        <translation>Pfad &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Pin</source>
        <translation>&amp;Anheften</translation>
    </message>
    <message>
        <source>&amp;Remove from the list</source>
        <translation>Aus der Liste &amp;entfernen</translation>
    </message>
    <message>
        <source>Keep “{name}” at the top of the list</source>
        <translation>„{name}“ oben in der Liste halten</translation>
    </message>
    <message>
        <source>Open its &amp;folder</source>
        <translation>&amp;Ordner der Datei öffnen</translation>
    </message>
    <message>
        <source>Remove “{name}” from the list</source>
        <translation>„{name}“ aus der Liste entfernen</translation>
    </message>
    <message>
        <source>Un&amp;pin</source>
        <translation>Los&amp;lösen</translation>
    </message>
    <message>
        <source>Unpin “{name}”</source>
        <translation>„{name}“ loslösen</translation>
    </message>
</context>
<context>
    <name>RecordsField</name>
    <message numerus="yes">
        <source>%n of them</source>
        <translation>
            <numerusform>%n davon</numerusform>
            <numerusform>%n davon</numerusform>
        </translation>
    </message>
    <message>
        <source>1 of them</source>
        <translation>1 davon</translation>
    </message>
    <message>
        <source>Edit …</source>
        <translation>Bearbeiten …</translation>
    </message>
    <message>
        <source>The usual ones</source>
        <translation>Die üblichen</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message numerus="yes">
        <source>%n steps at the end can't be understood and are left out.</source>
        <translation>
            <numerusform>%n Schritt am Ende ist unverständlich und entfällt.</numerusform>
            <numerusform>%n Schritte am Ende sind unverständlich und entfallen.</numerusform>
        </translation>
    </message>
    <message>
        <source>All changes are in it already.</source>
        <translation>Alle Änderungen sind schon enthalten.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Each value that would change is listed here, before and after.</source>
        <translation>Hier steht jeder Wert, der sich ändern würde, mit Vorher und Nachher.</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Looking at what was not saved …</source>
        <translation>Es wird angesehen, was nicht gespeichert war …</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Recover unsaved changes</source>
        <translation>Nicht gespeicherte Änderungen wiederherstellen</translation>
    </message>
    <message>
        <source>Recovering “{name}”</source>
        <translation>„{name}“ wiederherstellen</translation>
    </message>
    <message>
        <source>Save as a list …</source>
        <translation>Als Liste speichern …</translation>
    </message>
    <message>
        <source>Save what was not saved as a list</source>
        <translation>Nicht Gespeichertes als Liste speichern</translation>
    </message>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <translation>Tabelle für Tabellenprogramme (*.csv)</translation>
    </message>
    <message>
        <source>The changes below were not saved and can't be recovered; you can save them as a list.</source>
        <translation>Die Änderungen unten wurden nicht gespeichert und können nicht wiederhergestellt werden; Sie können sie als Liste speichern.</translation>
    </message>
    <message>
        <source>The last step can't be understood and is left out.</source>
        <translation>Der letzte Schritt ist unverständlich und entfällt.</translation>
    </message>
    <message>
        <source>The unsaved changes of “{name}” leave it as it is on disk.</source>
        <translation>Was mit „{name}“ gemacht wurde, lässt es, wie es auf dem Datenträger ist.</translation>
    </message>
    <message>
        <source>What would be recovered</source>
        <translation>Was wiederhergestellt würde</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” and %n more files were changed since.</source>
        <translation>
            <numerusform>„{name}“ und %n weitere Datei wurden seitdem geändert.</numerusform>
            <numerusform>„{name}“ und %n weitere Dateien wurden seitdem geändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” and 1 more file were changed since.</source>
        <translation>„{name}“ und 1 weitere Datei wurden seitdem geändert.</translation>
    </message>
    <message>
        <source>“{name}” gets back {changes}; nothing on disk changes until it is saved.</source>
        <translation>„{name}“ bekommt zurück: {changes}; auf dem Datenträger ändert sich vor dem Speichern nichts.</translation>
    </message>
    <message>
        <source>“{name}” lists what was not saved.</source>
        <translation>„{name}“ listet auf, was nicht gespeichert wurde.</translation>
    </message>
    <message>
        <source>“{name}” was changed since.</source>
        <translation>„{name}“ wurde seitdem geändert.</translation>
    </message>
</context>
<context>
    <name>RecoveryList</name>
    <message numerus="yes">
        <source>%n added entries</source>
        <translation>
            <numerusform>%n hinzugefügter Eintrag</numerusform>
            <numerusform>%n hinzugefügte Einträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes of the set</source>
        <translation>
            <numerusform>%n Änderung am Set</numerusform>
            <numerusform>%n Änderungen am Set</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moved entries</source>
        <translation>
            <numerusform>%n verschobener Eintrag</numerusform>
            <numerusform>%n verschobene Einträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values</source>
        <translation>
            <numerusform>%n Wert</numerusform>
            <numerusform>%n Werte</numerusform>
        </translation>
    </message>
    <message>
        <source>(added)</source>
        <translation>(hinzugefügt)</translation>
    </message>
    <message>
        <source>(element removed)</source>
        <translation>(Element entfernt)</translation>
    </message>
    <message>
        <source>(removed)</source>
        <translation>(entfernt)</translation>
    </message>
    <message>
        <source>(written in another order or namespace)</source>
        <translation>(in anderer Reihenfolge oder anderem Namensraum geschrieben)</translation>
    </message>
    <message>
        <source>1 added entry</source>
        <translation>1 hinzugefügter Eintrag</translation>
    </message>
    <message>
        <source>1 change of the set</source>
        <translation>1 Änderung am Set</translation>
    </message>
    <message>
        <source>1 moved entry</source>
        <translation>1 verschobener Eintrag</translation>
    </message>
    <message>
        <source>1 value</source>
        <translation>1 Wert</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>extensions</source>
        <translation>Erweiterungen</translation>
    </message>
    <message numerus="yes">
        <source>extensions of %n entries</source>
        <translation>
            <numerusform>Erweiterungen von %n Eintrag</numerusform>
            <numerusform>Erweiterungen von %n Einträgen</numerusform>
        </translation>
    </message>
    <message>
        <source>extensions of 1 entry</source>
        <translation>Erweiterungen von 1 Eintrag</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>file name</source>
        <translation>Dateiname</translation>
    </message>
    <message>
        <source>place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>sitemap</source>
        <translation>Sitemap</translation>
    </message>
    <message numerus="yes">
        <source>the removal of %n entries</source>
        <translation>
            <numerusform>das Entfernen von %n Eintrag</numerusform>
            <numerusform>das Entfernen von %n Einträgen</numerusform>
        </translation>
    </message>
    <message>
        <source>the removal of 1 entry</source>
        <translation>das Entfernen von 1 Eintrag</translation>
    </message>
    <message>
        <source>{number} in {sitemap}</source>
        <translation>{number} in {sitemap}</translation>
    </message>
    <message>
        <source>{number} · {loc}</source>
        <translation>{number} · {loc}</translation>
    </message>
</context>
<context>
    <name>RecoveryWork</name>
    <message numerus="yes">
        <source>%n sets have changes that were not saved when the program ended.</source>
        <translation>
            <numerusform>%n Set hat Änderungen, die nicht gespeichert waren, als das Programm endete.</numerusform>
            <numerusform>%n Sets haben Änderungen, die nicht gespeichert waren, als das Programm endete.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps were recovered.</source>
        <translation>
            <numerusform>%n Schritt wurde wiederhergestellt.</numerusform>
            <numerusform>%n Schritte wurden wiederhergestellt.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 step was recovered.</source>
        <translation>1 Schritt wurde wiederhergestellt.</translation>
    </message>
    <message>
        <source>Look again at what can be recovered.</source>
        <translation>Noch einmal ansehen, was sich wiederherstellen lässt.</translation>
    </message>
    <message>
        <source>Looking for unsaved changes</source>
        <translation>Nicht gespeicherte Änderungen suchen</translation>
    </message>
    <message>
        <source>Recover …</source>
        <translation>Wiederherstellen …</translation>
    </message>
    <message>
        <source>The recovery log can't be written: {reason}.</source>
        <translation>Das Wiederherstellungsprotokoll lässt sich nicht schreiben: {reason}.</translation>
    </message>
    <message>
        <source>Undo takes them back one by one; nothing is saved yet.</source>
        <translation>Rückgängig nimmt sie einzeln zurück; noch ist nichts gespeichert.</translation>
    </message>
    <message>
        <source>recovered step {number}</source>
        <translation>wiederhergestellter Schritt {number}</translation>
    </message>
    <message>
        <source>undoing of {step}</source>
        <translation>Rücknahme: {step}</translation>
    </message>
    <message>
        <source>“{name}” has changes that were not saved when the program ended, {when}.</source>
        <translation>„{name}“ hat Änderungen, die nicht gespeichert waren, als das Programm endete, {when}.</translation>
    </message>
    <message>
        <source>“{name}” was changed meanwhile.</source>
        <translation>„{name}“ wurde inzwischen geändert.</translation>
    </message>
</context>
<context>
    <name>RemovalList</name>
    <message>
        <source>Entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Kept entry</source>
        <translation>Behaltener Eintrag</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>{number} · {sitemap}</source>
        <translation>{number} · {sitemap}</translation>
    </message>
</context>
<context>
    <name>RepairList</name>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Was gemacht wurde</translation>
    </message>
</context>
<context>
    <name>RepairsPanel</name>
    <message numerus="yes">
        <source>%n places were mended so that the set could be read.</source>
        <translation>
            <numerusform>%n Stelle wurde repariert, damit das Set lesbar ist.</numerusform>
            <numerusform>%n Stellen wurden repariert, damit das Set lesbar ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 place was mended so that the set could be read.</source>
        <translation>1 Stelle wurde repariert, damit das Set lesbar ist.</translation>
    </message>
    <message>
        <source>Choose a repair to see the lines around it.</source>
        <translation>Eine Reparatur wählen, um die Zeilen darum herum zu sehen.</translation>
    </message>
    <message>
        <source>Nothing had to be mended.</source>
        <translation>Es musste nichts repariert werden.</translation>
    </message>
    <message>
        <source>Place of the repair</source>
        <translation>Stelle der Reparatur</translation>
    </message>
    <message>
        <source>Reading “{name}”</source>
        <translation>„{name}“ lesen</translation>
    </message>
    <message>
        <source>Repairs</source>
        <translation>Reparaturen</translation>
    </message>
    <message>
        <source>The file was changed since it was opened, so its lines can't be shown.</source>
        <translation>Die Datei ist nicht mehr die, die geöffnet wurde; daher lassen sich ihre Zeilen nicht zeigen.</translation>
    </message>
    <message>
        <source>The files on disk are as they were until you save.</source>
        <translation>Bis zum Speichern bleiben die Dateien auf dem Datenträger, wie sie waren.</translation>
    </message>
</context>
<context>
    <name>ReplaceQuestion</name>
    <message numerus="yes">
        <source>%n files in “{folder}” will be replaced.</source>
        <translation>
            <numerusform>%n Datei in „{folder}“ wird ersetzt.</numerusform>
            <numerusform>%n Dateien in „{folder}“ werden ersetzt.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 file in “{folder}” will be replaced.</source>
        <translation>1 Datei in „{folder}“ wird ersetzt.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Replace files</source>
        <translation>Dateien ersetzen</translation>
    </message>
    <message>
        <source>The last export to this folder was not of this set: the files may belong to another one.</source>
        <translation>Der letzte Export in diesen Ordner war nicht von diesem Set: Die Dateien gehören vielleicht zu einem anderen.</translation>
    </message>
</context>
<context>
    <name>Reports</name>
    <message>
        <source>Data (*.json)</source>
        <translation>Daten (*.json)</translation>
    </message>
    <message>
        <source>Page to read (*.html)</source>
        <translation>Seite zum Lesen (*.html)</translation>
    </message>
    <message>
        <source>Pages as on paper (*.pdf)</source>
        <translation>Seiten wie auf Papier (*.pdf)</translation>
    </message>
    <message>
        <source>Preparing the report</source>
        <translation>Bericht vorbereiten</translation>
    </message>
    <message>
        <source>Print report</source>
        <translation>Bericht drucken</translation>
    </message>
    <message>
        <source>SARIF for code hosts (*.sarif)</source>
        <translation>SARIF für Code-Hoster (*.sarif)</translation>
    </message>
    <message>
        <source>Save a report of the set</source>
        <translation>Einen Bericht über das Set speichern</translation>
    </message>
    <message>
        <source>Show report</source>
        <translation>Bericht zeigen</translation>
    </message>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <translation>Tabelle für Tabellenprogramme (*.csv)</translation>
    </message>
    <message>
        <source>The report was stopped; nothing was written.</source>
        <translation>Der Bericht wurde abgebrochen; es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>The report “{name}” was written.</source>
        <translation>Der Bericht „{name}“ wurde geschrieben.</translation>
    </message>
    <message>
        <source>Writing “{name}”</source>
        <translation>„{name}“ schreiben</translation>
    </message>
</context>
<context>
    <name>SaveFilterDialog</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Save filter</source>
        <translation>Filter speichern</translation>
    </message>
    <message>
        <source>This replaces the filter of that name.</source>
        <translation>Er ersetzt den Filter dieses Namens.</translation>
    </message>
</context>
<context>
    <name>SavedFilters</name>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Save this filter …</source>
        <translation>Diesen Filter &amp;speichern …</translation>
    </message>
    <message>
        <source>The filter “{name}”: {reason}</source>
        <translation>Der Filter „{name}“: {reason}</translation>
    </message>
</context>
<context>
    <name>ScanDialog</name>
    <message>
        <source>&amp;Dates</source>
        <translation>&amp;Daten</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <source>&amp;URL of the folder</source>
        <translation>&amp;URL des Ordners</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Erstellen</translation>
    </message>
    <message>
        <source>Folder of pages</source>
        <translation>Ordner mit Seiten</translation>
    </message>
    <message>
        <source>Last change of the text</source>
        <translation>Letzte Änderung des Textes</translation>
    </message>
    <message>
        <source>Last commit in git</source>
        <translation>Letzter Commit in git</translation>
    </message>
    <message>
        <source>List the &amp;images of each page</source>
        <translation>&amp;Bilder jeder Seite auflisten</translation>
    </message>
    <message>
        <source>New from folder</source>
        <translation>Neu aus Ordner</translation>
    </message>
    <message>
        <source>Pages that ask not to be indexed, or only redirect, are left out.</source>
        <translation>Seiten, die nicht indexiert werden wollen oder nur weiterleiten, bleiben weg.</translation>
    </message>
    <message>
        <source>Time of the file</source>
        <translation>Zeit der Datei</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Redo {step}</source>
        <translation>Wiederholen: {step}</translation>
    </message>
    <message>
        <source>Undo {step}</source>
        <translation>Rückgängig: {step}</translation>
    </message>
    <message>
        <source>Wait for it, or cancel it; nothing else was changed.</source>
        <translation>Abwarten oder abbrechen; sonst wurde nichts geändert.</translation>
    </message>
    <message>
        <source>“{title}” is still running.</source>
        <translation>„{title}“ läuft noch.</translation>
    </message>
</context>
<context>
    <name>SetCommands</name>
    <message numerus="yes">
        <source>%n files</source>
        <translation>
            <numerusform>%n Datei</numerusform>
            <numerusform>%n Dateien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps</source>
        <translation>
            <numerusform>%n Sitemap</numerusform>
            <numerusform>%n Sitemaps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps are now larger than {profile} allows.</source>
        <translation>
            <numerusform>%n Sitemap ist jetzt größer, als {profile} erlaubt.</numerusform>
            <numerusform>%n Sitemaps sind jetzt größer, als {profile} erlaubt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add existing files</source>
        <translation>Vorhandene Dateien hinzufügen</translation>
    </message>
    <message>
        <source>Add {name}</source>
        <translation>{name} hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>Apply the order to %n entries</source>
        <translation>
            <numerusform>Reihenfolge auf %n Eintrag anwenden</numerusform>
            <numerusform>Reihenfolge auf %n Einträge anwenden</numerusform>
        </translation>
    </message>
    <message>
        <source>Apply the order to 1 entry</source>
        <translation>Reihenfolge auf 1 Eintrag anwenden</translation>
    </message>
    <message>
        <source>Change lastmod of {name}</source>
        <translation>lastmod von {name} ändern</translation>
    </message>
    <message numerus="yes">
        <source>Merge %n sitemaps</source>
        <translation>
            <numerusform>%n Sitemap zusammenführen</numerusform>
            <numerusform>%n Sitemaps zusammenführen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n entries to {name}</source>
        <translation>
            <numerusform>%n Eintrag nach {name} verschieben</numerusform>
            <numerusform>%n Einträge nach {name} verschieben</numerusform>
        </translation>
    </message>
    <message>
        <source>Move entry to {name}</source>
        <translation>Eintrag nach {name} verschieben</translation>
    </message>
    <message>
        <source>Move {name}</source>
        <translation>{name} verschieben</translation>
    </message>
    <message>
        <source>No sitemap is larger than {profile} allows.</source>
        <translation>Keine Sitemap ist größer, als {profile} erlaubt.</translation>
    </message>
    <message>
        <source>Reading files</source>
        <translation>Dateien lesen</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>{name} entfernen</translation>
    </message>
    <message>
        <source>Rename {name}</source>
        <translation>{name} umbenennen</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Sitemaps (*.xml *.xml.gz *.gz *.txt *.csv);;All files (*)</source>
        <translation>Sitemaps (*.xml *.xml.gz *.gz *.txt *.csv);;Alle Dateien (*)</translation>
    </message>
    <message numerus="yes">
        <source>Spill %n entries into {name}</source>
        <translation>
            <numerusform>%n Eintrag nach {name} auslagern</numerusform>
            <numerusform>%n Einträge nach {name} auslagern</numerusform>
        </translation>
    </message>
    <message>
        <source>Spill 1 entry into {name}</source>
        <translation>1 Eintrag nach {name} auslagern</translation>
    </message>
    <message>
        <source>Spill into a new sitemap</source>
        <translation>In eine neue Sitemap auslagern</translation>
    </message>
    <message>
        <source>Split {name}</source>
        <translation>{name} teilen</translation>
    </message>
    <message>
        <source>Split …</source>
        <translation>Teilen …</translation>
    </message>
    <message>
        <source>The excess entries can go to a new sitemap at the end; Undo takes the change back.</source>
        <translation>Was zu viel ist, kann in eine neue Sitemap am Ende des Sets; Rückgängig nimmt die Änderung zurück.</translation>
    </message>
    <message>
        <source>With an index, the excess entries can go to further sitemaps; Undo takes the change back.</source>
        <translation>Mit einem Index kann es in weiteren Sitemaps weitergehen; Rückgängig nimmt die Änderung zurück.</translation>
    </message>
    <message>
        <source>Write an index …</source>
        <translation>Index schreiben …</translation>
    </message>
    <message>
        <source>Write the index {name}</source>
        <translation>Index {name} schreiben</translation>
    </message>
    <message numerus="yes">
        <source>“{full}” has no room for them, so %n new entries went to “{into}”.</source>
        <translation>
            <numerusform>„{full}“ hat keinen Platz mehr, daher kam %n neuer Eintrag nach „{into}“.</numerusform>
            <numerusform>„{full}“ hat keinen Platz mehr, daher kamen %n neue Einträge nach „{into}“.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{full}” is full, so the new entry went to “{into}”.</source>
        <translation>„{full}“ ist voll, daher kam der neue Eintrag nach „{into}“.</translation>
    </message>
    <message>
        <source>“{name}” is now larger than {profile} allows.</source>
        <translation>„{name}“ ist jetzt größer, als {profile} erlaubt.</translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>Reset to default</source>
        <translation>Auf Standard zurücksetzen</translation>
    </message>
    <message>
        <source>not the default</source>
        <translation>weicht vom Standard ab</translation>
    </message>
    <message>
        <source>{words}: reset to default</source>
        <translation>{words}: auf Standard zurücksetzen</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>It was set aside as “{name}”.</source>
        <translation>Die Datei wurde als „{name}“ beiseitegelegt.</translation>
    </message>
    <message>
        <source>What the program remembered (“{name}”) can't be understood: {reason}.</source>
        <translation>Was sich das Programm gemerkt hat („{name}“), ist unverständlich: {reason}.</translation>
    </message>
    <message>
        <source>it is not an INI file</source>
        <translation>die Datei ist keine Ini-Datei</translation>
    </message>
    <message>
        <source>it is not text</source>
        <translation>die Datei ist kein Text</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>die Datei ist zu groß</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>No setting matches these words. Esc clears the line.</source>
        <translation>Keine Einstellung passt zu diesen Wörtern. Esc leert die Zeile.</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Einstellungen durchsuchen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Themen</translation>
    </message>
</context>
<context>
    <name>Severity</name>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Info</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
</context>
<context>
    <name>SitemapList</name>
    <message>
        <source>Sitemaps of the set</source>
        <translation>Sitemaps des Sets</translation>
    </message>
    <message>
        <source>{name}  ({count})</source>
        <translation>{name}  ({count})</translation>
    </message>
</context>
<context>
    <name>SitemapTree</name>
    <message>
        <source>All entries</source>
        <translation>Alle Einträge</translation>
    </message>
    <message>
        <source>Changed since it was saved.</source>
        <translation>Seit dem Speichern geändert.</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>Entries of all files</source>
        <translation>Einträge aller Dateien</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Read-only. {reason}</source>
        <translation>Nur zur Ansicht. {reason}</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>lastmod</source>
        <translation>lastmod</translation>
    </message>
</context>
<context>
    <name>SitemapsPanel</name>
    <message>
        <source>Sitemaps of the set</source>
        <translation>Sitemaps des Sets</translation>
    </message>
</context>
<context>
    <name>SortDialog</name>
    <message>
        <source>&amp;Sort by</source>
        <translation>&amp;Sortieren nach</translation>
    </message>
    <message>
        <source>Direction of key {number}</source>
        <translation>Richtung von Schlüssel {number}</translation>
    </message>
    <message>
        <source>Key {number}</source>
        <translation>Schlüssel {number}</translation>
    </message>
    <message>
        <source>Only the view is sorted; Shift+click on a header adds a key.</source>
        <translation>Sortiert wird nur die Ansicht; Umschalt+Klick auf einen Spaltenkopf fügt einen Schlüssel hinzu.</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Sortieren</translation>
    </message>
    <message>
        <source>ascending</source>
        <translation>aufsteigend</translation>
    </message>
    <message>
        <source>descending</source>
        <translation>absteigend</translation>
    </message>
    <message>
        <source>nothing more</source>
        <translation>nichts weiter</translation>
    </message>
    <message>
        <source>order of the set</source>
        <translation>Reihenfolge des Sets</translation>
    </message>
    <message>
        <source>problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>then by</source>
        <translation>dann nach</translation>
    </message>
</context>
<context>
    <name>SourceCommands</name>
    <message numerus="yes">
        <source>Append %n entries</source>
        <translation>
            <numerusform>%n Eintrag anhängen</numerusform>
            <numerusform>%n Einträge anhängen</numerusform>
        </translation>
    </message>
    <message>
        <source>Append entries of files</source>
        <translation>Einträge aus Dateien anhängen</translation>
    </message>
    <message>
        <source>Append one entry</source>
        <translation>Einen Eintrag anhängen</translation>
    </message>
    <message>
        <source>Create from folder</source>
        <translation>Aus Ordner erstellen</translation>
    </message>
    <message>
        <source>Create from “{name}”</source>
        <translation>Aus „{name}“ erstellen</translation>
    </message>
    <message>
        <source>Left out: {reasons}.</source>
        <translation>Ausgelassen: {reasons}.</translation>
    </message>
    <message numerus="yes">
        <source>Merge %n entries</source>
        <translation>
            <numerusform>%n Eintrag zusammenführen</numerusform>
            <numerusform>%n Einträge zusammenführen</numerusform>
        </translation>
    </message>
    <message>
        <source>Merge one entry</source>
        <translation>Einen Eintrag zusammenführen</translation>
    </message>
    <message>
        <source>Reading pages in “{name}”</source>
        <translation>Seiten in „{name}“ lesen</translation>
    </message>
    <message>
        <source>Reading “{name}”</source>
        <translation>„{name}“ lesen</translation>
    </message>
</context>
<context>
    <name>Split</name>
    <message>
        <source>&amp;Folders deep</source>
        <translation>&amp;Ordnerebenen</translation>
    </message>
    <message>
        <source>&amp;Most MB</source>
        <translation>&amp;MB höchstens</translation>
    </message>
    <message>
        <source>&amp;Most entries</source>
        <translation>&amp;Einträge höchstens</translation>
    </message>
    <message>
        <source>By folder</source>
        <translation>Nach Ordner</translation>
    </message>
    <message>
        <source>By month of lastmod</source>
        <translation>Nach Monat von lastmod</translation>
    </message>
    <message>
        <source>By size</source>
        <translation>Nach Größe</translation>
    </message>
    <message>
        <source>By the number of entries</source>
        <translation>Nach Anzahl der Einträge</translation>
    </message>
</context>
<context>
    <name>SplitDialog</name>
    <message>
        <source>&amp;Names</source>
        <translation>&amp;Namen</translation>
    </message>
    <message>
        <source>&amp;Split</source>
        <translation>&amp;Teilen</translation>
    </message>
    <message>
        <source>All entries go to one part: there is nothing to split.</source>
        <translation>Alle Einträge kommen in einen Teil: Es gibt nichts zu teilen.</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Split {name}</source>
        <translation>{name} teilen</translation>
    </message>
    <message numerus="yes">
        <source>This gives %n files; nothing else is renamed.</source>
        <translation>
            <numerusform>Daraus wird %n Datei; sonst wird nichts umbenannt.</numerusform>
            <numerusform>Daraus werden %n Dateien; sonst wird nichts umbenannt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is the name of the sitemap, {n} the next free number, {part} the folder or the month.</source>
        <translation>{name} ist der Name der Sitemap, {n} die nächste freie Nummer, {part} der Ordner oder der Monat.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>A sitemap, or an index with its sitemaps</source>
        <translation>Eine Sitemap oder ein Index mit seinen Sitemaps</translation>
    </message>
    <message>
        <source>A small shop to look around in</source>
        <translation>Ein kleiner Laden, um sich umzusehen</translation>
    </message>
    <message>
        <source>All sitemaps in it as one set</source>
        <translation>Alle Sitemaps darin als ein Set</translation>
    </message>
    <message>
        <source>An empty sitemap</source>
        <translation>Eine leere Sitemap</translation>
    </message>
    <message>
        <source>Files that you open are listed here.</source>
        <translation>Dateien, die Sie öffnen, stehen hier.</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Open folder …</source>
        <translation>Ordner öffnen …</translation>
    </message>
    <message>
        <source>Open from web …</source>
        <translation>Aus dem Web öffnen …</translation>
    </message>
    <message>
        <source>Open …</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>Open, edit, check and save the sitemaps of a site.</source>
        <translation>Sitemaps einer Website öffnen, bearbeiten, prüfen und speichern.</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Sample set</source>
        <translation>Beispielset</translation>
    </message>
    <message>
        <source>Sitemap Studio</source>
        <translation>Sitemap Studio</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>The sitemaps of a site, by its URL</source>
        <translation>Die Sitemaps einer Website anhand ihrer URL</translation>
    </message>
    <message>
        <source>or drop a sitemap, an index, a folder, a text list, a CSV file or a link here</source>
        <translation>oder ziehen Sie eine Sitemap, einen Index, einen Ordner, eine Textliste, eine CSV-Datei oder einen Link hierher</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message numerus="yes">
        <source>%n problems</source>
        <translation>
            <numerusform>%n Problem</numerusform>
            <numerusform>%n Probleme</numerusform>
        </translation>
    </message>
    <message>
        <source>1 problem</source>
        <translation>1 Problem</translation>
    </message>
    <message>
        <source>Encoding and compression of the file</source>
        <translation>Kodierung und Komprimierung der Datei</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Keine Probleme</translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation>Noch nicht geprüft</translation>
    </message>
    <message>
        <source>Show the problems</source>
        <translation>Probleme anzeigen</translation>
    </message>
    <message>
        <source>The file is in {encoding}. Saving a change writes it in UTF-8; until then it stays as it is.</source>
        <translation>Die Datei ist in {encoding} kodiert. Wird eine Änderung gespeichert, wird sie in UTF-8 geschrieben; bis dahin bleibt sie, wie sie ist.</translation>
    </message>
    <message>
        <source>{count} selected</source>
        <translation>{count} ausgewählt</translation>
    </message>
    <message>
        <source>{encoding} · gzip</source>
        <translation>{encoding} · gzip</translation>
    </message>
    <message>
        <source>{encoding} → UTF-8</source>
        <translation>{encoding} → UTF-8</translation>
    </message>
    <message>
        <source>{used} KB of {limit} MB</source>
        <translation>{used} KB von {limit} MB</translation>
    </message>
    <message>
        <source>{used} of {limit} MB</source>
        <translation>{used} von {limit} MB</translation>
    </message>
    <message>
        <source>{used} of {limit} URLs</source>
        <translation>{used} von {limit} URLs</translation>
    </message>
    <message>
        <source>{used} of {limit} sitemaps</source>
        <translation>{used} von {limit} Sitemaps</translation>
    </message>
</context>
<context>
    <name>TableCommands</name>
    <message>
        <source>Add entry</source>
        <translation>Eintrag hinzufügen</translation>
    </message>
    <message>
        <source>Clear %Ln cells</source>
        <translation>%Ln Zellen leeren</translation>
    </message>
    <message>
        <source>Clear cell</source>
        <translation>Zelle leeren</translation>
    </message>
    <message>
        <source>Delete %Ln entries</source>
        <translation>%Ln Einträge löschen</translation>
    </message>
    <message>
        <source>Delete entry</source>
        <translation>Eintrag löschen</translation>
    </message>
    <message>
        <source>Duplicate %Ln entries</source>
        <translation>%Ln Einträge duplizieren</translation>
    </message>
    <message>
        <source>Duplicate entry</source>
        <translation>Eintrag duplizieren</translation>
    </message>
    <message>
        <source>Fill %Ln cells</source>
        <translation>%Ln Zellen ausfüllen</translation>
    </message>
    <message>
        <source>Fill cell</source>
        <translation>Zelle ausfüllen</translation>
    </message>
    <message>
        <source>Move %Ln entries</source>
        <translation>%Ln Einträge verschieben</translation>
    </message>
    <message>
        <source>Move entry</source>
        <translation>Eintrag verschieben</translation>
    </message>
</context>
<context>
    <name>TableLook</name>
    <message>
        <source>&amp;Show all, as wide as they need</source>
        <translation>&amp;Alle zeigen, so breit wie nötig</translation>
    </message>
    <message>
        <source>Marks of problems</source>
        <translation>Problemzeichen</translation>
    </message>
    <message>
        <source>Sitemap</source>
        <translation>Sitemap</translation>
    </message>
</context>
<context>
    <name>TextField</name>
    <message>
        <source>Choose a folder</source>
        <translation>Ordner wählen</translation>
    </message>
    <message>
        <source>This must be {form}.</source>
        <translation>Erwartet wird: {form}.</translation>
    </message>
</context>
<context>
    <name>TextTableField</name>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>There are none yet.</source>
        <translation>Es gibt noch keine.</translation>
    </message>
</context>
<context>
    <name>ThemeMenu</name>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;System default</source>
        <translation>Wie das &amp;System</translation>
    </message>
</context>
<context>
    <name>Toolbar</name>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Symbolleiste</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>A click leads to the entry. Many can be fixed at once, and you see beforehand what would change.</source>
        <translation>Ein Klick führt zum Eintrag. Viele lassen sich auf einmal beheben, und vorher ist zu sehen, was sich ändern würde.</translation>
    </message>
    <message>
        <source>All entries stand in one table</source>
        <translation>Alle Einträge stehen in einer Tabelle</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>F6 leads to the hint, Esc in it ends the tour.</source>
        <translation>F6 führt zum Tipp, Esc darin beendet den Rundgang.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Problems are listed here</source>
        <translation>Probleme sind hier aufgelistet</translation>
    </message>
    <message>
        <source>Save, or export anew</source>
        <translation>Speichern oder neu exportieren</translation>
    </message>
    <message>
        <source>Saving writes only what you changed. Export writes new sitemaps within the limits, and shows its plan first.</source>
        <translation>Speichern schreibt nur, was Sie geändert haben. Der Export schreibt neue Sitemaps innerhalb der Grenzen und zeigt zuerst seinen Plan.</translation>
    </message>
    <message>
        <source>Skip the tour</source>
        <translation>Rundgang überspringen</translation>
    </message>
    <message>
        <source>Type into a cell to change it; Undo takes any change back. The line above shows only entries that match.</source>
        <translation>Einfach in eine Zelle tippen, um sie zu ändern; Rückgängig nimmt jede Änderung zurück. Die Zeile darüber zeigt nur passende Einträge.</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} von {total}</translation>
    </message>
</context>
<context>
    <name>UnsavedQuestion</name>
    <message>
        <source>Discarded changes can't be brought back.</source>
        <translation>Verworfene Änderungen lassen sich nicht zurückholen.</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>“{name}” has changes that are not saved.</source>
        <translation>„{name}“ hat nicht gespeicherte Änderungen.</translation>
    </message>
</context>
<context>
    <name>UrlRows</name>
    <message>
        <source>Since then</source>
        <translation>Seitdem</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>new or changed</source>
        <translation>neu oder geändert</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
</context>
<context>
    <name>WebCommands</name>
    <message numerus="yes">
        <source>%n files could not be opened from the web.</source>
        <translation>
            <numerusform>%n Datei ließ sich nicht aus dem Web öffnen.</numerusform>
            <numerusform>%n Dateien ließen sich nicht aus dem Web öffnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fetch again</source>
        <translation>Erneut holen</translation>
    </message>
    <message>
        <source>Fetching “{url}”</source>
        <translation>„{url}“ holen</translation>
    </message>
    <message>
        <source>One file could not be opened from the web.</source>
        <translation>Eine Datei ließ sich nicht aus dem Web öffnen.</translation>
    </message>
    <message>
        <source>Show list …</source>
        <translation>Liste zeigen …</translation>
    </message>
    <message>
        <source>Stopped. Files that came whole are in the folder.</source>
        <translation>Angehalten. Dateien, die ganz angekommen sind, liegen im Ordner.</translation>
    </message>
</context>
<context>
    <name>Windows</name>
    <message>
        <source>Reload opens again what is on disk.</source>
        <translation>Neu laden öffnet noch einmal, was auf dem Datenträger liegt.</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>“{name}” is open here already.</source>
        <translation>„{name}“ ist hier schon geöffnet.</translation>
    </message>
    <message>
        <source>“{sitemap}” is open here as a sitemap of “{name}”.</source>
        <translation>„{sitemap}“ ist hier als Sitemap von „{name}“ geöffnet.</translation>
    </message>
</context>
<context>
    <name>WriteIndexDialog</name>
    <message numerus="yes">
        <source>%n entries do not lie below {address}: search engines may pass them over.</source>
        <translation>
            <numerusform>%n Eintrag liegt nicht unter {address}: Suchmaschinen übergehen ihn vielleicht.</numerusform>
            <numerusform>%n Einträge liegen nicht unter {address}: Suchmaschinen übergehen sie vielleicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Address of the folder</source>
        <translation>&amp;Adresse des Ordners</translation>
    </message>
    <message>
        <source>1 entry does not lie below {address}: search engines may pass it over.</source>
        <translation>1 Eintrag liegt nicht unter {address}: Suchmaschinen übergehen ihn vielleicht.</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Make the set</source>
        <translation>Set erstellen</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Search engines that know the address go on to find everything there.</source>
        <translation>Suchmaschinen, die die Adresse kennen, finden dort weiterhin alles.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>The &amp;index keeps the name {name}</source>
        <translation>Der &amp;Index behält den Namen {name}</translation>
    </message>
    <message>
        <source>The files are written by the next save; until then Undo takes it back.</source>
        <translation>Die Dateien werden beim nächsten Speichern geschrieben; bis dahin nimmt Rückgängig es zurück.</translation>
    </message>
    <message>
        <source>The first &amp;sitemap keeps it</source>
        <translation>Die erste &amp;Sitemap behält ihn</translation>
    </message>
    <message>
        <source>Where the folder of these files lies on the web: an index lists addresses.</source>
        <translation>Wo der Ordner dieser Dateien im Web liegt: Ein Index führt Adressen auf.</translation>
    </message>
    <message>
        <source>Write an index for {name}</source>
        <translation>Index für {name} schreiben</translation>
    </message>
    <message>
        <source>new file</source>
        <translation>neue Datei</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>ersetzt</translation>
    </message>
    <message>
        <source>rewritten</source>
        <translation>neu geschrieben</translation>
    </message>
    <message>
        <source>stays as it is</source>
        <translation>bleibt, wie sie ist</translation>
    </message>
</context>
<context>
    <name>XmlPane</name>
    <message>
        <source>Change other XML</source>
        <translation>Anderes XML ändern</translation>
    </message>
    <message>
        <source>It holds invisible characters that change the order in which text is shown.</source>
        <translation>Es enthält unsichtbare Zeichen, die ändern, in welcher Reihenfolge Text gezeigt wird.</translation>
    </message>
    <message>
        <source>It holds line ends that no editor keeps, so it is read-only here.</source>
        <translation>Es enthält Zeilenenden, die kein Editor behält, und lässt sich daher nur ansehen.</translation>
    </message>
    <message>
        <source>This is all that the entry has beside its fields; it can't be read.</source>
        <translation>Das ist alles, was der Eintrag außer seinen Feldern hat; es ist nicht lesbar.</translation>
    </message>
    <message>
        <source>This is its beginning; it is too long to be edited here.</source>
        <translation>Das ist sein Anfang; es ist zu lang, um darin zu tippen.</translation>
    </message>
</context>
<context>
    <name>_PartList</name>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Bestandteil</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Bestandteile</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>see its text</source>
        <translation>siehe Lizenztext</translation>
    </message>
</context>
</TS>
