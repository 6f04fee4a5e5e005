<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>&amp;Copy details</source>
        <translation>&amp;Copier les détails</translation>
    </message>
    <message>
        <source>&amp;Environment</source>
        <translation>&amp;Environnement</translation>
    </message>
    <message>
        <source>&amp;Parts and licences</source>
        <translation>Com&amp;posants et licences</translation>
    </message>
    <message>
        <source>&amp;Report a fault</source>
        <translation>&amp;Signaler une anomalie</translation>
    </message>
    <message>
        <source>About Sitemap Studio</source>
        <translation>À propos de Sitemap Studio</translation>
    </message>
    <message>
        <source>Copy the environment as text, for a report of a fault.</source>
        <translation>Copier l’environnement sous forme de texte, pour signaler une anomalie.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Logiciel libre sous licence MIT.</translation>
    </message>
    <message>
        <source>Sitemap Studio {version}</source>
        <translation>Sitemap Studio {version}</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Texte de la licence</translation>
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
        <source>&amp;Change many entries …</source>
        <translation>&amp;Modifier plusieurs entrées …</translation>
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
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
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
        <source>&amp;Larger table</source>
        <translation>A&amp;grandir le tableau</translation>
    </message>
    <message>
        <source>&amp;Leak patterns …</source>
        <translation>Motifs de f&amp;uite …</translation>
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
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Write an index …</source>
        <translation>É&amp;crire un index …</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add &amp;entry</source>
        <translation>Ajouter une &amp;entrée</translation>
    </message>
    <message>
        <source>Add a copy of the selected entries below them.</source>
        <translation>Ajouter une copie des entrées sélectionnées en dessous d’elles.</translation>
    </message>
    <message>
        <source>Add a sitemap to the index.</source>
        <translation>Ajouter un sitemap à l’index.</translation>
    </message>
    <message>
        <source>Add an entry below the current one.</source>
        <translation>Ajouter une entrée sous l’entrée actuelle.</translation>
    </message>
    <message>
        <source>Add existing &amp;files …</source>
        <translation>Ajouter des fich&amp;iers existants …</translation>
    </message>
    <message>
        <source>Add what is on the clipboard as entries below the current one.</source>
        <translation>Ajouter le contenu du presse-papiers comme entrées sous l’entrée actuelle.</translation>
    </message>
    <message>
        <source>Append entries of files …</source>
        <translation>Ajouter les entrées de fichiers …</translation>
    </message>
    <message>
        <source>Append entries of logs, tables of crawlers, feeds, lists or sitemaps.</source>
        <translation>Ajouter les entrées de journaux, de tableaux de robots, de flux, de listes ou de sitemaps.</translation>
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
        <source>Change</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Check the files on disk against the published XML schemas.</source>
        <translation>Contrôler les fichiers sur le disque d’après les schémas XML publiés.</translation>
    </message>
    <message>
        <source>Check the whole set against all rules.</source>
        <translation>Vérifier tout l’ensemble selon toutes les règles.</translation>
    </message>
    <message>
        <source>Choose how the program looks and what it proposes.</source>
        <translation>Choisir l’apparence du programme et ce qu’il propose.</translation>
    </message>
    <message>
        <source>Choose light or dark.</source>
        <translation>Choisir clair ou sombre.</translation>
    </message>
    <message>
        <source>Choose which columns the table shows.</source>
        <translation>Choisir les colonnes affichées dans le tableau.</translation>
    </message>
    <message>
        <source>Choose which patterns mark addresses that should not be public.</source>
        <translation>Choisir à quoi ressemblent les adresses qui ne devaient pas être publiques.</translation>
    </message>
    <message>
        <source>Choose whose limits hold.</source>
        <translation>Choisir les limites à appliquer.</translation>
    </message>
    <message>
        <source>Clear &amp;filter</source>
        <translation>E&amp;ffacer le filtre</translation>
    </message>
    <message>
        <source>Clear the values of the selected cells.</source>
        <translation>Enlever les valeurs des cellules sélectionnées.</translation>
    </message>
    <message>
        <source>Close the set.</source>
        <translation>Fermer l’ensemble.</translation>
    </message>
    <message>
        <source>Compare with the dis&amp;k …</source>
        <translation>Comparer &amp;avec le disque …</translation>
    </message>
    <message>
        <source>Copy the selected cells and clear them.</source>
        <translation>Copier les cellules sélectionnées et les vider.</translation>
    </message>
    <message>
        <source>Copy the selected cells below a line with the names of their fields.</source>
        <translation>Copier les cellules sélectionnées sous une ligne portant les noms de leurs champs.</translation>
    </message>
    <message>
        <source>Copy the selected cells, as a spreadsheet understands them.</source>
        <translation>Copier les cellules sélectionnées dans un format compris par les tableurs.</translation>
    </message>
    <message>
        <source>Copy the sitemaps of a site into a folder, and open them.</source>
        <translation>Copier les sitemaps d’un site dans un dossier et les ouvrir.</translation>
    </message>
    <message>
        <source>Copy with &amp;header</source>
        <translation>Copier avec l’en-&amp;tête</translation>
    </message>
    <message>
        <source>Create a sitemap of the pages of a static site.</source>
        <translation>Créer un sitemap des pages d’un site statique.</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Co&amp;uper</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete entrie&amp;s</source>
        <translation>Su&amp;pprimer les entrées</translation>
    </message>
    <message>
        <source>Delete the selected entries.</source>
        <translation>Supprimer les entrées sélectionnées.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
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
        <source>Fill selecti&amp;on</source>
        <translation>Remplir la sé&amp;lection</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Find a text in the entries shown, and replace it by another.</source>
        <translation>Rechercher un texte dans les entrées affichées et le remplacer par un autre.</translation>
    </message>
    <message>
        <source>Find and replace</source>
        <translation>Rechercher et remplacer</translation>
    </message>
    <message>
        <source>Find and replace …</source>
        <translation>Rechercher et remplacer …</translation>
    </message>
    <message>
        <source>Find any command by a few letters of its name.</source>
        <translation>Trouver n’importe quelle commande en tapant quelques lettres de son nom.</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>Résultat su&amp;ivant</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>Résultat précédent</translation>
    </message>
    <message>
        <source>Fix &amp;all problems …</source>
        <translation>Corriger &amp;tous les problèmes …</translation>
    </message>
    <message>
        <source>Fix &amp;selected entries …</source>
        <translation>Corriger les entrées &amp;sélectionnées …</translation>
    </message>
    <message>
        <source>Fol&amp;ders</source>
        <translation>&amp;Dossiers</translation>
    </message>
    <message>
        <source>Give the selected cells of a column the value of the current one.</source>
        <translation>Donner aux cellules sélectionnées d’une colonne la valeur de la cellule actuelle.</translation>
    </message>
    <message>
        <source>Give the selected cells the value of the topmost one.</source>
        <translation>Donner aux cellules sélectionnées la valeur de la plus haute.</translation>
    </message>
    <message>
        <source>Go to another window.</source>
        <translation>Passer à une autre fenêtre.</translation>
    </message>
    <message>
        <source>Go to the match before.</source>
        <translation>Aller au résultat précédent.</translation>
    </message>
    <message>
        <source>Go to the next cell with a problem that is listed.</source>
        <translation>Aller à la cellule suivante ayant un problème listé.</translation>
    </message>
    <message>
        <source>Go to the next match.</source>
        <translation>Aller au résultat suivant.</translation>
    </message>
    <message>
        <source>Go to the previous cell with a problem that is listed.</source>
        <translation>Aller à la cellule précédente ayant un problème listé.</translation>
    </message>
    <message>
        <source>List all keys.</source>
        <translation>Afficher tous les raccourcis.</translation>
    </message>
    <message>
        <source>List files to upload, lines for robots.txt and changed URLs, and submit them.</source>
        <translation>Lister les fichiers à téléverser, les lignes pour robots.txt et les URL modifiées, et soumettre celles-ci.</translation>
    </message>
    <message>
        <source>List sitemaps on disk in the index, or append their entries.</source>
        <translation>Lister dans l’index des sitemaps du disque, ou ajouter leurs entrées à un sitemap.</translation>
    </message>
    <message>
        <source>List what differs between what is open and what is on disk.</source>
        <translation>Lister les différences entre ce qui est ouvert et ce qui est sur le disque.</translation>
    </message>
    <message>
        <source>Mer&amp;ge sitemaps</source>
        <translation>&amp;Fusionner les sitemaps</translation>
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
        <source>Move entries beyond the limits into new sitemaps at the end of the set.</source>
        <translation>Mettre l’excédent des sitemaps dans de nouveaux, à la fin de l’ensemble.</translation>
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
        <source>Move the keyboard focus to the next part of the window.</source>
        <translation>Donner le clavier à la partie suivante de la fenêtre.</translation>
    </message>
    <message>
        <source>Move the selected entries down in their sitemap.</source>
        <translation>Descendre les entrées sélectionnées dans leur sitemap.</translation>
    </message>
    <message>
        <source>Move the selected entries up in their sitemap.</source>
        <translation>Monter les entrées sélectionnées dans leur sitemap.</translation>
    </message>
    <message>
        <source>Move the selected sitemaps one place down.</source>
        <translation>Reculer d’une place les sitemaps sélectionnés.</translation>
    </message>
    <message>
        <source>Move the selected sitemaps one place up.</source>
        <translation>Avancer d’une place les sitemaps sélectionnés.</translation>
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
        <source>Open</source>
        <translation>Ouvrir</translation>
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
        <source>Open a file that was open before.</source>
        <translation>Ouvrir un fichier déjà ouvert auparavant.</translation>
    </message>
    <message>
        <source>Open a sitemap, or an index with its sitemaps.</source>
        <translation>Ouvrir un sitemap, ou un index avec ses sitemaps.</translation>
    </message>
    <message>
        <source>Open fol&amp;der …</source>
        <translation>Ouvrir un &amp;dossier …</translation>
    </message>
    <message>
        <source>Open from web …</source>
        <translation>Ouvrir depuis le web …</translation>
    </message>
    <message>
        <source>Open one more window; each shows a set of its own.</source>
        <translation>Ouvrir une fenêtre de plus ; chacune montre son propre ensemble.</translation>
    </message>
    <message>
        <source>Open page in &amp;browser</source>
        <translation>Ouvrir la page &amp;web dans le navigateur</translation>
    </message>
    <message>
        <source>Open the folder of the program's log files.</source>
        <translation>Montrer où le programme note ce qui peut révéler une anomalie.</translation>
    </message>
    <message>
        <source>Open the help at the page about the part of the window in use.</source>
        <translation>Ouvrir l’aide à la page qui concerne la partie de la fenêtre utilisée.</translation>
    </message>
    <message>
        <source>Open the index in a folder, or else all its sitemaps as one set.</source>
        <translation>Ouvrir l’index d’un dossier ou, à défaut, tous ses sitemaps comme un seul ensemble.</translation>
    </message>
    <message>
        <source>Open the page of the current entry in the browser.</source>
        <translation>Ouvrir dans le navigateur la page de l’entrée actuelle.</translation>
    </message>
    <message>
        <source>Open the set again as it is on disk.</source>
        <translation>Rouvrir ce qui est sur le disque.</translation>
    </message>
    <message>
        <source>Overv&amp;iew</source>
        <translation>&amp;Vue d’ensemble</translation>
    </message>
    <message>
        <source>Paste as &amp;new entries</source>
        <translation>Coller comme &amp;nouvelles entrées</translation>
    </message>
    <message>
        <source>Paste cells from here on, also from a spreadsheet.</source>
        <translation>Coller des cellules à partir d’ici, même venant d’un tableur.</translation>
    </message>
    <message>
        <source>Point out the most important parts of the window.</source>
        <translation>Montrer les parties les plus importantes de la fenêtre.</translation>
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
        <source>Put the entries in their files into the order of the view.</source>
        <translation>Ranger les entrées dans leurs fichiers telles qu’elles sont triées à l’écran.</translation>
    </message>
    <message>
        <source>Put the entries of the selected sitemaps into the first of them.</source>
        <translation>Réunir les entrées des sitemaps sélectionnés dans le premier.</translation>
    </message>
    <message>
        <source>Put the selected entries into another sitemap, or a new one.</source>
        <translation>Mettre les entrées sélectionnées dans un autre sitemap, ou dans un nouveau.</translation>
    </message>
    <message>
        <source>Quit the program.</source>
        <translation>Quitter le programme.</translation>
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
        <source>Read and search all rules, with examples and sources.</source>
        <translation>Lire toutes les règles et y chercher, avec exemples et sources.</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Redo the change that was undone last.</source>
        <translation>Refaire la modification qui a été annulée.</translation>
    </message>
    <message>
        <source>Remove &amp;duplicates …</source>
        <translation>Supprimer les &amp;doublons …</translation>
    </message>
    <message>
        <source>Remove entries whose URL another entry has.</source>
        <translation>Supprimer les entrées dont une autre entrée a déjà l’URL.</translation>
    </message>
    <message>
        <source>Remove the selected sitemaps and their entries from the set.</source>
        <translation>Retirer de l’ensemble les sitemaps sélectionnés, avec leurs entrées.</translation>
    </message>
    <message>
        <source>Rename the file of the selected sitemap.</source>
        <translation>Donner un autre nom au fichier du sitemap sélectionné.</translation>
    </message>
    <message>
        <source>S&amp;maller table</source>
        <translation>Di&amp;minuer le tableau</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;as …</source>
        <translation>Enregistrer &amp;sous …</translation>
    </message>
    <message>
        <source>Save charts and problems as a page or PDF, or problems as data.</source>
        <translation>Enregistrer graphiques et problèmes en page ou PDF, ou les problèmes en données.</translation>
    </message>
    <message>
        <source>Save re&amp;port …</source>
        <translation>Enregistrer le rap&amp;port …</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Tout s&amp;électionner</translation>
    </message>
    <message>
        <source>Select all entries shown that have the value of the current cell.</source>
        <translation>Sélectionner toutes les entrées affichées qui ont la valeur de la cellule actuelle.</translation>
    </message>
    <message>
        <source>Select every entry shown.</source>
        <translation>Sélectionner toutes les entrées affichées.</translation>
    </message>
    <message>
        <source>Select same &amp;value</source>
        <translation>Sélectionner les valeurs i&amp;dentiques</translation>
    </message>
    <message>
        <source>Select the entry of a number.</source>
        <translation>Sélectionner une entrée par son numéro.</translation>
    </message>
    <message>
        <source>Set, shift, round, rewrite or clear a field of many entries at once.</source>
        <translation>Définir, décaler, arrondir, réécrire ou vider un champ de nombreuses entrées à la fois.</translation>
    </message>
    <message>
        <source>Settin&amp;gs …</source>
        <translation>Ré&amp;glages …</translation>
    </message>
    <message>
        <source>Show all entries again, whatever was typed or chosen above the table.</source>
        <translation>Réafficher toutes les entrées, quoi qu’on ait tapé ou choisi au-dessus du tableau.</translation>
    </message>
    <message>
        <source>Show charts and problems as pages, and print them.</source>
        <translation>Afficher graphiques et problèmes en pages, et les imprimer.</translation>
    </message>
    <message>
        <source>Show only entries that have the value of the current cell.</source>
        <translation>N’afficher que les entrées qui ont la valeur de la cellule actuelle.</translation>
    </message>
    <message>
        <source>Show only entries that match.</source>
        <translation>N’afficher que les entrées qui correspondent.</translation>
    </message>
    <message>
        <source>Show or hide all that belongs to the selected entry.</source>
        <translation>Afficher ou masquer tout ce qui appartient à l’entrée sélectionnée.</translation>
    </message>
    <message>
        <source>Show or hide clusters of alternates beside the languages of the set.</source>
        <translation>Afficher ou masquer les groupes de variantes face aux langues de l’ensemble.</translation>
    </message>
    <message>
        <source>Show or hide how the selected entry is written, and how it is read.</source>
        <translation>Afficher ou masquer comment l’entrée sélectionnée est écrite, et comment elle est lue.</translation>
    </message>
    <message>
        <source>Show or hide the folders of the addresses.</source>
        <translation>Afficher ou masquer les dossiers des adresses.</translation>
    </message>
    <message>
        <source>Show or hide the list of problems.</source>
        <translation>Afficher ou masquer la liste des problèmes.</translation>
    </message>
    <message>
        <source>Show or hide the list of sitemaps.</source>
        <translation>Afficher ou masquer la liste des sitemaps.</translation>
    </message>
    <message>
        <source>Show or hide the list of what was done, and go back or forth in it.</source>
        <translation>Afficher ou masquer la liste des actions, pour y revenir en arrière ou avancer.</translation>
    </message>
    <message>
        <source>Show or hide the panel of find and replace.</source>
        <translation>Afficher ou masquer le volet de recherche et remplacement.</translation>
    </message>
    <message>
        <source>Show or hide the set as charts.</source>
        <translation>Afficher ou masquer l’ensemble en graphiques.</translation>
    </message>
    <message>
        <source>Show or hide what was mended so that files could be read.</source>
        <translation>Afficher ou masquer ce qui a été réparé pour pouvoir lire les fichiers.</translation>
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
        <source>Show the table in larger letters.</source>
        <translation>Afficher le tableau en caractères plus grands.</translation>
    </message>
    <message>
        <source>Show the table in letters of the usual size.</source>
        <translation>Afficher le tableau en caractères de taille normale.</translation>
    </message>
    <message>
        <source>Show the table in smaller letters.</source>
        <translation>Afficher le tableau en caractères plus petits.</translation>
    </message>
    <message>
        <source>Show version and parts.</source>
        <translation>Afficher la version et les composants.</translation>
    </message>
    <message>
        <source>Show what fixing all that can be fixed would change.</source>
        <translation>Montrer ce que changerait la correction de tout ce qui peut l’être.</translation>
    </message>
    <message>
        <source>Show what fixing the selected entries would change.</source>
        <translation>Montrer ce que changerait la correction des entrées sélectionnées.</translation>
    </message>
    <message>
        <source>Sort &amp;by …</source>
        <translation>&amp;Trier par …</translation>
    </message>
    <message>
        <source>Sort the view by up to four columns.</source>
        <translation>Trier l’affichage selon quatre colonnes au plus.</translation>
    </message>
    <message>
        <source>Sp&amp;ill excess entries</source>
        <translation>Répartir l’e&amp;xcédent</translation>
    </message>
    <message>
        <source>Split the selected sitemap into several.</source>
        <translation>Scinder le sitemap sélectionné en plusieurs.</translation>
    </message>
    <message>
        <source>Start an empty sitemap.</source>
        <translation>Créer un sitemap vide.</translation>
    </message>
    <message>
        <source>Table in &amp;usual size</source>
        <translation>Taille &amp;normale du tableau</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo the last change.</source>
        <translation>Annuler la dernière modification.</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Fenêtres</translation>
    </message>
    <message>
        <source>Write all entries to one XML file, text list or CSV file.</source>
        <translation>Écrire toutes les entrées dans un seul fichier XML, texte ou CSV.</translation>
    </message>
    <message>
        <source>Write an index for sitemaps that have none.</source>
        <translation>Réunir en un ensemble avec index des sitemaps qui n’en ont pas.</translation>
    </message>
    <message>
        <source>Write new sitemaps within the limits, with their index.</source>
        <translation>Écrire de nouveaux sitemaps respectant les limites, avec leur index.</translation>
    </message>
    <message>
        <source>Write the changed files of the set.</source>
        <translation>Écrire les fichiers modifiés de l’ensemble.</translation>
    </message>
    <message>
        <source>Write under another name; an ending of .gz compresses.</source>
        <translation>Écrire sous un autre nom ; la terminaison .gz compresse.</translation>
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
        <translation>
            <numerusform>%n URL est déjà dans l’ensemble :</numerusform>
            <numerusform>%n URL sont déjà dans l’ensemble :</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entrée</numerusform>
            <numerusform>%n entrées</numerusform>
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
        <source>1 URL is in the set already:</source>
        <translation>1 URL est déjà dans l’ensemble :</translation>
    </message>
    <message>
        <source>1 entry</source>
        <translation>1 entrée</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add existing files</source>
        <translation>Ajouter des fichiers existants</translation>
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
        <source>{files} files hold {entries}.</source>
        <translation>{files} fichiers contiennent {entries}.</translation>
    </message>
    <message>
        <source>“{name}” holds {entries}.</source>
        <translation>« {name} » contient {entries}.</translation>
    </message>
</context>
<context>
    <name>AddressLine</name>
    <message>
        <source>Address of the set</source>
        <translation>Adresse de l’ensemble</translation>
    </message>
    <message>
        <source>Proposed: {address}. Press Enter to use it.</source>
        <translation>Adresse proposée : {address}. Appuyez sur Entrée pour l’adopter.</translation>
    </message>
    <message>
        <source>Use the proposed address</source>
        <translation>Adopter l’adresse proposée</translation>
    </message>
    <message>
        <source>Where this set lies on the web. A sitemap may only list URLs in its folder and below.</source>
        <translation>Où cet ensemble se trouve sur le web. Un sitemap ne peut lister que des URL de son dossier ou en dessous.</translation>
    </message>
</context>
<context>
    <name>BulkDialog</name>
    <message numerus="yes">
        <source>%n addresses become the same as those of other entries.</source>
        <translation>
            <numerusform>%n adresse devient celle d’une autre entrée.</numerusform>
            <numerusform>%n adresses deviennent celles d’autres entrées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n addresses become too long.</source>
        <translation>
            <numerusform>%n adresse devient trop longue.</numerusform>
            <numerusform>%n adresses deviennent trop longues.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stay: {reason}.</source>
        <translation>
            <numerusform>%n sans changement : {reason}.</numerusform>
            <numerusform>%n sans changement : {reason}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values change</source>
        <translation>
            <numerusform>%n valeur change</numerusform>
            <numerusform>%n valeurs changent</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Entries</source>
        <translation>&amp;Entrées</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;Quoi</translation>
    </message>
    <message>
        <source>1 address becomes the same as that of another entry.</source>
        <translation>1 adresse devient celle d’une autre entrée.</translation>
    </message>
    <message>
        <source>1 address becomes too long.</source>
        <translation>1 adresse devient trop longue.</translation>
    </message>
    <message>
        <source>1 stays: {reason}.</source>
        <translation>1 sans changement : {reason}.</translation>
    </message>
    <message>
        <source>1 value changes</source>
        <translation>1 valeur change</translation>
    </message>
    <message numerus="yes">
        <source>Addresses in the extensions of %n entries change, too.</source>
        <translation>
            <numerusform>Des adresses changent aussi dans les extensions de %n entrée.</numerusform>
            <numerusform>Des adresses changent aussi dans les extensions de %n entrées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Addresses in the extensions of 1 entry change, too.</source>
        <translation>Des adresses changent aussi dans les extensions de 1 entrée.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modifier</translation>
    </message>
    <message numerus="yes">
        <source>Change %n values</source>
        <translation>
            <numerusform>Modifier %n valeur</numerusform>
            <numerusform>Modifier %n valeurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Change 1 value</source>
        <translation>Modifier 1 valeur</translation>
    </message>
    <message>
        <source>Change many entries</source>
        <translation>Modifier plusieurs entrées</translation>
    </message>
    <message>
        <source>Entries of the folder</source>
        <translation>Entrées du dossier</translation>
    </message>
    <message>
        <source>Entries shown</source>
        <translation>Entrées affichées</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>Rien ne changerait.</translation>
    </message>
    <message>
        <source>Planning</source>
        <translation>Préparation</translation>
    </message>
    <message>
        <source>Selected entries</source>
        <translation>Entrées sélectionnées</translation>
    </message>
    <message>
        <source>The address of 1 sitemap in the index changes, too.</source>
        <translation>L’adresse de 1 sitemap dans l’index change aussi.</translation>
    </message>
    <message numerus="yes">
        <source>The addresses of %n sitemaps in the index change, too.</source>
        <translation>
            <numerusform>L’adresse de %n sitemap dans l’index change aussi.</numerusform>
            <numerusform>Les adresses de %n sitemaps dans l’index changent aussi.</numerusform>
        </translation>
    </message>
    <message>
        <source>The whole set</source>
        <translation>Tout l’ensemble</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>{field}: {words}</source>
        <translation>{field} : {words}</translation>
    </message>
    <message numerus="yes">
        <source>{what} in %n entries</source>
        <translation>
            <numerusform>{what} dans %n entrée</numerusform>
            <numerusform>{what} dans %n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>{what} in 1 entry</source>
        <translation>{what} dans 1 entrée</translation>
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
        <source>Open</source>
        <translation>Ouvrir</translation>
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
        <source>%n columns of what was pasted would lie beyond the last field, and were left out.</source>
        <translation>
            <numerusform>%n colonne collée dépasserait le dernier champ et a été laissée de côté.</numerusform>
            <numerusform>%n colonnes collées dépasseraient le dernier champ et ont été laissées de côté.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 column of what was pasted would lie beyond the last field, and was left out.</source>
        <translation>1 colonne collée dépasserait le dernier champ et a été laissée de côté.</translation>
    </message>
    <message>
        <source>Choose a cell of a field.</source>
        <translation>Choisissez une cellule d’un champ.</translation>
    </message>
    <message>
        <source>Nothing can be pasted into this column.</source>
        <translation>Rien ne peut être collé dans cette colonne.</translation>
    </message>
    <message>
        <source>Paste %Ln cells</source>
        <translation>Coller %Ln cellules</translation>
    </message>
    <message>
        <source>Paste %Ln entries</source>
        <translation>Coller %Ln entrées</translation>
    </message>
    <message>
        <source>Paste cell</source>
        <translation>Coller la cellule</translation>
    </message>
    <message>
        <source>Paste entry</source>
        <translation>Coller l’entrée</translation>
    </message>
    <message>
        <source>Paste further to the front, or with a header of field names.</source>
        <translation>Collez plus à gauche, ou avec un en-tête de noms de champs.</translation>
    </message>
</context>
<context>
    <name>ColumnsDialog</name>
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
    <message>
        <source>Which columns hold the fields? The answer is remembered for tables with this header.</source>
        <translation>Quelles colonnes contiennent les champs ? La réponse est retenue pour les tableaux qui ont cet en-tête.</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message numerus="yes">
        <source>%n entries are only here</source>
        <translation>
            <numerusform>%n entrée n’est qu’ici</numerusform>
            <numerusform>%n entrées ne sont qu’ici</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries are only on disk</source>
        <translation>
            <numerusform>%n entrée n’est que sur le disque</numerusform>
            <numerusform>%n entrées ne sont que sur le disque</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries are the same</source>
        <translation>
            <numerusform>%n entrée est identique</numerusform>
            <numerusform>%n entrées sont identiques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries have another URL</source>
        <translation>
            <numerusform>%n entrée a une autre URL</numerusform>
            <numerusform>%n entrées ont une autre URL</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries have other values</source>
        <translation>
            <numerusform>%n entrée a d’autres valeurs</numerusform>
            <numerusform>%n entrées ont d’autres valeurs</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Ignore in which sitemap an entry is</source>
        <translation>&amp;Ignorer dans quel sitemap se trouve une entrée</translation>
    </message>
    <message>
        <source>1 entry has another URL</source>
        <translation>1 entrée a une autre URL</translation>
    </message>
    <message>
        <source>1 entry has other values</source>
        <translation>1 entrée a d’autres valeurs</translation>
    </message>
    <message>
        <source>1 entry is only here</source>
        <translation>1 entrée n’est qu’ici</translation>
    </message>
    <message>
        <source>1 entry is only on disk</source>
        <translation>1 entrée n’est que sur le disque</translation>
    </message>
    <message>
        <source>1 entry is the same</source>
        <translation>1 entrée est identique</translation>
    </message>
    <message>
        <source>Compare “{name}” with the disk</source>
        <translation>Comparer « {name} » avec le disque</translation>
    </message>
    <message>
        <source>Comparing what is open with what is on disk …</source>
        <translation>Comparaison de ce qui est ouvert avec le disque …</translation>
    </message>
    <message>
        <source>Comparing with the disk</source>
        <translation>Comparaison avec le disque</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Garder le mien</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recharger</translation>
    </message>
    <message>
        <source>The entries on disk are the same as those that are open, but in another order.</source>
        <translation>Les entrées sur le disque sont les mêmes que celles qui sont ouvertes, mais dans un autre ordre.</translation>
    </message>
    <message>
        <source>The entries on disk are the same as those that are open.</source>
        <translation>Les entrées sur le disque sont les mêmes que celles qui sont ouvertes.</translation>
    </message>
    <message>
        <source>The entries stand in another order, too.</source>
        <translation>L’ordre des entrées diffère aussi.</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Différences</translation>
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
        <source>(none)</source>
        <translation>(rien)</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>Sur le disque</translation>
    </message>
    <message>
        <source>Only here</source>
        <translation>Seulement ici</translation>
    </message>
    <message>
        <source>Only on disk</source>
        <translation>Seulement sur le disque</translation>
    </message>
    <message>
        <source>Open here</source>
        <translation>Ouvert ici</translation>
    </message>
    <message>
        <source>extensions</source>
        <translation>extensions</translation>
    </message>
    <message>
        <source>renamed</source>
        <translation>renommée</translation>
    </message>
    <message>
        <source>sitemap</source>
        <translation>sitemap</translation>
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
            <numerusform>%n doublon est dans un sitemap en lecture seule et y reste.</numerusform>
            <numerusform>%n doublons sont dans des sitemaps en lecture seule et y restent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries are removed</source>
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
        <source>1 duplicate is in a read-only sitemap and stays.</source>
        <translation>1 doublon est dans un sitemap en lecture seule et y reste.</translation>
    </message>
    <message>
        <source>1 entry is removed</source>
        <translation>1 entrée est supprimée</translation>
    </message>
    <message>
        <source>Each entry that would be removed is listed here, beside the one kept.</source>
        <translation>Chaque entrée qui serait supprimée est listée ici, à côté de celle qui est gardée.</translation>
    </message>
    <message>
        <source>Entries that would be removed</source>
        <translation>Entrées qui seraient supprimées</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Planning</source>
        <translation>Préparation</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n duplicates</source>
        <translation>
            <numerusform>Supprimer %n doublon</numerusform>
            <numerusform>Supprimer %n doublons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n entries</source>
        <translation>
            <numerusform>Supprimer %n entrée</numerusform>
            <numerusform>Supprimer %n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove 1 duplicate</source>
        <translation>Supprimer 1 doublon</translation>
    </message>
    <message>
        <source>Remove 1 entry</source>
        <translation>Supprimer 1 entrée</translation>
    </message>
    <message>
        <source>Remove duplicates</source>
        <translation>Supprimer les doublons</translation>
    </message>
    <message>
        <source>There are no duplicates to remove.</source>
        <translation>Il n’y a aucun doublon à supprimer.</translation>
    </message>
    <message>
        <source>URLs are</source>
        <translation>Les URL sont</translation>
    </message>
    <message>
        <source>exactly the same</source>
        <translation>exactement identiques</translation>
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
    <message>
        <source>the same but for http or https, www, a slash at the end, or capitals</source>
        <translation>identiques, sauf http ou https, www, une barre oblique finale ou des majuscules</translation>
    </message>
</context>
<context>
    <name>EncodingDialog</name>
    <message>
        <source>&amp;Encoding</source>
        <translation>&amp;Encodage</translation>
    </message>
    <message>
        <source>Choose the encoding</source>
        <translation>Choisir l’encodage</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Encodage</translation>
    </message>
    <message>
        <source>How it &amp;reads</source>
        <translation>&amp;Lecture</translation>
    </message>
    <message>
        <source>How it reads in the chosen encoding</source>
        <translation>Lecture dans l’encodage choisi</translation>
    </message>
    <message>
        <source>No line holds anything but ASCII, so that it reads the same in all of them.</source>
        <translation>Aucune ligne ne contient autre chose que de l’ASCII : le texte se lit donc de même dans tous.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Opening changes nothing on disk; saving a change will write UTF-8.</source>
        <translation>L’ouverture ne change rien sur le disque ; enregistrer une modification écrira en UTF-8.</translation>
    </message>
    <message>
        <source>“{name}” and maybe other sitemaps of “{whole}” follow neither the encoding that they declare nor UTF-8. Choose the encoding in which the lines below read as they should; it holds for all of them.</source>
        <translation>« {name} » et peut-être d’autres sitemaps de « {whole} » ne suivent ni l’encodage qu’ils déclarent ni UTF-8. Choisissez l’encodage dans lequel les lignes ci-dessous se lisent comme il faut ; il vaudra pour tous.</translation>
    </message>
    <message>
        <source>“{name}” follows neither the encoding that it declares nor UTF-8. Choose the encoding in which the lines below read as they should.</source>
        <translation>« {name} » ne suit ni l’encodage qu’il déclare ni UTF-8. Choisissez l’encodage dans lequel les lignes ci-dessous se lisent comme il faut.</translation>
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
    <name>EntryModel</name>
    <message>
        <source>Change {field}</source>
        <translation>Modifier {field}</translation>
    </message>
    <message>
        <source>The sitemap it belongs to.</source>
        <translation>Le sitemap auquel elle appartient.</translation>
    </message>
    <message>
        <source>The worst problem of each entry.</source>
        <translation>Le problème le plus grave de chaque entrée.</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
</context>
<context>
    <name>EntryPage</name>
    <message>
        <source>Counting</source>
        <translation>Comptage</translation>
    </message>
    <message>
        <source>Filtering</source>
        <translation>Filtrage</translation>
    </message>
    <message>
        <source>No entries yet. Add one with Ctrl+I, or paste addresses with Ctrl+V.</source>
        <translation>Aucune entrée pour l’instant. Ajoutez-en une avec Ctrl+I, ou collez des adresses avec Ctrl+V.</translation>
    </message>
    <message>
        <source>No entry has such problems.</source>
        <translation>Aucune entrée n’a de tels problèmes.</translation>
    </message>
    <message>
        <source>No entry matches the filter.</source>
        <translation>Aucune entrée ne correspond au filtre.</translation>
    </message>
    <message>
        <source>None of the sitemaps could be read. Problems, below, says why.</source>
        <translation>Aucun des sitemaps n’a pu être lu. Les problèmes, en bas, disent pourquoi.</translation>
    </message>
    <message>
        <source>The index lists no sitemaps yet. Add one for entries to go into.</source>
        <translation>L’index ne liste encore aucun sitemap. Ajoutez-en un pour y mettre des entrées.</translation>
    </message>
</context>
<context>
    <name>EntryPanel</name>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entrée</numerusform>
            <numerusform>%n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>Add alternates in languages that are missing, by how addresses begin.</source>
        <translation>Ajouter des variantes dans les langues qui manquent, d’après le début des adresses.</translation>
    </message>
    <message>
        <source>Add missing languages</source>
        <translation>Ajouter les langues manquantes</translation>
    </message>
    <message>
        <source>Add missing languages …</source>
        <translation>Ajouter les langues manquantes …</translation>
    </message>
    <message>
        <source>Add the address for everybody whose language is not listed.</source>
        <translation>Ajouter l’adresse pour tous ceux dont la langue n’est pas citée.</translation>
    </message>
    <message>
        <source>Add x-default</source>
        <translation>Ajouter x-default</translation>
    </message>
    <message>
        <source>Adding languages</source>
        <translation>Ajout des langues</translation>
    </message>
    <message>
        <source>All fields</source>
        <translation>Tous les champs</translation>
    </message>
    <message>
        <source>And {count} more.</source>
        <translation>Et {count} de plus.</translation>
    </message>
    <message>
        <source>Another edit is still being done. Try again after it.</source>
        <translation>Une autre modification est en cours. Réessayez ensuite.</translation>
    </message>
    <message>
        <source>Change {field}</source>
        <translation>Modifier {field}</translation>
    </message>
    <message numerus="yes">
        <source>Change {field} in %n entries</source>
        <translation>
            <numerusform>Modifier {field} dans %n entrée</numerusform>
            <numerusform>Modifier {field} dans %n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>Changing extensions</source>
        <translation>Modification des extensions</translation>
    </message>
    <message>
        <source>Complete the cluster</source>
        <translation>Compléter le groupe</translation>
    </message>
    <message>
        <source>Completing clusters</source>
        <translation>Complétion des groupes</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Copier l’adresse</translation>
    </message>
    <message>
        <source>Counting extensions</source>
        <translation>Comptage des extensions</translation>
    </message>
    <message>
        <source>Entry {number} of {count}</source>
        <translation>Entrée {number} sur {count}</translation>
    </message>
    <message>
        <source>Let all pages of the cluster list each other, and themselves.</source>
        <translation>Faire que toutes les pages liées comme langues les unes des autres se citent toutes, elles-mêmes comprises.</translation>
    </message>
    <message>
        <source>More about alternates</source>
        <translation>En savoir plus sur les variantes</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Open the page in the browser</source>
        <translation>Ouvrir la page dans le navigateur</translation>
    </message>
    <message>
        <source>Read-only.</source>
        <translation>En lecture seule.</translation>
    </message>
    <message>
        <source>Select an entry to see and edit all of it.</source>
        <translation>Sélectionnez une entrée pour la voir et la modifier entièrement.</translation>
    </message>
    <message>
        <source>Select one entry to add to it.</source>
        <translation>Sélectionnez une seule entrée pour y ajouter.</translation>
    </message>
    <message>
        <source>Show also the fields that are no longer read or hardly ever needed.</source>
        <translation>Montrer aussi les champs qui ne sont plus lus ou presque jamais utiles.</translation>
    </message>
    <message>
        <source>The address as people read it</source>
        <translation>L’adresse telle qu’on la lit</translation>
    </message>
    <message numerus="yes">
        <source>{what} in %n entries</source>
        <translation>
            <numerusform>{what} dans %n entrée</numerusform>
            <numerusform>{what} dans %n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>{what} in 1 entry</source>
        <translation>{what} dans 1 entrée</translation>
    </message>
</context>
<context>
    <name>EntryView</name>
    <message>
        <source>Clear it with Backspace, paste another over it, or use a bulk edit.</source>
        <translation>Videz-la avec Retour arrière, collez-en une autre par-dessus, ou modifiez plusieurs entrées à la fois.</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Entrées</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Champs</translation>
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
        <source>Language</source>
        <translation>Langue</translation>
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
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>Qt</source>
        <translation>Qt</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
</context>
<context>
    <name>ExplanationPane</name>
    <message>
        <source>All rules</source>
        <translation>Toutes les règles</translation>
    </message>
    <message>
        <source>Choose a problem or a rule to read what it asks for, and why.</source>
        <translation>Choisissez un problème ou une règle : ici est expliqué ce qu’elle demande, et pourquoi.</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Explication</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>Fix this …</source>
        <translation>Corriger …</translation>
    </message>
    <message>
        <source>Fix {count} …</source>
        <translation>Corriger {count} …</translation>
    </message>
    <message>
        <source>Fix {count}: {rule}</source>
        <translation>Corriger {count} : {rule}</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Corrigé</translation>
    </message>
    <message>
        <source>Ignored</source>
        <translation>Non pris en compte</translation>
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
        <source>Open the catalogue of rules here.</source>
        <translation>Ouvrir ici le catalogue des règles.</translation>
    </message>
    <message>
        <source>Remove {count} …</source>
        <translation>Supprimer {count} …</translation>
    </message>
    <message>
        <source>Remove {count}: {rule}</source>
        <translation>Supprimer {count} : {rule}</translation>
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
        <source>Save the changed and repaired files.</source>
        <translation>Enregistrer les fichiers modifiés et réparés.</translation>
    </message>
    <message>
        <source>Save to repair</source>
        <translation>Enregistrer pour réparer</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Gravité</translation>
    </message>
    <message>
        <source>Shows what would change before anything does.</source>
        <translation>Montre ce qui changerait avant de changer quoi que ce soit.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>What does it mean?</source>
        <translation>Qu’est-ce que cela signifie ?</translation>
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
    <message>
        <source>… and {count} more</source>
        <translation>… et {count} de plus</translation>
    </message>
</context>
<context>
    <name>ExportCommands</name>
    <message numerus="yes">
        <source>%n files of an earlier export are still in the folder; the index does not list them.</source>
        <translation>
            <numerusform>%n fichier d’un export antérieur s’y trouve encore, hors de l’index.</numerusform>
            <numerusform>%n fichiers d’un export antérieur s’y trouvent encore, hors de l’index.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files of an earlier export were removed.</source>
        <translation>
            <numerusform>%n fichier d’un export antérieur a été supprimé.</numerusform>
            <numerusform>%n fichiers d’un export antérieur ont été supprimés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files were up to date already.</source>
        <translation>
            <numerusform>%n fichier avait déjà ce contenu.</numerusform>
            <numerusform>%n fichiers avaient déjà ce contenu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files written to “{folder}”.</source>
        <translation>
            <numerusform>%n fichier écrit dans « {folder} ».</numerusform>
            <numerusform>%n fichiers écrits dans « {folder} ».</numerusform>
        </translation>
    </message>
    <message>
        <source>1 file of an earlier export was removed.</source>
        <translation>1 fichier d’un export antérieur a été supprimé.</translation>
    </message>
    <message>
        <source>1 file was up to date already.</source>
        <translation>1 fichier avait déjà ce contenu.</translation>
    </message>
    <message>
        <source>1 file written to “{folder}”.</source>
        <translation>1 fichier écrit dans « {folder} ».</translation>
    </message>
    <message>
        <source>Entries may be missing: not all sitemaps could be read for certain.</source>
        <translation>Des entrées manquent peut-être : certains sitemaps n’ont pas pu être lus avec certitude.</translation>
    </message>
    <message>
        <source>Export as single file</source>
        <translation>Exporter en un seul fichier</translation>
    </message>
    <message>
        <source>Exporting to “{name}”</source>
        <translation>Export vers « {name} »</translation>
    </message>
    <message>
        <source>Left out: {losses}.</source>
        <translation>Laissé de côté : {losses}.</translation>
    </message>
    <message>
        <source>Open exported set</source>
        <translation>Ouvrir l’ensemble exporté</translation>
    </message>
    <message>
        <source>Publish …</source>
        <translation>Publier …</translation>
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
    <message>
        <source>The export was stopped; all files are as they were before.</source>
        <translation>L’export a été arrêté ; tous les fichiers sont comme avant.</translation>
    </message>
    <message>
        <source>“{name}” of an earlier export is still in the folder; the index does not list it.</source>
        <translation>« {name} » d’un export antérieur s’y trouve encore, hors de l’index.</translation>
    </message>
    <message>
        <source>“{name}” was written.</source>
        <translation>« {name} » a été écrit.</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message numerus="yes">
        <source>%n URLs</source>
        <translation>
            <numerusform>%n URL</numerusform>
            <numerusform>%n URL</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries lie outside {address}: search engines ignore them.</source>
        <translation>
            <numerusform>%n entrée est hors de {address} : les moteurs de recherche l’ignorent.</numerusform>
            <numerusform>%n entrées sont hors de {address} : les moteurs de recherche les ignorent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files of an earlier export stay in the folder; the index does not list them.</source>
        <translation>
            <numerusform>%n fichier d’un export antérieur y reste, et l’index ne le liste pas.</numerusform>
            <numerusform>%n fichiers d’un export antérieur y restent, et l’index ne les liste pas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files with such names exist and will be replaced.</source>
        <translation>
            <numerusform>%n fichier de ce nom existe et sera remplacé.</numerusform>
            <numerusform>%n fichiers de ces noms existent et seront remplacés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps</source>
        <translation>
            <numerusform>%n sitemap</numerusform>
            <numerusform>%n sitemaps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps could not be read for certain: entries may be missing.</source>
        <translation>
            <numerusform>%n sitemap n’a pas pu être lu avec certitude : des entrées manquent peut-être.</numerusform>
            <numerusform>%n sitemaps n’ont pas pu être lus avec certitude : des entrées manquent peut-être.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Address of the folder</source>
        <translation>&amp;Adresse du dossier</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Dossier</translation>
    </message>
    <message>
        <source>&amp;Names of the files</source>
        <translation>&amp;Noms des fichiers</translation>
    </message>
    <message>
        <source>1 URL</source>
        <translation>1 URL</translation>
    </message>
    <message>
        <source>1 entry lies outside {address}: search engines ignore it.</source>
        <translation>1 entrée est hors de {address} : les moteurs de recherche l’ignorent.</translation>
    </message>
    <message>
        <source>1 file with such a name exists and will be replaced.</source>
        <translation>1 fichier de ce nom existe et sera remplacé.</translation>
    </message>
    <message>
        <source>1 sitemap</source>
        <translation>1 sitemap</translation>
    </message>
    <message>
        <source>1 sitemap could not be read for certain: entries may be missing.</source>
        <translation>1 sitemap n’a pas pu être lu avec certitude : des entrées manquent peut-être.</translation>
    </message>
    <message>
        <source>A&amp;ll ({count})</source>
        <translation>&amp;Toutes ({count})</translation>
    </message>
    <message>
        <source>Address in the index</source>
        <translation>Adresse dans l’index</translation>
    </message>
    <message>
        <source>Address of the folder</source>
        <translation>Adresse du dossier</translation>
    </message>
    <message>
        <source>Choose the folder that the files go to.</source>
        <translation>Choisir le dossier où vont les fichiers.</translation>
    </message>
    <message>
        <source>Compress the sitemaps with &amp;gzip</source>
        <translation>Compresser les sitemaps avec &amp;gzip</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Entrées</translation>
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
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Files that will be written</source>
        <translation>Fichiers qui seront écrits</translation>
    </message>
    <message>
        <source>Folder of the export</source>
        <translation>Dossier de l’export</translation>
    </message>
    <message>
        <source>Left out: {losses}.</source>
        <translation>Laissé de côté : {losses}.</translation>
    </message>
    <message>
        <source>Most &amp;URLs in a sitemap</source>
        <translation>&amp;URL par sitemap au plus</translation>
    </message>
    <message>
        <source>Most &amp;bytes in a sitemap</source>
        <translation>&amp;Octets par sitemap au plus</translation>
    </message>
    <message>
        <source>Most URLs in a sitemap</source>
        <translation>URL par sitemap au plus</translation>
    </message>
    <message>
        <source>Most bytes in a sitemap</source>
        <translation>Octets par sitemap au plus</translation>
    </message>
    <message>
        <source>Name the &amp;schema in every file (xsi:schemaLocation)</source>
        <translation>Citer le sché&amp;ma dans chaque fichier (xsi:schemaLocation)</translation>
    </message>
    <message>
        <source>Names of the files</source>
        <translation>Noms des fichiers</translation>
    </message>
    <message>
        <source>Planning the export</source>
        <translation>Préparation de l’export</translation>
    </message>
    <message>
        <source>S&amp;elected ({count})</source>
        <translation>&amp;Sélectionnées ({count})</translation>
    </message>
    <message>
        <source>Size unpacked</source>
        <translation>Taille décompressée</translation>
    </message>
    <message>
        <source>URLs</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Unpacked, as the protocol counts them.</source>
        <translation>Décompressés, comme le protocole les compte.</translation>
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
        <source>https://www.example.com/ – left empty: the site of most entries</source>
        <translation>https://www.example.com/ – vide : le site de la plupart des entrées</translation>
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
        <source>{files} with {urls}, {size} unpacked, and the index “{index}”.</source>
        <translation>{files} avec {urls}, {size} décompressés, et l’index « {index} ».</translation>
    </message>
    <message>
        <source>{files} with {urls}, {size} unpacked, without an index.</source>
        <translation>{files} avec {urls}, {size} décompressés, sans index.</translation>
    </message>
    <message>
        <source>{n} stands for the number of the file.</source>
        <translation>{n} tient lieu du numéro du fichier.</translation>
    </message>
    <message>
        <source>“{name}” of an earlier export stays in the folder; the index does not list it.</source>
        <translation>« {name} » d’un export antérieur y reste, et l’index ne le liste pas.</translation>
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
        <source>Change {field}</source>
        <translation>Modifier {field}</translation>
    </message>
    <message>
        <source>No longer read by Google.</source>
        <translation>N’est plus lu par Google.</translation>
    </message>
    <message>
        <source>Not declared: {name} is read-only.</source>
        <translation>Non déclaré : {name} est en lecture seule.</translation>
    </message>
    <message>
        <source>The page is made for feature phones. Nobody reads this mark any more; it does no harm.</source>
        <translation>La page est faite pour les téléphones classiques. Plus personne ne lit cette marque ; elle ne nuit pas.</translation>
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
    <name>ExtensionView</name>
    <message>
        <source>Extensions</source>
        <translation>Extensions</translation>
    </message>
</context>
<context>
    <name>Extensions</name>
    <message>
        <source>Add XML</source>
        <translation>Ajouter du XML</translation>
    </message>
    <message>
        <source>Add alternate</source>
        <translation>Ajouter une variante</translation>
    </message>
    <message>
        <source>Add article</source>
        <translation>Ajouter un article</translation>
    </message>
    <message>
        <source>Add image</source>
        <translation>Ajouter une image</translation>
    </message>
    <message>
        <source>Add mark for feature phones</source>
        <translation>Ajouter la marque pour téléphones classiques</translation>
    </message>
    <message>
        <source>Add video</source>
        <translation>Ajouter une vidéo</translation>
    </message>
    <message>
        <source>Alternates</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>Mobile</source>
        <translation>Mobile</translation>
    </message>
    <message>
        <source>Move XML</source>
        <translation>Déplacer du XML</translation>
    </message>
    <message>
        <source>Move alternate</source>
        <translation>Déplacer une variante</translation>
    </message>
    <message>
        <source>Move article</source>
        <translation>Déplacer un article</translation>
    </message>
    <message>
        <source>Move image</source>
        <translation>Déplacer une image</translation>
    </message>
    <message>
        <source>Move mark for feature phones</source>
        <translation>Déplacer la marque pour téléphones classiques</translation>
    </message>
    <message>
        <source>Move video</source>
        <translation>Déplacer une vidéo</translation>
    </message>
    <message>
        <source>News</source>
        <translation>Actualités</translation>
    </message>
    <message>
        <source>Other XML</source>
        <translation>Autre XML</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n alternates</source>
        <translation>
            <numerusform>Retirer %n variante</numerusform>
            <numerusform>Retirer %n variantes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n articles</source>
        <translation>
            <numerusform>Retirer %n article</numerusform>
            <numerusform>Retirer %n articles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n images</source>
        <translation>
            <numerusform>Retirer %n image</numerusform>
            <numerusform>Retirer %n images</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n marks for feature phones</source>
        <translation>
            <numerusform>Retirer %n marque pour téléphones classiques</numerusform>
            <numerusform>Retirer %n marques pour téléphones classiques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n pieces of XML</source>
        <translation>
            <numerusform>Retirer %n morceau de XML</numerusform>
            <numerusform>Retirer %n morceaux de XML</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n videos</source>
        <translation>
            <numerusform>Retirer %n vidéo</numerusform>
            <numerusform>Retirer %n vidéos</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove XML</source>
        <translation>Retirer du XML</translation>
    </message>
    <message>
        <source>Remove alternate</source>
        <translation>Retirer une variante</translation>
    </message>
    <message numerus="yes">
        <source>Remove alternates from %n entries</source>
        <translation>
            <numerusform>Retirer les variantes de %n entrée</numerusform>
            <numerusform>Retirer les variantes de %n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove article</source>
        <translation>Retirer un article</translation>
    </message>
    <message numerus="yes">
        <source>Remove articles from %n entries</source>
        <translation>
            <numerusform>Retirer les articles de %n entrée</numerusform>
            <numerusform>Retirer les articles de %n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove image</source>
        <translation>Retirer une image</translation>
    </message>
    <message numerus="yes">
        <source>Remove images from %n entries</source>
        <translation>
            <numerusform>Retirer les images de %n entrée</numerusform>
            <numerusform>Retirer les images de %n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove mark for feature phones</source>
        <translation>Retirer la marque pour téléphones classiques</translation>
    </message>
    <message numerus="yes">
        <source>Remove marks for feature phones from %n entries</source>
        <translation>
            <numerusform>Retirer les marques pour téléphones classiques de %n entrée</numerusform>
            <numerusform>Retirer les marques pour téléphones classiques de %n entrées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove other XML from %n entries</source>
        <translation>
            <numerusform>Retirer l’autre XML de %n entrée</numerusform>
            <numerusform>Retirer l’autre XML de %n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove video</source>
        <translation>Retirer une vidéo</translation>
    </message>
    <message numerus="yes">
        <source>Remove videos from %n entries</source>
        <translation>
            <numerusform>Retirer les vidéos de %n entrée</numerusform>
            <numerusform>Retirer les vidéos de %n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>Vidéos</translation>
    </message>
</context>
<context>
    <name>FacetButton</name>
    <message>
        <source>Remove this part of the filter.</source>
        <translation>Enlever cette partie du filtre.</translation>
    </message>
    <message>
        <source>Remove {facet}</source>
        <translation>Enlever {facet}</translation>
    </message>
</context>
<context>
    <name>FacetRow</name>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>More filters that do not fit here.</source>
        <translation>Autres filtres, faute de place ici.</translation>
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
        <source>Alternates (hreflang)</source>
        <translation>Variantes (hreflang)</translation>
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
        <source>Anything else</source>
        <translation>Autre chose</translation>
    </message>
    <message>
        <source>Changed since opened or saved</source>
        <translation>Modifiées depuis l’ouverture ou l’enregistrement</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Modifications</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>Extensions</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>In the future</source>
        <translation>Dans le futur</translation>
    </message>
    <message>
        <source>Infos</source>
        <translation>Infos</translation>
    </message>
    <message>
        <source>Invalid date</source>
        <translation>Date non valide</translation>
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
        <source>Missing</source>
        <translation>Absent</translation>
    </message>
    <message>
        <source>Mobile</source>
        <translation>Mobile</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouvelles</translation>
    </message>
    <message>
        <source>News</source>
        <translation>Actualités</translation>
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
        <source>Not a number</source>
        <translation>Pas un nombre</translation>
    </message>
    <message>
        <source>Older than 365 days</source>
        <translation>Plus de 365 jours</translation>
    </message>
    <message>
        <source>Other XML</source>
        <translation>Autre XML</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Show entries by their changefreq.</source>
        <translation>Afficher les entrées selon leur changefreq.</translation>
    </message>
    <message>
        <source>Show entries by their extensions.</source>
        <translation>Afficher les entrées selon leurs extensions.</translation>
    </message>
    <message>
        <source>Show entries by their lastmod.</source>
        <translation>Afficher les entrées selon leur lastmod.</translation>
    </message>
    <message>
        <source>Show entries by their priority.</source>
        <translation>Afficher les entrées selon leur priority.</translation>
    </message>
    <message>
        <source>Show entries by their problems.</source>
        <translation>Afficher les entrées selon leurs problèmes.</translation>
    </message>
    <message>
        <source>Show entries by what was done to them.</source>
        <translation>Afficher les entrées selon ce qui leur a été fait.</translation>
    </message>
    <message>
        <source>Show the entries of some sitemaps.</source>
        <translation>Afficher les entrées de certains sitemaps.</translation>
    </message>
    <message>
        <source>Shows the entries of a folder, chosen beside the table.</source>
        <translation>Affiche les entrées d’un dossier choisi à côté du tableau.</translation>
    </message>
    <message>
        <source>Sitemap</source>
        <translation>Sitemap</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Inchangées</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>Vidéos</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Avertissements</translation>
    </message>
</context>
<context>
    <name>FaultDialog</name>
    <message>
        <source>Copy details</source>
        <translation>Copier les détails</translation>
    </message>
    <message>
        <source>Fault in the program</source>
        <translation>Anomalie dans le programme</translation>
    </message>
    <message>
        <source>Please report the fault with these details: {url}</source>
        <translation>Merci de signaler l’anomalie avec ces détails : {url}</translation>
    </message>
    <message>
        <source>Something went wrong inside the program.</source>
        <translation>Une erreur s’est produite dans le programme.</translation>
    </message>
    <message>
        <source>What is not saved yet is in the recovery log; the next start offers it, should the program end.</source>
        <translation>Ce qui n’est pas encore enregistré est dans le journal de récupération ; le prochain démarrage le proposera si le programme s’arrête.</translation>
    </message>
    <message>
        <source>You can go on; saving under another name is safest.</source>
        <translation>Vous pouvez continuer ; le plus sûr est d’enregistrer sous un autre nom.</translation>
    </message>
    <message>
        <source>Your sitemaps on disk were not touched.</source>
        <translation>Vos sitemaps sur le disque n’ont pas été touchés.</translation>
    </message>
</context>
<context>
    <name>FetchFailuresDialog</name>
    <message>
        <source>&amp;Copy list</source>
        <translation>&amp;Copier la liste</translation>
    </message>
    <message>
        <source>All other files were copied and opened.</source>
        <translation>Tous les autres fichiers ont été copiés et ouverts.</translation>
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
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
</context>
<context>
    <name>FileWatch</name>
    <message numerus="yes">
        <source>%n files of the set are not on the disk any more.</source>
        <translation>
            <numerusform>%n fichier de l’ensemble n’est plus sur le disque.</numerusform>
            <numerusform>%n fichiers de l’ensemble ne sont plus sur le disque.</numerusform>
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
        <source>Compare …</source>
        <translation>Comparer …</translation>
    </message>
    <message>
        <source>Everything is still open here; saving writes it anew.</source>
        <translation>Tout est encore ouvert ici ; l’enregistrement le réécrit.</translation>
    </message>
    <message>
        <source>Its entries are kept with all their fields and extensions; comments and layout are written anew.</source>
        <translation>Ses entrées sont gardées avec tous leurs champs et extensions ; commentaires et mise en page sont réécrits.</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Garder le mien</translation>
    </message>
    <message>
        <source>Looking at the files of “{name}”</source>
        <translation>Examen des fichiers de « {name} »</translation>
    </message>
    <message>
        <source>Nothing was lost: what is open here is as it was.</source>
        <translation>Rien n’a été perdu : ce qui est ouvert ici est comme avant.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recharger</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>Enregistrer sous …</translation>
    </message>
    <message numerus="yes">
        <source>Saving replaces %n files by what is open here.</source>
        <translation>
            <numerusform>L’enregistrement remplace %n fichier par ce qui est ouvert ici.</numerusform>
            <numerusform>L’enregistrement remplace %n fichiers par ce qui est ouvert ici.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saving replaces “{name}” by what is open here.</source>
        <translation>L’enregistrement remplace « {name} » par ce qui est ouvert ici.</translation>
    </message>
    <message>
        <source>“{name}” is not on the disk any more.</source>
        <translation>« {name} » n’est plus sur le disque.</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program.</source>
        <translation>« {name} » a été modifié par un autre programme.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message numerus="yes">
        <source>%n files are not in UTF-8.</source>
        <translation>
            <numerusform>%n fichier n’est pas en UTF-8.</numerusform>
            <numerusform>%n fichiers ne sont pas en UTF-8.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files lie in that folder already; sitemaps of the set would replace them.</source>
        <translation>
            <numerusform>%n fichier se trouve déjà dans ce dossier ; un sitemap de l’ensemble le remplacerait.</numerusform>
            <numerusform>%n fichiers se trouvent déjà dans ce dossier ; des sitemaps de l’ensemble les remplaceraient.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files of the set have other names on this disk, too (hard links).</source>
        <translation>
            <numerusform>%n fichier de l’ensemble a aussi d’autres noms sur ce disque (liens physiques).</numerusform>
            <numerusform>%n fichiers de l’ensemble ont aussi d’autres noms sur ce disque (liens physiques).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files of the set may not be written where they are.</source>
        <translation>
            <numerusform>%n fichier de l’ensemble ne peut pas être écrit là où il est.</numerusform>
            <numerusform>%n fichiers de l’ensemble ne peuvent pas être écrits là où ils sont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mended places were saved.</source>
        <translation>
            <numerusform>%n endroit réparé a été enregistré.</numerusform>
            <numerusform>%n endroits réparés ont été enregistrés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places were mended so that “{name}” could be read.</source>
        <translation>
            <numerusform>%n endroit a été réparé pour que « {name} » puisse être lu.</numerusform>
            <numerusform>%n endroits ont été réparés pour que « {name} » puisse être lu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps are larger than the ceiling.</source>
        <translation>
            <numerusform>%n sitemap dépasse le plafond.</numerusform>
            <numerusform>%n sitemaps dépassent le plafond.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps follow neither the encoding that they declare nor UTF-8.</source>
        <translation>
            <numerusform>%n sitemap ne suit ni l’encodage qu’il déclare ni UTF-8.</numerusform>
            <numerusform>%n sitemaps ne suivent ni l’encodage qu’ils déclarent ni UTF-8.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 mended place was saved.</source>
        <translation>1 endroit réparé a été enregistré.</translation>
    </message>
    <message>
        <source>1 place was mended so that “{name}” could be read.</source>
        <translation>1 endroit a été réparé pour que « {name} » puisse être lu.</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Ceilings guard the memory of this computer: {size} MB unpacked for each file, {ratio} times its size on disk, {entries} entries in all. Open it all the same if you trust where it comes from.</source>
        <translation>Des plafonds protègent la mémoire de cet ordinateur : {size} Mo décompressés par fichier, {ratio} fois sa taille sur le disque, {entries} entrées en tout. Ouvrez malgré tout si vous vous fiez à sa provenance.</translation>
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
        <source>Go there</source>
        <translation>Y aller</translation>
    </message>
    <message>
        <source>Import as table …</source>
        <translation>Importer comme tableau …</translation>
    </message>
    <message>
        <source>Its entries can be copied and exported; the file stays as it is.</source>
        <translation>Ses entrées peuvent être copiées et exportées ; le fichier reste tel quel.</translation>
    </message>
    <message>
        <source>Left out: {losses}.</source>
        <translation>Laissé de côté : {losses}.</translation>
    </message>
    <message>
        <source>New sitemap</source>
        <translation>Nouveau sitemap</translation>
    </message>
    <message>
        <source>Nothing is guessed: look at how it reads, and choose.</source>
        <translation>Rien n’est deviné : voyez comment cela se lit, et choisissez.</translation>
    </message>
    <message>
        <source>Nothing was written. Replace what lies there, or save in another folder.</source>
        <translation>Rien n’a été écrit. Remplacez ce qui s’y trouve, ou enregistrez dans un autre dossier.</translation>
    </message>
    <message>
        <source>Open a folder of sitemaps</source>
        <translation>Ouvrir un dossier de sitemaps</translation>
    </message>
    <message>
        <source>Open a sitemap or an index</source>
        <translation>Ouvrir un sitemap ou un index</translation>
    </message>
    <message>
        <source>Open all the same</source>
        <translation>Ouvrir malgré tout</translation>
    </message>
    <message>
        <source>Open for editing anyway</source>
        <translation>Ouvrir quand même en modification</translation>
    </message>
    <message>
        <source>Opening was stopped; everything is as it was.</source>
        <translation>L’ouverture a été arrêtée ; rien n’a changé.</translation>
    </message>
    <message>
        <source>Opening “{name}”</source>
        <translation>Ouverture de « {name} »</translation>
    </message>
    <message>
        <source>Reading “{name}” in all encodings</source>
        <translation>Lecture de « {name} » dans tous les encodages</translation>
    </message>
    <message numerus="yes">
        <source>Removed %n files.</source>
        <translation>
            <numerusform>%n fichier supprimé.</numerusform>
            <numerusform>%n fichiers supprimés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Removed 1 file.</source>
        <translation>1 fichier supprimé.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save all sitemaps in a folder</source>
        <translation>Enregistrer tous les sitemaps dans un dossier</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Enregistrer sous</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>Enregistrer sous …</translation>
    </message>
    <message>
        <source>Save it in another place; what is open here can be edited all the same.</source>
        <translation>Enregistrez-le ailleurs ; ce qui est ouvert ici peut être modifié malgré tout.</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n files.</source>
        <translation>
            <numerusform>%n fichier enregistré.</numerusform>
            <numerusform>%n fichiers enregistrés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved 1 file.</source>
        <translation>1 fichier enregistré.</translation>
    </message>
    <message>
        <source>Saving a change writes UTF-8.</source>
        <translation>Enregistrer une modification écrit en UTF-8.</translation>
    </message>
    <message>
        <source>Saving gives new content to this name only; under the others the old stays.</source>
        <translation>L’enregistrement ne donne le nouveau contenu qu’à ce nom ; sous les autres, l’ancien reste.</translation>
    </message>
    <message>
        <source>Saving was stopped; the files are as they were.</source>
        <translation>L’enregistrement a été arrêté ; les fichiers sont comme avant.</translation>
    </message>
    <message>
        <source>Saving writes those that changed; search engines find all of them through an index.</source>
        <translation>L’enregistrement écrit ceux qui ont changé ; les moteurs de recherche les trouvent tous par un index.</translation>
    </message>
    <message>
        <source>Saving “{name}”</source>
        <translation>Enregistrement de « {name} »</translation>
    </message>
    <message>
        <source>Sitemaps (*.xml *.xml.gz *.gz *.txt *.csv)</source>
        <translation>Sitemaps (*.xml *.xml.gz *.gz *.txt *.csv)</translation>
    </message>
    <message>
        <source>Sitemaps (*.xml *.xml.gz);;All files (*)</source>
        <translation>Sitemaps (*.xml *.xml.gz);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The Repairs panel lists what and where; nothing on disk has changed.</source>
        <translation>Le volet des réparations liste quoi et où ; rien n’a changé sur le disque.</translation>
    </message>
    <message>
        <source>The file that was open before still has it.</source>
        <translation>Le fichier ouvert auparavant le contient encore.</translation>
    </message>
    <message>
        <source>Their entries can be copied and exported; the files stay as they are.</source>
        <translation>Leurs entrées peuvent être copiées et exportées ; les fichiers restent tels quels.</translation>
    </message>
    <message>
        <source>This installation lacks the sample set.</source>
        <translation>L’ensemble d’exemple manque dans cette installation.</translation>
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
        <source>Write an index …</source>
        <translation>Écrire un index …</translation>
    </message>
    <message>
        <source>{reason} Here it is read-only.</source>
        <translation>{reason} Ici, il est en lecture seule.</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” and %n more are read-only: {reason}</source>
        <translation>
            <numerusform>« {name} » et %n autre sont en lecture seule : {reason}</numerusform>
            <numerusform>« {name} » et %n autres sont en lecture seule : {reason}</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” has other names on this disk, too (hard links).</source>
        <translation>« {name} » a aussi d’autres noms sur ce disque (liens physiques).</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” holds %n sitemaps and no index.</source>
        <translation>
            <numerusform>« {name} » contient %n sitemap et pas d’index.</numerusform>
            <numerusform>« {name} » contient %n sitemaps et pas d’index.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” is in {encoding}.</source>
        <translation>« {name} » est en {encoding}.</translation>
    </message>
    <message>
        <source>“{name}” is not open elsewhere any more: it can be edited here.</source>
        <translation>« {name} » n’est plus ouvert ailleurs : il peut être modifié ici.</translation>
    </message>
    <message>
        <source>“{name}” is open in another window already.</source>
        <translation>« {name} » est déjà ouvert dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>“{name}” is read-only: {reason}</source>
        <translation>« {name} » est en lecture seule : {reason}</translation>
    </message>
    <message>
        <source>“{name}” lies in that folder already; a sitemap of the set would replace it.</source>
        <translation>« {name} » se trouve déjà dans ce dossier ; un sitemap de l’ensemble le remplacerait.</translation>
    </message>
    <message>
        <source>“{name}” may not be written where it is.</source>
        <translation>« {name} » ne peut pas être écrit là où il est.</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entrée</numerusform>
            <numerusform>%n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>1 entry</source>
        <translation>1 entrée</translation>
    </message>
    <message>
        <source>A text, a /regular expression/, or conditions joined by “and” or “or”, with parentheses: a word (loc, lastmod, changefreq, priority, any, entry, sitemap, folder, extension, problem, state), then = != &lt; &gt; contains matches in or “is empty”, then a value.</source>
        <translation>Un texte, une /expression régulière/, ou des conditions reliées par « and » ou « or », avec des parenthèses : un mot (loc, lastmod, changefreq, priority, any, entry, sitemap, folder, extension, problem, state), puis = != &lt; &gt; contains matches in ou « is empty », puis une valeur.</translation>
    </message>
    <message>
        <source>All fields</source>
        <translation>Tous les champs</translation>
    </message>
    <message>
        <source>Character {number}: {text}</source>
        <translation>Caractère {number} : {text}</translation>
    </message>
    <message>
        <source>Entries shown</source>
        <translation>Entrées affichées</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>Filter: text, /regex/, or lastmod &lt; 2026-01-01</source>
        <translation>Filtrer : texte, /regex/ ou lastmod &lt; 2026-01-01</translation>
    </message>
    <message>
        <source>Save this filter, or choose one that was saved.</source>
        <translation>Enregistrer ce filtre, ou choisir un filtre enregistré.</translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation>Filtres enregistrés</translation>
    </message>
    <message>
        <source>The field in which a text or an expression is looked for.</source>
        <translation>Le champ dans lequel un texte ou une expression est recherché.</translation>
    </message>
    <message>
        <source>Where to look</source>
        <translation>Où chercher</translation>
    </message>
    <message>
        <source>{shown} of {total}</source>
        <translation>{shown} sur {total}</translation>
    </message>
</context>
<context>
    <name>FindPanel</name>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entrée</numerusform>
            <numerusform>%n entrées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n résultat</numerusform>
            <numerusform>%n résultats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values replaced.</source>
        <translation>
            <numerusform>%n valeur remplacée.</numerusform>
            <numerusform>%n valeurs remplacées.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 entry</source>
        <translation>1 entrée</translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>1 résultat</translation>
    </message>
    <message>
        <source>1 value replaced.</source>
        <translation>1 valeur remplacée.</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Comptage</translation>
    </message>
    <message>
        <source>Entries shown</source>
        <translation>Entrées affichées</translation>
    </message>
    <message>
        <source>F&amp;ind</source>
        <translation>Rec&amp;hercher</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>In all fields</source>
        <translation>Dans tous les champs</translation>
    </message>
    <message>
        <source>In {field}</source>
        <translation>Dans {field}</translation>
    </message>
    <message>
        <source>Match case (Alt+C)</source>
        <translation>Respecter la casse (Alt+C)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>Résultat suivant (F3)</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Introuvable</translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>Rien ne changerait.</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>Résultat précédent (Maj+F3)</translation>
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
        <source>Replace in %n entries</source>
        <translation>
            <numerusform>Remplacer dans %n entrée</numerusform>
            <numerusform>Remplacer dans %n entrées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace in %n values</source>
        <translation>
            <numerusform>Remplacer dans %n valeur</numerusform>
            <numerusform>Remplacer dans %n valeurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace in 1 entry</source>
        <translation>Remplacer dans 1 entrée</translation>
    </message>
    <message>
        <source>Replace in 1 value</source>
        <translation>Remplacer dans 1 valeur</translation>
    </message>
    <message>
        <source>Replace in {field}</source>
        <translation>Remplacer dans {field}</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Remplacer par</translation>
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
        <source>Selected entries</source>
        <translation>Entrées sélectionnées</translation>
    </message>
    <message>
        <source>Went on from the first entry.</source>
        <translation>La recherche a repris à la première entrée.</translation>
    </message>
    <message>
        <source>Went on from the last entry.</source>
        <translation>La recherche a repris à la dernière entrée.</translation>
    </message>
    <message>
        <source>Where to look</source>
        <translation>Où chercher</translation>
    </message>
    <message>
        <source>Whole words only (Alt+W)</source>
        <translation>Mots entiers seulement (Alt+W)</translation>
    </message>
    <message>
        <source>{times} in {where}</source>
        <translation>{times} dans {where}</translation>
    </message>
</context>
<context>
    <name>FixChoicesForm</name>
    <message>
        <source>&amp;Base for relative addresses</source>
        <translation>&amp;Base des adresses relatives</translation>
    </message>
    <message>
        <source>&amp;Escape characters as</source>
        <translation>&amp;Encoder les caractères en</translation>
    </message>
    <message>
        <source>&amp;Zone of times without one</source>
        <translation>&amp;Fuseau des heures sans fuseau</translation>
    </message>
    <message>
        <source>Base for relative addresses</source>
        <translation>Base des adresses relatives</translation>
    </message>
    <message>
        <source>Escape characters as</source>
        <translation>Encoder les caractères en</translation>
    </message>
    <message>
        <source>ISO-8859-1, for old servers</source>
        <translation>ISO-8859-1, pour les anciens serveurs</translation>
    </message>
    <message>
        <source>UTF-8, as nearly all servers expect</source>
        <translation>UTF-8, comme l’attendent presque tous les serveurs</translation>
    </message>
    <message>
        <source>Zone of times without one</source>
        <translation>Fuseau des heures sans fuseau</translation>
    </message>
    <message>
        <source>unknown; Z is UTC</source>
        <translation>inconnu ; Z signifie UTC</translation>
    </message>
</context>
<context>
    <name>FixList</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>another namespace</source>
        <translation>un autre espace de noms</translation>
    </message>
    <message>
        <source>another order</source>
        <translation>un autre ordre</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>éléments</translation>
    </message>
    <message>
        <source>file</source>
        <translation>fichier</translation>
    </message>
    <message>
        <source>the protocol's namespace</source>
        <translation>l’espace de noms du protocole</translation>
    </message>
    <message>
        <source>the schema's order</source>
        <translation>l’ordre du schéma</translation>
    </message>
</context>
<context>
    <name>FixesDialog</name>
    <message numerus="yes">
        <source>%n entries are in read-only sitemaps and left out.</source>
        <translation>
            <numerusform>%n entrée est dans un sitemap en lecture seule et laissée de côté.</numerusform>
            <numerusform>%n entrées sont dans des sitemaps en lecture seule et laissées de côté.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries change</source>
        <translation>
            <numerusform>%n entrée change</numerusform>
            <numerusform>%n entrées changent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files change</source>
        <translation>
            <numerusform>%n fichier change</numerusform>
            <numerusform>%n fichiers changent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values change</source>
        <translation>
            <numerusform>%n valeur change</numerusform>
            <numerusform>%n valeurs changent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values keep problems that can't be fixed without guessing.</source>
        <translation>
            <numerusform>%n valeur garde des problèmes qui ne peuvent pas être corrigés sans deviner.</numerusform>
            <numerusform>%n valeurs gardent des problèmes qui ne peuvent pas être corrigés sans deviner.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 entry changes</source>
        <translation>1 entrée change</translation>
    </message>
    <message>
        <source>1 entry is in a read-only sitemap and left out.</source>
        <translation>1 entrée est dans un sitemap en lecture seule et laissée de côté.</translation>
    </message>
    <message>
        <source>1 file changes</source>
        <translation>1 fichier change</translation>
    </message>
    <message>
        <source>1 value changes</source>
        <translation>1 valeur change</translation>
    </message>
    <message>
        <source>1 value keeps a problem that can't be fixed without guessing.</source>
        <translation>1 valeur garde un problème qui ne peut pas être corrigé sans deviner.</translation>
    </message>
    <message>
        <source>Because of a fault in the program not everything could be tried for {titles}.</source>
        <translation>À cause d’une anomalie du programme, tout n’a pas pu être essayé pour {titles}.</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Corriger</translation>
    </message>
    <message numerus="yes">
        <source>Fix %n entries</source>
        <translation>
            <numerusform>Corriger %n entrée</numerusform>
            <numerusform>Corriger %n entrées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fix %n files</source>
        <translation>
            <numerusform>Corriger %n fichier</numerusform>
            <numerusform>Corriger %n fichiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fix %n values</source>
        <translation>
            <numerusform>Corriger %n valeur</numerusform>
            <numerusform>Corriger %n valeurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Fix 1 entry</source>
        <translation>Corriger 1 entrée</translation>
    </message>
    <message>
        <source>Fix 1 file</source>
        <translation>Corriger 1 fichier</translation>
    </message>
    <message>
        <source>Fix 1 value</source>
        <translation>Corriger 1 valeur</translation>
    </message>
    <message numerus="yes">
        <source>Fix in %n values</source>
        <translation>
            <numerusform>Corriger dans %n valeur</numerusform>
            <numerusform>Corriger dans %n valeurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Fix in 1 value</source>
        <translation>Corriger dans 1 valeur</translation>
    </message>
    <message numerus="yes">
        <source>Fix namespace of %n files</source>
        <translation>
            <numerusform>Corriger l’espace de noms de %n fichier</numerusform>
            <numerusform>Corriger l’espace de noms de %n fichiers</numerusform>
        </translation>
    </message>
    <message>
        <source>Fix namespace of 1 file</source>
        <translation>Corriger l’espace de noms de 1 fichier</translation>
    </message>
    <message>
        <source>Fix problems</source>
        <translation>Corriger les problèmes</translation>
    </message>
    <message>
        <source>Looking for what can be fixed …</source>
        <translation>Recherche de ce qui peut être corrigé …</translation>
    </message>
    <message>
        <source>Nothing here can be fixed without guessing.</source>
        <translation>Rien ici ne peut pas être corrigé sans deviner.</translation>
    </message>
    <message numerus="yes">
        <source>Order elements in %n entries</source>
        <translation>
            <numerusform>Ordonner les éléments dans %n entrée</numerusform>
            <numerusform>Ordonner les éléments dans %n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>Order elements in 1 entry</source>
        <translation>Ordonner les éléments dans 1 entrée</translation>
    </message>
    <message>
        <source>Order elements in the index</source>
        <translation>Ordonner les éléments dans l’index</translation>
    </message>
    <message>
        <source>Planning fixes</source>
        <translation>Préparation des corrections</translation>
    </message>
    <message>
        <source>The explanation beside each problem says what to do.</source>
        <translation>L’explication à côté de chaque problème dit quoi faire.</translation>
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
    <name>FolderCounter</name>
    <message>
        <source>Counting folders</source>
        <translation>Comptage des dossiers</translation>
    </message>
</context>
<context>
    <name>FolderTree</name>
    <message>
        <source>Addresses that are missing, or are not complete web addresses</source>
        <translation>Adresses web incomplètes ou absentes</translation>
    </message>
    <message>
        <source>All folders</source>
        <translation>Tous les dossiers</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Entrées</translation>
    </message>
    <message>
        <source>Entries of all folders</source>
        <translation>Entrées de tous les dossiers</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Other addresses</source>
        <translation>Autres adresses</translation>
    </message>
    <message>
        <source>{folder}, entries: {count}</source>
        <translation>{folder}, entrées : {count}</translation>
    </message>
</context>
<context>
    <name>FoldersPanel</name>
    <message>
        <source>&amp;Copy address</source>
        <translation>&amp;Copier l’adresse</translation>
    </message>
    <message>
        <source>&amp;Delete entries</source>
        <translation>&amp;Supprimer les entrées</translation>
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
        <source>&amp;Set field …</source>
        <translation>Défi&amp;nir un champ …</translation>
    </message>
    <message>
        <source>Delete %Ln entries</source>
        <translation>Supprimer %Ln entrées</translation>
    </message>
    <message>
        <source>Delete entry</source>
        <translation>Supprimer l’entrée</translation>
    </message>
    <message>
        <source>Folders of the addresses</source>
        <translation>Dossiers des adresses</translation>
    </message>
</context>
<context>
    <name>Gauge</name>
    <message>
        <source>Close to the limit of the profile.</source>
        <translation>Proche de la limite du profil.</translation>
    </message>
    <message>
        <source>Over the limit of the profile.</source>
        <translation>Au-dessus de la limite du profil.</translation>
    </message>
    <message>
        <source>Within the limit of the profile.</source>
        <translation>Dans la limite du profil.</translation>
    </message>
</context>
<context>
    <name>GoToDialog</name>
    <message>
        <source>&amp;Number, 1 to {count}</source>
        <translation>&amp;Numéro, de 1 à {count}</translation>
    </message>
    <message>
        <source>Go to entry</source>
        <translation>Aller à l’entrée</translation>
    </message>
    <message>
        <source>Number of the entry</source>
        <translation>Numéro de l’entrée</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>A number from 0.0 to 1.0; without it {usual} holds</source>
        <translation>Un nombre de 0.0 à 1.0 ; sans lui, {usual} s’applique</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>An address of http or https of at most {count} characters</source>
        <translation>Une adresse http ou https de {count} caractères au plus</translation>
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
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Champs</translation>
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
        <source>MB in a file, unpacked</source>
        <translation>Mo par fichier, décompressé</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Sens</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
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
        <source>No longer read.</source>
        <translation>N’est plus lu.</translation>
    </message>
    <message>
        <source>Nobody reads it any more.</source>
        <translation>Plus personne ne le lit.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>One of the [forms of dates](dates)</source>
        <translation>L’une des [formes de dates](dates)</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
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
        <source>Sitemaps in an index</source>
        <translation>Sitemaps par index</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>URLs in a sitemap</source>
        <translation>URL par sitemap</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>a [date](dates)</source>
        <translation>une [date](dates)</translation>
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
        <source>an address</source>
        <translation>une adresse</translation>
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
        <source>codes of countries</source>
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
        <source>the code of a language</source>
        <translation>le code d’une langue</translation>
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
    <name>HelpView</name>
    <message>
        <source>Page of the help</source>
        <translation>Page de l’aide</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message numerus="yes">
        <source>%n pages</source>
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
        <source>1 page</source>
        <translation>1 page</translation>
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
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>No page holds these words.</source>
        <translation>Aucune page ne contient ces mots.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Print the page that is shown.</source>
        <translation>Imprimer la page affichée.</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Rechercher dans l’aide</translation>
    </message>
    <message>
        <source>Type words that the page should hold.</source>
        <translation>Tapez des mots que la page doit contenir.</translation>
    </message>
    <message>
        <source>{note}: {title}</source>
        <translation>{note} : {title}</translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <source>As it was opened</source>
        <translation>À l’ouverture</translation>
    </message>
    <message>
        <source>Choose a step to go back or forth to it. The disk marks what is saved.</source>
        <translation>Choisissez une étape pour y revenir ou y avancer. Le disque marque ce qui est enregistré.</translation>
    </message>
    <message>
        <source>Steps of the history</source>
        <translation>Étapes de l’historique</translation>
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
        <source>Nothing was changed. The log names the fault: {fault}.</source>
        <translation>Rien n’a été modifié. Le journal nomme l’anomalie : {fault}.</translation>
    </message>
    <message>
        <source>“{title}” could not be finished because of a fault in the program.</source>
        <translation>« {title} » n’a pas pu être terminé à cause d’une anomalie du programme.</translation>
    </message>
</context>
<context>
    <name>LanguageTable</name>
    <message>
        <source>Cluster</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>How many pages of the set belong to it.</source>
        <translation>Combien de pages de l’ensemble en font partie.</translation>
    </message>
    <message>
        <source>Named after the page for everybody else (x-default), or else after the first page.</source>
        <translation>Nommé d’après la page pour tous les autres ou, à défaut, la première.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
</context>
<context>
    <name>LanguageView</name>
    <message>
        <source>Clusters of alternates by language</source>
        <translation>Groupes de variantes par langue</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Langues</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message numerus="yes">
        <source>%n clusters</source>
        <translation>
            <numerusform>%n groupe</numerusform>
            <numerusform>%n groupes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries get further alternates.</source>
        <translation>
            <numerusform>%n entrée reçoit d’autres variantes.</numerusform>
            <numerusform>%n entrées reçoivent d’autres variantes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries get no link to themselves: no page gives them a language.</source>
        <translation>
            <numerusform>%n entrée ne reçoit pas de lien vers elle-même : aucune page ne lui donne de langue.</numerusform>
            <numerusform>%n entrées ne reçoivent pas de lien vers elles-mêmes : aucune page ne leur donne de langue.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries stay as they are: a language of their cluster has several addresses.</source>
        <translation>
            <numerusform>%n entrée reste telle quelle : une langue de son groupe a plusieurs adresses.</numerusform>
            <numerusform>%n entrées restent telles quelles : une langue de leur groupe a plusieurs adresses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries stay as they are: their files are read-only.</source>
        <translation>
            <numerusform>%n entrée reste telle quelle : son fichier est en lecture seule.</numerusform>
            <numerusform>%n entrées restent telles quelles : leurs fichiers sont en lecture seule.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n languages</source>
        <translation>
            <numerusform>%n langue</numerusform>
            <numerusform>%n langues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not named by all</source>
        <translation>
            <numerusform>%n non citée par toutes</numerusform>
            <numerusform>%n non citées par toutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages of the set</source>
        <translation>
            <numerusform>%n page de l’ensemble</numerusform>
            <numerusform>%n pages de l’ensemble</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with conflicts</source>
        <translation>
            <numerusform>%n avec conflits</numerusform>
            <numerusform>%n avec conflits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with pages not in the set</source>
        <translation>
            <numerusform>%n avec des pages hors de l’ensemble</numerusform>
            <numerusform>%n avec des pages hors de l’ensemble</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with pages without a language</source>
        <translation>
            <numerusform>%n avec des pages sans langue</numerusform>
            <numerusform>%n avec des pages sans langue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without return link</source>
        <translation>
            <numerusform>%n sans lien retour</numerusform>
            <numerusform>%n sans lien retour</numerusform>
        </translation>
    </message>
    <message>
        <source>1 cluster</source>
        <translation>1 groupe</translation>
    </message>
    <message>
        <source>1 entry gets further alternates.</source>
        <translation>1 entrée reçoit d’autres variantes.</translation>
    </message>
    <message>
        <source>1 entry gets no link to itself: no page gives it a language.</source>
        <translation>1 entrée ne reçoit pas de lien vers elle-même : aucune page ne lui donne de langue.</translation>
    </message>
    <message>
        <source>1 entry stays as it is: a language of its cluster has several addresses.</source>
        <translation>1 entrée reste telle quelle : une langue de son groupe a plusieurs adresses.</translation>
    </message>
    <message>
        <source>1 entry stays as it is: its file is read-only.</source>
        <translation>1 entrée reste telle quelle : son fichier est en lecture seule.</translation>
    </message>
    <message>
        <source>1 language</source>
        <translation>1 langue</translation>
    </message>
    <message>
        <source>1 page of the set</source>
        <translation>1 page de l’ensemble</translation>
    </message>
    <message>
        <source>All clusters</source>
        <translation>Tous les groupes</translation>
    </message>
    <message>
        <source>All pages of this cluster name it, and it links back to them.</source>
        <translation>Toutes les pages de ce groupe la citent, et elle renvoie à elles.</translation>
    </message>
    <message>
        <source>Everybody else (x-default)</source>
        <translation>Tous les autres (x-default)</translation>
    </message>
    <message>
        <source>It has no link back to {loc}.</source>
        <translation>Elle n’a pas de lien retour vers {loc}.</translation>
    </message>
    <message>
        <source>Its page claims another language for itself.</source>
        <translation>Sa page revendique une autre langue pour elle-même.</translation>
    </message>
    <message>
        <source>No entry of the set has this address.</source>
        <translation>Aucune entrée de l’ensemble n’a cette adresse.</translation>
    </message>
    <message numerus="yes">
        <source>No link gives %n of them a language.</source>
        <translation>
            <numerusform>Aucun lien ne donne de langue à %n d’entre elles.</numerusform>
            <numerusform>Aucun lien ne donne de langue à %n d’entre elles.</numerusform>
        </translation>
    </message>
    <message>
        <source>No link gives 1 of them a language.</source>
        <translation>Aucun lien ne donne de langue à 1 d’entre elles.</translation>
    </message>
    <message>
        <source>No page of this cluster names an alternate in this language.</source>
        <translation>Aucune page de ce groupe ne cite une variante dans cette langue.</translation>
    </message>
    <message>
        <source>Not named by all</source>
        <translation>Non citées par toutes</translation>
    </message>
    <message>
        <source>Only with faults</source>
        <translation>Seulement avec défauts</translation>
    </message>
    <message>
        <source>Probably meant: {code}</source>
        <translation>Probablement voulu : {code}</translation>
    </message>
    <message>
        <source>The page names itself.</source>
        <translation>La page se cite elle-même.</translation>
    </message>
    <message>
        <source>The pages of this cluster give it several addresses.</source>
        <translation>Les pages de ce groupe lui donnent plusieurs adresses.</translation>
    </message>
    <message>
        <source>There is nothing to complete.</source>
        <translation>Il n’y a rien à compléter.</translation>
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
        <source>all right</source>
        <translation>tout va bien</translation>
    </message>
    <message>
        <source>conflict</source>
        <translation>conflit</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>absente</translation>
    </message>
    <message>
        <source>no faults</source>
        <translation>sans défaut</translation>
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
        <source>not named by all</source>
        <translation>non citée par toutes</translation>
    </message>
    <message>
        <source>without a language</source>
        <translation>sans langue</translation>
    </message>
    <message numerus="yes">
        <source>{naming} of %n pages name it.</source>
        <translation>
            <numerusform>{naming} page sur %n la cite.</numerusform>
            <numerusform>{naming} pages sur %n la citent.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{code}” {reason}.</source>
        <translation>« {code} » {reason}.</translation>
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
    <message>
        <source>Add missing languages</source>
        <translation>Ajouter les langues manquantes</translation>
    </message>
    <message numerus="yes">
        <source>Add to %n entries</source>
        <translation>
            <numerusform>Ajouter à %n entrée</numerusform>
            <numerusform>Ajouter à %n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>Add to 1 entry</source>
        <translation>Ajouter à 1 entrée</translation>
    </message>
    <message>
        <source>Addresses begin with</source>
        <translation>Les adresses commencent par</translation>
    </message>
    <message>
        <source>For {loc}:</source>
        <translation>Pour {loc} :</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Name two languages at least.</source>
        <translation>Citez au moins deux langues.</translation>
    </message>
    <message>
        <source>No codes of languages: {codes}</source>
        <translation>Pas des codes de langue : {codes}</translation>
    </message>
    <message>
        <source>Pages that are named alike in all languages differ in how their addresses begin. Entries that have an alternate in a language keep it.</source>
        <translation>Les pages nommées de même dans toutes les langues diffèrent par le début de leurs adresses. Les entrées qui ont une variante dans une langue la gardent.</translation>
    </message>
    <message>
        <source>Where addresses of each language begin</source>
        <translation>Début des adresses de chaque langue</translation>
    </message>
    <message>
        <source>{loc} begins with none of these, so it gets no alternates.</source>
        <translation>{loc} ne commence par aucun de ces débuts et ne reçoit donc pas de variantes.</translation>
    </message>
</context>
<context>
    <name>LanguagesPanel</name>
    <message>
        <source>&amp;Go to the entry</source>
        <translation>A&amp;ller à l’entrée</translation>
    </message>
    <message>
        <source>Being updated …</source>
        <translation>Mise à jour …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Clusters to list</source>
        <translation>Groupes à lister</translation>
    </message>
    <message numerus="yes">
        <source>Co&amp;mplete %n clusters</source>
        <translation>
            <numerusform>Co&amp;mpléter %n groupe</numerusform>
            <numerusform>Co&amp;mpléter %n groupes</numerusform>
        </translation>
    </message>
    <message>
        <source>Co&amp;mplete cluster</source>
        <translation>Co&amp;mpléter le groupe</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Compléter</translation>
    </message>
    <message>
        <source>Complete all &amp;listed …</source>
        <translation>Compléter les groupes lis&amp;tés …</translation>
    </message>
    <message numerus="yes">
        <source>Complete alternates of %n entries</source>
        <translation>
            <numerusform>Compléter les variantes de %n entrée</numerusform>
            <numerusform>Compléter les variantes de %n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>Complete alternates of 1 entry</source>
        <translation>Compléter les variantes de 1 entrée</translation>
    </message>
    <message>
        <source>Completing clusters</source>
        <translation>Complétion des groupes</translation>
    </message>
    <message>
        <source>Count what completing all clusters listed would change.</source>
        <translation>Compter ce que changerait la complétion de tous les groupes listés.</translation>
    </message>
    <message>
        <source>Give all pages of the selected clusters the full list of alternates.</source>
        <translation>Donner à toutes les pages des groupes sélectionnés la liste entière des variantes.</translation>
    </message>
    <message>
        <source>Next fault (F8 in this list)</source>
        <translation>Défaut suivant (F8 dans cette liste)</translation>
    </message>
    <message>
        <source>No cluster listed has a fault.</source>
        <translation>Aucun groupe listé n’a de défaut.</translation>
    </message>
    <message>
        <source>No cluster matches what is chosen above.</source>
        <translation>Aucun groupe ne répond au choix fait ci-dessus.</translation>
    </message>
    <message>
        <source>No entry of this set names an alternate in another language.</source>
        <translation>Aucune entrée de cet ensemble ne cite une variante dans une autre langue.</translation>
    </message>
    <message>
        <source>Not up to date: reading alternates was stopped.</source>
        <translation>Pas à jour : la lecture des variantes a été arrêtée.</translation>
    </message>
    <message>
        <source>Previous fault (Shift+F8 in this list)</source>
        <translation>Défaut précédent (Maj+F8 dans cette liste)</translation>
    </message>
    <message>
        <source>Reading alternates</source>
        <translation>Lecture des variantes</translation>
    </message>
    <message>
        <source>Reading alternates was stopped; show this panel again to go on.</source>
        <translation>La lecture des variantes a été arrêtée ; rouvrez ce volet pour continuer.</translation>
    </message>
    <message>
        <source>Reading alternates …</source>
        <translation>Lecture des variantes …</translation>
    </message>
    <message>
        <source>Search clusters</source>
        <translation>Rechercher des groupes</translation>
    </message>
    <message>
        <source>Search in addresses</source>
        <translation>Rechercher dans les adresses</translation>
    </message>
    <message>
        <source>Searching clusters</source>
        <translation>Recherche des groupes</translation>
    </message>
    <message>
        <source>Show all clusters</source>
        <translation>Afficher tous les groupes</translation>
    </message>
    <message>
        <source>The set is not checked yet.</source>
        <translation>L’ensemble n’est pas encore vérifié.</translation>
    </message>
    <message>
        <source>Went on with the first fault.</source>
        <translation>Retour au premier défaut.</translation>
    </message>
    <message>
        <source>Went on with the last fault.</source>
        <translation>Retour au dernier défaut.</translation>
    </message>
</context>
<context>
    <name>LeakList</name>
    <message>
        <source>Error: {pattern}: {fault}</source>
        <translation>Erreur : {pattern} : {fault}</translation>
    </message>
    <message>
        <source>Looks like</source>
        <translation>Ressemble à</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Motif</translation>
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
        <source>&amp;Try an address</source>
        <translation>&amp;Essayer une adresse</translation>
    </message>
    <message>
        <source>1 pattern is wrong; correct it, or turn it off.</source>
        <translation>1 motif est faux ; corrigez-le ou désactivez-le.</translation>
    </message>
    <message>
        <source>Add a pattern (Insert)</source>
        <translation>Ajouter un motif (Insert)</translation>
    </message>
    <message>
        <source>Address to try the patterns on</source>
        <translation>Adresse sur laquelle essayer les motifs</translation>
    </message>
    <message>
        <source>Addresses that match one of these are marked as probably not public.</source>
        <translation>Les adresses où l’un d’eux est trouvé sont marquées comme probablement non publiques.</translation>
    </message>
    <message>
        <source>Leak patterns</source>
        <translation>Motifs de fuite</translation>
    </message>
    <message>
        <source>Looked for anywhere in the address; ^ is its beginning.</source>
        <translation>Recherché n’importe où dans l’adresse ; ^ en est le début.</translation>
    </message>
    <message>
        <source>Looks like</source>
        <translation>Ressemble à</translation>
    </message>
    <message>
        <source>No pattern matches this address.</source>
        <translation>Aucun motif n’est trouvé dans cette adresse.</translation>
    </message>
    <message>
        <source>Only complete addresses are checked; they begin with http:// or https://.</source>
        <translation>Seules les adresses complètes, qui commencent par http:// ou https://, sont jugées.</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Remove the selected patterns (Delete)</source>
        <translation>Enlever les motifs sélectionnés (Suppr)</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>Rétablir les valeurs par &amp;défaut</translation>
    </message>
    <message>
        <source>Restore the list that comes with the program</source>
        <translation>Reprendre la liste fournie avec le programme</translation>
    </message>
    <message>
        <source>Without patterns no address is marked.</source>
        <translation>Sans motif, aucune adresse n’est marquée.</translation>
    </message>
    <message>
        <source>a regular expression of Rust's kind, such as /draft-[0-9]+</source>
        <translation>une expression régulière à la Rust, comme /draft-[0-9]+</translation>
    </message>
</context>
<context>
    <name>LeftSets</name>
    <message numerus="yes">
        <source>%n steps since {when}</source>
        <translation>
            <numerusform>%n étape depuis {when}</numerusform>
            <numerusform>%n étapes depuis {when}</numerusform>
        </translation>
    </message>
    <message>
        <source>1 step since {when}</source>
        <translation>1 étape depuis {when}</translation>
    </message>
    <message>
        <source>It has no file yet.</source>
        <translation>Il n’a pas encore de fichier.</translation>
    </message>
    <message>
        <source>Not saved when the program ended</source>
        <translation>Non enregistré à l’arrêt du programme</translation>
    </message>
    <message>
        <source>Recover {name}</source>
        <translation>Récupérer {name}</translation>
    </message>
    <message>
        <source>Recover …</source>
        <translation>Récupérer …</translation>
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
        <source>“{name}” can't hold everything.</source>
        <translation>« {name} » ne peut pas tout contenir.</translation>
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
        <source>%n entries are in the set already.</source>
        <translation>
            <numerusform>%n entrée est déjà dans le jeu.</numerusform>
            <numerusform>%n entrées sont déjà dans le jeu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more entries of the source repeat a URL.</source>
        <translation>
            <numerusform>%n autre entrée de la source répète une URL.</numerusform>
            <numerusform>%n autres entrées de la source répètent une URL.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Add %n new entries</source>
        <translation>
            <numerusform>&amp;Ajouter %n nouvelle entrée</numerusform>
            <numerusform>&amp;Ajouter %n nouvelles entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add one new entry</source>
        <translation>&amp;Ajouter une nouvelle entrée</translation>
    </message>
    <message>
        <source>&amp;Columns …</source>
        <translation>&amp;Colonnes …</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Remove %n entries that the source lacks</source>
        <translation>
            <numerusform>&amp;Retirer %n entrée absente de la source</numerusform>
            <numerusform>&amp;Retirer %n entrées absentes de la source</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Remove one entry that the source lacks</source>
        <translation>&amp;Retirer une entrée absente de la source</translation>
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
        <source>Changes</source>
        <translation>Modifications</translation>
    </message>
    <message>
        <source>Left out: {reason} ({count}).</source>
        <translation>Laissé de côté : {reason} ({count}).</translation>
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
        <source>One entry is in the set already.</source>
        <translation>Une entrée est déjà dans le jeu.</translation>
    </message>
    <message>
        <source>One more entry of the source repeats a URL.</source>
        <translation>Une autre entrée de la source répète une URL.</translation>
    </message>
    <message numerus="yes">
        <source>Set &amp;other values of %n entries</source>
        <translation>
            <numerusform>&amp;Définir d’autres valeurs pour %n entrée</numerusform>
            <numerusform>&amp;Définir d’autres valeurs pour %n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>Set &amp;other values of one entry</source>
        <translation>&amp;Définir d’autres valeurs pour une entrée</translation>
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
        <source>Field</source>
        <translation>Champ</translation>
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
        <source>URL</source>
        <translation>URL</translation>
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
        <translation>
            <numerusform>%n de plus</numerusform>
            <numerusform>%n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>1 more</source>
        <translation>1 de plus</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Fermer ce message</translation>
    </message>
    <message>
        <source>Close this message (Esc)</source>
        <translation>Fermer ce message (Esc)</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Show the next message; this one comes back after it</source>
        <translation>Afficher le message suivant ; celui-ci revient après lui</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message numerus="yes">
        <source> (and %n more)</source>
        <translation>
            <numerusform> (et %n de plus)</numerusform>
            <numerusform> (et %n de plus)</numerusform>
        </translation>
    </message>
    <message>
        <source> (and 1 more)</source>
        <translation> (et 1 de plus)</translation>
    </message>
    <message>
        <source> GB</source>
        <translation> Go</translation>
    </message>
    <message>
        <source> Most entries do: maybe it is the sitemap's address that is of another site, such as a test site.</source>
        <translation> C’est le cas de la plupart des entrées : peut-être est-ce l’adresse du sitemap qui vient d’un autre site, un site de test par exemple.</translation>
    </message>
    <message>
        <source> Write “{suggestion}”.</source>
        <translation> Écrivez « {suggestion} ».</translation>
    </message>
    <message>
        <source> at character {count}</source>
        <translation> au caractère {count}</translation>
    </message>
    <message>
        <source> in its {group}</source>
        <translation> dans {group}</translation>
    </message>
    <message>
        <source> of “{title}”</source>
        <translation> de « {title} »</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source> seconds</source>
        <translation> secondes</translation>
    </message>
    <message numerus="yes">
        <source>%n articles of this sitemap are more than two days old and no longer read as news.</source>
        <translation>
            <numerusform>%n article de ce sitemap a plus de deux jours et n’est plus lu comme actualité.</numerusform>
            <numerusform>%n articles de ce sitemap ont plus de deux jours et ne sont plus lus comme actualités.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bytes</source>
        <translation>
            <numerusform>%n octet</numerusform>
            <numerusform>%n octets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bytes that are no gzip data were</source>
        <translation>
            <numerusform>%n octet étranger aux données gzip</numerusform>
            <numerusform>%n octets étrangers aux données gzip</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entrée</numerusform>
            <numerusform>%n entrées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries are more than one sitemap may have.</source>
        <translation>
            <numerusform>%n entrée dépasse ce qu’un sitemap peut avoir.</numerusform>
            <numerusform>%n entrées dépassent ce qu’un sitemap peut avoir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries are not whole and left out.</source>
        <translation>
            <numerusform>%n entrée est tronquée et laissée de côté.</numerusform>
            <numerusform>%n entrées sont tronquées et laissées de côté.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries have</source>
        <translation>
            <numerusform>%n entrée a</numerusform>
            <numerusform>%n entrées ont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries of “{name}” have {lacking}, which a {forms} can't hold.</source>
        <translation>
            <numerusform>%n entrée de « {name} » : {lacking}, ce que le format {forms} n’admet pas.</numerusform>
            <numerusform>%n entrées de « {name} » : {lacking}, ce que le format {forms} n’admet pas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries without a loc</source>
        <translation>
            <numerusform>%n entrée sans loc</numerusform>
            <numerusform>%n entrées sans loc</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries without any field</source>
        <translation>
            <numerusform>%n entrée sans aucun champ</numerusform>
            <numerusform>%n entrées sans aucun champ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n indexes lie in “{folder}”.</source>
        <translation>
            <numerusform>%n index se trouve dans « {folder} ».</numerusform>
            <numerusform>%n index se trouvent dans « {folder} ».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items have no link and are left out.</source>
        <translation>
            <numerusform>%n élément n’a pas de lien et est laissé de côté.</numerusform>
            <numerusform>%n éléments n’ont pas de lien et sont laissés de côté.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more zero bytes after the end were left out.</source>
        <translation>
            <numerusform>%n autre octet nul après la fin a été omis.</numerusform>
            <numerusform>%n autres octets nuls après la fin ont été omis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other columns: {names}</source>
        <translation>
            <numerusform>%n autre colonne : {names}</numerusform>
            <numerusform>%n autres colonnes : {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parts are more than an index may list ({limit:,}, {title}).</source>
        <translation>
            <numerusform>%n partie, c’est plus qu’un index ne peut en lister ({limit:,}, {title}).</numerusform>
            <numerusform>%n parties, c’est plus qu’un index ne peut en lister ({limit:,}, {title}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places</source>
        <translation>
            <numerusform>%n endroit</numerusform>
            <numerusform>%n endroits</numerusform>
        </translation>
    </message>
    <message>
        <source>%n sitemap needs an index.</source>
        <translation>%n sitemap demande un index.</translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps are more than an index may list ({limit:,}, {title}).</source>
        <translation>
            <numerusform>%n sitemap, c’est plus qu’un index ne peut en lister ({limit:,}, {title}).</numerusform>
            <numerusform>%n sitemaps, c’est plus qu’un index ne peut en lister ({limit:,}, {title}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps need an index.</source>
        <translation>
            <numerusform>%n sitemap demande un index.</numerusform>
            <numerusform>%n sitemaps demandent un index.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n fois</numerusform>
            <numerusform>%n fois</numerusform>
        </translation>
    </message>
    <message>
        <source>(S(…)) in its path</source>
        <translation>(S(…)) dans le chemin</translation>
    </message>
    <message>
        <source>, and is from 0.0 to 1.0</source>
        <translation>, et va de 0.0 à 1.0</translation>
    </message>
    <message>
        <source>, as {in_ascii}</source>
        <translation>, soit {in_ascii}</translation>
    </message>
    <message>
        <source>, listed in “{index}”,</source>
        <translation>, listé dans « {index} »,</translation>
    </message>
    <message>
        <source>/en/ and /de/ name each other</source>
        <translation>/en/ et /de/ se citent l’une l’autre</translation>
    </message>
    <message>
        <source>/en/ names /de/, which does not name /en/</source>
        <translation>/en/ cite /de/, qui ne cite pas /en/</translation>
    </message>
    <message>
        <source>0.8 for the pages that matter more than the others</source>
        <translation>0.8 pour les pages qui comptent plus que les autres</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 octet</translation>
    </message>
    <message>
        <source>1 entry</source>
        <translation>1 entrée</translation>
    </message>
    <message>
        <source>1 entry has</source>
        <translation>1 entrée a</translation>
    </message>
    <message>
        <source>1 entry without a loc</source>
        <translation>1 entrée sans loc</translation>
    </message>
    <message>
        <source>1 entry without any field</source>
        <translation>1 entrée sans aucun champ</translation>
    </message>
    <message>
        <source>1 other column: {names}</source>
        <translation>1 autre colonne : {names}</translation>
    </message>
    <message>
        <source>1,000 images at most in each entry</source>
        <translation>1 000 images au plus par entrée</translation>
    </message>
    <message>
        <source>1,200 entries have a changefreq</source>
        <translation>1 200 entrées ont un changefreq</translation>
    </message>
    <message>
        <source>1,200 entries have a priority</source>
        <translation>1 200 entrées ont une priority</translation>
    </message>
    <message>
        <source>2026-10-01 in the index, 2026-11-02 in the sitemap</source>
        <translation>2026-10-01 dans l’index, 2026-11-02 dans le sitemap</translation>
    </message>
    <message>
        <source>2026-11-02 in the index</source>
        <translation>2026-11-02 dans l’index</translation>
    </message>
    <message>
        <source>8 to 128 letters, digits and hyphens.</source>
        <translation>De 8 à 128 lettres, chiffres et traits d’union.</translation>
    </message>
    <message numerus="yes">
        <source>; %n entries {words}</source>
        <translation>
            <numerusform> ; %n entrée {words}</numerusform>
            <numerusform> ; %n entrées {words}</numerusform>
        </translation>
    </message>
    <message>
        <source>; 1 entry {words}</source>
        <translation> ; 1 entrée {words}</translation>
    </message>
    <message>
        <source>; nothing was written</source>
        <translation> ; rien n’a été écrit</translation>
    </message>
    <message>
        <source>; the file is as it was before</source>
        <translation> ; le fichier est comme avant</translation>
    </message>
    <message>
        <source>; “{hint}” is</source>
        <translation> ; « {hint} » l’est</translation>
    </message>
    <message>
        <source>&lt;image:image&gt; may hold none of its fields more often than it allows.</source>
        <translation>&lt;image:image&gt; ne doit contenir aucun de ses champs plus souvent que permis.</translation>
    </message>
    <message>
        <source>&lt;image:image&gt; needs loc.</source>
        <translation>&lt;image:image&gt; exige loc.</translation>
    </message>
    <message>
        <source>&lt;news:news&gt; may hold none of its fields more often than it allows.</source>
        <translation>&lt;news:news&gt; ne doit contenir aucun de ses champs plus souvent que permis.</translation>
    </message>
    <message>
        <source>&lt;news:news&gt; needs publication, publication.name, publication.language, publication_date and title.</source>
        <translation>&lt;news:news&gt; exige publication, publication.name, publication.language, publication_date et title.</translation>
    </message>
    <message>
        <source>&lt;pagemap:PageMap&gt; needs DataObject and DataObject.Attribute.</source>
        <translation>&lt;pagemap:PageMap&gt; demande DataObject et DataObject.Attribute.</translation>
    </message>
    <message>
        <source>&lt;pagemap:PageMap&gt; needs DataObject@type and DataObject.Attribute@name where what bears them is there.</source>
        <translation>&lt;pagemap:PageMap&gt; demande DataObject@type et DataObject.Attribute@name là où existe l’élément qui les porte.</translation>
    </message>
    <message>
        <source>&lt;video:video&gt; may hold none of its fields more often than it allows.</source>
        <translation>&lt;video:video&gt; ne doit contenir aucun de ses champs plus souvent que permis.</translation>
    </message>
    <message>
        <source>&lt;video:video&gt; needs restriction@relationship, platform@relationship and id@type where what bears them is there.</source>
        <translation>&lt;video:video&gt; exige restriction@relationship, platform@relationship et id@type là où l’élément qui les porte est présent.</translation>
    </message>
    <message>
        <source>&lt;video:video&gt; needs thumbnail_loc, title, description, tvshow.show_title and tvshow.video_type.</source>
        <translation>&lt;video:video&gt; exige thumbnail_loc, title, description, tvshow.show_title et tvshow.video_type.</translation>
    </message>
    <message>
        <source>&lt;xhtml:link&gt; needs @rel and @href where what bears them is there.</source>
        <translation>&lt;xhtml:link&gt; exige @rel et @href là où l’élément qui les porte est présent.</translation>
    </message>
    <message>
        <source>&lt;{prefix}:{name}&gt; has no meaning directly in an entry.</source>
        <translation>&lt;{prefix}:{name}&gt; n’a pas de sens directement dans une entrée.</translation>
    </message>
    <message>
        <source>@href: http://www.example.com/summer sale.jpg</source>
        <translation>@href: http://www.example.com/summer sale.jpg</translation>
    </message>
    <message>
        <source>A byte order mark may stand once, at the very beginning; the others were removed.</source>
        <translation>Un indicateur d’ordre des octets ne peut figurer qu’une fois, au tout début ; les autres ont été supprimés.</translation>
    </message>
    <message>
        <source>A change frequency is always, hourly, daily, weekly, monthly, yearly or never, in lower case.</source>
        <translation>Une fréquence de changement est always, hourly, daily, weekly, monthly, yearly ou never, en minuscules.</translation>
    </message>
    <message>
        <source>A change frequency that is not known is left out with its element.</source>
        <translation>Si la fréquence de changement est inconnue, on omet l’élément entier.</translation>
    </message>
    <message>
        <source>A colon without a port before two slashes is legal, but usually two URLs were joined by mistake.</source>
        <translation>Des deux-points sans port devant deux barres obliques sont permis, mais d’ordinaire deux URL ont été collées par erreur.</translation>
    </message>
    <message>
        <source>A comment may not hold “--”; the hyphens were set apart.</source>
        <translation>Un commentaire ne peut pas contenir « -- » ; les tirets ont été séparés.</translation>
    </message>
    <message>
        <source>A date must exist in the calendar, and a time on the clock.</source>
        <translation>Une date doit exister dans le calendrier, et une heure à l’horloge.</translation>
    </message>
    <message>
        <source>A date must have one of the six W3C forms.</source>
        <translation>Une date doit avoir l’une des six formes du W3C.</translation>
    </message>
    <message>
        <source>A date that is not known is left out with its element.</source>
        <translation>Si la date est inconnue, on omet l’élément entier.</translation>
    </message>
    <message>
        <source>A declaration must be the very first thing.</source>
        <translation>Une déclaration doit être la toute première chose.</translation>
    </message>
    <message>
        <source>A dollar sign needs a group behind it.</source>
        <translation>Un signe dollar doit être suivi d’un groupe.</translation>
    </message>
    <message>
        <source>A feed lists recent pages only; use a sitemap for all of them.</source>
        <translation>Un flux ne liste que les pages récentes ; utilisez un sitemap pour les lister toutes.</translation>
    </message>
    <message>
        <source>A file holds one sitemap; split it or remove the rest.</source>
        <translation>Un fichier contient un seul sitemap ; scindez-le ou supprimez le reste.</translation>
    </message>
    <message>
        <source>A file must be well-formed XML, and gzip data must be complete; search engines refuse any other file.</source>
        <translation>Un fichier doit être du XML bien formé, et des données gzip doivent être complètes ; les moteurs de recherche refusent tout autre fichier.</translation>
    </message>
    <message>
        <source>A file of that name would be opened if it lay in the folder of the index.</source>
        <translation>Un fichier de ce nom serait ouvert s’il se trouvait dans le dossier de l’index.</translation>
    </message>
    <message>
        <source>A file “{name}” is there already, and it is not a sitemap of the set.</source>
        <translation>Un fichier « {name} » s’y trouve déjà et n’est pas un sitemap de l’ensemble.</translation>
    </message>
    <message>
        <source>A gzipped file whose checksum is not that of its content</source>
        <translation>Un fichier gzip dont la somme de contrôle n’est pas celle de son contenu</translation>
    </message>
    <message>
        <source>A gzipped sitemap should have a name that ends in .gz, and no other sitemap should.</source>
        <translation>Un sitemap compressé avec gzip devrait avoir un nom en .gz, et lui seul.</translation>
    </message>
    <message>
        <source>A host with characters beyond ASCII must be written in its ASCII form, which begins with xn--. With escapes such as %C3%BC a host is legal, but names are looked up as they stand.</source>
        <translation>Un hôte aux caractères hors ASCII doit s’écrire dans sa forme ASCII, qui commence par xn--. Avec des séquences comme %C3%BC, un hôte est permis, mais les noms sont recherchés tels quels.</translation>
    </message>
    <message>
        <source>A keyword for it.</source>
        <translation>Un mot-clé.</translation>
    </message>
    <message>
        <source>A language of a page has one address, and the page there must claim that language for itself.</source>
        <translation>Chaque langue d’une page a une seule adresse, et la page à cette adresse doit revendiquer cette langue pour elle-même.</translation>
    </message>
    <message>
        <source>A loc must hold the address of its page.</source>
        <translation>Un loc doit contenir l’adresse de sa page.</translation>
    </message>
    <message>
        <source>A loc stands in the root itself.</source>
        <translation>Un loc se trouve dans la racine même.</translation>
    </message>
    <message>
        <source>A new window</source>
        <translation>Une nouvelle fenêtre</translation>
    </message>
    <message>
        <source>A news sitemap should name articles of the last two days only; older ones are no longer read as news. Reported once per sitemap.</source>
        <translation>Un sitemap d’actualités ne devrait citer que des articles des deux derniers jours ; les plus anciens ne sont plus lus comme actualités. Signalé une fois par sitemap.</translation>
    </message>
    <message>
        <source>A no-break space, a byte order mark or the like before or behind an address is no white space to XML: consumers take it for a part of the address.</source>
        <translation>Un espace insécable, un indicateur d’ordre des octets ou autre avant ou après une adresse n’est pas un espace pour XML : les lecteurs le prennent pour une partie de l’adresse.</translation>
    </message>
    <message>
        <source>A page can't have been changed on a day that has not come yet anywhere on earth; Bing refuses such dates.</source>
        <translation>Une page ne peut pas avoir changé un jour qui n’est encore arrivé nulle part sur terre ; Bing refuse de telles dates.</translation>
    </message>
    <message>
        <source>A page should be listed under http or under https, not under both.</source>
        <translation>Une page devrait être listée sous http ou sous https, pas sous les deux.</translation>
    </message>
    <message>
        <source>A page that names alternates should name itself among them.</source>
        <translation>Une page qui cite des variantes devrait s’y citer elle-même.</translation>
    </message>
    <message>
        <source>A parser accepts the file, but search engines may not: names must be spelled as in the protocol, and nothing may stand behind gzip data.</source>
        <translation>Un analyseur accepte le fichier, mais les moteurs de recherche peut-être pas : les noms doivent s’écrire comme dans le protocole, et rien ne doit suivre les données gzip.</translation>
    </message>
    <message>
        <source>A percent sign must be followed by two hexadecimal digits; as a character it is written %25.</source>
        <translation>Un signe pour cent doit être suivi de deux chiffres hexadécimaux ; comme caractère, il s’écrit %25.</translation>
    </message>
    <message>
        <source>A priority is a decimal number.</source>
        <translation>Une priorité est un nombre décimal.</translation>
    </message>
    <message>
        <source>A priority is from 0.0 to 1.0.</source>
        <translation>Une priorité va de 0.0 à 1.0.</translation>
    </message>
    <message>
        <source>A priority is written with a point.</source>
        <translation>Une priorité s’écrit avec un point.</translation>
    </message>
    <message>
        <source>A priority is written without an exponent.</source>
        <translation>Une priorité s’écrit sans exposant.</translation>
    </message>
    <message>
        <source>A priority that is not known is left out with its element, which means 0.5.</source>
        <translation>Si la priorité est inconnue, on omet l’élément entier, ce qui signifie 0.5.</translation>
    </message>
    <message>
        <source>A processing instruction was never closed; its “?” was added.</source>
        <translation>Une instruction de traitement n’était jamais fermée ; son « ? » a été ajouté.</translation>
    </message>
    <message>
        <source>A rule failed because of a fault in Sitemap Studio: what is named was not judged by it and may be right or wrong. All other rules, and the same rule elsewhere, were judged. Please report the fault.</source>
        <translation>Une règle a échoué à cause d’une anomalie de Sitemap Studio : ce qui est cité n’a pas été jugé par elle et peut être juste ou faux. Toutes les autres règles, et la même ailleurs, ont été appliquées. Merci de signaler l’anomalie.</translation>
    </message>
    <message>
        <source>A second XML declaration stood in the file; it was removed.</source>
        <translation>Une seconde déclaration XML se trouvait dans le fichier ; elle a été supprimée.</translation>
    </message>
    <message>
        <source>A sitemap holds the URLs themselves. A template of a site generator, with front matter, {% %} or {{ }}, is not checked or changed; open the sitemap that is made from it.</source>
        <translation>Un sitemap contient les URL elles-mêmes. Un modèle d’un générateur de sites, avec un en-tête (front matter), {% %} ou {{ }}, n’est ni vérifié ni modifié ; ouvrez le sitemap qui en est produit.</translation>
    </message>
    <message>
        <source>A sitemap holds url elements and an index holds sitemap elements; consumers pass over the others.</source>
        <translation>Un sitemap contient des éléments url et un index des éléments sitemap ; les lecteurs passent sur les autres.</translation>
    </message>
    <message>
        <source>A sitemap may hold no more than 1,000 articles.</source>
        <translation>Un sitemap ne peut pas contenir plus de 1 000 articles.</translation>
    </message>
    <message>
        <source>A sitemap may list no more URLs than the profile allows.</source>
        <translation>Un sitemap ne peut pas lister plus d’URL que le profil n’en autorise.</translation>
    </message>
    <message>
        <source>A sitemap may list only addresses of its own protocol, host and port, in or below its own folder. Addresses of another host count, too, where the robots.txt of that host names the sitemap (cross-submission).</source>
        <translation>Un sitemap ne peut lister que des adresses de son propre protocole, hôte et port, dans son propre dossier ou en dessous. Les adresses d’un autre hôte comptent aussi si le robots.txt de cet hôte cite le sitemap (envoi intersites).</translation>
    </message>
    <message>
        <source>A sitemap may take no more bytes, unpacked, than the profile allows.</source>
        <translation>Un sitemap ne peut pas occuper plus d’octets, décompressé, que le profil n’en autorise.</translation>
    </message>
    <message>
        <source>A sitemap must be allowed at least one entry.</source>
        <translation>Un sitemap doit pouvoir contenir au moins une entrée.</translation>
    </message>
    <message>
        <source>A sitemap must be encoded in UTF-8.</source>
        <translation>Un sitemap doit être encodé en UTF-8.</translation>
    </message>
    <message>
        <source>A sitemap must list at least one URL, an index at least one sitemap.</source>
        <translation>Un sitemap doit lister au moins une URL, un index au moins un sitemap.</translation>
    </message>
    <message>
        <source>A sitemap or an index must be valid by the published schema, as far as the prose of the protocol agrees.</source>
        <translation>Un sitemap ou un index doit être valide selon le schéma publié, pour autant que le texte du protocole soit d’accord.</translation>
    </message>
    <message>
        <source>A sitemap that lies beside those listed, and is not listed itself, is found by nobody.</source>
        <translation>Un sitemap placé à côté de ceux qui sont listés, sans l’être lui-même, n’est trouvé par personne.</translation>
    </message>
    <message>
        <source>A space stood within a tag; it was removed.</source>
        <translation>Il y avait un espace à l’intérieur d’une balise ; il a été supprimé.</translation>
    </message>
    <message>
        <source>A step of the recovery log can't be understood.</source>
        <translation>Une étape du journal de récupération est incompréhensible.</translation>
    </message>
    <message>
        <source>A text sitemap begins with an address, a CSV file with the names of its columns.</source>
        <translation>Un sitemap en texte commence par une adresse, un fichier CSV par les noms de ses colonnes.</translation>
    </message>
    <message>
        <source>A time needs its zone: Z, or the distance from UTC. Google refuses a time without one.</source>
        <translation>Une heure demande son fuseau : Z, ou le décalage par rapport à UTC. Google refuse une heure sans fuseau.</translation>
    </message>
    <message>
        <source>A user name or password before the host is published to everybody, and consumers refuse it.</source>
        <translation>Un nom d’utilisateur ou un mot de passe devant l’hôte est visible de tous, et les lecteurs le refusent.</translation>
    </message>
    <message>
        <source>A value is text alone; what consumers make of an element in it nobody knows.</source>
        <translation>Une valeur n’est que du texte ; personne ne sait ce que les lecteurs font d’un élément à l’intérieur.</translation>
    </message>
    <message>
        <source>A video needs the address of its file or of a player, content_loc or player_loc.</source>
        <translation>Une vidéo demande l’adresse de son fichier ou d’un lecteur vidéo, content_loc ou player_loc.</translation>
    </message>
    <message>
        <source>A video whose expiration_date has passed is no longer shown in search results.</source>
        <translation>Une vidéo dont expiration_date est passée n’apparaît plus dans les résultats de recherche.</translation>
    </message>
    <message numerus="yes">
        <source>A {forms} holds {room}; %n entries of “{name}” have more than that.</source>
        <translation>
            <numerusform>Format {forms} : {room} ; %n entrée de « {name} » contient davantage.</numerusform>
            <numerusform>Format {forms} : {room} ; %n entrées de « {name} » contiennent davantage.</numerusform>
        </translation>
    </message>
    <message>
        <source>A {forms} holds {room}; one entry of “{name}” has more than that.</source>
        <translation>Format {forms} : {room} ; une entrée de « {name} » contient davantage.</translation>
    </message>
    <message>
        <source>A “&amp;” stood alone; it was written as “&amp;amp;”.</source>
        <translation>Un « &amp; » isolé a été écrit « &amp;amp; ».</translation>
    </message>
    <message>
        <source>A “&lt;” stood alone; it was written as “&amp;lt;”.</source>
        <translation>Un « &lt; » isolé a été écrit « &amp;lt; ».</translation>
    </message>
    <message>
        <source>A “&lt;” stood in an attribute; it was written as “&amp;lt;”.</source>
        <translation>Un « &lt; » dans un attribut a été écrit « &amp;lt; ».</translation>
    </message>
    <message>
        <source>Add a zone</source>
        <translation>Ajouter un fuseau</translation>
    </message>
    <message>
        <source>Add a “{field}” first.</source>
        <translation>Ajoutez d’abord un « {field} ».</translation>
    </message>
    <message>
        <source>Add {wanted}, or {wanted}.gz to have it packed.</source>
        <translation>Ajoutez {wanted}, ou {wanted}.gz pour le compresser.</translation>
    </message>
    <message>
        <source>Address of a page about the uploader.</source>
        <translation>Adresse d’une page sur l’auteur de la mise en ligne.</translation>
    </message>
    <message>
        <source>Address of a player for it.</source>
        <translation>Adresse d’un lecteur vidéo pour cette vidéo.</translation>
    </message>
    <message>
        <source>Address of a still picture.</source>
        <translation>Adresse d’une image fixe.</translation>
    </message>
    <message>
        <source>Address of its licence.</source>
        <translation>Adresse de sa licence.</translation>
    </message>
    <message>
        <source>Address of one of the clips that make up the video.</source>
        <translation>Adresse d’un des clips qui composent la vidéo.</translation>
    </message>
    <message>
        <source>Address of the alternate, complete.</source>
        <translation>Adresse de la variante, complète.</translation>
    </message>
    <message>
        <source>Address of the collection it belongs to.</source>
        <translation>Adresse de la collection dont elle fait partie.</translation>
    </message>
    <message>
        <source>Address of the page, complete with its protocol.</source>
        <translation>Adresse de la page, complète, avec son protocole.</translation>
    </message>
    <message>
        <source>Address of the picture.</source>
        <translation>Adresse de l’image.</translation>
    </message>
    <message>
        <source>Address of the video file.</source>
        <translation>Adresse du fichier vidéo.</translation>
    </message>
    <message>
        <source>Addresses</source>
        <translation>Adresses</translation>
    </message>
    <message>
        <source>Addresses that begin otherwise stay.</source>
        <translation>Les adresses qui commencent autrement restent inchangées.</translation>
    </message>
    <message>
        <source>Addresses that differ only in “www.”, a slash at the end, the case of the host or of escapes, the fragment or the usual port are probably one page.</source>
        <translation>Des adresses qui ne diffèrent que par « www. », une barre oblique finale, la casse de l’hôte ou des séquences d’échappement, le fragment ou le port habituel sont probablement une seule page.</translation>
    </message>
    <message numerus="yes">
        <source>All %n dates in {name} are “{date}”.</source>
        <translation>
            <numerusform>La %n date de {name} est « {date} ».</numerusform>
            <numerusform>Les %n dates de {name} sont toutes « {date} ».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n priorities in {name} are {priority}.</source>
        <translation>
            <numerusform>La %n priorité de {name} est {priority}.</numerusform>
            <numerusform>Les %n priorités de {name} sont toutes {priority}.</numerusform>
        </translation>
    </message>
    <message>
        <source>All addresses of a sitemap must have its own protocol and host. Where nobody told the address of a lone sitemap, it is taken to lie on the site of more than half of its entries. Since that is inferred, and since the robots.txt of another host may name the sitemap (cross-submission), it is no error in any profile.</source>
        <translation>Toutes les adresses d’un sitemap doivent avoir son protocole et son hôte. Si personne n’a dit l’adresse d’un sitemap isolé, on le suppose sur le site de plus de la moitié de ses entrées. Comme c’est une déduction, et que le robots.txt d’un autre hôte peut citer le sitemap (envoi intersites), ce n’est une erreur dans aucun profil.</translation>
    </message>
    <message>
        <source>All entries</source>
        <translation>Toutes les entrées</translation>
    </message>
    <message>
        <source>All entries before are complete.</source>
        <translation>Toutes les entrées précédentes sont complètes.</translation>
    </message>
    <message>
        <source>All entries of a sitemap together</source>
        <translation>Toutes les entrées d’un sitemap réunies</translation>
    </message>
    <message>
        <source>All files are as they were before it.</source>
        <translation>Tous les fichiers sont comme avant.</translation>
    </message>
    <message>
        <source>All its files hold what was saved.</source>
        <translation>Tous ses fichiers contiennent ce qui a été enregistré.</translation>
    </message>
    <message>
        <source>All of them hold entries of one kind.</source>
        <translation>Toutes contiennent des entrées du même genre.</translation>
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
        <source>Alternates must name each other: a link that is not returned is ignored. Told only of pages in the set.</source>
        <translation>Les variantes doivent se citer l’une l’autre : un lien sans retour est ignoré. Ne concerne que les pages de l’ensemble.</translation>
    </message>
    <message>
        <source>Always “alternate”.</source>
        <translation>Toujours « alternate ».</translation>
    </message>
    <message>
        <source>An RSS or Atom feed may stand for a sitemap, but it lists recent pages only, and no changefreq or priority.</source>
        <translation>Un flux RSS ou Atom peut tenir lieu de sitemap, mais il ne liste que les pages récentes, sans changefreq ni priority.</translation>
    </message>
    <message>
        <source>An address may hold only the characters of RFC 3986; all others must be percent-encoded.</source>
        <translation>Une adresse ne peut contenir que les caractères de la RFC 3986 ; tous les autres doivent être encodés en pourcentage.</translation>
    </message>
    <message>
        <source>An address must be complete: it begins with the protocol and names the host.</source>
        <translation>Une adresse doit être complète : elle commence par le protocole et nomme l’hôte.</translation>
    </message>
    <message>
        <source>An address must be shorter than 2,048 characters.</source>
        <translation>Une adresse doit compter moins de 2 048 caractères.</translation>
    </message>
    <message>
        <source>An address must name a host that can be one, and a port, where given, must be a number from 1 to 65535. No part of a host begins or ends with a hyphen, and what begins with xn-- must stand for a name.</source>
        <translation>Une adresse doit nommer un hôte possible, et un port, s’il est donné, doit être un nombre de 1 à 65535. Aucune partie d’un hôte ne commence ni ne finit par un tiret, et ce qui commence par xn-- doit représenter un nom.</translation>
    </message>
    <message>
        <source>An address should be listed once in a set.</source>
        <translation>Une adresse devrait être listée une seule fois dans un ensemble.</translation>
    </message>
    <message>
        <source>An alternate needs hreflang, or media where it is made for another screen.</source>
        <translation>Une variante demande hreflang, ou media si elle est faite pour un autre écran.</translation>
    </message>
    <message>
        <source>An attribute of “{token}” stood there twice; the first one was kept.</source>
        <translation>Un attribut de « {token} » y figurait deux fois ; le premier a été gardé.</translation>
    </message>
    <message>
        <source>An attribute was not in straight quotes, or without a value or a space before it; its tag was mended.</source>
        <translation>Un attribut n’était pas entre guillemets droits, ou n’avait pas de valeur ou pas d’espace devant lui ; sa balise a été réparée.</translation>
    </message>
    <message>
        <source>An edit is about an entry that is not known.</source>
        <translation>Une modification porte sur une entrée inconnue.</translation>
    </message>
    <message>
        <source>An element in the namespace of &lt;image:image&gt; must be one that it defines, and stand in its place.</source>
        <translation>Un élément de l’espace de noms de &lt;image:image&gt; doit être de ceux qu’il définit, et se trouver à sa place.</translation>
    </message>
    <message>
        <source>An element in the namespace of &lt;mobile:mobile&gt; must be one that it defines, and stand in its place.</source>
        <translation>Un élément de l’espace de noms de &lt;mobile:mobile&gt; doit être de ceux qu’il définit, et se trouver à sa place.</translation>
    </message>
    <message>
        <source>An element in the namespace of &lt;news:news&gt; must be one that it defines, and stand in its place.</source>
        <translation>Un élément de l’espace de noms de &lt;news:news&gt; doit être de ceux qu’il définit, et se trouver à sa place.</translation>
    </message>
    <message>
        <source>An element in the namespace of &lt;pagemap:PageMap&gt; must be one that it defines, and stand in its place.</source>
        <translation>Un élément de l’espace de noms de &lt;pagemap:PageMap&gt; doit être de ceux qu’il définit, et se trouver à sa place.</translation>
    </message>
    <message>
        <source>An element in the namespace of &lt;video:video&gt; must be one that it defines, and stand in its place.</source>
        <translation>Un élément de l’espace de noms de &lt;video:video&gt; doit être de ceux qu’il définit, et se trouver à sa place.</translation>
    </message>
    <message>
        <source>An element in the namespace of &lt;xhtml:link&gt; must be one that it defines, and stand in its place.</source>
        <translation>Un élément de l’espace de noms de &lt;xhtml:link&gt; doit être de ceux qu’il définit, et se trouver à sa place.</translation>
    </message>
    <message>
        <source>An element in the protocol's namespace must be one that the protocol defines.</source>
        <translation>Un élément de l’espace de noms du protocole doit être de ceux que le protocole définit.</translation>
    </message>
    <message>
        <source>An element may have each of them once.</source>
        <translation>Un élément ne peut avoir chaque attribut qu’une fois.</translation>
    </message>
    <message>
        <source>An entry may hold each of loc, lastmod, changefreq and priority once.</source>
        <translation>Une entrée ne peut avoir qu’une fois chacun de loc, lastmod, changefreq et priority.</translation>
    </message>
    <message>
        <source>An entry may hold no more than 1 &lt;mobile:mobile&gt;.</source>
        <translation>Une entrée ne peut pas contenir plus de 1 &lt;mobile:mobile&gt;.</translation>
    </message>
    <message>
        <source>An entry may hold no more than 1 &lt;news:news&gt;.</source>
        <translation>Une entrée ne peut pas contenir plus de 1 &lt;news:news&gt;.</translation>
    </message>
    <message>
        <source>An entry may hold no more than 1,000 &lt;image:image&gt;.</source>
        <translation>Une entrée ne peut pas contenir plus de 1 000 &lt;image:image&gt;.</translation>
    </message>
    <message>
        <source>An entry of more than 10,000 elements and attributes is not checked against the schema.</source>
        <translation>Une entrée de plus de 10 000 éléments et attributs n’est pas confrontée au schéma.</translation>
    </message>
    <message>
        <source>An entry of “{index}” needs an address.</source>
        <translation>Une entrée de « {index} » a besoin d’une adresse.</translation>
    </message>
    <message>
        <source>An entry of “{index}” {which}, so that it names no sitemap.</source>
        <translation>Une entrée de « {index} » {which} et ne désigne donc aucun sitemap.</translation>
    </message>
    <message>
        <source>An entry of “{name}” has no field, which a CSV file can't hold.</source>
        <translation>Une entrée de « {name} » n’a aucun champ, ce qu’un fichier CSV n’admet pas.</translation>
    </message>
    <message>
        <source>An entry should name each language once.</source>
        <translation>Une entrée devrait citer chaque langue une seule fois.</translation>
    </message>
    <message>
        <source>An identifier of the object.</source>
        <translation>Identifiant de l’objet.</translation>
    </message>
    <message>
        <source>An identifier of the video elsewhere.</source>
        <translation>Identifiant de la vidéo ailleurs.</translation>
    </message>
    <message>
        <source>An index lists every sitemap once.</source>
        <translation>Un index liste chaque sitemap une seule fois.</translation>
    </message>
    <message>
        <source>An index may list no more sitemaps than the profile allows.</source>
        <translation>Un index ne peut pas lister plus de sitemaps que le profil n’en autorise.</translation>
    </message>
    <message>
        <source>An index may list only sitemaps of its own site: same protocol, host and port. A sitemap on another host counts only where that host is the site's own and robots.txt names the sitemap there (cross-submission).</source>
        <translation>Un index ne peut lister que des sitemaps de son propre site : même protocole, hôte et port. Un sitemap sur un autre hôte ne compte que si cet hôte appartient au site et que robots.txt y cite le sitemap (envoi intersites).</translation>
    </message>
    <message>
        <source>An index may list sitemaps only, no other index and not itself.</source>
        <translation>Un index ne peut lister que des sitemaps, ni un autre index ni lui-même.</translation>
    </message>
    <message>
        <source>An index may list sitemaps only; its entry is kept as it is.</source>
        <translation>Un index ne peut lister que des sitemaps ; son entrée est gardée telle quelle.</translation>
    </message>
    <message>
        <source>An interrupted save{of_what} could be neither completed nor undone: {reason}.</source>
        <translation>Un enregistrement interrompu{of_what} n’a pu être ni achevé ni annulé : {reason}.</translation>
    </message>
    <message>
        <source>An interrupted save{of_what} was completed.</source>
        <translation>Un enregistrement interrompu{of_what} a été achevé.</translation>
    </message>
    <message>
        <source>An interrupted save{of_what} was undone.</source>
        <translation>Un enregistrement interrompu{of_what} a été annulé.</translation>
    </message>
    <message>
        <source>An order has to name every sitemap of the set once.</source>
        <translation>Un ordre doit nommer chaque sitemap de l’ensemble une seule fois.</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>arabe</translation>
    </message>
    <message>
        <source>Armenian</source>
        <translation>arménien</translation>
    </message>
    <message>
        <source>Article {number:,}</source>
        <translation>Article {number:,}</translation>
    </message>
    <message>
        <source>As the profile allows</source>
        <translation>Selon le profil</translation>
    </message>
    <message>
        <source>Ask for permission to read it.</source>
        <translation>Demandez l’autorisation de le lire.</translation>
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
        <source>Bopomofo</source>
        <translation>bopomofo</translation>
    </message>
    <message>
        <source>Broad subject.</source>
        <translation>Sujet général.</translation>
    </message>
    <message>
        <source>CSV file</source>
        <translation>fichier CSV</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>mémoire insuffisante</translation>
    </message>
    <message>
        <source>Case means nothing in protocol and host; both are usually written in lower case.</source>
        <translation>La casse ne compte pas dans le protocole et l’hôte ; les deux s’écrivent d’ordinaire en minuscules.</translation>
    </message>
    <message>
        <source>Change the base</source>
        <translation>Changer la base</translation>
    </message>
    <message>
        <source>Change the permissions, or save to another place.</source>
        <translation>Changez les droits, ou enregistrez ailleurs.</translation>
    </message>
    <message>
        <source>Changing entries</source>
        <translation>Modification des entrées</translation>
    </message>
    <message>
        <source>Changing extensions</source>
        <translation>Modification des extensions</translation>
    </message>
    <message>
        <source>Check that you may read it.</source>
        <translation>Vérifiez que vous avez le droit de le lire.</translation>
    </message>
    <message>
        <source>Check the disk, or save to another place.</source>
        <translation>Vérifiez le disque, ou enregistrez ailleurs.</translation>
    </message>
    <message>
        <source>Checking against the schema</source>
        <translation>Vérification selon le schéma</translation>
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
        <source>Cherokee</source>
        <translation>cherokee</translation>
    </message>
    <message>
        <source>Choose a shorter name.</source>
        <translation>Choisissez un nom plus court.</translation>
    </message>
    <message>
        <source>Choose a sitemap file in it.</source>
        <translation>Choisissez un fichier de sitemap qui s’y trouve.</translation>
    </message>
    <message>
        <source>Choose an XML, text or CSV file.</source>
        <translation>Choisissez un fichier XML, texte ou CSV.</translation>
    </message>
    <message>
        <source>Choose another folder, or another name for the sitemaps.</source>
        <translation>Choisissez un autre dossier, ou un autre nom pour les sitemaps.</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>Choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>Choose another name, or move that file away.</source>
        <translation>Choisissez un autre nom, ou déplacez ce fichier.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>Choose another one, too.</source>
        <translation>Choisissez-en un autre en plus.</translation>
    </message>
    <message>
        <source>Choose another profile, or export the set in several.</source>
        <translation>Choisissez un autre profil, ou exportez l’ensemble en plusieurs fois.</translation>
    </message>
    <message>
        <source>Choose another sitemap, or open the set again once it can be read.</source>
        <translation>Choisissez un autre sitemap, ou rouvrez l’ensemble une fois qu’il peut être lu.</translation>
    </message>
    <message>
        <source>Choose the folder that holds the files of the site.</source>
        <translation>Choisissez le dossier qui contient les fichiers du site.</translation>
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
        <source>Close it there, or save it under another name here.</source>
        <translation>Fermez-le là-bas, ou enregistrez-le ici sous un autre nom.</translation>
    </message>
    <message>
        <source>Close the element first that was opened last.</source>
        <translation>Fermez d’abord l’élément ouvert en dernier.</translation>
    </message>
    <message>
        <source>Comparing entries</source>
        <translation>Comparaison des entrées</translation>
    </message>
    <message>
        <source>Complete addresses stay.</source>
        <translation>Les adresses complètes restent inchangées.</translation>
    </message>
    <message>
        <source>Compress sitemaps with gzip</source>
        <translation>Compresser les sitemaps avec gzip</translation>
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
        <source>Connect the disk that it lies on, and open the set again. If it is gone for good, remove the hidden files “{names}”.</source>
        <translation>Connectez le disque où il se trouve et rouvrez l’ensemble. S’il est perdu pour de bon, supprimez les fichiers masqués « {names} ».</translation>
    </message>
    <message>
        <source>Correct the encoding in the first line.</source>
        <translation>Corrigez l’encodage dans la première ligne.</translation>
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
        <source>Create the folder, or save to another place.</source>
        <translation>Créez le dossier, ou enregistrez ailleurs.</translation>
    </message>
    <message>
        <source>Currency by ISO 4217.</source>
        <translation>Devise selon ISO 4217.</translation>
    </message>
    <message>
        <source>Cut to the date</source>
        <translation>Réduire à la date</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>cyrillique</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
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
        <source>Dates can't be taken from git: {reason}.</source>
        <translation>Les dates ne peuvent pas venir de git : {reason}.</translation>
    </message>
    <message>
        <source>Dates that are the same for all entries of a sitemap tell when it was made, not when its pages changed.</source>
        <translation>Des dates identiques pour toutes les entrées d’un sitemap disent quand il a été fait, non quand ses pages ont changé.</translation>
    </message>
    <message>
        <source>Dates without a time stay.</source>
        <translation>Les dates sans heure restent inchangées.</translation>
    </message>
    <message>
        <source>Dates, frequencies and priorities</source>
        <translation>Dates, fréquences et priorités</translation>
    </message>
    <message>
        <source>Declare it in its element with “xmlns:…”.</source>
        <translation>Déclarez-le dans son élément avec « xmlns:… ».</translation>
    </message>
    <message>
        <source>Declare it on the root element with “xmlns:…”.</source>
        <translation>Déclarez-le sur l’élément racine avec « xmlns:… ».</translation>
    </message>
    <message>
        <source>Delete entries, or choose another profile.</source>
        <translation>Supprimez des entrées, ou choisissez un autre profil.</translation>
    </message>
    <message>
        <source>Deutsch</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>périphérique ou ressource occupé</translation>
    </message>
    <message>
        <source>Directory not empty</source>
        <translation>le dossier n’est pas vide</translation>
    </message>
    <message>
        <source>Download the file and open it here.</source>
        <translation>Téléchargez le fichier et ouvrez-le ici.</translation>
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
        <source>Edit it as text.</source>
        <translation>Modifiez-le comme texte.</translation>
    </message>
    <message>
        <source>Edit it in its own place.</source>
        <translation>Modifiez-le à sa propre place.</translation>
    </message>
    <message>
        <source>Edit it there, or save it under another name here.</source>
        <translation>Modifiez-le là-bas, ou enregistrez-le ici sous un autre nom.</translation>
    </message>
    <message>
        <source>Editing goes on; save now and then, because changes could not be recovered after a crash.</source>
        <translation>Vous pouvez continuer ; enregistrez de temps en temps, car les modifications ne pourraient pas être récupérées après un plantage.</translation>
    </message>
    <message>
        <source>Elements in another order</source>
        <translation>Éléments dans un autre ordre</translation>
    </message>
    <message>
        <source>Empty sitemap</source>
        <translation>Sitemap vide</translation>
    </message>
    <message>
        <source>End it in .xml, .xml.gz, .txt or .csv.</source>
        <translation>Terminez-le par .xml, .xml.gz, .txt ou .csv.</translation>
    </message>
    <message>
        <source>End with a slash</source>
        <translation>Terminer par une barre oblique</translation>
    </message>
    <message>
        <source>End without a slash</source>
        <translation>Terminer sans barre oblique</translation>
    </message>
    <message>
        <source>English</source>
        <translation>English</translation>
    </message>
    <message>
        <source>Entries by changefreq</source>
        <translation>Entrées par changefreq</translation>
    </message>
    <message>
        <source>Entries by folder</source>
        <translation>Entrées par dossier</translation>
    </message>
    <message>
        <source>Entries by lastmod</source>
        <translation>Entrées par lastmod</translation>
    </message>
    <message>
        <source>Entries by priority</source>
        <translation>Entrées par priority</translation>
    </message>
    <message>
        <source>Entries of “{name}” lie in memory, as the folder for large sets can't be used: {trouble}.</source>
        <translation>Les entrées de « {name} » sont en mémoire, car le dossier des grands ensembles est inutilisable : {trouble}.</translation>
    </message>
    <message>
        <source>Entries that have a text keep it.</source>
        <translation>Les entrées qui ont un texte le gardent.</translation>
    </message>
    <message>
        <source>Entries whose page has no file in the folder keep their date.</source>
        <translation>Les entrées dont la page n’a pas de fichier dans le dossier gardent leur date.</translation>
    </message>
    <message>
        <source>Entries with problems</source>
        <translation>Entrées avec problèmes</translation>
    </message>
    <message>
        <source>Entries {joined}</source>
        <translation>Entrées {joined}</translation>
    </message>
    <message>
        <source>Entry {broken:,} can't stand in a text sitemap: its loc holds a line break.</source>
        <translation>L’entrée {broken:,} ne peut pas figurer dans un sitemap en texte : son loc contient un saut de ligne.</translation>
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
        <source>Entry {place:,} alone takes {size}; with the XML around it, a sitemap of {most} can't hold it.</source>
        <translation>L’entrée {place:,} occupe à elle seule {size} ; avec le XML qui l’entoure, un sitemap de {most} ne peut pas la contenir.</translation>
    </message>
    <message>
        <source>Entry {place:,} can't be written: its {name} holds the character U+{ord:04X}, which XML can't hold.</source>
        <translation>L’entrée {place:,} ne peut pas être écrite : son {name} contient le caractère U+{ord:04X}, que XML n’admet pas.</translation>
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
        <source>Escape characters as</source>
        <translation>Encoder les caractères en</translation>
    </message>
    <message>
        <source>Español</source>
        <translation>Español</translation>
    </message>
    <message>
        <source>Every entry gets it, also one without a date.</source>
        <translation>Toutes les entrées la reçoivent, même celles sans date.</translation>
    </message>
    <message>
        <source>Every entry gets the text, whatever it had.</source>
        <translation>Toutes les entrées reçoivent le texte, quoi qu’elles aient eu.</translation>
    </message>
    <message>
        <source>Every entry needs a loc with the address of its page.</source>
        <translation>Toute entrée a besoin d’un loc avec l’adresse de sa page.</translation>
    </message>
    <message>
        <source>Every entry with an address on the web gets it.</source>
        <translation>Toute entrée ayant une adresse sur le web la reçoit.</translation>
    </message>
    <message>
        <source>Every second byte is zero.</source>
        <translation>Un octet sur deux est nul.</translation>
    </message>
    <message>
        <source>Every sitemap that an index lists must be readable: XML or text, as it is or packed with gzip, not zip.</source>
        <translation>Tout sitemap listé par un index doit être lisible : XML ou texte, tel quel ou compressé avec gzip, pas zip.</translation>
    </message>
    <message>
        <source>Every sitemap that an index lists must be there.</source>
        <translation>Tout sitemap listé par un index doit exister.</translation>
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
        <source>Export the entries to a new file, and report this.</source>
        <translation>Exportez les entrées dans un nouveau fichier, et signalez ceci.</translation>
    </message>
    <message>
        <source>Export with an index, or fewer entries.</source>
        <translation>Exportez avec un index, ou moins d’entrées.</translation>
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
        <source>Fetch it again; the copy here is not what was packed.</source>
        <translation>Téléchargez-le à nouveau ; la copie présente n’est pas ce qui a été compressé.</translation>
    </message>
    <message>
        <source>Fetch or export it again.</source>
        <translation>Téléchargez-le ou exportez-le à nouveau.</translation>
    </message>
    <message>
        <source>Fetch or mend the file first, or export its entries to a new one.</source>
        <translation>Téléchargez ou réparez d’abord le fichier, ou exportez ses entrées dans un nouveau.</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>le fichier existe déjà</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>nom de fichier trop long</translation>
    </message>
    <message>
        <source>File size error</source>
        <translation>Erreur de taille de fichier</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>fichier trop volumineux</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Files were put one behind the other.</source>
        <translation>Des fichiers ont été mis bout à bout.</translation>
    </message>
    <message>
        <source>Files with an ending, and addresses with a query, stay.</source>
        <translation>Les fichiers avec une extension, et les adresses avec une requête, restent inchangés.</translation>
    </message>
    <message>
        <source>Fill or delete it, or save as an .xml file.</source>
        <translation>Remplissez-la ou supprimez-la, ou enregistrez en fichier .xml.</translation>
    </message>
    <message>
        <source>Fill or delete them, or save as an .xml file.</source>
        <translation>Remplissez-les ou supprimez-les, ou enregistrez en fichier .xml.</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtres</translation>
    </message>
    <message>
        <source>Filters that were saved under a name, as they would be typed.</source>
        <translation>Les filtres enregistrés sous un nom, tels qu’on les taperait.</translation>
    </message>
    <message>
        <source>Folder for large sets</source>
        <translation>Dossier des grands ensembles</translation>
    </message>
    <message>
        <source>Font size</source>
        <translation>Taille des caractères</translation>
    </message>
    <message numerus="yes">
        <source>Found there: {names}, and %n more.</source>
        <translation>
            <numerusform>On y trouve : {names} et %n autre fichier.</numerusform>
            <numerusform>On y trouve : {names} et %n autres fichiers.</numerusform>
        </translation>
    </message>
    <message>
        <source>Found there: {names}, and one more.</source>
        <translation>On y trouve : {names} et un autre fichier.</translation>
    </message>
    <message>
        <source>Found there: {names}.</source>
        <translation>On y trouve : {names}.</translation>
    </message>
    <message>
        <source>Fragments that are places within a program (#!, #/) stay.</source>
        <translation>Les fragments qui sont des endroits d’un programme (#!, #/) restent en place.</translation>
    </message>
    <message>
        <source>Français</source>
        <translation>Français</translation>
    </message>
    <message>
        <source>Free some space for temporary files.</source>
        <translation>Libérez de la place pour les fichiers temporaires.</translation>
    </message>
    <message>
        <source>Free some space there, or choose another folder in the preferences.</source>
        <translation>Libérez-y de la place, ou choisissez un autre dossier dans les réglages.</translation>
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
        <source>Georgian</source>
        <translation>géorgien</translation>
    </message>
    <message>
        <source>Give --base-url on the command line, or the URL of the set in the window.</source>
        <translation>Indiquez --base-url en ligne de commande, ou l’URL de l’ensemble dans la fenêtre.</translation>
    </message>
    <message>
        <source>Give a folder as --output: several sitemaps and their index are written there.</source>
        <translation>Indiquez un dossier pour --output : plusieurs sitemaps et leur index y sont écrits.</translation>
    </message>
    <message>
        <source>Give a number from 0 to 1000, such as 0.5.</source>
        <translation>Donnez un nombre de 0 à 1000, comme 0.5.</translation>
    </message>
    <message>
        <source>Give a number from 0.0 to 1.0.</source>
        <translation>Donnez un nombre de 0.0 à 1.0.</translation>
    </message>
    <message>
        <source>Give another file, or delete it.</source>
        <translation>Indiquez un autre fichier, ou supprimez celui-ci.</translation>
    </message>
    <message>
        <source>Give it one in double quotes, or remove it.</source>
        <translation>Donnez-lui-en une entre guillemets droits, ou supprimez-le.</translation>
    </message>
    <message>
        <source>Give one from -{max_days:,} to {max_days:,}.</source>
        <translation>Donnez-en un de -{max_days:,} à {max_days:,}.</translation>
    </message>
    <message>
        <source>Give one from 1 to {max_digits}.</source>
        <translation>Donnez-en un de 1 à {max_digits}.</translation>
    </message>
    <message>
        <source>Give one, or clear the values.</source>
        <translation>Donnez-en un, ou videz les valeurs.</translation>
    </message>
    <message>
        <source>Give priorities from 0.0 to 1.0, that of the start page first, such as “1.0 0.8 0.6”.</source>
        <translation>Donnez des priorités de 0.0 à 1.0, celle de la page d’accueil d’abord, comme « 1.0 0.8 0.6 ».</translation>
    </message>
    <message>
        <source>Give the address of the sitemap or of its folder, such as https://www.example.com/.</source>
        <translation>Donnez l’adresse du sitemap ou de son dossier, comme https://www.example.com/.</translation>
    </message>
    <message>
        <source>Give the address of the sitemap, such as https://www.example.com/sitemap-2.xml.</source>
        <translation>Donnez l’adresse du sitemap, comme https://www.example.com/sitemap-2.xml.</translation>
    </message>
    <message>
        <source>Give the report another name.</source>
        <translation>Donnez un autre nom au rapport.</translation>
    </message>
    <message>
        <source>Give the sitemap another name, or move that file away.</source>
        <translation>Donnez un autre nom au sitemap, ou déplacez ce fichier.</translation>
    </message>
    <message>
        <source>Google</source>
        <translation>Google</translation>
    </message>
    <message>
        <source>Google Search Central, large sitemaps</source>
        <translation>Google Search Central, grands sitemaps</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>grec</translation>
    </message>
    <message>
        <source>Half a character can't be looked for.</source>
        <translation>Un demi-caractère ne peut pas être recherché.</translation>
    </message>
    <message>
        <source>Han</source>
        <translation>han</translation>
    </message>
    <message>
        <source>Hangul</source>
        <translation>hangul</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>hébreu</translation>
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
        <source>Hiragana</source>
        <translation>hiragana</translation>
    </message>
    <message>
        <source>Host in capitals</source>
        <translation>Hôte en majuscules</translation>
    </message>
    <message>
        <source>How full the sitemaps are</source>
        <translation>Remplissage des sitemaps</translation>
    </message>
    <message>
        <source>How it would go on is not known.</source>
        <translation>On ne sait pas comment elle continuerait.</translation>
    </message>
    <message>
        <source>How much disk space the entries of one large set may take while it is open; the rest stays in memory.</source>
        <translation>La place que les entrées d’un grand ensemble peuvent prendre sur un disque tant qu’il est ouvert ; le surplus reste en mémoire.</translation>
    </message>
    <message>
        <source>How much space the rows of tables and lists have.</source>
        <translation>L’espace autour des lignes des tableaux et des listes.</translation>
    </message>
    <message>
        <source>How often it was seen.</source>
        <translation>Nombre de fois qu’elle a été vue.</translation>
    </message>
    <message>
        <source>How often the page is likely to change.</source>
        <translation>La fréquence probable des changements de la page.</translation>
    </message>
    <message>
        <source>ISO-8859-1 (Latin-1)</source>
        <translation>ISO-8859-1 (Latin-1)</translation>
    </message>
    <message>
        <source>If nobody has it open any more, edit it anyway; what says so is the file “{place}”.</source>
        <translation>Si plus personne ne l’a ouvert, modifiez-le quand même ; c’est le fichier « {place} » qui le dit.</translation>
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
        <source>Importance beside the site's other pages, 0.0 to 1.0.</source>
        <translation>Importance par rapport aux autres pages du site, de 0.0 à 1.0.</translation>
    </message>
    <message>
        <source>In the host {host} the % must be followed by two hexadecimal digits.</source>
        <translation>Dans l’hôte {host}, le % doit être suivi de deux chiffres hexadécimaux.</translation>
    </message>
    <message>
        <source>In the index “{facts}”: {words}</source>
        <translation>Dans l’index « {facts} » : {words}</translation>
    </message>
    <message>
        <source>In the whole window; the View menu enlarges the table alone.</source>
        <translation>Dans toute la fenêtre ; les caractères du seul tableau s’agrandissent dans le menu Affichage.</translation>
    </message>
    <message>
        <source>In {name} {have} a {field}, which this search engine does not read.</source>
        <translation>Dans {name}, {have} un champ {field}, que ce moteur de recherche ne lit pas.</translation>
    </message>
    <message>
        <source>In {text} the % must be followed by two hexadecimal digits; as a character it is written %25.</source>
        <translation>Dans {text}, le % doit être suivi de deux chiffres hexadécimaux ; comme caractère, il s’écrit %25.</translation>
    </message>
    <message>
        <source>In “{name}”, “{key}” must be {error}; the default applies.</source>
        <translation>Dans « {name} », « {key} » doit être {error} ; la valeur par défaut s’applique.</translation>
    </message>
    <message>
        <source>Include {n} in it.</source>
        <translation>Mettez-y {n}.</translation>
    </message>
    <message>
        <source>Include {{n}} in it, as in “{default_name}”.</source>
        <translation>Mettez-y {{n}}, comme dans « {default_name} ».</translation>
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
        <source>Input/output error</source>
        <translation>erreur d’entrée/sortie</translation>
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
        <source>Invalid argument</source>
        <translation>argument non valide</translation>
    </message>
    <message>
        <source>Invalid by the schema</source>
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
        <source>Invalid tag value: no number</source>
        <translation>Valeur de balise non valide : pas un nombre</translation>
    </message>
    <message>
        <source>Invisible characters around the URL</source>
        <translation>Caractères invisibles autour de l’URL</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>It asks for nothing.</source>
        <translation>Elle ne demande rien.</translation>
    </message>
    <message>
        <source>It asks for: {names}.</source>
        <translation>Elle demande : {names}.</translation>
    </message>
    <message>
        <source>It begins no reference.</source>
        <translation>Il ne commence aucune référence.</translation>
    </message>
    <message>
        <source>It begins no tag.</source>
        <translation>Il ne commence aucune balise.</translation>
    </message>
    <message>
        <source>It begins with http:// or https:// and names the host, as http://www.example.com/ does.</source>
        <translation>Elle commence par http:// ou https:// et nomme l’hôte, comme http://www.example.com/.</translation>
    </message>
    <message>
        <source>It can be {known}.</source>
        <translation>Valeurs possibles : {known}.</translation>
    </message>
    <message>
        <source>It closes nothing.</source>
        <translation>Elle ne ferme rien.</translation>
    </message>
    <message>
        <source>It ends like a tag.</source>
        <translation>Elle se termine comme une balise.</translation>
    </message>
    <message>
        <source>It has too many elements and attributes to be checked</source>
        <translation>Elle a trop d’éléments et d’attributs pour être vérifiée</translation>
    </message>
    <message>
        <source>It is a feed.</source>
        <translation>C’est un flux.</translation>
    </message>
    <message>
        <source>It is an index within an index, which search engines refuse.</source>
        <translation>C’est un index dans un index, ce que les moteurs de recherche refusent.</translation>
    </message>
    <message>
        <source>It is neither entry nor comment.</source>
        <translation>Ce n’est ni une entrée ni un commentaire.</translation>
    </message>
    <message>
        <source>It is not known whose robots.txt is given: no entry of “{name}” is complete.</source>
        <translation>On ne sait pas à quel hôte appartient le robots.txt indiqué : aucune entrée de « {name} » n’a d’URL complète.</translation>
    </message>
    <message>
        <source>It is opened once.</source>
        <translation>Il est ouvert une seule fois.</translation>
    </message>
    <message>
        <source>It may be an error page of the web server.</source>
        <translation>C’est peut-être une page d’erreur du serveur web.</translation>
    </message>
    <message>
        <source>It stands where the open element ends.</source>
        <translation>Elle se trouve là où finit l’élément ouvert.</translation>
    </message>
    <message>
        <source>It was left alone.</source>
        <translation>Il a été laissé tel quel.</translation>
    </message>
    <message numerus="yes">
        <source>It was read with %n repairs.</source>
        <translation>
            <numerusform>Il a été lu avec %n réparation.</numerusform>
            <numerusform>Il a été lu avec %n réparations.</numerusform>
        </translation>
    </message>
    <message>
        <source>It was read with one repair.</source>
        <translation>Il a été lu avec une réparation.</translation>
    </message>
    <message>
        <source>It was set aside as “{aside}”.</source>
        <translation>Il a été mis de côté sous « {aside} ».</translation>
    </message>
    <message>
        <source>Its customary prefix is used.</source>
        <translation>Son préfixe usuel est employé.</translation>
    </message>
    <message>
        <source>Its entries are all of the other kind.</source>
        <translation>Ses entrées sont toutes de l’autre genre.</translation>
    </message>
    <message>
        <source>Its folder is where the index and the other sitemaps will lie.</source>
        <translation>C’est dans son dossier que seront l’index et les autres sitemaps.</translation>
    </message>
    <message>
        <source>Its language by ISO 639, in two or three letters; zh-cn or zh-tw for Chinese.</source>
        <translation>Sa langue selon ISO 639, en deux ou trois lettres ; zh-cn ou zh-tw pour le chinois.</translation>
    </message>
    <message>
        <source>Its value, where that is not the content.</source>
        <translation>Sa valeur, si ce n’est pas le contenu.</translation>
    </message>
    <message>
        <source>Katakana</source>
        <translation>katakana</translation>
    </message>
    <message>
        <source>Keep between</source>
        <translation>Limiter à un intervalle</translation>
    </message>
    <message>
        <source>Keep the name for the sitemap.</source>
        <translation>Gardez le nom pour le sitemap.</translation>
    </message>
    <message>
        <source>Keywords of the article.</source>
        <translation>Mots-clés de l’article.</translation>
    </message>
    <message>
        <source>Known are Common, Combined, W3C extended and lines of JSON.</source>
        <translation>Sont connus Common, Combined, W3C étendu et des lignes JSON.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Language by ISO 639-1, maybe with a script (ISO 15924) and a region (ISO 3166-1), or x-default.</source>
        <translation>Langue selon ISO 639-1, éventuellement avec une écriture (ISO 15924) et une région (ISO 3166-1), ou x-default.</translation>
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
        <source>Leak patterns</source>
        <translation>Motifs de fuite</translation>
    </message>
    <message>
        <source>Leave fragments out</source>
        <translation>Omettre les fragments</translation>
    </message>
    <message>
        <source>Leave out what follows the path.</source>
        <translation>Omettez ce qui suit le chemin.</translation>
    </message>
    <message>
        <source>Leave out what stands before the @.</source>
        <translation>Omettez ce qui précède le @.</translation>
    </message>
    <message>
        <source>Leave session ids out</source>
        <translation>Omettre les identifiants de session</translation>
    </message>
    <message>
        <source>Leave some out, or shorten them.</source>
        <translation>Omettez-en, ou raccourcissez-les.</translation>
    </message>
    <message>
        <source>Leave tracking parameters out</source>
        <translation>Omettre les paramètres de suivi</translation>
    </message>
    <message>
        <source>Length in seconds.</source>
        <translation>Durée en secondes.</translation>
    </message>
    <message>
        <source>Length of the clip in seconds.</source>
        <translation>Durée du clip en secondes.</translation>
    </message>
    <message>
        <source>Let that user open it.</source>
        <translation>Laissez cet utilisateur l’ouvrir.</translation>
    </message>
    <message>
        <source>Letters of several alphabets in one name look like another name, and browsers distrust it.</source>
        <translation>Des lettres de plusieurs alphabets dans un nom le font ressembler à un autre, et les navigateurs s’en méfient.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Limits of {profile}</source>
        <translation>Limites de {profile}</translation>
    </message>
    <message>
        <source>Look at the quotation marks there.</source>
        <translation>Vérifiez les guillemets à cet endroit.</translation>
    </message>
    <message>
        <source>Look for a part of it.</source>
        <translation>Recherchez-en une partie.</translation>
    </message>
    <message>
        <source>Look for another window of this program.</source>
        <translation>Cherchez une autre fenêtre de ce programme.</translation>
    </message>
    <message>
        <source>Look-around and back-references are not known; a backslash before a mark takes it literally.</source>
        <translation>Assertions avant ou arrière et références arrière sont inconnues ; une barre oblique inversée devant un signe le prend littéralement.</translation>
    </message>
    <message>
        <source>Looked for it in “{parent}”.</source>
        <translation>Recherché dans « {parent} ».</translation>
    </message>
    <message>
        <source>Looking at the files</source>
        <translation>Examen des fichiers</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Basse</translation>
    </message>
    <message>
        <source>Make absolute</source>
        <translation>Rendre absolues</translation>
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
        <source>Mobile mark {number:,}</source>
        <translation>Marque mobile {number:,}</translation>
    </message>
    <message numerus="yes">
        <source>More than %n redirects.</source>
        <translation>
            <numerusform>Plus de %n redirection.</numerusform>
            <numerusform>Plus de %n redirections.</numerusform>
        </translation>
    </message>
    <message>
        <source>More than one redirect.</source>
        <translation>Plus d’une redirection.</translation>
    </message>
    <message>
        <source>Most URLs in an exported sitemap</source>
        <translation>URL par sitemap exporté, au plus</translation>
    </message>
    <message>
        <source>Most bytes in an exported sitemap</source>
        <translation>Octets par sitemap exporté, au plus</translation>
    </message>
    <message>
        <source>Move it there, or append its entries to a sitemap of the set.</source>
        <translation>Déplacez-le dans ce dossier, ou ajoutez ses entrées à un sitemap de l’ensemble.</translation>
    </message>
    <message>
        <source>Move them to another sitemap of the set, or export them.</source>
        <translation>Déplacez-les vers un autre sitemap de l’ensemble, ou exportez-les.</translation>
    </message>
    <message>
        <source>Name a field.</source>
        <translation>Nommez un champ.</translation>
    </message>
    <message>
        <source>Name it, such as --columns loc=HEADER.</source>
        <translation>Nommez-la, par exemple --columns loc=COLONNE.</translation>
    </message>
    <message>
        <source>Name its columns in the first line.</source>
        <translation>Nommez ses colonnes dans la première ligne.</translation>
    </message>
    <message>
        <source>Name of the attribute.</source>
        <translation>Nom de l’attribut.</translation>
    </message>
    <message>
        <source>Name of the publication.</source>
        <translation>Nom de la publication.</translation>
    </message>
    <message>
        <source>Name of who uploaded it.</source>
        <translation>Nom de la personne qui l’a mise en ligne.</translation>
    </message>
    <message>
        <source>Name the sitemap itself, if it lies elsewhere.</source>
        <translation>Indiquez le sitemap lui-même s’il se trouve ailleurs.</translation>
    </message>
    <message>
        <source>Names of exported files</source>
        <translation>Noms des fichiers exportés</translation>
    </message>
    <message>
        <source>Near-duplicate URL</source>
        <translation>URL presque en double</translation>
    </message>
    <message>
        <source>Needless port</source>
        <translation>Port inutile</translation>
    </message>
    <message>
        <source>Nested sitemap indexes</source>
        <translation>Index de sitemaps imbriqués</translation>
    </message>
    <message>
        <source>No CDATA section is open.</source>
        <translation>Aucune section CDATA n’est ouverte.</translation>
    </message>
    <message>
        <source>No column of “{name}” is known to hold URLs; there are: {headers}.</source>
        <translation>Aucune colonne de « {name} » n’est connue pour contenir des URL ; il y a : {headers}.</translation>
    </message>
    <message>
        <source>No entry has a complete URL.</source>
        <translation>Aucune entrée n’a d’URL complète.</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Aucun problème trouvé.</translation>
    </message>
    <message>
        <source>No return tag</source>
        <translation>Aucune balise de retour</translation>
    </message>
    <message>
        <source>No sitemap lies in “{folder}”.</source>
        <translation>Aucun sitemap ne se trouve dans « {folder} ».</translation>
    </message>
    <message>
        <source>No sitemap needs that.</source>
        <translation>Aucun sitemap n’en a besoin.</translation>
    </message>
    <message>
        <source>No sitemap was found at {url}.</source>
        <translation>Aucun sitemap n’a été trouvé à {url}.</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>plus de place sur le disque</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>fichier ou dossier introuvable</translation>
    </message>
    <message>
        <source>No text is given yet.</source>
        <translation>Le texte manque.</translation>
    </message>
    <message numerus="yes">
        <source>None of the %n files can be opened.</source>
        <translation>
            <numerusform>Le fichier ne peut pas être ouvert (%n).</numerusform>
            <numerusform>Aucun des %n fichiers ne peut être ouvert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nor can the %n others.</source>
        <translation>
            <numerusform>L’autre non plus (%n).</numerusform>
            <numerusform>Les %n autres non plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nor can the last one.</source>
        <translation>Le dernier non plus.</translation>
    </message>
    <message>
        <source>Not UTF-8</source>
        <translation>Pas en UTF-8</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>ce n’est pas un dossier</translation>
    </message>
    <message>
        <source>Not fixed</source>
        <translation>Non corrigé</translation>
    </message>
    <message>
        <source>Not judged by a rule</source>
        <translation>Non jugé par une règle</translation>
    </message>
    <message>
        <source>Not judged by the schema</source>
        <translation>Non jugé par le schéma</translation>
    </message>
    <message>
        <source>Nothing is called “{unknown}” here.</source>
        <translation>Rien ne s’appelle « {unknown} » ici.</translation>
    </message>
    <message>
        <source>Number of the episode.</source>
        <translation>Numéro de l’épisode.</translation>
    </message>
    <message>
        <source>Number of the season.</source>
        <translation>Numéro de la saison.</translation>
    </message>
    <message>
        <source>Of &lt;image:image&gt;, caption, geo_location, title and license are no longer read by Google; they do no harm. Reported once per sitemap and field.</source>
        <translation>Dans &lt;image:image&gt;, caption, geo_location, title et license ne sont plus lus par Google ; ils ne nuisent pas. Signalé une fois par sitemap et par champ.</translation>
    </message>
    <message>
        <source>Of &lt;image:image&gt;, loc and license must be addresses of http or https with legal characters, shorter than 2,048.</source>
        <translation>Dans &lt;image:image&gt;, loc et license doivent être des adresses http ou https aux caractères permis, de moins de 2 048 caractères.</translation>
    </message>
    <message>
        <source>Of &lt;image:image&gt;, loc and license must be complete addresses: they begin with the protocol and name the host.</source>
        <translation>Dans &lt;image:image&gt;, loc et license doivent être des adresses complètes : elles commencent par le protocole et nomment l’hôte.</translation>
    </message>
    <message>
        <source>Of &lt;news:news&gt;, access and genres must be one of the values that are defined.</source>
        <translation>Dans &lt;news:news&gt;, access et genres doivent être l’une des valeurs définies.</translation>
    </message>
    <message>
        <source>Of &lt;news:news&gt;, publication_date must be real dates in one of the W3C forms; a time needs its zone.</source>
        <translation>Dans &lt;news:news&gt;, publication_date doit être une vraie date dans l’une des formes du W3C ; une heure demande son fuseau.</translation>
    </message>
    <message>
        <source>Of &lt;news:news&gt;, stock_tickers may name only so many.</source>
        <translation>Dans &lt;news:news&gt;, stock_tickers ne peut en citer qu’un certain nombre.</translation>
    </message>
    <message>
        <source>Of &lt;news:news&gt;, stock_tickers must be written in their form.</source>
        <translation>Dans &lt;news:news&gt;, stock_tickers doit être écrit dans sa forme.</translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, duration, rating, content_segment_loc@duration, view_count, price, tvshow.season_number and tvshow.episode_number must be numbers between their bounds.</source>
        <translation>Dans &lt;video:video&gt;, duration, rating, content_segment_loc@duration, view_count, price, tvshow.season_number et tvshow.episode_number doivent être des nombres dans leurs bornes.</translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, duration, rating, content_segment_loc@duration, view_count, price, tvshow.season_number and tvshow.episode_number must be numbers, whole ones where they count something.</source>
        <translation>Dans &lt;video:video&gt;, duration, rating, content_segment_loc@duration, view_count, price, tvshow.season_number et tvshow.episode_number doivent être des nombres, entiers s’ils comptent quelque chose.</translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, expiration_date, publication_date and tvshow.premier_date must be real dates in one of the W3C forms; a time needs its zone.</source>
        <translation>Dans &lt;video:video&gt;, expiration_date, publication_date et tvshow.premier_date doivent être de vraies dates dans l’une des formes du W3C ; une heure demande son fuseau.</translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, family_friendly, restriction@relationship, price@type, price@resolution, requires_subscription, tvshow.video_type, platform, platform@relationship, live and id@type must be one of the values that are defined.</source>
        <translation>Dans &lt;video:video&gt;, family_friendly, restriction@relationship, price@type, price@resolution, requires_subscription, tvshow.video_type, platform, platform@relationship, live et id@type doivent être l’une des valeurs définies.</translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, player_loc@allow_embed, player_loc@autoplay, category, gallery_loc, price and tvshow are no longer read by Google; they do no harm. Reported once per sitemap and field.</source>
        <translation>Dans &lt;video:video&gt;, player_loc@allow_embed, player_loc@autoplay, category, gallery_loc, price et tvshow ne sont plus lus par Google ; ils ne nuisent pas. Signalé une fois par sitemap et par champ.</translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, restriction and price@currency must be written in their form.</source>
        <translation>Dans &lt;video:video&gt;, restriction et price@currency doivent être écrits dans leur forme.</translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, thumbnail_loc, content_loc, player_loc, content_segment_loc, gallery_loc and uploader@info must be addresses of http or https with legal characters, shorter than 2,048.</source>
        <translation>Dans &lt;video:video&gt;, thumbnail_loc, content_loc, player_loc, content_segment_loc, gallery_loc et uploader@info doivent être des adresses http ou https aux caractères permis, de moins de 2 048 caractères.</translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, thumbnail_loc, content_loc, player_loc, content_segment_loc, gallery_loc and uploader@info must be complete addresses: they begin with the protocol and name the host.</source>
        <translation>Dans &lt;video:video&gt;, thumbnail_loc, content_loc, player_loc, content_segment_loc, gallery_loc et uploader@info doivent être des adresses complètes : elles commencent par le protocole et nomment l’hôte.</translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, title, description and category have a greatest length.</source>
        <translation>Dans &lt;video:video&gt;, title, description et category ont une longueur maximale.</translation>
    </message>
    <message>
        <source>Of &lt;xhtml:link&gt;, @href must be addresses of http or https with legal characters, shorter than 2,048.</source>
        <translation>Dans &lt;xhtml:link&gt;, @href doit être une adresse http ou https aux caractères permis, de moins de 2 048 caractères.</translation>
    </message>
    <message>
        <source>Of &lt;xhtml:link&gt;, @href must be complete addresses: they begin with the protocol and name the host.</source>
        <translation>Dans &lt;xhtml:link&gt;, @href doit être une adresse complète : elle commence par le protocole et nomme l’hôte.</translation>
    </message>
    <message>
        <source>Of &lt;xhtml:link&gt;, @rel must be one of the values that are defined.</source>
        <translation>Dans &lt;xhtml:link&gt;, @rel doit être l’une des valeurs définies.</translation>
    </message>
    <message>
        <source>One article of this sitemap is more than two days old and no longer read as news.</source>
        <translation>Un article de ce sitemap a plus de deux jours et n’est plus lu comme actualité.</translation>
    </message>
    <message>
        <source>One byte that is no gzip data was</source>
        <translation>Un octet étranger aux données gzip</translation>
    </message>
    <message>
        <source>One entry is not whole and left out.</source>
        <translation>Une entrée est tronquée et laissée de côté.</translation>
    </message>
    <message>
        <source>One entry is too large for a sitemap.</source>
        <translation>Une entrée est trop grande pour un sitemap.</translation>
    </message>
    <message>
        <source>One entry of “{name}” has {lacking}, which a {forms} can't hold.</source>
        <translation>Une entrée de « {name} » : {lacking}, ce que le format {forms} n’admet pas.</translation>
    </message>
    <message>
        <source>One entry was cut off and is lost.</source>
        <translation>Une entrée était tronquée et est perdue.</translation>
    </message>
    <message>
        <source>One index lies in “{folder}”.</source>
        <translation>Un index se trouve dans « {folder} ».</translation>
    </message>
    <message>
        <source>One item has no link and is left out.</source>
        <translation>Un élément n’a pas de lien et est laissé de côté.</translation>
    </message>
    <message>
        <source>One more zero byte after the end was left out.</source>
        <translation>Un autre octet nul après la fin a été omis.</translation>
    </message>
    <message>
        <source>One object on the page.</source>
        <translation>Un objet de la page.</translation>
    </message>
    <message>
        <source>One part is more than an index may list ({limit:,}, {title}).</source>
        <translation>Une partie, c’est plus qu’un index ne peut en lister ({limit:,}, {title}).</translation>
    </message>
    <message>
        <source>One property of the object.</source>
        <translation>Une propriété de l’objet.</translation>
    </message>
    <message>
        <source>One sitemap alone can't be merged.</source>
        <translation>Un sitemap seul ne peut pas être fusionné.</translation>
    </message>
    <message>
        <source>One sitemap is more than an index may list ({limit:,}, {title}).</source>
        <translation>Un sitemap, c’est plus qu’un index ne peut en lister ({limit:,}, {title}).</translation>
    </message>
    <message>
        <source>Only escapes go that mean the same without.</source>
        <translation>Seules partent les séquences dont le sens reste le même sans elles.</translation>
    </message>
    <message>
        <source>Only http and https are followed.</source>
        <translation>Seuls http et https sont suivis.</translation>
    </message>
    <message>
        <source>Only url elements may stand directly inside urlset, and only sitemap elements directly inside sitemapindex.</source>
        <translation>Seuls des éléments url peuvent figurer directement dans urlset, et seuls des éléments sitemap directement dans sitemapindex.</translation>
    </message>
    <message>
        <source>Open it again in a moment.</source>
        <translation>Rouvrez-le dans un instant.</translation>
    </message>
    <message>
        <source>Open it again.</source>
        <translation>Ouvrez-le à nouveau.</translation>
    </message>
    <message>
        <source>Open it by itself, or add its sitemaps.</source>
        <translation>Ouvrez-le seul, ou ajoutez ses sitemaps.</translation>
    </message>
    <message>
        <source>Open one folder, or files of one folder.</source>
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
        <source>Open the files of one folder; others can be exported together.</source>
        <translation>Ouvrez les fichiers d’un seul dossier ; d’autres peuvent être exportés ensemble.</translation>
    </message>
    <message>
        <source>Open the set again once it can be read.</source>
        <translation>Rouvrez l’ensemble une fois qu’il peut être lu.</translation>
    </message>
    <message>
        <source>Open the set again once the file is there and can be read.</source>
        <translation>Rouvrez l’ensemble une fois que le fichier est là et peut être lu.</translation>
    </message>
    <message>
        <source>Open the set again.</source>
        <translation>Rouvrez l’ensemble.</translation>
    </message>
    <message>
        <source>Open the sitemap that is made from it.</source>
        <translation>Ouvrez le sitemap qui en est produit.</translation>
    </message>
    <message>
        <source>Opening the set again puts them right.</source>
        <translation>Rouvrir l’ensemble les rectifie.</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>opération non permise</translation>
    </message>
    <message>
        <source>Other parameters stay.</source>
        <translation>Les autres paramètres restent en place.</translation>
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
        <source>Parameters such as utm_source tell where a visitor came from; the page is the same without them.</source>
        <translation>Des paramètres comme utm_source disent d’où vient un visiteur ; la page est la même sans eux.</translation>
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
        <source>Pattern {number}, “{each}”, can't be looked for: {fault}.</source>
        <translation>Le motif {number}, « {each} », ne peut pas être recherché : {fault}.</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>accès refusé</translation>
    </message>
    <message>
        <source>Platforms where it may or may not be played.</source>
        <translation>Plateformes où elle peut ou ne peut pas être lue.</translation>
    </message>
    <message>
        <source>Please report this file.</source>
        <translation>Merci de signaler ce fichier.</translation>
    </message>
    <message>
        <source>Port 80 is the default for http, port 443 for https; neither is needed.</source>
        <translation>Le port 80 de http et le port 443 de https vont de soi.</translation>
    </message>
    <message>
        <source>Price in one currency; without an amount, its type says how it is sold.</source>
        <translation>Prix dans une devise ; sans montant, son type dit comment elle est vendue.</translation>
    </message>
    <message>
        <source>Priorities between the two stay as written.</source>
        <translation>Les priorités entre les deux restent telles quelles.</translation>
    </message>
    <message>
        <source>Priorities that are all the same say nothing: they are only compared with each other.</source>
        <translation>Des priorités toutes identiques ne disent rien : elles ne sont comparées qu’entre elles.</translation>
    </message>
    <message>
        <source>Private networks, test sites, administration, hidden files and backups are seldom meant for all.</source>
        <translation>Réseaux privés, sites de test, administration, fichiers masqués et sauvegardes sont rarement destinés à tous.</translation>
    </message>
    <message>
        <source>Probably not public</source>
        <translation>Probablement non publique</translation>
    </message>
    <message>
        <source>Profile of new windows</source>
        <translation>Profil des nouvelles fenêtres</translation>
    </message>
    <message>
        <source>Publishing</source>
        <translation>Publication</translation>
    </message>
    <message>
        <source>Put its value in double quotes.</source>
        <translation>Mettez sa valeur entre guillemets droits.</translation>
    </message>
    <message>
        <source>Put the file beside the index to open it with the set; the index keeps its entry.</source>
        <translation>Placez le fichier à côté de l’index pour l’ouvrir avec l’ensemble ; l’index garde son entrée.</translation>
    </message>
    <message>
        <source>RSS 2.0 and 1.0, and Atom 1.0 and 0.3 can be read.</source>
        <translation>RSS 2.0 et 1.0, ainsi qu’Atom 1.0 et 0.3, peuvent être lus.</translation>
    </message>
    <message>
        <source>Raise the ceiling if you trust where it comes from.</source>
        <translation>Relevez le plafond si vous vous fiez à sa provenance.</translation>
    </message>
    <message>
        <source>Raise the ceiling to open it whole.</source>
        <translation>Relevez le plafond pour l’ouvrir en entier.</translation>
    </message>
    <message>
        <source>Raise the limit of URLs.</source>
        <translation>Relevez la limite d’URL.</translation>
    </message>
    <message>
        <source>Raise the limit of bytes, or shorten the entry.</source>
        <translation>Relevez la limite d’octets, ou raccourcissez l’entrée.</translation>
    </message>
    <message>
        <source>Raise the limits per sitemap, choose another profile, or export fewer entries.</source>
        <translation>Relevez les limites par sitemap, choisissez un autre profil, ou exportez moins d’entrées.</translation>
    </message>
    <message>
        <source>Rating from 0.0 to 5.0.</source>
        <translation>Note de 0.0 à 5.0.</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>système de fichiers en lecture seule</translation>
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
        <source>Record edits at once, so that they can be recovered if the program ends before they are saved.</source>
        <translation>Noter aussitôt les modifications, pour pouvoir les récupérer si le programme s’arrête avant l’enregistrement.</translation>
    </message>
    <message>
        <source>Recovery log</source>
        <translation>Journal de récupération</translation>
    </message>
    <message>
        <source>Refused by the schema alone</source>
        <translation>Refusé par le seul schéma</translation>
    </message>
    <message>
        <source>Reload the set to read it; its file stays as it is.</source>
        <translation>Rechargez l’ensemble pour le lire ; son fichier reste tel quel.</translation>
    </message>
    <message>
        <source>Remove all but the first.</source>
        <translation>Supprimez-les tous sauf le premier.</translation>
    </message>
    <message>
        <source>Remove it, or open it before.</source>
        <translation>Supprimez-le, ou ouvrez-le avant.</translation>
    </message>
    <message>
        <source>Remove it, or write its “&amp;” as “&amp;amp;”.</source>
        <translation>Supprimez-la, ou écrivez son « &amp; » en « &amp;amp; ».</translation>
    </message>
    <message>
        <source>Remove it.</source>
        <translation>Supprimez-le.</translation>
    </message>
    <message>
        <source>Remove it; XML allows none but tab and line ends.</source>
        <translation>Supprimez-le ; XML n’admet que la tabulation et les fins de ligne.</translation>
    </message>
    <message>
        <source>Remove it; a sitemap needs none.</source>
        <translation>Supprimez-le ; un sitemap n’en a pas besoin.</translation>
    </message>
    <message>
        <source>Remove one of them.</source>
        <translation>Supprimez l’un d’eux.</translation>
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
        <source>Remove the second hyphen.</source>
        <translation>Supprimez le second tiret.</translation>
    </message>
    <message>
        <source>Remove the sitemap instead.</source>
        <translation>Retirez plutôt le sitemap.</translation>
    </message>
    <message>
        <source>Remove the “&lt;!DOCTYPE …&gt;” from the file; a sitemap needs none.</source>
        <translation>Supprimez le « &lt;!DOCTYPE …&gt; » du fichier ; un sitemap n’en a pas besoin.</translation>
    </message>
    <message>
        <source>Remove what stands before it.</source>
        <translation>Supprimez ce qui le précède.</translation>
    </message>
    <message>
        <source>Repaired file</source>
        <translation>Fichier réparé</translation>
    </message>
    <message>
        <source>Resolution at this price.</source>
        <translation>Résolution à ce prix.</translation>
    </message>
    <message>
        <source>Results stay from 0.0 to 1.0; entries without a priority stay without.</source>
        <translation>Les résultats restent entre 0.0 et 1.0 ; les entrées sans priorité restent sans.</translation>
    </message>
    <message>
        <source>Room for large sets</source>
        <translation>Place pour les grands ensembles</translation>
    </message>
    <message>
        <source>Root and entries have the protocol's names.</source>
        <translation>La racine et les entrées ont les noms du protocole.</translation>
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
        <source>Same date everywhere</source>
        <translation>Même date partout</translation>
    </message>
    <message>
        <source>Same priority everywhere</source>
        <translation>Même priorité partout</translation>
    </message>
    <message>
        <source>Save as an .xml file to keep it.</source>
        <translation>Enregistrez en fichier .xml pour le garder.</translation>
    </message>
    <message>
        <source>Save it again as UTF-8, or declare the encoding that it really has.</source>
        <translation>Réenregistrez-le en UTF-8, ou déclarez l’encodage qu’il a vraiment.</translation>
    </message>
    <message>
        <source>Save it as an .xml file first.</source>
        <translation>Enregistrez-le d’abord en fichier .xml.</translation>
    </message>
    <message>
        <source>Save it in UTF-8.</source>
        <translation>Enregistrez-le en UTF-8.</translation>
    </message>
    <message>
        <source>Save it under a name.</source>
        <translation>Enregistrez-le sous un nom.</translation>
    </message>
    <message>
        <source>Save its content to a file first.</source>
        <translation>Enregistrez d’abord son contenu dans un fichier.</translation>
    </message>
    <message>
        <source>Save or export it as a sitemap under another name.</source>
        <translation>Enregistrez-le ou exportez-le comme sitemap sous un autre nom.</translation>
    </message>
    <message>
        <source>Save the table as CSV in UTF-8.</source>
        <translation>Enregistrez le tableau en CSV, en UTF-8.</translation>
    </message>
    <message>
        <source>Save to another place.</source>
        <translation>Enregistrez ailleurs.</translation>
    </message>
    <message>
        <source>Save under another name, or open it again.</source>
        <translation>Enregistrez sous un autre nom, ou ouvrez-le à nouveau.</translation>
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
        <source>Saving a change writes it in UTF-8.</source>
        <translation>Enregistrer une modification l’écrit en UTF-8.</translation>
    </message>
    <message>
        <source>Say so in the expression itself.</source>
        <translation>Dites-le dans l’expression elle-même.</translation>
    </message>
    <message>
        <source>Say “day” or “second”.</source>
        <translation>Dites « day » ou « second ».</translation>
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
        <source>Search engines don't fetch a URL that the robots.txt of its host disallows for their crawler. It is known where it was given (check --robots).</source>
        <translation>Les moteurs de recherche ne consultent pas une URL que le robots.txt de son hôte interdit à leur robot. Ce robots.txt n’est connu que s’il a été indiqué (check --robots).</translation>
    </message>
    <message>
        <source>Search engines find a sitemap, or its index, by a Sitemap line in the robots.txt of its host. It is known where it was given (check --robots).</source>
        <translation>Les moteurs de recherche trouvent un sitemap, ou son index, par une ligne Sitemap dans le robots.txt de son hôte. Ce robots.txt n’est connu que s’il a été indiqué (check --robots).</translation>
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
        <source>Set where empty</source>
        <translation>Définir si vide</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Ensembles</translation>
    </message>
    <message>
        <source>Several files are given as the robots.txt of one host.</source>
        <translation>Plusieurs fichiers sont indiqués comme robots.txt d’un même hôte.</translation>
    </message>
    <message>
        <source>Shift by days</source>
        <translation>Décaler d’un nombre de jours</translation>
    </message>
    <message>
        <source>Shorter numbers stay as written.</source>
        <translation>Les nombres plus courts restent tels quels.</translation>
    </message>
    <message>
        <source>Single bytes come from text that was pasted into a UTF-8 file; several together are not touched.</source>
        <translation>Les octets isolés viennent de texte collé dans un fichier UTF-8 ; s’il y en a plusieurs à la suite, ils ne sont pas touchés.</translation>
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
        <source>Sitemap: http://www.example.com/sitemap_index.xml in robots.txt</source>
        <translation>Sitemap: http://www.example.com/sitemap_index.xml dans robots.txt</translation>
    </message>
    <message>
        <source>Sitemaps are told by their content; their names end in .xml or .xml.gz.</source>
        <translation>Les sitemaps se reconnaissent à leur contenu ; leurs noms finissent par .xml ou .xml.gz.</translation>
    </message>
    <message>
        <source>Some files may be older than others.</source>
        <translation>Certains fichiers sont peut-être plus anciens que d’autres.</translation>
    </message>
    <message>
        <source>Something must come behind the backslash.</source>
        <translation>Quelque chose doit suivre la barre oblique inversée.</translation>
    </message>
    <message>
        <source>Something stood behind the end of the sitemap; it was removed.</source>
        <translation>Il y avait du contenu après la fin du sitemap ; il a été supprimé.</translation>
    </message>
    <message>
        <source>Sorting into folders</source>
        <translation>Répartition en dossiers</translation>
    </message>
    <message>
        <source>Split it first.</source>
        <translation>Scindez-le d’abord.</translation>
    </message>
    <message>
        <source>Split it first; no search engine takes a sitemap of that size.</source>
        <translation>Scindez-le d’abord ; aucun moteur de recherche n’accepte un sitemap de cette taille.</translation>
    </message>
    <message>
        <source>Split it otherwise.</source>
        <translation>Scindez-le autrement.</translation>
    </message>
    <message>
        <source>Steps such as /../ belong to relative addresses; consumers follow them and list a different address.</source>
        <translation>Des pas comme /../ relèvent des adresses relatives ; les lecteurs les suivent et listent une autre adresse que celle-ci.</translation>
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
        <source>System default</source>
        <translation>Selon le système</translation>
    </message>
    <message>
        <source>Tag no longer read</source>
        <translation>Balise qui n’est plus lue</translation>
    </message>
    <message>
        <source>Take the dates of the files instead.</source>
        <translation>Prenez plutôt les dates des fichiers.</translation>
    </message>
    <message>
        <source>Template of a sitemap</source>
        <translation>Modèle de sitemap</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Text between entries</source>
        <translation>Texte entre les entrées</translation>
    </message>
    <message>
        <source>Text stands between the elements of the entry.</source>
        <translation>Il y a du texte entre les éléments de l’entrée.</translation>
    </message>
    <message>
        <source>Text stands directly inside “{root}”; it is kept.</source>
        <translation>Du texte figure directement dans « {root} » ; il est gardé.</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>thaï</translation>
    </message>
    <message numerus="yes">
        <source>The %n patterns can't be looked for together.</source>
        <translation>
            <numerusform>Le %n motif ne peut pas être recherché.</numerusform>
            <numerusform>Les %n motifs ne peuvent pas être recherchés ensemble.</numerusform>
        </translation>
    </message>
    <message>
        <source>The URL of “{name}” is not known.</source>
        <translation>L’URL de « {name} » n’est pas connue.</translation>
    </message>
    <message>
        <source>The URLs do not belong to the host, or the key does not have the form that is asked for.</source>
        <translation>Les URL n’appartiennent pas à l’hôte, ou la clé n’a pas la forme demandée.</translation>
    </message>
    <message>
        <source>The URLs were received.</source>
        <translation>Les URL ont été reçues.</translation>
    </message>
    <message>
        <source>The URLs were received; the key is still to be checked.</source>
        <translation>Les URL ont été reçues ; la clé reste à vérifier.</translation>
    </message>
    <message>
        <source>The XML around an entry that was changed is not well-formed, so the change can't be put into it.</source>
        <translation>Le XML autour d’une entrée modifiée n’est pas bien formé : la modification ne peut pas y être insérée.</translation>
    </message>
    <message>
        <source>The XML can't be taken: in line {line}, column {column}, {cause}.</source>
        <translation>Le XML est refusé : ligne {line}, colonne {column}, {cause}.</translation>
    </message>
    <message>
        <source>The XML declaration was malformed; it was written anew.</source>
        <translation>La déclaration XML était mal formée ; elle a été réécrite.</translation>
    </message>
    <message>
        <source>The XML is not well-formed {place}.</source>
        <translation>Le XML n’est pas bien formé ({place}).</translation>
    </message>
    <message>
        <source>The XML is not well-formed: {place}, {cause}.</source>
        <translation>Le XML n’est pas bien formé : {place}, {cause}.</translation>
    </message>
    <message>
        <source>The address at which the sitemaps will lie is not known.</source>
        <translation>L’adresse où se trouveront les sitemaps n’est pas connue.</translation>
    </message>
    <message>
        <source>The address carries the id of a session, {what}: every visitor gets another address for one page.</source>
        <translation>L’adresse porte l’identifiant d’une session, {what} : chaque visiteur reçoit une autre adresse pour une même page.</translation>
    </message>
    <message numerus="yes">
        <source>The address has %n characters; it must have fewer than 2,048, though the published schema takes 2,048.</source>
        <translation>
            <numerusform>L’adresse a %n caractère ; elle doit en avoir moins de 2 048, bien que le schéma publié en accepte 2 048.</numerusform>
            <numerusform>L’adresse a %n caractères ; elle doit en avoir moins de 2 048, bien que le schéma publié en accepte 2 048.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The address has %n characters; it must have fewer than 2,048.</source>
        <translation>
            <numerusform>L’adresse a %n caractère ; elle doit en avoir moins de 2 048.</numerusform>
            <numerusform>L’adresse a %n caractères ; elle doit en avoir moins de 2 048.</numerusform>
        </translation>
    </message>
    <message>
        <source>The address has an @ without a user name before the host, which is needless.</source>
        <translation>L’adresse a un @ sans nom d’utilisateur devant l’hôte, ce qui est inutile.</translation>
    </message>
    <message>
        <source>The address has one character; it must have fewer than 2,048, though the published schema takes 2,048.</source>
        <translation>L’adresse a un caractère ; elle doit en avoir moins de 2 048, bien que le schéma publié en accepte 2 048.</translation>
    </message>
    <message>
        <source>The address has one character; it must have fewer than 2,048.</source>
        <translation>L’adresse a un caractère ; elle doit en avoir moins de 2 048.</translation>
    </message>
    <message>
        <source>The address holds a user name or a password, which would be published.</source>
        <translation>L’adresse contient un nom d’utilisateur ou un mot de passe, qui serait visible de tous.</translation>
    </message>
    <message>
        <source>The address is longer than {most:,} characters, the most that a sitemap may list.</source>
        <translation>L’adresse dépasse {most:,} caractères, le maximum dans un sitemap.</translation>
    </message>
    <message>
        <source>The address tells everybody {what} {name}, and consumers refuse it.</source>
        <translation>L’adresse révèle à tous {what} {name}, et les lecteurs la refusent.</translation>
    </message>
    <message>
        <source>The answer is incomplete.</source>
        <translation>La réponse est incomplète.</translation>
    </message>
    <message>
        <source>The base URL {base_url} is not complete.</source>
        <translation>L’URL de base {base_url} n’est pas complète.</translation>
    </message>
    <message>
        <source>The beginning of a recovery log can't be understood.</source>
        <translation>Le début d’un journal de récupération est incompréhensible.</translation>
    </message>
    <message>
        <source>The byte {named} is no UTF-8; it is read as “{characters}” (Windows-1252).</source>
        <translation>L’octet {named} n’est pas de l’UTF-8 ; il est lu comme « {characters} » (Windows-1252).</translation>
    </message>
    <message>
        <source>The certificate of the server is not trusted.</source>
        <translation>Le certificat du serveur n’est pas fiable.</translation>
    </message>
    <message>
        <source>The change frequency is empty; leave the element out if it is unknown.</source>
        <translation>La fréquence de changement est vide ; omettez l’élément si elle est inconnue.</translation>
    </message>
    <message>
        <source>The choice holds until the program ends.</source>
        <translation>Le choix vaut jusqu’à la fermeture du programme.</translation>
    </message>
    <message>
        <source>The colon after the host is needless without a port.</source>
        <translation>Les deux-points après l’hôte sont inutiles sans port.</translation>
    </message>
    <message>
        <source>The column “{name}” is not a field and was left out.</source>
        <translation>La colonne « {name} » n’est pas un champ et a été omise.</translation>
    </message>
    <message>
        <source>The date in {name} is “{date}”.</source>
        <translation>La date de {name} est « {date} ».</translation>
    </message>
    <message>
        <source>The date is empty; leave the element out if the date is unknown.</source>
        <translation>La date est vide ; omettez l’élément si la date est inconnue.</translation>
    </message>
    <message>
        <source>The date of a sitemap in its index can't be earlier than the newest date in that sitemap.</source>
        <translation>La date d’un sitemap dans son index ne peut pas être antérieure à la date la plus récente de ce sitemap.</translation>
    </message>
    <message>
        <source>The download may be incomplete; fetch it again.</source>
        <translation>Le téléchargement est peut-être incomplet ; recommencez-le.</translation>
    </message>
    <message>
        <source>The element goes; what the entry holds besides stays.</source>
        <translation>L’élément est supprimé ; ce que l’entrée contient d’autre reste.</translation>
    </message>
    <message>
        <source>The elements of {many} are not in the order {names}, extensions last; the schema demands it, the text of the protocol does not.</source>
        <translation>Les éléments de {many} ne suivent pas l’ordre {names}, les extensions en dernier ; le schéma l’exige, le texte du protocole non.</translation>
    </message>
    <message>
        <source>The encoding in which the web server expects characters beyond ASCII, when addresses are fixed.</source>
        <translation>L’encodage dans lequel le serveur web attend les caractères hors ASCII, quand les adresses sont corrigées.</translation>
    </message>
    <message>
        <source>The entries of “{sitemap}” can't be looked at in the cache: {strerror}.</source>
        <translation>Les entrées de « {sitemap} » ne peuvent pas être consultées dans le cache : {strerror}.</translation>
    </message>
    <message>
        <source>The entry has more than {most:,} &lt;{shown_name}&gt;.</source>
        <translation>L’entrée a plus de {most:,} &lt;{shown_name}&gt;.</translation>
    </message>
    <message>
        <source>The entry has no loc.</source>
        <translation>L’entrée n’a pas de loc.</translation>
    </message>
    <message numerus="yes">
        <source>The export would need %n sitemaps; an index may list {most:,} ({title}).</source>
        <translation>
            <numerusform>L’export demanderait %n sitemap ; un index peut en lister {most:,} ({title}).</numerusform>
            <numerusform>L’export demanderait %n sitemaps ; un index peut en lister {most:,} ({title}).</numerusform>
        </translation>
    </message>
    <message>
        <source>The export would need one sitemap; an index may list {most:,} ({title}).</source>
        <translation>L’export demanderait un sitemap ; un index peut en lister {most:,} ({title}).</translation>
    </message>
    <message>
        <source>The expression can't be looked for as a whole word, or in any case.</source>
        <translation>L’expression ne peut être recherchée en mot entier, ni sans égard à la casse.</translation>
    </message>
    <message>
        <source>The expression has no group “{name}”.</source>
        <translation>L’expression n’a pas de groupe « {name} ».</translation>
    </message>
    <message>
        <source>The expression has none; $0 is all that it found.</source>
        <translation>L’expression n’en a aucun ; $0 est tout ce qu’elle a trouvé.</translation>
    </message>
    <message>
        <source>The expression “{shown}” can't be read. At character {place}: {reason}.</source>
        <translation>L’expression « {shown} » est illisible. Au caractère {place} : {reason}.</translation>
    </message>
    <message>
        <source>The expression “{shown}” can't be read: {reason}.</source>
        <translation>L’expression « {shown} » est illisible : {reason}.</translation>
    </message>
    <message>
        <source>The extensions of the entries were not read, so that none can be looked for.</source>
        <translation>Les extensions des entrées n’ont pas été lues : aucune ne peut être recherchée.</translation>
    </message>
    <message>
        <source>The fields of a video stand in the order of its schema, which validators insist on.</source>
        <translation>Les champs d’une vidéo suivent l’ordre de son schéma, sur lequel les validateurs insistent.</translation>
    </message>
    <message>
        <source>The file can't be opened.</source>
        <translation>Le fichier ne peut pas être ouvert.</translation>
    </message>
    <message>
        <source>The file does not begin with an XML declaration; it is read as UTF-8.</source>
        <translation>Le fichier ne commence pas par une déclaration XML ; il est lu comme UTF-8.</translation>
    </message>
    <message>
        <source>The file does not follow what it declares.</source>
        <translation>Le fichier ne suit pas ce qu’il déclare.</translation>
    </message>
    <message>
        <source>The file has no root element to add entries to.</source>
        <translation>Le fichier n’a pas d’élément racine auquel ajouter des entrées.</translation>
    </message>
    <message>
        <source>The file is cut off here in the middle of a character; what is left of it was removed.</source>
        <translation>Le fichier est coupé ici au milieu d’un caractère ; ce qu’il en reste a été supprimé.</translation>
    </message>
    <message>
        <source>The file is cut off here; the torn entry is left out, and what was open is closed.</source>
        <translation>Le fichier est coupé ici ; l’entrée tronquée est omise, et ce qui était ouvert est fermé.</translation>
    </message>
    <message>
        <source>The file is cut off here; what is torn is left out, and what was open is closed.</source>
        <translation>Le fichier est coupé ici ; ce qui est tronqué est omis, et ce qui était ouvert est fermé.</translation>
    </message>
    <message>
        <source>The file is encoded in UTF-16, which it does not say; it was read so.</source>
        <translation>Le fichier est encodé en UTF-16 sans le dire ; il a été lu ainsi.</translation>
    </message>
    <message>
        <source>The file is read as {encoding} and saved in UTF-8.</source>
        <translation>Le fichier est lu comme {encoding} et enregistré en UTF-8.</translation>
    </message>
    <message>
        <source>The file of a sitemap should have the path of its URL in the folder of the index. Where none has it, the one file of that name is opened that no other sitemap of the index may claim: check that it is the right one.</source>
        <translation>Dans le dossier de l’index, le fichier d’un sitemap devrait avoir le chemin de son URL. Si aucun ne l’a, le seul fichier de ce nom qu’aucun autre sitemap de l’index ne peut revendiquer est ouvert : vérifiez que c’est le bon.</translation>
    </message>
    <message>
        <source>The file, fetched or exported again</source>
        <translation>Le fichier, téléchargé ou exporté à nouveau</translation>
    </message>
    <message>
        <source>The files lie in several folders, so they can't be one set.</source>
        <translation>Les fichiers se trouvent dans plusieurs dossiers : ils ne peuvent pas former un ensemble.</translation>
    </message>
    <message>
        <source>The filter can't be understood {where}: {expected}.</source>
        <translation>Le filtre est incompréhensible {where} : {expected}.</translation>
    </message>
    <message>
        <source>The folder “{folder}” can't be made: {strerror}.</source>
        <translation>Le dossier « {folder} » ne peut pas être créé : {strerror}.</translation>
    </message>
    <message>
        <source>The gzip data ends in the middle; everything that could be unpacked was kept.</source>
        <translation>Les données gzip s’arrêtent au milieu ; tout ce qui a pu être décompressé a été gardé.</translation>
    </message>
    <message>
        <source>The gzip data itself is complete.</source>
        <translation>Les données gzip elles-mêmes sont complètes.</translation>
    </message>
    <message>
        <source>The host was not found.</source>
        <translation>L’hôte est introuvable.</translation>
    </message>
    <message>
        <source>The host {host_of} holds a space, which no host has.</source>
        <translation>L’hôte {host_of} contient un espace, ce qu’aucun hôte n’a.</translation>
    </message>
    <message>
        <source>The host {host} must be written {how}{form}.</source>
        <translation>L’hôte {host} doit s’écrire {how}{form}.</translation>
    </message>
    <message>
        <source>The host's {label} mixes letters of {scripts}; it may be taken for another name.</source>
        <translation>La partie {label} de l’hôte mêle plusieurs écritures ({scripts}) ; on peut la prendre pour un autre nom.</translation>
    </message>
    <message>
        <source>The id of a session makes a new address of the same page for every visitor. Parameters such as sid and session, which may mean something else, count only with a value that looks like such an id.</source>
        <translation>Un identifiant de session crée pour chaque visiteur une nouvelle adresse de la même page. Des paramètres comme sid et session, qui peuvent vouloir dire autre chose, ne comptent qu’avec une valeur qui ressemble à un tel identifiant.</translation>
    </message>
    <message>
        <source>The index needs the address of the new sitemap, and no other tells where the set lies.</source>
        <translation>L’index a besoin de l’adresse du nouveau sitemap, et aucune autre ne dit où se trouve l’ensemble.</translation>
    </message>
    <message>
        <source>The key is not valid: its file was not found on the site, or holds another key.</source>
        <translation>La clé n’est pas valide : son fichier manque sur le site ou contient une autre clé.</translation>
    </message>
    <message>
        <source>The kind of screen it is made for.</source>
        <translation>Le genre d’écran pour lequel elle est faite.</translation>
    </message>
    <message>
        <source>The language of a publication is a code of ISO 639 in small letters, or zh-cn or zh-tw.</source>
        <translation>La langue d’une publication est un code ISO 639 en minuscules, ou zh-cn ou zh-tw.</translation>
    </message>
    <message>
        <source>The language of the window, from the next start on.</source>
        <translation>La langue de la fenêtre ; elle est employée dès le prochain démarrage.</translation>
    </message>
    <message>
        <source>The last line is torn, so that nobody knows how it goes on; it was left out.</source>
        <translation>La dernière ligne est tronquée : on ne sait pas comment elle continue ; elle a été omise.</translation>
    </message>
    <message>
        <source>The last one chosen</source>
        <translation>Le dernier choisi</translation>
    </message>
    <message>
        <source>The limit of files was reached.</source>
        <translation>Le nombre maximal de fichiers est atteint.</translation>
    </message>
    <message>
        <source>The limit of {limit:,} bytes was reached.</source>
        <translation>La limite de {limit:,} octets est atteinte.</translation>
    </message>
    <message>
        <source>The loc is empty.</source>
        <translation>Le loc est vide.</translation>
    </message>
    <message numerus="yes">
        <source>The lowest of %n priorities in {name} is {lowest}.</source>
        <translation>
            <numerusform>La plus basse de %n priorité de {name} est {lowest}.</numerusform>
            <numerusform>La plus basse des %n priorités de {name} est {lowest}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The mark of pages for feature phones is no longer read by anybody; it does no harm. Reported once per sitemap.</source>
        <translation>La marque des pages pour téléphones classiques n’est plus lue par personne ; elle ne nuit pas. Signalé une fois par sitemap.</translation>
    </message>
    <message>
        <source>The name “{name}” does not say in which form to write.</source>
        <translation>Le nom « {name} » ne dit pas sous quelle forme écrire.</translation>
    </message>
    <message>
        <source>The namespace is “{namespace}”, not “{sitemap}”.</source>
        <translation>L’espace de noms est « {namespace} », non « {sitemap} ».</translation>
    </message>
    <message>
        <source>The namespace of a sitemap is {sitemap}.</source>
        <translation>L’espace de noms d’un sitemap est {sitemap}.</translation>
    </message>
    <message>
        <source>The namespace {sitemap} is missing.</source>
        <translation>L’espace de noms {sitemap} manque.</translation>
    </message>
    <message>
        <source>The namespace {written} is none of a sitemap's; it was replaced by the protocol's.</source>
        <translation>L’espace de noms {written} n’est pas de ceux d’un sitemap ; celui du protocole l’a remplacé.</translation>
    </message>
    <message>
        <source>The next tag begins before it ends.</source>
        <translation>La balise suivante commence avant qu’elle ne finisse.</translation>
    </message>
    <message>
        <source>The page names alternates, but not itself among them.</source>
        <translation>La page cite des variantes, mais ne s’y cite pas elle-même.</translation>
    </message>
    <message>
        <source>The page names alternates, but not itself: {twin} differs from its own URL by a slash at the end.</source>
        <translation>La page cite des variantes, mais pas elle-même : {twin} diffère de sa propre URL par une barre oblique finale.</translation>
    </message>
    <message>
        <source>The pages can't be made: {reason}.</source>
        <translation>Les pages ne peuvent pas être faites : {reason}.</translation>
    </message>
    <message>
        <source>The parts of a path are divided by slashes; a backslash may not stand in an address.</source>
        <translation>Les parties d’un chemin sont séparées par des barres obliques ; une adresse ne peut pas contenir de barre oblique inversée.</translation>
    </message>
    <message>
        <source>The pattern can't be looked for.</source>
        <translation>Le motif ne peut pas être recherché.</translation>
    </message>
    <message>
        <source>The prefix {named} was used but not declared; its namespace was added.</source>
        <translation>Le préfixe {named} était employé sans être déclaré ; son espace de noms a été ajouté.</translation>
    </message>
    <message>
        <source>The priority in {name} is {lowest}.</source>
        <translation>La priorité de {name} est {lowest}.</translation>
    </message>
    <message>
        <source>The priority in {name} is {priority}.</source>
        <translation>La priorité de {name} est {priority}.</translation>
    </message>
    <message>
        <source>The priority is empty; leave the element out for the default of 0.5.</source>
        <translation>La priorité est vide ; omettez l’élément pour la valeur par défaut 0.5.</translation>
    </message>
    <message>
        <source>The profile's limit holds where it is lower.</source>
        <translation>La limite du profil s’applique si elle est plus basse.</translation>
    </message>
    <message>
        <source>The program itself</source>
        <translation>Le programme lui-même</translation>
    </message>
    <message>
        <source>The programme on television that it belongs to.</source>
        <translation>L’émission de télévision dont elle fait partie.</translation>
    </message>
    <message>
        <source>The protocol defines no attributes; only namespaces and xsi:schemaLocation may stand in the root element.</source>
        <translation>Le protocole ne définit aucun attribut ; seuls des espaces de noms et xsi:schemaLocation peuvent figurer dans l’élément racine.</translation>
    </message>
    <message>
        <source>The protocol is {scheme}; it must be http or https.</source>
        <translation>Le protocole est {scheme} ; ce doit être http ou https.</translation>
    </message>
    <message>
        <source>The protocol of an address must be http or https.</source>
        <translation>Le protocole d’une adresse doit être http ou https.</translation>
    </message>
    <message>
        <source>The publication in which the article appears.</source>
        <translation>La publication dans laquelle paraît l’article.</translation>
    </message>
    <message>
        <source>The published schema refuses some W3C dates, a year or a month alone and times without seconds, and takes some that are none. What the protocol says, W3C, counts.</source>
        <translation>Le schéma publié refuse certaines dates W3C (une année ou un mois seuls, des heures sans secondes) et en accepte qui n’en sont pas. C’est ce que dit le protocole, W3C, qui compte.</translation>
    </message>
    <message>
        <source>The published schema refuses some of what the prose of the protocol allows, such as dates without a day, fields in another order and addresses of fewer than 12 characters; a strict consumer may go by it.</source>
        <translation>Le schéma publié refuse une partie de ce que permet le texte du protocole, comme des dates sans jour, des champs dans un autre ordre et des adresses de moins de 12 caractères ; un lecteur strict peut s’y tenir.</translation>
    </message>
    <message>
        <source>The published schema wants 12 characters at least; the protocol itself sets no least length.</source>
        <translation>Le schéma publié veut au moins 12 caractères ; le protocole lui-même ne fixe pas de longueur minimale.</translation>
    </message>
    <message>
        <source>The recovery log can't be written: {reason}.</source>
        <translation>Impossible d’écrire le journal de récupération : {reason}.</translation>
    </message>
    <message>
        <source>The recovery log knows no edit of the kind {name}.</source>
        <translation>Le journal de récupération ne connaît pas de modification du genre {name}.</translation>
    </message>
    <message>
        <source>The request failed: {reason}.</source>
        <translation>La requête a échoué : {reason}.</translation>
    </message>
    <message>
        <source>The request was not understood.</source>
        <translation>La requête n’a pas été comprise.</translation>
    </message>
    <message>
        <source>The robots.txt of its host disallows {value}.</source>
        <translation>Le robots.txt de son hôte interdit {value}.</translation>
    </message>
    <message>
        <source>The robots.txt of {host} does not name {url}.</source>
        <translation>Le robots.txt de {host} ne cite pas {url}.</translation>
    </message>
    <message>
        <source>The root element before the first entry can't be found.</source>
        <translation>L’élément racine avant la première entrée est introuvable.</translation>
    </message>
    <message>
        <source>The root element must name the namespace of the protocol, http://www.sitemaps.org/schemas/sitemap/0.9.</source>
        <translation>L’élément racine doit citer l’espace de noms du protocole, http://www.sitemaps.org/schemas/sitemap/0.9.</translation>
    </message>
    <message>
        <source>The root of a sitemap is “urlset”, that of an index “sitemapindex”.</source>
        <translation>La racine d’un sitemap est « urlset », celle d’un index « sitemapindex ».</translation>
    </message>
    <message>
        <source>The root of this entry bound {named} otherwise than the first one; it is declared here now.</source>
        <translation>La racine de cette entrée liait {named} autrement que la première ; c’est déclaré ici désormais.</translation>
    </message>
    <message>
        <source>The rule “{title}” ({part}) failed. {no_fault}</source>
        <translation>La règle « {title} » ({part}) a échoué. {no_fault}</translation>
    </message>
    <message>
        <source>The rules about {part} failed. {no_fault}</source>
        <translation>Les règles sur {part} ont échoué. {no_fault}</translation>
    </message>
    <message>
        <source>The same window</source>
        <translation>La même fenêtre</translation>
    </message>
    <message>
        <source>The schema alone, not the prose of the protocol, refuses “{element}”: {reason}.</source>
        <translation>Seul le schéma, et non le texte du protocole, refuse « {element} » : {reason}.</translation>
    </message>
    <message>
        <source>The schema refuses “{element}”: {reason}.</source>
        <translation>Le schéma refuse « {element} » : {reason}.</translation>
    </message>
    <message>
        <source>The schema wants loc, lastmod, changefreq and priority in this order and extensions behind them; the text of the protocol asks for no order, and search engines read any.</source>
        <translation>Le schéma veut loc, lastmod, changefreq et priority dans cet ordre, puis les extensions ; le texte du protocole ne demande aucun ordre, et les moteurs de recherche lisent tous les ordres.</translation>
    </message>
    <message>
        <source>The schemas, on request</source>
        <translation>Les schémas, sur demande</translation>
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
        <source>The server may have answered with an error page; look at it in a browser.</source>
        <translation>Le serveur a peut-être répondu par une page d’erreur ; regardez-la dans un navigateur.</translation>
    </message>
    <message>
        <source>The set has not been checked, so that no problems can be looked for.</source>
        <translation>L’ensemble n’a pas été vérifié : aucun problème ne peut être recherché.</translation>
    </message>
    <message>
        <source>The set is not checked yet.</source>
        <translation>L’ensemble n’est pas encore vérifié.</translation>
    </message>
    <message numerus="yes">
        <source>The set of “{name}” holds more than %n entries.</source>
        <translation>
            <numerusform>L’ensemble de « {name} » contient plus de %n entrée.</numerusform>
            <numerusform>L’ensemble de « {name} » contient plus de %n entrées.</numerusform>
        </translation>
    </message>
    <message>
        <source>The set of “{name}” holds more than one entry.</source>
        <translation>L’ensemble de « {name} » contient plus d’une entrée.</translation>
    </message>
    <message>
        <source>The sitemap has no file yet: save it first.</source>
        <translation>Le sitemap n’a pas encore de fichier : enregistrez-le d’abord.</translation>
    </message>
    <message>
        <source>The sitemap has no name yet.</source>
        <translation>Le sitemap n’a pas encore de nom.</translation>
    </message>
    <message>
        <source>The sitemap names 1,000 articles before this one.</source>
        <translation>Le sitemap cite 1 000 articles avant celui-ci.</translation>
    </message>
    <message>
        <source>The sitemaps in “{document}” have no index.</source>
        <translation>Les sitemaps de « {document} » n’ont pas d’index.</translation>
    </message>
    <message>
        <source>The sitemaps of an index should lie in its folder or below it.</source>
        <translation>Les sitemaps d’un index devraient se trouver dans son dossier ou en dessous.</translation>
    </message>
    <message>
        <source>The start page, and addresses with a query, stay.</source>
        <translation>La page d’accueil, et les adresses avec une requête, restent inchangées.</translation>
    </message>
    <message>
        <source>The tag of “{name}” was never closed; its “&gt;” was added.</source>
        <translation>La balise de « {name} » n’était jamais fermée ; son « &gt; » a été ajouté.</translation>
    </message>
    <message>
        <source>The tag that closes it, or its namespace, says what it is.</source>
        <translation>La balise qui la ferme, ou son espace de noms, dit ce qu’elle est.</translation>
    </message>
    <message>
        <source>The tag that closes “{name}” lacked its “/”; it was added.</source>
        <translation>À la balise qui ferme « {name} » manquait son « / » ; il a été ajouté.</translation>
    </message>
    <message>
        <source>The tag that closes “{top}” lacked its “&lt;”; it was added.</source>
        <translation>À la balise qui ferme « {top} » manquait son « &lt; » ; il a été ajouté.</translation>
    </message>
    <message>
        <source>The tag that opens “{name}” lacked its “&lt;”; it was added.</source>
        <translation>À la balise qui ouvre « {name} » manquait son « &lt; » ; il a été ajouté.</translation>
    </message>
    <message>
        <source>The text has been decoded by then.</source>
        <translation>Le texte est alors déjà décodé.</translation>
    </message>
    <message>
        <source>The text is UTF-8, not “{found}” as it declares.</source>
        <translation>Le texte est en UTF-8, non en « {found} » comme il le déclare.</translation>
    </message>
    <message>
        <source>The texts hold every character by which places in them could be marked.</source>
        <translation>Les textes contiennent tous les caractères avec lesquels on pourrait y marquer des endroits.</translation>
    </message>
    <message>
        <source>The time of the day and its zone stay as written.</source>
        <translation>L’heure du jour et son fuseau restent tels quels.</translation>
    </message>
    <message>
        <source>The unsaved changes of “{base}” are being recovered elsewhere.</source>
        <translation>Les modifications non enregistrées de « {base} » sont en cours de récupération ailleurs.</translation>
    </message>
    <message>
        <source>The user's folder of caches</source>
        <translation>Le dossier de caches de l’utilisateur</translation>
    </message>
    <message>
        <source>The value of “{path}” holds the character {character}, which XML can't hold.</source>
        <translation>La valeur de « {path} » contient le caractère {character}, que XML n’admet pas.</translation>
    </message>
    <message>
        <source>The version that wrote it can recover from it.</source>
        <translation>La version qui l’a écrit peut récupérer à partir de lui.</translation>
    </message>
    <message>
        <source>The zone that times without one get when dates are fixed, until another is chosen for a set.</source>
        <translation>Le fuseau que reçoivent les heures qui n’en ont pas quand les dates sont corrigées, tant qu’aucun autre n’est choisi pour un ensemble.</translation>
    </message>
    <message numerus="yes">
        <source>The {what} has %n characters; it must have fewer than 2,048.</source>
        <translation>
            <numerusform>Le {what} a %n caractère ; il doit en avoir moins de 2 048.</numerusform>
            <numerusform>Le {what} a %n caractères ; il doit en avoir moins de 2 048.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The {what} has %n characters; {limit:,} are allowed.</source>
        <translation>
            <numerusform>Le {what} a %n caractère ; {limit:,} sont permis.</numerusform>
            <numerusform>Le {what} a %n caractères ; {limit:,} sont permis.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {what} has a comma with nothing before or behind it.</source>
        <translation>Le {what} a une virgule sans rien avant ou après.</translation>
    </message>
    <message>
        <source>The {what} has one character; it must have fewer than 2,048.</source>
        <translation>Le {what} a un caractère ; il doit en avoir moins de 2 048.</translation>
    </message>
    <message>
        <source>The {what} has one character; {limit:,} are allowed.</source>
        <translation>Le {what} a un caractère ; {limit:,} sont permis.</translation>
    </message>
    <message>
        <source>The {what} holds {character}, which must be percent-encoded.</source>
        <translation>Le {what} contient {character}, à encoder en pourcentage.</translation>
    </message>
    <message>
        <source>The {what} is empty.</source>
        <translation>Le {what} est vide.</translation>
    </message>
    <message>
        <source>The {what} is empty; leave the element out if the date is unknown.</source>
        <translation>Le {what} est vide ; omettez l’élément si la date est inconnue.</translation>
    </message>
    <message>
        <source>The {what} is no longer read by Google.</source>
        <translation>Le {what} n’est plus lu par Google.</translation>
    </message>
    <message>
        <source>The {what} is {value}, which does not exist: there is no {fault}.</source>
        <translation>Le {what} est {value}, ce qui est impossible : {fault} n’existe pas.</translation>
    </message>
    <message>
        <source>The {what} is {value}, which is not a W3C date such as 2026-11-02 or 2026-11-02T17:33Z.</source>
        <translation>Le {what} est {value}, qui n’est pas une date W3C comme 2026-11-02 ou 2026-11-02T17:33Z.</translation>
    </message>
    <message>
        <source>The {what} is {value}, which is not a legal address.</source>
        <translation>Le {what} est {value}, qui n’est pas une adresse permise.</translation>
    </message>
    <message>
        <source>The {what} is {value}, which is not a number.</source>
        <translation>Le {what} est {value}, qui n’est pas un nombre.</translation>
    </message>
    <message>
        <source>The {what} is {value}, which is not a whole number.</source>
        <translation>Le {what} est {value}, qui n’est pas un nombre entier.</translation>
    </message>
    <message>
        <source>The {what} is {value}, which is not an address of http or https with a host.</source>
        <translation>Le {what} est {value}, qui n’est pas une adresse http ou https avec un hôte.</translation>
    </message>
    <message>
        <source>The {what} is {value}, which is not complete: it must begin with http:// or https://.</source>
        <translation>Le {what} est {value}, qui n’est pas complet : il doit commencer par http:// ou https://.</translation>
    </message>
    <message>
        <source>The {what} is {value}; it must be {bounds}{unit}.</source>
        <translation>Le {what} est {value} ; il doit valoir {bounds}{unit}.</translation>
    </message>
    <message>
        <source>The {what} names {count:,}; {most} are allowed.</source>
        <translation>Le {what} en cite {count:,} ; {most} sont permis.</translation>
    </message>
    <message>
        <source>The {what} stands behind a field that it should precede.</source>
        <translation>Le {what} se trouve après un champ qu’il devrait précéder.</translation>
    </message>
    <message>
        <source>The {what},{code}, {reason}.{hint}</source>
        <translation>Le {what},{code}, {reason}.{hint}</translation>
    </message>
    <message>
        <source>The “sitemapindex” around its entries is missing.</source>
        <translation>Le « sitemapindex » autour de ses entrées manque.</translation>
    </message>
    <message>
        <source>The “urlset” around its entries is missing.</source>
        <translation>Le « urlset » autour de ses entrées manque.</translation>
    </message>
    <message>
        <source>The “{entry}” around a “loc” was missing; it was added.</source>
        <translation>Le « {entry} » autour d’un « loc » manquait ; il a été ajouté.</translation>
    </message>
    <message>
        <source>The “{name}” around the entries was missing; it was added.</source>
        <translation>Le « {name} » autour des entrées manquait ; il a été ajouté.</translation>
    </message>
    <message>
        <source>Their values end with the next space.</source>
        <translation>Leurs valeurs finissent à l’espace suivant.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>There are $0 and {known}.</source>
        <translation>Il y a $0 et {known}.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n more of these in the entry.</source>
        <translation>
            <numerusform>Il y a %n autre de ce genre dans l’entrée.</numerusform>
            <numerusform>Il y a %n autres de ce genre dans l’entrée.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are entries, and nothing around them.</source>
        <translation>Il y a des entrées, et rien autour d’elles.</translation>
    </message>
    <message>
        <source>There are no extensions of the kind “{kind}”.</source>
        <translation>Il n’y a pas d’extensions du genre « {kind} ».</translation>
    </message>
    <message>
        <source>There are {operations}.</source>
        <translation>Il existe {operations}.</translation>
    </message>
    <message>
        <source>There is no bulk edit “{operation}”.</source>
        <translation>Il n’y a pas de modification groupée « {operation} ».</translation>
    </message>
    <message>
        <source>There is no display to show a window on. “sitemap-studio help” lists what needs none.</source>
        <translation>Il n’y a pas d’écran où afficher une fenêtre. « sitemap-studio help » liste ce qui n’en demande pas.</translation>
    </message>
    <message>
        <source>There is no sitemap that an index could list.</source>
        <translation>Il n’y a aucun sitemap qu’un index pourrait lister.</translation>
    </message>
    <message>
        <source>There is no “{field}” that could have a “{attribute}”.</source>
        <translation>Il n’y a pas de « {field} » qui puisse avoir un « {attribute} ».</translation>
    </message>
    <message>
        <source>There is nothing in it.</source>
        <translation>Il est vide.</translation>
    </message>
    <message>
        <source>There is one more of these in the entry.</source>
        <translation>Il y en a un autre de ce genre dans l’entrée.</translation>
    </message>
    <message>
        <source>There may be too little memory; close other programs, and open the set again.</source>
        <translation>La mémoire manque peut-être ; fermez d’autres programmes, et rouvrez l’ensemble.</translation>
    </message>
    <message>
        <source>There was no page before 1990; such a date is usually that of an unset clock.</source>
        <translation>Il n’y avait pas de page avant 1990 ; une telle date est en général celle d’une horloge non réglée.</translation>
    </message>
    <message>
        <source>There would be more sitemaps than an index may list ({limit:,}, {title}).</source>
        <translation>Il y aurait plus de sitemaps qu’un index ne peut en lister ({limit:,}, {title}).</translation>
    </message>
    <message>
        <source>They are not text.</source>
        <translation>Ce n’est pas du texte.</translation>
    </message>
    <message>
        <source>This XML has no values.</source>
        <translation>Ce XML n’a pas de valeurs.</translation>
    </message>
    <message>
        <source>This is a fault of Sitemap Studio; all other rules were judged. Please report it: {url}</source>
        <translation>C’est une anomalie de Sitemap Studio ; toutes les autres règles ont été jugées. Merci de la signaler : {url}</translation>
    </message>
    <message>
        <source>This search engine does not read change frequencies.</source>
        <translation>Ce moteur de recherche ne lit pas les fréquences de changement.</translation>
    </message>
    <message>
        <source>This search engine does not read priorities.</source>
        <translation>Ce moteur de recherche ne lit pas les priorités.</translation>
    </message>
    <message>
        <source>Times that have a zone, and dates without a time, stay.</source>
        <translation>Les heures avec un fuseau, et les dates sans heure, restent inchangées.</translation>
    </message>
    <message>
        <source>Title of the article.</source>
        <translation>Titre de l’article.</translation>
    </message>
    <message>
        <source>Title of the collection.</source>
        <translation>Titre de la collection.</translation>
    </message>
    <message>
        <source>Title of the episode.</source>
        <translation>Titre de l’épisode.</translation>
    </message>
    <message>
        <source>Title of the picture.</source>
        <translation>Titre de l’image.</translation>
    </message>
    <message>
        <source>Title of the programme.</source>
        <translation>Titre de l’émission.</translation>
    </message>
    <message>
        <source>Title of the video.</source>
        <translation>Titre de la vidéo.</translation>
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
        <source>Too many levels of symbolic links</source>
        <translation>trop de liens symboliques imbriqués</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>trop de fichiers ouverts</translation>
    </message>
    <message>
        <source>Too many requests: try again later.</source>
        <translation>Trop de requêtes : réessayez plus tard.</translation>
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
        <source>Try again when it is done.</source>
        <translation>Réessayez quand ce sera fait.</translation>
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
        <source>URLs and sitemaps stand beside each other in one file.</source>
        <translation>URL et sitemaps se côtoient dans un même fichier.</translation>
    </message>
    <message>
        <source>URLs that a filter drops</source>
        <translation>URL écartées par un filtre</translation>
    </message>
    <message>
        <source>URLs that do not begin with base_url</source>
        <translation>URL qui ne commencent pas par base_url</translation>
    </message>
    <message>
        <source>UTF-8</source>
        <translation>UTF-8</translation>
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
        <source>Unpack it and open what is inside.</source>
        <translation>Décompressez-le et ouvrez ce qu’il contient.</translation>
    </message>
    <message>
        <source>Unpack it first; a sitemap is gzipped once.</source>
        <translation>Décompressez-le d’abord ; un sitemap n’est compressé qu’une fois.</translation>
    </message>
    <message>
        <source>Unpacked, as the protocol counts them; the profile's limit holds where it is lower.</source>
        <translation>Décompressés, comme le protocole les compte ; la limite du profil s’applique si elle est plus basse.</translation>
    </message>
    <message>
        <source>Until when it can be seen.</source>
        <translation>Jusqu’à quand elle est visible.</translation>
    </message>
    <message>
        <source>Up to five shares that it is about, each as EXCHANGE:SHARE.</source>
        <translation>Jusqu’à cinq actions dont il traite, chacune sous la forme BOURSE:ACTION.</translation>
    </message>
    <message>
        <source>Up to its end the data is as it was packed.</source>
        <translation>Jusqu’à leur fin, les données sont telles que compressées.</translation>
    </message>
    <message>
        <source>Use = or != with it.</source>
        <translation>Employez = ou != avec ce mot.</translation>
    </message>
    <message>
        <source>Use letters, digits and hyphens, as in “sitemap-2.xml”.</source>
        <translation>Employez lettres, chiffres et tirets, comme dans « sitemap-2.xml ».</translation>
    </message>
    <message>
        <source>Use letters, digits, hyphens and {n}.</source>
        <translation>Employez lettres, chiffres, tirets et {n}.</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Video {number:,}</source>
        <translation>Vidéo {number:,}</translation>
    </message>
    <message>
        <source>Wait until the whole set is there, or stop reading it.</source>
        <translation>Attendez que tout l’ensemble soit là, ou arrêtez sa lecture.</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>What a reader needs; left out for an open article.</source>
        <translation>Ce qu’il faut au lecteur ; omis pour un article en accès libre.</translation>
    </message>
    <message>
        <source>What an entry holds beside its fields must be well-formed XML with prefixes that are declared.</source>
        <translation>Ce qu’une entrée contient en plus de ses champs doit être du XML bien formé, aux préfixes déclarés.</translation>
    </message>
    <message>
        <source>What an export proposes; each export may be done another way.</source>
        <translation>Ce que propose un export ; chaque export peut se faire autrement.</translation>
    </message>
    <message>
        <source>What an export proposes; {n} stands for the number of the file.</source>
        <translation>Ce que propose un export ; {n} tient lieu du numéro du fichier.</translation>
    </message>
    <message>
        <source>What follows # names a place within a page and is never sent to the server; the page is listed without it.</source>
        <translation>Ce qui suit # désigne un endroit dans une page et n’est jamais envoyé au serveur ; la page est listée sans cela.</translation>
    </message>
    <message>
        <source>What follows may not stand in the element that is open.</source>
        <translation>Ce qui suit ne peut pas se trouver dans l’élément ouvert.</translation>
    </message>
    <message>
        <source>What is broken so that nobody can tell what was meant is shown as far as it is whole, and not changed.</source>
        <translation>Ce qui est abîmé au point qu’on ne sait plus ce qui était voulu est montré dans la mesure où il est intact, et n’est pas modifié.</translation>
    </message>
    <message>
        <source>What is escaped already must not be escaped again: %2520 stands for %20, not for a space.</source>
        <translation>Ce qui est déjà encodé ne doit pas l’être à nouveau : %2520 représente %20, non un espace.</translation>
    </message>
    <message>
        <source>What is escaped already, and hosts, stay.</source>
        <translation>Ce qui est déjà encodé, et les hôtes, restent inchangés.</translation>
    </message>
    <message>
        <source>What is looked for is longer than {max_characters:,} characters.</source>
        <translation>Ce qui est recherché dépasse {max_characters:,} caractères.</translation>
    </message>
    <message>
        <source>What it shows.</source>
        <translation>Ce qu’elle montre.</translation>
    </message>
    <message>
        <source>What makes the player start.</source>
        <translation>Ce qui fait démarrer le lecteur vidéo.</translation>
    </message>
    <message>
        <source>What only a later root declared, {named}, was added to the first.</source>
        <translation>Ce que seule une racine ultérieure déclarait, {named}, a été ajouté à la première.</translation>
    </message>
    <message>
        <source>What the article is.</source>
        <translation>Ce qu’est l’article.</translation>
    </message>
    <message>
        <source>What the files were, and were to be, lies in hidden files “{names}”.</source>
        <translation>Ce qu’étaient les fichiers, et ce qu’ils devaient être, se trouve dans les fichiers masqués « {names} ».</translation>
    </message>
    <message>
        <source>What the object describes, such as document or thumbnail.</source>
        <translation>Ce que décrit l’objet, comme document ou thumbnail.</translation>
    </message>
    <message>
        <source>What the picture shows.</source>
        <translation>Ce que montre l’image.</translation>
    </message>
    <message>
        <source>What the video is of the programme.</source>
        <translation>Ce que la vidéo est par rapport à l’émission.</translation>
    </message>
    <message>
        <source>When it was first broadcast.</source>
        <translation>Date de sa première diffusion.</translation>
    </message>
    <message>
        <source>When it was first published.</source>
        <translation>Date de sa première publication.</translation>
    </message>
    <message>
        <source>When nothing has a low priority nothing has a high one.</source>
        <translation>Quand rien n’a de priorité basse, rien n’en a de haute.</translation>
    </message>
    <message>
        <source>When the page last changed, as a W3C date or time.</source>
        <translation>Quand la page a changé pour la dernière fois, en date ou heure W3C.</translation>
    </message>
    <message>
        <source>Where a set opens when the window shows another already.</source>
        <translation>Où s’affiche un ensemble ouvert alors qu’une fenêtre en montre un autre.</translation>
    </message>
    <message>
        <source>Where changed URLs are submitted; the default one informs all search engines that take part.</source>
        <translation>Où sont soumises les URL modifiées ; celui par défaut informe tous les moteurs de recherche participants.</translation>
    </message>
    <message>
        <source>Where it was taken.</source>
        <translation>Où elle a été prise.</translation>
    </message>
    <message>
        <source>Where the entries of very large sets are kept while they are open.</source>
        <translation>Où les ensembles de plusieurs millions d’entrées les gardent tant qu’ils sont ouverts.</translation>
    </message>
    <message>
        <source>Whether children may see it.</source>
        <translation>Indique si des enfants peuvent la voir.</translation>
    </message>
    <message>
        <source>Whether it is bought or rented.</source>
        <translation>Indique si elle est achetée ou louée.</translation>
    </message>
    <message>
        <source>Whether it is broadcast live.</source>
        <translation>Indique si elle est diffusée en direct.</translation>
    </message>
    <message>
        <source>Whether only subscribers can see it.</source>
        <translation>Indique si seuls des abonnés peuvent la voir.</translation>
    </message>
    <message>
        <source>Whether others may embed it.</source>
        <translation>Indique si d’autres peuvent l’intégrer.</translation>
    </message>
    <message>
        <source>Whether text is dark on light or light on dark.</source>
        <translation>Texte sombre sur fond clair, ou clair sur fond sombre.</translation>
    </message>
    <message>
        <source>Whether those named are the only ones allowed, or the ones denied.</source>
        <translation>Indique si ceux qui sont cités sont les seuls autorisés, ou ceux qui sont exclus.</translation>
    </message>
    <message>
        <source>Which patterns mark addresses that should not be public.</source>
        <translation>Quels motifs signalent les adresses qui ne devraient pas être publiques.</translation>
    </message>
    <message>
        <source>White space</source>
        <translation>Espaces</translation>
    </message>
    <message>
        <source>White space around an address is not part of it, and not every consumer removes it.</source>
        <translation>Les espaces autour d’une adresse n’en font pas partie, et certains lecteurs ne les suppriment pas.</translation>
    </message>
    <message>
        <source>White space may not stand within an address; a space is written %20.</source>
        <translation>Une adresse ne peut pas contenir d’espaces ; un espace s’écrit %20.</translation>
    </message>
    <message>
        <source>Whose identifier it is.</source>
        <translation>De qui est cet identifiant.</translation>
    </message>
    <message>
        <source>Whose limits hold in a window until another profile is chosen in it.</source>
        <translation>Les limites qui valent dans une fenêtre tant qu’un autre profil n’y est pas choisi.</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenêtre</translation>
    </message>
    <message>
        <source>Write $$ for the sign.</source>
        <translation>Écrivez $$ pour ce signe.</translation>
    </message>
    <message>
        <source>Write FIELD=HEADER, such as loc=Address.</source>
        <translation>Écrivez CHAMP=COLONNE, par exemple loc=Adresse.</translation>
    </message>
    <message>
        <source>Write HOST=FILE for other hosts.</source>
        <translation>Pour d’autres hôtes, écrivez HÔTE=FICHIER.</translation>
    </message>
    <message>
        <source>Write HOST=FILE, or give the URL of the set.</source>
        <translation>Écrivez HÔTE=FICHIER, ou indiquez l’URL de l’ensemble.</translation>
    </message>
    <message>
        <source>Write Z for UTC, or +01:00 for an hour east.</source>
        <translation>Écrivez Z pour UTC, ou +01:00 pour une heure à l’est.</translation>
    </message>
    <message>
        <source>Write \\ for a backslash.</source>
        <translation>Écrivez \\ pour une barre oblique inversée.</translation>
    </message>
    <message>
        <source>Write an index first.</source>
        <translation>Écrivez d’abord un index.</translation>
    </message>
    <message>
        <source>Write it as 0.5..0.8.</source>
        <translation>Écrivez par exemple 0.5..0.8.</translation>
    </message>
    <message>
        <source>Write it as 2026-11, 2026-01..2026-03 or last 30 days.</source>
        <translation>Écrivez par exemple 2026-11, 2026-01..2026-03 ou last 30 days.</translation>
    </message>
    <message>
        <source>Write it as https://www.example.com/blog/, or odd.</source>
        <translation>Écrivez par exemple https://www.example.com/blog/, ou odd.</translation>
    </message>
    <message>
        <source>Write it as “]]&amp;gt;”.</source>
        <translation>Écrivez-le « ]]&amp;gt; ».</translation>
    </message>
    <message>
        <source>Write it like +01:00, or Z for UTC.</source>
        <translation>Écrivez par exemple +01:00, ou Z pour UTC.</translation>
    </message>
    <message>
        <source>Write it like 2026-11-02.</source>
        <translation>Écrivez par exemple 2026-11-02.</translation>
    </message>
    <message>
        <source>Write it like https://example.com/.</source>
        <translation>Écrivez-la comme https://example.com/.</translation>
    </message>
    <message>
        <source>Write it like https://example.com/sitemap.xml.</source>
        <translation>Écrivez-la comme https://example.com/sitemap.xml.</translation>
    </message>
    <message>
        <source>Write it like https://www.example.com/.</source>
        <translation>Écrivez par exemple https://www.example.com/.</translation>
    </message>
    <message>
        <source>Write it like https://www.example.com/shop/.</source>
        <translation>Écrivez par exemple https://www.example.com/shop/.</translation>
    </message>
    <message>
        <source>Write it like “{default_name}”.</source>
        <translation>Écrivez par exemple « {default_name} ».</translation>
    </message>
    <message>
        <source>Write it like “{name}-{n}”.</source>
        <translation>Écrivez par exemple « {name}-{n} ».</translation>
    </message>
    <message>
        <source>Write one a line; to look for none, say --no-leaks.</source>
        <translation>Écrivez-en un par ligne ; pour n’en chercher aucun, utilisez --no-leaks.</translation>
    </message>
    <message>
        <source>Write the character itself instead.</source>
        <translation>Écrivez plutôt le caractère lui-même.</translation>
    </message>
    <message>
        <source>Write “&amp;” as “&amp;amp;” in every address.</source>
        <translation>Écrivez « &amp; » en « &amp;amp; » dans chaque adresse.</translation>
    </message>
    <message>
        <source>Write “&lt;” as “&amp;lt;” and “&amp;” as “&amp;amp;” in every value.</source>
        <translation>Écrivez « &lt; » en « &amp;lt; » et « &amp; » en « &amp;amp; » dans chaque valeur.</translation>
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
        <source>XML allows no control character ({named}); it was removed.</source>
        <translation>XML n’admet aucun caractère de contrôle ({named}) ; il a été supprimé.</translation>
    </message>
    <message>
        <source>XML allows none, and nobody can read them.</source>
        <translation>XML n’en admet aucun, et personne ne peut les lire.</translation>
    </message>
    <message>
        <source>XML forbids two of them side by side.</source>
        <translation>XML interdit deux d’entre eux côte à côte.</translation>
    </message>
    <message>
        <source>XML knows five entities only.</source>
        <translation>XML ne connaît que cinq entités.</translation>
    </message>
    <message>
        <source>XML knows no “{found}”; the character “{character}” was put there.</source>
        <translation>XML ne connaît pas « {found} » ; le caractère « {character} » l’a remplacé.</translation>
    </message>
    <message>
        <source>XML should begin with a declaration; without one it is read as UTF-8, which a sitemap must be anyway.</source>
        <translation>Un fichier XML devrait commencer par une déclaration ; sans elle il est lu comme UTF-8, ce qu’un sitemap doit être de toute façon.</translation>
    </message>
    <message>
        <source>XML tells upper case from lower case.</source>
        <translation>XML distingue majuscules et minuscules.</translation>
    </message>
    <message>
        <source>Yandex</source>
        <translation>Yandex</translation>
    </message>
    <message>
        <source>Yandex Webmaster, sitemap files</source>
        <translation>Yandex Webmaster, fichiers sitemap</translation>
    </message>
    <message>
        <source>Zone of times without one</source>
        <translation>Fuseau des heures sans fuseau</translation>
    </message>
    <message>
        <source>a 7z archive</source>
        <translation>une archive 7z</translation>
    </message>
    <message>
        <source>a RAR archive</source>
        <translation>une archive RAR</translation>
    </message>
    <message>
        <source>a URL that begins with https://, or empty</source>
        <translation>une URL qui commence par https://, ou vide</translation>
    </message>
    <message>
        <source>a backup or a dump of a database</source>
        <translation>une sauvegarde ou une extraction de base de données</translation>
    </message>
    <message>
        <source>a comment holds “--”</source>
        <translation>un commentaire contient « -- »</translation>
    </message>
    <message>
        <source>a comment is open at its end</source>
        <translation>un commentaire est ouvert à la fin</translation>
    </message>
    <message>
        <source>a condition such as “loc contains /blog/” must come next (words: {words})</source>
        <translation>une condition comme « loc contains /blog/ » doit suivre (mots : {words})</translation>
    </message>
    <message>
        <source>a currency of ISO 4217, such as EUR</source>
        <translation>une devise ISO 4217, comme EUR</translation>
    </message>
    <message>
        <source>a date or a time with its zone</source>
        <translation>une date ou une heure avec son fuseau</translation>
    </message>
    <message>
        <source>a development or staging site</source>
        <translation>un site de développement ou de préproduction</translation>
    </message>
    <message>
        <source>a document type or an entity is declared, which is never processed</source>
        <translation>un type de document ou une entité est déclaré, ce qui n’est jamais traité</translation>
    </message>
    <message>
        <source>a filter needs an action (drop, pass) and a type (wildcard, regexp)</source>
        <translation>un filtre demande une action (drop, pass) et un type (wildcard, regexp)</translation>
    </message>
    <message>
        <source>a flag must come behind the minus</source>
        <translation>un indicateur doit suivre le signe moins</translation>
    </message>
    <message>
        <source>a flag must come next</source>
        <translation>un indicateur doit suivre</translation>
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
        <source>a host has {max_host_characters} characters at most, and this one {count:,}</source>
        <translation>un hôte a au plus {max_host_characters} caractères, et celui-ci {count:,}</translation>
    </message>
    <message>
        <source>a list of up to {count:,} tables of {fields}, each with either {which}</source>
        <translation>une liste d’au plus {count:,} tables de {fields}, chacune avec {which}, au choix</translation>
    </message>
    <message>
        <source>a name is longer than 50,000 characters</source>
        <translation>un nom dépasse 50 000 caractères</translation>
    </message>
    <message>
        <source>a name of files with “{n}” for their number</source>
        <translation>un nom de fichier avec « {n} » pour le numéro</translation>
    </message>
    <message>
        <source>a name that only a private network knows</source>
        <translation>un nom que seul connaît un réseau privé</translation>
    </message>
    <message>
        <source>a number must stand here</source>
        <translation>un nombre doit figurer ici</translation>
    </message>
    <message>
        <source>a number must stand in these braces</source>
        <translation>un nombre doit figurer dans ces accolades</translation>
    </message>
    <message>
        <source>a page in English that names only its German form</source>
        <translation>une page en anglais qui ne cite que sa version allemande</translation>
    </message>
    <message>
        <source>a part of it begins or ends with a hyphen</source>
        <translation>une de ses parties commence ou finit par un tiret</translation>
    </message>
    <message numerus="yes">
        <source>a part of it has %n characters, and {most} are allowed between dots</source>
        <translation>
            <numerusform>une de ses parties a %n caractère, et {most} sont permis entre deux points</numerusform>
            <numerusform>une de ses parties a %n caractères, et {most} sont permis entre deux points</numerusform>
        </translation>
    </message>
    <message>
        <source>a part of it has one character, and {most} are allowed between dots</source>
        <translation>une de ses parties a un caractère, et {most} sont permis entre deux points</translation>
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
        <source>a prefix</source>
        <translation>un préfixe</translation>
    </message>
    <message>
        <source>a private or link-local network</source>
        <translation>un réseau privé ou lien-local</translation>
    </message>
    <message>
        <source>a quotation mark is not closed</source>
        <translation>un guillemet n’est pas fermé</translation>
    </message>
    <message>
        <source>a range goes from one character to another</source>
        <translation>un intervalle va d’un caractère à un autre</translation>
    </message>
    <message>
        <source>a reference “&amp;#…;” names no character that XML allows</source>
        <translation>une référence « &amp;#…; » ne désigne aucun caractère que XML admette</translation>
    </message>
    <message>
        <source>a rule stops at one entry</source>
        <translation>une règle s’arrête à une entrée</translation>
    </message>
    <message>
        <source>a share such as NASDAQ:AAPL</source>
        <translation>une action comme NASDAQ:AAPL</translation>
    </message>
    <message>
        <source>a sitemap of URLs, listed in an index</source>
        <translation>un sitemap d’URL, listé dans un index</translation>
    </message>
    <message>
        <source>a sitemap of all pages, beside the feed</source>
        <translation>un sitemap de toutes les pages, à côté du flux</translation>
    </message>
    <message>
        <source>a table of up to {texts:,} texts of up to {characters:,} characters</source>
        <translation>une table d’au plus {texts:,} textes d’au plus {characters:,} caractères</translation>
    </message>
    <message>
        <source>a tar archive</source>
        <translation>une archive tar</translation>
    </message>
    <message>
        <source>a title of 100 characters</source>
        <translation>un titre de 100 caractères</translation>
    </message>
    <message>
        <source>a title of 101 characters</source>
        <translation>un titre de 101 caractères</translation>
    </message>
    <message>
        <source>a value goes on behind its quotation mark</source>
        <translation>une valeur continue après son guillemet</translation>
    </message>
    <message>
        <source>a value is too long, or holds what no value may</source>
        <translation>une valeur est trop longue, ou contient ce qu’aucune valeur ne peut contenir</translation>
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
        <source>a zip archive</source>
        <translation>une archive zip</translation>
    </message>
    <message>
        <source>a {bearer} without</source>
        <translation>un {bearer} sans</translation>
    </message>
    <message>
        <source>a “&amp;” stands alone</source>
        <translation>un « &amp; » est isolé</translation>
    </message>
    <message>
        <source>a “&lt;” stands alone</source>
        <translation>un « &lt; » est isolé</translation>
    </message>
    <message>
        <source>a “&lt;” stands in an attribute</source>
        <translation>un « &lt; » figure dans un attribut</translation>
    </message>
    <message>
        <source>add the zone that you give</source>
        <translation>ajouter le fuseau que vous donnez</translation>
    </message>
    <message>
        <source>addresses only</source>
        <translation>adresses seulement</translation>
    </message>
    <message>
        <source>after entry {opened}, without its closing tag</source>
        <translation>après l’entrée {opened}, sans sa balise fermante</translation>
    </message>
    <message>
        <source>after {date}</source>
        <translation>après {date}</translation>
    </message>
    <message>
        <source>all 1,200 entries have the priority 0.8</source>
        <translation>les 1 200 entrées ont toutes la priorité 0.8</translation>
    </message>
    <message>
        <source>all 1,200 entries were changed on 2026-11-02</source>
        <translation>les 1 200 entrées ont toutes été modifiées le 2026-11-02</translation>
    </message>
    <message>
        <source>all files are as they were before</source>
        <translation>tous les fichiers sont comme avant</translation>
    </message>
    <message>
        <source>all three are in the index</source>
        <translation>tous trois sont dans l’index</translation>
    </message>
    <message>
        <source>alternate</source>
        <translation>variante</translation>
    </message>
    <message>
        <source>alternates</source>
        <translation>variantes</translation>
    </message>
    <message>
        <source>always with a lastmod of 2005-01-01</source>
        <translation>always avec un lastmod du 2005-01-01</translation>
    </message>
    <message>
        <source>an address in numbers has four of them, from 0 to 255 and without needless zeros</source>
        <translation>une adresse en nombres en a quatre, de 0 à 255 et sans zéros inutiles</translation>
    </message>
    <message>
        <source>an administrator's page</source>
        <translation>une page d’administration</translation>
    </message>
    <message>
        <source>an article published a week ago</source>
        <translation>un article publié il y a une semaine</translation>
    </message>
    <message>
        <source>an article published yesterday</source>
        <translation>un article publié hier</translation>
    </message>
    <message>
        <source>an attribute has no quotes</source>
        <translation>un attribut n’a pas de guillemets</translation>
    </message>
    <message>
        <source>an attribute has no value</source>
        <translation>un attribut n’a pas de valeur</translation>
    </message>
    <message>
        <source>an attribute is there twice</source>
        <translation>un attribut y figure deux fois</translation>
    </message>
    <message>
        <source>an element is closed that was not opened</source>
        <translation>un élément est fermé sans avoir été ouvert</translation>
    </message>
    <message>
        <source>an entity</source>
        <translation>une entité</translation>
    </message>
    <message>
        <source>an expression can't look ahead or behind</source>
        <translation>une expression ne peut regarder ni en avant ni en arrière</translation>
    </message>
    <message>
        <source>an expression can't refer back to what a group found</source>
        <translation>une expression ne peut pas renvoyer à ce qu’un groupe a trouvé</translation>
    </message>
    <message>
        <source>and {count:,} less full</source>
        <translation>et {count:,} moins remplis</translation>
    </message>
    <message>
        <source>and {count:,} more</source>
        <translation>et {count:,} de plus</translation>
    </message>
    <message>
        <source>another computer</source>
        <translation>un autre ordinateur</translation>
    </message>
    <message>
        <source>another group has this name</source>
        <translation>un autre groupe porte ce nom</translation>
    </message>
    <message>
        <source>another program saves it just now</source>
        <translation>un autre programme l’enregistre en ce moment</translation>
    </message>
    <message>
        <source>another program uses it, or you may not write there</source>
        <translation>un autre programme l’utilise, ou vous n’avez pas le droit d’y écrire</translation>
    </message>
    <message>
        <source>any of whose fields</source>
        <translation>dont un champ quelconque</translation>
    </message>
    <message>
        <source>anything else</source>
        <translation>autre chose</translation>
    </message>
    <message>
        <source>are alike in all</source>
        <translation>se ressemblent au total</translation>
    </message>
    <message>
        <source>article</source>
        <translation>article</translation>
    </message>
    <message>
        <source>at its end</source>
        <translation>à la fin</translation>
    </message>
    <message>
        <source>at least {low:,g}</source>
        <translation>au moins {low:,g}</translation>
    </message>
    <message>
        <source>at “{rest}”</source>
        <translation>à « {rest} »</translation>
    </message>
    <message>
        <source>before its first entry</source>
        <translation>avant sa première entrée</translation>
    </message>
    <message>
        <source>before {date}</source>
        <translation>avant {date}</translation>
    </message>
    <message>
        <source>behind line {line:,} something else stands between its gzip data</source>
        <translation>après la ligne {line:,}, autre chose s’intercale dans ses données gzip</translation>
    </message>
    <message>
        <source>between brackets stands an address of IPv6</source>
        <translation>entre crochets figure une adresse IPv6</translation>
    </message>
    <message>
        <source>brackets are nested too deeply</source>
        <translation>les parenthèses sont trop imbriquées</translation>
    </message>
    <message>
        <source>but not those {clause}</source>
        <translation>mais pas celles {clause}</translation>
    </message>
    <message>
        <source>by what to multiply</source>
        <translation>par combien multiplier</translation>
    </message>
    <message>
        <source>can be read in more than one way</source>
        <translation>peut se lire de plusieurs façons</translation>
    </message>
    <message>
        <source>complete it by the base URL that you give</source>
        <translation>la compléter avec l’URL de base que vous donnez</translation>
    </message>
    <message>
        <source>compressed with bzip2</source>
        <translation>compressé avec bzip2</translation>
    </message>
    <message>
        <source>compressed with xz</source>
        <translation>compressé avec xz</translation>
    </message>
    <message>
        <source>compressed with zstd</source>
        <translation>compressé avec zstd</translation>
    </message>
    <message>
        <source>contains</source>
        <translation>contient</translation>
    </message>
    <message>
        <source>day {day:02}</source>
        <translation>le jour {day:02}</translation>
    </message>
    <message>
        <source>digits behind the point</source>
        <translation>chiffres après le point</translation>
    </message>
    <message>
        <source>does not begin with a language of ISO 639-1: there is no “{language}”</source>
        <translation>ne commence pas par une langue ISO 639-1 : il n’y a pas de « {language} »</translation>
    </message>
    <message>
        <source>does not contain</source>
        <translation>ne contient pas</translation>
    </message>
    <message>
        <source>does not match</source>
        <translation>ne correspond pas à</translation>
    </message>
    <message>
        <source>does not name pairs of a namespace and a schema</source>
        <translation>ne cite pas des paires d’un espace de noms et d’un schéma</translation>
    </message>
    <message>
        <source>duration: ten minutes</source>
        <translation>duration : dix minutes</translation>
    </message>
    <message>
        <source>each entry with the date of its own page</source>
        <translation>chaque entrée avec la date de sa propre page</translation>
    </message>
    <message>
        <source>either {clauses}</source>
        <translation>ou bien {clauses}</translation>
    </message>
    <message>
        <source>en/sitemap1.xml lies there</source>
        <translation>en/sitemap1.xml s’y trouve</translation>
    </message>
    <message>
        <source>ends in the middle of its gzip data</source>
        <translation>s’arrête au milieu de ses données gzip</translation>
    </message>
    <message>
        <source>error, warning, info or the name of a rule</source>
        <translation>error, warning, info ou le nom d’une règle</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>erreurs</translation>
    </message>
    <message>
        <source>every rule judges every entry</source>
        <translation>toutes les règles jugent toutes les entrées</translation>
    </message>
    <message>
        <source>every sitemap listed is found</source>
        <translation>chaque sitemap listé est trouvé</translation>
    </message>
    <message>
        <source>extensions</source>
        <translation>extensions</translation>
    </message>
    <message>
        <source>files that can't be read</source>
        <translation>fichiers illisibles</translation>
    </message>
    <message>
        <source>from {first} on</source>
        <translation>à partir de {first}</translation>
    </message>
    <message>
        <source>from {first} to {last}</source>
        <translation>de {first} à {last}</translation>
    </message>
    <message>
        <source>from {low:,g} to {high:,g}</source>
        <translation>de {low:,g} à {high:,g}</translation>
    </message>
    <message>
        <source>go the steps</source>
        <translation>simplifier le chemin</translation>
    </message>
    <message>
        <source>has a hyphen with nothing before or behind it</source>
        <translation>a un tiret sans rien avant ou après</translation>
    </message>
    <message>
        <source>has an empty loc</source>
        <translation>a un loc vide</translation>
    </message>
    <message>
        <source>has an underscore where a hyphen belongs</source>
        <translation>a un tiret bas à la place d’un tiret</translation>
    </message>
    <message>
        <source>has more than language, script and country</source>
        <translation>a plus qu’une langue, une écriture et un pays</translation>
    </message>
    <message>
        <source>has no loc</source>
        <translation>n’a pas de loc</translation>
    </message>
    <message>
        <source>have it in all</source>
        <translation>l’ont au total</translation>
    </message>
    <message>
        <source>host</source>
        <translation>hôte</translation>
    </message>
    <message>
        <source>hour {number:02}</source>
        <translation>l’heure {number:02}</translation>
    </message>
    <message>
        <source>how addresses begin now</source>
        <translation>le début actuel des adresses</translation>
    </message>
    <message>
        <source>how many days, below zero for earlier</source>
        <translation>combien de jours, au-dessous de zéro pour reculer</translation>
    </message>
    <message>
        <source>how they are to begin</source>
        <translation>leur nouveau début</translation>
    </message>
    <message>
        <source>hreflang is a language of ISO 639-1, maybe with a script of ISO 15924 and a country of ISO 3166-1, or x-default.</source>
        <translation>hreflang est une langue ISO 639-1, éventuellement avec une écriture ISO 15924 et un pays ISO 3166-1, ou x-default.</translation>
    </message>
    <message>
        <source>hreflang="de" twice with one address</source>
        <translation>hreflang="de" deux fois avec une même adresse</translation>
    </message>
    <message>
        <source>hreflang="de" with one address</source>
        <translation>hreflang="de" avec une adresse</translation>
    </message>
    <message>
        <source>hreflang="de" with two addresses</source>
        <translation>hreflang="de" avec deux adresses</translation>
    </message>
    <message>
        <source>images</source>
        <translation>images</translation>
    </message>
    <message>
        <source>in ASCII</source>
        <translation>en ASCII</translation>
    </message>
    <message>
        <source>in its form</source>
        <translation>dans sa forme</translation>
    </message>
    <message>
        <source>in line {line}, column {column}</source>
        <translation>ligne {line}, colonne {column}</translation>
    </message>
    <message>
        <source>in the middle of entry {opened}</source>
        <translation>au milieu de l’entrée {opened}</translation>
    </message>
    <message>
        <source>in {item}</source>
        <translation>dans {item}</translation>
    </message>
    <message>
        <source>infos</source>
        <translation>infos</translation>
    </message>
    <message>
        <source>invalid date</source>
        <translation>date non valide</translation>
    </message>
    <message>
        <source>is</source>
        <translation>est</translation>
    </message>
    <message>
        <source>is after</source>
        <translation>est après</translation>
    </message>
    <message>
        <source>is at least</source>
        <translation>est au moins</translation>
    </message>
    <message>
        <source>is at most</source>
        <translation>est au plus</translation>
    </message>
    <message>
        <source>is before</source>
        <translation>est avant</translation>
    </message>
    <message>
        <source>is damaged: its gzip data can't be unpacked</source>
        <translation>est endommagé : ses données gzip ne peuvent pas être décompressées</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>est vide</translation>
    </message>
    <message>
        <source>is gzipped, but there is nothing in it</source>
        <translation>est compressé avec gzip, mais ne contient rien</translation>
    </message>
    <message>
        <source>is less than</source>
        <translation>est inférieur à</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>est absent</translation>
    </message>
    <message>
        <source>is more than</source>
        <translation>est supérieur à</translation>
    </message>
    <message>
        <source>is no earlier than</source>
        <translation>n’est pas avant</translation>
    </message>
    <message>
        <source>is no later than</source>
        <translation>n’est pas après</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>n’est pas</translation>
    </message>
    <message>
        <source>is not a language of ISO 639 as news sitemaps write it</source>
        <translation>n’est pas une langue ISO 639 telle que l’écrivent les actualités</translation>
    </message>
    <message>
        <source>is there</source>
        <translation>est présent</translation>
    </message>
    <message>
        <source>it has more than {max_pattern_characters:,} characters</source>
        <translation>il a plus de {max_pattern_characters:,} caractères</translation>
    </message>
    <message>
        <source>it holds numbers or tables without end</source>
        <translation>il contient des nombres ou des tables sans fin</translation>
    </message>
    <message>
        <source>it holds something that is no character</source>
        <translation>il contient quelque chose qui n’est pas un caractère</translation>
    </message>
    <message>
        <source>it is another user's</source>
        <translation>il appartient à un autre utilisateur</translation>
    </message>
    <message>
        <source>it is empty, which would find every address</source>
        <translation>il est vide, ce qui trouverait toutes les adresses</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>ce n’est pas un fichier</translation>
    </message>
    <message>
        <source>it is not well formed</source>
        <translation>elle n’est pas bien formée</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>elle est trop grande</translation>
    </message>
    <message>
        <source>items without a link</source>
        <translation>éléments sans lien</translation>
    </message>
    <message>
        <source>its folder does not exist</source>
        <translation>son dossier n’existe pas</translation>
    </message>
    <message>
        <source>its folder is not a folder</source>
        <translation>son dossier n’est pas un dossier</translation>
    </message>
    <message>
        <source>its folder “{folder}” is not there</source>
        <translation>son dossier « {folder} » est introuvable</translation>
    </message>
    <message>
        <source>its gzip data can't be unpacked beyond line {line:,}</source>
        <translation>ses données gzip ne peuvent pas être décompressées au-delà de la ligne {line:,}</translation>
    </message>
    <message>
        <source>its journal is damaged</source>
        <translation>son journal est endommagé</translation>
    </message>
    <message>
        <source>its journal was written by another version</source>
        <translation>son journal a été écrit par une autre version</translation>
    </message>
    <message>
        <source>its links lead round in a circle</source>
        <translation>ses liens tournent en rond</translation>
    </message>
    <message>
        <source>its quotation mark must be closed</source>
        <translation>son guillemet doit être fermé</translation>
    </message>
    <message>
        <source>leads out of the folder</source>
        <translation>mène hors du dossier</translation>
    </message>
    <message>
        <source>leave the fragment out</source>
        <translation>omettre le fragment</translation>
    </message>
    <message>
        <source>leave the port out</source>
        <translation>omettre le port</translation>
    </message>
    <message>
        <source>leave these parameters out</source>
        <translation>omettre ces paramètres</translation>
    </message>
    <message>
        <source>limits</source>
        <translation>les limites</translation>
    </message>
    <message>
        <source>line {count} is not UTF-8</source>
        <translation>la ligne {count} n’est pas en UTF-8</translation>
    </message>
    <message>
        <source>lines that are no log entries</source>
        <translation>lignes qui ne sont pas des entrées de journal</translation>
    </message>
    <message>
        <source>links between alternates</source>
        <translation>les liens entre variantes</translation>
    </message>
    <message>
        <source>loc once</source>
        <translation>loc une fois</translation>
    </message>
    <message>
        <source>loc too often</source>
        <translation>loc trop souvent</translation>
    </message>
    <message>
        <source>loc: http://www.example.com/summer sale.jpg</source>
        <translation>loc: http://www.example.com/summer sale.jpg</translation>
    </message>
    <message>
        <source>mark for feature phones</source>
        <translation>marque pour téléphones classiques</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>correspond à</translation>
    </message>
    <message>
        <source>minute {number:02}</source>
        <translation>la minute {number:02}</translation>
    </message>
    <message>
        <source>misplaced elements</source>
        <translation>les éléments mal placés</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>absent</translation>
    </message>
    <message>
        <source>mobile tags</source>
        <translation>marques mobiles</translation>
    </message>
    <message>
        <source>month {month:02}</source>
        <translation>le mois {month:02}</translation>
    </message>
    <message>
        <source>more than {max_patterns:,} patterns</source>
        <translation>plus de {max_patterns:,} motifs</translation>
    </message>
    <message>
        <source>names no country of ISO 3166-1: there is no “{country}”</source>
        <translation>ne cite aucun pays ISO 3166-1 : il n’y a pas de « {country} »</translation>
    </message>
    <message>
        <source>names no schema for {sitemap}</source>
        <translation>ne cite aucun schéma pour {sitemap}</translation>
    </message>
    <message>
        <source>names no script of ISO 15924: there is no “{script}”</source>
        <translation>ne cite aucune écriture ISO 15924 : il n’y a pas de « {script} »</translation>
    </message>
    <message>
        <source>names the namespace “{foreign}”, which the file does not use</source>
        <translation>cite l’espace de noms « {foreign} », que le fichier n’emploie pas</translation>
    </message>
    <message>
        <source>names the protocol's namespace in the root when the sitemap is saved</source>
        <translation>cite l’espace de noms du protocole dans la racine à l’enregistrement du sitemap</translation>
    </message>
    <message>
        <source>names “{given}”, not {schema}</source>
        <translation>cite « {given} », non {schema}</translation>
    </message>
    <message>
        <source>neither content_loc nor player_loc</source>
        <translation>ni content_loc ni player_loc</translation>
    </message>
    <message>
        <source>new window</source>
        <translation>nouvelle fenêtre</translation>
    </message>
    <message>
        <source>news</source>
        <translation>actualités</translation>
    </message>
    <message>
        <source>no</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>no address</source>
        <translation>pas d’adresse</translation>
    </message>
    <message>
        <source>no address on the web</source>
        <translation>pas d’adresse sur le web</translation>
    </message>
    <message>
        <source>no bracket was opened for this one</source>
        <translation>aucune parenthèse n’a été ouverte pour celle-ci</translation>
    </message>
    <message>
        <source>no caption</source>
        <translation>pas de caption</translation>
    </message>
    <message>
        <source>no changefreq</source>
        <translation>pas de changefreq</translation>
    </message>
    <message>
        <source>no changefreq, or one that is kept for other search engines</source>
        <translation>pas de changefreq, ou un qui est gardé pour d’autres moteurs de recherche</translation>
    </message>
    <message>
        <source>no date that exists</source>
        <translation>pas de date qui existe</translation>
    </message>
    <message>
        <source>no expiration_date, or one to come</source>
        <translation>pas d’expiration_date, ou une à venir</translation>
    </message>
    <message>
        <source>no field</source>
        <translation>aucun champ</translation>
    </message>
    <message>
        <source>no file in the folder</source>
        <translation>pas de fichier dans le dossier</translation>
    </message>
    <message>
        <source>no lastmod</source>
        <translation>pas de lastmod</translation>
    </message>
    <message>
        <source>no loc</source>
        <translation>pas de loc</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>pas un nombre</translation>
    </message>
    <message>
        <source>no player_loc@allow_embed</source>
        <translation>pas de player_loc@allow_embed</translation>
    </message>
    <message>
        <source>no priority</source>
        <translation>pas de priority</translation>
    </message>
    <message>
        <source>no priority, or one that is kept for other search engines</source>
        <translation>pas de priority, ou une valeur gardée pour d’autres moteurs de recherche</translation>
    </message>
    <message>
        <source>no publication</source>
        <translation>pas de publication</translation>
    </message>
    <message>
        <source>no restriction@relationship</source>
        <translation>pas de restriction@relationship</translation>
    </message>
    <message>
        <source>no thumbnail_loc</source>
        <translation>pas de thumbnail_loc</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>pas un nombre</translation>
    </message>
    <message>
        <source>not in</source>
        <translation>hors de</translation>
    </message>
    <message>
        <source>not {clause}</source>
        <translation>non {clause}</translation>
    </message>
    <message>
        <source>number</source>
        <translation>le numéro</translation>
    </message>
    <message>
        <source>once</source>
        <translation>une fois</translation>
    </message>
    <message>
        <source>one entry</source>
        <translation>une entrée</translation>
    </message>
    <message>
        <source>one entry with 2,000 images of five fields each</source>
        <translation>une entrée avec 2 000 images de cinq champs chacune</translation>
    </message>
    <message>
        <source>one index of 1,001 sitemaps</source>
        <translation>un index de 1 001 sitemaps</translation>
    </message>
    <message>
        <source>one loc</source>
        <translation>un loc</translation>
    </message>
    <message>
        <source>one more than 1 &lt;mobile:mobile&gt;</source>
        <translation>un de plus que 1 &lt;mobile:mobile&gt;</translation>
    </message>
    <message>
        <source>one more than 1 &lt;news:news&gt;</source>
        <translation>un de plus que 1 &lt;news:news&gt;</translation>
    </message>
    <message>
        <source>one more than 1,000 &lt;image:image&gt;</source>
        <translation>un de plus que 1 000 &lt;image:image&gt;</translation>
    </message>
    <message>
        <source>one of {operators} must come next</source>
        <translation>l’un de {operators} doit suivre</translation>
    </message>
    <message>
        <source>one place</source>
        <translation>un endroit</translation>
    </message>
    <message>
        <source>one publication</source>
        <translation>une publication</translation>
    </message>
    <message>
        <source>one restriction@relationship</source>
        <translation>un restriction@relationship</translation>
    </message>
    <message>
        <source>one sitemap of 1,001 articles</source>
        <translation>un sitemap de 1 001 articles</translation>
    </message>
    <message>
        <source>one sitemap of 10,485,761 bytes</source>
        <translation>un sitemap de 10 485 761 octets</translation>
    </message>
    <message>
        <source>one sitemap of 50,001 URLs</source>
        <translation>un sitemap de 50 001 URL</translation>
    </message>
    <message>
        <source>one that names its English form, itself, too</source>
        <translation>une page qui cite aussi sa version anglaise, elle-même</translation>
    </message>
    <message>
        <source>one thumbnail_loc</source>
        <translation>un thumbnail_loc</translation>
    </message>
    <message>
        <source>only elements that are defined</source>
        <translation>seulement des éléments définis</translation>
    </message>
    <message>
        <source>other XML</source>
        <translation>autre XML</translation>
    </message>
    <message>
        <source>others</source>
        <translation>autres</translation>
    </message>
    <message>
        <source>out of range</source>
        <translation>hors limites</translation>
    </message>
    <message>
        <source>page map</source>
        <translation>PageMap</translation>
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
        <source>parentheses are nested no more than {most} deep</source>
        <translation>les parenthèses s’imbriquent sur {most} niveaux au plus</translation>
    </message>
    <message>
        <source>percent-encode them as UTF-8, or as ISO-8859-1 for an old server</source>
        <translation>les encoder en pourcentage en UTF-8, ou en ISO-8859-1 pour un ancien serveur</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>image</translation>
    </message>
    <message>
        <source>place</source>
        <translation>emplacement</translation>
    </message>
    <message>
        <source>places of sitemaps</source>
        <translation>les emplacements de sitemaps</translation>
    </message>
    <message>
        <source>port</source>
        <translation>port</translation>
    </message>
    <message>
        <source>priorities from 0.1 to 1.0</source>
        <translation>des priorités de 0.1 à 1.0</translation>
    </message>
    <message>
        <source>priorities, that of the start page first</source>
        <translation>les priorités, celle de la page d’accueil d’abord</translation>
    </message>
    <message>
        <source>problems</source>
        <translation>problèmes</translation>
    </message>
    <message>
        <source>protocol</source>
        <translation>protocole</translation>
    </message>
    <message>
        <source>publication once</source>
        <translation>publication une fois</translation>
    </message>
    <message>
        <source>publication too often</source>
        <translation>publication trop souvent</translation>
    </message>
    <message>
        <source>puts the elements in the order of the schema, each as it is written</source>
        <translation>range les éléments dans l’ordre du schéma, chacun tel qu’il est écrit</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>en lecture seule</translation>
    </message>
    <message>
        <source>recovery log</source>
        <translation>journal de récupération</translation>
    </message>
    <message>
        <source>remove it</source>
        <translation>le supprimer</translation>
    </message>
    <message>
        <source>remove the element</source>
        <translation>supprimer l’élément</translation>
    </message>
    <message>
        <source>remove them</source>
        <translation>les supprimer</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>supprimé</translation>
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
        <source>restriction in its form</source>
        <translation>restriction dans sa forme</translation>
    </message>
    <message>
        <source>robots.txt names none, and there is no sitemap.xml; name the sitemap itself.</source>
        <translation>robots.txt n’en nomme aucun, et il n’y a pas de sitemap.xml ; indiquez le sitemap lui-même.</translation>
    </message>
    <message>
        <source>robots.txt without Sitemap: http://www.example.com/sitemap_index.xml</source>
        <translation>robots.txt sans Sitemap: http://www.example.com/sitemap_index.xml</translation>
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
        <source>rows whose status is not 200</source>
        <translation>lignes dont le statut n’est pas 200</translation>
    </message>
    <message>
        <source>rows without a URL</source>
        <translation>lignes sans URL</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>enregistré</translation>
    </message>
    <message>
        <source>second {number:02}</source>
        <translation>la seconde {number:02}</translation>
    </message>
    <message>
        <source>sitemap.xml with gzipped content</source>
        <translation>sitemap.xml avec un contenu compressé par gzip</translation>
    </message>
    <message>
        <source>sitemap1.xml.gz is listed once</source>
        <translation>sitemap1.xml.gz est listé une fois</translation>
    </message>
    <message>
        <source>sitemap1.xml.gz is listed twice</source>
        <translation>sitemap1.xml.gz est listé deux fois</translation>
    </message>
    <message>
        <source>sitemap2.xml.gz is a zip archive</source>
        <translation>sitemap2.xml.gz est une archive zip</translation>
    </message>
    <message>
        <source>sitemap2.xml.gz is listed and not found</source>
        <translation>sitemap2.xml.gz est listé et introuvable</translation>
    </message>
    <message>
        <source>sitemap2.xml.gz is packed with gzip</source>
        <translation>sitemap2.xml.gz est compressé avec gzip</translation>
    </message>
    <message>
        <source>sitemap3.xml lies beside sitemap1.xml and sitemap2.xml, and is not in the index</source>
        <translation>sitemap3.xml est à côté de sitemap1.xml et sitemap2.xml, et n’est pas dans l’index</translation>
    </message>
    <message>
        <source>sitemap_index.xml lists sitemap1.xml.gz</source>
        <translation>sitemap_index.xml liste sitemap1.xml.gz</translation>
    </message>
    <message>
        <source>sitemap_index.xml lists sitemap_index2.xml</source>
        <translation>sitemap_index.xml liste sitemap_index2.xml</translation>
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
        <source>sitemaps.org protocol, November 2016</source>
        <translation>protocole sitemaps.org, novembre 2016</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>quelqu’un</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>autre chose</translation>
    </message>
    <message>
        <source>something must come behind the backslash</source>
        <translation>quelque chose doit suivre la barre oblique inversée</translation>
    </message>
    <message>
        <source>stock_tickers in its form</source>
        <translation>stock_tickers dans sa forme</translation>
    </message>
    <message>
        <source>stock_tickers within its limit</source>
        <translation>stock_tickers dans sa limite</translation>
    </message>
    <message>
        <source>tells no day</source>
        <translation>ne dit pas de jour</translation>
    </message>
    <message>
        <source>text list</source>
        <translation>liste en texte</translation>
    </message>
    <message>
        <source>that are new</source>
        <translation>qui sont nouvelles</translation>
    </message>
    <message>
        <source>that changed since the set was opened or saved</source>
        <translation>qui ont changé depuis l’ouverture ou l’enregistrement de l’ensemble</translation>
    </message>
    <message>
        <source>that did not change since the set was opened or saved</source>
        <translation>qui n’ont pas changé depuis l’ouverture ou l’enregistrement de l’ensemble</translation>
    </message>
    <message>
        <source>the XML declaration is not at the very beginning</source>
        <translation>la déclaration XML n’est pas au tout début</translation>
    </message>
    <message>
        <source>the address of the page or folder that they count from</source>
        <translation>l’adresse de la page ou du dossier à partir duquel elles comptent</translation>
    </message>
    <message>
        <source>the address that this folder has; empty for the root of the site</source>
        <translation>l’adresse qu’a ce dossier ; vide pour la racine du site</translation>
    </message>
    <message>
        <source>the author's own computer</source>
        <translation>la machine de son auteur</translation>
    </message>
    <message>
        <source>the ceiling of the cache is reached</source>
        <translation>le plafond du cache est atteint</translation>
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
        <source>the disk reported a fault</source>
        <translation>le disque a signalé un défaut</translation>
    </message>
    <message>
        <source>the entity “&amp;{entity};”</source>
        <translation>l’entité « &amp;{entity}; »</translation>
    </message>
    <message>
        <source>the file would be larger than the system allows</source>
        <translation>le fichier serait plus grand que le système ne le permet</translation>
    </message>
    <message>
        <source>the first sitemap listed lies</source>
        <translation>le premier sitemap listé se trouve</translation>
    </message>
    <message>
        <source>the folder that holds the files of the site</source>
        <translation>le dossier qui contient les fichiers du site</translation>
    </message>
    <message>
        <source>the four fields only</source>
        <translation>les quatre champs seulement</translation>
    </message>
    <message>
        <source>the gzip data ends in the middle</source>
        <translation>les données gzip s’arrêtent au milieu</translation>
    </message>
    <message>
        <source>the gzip data is damaged</source>
        <translation>les données gzip sont endommagées</translation>
    </message>
    <message>
        <source>the highest priority</source>
        <translation>la priorité la plus haute</translation>
    </message>
    <message>
        <source>the index lies</source>
        <translation>l’index se trouve</translation>
    </message>
    <message>
        <source>the least priority</source>
        <translation>la priorité la plus basse</translation>
    </message>
    <message>
        <source>the lowest of 1,200 different priorities is 0.8</source>
        <translation>la plus basse de 1 200 priorités différentes est 0.8</translation>
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
        <source>the name of a folder, or empty</source>
        <translation>le nom d’un dossier, ou vide</translation>
    </message>
    <message>
        <source>the name of a group must stand here</source>
        <translation>le nom d’un groupe doit figurer ici</translation>
    </message>
    <message>
        <source>the name of a profile, or empty</source>
        <translation>le nom d’un profil, ou vide</translation>
    </message>
    <message>
        <source>the name of this group is not closed</source>
        <translation>le nom de ce groupe n’est pas fermé</translation>
    </message>
    <message>
        <source>the pattern can't be looked for: {fault}</source>
        <translation>le motif ne peut pas être recherché : {fault}</translation>
    </message>
    <message>
        <source>the prefix “{prefix}”</source>
        <translation>le préfixe « {prefix} »</translation>
    </message>
    <message>
        <source>the root element must be “site” with a complete “base_url”</source>
        <translation>l’élément racine doit être « site » avec un « base_url » complet</translation>
    </message>
    <message>
        <source>the sitemap listed lies</source>
        <translation>le sitemap listé se trouve</translation>
    </message>
    <message>
        <source>the system does not allow it</source>
        <translation>le système ne le permet pas</translation>
    </message>
    <message>
        <source>the text</source>
        <translation>le texte</translation>
    </message>
    <message>
        <source>the user name</source>
        <translation>le nom d’utilisateur</translation>
    </message>
    <message>
        <source>the user name and password of</source>
        <translation>le nom d’utilisateur et le mot de passe de</translation>
    </message>
    <message>
        <source>the zone, such as +01:00 or Z</source>
        <translation>le fuseau, comme +01:00 ou Z</translation>
    </message>
    <message>
        <source>there is a control character</source>
        <translation>il y a un caractère de contrôle</translation>
    </message>
    <message>
        <source>there is half a character</source>
        <translation>il y a un demi-caractère</translation>
    </message>
    <message>
        <source>there is more after the end of the sitemap</source>
        <translation>il y a autre chose après la fin du sitemap</translation>
    </message>
    <message>
        <source>there is no element</source>
        <translation>il n’y a pas d’élément</translation>
    </message>
    <message>
        <source>there is no host</source>
        <translation>il n’y a pas d’hôte</translation>
    </message>
    <message>
        <source>there is no such character</source>
        <translation>ce caractère n’existe pas</translation>
    </message>
    <message>
        <source>there is no such class of characters</source>
        <translation>cette classe de caractères n’existe pas</translation>
    </message>
    <message>
        <source>there is no such flag</source>
        <translation>cet indicateur n’existe pas</translation>
    </message>
    <message>
        <source>there is nothing between two of its dots, or before the first</source>
        <translation>il n’y a rien entre deux de ses points, ou avant le premier</translation>
    </message>
    <message>
        <source>there is nothing to repeat before this sign</source>
        <translation>il n’y a rien à répéter avant ce signe</translation>
    </message>
    <message>
        <source>these braces are not closed</source>
        <translation>ces accolades ne sont pas fermées</translation>
    </message>
    <message>
        <source>this bracket is not closed</source>
        <translation>cette parenthèse n’est pas fermée</translation>
    </message>
    <message>
        <source>this can't stand in the name of a group</source>
        <translation>ceci ne peut pas figurer dans le nom d’un groupe</translation>
    </message>
    <message>
        <source>this could match half a character</source>
        <translation>ceci pourrait correspondre à un demi-caractère</translation>
    </message>
    <message>
        <source>this count begins above its end</source>
        <translation>ce compte commence au-dessus de sa fin</translation>
    </message>
    <message>
        <source>this escape can't stand in square brackets</source>
        <translation>cette séquence ne peut pas figurer entre crochets</translation>
    </message>
    <message>
        <source>this escape means nothing</source>
        <translation>cette séquence ne signifie rien</translation>
    </message>
    <message>
        <source>this escape needs digits</source>
        <translation>cette séquence demande des chiffres</translation>
    </message>
    <message>
        <source>this flag stands there twice</source>
        <translation>cet indicateur y figure deux fois</translation>
    </message>
    <message>
        <source>this goes beyond single bytes</source>
        <translation>ceci dépasse les octets isolés</translation>
    </message>
    <message>
        <source>this is not a hexadecimal digit</source>
        <translation>ce n’est pas un chiffre hexadécimal</translation>
    </message>
    <message>
        <source>this is not well-formed XML</source>
        <translation>ce n’est pas du XML bien formé</translation>
    </message>
    <message>
        <source>this minus stands there twice</source>
        <translation>ce signe moins y figure deux fois</translation>
    </message>
    <message>
        <source>this number is too large</source>
        <translation>ce nombre est trop grand</translation>
    </message>
    <message>
        <source>this range begins behind its end</source>
        <translation>cet intervalle commence après sa fin</translation>
    </message>
    <message>
        <source>this square bracket is not closed</source>
        <translation>ce crochet n’est pas fermé</translation>
    </message>
    <message>
        <source>thumbnail_loc before title</source>
        <translation>thumbnail_loc avant title</translation>
    </message>
    <message>
        <source>thumbnail_loc once</source>
        <translation>thumbnail_loc une fois</translation>
    </message>
    <message>
        <source>thumbnail_loc too often</source>
        <translation>thumbnail_loc trop souvent</translation>
    </message>
    <message>
        <source>thumbnail_loc: http://www.example.com/summer sale.jpg</source>
        <translation>thumbnail_loc: http://www.example.com/summer sale.jpg</translation>
    </message>
    <message>
        <source>title before thumbnail_loc</source>
        <translation>title avant thumbnail_loc</translation>
    </message>
    <message>
        <source>too many in stock_tickers</source>
        <translation>trop dans stock_tickers</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>two indexes</source>
        <translation>deux index</translation>
    </message>
    <message>
        <source>two sitemaps</source>
        <translation>deux sitemaps</translation>
    </message>
    <message>
        <source>two sitemaps and an index</source>
        <translation>deux sitemaps et un index</translation>
    </message>
    <message>
        <source>under {share:,.1f} %</source>
        <translation>moins de {share:,.1f} %</translation>
    </message>
    <message>
        <source>unescape once</source>
        <translation>décoder une fois</translation>
    </message>
    <message>
        <source>up to {last}</source>
        <translation>jusqu’à {last}</translation>
    </message>
    <message>
        <source>validity by the schemas</source>
        <translation>la validité selon les schémas</translation>
    </message>
    <message>
        <source>values of the index</source>
        <translation>les valeurs de l’index</translation>
    </message>
    <message>
        <source>video</source>
        <translation>vidéo</translation>
    </message>
    <message>
        <source>videos</source>
        <translation>vidéos</translation>
    </message>
    <message>
        <source>warnings</source>
        <translation>avertissements</translation>
    </message>
    <message>
        <source>what comes out of its gzip data is not what was packed</source>
        <translation>ce qui sort de ses données gzip n’est pas ce qui a été compressé</translation>
    </message>
    <message>
        <source>what is not meant for all</source>
        <translation>ce qui n’est pas destiné à tous</translation>
    </message>
    <message>
        <source>what stands before it is not a user name</source>
        <translation>ce qui le précède n’est pas un nom d’utilisateur</translation>
    </message>
    <message>
        <source>white space</source>
        <translation>un espace</translation>
    </message>
    <message>
        <source>whose address has no folder</source>
        <translation>dont l’adresse n’a pas de dossier</translation>
    </message>
    <message>
        <source>whose {title}</source>
        <translation>dont {title}</translation>
    </message>
    <message>
        <source>with {what}</source>
        <translation>avec {what}</translation>
    </message>
    <message>
        <source>with {what}: {which}</source>
        <translation>avec {what} : {which}</translation>
    </message>
    <message>
        <source>without escapes</source>
        <translation>sans séquences d’échappement</translation>
    </message>
    <message>
        <source>without {what}</source>
        <translation>sans {what}</translation>
    </message>
    <message>
        <source>without {what}: {which}</source>
        <translation>sans {what} : {which}</translation>
    </message>
    <message>
        <source>would leave the years 1 to 9999</source>
        <translation>sortirait des années 1 à 9999</translation>
    </message>
    <message>
        <source>write a point</source>
        <translation>écrire un point</translation>
    </message>
    <message>
        <source>write it in lower case without white space</source>
        <translation>l’écrire en minuscules, sans espaces</translation>
    </message>
    <message>
        <source>write protocol and host in lower case</source>
        <translation>écrire le protocole et l’hôte en minuscules</translation>
    </message>
    <message>
        <source>write slashes</source>
        <translation>écrire des barres obliques</translation>
    </message>
    <message>
        <source>write spaces as %20</source>
        <translation>écrire les espaces en %20</translation>
    </message>
    <message>
        <source>write such percent signs as %25</source>
        <translation>écrire ces signes pour cent en %25</translation>
    </message>
    <message>
        <source>write the ASCII form of the host</source>
        <translation>écrire l’hôte dans sa forme ASCII</translation>
    </message>
    <message>
        <source>write the W3C form of the same moment, where it is certain</source>
        <translation>écrire la forme W3C du même instant, là où il est certain</translation>
    </message>
    <message>
        <source>write the number out</source>
        <translation>écrire le nombre en entier</translation>
    </message>
    <message>
        <source>writes the file as it was repaired when it was opened</source>
        <translation>écrit le fichier tel qu’il a été réparé à l’ouverture</translation>
    </message>
    <message>
        <source>writes the file as it was repaired when it was opened, if that was possible without guessing</source>
        <translation>écrit le fichier tel qu’il a été réparé à l’ouverture, si c’était possible sans deviner</translation>
    </message>
    <message>
        <source>xsi:schemaLocation names pairs of a namespace that the file uses and its schema: for the protocol's own sitemap.xsd, and siteindex.xsd in an index.</source>
        <translation>xsi:schemaLocation cite des paires d’un espace de noms que le fichier emploie et de son schéma : pour celui du protocole sitemap.xsd, et siteindex.xsd dans un index.</translation>
    </message>
    <message>
        <source>xsi:schemaLocation {fault}.</source>
        <translation>xsi:schemaLocation {fault}.</translation>
    </message>
    <message>
        <source>year 0000</source>
        <translation>l’année 0000</translation>
    </message>
    <message>
        <source>yearly with a lastmod of 2005-01-01</source>
        <translation>yearly avec un lastmod du 2005-01-01</translation>
    </message>
    <message>
        <source>you may not write there</source>
        <translation>vous n’avez pas le droit d’y écrire</translation>
    </message>
    <message>
        <source>your disk quota is used up</source>
        <translation>votre quota de disque est épuisé</translation>
    </message>
    <message>
        <source>zone hour {number:02}</source>
        <translation>l’heure de fuseau {number:02}</translation>
    </message>
    <message>
        <source>zone minute {number:02}</source>
        <translation>la minute de fuseau {number:02}</translation>
    </message>
    <message>
        <source>{address} can't be the address of a folder.</source>
        <translation>{address} ne peut pas être l’adresse d’un dossier.</translation>
    </message>
    <message>
        <source>{address} can't be the address of a sitemap.</source>
        <translation>{address} ne peut pas être l’adresse d’un sitemap.</translation>
    </message>
    <message>
        <source>{address} has another {joined} than its sitemap {place}.{hint}</source>
        <translation>{address} n’a pas le même {joined} que son sitemap {place}.{hint}</translation>
    </message>
    <message>
        <source>{address} is not an address on the web.</source>
        <translation>{address} n’est pas une adresse web.</translation>
    </message>
    <message>
        <source>{address} lies outside {folder_of}, the folder of its sitemap {place}.</source>
        <translation>{address} est hors de {folder_of}, le dossier de son sitemap {place}.</translation>
    </message>
    <message>
        <source>{authority} is not a possible host and port: {host_fault}.</source>
        <translation>{authority} n’est pas un hôte et un port possibles : {host_fault}.</translation>
    </message>
    <message>
        <source>{count:,}</source>
        <translation>{count:,}</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} of the %n sitemaps listed lie</source>
        <translation>
            <numerusform>{count:,} sur %n sitemap listé se trouve</numerusform>
            <numerusform>{count:,} des %n sitemaps listés se trouvent</numerusform>
        </translation>
    </message>
    <message>
        <source>{count:,} ×</source>
        <translation>{count:,} ×</translation>
    </message>
    <message>
        <source>{entity} is not known in XML</source>
        <translation>{entity} est inconnue en XML</translation>
    </message>
    <message>
        <source>{extension} values</source>
        <translation>les valeurs ({extension})</translation>
    </message>
    <message numerus="yes">
        <source>{field} is no longer read by Google; %n entries of this sitemap have it.</source>
        <translation>
            <numerusform>{field} n’est plus lu par Google ; %n entrée de ce sitemap l’a.</numerusform>
            <numerusform>{field} n’est plus lu par Google ; %n entrées de ce sitemap l’ont.</numerusform>
        </translation>
    </message>
    <message>
        <source>{field} is no longer read by Google; one entry of this sitemap has it.</source>
        <translation>{field} n’est plus lu par Google ; une entrée de ce sitemap l’a.</translation>
    </message>
    <message numerus="yes">
        <source>{field} is no longer read by anybody; %n entries of this sitemap have it.</source>
        <translation>
            <numerusform>{field} n’est plus lu par personne ; %n entrée de ce sitemap l’a.</numerusform>
            <numerusform>{field} n’est plus lu par personne ; %n entrées de ce sitemap l’ont.</numerusform>
        </translation>
    </message>
    <message>
        <source>{field} is no longer read by anybody; one entry of this sitemap has it.</source>
        <translation>{field} n’est plus lu par personne ; une entrée de ce sitemap l’a.</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} et {last}</translation>
    </message>
    <message>
        <source>{first} is not allowed here in an address; it is written {percent_encoded}{more}.</source>
        <translation>{first} n’est pas permis ici dans une adresse ; cela s’écrit {percent_encoded}{more}.</translation>
    </message>
    <message>
        <source>{first} may not stand in a host{more}.</source>
        <translation>{first} ne peut pas figurer dans un hôte{more}.</translation>
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
        <source>{found} was probably escaped twice; escaped once it is {once}.</source>
        <translation>{found} a probablement été encodé deux fois ; encodé une fois, c’est {once}.</translation>
    </message>
    <message>
        <source>{fragment} names a place within the page; consumers list the page without it.</source>
        <translation>{fragment} désigne un endroit dans la page ; les lecteurs listent la page sans cela.</translation>
    </message>
    <message>
        <source>{host} has a colon without a port, and two slashes follow; probably two URLs were joined.</source>
        <translation>{host} a des deux-points sans port, suivis de deux barres obliques ; deux URL ont sans doute été collées.</translation>
    </message>
    <message>
        <source>{label}: {entries}, {share}</source>
        <translation>{label} : {entries}, {share}</translation>
    </message>
    <message>
        <source>{link} repeats an alternate before it.</source>
        <translation>{link} répète une variante précédente.</translation>
    </message>
    <message>
        <source>{link}: {fields} is not the only address for this language.</source>
        <translation>{link} : {fields} n’est pas la seule adresse pour cette langue.</translation>
    </message>
    <message>
        <source>{link}: {value} claims another language for itself.</source>
        <translation>{link} : {value} revendique une autre langue pour elle-même.</translation>
    </message>
    <message>
        <source>{link}: {value} has no link back to this page.</source>
        <translation>{link} : {value} n’a pas de lien retour vers cette page.</translation>
    </message>
    <message>
        <source>{listed} tell where a visitor came from; the page is the same without them.</source>
        <translation>{listed} disent d’où vient un visiteur ; la page est la même sans eux.</translation>
    </message>
    <message>
        <source>{listed} tells where a visitor came from; the page is the same without it.</source>
        <translation>{listed} dit d’où vient un visiteur ; la page est la même sans lui.</translation>
    </message>
    <message>
        <source>{loc} has another {what} than most entries of the sitemap, from which it is inferred that it lies on {home}.</source>
        <translation>{loc} n’a pas le même {what} que la plupart des entrées du sitemap, d’où l’on déduit que celui-ci est sur {home}.</translation>
    </message>
    <message>
        <source>{loc} holds a space; in an address it is written %20.</source>
        <translation>{loc} contient un espace ; dans une adresse, il s’écrit %20.</translation>
    </message>
    <message>
        <source>{loc} is broken by a tab or the end of a line, which may not stand in an address.</source>
        <translation>{loc} est coupé par une tabulation ou une fin de ligne, qui ne peut pas figurer dans une adresse.</translation>
    </message>
    <message>
        <source>{message} The default preferences apply.</source>
        <translation>{message} Les réglages par défaut s’appliquent.</translation>
    </message>
    <message>
        <source>{message} What can be shown of it, {count}, is read-only.</source>
        <translation>{message} Ce qui peut en être montré, {count}, est en lecture seule.</translation>
    </message>
    <message>
        <source>{name} holds a date of {newest}, but its own in the index is “{listed}”.</source>
        <translation>{name} contient une date {newest}, mais la sienne dans l’index est « {listed} ».</translation>
    </message>
    <message numerus="yes">
        <source>{name} lists %n URLs</source>
        <translation>
            <numerusform>{name} liste %n URL</numerusform>
            <numerusform>{name} liste %n URL</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lists %n sitemaps</source>
        <translation>
            <numerusform>{name} liste %n sitemap</numerusform>
            <numerusform>{name} liste %n sitemaps</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} lists 1 URL</source>
        <translation>{name} liste 1 URL</translation>
    </message>
    <message>
        <source>{name} lists 1 sitemap</source>
        <translation>{name} liste 1 sitemap</translation>
    </message>
    <message>
        <source>{name} lists no URL.</source>
        <translation>{name} ne liste aucune URL.</translation>
    </message>
    <message>
        <source>{name} lists no sitemap.</source>
        <translation>{name} ne liste aucun sitemap.</translation>
    </message>
    <message>
        <source>{name} of alternate {number:,}</source>
        <translation>champ {name} de la variante {number:,}</translation>
    </message>
    <message>
        <source>{name} of article {number:,}</source>
        <translation>champ {name} de l’article {number:,}</translation>
    </message>
    <message>
        <source>{name} of image {number:,}</source>
        <translation>champ {name} de l’image {number:,}</translation>
    </message>
    <message>
        <source>{name} of mobile mark {number:,}</source>
        <translation>champ {name} de la marque mobile {number:,}</translation>
    </message>
    <message>
        <source>{name} of page map {number:,}</source>
        <translation>champ {name} du PageMap {number:,}</translation>
    </message>
    <message>
        <source>{name} of video {number:,}</source>
        <translation>champ {name} de la vidéo {number:,}</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n bytes</source>
        <translation>
            <numerusform>{name} occupe %n octet</numerusform>
            <numerusform>{name} occupe %n octets</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} takes 1 byte</source>
        <translation>{name} occupe 1 octet</translation>
    </message>
    <message>
        <source>{name}: {urls:,} of {max_urls:,} URLs, {bytes:,} of {max_bytes:,} MB</source>
        <translation>{name} : {urls:,} URL sur {max_urls:,}, {bytes:,} Mo sur {max_bytes:,}</translation>
    </message>
    <message>
        <source>{over}; {title} allows {most:,}.</source>
        <translation>{over} ; {title} en autorise {most:,}.</translation>
    </message>
    <message>
        <source>{place} has nearly this address{in_all}: {loc}.</source>
        <translation>{place} a presque cette adresse{in_all} : {loc}.</translation>
    </message>
    <message>
        <source>{place} has this address already{in_all}: {loc}.</source>
        <translation>{place} a déjà cette adresse{in_all} : {loc}.</translation>
    </message>
    <message>
        <source>{place} has this address with the other protocol{in_all}: {loc}.</source>
        <translation>{place} a cette adresse avec l’autre protocole{in_all} : {loc}.</translation>
    </message>
    <message>
        <source>{port} is the default for {scheme} and can be left out.</source>
        <translation>{port} va de soi pour {scheme}.</translation>
    </message>
    <message>
        <source>{prefix} is used but not declared</source>
        <translation>{prefix} est employé sans être déclaré</translation>
    </message>
    <message>
        <source>{scheme} has capitals where case means nothing; lower case is usual.</source>
        <translation>{scheme} a des majuscules là où la casse ne compte pas ; les minuscules sont d’usage.</translation>
    </message>
    <message>
        <source>{share:,.1f} %</source>
        <translation>{share:,.1f} %</translation>
    </message>
    <message>
        <source>{text} is a W3C date, which the protocol asks for, but the published schema refuses it.</source>
        <translation>{text} est une date W3C, ce que demande le protocole, mais le schéma publié la refuse.</translation>
    </message>
    <message>
        <source>{text} is not a W3C date, which the protocol asks for, though the published schema takes it.</source>
        <translation>{text} n’est pas une date W3C, ce que demande le protocole, bien que le schéma publié l’accepte.</translation>
    </message>
    <message>
        <source>{text} is not a calendar day.</source>
        <translation>{text} n’est pas un jour du calendrier.</translation>
    </message>
    <message>
        <source>{text} is not in the calendar: there is no {fault}.</source>
        <translation>{text} n’est pas au calendrier : {fault} n’existe pas.</translation>
    </message>
    <message>
        <source>{text} is not on the clock: there is no {fault}.</source>
        <translation>{text} n’est pas une heure : {fault} n’existe pas.</translation>
    </message>
    <message>
        <source>{told}: by {user} on {host}, since {since}.</source>
        <translation>{told} : par {user} sur {host}, depuis {since}.</translation>
    </message>
    <message>
        <source>{told}; also {count:,} × in files or the set</source>
        <translation>{told} ; en outre {count:,} × dans des fichiers ou l’ensemble</translation>
    </message>
    <message>
        <source>{told}; by whom is not known.</source>
        <translation>{told} ; on ne sait pas par qui.</translation>
    </message>
    <message>
        <source>{told}; over the limit</source>
        <translation>{told} ; au-dessus de la limite</translation>
    </message>
    <message numerus="yes">
        <source>{value} has %n characters; the published schema wants {least} at least, though the protocol sets none.</source>
        <translation>
            <numerusform>{value} a %n caractère ; le schéma publié en veut au moins {least}, bien que le protocole n’en fixe pas.</numerusform>
            <numerusform>{value} a %n caractères ; le schéma publié en veut au moins {least}, bien que le protocole n’en fixe pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{value} has a decimal comma; a priority has a point, as 0.8{if_outside}.</source>
        <translation>{value} a une virgule décimale ; une priorité a un point, comme 0.8{if_outside}.</translation>
    </message>
    <message>
        <source>{value} has a time without a zone; add Z or an offset such as +01:00.</source>
        <translation>{value} a une heure sans fuseau ; ajoutez Z ou un décalage comme +01:00.</translation>
    </message>
    <message>
        <source>{value} has an exponent; a priority is written out, as 0.8{if_outside}.</source>
        <translation>{value} a un exposant ; une priorité s’écrit en entier, comme 0.8{if_outside}.</translation>
    </message>
    <message>
        <source>{value} has backslashes; the parts of a path are divided by slashes.</source>
        <translation>{value} a des barres obliques inversées ; les parties d’un chemin sont séparées par des barres obliques.</translation>
    </message>
    <message>
        <source>{value} has characters around the address that nobody sees; consumers take them for a part of it.</source>
        <translation>{value} a autour de l’adresse des caractères que personne ne voit ; les lecteurs les prennent pour une partie de celle-ci.</translation>
    </message>
    <message>
        <source>{value} has one character; the published schema wants {least} at least, though the protocol sets none.</source>
        <translation>{value} a un caractère ; le schéma publié en veut au moins {least}, bien que le protocole n’en fixe pas.</translation>
    </message>
    <message>
        <source>{value} has steps such as /../; consumers list {mended} instead.</source>
        <translation>{value} a des pas comme /../ ; les lecteurs listent {mended} à la place.</translation>
    </message>
    <message>
        <source>{value} has white space around the address.</source>
        <translation>{value} a des espaces autour de l’adresse.</translation>
    </message>
    <message>
        <source>{value} is before 1990, when there was no web; probably a clock was not set.</source>
        <translation>{value} est avant 1990, quand le web n’existait pas ; sans doute une horloge n’était-elle pas réglée.</translation>
    </message>
    <message>
        <source>{value} is listed earlier in the set.</source>
        <translation>{value} est listé plus haut dans l’ensemble.</translation>
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
        <translation>{value} n’est pas complet : l’adresse doit commencer par http:// ou https://.</translation>
    </message>
    <message>
        <source>{value} is not one of {changefreqs}.</source>
        <translation>{value} n’est pas l’une de ces valeurs : {changefreqs}.</translation>
    </message>
    <message>
        <source>{value} lies in the future; a page can't have been changed then.</source>
        <translation>{value} est dans le futur ; une page ne peut pas avoir changé à ce moment-là.</translation>
    </message>
    <message>
        <source>{value} lies on another site than most entries of its sitemap.</source>
        <translation>{value} est sur un autre site que la plupart des entrées de son sitemap.</translation>
    </message>
    <message>
        <source>{value} lies outside the place of its sitemap.</source>
        <translation>{value} est hors de l’emplacement de son sitemap.</translation>
    </message>
    <message>
        <source>{value} looks like {what} (pattern {found}).</source>
        <translation>{value} ressemble à {what} (motif {found}).</translation>
    </message>
    <message>
        <source>{value} names no host.</source>
        <translation>{value} ne nomme aucun hôte.</translation>
    </message>
    <message>
        <source>{videos}; the schema asks for neither content_loc nor player_loc</source>
        <translation>{videos} ; le schéma ne demande ni content_loc ni player_loc</translation>
    </message>
    <message numerus="yes">
        <source>{what} (%n entries)</source>
        <translation>
            <numerusform>{what} (%n entrée)</numerusform>
            <numerusform>{what} (%n entrées)</numerusform>
        </translation>
    </message>
    <message>
        <source>{what} (1 entry)</source>
        <translation>{what} (1 entrée)</translation>
    </message>
    <message>
        <source>{what} and was set aside as “{aside}”; the default preferences apply.</source>
        <translation>{what} et a été mis de côté sous « {aside} » ; les réglages par défaut s’appliquent.</translation>
    </message>
    <message>
        <source>{what} left out behind the end of the gzip data.</source>
        <translation>Omis après la fin des données gzip : {what}.</translation>
    </message>
    <message>
        <source>{what} stood before the beginning of the XML; it was removed.</source>
        <translation>Contenu supprimé avant le début du XML : {what}.</translation>
    </message>
    <message>
        <source>{what}; the default preferences apply.</source>
        <translation>{what} ; les réglages par défaut s’appliquent.</translation>
    </message>
    <message>
        <source>{who} expired on {value}.</source>
        <translation>{who} a expiré le {value}.</translation>
    </message>
    <message>
        <source>{who} has an unknown element, {name}.</source>
        <translation>{who} a un élément inconnu, {name}.</translation>
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
        <source>{who} has no {name}{what}.</source>
        <translation>{who} n’a pas de {name}{what}.</translation>
    </message>
    <message>
        <source>{who} has {count:,} of {breach}, which may stand there {times}.</source>
        <translation>{who} a {count:,} {breach} (permis : {times}).</translation>
    </message>
    <message>
        <source>{who} has {what} {name}.</source>
        <translation>{who} : {what} {name}.</translation>
    </message>
    <message>
        <source>{who} is no longer read by anybody.</source>
        <translation>{who} n’est plus lu par personne.</translation>
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
        <source>{wrong} in the {what} is not one of {choices}{meant}.</source>
        <translation>{wrong} dans le {what} n’est pas l’une de ces valeurs : {choices}{meant}.</translation>
    </message>
    <message>
        <source>{wrong} in the {what} is not {forms}.</source>
        <translation>{wrong} dans le {what} n’est pas {forms}.</translation>
    </message>
    <message>
        <source>{zone} is not a time zone.</source>
        <translation>{zone} n’est pas un fuseau horaire.</translation>
    </message>
    <message>
        <source>“Z”, or such as “+01:00”, or empty</source>
        <translation>« Z », ou par exemple « +01:00 », ou vide</translation>
    </message>
    <message>
        <source>“\{escape}” means nothing in a replacement.</source>
        <translation>« \{escape} » ne signifie rien dans un remplacement.</translation>
    </message>
    <message>
        <source>“]]&gt;” stands in a value</source>
        <translation>« ]]&gt; » figure dans une valeur</translation>
    </message>
    <message>
        <source>“]]&gt;” stood in a value; it was written as “]]&amp;gt;”.</source>
        <translation>Un « ]]&gt; » dans une valeur a été écrit « ]]&amp;gt; ».</translation>
    </message>
    <message>
        <source>“always” is for pages that change at every access, which a lastmod of more than a year ago denies; “never” is for archived pages, which have no change to come.</source>
        <translation>« always » est pour les pages qui changent à chaque accès, ce que dément un lastmod de plus d’un an ; « never » est pour les pages archivées, qui n’ont plus de changement à venir.</translation>
    </message>
    <message>
        <source>“always” says that the page changes at every access, but its lastmod is more than a year old.</source>
        <translation>« always » dit que la page change à chaque accès, mais son lastmod date de plus d’un an.</translation>
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
        <source>“day” or “second”</source>
        <translation>« day » ou « second »</translation>
    </message>
    <message>
        <source>“lastmod {operator}” needs a date such as 2026-11-02, not “{value}”.</source>
        <translation>« lastmod {operator} » demande une date comme 2026-11-02, non « {value} ».</translation>
    </message>
    <message>
        <source>“never” says that the page is archived, but its lastmod lies in the future.</source>
        <translation>« never » dit que la page est archivée, mais son lastmod est dans le futur.</translation>
    </message>
    <message>
        <source>“url” needs an “href”</source>
        <translation>« url » demande un « href »</translation>
    </message>
    <message>
        <source>“{address}” lies on {site}, but {words} on {site_2}.</source>
        <translation>« {address} » se trouve sur {site}, mais {words} sur {site_2}.</translation>
    </message>
    <message>
        <source>“{address}” lies outside {folder}, where {words}.</source>
        <translation>« {address} » se trouve hors de {folder}, où {words}.</translation>
    </message>
    <message>
        <source>“{clash}” is one of the files that are open; the export would replace it.</source>
        <translation>« {clash} » est l’un des fichiers ouverts ; l’export le remplacerait.</translation>
    </message>
    <message>
        <source>“{closed}” is closed that was not opened</source>
        <translation>« {closed} » est fermé sans avoir été ouvert</translation>
    </message>
    <message>
        <source>“{closing}” was closed before its last entry; the entries behind it were joined.</source>
        <translation>« {closing} » était fermé avant sa dernière entrée ; les entrées suivantes y ont été jointes.</translation>
    </message>
    <message>
        <source>“{document}” can't be the name of an index.</source>
        <translation>« {document} » ne peut pas être le nom d’un index.</translation>
    </message>
    <message>
        <source>“{document}” has no index, so it is the only sitemap there can be.</source>
        <translation>« {document} » n’a pas d’index : c’est donc le seul sitemap possible.</translation>
    </message>
    <message>
        <source>“{document}” is an index already.</source>
        <translation>« {document} » est déjà un index.</translation>
    </message>
    <message>
        <source>“{element}” has the attribute “{attribute}”, which the protocol does not define.</source>
        <translation>« {element} » a l’attribut « {attribute} », que le protocole ne définit pas.</translation>
    </message>
    <message>
        <source>“{field} {operator}” needs a number, not “{value}”.</source>
        <translation>« {field} {operator} » demande un nombre, non « {value} ».</translation>
    </message>
    <message>
        <source>“{field}” is no field; there are: {fields}.</source>
        <translation>« {field} » n’est pas un champ ; il y a : {fields}.</translation>
    </message>
    <message>
        <source>“{field}” is not compared with “{operator}”, but by {known}.</source>
        <translation>« {field} » ne se compare pas par « {operator} », mais par {known}.</translation>
    </message>
    <message>
        <source>“{field}” is not larger or smaller than another.</source>
        <translation>« {field} » n’est ni plus grand ni plus petit qu’un autre.</translation>
    </message>
    <message>
        <source>“{file}” does not exist</source>
        <translation>« {file} » n’existe pas</translation>
    </message>
    <message numerus="yes">
        <source>“{file}” has %n more such places.</source>
        <translation>
            <numerusform>« {file} » a %n autre endroit de ce genre.</numerusform>
            <numerusform>« {file} » a %n autres endroits de ce genre.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{file}” has one more such place.</source>
        <translation>« {file} » a un autre endroit de ce genre.</translation>
    </message>
    <message>
        <source>“{file}” is not well-formed, so it is not valid by the schema either.</source>
        <translation>« {file} » n’est pas bien formé ; il n’est donc pas valide selon le schéma non plus.</translation>
    </message>
    <message>
        <source>“{file}” may be this sitemap or another one of the index. Put each file where its URL says.</source>
        <translation>« {file} » est peut-être ce sitemap ou un autre de l’index. Mettez chaque fichier là où son URL l’indique.</translation>
    </message>
    <message>
        <source>“{file}” was changed by another program since it was opened, so it was not validated.</source>
        <translation>« {file} » a été modifié par un autre programme depuis l’ouverture : il n’a pas été validé.</translation>
    </message>
    <message>
        <source>“{file}” was opened for {url}, but its path is not that of the URL.</source>
        <translation>« {file} » a été ouvert pour {url}, mais son chemin n’est pas celui de l’URL.</translation>
    </message>
    <message>
        <source>“{first}” was changed by another program since it was opened, so nothing was saved.</source>
        <translation>« {first} » a été modifié par un autre programme depuis l’ouverture : rien n’a été enregistré.</translation>
    </message>
    <message>
        <source>“{folder}” is a folder, which is not opened together with others.</source>
        <translation>« {folder} » est un dossier, qui ne s’ouvre pas avec d’autres.</translation>
    </message>
    <message>
        <source>“{folder}” is the folder of the set that is open, and would then hold two indexes.</source>
        <translation>« {folder} » est le dossier de l’ensemble ouvert, et contiendrait alors deux index.</translation>
    </message>
    <message>
        <source>“{found}” is not a reference of XML; its “X” was written in lower case.</source>
        <translation>« {found} » n’est pas une référence XML ; son « X » a été écrit en minuscule.</translation>
    </message>
    <message>
        <source>“{found}” names a control character, which XML does not allow; it was removed.</source>
        <translation>« {found} » désigne un caractère de contrôle, que XML n’admet pas ; il a été supprimé.</translation>
    </message>
    <message>
        <source>“{held}” is of a set that is in use: {message}</source>
        <translation>« {held} » fait partie d’un ensemble en cours d’utilisation : {message}</translation>
    </message>
    <message>
        <source>“{host}” is not on the public web.</source>
        <translation>« {host} » n’est pas sur le web public.</translation>
    </message>
    <message numerus="yes">
        <source>“{index}” lists %n sitemaps whose files have other paths than their URLs; “{file}” was opened for {url}.</source>
        <translation>
            <numerusform>« {index} » liste %n sitemap dont le fichier n’a pas le chemin de son URL ; « {file} » a été ouvert pour {url}.</numerusform>
            <numerusform>« {index} » liste %n sitemaps dont les fichiers n’ont pas les chemins de leurs URL ; « {file} » a été ouvert pour {url}.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{index}” lists itself.</source>
        <translation>« {index} » se liste lui-même.</translation>
    </message>
    <message>
        <source>“{index}” lists {address}, whose protocol is {protocol}; it must be http or https.</source>
        <translation>« {index} » cite {address}, dont le protocole est {protocol} ; ce doit être http ou https.</translation>
    </message>
    <message>
        <source>“{item}” is neither a date nor a range of dates.</source>
        <translation>« {item} » n’est ni une date ni un intervalle de dates.</translation>
    </message>
    <message>
        <source>“{item}” is not a range of numbers.</source>
        <translation>« {item} » n’est pas un intervalle de nombres.</translation>
    </message>
    <message>
        <source>“{item}” is not the address of a folder.</source>
        <translation>« {item} » n’est pas l’adresse d’un dossier.</translation>
    </message>
    <message>
        <source>“{item}” is not the number of an entry.</source>
        <translation>« {item} » n’est pas le numéro d’une entrée.</translation>
    </message>
    <message>
        <source>“{key}” is no key of IndexNow.</source>
        <translation>« {key} » n’est pas une clé IndexNow.</translation>
    </message>
    <message>
        <source>“{label}” begins like the ASCII form of a name, but stands for none</source>
        <translation>« {label} » commence comme la forme ASCII d’un nom, mais n’en représente aucun</translation>
    </message>
    <message>
        <source>“{mismatch}” is closed, but “{mismatch_2}” of line {mismatch_3} is still open</source>
        <translation>« {mismatch} » est fermé, mais « {mismatch_2} » de la ligne {mismatch_3} est encore ouvert</translation>
    </message>
    <message>
        <source>“{more}” is a field of the entry, and not one of its extensions.</source>
        <translation>« {more} » est un champ de l’entrée, et non l’une de ses extensions.</translation>
    </message>
    <message>
        <source>“{name!a}” can't be a file name.</source>
        <translation>« {name!a} » ne peut pas être un nom de fichier.</translation>
    </message>
    <message>
        <source>“{name!a}” is not the name of a file.</source>
        <translation>« {name!a} » n’est pas le nom d’un fichier.</translation>
    </message>
    <message>
        <source>“{name}” begins with more than one byte order mark.</source>
        <translation>« {name} » commence par plus d’un indicateur d’ordre des octets.</translation>
    </message>
    <message>
        <source>“{name}” can't be a file name.</source>
        <translation>« {name} » ne peut pas être un nom de fichier.</translation>
    </message>
    <message>
        <source>“{name}” can't be a file name: the system keeps it for itself.</source>
        <translation>« {name} » ne peut pas être un nom de fichier : le système se le réserve.</translation>
    </message>
    <message>
        <source>“{name}” can't be copied: {strerror}.</source>
        <translation>« {name} » ne peut pas être copié : {strerror}.</translation>
    </message>
    <message>
        <source>“{name}” can't be made: {reason}.</source>
        <translation>« {name} » ne peut pas être créé : {reason}.</translation>
    </message>
    <message>
        <source>“{name}” can't be read any more, so it was not saved.</source>
        <translation>« {name} » ne peut plus être lu : il n’a pas été enregistré.</translation>
    </message>
    <message>
        <source>“{name}” can't be read as CSV: in line {line} {reason}.</source>
        <translation>« {name} » ne peut pas être lu comme CSV : à la ligne {line}, {reason}.</translation>
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
        <source>“{name}” can't be read: {strerror}.</source>
        <translation>« {name} » ne peut pas être lu : {strerror}.</translation>
    </message>
    <message>
        <source>“{name}” can't be removed: {reason}.</source>
        <translation>« {name} » ne peut pas être supprimé : {reason}.</translation>
    </message>
    <message>
        <source>“{name}” can't be saved: {reason}; and not all files could be put back.</source>
        <translation>« {name} » ne peut pas être enregistré : {reason} ; et certains fichiers n’ont pas pu être remis en place.</translation>
    </message>
    <message>
        <source>“{name}” can't be saved: {reason}{safe}.</source>
        <translation>« {name} » ne peut pas être enregistré : {reason}{safe}.</translation>
    </message>
    <message>
        <source>“{name}” can't be understood ({reason})</source>
        <translation>« {name} » est incompréhensible ({reason})</translation>
    </message>
    <message>
        <source>“{name}” can't be written so that it can be read again: {message}</source>
        <translation>« {name} » ne peut pas être écrit de façon à pouvoir être relu : {message}</translation>
    </message>
    <message>
        <source>“{name}” can't be written: {strerror}; it is as it was before.</source>
        <translation>« {name} » ne peut pas être écrit : {strerror} ; il est comme avant.</translation>
    </message>
    <message>
        <source>“{name}” can't be {what}: {reason}; {untouched}.</source>
        <translation>« {name} » ne peut pas être {what} : {reason} ; {untouched}.</translation>
    </message>
    <message>
        <source>“{name}” could not be read, so it can't be split.</source>
        <translation>« {name} » n’a pas pu être lu : il ne peut pas être scindé.</translation>
    </message>
    <message>
        <source>“{name}” could not be read, so its file can't be renamed.</source>
        <translation>« {name} » n’a pas pu être lu : son fichier ne peut pas être renommé.</translation>
    </message>
    <message>
        <source>“{name}” could not be read: the process that read it has died.</source>
        <translation>« {name} » n’a pas pu être lu : le processus qui le lisait s’est arrêté.</translation>
    </message>
    <message>
        <source>“{name}” declares a document type or entities, which are never processed.</source>
        <translation>« {name} » déclare un type de document ou des entités, qui ne sont jamais traités.</translation>
    </message>
    <message>
        <source>“{name}” declares the encoding {name_2}, in which its declaration could not be written.</source>
        <translation>« {name} » déclare l’encodage {name_2}, dans lequel sa déclaration n’aurait pu être écrite.</translation>
    </message>
    <message>
        <source>“{name}” declares the encoding “{encoding}”, which is not known.</source>
        <translation>« {name} » déclare l’encodage « {encoding} », qui est inconnu.</translation>
    </message>
    <message>
        <source>“{name}” declares {name_2}, but is encoded in UTF-8.</source>
        <translation>« {name} » déclare {name_2}, mais est encodé en UTF-8.</translation>
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
        <source>“{name}” does not fit into the memory of this computer.</source>
        <translation>« {name} » ne tient pas dans la mémoire de cet ordinateur.</translation>
    </message>
    <message>
        <source>“{name}” does not lie in the folder of its set any more, so it can't be taken along.</source>
        <translation>« {name} » n’est plus dans le dossier de son ensemble : il ne peut pas être emporté.</translation>
    </message>
    <message>
        <source>“{name}” does not lie in the folder of the set.</source>
        <translation>« {name} » n’est pas dans le dossier de l’ensemble.</translation>
    </message>
    <message>
        <source>“{name}” ends {place}.</source>
        <translation>« {name} » s’arrête {place}.</translation>
    </message>
    <message>
        <source>“{name}” has no column “loc”.</source>
        <translation>« {name} » n’a pas de colonne « loc ».</translation>
    </message>
    <message>
        <source>“{name}” has no column “{header}”.</source>
        <translation>« {name} » n’a pas de colonne « {header} ».</translation>
    </message>
    <message>
        <source>“{name}” has other names on this disk, too (hard links).</source>
        <translation>« {name} » a aussi d’autres noms sur ce disque (liens physiques).</translation>
    </message>
    <message>
        <source>“{name}” has text before its XML begins in line {at}.</source>
        <translation>« {name} » a du texte avant que son XML ne commence à la ligne {at}.</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” holds more than %n entries.</source>
        <translation>
            <numerusform>« {name} » contient plus de %n entrée.</numerusform>
            <numerusform>« {name} » contient plus de %n entrées.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” holds more than one entry.</source>
        <translation>« {name} » contient plus d’une entrée.</translation>
    </message>
    <message>
        <source>“{name}” holds more than {max_tags:,} tags.</source>
        <translation>« {name} » contient plus de {max_tags:,} balises.</translation>
    </message>
    <message>
        <source>“{name}” holds no entries.</source>
        <translation>« {name} » ne contient aucune entrée.</translation>
    </message>
    <message>
        <source>“{name}” holds no patterns.</source>
        <translation>« {name} » ne contient aucun motif.</translation>
    </message>
    <message>
        <source>“{name}” holds nothing but white space.</source>
        <translation>« {name} » ne contient que des espaces.</translation>
    </message>
    <message>
        <source>“{name}” holds numbers or tables without end.</source>
        <translation>« {name} » contient des nombres ou des tables sans fin.</translation>
    </message>
    <message>
        <source>“{name}” holds something else than dates of pages.</source>
        <translation>« {name} » contient autre chose que des dates de pages.</translation>
    </message>
    <message>
        <source>“{name}” holds the element “{inner}”, but a value is text alone.</source>
        <translation>« {name} » contient l’élément « {inner} », mais une valeur n’est que du texte.</translation>
    </message>
    <message>
        <source>“{name}” is JSON, not a sitemap.</source>
        <translation>« {name} » est du JSON, pas un sitemap.</translation>
    </message>
    <message>
        <source>“{name}” is a binary file, not a sitemap.</source>
        <translation>« {name} » est un fichier binaire, pas un sitemap.</translation>
    </message>
    <message>
        <source>“{name}” is a feed in which no item has a link.</source>
        <translation>« {name} » est un flux dont aucun élément n’a de lien.</translation>
    </message>
    <message>
        <source>“{name}” is a feed of more than {megabytes} MiB or {tags:,} tags.</source>
        <translation>« {name} » est un flux de plus de {megabytes} Mio ou de {tags:,} balises.</translation>
    </message>
    <message>
        <source>“{name}” is a feed, which lists recent pages only and is never written.</source>
        <translation>« {name} » est un flux, qui ne liste que les pages récentes et n’est jamais écrit.</translation>
    </message>
    <message>
        <source>“{name}” is a folder.</source>
        <translation>« {name} » est un dossier.</translation>
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
        <source>“{name}” is an access log, which does not name its site.</source>
        <translation>« {name} » est un journal d’accès, qui ne nomme pas son site.</translation>
    </message>
    <message>
        <source>“{name}” is an index, not a sitemap.</source>
        <translation>« {name} » est un index, pas un sitemap.</translation>
    </message>
    <message>
        <source>“{name}” is cut off: its gzip data ends in the middle.</source>
        <translation>« {name} » est coupé : ses données gzip s’arrêtent au milieu.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: {what}.</source>
        <translation>« {name} » est endommagé : {what}.</translation>
    </message>
    <message>
        <source>“{name}” is empty.</source>
        <translation>« {name} » est vide.</translation>
    </message>
    <message>
        <source>“{name}” is encoded in {name_2}, not in UTF-8. {converted}</source>
        <translation>« {name} » est encodé en {name_2}, pas en UTF-8. {converted}</translation>
    </message>
    <message>
        <source>“{name}” is gzipped three times or more.</source>
        <translation>« {name} » est compressé avec gzip trois fois ou plus.</translation>
    </message>
    <message>
        <source>“{name}” is gzipped twice; search engines unpack it once.</source>
        <translation>« {name} » est compressé avec gzip deux fois ; les moteurs de recherche ne le décompressent qu’une fois.</translation>
    </message>
    <message>
        <source>“{name}” is gzipped, but its name does not end in .gz.</source>
        <translation>« {name} » est compressé avec gzip, mais son nom ne finit pas par .gz.</translation>
    </message>
    <message>
        <source>“{name}” is in the set already.</source>
        <translation>« {name} » est déjà dans l’ensemble.</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” is larger than %n bytes when unpacked.</source>
        <translation>
            <numerusform>« {name} » dépasse %n octet une fois décompressé.</numerusform>
            <numerusform>« {name} » dépasse %n octets une fois décompressé.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” is larger than 1 byte when unpacked.</source>
        <translation>« {name} » dépasse 1 octet une fois décompressé.</translation>
    </message>
    <message>
        <source>“{name}” is larger than 2 GiB.</source>
        <translation>« {name} » dépasse 2 Gio.</translation>
    </message>
    <message>
        <source>“{name}” is larger than 4 GiB in UTF-8.</source>
        <translation>« {name} » dépasse 4 Gio en UTF-8.</translation>
    </message>
    <message>
        <source>“{name}” is more than {ratio:,} times larger when unpacked, as a gzip bomb is.</source>
        <translation>« {name} » est plus de {ratio:,} fois plus grand une fois décompressé, comme l’est une bombe gzip.</translation>
    </message>
    <message>
        <source>“{name}” is named as a gzipped file, but it is not gzipped.</source>
        <translation>« {name} » porte le nom d’un fichier gzip, mais n’est pas compressé avec gzip.</translation>
    </message>
    <message>
        <source>“{name}” is neither in UTF-8 nor in UTF-16.</source>
        <translation>« {name} » n’est ni en UTF-8 ni en UTF-16.</translation>
    </message>
    <message>
        <source>“{name}” is no access log of a known format.</source>
        <translation>« {name} » n’est pas un journal d’accès d’un format connu.</translation>
    </message>
    <message>
        <source>“{name}” is no table: {reason}.</source>
        <translation>« {name} » n’est pas un tableau : {reason}.</translation>
    </message>
    <message>
        <source>“{name}” is not a file but a pipe, socket or device.</source>
        <translation>« {name} » n’est pas un fichier, mais un tube, un socket ou un périphérique.</translation>
    </message>
    <message>
        <source>“{name}” is not a recovery log.</source>
        <translation>« {name} » n’est pas un journal de récupération.</translation>
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
        <source>“{name}” is not a sitemap: neither XML, nor a list of addresses, nor CSV with a column “loc”.</source>
        <translation>« {name} » n’est pas un sitemap : ni XML, ni liste d’adresses, ni CSV avec une colonne « loc ».</translation>
    </message>
    <message>
        <source>“{name}” is not an element of the protocol.</source>
        <translation>« {name} » n’est pas un élément du protocole.</translation>
    </message>
    <message>
        <source>“{name}” is not an element that may stand in “{split_name}”; it is kept, but not shown.</source>
        <translation>« {name} » n’est pas un élément permis dans « {split_name} » ; il est gardé, mais pas affiché.</translation>
    </message>
    <message>
        <source>“{name}” is not encoded in UTF-8; it is read as {chosen}, as was chosen. {converted}</source>
        <translation>« {name} » n’est pas encodé en UTF-8 ; il est lu comme {chosen}, selon votre choix. {converted}</translation>
    </message>
    <message>
        <source>“{name}” is not in a git repository.</source>
        <translation>« {name} » n’est pas dans un dépôt git.</translation>
    </message>
    <message>
        <source>“{name}” is not in {encoding}.</source>
        <translation>« {name} » n’est pas en {encoding}.</translation>
    </message>
    <message>
        <source>“{name}” is not valid {encoding}: the byte {byte} in line {line} does not belong there.</source>
        <translation>« {name} » n’est pas du {encoding} valide : l’octet {byte} à la ligne {line} n’y a pas sa place.</translation>
    </message>
    <message>
        <source>“{name}” is not well-formed XML (line {line:,}, column {column:,}): {reason}.</source>
        <translation>« {name} » n’est pas du XML bien formé (ligne {line:,}, colonne {column:,}) : {reason}.</translation>
    </message>
    <message>
        <source>“{name}” is of another version.</source>
        <translation>« {name} » est d’une autre version.</translation>
    </message>
    <message>
        <source>“{name}” is on the web, and nothing is ever fetched.</source>
        <translation>« {name} » est sur le web, et rien n’est jamais téléchargé.</translation>
    </message>
    <message>
        <source>“{name}” is one of the files that are open; the export would replace it.</source>
        <translation>« {name} » est l’un des fichiers ouverts ; l’export le remplacerait.</translation>
    </message>
    <message>
        <source>“{name}” is one of the sitemaps themselves.</source>
        <translation>« {name} » est l’un des sitemaps eux-mêmes.</translation>
    </message>
    <message>
        <source>“{name}” is open for editing elsewhere</source>
        <translation>« {name} » est ouvert en modification ailleurs</translation>
    </message>
    <message>
        <source>“{name}” is open for editing in another window.</source>
        <translation>« {name} » est ouvert en modification dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>“{name}” is the name of another file.</source>
        <translation>« {name} » est le nom d’un autre fichier.</translation>
    </message>
    <message>
        <source>“{name}” is there already and is not a sitemap of the set, so it is not replaced.</source>
        <translation>« {name} » s’y trouve déjà et n’est pas un sitemap de l’ensemble : il n’est pas remplacé.</translation>
    </message>
    <message>
        <source>“{name}” is there already, and is no copy of it or was changed; it stays as it is.</source>
        <translation>« {name} » existe déjà et n’en est pas une copie, ou a été modifié ; il reste tel quel.</translation>
    </message>
    <message>
        <source>“{name}” is there more than once; the first one counts.</source>
        <translation>« {name} » y figure plus d’une fois ; le premier compte.</translation>
    </message>
    <message>
        <source>“{name}” is too large for a list of patterns.</source>
        <translation>« {name} » est trop grand pour une liste de motifs.</translation>
    </message>
    <message>
        <source>“{name}” is {kind}; a sitemap may only be packed with gzip.</source>
        <translation>« {name} » est {kind} ; un sitemap ne peut être compressé qu’avec gzip.</translation>
    </message>
    <message>
        <source>“{name}” lies beside the sitemaps that “{facts}” lists, but is not listed.</source>
        <translation>« {name} » est à côté des sitemaps que liste « {facts} », mais n’est pas listé.</translation>
    </message>
    <message>
        <source>“{name}” lies in that folder already; a sitemap of the set would replace it.</source>
        <translation>« {name} » se trouve déjà dans ce dossier ; un sitemap de l’ensemble le remplacerait.</translation>
    </message>
    <message>
        <source>“{name}” may have been written by another user.</source>
        <translation>« {name} » a peut-être été écrit par un autre utilisateur.</translation>
    </message>
    <message>
        <source>“{name}” may not be read.</source>
        <translation>La lecture de « {name} » n’est pas autorisée.</translation>
    </message>
    <message>
        <source>“{name}” may not be written where it is.</source>
        <translation>« {name} » ne peut pas être écrit là où il est.</translation>
    </message>
    <message>
        <source>“{name}” spells the names of its elements in ways that can't be mended for certain.</source>
        <translation>« {name} » écrit les noms de ses éléments de façons qui ne peuvent pas être réparées avec certitude.</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program since it was opened, so it was not saved.</source>
        <translation>« {name} » a été modifié par un autre programme depuis l’ouverture : il n’a pas été enregistré.</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program while it was being saved; {untouched}.</source>
        <translation>« {name} » a été modifié par un autre programme pendant l’enregistrement ; {untouched}.</translation>
    </message>
    <message>
        <source>“{name}” was mended in {places} so that it could be read.</source>
        <translation>« {name} » a été réparé en {places} pour pouvoir être lu.</translation>
    </message>
    <message>
        <source>“{name}” would not hold what the table shows, so it was not saved.</source>
        <translation>« {name} » ne contiendrait pas ce que montre le tableau : il n’a pas été enregistré.</translation>
    </message>
    <message>
        <source>“{name}” {what}.</source>
        <translation>« {name} » {what}.</translation>
    </message>
    <message>
        <source>“{name}”, line {line}: not UTF-8.</source>
        <translation>« {name} », ligne {line} : pas en UTF-8.</translation>
    </message>
    <message>
        <source>“{name}”, line {line}: {reason}.</source>
        <translation>« {name} », ligne {line} : {reason}.</translation>
    </message>
    <message>
        <source>“{name}”, line {number}: {reason}.</source>
        <translation>« {name} », ligne {number} : {reason}.</translation>
    </message>
    <message>
        <source>“{name}…” is too long for the name of a file.</source>
        <translation>« {name}… » est trop long pour un nom de fichier.</translation>
    </message>
    <message>
        <source>“{opened}” of line {opened_line} is still open</source>
        <translation>« {opened} » de la ligne {opened_line} est encore ouvert</translation>
    </message>
    <message>
        <source>“{open}” was not closed at the end of the file; it was closed.</source>
        <translation>« {open} » n’était pas fermé à la fin du fichier ; il a été fermé.</translation>
    </message>
    <message>
        <source>“{operation}” has to know which field it is for.</source>
        <translation>« {operation} » doit savoir pour quel champ.</translation>
    </message>
    <message>
        <source>“{operation}” is for {field}, not for {name}.</source>
        <translation>« {operation} » est pour {field}, pas pour {name}.</translation>
    </message>
    <message>
        <source>“{parameter}” is missing: {words}.</source>
        <translation>« {parameter} » manque : {words}.</translation>
    </message>
    <message>
        <source>“{parent}” can't be made: {strerror}.</source>
        <translation>« {parent} » ne peut pas être créé : {strerror}.</translation>
    </message>
    <message>
        <source>“{parent}” is not a folder.</source>
        <translation>« {parent} » n’est pas un dossier.</translation>
    </message>
    <message>
        <source>“{path}” is not a field of “{shown_name}” that has a text.</source>
        <translation>« {path} » n’est pas un champ de « {shown_name} » qui ait un texte.</translation>
    </message>
    <message>
        <source>“{sitemap}” could not be read, so no entry can be moved to it.</source>
        <translation>« {sitemap} » n’a pas pu être lu : aucune entrée ne peut y être déplacée.</translation>
    </message>
    <message>
        <source>“{sitemap}” could not be read, so nothing of it can go elsewhere.</source>
        <translation>« {sitemap} » n’a pas pu être lu : rien ne peut en être déplacé.</translation>
    </message>
    <message numerus="yes">
        <source>“{sitemap}” could not be read, so the %n entries put into it can't be saved.</source>
        <translation>
            <numerusform>« {sitemap} » n’a pas pu être lu : la %n entrée qui y a été mise ne peut pas être enregistrée.</numerusform>
            <numerusform>« {sitemap} » n’a pas pu être lu : les %n entrées qui y ont été mises ne peuvent pas être enregistrées.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{sitemap}” could not be read, so the one entry put into it can't be saved.</source>
        <translation>« {sitemap} » n’a pas pu être lu : l’entrée qui y a été mise ne peut pas être enregistrée.</translation>
    </message>
    <message>
        <source>“{sitemap}” is a CSV file, which no index may list.</source>
        <translation>« {sitemap} » est un fichier CSV, qu’aucun index ne peut lister.</translation>
    </message>
    <message>
        <source>“{sitemap}” is listed twice in “{index}”.</source>
        <translation>« {sitemap} » est listé deux fois dans « {index} ».</translation>
    </message>
    <message>
        <source>“{sitemap}” is read-only. {reason}</source>
        <translation>« {sitemap} » est en lecture seule. {reason}</translation>
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
        <source>“{sitemap}”, listed in “{index}”, is not on this disk.</source>
        <translation>« {sitemap} », listé dans « {index} », n’est pas sur ce disque.</translation>
    </message>
    <message>
        <source>“{sitemap}”{listed} is an index itself.</source>
        <translation>« {sitemap} »{listed} est lui-même un index.</translation>
    </message>
    <message>
        <source>“{tag}” is not known</source>
        <translation>« {tag} » n’est pas connu</translation>
    </message>
    <message>
        <source>“{taken}” is a file of the set already, and upper and lower case are the same on many disks.</source>
        <translation>« {taken} » est déjà un fichier de l’ensemble, et majuscules et minuscules se confondent sur beaucoup de disques.</translation>
    </message>
    <message>
        <source>“{target}” would not hold the extensions that were set, so it was not saved.</source>
        <translation>« {target} » ne contiendrait pas les extensions définies : il n’a pas été enregistré.</translation>
    </message>
    <message>
        <source>“{template}” can't be a file name.</source>
        <translation>« {template} » ne peut pas être un nom de fichier.</translation>
    </message>
    <message>
        <source>“{template}” holds braces other than {{name}}, {{n}} and {{part}}.</source>
        <translation>« {template} » contient d’autres accolades que {{name}}, {{n}} et {{part}}.</translation>
    </message>
    <message>
        <source>“{template}” holds braces other than {{n}}.</source>
        <translation>« {template} » contient d’autres accolades que {{n}}.</translation>
    </message>
    <message numerus="yes">
        <source>“{template}” would be the name of %n sitemaps.</source>
        <translation>
            <numerusform>« {template} » serait le nom de %n sitemap.</numerusform>
            <numerusform>« {template} » serait le nom de %n sitemaps.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{template}” would be the name of one sitemap.</source>
        <translation>« {template} » serait le nom d’un sitemap.</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>« {text} »</translation>
    </message>
    <message>
        <source>“{text}” can't be the beginning of other addresses.</source>
        <translation>« {text} » ne peut pas être le début d’autres adresses.</translation>
    </message>
    <message>
        <source>“{text}” is no regular expression</source>
        <translation>« {text} » n’est pas une expression régulière</translation>
    </message>
    <message>
        <source>“{text}” is not a date that exists.</source>
        <translation>« {text} » n’est pas une date qui existe.</translation>
    </message>
    <message>
        <source>“{text}” is not a factor.</source>
        <translation>« {text} » n’est pas un facteur.</translation>
    </message>
    <message>
        <source>“{text}” is not a folder.</source>
        <translation>« {text} » n’est pas un dossier.</translation>
    </message>
    <message>
        <source>“{text}” is not a list of priorities.</source>
        <translation>« {text} » n’est pas une échelle de priorités.</translation>
    </message>
    <message>
        <source>“{text}” is not a number of days.</source>
        <translation>« {text} » n’est pas un nombre de jours.</translation>
    </message>
    <message>
        <source>“{text}” is not a number of digits.</source>
        <translation>« {text} » n’est pas un nombre de chiffres.</translation>
    </message>
    <message>
        <source>“{text}” is not a precision.</source>
        <translation>« {text} » n’est pas une précision.</translation>
    </message>
    <message>
        <source>“{text}” is not a priority.</source>
        <translation>« {text} » n’est pas une priorité.</translation>
    </message>
    <message>
        <source>“{text}” is not a tag here; its “&lt;” was escaped.</source>
        <translation>« {text} » n’est pas une balise ici ; son « &lt; » a été échappé.</translation>
    </message>
    <message>
        <source>“{text}” is not a zone.</source>
        <translation>« {text} » n’est pas un fuseau.</translation>
    </message>
    <message>
        <source>“{text}” is not an address on the web.</source>
        <translation>« {text} » n’est pas une adresse sur le web.</translation>
    </message>
    <message>
        <source>“{title}” can't be saved until an earlier save of it is settled: {reason}.</source>
        <translation>« {title} » ne peut pas être enregistré tant qu’un enregistrement antérieur n’est pas réglé : {reason}.</translation>
    </message>
    <message>
        <source>“{title}” can't be saved: {reason}; {untouched}.</source>
        <translation>« {title} » ne peut pas être enregistré : {reason} ; {untouched}.</translation>
    </message>
    <message>
        <source>“{title}” is being saved by another program just now.</source>
        <translation>« {title} » est en cours d’enregistrement par un autre programme.</translation>
    </message>
    <message>
        <source>“{token}” declares the namespace of sitemaps, and should be “{name}”.</source>
        <translation>« {token} » déclare l’espace de noms des sitemaps, et devrait être « {name} ».</translation>
    </message>
    <message>
        <source>“{token}” is closed further down; the “/” in its opening tag was removed.</source>
        <translation>« {token} » est fermé plus bas ; le « / » de sa balise ouvrante a été supprimé.</translation>
    </message>
    <message>
        <source>“{token}” should be “{name}”; it was renamed, and so is every other one further down.</source>
        <translation>« {token} » devrait être « {name} » ; il a été renommé, comme tous les autres plus bas.</translation>
    </message>
    <message>
        <source>“{token}” should be “{name}”; it was renamed.</source>
        <translation>« {token} » devrait être « {name} » ; il a été renommé.</translation>
    </message>
    <message>
        <source>“{token}” was closed, but it was not open; the tag was removed.</source>
        <translation>« {token} » était fermé sans être ouvert ; la balise a été supprimée.</translation>
    </message>
    <message>
        <source>“{token}” was opened a second time; its entries were joined to those before.</source>
        <translation>« {token} » était ouvert une seconde fois ; ses entrées ont été jointes aux précédentes.</translation>
    </message>
    <message>
        <source>“{top}” is closed as “{name}”; it was renamed.</source>
        <translation>« {top} » est fermé comme « {name} » ; cela a été renommé.</translation>
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
        <source>“{url}” is no URL of the web.</source>
        <translation>« {url} » n’est pas une URL du web.</translation>
    </message>
    <message>
        <source>“{url}” is no complete URL.</source>
        <translation>« {url} » n’est pas une URL complète.</translation>
    </message>
    <message>
        <source>“{url}” names no sitemap.</source>
        <translation>« {url} » ne nomme aucun sitemap.</translation>
    </message>
    <message>
        <source>“{wanted}” is a sitemap of the set, so the index can't be saved under that name.</source>
        <translation>« {wanted} » est un sitemap de l’ensemble : l’index ne peut pas être enregistré sous ce nom.</translation>
    </message>
    <message>
        <source>“{word}” can't be “{item}”.</source>
        <translation>« {word} » ne peut pas être « {item} ».</translation>
    </message>
    <message>
        <source>“{wrong}” may not stand in a host</source>
        <translation>« {wrong} » ne peut pas figurer dans un hôte</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more like these.</source>
        <translation>
            <numerusform>… et %n autre de ce genre.</numerusform>
            <numerusform>… et %n autres de ce genre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more.</source>
        <translation>
            <numerusform>… et %n autre.</numerusform>
            <numerusform>… et %n autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>… and one more like these.</source>
        <translation>… et un autre de ce genre.</translation>
    </message>
    <message>
        <source>… and one more.</source>
        <translation>… et une autre.</translation>
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
        <translation>Nom du fichier</translation>
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
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add sitemap</source>
        <translation>Ajouter un sitemap</translation>
    </message>
    <message>
        <source>The next save writes the file and lists it in the index; .gz compresses it.</source>
        <translation>Le fichier est écrit, et listé dans l’index, au prochain enregistrement ; .gz le compresse.</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message numerus="yes">
        <source>%n bytes</source>
        <translation>
            <numerusform>%n octet</numerusform>
            <numerusform>%n octets</numerusform>
        </translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 octet</translation>
    </message>
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
        <source>&amp;Folder</source>
        <translation>&amp;Dossier</translation>
    </message>
    <message>
        <source>&amp;URL</source>
        <translation>&amp;URL</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>Récupérer</translation>
    </message>
    <message>
        <source>Folder for the copies</source>
        <translation>Dossier des copies</translation>
    </message>
    <message>
        <source>Open from web</source>
        <translation>Ouvrir depuis le web</translation>
    </message>
    <message>
        <source>The files are copied into the folder and opened there. Nothing on the web changes.</source>
        <translation>Les fichiers sont copiés dans le dossier et y sont ouverts. Rien ne change sur le web.</translation>
    </message>
    <message>
        <source>URL of a site, a robots.txt, an index or a sitemap</source>
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
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entrée</numerusform>
            <numerusform>%n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>&amp;Copier l’image</translation>
    </message>
    <message>
        <source>&amp;Save picture …</source>
        <translation>&amp;Enregistrer l’image …</translation>
    </message>
    <message>
        <source>1 entry</source>
        <translation>1 entrée</translation>
    </message>
    <message>
        <source>Being counted …</source>
        <translation>Comptage …</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Graphiques</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
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
        <source>Copy the charts as a picture or as numbers, or save the picture.</source>
        <translation>Copier les graphiques en image ou en nombres, ou enregistrer l’image.</translation>
    </message>
    <message>
        <source>Count all entries of the set, or only those that the table shows.</source>
        <translation>Compter toutes les entrées de l’ensemble, ou seulement celles du tableau.</translation>
    </message>
    <message>
        <source>Counting entries</source>
        <translation>Comptage des entrées</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Dessin (*.svg)</translation>
    </message>
    <message>
        <source>Entries that are counted</source>
        <translation>Entrées comptées</translation>
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
        <source>Save the charts</source>
        <translation>Enregistrer les graphiques</translation>
    </message>
    <message>
        <source>The numbers are on the clipboard.</source>
        <translation>Les nombres sont dans le presse-papiers.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>L’image est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>The picture “{name}” was written.</source>
        <translation>L’image « {name} » a été écrite.</translation>
    </message>
    <message>
        <source>There is nothing to count: the set has no entries yet.</source>
        <translation>Rien à compter : l’ensemble n’a pas encore d’entrées.</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Ce qui est affiché</translation>
    </message>
    <message>
        <source>Whole set</source>
        <translation>Tout l’ensemble</translation>
    </message>
</context>
<context>
    <name>PaletteDialog</name>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Trouver une commande</translation>
    </message>
    <message>
        <source>No command matches these words.</source>
        <translation>Aucune commande ne répond à ces mots.</translation>
    </message>
    <message>
        <source>Type what you want to do</source>
        <translation>Tapez ce que vous voulez faire</translation>
    </message>
</context>
<context>
    <name>PanelTitle</name>
    <message>
        <source>Close the panel “{title}”</source>
        <translation>Fermer le volet « {title} »</translation>
    </message>
    <message>
        <source>Close this panel</source>
        <translation>Fermer ce volet</translation>
    </message>
</context>
<context>
    <name>PlanDialog</name>
    <message>
        <source>{changes} of {total}</source>
        <translation>{changes} sur {total}</translation>
    </message>
    <message>
        <source>{changes}, in one step that Undo takes back. Untick what should stay (Space).</source>
        <translation>{changes}, en une seule étape que l’on peut annuler. Décochez ce qui doit rester (Espace).</translation>
    </message>
</context>
<context>
    <name>PlannedList</name>
    <message>
        <source>(element removed)</source>
        <translation>(élément enlevé)</translation>
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
        <source>Entry</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
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
        <translation>Chaque valeur qui changerait figure ici, avant et après.</translation>
    </message>
    <message>
        <source>Values that would change</source>
        <translation>Valeurs qui changeraient</translation>
    </message>
</context>
<context>
    <name>PreviewPanel</name>
    <message>
        <source> (ignored)</source>
        <translation> (ignoré)</translation>
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
        <source>As it stands in the file; saving leaves it unchanged.</source>
        <translation>Telle que dans le fichier ; l’enregistrement n’y touche pas.</translation>
    </message>
    <message>
        <source>Copy as it &amp;will be written</source>
        <translation>Copier comme cela &amp;sera écrit</translation>
    </message>
    <message>
        <source>Copy as it stands in the &amp;file</source>
        <translation>Copier tel que dans le &amp;fichier</translation>
    </message>
    <message>
        <source>Copy this entry</source>
        <translation>Copier cette entrée</translation>
    </message>
    <message>
        <source>Copy this entry as text.</source>
        <translation>Copier cette entrée comme texte.</translation>
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
        <source>It is read-only and stays as it is.</source>
        <translation>Elle est en lecture seule et reste telle quelle.</translation>
    </message>
    <message>
        <source>It is too long to be shown whole: this is its beginning.</source>
        <translation>Elle est trop longue pour être montrée en entier : en voici le début.</translation>
    </message>
    <message>
        <source>New in this file: it is written when the set is saved.</source>
        <translation>Nouvelle dans ce fichier : elle est écrite quand l’ensemble est enregistré.</translation>
    </message>
    <message>
        <source>Previewing</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Saving replaces lines with − by lines with +.</source>
        <translation>L’enregistrement remplace les lignes avec − par celles avec +.</translation>
    </message>
    <message>
        <source>Select an entry to see how it is written.</source>
        <translation>Sélectionnez une entrée pour voir comment elle est écrite.</translation>
    </message>
    <message>
        <source>The XML of the entry in its file; what saving will change is marked.</source>
        <translation>Le XML de l’entrée dans son fichier ; ce que l’enregistrement changera est marqué.</translation>
    </message>
    <message>
        <source>The entry as a search engine reads it</source>
        <translation>L’entrée telle que la lit un moteur de recherche</translation>
    </message>
    <message>
        <source>The entry as it is written</source>
        <translation>L’entrée telle qu’elle est écrite</translation>
    </message>
    <message>
        <source>The file was mended to be read; see Repairs.</source>
        <translation>Le fichier a été réparé pour être lu ; voir Réparations.</translation>
    </message>
    <message numerus="yes">
        <source>The first of %n selected entries.</source>
        <translation>
            <numerusform>La première de %n entrée sélectionnée.</numerusform>
            <numerusform>La première de %n entrées sélectionnées.</numerusform>
        </translation>
    </message>
    <message>
        <source>What a search engine understands, decoded, and what it ignores.</source>
        <translation>Ce qu’un moteur de recherche comprend, décodé, et ce qu’il ignore.</translation>
    </message>
</context>
<context>
    <name>ProblemFilterBar</name>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n infos</source>
        <translation>
            <numerusform>%n info</numerusform>
            <numerusform>%n infos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n avertissement</numerusform>
            <numerusform>%n avertissements</numerusform>
        </translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 erreur</translation>
    </message>
    <message>
        <source>1 info</source>
        <translation>1 info</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 avertissement</translation>
    </message>
    <message>
        <source>All fields</source>
        <translation>Tous les champs</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Toutes les règles</translation>
    </message>
    <message>
        <source>All sitemaps</source>
        <translation>Tous les sitemaps</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>Extensions</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>Files and sets</source>
        <translation>Fichiers et ensembles</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Search in messages and values</source>
        <translation>Rechercher dans messages et valeurs</translation>
    </message>
    <message>
        <source>Search problems</source>
        <translation>Rechercher des problèmes</translation>
    </message>
    <message>
        <source>Show only problems of this: {name}</source>
        <translation>Ne montrer que les problèmes de : {name}</translation>
    </message>
    <message>
        <source>Show or hide problems of this severity.</source>
        <translation>Afficher ou masquer les problèmes de cette gravité.</translation>
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
        <translation>Champ</translation>
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
        <source>Value</source>
        <translation>Valeur</translation>
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
    <message>
        <source>{title} ({count}) – {explanation}</source>
        <translation>{title} ({count}) – {explanation}</translation>
    </message>
</context>
<context>
    <name>ProblemView</name>
    <message>
        <source>Problems by rule</source>
        <translation>Problèmes par règle</translation>
    </message>
</context>
<context>
    <name>ProblemsPanel</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Fix this …</source>
        <translation>Co&amp;rriger …</translation>
    </message>
    <message>
        <source>&amp;Go to the cell</source>
        <translation>A&amp;ller à la cellule</translation>
    </message>
    <message>
        <source>&amp;Save to repair</source>
        <translation>&amp;Enregistrer pour réparer</translation>
    </message>
    <message>
        <source>All problems are hidden by the choice of severities above.</source>
        <translation>Tous les problèmes sont masqués par le choix des gravités ci-dessus.</translation>
    </message>
    <message>
        <source>Fix &amp;all {count} …</source>
        <translation>&amp;Tout corriger ({count}) …</translation>
    </message>
    <message>
        <source>No problem matches what is chosen above.</source>
        <translation>Aucun problème ne répond au choix fait ci-dessus.</translation>
    </message>
    <message numerus="yes">
        <source>No problems found in %n entries.</source>
        <translation>
            <numerusform>Aucun problème trouvé dans %n entrée.</numerusform>
            <numerusform>Aucun problème trouvé dans %n entrées.</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems found in 1 entry.</source>
        <translation>Aucun problème trouvé dans 1 entrée.</translation>
    </message>
    <message>
        <source>None of the entries shown has a problem that is listed below.</source>
        <translation>Aucune des entrées affichées n’a de problème listé en bas.</translation>
    </message>
    <message>
        <source>Open the &amp;rule</source>
        <translation>&amp;Ouvrir la règle</translation>
    </message>
    <message>
        <source>Remove &amp;all {count} …</source>
        <translation>Tout &amp;supprimer ({count}) …</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
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
        <source>The files are valid against the schemas.</source>
        <translation>Les fichiers sont valides selon les schémas.</translation>
    </message>
    <message numerus="yes">
        <source>The schemas object to %n places; they are in the list of problems until the next edit.</source>
        <translation>
            <numerusform>Les schémas contestent %n endroit ; il figure dans la liste des problèmes jusqu’à la prochaine modification.</numerusform>
            <numerusform>Les schémas contestent %n endroits ; ils figurent dans la liste des problèmes jusqu’à la prochaine modification.</numerusform>
        </translation>
    </message>
    <message>
        <source>The schemas object to 1 place; it is in the list of problems until the next edit.</source>
        <translation>Les schémas contestent 1 endroit ; il figure dans la liste des problèmes jusqu’à la prochaine modification.</translation>
    </message>
    <message>
        <source>The set is not checked yet.</source>
        <translation>L’ensemble n’est pas encore vérifié.</translation>
    </message>
    <message>
        <source>The set was changed while it was validated, so nothing is shown.</source>
        <translation>L’ensemble a été modifié pendant la validation : rien n’est affiché.</translation>
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
    <message>
        <source>Went on with the first problem.</source>
        <translation>Retour au premier problème.</translation>
    </message>
    <message>
        <source>Went on with the last problem.</source>
        <translation>Retour au dernier problème.</translation>
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
        <translation>Les limites auxquelles l’ensemble est comparé</translation>
    </message>
</context>
<context>
    <name>PublishCommands</name>
    <message>
        <source>Reading “{name}”</source>
        <translation>Lecture de « {name} »</translation>
    </message>
</context>
<context>
    <name>PublishDialog</name>
    <message numerus="yes">
        <source>%n URLs</source>
        <translation>
            <numerusform>%n URL</numerusform>
            <numerusform>%n URL</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n URLs are new or changed.</source>
        <translation>
            <numerusform>%n URL est nouvelle ou modifiée.</numerusform>
            <numerusform>%n URL sont nouvelles ou modifiées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n URLs were removed.</source>
        <translation>
            <numerusform>%n URL a été supprimée.</numerusform>
            <numerusform>%n URL ont été supprimées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files to upload.</source>
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
        <source>1 URL</source>
        <translation>1 URL</translation>
    </message>
    <message>
        <source>1 URL is new or changed.</source>
        <translation>1 URL est nouvelle ou modifiée.</translation>
    </message>
    <message>
        <source>1 URL was removed.</source>
        <translation>1 URL a été supprimée.</translation>
    </message>
    <message>
        <source>1 file to upload.</source>
        <translation>1 fichier à téléverser.</translation>
    </message>
    <message>
        <source>8 to 128 letters, digits and hyphens</source>
        <translation>8 à 128 lettres, chiffres et tirets</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Ajoutées</translation>
    </message>
    <message numerus="yes">
        <source>Added %n lines to “{name}”.</source>
        <translation>
            <numerusform>%n ligne ajoutée à « {name} ».</numerusform>
            <numerusform>%n lignes ajoutées à « {name} ».</numerusform>
        </translation>
    </message>
    <message>
        <source>Added 1 line to “{name}”.</source>
        <translation>1 ligne ajoutée à « {name} ».</translation>
    </message>
    <message>
        <source>All entries ({count})</source>
        <translation>Toutes les entrées ({count})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>C&amp;opier</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modifiées</translation>
    </message>
    <message>
        <source>Changed since the earlier version ({count})</source>
        <translation>Modifiées depuis la version antérieure ({count})</translation>
    </message>
    <message>
        <source>Choose an earlier version to see what changed.</source>
        <translation>Choisissez une version antérieure pour voir ce qui a changé.</translation>
    </message>
    <message>
        <source>Choose the file of the earlier version</source>
        <translation>Choisir le fichier de la version antérieure</translation>
    </message>
    <message>
        <source>Choose the folder of the earlier version</source>
        <translation>Choisir le dossier de la version antérieure</translation>
    </message>
    <message>
        <source>Comparing with the earlier version</source>
        <translation>Comparaison avec la version antérieure</translation>
    </message>
    <message>
        <source>Earlier version</source>
        <translation>Version antérieure</translation>
    </message>
    <message>
        <source>Earlier version of the set</source>
        <translation>Version antérieure de l’ensemble</translation>
    </message>
    <message>
        <source>F&amp;ile …</source>
        <translation>F&amp;ichier …</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Files to upload</source>
        <translation>Fichiers à téléverser</translation>
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
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Lines for robots.txt</source>
        <translation>Lignes pour robots.txt</translation>
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
        <source>No entry with a complete URL is selected.</source>
        <translation>Aucune entrée avec une URL complète n’est sélectionnée.</translation>
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
        <source>Planning what to publish</source>
        <translation>Préparation de la publication</translation>
    </message>
    <message>
        <source>Publish “{name}”</source>
        <translation>Publier « {name} »</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Retirées</translation>
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
    <message>
        <source>Selected entries ({count})</source>
        <translation>Entrées sélectionnées ({count})</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message numerus="yes">
        <source>Stopped. %n URLs were submitted.</source>
        <translation>
            <numerusform>Arrêté. %n URL a été soumise.</numerusform>
            <numerusform>Arrêté. %n URL ont été soumises.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped. 1 URL was submitted.</source>
        <translation>Arrêté. 1 URL a été soumise.</translation>
    </message>
    <message>
        <source>Stopped. No URL was submitted.</source>
        <translation>Arrêté. Aucune URL n’a été soumise.</translation>
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
        <source>The lines are on the clipboard.</source>
        <translation>Les lignes sont dans le presse-papiers.</translation>
    </message>
    <message>
        <source>UR&amp;Ls</source>
        <translation>UR&amp;L</translation>
    </message>
    <message>
        <source>URL of the set</source>
        <translation>URL de l’ensemble</translation>
    </message>
    <message>
        <source>URLs are sent to {host} only when you press Submit.</source>
        <translation>Les URL ne sont envoyées à {host} que lorsque vous appuyez sur « Soumettre ».</translation>
    </message>
    <message>
        <source>URLs to submit</source>
        <translation>URL à soumettre</translation>
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
        <source>Write into robots.txt</source>
        <translation>Écrire dans robots.txt</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>modifié</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nouveau</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>supprimé</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>inchangé</translation>
    </message>
    <message>
        <source>{host}, {urls}: {message}</source>
        <translation>{host}, {urls} : {message}</translation>
    </message>
    <message>
        <source>“{name}” has these lines already.</source>
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
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>As people read it</source>
        <translation>Telle qu’on la lit</translation>
    </message>
    <message>
        <source>Change frequency</source>
        <translation>Fréquence de changement</translation>
    </message>
    <message>
        <source>Last change</source>
        <translation>Dernière modification</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorité</translation>
    </message>
    <message>
        <source>This XML is not well-formed: it is ignored.</source>
        <translation>Ce XML n’est pas bien formé : il est ignoré.</translation>
    </message>
    <message>
        <source>This is not a complete web address: the entry is skipped.</source>
        <translation>Ce n’est pas une adresse web complète : l’entrée est ignorée.</translation>
    </message>
    <message>
        <source>XML that no search engine is known to read</source>
        <translation>XML qu’aucun moteur de recherche connu ne lit</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>et {count} de plus</translation>
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
        <source>{consumer} ignores change frequency and priority.</source>
        <translation>{consumer} ignore la fréquence de changement et la priorité.</translation>
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
        <source>{moment}, the whole day</source>
        <translation>{moment}, toute la journée</translation>
    </message>
    <message>
        <source>{title} ({count})</source>
        <translation>{title} ({count})</translation>
    </message>
    <message>
        <source>“{text}” is not a date: it is ignored</source>
        <translation>« {text} » n’est pas une date : valeur ignorée</translation>
    </message>
    <message>
        <source>“{text}” is not a number from 0.0 to 1.0: it is ignored</source>
        <translation>« {text} » n’est pas un nombre de 0.0 à 1.0 : valeur ignorée</translation>
    </message>
    <message>
        <source>“{text}” is not one of the seven words: it is ignored</source>
        <translation>« {text} » n’est aucune des sept valeurs : ignorée</translation>
    </message>
</context>
<context>
    <name>ReadingOn</name>
    <message>
        <source>Reading was stopped.</source>
        <translation>La lecture a été arrêtée.</translation>
    </message>
    <message>
        <source>Reading “{name}”</source>
        <translation>Lecture de « {name} »</translation>
    </message>
    <message>
        <source>What was read can be edited and saved; reload the set to read the rest.</source>
        <translation>Ce qui a été lu peut être modifié et enregistré ; rechargez l’ensemble pour lire le reste.</translation>
    </message>
</context>
<context>
    <name>RecentButton</name>
    <message>
        <source>{path} is not there any more.</source>
        <translation>{path} n’existe plus.</translation>
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
        <source>Keep “{name}” at the top of the list</source>
        <translation>Garder « {name} » en tête de la liste</translation>
    </message>
    <message>
        <source>Open its &amp;folder</source>
        <translation>Ouvrir son &amp;dossier</translation>
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
        <translation>
            <numerusform>%n élément</numerusform>
            <numerusform>%n éléments</numerusform>
        </translation>
    </message>
    <message>
        <source>1 of them</source>
        <translation>1 élément</translation>
    </message>
    <message>
        <source>Edit …</source>
        <translation>Modifier …</translation>
    </message>
    <message>
        <source>The usual ones</source>
        <translation>Les habituels</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message numerus="yes">
        <source>%n steps at the end can't be understood and are left out.</source>
        <translation>
            <numerusform>%n étape finale est incompréhensible et laissée de côté.</numerusform>
            <numerusform>%n étapes finales sont incompréhensibles et laissées de côté.</numerusform>
        </translation>
    </message>
    <message>
        <source>All changes are in it already.</source>
        <translation>Tout y est déjà.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Each value that would change is listed here, before and after.</source>
        <translation>Chaque valeur qui changerait figure ici, avant et après.</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>Looking at what was not saved …</source>
        <translation>Examen de ce qui n’était pas enregistré …</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Récupérer</translation>
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
    <message>
        <source>Save what was not saved as a list</source>
        <translation>Enregistrer en liste ce qui n’a pas été enregistré</translation>
    </message>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <translation>Table pour tableurs (*.csv)</translation>
    </message>
    <message>
        <source>The changes below were not saved and can't be recovered; you can save them as a list.</source>
        <translation>Les modifications ci-dessous n’ont pas été enregistrées et ne peuvent pas être récupérées ; vous pouvez les enregistrer sous forme de liste.</translation>
    </message>
    <message>
        <source>The last step can't be understood and is left out.</source>
        <translation>La dernière étape est incompréhensible et laissée de côté.</translation>
    </message>
    <message>
        <source>The unsaved changes of “{name}” leave it as it is on disk.</source>
        <translation>Ce qui a été fait à « {name} » le laisse tel qu’il est sur le disque.</translation>
    </message>
    <message>
        <source>What would be recovered</source>
        <translation>Ce qui serait récupéré</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” and %n more files were changed since.</source>
        <translation>
            <numerusform>« {name} » et %n autre fichier ont été modifiés depuis.</numerusform>
            <numerusform>« {name} » et %n autres fichiers ont été modifiés depuis.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” and 1 more file were changed since.</source>
        <translation>« {name} » et 1 autre fichier ont été modifiés depuis.</translation>
    </message>
    <message>
        <source>“{name}” gets back {changes}; nothing on disk changes until it is saved.</source>
        <translation>« {name} » retrouve {changes} ; rien ne change sur le disque avant l’enregistrement.</translation>
    </message>
    <message>
        <source>“{name}” lists what was not saved.</source>
        <translation>« {name} » contient la liste de ce qui n’a pas été enregistré.</translation>
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
        <translation>
            <numerusform>%n entrée ajoutée</numerusform>
            <numerusform>%n entrées ajoutées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes of the set</source>
        <translation>
            <numerusform>%n changement de l’ensemble</numerusform>
            <numerusform>%n changements de l’ensemble</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moved entries</source>
        <translation>
            <numerusform>%n entrée déplacée</numerusform>
            <numerusform>%n entrées déplacées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values</source>
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
        <source>(element removed)</source>
        <translation>(élément enlevé)</translation>
    </message>
    <message>
        <source>(removed)</source>
        <translation>(retiré)</translation>
    </message>
    <message>
        <source>(written in another order or namespace)</source>
        <translation>(écrit dans un autre ordre ou espace de noms)</translation>
    </message>
    <message>
        <source>1 added entry</source>
        <translation>1 entrée ajoutée</translation>
    </message>
    <message>
        <source>1 change of the set</source>
        <translation>1 changement de l’ensemble</translation>
    </message>
    <message>
        <source>1 moved entry</source>
        <translation>1 entrée déplacée</translation>
    </message>
    <message>
        <source>1 value</source>
        <translation>1 valeur</translation>
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
        <source>Entry</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
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
        <translation>
            <numerusform>les extensions de %n entrée</numerusform>
            <numerusform>les extensions de %n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>extensions of 1 entry</source>
        <translation>les extensions de 1 entrée</translation>
    </message>
    <message>
        <source>file</source>
        <translation>fichier</translation>
    </message>
    <message>
        <source>file name</source>
        <translation>nom de fichier</translation>
    </message>
    <message>
        <source>place</source>
        <translation>emplacement</translation>
    </message>
    <message>
        <source>sitemap</source>
        <translation>sitemap</translation>
    </message>
    <message numerus="yes">
        <source>the removal of %n entries</source>
        <translation>
            <numerusform>la suppression de %n entrée</numerusform>
            <numerusform>la suppression de %n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>the removal of 1 entry</source>
        <translation>la suppression de 1 entrée</translation>
    </message>
    <message>
        <source>{number} in {sitemap}</source>
        <translation>{number} dans {sitemap}</translation>
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
            <numerusform>%n ensemble a des modifications non enregistrées à l’arrêt du programme.</numerusform>
            <numerusform>%n ensembles ont des modifications non enregistrées à l’arrêt du programme.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps were recovered.</source>
        <translation>
            <numerusform>%n étape a été récupérée.</numerusform>
            <numerusform>%n étapes ont été récupérées.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 step was recovered.</source>
        <translation>1 étape a été récupérée.</translation>
    </message>
    <message>
        <source>Look again at what can be recovered.</source>
        <translation>Voyez à nouveau ce qui peut être récupéré.</translation>
    </message>
    <message>
        <source>Looking for unsaved changes</source>
        <translation>Recherche de modifications non enregistrées</translation>
    </message>
    <message>
        <source>Recover …</source>
        <translation>Récupérer …</translation>
    </message>
    <message>
        <source>The recovery log can't be written: {reason}.</source>
        <translation>Impossible d’écrire le journal de récupération : {reason}.</translation>
    </message>
    <message>
        <source>Undo takes them back one by one; nothing is saved yet.</source>
        <translation>« Annuler » les défait une à une ; rien n’est encore enregistré.</translation>
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
        <source>“{name}” has changes that were not saved when the program ended, {when}.</source>
        <translation>« {name} » a des modifications non enregistrées à l’arrêt du programme, {when}.</translation>
    </message>
    <message>
        <source>“{name}” was changed meanwhile.</source>
        <translation>« {name} » a été modifié entre-temps.</translation>
    </message>
</context>
<context>
    <name>RemovalList</name>
    <message>
        <source>Entry</source>
        <translation>Entrée</translation>
    </message>
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
    <message>
        <source>{number} · {sitemap}</source>
        <translation>{number} · {sitemap}</translation>
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
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Ce qui a été fait</translation>
    </message>
</context>
<context>
    <name>RepairsPanel</name>
    <message numerus="yes">
        <source>%n places were mended so that the set could be read.</source>
        <translation>
            <numerusform>%n endroit a été réparé pour que l’ensemble puisse être lu.</numerusform>
            <numerusform>%n endroits ont été réparés pour que l’ensemble puisse être lu.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 place was mended so that the set could be read.</source>
        <translation>1 endroit a été réparé pour que l’ensemble puisse être lu.</translation>
    </message>
    <message>
        <source>Choose a repair to see the lines around it.</source>
        <translation>Choisissez une réparation pour voir les lignes autour.</translation>
    </message>
    <message>
        <source>Nothing had to be mended.</source>
        <translation>Rien n’a eu besoin de réparation.</translation>
    </message>
    <message>
        <source>Place of the repair</source>
        <translation>Endroit de la réparation</translation>
    </message>
    <message>
        <source>Reading “{name}”</source>
        <translation>Lecture de « {name} »</translation>
    </message>
    <message>
        <source>Repairs</source>
        <translation>Réparations</translation>
    </message>
    <message>
        <source>The file was changed since it was opened, so its lines can't be shown.</source>
        <translation>Le fichier n’est plus celui qui a été ouvert : ses lignes ne peuvent pas être montrées.</translation>
    </message>
    <message>
        <source>The files on disk are as they were until you save.</source>
        <translation>Les fichiers sur le disque restent comme avant jusqu’à l’enregistrement.</translation>
    </message>
</context>
<context>
    <name>ReplaceQuestion</name>
    <message numerus="yes">
        <source>%n files in “{folder}” will be replaced.</source>
        <translation>
            <numerusform>%n fichier dans « {folder} » sera remplacé.</numerusform>
            <numerusform>%n fichiers dans « {folder} » seront remplacés.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 file in “{folder}” will be replaced.</source>
        <translation>1 fichier dans « {folder} » sera remplacé.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Replace files</source>
        <translation>Remplacer des fichiers</translation>
    </message>
    <message>
        <source>The last export to this folder was not of this set: the files may belong to another one.</source>
        <translation>Le dernier export vers ce dossier n’était pas celui de cet ensemble : les fichiers appartiennent peut-être à un autre.</translation>
    </message>
</context>
<context>
    <name>Reports</name>
    <message>
        <source>Data (*.json)</source>
        <translation>Données (*.json)</translation>
    </message>
    <message>
        <source>Page to read (*.html)</source>
        <translation>Page à lire (*.html)</translation>
    </message>
    <message>
        <source>Pages as on paper (*.pdf)</source>
        <translation>Pages comme sur papier (*.pdf)</translation>
    </message>
    <message>
        <source>Preparing the report</source>
        <translation>Préparation du rapport</translation>
    </message>
    <message>
        <source>Print report</source>
        <translation>Imprimer le rapport</translation>
    </message>
    <message>
        <source>SARIF for code hosts (*.sarif)</source>
        <translation>SARIF pour forges logicielles (*.sarif)</translation>
    </message>
    <message>
        <source>Save a report of the set</source>
        <translation>Enregistrer un rapport de l’ensemble</translation>
    </message>
    <message>
        <source>Show report</source>
        <translation>Afficher le rapport</translation>
    </message>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <translation>Table pour tableurs (*.csv)</translation>
    </message>
    <message>
        <source>The report was stopped; nothing was written.</source>
        <translation>Le rapport a été arrêté ; rien n’a été écrit.</translation>
    </message>
    <message>
        <source>The report “{name}” was written.</source>
        <translation>Le rapport « {name} » a été écrit.</translation>
    </message>
    <message>
        <source>Writing “{name}”</source>
        <translation>Écriture de « {name} »</translation>
    </message>
</context>
<context>
    <name>SaveFilterDialog</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>Save filter</source>
        <translation>Enregistrer le filtre</translation>
    </message>
    <message>
        <source>This replaces the filter of that name.</source>
        <translation>Celui-ci prend la place du filtre de ce nom.</translation>
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
        <source>&amp;Folder</source>
        <translation>&amp;Dossier</translation>
    </message>
    <message>
        <source>&amp;URL of the folder</source>
        <translation>&amp;URL du dossier</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Créer</translation>
    </message>
    <message>
        <source>Folder of pages</source>
        <translation>Dossier de pages</translation>
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
        <source>List the &amp;images of each page</source>
        <translation>Lister les &amp;images de chaque page</translation>
    </message>
    <message>
        <source>New from folder</source>
        <translation>Nouveau depuis un dossier</translation>
    </message>
    <message>
        <source>Pages that ask not to be indexed, or only redirect, are left out.</source>
        <translation>Les pages qui demandent à ne pas être indexées ou ne font que rediriger sont laissées de côté.</translation>
    </message>
    <message>
        <source>Time of the file</source>
        <translation>Date du fichier</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Redo {step}</source>
        <translation>Rétablir : {step}</translation>
    </message>
    <message>
        <source>Undo {step}</source>
        <translation>Annuler : {step}</translation>
    </message>
    <message>
        <source>Wait for it, or cancel it; nothing else was changed.</source>
        <translation>Attendez la fin, ou annulez-la ; rien d’autre n’a été modifié.</translation>
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
        <source>%n sitemaps</source>
        <translation>
            <numerusform>%n sitemap</numerusform>
            <numerusform>%n sitemaps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps are now larger than {profile} allows.</source>
        <translation>
            <numerusform>%n sitemap dépasse désormais ce qu’autorise {profile}.</numerusform>
            <numerusform>%n sitemaps dépassent désormais ce qu’autorise {profile}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add existing files</source>
        <translation>Ajouter des fichiers existants</translation>
    </message>
    <message>
        <source>Add {name}</source>
        <translation>Ajouter {name}</translation>
    </message>
    <message numerus="yes">
        <source>Apply the order to %n entries</source>
        <translation>
            <numerusform>Appliquer l’ordre à %n entrée</numerusform>
            <numerusform>Appliquer l’ordre à %n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>Apply the order to 1 entry</source>
        <translation>Appliquer l’ordre à 1 entrée</translation>
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
        <translation>
            <numerusform>Déplacer %n entrée vers {name}</numerusform>
            <numerusform>Déplacer %n entrées vers {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>Move entry to {name}</source>
        <translation>Déplacer l’entrée vers {name}</translation>
    </message>
    <message>
        <source>Move {name}</source>
        <translation>Déplacer {name}</translation>
    </message>
    <message>
        <source>No sitemap is larger than {profile} allows.</source>
        <translation>Aucun sitemap ne dépasse ce qu’autorise {profile}.</translation>
    </message>
    <message>
        <source>Reading files</source>
        <translation>Lecture des fichiers</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Retirer {name}</translation>
    </message>
    <message>
        <source>Rename {name}</source>
        <translation>Renommer {name}</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>L’afficher</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Les afficher</translation>
    </message>
    <message>
        <source>Sitemaps (*.xml *.xml.gz *.gz *.txt *.csv);;All files (*)</source>
        <translation>Sitemaps (*.xml *.xml.gz *.gz *.txt *.csv);;Tous les fichiers (*)</translation>
    </message>
    <message numerus="yes">
        <source>Spill %n entries into {name}</source>
        <translation>
            <numerusform>Reporter %n entrée dans {name}</numerusform>
            <numerusform>Reporter %n entrées dans {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>Spill 1 entry into {name}</source>
        <translation>Reporter 1 entrée dans {name}</translation>
    </message>
    <message>
        <source>Spill into a new sitemap</source>
        <translation>Mettre l’excédent dans un nouveau sitemap</translation>
    </message>
    <message>
        <source>Split {name}</source>
        <translation>Scinder {name}</translation>
    </message>
    <message>
        <source>Split …</source>
        <translation>Scinder …</translation>
    </message>
    <message>
        <source>The excess entries can go to a new sitemap at the end; Undo takes the change back.</source>
        <translation>L’excédent peut aller dans un nouveau sitemap à la fin ; « Annuler » défait la modification.</translation>
    </message>
    <message>
        <source>With an index, the excess entries can go to further sitemaps; Undo takes the change back.</source>
        <translation>Avec un index, il peut continuer dans d’autres sitemaps ; « Annuler » défait la modification.</translation>
    </message>
    <message>
        <source>Write an index …</source>
        <translation>Écrire un index …</translation>
    </message>
    <message>
        <source>Write the index {name}</source>
        <translation>Écrire l’index {name}</translation>
    </message>
    <message numerus="yes">
        <source>“{full}” has no room for them, so %n new entries went to “{into}”.</source>
        <translation>
            <numerusform>« {full} » n’a plus de place : %n nouvelle entrée est allée dans « {into} ».</numerusform>
            <numerusform>« {full} » n’a plus de place : %n nouvelles entrées sont allées dans « {into} ».</numerusform>
        </translation>
    </message>
    <message>
        <source>“{full}” is full, so the new entry went to “{into}”.</source>
        <translation>« {full} » est plein : la nouvelle entrée est allée dans « {into} ».</translation>
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
        <source>not the default</source>
        <translation>différent de la valeur par défaut</translation>
    </message>
    <message>
        <source>{words}: reset to default</source>
        <translation>{words} : rétablir la valeur par défaut</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>It was set aside as “{name}”.</source>
        <translation>Il a été mis de côté sous « {name} ».</translation>
    </message>
    <message>
        <source>What the program remembered (“{name}”) can't be understood: {reason}.</source>
        <translation>Ce que le programme avait retenu (« {name} ») est incompréhensible : {reason}.</translation>
    </message>
    <message>
        <source>it is not an INI file</source>
        <translation>ce n’est pas un fichier INI</translation>
    </message>
    <message>
        <source>it is not text</source>
        <translation>ce n’est pas du texte</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>il est trop grand</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>No setting matches these words. Esc clears the line.</source>
        <translation>Aucun réglage ne répond à ces mots. Esc vide la ligne.</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Rechercher dans les réglages</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Rubriques</translation>
    </message>
</context>
<context>
    <name>Severity</name>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Info</source>
        <translation>Info</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
</context>
<context>
    <name>SitemapList</name>
    <message>
        <source>Sitemaps of the set</source>
        <translation>Sitemaps de l’ensemble</translation>
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
        <translation>Toutes les entrées</translation>
    </message>
    <message>
        <source>Changed since it was saved.</source>
        <translation>Modifié depuis l’enregistrement.</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Entrées</translation>
    </message>
    <message>
        <source>Entries of all files</source>
        <translation>Entrées de tous les fichiers</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Read-only. {reason}</source>
        <translation>En lecture seule. {reason}</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>modifié</translation>
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
        <translation>Sitemaps de l’ensemble</translation>
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
        <source>Only the view is sorted; Shift+click on a header adds a key.</source>
        <translation>Seul l’affichage est trié ; Maj+clic sur un en-tête ajoute une clé.</translation>
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
        <source>nothing more</source>
        <translation>rien de plus</translation>
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
    <message numerus="yes">
        <source>Append %n entries</source>
        <translation>
            <numerusform>Ajouter %n entrée</numerusform>
            <numerusform>Ajouter %n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>Append entries of files</source>
        <translation>Ajouter les entrées de fichiers</translation>
    </message>
    <message>
        <source>Append one entry</source>
        <translation>Ajouter une entrée</translation>
    </message>
    <message>
        <source>Create from folder</source>
        <translation>Créer depuis un dossier</translation>
    </message>
    <message>
        <source>Create from “{name}”</source>
        <translation>Créer depuis « {name} »</translation>
    </message>
    <message>
        <source>Left out: {reasons}.</source>
        <translation>Laissé de côté : {reasons}.</translation>
    </message>
    <message numerus="yes">
        <source>Merge %n entries</source>
        <translation>
            <numerusform>Fusionner %n entrée</numerusform>
            <numerusform>Fusionner %n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>Merge one entry</source>
        <translation>Fusionner une entrée</translation>
    </message>
    <message>
        <source>Reading pages in “{name}”</source>
        <translation>Lecture des pages de « {name} »</translation>
    </message>
    <message>
        <source>Reading “{name}”</source>
        <translation>Lecture de « {name} »</translation>
    </message>
</context>
<context>
    <name>Split</name>
    <message>
        <source>&amp;Folders deep</source>
        <translation>Niveaux de &amp;dossiers</translation>
    </message>
    <message>
        <source>&amp;Most MB</source>
        <translation>&amp;Mo au plus</translation>
    </message>
    <message>
        <source>&amp;Most entries</source>
        <translation>&amp;Entrées au plus</translation>
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
        <source>All entries go to one part: there is nothing to split.</source>
        <translation>Toutes les entrées vont dans une seule partie : il n’y a rien à scinder.</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Entrées</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Scinder</translation>
    </message>
    <message>
        <source>Split {name}</source>
        <translation>Scinder {name}</translation>
    </message>
    <message numerus="yes">
        <source>This gives %n files; nothing else is renamed.</source>
        <translation>
            <numerusform>Il en résulte %n fichier ; rien d’autre n’est renommé.</numerusform>
            <numerusform>Il en résulte %n fichiers ; rien d’autre n’est renommé.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is the name of the sitemap, {n} the next free number, {part} the folder or the month.</source>
        <translation>{name} est le nom du sitemap, {n} le prochain numéro libre, {part} le dossier ou le mois.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>A sitemap, or an index with its sitemaps</source>
        <translation>Un sitemap, ou un index avec ses sitemaps</translation>
    </message>
    <message>
        <source>A small shop to look around in</source>
        <translation>Une petite boutique à explorer</translation>
    </message>
    <message>
        <source>All sitemaps in it as one set</source>
        <translation>Tous ses sitemaps comme un seul ensemble</translation>
    </message>
    <message>
        <source>An empty sitemap</source>
        <translation>Un sitemap vide</translation>
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
        <source>Open folder …</source>
        <translation>Ouvrir un dossier …</translation>
    </message>
    <message>
        <source>Open from web …</source>
        <translation>Ouvrir depuis le web …</translation>
    </message>
    <message>
        <source>Open …</source>
        <translation>Ouvrir …</translation>
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
        <source>Sitemap Studio</source>
        <translation>Sitemap Studio</translation>
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
        <source>or drop a sitemap, an index, a folder, a text list, a CSV file or a link here</source>
        <translation>ou déposez ici un sitemap, un index, un dossier, une liste en texte, un fichier CSV ou un lien</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message numerus="yes">
        <source>%n problems</source>
        <translation>
            <numerusform>%n problème</numerusform>
            <numerusform>%n problèmes</numerusform>
        </translation>
    </message>
    <message>
        <source>1 problem</source>
        <translation>1 problème</translation>
    </message>
    <message>
        <source>Encoding and compression of the file</source>
        <translation>Encodage et compression du fichier</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Aucun problème</translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation>Pas encore vérifié</translation>
    </message>
    <message>
        <source>Show the problems</source>
        <translation>Afficher les problèmes</translation>
    </message>
    <message>
        <source>The file is in {encoding}. Saving a change writes it in UTF-8; until then it stays as it is.</source>
        <translation>Le fichier est en {encoding}. Enregistrer une modification l’écrit en UTF-8 ; jusque-là, il reste tel quel.</translation>
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
    <message>
        <source>Add entry</source>
        <translation>Ajouter une entrée</translation>
    </message>
    <message>
        <source>Clear %Ln cells</source>
        <translation>Vider %Ln cellules</translation>
    </message>
    <message>
        <source>Clear cell</source>
        <translation>Vider la cellule</translation>
    </message>
    <message>
        <source>Delete %Ln entries</source>
        <translation>Supprimer %Ln entrées</translation>
    </message>
    <message>
        <source>Delete entry</source>
        <translation>Supprimer l’entrée</translation>
    </message>
    <message>
        <source>Duplicate %Ln entries</source>
        <translation>Dupliquer %Ln entrées</translation>
    </message>
    <message>
        <source>Duplicate entry</source>
        <translation>Dupliquer l’entrée</translation>
    </message>
    <message>
        <source>Fill %Ln cells</source>
        <translation>Remplir %Ln cellules</translation>
    </message>
    <message>
        <source>Fill cell</source>
        <translation>Remplir la cellule</translation>
    </message>
    <message>
        <source>Move %Ln entries</source>
        <translation>Déplacer %Ln entrées</translation>
    </message>
    <message>
        <source>Move entry</source>
        <translation>Déplacer l’entrée</translation>
    </message>
</context>
<context>
    <name>TableLook</name>
    <message>
        <source>&amp;Show all, as wide as they need</source>
        <translation>&amp;Tout afficher, à la largeur utile</translation>
    </message>
    <message>
        <source>Marks of problems</source>
        <translation>Marques des problèmes</translation>
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
        <translation>Choisir un dossier</translation>
    </message>
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
    <message>
        <source>There are none yet.</source>
        <translation>Il n’y en a pas encore.</translation>
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
    <name>Toolbar</name>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Barre d’outils</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>A click leads to the entry. Many can be fixed at once, and you see beforehand what would change.</source>
        <translation>Un clic mène à l’entrée. Beaucoup peuvent être corrigés d’un coup, et vous voyez d’avance ce qui changerait.</translation>
    </message>
    <message>
        <source>All entries stand in one table</source>
        <translation>Toutes les entrées dans un seul tableau</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>F6 leads to the hint, Esc in it ends the tour.</source>
        <translation>F6 mène à la bulle, Esc y met fin à la visite.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Problems are listed here</source>
        <translation>Les problèmes sont listés ici</translation>
    </message>
    <message>
        <source>Save, or export anew</source>
        <translation>Enregistrer, ou exporter à neuf</translation>
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
    <message>
        <source>{number} of {total}</source>
        <translation>{number} sur {total}</translation>
    </message>
</context>
<context>
    <name>UnsavedQuestion</name>
    <message>
        <source>Discarded changes can't be brought back.</source>
        <translation>Les modifications abandonnées ne peuvent pas être récupérées.</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Modifications non enregistrées</translation>
    </message>
    <message>
        <source>“{name}” has changes that are not saved.</source>
        <translation>« {name} » a des modifications non enregistrées.</translation>
    </message>
</context>
<context>
    <name>UrlRows</name>
    <message>
        <source>Since then</source>
        <translation>Depuis lors</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>new or changed</source>
        <translation>nouvelle ou modifiée</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>supprimée</translation>
    </message>
</context>
<context>
    <name>WebCommands</name>
    <message numerus="yes">
        <source>%n files could not be opened from the web.</source>
        <translation>
            <numerusform>%n fichier n’a pas pu être ouvert depuis le web.</numerusform>
            <numerusform>%n fichiers n’ont pas pu être ouverts depuis le web.</numerusform>
        </translation>
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
        <source>One file could not be opened from the web.</source>
        <translation>Un fichier n’a pas pu être ouvert depuis le web.</translation>
    </message>
    <message>
        <source>Show list …</source>
        <translation>Afficher la liste …</translation>
    </message>
    <message>
        <source>Stopped. Files that came whole are in the folder.</source>
        <translation>Arrêté. Les fichiers reçus en entier sont dans le dossier.</translation>
    </message>
</context>
<context>
    <name>Windows</name>
    <message>
        <source>Reload opens again what is on disk.</source>
        <translation>Recharger rouvre ce qui est sur le disque.</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Page d’accueil</translation>
    </message>
    <message>
        <source>“{name}” is open here already.</source>
        <translation>« {name} » est déjà ouvert ici.</translation>
    </message>
    <message>
        <source>“{sitemap}” is open here as a sitemap of “{name}”.</source>
        <translation>« {sitemap} » est ouvert ici comme sitemap de « {name} ».</translation>
    </message>
</context>
<context>
    <name>WriteIndexDialog</name>
    <message numerus="yes">
        <source>%n entries do not lie below {address}: search engines may pass them over.</source>
        <translation>
            <numerusform>%n entrée n’est pas sous {address} : les moteurs de recherche peuvent l’ignorer.</numerusform>
            <numerusform>%n entrées ne sont pas sous {address} : les moteurs de recherche peuvent les ignorer.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Address of the folder</source>
        <translation>&amp;Adresse du dossier</translation>
    </message>
    <message>
        <source>1 entry does not lie below {address}: search engines may pass it over.</source>
        <translation>1 entrée n’est pas sous {address} : les moteurs de recherche peuvent l’ignorer.</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Entrées</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Make the set</source>
        <translation>Créer l’ensemble</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Enregistrement</translation>
    </message>
    <message>
        <source>Search engines that know the address go on to find everything there.</source>
        <translation>Les moteurs de recherche qui connaissent l’adresse continuent d’y trouver tout.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>The &amp;index keeps the name {name}</source>
        <translation>L’&amp;index garde le nom {name}</translation>
    </message>
    <message>
        <source>The files are written by the next save; until then Undo takes it back.</source>
        <translation>Les fichiers sont écrits au prochain enregistrement ; jusque-là, « Annuler » revient en arrière.</translation>
    </message>
    <message>
        <source>The first &amp;sitemap keeps it</source>
        <translation>Le premier &amp;sitemap le garde</translation>
    </message>
    <message>
        <source>Where the folder of these files lies on the web: an index lists addresses.</source>
        <translation>Où se trouve sur le web le dossier de ces fichiers : un index liste des adresses.</translation>
    </message>
    <message>
        <source>Write an index for {name}</source>
        <translation>Écrire un index pour {name}</translation>
    </message>
    <message>
        <source>new file</source>
        <translation>nouveau fichier</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>remplacé</translation>
    </message>
    <message>
        <source>rewritten</source>
        <translation>réécrit</translation>
    </message>
    <message>
        <source>stays as it is</source>
        <translation>reste tel quel</translation>
    </message>
</context>
<context>
    <name>XmlPane</name>
    <message>
        <source>Change other XML</source>
        <translation>Modifier l’autre XML</translation>
    </message>
    <message>
        <source>It holds invisible characters that change the order in which text is shown.</source>
        <translation>Il contient des caractères invisibles qui changent l’ordre d’affichage du texte.</translation>
    </message>
    <message>
        <source>It holds line ends that no editor keeps, so it is read-only here.</source>
        <translation>Il contient des fins de ligne qu’aucun éditeur ne garde : il est en lecture seule.</translation>
    </message>
    <message>
        <source>This is all that the entry has beside its fields; it can't be read.</source>
        <translation>C’est tout ce que l’entrée contient en plus de ses champs ; c’est illisible.</translation>
    </message>
    <message>
        <source>This is its beginning; it is too long to be edited here.</source>
        <translation>En voici le début ; il est trop long pour qu’on y tape.</translation>
    </message>
</context>
<context>
    <name>_PartList</name>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Composant</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Composants</translation>
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
