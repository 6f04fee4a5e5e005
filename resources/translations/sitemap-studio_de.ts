<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>&amp;Components and licences</source>
        <translation>K&amp;omponenten und Lizenzen</translation>
    </message>
    <message>
        <source>&amp;Copy details</source>
        <translation>Einzelheiten &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Environment</source>
        <translation>&amp;Umgebung</translation>
    </message>
    <message>
        <source>&amp;Report a problem</source>
        <translation>Ein &amp;Problem melden</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Freie Software unter der MIT-Lizenz.</translation>
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
        <source>&amp;Below the table</source>
        <translation>&amp;Unter die Tabelle</translation>
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
        <source>&amp;Fix this value</source>
        <translation>Diesen Wert &amp;korrigieren</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <translation>&amp;Gehe zu</translation>
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
        <source>&amp;Leak patterns …</source>
        <translation>Muster für &amp;Lecks …</translation>
    </message>
    <message>
        <source>&amp;Move panel</source>
        <translation>Bereich verschiebe&amp;n</translation>
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
        <source>&amp;Reset zoom</source>
        <translation>Zoom &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Revert cells</source>
        <translation>Zellen zu&amp;rücksetzen</translation>
    </message>
    <message>
        <source>&amp;Revert entries</source>
        <translation>Einträge zu&amp;rücksetzen</translation>
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
        <source>&amp;Values</source>
        <translation>&amp;Zellwerte</translation>
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
        <source>&amp;Zoom</source>
        <translation>&amp;Zoom</translation>
    </message>
    <message>
        <source>Add &amp;entry</source>
        <translation>Ein&amp;trag hinzufügen</translation>
    </message>
    <message>
        <source>Add existing &amp;files …</source>
        <translation>Vorhandene &amp;Dateien hinzufügen …</translation>
    </message>
    <message>
        <source>Add sitemaps from disk to the index, or append their entries.</source>
        <translation>Sitemaps vom Datenträger in den Index aufnehmen oder ihre Einträge anhängen.</translation>
    </message>
    <message>
        <source>Append entries from files …</source>
        <translation>Einträge aus Dateien anhängen …</translation>
    </message>
    <message>
        <source>Append entries from logs, crawler exports, feeds, lists or sitemaps.</source>
        <translation>Einträge aus Protokollen, Crawler-Exporten, Feeds, Listen oder Sitemaps anhängen.</translation>
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
        <source>Change a field of many entries at once.</source>
        <translation>Ein Feld vieler Einträge auf einmal ändern.</translation>
    </message>
    <message>
        <source>Chec&amp;k against robots.txt …</source>
        <translation>Gegen robots.txt prü&amp;fen …</translation>
    </message>
    <message>
        <source>Check the files on disk against the published XML schemas.</source>
        <translation>Die Dateien auf dem Datenträger gegen die veröffentlichten XML-Schemata validieren.</translation>
    </message>
    <message>
        <source>Choose which search engine's limits apply.</source>
        <translation>Wählen, die Grenzen welcher Suchmaschine gelten.</translation>
    </message>
    <message>
        <source>Clear &amp;filter</source>
        <translation>&amp;Filter aufheben</translation>
    </message>
    <message>
        <source>Compare with file on dis&amp;k …</source>
        <translation>Mit Datei auf Datenträger &amp;vergleichen …</translation>
    </message>
    <message>
        <source>Complete &amp;hreflang …</source>
        <translation>&amp;hreflang vervollständigen …</translation>
    </message>
    <message>
        <source>Copy the selected cells with the names of their fields.</source>
        <translation>Die ausgewählten Zellen mit den Namen ihrer Felder kopieren.</translation>
    </message>
    <message>
        <source>Copy with &amp;header</source>
        <translation>Mit Ko&amp;pfzeile kopieren</translation>
    </message>
    <message>
        <source>Create a sitemap from the pages of a static site.</source>
        <translation>Eine Sitemap aus den Seiten einer statischen Website erstellen.</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>Discard changes and open the saved files again.</source>
        <translation>Änderungen verwerfen und die gespeicherten Dateien neu öffnen.</translation>
    </message>
    <message>
        <source>E&amp;qual values</source>
        <translation>Gleic&amp;he Werte</translation>
    </message>
    <message>
        <source>Entr&amp;y</source>
        <translation>Eintra&amp;g</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Export all entries to one XML, text or CSV file.</source>
        <translation>Alle Einträge in eine XML-, Text- oder CSV-Datei exportieren.</translation>
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
        <source>Fi&amp;x selected entries …</source>
        <translation>Ausgew&amp;ählte Einträge korrigieren …</translation>
    </message>
    <message>
        <source>Fill selecti&amp;on</source>
        <translation>Auswahl ausf&amp;üllen</translation>
    </message>
    <message>
        <source>Fill the selected cells with the current value.</source>
        <translation>Die ausgewählten Zellen mit dem aktuellen Wert ausfüllen.</translation>
    </message>
    <message>
        <source>Fill the selected cells with the topmost value.</source>
        <translation>Die ausgewählten Zellen mit dem obersten Wert ausfüllen.</translation>
    </message>
    <message>
        <source>Find and replace …</source>
        <translation>Suchen und ersetzen …</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>Weitersu&amp;chen</translation>
    </message>
    <message>
        <source>Fix &amp;all problems …</source>
        <translation>&amp;Alle Probleme beheben …</translation>
    </message>
    <message>
        <source>Fol&amp;ders</source>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <source>Go to an entry by number, or select several, such as 10-20.</source>
        <translation>Zu einem Eintrag nach Nummer gehen oder mehrere auswählen, etwa 10-20.</translation>
    </message>
    <message>
        <source>Mer&amp;ge sitemaps</source>
        <translation>Sitemaps &amp;zusammenführen</translation>
    </message>
    <message>
        <source>Merge the selected sitemaps into the first one.</source>
        <translation>Die ausgewählten Sitemaps in der ersten zusammenführen.</translation>
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
        <source>Move entries beyond the limits to new sitemaps.</source>
        <translation>Einträge jenseits der Grenzen in neue Sitemaps verschieben.</translation>
    </message>
    <message>
        <source>Move overflow to a new s&amp;itemap</source>
        <translation>Überzähliges in neue Sitemap &amp;auslagern</translation>
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
        <source>Open &amp;log folder</source>
        <translation>Ordner der &amp;Protokolle öffnen</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Open fol&amp;der …</source>
        <translation>&amp;Ordner öffnen …</translation>
    </message>
    <message>
        <source>Open page in &amp;browser</source>
        <translation>Seite i&amp;m Browser öffnen</translation>
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
        <source>Re&amp;load</source>
        <translation>Neu &amp;laden</translation>
    </message>
    <message>
        <source>Re&amp;move sitemaps</source>
        <translation>Sitemaps &amp;entfernen</translation>
    </message>
    <message>
        <source>Remove &amp;duplicates …</source>
        <translation>&amp;Duplikate entfernen …</translation>
    </message>
    <message>
        <source>Remove the selected sitemaps and their entries from the set.</source>
        <translation>Die ausgewählten Sitemaps samt Einträgen aus dem Set nehmen.</translation>
    </message>
    <message>
        <source>Reset &amp;all panels</source>
        <translation>&amp;Alle Bereiche zurücksetzen</translation>
    </message>
    <message>
        <source>Restore the saved values of the selected cells.</source>
        <translation>Die gespeicherten Werte der ausgewählten Zellen wiederherstellen.</translation>
    </message>
    <message>
        <source>Restore the selected entries to the saved version.</source>
        <translation>Die ausgewählten Einträge auf die gespeicherte Fassung zurücksetzen.</translation>
    </message>
    <message>
        <source>Save &amp;as …</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>Save charts and problems as HTML or PDF, or problems as data.</source>
        <translation>Diagramme und Probleme als HTML oder PDF speichern, oder Probleme als Daten.</translation>
    </message>
    <message>
        <source>Save re&amp;port …</source>
        <translation>Be&amp;richt speichern …</translation>
    </message>
    <message>
        <source>Save the entries in the order of the view.</source>
        <translation>Die Einträge in der Reihenfolge der Ansicht speichern.</translation>
    </message>
    <message>
        <source>Save under another name; .gz compresses the file.</source>
        <translation>Unter einem anderen Namen speichern; .gz komprimiert die Datei.</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>A&amp;lles auswählen</translation>
    </message>
    <message>
        <source>Select same &amp;value</source>
        <translation>&amp;Gleichen Wert auswählen</translation>
    </message>
    <message>
        <source>Set lastmod to &amp;today</source>
        <translation>lastmod auf &amp;heute setzen</translation>
    </message>
    <message>
        <source>Settin&amp;gs …</source>
        <translation>E&amp;instellungen …</translation>
    </message>
    <message>
        <source>Show files to upload, robots.txt lines and changed URLs.</source>
        <translation>Dateien zum Hochladen, Zeilen für robots.txt und geänderte URLs zeigen.</translation>
    </message>
    <message>
        <source>Show only entries that match.</source>
        <translation>Nur Einträge zeigen, die passen.</translation>
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
        <source>Sort &amp;by …</source>
        <translation>Sort&amp;ieren nach …</translation>
    </message>
    <message>
        <source>To the &amp;left</source>
        <translation>Nach &amp;links</translation>
    </message>
    <message>
        <source>To the &amp;right</source>
        <translation>Nach &amp;rechts</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Write new sitemaps within the limits, with their index.</source>
        <translation>Neue Sitemaps innerhalb der Grenzen schreiben, mit ihrem Index.</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
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
        <extracomment>1 URL is in the set already:</extracomment>
        <translation>
            <numerusform>%n URL ist schon im Set:</numerusform>
            <numerusform>%n URLs sind schon im Set:</numerusform>
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
        <translation>&amp;Duplikate überspringen</translation>
    </message>
    <message>
        <source>Add to the set, as &amp;it is</source>
        <translation>Unverändert in das &amp;Set aufnehmen</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Duplikate</translation>
    </message>
    <message>
        <source>None of the URLs is in the set already.</source>
        <translation>Keine der URLs ist schon im Set.</translation>
    </message>
    <message>
        <source>{files} files contain {entries}.</source>
        <translation>{files} Dateien enthalten {entries}.</translation>
    </message>
    <message>
        <source>“{name}” contains {entries}.</source>
        <translation>„{name}“ enthält {entries}.</translation>
    </message>
</context>
<context>
    <name>AddressLine</name>
    <message>
        <source>Suggestion: {address}. Press Enter to use it.</source>
        <translation>Vorschlag: {address}. Die Eingabetaste übernimmt ihn.</translation>
    </message>
    <message>
        <source>The URL of this set. A sitemap may list only URLs in its folder or below.</source>
        <translation>Die URL dieses Sets. Eine Sitemap darf nur URLs in ihrem Ordner oder darunter aufführen.</translation>
    </message>
    <message>
        <source>Use the suggestion</source>
        <translation>Den Vorschlag übernehmen</translation>
    </message>
</context>
<context>
    <name>BulkDialog</name>
    <message numerus="yes">
        <source>%n URLs become duplicates.</source>
        <extracomment>1 URL becomes a duplicate.</extracomment>
        <translation>
            <numerusform>%n URL wird zum Duplikat.</numerusform>
            <numerusform>%n URLs werden zu Duplikaten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n URLs become too long.</source>
        <extracomment>1 URL becomes too long.</extracomment>
        <translation>
            <numerusform>%n URL wird zu lang.</numerusform>
            <numerusform>%n URLs werden zu lang.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values skipped: {reason}.</source>
        <extracomment>1 value skipped: {reason}.</extracomment>
        <translation>
            <numerusform>%n Wert übersprungen: {reason}.</numerusform>
            <numerusform>%n Werte übersprungen: {reason}.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Field</source>
        <translation>&amp;Feld</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message numerus="yes">
        <source>Change %n entries</source>
        <extracomment>Change 1 entry</extracomment>
        <translation>
            <numerusform>%n Eintrag ändern</numerusform>
            <numerusform>%n Einträge ändern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change %n values</source>
        <extracomment>Change 1 value</extracomment>
        <translation>
            <numerusform>%n Wert ändern</numerusform>
            <numerusform>%n Werte ändern</numerusform>
        </translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
    </message>
    <message numerus="yes">
        <source>The URLs of %n sitemaps in the index also change.</source>
        <extracomment>The URL of 1 sitemap in the index also changes.</extracomment>
        <translation>
            <numerusform>Auch die URL von %n Sitemap im Index ändert sich.</numerusform>
            <numerusform>Auch die URLs von %n Sitemaps im Index ändern sich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>URLs in the extensions of %n entries also change.</source>
        <extracomment>URLs in the extensions of 1 entry also change.</extracomment>
        <translation>
            <numerusform>Auch URLs in den Erweiterungen von %n Eintrag ändern sich.</numerusform>
            <numerusform>Auch URLs in den Erweiterungen von %n Einträgen ändern sich.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BulkForm</name>
    <message>
        <source>the day: 3 April 2025</source>
        <translation>der Tag: 3. April 2025</translation>
    </message>
    <message>
        <source>the month: 4 March 2025</source>
        <translation>der Monat: 4. März 2025</translation>
    </message>
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
    <name>CellFix</name>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Anwenden</translation>
    </message>
    <message>
        <source>&amp;Edit cell</source>
        <translation>Zelle &amp;bearbeiten</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
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
        <source>%n pasted columns beyond the last field were ignored.</source>
        <extracomment>1 pasted column beyond the last field was ignored.</extracomment>
        <translation>
            <numerusform>%n eingefügte Spalte hinter dem letzten Feld wurde ignoriert.</numerusform>
            <numerusform>%n eingefügte Spalten hinter dem letzten Feld wurden ignoriert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing can be pasted into this column.</source>
        <translation>In diese Spalte lässt sich nichts einfügen.</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n cells</source>
        <extracomment>Paste cell</extracomment>
        <translation>
            <numerusform>Zelle einfügen</numerusform>
            <numerusform>%n Zellen einfügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n entries</source>
        <extracomment>Paste entry</extracomment>
        <translation>
            <numerusform>Eintrag einfügen</numerusform>
            <numerusform>%n Einträge einfügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste in an earlier column, or with a header row.</source>
        <translation>In einer früheren Spalte einfügen oder mit einer Kopfzeile.</translation>
    </message>
</context>
<context>
    <name>ColumnsDialog</name>
    <message>
        <source>Choose the columns for the fields. The choice is remembered for tables with this header.</source>
        <translation>Die Spalten für die Felder wählen. Das Programm merkt sich die Wahl für Tabellen mit dieser Kopfzeile.</translation>
    </message>
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
</context>
<context>
    <name>CompareDialog</name>
    <message numerus="yes">
        <source>%n entries are equal</source>
        <extracomment>1 entry is equal</extracomment>
        <translation>
            <numerusform>%n Eintrag ist gleich</numerusform>
            <numerusform>%n Einträge sind gleich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries have another URL</source>
        <extracomment>1 entry has another URL</extracomment>
        <translation>
            <numerusform>%n Eintrag hat eine andere URL</numerusform>
            <numerusform>%n Einträge haben eine andere URL</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries have other values</source>
        <extracomment>1 entry has other values</extracomment>
        <translation>
            <numerusform>%n Eintrag hat andere Werte</numerusform>
            <numerusform>%n Einträge haben andere Werte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries only in your version</source>
        <extracomment>1 entry only in your version</extracomment>
        <translation>
            <numerusform>%n Eintrag nur in der geöffneten Fassung</numerusform>
            <numerusform>%n Einträge nur in der geöffneten Fassung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries only on disk</source>
        <extracomment>1 entry only on disk</extracomment>
        <translation>
            <numerusform>%n Eintrag nur auf dem Datenträger</numerusform>
            <numerusform>%n Einträge nur auf dem Datenträger</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Ignore which sitemap an entry is in</source>
        <translation>&amp;Ignorieren, in welcher Sitemap ein Eintrag liegt</translation>
    </message>
    <message>
        <source>Compare “{name}” with file on disk</source>
        <translation>„{name}“ mit der Datei auf dem Datenträger vergleichen</translation>
    </message>
    <message>
        <source>Comparing with the file on disk …</source>
        <translation>Wird mit der Datei auf dem Datenträger verglichen …</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>The entries on disk are the same.</source>
        <translation>Die Einträge auf dem Datenträger sind dieselben.</translation>
    </message>
    <message>
        <source>The order differs.</source>
        <translation>Die Reihenfolge ist anders.</translation>
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
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>Auf dem Datenträger</translation>
    </message>
    <message>
        <source>Only in your version</source>
        <translation>Nur in der geöffneten Fassung</translation>
    </message>
    <message>
        <source>Only on disk</source>
        <translation>Nur auf dem Datenträger</translation>
    </message>
    <message>
        <source>Your version</source>
        <translation>Geöffnete Fassung</translation>
    </message>
    <message>
        <source>extensions</source>
        <translation>Erweiterungen</translation>
    </message>
    <message>
        <source>renamed</source>
        <translation>andere URL</translation>
    </message>
</context>
<context>
    <name>Docks</name>
    <message>
        <source>Click in a panel first, then move it.</source>
        <translation>Zuerst in einen Bereich klicken, dann verschieben.</translation>
    </message>
</context>
<context>
    <name>DuplicatesDialog</name>
    <message numerus="yes">
        <source>%n duplicates in read-only sitemaps are kept.</source>
        <extracomment>1 duplicate in a read-only sitemap is kept.</extracomment>
        <translation>
            <numerusform>%n Duplikat in einer schreibgeschützten Sitemap bleibt.</numerusform>
            <numerusform>%n Duplikate in schreibgeschützten Sitemaps bleiben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries are removed</source>
        <extracomment>1 entry is removed</extracomment>
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
        <source>Each entry to be removed, with the one that is kept.</source>
        <translation>Jeder Eintrag, der entfernt wird, mit dem, der bleibt.</translation>
    </message>
    <message>
        <source>Entries to remove</source>
        <translation>Zu entfernende Einträge</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n entries</source>
        <extracomment>Remove 1 entry</extracomment>
        <translation>
            <numerusform>%n Eintrag entfernen</numerusform>
            <numerusform>%n Einträge entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no duplicates to remove.</source>
        <translation>Es gibt keine Duplikate zu entfernen.</translation>
    </message>
    <message>
        <source>equal except for http/https, www, trailing slash and case</source>
        <translation>gleich bis auf http/https, www, Schrägstrich am Ende und Groß- und Kleinschreibung</translation>
    </message>
    <message>
        <source>identical</source>
        <translation>identisch</translation>
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
</context>
<context>
    <name>EncodingDialog</name>
    <message>
        <source>&amp;Encoding</source>
        <translation>&amp;Kodierung</translation>
    </message>
    <message>
        <source>All lines are plain ASCII and look the same in every encoding.</source>
        <translation>Alle Zeilen sind reines ASCII und sehen in jeder Kodierung gleich aus.</translation>
    </message>
    <message>
        <source>Choose the encoding</source>
        <translation>Kodierung wählen</translation>
    </message>
    <message>
        <source>How it &amp;reads</source>
        <translation>So liest es &amp;sich</translation>
    </message>
    <message>
        <source>The encoding of “{name}” is unknown. Choose the one in which the lines below look right.</source>
        <translation>Die Kodierung von „{name}“ ist unbekannt. Die wählen, in der die Zeilen unten richtig aussehen.</translation>
    </message>
    <message>
        <source>The encoding of “{name}”, and maybe of other sitemaps of “{whole}”, is unknown. Choose the one in which the lines below look right.</source>
        <translation>Die Kodierung von „{name}“ und vielleicht weiterer Sitemaps von „{whole}“ ist unbekannt. Die wählen, in der die Zeilen unten richtig aussehen.</translation>
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
    <name>EntryHeader</name>
    <message numerus="yes">
        <source>+ %n empty columns</source>
        <extracomment>+ 1 empty column</extracomment>
        <translation>
            <numerusform>+ %n leere Spalte</numerusform>
            <numerusform>+ %n leere Spalten</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty in the whole set: {columns}</source>
        <translation>Im ganzen Set leer: {columns}</translation>
    </message>
</context>
<context>
    <name>EntryModel</name>
    <message>
        <source>New since the last save</source>
        <translation>Seit dem letzten Speichern neu</translation>
    </message>
    <message>
        <source>Not in the saved version</source>
        <translation>Nicht in der gespeicherten Fassung</translation>
    </message>
    <message>
        <source>Saved value: {value}</source>
        <translation>Gespeicherter Wert: {value}</translation>
    </message>
    <message>
        <source>Sorting</source>
        <translation>Sortieren</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
</context>
<context>
    <name>EntryPage</name>
    <message>
        <source>Filtering</source>
        <translation>Filtern</translation>
    </message>
    <message>
        <source>No entries yet. Add one with Ctrl+I, or paste URLs with Ctrl+V.</source>
        <translation>Noch keine Einträge. Mit Strg+I lässt sich einer hinzufügen, mit Strg+V lassen sich URLs einfügen.</translation>
    </message>
    <message>
        <source>None of the sitemaps could be read. See Problems.</source>
        <translation>Keine der Sitemaps war lesbar. Siehe „Probleme“.</translation>
    </message>
    <message>
        <source>The index has no sitemaps yet. Add one.</source>
        <translation>Der Index hat noch keine Sitemaps. Eine hinzufügen.</translation>
    </message>
</context>
<context>
    <name>EntryPanel</name>
    <message>
        <source>Add missing languages …</source>
        <translation>Fehlende Sprachen ergänzen …</translation>
    </message>
    <message>
        <source>Add x-default</source>
        <translation>x-default ergänzen</translation>
    </message>
    <message>
        <source>Another edit is still running.</source>
        <translation>Eine andere Bearbeitung läuft noch.</translation>
    </message>
    <message>
        <source>Entry {number} of {count}</source>
        <translation>Eintrag {number} von {count}</translation>
    </message>
    <message>
        <source>More about alternates</source>
        <translation>Mehr über Sprachversionen</translation>
    </message>
    <message>
        <source>Select one entry to add to it.</source>
        <translation>Einen Eintrag auswählen, um etwas hinzuzufügen.</translation>
    </message>
    <message>
        <source>The readable form of the URL</source>
        <translation>Die lesbare Form der URL</translation>
    </message>
</context>
<context>
    <name>EntryView</name>
    <message>
        <source>Clear it, paste another value, or use a bulk edit.</source>
        <translation>Leeren, einen anderen Wert einfügen oder eine Massenbearbeitung verwenden.</translation>
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
        <source>System</source>
        <translation>System</translation>
    </message>
</context>
<context>
    <name>ExplanationPane</name>
    <message>
        <source>Explanation</source>
        <translation>Erklärung</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Korrigiert</translation>
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
        <source>Off</source>
        <translation>Aus</translation>
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
        <source>Select a problem or a rule to see the explanation.</source>
        <translation>Ein Problem oder eine Regel auswählen, um die Erklärung zu sehen.</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schweregrad</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
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
</context>
<context>
    <name>ExportCommands</name>
    <message numerus="yes">
        <source>%n files were up to date.</source>
        <extracomment>1 file was up to date.</extracomment>
        <translation>
            <numerusform>%n Datei war aktuell.</numerusform>
            <numerusform>%n Dateien waren aktuell.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files written to “{folder}”.</source>
        <extracomment>1 file written to “{folder}”.</extracomment>
        <translation>
            <numerusform>%n Datei in „{folder}“ geschrieben.</numerusform>
            <numerusform>%n Dateien in „{folder}“ geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Entries may be missing: some sitemaps could not be read completely.</source>
        <translation>Einträge können fehlen: Manche Sitemaps waren nicht vollständig lesbar.</translation>
    </message>
    <message>
        <source>Exporting to “{name}”</source>
        <translation>Nach „{name}“ exportieren</translation>
    </message>
    <message>
        <source>Open exported set</source>
        <translation>Exportiertes Set öffnen</translation>
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
</context>
<context>
    <name>ExportDialog</name>
    <message numerus="yes">
        <source>%n files with such names exist and will be replaced.</source>
        <extracomment>1 file with such a name exists and will be replaced.</extracomment>
        <translation>
            <numerusform>%n Datei mit solchem Namen gibt es schon; sie wird ersetzt.</numerusform>
            <numerusform>%n Dateien mit solchen Namen gibt es schon; sie werden ersetzt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps could not be read completely: entries may be missing.</source>
        <extracomment>1 sitemap could not be read completely: entries may be missing.</extracomment>
        <translation>
            <numerusform>%n Sitemap war nicht vollständig lesbar: Einträge können fehlen.</numerusform>
            <numerusform>%n Sitemaps waren nicht vollständig lesbar: Einträge können fehlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A&amp;ll ({count})</source>
        <translation>A&amp;lle ({count})</translation>
    </message>
    <message>
        <source>Add xsi:&amp;schemaLocation</source>
        <translation>xsi:&amp;schemaLocation hinzufügen</translation>
    </message>
    <message>
        <source>Choose a folder for the files.</source>
        <translation>Einen Ordner für die Dateien wählen.</translation>
    </message>
    <message>
        <source>Compress sitemaps with &amp;gzip</source>
        <translation>Sitemaps mit &amp;gzip komprimieren</translation>
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
        <source>File &amp;names</source>
        <translation>Datei&amp;namen</translation>
    </message>
    <message>
        <source>Files to write</source>
        <translation>Zu schreibende Dateien</translation>
    </message>
    <message>
        <source>Max. &amp;URLs per sitemap</source>
        <translation>Max. &amp;URLs je Sitemap</translation>
    </message>
    <message>
        <source>Max. &amp;bytes per sitemap</source>
        <translation>Max. &amp;Bytes je Sitemap</translation>
    </message>
    <message>
        <source>S&amp;elected ({count})</source>
        <translation>Ausgewählt&amp;e ({count})</translation>
    </message>
    <message>
        <source>URL in the index</source>
        <translation>URL im Index</translation>
    </message>
    <message>
        <source>Uncompressed size</source>
        <translation>Unkomprimierte Größe</translation>
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
        <source>https://www.example.com/ (default: the site of most entries)</source>
        <translation>https://www.example.com/ (Standard: die Website der meisten Einträge)</translation>
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
        <source>{files} with {urls}, {size} uncompressed, and the index “{index}”.</source>
        <translation>{files} mit {urls}, {size} entpackt, und der Index „{index}“.</translation>
    </message>
    <message>
        <source>{files} with {urls}, {size} uncompressed, without an index.</source>
        <translation>{files} mit {urls}, {size} entpackt, ohne Index.</translation>
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
        <source>Not declared: {name} is read-only.</source>
        <translation>Nicht deklariert: {name} ist schreibgeschützt.</translation>
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
    <name>Extensions</name>
    <message>
        <source>XML</source>
        <translation>XML</translation>
    </message>
    <message>
        <source>alternate</source>
        <translation>Sprachversion</translation>
    </message>
    <message>
        <source>article</source>
        <translation>Artikel</translation>
    </message>
    <message>
        <source>image</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>mark for feature phones</source>
        <translation>Feature-Phone-Kennzeichen</translation>
    </message>
    <message>
        <source>video</source>
        <translation>Video</translation>
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
        <source>Any extension</source>
        <translation>Irgendeine Erweiterung</translation>
    </message>
    <message>
        <source>Any problem</source>
        <translation>Irgendein Problem</translation>
    </message>
    <message>
        <source>In</source>
        <translation>In</translation>
    </message>
    <message>
        <source>In the future</source>
        <translation>In der Zukunft</translation>
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
        <source>New</source>
        <translation>Neu</translation>
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
        <source>Older than 365 days</source>
        <translation>Älter als 365 Tage</translation>
    </message>
</context>
<context>
    <name>FaultDialog</name>
    <message>
        <source>Internal error</source>
        <translation>Interner Fehler</translation>
    </message>
    <message>
        <source>Please report this error with these details: {url}</source>
        <translation>Bitte diesen Fehler mit diesen Einzelheiten melden: {url}</translation>
    </message>
    <message>
        <source>Something went wrong inside the program.</source>
        <translation>Im Programm ist etwas schiefgegangen.</translation>
    </message>
    <message>
        <source>Unsaved changes are in the recovery log.</source>
        <translation>Nicht gespeicherte Änderungen stehen im Wiederherstellungsprotokoll.</translation>
    </message>
    <message>
        <source>You can continue. Saving under another name is safest.</source>
        <translation>Weiterarbeiten ist möglich. Am sichersten ist es, unter einem anderen Namen zu speichern.</translation>
    </message>
    <message>
        <source>Your files on disk have not changed.</source>
        <translation>Die Dateien auf dem Datenträger sind unverändert.</translation>
    </message>
</context>
<context>
    <name>FetchFailuresDialog</name>
    <message>
        <source>&amp;Copy list</source>
        <translation>Liste &amp;kopieren</translation>
    </message>
    <message>
        <source>All other files were downloaded and opened.</source>
        <translation>Alle anderen Dateien wurden heruntergeladen und geöffnet.</translation>
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
</context>
<context>
    <name>FileWatch</name>
    <message numerus="yes">
        <source>%n files of the set no longer exist.</source>
        <translation>
            <numerusform>%n Datei des Sets gibt es nicht mehr.</numerusform>
            <numerusform>%n Dateien des Sets gibt es nicht mehr.</numerusform>
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
        <source>All entries are kept. Comments and formatting are not.</source>
        <translation>Alle Einträge bleiben erhalten, Kommentare und Formatierung nicht.</translation>
    </message>
    <message>
        <source>Compare …</source>
        <translation>Vergleichen …</translation>
    </message>
    <message numerus="yes">
        <source>Saving will replace %n files with your version.</source>
        <translation>
            <numerusform>Speichern ersetzt %n Datei durch die geöffnete Fassung.</numerusform>
            <numerusform>Speichern ersetzt %n Dateien durch die geöffnete Fassung.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saving will replace “{name}” with your version.</source>
        <translation>Speichern ersetzt „{name}“ durch die geöffnete Fassung.</translation>
    </message>
    <message>
        <source>Your open version has not changed.</source>
        <translation>Die geöffnete Fassung ist unverändert.</translation>
    </message>
    <message>
        <source>Your version is still open. Saving writes the file again.</source>
        <translation>Die geöffnete Fassung ist noch da. Speichern schreibt die Datei neu.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message numerus="yes">
        <source>%n files already exist in that folder and would be replaced.</source>
        <translation>
            <numerusform>%n Datei in diesem Ordner gibt es schon; sie würde ersetzt.</numerusform>
            <numerusform>%n Dateien in diesem Ordner gibt es schon; sie würden ersetzt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files are not in UTF-8.</source>
        <translation>
            <numerusform>%n Datei ist nicht in UTF-8.</numerusform>
            <numerusform>%n Dateien sind nicht in UTF-8.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files of the set have hard links.</source>
        <translation>
            <numerusform>%n Datei des Sets hat Hardlinks.</numerusform>
            <numerusform>%n Dateien des Sets haben Hardlinks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repairs were saved.</source>
        <extracomment>1 repair was saved.</extracomment>
        <translation>
            <numerusform>%n Reparatur wurde gespeichert.</numerusform>
            <numerusform>%n Reparaturen wurden gespeichert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps exceed the safety limit.</source>
        <translation>
            <numerusform>%n Sitemap überschreitet die Sicherheitsgrenze.</numerusform>
            <numerusform>%n Sitemaps überschreiten die Sicherheitsgrenze.</numerusform>
        </translation>
    </message>
    <message>
        <source>An index helps search engines to find all of them.</source>
        <translation>Mit einem Index finden Suchmaschinen sie alle.</translation>
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
        <source>Choose the encoding in which the text looks right.</source>
        <translation>Die Kodierung wählen, in der der Text richtig aussieht.</translation>
    </message>
    <message>
        <source>Edit anyway</source>
        <translation>Trotzdem bearbeiten</translation>
    </message>
    <message>
        <source>Import as access log …</source>
        <translation>Als Zugriffsprotokoll importieren …</translation>
    </message>
    <message>
        <source>Import as table …</source>
        <translation>Als Tabelle importieren …</translation>
    </message>
    <message>
        <source>Nothing was saved. Replace the files, or choose another folder.</source>
        <translation>Nichts wurde gespeichert. Die Dateien ersetzen oder einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>Only this name gets the new content; the other names keep the old one.</source>
        <translation>Nur dieser Name bekommt den neuen Inhalt; die anderen Namen behalten den alten.</translation>
    </message>
    <message>
        <source>Open anyway</source>
        <translation>Trotzdem öffnen</translation>
    </message>
    <message>
        <source>Opening was canceled.</source>
        <translation>Das Öffnen wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Opening “{name}”</source>
        <translation>„{name}“ öffnen</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Save it to another folder. You can edit it here.</source>
        <translation>In einem anderen Ordner speichern. Bearbeiten ist hier möglich.</translation>
    </message>
    <message numerus="yes">
        <source>Saved “{name}” and %n other files.</source>
        <extracomment>Saved “{name}” and 1 other file.</extracomment>
        <translation>
            <numerusform>„{name}“ und %n weitere Datei gespeichert.</numerusform>
            <numerusform>„{name}“ und %n weitere Dateien gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>See the Repairs panel. The file on disk has not changed.</source>
        <translation>Siehe den Bereich „Reparaturen“. Die Datei auf dem Datenträger ist unverändert.</translation>
    </message>
    <message>
        <source>Show window</source>
        <translation>Fenster zeigen</translation>
    </message>
    <message>
        <source>Sitemaps (*.xml *.xml.gz);;All files (*)</source>
        <translation>Sitemaps (*.xml *.xml.gz);;Alle Dateien (*)</translation>
    </message>
    <message numerus="yes">
        <source>The encoding of %n sitemaps is unknown.</source>
        <translation>
            <numerusform>Die Kodierung von %n Sitemap ist unbekannt.</numerusform>
            <numerusform>Die Kodierung von %n Sitemaps ist unbekannt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The other file still exists.</source>
        <translation>Die andere Datei gibt es weiterhin.</translation>
    </message>
    <message>
        <source>The safety limit is {size} MB uncompressed per file, {ratio} times its size on disk, and {entries} entries in total. Open it only if you trust its source.</source>
        <translation>Die Sicherheitsgrenze liegt bei {size} MB entpackt je Datei, dem {ratio}-Fachen ihrer Größe auf dem Datenträger und {entries} Einträgen insgesamt. Nur öffnen, wenn die Herkunft vertrauenswürdig ist.</translation>
    </message>
    <message>
        <source>The sample set is missing from this installation.</source>
        <translation>In dieser Installation fehlt das Beispielset.</translation>
    </message>
    <message>
        <source>There was nothing to save.</source>
        <translation>Es gab nichts zu speichern.</translation>
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
        <source>You can copy and export the entries.</source>
        <translation>Die Einträge lassen sich kopieren und exportieren.</translation>
    </message>
    <message numerus="yes">
        <source>You don't have permission to save %n files of the set.</source>
        <translation>
            <numerusform>Die Berechtigung fehlt, %n Datei des Sets zu speichern.</numerusform>
            <numerusform>Die Berechtigung fehlt, %n Dateien des Sets zu speichern.</numerusform>
        </translation>
    </message>
    <message>
        <source>{reason} It is read-only here.</source>
        <translation>{reason} Hier ist sie schreibgeschützt.</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” and %n more are read-only: {reason}</source>
        <translation>
            <numerusform>„{name}“ und %n weitere sind schreibgeschützt: {reason}</numerusform>
            <numerusform>„{name}“ und %n weitere sind schreibgeschützt: {reason}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{name}” contains %n sitemaps but no index.</source>
        <translation>
            <numerusform>„{name}“ enthält %n Sitemap, aber keinen Index.</numerusform>
            <numerusform>„{name}“ enthält %n Sitemaps, aber keinen Index.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” is no longer open elsewhere. You can edit it here.</source>
        <translation>„{name}“ ist nirgends sonst mehr geöffnet. Bearbeiten ist hier möglich.</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>A text, a /regular expression/, or conditions joined by “and” or “or”, with parentheses: a word (loc, lastmod, changefreq, priority, any, entry, sitemap, folder, extension, problem, state), then = != &lt; &gt; contains matches in or “is empty”, then a value.</source>
        <translation>Ein Text, ein /regulärer Ausdruck/ oder mit „and“ oder „or“ verbundene Bedingungen, auch mit Klammern: ein Wort (loc, lastmod, changefreq, priority, any, entry, sitemap, folder, extension, problem, state), dann = != &lt; &gt; contains matches in oder „is empty“, dann ein Wert.</translation>
    </message>
    <message>
        <source>Character {number}: {text}</source>
        <translation>Zeichen {number}: {text}</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter: text, /regex/, or lastmod &lt; 2026-01-01</source>
        <translation>Filter: Text, /Regex/ oder lastmod &lt; 2026-01-01</translation>
    </message>
</context>
<context>
    <name>FindPanel</name>
    <message numerus="yes">
        <source>%n matches</source>
        <extracomment>1 match</extracomment>
        <translation>
            <numerusform>%n Treffer</numerusform>
            <numerusform>%n Treffer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values replaced.</source>
        <extracomment>1 value replaced.</extracomment>
        <translation>
            <numerusform>%n Wert ersetzt.</numerusform>
            <numerusform>%n Werte ersetzt.</numerusform>
        </translation>
    </message>
    <message>
        <source>F&amp;ind</source>
        <translation>S&amp;uchen</translation>
    </message>
    <message>
        <source>Match case (Alt+C)</source>
        <translation>Groß- und Kleinschreibung beachten (Alt+C)</translation>
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
        <source>Replace in %n values</source>
        <extracomment>Replace in 1 value</extracomment>
        <translation>
            <numerusform>In %n Wert ersetzen</numerusform>
            <numerusform>In %n Werten ersetzen</numerusform>
        </translation>
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
        <source>Whole words only (Alt+W)</source>
        <translation>Nur ganze Wörter (Alt+W)</translation>
    </message>
</context>
<context>
    <name>FixChoicesForm</name>
    <message>
        <source>&amp;Base URL for relative URLs</source>
        <translation>&amp;Basis-URL für relative URLs</translation>
    </message>
    <message>
        <source>&amp;Escape characters as</source>
        <translation>Zeichen &amp;maskieren als</translation>
    </message>
    <message>
        <source>Time &amp;zone to assume</source>
        <translation>Angenommene Zeit&amp;zone</translation>
    </message>
</context>
<context>
    <name>FixList</name>
    <message>
        <source>another namespace</source>
        <translation>ein anderer Namensraum</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>the protocol's namespace</source>
        <translation>der Namensraum des Protokolls</translation>
    </message>
</context>
<context>
    <name>FixesDialog</name>
    <message numerus="yes">
        <source>%n files change</source>
        <extracomment>1 file changes</extracomment>
        <translation>
            <numerusform>%n Datei ändert sich</numerusform>
            <numerusform>%n Dateien ändern sich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values can't be fixed without guessing. They are listed last: click one to go there.</source>
        <extracomment>1 value can't be fixed without guessing. It is listed last: click it to go there.</extracomment>
        <translation>
            <numerusform>%n Wert lässt sich nur durch Raten korrigieren. Er steht am Ende der Liste: Ein Klick darauf führt hin.</numerusform>
            <numerusform>%n Werte lassen sich nur durch Raten korrigieren. Sie stehen am Ende der Liste: Ein Klick auf einen führt hin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fix %n entries</source>
        <extracomment>Fix 1 entry</extracomment>
        <translation>
            <numerusform>%n Eintrag korrigieren</numerusform>
            <numerusform>%n Einträge korrigieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fix %n files</source>
        <extracomment>Fix 1 file</extracomment>
        <translation>
            <numerusform>%n Datei korrigieren</numerusform>
            <numerusform>%n Dateien korrigieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fix %n values</source>
        <extracomment>Fix 1 value</extracomment>
        <translation>
            <numerusform>%n Wert korrigieren</numerusform>
            <numerusform>%n Werte korrigieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Fix problems</source>
        <translation>Probleme beheben</translation>
    </message>
    <message>
        <source>Looking for fixes …</source>
        <translation>Korrekturen werden gesucht …</translation>
    </message>
    <message>
        <source>No automatic fixes are available.</source>
        <translation>Es gibt keine automatischen Korrekturen.</translation>
    </message>
    <message>
        <source>Some fixes for {titles} failed because of an internal error.</source>
        <translation>Einige Korrekturen für {titles} sind wegen eines internen Fehlers gescheitert.</translation>
    </message>
    <message>
        <source>The explanation of each problem shows how to fix it.</source>
        <translation>Die Erklärung jedes Problems zeigt, wie es sich beheben lässt.</translation>
    </message>
    <message>
        <source>This cell has no problem.</source>
        <translation>Diese Zelle hat kein Problem.</translation>
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
    <name>FolderTree</name>
    <message>
        <source>All folders</source>
        <translation>Alle Ordner</translation>
    </message>
    <message>
        <source>Missing and incomplete URLs</source>
        <translation>Fehlende und unvollständige URLs</translation>
    </message>
    <message>
        <source>Other URLs</source>
        <translation>Andere URLs</translation>
    </message>
    <message>
        <source>{folder}, entries: {count}</source>
        <translation>{folder}, Einträge: {count}</translation>
    </message>
</context>
<context>
    <name>FoldersPanel</name>
    <message>
        <source>&amp;Copy URL</source>
        <translation>URL &amp;kopieren</translation>
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
        <source>Set change&amp;freq</source>
        <translation>change&amp;freq setzen</translation>
    </message>
</context>
<context>
    <name>Gauge</name>
    <message>
        <source>Close to the limit.</source>
        <translation>Nahe an der Grenze.</translation>
    </message>
    <message>
        <source>Over the limit.</source>
        <translation>Über der Grenze.</translation>
    </message>
    <message>
        <source>Within the limit.</source>
        <translation>Innerhalb der Grenze.</translation>
    </message>
</context>
<context>
    <name>GoToDialog</name>
    <message>
        <source>&amp;Number, 1 to {count}</source>
        <translation>&amp;Nummer, 1 bis {count}</translation>
    </message>
    <message>
        <source>12, 10-20, or lastmod 10-20</source>
        <translation>12, 10-20 oder lastmod 10-20</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>A number from 0.0 to 1.0; the default is {usual}</source>
        <translation>Eine Zahl von 0.0 bis 1.0; der Standard ist {usual}</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>An http or https URL of at most {count} characters</source>
        <translation>Eine URL mit http oder https und höchstens {count} Zeichen</translation>
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
        <source>Max. MB per file, uncompressed</source>
        <translation>Max. MB je Datei, unkomprimiert</translation>
    </message>
    <message>
        <source>Max. sitemaps per index</source>
        <translation>Max. Sitemaps je Index</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
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
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>One of the [date formats](dates)</source>
        <translation>Eins der [Datumsformate](dates)</translation>
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
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>a URL</source>
        <translation>eine URL</translation>
    </message>
    <message>
        <source>a [date](dates)</source>
        <translation>ein [Datum](dates)</translation>
    </message>
    <message>
        <source>a language code</source>
        <translation>ein Sprachcode</translation>
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
        <source>country codes</source>
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
        <source>yes or no</source>
        <translation>ja oder nein</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} bis {most}</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message numerus="yes">
        <source>%n pages</source>
        <extracomment>1 page</extracomment>
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
        <source>Search the help</source>
        <translation>Hilfe durchsuchen</translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <source>Opened</source>
        <translation>Geöffnet</translation>
    </message>
    <message>
        <source>Select a step to go to it. The disk icon marks the saved version.</source>
        <translation>Einen Schritt auswählen, um zu ihm zu gehen. Das Diskettensymbol kennzeichnet die gespeicherte Fassung.</translation>
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
        <source>Nothing was changed. Error: {fault}.</source>
        <translation>Es wurde nichts geändert. Fehler: {fault}.</translation>
    </message>
    <message>
        <source>“{title}” failed because of an internal error.</source>
        <translation>„{title}“ ist wegen eines internen Fehlers gescheitert.</translation>
    </message>
</context>
<context>
    <name>LanguageTable</name>
    <message>
        <source>Named after the x-default page, or the first one.</source>
        <translation>Benannt nach der x-default-Seite, sonst nach der ersten.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>hreflang group</source>
        <translation>hreflang-Gruppe</translation>
    </message>
</context>
<context>
    <name>LanguageView</name>
    <message>
        <source>Languages</source>
        <translation>Sprachen</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message numerus="yes">
        <source>%n entries are skipped: a language has several URLs.</source>
        <extracomment>1 entry is skipped: a language has several URLs.</extracomment>
        <translation>
            <numerusform>%n Eintrag wird übersprungen: Eine Sprache hat mehrere URLs.</numerusform>
            <numerusform>%n Einträge werden übersprungen: Eine Sprache hat mehrere URLs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries get no link to themselves, because their language is unknown.</source>
        <extracomment>1 entry gets no link to itself, because its language is unknown.</extracomment>
        <translation>
            <numerusform>%n Eintrag bekommt keinen Link auf sich selbst, weil seine Sprache unbekannt ist.</numerusform>
            <numerusform>%n Einträge bekommen keinen Link auf sich selbst, weil ihre Sprache unbekannt ist.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hreflang groups</source>
        <extracomment>1 hreflang group</extracomment>
        <translation>
            <numerusform>%n hreflang-Gruppe</numerusform>
            <numerusform>%n hreflang-Gruppen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n languages</source>
        <extracomment>1 language</extracomment>
        <translation>
            <numerusform>%n Sprache</numerusform>
            <numerusform>%n Sprachen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages of the set</source>
        <extracomment>1 page of the set</extracomment>
        <translation>
            <numerusform>%n Seite des Sets</numerusform>
            <numerusform>%n Seiten des Sets</numerusform>
        </translation>
    </message>
    <message>
        <source>All hreflang groups</source>
        <translation>Alle hreflang-Gruppen</translation>
    </message>
    <message>
        <source>All pages of this group link to it, and it links back.</source>
        <translation>Alle Seiten dieser Gruppe verweisen auf sie, und sie verweist zurück.</translation>
    </message>
    <message>
        <source>Default (x-default)</source>
        <translation>Standard (x-default)</translation>
    </message>
    <message>
        <source>It has no link back to {loc}.</source>
        <translation>Sie verweist nicht zurück auf {loc}.</translation>
    </message>
    <message numerus="yes">
        <source>No link gives %n of them a language.</source>
        <extracomment>No link gives 1 of them a language.</extracomment>
        <translation>
            <numerusform>Kein Link gibt %n davon eine Sprache.</numerusform>
            <numerusform>Kein Link gibt %n davon eine Sprache.</numerusform>
        </translation>
    </message>
    <message>
        <source>No page of this group links to this language.</source>
        <translation>Keine Seite dieser Gruppe verweist auf diese Sprache.</translation>
    </message>
    <message>
        <source>Not linked by all pages</source>
        <translation>Nicht von allen Seiten verlinkt</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Only with problems</source>
        <translation>Nur mit Problemen</translation>
    </message>
    <message>
        <source>Probably meant: {code}</source>
        <translation>Wahrscheinlich gemeint: {code}</translation>
    </message>
    <message>
        <source>The page links to itself.</source>
        <translation>Die Seite verweist auf sich selbst.</translation>
    </message>
    <message>
        <source>The page uses another language for itself.</source>
        <translation>Die Seite gibt für sich selbst eine andere Sprache an.</translation>
    </message>
    <message>
        <source>The pages of this group link to several URLs.</source>
        <translation>Die Seiten dieser Gruppe verweisen auf mehrere URLs.</translation>
    </message>
    <message>
        <source>There is nothing to complete.</source>
        <translation>Es gibt nichts zu vervollständigen.</translation>
    </message>
    <message>
        <source>This URL is not in the set.</source>
        <translation>Diese URL ist nicht im Set.</translation>
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
        <source>conflict</source>
        <translation>Konflikt</translation>
    </message>
    <message numerus="yes">
        <source>hreflang links will be added to %n entries.</source>
        <extracomment>hreflang links will be added to 1 entry.</extracomment>
        <translation>
            <numerusform>%n Eintrag bekommt hreflang-Links.</numerusform>
            <numerusform>%n Einträge bekommen hreflang-Links.</numerusform>
        </translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>no problems</source>
        <translation>keine Probleme</translation>
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
        <source>not linked by all pages</source>
        <translation>nicht von allen Seiten verlinkt</translation>
    </message>
    <message>
        <source>without a language</source>
        <translation>ohne Sprache</translation>
    </message>
    <message numerus="yes">
        <source>{naming} of %n pages link to it.</source>
        <translation>
            <numerusform>{naming} von %n Seite verweist auf sie.</numerusform>
            <numerusform>{naming} von %n Seiten verweisen auf sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{code}” is not valid: {reason}.</source>
        <translation>„{code}“ ist ungültig: {reason}.</translation>
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
    <message numerus="yes">
        <source>Add to %n entries</source>
        <extracomment>Add to 1 entry</extracomment>
        <translation>
            <numerusform>%n Eintrag ergänzen</numerusform>
            <numerusform>%n Einträge ergänzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter at least two languages.</source>
        <translation>Mindestens zwei Sprachen eingeben.</translation>
    </message>
    <message>
        <source>For {loc}:</source>
        <translation>Für {loc}:</translation>
    </message>
    <message>
        <source>Pages in different languages differ in their URL prefix. Existing links are not changed.</source>
        <translation>Seiten in verschiedenen Sprachen unterscheiden sich in ihrem URL-Präfix. Vorhandene Links bleiben unverändert.</translation>
    </message>
    <message>
        <source>URL prefix</source>
        <translation>URL-Präfix</translation>
    </message>
    <message>
        <source>URL prefix of each language</source>
        <translation>URL-Präfix jeder Sprache</translation>
    </message>
    <message>
        <source>Unknown language codes: {codes}</source>
        <translation>Unbekannte Sprachcodes: {codes}</translation>
    </message>
    <message>
        <source>{loc} has none of these prefixes and gets no links.</source>
        <translation>{loc} hat keins dieser Präfixe und bekommt keine Links.</translation>
    </message>
</context>
<context>
    <name>LanguagesPanel</name>
    <message>
        <source>&amp;Go to the entry</source>
        <translation>&amp;Zum Eintrag gehen</translation>
    </message>
    <message numerus="yes">
        <source>Add hreflang links to %n entries</source>
        <extracomment>Add hreflang links to 1 entry</extracomment>
        <translation>
            <numerusform>hreflang-Links in %n Eintrag ergänzen</numerusform>
            <numerusform>hreflang-Links in %n Einträgen ergänzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Add missing &amp;links …</source>
        <translation>Fehlende &amp;Links ergänzen …</translation>
    </message>
    <message numerus="yes">
        <source>Co&amp;mplete %n groups</source>
        <extracomment>Co&amp;mplete group</extracomment>
        <translation>
            <numerusform>%n Gruppe &amp;vervollständigen</numerusform>
            <numerusform>%n Gruppen &amp;vervollständigen</numerusform>
        </translation>
    </message>
    <message>
        <source>Co&amp;mplete group</source>
        <translation>Gruppe &amp;vervollständigen</translation>
    </message>
    <message>
        <source>Groups to show</source>
        <translation>Zu zeigende Gruppen</translation>
    </message>
    <message>
        <source>No group shown has a problem.</source>
        <translation>Keine gezeigte Gruppe hat ein Problem.</translation>
    </message>
    <message>
        <source>Reading hreflang links …</source>
        <translation>hreflang-Links werden gelesen …</translation>
    </message>
    <message>
        <source>Reading was canceled. Show this panel again to continue.</source>
        <translation>Das Lesen wurde abgebrochen. Es geht weiter, wenn dieser Bereich wieder gezeigt wird.</translation>
    </message>
    <message>
        <source>Search groups</source>
        <translation>Gruppen durchsuchen</translation>
    </message>
    <message>
        <source>Show all groups</source>
        <translation>Alle Gruppen zeigen</translation>
    </message>
    <message>
        <source>This set has no hreflang links.</source>
        <translation>Dieses Set hat keine hreflang-Links.</translation>
    </message>
</context>
<context>
    <name>LeakList</name>
    <message>
        <source>Error: {pattern}: {fault}</source>
        <translation>Fehler: {pattern}: {fault}</translation>
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
        <extracomment>1 pattern is wrong; correct it, or turn it off.</extracomment>
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
        <source>&amp;Test a URL</source>
        <translation>Eine URL &amp;testen</translation>
    </message>
    <message>
        <source>Matches anywhere in the URL; ^ is its start.</source>
        <translation>Trifft überall in der URL zu; ^ ist ihr Anfang.</translation>
    </message>
    <message>
        <source>No pattern matches this URL.</source>
        <translation>Kein Muster trifft auf diese URL zu.</translation>
    </message>
    <message>
        <source>Only complete URLs (http:// or https://) are checked.</source>
        <translation>Nur vollständige URLs (http:// oder https://) werden geprüft.</translation>
    </message>
    <message>
        <source>Regular expression, for example /draft-[0-9]+</source>
        <translation>Regulärer Ausdruck, zum Beispiel /draft-[0-9]+</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>&amp;Standard wiederherstellen</translation>
    </message>
</context>
<context>
    <name>LeftSets</name>
    <message numerus="yes">
        <source>%n steps since {when}</source>
        <extracomment>1 step since {when}</extracomment>
        <translation>
            <numerusform>%n Schritt seit {when}</numerusform>
            <numerusform>%n Schritte seit {when}</numerusform>
        </translation>
    </message>
    <message>
        <source>It has no file yet.</source>
        <translation>Es hat noch keine Datei.</translation>
    </message>
    <message>
        <source>Recover {name}</source>
        <translation>{name} wiederherstellen</translation>
    </message>
    <message>
        <source>Unsaved changes from last time</source>
        <translation>Nicht gespeicherte Änderungen vom letzten Mal</translation>
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
    <name>LogDialog</name>
    <message>
        <source>&amp;Extensions of pages</source>
        <translation>&amp;Endungen von Seiten</translation>
    </message>
    <message>
        <source>&amp;Keep query strings</source>
        <translation>&amp;Query-Strings behalten</translation>
    </message>
    <message>
        <source>&amp;Names without an extension, such as /about and /blog/</source>
        <translation>&amp;Namen ohne Endung, etwa /about und /blog/</translation>
    </message>
    <message>
        <source>&amp;URL of the site</source>
        <translation>&amp;URL der Website</translation>
    </message>
    <message>
        <source>Access log “{name}”</source>
        <translation>Zugriffsprotokoll „{name}“</translation>
    </message>
    <message>
        <source>Only URLs requested with GET and answered with status 200 count as pages.</source>
        <translation>Als Seiten zählen nur URLs, die mit GET abgerufen und mit Status 200 beantwortet wurden.</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lesen</translation>
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
        <source>“{name}” can't store everything.</source>
        <translation>„{name}“ kann nicht alles speichern.</translation>
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
        <source>%n dates are not in W3C format and are kept unchanged.</source>
        <extracomment>One date is not in W3C format and is kept unchanged.</extracomment>
        <translation>
            <numerusform>Ein Datum ist nicht im W3C-Format und bleibt unverändert.</numerusform>
            <numerusform>%n Daten sind nicht im W3C-Format und bleiben unverändert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries are in the set already.</source>
        <extracomment>One entry is in the set already.</extracomment>
        <translation>
            <numerusform>%n Eintrag ist schon im Set.</numerusform>
            <numerusform>%n Einträge sind schon im Set.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more entries of the source repeat a URL.</source>
        <extracomment>One more entry of the source repeats a URL.</extracomment>
        <translation>
            <numerusform>%n weiterer Eintrag der Quelle wiederholt eine URL.</numerusform>
            <numerusform>%n weitere Einträge der Quelle wiederholen eine URL.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Add %n new entries</source>
        <extracomment>&amp;Add one new entry</extracomment>
        <translation>
            <numerusform>%n neuen Eintrag an&amp;hängen</numerusform>
            <numerusform>%n neue Einträge an&amp;hängen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Remove %n entries missing from the source</source>
        <extracomment>&amp;Remove one entry missing from the source</extracomment>
        <translation>
            <numerusform>Einen Eintrag &amp;entfernen, der in der Quelle fehlt</numerusform>
            <numerusform>%n Einträge &amp;entfernen, die in der Quelle fehlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Update %n entries</source>
        <extracomment>&amp;Update one entry</extracomment>
        <translation>
            <numerusform>Einen Eintrag &amp;aktualisieren</numerusform>
            <numerusform>%n Einträge &amp;aktualisieren</numerusform>
        </translation>
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
        <source>Merge</source>
        <translation>Zusammenführen</translation>
    </message>
    <message>
        <source>Merge entries</source>
        <translation>Einträge zusammenführen</translation>
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
        <source>Hits</source>
        <translation>Zugriffe</translation>
    </message>
    <message>
        <source>Last search bot (UTC)</source>
        <translation>Letzter Suchmaschinen-Bot (UTC)</translation>
    </message>
    <message>
        <source>Last visit (UTC)</source>
        <translation>Letzter Besuch (UTC)</translation>
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
        <translation>überspringen</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>1 more</extracomment>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Diese Nachricht schließen</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message numerus="yes">
        <source> (and %n more)</source>
        <extracomment> (and 1 more)</extracomment>
        <translation>
            <numerusform> (und noch %n)</numerusform>
            <numerusform> (und noch %n)</numerusform>
        </translation>
    </message>
    <message>
        <source> GB</source>
        <translation> GB</translation>
    </message>
    <message>
        <source> at character {count}</source>
        <translation> bei Zeichen {count}</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message numerus="yes">
        <source>%n URLs</source>
        <extracomment>1 URL</extracomment>
        <translation>
            <numerusform>%n URL</numerusform>
            <numerusform>%n URLs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n articles of this sitemap are more than two days old and no longer treated as news.</source>
        <extracomment>One article of this sitemap is more than two days old and no longer treated as news.</extracomment>
        <translation>
            <numerusform>%n Artikel dieser Sitemap ist mehr als zwei Tage alt und gilt nicht mehr als News.</numerusform>
            <numerusform>%n Artikel dieser Sitemap sind mehr als zwei Tage alt und gelten nicht mehr als News.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bytes</source>
        <extracomment>1 byte</extracomment>
        <translation>
            <numerusform>%n Byte</numerusform>
            <numerusform>%n Byte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bytes after the end were removed.</source>
        <extracomment>One byte after the end was removed.</extracomment>
        <translation>
            <numerusform>Hinter dem Ende wurde ein Byte entfernt.</numerusform>
            <numerusform>Hinter dem Ende wurden %n Byte entfernt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <extracomment>1 entry</extracomment>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries are outside {address}: search engines ignore them.</source>
        <extracomment>1 entry is outside {address}: search engines ignore it.</extracomment>
        <translation>
            <numerusform>%n Eintrag liegt außerhalb von {address}: Suchmaschinen ignorieren ihn.</numerusform>
            <numerusform>%n Einträge liegen außerhalb von {address}: Suchmaschinen ignorieren sie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries change</source>
        <extracomment>1 entry changes</extracomment>
        <translation>
            <numerusform>%n Eintrag ändert sich</numerusform>
            <numerusform>%n Einträge ändern sich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries in read-only sitemaps are skipped.</source>
        <extracomment>1 entry in a read-only sitemap is skipped.</extracomment>
        <translation>
            <numerusform>%n Eintrag in einer schreibgeschützten Sitemap wird übersprungen.</numerusform>
            <numerusform>%n Einträge in schreibgeschützten Sitemaps werden übersprungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries in {name} have a {field}, which this search engine ignores.</source>
        <extracomment>1 entry in {name} has a {field}, which this search engine ignores.</extracomment>
        <translation>
            <numerusform>%n Eintrag in {name} hat ein {field}, das diese Suchmaschine ignoriert.</numerusform>
            <numerusform>%n Einträge in {name} haben ein {field}, das diese Suchmaschine ignoriert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries of “{name}” can't be stored in this format.</source>
        <extracomment>One entry of “{name}” can't be stored in this format.</extracomment>
        <translation>
            <numerusform>Ein Eintrag von „{name}“ lässt sich in diesem Format nicht speichern.</numerusform>
            <numerusform>%n Einträge von „{name}“ lassen sich in diesem Format nicht speichern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries without a loc</source>
        <extracomment>1 entry without a loc</extracomment>
        <translation>
            <numerusform>%n Eintrag ohne loc</numerusform>
            <numerusform>%n Einträge ohne loc</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries without any field</source>
        <extracomment>1 entry without any field</extracomment>
        <translation>
            <numerusform>%n Eintrag ohne ein einziges Feld</numerusform>
            <numerusform>%n Einträge ohne ein einziges Feld</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <extracomment>1 error</extracomment>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n errors were repaired to open “{name}”.</source>
        <extracomment>1 error was repaired to open “{name}”.</extracomment>
        <translation>
            <numerusform>%n Fehler wurde repariert, um „{name}“ zu öffnen.</numerusform>
            <numerusform>%n Fehler wurden repariert, um „{name}“ zu öffnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files from an earlier export are not in the index.</source>
        <translation>
            <numerusform>%n Datei aus einem früheren Export ist nicht im Index.</numerusform>
            <numerusform>%n Dateien aus einem früheren Export sind nicht im Index.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n incomplete entries were left out.</source>
        <extracomment>One incomplete entry was left out.</extracomment>
        <translation>
            <numerusform>%n unvollständiger Eintrag wurde weggelassen.</numerusform>
            <numerusform>%n unvollständige Einträge wurden weggelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n infos</source>
        <extracomment>1 info</extracomment>
        <translation>
            <numerusform>%n Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items without a link were left out.</source>
        <extracomment>One item without a link was left out.</extracomment>
        <translation>
            <numerusform>%n Meldung ohne Link wurde weggelassen.</numerusform>
            <numerusform>%n Meldungen ohne Link wurden weggelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other columns: {names}</source>
        <extracomment>1 other column: {names}</extracomment>
        <translation>
            <numerusform>%n weitere Spalte: {names}</numerusform>
            <numerusform>%n weitere Spalten: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps</source>
        <extracomment>1 sitemap</extracomment>
        <translation>
            <numerusform>%n Sitemap</numerusform>
            <numerusform>%n Sitemaps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps need an index.</source>
        <extracomment>%n sitemap needs an index.</extracomment>
        <translation>
            <numerusform>%n Sitemap braucht einen Index.</numerusform>
            <numerusform>%n Sitemaps brauchen einen Index.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values change</source>
        <extracomment>1 value changes</extracomment>
        <translation>
            <numerusform>%n Wert ändert sich</numerusform>
            <numerusform>%n Werte ändern sich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <extracomment>1 warning</extracomment>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Base URL</source>
        <translation>&amp;Basis-URL</translation>
    </message>
    <message>
        <source>&amp;Bulk edit …</source>
        <translation>&amp;Massenbearbeitung …</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Entries</source>
        <translation>&amp;Einträge</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;URL</source>
        <translation>&amp;URL</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(nichts)</translation>
    </message>
    <message>
        <source>(removed)</source>
        <translation>(entfernt)</translation>
    </message>
    <message>
        <source>8 to 128 letters, digits and hyphens.</source>
        <translation>8 bis 128 Buchstaben, Ziffern und Bindestriche.</translation>
    </message>
    <message>
        <source>&lt;{prefix}:{name}&gt; is not allowed directly in an entry.</source>
        <translation>&lt;{prefix}:{name}&gt; ist direkt in einem Eintrag nicht erlaubt.</translation>
    </message>
    <message>
        <source>A character must follow the backslash.</source>
        <translation>Auf den Backslash muss ein Zeichen folgen.</translation>
    </message>
    <message>
        <source>A colon without a port before two slashes is valid, but usually means that two URLs were joined by mistake.</source>
        <translation>Ein Doppelpunkt ohne Port vor zwei Schrägstrichen ist zulässig, aber meist wurden zwei URLs versehentlich aneinandergefügt.</translation>
    </message>
    <message>
        <source>A dollar sign must be followed by a group.</source>
        <translation>Auf ein Dollarzeichen muss eine Gruppe folgen.</translation>
    </message>
    <message>
        <source>A host with non-ASCII characters must be written in its ASCII form (xn--…). Percent-encoded hosts are valid, but the DNS does not find them.</source>
        <translation>Ein Host mit Zeichen außerhalb von ASCII muss in seiner ASCII-Form (xn--…) stehen. Prozentkodierte Hosts sind zulässig, aber das DNS findet sie nicht.</translation>
    </message>
    <message>
        <source>A loc must contain the URL of the page. Search engines skip empty ones.</source>
        <translation>Ein loc muss die URL der Seite enthalten. Suchmaschinen überspringen leere.</translation>
    </message>
    <message>
        <source>A lower limit of the profile applies.</source>
        <translation>Eine niedrigere Grenze des Profils hat Vorrang.</translation>
    </message>
    <message>
        <source>A new window</source>
        <translation>Ein neues Fenster</translation>
    </message>
    <message>
        <source>A page cannot have been changed in the future. Bing rejects such dates, and Google stops trusting the dates of the site.</source>
        <translation>Eine Seite kann nicht in der Zukunft geändert worden sein. Bing weist solche Daten ab, und Google vertraut den Daten der Website nicht mehr.</translation>
    </message>
    <message>
        <source>A page should be listed under http or https, not both. Search engines index one of them.</source>
        <translation>Eine Seite soll unter http oder unter https aufgeführt sein, nicht unter beiden. Suchmaschinen indexieren eine davon.</translation>
    </message>
    <message>
        <source>A page with alternates should also link to itself. Google recommends it.</source>
        <translation>Eine Seite mit Sprachversionen soll auch auf sich selbst verweisen. Google empfiehlt das.</translation>
    </message>
    <message>
        <source>A percent sign must be followed by two hexadecimal digits. Servers reject such URLs, or decode them differently.</source>
        <translation>Auf ein Prozentzeichen müssen zwei Hexadezimalziffern folgen. Server weisen solche URLs ab oder dekodieren sie unterschiedlich.</translation>
    </message>
    <message>
        <source>A rule failed because of an internal error, so this item was not checked. All other checks were completed. Please report the error.</source>
        <translation>Eine Regel ist wegen eines internen Fehlers gescheitert; dieses Element wurde daher nicht geprüft. Alle anderen Prüfungen wurden abgeschlossen. Bitte den Fehler melden.</translation>
    </message>
    <message>
        <source>A session ID gives every visitor a different URL of the same page, so search engines crawl duplicates. Parameters such as sid, which can mean something else, count only if their value looks like a session ID.</source>
        <translation>Eine Sitzungs-ID gibt jedem Besucher eine andere URL derselben Seite, sodass Suchmaschinen Duplikate crawlen. Parameter wie sid, die auch etwas anderes bedeuten können, zählen nur, wenn ihr Wert wie eine Sitzungs-ID aussieht.</translation>
    </message>
    <message>
        <source>A set should list each URL once. Search engines keep one of the entries and ignore the others.</source>
        <translation>Ein Set soll jede URL einmal aufführen. Suchmaschinen behalten einen der Einträge und ignorieren die anderen.</translation>
    </message>
    <message>
        <source>A sitemap contains url elements, and an index contains sitemap elements. Search engines ignore the others.</source>
        <translation>Eine Sitemap enthält url-Elemente, ein Index sitemap-Elemente. Suchmaschinen ignorieren andere.</translation>
    </message>
    <message>
        <source>A sitemap may list only URLs with its own protocol, host and port, in its own folder or below. Search engines ignore other URLs, unless the robots.txt of their host lists the sitemap (cross-submission).</source>
        <translation>Eine Sitemap darf nur URLs mit ihrem eigenen Protokoll, Host und Port aufführen, in ihrem eigenen Ordner oder darunter. Suchmaschinen ignorieren andere URLs, außer wenn die robots.txt von deren Host die Sitemap nennt (Cross-Submission).</translation>
    </message>
    <message>
        <source>A sitemap must have room for at least one entry.</source>
        <translation>In einer Sitemap muss Platz für mindestens einen Eintrag sein.</translation>
    </message>
    <message>
        <source>A sitemap must list at least one URL, and an index at least one sitemap. Search engines report empty files as errors.</source>
        <translation>Eine Sitemap muss mindestens eine URL aufführen, ein Index mindestens eine Sitemap. Suchmaschinen melden leere Dateien als Fehler.</translation>
    </message>
    <message>
        <source>A sitemap must not be larger than the profile allows, uncompressed. Search engines reject larger files.</source>
        <translation>Eine Sitemap darf unkomprimiert nicht größer sein, als das Profil erlaubt. Suchmaschinen weisen größere Dateien ab.</translation>
    </message>
    <message>
        <source>A sitemap must not have more than 1,000 articles. Google ignores the others.</source>
        <translation>Eine Sitemap darf höchstens 1.000 Artikel enthalten. Google ignoriert die übrigen.</translation>
    </message>
    <message>
        <source>A sitemap must not list more URLs than the profile allows. Search engines ignore the rest, or the whole file.</source>
        <translation>Eine Sitemap darf nicht mehr URLs aufführen, als das Profil erlaubt. Suchmaschinen ignorieren den Rest oder die ganze Datei.</translation>
    </message>
    <message>
        <source>A urlset must contain only url elements, and a sitemapindex only sitemap elements. Search engines may reject the file.</source>
        <translation>Ein urlset darf nur url-Elemente enthalten, ein sitemapindex nur sitemap-Elemente. Suchmaschinen weisen die Datei sonst vielleicht ab.</translation>
    </message>
    <message>
        <source>A user name or password before the host becomes public, and search engines reject such URLs.</source>
        <translation>Benutzername oder Passwort vor dem Host werden öffentlich, und Suchmaschinen weisen solche URLs ab.</translation>
    </message>
    <message>
        <source>A video must have the URL of its file (content_loc) or of a player (player_loc). Google ignores videos without one.</source>
        <translation>Ein Video muss die URL seiner Datei (content_loc) oder eines Players (player_loc) nennen. Google ignoriert Videos ohne beides.</translation>
    </message>
    <message>
        <source>Accepted.</source>
        <translation>Angenommen.</translation>
    </message>
    <message>
        <source>Accepted. The key will be checked.</source>
        <translation>Angenommen. Der Schlüssel wird noch geprüft.</translation>
    </message>
    <message>
        <source>Add a “{field}” first, then its “{attribute}”.</source>
        <translation>Zuerst ein „{field}“ hinzufügen, dann dessen „{attribute}“.</translation>
    </message>
    <message>
        <source>Add missing hreflang links.</source>
        <translation>Fehlende hreflang-Links ergänzen.</translation>
    </message>
    <message>
        <source>Add time zone</source>
        <translation>Zeitzone ergänzen</translation>
    </message>
    <message>
        <source>Add trailing slash</source>
        <translation>Schrägstrich am Ende ergänzen</translation>
    </message>
    <message>
        <source>Add {name}</source>
        <translation>{name} hinzufügen</translation>
    </message>
    <message>
        <source>Adding links</source>
        <translation>Links ergänzen</translation>
    </message>
    <message>
        <source>After {date}</source>
        <translation>Nach {date}</translation>
    </message>
    <message numerus="yes">
        <source>All %n dates in {name} are “{date}”.</source>
        <extracomment>The date in {name} is “{date}”.</extracomment>
        <translation>
            <numerusform>Das %n Datum in {name} ist „{date}“.</numerusform>
            <numerusform>Alle %n Daten in {name} sind „{date}“.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n priorities in {name} are {priority}.</source>
        <extracomment>The priority in {name} is {priority}.</extracomment>
        <translation>
            <numerusform>Die %n Priorität in {name} ist {priority}.</numerusform>
            <numerusform>Alle %n Prioritäten in {name} sind {priority}.</numerusform>
        </translation>
    </message>
    <message>
        <source>All URLs of a sitemap must have its protocol and host. If the URL of the sitemap is not known, it is assumed to be on the site of more than half of its entries, so this is a warning only. The robots.txt of another host may list the sitemap (cross-submission).</source>
        <translation>Alle URLs einer Sitemap müssen deren Protokoll und Host haben. Ist die URL der Sitemap nicht bekannt, wird sie auf der Website von mehr als der Hälfte ihrer Einträge vermutet; dies ist daher nur eine Warnung. Die robots.txt eines anderen Hosts darf die Sitemap nennen (Cross-Submission).</translation>
    </message>
    <message>
        <source>All entries</source>
        <translation>Alle Einträge</translation>
    </message>
    <message>
        <source>All entries of a sitemap together</source>
        <translation>Alle Einträge einer Sitemap zusammen</translation>
    </message>
    <message>
        <source>All fields</source>
        <translation>Alle Felder</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>All files together are larger than {limit:,} bytes.</source>
        <translation>Alle Dateien zusammen sind größer als {limit:,} Byte.</translation>
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
        <source>Alternates</source>
        <translation>Sprachversionen</translation>
    </message>
    <message>
        <source>Alternates must link to each other. Google ignores links without a return link. Only pages in the set are checked.</source>
        <translation>Sprachversionen müssen aufeinander verweisen. Google ignoriert Links ohne Rückverweis. Geprüft werden nur Seiten im Set.</translation>
    </message>
    <message>
        <source>An alternate must have hreflang, or media for another screen. Google ignores it otherwise.</source>
        <translation>Eine Sprachversion braucht hreflang, oder media für einen anderen Bildschirm. Google ignoriert sie sonst.</translation>
    </message>
    <message>
        <source>An attribute of “{token}” was repeated; the first one was kept.</source>
        <translation>Ein Attribut von „{token}“ war wiederholt; das erste wurde behalten.</translation>
    </message>
    <message>
        <source>An empty element is an error. Leave out the element if its value is unknown.</source>
        <translation>Ein leeres Element ist ein Fehler. Ist der Wert unbekannt, das Element weglassen.</translation>
    </message>
    <message>
        <source>An entry must not contain loc, lastmod, changefreq or priority more than once. Search engines use one of the values, and not always the same one.</source>
        <translation>Ein Eintrag darf loc, lastmod, changefreq und priority je höchstens einmal enthalten. Suchmaschinen verwenden einen der Werte, und nicht immer denselben.</translation>
    </message>
    <message>
        <source>An entry must not have more than {most}. Google ignores the others.</source>
        <translation>Ein Eintrag darf höchstens {most} haben. Google ignoriert die übrigen.</translation>
    </message>
    <message>
        <source>An entry of “{index}” has no URL.</source>
        <translation>Ein Eintrag von „{index}“ hat keine URL.</translation>
    </message>
    <message>
        <source>An entry should list each alternate once. Google ignores repetitions.</source>
        <translation>Ein Eintrag soll jede Sprachversion einmal aufführen. Google ignoriert Wiederholungen.</translation>
    </message>
    <message>
        <source>An index must list each sitemap once. Search engines ignore the repetition, but its URLs count twice here.</source>
        <translation>Ein Index darf jede Sitemap nur einmal aufführen. Suchmaschinen ignorieren die Wiederholung, aber ihre URLs zählen hier doppelt.</translation>
    </message>
    <message>
        <source>An index must list only sitemaps of its own site, with the same protocol, host and port. Search engines ignore sitemaps on other hosts, unless the robots.txt of the site lists them (cross-submission).</source>
        <translation>Ein Index darf nur Sitemaps der eigenen Website aufführen, mit demselben Protokoll, Host und Port. Suchmaschinen ignorieren Sitemaps auf anderen Hosts, außer wenn die robots.txt der Website sie nennt (Cross-Submission).</translation>
    </message>
    <message>
        <source>An index must list sitemaps only, not itself or another index. Search engines do not follow nested indexes.</source>
        <translation>Ein Index darf nur Sitemaps aufführen, nicht sich selbst oder einen anderen Index. Suchmaschinen folgen verschachtelten Indexen nicht.</translation>
    </message>
    <message>
        <source>An index must list sitemaps only. The entry is not changed.</source>
        <translation>Ein Index darf nur Sitemaps aufführen. Der Eintrag bleibt unverändert.</translation>
    </message>
    <message>
        <source>An index must not list more sitemaps than the profile allows. Search engines ignore the rest.</source>
        <translation>Ein Index darf nicht mehr Sitemaps aufführen, als das Profil erlaubt. Suchmaschinen ignorieren den Rest.</translation>
    </message>
    <message>
        <source>An interrupted save could be neither completed nor undone: {reason}.</source>
        <translation>Ein unterbrochenes Speichern ließ sich weder abschließen noch zurücknehmen: {reason}.</translation>
    </message>
    <message>
        <source>An interrupted save was completed. All files have their new content.</source>
        <translation>Ein unterbrochenes Speichern wurde abgeschlossen. Alle Dateien haben ihren neuen Inhalt.</translation>
    </message>
    <message>
        <source>An interrupted save was undone. All files have their earlier content.</source>
        <translation>Ein unterbrochenes Speichern wurde zurückgenommen. Alle Dateien haben ihren früheren Inhalt.</translation>
    </message>
    <message>
        <source>Anything else</source>
        <translation>Alles andere</translation>
    </message>
    <message>
        <source>Applies after a restart.</source>
        <translation>Wirkt nach einem Neustart.</translation>
    </message>
    <message>
        <source>Applies to all entries, also those without a date.</source>
        <translation>Gilt für alle Einträge, auch für solche ohne Datum.</translation>
    </message>
    <message>
        <source>Article {number:,}</source>
        <translation>Artikel {number:,}</translation>
    </message>
    <message>
        <source>Before {date}</source>
        <translation>Vor {date}</translation>
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
        <source>Canceled. No files have changed.</source>
        <translation>Abgebrochen. Es wurden keine Dateien geändert.</translation>
    </message>
    <message>
        <source>Capitals in the host</source>
        <translation>Großbuchstaben im Host</translation>
    </message>
    <message>
        <source>Change http to https</source>
        <translation>http in https ändern</translation>
    </message>
    <message>
        <source>Change {field}</source>
        <translation>{field} ändern</translation>
    </message>
    <message numerus="yes">
        <source>Change {field} in %n entries</source>
        <extracomment>Change {field} in 1 entry</extracomment>
        <translation>
            <numerusform>{field} in %n Eintrag ändern</numerusform>
            <numerusform>{field} in %n Einträgen ändern</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed since the last save</source>
        <translation>Seit dem letzten Speichern geändert</translation>
    </message>
    <message>
        <source>Changed values</source>
        <translation>Geänderte Werte</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Changing extensions</source>
        <translation>Erweiterungen ändern</translation>
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
        <source>Choose Save as.</source>
        <translation>„Speichern unter“ wählen.</translation>
    </message>
    <message>
        <source>Choose a cell of a field.</source>
        <translation>Eine Zelle eines Feldes wählen.</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Ordner wählen</translation>
    </message>
    <message>
        <source>Choose an XML, text or CSV file.</source>
        <translation>Eine XML-, Text- oder CSV-Datei wählen.</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>Einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>Choose at least two sitemaps.</source>
        <translation>Mindestens zwei Sitemaps wählen.</translation>
    </message>
    <message>
        <source>Choose the folder of the site.</source>
        <translation>Den Ordner der Website wählen.</translation>
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
        <source>Comparing entries</source>
        <translation>Einträge vergleichen</translation>
    </message>
    <message>
        <source>Complete URL of the page.</source>
        <translation>Vollständige URL der Seite.</translation>
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
        <source>Connect its disk and open the set again. If the disk no longer exists, delete the hidden files “{names}”.</source>
        <translation>Den Datenträger anschließen und das Set wieder öffnen. Gibt es den Datenträger nicht mehr, die versteckten Dateien „{names}“ löschen.</translation>
    </message>
    <message>
        <source>Continued from the end.</source>
        <translation>Am Ende fortgesetzt.</translation>
    </message>
    <message>
        <source>Continued from the start.</source>
        <translation>Am Anfang fortgesetzt.</translation>
    </message>
    <message>
        <source>Copied to the clipboard.</source>
        <translation>In die Zwischenablage kopiert.</translation>
    </message>
    <message>
        <source>Correct the file first, or export its entries to a new one.</source>
        <translation>Die Datei zuerst berichtigen oder ihre Einträge in eine neue exportieren.</translation>
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
        <source>Create</source>
        <translation>Erstellen</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>Kyrillisch</translation>
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
        <source>Dates and times must exist. Search engines ignore other dates.</source>
        <translation>Datum und Uhrzeit müssen existieren. Suchmaschinen ignorieren andere Angaben.</translation>
    </message>
    <message>
        <source>Dates can't be read from git: {reason}.</source>
        <translation>Daten lassen sich nicht aus git lesen: {reason}.</translation>
    </message>
    <message>
        <source>Dates in {names} of {element} must exist and have W3C format; times need a time zone. Google ignores other dates.</source>
        <translation>Daten in {names} von {element} müssen existieren und im W3C-Format stehen; Zeiten brauchen eine Zeitzone. Google ignoriert andere Daten.</translation>
    </message>
    <message>
        <source>Dates must have one of the six W3C formats. Search engines ignore other dates.</source>
        <translation>Ein Datum muss eine der sechs W3C-Formen haben. Suchmaschinen ignorieren andere Daten.</translation>
    </message>
    <message>
        <source>Dates, frequencies and priorities</source>
        <translation>Daten, Häufigkeiten und Prioritäten</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n entries</source>
        <extracomment>Delete entry</extracomment>
        <translation>
            <numerusform>Eintrag löschen</numerusform>
            <numerusform>%n Einträge löschen</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete entrie&amp;s</source>
        <translation>Einträge l&amp;öschen</translation>
    </message>
    <message>
        <source>Delete entries, or choose another profile.</source>
        <translation>Einträge löschen oder ein anderes Profil wählen.</translation>
    </message>
    <message>
        <source>Disk cache limit</source>
        <translation>Obergrenze des Datenträger-Caches</translation>
    </message>
    <message>
        <source>Disk space for the entries of one large set; the rest is kept in memory.</source>
        <translation>Platz auf dem Datenträger für die Einträge eines großen Sets; der Rest bleibt im Arbeitsspeicher.</translation>
    </message>
    <message>
        <source>Download or export it again.</source>
        <translation>Noch einmal herunterladen oder exportieren.</translation>
    </message>
    <message>
        <source>Drop the time</source>
        <translation>Zeit weglassen</translation>
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
        <source>Each changed value, before and after.</source>
        <translation>Jeder geänderte Wert, vorher und nachher.</translation>
    </message>
    <message>
        <source>Each language must have one URL, and the page at that URL must use the same language for itself. Google ignores conflicting links.</source>
        <translation>Jede Sprache muss genau eine URL haben, und die Seite dort muss für sich selbst dieselbe Sprache angeben. Google ignoriert widersprüchliche Links.</translation>
    </message>
    <message>
        <source>Edit it there, or save it under another name here.</source>
        <translation>Dort bearbeiten oder hier unter einem anderen Namen speichern.</translation>
    </message>
    <message>
        <source>Empty sitemap</source>
        <translation>Leere Sitemap</translation>
    </message>
    <message>
        <source>Enter a number from {least} to {most}.</source>
        <translation>Eine Zahl von {least} bis {most} eingeben.</translation>
    </message>
    <message>
        <source>Enter a value.</source>
        <translation>Einen Wert eingeben.</translation>
    </message>
    <message>
        <source>Enter priorities from 0.0 to 1.0, starting with the start page.</source>
        <translation>Prioritäten von 0.0 bis 1.0 eingeben, die der Startseite zuerst.</translation>
    </message>
    <message>
        <source>Entries by folder</source>
        <translation>Einträge nach Ordner</translation>
    </message>
    <message>
        <source>Entries by {field}</source>
        <translation>Einträge nach {field}</translation>
    </message>
    <message>
        <source>Entries shown</source>
        <translation>Gezeigte Einträge</translation>
    </message>
    <message>
        <source>Entries with more than 10,000 elements and attributes are not validated against the schema.</source>
        <translation>Einträge mit mehr als 10.000 Elementen und Attributen werden nicht gegen das Schema validiert.</translation>
    </message>
    <message>
        <source>Entries with problems</source>
        <translation>Einträge mit Problemen</translation>
    </message>
    <message>
        <source>Entry {broken:,} can't be saved in a text sitemap: its loc contains a line break.</source>
        <translation>Eintrag {broken:,} lässt sich nicht in einer Text-Sitemap speichern: Sein loc enthält einen Zeilenumbruch.</translation>
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
        <source>Entry {place:,} can't be saved: its {name} contains U+{ord:04X}, which XML does not allow.</source>
        <translation>Eintrag {place:,} lässt sich nicht speichern: {name} enthält U+{ord:04X}, das in XML nicht erlaubt ist.</translation>
    </message>
    <message>
        <source>Entry {place:,} is too large ({size}) for a sitemap of {most}.</source>
        <translation>Eintrag {place:,} ist zu groß ({size}) für eine Sitemap mit {most}.</translation>
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
        <source>Escaped characters must not be escaped again: %2520 stands for %20, not for a space. Search engines request a page that does not exist.</source>
        <translation>Maskierte Zeichen dürfen nicht noch einmal maskiert werden: %2520 steht für %20, nicht für ein Leerzeichen. Suchmaschinen rufen eine Seite ab, die es nicht gibt.</translation>
    </message>
    <message>
        <source>Every entry needs a loc. Search engines skip entries without one.</source>
        <translation>Jeder Eintrag braucht einen loc. Suchmaschinen überspringen Einträge ohne loc.</translation>
    </message>
    <message>
        <source>Every sitemap in the index must be readable: XML or text, uncompressed or gzipped (not zip). Search engines skip other files.</source>
        <translation>Jede Sitemap im Index muss lesbar sein: XML oder Text, ungepackt oder mit gzip gepackt (nicht mit zip). Suchmaschinen überspringen andere Dateien.</translation>
    </message>
    <message>
        <source>Every sitemap in the index must exist. Search engines report an error and miss its URLs.</source>
        <translation>Jede Sitemap im Index muss existieren. Suchmaschinen melden einen Fehler, und ihre URLs entgehen ihnen.</translation>
    </message>
    <message>
        <source>Existing escapes and hosts are not changed.</source>
        <translation>Vorhandene Maskierungen und Hosts bleiben unverändert.</translation>
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
        <source>Export the entries to a new file, and report the problem.</source>
        <translation>Die Einträge in eine neue Datei exportieren und das Problem melden.</translation>
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
        <source>Fields</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>File names with an extension and URLs with a query are not changed.</source>
        <translation>Dateinamen mit Endung und URLs mit Query bleiben unverändert.</translation>
    </message>
    <message>
        <source>File size error</source>
        <translation>Fehler bei der Dateigröße</translation>
    </message>
    <message>
        <source>Fill empty values</source>
        <translation>Leere Werte ausfüllen</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>Rückwärts suchen</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Folder for large sets</source>
        <translation>Ordner für große Sets</translation>
    </message>
    <message>
        <source>Font size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>For example +01:00, or Z for UTC.</source>
        <translation>Zum Beispiel +01:00, oder Z für UTC.</translation>
    </message>
    <message>
        <source>For example 0.5..0.8.</source>
        <translation>Zum Beispiel 0.5..0.8.</translation>
    </message>
    <message>
        <source>For example 2026-11, 2026-01..2026-03 or last 30 days.</source>
        <translation>Zum Beispiel 2026-11, 2026-01..2026-03 oder last 30 days.</translation>
    </message>
    <message>
        <source>For example 2026-11-02.</source>
        <translation>Zum Beispiel 2026-11-02.</translation>
    </message>
    <message>
        <source>For example https://www.example.com/.</source>
        <translation>Zum Beispiel https://www.example.com/.</translation>
    </message>
    <message>
        <source>For example https://www.example.com/blog/, or “odd” for other URLs.</source>
        <translation>Zum Beispiel https://www.example.com/blog/ oder „odd“ für andere URLs.</translation>
    </message>
    <message>
        <source>For example https://www.example.com/shop/.</source>
        <translation>Zum Beispiel https://www.example.com/shop/.</translation>
    </message>
    <message>
        <source>For example “{default_name}”.</source>
        <translation>Zum Beispiel „{default_name}“.</translation>
    </message>
    <message>
        <source>Found there: {names}.</source>
        <translation>Darin liegt: {names}.</translation>
    </message>
    <message>
        <source>Fragments of web applications (#!, #/) are not changed.</source>
        <translation>Fragmente von Webanwendungen (#!, #/) bleiben unverändert.</translation>
    </message>
    <message>
        <source>Free some disk space, or choose another folder in the settings.</source>
        <translation>Speicherplatz freigeben oder in den Einstellungen einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>Free some space for temporary files.</source>
        <translation>Platz für temporäre Dateien schaffen.</translation>
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
        <source>Google</source>
        <translation>Google</translation>
    </message>
    <message>
        <source>Google no longer reads the {what}.</source>
        <translation>{what} liest Google nicht mehr.</translation>
    </message>
    <message>
        <source>Google no longer reads {names} of {element}. They do no harm. Reported once per sitemap and field.</source>
        <translation>{names} von {element} liest Google nicht mehr. Es schadet nicht. Gemeldet einmal je Sitemap und Feld.</translation>
    </message>
    <message>
        <source>Google no longer shows videos whose expiration_date has passed.</source>
        <translation>Google zeigt keine Videos mehr, deren expiration_date vergangen ist.</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Griechisch</translation>
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
        <source>How full the sitemaps are</source>
        <translation>Wie voll die Sitemaps sind</translation>
    </message>
    <message>
        <source>How often the page is likely to change.</source>
        <translation>Wie oft sich die Seite voraussichtlich ändert.</translation>
    </message>
    <message>
        <source>ISO 639 code in two or three letters, or zh-cn or zh-tw for Chinese.</source>
        <translation>Code nach ISO 639 mit zwei oder drei Buchstaben; zh-cn oder zh-tw für Chinesisch.</translation>
    </message>
    <message>
        <source>ISO 639-1 language, optionally with an ISO 15924 script and an ISO 3166-1 country, or x-default.</source>
        <translation>Sprache nach ISO 639-1, wahlweise mit einer Schrift nach ISO 15924 und einem Land nach ISO 3166-1, oder x-default.</translation>
    </message>
    <message>
        <source>ISO-8859-1 (Latin-1)</source>
        <translation>ISO-8859-1 (Latin-1)</translation>
    </message>
    <message>
        <source>If all entries have the same date, it is probably that of the sitemap and not of the pages. Google then ignores the dates of the site.</source>
        <translation>Haben alle Einträge dasselbe Datum, ist es wahrscheinlich das der Sitemap und nicht das der Seiten. Google ignoriert dann die Daten der Website.</translation>
    </message>
    <message>
        <source>If no one else is editing it, edit anyway. The lock file is “{place}”.</source>
        <translation>Wenn sonst niemand daran arbeitet, trotzdem bearbeiten. Die Sperrdatei ist „{place}“.</translation>
    </message>
    <message>
        <source>If the sitemap is elsewhere, enter its URL.</source>
        <translation>Liegt die Sitemap anderswo, ihre URL eingeben.</translation>
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
        <source>Images</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Importance relative to other pages of the site, 0.0 to 1.0.</source>
        <translation>Bedeutung gegenüber anderen Seiten der Website, 0.0 bis 1.0.</translation>
    </message>
    <message>
        <source>In the index “{facts}”: {words}</source>
        <translation>Im Index „{facts}“: {words}</translation>
    </message>
    <message>
        <source>In {field}</source>
        <translation>In {field}</translation>
    </message>
    <message>
        <source>In “{name}”, “{key}” must be {error}; the default applies.</source>
        <translation>In „{name}“ wird für „{key}“ erwartet: {error}; es gilt der Standard.</translation>
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
        <source>Invalid against the schema</source>
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
        <source>Invalid tag value: not a number</source>
        <translation>Ungültiger Tag-Wert: keine Zahl</translation>
    </message>
    <message>
        <source>Invisible characters around the URL</source>
        <translation>Unsichtbare Zeichen um die URL</translation>
    </message>
    <message>
        <source>It can be {known}.</source>
        <translation>Möglich: {known}.</translation>
    </message>
    <message>
        <source>It is a feed.</source>
        <translation>Es ist ein Feed.</translation>
    </message>
    <message>
        <source>It is an index within an index, which search engines reject.</source>
        <translation>Es ist ein Index in einem Index, was Suchmaschinen abweisen.</translation>
    </message>
    <message>
        <source>It was not changed.</source>
        <translation>Sie wurde nicht geändert.</translation>
    </message>
    <message>
        <source>It was set aside as “{aside}”.</source>
        <translation>Sie wurde als „{aside}“ beiseitegelegt.</translation>
    </message>
    <message>
        <source>Keep my version</source>
        <translation>Geöffnete Fassung behalten</translation>
    </message>
    <message>
        <source>Known formats are Common, Combined, W3C Extended and JSON lines.</source>
        <translation>Bekannte Formate sind Common, Combined, W3C Extended und JSON-Zeilen.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
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
        <source>Leave it out for freely accessible articles.</source>
        <translation>Bei frei zugänglichen Artikeln weglassen.</translation>
    </message>
    <message>
        <source>Left out: {losses}.</source>
        <translation>Weggelassen: {losses}.</translation>
    </message>
    <message>
        <source>Letters from several scripts in one host name can imitate another name, so browsers and search engines distrust it.</source>
        <translation>Buchstaben mehrerer Schriften in einem Hostnamen können einen anderen Namen nachahmen; Browser und Suchmaschinen misstrauen ihm daher.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Limit to a range</source>
        <translation>Auf einen Bereich begrenzen</translation>
    </message>
    <message>
        <source>Limits of {profile}</source>
        <translation>Grenzen von {profile}</translation>
    </message>
    <message>
        <source>Look-around and back-references are not supported. A backslash makes the next character literal.</source>
        <translation>Vorausschau, Rückschau und Rückverweise werden nicht unterstützt. Ein Backslash macht das nächste Zeichen wörtlich.</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Niedrig</translation>
    </message>
    <message>
        <source>Make URLs absolute</source>
        <translation>URLs absolut machen</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Fehlt</translation>
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
        <source>Mobile</source>
        <translation>Mobil</translation>
    </message>
    <message>
        <source>Mobile tag {number:,}</source>
        <translation>Mobil-Kennzeichen {number:,}</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message numerus="yes">
        <source>More than %n redirects.</source>
        <extracomment>More than one redirect.</extracomment>
        <translation>
            <numerusform>Mehr als %n Weiterleitung.</numerusform>
            <numerusform>Mehr als %n Weiterleitungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move it there, or append its entries.</source>
        <translation>Dorthin verschieben oder die Einträge anhängen.</translation>
    </message>
    <message>
        <source>Move them to another sitemap of the set, or export them.</source>
        <translation>Sie in eine andere Sitemap des Sets verschieben oder exportieren.</translation>
    </message>
    <message>
        <source>Move {name}</source>
        <translation>{name} verschieben</translation>
    </message>
    <message>
        <source>Near-duplicate URL</source>
        <translation>Fast doppelte URL</translation>
    </message>
    <message>
        <source>Nested sitemap indexes</source>
        <translation>Verschachtelte Sitemap-Indexe</translation>
    </message>
    <message>
        <source>New sitemap</source>
        <translation>Neue Sitemap</translation>
    </message>
    <message>
        <source>News</source>
        <translation>News</translation>
    </message>
    <message>
        <source>News sitemaps should list only articles of the last two days. Google no longer treats older ones as news. Reported once per sitemap.</source>
        <translation>News-Sitemaps sollen nur Artikel der letzten zwei Tage aufführen. Ältere gelten bei Google nicht mehr als News. Gemeldet einmal je Sitemap.</translation>
    </message>
    <message>
        <source>No longer read by Google.</source>
        <translation>Wird von Google nicht mehr gelesen.</translation>
    </message>
    <message>
        <source>No matches.</source>
        <translation>Keine Treffer.</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Keine Probleme</translation>
    </message>
    <message>
        <source>No return tag</source>
        <translation>Kein Return-Tag</translation>
    </message>
    <message>
        <source>No sitemaps found at {url}.</source>
        <translation>Unter {url} wurden keine Sitemaps gefunden.</translation>
    </message>
    <message>
        <source>No sitemaps found in “{folder}”.</source>
        <translation>Keine Sitemaps in „{folder}“ gefunden.</translation>
    </message>
    <message numerus="yes">
        <source>None of the %n files can be opened.</source>
        <extracomment>The file can't be opened.</extracomment>
        <translation>
            <numerusform>Die %n Datei kann nicht geöffnet werden.</numerusform>
            <numerusform>Keine der %n Dateien kann geöffnet werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not UTF-8</source>
        <translation>Nicht UTF-8</translation>
    </message>
    <message>
        <source>Not a number</source>
        <translation>Keine Zahl</translation>
    </message>
    <message>
        <source>Not validated</source>
        <translation>Nicht validiert</translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>Es würde sich nichts ändern.</translation>
    </message>
    <message>
        <source>Open from web …</source>
        <translation>Aus dem Web öffnen …</translation>
    </message>
    <message>
        <source>Open one folder, or files from one folder.</source>
        <translation>Einen Ordner öffnen, oder Dateien aus einem Ordner.</translation>
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
        <source>Open the set again to restore them.</source>
        <translation>Das Set wieder öffnen, um sie wiederherzustellen.</translation>
    </message>
    <message>
        <source>Open the set again when the file can be read.</source>
        <translation>Das Set noch einmal öffnen, sobald die Datei lesbar ist.</translation>
    </message>
    <message>
        <source>Open the set again.</source>
        <translation>Das Set wieder öffnen.</translation>
    </message>
    <message>
        <source>Other XML</source>
        <translation>Anderes XML</translation>
    </message>
    <message>
        <source>Other content of an entry must be well-formed XML with declared prefixes. Search engines ignore the extension, or reject the file.</source>
        <translation>Übriger Inhalt eines Eintrags muss wohlgeformtes XML mit deklarierten Präfixen sein. Suchmaschinen ignorieren sonst die Erweiterung oder weisen die Datei ab.</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Out of range</source>
        <translation>Außerhalb des Bereichs</translation>
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
        <source>Parameters such as utm_source record where visitors come from. With them, search engines crawl the same page several times.</source>
        <translation>Parameter wie utm_source halten fest, woher Besucher kommen. Mit ihnen crawlen Suchmaschinen dieselbe Seite mehrmals.</translation>
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
        <source>Pattern {number}, “{each}”, is not valid: {fault}.</source>
        <translation>Muster {number}, „{each}“, ist ungültig: {fault}.</translation>
    </message>
    <message>
        <source>Planning</source>
        <translation>Planen</translation>
    </message>
    <message>
        <source>Please report this file.</source>
        <translation>Bitte diese Datei melden.</translation>
    </message>
    <message>
        <source>Port 80 is the default for http, and 443 for https. With the port, the same page has two URLs.</source>
        <translation>Port 80 ist der Standard für http und 443 der für https. Mit Port hat dieselbe Seite zwei URLs.</translation>
    </message>
    <message>
        <source>Priorities must be decimal numbers. Search engines ignore other values.</source>
        <translation>Prioritäten müssen Dezimalzahlen sein. Suchmaschinen ignorieren andere Werte.</translation>
    </message>
    <message>
        <source>Priorities must be from 0.0 to 1.0. Search engines ignore other values.</source>
        <translation>Prioritäten müssen zwischen 0.0 und 1.0 liegen. Suchmaschinen ignorieren andere Werte.</translation>
    </message>
    <message>
        <source>Priorities must be written without an exponent. Search engines may ignore other forms.</source>
        <translation>Prioritäten müssen ohne Exponent geschrieben sein. Suchmaschinen ignorieren andere Formen vielleicht.</translation>
    </message>
    <message>
        <source>Priorities must have a decimal point. Search engines ignore values with a comma.</source>
        <translation>Prioritäten müssen einen Dezimalpunkt haben. Suchmaschinen ignorieren Werte mit Komma.</translation>
    </message>
    <message>
        <source>Private networks, test sites, administration pages, hidden files and backups usually should not appear in search results.</source>
        <translation>Private Netze, Testseiten, Verwaltungsseiten, versteckte Dateien und Sicherungen sollen meist nicht in Suchergebnissen erscheinen.</translation>
    </message>
    <message>
        <source>Probably not public</source>
        <translation>Wahrscheinlich nicht öffentlich</translation>
    </message>
    <message>
        <source>Profile maximum</source>
        <translation>Höchstwert des Profils</translation>
    </message>
    <message>
        <source>Profile of new windows</source>
        <translation>Profil neuer Fenster</translation>
    </message>
    <message>
        <source>Protocol and host are not case-sensitive and are usually written in lower case. With capitals, the same page has two URLs.</source>
        <translation>Bei Protokoll und Host spielt die Groß- und Kleinschreibung keine Rolle; üblich ist Kleinschreibung. Mit Großbuchstaben hat dieselbe Seite zwei URLs.</translation>
    </message>
    <message>
        <source>Publishing</source>
        <translation>Veröffentlichen</translation>
    </message>
    <message>
        <source>Put the file in the folder of the index to open it.</source>
        <translation>Um die Datei zu öffnen, sie in den Ordner des Index legen.</translation>
    </message>
    <message>
        <source>Raise the limit if you trust its source.</source>
        <translation>Die Grenze anheben, wenn die Quelle vertrauenswürdig ist.</translation>
    </message>
    <message>
        <source>Raise the limit.</source>
        <translation>Die Grenze anheben.</translation>
    </message>
    <message>
        <source>Read-only.</source>
        <translation>Schreibgeschützt.</translation>
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
        <source>Reading was canceled.</source>
        <translation>Das Lesen wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Reading “{name}”</source>
        <translation>„{name}“ lesen</translation>
    </message>
    <message>
        <source>Record edits so that they can be recovered after a crash.</source>
        <translation>Bearbeitungen aufzeichnen, damit sie sich nach einem Absturz wiederherstellen lassen.</translation>
    </message>
    <message>
        <source>Recover …</source>
        <translation>Wiederherstellen …</translation>
    </message>
    <message>
        <source>Recovery log</source>
        <translation>Wiederherstellungsprotokoll</translation>
    </message>
    <message>
        <source>Rejected only by the schema</source>
        <translation>Nur vom Schema abgewiesen</translation>
    </message>
    <message>
        <source>Remove everything after the path.</source>
        <translation>Alles hinter dem Pfad entfernen.</translation>
    </message>
    <message>
        <source>Remove fragments</source>
        <translation>Fragmente entfernen</translation>
    </message>
    <message>
        <source>Remove session IDs</source>
        <translation>Sitzungs-IDs entfernen</translation>
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
        <source>Remove the “&lt;!DOCTYPE …&gt;”; sitemaps do not need it.</source>
        <translation>„&lt;!DOCTYPE …&gt;“ entfernen; Sitemaps brauchen es nicht.</translation>
    </message>
    <message>
        <source>Remove tracking parameters</source>
        <translation>Tracking-Parameter entfernen</translation>
    </message>
    <message>
        <source>Remove trailing slash</source>
        <translation>Schrägstrich am Ende entfernen</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>{name} entfernen</translation>
    </message>
    <message numerus="yes">
        <source>Removed %n files.</source>
        <extracomment>Removed 1 file.</extracomment>
        <translation>
            <numerusform>%n Datei entfernt.</numerusform>
            <numerusform>%n Dateien entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Removes only unnecessary escapes.</source>
        <translation>Entfernt nur unnötige Maskierungen.</translation>
    </message>
    <message>
        <source>Removes the element; the rest of the entry is not changed.</source>
        <translation>Entfernt das Element; der Rest des Eintrags bleibt unverändert.</translation>
    </message>
    <message>
        <source>Repaired file</source>
        <translation>Reparierte Datei</translation>
    </message>
    <message>
        <source>Replace URL prefix</source>
        <translation>URL-Präfix ersetzen</translation>
    </message>
    <message>
        <source>Replaces the value in every entry.</source>
        <translation>Ersetzt den Wert in jedem Eintrag.</translation>
    </message>
    <message>
        <source>Results are limited to 0.0–1.0. Empty priorities are not changed.</source>
        <translation>Ergebnisse werden auf 0.0–1.0 begrenzt. Leere Prioritäten bleiben unverändert.</translation>
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
        <source>Rule failed</source>
        <translation>Regel gescheitert</translation>
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
        <source>Save as .xml to keep them.</source>
        <translation>Als .xml speichern, um sie zu behalten.</translation>
    </message>
    <message>
        <source>Save it as CSV in UTF-8.</source>
        <translation>Als CSV in UTF-8 speichern.</translation>
    </message>
    <message>
        <source>Save it as UTF-8, or declare its actual encoding.</source>
        <translation>Als UTF-8 speichern oder die wirkliche Kodierung deklarieren.</translation>
    </message>
    <message>
        <source>Save often: unsaved changes can't be recovered after a crash.</source>
        <translation>Oft speichern: Nicht gespeicherte Änderungen lassen sich nach einem Absturz nicht wiederherstellen.</translation>
    </message>
    <message>
        <source>Save or export it as a sitemap under another name.</source>
        <translation>Als Sitemap unter einem anderen Namen speichern oder exportieren.</translation>
    </message>
    <message>
        <source>Save to another place.</source>
        <translation>An einem anderen Ort speichern.</translation>
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
        <source>Saved “{name}”.</source>
        <translation>„{name}“ gespeichert.</translation>
    </message>
    <message>
        <source>Saving a change writes UTF-8.</source>
        <translation>Wird eine Änderung gespeichert, wird UTF-8 geschrieben.</translation>
    </message>
    <message>
        <source>Saving “{name}”</source>
        <translation>„{name}“ speichern</translation>
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
        <source>Search engines accept RSS and Atom feeds as sitemaps, but feeds list only recent pages and have no changefreq or priority.</source>
        <translation>Suchmaschinen nehmen RSS- und Atom-Feeds als Sitemaps an, aber Feeds führen nur die neuesten Seiten auf, ohne changefreq und priority.</translation>
    </message>
    <message>
        <source>Search engines compare priorities only within a site, so equal priorities have no effect.</source>
        <translation>Suchmaschinen vergleichen Prioritäten nur innerhalb einer Website; gleiche Prioritäten bewirken daher nichts.</translation>
    </message>
    <message>
        <source>Search engines compare priorities only within a site. If all of them are high, none stands out.</source>
        <translation>Suchmaschinen vergleichen Prioritäten nur innerhalb einer Website. Sind alle hoch, sticht keine hervor.</translation>
    </message>
    <message>
        <source>Search engines do not find a sitemap that is in the same folder but not in the index.</source>
        <translation>Suchmaschinen finden keine Sitemap, die im selben Ordner liegt, aber nicht im Index steht.</translation>
    </message>
    <message>
        <source>Search engines don't fetch a URL that the robots.txt of its host disallows for their crawler. Choose the file with Sitemap ▸ Check against robots.txt, or with “sitemap-studio check --robots”.</source>
        <translation>Suchmaschinen rufen keine URL ab, die die robots.txt des Hosts für ihren Crawler sperrt. Die Datei mit „Sitemap ▸ Gegen robots.txt prüfen“ oder „sitemap-studio check --robots“ wählen.</translation>
    </message>
    <message>
        <source>Search engines find a sitemap, or its index, by a Sitemap line in the robots.txt of its host. Choose the file with Sitemap ▸ Check against robots.txt, or with “sitemap-studio check --robots”.</source>
        <translation>Suchmaschinen finden eine Sitemap oder ihren Index durch eine Sitemap-Zeile in der robots.txt des Hosts. Die Datei mit „Sitemap ▸ Gegen robots.txt prüfen“ oder „sitemap-studio check --robots“ wählen.</translation>
    </message>
    <message>
        <source>Search engines no longer read the tag for feature phones. It does no harm. Reported once per sitemap.</source>
        <translation>Suchmaschinen lesen das Kennzeichen für Feature-Phones nicht mehr. Es schadet nicht. Gemeldet einmal je Sitemap.</translation>
    </message>
    <message numerus="yes">
        <source>Search engines no longer read {field}; %n entries of this sitemap have it.</source>
        <extracomment>Search engines no longer read {field}; one entry of this sitemap has it.</extracomment>
        <translation>
            <numerusform>{field} lesen Suchmaschinen nicht mehr; %n Eintrag dieser Sitemap enthält es.</numerusform>
            <numerusform>{field} lesen Suchmaschinen nicht mehr; %n Einträge dieser Sitemap enthalten es.</numerusform>
        </translation>
    </message>
    <message>
        <source>Search engines resolve segments such as /../ and index a different URL from the one in the sitemap.</source>
        <translation>Suchmaschinen lösen Segmente wie /../ auf und indexieren eine andere URL als die in der Sitemap.</translation>
    </message>
    <message>
        <source>Select an entry.</source>
        <translation>Einen Eintrag auswählen.</translation>
    </message>
    <message>
        <source>Selected entries</source>
        <translation>Ausgewählte Einträge</translation>
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
        <source>Sets</source>
        <translation>Sets</translation>
    </message>
    <message>
        <source>Shift by days</source>
        <translation>Um Tage verschieben</translation>
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
        <source>Sitemap template</source>
        <translation>Vorlage einer Sitemap</translation>
    </message>
    <message>
        <source>Sitemaps (*.xml *.xml.gz *.gz *.txt *.csv)</source>
        <translation>Sitemaps (*.xml *.xml.gz *.gz *.txt *.csv)</translation>
    </message>
    <message>
        <source>Sitemaps and indexes must be valid against the published schema, where the protocol agrees with it. Search engines may reject invalid files.</source>
        <translation>Sitemaps und Indexe müssen nach dem veröffentlichten Schema gültig sein, soweit das Protokoll damit übereinstimmt. Suchmaschinen weisen ungültige Dateien vielleicht ab.</translation>
    </message>
    <message>
        <source>Sitemaps have names that end in .xml or .xml.gz.</source>
        <translation>Namen von Sitemaps enden auf .xml oder .xml.gz.</translation>
    </message>
    <message>
        <source>Sitemaps must be encoded in UTF-8. Search engines may misread other encodings.</source>
        <translation>Sitemaps müssen in UTF-8 kodiert sein. Andere Kodierungen lesen Suchmaschinen vielleicht falsch.</translation>
    </message>
    <message>
        <source>Sitemaps of the set</source>
        <translation>Sitemaps des Sets</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>So do most entries: the URL of the sitemap may be wrong.</source>
        <translation>Das gilt für die meisten Einträge: Die URL der Sitemap ist vielleicht falsch.</translation>
    </message>
    <message>
        <source>Some files may be older than others.</source>
        <translation>Manche Dateien sind vielleicht älter als andere.</translation>
    </message>
    <message>
        <source>Split it first.</source>
        <translation>Zuerst teilen.</translation>
    </message>
    <message>
        <source>Split {name}</source>
        <translation>{name} teilen</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
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
        <source>Table for spreadsheets (*.csv)</source>
        <translation>Tabelle für Tabellenprogramme (*.csv)</translation>
    </message>
    <message>
        <source>Tag no longer read</source>
        <translation>Tag wird nicht mehr gelesen</translation>
    </message>
    <message>
        <source>Text before or after the sitemap was removed.</source>
        <translation>Text vor oder hinter der Sitemap wurde entfernt.</translation>
    </message>
    <message>
        <source>Text between entries</source>
        <translation>Text zwischen Einträgen</translation>
    </message>
    <message>
        <source>The % in {host} must be followed by two hexadecimal digits.</source>
        <translation>Auf das % in {host} müssen zwei Hexadezimalziffern folgen.</translation>
    </message>
    <message numerus="yes">
        <source>The %n patterns are too large together.</source>
        <extracomment>The pattern is too large.</extracomment>
        <translation>
            <numerusform>Das Muster ist zu groß.</numerusform>
            <numerusform>Die %n Muster sind zusammen zu groß.</numerusform>
        </translation>
    </message>
    <message>
        <source>The URL contains a session ID ({what}), so every visitor gets a different URL.</source>
        <translation>Die URL enthält eine Sitzungs-ID ({what}); jeder Besucher bekommt daher eine andere URL.</translation>
    </message>
    <message>
        <source>The URL contains a user name or a password, which would become public.</source>
        <translation>Die URL enthält einen Benutzernamen oder ein Passwort; das würde öffentlich.</translation>
    </message>
    <message>
        <source>The URL contains the user name {name}. Search engines reject such URLs.</source>
        <translation>Die URL enthält den Benutzernamen {name}. Suchmaschinen weisen solche URLs ab.</translation>
    </message>
    <message>
        <source>The URL contains tracking parameters: {listed}.</source>
        <translation>Die URL enthält Tracking-Parameter: {listed}.</translation>
    </message>
    <message numerus="yes">
        <source>The URL has %n characters; it must have fewer than 2,048.</source>
        <extracomment>The URL has one character; it must have fewer than 2,048.</extracomment>
        <translation>
            <numerusform>Die URL hat %n Zeichen; es müssen weniger als 2.048 sein.</numerusform>
            <numerusform>Die URL hat %n Zeichen; es müssen weniger als 2.048 sein.</numerusform>
        </translation>
    </message>
    <message>
        <source>The URL has an unnecessary @ before the host.</source>
        <translation>Die URL hat ein überflüssiges @ vor dem Host.</translation>
    </message>
    <message>
        <source>The URL is longer than {most:,} characters.</source>
        <translation>Die URL ist länger als {most:,} Zeichen.</translation>
    </message>
    <message>
        <source>The URL of the set is not known.</source>
        <translation>Die URL des Sets ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The URLs are of another host, or the key is not valid.</source>
        <translation>Die URLs gehören zu einem anderen Host, oder der Schlüssel ist ungültig.</translation>
    </message>
    <message>
        <source>The XML around a changed entry is not well-formed.</source>
        <translation>Das XML um einen geänderten Eintrag ist nicht wohlgeformt.</translation>
    </message>
    <message>
        <source>The XML is not well-formed: in line {line}, column {column}, {cause}.</source>
        <translation>Das XML ist nicht wohlgeformt; Zeile {line}, Spalte {column}: {cause}.</translation>
    </message>
    <message>
        <source>The answer is incomplete.</source>
        <translation>Die Antwort ist unvollständig.</translation>
    </message>
    <message>
        <source>The change frequency must be always, hourly, daily, weekly, monthly, yearly or never, in lower case. Search engines ignore other values.</source>
        <translation>Die Änderungshäufigkeit muss always, hourly, daily, weekly, monthly, yearly oder never sein, kleingeschrieben. Suchmaschinen ignorieren andere Werte.</translation>
    </message>
    <message>
        <source>The check “{title}” failed because of an internal error; all others were completed. Please report it: {url}</source>
        <translation>Die Prüfung „{title}“ ist wegen eines internen Fehlers gescheitert; alle anderen wurden abgeschlossen. Bitte den Fehler melden: {url}</translation>
    </message>
    <message>
        <source>The choice applies until the program closes.</source>
        <translation>Die Wahl gilt, bis das Programm beendet wird.</translation>
    </message>
    <message>
        <source>The colon after the host is unnecessary without a port.</source>
        <translation>Der Doppelpunkt hinter dem Host ist ohne Port überflüssig.</translation>
    </message>
    <message>
        <source>The column “{name}” is not a field and was ignored.</source>
        <translation>Die Spalte „{name}“ ist kein Feld und wurde ignoriert.</translation>
    </message>
    <message>
        <source>The date of a sitemap in the index must not be earlier than the newest date in that sitemap. Search engines may not fetch the changed sitemap.</source>
        <translation>Das Datum einer Sitemap im Index darf nicht früher sein als das neueste Datum in dieser Sitemap. Suchmaschinen rufen die geänderte Sitemap sonst vielleicht nicht ab.</translation>
    </message>
    <message>
        <source>The declaration of {names} was missing here; it was added.</source>
        <translation>Hier fehlte die Deklaration von {names}; sie wurde ergänzt.</translation>
    </message>
    <message>
        <source>The default cache folder</source>
        <translation>Der übliche Cache-Ordner</translation>
    </message>
    <message>
        <source>The default informs all participating search engines.</source>
        <translation>Der Standard benachrichtigt alle teilnehmenden Suchmaschinen.</translation>
    </message>
    <message>
        <source>The default preferences apply.</source>
        <translation>Es gelten die Standardeinstellungen.</translation>
    </message>
    <message>
        <source>The element names in “{name}” can't be repaired with certainty.</source>
        <translation>Die Elementnamen in „{name}“ lassen sich nicht sicher reparieren.</translation>
    </message>
    <message>
        <source>The elements of {many} are not in the order {names}, extensions last, which the schema requires.</source>
        <translation>Die Elemente stehen nicht in der Reihenfolge {names}, Erweiterungen zuletzt, die das Schema verlangt ({many}).</translation>
    </message>
    <message>
        <source>The entry has more than {most:,} &lt;{shown_name}&gt;.</source>
        <translation>Der Eintrag hat mehr als {most:,} &lt;{shown_name}&gt;.</translation>
    </message>
    <message>
        <source>The entry has no loc.</source>
        <translation>Der Eintrag hat keinen loc.</translation>
    </message>
    <message>
        <source>The expression has no group “{name}”.</source>
        <translation>Der Ausdruck hat keine Gruppe „{name}“.</translation>
    </message>
    <message>
        <source>The expression has no groups; $0 is the whole match.</source>
        <translation>Der Ausdruck hat keine Gruppen; $0 ist der ganze Treffer.</translation>
    </message>
    <message>
        <source>The expression “{shown}” is not valid: {reason}.</source>
        <translation>Der Ausdruck „{shown}“ ist ungültig: {reason}.</translation>
    </message>
    <message>
        <source>The extension of {element} does not define this element, or does not allow it here. Google ignores it.</source>
        <translation>Die Erweiterung von {element} definiert dieses Element nicht oder erlaubt es hier nicht. Google ignoriert es.</translation>
    </message>
    <message>
        <source>The extensions have not been read yet.</source>
        <translation>Die Erweiterungen wurden noch nicht gelesen.</translation>
    </message>
    <message>
        <source>The fields of a video should be in the order of the schema. Google accepts any order, but strict validators do not.</source>
        <translation>Die Felder eines Videos sollen in der Reihenfolge des Schemas stehen. Google nimmt jede Reihenfolge an, strenge Prüfprogramme nicht.</translation>
    </message>
    <message>
        <source>The file contains both URLs and sitemaps.</source>
        <translation>Die Datei enthält sowohl URLs als auch Sitemaps.</translation>
    </message>
    <message>
        <source>The file declares the encoding {declared}, but is encoded in UTF-8.</source>
        <translation>Die Datei deklariert die Kodierung {declared}, ist aber in UTF-8 kodiert.</translation>
    </message>
    <message>
        <source>The file does not begin with an XML declaration; it is read as UTF-8.</source>
        <translation>Die Datei beginnt nicht mit einer XML-Deklaration; sie wird als UTF-8 gelesen.</translation>
    </message>
    <message>
        <source>The file does not declare its encoding, {encoding}.</source>
        <translation>Die Datei deklariert ihre Kodierung {encoding} nicht.</translation>
    </message>
    <message>
        <source>The file has no root element to add entries to.</source>
        <translation>Die Datei hat kein Wurzelelement, in das Einträge kommen könnten.</translation>
    </message>
    <message>
        <source>The file is a template of a site generator, with front matter, {% %} or {{ }}, and not a sitemap. It is not checked or changed. Open the generated sitemap instead.</source>
        <translation>Die Datei ist die Vorlage eines Website-Generators, mit Front Matter, {% %} oder {{ }}, und keine Sitemap. Sie wird weder geprüft noch geändert. Stattdessen die erzeugte Sitemap öffnen.</translation>
    </message>
    <message>
        <source>The file is cut off here; the incomplete part was removed.</source>
        <translation>Die Datei ist hier abgeschnitten; der unvollständige Teil wurde entfernt.</translation>
    </message>
    <message>
        <source>The file is encoded in {encoding}. It will be saved in UTF-8.</source>
        <translation>Die Datei ist in {encoding} kodiert. Gespeichert wird sie in UTF-8.</translation>
    </message>
    <message>
        <source>The file is larger than {limit:,} bytes.</source>
        <translation>Die Datei ist größer als {limit:,} Byte.</translation>
    </message>
    <message>
        <source>The file is too damaged to be repaired with certainty. The intact part is shown read-only. Search engines reject such files.</source>
        <translation>Die Datei ist zu beschädigt für eine sichere Reparatur. Der unversehrte Teil wird schreibgeschützt gezeigt. Suchmaschinen weisen solche Dateien ab.</translation>
    </message>
    <message>
        <source>The file is well-formed, but search engines may not read it: element names must be spelled as in the protocol, and nothing may follow the gzip data.</source>
        <translation>Die Datei ist wohlgeformt, aber Suchmaschinen lesen sie vielleicht nicht: Elementnamen müssen geschrieben sein wie im Protokoll, und hinter den gzip-Daten darf nichts stehen.</translation>
    </message>
    <message>
        <source>The file must be well-formed XML, and gzip data must be complete. Search engines reject other files.</source>
        <translation>Die Datei muss wohlgeformtes XML sein, und gzip-Daten müssen vollständig sein. Suchmaschinen weisen andere Dateien ab.</translation>
    </message>
    <message>
        <source>The files on disk do not change until you save.</source>
        <translation>Die Dateien auf dem Datenträger ändern sich erst beim Speichern.</translation>
    </message>
    <message>
        <source>The filter is not valid at its end: {expected}.</source>
        <translation>Der Filter ist am Ende ungültig: {expected}.</translation>
    </message>
    <message>
        <source>The filter is not valid at “{rest}”: {expected}.</source>
        <translation>Der Filter ist bei „{rest}“ ungültig: {expected}.</translation>
    </message>
    <message>
        <source>The folder is empty.</source>
        <translation>Der Ordner ist leer.</translation>
    </message>
    <message>
        <source>The folder is “{parent}”.</source>
        <translation>Der Ordner ist „{parent}“.</translation>
    </message>
    <message>
        <source>The format of “{name}” is not known.</source>
        <translation>Das Format von „{name}“ ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The groups are $0 and {known}.</source>
        <translation>Die Gruppen sind $0 und {known}.</translation>
    </message>
    <message>
        <source>The gzip data is incomplete; the intact part was kept.</source>
        <translation>Die gzip-Daten sind unvollständig; der unversehrte Teil wurde behalten.</translation>
    </message>
    <message>
        <source>The host and port of a URL must be valid: a port is a number from 1 to 65535, no part of a host begins or ends with a hyphen, and xn-- must be followed by valid Punycode. Search engines cannot fetch other URLs.</source>
        <translation>Host und Port einer URL müssen gültig sein: Ein Port ist eine Zahl von 1 bis 65535, kein Teil eines Hosts beginnt oder endet mit einem Bindestrich, und auf xn-- muss gültiges Punycode folgen. Andere URLs können Suchmaschinen nicht abrufen.</translation>
    </message>
    <message>
        <source>The host was not found.</source>
        <translation>Der Host wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>The host {host_of} contains a space.</source>
        <translation>Der Host {host_of} enthält ein Leerzeichen.</translation>
    </message>
    <message>
        <source>The host {host} must be written in ASCII.</source>
        <translation>Der Host {host} muss in ASCII geschrieben werden.</translation>
    </message>
    <message>
        <source>The host {host} must be written {in_ascii}.</source>
        <translation>Der Host {host} muss {in_ascii} geschrieben werden.</translation>
    </message>
    <message>
        <source>The key file is missing on the site or contains another key.</source>
        <translation>Die Schlüsseldatei fehlt auf der Website oder enthält einen anderen Schlüssel.</translation>
    </message>
    <message>
        <source>The language of a publication must be an ISO 639 code in lower case, or zh-cn or zh-tw. Google ignores the article otherwise.</source>
        <translation>Die Sprache einer Publikation muss ein Code nach ISO 639 in Kleinbuchstaben sein, oder zh-cn oder zh-tw. Google ignoriert den Artikel sonst.</translation>
    </message>
    <message>
        <source>The last line is incomplete and was left out.</source>
        <translation>Die letzte Zeile ist unvollständig und wurde weggelassen.</translation>
    </message>
    <message>
        <source>The last one chosen</source>
        <translation>Das zuletzt gewählte</translation>
    </message>
    <message numerus="yes">
        <source>The lowest of %n priorities in {name} is {lowest}.</source>
        <extracomment>The priority in {name} is {lowest}.</extracomment>
        <translation>
            <numerusform>Die niedrigste von %n Priorität in {name} ist {lowest}.</numerusform>
            <numerusform>Die niedrigste von %n Prioritäten in {name} ist {lowest}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The name of a gzipped sitemap should end in .gz, and that of any other sitemap should not. Otherwise, servers and search engines may misread the file.</source>
        <translation>Der Name einer mit gzip gepackten Sitemap soll auf .gz enden, der jeder anderen nicht. Server und Suchmaschinen lesen die Datei sonst vielleicht falsch.</translation>
    </message>
    <message>
        <source>The name of “{name}” ends in .gz, but the file is not gzipped.</source>
        <translation>Der Name von „{name}“ endet auf .gz, aber die Datei ist nicht mit gzip gepackt.</translation>
    </message>
    <message>
        <source>The namespace is “{namespace}”, not “{sitemap}”.</source>
        <translation>Der Namensraum ist „{namespace}“, nicht „{sitemap}“.</translation>
    </message>
    <message>
        <source>The namespace {sitemap} is missing.</source>
        <translation>Der Namensraum {sitemap} fehlt.</translation>
    </message>
    <message>
        <source>The old and new versions are in the hidden files “{names}”.</source>
        <translation>Die alten und neuen Fassungen liegen in den versteckten Dateien „{names}“.</translation>
    </message>
    <message>
        <source>The page has alternates, but does not link to itself.</source>
        <translation>Die Seite hat Sprachversionen, verweist aber nicht auf sich selbst.</translation>
    </message>
    <message>
        <source>The page has alternates, but does not link to itself: {twin} differs from its URL by a trailing slash.</source>
        <translation>Die Seite hat Sprachversionen, verweist aber nicht auf sich selbst: {twin} unterscheidet sich von ihrer URL durch einen Schrägstrich am Ende.</translation>
    </message>
    <message>
        <source>The pages can't be made: {reason}.</source>
        <translation>Die Seiten lassen sich nicht erstellen: {reason}.</translation>
    </message>
    <message>
        <source>The part after # is a position in the page and is never sent to the server. Search engines index the page without it.</source>
        <translation>Der Teil nach # ist eine Stelle in der Seite und wird nie an den Server gesendet. Suchmaschinen indexieren die Seite ohne ihn.</translation>
    </message>
    <message>
        <source>The path of a sitemap below the folder of the index should match its URL. If it does not, the only file with that name is opened. Check that it is the right one: search engines use the URL.</source>
        <translation>Der Pfad einer Sitemap unterhalb des Ordners des Index soll ihrer URL entsprechen. Sonst wird die einzige Datei dieses Namens geöffnet. Prüfen, ob es die richtige ist: Suchmaschinen verwenden die URL.</translation>
    </message>
    <message>
        <source>The program itself</source>
        <translation>Das Programm selbst</translation>
    </message>
    <message>
        <source>The protocol defines no attributes, except namespaces and xsi:schemaLocation in the root element. Search engines ignore others, or report an error.</source>
        <translation>Das Protokoll definiert keine Attribute außer Namensräumen und xsi:schemaLocation im Wurzelelement. Suchmaschinen ignorieren andere oder melden einen Fehler.</translation>
    </message>
    <message>
        <source>The protocol does not define this element. Search engines ignore it, or report an error.</source>
        <translation>Das Protokoll definiert dieses Element nicht. Suchmaschinen ignorieren es oder melden einen Fehler.</translation>
    </message>
    <message>
        <source>The protocol is {scheme}, but must be http or https.</source>
        <translation>Das Protokoll ist {scheme}, muss aber http oder https sein.</translation>
    </message>
    <message>
        <source>The published schema rejects some valid W3C dates (a year or month alone, times without seconds) and accepts some invalid ones. Search engines follow the protocol, which requires W3C dates.</source>
        <translation>Das veröffentlichte Schema weist manche gültigen W3C-Daten ab (Jahr oder Monat allein, Zeiten ohne Sekunden) und nimmt manche ungültigen an. Suchmaschinen folgen dem Protokoll, das W3C-Daten verlangt.</translation>
    </message>
    <message>
        <source>The published schema rejects some values that the protocol allows, such as dates without a day, another order of fields and URLs of fewer than 12 characters. Strict validators report them.</source>
        <translation>Das veröffentlichte Schema weist manche Werte ab, die das Protokoll erlaubt, etwa Daten ohne Tag, eine andere Reihenfolge der Felder und URLs mit weniger als 12 Zeichen. Strenge Prüfprogramme melden sie.</translation>
    </message>
    <message>
        <source>The published schema requires at least 12 characters; the protocol does not. Strict validators report shorter URLs.</source>
        <translation>Das veröffentlichte Schema verlangt mindestens 12 Zeichen, das Protokoll nicht. Strenge Prüfprogramme melden kürzere URLs.</translation>
    </message>
    <message>
        <source>The recovery log can't be written: {reason}.</source>
        <translation>Das Wiederherstellungsprotokoll lässt sich nicht schreiben: {reason}.</translation>
    </message>
    <message>
        <source>The recovery log is damaged.</source>
        <translation>Das Wiederherstellungsprotokoll ist beschädigt.</translation>
    </message>
    <message>
        <source>The request failed: {reason}.</source>
        <translation>Die Anfrage ist fehlgeschlagen: {reason}.</translation>
    </message>
    <message>
        <source>The request is not valid.</source>
        <translation>Die Anfrage ist ungültig.</translation>
    </message>
    <message>
        <source>The robots.txt of the host disallows {value}.</source>
        <translation>Die robots.txt des Hosts sperrt {value}.</translation>
    </message>
    <message>
        <source>The robots.txt of {host} does not list {url}.</source>
        <translation>Die robots.txt von {host} führt {url} nicht auf.</translation>
    </message>
    <message>
        <source>The root element must have the namespace http://www.sitemaps.org/schemas/sitemap/0.9. Search engines may not recognize the file as a sitemap.</source>
        <translation>Das Wurzelelement muss den Namensraum http://www.sitemaps.org/schemas/sitemap/0.9 haben. Suchmaschinen erkennen die Datei sonst vielleicht nicht als Sitemap.</translation>
    </message>
    <message>
        <source>The root of a sitemap is “urlset”, that of an index “sitemapindex”.</source>
        <translation>Die Wurzel einer Sitemap ist „urlset“, die eines Index „sitemapindex“.</translation>
    </message>
    <message>
        <source>The same window</source>
        <translation>Dasselbe Fenster</translation>
    </message>
    <message>
        <source>The schema rejects “{element}”: {reason}.</source>
        <translation>Das Schema weist „{element}“ ab: {reason}.</translation>
    </message>
    <message>
        <source>The schema requires the order loc, lastmod, changefreq, priority and extensions; the protocol does not. Search engines accept any order, but strict validators do not.</source>
        <translation>Das Schema verlangt die Reihenfolge loc, lastmod, changefreq, priority und Erweiterungen, das Protokoll nicht. Suchmaschinen nehmen jede Reihenfolge an, strenge Prüfprogramme nicht.</translation>
    </message>
    <message>
        <source>The schemas, on request</source>
        <translation>Die Schemata, auf Wunsch</translation>
    </message>
    <message>
        <source>The search text is longer than {max_characters:,} characters.</source>
        <translation>Der Suchtext ist länger als {max_characters:,} Zeichen.</translation>
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
        <source>The server's certificate is not trusted.</source>
        <translation>Das Zertifikat des Servers ist nicht vertrauenswürdig.</translation>
    </message>
    <message>
        <source>The set has not been checked yet.</source>
        <translation>Das Set wurde noch nicht geprüft.</translation>
    </message>
    <message>
        <source>The sitemap already has 1,000 articles.</source>
        <translation>Die Sitemap hat schon 1.000 Artikel.</translation>
    </message>
    <message>
        <source>The sitemap has no file yet. Save it first.</source>
        <translation>Die Sitemap hat noch keine Datei. Zuerst speichern.</translation>
    </message>
    <message>
        <source>The sitemap has no name yet.</source>
        <translation>Die Sitemap hat noch keinen Namen.</translation>
    </message>
    <message>
        <source>The sitemap that these entries were in is no longer in the set.</source>
        <translation>Die Sitemap, in der diese Einträge waren, ist nicht mehr im Set.</translation>
    </message>
    <message>
        <source>The sitemaps of an index should be in its folder or below. Google ignores other sitemaps.</source>
        <translation>Die Sitemaps eines Index sollen in seinem Ordner oder darunter liegen. Google ignoriert andere Sitemaps.</translation>
    </message>
    <message>
        <source>The start page and URLs with a query are not changed.</source>
        <translation>Die Startseite und URLs mit Query bleiben unverändert.</translation>
    </message>
    <message>
        <source>The tag “&lt;{name}&gt;” was damaged; it was repaired.</source>
        <translation>Das Tag „&lt;{name}&gt;“ war beschädigt; es wurde repariert.</translation>
    </message>
    <message>
        <source>The text contains an invalid character.</source>
        <translation>Der Text enthält ein ungültiges Zeichen.</translation>
    </message>
    <message>
        <source>The unsaved changes of “{base}” are being recovered elsewhere.</source>
        <translation>Die nicht gespeicherten Änderungen von „{base}“ werden gerade anderswo wiederhergestellt.</translation>
    </message>
    <message>
        <source>The value is empty.</source>
        <translation>Der Wert ist leer.</translation>
    </message>
    <message>
        <source>The value of “{path}” contains {character}, which XML does not allow.</source>
        <translation>Der Wert von „{path}“ enthält {character}; das ist in XML nicht erlaubt.</translation>
    </message>
    <message>
        <source>The whole set</source>
        <translation>Das ganze Set</translation>
    </message>
    <message>
        <source>The {what} contains an empty item.</source>
        <translation>{what} enthält ein leeres Element.</translation>
    </message>
    <message>
        <source>The {what} contains {character}, which must be percent-encoded.</source>
        <translation>{what} enthält {character}; das muss prozentkodiert sein.</translation>
    </message>
    <message numerus="yes">
        <source>The {what} has %n characters; {limit:,} are allowed.</source>
        <extracomment>The {what} has one character; {limit:,} are allowed.</extracomment>
        <translation>
            <numerusform>{what} hat %n Zeichen; {limit:,} sind erlaubt.</numerusform>
            <numerusform>{what} hat %n Zeichen; {limit:,} sind erlaubt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {what} has too many items: {count:,} of {most}.</source>
        <translation>{what} hat zu viele Elemente: {count:,} von {most}.</translation>
    </message>
    <message>
        <source>The {what} is {value}, which is not a number.</source>
        <translation>{what} ist {value}, keine Zahl.</translation>
    </message>
    <message>
        <source>The {what} is {value}, which is not a valid URL.</source>
        <translation>{what} ist {value}, keine gültige URL.</translation>
    </message>
    <message>
        <source>The {what} is {value}, which is not a whole number.</source>
        <translation>{what} ist {value}, keine ganze Zahl.</translation>
    </message>
    <message>
        <source>The {what} is {value}: {reason}.</source>
        <translation>{what} ist {value}: {reason}.</translation>
    </message>
    <message>
        <source>The {what} is {value}; it must be {bounds}.</source>
        <translation>{what} ist {value}; erlaubt: {bounds}.</translation>
    </message>
    <message>
        <source>The {what} should be before another field.</source>
        <translation>{what} soll vor einem anderen Feld stehen.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n indexes in “{folder}”.</source>
        <extracomment>There is one index in “{folder}”.</extracomment>
        <translation>
            <numerusform>In „{folder}“ liegt %n Index.</numerusform>
            <numerusform>In „{folder}“ liegen %n Indexe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n such entries.</source>
        <extracomment>There is 1 such entry.</extracomment>
        <translation>
            <numerusform>Es gibt %n solchen Eintrag.</numerusform>
            <numerusform>Es gibt %n solche Einträge.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no extensions of the kind “{kind}”.</source>
        <translation>Es gibt keine Erweiterungen der Art „{kind}“.</translation>
    </message>
    <message>
        <source>There are no sitemaps to list.</source>
        <translation>Es gibt keine Sitemaps zum Aufführen.</translation>
    </message>
    <message>
        <source>There are none yet.</source>
        <translation>Es gibt noch keine.</translation>
    </message>
    <message>
        <source>There are too many files.</source>
        <translation>Es sind zu viele Dateien.</translation>
    </message>
    <message>
        <source>There is not enough memory for “{name}”.</source>
        <translation>Der Arbeitsspeicher reicht für „{name}“ nicht aus.</translation>
    </message>
    <message>
        <source>There were no web pages before 1990. Such dates usually come from a clock that was not set, and search engines stop trusting the dates of the site.</source>
        <translation>Vor 1990 gab es keine Webseiten. Solche Daten kommen meist von einer Uhr, die nicht gestellt war, und Suchmaschinen vertrauen den Daten der Website nicht mehr.</translation>
    </message>
    <message>
        <source>There would be more sitemaps than an index may list ({limit:,}, {title}).</source>
        <translation>Es wären mehr Sitemaps, als ein Index aufführen darf ({limit:,}, {title}).</translation>
    </message>
    <message>
        <source>These texts can't be searched: they use all private-use characters.</source>
        <translation>Diese Texte lassen sich nicht durchsuchen: Sie verwenden alle privaten Unicode-Zeichen.</translation>
    </message>
    <message>
        <source>This XML has no values.</source>
        <translation>Dieses XML hat keine Werte.</translation>
    </message>
    <message>
        <source>This search engine ignores this element. Keep it only for other search engines.</source>
        <translation>Diese Suchmaschine ignoriert dieses Element. Nur für andere Suchmaschinen behalten.</translation>
    </message>
    <message>
        <source>Times need a time zone: Z or an offset such as +01:00. Google rejects times without one.</source>
        <translation>Zeiten brauchen eine Zeitzone: Z oder einen Abstand wie +01:00. Google weist Zeiten ohne Zone ab.</translation>
    </message>
    <message>
        <source>To remove the values, choose Clear.</source>
        <translation>Zum Entfernen der Werte „Leeren“ wählen.</translation>
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
        <source>Too many requests. Try again later.</source>
        <translation>Zu viele Anfragen. Später noch einmal versuchen.</translation>
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
        <source>URL of the folder; empty for the root of the site</source>
        <translation>URL des Ordners; leer für die Wurzel der Website</translation>
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
        <source>URLs in {names} of {element} must be complete, with protocol and host. Google does not resolve relative URLs.</source>
        <translation>URLs in {names} von {element} müssen vollständig sein, mit Protokoll und Host. Google löst relative URLs nicht auf.</translation>
    </message>
    <message>
        <source>URLs in {names} of {element} must be valid, use http or https, and be shorter than 2,048 characters. Google cannot fetch others.</source>
        <translation>URLs in {names} von {element} müssen gültig sein, http oder https verwenden und kürzer als 2.048 Zeichen sein. Andere kann Google nicht abrufen.</translation>
    </message>
    <message>
        <source>URLs may contain only the characters of RFC 3986; all others must be percent-encoded. Search engines differ in how they encode these.</source>
        <translation>URLs dürfen nur die Zeichen aus RFC 3986 enthalten; alle anderen müssen prozentkodiert sein. Suchmaschinen kodieren diese unterschiedlich.</translation>
    </message>
    <message>
        <source>URLs must be complete, with protocol and host. Search engines do not resolve relative URLs in sitemaps.</source>
        <translation>URLs müssen vollständig sein, mit Protokoll und Host. Suchmaschinen lösen relative URLs in Sitemaps nicht auf.</translation>
    </message>
    <message>
        <source>URLs must be shorter than 2,048 characters. Search engines skip longer ones.</source>
        <translation>URLs müssen kürzer als 2.048 Zeichen sein. Suchmaschinen überspringen längere.</translation>
    </message>
    <message>
        <source>URLs must not contain backslashes. Browsers read them as slashes, but crawlers may request a different URL.</source>
        <translation>URLs dürfen keine Backslashes enthalten. Browser lesen sie als Schrägstriche, aber Crawler rufen vielleicht eine andere URL ab.</translation>
    </message>
    <message>
        <source>URLs must not contain spaces or line breaks. Search engines reject such URLs or read only the part before the space.</source>
        <translation>URLs dürfen keine Leerzeichen oder Zeilenumbrüche enthalten. Suchmaschinen weisen solche URLs ab oder lesen nur den Teil vor dem Leerzeichen.</translation>
    </message>
    <message>
        <source>URLs must use http or https.</source>
        <translation>URLs müssen http oder https verwenden.</translation>
    </message>
    <message>
        <source>URLs must use http or https. Search engines do not crawl other protocols.</source>
        <translation>URLs müssen http oder https verwenden. Suchmaschinen crawlen andere Protokolle nicht.</translation>
    </message>
    <message>
        <source>URLs that differ only in “www.”, a trailing slash, the case of the host or of escapes, the fragment or the default port are probably the same page, which search engines then crawl twice.</source>
        <translation>URLs, die sich nur in „www.“, einem Schrägstrich am Ende, der Groß- und Kleinschreibung von Host oder Maskierungen, dem Fragment oder dem Standardport unterscheiden, sind wahrscheinlich dieselbe Seite, die Suchmaschinen dann zweimal crawlen.</translation>
    </message>
    <message>
        <source>URLs that match a pattern are marked as probably not public.</source>
        <translation>URLs, auf die ein Muster zutrifft, werden als wahrscheinlich nicht öffentlich gekennzeichnet.</translation>
    </message>
    <message>
        <source>URLs with a port are not changed.</source>
        <translation>URLs mit Port bleiben unverändert.</translation>
    </message>
    <message>
        <source>UTF-8</source>
        <translation>UTF-8</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Unverändert</translation>
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
        <source>Unnecessary port</source>
        <translation>Überflüssiger Port</translation>
    </message>
    <message>
        <source>Unpack it first.</source>
        <translation>Zuerst entpacken.</translation>
    </message>
    <message>
        <source>Up to five stock tickers, each as EXCHANGE:TICKER.</source>
        <translation>Bis zu fünf Börsenkürzel, jedes als BÖRSE:KÜRZEL.</translation>
    </message>
    <message>
        <source>Use (?i) or \b in the expression itself.</source>
        <translation>(?i) oder \b im Ausdruck selbst verwenden.</translation>
    </message>
    <message>
        <source>Use File ▸ Open from web.</source>
        <translation>„Datei ▸ Aus dem Web öffnen“ verwenden.</translation>
    </message>
    <message>
        <source>Use the dates of the files instead.</source>
        <translation>Stattdessen die Daten der Dateien verwenden.</translation>
    </message>
    <message>
        <source>Use {wanted}, or {wanted}.gz to compress it.</source>
        <translation>{wanted} verwenden, oder {wanted}.gz, um zu packen.</translation>
    </message>
    <message>
        <source>Used when fixing URLs with non-ASCII characters.</source>
        <translation>Für die Korrektur von URLs mit Zeichen außerhalb von ASCII.</translation>
    </message>
    <message>
        <source>Used when fixing times without a zone.</source>
        <translation>Für die Korrektur von Zeiten ohne Zeitzone.</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Üblich</translation>
    </message>
    <message>
        <source>Values must be plain text. Search engines handle elements within them in different ways.</source>
        <translation>Werte müssen reiner Text sein. Elemente darin behandeln Suchmaschinen unterschiedlich.</translation>
    </message>
    <message>
        <source>Video {number:,}</source>
        <translation>Video {number:,}</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>Videos</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>When the page last changed, as a W3C date or time.</source>
        <translation>Wann sich die Seite zuletzt geändert hat, als W3C-Datum oder -Zeit.</translation>
    </message>
    <message>
        <source>Where to look</source>
        <translation>Wo gesucht wird</translation>
    </message>
    <message>
        <source>White space around a URL is not part of it, but not every search engine removes it.</source>
        <translation>Leerraum um eine URL gehört nicht zu ihr, aber nicht jede Suchmaschine entfernt ihn.</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Write $$ for a dollar sign.</source>
        <translation>Für ein Dollarzeichen $$ schreiben.</translation>
    </message>
    <message>
        <source>Write \\ for a backslash.</source>
        <translation>Für einen Backslash \\ schreiben.</translation>
    </message>
    <message>
        <source>Write as W3C dates</source>
        <translation>Als W3C-Daten schreiben</translation>
    </message>
    <message>
        <source>Write the column names into the first line.</source>
        <translation>Die Spaltennamen in die erste Zeile schreiben.</translation>
    </message>
    <message>
        <source>Write “&lt;” as “&amp;lt;” and “&amp;” as “&amp;amp;” in every value.</source>
        <translation>„&lt;“ als „&amp;lt;“ und „&amp;“ als „&amp;amp;“ schreiben, in jedem Wert.</translation>
    </message>
    <message>
        <source>Write “{suggestion}”.</source>
        <translation>Richtig wäre „{suggestion}“.</translation>
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
        <source>XML does not treat characters such as no-break spaces and byte order marks as white space. Search engines read them as part of the URL.</source>
        <translation>XML behandelt Zeichen wie geschützte Leerzeichen und Byte-Order-Marks nicht als Leerraum. Suchmaschinen lesen sie als Teil der URL.</translation>
    </message>
    <message>
        <source>XML files should begin with a declaration. Without one, search engines read the file as UTF-8, which sitemaps must use anyway.</source>
        <translation>XML-Dateien sollen mit einer Deklaration beginnen. Ohne sie lesen Suchmaschinen die Datei als UTF-8, was für Sitemaps ohnehin vorgeschrieben ist.</translation>
    </message>
    <message>
        <source>Yandex</source>
        <translation>Yandex</translation>
    </message>
    <message>
        <source>You don't have permission to open “{name}”.</source>
        <translation>Die Berechtigung fehlt, „{name}“ zu öffnen.</translation>
    </message>
    <message>
        <source>You don't have permission to save “{name}”.</source>
        <translation>Die Berechtigung fehlt, „{name}“ zu speichern.</translation>
    </message>
    <message>
        <source>Z, +01:00 or similar, or empty</source>
        <translation>Z, +01:00 oder Ähnliches, oder leer</translation>
    </message>
    <message>
        <source>a URL that begins with https://, or empty</source>
        <translation>eine URL, die mit https:// beginnt, oder leer</translation>
    </message>
    <message>
        <source>a backup or a database dump</source>
        <translation>eine Sicherung oder ein Datenbank-Dump</translation>
    </message>
    <message>
        <source>a character must follow the backslash</source>
        <translation>auf den Backslash muss ein Zeichen folgen</translation>
    </message>
    <message>
        <source>a comment contains “--”</source>
        <translation>ein Kommentar enthält „--“</translation>
    </message>
    <message>
        <source>a condition such as “loc contains /blog/” must come next (words: {words})</source>
        <translation>hier muss eine Bedingung wie „loc contains /blog/“ folgen (Wörter: {words})</translation>
    </message>
    <message>
        <source>a development or staging site</source>
        <translation>eine Entwicklungs- oder Testumgebung</translation>
    </message>
    <message>
        <source>a document type or an entity is declared</source>
        <translation>ein Dokumenttyp oder eine Entität ist deklariert</translation>
    </message>
    <message>
        <source>a file name with {n} for the number</source>
        <translation>ein Dateiname mit {n} für die Nummer</translation>
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
        <source>a host name in a private network</source>
        <translation>ein Hostname in einem privaten Netz</translation>
    </message>
    <message>
        <source>a name is longer than 50,000 characters</source>
        <translation>ein Name ist länger als 50.000 Zeichen</translation>
    </message>
    <message>
        <source>a name, or empty</source>
        <translation>ein Name, oder leer</translation>
    </message>
    <message>
        <source>a part of it begins or ends with a hyphen</source>
        <translation>ein Teil davon beginnt oder endet mit einem Bindestrich</translation>
    </message>
    <message>
        <source>a part of it is empty</source>
        <translation>ein Teil davon ist leer</translation>
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
        <source>a private or link-local network</source>
        <translation>ein privates oder Link-Local-Netz</translation>
    </message>
    <message>
        <source>a reference “&amp;#…;” is not valid</source>
        <translation>ein Verweis „&amp;#…;“ ist ungültig</translation>
    </message>
    <message>
        <source>a value contains “]]&gt;”</source>
        <translation>ein Wert enthält „]]&gt;“</translation>
    </message>
    <message>
        <source>a value is too long or not valid</source>
        <translation>ein Wert ist zu lang oder ungültig</translation>
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
        <source>a “&amp;” is not escaped</source>
        <translation>ein „&amp;“ ist nicht maskiert</translation>
    </message>
    <message>
        <source>a “&lt;” is not escaped</source>
        <translation>ein „&lt;“ ist nicht maskiert</translation>
    </message>
    <message>
        <source>add the time zone that you choose</source>
        <translation>die gewählte Zeitzone ergänzen</translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation>mehrdeutig</translation>
    </message>
    <message>
        <source>an administration page</source>
        <translation>eine Verwaltungsseite</translation>
    </message>
    <message>
        <source>an attribute is repeated</source>
        <translation>ein Attribut ist wiederholt</translation>
    </message>
    <message>
        <source>an attribute value is not in quotes</source>
        <translation>ein Attributwert steht nicht in Anführungszeichen</translation>
    </message>
    <message>
        <source>an element is closed that was not opened</source>
        <translation>ein Element wird geschlossen, das nicht geöffnet wurde</translation>
    </message>
    <message>
        <source>another order</source>
        <translation>eine andere Reihenfolge</translation>
    </message>
    <message>
        <source>another program is saving it</source>
        <translation>ein anderes Programm speichert es gerade</translation>
    </message>
    <message>
        <source>another program uses it, or you don't have permission</source>
        <translation>ein anderes Programm benutzt sie, oder die Berechtigung fehlt</translation>
    </message>
    <message>
        <source>another version of the program wrote its journal</source>
        <translation>das Journal stammt von einer anderen Version des Programms</translation>
    </message>
    <message>
        <source>as the program saved it</source>
        <translation>was das Programm gespeichert hat</translation>
    </message>
    <message>
        <source>at least {low:,g}</source>
        <translation>mindestens {low:,g}</translation>
    </message>
    <message>
        <source>complete it with the base URL</source>
        <translation>mit der Basis-URL vervollständigen</translation>
    </message>
    <message>
        <source>current URL prefix</source>
        <translation>bisheriges URL-Präfix</translation>
    </message>
    <message>
        <source>date, or time with zone</source>
        <translation>Datum, oder Zeit mit Zone</translation>
    </message>
    <message>
        <source>decimal places</source>
        <translation>Nachkommastellen</translation>
    </message>
    <message>
        <source>error, warning, info or the name of a rule</source>
        <translation>error, warning, info oder der Name einer Regel</translation>
    </message>
    <message>
        <source>factor</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>files that can't be read</source>
        <translation>Dateien, die nicht zu lesen sind</translation>
    </message>
    <message>
        <source>first in 3/4/2025</source>
        <translation>zuerst in 3/4/2025</translation>
    </message>
    <message>
        <source>folder of the site</source>
        <translation>Ordner der Website</translation>
    </message>
    <message>
        <source>from {low:,g} to {high:,g}</source>
        <translation>von {low:,g} bis {high:,g}</translation>
    </message>
    <message>
        <source>hreflang must be an ISO 639-1 language, optionally with an ISO 15924 script and an ISO 3166-1 country, or x-default. Google ignores other codes.</source>
        <translation>hreflang muss eine Sprache nach ISO 639-1 sein, wahlweise mit einer Schrift nach ISO 15924 und einem Land nach ISO 3166-1, oder x-default. Google ignoriert andere Codes.</translation>
    </message>
    <message>
        <source>it belongs to another user</source>
        <translation>es gehört einem anderen Benutzer</translation>
    </message>
    <message>
        <source>it contains a control character</source>
        <translation>es enthält ein Steuerzeichen</translation>
    </message>
    <message>
        <source>it contains invalid characters</source>
        <translation>es enthält ungültige Zeichen</translation>
    </message>
    <message>
        <source>it contains text after the end of the sitemap</source>
        <translation>es enthält hinter dem Ende der Sitemap noch Text</translation>
    </message>
    <message>
        <source>it contains too many levels or digits</source>
        <translation>sie enthält zu viele Ebenen oder Ziffern</translation>
    </message>
    <message>
        <source>it has more than {max_pattern_characters:,} characters</source>
        <translation>es hat mehr als {max_pattern_characters:,} Zeichen</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>der Code ist leer</translation>
    </message>
    <message>
        <source>it is empty and would match every URL</source>
        <translation>es ist leer und würde auf jede URL passen</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>es ist keine Datei</translation>
    </message>
    <message>
        <source>it is not a valid IP address</source>
        <translation>er ist keine gültige IP-Adresse</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>zu groß</translation>
    </message>
    <message>
        <source>it must have a form such as en, en-GB or zh-Hant-TW</source>
        <translation>erlaubt sind Formen wie en, en-GB oder zh-Hant-TW</translation>
    </message>
    <message>
        <source>it must not have more than {host} characters, or {label} between dots</source>
        <translation>er darf höchstens {host} Zeichen haben, zwischen Punkten höchstens {label}</translation>
    </message>
    <message>
        <source>items without a link</source>
        <translation>Meldungen ohne Link</translation>
    </message>
    <message>
        <source>its end is missing</source>
        <translation>das Ende fehlt</translation>
    </message>
    <message>
        <source>its folder does not exist</source>
        <translation>den Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>its journal is damaged</source>
        <translation>das Journal ist beschädigt</translation>
    </message>
    <message>
        <source>its limit is reached</source>
        <translation>seine Grenze ist erreicht</translation>
    </message>
    <message>
        <source>its links lead in a circle</source>
        <translation>die Verknüpfungen führen im Kreis</translation>
    </message>
    <message>
        <source>line {count} is not UTF-8</source>
        <translation>Zeile {count} ist nicht UTF-8</translation>
    </message>
    <message>
        <source>line {line}, column {column} is not valid</source>
        <translation>Zeile {line}, Spalte {column} ist ungültig</translation>
    </message>
    <message>
        <source>lines that are no log entries</source>
        <translation>Zeilen, die keine Protokolleinträge sind</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>new URL prefix</source>
        <translation>neues URL-Präfix</translation>
    </message>
    <message>
        <source>news sitemaps require an ISO 639 code, zh-cn or zh-tw</source>
        <translation>News-Sitemaps verlangen einen Code nach ISO 639, zh-cn oder zh-tw</translation>
    </message>
    <message>
        <source>no day</source>
        <translation>kein Tag</translation>
    </message>
    <message>
        <source>no file in the folder</source>
        <translation>keine Datei im Ordner</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>keine Zahl</translation>
    </message>
    <message>
        <source>not a valid date</source>
        <translation>kein gültiges Datum</translation>
    </message>
    <message>
        <source>not a web URL</source>
        <translation>keine Web-URL</translation>
    </message>
    <message>
        <source>not set (Z = UTC)</source>
        <translation>nicht angegeben (Z = UTC)</translation>
    </message>
    <message>
        <source>number of days, negative for earlier</source>
        <translation>Anzahl der Tage, negativ für früher</translation>
    </message>
    <message>
        <source>one of {operators} must come next</source>
        <translation>hier muss eins von {operators} folgen</translation>
    </message>
    <message>
        <source>outside the folder</source>
        <translation>außerhalb des Ordners</translation>
    </message>
    <message>
        <source>outside the years 1 to 9999</source>
        <translation>außerhalb der Jahre 1 bis 9999</translation>
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
        <source>parentheses are nested more than {most} deep</source>
        <translation>Klammern sind mehr als {most} Ebenen tief verschachtelt</translation>
    </message>
    <message>
        <source>parentheses are nested too deeply</source>
        <translation>Klammern sind zu tief verschachtelt</translation>
    </message>
    <message>
        <source>percent-encode them as UTF-8 (or ISO-8859-1 for old servers)</source>
        <translation>als UTF-8 prozentkodieren (oder als ISO-8859-1 für alte Server)</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>priorities, starting with the start page</source>
        <translation>Prioritäten, die der Startseite zuerst</translation>
    </message>
    <message>
        <source>put the elements in the order of the schema</source>
        <translation>die Elemente in die Reihenfolge des Schemas bringen</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>schreibgeschützt</translation>
    </message>
    <message>
        <source>remove one level of escaping</source>
        <translation>eine Ebene der Maskierung entfernen</translation>
    </message>
    <message>
        <source>remove the element</source>
        <translation>das Element entfernen</translation>
    </message>
    <message>
        <source>remove the fragment</source>
        <translation>das Fragment entfernen</translation>
    </message>
    <message>
        <source>remove the port</source>
        <translation>den Port entfernen</translation>
    </message>
    <message>
        <source>remove these characters</source>
        <translation>diese Zeichen entfernen</translation>
    </message>
    <message>
        <source>remove these parameters</source>
        <translation>diese Parameter entfernen</translation>
    </message>
    <message>
        <source>replace backslashes with slashes</source>
        <translation>Backslashes durch Schrägstriche ersetzen</translation>
    </message>
    <message>
        <source>replace spaces with %20</source>
        <translation>Leerzeichen durch %20 ersetzen</translation>
    </message>
    <message>
        <source>replace the comma with a point</source>
        <translation>das Komma durch einen Punkt ersetzen</translation>
    </message>
    <message>
        <source>replace these percent signs with %25</source>
        <translation>diese Prozentzeichen durch %25 ersetzen</translation>
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
        <source>resolve the dot segments</source>
        <translation>die Punktsegmente auflösen</translation>
    </message>
    <message>
        <source>robots.txt of {host}</source>
        <translation>robots.txt von {host}</translation>
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
        <source>rows whose URL is not complete</source>
        <translation>Zeilen, deren URL nicht vollständig ist</translation>
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
        <source>save the repaired file</source>
        <translation>die reparierte Datei speichern</translation>
    </message>
    <message>
        <source>save the repaired file, if the repair was certain</source>
        <translation>die reparierte Datei speichern, wenn die Reparatur sicher war</translation>
    </message>
    <message>
        <source>several URLs for one language</source>
        <translation>mehrere URLs für eine Sprache</translation>
    </message>
    <message>
        <source>site; empty for all sites</source>
        <translation>Website; leer für alle Websites</translation>
    </message>
    <message>
        <source>sitemap</source>
        <translation>Sitemap</translation>
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
        <source>something that should not be public</source>
        <translation>etwas, das nicht öffentlich sein soll</translation>
    </message>
    <message>
        <source>the XML declaration is not at the very beginning</source>
        <translation>die XML-Deklaration steht nicht ganz am Anfang</translation>
    </message>
    <message>
        <source>the XML is not well-formed</source>
        <translation>das XML ist nicht wohlgeformt</translation>
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
        <source>the disk reported an error</source>
        <translation>der Datenträger meldet einen Fehler</translation>
    </message>
    <message>
        <source>the entity “&amp;{entity};” is not defined</source>
        <translation>die Entität „&amp;{entity};“ ist nicht definiert</translation>
    </message>
    <message>
        <source>the file or its folder does not exist</source>
        <translation>die Datei oder ihr Ordner existiert nicht</translation>
    </message>
    <message>
        <source>the folder “{folder}” is missing</source>
        <translation>der Ordner „{folder}“ fehlt</translation>
    </message>
    <message>
        <source>the local computer</source>
        <translation>der lokale Computer</translation>
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
        <source>the part before the @ is not valid</source>
        <translation>der Teil vor dem @ ist ungültig</translation>
    </message>
    <message>
        <source>the prefix “{prefix}” is used but not declared</source>
        <translation>das Präfix „{prefix}“ ist benutzt, aber nicht deklariert</translation>
    </message>
    <message>
        <source>the process that read it ended unexpectedly</source>
        <translation>der Prozess, der die Datei las, endete unerwartet</translation>
    </message>
    <message>
        <source>the quotation mark is not closed</source>
        <translation>das Anführungszeichen ist nicht geschlossen</translation>
    </message>
    <message>
        <source>the quotation marks do not match</source>
        <translation>die Anführungszeichen passen nicht zusammen</translation>
    </message>
    <message>
        <source>the root element is missing</source>
        <translation>das Wurzelelement fehlt</translation>
    </message>
    <message>
        <source>the schema's order</source>
        <translation>die Reihenfolge des Schemas</translation>
    </message>
    <message>
        <source>there is nothing to repeat before this character</source>
        <translation>vor diesem Zeichen steht nichts zum Wiederholen</translation>
    </message>
    <message>
        <source>this bracket is not closed</source>
        <translation>diese Klammer ist nicht geschlossen</translation>
    </message>
    <message>
        <source>this parenthesis is not closed</source>
        <translation>diese Klammer ist nicht geschlossen</translation>
    </message>
    <message>
        <source>this parenthesis is not opened</source>
        <translation>diese Klammer ist nicht geöffnet</translation>
    </message>
    <message>
        <source>this range is reversed</source>
        <translation>dieser Bereich ist verkehrt herum</translation>
    </message>
    <message>
        <source>this syntax is not supported</source>
        <translation>diese Syntax wird nicht unterstützt</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>under {share:,.1f} %</source>
        <translation>unter {share:,.1f} %</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>white space</source>
        <translation>Leerraum</translation>
    </message>
    <message>
        <source>write it in lower case, without white space</source>
        <translation>kleinschreiben, ohne Leerraum</translation>
    </message>
    <message>
        <source>write the host in ASCII</source>
        <translation>den Host in ASCII schreiben</translation>
    </message>
    <message>
        <source>write the namespace of the protocol when the sitemap is saved</source>
        <translation>beim Speichern der Sitemap den Namensraum des Protokolls schreiben</translation>
    </message>
    <message>
        <source>write the number without an exponent</source>
        <translation>die Zahl ohne Exponent schreiben</translation>
    </message>
    <message>
        <source>write the protocol and host in lower case</source>
        <translation>Protokoll und Host kleinschreiben</translation>
    </message>
    <message>
        <source>write the same date in W3C format, if its meaning is certain</source>
        <translation>dasselbe Datum im W3C-Format schreiben, wenn seine Bedeutung sicher ist</translation>
    </message>
    <message>
        <source>xsi:schemaLocation does not list pairs of a namespace and a schema.</source>
        <translation>xsi:schemaLocation nennt keine Paare aus Namensraum und Schema.</translation>
    </message>
    <message>
        <source>xsi:schemaLocation lists no schema for {sitemap}.</source>
        <translation>xsi:schemaLocation nennt kein Schema für {sitemap}.</translation>
    </message>
    <message>
        <source>xsi:schemaLocation lists the namespace “{foreign}”, which the file does not use.</source>
        <translation>xsi:schemaLocation nennt den Namensraum „{foreign}“, den die Datei nicht verwendet.</translation>
    </message>
    <message>
        <source>xsi:schemaLocation lists “{given}”, not {schema}.</source>
        <translation>xsi:schemaLocation nennt „{given}“, nicht {schema}.</translation>
    </message>
    <message>
        <source>xsi:schemaLocation must list pairs of a namespace of the file and its schema: sitemap.xsd for sitemaps, siteindex.xsd for indexes. Validators load the wrong schema otherwise.</source>
        <translation>xsi:schemaLocation muss Paare aus einem Namensraum der Datei und dessen Schema nennen: sitemap.xsd für Sitemaps, siteindex.xsd für Indexe. Prüfprogramme laden sonst das falsche Schema.</translation>
    </message>
    <message>
        <source>you don't have permission</source>
        <translation>die Berechtigung fehlt</translation>
    </message>
    <message>
        <source>{address} can't be the URL of a sitemap.</source>
        <translation>{address} kann nicht die URL einer Sitemap sein.</translation>
    </message>
    <message>
        <source>{address} differs from its sitemap {place} in protocol, host or port.</source>
        <translation>{address} weicht in Protokoll, Host oder Port von der eigenen Sitemap {place} ab.</translation>
    </message>
    <message>
        <source>{address} is outside {folder}, the folder of its sitemap {place}.</source>
        <translation>{address} liegt außerhalb von {folder}, dem Ordner der eigenen Sitemap {place}.</translation>
    </message>
    <message>
        <source>{authority} is not a valid host: {host_fault}.</source>
        <translation>{authority} ist kein gültiger Host: {host_fault}.</translation>
    </message>
    <message>
        <source>{count:,}</source>
        <translation>{count:,}</translation>
    </message>
    <message numerus="yes">
        <source>{done:,} of %n files, {size:,.1f} MB</source>
        <extracomment>{done:,} of one file, {size:,.1f} MB</extracomment>
        <translation>
            <numerusform>{done:,} von %n Datei, {size:,.1f} MB</numerusform>
            <numerusform>{done:,} von %n Dateien, {size:,.1f} MB</numerusform>
        </translation>
    </message>
    <message>
        <source>{element} must have {names}. Google ignores incomplete elements.</source>
        <translation>{element} muss {names} haben. Google ignoriert unvollständige Elemente.</translation>
    </message>
    <message>
        <source>{element} must not repeat its fields more often than allowed. Google ignores the others.</source>
        <translation>{element} darf seine Felder nicht öfter wiederholen als erlaubt. Google ignoriert die übrigen.</translation>
    </message>
    <message>
        <source>{field}: {words}</source>
        <translation>{field}: {words}</translation>
    </message>
    <message>
        <source>{first} is not allowed here and must be written {percent_encoded}{more}.</source>
        <translation>{first} ist hier nicht erlaubt und muss {percent_encoded} geschrieben werden{more}.</translation>
    </message>
    <message>
        <source>{first} is not allowed in a host{more}.</source>
        <translation>{first} ist in einem Host nicht erlaubt{more}.</translation>
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
        <source>{found} was probably escaped twice; it should be {once}.</source>
        <translation>{found} wurde wahrscheinlich zweimal maskiert; richtig wäre {once}.</translation>
    </message>
    <message>
        <source>{fragment} is a position in the page; search engines ignore it.</source>
        <translation>{fragment} ist eine Stelle in der Seite; Suchmaschinen ignorieren das.</translation>
    </message>
    <message>
        <source>{host} has a colon without a port, followed by two slashes: probably two URLs were joined.</source>
        <translation>{host} hat einen Doppelpunkt ohne Port, auf den zwei Schrägstriche folgen: Wahrscheinlich wurden zwei URLs aneinandergefügt.</translation>
    </message>
    <message>
        <source>{label} in the host mixes scripts ({scripts}) and could be mistaken for another name.</source>
        <translation>{label} im Host mischt Schriften ({scripts}) und ließe sich mit einem anderen Namen verwechseln.</translation>
    </message>
    <message>
        <source>{label}: {entries}, {share}</source>
        <translation>{label}: {entries}, {share}</translation>
    </message>
    <message>
        <source>{link} repeats an earlier alternate.</source>
        <translation>{link} wiederholt eine frühere Sprachversion.</translation>
    </message>
    <message>
        <source>{link}: {fields} is not the only URL for this language.</source>
        <translation>{link}: {fields} ist nicht die einzige URL für diese Sprache.</translation>
    </message>
    <message>
        <source>{link}: {value} has no link back to this page.</source>
        <translation>{link}: {value} verweist nicht zurück auf diese Seite.</translation>
    </message>
    <message>
        <source>{link}: {value} uses another language for itself.</source>
        <translation>{link}: {value} gibt für sich eine andere Sprache an.</translation>
    </message>
    <message>
        <source>{loc} contains a space, which must be written %20.</source>
        <translation>{loc} enthält ein Leerzeichen, das %20 geschrieben werden muss.</translation>
    </message>
    <message>
        <source>{loc} contains a tab or a line break.</source>
        <translation>{loc} enthält einen Tabulator oder einen Zeilenumbruch.</translation>
    </message>
    <message>
        <source>{loc} differs from {home}, the site of most entries, in protocol, host or port.</source>
        <translation>{loc} weicht in Protokoll, Host oder Port von {home} ab, der Website der meisten Einträge.</translation>
    </message>
    <message>
        <source>{message} The readable part ({count}) is shown read-only.</source>
        <translation>{message} Der lesbare Teil ({count}) wird schreibgeschützt gezeigt.</translation>
    </message>
    <message>
        <source>{named} is not valid UTF-8; it was read as “{characters}” (Windows-1252).</source>
        <translation>{named} ist kein gültiges UTF-8; es wurde als „{characters}“ gelesen (Windows-1252).</translation>
    </message>
    <message>
        <source>{names} of {element} must be numbers, and whole numbers for counts. Google ignores other values.</source>
        <translation>Für {names} von {element} sind nur Zahlen erlaubt, für Anzahlen nur ganze. Google ignoriert andere Werte.</translation>
    </message>
    <message>
        <source>{names} of {element} must be within their ranges. Google ignores other values.</source>
        <translation>Für {names} von {element} sind nur Werte im jeweiligen Bereich erlaubt. Google ignoriert andere Werte.</translation>
    </message>
    <message>
        <source>{names} of {element} must have one of the defined values. Google ignores other values.</source>
        <translation>Für {names} von {element} sind nur die definierten Werte erlaubt. Google ignoriert andere Werte.</translation>
    </message>
    <message>
        <source>{names} of {element} must have the required format. Google ignores other values.</source>
        <translation>Für {names} von {element} ist nur das vorgeschriebene Format erlaubt. Google ignoriert andere Werte.</translation>
    </message>
    <message>
        <source>{names} of {element} must not be longer than allowed. Google rejects longer values.</source>
        <translation>Für {names} von {element} gilt eine Höchstlänge. Google weist längere Werte ab.</translation>
    </message>
    <message>
        <source>{names} of {element} must not list more items than allowed. Google ignores the others.</source>
        <translation>Für {names} von {element} gilt eine Höchstzahl von Elementen. Google ignoriert die übrigen.</translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n bytes; {title} allows {most:,}.</source>
        <extracomment>{name} has 1 byte; {title} allows {most:,}.</extracomment>
        <translation>
            <numerusform>{name} hat %n Byte; {title} erlaubt {most:,}.</numerusform>
            <numerusform>{name} hat %n Byte; {title} erlaubt {most:,}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lists %n URLs; {title} allows {most:,}.</source>
        <extracomment>{name} lists 1 URL; {title} allows {most:,}.</extracomment>
        <translation>
            <numerusform>{name} führt %n URL auf; {title} erlaubt {most:,}.</numerusform>
            <numerusform>{name} führt %n URLs auf; {title} erlaubt {most:,}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lists %n sitemaps; {title} allows {most:,}.</source>
        <extracomment>{name} lists 1 sitemap; {title} allows {most:,}.</extracomment>
        <translation>
            <numerusform>{name} führt %n Sitemap auf; {title} erlaubt {most:,}.</numerusform>
            <numerusform>{name} führt %n Sitemaps auf; {title} erlaubt {most:,}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} of {who}</source>
        <translation>{name} von {who}</translation>
    </message>
    <message>
        <source>{name}: {urls:,} of {max_urls:,} URLs, {bytes:,} of {max_bytes:,} MB</source>
        <translation>{name}: {urls:,} von {max_urls:,} URLs, {bytes:,} von {max_bytes:,} MB</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} von {total}</translation>
    </message>
    <message>
        <source>{number} · {loc}</source>
        <translation>{number} · {loc}</translation>
    </message>
    <message>
        <source>{n} is the number of the file.</source>
        <translation>{n} ist die Nummer der Datei.</translation>
    </message>
    <message>
        <source>{place} already has this URL: {loc}.</source>
        <translation>{place} hat diese URL schon: {loc}.</translation>
    </message>
    <message>
        <source>{place} has almost the same URL: {loc}.</source>
        <translation>{place} hat fast dieselbe URL: {loc}.</translation>
    </message>
    <message>
        <source>{place} has this URL with the other protocol: {loc}.</source>
        <translation>{place} hat diese URL mit dem anderen Protokoll: {loc}.</translation>
    </message>
    <message>
        <source>{port} is the default for {scheme} and unnecessary.</source>
        <translation>{port} ist der Standard für {scheme} und überflüssig.</translation>
    </message>
    <message>
        <source>{scheme} contains capitals; write it in lower case.</source>
        <translation>{scheme} enthält Großbuchstaben; üblich ist Kleinschreibung.</translation>
    </message>
    <message>
        <source>{share:,.1f} %</source>
        <translation>{share:,.1f} %</translation>
    </message>
    <message>
        <source>{text} does not exist.</source>
        <translation>{text} gibt es nicht.</translation>
    </message>
    <message>
        <source>{text} is a valid W3C date, but the published schema rejects it.</source>
        <translation>{text} ist ein gültiges W3C-Datum, aber das veröffentlichte Schema weist es ab.</translation>
    </message>
    <message>
        <source>{text} is not a valid W3C date, although the published schema accepts it.</source>
        <translation>{text} ist kein gültiges W3C-Datum, obwohl das veröffentlichte Schema es annimmt.</translation>
    </message>
    <message>
        <source>{times} in {where}</source>
        <translation>{times} in {where}</translation>
    </message>
    <message>
        <source>{title} ({count})</source>
        <translation>{title} ({count})</translation>
    </message>
    <message>
        <source>{told}; over the limit</source>
        <translation>{told}; über der Grenze</translation>
    </message>
    <message>
        <source>{told}; {count:,} more in files or the set</source>
        <translation>{told}; außerdem {count:,} in Dateien oder im Set</translation>
    </message>
    <message>
        <source>{value} contains backslashes instead of slashes.</source>
        <translation>{value} enthält Backslashes statt Schrägstriche.</translation>
    </message>
    <message>
        <source>{value} contains dot segments; search engines index {mended} instead.</source>
        <translation>{value} enthält Punktsegmente; Suchmaschinen indexieren stattdessen {mended}.</translation>
    </message>
    <message numerus="yes">
        <source>{value} has %n characters; the published schema requires at least {least}.</source>
        <extracomment>{value} has one character; the published schema requires at least {least}.</extracomment>
        <translation>
            <numerusform>{value} hat %n Zeichen; das veröffentlichte Schema verlangt mindestens {least}.</numerusform>
            <numerusform>{value} hat %n Zeichen; das veröffentlichte Schema verlangt mindestens {least}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{value} has a decimal comma; write a point, as in 0.8.</source>
        <translation>{value} hat ein Dezimalkomma; einen Punkt schreiben, wie in 0.8.</translation>
    </message>
    <message>
        <source>{value} has invisible characters around the URL.</source>
        <translation>{value} hat unsichtbare Zeichen um die URL.</translation>
    </message>
    <message>
        <source>{value} has no host.</source>
        <translation>{value} hat keinen Host.</translation>
    </message>
    <message>
        <source>{value} has no time zone; add Z or an offset such as +01:00.</source>
        <translation>{value} hat keine Zeitzone; Z oder einen Abstand wie +01:00 ergänzen.</translation>
    </message>
    <message>
        <source>{value} has white space around the URL.</source>
        <translation>{value} hat Leerraum um die URL.</translation>
    </message>
    <message>
        <source>{value} is already in the set.</source>
        <translation>{value} ist schon im Set.</translation>
    </message>
    <message>
        <source>{value} is before 1990, when there was no web.</source>
        <translation>{value} liegt vor 1990, als es kein Web gab.</translation>
    </message>
    <message>
        <source>{value} is in the future.</source>
        <translation>{value} liegt in der Zukunft.</translation>
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
        <source>{value} is on a different site than most entries of its sitemap.</source>
        <translation>{value} liegt auf einer anderen Website als die meisten Einträge der Sitemap.</translation>
    </message>
    <message>
        <source>{value} is outside the folder of its sitemap.</source>
        <translation>{value} liegt außerhalb des Ordners der Sitemap.</translation>
    </message>
    <message>
        <source>{value} looks like {what} (pattern {found}).</source>
        <translation>{value} sieht aus wie {what} (Muster {found}).</translation>
    </message>
    <message numerus="yes">
        <source>{what} (%n entries)</source>
        <extracomment>{what} (1 entry)</extracomment>
        <translation>
            <numerusform>{what} (%n Eintrag)</numerusform>
            <numerusform>{what} (%n Einträge)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what} in %n entries</source>
        <extracomment>{what} in 1 entry</extracomment>
        <translation>
            <numerusform>{what} in %n Eintrag</numerusform>
            <numerusform>{what} in %n Einträgen</numerusform>
        </translation>
    </message>
    <message>
        <source>{what}: {message}</source>
        <translation>{what}: {message}</translation>
    </message>
    <message>
        <source>{who} expired on {value}.</source>
        <translation>{who} ist am {value} abgelaufen.</translation>
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
        <source>{who} has no {name}.</source>
        <translation>{who} hat kein {name}.</translation>
    </message>
    <message>
        <source>{who} has the unknown element {name}.</source>
        <translation>{who} hat das unbekannte Element {name}.</translation>
    </message>
    <message>
        <source>{who} has {count:,} × {breach}; at most {most:,} are allowed.</source>
        <translation>{who} hat {count:,} × {breach}; erlaubt: höchstens {most:,}.</translation>
    </message>
    <message>
        <source>{who} is no longer read by search engines.</source>
        <translation>{who} wird von Suchmaschinen nicht mehr gelesen.</translation>
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
        <source>{wrong} in the {what} is not a valid value.</source>
        <translation>{wrong} in {what} ist kein gültiger Wert.</translation>
    </message>
    <message>
        <source>{wrong} in the {what} is not one of {choices}.</source>
        <translation>{wrong} in {what} ist keins von {choices}.</translation>
    </message>
    <message>
        <source>“Match case” and “Whole words only” don't work with this expression.</source>
        <translation>„Groß- und Kleinschreibung beachten“ und „Nur ganze Wörter“ sind mit diesem Ausdruck nicht möglich.</translation>
    </message>
    <message>
        <source>“\{escape}” can't be used in a replacement.</source>
        <translation>„\{escape}“ ist in einer Ersetzung nicht möglich.</translation>
    </message>
    <message>
        <source>“always” is for pages that change with every access, and “never” for archived pages. If lastmod contradicts it, search engines trust neither value.</source>
        <translation>„always“ ist für Seiten, die sich bei jedem Zugriff ändern, „never“ für archivierte Seiten. Widerspricht lastmod dem, vertrauen Suchmaschinen keinem der beiden Werte.</translation>
    </message>
    <message>
        <source>“always” means that the page changes with every access, but lastmod is more than a year ago.</source>
        <translation>„always“ bedeutet, dass sich die Seite bei jedem Zugriff ändert, aber lastmod liegt mehr als ein Jahr zurück.</translation>
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
        <source>“lastmod {operator}” needs a date such as 2026-11-02, not “{value}”.</source>
        <translation>„lastmod {operator}“ braucht ein Datum wie 2026-11-02, nicht „{value}“.</translation>
    </message>
    <message>
        <source>“never” means that the page is archived, but lastmod is in the future.</source>
        <translation>„never“ bedeutet, dass die Seite archiviert ist, aber lastmod liegt in der Zukunft.</translation>
    </message>
    <message>
        <source>“{address}” is not on {site}, the site of most sitemaps in the index.</source>
        <translation>„{address}“ liegt nicht auf {site}, der Website der meisten Sitemaps im Index.</translation>
    </message>
    <message>
        <source>“{address}” is not on {site}, the site of the first sitemap in the index.</source>
        <translation>„{address}“ liegt nicht auf {site}, der Website der ersten Sitemap im Index.</translation>
    </message>
    <message>
        <source>“{address}” is not on {site}, the site of the index.</source>
        <translation>„{address}“ liegt nicht auf {site}, der Website des Index.</translation>
    </message>
    <message>
        <source>“{address}” is outside {folder}, the folder of the index.</source>
        <translation>„{address}“ liegt außerhalb von {folder}, dem Ordner des Index.</translation>
    </message>
    <message>
        <source>“{code}” is not a country code of ISO 3166-1</source>
        <translation>„{code}“ ist kein Ländercode nach ISO 3166-1</translation>
    </message>
    <message>
        <source>“{code}” is not a language code of ISO 639-1</source>
        <translation>„{code}“ ist kein Sprachcode nach ISO 639-1</translation>
    </message>
    <message>
        <source>“{code}” is not a script code of ISO 15924</source>
        <translation>„{code}“ ist kein Schriftcode nach ISO 15924</translation>
    </message>
    <message>
        <source>“{document}” has no index.</source>
        <translation>„{document}“ hat keinen Index.</translation>
    </message>
    <message>
        <source>“{document}” is already an index.</source>
        <translation>„{document}“ ist schon ein Index.</translation>
    </message>
    <message>
        <source>“{element}” has the attribute “{attribute}”, which the protocol does not define.</source>
        <translation>„{element}“ hat das Attribut „{attribute}“, das das Protokoll nicht definiert.</translation>
    </message>
    <message>
        <source>“{element}” has too many elements and attributes to be validated.</source>
        <translation>„{element}“ hat zu viele Elemente und Attribute, um validiert zu werden.</translation>
    </message>
    <message>
        <source>“{field} {operator}” needs a number, not “{value}”.</source>
        <translation>„{field} {operator}“ braucht eine Zahl, nicht „{value}“.</translation>
    </message>
    <message>
        <source>“{field}” can only be compared with {known}.</source>
        <translation>„{field}“ lässt sich nur mit {known} vergleichen.</translation>
    </message>
    <message>
        <source>“{file}” could be this sitemap or another one. Move each file to the path of its URL.</source>
        <translation>„{file}“ könnte diese Sitemap oder eine andere sein. Jede Datei zum Pfad ihrer URL verschieben.</translation>
    </message>
    <message>
        <source>“{file}” is not well-formed, so it was not validated.</source>
        <translation>„{file}“ ist nicht wohlgeformt und wurde daher nicht validiert.</translation>
    </message>
    <message>
        <source>“{file}” was opened for {url}, although its path differs from the URL.</source>
        <translation>„{file}“ wurde für {url} geöffnet, obwohl der Pfad von der URL abweicht.</translation>
    </message>
    <message>
        <source>“{folder}” is the folder of the open set and would then have two indexes.</source>
        <translation>„{folder}“ ist der Ordner des geöffneten Sets und hätte dann zwei Indexe.</translation>
    </message>
    <message>
        <source>“{found}” is not allowed here; it was removed.</source>
        <translation>„{found}“ ist hier nicht erlaubt; es wurde entfernt.</translation>
    </message>
    <message>
        <source>“{found}” is not allowed here; it was replaced with “{new}”.</source>
        <translation>„{found}“ ist hier nicht erlaubt; es wurde durch „{new}“ ersetzt.</translation>
    </message>
    <message>
        <source>“{held}” belongs to a set that is in use: {message}</source>
        <translation>„{held}“ gehört zu einem Set, das in Gebrauch ist: {message}</translation>
    </message>
    <message>
        <source>“{host}” is not on the public web.</source>
        <translation>„{host}“ ist nicht im öffentlichen Web.</translation>
    </message>
    <message numerus="yes">
        <source>“{index}” lists %n sitemaps whose paths differ from their URLs; “{file}” was opened for {url}.</source>
        <translation>
            <numerusform>„{index}“ führt %n Sitemap auf, deren Pfad von ihrer URL abweicht; „{file}“ wurde für {url} geöffnet.</numerusform>
            <numerusform>„{index}“ führt %n Sitemaps auf, deren Pfade von ihren URLs abweichen; „{file}“ wurde für {url} geöffnet.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{index}” lists itself.</source>
        <translation>„{index}“ führt sich selbst auf.</translation>
    </message>
    <message>
        <source>“{index}” lists {address} with the protocol {protocol}; it must be http or https.</source>
        <translation>„{index}“ führt {address} mit dem Protokoll {protocol} auf; es muss http oder https sein.</translation>
    </message>
    <message>
        <source>“{index}” lists “{sitemap}”, but the file was not found.</source>
        <translation>„{index}“ führt „{sitemap}“ auf, aber die Datei wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>“{item}” is not a date or a range of dates.</source>
        <translation>„{item}“ ist kein Datum und kein Zeitraum.</translation>
    </message>
    <message>
        <source>“{item}” is not a folder URL.</source>
        <translation>„{item}“ ist keine URL eines Ordners.</translation>
    </message>
    <message>
        <source>“{item}” is not a range of numbers.</source>
        <translation>„{item}“ ist kein Zahlenbereich.</translation>
    </message>
    <message>
        <source>“{item}” is not an entry number.</source>
        <translation>„{item}“ ist keine Nummer eines Eintrags.</translation>
    </message>
    <message>
        <source>“{key}” is not a valid key.</source>
        <translation>„{key}“ ist kein gültiger Schlüssel.</translation>
    </message>
    <message>
        <source>“{label}” is not valid Punycode</source>
        <translation>„{label}“ ist kein gültiges Punycode</translation>
    </message>
    <message>
        <source>“{listed}” in the index is older than {newest}, the newest date in {name}.</source>
        <translation>„{listed}“ im Index ist älter als {newest}, das neueste Datum in {name}.</translation>
    </message>
    <message>
        <source>“{mismatch}” is closed before “{mismatch_2}” of line {mismatch_3}</source>
        <translation>„{mismatch}“ wird vor „{mismatch_2}“ aus Zeile {mismatch_3} geschlossen</translation>
    </message>
    <message>
        <source>“{more}” is a field of the entry, not an extension.</source>
        <translation>„{more}“ ist ein Feld des Eintrags, keine Erweiterung.</translation>
    </message>
    <message>
        <source>“{name}” already exists and is not a sitemap of the set.</source>
        <translation>„{name}“ existiert schon und ist keine Sitemap des Sets.</translation>
    </message>
    <message>
        <source>“{name}” already exists and is not an unchanged copy, so it was not replaced.</source>
        <translation>„{name}“ existiert schon und ist keine unveränderte Kopie; daher wurde die Datei nicht ersetzt.</translation>
    </message>
    <message>
        <source>“{name}” already exists in that folder and would be replaced.</source>
        <translation>„{name}“ existiert schon in diesem Ordner und würde ersetzt.</translation>
    </message>
    <message>
        <source>“{name}” begins with more than one byte order mark.</source>
        <translation>„{name}“ beginnt mit mehr als einem Byte-Order-Mark.</translation>
    </message>
    <message>
        <source>“{name}” can't be a file name.</source>
        <translation>„{name}“ kann kein Dateiname sein.</translation>
    </message>
    <message>
        <source>“{name}” can't be created: {reason}.</source>
        <translation>„{name}“ lässt sich nicht anlegen: {reason}.</translation>
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
        <source>“{name}” can't be removed: {reason}.</source>
        <translation>„{name}“ lässt sich nicht entfernen: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” can't be saved: {reason}. Some files could not be restored.</source>
        <translation>„{name}“ lässt sich nicht speichern: {reason}. Einige Dateien ließen sich nicht wiederherstellen.</translation>
    </message>
    <message>
        <source>“{name}” can't be saved: {reason}; no file was changed.</source>
        <translation>„{name}“ lässt sich nicht speichern: {reason}; keine Datei wurde geändert.</translation>
    </message>
    <message>
        <source>“{name}” contains damaged gzip data.</source>
        <translation>„{name}“ enthält beschädigte gzip-Daten.</translation>
    </message>
    <message>
        <source>“{name}” contains the element “{inner}”, but must be plain text.</source>
        <translation>„{name}“ enthält das Element „{inner}“, muss aber reiner Text sein.</translation>
    </message>
    <message>
        <source>“{name}” could not be read, so it can't be changed.</source>
        <translation>„{name}“ war nicht lesbar und lässt sich daher nicht ändern.</translation>
    </message>
    <message>
        <source>“{name}” declares a document type or entities, which are not supported.</source>
        <translation>„{name}“ deklariert einen Dokumenttyp oder Entitäten, die nicht unterstützt werden.</translation>
    </message>
    <message>
        <source>“{name}” declares the encoding “{encoding}”, which is not known.</source>
        <translation>„{name}“ gibt die Kodierung „{encoding}“ an, die nicht bekannt ist.</translation>
    </message>
    <message>
        <source>“{name}” does not contain page dates.</source>
        <translation>„{name}“ enthält keine Daten von Seiten.</translation>
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
        <source>“{name}” from an earlier export is not in the index.</source>
        <translation>„{name}“ aus einem früheren Export ist nicht im Index.</translation>
    </message>
    <message>
        <source>“{name}” has hard links.</source>
        <translation>„{name}“ hat Hardlinks.</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” has more than %n entries.</source>
        <extracomment>“{name}” has more than one entry.</extracomment>
        <translation>
            <numerusform>„{name}“ hat mehr als %n Eintrag.</numerusform>
            <numerusform>„{name}“ hat mehr als %n Einträge.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” has more than {max_tags:,} tags.</source>
        <translation>„{name}“ hat mehr als {max_tags:,} Tags.</translation>
    </message>
    <message>
        <source>“{name}” has no column “loc”.</source>
        <translation>„{name}“ hat keine Spalte „loc“.</translation>
    </message>
    <message>
        <source>“{name}” has no entries.</source>
        <translation>„{name}“ hat keine Einträge.</translation>
    </message>
    <message>
        <source>“{name}” has text before the XML, which begins in line {at}.</source>
        <translation>„{name}“ hat Text vor dem XML, das in Zeile {at} beginnt.</translation>
    </message>
    <message>
        <source>“{name}” is a URL, not a file.</source>
        <translation>„{name}“ ist eine URL, keine Datei.</translation>
    </message>
    <message>
        <source>“{name}” is a feed in which no item has a link.</source>
        <translation>„{name}“ ist ein Feed, in dem keine Meldung einen Link hat.</translation>
    </message>
    <message>
        <source>“{name}” is a feed with more than {megabytes} MiB or {tags:,} tags.</source>
        <translation>„{name}“ ist ein Feed mit mehr als {megabytes} MiB oder {tags:,} Tags.</translation>
    </message>
    <message>
        <source>“{name}” is a feed. It lists only recent pages and can't be saved.</source>
        <translation>„{name}“ ist ein Feed. Er führt nur die neuesten Seiten auf und lässt sich nicht speichern.</translation>
    </message>
    <message>
        <source>“{name}” is a folder.</source>
        <translation>„{name}“ ist ein Ordner.</translation>
    </message>
    <message>
        <source>“{name}” is a pipe, socket or device, not a file.</source>
        <translation>„{name}“ ist eine Pipe, ein Socket oder ein Gerät, keine Datei.</translation>
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
        <source>“{name}” is a {kind} file; sitemaps can only be compressed with gzip.</source>
        <translation>„{name}“ ist eine {kind}-Datei; Sitemaps lassen sich nur mit gzip packen.</translation>
    </message>
    <message>
        <source>“{name}” is already in the set.</source>
        <translation>„{name}“ ist schon im Set.</translation>
    </message>
    <message>
        <source>“{name}” is already open in another window.</source>
        <translation>„{name}“ ist schon in einem anderen Fenster geöffnet.</translation>
    </message>
    <message>
        <source>“{name}” is an index, not a sitemap.</source>
        <translation>„{name}“ ist ein Index, keine Sitemap.</translation>
    </message>
    <message>
        <source>“{name}” is an input file and can't be replaced.</source>
        <translation>„{name}“ ist eine Eingabedatei und lässt sich nicht ersetzen.</translation>
    </message>
    <message>
        <source>“{name}” is cut off.</source>
        <translation>„{name}“ ist abgeschnitten.</translation>
    </message>
    <message>
        <source>“{name}” is empty.</source>
        <translation>„{name}“ ist leer.</translation>
    </message>
    <message>
        <source>“{name}” is encoded in {encoding}.</source>
        <translation>„{name}“ ist in {encoding} kodiert.</translation>
    </message>
    <message>
        <source>“{name}” is gzipped more than once; search engines unpack it once.</source>
        <translation>„{name}“ ist mehrfach mit gzip gepackt; Suchmaschinen entpacken einmal.</translation>
    </message>
    <message>
        <source>“{name}” is gzipped, but its name does not end in .gz.</source>
        <translation>„{name}“ ist mit gzip gepackt, aber der Name endet nicht auf .gz.</translation>
    </message>
    <message>
        <source>“{name}” is kept in memory, because the cache folder can't be used: {trouble}.</source>
        <translation>„{name}“ bleibt im Arbeitsspeicher, weil der Cache-Ordner nicht benutzbar ist: {trouble}.</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” is larger than %n bytes when uncompressed.</source>
        <extracomment>“{name}” is larger than 1 byte when uncompressed.</extracomment>
        <translation>
            <numerusform>„{name}“ ist entpackt größer als %n Byte.</numerusform>
            <numerusform>„{name}“ ist entpackt größer als %n Byte.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” is larger than {gigabytes} GiB.</source>
        <translation>„{name}“ ist größer als {gigabytes} GiB.</translation>
    </message>
    <message>
        <source>“{name}” is more than {ratio:,} times larger when uncompressed, like a gzip bomb.</source>
        <translation>„{name}“ ist entpackt mehr als {ratio:,}-mal so groß, wie eine gzip-Bombe.</translation>
    </message>
    <message>
        <source>“{name}” is no longer in the folder of its set, so it can't be saved with it.</source>
        <translation>„{name}“ liegt nicht mehr im Ordner des Sets und lässt sich daher nicht damit speichern.</translation>
    </message>
    <message>
        <source>“{name}” is not a recovery log.</source>
        <translation>„{name}“ ist kein Wiederherstellungsprotokoll.</translation>
    </message>
    <message>
        <source>“{name}” is not a sitemap: it is not XML, a list of URLs or CSV with a column “loc”.</source>
        <translation>„{name}“ ist keine Sitemap: weder XML noch eine Liste von URLs noch CSV mit einer Spalte „loc“.</translation>
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
        <source>“{name}” is not a text file.</source>
        <translation>„{name}“ ist keine Textdatei.</translation>
    </message>
    <message>
        <source>“{name}” is not allowed in “{split_name}”.</source>
        <translation>„{name}“ ist in „{split_name}“ nicht erlaubt.</translation>
    </message>
    <message>
        <source>“{name}” is not an access log in a known format.</source>
        <translation>„{name}“ ist kein Zugriffsprotokoll in einem bekannten Format.</translation>
    </message>
    <message>
        <source>“{name}” is not an element of the protocol.</source>
        <translation>„{name}“ ist kein Element des Protokolls.</translation>
    </message>
    <message>
        <source>“{name}” is not encoded in UTF-8 or UTF-16.</source>
        <translation>„{name}“ ist weder in UTF-8 noch in UTF-16 kodiert.</translation>
    </message>
    <message>
        <source>“{name}” is not encoded in {encoding}.</source>
        <translation>„{name}“ ist nicht in {encoding} kodiert.</translation>
    </message>
    <message>
        <source>“{name}” is not in a git repository.</source>
        <translation>„{name}“ liegt in keinem git-Repository.</translation>
    </message>
    <message>
        <source>“{name}” is not in the folder of the set.</source>
        <translation>„{name}“ liegt nicht im Ordner des Sets.</translation>
    </message>
    <message>
        <source>“{name}” is not valid {encoding}: line {line} contains the byte {byte}.</source>
        <translation>„{name}“ ist kein gültiges {encoding}: Zeile {line} enthält das Byte {byte}.</translation>
    </message>
    <message>
        <source>“{name}” is not well-formed XML (line {line:,}, column {column:,}): {reason}.</source>
        <translation>„{name}“ ist kein wohlgeformtes XML (Zeile {line:,}, Spalte {column:,}): {reason}.</translation>
    </message>
    <message>
        <source>“{name}” is open for editing elsewhere.</source>
        <translation>„{name}“ ist anderswo zum Bearbeiten geöffnet.</translation>
    </message>
    <message>
        <source>“{name}” is open for editing elsewhere: by {user} on {host}, since {since}.</source>
        <translation>„{name}“ ist anderswo zum Bearbeiten geöffnet: von {user} auf {host}, seit {since}.</translation>
    </message>
    <message>
        <source>“{name}” is read-only: {reason}</source>
        <translation>„{name}“ ist schreibgeschützt: {reason}</translation>
    </message>
    <message>
        <source>“{name}” is repeated; the first one is used.</source>
        <translation>„{name}“ ist wiederholt; das erste wird verwendet.</translation>
    </message>
    <message>
        <source>“{name}” is stored with the sitemaps of “{facts}”, but not listed in it.</source>
        <translation>„{name}“ liegt bei den Sitemaps von „{facts}“, ist darin aber nicht aufgeführt.</translation>
    </message>
    <message>
        <source>“{name}” is too large.</source>
        <translation>„{name}“ ist zu groß.</translation>
    </message>
    <message>
        <source>“{name}” may have been written by another user.</source>
        <translation>„{name}“ hat vielleicht ein anderer Benutzer geschrieben.</translation>
    </message>
    <message>
        <source>“{name}” no longer exists.</source>
        <translation>„{name}“ gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program since it was opened, so nothing was saved.</source>
        <translation>„{name}“ wurde seit dem Öffnen von einem anderen Programm geändert; daher wurde nichts gespeichert.</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program.</source>
        <translation>„{name}“ wurde von einem anderen Programm geändert.</translation>
    </message>
    <message>
        <source>“{name}” was closed too early; the entries after it were joined.</source>
        <translation>„{name}“ war zu früh geschlossen; die Einträge dahinter wurden angefügt.</translation>
    </message>
    <message>
        <source>“{name}” was missing; it was added.</source>
        <translation>„{name}“ fehlte; es wurde ergänzt.</translation>
    </message>
    <message>
        <source>“{name}” was not saved, because it could not be read back: {message}</source>
        <translation>„{name}“ wurde nicht gespeichert, denn die Datei war nicht wieder lesbar: {message}</translation>
    </message>
    <message>
        <source>“{name}” was not saved, because reading it back gave different entries.</source>
        <translation>„{name}“ wurde nicht gespeichert, denn beim Wiedereinlesen ergaben sich andere Einträge.</translation>
    </message>
    <message>
        <source>“{name}” was written by another version of Sitemap Studio.</source>
        <translation>„{name}“ stammt von einer anderen Version von Sitemap Studio.</translation>
    </message>
    <message>
        <source>“{opened}” of line {opened_line} is still open</source>
        <translation>„{opened}“ aus Zeile {opened_line} ist noch offen</translation>
    </message>
    <message>
        <source>“{path}” is not a text field of “{shown_name}”.</source>
        <translation>„{path}“ ist kein Textfeld von „{shown_name}“.</translation>
    </message>
    <message>
        <source>“{root}” contains text between its elements.</source>
        <translation>„{root}“ enthält Text zwischen seinen Elementen.</translation>
    </message>
    <message numerus="yes">
        <source>“{sitemap}” could not be read, so the %n entries put into it can't be saved.</source>
        <extracomment>“{sitemap}” could not be read, so the one entry put into it can't be saved.</extracomment>
        <translation>
            <numerusform>„{sitemap}“ war nicht lesbar; daher lässt sich der %n Eintrag, der dorthin kam, nicht speichern.</numerusform>
            <numerusform>„{sitemap}“ war nicht lesbar; daher lassen sich die %n Einträge, die dorthin kamen, nicht speichern.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{sitemap}” is a CSV file, which an index can't list.</source>
        <translation>„{sitemap}“ ist eine CSV-Datei, die ein Index nicht aufführen kann.</translation>
    </message>
    <message>
        <source>“{sitemap}” is listed twice in “{index}”.</source>
        <translation>„{sitemap}“ ist in „{index}“ zweimal aufgeführt.</translation>
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
        <source>“{taken}” differs only in case, which many disks ignore.</source>
        <translation>„{taken}“ unterscheidet sich nur in der Groß- und Kleinschreibung, die viele Datenträger ignorieren.</translation>
    </message>
    <message>
        <source>“{template}” contains unknown placeholders.</source>
        <translation>„{template}“ enthält unbekannte Platzhalter.</translation>
    </message>
    <message numerus="yes">
        <source>“{template}” would be the name of %n sitemaps.</source>
        <extracomment>“{template}” would be the name of one sitemap.</extracomment>
        <translation>
            <numerusform>„{template}“ wäre der Name von %n Sitemap.</numerusform>
            <numerusform>„{template}“ wäre der Name von %n Sitemaps.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>„{text}“</translation>
    </message>
    <message>
        <source>“{text}” can't be a URL prefix.</source>
        <translation>„{text}“ kann kein URL-Präfix sein.</translation>
    </message>
    <message>
        <source>“{text}” is not a complete URL.</source>
        <translation>„{text}“ ist keine vollständige URL.</translation>
    </message>
    <message>
        <source>“{text}” is not a folder.</source>
        <translation>„{text}“ ist kein Ordner.</translation>
    </message>
    <message>
        <source>“{text}” is not a valid value.</source>
        <translation>„{text}“ ist kein gültiger Wert.</translation>
    </message>
    <message>
        <source>“{title}” can't be saved because an earlier save was interrupted: {reason}.</source>
        <translation>„{title}“ lässt sich nicht speichern, weil ein früheres Speichern unterbrochen wurde: {reason}.</translation>
    </message>
    <message>
        <source>“{token}” should be “{name}”; it was renamed.</source>
        <translation>„{token}“ sollte „{name}“ sein; es wurde umbenannt.</translation>
    </message>
    <message>
        <source>“{token}” should be “{name}”; this one and all below were renamed.</source>
        <translation>„{token}“ sollte „{name}“ sein; dieses und alle weiteren darunter wurden umbenannt.</translation>
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
        <source>“{word}” can't be “{item}”.</source>
        <translation>„{word}“ kann nicht „{item}“ sein.</translation>
    </message>
    <message>
        <source>“{wrong}” is not allowed in a host</source>
        <translation>„{wrong}“ ist in einem Host nicht erlaubt</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more.</source>
        <extracomment>… and one more.</extracomment>
        <translation>
            <numerusform>… und %n weitere.</numerusform>
            <numerusform>… und %n weitere.</numerusform>
        </translation>
    </message>
    <message>
        <source>… and {count} more</source>
        <translation>… und {count} weitere</translation>
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
        <source>The next save writes the file and lists it in the index; .gz compresses it.</source>
        <translation>Die Datei wird beim nächsten Speichern geschrieben und im Index aufgeführt; .gz packt sie.</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
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
        <source>Fetch</source>
        <translation>Holen</translation>
    </message>
    <message>
        <source>The files are downloaded to the folder and opened there.</source>
        <translation>Die Dateien werden in den Ordner heruntergeladen und dort geöffnet.</translation>
    </message>
    <message>
        <source>URL of a site, robots.txt, index or sitemap</source>
        <translation>URL einer Website, einer robots.txt, eines Index oder einer Sitemap</translation>
    </message>
</context>
<context>
    <name>OutcomeDialog</name>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>OverviewPanel</name>
    <message>
        <source>&amp;Copy picture</source>
        <translation>Bild &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Save picture …</source>
        <translation>Bild &amp;speichern …</translation>
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
        <source>Counting …</source>
        <translation>Wird gezählt …</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Zeichnung (*.svg)</translation>
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
        <source>There is nothing to count: the set has no entries yet.</source>
        <translation>Es gibt nichts zu zählen: Das Set hat noch keine Einträge.</translation>
    </message>
</context>
<context>
    <name>PaletteDialog</name>
    <message>
        <source>Find a command</source>
        <translation>Befehl suchen</translation>
    </message>
</context>
<context>
    <name>PanelDock</name>
    <message>
        <source>Close the panel “{title}”</source>
        <translation>Bereich „{title}“ schließen</translation>
    </message>
</context>
<context>
    <name>PanelTitle</name>
    <message>
        <source>Drag to another side of the window</source>
        <translation>Auf eine andere Seite des Fensters ziehen</translation>
    </message>
</context>
<context>
    <name>PlanDialog</name>
    <message>
        <source>{changes}. You can undo this in one step. Clear a box to skip a value (Space).</source>
        <translation>{changes}. Das lässt sich in einem Schritt rückgängig machen. Ein Kästchen leeren, um einen Wert zu überspringen (Leertaste).</translation>
    </message>
</context>
<context>
    <name>PlannedList</name>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
</context>
<context>
    <name>PreviewPanel</name>
    <message>
        <source> (ignored)</source>
        <translation> (ignoriert)</translation>
    </message>
    <message>
        <source>As in the file; saving does not change it.</source>
        <translation>Wie in der Datei; Speichern ändert ihn nicht.</translation>
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
        <source>Copy as in the &amp;file</source>
        <translation>Kopieren wie in der &amp;Datei</translation>
    </message>
    <message>
        <source>Copy as it &amp;will be saved</source>
        <translation>Kopieren, wie er gespeichert &amp;wird</translation>
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
        <source>New; it will be saved with the set.</source>
        <translation>Neu; er wird mit dem Set gespeichert.</translation>
    </message>
    <message>
        <source>Only the beginning is shown.</source>
        <translation>Nur der Anfang wird gezeigt.</translation>
    </message>
    <message>
        <source>Saving replaces the lines with − by those with +.</source>
        <translation>Speichern ersetzt die Zeilen mit − durch die mit +.</translation>
    </message>
    <message>
        <source>The file was repaired to open it; see Repairs.</source>
        <translation>Die Datei wurde zum Öffnen repariert; siehe „Reparaturen“.</translation>
    </message>
    <message numerus="yes">
        <source>The first of %n selected entries.</source>
        <translation>
            <numerusform>Der erste von %n ausgewählten Eintrag.</numerusform>
            <numerusform>Der erste von %n ausgewählten Einträgen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemFilterBar</name>
    <message>
        <source>Search problems</source>
        <translation>Probleme durchsuchen</translation>
    </message>
</context>
<context>
    <name>ProblemTree</name>
    <message>
        <source>&amp;Fix …</source>
        <translation>&amp;Beheben …</translation>
    </message>
    <message>
        <source>&amp;Remove …</source>
        <translation>&amp;Entfernen …</translation>
    </message>
    <message>
        <source>&amp;Save to repair</source>
        <translation>Zum Reparieren &amp;speichern</translation>
    </message>
    <message>
        <source>Fix &amp;all ({count})</source>
        <translation>&amp;Alle beheben ({count})</translation>
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
        <source>Remove &amp;all ({count})</source>
        <translation>A&amp;lle entfernen ({count})</translation>
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
</context>
<context>
    <name>ProblemsPanel</name>
    <message>
        <source>&amp;Go to the cell</source>
        <translation>&amp;Zur Zelle gehen</translation>
    </message>
    <message numerus="yes">
        <source>No problems found in %n entries.</source>
        <extracomment>No problems found in 1 entry.</extracomment>
        <translation>
            <numerusform>Keine Probleme in %n Eintrag gefunden.</numerusform>
            <numerusform>Keine Probleme in %n Einträgen gefunden.</numerusform>
        </translation>
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
        <source>Show its &amp;entries only</source>
        <translation>Nur zugehörige E&amp;inträge zeigen</translation>
    </message>
    <message>
        <source>The entries shown have no problems.</source>
        <translation>Die gezeigten Einträge haben keine Probleme.</translation>
    </message>
</context>
<context>
    <name>PublishDialog</name>
    <message numerus="yes">
        <source>%n URLs are new or changed.</source>
        <extracomment>1 URL is new or changed.</extracomment>
        <translation>
            <numerusform>%n URL ist neu oder geändert.</numerusform>
            <numerusform>%n URLs sind neu oder geändert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n URLs were removed.</source>
        <extracomment>1 URL was removed.</extracomment>
        <translation>
            <numerusform>%n URL wurde entfernt.</numerusform>
            <numerusform>%n URLs wurden entfernt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files to upload.</source>
        <extracomment>1 file to upload.</extracomment>
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
        <source>Added</source>
        <translation>Neu</translation>
    </message>
    <message numerus="yes">
        <source>Added %n lines to “{name}”.</source>
        <extracomment>Added 1 line to “{name}”.</extracomment>
        <translation>
            <numerusform>%n Zeile zu „{name}“ hinzugefügt.</numerusform>
            <numerusform>%n Zeilen zu „{name}“ hinzugefügt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Changed since the earlier version</source>
        <translation>Geändert seit der früheren Fassung</translation>
    </message>
    <message>
        <source>F&amp;ile …</source>
        <translation>Da&amp;tei …</translation>
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
        <source>Lines for robots.txt</source>
        <translation>Zeilen für robots.txt</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
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
        <source>None: all files and URLs count as new</source>
        <translation>Keine: Alle Dateien und URLs gelten als neu</translation>
    </message>
    <message>
        <source>Or submit it by hand, signed in to the search engine:</source>
        <translation>Oder reichen Sie es von Hand ein, angemeldet bei der Suchmaschine:</translation>
    </message>
    <message>
        <source>Press Enter to fetch the earlier version.</source>
        <translation>Die Eingabetaste ruft die frühere Fassung ab.</translation>
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
    <message numerus="yes">
        <source>Stopped. %n URLs were submitted.</source>
        <extracomment>Stopped. 1 URL was submitted.</extracomment>
        <translation>
            <numerusform>Angehalten. %n URL wurde übermittelt.</numerusform>
            <numerusform>Angehalten. %n URLs wurden übermittelt.</numerusform>
        </translation>
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
        <source>The selected entries have no complete URLs.</source>
        <translation>Die ausgewählten Einträge haben keine vollständigen URLs.</translation>
    </message>
    <message>
        <source>UR&amp;Ls</source>
        <translation>UR&amp;Ls</translation>
    </message>
    <message>
        <source>URLs are sent to {host} only when you press Submit.</source>
        <translation>URLs werden erst an {host} gesendet, wenn Sie „Übermitteln“ drücken.</translation>
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
        <source>{host}, {urls}: {message}</source>
        <translation>{host}, {urls}: {message}</translation>
    </message>
    <message>
        <source>“{name}” already has these lines.</source>
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
        <source>As people read it</source>
        <translation>Wie Menschen sie lesen</translation>
    </message>
    <message>
        <source>This XML is not well-formed: it is ignored.</source>
        <translation>Dieses XML ist nicht wohlgeformt: Es wird ignoriert.</translation>
    </message>
    <message>
        <source>This is not a complete URL: the entry is skipped.</source>
        <translation>Das ist keine vollständige URL: Der Eintrag wird übersprungen.</translation>
    </message>
    <message>
        <source>XML that no search engine is known to read</source>
        <translation>XML, von dem nicht bekannt ist, dass eine Suchmaschine es liest</translation>
    </message>
    <message>
        <source>none: the entry is skipped</source>
        <translation>keine: Der Eintrag wird übersprungen</translation>
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
        <source>{consumer} ignores changefreq and priority.</source>
        <translation>{consumer} ignoriert changefreq und priority.</translation>
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
        <source>“{text}” is not valid: it is ignored</source>
        <translation>„{text}“ ist ungültig und wird ignoriert</translation>
    </message>
</context>
<context>
    <name>ReadingOn</name>
    <message>
        <source>You can edit the entries that were read. Reload the set to read the rest.</source>
        <translation>Die gelesenen Einträge lassen sich bearbeiten. Um den Rest zu lesen, das Set neu laden.</translation>
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
        <source>Open its &amp;folder</source>
        <translation>&amp;Ordner der Datei öffnen</translation>
    </message>
    <message>
        <source>Pin “{name}”</source>
        <translation>„{name}“ anheften</translation>
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
        <extracomment>1 of them</extracomment>
        <translation>
            <numerusform>%n davon</numerusform>
            <numerusform>%n davon</numerusform>
        </translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Edit …</source>
        <translation>Bearbeiten …</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>It already contains all changes.</source>
        <translation>Alle Änderungen sind schon enthalten.</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Reading unsaved changes …</source>
        <translation>Nicht gespeicherte Änderungen werden gelesen …</translation>
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
    <message numerus="yes">
        <source>The last %n steps can't be read and are skipped.</source>
        <extracomment>The last step can't be read and is skipped.</extracomment>
        <translation>
            <numerusform>Der letzte Schritt ist nicht lesbar und wird übersprungen.</numerusform>
            <numerusform>Die letzten %n Schritte sind nicht lesbar und werden übersprungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The unsaved changes of “{name}” have no effect.</source>
        <translation>Die nicht gespeicherten Änderungen von „{name}“ bewirken nichts.</translation>
    </message>
    <message>
        <source>These changes can't be recovered. You can save them as a list.</source>
        <translation>Diese Änderungen lassen sich nicht wiederherstellen, aber als Liste speichern.</translation>
    </message>
    <message>
        <source>This restores {changes} in “{name}”. The file on disk does not change until you save.</source>
        <translation>„{name}“ bekommt zurück: {changes}. Die Datei auf dem Datenträger ändert sich erst beim Speichern.</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” and %n more files were changed since.</source>
        <extracomment>“{name}” and 1 more file were changed since.</extracomment>
        <translation>
            <numerusform>„{name}“ und %n weitere Datei wurden seitdem geändert.</numerusform>
            <numerusform>„{name}“ und %n weitere Dateien wurden seitdem geändert.</numerusform>
        </translation>
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
        <extracomment>1 added entry</extracomment>
        <translation>
            <numerusform>%n hinzugefügter Eintrag</numerusform>
            <numerusform>%n hinzugefügte Einträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes of the set</source>
        <extracomment>1 change of the set</extracomment>
        <translation>
            <numerusform>%n Änderung am Set</numerusform>
            <numerusform>%n Änderungen am Set</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moved entries</source>
        <extracomment>1 moved entry</extracomment>
        <translation>
            <numerusform>%n verschobener Eintrag</numerusform>
            <numerusform>%n verschobene Einträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values</source>
        <extracomment>1 value</extracomment>
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
        <source>(written in another order or namespace)</source>
        <translation>(in anderer Reihenfolge oder anderem Namensraum geschrieben)</translation>
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
        <source>entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>extensions</source>
        <translation>Erweiterungen</translation>
    </message>
    <message numerus="yes">
        <source>extensions of %n entries</source>
        <extracomment>extensions of 1 entry</extracomment>
        <translation>
            <numerusform>Erweiterungen von %n Eintrag</numerusform>
            <numerusform>Erweiterungen von %n Einträgen</numerusform>
        </translation>
    </message>
    <message>
        <source>file name</source>
        <translation>Dateiname</translation>
    </message>
    <message>
        <source>place</source>
        <translation>Stelle</translation>
    </message>
    <message numerus="yes">
        <source>the removal of %n entries</source>
        <extracomment>the removal of 1 entry</extracomment>
        <translation>
            <numerusform>das Entfernen von %n Eintrag</numerusform>
            <numerusform>das Entfernen von %n Einträgen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecoveryWork</name>
    <message numerus="yes">
        <source>%n sets have unsaved changes from last time.</source>
        <translation>
            <numerusform>%n Set hat nicht gespeicherte Änderungen vom letzten Mal.</numerusform>
            <numerusform>%n Sets haben nicht gespeicherte Änderungen vom letzten Mal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps were recovered.</source>
        <extracomment>1 step was recovered.</extracomment>
        <translation>
            <numerusform>%n Schritt wurde wiederhergestellt.</numerusform>
            <numerusform>%n Schritte wurden wiederhergestellt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Check again.</source>
        <translation>Noch einmal prüfen.</translation>
    </message>
    <message>
        <source>Looking for unsaved changes</source>
        <translation>Nicht gespeicherte Änderungen suchen</translation>
    </message>
    <message>
        <source>You can undo them one by one. They are not saved yet.</source>
        <translation>Sie lassen sich einzeln rückgängig machen. Gespeichert sind sie noch nicht.</translation>
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
        <source>“{name}” has changed.</source>
        <translation>„{name}“ hat sich geändert.</translation>
    </message>
    <message>
        <source>“{name}” has unsaved changes from {when}.</source>
        <translation>Von „{name}“ gibt es nicht gespeicherte Änderungen ({when}).</translation>
    </message>
</context>
<context>
    <name>RemovalList</name>
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
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparatur</translation>
    </message>
</context>
<context>
    <name>RepairsPanel</name>
    <message>
        <source>No repairs were needed.</source>
        <translation>Es waren keine Reparaturen nötig.</translation>
    </message>
    <message>
        <source>Place of the repair</source>
        <translation>Stelle der Reparatur</translation>
    </message>
    <message>
        <source>Select a repair to see the lines around it.</source>
        <translation>Eine Reparatur auswählen, um die Zeilen darum herum zu sehen.</translation>
    </message>
    <message>
        <source>The file has changed since it was opened.</source>
        <translation>Die Datei hat sich seit dem Öffnen geändert.</translation>
    </message>
</context>
<context>
    <name>ReplaceQuestion</name>
    <message numerus="yes">
        <source>%n files in “{folder}” will be replaced.</source>
        <extracomment>1 file in “{folder}” will be replaced.</extracomment>
        <translation>
            <numerusform>%n Datei in „{folder}“ wird ersetzt.</numerusform>
            <numerusform>%n Dateien in „{folder}“ werden ersetzt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>The files may belong to another set.</source>
        <translation>Die Dateien gehören vielleicht zu einem anderen Set.</translation>
    </message>
</context>
<context>
    <name>Reports</name>
    <message>
        <source>Data (*.json)</source>
        <translation>Daten (*.json)</translation>
    </message>
    <message>
        <source>HTML report (*.html)</source>
        <translation>HTML-Bericht (*.html)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Preparing the report</source>
        <translation>Bericht vorbereiten</translation>
    </message>
    <message>
        <source>SARIF for code hosts (*.sarif)</source>
        <translation>SARIF für Code-Hoster (*.sarif)</translation>
    </message>
    <message>
        <source>Show report</source>
        <translation>Bericht zeigen</translation>
    </message>
</context>
<context>
    <name>RobotsDialog</name>
    <message>
        <source>&amp;Don't use</source>
        <translation>&amp;Nicht verwenden</translation>
    </message>
    <message>
        <source>Choose &amp;file …</source>
        <translation>&amp;Datei wählen …</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>Hosts of the set</source>
        <translation>Hosts des Sets</translation>
    </message>
    <message>
        <source>No entry has a complete URL.</source>
        <translation>Kein Eintrag hat eine vollständige URL.</translation>
    </message>
    <message>
        <source>URLs that the robots.txt of their host disallows are reported as problems, and so are sitemaps that it does not list. A sitemap may contain URLs of another host if the robots.txt of that host lists the sitemap.</source>
        <translation>URLs, die die robots.txt ihres Hosts sperrt, werden als Probleme gemeldet, ebenso Sitemaps, die sie nicht aufführt. Eine Sitemap darf URLs eines anderen Hosts enthalten, wenn dessen robots.txt die Sitemap aufführt.</translation>
    </message>
</context>
<context>
    <name>SaveFilterDialog</name>
    <message>
        <source>Save filter</source>
        <translation>Filter speichern</translation>
    </message>
    <message>
        <source>This replaces the filter with that name.</source>
        <translation>Das ersetzt den Filter dieses Namens.</translation>
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
        <source>&amp;Include files</source>
        <translation>Dateien &amp;einschließen</translation>
    </message>
    <message>
        <source>&amp;Leave out files</source>
        <translation>Dateien aus&amp;lassen</translation>
    </message>
    <message>
        <source>&amp;URL of the folder</source>
        <translation>&amp;URL des Ordners</translation>
    </message>
    <message>
        <source>Inde&amp;x files</source>
        <translation>Inde&amp;xdateien</translation>
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
        <source>List the i&amp;mages of each page</source>
        <translation>&amp;Bilder jeder Seite auflisten</translation>
    </message>
    <message>
        <source>Pages with noindex and redirects are left out.</source>
        <translation>Seiten mit noindex und Weiterleitungen bleiben weg.</translation>
    </message>
    <message>
        <source>Time of the file</source>
        <translation>Zeit der Datei</translation>
    </message>
</context>
<context>
    <name>SchemaValidation</name>
    <message numerus="yes">
        <source>Schema validation found %n problems. They are listed until the next edit.</source>
        <extracomment>Schema validation found 1 problem. It is listed until the next edit.</extracomment>
        <translation>
            <numerusform>Die Schemavalidierung hat %n Problem gefunden. Es steht bis zur nächsten Bearbeitung in der Liste.</numerusform>
            <numerusform>Die Schemavalidierung hat %n Probleme gefunden. Sie stehen bis zur nächsten Bearbeitung in der Liste.</numerusform>
        </translation>
    </message>
    <message>
        <source>The files are valid.</source>
        <translation>Die Dateien sind gültig.</translation>
    </message>
    <message>
        <source>The set was changed during validation.</source>
        <translation>Das Set wurde während der Validierung geändert.</translation>
    </message>
    <message>
        <source>Unsaved edits were not checked.</source>
        <translation>Nicht gespeicherte Bearbeitungen wurden nicht geprüft.</translation>
    </message>
    <message>
        <source>Validate again.</source>
        <translation>Noch einmal validieren.</translation>
    </message>
    <message>
        <source>Validating “{name}”</source>
        <translation>„{name}“ validieren</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Wait for it, or cancel it.</source>
        <translation>Abwarten oder abbrechen.</translation>
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
        <source>%n sitemaps are now larger than {profile} allows.</source>
        <translation>
            <numerusform>%n Sitemap ist jetzt größer, als {profile} erlaubt.</numerusform>
            <numerusform>%n Sitemaps sind jetzt größer, als {profile} erlaubt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Apply the order to %n entries</source>
        <extracomment>Apply the order to 1 entry</extracomment>
        <translation>
            <numerusform>Reihenfolge auf %n Eintrag anwenden</numerusform>
            <numerusform>Reihenfolge auf %n Einträge anwenden</numerusform>
        </translation>
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
        <extracomment>Move entry to {name}</extracomment>
        <translation>
            <numerusform>%n Eintrag nach {name} verschieben</numerusform>
            <numerusform>%n Einträge nach {name} verschieben</numerusform>
        </translation>
    </message>
    <message>
        <source>No sitemap is larger than {profile} allows.</source>
        <translation>Keine Sitemap ist größer, als {profile} erlaubt.</translation>
    </message>
    <message>
        <source>Rename {name}</source>
        <translation>{name} umbenennen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Split …</source>
        <translation>Teilen …</translation>
    </message>
    <message>
        <source>With an index, you can move the overflow to a new sitemap.</source>
        <translation>Mit einem Index lässt sich das Überzählige in eine neue Sitemap auslagern.</translation>
    </message>
    <message>
        <source>Write the index {name}</source>
        <translation>Index {name} schreiben</translation>
    </message>
    <message numerus="yes">
        <source>“{full}” is full, so %n new entries were added to “{into}”.</source>
        <extracomment>“{full}” is full, so the new entry was added to “{into}”.</extracomment>
        <translation>
            <numerusform>„{full}“ ist voll, daher kam der neue Eintrag nach „{into}“.</numerusform>
            <numerusform>„{full}“ ist voll, daher kamen %n neue Einträge nach „{into}“.</numerusform>
        </translation>
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
        <source>changed</source>
        <translation>geändert</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The window settings (“{name}”) can't be read: {reason}.</source>
        <translation>Die Fenstereinstellungen („{name}“) lassen sich nicht lesen: {reason}.</translation>
    </message>
    <message>
        <source>it is not an INI file</source>
        <translation>die Datei ist keine Ini-Datei</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>die Datei ist zu groß</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Search the settings</source>
        <translation>Einstellungen durchsuchen</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Themen</translation>
    </message>
</context>
<context>
    <name>SiteRobots</name>
    <message>
        <source>Check the URLs of {host} against it?</source>
        <translation>Die URLs von {host} dagegen prüfen?</translation>
    </message>
    <message>
        <source>Choose robots.txt …</source>
        <translation>robots.txt wählen …</translation>
    </message>
    <message>
        <source>The folder of the set contains a robots.txt file.</source>
        <translation>Der Ordner des Sets enthält eine robots.txt.</translation>
    </message>
    <message>
        <source>The set is checked without it.</source>
        <translation>Das Set wird ohne sie geprüft.</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Verwenden</translation>
    </message>
    <message>
        <source>robots.txt has changed, so the set is checked again.</source>
        <translation>robots.txt hat sich geändert; das Set wird daher noch einmal geprüft.</translation>
    </message>
</context>
<context>
    <name>SitemapTree</name>
    <message>
        <source>Read-only. {reason}</source>
        <translation>Schreibgeschützt. {reason}</translation>
    </message>
    <message>
        <source>lastmod</source>
        <translation>lastmod</translation>
    </message>
</context>
<context>
    <name>SitemapsPanel</name>
    <message numerus="yes">
        <source>robots.txt of %n hosts</source>
        <translation>
            <numerusform>robots.txt von %n Host</numerusform>
            <numerusform>robots.txt von %n Hosts</numerusform>
        </translation>
    </message>
    <message>
        <source>robots.txt of {host}: {path}</source>
        <translation>robots.txt von {host}: {path}</translation>
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
        <source>Only the view is sorted. Shift+click a header to add a key.</source>
        <translation>Sortiert wird nur die Ansicht. Umschalt+Klick auf einen Spaltenkopf fügt einen Schlüssel hinzu.</translation>
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
    <message>
        <source>&amp;Columns …</source>
        <translation>&amp;Spalten …</translation>
    </message>
    <message>
        <source>&amp;Log …</source>
        <translation>&amp;Protokoll …</translation>
    </message>
    <message numerus="yes">
        <source>Append %n entries</source>
        <extracomment>Append one entry</extracomment>
        <translation>
            <numerusform>%n Eintrag anhängen</numerusform>
            <numerusform>%n Einträge anhängen</numerusform>
        </translation>
    </message>
    <message>
        <source>Create from “{name}”</source>
        <translation>Aus „{name}“ erstellen</translation>
    </message>
    <message numerus="yes">
        <source>Merge %n entries</source>
        <extracomment>Merge one entry</extracomment>
        <translation>
            <numerusform>%n Eintrag zusammenführen</numerusform>
            <numerusform>%n Einträge zusammenführen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Split</name>
    <message>
        <source>&amp;Max. MB</source>
        <translation>&amp;Max. MB</translation>
    </message>
    <message>
        <source>&amp;Max. entries</source>
        <translation>Max. &amp;Einträge</translation>
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
    <message>
        <source>Folder &amp;depth</source>
        <translation>&amp;Ordnertiefe</translation>
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
        <source>All entries are in one part: there is nothing to split.</source>
        <translation>Alle Einträge liegen in einem Teil: Es gibt nichts zu teilen.</translation>
    </message>
    <message numerus="yes">
        <source>This gives %n files; nothing else is renamed.</source>
        <translation>
            <numerusform>Daraus wird %n Datei; sonst wird nichts umbenannt.</numerusform>
            <numerusform>Daraus werden %n Dateien; sonst wird nichts umbenannt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is the sitemap, {n} the next number, {part} the folder or month.</source>
        <translation>{name} ist die Sitemap, {n} die nächste Nummer, {part} der Ordner oder Monat.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>A sitemap, or an index with its sitemaps</source>
        <translation>Eine Sitemap oder ein Index mit seinen Sitemaps</translation>
    </message>
    <message>
        <source>All its sitemaps as one set</source>
        <translation>Alle Sitemaps darin als ein Set</translation>
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
        <source>Start</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>The sitemaps of a site, by its URL</source>
        <translation>Die Sitemaps einer Website anhand ihrer URL</translation>
    </message>
    <message>
        <source>Try it with a small sample shop</source>
        <translation>Mit einem kleinen Beispielshop ausprobieren</translation>
    </message>
    <message>
        <source>or drop a sitemap, an index, a folder, a text list, a CSV file or a link here</source>
        <translation>oder ziehen Sie eine Sitemap, einen Index, einen Ordner, eine Textliste, eine CSV-Datei oder einen Link hierher</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message numerus="yes">
        <source>%n repairs</source>
        <extracomment>1 repair</extracomment>
        <translation>
            <numerusform>%n Reparatur</numerusform>
            <numerusform>%n Reparaturen</numerusform>
        </translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation>Noch nicht geprüft</translation>
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
    <message numerus="yes">
        <source>Clear %n cells</source>
        <extracomment>Clear cell</extracomment>
        <translation>
            <numerusform>Zelle leeren</numerusform>
            <numerusform>%n Zellen leeren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n entries</source>
        <extracomment>Duplicate entry</extracomment>
        <translation>
            <numerusform>Eintrag duplizieren</numerusform>
            <numerusform>%n Einträge duplizieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Entries can't be filtered by this column.</source>
        <translation>Nach dieser Spalte lassen sich Einträge nicht filtern.</translation>
    </message>
    <message numerus="yes">
        <source>Fill %n cells</source>
        <extracomment>Fill cell</extracomment>
        <translation>
            <numerusform>Zelle ausfüllen</numerusform>
            <numerusform>%n Zellen ausfüllen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n entries</source>
        <extracomment>Move entry</extracomment>
        <translation>
            <numerusform>Eintrag verschieben</numerusform>
            <numerusform>%n Einträge verschieben</numerusform>
        </translation>
    </message>
    <message>
        <source>New entries have no saved version.</source>
        <translation>Neue Einträge haben keine gespeicherte Fassung.</translation>
    </message>
    <message>
        <source>Nothing that is selected was changed since the last save.</source>
        <translation>In der Auswahl wurde seit dem letzten Speichern nichts geändert.</translation>
    </message>
    <message numerus="yes">
        <source>Revert %n cells</source>
        <extracomment>Revert cell</extracomment>
        <translation>
            <numerusform>Zelle zurücksetzen</numerusform>
            <numerusform>%n Zellen zurücksetzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Revert %n entries</source>
        <extracomment>Revert entry</extracomment>
        <translation>
            <numerusform>Eintrag zurücksetzen</numerusform>
            <numerusform>%n Einträge zurücksetzen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableLook</name>
    <message>
        <source>&amp;Reset columns and widths</source>
        <translation>Spalten und Breiten &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Problem icons</source>
        <translation>Problemsymbole</translation>
    </message>
    <message>
        <source>Show &amp;empty columns</source>
        <translation>&amp;Leere Spalten zeigen</translation>
    </message>
</context>
<context>
    <name>TextField</name>
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
    <name>TodaysLimits</name>
    <message>
        <source>Keep the limits of 2008</source>
        <translation>Grenzen von 2008 behalten</translation>
    </message>
    <message>
        <source>Search engines now accept sitemaps of 50 MB, and 50,000 sitemaps in an index.</source>
        <translation>Suchmaschinen nehmen heute Sitemaps mit 50 MB an, und 50.000 Sitemaps in einem Index.</translation>
    </message>
    <message>
        <source>This set exceeds only the limits of 2008.</source>
        <translation>Dieses Set überschreitet nur die Grenzen von 2008.</translation>
    </message>
    <message>
        <source>Use today's limits</source>
        <translation>Heutige Grenzen verwenden</translation>
    </message>
</context>
<context>
    <name>Toolbar</name>
    <message>
        <source>Toolbar</source>
        <translation>Symbolleiste</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>All entries are in one table</source>
        <translation>Alle Einträge sind in einer Tabelle</translation>
    </message>
    <message>
        <source>Click to list them. You can fix many at once and preview the changes.</source>
        <translation>Ein Klick listet sie auf. Viele lassen sich auf einmal beheben, mit einer Vorschau der Änderungen.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Press F6 to go to the hint, or Esc to end the tour.</source>
        <translation>F6 führt zum Tipp, Esc beendet den Rundgang.</translation>
    </message>
    <message>
        <source>Problems are counted here</source>
        <translation>Probleme werden hier gezählt</translation>
    </message>
    <message>
        <source>Save or export</source>
        <translation>Speichern oder exportieren</translation>
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
</context>
<context>
    <name>UnsavedQuestion</name>
    <message>
        <source>Unsaved changes</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>You can't recover discarded changes.</source>
        <translation>Verworfene Änderungen lassen sich nicht wiederherstellen.</translation>
    </message>
    <message>
        <source>“{name}” has changes that are not saved.</source>
        <translation>„{name}“ hat nicht gespeicherte Änderungen.</translation>
    </message>
</context>
<context>
    <name>UrlRows</name>
    <message>
        <source>New or changed</source>
        <translation>Neu oder geändert</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Entfernt</translation>
    </message>
</context>
<context>
    <name>WebCommands</name>
    <message numerus="yes">
        <source>%n files could not be opened from the web.</source>
        <extracomment>One file could not be opened from the web.</extracomment>
        <translation>
            <numerusform>%n Datei ließ sich nicht aus dem Web öffnen.</numerusform>
            <numerusform>%n Dateien ließen sich nicht aus dem Web öffnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Canceled. Complete files are in the folder.</source>
        <translation>Abgebrochen. Vollständige Dateien liegen im Ordner.</translation>
    </message>
    <message>
        <source>Change URL …</source>
        <translation>URL ändern …</translation>
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
        <source>Show list …</source>
        <translation>Liste zeigen …</translation>
    </message>
</context>
<context>
    <name>Windows</name>
    <message>
        <source>Reload opens the saved version.</source>
        <translation>Neu laden öffnet die gespeicherte Fassung.</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>“{name}” is already open.</source>
        <translation>„{name}“ ist schon geöffnet.</translation>
    </message>
    <message>
        <source>“{sitemap}” is open here as a sitemap of “{name}”.</source>
        <translation>„{sitemap}“ ist hier als Sitemap von „{name}“ geöffnet.</translation>
    </message>
</context>
<context>
    <name>WriteIndexDialog</name>
    <message>
        <source>New file</source>
        <translation>Neue Datei</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>Ersetzt</translation>
    </message>
    <message>
        <source>Rewritten</source>
        <translation>Neu geschrieben</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>The &amp;index keeps the name {name}</source>
        <translation>Der &amp;Index behält den Namen {name}</translation>
    </message>
    <message>
        <source>The files are written when you save.</source>
        <translation>Die Dateien werden beim Speichern geschrieben.</translation>
    </message>
    <message>
        <source>The first &amp;sitemap keeps it</source>
        <translation>Die erste &amp;Sitemap behält ihn</translation>
    </message>
    <message>
        <source>Write an index for {name}</source>
        <translation>Index für {name} schreiben</translation>
    </message>
</context>
<context>
    <name>XmlPane</name>
    <message>
        <source>Change other XML</source>
        <translation>Anderes XML ändern</translation>
    </message>
    <message>
        <source>It contains invisible characters that change the order of the text.</source>
        <translation>Es enthält unsichtbare Zeichen, die die Reihenfolge des Textes ändern.</translation>
    </message>
    <message>
        <source>It contains line ends that editing would change, so it is read-only.</source>
        <translation>Es enthält Zeilenenden, die eine Bearbeitung ändern würde, und ist daher schreibgeschützt.</translation>
    </message>
    <message>
        <source>This is its beginning; it is too long to be edited here.</source>
        <translation>Das ist der Anfang; das Ganze ist zu lang, um hier bearbeitet zu werden.</translation>
    </message>
    <message>
        <source>This is the rest of the entry. It can't be read.</source>
        <translation>Das ist der Rest des Eintrags. Er lässt sich nicht lesen.</translation>
    </message>
</context>
<context>
    <name>_PartList</name>
    <message>
        <source>Component</source>
        <translation>Komponente</translation>
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
