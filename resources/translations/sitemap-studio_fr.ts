<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>&amp;Components and licences</source>
        <translation>Com&amp;posants et licences</translation>
    </message>
    <message>
        <source>&amp;Copy details</source>
        <translation>&amp;Copier les détails</translation>
    </message>
    <message>
        <source>&amp;Environment</source>
        <translation>&amp;Environnement</translation>
    </message>
    <message>
        <source>&amp;Report a problem</source>
        <translation>&amp;Signaler un problème</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Logiciel libre sous licence MIT.</translation>
    </message>
    <message>
        <source>This installation lacks the text of the licence of {name}.</source>
        <translation>Cette installation ne contient pas le texte de la licence de {name}.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About Sitemap Studio</source>
        <translation>À &amp;propos de Sitemap Studio</translation>
    </message>
    <message>
        <source>&amp;Add sitemap …</source>
        <translation>&amp;Ajouter un sitemap …</translation>
    </message>
    <message>
        <source>&amp;Below the table</source>
        <translation>Sous le &amp;tableau</translation>
    </message>
    <message>
        <source>&amp;Check now</source>
        <translation>&amp;Vérifier maintenant</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Fer&amp;mer</translation>
    </message>
    <message>
        <source>&amp;Commands …</source>
        <translation>&amp;Commandes …</translation>
    </message>
    <message>
        <source>&amp;Duplicate entries</source>
        <translation>Dupli&amp;quer les entrées</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Entry</source>
        <translation>&amp;Entrée</translation>
    </message>
    <message>
        <source>&amp;Export …</source>
        <translation>E&amp;xporter …</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>Rec&amp;hercher</translation>
    </message>
    <message>
        <source>&amp;Fix this value</source>
        <translation>&amp;Corriger cette valeur</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <translation>A&amp;ller à</translation>
    </message>
    <message>
        <source>&amp;Go to entry …</source>
        <translation>A&amp;ller à l’entrée …</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>Histori&amp;que</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Ra&amp;ccourcis clavier</translation>
    </message>
    <message>
        <source>&amp;Leak patterns …</source>
        <translation>Motifs de f&amp;uite …</translation>
    </message>
    <message>
        <source>&amp;Move panel</source>
        <translation>D&amp;éplacer le volet</translation>
    </message>
    <message>
        <source>&amp;Move up</source>
        <translation>&amp;Monter</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nouveau</translation>
    </message>
    <message>
        <source>&amp;Next part of the window</source>
        <translation>Partie su&amp;ivante de la fenêtre</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>&amp;Ouvrir …</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>&amp;Problèmes</translation>
    </message>
    <message>
        <source>&amp;Profile</source>
        <translation>&amp;Profil</translation>
    </message>
    <message>
        <source>&amp;Publish …</source>
        <translation>&amp;Publier …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Rename sitemap</source>
        <translation>&amp;Renommer le sitemap</translation>
    </message>
    <message>
        <source>&amp;Repairs</source>
        <translation>&amp;Réparations</translation>
    </message>
    <message>
        <source>&amp;Reset zoom</source>
        <translation>Ré&amp;initialiser le zoom</translation>
    </message>
    <message>
        <source>&amp;Revert cells</source>
        <translation>Res&amp;taurer les cellules</translation>
    </message>
    <message>
        <source>&amp;Revert entries</source>
        <translation>&amp;Restaurer les entrées</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
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
        <translation>&amp;Scinder le sitemap …</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>T&amp;hème</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Outils</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Validate against the schemas</source>
        <translation>&amp;Valider selon les schémas</translation>
    </message>
    <message>
        <source>&amp;Values</source>
        <translation>&amp;Valeurs</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Write an index …</source>
        <translation>É&amp;crire un index …</translation>
    </message>
    <message>
        <source>&amp;Zoom</source>
        <translation>&amp;Zoom</translation>
    </message>
    <message>
        <source>Add &amp;entry</source>
        <translation>Ajouter une &amp;entrée</translation>
    </message>
    <message>
        <source>Add existing &amp;files …</source>
        <translation>Ajouter des fich&amp;iers existants …</translation>
    </message>
    <message>
        <source>Add sitemaps from disk to the index, or append their entries.</source>
        <translation>Ajouter à l’index des sitemaps du disque, ou ajouter leurs entrées.</translation>
    </message>
    <message>
        <source>Append entries from files …</source>
        <translation>Ajouter des entrées depuis des fichiers …</translation>
    </message>
    <message>
        <source>Append entries from logs, crawler exports, feeds, lists or sitemaps.</source>
        <translation>Ajouter des entrées depuis des journaux, des exports de robots, des flux, des listes ou des sitemaps.</translation>
    </message>
    <message>
        <source>Apply this &amp;order to the sitemap</source>
        <translation>Appliquer cet &amp;ordre au sitemap</translation>
    </message>
    <message>
        <source>C&amp;lear cells</source>
        <translation>&amp;Vider les cellules</translation>
    </message>
    <message>
        <source>C&amp;olumns</source>
        <translation>C&amp;olonnes</translation>
    </message>
    <message>
        <source>Change a field of many entries at once.</source>
        <translation>Modifier un champ de plusieurs entrées à la fois.</translation>
    </message>
    <message>
        <source>Chec&amp;k against robots.txt …</source>
        <translation>Vérifier selon ro&amp;bots.txt …</translation>
    </message>
    <message>
        <source>Check the files on disk against the published XML schemas.</source>
        <translation>Contrôler les fichiers sur le disque d’après les schémas XML publiés.</translation>
    </message>
    <message>
        <source>Choose which search engine's limits apply.</source>
        <translation>Choisir le moteur de recherche dont les limites s’appliquent.</translation>
    </message>
    <message>
        <source>Clear &amp;filter</source>
        <translation>E&amp;ffacer le filtre</translation>
    </message>
    <message>
        <source>Compare with file on dis&amp;k …</source>
        <translation>Comparer &amp;avec le fichier sur le disque …</translation>
    </message>
    <message>
        <source>Complete &amp;hreflang …</source>
        <translation>Comp&amp;léter hreflang …</translation>
    </message>
    <message>
        <source>Copy the selected cells with the names of their fields.</source>
        <translation>Copier les cellules sélectionnées avec les noms de leurs champs.</translation>
    </message>
    <message>
        <source>Copy with &amp;header</source>
        <translation>Copier avec l’en-&amp;tête</translation>
    </message>
    <message>
        <source>Create a sitemap from the pages of a static site.</source>
        <translation>Créer un sitemap à partir des pages d’un site statique.</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Co&amp;uper</translation>
    </message>
    <message>
        <source>Discard changes and open the saved files again.</source>
        <translation>Abandonner les modifications et rouvrir les fichiers enregistrés.</translation>
    </message>
    <message>
        <source>E&amp;qual values</source>
        <translation>Valeurs identi&amp;ques</translation>
    </message>
    <message>
        <source>Entr&amp;y</source>
        <translation>E&amp;ntrée</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Export all entries to one XML, text or CSV file.</source>
        <translation>Exporter toutes les entrées dans un seul fichier XML, texte ou CSV.</translation>
    </message>
    <message>
        <source>Export as single &amp;file …</source>
        <translation>Exporter en un seul &amp;fichier …</translation>
    </message>
    <message>
        <source>F&amp;ill down</source>
        <translation>Remplir vers le &amp;bas</translation>
    </message>
    <message>
        <source>Fi&amp;x selected entries …</source>
        <translation>C&amp;orriger les entrées sélectionnées …</translation>
    </message>
    <message>
        <source>Fill selecti&amp;on</source>
        <translation>Remplir la sé&amp;lection</translation>
    </message>
    <message>
        <source>Fill the selected cells with the current value.</source>
        <translation>Remplir les cellules sélectionnées avec la valeur actuelle.</translation>
    </message>
    <message>
        <source>Fill the selected cells with the topmost value.</source>
        <translation>Remplir les cellules sélectionnées avec la valeur la plus haute placée.</translation>
    </message>
    <message>
        <source>Find and replace …</source>
        <translation>Rechercher et remplacer …</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>Résultat su&amp;ivant</translation>
    </message>
    <message>
        <source>Fix &amp;all problems …</source>
        <translation>Corriger &amp;tous les problèmes …</translation>
    </message>
    <message>
        <source>Fol&amp;ders</source>
        <translation>&amp;Dossiers</translation>
    </message>
    <message>
        <source>Go to an entry by number, or select several, such as 10-20.</source>
        <translation>Aller à une entrée par son numéro, ou en sélectionner plusieurs, par exemple 10-20.</translation>
    </message>
    <message>
        <source>Mer&amp;ge sitemaps</source>
        <translation>&amp;Fusionner les sitemaps</translation>
    </message>
    <message>
        <source>Merge the selected sitemaps into the first one.</source>
        <translation>Fusionner les sitemaps sélectionnés dans le premier.</translation>
    </message>
    <message>
        <source>Move &amp;entries to …</source>
        <translation>Déplacer les &amp;entrées vers …</translation>
    </message>
    <message>
        <source>Move do&amp;wn</source>
        <translation>De&amp;scendre</translation>
    </message>
    <message>
        <source>Move entries beyond the limits to new sitemaps.</source>
        <translation>Déplacer vers de nouveaux sitemaps les entrées qui dépassent les limites.</translation>
    </message>
    <message>
        <source>Move overflow to a new s&amp;itemap</source>
        <translation>Déplacer l’excédent vers un &amp;nouveau sitemap</translation>
    </message>
    <message>
        <source>Move sitemaps &amp;down</source>
        <translation>&amp;Descendre les sitemaps</translation>
    </message>
    <message>
        <source>Move sitemaps &amp;up</source>
        <translation>&amp;Monter les sitemaps</translation>
    </message>
    <message>
        <source>Ne&amp;xt problem</source>
        <translation>Pro&amp;blème suivant</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>Nouvelle fenê&amp;tre</translation>
    </message>
    <message>
        <source>New from folder …</source>
        <translation>Nouveau depuis un dossier …</translation>
    </message>
    <message>
        <source>Open &amp;log folder</source>
        <translation>Ouvrir le dossier du &amp;journal</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Ouvrir un fichier &amp;récent</translation>
    </message>
    <message>
        <source>Open fol&amp;der …</source>
        <translation>Ouvrir un &amp;dossier …</translation>
    </message>
    <message>
        <source>Open page in &amp;browser</source>
        <translation>Ouvrir la page &amp;web dans le navigateur</translation>
    </message>
    <message>
        <source>Overv&amp;iew</source>
        <translation>&amp;Vue d’ensemble</translation>
    </message>
    <message>
        <source>Paste as &amp;new entries</source>
        <translation>Co&amp;ller comme nouvelles entrées</translation>
    </message>
    <message>
        <source>Pre&amp;vious problem</source>
        <translation>Probl&amp;ème précédent</translation>
    </message>
    <message>
        <source>Previe&amp;w</source>
        <translation>Aperç&amp;u</translation>
    </message>
    <message>
        <source>Prin&amp;t report …</source>
        <translation>&amp;Imprimer le rapport …</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>Rechar&amp;ger</translation>
    </message>
    <message>
        <source>Re&amp;move sitemaps</source>
        <translation>Re&amp;tirer les sitemaps</translation>
    </message>
    <message>
        <source>Remove &amp;duplicates …</source>
        <translation>Supprimer les &amp;doublons …</translation>
    </message>
    <message>
        <source>Remove the selected sitemaps and their entries from the set.</source>
        <translation>Retirer de l’ensemble les sitemaps sélectionnés, avec leurs entrées.</translation>
    </message>
    <message>
        <source>Reset &amp;all panels</source>
        <translation>&amp;Réinitialiser tous les volets</translation>
    </message>
    <message>
        <source>Restore the saved values of the selected cells.</source>
        <translation>Restaurer les valeurs enregistrées des cellules sélectionnées.</translation>
    </message>
    <message>
        <source>Restore the selected entries to the saved version.</source>
        <translation>Restaurer la version enregistrée des entrées sélectionnées.</translation>
    </message>
    <message>
        <source>Save &amp;as …</source>
        <translation>Enregistrer &amp;sous …</translation>
    </message>
    <message>
        <source>Save charts and problems as HTML or PDF, or problems as data.</source>
        <translation>Enregistrer graphiques et problèmes en HTML ou PDF, ou les problèmes en données.</translation>
    </message>
    <message>
        <source>Save re&amp;port …</source>
        <translation>Enregistrer le rap&amp;port …</translation>
    </message>
    <message>
        <source>Save the entries in the order of the view.</source>
        <translation>Enregistrer les entrées dans l’ordre de l’affichage.</translation>
    </message>
    <message>
        <source>Save under another name; .gz compresses the file.</source>
        <translation>Enregistrer sous un autre nom ; .gz compresse le fichier.</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Tout s&amp;électionner</translation>
    </message>
    <message>
        <source>Select same &amp;value</source>
        <translation>Sélectionner les valeurs i&amp;dentiques</translation>
    </message>
    <message>
        <source>Set lastmod to &amp;today</source>
        <translation>Mettre lastmod à aujour&amp;d’hui</translation>
    </message>
    <message>
        <source>Settin&amp;gs …</source>
        <translation>Ré&amp;glages …</translation>
    </message>
    <message>
        <source>Show files to upload, robots.txt lines and changed URLs.</source>
        <translation>Afficher les fichiers à téléverser, les lignes pour robots.txt et les URL modifiées.</translation>
    </message>
    <message>
        <source>Show only entries that match.</source>
        <translation>N’afficher que les entrées qui correspondent.</translation>
    </message>
    <message>
        <source>Show same value onl&amp;y</source>
        <translation>N’a&amp;fficher que cette valeur</translation>
    </message>
    <message>
        <source>Show the &amp;tour again</source>
        <translation>Revoir la &amp;visite guidée</translation>
    </message>
    <message>
        <source>Sort &amp;by …</source>
        <translation>&amp;Trier par …</translation>
    </message>
    <message>
        <source>To the &amp;left</source>
        <translation>Vers la &amp;gauche</translation>
    </message>
    <message>
        <source>To the &amp;right</source>
        <translation>Vers la &amp;droite</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Fenêtres</translation>
    </message>
    <message>
        <source>Write new sitemaps within the limits, with their index.</source>
        <translation>Écrire de nouveaux sitemaps respectant les limites, avec leur index.</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Zoom &amp;avant</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Zoom a&amp;rrière</translation>
    </message>
    <message>
        <source>hrefl&amp;ang</source>
        <translation>hrefl&amp;ang</translation>
    </message>
</context>
<context>
    <name>AddFilesDialog</name>
    <message numerus="yes">
        <source>%n URLs are in the set already:</source>
        <extracomment>1 URL is in the set already:</extracomment>
        <translation>
            <numerusform>%n URL est déjà dans l’ensemble :</numerusform>
            <numerusform>%n URL sont déjà dans l’ensemble :</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Append the entries to</source>
        <translation>&amp;Ajouter les entrées à</translation>
    </message>
    <message>
        <source>&amp;List in the index, as it is</source>
        <translation>&amp;Lister dans l’index, sans modification</translation>
    </message>
    <message>
        <source>&amp;Skip duplicates</source>
        <translation>&amp;Omettre les doublons</translation>
    </message>
    <message>
        <source>Add to the set, as &amp;it is</source>
        <translation>Ajouter à l’ensemble, sans &amp;modification</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Doublons</translation>
    </message>
    <message>
        <source>None of the URLs is in the set already.</source>
        <translation>Aucune des URL n’est déjà dans l’ensemble.</translation>
    </message>
    <message>
        <source>{files} files contain {entries}.</source>
        <translation>{files} fichiers contiennent {entries}.</translation>
    </message>
    <message>
        <source>“{name}” contains {entries}.</source>
        <translation>« {name} » contient {entries}.</translation>
    </message>
</context>
<context>
    <name>AddressLine</name>
    <message>
        <source>Suggestion: {address}. Press Enter to use it.</source>
        <translation>Suggestion : {address}. Appuyez sur Entrée pour l’utiliser.</translation>
    </message>
    <message>
        <source>The URL of this set. A sitemap may list only URLs in its folder or below.</source>
        <translation>L’URL de cet ensemble. Un sitemap ne peut lister que des URL de son dossier ou en dessous.</translation>
    </message>
    <message>
        <source>Use the suggestion</source>
        <translation>Utiliser la suggestion</translation>
    </message>
</context>
<context>
    <name>BulkDialog</name>
    <message numerus="yes">
        <source>%n URLs become duplicates.</source>
        <extracomment>1 URL becomes a duplicate.</extracomment>
        <translation>
            <numerusform>%n URL devient un doublon.</numerusform>
            <numerusform>%n URL deviennent des doublons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n URLs become too long.</source>
        <extracomment>1 URL becomes too long.</extracomment>
        <translation>
            <numerusform>%n URL devient trop longue.</numerusform>
            <numerusform>%n URL deviennent trop longues.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values skipped: {reason}.</source>
        <extracomment>1 value skipped: {reason}.</extracomment>
        <translation>
            <numerusform>%n valeur ignorée : {reason}.</numerusform>
            <numerusform>%n valeurs ignorées : {reason}.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Field</source>
        <translation>&amp;Champ</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modifier</translation>
    </message>
    <message numerus="yes">
        <source>Change %n entries</source>
        <extracomment>Change 1 entry</extracomment>
        <translation>
            <numerusform>Modifier %n entrée</numerusform>
            <numerusform>Modifier %n entrées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change %n values</source>
        <extracomment>Change 1 value</extracomment>
        <translation>
            <numerusform>Modifier %n valeur</numerusform>
            <numerusform>Modifier %n valeurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Opération</translation>
    </message>
    <message numerus="yes">
        <source>The URLs of %n sitemaps in the index also change.</source>
        <extracomment>The URL of 1 sitemap in the index also changes.</extracomment>
        <translation>
            <numerusform>L’URL de %n sitemap dans l’index change aussi.</numerusform>
            <numerusform>Les URL de %n sitemaps dans l’index changent aussi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>URLs in the extensions of %n entries also change.</source>
        <extracomment>URLs in the extensions of 1 entry also change.</extracomment>
        <translation>
            <numerusform>Des URL changent aussi dans les extensions de %n entrée.</numerusform>
            <numerusform>Des URL changent aussi dans les extensions de %n entrées.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BulkForm</name>
    <message>
        <source>the day: 3 April 2025</source>
        <translation>le jour : 3 avril 2025</translation>
    </message>
    <message>
        <source>the month: 4 March 2025</source>
        <translation>le mois : 4 mars 2025</translation>
    </message>
    <message>
        <source>to the day</source>
        <translation>au jour</translation>
    </message>
    <message>
        <source>to the second</source>
        <translation>à la seconde</translation>
    </message>
</context>
<context>
    <name>CalendarPopup</name>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
</context>
<context>
    <name>CellFix</name>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Appliquer</translation>
    </message>
    <message>
        <source>&amp;Edit cell</source>
        <translation>&amp;Modifier la cellule</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
</context>
<context>
    <name>Checking</name>
    <message>
        <source>Checking “{name}”</source>
        <translation>Vérification de « {name} »</translation>
    </message>
</context>
<context>
    <name>ChooseFileDialog</name>
    <message>
        <source>&amp;Which of the indexes in this folder?</source>
        <translation>&amp;Lequel des index de ce dossier ?</translation>
    </message>
    <message>
        <source>Indexes</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>Open an index</source>
        <translation>Ouvrir un index</translation>
    </message>
</context>
<context>
    <name>ChooseSitemapDialog</name>
    <message>
        <source>Move</source>
        <translation>Déplacer</translation>
    </message>
    <message>
        <source>Move entries</source>
        <translation>Déplacer des entrées</translation>
    </message>
    <message>
        <source>To a &amp;new sitemap</source>
        <translation>Vers un &amp;nouveau sitemap</translation>
    </message>
    <message>
        <source>To a sitemap of the &amp;set</source>
        <translation>Vers un &amp;sitemap de l’ensemble</translation>
    </message>
</context>
<context>
    <name>ClipboardCommands</name>
    <message numerus="yes">
        <source>%n pasted columns beyond the last field were ignored.</source>
        <extracomment>1 pasted column beyond the last field was ignored.</extracomment>
        <translation>
            <numerusform>%n colonne collée au-delà du dernier champ a été ignorée.</numerusform>
            <numerusform>%n colonnes collées au-delà du dernier champ ont été ignorées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing can be pasted into this column.</source>
        <translation>Rien ne peut être collé dans cette colonne.</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n cells</source>
        <extracomment>Paste cell</extracomment>
        <translation>
            <numerusform>Coller la cellule</numerusform>
            <numerusform>Coller %n cellules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n entries</source>
        <extracomment>Paste entry</extracomment>
        <translation>
            <numerusform>Coller l’entrée</numerusform>
            <numerusform>Coller %n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste in an earlier column, or with a header row.</source>
        <translation>Collez dans une colonne plus à gauche, ou avec une ligne d’en-tête.</translation>
    </message>
</context>
<context>
    <name>ColumnsDialog</name>
    <message>
        <source>Choose the columns for the fields. The choice is remembered for tables with this header.</source>
        <translation>Choisissez les colonnes des champs. Le choix est retenu pour les tableaux qui ont cet en-tête.</translation>
    </message>
    <message>
        <source>Columns of “{name}”</source>
        <translation>Colonnes de « {name} »</translation>
    </message>
    <message>
        <source>First rows</source>
        <translation>Premières lignes</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message numerus="yes">
        <source>%n entries are equal</source>
        <extracomment>1 entry is equal</extracomment>
        <translation>
            <numerusform>%n entrée est identique</numerusform>
            <numerusform>%n entrées sont identiques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries have another URL</source>
        <extracomment>1 entry has another URL</extracomment>
        <translation>
            <numerusform>%n entrée a une autre URL</numerusform>
            <numerusform>%n entrées ont une autre URL</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries have other values</source>
        <extracomment>1 entry has other values</extracomment>
        <translation>
            <numerusform>%n entrée a d’autres valeurs</numerusform>
            <numerusform>%n entrées ont d’autres valeurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries only in your version</source>
        <extracomment>1 entry only in your version</extracomment>
        <translation>
            <numerusform>%n entrée seulement dans votre version</numerusform>
            <numerusform>%n entrées seulement dans votre version</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries only on disk</source>
        <extracomment>1 entry only on disk</extracomment>
        <translation>
            <numerusform>%n entrée seulement sur le disque</numerusform>
            <numerusform>%n entrées seulement sur le disque</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Ignore which sitemap an entry is in</source>
        <translation>&amp;Ignorer dans quel sitemap se trouve une entrée</translation>
    </message>
    <message>
        <source>Compare “{name}” with file on disk</source>
        <translation>Comparer « {name} » avec le fichier sur le disque</translation>
    </message>
    <message>
        <source>Comparing with the file on disk …</source>
        <translation>Comparaison avec le fichier sur le disque …</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>The entries on disk are the same.</source>
        <translation>Les entrées sur le disque sont les mêmes.</translation>
    </message>
    <message>
        <source>The order differs.</source>
        <translation>L’ordre diffère.</translation>
    </message>
</context>
<context>
    <name>DateEditor</name>
    <message>
        <source>Choose a day (Alt+Down)</source>
        <translation>Choisir un jour (Alt+Bas)</translation>
    </message>
</context>
<context>
    <name>DiffView</name>
    <message>
        <source>Added: {text}</source>
        <translation>Ajouté : {text}</translation>
    </message>
    <message>
        <source>Removed: {text}</source>
        <translation>Enlevé : {text}</translation>
    </message>
</context>
<context>
    <name>DifferenceList</name>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>Sur le disque</translation>
    </message>
    <message>
        <source>Only in your version</source>
        <translation>Seulement dans votre version</translation>
    </message>
    <message>
        <source>Only on disk</source>
        <translation>Seulement sur le disque</translation>
    </message>
    <message>
        <source>Your version</source>
        <translation>Votre version</translation>
    </message>
    <message>
        <source>extensions</source>
        <translation>extensions</translation>
    </message>
    <message>
        <source>renamed</source>
        <translation>renommée</translation>
    </message>
</context>
<context>
    <name>Docks</name>
    <message>
        <source>Click in a panel first, then move it.</source>
        <translation>Cliquez d’abord dans un volet, puis déplacez-le.</translation>
    </message>
</context>
<context>
    <name>DuplicatesDialog</name>
    <message numerus="yes">
        <source>%n duplicates in read-only sitemaps are kept.</source>
        <extracomment>1 duplicate in a read-only sitemap is kept.</extracomment>
        <translation>
            <numerusform>%n doublon dans un sitemap en lecture seule est gardé.</numerusform>
            <numerusform>%n doublons dans des sitemaps en lecture seule sont gardés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries are removed</source>
        <extracomment>1 entry is removed</extracomment>
        <translation>
            <numerusform>%n entrée est supprimée</numerusform>
            <numerusform>%n entrées sont supprimées</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Garder</translation>
    </message>
    <message>
        <source>&amp;URLs are</source>
        <translation>Les &amp;URL sont</translation>
    </message>
    <message>
        <source>Each entry to be removed, with the one that is kept.</source>
        <translation>Chaque entrée à supprimer, avec celle qui est gardée.</translation>
    </message>
    <message>
        <source>Entries to remove</source>
        <translation>Entrées à supprimer</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n entries</source>
        <extracomment>Remove 1 entry</extracomment>
        <translation>
            <numerusform>Supprimer %n entrée</numerusform>
            <numerusform>Supprimer %n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no duplicates to remove.</source>
        <translation>Il n’y a aucun doublon à supprimer.</translation>
    </message>
    <message>
        <source>equal except for http/https, www, trailing slash and case</source>
        <translation>identiques, sauf http/https, www, barre oblique finale et casse</translation>
    </message>
    <message>
        <source>identical</source>
        <translation>identiques</translation>
    </message>
    <message>
        <source>the first of the set</source>
        <translation>la première de l’ensemble</translation>
    </message>
    <message>
        <source>the one in {sitemap}</source>
        <translation>celle de {sitemap}</translation>
    </message>
    <message>
        <source>the one with the newest lastmod</source>
        <translation>celle dont lastmod est le plus récent</translation>
    </message>
</context>
<context>
    <name>EncodingDialog</name>
    <message>
        <source>&amp;Encoding</source>
        <translation>&amp;Encodage</translation>
    </message>
    <message>
        <source>All lines are plain ASCII and look the same in every encoding.</source>
        <translation>Toutes les lignes sont en ASCII pur et identiques dans tous les encodages.</translation>
    </message>
    <message>
        <source>Choose the encoding</source>
        <translation>Choisir l’encodage</translation>
    </message>
    <message>
        <source>How it &amp;reads</source>
        <translation>&amp;Lecture</translation>
    </message>
    <message>
        <source>The encoding of “{name}” is unknown. Choose the one in which the lines below look right.</source>
        <translation>L’encodage de « {name} » est inconnu. Choisissez celui dans lequel les lignes ci-dessous s’affichent bien.</translation>
    </message>
    <message>
        <source>The encoding of “{name}”, and maybe of other sitemaps of “{whole}”, is unknown. Choose the one in which the lines below look right.</source>
        <translation>L’encodage de « {name} », et peut-être d’autres sitemaps de « {whole} », est inconnu. Choisissez celui dans lequel les lignes ci-dessous s’affichent bien.</translation>
    </message>
</context>
<context>
    <name>Encodings</name>
    <message>
        <source>Arabic</source>
        <translation>Arabe</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>Balte</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>Europe centrale</translation>
    </message>
    <message>
        <source>Chinese, simplified</source>
        <translation>Chinois simplifié</translation>
    </message>
    <message>
        <source>Chinese, traditional</source>
        <translation>Chinois traditionnel</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>Cyrillique</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Grec</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>Hébreu</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japonais</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Coréen</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>Turc</translation>
    </message>
    <message>
        <source>Western European</source>
        <translation>Europe occidentale</translation>
    </message>
    <message>
        <source>Western European, DOS</source>
        <translation>Europe occidentale, DOS</translation>
    </message>
    <message>
        <source>Western European, old Macintosh</source>
        <translation>Europe occidentale, ancien Macintosh</translation>
    </message>
</context>
<context>
    <name>EntryFields</name>
    <message numerus="yes">
        <source>(%n characters)</source>
        <translation>
            <numerusform>(%n caractère)</numerusform>
            <numerusform>(%n caractères)</numerusform>
        </translation>
    </message>
    <message>
        <source>(various)</source>
        <translation>(diverses)</translation>
    </message>
</context>
<context>
    <name>EntryHeader</name>
    <message numerus="yes">
        <source>+ %n empty columns</source>
        <extracomment>+ 1 empty column</extracomment>
        <translation>
            <numerusform>+ %n colonne vide</numerusform>
            <numerusform>+ %n colonnes vides</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty in the whole set: {columns}</source>
        <translation>Vides dans tout l’ensemble : {columns}</translation>
    </message>
</context>
<context>
    <name>EntryModel</name>
    <message>
        <source>New since the last save</source>
        <translation>Nouvelle depuis le dernier enregistrement</translation>
    </message>
    <message>
        <source>Not in the saved version</source>
        <translation>Absente de la version enregistrée</translation>
    </message>
    <message>
        <source>Saved value: {value}</source>
        <translation>Valeur enregistrée : {value}</translation>
    </message>
    <message>
        <source>Sorting</source>
        <translation>Tri</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
</context>
<context>
    <name>EntryPage</name>
    <message>
        <source>Filtering</source>
        <translation>Filtrage</translation>
    </message>
    <message>
        <source>No entries yet. Add one with Ctrl+I, or paste URLs with Ctrl+V.</source>
        <translation>Aucune entrée pour l’instant. Ajoutez-en une avec Ctrl+I, ou collez des URL avec Ctrl+V.</translation>
    </message>
    <message>
        <source>None of the sitemaps could be read. See Problems.</source>
        <translation>Aucun des sitemaps n’a pu être lu. Voir Problèmes.</translation>
    </message>
    <message>
        <source>The index has no sitemaps yet. Add one.</source>
        <translation>L’index n’a encore aucun sitemap. Ajoutez-en un.</translation>
    </message>
</context>
<context>
    <name>EntryPanel</name>
    <message>
        <source>Add missing languages …</source>
        <translation>Ajouter les langues manquantes …</translation>
    </message>
    <message>
        <source>Add x-default</source>
        <translation>Ajouter x-default</translation>
    </message>
    <message>
        <source>Another edit is still running.</source>
        <translation>Une autre modification est encore en cours.</translation>
    </message>
    <message>
        <source>Entry {number} of {count}</source>
        <translation>Entrée {number} sur {count}</translation>
    </message>
    <message>
        <source>More about alternates</source>
        <translation>En savoir plus sur les variantes</translation>
    </message>
    <message>
        <source>Select one entry to add to it.</source>
        <translation>Sélectionnez une seule entrée pour y ajouter.</translation>
    </message>
    <message>
        <source>The readable form of the URL</source>
        <translation>La forme lisible de l’URL</translation>
    </message>
</context>
<context>
    <name>EntryView</name>
    <message>
        <source>Clear it, paste another value, or use a bulk edit.</source>
        <translation>Videz-la, collez une autre valeur, ou utilisez une modification groupée.</translation>
    </message>
    <message>
        <source>Places in the set</source>
        <translation>Emplacements dans l’ensemble</translation>
    </message>
    <message>
        <source>This value has {length} characters; up to {most} can be edited in a cell.</source>
        <translation>Cette valeur a {length} caractères ; une cellule permet d’en modifier {most} au plus.</translation>
    </message>
</context>
<context>
    <name>Environment</name>
    <message>
        <source>Display</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation>Bibliothèques</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
</context>
<context>
    <name>ExplanationPane</name>
    <message>
        <source>Explanation</source>
        <translation>Explication</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Corrigé</translation>
    </message>
    <message>
        <source>Line {line}: {message}</source>
        <translation>Ligne {line} : {message}</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Actuellement</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivée</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Juste</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Select a problem or a rule to see the explanation.</source>
        <translation>Sélectionnez un problème ou une règle pour voir l’explication.</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Gravité</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Faux</translation>
    </message>
    <message>
        <source>{severity} for {profile}</source>
        <translation>{severity} pour {profile}</translation>
    </message>
    <message>
        <source>{severity}, for every profile</source>
        <translation>{severity}, pour tous les profils</translation>
    </message>
</context>
<context>
    <name>ExportCommands</name>
    <message numerus="yes">
        <source>%n files were up to date.</source>
        <extracomment>1 file was up to date.</extracomment>
        <translation>
            <numerusform>%n fichier était à jour.</numerusform>
            <numerusform>%n fichiers étaient à jour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files written to “{folder}”.</source>
        <extracomment>1 file written to “{folder}”.</extracomment>
        <translation>
            <numerusform>%n fichier écrit dans « {folder} ».</numerusform>
            <numerusform>%n fichiers écrits dans « {folder} ».</numerusform>
        </translation>
    </message>
    <message>
        <source>Entries may be missing: some sitemaps could not be read completely.</source>
        <translation>Des entrées manquent peut-être : certains sitemaps n’ont pas pu être lus en entier.</translation>
    </message>
    <message>
        <source>Exporting to “{name}”</source>
        <translation>Export vers « {name} »</translation>
    </message>
    <message>
        <source>Open exported set</source>
        <translation>Ouvrir l’ensemble exporté</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Removing old files</source>
        <translation>Suppression des anciens fichiers</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Afficher le dossier</translation>
    </message>
    <message>
        <source>Sitemap (*.xml);;Compressed sitemap (*.xml.gz);;Text list (*.txt);;CSV (*.csv);;All files (*)</source>
        <translation>Sitemap (*.xml);;Sitemap compressé (*.xml.gz);;Liste en texte (*.txt);;CSV (*.csv);;Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message numerus="yes">
        <source>%n files with such names exist and will be replaced.</source>
        <extracomment>1 file with such a name exists and will be replaced.</extracomment>
        <translation>
            <numerusform>%n fichier de ce nom existe et sera remplacé.</numerusform>
            <numerusform>%n fichiers de ces noms existent et seront remplacés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps could not be read completely: entries may be missing.</source>
        <extracomment>1 sitemap could not be read completely: entries may be missing.</extracomment>
        <translation>
            <numerusform>%n sitemap n’a pas pu être lu en entier : des entrées manquent peut-être.</numerusform>
            <numerusform>%n sitemaps n’ont pas pu être lus en entier : des entrées manquent peut-être.</numerusform>
        </translation>
    </message>
    <message>
        <source>A&amp;ll ({count})</source>
        <translation>&amp;Toutes ({count})</translation>
    </message>
    <message>
        <source>Add xsi:&amp;schemaLocation</source>
        <translation>Ajouter xsi:sche&amp;maLocation</translation>
    </message>
    <message>
        <source>Choose a folder for the files.</source>
        <translation>Choisissez un dossier pour les fichiers.</translation>
    </message>
    <message>
        <source>Compress sitemaps with &amp;gzip</source>
        <translation>Compresser les sitemaps avec &amp;gzip</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>F&amp;iltered ({count})</source>
        <translation>&amp;Filtrées ({count})</translation>
    </message>
    <message>
        <source>File &amp;names</source>
        <translation>&amp;Noms des fichiers</translation>
    </message>
    <message>
        <source>Files to write</source>
        <translation>Fichiers à écrire</translation>
    </message>
    <message>
        <source>Max. &amp;URLs per sitemap</source>
        <translation>&amp;URL max. par sitemap</translation>
    </message>
    <message>
        <source>Max. &amp;bytes per sitemap</source>
        <translation>&amp;Octets max. par sitemap</translation>
    </message>
    <message>
        <source>S&amp;elected ({count})</source>
        <translation>&amp;Sélectionnées ({count})</translation>
    </message>
    <message>
        <source>URL in the index</source>
        <translation>URL dans l’index</translation>
    </message>
    <message>
        <source>Uncompressed size</source>
        <translation>Taille non compressée</translation>
    </message>
    <message>
        <source>Use &amp;that URL</source>
        <translation>Adopter cette UR&amp;L</translation>
    </message>
    <message>
        <source>Write an inde&amp;x that lists the sitemaps</source>
        <translation>Écr&amp;ire un index qui liste les sitemaps</translation>
    </message>
    <message>
        <source>https://www.example.com/ (default: the site of most entries)</source>
        <translation>https://www.example.com/ (par défaut : le site de la plupart des entrées)</translation>
    </message>
    <message>
        <source>the index itself</source>
        <translation>l’index lui-même</translation>
    </message>
    <message>
        <source>{address} would fit.</source>
        <translation>{address} conviendrait.</translation>
    </message>
    <message>
        <source>{files} with {urls}, {size} uncompressed, and the index “{index}”.</source>
        <translation>{files} avec {urls}, {size} décompressés, et l’index « {index} ».</translation>
    </message>
    <message>
        <source>{files} with {urls}, {size} uncompressed, without an index.</source>
        <translation>{files} avec {urls}, {size} décompressés, sans index.</translation>
    </message>
</context>
<context>
    <name>ExtensionModel</name>
    <message>
        <source>(no {field})</source>
        <translation>(sans {field})</translation>
    </message>
    <message>
        <source>(various) Select one entry to see and edit them.</source>
        <translation>(diverses) Sélectionnez une seule entrée pour les voir et les modifier.</translation>
    </message>
    <message>
        <source>Not declared: {name} is read-only.</source>
        <translation>Non déclaré : {name} est en lecture seule.</translation>
    </message>
    <message>
        <source>not applied yet</source>
        <translation>pas encore repris</translation>
    </message>
    <message>
        <source>one more …</source>
        <translation>un de plus …</translation>
    </message>
    <message numerus="yes">
        <source>{have} of %n entries</source>
        <translation>
            <numerusform>{have} entrée sur %n</numerusform>
            <numerusform>{have} entrées sur %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Extensions</name>
    <message>
        <source>XML</source>
        <translation>du XML</translation>
    </message>
    <message>
        <source>alternate</source>
        <translation>une variante</translation>
    </message>
    <message>
        <source>article</source>
        <translation>un article</translation>
    </message>
    <message>
        <source>image</source>
        <translation>une image</translation>
    </message>
    <message>
        <source>mark for feature phones</source>
        <translation>une balise pour téléphones classiques</translation>
    </message>
    <message>
        <source>video</source>
        <translation>une vidéo</translation>
    </message>
</context>
<context>
    <name>Facets</name>
    <message>
        <source>0.0 to 0.4</source>
        <translation>0.0 à 0.4</translation>
    </message>
    <message>
        <source>0.5 to 0.7</source>
        <translation>0.5 à 0.7</translation>
    </message>
    <message>
        <source>0.8 to 1.0</source>
        <translation>0.8 à 1.0</translation>
    </message>
    <message>
        <source>Any extension</source>
        <translation>Une extension</translation>
    </message>
    <message>
        <source>Any problem</source>
        <translation>Un problème</translation>
    </message>
    <message>
        <source>In</source>
        <translation>Dans</translation>
    </message>
    <message>
        <source>In the future</source>
        <translation>Dans le futur</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>30 derniers jours</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>365 derniers jours</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>7 derniers jours</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouvelles</translation>
    </message>
    <message>
        <source>No extension</source>
        <translation>Sans extension</translation>
    </message>
    <message>
        <source>No problem</source>
        <translation>Sans problème</translation>
    </message>
    <message>
        <source>Older than 365 days</source>
        <translation>Plus de 365 jours</translation>
    </message>
</context>
<context>
    <name>FaultDialog</name>
    <message>
        <source>Internal error</source>
        <translation>Erreur interne</translation>
    </message>
    <message>
        <source>Please report this error with these details: {url}</source>
        <translation>Merci de signaler cette erreur avec ces détails : {url}</translation>
    </message>
    <message>
        <source>Something went wrong inside the program.</source>
        <translation>Une erreur s’est produite dans le programme.</translation>
    </message>
    <message>
        <source>Unsaved changes are in the recovery log.</source>
        <translation>Les modifications non enregistrées sont dans le journal de récupération.</translation>
    </message>
    <message>
        <source>You can continue. Saving under another name is safest.</source>
        <translation>Vous pouvez continuer. Le plus sûr est d’enregistrer sous un autre nom.</translation>
    </message>
    <message>
        <source>Your files on disk have not changed.</source>
        <translation>Vos fichiers sur le disque n’ont pas changé.</translation>
    </message>
</context>
<context>
    <name>FetchFailuresDialog</name>
    <message>
        <source>&amp;Copy list</source>
        <translation>&amp;Copier la liste</translation>
    </message>
    <message>
        <source>All other files were downloaded and opened.</source>
        <translation>Tous les autres fichiers ont été téléchargés et ouverts.</translation>
    </message>
    <message>
        <source>Not opened from the web</source>
        <translation>Non ouverts depuis le web</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Statut</translation>
    </message>
</context>
<context>
    <name>FileWatch</name>
    <message numerus="yes">
        <source>%n files of the set no longer exist.</source>
        <translation>
            <numerusform>%n fichier de l’ensemble n’existe plus.</numerusform>
            <numerusform>%n fichiers de l’ensemble n’existent plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files of the set were changed by other programs.</source>
        <translation>
            <numerusform>%n fichier de l’ensemble a été modifié par d’autres programmes.</numerusform>
            <numerusform>%n fichiers de l’ensemble ont été modifiés par d’autres programmes.</numerusform>
        </translation>
    </message>
    <message>
        <source>All entries are kept. Comments and formatting are not.</source>
        <translation>Toutes les entrées sont gardées, mais pas les commentaires ni la mise en forme.</translation>
    </message>
    <message>
        <source>Compare …</source>
        <translation>Comparer …</translation>
    </message>
    <message numerus="yes">
        <source>Saving will replace %n files with your version.</source>
        <translation>
            <numerusform>L’enregistrement remplacera %n fichier par votre version.</numerusform>
            <numerusform>L’enregistrement remplacera %n fichiers par votre version.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saving will replace “{name}” with your version.</source>
        <translation>L’enregistrement remplacera « {name} » par votre version.</translation>
    </message>
    <message>
        <source>Your open version has not changed.</source>
        <translation>Votre version ouverte n’a pas changé.</translation>
    </message>
    <message>
        <source>Your version is still open. Saving writes the file again.</source>
        <translation>Votre version est encore ouverte. L’enregistrement réécrit le fichier.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message numerus="yes">
        <source>%n files already exist in that folder and would be replaced.</source>
        <translation>
            <numerusform>%n fichier existe déjà dans ce dossier et serait remplacé.</numerusform>
            <numerusform>%n fichiers existent déjà dans ce dossier et seraient remplacés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files are not in UTF-8.</source>
        <translation>
            <numerusform>%n fichier n’est pas en UTF-8.</numerusform>
            <numerusform>%n fichiers ne sont pas en UTF-8.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files of the set have hard links.</source>
        <translation>
            <numerusform>%n fichier de l’ensemble a des liens physiques.</numerusform>
            <numerusform>%n fichiers de l’ensemble ont des liens physiques.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repairs were saved.</source>
        <extracomment>1 repair was saved.</extracomment>
        <translation>
            <numerusform>%n réparation a été enregistrée.</numerusform>
            <numerusform>%n réparations ont été enregistrées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps exceed the safety limit.</source>
        <translation>
            <numerusform>%n sitemap dépasse la limite de sécurité.</numerusform>
            <numerusform>%n sitemaps dépassent la limite de sécurité.</numerusform>
        </translation>
    </message>
    <message>
        <source>An index helps search engines to find all of them.</source>
        <translation>Un index aide les moteurs de recherche à les trouver tous.</translation>
    </message>
    <message>
        <source>Choose its encoding …</source>
        <translation>Choisir son encodage …</translation>
    </message>
    <message>
        <source>Choose one …</source>
        <translation>En choisir un …</translation>
    </message>
    <message>
        <source>Choose the encoding in which the text looks right.</source>
        <translation>Choisissez l’encodage dans lequel le texte s’affiche bien.</translation>
    </message>
    <message>
        <source>Edit anyway</source>
        <translation>Modifier quand même</translation>
    </message>
    <message>
        <source>Import as access log …</source>
        <translation>Importer comme journal d’accès …</translation>
    </message>
    <message>
        <source>Import as table …</source>
        <translation>Importer comme tableau …</translation>
    </message>
    <message>
        <source>Nothing was saved. Replace the files, or choose another folder.</source>
        <translation>Rien n’a été enregistré. Remplacez les fichiers, ou choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>Only this name gets the new content; the other names keep the old one.</source>
        <translation>Seul ce nom reçoit le nouveau contenu ; les autres noms gardent l’ancien.</translation>
    </message>
    <message>
        <source>Open anyway</source>
        <translation>Ouvrir quand même</translation>
    </message>
    <message>
        <source>Opening was canceled.</source>
        <translation>L’ouverture a été annulée.</translation>
    </message>
    <message>
        <source>Opening “{name}”</source>
        <translation>Ouverture de « {name} »</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Save it to another folder. You can edit it here.</source>
        <translation>Enregistrez-le dans un autre dossier. Vous pouvez le modifier ici.</translation>
    </message>
    <message numerus="yes">
        <source>Saved “{name}” and %n other files.</source>
        <extracomment>Saved “{name}” and 1 other file.</extracomment>
        <translation>
            <numerusform>« {name} » et %n autre fichier enregistrés.</numerusform>
            <numerusform>« {name} » et %n autres fichiers enregistrés.</numerusform>
        </translation>
    </message>
    <message>
        <source>See the Repairs panel. The file on disk has not changed.</source>
        <translation>Voir le volet Réparations. Le fichier sur le disque n’a pas changé.</translation>
    </message>
    <message>
        <source>Show window</source>
        <translation>Afficher la fenêtre</translation>
    </message>
    <message>
        <source>Sitemaps (*.xml *.xml.gz);;All files (*)</source>
        <translation>Sitemaps (*.xml *.xml.gz);;Tous les fichiers (*)</translation>
    </message>
    <message numerus="yes">
        <source>The encoding of %n sitemaps is unknown.</source>
        <translation>
            <numerusform>L’encodage de %n sitemap est inconnu.</numerusform>
            <numerusform>L’encodage de %n sitemaps est inconnu.</numerusform>
        </translation>
    </message>
    <message>
        <source>The other file still exists.</source>
        <translation>L’autre fichier existe encore.</translation>
    </message>
    <message>
        <source>The safety limit is {size} MB uncompressed per file, {ratio} times its size on disk, and {entries} entries in total. Open it only if you trust its source.</source>
        <translation>La limite de sécurité est de {size} Mo décompressés par fichier, {ratio} fois sa taille sur le disque, et {entries} entrées en tout. Ne l’ouvrez que si vous vous fiez à sa source.</translation>
    </message>
    <message>
        <source>The sample set is missing from this installation.</source>
        <translation>L’ensemble d’exemple manque dans cette installation.</translation>
    </message>
    <message>
        <source>There was nothing to save.</source>
        <translation>Il n’y avait rien à enregistrer.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sans titre</translation>
    </message>
    <message>
        <source>You can copy and export the entries.</source>
        <translation>Vous pouvez copier et exporter les entrées.</translation>
    </message>
    <message numerus="yes">
        <source>You don't have permission to save %n files of the set.</source>
        <translation>
            <numerusform>Vous n’avez pas le droit d’enregistrer %n fichier de l’ensemble.</numerusform>
            <numerusform>Vous n’avez pas le droit d’enregistrer %n fichiers de l’ensemble.</numerusform>
        </translation>
    </message>
    <message>
        <source>{reason} It is read-only here.</source>
        <translation>{reason} Il est ici en lecture seule.</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” and %n more are read-only: {reason}</source>
        <translation>
            <numerusform>« {name} » et %n autre sont en lecture seule : {reason}</numerusform>
            <numerusform>« {name} » et %n autres sont en lecture seule : {reason}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{name}” contains %n sitemaps but no index.</source>
        <translation>
            <numerusform>« {name} » contient %n sitemap, mais pas d’index.</numerusform>
            <numerusform>« {name} » contient %n sitemaps, mais pas d’index.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” is no longer open elsewhere. You can edit it here.</source>
        <translation>« {name} » n’est plus ouvert ailleurs. Vous pouvez le modifier ici.</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>A text, a /regular expression/, or conditions joined by “and” or “or”, with parentheses: a word (loc, lastmod, changefreq, priority, any, entry, sitemap, folder, extension, problem, state), then = != &lt; &gt; contains matches in or “is empty”, then a value.</source>
        <translation>Un texte, une /expression régulière/, ou des conditions reliées par « and » ou « or », avec des parenthèses : un mot (loc, lastmod, changefreq, priority, any, entry, sitemap, folder, extension, problem, state), puis = != &lt; &gt; contains matches in ou « is empty », puis une valeur.</translation>
    </message>
    <message>
        <source>Character {number}: {text}</source>
        <translation>Caractère {number} : {text}</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>Filter: text, /regex/, or lastmod &lt; 2026-01-01</source>
        <translation>Filtrer : texte, /regex/ ou lastmod &lt; 2026-01-01</translation>
    </message>
</context>
<context>
    <name>FindPanel</name>
    <message numerus="yes">
        <source>%n matches</source>
        <extracomment>1 match</extracomment>
        <translation>
            <numerusform>%n résultat</numerusform>
            <numerusform>%n résultats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values replaced.</source>
        <extracomment>1 value replaced.</extracomment>
        <translation>
            <numerusform>%n valeur remplacée.</numerusform>
            <numerusform>%n valeurs remplacées.</numerusform>
        </translation>
    </message>
    <message>
        <source>F&amp;ind</source>
        <translation>Rec&amp;hercher</translation>
    </message>
    <message>
        <source>Match case (Alt+C)</source>
        <translation>Respecter la casse (Alt+C)</translation>
    </message>
    <message>
        <source>Re&amp;place with</source>
        <translation>Remplacer &amp;par</translation>
    </message>
    <message>
        <source>Regular expression (Alt+X)</source>
        <translation>Expression régulière (Alt+X)</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Replace all …</source>
        <translation>Tout remplacer …</translation>
    </message>
    <message numerus="yes">
        <source>Replace in %n values</source>
        <extracomment>Replace in 1 value</extracomment>
        <translation>
            <numerusform>Remplacer dans %n valeur</numerusform>
            <numerusform>Remplacer dans %n valeurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Replaced. There are no more matches.</source>
        <translation>Remplacé. Il n’y a plus d’autre résultat.</translation>
    </message>
    <message>
        <source>Replacing</source>
        <translation>Remplacement</translation>
    </message>
    <message>
        <source>Whole words only (Alt+W)</source>
        <translation>Mots entiers seulement (Alt+W)</translation>
    </message>
</context>
<context>
    <name>FixChoicesForm</name>
    <message>
        <source>&amp;Base URL for relative URLs</source>
        <translation>URL de &amp;base des URL relatives</translation>
    </message>
    <message>
        <source>&amp;Escape characters as</source>
        <translation>&amp;Encoder les caractères en</translation>
    </message>
    <message>
        <source>Time &amp;zone to assume</source>
        <translation>&amp;Fuseau horaire supposé</translation>
    </message>
</context>
<context>
    <name>FixList</name>
    <message>
        <source>another namespace</source>
        <translation>un autre espace de noms</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>éléments</translation>
    </message>
    <message>
        <source>the protocol's namespace</source>
        <translation>l’espace de noms du protocole</translation>
    </message>
</context>
<context>
    <name>FixesDialog</name>
    <message numerus="yes">
        <source>%n files change</source>
        <extracomment>1 file changes</extracomment>
        <translation>
            <numerusform>%n fichier change</numerusform>
            <numerusform>%n fichiers changent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values can't be fixed without guessing. They are listed last: click one to go there.</source>
        <extracomment>1 value can't be fixed without guessing. It is listed last: click it to go there.</extracomment>
        <translation>
            <numerusform>%n valeur ne peut pas être corrigée sans deviner. Elle figure à la fin : cliquez dessus pour y aller.</numerusform>
            <numerusform>%n valeurs ne peuvent pas être corrigées sans deviner. Elles figurent à la fin : cliquez sur l’une d’elles pour y aller.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fix %n entries</source>
        <extracomment>Fix 1 entry</extracomment>
        <translation>
            <numerusform>Corriger %n entrée</numerusform>
            <numerusform>Corriger %n entrées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fix %n files</source>
        <extracomment>Fix 1 file</extracomment>
        <translation>
            <numerusform>Corriger %n fichier</numerusform>
            <numerusform>Corriger %n fichiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fix %n values</source>
        <extracomment>Fix 1 value</extracomment>
        <translation>
            <numerusform>Corriger %n valeur</numerusform>
            <numerusform>Corriger %n valeurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Fix problems</source>
        <translation>Corriger les problèmes</translation>
    </message>
    <message>
        <source>Looking for fixes …</source>
        <translation>Recherche de corrections …</translation>
    </message>
    <message>
        <source>No automatic fixes are available.</source>
        <translation>Aucune correction automatique n’est disponible.</translation>
    </message>
    <message>
        <source>Some fixes for {titles} failed because of an internal error.</source>
        <translation>Certaines corrections de {titles} ont échoué à cause d’une erreur interne.</translation>
    </message>
    <message>
        <source>The explanation of each problem shows how to fix it.</source>
        <translation>L’explication de chaque problème dit comment le corriger.</translation>
    </message>
    <message>
        <source>This cell has no problem.</source>
        <translation>Cette cellule n’a pas de problème.</translation>
    </message>
</context>
<context>
    <name>FlagField</name>
    <message>
        <source>On</source>
        <translation>Activé</translation>
    </message>
</context>
<context>
    <name>FolderChooser</name>
    <message>
        <source>Choose …</source>
        <translation>Choisir …</translation>
    </message>
</context>
<context>
    <name>FolderTree</name>
    <message>
        <source>All folders</source>
        <translation>Tous les dossiers</translation>
    </message>
    <message>
        <source>Missing and incomplete URLs</source>
        <translation>URL manquantes et incomplètes</translation>
    </message>
    <message>
        <source>Other URLs</source>
        <translation>Autres URL</translation>
    </message>
    <message>
        <source>{folder}, entries: {count}</source>
        <translation>{folder}, entrées : {count}</translation>
    </message>
</context>
<context>
    <name>FoldersPanel</name>
    <message>
        <source>&amp;Copy URL</source>
        <translation>&amp;Copier l’URL</translation>
    </message>
    <message>
        <source>&amp;Export entries …</source>
        <translation>&amp;Exporter les entrées …</translation>
    </message>
    <message>
        <source>&amp;Move entries to …</source>
        <translation>&amp;Déplacer les entrées vers …</translation>
    </message>
    <message>
        <source>Set change&amp;freq</source>
        <translation>Dé&amp;finir changefreq</translation>
    </message>
</context>
<context>
    <name>Gauge</name>
    <message>
        <source>Close to the limit.</source>
        <translation>Proche de la limite.</translation>
    </message>
    <message>
        <source>Over the limit.</source>
        <translation>Au-dessus de la limite.</translation>
    </message>
    <message>
        <source>Within the limit.</source>
        <translation>Dans la limite.</translation>
    </message>
</context>
<context>
    <name>GoToDialog</name>
    <message>
        <source>&amp;Number, 1 to {count}</source>
        <translation>&amp;Numéro, de 1 à {count}</translation>
    </message>
    <message>
        <source>12, 10-20, or lastmod 10-20</source>
        <translation>12, 10-20 ou lastmod 10-20</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>A number from 0.0 to 1.0; the default is {usual}</source>
        <translation>Un nombre de 0.0 à 1.0 ; {usual} par défaut</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>An http or https URL of at most {count} characters</source>
        <translation>Une URL http ou https de {count} caractères au plus</translation>
    </message>
    <message>
        <source>Any field</source>
        <translation>N’importe quel champ</translation>
    </message>
    <message>
        <source>At least one of</source>
        <translation>Au moins l’un de</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Attributs</translation>
    </message>
    <message>
        <source>In a sitemap</source>
        <translation>Dans un sitemap</translation>
    </message>
    <message>
        <source>In an entry</source>
        <translation>Dans une entrée</translation>
    </message>
    <message>
        <source>Inside {field}</source>
        <translation>Dans {field}</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Max. MB per file, uncompressed</source>
        <translation>Mo max. par fichier, non compressé</translation>
    </message>
    <message>
        <source>Max. sitemaps per index</source>
        <translation>Sitemaps max. par index</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Sens</translation>
    </message>
    <message>
        <source>Name in filters</source>
        <translation>Nom dans les filtres</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>Espace de noms</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>One of the [date formats](dates)</source>
        <translation>L’un des [formats de date](dates)</translation>
    </message>
    <message>
        <source>Read the source on the web</source>
        <translation>Lire la source sur le web</translation>
    </message>
    <message>
        <source>Required.</source>
        <translation>Requis.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>a URL</source>
        <translation>une URL</translation>
    </message>
    <message>
        <source>a [date](dates)</source>
        <translation>une [date](dates)</translation>
    </message>
    <message>
        <source>a language code</source>
        <translation>un code de langue</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texte</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>any number of times</source>
        <translation>autant de fois qu’on veut</translation>
    </message>
    <message>
        <source>at least {least}</source>
        <translation>au moins {least}</translation>
    </message>
    <message numerus="yes">
        <source>at most %n characters</source>
        <translation>
            <numerusform>%n caractère au plus</numerusform>
            <numerusform>%n caractères au plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n in a list</source>
        <translation>
            <numerusform>au plus %n dans une liste</numerusform>
            <numerusform>au plus %n dans une liste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n times</source>
        <translation>
            <numerusform>au plus %n fois</numerusform>
            <numerusform>au plus %n fois</numerusform>
        </translation>
    </message>
    <message>
        <source>at most {count}</source>
        <translation>au plus {count}</translation>
    </message>
    <message>
        <source>country codes</source>
        <translation>codes de pays</translation>
    </message>
    <message>
        <source>fields of its own</source>
        <translation>champs propres</translation>
    </message>
    <message>
        <source>one of a list</source>
        <translation>l’un d’une liste</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>oui ou non</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} à {most}</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message numerus="yes">
        <source>%n pages</source>
        <extracomment>1 page</extracomment>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Print …</source>
        <translation>Im&amp;primer …</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Précédent (Alt+Gauche)</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Suivant (Alt+Droite)</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Rechercher dans l’aide</translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <source>Opened</source>
        <translation>Ouvert</translation>
    </message>
    <message>
        <source>Select a step to go to it. The disk icon marks the saved version.</source>
        <translation>Sélectionnez une étape pour y aller. L’icône de disque marque la version enregistrée.</translation>
    </message>
</context>
<context>
    <name>JobLine</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Cancel: {title}</source>
        <translation>Annuler : {title}</translation>
    </message>
    <message>
        <source>{title} …</source>
        <translation>{title} …</translation>
    </message>
    <message>
        <source>{title}: stopping …</source>
        <translation>{title} : arrêt …</translation>
    </message>
    <message>
        <source>{title}: {what}, {share} %</source>
        <translation>{title} : {what}, {share} %</translation>
    </message>
</context>
<context>
    <name>JobStrip</name>
    <message>
        <source>Running jobs</source>
        <translation>Tâches en cours</translation>
    </message>
</context>
<context>
    <name>Jobs</name>
    <message>
        <source>Nothing was changed. Error: {fault}.</source>
        <translation>Rien n’a été modifié. Erreur : {fault}.</translation>
    </message>
    <message>
        <source>“{title}” failed because of an internal error.</source>
        <translation>« {title} » a échoué à cause d’une erreur interne.</translation>
    </message>
</context>
<context>
    <name>LanguageTable</name>
    <message>
        <source>Named after the x-default page, or the first one.</source>
        <translation>Nommé d’après la page x-default, ou la première.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>hreflang group</source>
        <translation>Groupe hreflang</translation>
    </message>
</context>
<context>
    <name>LanguageView</name>
    <message>
        <source>Languages</source>
        <translation>Langues</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message numerus="yes">
        <source>%n entries are skipped: a language has several URLs.</source>
        <extracomment>1 entry is skipped: a language has several URLs.</extracomment>
        <translation>
            <numerusform>%n entrée est ignorée : une langue a plusieurs URL.</numerusform>
            <numerusform>%n entrées sont ignorées : une langue a plusieurs URL.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries get no link to themselves, because their language is unknown.</source>
        <extracomment>1 entry gets no link to itself, because its language is unknown.</extracomment>
        <translation>
            <numerusform>%n entrée ne reçoit pas de lien vers elle-même, car sa langue est inconnue.</numerusform>
            <numerusform>%n entrées ne reçoivent pas de lien vers elles-mêmes, car leur langue est inconnue.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hreflang groups</source>
        <extracomment>1 hreflang group</extracomment>
        <translation>
            <numerusform>%n groupe hreflang</numerusform>
            <numerusform>%n groupes hreflang</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n languages</source>
        <extracomment>1 language</extracomment>
        <translation>
            <numerusform>%n langue</numerusform>
            <numerusform>%n langues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages of the set</source>
        <extracomment>1 page of the set</extracomment>
        <translation>
            <numerusform>%n page de l’ensemble</numerusform>
            <numerusform>%n pages de l’ensemble</numerusform>
        </translation>
    </message>
    <message>
        <source>All hreflang groups</source>
        <translation>Tous les groupes hreflang</translation>
    </message>
    <message>
        <source>All pages of this group link to it, and it links back.</source>
        <translation>Toutes les pages de ce groupe pointent vers elle, et elle renvoie vers elles.</translation>
    </message>
    <message>
        <source>Default (x-default)</source>
        <translation>Par défaut (x-default)</translation>
    </message>
    <message>
        <source>It has no link back to {loc}.</source>
        <translation>Elle n’a pas de lien retour vers {loc}.</translation>
    </message>
    <message numerus="yes">
        <source>No link gives %n of them a language.</source>
        <extracomment>No link gives 1 of them a language.</extracomment>
        <translation>
            <numerusform>Aucun lien ne donne de langue à %n d’entre elles.</numerusform>
            <numerusform>Aucun lien ne donne de langue à %n d’entre elles.</numerusform>
        </translation>
    </message>
    <message>
        <source>No page of this group links to this language.</source>
        <translation>Aucune page de ce groupe ne pointe vers cette langue.</translation>
    </message>
    <message>
        <source>Not linked by all pages</source>
        <translation>Non liées par toutes les pages</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Only with problems</source>
        <translation>Seulement avec problèmes</translation>
    </message>
    <message>
        <source>Probably meant: {code}</source>
        <translation>Probablement voulu : {code}</translation>
    </message>
    <message>
        <source>The page links to itself.</source>
        <translation>La page pointe vers elle-même.</translation>
    </message>
    <message>
        <source>The page uses another language for itself.</source>
        <translation>La page utilise une autre langue pour elle-même.</translation>
    </message>
    <message>
        <source>The pages of this group link to several URLs.</source>
        <translation>Les pages de ce groupe pointent vers plusieurs URL.</translation>
    </message>
    <message>
        <source>There is nothing to complete.</source>
        <translation>Il n’y a rien à compléter.</translation>
    </message>
    <message>
        <source>This URL is not in the set.</source>
        <translation>Cette URL n’est pas dans l’ensemble.</translation>
    </message>
    <message>
        <source>With conflicts</source>
        <translation>Avec conflits</translation>
    </message>
    <message>
        <source>With missing languages</source>
        <translation>Avec langues manquantes</translation>
    </message>
    <message>
        <source>With pages not in the set</source>
        <translation>Avec pages hors de l’ensemble</translation>
    </message>
    <message>
        <source>With pages without a language</source>
        <translation>Avec pages sans langue</translation>
    </message>
    <message>
        <source>Without return link</source>
        <translation>Sans lien retour</translation>
    </message>
    <message>
        <source>conflict</source>
        <translation>conflit</translation>
    </message>
    <message numerus="yes">
        <source>hreflang links will be added to %n entries.</source>
        <extracomment>hreflang links will be added to 1 entry.</extracomment>
        <translation>
            <numerusform>Des liens hreflang seront ajoutés à %n entrée.</numerusform>
            <numerusform>Des liens hreflang seront ajoutés à %n entrées.</numerusform>
        </translation>
    </message>
    <message>
        <source>missing</source>
        <translation>absente</translation>
    </message>
    <message>
        <source>no problems</source>
        <translation>aucun problème</translation>
    </message>
    <message>
        <source>no return link</source>
        <translation>pas de lien retour</translation>
    </message>
    <message>
        <source>not in the set</source>
        <translation>hors de l’ensemble</translation>
    </message>
    <message>
        <source>not linked by all pages</source>
        <translation>non liée par toutes les pages</translation>
    </message>
    <message>
        <source>without a language</source>
        <translation>sans langue</translation>
    </message>
    <message numerus="yes">
        <source>{naming} of %n pages link to it.</source>
        <translation>
            <numerusform>{naming} page sur %n pointe vers elle.</numerusform>
            <numerusform>{naming} pages sur %n pointent vers elle.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{code}” is not valid: {reason}.</source>
        <translation>« {code} » n’est pas valide : {reason}.</translation>
    </message>
</context>
<context>
    <name>LanguagesDialog</name>
    <message>
        <source>&amp;Add language</source>
        <translation>&amp;Ajouter une langue</translation>
    </message>
    <message>
        <source>&amp;Remove language</source>
        <translation>&amp;Retirer la langue</translation>
    </message>
    <message numerus="yes">
        <source>Add to %n entries</source>
        <extracomment>Add to 1 entry</extracomment>
        <translation>
            <numerusform>Ajouter à %n entrée</numerusform>
            <numerusform>Ajouter à %n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter at least two languages.</source>
        <translation>Saisissez au moins deux langues.</translation>
    </message>
    <message>
        <source>For {loc}:</source>
        <translation>Pour {loc} :</translation>
    </message>
    <message>
        <source>Pages in different languages differ in their URL prefix. Existing links are not changed.</source>
        <translation>Les pages des différentes langues diffèrent par leur préfixe d’URL. Les liens existants restent inchangés.</translation>
    </message>
    <message>
        <source>URL prefix</source>
        <translation>Préfixe d’URL</translation>
    </message>
    <message>
        <source>URL prefix of each language</source>
        <translation>Préfixe d’URL de chaque langue</translation>
    </message>
    <message>
        <source>Unknown language codes: {codes}</source>
        <translation>Codes de langue inconnus : {codes}</translation>
    </message>
    <message>
        <source>{loc} has none of these prefixes and gets no links.</source>
        <translation>{loc} n’a aucun de ces préfixes et ne reçoit pas de liens.</translation>
    </message>
</context>
<context>
    <name>LanguagesPanel</name>
    <message>
        <source>&amp;Go to the entry</source>
        <translation>A&amp;ller à l’entrée</translation>
    </message>
    <message numerus="yes">
        <source>Add hreflang links to %n entries</source>
        <extracomment>Add hreflang links to 1 entry</extracomment>
        <translation>
            <numerusform>Ajouter des liens hreflang à %n entrée</numerusform>
            <numerusform>Ajouter des liens hreflang à %n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>Add missing &amp;links …</source>
        <translation>Ajouter les liens man&amp;quants …</translation>
    </message>
    <message numerus="yes">
        <source>Co&amp;mplete %n groups</source>
        <extracomment>Co&amp;mplete group</extracomment>
        <translation>
            <numerusform>Co&amp;mpléter le groupe</numerusform>
            <numerusform>Co&amp;mpléter %n groupes</numerusform>
        </translation>
    </message>
    <message>
        <source>Co&amp;mplete group</source>
        <translation>Co&amp;mpléter le groupe</translation>
    </message>
    <message>
        <source>Groups to show</source>
        <translation>Groupes à afficher</translation>
    </message>
    <message>
        <source>No group shown has a problem.</source>
        <translation>Aucun groupe affiché n’a de problème.</translation>
    </message>
    <message>
        <source>Reading hreflang links …</source>
        <translation>Lecture des liens hreflang …</translation>
    </message>
    <message>
        <source>Reading was canceled. Show this panel again to continue.</source>
        <translation>La lecture a été annulée. Rouvrez ce volet pour continuer.</translation>
    </message>
    <message>
        <source>Search groups</source>
        <translation>Rechercher des groupes</translation>
    </message>
    <message>
        <source>Show all groups</source>
        <translation>Afficher tous les groupes</translation>
    </message>
    <message>
        <source>This set has no hreflang links.</source>
        <translation>Cet ensemble n’a pas de liens hreflang.</translation>
    </message>
</context>
<context>
    <name>LeakList</name>
    <message>
        <source>Error: {pattern}: {fault}</source>
        <translation>Erreur : {pattern} : {fault}</translation>
    </message>
</context>
<context>
    <name>LeakPatterns</name>
    <message>
        <source>{reason} The default leak patterns apply.</source>
        <translation>{reason} Les motifs de fuite par défaut s’appliquent.</translation>
    </message>
</context>
<context>
    <name>LeaksDialog</name>
    <message numerus="yes">
        <source>%n patterns are wrong; correct them, or turn them off.</source>
        <extracomment>1 pattern is wrong; correct it, or turn it off.</extracomment>
        <translation>
            <numerusform>%n motif est faux ; corrigez-le ou désactivez-le.</numerusform>
            <numerusform>%n motifs sont faux ; corrigez-les ou désactivez-les.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Ajouter</translation>
    </message>
    <message>
        <source>&amp;Looks like</source>
        <translation>Ressemb&amp;le à</translation>
    </message>
    <message>
        <source>&amp;Pattern</source>
        <translation>&amp;Motif</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>&amp;Test a URL</source>
        <translation>&amp;Essayer une URL</translation>
    </message>
    <message>
        <source>Matches anywhere in the URL; ^ is its start.</source>
        <translation>Recherché n’importe où dans l’URL ; ^ en est le début.</translation>
    </message>
    <message>
        <source>No pattern matches this URL.</source>
        <translation>Aucun motif ne correspond à cette URL.</translation>
    </message>
    <message>
        <source>Only complete URLs (http:// or https://) are checked.</source>
        <translation>Seules les URL complètes (http:// ou https://) sont vérifiées.</translation>
    </message>
    <message>
        <source>Regular expression, for example /draft-[0-9]+</source>
        <translation>Expression régulière, par exemple /draft-[0-9]+</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>Rétablir les valeurs par &amp;défaut</translation>
    </message>
</context>
<context>
    <name>LeftSets</name>
    <message numerus="yes">
        <source>%n steps since {when}</source>
        <extracomment>1 step since {when}</extracomment>
        <translation>
            <numerusform>%n étape depuis {when}</numerusform>
            <numerusform>%n étapes depuis {when}</numerusform>
        </translation>
    </message>
    <message>
        <source>It has no file yet.</source>
        <translation>Il n’a pas encore de fichier.</translation>
    </message>
    <message>
        <source>Recover {name}</source>
        <translation>Récupérer {name}</translation>
    </message>
    <message>
        <source>Unsaved changes from last time</source>
        <translation>Modifications non enregistrées de la dernière fois</translation>
    </message>
</context>
<context>
    <name>LineDrawings</name>
    <message>
        <source>Clear this line</source>
        <translation>Vider cette ligne</translation>
    </message>
</context>
<context>
    <name>LogDialog</name>
    <message>
        <source>&amp;Extensions of pages</source>
        <translation>&amp;Extensions des pages</translation>
    </message>
    <message>
        <source>&amp;Keep query strings</source>
        <translation>Garder les chaînes de &amp;requête</translation>
    </message>
    <message>
        <source>&amp;Names without an extension, such as /about and /blog/</source>
        <translation>&amp;Noms sans extension, comme /about et /blog/</translation>
    </message>
    <message>
        <source>&amp;URL of the site</source>
        <translation>&amp;URL du site</translation>
    </message>
    <message>
        <source>Access log “{name}”</source>
        <translation>Journal d’accès « {name} »</translation>
    </message>
    <message>
        <source>Only URLs requested with GET and answered with status 200 count as pages.</source>
        <translation>Seules les URL demandées avec GET et ayant reçu le statut 200 comptent comme pages.</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lire</translation>
    </message>
</context>
<context>
    <name>LossQuestion</name>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>Export anyway</source>
        <translation>Exporter quand même</translation>
    </message>
    <message>
        <source>“{name}” can't store everything.</source>
        <translation>« {name} » ne peut pas tout stocker.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;Redo {step}</source>
        <translation>&amp;Rétablir : {step}</translation>
    </message>
    <message>
        <source>&amp;Undo {step}</source>
        <translation>&amp;Annuler : {step}</translation>
    </message>
    <message>
        <source>{name} (read-only)</source>
        <translation>{name} (lecture seule)</translation>
    </message>
</context>
<context>
    <name>MergeDialog</name>
    <message numerus="yes">
        <source>%n dates are not in W3C format and are kept unchanged.</source>
        <extracomment>One date is not in W3C format and is kept unchanged.</extracomment>
        <translation>
            <numerusform>%n date n’est pas au format W3C et reste inchangée.</numerusform>
            <numerusform>%n dates ne sont pas au format W3C et restent inchangées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries are in the set already.</source>
        <extracomment>One entry is in the set already.</extracomment>
        <translation>
            <numerusform>%n entrée est déjà dans l’ensemble.</numerusform>
            <numerusform>%n entrées sont déjà dans l’ensemble.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more entries of the source repeat a URL.</source>
        <extracomment>One more entry of the source repeats a URL.</extracomment>
        <translation>
            <numerusform>%n autre entrée de la source répète une URL.</numerusform>
            <numerusform>%n autres entrées de la source répètent une URL.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Add %n new entries</source>
        <extracomment>&amp;Add one new entry</extracomment>
        <translation>
            <numerusform>&amp;Ajouter %n nouvelle entrée</numerusform>
            <numerusform>&amp;Ajouter %n nouvelles entrées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Remove %n entries missing from the source</source>
        <extracomment>&amp;Remove one entry missing from the source</extracomment>
        <translation>
            <numerusform>&amp;Retirer %n entrée absente de la source</numerusform>
            <numerusform>&amp;Retirer %n entrées absentes de la source</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Update %n entries</source>
        <extracomment>&amp;Update one entry</extracomment>
        <translation>
            <numerusform>&amp;Mettre à jour %n entrée</numerusform>
            <numerusform>&amp;Mettre à jour %n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>Append</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Append entries</source>
        <translation>Ajouter des entrées</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Fusionner</translation>
    </message>
    <message>
        <source>Merge entries</source>
        <translation>Fusionner des entrées</translation>
    </message>
    <message>
        <source>The source has no entries.</source>
        <translation>La source n’a aucune entrée.</translation>
    </message>
</context>
<context>
    <name>MergeRows</name>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Accès</translation>
    </message>
    <message>
        <source>Last search bot (UTC)</source>
        <translation>Dernier robot de recherche (UTC)</translation>
    </message>
    <message>
        <source>Last visit (UTC)</source>
        <translation>Dernière visite (UTC)</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>add</source>
        <translation>ajouter</translation>
    </message>
    <message>
        <source>change</source>
        <translation>modifier</translation>
    </message>
    <message>
        <source>keep</source>
        <translation>garder</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>retirer</translation>
    </message>
    <message>
        <source>skip</source>
        <translation>omettre</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>1 more</extracomment>
        <translation>
            <numerusform>%n de plus</numerusform>
            <numerusform>%n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Fermer ce message</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message numerus="yes">
        <source> (and %n more)</source>
        <extracomment> (and 1 more)</extracomment>
        <translation>
            <numerusform> (et %n de plus)</numerusform>
            <numerusform> (et %n de plus)</numerusform>
        </translation>
    </message>
    <message>
        <source> GB</source>
        <translation> Go</translation>
    </message>
    <message>
        <source> at character {count}</source>
        <translation> au caractère {count}</translation>
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
            <numerusform>%n URL</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n articles of this sitemap are more than two days old and no longer treated as news.</source>
        <extracomment>One article of this sitemap is more than two days old and no longer treated as news.</extracomment>
        <translation>
            <numerusform>%n article de ce sitemap a plus de deux jours et n’est plus traité comme actualité.</numerusform>
            <numerusform>%n articles de ce sitemap ont plus de deux jours et ne sont plus traités comme actualités.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bytes</source>
        <extracomment>1 byte</extracomment>
        <translation>
            <numerusform>%n octet</numerusform>
            <numerusform>%n octets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bytes after the end were removed.</source>
        <extracomment>One byte after the end was removed.</extracomment>
        <translation>
            <numerusform>%n octet après la fin a été supprimé.</numerusform>
            <numerusform>%n octets après la fin ont été supprimés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <extracomment>1 entry</extracomment>
        <translation>
            <numerusform>%n entrée</numerusform>
            <numerusform>%n entrées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries are outside {address}: search engines ignore them.</source>
        <extracomment>1 entry is outside {address}: search engines ignore it.</extracomment>
        <translation>
            <numerusform>%n entrée est hors de {address} : les moteurs de recherche l’ignorent.</numerusform>
            <numerusform>%n entrées sont hors de {address} : les moteurs de recherche les ignorent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries change</source>
        <extracomment>1 entry changes</extracomment>
        <translation>
            <numerusform>%n entrée change</numerusform>
            <numerusform>%n entrées changent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries in read-only sitemaps are skipped.</source>
        <extracomment>1 entry in a read-only sitemap is skipped.</extracomment>
        <translation>
            <numerusform>%n entrée dans un sitemap en lecture seule est ignorée.</numerusform>
            <numerusform>%n entrées dans des sitemaps en lecture seule sont ignorées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries in {name} have a {field}, which this search engine ignores.</source>
        <extracomment>1 entry in {name} has a {field}, which this search engine ignores.</extracomment>
        <translation>
            <numerusform>%n entrée de {name} a un champ {field}, que ce moteur de recherche ignore.</numerusform>
            <numerusform>%n entrées de {name} ont un champ {field}, que ce moteur de recherche ignore.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries of “{name}” can't be stored in this format.</source>
        <extracomment>One entry of “{name}” can't be stored in this format.</extracomment>
        <translation>
            <numerusform>%n entrée de « {name} » ne peut pas être enregistrée dans ce format.</numerusform>
            <numerusform>%n entrées de « {name} » ne peuvent pas être enregistrées dans ce format.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries without a loc</source>
        <extracomment>1 entry without a loc</extracomment>
        <translation>
            <numerusform>%n entrée sans loc</numerusform>
            <numerusform>%n entrées sans loc</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries without any field</source>
        <extracomment>1 entry without any field</extracomment>
        <translation>
            <numerusform>%n entrée sans aucun champ</numerusform>
            <numerusform>%n entrées sans aucun champ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <extracomment>1 error</extracomment>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n errors were repaired to open “{name}”.</source>
        <extracomment>1 error was repaired to open “{name}”.</extracomment>
        <translation>
            <numerusform>%n erreur a été réparée pour ouvrir « {name} ».</numerusform>
            <numerusform>%n erreurs ont été réparées pour ouvrir « {name} ».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files from an earlier export are not in the index.</source>
        <translation>
            <numerusform>%n fichier d’un export antérieur n’est pas dans l’index.</numerusform>
            <numerusform>%n fichiers d’un export antérieur ne sont pas dans l’index.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n incomplete entries were left out.</source>
        <extracomment>One incomplete entry was left out.</extracomment>
        <translation>
            <numerusform>%n entrée incomplète a été omise.</numerusform>
            <numerusform>%n entrées incomplètes ont été omises.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n infos</source>
        <extracomment>1 info</extracomment>
        <translation>
            <numerusform>%n info</numerusform>
            <numerusform>%n infos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items without a link were left out.</source>
        <extracomment>One item without a link was left out.</extracomment>
        <translation>
            <numerusform>%n élément sans lien a été omis.</numerusform>
            <numerusform>%n éléments sans lien ont été omis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other columns: {names}</source>
        <extracomment>1 other column: {names}</extracomment>
        <translation>
            <numerusform>%n autre colonne : {names}</numerusform>
            <numerusform>%n autres colonnes : {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps</source>
        <extracomment>1 sitemap</extracomment>
        <translation>
            <numerusform>%n sitemap</numerusform>
            <numerusform>%n sitemaps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps need an index.</source>
        <extracomment>%n sitemap needs an index.</extracomment>
        <translation>
            <numerusform>%n sitemap demande un index.</numerusform>
            <numerusform>%n sitemaps demandent un index.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values change</source>
        <extracomment>1 value changes</extracomment>
        <translation>
            <numerusform>%n valeur change</numerusform>
            <numerusform>%n valeurs changent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <extracomment>1 warning</extracomment>
        <translation>
            <numerusform>%n avertissement</numerusform>
            <numerusform>%n avertissements</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Base URL</source>
        <translation>URL de &amp;base</translation>
    </message>
    <message>
        <source>&amp;Bulk edit …</source>
        <translation>&amp;Modification groupée …</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Entries</source>
        <translation>&amp;Entrées</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Dossier</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>&amp;URL</source>
        <translation>&amp;URL</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(rien)</translation>
    </message>
    <message>
        <source>(removed)</source>
        <translation>(retiré)</translation>
    </message>
    <message>
        <source>8 to 128 letters, digits and hyphens.</source>
        <translation>De 8 à 128 lettres, chiffres et traits d’union.</translation>
    </message>
    <message>
        <source>&lt;{prefix}:{name}&gt; is not allowed directly in an entry.</source>
        <translation>&lt;{prefix}:{name}&gt; n’est pas permis directement dans une entrée.</translation>
    </message>
    <message>
        <source>A character must follow the backslash.</source>
        <translation>Un caractère doit suivre la barre oblique inversée.</translation>
    </message>
    <message>
        <source>A colon without a port before two slashes is valid, but usually means that two URLs were joined by mistake.</source>
        <translation>Des deux-points sans port devant deux barres obliques sont valides, mais signifient d’ordinaire que deux URL ont été collées par erreur.</translation>
    </message>
    <message>
        <source>A dollar sign must be followed by a group.</source>
        <translation>Un signe dollar doit être suivi d’un groupe.</translation>
    </message>
    <message>
        <source>A host with non-ASCII characters must be written in its ASCII form (xn--…). Percent-encoded hosts are valid, but the DNS does not find them.</source>
        <translation>Un hôte avec des caractères non ASCII doit s’écrire sous sa forme ASCII (xn--…). Les hôtes encodés en pourcentage sont valides, mais le DNS ne les trouve pas.</translation>
    </message>
    <message>
        <source>A loc must contain the URL of the page. Search engines skip empty ones.</source>
        <translation>Un loc doit contenir l’URL de la page. Les moteurs de recherche sautent ceux qui sont vides.</translation>
    </message>
    <message>
        <source>A lower limit of the profile applies.</source>
        <translation>Une limite plus basse du profil s’applique.</translation>
    </message>
    <message>
        <source>A new window</source>
        <translation>Une nouvelle fenêtre</translation>
    </message>
    <message>
        <source>A page cannot have been changed in the future. Bing rejects such dates, and Google stops trusting the dates of the site.</source>
        <translation>Une page ne peut pas avoir été modifiée dans le futur. Bing rejette de telles dates, et Google ne se fie plus aux dates du site.</translation>
    </message>
    <message>
        <source>A page should be listed under http or https, not both. Search engines index one of them.</source>
        <translation>Une page devrait être listée sous http ou sous https, pas sous les deux. Les moteurs de recherche n’indexent que l’une des deux.</translation>
    </message>
    <message>
        <source>A page with alternates should also link to itself. Google recommends it.</source>
        <translation>Une page avec des variantes devrait aussi pointer vers elle-même. Google le recommande.</translation>
    </message>
    <message>
        <source>A percent sign must be followed by two hexadecimal digits. Servers reject such URLs, or decode them differently.</source>
        <translation>Un signe pour cent doit être suivi de deux chiffres hexadécimaux. Les serveurs rejettent les autres URL, ou les décodent différemment.</translation>
    </message>
    <message>
        <source>A rule failed because of an internal error, so this item was not checked. All other checks were completed. Please report the error.</source>
        <translation>Une règle a échoué à cause d’une erreur interne : cet élément n’a pas été vérifié. Toutes les autres vérifications ont été faites. Merci de signaler l’erreur.</translation>
    </message>
    <message>
        <source>A session ID gives every visitor a different URL of the same page, so search engines crawl duplicates. Parameters such as sid, which can mean something else, count only if their value looks like a session ID.</source>
        <translation>Un identifiant de session donne à chaque visiteur une autre URL de la même page : les moteurs de recherche explorent des doublons. Les paramètres comme sid, qui peuvent signifier autre chose, ne comptent que si leur valeur ressemble à un identifiant de session.</translation>
    </message>
    <message>
        <source>A set should list each URL once. Search engines keep one of the entries and ignore the others.</source>
        <translation>Un ensemble devrait lister chaque URL une seule fois. Les moteurs de recherche gardent l’une des entrées et ignorent les autres.</translation>
    </message>
    <message>
        <source>A sitemap contains url elements, and an index contains sitemap elements. Search engines ignore the others.</source>
        <translation>Un sitemap contient des éléments url, et un index des éléments sitemap. Les moteurs de recherche ignorent les autres.</translation>
    </message>
    <message>
        <source>A sitemap may list only URLs with its own protocol, host and port, in its own folder or below. Search engines ignore other URLs, unless the robots.txt of their host lists the sitemap (cross-submission).</source>
        <translation>Un sitemap ne peut lister que des URL ayant son protocole, son hôte et son port, dans son propre dossier ou en dessous. Les moteurs de recherche ignorent les autres URL, sauf si le robots.txt de leur hôte cite le sitemap (envoi intersite).</translation>
    </message>
    <message>
        <source>A sitemap must have room for at least one entry.</source>
        <translation>Un sitemap doit pouvoir contenir au moins une entrée.</translation>
    </message>
    <message>
        <source>A sitemap must list at least one URL, and an index at least one sitemap. Search engines report empty files as errors.</source>
        <translation>Un sitemap doit lister au moins une URL, et un index au moins un sitemap. Les moteurs de recherche signalent les fichiers vides comme erreurs.</translation>
    </message>
    <message>
        <source>A sitemap must not be larger than the profile allows, uncompressed. Search engines reject larger files.</source>
        <translation>Un sitemap ne doit pas être plus grand que le profil ne l’autorise, une fois décompressé. Les moteurs de recherche rejettent les fichiers plus grands.</translation>
    </message>
    <message>
        <source>A sitemap must not have more than 1,000 articles. Google ignores the others.</source>
        <translation>Un sitemap ne doit pas avoir plus de 1 000 articles. Google ignore les autres.</translation>
    </message>
    <message>
        <source>A sitemap must not list more URLs than the profile allows. Search engines ignore the rest, or the whole file.</source>
        <translation>Un sitemap ne doit pas lister plus d’URL que le profil n’en autorise. Les moteurs de recherche ignorent le reste, ou tout le fichier.</translation>
    </message>
    <message>
        <source>A urlset must contain only url elements, and a sitemapindex only sitemap elements. Search engines may reject the file.</source>
        <translation>Un urlset ne doit contenir que des éléments url, et un sitemapindex que des éléments sitemap. Les moteurs de recherche peuvent rejeter le fichier.</translation>
    </message>
    <message>
        <source>A user name or password before the host becomes public, and search engines reject such URLs.</source>
        <translation>Un nom d’utilisateur ou un mot de passe devant l’hôte devient public, et les moteurs de recherche rejettent de telles URL.</translation>
    </message>
    <message>
        <source>A video must have the URL of its file (content_loc) or of a player (player_loc). Google ignores videos without one.</source>
        <translation>Une vidéo doit avoir l’URL de son fichier (content_loc) ou d’un lecteur (player_loc). Google ignore les vidéos qui n’ont ni l’une ni l’autre.</translation>
    </message>
    <message>
        <source>Accepted.</source>
        <translation>Requête acceptée.</translation>
    </message>
    <message>
        <source>Accepted. The key will be checked.</source>
        <translation>Requête acceptée. La clé sera vérifiée.</translation>
    </message>
    <message>
        <source>Add a “{field}” first, then its “{attribute}”.</source>
        <translation>Ajoutez d’abord un « {field} », puis son « {attribute} ».</translation>
    </message>
    <message>
        <source>Add missing hreflang links.</source>
        <translation>Ajouter les liens hreflang manquants.</translation>
    </message>
    <message>
        <source>Add time zone</source>
        <translation>Ajouter un fuseau horaire</translation>
    </message>
    <message>
        <source>Add trailing slash</source>
        <translation>Ajouter une barre oblique finale</translation>
    </message>
    <message>
        <source>Add {name}</source>
        <translation>Ajouter {name}</translation>
    </message>
    <message>
        <source>Adding links</source>
        <translation>Ajout des liens</translation>
    </message>
    <message>
        <source>After {date}</source>
        <translation>Après {date}</translation>
    </message>
    <message numerus="yes">
        <source>All %n dates in {name} are “{date}”.</source>
        <extracomment>The date in {name} is “{date}”.</extracomment>
        <translation>
            <numerusform>La %n date de {name} est « {date} ».</numerusform>
            <numerusform>Les %n dates de {name} sont toutes « {date} ».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n priorities in {name} are {priority}.</source>
        <extracomment>The priority in {name} is {priority}.</extracomment>
        <translation>
            <numerusform>La %n priorité de {name} est {priority}.</numerusform>
            <numerusform>Les %n priorités de {name} sont toutes {priority}.</numerusform>
        </translation>
    </message>
    <message>
        <source>All URLs of a sitemap must have its protocol and host. If the URL of the sitemap is not known, it is assumed to be on the site of more than half of its entries, so this is a warning only. The robots.txt of another host may list the sitemap (cross-submission).</source>
        <translation>Toutes les URL d’un sitemap doivent avoir son protocole et son hôte. Si l’URL du sitemap n’est pas connue, on suppose qu’il est sur le site de plus de la moitié de ses entrées : ce n’est donc qu’un avertissement. Le robots.txt d’un autre hôte peut citer le sitemap (envoi intersite).</translation>
    </message>
    <message>
        <source>All entries</source>
        <translation>Toutes les entrées</translation>
    </message>
    <message>
        <source>All entries of a sitemap together</source>
        <translation>Toutes les entrées d’un sitemap réunies</translation>
    </message>
    <message>
        <source>All fields</source>
        <translation>Tous les champs</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>All files together are larger than {limit:,} bytes.</source>
        <translation>Tous les fichiers réunis dépassent {limit:,} octets.</translation>
    </message>
    <message>
        <source>Alternate listed twice</source>
        <translation>Variante listée deux fois</translation>
    </message>
    <message>
        <source>Alternate {number:,}</source>
        <translation>Variante {number:,}</translation>
    </message>
    <message>
        <source>Alternates</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>Alternates must link to each other. Google ignores links without a return link. Only pages in the set are checked.</source>
        <translation>Les variantes doivent pointer l’une vers l’autre. Google ignore les liens sans retour. Seules les pages de l’ensemble sont vérifiées.</translation>
    </message>
    <message>
        <source>An alternate must have hreflang, or media for another screen. Google ignores it otherwise.</source>
        <translation>Une variante doit avoir hreflang, ou media pour un autre écran. Sinon, Google l’ignore.</translation>
    </message>
    <message>
        <source>An attribute of “{token}” was repeated; the first one was kept.</source>
        <translation>Un attribut de « {token} » était répété ; le premier a été gardé.</translation>
    </message>
    <message>
        <source>An empty element is an error. Leave out the element if its value is unknown.</source>
        <translation>Un élément vide est une erreur. Omettez l’élément si sa valeur est inconnue.</translation>
    </message>
    <message>
        <source>An entry must not contain loc, lastmod, changefreq or priority more than once. Search engines use one of the values, and not always the same one.</source>
        <translation>Une entrée ne doit pas contenir loc, lastmod, changefreq ou priority plus d’une fois. Les moteurs de recherche utilisent l’une des valeurs, et pas toujours la même.</translation>
    </message>
    <message>
        <source>An entry must not have more than {most}. Google ignores the others.</source>
        <translation>Une entrée ne doit pas avoir plus de {most}. Google ignore les autres.</translation>
    </message>
    <message>
        <source>An entry of “{index}” has no URL.</source>
        <translation>Une entrée de « {index} » n’a pas d’URL.</translation>
    </message>
    <message>
        <source>An entry should list each alternate once. Google ignores repetitions.</source>
        <translation>Une entrée devrait lister chaque variante une seule fois. Google ignore les répétitions.</translation>
    </message>
    <message>
        <source>An index must list each sitemap once. Search engines ignore the repetition, but its URLs count twice here.</source>
        <translation>Un index doit lister chaque sitemap une seule fois. Les moteurs de recherche ignorent la répétition, mais ses URL comptent deux fois ici.</translation>
    </message>
    <message>
        <source>An index must list only sitemaps of its own site, with the same protocol, host and port. Search engines ignore sitemaps on other hosts, unless the robots.txt of the site lists them (cross-submission).</source>
        <translation>Un index ne doit lister que les sitemaps de son propre site, avec le même protocole, le même hôte et le même port. Les moteurs de recherche ignorent les sitemaps d’autres hôtes, sauf si le robots.txt du site les cite (envoi intersite).</translation>
    </message>
    <message>
        <source>An index must list sitemaps only, not itself or another index. Search engines do not follow nested indexes.</source>
        <translation>Un index ne doit lister que des sitemaps, ni lui-même ni un autre index. Les moteurs de recherche ne suivent pas les index imbriqués.</translation>
    </message>
    <message>
        <source>An index must list sitemaps only. The entry is not changed.</source>
        <translation>Un index ne doit lister que des sitemaps. L’entrée reste inchangée.</translation>
    </message>
    <message>
        <source>An index must not list more sitemaps than the profile allows. Search engines ignore the rest.</source>
        <translation>Un index ne doit pas lister plus de sitemaps que le profil n’en autorise. Les moteurs de recherche ignorent le reste.</translation>
    </message>
    <message>
        <source>An interrupted save could be neither completed nor undone: {reason}.</source>
        <translation>Un enregistrement interrompu n’a pu être ni achevé ni annulé : {reason}.</translation>
    </message>
    <message>
        <source>An interrupted save was completed. All files have their new content.</source>
        <translation>Un enregistrement interrompu a été achevé. Tous les fichiers ont leur nouveau contenu.</translation>
    </message>
    <message>
        <source>An interrupted save was undone. All files have their earlier content.</source>
        <translation>Un enregistrement interrompu a été annulé. Tous les fichiers ont leur contenu antérieur.</translation>
    </message>
    <message>
        <source>Anything else</source>
        <translation>Autre chose</translation>
    </message>
    <message>
        <source>Applies after a restart.</source>
        <translation>Prend effet après un redémarrage.</translation>
    </message>
    <message>
        <source>Applies to all entries, also those without a date.</source>
        <translation>S’applique à toutes les entrées, même celles sans date.</translation>
    </message>
    <message>
        <source>Article {number:,}</source>
        <translation>Article {number:,}</translation>
    </message>
    <message>
        <source>Before {date}</source>
        <translation>Avant {date}</translation>
    </message>
    <message>
        <source>Bing</source>
        <translation>Bing</translation>
    </message>
    <message>
        <source>Blocked by robots.txt</source>
        <translation>URL bloquée par robots.txt</translation>
    </message>
    <message>
        <source>Canceled. No files have changed.</source>
        <translation>Annulé. Aucun fichier n’a changé.</translation>
    </message>
    <message>
        <source>Capitals in the host</source>
        <translation>Majuscules dans l’hôte</translation>
    </message>
    <message>
        <source>Change http to https</source>
        <translation>Remplacer http par https</translation>
    </message>
    <message>
        <source>Change {field}</source>
        <translation>Modifier {field}</translation>
    </message>
    <message numerus="yes">
        <source>Change {field} in %n entries</source>
        <extracomment>Change {field} in 1 entry</extracomment>
        <translation>
            <numerusform>Modifier {field} dans %n entrée</numerusform>
            <numerusform>Modifier {field} dans %n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed since the last save</source>
        <translation>Modifié depuis le dernier enregistrement</translation>
    </message>
    <message>
        <source>Changed values</source>
        <translation>Valeurs modifiées</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Modifications</translation>
    </message>
    <message>
        <source>Changing extensions</source>
        <translation>Modification des extensions</translation>
    </message>
    <message>
        <source>Checking entries</source>
        <translation>Vérification des entrées</translation>
    </message>
    <message>
        <source>Checks and fixes</source>
        <translation>Vérifications et corrections</translation>
    </message>
    <message>
        <source>Choose Save as.</source>
        <translation>Choisissez « Enregistrer sous ».</translation>
    </message>
    <message>
        <source>Choose a cell of a field.</source>
        <translation>Choisissez une cellule d’un champ.</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Choisir un dossier</translation>
    </message>
    <message>
        <source>Choose an XML, text or CSV file.</source>
        <translation>Choisissez un fichier XML, texte ou CSV.</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>Choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>Choose at least two sitemaps.</source>
        <translation>Choisissez au moins deux sitemaps.</translation>
    </message>
    <message>
        <source>Choose the folder of the site.</source>
        <translation>Choisissez le dossier du site.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vider</translation>
    </message>
    <message>
        <source>Close it in the other program and try again.</source>
        <translation>Fermez-le dans l’autre programme et réessayez.</translation>
    </message>
    <message>
        <source>Comparing entries</source>
        <translation>Comparaison des entrées</translation>
    </message>
    <message>
        <source>Complete URL of the page.</source>
        <translation>URL complète de la page.</translation>
    </message>
    <message>
        <source>Compression error</source>
        <translation>Erreur de compression</translation>
    </message>
    <message>
        <source>Conflicting hreflang</source>
        <translation>hreflang en conflit</translation>
    </message>
    <message>
        <source>Connect its disk and open the set again. If the disk no longer exists, delete the hidden files “{names}”.</source>
        <translation>Connectez son disque et rouvrez l’ensemble. Si le disque n’existe plus, supprimez les fichiers masqués « {names} ».</translation>
    </message>
    <message>
        <source>Continued from the end.</source>
        <translation>Reprise depuis la fin.</translation>
    </message>
    <message>
        <source>Continued from the start.</source>
        <translation>Reprise depuis le début.</translation>
    </message>
    <message>
        <source>Copied to the clipboard.</source>
        <translation>Copié dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Correct the file first, or export its entries to a new one.</source>
        <translation>Corrigez d’abord le fichier, ou exportez ses entrées dans un nouveau.</translation>
    </message>
    <message>
        <source>Correct them in a text editor.</source>
        <translation>Corrigez-les dans un éditeur de texte.</translation>
    </message>
    <message>
        <source>Countries where it may or may not be played, by ISO 3166-1 alpha-2.</source>
        <translation>Pays où elle peut ou ne peut pas être lue, selon ISO 3166-1 alpha-2.</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Créer</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>cyrillique</translation>
    </message>
    <message>
        <source>Date before the web</source>
        <translation>Date antérieure au web</translation>
    </message>
    <message>
        <source>Date in the future</source>
        <translation>Date dans le futur</translation>
    </message>
    <message>
        <source>Dates and times must exist. Search engines ignore other dates.</source>
        <translation>Les dates et heures doivent exister. Les moteurs de recherche ignorent les autres dates.</translation>
    </message>
    <message>
        <source>Dates can't be read from git: {reason}.</source>
        <translation>Les dates ne peuvent pas être lues depuis git : {reason}.</translation>
    </message>
    <message>
        <source>Dates in {names} of {element} must exist and have W3C format; times need a time zone. Google ignores other dates.</source>
        <translation>Les dates de {names} dans {element} doivent exister et être au format W3C, avec un fuseau horaire pour les heures. Google ignore les autres dates.</translation>
    </message>
    <message>
        <source>Dates must have one of the six W3C formats. Search engines ignore other dates.</source>
        <translation>Les dates doivent avoir l’un des six formats W3C. Les moteurs de recherche ignorent les autres dates.</translation>
    </message>
    <message>
        <source>Dates, frequencies and priorities</source>
        <translation>Dates, fréquences et priorités</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n entries</source>
        <extracomment>Delete entry</extracomment>
        <translation>
            <numerusform>Supprimer l’entrée</numerusform>
            <numerusform>Supprimer %n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete entrie&amp;s</source>
        <translation>Su&amp;pprimer les entrées</translation>
    </message>
    <message>
        <source>Delete entries, or choose another profile.</source>
        <translation>Supprimez des entrées, ou choisissez un autre profil.</translation>
    </message>
    <message>
        <source>Disk cache limit</source>
        <translation>Limite du cache sur disque</translation>
    </message>
    <message>
        <source>Disk space for the entries of one large set; the rest is kept in memory.</source>
        <translation>Espace disque pour les entrées d’un grand ensemble ; le reste est gardé en mémoire.</translation>
    </message>
    <message>
        <source>Download or export it again.</source>
        <translation>Téléchargez-le ou exportez-le à nouveau.</translation>
    </message>
    <message>
        <source>Drop the time</source>
        <translation>Retirer l’heure</translation>
    </message>
    <message>
        <source>Duplicate URL</source>
        <translation>URL en double</translation>
    </message>
    <message>
        <source>Duplicate URL: http and https</source>
        <translation>URL en double : http et https</translation>
    </message>
    <message>
        <source>Each changed value, before and after.</source>
        <translation>Chaque valeur modifiée, avant et après.</translation>
    </message>
    <message>
        <source>Each language must have one URL, and the page at that URL must use the same language for itself. Google ignores conflicting links.</source>
        <translation>Chaque langue doit avoir une seule URL, et la page à cette URL doit indiquer la même langue pour elle-même. Google ignore les liens en conflit.</translation>
    </message>
    <message>
        <source>Edit it there, or save it under another name here.</source>
        <translation>Modifiez-le là-bas, ou enregistrez-le ici sous un autre nom.</translation>
    </message>
    <message>
        <source>Empty sitemap</source>
        <translation>Sitemap vide</translation>
    </message>
    <message>
        <source>Enter a number from {least} to {most}.</source>
        <translation>Saisissez un nombre de {least} à {most}.</translation>
    </message>
    <message>
        <source>Enter a value.</source>
        <translation>Saisissez une valeur.</translation>
    </message>
    <message>
        <source>Enter priorities from 0.0 to 1.0, starting with the start page.</source>
        <translation>Saisissez des priorités de 0.0 à 1.0, en commençant par la page d’accueil.</translation>
    </message>
    <message>
        <source>Entries by folder</source>
        <translation>Entrées par dossier</translation>
    </message>
    <message>
        <source>Entries by {field}</source>
        <translation>Entrées par {field}</translation>
    </message>
    <message>
        <source>Entries shown</source>
        <translation>Entrées affichées</translation>
    </message>
    <message>
        <source>Entries with more than 10,000 elements and attributes are not validated against the schema.</source>
        <translation>Les entrées de plus de 10 000 éléments et attributs ne sont pas validées selon le schéma.</translation>
    </message>
    <message>
        <source>Entries with problems</source>
        <translation>Entrées avec problèmes</translation>
    </message>
    <message>
        <source>Entry {broken:,} can't be saved in a text sitemap: its loc contains a line break.</source>
        <translation>L’entrée {broken:,} ne peut pas être enregistrée dans un sitemap en texte : son loc contient un saut de ligne.</translation>
    </message>
    <message>
        <source>Entry {number:,}</source>
        <translation>Entrée {number:,}</translation>
    </message>
    <message>
        <source>Entry {number:,} of {name}</source>
        <translation>Entrée {number:,} de {name}</translation>
    </message>
    <message>
        <source>Entry {place:,} can't be saved: its {name} contains U+{ord:04X}, which XML does not allow.</source>
        <translation>L’entrée {place:,} ne peut pas être enregistrée : son {name} contient U+{ord:04X}, que XML n’admet pas.</translation>
    </message>
    <message>
        <source>Entry {place:,} is too large ({size}) for a sitemap of {most}.</source>
        <translation>L’entrée {place:,} est trop grande ({size}) pour un sitemap de {most}.</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Encoder</translation>
    </message>
    <message>
        <source>Escaped characters must not be escaped again: %2520 stands for %20, not for a space. Search engines request a page that does not exist.</source>
        <translation>Les caractères déjà encodés ne doivent pas l’être à nouveau : %2520 représente %20, non un espace. Les moteurs de recherche demandent une page qui n’existe pas.</translation>
    </message>
    <message>
        <source>Every entry needs a loc. Search engines skip entries without one.</source>
        <translation>Chaque entrée a besoin d’un loc. Les moteurs de recherche sautent les entrées qui n’en ont pas.</translation>
    </message>
    <message>
        <source>Every sitemap in the index must be readable: XML or text, uncompressed or gzipped (not zip). Search engines skip other files.</source>
        <translation>Chaque sitemap de l’index doit être lisible : XML ou texte, non compressé ou compressé avec gzip (pas zip). Les moteurs de recherche sautent les autres fichiers.</translation>
    </message>
    <message>
        <source>Every sitemap in the index must exist. Search engines report an error and miss its URLs.</source>
        <translation>Chaque sitemap de l’index doit exister. Sinon, les moteurs de recherche signalent une erreur et ses URL leur manquent.</translation>
    </message>
    <message>
        <source>Existing escapes and hosts are not changed.</source>
        <translation>Les séquences déjà encodées et les hôtes restent inchangés.</translation>
    </message>
    <message>
        <source>Expired video</source>
        <translation>Vidéo expirée</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>Export the entries to a new file, and report the problem.</source>
        <translation>Exportez les entrées dans un nouveau fichier, et signalez le problème.</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>Extensions</translation>
    </message>
    <message>
        <source>Feed as sitemap</source>
        <translation>Flux utilisé comme sitemap</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Champs</translation>
    </message>
    <message>
        <source>File names with an extension and URLs with a query are not changed.</source>
        <translation>Les noms de fichier avec une extension et les URL avec une requête restent inchangés.</translation>
    </message>
    <message>
        <source>File size error</source>
        <translation>Erreur de taille de fichier</translation>
    </message>
    <message>
        <source>Fill empty values</source>
        <translation>Remplir les valeurs vides</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtres</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>Résultat précédent</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Folder for large sets</source>
        <translation>Dossier des grands ensembles</translation>
    </message>
    <message>
        <source>Font size</source>
        <translation>Taille des caractères</translation>
    </message>
    <message>
        <source>For example +01:00, or Z for UTC.</source>
        <translation>Par exemple +01:00, ou Z pour UTC.</translation>
    </message>
    <message>
        <source>For example 0.5..0.8.</source>
        <translation>Par exemple 0.5..0.8.</translation>
    </message>
    <message>
        <source>For example 2026-11, 2026-01..2026-03 or last 30 days.</source>
        <translation>Par exemple 2026-11, 2026-01..2026-03 ou last 30 days.</translation>
    </message>
    <message>
        <source>For example 2026-11-02.</source>
        <translation>Par exemple 2026-11-02.</translation>
    </message>
    <message>
        <source>For example https://www.example.com/.</source>
        <translation>Par exemple https://www.example.com/.</translation>
    </message>
    <message>
        <source>For example https://www.example.com/blog/, or “odd” for other URLs.</source>
        <translation>Par exemple https://www.example.com/blog/, ou « odd » pour les autres URL.</translation>
    </message>
    <message>
        <source>For example https://www.example.com/shop/.</source>
        <translation>Par exemple https://www.example.com/shop/.</translation>
    </message>
    <message>
        <source>For example “{default_name}”.</source>
        <translation>Par exemple « {default_name} ».</translation>
    </message>
    <message>
        <source>Found there: {names}.</source>
        <translation>On y trouve : {names}.</translation>
    </message>
    <message>
        <source>Fragments of web applications (#!, #/) are not changed.</source>
        <translation>Les fragments d’applications web (#!, #/) restent inchangés.</translation>
    </message>
    <message>
        <source>Free some disk space, or choose another folder in the settings.</source>
        <translation>Libérez de la place sur le disque, ou choisissez un autre dossier dans les réglages.</translation>
    </message>
    <message>
        <source>Free some space for temporary files.</source>
        <translation>Libérez de la place pour les fichiers temporaires.</translation>
    </message>
    <message>
        <source>Free some space, or save to another place.</source>
        <translation>Libérez de la place, ou enregistrez ailleurs.</translation>
    </message>
    <message>
        <source>Frequency contradicts date</source>
        <translation>Fréquence en contradiction avec la date</translation>
    </message>
    <message>
        <source>Google</source>
        <translation>Google</translation>
    </message>
    <message>
        <source>Google no longer reads the {what}.</source>
        <translation>Google ne lit plus le {what}.</translation>
    </message>
    <message>
        <source>Google no longer reads {names} of {element}. They do no harm. Reported once per sitemap and field.</source>
        <translation>Google ne lit plus {names} de {element}. Cela ne nuit pas. Signalé une fois par sitemap et par champ.</translation>
    </message>
    <message>
        <source>Google no longer shows videos whose expiration_date has passed.</source>
        <translation>Google n’affiche plus les vidéos dont la date expiration_date est passée.</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>grec</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Haute</translation>
    </message>
    <message>
        <source>High priority everywhere</source>
        <translation>Priorité haute partout</translation>
    </message>
    <message>
        <source>How full the sitemaps are</source>
        <translation>Remplissage des sitemaps</translation>
    </message>
    <message>
        <source>How often the page is likely to change.</source>
        <translation>La fréquence probable des changements de la page.</translation>
    </message>
    <message>
        <source>ISO 639 code in two or three letters, or zh-cn or zh-tw for Chinese.</source>
        <translation>Code ISO 639 en deux ou trois lettres, ou zh-cn ou zh-tw pour le chinois.</translation>
    </message>
    <message>
        <source>ISO 639-1 language, optionally with an ISO 15924 script and an ISO 3166-1 country, or x-default.</source>
        <translation>Langue ISO 639-1, éventuellement avec une écriture ISO 15924 et un pays ISO 3166-1, ou x-default.</translation>
    </message>
    <message>
        <source>ISO-8859-1 (Latin-1)</source>
        <translation>ISO-8859-1 (Latin-1)</translation>
    </message>
    <message>
        <source>If all entries have the same date, it is probably that of the sitemap and not of the pages. Google then ignores the dates of the site.</source>
        <translation>Si toutes les entrées ont la même date, c’est sans doute celle du sitemap et non des pages. Google ignore alors les dates du site.</translation>
    </message>
    <message>
        <source>If no one else is editing it, edit anyway. The lock file is “{place}”.</source>
        <translation>Si personne d’autre ne le modifie, modifiez-le quand même. Le fichier de verrouillage est « {place} ».</translation>
    </message>
    <message>
        <source>If the sitemap is elsewhere, enter its URL.</source>
        <translation>Si le sitemap se trouve ailleurs, saisissez son URL.</translation>
    </message>
    <message>
        <source>Ignored tag</source>
        <translation>Balise ignorée</translation>
    </message>
    <message>
        <source>Image {number:,}</source>
        <translation>Image {number:,}</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>Importance relative to other pages of the site, 0.0 to 1.0.</source>
        <translation>Importance par rapport aux autres pages du site, de 0.0 à 1.0.</translation>
    </message>
    <message>
        <source>In the index “{facts}”: {words}</source>
        <translation>Dans l’index « {facts} » : {words}</translation>
    </message>
    <message>
        <source>In {field}</source>
        <translation>Dans {field}</translation>
    </message>
    <message>
        <source>In “{name}”, “{key}” must be {error}; the default applies.</source>
        <translation>Dans « {name} », « {key} » doit être {error} ; la valeur par défaut s’applique.</translation>
    </message>
    <message>
        <source>Incomplete URL</source>
        <translation>URL incomplète</translation>
    </message>
    <message>
        <source>Incorrect namespace</source>
        <translation>Espace de noms incorrect</translation>
    </message>
    <message>
        <source>IndexNow endpoint</source>
        <translation>Point d’accès IndexNow</translation>
    </message>
    <message>
        <source>Indexes and sets</source>
        <translation>Index et ensembles</translation>
    </message>
    <message>
        <source>Info</source>
        <translation>Info</translation>
    </message>
    <message>
        <source>Invalid URL</source>
        <translation>URL non valide</translation>
    </message>
    <message>
        <source>Invalid URL: backslash</source>
        <translation>URL non valide : barre oblique inversée</translation>
    </message>
    <message>
        <source>Invalid URL: empty</source>
        <translation>URL non valide : vide</translation>
    </message>
    <message>
        <source>Invalid URL: host</source>
        <translation>URL non valide : hôte</translation>
    </message>
    <message>
        <source>Invalid URL: host not in ASCII</source>
        <translation>URL non valide : hôte hors ASCII</translation>
    </message>
    <message>
        <source>Invalid URL: percent sign</source>
        <translation>URL non valide : signe pour cent</translation>
    </message>
    <message>
        <source>Invalid URL: protocol</source>
        <translation>URL non valide : protocole</translation>
    </message>
    <message>
        <source>Invalid URL: too long</source>
        <translation>URL non valide : trop longue</translation>
    </message>
    <message>
        <source>Invalid URL: white space</source>
        <translation>URL non valide : espaces</translation>
    </message>
    <message>
        <source>Invalid against the schema</source>
        <translation>Non valide selon le schéma</translation>
    </message>
    <message>
        <source>Invalid date</source>
        <translation>Date non valide</translation>
    </message>
    <message>
        <source>Invalid date: empty</source>
        <translation>Date non valide : vide</translation>
    </message>
    <message>
        <source>Invalid date: no time zone</source>
        <translation>Date non valide : sans fuseau horaire</translation>
    </message>
    <message>
        <source>Invalid tag value</source>
        <translation>Valeur de balise non valide</translation>
    </message>
    <message>
        <source>Invalid tag value: decimal comma</source>
        <translation>Valeur de balise non valide : virgule décimale</translation>
    </message>
    <message>
        <source>Invalid tag value: empty</source>
        <translation>Valeur de balise non valide : vide</translation>
    </message>
    <message>
        <source>Invalid tag value: exponent</source>
        <translation>Valeur de balise non valide : exposant</translation>
    </message>
    <message>
        <source>Invalid tag value: not a number</source>
        <translation>Valeur de balise non valide : pas un nombre</translation>
    </message>
    <message>
        <source>Invisible characters around the URL</source>
        <translation>Caractères invisibles autour de l’URL</translation>
    </message>
    <message>
        <source>It can be {known}.</source>
        <translation>Valeurs possibles : {known}.</translation>
    </message>
    <message>
        <source>It is a feed.</source>
        <translation>C’est un flux.</translation>
    </message>
    <message>
        <source>It is an index within an index, which search engines reject.</source>
        <translation>C’est un index dans un index, ce que les moteurs de recherche rejettent.</translation>
    </message>
    <message>
        <source>It was not changed.</source>
        <translation>Il n’a pas été modifié.</translation>
    </message>
    <message>
        <source>It was set aside as “{aside}”.</source>
        <translation>Il a été mis de côté sous « {aside} ».</translation>
    </message>
    <message>
        <source>Keep my version</source>
        <translation>Garder ma version</translation>
    </message>
    <message>
        <source>Known formats are Common, Combined, W3C Extended and JSON lines.</source>
        <translation>Les formats connus sont Common, Combined, W3C Extended et JSON Lines.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Latin</source>
        <translation>latin</translation>
    </message>
    <message>
        <source>Leading whitespace</source>
        <translation>Espaces en tête</translation>
    </message>
    <message>
        <source>Leave it out for freely accessible articles.</source>
        <translation>Ne l’indiquez pas pour les articles en accès libre.</translation>
    </message>
    <message>
        <source>Left out: {losses}.</source>
        <translation>Laissé de côté : {losses}.</translation>
    </message>
    <message>
        <source>Letters from several scripts in one host name can imitate another name, so browsers and search engines distrust it.</source>
        <translation>Des lettres de plusieurs écritures dans un nom d’hôte peuvent imiter un autre nom : les navigateurs et les moteurs de recherche s’en méfient.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Limit to a range</source>
        <translation>Limiter à un intervalle</translation>
    </message>
    <message>
        <source>Limits of {profile}</source>
        <translation>Limites de {profile}</translation>
    </message>
    <message>
        <source>Look-around and back-references are not supported. A backslash makes the next character literal.</source>
        <translation>Les assertions avant ou arrière et les références arrière ne sont pas prises en charge. Une barre oblique inversée fait prendre littéralement le caractère suivant.</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Basse</translation>
    </message>
    <message>
        <source>Make URLs absolute</source>
        <translation>Rendre les URL absolues</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Absent</translation>
    </message>
    <message>
        <source>Missing XML attribute</source>
        <translation>Attribut XML manquant</translation>
    </message>
    <message>
        <source>Missing XML declaration</source>
        <translation>Déclaration XML manquante</translation>
    </message>
    <message>
        <source>Missing XML tag</source>
        <translation>Balise XML manquante</translation>
    </message>
    <message>
        <source>Missing self-reference</source>
        <translation>Autoréférence manquante</translation>
    </message>
    <message>
        <source>Mobile</source>
        <translation>Mobile</translation>
    </message>
    <message>
        <source>Mobile tag {number:,}</source>
        <translation>Balise mobile {number:,}</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message numerus="yes">
        <source>More than %n redirects.</source>
        <extracomment>More than one redirect.</extracomment>
        <translation>
            <numerusform>Plus de %n redirection.</numerusform>
            <numerusform>Plus de %n redirections.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move it there, or append its entries.</source>
        <translation>Déplacez-le dans ce dossier, ou ajoutez ses entrées.</translation>
    </message>
    <message>
        <source>Move them to another sitemap of the set, or export them.</source>
        <translation>Déplacez-les vers un autre sitemap de l’ensemble, ou exportez-les.</translation>
    </message>
    <message>
        <source>Move {name}</source>
        <translation>Déplacer {name}</translation>
    </message>
    <message>
        <source>Near-duplicate URL</source>
        <translation>URL presque en double</translation>
    </message>
    <message>
        <source>Nested sitemap indexes</source>
        <translation>Index de sitemaps imbriqués</translation>
    </message>
    <message>
        <source>New sitemap</source>
        <translation>Nouveau sitemap</translation>
    </message>
    <message>
        <source>News</source>
        <translation>Actualités</translation>
    </message>
    <message>
        <source>News sitemaps should list only articles of the last two days. Google no longer treats older ones as news. Reported once per sitemap.</source>
        <translation>Les sitemaps d’actualités ne devraient lister que les articles des deux derniers jours. Google ne traite plus les plus anciens comme actualités. Signalé une fois par sitemap.</translation>
    </message>
    <message>
        <source>No longer read by Google.</source>
        <translation>N’est plus lu par Google.</translation>
    </message>
    <message>
        <source>No matches.</source>
        <translation>Aucun résultat.</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Aucun problème</translation>
    </message>
    <message>
        <source>No return tag</source>
        <translation>Aucune balise de retour</translation>
    </message>
    <message>
        <source>No sitemaps found at {url}.</source>
        <translation>Aucun sitemap trouvé à {url}.</translation>
    </message>
    <message>
        <source>No sitemaps found in “{folder}”.</source>
        <translation>Aucun sitemap trouvé dans « {folder} ».</translation>
    </message>
    <message numerus="yes">
        <source>None of the %n files can be opened.</source>
        <extracomment>The file can't be opened.</extracomment>
        <translation>
            <numerusform>Le fichier ne peut pas être ouvert (%n).</numerusform>
            <numerusform>Aucun des %n fichiers ne peut être ouvert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not UTF-8</source>
        <translation>Pas en UTF-8</translation>
    </message>
    <message>
        <source>Not a number</source>
        <translation>Pas un nombre</translation>
    </message>
    <message>
        <source>Not validated</source>
        <translation>Non validé</translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>Rien ne changerait.</translation>
    </message>
    <message>
        <source>Open from web …</source>
        <translation>Ouvrir depuis le web …</translation>
    </message>
    <message>
        <source>Open one folder, or files from one folder.</source>
        <translation>Ouvrez un seul dossier, ou des fichiers d’un seul dossier.</translation>
    </message>
    <message>
        <source>Open one of them: {names}.</source>
        <translation>Ouvrez l’un d’eux : {names}.</translation>
    </message>
    <message>
        <source>Open sets in</source>
        <translation>Ouvrir les ensembles dans</translation>
    </message>
    <message>
        <source>Open the set again to restore them.</source>
        <translation>Rouvrez l’ensemble pour les restaurer.</translation>
    </message>
    <message>
        <source>Open the set again when the file can be read.</source>
        <translation>Rouvrez l’ensemble quand le fichier pourra être lu.</translation>
    </message>
    <message>
        <source>Open the set again.</source>
        <translation>Rouvrez l’ensemble.</translation>
    </message>
    <message>
        <source>Other XML</source>
        <translation>Autre XML</translation>
    </message>
    <message>
        <source>Other content of an entry must be well-formed XML with declared prefixes. Search engines ignore the extension, or reject the file.</source>
        <translation>L’autre contenu d’une entrée doit être du XML bien formé avec des préfixes déclarés. Sinon, les moteurs de recherche ignorent l’extension ou rejettent le fichier.</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Autres</translation>
    </message>
    <message>
        <source>Out of range</source>
        <translation>Hors limites</translation>
    </message>
    <message>
        <source>Outdated date in the index</source>
        <translation>Date périmée dans l’index</translation>
    </message>
    <message>
        <source>Outdated news</source>
        <translation>Actualités périmées</translation>
    </message>
    <message>
        <source>Page map {number:,}</source>
        <translation>PageMap {number:,}</translation>
    </message>
    <message>
        <source>Parameters such as utm_source record where visitors come from. With them, search engines crawl the same page several times.</source>
        <translation>Des paramètres comme utm_source notent d’où viennent les visiteurs. Avec eux, les moteurs de recherche explorent plusieurs fois la même page.</translation>
    </message>
    <message>
        <source>Parsing error</source>
        <translation>Erreur d’analyse</translation>
    </message>
    <message>
        <source>Path mismatch</source>
        <translation>Chemins non concordants</translation>
    </message>
    <message>
        <source>Pattern {number}, “{each}”, is not valid: {fault}.</source>
        <translation>Le motif {number}, « {each} », n’est pas valide : {fault}.</translation>
    </message>
    <message>
        <source>Planning</source>
        <translation>Préparation</translation>
    </message>
    <message>
        <source>Please report this file.</source>
        <translation>Merci de signaler ce fichier.</translation>
    </message>
    <message>
        <source>Port 80 is the default for http, and 443 for https. With the port, the same page has two URLs.</source>
        <translation>Le port 80 est celui par défaut de http, et 443 celui de https. Avec le port, la même page a deux URL.</translation>
    </message>
    <message>
        <source>Priorities must be decimal numbers. Search engines ignore other values.</source>
        <translation>Les priorités doivent être des nombres décimaux. Les moteurs de recherche ignorent les autres valeurs.</translation>
    </message>
    <message>
        <source>Priorities must be from 0.0 to 1.0. Search engines ignore other values.</source>
        <translation>Les priorités doivent aller de 0.0 à 1.0. Les moteurs de recherche ignorent les autres valeurs.</translation>
    </message>
    <message>
        <source>Priorities must be written without an exponent. Search engines may ignore other forms.</source>
        <translation>Les priorités doivent s’écrire sans exposant. Les moteurs de recherche peuvent ignorer les autres formes.</translation>
    </message>
    <message>
        <source>Priorities must have a decimal point. Search engines ignore values with a comma.</source>
        <translation>Les priorités doivent avoir un point décimal. Les moteurs de recherche ignorent les valeurs avec une virgule.</translation>
    </message>
    <message>
        <source>Private networks, test sites, administration pages, hidden files and backups usually should not appear in search results.</source>
        <translation>Réseaux privés, sites de test, pages d’administration, fichiers masqués et sauvegardes ne devraient d’ordinaire pas apparaître dans les résultats de recherche.</translation>
    </message>
    <message>
        <source>Probably not public</source>
        <translation>Probablement non publique</translation>
    </message>
    <message>
        <source>Profile maximum</source>
        <translation>Maximum du profil</translation>
    </message>
    <message>
        <source>Profile of new windows</source>
        <translation>Profil des nouvelles fenêtres</translation>
    </message>
    <message>
        <source>Protocol and host are not case-sensitive and are usually written in lower case. With capitals, the same page has two URLs.</source>
        <translation>Le protocole et l’hôte ne tiennent pas compte de la casse et s’écrivent d’ordinaire en minuscules. Avec des majuscules, la même page a deux URL.</translation>
    </message>
    <message>
        <source>Publishing</source>
        <translation>Publication</translation>
    </message>
    <message>
        <source>Put the file in the folder of the index to open it.</source>
        <translation>Pour ouvrir le fichier, mettez-le dans le dossier de l’index.</translation>
    </message>
    <message>
        <source>Raise the limit if you trust its source.</source>
        <translation>Relevez la limite si vous vous fiez à sa provenance.</translation>
    </message>
    <message>
        <source>Raise the limit.</source>
        <translation>Relevez la limite.</translation>
    </message>
    <message>
        <source>Read-only.</source>
        <translation>En lecture seule.</translation>
    </message>
    <message>
        <source>Reading extensions</source>
        <translation>Lecture des extensions</translation>
    </message>
    <message>
        <source>Reading files</source>
        <translation>Lecture des fichiers</translation>
    </message>
    <message>
        <source>Reading was canceled.</source>
        <translation>La lecture a été annulée.</translation>
    </message>
    <message>
        <source>Reading “{name}”</source>
        <translation>Lecture de « {name} »</translation>
    </message>
    <message>
        <source>Record edits so that they can be recovered after a crash.</source>
        <translation>Noter les modifications pour pouvoir les récupérer après un plantage.</translation>
    </message>
    <message>
        <source>Recover …</source>
        <translation>Récupérer …</translation>
    </message>
    <message>
        <source>Recovery log</source>
        <translation>Journal de récupération</translation>
    </message>
    <message>
        <source>Rejected only by the schema</source>
        <translation>Rejeté par le seul schéma</translation>
    </message>
    <message>
        <source>Remove everything after the path.</source>
        <translation>Supprimez tout ce qui suit le chemin.</translation>
    </message>
    <message>
        <source>Remove fragments</source>
        <translation>Supprimer les fragments</translation>
    </message>
    <message>
        <source>Remove session IDs</source>
        <translation>Supprimer les identifiants de session</translation>
    </message>
    <message>
        <source>Remove the character from the value.</source>
        <translation>Supprimez le caractère de la valeur.</translation>
    </message>
    <message>
        <source>Remove the line break, or save as XML.</source>
        <translation>Supprimez le saut de ligne, ou enregistrez en XML.</translation>
    </message>
    <message>
        <source>Remove the “&lt;!DOCTYPE …&gt;”; sitemaps do not need it.</source>
        <translation>Supprimez le « &lt;!DOCTYPE …&gt; » ; les sitemaps n’en ont pas besoin.</translation>
    </message>
    <message>
        <source>Remove tracking parameters</source>
        <translation>Supprimer les paramètres de suivi</translation>
    </message>
    <message>
        <source>Remove trailing slash</source>
        <translation>Supprimer la barre oblique finale</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Retirer {name}</translation>
    </message>
    <message numerus="yes">
        <source>Removed %n files.</source>
        <extracomment>Removed 1 file.</extracomment>
        <translation>
            <numerusform>%n fichier supprimé.</numerusform>
            <numerusform>%n fichiers supprimés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Removes only unnecessary escapes.</source>
        <translation>Ne supprime que les encodages inutiles.</translation>
    </message>
    <message>
        <source>Removes the element; the rest of the entry is not changed.</source>
        <translation>Supprime l’élément ; le reste de l’entrée reste inchangé.</translation>
    </message>
    <message>
        <source>Repaired file</source>
        <translation>Fichier réparé</translation>
    </message>
    <message>
        <source>Replace URL prefix</source>
        <translation>Remplacer le préfixe des URL</translation>
    </message>
    <message>
        <source>Replaces the value in every entry.</source>
        <translation>Remplace la valeur dans chaque entrée.</translation>
    </message>
    <message>
        <source>Results are limited to 0.0–1.0. Empty priorities are not changed.</source>
        <translation>Les résultats sont limités à 0.0–1.0. Les priorités vides restent inchangées.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Arrondir</translation>
    </message>
    <message>
        <source>Row height</source>
        <translation>Hauteur des lignes</translation>
    </message>
    <message>
        <source>Rule failed</source>
        <translation>Échec d’une règle</translation>
    </message>
    <message>
        <source>Same date everywhere</source>
        <translation>Même date partout</translation>
    </message>
    <message>
        <source>Same priority everywhere</source>
        <translation>Même priorité partout</translation>
    </message>
    <message>
        <source>Save as .xml to keep them.</source>
        <translation>Enregistrez en .xml pour les garder.</translation>
    </message>
    <message>
        <source>Save it as CSV in UTF-8.</source>
        <translation>Enregistrez-le en CSV, en UTF-8.</translation>
    </message>
    <message>
        <source>Save it as UTF-8, or declare its actual encoding.</source>
        <translation>Enregistrez-le en UTF-8, ou déclarez son encodage réel.</translation>
    </message>
    <message>
        <source>Save often: unsaved changes can't be recovered after a crash.</source>
        <translation>Enregistrez souvent : les modifications non enregistrées ne peuvent pas être récupérées après un plantage.</translation>
    </message>
    <message>
        <source>Save or export it as a sitemap under another name.</source>
        <translation>Enregistrez-le ou exportez-le comme sitemap sous un autre nom.</translation>
    </message>
    <message>
        <source>Save to another place.</source>
        <translation>Enregistrez ailleurs.</translation>
    </message>
    <message>
        <source>Save under another name.</source>
        <translation>Enregistrez sous un autre nom.</translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation>Filtres enregistrés</translation>
    </message>
    <message>
        <source>Saved “{name}”.</source>
        <translation>« {name} » enregistré.</translation>
    </message>
    <message>
        <source>Saving a change writes UTF-8.</source>
        <translation>Enregistrer une modification écrit en UTF-8.</translation>
    </message>
    <message>
        <source>Saving “{name}”</source>
        <translation>Enregistrement de « {name} »</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Multiplier</translation>
    </message>
    <message>
        <source>Schema and W3C disagree</source>
        <translation>Le schéma et le W3C se contredisent</translation>
    </message>
    <message>
        <source>Search engines accept RSS and Atom feeds as sitemaps, but feeds list only recent pages and have no changefreq or priority.</source>
        <translation>Les moteurs de recherche acceptent les flux RSS et Atom comme sitemaps, mais les flux ne listent que les pages récentes et n’ont ni changefreq ni priority.</translation>
    </message>
    <message>
        <source>Search engines compare priorities only within a site, so equal priorities have no effect.</source>
        <translation>Les moteurs de recherche ne comparent les priorités qu’au sein d’un site : des priorités égales n’ont aucun effet.</translation>
    </message>
    <message>
        <source>Search engines compare priorities only within a site. If all of them are high, none stands out.</source>
        <translation>Les moteurs de recherche ne comparent les priorités qu’au sein d’un site. Si toutes sont élevées, aucune ne se distingue.</translation>
    </message>
    <message>
        <source>Search engines do not find a sitemap that is in the same folder but not in the index.</source>
        <translation>Les moteurs de recherche ne trouvent pas un sitemap qui est dans le même dossier mais pas dans l’index.</translation>
    </message>
    <message>
        <source>Search engines don't fetch a URL that the robots.txt of its host disallows for their crawler. Choose the file with Sitemap ▸ Check against robots.txt, or with “sitemap-studio check --robots”.</source>
        <translation>Les moteurs de recherche ne consultent pas une URL que le robots.txt de son hôte interdit à leur robot. Choisissez le fichier avec Sitemap ▸ Vérifier selon robots.txt, ou avec « sitemap-studio check --robots ».</translation>
    </message>
    <message>
        <source>Search engines find a sitemap, or its index, by a Sitemap line in the robots.txt of its host. Choose the file with Sitemap ▸ Check against robots.txt, or with “sitemap-studio check --robots”.</source>
        <translation>Les moteurs de recherche trouvent un sitemap, ou son index, par une ligne Sitemap dans le robots.txt de son hôte. Choisissez le fichier avec Sitemap ▸ Vérifier selon robots.txt, ou avec « sitemap-studio check --robots ».</translation>
    </message>
    <message>
        <source>Search engines no longer read the tag for feature phones. It does no harm. Reported once per sitemap.</source>
        <translation>Les moteurs de recherche ne lisent plus la balise pour téléphones classiques. Elle ne nuit pas. Signalé une fois par sitemap.</translation>
    </message>
    <message numerus="yes">
        <source>Search engines no longer read {field}; %n entries of this sitemap have it.</source>
        <extracomment>Search engines no longer read {field}; one entry of this sitemap has it.</extracomment>
        <translation>
            <numerusform>Les moteurs de recherche ne lisent plus {field} ; %n entrée de ce sitemap l’a.</numerusform>
            <numerusform>Les moteurs de recherche ne lisent plus {field} ; %n entrées de ce sitemap l’ont.</numerusform>
        </translation>
    </message>
    <message>
        <source>Search engines resolve segments such as /../ and index a different URL from the one in the sitemap.</source>
        <translation>Les moteurs de recherche résolvent les segments comme /../ et indexent une autre URL que celle du sitemap.</translation>
    </message>
    <message>
        <source>Select an entry.</source>
        <translation>Sélectionnez une entrée.</translation>
    </message>
    <message>
        <source>Selected entries</source>
        <translation>Entrées sélectionnées</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Définir</translation>
    </message>
    <message>
        <source>Set by depth</source>
        <translation>Définir selon la profondeur</translation>
    </message>
    <message>
        <source>Set from the files of the site</source>
        <translation>Définir d’après les fichiers du site</translation>
    </message>
    <message>
        <source>Set to a date</source>
        <translation>Définir une date</translation>
    </message>
    <message>
        <source>Set to now</source>
        <translation>Définir à l’heure actuelle</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Ensembles</translation>
    </message>
    <message>
        <source>Shift by days</source>
        <translation>Décaler d’un nombre de jours</translation>
    </message>
    <message>
        <source>Sitemap 0.9 (2008)</source>
        <translation>Sitemap 0.9 (2008)</translation>
    </message>
    <message>
        <source>Sitemap and index mixed</source>
        <translation>Sitemap et index mêlés</translation>
    </message>
    <message>
        <source>Sitemap found by name only</source>
        <translation>Sitemap trouvé par son seul nom</translation>
    </message>
    <message>
        <source>Sitemap listed twice</source>
        <translation>Sitemap listé deux fois</translation>
    </message>
    <message>
        <source>Sitemap not found</source>
        <translation>Sitemap introuvable</translation>
    </message>
    <message>
        <source>Sitemap not in robots.txt</source>
        <translation>Sitemap absent de robots.txt</translation>
    </message>
    <message>
        <source>Sitemap not listed</source>
        <translation>Sitemap non listé</translation>
    </message>
    <message>
        <source>Sitemap template</source>
        <translation>Modèle de sitemap</translation>
    </message>
    <message>
        <source>Sitemaps (*.xml *.xml.gz *.gz *.txt *.csv)</source>
        <translation>Sitemaps (*.xml *.xml.gz *.gz *.txt *.csv)</translation>
    </message>
    <message>
        <source>Sitemaps and indexes must be valid against the published schema, where the protocol agrees with it. Search engines may reject invalid files.</source>
        <translation>Les sitemaps et les index doivent être valides selon le schéma publié, là où le protocole s’accorde avec lui. Les moteurs de recherche peuvent rejeter les fichiers non valides.</translation>
    </message>
    <message>
        <source>Sitemaps have names that end in .xml or .xml.gz.</source>
        <translation>Les noms des sitemaps finissent par .xml ou .xml.gz.</translation>
    </message>
    <message>
        <source>Sitemaps must be encoded in UTF-8. Search engines may misread other encodings.</source>
        <translation>Les sitemaps doivent être encodés en UTF-8. Les moteurs de recherche peuvent mal lire les autres encodages.</translation>
    </message>
    <message>
        <source>Sitemaps of the set</source>
        <translation>Sitemaps de l’ensemble</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>So do most entries: the URL of the sitemap may be wrong.</source>
        <translation>C’est le cas de la plupart des entrées : l’URL du sitemap est peut-être incorrecte.</translation>
    </message>
    <message>
        <source>Some files may be older than others.</source>
        <translation>Certains fichiers sont peut-être plus anciens que d’autres.</translation>
    </message>
    <message>
        <source>Split it first.</source>
        <translation>Scindez-le d’abord.</translation>
    </message>
    <message>
        <source>Split {name}</source>
        <translation>Scinder {name}</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Suspicious URL: empty port</source>
        <translation>URL suspecte : port vide</translation>
    </message>
    <message>
        <source>Suspicious host</source>
        <translation>Hôte suspect</translation>
    </message>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <translation>Tableau pour tableurs (*.csv)</translation>
    </message>
    <message>
        <source>Tag no longer read</source>
        <translation>Balise qui n’est plus lue</translation>
    </message>
    <message>
        <source>Text before or after the sitemap was removed.</source>
        <translation>Le texte avant ou après le sitemap a été supprimé.</translation>
    </message>
    <message>
        <source>Text between entries</source>
        <translation>Texte entre les entrées</translation>
    </message>
    <message>
        <source>The % in {host} must be followed by two hexadecimal digits.</source>
        <translation>Dans {host}, le % doit être suivi de deux chiffres hexadécimaux.</translation>
    </message>
    <message numerus="yes">
        <source>The %n patterns are too large together.</source>
        <extracomment>The pattern is too large.</extracomment>
        <translation>
            <numerusform>Le motif est trop grand.</numerusform>
            <numerusform>Les %n motifs sont trop grands ensemble.</numerusform>
        </translation>
    </message>
    <message>
        <source>The URL contains a session ID ({what}), so every visitor gets a different URL.</source>
        <translation>L’URL contient un identifiant de session ({what}) : chaque visiteur reçoit donc une autre URL.</translation>
    </message>
    <message>
        <source>The URL contains a user name or a password, which would become public.</source>
        <translation>L’URL contient un nom d’utilisateur ou un mot de passe, qui deviendrait public.</translation>
    </message>
    <message>
        <source>The URL contains the user name {name}. Search engines reject such URLs.</source>
        <translation>L’URL contient le nom d’utilisateur {name}. Les moteurs de recherche rejettent de telles URL.</translation>
    </message>
    <message>
        <source>The URL contains tracking parameters: {listed}.</source>
        <translation>L’URL contient des paramètres de suivi : {listed}.</translation>
    </message>
    <message numerus="yes">
        <source>The URL has %n characters; it must have fewer than 2,048.</source>
        <extracomment>The URL has one character; it must have fewer than 2,048.</extracomment>
        <translation>
            <numerusform>L’URL a %n caractère ; elle doit en avoir moins de 2 048.</numerusform>
            <numerusform>L’URL a %n caractères ; elle doit en avoir moins de 2 048.</numerusform>
        </translation>
    </message>
    <message>
        <source>The URL has an unnecessary @ before the host.</source>
        <translation>L’URL a un @ inutile avant l’hôte.</translation>
    </message>
    <message>
        <source>The URL is longer than {most:,} characters.</source>
        <translation>L’URL dépasse {most:,} caractères.</translation>
    </message>
    <message>
        <source>The URL of the set is not known.</source>
        <translation>L’URL de l’ensemble n’est pas connue.</translation>
    </message>
    <message>
        <source>The URLs are of another host, or the key is not valid.</source>
        <translation>Les URL sont d’un autre hôte, ou la clé n’est pas valide.</translation>
    </message>
    <message>
        <source>The XML around a changed entry is not well-formed.</source>
        <translation>Le XML autour d’une entrée modifiée n’est pas bien formé.</translation>
    </message>
    <message>
        <source>The XML is not well-formed: in line {line}, column {column}, {cause}.</source>
        <translation>Le XML n’est pas bien formé : ligne {line}, colonne {column}, {cause}.</translation>
    </message>
    <message>
        <source>The answer is incomplete.</source>
        <translation>La réponse est incomplète.</translation>
    </message>
    <message>
        <source>The change frequency must be always, hourly, daily, weekly, monthly, yearly or never, in lower case. Search engines ignore other values.</source>
        <translation>La fréquence de changement doit être always, hourly, daily, weekly, monthly, yearly ou never, en minuscules. Les moteurs de recherche ignorent les autres valeurs.</translation>
    </message>
    <message>
        <source>The check “{title}” failed because of an internal error; all others were completed. Please report it: {url}</source>
        <translation>La vérification « {title} » a échoué à cause d’une erreur interne ; toutes les autres ont été faites. Merci de signaler l’erreur : {url}</translation>
    </message>
    <message>
        <source>The choice applies until the program closes.</source>
        <translation>Le choix vaut jusqu’à la fermeture du programme.</translation>
    </message>
    <message>
        <source>The colon after the host is unnecessary without a port.</source>
        <translation>Les deux-points après l’hôte sont inutiles sans port.</translation>
    </message>
    <message>
        <source>The column “{name}” is not a field and was ignored.</source>
        <translation>La colonne « {name} » n’est pas un champ et a été ignorée.</translation>
    </message>
    <message>
        <source>The date of a sitemap in the index must not be earlier than the newest date in that sitemap. Search engines may not fetch the changed sitemap.</source>
        <translation>La date d’un sitemap dans l’index ne doit pas être antérieure à la date la plus récente de ce sitemap. Sinon, les moteurs de recherche risquent de ne pas consulter le sitemap modifié.</translation>
    </message>
    <message>
        <source>The declaration of {names} was missing here; it was added.</source>
        <translation>La déclaration de {names} manquait ici ; elle a été ajoutée.</translation>
    </message>
    <message>
        <source>The default cache folder</source>
        <translation>Le dossier du cache par défaut</translation>
    </message>
    <message>
        <source>The default informs all participating search engines.</source>
        <translation>La valeur par défaut informe tous les moteurs de recherche participants.</translation>
    </message>
    <message>
        <source>The default preferences apply.</source>
        <translation>Les réglages par défaut s’appliquent.</translation>
    </message>
    <message>
        <source>The element names in “{name}” can't be repaired with certainty.</source>
        <translation>Les noms d’éléments de « {name} » ne peuvent pas être réparés avec certitude.</translation>
    </message>
    <message>
        <source>The elements of {many} are not in the order {names}, extensions last, which the schema requires.</source>
        <translation>Les éléments de {many} ne suivent pas l’ordre {names}, extensions en dernier, que le schéma exige.</translation>
    </message>
    <message>
        <source>The entry has more than {most:,} &lt;{shown_name}&gt;.</source>
        <translation>L’entrée a plus de {most:,} &lt;{shown_name}&gt;.</translation>
    </message>
    <message>
        <source>The entry has no loc.</source>
        <translation>L’entrée n’a pas de loc.</translation>
    </message>
    <message>
        <source>The expression has no group “{name}”.</source>
        <translation>L’expression n’a pas de groupe « {name} ».</translation>
    </message>
    <message>
        <source>The expression has no groups; $0 is the whole match.</source>
        <translation>L’expression n’a pas de groupes ; $0 est toute la correspondance.</translation>
    </message>
    <message>
        <source>The expression “{shown}” is not valid: {reason}.</source>
        <translation>L’expression « {shown} » n’est pas valide : {reason}.</translation>
    </message>
    <message>
        <source>The extension of {element} does not define this element, or does not allow it here. Google ignores it.</source>
        <translation>L’extension de {element} ne définit pas cet élément, ou ne le permet pas ici. Google l’ignore.</translation>
    </message>
    <message>
        <source>The extensions have not been read yet.</source>
        <translation>Les extensions n’ont pas encore été lues.</translation>
    </message>
    <message>
        <source>The fields of a video should be in the order of the schema. Google accepts any order, but strict validators do not.</source>
        <translation>Les champs d’une vidéo devraient suivre l’ordre du schéma. Google accepte tous les ordres, mais pas les validateurs stricts.</translation>
    </message>
    <message>
        <source>The file contains both URLs and sitemaps.</source>
        <translation>Le fichier contient à la fois des URL et des sitemaps.</translation>
    </message>
    <message>
        <source>The file declares the encoding {declared}, but is encoded in UTF-8.</source>
        <translation>Le fichier déclare l’encodage {declared}, mais est encodé en UTF-8.</translation>
    </message>
    <message>
        <source>The file does not begin with an XML declaration; it is read as UTF-8.</source>
        <translation>Le fichier ne commence pas par une déclaration XML ; il est lu comme UTF-8.</translation>
    </message>
    <message>
        <source>The file does not declare its encoding, {encoding}.</source>
        <translation>Le fichier ne déclare pas son encodage, {encoding}.</translation>
    </message>
    <message>
        <source>The file has no root element to add entries to.</source>
        <translation>Le fichier n’a pas d’élément racine auquel ajouter des entrées.</translation>
    </message>
    <message>
        <source>The file is a template of a site generator, with front matter, {% %} or {{ }}, and not a sitemap. It is not checked or changed. Open the generated sitemap instead.</source>
        <translation>Le fichier est un modèle d’un générateur de sites, avec un en-tête (front matter), {% %} ou {{ }}, et non un sitemap. Il n’est ni vérifié ni modifié. Ouvrez plutôt le sitemap généré.</translation>
    </message>
    <message>
        <source>The file is cut off here; the incomplete part was removed.</source>
        <translation>Le fichier est coupé ici ; la partie incomplète a été supprimée.</translation>
    </message>
    <message>
        <source>The file is encoded in {encoding}. It will be saved in UTF-8.</source>
        <translation>Le fichier est encodé en {encoding}. Il sera enregistré en UTF-8.</translation>
    </message>
    <message>
        <source>The file is larger than {limit:,} bytes.</source>
        <translation>Le fichier dépasse {limit:,} octets.</translation>
    </message>
    <message>
        <source>The file is too damaged to be repaired with certainty. The intact part is shown read-only. Search engines reject such files.</source>
        <translation>Le fichier est trop abîmé pour être réparé avec certitude. La partie intacte est affichée en lecture seule. Les moteurs de recherche rejettent de tels fichiers.</translation>
    </message>
    <message>
        <source>The file is well-formed, but search engines may not read it: element names must be spelled as in the protocol, and nothing may follow the gzip data.</source>
        <translation>Le fichier est bien formé, mais les moteurs de recherche peuvent ne pas le lire : les noms d’éléments doivent s’écrire comme dans le protocole, et rien ne doit suivre les données gzip.</translation>
    </message>
    <message>
        <source>The file must be well-formed XML, and gzip data must be complete. Search engines reject other files.</source>
        <translation>Le fichier doit être du XML bien formé, et les données gzip doivent être complètes. Les moteurs de recherche rejettent les autres fichiers.</translation>
    </message>
    <message>
        <source>The files on disk do not change until you save.</source>
        <translation>Les fichiers sur le disque ne changent pas avant l’enregistrement.</translation>
    </message>
    <message>
        <source>The filter is not valid at its end: {expected}.</source>
        <translation>Le filtre n’est pas valide à la fin : {expected}.</translation>
    </message>
    <message>
        <source>The filter is not valid at “{rest}”: {expected}.</source>
        <translation>Le filtre n’est pas valide à « {rest} » : {expected}.</translation>
    </message>
    <message>
        <source>The folder is empty.</source>
        <translation>Le dossier est vide.</translation>
    </message>
    <message>
        <source>The folder is “{parent}”.</source>
        <translation>Le dossier est « {parent} ».</translation>
    </message>
    <message>
        <source>The format of “{name}” is not known.</source>
        <translation>Le format de « {name} » n’est pas connu.</translation>
    </message>
    <message>
        <source>The groups are $0 and {known}.</source>
        <translation>Les groupes sont $0 et {known}.</translation>
    </message>
    <message>
        <source>The gzip data is incomplete; the intact part was kept.</source>
        <translation>Les données gzip sont incomplètes ; la partie intacte a été gardée.</translation>
    </message>
    <message>
        <source>The host and port of a URL must be valid: a port is a number from 1 to 65535, no part of a host begins or ends with a hyphen, and xn-- must be followed by valid Punycode. Search engines cannot fetch other URLs.</source>
        <translation>L’hôte et le port d’une URL doivent être valides : un port est un nombre de 1 à 65535, aucune partie d’un hôte ne commence ni ne finit par un trait d’union, et xn-- doit être suivi de Punycode valide. Les moteurs de recherche ne peuvent pas consulter les autres URL.</translation>
    </message>
    <message>
        <source>The host was not found.</source>
        <translation>L’hôte est introuvable.</translation>
    </message>
    <message>
        <source>The host {host_of} contains a space.</source>
        <translation>L’hôte {host_of} contient un espace.</translation>
    </message>
    <message>
        <source>The host {host} must be written in ASCII.</source>
        <translation>L’hôte {host} doit s’écrire en ASCII.</translation>
    </message>
    <message>
        <source>The host {host} must be written {in_ascii}.</source>
        <translation>L’hôte {host} doit s’écrire {in_ascii}.</translation>
    </message>
    <message>
        <source>The key file is missing on the site or contains another key.</source>
        <translation>Le fichier de clé manque sur le site ou contient une autre clé.</translation>
    </message>
    <message>
        <source>The language of a publication must be an ISO 639 code in lower case, or zh-cn or zh-tw. Google ignores the article otherwise.</source>
        <translation>La langue d’une publication doit être un code ISO 639 en minuscules, ou zh-cn ou zh-tw. Sinon, Google ignore l’article.</translation>
    </message>
    <message>
        <source>The last line is incomplete and was left out.</source>
        <translation>La dernière ligne est incomplète et a été omise.</translation>
    </message>
    <message>
        <source>The last one chosen</source>
        <translation>Le dernier choisi</translation>
    </message>
    <message numerus="yes">
        <source>The lowest of %n priorities in {name} is {lowest}.</source>
        <extracomment>The priority in {name} is {lowest}.</extracomment>
        <translation>
            <numerusform>La plus basse de %n priorité de {name} est {lowest}.</numerusform>
            <numerusform>La plus basse des %n priorités de {name} est {lowest}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The name of a gzipped sitemap should end in .gz, and that of any other sitemap should not. Otherwise, servers and search engines may misread the file.</source>
        <translation>Le nom d’un sitemap compressé avec gzip devrait finir par .gz, et celui de tout autre sitemap ne le devrait pas. Sinon, serveurs et moteurs de recherche peuvent mal lire le fichier.</translation>
    </message>
    <message>
        <source>The name of “{name}” ends in .gz, but the file is not gzipped.</source>
        <translation>Le nom de « {name} » finit par .gz, mais le fichier n’est pas compressé avec gzip.</translation>
    </message>
    <message>
        <source>The namespace is “{namespace}”, not “{sitemap}”.</source>
        <translation>L’espace de noms est « {namespace} », non « {sitemap} ».</translation>
    </message>
    <message>
        <source>The namespace {sitemap} is missing.</source>
        <translation>L’espace de noms {sitemap} manque.</translation>
    </message>
    <message>
        <source>The old and new versions are in the hidden files “{names}”.</source>
        <translation>L’ancienne et la nouvelle version se trouvent dans les fichiers masqués « {names} ».</translation>
    </message>
    <message>
        <source>The page has alternates, but does not link to itself.</source>
        <translation>La page a des variantes, mais ne pointe pas vers elle-même.</translation>
    </message>
    <message>
        <source>The page has alternates, but does not link to itself: {twin} differs from its URL by a trailing slash.</source>
        <translation>La page a des variantes, mais ne pointe pas vers elle-même : {twin} diffère de son URL par une barre oblique finale.</translation>
    </message>
    <message>
        <source>The pages can't be made: {reason}.</source>
        <translation>Les pages ne peuvent pas être faites : {reason}.</translation>
    </message>
    <message>
        <source>The part after # is a position in the page and is never sent to the server. Search engines index the page without it.</source>
        <translation>La partie après # est un endroit de la page et n’est jamais envoyée au serveur. Les moteurs de recherche indexent la page sans elle.</translation>
    </message>
    <message>
        <source>The path of a sitemap below the folder of the index should match its URL. If it does not, the only file with that name is opened. Check that it is the right one: search engines use the URL.</source>
        <translation>Le chemin d’un sitemap sous le dossier de l’index devrait correspondre à son URL. Sinon, le seul fichier de ce nom est ouvert. Vérifiez que c’est le bon : les moteurs de recherche utilisent l’URL.</translation>
    </message>
    <message>
        <source>The program itself</source>
        <translation>Le programme lui-même</translation>
    </message>
    <message>
        <source>The protocol defines no attributes, except namespaces and xsi:schemaLocation in the root element. Search engines ignore others, or report an error.</source>
        <translation>Le protocole ne définit aucun attribut, sauf les espaces de noms et xsi:schemaLocation dans l’élément racine. Les moteurs de recherche ignorent les autres, ou signalent une erreur.</translation>
    </message>
    <message>
        <source>The protocol does not define this element. Search engines ignore it, or report an error.</source>
        <translation>Le protocole ne définit pas cet élément. Les moteurs de recherche l’ignorent, ou signalent une erreur.</translation>
    </message>
    <message>
        <source>The protocol is {scheme}, but must be http or https.</source>
        <translation>Le protocole est {scheme}, mais doit être http ou https.</translation>
    </message>
    <message>
        <source>The published schema rejects some valid W3C dates (a year or month alone, times without seconds) and accepts some invalid ones. Search engines follow the protocol, which requires W3C dates.</source>
        <translation>Le schéma publié rejette certaines dates W3C valides (une année ou un mois seuls, des heures sans secondes) et en accepte de non valides. Les moteurs de recherche suivent le protocole, qui exige des dates W3C.</translation>
    </message>
    <message>
        <source>The published schema rejects some values that the protocol allows, such as dates without a day, another order of fields and URLs of fewer than 12 characters. Strict validators report them.</source>
        <translation>Le schéma publié rejette certaines valeurs que le protocole permet, comme des dates sans jour, un autre ordre des champs et des URL de moins de 12 caractères. Les validateurs stricts les signalent.</translation>
    </message>
    <message>
        <source>The published schema requires at least 12 characters; the protocol does not. Strict validators report shorter URLs.</source>
        <translation>Le schéma publié exige au moins 12 caractères, le protocole non. Les validateurs stricts signalent les URL plus courtes.</translation>
    </message>
    <message>
        <source>The recovery log can't be written: {reason}.</source>
        <translation>Impossible d’écrire le journal de récupération : {reason}.</translation>
    </message>
    <message>
        <source>The recovery log is damaged.</source>
        <translation>Le journal de récupération est endommagé.</translation>
    </message>
    <message>
        <source>The request failed: {reason}.</source>
        <translation>La requête a échoué : {reason}.</translation>
    </message>
    <message>
        <source>The request is not valid.</source>
        <translation>La requête n’est pas valide.</translation>
    </message>
    <message>
        <source>The robots.txt of the host disallows {value}.</source>
        <translation>Le robots.txt de l’hôte interdit {value}.</translation>
    </message>
    <message>
        <source>The robots.txt of {host} does not list {url}.</source>
        <translation>Le robots.txt de {host} ne cite pas {url}.</translation>
    </message>
    <message>
        <source>The root element must have the namespace http://www.sitemaps.org/schemas/sitemap/0.9. Search engines may not recognize the file as a sitemap.</source>
        <translation>L’élément racine doit avoir l’espace de noms http://www.sitemaps.org/schemas/sitemap/0.9. Sinon, les moteurs de recherche peuvent ne pas reconnaître le fichier comme sitemap.</translation>
    </message>
    <message>
        <source>The root of a sitemap is “urlset”, that of an index “sitemapindex”.</source>
        <translation>La racine d’un sitemap est « urlset », celle d’un index « sitemapindex ».</translation>
    </message>
    <message>
        <source>The same window</source>
        <translation>La même fenêtre</translation>
    </message>
    <message>
        <source>The schema rejects “{element}”: {reason}.</source>
        <translation>Le schéma rejette « {element} » : {reason}.</translation>
    </message>
    <message>
        <source>The schema requires the order loc, lastmod, changefreq, priority and extensions; the protocol does not. Search engines accept any order, but strict validators do not.</source>
        <translation>Le schéma exige l’ordre loc, lastmod, changefreq, priority puis les extensions ; le protocole non. Les moteurs de recherche acceptent tous les ordres, mais pas les validateurs stricts.</translation>
    </message>
    <message>
        <source>The schemas, on request</source>
        <translation>Les schémas, sur demande</translation>
    </message>
    <message>
        <source>The search text is longer than {max_characters:,} characters.</source>
        <translation>Le texte recherché dépasse {max_characters:,} caractères.</translation>
    </message>
    <message>
        <source>The server answered {status} {words}.</source>
        <translation>Le serveur a répondu {status} {words}.</translation>
    </message>
    <message>
        <source>The server answered {status}.</source>
        <translation>Le serveur a répondu {status}.</translation>
    </message>
    <message>
        <source>The server did not answer in time.</source>
        <translation>Le serveur n’a pas répondu à temps.</translation>
    </message>
    <message>
        <source>The server's certificate is not trusted.</source>
        <translation>Le certificat du serveur n’est pas fiable.</translation>
    </message>
    <message>
        <source>The set has not been checked yet.</source>
        <translation>L’ensemble n’a pas encore été vérifié.</translation>
    </message>
    <message>
        <source>The sitemap already has 1,000 articles.</source>
        <translation>Le sitemap a déjà 1 000 articles.</translation>
    </message>
    <message>
        <source>The sitemap has no file yet. Save it first.</source>
        <translation>Le sitemap n’a pas encore de fichier. Enregistrez-le d’abord.</translation>
    </message>
    <message>
        <source>The sitemap has no name yet.</source>
        <translation>Le sitemap n’a pas encore de nom.</translation>
    </message>
    <message>
        <source>The sitemap that these entries were in is no longer in the set.</source>
        <translation>Le sitemap où se trouvaient ces entrées n’est plus dans l’ensemble.</translation>
    </message>
    <message>
        <source>The sitemaps of an index should be in its folder or below. Google ignores other sitemaps.</source>
        <translation>Les sitemaps d’un index devraient se trouver dans son dossier ou en dessous. Google ignore les autres sitemaps.</translation>
    </message>
    <message>
        <source>The start page and URLs with a query are not changed.</source>
        <translation>La page d’accueil et les URL avec une requête restent inchangées.</translation>
    </message>
    <message>
        <source>The tag “&lt;{name}&gt;” was damaged; it was repaired.</source>
        <translation>La balise « &lt;{name}&gt; » était endommagée ; elle a été réparée.</translation>
    </message>
    <message>
        <source>The text contains an invalid character.</source>
        <translation>Le texte contient un caractère non valide.</translation>
    </message>
    <message>
        <source>The unsaved changes of “{base}” are being recovered elsewhere.</source>
        <translation>Les modifications non enregistrées de « {base} » sont en cours de récupération ailleurs.</translation>
    </message>
    <message>
        <source>The value is empty.</source>
        <translation>La valeur est vide.</translation>
    </message>
    <message>
        <source>The value of “{path}” contains {character}, which XML does not allow.</source>
        <translation>La valeur de « {path} » contient {character}, que XML n’admet pas.</translation>
    </message>
    <message>
        <source>The whole set</source>
        <translation>Tout l’ensemble</translation>
    </message>
    <message>
        <source>The {what} contains an empty item.</source>
        <translation>Le {what} contient un élément vide.</translation>
    </message>
    <message>
        <source>The {what} contains {character}, which must be percent-encoded.</source>
        <translation>Le {what} contient {character}, à encoder en pourcentage.</translation>
    </message>
    <message numerus="yes">
        <source>The {what} has %n characters; {limit:,} are allowed.</source>
        <extracomment>The {what} has one character; {limit:,} are allowed.</extracomment>
        <translation>
            <numerusform>Le {what} a %n caractère ; {limit:,} sont permis.</numerusform>
            <numerusform>Le {what} a %n caractères ; {limit:,} sont permis.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {what} has too many items: {count:,} of {most}.</source>
        <translation>Le {what} a trop d’éléments : {count:,} pour {most} permis.</translation>
    </message>
    <message>
        <source>The {what} is {value}, which is not a number.</source>
        <translation>Le {what} est {value}, qui n’est pas un nombre.</translation>
    </message>
    <message>
        <source>The {what} is {value}, which is not a valid URL.</source>
        <translation>Le {what} est {value}, qui n’est pas une URL valide.</translation>
    </message>
    <message>
        <source>The {what} is {value}, which is not a whole number.</source>
        <translation>Le {what} est {value}, qui n’est pas un nombre entier.</translation>
    </message>
    <message>
        <source>The {what} is {value}: {reason}.</source>
        <translation>Le {what} est {value} : {reason}.</translation>
    </message>
    <message>
        <source>The {what} is {value}; it must be {bounds}.</source>
        <translation>Le {what} est {value} ; il doit valoir {bounds}.</translation>
    </message>
    <message>
        <source>The {what} should be before another field.</source>
        <translation>Le {what} devrait être avant un autre champ.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n indexes in “{folder}”.</source>
        <extracomment>There is one index in “{folder}”.</extracomment>
        <translation>
            <numerusform>Il y a %n index dans « {folder} ».</numerusform>
            <numerusform>Il y a %n index dans « {folder} ».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n such entries.</source>
        <extracomment>There is 1 such entry.</extracomment>
        <translation>
            <numerusform>Il y a %n entrée dans ce cas.</numerusform>
            <numerusform>Il y a %n entrées dans ce cas.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no extensions of the kind “{kind}”.</source>
        <translation>Il n’y a pas d’extensions du genre « {kind} ».</translation>
    </message>
    <message>
        <source>There are no sitemaps to list.</source>
        <translation>Il n’y a aucun sitemap à lister.</translation>
    </message>
    <message>
        <source>There are none yet.</source>
        <translation>Il n’y en a pas encore.</translation>
    </message>
    <message>
        <source>There are too many files.</source>
        <translation>Il y a trop de fichiers.</translation>
    </message>
    <message>
        <source>There is not enough memory for “{name}”.</source>
        <translation>La mémoire ne suffit pas pour « {name} ».</translation>
    </message>
    <message>
        <source>There were no web pages before 1990. Such dates usually come from a clock that was not set, and search engines stop trusting the dates of the site.</source>
        <translation>Il n’y avait pas de pages web avant 1990. De telles dates viennent d’ordinaire d’une horloge non réglée, et les moteurs de recherche ne se fient plus aux dates du site.</translation>
    </message>
    <message>
        <source>There would be more sitemaps than an index may list ({limit:,}, {title}).</source>
        <translation>Il y aurait plus de sitemaps qu’un index ne peut en lister ({limit:,}, {title}).</translation>
    </message>
    <message>
        <source>These texts can't be searched: they use all private-use characters.</source>
        <translation>Ces textes ne peuvent pas être recherchés : ils emploient tous les caractères à usage privé.</translation>
    </message>
    <message>
        <source>This XML has no values.</source>
        <translation>Ce XML n’a pas de valeurs.</translation>
    </message>
    <message>
        <source>This search engine ignores this element. Keep it only for other search engines.</source>
        <translation>Ce moteur de recherche ignore cet élément. Ne le gardez que pour d’autres moteurs de recherche.</translation>
    </message>
    <message>
        <source>Times need a time zone: Z or an offset such as +01:00. Google rejects times without one.</source>
        <translation>Les heures demandent un fuseau horaire : Z ou un décalage comme +01:00. Google rejette les heures sans fuseau.</translation>
    </message>
    <message>
        <source>To remove the values, choose Clear.</source>
        <translation>Pour supprimer les valeurs, choisissez « Vider ».</translation>
    </message>
    <message>
        <source>Too many News URLs</source>
        <translation>Trop d’URL d’actualités</translation>
    </message>
    <message>
        <source>Too many URLs</source>
        <translation>Trop d’URL</translation>
    </message>
    <message>
        <source>Too many requests. Try again later.</source>
        <translation>Trop de requêtes. Réessayez plus tard.</translation>
    </message>
    <message>
        <source>Too many sitemaps</source>
        <translation>Trop de sitemaps</translation>
    </message>
    <message>
        <source>Too many tags</source>
        <translation>Trop de balises</translation>
    </message>
    <message>
        <source>Too many values</source>
        <translation>Trop de valeurs</translation>
    </message>
    <message>
        <source>Too short for the schema</source>
        <translation>Trop court pour le schéma</translation>
    </message>
    <message>
        <source>URL escaped twice</source>
        <translation>URL encodée deux fois</translation>
    </message>
    <message>
        <source>URL not allowed</source>
        <translation>URL non autorisée</translation>
    </message>
    <message>
        <source>URL of another site</source>
        <translation>URL d’un autre site</translation>
    </message>
    <message>
        <source>URL of the folder; empty for the root of the site</source>
        <translation>URL du dossier ; vide pour la racine du site</translation>
    </message>
    <message>
        <source>URL with a fragment</source>
        <translation>URL avec un fragment</translation>
    </message>
    <message>
        <source>URL with dot segments</source>
        <translation>URL avec des segments à points</translation>
    </message>
    <message>
        <source>URL with session ID</source>
        <translation>URL avec identifiant de session</translation>
    </message>
    <message>
        <source>URL with tracking parameters</source>
        <translation>URL avec paramètres de suivi</translation>
    </message>
    <message>
        <source>URL with user name</source>
        <translation>URL avec nom d’utilisateur</translation>
    </message>
    <message>
        <source>URLs in {names} of {element} must be complete, with protocol and host. Google does not resolve relative URLs.</source>
        <translation>Les URL de {names} dans {element} doivent être complètes, avec protocole et hôte. Google ne résout pas les URL relatives.</translation>
    </message>
    <message>
        <source>URLs in {names} of {element} must be valid, use http or https, and be shorter than 2,048 characters. Google cannot fetch others.</source>
        <translation>Les URL de {names} dans {element} doivent être valides, utiliser http ou https et compter moins de 2 048 caractères. Google ne peut pas consulter les autres.</translation>
    </message>
    <message>
        <source>URLs may contain only the characters of RFC 3986; all others must be percent-encoded. Search engines differ in how they encode these.</source>
        <translation>Les URL ne peuvent contenir que les caractères de la RFC 3986 ; tous les autres doivent être encodés en pourcentage. Les moteurs de recherche ne les encodent pas tous de la même façon.</translation>
    </message>
    <message>
        <source>URLs must be complete, with protocol and host. Search engines do not resolve relative URLs in sitemaps.</source>
        <translation>Les URL doivent être complètes, avec protocole et hôte. Les moteurs de recherche ne résolvent pas les URL relatives dans les sitemaps.</translation>
    </message>
    <message>
        <source>URLs must be shorter than 2,048 characters. Search engines skip longer ones.</source>
        <translation>Les URL doivent compter moins de 2 048 caractères. Les moteurs de recherche sautent les plus longues.</translation>
    </message>
    <message>
        <source>URLs must not contain backslashes. Browsers read them as slashes, but crawlers may request a different URL.</source>
        <translation>Les URL ne doivent pas contenir de barres obliques inversées. Les navigateurs les lisent comme des barres obliques, mais les robots peuvent demander une autre URL.</translation>
    </message>
    <message>
        <source>URLs must not contain spaces or line breaks. Search engines reject such URLs or read only the part before the space.</source>
        <translation>Les URL ne doivent contenir ni espaces ni sauts de ligne. Les moteurs de recherche rejettent de telles URL ou ne lisent que la partie avant l’espace.</translation>
    </message>
    <message>
        <source>URLs must use http or https.</source>
        <translation>Les URL doivent utiliser http ou https.</translation>
    </message>
    <message>
        <source>URLs must use http or https. Search engines do not crawl other protocols.</source>
        <translation>Les URL doivent utiliser http ou https. Les moteurs de recherche n’explorent pas les autres protocoles.</translation>
    </message>
    <message>
        <source>URLs that differ only in “www.”, a trailing slash, the case of the host or of escapes, the fragment or the default port are probably the same page, which search engines then crawl twice.</source>
        <translation>Des URL qui ne diffèrent que par « www. », une barre oblique finale, la casse de l’hôte ou des séquences encodées, le fragment ou le port par défaut sont probablement la même page, que les moteurs de recherche explorent alors deux fois.</translation>
    </message>
    <message>
        <source>URLs that match a pattern are marked as probably not public.</source>
        <translation>Les URL qui correspondent à un motif sont marquées comme probablement non publiques.</translation>
    </message>
    <message>
        <source>URLs with a port are not changed.</source>
        <translation>Les URL avec un port restent inchangées.</translation>
    </message>
    <message>
        <source>UTF-8</source>
        <translation>UTF-8</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Inchangées</translation>
    </message>
    <message>
        <source>Unescape</source>
        <translation>Décoder</translation>
    </message>
    <message>
        <source>Unknown XML attribute</source>
        <translation>Attribut XML inconnu</translation>
    </message>
    <message>
        <source>Unknown XML tag</source>
        <translation>Balise XML inconnue</translation>
    </message>
    <message>
        <source>Unknown language code</source>
        <translation>Code de langue inconnu</translation>
    </message>
    <message>
        <source>Unnecessary port</source>
        <translation>Port inutile</translation>
    </message>
    <message>
        <source>Unpack it first.</source>
        <translation>Décompressez-le d’abord.</translation>
    </message>
    <message>
        <source>Up to five stock tickers, each as EXCHANGE:TICKER.</source>
        <translation>Jusqu’à cinq symboles boursiers, chacun sous la forme BOURSE:SYMBOLE.</translation>
    </message>
    <message>
        <source>Use (?i) or \b in the expression itself.</source>
        <translation>Utilisez (?i) ou \b dans l’expression elle-même.</translation>
    </message>
    <message>
        <source>Use File ▸ Open from web.</source>
        <translation>Utilisez Fichier ▸ Ouvrir depuis le web.</translation>
    </message>
    <message>
        <source>Use the dates of the files instead.</source>
        <translation>Utilisez plutôt les dates des fichiers.</translation>
    </message>
    <message>
        <source>Use {wanted}, or {wanted}.gz to compress it.</source>
        <translation>Utilisez {wanted}, ou {wanted}.gz pour le compresser.</translation>
    </message>
    <message>
        <source>Used when fixing URLs with non-ASCII characters.</source>
        <translation>Utilisé pour corriger les URL avec des caractères non ASCII.</translation>
    </message>
    <message>
        <source>Used when fixing times without a zone.</source>
        <translation>Utilisé pour corriger les heures sans fuseau.</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Values must be plain text. Search engines handle elements within them in different ways.</source>
        <translation>Les valeurs doivent être du texte seul. Les moteurs de recherche traitent différemment les éléments qui s’y trouvent.</translation>
    </message>
    <message>
        <source>Video {number:,}</source>
        <translation>Vidéo {number:,}</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>Vidéos</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>When the page last changed, as a W3C date or time.</source>
        <translation>Quand la page a changé pour la dernière fois, en date ou heure W3C.</translation>
    </message>
    <message>
        <source>Where to look</source>
        <translation>Où chercher</translation>
    </message>
    <message>
        <source>White space around a URL is not part of it, but not every search engine removes it.</source>
        <translation>Les espaces autour d’une URL n’en font pas partie, mais tous les moteurs de recherche ne les suppriment pas.</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenêtre</translation>
    </message>
    <message>
        <source>Write $$ for a dollar sign.</source>
        <translation>Écrivez $$ pour un signe dollar.</translation>
    </message>
    <message>
        <source>Write \\ for a backslash.</source>
        <translation>Écrivez \\ pour une barre oblique inversée.</translation>
    </message>
    <message>
        <source>Write as W3C dates</source>
        <translation>Écrire en dates W3C</translation>
    </message>
    <message>
        <source>Write the column names into the first line.</source>
        <translation>Écrivez les noms des colonnes dans la première ligne.</translation>
    </message>
    <message>
        <source>Write “&lt;” as “&amp;lt;” and “&amp;” as “&amp;amp;” in every value.</source>
        <translation>Écrivez « &lt; » en « &amp;lt; » et « &amp; » en « &amp;amp; » dans chaque valeur.</translation>
    </message>
    <message>
        <source>Write “{suggestion}”.</source>
        <translation>Écrivez « {suggestion} ».</translation>
    </message>
    <message>
        <source>Writing the report</source>
        <translation>Écriture du rapport</translation>
    </message>
    <message>
        <source>Wrong order of tags</source>
        <translation>Mauvais ordre des balises</translation>
    </message>
    <message>
        <source>Wrong schema location</source>
        <translation>Emplacement de schéma incorrect</translation>
    </message>
    <message>
        <source>XML does not treat characters such as no-break spaces and byte order marks as white space. Search engines read them as part of the URL.</source>
        <translation>XML ne traite pas comme espaces des caractères tels que l’espace insécable et la marque d’ordre des octets. Les moteurs de recherche les lisent comme partie de l’URL.</translation>
    </message>
    <message>
        <source>XML files should begin with a declaration. Without one, search engines read the file as UTF-8, which sitemaps must use anyway.</source>
        <translation>Les fichiers XML devraient commencer par une déclaration. Sans elle, les moteurs de recherche lisent le fichier comme UTF-8, de toute façon obligatoire pour les sitemaps.</translation>
    </message>
    <message>
        <source>Yandex</source>
        <translation>Yandex</translation>
    </message>
    <message>
        <source>You don't have permission to open “{name}”.</source>
        <translation>Vous n’avez pas le droit d’ouvrir « {name} ».</translation>
    </message>
    <message>
        <source>You don't have permission to save “{name}”.</source>
        <translation>Vous n’avez pas le droit d’enregistrer « {name} ».</translation>
    </message>
    <message>
        <source>Z, +01:00 or similar, or empty</source>
        <translation>Z, +01:00 ou similaire, ou vide</translation>
    </message>
    <message>
        <source>a URL that begins with https://, or empty</source>
        <translation>une URL qui commence par https://, ou vide</translation>
    </message>
    <message>
        <source>a backup or a database dump</source>
        <translation>une sauvegarde ou une extraction de base de données</translation>
    </message>
    <message>
        <source>a character must follow the backslash</source>
        <translation>un caractère doit suivre la barre oblique inversée</translation>
    </message>
    <message>
        <source>a comment contains “--”</source>
        <translation>un commentaire contient « -- »</translation>
    </message>
    <message>
        <source>a condition such as “loc contains /blog/” must come next (words: {words})</source>
        <translation>une condition comme « loc contains /blog/ » doit suivre (mots : {words})</translation>
    </message>
    <message>
        <source>a development or staging site</source>
        <translation>un site de développement ou de préproduction</translation>
    </message>
    <message>
        <source>a document type or an entity is declared</source>
        <translation>un type de document ou une entité est déclaré</translation>
    </message>
    <message>
        <source>a file name with {n} for the number</source>
        <translation>un nom de fichier avec {n} pour le numéro</translation>
    </message>
    <message>
        <source>a folder has that name</source>
        <translation>un dossier porte ce nom</translation>
    </message>
    <message>
        <source>a hidden file, such as .env or .git</source>
        <translation>un fichier masqué, comme .env ou .git</translation>
    </message>
    <message>
        <source>a host name in a private network</source>
        <translation>un nom d’hôte dans un réseau privé</translation>
    </message>
    <message>
        <source>a name is longer than 50,000 characters</source>
        <translation>un nom dépasse 50 000 caractères</translation>
    </message>
    <message>
        <source>a name, or empty</source>
        <translation>un nom, ou vide</translation>
    </message>
    <message>
        <source>a part of it begins or ends with a hyphen</source>
        <translation>une de ses parties commence ou finit par un trait d’union</translation>
    </message>
    <message>
        <source>a part of it is empty</source>
        <translation>une de ses parties est vide</translation>
    </message>
    <message>
        <source>a pipe or device has that name</source>
        <translation>un tube ou un périphérique porte ce nom</translation>
    </message>
    <message>
        <source>a port is a number from 1 to 65535</source>
        <translation>un port est un nombre de 1 à 65535</translation>
    </message>
    <message>
        <source>a private or link-local network</source>
        <translation>un réseau privé ou lien-local</translation>
    </message>
    <message>
        <source>a reference “&amp;#…;” is not valid</source>
        <translation>une référence « &amp;#…; » n’est pas valide</translation>
    </message>
    <message>
        <source>a value contains “]]&gt;”</source>
        <translation>une valeur contient « ]]&gt; »</translation>
    </message>
    <message>
        <source>a value is too long or not valid</source>
        <translation>une valeur est trop longue ou non valide</translation>
    </message>
    <message>
        <source>a value must come next</source>
        <translation>une valeur doit suivre</translation>
    </message>
    <message>
        <source>a whole number from {least:,} to {most:,}</source>
        <translation>un nombre entier de {least:,} à {most:,}</translation>
    </message>
    <message>
        <source>a whole number from {least:,} to {most:,} or 0</source>
        <translation>un nombre entier de {least:,} à {most:,}, ou 0</translation>
    </message>
    <message>
        <source>a “&amp;” is not escaped</source>
        <translation>un « &amp; » n’est pas échappé</translation>
    </message>
    <message>
        <source>a “&lt;” is not escaped</source>
        <translation>un « &lt; » n’est pas échappé</translation>
    </message>
    <message>
        <source>add the time zone that you choose</source>
        <translation>ajouter le fuseau horaire que vous choisissez</translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation>ambigu</translation>
    </message>
    <message>
        <source>an administration page</source>
        <translation>une page d’administration</translation>
    </message>
    <message>
        <source>an attribute is repeated</source>
        <translation>un attribut est répété</translation>
    </message>
    <message>
        <source>an attribute value is not in quotes</source>
        <translation>une valeur d’attribut n’est pas entre guillemets</translation>
    </message>
    <message>
        <source>an element is closed that was not opened</source>
        <translation>un élément est fermé sans avoir été ouvert</translation>
    </message>
    <message>
        <source>another order</source>
        <translation>un autre ordre</translation>
    </message>
    <message>
        <source>another program is saving it</source>
        <translation>un autre programme est en train de l’enregistrer</translation>
    </message>
    <message>
        <source>another program uses it, or you don't have permission</source>
        <translation>un autre programme l’utilise, ou vous n’en avez pas le droit</translation>
    </message>
    <message>
        <source>another version of the program wrote its journal</source>
        <translation>une autre version du programme a écrit son journal</translation>
    </message>
    <message>
        <source>as the program saved it</source>
        <translation>tel que le programme l’a enregistré</translation>
    </message>
    <message>
        <source>at least {low:,g}</source>
        <translation>au moins {low:,g}</translation>
    </message>
    <message>
        <source>complete it with the base URL</source>
        <translation>la compléter avec l’URL de base</translation>
    </message>
    <message>
        <source>current URL prefix</source>
        <translation>préfixe actuel des URL</translation>
    </message>
    <message>
        <source>date, or time with zone</source>
        <translation>une date, ou une heure avec fuseau</translation>
    </message>
    <message>
        <source>decimal places</source>
        <translation>décimales</translation>
    </message>
    <message>
        <source>error, warning, info or the name of a rule</source>
        <translation>error, warning, info ou le nom d’une règle</translation>
    </message>
    <message>
        <source>factor</source>
        <translation>facteur</translation>
    </message>
    <message>
        <source>file</source>
        <translation>fichier</translation>
    </message>
    <message>
        <source>files that can't be read</source>
        <translation>fichiers illisibles</translation>
    </message>
    <message>
        <source>first in 3/4/2025</source>
        <translation>en premier dans 3/4/2025</translation>
    </message>
    <message>
        <source>folder of the site</source>
        <translation>dossier du site</translation>
    </message>
    <message>
        <source>from {low:,g} to {high:,g}</source>
        <translation>de {low:,g} à {high:,g}</translation>
    </message>
    <message>
        <source>hreflang must be an ISO 639-1 language, optionally with an ISO 15924 script and an ISO 3166-1 country, or x-default. Google ignores other codes.</source>
        <translation>hreflang doit être une langue ISO 639-1, éventuellement avec une écriture ISO 15924 et un pays ISO 3166-1, ou x-default. Google ignore les autres codes.</translation>
    </message>
    <message>
        <source>it belongs to another user</source>
        <translation>il appartient à un autre utilisateur</translation>
    </message>
    <message>
        <source>it contains a control character</source>
        <translation>il contient un caractère de contrôle</translation>
    </message>
    <message>
        <source>it contains invalid characters</source>
        <translation>il contient des caractères non valides</translation>
    </message>
    <message>
        <source>it contains text after the end of the sitemap</source>
        <translation>il contient du texte après la fin du sitemap</translation>
    </message>
    <message>
        <source>it contains too many levels or digits</source>
        <translation>il contient trop de niveaux ou de chiffres</translation>
    </message>
    <message>
        <source>it has more than {max_pattern_characters:,} characters</source>
        <translation>il a plus de {max_pattern_characters:,} caractères</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>il est vide</translation>
    </message>
    <message>
        <source>it is empty and would match every URL</source>
        <translation>il est vide et correspondrait à toutes les URL</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>ce n’est pas un fichier</translation>
    </message>
    <message>
        <source>it is not a valid IP address</source>
        <translation>ce n’est pas une adresse IP valide</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>elle est trop grande</translation>
    </message>
    <message>
        <source>it must have a form such as en, en-GB or zh-Hant-TW</source>
        <translation>il doit avoir une forme comme en, en-GB ou zh-Hant-TW</translation>
    </message>
    <message>
        <source>it must not have more than {host} characters, or {label} between dots</source>
        <translation>il ne doit pas dépasser {host} caractères, ni {label} entre deux points</translation>
    </message>
    <message>
        <source>items without a link</source>
        <translation>éléments sans lien</translation>
    </message>
    <message>
        <source>its end is missing</source>
        <translation>sa fin manque</translation>
    </message>
    <message>
        <source>its folder does not exist</source>
        <translation>son dossier n’existe pas</translation>
    </message>
    <message>
        <source>its journal is damaged</source>
        <translation>son journal est endommagé</translation>
    </message>
    <message>
        <source>its limit is reached</source>
        <translation>sa limite est atteinte</translation>
    </message>
    <message>
        <source>its links lead in a circle</source>
        <translation>ses liens forment une boucle</translation>
    </message>
    <message>
        <source>line {count} is not UTF-8</source>
        <translation>la ligne {count} n’est pas en UTF-8</translation>
    </message>
    <message>
        <source>line {line}, column {column} is not valid</source>
        <translation>la ligne {line}, colonne {column}, n’est pas valide</translation>
    </message>
    <message>
        <source>lines that are no log entries</source>
        <translation>lignes qui ne sont pas des entrées de journal</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>maximum</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>minimum</translation>
    </message>
    <message>
        <source>new URL prefix</source>
        <translation>nouveau préfixe des URL</translation>
    </message>
    <message>
        <source>news sitemaps require an ISO 639 code, zh-cn or zh-tw</source>
        <translation>les sitemaps d’actualités exigent un code ISO 639, zh-cn ou zh-tw</translation>
    </message>
    <message>
        <source>no day</source>
        <translation>pas de jour</translation>
    </message>
    <message>
        <source>no file in the folder</source>
        <translation>pas de fichier dans le dossier</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>pas un nombre</translation>
    </message>
    <message>
        <source>not a valid date</source>
        <translation>pas une date valide</translation>
    </message>
    <message>
        <source>not a web URL</source>
        <translation>pas une URL web</translation>
    </message>
    <message>
        <source>not set (Z = UTC)</source>
        <translation>non défini (Z = UTC)</translation>
    </message>
    <message>
        <source>number of days, negative for earlier</source>
        <translation>nombre de jours, négatif pour reculer</translation>
    </message>
    <message>
        <source>one of {operators} must come next</source>
        <translation>l’un de {operators} doit suivre</translation>
    </message>
    <message>
        <source>outside the folder</source>
        <translation>hors du dossier</translation>
    </message>
    <message>
        <source>outside the years 1 to 9999</source>
        <translation>hors des années 1 à 9999</translation>
    </message>
    <message>
        <source>pages that ask search engines not to index them</source>
        <translation>pages qui demandent à ne pas être indexées</translation>
    </message>
    <message>
        <source>pages that only redirect</source>
        <translation>pages qui ne font que rediriger</translation>
    </message>
    <message>
        <source>pages whose canonical URL is another one</source>
        <translation>pages dont l’URL canonique est une autre</translation>
    </message>
    <message>
        <source>parentheses are nested more than {most} deep</source>
        <translation>les parenthèses sont imbriquées sur plus de {most} niveaux</translation>
    </message>
    <message>
        <source>parentheses are nested too deeply</source>
        <translation>les parenthèses sont trop imbriquées</translation>
    </message>
    <message>
        <source>percent-encode them as UTF-8 (or ISO-8859-1 for old servers)</source>
        <translation>les encoder en pourcentage en UTF-8 (ou ISO-8859-1 pour d’anciens serveurs)</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>précision</translation>
    </message>
    <message>
        <source>priorities, starting with the start page</source>
        <translation>priorités, en commençant par la page d’accueil</translation>
    </message>
    <message>
        <source>put the elements in the order of the schema</source>
        <translation>ranger les éléments dans l’ordre du schéma</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>en lecture seule</translation>
    </message>
    <message>
        <source>remove one level of escaping</source>
        <translation>supprimer un niveau d’encodage</translation>
    </message>
    <message>
        <source>remove the element</source>
        <translation>supprimer l’élément</translation>
    </message>
    <message>
        <source>remove the fragment</source>
        <translation>supprimer le fragment</translation>
    </message>
    <message>
        <source>remove the port</source>
        <translation>supprimer le port</translation>
    </message>
    <message>
        <source>remove these characters</source>
        <translation>supprimer ces caractères</translation>
    </message>
    <message>
        <source>remove these parameters</source>
        <translation>supprimer ces paramètres</translation>
    </message>
    <message>
        <source>replace backslashes with slashes</source>
        <translation>remplacer les barres obliques inversées par des barres obliques</translation>
    </message>
    <message>
        <source>replace spaces with %20</source>
        <translation>remplacer les espaces par %20</translation>
    </message>
    <message>
        <source>replace the comma with a point</source>
        <translation>remplacer la virgule par un point</translation>
    </message>
    <message>
        <source>replace these percent signs with %25</source>
        <translation>remplacer ces signes pour cent par %25</translation>
    </message>
    <message>
        <source>requests for files that are no pages</source>
        <translation>requêtes de fichiers qui ne sont pas des pages</translation>
    </message>
    <message>
        <source>requests that were not answered with a page (GET with status 200)</source>
        <translation>requêtes sans page en réponse (GET avec statut 200)</translation>
    </message>
    <message>
        <source>requests to other hosts</source>
        <translation>requêtes à d’autres hôtes</translation>
    </message>
    <message>
        <source>resolve the dot segments</source>
        <translation>résoudre les segments à points</translation>
    </message>
    <message>
        <source>robots.txt of {host}</source>
        <translation>robots.txt de {host}</translation>
    </message>
    <message>
        <source>rows of files that are no pages</source>
        <translation>lignes de fichiers qui ne sont pas des pages</translation>
    </message>
    <message>
        <source>rows that the table calls not indexable</source>
        <translation>lignes que le tableau dit non indexables</translation>
    </message>
    <message>
        <source>rows whose URL is not complete</source>
        <translation>lignes dont l’URL n’est pas complète</translation>
    </message>
    <message>
        <source>rows whose status is not 200</source>
        <translation>lignes dont le statut n’est pas 200</translation>
    </message>
    <message>
        <source>rows without a URL</source>
        <translation>lignes sans URL</translation>
    </message>
    <message>
        <source>save the repaired file</source>
        <translation>enregistrer le fichier réparé</translation>
    </message>
    <message>
        <source>save the repaired file, if the repair was certain</source>
        <translation>enregistrer le fichier réparé, si la réparation était certaine</translation>
    </message>
    <message>
        <source>several URLs for one language</source>
        <translation>plusieurs URL pour une langue</translation>
    </message>
    <message>
        <source>site; empty for all sites</source>
        <translation>site ; vide pour tous les sites</translation>
    </message>
    <message>
        <source>sitemap</source>
        <translation>sitemap</translation>
    </message>
    <message>
        <source>sitemaps that can't be read</source>
        <translation>sitemaps illisibles</translation>
    </message>
    <message>
        <source>sitemaps.org (today)</source>
        <translation>sitemaps.org (aujourd’hui)</translation>
    </message>
    <message>
        <source>something that should not be public</source>
        <translation>une chose qui ne devrait pas être publique</translation>
    </message>
    <message>
        <source>the XML declaration is not at the very beginning</source>
        <translation>la déclaration XML n’est pas au tout début</translation>
    </message>
    <message>
        <source>the XML is not well-formed</source>
        <translation>le XML n’est pas bien formé</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>le disque est en lecture seule</translation>
    </message>
    <message>
        <source>the disk reported an error</source>
        <translation>le disque a signalé une erreur</translation>
    </message>
    <message>
        <source>the entity “&amp;{entity};” is not defined</source>
        <translation>l’entité « &amp;{entity}; » n’est pas définie</translation>
    </message>
    <message>
        <source>the file or its folder does not exist</source>
        <translation>le fichier ou son dossier n’existe pas</translation>
    </message>
    <message>
        <source>the folder “{folder}” is missing</source>
        <translation>le dossier « {folder} » est introuvable</translation>
    </message>
    <message>
        <source>the local computer</source>
        <translation>l’ordinateur local</translation>
    </message>
    <message>
        <source>the name is not allowed here</source>
        <translation>le nom n’est pas permis ici</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>le nom est trop long</translation>
    </message>
    <message>
        <source>the part before the @ is not valid</source>
        <translation>la partie avant le @ n’est pas valide</translation>
    </message>
    <message>
        <source>the prefix “{prefix}” is used but not declared</source>
        <translation>le préfixe « {prefix} » est employé sans être déclaré</translation>
    </message>
    <message>
        <source>the process that read it ended unexpectedly</source>
        <translation>le processus qui le lisait s’est arrêté de façon inattendue</translation>
    </message>
    <message>
        <source>the quotation mark is not closed</source>
        <translation>le guillemet n’est pas fermé</translation>
    </message>
    <message>
        <source>the quotation marks do not match</source>
        <translation>les guillemets ne sont pas appariés</translation>
    </message>
    <message>
        <source>the root element is missing</source>
        <translation>l’élément racine manque</translation>
    </message>
    <message>
        <source>the schema's order</source>
        <translation>l’ordre du schéma</translation>
    </message>
    <message>
        <source>there is nothing to repeat before this character</source>
        <translation>il n’y a rien à répéter avant ce caractère</translation>
    </message>
    <message>
        <source>this bracket is not closed</source>
        <translation>ce crochet n’est pas fermé</translation>
    </message>
    <message>
        <source>this parenthesis is not closed</source>
        <translation>cette parenthèse n’est pas fermée</translation>
    </message>
    <message>
        <source>this parenthesis is not opened</source>
        <translation>cette parenthèse n’est pas ouverte</translation>
    </message>
    <message>
        <source>this range is reversed</source>
        <translation>cet intervalle est inversé</translation>
    </message>
    <message>
        <source>this syntax is not supported</source>
        <translation>cette syntaxe n’est pas prise en charge</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>under {share:,.1f} %</source>
        <translation>moins de {share:,.1f} %</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>white space</source>
        <translation>un espace</translation>
    </message>
    <message>
        <source>write it in lower case, without white space</source>
        <translation>l’écrire en minuscules, sans espaces</translation>
    </message>
    <message>
        <source>write the host in ASCII</source>
        <translation>écrire l’hôte en ASCII</translation>
    </message>
    <message>
        <source>write the namespace of the protocol when the sitemap is saved</source>
        <translation>écrire l’espace de noms du protocole à l’enregistrement du sitemap</translation>
    </message>
    <message>
        <source>write the number without an exponent</source>
        <translation>écrire le nombre sans exposant</translation>
    </message>
    <message>
        <source>write the protocol and host in lower case</source>
        <translation>écrire le protocole et l’hôte en minuscules</translation>
    </message>
    <message>
        <source>write the same date in W3C format, if its meaning is certain</source>
        <translation>écrire la même date au format W3C, si son sens est certain</translation>
    </message>
    <message>
        <source>xsi:schemaLocation does not list pairs of a namespace and a schema.</source>
        <translation>xsi:schemaLocation ne liste pas des paires d’un espace de noms et d’un schéma.</translation>
    </message>
    <message>
        <source>xsi:schemaLocation lists no schema for {sitemap}.</source>
        <translation>xsi:schemaLocation ne liste aucun schéma pour {sitemap}.</translation>
    </message>
    <message>
        <source>xsi:schemaLocation lists the namespace “{foreign}”, which the file does not use.</source>
        <translation>xsi:schemaLocation liste l’espace de noms « {foreign} », que le fichier n’utilise pas.</translation>
    </message>
    <message>
        <source>xsi:schemaLocation lists “{given}”, not {schema}.</source>
        <translation>xsi:schemaLocation liste « {given} », non {schema}.</translation>
    </message>
    <message>
        <source>xsi:schemaLocation must list pairs of a namespace of the file and its schema: sitemap.xsd for sitemaps, siteindex.xsd for indexes. Validators load the wrong schema otherwise.</source>
        <translation>xsi:schemaLocation doit lister des paires d’un espace de noms du fichier et de son schéma : sitemap.xsd pour les sitemaps, siteindex.xsd pour les index. Sinon, les validateurs chargent le mauvais schéma.</translation>
    </message>
    <message>
        <source>you don't have permission</source>
        <translation>vous n’en avez pas le droit</translation>
    </message>
    <message>
        <source>{address} can't be the URL of a sitemap.</source>
        <translation>{address} ne peut pas être l’URL d’un sitemap.</translation>
    </message>
    <message>
        <source>{address} differs from its sitemap {place} in protocol, host or port.</source>
        <translation>{address} diffère de son sitemap {place} par le protocole, l’hôte ou le port.</translation>
    </message>
    <message>
        <source>{address} is outside {folder}, the folder of its sitemap {place}.</source>
        <translation>{address} est hors de {folder}, le dossier de son sitemap {place}.</translation>
    </message>
    <message>
        <source>{authority} is not a valid host: {host_fault}.</source>
        <translation>{authority} n’est pas un hôte valide : {host_fault}.</translation>
    </message>
    <message>
        <source>{count:,}</source>
        <translation>{count:,}</translation>
    </message>
    <message numerus="yes">
        <source>{done:,} of %n files, {size:,.1f} MB</source>
        <extracomment>{done:,} of one file, {size:,.1f} MB</extracomment>
        <translation>
            <numerusform>{done:,} sur %n fichier, {size:,.1f} Mo</numerusform>
            <numerusform>{done:,} sur %n fichiers, {size:,.1f} Mo</numerusform>
        </translation>
    </message>
    <message>
        <source>{element} must have {names}. Google ignores incomplete elements.</source>
        <translation>{element} doit avoir {names}. Google ignore les éléments incomplets.</translation>
    </message>
    <message>
        <source>{element} must not repeat its fields more often than allowed. Google ignores the others.</source>
        <translation>{element} ne doit pas répéter ses champs plus souvent que permis. Google ignore les autres.</translation>
    </message>
    <message>
        <source>{field}: {words}</source>
        <translation>{field} : {words}</translation>
    </message>
    <message>
        <source>{first} is not allowed here and must be written {percent_encoded}{more}.</source>
        <translation>{first} n’est pas permis ici et doit s’écrire {percent_encoded}{more}.</translation>
    </message>
    <message>
        <source>{first} is not allowed in a host{more}.</source>
        <translation>{first} n’est pas permis dans un hôte{more}.</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} ou {last}</translation>
    </message>
    <message>
        <source>{first}, {next}</source>
        <translation>{first}, {next}</translation>
    </message>
    <message>
        <source>{found} was probably escaped twice; it should be {once}.</source>
        <translation>{found} a probablement été encodé deux fois ; ce devrait être {once}.</translation>
    </message>
    <message>
        <source>{fragment} is a position in the page; search engines ignore it.</source>
        <translation>{fragment} est un endroit de la page ; les moteurs de recherche l’ignorent.</translation>
    </message>
    <message>
        <source>{host} has a colon without a port, followed by two slashes: probably two URLs were joined.</source>
        <translation>{host} a des deux-points sans port, suivis de deux barres obliques : deux URL ont sans doute été collées.</translation>
    </message>
    <message>
        <source>{label} in the host mixes scripts ({scripts}) and could be mistaken for another name.</source>
        <translation>La partie {label} de l’hôte mêle plusieurs écritures ({scripts}) et pourrait être prise pour un autre nom.</translation>
    </message>
    <message>
        <source>{label}: {entries}, {share}</source>
        <translation>{label} : {entries}, {share}</translation>
    </message>
    <message>
        <source>{link} repeats an earlier alternate.</source>
        <translation>{link} répète une variante précédente.</translation>
    </message>
    <message>
        <source>{link}: {fields} is not the only URL for this language.</source>
        <translation>{link} : {fields} n’est pas la seule URL pour cette langue.</translation>
    </message>
    <message>
        <source>{link}: {value} has no link back to this page.</source>
        <translation>{link} : {value} n’a pas de lien retour vers cette page.</translation>
    </message>
    <message>
        <source>{link}: {value} uses another language for itself.</source>
        <translation>{link} : {value} indique une autre langue pour elle-même.</translation>
    </message>
    <message>
        <source>{loc} contains a space, which must be written %20.</source>
        <translation>{loc} contient un espace, qui doit s’écrire %20.</translation>
    </message>
    <message>
        <source>{loc} contains a tab or a line break.</source>
        <translation>{loc} contient une tabulation ou un saut de ligne.</translation>
    </message>
    <message>
        <source>{loc} differs from {home}, the site of most entries, in protocol, host or port.</source>
        <translation>{loc} diffère de {home}, le site de la plupart des entrées, par le protocole, l’hôte ou le port.</translation>
    </message>
    <message>
        <source>{message} The readable part ({count}) is shown read-only.</source>
        <translation>{message} La partie lisible ({count}) est affichée en lecture seule.</translation>
    </message>
    <message>
        <source>{named} is not valid UTF-8; it was read as “{characters}” (Windows-1252).</source>
        <translation>{named} n’est pas de l’UTF-8 valide et a été lu comme « {characters} » (Windows-1252).</translation>
    </message>
    <message>
        <source>{names} of {element} must be numbers, and whole numbers for counts. Google ignores other values.</source>
        <translation>Les valeurs de {names} dans {element} doivent être des nombres, entiers s’il s’agit de quantités. Google ignore les autres valeurs.</translation>
    </message>
    <message>
        <source>{names} of {element} must be within their ranges. Google ignores other values.</source>
        <translation>Les valeurs de {names} dans {element} doivent être dans leurs intervalles. Google ignore les autres valeurs.</translation>
    </message>
    <message>
        <source>{names} of {element} must have one of the defined values. Google ignores other values.</source>
        <translation>Les valeurs de {names} dans {element} doivent être parmi celles qui sont définies. Google ignore les autres valeurs.</translation>
    </message>
    <message>
        <source>{names} of {element} must have the required format. Google ignores other values.</source>
        <translation>Les valeurs de {names} dans {element} doivent avoir le format requis. Google ignore les autres valeurs.</translation>
    </message>
    <message>
        <source>{names} of {element} must not be longer than allowed. Google rejects longer values.</source>
        <translation>Les valeurs de {names} dans {element} ne doivent pas être plus longues que permis. Google rejette les valeurs plus longues.</translation>
    </message>
    <message>
        <source>{names} of {element} must not list more items than allowed. Google ignores the others.</source>
        <translation>Les valeurs de {names} dans {element} ne doivent pas lister plus d’éléments que permis. Google ignore les autres.</translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n bytes; {title} allows {most:,}.</source>
        <extracomment>{name} has 1 byte; {title} allows {most:,}.</extracomment>
        <translation>
            <numerusform>{name} occupe %n octet ; {title} en autorise {most:,}.</numerusform>
            <numerusform>{name} occupe %n octets ; {title} en autorise {most:,}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lists %n URLs; {title} allows {most:,}.</source>
        <extracomment>{name} lists 1 URL; {title} allows {most:,}.</extracomment>
        <translation>
            <numerusform>{name} liste %n URL ; {title} en autorise {most:,}.</numerusform>
            <numerusform>{name} liste %n URL ; {title} en autorise {most:,}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lists %n sitemaps; {title} allows {most:,}.</source>
        <extracomment>{name} lists 1 sitemap; {title} allows {most:,}.</extracomment>
        <translation>
            <numerusform>{name} liste %n sitemap ; {title} en autorise {most:,}.</numerusform>
            <numerusform>{name} liste %n sitemaps ; {title} en autorise {most:,}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} of {who}</source>
        <translation>champ {name} ({who})</translation>
    </message>
    <message>
        <source>{name}: {urls:,} of {max_urls:,} URLs, {bytes:,} of {max_bytes:,} MB</source>
        <translation>{name} : {urls:,} URL sur {max_urls:,}, {bytes:,} Mo sur {max_bytes:,}</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} sur {total}</translation>
    </message>
    <message>
        <source>{number} · {loc}</source>
        <translation>{number} · {loc}</translation>
    </message>
    <message>
        <source>{n} is the number of the file.</source>
        <translation>{n} est le numéro du fichier.</translation>
    </message>
    <message>
        <source>{place} already has this URL: {loc}.</source>
        <translation>{place} a déjà cette URL : {loc}.</translation>
    </message>
    <message>
        <source>{place} has almost the same URL: {loc}.</source>
        <translation>{place} a presque la même URL : {loc}.</translation>
    </message>
    <message>
        <source>{place} has this URL with the other protocol: {loc}.</source>
        <translation>{place} a cette URL avec l’autre protocole : {loc}.</translation>
    </message>
    <message>
        <source>{port} is the default for {scheme} and unnecessary.</source>
        <translation>{port} est le port par défaut de {scheme} et donc inutile.</translation>
    </message>
    <message>
        <source>{scheme} contains capitals; write it in lower case.</source>
        <translation>{scheme} contient des majuscules ; écrivez-le en minuscules.</translation>
    </message>
    <message>
        <source>{share:,.1f} %</source>
        <translation>{share:,.1f} %</translation>
    </message>
    <message>
        <source>{text} does not exist.</source>
        <translation>{text} n’existe pas.</translation>
    </message>
    <message>
        <source>{text} is a valid W3C date, but the published schema rejects it.</source>
        <translation>{text} est une date W3C valide, mais le schéma publié la rejette.</translation>
    </message>
    <message>
        <source>{text} is not a valid W3C date, although the published schema accepts it.</source>
        <translation>{text} n’est pas une date W3C valide, bien que le schéma publié l’accepte.</translation>
    </message>
    <message>
        <source>{times} in {where}</source>
        <translation>{times} dans {where}</translation>
    </message>
    <message>
        <source>{title} ({count})</source>
        <translation>{title} ({count})</translation>
    </message>
    <message>
        <source>{told}; over the limit</source>
        <translation>{told} ; au-dessus de la limite</translation>
    </message>
    <message>
        <source>{told}; {count:,} more in files or the set</source>
        <translation>{told} ; {count:,} de plus dans les fichiers ou l’ensemble</translation>
    </message>
    <message>
        <source>{value} contains backslashes instead of slashes.</source>
        <translation>{value} contient des barres obliques inversées au lieu de barres obliques.</translation>
    </message>
    <message>
        <source>{value} contains dot segments; search engines index {mended} instead.</source>
        <translation>{value} contient des segments à points ; les moteurs de recherche indexent {mended} à la place.</translation>
    </message>
    <message numerus="yes">
        <source>{value} has %n characters; the published schema requires at least {least}.</source>
        <extracomment>{value} has one character; the published schema requires at least {least}.</extracomment>
        <translation>
            <numerusform>{value} a %n caractère ; le schéma publié en exige au moins {least}.</numerusform>
            <numerusform>{value} a %n caractères ; le schéma publié en exige au moins {least}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{value} has a decimal comma; write a point, as in 0.8.</source>
        <translation>{value} a une virgule décimale ; écrivez un point, comme dans 0.8.</translation>
    </message>
    <message>
        <source>{value} has invisible characters around the URL.</source>
        <translation>{value} a des caractères invisibles autour de l’URL.</translation>
    </message>
    <message>
        <source>{value} has no host.</source>
        <translation>{value} n’a pas d’hôte.</translation>
    </message>
    <message>
        <source>{value} has no time zone; add Z or an offset such as +01:00.</source>
        <translation>{value} n’a pas de fuseau horaire ; ajoutez Z ou un décalage comme +01:00.</translation>
    </message>
    <message>
        <source>{value} has white space around the URL.</source>
        <translation>{value} a des espaces autour de l’URL.</translation>
    </message>
    <message>
        <source>{value} is already in the set.</source>
        <translation>{value} est déjà dans l’ensemble.</translation>
    </message>
    <message>
        <source>{value} is before 1990, when there was no web.</source>
        <translation>{value} est avant 1990, quand le web n’existait pas.</translation>
    </message>
    <message>
        <source>{value} is in the future.</source>
        <translation>{value} est dans le futur.</translation>
    </message>
    <message>
        <source>{value} is not a W3C date such as 2026-11-02 or 2026-11-02T17:33:00+01:00.</source>
        <translation>{value} n’est pas une date W3C comme 2026-11-02 ou 2026-11-02T17:33:00+01:00.</translation>
    </message>
    <message>
        <source>{value} is not a decimal number such as 0.8.</source>
        <translation>{value} n’est pas un nombre décimal comme 0.8.</translation>
    </message>
    <message>
        <source>{value} is not between 0.0 and 1.0.</source>
        <translation>{value} n’est pas entre 0.0 et 1.0.</translation>
    </message>
    <message>
        <source>{value} is not complete: it must begin with http:// or https://.</source>
        <translation>{value} n’est pas une URL complète : elle doit commencer par http:// ou https://.</translation>
    </message>
    <message>
        <source>{value} is not one of {changefreqs}.</source>
        <translation>{value} n’est pas l’une de ces valeurs : {changefreqs}.</translation>
    </message>
    <message>
        <source>{value} is on a different site than most entries of its sitemap.</source>
        <translation>{value} est sur un autre site que la plupart des entrées de son sitemap.</translation>
    </message>
    <message>
        <source>{value} is outside the folder of its sitemap.</source>
        <translation>{value} est hors du dossier de son sitemap.</translation>
    </message>
    <message>
        <source>{value} looks like {what} (pattern {found}).</source>
        <translation>{value} ressemble à {what} (motif {found}).</translation>
    </message>
    <message numerus="yes">
        <source>{what} (%n entries)</source>
        <extracomment>{what} (1 entry)</extracomment>
        <translation>
            <numerusform>{what} (%n entrée)</numerusform>
            <numerusform>{what} (%n entrées)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what} in %n entries</source>
        <extracomment>{what} in 1 entry</extracomment>
        <translation>
            <numerusform>{what} dans %n entrée</numerusform>
            <numerusform>{what} dans %n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>{what}: {message}</source>
        <translation>Dans le {what} : {message}</translation>
    </message>
    <message>
        <source>{who} expired on {value}.</source>
        <translation>{who} a expiré le {value}.</translation>
    </message>
    <message>
        <source>{who} has neither content_loc nor player_loc.</source>
        <translation>{who} n’a ni content_loc ni player_loc.</translation>
    </message>
    <message>
        <source>{who} has neither hreflang nor media.</source>
        <translation>{who} n’a ni hreflang ni media.</translation>
    </message>
    <message>
        <source>{who} has no {name}.</source>
        <translation>{who} n’a pas de champ {name}.</translation>
    </message>
    <message>
        <source>{who} has the unknown element {name}.</source>
        <translation>{who} a l’élément inconnu {name}.</translation>
    </message>
    <message>
        <source>{who} has {count:,} × {breach}; at most {most:,} are allowed.</source>
        <translation>{who} a {count:,} × {breach} ; maximum permis : {most:,}.</translation>
    </message>
    <message>
        <source>{who} is no longer read by search engines.</source>
        <translation>{who} n’est plus lu par les moteurs de recherche.</translation>
    </message>
    <message>
        <source>{who} was published on {value}, more than two days ago.</source>
        <translation>{who} a été publié le {value}, il y a plus de deux jours.</translation>
    </message>
    <message>
        <source>{wrong} in the {what} is not a country code of ISO 3166-1, such as US.</source>
        <translation>{wrong} dans le {what} n’est pas un code de pays ISO 3166-1, comme US.</translation>
    </message>
    <message>
        <source>{wrong} in the {what} is not a valid value.</source>
        <translation>{wrong} dans le {what} n’est pas une valeur valide.</translation>
    </message>
    <message>
        <source>{wrong} in the {what} is not one of {choices}.</source>
        <translation>{wrong} dans le {what} n’est pas l’une de ces valeurs : {choices}.</translation>
    </message>
    <message>
        <source>“Match case” and “Whole words only” don't work with this expression.</source>
        <translation>« Respecter la casse » et « Mots entiers » ne fonctionnent pas avec cette expression.</translation>
    </message>
    <message>
        <source>“\{escape}” can't be used in a replacement.</source>
        <translation>« \{escape} » ne peut pas être utilisé dans un remplacement.</translation>
    </message>
    <message>
        <source>“always” is for pages that change with every access, and “never” for archived pages. If lastmod contradicts it, search engines trust neither value.</source>
        <translation>« always » est pour les pages qui changent à chaque accès, et « never » pour les pages archivées. Si lastmod le contredit, les moteurs de recherche ne se fient à aucune des deux valeurs.</translation>
    </message>
    <message>
        <source>“always” means that the page changes with every access, but lastmod is more than a year ago.</source>
        <translation>« always » signifie que la page change à chaque accès, mais lastmod date de plus d’un an.</translation>
    </message>
    <message>
        <source>“and” or “or” must come next</source>
        <translation>« and » ou « or » doit suivre</translation>
    </message>
    <message>
        <source>“and”, “or” or “)” must come next</source>
        <translation>« and », « or » ou « ) » doit suivre</translation>
    </message>
    <message>
        <source>“lastmod {operator}” needs a date such as 2026-11-02, not “{value}”.</source>
        <translation>« lastmod {operator} » demande une date comme 2026-11-02, non « {value} ».</translation>
    </message>
    <message>
        <source>“never” means that the page is archived, but lastmod is in the future.</source>
        <translation>« never » signifie que la page est archivée, mais lastmod est dans le futur.</translation>
    </message>
    <message>
        <source>“{address}” is not on {site}, the site of most sitemaps in the index.</source>
        <translation>« {address} » n’est pas sur {site}, le site de la plupart des sitemaps de l’index.</translation>
    </message>
    <message>
        <source>“{address}” is not on {site}, the site of the first sitemap in the index.</source>
        <translation>« {address} » n’est pas sur {site}, le site du premier sitemap de l’index.</translation>
    </message>
    <message>
        <source>“{address}” is not on {site}, the site of the index.</source>
        <translation>« {address} » n’est pas sur {site}, le site de l’index.</translation>
    </message>
    <message>
        <source>“{address}” is outside {folder}, the folder of the index.</source>
        <translation>« {address} » est hors de {folder}, le dossier de l’index.</translation>
    </message>
    <message>
        <source>“{code}” is not a country code of ISO 3166-1</source>
        <translation>« {code} » n’est pas un code de pays ISO 3166-1</translation>
    </message>
    <message>
        <source>“{code}” is not a language code of ISO 639-1</source>
        <translation>« {code} » n’est pas un code de langue ISO 639-1</translation>
    </message>
    <message>
        <source>“{code}” is not a script code of ISO 15924</source>
        <translation>« {code} » n’est pas un code d’écriture ISO 15924</translation>
    </message>
    <message>
        <source>“{document}” has no index.</source>
        <translation>« {document} » n’a pas d’index.</translation>
    </message>
    <message>
        <source>“{document}” is already an index.</source>
        <translation>« {document} » est déjà un index.</translation>
    </message>
    <message>
        <source>“{element}” has the attribute “{attribute}”, which the protocol does not define.</source>
        <translation>« {element} » a l’attribut « {attribute} », que le protocole ne définit pas.</translation>
    </message>
    <message>
        <source>“{element}” has too many elements and attributes to be validated.</source>
        <translation>« {element} » a trop d’éléments et d’attributs pour être validé.</translation>
    </message>
    <message>
        <source>“{field} {operator}” needs a number, not “{value}”.</source>
        <translation>« {field} {operator} » demande un nombre, non « {value} ».</translation>
    </message>
    <message>
        <source>“{field}” can only be compared with {known}.</source>
        <translation>« {field} » ne peut être comparé qu’avec {known}.</translation>
    </message>
    <message>
        <source>“{file}” could be this sitemap or another one. Move each file to the path of its URL.</source>
        <translation>« {file} » pourrait être ce sitemap ou un autre. Déplacez chaque fichier vers le chemin de son URL.</translation>
    </message>
    <message>
        <source>“{file}” is not well-formed, so it was not validated.</source>
        <translation>« {file} » n’est pas bien formé : il n’a pas été validé.</translation>
    </message>
    <message>
        <source>“{file}” was opened for {url}, although its path differs from the URL.</source>
        <translation>« {file} » a été ouvert pour {url}, bien que son chemin diffère de l’URL.</translation>
    </message>
    <message>
        <source>“{folder}” is the folder of the open set and would then have two indexes.</source>
        <translation>« {folder} » est le dossier de l’ensemble ouvert et aurait alors deux index.</translation>
    </message>
    <message>
        <source>“{found}” is not allowed here; it was removed.</source>
        <translation>« {found} » n’est pas permis ici et a été supprimé.</translation>
    </message>
    <message>
        <source>“{found}” is not allowed here; it was replaced with “{new}”.</source>
        <translation>« {found} » n’est pas permis ici et a été remplacé par « {new} ».</translation>
    </message>
    <message>
        <source>“{held}” belongs to a set that is in use: {message}</source>
        <translation>« {held} » appartient à un ensemble en cours d’utilisation : {message}</translation>
    </message>
    <message>
        <source>“{host}” is not on the public web.</source>
        <translation>« {host} » n’est pas sur le web public.</translation>
    </message>
    <message numerus="yes">
        <source>“{index}” lists %n sitemaps whose paths differ from their URLs; “{file}” was opened for {url}.</source>
        <translation>
            <numerusform>« {index} » liste %n sitemap dont le chemin diffère de l’URL ; « {file} » a été ouvert pour {url}.</numerusform>
            <numerusform>« {index} » liste %n sitemaps dont les chemins diffèrent de leurs URL ; « {file} » a été ouvert pour {url}.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{index}” lists itself.</source>
        <translation>« {index} » se liste lui-même.</translation>
    </message>
    <message>
        <source>“{index}” lists {address} with the protocol {protocol}; it must be http or https.</source>
        <translation>« {index} » liste {address} avec le protocole {protocol} ; ce doit être http ou https.</translation>
    </message>
    <message>
        <source>“{index}” lists “{sitemap}”, but the file was not found.</source>
        <translation>« {index} » liste « {sitemap} », mais le fichier est introuvable.</translation>
    </message>
    <message>
        <source>“{item}” is not a date or a range of dates.</source>
        <translation>« {item} » n’est ni une date ni un intervalle de dates.</translation>
    </message>
    <message>
        <source>“{item}” is not a folder URL.</source>
        <translation>« {item} » n’est pas l’URL d’un dossier.</translation>
    </message>
    <message>
        <source>“{item}” is not a range of numbers.</source>
        <translation>« {item} » n’est pas un intervalle de nombres.</translation>
    </message>
    <message>
        <source>“{item}” is not an entry number.</source>
        <translation>« {item} » n’est pas un numéro d’entrée.</translation>
    </message>
    <message>
        <source>“{key}” is not a valid key.</source>
        <translation>« {key} » n’est pas une clé valide.</translation>
    </message>
    <message>
        <source>“{label}” is not valid Punycode</source>
        <translation>« {label} » n’est pas du Punycode valide</translation>
    </message>
    <message>
        <source>“{listed}” in the index is older than {newest}, the newest date in {name}.</source>
        <translation>« {listed} » dans l’index est antérieur à {newest}, la date la plus récente de {name}.</translation>
    </message>
    <message>
        <source>“{mismatch}” is closed before “{mismatch_2}” of line {mismatch_3}</source>
        <translation>« {mismatch} » est fermé avant « {mismatch_2} » de la ligne {mismatch_3}</translation>
    </message>
    <message>
        <source>“{more}” is a field of the entry, not an extension.</source>
        <translation>« {more} » est un champ de l’entrée, pas une extension.</translation>
    </message>
    <message>
        <source>“{name}” already exists and is not a sitemap of the set.</source>
        <translation>« {name} » existe déjà et n’est pas un sitemap de l’ensemble.</translation>
    </message>
    <message>
        <source>“{name}” already exists and is not an unchanged copy, so it was not replaced.</source>
        <translation>« {name} » existe déjà et n’est pas une copie inchangée : il n’a pas été remplacé.</translation>
    </message>
    <message>
        <source>“{name}” already exists in that folder and would be replaced.</source>
        <translation>« {name} » existe déjà dans ce dossier et serait remplacé.</translation>
    </message>
    <message>
        <source>“{name}” begins with more than one byte order mark.</source>
        <translation>« {name} » commence par plus d’une marque d’ordre des octets.</translation>
    </message>
    <message>
        <source>“{name}” can't be a file name.</source>
        <translation>« {name} » ne peut pas être un nom de fichier.</translation>
    </message>
    <message>
        <source>“{name}” can't be created: {reason}.</source>
        <translation>« {name} » ne peut pas être créé : {reason}.</translation>
    </message>
    <message>
        <source>“{name}” can't be read because of an internal error ({error}).</source>
        <translation>« {name} » ne peut pas être lu à cause d’une erreur interne ({error}).</translation>
    </message>
    <message>
        <source>“{name}” can't be read: in line {line} a value is longer than 10 million bytes.</source>
        <translation>« {name} » ne peut pas être lu : à la ligne {line}, une valeur dépasse 10 millions d’octets.</translation>
    </message>
    <message>
        <source>“{name}” can't be read: in line {line} elements are nested too deeply.</source>
        <translation>« {name} » ne peut pas être lu : à la ligne {line}, les éléments sont trop imbriqués.</translation>
    </message>
    <message>
        <source>“{name}” can't be read: in line {line} {cause}.</source>
        <translation>« {name} » ne peut pas être lu : à la ligne {line}, {cause}.</translation>
    </message>
    <message>
        <source>“{name}” can't be read: its elements can't be located.</source>
        <translation>« {name} » ne peut pas être lu : ses éléments ne peuvent pas être localisés.</translation>
    </message>
    <message>
        <source>“{name}” can't be read: {reason}.</source>
        <translation>« {name} » ne peut pas être lu : {reason}.</translation>
    </message>
    <message>
        <source>“{name}” can't be removed: {reason}.</source>
        <translation>« {name} » ne peut pas être supprimé : {reason}.</translation>
    </message>
    <message>
        <source>“{name}” can't be saved: {reason}. Some files could not be restored.</source>
        <translation>« {name} » ne peut pas être enregistré : {reason}. Certains fichiers n’ont pas pu être restaurés.</translation>
    </message>
    <message>
        <source>“{name}” can't be saved: {reason}; no file was changed.</source>
        <translation>« {name} » ne peut pas être enregistré : {reason} ; aucun fichier n’a été modifié.</translation>
    </message>
    <message>
        <source>“{name}” contains damaged gzip data.</source>
        <translation>« {name} » contient des données gzip endommagées.</translation>
    </message>
    <message>
        <source>“{name}” contains the element “{inner}”, but must be plain text.</source>
        <translation>« {name} » contient l’élément « {inner} », mais doit être du texte seul.</translation>
    </message>
    <message>
        <source>“{name}” could not be read, so it can't be changed.</source>
        <translation>« {name} » n’a pas pu être lu : il ne peut pas être modifié.</translation>
    </message>
    <message>
        <source>“{name}” declares a document type or entities, which are not supported.</source>
        <translation>« {name} » déclare un type de document ou des entités, qui ne sont pas pris en charge.</translation>
    </message>
    <message>
        <source>“{name}” declares the encoding “{encoding}”, which is not known.</source>
        <translation>« {name} » déclare l’encodage « {encoding} », qui est inconnu.</translation>
    </message>
    <message>
        <source>“{name}” does not contain page dates.</source>
        <translation>« {name} » ne contient pas de dates de pages.</translation>
    </message>
    <message>
        <source>“{name}” does not end in {wanted}.</source>
        <translation>« {name} » ne se termine pas par {wanted}.</translation>
    </message>
    <message>
        <source>“{name}” does not exist.</source>
        <translation>« {name} » n’existe pas.</translation>
    </message>
    <message>
        <source>“{name}” from an earlier export is not in the index.</source>
        <translation>« {name} », d’un export antérieur, n’est pas dans l’index.</translation>
    </message>
    <message>
        <source>“{name}” has hard links.</source>
        <translation>« {name} » a des liens physiques.</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” has more than %n entries.</source>
        <extracomment>“{name}” has more than one entry.</extracomment>
        <translation>
            <numerusform>« {name} » a plus de %n entrée.</numerusform>
            <numerusform>« {name} » a plus de %n entrées.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” has more than {max_tags:,} tags.</source>
        <translation>« {name} » a plus de {max_tags:,} balises.</translation>
    </message>
    <message>
        <source>“{name}” has no column “loc”.</source>
        <translation>« {name} » n’a pas de colonne « loc ».</translation>
    </message>
    <message>
        <source>“{name}” has no entries.</source>
        <translation>« {name} » n’a pas d’entrées.</translation>
    </message>
    <message>
        <source>“{name}” has text before the XML, which begins in line {at}.</source>
        <translation>« {name} » a du texte avant le XML, qui commence à la ligne {at}.</translation>
    </message>
    <message>
        <source>“{name}” is a URL, not a file.</source>
        <translation>« {name} » est une URL, pas un fichier.</translation>
    </message>
    <message>
        <source>“{name}” is a feed in which no item has a link.</source>
        <translation>« {name} » est un flux dont aucun élément n’a de lien.</translation>
    </message>
    <message>
        <source>“{name}” is a feed with more than {megabytes} MiB or {tags:,} tags.</source>
        <translation>« {name} » est un flux de plus de {megabytes} Mio ou de {tags:,} balises.</translation>
    </message>
    <message>
        <source>“{name}” is a feed. It lists only recent pages and can't be saved.</source>
        <translation>« {name} » est un flux. Il ne liste que les pages récentes et ne peut pas être enregistré.</translation>
    </message>
    <message>
        <source>“{name}” is a folder.</source>
        <translation>« {name} » est un dossier.</translation>
    </message>
    <message>
        <source>“{name}” is a pipe, socket or device, not a file.</source>
        <translation>« {name} » est un tube, un socket ou un périphérique, pas un fichier.</translation>
    </message>
    <message>
        <source>“{name}” is a template, not the published sitemap.</source>
        <translation>« {name} » est un modèle, pas le sitemap publié.</translation>
    </message>
    <message>
        <source>“{name}” is a web page (HTML), not a sitemap.</source>
        <translation>« {name} » est une page web (HTML), pas un sitemap.</translation>
    </message>
    <message>
        <source>“{name}” is a {kind} file; sitemaps can only be compressed with gzip.</source>
        <translation>« {name} » est un fichier {kind} ; les sitemaps ne peuvent être compressés qu’avec gzip.</translation>
    </message>
    <message>
        <source>“{name}” is already in the set.</source>
        <translation>« {name} » est déjà dans l’ensemble.</translation>
    </message>
    <message>
        <source>“{name}” is already open in another window.</source>
        <translation>« {name} » est déjà ouvert dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>“{name}” is an index, not a sitemap.</source>
        <translation>« {name} » est un index, pas un sitemap.</translation>
    </message>
    <message>
        <source>“{name}” is an input file and can't be replaced.</source>
        <translation>« {name} » est un fichier d’entrée et ne peut pas être remplacé.</translation>
    </message>
    <message>
        <source>“{name}” is cut off.</source>
        <translation>« {name} » est tronqué.</translation>
    </message>
    <message>
        <source>“{name}” is empty.</source>
        <translation>« {name} » est vide.</translation>
    </message>
    <message>
        <source>“{name}” is encoded in {encoding}.</source>
        <translation>« {name} » est encodé en {encoding}.</translation>
    </message>
    <message>
        <source>“{name}” is gzipped more than once; search engines unpack it once.</source>
        <translation>« {name} » est compressé plusieurs fois avec gzip ; les moteurs de recherche ne le décompressent qu’une fois.</translation>
    </message>
    <message>
        <source>“{name}” is gzipped, but its name does not end in .gz.</source>
        <translation>« {name} » est compressé avec gzip, mais son nom ne finit pas par .gz.</translation>
    </message>
    <message>
        <source>“{name}” is kept in memory, because the cache folder can't be used: {trouble}.</source>
        <translation>« {name} » est gardé en mémoire, car le dossier du cache est inutilisable : {trouble}.</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” is larger than %n bytes when uncompressed.</source>
        <extracomment>“{name}” is larger than 1 byte when uncompressed.</extracomment>
        <translation>
            <numerusform>« {name} » dépasse %n octet une fois décompressé.</numerusform>
            <numerusform>« {name} » dépasse %n octets une fois décompressé.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” is larger than {gigabytes} GiB.</source>
        <translation>« {name} » dépasse {gigabytes} Gio.</translation>
    </message>
    <message>
        <source>“{name}” is more than {ratio:,} times larger when uncompressed, like a gzip bomb.</source>
        <translation>« {name} » est plus de {ratio:,} fois plus grand une fois décompressé, comme une bombe gzip.</translation>
    </message>
    <message>
        <source>“{name}” is no longer in the folder of its set, so it can't be saved with it.</source>
        <translation>« {name} » n’est plus dans le dossier de son ensemble : il ne peut pas être enregistré avec lui.</translation>
    </message>
    <message>
        <source>“{name}” is not a recovery log.</source>
        <translation>« {name} » n’est pas un journal de récupération.</translation>
    </message>
    <message>
        <source>“{name}” is not a sitemap: it is not XML, a list of URLs or CSV with a column “loc”.</source>
        <translation>« {name} » n’est pas un sitemap : ce n’est ni du XML, ni une liste d’URL, ni du CSV avec une colonne « loc ».</translation>
    </message>
    <message>
        <source>“{name}” is not a sitemap: its root element in line {line} is in the namespace “{namespace}”.</source>
        <translation>« {name} » n’est pas un sitemap : son élément racine à la ligne {line} est dans l’espace de noms « {namespace} ».</translation>
    </message>
    <message>
        <source>“{name}” is not a sitemap: its root element in line {line} is “{name_2}”.</source>
        <translation>« {name} » n’est pas un sitemap : son élément racine à la ligne {line} est « {name_2} ».</translation>
    </message>
    <message>
        <source>“{name}” is not a text file.</source>
        <translation>« {name} » n’est pas un fichier texte.</translation>
    </message>
    <message>
        <source>“{name}” is not allowed in “{split_name}”.</source>
        <translation>« {name} » n’est pas permis dans « {split_name} ».</translation>
    </message>
    <message>
        <source>“{name}” is not an access log in a known format.</source>
        <translation>« {name} » n’est pas un journal d’accès dans un format connu.</translation>
    </message>
    <message>
        <source>“{name}” is not an element of the protocol.</source>
        <translation>« {name} » n’est pas un élément du protocole.</translation>
    </message>
    <message>
        <source>“{name}” is not encoded in UTF-8 or UTF-16.</source>
        <translation>« {name} » n’est encodé ni en UTF-8 ni en UTF-16.</translation>
    </message>
    <message>
        <source>“{name}” is not encoded in {encoding}.</source>
        <translation>« {name} » n’est pas encodé en {encoding}.</translation>
    </message>
    <message>
        <source>“{name}” is not in a git repository.</source>
        <translation>« {name} » n’est pas dans un dépôt git.</translation>
    </message>
    <message>
        <source>“{name}” is not in the folder of the set.</source>
        <translation>« {name} » n’est pas dans le dossier de l’ensemble.</translation>
    </message>
    <message>
        <source>“{name}” is not valid {encoding}: line {line} contains the byte {byte}.</source>
        <translation>« {name} » n’est pas du {encoding} valide : la ligne {line} contient l’octet {byte}.</translation>
    </message>
    <message>
        <source>“{name}” is not well-formed XML (line {line:,}, column {column:,}): {reason}.</source>
        <translation>« {name} » n’est pas du XML bien formé (ligne {line:,}, colonne {column:,}) : {reason}.</translation>
    </message>
    <message>
        <source>“{name}” is open for editing elsewhere.</source>
        <translation>« {name} » est ouvert en modification ailleurs.</translation>
    </message>
    <message>
        <source>“{name}” is open for editing elsewhere: by {user} on {host}, since {since}.</source>
        <translation>« {name} » est ouvert en modification ailleurs : par {user} sur {host}, depuis {since}.</translation>
    </message>
    <message>
        <source>“{name}” is read-only: {reason}</source>
        <translation>« {name} » est en lecture seule : {reason}</translation>
    </message>
    <message>
        <source>“{name}” is repeated; the first one is used.</source>
        <translation>« {name} » est répété ; le premier est utilisé.</translation>
    </message>
    <message>
        <source>“{name}” is stored with the sitemaps of “{facts}”, but not listed in it.</source>
        <translation>« {name} » est rangé avec les sitemaps de « {facts} », mais n’y est pas listé.</translation>
    </message>
    <message>
        <source>“{name}” is too large.</source>
        <translation>« {name} » est trop grand.</translation>
    </message>
    <message>
        <source>“{name}” may have been written by another user.</source>
        <translation>« {name} » a peut-être été écrit par un autre utilisateur.</translation>
    </message>
    <message>
        <source>“{name}” no longer exists.</source>
        <translation>« {name} » n’existe plus.</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program since it was opened, so nothing was saved.</source>
        <translation>« {name} » a été modifié par un autre programme depuis l’ouverture : rien n’a été enregistré.</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program.</source>
        <translation>« {name} » a été modifié par un autre programme.</translation>
    </message>
    <message>
        <source>“{name}” was closed too early; the entries after it were joined.</source>
        <translation>« {name} » était fermé trop tôt ; les entrées suivantes y ont été jointes.</translation>
    </message>
    <message>
        <source>“{name}” was missing; it was added.</source>
        <translation>« {name} » manquait et a été ajouté.</translation>
    </message>
    <message>
        <source>“{name}” was not saved, because it could not be read back: {message}</source>
        <translation>« {name} » n’a pas été enregistré, car il n’a pas pu être relu : {message}</translation>
    </message>
    <message>
        <source>“{name}” was not saved, because reading it back gave different entries.</source>
        <translation>« {name} » n’a pas été enregistré, car la relecture a donné d’autres entrées.</translation>
    </message>
    <message>
        <source>“{name}” was written by another version of Sitemap Studio.</source>
        <translation>« {name} » a été écrit par une autre version de Sitemap Studio.</translation>
    </message>
    <message>
        <source>“{opened}” of line {opened_line} is still open</source>
        <translation>« {opened} » de la ligne {opened_line} est encore ouvert</translation>
    </message>
    <message>
        <source>“{path}” is not a text field of “{shown_name}”.</source>
        <translation>« {path} » n’est pas un champ de texte de « {shown_name} ».</translation>
    </message>
    <message>
        <source>“{root}” contains text between its elements.</source>
        <translation>« {root} » contient du texte entre ses éléments.</translation>
    </message>
    <message numerus="yes">
        <source>“{sitemap}” could not be read, so the %n entries put into it can't be saved.</source>
        <extracomment>“{sitemap}” could not be read, so the one entry put into it can't be saved.</extracomment>
        <translation>
            <numerusform>« {sitemap} » n’a pas pu être lu : la %n entrée qui y a été mise ne peut pas être enregistrée.</numerusform>
            <numerusform>« {sitemap} » n’a pas pu être lu : les %n entrées qui y ont été mises ne peuvent pas être enregistrées.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{sitemap}” is a CSV file, which an index can't list.</source>
        <translation>« {sitemap} » est un fichier CSV, qu’un index ne peut pas lister.</translation>
    </message>
    <message>
        <source>“{sitemap}” is listed twice in “{index}”.</source>
        <translation>« {sitemap} » est listé deux fois dans « {index} ».</translation>
    </message>
    <message>
        <source>“{sitemap}” is still being read.</source>
        <translation>« {sitemap} » est encore en cours de lecture.</translation>
    </message>
    <message>
        <source>“{sitemap}” was not read.</source>
        <translation>« {sitemap} » n’a pas été lu.</translation>
    </message>
    <message>
        <source>“{taken}” differs only in case, which many disks ignore.</source>
        <translation>« {taken} » ne diffère que par la casse, que beaucoup de disques ignorent.</translation>
    </message>
    <message>
        <source>“{template}” contains unknown placeholders.</source>
        <translation>« {template} » contient des variables inconnues.</translation>
    </message>
    <message numerus="yes">
        <source>“{template}” would be the name of %n sitemaps.</source>
        <extracomment>“{template}” would be the name of one sitemap.</extracomment>
        <translation>
            <numerusform>« {template} » serait le nom de %n sitemap.</numerusform>
            <numerusform>« {template} » serait le nom de %n sitemaps.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>« {text} »</translation>
    </message>
    <message>
        <source>“{text}” can't be a URL prefix.</source>
        <translation>« {text} » ne peut pas être un préfixe d’URL.</translation>
    </message>
    <message>
        <source>“{text}” is not a complete URL.</source>
        <translation>« {text} » n’est pas une URL complète.</translation>
    </message>
    <message>
        <source>“{text}” is not a folder.</source>
        <translation>« {text} » n’est pas un dossier.</translation>
    </message>
    <message>
        <source>“{text}” is not a valid value.</source>
        <translation>« {text} » n’est pas une valeur valide.</translation>
    </message>
    <message>
        <source>“{title}” can't be saved because an earlier save was interrupted: {reason}.</source>
        <translation>« {title} » ne peut pas être enregistré, car un enregistrement antérieur a été interrompu : {reason}.</translation>
    </message>
    <message>
        <source>“{token}” should be “{name}”; it was renamed.</source>
        <translation>« {token} » devrait être « {name} » ; il a été renommé.</translation>
    </message>
    <message>
        <source>“{token}” should be “{name}”; this one and all below were renamed.</source>
        <translation>« {token} » devrait être « {name} » ; celui-ci et tous les suivants ont été renommés.</translation>
    </message>
    <message>
        <source>“{top}” was not closed; its closing tag was added.</source>
        <translation>« {top} » n’était pas fermé ; sa balise fermante a été ajoutée.</translation>
    </message>
    <message>
        <source>“{url}” can't be fetched: {reason}</source>
        <translation>« {url} » ne peut pas être récupéré : {reason}</translation>
    </message>
    <message>
        <source>“{word}” can't be “{item}”.</source>
        <translation>« {word} » ne peut pas être « {item} ».</translation>
    </message>
    <message>
        <source>“{wrong}” is not allowed in a host</source>
        <translation>« {wrong} » n’est pas permis dans un hôte</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more.</source>
        <extracomment>… and one more.</extracomment>
        <translation>
            <numerusform>… et %n autre.</numerusform>
            <numerusform>… et %n autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>… and {count} more</source>
        <translation>… et {count} de plus</translation>
    </message>
</context>
<context>
    <name>NameLine</name>
    <message>
        <source>Name of the file</source>
        <translation>Nom du fichier</translation>
    </message>
</context>
<context>
    <name>NewSitemapDialog</name>
    <message>
        <source>The next save writes the file and lists it in the index; .gz compresses it.</source>
        <translation>Le fichier est écrit, et listé dans l’index, au prochain enregistrement ; .gz le compresse.</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>{number} KB</source>
        <translation>{number} Ko</translation>
    </message>
    <message>
        <source>{number} MB</source>
        <translation>{number} Mo</translation>
    </message>
</context>
<context>
    <name>OpenFromWebDialog</name>
    <message>
        <source>Fetch</source>
        <translation>Récupérer</translation>
    </message>
    <message>
        <source>The files are downloaded to the folder and opened there.</source>
        <translation>Les fichiers sont téléchargés dans le dossier et y sont ouverts.</translation>
    </message>
    <message>
        <source>URL of a site, robots.txt, index or sitemap</source>
        <translation>URL d’un site, d’un robots.txt, d’un index ou d’un sitemap</translation>
    </message>
</context>
<context>
    <name>OutcomeDialog</name>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
</context>
<context>
    <name>OverviewPanel</name>
    <message>
        <source>&amp;Copy picture</source>
        <translation>&amp;Copier l’image</translation>
    </message>
    <message>
        <source>&amp;Save picture …</source>
        <translation>&amp;Enregistrer l’image …</translation>
    </message>
    <message>
        <source>Copy &amp;numbers</source>
        <translation>Copier les &amp;nombres</translation>
    </message>
    <message>
        <source>Copy or save the charts</source>
        <translation>Copier ou enregistrer les graphiques</translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation>Comptage …</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Dessin (*.svg)</translation>
    </message>
    <message>
        <source>Not up to date: counting was stopped.</source>
        <translation>Pas à jour : le comptage a été arrêté.</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Image (*.png)</translation>
    </message>
    <message>
        <source>There is nothing to count: the set has no entries yet.</source>
        <translation>Rien à compter : l’ensemble n’a pas encore d’entrées.</translation>
    </message>
</context>
<context>
    <name>PaletteDialog</name>
    <message>
        <source>Find a command</source>
        <translation>Trouver une commande</translation>
    </message>
</context>
<context>
    <name>PanelDock</name>
    <message>
        <source>Close the panel “{title}”</source>
        <translation>Fermer le volet « {title} »</translation>
    </message>
</context>
<context>
    <name>PanelTitle</name>
    <message>
        <source>Drag to another side of the window</source>
        <translation>Faire glisser vers un autre côté de la fenêtre</translation>
    </message>
</context>
<context>
    <name>PlanDialog</name>
    <message>
        <source>{changes}. You can undo this in one step. Clear a box to skip a value (Space).</source>
        <translation>{changes}. Vous pouvez annuler cela en une seule étape. Décochez une case pour ignorer une valeur (Espace).</translation>
    </message>
</context>
<context>
    <name>PlannedList</name>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
</context>
<context>
    <name>PreviewPanel</name>
    <message>
        <source> (ignored)</source>
        <translation> (ignoré)</translation>
    </message>
    <message>
        <source>As in the file; saving does not change it.</source>
        <translation>Telle que dans le fichier ; l’enregistrement ne la change pas.</translation>
    </message>
    <message>
        <source>As it is read</source>
        <translation>Tel que lu</translation>
    </message>
    <message>
        <source>As it is written</source>
        <translation>Tel qu’écrit</translation>
    </message>
    <message>
        <source>Copy as in the &amp;file</source>
        <translation>Copier tel que dans le &amp;fichier</translation>
    </message>
    <message>
        <source>Copy as it &amp;will be saved</source>
        <translation>Copier tel qu’il &amp;sera enregistré</translation>
    </message>
    <message>
        <source>Copy what is &amp;read</source>
        <translation>Copier ce qui est &amp;lu</translation>
    </message>
    <message>
        <source>Entry {number} in {name}</source>
        <translation>Entrée {number} dans {name}</translation>
    </message>
    <message>
        <source>New; it will be saved with the set.</source>
        <translation>Nouvelle ; elle sera enregistrée avec l’ensemble.</translation>
    </message>
    <message>
        <source>Only the beginning is shown.</source>
        <translation>Seul le début est affiché.</translation>
    </message>
    <message>
        <source>Saving replaces the lines with − by those with +.</source>
        <translation>L’enregistrement remplace les lignes avec − par celles avec +.</translation>
    </message>
    <message>
        <source>The file was repaired to open it; see Repairs.</source>
        <translation>Le fichier a été réparé pour l’ouvrir ; voir Réparations.</translation>
    </message>
    <message numerus="yes">
        <source>The first of %n selected entries.</source>
        <translation>
            <numerusform>La première de %n entrée sélectionnée.</numerusform>
            <numerusform>La première de %n entrées sélectionnées.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemFilterBar</name>
    <message>
        <source>Search problems</source>
        <translation>Rechercher des problèmes</translation>
    </message>
</context>
<context>
    <name>ProblemTree</name>
    <message>
        <source>&amp;Fix …</source>
        <translation>Co&amp;rriger …</translation>
    </message>
    <message>
        <source>&amp;Remove …</source>
        <translation>&amp;Supprimer …</translation>
    </message>
    <message>
        <source>&amp;Save to repair</source>
        <translation>&amp;Enregistrer pour réparer</translation>
    </message>
    <message>
        <source>Fix &amp;all ({count})</source>
        <translation>&amp;Tout corriger ({count})</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Endroit</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problème</translation>
    </message>
    <message>
        <source>Remove &amp;all ({count})</source>
        <translation>Tout s&amp;upprimer ({count})</translation>
    </message>
    <message>
        <source>entry {number}</source>
        <translation>entrée {number}</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>ligne {line}</translation>
    </message>
    <message>
        <source>{severity}: {title}, {count}</source>
        <translation>{severity} : {title}, {count}</translation>
    </message>
</context>
<context>
    <name>ProblemsPanel</name>
    <message>
        <source>&amp;Go to the cell</source>
        <translation>A&amp;ller à la cellule</translation>
    </message>
    <message numerus="yes">
        <source>No problems found in %n entries.</source>
        <extracomment>No problems found in 1 entry.</extracomment>
        <translation>
            <numerusform>Aucun problème trouvé dans %n entrée.</numerusform>
            <numerusform>Aucun problème trouvé dans %n entrées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Report …</source>
        <translation>Rapport …</translation>
    </message>
    <message>
        <source>Searching problems for “{words}”</source>
        <translation>Recherche de « {words} » dans les problèmes</translation>
    </message>
    <message>
        <source>Show all problems</source>
        <translation>Afficher tous les problèmes</translation>
    </message>
    <message>
        <source>Show its &amp;entries only</source>
        <translation>N’afficher que ses &amp;entrées</translation>
    </message>
    <message>
        <source>The entries shown have no problems.</source>
        <translation>Les entrées affichées n’ont pas de problèmes.</translation>
    </message>
</context>
<context>
    <name>PublishDialog</name>
    <message numerus="yes">
        <source>%n URLs are new or changed.</source>
        <extracomment>1 URL is new or changed.</extracomment>
        <translation>
            <numerusform>%n URL est nouvelle ou modifiée.</numerusform>
            <numerusform>%n URL sont nouvelles ou modifiées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n URLs were removed.</source>
        <extracomment>1 URL was removed.</extracomment>
        <translation>
            <numerusform>%n URL a été supprimée.</numerusform>
            <numerusform>%n URL ont été supprimées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files to upload.</source>
        <extracomment>1 file to upload.</extracomment>
        <translation>
            <numerusform>%n fichier à téléverser.</numerusform>
            <numerusform>%n fichiers à téléverser.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Bing Webmaster Tools</source>
        <translation>&amp;Bing Webmaster Tools</translation>
    </message>
    <message>
        <source>&amp;Earlier version</source>
        <translation>Version &amp;antérieure</translation>
    </message>
    <message>
        <source>&amp;Files</source>
        <translation>&amp;Fichiers</translation>
    </message>
    <message>
        <source>&amp;Google Search Console</source>
        <translation>&amp;Google Search Console</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>&amp;Clé</translation>
    </message>
    <message>
        <source>&amp;Search engines</source>
        <translation>&amp;Moteurs de recherche</translation>
    </message>
    <message>
        <source>&amp;URL of the set</source>
        <translation>&amp;URL de l’ensemble</translation>
    </message>
    <message>
        <source>&amp;Write into robots.txt …</source>
        <translation>Écrire dans &amp;robots.txt …</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Ajoutées</translation>
    </message>
    <message numerus="yes">
        <source>Added %n lines to “{name}”.</source>
        <extracomment>Added 1 line to “{name}”.</extracomment>
        <translation>
            <numerusform>%n ligne ajoutée à « {name} ».</numerusform>
            <numerusform>%n lignes ajoutées à « {name} ».</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modifiées</translation>
    </message>
    <message>
        <source>Changed since the earlier version</source>
        <translation>Modifiées depuis la version antérieure</translation>
    </message>
    <message>
        <source>F&amp;ile …</source>
        <translation>F&amp;ichier …</translation>
    </message>
    <message>
        <source>Fol&amp;der …</source>
        <translation>&amp;Dossier …</translation>
    </message>
    <message>
        <source>Folder for “{name}”</source>
        <translation>Dossier pour « {name} »</translation>
    </message>
    <message>
        <source>Index&amp;Now</source>
        <translation>Index&amp;Now</translation>
    </message>
    <message>
        <source>Lines for robots.txt</source>
        <translation>Lignes pour robots.txt</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>New ke&amp;y</source>
        <translation>Nou&amp;velle clé</translation>
    </message>
    <message>
        <source>No URL has changed.</source>
        <translation>Aucune URL n’a changé.</translation>
    </message>
    <message>
        <source>None: all files and URLs count as new</source>
        <translation>Aucune : tous les fichiers et URL comptent comme nouveaux</translation>
    </message>
    <message>
        <source>Or submit it by hand, signed in to the search engine:</source>
        <translation>Ou soumettez-le à la main, une fois connecté au moteur de recherche :</translation>
    </message>
    <message>
        <source>Press Enter to fetch the earlier version.</source>
        <translation>Appuyez sur Entrée pour télécharger la version antérieure.</translation>
    </message>
    <message>
        <source>Publish “{name}”</source>
        <translation>Publier « {name} »</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Supprimées</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>Arrê&amp;ter</translation>
    </message>
    <message>
        <source>Sa&amp;ve key file …</source>
        <translation>&amp;Enregistrer le fichier de clé …</translation>
    </message>
    <message>
        <source>Save the key file, and upload it to the root of the site.</source>
        <translation>Enregistrez le fichier de clé et téléversez-le à la racine du site.</translation>
    </message>
    <message>
        <source>Search engines find the set by these lines of the site's robots.txt:</source>
        <translation>Les moteurs de recherche trouvent l’ensemble par ces lignes du robots.txt du site :</translation>
    </message>
    <message numerus="yes">
        <source>Stopped. %n URLs were submitted.</source>
        <extracomment>Stopped. 1 URL was submitted.</extracomment>
        <translation>
            <numerusform>Arrêté. %n URL a été soumise.</numerusform>
            <numerusform>Arrêté. %n URL ont été soumises.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sub&amp;mit</source>
        <translation>&amp;Soumettre</translation>
    </message>
    <message>
        <source>Submitting URLs</source>
        <translation>Soumission des URL</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
    <message>
        <source>The selected entries have no complete URLs.</source>
        <translation>Les entrées sélectionnées n’ont pas d’URL complètes.</translation>
    </message>
    <message>
        <source>UR&amp;Ls</source>
        <translation>UR&amp;L</translation>
    </message>
    <message>
        <source>URLs are sent to {host} only when you press Submit.</source>
        <translation>Les URL ne sont envoyées à {host} que lorsque vous appuyez sur « Soumettre ».</translation>
    </message>
    <message>
        <source>Unsaved changes are not in the files: save the set before you upload them.</source>
        <translation>Les modifications non enregistrées manquent dans les fichiers : enregistrez l’ensemble avant le téléversement.</translation>
    </message>
    <message>
        <source>Upload new and changed files to the server, and delete removed ones there.</source>
        <translation>Téléversez sur le serveur les fichiers nouveaux et modifiés, et supprimez-y ceux qui n’existent plus.</translation>
    </message>
    <message>
        <source>{host}, {urls}: {message}</source>
        <translation>{host}, {urls} : {message}</translation>
    </message>
    <message>
        <source>“{name}” already has these lines.</source>
        <translation>« {name} » contient déjà ces lignes.</translation>
    </message>
    <message>
        <source>“{name}” was saved. Upload it, so that it is found at {url}.</source>
        <translation>« {name} » a été enregistré. Téléversez-le de façon qu’il se trouve à {url}.</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>As people read it</source>
        <translation>Telle qu’on la lit</translation>
    </message>
    <message>
        <source>This XML is not well-formed: it is ignored.</source>
        <translation>Ce XML n’est pas bien formé : il est ignoré.</translation>
    </message>
    <message>
        <source>This is not a complete URL: the entry is skipped.</source>
        <translation>Ce n’est pas une URL complète : l’entrée est ignorée.</translation>
    </message>
    <message>
        <source>XML that no search engine is known to read</source>
        <translation>XML qu’aucun moteur de recherche connu ne lit</translation>
    </message>
    <message>
        <source>none: the entry is skipped</source>
        <translation>aucune : l’entrée est ignorée</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>non indiquée</translation>
    </message>
    <message>
        <source>not stated, which means {number}</source>
        <translation>non indiquée, ce qui signifie {number}</translation>
    </message>
    <message>
        <source>{consumer} ignores changefreq and priority.</source>
        <translation>{consumer} ignore changefreq et priority.</translation>
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
        <translation>{moment} dans votre fuseau horaire</translation>
    </message>
    <message>
        <source>{moment}, no day stated</source>
        <translation>{moment}, sans jour indiqué</translation>
    </message>
    <message>
        <source>“{text}” is not valid: it is ignored</source>
        <translation>« {text} » n’est pas valide : valeur ignorée</translation>
    </message>
</context>
<context>
    <name>ReadingOn</name>
    <message>
        <source>You can edit the entries that were read. Reload the set to read the rest.</source>
        <translation>Vous pouvez modifier les entrées lues. Rechargez l’ensemble pour lire le reste.</translation>
    </message>
</context>
<context>
    <name>RecentMenu</name>
    <message>
        <source>&amp;Forget these files</source>
        <translation>&amp;Oublier ces fichiers</translation>
    </message>
</context>
<context>
    <name>RecentRow</name>
    <message>
        <source>&amp;Copy its path</source>
        <translation>&amp;Copier son chemin</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Pin</source>
        <translation>É&amp;pingler</translation>
    </message>
    <message>
        <source>&amp;Remove from the list</source>
        <translation>&amp;Retirer de la liste</translation>
    </message>
    <message>
        <source>Open its &amp;folder</source>
        <translation>Ouvrir son &amp;dossier</translation>
    </message>
    <message>
        <source>Pin “{name}”</source>
        <translation>Épingler « {name} »</translation>
    </message>
    <message>
        <source>Remove “{name}” from the list</source>
        <translation>Retirer « {name} » de la liste</translation>
    </message>
    <message>
        <source>Un&amp;pin</source>
        <translation>Désé&amp;pingler</translation>
    </message>
    <message>
        <source>Unpin “{name}”</source>
        <translation>Désépingler « {name} »</translation>
    </message>
</context>
<context>
    <name>RecordsField</name>
    <message numerus="yes">
        <source>%n of them</source>
        <extracomment>1 of them</extracomment>
        <translation>
            <numerusform>%n élément</numerusform>
            <numerusform>%n éléments</numerusform>
        </translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>Edit …</source>
        <translation>Modifier …</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>It already contains all changes.</source>
        <translation>Il contient déjà toutes les modifications.</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>Reading unsaved changes …</source>
        <translation>Lecture des modifications non enregistrées …</translation>
    </message>
    <message>
        <source>Recover unsaved changes</source>
        <translation>Récupérer les modifications non enregistrées</translation>
    </message>
    <message>
        <source>Recovering “{name}”</source>
        <translation>Récupération de « {name} »</translation>
    </message>
    <message>
        <source>Save as a list …</source>
        <translation>Enregistrer en liste …</translation>
    </message>
    <message numerus="yes">
        <source>The last %n steps can't be read and are skipped.</source>
        <extracomment>The last step can't be read and is skipped.</extracomment>
        <translation>
            <numerusform>La dernière étape ne peut pas être lue et est ignorée.</numerusform>
            <numerusform>Les %n dernières étapes ne peuvent pas être lues et sont ignorées.</numerusform>
        </translation>
    </message>
    <message>
        <source>The unsaved changes of “{name}” have no effect.</source>
        <translation>Les modifications non enregistrées de « {name} » sont sans effet.</translation>
    </message>
    <message>
        <source>These changes can't be recovered. You can save them as a list.</source>
        <translation>Ces modifications ne peuvent pas être récupérées. Vous pouvez les enregistrer sous forme de liste.</translation>
    </message>
    <message>
        <source>This restores {changes} in “{name}”. The file on disk does not change until you save.</source>
        <translation>Ceci rétablit {changes} dans « {name} ». Le fichier sur le disque ne change pas avant l’enregistrement.</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” and %n more files were changed since.</source>
        <extracomment>“{name}” and 1 more file were changed since.</extracomment>
        <translation>
            <numerusform>« {name} » et %n autre fichier ont été modifiés depuis.</numerusform>
            <numerusform>« {name} » et %n autres fichiers ont été modifiés depuis.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” was changed since.</source>
        <translation>« {name} » a été modifié depuis.</translation>
    </message>
</context>
<context>
    <name>RecoveryList</name>
    <message numerus="yes">
        <source>%n added entries</source>
        <extracomment>1 added entry</extracomment>
        <translation>
            <numerusform>%n entrée ajoutée</numerusform>
            <numerusform>%n entrées ajoutées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes of the set</source>
        <extracomment>1 change of the set</extracomment>
        <translation>
            <numerusform>%n changement de l’ensemble</numerusform>
            <numerusform>%n changements de l’ensemble</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moved entries</source>
        <extracomment>1 moved entry</extracomment>
        <translation>
            <numerusform>%n entrée déplacée</numerusform>
            <numerusform>%n entrées déplacées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values</source>
        <extracomment>1 value</extracomment>
        <translation>
            <numerusform>%n valeur</numerusform>
            <numerusform>%n valeurs</numerusform>
        </translation>
    </message>
    <message>
        <source>(added)</source>
        <translation>(ajouté)</translation>
    </message>
    <message>
        <source>(written in another order or namespace)</source>
        <translation>(écrit dans un autre ordre ou espace de noms)</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>entrée</translation>
    </message>
    <message>
        <source>extensions</source>
        <translation>extensions</translation>
    </message>
    <message numerus="yes">
        <source>extensions of %n entries</source>
        <extracomment>extensions of 1 entry</extracomment>
        <translation>
            <numerusform>les extensions de %n entrée</numerusform>
            <numerusform>les extensions de %n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>file name</source>
        <translation>nom de fichier</translation>
    </message>
    <message>
        <source>place</source>
        <translation>emplacement</translation>
    </message>
    <message numerus="yes">
        <source>the removal of %n entries</source>
        <extracomment>the removal of 1 entry</extracomment>
        <translation>
            <numerusform>la suppression de %n entrée</numerusform>
            <numerusform>la suppression de %n entrées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecoveryWork</name>
    <message numerus="yes">
        <source>%n sets have unsaved changes from last time.</source>
        <translation>
            <numerusform>%n ensemble a des modifications non enregistrées de la dernière fois.</numerusform>
            <numerusform>%n ensembles ont des modifications non enregistrées de la dernière fois.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps were recovered.</source>
        <extracomment>1 step was recovered.</extracomment>
        <translation>
            <numerusform>%n étape a été récupérée.</numerusform>
            <numerusform>%n étapes ont été récupérées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Check again.</source>
        <translation>Vérifiez à nouveau.</translation>
    </message>
    <message>
        <source>Looking for unsaved changes</source>
        <translation>Recherche de modifications non enregistrées</translation>
    </message>
    <message>
        <source>You can undo them one by one. They are not saved yet.</source>
        <translation>Vous pouvez les annuler une à une. Elles ne sont pas encore enregistrées.</translation>
    </message>
    <message>
        <source>recovered step {number}</source>
        <translation>étape récupérée {number}</translation>
    </message>
    <message>
        <source>undoing of {step}</source>
        <translation>annulation : {step}</translation>
    </message>
    <message>
        <source>“{name}” has changed.</source>
        <translation>« {name} » a changé.</translation>
    </message>
    <message>
        <source>“{name}” has unsaved changes from {when}.</source>
        <translation>« {name} » a des modifications non enregistrées du {when}.</translation>
    </message>
</context>
<context>
    <name>RemovalList</name>
    <message>
        <source>Kept</source>
        <translation>Gardée</translation>
    </message>
    <message>
        <source>Kept entry</source>
        <translation>Entrée gardée</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Supprimée</translation>
    </message>
</context>
<context>
    <name>RepairList</name>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Réparation</translation>
    </message>
</context>
<context>
    <name>RepairsPanel</name>
    <message>
        <source>No repairs were needed.</source>
        <translation>Aucune réparation n’a été nécessaire.</translation>
    </message>
    <message>
        <source>Place of the repair</source>
        <translation>Endroit de la réparation</translation>
    </message>
    <message>
        <source>Select a repair to see the lines around it.</source>
        <translation>Sélectionnez une réparation pour voir les lignes autour.</translation>
    </message>
    <message>
        <source>The file has changed since it was opened.</source>
        <translation>Le fichier a changé depuis son ouverture.</translation>
    </message>
</context>
<context>
    <name>ReplaceQuestion</name>
    <message numerus="yes">
        <source>%n files in “{folder}” will be replaced.</source>
        <extracomment>1 file in “{folder}” will be replaced.</extracomment>
        <translation>
            <numerusform>%n fichier dans « {folder} » sera remplacé.</numerusform>
            <numerusform>%n fichiers dans « {folder} » seront remplacés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>The files may belong to another set.</source>
        <translation>Les fichiers appartiennent peut-être à un autre ensemble.</translation>
    </message>
</context>
<context>
    <name>Reports</name>
    <message>
        <source>Data (*.json)</source>
        <translation>Données (*.json)</translation>
    </message>
    <message>
        <source>HTML report (*.html)</source>
        <translation>Rapport HTML (*.html)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Preparing the report</source>
        <translation>Préparation du rapport</translation>
    </message>
    <message>
        <source>SARIF for code hosts (*.sarif)</source>
        <translation>SARIF pour forges logicielles (*.sarif)</translation>
    </message>
    <message>
        <source>Show report</source>
        <translation>Afficher le rapport</translation>
    </message>
</context>
<context>
    <name>RobotsDialog</name>
    <message>
        <source>&amp;Don't use</source>
        <translation>&amp;Ne pas utiliser</translation>
    </message>
    <message>
        <source>Choose &amp;file …</source>
        <translation>Choisir un &amp;fichier …</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Hôte</translation>
    </message>
    <message>
        <source>Hosts of the set</source>
        <translation>Hôtes de l’ensemble</translation>
    </message>
    <message>
        <source>No entry has a complete URL.</source>
        <translation>Aucune entrée n’a d’URL complète.</translation>
    </message>
    <message>
        <source>URLs that the robots.txt of their host disallows are reported as problems, and so are sitemaps that it does not list. A sitemap may contain URLs of another host if the robots.txt of that host lists the sitemap.</source>
        <translation>Les URL que le robots.txt de leur hôte interdit sont signalées comme problèmes, de même que les sitemaps qu’il ne cite pas. Un sitemap peut contenir des URL d’un autre hôte si le robots.txt de cet hôte cite le sitemap.</translation>
    </message>
</context>
<context>
    <name>SaveFilterDialog</name>
    <message>
        <source>Save filter</source>
        <translation>Enregistrer le filtre</translation>
    </message>
    <message>
        <source>This replaces the filter with that name.</source>
        <translation>Celui-ci remplace le filtre de ce nom.</translation>
    </message>
</context>
<context>
    <name>SavedFilters</name>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;Save this filter …</source>
        <translation>&amp;Enregistrer ce filtre …</translation>
    </message>
    <message>
        <source>The filter “{name}”: {reason}</source>
        <translation>Le filtre « {name} » : {reason}</translation>
    </message>
</context>
<context>
    <name>ScanDialog</name>
    <message>
        <source>&amp;Dates</source>
        <translation>&amp;Dates</translation>
    </message>
    <message>
        <source>&amp;Include files</source>
        <translation>&amp;Inclure les fichiers</translation>
    </message>
    <message>
        <source>&amp;Leave out files</source>
        <translation>&amp;Exclure les fichiers</translation>
    </message>
    <message>
        <source>&amp;URL of the folder</source>
        <translation>&amp;URL du dossier</translation>
    </message>
    <message>
        <source>Inde&amp;x files</source>
        <translation>Fichiers inde&amp;x</translation>
    </message>
    <message>
        <source>Last change of the text</source>
        <translation>Dernier changement du texte</translation>
    </message>
    <message>
        <source>Last commit in git</source>
        <translation>Dernier commit dans git</translation>
    </message>
    <message>
        <source>List the i&amp;mages of each page</source>
        <translation>Lister les i&amp;mages de chaque page</translation>
    </message>
    <message>
        <source>Pages with noindex and redirects are left out.</source>
        <translation>Les pages avec noindex et les redirections sont laissées de côté.</translation>
    </message>
    <message>
        <source>Time of the file</source>
        <translation>Date du fichier</translation>
    </message>
</context>
<context>
    <name>SchemaValidation</name>
    <message numerus="yes">
        <source>Schema validation found %n problems. They are listed until the next edit.</source>
        <extracomment>Schema validation found 1 problem. It is listed until the next edit.</extracomment>
        <translation>
            <numerusform>La validation par schéma a trouvé %n problème. Il est listé jusqu’à la prochaine modification.</numerusform>
            <numerusform>La validation par schéma a trouvé %n problèmes. Ils sont listés jusqu’à la prochaine modification.</numerusform>
        </translation>
    </message>
    <message>
        <source>The files are valid.</source>
        <translation>Les fichiers sont valides.</translation>
    </message>
    <message>
        <source>The set was changed during validation.</source>
        <translation>L’ensemble a été modifié pendant la validation.</translation>
    </message>
    <message>
        <source>Unsaved edits were not checked.</source>
        <translation>Les modifications non enregistrées n’ont pas été examinées.</translation>
    </message>
    <message>
        <source>Validate again.</source>
        <translation>Validez à nouveau.</translation>
    </message>
    <message>
        <source>Validating “{name}”</source>
        <translation>Validation de « {name} »</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Wait for it, or cancel it.</source>
        <translation>Attendez la fin, ou annulez.</translation>
    </message>
    <message>
        <source>“{title}” is still running.</source>
        <translation>« {title} » est encore en cours.</translation>
    </message>
</context>
<context>
    <name>SetCommands</name>
    <message numerus="yes">
        <source>%n files</source>
        <translation>
            <numerusform>%n fichier</numerusform>
            <numerusform>%n fichiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps are now larger than {profile} allows.</source>
        <translation>
            <numerusform>%n sitemap dépasse désormais ce qu’autorise {profile}.</numerusform>
            <numerusform>%n sitemaps dépassent désormais ce qu’autorise {profile}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Apply the order to %n entries</source>
        <extracomment>Apply the order to 1 entry</extracomment>
        <translation>
            <numerusform>Appliquer l’ordre à %n entrée</numerusform>
            <numerusform>Appliquer l’ordre à %n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>Change lastmod of {name}</source>
        <translation>Modifier lastmod de {name}</translation>
    </message>
    <message numerus="yes">
        <source>Merge %n sitemaps</source>
        <translation>
            <numerusform>Fusionner %n sitemap</numerusform>
            <numerusform>Fusionner %n sitemaps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n entries to {name}</source>
        <extracomment>Move entry to {name}</extracomment>
        <translation>
            <numerusform>Déplacer %n entrée vers {name}</numerusform>
            <numerusform>Déplacer %n entrées vers {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>No sitemap is larger than {profile} allows.</source>
        <translation>Aucun sitemap ne dépasse ce qu’autorise {profile}.</translation>
    </message>
    <message>
        <source>Rename {name}</source>
        <translation>Renommer {name}</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Split …</source>
        <translation>Scinder …</translation>
    </message>
    <message>
        <source>With an index, you can move the overflow to a new sitemap.</source>
        <translation>Avec un index, vous pouvez déplacer l’excédent vers un nouveau sitemap.</translation>
    </message>
    <message>
        <source>Write the index {name}</source>
        <translation>Écrire l’index {name}</translation>
    </message>
    <message numerus="yes">
        <source>“{full}” is full, so %n new entries were added to “{into}”.</source>
        <extracomment>“{full}” is full, so the new entry was added to “{into}”.</extracomment>
        <translation>
            <numerusform>« {full} » est plein : la nouvelle entrée a été ajoutée à « {into} ».</numerusform>
            <numerusform>« {full} » est plein : %n nouvelles entrées ont été ajoutées à « {into} ».</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” is now larger than {profile} allows.</source>
        <translation>« {name} » dépasse désormais ce qu’autorise {profile}.</translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>Reset to default</source>
        <translation>Rétablir la valeur par défaut</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>modifié</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The window settings (“{name}”) can't be read: {reason}.</source>
        <translation>Les réglages de la fenêtre (« {name} ») ne peuvent pas être lus : {reason}.</translation>
    </message>
    <message>
        <source>it is not an INI file</source>
        <translation>ce n’est pas un fichier INI</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>il est trop grand</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Search the settings</source>
        <translation>Rechercher dans les réglages</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Rubriques</translation>
    </message>
</context>
<context>
    <name>SiteRobots</name>
    <message>
        <source>Check the URLs of {host} against it?</source>
        <translation>Vérifier les URL de {host} selon ce fichier ?</translation>
    </message>
    <message>
        <source>Choose robots.txt …</source>
        <translation>Choisir robots.txt …</translation>
    </message>
    <message>
        <source>The folder of the set contains a robots.txt file.</source>
        <translation>Le dossier de l’ensemble contient un fichier robots.txt.</translation>
    </message>
    <message>
        <source>The set is checked without it.</source>
        <translation>L’ensemble est vérifié sans lui.</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>L’utiliser</translation>
    </message>
    <message>
        <source>robots.txt has changed, so the set is checked again.</source>
        <translation>robots.txt a changé : l’ensemble est vérifié à nouveau.</translation>
    </message>
</context>
<context>
    <name>SitemapTree</name>
    <message>
        <source>Read-only. {reason}</source>
        <translation>En lecture seule. {reason}</translation>
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
            <numerusform>robots.txt de %n hôte</numerusform>
            <numerusform>robots.txt de %n hôtes</numerusform>
        </translation>
    </message>
    <message>
        <source>robots.txt of {host}: {path}</source>
        <translation>robots.txt de {host} : {path}</translation>
    </message>
</context>
<context>
    <name>SortDialog</name>
    <message>
        <source>&amp;Sort by</source>
        <translation>&amp;Trier par</translation>
    </message>
    <message>
        <source>Direction of key {number}</source>
        <translation>Sens de la clé {number}</translation>
    </message>
    <message>
        <source>Key {number}</source>
        <translation>Clé {number}</translation>
    </message>
    <message>
        <source>Only the view is sorted. Shift+click a header to add a key.</source>
        <translation>Seul l’affichage est trié. Maj+clic sur un en-tête ajoute une clé.</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Trier</translation>
    </message>
    <message>
        <source>ascending</source>
        <translation>croissant</translation>
    </message>
    <message>
        <source>descending</source>
        <translation>décroissant</translation>
    </message>
    <message>
        <source>order of the set</source>
        <translation>ordre de l’ensemble</translation>
    </message>
    <message>
        <source>problems</source>
        <translation>problèmes</translation>
    </message>
    <message>
        <source>then by</source>
        <translation>puis par</translation>
    </message>
</context>
<context>
    <name>SourceCommands</name>
    <message>
        <source>&amp;Columns …</source>
        <translation>&amp;Colonnes …</translation>
    </message>
    <message>
        <source>&amp;Log …</source>
        <translation>&amp;Journal …</translation>
    </message>
    <message numerus="yes">
        <source>Append %n entries</source>
        <extracomment>Append one entry</extracomment>
        <translation>
            <numerusform>Ajouter %n entrée</numerusform>
            <numerusform>Ajouter %n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>Create from “{name}”</source>
        <translation>Créer depuis « {name} »</translation>
    </message>
    <message numerus="yes">
        <source>Merge %n entries</source>
        <extracomment>Merge one entry</extracomment>
        <translation>
            <numerusform>Fusionner %n entrée</numerusform>
            <numerusform>Fusionner %n entrées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Split</name>
    <message>
        <source>&amp;Max. MB</source>
        <translation>&amp;Mo max.</translation>
    </message>
    <message>
        <source>&amp;Max. entries</source>
        <translation>&amp;Entrées max.</translation>
    </message>
    <message>
        <source>By folder</source>
        <translation>Par dossier</translation>
    </message>
    <message>
        <source>By month of lastmod</source>
        <translation>Par mois de lastmod</translation>
    </message>
    <message>
        <source>By size</source>
        <translation>Par taille</translation>
    </message>
    <message>
        <source>By the number of entries</source>
        <translation>Par nombre d’entrées</translation>
    </message>
    <message>
        <source>Folder &amp;depth</source>
        <translation>Profondeur des &amp;dossiers</translation>
    </message>
</context>
<context>
    <name>SplitDialog</name>
    <message>
        <source>&amp;Names</source>
        <translation>&amp;Noms</translation>
    </message>
    <message>
        <source>&amp;Split</source>
        <translation>&amp;Scinder</translation>
    </message>
    <message>
        <source>All entries are in one part: there is nothing to split.</source>
        <translation>Toutes les entrées sont dans une seule partie : il n’y a rien à scinder.</translation>
    </message>
    <message numerus="yes">
        <source>This gives %n files; nothing else is renamed.</source>
        <translation>
            <numerusform>Il en résulte %n fichier ; rien d’autre n’est renommé.</numerusform>
            <numerusform>Il en résulte %n fichiers ; rien d’autre n’est renommé.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is the sitemap, {n} the next number, {part} the folder or month.</source>
        <translation>{name} est le sitemap, {n} le numéro suivant, {part} le dossier ou le mois.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>A sitemap, or an index with its sitemaps</source>
        <translation>Un sitemap, ou un index avec ses sitemaps</translation>
    </message>
    <message>
        <source>All its sitemaps as one set</source>
        <translation>Tous ses sitemaps comme un seul ensemble</translation>
    </message>
    <message>
        <source>Files that you open are listed here.</source>
        <translation>Les fichiers que vous ouvrez apparaissent ici.</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>Open, edit, check and save the sitemaps of a site.</source>
        <translation>Ouvrir, modifier, vérifier et enregistrer les sitemaps d’un site.</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Récents</translation>
    </message>
    <message>
        <source>Sample set</source>
        <translation>Ensemble d’exemple</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>The sitemaps of a site, by its URL</source>
        <translation>Les sitemaps d’un site, d’après son URL</translation>
    </message>
    <message>
        <source>Try it with a small sample shop</source>
        <translation>Essayez avec une petite boutique d’exemple</translation>
    </message>
    <message>
        <source>or drop a sitemap, an index, a folder, a text list, a CSV file or a link here</source>
        <translation>ou déposez ici un sitemap, un index, un dossier, une liste en texte, un fichier CSV ou un lien</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message numerus="yes">
        <source>%n repairs</source>
        <extracomment>1 repair</extracomment>
        <translation>
            <numerusform>%n réparation</numerusform>
            <numerusform>%n réparations</numerusform>
        </translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation>Pas encore vérifié</translation>
    </message>
    <message>
        <source>{count} selected</source>
        <translation>{count} sélectionnées</translation>
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
        <translation>{used} Ko sur {limit} Mo</translation>
    </message>
    <message>
        <source>{used} of {limit} MB</source>
        <translation>{used} Mo sur {limit}</translation>
    </message>
    <message>
        <source>{used} of {limit} URLs</source>
        <translation>{used} URL sur {limit}</translation>
    </message>
    <message>
        <source>{used} of {limit} sitemaps</source>
        <translation>{used} sitemaps sur {limit}</translation>
    </message>
</context>
<context>
    <name>TableCommands</name>
    <message numerus="yes">
        <source>Clear %n cells</source>
        <extracomment>Clear cell</extracomment>
        <translation>
            <numerusform>Vider la cellule</numerusform>
            <numerusform>Vider %n cellules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n entries</source>
        <extracomment>Duplicate entry</extracomment>
        <translation>
            <numerusform>Dupliquer l’entrée</numerusform>
            <numerusform>Dupliquer %n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>Entries can't be filtered by this column.</source>
        <translation>Les entrées ne peuvent pas être filtrées selon cette colonne.</translation>
    </message>
    <message numerus="yes">
        <source>Fill %n cells</source>
        <extracomment>Fill cell</extracomment>
        <translation>
            <numerusform>Remplir la cellule</numerusform>
            <numerusform>Remplir %n cellules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n entries</source>
        <extracomment>Move entry</extracomment>
        <translation>
            <numerusform>Déplacer l’entrée</numerusform>
            <numerusform>Déplacer %n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>New entries have no saved version.</source>
        <translation>Les nouvelles entrées n’ont pas de version enregistrée.</translation>
    </message>
    <message>
        <source>Nothing that is selected was changed since the last save.</source>
        <translation>Rien de ce qui est sélectionné n’a changé depuis le dernier enregistrement.</translation>
    </message>
    <message numerus="yes">
        <source>Revert %n cells</source>
        <extracomment>Revert cell</extracomment>
        <translation>
            <numerusform>Restaurer la cellule</numerusform>
            <numerusform>Restaurer %n cellules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Revert %n entries</source>
        <extracomment>Revert entry</extracomment>
        <translation>
            <numerusform>Restaurer l’entrée</numerusform>
            <numerusform>Restaurer %n entrées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableLook</name>
    <message>
        <source>&amp;Reset columns and widths</source>
        <translation>&amp;Réinitialiser colonnes et largeurs</translation>
    </message>
    <message>
        <source>Problem icons</source>
        <translation>Icônes des problèmes</translation>
    </message>
    <message>
        <source>Show &amp;empty columns</source>
        <translation>Afficher les colonnes &amp;vides</translation>
    </message>
</context>
<context>
    <name>TextField</name>
    <message>
        <source>This must be {form}.</source>
        <translation>Ce doit être {form}.</translation>
    </message>
</context>
<context>
    <name>TextTableField</name>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
</context>
<context>
    <name>ThemeMenu</name>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Sombre</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;System default</source>
        <translation>Selon le s&amp;ystème</translation>
    </message>
</context>
<context>
    <name>TodaysLimits</name>
    <message>
        <source>Keep the limits of 2008</source>
        <translation>Garder les limites de 2008</translation>
    </message>
    <message>
        <source>Search engines now accept sitemaps of 50 MB, and 50,000 sitemaps in an index.</source>
        <translation>Les moteurs de recherche acceptent désormais des sitemaps de 50 Mo et 50 000 sitemaps dans un index.</translation>
    </message>
    <message>
        <source>This set exceeds only the limits of 2008.</source>
        <translation>Cet ensemble ne dépasse que les limites de 2008.</translation>
    </message>
    <message>
        <source>Use today's limits</source>
        <translation>Utiliser les limites actuelles</translation>
    </message>
</context>
<context>
    <name>Toolbar</name>
    <message>
        <source>Toolbar</source>
        <translation>Barre d’outils</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>All entries are in one table</source>
        <translation>Toutes les entrées dans un seul tableau</translation>
    </message>
    <message>
        <source>Click to list them. You can fix many at once and preview the changes.</source>
        <translation>Cliquez pour les lister. Vous pouvez en corriger beaucoup à la fois et voir d’avance ce qui changerait.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Press F6 to go to the hint, or Esc to end the tour.</source>
        <translation>Appuyez sur F6 pour aller à la bulle, ou sur Échap pour mettre fin à la visite.</translation>
    </message>
    <message>
        <source>Problems are counted here</source>
        <translation>Les problèmes sont comptés ici</translation>
    </message>
    <message>
        <source>Save or export</source>
        <translation>Enregistrer ou exporter</translation>
    </message>
    <message>
        <source>Saving writes only what you changed. Export writes new sitemaps within the limits, and shows its plan first.</source>
        <translation>L’enregistrement n’écrit que ce que vous avez changé. L’export écrit de nouveaux sitemaps dans les limites, et montre d’abord son plan.</translation>
    </message>
    <message>
        <source>Skip the tour</source>
        <translation>Passer la visite</translation>
    </message>
    <message>
        <source>Type into a cell to change it; Undo takes any change back. The line above shows only entries that match.</source>
        <translation>Tapez dans une cellule pour la modifier ; « Annuler » défait toute modification. La ligne au-dessus ne montre que les entrées qui correspondent.</translation>
    </message>
</context>
<context>
    <name>UnsavedQuestion</name>
    <message>
        <source>Unsaved changes</source>
        <translation>Modifications non enregistrées</translation>
    </message>
    <message>
        <source>You can't recover discarded changes.</source>
        <translation>Les modifications abandonnées ne peuvent pas être récupérées.</translation>
    </message>
    <message>
        <source>“{name}” has changes that are not saved.</source>
        <translation>« {name} » a des modifications non enregistrées.</translation>
    </message>
</context>
<context>
    <name>UrlRows</name>
    <message>
        <source>New or changed</source>
        <translation>Nouvelle ou modifiée</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Supprimée</translation>
    </message>
</context>
<context>
    <name>WebCommands</name>
    <message numerus="yes">
        <source>%n files could not be opened from the web.</source>
        <extracomment>One file could not be opened from the web.</extracomment>
        <translation>
            <numerusform>%n fichier n’a pas pu être ouvert depuis le web.</numerusform>
            <numerusform>%n fichiers n’ont pas pu être ouverts depuis le web.</numerusform>
        </translation>
    </message>
    <message>
        <source>Canceled. Complete files are in the folder.</source>
        <translation>Annulé. Les fichiers complets sont dans le dossier.</translation>
    </message>
    <message>
        <source>Change URL …</source>
        <translation>Modifier l’URL …</translation>
    </message>
    <message>
        <source>Fetch again</source>
        <translation>Récupérer à nouveau</translation>
    </message>
    <message>
        <source>Fetching “{url}”</source>
        <translation>Récupération de « {url} »</translation>
    </message>
    <message>
        <source>Show list …</source>
        <translation>Afficher la liste …</translation>
    </message>
</context>
<context>
    <name>Windows</name>
    <message>
        <source>Reload opens the saved version.</source>
        <translation>Recharger ouvre la version enregistrée.</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Page d’accueil</translation>
    </message>
    <message>
        <source>“{name}” is already open.</source>
        <translation>« {name} » est déjà ouvert.</translation>
    </message>
    <message>
        <source>“{sitemap}” is open here as a sitemap of “{name}”.</source>
        <translation>« {sitemap} » est ouvert ici comme sitemap de « {name} ».</translation>
    </message>
</context>
<context>
    <name>WriteIndexDialog</name>
    <message>
        <source>New file</source>
        <translation>Nouveau fichier</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>Remplacé</translation>
    </message>
    <message>
        <source>Rewritten</source>
        <translation>Réécrit</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Enregistrement</translation>
    </message>
    <message>
        <source>The &amp;index keeps the name {name}</source>
        <translation>L’&amp;index garde le nom {name}</translation>
    </message>
    <message>
        <source>The files are written when you save.</source>
        <translation>Les fichiers sont écrits à l’enregistrement.</translation>
    </message>
    <message>
        <source>The first &amp;sitemap keeps it</source>
        <translation>Le premier &amp;sitemap le garde</translation>
    </message>
    <message>
        <source>Write an index for {name}</source>
        <translation>Écrire un index pour {name}</translation>
    </message>
</context>
<context>
    <name>XmlPane</name>
    <message>
        <source>Change other XML</source>
        <translation>Modifier l’autre XML</translation>
    </message>
    <message>
        <source>It contains invisible characters that change the order of the text.</source>
        <translation>Il contient des caractères invisibles qui changent l’ordre du texte.</translation>
    </message>
    <message>
        <source>It contains line ends that editing would change, so it is read-only.</source>
        <translation>Il contient des fins de ligne que l’édition changerait : il est en lecture seule.</translation>
    </message>
    <message>
        <source>This is its beginning; it is too long to be edited here.</source>
        <translation>En voici le début ; il est trop long pour qu’on y tape.</translation>
    </message>
    <message>
        <source>This is the rest of the entry. It can't be read.</source>
        <translation>C’est le reste de l’entrée. Il est illisible.</translation>
    </message>
</context>
<context>
    <name>_PartList</name>
    <message>
        <source>Component</source>
        <translation>Composant</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>see its text</source>
        <translation>voir le texte</translation>
    </message>
</context>
</TS>
