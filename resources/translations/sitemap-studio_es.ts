<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>&amp;Copy details</source>
        <translation>&amp;Copiar detalles</translation>
    </message>
    <message>
        <source>&amp;Environment</source>
        <translation>&amp;Entorno</translation>
    </message>
    <message>
        <source>&amp;Parts and licences</source>
        <translation>&amp;Componentes y licencias</translation>
    </message>
    <message>
        <source>&amp;Report a fault</source>
        <translation>&amp;Informar de un fallo</translation>
    </message>
    <message>
        <source>About Sitemap Studio</source>
        <translation>Acerca de Sitemap Studio</translation>
    </message>
    <message>
        <source>Copy the environment as text, for a report of a fault.</source>
        <translation>Copia el entorno como texto, para informar de un fallo.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Software libre con licencia MIT.</translation>
    </message>
    <message>
        <source>Sitemap Studio {version}</source>
        <translation>Sitemap Studio {version}</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Texto de la licencia</translation>
    </message>
    <message>
        <source>This installation lacks the text of the licence of {name}.</source>
        <translation>Esta instalación no contiene el texto de la licencia de {name}.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About Sitemap Studio</source>
        <translation>Acerca &amp;de Sitemap Studio</translation>
    </message>
    <message>
        <source>&amp;Add sitemap …</source>
        <translation>&amp;Añadir sitemap…</translation>
    </message>
    <message>
        <source>&amp;Change many entries …</source>
        <translation>&amp;Cambiar muchas entradas…</translation>
    </message>
    <message>
        <source>&amp;Check now</source>
        <translation>&amp;Comprobar ahora</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>&amp;Commands …</source>
        <translation>&amp;Comandos…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Duplicate entries</source>
        <translation>D&amp;uplicar entradas</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Entry</source>
        <translation>&amp;Entrada</translation>
    </message>
    <message>
        <source>&amp;Export …</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Buscar</translation>
    </message>
    <message>
        <source>&amp;Go to entry …</source>
        <translation>&amp;Ir a la entrada…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Historial</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>A&amp;tajos de teclado</translation>
    </message>
    <message>
        <source>&amp;Larger table</source>
        <translation>Tabla más &amp;grande</translation>
    </message>
    <message>
        <source>&amp;Leak patterns …</source>
        <translation>Patrones de &amp;fugas…</translation>
    </message>
    <message>
        <source>&amp;Move up</source>
        <translation>Sub&amp;ir</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nuevo</translation>
    </message>
    <message>
        <source>&amp;Next part of the window</source>
        <translation>Siguiente &amp;zona de la ventana</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>&amp;Problemas</translation>
    </message>
    <message>
        <source>&amp;Profile</source>
        <translation>&amp;Perfil</translation>
    </message>
    <message>
        <source>&amp;Publish …</source>
        <translation>&amp;Publicar…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Re&amp;hacer</translation>
    </message>
    <message>
        <source>&amp;Rename sitemap</source>
        <translation>Cambiar &amp;nombre del sitemap</translation>
    </message>
    <message>
        <source>&amp;Repairs</source>
        <translation>&amp;Reparaciones</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Reglas</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
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
        <translation>&amp;Dividir sitemap…</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Herramientas</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Validate against the schemas</source>
        <translation>&amp;Validar con los esquemas</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Write an index …</source>
        <translation>&amp;Escribir un índice…</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Add &amp;entry</source>
        <translation>Añadir &amp;entrada</translation>
    </message>
    <message>
        <source>Add a copy of the selected entries below them.</source>
        <translation>Añade una copia de las entradas seleccionadas debajo de ellas.</translation>
    </message>
    <message>
        <source>Add a sitemap to the index.</source>
        <translation>Añade un sitemap al índice.</translation>
    </message>
    <message>
        <source>Add an entry below the current one.</source>
        <translation>Añade una entrada debajo de la actual.</translation>
    </message>
    <message>
        <source>Add existing &amp;files …</source>
        <translation>Añadir a&amp;rchivos existentes…</translation>
    </message>
    <message>
        <source>Add what is on the clipboard as entries below the current one.</source>
        <translation>Añade el contenido del portapapeles como entradas debajo de la actual.</translation>
    </message>
    <message>
        <source>Append entries of files …</source>
        <translation>Añadir entradas de archivos …</translation>
    </message>
    <message>
        <source>Append entries of logs, tables of crawlers, feeds, lists or sitemaps.</source>
        <translation>Añadir entradas de registros, tablas de rastreadores, fuentes, listas o sitemaps.</translation>
    </message>
    <message>
        <source>Apply this &amp;order to the sitemap</source>
        <translation>Aplicar este &amp;orden al sitemap</translation>
    </message>
    <message>
        <source>C&amp;lear cells</source>
        <translation>Borrar ce&amp;ldas</translation>
    </message>
    <message>
        <source>C&amp;olumns</source>
        <translation>Co&amp;lumnas</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Check the files on disk against the published XML schemas.</source>
        <translation>Juzga los archivos del disco según los esquemas XML publicados.</translation>
    </message>
    <message>
        <source>Check the whole set against all rules.</source>
        <translation>Comprueba todo el conjunto con todas las reglas.</translation>
    </message>
    <message>
        <source>Choose how the program looks and what it proposes.</source>
        <translation>Elige el aspecto del programa y lo que propone.</translation>
    </message>
    <message>
        <source>Choose light or dark.</source>
        <translation>Elige entre claro y oscuro.</translation>
    </message>
    <message>
        <source>Choose which columns the table shows.</source>
        <translation>Elige qué columnas muestra la tabla.</translation>
    </message>
    <message>
        <source>Choose which patterns mark addresses that should not be public.</source>
        <translation>Elige qué aspecto tienen las direcciones que no debían ser públicas.</translation>
    </message>
    <message>
        <source>Choose whose limits hold.</source>
        <translation>Elige los límites que se aplican.</translation>
    </message>
    <message>
        <source>Clear &amp;filter</source>
        <translation>&amp;Quitar filtro</translation>
    </message>
    <message>
        <source>Clear the values of the selected cells.</source>
        <translation>Borra los valores de las celdas seleccionadas.</translation>
    </message>
    <message>
        <source>Close the set.</source>
        <translation>Cierra el conjunto.</translation>
    </message>
    <message>
        <source>Compare with the dis&amp;k …</source>
        <translation>Comparar con el &amp;disco…</translation>
    </message>
    <message>
        <source>Copy the selected cells and clear them.</source>
        <translation>Copia las celdas seleccionadas y las vacía.</translation>
    </message>
    <message>
        <source>Copy the selected cells below a line with the names of their fields.</source>
        <translation>Copia las celdas seleccionadas debajo de una línea con los nombres de sus campos.</translation>
    </message>
    <message>
        <source>Copy the selected cells, as a spreadsheet understands them.</source>
        <translation>Copia las celdas seleccionadas de modo que las entienda una hoja de cálculo.</translation>
    </message>
    <message>
        <source>Copy the sitemaps of a site into a folder, and open them.</source>
        <translation>Copiar los sitemaps de un sitio en una carpeta y abrirlos.</translation>
    </message>
    <message>
        <source>Copy with &amp;header</source>
        <translation>Copiar con encabe&amp;zado</translation>
    </message>
    <message>
        <source>Create a sitemap of the pages of a static site.</source>
        <translation>Crear un sitemap con las páginas de un sitio estático.</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Delete entrie&amp;s</source>
        <translation>Eli&amp;minar entradas</translation>
    </message>
    <message>
        <source>Delete the selected entries.</source>
        <translation>Elimina las entradas seleccionadas.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Export as single &amp;file …</source>
        <translation>Exportar como un so&amp;lo archivo…</translation>
    </message>
    <message>
        <source>F&amp;ill down</source>
        <translation>Rellenar hacia aba&amp;jo</translation>
    </message>
    <message>
        <source>Fill selecti&amp;on</source>
        <translation>Rellenar &amp;selección</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Find a text in the entries shown, and replace it by another.</source>
        <translation>Busca un texto en las entradas mostradas y lo reemplaza por otro.</translation>
    </message>
    <message>
        <source>Find and replace</source>
        <translation>Buscar y reemplazar</translation>
    </message>
    <message>
        <source>Find and replace …</source>
        <translation>Buscar y reemplazar…</translation>
    </message>
    <message>
        <source>Find any command by a few letters of its name.</source>
        <translation>Encuentra cualquier acción con unas letras de su nombre.</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>Buscar si&amp;guiente</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>Buscar anterior</translation>
    </message>
    <message>
        <source>Fix &amp;all problems …</source>
        <translation>Corregir &amp;todos los problemas…</translation>
    </message>
    <message>
        <source>Fix &amp;selected entries …</source>
        <translation>Corregir entradas &amp;seleccionadas…</translation>
    </message>
    <message>
        <source>Fol&amp;ders</source>
        <translation>C&amp;arpetas</translation>
    </message>
    <message>
        <source>Give the selected cells of a column the value of the current one.</source>
        <translation>Da a las celdas seleccionadas de una columna el valor de la actual.</translation>
    </message>
    <message>
        <source>Give the selected cells the value of the topmost one.</source>
        <translation>Da a las celdas seleccionadas el valor de la primera.</translation>
    </message>
    <message>
        <source>Go to another window.</source>
        <translation>Va a otra ventana.</translation>
    </message>
    <message>
        <source>Go to the match before.</source>
        <translation>Va a la coincidencia anterior.</translation>
    </message>
    <message>
        <source>Go to the next cell with a problem that is listed.</source>
        <translation>Va a la siguiente celda con un problema de la lista.</translation>
    </message>
    <message>
        <source>Go to the next match.</source>
        <translation>Va a la coincidencia siguiente.</translation>
    </message>
    <message>
        <source>Go to the previous cell with a problem that is listed.</source>
        <translation>Va a la celda anterior con un problema de la lista.</translation>
    </message>
    <message>
        <source>List all keys.</source>
        <translation>Muestra la lista de todas las teclas.</translation>
    </message>
    <message>
        <source>List files to upload, lines for robots.txt and changed URLs, and submit them.</source>
        <translation>Muestra los archivos por subir, las líneas para robots.txt y las URL cambiadas, y envía estas.</translation>
    </message>
    <message>
        <source>List sitemaps on disk in the index, or append their entries.</source>
        <translation>Incluye en el índice sitemaps que ya están en el disco, o añade sus entradas.</translation>
    </message>
    <message>
        <source>List what differs between what is open and what is on disk.</source>
        <translation>Muestra las diferencias entre lo abierto y lo que hay en el disco.</translation>
    </message>
    <message>
        <source>Mer&amp;ge sitemaps</source>
        <translation>Co&amp;mbinar sitemaps</translation>
    </message>
    <message>
        <source>Move &amp;entries to …</source>
        <translation>Mover en&amp;tradas a…</translation>
    </message>
    <message>
        <source>Move do&amp;wn</source>
        <translation>Baja&amp;r</translation>
    </message>
    <message>
        <source>Move entries beyond the limits into new sitemaps at the end of the set.</source>
        <translation>Pasa lo que sobra en los sitemaps a otros nuevos al final del conjunto.</translation>
    </message>
    <message>
        <source>Move sitemaps &amp;down</source>
        <translation>&amp;Bajar sitemaps</translation>
    </message>
    <message>
        <source>Move sitemaps &amp;up</source>
        <translation>&amp;Subir sitemaps</translation>
    </message>
    <message>
        <source>Move the keyboard focus to the next part of the window.</source>
        <translation>Lleva el teclado a la siguiente parte de la ventana.</translation>
    </message>
    <message>
        <source>Move the selected entries down in their sitemap.</source>
        <translation>Baja las entradas seleccionadas dentro de su sitemap.</translation>
    </message>
    <message>
        <source>Move the selected entries up in their sitemap.</source>
        <translation>Sube las entradas seleccionadas dentro de su sitemap.</translation>
    </message>
    <message>
        <source>Move the selected sitemaps one place down.</source>
        <translation>Retrasa un puesto los sitemaps seleccionados.</translation>
    </message>
    <message>
        <source>Move the selected sitemaps one place up.</source>
        <translation>Adelanta un puesto los sitemaps seleccionados.</translation>
    </message>
    <message>
        <source>Ne&amp;xt problem</source>
        <translation>Problema siguie&amp;nte</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>Nue&amp;va ventana</translation>
    </message>
    <message>
        <source>New from folder …</source>
        <translation>Nuevo desde carpeta …</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open &amp;log folder</source>
        <translation>Abrir la carpeta de re&amp;gistros</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir recien&amp;te</translation>
    </message>
    <message>
        <source>Open a file that was open before.</source>
        <translation>Abre un archivo que ya se abrió antes.</translation>
    </message>
    <message>
        <source>Open a sitemap, or an index with its sitemaps.</source>
        <translation>Abre un sitemap, o un índice con sus sitemaps.</translation>
    </message>
    <message>
        <source>Open fol&amp;der …</source>
        <translation>Abrir car&amp;peta…</translation>
    </message>
    <message>
        <source>Open from web …</source>
        <translation>Abrir desde la web …</translation>
    </message>
    <message>
        <source>Open one more window; each shows a set of its own.</source>
        <translation>Abre otra ventana; cada una muestra su propio conjunto.</translation>
    </message>
    <message>
        <source>Open page in &amp;browser</source>
        <translation>Abrir la página &amp;web en el navegador</translation>
    </message>
    <message>
        <source>Open the folder of the program's log files.</source>
        <translation>Muestra dónde anota el programa lo que puede indicar un fallo.</translation>
    </message>
    <message>
        <source>Open the help at the page about the part of the window in use.</source>
        <translation>Abre la ayuda por la página sobre la parte de la ventana en uso.</translation>
    </message>
    <message>
        <source>Open the index in a folder, or else all its sitemaps as one set.</source>
        <translation>Abre el índice de una carpeta o, si no hay, todos sus sitemaps como un conjunto.</translation>
    </message>
    <message>
        <source>Open the page of the current entry in the browser.</source>
        <translation>Abre la página de la entrada actual en el navegador.</translation>
    </message>
    <message>
        <source>Open the set again as it is on disk.</source>
        <translation>Abre de nuevo lo que hay en el disco.</translation>
    </message>
    <message>
        <source>Overv&amp;iew</source>
        <translation>Res&amp;umen</translation>
    </message>
    <message>
        <source>Paste as &amp;new entries</source>
        <translation>Pegar como entradas &amp;nuevas</translation>
    </message>
    <message>
        <source>Paste cells from here on, also from a spreadsheet.</source>
        <translation>Pega celdas a partir de aquí, también desde una hoja de cálculo.</translation>
    </message>
    <message>
        <source>Point out the most important parts of the window.</source>
        <translation>Señala las partes más importantes de la ventana.</translation>
    </message>
    <message>
        <source>Pre&amp;vious problem</source>
        <translation>Pro&amp;blema anterior</translation>
    </message>
    <message>
        <source>Previe&amp;w</source>
        <translation>Vista pre&amp;via</translation>
    </message>
    <message>
        <source>Prin&amp;t report …</source>
        <translation>&amp;Imprimir informe…</translation>
    </message>
    <message>
        <source>Put the entries in their files into the order of the view.</source>
        <translation>Deja las entradas en sus archivos tal como están ordenadas en la vista.</translation>
    </message>
    <message>
        <source>Put the entries of the selected sitemaps into the first of them.</source>
        <translation>Reúne las entradas de los sitemaps seleccionados en el primero de ellos.</translation>
    </message>
    <message>
        <source>Put the selected entries into another sitemap, or a new one.</source>
        <translation>Lleva las entradas seleccionadas a otro sitemap o a uno nuevo.</translation>
    </message>
    <message>
        <source>Quit the program.</source>
        <translation>Cierra el programa.</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>&amp;Recargar</translation>
    </message>
    <message>
        <source>Re&amp;move sitemaps</source>
        <translation>&amp;Quitar sitemaps</translation>
    </message>
    <message>
        <source>Read and search all rules, with examples and sources.</source>
        <translation>Permite leer y buscar todas las reglas, con ejemplos y fuentes.</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Redo the change that was undone last.</source>
        <translation>Repite el cambio que se había deshecho.</translation>
    </message>
    <message>
        <source>Remove &amp;duplicates …</source>
        <translation>Eliminar &amp;duplicados…</translation>
    </message>
    <message>
        <source>Remove entries whose URL another entry has.</source>
        <translation>Elimina las entradas cuya URL ya tiene otra entrada.</translation>
    </message>
    <message>
        <source>Remove the selected sitemaps and their entries from the set.</source>
        <translation>Saca del conjunto los sitemaps seleccionados, con sus entradas.</translation>
    </message>
    <message>
        <source>Rename the file of the selected sitemap.</source>
        <translation>Cambia el nombre del archivo del sitemap seleccionado.</translation>
    </message>
    <message>
        <source>S&amp;maller table</source>
        <translation>Tabla &amp;más pequeña</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save &amp;as …</source>
        <translation>Guardar co&amp;mo…</translation>
    </message>
    <message>
        <source>Save charts and problems as a page or PDF, or problems as data.</source>
        <translation>Guarda los gráficos y los problemas como página o PDF, o los problemas como datos.</translation>
    </message>
    <message>
        <source>Save re&amp;port …</source>
        <translation>Guardar in&amp;forme…</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Seleccionar t&amp;odo</translation>
    </message>
    <message>
        <source>Select all entries shown that have the value of the current cell.</source>
        <translation>Selecciona todas las entradas mostradas que tienen el valor de la celda actual.</translation>
    </message>
    <message>
        <source>Select every entry shown.</source>
        <translation>Selecciona todas las entradas mostradas.</translation>
    </message>
    <message>
        <source>Select same &amp;value</source>
        <translation>Seleccionar el mismo &amp;valor</translation>
    </message>
    <message>
        <source>Select the entry of a number.</source>
        <translation>Selecciona la entrada con un número dado.</translation>
    </message>
    <message>
        <source>Set, shift, round, rewrite or clear a field of many entries at once.</source>
        <translation>Fija, desplaza, redondea, reescribe o borra un campo de muchas entradas a la vez.</translation>
    </message>
    <message>
        <source>Settin&amp;gs …</source>
        <translation>Con&amp;figuración…</translation>
    </message>
    <message>
        <source>Show all entries again, whatever was typed or chosen above the table.</source>
        <translation>Vuelve a mostrar todas las entradas, sea cual sea el filtro sobre la tabla.</translation>
    </message>
    <message>
        <source>Show charts and problems as pages, and print them.</source>
        <translation>Muestra los gráficos y los problemas como páginas y los imprime.</translation>
    </message>
    <message>
        <source>Show only entries that have the value of the current cell.</source>
        <translation>Muestra solo las entradas que tienen el valor de la celda actual.</translation>
    </message>
    <message>
        <source>Show only entries that match.</source>
        <translation>Muestra solo las entradas que coinciden.</translation>
    </message>
    <message>
        <source>Show or hide all that belongs to the selected entry.</source>
        <translation>Muestra u oculta todo lo que pertenece a la entrada seleccionada.</translation>
    </message>
    <message>
        <source>Show or hide clusters of alternates beside the languages of the set.</source>
        <translation>Muestra u oculta los grupos de alternativas frente a los idiomas del conjunto.</translation>
    </message>
    <message>
        <source>Show or hide how the selected entry is written, and how it is read.</source>
        <translation>Muestra u oculta cómo está escrita la entrada seleccionada y cómo se lee.</translation>
    </message>
    <message>
        <source>Show or hide the folders of the addresses.</source>
        <translation>Muestra u oculta las carpetas de las direcciones.</translation>
    </message>
    <message>
        <source>Show or hide the list of problems.</source>
        <translation>Muestra u oculta la lista de problemas.</translation>
    </message>
    <message>
        <source>Show or hide the list of sitemaps.</source>
        <translation>Muestra u oculta la lista de sitemaps.</translation>
    </message>
    <message>
        <source>Show or hide the list of what was done, and go back or forth in it.</source>
        <translation>Muestra u oculta la lista de lo que se ha hecho, para retroceder o avanzar en ella.</translation>
    </message>
    <message>
        <source>Show or hide the panel of find and replace.</source>
        <translation>Muestra u oculta el panel de buscar y reemplazar.</translation>
    </message>
    <message>
        <source>Show or hide the set as charts.</source>
        <translation>Muestra u oculta los gráficos del conjunto.</translation>
    </message>
    <message>
        <source>Show or hide what was mended so that files could be read.</source>
        <translation>Muestra u oculta lo que se reparó para poder leer los archivos.</translation>
    </message>
    <message>
        <source>Show same value onl&amp;y</source>
        <translation>Mostr&amp;ar solo este valor</translation>
    </message>
    <message>
        <source>Show the &amp;tour again</source>
        <translation>Mostrar de nuevo el re&amp;corrido</translation>
    </message>
    <message>
        <source>Show the table in larger letters.</source>
        <translation>Muestra la tabla con letra más grande.</translation>
    </message>
    <message>
        <source>Show the table in letters of the usual size.</source>
        <translation>Muestra la tabla con letra de tamaño normal.</translation>
    </message>
    <message>
        <source>Show the table in smaller letters.</source>
        <translation>Muestra la tabla con letra más pequeña.</translation>
    </message>
    <message>
        <source>Show version and parts.</source>
        <translation>Muestra la versión y los componentes.</translation>
    </message>
    <message>
        <source>Show what fixing all that can be fixed would change.</source>
        <translation>Muestra lo que cambiaría si se corrigiera todo lo que se puede corregir.</translation>
    </message>
    <message>
        <source>Show what fixing the selected entries would change.</source>
        <translation>Muestra lo que cambiaría si se corrigieran las entradas seleccionadas.</translation>
    </message>
    <message>
        <source>Sort &amp;by …</source>
        <translation>&amp;Ordenar por…</translation>
    </message>
    <message>
        <source>Sort the view by up to four columns.</source>
        <translation>Ordena la vista hasta por cuatro columnas.</translation>
    </message>
    <message>
        <source>Sp&amp;ill excess entries</source>
        <translation>Pasar &amp;lo que sobra</translation>
    </message>
    <message>
        <source>Split the selected sitemap into several.</source>
        <translation>Hace varios sitemaps del seleccionado.</translation>
    </message>
    <message>
        <source>Start an empty sitemap.</source>
        <translation>Empieza un sitemap vacío.</translation>
    </message>
    <message>
        <source>Table in &amp;usual size</source>
        <translation>Tabla &amp;de tamaño normal</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo the last change.</source>
        <translation>Deshace el último cambio.</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Ventanas</translation>
    </message>
    <message>
        <source>Write all entries to one XML file, text list or CSV file.</source>
        <translation>Escribe todas las entradas en un solo archivo XML, una lista de texto o un archivo CSV.</translation>
    </message>
    <message>
        <source>Write an index for sitemaps that have none.</source>
        <translation>Crea un conjunto con índice a partir de sitemaps que no lo tienen.</translation>
    </message>
    <message>
        <source>Write new sitemaps within the limits, with their index.</source>
        <translation>Escribe sitemaps nuevos dentro de los límites, con su índice.</translation>
    </message>
    <message>
        <source>Write the changed files of the set.</source>
        <translation>Escribe los archivos cambiados del conjunto.</translation>
    </message>
    <message>
        <source>Write under another name; an ending of .gz compresses.</source>
        <translation>Escribe con otro nombre; la terminación .gz comprime.</translation>
    </message>
    <message>
        <source>hrefl&amp;ang</source>
        <translation>hre&amp;flang</translation>
    </message>
</context>
<context>
    <name>AddFilesDialog</name>
    <message numerus="yes">
        <source>%n URLs are in the set already:</source>
        <translation>
            <numerusform>%n URL ya está en el conjunto:</numerusform>
            <numerusform>%n URL ya están en el conjunto:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entrada</numerusform>
            <numerusform>%n entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Append the entries to</source>
        <translation>Añadir las &amp;entradas al final de</translation>
    </message>
    <message>
        <source>&amp;List in the index, as it is</source>
        <translation>&amp;Incluir en el índice tal cual</translation>
    </message>
    <message>
        <source>&amp;Skip duplicates</source>
        <translation>&amp;Omitir duplicados</translation>
    </message>
    <message>
        <source>1 URL is in the set already:</source>
        <translation>1 URL ya está en el conjunto:</translation>
    </message>
    <message>
        <source>1 entry</source>
        <translation>1 entrada</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Add existing files</source>
        <translation>Añadir archivos existentes</translation>
    </message>
    <message>
        <source>Add to the set, as &amp;it is</source>
        <translation>Añadir al con&amp;junto tal cual</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Duplicados</translation>
    </message>
    <message>
        <source>None of the URLs is in the set already.</source>
        <translation>Ninguna de las URL está ya en el conjunto.</translation>
    </message>
    <message>
        <source>{files} files hold {entries}.</source>
        <translation>{files} archivos contienen {entries}.</translation>
    </message>
    <message>
        <source>“{name}” holds {entries}.</source>
        <translation>«{name}» contiene {entries}.</translation>
    </message>
</context>
<context>
    <name>AddressLine</name>
    <message>
        <source>Address of the set</source>
        <translation>Dirección del conjunto</translation>
    </message>
    <message>
        <source>Proposed: {address}. Press Enter to use it.</source>
        <translation>Propuesta: {address}. Pulse Intro para usarla.</translation>
    </message>
    <message>
        <source>Use the proposed address</source>
        <translation>Usar la dirección propuesta</translation>
    </message>
    <message>
        <source>Where this set lies on the web. A sitemap may only list URLs in its folder and below.</source>
        <translation>Dónde está este conjunto en la web. Un sitemap solo puede incluir URL de su carpeta y de lo que hay debajo.</translation>
    </message>
</context>
<context>
    <name>BulkDialog</name>
    <message numerus="yes">
        <source>%n addresses become the same as those of other entries.</source>
        <translation>
            <numerusform>%n dirección pasa a ser la de otra entrada.</numerusform>
            <numerusform>%n direcciones pasan a ser las de otras entradas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n addresses become too long.</source>
        <translation>
            <numerusform>%n dirección queda demasiado larga.</numerusform>
            <numerusform>%n direcciones quedan demasiado largas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stay: {reason}.</source>
        <translation>
            <numerusform>%n queda igual: {reason}.</numerusform>
            <numerusform>%n quedan igual: {reason}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values change</source>
        <translation>
            <numerusform>%n valor cambia</numerusform>
            <numerusform>%n valores cambian</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Entries</source>
        <translation>&amp;Entradas</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;Qué</translation>
    </message>
    <message>
        <source>1 address becomes the same as that of another entry.</source>
        <translation>1 dirección pasa a ser la de otra entrada.</translation>
    </message>
    <message>
        <source>1 address becomes too long.</source>
        <translation>1 dirección queda demasiado larga.</translation>
    </message>
    <message>
        <source>1 stays: {reason}.</source>
        <translation>1 queda igual: {reason}.</translation>
    </message>
    <message>
        <source>1 value changes</source>
        <translation>1 valor cambia</translation>
    </message>
    <message numerus="yes">
        <source>Addresses in the extensions of %n entries change, too.</source>
        <translation>
            <numerusform>También cambian direcciones en las extensiones de %n entrada.</numerusform>
            <numerusform>También cambian direcciones en las extensiones de %n entradas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Addresses in the extensions of 1 entry change, too.</source>
        <translation>También cambian direcciones en las extensiones de 1 entrada.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambiar</translation>
    </message>
    <message numerus="yes">
        <source>Change %n values</source>
        <translation>
            <numerusform>Cambiar %n valor</numerusform>
            <numerusform>Cambiar %n valores</numerusform>
        </translation>
    </message>
    <message>
        <source>Change 1 value</source>
        <translation>Cambiar 1 valor</translation>
    </message>
    <message>
        <source>Change many entries</source>
        <translation>Cambiar muchas entradas</translation>
    </message>
    <message>
        <source>Entries of the folder</source>
        <translation>Entradas de la carpeta</translation>
    </message>
    <message>
        <source>Entries shown</source>
        <translation>Entradas mostradas</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>No cambiaría nada.</translation>
    </message>
    <message>
        <source>Planning</source>
        <translation>Preparando los cambios</translation>
    </message>
    <message>
        <source>Selected entries</source>
        <translation>Entradas seleccionadas</translation>
    </message>
    <message>
        <source>The address of 1 sitemap in the index changes, too.</source>
        <translation>También cambia la dirección de 1 sitemap en el índice.</translation>
    </message>
    <message numerus="yes">
        <source>The addresses of %n sitemaps in the index change, too.</source>
        <translation>
            <numerusform>También cambia la dirección de %n sitemap en el índice.</numerusform>
            <numerusform>También cambian las direcciones de %n sitemaps en el índice.</numerusform>
        </translation>
    </message>
    <message>
        <source>The whole set</source>
        <translation>Todo el conjunto</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Qué hacer</translation>
    </message>
    <message>
        <source>{field}: {words}</source>
        <translation>{field}: {words}</translation>
    </message>
    <message numerus="yes">
        <source>{what} in %n entries</source>
        <translation>
            <numerusform>{what} en %n entrada</numerusform>
            <numerusform>{what} en %n entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>{what} in 1 entry</source>
        <translation>{what} en 1 entrada</translation>
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
        <translation>al día</translation>
    </message>
    <message>
        <source>to the second</source>
        <translation>al segundo</translation>
    </message>
</context>
<context>
    <name>CalendarPopup</name>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
</context>
<context>
    <name>Checking</name>
    <message>
        <source>Checking “{name}”</source>
        <translation>Comprobando «{name}»</translation>
    </message>
</context>
<context>
    <name>ChooseFileDialog</name>
    <message>
        <source>&amp;Which of the indexes in this folder?</source>
        <translation>¿&amp;Qué índice de esta carpeta?</translation>
    </message>
    <message>
        <source>Indexes</source>
        <translation>Índices</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open an index</source>
        <translation>Abrir un índice</translation>
    </message>
</context>
<context>
    <name>ChooseSitemapDialog</name>
    <message>
        <source>Move</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Move entries</source>
        <translation>Mover entradas</translation>
    </message>
    <message>
        <source>To a &amp;new sitemap</source>
        <translation>A un sitemap &amp;nuevo</translation>
    </message>
    <message>
        <source>To a sitemap of the &amp;set</source>
        <translation>A un sitemap del con&amp;junto</translation>
    </message>
</context>
<context>
    <name>ClipboardCommands</name>
    <message numerus="yes">
        <source>%n columns of what was pasted would lie beyond the last field, and were left out.</source>
        <translation>
            <numerusform>%n columna pegada quedaría más allá del último campo y se omitió.</numerusform>
            <numerusform>%n columnas pegadas quedarían más allá del último campo y se omitieron.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 column of what was pasted would lie beyond the last field, and was left out.</source>
        <translation>1 columna pegada quedaría más allá del último campo y se omitió.</translation>
    </message>
    <message>
        <source>Choose a cell of a field.</source>
        <translation>Elija una celda de un campo.</translation>
    </message>
    <message>
        <source>Nothing can be pasted into this column.</source>
        <translation>No se puede pegar nada en esta columna.</translation>
    </message>
    <message>
        <source>Paste %Ln cells</source>
        <translation>Pegar %Ln celdas</translation>
    </message>
    <message>
        <source>Paste %Ln entries</source>
        <translation>Pegar %Ln entradas</translation>
    </message>
    <message>
        <source>Paste cell</source>
        <translation>Pegar celda</translation>
    </message>
    <message>
        <source>Paste entry</source>
        <translation>Pegar entrada</translation>
    </message>
    <message>
        <source>Paste further to the front, or with a header of field names.</source>
        <translation>Pegue más a la izquierda, o con un encabezado de nombres de campos.</translation>
    </message>
</context>
<context>
    <name>ColumnsDialog</name>
    <message>
        <source>Columns of “{name}”</source>
        <translation>Columnas de «{name}»</translation>
    </message>
    <message>
        <source>First rows</source>
        <translation>Primeras filas</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Which columns hold the fields? The answer is remembered for tables with this header.</source>
        <translation>¿Qué columnas contienen los campos? La respuesta se recuerda para las tablas con este encabezado.</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message numerus="yes">
        <source>%n entries are only here</source>
        <translation>
            <numerusform>%n entrada solo está aquí</numerusform>
            <numerusform>%n entradas solo están aquí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries are only on disk</source>
        <translation>
            <numerusform>%n entrada solo está en el disco</numerusform>
            <numerusform>%n entradas solo están en el disco</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries are the same</source>
        <translation>
            <numerusform>%n entrada es igual</numerusform>
            <numerusform>%n entradas son iguales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries have another URL</source>
        <translation>
            <numerusform>%n entrada tiene otra URL</numerusform>
            <numerusform>%n entradas tienen otra URL</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries have other values</source>
        <translation>
            <numerusform>%n entrada tiene otros valores</numerusform>
            <numerusform>%n entradas tienen otros valores</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Ignore in which sitemap an entry is</source>
        <translation>&amp;Ignorar en qué sitemap está una entrada</translation>
    </message>
    <message>
        <source>1 entry has another URL</source>
        <translation>1 entrada tiene otra URL</translation>
    </message>
    <message>
        <source>1 entry has other values</source>
        <translation>1 entrada tiene otros valores</translation>
    </message>
    <message>
        <source>1 entry is only here</source>
        <translation>1 entrada solo está aquí</translation>
    </message>
    <message>
        <source>1 entry is only on disk</source>
        <translation>1 entrada solo está en el disco</translation>
    </message>
    <message>
        <source>1 entry is the same</source>
        <translation>1 entrada es igual</translation>
    </message>
    <message>
        <source>Compare “{name}” with the disk</source>
        <translation>Comparar «{name}» con el disco</translation>
    </message>
    <message>
        <source>Comparing what is open with what is on disk …</source>
        <translation>Comparando lo abierto con lo que hay en el disco…</translation>
    </message>
    <message>
        <source>Comparing with the disk</source>
        <translation>Comparando con el disco</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Conservar lo mío</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recargar</translation>
    </message>
    <message>
        <source>The entries on disk are the same as those that are open, but in another order.</source>
        <translation>Las entradas del disco son las mismas que las abiertas, pero en otro orden.</translation>
    </message>
    <message>
        <source>The entries on disk are the same as those that are open.</source>
        <translation>Las entradas del disco son las mismas que las abiertas.</translation>
    </message>
    <message>
        <source>The entries stand in another order, too.</source>
        <translation>Las entradas también están en otro orden.</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Diferencias</translation>
    </message>
</context>
<context>
    <name>DateEditor</name>
    <message>
        <source>Choose a day (Alt+Down)</source>
        <translation>Elegir un día (Alt+Abajo)</translation>
    </message>
</context>
<context>
    <name>DiffView</name>
    <message>
        <source>Added: {text}</source>
        <translation>Se añade: {text}</translation>
    </message>
    <message>
        <source>Removed: {text}</source>
        <translation>Se elimina: {text}</translation>
    </message>
</context>
<context>
    <name>DifferenceList</name>
    <message>
        <source>(none)</source>
        <translation>(ninguno)</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>En el disco</translation>
    </message>
    <message>
        <source>Only here</source>
        <translation>Solo aquí</translation>
    </message>
    <message>
        <source>Only on disk</source>
        <translation>Solo en el disco</translation>
    </message>
    <message>
        <source>Open here</source>
        <translation>Abierto aquí</translation>
    </message>
    <message>
        <source>extensions</source>
        <translation>extensiones</translation>
    </message>
    <message>
        <source>renamed</source>
        <translation>otra URL</translation>
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
            <numerusform>%n duplicado está en sitemaps de solo lectura y se conserva.</numerusform>
            <numerusform>%n duplicados están en sitemaps de solo lectura y se conservan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries are removed</source>
        <translation>
            <numerusform>Se elimina %n entrada</numerusform>
            <numerusform>Se eliminan %n entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Conservar</translation>
    </message>
    <message>
        <source>&amp;URLs are</source>
        <translation>Las &amp;URL son</translation>
    </message>
    <message>
        <source>1 duplicate is in a read-only sitemap and stays.</source>
        <translation>1 duplicado está en un sitemap de solo lectura y se conserva.</translation>
    </message>
    <message>
        <source>1 entry is removed</source>
        <translation>Se elimina 1 entrada</translation>
    </message>
    <message>
        <source>Each entry that would be removed is listed here, beside the one kept.</source>
        <translation>Aquí aparece cada entrada que se eliminaría, junto a la que se conserva.</translation>
    </message>
    <message>
        <source>Entries that would be removed</source>
        <translation>Entradas que se eliminarían</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Planning</source>
        <translation>Preparando los cambios</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eliminar</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n duplicates</source>
        <translation>
            <numerusform>Eliminar %n duplicado</numerusform>
            <numerusform>Eliminar %n duplicados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n entries</source>
        <translation>
            <numerusform>Eliminar %n entrada</numerusform>
            <numerusform>Eliminar %n entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove 1 duplicate</source>
        <translation>Eliminar 1 duplicado</translation>
    </message>
    <message>
        <source>Remove 1 entry</source>
        <translation>Eliminar 1 entrada</translation>
    </message>
    <message>
        <source>Remove duplicates</source>
        <translation>Eliminar duplicados</translation>
    </message>
    <message>
        <source>There are no duplicates to remove.</source>
        <translation>No hay duplicados que eliminar.</translation>
    </message>
    <message>
        <source>URLs are</source>
        <translation>Las URL son</translation>
    </message>
    <message>
        <source>exactly the same</source>
        <translation>exactamente iguales</translation>
    </message>
    <message>
        <source>the first of the set</source>
        <translation>la primera del conjunto</translation>
    </message>
    <message>
        <source>the one in {sitemap}</source>
        <translation>la de {sitemap}</translation>
    </message>
    <message>
        <source>the one with the newest lastmod</source>
        <translation>la del lastmod más reciente</translation>
    </message>
    <message>
        <source>the same but for http or https, www, a slash at the end, or capitals</source>
        <translation>iguales salvo por http o https, www, una barra al final o las mayúsculas</translation>
    </message>
</context>
<context>
    <name>EncodingDialog</name>
    <message>
        <source>&amp;Encoding</source>
        <translation>&amp;Codificación</translation>
    </message>
    <message>
        <source>Choose the encoding</source>
        <translation>Elegir la codificación</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Codificación</translation>
    </message>
    <message>
        <source>How it &amp;reads</source>
        <translation>Cómo se &amp;lee</translation>
    </message>
    <message>
        <source>How it reads in the chosen encoding</source>
        <translation>Cómo se lee en la codificación elegida</translation>
    </message>
    <message>
        <source>No line holds anything but ASCII, so that it reads the same in all of them.</source>
        <translation>Ninguna línea contiene más que ASCII, así que se lee igual en todas.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Opening changes nothing on disk; saving a change will write UTF-8.</source>
        <translation>Abrir no cambia nada en el disco; al guardar un cambio se escribirá en UTF-8.</translation>
    </message>
    <message>
        <source>“{name}” and maybe other sitemaps of “{whole}” follow neither the encoding that they declare nor UTF-8. Choose the encoding in which the lines below read as they should; it holds for all of them.</source>
        <translation>«{name}» y quizá otros sitemaps de «{whole}» no siguen ni la codificación que declaran ni UTF-8. Elija la codificación en la que las líneas de abajo se lean como deben; vale para todos.</translation>
    </message>
    <message>
        <source>“{name}” follows neither the encoding that it declares nor UTF-8. Choose the encoding in which the lines below read as they should.</source>
        <translation>«{name}» no sigue ni la codificación que declara ni UTF-8. Elija la codificación en la que las líneas de abajo se lean como deben.</translation>
    </message>
</context>
<context>
    <name>Encodings</name>
    <message>
        <source>Arabic</source>
        <translation>Árabe</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>Báltico</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>Centroeuropeo</translation>
    </message>
    <message>
        <source>Chinese, simplified</source>
        <translation>Chino simplificado</translation>
    </message>
    <message>
        <source>Chinese, traditional</source>
        <translation>Chino tradicional</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>Cirílico</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Griego</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>Hebreo</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japonés</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Coreano</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>Turco</translation>
    </message>
    <message>
        <source>Western European</source>
        <translation>Europeo occidental</translation>
    </message>
    <message>
        <source>Western European, DOS</source>
        <translation>Europeo occidental, DOS</translation>
    </message>
    <message>
        <source>Western European, old Macintosh</source>
        <translation>Europeo occidental, Macintosh antiguo</translation>
    </message>
</context>
<context>
    <name>EntryFields</name>
    <message numerus="yes">
        <source>(%n characters)</source>
        <translation>
            <numerusform>(%n carácter)</numerusform>
            <numerusform>(%n caracteres)</numerusform>
        </translation>
    </message>
    <message>
        <source>(various)</source>
        <translation>(varios)</translation>
    </message>
</context>
<context>
    <name>EntryModel</name>
    <message>
        <source>Change {field}</source>
        <translation>Cambiar {field}</translation>
    </message>
    <message>
        <source>The sitemap it belongs to.</source>
        <translation>El sitemap al que pertenece.</translation>
    </message>
    <message>
        <source>The worst problem of each entry.</source>
        <translation>El problema más grave de cada entrada.</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
</context>
<context>
    <name>EntryPage</name>
    <message>
        <source>Counting</source>
        <translation>Contando</translation>
    </message>
    <message>
        <source>Filtering</source>
        <translation>Filtrando</translation>
    </message>
    <message>
        <source>No entries yet. Add one with Ctrl+I, or paste addresses with Ctrl+V.</source>
        <translation>Aún no hay entradas. Añada una con Ctrl+I o pegue direcciones con Ctrl+V.</translation>
    </message>
    <message>
        <source>No entry has such problems.</source>
        <translation>Ninguna entrada tiene estos problemas.</translation>
    </message>
    <message>
        <source>No entry matches the filter.</source>
        <translation>Ninguna entrada coincide con el filtro.</translation>
    </message>
    <message>
        <source>None of the sitemaps could be read. Problems, below, says why.</source>
        <translation>No se pudo leer ningún sitemap. En Problemas, abajo, se explica por qué.</translation>
    </message>
    <message>
        <source>The index lists no sitemaps yet. Add one for entries to go into.</source>
        <translation>El índice aún no incluye ningún sitemap. Añada uno para poner entradas en él.</translation>
    </message>
</context>
<context>
    <name>EntryPanel</name>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entrada</numerusform>
            <numerusform>%n entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Add alternates in languages that are missing, by how addresses begin.</source>
        <translation>Añade alternativas en los idiomas que faltan, según cómo empiezan las direcciones.</translation>
    </message>
    <message>
        <source>Add missing languages</source>
        <translation>Añadir idiomas que faltan</translation>
    </message>
    <message>
        <source>Add missing languages …</source>
        <translation>Añadir idiomas que faltan…</translation>
    </message>
    <message>
        <source>Add the address for everybody whose language is not listed.</source>
        <translation>Añade la dirección para quienes no ven su idioma en la lista.</translation>
    </message>
    <message>
        <source>Add x-default</source>
        <translation>Añadir x-default</translation>
    </message>
    <message>
        <source>Adding languages</source>
        <translation>Añadiendo idiomas</translation>
    </message>
    <message>
        <source>All fields</source>
        <translation>Todos los campos</translation>
    </message>
    <message>
        <source>And {count} more.</source>
        <translation>Y {count} más.</translation>
    </message>
    <message>
        <source>Another edit is still being done. Try again after it.</source>
        <translation>Aún se está haciendo otro cambio. Inténtelo de nuevo cuando termine.</translation>
    </message>
    <message>
        <source>Change {field}</source>
        <translation>Cambiar {field}</translation>
    </message>
    <message numerus="yes">
        <source>Change {field} in %n entries</source>
        <translation>
            <numerusform>Cambiar {field} en %n entrada</numerusform>
            <numerusform>Cambiar {field} en %n entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Changing extensions</source>
        <translation>Cambiando extensiones</translation>
    </message>
    <message>
        <source>Complete the cluster</source>
        <translation>Completar el grupo</translation>
    </message>
    <message>
        <source>Completing clusters</source>
        <translation>Completando grupos</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Copiar la dirección</translation>
    </message>
    <message>
        <source>Counting extensions</source>
        <translation>Contando extensiones</translation>
    </message>
    <message>
        <source>Entry {number} of {count}</source>
        <translation>Entrada {number} de {count}</translation>
    </message>
    <message>
        <source>Let all pages of the cluster list each other, and themselves.</source>
        <translation>Hace que todas las páginas enlazadas entre sí como idiomas las nombren a todas, y a sí mismas.</translation>
    </message>
    <message>
        <source>More about alternates</source>
        <translation>Más sobre las alternativas</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Open the page in the browser</source>
        <translation>Abrir la página en el navegador</translation>
    </message>
    <message>
        <source>Read-only.</source>
        <translation>Solo se puede ver.</translation>
    </message>
    <message>
        <source>Select an entry to see and edit all of it.</source>
        <translation>Seleccione una entrada para verla y editarla entera.</translation>
    </message>
    <message>
        <source>Select one entry to add to it.</source>
        <translation>Seleccione una sola entrada para añadirle algo.</translation>
    </message>
    <message>
        <source>Show also the fields that are no longer read or hardly ever needed.</source>
        <translation>Muestra también los campos que ya no se leen o que casi nunca hacen falta.</translation>
    </message>
    <message>
        <source>The address as people read it</source>
        <translation>La dirección como la leen las personas</translation>
    </message>
    <message numerus="yes">
        <source>{what} in %n entries</source>
        <translation>
            <numerusform>{what} en %n entrada</numerusform>
            <numerusform>{what} en %n entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>{what} in 1 entry</source>
        <translation>{what} en 1 entrada</translation>
    </message>
</context>
<context>
    <name>EntryView</name>
    <message>
        <source>Clear it with Backspace, paste another over it, or use a bulk edit.</source>
        <translation>Bórrelo con Retroceso, pegue otro encima o use un cambio en bloque.</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Entradas</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Campos</translation>
    </message>
    <message>
        <source>Places in the set</source>
        <translation>Puestos en el conjunto</translation>
    </message>
    <message>
        <source>This value has {length} characters; up to {most} can be edited in a cell.</source>
        <translation>Este valor tiene {length} caracteres; en una celda se pueden editar hasta {most}.</translation>
    </message>
</context>
<context>
    <name>Environment</name>
    <message>
        <source>Display</source>
        <translation>Pantalla</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation>Bibliotecas</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
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
        <translation>Sistema</translation>
    </message>
</context>
<context>
    <name>ExplanationPane</name>
    <message>
        <source>All rules</source>
        <translation>Todas las reglas</translation>
    </message>
    <message>
        <source>Choose a problem or a rule to read what it asks for, and why.</source>
        <translation>Elija un problema o una regla: aquí se explica qué pide y por qué.</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Explicación</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Corregir</translation>
    </message>
    <message>
        <source>Fix this …</source>
        <translation>Corregir esto…</translation>
    </message>
    <message>
        <source>Fix {count} …</source>
        <translation>Corregir {count}…</translation>
    </message>
    <message>
        <source>Fix {count}: {rule}</source>
        <translation>Corregir {count}: {rule}</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Corregido</translation>
    </message>
    <message>
        <source>Ignored</source>
        <translation>No se exige</translation>
    </message>
    <message>
        <source>Line {line}: {message}</source>
        <translation>Línea {line}: {message}</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Open the catalogue of rules here.</source>
        <translation>Abre aquí el catálogo de reglas.</translation>
    </message>
    <message>
        <source>Remove {count} …</source>
        <translation>Eliminar {count}…</translation>
    </message>
    <message>
        <source>Remove {count}: {rule}</source>
        <translation>Eliminar {count}: {rule}</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Correcto</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Save the changed and repaired files.</source>
        <translation>Guarda los archivos cambiados y reparados.</translation>
    </message>
    <message>
        <source>Save to repair</source>
        <translation>Guardar para reparar</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Gravedad</translation>
    </message>
    <message>
        <source>Shows what would change before anything does.</source>
        <translation>Muestra lo que cambiaría antes de hacer nada.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>What does it mean?</source>
        <translation>¿Qué significa?</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Incorrecto</translation>
    </message>
    <message>
        <source>{severity} for {profile}</source>
        <translation>{severity} para {profile}</translation>
    </message>
    <message>
        <source>{severity}, for every profile</source>
        <translation>{severity}, para todos los perfiles</translation>
    </message>
    <message>
        <source>… and {count} more</source>
        <translation>… y {count} más</translation>
    </message>
</context>
<context>
    <name>ExportCommands</name>
    <message numerus="yes">
        <source>%n files of an earlier export are still in the folder; the index does not list them.</source>
        <translation>
            <numerusform>Sigue allí %n archivo de una exportación anterior que el índice no incluye.</numerusform>
            <numerusform>Siguen allí %n archivos de una exportación anterior que el índice no incluye.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files of an earlier export were removed.</source>
        <translation>
            <numerusform>Se eliminó %n archivo de una exportación anterior.</numerusform>
            <numerusform>Se eliminaron %n archivos de una exportación anterior.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files were up to date already.</source>
        <translation>
            <numerusform>%n archivo ya tenía ese contenido.</numerusform>
            <numerusform>%n archivos ya tenían ese contenido.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files written to “{folder}”.</source>
        <translation>
            <numerusform>%n archivo escrito en «{folder}».</numerusform>
            <numerusform>%n archivos escritos en «{folder}».</numerusform>
        </translation>
    </message>
    <message>
        <source>1 file of an earlier export was removed.</source>
        <translation>Se eliminó 1 archivo de una exportación anterior.</translation>
    </message>
    <message>
        <source>1 file was up to date already.</source>
        <translation>1 archivo ya tenía ese contenido.</translation>
    </message>
    <message>
        <source>1 file written to “{folder}”.</source>
        <translation>1 archivo escrito en «{folder}».</translation>
    </message>
    <message>
        <source>Entries may be missing: not all sitemaps could be read for certain.</source>
        <translation>Pueden faltar entradas: no todos los sitemaps se pudieron leer con certeza.</translation>
    </message>
    <message>
        <source>Export as single file</source>
        <translation>Exportar como un solo archivo</translation>
    </message>
    <message>
        <source>Exporting to “{name}”</source>
        <translation>Exportando a «{name}»</translation>
    </message>
    <message>
        <source>Left out: {losses}.</source>
        <translation>Se omite: {losses}.</translation>
    </message>
    <message>
        <source>Open exported set</source>
        <translation>Abrir el conjunto exportado</translation>
    </message>
    <message>
        <source>Publish …</source>
        <translation>Publicar…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Removing old files</source>
        <translation>Eliminando archivos antiguos</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Mostrar carpeta</translation>
    </message>
    <message>
        <source>Sitemap (*.xml);;Compressed sitemap (*.xml.gz);;Text list (*.txt);;CSV (*.csv);;All files (*)</source>
        <translation>Sitemap (*.xml);;Sitemap comprimido (*.xml.gz);;Lista de texto (*.txt);;CSV (*.csv);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>The export was stopped; all files are as they were before.</source>
        <translation>Se detuvo la exportación; todos los archivos están como antes.</translation>
    </message>
    <message>
        <source>“{name}” of an earlier export is still in the folder; the index does not list it.</source>
        <translation>«{name}» de una exportación anterior sigue allí, y el índice no lo incluye.</translation>
    </message>
    <message>
        <source>“{name}” was written.</source>
        <translation>Se escribió «{name}».</translation>
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
            <numerusform>%n entrada está fuera de {address}: los buscadores no la tienen en cuenta.</numerusform>
            <numerusform>%n entradas están fuera de {address}: los buscadores no las tienen en cuenta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files of an earlier export stay in the folder; the index does not list them.</source>
        <translation>
            <numerusform>Queda allí %n archivo de una exportación anterior, y el índice no lo incluye.</numerusform>
            <numerusform>Quedan allí %n archivos de una exportación anterior, y el índice no los incluye.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files with such names exist and will be replaced.</source>
        <translation>
            <numerusform>Ya existe %n archivo con estos nombres y se reemplazará.</numerusform>
            <numerusform>Ya existen %n archivos con estos nombres y se reemplazarán.</numerusform>
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
            <numerusform>%n sitemap no se pudo leer con certeza: pueden faltar entradas.</numerusform>
            <numerusform>%n sitemaps no se pudieron leer con certeza: pueden faltar entradas.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Address of the folder</source>
        <translation>&amp;Dirección de la carpeta</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Carpeta</translation>
    </message>
    <message>
        <source>&amp;Names of the files</source>
        <translation>&amp;Nombres de los archivos</translation>
    </message>
    <message>
        <source>1 URL</source>
        <translation>1 URL</translation>
    </message>
    <message>
        <source>1 entry lies outside {address}: search engines ignore it.</source>
        <translation>1 entrada está fuera de {address}: los buscadores no la tienen en cuenta.</translation>
    </message>
    <message>
        <source>1 file with such a name exists and will be replaced.</source>
        <translation>Ya existe 1 archivo con estos nombres y se reemplazará.</translation>
    </message>
    <message>
        <source>1 sitemap</source>
        <translation>1 sitemap</translation>
    </message>
    <message>
        <source>1 sitemap could not be read for certain: entries may be missing.</source>
        <translation>1 sitemap no se pudo leer con certeza: pueden faltar entradas.</translation>
    </message>
    <message>
        <source>A&amp;ll ({count})</source>
        <translation>&amp;Todas ({count})</translation>
    </message>
    <message>
        <source>Address in the index</source>
        <translation>Dirección en el índice</translation>
    </message>
    <message>
        <source>Address of the folder</source>
        <translation>Dirección de la carpeta</translation>
    </message>
    <message>
        <source>Choose the folder that the files go to.</source>
        <translation>Elija la carpeta de destino de los archivos.</translation>
    </message>
    <message>
        <source>Compress the sitemaps with &amp;gzip</source>
        <translation>Comprimir los sitemaps con &amp;gzip</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Entradas</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>F&amp;iltered ({count})</source>
        <translation>&amp;Filtradas ({count})</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Files that will be written</source>
        <translation>Archivos que se escribirán</translation>
    </message>
    <message>
        <source>Folder of the export</source>
        <translation>Carpeta de la exportación</translation>
    </message>
    <message>
        <source>Left out: {losses}.</source>
        <translation>Se omite: {losses}.</translation>
    </message>
    <message>
        <source>Most &amp;URLs in a sitemap</source>
        <translation>Máximo de &amp;URL por sitemap</translation>
    </message>
    <message>
        <source>Most &amp;bytes in a sitemap</source>
        <translation>Máximo de &amp;bytes por sitemap</translation>
    </message>
    <message>
        <source>Most URLs in a sitemap</source>
        <translation>Máximo de URL por sitemap</translation>
    </message>
    <message>
        <source>Most bytes in a sitemap</source>
        <translation>Máximo de bytes por sitemap</translation>
    </message>
    <message>
        <source>Name the &amp;schema in every file (xsi:schemaLocation)</source>
        <translation>Indicar el e&amp;squema en cada archivo (xsi:schemaLocation)</translation>
    </message>
    <message>
        <source>Names of the files</source>
        <translation>Nombres de los archivos</translation>
    </message>
    <message>
        <source>Planning the export</source>
        <translation>Preparando la exportación</translation>
    </message>
    <message>
        <source>S&amp;elected ({count})</source>
        <translation>Se&amp;leccionadas ({count})</translation>
    </message>
    <message>
        <source>Size unpacked</source>
        <translation>Tamaño sin comprimir</translation>
    </message>
    <message>
        <source>URLs</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Unpacked, as the protocol counts them.</source>
        <translation>Sin comprimir, como los cuenta el protocolo.</translation>
    </message>
    <message>
        <source>Use &amp;that URL</source>
        <translation>U&amp;sar esa URL</translation>
    </message>
    <message>
        <source>Write an inde&amp;x that lists the sitemaps</source>
        <translation>Escribir un índice que &amp;incluya los sitemaps</translation>
    </message>
    <message>
        <source>https://www.example.com/ – left empty: the site of most entries</source>
        <translation>https://www.example.com/ – si se deja vacío: el sitio de la mayoría de las entradas</translation>
    </message>
    <message>
        <source>the index itself</source>
        <translation>el propio índice</translation>
    </message>
    <message>
        <source>{address} would fit.</source>
        <translation>{address} serviría.</translation>
    </message>
    <message>
        <source>{files} with {urls}, {size} unpacked, and the index “{index}”.</source>
        <translation>{files} con {urls}, {size} sin comprimir, y el índice «{index}».</translation>
    </message>
    <message>
        <source>{files} with {urls}, {size} unpacked, without an index.</source>
        <translation>{files} con {urls}, {size} sin comprimir, sin índice.</translation>
    </message>
    <message>
        <source>{n} stands for the number of the file.</source>
        <translation>{n} representa el número del archivo.</translation>
    </message>
    <message>
        <source>“{name}” of an earlier export stays in the folder; the index does not list it.</source>
        <translation>Queda allí «{name}» de una exportación anterior, y el índice no lo incluye.</translation>
    </message>
</context>
<context>
    <name>ExtensionModel</name>
    <message>
        <source>(no {field})</source>
        <translation>(sin {field})</translation>
    </message>
    <message>
        <source>(various) Select one entry to see and edit them.</source>
        <translation>(varios) Seleccione una sola entrada para verlos y editarlos.</translation>
    </message>
    <message>
        <source>Change {field}</source>
        <translation>Cambiar {field}</translation>
    </message>
    <message>
        <source>No longer read by Google.</source>
        <translation>Google ya no lo lee.</translation>
    </message>
    <message>
        <source>Not declared: {name} is read-only.</source>
        <translation>No declarado: {name} solo se puede ver.</translation>
    </message>
    <message>
        <source>The page is made for feature phones. Nobody reads this mark any more; it does no harm.</source>
        <translation>La página está hecha para móviles básicos. Ya nadie lee esta marca; no hace daño.</translation>
    </message>
    <message>
        <source>not applied yet</source>
        <translation>aún no aceptado</translation>
    </message>
    <message>
        <source>one more …</source>
        <translation>otro más…</translation>
    </message>
    <message numerus="yes">
        <source>{have} of %n entries</source>
        <translation>
            <numerusform>{have} de %n entrada</numerusform>
            <numerusform>{have} de %n entradas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExtensionView</name>
    <message>
        <source>Extensions</source>
        <translation>Extensiones</translation>
    </message>
</context>
<context>
    <name>Extensions</name>
    <message>
        <source>Add XML</source>
        <translation>Añadir XML</translation>
    </message>
    <message>
        <source>Add alternate</source>
        <translation>Añadir alternativa</translation>
    </message>
    <message>
        <source>Add article</source>
        <translation>Añadir artículo</translation>
    </message>
    <message>
        <source>Add image</source>
        <translation>Añadir imagen</translation>
    </message>
    <message>
        <source>Add mark for feature phones</source>
        <translation>Añadir marca para móviles básicos</translation>
    </message>
    <message>
        <source>Add video</source>
        <translation>Añadir vídeo</translation>
    </message>
    <message>
        <source>Alternates</source>
        <translation>Alternativas</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>Mobile</source>
        <translation>Móviles</translation>
    </message>
    <message>
        <source>Move XML</source>
        <translation>Mover XML</translation>
    </message>
    <message>
        <source>Move alternate</source>
        <translation>Mover alternativa</translation>
    </message>
    <message>
        <source>Move article</source>
        <translation>Mover artículo</translation>
    </message>
    <message>
        <source>Move image</source>
        <translation>Mover imagen</translation>
    </message>
    <message>
        <source>Move mark for feature phones</source>
        <translation>Mover marca para móviles básicos</translation>
    </message>
    <message>
        <source>Move video</source>
        <translation>Mover vídeo</translation>
    </message>
    <message>
        <source>News</source>
        <translation>Noticias</translation>
    </message>
    <message>
        <source>Other XML</source>
        <translation>Otro XML</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n alternates</source>
        <translation>
            <numerusform>Quitar %n alternativa</numerusform>
            <numerusform>Quitar %n alternativas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n articles</source>
        <translation>
            <numerusform>Quitar %n artículo</numerusform>
            <numerusform>Quitar %n artículos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n images</source>
        <translation>
            <numerusform>Quitar %n imagen</numerusform>
            <numerusform>Quitar %n imágenes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n marks for feature phones</source>
        <translation>
            <numerusform>Quitar %n marca para móviles básicos</numerusform>
            <numerusform>Quitar %n marcas para móviles básicos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n pieces of XML</source>
        <translation>
            <numerusform>Quitar %n fragmento de XML</numerusform>
            <numerusform>Quitar %n fragmentos de XML</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n videos</source>
        <translation>
            <numerusform>Quitar %n vídeo</numerusform>
            <numerusform>Quitar %n vídeos</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove XML</source>
        <translation>Quitar XML</translation>
    </message>
    <message>
        <source>Remove alternate</source>
        <translation>Quitar alternativa</translation>
    </message>
    <message numerus="yes">
        <source>Remove alternates from %n entries</source>
        <translation>
            <numerusform>Quitar alternativas de %n entrada</numerusform>
            <numerusform>Quitar alternativas de %n entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove article</source>
        <translation>Quitar artículo</translation>
    </message>
    <message numerus="yes">
        <source>Remove articles from %n entries</source>
        <translation>
            <numerusform>Quitar artículos de %n entrada</numerusform>
            <numerusform>Quitar artículos de %n entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove image</source>
        <translation>Quitar imagen</translation>
    </message>
    <message numerus="yes">
        <source>Remove images from %n entries</source>
        <translation>
            <numerusform>Quitar imágenes de %n entrada</numerusform>
            <numerusform>Quitar imágenes de %n entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove mark for feature phones</source>
        <translation>Quitar marca para móviles básicos</translation>
    </message>
    <message numerus="yes">
        <source>Remove marks for feature phones from %n entries</source>
        <translation>
            <numerusform>Quitar marcas para móviles básicos de %n entrada</numerusform>
            <numerusform>Quitar marcas para móviles básicos de %n entradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove other XML from %n entries</source>
        <translation>
            <numerusform>Quitar otro XML de %n entrada</numerusform>
            <numerusform>Quitar otro XML de %n entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove video</source>
        <translation>Quitar vídeo</translation>
    </message>
    <message numerus="yes">
        <source>Remove videos from %n entries</source>
        <translation>
            <numerusform>Quitar vídeos de %n entrada</numerusform>
            <numerusform>Quitar vídeos de %n entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>Vídeos</translation>
    </message>
</context>
<context>
    <name>FacetButton</name>
    <message>
        <source>Remove this part of the filter.</source>
        <translation>Quita esta parte del filtro.</translation>
    </message>
    <message>
        <source>Remove {facet}</source>
        <translation>Quitar {facet}</translation>
    </message>
</context>
<context>
    <name>FacetRow</name>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>More filters that do not fit here.</source>
        <translation>Otros filtros que no caben aquí.</translation>
    </message>
</context>
<context>
    <name>Facets</name>
    <message>
        <source>0.0 to 0.4</source>
        <translation>De 0.0 a 0.4</translation>
    </message>
    <message>
        <source>0.5 to 0.7</source>
        <translation>De 0.5 a 0.7</translation>
    </message>
    <message>
        <source>0.8 to 1.0</source>
        <translation>De 0.8 a 1.0</translation>
    </message>
    <message>
        <source>Alternates (hreflang)</source>
        <translation>Alternativas (hreflang)</translation>
    </message>
    <message>
        <source>Any extension</source>
        <translation>Alguna extensión</translation>
    </message>
    <message>
        <source>Any problem</source>
        <translation>Algún problema</translation>
    </message>
    <message>
        <source>Anything else</source>
        <translation>Otro valor</translation>
    </message>
    <message>
        <source>Changed since opened or saved</source>
        <translation>Cambiadas desde que se abrió o guardó</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Cambios</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Errores</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>Extensiones</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>In the future</source>
        <translation>En el futuro</translation>
    </message>
    <message>
        <source>Infos</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Invalid date</source>
        <translation>Fecha no válida</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Últimos 30 días</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>Últimos 365 días</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Últimos 7 días</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Falta</translation>
    </message>
    <message>
        <source>Mobile</source>
        <translation>Móviles</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nuevas</translation>
    </message>
    <message>
        <source>News</source>
        <translation>Noticias</translation>
    </message>
    <message>
        <source>No extension</source>
        <translation>Sin extensión</translation>
    </message>
    <message>
        <source>No problem</source>
        <translation>Sin problemas</translation>
    </message>
    <message>
        <source>Not a number</source>
        <translation>No es un número</translation>
    </message>
    <message>
        <source>Older than 365 days</source>
        <translation>Más de 365 días</translation>
    </message>
    <message>
        <source>Other XML</source>
        <translation>Otro XML</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Show entries by their changefreq.</source>
        <translation>Muestra las entradas por su changefreq.</translation>
    </message>
    <message>
        <source>Show entries by their extensions.</source>
        <translation>Muestra las entradas por sus extensiones.</translation>
    </message>
    <message>
        <source>Show entries by their lastmod.</source>
        <translation>Muestra las entradas por su lastmod.</translation>
    </message>
    <message>
        <source>Show entries by their priority.</source>
        <translation>Muestra las entradas por su priority.</translation>
    </message>
    <message>
        <source>Show entries by their problems.</source>
        <translation>Muestra las entradas por sus problemas.</translation>
    </message>
    <message>
        <source>Show entries by what was done to them.</source>
        <translation>Muestra las entradas por lo que se hizo con ellas.</translation>
    </message>
    <message>
        <source>Show the entries of some sitemaps.</source>
        <translation>Muestra las entradas de algunos sitemaps.</translation>
    </message>
    <message>
        <source>Shows the entries of a folder, chosen beside the table.</source>
        <translation>Muestra las entradas de una carpeta elegida junto a la tabla.</translation>
    </message>
    <message>
        <source>Sitemap</source>
        <translation>Sitemap</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Sin cambios</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>Vídeos</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Advertencias</translation>
    </message>
</context>
<context>
    <name>FaultDialog</name>
    <message>
        <source>Copy details</source>
        <translation>Copiar detalles</translation>
    </message>
    <message>
        <source>Fault in the program</source>
        <translation>Fallo en el programa</translation>
    </message>
    <message>
        <source>Please report the fault with these details: {url}</source>
        <translation>Informe del fallo con estos detalles, por favor: {url}</translation>
    </message>
    <message>
        <source>Something went wrong inside the program.</source>
        <translation>Algo ha fallado dentro del programa.</translation>
    </message>
    <message>
        <source>What is not saved yet is in the recovery log; the next start offers it, should the program end.</source>
        <translation>Lo que aún no se ha guardado está en el registro de recuperación; si el programa se cierra, se ofrecerá al iniciarlo de nuevo.</translation>
    </message>
    <message>
        <source>You can go on; saving under another name is safest.</source>
        <translation>Puede continuar; lo más seguro es guardar con otro nombre.</translation>
    </message>
    <message>
        <source>Your sitemaps on disk were not touched.</source>
        <translation>Sus sitemaps del disco no se han tocado.</translation>
    </message>
</context>
<context>
    <name>FetchFailuresDialog</name>
    <message>
        <source>&amp;Copy list</source>
        <translation>&amp;Copiar lista</translation>
    </message>
    <message>
        <source>All other files were copied and opened.</source>
        <translation>Todos los demás archivos se copiaron y se abrieron.</translation>
    </message>
    <message>
        <source>Not opened from the web</source>
        <translation>No abiertos desde la web</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
</context>
<context>
    <name>FileWatch</name>
    <message numerus="yes">
        <source>%n files of the set are not on the disk any more.</source>
        <translation>
            <numerusform>%n archivo del conjunto ya no está en el disco.</numerusform>
            <numerusform>%n archivos del conjunto ya no están en el disco.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files of the set were changed by other programs.</source>
        <translation>
            <numerusform>Otro programa cambió %n archivo del conjunto.</numerusform>
            <numerusform>Otros programas cambiaron %n archivos del conjunto.</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare …</source>
        <translation>Comparar…</translation>
    </message>
    <message>
        <source>Everything is still open here; saving writes it anew.</source>
        <translation>Aquí todo sigue abierto; al guardar se escribe de nuevo.</translation>
    </message>
    <message>
        <source>Its entries are kept with all their fields and extensions; comments and layout are written anew.</source>
        <translation>Sus entradas se conservan con todos sus campos y extensiones; los comentarios y la disposición se escriben de nuevo.</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Conservar lo mío</translation>
    </message>
    <message>
        <source>Looking at the files of “{name}”</source>
        <translation>Examinando los archivos de «{name}»</translation>
    </message>
    <message>
        <source>Nothing was lost: what is open here is as it was.</source>
        <translation>No se perdió nada: lo abierto aquí está como estaba.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recargar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>Guardar como…</translation>
    </message>
    <message numerus="yes">
        <source>Saving replaces %n files by what is open here.</source>
        <translation>
            <numerusform>Al guardar se reemplaza %n archivo por lo abierto aquí.</numerusform>
            <numerusform>Al guardar se reemplazan %n archivos por lo abierto aquí.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saving replaces “{name}” by what is open here.</source>
        <translation>Al guardar se reemplaza «{name}» por lo abierto aquí.</translation>
    </message>
    <message>
        <source>“{name}” is not on the disk any more.</source>
        <translation>«{name}» ya no está en el disco.</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program.</source>
        <translation>Otro programa cambió «{name}».</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message numerus="yes">
        <source>%n files are not in UTF-8.</source>
        <translation>
            <numerusform>%n archivo no está en UTF-8.</numerusform>
            <numerusform>%n archivos no están en UTF-8.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files lie in that folder already; sitemaps of the set would replace them.</source>
        <translation>
            <numerusform>%n archivo ya está en esa carpeta; un sitemap del conjunto lo reemplazaría.</numerusform>
            <numerusform>%n archivos ya están en esa carpeta; los sitemaps del conjunto los reemplazarían.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files of the set have other names on this disk, too (hard links).</source>
        <translation>
            <numerusform>%n archivo del conjunto tiene también otros nombres en este disco (enlaces físicos).</numerusform>
            <numerusform>%n archivos del conjunto tienen también otros nombres en este disco (enlaces físicos).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files of the set may not be written where they are.</source>
        <translation>
            <numerusform>%n archivo del conjunto no se puede escribir donde está.</numerusform>
            <numerusform>%n archivos del conjunto no se pueden escribir donde están.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mended places were saved.</source>
        <translation>
            <numerusform>Se guardó %n lugar reparado.</numerusform>
            <numerusform>Se guardaron %n lugares reparados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places were mended so that “{name}” could be read.</source>
        <translation>
            <numerusform>Se reparó %n lugar para poder leer «{name}».</numerusform>
            <numerusform>Se repararon %n lugares para poder leer «{name}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps are larger than the ceiling.</source>
        <translation>
            <numerusform>%n sitemap supera el tope.</numerusform>
            <numerusform>%n sitemaps superan el tope.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps follow neither the encoding that they declare nor UTF-8.</source>
        <translation>
            <numerusform>%n sitemap no sigue ni la codificación que declara ni UTF-8.</numerusform>
            <numerusform>%n sitemaps no siguen ni la codificación que declaran ni UTF-8.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 mended place was saved.</source>
        <translation>Se guardó 1 lugar reparado.</translation>
    </message>
    <message>
        <source>1 place was mended so that “{name}” could be read.</source>
        <translation>Se reparó 1 lugar para poder leer «{name}».</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Ceilings guard the memory of this computer: {size} MB unpacked for each file, {ratio} times its size on disk, {entries} entries in all. Open it all the same if you trust where it comes from.</source>
        <translation>Los topes protegen la memoria de este equipo: {size} MB sin comprimir por archivo, {ratio} veces su tamaño en el disco, {entries} entradas en total. Ábralo de todos modos si se fía de su procedencia.</translation>
    </message>
    <message>
        <source>Choose its encoding …</source>
        <translation>Elegir su codificación…</translation>
    </message>
    <message>
        <source>Choose one …</source>
        <translation>Elegir una…</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Ir allí</translation>
    </message>
    <message>
        <source>Import as table …</source>
        <translation>Importar como tabla…</translation>
    </message>
    <message>
        <source>Its entries can be copied and exported; the file stays as it is.</source>
        <translation>Sus entradas se pueden copiar y exportar; el archivo queda como está.</translation>
    </message>
    <message>
        <source>Left out: {losses}.</source>
        <translation>Se omite: {losses}.</translation>
    </message>
    <message>
        <source>New sitemap</source>
        <translation>Nuevo sitemap</translation>
    </message>
    <message>
        <source>Nothing is guessed: look at how it reads, and choose.</source>
        <translation>No se adivina nada: mire cómo se lee y elija.</translation>
    </message>
    <message>
        <source>Nothing was written. Replace what lies there, or save in another folder.</source>
        <translation>No se escribió nada. Reemplace lo que hay allí o guarde en otra carpeta.</translation>
    </message>
    <message>
        <source>Open a folder of sitemaps</source>
        <translation>Abrir una carpeta de sitemaps</translation>
    </message>
    <message>
        <source>Open a sitemap or an index</source>
        <translation>Abrir un sitemap o un índice</translation>
    </message>
    <message>
        <source>Open all the same</source>
        <translation>Abrir de todos modos</translation>
    </message>
    <message>
        <source>Open for editing anyway</source>
        <translation>Abrir para editar de todos modos</translation>
    </message>
    <message>
        <source>Opening was stopped; everything is as it was.</source>
        <translation>Se detuvo la apertura; todo está como estaba.</translation>
    </message>
    <message>
        <source>Opening “{name}”</source>
        <translation>Abriendo «{name}»</translation>
    </message>
    <message>
        <source>Reading “{name}” in all encodings</source>
        <translation>Leyendo «{name}» en todas las codificaciones</translation>
    </message>
    <message numerus="yes">
        <source>Removed %n files.</source>
        <translation>
            <numerusform>Se eliminó %n archivo.</numerusform>
            <numerusform>Se eliminaron %n archivos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Removed 1 file.</source>
        <translation>Se eliminó 1 archivo.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save all sitemaps in a folder</source>
        <translation>Guardar todos los sitemaps en una carpeta</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Guardar como</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Save it in another place; what is open here can be edited all the same.</source>
        <translation>Guárdelo en otro lugar; lo abierto aquí se puede editar de todos modos.</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n files.</source>
        <translation>
            <numerusform>Se guardó %n archivo.</numerusform>
            <numerusform>Se guardaron %n archivos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved 1 file.</source>
        <translation>Se guardó 1 archivo.</translation>
    </message>
    <message>
        <source>Saving a change writes UTF-8.</source>
        <translation>Al guardar un cambio se escribe en UTF-8.</translation>
    </message>
    <message>
        <source>Saving gives new content to this name only; under the others the old stays.</source>
        <translation>Al guardar, solo este nombre recibe el contenido nuevo; con los demás queda el antiguo.</translation>
    </message>
    <message>
        <source>Saving was stopped; the files are as they were.</source>
        <translation>Se detuvo el guardado; los archivos están como estaban.</translation>
    </message>
    <message>
        <source>Saving writes those that changed; search engines find all of them through an index.</source>
        <translation>Al guardar se escriben los que cambiaron; con un índice, los buscadores los encuentran todos.</translation>
    </message>
    <message>
        <source>Saving “{name}”</source>
        <translation>Guardando «{name}»</translation>
    </message>
    <message>
        <source>Sitemaps (*.xml *.xml.gz *.gz *.txt *.csv)</source>
        <translation>Sitemaps (*.xml *.xml.gz *.gz *.txt *.csv)</translation>
    </message>
    <message>
        <source>Sitemaps (*.xml *.xml.gz);;All files (*)</source>
        <translation>Sitemaps (*.xml *.xml.gz);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>The Repairs panel lists what and where; nothing on disk has changed.</source>
        <translation>El panel de reparaciones muestra qué y dónde; en el disco no ha cambiado nada.</translation>
    </message>
    <message>
        <source>The file that was open before still has it.</source>
        <translation>El archivo que estaba abierto antes aún lo contiene.</translation>
    </message>
    <message>
        <source>Their entries can be copied and exported; the files stay as they are.</source>
        <translation>Sus entradas se pueden copiar y exportar; los archivos quedan como están.</translation>
    </message>
    <message>
        <source>This installation lacks the sample set.</source>
        <translation>A esta instalación le falta el conjunto de ejemplo.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sin título</translation>
    </message>
    <message>
        <source>Write an index …</source>
        <translation>Escribir un índice…</translation>
    </message>
    <message>
        <source>{reason} Here it is read-only.</source>
        <translation>{reason} Aquí solo se puede ver.</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” and %n more are read-only: {reason}</source>
        <translation>
            <numerusform>«{name}» y %n más solo se pueden ver: {reason}</numerusform>
            <numerusform>«{name}» y %n más solo se pueden ver: {reason}</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” has other names on this disk, too (hard links).</source>
        <translation>«{name}» tiene también otros nombres en este disco (enlaces físicos).</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” holds %n sitemaps and no index.</source>
        <translation>
            <numerusform>«{name}» contiene %n sitemap y ningún índice.</numerusform>
            <numerusform>«{name}» contiene %n sitemaps y ningún índice.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” is in {encoding}.</source>
        <translation>«{name}» está en {encoding}.</translation>
    </message>
    <message>
        <source>“{name}” is not open elsewhere any more: it can be edited here.</source>
        <translation>«{name}» ya no está abierto en otro sitio: se puede editar aquí.</translation>
    </message>
    <message>
        <source>“{name}” is open in another window already.</source>
        <translation>«{name}» ya está abierto en otra ventana.</translation>
    </message>
    <message>
        <source>“{name}” is read-only: {reason}</source>
        <translation>«{name}» solo se puede ver: {reason}</translation>
    </message>
    <message>
        <source>“{name}” lies in that folder already; a sitemap of the set would replace it.</source>
        <translation>«{name}» ya está en esa carpeta; un sitemap del conjunto lo reemplazaría.</translation>
    </message>
    <message>
        <source>“{name}” may not be written where it is.</source>
        <translation>«{name}» no se puede escribir donde está.</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entrada</numerusform>
            <numerusform>%n entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>1 entry</source>
        <translation>1 entrada</translation>
    </message>
    <message>
        <source>A text, a /regular expression/, or conditions joined by “and” or “or”, with parentheses: a word (loc, lastmod, changefreq, priority, any, entry, sitemap, folder, extension, problem, state), then = != &lt; &gt; contains matches in or “is empty”, then a value.</source>
        <translation>Un texto, una /expresión regular/ o condiciones unidas por «and» u «or», con paréntesis: una palabra (loc, lastmod, changefreq, priority, any, entry, sitemap, folder, extension, problem, state), luego = != &lt; &gt; contains matches in o «is empty», y luego un valor.</translation>
    </message>
    <message>
        <source>All fields</source>
        <translation>Todos los campos</translation>
    </message>
    <message>
        <source>Character {number}: {text}</source>
        <translation>Carácter {number}: {text}</translation>
    </message>
    <message>
        <source>Entries shown</source>
        <translation>Entradas mostradas</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Filter: text, /regex/, or lastmod &lt; 2026-01-01</source>
        <translation>Filtro: texto, /regex/ o lastmod &lt; 2026-01-01</translation>
    </message>
    <message>
        <source>Save this filter, or choose one that was saved.</source>
        <translation>Guarda este filtro o permite elegir uno guardado.</translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation>Filtros guardados</translation>
    </message>
    <message>
        <source>The field in which a text or an expression is looked for.</source>
        <translation>El campo en el que se busca un texto o una expresión.</translation>
    </message>
    <message>
        <source>Where to look</source>
        <translation>Dónde buscar</translation>
    </message>
    <message>
        <source>{shown} of {total}</source>
        <translation>{shown} de {total}</translation>
    </message>
</context>
<context>
    <name>FindPanel</name>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entrada</numerusform>
            <numerusform>%n entradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n coincidencia</numerusform>
            <numerusform>%n coincidencias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values replaced.</source>
        <translation>
            <numerusform>Se reemplazó %n valor.</numerusform>
            <numerusform>Se reemplazaron %n valores.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 entry</source>
        <translation>1 entrada</translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>1 coincidencia</translation>
    </message>
    <message>
        <source>1 value replaced.</source>
        <translation>Se reemplazó 1 valor.</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Contando</translation>
    </message>
    <message>
        <source>Entries shown</source>
        <translation>Entradas mostradas</translation>
    </message>
    <message>
        <source>F&amp;ind</source>
        <translation>&amp;Buscar</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Buscando</translation>
    </message>
    <message>
        <source>In all fields</source>
        <translation>En todos los campos</translation>
    </message>
    <message>
        <source>In {field}</source>
        <translation>En {field}</translation>
    </message>
    <message>
        <source>Match case (Alt+C)</source>
        <translation>Distinguir mayúsculas (Alt+C)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>Coincidencia siguiente (F3)</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>No encontrado</translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>No cambiaría nada.</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>Coincidencia anterior (Mayús+F3)</translation>
    </message>
    <message>
        <source>Re&amp;place with</source>
        <translation>Reemplazar &amp;por</translation>
    </message>
    <message>
        <source>Regular expression (Alt+X)</source>
        <translation>Expresión regular (Alt+X)</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>Replace all …</source>
        <translation>Reemplazar todo…</translation>
    </message>
    <message numerus="yes">
        <source>Replace in %n entries</source>
        <translation>
            <numerusform>Reemplazar en %n entrada</numerusform>
            <numerusform>Reemplazar en %n entradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace in %n values</source>
        <translation>
            <numerusform>Reemplazar en %n valor</numerusform>
            <numerusform>Reemplazar en %n valores</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace in 1 entry</source>
        <translation>Reemplazar en 1 entrada</translation>
    </message>
    <message>
        <source>Replace in 1 value</source>
        <translation>Reemplazar en 1 valor</translation>
    </message>
    <message>
        <source>Replace in {field}</source>
        <translation>Reemplazar en {field}</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Reemplazar por</translation>
    </message>
    <message>
        <source>Replaced. There are no more matches.</source>
        <translation>Reemplazado. No hay más coincidencias.</translation>
    </message>
    <message>
        <source>Replacing</source>
        <translation>Reemplazando</translation>
    </message>
    <message>
        <source>Selected entries</source>
        <translation>Entradas seleccionadas</translation>
    </message>
    <message>
        <source>Went on from the first entry.</source>
        <translation>La búsqueda continuó desde la primera entrada.</translation>
    </message>
    <message>
        <source>Went on from the last entry.</source>
        <translation>La búsqueda continuó desde la última entrada.</translation>
    </message>
    <message>
        <source>Where to look</source>
        <translation>Dónde buscar</translation>
    </message>
    <message>
        <source>Whole words only (Alt+W)</source>
        <translation>Solo palabras completas (Alt+W)</translation>
    </message>
    <message>
        <source>{times} in {where}</source>
        <translation>{times} en {where}</translation>
    </message>
</context>
<context>
    <name>FixChoicesForm</name>
    <message>
        <source>&amp;Base for relative addresses</source>
        <translation>&amp;Base para direcciones relativas</translation>
    </message>
    <message>
        <source>&amp;Escape characters as</source>
        <translation>&amp;Escapar caracteres como</translation>
    </message>
    <message>
        <source>&amp;Zone of times without one</source>
        <translation>&amp;Zona de las horas que no la tienen</translation>
    </message>
    <message>
        <source>Base for relative addresses</source>
        <translation>Base para direcciones relativas</translation>
    </message>
    <message>
        <source>Escape characters as</source>
        <translation>Escapar caracteres como</translation>
    </message>
    <message>
        <source>ISO-8859-1, for old servers</source>
        <translation>ISO-8859-1, para servidores antiguos</translation>
    </message>
    <message>
        <source>UTF-8, as nearly all servers expect</source>
        <translation>UTF-8, como espera casi cualquier servidor</translation>
    </message>
    <message>
        <source>Zone of times without one</source>
        <translation>Zona de las horas que no la tienen</translation>
    </message>
    <message>
        <source>unknown; Z is UTC</source>
        <translation>desconocida; Z es UTC</translation>
    </message>
</context>
<context>
    <name>FixList</name>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>another namespace</source>
        <translation>otro espacio de nombres</translation>
    </message>
    <message>
        <source>another order</source>
        <translation>otro orden</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>elementos</translation>
    </message>
    <message>
        <source>file</source>
        <translation>archivo</translation>
    </message>
    <message>
        <source>the protocol's namespace</source>
        <translation>el espacio de nombres del protocolo</translation>
    </message>
    <message>
        <source>the schema's order</source>
        <translation>el orden del esquema</translation>
    </message>
</context>
<context>
    <name>FixesDialog</name>
    <message numerus="yes">
        <source>%n entries are in read-only sitemaps and left out.</source>
        <translation>
            <numerusform>%n entrada está en sitemaps de solo lectura y se omite.</numerusform>
            <numerusform>%n entradas están en sitemaps de solo lectura y se omiten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries change</source>
        <translation>
            <numerusform>%n entrada cambia</numerusform>
            <numerusform>%n entradas cambian</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files change</source>
        <translation>
            <numerusform>%n archivo cambia</numerusform>
            <numerusform>%n archivos cambian</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values change</source>
        <translation>
            <numerusform>%n valor cambia</numerusform>
            <numerusform>%n valores cambian</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values keep problems that can't be fixed without guessing.</source>
        <translation>
            <numerusform>%n valor conserva problemas que no se pueden corregir sin adivinar.</numerusform>
            <numerusform>%n valores conservan problemas que no se pueden corregir sin adivinar.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 entry changes</source>
        <translation>1 entrada cambia</translation>
    </message>
    <message>
        <source>1 entry is in a read-only sitemap and left out.</source>
        <translation>1 entrada está en un sitemap de solo lectura y se omite.</translation>
    </message>
    <message>
        <source>1 file changes</source>
        <translation>1 archivo cambia</translation>
    </message>
    <message>
        <source>1 value changes</source>
        <translation>1 valor cambia</translation>
    </message>
    <message>
        <source>1 value keeps a problem that can't be fixed without guessing.</source>
        <translation>1 valor conserva un problema que no se puede corregir sin adivinar.</translation>
    </message>
    <message>
        <source>Because of a fault in the program not everything could be tried for {titles}.</source>
        <translation>Por un fallo del programa no se pudo intentar todo para {titles}.</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Corregir</translation>
    </message>
    <message numerus="yes">
        <source>Fix %n entries</source>
        <translation>
            <numerusform>Corregir %n entrada</numerusform>
            <numerusform>Corregir %n entradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fix %n files</source>
        <translation>
            <numerusform>Corregir %n archivo</numerusform>
            <numerusform>Corregir %n archivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fix %n values</source>
        <translation>
            <numerusform>Corregir %n valor</numerusform>
            <numerusform>Corregir %n valores</numerusform>
        </translation>
    </message>
    <message>
        <source>Fix 1 entry</source>
        <translation>Corregir 1 entrada</translation>
    </message>
    <message>
        <source>Fix 1 file</source>
        <translation>Corregir 1 archivo</translation>
    </message>
    <message>
        <source>Fix 1 value</source>
        <translation>Corregir 1 valor</translation>
    </message>
    <message numerus="yes">
        <source>Fix in %n values</source>
        <translation>
            <numerusform>Corregir en %n valor</numerusform>
            <numerusform>Corregir en %n valores</numerusform>
        </translation>
    </message>
    <message>
        <source>Fix in 1 value</source>
        <translation>Corregir en 1 valor</translation>
    </message>
    <message numerus="yes">
        <source>Fix namespace of %n files</source>
        <translation>
            <numerusform>Corregir el espacio de nombres de %n archivo</numerusform>
            <numerusform>Corregir el espacio de nombres de %n archivos</numerusform>
        </translation>
    </message>
    <message>
        <source>Fix namespace of 1 file</source>
        <translation>Corregir el espacio de nombres de 1 archivo</translation>
    </message>
    <message>
        <source>Fix problems</source>
        <translation>Corregir problemas</translation>
    </message>
    <message>
        <source>Looking for what can be fixed …</source>
        <translation>Buscando lo que se puede corregir…</translation>
    </message>
    <message>
        <source>Nothing here can be fixed without guessing.</source>
        <translation>Aquí no se puede corregir nada sin adivinar.</translation>
    </message>
    <message numerus="yes">
        <source>Order elements in %n entries</source>
        <translation>
            <numerusform>Ordenar los elementos en %n entrada</numerusform>
            <numerusform>Ordenar los elementos en %n entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Order elements in 1 entry</source>
        <translation>Ordenar los elementos en 1 entrada</translation>
    </message>
    <message>
        <source>Order elements in the index</source>
        <translation>Ordenar los elementos en el índice</translation>
    </message>
    <message>
        <source>Planning fixes</source>
        <translation>Preparando correcciones</translation>
    </message>
    <message>
        <source>The explanation beside each problem says what to do.</source>
        <translation>La explicación junto a cada problema dice qué hacer.</translation>
    </message>
</context>
<context>
    <name>FlagField</name>
    <message>
        <source>On</source>
        <translation>Activado</translation>
    </message>
</context>
<context>
    <name>FolderChooser</name>
    <message>
        <source>Choose …</source>
        <translation>Elegir…</translation>
    </message>
</context>
<context>
    <name>FolderCounter</name>
    <message>
        <source>Counting folders</source>
        <translation>Contando carpetas</translation>
    </message>
</context>
<context>
    <name>FolderTree</name>
    <message>
        <source>Addresses that are missing, or are not complete web addresses</source>
        <translation>Direcciones que faltan o que no son direcciones web completas</translation>
    </message>
    <message>
        <source>All folders</source>
        <translation>Todas las carpetas</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Entradas</translation>
    </message>
    <message>
        <source>Entries of all folders</source>
        <translation>Entradas de todas las carpetas</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Other addresses</source>
        <translation>Otras direcciones</translation>
    </message>
    <message>
        <source>{folder}, entries: {count}</source>
        <translation>{folder}, entradas: {count}</translation>
    </message>
</context>
<context>
    <name>FoldersPanel</name>
    <message>
        <source>&amp;Copy address</source>
        <translation>&amp;Copiar dirección</translation>
    </message>
    <message>
        <source>&amp;Delete entries</source>
        <translation>&amp;Eliminar entradas</translation>
    </message>
    <message>
        <source>&amp;Export entries …</source>
        <translation>E&amp;xportar entradas…</translation>
    </message>
    <message>
        <source>&amp;Move entries to …</source>
        <translation>&amp;Mover entradas a…</translation>
    </message>
    <message>
        <source>&amp;Set field …</source>
        <translation>&amp;Fijar campo…</translation>
    </message>
    <message>
        <source>Delete %Ln entries</source>
        <translation>Eliminar %Ln entradas</translation>
    </message>
    <message>
        <source>Delete entry</source>
        <translation>Eliminar entrada</translation>
    </message>
    <message>
        <source>Folders of the addresses</source>
        <translation>Carpetas de las direcciones</translation>
    </message>
</context>
<context>
    <name>Gauge</name>
    <message>
        <source>Close to the limit of the profile.</source>
        <translation>Cerca del límite del perfil.</translation>
    </message>
    <message>
        <source>Over the limit of the profile.</source>
        <translation>Por encima del límite del perfil.</translation>
    </message>
    <message>
        <source>Within the limit of the profile.</source>
        <translation>Dentro del límite del perfil.</translation>
    </message>
</context>
<context>
    <name>GoToDialog</name>
    <message>
        <source>&amp;Number, 1 to {count}</source>
        <translation>&amp;Número, de 1 a {count}</translation>
    </message>
    <message>
        <source>Go to entry</source>
        <translation>Ir a la entrada</translation>
    </message>
    <message>
        <source>Number of the entry</source>
        <translation>Número de la entrada</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>A number from 0.0 to 1.0; without it {usual} holds</source>
        <translation>Un número de 0.0 a 1.0; si falta, vale {usual}</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>An address of http or https of at most {count} characters</source>
        <translation>Una dirección http o https de {count} caracteres como máximo</translation>
    </message>
    <message>
        <source>Any field</source>
        <translation>Cualquier campo</translation>
    </message>
    <message>
        <source>At least one of</source>
        <translation>Al menos uno de</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Atributos</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Campos</translation>
    </message>
    <message>
        <source>In a sitemap</source>
        <translation>En un sitemap</translation>
    </message>
    <message>
        <source>In an entry</source>
        <translation>En una entrada</translation>
    </message>
    <message>
        <source>Inside {field}</source>
        <translation>Dentro de {field}</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>MB in a file, unpacked</source>
        <translation>MB por archivo, sin comprimir</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Significado</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Name in filters</source>
        <translation>Nombre en los filtros</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>Espacio de nombres</translation>
    </message>
    <message>
        <source>No longer read.</source>
        <translation>Ya no se lee.</translation>
    </message>
    <message>
        <source>Nobody reads it any more.</source>
        <translation>Ya no lo lee nadie.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>One of the [forms of dates](dates)</source>
        <translation>Una de las [formas de las fechas](dates)</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Perfil</translation>
    </message>
    <message>
        <source>Read the source on the web</source>
        <translation>Leer la fuente en la web</translation>
    </message>
    <message>
        <source>Required.</source>
        <translation>Obligatorio.</translation>
    </message>
    <message>
        <source>Sitemaps in an index</source>
        <translation>Sitemaps por índice</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>URLs in a sitemap</source>
        <translation>URL por sitemap</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>a [date](dates)</source>
        <translation>una [fecha](dates)</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texto</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un número entero</translation>
    </message>
    <message>
        <source>an address</source>
        <translation>una dirección</translation>
    </message>
    <message>
        <source>any number of times</source>
        <translation>cualquier número de veces</translation>
    </message>
    <message>
        <source>at least {least}</source>
        <translation>{least} como mínimo</translation>
    </message>
    <message numerus="yes">
        <source>at most %n characters</source>
        <translation>
            <numerusform>%n carácter como máximo</numerusform>
            <numerusform>%n caracteres como máximo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n in a list</source>
        <translation>
            <numerusform>%n como máximo en una lista</numerusform>
            <numerusform>%n como máximo en una lista</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n times</source>
        <translation>
            <numerusform>%n vez como máximo</numerusform>
            <numerusform>%n veces como máximo</numerusform>
        </translation>
    </message>
    <message>
        <source>at most {count}</source>
        <translation>{count} como máximo</translation>
    </message>
    <message>
        <source>codes of countries</source>
        <translation>códigos de países</translation>
    </message>
    <message>
        <source>fields of its own</source>
        <translation>campos propios</translation>
    </message>
    <message>
        <source>one of a list</source>
        <translation>uno de una lista</translation>
    </message>
    <message>
        <source>the code of a language</source>
        <translation>el código de un idioma</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>sí o no</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>de {least} a {most}</translation>
    </message>
</context>
<context>
    <name>HelpView</name>
    <message>
        <source>Page of the help</source>
        <translation>Página de la ayuda</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n página</numerusform>
            <numerusform>%n páginas</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Print …</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>1 page</source>
        <translation>1 página</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Atrás (Alt+Izquierda)</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Adelante (Alt+Derecha)</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>No page holds these words.</source>
        <translation>Ninguna página contiene estas palabras.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Print the page that is shown.</source>
        <translation>Imprime la página mostrada.</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Buscar en la ayuda</translation>
    </message>
    <message>
        <source>Type words that the page should hold.</source>
        <translation>Escriba palabras que deba contener la página.</translation>
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
        <translation>Tal como se abrió</translation>
    </message>
    <message>
        <source>Choose a step to go back or forth to it. The disk marks what is saved.</source>
        <translation>Elija un paso para retroceder o avanzar hasta él. El disco marca lo que está guardado.</translation>
    </message>
    <message>
        <source>Steps of the history</source>
        <translation>Pasos del historial</translation>
    </message>
</context>
<context>
    <name>JobLine</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cancel: {title}</source>
        <translation>Cancelar: {title}</translation>
    </message>
    <message>
        <source>{title} …</source>
        <translation>{title}…</translation>
    </message>
    <message>
        <source>{title}: stopping …</source>
        <translation>{title}: deteniendo…</translation>
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
        <translation>Tareas en curso</translation>
    </message>
</context>
<context>
    <name>Jobs</name>
    <message>
        <source>Nothing was changed. The log names the fault: {fault}.</source>
        <translation>No se cambió nada. El registro indica el fallo: {fault}.</translation>
    </message>
    <message>
        <source>“{title}” could not be finished because of a fault in the program.</source>
        <translation>«{title}» no se pudo terminar por un fallo del programa.</translation>
    </message>
</context>
<context>
    <name>LanguageTable</name>
    <message>
        <source>Cluster</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>How many pages of the set belong to it.</source>
        <translation>Cuántas páginas del conjunto pertenecen a él.</translation>
    </message>
    <message>
        <source>Named after the page for everybody else (x-default), or else after the first page.</source>
        <translation>Se llama como la página para todos los demás o, si no la hay, como la primera.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
</context>
<context>
    <name>LanguageView</name>
    <message>
        <source>Clusters of alternates by language</source>
        <translation>Grupos de alternativas por idioma</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Idiomas</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message numerus="yes">
        <source>%n clusters</source>
        <translation>
            <numerusform>%n grupo</numerusform>
            <numerusform>%n grupos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries get further alternates.</source>
        <translation>
            <numerusform>%n entrada recibe más alternativas.</numerusform>
            <numerusform>%n entradas reciben más alternativas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries get no link to themselves: no page gives them a language.</source>
        <translation>
            <numerusform>%n entrada no recibe enlace a sí misma: ninguna página le asigna un idioma.</numerusform>
            <numerusform>%n entradas no reciben enlace a sí mismas: ninguna página les asigna un idioma.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries stay as they are: a language of their cluster has several addresses.</source>
        <translation>
            <numerusform>%n entrada queda como está: un idioma de su grupo tiene varias direcciones.</numerusform>
            <numerusform>%n entradas quedan como están: un idioma de su grupo tiene varias direcciones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries stay as they are: their files are read-only.</source>
        <translation>
            <numerusform>%n entrada queda como está: su archivo solo se puede ver.</numerusform>
            <numerusform>%n entradas quedan como están: sus archivos solo se pueden ver.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n languages</source>
        <translation>
            <numerusform>%n idioma</numerusform>
            <numerusform>%n idiomas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not named by all</source>
        <translation>
            <numerusform>%n no nombrado por todas</numerusform>
            <numerusform>%n no nombrados por todas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages of the set</source>
        <translation>
            <numerusform>%n página del conjunto</numerusform>
            <numerusform>%n páginas del conjunto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with conflicts</source>
        <translation>
            <numerusform>%n con conflictos</numerusform>
            <numerusform>%n con conflictos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with pages not in the set</source>
        <translation>
            <numerusform>%n con páginas fuera del conjunto</numerusform>
            <numerusform>%n con páginas fuera del conjunto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with pages without a language</source>
        <translation>
            <numerusform>%n con páginas sin idioma</numerusform>
            <numerusform>%n con páginas sin idioma</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without return link</source>
        <translation>
            <numerusform>%n sin enlace de retorno</numerusform>
            <numerusform>%n sin enlace de retorno</numerusform>
        </translation>
    </message>
    <message>
        <source>1 cluster</source>
        <translation>1 grupo</translation>
    </message>
    <message>
        <source>1 entry gets further alternates.</source>
        <translation>1 entrada recibe más alternativas.</translation>
    </message>
    <message>
        <source>1 entry gets no link to itself: no page gives it a language.</source>
        <translation>1 entrada no recibe enlace a sí misma: ninguna página le asigna un idioma.</translation>
    </message>
    <message>
        <source>1 entry stays as it is: a language of its cluster has several addresses.</source>
        <translation>1 entrada queda como está: un idioma de su grupo tiene varias direcciones.</translation>
    </message>
    <message>
        <source>1 entry stays as it is: its file is read-only.</source>
        <translation>1 entrada queda como está: su archivo solo se puede ver.</translation>
    </message>
    <message>
        <source>1 language</source>
        <translation>1 idioma</translation>
    </message>
    <message>
        <source>1 page of the set</source>
        <translation>1 página del conjunto</translation>
    </message>
    <message>
        <source>All clusters</source>
        <translation>Todos los grupos</translation>
    </message>
    <message>
        <source>All pages of this cluster name it, and it links back to them.</source>
        <translation>Todas las páginas de este grupo la nombran, y ella enlaza con ellas.</translation>
    </message>
    <message>
        <source>Everybody else (x-default)</source>
        <translation>Todos los demás (x-default)</translation>
    </message>
    <message>
        <source>It has no link back to {loc}.</source>
        <translation>No tiene enlace de vuelta a {loc}.</translation>
    </message>
    <message>
        <source>Its page claims another language for itself.</source>
        <translation>Su página reclama otro idioma para sí misma.</translation>
    </message>
    <message>
        <source>No entry of the set has this address.</source>
        <translation>Ninguna entrada del conjunto tiene esta dirección.</translation>
    </message>
    <message numerus="yes">
        <source>No link gives %n of them a language.</source>
        <translation>
            <numerusform>Ningún enlace asigna un idioma a %n de ellas.</numerusform>
            <numerusform>Ningún enlace asigna un idioma a %n de ellas.</numerusform>
        </translation>
    </message>
    <message>
        <source>No link gives 1 of them a language.</source>
        <translation>Ningún enlace asigna un idioma a 1 de ellas.</translation>
    </message>
    <message>
        <source>No page of this cluster names an alternate in this language.</source>
        <translation>Ninguna página de este grupo nombra una alternativa en este idioma.</translation>
    </message>
    <message>
        <source>Not named by all</source>
        <translation>No nombrados por todas</translation>
    </message>
    <message>
        <source>Only with faults</source>
        <translation>Solo con fallos</translation>
    </message>
    <message>
        <source>Probably meant: {code}</source>
        <translation>Probablemente sea: {code}</translation>
    </message>
    <message>
        <source>The page names itself.</source>
        <translation>La página se nombra a sí misma.</translation>
    </message>
    <message>
        <source>The pages of this cluster give it several addresses.</source>
        <translation>Las páginas de este grupo le dan varias direcciones.</translation>
    </message>
    <message>
        <source>There is nothing to complete.</source>
        <translation>No hay nada que completar.</translation>
    </message>
    <message>
        <source>With conflicts</source>
        <translation>Con conflictos</translation>
    </message>
    <message>
        <source>With missing languages</source>
        <translation>Con idiomas que faltan</translation>
    </message>
    <message>
        <source>With pages not in the set</source>
        <translation>Con páginas fuera del conjunto</translation>
    </message>
    <message>
        <source>With pages without a language</source>
        <translation>Con páginas sin idioma</translation>
    </message>
    <message>
        <source>Without return link</source>
        <translation>Sin enlace de retorno</translation>
    </message>
    <message>
        <source>all right</source>
        <translation>todo bien</translation>
    </message>
    <message>
        <source>conflict</source>
        <translation>conflicto</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>no faults</source>
        <translation>sin fallos</translation>
    </message>
    <message>
        <source>no return link</source>
        <translation>sin enlace de retorno</translation>
    </message>
    <message>
        <source>not in the set</source>
        <translation>no está en el conjunto</translation>
    </message>
    <message>
        <source>not named by all</source>
        <translation>no nombrado por todas</translation>
    </message>
    <message>
        <source>without a language</source>
        <translation>sin idioma</translation>
    </message>
    <message numerus="yes">
        <source>{naming} of %n pages name it.</source>
        <translation>
            <numerusform>La nombran {naming} de %n página.</numerusform>
            <numerusform>La nombran {naming} de %n páginas.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{code}” {reason}.</source>
        <translation>«{code}» {reason}.</translation>
    </message>
</context>
<context>
    <name>LanguagesDialog</name>
    <message>
        <source>&amp;Add language</source>
        <translation>&amp;Añadir idioma</translation>
    </message>
    <message>
        <source>&amp;Remove language</source>
        <translation>&amp;Quitar idioma</translation>
    </message>
    <message>
        <source>Add missing languages</source>
        <translation>Añadir idiomas que faltan</translation>
    </message>
    <message numerus="yes">
        <source>Add to %n entries</source>
        <translation>
            <numerusform>Añadir a %n entrada</numerusform>
            <numerusform>Añadir a %n entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Add to 1 entry</source>
        <translation>Añadir a 1 entrada</translation>
    </message>
    <message>
        <source>Addresses begin with</source>
        <translation>Las direcciones empiezan por</translation>
    </message>
    <message>
        <source>For {loc}:</source>
        <translation>Para {loc}:</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Name two languages at least.</source>
        <translation>Indique al menos dos idiomas.</translation>
    </message>
    <message>
        <source>No codes of languages: {codes}</source>
        <translation>No son códigos de idiomas: {codes}</translation>
    </message>
    <message>
        <source>Pages that are named alike in all languages differ in how their addresses begin. Entries that have an alternate in a language keep it.</source>
        <translation>Las páginas que se llaman igual en todos los idiomas se distinguen por cómo empiezan sus direcciones. Las entradas que ya tienen una alternativa en un idioma la conservan.</translation>
    </message>
    <message>
        <source>Where addresses of each language begin</source>
        <translation>Por dónde empiezan las direcciones de cada idioma</translation>
    </message>
    <message>
        <source>{loc} begins with none of these, so it gets no alternates.</source>
        <translation>{loc} no empieza por ninguna de estas, así que no recibe alternativas.</translation>
    </message>
</context>
<context>
    <name>LanguagesPanel</name>
    <message>
        <source>&amp;Go to the entry</source>
        <translation>&amp;Ir a la entrada</translation>
    </message>
    <message>
        <source>Being updated …</source>
        <translation>Actualizando…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Clusters to list</source>
        <translation>Grupos que se muestran</translation>
    </message>
    <message numerus="yes">
        <source>Co&amp;mplete %n clusters</source>
        <translation>
            <numerusform>Co&amp;mpletar %n grupo</numerusform>
            <numerusform>Co&amp;mpletar %n grupos</numerusform>
        </translation>
    </message>
    <message>
        <source>Co&amp;mplete cluster</source>
        <translation>Co&amp;mpletar el grupo</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Completar</translation>
    </message>
    <message>
        <source>Complete all &amp;listed …</source>
        <translation>Completar todos los &amp;mostrados…</translation>
    </message>
    <message numerus="yes">
        <source>Complete alternates of %n entries</source>
        <translation>
            <numerusform>Completar alternativas de %n entrada</numerusform>
            <numerusform>Completar alternativas de %n entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Complete alternates of 1 entry</source>
        <translation>Completar alternativas de 1 entrada</translation>
    </message>
    <message>
        <source>Completing clusters</source>
        <translation>Completando grupos</translation>
    </message>
    <message>
        <source>Count what completing all clusters listed would change.</source>
        <translation>Cuenta lo que cambiaría al completar todos los grupos de la lista.</translation>
    </message>
    <message>
        <source>Give all pages of the selected clusters the full list of alternates.</source>
        <translation>Da la lista completa de alternativas a todas las páginas de los grupos seleccionados.</translation>
    </message>
    <message>
        <source>Next fault (F8 in this list)</source>
        <translation>Fallo siguiente (F8 en esta lista)</translation>
    </message>
    <message>
        <source>No cluster listed has a fault.</source>
        <translation>Ningún grupo de la lista tiene fallos.</translation>
    </message>
    <message>
        <source>No cluster matches what is chosen above.</source>
        <translation>Ningún grupo coincide con lo elegido arriba.</translation>
    </message>
    <message>
        <source>No entry of this set names an alternate in another language.</source>
        <translation>Ninguna entrada de este conjunto nombra una alternativa en otro idioma.</translation>
    </message>
    <message>
        <source>Not up to date: reading alternates was stopped.</source>
        <translation>No está al día: se detuvo la lectura de alternativas.</translation>
    </message>
    <message>
        <source>Previous fault (Shift+F8 in this list)</source>
        <translation>Fallo anterior (Mayús+F8 en esta lista)</translation>
    </message>
    <message>
        <source>Reading alternates</source>
        <translation>Leyendo alternativas</translation>
    </message>
    <message>
        <source>Reading alternates was stopped; show this panel again to go on.</source>
        <translation>Se detuvo la lectura de alternativas; vuelva a mostrar este panel para continuar.</translation>
    </message>
    <message>
        <source>Reading alternates …</source>
        <translation>Leyendo alternativas…</translation>
    </message>
    <message>
        <source>Search clusters</source>
        <translation>Buscar grupos</translation>
    </message>
    <message>
        <source>Search in addresses</source>
        <translation>Buscar en las direcciones</translation>
    </message>
    <message>
        <source>Searching clusters</source>
        <translation>Buscando grupos</translation>
    </message>
    <message>
        <source>Show all clusters</source>
        <translation>Mostrar todos los grupos</translation>
    </message>
    <message>
        <source>The set is not checked yet.</source>
        <translation>El conjunto aún no se ha comprobado.</translation>
    </message>
    <message>
        <source>Went on with the first fault.</source>
        <translation>Se continuó con el primer fallo.</translation>
    </message>
    <message>
        <source>Went on with the last fault.</source>
        <translation>Se continuó con el último fallo.</translation>
    </message>
</context>
<context>
    <name>LeakList</name>
    <message>
        <source>Error: {pattern}: {fault}</source>
        <translation>Error: {pattern}: {fault}</translation>
    </message>
    <message>
        <source>Looks like</source>
        <translation>Parece</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Patrón</translation>
    </message>
</context>
<context>
    <name>LeakPatterns</name>
    <message>
        <source>{reason} The default leak patterns apply.</source>
        <translation>{reason} Se aplican los patrones de fuga predeterminados.</translation>
    </message>
</context>
<context>
    <name>LeaksDialog</name>
    <message numerus="yes">
        <source>%n patterns are wrong; correct them, or turn them off.</source>
        <translation>
            <numerusform>%n patrón es incorrecto; corríjalo o desactívelo.</numerusform>
            <numerusform>%n patrones son incorrectos; corríjalos o desactívelos.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Añadir</translation>
    </message>
    <message>
        <source>&amp;Looks like</source>
        <translation>Pa&amp;rece</translation>
    </message>
    <message>
        <source>&amp;Pattern</source>
        <translation>&amp;Patrón</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>&amp;Try an address</source>
        <translation>Pro&amp;bar una dirección</translation>
    </message>
    <message>
        <source>1 pattern is wrong; correct it, or turn it off.</source>
        <translation>1 patrón es incorrecto; corríjalo o desactívelo.</translation>
    </message>
    <message>
        <source>Add a pattern (Insert)</source>
        <translation>Añade un patrón (Insert)</translation>
    </message>
    <message>
        <source>Address to try the patterns on</source>
        <translation>Dirección con la que probar los patrones</translation>
    </message>
    <message>
        <source>Addresses that match one of these are marked as probably not public.</source>
        <translation>Las direcciones en las que se encuentra uno de estos se marcan como probablemente no públicas.</translation>
    </message>
    <message>
        <source>Leak patterns</source>
        <translation>Patrones de fuga</translation>
    </message>
    <message>
        <source>Looked for anywhere in the address; ^ is its beginning.</source>
        <translation>Se busca en cualquier parte de la dirección; ^ es su comienzo.</translation>
    </message>
    <message>
        <source>Looks like</source>
        <translation>Parece</translation>
    </message>
    <message>
        <source>No pattern matches this address.</source>
        <translation>No se encuentra ningún patrón en esta dirección.</translation>
    </message>
    <message>
        <source>Only complete addresses are checked; they begin with http:// or https://.</source>
        <translation>Solo se juzgan direcciones completas, que empiezan por http:// o https://.</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Patrón</translation>
    </message>
    <message>
        <source>Remove the selected patterns (Delete)</source>
        <translation>Quita los patrones seleccionados (Supr)</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>Restaurar valores pre&amp;determinados</translation>
    </message>
    <message>
        <source>Restore the list that comes with the program</source>
        <translation>Usa la lista que viene con el programa</translation>
    </message>
    <message>
        <source>Without patterns no address is marked.</source>
        <translation>Sin patrones no se marca ninguna dirección.</translation>
    </message>
    <message>
        <source>a regular expression of Rust's kind, such as /draft-[0-9]+</source>
        <translation>una expresión regular como las de Rust, por ejemplo /draft-[0-9]+</translation>
    </message>
</context>
<context>
    <name>LeftSets</name>
    <message numerus="yes">
        <source>%n steps since {when}</source>
        <translation>
            <numerusform>%n paso desde {when}</numerusform>
            <numerusform>%n pasos desde {when}</numerusform>
        </translation>
    </message>
    <message>
        <source>1 step since {when}</source>
        <translation>1 paso desde {when}</translation>
    </message>
    <message>
        <source>It has no file yet.</source>
        <translation>Aún no tiene archivo.</translation>
    </message>
    <message>
        <source>Not saved when the program ended</source>
        <translation>Sin guardar cuando se cerró el programa</translation>
    </message>
    <message>
        <source>Recover {name}</source>
        <translation>Recuperar {name}</translation>
    </message>
    <message>
        <source>Recover …</source>
        <translation>Recuperar…</translation>
    </message>
</context>
<context>
    <name>LineDrawings</name>
    <message>
        <source>Clear this line</source>
        <translation>Vaciar esta línea</translation>
    </message>
</context>
<context>
    <name>LossQuestion</name>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Export anyway</source>
        <translation>Exportar de todos modos</translation>
    </message>
    <message>
        <source>“{name}” can't hold everything.</source>
        <translation>«{name}» no puede contenerlo todo.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;Redo {step}</source>
        <translation>Re&amp;hacer: {step}</translation>
    </message>
    <message>
        <source>&amp;Undo {step}</source>
        <translation>&amp;Deshacer: {step}</translation>
    </message>
    <message>
        <source>{name} (read-only)</source>
        <translation>{name} (solo lectura)</translation>
    </message>
</context>
<context>
    <name>MergeDialog</name>
    <message numerus="yes">
        <source>%n entries are in the set already.</source>
        <translation>
            <numerusform>%n entrada ya está en el conjunto.</numerusform>
            <numerusform>%n entradas ya están en el conjunto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more entries of the source repeat a URL.</source>
        <translation>
            <numerusform>%n entrada más de la fuente repite una URL.</numerusform>
            <numerusform>%n entradas más de la fuente repiten una URL.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Add %n new entries</source>
        <translation>
            <numerusform>&amp;Añadir %n entrada nueva</numerusform>
            <numerusform>&amp;Añadir %n entradas nuevas</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add one new entry</source>
        <translation>&amp;Añadir una entrada nueva</translation>
    </message>
    <message>
        <source>&amp;Columns …</source>
        <translation>&amp;Columnas…</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Remove %n entries that the source lacks</source>
        <translation>
            <numerusform>&amp;Eliminar %n entrada que falta en la fuente</numerusform>
            <numerusform>&amp;Eliminar %n entradas que faltan en la fuente</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Remove one entry that the source lacks</source>
        <translation>&amp;Eliminar una entrada que falta en la fuente</translation>
    </message>
    <message>
        <source>Append</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Append entries</source>
        <translation>Añadir entradas</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Cambios</translation>
    </message>
    <message>
        <source>Left out: {reason} ({count}).</source>
        <translation>Omitido: {reason} ({count}).</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Combinar</translation>
    </message>
    <message>
        <source>Merge entries</source>
        <translation>Combinar entradas</translation>
    </message>
    <message>
        <source>One entry is in the set already.</source>
        <translation>Una entrada ya está en el conjunto.</translation>
    </message>
    <message>
        <source>One more entry of the source repeats a URL.</source>
        <translation>Una entrada más de la fuente repite una URL.</translation>
    </message>
    <message numerus="yes">
        <source>Set &amp;other values of %n entries</source>
        <translation>
            <numerusform>&amp;Fijar otros valores en %n entrada</numerusform>
            <numerusform>&amp;Fijar otros valores en %n entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Set &amp;other values of one entry</source>
        <translation>&amp;Fijar otros valores en una entrada</translation>
    </message>
    <message>
        <source>The source has no entries.</source>
        <translation>La fuente no tiene entradas.</translation>
    </message>
</context>
<context>
    <name>MergeRows</name>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>add</source>
        <translation>añadir</translation>
    </message>
    <message>
        <source>change</source>
        <translation>cambiar</translation>
    </message>
    <message>
        <source>keep</source>
        <translation>conservar</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>eliminar</translation>
    </message>
    <message>
        <source>skip</source>
        <translation>omitir</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n más</numerusform>
            <numerusform>%n más</numerusform>
        </translation>
    </message>
    <message>
        <source>1 more</source>
        <translation>1 más</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Cerrar este mensaje</translation>
    </message>
    <message>
        <source>Close this message (Esc)</source>
        <translation>Cerrar este mensaje (Esc)</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>Show the next message; this one comes back after it</source>
        <translation>Muestra el mensaje siguiente; este vuelve tras él</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message numerus="yes">
        <source> (and %n more)</source>
        <translation>
            <numerusform> (y %n más)</numerusform>
            <numerusform> (y %n más)</numerusform>
        </translation>
    </message>
    <message>
        <source> (and 1 more)</source>
        <translation> (y 1 más)</translation>
    </message>
    <message>
        <source> GB</source>
        <translation> GB</translation>
    </message>
    <message>
        <source> Most entries do: maybe it is the sitemap's address that is of another site, such as a test site.</source>
        <translation> La mayoría de las entradas también: quizá sea la dirección del sitemap la que es de otro sitio, por ejemplo de un sitio de pruebas.</translation>
    </message>
    <message>
        <source> Write “{suggestion}”.</source>
        <translation> Escriba «{suggestion}».</translation>
    </message>
    <message>
        <source> at character {count}</source>
        <translation> en el carácter {count}</translation>
    </message>
    <message>
        <source> in its {group}</source>
        <translation> en su {group}</translation>
    </message>
    <message>
        <source> of “{title}”</source>
        <translation> de «{title}»</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source> seconds</source>
        <translation> segundos</translation>
    </message>
    <message numerus="yes">
        <source>%n articles of this sitemap are more than two days old and no longer read as news.</source>
        <translation>
            <numerusform>%n artículo de este sitemap tiene más de dos días y ya no se lee como noticia.</numerusform>
            <numerusform>%n artículos de este sitemap tienen más de dos días y ya no se leen como noticias.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bytes</source>
        <translation>
            <numerusform>%n byte</numerusform>
            <numerusform>%n bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bytes that are no gzip data were</source>
        <translation>
            <numerusform>Se omitió %n byte que no es de gzip</numerusform>
            <numerusform>Se omitieron %n bytes que no son de gzip</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entrada</numerusform>
            <numerusform>%n entradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries are more than one sitemap may have.</source>
        <translation>
            <numerusform>%n entrada es más de lo que puede tener un sitemap.</numerusform>
            <numerusform>%n entradas son más de las que puede tener un sitemap.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries are not whole and left out.</source>
        <translation>
            <numerusform>%n entrada está incompleta y se omite.</numerusform>
            <numerusform>%n entradas están incompletas y se omiten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries have</source>
        <translation>
            <numerusform>%n entrada tiene</numerusform>
            <numerusform>%n entradas tienen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries of “{name}” have {lacking}, which a {forms} can't hold.</source>
        <translation>
            <numerusform>%n entrada de «{name}» no se puede guardar en el formato «{forms}»: {lacking}.</numerusform>
            <numerusform>%n entradas de «{name}» no se pueden guardar en el formato «{forms}»: {lacking}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries without a loc</source>
        <translation>
            <numerusform>%n entrada sin loc</numerusform>
            <numerusform>%n entradas sin loc</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries without any field</source>
        <translation>
            <numerusform>%n entrada sin ningún campo</numerusform>
            <numerusform>%n entradas sin ningún campo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n indexes lie in “{folder}”.</source>
        <translation>
            <numerusform>Hay %n índice en «{folder}».</numerusform>
            <numerusform>Hay %n índices en «{folder}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items have no link and are left out.</source>
        <translation>
            <numerusform>%n elemento no tiene enlace y se omite.</numerusform>
            <numerusform>%n elementos no tienen enlace y se omiten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more zero bytes after the end were left out.</source>
        <translation>
            <numerusform>Se omitió %n byte nulo más tras el final.</numerusform>
            <numerusform>Se omitieron %n bytes nulos más tras el final.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other columns: {names}</source>
        <translation>
            <numerusform>%n columna más: {names}</numerusform>
            <numerusform>%n columnas más: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parts are more than an index may list ({limit:,}, {title}).</source>
        <translation>
            <numerusform>%n parte es más de lo que puede incluir un índice ({limit:,}, {title}).</numerusform>
            <numerusform>%n partes son más de las que puede incluir un índice ({limit:,}, {title}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places</source>
        <translation>
            <numerusform>%n lugar</numerusform>
            <numerusform>%n lugares</numerusform>
        </translation>
    </message>
    <message>
        <source>%n sitemap needs an index.</source>
        <translation>%n sitemap necesita un índice.</translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps are more than an index may list ({limit:,}, {title}).</source>
        <translation>
            <numerusform>%n sitemap es más de lo que puede incluir un índice ({limit:,}, {title}).</numerusform>
            <numerusform>%n sitemaps son más de los que puede incluir un índice ({limit:,}, {title}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps need an index.</source>
        <translation>
            <numerusform>%n sitemap necesita un índice.</numerusform>
            <numerusform>%n sitemaps necesitan un índice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n vez</numerusform>
            <numerusform>%n veces</numerusform>
        </translation>
    </message>
    <message>
        <source>(S(…)) in its path</source>
        <translation>(S(…)) en su ruta</translation>
    </message>
    <message>
        <source>, and is from 0.0 to 1.0</source>
        <translation>, y va de 0.0 a 1.0</translation>
    </message>
    <message>
        <source>, as {in_ascii}</source>
        <translation>, como {in_ascii}</translation>
    </message>
    <message>
        <source>, listed in “{index}”,</source>
        <translation>, incluido en «{index}»,</translation>
    </message>
    <message>
        <source>/en/ and /de/ name each other</source>
        <translation>/en/ y /de/ se nombran entre sí</translation>
    </message>
    <message>
        <source>/en/ names /de/, which does not name /en/</source>
        <translation>/en/ nombra a /de/, que no nombra a /en/</translation>
    </message>
    <message>
        <source>0.8 for the pages that matter more than the others</source>
        <translation>0.8 para las páginas que importan más que las demás</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 byte</translation>
    </message>
    <message>
        <source>1 entry</source>
        <translation>1 entrada</translation>
    </message>
    <message>
        <source>1 entry has</source>
        <translation>1 entrada tiene</translation>
    </message>
    <message>
        <source>1 entry without a loc</source>
        <translation>1 entrada sin loc</translation>
    </message>
    <message>
        <source>1 entry without any field</source>
        <translation>1 entrada sin ningún campo</translation>
    </message>
    <message>
        <source>1 other column: {names}</source>
        <translation>1 columna más: {names}</translation>
    </message>
    <message>
        <source>1,000 images at most in each entry</source>
        <translation>1000 imágenes como máximo en cada entrada</translation>
    </message>
    <message>
        <source>1,200 entries have a changefreq</source>
        <translation>1200 entradas tienen un changefreq</translation>
    </message>
    <message>
        <source>1,200 entries have a priority</source>
        <translation>1200 entradas tienen una priority</translation>
    </message>
    <message>
        <source>2026-10-01 in the index, 2026-11-02 in the sitemap</source>
        <translation>2026-10-01 en el índice, 2026-11-02 en el sitemap</translation>
    </message>
    <message>
        <source>2026-11-02 in the index</source>
        <translation>2026-11-02 en el índice</translation>
    </message>
    <message>
        <source>8 to 128 letters, digits and hyphens.</source>
        <translation>De 8 a 128 letras, cifras y guiones.</translation>
    </message>
    <message numerus="yes">
        <source>; %n entries {words}</source>
        <translation>
            <numerusform>; en total, %n entrada {words}</numerusform>
            <numerusform>; en total, %n entradas {words}</numerusform>
        </translation>
    </message>
    <message>
        <source>; 1 entry {words}</source>
        <translation>; en total, 1 entrada {words}</translation>
    </message>
    <message>
        <source>; nothing was written</source>
        <translation>; no se escribió nada</translation>
    </message>
    <message>
        <source>; the file is as it was before</source>
        <translation>; el archivo está como antes</translation>
    </message>
    <message>
        <source>; “{hint}” is</source>
        <translation>; «{hint}» sí</translation>
    </message>
    <message>
        <source>&lt;image:image&gt; may hold none of its fields more often than it allows.</source>
        <translation>&lt;image:image&gt; no puede contener ninguno de sus campos más veces de las que permite.</translation>
    </message>
    <message>
        <source>&lt;image:image&gt; needs loc.</source>
        <translation>&lt;image:image&gt; necesita loc.</translation>
    </message>
    <message>
        <source>&lt;news:news&gt; may hold none of its fields more often than it allows.</source>
        <translation>&lt;news:news&gt; no puede contener ninguno de sus campos más veces de las que permite.</translation>
    </message>
    <message>
        <source>&lt;news:news&gt; needs publication, publication.name, publication.language, publication_date and title.</source>
        <translation>&lt;news:news&gt; necesita publication, publication.name, publication.language, publication_date y title.</translation>
    </message>
    <message>
        <source>&lt;pagemap:PageMap&gt; needs DataObject and DataObject.Attribute.</source>
        <translation>&lt;pagemap:PageMap&gt; necesita DataObject y DataObject.Attribute.</translation>
    </message>
    <message>
        <source>&lt;pagemap:PageMap&gt; needs DataObject@type and DataObject.Attribute@name where what bears them is there.</source>
        <translation>&lt;pagemap:PageMap&gt; necesita DataObject@type y DataObject.Attribute@name donde esté el elemento que los lleva.</translation>
    </message>
    <message>
        <source>&lt;video:video&gt; may hold none of its fields more often than it allows.</source>
        <translation>&lt;video:video&gt; no puede contener ninguno de sus campos más veces de las que permite.</translation>
    </message>
    <message>
        <source>&lt;video:video&gt; needs restriction@relationship, platform@relationship and id@type where what bears them is there.</source>
        <translation>&lt;video:video&gt; necesita restriction@relationship, platform@relationship e id@type donde esté el elemento que los lleva.</translation>
    </message>
    <message>
        <source>&lt;video:video&gt; needs thumbnail_loc, title, description, tvshow.show_title and tvshow.video_type.</source>
        <translation>&lt;video:video&gt; necesita thumbnail_loc, title, description, tvshow.show_title y tvshow.video_type.</translation>
    </message>
    <message>
        <source>&lt;xhtml:link&gt; needs @rel and @href where what bears them is there.</source>
        <translation>&lt;xhtml:link&gt; necesita @rel y @href donde esté el elemento que los lleva.</translation>
    </message>
    <message>
        <source>&lt;{prefix}:{name}&gt; has no meaning directly in an entry.</source>
        <translation>&lt;{prefix}:{name}&gt; no tiene significado directamente en una entrada.</translation>
    </message>
    <message>
        <source>@href: http://www.example.com/summer sale.jpg</source>
        <translation>@href: http://www.example.com/summer sale.jpg</translation>
    </message>
    <message>
        <source>A byte order mark may stand once, at the very beginning; the others were removed.</source>
        <translation>Una marca de orden de bytes puede estar una sola vez, al principio de todo; las demás se quitaron.</translation>
    </message>
    <message>
        <source>A change frequency is always, hourly, daily, weekly, monthly, yearly or never, in lower case.</source>
        <translation>Una frecuencia de cambio es always, hourly, daily, weekly, monthly, yearly o never, en minúsculas.</translation>
    </message>
    <message>
        <source>A change frequency that is not known is left out with its element.</source>
        <translation>Si no se conoce la frecuencia de cambio, se omite junto con su elemento.</translation>
    </message>
    <message>
        <source>A colon without a port before two slashes is legal, but usually two URLs were joined by mistake.</source>
        <translation>Los dos puntos sin puerto antes de dos barras son válidos, pero normalmente se unieron dos URL por error.</translation>
    </message>
    <message>
        <source>A comment may not hold “--”; the hyphens were set apart.</source>
        <translation>Un comentario no puede contener «--»; se separaron los guiones.</translation>
    </message>
    <message>
        <source>A date must exist in the calendar, and a time on the clock.</source>
        <translation>Una fecha debe existir en el calendario, y una hora, en el reloj.</translation>
    </message>
    <message>
        <source>A date must have one of the six W3C forms.</source>
        <translation>Una fecha debe tener una de las seis formas del W3C.</translation>
    </message>
    <message>
        <source>A date that is not known is left out with its element.</source>
        <translation>Si no se conoce la fecha, se omite junto con su elemento.</translation>
    </message>
    <message>
        <source>A declaration must be the very first thing.</source>
        <translation>Una declaración debe ser lo primero de todo.</translation>
    </message>
    <message>
        <source>A dollar sign needs a group behind it.</source>
        <translation>Un signo de dólar necesita un grupo detrás.</translation>
    </message>
    <message>
        <source>A feed lists recent pages only; use a sitemap for all of them.</source>
        <translation>Una fuente RSS o Atom solo incluye páginas recientes; use un sitemap para todas.</translation>
    </message>
    <message>
        <source>A file holds one sitemap; split it or remove the rest.</source>
        <translation>Un archivo contiene un solo sitemap; divídalo o quite el resto.</translation>
    </message>
    <message>
        <source>A file must be well-formed XML, and gzip data must be complete; search engines refuse any other file.</source>
        <translation>Un archivo debe ser XML bien formado, y los datos gzip deben estar completos; los buscadores rechazan cualquier otro archivo.</translation>
    </message>
    <message>
        <source>A file of that name would be opened if it lay in the folder of the index.</source>
        <translation>Se abriría un archivo con ese nombre si estuviera en la carpeta del índice.</translation>
    </message>
    <message>
        <source>A file “{name}” is there already, and it is not a sitemap of the set.</source>
        <translation>Ya hay allí un archivo «{name}», y no es un sitemap del conjunto.</translation>
    </message>
    <message>
        <source>A gzipped file whose checksum is not that of its content</source>
        <translation>Un archivo gzip cuya suma de comprobación no es la de su contenido</translation>
    </message>
    <message>
        <source>A gzipped sitemap should have a name that ends in .gz, and no other sitemap should.</source>
        <translation>El nombre de un sitemap comprimido con gzip debe terminar en .gz, y el de ningún otro.</translation>
    </message>
    <message>
        <source>A host with characters beyond ASCII must be written in its ASCII form, which begins with xn--. With escapes such as %C3%BC a host is legal, but names are looked up as they stand.</source>
        <translation>Un host con caracteres que no son ASCII debe escribirse en su forma ASCII, que empieza por xn--. Con escapes como %C3%BC el host es válido, pero los nombres se buscan tal como están.</translation>
    </message>
    <message>
        <source>A keyword for it.</source>
        <translation>Una palabra clave para él.</translation>
    </message>
    <message>
        <source>A language of a page has one address, and the page there must claim that language for itself.</source>
        <translation>Un idioma de una página tiene una sola dirección, y la página que hay allí debe reclamar ese idioma para sí misma.</translation>
    </message>
    <message>
        <source>A loc must hold the address of its page.</source>
        <translation>Un loc debe contener la dirección de su página.</translation>
    </message>
    <message>
        <source>A loc stands in the root itself.</source>
        <translation>Hay un loc en la propia raíz.</translation>
    </message>
    <message>
        <source>A new window</source>
        <translation>Una ventana nueva</translation>
    </message>
    <message>
        <source>A news sitemap should name articles of the last two days only; older ones are no longer read as news. Reported once per sitemap.</source>
        <translation>Un sitemap de noticias solo debe incluir artículos de los dos últimos días; los más antiguos ya no se leen como noticias. Se indica una vez por sitemap.</translation>
    </message>
    <message>
        <source>A no-break space, a byte order mark or the like before or behind an address is no white space to XML: consumers take it for a part of the address.</source>
        <translation>Un espacio duro, una marca de orden de bytes o algo similar antes o después de una dirección no es espacio en blanco para XML: los lectores lo toman como parte de la dirección.</translation>
    </message>
    <message>
        <source>A page can't have been changed on a day that has not come yet anywhere on earth; Bing refuses such dates.</source>
        <translation>Una página no puede haber cambiado un día que aún no ha llegado a ningún lugar de la Tierra; Bing rechaza esas fechas.</translation>
    </message>
    <message>
        <source>A page should be listed under http or under https, not under both.</source>
        <translation>Una página debe figurar con http o con https, no con ambos.</translation>
    </message>
    <message>
        <source>A page that names alternates should name itself among them.</source>
        <translation>Una página que nombra alternativas debe nombrarse entre ellas.</translation>
    </message>
    <message>
        <source>A parser accepts the file, but search engines may not: names must be spelled as in the protocol, and nothing may stand behind gzip data.</source>
        <translation>Un analizador acepta el archivo, pero quizá no los buscadores: los nombres deben escribirse como en el protocolo, y no puede haber nada tras los datos gzip.</translation>
    </message>
    <message>
        <source>A percent sign must be followed by two hexadecimal digits; as a character it is written %25.</source>
        <translation>A un signo de porcentaje deben seguirle dos cifras hexadecimales; como carácter se escribe %25.</translation>
    </message>
    <message>
        <source>A priority is a decimal number.</source>
        <translation>Una prioridad es un número decimal.</translation>
    </message>
    <message>
        <source>A priority is from 0.0 to 1.0.</source>
        <translation>Una prioridad va de 0.0 a 1.0.</translation>
    </message>
    <message>
        <source>A priority is written with a point.</source>
        <translation>Una prioridad se escribe con punto.</translation>
    </message>
    <message>
        <source>A priority is written without an exponent.</source>
        <translation>Una prioridad se escribe sin exponente.</translation>
    </message>
    <message>
        <source>A priority that is not known is left out with its element, which means 0.5.</source>
        <translation>Si no se conoce la prioridad, se omite junto con su elemento, lo que significa 0.5.</translation>
    </message>
    <message>
        <source>A processing instruction was never closed; its “?” was added.</source>
        <translation>Una instrucción de procesamiento no se cerraba nunca; se añadió su «?».</translation>
    </message>
    <message>
        <source>A rule failed because of a fault in Sitemap Studio: what is named was not judged by it and may be right or wrong. All other rules, and the same rule elsewhere, were judged. Please report the fault.</source>
        <translation>Una regla no funcionó por un fallo de Sitemap Studio: lo que se nombra no se juzgó con ella y puede estar bien o mal. Todas las demás reglas, y la misma en otros lugares, se aplicaron. Informe del fallo, por favor.</translation>
    </message>
    <message>
        <source>A second XML declaration stood in the file; it was removed.</source>
        <translation>Había una segunda declaración XML en el archivo; se quitó.</translation>
    </message>
    <message>
        <source>A sitemap holds the URLs themselves. A template of a site generator, with front matter, {% %} or {{ }}, is not checked or changed; open the sitemap that is made from it.</source>
        <translation>Un sitemap contiene las propias URL. Una plantilla de un generador de sitios, con front matter, {% %} o {{ }}, ni se comprueba ni se cambia; abra el sitemap que se genera a partir de ella.</translation>
    </message>
    <message>
        <source>A sitemap holds url elements and an index holds sitemap elements; consumers pass over the others.</source>
        <translation>Un sitemap contiene elementos url y un índice contiene elementos sitemap; los lectores pasan por alto los demás.</translation>
    </message>
    <message>
        <source>A sitemap may hold no more than 1,000 articles.</source>
        <translation>Un sitemap no puede contener más de 1000 artículos.</translation>
    </message>
    <message>
        <source>A sitemap may list no more URLs than the profile allows.</source>
        <translation>Un sitemap no puede incluir más URL de las que permite el perfil.</translation>
    </message>
    <message>
        <source>A sitemap may list only addresses of its own protocol, host and port, in or below its own folder. Addresses of another host count, too, where the robots.txt of that host names the sitemap (cross-submission).</source>
        <translation>Un sitemap solo puede incluir direcciones con su mismo protocolo, host y puerto, en su propia carpeta o debajo de ella. También valen direcciones de otro host si el robots.txt de ese host nombra el sitemap (envío cruzado).</translation>
    </message>
    <message>
        <source>A sitemap may take no more bytes, unpacked, than the profile allows.</source>
        <translation>Un sitemap no puede ocupar, sin comprimir, más bytes de los que permite el perfil.</translation>
    </message>
    <message>
        <source>A sitemap must be allowed at least one entry.</source>
        <translation>Un sitemap debe poder tener al menos una entrada.</translation>
    </message>
    <message>
        <source>A sitemap must be encoded in UTF-8.</source>
        <translation>Un sitemap debe estar codificado en UTF-8.</translation>
    </message>
    <message>
        <source>A sitemap must list at least one URL, an index at least one sitemap.</source>
        <translation>Un sitemap tiene que incluir al menos una URL; un índice, al menos un sitemap.</translation>
    </message>
    <message>
        <source>A sitemap or an index must be valid by the published schema, as far as the prose of the protocol agrees.</source>
        <translation>Un sitemap o un índice debe ser válido según el esquema publicado, en la medida en que el texto del protocolo coincide.</translation>
    </message>
    <message>
        <source>A sitemap that lies beside those listed, and is not listed itself, is found by nobody.</source>
        <translation>Un sitemap que está junto a los incluidos en el índice, pero no figura en él, no lo encuentra nadie.</translation>
    </message>
    <message>
        <source>A space stood within a tag; it was removed.</source>
        <translation>Había un espacio dentro de una etiqueta; se quitó.</translation>
    </message>
    <message>
        <source>A step of the recovery log can't be understood.</source>
        <translation>No se entiende un paso del registro de recuperación.</translation>
    </message>
    <message>
        <source>A text sitemap begins with an address, a CSV file with the names of its columns.</source>
        <translation>Un sitemap de texto empieza por una dirección; un archivo CSV, por los nombres de sus columnas.</translation>
    </message>
    <message>
        <source>A time needs its zone: Z, or the distance from UTC. Google refuses a time without one.</source>
        <translation>Una hora necesita su zona: Z o la diferencia con UTC. Google rechaza una hora sin ella.</translation>
    </message>
    <message>
        <source>A user name or password before the host is published to everybody, and consumers refuse it.</source>
        <translation>Un nombre de usuario o una contraseña antes del host queda a la vista de todos, y los lectores lo rechazan.</translation>
    </message>
    <message>
        <source>A value is text alone; what consumers make of an element in it nobody knows.</source>
        <translation>Un valor es solo texto; nadie sabe qué hacen los lectores con un elemento dentro.</translation>
    </message>
    <message>
        <source>A video needs the address of its file or of a player, content_loc or player_loc.</source>
        <translation>Un vídeo necesita la dirección de su archivo o de un reproductor, content_loc o player_loc.</translation>
    </message>
    <message>
        <source>A video whose expiration_date has passed is no longer shown in search results.</source>
        <translation>Un vídeo cuya expiration_date ha pasado ya no aparece en los resultados de búsqueda.</translation>
    </message>
    <message numerus="yes">
        <source>A {forms} holds {room}; %n entries of “{name}” have more than that.</source>
        <translation>
            <numerusform>El formato «{forms}» solo admite {room}; %n entrada de «{name}» contiene más.</numerusform>
            <numerusform>El formato «{forms}» solo admite {room}; %n entradas de «{name}» contienen más.</numerusform>
        </translation>
    </message>
    <message>
        <source>A {forms} holds {room}; one entry of “{name}” has more than that.</source>
        <translation>El formato «{forms}» solo admite {room}; una entrada de «{name}» contiene más.</translation>
    </message>
    <message>
        <source>A “&amp;” stood alone; it was written as “&amp;amp;”.</source>
        <translation>Había un «&amp;» suelto; se escribió como «&amp;amp;».</translation>
    </message>
    <message>
        <source>A “&lt;” stood alone; it was written as “&amp;lt;”.</source>
        <translation>Había un «&lt;» suelto; se escribió como «&amp;lt;».</translation>
    </message>
    <message>
        <source>A “&lt;” stood in an attribute; it was written as “&amp;lt;”.</source>
        <translation>Había un «&lt;» en un atributo; se escribió como «&amp;lt;».</translation>
    </message>
    <message>
        <source>Add a zone</source>
        <translation>Añadir una zona</translation>
    </message>
    <message>
        <source>Add a “{field}” first.</source>
        <translation>Añada primero un «{field}».</translation>
    </message>
    <message>
        <source>Add {wanted}, or {wanted}.gz to have it packed.</source>
        <translation>Añada {wanted}, o {wanted}.gz para comprimirlo.</translation>
    </message>
    <message>
        <source>Address of a page about the uploader.</source>
        <translation>Dirección de una página sobre quien lo subió.</translation>
    </message>
    <message>
        <source>Address of a player for it.</source>
        <translation>Dirección de un reproductor para él.</translation>
    </message>
    <message>
        <source>Address of a still picture.</source>
        <translation>Dirección de una imagen fija.</translation>
    </message>
    <message>
        <source>Address of its licence.</source>
        <translation>Dirección de su licencia.</translation>
    </message>
    <message>
        <source>Address of one of the clips that make up the video.</source>
        <translation>Dirección de uno de los fragmentos que componen el vídeo.</translation>
    </message>
    <message>
        <source>Address of the alternate, complete.</source>
        <translation>Dirección completa de la alternativa.</translation>
    </message>
    <message>
        <source>Address of the collection it belongs to.</source>
        <translation>Dirección de la colección a la que pertenece.</translation>
    </message>
    <message>
        <source>Address of the page, complete with its protocol.</source>
        <translation>Dirección de la página, completa con su protocolo.</translation>
    </message>
    <message>
        <source>Address of the picture.</source>
        <translation>Dirección de la imagen.</translation>
    </message>
    <message>
        <source>Address of the video file.</source>
        <translation>Dirección del archivo de vídeo.</translation>
    </message>
    <message>
        <source>Addresses</source>
        <translation>Direcciones</translation>
    </message>
    <message>
        <source>Addresses that begin otherwise stay.</source>
        <translation>Las direcciones que empiezan de otro modo quedan igual.</translation>
    </message>
    <message>
        <source>Addresses that differ only in “www.”, a slash at the end, the case of the host or of escapes, the fragment or the usual port are probably one page.</source>
        <translation>Las direcciones que solo se distinguen por «www.», una barra al final, las mayúsculas del host o de los escapes, el fragmento o el puerto habitual son probablemente una sola página.</translation>
    </message>
    <message numerus="yes">
        <source>All %n dates in {name} are “{date}”.</source>
        <translation>
            <numerusform>La %n fecha de {name} es «{date}».</numerusform>
            <numerusform>Las %n fechas de {name} son todas «{date}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n priorities in {name} are {priority}.</source>
        <translation>
            <numerusform>La %n prioridad de {name} es {priority}.</numerusform>
            <numerusform>Las %n prioridades de {name} son todas {priority}.</numerusform>
        </translation>
    </message>
    <message>
        <source>All addresses of a sitemap must have its own protocol and host. Where nobody told the address of a lone sitemap, it is taken to lie on the site of more than half of its entries. Since that is inferred, and since the robots.txt of another host may name the sitemap (cross-submission), it is no error in any profile.</source>
        <translation>Todas las direcciones de un sitemap deben tener su mismo protocolo y host. Si nadie ha indicado la dirección de un sitemap suelto, se supone que está en el sitio de más de la mitad de sus entradas. Como es una deducción, y como el robots.txt de otro host puede nombrar el sitemap (envío cruzado), no es un error en ningún perfil.</translation>
    </message>
    <message>
        <source>All entries</source>
        <translation>Todas las entradas</translation>
    </message>
    <message>
        <source>All entries before are complete.</source>
        <translation>Todas las entradas anteriores están completas.</translation>
    </message>
    <message>
        <source>All entries of a sitemap together</source>
        <translation>Todas las entradas de un sitemap en conjunto</translation>
    </message>
    <message>
        <source>All files are as they were before it.</source>
        <translation>Todos los archivos están como antes de él.</translation>
    </message>
    <message>
        <source>All its files hold what was saved.</source>
        <translation>Todos sus archivos contienen lo que se guardó.</translation>
    </message>
    <message>
        <source>All of them hold entries of one kind.</source>
        <translation>Todos contienen entradas de un solo tipo.</translation>
    </message>
    <message>
        <source>Alternate listed twice</source>
        <translation>Alternativa repetida</translation>
    </message>
    <message>
        <source>Alternate {number:,}</source>
        <translation>La alternativa {number:,}</translation>
    </message>
    <message>
        <source>Alternates must name each other: a link that is not returned is ignored. Told only of pages in the set.</source>
        <translation>Las alternativas deben nombrarse mutuamente: un enlace sin retorno no se tiene en cuenta. Solo se indica para páginas del conjunto.</translation>
    </message>
    <message>
        <source>Always “alternate”.</source>
        <translation>Siempre «alternate».</translation>
    </message>
    <message>
        <source>An RSS or Atom feed may stand for a sitemap, but it lists recent pages only, and no changefreq or priority.</source>
        <translation>Una fuente RSS o Atom puede hacer de sitemap, pero solo incluye páginas recientes, sin changefreq ni priority.</translation>
    </message>
    <message>
        <source>An address may hold only the characters of RFC 3986; all others must be percent-encoded.</source>
        <translation>Una dirección solo puede contener los caracteres de RFC 3986; todos los demás deben codificarse con porcentaje.</translation>
    </message>
    <message>
        <source>An address must be complete: it begins with the protocol and names the host.</source>
        <translation>Una dirección debe estar completa: empieza por el protocolo y nombra el host.</translation>
    </message>
    <message>
        <source>An address must be shorter than 2,048 characters.</source>
        <translation>Una dirección debe tener menos de 2048 caracteres.</translation>
    </message>
    <message>
        <source>An address must name a host that can be one, and a port, where given, must be a number from 1 to 65535. No part of a host begins or ends with a hyphen, and what begins with xn-- must stand for a name.</source>
        <translation>Una dirección debe nombrar un host posible, y el puerto, si lo hay, debe ser un número de 1 a 65535. Ninguna parte de un host empieza ni termina con un guion, y lo que empieza por xn-- debe representar un nombre.</translation>
    </message>
    <message>
        <source>An address should be listed once in a set.</source>
        <translation>Una dirección debe figurar una sola vez en un conjunto.</translation>
    </message>
    <message>
        <source>An alternate needs hreflang, or media where it is made for another screen.</source>
        <translation>Una alternativa necesita hreflang, o media si está hecha para otra pantalla.</translation>
    </message>
    <message>
        <source>An attribute of “{token}” stood there twice; the first one was kept.</source>
        <translation>Un atributo de «{token}» estaba dos veces; se conservó el primero.</translation>
    </message>
    <message>
        <source>An attribute was not in straight quotes, or without a value or a space before it; its tag was mended.</source>
        <translation>Un atributo no tenía comillas rectas, o le faltaba un valor o un espacio delante; se reparó su etiqueta.</translation>
    </message>
    <message>
        <source>An edit is about an entry that is not known.</source>
        <translation>Un cambio se refiere a una entrada desconocida.</translation>
    </message>
    <message>
        <source>An element in the namespace of &lt;image:image&gt; must be one that it defines, and stand in its place.</source>
        <translation>Un elemento en el espacio de nombres de &lt;image:image&gt; debe ser uno de los que define y estar en su lugar.</translation>
    </message>
    <message>
        <source>An element in the namespace of &lt;mobile:mobile&gt; must be one that it defines, and stand in its place.</source>
        <translation>Un elemento en el espacio de nombres de &lt;mobile:mobile&gt; debe ser uno de los que define y estar en su lugar.</translation>
    </message>
    <message>
        <source>An element in the namespace of &lt;news:news&gt; must be one that it defines, and stand in its place.</source>
        <translation>Un elemento en el espacio de nombres de &lt;news:news&gt; debe ser uno de los que define y estar en su lugar.</translation>
    </message>
    <message>
        <source>An element in the namespace of &lt;pagemap:PageMap&gt; must be one that it defines, and stand in its place.</source>
        <translation>Un elemento en el espacio de nombres de &lt;pagemap:PageMap&gt; debe ser uno de los que define y estar en su lugar.</translation>
    </message>
    <message>
        <source>An element in the namespace of &lt;video:video&gt; must be one that it defines, and stand in its place.</source>
        <translation>Un elemento en el espacio de nombres de &lt;video:video&gt; debe ser uno de los que define y estar en su lugar.</translation>
    </message>
    <message>
        <source>An element in the namespace of &lt;xhtml:link&gt; must be one that it defines, and stand in its place.</source>
        <translation>Un elemento en el espacio de nombres de &lt;xhtml:link&gt; debe ser uno de los que define y estar en su lugar.</translation>
    </message>
    <message>
        <source>An element in the protocol's namespace must be one that the protocol defines.</source>
        <translation>Un elemento en el espacio de nombres del protocolo debe ser uno de los que define el protocolo.</translation>
    </message>
    <message>
        <source>An element may have each of them once.</source>
        <translation>Un elemento puede tener cada uno una sola vez.</translation>
    </message>
    <message>
        <source>An entry may hold each of loc, lastmod, changefreq and priority once.</source>
        <translation>Una entrada puede contener loc, lastmod, changefreq y priority una vez cada uno.</translation>
    </message>
    <message>
        <source>An entry may hold no more than 1 &lt;mobile:mobile&gt;.</source>
        <translation>Una entrada no puede contener más de 1 &lt;mobile:mobile&gt;.</translation>
    </message>
    <message>
        <source>An entry may hold no more than 1 &lt;news:news&gt;.</source>
        <translation>Una entrada no puede contener más de 1 &lt;news:news&gt;.</translation>
    </message>
    <message>
        <source>An entry may hold no more than 1,000 &lt;image:image&gt;.</source>
        <translation>Una entrada no puede contener más de 1000 &lt;image:image&gt;.</translation>
    </message>
    <message>
        <source>An entry of more than 10,000 elements and attributes is not checked against the schema.</source>
        <translation>Una entrada con más de 10 000 elementos y atributos no se contrasta con el esquema.</translation>
    </message>
    <message>
        <source>An entry of “{index}” needs an address.</source>
        <translation>Una entrada de «{index}» necesita una dirección.</translation>
    </message>
    <message>
        <source>An entry of “{index}” {which}, so that it names no sitemap.</source>
        <translation>Una entrada de «{index}» {which}, así que no nombra ningún sitemap.</translation>
    </message>
    <message>
        <source>An entry of “{name}” has no field, which a CSV file can't hold.</source>
        <translation>Una entrada de «{name}» no tiene ningún campo, y un archivo CSV no puede contenerla.</translation>
    </message>
    <message>
        <source>An entry should name each language once.</source>
        <translation>Una entrada debe nombrar cada idioma una sola vez.</translation>
    </message>
    <message>
        <source>An identifier of the object.</source>
        <translation>Un identificador del objeto.</translation>
    </message>
    <message>
        <source>An identifier of the video elsewhere.</source>
        <translation>Un identificador del vídeo en otro lugar.</translation>
    </message>
    <message>
        <source>An index lists every sitemap once.</source>
        <translation>Un índice incluye cada sitemap una sola vez.</translation>
    </message>
    <message>
        <source>An index may list no more sitemaps than the profile allows.</source>
        <translation>Un índice no puede incluir más sitemaps de los que permite el perfil.</translation>
    </message>
    <message>
        <source>An index may list only sitemaps of its own site: same protocol, host and port. A sitemap on another host counts only where that host is the site's own and robots.txt names the sitemap there (cross-submission).</source>
        <translation>Un índice solo puede incluir sitemaps de su propio sitio: mismo protocolo, host y puerto. Un sitemap en otro host solo vale si ese host es del propio sitio y su robots.txt nombra allí el sitemap (envío cruzado).</translation>
    </message>
    <message>
        <source>An index may list sitemaps only, no other index and not itself.</source>
        <translation>Un índice solo puede incluir sitemaps, ningún otro índice ni a sí mismo.</translation>
    </message>
    <message>
        <source>An index may list sitemaps only; its entry is kept as it is.</source>
        <translation>Un índice solo puede incluir sitemaps; su entrada se conserva como está.</translation>
    </message>
    <message>
        <source>An interrupted save{of_what} could be neither completed nor undone: {reason}.</source>
        <translation>Un guardado interrumpido{of_what} no se pudo completar ni deshacer: {reason}.</translation>
    </message>
    <message>
        <source>An interrupted save{of_what} was completed.</source>
        <translation>Se completó un guardado interrumpido{of_what}.</translation>
    </message>
    <message>
        <source>An interrupted save{of_what} was undone.</source>
        <translation>Se deshizo un guardado interrumpido{of_what}.</translation>
    </message>
    <message>
        <source>An order has to name every sitemap of the set once.</source>
        <translation>Un orden tiene que nombrar cada sitemap del conjunto una vez.</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>árabe</translation>
    </message>
    <message>
        <source>Armenian</source>
        <translation>armenio</translation>
    </message>
    <message>
        <source>Article {number:,}</source>
        <translation>El artículo {number:,}</translation>
    </message>
    <message>
        <source>As the profile allows</source>
        <translation>Lo que permite el perfil</translation>
    </message>
    <message>
        <source>Ask for permission to read it.</source>
        <translation>Pida permiso para leerlo.</translation>
    </message>
    <message>
        <source>Bing</source>
        <translation>Bing</translation>
    </message>
    <message>
        <source>Blocked by robots.txt</source>
        <translation>URL bloqueada por robots.txt</translation>
    </message>
    <message>
        <source>Bopomofo</source>
        <translation>bopomofo</translation>
    </message>
    <message>
        <source>Broad subject.</source>
        <translation>Tema general.</translation>
    </message>
    <message>
        <source>CSV file</source>
        <translation>archivo CSV</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>no hay memoria suficiente</translation>
    </message>
    <message>
        <source>Case means nothing in protocol and host; both are usually written in lower case.</source>
        <translation>Las mayúsculas no significan nada en el protocolo ni en el host; ambos suelen escribirse en minúsculas.</translation>
    </message>
    <message>
        <source>Change the base</source>
        <translation>Cambiar la base</translation>
    </message>
    <message>
        <source>Change the permissions, or save to another place.</source>
        <translation>Cambie los permisos o guarde en otro lugar.</translation>
    </message>
    <message>
        <source>Changing entries</source>
        <translation>Cambiando entradas</translation>
    </message>
    <message>
        <source>Changing extensions</source>
        <translation>Cambiando extensiones</translation>
    </message>
    <message>
        <source>Check that you may read it.</source>
        <translation>Compruebe si tiene permiso para leerlo.</translation>
    </message>
    <message>
        <source>Check the disk, or save to another place.</source>
        <translation>Revise el disco o guarde en otro lugar.</translation>
    </message>
    <message>
        <source>Checking against the schema</source>
        <translation>Comprobando con el esquema</translation>
    </message>
    <message>
        <source>Checking entries</source>
        <translation>Comprobando entradas</translation>
    </message>
    <message>
        <source>Checks and fixes</source>
        <translation>Comprobaciones y correcciones</translation>
    </message>
    <message>
        <source>Cherokee</source>
        <translation>cheroqui</translation>
    </message>
    <message>
        <source>Choose a shorter name.</source>
        <translation>Elija un nombre más corto.</translation>
    </message>
    <message>
        <source>Choose a sitemap file in it.</source>
        <translation>Elija un archivo de sitemap de ella.</translation>
    </message>
    <message>
        <source>Choose an XML, text or CSV file.</source>
        <translation>Elija un archivo XML, de texto o CSV.</translation>
    </message>
    <message>
        <source>Choose another folder, or another name for the sitemaps.</source>
        <translation>Elija otra carpeta u otro nombre para los sitemaps.</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>Elija otra carpeta.</translation>
    </message>
    <message>
        <source>Choose another name, or move that file away.</source>
        <translation>Elija otro nombre o mueva ese archivo a otro lugar.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Elija otro nombre.</translation>
    </message>
    <message>
        <source>Choose another one, too.</source>
        <translation>Elija también otro.</translation>
    </message>
    <message>
        <source>Choose another profile, or export the set in several.</source>
        <translation>Elija otro perfil o exporte el conjunto en varios.</translation>
    </message>
    <message>
        <source>Choose another sitemap, or open the set again once it can be read.</source>
        <translation>Elija otro sitemap, o vuelva a abrir el conjunto cuando se pueda leer.</translation>
    </message>
    <message>
        <source>Choose the folder that holds the files of the site.</source>
        <translation>Elija la carpeta que contiene los archivos del sitio.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Close it in the other program and try again.</source>
        <translation>Ciérrelo en el otro programa e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Close it there, or save it under another name here.</source>
        <translation>Ciérrelo allí o guárdelo aquí con otro nombre.</translation>
    </message>
    <message>
        <source>Close the element first that was opened last.</source>
        <translation>Cierre primero el elemento que se abrió en último lugar.</translation>
    </message>
    <message>
        <source>Comparing entries</source>
        <translation>Comparando entradas</translation>
    </message>
    <message>
        <source>Complete addresses stay.</source>
        <translation>Las direcciones completas quedan igual.</translation>
    </message>
    <message>
        <source>Compress sitemaps with gzip</source>
        <translation>Comprimir los sitemaps con gzip</translation>
    </message>
    <message>
        <source>Compression error</source>
        <translation>Error de compresión</translation>
    </message>
    <message>
        <source>Conflicting hreflang</source>
        <translation>hreflang en conflicto</translation>
    </message>
    <message>
        <source>Connect the disk that it lies on, and open the set again. If it is gone for good, remove the hidden files “{names}”.</source>
        <translation>Conecte el disco en el que está y abra de nuevo el conjunto. Si se ha perdido para siempre, quite los archivos ocultos «{names}».</translation>
    </message>
    <message>
        <source>Correct the encoding in the first line.</source>
        <translation>Corrija la codificación en la primera línea.</translation>
    </message>
    <message>
        <source>Correct them in a text editor.</source>
        <translation>Corríjalos en un editor de texto.</translation>
    </message>
    <message>
        <source>Countries where it may or may not be played, by ISO 3166-1 alpha-2.</source>
        <translation>Países donde se puede o no se puede reproducir, según ISO 3166-1 alfa-2.</translation>
    </message>
    <message>
        <source>Create the folder, or save to another place.</source>
        <translation>Cree la carpeta o guarde en otro lugar.</translation>
    </message>
    <message>
        <source>Currency by ISO 4217.</source>
        <translation>Moneda según ISO 4217.</translation>
    </message>
    <message>
        <source>Cut to the date</source>
        <translation>Recortar a la fecha</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>cirílico</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Date before the web</source>
        <translation>Fecha anterior a la web</translation>
    </message>
    <message>
        <source>Date in the future</source>
        <translation>Fecha en el futuro</translation>
    </message>
    <message>
        <source>Dates can't be taken from git: {reason}.</source>
        <translation>No se pueden tomar fechas de git: {reason}.</translation>
    </message>
    <message>
        <source>Dates that are the same for all entries of a sitemap tell when it was made, not when its pages changed.</source>
        <translation>Si todas las entradas de un sitemap tienen la misma fecha, esta dice cuándo se hizo, no cuándo cambiaron sus páginas.</translation>
    </message>
    <message>
        <source>Dates without a time stay.</source>
        <translation>Las fechas sin hora quedan igual.</translation>
    </message>
    <message>
        <source>Dates, frequencies and priorities</source>
        <translation>Fechas, frecuencias y prioridades</translation>
    </message>
    <message>
        <source>Declare it in its element with “xmlns:…”.</source>
        <translation>Declárelo en su elemento con «xmlns:…».</translation>
    </message>
    <message>
        <source>Declare it on the root element with “xmlns:…”.</source>
        <translation>Declárelo en el elemento raíz con «xmlns:…».</translation>
    </message>
    <message>
        <source>Delete entries, or choose another profile.</source>
        <translation>Elimine entradas o elija otro perfil.</translation>
    </message>
    <message>
        <source>Deutsch</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>dispositivo o recurso ocupado</translation>
    </message>
    <message>
        <source>Directory not empty</source>
        <translation>la carpeta no está vacía</translation>
    </message>
    <message>
        <source>Download the file and open it here.</source>
        <translation>Descargue el archivo y ábralo aquí.</translation>
    </message>
    <message>
        <source>Duplicate URL</source>
        <translation>URL duplicada</translation>
    </message>
    <message>
        <source>Duplicate URL: http and https</source>
        <translation>URL duplicada: http y https</translation>
    </message>
    <message>
        <source>Edit it as text.</source>
        <translation>Edítelo como texto.</translation>
    </message>
    <message>
        <source>Edit it in its own place.</source>
        <translation>Edítelo en su propio lugar.</translation>
    </message>
    <message>
        <source>Edit it there, or save it under another name here.</source>
        <translation>Edítelo allí, o guárdelo aquí con otro nombre.</translation>
    </message>
    <message>
        <source>Editing goes on; save now and then, because changes could not be recovered after a crash.</source>
        <translation>Se puede seguir editando; guarde de vez en cuando, porque los cambios no se podrían recuperar tras un cierre inesperado.</translation>
    </message>
    <message>
        <source>Elements in another order</source>
        <translation>Elementos en otro orden</translation>
    </message>
    <message>
        <source>Empty sitemap</source>
        <translation>Sitemap vacío</translation>
    </message>
    <message>
        <source>End it in .xml, .xml.gz, .txt or .csv.</source>
        <translation>Termínelo en .xml, .xml.gz, .txt o .csv.</translation>
    </message>
    <message>
        <source>End with a slash</source>
        <translation>Terminar con barra</translation>
    </message>
    <message>
        <source>End without a slash</source>
        <translation>Terminar sin barra</translation>
    </message>
    <message>
        <source>English</source>
        <translation>English</translation>
    </message>
    <message>
        <source>Entries by changefreq</source>
        <translation>Entradas por changefreq</translation>
    </message>
    <message>
        <source>Entries by folder</source>
        <translation>Entradas por carpeta</translation>
    </message>
    <message>
        <source>Entries by lastmod</source>
        <translation>Entradas por lastmod</translation>
    </message>
    <message>
        <source>Entries by priority</source>
        <translation>Entradas por priority</translation>
    </message>
    <message>
        <source>Entries of “{name}” lie in memory, as the folder for large sets can't be used: {trouble}.</source>
        <translation>Las entradas de «{name}» están en la memoria, porque no se puede usar la carpeta para conjuntos grandes: {trouble}.</translation>
    </message>
    <message>
        <source>Entries that have a text keep it.</source>
        <translation>Las entradas que ya tienen un texto lo conservan.</translation>
    </message>
    <message>
        <source>Entries whose page has no file in the folder keep their date.</source>
        <translation>Las entradas cuya página no tiene archivo en la carpeta conservan su fecha.</translation>
    </message>
    <message>
        <source>Entries with problems</source>
        <translation>Entradas con problemas</translation>
    </message>
    <message>
        <source>Entries {joined}</source>
        <translation>Entradas {joined}</translation>
    </message>
    <message>
        <source>Entry {broken:,} can't stand in a text sitemap: its loc holds a line break.</source>
        <translation>La entrada {broken:,} no puede estar en un sitemap de texto: su loc contiene un salto de línea.</translation>
    </message>
    <message>
        <source>Entry {number:,}</source>
        <translation>La entrada {number:,}</translation>
    </message>
    <message>
        <source>Entry {number:,} of {name}</source>
        <translation>La entrada {number:,} de {name}</translation>
    </message>
    <message>
        <source>Entry {place:,} alone takes {size}; with the XML around it, a sitemap of {most} can't hold it.</source>
        <translation>La entrada {place:,} ocupa por sí sola {size}; con el XML que la rodea, no cabe en un sitemap de {most}.</translation>
    </message>
    <message>
        <source>Entry {place:,} can't be written: its {name} holds the character U+{ord:04X}, which XML can't hold.</source>
        <translation>La entrada {place:,} no se puede escribir: su {name} contiene el carácter U+{ord:04X}, que no puede estar en XML.</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escapar</translation>
    </message>
    <message>
        <source>Escape characters as</source>
        <translation>Escapar caracteres como</translation>
    </message>
    <message>
        <source>Español</source>
        <translation>Español</translation>
    </message>
    <message>
        <source>Every entry gets it, also one without a date.</source>
        <translation>Todas las entradas la reciben, también las que no tienen fecha.</translation>
    </message>
    <message>
        <source>Every entry gets the text, whatever it had.</source>
        <translation>Todas las entradas reciben el texto, tuvieran lo que tuvieran.</translation>
    </message>
    <message>
        <source>Every entry needs a loc with the address of its page.</source>
        <translation>Cada entrada necesita un loc con la dirección de su página.</translation>
    </message>
    <message>
        <source>Every entry with an address on the web gets it.</source>
        <translation>La recibe cada entrada con una dirección de la web.</translation>
    </message>
    <message>
        <source>Every second byte is zero.</source>
        <translation>Uno de cada dos bytes es cero.</translation>
    </message>
    <message>
        <source>Every sitemap that an index lists must be readable: XML or text, as it is or packed with gzip, not zip.</source>
        <translation>Todo sitemap incluido en un índice debe poder leerse: XML o texto, tal cual o comprimido con gzip, no con zip.</translation>
    </message>
    <message>
        <source>Every sitemap that an index lists must be there.</source>
        <translation>Todo sitemap incluido en un índice debe existir.</translation>
    </message>
    <message>
        <source>Expired video</source>
        <translation>Vídeo caducado</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Export the entries to a new file, and report this.</source>
        <translation>Exporte las entradas a un archivo nuevo e informe de esto.</translation>
    </message>
    <message>
        <source>Export with an index, or fewer entries.</source>
        <translation>Exporte con un índice, o menos entradas.</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>Extensiones</translation>
    </message>
    <message>
        <source>Feed as sitemap</source>
        <translation>Fuente RSS o Atom como sitemap</translation>
    </message>
    <message>
        <source>Fetch it again; the copy here is not what was packed.</source>
        <translation>Descárguelo de nuevo; la copia que hay aquí no es lo que se comprimió.</translation>
    </message>
    <message>
        <source>Fetch or export it again.</source>
        <translation>Descárguelo o expórtelo de nuevo.</translation>
    </message>
    <message>
        <source>Fetch or mend the file first, or export its entries to a new one.</source>
        <translation>Descargue o repare primero el archivo, o exporte sus entradas a uno nuevo.</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>el archivo ya existe</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>nombre de archivo demasiado largo</translation>
    </message>
    <message>
        <source>File size error</source>
        <translation>Error de tamaño de archivo</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>archivo demasiado grande</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Files were put one behind the other.</source>
        <translation>Se pusieron archivos uno tras otro.</translation>
    </message>
    <message>
        <source>Files with an ending, and addresses with a query, stay.</source>
        <translation>Los archivos con extensión y las direcciones con consulta quedan igual.</translation>
    </message>
    <message>
        <source>Fill or delete it, or save as an .xml file.</source>
        <translation>Rellénela o elimínela, o guarde como archivo .xml.</translation>
    </message>
    <message>
        <source>Fill or delete them, or save as an .xml file.</source>
        <translation>Rellénelas o elimínelas, o guarde como archivo .xml.</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtros</translation>
    </message>
    <message>
        <source>Filters that were saved under a name, as they would be typed.</source>
        <translation>Filtros guardados con un nombre, tal como se escribirían.</translation>
    </message>
    <message>
        <source>Folder for large sets</source>
        <translation>Carpeta para conjuntos grandes</translation>
    </message>
    <message>
        <source>Font size</source>
        <translation>Tamaño de letra</translation>
    </message>
    <message numerus="yes">
        <source>Found there: {names}, and %n more.</source>
        <translation>
            <numerusform>Contiene: {names} y %n archivo más.</numerusform>
            <numerusform>Contiene: {names} y %n archivos más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Found there: {names}, and one more.</source>
        <translation>Contiene: {names} y un archivo más.</translation>
    </message>
    <message>
        <source>Found there: {names}.</source>
        <translation>Contiene: {names}.</translation>
    </message>
    <message>
        <source>Fragments that are places within a program (#!, #/) stay.</source>
        <translation>Los fragmentos que son lugares dentro de un programa (#!, #/) se quedan.</translation>
    </message>
    <message>
        <source>Français</source>
        <translation>Français</translation>
    </message>
    <message>
        <source>Free some space for temporary files.</source>
        <translation>Libere espacio para archivos temporales.</translation>
    </message>
    <message>
        <source>Free some space there, or choose another folder in the preferences.</source>
        <translation>Libere espacio allí o elija otra carpeta en las preferencias.</translation>
    </message>
    <message>
        <source>Free some space, or save to another place.</source>
        <translation>Libere espacio o guarde en otro lugar.</translation>
    </message>
    <message>
        <source>Frequency contradicts date</source>
        <translation>La frecuencia contradice la fecha</translation>
    </message>
    <message>
        <source>Georgian</source>
        <translation>georgiano</translation>
    </message>
    <message>
        <source>Give --base-url on the command line, or the URL of the set in the window.</source>
        <translation>Indique --base-url en la línea de comandos, o la URL del conjunto en la ventana.</translation>
    </message>
    <message>
        <source>Give a folder as --output: several sitemaps and their index are written there.</source>
        <translation>Indique una carpeta en --output: allí se escriben varios sitemaps y su índice.</translation>
    </message>
    <message>
        <source>Give a number from 0 to 1000, such as 0.5.</source>
        <translation>Indique un número de 0 a 1000, por ejemplo 0.5.</translation>
    </message>
    <message>
        <source>Give a number from 0.0 to 1.0.</source>
        <translation>Indique un número de 0.0 a 1.0.</translation>
    </message>
    <message>
        <source>Give another file, or delete it.</source>
        <translation>Indique otro archivo o elimine este.</translation>
    </message>
    <message>
        <source>Give it one in double quotes, or remove it.</source>
        <translation>Dele uno entre comillas dobles o quítelo.</translation>
    </message>
    <message>
        <source>Give one from -{max_days:,} to {max_days:,}.</source>
        <translation>Indique uno de -{max_days:,} a {max_days:,}.</translation>
    </message>
    <message>
        <source>Give one from 1 to {max_digits}.</source>
        <translation>Indique uno de 1 a {max_digits}.</translation>
    </message>
    <message>
        <source>Give one, or clear the values.</source>
        <translation>Indique uno o borre los valores.</translation>
    </message>
    <message>
        <source>Give priorities from 0.0 to 1.0, that of the start page first, such as “1.0 0.8 0.6”.</source>
        <translation>Indique prioridades de 0.0 a 1.0, primero la de la página de inicio, por ejemplo «1.0 0.8 0.6».</translation>
    </message>
    <message>
        <source>Give the address of the sitemap or of its folder, such as https://www.example.com/.</source>
        <translation>Indique la dirección del sitemap o de su carpeta, por ejemplo https://www.example.com/.</translation>
    </message>
    <message>
        <source>Give the address of the sitemap, such as https://www.example.com/sitemap-2.xml.</source>
        <translation>Indique la dirección del sitemap, por ejemplo https://www.example.com/sitemap-2.xml.</translation>
    </message>
    <message>
        <source>Give the report another name.</source>
        <translation>Dé otro nombre al informe.</translation>
    </message>
    <message>
        <source>Give the sitemap another name, or move that file away.</source>
        <translation>Dé otro nombre al sitemap o mueva ese archivo a otro lugar.</translation>
    </message>
    <message>
        <source>Google</source>
        <translation>Google</translation>
    </message>
    <message>
        <source>Google Search Central, large sitemaps</source>
        <translation>Centro de la Búsqueda de Google, sitemaps grandes</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>griego</translation>
    </message>
    <message>
        <source>Half a character can't be looked for.</source>
        <translation>No se puede buscar medio carácter.</translation>
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
        <translation>hebreo</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Alta</translation>
    </message>
    <message>
        <source>High priority everywhere</source>
        <translation>Prioridad alta en todas partes</translation>
    </message>
    <message>
        <source>Hiragana</source>
        <translation>hiragana</translation>
    </message>
    <message>
        <source>Host in capitals</source>
        <translation>Host en mayúsculas</translation>
    </message>
    <message>
        <source>How full the sitemaps are</source>
        <translation>Cuán llenos están los sitemaps</translation>
    </message>
    <message>
        <source>How it would go on is not known.</source>
        <translation>No se sabe cómo seguiría.</translation>
    </message>
    <message>
        <source>How much disk space the entries of one large set may take while it is open; the rest stays in memory.</source>
        <translation>Cuánto disco pueden ocupar las entradas de un conjunto grande mientras está abierto; lo que exceda queda en la memoria.</translation>
    </message>
    <message>
        <source>How much space the rows of tables and lists have.</source>
        <translation>Cuánto espacio hay alrededor de las líneas de tablas y listas.</translation>
    </message>
    <message>
        <source>How often it was seen.</source>
        <translation>Cuántas veces se ha visto.</translation>
    </message>
    <message>
        <source>How often the page is likely to change.</source>
        <translation>Con qué frecuencia es probable que cambie la página.</translation>
    </message>
    <message>
        <source>ISO-8859-1 (Latin-1)</source>
        <translation>ISO-8859-1 (Latin-1)</translation>
    </message>
    <message>
        <source>If nobody has it open any more, edit it anyway; what says so is the file “{place}”.</source>
        <translation>Si ya nadie lo tiene abierto, edítelo de todos modos; lo que dice que sí es el archivo «{place}».</translation>
    </message>
    <message>
        <source>Ignored tag</source>
        <translation>Etiqueta no tenida en cuenta</translation>
    </message>
    <message>
        <source>Image {number:,}</source>
        <translation>La imagen {number:,}</translation>
    </message>
    <message>
        <source>Importance beside the site's other pages, 0.0 to 1.0.</source>
        <translation>Importancia frente a las demás páginas del sitio, de 0.0 a 1.0.</translation>
    </message>
    <message>
        <source>In the host {host} the % must be followed by two hexadecimal digits.</source>
        <translation>En el host {host}, al % deben seguirle dos cifras hexadecimales.</translation>
    </message>
    <message>
        <source>In the index “{facts}”: {words}</source>
        <translation>En el índice «{facts}»: {words}</translation>
    </message>
    <message>
        <source>In the whole window; the View menu enlarges the table alone.</source>
        <translation>En toda la ventana; la letra de la tabla sola se amplía en el menú Ver.</translation>
    </message>
    <message>
        <source>In {name} {have} a {field}, which this search engine does not read.</source>
        <translation>En {name}, {have} un {field}, que este buscador no lee.</translation>
    </message>
    <message>
        <source>In {text} the % must be followed by two hexadecimal digits; as a character it is written %25.</source>
        <translation>En {text}, al % deben seguirle dos cifras hexadecimales; como carácter se escribe %25.</translation>
    </message>
    <message>
        <source>In “{name}”, “{key}” must be {error}; the default applies.</source>
        <translation>En «{name}», «{key}» debe ser {error}; se aplica el valor predeterminado.</translation>
    </message>
    <message>
        <source>Include {n} in it.</source>
        <translation>Incluya {n} en él.</translation>
    </message>
    <message>
        <source>Include {{n}} in it, as in “{default_name}”.</source>
        <translation>Incluya {{n}} en él, como en «{default_name}».</translation>
    </message>
    <message>
        <source>Incomplete URL</source>
        <translation>URL incompleta</translation>
    </message>
    <message>
        <source>Incorrect namespace</source>
        <translation>Espacio de nombres incorrecto</translation>
    </message>
    <message>
        <source>IndexNow endpoint</source>
        <translation>Punto de acceso de IndexNow</translation>
    </message>
    <message>
        <source>Indexes and sets</source>
        <translation>Índices y conjuntos</translation>
    </message>
    <message>
        <source>Info</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>error de entrada/salida</translation>
    </message>
    <message>
        <source>Invalid URL</source>
        <translation>URL no válida</translation>
    </message>
    <message>
        <source>Invalid URL: backslash</source>
        <translation>URL no válida: barra invertida</translation>
    </message>
    <message>
        <source>Invalid URL: empty</source>
        <translation>URL no válida: vacía</translation>
    </message>
    <message>
        <source>Invalid URL: host</source>
        <translation>URL no válida: host</translation>
    </message>
    <message>
        <source>Invalid URL: host not in ASCII</source>
        <translation>URL no válida: host que no es ASCII</translation>
    </message>
    <message>
        <source>Invalid URL: percent sign</source>
        <translation>URL no válida: signo de porcentaje</translation>
    </message>
    <message>
        <source>Invalid URL: protocol</source>
        <translation>URL no válida: protocolo</translation>
    </message>
    <message>
        <source>Invalid URL: too long</source>
        <translation>URL no válida: demasiado larga</translation>
    </message>
    <message>
        <source>Invalid URL: white space</source>
        <translation>URL no válida: espacio en blanco</translation>
    </message>
    <message>
        <source>Invalid argument</source>
        <translation>argumento no válido</translation>
    </message>
    <message>
        <source>Invalid by the schema</source>
        <translation>No válido según el esquema</translation>
    </message>
    <message>
        <source>Invalid date</source>
        <translation>Fecha no válida</translation>
    </message>
    <message>
        <source>Invalid date: empty</source>
        <translation>Fecha no válida: vacía</translation>
    </message>
    <message>
        <source>Invalid date: no time zone</source>
        <translation>Fecha no válida: sin zona horaria</translation>
    </message>
    <message>
        <source>Invalid tag value</source>
        <translation>Valor de etiqueta no válido</translation>
    </message>
    <message>
        <source>Invalid tag value: decimal comma</source>
        <translation>Valor de etiqueta no válido: coma decimal</translation>
    </message>
    <message>
        <source>Invalid tag value: empty</source>
        <translation>Valor de etiqueta no válido: vacío</translation>
    </message>
    <message>
        <source>Invalid tag value: exponent</source>
        <translation>Valor de etiqueta no válido: exponente</translation>
    </message>
    <message>
        <source>Invalid tag value: no number</source>
        <translation>Valor de etiqueta no válido: no es un número</translation>
    </message>
    <message>
        <source>Invisible characters around the URL</source>
        <translation>Caracteres invisibles alrededor de la URL</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>es una carpeta</translation>
    </message>
    <message>
        <source>It asks for nothing.</source>
        <translation>No pide nada.</translation>
    </message>
    <message>
        <source>It asks for: {names}.</source>
        <translation>Pide: {names}.</translation>
    </message>
    <message>
        <source>It begins no reference.</source>
        <translation>No empieza ninguna referencia.</translation>
    </message>
    <message>
        <source>It begins no tag.</source>
        <translation>No empieza ninguna etiqueta.</translation>
    </message>
    <message>
        <source>It begins with http:// or https:// and names the host, as http://www.example.com/ does.</source>
        <translation>Empieza por http:// o https:// y nombra el host, como http://www.example.com/.</translation>
    </message>
    <message>
        <source>It can be {known}.</source>
        <translation>Puede ser {known}.</translation>
    </message>
    <message>
        <source>It closes nothing.</source>
        <translation>No cierra nada.</translation>
    </message>
    <message>
        <source>It ends like a tag.</source>
        <translation>Termina como una etiqueta.</translation>
    </message>
    <message>
        <source>It has too many elements and attributes to be checked</source>
        <translation>Tiene demasiados elementos y atributos para comprobarlos</translation>
    </message>
    <message>
        <source>It is a feed.</source>
        <translation>Es una fuente RSS o Atom.</translation>
    </message>
    <message>
        <source>It is an index within an index, which search engines refuse.</source>
        <translation>Es un índice dentro de un índice, y los buscadores lo rechazan.</translation>
    </message>
    <message>
        <source>It is neither entry nor comment.</source>
        <translation>No es ni entrada ni comentario.</translation>
    </message>
    <message>
        <source>It is not known whose robots.txt is given: no entry of “{name}” is complete.</source>
        <translation>No se sabe de qué host es el robots.txt indicado: ninguna entrada de «{name}» tiene una URL completa.</translation>
    </message>
    <message>
        <source>It is opened once.</source>
        <translation>Se abre una vez.</translation>
    </message>
    <message>
        <source>It may be an error page of the web server.</source>
        <translation>Puede ser una página de error del servidor web.</translation>
    </message>
    <message>
        <source>It stands where the open element ends.</source>
        <translation>Está donde termina el elemento abierto.</translation>
    </message>
    <message>
        <source>It was left alone.</source>
        <translation>No se ha tocado.</translation>
    </message>
    <message numerus="yes">
        <source>It was read with %n repairs.</source>
        <translation>
            <numerusform>Se leyó con %n reparación.</numerusform>
            <numerusform>Se leyó con %n reparaciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>It was read with one repair.</source>
        <translation>Se leyó con una reparación.</translation>
    </message>
    <message>
        <source>It was set aside as “{aside}”.</source>
        <translation>Se apartó como «{aside}».</translation>
    </message>
    <message>
        <source>Its customary prefix is used.</source>
        <translation>Se usa su prefijo habitual.</translation>
    </message>
    <message>
        <source>Its entries are all of the other kind.</source>
        <translation>Todas sus entradas son del otro tipo.</translation>
    </message>
    <message>
        <source>Its folder is where the index and the other sitemaps will lie.</source>
        <translation>Su carpeta es donde estarán el índice y los demás sitemaps.</translation>
    </message>
    <message>
        <source>Its language by ISO 639, in two or three letters; zh-cn or zh-tw for Chinese.</source>
        <translation>Su idioma según ISO 639, con dos o tres letras; zh-cn o zh-tw para el chino.</translation>
    </message>
    <message>
        <source>Its value, where that is not the content.</source>
        <translation>Su valor, cuando no es el contenido.</translation>
    </message>
    <message>
        <source>Katakana</source>
        <translation>katakana</translation>
    </message>
    <message>
        <source>Keep between</source>
        <translation>Mantener entre</translation>
    </message>
    <message>
        <source>Keep the name for the sitemap.</source>
        <translation>Deje ese nombre para el sitemap.</translation>
    </message>
    <message>
        <source>Keywords of the article.</source>
        <translation>Palabras clave del artículo.</translation>
    </message>
    <message>
        <source>Known are Common, Combined, W3C extended and lines of JSON.</source>
        <translation>Se conocen Common, Combined, W3C extendido y líneas JSON.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Language by ISO 639-1, maybe with a script (ISO 15924) and a region (ISO 3166-1), or x-default.</source>
        <translation>Idioma según ISO 639-1, quizá con una escritura (ISO 15924) y una región (ISO 3166-1), o x-default.</translation>
    </message>
    <message>
        <source>Latin</source>
        <translation>latino</translation>
    </message>
    <message>
        <source>Leading whitespace</source>
        <translation>Espacios en blanco iniciales</translation>
    </message>
    <message>
        <source>Leak patterns</source>
        <translation>Patrones de fuga</translation>
    </message>
    <message>
        <source>Leave fragments out</source>
        <translation>Quitar fragmentos</translation>
    </message>
    <message>
        <source>Leave out what follows the path.</source>
        <translation>Quite lo que sigue a la ruta.</translation>
    </message>
    <message>
        <source>Leave out what stands before the @.</source>
        <translation>Quite lo que hay delante de la @.</translation>
    </message>
    <message>
        <source>Leave session ids out</source>
        <translation>Quitar identificadores de sesión</translation>
    </message>
    <message>
        <source>Leave some out, or shorten them.</source>
        <translation>Omita algunos o acórtelos.</translation>
    </message>
    <message>
        <source>Leave tracking parameters out</source>
        <translation>Quitar parámetros de seguimiento</translation>
    </message>
    <message>
        <source>Length in seconds.</source>
        <translation>Duración en segundos.</translation>
    </message>
    <message>
        <source>Length of the clip in seconds.</source>
        <translation>Duración del fragmento en segundos.</translation>
    </message>
    <message>
        <source>Let that user open it.</source>
        <translation>Deje que lo abra ese usuario.</translation>
    </message>
    <message>
        <source>Letters of several alphabets in one name look like another name, and browsers distrust it.</source>
        <translation>Letras de varios alfabetos en un nombre lo hacen parecer otro, y los navegadores desconfían de él.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Limits of {profile}</source>
        <translation>Límites de {profile}</translation>
    </message>
    <message>
        <source>Look at the quotation marks there.</source>
        <translation>Mire las comillas de esa línea.</translation>
    </message>
    <message>
        <source>Look for a part of it.</source>
        <translation>Busque una parte de ello.</translation>
    </message>
    <message>
        <source>Look for another window of this program.</source>
        <translation>Busque otra ventana de este programa.</translation>
    </message>
    <message>
        <source>Look-around and back-references are not known; a backslash before a mark takes it literally.</source>
        <translation>No se admiten búsquedas hacia delante o atrás ni referencias a grupos; una barra invertida ante un signo lo toma literalmente.</translation>
    </message>
    <message>
        <source>Looked for it in “{parent}”.</source>
        <translation>Se buscó en «{parent}».</translation>
    </message>
    <message>
        <source>Looking at the files</source>
        <translation>Examinando los archivos</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Baja</translation>
    </message>
    <message>
        <source>Make absolute</source>
        <translation>Hacer absolutas</translation>
    </message>
    <message>
        <source>Missing XML attribute</source>
        <translation>Falta el atributo XML</translation>
    </message>
    <message>
        <source>Missing XML declaration</source>
        <translation>Falta la declaración XML</translation>
    </message>
    <message>
        <source>Missing XML tag</source>
        <translation>Falta la etiqueta XML</translation>
    </message>
    <message>
        <source>Missing self-reference</source>
        <translation>Falta la autorreferencia</translation>
    </message>
    <message>
        <source>Mobile mark {number:,}</source>
        <translation>La marca móvil {number:,}</translation>
    </message>
    <message numerus="yes">
        <source>More than %n redirects.</source>
        <translation>
            <numerusform>Más de %n redirección.</numerusform>
            <numerusform>Más de %n redirecciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>More than one redirect.</source>
        <translation>Más de una redirección.</translation>
    </message>
    <message>
        <source>Most URLs in an exported sitemap</source>
        <translation>Máximo de URL en un sitemap exportado</translation>
    </message>
    <message>
        <source>Most bytes in an exported sitemap</source>
        <translation>Máximo de bytes en un sitemap exportado</translation>
    </message>
    <message>
        <source>Move it there, or append its entries to a sitemap of the set.</source>
        <translation>Muévalo allí o añada sus entradas a un sitemap del conjunto.</translation>
    </message>
    <message>
        <source>Move them to another sitemap of the set, or export them.</source>
        <translation>Muévalas a otro sitemap del conjunto o expórtelas.</translation>
    </message>
    <message>
        <source>Name a field.</source>
        <translation>Indique un campo.</translation>
    </message>
    <message>
        <source>Name it, such as --columns loc=HEADER.</source>
        <translation>Indíquela, por ejemplo --columns loc=COLUMNA.</translation>
    </message>
    <message>
        <source>Name its columns in the first line.</source>
        <translation>Nombre sus columnas en la primera línea.</translation>
    </message>
    <message>
        <source>Name of the attribute.</source>
        <translation>Nombre del atributo.</translation>
    </message>
    <message>
        <source>Name of the publication.</source>
        <translation>Nombre de la publicación.</translation>
    </message>
    <message>
        <source>Name of who uploaded it.</source>
        <translation>Nombre de quien lo subió.</translation>
    </message>
    <message>
        <source>Name the sitemap itself, if it lies elsewhere.</source>
        <translation>Indique el sitemap mismo si está en otro lugar.</translation>
    </message>
    <message>
        <source>Names of exported files</source>
        <translation>Nombres de los archivos exportados</translation>
    </message>
    <message>
        <source>Near-duplicate URL</source>
        <translation>URL casi duplicada</translation>
    </message>
    <message>
        <source>Needless port</source>
        <translation>Puerto innecesario</translation>
    </message>
    <message>
        <source>Nested sitemap indexes</source>
        <translation>Índices de sitemaps anidados</translation>
    </message>
    <message>
        <source>No CDATA section is open.</source>
        <translation>No hay abierta ninguna sección CDATA.</translation>
    </message>
    <message>
        <source>No column of “{name}” is known to hold URLs; there are: {headers}.</source>
        <translation>Ninguna columna de «{name}» se conoce como columna de URL; hay: {headers}.</translation>
    </message>
    <message>
        <source>No entry has a complete URL.</source>
        <translation>Ninguna entrada tiene una URL completa.</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>No se encontraron problemas.</translation>
    </message>
    <message>
        <source>No return tag</source>
        <translation>Sin etiqueta de retorno</translation>
    </message>
    <message>
        <source>No sitemap lies in “{folder}”.</source>
        <translation>No hay ningún sitemap en «{folder}».</translation>
    </message>
    <message>
        <source>No sitemap needs that.</source>
        <translation>Ningún sitemap necesita eso.</translation>
    </message>
    <message>
        <source>No sitemap was found at {url}.</source>
        <translation>No se encontró ningún sitemap en {url}.</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>no queda espacio en el disco</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>no existe el archivo o la carpeta</translation>
    </message>
    <message>
        <source>No text is given yet.</source>
        <translation>Falta el texto.</translation>
    </message>
    <message numerus="yes">
        <source>None of the %n files can be opened.</source>
        <translation>
            <numerusform>No se puede abrir el archivo (%n).</numerusform>
            <numerusform>No se puede abrir ninguno de los %n archivos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nor can the %n others.</source>
        <translation>
            <numerusform>Tampoco el otro (%n).</numerusform>
            <numerusform>Tampoco los otros %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nor can the last one.</source>
        <translation>Tampoco el último.</translation>
    </message>
    <message>
        <source>Not UTF-8</source>
        <translation>No es UTF-8</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>no es una carpeta</translation>
    </message>
    <message>
        <source>Not fixed</source>
        <translation>Sin corregir</translation>
    </message>
    <message>
        <source>Not judged by a rule</source>
        <translation>No juzgado por una regla</translation>
    </message>
    <message>
        <source>Not judged by the schema</source>
        <translation>No juzgado por el esquema</translation>
    </message>
    <message>
        <source>Nothing is called “{unknown}” here.</source>
        <translation>Aquí nada se llama «{unknown}».</translation>
    </message>
    <message>
        <source>Number of the episode.</source>
        <translation>Número del episodio.</translation>
    </message>
    <message>
        <source>Number of the season.</source>
        <translation>Número de la temporada.</translation>
    </message>
    <message>
        <source>Of &lt;image:image&gt;, caption, geo_location, title and license are no longer read by Google; they do no harm. Reported once per sitemap and field.</source>
        <translation>De &lt;image:image&gt;, Google ya no lee caption, geo_location, title ni license; no hacen daño. Se indica una vez por sitemap y campo.</translation>
    </message>
    <message>
        <source>Of &lt;image:image&gt;, loc and license must be addresses of http or https with legal characters, shorter than 2,048.</source>
        <translation>De &lt;image:image&gt;, loc y license deben ser direcciones http o https con caracteres válidos, de menos de 2048.</translation>
    </message>
    <message>
        <source>Of &lt;image:image&gt;, loc and license must be complete addresses: they begin with the protocol and name the host.</source>
        <translation>De &lt;image:image&gt;, loc y license deben ser direcciones completas: empiezan por el protocolo y nombran el host.</translation>
    </message>
    <message>
        <source>Of &lt;news:news&gt;, access and genres must be one of the values that are defined.</source>
        <translation>De &lt;news:news&gt;, access y genres deben ser uno de los valores definidos.</translation>
    </message>
    <message>
        <source>Of &lt;news:news&gt;, publication_date must be real dates in one of the W3C forms; a time needs its zone.</source>
        <translation>De &lt;news:news&gt;, publication_date debe ser una fecha real en una de las formas del W3C; una hora necesita su zona.</translation>
    </message>
    <message>
        <source>Of &lt;news:news&gt;, stock_tickers may name only so many.</source>
        <translation>De &lt;news:news&gt;, stock_tickers solo puede nombrar un número limitado.</translation>
    </message>
    <message>
        <source>Of &lt;news:news&gt;, stock_tickers must be written in their form.</source>
        <translation>De &lt;news:news&gt;, stock_tickers debe escribirse en su forma.</translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, duration, rating, content_segment_loc@duration, view_count, price, tvshow.season_number and tvshow.episode_number must be numbers between their bounds.</source>
        <translation>De &lt;video:video&gt;, duration, rating, content_segment_loc@duration, view_count, price, tvshow.season_number y tvshow.episode_number deben ser números dentro de sus límites.</translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, duration, rating, content_segment_loc@duration, view_count, price, tvshow.season_number and tvshow.episode_number must be numbers, whole ones where they count something.</source>
        <translation>De &lt;video:video&gt;, duration, rating, content_segment_loc@duration, view_count, price, tvshow.season_number y tvshow.episode_number deben ser números, enteros donde cuentan algo.</translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, expiration_date, publication_date and tvshow.premier_date must be real dates in one of the W3C forms; a time needs its zone.</source>
        <translation>De &lt;video:video&gt;, expiration_date, publication_date y tvshow.premier_date deben ser fechas reales en una de las formas del W3C; una hora necesita su zona.</translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, family_friendly, restriction@relationship, price@type, price@resolution, requires_subscription, tvshow.video_type, platform, platform@relationship, live and id@type must be one of the values that are defined.</source>
        <translation>De &lt;video:video&gt;, family_friendly, restriction@relationship, price@type, price@resolution, requires_subscription, tvshow.video_type, platform, platform@relationship, live e id@type deben ser uno de los valores definidos.</translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, player_loc@allow_embed, player_loc@autoplay, category, gallery_loc, price and tvshow are no longer read by Google; they do no harm. Reported once per sitemap and field.</source>
        <translation>De &lt;video:video&gt;, Google ya no lee player_loc@allow_embed, player_loc@autoplay, category, gallery_loc, price ni tvshow; no hacen daño. Se indica una vez por sitemap y campo.</translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, restriction and price@currency must be written in their form.</source>
        <translation>De &lt;video:video&gt;, restriction y price@currency deben escribirse en su forma.</translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, thumbnail_loc, content_loc, player_loc, content_segment_loc, gallery_loc and uploader@info must be addresses of http or https with legal characters, shorter than 2,048.</source>
        <translation>De &lt;video:video&gt;, thumbnail_loc, content_loc, player_loc, content_segment_loc, gallery_loc y uploader@info deben ser direcciones http o https con caracteres válidos, de menos de 2048.</translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, thumbnail_loc, content_loc, player_loc, content_segment_loc, gallery_loc and uploader@info must be complete addresses: they begin with the protocol and name the host.</source>
        <translation>De &lt;video:video&gt;, thumbnail_loc, content_loc, player_loc, content_segment_loc, gallery_loc y uploader@info deben ser direcciones completas: empiezan por el protocolo y nombran el host.</translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, title, description and category have a greatest length.</source>
        <translation>De &lt;video:video&gt;, title, description y category tienen una longitud máxima.</translation>
    </message>
    <message>
        <source>Of &lt;xhtml:link&gt;, @href must be addresses of http or https with legal characters, shorter than 2,048.</source>
        <translation>De &lt;xhtml:link&gt;, @href debe ser una dirección http o https con caracteres válidos, de menos de 2048.</translation>
    </message>
    <message>
        <source>Of &lt;xhtml:link&gt;, @href must be complete addresses: they begin with the protocol and name the host.</source>
        <translation>De &lt;xhtml:link&gt;, @href debe ser una dirección completa: empieza por el protocolo y nombra el host.</translation>
    </message>
    <message>
        <source>Of &lt;xhtml:link&gt;, @rel must be one of the values that are defined.</source>
        <translation>De &lt;xhtml:link&gt;, @rel debe ser uno de los valores definidos.</translation>
    </message>
    <message>
        <source>One article of this sitemap is more than two days old and no longer read as news.</source>
        <translation>Un artículo de este sitemap tiene más de dos días y ya no se lee como noticia.</translation>
    </message>
    <message>
        <source>One byte that is no gzip data was</source>
        <translation>Se omitió un byte que no es de gzip</translation>
    </message>
    <message>
        <source>One entry is not whole and left out.</source>
        <translation>Una entrada está incompleta y se omite.</translation>
    </message>
    <message>
        <source>One entry is too large for a sitemap.</source>
        <translation>Una entrada es demasiado grande para un sitemap.</translation>
    </message>
    <message>
        <source>One entry of “{name}” has {lacking}, which a {forms} can't hold.</source>
        <translation>Una entrada de «{name}» no se puede guardar en el formato «{forms}»: {lacking}.</translation>
    </message>
    <message>
        <source>One entry was cut off and is lost.</source>
        <translation>Una entrada estaba cortada y se ha perdido.</translation>
    </message>
    <message>
        <source>One index lies in “{folder}”.</source>
        <translation>Hay un índice en «{folder}».</translation>
    </message>
    <message>
        <source>One item has no link and is left out.</source>
        <translation>Un elemento no tiene enlace y se omite.</translation>
    </message>
    <message>
        <source>One more zero byte after the end was left out.</source>
        <translation>Se omitió un byte nulo más tras el final.</translation>
    </message>
    <message>
        <source>One object on the page.</source>
        <translation>Un objeto de la página.</translation>
    </message>
    <message>
        <source>One part is more than an index may list ({limit:,}, {title}).</source>
        <translation>Una parte es más de lo que puede incluir un índice ({limit:,}, {title}).</translation>
    </message>
    <message>
        <source>One property of the object.</source>
        <translation>Una propiedad del objeto.</translation>
    </message>
    <message>
        <source>One sitemap alone can't be merged.</source>
        <translation>Un sitemap solo no se puede combinar.</translation>
    </message>
    <message>
        <source>One sitemap is more than an index may list ({limit:,}, {title}).</source>
        <translation>Un sitemap es más de lo que puede incluir un índice ({limit:,}, {title}).</translation>
    </message>
    <message>
        <source>Only escapes go that mean the same without.</source>
        <translation>Solo desaparecen los escapes sin los cuales el significado es el mismo.</translation>
    </message>
    <message>
        <source>Only http and https are followed.</source>
        <translation>Solo se siguen http y https.</translation>
    </message>
    <message>
        <source>Only url elements may stand directly inside urlset, and only sitemap elements directly inside sitemapindex.</source>
        <translation>Directamente dentro de urlset solo puede haber elementos url, y directamente dentro de sitemapindex, solo elementos sitemap.</translation>
    </message>
    <message>
        <source>Open it again in a moment.</source>
        <translation>Ábralo de nuevo dentro de un momento.</translation>
    </message>
    <message>
        <source>Open it again.</source>
        <translation>Ábralo de nuevo.</translation>
    </message>
    <message>
        <source>Open it by itself, or add its sitemaps.</source>
        <translation>Ábralo por separado o añada sus sitemaps.</translation>
    </message>
    <message>
        <source>Open one folder, or files of one folder.</source>
        <translation>Abra una carpeta, o archivos de una sola carpeta.</translation>
    </message>
    <message>
        <source>Open one of them: {names}.</source>
        <translation>Abra uno de ellos: {names}.</translation>
    </message>
    <message>
        <source>Open sets in</source>
        <translation>Abrir los conjuntos en</translation>
    </message>
    <message>
        <source>Open the files of one folder; others can be exported together.</source>
        <translation>Abra los archivos de una carpeta; otros se pueden exportar juntos.</translation>
    </message>
    <message>
        <source>Open the set again once it can be read.</source>
        <translation>Vuelva a abrir el conjunto cuando se pueda leer.</translation>
    </message>
    <message>
        <source>Open the set again once the file is there and can be read.</source>
        <translation>Vuelva a abrir el conjunto cuando el archivo exista y se pueda leer.</translation>
    </message>
    <message>
        <source>Open the set again.</source>
        <translation>Vuelva a abrir el conjunto.</translation>
    </message>
    <message>
        <source>Open the sitemap that is made from it.</source>
        <translation>Abra el sitemap que se genera a partir de ella.</translation>
    </message>
    <message>
        <source>Opening the set again puts them right.</source>
        <translation>Al volver a abrir el conjunto quedan bien.</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>operación no permitida</translation>
    </message>
    <message>
        <source>Other parameters stay.</source>
        <translation>Los demás parámetros se quedan.</translation>
    </message>
    <message>
        <source>Outdated date in the index</source>
        <translation>Fecha atrasada en el índice</translation>
    </message>
    <message>
        <source>Outdated news</source>
        <translation>Noticias antiguas</translation>
    </message>
    <message>
        <source>Page map {number:,}</source>
        <translation>El PageMap {number:,}</translation>
    </message>
    <message>
        <source>Parameters such as utm_source tell where a visitor came from; the page is the same without them.</source>
        <translation>Los parámetros como utm_source dicen de dónde vino un visitante; la página es la misma sin ellos.</translation>
    </message>
    <message>
        <source>Parsing error</source>
        <translation>Error de análisis</translation>
    </message>
    <message>
        <source>Path mismatch</source>
        <translation>Rutas que no coinciden</translation>
    </message>
    <message>
        <source>Pattern {number}, “{each}”, can't be looked for: {fault}.</source>
        <translation>El patrón {number}, «{each}», no se puede buscar: {fault}.</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>permiso denegado</translation>
    </message>
    <message>
        <source>Platforms where it may or may not be played.</source>
        <translation>Plataformas donde se puede o no se puede reproducir.</translation>
    </message>
    <message>
        <source>Please report this file.</source>
        <translation>Informe de este archivo, por favor.</translation>
    </message>
    <message>
        <source>Port 80 is the default for http, port 443 for https; neither is needed.</source>
        <translation>El puerto 80 de http y el 443 de https se sobrentienden.</translation>
    </message>
    <message>
        <source>Price in one currency; without an amount, its type says how it is sold.</source>
        <translation>Precio en una moneda; sin importe, su tipo dice cómo se vende.</translation>
    </message>
    <message>
        <source>Priorities between the two stay as written.</source>
        <translation>Las prioridades entre ambos quedan como están escritas.</translation>
    </message>
    <message>
        <source>Priorities that are all the same say nothing: they are only compared with each other.</source>
        <translation>Si todas las prioridades son iguales, no dicen nada: solo se comparan entre sí.</translation>
    </message>
    <message>
        <source>Private networks, test sites, administration, hidden files and backups are seldom meant for all.</source>
        <translation>Las redes privadas, los sitios de pruebas, la administración, los archivos ocultos y las copias de seguridad rara vez son para todos.</translation>
    </message>
    <message>
        <source>Probably not public</source>
        <translation>Probablemente no público</translation>
    </message>
    <message>
        <source>Profile of new windows</source>
        <translation>Perfil de las ventanas nuevas</translation>
    </message>
    <message>
        <source>Publishing</source>
        <translation>Publicación</translation>
    </message>
    <message>
        <source>Put its value in double quotes.</source>
        <translation>Ponga su valor entre comillas dobles.</translation>
    </message>
    <message>
        <source>Put the file beside the index to open it with the set; the index keeps its entry.</source>
        <translation>Ponga el archivo junto al índice para abrirlo con el conjunto; el índice conserva su entrada.</translation>
    </message>
    <message>
        <source>RSS 2.0 and 1.0, and Atom 1.0 and 0.3 can be read.</source>
        <translation>Se pueden leer RSS 2.0 y 1.0, y Atom 1.0 y 0.3.</translation>
    </message>
    <message>
        <source>Raise the ceiling if you trust where it comes from.</source>
        <translation>Suba el tope si se fía de su procedencia.</translation>
    </message>
    <message>
        <source>Raise the ceiling to open it whole.</source>
        <translation>Suba el tope para abrirlo entero.</translation>
    </message>
    <message>
        <source>Raise the limit of URLs.</source>
        <translation>Suba el límite de URL.</translation>
    </message>
    <message>
        <source>Raise the limit of bytes, or shorten the entry.</source>
        <translation>Suba el límite de bytes o acorte la entrada.</translation>
    </message>
    <message>
        <source>Raise the limits per sitemap, choose another profile, or export fewer entries.</source>
        <translation>Suba los límites por sitemap, elija otro perfil o exporte menos entradas.</translation>
    </message>
    <message>
        <source>Rating from 0.0 to 5.0.</source>
        <translation>Valoración de 0.0 a 5.0.</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>sistema de archivos de solo lectura</translation>
    </message>
    <message>
        <source>Reading extensions</source>
        <translation>Leyendo extensiones</translation>
    </message>
    <message>
        <source>Reading files</source>
        <translation>Leyendo archivos</translation>
    </message>
    <message>
        <source>Record edits at once, so that they can be recovered if the program ends before they are saved.</source>
        <translation>Anota los cambios al momento, para poder recuperarlos si el programa se cierra antes de guardarlos.</translation>
    </message>
    <message>
        <source>Recovery log</source>
        <translation>Registro de recuperación</translation>
    </message>
    <message>
        <source>Refused by the schema alone</source>
        <translation>Rechazado solo por el esquema</translation>
    </message>
    <message>
        <source>Reload the set to read it; its file stays as it is.</source>
        <translation>Recargue el conjunto para leerlo; su archivo queda como está.</translation>
    </message>
    <message>
        <source>Remove all but the first.</source>
        <translation>Quite todos menos el primero.</translation>
    </message>
    <message>
        <source>Remove it, or open it before.</source>
        <translation>Quítelo o ábralo antes.</translation>
    </message>
    <message>
        <source>Remove it, or write its “&amp;” as “&amp;amp;”.</source>
        <translation>Quítelo o escriba su «&amp;» como «&amp;amp;».</translation>
    </message>
    <message>
        <source>Remove it.</source>
        <translation>Quítelo.</translation>
    </message>
    <message>
        <source>Remove it; XML allows none but tab and line ends.</source>
        <translation>Quítelo; XML no admite ninguno salvo el tabulador y los finales de línea.</translation>
    </message>
    <message>
        <source>Remove it; a sitemap needs none.</source>
        <translation>Quítelo; un sitemap no necesita ninguno.</translation>
    </message>
    <message>
        <source>Remove one of them.</source>
        <translation>Quite uno de ellos.</translation>
    </message>
    <message>
        <source>Remove the character from the value.</source>
        <translation>Quite el carácter del valor.</translation>
    </message>
    <message>
        <source>Remove the line break, or save as XML.</source>
        <translation>Quite el salto de línea o guarde como XML.</translation>
    </message>
    <message>
        <source>Remove the second hyphen.</source>
        <translation>Quite el segundo guion.</translation>
    </message>
    <message>
        <source>Remove the sitemap instead.</source>
        <translation>Quite mejor el sitemap.</translation>
    </message>
    <message>
        <source>Remove the “&lt;!DOCTYPE …&gt;” from the file; a sitemap needs none.</source>
        <translation>Quite «&lt;!DOCTYPE …&gt;» del archivo; un sitemap no lo necesita.</translation>
    </message>
    <message>
        <source>Remove what stands before it.</source>
        <translation>Quite lo que hay delante.</translation>
    </message>
    <message>
        <source>Repaired file</source>
        <translation>Archivo reparado</translation>
    </message>
    <message>
        <source>Resolution at this price.</source>
        <translation>Resolución a este precio.</translation>
    </message>
    <message>
        <source>Results stay from 0.0 to 1.0; entries without a priority stay without.</source>
        <translation>Los resultados se mantienen entre 0.0 y 1.0; las entradas sin prioridad siguen sin ella.</translation>
    </message>
    <message>
        <source>Room for large sets</source>
        <translation>Espacio para conjuntos grandes</translation>
    </message>
    <message>
        <source>Root and entries have the protocol's names.</source>
        <translation>La raíz y las entradas tienen los nombres del protocolo.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Redondear</translation>
    </message>
    <message>
        <source>Row height</source>
        <translation>Altura de las filas</translation>
    </message>
    <message>
        <source>Same date everywhere</source>
        <translation>La misma fecha en todas partes</translation>
    </message>
    <message>
        <source>Same priority everywhere</source>
        <translation>La misma prioridad en todas partes</translation>
    </message>
    <message>
        <source>Save as an .xml file to keep it.</source>
        <translation>Guarde como archivo .xml para conservarlo.</translation>
    </message>
    <message>
        <source>Save it again as UTF-8, or declare the encoding that it really has.</source>
        <translation>Guárdelo de nuevo como UTF-8 o declare la codificación que tiene de verdad.</translation>
    </message>
    <message>
        <source>Save it as an .xml file first.</source>
        <translation>Guárdelo primero como archivo .xml.</translation>
    </message>
    <message>
        <source>Save it in UTF-8.</source>
        <translation>Guárdelo en UTF-8.</translation>
    </message>
    <message>
        <source>Save it under a name.</source>
        <translation>Guárdelo con un nombre.</translation>
    </message>
    <message>
        <source>Save its content to a file first.</source>
        <translation>Guarde primero su contenido en un archivo.</translation>
    </message>
    <message>
        <source>Save or export it as a sitemap under another name.</source>
        <translation>Guárdela o expórtela como sitemap con otro nombre.</translation>
    </message>
    <message>
        <source>Save the table as CSV in UTF-8.</source>
        <translation>Guarde la tabla como CSV en UTF-8.</translation>
    </message>
    <message>
        <source>Save to another place.</source>
        <translation>Guarde en otro lugar.</translation>
    </message>
    <message>
        <source>Save under another name, or open it again.</source>
        <translation>Guarde con otro nombre o ábralo de nuevo.</translation>
    </message>
    <message>
        <source>Save under another name.</source>
        <translation>Guarde con otro nombre.</translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation>Filtros guardados</translation>
    </message>
    <message>
        <source>Saving a change writes it in UTF-8.</source>
        <translation>Al guardar un cambio se escribe en UTF-8.</translation>
    </message>
    <message>
        <source>Say so in the expression itself.</source>
        <translation>Dígalo en la propia expresión.</translation>
    </message>
    <message>
        <source>Say “day” or “second”.</source>
        <translation>Escriba «day» o «second».</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Escalar</translation>
    </message>
    <message>
        <source>Schema and W3C disagree</source>
        <translation>El esquema y el W3C no coinciden</translation>
    </message>
    <message>
        <source>Search engines don't fetch a URL that the robots.txt of its host disallows for their crawler. It is known where it was given (check --robots).</source>
        <translation>Los buscadores no descargan una URL que el robots.txt de su host prohíbe a su rastreador. Este archivo solo se conoce si se ha indicado (check --robots).</translation>
    </message>
    <message>
        <source>Search engines find a sitemap, or its index, by a Sitemap line in the robots.txt of its host. It is known where it was given (check --robots).</source>
        <translation>Los buscadores encuentran un sitemap, o su índice, por una línea Sitemap del robots.txt de su host. Este archivo solo se conoce si se ha indicado (check --robots).</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Fijar</translation>
    </message>
    <message>
        <source>Set by depth</source>
        <translation>Fijar según la profundidad</translation>
    </message>
    <message>
        <source>Set from the files of the site</source>
        <translation>Fijar según los archivos del sitio</translation>
    </message>
    <message>
        <source>Set to a date</source>
        <translation>Fijar una fecha</translation>
    </message>
    <message>
        <source>Set to now</source>
        <translation>Fijar la hora actual</translation>
    </message>
    <message>
        <source>Set where empty</source>
        <translation>Fijar donde está vacío</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Conjuntos</translation>
    </message>
    <message>
        <source>Several files are given as the robots.txt of one host.</source>
        <translation>Se han indicado varios archivos como robots.txt de un mismo host.</translation>
    </message>
    <message>
        <source>Shift by days</source>
        <translation>Desplazar días</translation>
    </message>
    <message>
        <source>Shorter numbers stay as written.</source>
        <translation>Los números más cortos quedan como están escritos.</translation>
    </message>
    <message>
        <source>Single bytes come from text that was pasted into a UTF-8 file; several together are not touched.</source>
        <translation>Los bytes sueltos proceden de texto pegado en un archivo UTF-8; varios seguidos no se tocan.</translation>
    </message>
    <message>
        <source>Sitemap 0.9 (2008)</source>
        <translation>Sitemap 0.9 (2008)</translation>
    </message>
    <message>
        <source>Sitemap and index mixed</source>
        <translation>Sitemap e índice mezclados</translation>
    </message>
    <message>
        <source>Sitemap found by name only</source>
        <translation>Sitemap encontrado solo por el nombre</translation>
    </message>
    <message>
        <source>Sitemap listed twice</source>
        <translation>Sitemap repetido en el índice</translation>
    </message>
    <message>
        <source>Sitemap not found</source>
        <translation>Sitemap no encontrado</translation>
    </message>
    <message>
        <source>Sitemap not in robots.txt</source>
        <translation>Sitemap que no está en robots.txt</translation>
    </message>
    <message>
        <source>Sitemap not listed</source>
        <translation>Sitemap no incluido en el índice</translation>
    </message>
    <message>
        <source>Sitemap: http://www.example.com/sitemap_index.xml in robots.txt</source>
        <translation>Sitemap: http://www.example.com/sitemap_index.xml en robots.txt</translation>
    </message>
    <message>
        <source>Sitemaps are told by their content; their names end in .xml or .xml.gz.</source>
        <translation>Los sitemaps se reconocen por su contenido; sus nombres terminan en .xml o .xml.gz.</translation>
    </message>
    <message>
        <source>Some files may be older than others.</source>
        <translation>Algunos archivos pueden ser más antiguos que otros.</translation>
    </message>
    <message>
        <source>Something must come behind the backslash.</source>
        <translation>Tras la barra invertida debe haber algo.</translation>
    </message>
    <message>
        <source>Something stood behind the end of the sitemap; it was removed.</source>
        <translation>Había algo tras el final del sitemap; se quitó.</translation>
    </message>
    <message>
        <source>Sorting into folders</source>
        <translation>Clasificando en carpetas</translation>
    </message>
    <message>
        <source>Split it first.</source>
        <translation>Divídalo primero.</translation>
    </message>
    <message>
        <source>Split it first; no search engine takes a sitemap of that size.</source>
        <translation>Divídalo primero; ningún buscador admite un sitemap de ese tamaño.</translation>
    </message>
    <message>
        <source>Split it otherwise.</source>
        <translation>Divídalo de otro modo.</translation>
    </message>
    <message>
        <source>Steps such as /../ belong to relative addresses; consumers follow them and list a different address.</source>
        <translation>Los pasos como /../ son propios de direcciones relativas; los lectores los siguen y llegan a otra dirección distinta de esta.</translation>
    </message>
    <message>
        <source>Suspicious URL: empty port</source>
        <translation>URL sospechosa: puerto vacío</translation>
    </message>
    <message>
        <source>Suspicious host</source>
        <translation>Host sospechoso</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Tag no longer read</source>
        <translation>Etiqueta que ya no se lee</translation>
    </message>
    <message>
        <source>Take the dates of the files instead.</source>
        <translation>Tome en su lugar las fechas de los archivos.</translation>
    </message>
    <message>
        <source>Template of a sitemap</source>
        <translation>Plantilla de un sitemap</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Text between entries</source>
        <translation>Texto entre entradas</translation>
    </message>
    <message>
        <source>Text stands between the elements of the entry.</source>
        <translation>Hay texto entre los elementos de la entrada.</translation>
    </message>
    <message>
        <source>Text stands directly inside “{root}”; it is kept.</source>
        <translation>Hay texto directamente dentro de «{root}»; se conserva.</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>tailandés</translation>
    </message>
    <message numerus="yes">
        <source>The %n patterns can't be looked for together.</source>
        <translation>
            <numerusform>El %n patrón no se puede buscar.</numerusform>
            <numerusform>Los %n patrones no se pueden buscar juntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The URL of “{name}” is not known.</source>
        <translation>No se conoce la URL de «{name}».</translation>
    </message>
    <message>
        <source>The URLs do not belong to the host, or the key does not have the form that is asked for.</source>
        <translation>Las URL no pertenecen al host, o la clave no tiene la forma exigida.</translation>
    </message>
    <message>
        <source>The URLs were received.</source>
        <translation>Las URL se recibieron.</translation>
    </message>
    <message>
        <source>The URLs were received; the key is still to be checked.</source>
        <translation>Las URL se recibieron; falta comprobar la clave.</translation>
    </message>
    <message>
        <source>The XML around an entry that was changed is not well-formed, so the change can't be put into it.</source>
        <translation>El XML alrededor de una entrada cambiada no está bien formado, así que no se le puede incorporar el cambio.</translation>
    </message>
    <message>
        <source>The XML can't be taken: in line {line}, column {column}, {cause}.</source>
        <translation>No se puede aceptar el XML: en la línea {line}, columna {column}, {cause}.</translation>
    </message>
    <message>
        <source>The XML declaration was malformed; it was written anew.</source>
        <translation>La declaración XML estaba mal formada; se escribió de nuevo.</translation>
    </message>
    <message>
        <source>The XML is not well-formed {place}.</source>
        <translation>El XML no está bien formado {place}.</translation>
    </message>
    <message>
        <source>The XML is not well-formed: {place}, {cause}.</source>
        <translation>El XML no está bien formado: {place}, {cause}.</translation>
    </message>
    <message>
        <source>The address at which the sitemaps will lie is not known.</source>
        <translation>No se conoce la dirección en la que estarán los sitemaps.</translation>
    </message>
    <message>
        <source>The address carries the id of a session, {what}: every visitor gets another address for one page.</source>
        <translation>La dirección lleva un identificador de sesión, {what}: cada visitante recibe otra dirección para la misma página.</translation>
    </message>
    <message numerus="yes">
        <source>The address has %n characters; it must have fewer than 2,048, though the published schema takes 2,048.</source>
        <translation>
            <numerusform>La dirección tiene %n carácter; debe tener menos de 2048, aunque el esquema publicado admite 2048.</numerusform>
            <numerusform>La dirección tiene %n caracteres; debe tener menos de 2048, aunque el esquema publicado admite 2048.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The address has %n characters; it must have fewer than 2,048.</source>
        <translation>
            <numerusform>La dirección tiene %n carácter; debe tener menos de 2048.</numerusform>
            <numerusform>La dirección tiene %n caracteres; debe tener menos de 2048.</numerusform>
        </translation>
    </message>
    <message>
        <source>The address has an @ without a user name before the host, which is needless.</source>
        <translation>La dirección tiene una @ sin nombre de usuario antes del host, lo que es innecesario.</translation>
    </message>
    <message>
        <source>The address has one character; it must have fewer than 2,048, though the published schema takes 2,048.</source>
        <translation>La dirección tiene un carácter; debe tener menos de 2048, aunque el esquema publicado admite 2048.</translation>
    </message>
    <message>
        <source>The address has one character; it must have fewer than 2,048.</source>
        <translation>La dirección tiene un carácter; debe tener menos de 2048.</translation>
    </message>
    <message>
        <source>The address holds a user name or a password, which would be published.</source>
        <translation>La dirección contiene un nombre de usuario o una contraseña, que quedarían a la vista de todos.</translation>
    </message>
    <message>
        <source>The address is longer than {most:,} characters, the most that a sitemap may list.</source>
        <translation>La dirección tiene más de {most:,} caracteres, el máximo de una dirección en un sitemap.</translation>
    </message>
    <message>
        <source>The address tells everybody {what} {name}, and consumers refuse it.</source>
        <translation>La dirección muestra a todos {what} {name}, y los lectores la rechazan.</translation>
    </message>
    <message>
        <source>The answer is incomplete.</source>
        <translation>La respuesta está incompleta.</translation>
    </message>
    <message>
        <source>The base URL {base_url} is not complete.</source>
        <translation>La URL base {base_url} no está completa.</translation>
    </message>
    <message>
        <source>The beginning of a recovery log can't be understood.</source>
        <translation>No se entiende el comienzo de un registro de recuperación.</translation>
    </message>
    <message>
        <source>The byte {named} is no UTF-8; it is read as “{characters}” (Windows-1252).</source>
        <translation>El byte {named} no es UTF-8; se lee como «{characters}» (Windows-1252).</translation>
    </message>
    <message>
        <source>The certificate of the server is not trusted.</source>
        <translation>El certificado del servidor no es de confianza.</translation>
    </message>
    <message>
        <source>The change frequency is empty; leave the element out if it is unknown.</source>
        <translation>La frecuencia de cambio está vacía; si no se conoce, omita el elemento.</translation>
    </message>
    <message>
        <source>The choice holds until the program ends.</source>
        <translation>La elección vale hasta que se cierre el programa.</translation>
    </message>
    <message>
        <source>The colon after the host is needless without a port.</source>
        <translation>Los dos puntos tras el host son innecesarios sin un puerto.</translation>
    </message>
    <message>
        <source>The column “{name}” is not a field and was left out.</source>
        <translation>La columna «{name}» no es un campo y se omitió.</translation>
    </message>
    <message>
        <source>The date in {name} is “{date}”.</source>
        <translation>La fecha de {name} es «{date}».</translation>
    </message>
    <message>
        <source>The date is empty; leave the element out if the date is unknown.</source>
        <translation>La fecha está vacía; si no se conoce, omita el elemento.</translation>
    </message>
    <message>
        <source>The date of a sitemap in its index can't be earlier than the newest date in that sitemap.</source>
        <translation>La fecha de un sitemap en su índice no puede ser anterior a la fecha más reciente de ese sitemap.</translation>
    </message>
    <message>
        <source>The download may be incomplete; fetch it again.</source>
        <translation>Puede que la descarga esté incompleta; descárguelo de nuevo.</translation>
    </message>
    <message>
        <source>The element goes; what the entry holds besides stays.</source>
        <translation>El elemento desaparece; lo demás que contiene la entrada se queda.</translation>
    </message>
    <message>
        <source>The elements of {many} are not in the order {names}, extensions last; the schema demands it, the text of the protocol does not.</source>
        <translation>Los elementos de {many} no están en el orden {names}, con las extensiones al final; lo exige el esquema, no el texto del protocolo.</translation>
    </message>
    <message>
        <source>The encoding in which the web server expects characters beyond ASCII, when addresses are fixed.</source>
        <translation>La codificación en la que el servidor web espera los caracteres que no son ASCII, al corregir direcciones.</translation>
    </message>
    <message>
        <source>The entries of “{sitemap}” can't be looked at in the cache: {strerror}.</source>
        <translation>No se pueden consultar en la caché las entradas de «{sitemap}»: {strerror}.</translation>
    </message>
    <message>
        <source>The entry has more than {most:,} &lt;{shown_name}&gt;.</source>
        <translation>La entrada tiene más de {most:,} &lt;{shown_name}&gt;.</translation>
    </message>
    <message>
        <source>The entry has no loc.</source>
        <translation>La entrada no tiene loc.</translation>
    </message>
    <message numerus="yes">
        <source>The export would need %n sitemaps; an index may list {most:,} ({title}).</source>
        <translation>
            <numerusform>La exportación necesitaría %n sitemap; un índice puede incluir {most:,} ({title}).</numerusform>
            <numerusform>La exportación necesitaría %n sitemaps; un índice puede incluir {most:,} ({title}).</numerusform>
        </translation>
    </message>
    <message>
        <source>The export would need one sitemap; an index may list {most:,} ({title}).</source>
        <translation>La exportación necesitaría un sitemap; un índice puede incluir {most:,} ({title}).</translation>
    </message>
    <message>
        <source>The expression can't be looked for as a whole word, or in any case.</source>
        <translation>La expresión no se puede buscar como palabra completa ni sin distinguir mayúsculas.</translation>
    </message>
    <message>
        <source>The expression has no group “{name}”.</source>
        <translation>La expresión no tiene ningún grupo «{name}».</translation>
    </message>
    <message>
        <source>The expression has none; $0 is all that it found.</source>
        <translation>La expresión no tiene ninguno; $0 es todo lo que encontró.</translation>
    </message>
    <message>
        <source>The expression “{shown}” can't be read. At character {place}: {reason}.</source>
        <translation>No se puede leer la expresión «{shown}». En el carácter {place}: {reason}.</translation>
    </message>
    <message>
        <source>The expression “{shown}” can't be read: {reason}.</source>
        <translation>No se puede leer la expresión «{shown}»: {reason}.</translation>
    </message>
    <message>
        <source>The extensions of the entries were not read, so that none can be looked for.</source>
        <translation>No se leyeron las extensiones de las entradas, así que no se puede buscar ninguna.</translation>
    </message>
    <message>
        <source>The fields of a video stand in the order of its schema, which validators insist on.</source>
        <translation>Los campos de un vídeo van en el orden de su esquema, y los validadores lo exigen.</translation>
    </message>
    <message>
        <source>The file can't be opened.</source>
        <translation>No se puede abrir el archivo.</translation>
    </message>
    <message>
        <source>The file does not begin with an XML declaration; it is read as UTF-8.</source>
        <translation>El archivo no empieza con una declaración XML; se lee como UTF-8.</translation>
    </message>
    <message>
        <source>The file does not follow what it declares.</source>
        <translation>El archivo no sigue la codificación que declara.</translation>
    </message>
    <message>
        <source>The file has no root element to add entries to.</source>
        <translation>El archivo no tiene ningún elemento raíz al que añadir entradas.</translation>
    </message>
    <message>
        <source>The file is cut off here in the middle of a character; what is left of it was removed.</source>
        <translation>El archivo está cortado aquí, en medio de un carácter; se quitó lo que quedaba de él.</translation>
    </message>
    <message>
        <source>The file is cut off here; the torn entry is left out, and what was open is closed.</source>
        <translation>El archivo está cortado aquí; la entrada cortada se omite, y lo abierto se cierra.</translation>
    </message>
    <message>
        <source>The file is cut off here; what is torn is left out, and what was open is closed.</source>
        <translation>El archivo está cortado aquí; lo incompleto se omite, y lo abierto se cierra.</translation>
    </message>
    <message>
        <source>The file is encoded in UTF-16, which it does not say; it was read so.</source>
        <translation>El archivo está codificado en UTF-16 sin decirlo; se leyó así.</translation>
    </message>
    <message>
        <source>The file is read as {encoding} and saved in UTF-8.</source>
        <translation>El archivo se lee como {encoding} y se guarda en UTF-8.</translation>
    </message>
    <message>
        <source>The file of a sitemap should have the path of its URL in the folder of the index. Where none has it, the one file of that name is opened that no other sitemap of the index may claim: check that it is the right one.</source>
        <translation>El archivo de un sitemap debe tener, en la carpeta del índice, la ruta de su URL. Si ninguno la tiene, se abre el único archivo de ese nombre que no puede ser de otro sitemap del índice: compruebe que es el correcto.</translation>
    </message>
    <message>
        <source>The file, fetched or exported again</source>
        <translation>El archivo, descargado o exportado de nuevo</translation>
    </message>
    <message>
        <source>The files lie in several folders, so they can't be one set.</source>
        <translation>Los archivos están en varias carpetas, así que no pueden ser un conjunto.</translation>
    </message>
    <message>
        <source>The filter can't be understood {where}: {expected}.</source>
        <translation>No se entiende el filtro {where}: {expected}.</translation>
    </message>
    <message>
        <source>The folder “{folder}” can't be made: {strerror}.</source>
        <translation>No se puede crear la carpeta «{folder}»: {strerror}.</translation>
    </message>
    <message>
        <source>The gzip data ends in the middle; everything that could be unpacked was kept.</source>
        <translation>Los datos gzip terminan a la mitad; se conservó todo lo que se pudo descomprimir.</translation>
    </message>
    <message>
        <source>The gzip data itself is complete.</source>
        <translation>Los datos gzip en sí están completos.</translation>
    </message>
    <message>
        <source>The host was not found.</source>
        <translation>No se encontró el host.</translation>
    </message>
    <message>
        <source>The host {host_of} holds a space, which no host has.</source>
        <translation>El host {host_of} contiene un espacio, y ningún host lo tiene.</translation>
    </message>
    <message>
        <source>The host {host} must be written {how}{form}.</source>
        <translation>El host {host} se debe escribir {how}{form}.</translation>
    </message>
    <message>
        <source>The host's {label} mixes letters of {scripts}; it may be taken for another name.</source>
        <translation>La parte {label} del host mezcla varias escrituras ({scripts}); puede confundirse con otro nombre.</translation>
    </message>
    <message>
        <source>The id of a session makes a new address of the same page for every visitor. Parameters such as sid and session, which may mean something else, count only with a value that looks like such an id.</source>
        <translation>Un identificador de sesión crea una dirección nueva de la misma página para cada visitante. Los parámetros como sid y session, que pueden significar otra cosa, solo cuentan si su valor parece un identificador de sesión.</translation>
    </message>
    <message>
        <source>The index needs the address of the new sitemap, and no other tells where the set lies.</source>
        <translation>El índice necesita la dirección del sitemap nuevo, y ninguna otra dice dónde está el conjunto.</translation>
    </message>
    <message>
        <source>The key is not valid: its file was not found on the site, or holds another key.</source>
        <translation>La clave no es válida: su archivo no está en el sitio o contiene otra clave.</translation>
    </message>
    <message>
        <source>The kind of screen it is made for.</source>
        <translation>El tipo de pantalla para el que está hecha.</translation>
    </message>
    <message>
        <source>The language of a publication is a code of ISO 639 in small letters, or zh-cn or zh-tw.</source>
        <translation>El idioma de una publicación es un código de ISO 639 en minúsculas, o zh-cn o zh-tw.</translation>
    </message>
    <message>
        <source>The language of the window, from the next start on.</source>
        <translation>El idioma de la ventana; se usa a partir del próximo inicio.</translation>
    </message>
    <message>
        <source>The last line is torn, so that nobody knows how it goes on; it was left out.</source>
        <translation>La última línea está cortada y nadie sabe cómo sigue; se omitió.</translation>
    </message>
    <message>
        <source>The last one chosen</source>
        <translation>El último elegido</translation>
    </message>
    <message>
        <source>The limit of files was reached.</source>
        <translation>Se alcanzó el límite de archivos.</translation>
    </message>
    <message>
        <source>The limit of {limit:,} bytes was reached.</source>
        <translation>Se alcanzó el límite de {limit:,} bytes.</translation>
    </message>
    <message>
        <source>The loc is empty.</source>
        <translation>El loc está vacío.</translation>
    </message>
    <message numerus="yes">
        <source>The lowest of %n priorities in {name} is {lowest}.</source>
        <translation>
            <numerusform>La más baja de %n prioridad de {name} es {lowest}.</numerusform>
            <numerusform>La más baja de las %n prioridades de {name} es {lowest}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The mark of pages for feature phones is no longer read by anybody; it does no harm. Reported once per sitemap.</source>
        <translation>Ya nadie lee la marca de páginas para móviles básicos; no hace daño. Se indica una vez por sitemap.</translation>
    </message>
    <message>
        <source>The name “{name}” does not say in which form to write.</source>
        <translation>El nombre «{name}» no dice en qué formato escribir.</translation>
    </message>
    <message>
        <source>The namespace is “{namespace}”, not “{sitemap}”.</source>
        <translation>El espacio de nombres es «{namespace}», no «{sitemap}».</translation>
    </message>
    <message>
        <source>The namespace of a sitemap is {sitemap}.</source>
        <translation>El espacio de nombres de un sitemap es {sitemap}.</translation>
    </message>
    <message>
        <source>The namespace {sitemap} is missing.</source>
        <translation>Falta el espacio de nombres {sitemap}.</translation>
    </message>
    <message>
        <source>The namespace {written} is none of a sitemap's; it was replaced by the protocol's.</source>
        <translation>El espacio de nombres {written} no es de un sitemap; se reemplazó por el del protocolo.</translation>
    </message>
    <message>
        <source>The next tag begins before it ends.</source>
        <translation>La etiqueta siguiente empieza antes de que termine.</translation>
    </message>
    <message>
        <source>The page names alternates, but not itself among them.</source>
        <translation>La página nombra alternativas, pero no se nombra entre ellas.</translation>
    </message>
    <message>
        <source>The page names alternates, but not itself: {twin} differs from its own URL by a slash at the end.</source>
        <translation>La página nombra alternativas, pero no se nombra a sí misma: {twin} se diferencia de su propia URL en una barra al final.</translation>
    </message>
    <message>
        <source>The pages can't be made: {reason}.</source>
        <translation>No se pueden crear las páginas: {reason}.</translation>
    </message>
    <message>
        <source>The parts of a path are divided by slashes; a backslash may not stand in an address.</source>
        <translation>Las partes de una ruta se separan con barras; una barra invertida no puede estar en una dirección.</translation>
    </message>
    <message>
        <source>The pattern can't be looked for.</source>
        <translation>El único patrón no se puede buscar.</translation>
    </message>
    <message>
        <source>The prefix {named} was used but not declared; its namespace was added.</source>
        <translation>Se usó el prefijo {named} sin declararlo; se añadió su espacio de nombres.</translation>
    </message>
    <message>
        <source>The priority in {name} is {lowest}.</source>
        <translation>La prioridad de {name} es {lowest}.</translation>
    </message>
    <message>
        <source>The priority in {name} is {priority}.</source>
        <translation>La prioridad de {name} es {priority}.</translation>
    </message>
    <message>
        <source>The priority is empty; leave the element out for the default of 0.5.</source>
        <translation>La prioridad está vacía; omita el elemento para el valor predeterminado, 0.5.</translation>
    </message>
    <message>
        <source>The profile's limit holds where it is lower.</source>
        <translation>El límite del perfil vale donde sea menor.</translation>
    </message>
    <message>
        <source>The program itself</source>
        <translation>El propio programa</translation>
    </message>
    <message>
        <source>The programme on television that it belongs to.</source>
        <translation>El programa de televisión al que pertenece.</translation>
    </message>
    <message>
        <source>The protocol defines no attributes; only namespaces and xsi:schemaLocation may stand in the root element.</source>
        <translation>El protocolo no define atributos; en el elemento raíz solo puede haber espacios de nombres y xsi:schemaLocation.</translation>
    </message>
    <message>
        <source>The protocol is {scheme}; it must be http or https.</source>
        <translation>El protocolo es {scheme}; debe ser http o https.</translation>
    </message>
    <message>
        <source>The protocol of an address must be http or https.</source>
        <translation>El protocolo de una dirección debe ser http o https.</translation>
    </message>
    <message>
        <source>The publication in which the article appears.</source>
        <translation>La publicación en la que aparece el artículo.</translation>
    </message>
    <message>
        <source>The published schema refuses some W3C dates, a year or a month alone and times without seconds, and takes some that are none. What the protocol says, W3C, counts.</source>
        <translation>El esquema publicado rechaza algunas fechas W3C, un año o un mes solos y horas sin segundos, y admite algunas que no lo son. Vale lo que dice el protocolo: W3C.</translation>
    </message>
    <message>
        <source>The published schema refuses some of what the prose of the protocol allows, such as dates without a day, fields in another order and addresses of fewer than 12 characters; a strict consumer may go by it.</source>
        <translation>El esquema publicado rechaza parte de lo que permite el texto del protocolo, como fechas sin día, campos en otro orden y direcciones de menos de 12 caracteres; un lector estricto puede seguirlo.</translation>
    </message>
    <message>
        <source>The published schema wants 12 characters at least; the protocol itself sets no least length.</source>
        <translation>El esquema publicado exige al menos 12 caracteres; el propio protocolo no fija una longitud mínima.</translation>
    </message>
    <message>
        <source>The recovery log can't be written: {reason}.</source>
        <translation>No se puede escribir el registro de recuperación: {reason}.</translation>
    </message>
    <message>
        <source>The recovery log knows no edit of the kind {name}.</source>
        <translation>El registro de recuperación no conoce ningún cambio del tipo {name}.</translation>
    </message>
    <message>
        <source>The request failed: {reason}.</source>
        <translation>La solicitud falló: {reason}.</translation>
    </message>
    <message>
        <source>The request was not understood.</source>
        <translation>La solicitud no se entendió.</translation>
    </message>
    <message>
        <source>The robots.txt of its host disallows {value}.</source>
        <translation>El robots.txt de su host prohíbe {value}.</translation>
    </message>
    <message>
        <source>The robots.txt of {host} does not name {url}.</source>
        <translation>El robots.txt de {host} no nombra {url}.</translation>
    </message>
    <message>
        <source>The root element before the first entry can't be found.</source>
        <translation>No se encuentra el elemento raíz antes de la primera entrada.</translation>
    </message>
    <message>
        <source>The root element must name the namespace of the protocol, http://www.sitemaps.org/schemas/sitemap/0.9.</source>
        <translation>El elemento raíz debe nombrar el espacio de nombres del protocolo, http://www.sitemaps.org/schemas/sitemap/0.9.</translation>
    </message>
    <message>
        <source>The root of a sitemap is “urlset”, that of an index “sitemapindex”.</source>
        <translation>La raíz de un sitemap es «urlset», y la de un índice, «sitemapindex».</translation>
    </message>
    <message>
        <source>The root of this entry bound {named} otherwise than the first one; it is declared here now.</source>
        <translation>La raíz de esta entrada vinculaba {named} de otro modo que la primera; ahora se declara aquí.</translation>
    </message>
    <message>
        <source>The rule “{title}” ({part}) failed. {no_fault}</source>
        <translation>La regla «{title}» ({part}) ha fallado. {no_fault}</translation>
    </message>
    <message>
        <source>The rules about {part} failed. {no_fault}</source>
        <translation>Las reglas sobre {part} han fallado. {no_fault}</translation>
    </message>
    <message>
        <source>The same window</source>
        <translation>La misma ventana</translation>
    </message>
    <message>
        <source>The schema alone, not the prose of the protocol, refuses “{element}”: {reason}.</source>
        <translation>Solo el esquema, no el texto del protocolo, rechaza «{element}»: {reason}.</translation>
    </message>
    <message>
        <source>The schema refuses “{element}”: {reason}.</source>
        <translation>El esquema rechaza «{element}»: {reason}.</translation>
    </message>
    <message>
        <source>The schema wants loc, lastmod, changefreq and priority in this order and extensions behind them; the text of the protocol asks for no order, and search engines read any.</source>
        <translation>El esquema exige loc, lastmod, changefreq y priority en este orden y las extensiones detrás; el texto del protocolo no pide ningún orden, y los buscadores leen cualquiera.</translation>
    </message>
    <message>
        <source>The schemas, on request</source>
        <translation>Los esquemas, a petición</translation>
    </message>
    <message>
        <source>The server answered {status} {words}.</source>
        <translation>El servidor respondió {status} {words}.</translation>
    </message>
    <message>
        <source>The server answered {status}.</source>
        <translation>El servidor respondió {status}.</translation>
    </message>
    <message>
        <source>The server did not answer in time.</source>
        <translation>El servidor no respondió a tiempo.</translation>
    </message>
    <message>
        <source>The server may have answered with an error page; look at it in a browser.</source>
        <translation>Puede que el servidor respondiera con una página de error; mírela en un navegador.</translation>
    </message>
    <message>
        <source>The set has not been checked, so that no problems can be looked for.</source>
        <translation>El conjunto no se ha comprobado, así que no se pueden buscar problemas.</translation>
    </message>
    <message>
        <source>The set is not checked yet.</source>
        <translation>El conjunto aún no se ha comprobado.</translation>
    </message>
    <message numerus="yes">
        <source>The set of “{name}” holds more than %n entries.</source>
        <translation>
            <numerusform>El conjunto de «{name}» contiene más de %n entrada.</numerusform>
            <numerusform>El conjunto de «{name}» contiene más de %n entradas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The set of “{name}” holds more than one entry.</source>
        <translation>El conjunto de «{name}» contiene más de una entrada.</translation>
    </message>
    <message>
        <source>The sitemap has no file yet: save it first.</source>
        <translation>El sitemap aún no tiene archivo: guárdelo primero.</translation>
    </message>
    <message>
        <source>The sitemap has no name yet.</source>
        <translation>El sitemap aún no tiene nombre.</translation>
    </message>
    <message>
        <source>The sitemap names 1,000 articles before this one.</source>
        <translation>El sitemap nombra 1000 artículos antes de este.</translation>
    </message>
    <message>
        <source>The sitemaps in “{document}” have no index.</source>
        <translation>Los sitemaps de «{document}» no tienen índice.</translation>
    </message>
    <message>
        <source>The sitemaps of an index should lie in its folder or below it.</source>
        <translation>Los sitemaps de un índice deben estar en su carpeta o debajo de ella.</translation>
    </message>
    <message>
        <source>The start page, and addresses with a query, stay.</source>
        <translation>La página de inicio y las direcciones con consulta quedan igual.</translation>
    </message>
    <message>
        <source>The tag of “{name}” was never closed; its “&gt;” was added.</source>
        <translation>La etiqueta de «{name}» no se cerraba nunca; se añadió su «&gt;».</translation>
    </message>
    <message>
        <source>The tag that closes it, or its namespace, says what it is.</source>
        <translation>La etiqueta que la cierra, o su espacio de nombres, dice cuál es.</translation>
    </message>
    <message>
        <source>The tag that closes “{name}” lacked its “/”; it was added.</source>
        <translation>A la etiqueta que cierra «{name}» le faltaba su «/»; se añadió.</translation>
    </message>
    <message>
        <source>The tag that closes “{top}” lacked its “&lt;”; it was added.</source>
        <translation>A la etiqueta que cierra «{top}» le faltaba su «&lt;»; se añadió.</translation>
    </message>
    <message>
        <source>The tag that opens “{name}” lacked its “&lt;”; it was added.</source>
        <translation>A la etiqueta que abre «{name}» le faltaba su «&lt;»; se añadió.</translation>
    </message>
    <message>
        <source>The text has been decoded by then.</source>
        <translation>Para entonces el texto ya está descodificado.</translation>
    </message>
    <message>
        <source>The text is UTF-8, not “{found}” as it declares.</source>
        <translation>El texto es UTF-8, no «{found}» como declara.</translation>
    </message>
    <message>
        <source>The texts hold every character by which places in them could be marked.</source>
        <translation>Los textos contienen todos los caracteres con los que se podrían marcar lugares en ellos.</translation>
    </message>
    <message>
        <source>The time of the day and its zone stay as written.</source>
        <translation>La hora del día y su zona quedan como están escritas.</translation>
    </message>
    <message>
        <source>The unsaved changes of “{base}” are being recovered elsewhere.</source>
        <translation>Los cambios no guardados de «{base}» se están recuperando en otro sitio.</translation>
    </message>
    <message>
        <source>The user's folder of caches</source>
        <translation>La carpeta de cachés del usuario</translation>
    </message>
    <message>
        <source>The value of “{path}” holds the character {character}, which XML can't hold.</source>
        <translation>El valor de «{path}» contiene el carácter {character}, que no puede estar en XML.</translation>
    </message>
    <message>
        <source>The version that wrote it can recover from it.</source>
        <translation>La versión que lo escribió puede recuperar a partir de él.</translation>
    </message>
    <message>
        <source>The zone that times without one get when dates are fixed, until another is chosen for a set.</source>
        <translation>La zona que reciben las horas sin zona al corregir fechas, hasta que se elija otra para un conjunto.</translation>
    </message>
    <message numerus="yes">
        <source>The {what} has %n characters; it must have fewer than 2,048.</source>
        <translation>
            <numerusform>El campo {what} tiene %n carácter; debe tener menos de 2048.</numerusform>
            <numerusform>El campo {what} tiene %n caracteres; debe tener menos de 2048.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The {what} has %n characters; {limit:,} are allowed.</source>
        <translation>
            <numerusform>El campo {what} tiene %n carácter; se permiten {limit:,}.</numerusform>
            <numerusform>El campo {what} tiene %n caracteres; se permiten {limit:,}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {what} has a comma with nothing before or behind it.</source>
        <translation>El campo {what} tiene una coma sin nada delante o detrás.</translation>
    </message>
    <message>
        <source>The {what} has one character; it must have fewer than 2,048.</source>
        <translation>El campo {what} tiene un carácter; debe tener menos de 2048.</translation>
    </message>
    <message>
        <source>The {what} has one character; {limit:,} are allowed.</source>
        <translation>El campo {what} tiene un carácter; se permiten {limit:,}.</translation>
    </message>
    <message>
        <source>The {what} holds {character}, which must be percent-encoded.</source>
        <translation>El campo {what} contiene {character}, que debe codificarse con porcentaje.</translation>
    </message>
    <message>
        <source>The {what} is empty.</source>
        <translation>El campo {what} está vacío.</translation>
    </message>
    <message>
        <source>The {what} is empty; leave the element out if the date is unknown.</source>
        <translation>El campo {what} está vacío; si no se conoce la fecha, omita el elemento.</translation>
    </message>
    <message>
        <source>The {what} is no longer read by Google.</source>
        <translation>Google ya no lee el campo {what}.</translation>
    </message>
    <message>
        <source>The {what} is {value}, which does not exist: there is no {fault}.</source>
        <translation>El campo {what} es {value}, que no existe: no existe {fault}.</translation>
    </message>
    <message>
        <source>The {what} is {value}, which is not a W3C date such as 2026-11-02 or 2026-11-02T17:33Z.</source>
        <translation>El campo {what} es {value}, que no es una fecha W3C como 2026-11-02 o 2026-11-02T17:33Z.</translation>
    </message>
    <message>
        <source>The {what} is {value}, which is not a legal address.</source>
        <translation>El campo {what} es {value}, que no es una dirección válida.</translation>
    </message>
    <message>
        <source>The {what} is {value}, which is not a number.</source>
        <translation>El campo {what} es {value}, que no es un número.</translation>
    </message>
    <message>
        <source>The {what} is {value}, which is not a whole number.</source>
        <translation>El campo {what} es {value}, que no es un número entero.</translation>
    </message>
    <message>
        <source>The {what} is {value}, which is not an address of http or https with a host.</source>
        <translation>El campo {what} es {value}, que no es una dirección http o https con un host.</translation>
    </message>
    <message>
        <source>The {what} is {value}, which is not complete: it must begin with http:// or https://.</source>
        <translation>El campo {what} es {value}, que no está completo: debe empezar por http:// o https://.</translation>
    </message>
    <message>
        <source>The {what} is {value}; it must be {bounds}{unit}.</source>
        <translation>El campo {what} es {value}; debe ser {bounds}{unit}.</translation>
    </message>
    <message>
        <source>The {what} names {count:,}; {most} are allowed.</source>
        <translation>El campo {what} nombra {count:,}; se permiten {most}.</translation>
    </message>
    <message>
        <source>The {what} stands behind a field that it should precede.</source>
        <translation>El campo {what} está detrás de un campo al que debería preceder.</translation>
    </message>
    <message>
        <source>The {what},{code}, {reason}.{hint}</source>
        <translation>El campo {what},{code}, {reason}.{hint}</translation>
    </message>
    <message>
        <source>The “sitemapindex” around its entries is missing.</source>
        <translation>Falta el «sitemapindex» que rodea sus entradas.</translation>
    </message>
    <message>
        <source>The “urlset” around its entries is missing.</source>
        <translation>Falta el «urlset» que rodea sus entradas.</translation>
    </message>
    <message>
        <source>The “{entry}” around a “loc” was missing; it was added.</source>
        <translation>Faltaba «{entry}» alrededor de un «loc»; se añadió.</translation>
    </message>
    <message>
        <source>The “{name}” around the entries was missing; it was added.</source>
        <translation>Faltaba «{name}» alrededor de las entradas; se añadió.</translation>
    </message>
    <message>
        <source>Their values end with the next space.</source>
        <translation>Sus valores terminan en el espacio siguiente.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>There are $0 and {known}.</source>
        <translation>Existen $0 y {known}.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n more of these in the entry.</source>
        <translation>
            <numerusform>Hay %n más de estos en la entrada.</numerusform>
            <numerusform>Hay %n más de estos en la entrada.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are entries, and nothing around them.</source>
        <translation>Hay entradas y nada que las rodee.</translation>
    </message>
    <message>
        <source>There are no extensions of the kind “{kind}”.</source>
        <translation>No hay extensiones del tipo «{kind}».</translation>
    </message>
    <message>
        <source>There are {operations}.</source>
        <translation>Existen: {operations}.</translation>
    </message>
    <message>
        <source>There is no bulk edit “{operation}”.</source>
        <translation>No existe el cambio en bloque «{operation}».</translation>
    </message>
    <message>
        <source>There is no display to show a window on. “sitemap-studio help” lists what needs none.</source>
        <translation>No hay pantalla en la que mostrar una ventana. «sitemap-studio help» enumera lo que no la necesita.</translation>
    </message>
    <message>
        <source>There is no sitemap that an index could list.</source>
        <translation>No hay ningún sitemap que un índice pueda incluir.</translation>
    </message>
    <message>
        <source>There is no “{field}” that could have a “{attribute}”.</source>
        <translation>No hay ningún «{field}» que pueda tener un «{attribute}».</translation>
    </message>
    <message>
        <source>There is nothing in it.</source>
        <translation>Está vacía.</translation>
    </message>
    <message>
        <source>There is one more of these in the entry.</source>
        <translation>Hay uno más de estos en la entrada.</translation>
    </message>
    <message>
        <source>There may be too little memory; close other programs, and open the set again.</source>
        <translation>Puede que haya poca memoria; cierre otros programas y vuelva a abrir el conjunto.</translation>
    </message>
    <message>
        <source>There was no page before 1990; such a date is usually that of an unset clock.</source>
        <translation>No había páginas antes de 1990; una fecha así suele ser la de un reloj sin ajustar.</translation>
    </message>
    <message>
        <source>There would be more sitemaps than an index may list ({limit:,}, {title}).</source>
        <translation>Habría más sitemaps de los que puede incluir un índice ({limit:,}, {title}).</translation>
    </message>
    <message>
        <source>They are not text.</source>
        <translation>No son texto.</translation>
    </message>
    <message>
        <source>This XML has no values.</source>
        <translation>Este XML no tiene valores.</translation>
    </message>
    <message>
        <source>This is a fault of Sitemap Studio; all other rules were judged. Please report it: {url}</source>
        <translation>Es un fallo de Sitemap Studio; todas las demás reglas se aplicaron. Informe de él, por favor: {url}</translation>
    </message>
    <message>
        <source>This search engine does not read change frequencies.</source>
        <translation>Este buscador no lee las frecuencias de cambio.</translation>
    </message>
    <message>
        <source>This search engine does not read priorities.</source>
        <translation>Este buscador no lee las prioridades.</translation>
    </message>
    <message>
        <source>Times that have a zone, and dates without a time, stay.</source>
        <translation>Las horas con zona y las fechas sin hora quedan igual.</translation>
    </message>
    <message>
        <source>Title of the article.</source>
        <translation>Título del artículo.</translation>
    </message>
    <message>
        <source>Title of the collection.</source>
        <translation>Título de la colección.</translation>
    </message>
    <message>
        <source>Title of the episode.</source>
        <translation>Título del episodio.</translation>
    </message>
    <message>
        <source>Title of the picture.</source>
        <translation>Título de la imagen.</translation>
    </message>
    <message>
        <source>Title of the programme.</source>
        <translation>Título del programa.</translation>
    </message>
    <message>
        <source>Title of the video.</source>
        <translation>Título del vídeo.</translation>
    </message>
    <message>
        <source>Too many News URLs</source>
        <translation>Demasiadas URL de noticias</translation>
    </message>
    <message>
        <source>Too many URLs</source>
        <translation>Demasiadas URL</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>demasiados niveles de enlaces simbólicos</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>demasiados archivos abiertos</translation>
    </message>
    <message>
        <source>Too many requests: try again later.</source>
        <translation>Demasiadas solicitudes: vuelva a intentarlo más tarde.</translation>
    </message>
    <message>
        <source>Too many sitemaps</source>
        <translation>Demasiados sitemaps</translation>
    </message>
    <message>
        <source>Too many tags</source>
        <translation>Demasiadas etiquetas</translation>
    </message>
    <message>
        <source>Too many values</source>
        <translation>Demasiados valores</translation>
    </message>
    <message>
        <source>Too short for the schema</source>
        <translation>Demasiado corto para el esquema</translation>
    </message>
    <message>
        <source>Try again when it is done.</source>
        <translation>Inténtelo de nuevo cuando termine.</translation>
    </message>
    <message>
        <source>URL escaped twice</source>
        <translation>URL escapada dos veces</translation>
    </message>
    <message>
        <source>URL not allowed</source>
        <translation>URL no permitida</translation>
    </message>
    <message>
        <source>URL of another site</source>
        <translation>URL de otro sitio</translation>
    </message>
    <message>
        <source>URL with a fragment</source>
        <translation>URL con fragmento</translation>
    </message>
    <message>
        <source>URL with dot segments</source>
        <translation>URL con segmentos de puntos</translation>
    </message>
    <message>
        <source>URL with session ID</source>
        <translation>URL con identificador de sesión</translation>
    </message>
    <message>
        <source>URL with tracking parameters</source>
        <translation>URL con parámetros de seguimiento</translation>
    </message>
    <message>
        <source>URL with user name</source>
        <translation>URL con nombre de usuario</translation>
    </message>
    <message>
        <source>URLs and sitemaps stand beside each other in one file.</source>
        <translation>Hay URL y sitemaps juntos en un mismo archivo.</translation>
    </message>
    <message>
        <source>URLs that a filter drops</source>
        <translation>URL que descarta un filtro</translation>
    </message>
    <message>
        <source>URLs that do not begin with base_url</source>
        <translation>URL que no empiezan por base_url</translation>
    </message>
    <message>
        <source>UTF-8</source>
        <translation>UTF-8</translation>
    </message>
    <message>
        <source>Unescape</source>
        <translation>Quitar escapes</translation>
    </message>
    <message>
        <source>Unknown XML attribute</source>
        <translation>Atributo XML desconocido</translation>
    </message>
    <message>
        <source>Unknown XML tag</source>
        <translation>Etiqueta XML desconocida</translation>
    </message>
    <message>
        <source>Unknown language code</source>
        <translation>Código de idioma desconocido</translation>
    </message>
    <message>
        <source>Unpack it and open what is inside.</source>
        <translation>Descomprímalo y abra lo que hay dentro.</translation>
    </message>
    <message>
        <source>Unpack it first; a sitemap is gzipped once.</source>
        <translation>Descomprímalo primero; un sitemap se comprime con gzip una sola vez.</translation>
    </message>
    <message>
        <source>Unpacked, as the protocol counts them; the profile's limit holds where it is lower.</source>
        <translation>Sin comprimir, como los cuenta el protocolo; el límite del perfil vale donde sea menor.</translation>
    </message>
    <message>
        <source>Until when it can be seen.</source>
        <translation>Hasta cuándo se puede ver.</translation>
    </message>
    <message>
        <source>Up to five shares that it is about, each as EXCHANGE:SHARE.</source>
        <translation>Hasta cinco valores de bolsa sobre los que trata, cada uno como BOLSA:VALOR.</translation>
    </message>
    <message>
        <source>Up to its end the data is as it was packed.</source>
        <translation>Hasta su final, los datos están como se comprimieron.</translation>
    </message>
    <message>
        <source>Use = or != with it.</source>
        <translation>Use = o != con ello.</translation>
    </message>
    <message>
        <source>Use letters, digits and hyphens, as in “sitemap-2.xml”.</source>
        <translation>Use letras, cifras y guiones, como en «sitemap-2.xml».</translation>
    </message>
    <message>
        <source>Use letters, digits, hyphens and {n}.</source>
        <translation>Use letras, cifras, guiones y {n}.</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Video {number:,}</source>
        <translation>El vídeo {number:,}</translation>
    </message>
    <message>
        <source>Wait until the whole set is there, or stop reading it.</source>
        <translation>Espere a que esté todo el conjunto o detenga la lectura.</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Advertencia</translation>
    </message>
    <message>
        <source>What a reader needs; left out for an open article.</source>
        <translation>Lo que necesita un lector; se omite si el artículo es de acceso libre.</translation>
    </message>
    <message>
        <source>What an entry holds beside its fields must be well-formed XML with prefixes that are declared.</source>
        <translation>Lo que una entrada contiene además de sus campos debe ser XML bien formado con prefijos declarados.</translation>
    </message>
    <message>
        <source>What an export proposes; each export may be done another way.</source>
        <translation>Lo que propone una exportación; cada exportación se puede hacer de otro modo.</translation>
    </message>
    <message>
        <source>What an export proposes; {n} stands for the number of the file.</source>
        <translation>Lo que propone una exportación; {n} representa el número del archivo.</translation>
    </message>
    <message>
        <source>What follows # names a place within a page and is never sent to the server; the page is listed without it.</source>
        <translation>Lo que sigue a # nombra un lugar dentro de una página y nunca se envía al servidor; la página se incluye sin ello.</translation>
    </message>
    <message>
        <source>What follows may not stand in the element that is open.</source>
        <translation>Lo que sigue no puede estar en el elemento abierto.</translation>
    </message>
    <message>
        <source>What is broken so that nobody can tell what was meant is shown as far as it is whole, and not changed.</source>
        <translation>Lo que está tan roto que nadie sabe qué se pretendía se muestra hasta donde está íntegro y no se cambia.</translation>
    </message>
    <message>
        <source>What is escaped already must not be escaped again: %2520 stands for %20, not for a space.</source>
        <translation>Lo que ya está escapado no se debe escapar otra vez: %2520 representa %20, no un espacio.</translation>
    </message>
    <message>
        <source>What is escaped already, and hosts, stay.</source>
        <translation>Lo que ya está escapado y los hosts quedan igual.</translation>
    </message>
    <message>
        <source>What is looked for is longer than {max_characters:,} characters.</source>
        <translation>Lo que se busca tiene más de {max_characters:,} caracteres.</translation>
    </message>
    <message>
        <source>What it shows.</source>
        <translation>Lo que muestra.</translation>
    </message>
    <message>
        <source>What makes the player start.</source>
        <translation>Lo que pone en marcha el reproductor.</translation>
    </message>
    <message>
        <source>What only a later root declared, {named}, was added to the first.</source>
        <translation>Lo que solo declaraba una raíz posterior, {named}, se añadió a la primera.</translation>
    </message>
    <message>
        <source>What the article is.</source>
        <translation>Qué es el artículo.</translation>
    </message>
    <message>
        <source>What the files were, and were to be, lies in hidden files “{names}”.</source>
        <translation>Lo que eran los archivos, y lo que iban a ser, está en los archivos ocultos «{names}».</translation>
    </message>
    <message>
        <source>What the object describes, such as document or thumbnail.</source>
        <translation>Lo que describe el objeto, como document o thumbnail.</translation>
    </message>
    <message>
        <source>What the picture shows.</source>
        <translation>Lo que muestra la imagen.</translation>
    </message>
    <message>
        <source>What the video is of the programme.</source>
        <translation>Qué es el vídeo respecto al programa.</translation>
    </message>
    <message>
        <source>When it was first broadcast.</source>
        <translation>Cuándo se emitió por primera vez.</translation>
    </message>
    <message>
        <source>When it was first published.</source>
        <translation>Cuándo se publicó por primera vez.</translation>
    </message>
    <message>
        <source>When nothing has a low priority nothing has a high one.</source>
        <translation>Si nada tiene una prioridad baja, nada la tiene alta.</translation>
    </message>
    <message>
        <source>When the page last changed, as a W3C date or time.</source>
        <translation>Cuándo cambió la página por última vez, como fecha u hora W3C.</translation>
    </message>
    <message>
        <source>Where a set opens when the window shows another already.</source>
        <translation>Dónde se muestra un conjunto que se abre mientras una ventana muestra otro.</translation>
    </message>
    <message>
        <source>Where changed URLs are submitted; the default one informs all search engines that take part.</source>
        <translation>Adónde se envían las URL cambiadas; el punto de acceso predeterminado informa a todos los buscadores participantes.</translation>
    </message>
    <message>
        <source>Where it was taken.</source>
        <translation>Dónde se tomó.</translation>
    </message>
    <message>
        <source>Where the entries of very large sets are kept while they are open.</source>
        <translation>Dónde guardan sus entradas los conjuntos de millones mientras están abiertos.</translation>
    </message>
    <message>
        <source>Whether children may see it.</source>
        <translation>Si lo pueden ver los niños.</translation>
    </message>
    <message>
        <source>Whether it is bought or rented.</source>
        <translation>Si se compra o se alquila.</translation>
    </message>
    <message>
        <source>Whether it is broadcast live.</source>
        <translation>Si se emite en directo.</translation>
    </message>
    <message>
        <source>Whether only subscribers can see it.</source>
        <translation>Si solo lo pueden ver los suscriptores.</translation>
    </message>
    <message>
        <source>Whether others may embed it.</source>
        <translation>Si otros pueden insertarlo.</translation>
    </message>
    <message>
        <source>Whether text is dark on light or light on dark.</source>
        <translation>Si el texto es oscuro sobre claro o claro sobre oscuro.</translation>
    </message>
    <message>
        <source>Whether those named are the only ones allowed, or the ones denied.</source>
        <translation>Si los nombrados son los únicos permitidos o los excluidos.</translation>
    </message>
    <message>
        <source>Which patterns mark addresses that should not be public.</source>
        <translation>Aspecto de las direcciones que difícilmente debían ser públicas.</translation>
    </message>
    <message>
        <source>White space</source>
        <translation>Espacio en blanco</translation>
    </message>
    <message>
        <source>White space around an address is not part of it, and not every consumer removes it.</source>
        <translation>El espacio en blanco alrededor de una dirección no es parte de ella, y no todos los lectores lo quitan.</translation>
    </message>
    <message>
        <source>White space may not stand within an address; a space is written %20.</source>
        <translation>Dentro de una dirección no puede haber espacio en blanco; un espacio se escribe %20.</translation>
    </message>
    <message>
        <source>Whose identifier it is.</source>
        <translation>De quién es el identificador.</translation>
    </message>
    <message>
        <source>Whose limits hold in a window until another profile is chosen in it.</source>
        <translation>Qué límites valen en una ventana hasta que se elige en ella otro perfil.</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Ventana</translation>
    </message>
    <message>
        <source>Write $$ for the sign.</source>
        <translation>Escriba $$ para el signo.</translation>
    </message>
    <message>
        <source>Write FIELD=HEADER, such as loc=Address.</source>
        <translation>Escriba CAMPO=COLUMNA, por ejemplo loc=Dirección.</translation>
    </message>
    <message>
        <source>Write HOST=FILE for other hosts.</source>
        <translation>Escriba HOST=ARCHIVO para otros hosts.</translation>
    </message>
    <message>
        <source>Write HOST=FILE, or give the URL of the set.</source>
        <translation>Escriba HOST=ARCHIVO o indique la URL del conjunto.</translation>
    </message>
    <message>
        <source>Write Z for UTC, or +01:00 for an hour east.</source>
        <translation>Escriba Z para UTC, o +01:00 para una hora al este.</translation>
    </message>
    <message>
        <source>Write \\ for a backslash.</source>
        <translation>Escriba \\ para una barra invertida.</translation>
    </message>
    <message>
        <source>Write an index first.</source>
        <translation>Escriba primero un índice.</translation>
    </message>
    <message>
        <source>Write it as 0.5..0.8.</source>
        <translation>Escríbalo como 0.5..0.8.</translation>
    </message>
    <message>
        <source>Write it as 2026-11, 2026-01..2026-03 or last 30 days.</source>
        <translation>Escríbalo como 2026-11, 2026-01..2026-03 o last 30 days.</translation>
    </message>
    <message>
        <source>Write it as https://www.example.com/blog/, or odd.</source>
        <translation>Escríbala como https://www.example.com/blog/, u odd.</translation>
    </message>
    <message>
        <source>Write it as “]]&amp;gt;”.</source>
        <translation>Escríbalo como «]]&amp;gt;».</translation>
    </message>
    <message>
        <source>Write it like +01:00, or Z for UTC.</source>
        <translation>Escríbala como +01:00, o Z para UTC.</translation>
    </message>
    <message>
        <source>Write it like 2026-11-02.</source>
        <translation>Escríbala como 2026-11-02.</translation>
    </message>
    <message>
        <source>Write it like https://example.com/.</source>
        <translation>Escríbala como https://example.com/.</translation>
    </message>
    <message>
        <source>Write it like https://example.com/sitemap.xml.</source>
        <translation>Escríbala como https://example.com/sitemap.xml.</translation>
    </message>
    <message>
        <source>Write it like https://www.example.com/.</source>
        <translation>Escríbala como https://www.example.com/.</translation>
    </message>
    <message>
        <source>Write it like https://www.example.com/shop/.</source>
        <translation>Escríbala como https://www.example.com/shop/.</translation>
    </message>
    <message>
        <source>Write it like “{default_name}”.</source>
        <translation>Escríbalo como «{default_name}».</translation>
    </message>
    <message>
        <source>Write it like “{name}-{n}”.</source>
        <translation>Escríbalo como «{name}-{n}».</translation>
    </message>
    <message>
        <source>Write one a line; to look for none, say --no-leaks.</source>
        <translation>Escriba uno por línea; para no buscar ninguno, use --no-leaks.</translation>
    </message>
    <message>
        <source>Write the character itself instead.</source>
        <translation>Escriba el propio carácter.</translation>
    </message>
    <message>
        <source>Write “&amp;” as “&amp;amp;” in every address.</source>
        <translation>Escriba «&amp;» como «&amp;amp;» en todas las direcciones.</translation>
    </message>
    <message>
        <source>Write “&lt;” as “&amp;lt;” and “&amp;” as “&amp;amp;” in every value.</source>
        <translation>Escriba «&lt;» como «&amp;lt;» y «&amp;» como «&amp;amp;» en todos los valores.</translation>
    </message>
    <message>
        <source>Writing the report</source>
        <translation>Escribiendo el informe</translation>
    </message>
    <message>
        <source>Wrong order of tags</source>
        <translation>Orden incorrecto de las etiquetas</translation>
    </message>
    <message>
        <source>Wrong schema location</source>
        <translation>Ubicación de esquema incorrecta</translation>
    </message>
    <message>
        <source>XML allows no control character ({named}); it was removed.</source>
        <translation>XML no admite caracteres de control ({named}); se quitó.</translation>
    </message>
    <message>
        <source>XML allows none, and nobody can read them.</source>
        <translation>XML no admite ninguno, y nadie puede leerlos.</translation>
    </message>
    <message>
        <source>XML forbids two of them side by side.</source>
        <translation>XML prohíbe dos seguidos.</translation>
    </message>
    <message>
        <source>XML knows five entities only.</source>
        <translation>XML solo conoce cinco entidades.</translation>
    </message>
    <message>
        <source>XML knows no “{found}”; the character “{character}” was put there.</source>
        <translation>XML no conoce «{found}»; se puso el carácter «{character}».</translation>
    </message>
    <message>
        <source>XML should begin with a declaration; without one it is read as UTF-8, which a sitemap must be anyway.</source>
        <translation>El XML debe empezar con una declaración; sin ella se lee como UTF-8, que es lo que un sitemap debe ser de todos modos.</translation>
    </message>
    <message>
        <source>XML tells upper case from lower case.</source>
        <translation>XML distingue mayúsculas de minúsculas.</translation>
    </message>
    <message>
        <source>Yandex</source>
        <translation>Yandex</translation>
    </message>
    <message>
        <source>Yandex Webmaster, sitemap files</source>
        <translation>Yandex Webmaster, archivos de sitemap</translation>
    </message>
    <message>
        <source>Zone of times without one</source>
        <translation>Zona de las horas que no la tienen</translation>
    </message>
    <message>
        <source>a 7z archive</source>
        <translation>un archivo 7z</translation>
    </message>
    <message>
        <source>a RAR archive</source>
        <translation>un archivo RAR</translation>
    </message>
    <message>
        <source>a URL that begins with https://, or empty</source>
        <translation>una URL que empiece por https://, o vacío</translation>
    </message>
    <message>
        <source>a backup or a dump of a database</source>
        <translation>una copia de seguridad o un volcado de una base de datos</translation>
    </message>
    <message>
        <source>a comment holds “--”</source>
        <translation>un comentario contiene «--»</translation>
    </message>
    <message>
        <source>a comment is open at its end</source>
        <translation>un comentario queda abierto al final</translation>
    </message>
    <message>
        <source>a condition such as “loc contains /blog/” must come next (words: {words})</source>
        <translation>aquí debe ir una condición como «loc contains /blog/» (palabras: {words})</translation>
    </message>
    <message>
        <source>a currency of ISO 4217, such as EUR</source>
        <translation>una moneda de ISO 4217, como EUR</translation>
    </message>
    <message>
        <source>a date or a time with its zone</source>
        <translation>una fecha o una hora con su zona</translation>
    </message>
    <message>
        <source>a development or staging site</source>
        <translation>un sitio de desarrollo o de pruebas</translation>
    </message>
    <message>
        <source>a document type or an entity is declared, which is never processed</source>
        <translation>se declara un tipo de documento o una entidad, que nunca se procesa</translation>
    </message>
    <message>
        <source>a filter needs an action (drop, pass) and a type (wildcard, regexp)</source>
        <translation>un filtro necesita una acción (drop, pass) y un tipo (wildcard, regexp)</translation>
    </message>
    <message>
        <source>a flag must come behind the minus</source>
        <translation>tras el signo menos debe ir un indicador</translation>
    </message>
    <message>
        <source>a flag must come next</source>
        <translation>aquí debe ir un indicador</translation>
    </message>
    <message>
        <source>a folder has that name</source>
        <translation>una carpeta tiene ese nombre</translation>
    </message>
    <message>
        <source>a hidden file, such as .env or .git</source>
        <translation>un archivo oculto, como .env o .git</translation>
    </message>
    <message>
        <source>a host has {max_host_characters} characters at most, and this one {count:,}</source>
        <translation>un host tiene {max_host_characters} caracteres como máximo, y este, {count:,}</translation>
    </message>
    <message>
        <source>a list of up to {count:,} tables of {fields}, each with either {which}</source>
        <translation>una lista de hasta {count:,} tablas con {fields}, cada una con {which}, pero no ambos</translation>
    </message>
    <message>
        <source>a name is longer than 50,000 characters</source>
        <translation>un nombre tiene más de 50 000 caracteres</translation>
    </message>
    <message>
        <source>a name of files with “{n}” for their number</source>
        <translation>un nombre de archivo con «{n}» para su número</translation>
    </message>
    <message>
        <source>a name that only a private network knows</source>
        <translation>un nombre que solo conoce una red privada</translation>
    </message>
    <message>
        <source>a number must stand here</source>
        <translation>aquí debe ir un número</translation>
    </message>
    <message>
        <source>a number must stand in these braces</source>
        <translation>entre estas llaves debe ir un número</translation>
    </message>
    <message>
        <source>a page in English that names only its German form</source>
        <translation>una página en inglés que solo nombra su versión en alemán</translation>
    </message>
    <message>
        <source>a part of it begins or ends with a hyphen</source>
        <translation>una de sus partes empieza o termina con un guion</translation>
    </message>
    <message numerus="yes">
        <source>a part of it has %n characters, and {most} are allowed between dots</source>
        <translation>
            <numerusform>una parte tiene %n carácter, y entre puntos se permiten {most}</numerusform>
            <numerusform>una parte tiene %n caracteres, y entre puntos se permiten {most}</numerusform>
        </translation>
    </message>
    <message>
        <source>a part of it has one character, and {most} are allowed between dots</source>
        <translation>una parte tiene un carácter, y entre puntos se permiten {most}</translation>
    </message>
    <message>
        <source>a pipe or device has that name</source>
        <translation>una tubería o un dispositivo tiene ese nombre</translation>
    </message>
    <message>
        <source>a port is a number from 1 to 65535</source>
        <translation>un puerto es un número de 1 a 65535</translation>
    </message>
    <message>
        <source>a prefix</source>
        <translation>un prefijo</translation>
    </message>
    <message>
        <source>a private or link-local network</source>
        <translation>una red privada o de enlace local</translation>
    </message>
    <message>
        <source>a quotation mark is not closed</source>
        <translation>una comilla no está cerrada</translation>
    </message>
    <message>
        <source>a range goes from one character to another</source>
        <translation>un rango va de un carácter a otro</translation>
    </message>
    <message>
        <source>a reference “&amp;#…;” names no character that XML allows</source>
        <translation>una referencia «&amp;#…;» no nombra ningún carácter que admita XML</translation>
    </message>
    <message>
        <source>a rule stops at one entry</source>
        <translation>una regla se detiene en una entrada</translation>
    </message>
    <message>
        <source>a share such as NASDAQ:AAPL</source>
        <translation>un valor de bolsa como NASDAQ:AAPL</translation>
    </message>
    <message>
        <source>a sitemap of URLs, listed in an index</source>
        <translation>un sitemap de URL, incluido en un índice</translation>
    </message>
    <message>
        <source>a sitemap of all pages, beside the feed</source>
        <translation>un sitemap de todas las páginas, además de la fuente</translation>
    </message>
    <message>
        <source>a table of up to {texts:,} texts of up to {characters:,} characters</source>
        <translation>una tabla de hasta {texts:,} textos de hasta {characters:,} caracteres</translation>
    </message>
    <message>
        <source>a tar archive</source>
        <translation>un archivo tar</translation>
    </message>
    <message>
        <source>a title of 100 characters</source>
        <translation>un título de 100 caracteres</translation>
    </message>
    <message>
        <source>a title of 101 characters</source>
        <translation>un título de 101 caracteres</translation>
    </message>
    <message>
        <source>a value goes on behind its quotation mark</source>
        <translation>un valor continúa tras su comilla</translation>
    </message>
    <message>
        <source>a value is too long, or holds what no value may</source>
        <translation>un valor es demasiado largo o contiene lo que ningún valor puede contener</translation>
    </message>
    <message>
        <source>a value must come next</source>
        <translation>aquí debe ir un valor</translation>
    </message>
    <message>
        <source>a whole number from {least:,} to {most:,}</source>
        <translation>un número entero de {least:,} a {most:,}</translation>
    </message>
    <message>
        <source>a whole number from {least:,} to {most:,} or 0</source>
        <translation>un número entero de {least:,} a {most:,}, o 0</translation>
    </message>
    <message>
        <source>a zip archive</source>
        <translation>un archivo zip</translation>
    </message>
    <message>
        <source>a {bearer} without</source>
        <translation>hay un {bearer} sin</translation>
    </message>
    <message>
        <source>a “&amp;” stands alone</source>
        <translation>hay un «&amp;» suelto</translation>
    </message>
    <message>
        <source>a “&lt;” stands alone</source>
        <translation>hay un «&lt;» suelto</translation>
    </message>
    <message>
        <source>a “&lt;” stands in an attribute</source>
        <translation>hay un «&lt;» en un atributo</translation>
    </message>
    <message>
        <source>add the zone that you give</source>
        <translation>añadir la zona que se indique</translation>
    </message>
    <message>
        <source>addresses only</source>
        <translation>direcciones</translation>
    </message>
    <message>
        <source>after entry {opened}, without its closing tag</source>
        <translation>tras la entrada {opened}, sin su etiqueta de cierre</translation>
    </message>
    <message>
        <source>after {date}</source>
        <translation>después de {date}</translation>
    </message>
    <message>
        <source>all 1,200 entries have the priority 0.8</source>
        <translation>las 1200 entradas tienen la prioridad 0.8</translation>
    </message>
    <message>
        <source>all 1,200 entries were changed on 2026-11-02</source>
        <translation>las 1200 entradas cambiaron el 2026-11-02</translation>
    </message>
    <message>
        <source>all files are as they were before</source>
        <translation>todos los archivos están como antes</translation>
    </message>
    <message>
        <source>all three are in the index</source>
        <translation>los tres están en el índice</translation>
    </message>
    <message>
        <source>alternate</source>
        <translation>alternativa</translation>
    </message>
    <message>
        <source>alternates</source>
        <translation>alternativas</translation>
    </message>
    <message>
        <source>always with a lastmod of 2005-01-01</source>
        <translation>always con un lastmod de 2005-01-01</translation>
    </message>
    <message>
        <source>an address in numbers has four of them, from 0 to 255 and without needless zeros</source>
        <translation>una dirección en números tiene cuatro, de 0 a 255 y sin ceros innecesarios</translation>
    </message>
    <message>
        <source>an administrator's page</source>
        <translation>una página de administración</translation>
    </message>
    <message>
        <source>an article published a week ago</source>
        <translation>un artículo publicado hace una semana</translation>
    </message>
    <message>
        <source>an article published yesterday</source>
        <translation>un artículo publicado ayer</translation>
    </message>
    <message>
        <source>an attribute has no quotes</source>
        <translation>un atributo no tiene comillas</translation>
    </message>
    <message>
        <source>an attribute has no value</source>
        <translation>un atributo no tiene valor</translation>
    </message>
    <message>
        <source>an attribute is there twice</source>
        <translation>un atributo está dos veces</translation>
    </message>
    <message>
        <source>an element is closed that was not opened</source>
        <translation>se cierra un elemento que no se había abierto</translation>
    </message>
    <message>
        <source>an entity</source>
        <translation>una entidad</translation>
    </message>
    <message>
        <source>an expression can't look ahead or behind</source>
        <translation>una expresión no puede mirar hacia delante ni hacia atrás</translation>
    </message>
    <message>
        <source>an expression can't refer back to what a group found</source>
        <translation>una expresión no puede referirse a lo que encontró un grupo</translation>
    </message>
    <message>
        <source>and {count:,} less full</source>
        <translation>y {count:,} menos llenos</translation>
    </message>
    <message>
        <source>and {count:,} more</source>
        <translation>y {count:,} más</translation>
    </message>
    <message>
        <source>another computer</source>
        <translation>otro equipo</translation>
    </message>
    <message>
        <source>another group has this name</source>
        <translation>otro grupo tiene este nombre</translation>
    </message>
    <message>
        <source>another program saves it just now</source>
        <translation>otro programa lo está guardando en este momento</translation>
    </message>
    <message>
        <source>another program uses it, or you may not write there</source>
        <translation>otro programa lo está usando, o no tiene permiso para escribir ahí</translation>
    </message>
    <message>
        <source>any of whose fields</source>
        <translation>en las que algún campo</translation>
    </message>
    <message>
        <source>anything else</source>
        <translation>otro valor</translation>
    </message>
    <message>
        <source>are alike in all</source>
        <translation>se parecen</translation>
    </message>
    <message>
        <source>article</source>
        <translation>artículo</translation>
    </message>
    <message>
        <source>at its end</source>
        <translation>al final</translation>
    </message>
    <message>
        <source>at least {low:,g}</source>
        <translation>como mínimo {low:,g}</translation>
    </message>
    <message>
        <source>at “{rest}”</source>
        <translation>en «{rest}»</translation>
    </message>
    <message>
        <source>before its first entry</source>
        <translation>antes de su primera entrada</translation>
    </message>
    <message>
        <source>before {date}</source>
        <translation>antes de {date}</translation>
    </message>
    <message>
        <source>behind line {line:,} something else stands between its gzip data</source>
        <translation>tras la línea {line:,} hay otra cosa entre sus datos gzip</translation>
    </message>
    <message>
        <source>between brackets stands an address of IPv6</source>
        <translation>entre corchetes va una dirección IPv6</translation>
    </message>
    <message>
        <source>brackets are nested too deeply</source>
        <translation>los paréntesis están anidados a demasiada profundidad</translation>
    </message>
    <message>
        <source>but not those {clause}</source>
        <translation>pero no las {clause}</translation>
    </message>
    <message>
        <source>by what to multiply</source>
        <translation>por cuánto multiplicar</translation>
    </message>
    <message>
        <source>can be read in more than one way</source>
        <translation>se puede leer de más de una manera</translation>
    </message>
    <message>
        <source>complete it by the base URL that you give</source>
        <translation>completarla con la URL base que se indique</translation>
    </message>
    <message>
        <source>compressed with bzip2</source>
        <translation>comprimido con bzip2</translation>
    </message>
    <message>
        <source>compressed with xz</source>
        <translation>comprimido con xz</translation>
    </message>
    <message>
        <source>compressed with zstd</source>
        <translation>comprimido con zstd</translation>
    </message>
    <message>
        <source>contains</source>
        <translation>contiene</translation>
    </message>
    <message>
        <source>day {day:02}</source>
        <translation>el día {day:02}</translation>
    </message>
    <message>
        <source>digits behind the point</source>
        <translation>cifras decimales</translation>
    </message>
    <message>
        <source>does not begin with a language of ISO 639-1: there is no “{language}”</source>
        <translation>no empieza por un idioma de ISO 639-1: no existe «{language}»</translation>
    </message>
    <message>
        <source>does not contain</source>
        <translation>no contiene</translation>
    </message>
    <message>
        <source>does not match</source>
        <translation>no coincide con</translation>
    </message>
    <message>
        <source>does not name pairs of a namespace and a schema</source>
        <translation>no nombra pares de un espacio de nombres y un esquema</translation>
    </message>
    <message>
        <source>duration: ten minutes</source>
        <translation>duration: diez minutos</translation>
    </message>
    <message>
        <source>each entry with the date of its own page</source>
        <translation>cada entrada con la fecha de su propia página</translation>
    </message>
    <message>
        <source>either {clauses}</source>
        <translation>o bien {clauses}</translation>
    </message>
    <message>
        <source>en/sitemap1.xml lies there</source>
        <translation>en/sitemap1.xml está allí</translation>
    </message>
    <message>
        <source>ends in the middle of its gzip data</source>
        <translation>termina en medio de sus datos gzip</translation>
    </message>
    <message>
        <source>error, warning, info or the name of a rule</source>
        <translation>error, warning, info o el nombre de una regla</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>errores</translation>
    </message>
    <message>
        <source>every rule judges every entry</source>
        <translation>cada regla juzga todas las entradas</translation>
    </message>
    <message>
        <source>every sitemap listed is found</source>
        <translation>se encuentran todos los sitemaps incluidos</translation>
    </message>
    <message>
        <source>extensions</source>
        <translation>extensiones</translation>
    </message>
    <message>
        <source>files that can't be read</source>
        <translation>archivos que no se pueden leer</translation>
    </message>
    <message>
        <source>from {first} on</source>
        <translation>desde {first}</translation>
    </message>
    <message>
        <source>from {first} to {last}</source>
        <translation>de {first} a {last}</translation>
    </message>
    <message>
        <source>from {low:,g} to {high:,g}</source>
        <translation>de {low:,g} a {high:,g}</translation>
    </message>
    <message>
        <source>go the steps</source>
        <translation>seguir los pasos</translation>
    </message>
    <message>
        <source>has a hyphen with nothing before or behind it</source>
        <translation>tiene un guion sin nada delante o detrás</translation>
    </message>
    <message>
        <source>has an empty loc</source>
        <translation>tiene un loc vacío</translation>
    </message>
    <message>
        <source>has an underscore where a hyphen belongs</source>
        <translation>tiene un guion bajo donde corresponde un guion</translation>
    </message>
    <message>
        <source>has more than language, script and country</source>
        <translation>tiene más que idioma, escritura y país</translation>
    </message>
    <message>
        <source>has no loc</source>
        <translation>no tiene loc</translation>
    </message>
    <message>
        <source>have it in all</source>
        <translation>la tienen</translation>
    </message>
    <message>
        <source>host</source>
        <translation>host</translation>
    </message>
    <message>
        <source>hour {number:02}</source>
        <translation>la hora {number:02}</translation>
    </message>
    <message>
        <source>how addresses begin now</source>
        <translation>cómo empiezan ahora las direcciones</translation>
    </message>
    <message>
        <source>how many days, below zero for earlier</source>
        <translation>cuántos días, menos de cero para antes</translation>
    </message>
    <message>
        <source>how they are to begin</source>
        <translation>cómo deben empezar</translation>
    </message>
    <message>
        <source>hreflang is a language of ISO 639-1, maybe with a script of ISO 15924 and a country of ISO 3166-1, or x-default.</source>
        <translation>hreflang es un idioma de ISO 639-1, quizá con una escritura de ISO 15924 y un país de ISO 3166-1, o x-default.</translation>
    </message>
    <message>
        <source>hreflang="de" twice with one address</source>
        <translation>hreflang="de" dos veces con una sola dirección</translation>
    </message>
    <message>
        <source>hreflang="de" with one address</source>
        <translation>hreflang="de" con una sola dirección</translation>
    </message>
    <message>
        <source>hreflang="de" with two addresses</source>
        <translation>hreflang="de" con dos direcciones</translation>
    </message>
    <message>
        <source>images</source>
        <translation>imágenes</translation>
    </message>
    <message>
        <source>in ASCII</source>
        <translation>en ASCII</translation>
    </message>
    <message>
        <source>in its form</source>
        <translation>de la forma debida</translation>
    </message>
    <message>
        <source>in line {line}, column {column}</source>
        <translation>en la línea {line}, columna {column}</translation>
    </message>
    <message>
        <source>in the middle of entry {opened}</source>
        <translation>en medio de la entrada {opened}</translation>
    </message>
    <message>
        <source>in {item}</source>
        <translation>en {item}</translation>
    </message>
    <message>
        <source>infos</source>
        <translation>notas</translation>
    </message>
    <message>
        <source>invalid date</source>
        <translation>fecha no válida</translation>
    </message>
    <message>
        <source>is</source>
        <translation>es</translation>
    </message>
    <message>
        <source>is after</source>
        <translation>es posterior a</translation>
    </message>
    <message>
        <source>is at least</source>
        <translation>es como mínimo</translation>
    </message>
    <message>
        <source>is at most</source>
        <translation>es como máximo</translation>
    </message>
    <message>
        <source>is before</source>
        <translation>es anterior a</translation>
    </message>
    <message>
        <source>is damaged: its gzip data can't be unpacked</source>
        <translation>está dañado: no se pueden descomprimir sus datos gzip</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>está vacío</translation>
    </message>
    <message>
        <source>is gzipped, but there is nothing in it</source>
        <translation>está comprimido con gzip, pero no tiene nada dentro</translation>
    </message>
    <message>
        <source>is less than</source>
        <translation>es menor que</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>is more than</source>
        <translation>es mayor que</translation>
    </message>
    <message>
        <source>is no earlier than</source>
        <translation>no es anterior a</translation>
    </message>
    <message>
        <source>is no later than</source>
        <translation>no es posterior a</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>no es</translation>
    </message>
    <message>
        <source>is not a language of ISO 639 as news sitemaps write it</source>
        <translation>no es un idioma de ISO 639 como se escribe en las noticias</translation>
    </message>
    <message>
        <source>is there</source>
        <translation>existe</translation>
    </message>
    <message>
        <source>it has more than {max_pattern_characters:,} characters</source>
        <translation>tiene más de {max_pattern_characters:,} caracteres</translation>
    </message>
    <message>
        <source>it holds numbers or tables without end</source>
        <translation>contiene números o tablas sin final</translation>
    </message>
    <message>
        <source>it holds something that is no character</source>
        <translation>contiene algo que no es un carácter</translation>
    </message>
    <message>
        <source>it is another user's</source>
        <translation>es de otro usuario</translation>
    </message>
    <message>
        <source>it is empty, which would find every address</source>
        <translation>está vacío y encontraría todas las direcciones</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>no es un archivo</translation>
    </message>
    <message>
        <source>it is not well formed</source>
        <translation>no está bien formado</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>es demasiado grande</translation>
    </message>
    <message>
        <source>items without a link</source>
        <translation>elementos sin enlace</translation>
    </message>
    <message>
        <source>its folder does not exist</source>
        <translation>su carpeta no existe</translation>
    </message>
    <message>
        <source>its folder is not a folder</source>
        <translation>su carpeta no es una carpeta</translation>
    </message>
    <message>
        <source>its folder “{folder}” is not there</source>
        <translation>no se encuentra su carpeta «{folder}»</translation>
    </message>
    <message>
        <source>its gzip data can't be unpacked beyond line {line:,}</source>
        <translation>sus datos gzip no se pueden descomprimir más allá de la línea {line:,}</translation>
    </message>
    <message>
        <source>its journal is damaged</source>
        <translation>su diario está dañado</translation>
    </message>
    <message>
        <source>its journal was written by another version</source>
        <translation>su diario lo escribió otra versión</translation>
    </message>
    <message>
        <source>its links lead round in a circle</source>
        <translation>sus enlaces forman un círculo</translation>
    </message>
    <message>
        <source>its quotation mark must be closed</source>
        <translation>hay que cerrar sus comillas</translation>
    </message>
    <message>
        <source>leads out of the folder</source>
        <translation>sale de la carpeta</translation>
    </message>
    <message>
        <source>leave the fragment out</source>
        <translation>quitar el fragmento</translation>
    </message>
    <message>
        <source>leave the port out</source>
        <translation>quitar el puerto</translation>
    </message>
    <message>
        <source>leave these parameters out</source>
        <translation>quitar estos parámetros</translation>
    </message>
    <message>
        <source>limits</source>
        <translation>límites</translation>
    </message>
    <message>
        <source>line {count} is not UTF-8</source>
        <translation>la línea {count} no es UTF-8</translation>
    </message>
    <message>
        <source>lines that are no log entries</source>
        <translation>líneas que no son entradas de registro</translation>
    </message>
    <message>
        <source>links between alternates</source>
        <translation>enlaces entre alternativas</translation>
    </message>
    <message>
        <source>loc once</source>
        <translation>un solo loc</translation>
    </message>
    <message>
        <source>loc too often</source>
        <translation>loc demasiadas veces</translation>
    </message>
    <message>
        <source>loc: http://www.example.com/summer sale.jpg</source>
        <translation>loc: http://www.example.com/summer sale.jpg</translation>
    </message>
    <message>
        <source>mark for feature phones</source>
        <translation>marca para móviles básicos</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>coincide con</translation>
    </message>
    <message>
        <source>minute {number:02}</source>
        <translation>el minuto {number:02}</translation>
    </message>
    <message>
        <source>misplaced elements</source>
        <translation>elementos fuera de lugar</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>mobile tags</source>
        <translation>marcas móviles</translation>
    </message>
    <message>
        <source>month {month:02}</source>
        <translation>el mes {month:02}</translation>
    </message>
    <message>
        <source>more than {max_patterns:,} patterns</source>
        <translation>más de {max_patterns:,} patrones</translation>
    </message>
    <message>
        <source>names no country of ISO 3166-1: there is no “{country}”</source>
        <translation>no nombra un país de ISO 3166-1: no existe «{country}»</translation>
    </message>
    <message>
        <source>names no schema for {sitemap}</source>
        <translation>no nombra ningún esquema para {sitemap}</translation>
    </message>
    <message>
        <source>names no script of ISO 15924: there is no “{script}”</source>
        <translation>no nombra una escritura de ISO 15924: no existe «{script}»</translation>
    </message>
    <message>
        <source>names the namespace “{foreign}”, which the file does not use</source>
        <translation>nombra el espacio de nombres «{foreign}», que el archivo no usa</translation>
    </message>
    <message>
        <source>names the protocol's namespace in the root when the sitemap is saved</source>
        <translation>nombrar el espacio de nombres del protocolo en la raíz cuando se guarda el sitemap</translation>
    </message>
    <message>
        <source>names “{given}”, not {schema}</source>
        <translation>nombra «{given}», no {schema}</translation>
    </message>
    <message>
        <source>neither content_loc nor player_loc</source>
        <translation>ni content_loc ni player_loc</translation>
    </message>
    <message>
        <source>new window</source>
        <translation>ventana nueva</translation>
    </message>
    <message>
        <source>news</source>
        <translation>noticias</translation>
    </message>
    <message>
        <source>no</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>no address</source>
        <translation>sin dirección</translation>
    </message>
    <message>
        <source>no address on the web</source>
        <translation>no es una dirección de la web</translation>
    </message>
    <message>
        <source>no bracket was opened for this one</source>
        <translation>este paréntesis no se había abierto</translation>
    </message>
    <message>
        <source>no caption</source>
        <translation>sin caption</translation>
    </message>
    <message>
        <source>no changefreq</source>
        <translation>sin changefreq</translation>
    </message>
    <message>
        <source>no changefreq, or one that is kept for other search engines</source>
        <translation>sin changefreq, o con uno que se conserva para otros buscadores</translation>
    </message>
    <message>
        <source>no date that exists</source>
        <translation>no existe esa fecha</translation>
    </message>
    <message>
        <source>no expiration_date, or one to come</source>
        <translation>sin expiration_date, o con una por venir</translation>
    </message>
    <message>
        <source>no field</source>
        <translation>sin ningún campo</translation>
    </message>
    <message>
        <source>no file in the folder</source>
        <translation>no hay archivo en la carpeta</translation>
    </message>
    <message>
        <source>no lastmod</source>
        <translation>sin lastmod</translation>
    </message>
    <message>
        <source>no loc</source>
        <translation>sin loc</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>no es un número</translation>
    </message>
    <message>
        <source>no player_loc@allow_embed</source>
        <translation>sin player_loc@allow_embed</translation>
    </message>
    <message>
        <source>no priority</source>
        <translation>sin priority</translation>
    </message>
    <message>
        <source>no priority, or one that is kept for other search engines</source>
        <translation>sin priority, o con una que se conserva para otros buscadores</translation>
    </message>
    <message>
        <source>no publication</source>
        <translation>sin publication</translation>
    </message>
    <message>
        <source>no restriction@relationship</source>
        <translation>sin restriction@relationship</translation>
    </message>
    <message>
        <source>no thumbnail_loc</source>
        <translation>sin thumbnail_loc</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>no es un número</translation>
    </message>
    <message>
        <source>not in</source>
        <translation>no está en</translation>
    </message>
    <message>
        <source>not {clause}</source>
        <translation>no {clause}</translation>
    </message>
    <message>
        <source>number</source>
        <translation>número</translation>
    </message>
    <message>
        <source>once</source>
        <translation>una vez</translation>
    </message>
    <message>
        <source>one entry</source>
        <translation>una entrada</translation>
    </message>
    <message>
        <source>one entry with 2,000 images of five fields each</source>
        <translation>una entrada con 2000 imágenes de cinco campos cada una</translation>
    </message>
    <message>
        <source>one index of 1,001 sitemaps</source>
        <translation>un índice de 1001 sitemaps</translation>
    </message>
    <message>
        <source>one loc</source>
        <translation>un loc</translation>
    </message>
    <message>
        <source>one more than 1 &lt;mobile:mobile&gt;</source>
        <translation>uno más que 1 &lt;mobile:mobile&gt;</translation>
    </message>
    <message>
        <source>one more than 1 &lt;news:news&gt;</source>
        <translation>uno más que 1 &lt;news:news&gt;</translation>
    </message>
    <message>
        <source>one more than 1,000 &lt;image:image&gt;</source>
        <translation>uno más que 1000 &lt;image:image&gt;</translation>
    </message>
    <message>
        <source>one of {operators} must come next</source>
        <translation>aquí debe ir uno de {operators}</translation>
    </message>
    <message>
        <source>one place</source>
        <translation>un lugar</translation>
    </message>
    <message>
        <source>one publication</source>
        <translation>una publication</translation>
    </message>
    <message>
        <source>one restriction@relationship</source>
        <translation>un restriction@relationship</translation>
    </message>
    <message>
        <source>one sitemap of 1,001 articles</source>
        <translation>un sitemap de 1001 artículos</translation>
    </message>
    <message>
        <source>one sitemap of 10,485,761 bytes</source>
        <translation>un sitemap de 10 485 761 bytes</translation>
    </message>
    <message>
        <source>one sitemap of 50,001 URLs</source>
        <translation>un sitemap de 50 001 URL</translation>
    </message>
    <message>
        <source>one that names its English form, itself, too</source>
        <translation>una que nombra también su versión en inglés, ella misma</translation>
    </message>
    <message>
        <source>one thumbnail_loc</source>
        <translation>un thumbnail_loc</translation>
    </message>
    <message>
        <source>only elements that are defined</source>
        <translation>solo elementos definidos</translation>
    </message>
    <message>
        <source>other XML</source>
        <translation>otro XML</translation>
    </message>
    <message>
        <source>others</source>
        <translation>otras</translation>
    </message>
    <message>
        <source>out of range</source>
        <translation>fuera de rango</translation>
    </message>
    <message>
        <source>page map</source>
        <translation>PageMap</translation>
    </message>
    <message>
        <source>pages that ask search engines not to index them</source>
        <translation>páginas que piden no ser indexadas</translation>
    </message>
    <message>
        <source>pages that only redirect</source>
        <translation>páginas que solo redirigen</translation>
    </message>
    <message>
        <source>pages whose canonical URL is another one</source>
        <translation>páginas cuya URL canónica es otra</translation>
    </message>
    <message>
        <source>parentheses are nested no more than {most} deep</source>
        <translation>los paréntesis se pueden anidar hasta {most} niveles</translation>
    </message>
    <message>
        <source>percent-encode them as UTF-8, or as ISO-8859-1 for an old server</source>
        <translation>codificarlos con porcentaje como UTF-8, o como ISO-8859-1 para un servidor antiguo</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>imagen</translation>
    </message>
    <message>
        <source>place</source>
        <translation>lugar</translation>
    </message>
    <message>
        <source>places of sitemaps</source>
        <translation>lugares de los sitemaps</translation>
    </message>
    <message>
        <source>port</source>
        <translation>puerto</translation>
    </message>
    <message>
        <source>priorities from 0.1 to 1.0</source>
        <translation>prioridades de 0.1 a 1.0</translation>
    </message>
    <message>
        <source>priorities, that of the start page first</source>
        <translation>prioridades, primero la de la página de inicio</translation>
    </message>
    <message>
        <source>problems</source>
        <translation>problemas</translation>
    </message>
    <message>
        <source>protocol</source>
        <translation>protocolo</translation>
    </message>
    <message>
        <source>publication once</source>
        <translation>publication una vez</translation>
    </message>
    <message>
        <source>publication too often</source>
        <translation>publication demasiadas veces</translation>
    </message>
    <message>
        <source>puts the elements in the order of the schema, each as it is written</source>
        <translation>poner los elementos en el orden del esquema, cada uno tal como está escrito</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>solo se puede ver</translation>
    </message>
    <message>
        <source>recovery log</source>
        <translation>registro de recuperación</translation>
    </message>
    <message>
        <source>remove it</source>
        <translation>quitarlo</translation>
    </message>
    <message>
        <source>remove the element</source>
        <translation>quitar el elemento</translation>
    </message>
    <message>
        <source>remove them</source>
        <translation>quitarlos</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>eliminar</translation>
    </message>
    <message>
        <source>requests for files that are no pages</source>
        <translation>solicitudes de archivos que no son páginas</translation>
    </message>
    <message>
        <source>requests that were not answered with a page (GET with status 200)</source>
        <translation>solicitudes sin una página como respuesta (GET con estado 200)</translation>
    </message>
    <message>
        <source>requests to other hosts</source>
        <translation>solicitudes a otros hosts</translation>
    </message>
    <message>
        <source>restriction in its form</source>
        <translation>restriction en su forma</translation>
    </message>
    <message>
        <source>robots.txt names none, and there is no sitemap.xml; name the sitemap itself.</source>
        <translation>robots.txt no nombra ninguno y no hay sitemap.xml; indique el sitemap mismo.</translation>
    </message>
    <message>
        <source>robots.txt without Sitemap: http://www.example.com/sitemap_index.xml</source>
        <translation>robots.txt sin Sitemap: http://www.example.com/sitemap_index.xml</translation>
    </message>
    <message>
        <source>rows of files that are no pages</source>
        <translation>filas de archivos que no son páginas</translation>
    </message>
    <message>
        <source>rows that the table calls not indexable</source>
        <translation>filas que la tabla llama no indexables</translation>
    </message>
    <message>
        <source>rows whose status is not 200</source>
        <translation>filas cuyo estado no es 200</translation>
    </message>
    <message>
        <source>rows without a URL</source>
        <translation>filas sin URL</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>guardar</translation>
    </message>
    <message>
        <source>second {number:02}</source>
        <translation>el segundo {number:02}</translation>
    </message>
    <message>
        <source>sitemap.xml with gzipped content</source>
        <translation>sitemap.xml con contenido comprimido con gzip</translation>
    </message>
    <message>
        <source>sitemap1.xml.gz is listed once</source>
        <translation>sitemap1.xml.gz figura una vez</translation>
    </message>
    <message>
        <source>sitemap1.xml.gz is listed twice</source>
        <translation>sitemap1.xml.gz figura dos veces</translation>
    </message>
    <message>
        <source>sitemap2.xml.gz is a zip archive</source>
        <translation>sitemap2.xml.gz es un archivo zip</translation>
    </message>
    <message>
        <source>sitemap2.xml.gz is listed and not found</source>
        <translation>sitemap2.xml.gz figura y no se encuentra</translation>
    </message>
    <message>
        <source>sitemap2.xml.gz is packed with gzip</source>
        <translation>sitemap2.xml.gz está comprimido con gzip</translation>
    </message>
    <message>
        <source>sitemap3.xml lies beside sitemap1.xml and sitemap2.xml, and is not in the index</source>
        <translation>sitemap3.xml está junto a sitemap1.xml y sitemap2.xml, y no figura en el índice</translation>
    </message>
    <message>
        <source>sitemap_index.xml lists sitemap1.xml.gz</source>
        <translation>sitemap_index.xml incluye sitemap1.xml.gz</translation>
    </message>
    <message>
        <source>sitemap_index.xml lists sitemap_index2.xml</source>
        <translation>sitemap_index.xml incluye sitemap_index2.xml</translation>
    </message>
    <message>
        <source>sitemaps that can't be read</source>
        <translation>sitemaps que no se pueden leer</translation>
    </message>
    <message>
        <source>sitemaps.org (today)</source>
        <translation>sitemaps.org (actual)</translation>
    </message>
    <message>
        <source>sitemaps.org protocol, November 2016</source>
        <translation>protocolo de sitemaps.org, noviembre de 2016</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>alguien</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>otra cosa</translation>
    </message>
    <message>
        <source>something must come behind the backslash</source>
        <translation>tras la barra invertida debe ir algo</translation>
    </message>
    <message>
        <source>stock_tickers in its form</source>
        <translation>stock_tickers en su forma</translation>
    </message>
    <message>
        <source>stock_tickers within its limit</source>
        <translation>stock_tickers dentro de su límite</translation>
    </message>
    <message>
        <source>tells no day</source>
        <translation>no dice el día</translation>
    </message>
    <message>
        <source>text list</source>
        <translation>lista de texto</translation>
    </message>
    <message>
        <source>that are new</source>
        <translation>que son nuevas</translation>
    </message>
    <message>
        <source>that changed since the set was opened or saved</source>
        <translation>que cambiaron desde que el conjunto se abrió o guardó</translation>
    </message>
    <message>
        <source>that did not change since the set was opened or saved</source>
        <translation>que no cambiaron desde que el conjunto se abrió o guardó</translation>
    </message>
    <message>
        <source>the XML declaration is not at the very beginning</source>
        <translation>la declaración XML no está al principio de todo</translation>
    </message>
    <message>
        <source>the address of the page or folder that they count from</source>
        <translation>la dirección de la página o carpeta a partir de la que cuentan</translation>
    </message>
    <message>
        <source>the address that this folder has; empty for the root of the site</source>
        <translation>la dirección que tiene esta carpeta; vacío para la raíz del sitio</translation>
    </message>
    <message>
        <source>the author's own computer</source>
        <translation>el equipo de quien lo escribió</translation>
    </message>
    <message>
        <source>the ceiling of the cache is reached</source>
        <translation>se alcanzó el tope de la caché</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>el disco está lleno</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>el disco es de solo lectura</translation>
    </message>
    <message>
        <source>the disk reported a fault</source>
        <translation>el disco indicó un fallo</translation>
    </message>
    <message>
        <source>the entity “&amp;{entity};”</source>
        <translation>la entidad «&amp;{entity};»</translation>
    </message>
    <message>
        <source>the file would be larger than the system allows</source>
        <translation>el archivo sería mayor de lo que permite el sistema</translation>
    </message>
    <message>
        <source>the first sitemap listed lies</source>
        <translation>el primer sitemap incluido está</translation>
    </message>
    <message>
        <source>the folder that holds the files of the site</source>
        <translation>la carpeta que contiene los archivos del sitio</translation>
    </message>
    <message>
        <source>the four fields only</source>
        <translation>los cuatro campos</translation>
    </message>
    <message>
        <source>the gzip data ends in the middle</source>
        <translation>los datos gzip terminan a la mitad</translation>
    </message>
    <message>
        <source>the gzip data is damaged</source>
        <translation>los datos gzip están dañados</translation>
    </message>
    <message>
        <source>the highest priority</source>
        <translation>la prioridad más alta</translation>
    </message>
    <message>
        <source>the index lies</source>
        <translation>el índice está</translation>
    </message>
    <message>
        <source>the least priority</source>
        <translation>la prioridad más baja</translation>
    </message>
    <message>
        <source>the lowest of 1,200 different priorities is 0.8</source>
        <translation>la más baja de 1200 prioridades distintas es 0.8</translation>
    </message>
    <message>
        <source>the name is not allowed here</source>
        <translation>el nombre no se permite aquí</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>el nombre es demasiado largo</translation>
    </message>
    <message>
        <source>the name of a folder, or empty</source>
        <translation>el nombre de una carpeta, o vacío</translation>
    </message>
    <message>
        <source>the name of a group must stand here</source>
        <translation>aquí debe ir el nombre de un grupo</translation>
    </message>
    <message>
        <source>the name of a profile, or empty</source>
        <translation>el nombre de un perfil, o vacío</translation>
    </message>
    <message>
        <source>the name of this group is not closed</source>
        <translation>el nombre de este grupo no está cerrado</translation>
    </message>
    <message>
        <source>the pattern can't be looked for: {fault}</source>
        <translation>no se puede buscar el patrón: {fault}</translation>
    </message>
    <message>
        <source>the prefix “{prefix}”</source>
        <translation>el prefijo «{prefix}»</translation>
    </message>
    <message>
        <source>the root element must be “site” with a complete “base_url”</source>
        <translation>el elemento raíz debe ser «site» con un «base_url» completo</translation>
    </message>
    <message>
        <source>the sitemap listed lies</source>
        <translation>el sitemap incluido está</translation>
    </message>
    <message>
        <source>the system does not allow it</source>
        <translation>el sistema no lo permite</translation>
    </message>
    <message>
        <source>the text</source>
        <translation>el texto</translation>
    </message>
    <message>
        <source>the user name</source>
        <translation>el nombre de usuario</translation>
    </message>
    <message>
        <source>the user name and password of</source>
        <translation>el nombre de usuario y la contraseña de</translation>
    </message>
    <message>
        <source>the zone, such as +01:00 or Z</source>
        <translation>la zona, como +01:00 o Z</translation>
    </message>
    <message>
        <source>there is a control character</source>
        <translation>hay un carácter de control</translation>
    </message>
    <message>
        <source>there is half a character</source>
        <translation>hay medio carácter</translation>
    </message>
    <message>
        <source>there is more after the end of the sitemap</source>
        <translation>hay más contenido tras el final del sitemap</translation>
    </message>
    <message>
        <source>there is no element</source>
        <translation>no hay ningún elemento</translation>
    </message>
    <message>
        <source>there is no host</source>
        <translation>no hay host</translation>
    </message>
    <message>
        <source>there is no such character</source>
        <translation>no existe ese carácter</translation>
    </message>
    <message>
        <source>there is no such class of characters</source>
        <translation>no existe esa clase de caracteres</translation>
    </message>
    <message>
        <source>there is no such flag</source>
        <translation>no existe ese indicador</translation>
    </message>
    <message>
        <source>there is nothing between two of its dots, or before the first</source>
        <translation>no hay nada entre dos de sus puntos o antes del primero</translation>
    </message>
    <message>
        <source>there is nothing to repeat before this sign</source>
        <translation>no hay nada que repetir antes de este signo</translation>
    </message>
    <message>
        <source>these braces are not closed</source>
        <translation>estas llaves no están cerradas</translation>
    </message>
    <message>
        <source>this bracket is not closed</source>
        <translation>este paréntesis no está cerrado</translation>
    </message>
    <message>
        <source>this can't stand in the name of a group</source>
        <translation>esto no puede estar en el nombre de un grupo</translation>
    </message>
    <message>
        <source>this could match half a character</source>
        <translation>esto podría coincidir con medio carácter</translation>
    </message>
    <message>
        <source>this count begins above its end</source>
        <translation>esta cuenta empieza por encima de su final</translation>
    </message>
    <message>
        <source>this escape can't stand in square brackets</source>
        <translation>este escape no puede estar entre corchetes</translation>
    </message>
    <message>
        <source>this escape means nothing</source>
        <translation>este escape no significa nada</translation>
    </message>
    <message>
        <source>this escape needs digits</source>
        <translation>este escape necesita cifras</translation>
    </message>
    <message>
        <source>this flag stands there twice</source>
        <translation>este indicador está dos veces</translation>
    </message>
    <message>
        <source>this goes beyond single bytes</source>
        <translation>esto va más allá de los bytes sueltos</translation>
    </message>
    <message>
        <source>this is not a hexadecimal digit</source>
        <translation>esto no es una cifra hexadecimal</translation>
    </message>
    <message>
        <source>this is not well-formed XML</source>
        <translation>esto no es XML bien formado</translation>
    </message>
    <message>
        <source>this minus stands there twice</source>
        <translation>este signo menos está dos veces</translation>
    </message>
    <message>
        <source>this number is too large</source>
        <translation>este número es demasiado grande</translation>
    </message>
    <message>
        <source>this range begins behind its end</source>
        <translation>este rango empieza después de su final</translation>
    </message>
    <message>
        <source>this square bracket is not closed</source>
        <translation>este corchete no está cerrado</translation>
    </message>
    <message>
        <source>thumbnail_loc before title</source>
        <translation>thumbnail_loc antes de title</translation>
    </message>
    <message>
        <source>thumbnail_loc once</source>
        <translation>thumbnail_loc una vez</translation>
    </message>
    <message>
        <source>thumbnail_loc too often</source>
        <translation>thumbnail_loc demasiadas veces</translation>
    </message>
    <message>
        <source>thumbnail_loc: http://www.example.com/summer sale.jpg</source>
        <translation>thumbnail_loc: http://www.example.com/summer sale.jpg</translation>
    </message>
    <message>
        <source>title before thumbnail_loc</source>
        <translation>title antes de thumbnail_loc</translation>
    </message>
    <message>
        <source>too many in stock_tickers</source>
        <translation>demasiados en stock_tickers</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>two indexes</source>
        <translation>dos índices</translation>
    </message>
    <message>
        <source>two sitemaps</source>
        <translation>dos sitemaps</translation>
    </message>
    <message>
        <source>two sitemaps and an index</source>
        <translation>dos sitemaps y un índice</translation>
    </message>
    <message>
        <source>under {share:,.1f} %</source>
        <translation>menos del {share:,.1f} %</translation>
    </message>
    <message>
        <source>unescape once</source>
        <translation>quitar el escape una vez</translation>
    </message>
    <message>
        <source>up to {last}</source>
        <translation>hasta {last}</translation>
    </message>
    <message>
        <source>validity by the schemas</source>
        <translation>validez según los esquemas</translation>
    </message>
    <message>
        <source>values of the index</source>
        <translation>valores del índice</translation>
    </message>
    <message>
        <source>video</source>
        <translation>vídeo</translation>
    </message>
    <message>
        <source>videos</source>
        <translation>vídeos</translation>
    </message>
    <message>
        <source>warnings</source>
        <translation>advertencias</translation>
    </message>
    <message>
        <source>what comes out of its gzip data is not what was packed</source>
        <translation>lo que sale de sus datos gzip no es lo que se comprimió</translation>
    </message>
    <message>
        <source>what is not meant for all</source>
        <translation>algo que no es para todos</translation>
    </message>
    <message>
        <source>what stands before it is not a user name</source>
        <translation>lo que hay delante no es un nombre de usuario</translation>
    </message>
    <message>
        <source>white space</source>
        <translation>espacio en blanco</translation>
    </message>
    <message>
        <source>whose address has no folder</source>
        <translation>sin carpeta en la dirección</translation>
    </message>
    <message>
        <source>whose {title}</source>
        <translation>cuyo {title}</translation>
    </message>
    <message>
        <source>with {what}</source>
        <translation>con {what}</translation>
    </message>
    <message>
        <source>with {what}: {which}</source>
        <translation>con {what}: {which}</translation>
    </message>
    <message>
        <source>without escapes</source>
        <translation>sin escapes</translation>
    </message>
    <message>
        <source>without {what}</source>
        <translation>sin {what}</translation>
    </message>
    <message>
        <source>without {what}: {which}</source>
        <translation>sin {what}: {which}</translation>
    </message>
    <message>
        <source>would leave the years 1 to 9999</source>
        <translation>saldría de los años 1 a 9999</translation>
    </message>
    <message>
        <source>write a point</source>
        <translation>escribir un punto</translation>
    </message>
    <message>
        <source>write it in lower case without white space</source>
        <translation>escribirla en minúsculas sin espacios en blanco</translation>
    </message>
    <message>
        <source>write protocol and host in lower case</source>
        <translation>escribir el protocolo y el host en minúsculas</translation>
    </message>
    <message>
        <source>write slashes</source>
        <translation>escribir barras normales</translation>
    </message>
    <message>
        <source>write spaces as %20</source>
        <translation>escribir los espacios como %20</translation>
    </message>
    <message>
        <source>write such percent signs as %25</source>
        <translation>escribir esos signos de porcentaje como %25</translation>
    </message>
    <message>
        <source>write the ASCII form of the host</source>
        <translation>escribir la forma ASCII del host</translation>
    </message>
    <message>
        <source>write the W3C form of the same moment, where it is certain</source>
        <translation>escribir la forma W3C del mismo momento, donde sea seguro</translation>
    </message>
    <message>
        <source>write the number out</source>
        <translation>escribir el número completo</translation>
    </message>
    <message>
        <source>writes the file as it was repaired when it was opened</source>
        <translation>escribir el archivo tal como se reparó al abrirlo</translation>
    </message>
    <message>
        <source>writes the file as it was repaired when it was opened, if that was possible without guessing</source>
        <translation>escribir el archivo tal como se reparó al abrirlo, si fue posible sin adivinar</translation>
    </message>
    <message>
        <source>xsi:schemaLocation names pairs of a namespace that the file uses and its schema: for the protocol's own sitemap.xsd, and siteindex.xsd in an index.</source>
        <translation>xsi:schemaLocation nombra pares de un espacio de nombres que usa el archivo y su esquema: para el del protocolo, sitemap.xsd, y siteindex.xsd en un índice.</translation>
    </message>
    <message>
        <source>xsi:schemaLocation {fault}.</source>
        <translation>xsi:schemaLocation {fault}.</translation>
    </message>
    <message>
        <source>year 0000</source>
        <translation>el año 0000</translation>
    </message>
    <message>
        <source>yearly with a lastmod of 2005-01-01</source>
        <translation>yearly con un lastmod de 2005-01-01</translation>
    </message>
    <message>
        <source>you may not write there</source>
        <translation>no tiene permiso para escribir ahí</translation>
    </message>
    <message>
        <source>your disk quota is used up</source>
        <translation>su cuota de disco está agotada</translation>
    </message>
    <message>
        <source>zone hour {number:02}</source>
        <translation>la hora de zona {number:02}</translation>
    </message>
    <message>
        <source>zone minute {number:02}</source>
        <translation>el minuto de zona {number:02}</translation>
    </message>
    <message>
        <source>{address} can't be the address of a folder.</source>
        <translation>{address} no puede ser la dirección de una carpeta.</translation>
    </message>
    <message>
        <source>{address} can't be the address of a sitemap.</source>
        <translation>{address} no puede ser la dirección de un sitemap.</translation>
    </message>
    <message>
        <source>{address} has another {joined} than its sitemap {place}.{hint}</source>
        <translation>{address} tiene otro {joined} que su sitemap {place}.{hint}</translation>
    </message>
    <message>
        <source>{address} is not an address on the web.</source>
        <translation>{address} no es una dirección de la web.</translation>
    </message>
    <message>
        <source>{address} lies outside {folder_of}, the folder of its sitemap {place}.</source>
        <translation>{address} está fuera de {folder_of}, la carpeta de su sitemap {place}.</translation>
    </message>
    <message>
        <source>{authority} is not a possible host and port: {host_fault}.</source>
        <translation>{authority} no es un host y puerto posibles: {host_fault}.</translation>
    </message>
    <message>
        <source>{count:,}</source>
        <translation>{count:,}</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} of the %n sitemaps listed lie</source>
        <translation>
            <numerusform>{count:,} de %n sitemap incluido está</numerusform>
            <numerusform>{count:,} de los %n sitemaps incluidos están</numerusform>
        </translation>
    </message>
    <message>
        <source>{count:,} ×</source>
        <translation>{count:,} ×</translation>
    </message>
    <message>
        <source>{entity} is not known in XML</source>
        <translation>{entity} no se conoce en XML</translation>
    </message>
    <message>
        <source>{extension} values</source>
        <translation>valores de {extension}</translation>
    </message>
    <message numerus="yes">
        <source>{field} is no longer read by Google; %n entries of this sitemap have it.</source>
        <translation>
            <numerusform>Google ya no lee {field}; lo tiene %n entrada de este sitemap.</numerusform>
            <numerusform>Google ya no lee {field}; lo tienen %n entradas de este sitemap.</numerusform>
        </translation>
    </message>
    <message>
        <source>{field} is no longer read by Google; one entry of this sitemap has it.</source>
        <translation>Google ya no lee {field}; lo tiene una entrada de este sitemap.</translation>
    </message>
    <message numerus="yes">
        <source>{field} is no longer read by anybody; %n entries of this sitemap have it.</source>
        <translation>
            <numerusform>Ya nadie lee {field}; lo tiene %n entrada de este sitemap.</numerusform>
            <numerusform>Ya nadie lee {field}; lo tienen %n entradas de este sitemap.</numerusform>
        </translation>
    </message>
    <message>
        <source>{field} is no longer read by anybody; one entry of this sitemap has it.</source>
        <translation>Ya nadie lee {field}; lo tiene una entrada de este sitemap.</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} y {last}</translation>
    </message>
    <message>
        <source>{first} is not allowed here in an address; it is written {percent_encoded}{more}.</source>
        <translation>{first} no se permite aquí en una dirección; se escribe {percent_encoded}{more}.</translation>
    </message>
    <message>
        <source>{first} may not stand in a host{more}.</source>
        <translation>{first} no puede estar en un host{more}.</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} o {last}</translation>
    </message>
    <message>
        <source>{first}, {next}</source>
        <translation>{first}, {next}</translation>
    </message>
    <message>
        <source>{found} was probably escaped twice; escaped once it is {once}.</source>
        <translation>{found} probablemente se escapó dos veces; escapado una vez es {once}.</translation>
    </message>
    <message>
        <source>{fragment} names a place within the page; consumers list the page without it.</source>
        <translation>{fragment} nombra un lugar dentro de la página; los lectores incluyen la página sin él.</translation>
    </message>
    <message>
        <source>{host} has a colon without a port, and two slashes follow; probably two URLs were joined.</source>
        <translation>{host} tiene dos puntos sin puerto, y siguen dos barras; probablemente se unieron dos URL.</translation>
    </message>
    <message>
        <source>{label}: {entries}, {share}</source>
        <translation>{label}: {entries}, {share}</translation>
    </message>
    <message>
        <source>{link} repeats an alternate before it.</source>
        <translation>{link} repite una alternativa anterior.</translation>
    </message>
    <message>
        <source>{link}: {fields} is not the only address for this language.</source>
        <translation>{link}: {fields} no es la única dirección para este idioma.</translation>
    </message>
    <message>
        <source>{link}: {value} claims another language for itself.</source>
        <translation>{link}: {value} reclama otro idioma para sí misma.</translation>
    </message>
    <message>
        <source>{link}: {value} has no link back to this page.</source>
        <translation>{link}: {value} no tiene enlace de vuelta a esta página.</translation>
    </message>
    <message>
        <source>{listed} tell where a visitor came from; the page is the same without them.</source>
        <translation>{listed} dicen de dónde vino un visitante; la página es la misma sin ellos.</translation>
    </message>
    <message>
        <source>{listed} tells where a visitor came from; the page is the same without it.</source>
        <translation>{listed} dice de dónde vino un visitante; la página es la misma sin él.</translation>
    </message>
    <message>
        <source>{loc} has another {what} than most entries of the sitemap, from which it is inferred that it lies on {home}.</source>
        <translation>{loc} tiene otro {what} que la mayoría de las entradas del sitemap, de lo que se deduce que este está en {home}.</translation>
    </message>
    <message>
        <source>{loc} holds a space; in an address it is written %20.</source>
        <translation>{loc} contiene un espacio; en una dirección se escribe %20.</translation>
    </message>
    <message>
        <source>{loc} is broken by a tab or the end of a line, which may not stand in an address.</source>
        <translation>{loc} está partido por un tabulador o un final de línea, que no puede estar en una dirección.</translation>
    </message>
    <message>
        <source>{message} The default preferences apply.</source>
        <translation>{message} Se aplican las preferencias predeterminadas.</translation>
    </message>
    <message>
        <source>{message} What can be shown of it, {count}, is read-only.</source>
        <translation>{message} Lo que se puede mostrar, {count}, es de solo lectura.</translation>
    </message>
    <message>
        <source>{name} holds a date of {newest}, but its own in the index is “{listed}”.</source>
        <translation>{name} contiene una fecha de {newest}, pero la suya en el índice es «{listed}».</translation>
    </message>
    <message numerus="yes">
        <source>{name} lists %n URLs</source>
        <translation>
            <numerusform>{name} incluye %n URL</numerusform>
            <numerusform>{name} incluye %n URL</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lists %n sitemaps</source>
        <translation>
            <numerusform>{name} incluye %n sitemap</numerusform>
            <numerusform>{name} incluye %n sitemaps</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} lists 1 URL</source>
        <translation>{name} incluye 1 URL</translation>
    </message>
    <message>
        <source>{name} lists 1 sitemap</source>
        <translation>{name} incluye 1 sitemap</translation>
    </message>
    <message>
        <source>{name} lists no URL.</source>
        <translation>{name} no incluye ninguna URL.</translation>
    </message>
    <message>
        <source>{name} lists no sitemap.</source>
        <translation>{name} no incluye ningún sitemap.</translation>
    </message>
    <message>
        <source>{name} of alternate {number:,}</source>
        <translation>{name} de la alternativa {number:,}</translation>
    </message>
    <message>
        <source>{name} of article {number:,}</source>
        <translation>{name} del artículo {number:,}</translation>
    </message>
    <message>
        <source>{name} of image {number:,}</source>
        <translation>{name} de la imagen {number:,}</translation>
    </message>
    <message>
        <source>{name} of mobile mark {number:,}</source>
        <translation>{name} de la marca móvil {number:,}</translation>
    </message>
    <message>
        <source>{name} of page map {number:,}</source>
        <translation>{name} del PageMap {number:,}</translation>
    </message>
    <message>
        <source>{name} of video {number:,}</source>
        <translation>{name} del vídeo {number:,}</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n bytes</source>
        <translation>
            <numerusform>{name} ocupa %n byte</numerusform>
            <numerusform>{name} ocupa %n bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} takes 1 byte</source>
        <translation>{name} ocupa 1 byte</translation>
    </message>
    <message>
        <source>{name}: {urls:,} of {max_urls:,} URLs, {bytes:,} of {max_bytes:,} MB</source>
        <translation>{name}: {urls:,} de {max_urls:,} URL, {bytes:,} de {max_bytes:,} MB</translation>
    </message>
    <message>
        <source>{over}; {title} allows {most:,}.</source>
        <translation>{over}; {title} permite {most:,}.</translation>
    </message>
    <message>
        <source>{place} has nearly this address{in_all}: {loc}.</source>
        <translation>{place} tiene casi esta dirección{in_all}: {loc}.</translation>
    </message>
    <message>
        <source>{place} has this address already{in_all}: {loc}.</source>
        <translation>{place} ya tiene esta dirección{in_all}: {loc}.</translation>
    </message>
    <message>
        <source>{place} has this address with the other protocol{in_all}: {loc}.</source>
        <translation>{place} tiene esta dirección con el otro protocolo{in_all}: {loc}.</translation>
    </message>
    <message>
        <source>{port} is the default for {scheme} and can be left out.</source>
        <translation>{port} se sobrentiende con {scheme}.</translation>
    </message>
    <message>
        <source>{prefix} is used but not declared</source>
        <translation>{prefix} se usa, pero no se declara</translation>
    </message>
    <message>
        <source>{scheme} has capitals where case means nothing; lower case is usual.</source>
        <translation>{scheme} tiene mayúsculas donde no significan nada; lo habitual son minúsculas.</translation>
    </message>
    <message>
        <source>{share:,.1f} %</source>
        <translation>{share:,.1f} %</translation>
    </message>
    <message>
        <source>{text} is a W3C date, which the protocol asks for, but the published schema refuses it.</source>
        <translation>{text} es una fecha W3C, como pide el protocolo, pero el esquema publicado la rechaza.</translation>
    </message>
    <message>
        <source>{text} is not a W3C date, which the protocol asks for, though the published schema takes it.</source>
        <translation>{text} no es una fecha W3C, como pide el protocolo, aunque el esquema publicado la admite.</translation>
    </message>
    <message>
        <source>{text} is not a calendar day.</source>
        <translation>{text} no es un día del calendario.</translation>
    </message>
    <message>
        <source>{text} is not in the calendar: there is no {fault}.</source>
        <translation>{text} no está en el calendario: no existe {fault}.</translation>
    </message>
    <message>
        <source>{text} is not on the clock: there is no {fault}.</source>
        <translation>{text} no está en el reloj: no existe {fault}.</translation>
    </message>
    <message>
        <source>{told}: by {user} on {host}, since {since}.</source>
        <translation>{told}: por {user} en {host}, desde {since}.</translation>
    </message>
    <message>
        <source>{told}; also {count:,} × in files or the set</source>
        <translation>{told}; además, {count:,} × en archivos o en el conjunto</translation>
    </message>
    <message>
        <source>{told}; by whom is not known.</source>
        <translation>{told}; no se sabe por quién.</translation>
    </message>
    <message>
        <source>{told}; over the limit</source>
        <translation>{told}; por encima del límite</translation>
    </message>
    <message numerus="yes">
        <source>{value} has %n characters; the published schema wants {least} at least, though the protocol sets none.</source>
        <translation>
            <numerusform>{value} tiene %n carácter; el esquema publicado exige al menos {least}, aunque el protocolo no fija ningún mínimo.</numerusform>
            <numerusform>{value} tiene %n caracteres; el esquema publicado exige al menos {least}, aunque el protocolo no fija ningún mínimo.</numerusform>
        </translation>
    </message>
    <message>
        <source>{value} has a decimal comma; a priority has a point, as 0.8{if_outside}.</source>
        <translation>{value} tiene una coma decimal; una prioridad lleva punto, como 0.8{if_outside}.</translation>
    </message>
    <message>
        <source>{value} has a time without a zone; add Z or an offset such as +01:00.</source>
        <translation>{value} tiene una hora sin zona; añada Z o una diferencia como +01:00.</translation>
    </message>
    <message>
        <source>{value} has an exponent; a priority is written out, as 0.8{if_outside}.</source>
        <translation>{value} tiene un exponente; una prioridad se escribe completa, como 0.8{if_outside}.</translation>
    </message>
    <message>
        <source>{value} has backslashes; the parts of a path are divided by slashes.</source>
        <translation>{value} tiene barras invertidas; las partes de una ruta se separan con barras normales.</translation>
    </message>
    <message>
        <source>{value} has characters around the address that nobody sees; consumers take them for a part of it.</source>
        <translation>{value} tiene alrededor de la dirección caracteres que nadie ve; los lectores los toman como parte de ella.</translation>
    </message>
    <message>
        <source>{value} has one character; the published schema wants {least} at least, though the protocol sets none.</source>
        <translation>{value} tiene un carácter; el esquema publicado exige al menos {least}, aunque el protocolo no fija ningún mínimo.</translation>
    </message>
    <message>
        <source>{value} has steps such as /../; consumers list {mended} instead.</source>
        <translation>{value} tiene pasos como /../; los lectores incluyen {mended} en su lugar.</translation>
    </message>
    <message>
        <source>{value} has white space around the address.</source>
        <translation>{value} tiene espacio en blanco alrededor de la dirección.</translation>
    </message>
    <message>
        <source>{value} is before 1990, when there was no web; probably a clock was not set.</source>
        <translation>{value} es anterior a 1990, cuando no existía la web; probablemente había un reloj sin ajustar.</translation>
    </message>
    <message>
        <source>{value} is listed earlier in the set.</source>
        <translation>{value} figura antes en el conjunto.</translation>
    </message>
    <message>
        <source>{value} is not a W3C date such as 2026-11-02 or 2026-11-02T17:33:00+01:00.</source>
        <translation>{value} no es una fecha W3C como 2026-11-02 o 2026-11-02T17:33:00+01:00.</translation>
    </message>
    <message>
        <source>{value} is not a decimal number such as 0.8.</source>
        <translation>{value} no es un número decimal como 0.8.</translation>
    </message>
    <message>
        <source>{value} is not between 0.0 and 1.0.</source>
        <translation>{value} no está entre 0.0 y 1.0.</translation>
    </message>
    <message>
        <source>{value} is not complete: it must begin with http:// or https://.</source>
        <translation>{value} no está completa: debe empezar por http:// o https://.</translation>
    </message>
    <message>
        <source>{value} is not one of {changefreqs}.</source>
        <translation>{value} no está entre los valores posibles: {changefreqs}.</translation>
    </message>
    <message>
        <source>{value} lies in the future; a page can't have been changed then.</source>
        <translation>{value} está en el futuro; una página no puede haber cambiado entonces.</translation>
    </message>
    <message>
        <source>{value} lies on another site than most entries of its sitemap.</source>
        <translation>{value} está en otro sitio que la mayoría de las entradas de su sitemap.</translation>
    </message>
    <message>
        <source>{value} lies outside the place of its sitemap.</source>
        <translation>{value} está fuera del lugar de su sitemap.</translation>
    </message>
    <message>
        <source>{value} looks like {what} (pattern {found}).</source>
        <translation>{value} parece {what} (patrón {found}).</translation>
    </message>
    <message>
        <source>{value} names no host.</source>
        <translation>{value} no nombra ningún host.</translation>
    </message>
    <message>
        <source>{videos}; the schema asks for neither content_loc nor player_loc</source>
        <translation>{videos}; el esquema no exige ni content_loc ni player_loc</translation>
    </message>
    <message numerus="yes">
        <source>{what} (%n entries)</source>
        <translation>
            <numerusform>{what} (%n entrada)</numerusform>
            <numerusform>{what} (%n entradas)</numerusform>
        </translation>
    </message>
    <message>
        <source>{what} (1 entry)</source>
        <translation>{what} (1 entrada)</translation>
    </message>
    <message>
        <source>{what} and was set aside as “{aside}”; the default preferences apply.</source>
        <translation>{what} y se apartó como «{aside}»; se aplican las preferencias predeterminadas.</translation>
    </message>
    <message>
        <source>{what} left out behind the end of the gzip data.</source>
        <translation>{what} tras el final de los datos gzip.</translation>
    </message>
    <message>
        <source>{what} stood before the beginning of the XML; it was removed.</source>
        <translation>{what} antes del comienzo del XML; se quitó.</translation>
    </message>
    <message>
        <source>{what}; the default preferences apply.</source>
        <translation>{what}; se aplican las preferencias predeterminadas.</translation>
    </message>
    <message>
        <source>{who} expired on {value}.</source>
        <translation>{who} caducó el {value}.</translation>
    </message>
    <message>
        <source>{who} has an unknown element, {name}.</source>
        <translation>{who} tiene un elemento desconocido, {name}.</translation>
    </message>
    <message>
        <source>{who} has neither content_loc nor player_loc.</source>
        <translation>{who} no tiene ni content_loc ni player_loc.</translation>
    </message>
    <message>
        <source>{who} has neither hreflang nor media.</source>
        <translation>{who} no tiene ni hreflang ni media.</translation>
    </message>
    <message>
        <source>{who} has no {name}{what}.</source>
        <translation>{who} no tiene {name}{what}.</translation>
    </message>
    <message>
        <source>{who} has {count:,} of {breach}, which may stand there {times}.</source>
        <translation>{who} tiene {count:,} veces {breach}, que solo puede estar {times}.</translation>
    </message>
    <message>
        <source>{who} has {what} {name}.</source>
        <translation>{who}: {what} {name}.</translation>
    </message>
    <message>
        <source>{who} is no longer read by anybody.</source>
        <translation>{who}: ya no la lee nadie.</translation>
    </message>
    <message>
        <source>{who} was published on {value}, more than two days ago.</source>
        <translation>{who} se publicó el {value}, hace más de dos días.</translation>
    </message>
    <message>
        <source>{wrong} in the {what} is not a country code of ISO 3166-1, such as US.</source>
        <translation>{wrong} en el campo {what} no es un código de país de ISO 3166-1, como US.</translation>
    </message>
    <message>
        <source>{wrong} in the {what} is not one of {choices}{meant}.</source>
        <translation>{wrong} en el campo {what} no está entre los valores posibles: {choices}{meant}.</translation>
    </message>
    <message>
        <source>{wrong} in the {what} is not {forms}.</source>
        <translation>{wrong} en el campo {what} no es {forms}.</translation>
    </message>
    <message>
        <source>{zone} is not a time zone.</source>
        <translation>{zone} no es una zona horaria.</translation>
    </message>
    <message>
        <source>“Z”, or such as “+01:00”, or empty</source>
        <translation>«Z», o algo como «+01:00», o vacío</translation>
    </message>
    <message>
        <source>“\{escape}” means nothing in a replacement.</source>
        <translation>«\{escape}» no significa nada en un reemplazo.</translation>
    </message>
    <message>
        <source>“]]&gt;” stands in a value</source>
        <translation>hay un «]]&gt;» en un valor</translation>
    </message>
    <message>
        <source>“]]&gt;” stood in a value; it was written as “]]&amp;gt;”.</source>
        <translation>Había un «]]&gt;» en un valor; se escribió como «]]&amp;gt;».</translation>
    </message>
    <message>
        <source>“always” is for pages that change at every access, which a lastmod of more than a year ago denies; “never” is for archived pages, which have no change to come.</source>
        <translation>«always» es para páginas que cambian en cada acceso, lo que desmiente un lastmod de hace más de un año; «never» es para páginas archivadas, a las que no les espera ningún cambio.</translation>
    </message>
    <message>
        <source>“always” says that the page changes at every access, but its lastmod is more than a year old.</source>
        <translation>«always» dice que la página cambia en cada acceso, pero su lastmod tiene más de un año.</translation>
    </message>
    <message>
        <source>“and” or “or” must come next</source>
        <translation>aquí debe ir «and» u «or»</translation>
    </message>
    <message>
        <source>“and”, “or” or “)” must come next</source>
        <translation>aquí debe ir «and», «or» o «)»</translation>
    </message>
    <message>
        <source>“day” or “second”</source>
        <translation>«day» o «second»</translation>
    </message>
    <message>
        <source>“lastmod {operator}” needs a date such as 2026-11-02, not “{value}”.</source>
        <translation>«lastmod {operator}» necesita una fecha como 2026-11-02, no «{value}».</translation>
    </message>
    <message>
        <source>“never” says that the page is archived, but its lastmod lies in the future.</source>
        <translation>«never» dice que la página está archivada, pero su lastmod está en el futuro.</translation>
    </message>
    <message>
        <source>“url” needs an “href”</source>
        <translation>«url» necesita un «href»</translation>
    </message>
    <message>
        <source>“{address}” lies on {site}, but {words} on {site_2}.</source>
        <translation>«{address}» está en {site}, pero {words} en {site_2}.</translation>
    </message>
    <message>
        <source>“{address}” lies outside {folder}, where {words}.</source>
        <translation>«{address}» está fuera de {folder}, donde {words}.</translation>
    </message>
    <message>
        <source>“{clash}” is one of the files that are open; the export would replace it.</source>
        <translation>«{clash}» es uno de los archivos abiertos; la exportación lo reemplazaría.</translation>
    </message>
    <message>
        <source>“{closed}” is closed that was not opened</source>
        <translation>se cierra «{closed}», que no se había abierto</translation>
    </message>
    <message>
        <source>“{closing}” was closed before its last entry; the entries behind it were joined.</source>
        <translation>«{closing}» se cerraba antes de su última entrada; se unieron las entradas que había detrás.</translation>
    </message>
    <message>
        <source>“{document}” can't be the name of an index.</source>
        <translation>«{document}» no puede ser el nombre de un índice.</translation>
    </message>
    <message>
        <source>“{document}” has no index, so it is the only sitemap there can be.</source>
        <translation>«{document}» no tiene índice, así que es el único sitemap que puede haber.</translation>
    </message>
    <message>
        <source>“{document}” is an index already.</source>
        <translation>«{document}» ya es un índice.</translation>
    </message>
    <message>
        <source>“{element}” has the attribute “{attribute}”, which the protocol does not define.</source>
        <translation>«{element}» tiene el atributo «{attribute}», que el protocolo no define.</translation>
    </message>
    <message>
        <source>“{field} {operator}” needs a number, not “{value}”.</source>
        <translation>«{field} {operator}» necesita un número, no «{value}».</translation>
    </message>
    <message>
        <source>“{field}” is no field; there are: {fields}.</source>
        <translation>«{field}» no es un campo; hay: {fields}.</translation>
    </message>
    <message>
        <source>“{field}” is not compared with “{operator}”, but by {known}.</source>
        <translation>«{field}» no se compara con «{operator}», sino con {known}.</translation>
    </message>
    <message>
        <source>“{field}” is not larger or smaller than another.</source>
        <translation>«{field}» no es mayor ni menor que otro.</translation>
    </message>
    <message>
        <source>“{file}” does not exist</source>
        <translation>«{file}» no existe</translation>
    </message>
    <message numerus="yes">
        <source>“{file}” has %n more such places.</source>
        <translation>
            <numerusform>«{file}» tiene %n lugar más como este.</numerusform>
            <numerusform>«{file}» tiene %n lugares más como este.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{file}” has one more such place.</source>
        <translation>«{file}» tiene un lugar más como este.</translation>
    </message>
    <message>
        <source>“{file}” is not well-formed, so it is not valid by the schema either.</source>
        <translation>«{file}» no está bien formado, así que tampoco es válido según el esquema.</translation>
    </message>
    <message>
        <source>“{file}” may be this sitemap or another one of the index. Put each file where its URL says.</source>
        <translation>«{file}» puede ser este sitemap u otro del índice. Ponga cada archivo donde indica su URL.</translation>
    </message>
    <message>
        <source>“{file}” was changed by another program since it was opened, so it was not validated.</source>
        <translation>Otro programa cambió «{file}» desde que se abrió, así que no se validó.</translation>
    </message>
    <message>
        <source>“{file}” was opened for {url}, but its path is not that of the URL.</source>
        <translation>Se abrió «{file}» para {url}, pero su ruta no es la de la URL.</translation>
    </message>
    <message>
        <source>“{first}” was changed by another program since it was opened, so nothing was saved.</source>
        <translation>Otro programa cambió «{first}» desde que se abrió, así que no se guardó nada.</translation>
    </message>
    <message>
        <source>“{folder}” is a folder, which is not opened together with others.</source>
        <translation>«{folder}» es una carpeta, que no se abre junto con otros.</translation>
    </message>
    <message>
        <source>“{folder}” is the folder of the set that is open, and would then hold two indexes.</source>
        <translation>«{folder}» es la carpeta del conjunto abierto y contendría entonces dos índices.</translation>
    </message>
    <message>
        <source>“{found}” is not a reference of XML; its “X” was written in lower case.</source>
        <translation>«{found}» no es una referencia de XML; su «X» se escribió en minúscula.</translation>
    </message>
    <message>
        <source>“{found}” names a control character, which XML does not allow; it was removed.</source>
        <translation>«{found}» nombra un carácter de control, que XML no admite; se quitó.</translation>
    </message>
    <message>
        <source>“{held}” is of a set that is in use: {message}</source>
        <translation>«{held}» es de un conjunto que está en uso: {message}</translation>
    </message>
    <message>
        <source>“{host}” is not on the public web.</source>
        <translation>«{host}» no está en la web pública.</translation>
    </message>
    <message numerus="yes">
        <source>“{index}” lists %n sitemaps whose files have other paths than their URLs; “{file}” was opened for {url}.</source>
        <translation>
            <numerusform>«{index}» incluye %n sitemap cuyo archivo tiene una ruta distinta de la de su URL; se abrió «{file}» para {url}.</numerusform>
            <numerusform>«{index}» incluye %n sitemaps cuyos archivos tienen rutas distintas de las de sus URL; se abrió «{file}» para {url}.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{index}” lists itself.</source>
        <translation>«{index}» se incluye a sí mismo.</translation>
    </message>
    <message>
        <source>“{index}” lists {address}, whose protocol is {protocol}; it must be http or https.</source>
        <translation>«{index}» incluye {address}, cuyo protocolo es {protocol}; debe ser http o https.</translation>
    </message>
    <message>
        <source>“{item}” is neither a date nor a range of dates.</source>
        <translation>«{item}» no es una fecha ni un rango de fechas.</translation>
    </message>
    <message>
        <source>“{item}” is not a range of numbers.</source>
        <translation>«{item}» no es un rango de números.</translation>
    </message>
    <message>
        <source>“{item}” is not the address of a folder.</source>
        <translation>«{item}» no es la dirección de una carpeta.</translation>
    </message>
    <message>
        <source>“{item}” is not the number of an entry.</source>
        <translation>«{item}» no es el número de una entrada.</translation>
    </message>
    <message>
        <source>“{key}” is no key of IndexNow.</source>
        <translation>«{key}» no es una clave de IndexNow.</translation>
    </message>
    <message>
        <source>“{label}” begins like the ASCII form of a name, but stands for none</source>
        <translation>«{label}» empieza como la forma ASCII de un nombre, pero no representa ninguno</translation>
    </message>
    <message>
        <source>“{mismatch}” is closed, but “{mismatch_2}” of line {mismatch_3} is still open</source>
        <translation>se cierra «{mismatch}», pero «{mismatch_2}» de la línea {mismatch_3} sigue abierto</translation>
    </message>
    <message>
        <source>“{more}” is a field of the entry, and not one of its extensions.</source>
        <translation>«{more}» es un campo de la entrada, no una de sus extensiones.</translation>
    </message>
    <message>
        <source>“{name!a}” can't be a file name.</source>
        <translation>«{name!a}» no puede ser un nombre de archivo.</translation>
    </message>
    <message>
        <source>“{name!a}” is not the name of a file.</source>
        <translation>«{name!a}» no es el nombre de un archivo.</translation>
    </message>
    <message>
        <source>“{name}” begins with more than one byte order mark.</source>
        <translation>«{name}» empieza con más de una marca de orden de bytes.</translation>
    </message>
    <message>
        <source>“{name}” can't be a file name.</source>
        <translation>«{name}» no puede ser un nombre de archivo.</translation>
    </message>
    <message>
        <source>“{name}” can't be a file name: the system keeps it for itself.</source>
        <translation>«{name}» no puede ser un nombre de archivo: el sistema se lo reserva.</translation>
    </message>
    <message>
        <source>“{name}” can't be copied: {strerror}.</source>
        <translation>No se puede copiar «{name}»: {strerror}.</translation>
    </message>
    <message>
        <source>“{name}” can't be made: {reason}.</source>
        <translation>No se puede crear «{name}»: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” can't be read any more, so it was not saved.</source>
        <translation>«{name}» ya no se puede leer, así que no se guardó.</translation>
    </message>
    <message>
        <source>“{name}” can't be read as CSV: in line {line} {reason}.</source>
        <translation>No se puede leer «{name}» como CSV: en la línea {line}, {reason}.</translation>
    </message>
    <message>
        <source>“{name}” can't be read because of an internal error ({error}).</source>
        <translation>No se puede leer «{name}» por un error interno ({error}).</translation>
    </message>
    <message>
        <source>“{name}” can't be read: in line {line} a value is longer than 10 million bytes.</source>
        <translation>No se puede leer «{name}»: en la línea {line} un valor ocupa más de 10 millones de bytes.</translation>
    </message>
    <message>
        <source>“{name}” can't be read: in line {line} elements are nested too deeply.</source>
        <translation>No se puede leer «{name}»: en la línea {line} los elementos están anidados a demasiada profundidad.</translation>
    </message>
    <message>
        <source>“{name}” can't be read: in line {line} {cause}.</source>
        <translation>No se puede leer «{name}»: en la línea {line} {cause}.</translation>
    </message>
    <message>
        <source>“{name}” can't be read: its elements can't be located.</source>
        <translation>No se puede leer «{name}»: no se pueden localizar sus elementos.</translation>
    </message>
    <message>
        <source>“{name}” can't be read: {reason}.</source>
        <translation>No se puede leer «{name}»: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” can't be read: {strerror}.</source>
        <translation>No se puede leer «{name}»: {strerror}.</translation>
    </message>
    <message>
        <source>“{name}” can't be removed: {reason}.</source>
        <translation>No se puede eliminar «{name}»: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” can't be saved: {reason}; and not all files could be put back.</source>
        <translation>No se puede guardar «{name}»: {reason}; y no todos los archivos se pudieron devolver a su estado.</translation>
    </message>
    <message>
        <source>“{name}” can't be saved: {reason}{safe}.</source>
        <translation>No se puede guardar «{name}»: {reason}{safe}.</translation>
    </message>
    <message>
        <source>“{name}” can't be understood ({reason})</source>
        <translation>No se entiende «{name}» ({reason})</translation>
    </message>
    <message>
        <source>“{name}” can't be written so that it can be read again: {message}</source>
        <translation>No se puede escribir «{name}» de modo que se pueda volver a leer: {message}</translation>
    </message>
    <message>
        <source>“{name}” can't be written: {strerror}; it is as it was before.</source>
        <translation>No se puede escribir «{name}»: {strerror}; está como antes.</translation>
    </message>
    <message>
        <source>“{name}” can't be {what}: {reason}; {untouched}.</source>
        <translation>No se puede {what} «{name}»: {reason}; {untouched}.</translation>
    </message>
    <message>
        <source>“{name}” could not be read, so it can't be split.</source>
        <translation>«{name}» no se pudo leer, así que no se puede dividir.</translation>
    </message>
    <message>
        <source>“{name}” could not be read, so its file can't be renamed.</source>
        <translation>«{name}» no se pudo leer, así que no se puede cambiar el nombre de su archivo.</translation>
    </message>
    <message>
        <source>“{name}” could not be read: the process that read it has died.</source>
        <translation>«{name}» no se pudo leer: el proceso que lo leía terminó de forma inesperada.</translation>
    </message>
    <message>
        <source>“{name}” declares a document type or entities, which are never processed.</source>
        <translation>«{name}» declara un tipo de documento o entidades, que nunca se procesan.</translation>
    </message>
    <message>
        <source>“{name}” declares the encoding {name_2}, in which its declaration could not be written.</source>
        <translation>«{name}» declara la codificación {name_2}, en la que no se podría escribir su declaración.</translation>
    </message>
    <message>
        <source>“{name}” declares the encoding “{encoding}”, which is not known.</source>
        <translation>«{name}» declara la codificación «{encoding}», que no se conoce.</translation>
    </message>
    <message>
        <source>“{name}” declares {name_2}, but is encoded in UTF-8.</source>
        <translation>«{name}» declara {name_2}, pero está codificado en UTF-8.</translation>
    </message>
    <message>
        <source>“{name}” does not end in {wanted}.</source>
        <translation>«{name}» no termina en {wanted}.</translation>
    </message>
    <message>
        <source>“{name}” does not exist.</source>
        <translation>«{name}» no existe.</translation>
    </message>
    <message>
        <source>“{name}” does not fit into the memory of this computer.</source>
        <translation>«{name}» no cabe en la memoria de este equipo.</translation>
    </message>
    <message>
        <source>“{name}” does not lie in the folder of its set any more, so it can't be taken along.</source>
        <translation>«{name}» ya no está en la carpeta de su conjunto, así que no puede seguir en él.</translation>
    </message>
    <message>
        <source>“{name}” does not lie in the folder of the set.</source>
        <translation>«{name}» no está en la carpeta del conjunto.</translation>
    </message>
    <message>
        <source>“{name}” ends {place}.</source>
        <translation>«{name}» termina {place}.</translation>
    </message>
    <message>
        <source>“{name}” has no column “loc”.</source>
        <translation>«{name}» no tiene columna «loc».</translation>
    </message>
    <message>
        <source>“{name}” has no column “{header}”.</source>
        <translation>«{name}» no tiene la columna «{header}».</translation>
    </message>
    <message>
        <source>“{name}” has other names on this disk, too (hard links).</source>
        <translation>«{name}» tiene también otros nombres en este disco (enlaces físicos).</translation>
    </message>
    <message>
        <source>“{name}” has text before its XML begins in line {at}.</source>
        <translation>«{name}» tiene texto antes de que empiece su XML en la línea {at}.</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” holds more than %n entries.</source>
        <translation>
            <numerusform>«{name}» contiene más de %n entrada.</numerusform>
            <numerusform>«{name}» contiene más de %n entradas.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” holds more than one entry.</source>
        <translation>«{name}» contiene más de una entrada.</translation>
    </message>
    <message>
        <source>“{name}” holds more than {max_tags:,} tags.</source>
        <translation>«{name}» contiene más de {max_tags:,} etiquetas.</translation>
    </message>
    <message>
        <source>“{name}” holds no entries.</source>
        <translation>«{name}» no contiene entradas.</translation>
    </message>
    <message>
        <source>“{name}” holds no patterns.</source>
        <translation>«{name}» no contiene patrones.</translation>
    </message>
    <message>
        <source>“{name}” holds nothing but white space.</source>
        <translation>«{name}» no contiene más que espacio en blanco.</translation>
    </message>
    <message>
        <source>“{name}” holds numbers or tables without end.</source>
        <translation>«{name}» contiene números o tablas sin final.</translation>
    </message>
    <message>
        <source>“{name}” holds something else than dates of pages.</source>
        <translation>«{name}» contiene algo distinto de fechas de páginas.</translation>
    </message>
    <message>
        <source>“{name}” holds the element “{inner}”, but a value is text alone.</source>
        <translation>«{name}» contiene el elemento «{inner}», pero un valor es solo texto.</translation>
    </message>
    <message>
        <source>“{name}” is JSON, not a sitemap.</source>
        <translation>«{name}» es JSON, no un sitemap.</translation>
    </message>
    <message>
        <source>“{name}” is a binary file, not a sitemap.</source>
        <translation>«{name}» es un archivo binario, no un sitemap.</translation>
    </message>
    <message>
        <source>“{name}” is a feed in which no item has a link.</source>
        <translation>«{name}» es una fuente RSS o Atom en la que ningún elemento tiene enlace.</translation>
    </message>
    <message>
        <source>“{name}” is a feed of more than {megabytes} MiB or {tags:,} tags.</source>
        <translation>«{name}» es una fuente RSS o Atom de más de {megabytes} MiB o de {tags:,} etiquetas.</translation>
    </message>
    <message>
        <source>“{name}” is a feed, which lists recent pages only and is never written.</source>
        <translation>«{name}» es una fuente RSS o Atom, que solo incluye páginas recientes y nunca se escribe.</translation>
    </message>
    <message>
        <source>“{name}” is a folder.</source>
        <translation>«{name}» es una carpeta.</translation>
    </message>
    <message>
        <source>“{name}” is a template, not the published sitemap.</source>
        <translation>«{name}» es una plantilla, no el sitemap publicado.</translation>
    </message>
    <message>
        <source>“{name}” is a web page (HTML), not a sitemap.</source>
        <translation>«{name}» es una página web (HTML), no un sitemap.</translation>
    </message>
    <message>
        <source>“{name}” is an access log, which does not name its site.</source>
        <translation>«{name}» es un registro de acceso, que no nombra su sitio.</translation>
    </message>
    <message>
        <source>“{name}” is an index, not a sitemap.</source>
        <translation>«{name}» es un índice, no un sitemap.</translation>
    </message>
    <message>
        <source>“{name}” is cut off: its gzip data ends in the middle.</source>
        <translation>«{name}» está cortado: sus datos gzip terminan a la mitad.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: {what}.</source>
        <translation>«{name}» está dañado: {what}.</translation>
    </message>
    <message>
        <source>“{name}” is empty.</source>
        <translation>«{name}» está vacío.</translation>
    </message>
    <message>
        <source>“{name}” is encoded in {name_2}, not in UTF-8. {converted}</source>
        <translation>«{name}» está codificado en {name_2}, no en UTF-8. {converted}</translation>
    </message>
    <message>
        <source>“{name}” is gzipped three times or more.</source>
        <translation>«{name}» está comprimido con gzip tres veces o más.</translation>
    </message>
    <message>
        <source>“{name}” is gzipped twice; search engines unpack it once.</source>
        <translation>«{name}» está comprimido con gzip dos veces; los buscadores lo descomprimen una.</translation>
    </message>
    <message>
        <source>“{name}” is gzipped, but its name does not end in .gz.</source>
        <translation>«{name}» está comprimido con gzip, pero su nombre no termina en .gz.</translation>
    </message>
    <message>
        <source>“{name}” is in the set already.</source>
        <translation>«{name}» ya está en el conjunto.</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” is larger than %n bytes when unpacked.</source>
        <translation>
            <numerusform>«{name}» ocupa más de %n byte sin comprimir.</numerusform>
            <numerusform>«{name}» ocupa más de %n bytes sin comprimir.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” is larger than 1 byte when unpacked.</source>
        <translation>«{name}» ocupa más de 1 byte sin comprimir.</translation>
    </message>
    <message>
        <source>“{name}” is larger than 2 GiB.</source>
        <translation>«{name}» ocupa más de 2 GiB.</translation>
    </message>
    <message>
        <source>“{name}” is larger than 4 GiB in UTF-8.</source>
        <translation>«{name}» ocupa más de 4 GiB en UTF-8.</translation>
    </message>
    <message>
        <source>“{name}” is more than {ratio:,} times larger when unpacked, as a gzip bomb is.</source>
        <translation>«{name}» es más de {ratio:,} veces mayor sin comprimir, como una bomba gzip.</translation>
    </message>
    <message>
        <source>“{name}” is named as a gzipped file, but it is not gzipped.</source>
        <translation>«{name}» tiene nombre de archivo gzip, pero no está comprimido con gzip.</translation>
    </message>
    <message>
        <source>“{name}” is neither in UTF-8 nor in UTF-16.</source>
        <translation>«{name}» no está ni en UTF-8 ni en UTF-16.</translation>
    </message>
    <message>
        <source>“{name}” is no access log of a known format.</source>
        <translation>«{name}» no es un registro de acceso de formato conocido.</translation>
    </message>
    <message>
        <source>“{name}” is no table: {reason}.</source>
        <translation>«{name}» no es una tabla: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” is not a file but a pipe, socket or device.</source>
        <translation>«{name}» no es un archivo, sino una tubería, un socket o un dispositivo.</translation>
    </message>
    <message>
        <source>“{name}” is not a recovery log.</source>
        <translation>«{name}» no es un registro de recuperación.</translation>
    </message>
    <message>
        <source>“{name}” is not a sitemap: its root element in line {line} is in the namespace “{namespace}”.</source>
        <translation>«{name}» no es un sitemap: su elemento raíz en la línea {line} está en el espacio de nombres «{namespace}».</translation>
    </message>
    <message>
        <source>“{name}” is not a sitemap: its root element in line {line} is “{name_2}”.</source>
        <translation>«{name}» no es un sitemap: su elemento raíz en la línea {line} es «{name_2}».</translation>
    </message>
    <message>
        <source>“{name}” is not a sitemap: neither XML, nor a list of addresses, nor CSV with a column “loc”.</source>
        <translation>«{name}» no es un sitemap: ni XML, ni una lista de direcciones, ni CSV con una columna «loc».</translation>
    </message>
    <message>
        <source>“{name}” is not an element of the protocol.</source>
        <translation>«{name}» no es un elemento del protocolo.</translation>
    </message>
    <message>
        <source>“{name}” is not an element that may stand in “{split_name}”; it is kept, but not shown.</source>
        <translation>«{name}» no es un elemento que pueda estar en «{split_name}»; se conserva, pero no se muestra.</translation>
    </message>
    <message>
        <source>“{name}” is not encoded in UTF-8; it is read as {chosen}, as was chosen. {converted}</source>
        <translation>«{name}» no está codificado en UTF-8; se lee como {chosen}, según se eligió. {converted}</translation>
    </message>
    <message>
        <source>“{name}” is not in a git repository.</source>
        <translation>«{name}» no está en un repositorio git.</translation>
    </message>
    <message>
        <source>“{name}” is not in {encoding}.</source>
        <translation>«{name}» no está en {encoding}.</translation>
    </message>
    <message>
        <source>“{name}” is not valid {encoding}: the byte {byte} in line {line} does not belong there.</source>
        <translation>«{name}» no es {encoding} válido: el byte {byte} de la línea {line} no corresponde.</translation>
    </message>
    <message>
        <source>“{name}” is not well-formed XML (line {line:,}, column {column:,}): {reason}.</source>
        <translation>«{name}» no es XML bien formado (línea {line:,}, columna {column:,}): {reason}.</translation>
    </message>
    <message>
        <source>“{name}” is of another version.</source>
        <translation>«{name}» es de otra versión.</translation>
    </message>
    <message>
        <source>“{name}” is on the web, and nothing is ever fetched.</source>
        <translation>«{name}» está en la web, y nunca se descarga nada.</translation>
    </message>
    <message>
        <source>“{name}” is one of the files that are open; the export would replace it.</source>
        <translation>«{name}» es uno de los archivos abiertos; la exportación lo reemplazaría.</translation>
    </message>
    <message>
        <source>“{name}” is one of the sitemaps themselves.</source>
        <translation>«{name}» es uno de los propios sitemaps.</translation>
    </message>
    <message>
        <source>“{name}” is open for editing elsewhere</source>
        <translation>«{name}» está abierto para editar en otro sitio</translation>
    </message>
    <message>
        <source>“{name}” is open for editing in another window.</source>
        <translation>«{name}» está abierto para editarlo en otra ventana.</translation>
    </message>
    <message>
        <source>“{name}” is the name of another file.</source>
        <translation>«{name}» es el nombre de otro archivo.</translation>
    </message>
    <message>
        <source>“{name}” is there already and is not a sitemap of the set, so it is not replaced.</source>
        <translation>«{name}» ya está allí y no es un sitemap del conjunto, así que no se reemplaza.</translation>
    </message>
    <message>
        <source>“{name}” is there already, and is no copy of it or was changed; it stays as it is.</source>
        <translation>«{name}» ya existe y no es una copia, o se modificó; queda como está.</translation>
    </message>
    <message>
        <source>“{name}” is there more than once; the first one counts.</source>
        <translation>«{name}» está más de una vez; vale el primero.</translation>
    </message>
    <message>
        <source>“{name}” is too large for a list of patterns.</source>
        <translation>«{name}» es demasiado grande para una lista de patrones.</translation>
    </message>
    <message>
        <source>“{name}” is {kind}; a sitemap may only be packed with gzip.</source>
        <translation>«{name}» es {kind}; un sitemap solo se puede comprimir con gzip.</translation>
    </message>
    <message>
        <source>“{name}” lies beside the sitemaps that “{facts}” lists, but is not listed.</source>
        <translation>«{name}» está junto a los sitemaps que incluye «{facts}», pero no figura entre ellos.</translation>
    </message>
    <message>
        <source>“{name}” lies in that folder already; a sitemap of the set would replace it.</source>
        <translation>«{name}» ya está en esa carpeta; un sitemap del conjunto lo reemplazaría.</translation>
    </message>
    <message>
        <source>“{name}” may have been written by another user.</source>
        <translation>Puede que «{name}» lo haya escrito otro usuario.</translation>
    </message>
    <message>
        <source>“{name}” may not be read.</source>
        <translation>No hay permiso para leer «{name}».</translation>
    </message>
    <message>
        <source>“{name}” may not be written where it is.</source>
        <translation>«{name}» no se puede escribir donde está.</translation>
    </message>
    <message>
        <source>“{name}” spells the names of its elements in ways that can't be mended for certain.</source>
        <translation>«{name}» escribe los nombres de sus elementos de formas que no se pueden reparar con certeza.</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program since it was opened, so it was not saved.</source>
        <translation>Otro programa cambió «{name}» desde que se abrió, así que no se guardó.</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program while it was being saved; {untouched}.</source>
        <translation>Otro programa cambió «{name}» mientras se guardaba; {untouched}.</translation>
    </message>
    <message>
        <source>“{name}” was mended in {places} so that it could be read.</source>
        <translation>«{name}» se reparó en {places} para poder leerlo.</translation>
    </message>
    <message>
        <source>“{name}” would not hold what the table shows, so it was not saved.</source>
        <translation>«{name}» no contendría lo que muestra la tabla, así que no se guardó.</translation>
    </message>
    <message>
        <source>“{name}” {what}.</source>
        <translation>«{name}» {what}.</translation>
    </message>
    <message>
        <source>“{name}”, line {line}: not UTF-8.</source>
        <translation>«{name}», línea {line}: no es UTF-8.</translation>
    </message>
    <message>
        <source>“{name}”, line {line}: {reason}.</source>
        <translation>«{name}», línea {line}: {reason}.</translation>
    </message>
    <message>
        <source>“{name}”, line {number}: {reason}.</source>
        <translation>«{name}», línea {number}: {reason}.</translation>
    </message>
    <message>
        <source>“{name}…” is too long for the name of a file.</source>
        <translation>«{name}…» es demasiado largo para un nombre de archivo.</translation>
    </message>
    <message>
        <source>“{opened}” of line {opened_line} is still open</source>
        <translation>«{opened}» de la línea {opened_line} sigue abierto</translation>
    </message>
    <message>
        <source>“{open}” was not closed at the end of the file; it was closed.</source>
        <translation>«{open}» no estaba cerrado al final del archivo; se cerró.</translation>
    </message>
    <message>
        <source>“{operation}” has to know which field it is for.</source>
        <translation>«{operation}» tiene que saber para qué campo es.</translation>
    </message>
    <message>
        <source>“{operation}” is for {field}, not for {name}.</source>
        <translation>«{operation}» es para {field}, no para {name}.</translation>
    </message>
    <message>
        <source>“{parameter}” is missing: {words}.</source>
        <translation>Falta «{parameter}»: {words}.</translation>
    </message>
    <message>
        <source>“{parent}” can't be made: {strerror}.</source>
        <translation>No se puede crear «{parent}»: {strerror}.</translation>
    </message>
    <message>
        <source>“{parent}” is not a folder.</source>
        <translation>«{parent}» no es una carpeta.</translation>
    </message>
    <message>
        <source>“{path}” is not a field of “{shown_name}” that has a text.</source>
        <translation>«{path}» no es un campo de «{shown_name}» que tenga texto.</translation>
    </message>
    <message>
        <source>“{sitemap}” could not be read, so no entry can be moved to it.</source>
        <translation>«{sitemap}» no se pudo leer, así que no se le puede mover ninguna entrada.</translation>
    </message>
    <message>
        <source>“{sitemap}” could not be read, so nothing of it can go elsewhere.</source>
        <translation>«{sitemap}» no se pudo leer, así que nada suyo puede ir a otro lugar.</translation>
    </message>
    <message numerus="yes">
        <source>“{sitemap}” could not be read, so the %n entries put into it can't be saved.</source>
        <translation>
            <numerusform>«{sitemap}» no se pudo leer, así que no se puede guardar la %n entrada que se puso en él.</numerusform>
            <numerusform>«{sitemap}» no se pudo leer, así que no se pueden guardar las %n entradas que se pusieron en él.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{sitemap}” could not be read, so the one entry put into it can't be saved.</source>
        <translation>«{sitemap}» no se pudo leer, así que no se puede guardar la entrada que se puso en él.</translation>
    </message>
    <message>
        <source>“{sitemap}” is a CSV file, which no index may list.</source>
        <translation>«{sitemap}» es un archivo CSV, que ningún índice puede incluir.</translation>
    </message>
    <message>
        <source>“{sitemap}” is listed twice in “{index}”.</source>
        <translation>«{sitemap}» figura dos veces en «{index}».</translation>
    </message>
    <message>
        <source>“{sitemap}” is read-only. {reason}</source>
        <translation>«{sitemap}» es de solo lectura. {reason}</translation>
    </message>
    <message>
        <source>“{sitemap}” is still being read.</source>
        <translation>«{sitemap}» aún se está leyendo.</translation>
    </message>
    <message>
        <source>“{sitemap}” was not read.</source>
        <translation>«{sitemap}» no se leyó.</translation>
    </message>
    <message>
        <source>“{sitemap}”, listed in “{index}”, is not on this disk.</source>
        <translation>«{sitemap}», incluido en «{index}», no está en este disco.</translation>
    </message>
    <message>
        <source>“{sitemap}”{listed} is an index itself.</source>
        <translation>«{sitemap}»{listed} es a su vez un índice.</translation>
    </message>
    <message>
        <source>“{tag}” is not known</source>
        <translation>«{tag}» no se conoce</translation>
    </message>
    <message>
        <source>“{taken}” is a file of the set already, and upper and lower case are the same on many disks.</source>
        <translation>«{taken}» ya es un archivo del conjunto, y muchos discos no distinguen mayúsculas de minúsculas.</translation>
    </message>
    <message>
        <source>“{target}” would not hold the extensions that were set, so it was not saved.</source>
        <translation>«{target}» no contendría las extensiones fijadas, así que no se guardó.</translation>
    </message>
    <message>
        <source>“{template}” can't be a file name.</source>
        <translation>«{template}» no puede ser un nombre de archivo.</translation>
    </message>
    <message>
        <source>“{template}” holds braces other than {{name}}, {{n}} and {{part}}.</source>
        <translation>«{template}» contiene llaves distintas de {{name}}, {{n}} y {{part}}.</translation>
    </message>
    <message>
        <source>“{template}” holds braces other than {{n}}.</source>
        <translation>«{template}» contiene llaves distintas de {{n}}.</translation>
    </message>
    <message numerus="yes">
        <source>“{template}” would be the name of %n sitemaps.</source>
        <translation>
            <numerusform>«{template}» sería el nombre de %n sitemap.</numerusform>
            <numerusform>«{template}» sería el nombre de %n sitemaps.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{template}” would be the name of one sitemap.</source>
        <translation>«{template}» sería el nombre de un sitemap.</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>«{text}»</translation>
    </message>
    <message>
        <source>“{text}” can't be the beginning of other addresses.</source>
        <translation>«{text}» no puede ser el comienzo de otras direcciones.</translation>
    </message>
    <message>
        <source>“{text}” is no regular expression</source>
        <translation>«{text}» no es una expresión regular</translation>
    </message>
    <message>
        <source>“{text}” is not a date that exists.</source>
        <translation>«{text}» no es una fecha que exista.</translation>
    </message>
    <message>
        <source>“{text}” is not a factor.</source>
        <translation>«{text}» no es un factor.</translation>
    </message>
    <message>
        <source>“{text}” is not a folder.</source>
        <translation>«{text}» no es una carpeta.</translation>
    </message>
    <message>
        <source>“{text}” is not a list of priorities.</source>
        <translation>«{text}» no es una escala de prioridades.</translation>
    </message>
    <message>
        <source>“{text}” is not a number of days.</source>
        <translation>«{text}» no es un número de días.</translation>
    </message>
    <message>
        <source>“{text}” is not a number of digits.</source>
        <translation>«{text}» no es un número de cifras.</translation>
    </message>
    <message>
        <source>“{text}” is not a precision.</source>
        <translation>«{text}» no es una precisión.</translation>
    </message>
    <message>
        <source>“{text}” is not a priority.</source>
        <translation>«{text}» no es una prioridad.</translation>
    </message>
    <message>
        <source>“{text}” is not a tag here; its “&lt;” was escaped.</source>
        <translation>«{text}» no es aquí una etiqueta; se escapó su «&lt;».</translation>
    </message>
    <message>
        <source>“{text}” is not a zone.</source>
        <translation>«{text}» no es una zona.</translation>
    </message>
    <message>
        <source>“{text}” is not an address on the web.</source>
        <translation>«{text}» no es una dirección de la web.</translation>
    </message>
    <message>
        <source>“{title}” can't be saved until an earlier save of it is settled: {reason}.</source>
        <translation>«{title}» no se puede guardar hasta que se resuelva un guardado anterior: {reason}.</translation>
    </message>
    <message>
        <source>“{title}” can't be saved: {reason}; {untouched}.</source>
        <translation>No se puede guardar «{title}»: {reason}; {untouched}.</translation>
    </message>
    <message>
        <source>“{title}” is being saved by another program just now.</source>
        <translation>Otro programa está guardando «{title}» en este momento.</translation>
    </message>
    <message>
        <source>“{token}” declares the namespace of sitemaps, and should be “{name}”.</source>
        <translation>«{token}» declara el espacio de nombres de los sitemaps y debería ser «{name}».</translation>
    </message>
    <message>
        <source>“{token}” is closed further down; the “/” in its opening tag was removed.</source>
        <translation>«{token}» se cierra más abajo; se quitó la «/» de su etiqueta de apertura.</translation>
    </message>
    <message>
        <source>“{token}” should be “{name}”; it was renamed, and so is every other one further down.</source>
        <translation>«{token}» debería ser «{name}»; se le cambió el nombre, y también a todos los demás más abajo.</translation>
    </message>
    <message>
        <source>“{token}” should be “{name}”; it was renamed.</source>
        <translation>«{token}» debería ser «{name}»; se le cambió el nombre.</translation>
    </message>
    <message>
        <source>“{token}” was closed, but it was not open; the tag was removed.</source>
        <translation>«{token}» se cerraba sin estar abierto; se quitó la etiqueta.</translation>
    </message>
    <message>
        <source>“{token}” was opened a second time; its entries were joined to those before.</source>
        <translation>«{token}» se abría por segunda vez; sus entradas se unieron a las anteriores.</translation>
    </message>
    <message>
        <source>“{top}” is closed as “{name}”; it was renamed.</source>
        <translation>«{top}» se cierra como «{name}»; se le cambió el nombre.</translation>
    </message>
    <message>
        <source>“{top}” was not closed; its closing tag was added.</source>
        <translation>«{top}» no se cerraba; se añadió su etiqueta de cierre.</translation>
    </message>
    <message>
        <source>“{url}” can't be fetched: {reason}</source>
        <translation>No se puede descargar «{url}»: {reason}</translation>
    </message>
    <message>
        <source>“{url}” is no URL of the web.</source>
        <translation>«{url}» no es una URL de la web.</translation>
    </message>
    <message>
        <source>“{url}” is no complete URL.</source>
        <translation>«{url}» no es una URL completa.</translation>
    </message>
    <message>
        <source>“{url}” names no sitemap.</source>
        <translation>«{url}» no nombra ningún sitemap.</translation>
    </message>
    <message>
        <source>“{wanted}” is a sitemap of the set, so the index can't be saved under that name.</source>
        <translation>«{wanted}» es un sitemap del conjunto, así que el índice no se puede guardar con ese nombre.</translation>
    </message>
    <message>
        <source>“{word}” can't be “{item}”.</source>
        <translation>«{word}» no puede ser «{item}».</translation>
    </message>
    <message>
        <source>“{wrong}” may not stand in a host</source>
        <translation>«{wrong}» no puede estar en un host</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more like these.</source>
        <translation>
            <numerusform>… y %n más como estos.</numerusform>
            <numerusform>… y %n más como estos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more.</source>
        <translation>
            <numerusform>… y %n más.</numerusform>
            <numerusform>… y %n más.</numerusform>
        </translation>
    </message>
    <message>
        <source>… and one more like these.</source>
        <translation>… y uno más como estos.</translation>
    </message>
    <message>
        <source>… and one more.</source>
        <translation>… y una más.</translation>
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
        <translation>Nombre del archivo</translation>
    </message>
</context>
<context>
    <name>NewSitemapDialog</name>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Dirección</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Add sitemap</source>
        <translation>Añadir sitemap</translation>
    </message>
    <message>
        <source>The next save writes the file and lists it in the index; .gz compresses it.</source>
        <translation>El archivo se escribe, y se incluye en el índice, al guardar la próxima vez; .gz lo comprime.</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message numerus="yes">
        <source>%n bytes</source>
        <translation>
            <numerusform>%n byte</numerusform>
            <numerusform>%n bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 byte</translation>
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
        <translation>&amp;Carpeta</translation>
    </message>
    <message>
        <source>&amp;URL</source>
        <translation>&amp;URL</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>Descargar</translation>
    </message>
    <message>
        <source>Folder for the copies</source>
        <translation>Carpeta para las copias</translation>
    </message>
    <message>
        <source>Open from web</source>
        <translation>Abrir desde la web</translation>
    </message>
    <message>
        <source>The files are copied into the folder and opened there. Nothing on the web changes.</source>
        <translation>Los archivos se copian en la carpeta y se abren allí. Nada cambia en la web.</translation>
    </message>
    <message>
        <source>URL of a site, a robots.txt, an index or a sitemap</source>
        <translation>URL de un sitio, un robots.txt, un índice o un sitemap</translation>
    </message>
</context>
<context>
    <name>OutcomeDialog</name>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
</context>
<context>
    <name>OverviewPanel</name>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entrada</numerusform>
            <numerusform>%n entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>&amp;Copiar imagen</translation>
    </message>
    <message>
        <source>&amp;Save picture …</source>
        <translation>&amp;Guardar imagen…</translation>
    </message>
    <message>
        <source>1 entry</source>
        <translation>1 entrada</translation>
    </message>
    <message>
        <source>Being counted …</source>
        <translation>Contando…</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Gráficos</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy &amp;numbers</source>
        <translation>Copiar &amp;números</translation>
    </message>
    <message>
        <source>Copy or save the charts</source>
        <translation>Copiar o guardar los gráficos</translation>
    </message>
    <message>
        <source>Copy the charts as a picture or as numbers, or save the picture.</source>
        <translation>Copia los gráficos como imagen o como números, o guarda la imagen.</translation>
    </message>
    <message>
        <source>Count all entries of the set, or only those that the table shows.</source>
        <translation>Cuenta todas las entradas del conjunto o solo las que muestra la tabla.</translation>
    </message>
    <message>
        <source>Counting entries</source>
        <translation>Contando entradas</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Dibujo (*.svg)</translation>
    </message>
    <message>
        <source>Entries that are counted</source>
        <translation>Entradas que se cuentan</translation>
    </message>
    <message>
        <source>Not up to date: counting was stopped.</source>
        <translation>No está al día: se detuvo el recuento.</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Imagen (*.png)</translation>
    </message>
    <message>
        <source>Save the charts</source>
        <translation>Guardar los gráficos</translation>
    </message>
    <message>
        <source>The numbers are on the clipboard.</source>
        <translation>Los números están en el portapapeles.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>La imagen está en el portapapeles.</translation>
    </message>
    <message>
        <source>The picture “{name}” was written.</source>
        <translation>Se escribió la imagen «{name}».</translation>
    </message>
    <message>
        <source>There is nothing to count: the set has no entries yet.</source>
        <translation>No hay nada que contar: el conjunto aún no tiene entradas.</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Lo mostrado</translation>
    </message>
    <message>
        <source>Whole set</source>
        <translation>Todo el conjunto</translation>
    </message>
</context>
<context>
    <name>PaletteDialog</name>
    <message>
        <source>Commands</source>
        <translation>Comandos</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Buscar un comando</translation>
    </message>
    <message>
        <source>No command matches these words.</source>
        <translation>Ningún comando coincide con estas palabras.</translation>
    </message>
    <message>
        <source>Type what you want to do</source>
        <translation>Escriba lo que quiere hacer</translation>
    </message>
</context>
<context>
    <name>PanelTitle</name>
    <message>
        <source>Close the panel “{title}”</source>
        <translation>Cerrar el panel «{title}»</translation>
    </message>
    <message>
        <source>Close this panel</source>
        <translation>Cerrar este panel</translation>
    </message>
</context>
<context>
    <name>PlanDialog</name>
    <message>
        <source>{changes} of {total}</source>
        <translation>{changes} de {total}</translation>
    </message>
    <message>
        <source>{changes}, in one step that Undo takes back. Untick what should stay (Space).</source>
        <translation>{changes}, en un solo paso que se puede deshacer. Desmarque lo que deba quedar igual (Espacio).</translation>
    </message>
</context>
<context>
    <name>PlannedList</name>
    <message>
        <source>(element removed)</source>
        <translation>(elemento quitado)</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
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
        <translation>Aquí aparece cada valor que cambiaría, antes y después.</translation>
    </message>
    <message>
        <source>Values that would change</source>
        <translation>Valores que cambiarían</translation>
    </message>
</context>
<context>
    <name>PreviewPanel</name>
    <message>
        <source> (ignored)</source>
        <translation> (ignorado)</translation>
    </message>
    <message>
        <source>As it is read</source>
        <translation>Cómo se lee</translation>
    </message>
    <message>
        <source>As it is written</source>
        <translation>Cómo se escribe</translation>
    </message>
    <message>
        <source>As it stands in the file; saving leaves it unchanged.</source>
        <translation>Tal como está en el archivo; al guardar no se toca.</translation>
    </message>
    <message>
        <source>Copy as it &amp;will be written</source>
        <translation>Copiar como quedará &amp;escrita</translation>
    </message>
    <message>
        <source>Copy as it stands in the &amp;file</source>
        <translation>Copiar como está en el &amp;archivo</translation>
    </message>
    <message>
        <source>Copy this entry</source>
        <translation>Copiar esta entrada</translation>
    </message>
    <message>
        <source>Copy this entry as text.</source>
        <translation>Copia esta entrada como texto.</translation>
    </message>
    <message>
        <source>Copy what is &amp;read</source>
        <translation>Copiar lo que se &amp;lee</translation>
    </message>
    <message>
        <source>Entry {number} in {name}</source>
        <translation>Entrada {number} en {name}</translation>
    </message>
    <message>
        <source>It is read-only and stays as it is.</source>
        <translation>Solo se puede ver y queda como está.</translation>
    </message>
    <message>
        <source>It is too long to be shown whole: this is its beginning.</source>
        <translation>Es demasiado larga para mostrarla entera: este es su comienzo.</translation>
    </message>
    <message>
        <source>New in this file: it is written when the set is saved.</source>
        <translation>Nueva en este archivo: se escribe cuando se guarda el conjunto.</translation>
    </message>
    <message>
        <source>Previewing</source>
        <translation>Creando la vista previa</translation>
    </message>
    <message>
        <source>Saving replaces lines with − by lines with +.</source>
        <translation>Al guardar se reemplazan las líneas con − por las líneas con +.</translation>
    </message>
    <message>
        <source>Select an entry to see how it is written.</source>
        <translation>Seleccione una entrada para ver cómo está escrita.</translation>
    </message>
    <message>
        <source>The XML of the entry in its file; what saving will change is marked.</source>
        <translation>El XML de la entrada en su archivo; se marca lo que cambiará al guardar.</translation>
    </message>
    <message>
        <source>The entry as a search engine reads it</source>
        <translation>La entrada como la lee un buscador</translation>
    </message>
    <message>
        <source>The entry as it is written</source>
        <translation>La entrada como está escrita</translation>
    </message>
    <message>
        <source>The file was mended to be read; see Repairs.</source>
        <translation>El archivo se reparó para poder leerlo; véanse las Reparaciones.</translation>
    </message>
    <message numerus="yes">
        <source>The first of %n selected entries.</source>
        <translation>
            <numerusform>La primera de %n entrada seleccionada.</numerusform>
            <numerusform>La primera de %n entradas seleccionadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>What a search engine understands, decoded, and what it ignores.</source>
        <translation>Lo que entiende un buscador, descodificado, y lo que no tiene en cuenta.</translation>
    </message>
</context>
<context>
    <name>ProblemFilterBar</name>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n infos</source>
        <translation>
            <numerusform>%n nota</numerusform>
            <numerusform>%n notas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n advertencia</numerusform>
            <numerusform>%n advertencias</numerusform>
        </translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 error</translation>
    </message>
    <message>
        <source>1 info</source>
        <translation>1 nota</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 advertencia</translation>
    </message>
    <message>
        <source>All fields</source>
        <translation>Todos los campos</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Todas las reglas</translation>
    </message>
    <message>
        <source>All sitemaps</source>
        <translation>Todos los sitemaps</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>Extensiones</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Files and sets</source>
        <translation>Archivos y conjuntos</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Search in messages and values</source>
        <translation>Buscar en mensajes y valores</translation>
    </message>
    <message>
        <source>Search problems</source>
        <translation>Buscar problemas</translation>
    </message>
    <message>
        <source>Show only problems of this: {name}</source>
        <translation>Muestra solo problemas de: {name}</translation>
    </message>
    <message>
        <source>Show or hide problems of this severity.</source>
        <translation>Muestra u oculta los problemas de esta gravedad.</translation>
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
        <translation>Campo</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>entry {number}</source>
        <translation>entrada {number}</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>línea {line}</translation>
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
        <translation>Problemas por regla</translation>
    </message>
</context>
<context>
    <name>ProblemsPanel</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Fix this …</source>
        <translation>&amp;Corregir esto…</translation>
    </message>
    <message>
        <source>&amp;Go to the cell</source>
        <translation>&amp;Ir a la celda</translation>
    </message>
    <message>
        <source>&amp;Save to repair</source>
        <translation>&amp;Guardar para reparar</translation>
    </message>
    <message>
        <source>All problems are hidden by the choice of severities above.</source>
        <translation>La elección de gravedades de arriba oculta todos los problemas.</translation>
    </message>
    <message>
        <source>Fix &amp;all {count} …</source>
        <translation>Corregir &amp;los {count}…</translation>
    </message>
    <message>
        <source>No problem matches what is chosen above.</source>
        <translation>Ningún problema coincide con lo elegido arriba.</translation>
    </message>
    <message numerus="yes">
        <source>No problems found in %n entries.</source>
        <translation>
            <numerusform>No se encontraron problemas en %n entrada.</numerusform>
            <numerusform>No se encontraron problemas en %n entradas.</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems found in 1 entry.</source>
        <translation>No se encontraron problemas en 1 entrada.</translation>
    </message>
    <message>
        <source>None of the entries shown has a problem that is listed below.</source>
        <translation>Ninguna de las entradas mostradas tiene un problema de la lista de abajo.</translation>
    </message>
    <message>
        <source>Open the &amp;rule</source>
        <translation>Abrir la &amp;regla</translation>
    </message>
    <message>
        <source>Remove &amp;all {count} …</source>
        <translation>&amp;Eliminar los {count}…</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Report …</source>
        <translation>Informe…</translation>
    </message>
    <message>
        <source>Searching problems for “{words}”</source>
        <translation>Buscando «{words}» en los problemas</translation>
    </message>
    <message>
        <source>Show all problems</source>
        <translation>Mostrar todos los problemas</translation>
    </message>
    <message>
        <source>The files are valid against the schemas.</source>
        <translation>Los archivos son válidos según los esquemas.</translation>
    </message>
    <message numerus="yes">
        <source>The schemas object to %n places; they are in the list of problems until the next edit.</source>
        <translation>
            <numerusform>Los esquemas ponen objeciones en %n lugar; está en la lista de problemas hasta el próximo cambio.</numerusform>
            <numerusform>Los esquemas ponen objeciones en %n lugares; están en la lista de problemas hasta el próximo cambio.</numerusform>
        </translation>
    </message>
    <message>
        <source>The schemas object to 1 place; it is in the list of problems until the next edit.</source>
        <translation>Los esquemas ponen objeciones en 1 lugar; está en la lista de problemas hasta el próximo cambio.</translation>
    </message>
    <message>
        <source>The set is not checked yet.</source>
        <translation>El conjunto aún no se ha comprobado.</translation>
    </message>
    <message>
        <source>The set was changed while it was validated, so nothing is shown.</source>
        <translation>El conjunto cambió mientras se validaba, así que no se muestra nada.</translation>
    </message>
    <message>
        <source>Unsaved edits were not checked.</source>
        <translation>No se examinaron los cambios sin guardar.</translation>
    </message>
    <message>
        <source>Validate again.</source>
        <translation>Valide de nuevo.</translation>
    </message>
    <message>
        <source>Validating “{name}”</source>
        <translation>Validando «{name}»</translation>
    </message>
    <message>
        <source>Went on with the first problem.</source>
        <translation>Se continuó con el primer problema.</translation>
    </message>
    <message>
        <source>Went on with the last problem.</source>
        <translation>Se continuó con el último problema.</translation>
    </message>
</context>
<context>
    <name>ProfileBox</name>
    <message>
        <source>Profile</source>
        <translation>Perfil</translation>
    </message>
    <message>
        <source>Whose limits the set is compared with</source>
        <translation>Con los límites de quién se compara el conjunto</translation>
    </message>
</context>
<context>
    <name>PublishCommands</name>
    <message>
        <source>Reading “{name}”</source>
        <translation>Leyendo «{name}»</translation>
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
            <numerusform>%n URL es nueva o ha cambiado.</numerusform>
            <numerusform>%n URL son nuevas o han cambiado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n URLs were removed.</source>
        <translation>
            <numerusform>Se eliminó %n URL.</numerusform>
            <numerusform>Se eliminaron %n URL.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files to upload.</source>
        <translation>
            <numerusform>%n archivo por subir.</numerusform>
            <numerusform>%n archivos por subir.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Bing Webmaster Tools</source>
        <translation>&amp;Bing Webmaster Tools</translation>
    </message>
    <message>
        <source>&amp;Earlier version</source>
        <translation>Ve&amp;rsión anterior</translation>
    </message>
    <message>
        <source>&amp;Files</source>
        <translation>&amp;Archivos</translation>
    </message>
    <message>
        <source>&amp;Google Search Console</source>
        <translation>&amp;Google Search Console</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>C&amp;lave</translation>
    </message>
    <message>
        <source>&amp;Search engines</source>
        <translation>Buscad&amp;ores</translation>
    </message>
    <message>
        <source>&amp;URL of the set</source>
        <translation>URL del con&amp;junto</translation>
    </message>
    <message>
        <source>&amp;Write into robots.txt …</source>
        <translation>E&amp;scribir en robots.txt…</translation>
    </message>
    <message>
        <source>1 URL</source>
        <translation>1 URL</translation>
    </message>
    <message>
        <source>1 URL is new or changed.</source>
        <translation>1 URL es nueva o ha cambiado.</translation>
    </message>
    <message>
        <source>1 URL was removed.</source>
        <translation>Se eliminó 1 URL.</translation>
    </message>
    <message>
        <source>1 file to upload.</source>
        <translation>1 archivo por subir.</translation>
    </message>
    <message>
        <source>8 to 128 letters, digits and hyphens</source>
        <translation>De 8 a 128 letras, cifras y guiones</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Añadidas</translation>
    </message>
    <message numerus="yes">
        <source>Added %n lines to “{name}”.</source>
        <translation>
            <numerusform>Se añadió %n línea a «{name}».</numerusform>
            <numerusform>Se añadieron %n líneas a «{name}».</numerusform>
        </translation>
    </message>
    <message>
        <source>Added 1 line to “{name}”.</source>
        <translation>Se añadió 1 línea a «{name}».</translation>
    </message>
    <message>
        <source>All entries ({count})</source>
        <translation>Todas las entradas ({count})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>Co&amp;piar</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Cambiadas</translation>
    </message>
    <message>
        <source>Changed since the earlier version ({count})</source>
        <translation>Cambiadas desde la versión anterior ({count})</translation>
    </message>
    <message>
        <source>Choose an earlier version to see what changed.</source>
        <translation>Elija una versión anterior para ver qué cambió.</translation>
    </message>
    <message>
        <source>Choose the file of the earlier version</source>
        <translation>Elegir el archivo de la versión anterior</translation>
    </message>
    <message>
        <source>Choose the folder of the earlier version</source>
        <translation>Elegir la carpeta de la versión anterior</translation>
    </message>
    <message>
        <source>Comparing with the earlier version</source>
        <translation>Comparando con la versión anterior</translation>
    </message>
    <message>
        <source>Earlier version</source>
        <translation>Versión anterior</translation>
    </message>
    <message>
        <source>Earlier version of the set</source>
        <translation>Versión anterior del conjunto</translation>
    </message>
    <message>
        <source>F&amp;ile …</source>
        <translation>Arch&amp;ivo…</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Files to upload</source>
        <translation>Archivos por subir</translation>
    </message>
    <message>
        <source>Fol&amp;der …</source>
        <translation>Carpe&amp;ta…</translation>
    </message>
    <message>
        <source>Folder for “{name}”</source>
        <translation>Carpeta para «{name}»</translation>
    </message>
    <message>
        <source>Index&amp;Now</source>
        <translation>Index&amp;Now</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>Lines for robots.txt</source>
        <translation>Líneas para robots.txt</translation>
    </message>
    <message>
        <source>New ke&amp;y</source>
        <translation>Nue&amp;va clave</translation>
    </message>
    <message>
        <source>No URL has changed.</source>
        <translation>No ha cambiado ninguna URL.</translation>
    </message>
    <message>
        <source>No entry with a complete URL is selected.</source>
        <translation>No hay seleccionada ninguna entrada con una URL completa.</translation>
    </message>
    <message>
        <source>None: all files and URLs count as new</source>
        <translation>Ninguna: todos los archivos y URL cuentan como nuevos</translation>
    </message>
    <message>
        <source>Or submit it by hand, signed in to the search engine:</source>
        <translation>O envíelo a mano, con la sesión iniciada en el buscador:</translation>
    </message>
    <message>
        <source>Planning what to publish</source>
        <translation>Preparando la publicación</translation>
    </message>
    <message>
        <source>Publish “{name}”</source>
        <translation>Publicar «{name}»</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Quitadas</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>Sa&amp;ve key file …</source>
        <translation>Guardar arc&amp;hivo de clave…</translation>
    </message>
    <message>
        <source>Save the key file, and upload it to the root of the site.</source>
        <translation>Guarde el archivo de clave y súbalo a la raíz del sitio.</translation>
    </message>
    <message>
        <source>Search engines find the set by these lines of the site's robots.txt:</source>
        <translation>Los buscadores encuentran el conjunto por estas líneas del robots.txt del sitio:</translation>
    </message>
    <message>
        <source>Selected entries ({count})</source>
        <translation>Entradas seleccionadas ({count})</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message numerus="yes">
        <source>Stopped. %n URLs were submitted.</source>
        <translation>
            <numerusform>Detenido. Se envió %n URL.</numerusform>
            <numerusform>Detenido. Se enviaron %n URL.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped. 1 URL was submitted.</source>
        <translation>Detenido. Se envió 1 URL.</translation>
    </message>
    <message>
        <source>Stopped. No URL was submitted.</source>
        <translation>Detenido. No se envió ninguna URL.</translation>
    </message>
    <message>
        <source>Sub&amp;mit</source>
        <translation>&amp;Enviar</translation>
    </message>
    <message>
        <source>Submitting URLs</source>
        <translation>Enviando URL</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texto (*.txt)</translation>
    </message>
    <message>
        <source>The lines are on the clipboard.</source>
        <translation>Las líneas están en el portapapeles.</translation>
    </message>
    <message>
        <source>UR&amp;Ls</source>
        <translation>&amp;URL</translation>
    </message>
    <message>
        <source>URL of the set</source>
        <translation>URL del conjunto</translation>
    </message>
    <message>
        <source>URLs are sent to {host} only when you press Submit.</source>
        <translation>Las URL solo se envían a {host} al pulsar «Enviar».</translation>
    </message>
    <message>
        <source>URLs to submit</source>
        <translation>URL por enviar</translation>
    </message>
    <message>
        <source>Unsaved changes are not in the files: save the set before you upload them.</source>
        <translation>Los cambios sin guardar no están en los archivos: guarde el conjunto antes de subirlos.</translation>
    </message>
    <message>
        <source>Upload new and changed files to the server, and delete removed ones there.</source>
        <translation>Suba al servidor los archivos nuevos y cambiados, y elimine allí los que ya no existen.</translation>
    </message>
    <message>
        <source>Write into robots.txt</source>
        <translation>Escribir en robots.txt</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>cambiado</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nuevo</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>eliminado</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>sin cambios</translation>
    </message>
    <message>
        <source>{host}, {urls}: {message}</source>
        <translation>{host}, {urls}: {message}</translation>
    </message>
    <message>
        <source>“{name}” has these lines already.</source>
        <translation>«{name}» ya tiene estas líneas.</translation>
    </message>
    <message>
        <source>“{name}” was saved. Upload it, so that it is found at {url}.</source>
        <translation>Se guardó «{name}». Súbalo de modo que se encuentre en {url}.</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>As people read it</source>
        <translation>Como la leen las personas</translation>
    </message>
    <message>
        <source>Change frequency</source>
        <translation>Frecuencia de cambio</translation>
    </message>
    <message>
        <source>Last change</source>
        <translation>Último cambio</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Prioridad</translation>
    </message>
    <message>
        <source>This XML is not well-formed: it is ignored.</source>
        <translation>Este XML no está bien formado: no se tiene en cuenta.</translation>
    </message>
    <message>
        <source>This is not a complete web address: the entry is skipped.</source>
        <translation>No es una dirección web completa: la entrada se omite.</translation>
    </message>
    <message>
        <source>XML that no search engine is known to read</source>
        <translation>XML que no se sabe que lea ningún buscador</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>y {count} más</translation>
    </message>
    <message>
        <source>none: the entry is skipped</source>
        <translation>ninguna: la entrada se omite</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>no indicado</translation>
    </message>
    <message>
        <source>not stated, which means {number}</source>
        <translation>no indicado, lo que significa {number}</translation>
    </message>
    <message>
        <source>{consumer} ignores change frequency and priority.</source>
        <translation>{consumer} no tiene en cuenta la frecuencia de cambio ni la prioridad.</translation>
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
        <translation>{moment} en su zona horaria</translation>
    </message>
    <message>
        <source>{moment}, no day stated</source>
        <translation>{moment}, sin indicar el día</translation>
    </message>
    <message>
        <source>{moment}, the whole day</source>
        <translation>{moment}, todo el día</translation>
    </message>
    <message>
        <source>{title} ({count})</source>
        <translation>{title} ({count})</translation>
    </message>
    <message>
        <source>“{text}” is not a date: it is ignored</source>
        <translation>«{text}» no es una fecha: no se tiene en cuenta</translation>
    </message>
    <message>
        <source>“{text}” is not a number from 0.0 to 1.0: it is ignored</source>
        <translation>«{text}» no es un número de 0.0 a 1.0: no se tiene en cuenta</translation>
    </message>
    <message>
        <source>“{text}” is not one of the seven words: it is ignored</source>
        <translation>«{text}» no es ninguno de los siete: no se tiene en cuenta</translation>
    </message>
</context>
<context>
    <name>ReadingOn</name>
    <message>
        <source>Reading was stopped.</source>
        <translation>Se detuvo la lectura.</translation>
    </message>
    <message>
        <source>Reading “{name}”</source>
        <translation>Leyendo «{name}»</translation>
    </message>
    <message>
        <source>What was read can be edited and saved; reload the set to read the rest.</source>
        <translation>Lo leído se puede editar y guardar; recargue el conjunto para leer el resto.</translation>
    </message>
</context>
<context>
    <name>RecentButton</name>
    <message>
        <source>{path} is not there any more.</source>
        <translation>{path} ya no está allí.</translation>
    </message>
</context>
<context>
    <name>RecentMenu</name>
    <message>
        <source>&amp;Forget these files</source>
        <translation>&amp;Olvidar estos archivos</translation>
    </message>
</context>
<context>
    <name>RecentRow</name>
    <message>
        <source>&amp;Copy its path</source>
        <translation>&amp;Copiar su ruta</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;Pin</source>
        <translation>&amp;Fijar</translation>
    </message>
    <message>
        <source>&amp;Remove from the list</source>
        <translation>&amp;Quitar de la lista</translation>
    </message>
    <message>
        <source>Keep “{name}” at the top of the list</source>
        <translation>Mantener «{name}» al principio de la lista</translation>
    </message>
    <message>
        <source>Open its &amp;folder</source>
        <translation>Abrir su ca&amp;rpeta</translation>
    </message>
    <message>
        <source>Remove “{name}” from the list</source>
        <translation>Quitar «{name}» de la lista</translation>
    </message>
    <message>
        <source>Un&amp;pin</source>
        <translation>&amp;Dejar de fijar</translation>
    </message>
    <message>
        <source>Unpin “{name}”</source>
        <translation>Dejar de fijar «{name}»</translation>
    </message>
</context>
<context>
    <name>RecordsField</name>
    <message numerus="yes">
        <source>%n of them</source>
        <translation>
            <numerusform>%n en la lista</numerusform>
            <numerusform>%n en la lista</numerusform>
        </translation>
    </message>
    <message>
        <source>1 of them</source>
        <translation>1 en la lista</translation>
    </message>
    <message>
        <source>Edit …</source>
        <translation>Editar…</translation>
    </message>
    <message>
        <source>The usual ones</source>
        <translation>Los habituales</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message numerus="yes">
        <source>%n steps at the end can't be understood and are left out.</source>
        <translation>
            <numerusform>%n paso del final no se entiende y se omite.</numerusform>
            <numerusform>%n pasos del final no se entienden y se omiten.</numerusform>
        </translation>
    </message>
    <message>
        <source>All changes are in it already.</source>
        <translation>Ya está todo incluido.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Each value that would change is listed here, before and after.</source>
        <translation>Aquí aparece cada valor que cambiaría, antes y después.</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Más tarde</translation>
    </message>
    <message>
        <source>Looking at what was not saved …</source>
        <translation>Examinando lo que no se guardó…</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>Recover unsaved changes</source>
        <translation>Recuperar cambios no guardados</translation>
    </message>
    <message>
        <source>Recovering “{name}”</source>
        <translation>Recuperando «{name}»</translation>
    </message>
    <message>
        <source>Save as a list …</source>
        <translation>Guardar como lista…</translation>
    </message>
    <message>
        <source>Save what was not saved as a list</source>
        <translation>Guardar como lista lo que no se guardó</translation>
    </message>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <translation>Tabla para hojas de cálculo (*.csv)</translation>
    </message>
    <message>
        <source>The changes below were not saved and can't be recovered; you can save them as a list.</source>
        <translation>Los cambios de abajo no se guardaron y no se pueden recuperar; puede guardarlos como lista.</translation>
    </message>
    <message>
        <source>The last step can't be understood and is left out.</source>
        <translation>El último paso no se entiende y se omite.</translation>
    </message>
    <message>
        <source>The unsaved changes of “{name}” leave it as it is on disk.</source>
        <translation>Lo que se hizo en «{name}» lo deja tal como está en el disco.</translation>
    </message>
    <message>
        <source>What would be recovered</source>
        <translation>Lo que se recuperaría</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” and %n more files were changed since.</source>
        <translation>
            <numerusform>«{name}» y %n archivo más cambiaron desde entonces.</numerusform>
            <numerusform>«{name}» y %n archivos más cambiaron desde entonces.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” and 1 more file were changed since.</source>
        <translation>«{name}» y 1 archivo más cambiaron desde entonces.</translation>
    </message>
    <message>
        <source>“{name}” gets back {changes}; nothing on disk changes until it is saved.</source>
        <translation>«{name}» recupera {changes}; en el disco no cambia nada hasta que se guarde.</translation>
    </message>
    <message>
        <source>“{name}” lists what was not saved.</source>
        <translation>«{name}» contiene la lista de lo que no se guardó.</translation>
    </message>
    <message>
        <source>“{name}” was changed since.</source>
        <translation>«{name}» cambió desde entonces.</translation>
    </message>
</context>
<context>
    <name>RecoveryList</name>
    <message numerus="yes">
        <source>%n added entries</source>
        <translation>
            <numerusform>%n entrada añadida</numerusform>
            <numerusform>%n entradas añadidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes of the set</source>
        <translation>
            <numerusform>%n cambio del conjunto</numerusform>
            <numerusform>%n cambios del conjunto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moved entries</source>
        <translation>
            <numerusform>%n entrada movida</numerusform>
            <numerusform>%n entradas movidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values</source>
        <translation>
            <numerusform>%n valor</numerusform>
            <numerusform>%n valores</numerusform>
        </translation>
    </message>
    <message>
        <source>(added)</source>
        <translation>(añadida)</translation>
    </message>
    <message>
        <source>(element removed)</source>
        <translation>(elemento quitado)</translation>
    </message>
    <message>
        <source>(removed)</source>
        <translation>(quitada)</translation>
    </message>
    <message>
        <source>(written in another order or namespace)</source>
        <translation>(escrita en otro orden o espacio de nombres)</translation>
    </message>
    <message>
        <source>1 added entry</source>
        <translation>1 entrada añadida</translation>
    </message>
    <message>
        <source>1 change of the set</source>
        <translation>1 cambio del conjunto</translation>
    </message>
    <message>
        <source>1 moved entry</source>
        <translation>1 entrada movida</translation>
    </message>
    <message>
        <source>1 value</source>
        <translation>1 valor</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>entrada</translation>
    </message>
    <message>
        <source>extensions</source>
        <translation>extensiones</translation>
    </message>
    <message numerus="yes">
        <source>extensions of %n entries</source>
        <translation>
            <numerusform>extensiones de %n entrada</numerusform>
            <numerusform>extensiones de %n entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>extensions of 1 entry</source>
        <translation>extensiones de 1 entrada</translation>
    </message>
    <message>
        <source>file</source>
        <translation>archivo</translation>
    </message>
    <message>
        <source>file name</source>
        <translation>nombre de archivo</translation>
    </message>
    <message>
        <source>place</source>
        <translation>lugar</translation>
    </message>
    <message>
        <source>sitemap</source>
        <translation>sitemap</translation>
    </message>
    <message numerus="yes">
        <source>the removal of %n entries</source>
        <translation>
            <numerusform>la eliminación de %n entrada</numerusform>
            <numerusform>la eliminación de %n entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>the removal of 1 entry</source>
        <translation>la eliminación de 1 entrada</translation>
    </message>
    <message>
        <source>{number} in {sitemap}</source>
        <translation>{number} en {sitemap}</translation>
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
            <numerusform>%n conjunto tiene cambios que no se guardaron cuando se cerró el programa.</numerusform>
            <numerusform>%n conjuntos tienen cambios que no se guardaron cuando se cerró el programa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps were recovered.</source>
        <translation>
            <numerusform>Se recuperó %n paso.</numerusform>
            <numerusform>Se recuperaron %n pasos.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 step was recovered.</source>
        <translation>Se recuperó 1 paso.</translation>
    </message>
    <message>
        <source>Look again at what can be recovered.</source>
        <translation>Mira de nuevo qué se puede recuperar.</translation>
    </message>
    <message>
        <source>Looking for unsaved changes</source>
        <translation>Buscando cambios no guardados</translation>
    </message>
    <message>
        <source>Recover …</source>
        <translation>Recuperar…</translation>
    </message>
    <message>
        <source>The recovery log can't be written: {reason}.</source>
        <translation>No se puede escribir el registro de recuperación: {reason}.</translation>
    </message>
    <message>
        <source>Undo takes them back one by one; nothing is saved yet.</source>
        <translation>Deshacer los anula uno a uno; aún no se ha guardado nada.</translation>
    </message>
    <message>
        <source>recovered step {number}</source>
        <translation>paso {number} recuperado</translation>
    </message>
    <message>
        <source>undoing of {step}</source>
        <translation>anulación de {step}</translation>
    </message>
    <message>
        <source>“{name}” has changes that were not saved when the program ended, {when}.</source>
        <translation>«{name}» tiene cambios que no se guardaron cuando se cerró el programa, {when}.</translation>
    </message>
    <message>
        <source>“{name}” was changed meanwhile.</source>
        <translation>«{name}» cambió entretanto.</translation>
    </message>
</context>
<context>
    <name>RemovalList</name>
    <message>
        <source>Entry</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Conservada</translation>
    </message>
    <message>
        <source>Kept entry</source>
        <translation>Entrada conservada</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Eliminada</translation>
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
        <translation>Después</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Qué se hizo</translation>
    </message>
</context>
<context>
    <name>RepairsPanel</name>
    <message numerus="yes">
        <source>%n places were mended so that the set could be read.</source>
        <translation>
            <numerusform>Se reparó %n lugar para poder leer el conjunto.</numerusform>
            <numerusform>Se repararon %n lugares para poder leer el conjunto.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 place was mended so that the set could be read.</source>
        <translation>Se reparó 1 lugar para poder leer el conjunto.</translation>
    </message>
    <message>
        <source>Choose a repair to see the lines around it.</source>
        <translation>Elija una reparación para ver las líneas que la rodean.</translation>
    </message>
    <message>
        <source>Nothing had to be mended.</source>
        <translation>No hubo que reparar nada.</translation>
    </message>
    <message>
        <source>Place of the repair</source>
        <translation>Lugar de la reparación</translation>
    </message>
    <message>
        <source>Reading “{name}”</source>
        <translation>Leyendo «{name}»</translation>
    </message>
    <message>
        <source>Repairs</source>
        <translation>Reparaciones</translation>
    </message>
    <message>
        <source>The file was changed since it was opened, so its lines can't be shown.</source>
        <translation>El archivo ya no es el que se abrió, así que no se pueden mostrar sus líneas.</translation>
    </message>
    <message>
        <source>The files on disk are as they were until you save.</source>
        <translation>Los archivos del disco están como estaban hasta que se guarde.</translation>
    </message>
</context>
<context>
    <name>ReplaceQuestion</name>
    <message numerus="yes">
        <source>%n files in “{folder}” will be replaced.</source>
        <translation>
            <numerusform>Se reemplazará %n archivo de «{folder}».</numerusform>
            <numerusform>Se reemplazarán %n archivos de «{folder}».</numerusform>
        </translation>
    </message>
    <message>
        <source>1 file in “{folder}” will be replaced.</source>
        <translation>Se reemplazará 1 archivo de «{folder}».</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>Replace files</source>
        <translation>Reemplazar archivos</translation>
    </message>
    <message>
        <source>The last export to this folder was not of this set: the files may belong to another one.</source>
        <translation>La última exportación a esta carpeta no era de este conjunto: los archivos pueden ser de otro.</translation>
    </message>
</context>
<context>
    <name>Reports</name>
    <message>
        <source>Data (*.json)</source>
        <translation>Datos (*.json)</translation>
    </message>
    <message>
        <source>Page to read (*.html)</source>
        <translation>Página para leer (*.html)</translation>
    </message>
    <message>
        <source>Pages as on paper (*.pdf)</source>
        <translation>Páginas como en papel (*.pdf)</translation>
    </message>
    <message>
        <source>Preparing the report</source>
        <translation>Preparando el informe</translation>
    </message>
    <message>
        <source>Print report</source>
        <translation>Imprimir informe</translation>
    </message>
    <message>
        <source>SARIF for code hosts (*.sarif)</source>
        <translation>SARIF para repositorios de código (*.sarif)</translation>
    </message>
    <message>
        <source>Save a report of the set</source>
        <translation>Guardar un informe del conjunto</translation>
    </message>
    <message>
        <source>Show report</source>
        <translation>Mostrar informe</translation>
    </message>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <translation>Tabla para hojas de cálculo (*.csv)</translation>
    </message>
    <message>
        <source>The report was stopped; nothing was written.</source>
        <translation>Se detuvo el informe; no se escribió nada.</translation>
    </message>
    <message>
        <source>The report “{name}” was written.</source>
        <translation>Se escribió el informe «{name}».</translation>
    </message>
    <message>
        <source>Writing “{name}”</source>
        <translation>Escribiendo «{name}»</translation>
    </message>
</context>
<context>
    <name>SaveFilterDialog</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>Save filter</source>
        <translation>Guardar filtro</translation>
    </message>
    <message>
        <source>This replaces the filter of that name.</source>
        <translation>Reemplazará al filtro que tiene ese nombre.</translation>
    </message>
</context>
<context>
    <name>SavedFilters</name>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>&amp;Save this filter …</source>
        <translation>&amp;Guardar este filtro…</translation>
    </message>
    <message>
        <source>The filter “{name}”: {reason}</source>
        <translation>El filtro «{name}»: {reason}</translation>
    </message>
</context>
<context>
    <name>ScanDialog</name>
    <message>
        <source>&amp;Dates</source>
        <translation>&amp;Fechas</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Carpeta</translation>
    </message>
    <message>
        <source>&amp;URL of the folder</source>
        <translation>&amp;URL de la carpeta</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Crear</translation>
    </message>
    <message>
        <source>Folder of pages</source>
        <translation>Carpeta de páginas</translation>
    </message>
    <message>
        <source>Last change of the text</source>
        <translation>Último cambio del texto</translation>
    </message>
    <message>
        <source>Last commit in git</source>
        <translation>Último commit en git</translation>
    </message>
    <message>
        <source>List the &amp;images of each page</source>
        <translation>Listar las &amp;imágenes de cada página</translation>
    </message>
    <message>
        <source>New from folder</source>
        <translation>Nuevo desde carpeta</translation>
    </message>
    <message>
        <source>Pages that ask not to be indexed, or only redirect, are left out.</source>
        <translation>Se omiten las páginas que piden no ser indexadas o que solo redirigen.</translation>
    </message>
    <message>
        <source>Time of the file</source>
        <translation>Fecha del archivo</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Redo {step}</source>
        <translation>Rehacer: {step}</translation>
    </message>
    <message>
        <source>Undo {step}</source>
        <translation>Deshacer: {step}</translation>
    </message>
    <message>
        <source>Wait for it, or cancel it; nothing else was changed.</source>
        <translation>Espere a que termine o cancélelo; no se cambió nada más.</translation>
    </message>
    <message>
        <source>“{title}” is still running.</source>
        <translation>«{title}» aún se está haciendo.</translation>
    </message>
</context>
<context>
    <name>SetCommands</name>
    <message numerus="yes">
        <source>%n files</source>
        <translation>
            <numerusform>%n archivo</numerusform>
            <numerusform>%n archivos</numerusform>
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
            <numerusform>%n sitemap es ahora mayor de lo que permite {profile}.</numerusform>
            <numerusform>%n sitemaps son ahora mayores de lo que permite {profile}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add existing files</source>
        <translation>Añadir archivos existentes</translation>
    </message>
    <message>
        <source>Add {name}</source>
        <translation>Añadir {name}</translation>
    </message>
    <message numerus="yes">
        <source>Apply the order to %n entries</source>
        <translation>
            <numerusform>Aplicar el orden a %n entrada</numerusform>
            <numerusform>Aplicar el orden a %n entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Apply the order to 1 entry</source>
        <translation>Aplicar el orden a 1 entrada</translation>
    </message>
    <message>
        <source>Change lastmod of {name}</source>
        <translation>Cambiar el lastmod de {name}</translation>
    </message>
    <message numerus="yes">
        <source>Merge %n sitemaps</source>
        <translation>
            <numerusform>Combinar %n sitemap</numerusform>
            <numerusform>Combinar %n sitemaps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n entries to {name}</source>
        <translation>
            <numerusform>Mover %n entrada a {name}</numerusform>
            <numerusform>Mover %n entradas a {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>Move entry to {name}</source>
        <translation>Mover entrada a {name}</translation>
    </message>
    <message>
        <source>Move {name}</source>
        <translation>Mover {name}</translation>
    </message>
    <message>
        <source>No sitemap is larger than {profile} allows.</source>
        <translation>Ningún sitemap es mayor de lo que permite {profile}.</translation>
    </message>
    <message>
        <source>Reading files</source>
        <translation>Leyendo archivos</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Quitar {name}</translation>
    </message>
    <message>
        <source>Rename {name}</source>
        <translation>Cambiar el nombre de {name}</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Mostrarlo</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Mostrarlos</translation>
    </message>
    <message>
        <source>Sitemaps (*.xml *.xml.gz *.gz *.txt *.csv);;All files (*)</source>
        <translation>Sitemaps (*.xml *.xml.gz *.gz *.txt *.csv);;Todos los archivos (*)</translation>
    </message>
    <message numerus="yes">
        <source>Spill %n entries into {name}</source>
        <translation>
            <numerusform>Pasar %n entrada a {name}</numerusform>
            <numerusform>Pasar %n entradas a {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>Spill 1 entry into {name}</source>
        <translation>Pasar 1 entrada a {name}</translation>
    </message>
    <message>
        <source>Spill into a new sitemap</source>
        <translation>Pasar a un sitemap nuevo</translation>
    </message>
    <message>
        <source>Split {name}</source>
        <translation>Dividir {name}</translation>
    </message>
    <message>
        <source>Split …</source>
        <translation>Dividir…</translation>
    </message>
    <message>
        <source>The excess entries can go to a new sitemap at the end; Undo takes the change back.</source>
        <translation>Lo que sobra puede pasar a un sitemap nuevo al final; Deshacer anula el cambio.</translation>
    </message>
    <message>
        <source>With an index, the excess entries can go to further sitemaps; Undo takes the change back.</source>
        <translation>Con un índice, las entradas sobrantes pueden pasar a otros sitemaps; Deshacer anula el cambio.</translation>
    </message>
    <message>
        <source>Write an index …</source>
        <translation>Escribir un índice…</translation>
    </message>
    <message>
        <source>Write the index {name}</source>
        <translation>Escribir el índice {name}</translation>
    </message>
    <message numerus="yes">
        <source>“{full}” has no room for them, so %n new entries went to “{into}”.</source>
        <translation>
            <numerusform>«{full}» no tiene sitio, así que %n entrada nueva pasó a «{into}».</numerusform>
            <numerusform>«{full}» no tiene sitio, así que %n entradas nuevas pasaron a «{into}».</numerusform>
        </translation>
    </message>
    <message>
        <source>“{full}” is full, so the new entry went to “{into}”.</source>
        <translation>«{full}» está lleno, así que la entrada nueva pasó a «{into}».</translation>
    </message>
    <message>
        <source>“{name}” is now larger than {profile} allows.</source>
        <translation>«{name}» es ahora mayor de lo que permite {profile}.</translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>Reset to default</source>
        <translation>Restablecer el valor predeterminado</translation>
    </message>
    <message>
        <source>not the default</source>
        <translation>distinto del valor predeterminado</translation>
    </message>
    <message>
        <source>{words}: reset to default</source>
        <translation>{words}: restablecer el valor predeterminado</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>It was set aside as “{name}”.</source>
        <translation>Se apartó como «{name}».</translation>
    </message>
    <message>
        <source>What the program remembered (“{name}”) can't be understood: {reason}.</source>
        <translation>No se entiende lo que recordaba el programa («{name}»): {reason}.</translation>
    </message>
    <message>
        <source>it is not an INI file</source>
        <translation>no es un archivo Ini</translation>
    </message>
    <message>
        <source>it is not text</source>
        <translation>no es texto</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>es demasiado grande</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>No setting matches these words. Esc clears the line.</source>
        <translation>Ningún ajuste coincide con estas palabras. Esc vacía la línea.</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Buscar en la configuración</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configuración</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Temas</translation>
    </message>
</context>
<context>
    <name>Severity</name>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Info</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Advertencia</translation>
    </message>
</context>
<context>
    <name>SitemapList</name>
    <message>
        <source>Sitemaps of the set</source>
        <translation>Sitemaps del conjunto</translation>
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
        <translation>Todas las entradas</translation>
    </message>
    <message>
        <source>Changed since it was saved.</source>
        <translation>Cambiado desde que se guardó.</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Entradas</translation>
    </message>
    <message>
        <source>Entries of all files</source>
        <translation>Entradas de todos los archivos</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Read-only. {reason}</source>
        <translation>Solo se puede ver. {reason}</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>cambiado</translation>
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
        <translation>Sitemaps del conjunto</translation>
    </message>
</context>
<context>
    <name>SortDialog</name>
    <message>
        <source>&amp;Sort by</source>
        <translation>&amp;Ordenar por</translation>
    </message>
    <message>
        <source>Direction of key {number}</source>
        <translation>Dirección de la clave {number}</translation>
    </message>
    <message>
        <source>Key {number}</source>
        <translation>Clave {number}</translation>
    </message>
    <message>
        <source>Only the view is sorted; Shift+click on a header adds a key.</source>
        <translation>Solo se ordena la vista; Mayús+clic en un encabezado añade una clave.</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Ordenar</translation>
    </message>
    <message>
        <source>ascending</source>
        <translation>ascendente</translation>
    </message>
    <message>
        <source>descending</source>
        <translation>descendente</translation>
    </message>
    <message>
        <source>nothing more</source>
        <translation>nada más</translation>
    </message>
    <message>
        <source>order of the set</source>
        <translation>orden del conjunto</translation>
    </message>
    <message>
        <source>problems</source>
        <translation>problemas</translation>
    </message>
    <message>
        <source>then by</source>
        <translation>después por</translation>
    </message>
</context>
<context>
    <name>SourceCommands</name>
    <message numerus="yes">
        <source>Append %n entries</source>
        <translation>
            <numerusform>Añadir %n entrada</numerusform>
            <numerusform>Añadir %n entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Append entries of files</source>
        <translation>Añadir entradas de archivos</translation>
    </message>
    <message>
        <source>Append one entry</source>
        <translation>Añadir una entrada</translation>
    </message>
    <message>
        <source>Create from folder</source>
        <translation>Crear desde carpeta</translation>
    </message>
    <message>
        <source>Create from “{name}”</source>
        <translation>Crear desde «{name}»</translation>
    </message>
    <message>
        <source>Left out: {reasons}.</source>
        <translation>Omitido: {reasons}.</translation>
    </message>
    <message numerus="yes">
        <source>Merge %n entries</source>
        <translation>
            <numerusform>Combinar %n entrada</numerusform>
            <numerusform>Combinar %n entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Merge one entry</source>
        <translation>Combinar una entrada</translation>
    </message>
    <message>
        <source>Reading pages in “{name}”</source>
        <translation>Leyendo páginas de «{name}»</translation>
    </message>
    <message>
        <source>Reading “{name}”</source>
        <translation>Leyendo «{name}»</translation>
    </message>
</context>
<context>
    <name>Split</name>
    <message>
        <source>&amp;Folders deep</source>
        <translation>&amp;Niveles de carpeta</translation>
    </message>
    <message>
        <source>&amp;Most MB</source>
        <translation>&amp;Máximo de MB</translation>
    </message>
    <message>
        <source>&amp;Most entries</source>
        <translation>Má&amp;ximo de entradas</translation>
    </message>
    <message>
        <source>By folder</source>
        <translation>Por carpeta</translation>
    </message>
    <message>
        <source>By month of lastmod</source>
        <translation>Por mes de lastmod</translation>
    </message>
    <message>
        <source>By size</source>
        <translation>Por tamaño</translation>
    </message>
    <message>
        <source>By the number of entries</source>
        <translation>Por número de entradas</translation>
    </message>
</context>
<context>
    <name>SplitDialog</name>
    <message>
        <source>&amp;Names</source>
        <translation>&amp;Nombres</translation>
    </message>
    <message>
        <source>&amp;Split</source>
        <translation>&amp;Dividir</translation>
    </message>
    <message>
        <source>All entries go to one part: there is nothing to split.</source>
        <translation>Todas las entradas van a una sola parte: no hay nada que dividir.</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Entradas</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Dividir</translation>
    </message>
    <message>
        <source>Split {name}</source>
        <translation>Dividir {name}</translation>
    </message>
    <message numerus="yes">
        <source>This gives %n files; nothing else is renamed.</source>
        <translation>
            <numerusform>Resulta %n archivo; nada más cambia de nombre.</numerusform>
            <numerusform>Resultan %n archivos; nada más cambia de nombre.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is the name of the sitemap, {n} the next free number, {part} the folder or the month.</source>
        <translation>{name} es el nombre del sitemap, {n} el siguiente número libre, {part} la carpeta o el mes.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>A sitemap, or an index with its sitemaps</source>
        <translation>Un sitemap, o un índice con sus sitemaps</translation>
    </message>
    <message>
        <source>A small shop to look around in</source>
        <translation>Una pequeña tienda para curiosear</translation>
    </message>
    <message>
        <source>All sitemaps in it as one set</source>
        <translation>Todos sus sitemaps como un conjunto</translation>
    </message>
    <message>
        <source>An empty sitemap</source>
        <translation>Un sitemap vacío</translation>
    </message>
    <message>
        <source>Files that you open are listed here.</source>
        <translation>Aquí aparecen los archivos que se abren.</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nuevo</translation>
    </message>
    <message>
        <source>Open folder …</source>
        <translation>Abrir carpeta…</translation>
    </message>
    <message>
        <source>Open from web …</source>
        <translation>Abrir desde la web…</translation>
    </message>
    <message>
        <source>Open …</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Open, edit, check and save the sitemaps of a site.</source>
        <translation>Abrir, editar, comprobar y guardar los sitemaps de un sitio.</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Recientes</translation>
    </message>
    <message>
        <source>Sample set</source>
        <translation>Conjunto de ejemplo</translation>
    </message>
    <message>
        <source>Sitemap Studio</source>
        <translation>Sitemap Studio</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>The sitemaps of a site, by its URL</source>
        <translation>Los sitemaps de un sitio, a partir de su URL</translation>
    </message>
    <message>
        <source>or drop a sitemap, an index, a folder, a text list, a CSV file or a link here</source>
        <translation>o suelte aquí un sitemap, un índice, una carpeta, una lista de texto, un archivo CSV o un enlace</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message numerus="yes">
        <source>%n problems</source>
        <translation>
            <numerusform>%n problema</numerusform>
            <numerusform>%n problemas</numerusform>
        </translation>
    </message>
    <message>
        <source>1 problem</source>
        <translation>1 problema</translation>
    </message>
    <message>
        <source>Encoding and compression of the file</source>
        <translation>Codificación y compresión del archivo</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Sin problemas</translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation>Aún sin comprobar</translation>
    </message>
    <message>
        <source>Show the problems</source>
        <translation>Mostrar los problemas</translation>
    </message>
    <message>
        <source>The file is in {encoding}. Saving a change writes it in UTF-8; until then it stays as it is.</source>
        <translation>El archivo está en {encoding}. Al guardar un cambio se escribe en UTF-8; hasta entonces queda como está.</translation>
    </message>
    <message>
        <source>{count} selected</source>
        <translation>{count} seleccionadas</translation>
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
        <translation>{used} KB de {limit} MB</translation>
    </message>
    <message>
        <source>{used} of {limit} MB</source>
        <translation>{used} de {limit} MB</translation>
    </message>
    <message>
        <source>{used} of {limit} URLs</source>
        <translation>{used} de {limit} URL</translation>
    </message>
    <message>
        <source>{used} of {limit} sitemaps</source>
        <translation>{used} de {limit} sitemaps</translation>
    </message>
</context>
<context>
    <name>TableCommands</name>
    <message>
        <source>Add entry</source>
        <translation>Añadir entrada</translation>
    </message>
    <message>
        <source>Clear %Ln cells</source>
        <translation>Borrar %Ln celdas</translation>
    </message>
    <message>
        <source>Clear cell</source>
        <translation>Borrar celda</translation>
    </message>
    <message>
        <source>Delete %Ln entries</source>
        <translation>Eliminar %Ln entradas</translation>
    </message>
    <message>
        <source>Delete entry</source>
        <translation>Eliminar entrada</translation>
    </message>
    <message>
        <source>Duplicate %Ln entries</source>
        <translation>Duplicar %Ln entradas</translation>
    </message>
    <message>
        <source>Duplicate entry</source>
        <translation>Duplicar entrada</translation>
    </message>
    <message>
        <source>Fill %Ln cells</source>
        <translation>Rellenar %Ln celdas</translation>
    </message>
    <message>
        <source>Fill cell</source>
        <translation>Rellenar celda</translation>
    </message>
    <message>
        <source>Move %Ln entries</source>
        <translation>Mover %Ln entradas</translation>
    </message>
    <message>
        <source>Move entry</source>
        <translation>Mover entrada</translation>
    </message>
</context>
<context>
    <name>TableLook</name>
    <message>
        <source>&amp;Show all, as wide as they need</source>
        <translation>&amp;Mostrar todas, con el ancho que necesiten</translation>
    </message>
    <message>
        <source>Marks of problems</source>
        <translation>Marcas de problemas</translation>
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
        <translation>Elegir una carpeta</translation>
    </message>
    <message>
        <source>This must be {form}.</source>
        <translation>Debe ser {form}.</translation>
    </message>
</context>
<context>
    <name>TextTableField</name>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>There are none yet.</source>
        <translation>Aún no hay ninguno.</translation>
    </message>
</context>
<context>
    <name>ThemeMenu</name>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;System default</source>
        <translation>Como el &amp;sistema</translation>
    </message>
</context>
<context>
    <name>Toolbar</name>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Barra de herramientas</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>A click leads to the entry. Many can be fixed at once, and you see beforehand what would change.</source>
        <translation>Un clic lleva a la entrada. Muchos se pueden corregir a la vez, y antes se ve lo que cambiaría.</translation>
    </message>
    <message>
        <source>All entries stand in one table</source>
        <translation>Todas las entradas están en una tabla</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>F6 leads to the hint, Esc in it ends the tour.</source>
        <translation>F6 lleva al consejo; Esc en él termina el recorrido.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Problems are listed here</source>
        <translation>Aquí se muestran los problemas</translation>
    </message>
    <message>
        <source>Save, or export anew</source>
        <translation>Guardar, o exportar de nuevo</translation>
    </message>
    <message>
        <source>Saving writes only what you changed. Export writes new sitemaps within the limits, and shows its plan first.</source>
        <translation>Guardar escribe solo lo que se ha cambiado. Exportar escribe sitemaps nuevos dentro de los límites y muestra antes su plan.</translation>
    </message>
    <message>
        <source>Skip the tour</source>
        <translation>Omitir el recorrido</translation>
    </message>
    <message>
        <source>Type into a cell to change it; Undo takes any change back. The line above shows only entries that match.</source>
        <translation>Escriba en una celda para cambiarla; Deshacer anula cualquier cambio. La línea de arriba muestra solo las entradas que coinciden.</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} de {total}</translation>
    </message>
</context>
<context>
    <name>UnsavedQuestion</name>
    <message>
        <source>Discarded changes can't be brought back.</source>
        <translation>Los cambios descartados no se pueden recuperar.</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Cambios sin guardar</translation>
    </message>
    <message>
        <source>“{name}” has changes that are not saved.</source>
        <translation>«{name}» tiene cambios sin guardar.</translation>
    </message>
</context>
<context>
    <name>UrlRows</name>
    <message>
        <source>Since then</source>
        <translation>Desde entonces</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>new or changed</source>
        <translation>nueva o cambiada</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>eliminada</translation>
    </message>
</context>
<context>
    <name>WebCommands</name>
    <message numerus="yes">
        <source>%n files could not be opened from the web.</source>
        <translation>
            <numerusform>%n archivo no se pudo abrir desde la web.</numerusform>
            <numerusform>%n archivos no se pudieron abrir desde la web.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fetch again</source>
        <translation>Descargar de nuevo</translation>
    </message>
    <message>
        <source>Fetching “{url}”</source>
        <translation>Descargando «{url}»</translation>
    </message>
    <message>
        <source>One file could not be opened from the web.</source>
        <translation>Un archivo no se pudo abrir desde la web.</translation>
    </message>
    <message>
        <source>Show list …</source>
        <translation>Mostrar lista…</translation>
    </message>
    <message>
        <source>Stopped. Files that came whole are in the folder.</source>
        <translation>Detenido. Los archivos que llegaron enteros están en la carpeta.</translation>
    </message>
</context>
<context>
    <name>Windows</name>
    <message>
        <source>Reload opens again what is on disk.</source>
        <translation>Recargar abre de nuevo lo que hay en el disco.</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Página de inicio</translation>
    </message>
    <message>
        <source>“{name}” is open here already.</source>
        <translation>«{name}» ya está abierto aquí.</translation>
    </message>
    <message>
        <source>“{sitemap}” is open here as a sitemap of “{name}”.</source>
        <translation>«{sitemap}» está abierto aquí como sitemap de «{name}».</translation>
    </message>
</context>
<context>
    <name>WriteIndexDialog</name>
    <message numerus="yes">
        <source>%n entries do not lie below {address}: search engines may pass them over.</source>
        <translation>
            <numerusform>%n entrada no está debajo de {address}: los buscadores pueden pasarla por alto.</numerusform>
            <numerusform>%n entradas no están debajo de {address}: los buscadores pueden pasarlas por alto.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Address of the folder</source>
        <translation>&amp;Dirección de la carpeta</translation>
    </message>
    <message>
        <source>1 entry does not lie below {address}: search engines may pass it over.</source>
        <translation>1 entrada no está debajo de {address}: los buscadores pueden pasarla por alto.</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Entradas</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Make the set</source>
        <translation>Crear el conjunto</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Guardando</translation>
    </message>
    <message>
        <source>Search engines that know the address go on to find everything there.</source>
        <translation>Los buscadores que conocen la dirección siguen encontrando todo allí.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>The &amp;index keeps the name {name}</source>
        <translation>El &amp;índice conserva el nombre {name}</translation>
    </message>
    <message>
        <source>The files are written by the next save; until then Undo takes it back.</source>
        <translation>Los archivos se escriben al guardar la próxima vez; hasta entonces, Deshacer lo anula.</translation>
    </message>
    <message>
        <source>The first &amp;sitemap keeps it</source>
        <translation>El primer &amp;sitemap lo conserva</translation>
    </message>
    <message>
        <source>Where the folder of these files lies on the web: an index lists addresses.</source>
        <translation>Dónde está en la web la carpeta de estos archivos: un índice incluye direcciones.</translation>
    </message>
    <message>
        <source>Write an index for {name}</source>
        <translation>Escribir un índice para {name}</translation>
    </message>
    <message>
        <source>new file</source>
        <translation>archivo nuevo</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>reemplazado</translation>
    </message>
    <message>
        <source>rewritten</source>
        <translation>reescrito</translation>
    </message>
    <message>
        <source>stays as it is</source>
        <translation>queda como está</translation>
    </message>
</context>
<context>
    <name>XmlPane</name>
    <message>
        <source>Change other XML</source>
        <translation>Cambiar otro XML</translation>
    </message>
    <message>
        <source>It holds invisible characters that change the order in which text is shown.</source>
        <translation>Contiene caracteres invisibles que cambian el orden en que se muestra el texto.</translation>
    </message>
    <message>
        <source>It holds line ends that no editor keeps, so it is read-only here.</source>
        <translation>Contiene finales de línea que ningún editor conserva, así que solo se puede ver.</translation>
    </message>
    <message>
        <source>This is all that the entry has beside its fields; it can't be read.</source>
        <translation>Esto es todo lo que tiene la entrada además de sus campos; no se puede leer.</translation>
    </message>
    <message>
        <source>This is its beginning; it is too long to be edited here.</source>
        <translation>Este es su comienzo; es demasiado largo para escribir en él.</translation>
    </message>
</context>
<context>
    <name>_PartList</name>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Componente</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Componentes</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>see its text</source>
        <translation>véase su texto</translation>
    </message>
</context>
</TS>
