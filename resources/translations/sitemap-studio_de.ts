<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>&amp;Copy details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Environment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Parts and licences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Sitemap Studio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the environment as text, for a report of a fault.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sitemap Studio {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This installation does not hold the words of the licence of {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words of the licence</source>
        <translation type="unfinished"></translation>
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
        <translation>&amp;Befehle …</translation>
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
        <translation>Tabelle &amp;größer</translation>
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
        <translation>&amp;Nächster Teil des Fensters</translation>
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
        <translation>&amp;Farben</translation>
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
        <translation>Gegen die Schemata &amp;validieren</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a sitemap to the index.</source>
        <translation>Eine Sitemap in den Index aufnehmen.</translation>
    </message>
    <message>
        <source>Add an entry below the current one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add what is on the clipboard as entries below the current one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply this &amp;order to the sitemap</source>
        <translation>Diese &amp;Reihenfolge auf die Sitemap anwenden</translation>
    </message>
    <message>
        <source>Begin an empty sitemap.</source>
        <translation>Eine leere Sitemap beginnen.</translation>
    </message>
    <message>
        <source>C&amp;lear cells</source>
        <translation>Zellen &amp;leeren</translation>
    </message>
    <message>
        <source>C&amp;olumns</source>
        <translation>&amp;Spalten</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Check the whole set against all rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose how the program looks and what it proposes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose light or dark.</source>
        <translation>Hell oder dunkel wählen.</translation>
    </message>
    <message>
        <source>Choose what addresses look like that were not meant to be public.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose which columns the table shows.</source>
        <translation type="unfinished"></translation>
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
        <source>Close the set.</source>
        <translation>Den Satz schließen.</translation>
    </message>
    <message>
        <source>Compare with the dis&amp;k …</source>
        <translation>Mit der &amp;Platte vergleichen …</translation>
    </message>
    <message>
        <source>Copy the selected cells and clear them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the selected cells, as a spreadsheet understands them.</source>
        <translation type="unfinished"></translation>
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
        <translation>Einträge lös&amp;chen</translation>
    </message>
    <message>
        <source>Delete the selected entries.</source>
        <translation>Die ausgewählten Einträge löschen.</translation>
    </message>
    <message>
        <source>End the program.</source>
        <translation>Das Programm beenden.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Export as single &amp;file …</source>
        <translation>Als &amp;einzelne Datei exportieren …</translation>
    </message>
    <message>
        <source>F&amp;ill down</source>
        <translation>Nach &amp;unten ausfüllen</translation>
    </message>
    <message>
        <source>Fill selecti&amp;on</source>
        <translation>A&amp;uswahl ausfüllen</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Find a text in the entries shown, and replace it by another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find and replace</source>
        <translation>Suchen und ersetzen</translation>
    </message>
    <message>
        <source>Find and replace … (&amp;H)</source>
        <translation>Suchen und ersetzen … (&amp;H)</translation>
    </message>
    <message>
        <source>Find anything that can be done by a few letters of its words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>&amp;Weitersuchen</translation>
    </message>
    <message>
        <source>Find previous (&amp;B)</source>
        <translation>Rückwärts suchen (&amp;B)</translation>
    </message>
    <message>
        <source>Fix &amp;all problems …</source>
        <translation>&amp;Alle Probleme beheben …</translation>
    </message>
    <message>
        <source>Fix &amp;selected entries …</source>
        <translation>Aus&amp;gewählte Einträge richten …</translation>
    </message>
    <message>
        <source>Fol&amp;ders</source>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <source>Give the file of the selected sitemap another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the keyboard to the next part of the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the selected cells of a column the value of the current one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the selected cells the value of the topmost one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to another window.</source>
        <translation>Zu einem anderen Fenster gehen.</translation>
    </message>
    <message>
        <source>Go to the match before.</source>
        <translation>Zum vorigen Treffer gehen.</translation>
    </message>
    <message>
        <source>Go to the next cell with a problem that is listed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the next match.</source>
        <translation>Zum nächsten Treffer gehen.</translation>
    </message>
    <message>
        <source>Go to the previous cell with a problem that is listed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge the files on disk by the published XML schemas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the entries stand in their files as they are sorted in the view.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the selected sitemaps stand one place earlier.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the selected sitemaps stand one place later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List all keys.</source>
        <translation>Alle Tasten auflisten.</translation>
    </message>
    <message>
        <source>List what differs between what is open and what is on disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a set with an index of sitemaps that have none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make several sitemaps of the selected one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the change again that was taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mer&amp;ge sitemaps</source>
        <translation>Sitemaps &amp;zusammenführen</translation>
    </message>
    <message>
        <source>Move &amp;entries to …</source>
        <translation>&amp;Einträge verschieben nach …</translation>
    </message>
    <message>
        <source>Move do&amp;wn</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>Move sitemaps &amp;down</source>
        <translation>Sitemaps nach &amp;unten</translation>
    </message>
    <message>
        <source>Move sitemaps &amp;up</source>
        <translation>Sitemaps nach &amp;oben</translation>
    </message>
    <message>
        <source>Move the selected entries down in their sitemap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the selected entries up in their sitemap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ne&amp;xt problem</source>
        <translation>&amp;Nächstes Problem</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>Neues &amp;Fenster</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open again what is on disk.</source>
        <translation>Noch einmal öffnen, was auf der Platte liegt.</translation>
    </message>
    <message>
        <source>Open fol&amp;der …</source>
        <translation>&amp;Ordner öffnen …</translation>
    </message>
    <message>
        <source>Open one more window; each shows a set of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the help at the page about the part of the window in use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the index in a folder, or else all its sitemaps as one set.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point out the most important parts of the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pre&amp;vious problem</source>
        <translation>&amp;Voriges Problem</translation>
    </message>
    <message>
        <source>Previe&amp;w</source>
        <translation>V&amp;orschau</translation>
    </message>
    <message>
        <source>Prin&amp;t report …</source>
        <translation>Bericht &amp;drucken …</translation>
    </message>
    <message>
        <source>Put the entries of the selected sitemaps into the first of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the selected entries into another sitemap, or a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put what sitemaps have too much into new ones at the end of the set.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save re&amp;port …</source>
        <translation>&amp;Bericht speichern …</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>A&amp;lles auswählen</translation>
    </message>
    <message>
        <source>Select all entries shown that have the value of the current cell.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settin&amp;gs …</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>Show all entries again, whatever was typed or chosen above the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show charts and problems as pages, and print them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only entries that match.</source>
        <translation>Nur Einträge zeigen, die passen.</translation>
    </message>
    <message>
        <source>Show or hide all that belongs to the selected entry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide clusters of alternates beside the languages of the set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide how the selected entry is written, and how it is read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide the folders of the addresses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide the list of problems.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide the list of sitemaps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide the list of what was done, and go back or forth in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide the panel of find and replace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide the set as charts.</source>
        <translation>Den Satz als Diagramme zeigen oder verbergen.</translation>
    </message>
    <message>
        <source>Show or hide what was mended so that files could be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the &amp;tour again</source>
        <translation>&amp;Rundgang noch einmal zeigen</translation>
    </message>
    <message>
        <source>Show the table in larger letters.</source>
        <translation>Die Tabelle in größerer Schrift zeigen.</translation>
    </message>
    <message>
        <source>Show the table in letters of the usual size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the table in smaller letters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show version and parts.</source>
        <translation>Version und Bestandteile zeigen.</translation>
    </message>
    <message>
        <source>Show what fixing all that can be fixed would change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what fixing the selected entries would change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show where the program notes what may tell of a fault.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort &amp;by …</source>
        <translation>&amp;Sortieren nach …</translation>
    </message>
    <message>
        <source>Sort the view by up to four columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sp&amp;ill what is too much</source>
        <translation>Überzähliges &amp;auslagern</translation>
    </message>
    <message>
        <source>Table in &amp;usual size</source>
        <translation>Tabelle in &amp;üblicher Größe</translation>
    </message>
    <message>
        <source>Take the last change back.</source>
        <translation>Die letzte Änderung zurücknehmen.</translation>
    </message>
    <message>
        <source>Take the selected sitemaps out of the set, with their entries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the values of the selected cells away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Windows (&amp;Y)</source>
        <translation>Fenster (&amp;Y)</translation>
    </message>
    <message>
        <source>Write all entries to one XML file, text list or CSV file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write new sitemaps within the limits, with their index.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the changed files of the set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write under another name; an ending of .gz compresses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hrefl&amp;ang</source>
        <translation>hrefl&amp;ang</translation>
    </message>
</context>
<context>
    <name>AlternateSection</name>
    <message>
        <source>Add alternates in languages that are missing, by how addresses begin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add missing languages …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the address for everybody whose language is not named.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add x-default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let all pages that are linked as languages of each other name all of them, and themselves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More about alternates</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Availability</name>
    <message>
        <source>&amp;Redo {step}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo {step}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BulkDialog</name>
    <message numerus="yes">
        <source>%n addresses become those of other entries.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n addresses become too long.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values change</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 address becomes that of another entry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 address becomes too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 value changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change 1 value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change many entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change {count} values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planning</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The index lists %n sitemaps otherwise.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The index lists 1 sitemap otherwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{changes} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{changes}, in one step that Undo takes back. Untick what shall stay (Space).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} stay: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{field}: {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words} ({count})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BulkForm</name>
    <message>
        <source>to the day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the second</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BulkWork</name>
    <message>
        <source>Entries of the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selected entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} in 1 entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} in {count} entries</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChartView</name>
    <message>
        <source>{bar}; shown in the table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Checking</name>
    <message>
        <source>Checking “{name}”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChooseFileDialog</name>
    <message>
        <source>&amp;Which of the indexes in this folder?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open an index</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChooseSitemapDialog</name>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sitemaps of the set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To a &amp;new sitemap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To a sitemap of the &amp;set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}  ({count})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClipboardCommands</name>
    <message>
        <source>Paste %Ln cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste %Ln entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste entry</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message numerus="yes">
        <source>%n entries are only here</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries are only on disk</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries are the same</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries have other values</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 entry has other values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 entry is only here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 entry is only on disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 entry is the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare “{name}” with the disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing what is open with what is on disk …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing with the disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The entries on disk are the same as those that are open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The entries stand in another order, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What differs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DateEditor</name>
    <message>
        <source>Choose a day (Alt+Down)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DifferenceList</name>
    <message>
        <source>(none)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only on disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>extensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sitemap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} · {loc}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Docks</name>
    <message>
        <source>Entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Find and replace</source>
        <translation>Suchen und ersetzen</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Überblick</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Repairs</source>
        <translation>Reparaturen</translation>
    </message>
    <message>
        <source>Sitemaps</source>
        <translation>Sitemaps</translation>
    </message>
    <message>
        <source>hreflang</source>
        <translation>hreflang</translation>
    </message>
</context>
<context>
    <name>EncodingChoosing</name>
    <message>
        <source>Reading “{name}” in all encodings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EncodingDialog</name>
    <message>
        <source>&amp;Encoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the encoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it &amp;reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it reads in the chosen encoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No line holds anything but ASCII, so that it reads the same in all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Opening changes nothing on disk; saving a change will write UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” and maybe other sitemaps of “{whole}” follow neither the encoding that they declare nor UTF-8. Choose the encoding in which the lines below read as they should; it holds for all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” follows neither the encoding that it declares nor UTF-8. Choose the encoding in which the lines below read as they should.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Encodings</name>
    <message>
        <source>Arabic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Central European</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chinese, simplified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chinese, traditional</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greek</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Korean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Western European</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Western European, DOS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Western European, old Macintosh</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EntryFields</name>
    <message>
        <source>(various)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EntryModel</name>
    <message>
        <source>Change {field}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sitemap it belongs to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The worst problem of each entry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EntryPage</name>
    <message>
        <source>No entries yet. Add one with Ctrl+I, or paste addresses with Ctrl+V.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No entry has such problems.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No entry matches the filter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the sitemaps could be read. Problems, below, says why.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EntryPanel</name>
    <message>
        <source>Copy the address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the page in the browser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select an entry to see and edit all of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address as people read it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EntryShowing</name>
    <message>
        <source>Can only be looked at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change {field}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change {field} in {count} entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry {number} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} entries</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EntryView</name>
    <message>
        <source>Entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places in the set</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Environment</name>
    <message>
        <source>Display</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Python</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExcerptLines</name>
    <message>
        <source>Line {number}, changed: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {number}: {text}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExcerptPane</name>
    <message>
        <source>In the file, line {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines as they were mended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mended: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place of the repair</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExplanationPane</name>
    <message>
        <source>All rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix this …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix {count} …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix {count}: {rule}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the catalogue of rules here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows what would change before anything does.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message numerus="yes">
        <source>%n files of an earlier export stay there, and the index does not list them.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files of these names are there and will be replaced.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps could not be read for certain: entries may be missing.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Address of the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Choose …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Names of the files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 file of these names is there and will be replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 sitemap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 sitemap could not be read for certain: entries may be missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;ll ({count})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address of the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the folder that the files go to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compress the sitemaps with &amp;gzip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>F&amp;iltered ({count})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files that will be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder of the export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most &amp;URLs in a sitemap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most &amp;bytes in a sitemap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most URLs in a sitemap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most bytes in a sitemap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the &amp;schema in every file (xsi:schemaLocation)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names of the files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planning the export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;elected ({count})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpacked, as the protocol counts them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>https://www.example.com/ – left empty: the site of the first entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{files} with {urls} URLs, {size} unpacked, and the index “{index}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} stands for the number of the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” of an earlier export stays there, and the index does not list it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Exporting</name>
    <message numerus="yes">
        <source>%n files had that content already.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files of an earlier export lie there still, not listed by the index.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files of an earlier export were taken away.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files written to “{folder}”.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 file had that content already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 file of an earlier export was taken away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 file written to “{folder}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries may be missing: not all sitemaps could be read for certain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export as single file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exporting to “{name}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sitemap (*.xml);;Compressed sitemap (*.xml.gz);;Text list (*.txt);;CSV (*.csv);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking old files away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The export was stopped; all files are as they were before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” of an earlier export lies there still, not listed by the index.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” was written.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExtensionShowing</name>
    <message>
        <source>Another edit is still being done. Try again after it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changing extensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting extensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} in {count} entries</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Extensions</name>
    <message>
        <source>Add XML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add alternate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add article</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add mark for feature phones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add video</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alternates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Images</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mobile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move XML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move alternate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move article</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move mark for feature phones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move video</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>News</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other XML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove XML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove alternate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove alternates from {count} entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove article</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove articles from {count} entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove images from {count} entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove mark for feature phones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove marks for feature phones from {count} entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove other XML from {count} entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove video</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove videos from {count} entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove {count} alternates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove {count} articles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove {count} images</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove {count} marks for feature phones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove {count} pieces of XML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove {count} videos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Videos</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FacetButton</name>
    <message>
        <source>Do not ask for this any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take away {facet}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FacetCounting</name>
    <message>
        <source>Counting</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FacetRow</name>
    <message>
        <source>Further facets, for which there is no room here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Facets</name>
    <message>
        <source>0.0 to 0.4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0.5 to 0.7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0.8 to 1.0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alternates (hreflang)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any extension</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anything else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed since opened or saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Images</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the future</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mobile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>News</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No extension</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Older than 365 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other XML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Show entries by their changefreq.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show entries by their extensions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show entries by their lastmod.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show entries by their priority.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show entries by their problems.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show entries by what was done to them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the entries of some sitemaps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the entries of a folder, chosen beside the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sitemap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Videos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FaultDialog</name>
    <message>
        <source>Copy details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fault in the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong inside the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is not saved yet is in the recovery log; the next start offers it, should the program end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can go on; saving under another name is safest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your sitemaps on disk were not touched.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FieldModel</name>
    <message>
        <source>No longer read by Google.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not declared: {name} can only be looked at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one more …</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileAsking</name>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a folder of sitemaps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a sitemap or an index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save all sitemaps in a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sitemaps (*.xml *.xml.gz *.gz *.txt *.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sitemaps (*.xml *.xml.gz);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message numerus="yes">
        <source>%n mended places were saved.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 mended place was saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening was stopped; everything is as it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening “{name}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving was stopped; the files are as they were.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving “{name}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The files can be read by everybody now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This installation lacks the sample set.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message numerus="yes">
        <source>%n entries</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text, a /regular expression/, or conditions joined by “and”: a word (loc, lastmod, changefreq, priority, any, entry, sitemap, folder, extension, problem, state), then = != &lt; &gt; contains matches in or “is empty”, then a value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter: text, /regex/, or lastmod &lt; 2026-01-01</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save this filter, or choose one that was saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field in which a text or an expression is looked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where to look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{shown} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Filtering</name>
    <message>
        <source>Filtering</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FindPanel</name>
    <message numerus="yes">
        <source>%n entries</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>In all fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In {field}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match case (Alt+C)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;eplace by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regular expression (Alt+X)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace all …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace in 1 value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace in {count} values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selected entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where to look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole words only (Alt+W)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{times} in {where}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FindWork</name>
    <message>
        <source>Counting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace in 1 entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace in {count} entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace in {field}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replacing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search went round to the other end.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FixChoicesForm</name>
    <message>
        <source>&amp;Base for relative addresses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Escape characters as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Zone of times without one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base for relative addresses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Escape characters as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ISO-8859-1, for old servers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UTF-8, as nearly all servers expect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zone of times without one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown; Z is UTC</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FixList</name>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another namespace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>elements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the protocol's namespace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the schema's order</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FixesDialog</name>
    <message numerus="yes">
        <source>%n entries are in read-only sitemaps and left out.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries change</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files change</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values can't be fixed without guessing; they stay.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values change</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 entry changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 entry is in a read-only sitemap and left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 file changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 value can't be fixed without guessing; it stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 value changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Because of a fault in the program not everything could be tried for {titles}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix 1 entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix 1 file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix 1 value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix {count} entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix {count} files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix {count} values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for what can be fixed …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing here can be fixed without guessing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planning fixes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{changes} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{changes}, in one step that Undo takes back. Untick what shall stay (Space).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Fixing</name>
    <message>
        <source>Fix in 1 value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix in {count} values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix namespace of 1 file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix namespace of {count} files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing here can be fixed without guessing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order elements in 1 entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order elements in the index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order elements in {count} entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The explanation beside each problem says what to do.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FolderCounting</name>
    <message>
        <source>Counting folders</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FolderField</name>
    <message>
        <source>Choose a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FolderLine</name>
    <message>
        <source>Choose …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder of the site</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FolderTree</name>
    <message>
        <source>Addresses that are no complete web addresses, or are missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All folders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries of all folders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other addresses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{folder}, entries: {count}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FolderWork</name>
    <message>
        <source>&amp;Copy address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export entries …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Move entries to …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Set field …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete %Ln entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete entry</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FoldersPanel</name>
    <message>
        <source>Folders of the addresses</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Gauge</name>
    <message>
        <source>Close to the limit of the profile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over the limit of the profile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Within the limit of the profile.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GoToDialog</name>
    <message>
        <source>&amp;Number, 1 to {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of the entry</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GrowthWork</name>
    <message numerus="yes">
        <source>%n sitemaps are larger now than {profile} allows.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No sitemap is larger than {profile} allows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spill into a new sitemap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spill {count} entries into {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is too much can go to a new sitemap at the end; Undo takes the change back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With an index it can go on in further sitemaps; Undo takes the change back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write an index …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the index {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} sitemaps</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>“{full}” has no room for them, so %n new entries went to “{into}”.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>“{full}” is full, so the new entry went to “{into}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is larger now than {profile} allows.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>**All fields** also shows those that are hardly ever needed. What you do not touch stays as it is written, down to its spaces. [Extensions](extensions)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**Export as single file** writes one XML file, text list or CSV file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click on a bar shows these entries in the table; so does Enter, with the arrow keys to go from bar to bar. Pictures and numbers can be copied and saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A date should say when the page itself last changed. Search engines stop trusting dates that are always today.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A day: the form that most sitemaps use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fact about the data that a [rule](rules) found, with its source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file that lists sitemaps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A minute, with its zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number from 0.0 to 1.0; without it {usual} holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A part of a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A problem is a fact that a [rule](rules) found: what is wrong, where, and who says so. Problems are grouped by rule, the gravest first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A profile is one reader of sitemaps with its limits and habits. Choose it in the toolbar; exports and problems follow it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second; Z is the zone of Greenwich, UTC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A severity, or the id of a rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sitemap is a text in XML, encoded in UTF-8, that lists pages of one site. It may be compressed with gzip. An index lists sitemaps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A time without its zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value with blanks, commas or quotes may stand in quotes. Filters can be saved under a name, beside the filter line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An address of http or https of at most {count} characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An edit that puts a problem right without guessing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any of the four fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least one of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beside an open set lies a hidden file that tells others that it is open; while a set is saved, its new files lie there, too. Both go by themselves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broken files open, too. What is certain is mended: a bare `&amp;`, a tag that is not closed, several roots, text before the XML, a file cut off in the middle. Each repair is listed with its line, before and after, and no address is changed or lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bulk edits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By these rules entries, files and sets are judged. Each names its source. How grave a breach is depends on the [profile](limits); here it is {profile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns of CSV files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparisons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+5 shows all that belongs to the selected entry: its fields, images, videos, news, alternates, and any other XML. With several entries selected, a change holds for all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+B changes a field of the entries selected or shown, or of all. Every value is shown before and after; what can't be changed keeps its value, and is listed with the reason. One step undoes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+H finds a text in the entries shown or selected, in one field or all. F3 goes to the next match, Shift+F3 to the one before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+P finds anything that can be done by a few letters of its words. F1 in a part of the window opens the page about it. [All keys](shortcuts)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each entry has up to four fields; only `loc` is required. Columns of a CSV file are known by these names, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each row is an entry, each column a [field](fields). The table works like a spreadsheet: typing replaces a value, F2 edits it, Delete clears it or takes whole rows away, Ctrl+C and Ctrl+V copy and paste, also from and to a spreadsheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edits that are not saved yet, readable for you alone. A log goes when its set is saved or closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries may hold more than their fields: pictures, videos, news, alternates. Unknown XML is kept as it is written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries of sets of millions, while they are open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Escaping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything can be undone, also after saving. The history lists each edit with its size; a click goes back or forth to that point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Export writes new files: sitemaps within the limits of the profile, and their index. The plan shows names, counts and sizes before anything is written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expressions follow the syntax of Rust, which takes linear time on any text. It knows neither look-around nor references back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fields of an entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files and folders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find and replace</source>
        <translation>Suchen und ersetzen</translation>
    </message>
    <message>
        <source>Finds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five characters are escaped in the file. The table shows and takes them plain: type `&amp;`, and the file gets `&amp;amp;`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Forms of dates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hours end with 23</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ignored by {profiles}: `changefreq` and `priority`. They do no harm there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a sitemap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In an address, characters beyond ASCII and blanks are written with percent signs: `ü` as `%C3%BC`, a blank as `%20`. Fixes and the bulk edit **Escape** do that. Hosts have a form of their own: `münchen` is `xn--mnchen-3ya`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In an entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the replacement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inside {field}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits and profiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MB in a file, unpacked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Means</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moved by the variable {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name in filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No T, and no zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No longer read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody reads it any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>One `&lt;url&gt;` with its fields and extensions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One change that can be undone, of any size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One entry and its extensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One file of entries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of the [forms of dates](dates)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Überblick</translation>
    </message>
    <message>
        <source>Pages in several languages (hreflang)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages that name each other as alternates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Problems and fixes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the source on the web</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regular expressions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repairs</source>
        <translation>Reparaturen</translation>
    </message>
    <message>
        <source>Required.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample set</source>
        <translation>Beispielsatz</translation>
    </message>
    <message>
        <source>Saving, and what cannot get lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search engines ignore alternates that do not name each other. **Complete** gives all pages of a cluster the full list, as one edit. [The extension](extension-xhtml)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sitemap Studio opens the sitemaps that a site already has, shows what is wrong, and saves without disturbing anything that you did not touch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sitemaps in an index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sitemaps of the set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some rules are graver for one than for another; each page says for whom.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The change frequency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The date; a date stands for all the time that it names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file on disk stays as it is until you save. What cannot be mended for certain is shown as far as it is whole, and can only be looked at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder of the address, with all below it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folders of the addresses, with how many entries lie in each. A click shows only these; **All folders** shows everything again. The menu of a folder sets a field of its entries, moves, exports or deletes them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The limits and habits of one reader of sitemaps. [Limits](limits)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list on the left shows the index and its sitemaps, with the number of their entries. Choose one, and the table shows its entries alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of the sitemap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of the entry in the set, from 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The panel shows clusters: pages that name each other as alternates, beside the languages of the set. A tick says that all is well, a broken arrow that a page does not name the others back, a half circle that only some name it. Point at a sign to read more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The priority, as a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The protocol takes the six forms of the W3C note on dates and times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same engine without a window, for scripts. Exit code 0 says that all is well, 1 that errors or differences were found, 2 that it could not be done. Nothing that was chosen in the window holds there, and nothing is ever fetched from the web.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same page in another language, named by `hreflang`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The selected entry as it stands in the file, and as it will stand there after saving, with what changes marked. A second tab says it as a search engine reads it: escapes decoded, dates as moments, and what the profile ignores.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The set as charts: entries by month of their last change, by frequency, priority and folder, how full each sitemap is, and problems by severity.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>URLs in a sitemap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo and history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values that there are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What an entry holds besides: images, videos, news, alternates, or unknown XML. [Extensions](extensions)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What became of the entry since it was opened or saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is no date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is open: an index with its sitemaps, all sitemaps of a folder, or a lone one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the entry holds besides its fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the window remembers: its size, columns, recent files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What they see differently</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was mended so that a broken file could be read. [Repairs](repairs)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What went wrong, for a report of a fault.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you chose for good. A file that can't be understood is set aside with `.broken` behind its name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window and recent files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words typed above the table are looked for in the field chosen beside them. `/…/` looks for a [regular expression](patterns). A filter asks more precisely: a word, a comparison, a value, several of these joined by `and`. The command line takes the same filters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work in the background, with progress and a button that stops it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your copies of it. Those that you changed stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`loc`, `lastmod`, `changefreq` or `priority` of an entry. [Fields](fields)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a [date](dates)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a digit; a letter, digit or underscore; a blank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a dollar sign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a group, for repeating it or for the replacement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all that was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>alternate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any number of the thing before; at least one; one or none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any number of times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least {least}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most {count} characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most {count} in a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most {count} times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>codes of countries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dates from one to another; either may be left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not hold it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>extension</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fields of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from here on capitals do not matter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds no such thing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds the text, in capitals or not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds what a [regular expression](patterns) describes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in capitals, to the end or to `\E`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in small letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is at least, or no earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is at most, or no later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is less, or earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is missing or blank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is more, or later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is none of the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is one of a list with commas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no value, or a blank one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numbers from one to another, both included</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of these characters; `[^0-9]` any other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one or the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>repair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sitemap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the beginning; the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the code of a language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the next character as a capital, as a small letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sign itself, where it would mean something</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>today and the days before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two to four of the thing before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the field may not say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the first group found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the group of that name found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>• **A crash loses nothing.** Every edit is written down at once; the next start shows what was not saved, and brings it back. [Where that lies](places)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>• **A set is saved whole or not at all,** also if the power fails in the middle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>• **Aa** minds capitals, **W** finds whole words only, and `.*` reads a [regular expression](patterns).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>• **Change many entries** with Ctrl+B, or find and replace with Ctrl+H. Each shows every value before and after, and is one step to undo. [More about bulk edits](bulk)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>• **Click a cell and type.** Enter takes the value. A wrong value is kept as typed and marked; point at it to read why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>• **Filter** with Ctrl+F: type a few letters, or ask precisely, as in `lastmod &lt; 2025-01-01`. [More about filters](filter-words)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>• **Fix** first shows every value before and after. Fixes only do what is certain; what needs a decision, such as the zone of a time, is asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>• **Only what changed is written.** Change one date, and a comparison of the file shows one line. Comments, unknown extensions, indentation and order stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>• **Open** a sitemap, an index with its sitemaps, or a folder: by the menu, or by dropping it on the window. The sample set is there to try things out; you work on a copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>• **Others are noticed.** If another program changes a file, you choose: reload, keep yours, or compare. A set that is open elsewhere opens for reading only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>• **Problems** below the table lists all that is wrong. A click leads to the cell, and what can be fixed safely has a button. [More about problems](problems)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>• **Replace all** lists every value before and after. Untick what should stay, then replace: one step to undo, however many entries change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>• **Save** with Ctrl+S writes only what changed. **Export** writes new sitemaps, split as the limits demand, with their index. [More about export](export)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>• A click leads to the cell. F8 goes from problem to problem.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>• A click on a header sorts the view; Shift and a click add a further column. The files keep their order until you choose **Apply this order to the sitemap**.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>• A lone sitemap, or a folder of them, gets an index with **Write an index**.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>• A mark in a cell is a problem: a cross is an error, a triangle a warning, a circle a note. It goes as soon as the value is right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>• An **error** breaks the protocol: search engines drop the value, the entry or the sitemap. A **warning** is read, but probably not as it was meant. A **note** is worth knowing and harmless.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>• An entry that you edit stays visible even if the filter no longer lets it through, until the filter is applied again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>• Ctrl+D gives the selected cells the value of the topmost one, Ctrl+Enter that of the current one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>• Entries are taken from the whole set, from what is shown, or from what is selected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>• Entries move to another sitemap with Ctrl+Shift+M, or by dragging them onto it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>• F5 checks everything anew. Edits are judged at once, without it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>• Gzip makes files about ten times smaller; limits hold for the uncompressed size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>• Sitemaps can be added, renamed, arranged, merged, split and removed. Files follow when you save; until then everything can be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>• The profile in the toolbar says whose [limits](limits) hold. Another profile may judge the same value otherwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>• The same export to the same folder again writes only what changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>• What a sitemap has too much spills into a new one at the end of the set. Nothing is ever renumbered.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpView</name>
    <message>
        <source>Page of the help</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message numerus="yes">
        <source>%n pages</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Print …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the page that is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type words that the page should hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{note}: {title}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HintBubble</name>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F6 leads to the hint, Esc in it ends the tour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip the tour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <source>As it was opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a step to go back or forth to it. The disk marks what is saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps of the history</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ItemModel</name>
    <message>
        <source>(no {field})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ItemSection</name>
    <message>
        <source>(various) Select one entry to see and edit them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change {field}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show also the fields that are no longer read or hardly ever needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values: {kind}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>JobLine</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel: {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}: stopping …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}: {what}, {share} %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>JobStrip</name>
    <message>
        <source>Running jobs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Jobs</name>
    <message>
        <source>Nothing was changed. The log names the fault: {fault}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{title}” could not be finished because of a fault in the program.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LanguageTable</name>
    <message>
        <source>Cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many pages of the set belong to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Named by the page for everybody else, or else by the first one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LanguageView</name>
    <message>
        <source>Clusters of alternates by language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Languages</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LanguageWork</name>
    <message numerus="yes">
        <source>%n entries get further alternates.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries got alternates.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 entry gets further alternates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 entry got alternates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add missing languages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adding languages</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Complete alternates of %n entries</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Complete alternates of 1 entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Completing clusters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No alternate is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No entry of this set names an alternate in another language.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No link says which language {count} of the entries are in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not up to date: reading alternates was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading alternates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading alternates was stopped; show this panel again to go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading alternates …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching clusters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The set is not checked yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to complete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} entries may only be looked at, and lack alternates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} entries stay as they are: a language has several addresses among them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} get no link to themselves: no page gives them a language.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} stay as they are: a language of their cluster has several addresses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} stay as they are: their files may only be looked at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{what} in %n entries</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{what} in 1 entry</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message numerus="yes">
        <source>%n clusters</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n languages</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not named by all</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages of the set</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with conflicts</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with pages not in the set</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with pages without a language</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without return link</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 page of the set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All clusters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All pages of this cluster name it, and it links back to them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody else (x-default)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has no link back to {loc}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its page claims another language for itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No entry of the set has this address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No link gives 1 of them a language.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No page of this cluster names an alternate in this language.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not named by all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only with faults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Probably meant: {code}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page names itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pages of this cluster give it several addresses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With conflicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With missing languages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With pages not in the set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With pages without a language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without return link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>conflict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no faults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no return link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in the set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not named by all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without a language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{naming} of {size} pages name it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{code}” {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LanguagesDialog</name>
    <message>
        <source>&amp;Add language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add missing languages</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Add to %n entries</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Add to 1 entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Addresses begin with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For {loc}:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Name two languages at least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No codes of languages: {codes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages that are named alike in all languages differ in how their addresses begin. Entries that have an alternate in a language keep it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where addresses of each language begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{loc} begins with none of these, so it gets no alternates.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LanguagesPanel</name>
    <message>
        <source>&amp;Go to the entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Being updated …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Co&amp;mplete %n clusters</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Co&amp;mplete cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete all &amp;listed …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count what completing all clusters listed would change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give all pages of the selected clusters the full list of alternates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next fault (F8 in this list)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cluster is like what is chosen above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cluster listed has a fault.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous fault (Shift+F8 in this list)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search clusters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search in addresses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all clusters</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LeakList</name>
    <message>
        <source>Error: {pattern}: {fault}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LeakListView</name>
    <message>
        <source>Leak patterns</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LeakPatterns</name>
    <message>
        <source>{reason} The usual leak patterns hold.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LeaksDialog</name>
    <message numerus="yes">
        <source>%n patterns are wrong; mend them, or turn them off.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Looks like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Try an address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 pattern is wrong; mend it, or turn it off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a pattern (Insert)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address to try the patterns on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Addresses in which one of these is found are marked as probably not public.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leak patterns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looked for anywhere in the address; ^ is its beginning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pattern is found in this address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only complete addresses are judged, which begin with http:// or https://.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the list that comes with the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the selected patterns away (Delete)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a regular expression of Rust's kind, such as /draft-[0-9]+</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LeftSets</name>
    <message numerus="yes">
        <source>%n steps since {when}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 step since {when}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has no file yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved when the program ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recover {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recover …</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ListedBox</name>
    <message>
        <source>Clusters to list</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MarkedPlace</name>
    <message>
        <source>Character {number}: {text}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this message (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the next message; this one comes again behind it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MobileSection</name>
    <message>
        <source>Made for feature phones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page is made for feature phones. Nobody reads this mark any more; it does no harm.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NameLine</name>
    <message>
        <source>Name of the file</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewSitemapDialog</name>
    <message>
        <source>&amp;Address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add sitemap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is written, and listed in the index, by the next save; .gz packs it.</source>
        <translation type="unfinished"></translation>
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
    <name>ObstacleNews</name>
    <message numerus="yes">
        <source>%n files of the set have other names on this disk, too (hard links).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files of the set may not be written where they are.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save it in another place; what is open here can be edited all the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving gives new content to this name only; under the others the old stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” has other names on this disk, too (hard links).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” may not be written where it is.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OpeningNews</name>
    <message numerus="yes">
        <source>%n files are not in UTF-8.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places were mended so that “{name}” could be read.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps are larger than the ceiling.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps follow neither the encoding that they declare nor UTF-8.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 place was mended so that “{name}” could be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ceilings guard the memory of this computer: {size} MB unpacked for each file, {ratio} times its size on disk, {entries} entries in all. Open it all the same if you trust where it comes from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose its encoding …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its entries can be copied and exported; the file stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is guessed: look at how it reads, and choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open all the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open for editing anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving a change writes UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving writes those that changed; search engines find all of them by an index.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The panel of repairs lists what and where; nothing on disk has changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their entries can be copied and exported; the files stay as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write an index …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason} Here it can only be looked at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>“{name}” and %n more can only be looked at: {reason}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” can only be looked at: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” holds {count} sitemaps and no index.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is in {encoding}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OutsideWork</name>
    <message numerus="yes">
        <source>%n files of the set are not on the disk any more.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files of the set were changed by other programs.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Compare …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything is still open here; saving writes it anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its entries are kept with all their fields and extensions; comments and layout are written anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking at the files of “{name}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was lost: what is open here is as it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Saving replaces %n files by what is open here.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Saving replaces “{name}” by what is open here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is not on the disk any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” was changed by another program.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Overview</name>
    <message numerus="yes">
        <source>%n entries</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries by changefreq</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries by folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries by lastmod</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries by priority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries with problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How full the sitemaps are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits of {profile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most frequent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The set is not checked yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after {date}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and {count} less full ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and {count} more rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>anything else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before {date}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under {share} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} ×</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}: {entries}, {share}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {urls} of {max_urls} URLs, {bytes} of {max_bytes} MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{share} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{told}; besides {count} × in files or the set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{told}; over the limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✖ {share}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OverviewPanel</name>
    <message>
        <source>&amp;Copy picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save picture …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy or save the charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the charts as a picture or as numbers, or save the picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count all entries of the set, or only those that the table shows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries that are counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole set</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OverviewPictures</name>
    <message>
        <source>Drawing (*.svg)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers are on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture “{name}” was written.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OverviewWork</name>
    <message>
        <source>Being counted …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not up to date: counting was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to count: the set has no entries yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PaletteDialog</name>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No command answers these words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type what you want to do</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PanelTitle</name>
    <message>
        <source>Close the panel “{title}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this panel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlanDialog</name>
    <message>
        <source>Planning</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlanList</name>
    <message>
        <source>Address in the index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size unpacked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>URLs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the index itself</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlannedList</name>
    <message>
        <source>(element taken away)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} · {loc}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlannedView</name>
    <message>
        <source>Values that would change</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PreviewPanel</name>
    <message>
        <source> (ignored)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it is read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it is written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as it &amp;will be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as it stands in the &amp;file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy this entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy this entry as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy what is &amp;read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select an entry to see how it is written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The XML of the entry in its file; what saving will change is marked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The entry as a search engine reads it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a search engine understands, decoded, and what it ignores.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PreviewText</name>
    <message>
        <source>Comes: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The entry as it is written</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PreviewWork</name>
    <message>
        <source>As it stands in the file; saving leaves it alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry {number} in {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It can only be looked at, and stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is too long to be shown whole: this is its beginning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New in this file: it is written when the set is saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previewing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving replaces lines with − by lines with +.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select an entry to see how it is written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was mended to be read; see Repairs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first of {count} selected entries.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message numerus="yes">
        <source>%n sitemaps</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 sitemap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preparing the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Severity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it means</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entries} in {files} · judged by the limits of {profile} · {date}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{program} · page {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProblemFilterBar</name>
    <message numerus="yes">
        <source>%n errors</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All sitemaps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files and sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search in messages and values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only problems of this: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide problems of this severity.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sitemap</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProblemReports</name>
    <message>
        <source>Data (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page to read (*.html)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages as on paper (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SARIF for code hosts (*.sarif)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a report of the set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report was stopped; nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report “{name}” was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing “{name}”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProblemSearch</name>
    <message>
        <source>Searching problems for “{words}”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProblemSteps</name>
    <message>
        <source>None of the entries shown has a problem that is listed below.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProblemTree</name>
    <message>
        <source>Field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entry {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{severity}: {title}, {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} ({count}) – {explanation}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProblemView</name>
    <message>
        <source>Problems by rule</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProblemWork</name>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report …</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go to the cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All problems are hidden by the choice of severities above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix &amp;all {count} …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No problem is like what is chosen above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>No problems found in %n entries.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No problems found in 1 entry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the &amp;rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The set is not checked yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProfileChoice</name>
    <message>
        <source>Profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose limits the set is compared with</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>Address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As people read it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change frequency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This XML is not well-formed: it is ignored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no complete address of the web: the entry is skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>XML that no search engine is known to read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none: the entry is skipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not stated, which means {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{consumer} ignores change frequency and priority.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{moment} UTC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{moment} in your time zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{moment}, no day stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{moment}, the whole day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} ({count})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is no date: it is ignored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is no number from 0.0 to 1.0: it is ignored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is none of the seven: it is ignored</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReadingOn</name>
    <message>
        <source>Reading was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading “{name}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was read can be edited and saved; reload the set to read the rest.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecentButton</name>
    <message>
        <source>{path} is not there any more.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecentMenu</name>
    <message>
        <source>&amp;Forget these files</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecentRow</name>
    <message>
        <source>&amp;Copy its path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove from the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep “{name}” at the top of the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open its &amp;folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove “{name}” from the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Un&amp;pin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpin “{name}”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecordsField</name>
    <message numerus="yes">
        <source>%n of them</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The usual ones</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message numerus="yes">
        <source>%n changes do not fit any more and are left out.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps at the end can't be understood and are left out.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 change does not fit any more and is left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries that still are what they were can be edited as before:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything is in it already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking at what was not saved …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing fits any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recover unsaved changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recover what fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recovering “{name}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the rest as a list …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save what does not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last step can't be understood and is left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was done to “{name}” leaves it as it is on disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What would be recovered</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>“{name}” and %n more files were changed since.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” gets back {changes}; nothing on disk changes until it is saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” lists what does not fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” was changed since.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecoveryList</name>
    <message numerus="yes">
        <source>%n added entries</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes of the set</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moved entries</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>(added)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(removed)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(written in another order or namespace)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 added entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 change of the set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 moved entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>extensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>extensions of %n entries</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>extensions of 1 entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>file name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sitemap</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>the removal of %n entries</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>the removal of 1 entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} in {sitemap}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecoveryWork</name>
    <message numerus="yes">
        <source>%n sets have changes that were not saved when the program ended.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps were recovered.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 step was recovered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look again at what can be recovered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for unsaved changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recover …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recovery log can't be written: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo takes it back; nothing is saved yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo takes them back one by one; nothing is saved yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What still fits was recovered in one step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recovered step {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undoing of {step}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” has changes that were not saved when the program ended, {when}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” was changed meanwhile.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RepairList</name>
    <message>
        <source>After</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was done</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RepairPlaces</name>
    <message>
        <source>Reading “{name}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is not the one any more that was opened, so that its lines can't be shown.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RepairsPanel</name>
    <message numerus="yes">
        <source>%n places were mended so that the set could be read.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 place was mended so that the set could be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a repair to see the lines around it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing had to be mended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repairs</source>
        <translation>Reparaturen</translation>
    </message>
    <message>
        <source>The files on disk are as they were until you save.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleCard</name>
    <message>
        <source>Choose a problem or a rule: here is explained what it asks and why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not minded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Severity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does it mean?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{severity} for {profile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{severity}, for every profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… and {count} more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SaveFilterDialog</name>
    <message>
        <source>&amp;Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This takes the place of the filter of that name.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SavedFilters</name>
    <message>
        <source>&amp;Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save this filter …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The filter “{name}”: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Section</name>
    <message>
        <source>Select one entry to add to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{have} of {total} entries</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SectionHeader</name>
    <message>
        <source>Move down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move up</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SectionNote</name>
    <message>
        <source>And {count} more.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source> (and {count} more)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> GB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> Most entries do: maybe it is the sitemap's address that is of another site, such as a test site.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> Write “{suggestion}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> allows every W3C date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> and {more:,} more {unit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> at character {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> in its {group}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> in line {line} </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> of “{title}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> pt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> to {maximum:,g}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n bytes that are no gzip data were</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries have</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>(S(…)) in its path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, and is from 0.0 to 1.0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, as {in_ascii}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, listed in “{index}”,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>/en/ and /de/ name each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>/en/ names /de/, which does not name /en/</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0.8 for the pages that matter more than the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 entry has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1,000 images at most in each entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1,200 entries have a changefreq</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1,200 entries have a priority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2026-10-01 in the index, 2026-11-02 in the sitemap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2026-11-02 in the index</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>; %n entries {words}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>; 1 entry {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; nothing was written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; the file is as it was before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; the schema alone objects, the prose of the protocol</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; “{hint}” is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;image:image&gt; may hold none of its fields more often than it allows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;image:image&gt; needs loc.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;news:news&gt; may hold none of its fields more often than it allows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;news:news&gt; needs publication, publication.name, publication.language, publication_date and title.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;video:video&gt; may hold none of its fields more often than it allows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;video:video&gt; needs restriction@relationship, platform@relationship and id@type where what bears them is there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;video:video&gt; needs thumbnail_loc, title, description, tvshow.show_title and tvshow.video_type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;xhtml:link&gt; needs @rel and @href where what bears them is there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;{prefix}:{name}&gt; has no meaning directly in an entry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>@href: http://www.example.com/summer sale.jpg</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A blank stood within a tag; it was removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A byte order mark may stand once, at the very beginning; the others were removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A byte that is no UTF-8 becomes its character in Windows-1252.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A change frequency is always, hourly, daily, weekly, monthly, yearly or never, in lower case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A change frequency that is not known is left out with its element.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A closing tag is added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A closing tag is removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A closing tag is renamed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A comment may not hold “--”; the hyphens were set apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A date must exist in the calendar, and a time on the clock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A date must have one of the six W3C forms.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A date that is not known is left out with its element.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A declaration must be the very first thing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dollar sign needs a group behind it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file holds one sitemap; split it or remove the rest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file “{name}” lies there already and is no sitemap of the set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A gzipped file whose checksum is not that of its content</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A gzipped sitemap should have a name that ends in .gz, and no other sitemap should.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A host with characters beyond ASCII must be written in its ASCII form, which begins with xn--. With escapes such as %C3%BC a host is legal, but names are looked up as they stand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A keyword for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A language of a page has one address, and the page there must claim that language for itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A loc must hold the address of its page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A loc stands in the root itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A news sitemap should name articles of the last two days only; older ones are no longer read as news.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A no-break space, a byte order mark or the like before or behind an address is no white space to XML: consumers take it for a part of the address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A page can't have been changed on a day that has not come yet anywhere on earth; Bing refuses such dates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A page should be listed under http or under https, not under both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A page that names alternates should name itself among them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A percent sign must be followed by two hexadecimal digits; as a character it is written %25.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A priority is a decimal number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A priority is from 0.0 to 1.0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A priority is written with a point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A priority is written without an exponent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A priority that is not known is left out with its element, which means 0.5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A processing instruction gets its “?&gt;”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A processing instruction was never closed; its “?” was added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rule failed because of a fault in Sitemap Studio: what is named was not judged by it and may be right or wrong. All other rules, and the same rule elsewhere, were judged. Please report the fault.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second XML declaration stood in the file; it was removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sitemap holds url elements and an index holds sitemap elements; consumers pass over the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sitemap may hold no more than 1,000 articles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sitemap may list no more URLs than the profile allows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sitemap may list only addresses of its own protocol, host and port, in or below its own folder. Addresses of another host count, too, where the robots.txt of that host names the sitemap (cross-submission).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sitemap may take no more bytes, unpacked, than the profile allows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sitemap must be allowed at least one entry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sitemap must be encoded in UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sitemap must be well-formed XML with the names that the protocol gives; consumers mend nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sitemap or an index must be valid by the published schema, as far as the prose of the protocol agrees.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sitemap should list at least one URL, an index at least one sitemap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sitemap that lies beside those listed, and is not listed itself, is found by nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step of the recovery log can't be done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step of the recovery log can't be understood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tag gets its “&gt;”, or loses a blank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text sitemap begins with an address, a CSV file with the names of its columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A time needs its zone: Z, or the distance from UTC. Google refuses a time without one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A user name or password before the host is published to everybody, and consumers refuse it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value is text alone; what consumers make of an element in it nobody knows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A video needs the address of its file or of a player, content_loc or player_loc.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A video whose expiration_date has passed is no longer shown in search results.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A {forms} holds {room}; {more:,} entries of “{name}” have more than that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A “&amp;” stood alone; it was written as “&amp;amp;”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A “&lt;” stood alone; it was written as “&amp;lt;”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A “&lt;” stood in an attribute; it was written as “&amp;lt;”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a “{field}” first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add {wanted}, or {wanted}.gz to have it packed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address of a page about the uploader.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address of a player for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address of a still picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address of its licence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address of one of the clips that make up the video.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address of the alternate, complete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address of the collection it belongs to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address of the folder of exports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address of the page, complete with its protocol.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address of the picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address of the video file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Addresses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Addresses that begin otherwise stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Addresses that differ only in “www.”, a slash at the end, the case of the host or of escapes, the fragment or the usual port are probably one page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All addresses of a sitemap must have its own protocol and host. Where nobody told the address of a lone sitemap, it is taken to lie on the site of more than half of its entries. Since that is inferred, and since the robots.txt of another host may name the sitemap (cross-submission), it is no error in any profile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All bytes are valid UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All entries</source>
        <translation>Alle Einträge</translation>
    </message>
    <message>
        <source>All entries before are complete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All entries of a sitemap together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files are as they were before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All its files hold what was saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of them hold entries of one kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All {count:,} dates in {name} are “{date}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All {count:,} priorities in {name} are {priority}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alternate listed twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alternate {number:,}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alternates must name each other: a link that is not returned is ignored. Told only of pages in the set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always “alternate”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An address may hold only the characters of RFC 3986; all others must be percent-encoded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An address must be complete: it begins with the protocol and names the host.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An address must be shorter than 2,048 characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An address must name a host that can be one, and a port, where given, must be a number from 1 to 65535. What begins with xn-- must stand for a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An address should be listed once in a set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An alternate needs hreflang, or media where it is made for another screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An attribute of “{token}” stood there twice; the first one was kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An attribute was not in straight quotes, or without a value or a blank before it; its tag was mended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An edit is about an entry that is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An element in the namespace of &lt;image:image&gt; must be one that it defines, and stand in its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An element in the namespace of &lt;mobile:mobile&gt; must be one that it defines, and stand in its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An element in the namespace of &lt;news:news&gt; must be one that it defines, and stand in its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An element in the namespace of &lt;video:video&gt; must be one that it defines, and stand in its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An element in the namespace of &lt;xhtml:link&gt; must be one that it defines, and stand in its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An element in the protocol's namespace must be one that the protocol defines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An element may have each of them once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An entity of HTML becomes its character.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An entry is opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An entry may hold each of loc, lastmod, changefreq and priority once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An entry may hold no more than 1 &lt;mobile:mobile&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An entry may hold no more than 1 &lt;news:news&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An entry may hold no more than 1,000 &lt;image:image&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An entry of more than 10,000 elements and attributes is not held against the schema.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An entry of “{index}” needs an address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An entry of “{index}” {which}, so that it names no sitemap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An entry of “{name}” has no field, which a CSV file can't hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An entry should name each language once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An identifier of the video elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An index lists every sitemap once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An index may list no more sitemaps than the profile allows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An index may list only sitemaps of its own site: same protocol, host and port. A sitemap on another host counts only where that host is the site's own and robots.txt names the sitemap there (cross-submission).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An index may list sitemaps only, no other index and not itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An index may list sitemaps only; its entry is kept as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An interrupted save{of_what} could be neither completed nor undone: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An interrupted save{of_what} was completed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An interrupted save{of_what} was undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An opening tag is put right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An order has to name every sitemap of the set once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Article {number:,}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the profile allows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system says</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Ask for permission to read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attributes get straight quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bases for relative addresses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broad subject.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Byte order marks but the first are removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Case means nothing in protocol and host; both are usually written in lower case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change frequency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the permissions, or save to another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changing entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the disk, or save to another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking against the schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checks and fixes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a shorter name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a sitemap file in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an XML, text or CSV file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another folder, or another name for the sitemaps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another name, or move that file away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another one, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another profile, or export the set in several.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another sitemap, or open the set again once it can be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the folder that holds the files of the site.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close every element in the order in which they were opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close it in the other program and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close it there, or save it under another name here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete addresses stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compress sitemaps with gzip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compression error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conflicting hreflang</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Control characters are removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the encoding in the first line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct them in a text editor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Countries where it may or may not be played, by ISO 3166-1 alpha-2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create the folder, or save to another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Currency by ISO 4217.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut to the date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Date before the web</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date in the future</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dates that are the same for all entries of a sitemap tell when it was made, not when its pages changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dates without a time stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dates, frequencies and priorities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declare it in its element with “xmlns:…”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declare it on the root element with “xmlns:…”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete entries, or choose another profile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deutsch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Download the file and open it here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate URL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate URL: http and https</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit it as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit it in its own place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elements in another order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty sitemap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End it in .xml, .xml.gz, .txt or .csv.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End with a slash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End without a slash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>English</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries of “{name}” lie in memory, as the folder for large sets can't be used: {trouble}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries that have a text keep it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries whose page has no file in the folder keep their date.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries {joined}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry {broken:,} can't stand in a text sitemap: its loc holds a line break.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry {number:,}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry {number:,} of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry {place:,} alone takes {entry_bytes:,} bytes; with the XML around it, a sitemap of {max_bytes:,} bytes can't hold it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry {place:,} can't be written: its {name} holds the character U+{ord:04X}, which XML can't hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Escape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Escape characters as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Español</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every entry gets it, also one without a date.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every entry gets the text, whatever it had.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every entry needs a loc with the address of its page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every entry with an address on the web gets it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every second byte is zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every sitemap that an index lists must be readable: XML or text, as it is or packed with gzip, not zip.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every sitemap that an index lists must be there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expired video</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Export the entries to a new file, and report this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fetch it again; the copy here is not what was packed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fetch or export it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fetch or mend the file first, or export its entries to a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File size error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files were put one behind the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files with an ending, and addresses with a query, stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill or delete it, or save as an .xml file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill or delete them, or save as an .xml file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filters that were saved under a name, as they would be typed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder for large sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fragments that are places within a program (#!, #/) stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Français</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free some space for temporary files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free some space there, or choose another folder in the preferences.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free some space, or save to another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frequency contradicts date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Further XML declarations are removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a base URL such as https://www.example.com/.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a number from 0 to 1000, such as 0.5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a number from 0.0 to 1.0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give it one in double quotes, or remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give one from -{max_days:,} to {max_days:,}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give one from 1 to {max_digits}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give one such as https://www.example.com/.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give one, or clear the values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give priorities from 0.0 to 1.0, that of the start page first, such as “1.0 0.8 0.6”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the address of the sitemap or of its folder, such as https://www.example.com/.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the address of the sitemap, such as https://www.example.com/sitemap-2.xml.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the report another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the sitemap another name, or move that file away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Google</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Google Search Central, large sitemaps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half a character can't be looked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height of rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High priority everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host in capitals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much of a disk the entries of one large set may take while it is open; what is more lies in memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much room there is around the lines of tables and lists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often it was seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often the page is likely to change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hyphens in comments are set apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ISO-8859-1 (Latin-1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If nobody has it open any more, edit it anyway; what says so is the file “{place}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ignored tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Image {number:,}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Importance beside the site's other pages, 0.0 to 1.0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the host {host} the % must be followed by two hexadecimal digits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the index “{facts}”: {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the whole window; the letters of the table alone are made larger in the View menu.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In what the web server expects characters beyond ASCII, when addresses are fixed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In {name} {have} a {field}, which this search engine does not read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In {text} the % must be followed by two hexadecimal digits; as a character it is written %25.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In “{name}”, “{key}” must be {error}; the usual holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Incomplete URL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Incorrect namespace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indexes and sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invalid URL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invalid URL: backslash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invalid URL: empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invalid URL: host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invalid URL: host not in ASCII</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invalid URL: percent sign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invalid URL: protocol</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invalid URL: too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invalid URL: white space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invalid by the schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invalid date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invalid date: empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invalid date: no time zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invalid tag value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invalid tag value: decimal comma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invalid tag value: empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invalid tag value: exponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invalid tag value: no number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invisible characters around the URL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It asks for nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It asks for: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It begins no reference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It begins no tag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It begins with http:// or https:// and names the host, as http://www.example.com/ does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It can be {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It closes nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It ends like a tag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is a feed; open the sitemap itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is neither entry nor comment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is opened once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may be an error page of the web server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stands where the open element ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was left alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was set aside as “{aside}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its customary prefix is used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its entries are all of the other kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its folder is where the index and the other sitemaps will lie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its language by ISO 639, in two or three letters; zh-cn or zh-tw for Chinese.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep between</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the name for the sitemap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keywords of the article.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Language by ISO 639-1, maybe with a script (ISO 15924) and a region (ISO 3166-1), or x-default.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last modified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leading whitespace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leak patterns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave fragments out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave out what follows the path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave session ids out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave some out, or shorten them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave tracking parameters out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length in seconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of the clip in seconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let that user open it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters of several alphabets in one name look like another name, and browsers distrust it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Look at the quotes there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for a part of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for another window of this program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look whether you may read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look-around and back-references are not known; a backslash before a mark takes it literally.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looked for it in “{parent}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking at the files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make absolute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing XML attribute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing XML declaration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing XML tag</source>
        <translation>Fehlendes XML-Tag</translation>
    </message>
    <message>
        <source>Missing self-reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mobile mark {number:,}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most URLs in an exported sitemap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most bytes in an exported sitemap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move them to another sitemap of the set, or export them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name its columns in the first line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the publication.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of who uploaded it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names get the case that the protocol gives them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names of exported files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Near-duplicate URL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needless port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nested sitemap indexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No CDATA section is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No return tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sitemap lies in “{folder}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sitemap needs that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not fixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not judged by a rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not judged by the schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is called “{unknown}” here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of the episode.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of the season.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of &lt;image:image&gt;, caption, geo_location, title and license are no longer read by Google; they do no harm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of &lt;image:image&gt;, loc and license must be addresses of http or https with legal characters, shorter than 2,048.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of &lt;image:image&gt;, loc and license must be complete addresses: they begin with the protocol and name the host.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of &lt;news:news&gt;, access and genres must be one of the values that are defined.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of &lt;news:news&gt;, publication_date must be real dates in one of the W3C forms; a time needs its zone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of &lt;news:news&gt;, stock_tickers may name only so many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of &lt;news:news&gt;, stock_tickers must be written in their form.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, duration, rating, content_segment_loc@duration, view_count, price, tvshow.season_number and tvshow.episode_number must be numbers between their bounds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, duration, rating, content_segment_loc@duration, view_count, price, tvshow.season_number and tvshow.episode_number must be numbers, whole ones where they count something.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, expiration_date, publication_date and tvshow.premier_date must be real dates in one of the W3C forms; a time needs its zone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, family_friendly, restriction@relationship, price@type, price@resolution, requires_subscription, tvshow.video_type, platform, platform@relationship, live and id@type must be one of the values that are defined.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, player_loc@allow_embed, player_loc@autoplay, category, gallery_loc, price and tvshow are no longer read by Google; they do no harm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, restriction and price@currency must be written in their form.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, thumbnail_loc, content_loc, player_loc, content_segment_loc, gallery_loc and uploader@info must be addresses of http or https with legal characters, shorter than 2,048.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, thumbnail_loc, content_loc, player_loc, content_segment_loc, gallery_loc and uploader@info must be complete addresses: they begin with the protocol and name the host.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, title, description and category have a greatest length.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of &lt;xhtml:link&gt;, @href must be addresses of http or https with legal characters, shorter than 2,048.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of &lt;xhtml:link&gt;, @href must be complete addresses: they begin with the protocol and name the host.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of &lt;xhtml:link&gt;, @rel must be one of the values that are defined.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of equal attributes the first is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One byte that is no gzip data was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One sitemap alone can't be merged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only escapes go that mean the same without.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open one folder, or files of one folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open one of them: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open sets in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the files of one folder; others can be exported together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the set again once it can be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the set again once the file is there and can be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the set again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening the set again puts them right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other parameters stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outdated date in the index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outdated news</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters such as utm_source tell where a visitor came from; the page is the same without them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parsing error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path mismatch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pattern {number}, “{each}”, can't be looked for: {fault}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Platforms where it may or may not be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Please report this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Port 80 of http and port 443 of https go without saying.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price in one currency; without an amount, its type says how it is sold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priorities between the two stay as written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priorities that are all the same say nothing: they are only compared with each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Private networks, test sites, administration, hidden files and backups are seldom meant for all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Probably not public</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profile of new windows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put its value in double quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the file beside the index to open it with the set; the index keeps its entry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put {n} into it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put {{n}} into it, as in “{default_name}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise the ceiling if you trust where it comes from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise the ceiling to open it whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise the limit of URLs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise the limit of bytes, or shorten the entry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise the limits per sitemap, choose another profile, or export fewer entries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rating from 0.0 to 5.0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading extensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recovery log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refused by the schema alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload the set to read it; its file stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove all but the first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove it, or open it before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove it, or write its “&amp;” as “&amp;amp;”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove it; XML allows none but tab and line ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove it; a sitemap needs none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the character from the value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the line break, or save as XML.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the second hyphen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the sitemap instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the “&lt;!DOCTYPE …&gt;” from the file; a sitemap needs none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove what stands before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolution at this price.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results stay from 0.0 to 1.0; entries without a priority stay without.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Room for large sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Root and entries have the protocol's names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same date everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same priority everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as an .xml file to keep it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save it again as UTF-8, or declare the encoding that it really has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save it as an .xml file first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save it in UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save it under a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save its content to a file first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save to another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save under another name, or open it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save under another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving a change writes it in UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say so in the expression itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say “day” or “second”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schema and W3C disagree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set by depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set from the files of the site</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set to a date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set to now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set where empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several roots become one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift by days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shorter numbers stay as written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single bytes come from text that was pasted into a UTF-8 file; several together are not touched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sitemap 0.9 (2008)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sitemap and index mixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sitemap listed twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sitemap not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sitemap not listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sitemaps are told by their content; their names end in .xml or .xml.gz.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some files may be older than others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something must come behind the backslash.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something stood behind the end of the sitemap; it was removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sorting into folders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split it first; no search engine takes a sitemap of that size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split it otherwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps such as /../ belong to relative addresses; consumers go them and list another address than this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suspicious host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tag no longer read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text stands between the elements of the entry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The XML around an entry that was changed is not well-formed, so the change can't be put into it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The XML can't be taken: in line {line}, column {column}, {cause}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The XML declaration is written anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The XML declaration was malformed; it was written anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The XML is not well-formed {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The XML is not well-formed: {place}, {cause}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address carries the id of a session, {what}: every visitor gets another address for one page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address has an @ without a user name before the host, which is needless.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address has {length:,} characters; it must have fewer than 2,048, though the published schema takes 2,048.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address has {length:,} characters; it must have fewer than 2,048.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address tells everybody {what} {name}, and consumers refuse it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attribute {attribute}{quoted} of “{element}” in line {line} {predicate}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The base URL {base_url} is not complete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The beginning of a recovery log can't be understood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The byte {named} is no UTF-8; it is read as “{characters}” (Windows-1252).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The change frequency is empty; leave the element out if it is unknown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The choice holds until the program ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The colon after the host is needless without a port.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The column “{name}” is no field and was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The date is empty; leave the element out if the date is unknown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The date of a sitemap in its index can't be earlier than the newest date in that sitemap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declared encoding becomes UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The download may be incomplete; fetch it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The element goes; what the entry holds besides stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The elements of {many} are not in the order {names}, extensions last; the schema demands it, the text of the protocol does not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The entries of “{sitemap}” can't be looked at in the cache: {strerror}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The entry has more than {most:,} &lt;{shown_name}&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The entry has no loc.</source>
        <translation>Der Eintrag hat keinen loc.</translation>
    </message>
    <message>
        <source>The export would need {count:,} sitemaps; an index may list {max_sitemaps:,} ({title}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The expression can't be looked for as a whole word, or in any case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The expression has no group “{name}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The expression has none; $0 is all that it found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The expression “{shown}” can't be read. At character {place}: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The expression “{shown}” can't be read: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The extensions of the entries were not read, so that none can be looked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fields of a video stand in the order of its schema, which validators insist on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file does not begin with an XML declaration; it is read as UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has no root element to add entries to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is cut off here in the middle of a character; what is left of it was removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is cut off here; what is torn is left out, and what was open is closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is encoded in UTF-16, which it does not say; it was read so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file, fetched or exported again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The files lie in several folders, so they can't be one set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The filter can't be understood {where}: {expected}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder “{folder}” can't be made: {strerror}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gzip data ends in the middle; everything that could be unpacked was kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gzip data itself is complete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host {host_of} holds a blank, which no host has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host {host} must be written {how}{form}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host's {label} mixes letters of {scripts}; it may be taken for another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The id of a session makes a new address of the same page for every visitor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The index needs the address of the new sitemap, and no other tells where the set lies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The index needs the address that the folder will have, and the first entry does not tell it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kind of screen it is made for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The language of a publication is a code of ISO 639 in small letters, or zh-cn or zh-tw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The language of the window; it is used from the next start on.</source>
        <translation>Die Sprache des Fensters; sie gilt vom nächsten Start an.</translation>
    </message>
    <message>
        <source>The last line is torn, so that nobody knows how it goes on; it was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loc is empty.</source>
        <translation>Der loc ist leer.</translation>
    </message>
    <message>
        <source>The lowest of {count:,} priorities in {name} is {lowest}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mark of pages for feature phones is no longer read by anybody; it does no harm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name “{name}” does not say in which form to write.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The namespace is “{namespace}”, not “{sitemap}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The namespace of a known extension is declared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The namespace of a sitemap is {sitemap}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The namespace {sitemap} is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The namespace {written} is none of a sitemap's; it was replaced by the protocol's.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next tag begins before it ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The one chosen last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page names alternates, but not itself among them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pages can't be made: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The parts of a path are divided by slashes; a backslash may not stand in an address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The prefix {named} was used but not declared; its namespace was added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The priority is empty; leave the element out for the default of 0.5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The profile's limit holds where it is lower.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The programme on television that it belongs to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The protocol defines no attributes; only namespaces and xsi:schemaLocation may stand in the root element.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The protocol is {scheme}; it must be http or https.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The protocol of an address must be http or https.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The publication in which the article appears.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The published schema refuses some W3C dates, a year or a month alone and times without seconds, and takes some that are none. What the protocol says, W3C, counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The published schema refuses some of what the prose of the protocol allows, such as dates without a day, fields in another order and addresses of fewer than 12 characters; a strict consumer may go by it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The published schema wants 12 characters at least; the protocol itself sets no least length.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recovery log can't be written: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recovery log knows no edit of the kind {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The root element before the first entry can't be found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The root element must name the namespace of the protocol, http://www.sitemaps.org/schemas/sitemap/0.9.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The root gets the protocol's namespace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The root is added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The root is named after its entries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The root of a sitemap is “urlset”, that of an index “sitemapindex”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The root of this entry bound {named} otherwise than the first one; it is declared here now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule “{title}” ({part})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules about {part}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The schema wants loc, lastmod, changefreq and priority in this order and extensions behind them; the text of the protocol asks for no order, and search engines read any.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The schemas, on request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server may have answered with an error page; look at it in a browser.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The set has not been checked, so that no problems can be looked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The set of “{name}” holds more than {limit:,} entries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The site of the first entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sitemap has no file yet: save it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sitemap has no name yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sitemap names 1,000 articles before this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sitemaps in “{document}” have no index.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sitemaps of an index should lie in its folder or below it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The start page, and addresses with a query, stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tag of “{name}” was never closed; its “&gt;” was added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tag that closes it, or its namespace, says what it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tag that closes “{name}” lacked its “/”; it was added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tag that closes “{top}” lacked its “&lt;”; it was added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tag that opens “{name}” lacked its “&lt;”; it was added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text has been decoded by then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is UTF-8, not “{found}” as it declares.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The texts hold every character by which places in them could be marked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time of the day and its zone stay as written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The torn end is left out, and what is open is closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unsaved changes of “{base}” are being recovered elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The user's folder of caches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value of “{path}” holds the character {character}, which XML can't hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The version that wrote it can recover from it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {count} patterns can't be looked for together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {what} has a comma with nothing before or behind it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {what} has {count:,} characters; it must have fewer than 2,048.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {what} has {count:,} characters; {limit:,} are allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {what} holds {character}, which must be percent-encoded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {what} is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {what} is empty; leave the element out if the date is unknown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {what} is no longer read by Google.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {what} is {value}, which does not exist: there is no {fault}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {what} is {value}, which is no W3C date such as 2026-11-02 or 2026-11-02T17:33Z.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {what} is {value}, which is no address of http or https with a host.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {what} is {value}, which is no legal address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {what} is {value}, which is no number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {what} is {value}, which is no whole number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {what} is {value}, which is not complete: it must begin with http:// or https://.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {what} is {value}; it must be {bounds}{unit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {what} names {count:,}; {most} are allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {what} stands behind a field that it should precede.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {what},{code}, {reason}.{hint}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The “sitemapindex” around its entries is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The “urlset” around its entries is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The “{entry}” around a “loc” was missing; it was added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The “{name}” around the entries was missing; it was added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their values end with the next blank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>There are $0 and {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>There are %n more of these in the entry.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>There are entries, and nothing around them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no extensions of the kind “{kind}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are {operations}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no bulk edit “{operation}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no sitemap that an index could list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no “{field}” that could have a “{attribute}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is one more of these in the entry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There may be too little memory; close other programs, and open the set again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There was no page before 1990; such a date is usually that of an unset clock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There would be more sitemaps than an index may list ({limit:,}, {title}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are no text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This XML has no values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a fault of Sitemap Studio; all other rules were judged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This search engine does not read change frequencies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This search engine does not read priorities.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Times that have a zone, and dates without a time, stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title of the article.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title of the collection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title of the episode.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title of the picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title of the programme.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title of the video.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many News URLs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many URLs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many sitemaps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too short for the schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again when it is done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>URL escaped twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>URL not allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>URL of another site</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>URL with a fragment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>URL with dot segments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>URL with session ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>URL with tracking parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>URL with user name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>URLs and sitemaps stand beside each other in one file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UTF-16 is read as such.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unescape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown XML attribute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown XML tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown language code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpack it and open what is inside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpack it first; a sitemap is gzipped once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpacked, as the protocol counts them; the profile's limit holds where it is lower.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until when it can be seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to five shares that it is about, each as EXCHANGE:SHARE.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to its end the data is as it was packed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use = or != with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use letters, digits and hyphens, as in “sitemap-2.xml”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use letters, digits, hyphens and {n}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Video {number:,}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait until the whole set is there, or stop reading it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a reader needs; left out for an open article.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What addresses look like that were hardly meant to be public.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What an entry holds beside its fields must be well-formed XML with prefixes that are declared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What an export proposes; each export may be done another way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What an export proposes; {n} stands for the number of the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What follows # names a place within a page and is never sent to the server; the page is listed without it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What follows may not stand in the element that is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is broken so that nobody can tell what was meant is shown as far as it is whole, and not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is escaped already must not be escaped again: %2520 stands for %20, not for a blank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is escaped already, and hosts, stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is looked for is longer than {max_characters:,} characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is written behind times that state no zone, when dates are fixed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it shows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What makes the player start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What only a later root declared, {named}, was added to the first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What relative addresses of a set were completed with, by the file of the set and by the host of its addresses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What stands before the XML is removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What stands behind the gzip data is left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What stands behind the root is removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the article is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the files were, and were to be, lies in hidden files “{names}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the picture shows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the video is of the programme.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was unpacked is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it was first broadcast.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it was first published.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When nothing has a low priority nothing has a high one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the page last changed, as a W3C date or time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where a set is shown that is opened while a window shows another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where exported files will lie on the web; the index lists their addresses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where it was taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where sets of millions of entries have them while they are open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether children may see it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether it is bought or rented.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether it is broadcast live.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether only subscribers can see it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether others may embed it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether text is dark on light or light on dark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether those named are the only ones allowed, or the ones denied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White space around an address is no part of it, and not every consumer removes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White space may not stand within an address; a blank is written %20.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose identifier it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose limits hold in a window until another profile is chosen in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write $$ for the sign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write Z for UTC, or +01:00 for an hour east.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write \\ for a backslash.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write an index first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write edits down at once, so that they can be recovered if the program ends before they are saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it as 0.5..0.8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it as 2026-11, 2026-01..2026-03 or last 30 days.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it as https://www.example.com/blog/, or odd.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it as “]]&amp;gt;”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it like +01:00, or Z for UTC.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it like 2026-11-02.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it like https://www.example.com/.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it like https://www.example.com/shop/.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it like “{default_name}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it like “{name}-{n}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write one a line; to look for none, say --no-leaks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the character itself instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write “&amp;” as “&amp;amp;” in every address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write “&lt;” as “&amp;lt;” and “&amp;” as “&amp;amp;” in every value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong order of tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong schema location</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>XML allows no control character ({named}); it was removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>XML allows none, and nobody can read them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>XML forbids two of them side by side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>XML knows five entities only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>XML knows no “{found}”; the character “{character}” was put there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>XML should begin with a declaration; without one it is read as UTF-8, which a sitemap must be anyway.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>XML tells upper case from lower case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yandex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yandex Webmaster, sitemap files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zone of times without one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>^{space}(?:&lt;PREFIX:link rel="{text}" hreflang="{text}" href="{text}"{space}/&gt;{space})+$</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a RAR archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a backup or a dump of a database</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a comment holds “--”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a comment is open at its end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a condition such as “loc contains /blog/” must come next (words: {words})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a currency of ISO 4217, such as EUR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a date or a time with its zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a development or staging site</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a document type or an entity is declared, which is never processed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a flag must come behind the minus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a flag must come next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a folder has that name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a hidden file, such as .env or .git</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a host has {max_host_characters} characters at most, and this one {count:,}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a name is longer than 50,000 characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a name of files with “{n}” for their number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a name that only a private network knows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number must stand here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number must stand in these braces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a page in English that names only its German form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a part of it has {longest:,} characters, and {max_label_characters} are allowed between dots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pipe or device has that name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a port is a number from 1 to 65535</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a prefix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a private or link-local network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a range goes from one character to another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a reference “&amp;#…;” names no character that XML allows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a rule stops at one entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a share such as NASDAQ:AAPL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a sitemap of URLs, listed in an index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a title of 100 characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a title of 101 characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a value must come next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a zip archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a {bearer} without</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a “&amp;” stands alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a “&lt;” stands alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a “&lt;” stands in an attribute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add the zone that you give</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>added entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>addresses only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after entry {opened}, without its closing tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all 1,200 entries have the priority 0.8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all 1,200 entries were changed on 2026-11-02</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all files are as they were before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all three are in the index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>alternate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>always with a lastmod of 2005-01-01</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an address in numbers has four of them, from 0 to 255 and without needless zeros</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an address such as https://www.example.com/, or empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an administrator's page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an article published a week ago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an article published yesterday</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an attribute has no quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an attribute has no value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an attribute is there twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an element is closed that was not opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an entity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an expression can't look ahead or behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an expression can't refer back to what a group found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another group has this name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another program uses it, or you may not write there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any of whose fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>are alike in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>article</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at its end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least {low:,g}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at “{rest}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before its first entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>behind line {line:,} something else stands between its gzip data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>between brackets stands an address of IPv6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>brackets are nested too deeply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>but not those {clause}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by what to multiply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can be read in more than one way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>complete it by the base URL that you give</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compressed with bzip2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compressed with xz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compressed with zstd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>day {day:02}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>digits behind the point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not begin with a language of ISO 639-1: there is no “{language}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not contain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not name pairs of a namespace and a schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>duration: ten minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each entry with the date of its own page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ends in the middle of its gzip data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entry {number:,}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entry {number:,} (“{loc}”)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error, warning, info or the name of a rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every rule judges every entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every sitemap listed is found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>extensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from {first} on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from {first} to {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from {low:,g} to {high:,g}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go the steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>greater</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has a hyphen with nothing before or behind it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has an empty loc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has an underscore where a hyphen belongs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has more than language, script and country</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has no loc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has no “{lacking}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has no “{lacking}” before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has {count:,} characters; {most:,} are allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has {length} characters; the schema wants {min_loc_characters}{prose_allows} sets no least length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has {weight:,} elements and attributes, too many to be judged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>have it in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds an element, where only text may stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds no “{child}”{prose_allows} sets no least number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds text between its elements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hour {number:02}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how addresses begin now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many days, below zero for earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how they are to begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hreflang is a language of ISO 639-1, maybe with a script of ISO 15924 and a country of ISO 3166-1, or x-default.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hreflang="de" twice with one address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hreflang="de" with one address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hreflang="de" with two addresses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in ASCII</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in its form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in line {line}, column {column}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the middle of entry {opened}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {item}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is damaged: its gzip data can't be unpacked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is gzipped, but there is nothing in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is in {named}; {wanted}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is less than</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is more than</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is neither x-default nor a language such as de, de-AT or zh-Hant-TW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is neither “urlset” nor “sitemapindex”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is no address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is no currency code of three capital letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is no date that the schema allows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is no decimal number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is no earlier than</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is no element that “{shown_name}” may hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is no language code of two or three small letters, and neither zh-cn nor zh-tw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is no language of ISO 639 as news write it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is no later than</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is no list of country codes in capital letters such as DE AT, with blanks between</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is no list of up to five shares such as NASDAQ:AMAT, with commas between</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is no list of web, mobile and tv with one blank between</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is no list of {genres} with commas between</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is no whole number from {minimum:g}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is none of {choices}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not what the schema allows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is of the namespace “{namespace}”, for which there is no schema{prose_allows} does not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is {what} than {bound:,g}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has more than {max_pattern_characters:,} characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds numbers or tables without end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds something that is no character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is another user's</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is empty, which would find every address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not well formed ({reason})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it stands for too much</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its brackets are nested too deeply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its folder does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its folder is not a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its gzip data can't be unpacked beyond line {line:,}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its journal is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its journal was written by another version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its links lead round in a circle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leads out of the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leave the fragment out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leave the port out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leave these parameters out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {count} is not UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>links between alternates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loc once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loc too often</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loc: http://www.example.com/summer sale.jpg</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mark for feature phones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may not stand between the entries of “{shown_name}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may not stand there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may not stand there; the extension's element is “{shown_name}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may only be looked at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>messages about extensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minute {number:02}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>misplaced elements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>month {month:02}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than {max_patterns:,} patterns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moved entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be {choices}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>names no country of ISO 3166-1: there is no “{country}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>names no schema for {sitemap}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>names no script of ISO 15924: there is no “{script}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>names the namespace “{foreign}”, which the file does not use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>names the protocol's namespace in the root when the sitemap is saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>names “{given}”, not {schema}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>neither content_loc nor player_loc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no address on the web</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no bracket was opened for this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no caption</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no changefreq</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no changefreq, or one that is kept for other search engines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no date that exists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no expiration_date, or one to come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no file in the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no lastmod</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no loc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no namespace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no player_loc@allow_embed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no priority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no priority, or one that is kept for other search engines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no publication</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no restriction@relationship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no thumbnail_loc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not {clause}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one entry with 2,000 images of five fields each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one index of 1,001 sitemaps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one loc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one more than 1 &lt;mobile:mobile&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one more than 1 &lt;news:news&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one more than 1,000 &lt;image:image&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one publication</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one restriction@relationship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one sitemap of 1,001 articles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one sitemap of 10,485,761 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one sitemap of 50,001 URLs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one that names its English form, itself, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one thumbnail_loc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only elements that are defined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>percent-encode them as UTF-8, or as ISO-8859-1 for an old server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>places of sitemaps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>priorities from 0.1 to 1.0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>priorities, that of the start page first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>protocol</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>publication once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>publication too often</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>puts the elements in the order of the schema, each as it is written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recovery log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove the element</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>restriction in its form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say what is wrong with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second {number:02}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sitemap.xml with gzipped content</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sitemap1.xml.gz is listed once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sitemap1.xml.gz is listed twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sitemap2.xml.gz is a zip archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sitemap2.xml.gz is listed and not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sitemap2.xml.gz is packed with gzip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sitemap3.xml lies beside sitemap1.xml and sitemap2.xml, and is not in the index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sitemap_index.xml lists sitemap1.xml.gz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sitemap_index.xml lists sitemap_index2.xml</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sitemaps.org (today)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sitemaps.org protocol, November 2016</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>something else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>something must come behind the backslash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stands behind “{shown_name}” instead of before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stands there more than {most} times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stands there twice, and may once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stands too early, since the order is {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stock_tickers in its form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stock_tickers within its limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tells no day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that are new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that changed since the set was opened or saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that did not change since the set was opened or saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the XML declaration is not at the very beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the address of the page or folder that they count from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the address that this folder has; empty for the root of the site</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ceiling of the cache is reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk reported a fault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the entity “&amp;{entity};”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file would be larger than the system allows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first sitemap listed lies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fix of {rule}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the folder that holds the files of the site</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the four fields only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the highest priority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the index lies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the least priority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lowest of 1,200 different priorities is 0.8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the machine of whoever wrote it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name is not allowed here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name of a folder, or empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name of a group must stand here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name of a profile, or empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name of this group is not closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the namespace “{namespace}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pattern can't be looked for: {fault}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the prefix “{prefix}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the schemas know “urlset” and “sitemapindex” in “{sitemap}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the system does not allow it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the user name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the user name and password of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the zone, such as +01:00 or Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is a control character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is half a character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is more after the end of the sitemap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no element</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such class of characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such flag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is nothing between two of its dots, or before the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is nothing to repeat before this sign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these braces are not closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this bracket is not closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this can't stand in the name of a group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this could match half a character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this count begins above its end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this escape can't stand in square brackets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this escape means nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this escape needs digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this flag stands there twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this goes beyond single bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no hexadecimal digit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not well-formed XML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this minus stands there twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this number is too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this range begins behind its end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this square bracket is not closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thumbnail_loc before title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thumbnail_loc once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thumbnail_loc too often</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thumbnail_loc: http://www.example.com/summer sale.jpg</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>title before thumbnail_loc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too many in stock_tickers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two indexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two sitemaps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two sitemaps and an index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two slashes follow where a port belongs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unescape once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>validity by the schemas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>values of the index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>values one by one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>video</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warnings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what comes out of its gzip data is not what was packed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is not meant for all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what stands before it is no user name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whose address has no folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whose {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with {what}: {which}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without escapes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without {what}: {which}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>would leave the years 1 to 9999</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write a point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write blanks as %20</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write it in lower case without white space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write protocol and host in lower case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write slashes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write such percent signs as %25</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write the ASCII form of the host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write the W3C form of the same moment, where it is certain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write the number out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>xsi:schemaLocation names pairs of a namespace that the file uses and its schema: for the protocol's own sitemap.xsd, and siteindex.xsd in an index.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>xsi:schemaLocation {fault}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yearly with a lastmod of 2005-01-01</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you may not write there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your disk quota is used up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zone hour {number:02}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zone minute {number:02}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{address} has another {joined} than its sitemap {place}.{hint}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{address} lies outside {folder_of}, the folder of its sitemap {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{authority} is not a possible host and port: {host_fault}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{blank:,} entries of “{name}” have {lacking}, which a {forms} can't hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count:,} indexes lie in “{folder}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count:,} of the {total:,} sitemaps listed lie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count:,} parts are more than an index may list ({limit:,}, {title}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count:,} sitemaps are more than an index may list ({limit:,}, {title}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{element}{quoted} in line {line} {predicate}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entity} is not known in XML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{extension} values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} is not allowed here in an address; it is written {percent_encoded}{more}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} may not stand in a host{more}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{found} was probably escaped twice; escaped once it is {once}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fragment} names a place within the page; consumers list the page without it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{link} repeats an alternate before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{link}: {fields} is not the only address for this language.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{link}: {value} claims another language for itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{link}: {value} has no link back to this page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{listed} tell where a visitor came from; the page is the same without them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{listed} tells where a visitor came from; the page is the same without it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{loc} has another {what} than most entries of the sitemap, from which it is inferred that it lies on {home}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{loc} holds a blank; in an address it is written %20.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{loc} is broken by a tab or the end of a line, which may not stand in an address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{message} The usual preferences hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{message} What can be shown of it, {count}, is read-only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{most} times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{named} could not {deed} {first}{more}. {no_fault}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} holds a date of {newest}, but its own in the index is “{listed}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} lists no URL.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} lists no sitemap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} of alternate {number:,}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} of article {number:,}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} of image {number:,}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} of mobile mark {number:,}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} of video {number:,}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place} has nearly this address{in_all}: {loc}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place} has this address already{in_all}: {loc}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place} has this address with the other protocol{in_all}: {loc}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{port} goes without saying for {scheme}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{prefix} is used but not declared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{scheme} has capitals where case means nothing; lower case is usual.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text} is a W3C date, which the protocol asks for, but the published schema refuses it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text} is no W3C date, which the protocol asks for, though the published schema takes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text} is not a calendar day.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text} is not in the calendar: there is no {fault}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text} is not on the clock: there is no {fault}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{told}: by {user} on {host}, since {since}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{told}; by whom is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} has a decimal comma; a priority has a point, as 0.8{if_outside}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} has a time without a zone; add Z or an offset such as +01:00.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} has an exponent; a priority is written out, as 0.8{if_outside}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} has backslashes; the parts of a path are divided by slashes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} has characters around the address that nobody sees; consumers take them for a part of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} has steps such as /../; consumers list {mended} instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} has white space around the address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} has {count} characters; the published schema wants {min_schema_characters} at least, though the protocol sets none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} is before 1990, when there was no web; probably a clock was not set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} is listed earlier in the set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} is not a W3C date such as 2026-11-02 or 2026-11-02T17:33:00+01:00.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} is not a decimal number such as 0.8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} is not between 0.0 and 1.0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} is not complete: it must begin with http:// or https://.</source>
        <translation>{value} ist nicht vollständig: Es muss mit http:// oder https:// beginnen.</translation>
    </message>
    <message>
        <source>{value} is not one of {changefreqs}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} lies in the future; a page can't have been changed then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} lies on another site than most entries of its sitemap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} lies outside the place of its sitemap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} looks like {what} (pattern {found}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} names no host.</source>
        <translation>{value} nennt keinen Host.</translation>
    </message>
    <message>
        <source>{videos}; the schema asks for neither content_loc nor player_loc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} and was set aside as “{aside}”; the usual preferences hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} left out behind the end of the gzip data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} stood before the beginning of the XML; it was removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} {number:,} {unit}; {title} allows {most:,}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}; the usual preferences hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} expired on {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has an unknown element, {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has neither content_loc nor player_loc.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has neither hreflang nor media.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has no {name}{what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has {count:,} of {breach}, which may stand there {times}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has {what} {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} is no longer read by anybody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} was published on {value}, more than two days ago.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words}{prose_allows} names no order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wrong} in the {what} is no code of a country of ISO 3166-1, such as US.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wrong} in the {what} is not one of {choices}{meant}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wrong} in the {what} is not {forms}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{zone} is no time zone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“&amp;” becomes “&amp;amp;”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“&lt;” becomes “&amp;lt;”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Z”, or such as “+01:00”, or empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“\{escape}” means nothing in a replacement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“]]&gt;” becomes “]]&amp;gt;”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“]]&gt;” stands in a value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“]]&gt;” stood in a value; it was written as “]]&amp;gt;”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“always” is for pages that change at every access, which a lastmod of more than a year ago denies; “never” is for archived pages, which have no change to come.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“always” says that the page changes at every access, but its lastmod is more than a year old.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“and” must come next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“day” or “second”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“lastmod {operator}” needs a date such as 2026-11-02, not “{value}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“never” says that the page is archived, but its lastmod lies in the future.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{address}” lies on {site}, but {words} on {site_2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{address}” lies outside {folder}, where {words}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{base_url}” is no address on the web.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{clash}” is one of the files that are open; the export would replace it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{closed}” is closed that was not opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{closing}” was closed before its last entry; the entries behind it were joined.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{document}” can't be the name of an index.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{document}” has no index, so it is the only sitemap there can be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{document}” is an index already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{element}” has the attribute “{attribute}”, which the protocol does not define.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{element}” in line {line} {predicate}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{field} {operator}” needs a number, not “{value}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{field}” is not compared with “{operator}”, but by {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{field}” is not larger or smaller than another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” has {count:,} more such places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” was changed by another program since it was opened, so it was not validated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{first}” was changed by another program since it was opened, so nothing was saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{folder}” is a folder, which is not opened together with others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{found}” is no reference of XML; its “X” was written in lower case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{found}” names a control character, which XML does not allow; it was removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{given}” can't be the address of a folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{held}” is of a set that is in use: {message}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{index}” lists itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{item}” is no date and no range of dates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{item}” is no range of numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{item}” is not the address of a folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{item}” is not the number of an entry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{label}” begins like the ASCII form of a name, but stands for none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{mismatch}” is closed, but “{mismatch_2}” of line {mismatch_3} is still open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{more}” is a field of the entry, and not one of its extensions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name!a}” can't be a file name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name!a}” is not the name of a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” begins with more than one byte order mark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” can't be a file name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” can't be a file name: the system keeps it for itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” can't be copied: {strerror}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” can't be read any more, so it was not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” can't be read as CSV: {error} in line {line}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” can't be read: in line {line} a value is longer than 10 million bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” can't be read: in line {line} elements are nested too deeply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” can't be read: in line {line} {cause}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” can't be read: its elements can't be located.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” can't be read: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” can't be read: {strerror}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” can't be removed: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” can't be saved: {reason}; and not all files could be put back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” can't be saved: {reason}{safe}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” can't be understood ({reason})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” can't be written so that it can be read again: {message}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” can't be written: {strerror}; it is as it was before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” can't be {what}: {reason}; {untouched}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” could not be read, so it can't be split.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” could not be read, so its file can't be renamed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” could not be read: the process that read it has died.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” declares a document type or entities, which are never processed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” declares the encoding {name_2}, in which its declaration could not be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” declares the encoding “{encoding}”, which is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” declares {name_2}, but is encoded in UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” does not end in {wanted}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” does not fit into the memory of this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” does not lie in the folder of its set any more, so it can't be taken along.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” ends {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” has no column “loc”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” has other names on this disk, too (hard links).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” has text before its XML begins in line {at}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” holds more than {limit:,} entries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” holds more than {max_tags:,} tags.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” holds no entries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” holds no patterns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” holds nothing but white space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” holds numbers or tables without end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” holds the element “{inner}”, but a value is text alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is JSON, not a sitemap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is a binary file, not a sitemap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is a folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is a web page (HTML), not a sitemap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is damaged: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is encoded in {name_2}, not in UTF-8. {converted}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is gzipped three times or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is gzipped twice; search engines unpack it once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is gzipped, but its name does not end in .gz.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is larger than 2 GiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is larger than 4 GiB in UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is larger than {limit:,} bytes when unpacked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is more than {ratio:,} times larger when unpacked, as a gzip bomb is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is named as a gzipped file, but it is not gzipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is no element of the protocol.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is no element that may stand in “{split_name}”; it is kept, but not shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is no recovery log.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is not a file but a pipe, socket or device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is not a sitemap: its root element in line {line} is in the namespace “{namespace}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is not a sitemap: its root element in line {line} is “{name_2}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is not a sitemap: neither XML, nor a list of addresses, nor CSV with a column “loc”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is not encoded in UTF-8; it is read as {chosen}, as was chosen. {converted}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is not valid {encoding}: the byte {byte} in line {line} does not belong there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is of another version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is one of the files that are open; the export would replace it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is one of the sitemaps themselves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is open for editing elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is the name of another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is there more than once; the first one counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is too large for a list of patterns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is {kind}; a sitemap may only be packed with gzip.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” lies beside the sitemaps that “{facts}” lists, but is not listed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” lies on the web, and nothing is ever fetched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” lies there already and is no sitemap of the set, so it is not replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” may have been written by another user.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” may not be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” may not be written where it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” spells the names of its elements in ways that can't be mended for certain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” was changed by another program since it was opened, so it was not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” was changed by another program while it was being saved; {untouched}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” was mended in {places} so that it could be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” would not hold what the table shows, so it was not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}”, line {line}: not UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}”, line {number}: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}…” is too long for the name of a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{opened}” of line {opened_line} is still open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{open}” was not closed at the end of the file; it was closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{operation}” has to know which field it is for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{operation}” is for {field}, not for {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{parameter}” is missing: {words}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{parent}” can't be made: {strerror}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{parent}” is not a folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{path}” is no field of “{shown_name}” that has a text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{sitemap}” could not be read, so no entry can be moved to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{sitemap}” could not be read, so nothing of it can go elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{sitemap}” could not be read, so the {count:,} entries put into it can't be saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{sitemap}” is a CSV file, which no index may list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{sitemap}” is listed twice in “{index}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{sitemap}” is read-only. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{sitemap}” is still being read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{sitemap}” was not read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{sitemap}”, listed in “{index}”, is not on this disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{sitemap}”{listed} is an index itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{taken}” is a file of the set already, and upper and lower case are the same on many disks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{target}” would not hold the extensions that were set, so it was not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{template}” can't be a file name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{template}” holds braces other than {{name}}, {{n}} and {{part}}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{template}” holds braces other than {{n}}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{template}” would be the name of {count:,} sitemaps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{template}” would be the name of {parts:,} sitemaps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” can't be the beginning of other addresses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is no address on the web.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is no date that exists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is no factor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is no folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is no ladder of priorities.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is no number of days.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is no number of digits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is no precision.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is no priority.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is no tag here; its “&lt;” was escaped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is no zone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{title}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{title}” can't be saved until an earlier save of it is settled: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{title}” can't be saved: {reason}; {untouched}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{title}” is being saved by another program just now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{token}” declares the namespace of sitemaps, and should be “{name}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{token}” is closed further down; the “/” in its opening tag was removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{token}” should be “{name}”; it was renamed, and so is every other one further down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{token}” should be “{name}”; it was renamed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{token}” was closed, but it was not open; the tag was removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{token}” was opened a second time; its entries were joined to those before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{top}” is closed as “{name}”; it was renamed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{top}” was not closed; its closing tag was added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{wanted}” is a sitemap of the set, so the index can't be saved under that name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{word}” can't be “{item}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{wrong}” may not stand in a host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… and {met:,} more like these.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Redo {step}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo {step}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait for it, or cancel it; nothing else was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{title}” is still being done.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetLocking</name>
    <message>
        <source>“{name}” is not open elsewhere any more: it can be edited here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetWork</name>
    <message>
        <source>Add {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply the order to {count} entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change lastmod of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge {count} sitemaps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move entry to {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {count} entries to {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} sitemaps</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>Back to the usual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not the usual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words}: back to the usual</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>It was set aside as “{name}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the program remembered (“{name}”) can't be understood: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is no Ini file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is no text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>No setting answers these words. Esc empties the line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Topics</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Severity</name>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
</context>
<context>
    <name>SitemapTree</name>
    <message>
        <source>All entries</source>
        <translation>Alle Einträge</translation>
    </message>
    <message>
        <source>Can only be looked at. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed since it was saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries of all files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lastmod</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SitemapsPanel</name>
    <message>
        <source>Sitemaps of the set</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SortDialog</name>
    <message>
        <source>&amp;Sort by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Direction of key {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the view is sorted; Shift+click on a header adds a key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ascending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>descending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>order of the set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then by</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Split</name>
    <message>
        <source>&amp;Folders deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Most MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Most entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By month of lastmod</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the number of entries</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SplitDialog</name>
    <message>
        <source>&amp;Names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All entries go to one part: there is nothing to split.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What comes of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} files come of it; nothing else is renamed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is the name of the sitemap, {n} the next free number, {part} the folder or the month.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>A sitemap, or an index with its sitemaps</source>
        <translation>Eine Sitemap, oder ein Index mit seinen Sitemaps</translation>
    </message>
    <message>
        <source>A small shop to look around in</source>
        <translation>Ein kleiner Laden, um sich umzusehen</translation>
    </message>
    <message>
        <source>All sitemaps in it as one set</source>
        <translation>Alle Sitemaps darin als ein Satz</translation>
    </message>
    <message>
        <source>An empty sitemap</source>
        <translation>Eine leere Sitemap</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
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
        <translation>Beispielsatz</translation>
    </message>
    <message>
        <source>Sitemap Studio</source>
        <translation>Sitemap Studio</translation>
    </message>
    <message>
        <source>or drop a sitemap, an index, a folder, a text list or a CSV file here</source>
        <translation>oder ziehen Sie eine Sitemap, einen Index, einen Ordner, eine Textliste oder eine CSV-Datei hierher</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear %Ln cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete %Ln entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate %Ln entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill %Ln cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %Ln entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move entry</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableLook</name>
    <message>
        <source>&amp;Show all, as wide as they need</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marks of problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sitemap</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TextField</name>
    <message>
        <source>This must be {form}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TextsField</name>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are none yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ThemeMenu</name>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;system says</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Toolbar</name>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>A click leads to the entry. Many can be fixed at once, and you see beforehand what would change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All entries stand in one table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems are listed here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save, or export anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving writes only what you changed. Export writes new sitemaps within the limits, and shows its plan first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type into a cell to change it; Undo takes any change back. The line above shows only entries that match.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>UnsavedQuestion</name>
    <message>
        <source>Discarded changes can't be brought back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” has changes that are not saved.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Validating</name>
    <message>
        <source>Edits that are not saved were not looked at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The files are valid by the schemas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The schemas object to %n places; they are in the list of problems until the next edit.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The schemas object to 1 place; it is in the list of problems until the next edit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The set was changed while it was validated, so nothing is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validate again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validating “{name}”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WhetherField</name>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WindowTitle</name>
    <message>
        <source>{name} (read-only)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Windows</name>
    <message>
        <source>Reload opens again what is on disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is open here already.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WriteIndexDialog</name>
    <message numerus="yes">
        <source>%n entries do not lie below {address}: search engines may pass them over.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Address of the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 entry does not lie below {address}: search engines may pass it over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search engines that know the address go on to find everything there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The &amp;index keeps the name {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The files are written by the next save; until then Undo takes it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first &amp;sitemap keeps it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What comes of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the folder of these files lies on the web: an index lists addresses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write an index for {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>replaced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rewritten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stays as it is</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>XmlSection</name>
    <message>
        <source>(various) Select one entry to see and edit it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change other XML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It holds invisible characters that change the order in which text is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It holds line ends that no editor keeps, so it can only be looked at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is all that the entry has beside its fields; it can't be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is its beginning; it is too long to be typed into.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not taken yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_CalendarPopup</name>
    <message>
        <source>Day</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_PartList</name>
    <message>
        <source>Licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>see its words</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
