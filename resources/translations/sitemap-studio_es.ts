<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>&amp;Components and licences</source>
        <translation>&amp;Componentes y licencias</translation>
    </message>
    <message>
        <source>&amp;Copy details</source>
        <translation>&amp;Copiar detalles</translation>
    </message>
    <message>
        <source>&amp;Environment</source>
        <translation>&amp;Entorno</translation>
    </message>
    <message>
        <source>&amp;Report a problem</source>
        <translation>&amp;Informar de un problema</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Software libre con licencia MIT.</translation>
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
        <source>&amp;Below the table</source>
        <translation>De&amp;bajo de la tabla</translation>
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
        <source>&amp;Fix this value</source>
        <translation>&amp;Corregir este valor</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <translation>&amp;Ir a</translation>
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
        <source>&amp;Leak patterns …</source>
        <translation>Patrones de &amp;fugas…</translation>
    </message>
    <message>
        <source>&amp;Move panel</source>
        <translation>&amp;Mover panel</translation>
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
        <source>&amp;Reset zoom</source>
        <translation>&amp;Restablecer el zoom</translation>
    </message>
    <message>
        <source>&amp;Revert cells</source>
        <translation>&amp;Revertir celdas</translation>
    </message>
    <message>
        <source>&amp;Revert entries</source>
        <translation>Re&amp;vertir entradas</translation>
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
        <source>&amp;Values</source>
        <translation>&amp;Valores</translation>
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
        <source>&amp;Zoom</source>
        <translation>&amp;Zoom</translation>
    </message>
    <message>
        <source>Add &amp;entry</source>
        <translation>Añadir &amp;entrada</translation>
    </message>
    <message>
        <source>Add existing &amp;files …</source>
        <translation>Añadir a&amp;rchivos existentes…</translation>
    </message>
    <message>
        <source>Add sitemaps from disk to the index, or append their entries.</source>
        <translation>Añade al índice sitemaps del disco, o añade sus entradas.</translation>
    </message>
    <message>
        <source>Append entries from files …</source>
        <translation>Añadir entradas de archivos…</translation>
    </message>
    <message>
        <source>Append entries from logs, crawler exports, feeds, lists or sitemaps.</source>
        <translation>Añade entradas de registros, exportaciones de rastreadores, fuentes, listas o sitemaps.</translation>
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
        <source>Change a field of many entries at once.</source>
        <translation>Cambia un campo de muchas entradas a la vez.</translation>
    </message>
    <message>
        <source>Chec&amp;k against robots.txt …</source>
        <translation>Comprobar con robots.t&amp;xt…</translation>
    </message>
    <message>
        <source>Check the files on disk against the published XML schemas.</source>
        <translation>Comprueba los archivos del disco con los esquemas XML publicados.</translation>
    </message>
    <message>
        <source>Choose which search engine's limits apply.</source>
        <translation>Permite elegir el buscador cuyos límites se aplican.</translation>
    </message>
    <message>
        <source>Clear &amp;filter</source>
        <translation>&amp;Quitar filtro</translation>
    </message>
    <message>
        <source>Compare with file on dis&amp;k …</source>
        <translation>Comparar con el archivo del &amp;disco…</translation>
    </message>
    <message>
        <source>Complete &amp;hreflang …</source>
        <translation>Completar &amp;hreflang…</translation>
    </message>
    <message>
        <source>Copy the selected cells with the names of their fields.</source>
        <translation>Copia las celdas seleccionadas con los nombres de sus campos.</translation>
    </message>
    <message>
        <source>Copy with &amp;header</source>
        <translation>Copiar con encabe&amp;zado</translation>
    </message>
    <message>
        <source>Create a sitemap from the pages of a static site.</source>
        <translation>Crea un sitemap con las páginas de un sitio estático.</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>Discard changes and open the saved files again.</source>
        <translation>Descarta los cambios y vuelve a abrir los archivos guardados.</translation>
    </message>
    <message>
        <source>E&amp;qual values</source>
        <translation>Valores &amp;iguales</translation>
    </message>
    <message>
        <source>Entr&amp;y</source>
        <translation>Entr&amp;ada</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Export all entries to one XML, text or CSV file.</source>
        <translation>Exporta todas las entradas a un solo archivo XML, de texto o CSV.</translation>
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
        <source>Fi&amp;x selected entries …</source>
        <translation>Corregir entradas &amp;seleccionadas…</translation>
    </message>
    <message>
        <source>Fill selecti&amp;on</source>
        <translation>Rellenar &amp;selección</translation>
    </message>
    <message>
        <source>Fill the selected cells with the current value.</source>
        <translation>Rellena las celdas seleccionadas con el valor actual.</translation>
    </message>
    <message>
        <source>Fill the selected cells with the topmost value.</source>
        <translation>Rellena las celdas seleccionadas con el valor de la primera.</translation>
    </message>
    <message>
        <source>Find and replace …</source>
        <translation>Buscar y reemplazar…</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>Buscar si&amp;guiente</translation>
    </message>
    <message>
        <source>Fix &amp;all problems …</source>
        <translation>Corregir &amp;todos los problemas…</translation>
    </message>
    <message>
        <source>Fol&amp;ders</source>
        <translation>C&amp;arpetas</translation>
    </message>
    <message>
        <source>Go to an entry by number, or select several, such as 10-20.</source>
        <translation>Va a una entrada por su número, o selecciona varias, como 10-20.</translation>
    </message>
    <message>
        <source>Mer&amp;ge sitemaps</source>
        <translation>Co&amp;mbinar sitemaps</translation>
    </message>
    <message>
        <source>Merge the selected sitemaps into the first one.</source>
        <translation>Combina los sitemaps seleccionados en el primero.</translation>
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
        <source>Move entries beyond the limits to new sitemaps.</source>
        <translation>Mueve a sitemaps nuevos las entradas que superan los límites.</translation>
    </message>
    <message>
        <source>Move overflow to a new s&amp;itemap</source>
        <translation>Mover &amp;lo que sobra a un sitemap nuevo</translation>
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
        <source>Ne&amp;xt problem</source>
        <translation>Problema siguie&amp;nte</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>Nue&amp;va ventana</translation>
    </message>
    <message>
        <source>New from folder …</source>
        <translation>Nuevo desde carpeta…</translation>
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
        <source>Open fol&amp;der …</source>
        <translation>Abrir car&amp;peta…</translation>
    </message>
    <message>
        <source>Open page in &amp;browser</source>
        <translation>Abrir la página &amp;web en el navegador</translation>
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
        <source>Re&amp;load</source>
        <translation>&amp;Recargar</translation>
    </message>
    <message>
        <source>Re&amp;move sitemaps</source>
        <translation>&amp;Quitar sitemaps</translation>
    </message>
    <message>
        <source>Remove &amp;duplicates …</source>
        <translation>Eliminar &amp;duplicados…</translation>
    </message>
    <message>
        <source>Remove the selected sitemaps and their entries from the set.</source>
        <translation>Saca del conjunto los sitemaps seleccionados, con sus entradas.</translation>
    </message>
    <message>
        <source>Reset &amp;all panels</source>
        <translation>Restablecer &amp;todos los paneles</translation>
    </message>
    <message>
        <source>Restore the saved values of the selected cells.</source>
        <translation>Restaura los valores guardados de las celdas seleccionadas.</translation>
    </message>
    <message>
        <source>Restore the selected entries to the saved version.</source>
        <translation>Restaura la versión guardada de las entradas seleccionadas.</translation>
    </message>
    <message>
        <source>Save &amp;as …</source>
        <translation>Guardar co&amp;mo…</translation>
    </message>
    <message>
        <source>Save charts and problems as HTML or PDF, or problems as data.</source>
        <translation>Guarda los gráficos y los problemas como HTML o PDF, o los problemas como datos.</translation>
    </message>
    <message>
        <source>Save re&amp;port …</source>
        <translation>Guardar in&amp;forme…</translation>
    </message>
    <message>
        <source>Save the entries in the order of the view.</source>
        <translation>Guarda las entradas en el orden de la vista.</translation>
    </message>
    <message>
        <source>Save under another name; .gz compresses the file.</source>
        <translation>Guarda con otro nombre; .gz comprime el archivo.</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Seleccionar t&amp;odo</translation>
    </message>
    <message>
        <source>Select same &amp;value</source>
        <translation>Seleccionar el mismo &amp;valor</translation>
    </message>
    <message>
        <source>Set lastmod to &amp;today</source>
        <translation>Poner &amp;hoy en lastmod</translation>
    </message>
    <message>
        <source>Settin&amp;gs …</source>
        <translation>Con&amp;figuración…</translation>
    </message>
    <message>
        <source>Show files to upload, robots.txt lines and changed URLs.</source>
        <translation>Muestra los archivos por subir, las líneas de robots.txt y las URL cambiadas.</translation>
    </message>
    <message>
        <source>Show only entries that match.</source>
        <translation>Muestra solo las entradas que coinciden.</translation>
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
        <source>Sort &amp;by …</source>
        <translation>&amp;Ordenar por…</translation>
    </message>
    <message>
        <source>To the &amp;left</source>
        <translation>A la &amp;izquierda</translation>
    </message>
    <message>
        <source>To the &amp;right</source>
        <translation>A la &amp;derecha</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Ventanas</translation>
    </message>
    <message>
        <source>Write new sitemaps within the limits, with their index.</source>
        <translation>Escribe sitemaps nuevos dentro de los límites, con su índice.</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Ampliar</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Re&amp;ducir</translation>
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
        <extracomment>1 URL is in the set already:</extracomment>
        <translation>
            <numerusform>%n URL ya está en el conjunto:</numerusform>
            <numerusform>%n URL ya están en el conjunto:</numerusform>
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
        <source>{files} files contain {entries}.</source>
        <translation>{files} archivos contienen {entries}.</translation>
    </message>
    <message>
        <source>“{name}” contains {entries}.</source>
        <translation>«{name}» contiene {entries}.</translation>
    </message>
</context>
<context>
    <name>AddressLine</name>
    <message>
        <source>Suggestion: {address}. Press Enter to use it.</source>
        <translation>Sugerencia: {address}. Pulse Intro para usarla.</translation>
    </message>
    <message>
        <source>The URL of this set. A sitemap may list only URLs in its folder or below.</source>
        <translation>La URL de este conjunto. Un sitemap solo puede incluir URL de su carpeta y de las que hay debajo.</translation>
    </message>
    <message>
        <source>Use the suggestion</source>
        <translation>Usar la sugerencia</translation>
    </message>
</context>
<context>
    <name>BulkDialog</name>
    <message numerus="yes">
        <source>%n URLs become duplicates.</source>
        <extracomment>1 URL becomes a duplicate.</extracomment>
        <translation>
            <numerusform>%n URL pasa a ser un duplicado.</numerusform>
            <numerusform>%n URL pasan a ser duplicados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n URLs become too long.</source>
        <extracomment>1 URL becomes too long.</extracomment>
        <translation>
            <numerusform>%n URL queda demasiado larga.</numerusform>
            <numerusform>%n URL quedan demasiado largas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values skipped: {reason}.</source>
        <extracomment>1 value skipped: {reason}.</extracomment>
        <translation>
            <numerusform>Se omite %n valor: {reason}.</numerusform>
            <numerusform>Se omiten %n valores: {reason}.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Field</source>
        <translation>&amp;Campo</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambiar</translation>
    </message>
    <message numerus="yes">
        <source>Change %n entries</source>
        <extracomment>Change 1 entry</extracomment>
        <translation>
            <numerusform>Cambiar %n entrada</numerusform>
            <numerusform>Cambiar %n entradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change %n values</source>
        <extracomment>Change 1 value</extracomment>
        <translation>
            <numerusform>Cambiar %n valor</numerusform>
            <numerusform>Cambiar %n valores</numerusform>
        </translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operación</translation>
    </message>
    <message numerus="yes">
        <source>The URLs of %n sitemaps in the index also change.</source>
        <extracomment>The URL of 1 sitemap in the index also changes.</extracomment>
        <translation>
            <numerusform>También cambia la URL de %n sitemap en el índice.</numerusform>
            <numerusform>También cambian las URL de %n sitemaps en el índice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>URLs in the extensions of %n entries also change.</source>
        <extracomment>URLs in the extensions of 1 entry also change.</extracomment>
        <translation>
            <numerusform>También cambian las URL en las extensiones de %n entrada.</numerusform>
            <numerusform>También cambian las URL en las extensiones de %n entradas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BulkForm</name>
    <message>
        <source>the day: 3 April 2025</source>
        <translation>el día: 3 de abril de 2025</translation>
    </message>
    <message>
        <source>the month: 4 March 2025</source>
        <translation>el mes: 4 de marzo de 2025</translation>
    </message>
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
    <name>CellFix</name>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Aplicar</translation>
    </message>
    <message>
        <source>&amp;Edit cell</source>
        <translation>&amp;Editar celda</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
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
        <source>%n pasted columns beyond the last field were ignored.</source>
        <extracomment>1 pasted column beyond the last field was ignored.</extracomment>
        <translation>
            <numerusform>No se tuvo en cuenta %n columna pegada, más allá del último campo.</numerusform>
            <numerusform>No se tuvieron en cuenta %n columnas pegadas, más allá del último campo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing can be pasted into this column.</source>
        <translation>No se puede pegar nada en esta columna.</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n cells</source>
        <extracomment>Paste cell</extracomment>
        <translation>
            <numerusform>Pegar celda</numerusform>
            <numerusform>Pegar %n celdas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n entries</source>
        <extracomment>Paste entry</extracomment>
        <translation>
            <numerusform>Pegar entrada</numerusform>
            <numerusform>Pegar %n entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste in an earlier column, or with a header row.</source>
        <translation>Pegue en una columna anterior o con una fila de encabezado.</translation>
    </message>
</context>
<context>
    <name>ColumnsDialog</name>
    <message>
        <source>Choose the columns for the fields. The choice is remembered for tables with this header.</source>
        <translation>Elija las columnas de los campos. La elección se recuerda para las tablas con este encabezado.</translation>
    </message>
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
</context>
<context>
    <name>CompareDialog</name>
    <message numerus="yes">
        <source>%n entries are equal</source>
        <extracomment>1 entry is equal</extracomment>
        <translation>
            <numerusform>%n entrada es igual</numerusform>
            <numerusform>%n entradas son iguales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries have another URL</source>
        <extracomment>1 entry has another URL</extracomment>
        <translation>
            <numerusform>%n entrada tiene otra URL</numerusform>
            <numerusform>%n entradas tienen otra URL</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries have other values</source>
        <extracomment>1 entry has other values</extracomment>
        <translation>
            <numerusform>%n entrada tiene otros valores</numerusform>
            <numerusform>%n entradas tienen otros valores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries only in your version</source>
        <extracomment>1 entry only in your version</extracomment>
        <translation>
            <numerusform>%n entrada solo está en su versión</numerusform>
            <numerusform>%n entradas solo están en su versión</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries only on disk</source>
        <extracomment>1 entry only on disk</extracomment>
        <translation>
            <numerusform>%n entrada solo está en el disco</numerusform>
            <numerusform>%n entradas solo están en el disco</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Ignore which sitemap an entry is in</source>
        <translation>&amp;Ignorar en qué sitemap está una entrada</translation>
    </message>
    <message>
        <source>Compare “{name}” with file on disk</source>
        <translation>Comparar «{name}» con el archivo del disco</translation>
    </message>
    <message>
        <source>Comparing with the file on disk …</source>
        <translation>Comparando con el archivo del disco…</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Diferencias</translation>
    </message>
    <message>
        <source>The entries on disk are the same.</source>
        <translation>Las entradas del disco son las mismas.</translation>
    </message>
    <message>
        <source>The order differs.</source>
        <translation>El orden es distinto.</translation>
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
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>En el disco</translation>
    </message>
    <message>
        <source>Only in your version</source>
        <translation>Solo en su versión</translation>
    </message>
    <message>
        <source>Only on disk</source>
        <translation>Solo en el disco</translation>
    </message>
    <message>
        <source>Your version</source>
        <translation>Su versión</translation>
    </message>
    <message>
        <source>extensions</source>
        <translation>extensiones</translation>
    </message>
    <message>
        <source>renamed</source>
        <translation>otra URL</translation>
    </message>
</context>
<context>
    <name>Docks</name>
    <message>
        <source>Click in a panel first, then move it.</source>
        <translation>Haga clic primero en un panel y luego muévalo.</translation>
    </message>
</context>
<context>
    <name>DuplicatesDialog</name>
    <message numerus="yes">
        <source>%n duplicates in read-only sitemaps are kept.</source>
        <extracomment>1 duplicate in a read-only sitemap is kept.</extracomment>
        <translation>
            <numerusform>%n duplicado en un sitemap de solo lectura se conserva.</numerusform>
            <numerusform>%n duplicados en sitemaps de solo lectura se conservan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries are removed</source>
        <extracomment>1 entry is removed</extracomment>
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
        <source>Each entry to be removed, with the one that is kept.</source>
        <translation>Cada entrada que se eliminará, con la que se conserva.</translation>
    </message>
    <message>
        <source>Entries to remove</source>
        <translation>Entradas que se eliminarán</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eliminar</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n entries</source>
        <extracomment>Remove 1 entry</extracomment>
        <translation>
            <numerusform>Eliminar %n entrada</numerusform>
            <numerusform>Eliminar %n entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no duplicates to remove.</source>
        <translation>No hay duplicados que eliminar.</translation>
    </message>
    <message>
        <source>equal except for http/https, www, trailing slash and case</source>
        <translation>iguales salvo por http/https, www, la barra final y las mayúsculas</translation>
    </message>
    <message>
        <source>identical</source>
        <translation>idénticas</translation>
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
</context>
<context>
    <name>EncodingDialog</name>
    <message>
        <source>&amp;Encoding</source>
        <translation>&amp;Codificación</translation>
    </message>
    <message>
        <source>All lines are plain ASCII and look the same in every encoding.</source>
        <translation>Todas las líneas son ASCII puro y se ven igual en todas las codificaciones.</translation>
    </message>
    <message>
        <source>Choose the encoding</source>
        <translation>Elegir la codificación</translation>
    </message>
    <message>
        <source>How it &amp;reads</source>
        <translation>Cómo se &amp;lee</translation>
    </message>
    <message>
        <source>The encoding of “{name}” is unknown. Choose the one in which the lines below look right.</source>
        <translation>No se conoce la codificación de «{name}». Elija aquella en la que las líneas de abajo se vean bien.</translation>
    </message>
    <message>
        <source>The encoding of “{name}”, and maybe of other sitemaps of “{whole}”, is unknown. Choose the one in which the lines below look right.</source>
        <translation>No se conoce la codificación de «{name}» ni quizá la de otros sitemaps de «{whole}». Elija aquella en la que las líneas de abajo se vean bien.</translation>
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
    <name>EntryHeader</name>
    <message numerus="yes">
        <source>+ %n empty columns</source>
        <extracomment>+ 1 empty column</extracomment>
        <translation>
            <numerusform>+ %n columna vacía</numerusform>
            <numerusform>+ %n columnas vacías</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty in the whole set: {columns}</source>
        <translation>Vacías en todo el conjunto: {columns}</translation>
    </message>
</context>
<context>
    <name>EntryModel</name>
    <message>
        <source>New since the last save</source>
        <translation>Nuevo desde que se guardó por última vez</translation>
    </message>
    <message>
        <source>Not in the saved version</source>
        <translation>No está en la versión guardada</translation>
    </message>
    <message>
        <source>Saved value: {value}</source>
        <translation>Valor guardado: {value}</translation>
    </message>
    <message>
        <source>Sorting</source>
        <translation>Ordenando</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
</context>
<context>
    <name>EntryPage</name>
    <message>
        <source>Filtering</source>
        <translation>Filtrando</translation>
    </message>
    <message>
        <source>No entries yet. Add one with Ctrl+I, or paste URLs with Ctrl+V.</source>
        <translation>Aún no hay entradas. Añada una con Ctrl+I o pegue URL con Ctrl+V.</translation>
    </message>
    <message>
        <source>None of the sitemaps could be read. See Problems.</source>
        <translation>No se pudo leer ningún sitemap. Consulte Problemas.</translation>
    </message>
    <message>
        <source>The index has no sitemaps yet. Add one.</source>
        <translation>El índice aún no tiene sitemaps. Añada uno.</translation>
    </message>
</context>
<context>
    <name>EntryPanel</name>
    <message>
        <source>Add missing languages …</source>
        <translation>Añadir idiomas que faltan…</translation>
    </message>
    <message>
        <source>Add x-default</source>
        <translation>Añadir x-default</translation>
    </message>
    <message>
        <source>Another edit is still running.</source>
        <translation>Aún se está haciendo otro cambio.</translation>
    </message>
    <message>
        <source>Entry {number} of {count}</source>
        <translation>Entrada {number} de {count}</translation>
    </message>
    <message>
        <source>More about alternates</source>
        <translation>Más sobre las alternativas</translation>
    </message>
    <message>
        <source>Select one entry to add to it.</source>
        <translation>Seleccione una sola entrada para añadirle algo.</translation>
    </message>
    <message>
        <source>The readable form of the URL</source>
        <translation>La forma legible de la URL</translation>
    </message>
</context>
<context>
    <name>EntryView</name>
    <message>
        <source>Clear it, paste another value, or use a bulk edit.</source>
        <translation>Bórrelo, pegue otro valor o use un cambio en bloque.</translation>
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
        <source>System</source>
        <translation>Sistema</translation>
    </message>
</context>
<context>
    <name>ExplanationPane</name>
    <message>
        <source>Explanation</source>
        <translation>Explicación</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Corregido</translation>
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
        <source>Off</source>
        <translation>Desactivada</translation>
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
        <source>Select a problem or a rule to see the explanation.</source>
        <translation>Seleccione un problema o una regla para ver la explicación.</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Gravedad</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
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
</context>
<context>
    <name>ExportCommands</name>
    <message numerus="yes">
        <source>%n files were up to date.</source>
        <extracomment>1 file was up to date.</extracomment>
        <translation>
            <numerusform>%n archivo ya estaba al día.</numerusform>
            <numerusform>%n archivos ya estaban al día.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files written to “{folder}”.</source>
        <extracomment>1 file written to “{folder}”.</extracomment>
        <translation>
            <numerusform>%n archivo escrito en «{folder}».</numerusform>
            <numerusform>%n archivos escritos en «{folder}».</numerusform>
        </translation>
    </message>
    <message>
        <source>Entries may be missing: some sitemaps could not be read completely.</source>
        <translation>Pueden faltar entradas: algunos sitemaps no se pudieron leer por completo.</translation>
    </message>
    <message>
        <source>Exporting to “{name}”</source>
        <translation>Exportando a «{name}»</translation>
    </message>
    <message>
        <source>Open exported set</source>
        <translation>Abrir el conjunto exportado</translation>
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
</context>
<context>
    <name>ExportDialog</name>
    <message numerus="yes">
        <source>%n files with such names exist and will be replaced.</source>
        <extracomment>1 file with such a name exists and will be replaced.</extracomment>
        <translation>
            <numerusform>Ya existe %n archivo con estos nombres y se reemplazará.</numerusform>
            <numerusform>Ya existen %n archivos con estos nombres y se reemplazarán.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps could not be read completely: entries may be missing.</source>
        <extracomment>1 sitemap could not be read completely: entries may be missing.</extracomment>
        <translation>
            <numerusform>%n sitemap no se pudo leer por completo: pueden faltar entradas.</numerusform>
            <numerusform>%n sitemaps no se pudieron leer por completo: pueden faltar entradas.</numerusform>
        </translation>
    </message>
    <message>
        <source>A&amp;ll ({count})</source>
        <translation>&amp;Todas ({count})</translation>
    </message>
    <message>
        <source>Add xsi:&amp;schemaLocation</source>
        <translation>Añadir xsi:s&amp;chemaLocation</translation>
    </message>
    <message>
        <source>Choose a folder for the files.</source>
        <translation>Elija una carpeta para los archivos.</translation>
    </message>
    <message>
        <source>Compress sitemaps with &amp;gzip</source>
        <translation>Comprimir los sitemaps con &amp;gzip</translation>
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
        <source>File &amp;names</source>
        <translation>&amp;Nombres de archivo</translation>
    </message>
    <message>
        <source>Files to write</source>
        <translation>Archivos por escribir</translation>
    </message>
    <message>
        <source>Max. &amp;URLs per sitemap</source>
        <translation>Máx. de &amp;URL por sitemap</translation>
    </message>
    <message>
        <source>Max. &amp;bytes per sitemap</source>
        <translation>Máx. de &amp;bytes por sitemap</translation>
    </message>
    <message>
        <source>S&amp;elected ({count})</source>
        <translation>Se&amp;leccionadas ({count})</translation>
    </message>
    <message>
        <source>URL in the index</source>
        <translation>URL en el índice</translation>
    </message>
    <message>
        <source>Uncompressed size</source>
        <translation>Tamaño sin comprimir</translation>
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
        <source>https://www.example.com/ (default: the site of most entries)</source>
        <translation>https://www.example.com/ (predeterminado: el sitio de la mayoría de las entradas)</translation>
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
        <source>{files} with {urls}, {size} uncompressed, and the index “{index}”.</source>
        <translation>{files} con {urls}, {size} sin comprimir, y el índice «{index}».</translation>
    </message>
    <message>
        <source>{files} with {urls}, {size} uncompressed, without an index.</source>
        <translation>{files} con {urls}, {size} sin comprimir, sin índice.</translation>
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
        <source>Not declared: {name} is read-only.</source>
        <translation>No declarado: {name} es de solo lectura.</translation>
    </message>
    <message>
        <source>not applied yet</source>
        <translation>aún no aplicado</translation>
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
    <name>Extensions</name>
    <message>
        <source>XML</source>
        <translation>XML</translation>
    </message>
    <message>
        <source>alternate</source>
        <translation>alternativa</translation>
    </message>
    <message>
        <source>article</source>
        <translation>artículo</translation>
    </message>
    <message>
        <source>image</source>
        <translation>imagen</translation>
    </message>
    <message>
        <source>mark for feature phones</source>
        <translation>marca para móviles básicos</translation>
    </message>
    <message>
        <source>video</source>
        <translation>vídeo</translation>
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
        <source>Any extension</source>
        <translation>Alguna extensión</translation>
    </message>
    <message>
        <source>Any problem</source>
        <translation>Algún problema</translation>
    </message>
    <message>
        <source>In</source>
        <translation>En</translation>
    </message>
    <message>
        <source>In the future</source>
        <translation>En el futuro</translation>
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
        <source>New</source>
        <translation>Nuevas</translation>
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
        <source>Older than 365 days</source>
        <translation>Más de 365 días</translation>
    </message>
</context>
<context>
    <name>FaultDialog</name>
    <message>
        <source>Internal error</source>
        <translation>Error interno</translation>
    </message>
    <message>
        <source>Please report this error with these details: {url}</source>
        <translation>Informe de este error con estos detalles, por favor: {url}</translation>
    </message>
    <message>
        <source>Something went wrong inside the program.</source>
        <translation>Algo ha fallado dentro del programa.</translation>
    </message>
    <message>
        <source>Unsaved changes are in the recovery log.</source>
        <translation>Los cambios sin guardar están en el registro de recuperación.</translation>
    </message>
    <message>
        <source>You can continue. Saving under another name is safest.</source>
        <translation>Puede continuar. Lo más seguro es guardar con otro nombre.</translation>
    </message>
    <message>
        <source>Your files on disk have not changed.</source>
        <translation>Sus archivos del disco no han cambiado.</translation>
    </message>
</context>
<context>
    <name>FetchFailuresDialog</name>
    <message>
        <source>&amp;Copy list</source>
        <translation>&amp;Copiar lista</translation>
    </message>
    <message>
        <source>All other files were downloaded and opened.</source>
        <translation>Todos los demás archivos se descargaron y se abrieron.</translation>
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
</context>
<context>
    <name>FileWatch</name>
    <message numerus="yes">
        <source>%n files of the set no longer exist.</source>
        <translation>
            <numerusform>%n archivo del conjunto ya no existe.</numerusform>
            <numerusform>%n archivos del conjunto ya no existen.</numerusform>
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
        <source>All entries are kept. Comments and formatting are not.</source>
        <translation>Se conservan todas las entradas, pero no los comentarios ni el formato.</translation>
    </message>
    <message>
        <source>Compare …</source>
        <translation>Comparar…</translation>
    </message>
    <message numerus="yes">
        <source>Saving will replace %n files with your version.</source>
        <translation>
            <numerusform>Al guardar se reemplazará %n archivo por su versión.</numerusform>
            <numerusform>Al guardar se reemplazarán %n archivos por su versión.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saving will replace “{name}” with your version.</source>
        <translation>Al guardar se reemplazará «{name}» por su versión.</translation>
    </message>
    <message>
        <source>Your open version has not changed.</source>
        <translation>Su versión abierta no ha cambiado.</translation>
    </message>
    <message>
        <source>Your version is still open. Saving writes the file again.</source>
        <translation>Su versión sigue abierta. Al guardar se vuelve a escribir el archivo.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message numerus="yes">
        <source>%n files already exist in that folder and would be replaced.</source>
        <translation>
            <numerusform>%n archivo ya existe en esa carpeta y se reemplazaría.</numerusform>
            <numerusform>%n archivos ya existen en esa carpeta y se reemplazarían.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files are not in UTF-8.</source>
        <translation>
            <numerusform>%n archivo no está en UTF-8.</numerusform>
            <numerusform>%n archivos no están en UTF-8.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files of the set have hard links.</source>
        <translation>
            <numerusform>%n archivo del conjunto tiene enlaces físicos.</numerusform>
            <numerusform>%n archivos del conjunto tienen enlaces físicos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repairs were saved.</source>
        <extracomment>1 repair was saved.</extracomment>
        <translation>
            <numerusform>Se guardó %n reparación.</numerusform>
            <numerusform>Se guardaron %n reparaciones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps exceed the safety limit.</source>
        <translation>
            <numerusform>%n sitemap supera el límite de seguridad.</numerusform>
            <numerusform>%n sitemaps superan el límite de seguridad.</numerusform>
        </translation>
    </message>
    <message>
        <source>An index helps search engines to find all of them.</source>
        <translation>Un índice ayuda a los buscadores a encontrarlos todos.</translation>
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
        <source>Choose the encoding in which the text looks right.</source>
        <translation>Elija la codificación en la que el texto se vea bien.</translation>
    </message>
    <message>
        <source>Edit anyway</source>
        <translation>Editar de todos modos</translation>
    </message>
    <message>
        <source>Import as access log …</source>
        <translation>Importar como registro de accesos…</translation>
    </message>
    <message>
        <source>Import as table …</source>
        <translation>Importar como tabla…</translation>
    </message>
    <message>
        <source>Nothing was saved. Replace the files, or choose another folder.</source>
        <translation>No se guardó nada. Reemplace los archivos o elija otra carpeta.</translation>
    </message>
    <message>
        <source>Only this name gets the new content; the other names keep the old one.</source>
        <translation>Solo este nombre recibe el contenido nuevo; los demás conservan el anterior.</translation>
    </message>
    <message>
        <source>Open anyway</source>
        <translation>Abrir de todos modos</translation>
    </message>
    <message>
        <source>Opening was canceled.</source>
        <translation>Se canceló la apertura.</translation>
    </message>
    <message>
        <source>Opening “{name}”</source>
        <translation>Abriendo «{name}»</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>Save it to another folder. You can edit it here.</source>
        <translation>Guárdelo en otra carpeta. Aquí se puede editar.</translation>
    </message>
    <message numerus="yes">
        <source>Saved “{name}” and %n other files.</source>
        <extracomment>Saved “{name}” and 1 other file.</extracomment>
        <translation>
            <numerusform>Se guardaron «{name}» y %n archivo más.</numerusform>
            <numerusform>Se guardaron «{name}» y %n archivos más.</numerusform>
        </translation>
    </message>
    <message>
        <source>See the Repairs panel. The file on disk has not changed.</source>
        <translation>Consulte el panel Reparaciones. El archivo del disco no ha cambiado.</translation>
    </message>
    <message>
        <source>Show window</source>
        <translation>Mostrar la ventana</translation>
    </message>
    <message>
        <source>Sitemaps (*.xml *.xml.gz);;All files (*)</source>
        <translation>Sitemaps (*.xml *.xml.gz);;Todos los archivos (*)</translation>
    </message>
    <message numerus="yes">
        <source>The encoding of %n sitemaps is unknown.</source>
        <translation>
            <numerusform>No se conoce la codificación de %n sitemap.</numerusform>
            <numerusform>No se conoce la codificación de %n sitemaps.</numerusform>
        </translation>
    </message>
    <message>
        <source>The other file still exists.</source>
        <translation>El otro archivo sigue existiendo.</translation>
    </message>
    <message>
        <source>The safety limit is {size} MB uncompressed per file, {ratio} times its size on disk, and {entries} entries in total. Open it only if you trust its source.</source>
        <translation>El límite de seguridad es de {size} MB sin comprimir por archivo, {ratio} veces su tamaño en el disco y {entries} entradas en total. Ábralo solo si se fía de su procedencia.</translation>
    </message>
    <message>
        <source>The sample set is missing from this installation.</source>
        <translation>A esta instalación le falta el conjunto de ejemplo.</translation>
    </message>
    <message>
        <source>There was nothing to save.</source>
        <translation>No había nada que guardar.</translation>
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
        <source>You can copy and export the entries.</source>
        <translation>Puede copiar y exportar las entradas.</translation>
    </message>
    <message numerus="yes">
        <source>You don't have permission to save %n files of the set.</source>
        <translation>
            <numerusform>No tiene permiso para guardar %n archivo del conjunto.</numerusform>
            <numerusform>No tiene permiso para guardar %n archivos del conjunto.</numerusform>
        </translation>
    </message>
    <message>
        <source>{reason} It is read-only here.</source>
        <translation>{reason} Aquí es de solo lectura.</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” and %n more are read-only: {reason}</source>
        <translation>
            <numerusform>«{name}» y %n más son de solo lectura: {reason}</numerusform>
            <numerusform>«{name}» y %n más son de solo lectura: {reason}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{name}” contains %n sitemaps but no index.</source>
        <translation>
            <numerusform>«{name}» contiene %n sitemap, pero ningún índice.</numerusform>
            <numerusform>«{name}» contiene %n sitemaps, pero ningún índice.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” is no longer open elsewhere. You can edit it here.</source>
        <translation>«{name}» ya no está abierto en otro sitio. Aquí se puede editar.</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>A text, a /regular expression/, or conditions joined by “and” or “or”, with parentheses: a word (loc, lastmod, changefreq, priority, any, entry, sitemap, folder, extension, problem, state), then = != &lt; &gt; contains matches in or “is empty”, then a value.</source>
        <translation>Un texto, una /expresión regular/ o condiciones unidas por «and» u «or», con paréntesis: una palabra (loc, lastmod, changefreq, priority, any, entry, sitemap, folder, extension, problem, state), luego = != &lt; &gt; contains matches in o «is empty», y luego un valor.</translation>
    </message>
    <message>
        <source>Character {number}: {text}</source>
        <translation>Carácter {number}: {text}</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Filter: text, /regex/, or lastmod &lt; 2026-01-01</source>
        <translation>Filtro: texto, /regex/ o lastmod &lt; 2026-01-01</translation>
    </message>
</context>
<context>
    <name>FindPanel</name>
    <message numerus="yes">
        <source>%n matches</source>
        <extracomment>1 match</extracomment>
        <translation>
            <numerusform>%n coincidencia</numerusform>
            <numerusform>%n coincidencias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values replaced.</source>
        <extracomment>1 value replaced.</extracomment>
        <translation>
            <numerusform>Se reemplazó %n valor.</numerusform>
            <numerusform>Se reemplazaron %n valores.</numerusform>
        </translation>
    </message>
    <message>
        <source>F&amp;ind</source>
        <translation>&amp;Buscar</translation>
    </message>
    <message>
        <source>Match case (Alt+C)</source>
        <translation>Distinguir mayúsculas (Alt+C)</translation>
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
        <source>Replace in %n values</source>
        <extracomment>Replace in 1 value</extracomment>
        <translation>
            <numerusform>Reemplazar en %n valor</numerusform>
            <numerusform>Reemplazar en %n valores</numerusform>
        </translation>
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
        <source>Whole words only (Alt+W)</source>
        <translation>Solo palabras completas (Alt+W)</translation>
    </message>
</context>
<context>
    <name>FixChoicesForm</name>
    <message>
        <source>&amp;Base URL for relative URLs</source>
        <translation>URL &amp;base para las URL relativas</translation>
    </message>
    <message>
        <source>&amp;Escape characters as</source>
        <translation>&amp;Escapar caracteres como</translation>
    </message>
    <message>
        <source>Time &amp;zone to assume</source>
        <translation>&amp;Zona horaria supuesta</translation>
    </message>
</context>
<context>
    <name>FixList</name>
    <message>
        <source>another namespace</source>
        <translation>otro espacio de nombres</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>elementos</translation>
    </message>
    <message>
        <source>the protocol's namespace</source>
        <translation>el espacio de nombres del protocolo</translation>
    </message>
</context>
<context>
    <name>FixesDialog</name>
    <message numerus="yes">
        <source>%n files change</source>
        <extracomment>1 file changes</extracomment>
        <translation>
            <numerusform>%n archivo cambia</numerusform>
            <numerusform>%n archivos cambian</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values can't be fixed without guessing. They are listed last: click one to go there.</source>
        <extracomment>1 value can't be fixed without guessing. It is listed last: click it to go there.</extracomment>
        <translation>
            <numerusform>%n valor no se puede corregir sin adivinar. Está al final de la lista: haga clic en él para ir allí.</numerusform>
            <numerusform>%n valores no se pueden corregir sin adivinar. Están al final de la lista: haga clic en uno para ir allí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fix %n entries</source>
        <extracomment>Fix 1 entry</extracomment>
        <translation>
            <numerusform>Corregir %n entrada</numerusform>
            <numerusform>Corregir %n entradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fix %n files</source>
        <extracomment>Fix 1 file</extracomment>
        <translation>
            <numerusform>Corregir %n archivo</numerusform>
            <numerusform>Corregir %n archivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fix %n values</source>
        <extracomment>Fix 1 value</extracomment>
        <translation>
            <numerusform>Corregir %n valor</numerusform>
            <numerusform>Corregir %n valores</numerusform>
        </translation>
    </message>
    <message>
        <source>Fix problems</source>
        <translation>Corregir problemas</translation>
    </message>
    <message>
        <source>Looking for fixes …</source>
        <translation>Buscando correcciones…</translation>
    </message>
    <message>
        <source>No automatic fixes are available.</source>
        <translation>No hay correcciones automáticas disponibles.</translation>
    </message>
    <message>
        <source>Some fixes for {titles} failed because of an internal error.</source>
        <translation>Algunas correcciones de {titles} fallaron por un error interno.</translation>
    </message>
    <message>
        <source>The explanation of each problem shows how to fix it.</source>
        <translation>La explicación de cada problema muestra cómo corregirlo.</translation>
    </message>
    <message>
        <source>This cell has no problem.</source>
        <translation>Esta celda no tiene ningún problema.</translation>
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
    <name>FolderTree</name>
    <message>
        <source>All folders</source>
        <translation>Todas las carpetas</translation>
    </message>
    <message>
        <source>Missing and incomplete URLs</source>
        <translation>URL que faltan o incompletas</translation>
    </message>
    <message>
        <source>Other URLs</source>
        <translation>Otras URL</translation>
    </message>
    <message>
        <source>{folder}, entries: {count}</source>
        <translation>{folder}, entradas: {count}</translation>
    </message>
</context>
<context>
    <name>FoldersPanel</name>
    <message>
        <source>&amp;Copy URL</source>
        <translation>&amp;Copiar URL</translation>
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
        <source>Set change&amp;freq</source>
        <translation>&amp;Fijar changefreq</translation>
    </message>
</context>
<context>
    <name>Gauge</name>
    <message>
        <source>Close to the limit.</source>
        <translation>Cerca del límite.</translation>
    </message>
    <message>
        <source>Over the limit.</source>
        <translation>Por encima del límite.</translation>
    </message>
    <message>
        <source>Within the limit.</source>
        <translation>Dentro del límite.</translation>
    </message>
</context>
<context>
    <name>GoToDialog</name>
    <message>
        <source>&amp;Number, 1 to {count}</source>
        <translation>&amp;Número, de 1 a {count}</translation>
    </message>
    <message>
        <source>12, 10-20, or lastmod 10-20</source>
        <translation>12, 10-20 o lastmod 10-20</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>A number from 0.0 to 1.0; the default is {usual}</source>
        <translation>Un número de 0.0 a 1.0; el valor predeterminado es {usual}</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>An http or https URL of at most {count} characters</source>
        <translation>Una URL http o https de {count} caracteres como máximo</translation>
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
        <source>Max. MB per file, uncompressed</source>
        <translation>Máx. de MB por archivo, sin comprimir</translation>
    </message>
    <message>
        <source>Max. sitemaps per index</source>
        <translation>Máx. de sitemaps por índice</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Significado</translation>
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
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>One of the [date formats](dates)</source>
        <translation>Uno de los [formatos de fecha](dates)</translation>
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
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>a URL</source>
        <translation>una URL</translation>
    </message>
    <message>
        <source>a [date](dates)</source>
        <translation>una [fecha](dates)</translation>
    </message>
    <message>
        <source>a language code</source>
        <translation>un código de idioma</translation>
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
        <source>country codes</source>
        <translation>códigos de país</translation>
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
        <source>yes or no</source>
        <translation>sí o no</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>de {least} a {most}</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message numerus="yes">
        <source>%n pages</source>
        <extracomment>1 page</extracomment>
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
        <source>Search the help</source>
        <translation>Buscar en la ayuda</translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <source>Opened</source>
        <translation>Abierto</translation>
    </message>
    <message>
        <source>Select a step to go to it. The disk icon marks the saved version.</source>
        <translation>Seleccione un paso para ir a él. El icono de disco marca la versión guardada.</translation>
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
        <source>Nothing was changed. Error: {fault}.</source>
        <translation>No se cambió nada. Error: {fault}.</translation>
    </message>
    <message>
        <source>“{title}” failed because of an internal error.</source>
        <translation>«{title}» falló por un error interno.</translation>
    </message>
</context>
<context>
    <name>LanguageTable</name>
    <message>
        <source>Named after the x-default page, or the first one.</source>
        <translation>Se llama como la página x-default o, si no la hay, como la primera.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>hreflang group</source>
        <translation>Grupo de hreflang</translation>
    </message>
</context>
<context>
    <name>LanguageView</name>
    <message>
        <source>Languages</source>
        <translation>Idiomas</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message numerus="yes">
        <source>%n entries are skipped: a language has several URLs.</source>
        <extracomment>1 entry is skipped: a language has several URLs.</extracomment>
        <translation>
            <numerusform>Se omite %n entrada: un idioma tiene varias URL.</numerusform>
            <numerusform>Se omiten %n entradas: un idioma tiene varias URL.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries get no link to themselves, because their language is unknown.</source>
        <extracomment>1 entry gets no link to itself, because its language is unknown.</extracomment>
        <translation>
            <numerusform>%n entrada no recibe enlace a sí misma, porque no se conoce su idioma.</numerusform>
            <numerusform>%n entradas no reciben enlace a sí mismas, porque no se conoce su idioma.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hreflang groups</source>
        <extracomment>1 hreflang group</extracomment>
        <translation>
            <numerusform>%n grupo de hreflang</numerusform>
            <numerusform>%n grupos de hreflang</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n languages</source>
        <extracomment>1 language</extracomment>
        <translation>
            <numerusform>%n idioma</numerusform>
            <numerusform>%n idiomas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages of the set</source>
        <extracomment>1 page of the set</extracomment>
        <translation>
            <numerusform>%n página del conjunto</numerusform>
            <numerusform>%n páginas del conjunto</numerusform>
        </translation>
    </message>
    <message>
        <source>All hreflang groups</source>
        <translation>Todos los grupos de hreflang</translation>
    </message>
    <message>
        <source>All pages of this group link to it, and it links back.</source>
        <translation>Todas las páginas de este grupo enlazan con ella, y ella enlaza con ellas.</translation>
    </message>
    <message>
        <source>Default (x-default)</source>
        <translation>Predeterminado (x-default)</translation>
    </message>
    <message>
        <source>It has no link back to {loc}.</source>
        <translation>No tiene enlace de vuelta a {loc}.</translation>
    </message>
    <message numerus="yes">
        <source>No link gives %n of them a language.</source>
        <extracomment>No link gives 1 of them a language.</extracomment>
        <translation>
            <numerusform>Ningún enlace asigna un idioma a %n de ellas.</numerusform>
            <numerusform>Ningún enlace asigna un idioma a %n de ellas.</numerusform>
        </translation>
    </message>
    <message>
        <source>No page of this group links to this language.</source>
        <translation>Ninguna página de este grupo enlaza con este idioma.</translation>
    </message>
    <message>
        <source>Not linked by all pages</source>
        <translation>No enlazados por todas las páginas</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Correcto</translation>
    </message>
    <message>
        <source>Only with problems</source>
        <translation>Solo con problemas</translation>
    </message>
    <message>
        <source>Probably meant: {code}</source>
        <translation>Probablemente sea: {code}</translation>
    </message>
    <message>
        <source>The page links to itself.</source>
        <translation>La página enlaza consigo misma.</translation>
    </message>
    <message>
        <source>The page uses another language for itself.</source>
        <translation>La página usa otro idioma para sí misma.</translation>
    </message>
    <message>
        <source>The pages of this group link to several URLs.</source>
        <translation>Las páginas de este grupo enlazan con varias URL.</translation>
    </message>
    <message>
        <source>There is nothing to complete.</source>
        <translation>No hay nada que completar.</translation>
    </message>
    <message>
        <source>This URL is not in the set.</source>
        <translation>Esta URL no está en el conjunto.</translation>
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
        <source>conflict</source>
        <translation>conflicto</translation>
    </message>
    <message numerus="yes">
        <source>hreflang links will be added to %n entries.</source>
        <extracomment>hreflang links will be added to 1 entry.</extracomment>
        <translation>
            <numerusform>Se añadirán enlaces hreflang a %n entrada.</numerusform>
            <numerusform>Se añadirán enlaces hreflang a %n entradas.</numerusform>
        </translation>
    </message>
    <message>
        <source>missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>no problems</source>
        <translation>sin problemas</translation>
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
        <source>not linked by all pages</source>
        <translation>no enlazado por todas las páginas</translation>
    </message>
    <message>
        <source>without a language</source>
        <translation>sin idioma</translation>
    </message>
    <message numerus="yes">
        <source>{naming} of %n pages link to it.</source>
        <translation>
            <numerusform>Enlazan con ella {naming} de %n página.</numerusform>
            <numerusform>Enlazan con ella {naming} de %n páginas.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{code}” is not valid: {reason}.</source>
        <translation>«{code}» no es válido: {reason}.</translation>
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
    <message numerus="yes">
        <source>Add to %n entries</source>
        <extracomment>Add to 1 entry</extracomment>
        <translation>
            <numerusform>Añadir a %n entrada</numerusform>
            <numerusform>Añadir a %n entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter at least two languages.</source>
        <translation>Introduzca al menos dos idiomas.</translation>
    </message>
    <message>
        <source>For {loc}:</source>
        <translation>Para {loc}:</translation>
    </message>
    <message>
        <source>Pages in different languages differ in their URL prefix. Existing links are not changed.</source>
        <translation>Las páginas en distintos idiomas difieren en su prefijo de URL. Los enlaces existentes no se cambian.</translation>
    </message>
    <message>
        <source>URL prefix</source>
        <translation>Prefijo de URL</translation>
    </message>
    <message>
        <source>URL prefix of each language</source>
        <translation>Prefijo de URL de cada idioma</translation>
    </message>
    <message>
        <source>Unknown language codes: {codes}</source>
        <translation>Códigos de idioma desconocidos: {codes}</translation>
    </message>
    <message>
        <source>{loc} has none of these prefixes and gets no links.</source>
        <translation>{loc} no tiene ninguno de estos prefijos y no recibe enlaces.</translation>
    </message>
</context>
<context>
    <name>LanguagesPanel</name>
    <message>
        <source>&amp;Go to the entry</source>
        <translation>&amp;Ir a la entrada</translation>
    </message>
    <message numerus="yes">
        <source>Add hreflang links to %n entries</source>
        <extracomment>Add hreflang links to 1 entry</extracomment>
        <translation>
            <numerusform>Añadir enlaces hreflang a %n entrada</numerusform>
            <numerusform>Añadir enlaces hreflang a %n entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Add missing &amp;links …</source>
        <translation>Añadir en&amp;laces que faltan…</translation>
    </message>
    <message numerus="yes">
        <source>Co&amp;mplete %n groups</source>
        <extracomment>Co&amp;mplete group</extracomment>
        <translation>
            <numerusform>Co&amp;mpletar grupo</numerusform>
            <numerusform>Co&amp;mpletar %n grupos</numerusform>
        </translation>
    </message>
    <message>
        <source>Co&amp;mplete group</source>
        <translation>Co&amp;mpletar grupo</translation>
    </message>
    <message>
        <source>Groups to show</source>
        <translation>Grupos que se muestran</translation>
    </message>
    <message>
        <source>No group shown has a problem.</source>
        <translation>Ningún grupo mostrado tiene problemas.</translation>
    </message>
    <message>
        <source>Reading hreflang links …</source>
        <translation>Leyendo enlaces hreflang…</translation>
    </message>
    <message>
        <source>Reading was canceled. Show this panel again to continue.</source>
        <translation>Se canceló la lectura. Vuelva a mostrar este panel para continuar.</translation>
    </message>
    <message>
        <source>Search groups</source>
        <translation>Buscar grupos</translation>
    </message>
    <message>
        <source>Show all groups</source>
        <translation>Mostrar todos los grupos</translation>
    </message>
    <message>
        <source>This set has no hreflang links.</source>
        <translation>Este conjunto no tiene enlaces hreflang.</translation>
    </message>
</context>
<context>
    <name>LeakList</name>
    <message>
        <source>Error: {pattern}: {fault}</source>
        <translation>Error: {pattern}: {fault}</translation>
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
        <extracomment>1 pattern is wrong; correct it, or turn it off.</extracomment>
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
        <source>&amp;Test a URL</source>
        <translation>Pro&amp;bar una URL</translation>
    </message>
    <message>
        <source>Matches anywhere in the URL; ^ is its start.</source>
        <translation>Coincide en cualquier parte de la URL; ^ es su comienzo.</translation>
    </message>
    <message>
        <source>No pattern matches this URL.</source>
        <translation>Ningún patrón coincide con esta URL.</translation>
    </message>
    <message>
        <source>Only complete URLs (http:// or https://) are checked.</source>
        <translation>Solo se comprueban las URL completas (http:// o https://).</translation>
    </message>
    <message>
        <source>Regular expression, for example /draft-[0-9]+</source>
        <translation>Expresión regular, por ejemplo /draft-[0-9]+</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>Restaurar valores pre&amp;determinados</translation>
    </message>
</context>
<context>
    <name>LeftSets</name>
    <message numerus="yes">
        <source>%n steps since {when}</source>
        <extracomment>1 step since {when}</extracomment>
        <translation>
            <numerusform>%n paso desde {when}</numerusform>
            <numerusform>%n pasos desde {when}</numerusform>
        </translation>
    </message>
    <message>
        <source>It has no file yet.</source>
        <translation>Aún no tiene archivo.</translation>
    </message>
    <message>
        <source>Recover {name}</source>
        <translation>Recuperar {name}</translation>
    </message>
    <message>
        <source>Unsaved changes from last time</source>
        <translation>Cambios sin guardar de la última vez</translation>
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
    <name>LogDialog</name>
    <message>
        <source>&amp;Extensions of pages</source>
        <translation>&amp;Extensiones de las páginas</translation>
    </message>
    <message>
        <source>&amp;Keep query strings</source>
        <translation>&amp;Conservar las cadenas de consulta</translation>
    </message>
    <message>
        <source>&amp;Names without an extension, such as /about and /blog/</source>
        <translation>&amp;Nombres sin extensión, como /about y /blog/</translation>
    </message>
    <message>
        <source>&amp;URL of the site</source>
        <translation>&amp;URL del sitio</translation>
    </message>
    <message>
        <source>Access log “{name}”</source>
        <translation>Registro de accesos «{name}»</translation>
    </message>
    <message>
        <source>Only URLs requested with GET and answered with status 200 count as pages.</source>
        <translation>Solo cuentan como páginas las URL solicitadas con GET y respondidas con el estado 200.</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Leer</translation>
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
        <source>“{name}” can't store everything.</source>
        <translation>«{name}» no puede guardarlo todo.</translation>
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
        <source>%n dates are not in W3C format and are kept unchanged.</source>
        <extracomment>One date is not in W3C format and is kept unchanged.</extracomment>
        <translation>
            <numerusform>%n fecha no está en formato W3C y se conserva sin cambios.</numerusform>
            <numerusform>%n fechas no están en formato W3C y se conservan sin cambios.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries are in the set already.</source>
        <extracomment>One entry is in the set already.</extracomment>
        <translation>
            <numerusform>%n entrada ya está en el conjunto.</numerusform>
            <numerusform>%n entradas ya están en el conjunto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more entries of the source repeat a URL.</source>
        <extracomment>One more entry of the source repeats a URL.</extracomment>
        <translation>
            <numerusform>%n entrada más de la fuente repite una URL.</numerusform>
            <numerusform>%n entradas más de la fuente repiten una URL.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Add %n new entries</source>
        <extracomment>&amp;Add one new entry</extracomment>
        <translation>
            <numerusform>&amp;Añadir %n entrada nueva</numerusform>
            <numerusform>&amp;Añadir %n entradas nuevas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Remove %n entries missing from the source</source>
        <extracomment>&amp;Remove one entry missing from the source</extracomment>
        <translation>
            <numerusform>&amp;Eliminar %n entrada que falta en la fuente</numerusform>
            <numerusform>&amp;Eliminar %n entradas que faltan en la fuente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Update %n entries</source>
        <extracomment>&amp;Update one entry</extracomment>
        <translation>
            <numerusform>Act&amp;ualizar %n entrada</numerusform>
            <numerusform>Act&amp;ualizar %n entradas</numerusform>
        </translation>
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
        <source>Merge</source>
        <translation>Combinar</translation>
    </message>
    <message>
        <source>Merge entries</source>
        <translation>Combinar entradas</translation>
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
        <source>Hits</source>
        <translation>Accesos</translation>
    </message>
    <message>
        <source>Last search bot (UTC)</source>
        <translation>Último robot de búsqueda (UTC)</translation>
    </message>
    <message>
        <source>Last visit (UTC)</source>
        <translation>Última visita (UTC)</translation>
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
        <extracomment>1 more</extracomment>
        <translation>
            <numerusform>%n más</numerusform>
            <numerusform>%n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Cerrar este mensaje</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message numerus="yes">
        <source> (and %n more)</source>
        <extracomment> (and 1 more)</extracomment>
        <translation>
            <numerusform> (y %n más)</numerusform>
            <numerusform> (y %n más)</numerusform>
        </translation>
    </message>
    <message>
        <source> GB</source>
        <translation> GB</translation>
    </message>
    <message>
        <source> at character {count}</source>
        <translation> en el carácter {count}</translation>
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
            <numerusform>%n artículo de este sitemap tiene más de dos días y ya no se trata como noticia.</numerusform>
            <numerusform>%n artículos de este sitemap tienen más de dos días y ya no se tratan como noticias.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bytes</source>
        <extracomment>1 byte</extracomment>
        <translation>
            <numerusform>%n byte</numerusform>
            <numerusform>%n bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bytes after the end were removed.</source>
        <extracomment>One byte after the end was removed.</extracomment>
        <translation>
            <numerusform>Se quitó %n byte tras el final.</numerusform>
            <numerusform>Se quitaron %n bytes tras el final.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <extracomment>1 entry</extracomment>
        <translation>
            <numerusform>%n entrada</numerusform>
            <numerusform>%n entradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries are outside {address}: search engines ignore them.</source>
        <extracomment>1 entry is outside {address}: search engines ignore it.</extracomment>
        <translation>
            <numerusform>%n entrada está fuera de {address}: los buscadores no la tienen en cuenta.</numerusform>
            <numerusform>%n entradas están fuera de {address}: los buscadores no las tienen en cuenta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries change</source>
        <extracomment>1 entry changes</extracomment>
        <translation>
            <numerusform>%n entrada cambia</numerusform>
            <numerusform>%n entradas cambian</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries in read-only sitemaps are skipped.</source>
        <extracomment>1 entry in a read-only sitemap is skipped.</extracomment>
        <translation>
            <numerusform>Se omite %n entrada de un sitemap de solo lectura.</numerusform>
            <numerusform>Se omiten %n entradas de sitemaps de solo lectura.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries in {name} have a {field}, which this search engine ignores.</source>
        <extracomment>1 entry in {name} has a {field}, which this search engine ignores.</extracomment>
        <translation>
            <numerusform>%n entrada de {name} tiene el campo {field}, que este buscador no tiene en cuenta.</numerusform>
            <numerusform>%n entradas de {name} tienen el campo {field}, que este buscador no tiene en cuenta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries of “{name}” can't be stored in this format.</source>
        <extracomment>One entry of “{name}” can't be stored in this format.</extracomment>
        <translation>
            <numerusform>%n entrada de «{name}» no se puede guardar en este formato.</numerusform>
            <numerusform>%n entradas de «{name}» no se pueden guardar en este formato.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries without a loc</source>
        <extracomment>1 entry without a loc</extracomment>
        <translation>
            <numerusform>%n entrada sin loc</numerusform>
            <numerusform>%n entradas sin loc</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries without any field</source>
        <extracomment>1 entry without any field</extracomment>
        <translation>
            <numerusform>%n entrada sin ningún campo</numerusform>
            <numerusform>%n entradas sin ningún campo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <extracomment>1 error</extracomment>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n errors were repaired to open “{name}”.</source>
        <extracomment>1 error was repaired to open “{name}”.</extracomment>
        <translation>
            <numerusform>Se reparó %n error para abrir «{name}».</numerusform>
            <numerusform>Se repararon %n errores para abrir «{name}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files from an earlier export are not in the index.</source>
        <translation>
            <numerusform>%n archivo de una exportación anterior no está en el índice.</numerusform>
            <numerusform>%n archivos de una exportación anterior no están en el índice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n incomplete entries were left out.</source>
        <extracomment>One incomplete entry was left out.</extracomment>
        <translation>
            <numerusform>Se omitió %n entrada incompleta.</numerusform>
            <numerusform>Se omitieron %n entradas incompletas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n infos</source>
        <extracomment>1 info</extracomment>
        <translation>
            <numerusform>%n nota</numerusform>
            <numerusform>%n notas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items without a link were left out.</source>
        <extracomment>One item without a link was left out.</extracomment>
        <translation>
            <numerusform>Se omitió %n elemento sin enlace.</numerusform>
            <numerusform>Se omitieron %n elementos sin enlace.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other columns: {names}</source>
        <extracomment>1 other column: {names}</extracomment>
        <translation>
            <numerusform>%n columna más: {names}</numerusform>
            <numerusform>%n columnas más: {names}</numerusform>
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
            <numerusform>%n sitemap necesita un índice.</numerusform>
            <numerusform>%n sitemaps necesitan un índice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values change</source>
        <extracomment>1 value changes</extracomment>
        <translation>
            <numerusform>%n valor cambia</numerusform>
            <numerusform>%n valores cambian</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <extracomment>1 warning</extracomment>
        <translation>
            <numerusform>%n advertencia</numerusform>
            <numerusform>%n advertencias</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Base URL</source>
        <translation>URL &amp;base</translation>
    </message>
    <message>
        <source>&amp;Bulk edit …</source>
        <translation>Cambio en &amp;bloque…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Entries</source>
        <translation>&amp;Entradas</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Carpeta</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>&amp;URL</source>
        <translation>&amp;URL</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(ninguno)</translation>
    </message>
    <message>
        <source>(removed)</source>
        <translation>(quitada)</translation>
    </message>
    <message>
        <source>8 to 128 letters, digits and hyphens.</source>
        <translation>De 8 a 128 letras, cifras y guiones.</translation>
    </message>
    <message>
        <source>&lt;{prefix}:{name}&gt; is not allowed directly in an entry.</source>
        <translation>&lt;{prefix}:{name}&gt; no se permite directamente en una entrada.</translation>
    </message>
    <message>
        <source>A character must follow the backslash.</source>
        <translation>A la barra invertida debe seguirle un carácter.</translation>
    </message>
    <message>
        <source>A colon without a port before two slashes is valid, but usually means that two URLs were joined by mistake.</source>
        <translation>Los dos puntos sin puerto antes de dos barras son válidos, pero normalmente significan que se unieron dos URL por error.</translation>
    </message>
    <message>
        <source>A dollar sign must be followed by a group.</source>
        <translation>A un signo de dólar debe seguirle un grupo.</translation>
    </message>
    <message>
        <source>A host with non-ASCII characters must be written in its ASCII form (xn--…). Percent-encoded hosts are valid, but the DNS does not find them.</source>
        <translation>Un host con caracteres que no son ASCII debe escribirse en su forma ASCII (xn--…). Los hosts codificados con porcentaje son válidos, pero el DNS no los encuentra.</translation>
    </message>
    <message>
        <source>A loc must contain the URL of the page. Search engines skip empty ones.</source>
        <translation>Un loc debe contener la URL de la página. Los buscadores omiten los vacíos.</translation>
    </message>
    <message>
        <source>A lower limit of the profile applies.</source>
        <translation>Si el perfil tiene un límite menor, se aplica este.</translation>
    </message>
    <message>
        <source>A new window</source>
        <translation>Una ventana nueva</translation>
    </message>
    <message>
        <source>A page cannot have been changed in the future. Bing rejects such dates, and Google stops trusting the dates of the site.</source>
        <translation>Una página no puede haberse cambiado en el futuro. Bing rechaza esas fechas, y Google deja de fiarse de las fechas del sitio.</translation>
    </message>
    <message>
        <source>A page should be listed under http or https, not both. Search engines index one of them.</source>
        <translation>Una página debe figurar con http o con https, no con ambos. Los buscadores indexan una de las dos.</translation>
    </message>
    <message>
        <source>A page with alternates should also link to itself. Google recommends it.</source>
        <translation>Una página con alternativas también debe enlazarse a sí misma. Google lo recomienda.</translation>
    </message>
    <message>
        <source>A percent sign must be followed by two hexadecimal digits. Servers reject such URLs, or decode them differently.</source>
        <translation>A un signo de porcentaje deben seguirle dos cifras hexadecimales. Los servidores rechazan esas URL o las decodifican de otra manera.</translation>
    </message>
    <message>
        <source>A rule failed because of an internal error, so this item was not checked. All other checks were completed. Please report the error.</source>
        <translation>Una regla falló por un error interno, así que este elemento no se comprobó. Todas las demás comprobaciones se completaron. Informe del error.</translation>
    </message>
    <message>
        <source>A session ID gives every visitor a different URL of the same page, so search engines crawl duplicates. Parameters such as sid, which can mean something else, count only if their value looks like a session ID.</source>
        <translation>Un identificador de sesión da a cada visitante una URL distinta de la misma página, así que los buscadores rastrean duplicados. Los parámetros como sid, que pueden significar otra cosa, solo cuentan si su valor parece un identificador de sesión.</translation>
    </message>
    <message>
        <source>A set should list each URL once. Search engines keep one of the entries and ignore the others.</source>
        <translation>Un conjunto debe incluir cada URL una sola vez. Los buscadores se quedan con una de las entradas y no tienen en cuenta las demás.</translation>
    </message>
    <message>
        <source>A sitemap contains url elements, and an index contains sitemap elements. Search engines ignore the others.</source>
        <translation>Un sitemap contiene elementos url, y un índice contiene elementos sitemap. Los buscadores no tienen en cuenta los demás.</translation>
    </message>
    <message>
        <source>A sitemap may list only URLs with its own protocol, host and port, in its own folder or below. Search engines ignore other URLs, unless the robots.txt of their host lists the sitemap (cross-submission).</source>
        <translation>Un sitemap solo puede incluir URL con su mismo protocolo, host y puerto, en su propia carpeta o debajo de ella. Los buscadores no tienen en cuenta otras URL, salvo que el robots.txt de su host indique el sitemap (envío cruzado).</translation>
    </message>
    <message>
        <source>A sitemap must have room for at least one entry.</source>
        <translation>Un sitemap debe tener sitio para al menos una entrada.</translation>
    </message>
    <message>
        <source>A sitemap must list at least one URL, and an index at least one sitemap. Search engines report empty files as errors.</source>
        <translation>Un sitemap debe incluir al menos una URL; un índice, al menos un sitemap. Los buscadores señalan los archivos vacíos como errores.</translation>
    </message>
    <message>
        <source>A sitemap must not be larger than the profile allows, uncompressed. Search engines reject larger files.</source>
        <translation>Un sitemap sin comprimir no debe superar el tamaño que permite el perfil. Los buscadores rechazan los archivos más grandes.</translation>
    </message>
    <message>
        <source>A sitemap must not have more than 1,000 articles. Google ignores the others.</source>
        <translation>Un sitemap no debe tener más de 1000 artículos. Google no tiene en cuenta los demás.</translation>
    </message>
    <message>
        <source>A sitemap must not list more URLs than the profile allows. Search engines ignore the rest, or the whole file.</source>
        <translation>Un sitemap no debe incluir más URL de las que permite el perfil. Los buscadores no tienen en cuenta el resto, o el archivo entero.</translation>
    </message>
    <message>
        <source>A urlset must contain only url elements, and a sitemapindex only sitemap elements. Search engines may reject the file.</source>
        <translation>Un urlset solo debe contener elementos url; un sitemapindex, solo elementos sitemap. Los buscadores pueden rechazar el archivo.</translation>
    </message>
    <message>
        <source>A user name or password before the host becomes public, and search engines reject such URLs.</source>
        <translation>Un nombre de usuario o una contraseña antes del host quedan a la vista de todos, y los buscadores rechazan esas URL.</translation>
    </message>
    <message>
        <source>A video must have the URL of its file (content_loc) or of a player (player_loc). Google ignores videos without one.</source>
        <translation>Un vídeo debe tener la URL de su archivo (content_loc) o de un reproductor (player_loc). Google no tiene en cuenta los vídeos sin ninguna.</translation>
    </message>
    <message>
        <source>Accepted.</source>
        <translation>Aceptado.</translation>
    </message>
    <message>
        <source>Accepted. The key will be checked.</source>
        <translation>Aceptado. Se comprobará la clave.</translation>
    </message>
    <message>
        <source>Add a “{field}” first, then its “{attribute}”.</source>
        <translation>Añada primero un «{field}» y luego su «{attribute}».</translation>
    </message>
    <message>
        <source>Add missing hreflang links.</source>
        <translation>Añade los enlaces hreflang que faltan.</translation>
    </message>
    <message>
        <source>Add time zone</source>
        <translation>Añadir zona horaria</translation>
    </message>
    <message>
        <source>Add trailing slash</source>
        <translation>Añadir barra final</translation>
    </message>
    <message>
        <source>Add {name}</source>
        <translation>Añadir {name}</translation>
    </message>
    <message>
        <source>Adding links</source>
        <translation>Añadiendo enlaces</translation>
    </message>
    <message>
        <source>After {date}</source>
        <translation>Después de {date}</translation>
    </message>
    <message numerus="yes">
        <source>All %n dates in {name} are “{date}”.</source>
        <extracomment>The date in {name} is “{date}”.</extracomment>
        <translation>
            <numerusform>La %n fecha de {name} es «{date}».</numerusform>
            <numerusform>Las %n fechas de {name} son todas «{date}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n priorities in {name} are {priority}.</source>
        <extracomment>The priority in {name} is {priority}.</extracomment>
        <translation>
            <numerusform>La %n prioridad de {name} es {priority}.</numerusform>
            <numerusform>Las %n prioridades de {name} son todas {priority}.</numerusform>
        </translation>
    </message>
    <message>
        <source>All URLs of a sitemap must have its protocol and host. If the URL of the sitemap is not known, it is assumed to be on the site of more than half of its entries, so this is a warning only. The robots.txt of another host may list the sitemap (cross-submission).</source>
        <translation>Todas las URL de un sitemap deben tener su protocolo y su host. Si no se conoce la URL del sitemap, se supone que está en el sitio de más de la mitad de sus entradas, así que esto es solo una advertencia. El robots.txt de otro host puede indicar el sitemap (envío cruzado).</translation>
    </message>
    <message>
        <source>All entries</source>
        <translation>Todas las entradas</translation>
    </message>
    <message>
        <source>All entries of a sitemap together</source>
        <translation>Todas las entradas de un sitemap en conjunto</translation>
    </message>
    <message>
        <source>All fields</source>
        <translation>Todos los campos</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>All files together are larger than {limit:,} bytes.</source>
        <translation>Todos los archivos juntos ocupan más de {limit:,} bytes.</translation>
    </message>
    <message>
        <source>Alternate listed twice</source>
        <translation>Alternativa repetida</translation>
    </message>
    <message>
        <source>Alternate {number:,}</source>
        <translation>Alternativa {number:,}</translation>
    </message>
    <message>
        <source>Alternates</source>
        <translation>Alternativas</translation>
    </message>
    <message>
        <source>Alternates must link to each other. Google ignores links without a return link. Only pages in the set are checked.</source>
        <translation>Las alternativas deben enlazarse mutuamente. Google no tiene en cuenta los enlaces sin retorno. Solo se comprueban las páginas del conjunto.</translation>
    </message>
    <message>
        <source>An alternate must have hreflang, or media for another screen. Google ignores it otherwise.</source>
        <translation>Una alternativa debe tener hreflang, o media si es para otra pantalla. De lo contrario, Google no la tiene en cuenta.</translation>
    </message>
    <message>
        <source>An attribute of “{token}” was repeated; the first one was kept.</source>
        <translation>Un atributo de «{token}» estaba repetido; se conservó el primero.</translation>
    </message>
    <message>
        <source>An empty element is an error. Leave out the element if its value is unknown.</source>
        <translation>Un elemento vacío es un error. Si no se conoce su valor, omita el elemento.</translation>
    </message>
    <message>
        <source>An entry must not contain loc, lastmod, changefreq or priority more than once. Search engines use one of the values, and not always the same one.</source>
        <translation>Una entrada no debe contener loc, lastmod, changefreq o priority más de una vez. Los buscadores usan uno de los valores, y no siempre el mismo.</translation>
    </message>
    <message>
        <source>An entry must not have more than {most}. Google ignores the others.</source>
        <translation>Una entrada no debe tener más de {most}. Google no tiene en cuenta los demás.</translation>
    </message>
    <message>
        <source>An entry of “{index}” has no URL.</source>
        <translation>Una entrada de «{index}» no tiene URL.</translation>
    </message>
    <message>
        <source>An entry should list each alternate once. Google ignores repetitions.</source>
        <translation>Una entrada debe incluir cada alternativa una sola vez. Google no tiene en cuenta las repeticiones.</translation>
    </message>
    <message>
        <source>An index must list each sitemap once. Search engines ignore the repetition, but its URLs count twice here.</source>
        <translation>Un índice debe incluir cada sitemap una sola vez. Los buscadores no tienen en cuenta la repetición, pero aquí sus URL cuentan dos veces.</translation>
    </message>
    <message>
        <source>An index must list only sitemaps of its own site, with the same protocol, host and port. Search engines ignore sitemaps on other hosts, unless the robots.txt of the site lists them (cross-submission).</source>
        <translation>Un índice solo debe incluir sitemaps de su propio sitio, con el mismo protocolo, host y puerto. Los buscadores no tienen en cuenta los sitemaps de otros hosts, salvo que el robots.txt del sitio los indique (envío cruzado).</translation>
    </message>
    <message>
        <source>An index must list sitemaps only, not itself or another index. Search engines do not follow nested indexes.</source>
        <translation>Un índice solo debe incluir sitemaps, ni a sí mismo ni otro índice. Los buscadores no siguen índices anidados.</translation>
    </message>
    <message>
        <source>An index must list sitemaps only. The entry is not changed.</source>
        <translation>Un índice solo debe incluir sitemaps. La entrada no se cambia.</translation>
    </message>
    <message>
        <source>An index must not list more sitemaps than the profile allows. Search engines ignore the rest.</source>
        <translation>Un índice no debe incluir más sitemaps de los que permite el perfil. Los buscadores no tienen en cuenta el resto.</translation>
    </message>
    <message>
        <source>An interrupted save could be neither completed nor undone: {reason}.</source>
        <translation>Un guardado interrumpido no se pudo completar ni deshacer: {reason}.</translation>
    </message>
    <message>
        <source>An interrupted save was completed. All files have their new content.</source>
        <translation>Se completó un guardado interrumpido. Todos los archivos tienen su contenido nuevo.</translation>
    </message>
    <message>
        <source>An interrupted save was undone. All files have their earlier content.</source>
        <translation>Se deshizo un guardado interrumpido. Todos los archivos tienen su contenido anterior.</translation>
    </message>
    <message>
        <source>Anything else</source>
        <translation>Otro valor</translation>
    </message>
    <message>
        <source>Applies after a restart.</source>
        <translation>Se aplica tras reiniciar.</translation>
    </message>
    <message>
        <source>Applies to all entries, also those without a date.</source>
        <translation>Se aplica a todas las entradas, también a las que no tienen fecha.</translation>
    </message>
    <message>
        <source>Article {number:,}</source>
        <translation>Artículo {number:,}</translation>
    </message>
    <message>
        <source>Before {date}</source>
        <translation>Antes de {date}</translation>
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
        <source>Canceled. No files have changed.</source>
        <translation>Cancelado. No cambió ningún archivo.</translation>
    </message>
    <message>
        <source>Capitals in the host</source>
        <translation>Mayúsculas en el host</translation>
    </message>
    <message>
        <source>Change http to https</source>
        <translation>Cambiar http por https</translation>
    </message>
    <message>
        <source>Change {field}</source>
        <translation>Cambiar {field}</translation>
    </message>
    <message numerus="yes">
        <source>Change {field} in %n entries</source>
        <extracomment>Change {field} in 1 entry</extracomment>
        <translation>
            <numerusform>Cambiar {field} en %n entrada</numerusform>
            <numerusform>Cambiar {field} en %n entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed since the last save</source>
        <translation>Cambiado desde que se guardó por última vez</translation>
    </message>
    <message>
        <source>Changed values</source>
        <translation>Valores cambiados</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Cambios</translation>
    </message>
    <message>
        <source>Changing extensions</source>
        <translation>Cambiando extensiones</translation>
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
        <source>Choose Save as.</source>
        <translation>Elija Guardar como.</translation>
    </message>
    <message>
        <source>Choose a cell of a field.</source>
        <translation>Elija una celda de un campo.</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Elegir una carpeta</translation>
    </message>
    <message>
        <source>Choose an XML, text or CSV file.</source>
        <translation>Elija un archivo XML, de texto o CSV.</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>Elija otra carpeta.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Elija otro nombre.</translation>
    </message>
    <message>
        <source>Choose at least two sitemaps.</source>
        <translation>Elija al menos dos sitemaps.</translation>
    </message>
    <message>
        <source>Choose the folder of the site.</source>
        <translation>Elija la carpeta del sitio.</translation>
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
        <source>Comparing entries</source>
        <translation>Comparando entradas</translation>
    </message>
    <message>
        <source>Complete URL of the page.</source>
        <translation>URL completa de la página.</translation>
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
        <source>Connect its disk and open the set again. If the disk no longer exists, delete the hidden files “{names}”.</source>
        <translation>Conecte su disco y abra de nuevo el conjunto. Si el disco ya no existe, elimine los archivos ocultos «{names}».</translation>
    </message>
    <message>
        <source>Continued from the end.</source>
        <translation>Se continuó desde el final.</translation>
    </message>
    <message>
        <source>Continued from the start.</source>
        <translation>Se continuó desde el principio.</translation>
    </message>
    <message>
        <source>Copied to the clipboard.</source>
        <translation>Copiado en el portapapeles.</translation>
    </message>
    <message>
        <source>Correct the file first, or export its entries to a new one.</source>
        <translation>Corrija primero el archivo o exporte sus entradas a uno nuevo.</translation>
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
        <source>Create</source>
        <translation>Crear</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>cirílico</translation>
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
        <source>Dates and times must exist. Search engines ignore other dates.</source>
        <translation>Las fechas y horas deben existir. Los buscadores no tienen en cuenta otras fechas.</translation>
    </message>
    <message>
        <source>Dates can't be read from git: {reason}.</source>
        <translation>No se pueden leer las fechas de git: {reason}.</translation>
    </message>
    <message>
        <source>Dates in {names} of {element} must exist and have W3C format; times need a time zone. Google ignores other dates.</source>
        <translation>Las fechas en {names} de {element} deben existir y tener formato W3C; las horas necesitan zona horaria. Google no tiene en cuenta otras fechas.</translation>
    </message>
    <message>
        <source>Dates must have one of the six W3C formats. Search engines ignore other dates.</source>
        <translation>Las fechas deben tener uno de los seis formatos del W3C. Los buscadores no tienen en cuenta otras fechas.</translation>
    </message>
    <message>
        <source>Dates, frequencies and priorities</source>
        <translation>Fechas, frecuencias y prioridades</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n entries</source>
        <extracomment>Delete entry</extracomment>
        <translation>
            <numerusform>Eliminar entrada</numerusform>
            <numerusform>Eliminar %n entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete entrie&amp;s</source>
        <translation>Eli&amp;minar entradas</translation>
    </message>
    <message>
        <source>Delete entries, or choose another profile.</source>
        <translation>Elimine entradas o elija otro perfil.</translation>
    </message>
    <message>
        <source>Disk cache limit</source>
        <translation>Límite de la caché en disco</translation>
    </message>
    <message>
        <source>Disk space for the entries of one large set; the rest is kept in memory.</source>
        <translation>Espacio en disco para las entradas de un conjunto grande; el resto se queda en la memoria.</translation>
    </message>
    <message>
        <source>Download or export it again.</source>
        <translation>Descárguelo o expórtelo de nuevo.</translation>
    </message>
    <message>
        <source>Drop the time</source>
        <translation>Quitar la hora</translation>
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
        <source>Each changed value, before and after.</source>
        <translation>Cada valor que cambia, antes y después.</translation>
    </message>
    <message>
        <source>Each language must have one URL, and the page at that URL must use the same language for itself. Google ignores conflicting links.</source>
        <translation>Cada idioma debe tener una sola URL, y la página de esa URL debe indicar el mismo idioma para sí misma. Google no tiene en cuenta los enlaces en conflicto.</translation>
    </message>
    <message>
        <source>Edit it there, or save it under another name here.</source>
        <translation>Edítelo allí, o guárdelo aquí con otro nombre.</translation>
    </message>
    <message>
        <source>Empty sitemap</source>
        <translation>Sitemap vacío</translation>
    </message>
    <message>
        <source>Enter a number from {least} to {most}.</source>
        <translation>Introduzca un número de {least} a {most}.</translation>
    </message>
    <message>
        <source>Enter a value.</source>
        <translation>Introduzca un valor.</translation>
    </message>
    <message>
        <source>Enter priorities from 0.0 to 1.0, starting with the start page.</source>
        <translation>Introduzca prioridades de 0.0 a 1.0, empezando por la página de inicio.</translation>
    </message>
    <message>
        <source>Entries by folder</source>
        <translation>Entradas por carpeta</translation>
    </message>
    <message>
        <source>Entries by {field}</source>
        <translation>Entradas por {field}</translation>
    </message>
    <message>
        <source>Entries shown</source>
        <translation>Entradas mostradas</translation>
    </message>
    <message>
        <source>Entries with more than 10,000 elements and attributes are not validated against the schema.</source>
        <translation>Las entradas con más de 10 000 elementos y atributos no se validan con el esquema.</translation>
    </message>
    <message>
        <source>Entries with problems</source>
        <translation>Entradas con problemas</translation>
    </message>
    <message>
        <source>Entry {broken:,} can't be saved in a text sitemap: its loc contains a line break.</source>
        <translation>La entrada {broken:,} no se puede guardar en un sitemap de texto: su loc contiene un salto de línea.</translation>
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
        <source>Entry {place:,} can't be saved: its {name} contains U+{ord:04X}, which XML does not allow.</source>
        <translation>La entrada {place:,} no se puede guardar: su {name} contiene U+{ord:04X}, que XML no permite.</translation>
    </message>
    <message>
        <source>Entry {place:,} is too large ({size}) for a sitemap of {most}.</source>
        <translation>La entrada {place:,} es demasiado grande ({size}) para un sitemap de {most}.</translation>
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
        <source>Escaped characters must not be escaped again: %2520 stands for %20, not for a space. Search engines request a page that does not exist.</source>
        <translation>Los caracteres escapados no se deben escapar otra vez: %2520 representa %20, no un espacio. Los buscadores piden una página que no existe.</translation>
    </message>
    <message>
        <source>Every entry needs a loc. Search engines skip entries without one.</source>
        <translation>Toda entrada necesita un loc. Los buscadores omiten las entradas sin él.</translation>
    </message>
    <message>
        <source>Every sitemap in the index must be readable: XML or text, uncompressed or gzipped (not zip). Search engines skip other files.</source>
        <translation>Todo sitemap del índice debe poder leerse: XML o texto, sin comprimir o comprimido con gzip (no con zip). Los buscadores omiten otros archivos.</translation>
    </message>
    <message>
        <source>Every sitemap in the index must exist. Search engines report an error and miss its URLs.</source>
        <translation>Todo sitemap del índice debe existir. Los buscadores señalan un error y pierden sus URL.</translation>
    </message>
    <message>
        <source>Existing escapes and hosts are not changed.</source>
        <translation>Los escapes existentes y los hosts no se cambian.</translation>
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
        <source>Export the entries to a new file, and report the problem.</source>
        <translation>Exporte las entradas a un archivo nuevo e informe del problema.</translation>
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
        <source>Fields</source>
        <translation>Campos</translation>
    </message>
    <message>
        <source>File names with an extension and URLs with a query are not changed.</source>
        <translation>Los nombres de archivo con extensión y las URL con consulta no se cambian.</translation>
    </message>
    <message>
        <source>File size error</source>
        <translation>Error de tamaño de archivo</translation>
    </message>
    <message>
        <source>Fill empty values</source>
        <translation>Rellenar valores vacíos</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtros</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>Buscar anterior</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Buscando</translation>
    </message>
    <message>
        <source>Folder for large sets</source>
        <translation>Carpeta para conjuntos grandes</translation>
    </message>
    <message>
        <source>Font size</source>
        <translation>Tamaño de letra</translation>
    </message>
    <message>
        <source>For example +01:00, or Z for UTC.</source>
        <translation>Por ejemplo, +01:00, o Z para UTC.</translation>
    </message>
    <message>
        <source>For example 0.5..0.8.</source>
        <translation>Por ejemplo, 0.5..0.8.</translation>
    </message>
    <message>
        <source>For example 2026-11, 2026-01..2026-03 or last 30 days.</source>
        <translation>Por ejemplo, 2026-11, 2026-01..2026-03 o last 30 days.</translation>
    </message>
    <message>
        <source>For example 2026-11-02.</source>
        <translation>Por ejemplo, 2026-11-02.</translation>
    </message>
    <message>
        <source>For example https://www.example.com/.</source>
        <translation>Por ejemplo, https://www.example.com/.</translation>
    </message>
    <message>
        <source>For example https://www.example.com/blog/, or “odd” for other URLs.</source>
        <translation>Por ejemplo, https://www.example.com/blog/, u «odd» para las otras URL.</translation>
    </message>
    <message>
        <source>For example https://www.example.com/shop/.</source>
        <translation>Por ejemplo, https://www.example.com/shop/.</translation>
    </message>
    <message>
        <source>For example “{default_name}”.</source>
        <translation>Por ejemplo, «{default_name}».</translation>
    </message>
    <message>
        <source>Found there: {names}.</source>
        <translation>Contiene: {names}.</translation>
    </message>
    <message>
        <source>Fragments of web applications (#!, #/) are not changed.</source>
        <translation>Los fragmentos de aplicaciones web (#!, #/) no se cambian.</translation>
    </message>
    <message>
        <source>Free some disk space, or choose another folder in the settings.</source>
        <translation>Libere espacio en el disco o elija otra carpeta en la configuración.</translation>
    </message>
    <message>
        <source>Free some space for temporary files.</source>
        <translation>Libere espacio para archivos temporales.</translation>
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
        <source>Google</source>
        <translation>Google</translation>
    </message>
    <message>
        <source>Google no longer reads the {what}.</source>
        <translation>Google ya no lee el campo {what}.</translation>
    </message>
    <message>
        <source>Google no longer reads {names} of {element}. They do no harm. Reported once per sitemap and field.</source>
        <translation>Google ya no lee {names} de {element}. No hacen daño. Se indica una vez por sitemap y campo.</translation>
    </message>
    <message>
        <source>Google no longer shows videos whose expiration_date has passed.</source>
        <translation>Google ya no muestra los vídeos cuya expiration_date ha pasado.</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>griego</translation>
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
        <source>How full the sitemaps are</source>
        <translation>Cuán llenos están los sitemaps</translation>
    </message>
    <message>
        <source>How often the page is likely to change.</source>
        <translation>Con qué frecuencia es probable que cambie la página.</translation>
    </message>
    <message>
        <source>ISO 639 code in two or three letters, or zh-cn or zh-tw for Chinese.</source>
        <translation>Código ISO 639 de dos o tres letras, o zh-cn o zh-tw para el chino.</translation>
    </message>
    <message>
        <source>ISO 639-1 language, optionally with an ISO 15924 script and an ISO 3166-1 country, or x-default.</source>
        <translation>Idioma ISO 639-1, opcionalmente con una escritura ISO 15924 y un país ISO 3166-1, o x-default.</translation>
    </message>
    <message>
        <source>ISO-8859-1 (Latin-1)</source>
        <translation>ISO-8859-1 (Latin-1)</translation>
    </message>
    <message>
        <source>If all entries have the same date, it is probably that of the sitemap and not of the pages. Google then ignores the dates of the site.</source>
        <translation>Si todas las entradas tienen la misma fecha, probablemente sea la del sitemap y no la de las páginas. Google deja entonces de tener en cuenta las fechas del sitio.</translation>
    </message>
    <message>
        <source>If no one else is editing it, edit anyway. The lock file is “{place}”.</source>
        <translation>Si nadie más lo está editando, edítelo de todos modos. El archivo de bloqueo es «{place}».</translation>
    </message>
    <message>
        <source>If the sitemap is elsewhere, enter its URL.</source>
        <translation>Si el sitemap está en otro lugar, introduzca su URL.</translation>
    </message>
    <message>
        <source>Ignored tag</source>
        <translation>Etiqueta no tenida en cuenta</translation>
    </message>
    <message>
        <source>Image {number:,}</source>
        <translation>Imagen {number:,}</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>Importance relative to other pages of the site, 0.0 to 1.0.</source>
        <translation>Importancia en relación con las demás páginas del sitio, de 0.0 a 1.0.</translation>
    </message>
    <message>
        <source>In the index “{facts}”: {words}</source>
        <translation>En el índice «{facts}»: {words}</translation>
    </message>
    <message>
        <source>In {field}</source>
        <translation>En {field}</translation>
    </message>
    <message>
        <source>In “{name}”, “{key}” must be {error}; the default applies.</source>
        <translation>En «{name}», «{key}» debe ser {error}; se aplica el valor predeterminado.</translation>
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
        <source>Invalid against the schema</source>
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
        <source>Invalid tag value: not a number</source>
        <translation>Valor de etiqueta no válido: no es un número</translation>
    </message>
    <message>
        <source>Invisible characters around the URL</source>
        <translation>Caracteres invisibles alrededor de la URL</translation>
    </message>
    <message>
        <source>It can be {known}.</source>
        <translation>Puede ser {known}.</translation>
    </message>
    <message>
        <source>It is a feed.</source>
        <translation>Es una fuente RSS o Atom.</translation>
    </message>
    <message>
        <source>It is an index within an index, which search engines reject.</source>
        <translation>Es un índice dentro de un índice, y los buscadores lo rechazan.</translation>
    </message>
    <message>
        <source>It was not changed.</source>
        <translation>No se ha cambiado.</translation>
    </message>
    <message>
        <source>It was set aside as “{aside}”.</source>
        <translation>Se apartó como «{aside}».</translation>
    </message>
    <message>
        <source>Keep my version</source>
        <translation>Conservar mi versión</translation>
    </message>
    <message>
        <source>Known formats are Common, Combined, W3C Extended and JSON lines.</source>
        <translation>Los formatos conocidos son Common, Combined, W3C Extended y líneas JSON.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
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
        <source>Leave it out for freely accessible articles.</source>
        <translation>Omítalo en los artículos de acceso libre.</translation>
    </message>
    <message>
        <source>Left out: {losses}.</source>
        <translation>Se omite: {losses}.</translation>
    </message>
    <message>
        <source>Letters from several scripts in one host name can imitate another name, so browsers and search engines distrust it.</source>
        <translation>Las letras de varios alfabetos en un nombre de host pueden imitar otro nombre, así que los navegadores y los buscadores desconfían de él.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>Limit to a range</source>
        <translation>Limitar a un rango</translation>
    </message>
    <message>
        <source>Limits of {profile}</source>
        <translation>Límites de {profile}</translation>
    </message>
    <message>
        <source>Look-around and back-references are not supported. A backslash makes the next character literal.</source>
        <translation>No se admiten búsquedas hacia delante o atrás ni referencias a grupos. Una barra invertida hace literal el carácter siguiente.</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Baja</translation>
    </message>
    <message>
        <source>Make URLs absolute</source>
        <translation>Hacer absolutas las URL</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Falta</translation>
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
        <source>Mobile</source>
        <translation>Móviles</translation>
    </message>
    <message>
        <source>Mobile tag {number:,}</source>
        <translation>Marca móvil {number:,}</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message numerus="yes">
        <source>More than %n redirects.</source>
        <extracomment>More than one redirect.</extracomment>
        <translation>
            <numerusform>Más de %n redirección.</numerusform>
            <numerusform>Más de %n redirecciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move it there, or append its entries.</source>
        <translation>Muévalo allí o añada sus entradas.</translation>
    </message>
    <message>
        <source>Move them to another sitemap of the set, or export them.</source>
        <translation>Muévalas a otro sitemap del conjunto o expórtelas.</translation>
    </message>
    <message>
        <source>Move {name}</source>
        <translation>Mover {name}</translation>
    </message>
    <message>
        <source>Near-duplicate URL</source>
        <translation>URL casi duplicada</translation>
    </message>
    <message>
        <source>Nested sitemap indexes</source>
        <translation>Índices de sitemaps anidados</translation>
    </message>
    <message>
        <source>New sitemap</source>
        <translation>Nuevo sitemap</translation>
    </message>
    <message>
        <source>News</source>
        <translation>Noticias</translation>
    </message>
    <message>
        <source>News sitemaps should list only articles of the last two days. Google no longer treats older ones as news. Reported once per sitemap.</source>
        <translation>Los sitemaps de noticias solo deben incluir artículos de los dos últimos días. Google ya no trata los más antiguos como noticias. Se indica una vez por sitemap.</translation>
    </message>
    <message>
        <source>No longer read by Google.</source>
        <translation>Google ya no lo lee.</translation>
    </message>
    <message>
        <source>No matches.</source>
        <translation>No hay coincidencias.</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Sin problemas</translation>
    </message>
    <message>
        <source>No return tag</source>
        <translation>Sin etiqueta de retorno</translation>
    </message>
    <message>
        <source>No sitemaps found at {url}.</source>
        <translation>No se encontró ningún sitemap en {url}.</translation>
    </message>
    <message>
        <source>No sitemaps found in “{folder}”.</source>
        <translation>No se encontró ningún sitemap en «{folder}».</translation>
    </message>
    <message numerus="yes">
        <source>None of the %n files can be opened.</source>
        <extracomment>The file can't be opened.</extracomment>
        <translation>
            <numerusform>No se puede abrir el archivo (%n).</numerusform>
            <numerusform>No se puede abrir ninguno de los %n archivos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not UTF-8</source>
        <translation>No es UTF-8</translation>
    </message>
    <message>
        <source>Not a number</source>
        <translation>No es un número</translation>
    </message>
    <message>
        <source>Not validated</source>
        <translation>Sin validar</translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>No cambiaría nada.</translation>
    </message>
    <message>
        <source>Open from web …</source>
        <translation>Abrir desde la web…</translation>
    </message>
    <message>
        <source>Open one folder, or files from one folder.</source>
        <translation>Abra una sola carpeta, o archivos de una sola carpeta.</translation>
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
        <source>Open the set again to restore them.</source>
        <translation>Abra de nuevo el conjunto para restaurarlos.</translation>
    </message>
    <message>
        <source>Open the set again when the file can be read.</source>
        <translation>Vuelva a abrir el conjunto cuando el archivo se pueda leer.</translation>
    </message>
    <message>
        <source>Open the set again.</source>
        <translation>Vuelva a abrir el conjunto.</translation>
    </message>
    <message>
        <source>Other XML</source>
        <translation>Otro XML</translation>
    </message>
    <message>
        <source>Other content of an entry must be well-formed XML with declared prefixes. Search engines ignore the extension, or reject the file.</source>
        <translation>El resto del contenido de una entrada debe ser XML bien formado con prefijos declarados. Los buscadores no tienen en cuenta la extensión o rechazan el archivo.</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Otras</translation>
    </message>
    <message>
        <source>Out of range</source>
        <translation>Fuera de rango</translation>
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
        <translation>PageMap {number:,}</translation>
    </message>
    <message>
        <source>Parameters such as utm_source record where visitors come from. With them, search engines crawl the same page several times.</source>
        <translation>Los parámetros como utm_source registran de dónde vienen los visitantes. Con ellos, los buscadores rastrean la misma página varias veces.</translation>
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
        <source>Pattern {number}, “{each}”, is not valid: {fault}.</source>
        <translation>El patrón {number}, «{each}», no es válido: {fault}.</translation>
    </message>
    <message>
        <source>Planning</source>
        <translation>Preparando los cambios</translation>
    </message>
    <message>
        <source>Please report this file.</source>
        <translation>Informe de este archivo, por favor.</translation>
    </message>
    <message>
        <source>Port 80 is the default for http, and 443 for https. With the port, the same page has two URLs.</source>
        <translation>El puerto 80 es el predeterminado de http, y el 443 el de https. Con el puerto, la misma página tiene dos URL.</translation>
    </message>
    <message>
        <source>Priorities must be decimal numbers. Search engines ignore other values.</source>
        <translation>Las prioridades deben ser números decimales. Los buscadores no tienen en cuenta otros valores.</translation>
    </message>
    <message>
        <source>Priorities must be from 0.0 to 1.0. Search engines ignore other values.</source>
        <translation>Las prioridades deben estar entre 0.0 y 1.0. Los buscadores no tienen en cuenta otros valores.</translation>
    </message>
    <message>
        <source>Priorities must be written without an exponent. Search engines may ignore other forms.</source>
        <translation>Las prioridades deben escribirse sin exponente. Es posible que los buscadores no tengan en cuenta otras formas.</translation>
    </message>
    <message>
        <source>Priorities must have a decimal point. Search engines ignore values with a comma.</source>
        <translation>Las prioridades deben llevar punto decimal. Los buscadores no tienen en cuenta los valores con coma.</translation>
    </message>
    <message>
        <source>Private networks, test sites, administration pages, hidden files and backups usually should not appear in search results.</source>
        <translation>Las redes privadas, los sitios de pruebas, las páginas de administración, los archivos ocultos y las copias de seguridad normalmente no deben aparecer en los resultados de búsqueda.</translation>
    </message>
    <message>
        <source>Probably not public</source>
        <translation>Probablemente no público</translation>
    </message>
    <message>
        <source>Profile maximum</source>
        <translation>Máximo del perfil</translation>
    </message>
    <message>
        <source>Profile of new windows</source>
        <translation>Perfil de las ventanas nuevas</translation>
    </message>
    <message>
        <source>Protocol and host are not case-sensitive and are usually written in lower case. With capitals, the same page has two URLs.</source>
        <translation>El protocolo y el host no distinguen mayúsculas de minúsculas y se suelen escribir en minúsculas. Con mayúsculas, la misma página tiene dos URL.</translation>
    </message>
    <message>
        <source>Publishing</source>
        <translation>Publicación</translation>
    </message>
    <message>
        <source>Put the file in the folder of the index to open it.</source>
        <translation>Ponga el archivo en la carpeta del índice para abrirlo.</translation>
    </message>
    <message>
        <source>Raise the limit if you trust its source.</source>
        <translation>Suba el límite si se fía de su procedencia.</translation>
    </message>
    <message>
        <source>Raise the limit.</source>
        <translation>Suba el límite.</translation>
    </message>
    <message>
        <source>Read-only.</source>
        <translation>Solo lectura.</translation>
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
        <source>Reading was canceled.</source>
        <translation>Se canceló la lectura.</translation>
    </message>
    <message>
        <source>Reading “{name}”</source>
        <translation>Leyendo «{name}»</translation>
    </message>
    <message>
        <source>Record edits so that they can be recovered after a crash.</source>
        <translation>Anota los cambios para poder recuperarlos tras un cierre inesperado.</translation>
    </message>
    <message>
        <source>Recover …</source>
        <translation>Recuperar…</translation>
    </message>
    <message>
        <source>Recovery log</source>
        <translation>Registro de recuperación</translation>
    </message>
    <message>
        <source>Rejected only by the schema</source>
        <translation>Rechazado solo por el esquema</translation>
    </message>
    <message>
        <source>Remove everything after the path.</source>
        <translation>Quite todo lo que sigue a la ruta.</translation>
    </message>
    <message>
        <source>Remove fragments</source>
        <translation>Quitar fragmentos</translation>
    </message>
    <message>
        <source>Remove session IDs</source>
        <translation>Quitar identificadores de sesión</translation>
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
        <source>Remove the “&lt;!DOCTYPE …&gt;”; sitemaps do not need it.</source>
        <translation>Quite «&lt;!DOCTYPE …&gt;»; los sitemaps no lo necesitan.</translation>
    </message>
    <message>
        <source>Remove tracking parameters</source>
        <translation>Quitar parámetros de seguimiento</translation>
    </message>
    <message>
        <source>Remove trailing slash</source>
        <translation>Quitar barra final</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Quitar {name}</translation>
    </message>
    <message numerus="yes">
        <source>Removed %n files.</source>
        <extracomment>Removed 1 file.</extracomment>
        <translation>
            <numerusform>Se eliminó %n archivo.</numerusform>
            <numerusform>Se eliminaron %n archivos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Removes only unnecessary escapes.</source>
        <translation>Quita solo los escapes innecesarios.</translation>
    </message>
    <message>
        <source>Removes the element; the rest of the entry is not changed.</source>
        <translation>Quita el elemento; el resto de la entrada no se cambia.</translation>
    </message>
    <message>
        <source>Repaired file</source>
        <translation>Archivo reparado</translation>
    </message>
    <message>
        <source>Replace URL prefix</source>
        <translation>Reemplazar prefijo de URL</translation>
    </message>
    <message>
        <source>Replaces the value in every entry.</source>
        <translation>Reemplaza el valor en todas las entradas.</translation>
    </message>
    <message>
        <source>Results are limited to 0.0–1.0. Empty priorities are not changed.</source>
        <translation>Los resultados se limitan a 0.0–1.0. Las prioridades vacías no se cambian.</translation>
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
        <source>Rule failed</source>
        <translation>Fallo de una regla</translation>
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
        <source>Save as .xml to keep them.</source>
        <translation>Guarde como .xml para conservarlas.</translation>
    </message>
    <message>
        <source>Save it as CSV in UTF-8.</source>
        <translation>Guárdelo como CSV en UTF-8.</translation>
    </message>
    <message>
        <source>Save it as UTF-8, or declare its actual encoding.</source>
        <translation>Guárdelo como UTF-8 o declare su codificación real.</translation>
    </message>
    <message>
        <source>Save often: unsaved changes can't be recovered after a crash.</source>
        <translation>Guarde a menudo: los cambios sin guardar no se pueden recuperar tras un cierre inesperado.</translation>
    </message>
    <message>
        <source>Save or export it as a sitemap under another name.</source>
        <translation>Guárdela o expórtela como sitemap con otro nombre.</translation>
    </message>
    <message>
        <source>Save to another place.</source>
        <translation>Guarde en otro lugar.</translation>
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
        <source>Saved “{name}”.</source>
        <translation>Se guardó «{name}».</translation>
    </message>
    <message>
        <source>Saving a change writes UTF-8.</source>
        <translation>Al guardar un cambio se escribe en UTF-8.</translation>
    </message>
    <message>
        <source>Saving “{name}”</source>
        <translation>Guardando «{name}»</translation>
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
        <source>Search engines accept RSS and Atom feeds as sitemaps, but feeds list only recent pages and have no changefreq or priority.</source>
        <translation>Los buscadores aceptan fuentes RSS y Atom como sitemaps, pero las fuentes solo incluyen páginas recientes y no tienen changefreq ni priority.</translation>
    </message>
    <message>
        <source>Search engines compare priorities only within a site, so equal priorities have no effect.</source>
        <translation>Los buscadores solo comparan prioridades dentro de un sitio, así que las prioridades iguales no tienen efecto.</translation>
    </message>
    <message>
        <source>Search engines compare priorities only within a site. If all of them are high, none stands out.</source>
        <translation>Los buscadores solo comparan prioridades dentro de un sitio. Si todas son altas, ninguna destaca.</translation>
    </message>
    <message>
        <source>Search engines do not find a sitemap that is in the same folder but not in the index.</source>
        <translation>Los buscadores no encuentran un sitemap que está en la misma carpeta pero no en el índice.</translation>
    </message>
    <message>
        <source>Search engines don't fetch a URL that the robots.txt of its host disallows for their crawler. Choose the file with Sitemap ▸ Check against robots.txt, or with “sitemap-studio check --robots”.</source>
        <translation>Los buscadores no descargan una URL que el robots.txt de su host prohíbe a su rastreador. Elija el archivo con Sitemap ▸ Comprobar con robots.txt, o con «sitemap-studio check --robots».</translation>
    </message>
    <message>
        <source>Search engines find a sitemap, or its index, by a Sitemap line in the robots.txt of its host. Choose the file with Sitemap ▸ Check against robots.txt, or with “sitemap-studio check --robots”.</source>
        <translation>Los buscadores encuentran un sitemap, o su índice, por una línea Sitemap del robots.txt de su host. Elija el archivo con Sitemap ▸ Comprobar con robots.txt, o con «sitemap-studio check --robots».</translation>
    </message>
    <message>
        <source>Search engines no longer read the tag for feature phones. It does no harm. Reported once per sitemap.</source>
        <translation>Los buscadores ya no leen la marca para móviles básicos. No hace daño. Se indica una vez por sitemap.</translation>
    </message>
    <message numerus="yes">
        <source>Search engines no longer read {field}; %n entries of this sitemap have it.</source>
        <extracomment>Search engines no longer read {field}; one entry of this sitemap has it.</extracomment>
        <translation>
            <numerusform>Los buscadores ya no leen {field}; lo tiene %n entrada de este sitemap.</numerusform>
            <numerusform>Los buscadores ya no leen {field}; lo tienen %n entradas de este sitemap.</numerusform>
        </translation>
    </message>
    <message>
        <source>Search engines resolve segments such as /../ and index a different URL from the one in the sitemap.</source>
        <translation>Los buscadores resuelven segmentos como /../ e indexan una URL distinta de la del sitemap.</translation>
    </message>
    <message>
        <source>Select an entry.</source>
        <translation>Seleccione una entrada.</translation>
    </message>
    <message>
        <source>Selected entries</source>
        <translation>Entradas seleccionadas</translation>
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
        <source>Sets</source>
        <translation>Conjuntos</translation>
    </message>
    <message>
        <source>Shift by days</source>
        <translation>Desplazar días</translation>
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
        <source>Sitemap template</source>
        <translation>Plantilla de sitemap</translation>
    </message>
    <message>
        <source>Sitemaps (*.xml *.xml.gz *.gz *.txt *.csv)</source>
        <translation>Sitemaps (*.xml *.xml.gz *.gz *.txt *.csv)</translation>
    </message>
    <message>
        <source>Sitemaps and indexes must be valid against the published schema, where the protocol agrees with it. Search engines may reject invalid files.</source>
        <translation>Los sitemaps y los índices deben ser válidos según el esquema publicado, en lo que el protocolo coincide con él. Los buscadores pueden rechazar los archivos no válidos.</translation>
    </message>
    <message>
        <source>Sitemaps have names that end in .xml or .xml.gz.</source>
        <translation>Los nombres de los sitemaps terminan en .xml o .xml.gz.</translation>
    </message>
    <message>
        <source>Sitemaps must be encoded in UTF-8. Search engines may misread other encodings.</source>
        <translation>Los sitemaps deben estar codificados en UTF-8. Los buscadores pueden leer mal otras codificaciones.</translation>
    </message>
    <message>
        <source>Sitemaps of the set</source>
        <translation>Sitemaps del conjunto</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>So do most entries: the URL of the sitemap may be wrong.</source>
        <translation>La mayoría de las entradas también: quizá la URL del sitemap sea incorrecta.</translation>
    </message>
    <message>
        <source>Some files may be older than others.</source>
        <translation>Algunos archivos pueden ser más antiguos que otros.</translation>
    </message>
    <message>
        <source>Split it first.</source>
        <translation>Divídalo primero.</translation>
    </message>
    <message>
        <source>Split {name}</source>
        <translation>Dividir {name}</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
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
        <source>Table for spreadsheets (*.csv)</source>
        <translation>Tabla para hojas de cálculo (*.csv)</translation>
    </message>
    <message>
        <source>Tag no longer read</source>
        <translation>Etiqueta que ya no se lee</translation>
    </message>
    <message>
        <source>Text before or after the sitemap was removed.</source>
        <translation>Se quitó texto anterior o posterior al sitemap.</translation>
    </message>
    <message>
        <source>Text between entries</source>
        <translation>Texto entre entradas</translation>
    </message>
    <message>
        <source>The % in {host} must be followed by two hexadecimal digits.</source>
        <translation>Al % de {host} deben seguirle dos cifras hexadecimales.</translation>
    </message>
    <message numerus="yes">
        <source>The %n patterns are too large together.</source>
        <extracomment>The pattern is too large.</extracomment>
        <translation>
            <numerusform>El patrón es demasiado grande.</numerusform>
            <numerusform>Los %n patrones son demasiado grandes en conjunto.</numerusform>
        </translation>
    </message>
    <message>
        <source>The URL contains a session ID ({what}), so every visitor gets a different URL.</source>
        <translation>La URL contiene un identificador de sesión ({what}), así que cada visitante recibe una URL distinta.</translation>
    </message>
    <message>
        <source>The URL contains a user name or a password, which would become public.</source>
        <translation>La URL contiene un nombre de usuario o una contraseña, que quedarían a la vista de todos.</translation>
    </message>
    <message>
        <source>The URL contains the user name {name}. Search engines reject such URLs.</source>
        <translation>La URL contiene el nombre de usuario {name}. Los buscadores rechazan esas URL.</translation>
    </message>
    <message>
        <source>The URL contains tracking parameters: {listed}.</source>
        <translation>La URL contiene parámetros de seguimiento: {listed}.</translation>
    </message>
    <message numerus="yes">
        <source>The URL has %n characters; it must have fewer than 2,048.</source>
        <extracomment>The URL has one character; it must have fewer than 2,048.</extracomment>
        <translation>
            <numerusform>La URL tiene %n carácter; debe tener menos de 2048.</numerusform>
            <numerusform>La URL tiene %n caracteres; debe tener menos de 2048.</numerusform>
        </translation>
    </message>
    <message>
        <source>The URL has an unnecessary @ before the host.</source>
        <translation>La URL tiene una @ innecesaria antes del host.</translation>
    </message>
    <message>
        <source>The URL is longer than {most:,} characters.</source>
        <translation>La URL tiene más de {most:,} caracteres.</translation>
    </message>
    <message>
        <source>The URL of the set is not known.</source>
        <translation>No se conoce la URL del conjunto.</translation>
    </message>
    <message>
        <source>The URLs are of another host, or the key is not valid.</source>
        <translation>Las URL son de otro host o la clave no es válida.</translation>
    </message>
    <message>
        <source>The XML around a changed entry is not well-formed.</source>
        <translation>El XML que rodea a una entrada cambiada no está bien formado.</translation>
    </message>
    <message>
        <source>The XML is not well-formed: in line {line}, column {column}, {cause}.</source>
        <translation>El XML no está bien formado: en la línea {line}, columna {column}, {cause}.</translation>
    </message>
    <message>
        <source>The answer is incomplete.</source>
        <translation>La respuesta está incompleta.</translation>
    </message>
    <message>
        <source>The change frequency must be always, hourly, daily, weekly, monthly, yearly or never, in lower case. Search engines ignore other values.</source>
        <translation>La frecuencia de cambio debe ser always, hourly, daily, weekly, monthly, yearly o never, en minúsculas. Los buscadores no tienen en cuenta otros valores.</translation>
    </message>
    <message>
        <source>The check “{title}” failed because of an internal error; all others were completed. Please report it: {url}</source>
        <translation>La comprobación «{title}» falló por un error interno; todas las demás se completaron. Informe del error, por favor: {url}</translation>
    </message>
    <message>
        <source>The choice applies until the program closes.</source>
        <translation>La elección se aplica hasta que se cierre el programa.</translation>
    </message>
    <message>
        <source>The colon after the host is unnecessary without a port.</source>
        <translation>Los dos puntos tras el host son innecesarios sin un puerto.</translation>
    </message>
    <message>
        <source>The column “{name}” is not a field and was ignored.</source>
        <translation>La columna «{name}» no es un campo y no se tuvo en cuenta.</translation>
    </message>
    <message>
        <source>The date of a sitemap in the index must not be earlier than the newest date in that sitemap. Search engines may not fetch the changed sitemap.</source>
        <translation>La fecha de un sitemap en el índice no debe ser anterior a la fecha más reciente de ese sitemap. Si lo es, puede que los buscadores no descarguen el sitemap cambiado.</translation>
    </message>
    <message>
        <source>The declaration of {names} was missing here; it was added.</source>
        <translation>Aquí faltaba la declaración de {names}; se añadió.</translation>
    </message>
    <message>
        <source>The default cache folder</source>
        <translation>La carpeta de caché predeterminada</translation>
    </message>
    <message>
        <source>The default informs all participating search engines.</source>
        <translation>La predeterminada informa a todos los buscadores participantes.</translation>
    </message>
    <message>
        <source>The default preferences apply.</source>
        <translation>Se aplican las preferencias predeterminadas.</translation>
    </message>
    <message>
        <source>The element names in “{name}” can't be repaired with certainty.</source>
        <translation>Los nombres de los elementos de «{name}» no se pueden reparar con certeza.</translation>
    </message>
    <message>
        <source>The elements of {many} are not in the order {names}, extensions last, which the schema requires.</source>
        <translation>Los elementos de {many} no están en el orden {names}, con las extensiones al final, que exige el esquema.</translation>
    </message>
    <message>
        <source>The entry has more than {most:,} &lt;{shown_name}&gt;.</source>
        <translation>La entrada tiene más de {most:,} &lt;{shown_name}&gt;.</translation>
    </message>
    <message>
        <source>The entry has no loc.</source>
        <translation>La entrada no tiene loc.</translation>
    </message>
    <message>
        <source>The expression has no group “{name}”.</source>
        <translation>La expresión no tiene ningún grupo «{name}».</translation>
    </message>
    <message>
        <source>The expression has no groups; $0 is the whole match.</source>
        <translation>La expresión no tiene grupos; $0 es toda la coincidencia.</translation>
    </message>
    <message>
        <source>The expression “{shown}” is not valid: {reason}.</source>
        <translation>La expresión «{shown}» no es válida: {reason}.</translation>
    </message>
    <message>
        <source>The extension of {element} does not define this element, or does not allow it here. Google ignores it.</source>
        <translation>La extensión de {element} no define este elemento o no lo permite aquí. Google no lo tiene en cuenta.</translation>
    </message>
    <message>
        <source>The extensions have not been read yet.</source>
        <translation>Aún no se han leído las extensiones.</translation>
    </message>
    <message>
        <source>The fields of a video should be in the order of the schema. Google accepts any order, but strict validators do not.</source>
        <translation>Los campos de un vídeo deben ir en el orden del esquema. Google acepta cualquier orden, pero los validadores estrictos no.</translation>
    </message>
    <message>
        <source>The file contains both URLs and sitemaps.</source>
        <translation>El archivo contiene tanto URL como sitemaps.</translation>
    </message>
    <message>
        <source>The file declares the encoding {declared}, but is encoded in UTF-8.</source>
        <translation>El archivo declara la codificación {declared}, pero está codificado en UTF-8.</translation>
    </message>
    <message>
        <source>The file does not begin with an XML declaration; it is read as UTF-8.</source>
        <translation>El archivo no empieza con una declaración XML; se lee como UTF-8.</translation>
    </message>
    <message>
        <source>The file does not declare its encoding, {encoding}.</source>
        <translation>El archivo no declara su codificación, {encoding}.</translation>
    </message>
    <message>
        <source>The file has no root element to add entries to.</source>
        <translation>El archivo no tiene ningún elemento raíz al que añadir entradas.</translation>
    </message>
    <message>
        <source>The file is a template of a site generator, with front matter, {% %} or {{ }}, and not a sitemap. It is not checked or changed. Open the generated sitemap instead.</source>
        <translation>El archivo es una plantilla de un generador de sitios, con front matter, {% %} o {{ }}, y no un sitemap. No se comprueba ni se cambia. Abra en su lugar el sitemap generado.</translation>
    </message>
    <message>
        <source>The file is cut off here; the incomplete part was removed.</source>
        <translation>El archivo está cortado aquí; se quitó la parte incompleta.</translation>
    </message>
    <message>
        <source>The file is encoded in {encoding}. It will be saved in UTF-8.</source>
        <translation>El archivo está codificado en {encoding}. Se guardará en UTF-8.</translation>
    </message>
    <message>
        <source>The file is larger than {limit:,} bytes.</source>
        <translation>El archivo ocupa más de {limit:,} bytes.</translation>
    </message>
    <message>
        <source>The file is too damaged to be repaired with certainty. The intact part is shown read-only. Search engines reject such files.</source>
        <translation>El archivo está demasiado dañado para repararlo con certeza. La parte intacta se muestra como solo lectura. Los buscadores rechazan esos archivos.</translation>
    </message>
    <message>
        <source>The file is well-formed, but search engines may not read it: element names must be spelled as in the protocol, and nothing may follow the gzip data.</source>
        <translation>El archivo está bien formado, pero puede que los buscadores no lo lean: los nombres de los elementos deben escribirse como en el protocolo, y no puede haber nada tras los datos gzip.</translation>
    </message>
    <message>
        <source>The file must be well-formed XML, and gzip data must be complete. Search engines reject other files.</source>
        <translation>El archivo debe ser XML bien formado, y los datos gzip deben estar completos. Los buscadores rechazan otros archivos.</translation>
    </message>
    <message>
        <source>The files on disk do not change until you save.</source>
        <translation>Los archivos del disco no cambian hasta que se guarde.</translation>
    </message>
    <message>
        <source>The filter is not valid at its end: {expected}.</source>
        <translation>El filtro no es válido al final: {expected}.</translation>
    </message>
    <message>
        <source>The filter is not valid at “{rest}”: {expected}.</source>
        <translation>El filtro no es válido en «{rest}»: {expected}.</translation>
    </message>
    <message>
        <source>The folder is empty.</source>
        <translation>La carpeta está vacía.</translation>
    </message>
    <message>
        <source>The folder is “{parent}”.</source>
        <translation>La carpeta es «{parent}».</translation>
    </message>
    <message>
        <source>The format of “{name}” is not known.</source>
        <translation>No se conoce el formato de «{name}».</translation>
    </message>
    <message>
        <source>The groups are $0 and {known}.</source>
        <translation>Los grupos son $0 y {known}.</translation>
    </message>
    <message>
        <source>The gzip data is incomplete; the intact part was kept.</source>
        <translation>Los datos gzip están incompletos; se conservó la parte intacta.</translation>
    </message>
    <message>
        <source>The host and port of a URL must be valid: a port is a number from 1 to 65535, no part of a host begins or ends with a hyphen, and xn-- must be followed by valid Punycode. Search engines cannot fetch other URLs.</source>
        <translation>El host y el puerto de una URL deben ser válidos: un puerto es un número de 1 a 65535, ninguna parte de un host empieza o termina con guion, y a xn-- debe seguirle Punycode válido. Los buscadores no pueden descargar otras URL.</translation>
    </message>
    <message>
        <source>The host was not found.</source>
        <translation>No se encontró el host.</translation>
    </message>
    <message>
        <source>The host {host_of} contains a space.</source>
        <translation>El host {host_of} contiene un espacio.</translation>
    </message>
    <message>
        <source>The host {host} must be written in ASCII.</source>
        <translation>El host {host} se debe escribir en ASCII.</translation>
    </message>
    <message>
        <source>The host {host} must be written {in_ascii}.</source>
        <translation>El host {host} se debe escribir {in_ascii}.</translation>
    </message>
    <message>
        <source>The key file is missing on the site or contains another key.</source>
        <translation>El archivo de clave no está en el sitio o contiene otra clave.</translation>
    </message>
    <message>
        <source>The language of a publication must be an ISO 639 code in lower case, or zh-cn or zh-tw. Google ignores the article otherwise.</source>
        <translation>El idioma de una publicación debe ser un código ISO 639 en minúsculas, o zh-cn o zh-tw. De lo contrario, Google no tiene en cuenta el artículo.</translation>
    </message>
    <message>
        <source>The last line is incomplete and was left out.</source>
        <translation>La última línea está incompleta y se omitió.</translation>
    </message>
    <message>
        <source>The last one chosen</source>
        <translation>El último elegido</translation>
    </message>
    <message numerus="yes">
        <source>The lowest of %n priorities in {name} is {lowest}.</source>
        <extracomment>The priority in {name} is {lowest}.</extracomment>
        <translation>
            <numerusform>La más baja de %n prioridad de {name} es {lowest}.</numerusform>
            <numerusform>La más baja de las %n prioridades de {name} es {lowest}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The name of a gzipped sitemap should end in .gz, and that of any other sitemap should not. Otherwise, servers and search engines may misread the file.</source>
        <translation>El nombre de un sitemap comprimido con gzip debe terminar en .gz, y el de cualquier otro no. De lo contrario, los servidores y los buscadores pueden leer mal el archivo.</translation>
    </message>
    <message>
        <source>The name of “{name}” ends in .gz, but the file is not gzipped.</source>
        <translation>El nombre de «{name}» termina en .gz, pero el archivo no está comprimido con gzip.</translation>
    </message>
    <message>
        <source>The namespace is “{namespace}”, not “{sitemap}”.</source>
        <translation>El espacio de nombres es «{namespace}», no «{sitemap}».</translation>
    </message>
    <message>
        <source>The namespace {sitemap} is missing.</source>
        <translation>Falta el espacio de nombres {sitemap}.</translation>
    </message>
    <message>
        <source>The old and new versions are in the hidden files “{names}”.</source>
        <translation>La versión antigua y la nueva están en los archivos ocultos «{names}».</translation>
    </message>
    <message>
        <source>The page has alternates, but does not link to itself.</source>
        <translation>La página tiene alternativas, pero no se enlaza a sí misma.</translation>
    </message>
    <message>
        <source>The page has alternates, but does not link to itself: {twin} differs from its URL by a trailing slash.</source>
        <translation>La página tiene alternativas, pero no se enlaza a sí misma: {twin} se diferencia de su URL en una barra final.</translation>
    </message>
    <message>
        <source>The pages can't be made: {reason}.</source>
        <translation>No se pueden crear las páginas: {reason}.</translation>
    </message>
    <message>
        <source>The part after # is a position in the page and is never sent to the server. Search engines index the page without it.</source>
        <translation>La parte que sigue a # es una posición dentro de la página y nunca se envía al servidor. Los buscadores indexan la página sin ella.</translation>
    </message>
    <message>
        <source>The path of a sitemap below the folder of the index should match its URL. If it does not, the only file with that name is opened. Check that it is the right one: search engines use the URL.</source>
        <translation>La ruta de un sitemap dentro de la carpeta del índice debe coincidir con su URL. Si no coincide, se abre el único archivo con ese nombre. Compruebe que es el correcto: los buscadores usan la URL.</translation>
    </message>
    <message>
        <source>The program itself</source>
        <translation>El propio programa</translation>
    </message>
    <message>
        <source>The protocol defines no attributes, except namespaces and xsi:schemaLocation in the root element. Search engines ignore others, or report an error.</source>
        <translation>El protocolo no define atributos, salvo los espacios de nombres y xsi:schemaLocation en el elemento raíz. Los buscadores no tienen en cuenta otros o señalan un error.</translation>
    </message>
    <message>
        <source>The protocol does not define this element. Search engines ignore it, or report an error.</source>
        <translation>El protocolo no define este elemento. Los buscadores no lo tienen en cuenta o señalan un error.</translation>
    </message>
    <message>
        <source>The protocol is {scheme}, but must be http or https.</source>
        <translation>El protocolo es {scheme}, pero debe ser http o https.</translation>
    </message>
    <message>
        <source>The published schema rejects some valid W3C dates (a year or month alone, times without seconds) and accepts some invalid ones. Search engines follow the protocol, which requires W3C dates.</source>
        <translation>El esquema publicado rechaza algunas fechas W3C válidas (un año o un mes solos, horas sin segundos) y acepta algunas no válidas. Los buscadores siguen el protocolo, que exige fechas W3C.</translation>
    </message>
    <message>
        <source>The published schema rejects some values that the protocol allows, such as dates without a day, another order of fields and URLs of fewer than 12 characters. Strict validators report them.</source>
        <translation>El esquema publicado rechaza algunos valores que permite el protocolo, como fechas sin día, otro orden de los campos y URL de menos de 12 caracteres. Los validadores estrictos los señalan.</translation>
    </message>
    <message>
        <source>The published schema requires at least 12 characters; the protocol does not. Strict validators report shorter URLs.</source>
        <translation>El esquema publicado exige al menos 12 caracteres; el protocolo no. Los validadores estrictos señalan las URL más cortas.</translation>
    </message>
    <message>
        <source>The recovery log can't be written: {reason}.</source>
        <translation>No se puede escribir el registro de recuperación: {reason}.</translation>
    </message>
    <message>
        <source>The recovery log is damaged.</source>
        <translation>El registro de recuperación está dañado.</translation>
    </message>
    <message>
        <source>The request failed: {reason}.</source>
        <translation>La solicitud falló: {reason}.</translation>
    </message>
    <message>
        <source>The request is not valid.</source>
        <translation>La solicitud no es válida.</translation>
    </message>
    <message>
        <source>The robots.txt of the host disallows {value}.</source>
        <translation>El robots.txt del host prohíbe {value}.</translation>
    </message>
    <message>
        <source>The robots.txt of {host} does not list {url}.</source>
        <translation>El robots.txt de {host} no incluye {url}.</translation>
    </message>
    <message>
        <source>The root element must have the namespace http://www.sitemaps.org/schemas/sitemap/0.9. Search engines may not recognize the file as a sitemap.</source>
        <translation>El elemento raíz debe tener el espacio de nombres http://www.sitemaps.org/schemas/sitemap/0.9. Sin él, puede que los buscadores no reconozcan el archivo como sitemap.</translation>
    </message>
    <message>
        <source>The root of a sitemap is “urlset”, that of an index “sitemapindex”.</source>
        <translation>La raíz de un sitemap es «urlset», y la de un índice, «sitemapindex».</translation>
    </message>
    <message>
        <source>The same window</source>
        <translation>La misma ventana</translation>
    </message>
    <message>
        <source>The schema rejects “{element}”: {reason}.</source>
        <translation>El esquema rechaza «{element}»: {reason}.</translation>
    </message>
    <message>
        <source>The schema requires the order loc, lastmod, changefreq, priority and extensions; the protocol does not. Search engines accept any order, but strict validators do not.</source>
        <translation>El esquema exige el orden loc, lastmod, changefreq, priority y extensiones; el protocolo no. Los buscadores aceptan cualquier orden, pero los validadores estrictos no.</translation>
    </message>
    <message>
        <source>The schemas, on request</source>
        <translation>Los esquemas, a petición</translation>
    </message>
    <message>
        <source>The search text is longer than {max_characters:,} characters.</source>
        <translation>El texto de búsqueda tiene más de {max_characters:,} caracteres.</translation>
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
        <source>The server's certificate is not trusted.</source>
        <translation>El certificado del servidor no es de confianza.</translation>
    </message>
    <message>
        <source>The set has not been checked yet.</source>
        <translation>El conjunto aún no se ha comprobado.</translation>
    </message>
    <message>
        <source>The sitemap already has 1,000 articles.</source>
        <translation>El sitemap ya tiene 1000 artículos.</translation>
    </message>
    <message>
        <source>The sitemap has no file yet. Save it first.</source>
        <translation>El sitemap aún no tiene archivo. Guárdelo primero.</translation>
    </message>
    <message>
        <source>The sitemap has no name yet.</source>
        <translation>El sitemap aún no tiene nombre.</translation>
    </message>
    <message>
        <source>The sitemap that these entries were in is no longer in the set.</source>
        <translation>El sitemap en el que estaban estas entradas ya no está en el conjunto.</translation>
    </message>
    <message>
        <source>The sitemaps of an index should be in its folder or below. Google ignores other sitemaps.</source>
        <translation>Los sitemaps de un índice deben estar en su carpeta o debajo de ella. Google no tiene en cuenta otros sitemaps.</translation>
    </message>
    <message>
        <source>The start page and URLs with a query are not changed.</source>
        <translation>La página de inicio y las URL con consulta no se cambian.</translation>
    </message>
    <message>
        <source>The tag “&lt;{name}&gt;” was damaged; it was repaired.</source>
        <translation>La etiqueta «&lt;{name}&gt;» estaba dañada; se reparó.</translation>
    </message>
    <message>
        <source>The text contains an invalid character.</source>
        <translation>El texto contiene un carácter no válido.</translation>
    </message>
    <message>
        <source>The unsaved changes of “{base}” are being recovered elsewhere.</source>
        <translation>Los cambios sin guardar de «{base}» se están recuperando en otro sitio.</translation>
    </message>
    <message>
        <source>The value is empty.</source>
        <translation>El valor está vacío.</translation>
    </message>
    <message>
        <source>The value of “{path}” contains {character}, which XML does not allow.</source>
        <translation>El valor de «{path}» contiene {character}, que XML no permite.</translation>
    </message>
    <message>
        <source>The whole set</source>
        <translation>Todo el conjunto</translation>
    </message>
    <message>
        <source>The {what} contains an empty item.</source>
        <translation>El campo {what} contiene un elemento vacío.</translation>
    </message>
    <message>
        <source>The {what} contains {character}, which must be percent-encoded.</source>
        <translation>El campo {what} contiene {character}, que debe codificarse con porcentaje.</translation>
    </message>
    <message numerus="yes">
        <source>The {what} has %n characters; {limit:,} are allowed.</source>
        <extracomment>The {what} has one character; {limit:,} are allowed.</extracomment>
        <translation>
            <numerusform>El campo {what} tiene %n carácter; se permiten {limit:,}.</numerusform>
            <numerusform>El campo {what} tiene %n caracteres; se permiten {limit:,}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {what} has too many items: {count:,} of {most}.</source>
        <translation>El campo {what} tiene demasiados elementos: {count:,} de {most}.</translation>
    </message>
    <message>
        <source>The {what} is {value}, which is not a number.</source>
        <translation>El campo {what} es {value}, que no es un número.</translation>
    </message>
    <message>
        <source>The {what} is {value}, which is not a valid URL.</source>
        <translation>El campo {what} es {value}, que no es una URL válida.</translation>
    </message>
    <message>
        <source>The {what} is {value}, which is not a whole number.</source>
        <translation>El campo {what} es {value}, que no es un número entero.</translation>
    </message>
    <message>
        <source>The {what} is {value}: {reason}.</source>
        <translation>El campo {what} es {value}: {reason}.</translation>
    </message>
    <message>
        <source>The {what} is {value}; it must be {bounds}.</source>
        <translation>El campo {what} es {value}; debe ser {bounds}.</translation>
    </message>
    <message>
        <source>The {what} should be before another field.</source>
        <translation>El campo {what} debe ir antes de otro campo.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n indexes in “{folder}”.</source>
        <extracomment>There is one index in “{folder}”.</extracomment>
        <translation>
            <numerusform>Hay %n índice en «{folder}».</numerusform>
            <numerusform>Hay %n índices en «{folder}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n such entries.</source>
        <extracomment>There is 1 such entry.</extracomment>
        <translation>
            <numerusform>Hay %n entrada así.</numerusform>
            <numerusform>Hay %n entradas así.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no extensions of the kind “{kind}”.</source>
        <translation>No hay extensiones del tipo «{kind}».</translation>
    </message>
    <message>
        <source>There are no sitemaps to list.</source>
        <translation>No hay sitemaps que incluir.</translation>
    </message>
    <message>
        <source>There are none yet.</source>
        <translation>Aún no hay ninguno.</translation>
    </message>
    <message>
        <source>There are too many files.</source>
        <translation>Hay demasiados archivos.</translation>
    </message>
    <message>
        <source>There is not enough memory for “{name}”.</source>
        <translation>No hay memoria suficiente para «{name}».</translation>
    </message>
    <message>
        <source>There were no web pages before 1990. Such dates usually come from a clock that was not set, and search engines stop trusting the dates of the site.</source>
        <translation>Antes de 1990 no había páginas web. Esas fechas suelen venir de un reloj sin ajustar, y los buscadores dejan de fiarse de las fechas del sitio.</translation>
    </message>
    <message>
        <source>There would be more sitemaps than an index may list ({limit:,}, {title}).</source>
        <translation>Habría más sitemaps de los que puede incluir un índice ({limit:,}, {title}).</translation>
    </message>
    <message>
        <source>These texts can't be searched: they use all private-use characters.</source>
        <translation>No se puede buscar en estos textos: usan todos los caracteres de uso privado.</translation>
    </message>
    <message>
        <source>This XML has no values.</source>
        <translation>Este XML no tiene valores.</translation>
    </message>
    <message>
        <source>This search engine ignores this element. Keep it only for other search engines.</source>
        <translation>Este buscador no tiene en cuenta este elemento. Consérvelo solo para otros buscadores.</translation>
    </message>
    <message>
        <source>Times need a time zone: Z or an offset such as +01:00. Google rejects times without one.</source>
        <translation>Las horas necesitan una zona horaria: Z o una diferencia como +01:00. Google rechaza las horas sin ella.</translation>
    </message>
    <message>
        <source>To remove the values, choose Clear.</source>
        <translation>Para quitar los valores, elija Borrar.</translation>
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
        <source>Too many requests. Try again later.</source>
        <translation>Demasiadas solicitudes. Vuelva a intentarlo más tarde.</translation>
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
        <source>URL of the folder; empty for the root of the site</source>
        <translation>URL de la carpeta; vacía para la raíz del sitio</translation>
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
        <source>URLs in {names} of {element} must be complete, with protocol and host. Google does not resolve relative URLs.</source>
        <translation>Las URL en {names} de {element} deben estar completas, con protocolo y host. Google no resuelve URL relativas.</translation>
    </message>
    <message>
        <source>URLs in {names} of {element} must be valid, use http or https, and be shorter than 2,048 characters. Google cannot fetch others.</source>
        <translation>Las URL en {names} de {element} deben ser válidas, usar http o https y tener menos de 2048 caracteres. Google no puede descargar otras.</translation>
    </message>
    <message>
        <source>URLs may contain only the characters of RFC 3986; all others must be percent-encoded. Search engines differ in how they encode these.</source>
        <translation>Las URL solo pueden contener los caracteres de RFC 3986; todos los demás deben codificarse con porcentaje. Los buscadores difieren en cómo los codifican.</translation>
    </message>
    <message>
        <source>URLs must be complete, with protocol and host. Search engines do not resolve relative URLs in sitemaps.</source>
        <translation>Las URL deben estar completas, con protocolo y host. Los buscadores no resuelven URL relativas en los sitemaps.</translation>
    </message>
    <message>
        <source>URLs must be shorter than 2,048 characters. Search engines skip longer ones.</source>
        <translation>Las URL deben tener menos de 2048 caracteres. Los buscadores omiten las más largas.</translation>
    </message>
    <message>
        <source>URLs must not contain backslashes. Browsers read them as slashes, but crawlers may request a different URL.</source>
        <translation>Las URL no deben contener barras invertidas. Los navegadores las leen como barras normales, pero los rastreadores pueden pedir otra URL.</translation>
    </message>
    <message>
        <source>URLs must not contain spaces or line breaks. Search engines reject such URLs or read only the part before the space.</source>
        <translation>Las URL no deben contener espacios ni saltos de línea. Los buscadores rechazan esas URL o solo leen la parte anterior al espacio.</translation>
    </message>
    <message>
        <source>URLs must use http or https.</source>
        <translation>Las URL deben usar http o https.</translation>
    </message>
    <message>
        <source>URLs must use http or https. Search engines do not crawl other protocols.</source>
        <translation>Las URL deben usar http o https. Los buscadores no rastrean otros protocolos.</translation>
    </message>
    <message>
        <source>URLs that differ only in “www.”, a trailing slash, the case of the host or of escapes, the fragment or the default port are probably the same page, which search engines then crawl twice.</source>
        <translation>Las URL que solo se distinguen por «www.», una barra final, las mayúsculas del host o de los escapes, el fragmento o el puerto predeterminado son probablemente la misma página, que los buscadores rastrean entonces dos veces.</translation>
    </message>
    <message>
        <source>URLs that match a pattern are marked as probably not public.</source>
        <translation>Las URL que coinciden con un patrón se marcan como probablemente no públicas.</translation>
    </message>
    <message>
        <source>URLs with a port are not changed.</source>
        <translation>Las URL con un puerto no se cambian.</translation>
    </message>
    <message>
        <source>UTF-8</source>
        <translation>UTF-8</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Sin cambios</translation>
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
        <source>Unnecessary port</source>
        <translation>Puerto innecesario</translation>
    </message>
    <message>
        <source>Unpack it first.</source>
        <translation>Descomprímalo primero.</translation>
    </message>
    <message>
        <source>Up to five stock tickers, each as EXCHANGE:TICKER.</source>
        <translation>Hasta cinco símbolos bursátiles, cada uno como BOLSA:SÍMBOLO.</translation>
    </message>
    <message>
        <source>Use (?i) or \b in the expression itself.</source>
        <translation>Use (?i) o \b en la propia expresión.</translation>
    </message>
    <message>
        <source>Use File ▸ Open from web.</source>
        <translation>Use Archivo ▸ Abrir desde la web.</translation>
    </message>
    <message>
        <source>Use the dates of the files instead.</source>
        <translation>Use en su lugar las fechas de los archivos.</translation>
    </message>
    <message>
        <source>Use {wanted}, or {wanted}.gz to compress it.</source>
        <translation>Use {wanted}, o {wanted}.gz para comprimirlo.</translation>
    </message>
    <message>
        <source>Used when fixing URLs with non-ASCII characters.</source>
        <translation>Se usa al corregir URL con caracteres que no son ASCII.</translation>
    </message>
    <message>
        <source>Used when fixing times without a zone.</source>
        <translation>Se usa al corregir horas sin zona horaria.</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Values must be plain text. Search engines handle elements within them in different ways.</source>
        <translation>Los valores deben ser texto sin formato. Los buscadores tratan de distintas maneras los elementos que contienen.</translation>
    </message>
    <message>
        <source>Video {number:,}</source>
        <translation>Vídeo {number:,}</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>Vídeos</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Advertencia</translation>
    </message>
    <message>
        <source>When the page last changed, as a W3C date or time.</source>
        <translation>Cuándo cambió la página por última vez, como fecha u hora W3C.</translation>
    </message>
    <message>
        <source>Where to look</source>
        <translation>Dónde buscar</translation>
    </message>
    <message>
        <source>White space around a URL is not part of it, but not every search engine removes it.</source>
        <translation>El espacio en blanco alrededor de una URL no es parte de ella, pero no todos los buscadores lo quitan.</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Ventana</translation>
    </message>
    <message>
        <source>Write $$ for a dollar sign.</source>
        <translation>Escriba $$ para un signo de dólar.</translation>
    </message>
    <message>
        <source>Write \\ for a backslash.</source>
        <translation>Escriba \\ para una barra invertida.</translation>
    </message>
    <message>
        <source>Write as W3C dates</source>
        <translation>Escribir como fechas W3C</translation>
    </message>
    <message>
        <source>Write the column names into the first line.</source>
        <translation>Escriba los nombres de las columnas en la primera línea.</translation>
    </message>
    <message>
        <source>Write “&lt;” as “&amp;lt;” and “&amp;” as “&amp;amp;” in every value.</source>
        <translation>Escriba «&lt;» como «&amp;lt;» y «&amp;» como «&amp;amp;» en todos los valores.</translation>
    </message>
    <message>
        <source>Write “{suggestion}”.</source>
        <translation>Escriba «{suggestion}».</translation>
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
        <source>XML does not treat characters such as no-break spaces and byte order marks as white space. Search engines read them as part of the URL.</source>
        <translation>XML no trata como espacio en blanco caracteres como los espacios duros y las marcas de orden de bytes. Los buscadores los leen como parte de la URL.</translation>
    </message>
    <message>
        <source>XML files should begin with a declaration. Without one, search engines read the file as UTF-8, which sitemaps must use anyway.</source>
        <translation>Los archivos XML deben empezar con una declaración. Sin ella, los buscadores leen el archivo como UTF-8, que es lo que los sitemaps deben usar de todos modos.</translation>
    </message>
    <message>
        <source>Yandex</source>
        <translation>Yandex</translation>
    </message>
    <message>
        <source>You don't have permission to open “{name}”.</source>
        <translation>No tiene permiso para abrir «{name}».</translation>
    </message>
    <message>
        <source>You don't have permission to save “{name}”.</source>
        <translation>No tiene permiso para guardar «{name}».</translation>
    </message>
    <message>
        <source>Z, +01:00 or similar, or empty</source>
        <translation>Z, +01:00 o similar, o vacío</translation>
    </message>
    <message>
        <source>a URL that begins with https://, or empty</source>
        <translation>una URL que empiece por https://, o vacío</translation>
    </message>
    <message>
        <source>a backup or a database dump</source>
        <translation>una copia de seguridad o un volcado de base de datos</translation>
    </message>
    <message>
        <source>a character must follow the backslash</source>
        <translation>a la barra invertida debe seguirle un carácter</translation>
    </message>
    <message>
        <source>a comment contains “--”</source>
        <translation>un comentario contiene «--»</translation>
    </message>
    <message>
        <source>a condition such as “loc contains /blog/” must come next (words: {words})</source>
        <translation>aquí debe ir una condición como «loc contains /blog/» (palabras: {words})</translation>
    </message>
    <message>
        <source>a development or staging site</source>
        <translation>un sitio de desarrollo o de pruebas</translation>
    </message>
    <message>
        <source>a document type or an entity is declared</source>
        <translation>se declara un tipo de documento o una entidad</translation>
    </message>
    <message>
        <source>a file name with {n} for the number</source>
        <translation>un nombre de archivo con {n} para el número</translation>
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
        <source>a host name in a private network</source>
        <translation>un nombre de host de una red privada</translation>
    </message>
    <message>
        <source>a name is longer than 50,000 characters</source>
        <translation>un nombre tiene más de 50 000 caracteres</translation>
    </message>
    <message>
        <source>a name, or empty</source>
        <translation>un nombre, o vacío</translation>
    </message>
    <message>
        <source>a part of it begins or ends with a hyphen</source>
        <translation>una de sus partes empieza o termina con un guion</translation>
    </message>
    <message>
        <source>a part of it is empty</source>
        <translation>una de sus partes está vacía</translation>
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
        <source>a private or link-local network</source>
        <translation>una red privada o de enlace local</translation>
    </message>
    <message>
        <source>a reference “&amp;#…;” is not valid</source>
        <translation>una referencia «&amp;#…;» no es válida</translation>
    </message>
    <message>
        <source>a value contains “]]&gt;”</source>
        <translation>un valor contiene «]]&gt;»</translation>
    </message>
    <message>
        <source>a value is too long or not valid</source>
        <translation>un valor es demasiado largo o no es válido</translation>
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
        <source>a “&amp;” is not escaped</source>
        <translation>un «&amp;» no está escapado</translation>
    </message>
    <message>
        <source>a “&lt;” is not escaped</source>
        <translation>un «&lt;» no está escapado</translation>
    </message>
    <message>
        <source>add the time zone that you choose</source>
        <translation>añadir la zona horaria que se elija</translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation>ambiguo</translation>
    </message>
    <message>
        <source>an administration page</source>
        <translation>una página de administración</translation>
    </message>
    <message>
        <source>an attribute is repeated</source>
        <translation>un atributo está repetido</translation>
    </message>
    <message>
        <source>an attribute value is not in quotes</source>
        <translation>el valor de un atributo no está entre comillas</translation>
    </message>
    <message>
        <source>an element is closed that was not opened</source>
        <translation>se cierra un elemento que no se había abierto</translation>
    </message>
    <message>
        <source>another order</source>
        <translation>otro orden</translation>
    </message>
    <message>
        <source>another program is saving it</source>
        <translation>otro programa lo está guardando</translation>
    </message>
    <message>
        <source>another program uses it, or you don't have permission</source>
        <translation>otro programa lo está usando, o no tiene permiso</translation>
    </message>
    <message>
        <source>another version of the program wrote its journal</source>
        <translation>otra versión del programa escribió su diario</translation>
    </message>
    <message>
        <source>as the program saved it</source>
        <translation>tal como lo guardó el programa</translation>
    </message>
    <message>
        <source>at least {low:,g}</source>
        <translation>como mínimo {low:,g}</translation>
    </message>
    <message>
        <source>complete it with the base URL</source>
        <translation>completarla con la URL base</translation>
    </message>
    <message>
        <source>current URL prefix</source>
        <translation>prefijo de URL actual</translation>
    </message>
    <message>
        <source>date, or time with zone</source>
        <translation>fecha, u hora con zona</translation>
    </message>
    <message>
        <source>decimal places</source>
        <translation>decimales</translation>
    </message>
    <message>
        <source>error, warning, info or the name of a rule</source>
        <translation>error, warning, info o el nombre de una regla</translation>
    </message>
    <message>
        <source>factor</source>
        <translation>factor</translation>
    </message>
    <message>
        <source>file</source>
        <translation>archivo</translation>
    </message>
    <message>
        <source>files that can't be read</source>
        <translation>archivos que no se pueden leer</translation>
    </message>
    <message>
        <source>first in 3/4/2025</source>
        <translation>primero en 3/4/2025</translation>
    </message>
    <message>
        <source>folder of the site</source>
        <translation>carpeta del sitio</translation>
    </message>
    <message>
        <source>from {low:,g} to {high:,g}</source>
        <translation>de {low:,g} a {high:,g}</translation>
    </message>
    <message>
        <source>hreflang must be an ISO 639-1 language, optionally with an ISO 15924 script and an ISO 3166-1 country, or x-default. Google ignores other codes.</source>
        <translation>hreflang debe ser un idioma ISO 639-1, opcionalmente con una escritura ISO 15924 y un país ISO 3166-1, o x-default. Google no tiene en cuenta otros códigos.</translation>
    </message>
    <message>
        <source>it belongs to another user</source>
        <translation>pertenece a otro usuario</translation>
    </message>
    <message>
        <source>it contains a control character</source>
        <translation>contiene un carácter de control</translation>
    </message>
    <message>
        <source>it contains invalid characters</source>
        <translation>contiene caracteres no válidos</translation>
    </message>
    <message>
        <source>it contains text after the end of the sitemap</source>
        <translation>contiene texto tras el final del sitemap</translation>
    </message>
    <message>
        <source>it contains too many levels or digits</source>
        <translation>contiene demasiados niveles o cifras</translation>
    </message>
    <message>
        <source>it has more than {max_pattern_characters:,} characters</source>
        <translation>tiene más de {max_pattern_characters:,} caracteres</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>está vacío</translation>
    </message>
    <message>
        <source>it is empty and would match every URL</source>
        <translation>está vacío y coincidiría con todas las URL</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>no es un archivo</translation>
    </message>
    <message>
        <source>it is not a valid IP address</source>
        <translation>no es una dirección IP válida</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>es demasiado grande</translation>
    </message>
    <message>
        <source>it must have a form such as en, en-GB or zh-Hant-TW</source>
        <translation>debe tener una forma como en, en-GB o zh-Hant-TW</translation>
    </message>
    <message>
        <source>it must not have more than {host} characters, or {label} between dots</source>
        <translation>no debe tener más de {host} caracteres, ni más de {label} entre puntos</translation>
    </message>
    <message>
        <source>items without a link</source>
        <translation>elementos sin enlace</translation>
    </message>
    <message>
        <source>its end is missing</source>
        <translation>falta el final</translation>
    </message>
    <message>
        <source>its folder does not exist</source>
        <translation>su carpeta no existe</translation>
    </message>
    <message>
        <source>its journal is damaged</source>
        <translation>su diario está dañado</translation>
    </message>
    <message>
        <source>its limit is reached</source>
        <translation>se alcanzó su límite</translation>
    </message>
    <message>
        <source>its links lead in a circle</source>
        <translation>sus enlaces forman un bucle</translation>
    </message>
    <message>
        <source>line {count} is not UTF-8</source>
        <translation>la línea {count} no es UTF-8</translation>
    </message>
    <message>
        <source>line {line}, column {column} is not valid</source>
        <translation>la línea {line}, columna {column}, no es válida</translation>
    </message>
    <message>
        <source>lines that are no log entries</source>
        <translation>líneas que no son entradas de registro</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>máximo</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>mínimo</translation>
    </message>
    <message>
        <source>new URL prefix</source>
        <translation>prefijo de URL nuevo</translation>
    </message>
    <message>
        <source>news sitemaps require an ISO 639 code, zh-cn or zh-tw</source>
        <translation>los sitemaps de noticias exigen un código ISO 639, zh-cn o zh-tw</translation>
    </message>
    <message>
        <source>no day</source>
        <translation>sin día</translation>
    </message>
    <message>
        <source>no file in the folder</source>
        <translation>no hay archivo en la carpeta</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>no es un número</translation>
    </message>
    <message>
        <source>not a valid date</source>
        <translation>no es una fecha válida</translation>
    </message>
    <message>
        <source>not a web URL</source>
        <translation>no es una URL web</translation>
    </message>
    <message>
        <source>not set (Z = UTC)</source>
        <translation>sin indicar (Z = UTC)</translation>
    </message>
    <message>
        <source>number of days, negative for earlier</source>
        <translation>número de días, negativo para antes</translation>
    </message>
    <message>
        <source>one of {operators} must come next</source>
        <translation>aquí debe ir uno de {operators}</translation>
    </message>
    <message>
        <source>outside the folder</source>
        <translation>fuera de la carpeta</translation>
    </message>
    <message>
        <source>outside the years 1 to 9999</source>
        <translation>fuera de los años 1 a 9999</translation>
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
        <source>parentheses are nested more than {most} deep</source>
        <translation>los paréntesis están anidados a más de {most} niveles</translation>
    </message>
    <message>
        <source>parentheses are nested too deeply</source>
        <translation>los paréntesis están anidados a demasiada profundidad</translation>
    </message>
    <message>
        <source>percent-encode them as UTF-8 (or ISO-8859-1 for old servers)</source>
        <translation>codificarlos con porcentaje como UTF-8 (o ISO-8859-1 para servidores antiguos)</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>precisión</translation>
    </message>
    <message>
        <source>priorities, starting with the start page</source>
        <translation>prioridades, empezando por la página de inicio</translation>
    </message>
    <message>
        <source>put the elements in the order of the schema</source>
        <translation>poner los elementos en el orden del esquema</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>de solo lectura</translation>
    </message>
    <message>
        <source>remove one level of escaping</source>
        <translation>quitar un nivel de escape</translation>
    </message>
    <message>
        <source>remove the element</source>
        <translation>quitar el elemento</translation>
    </message>
    <message>
        <source>remove the fragment</source>
        <translation>quitar el fragmento</translation>
    </message>
    <message>
        <source>remove the port</source>
        <translation>quitar el puerto</translation>
    </message>
    <message>
        <source>remove these characters</source>
        <translation>quitar estos caracteres</translation>
    </message>
    <message>
        <source>remove these parameters</source>
        <translation>quitar estos parámetros</translation>
    </message>
    <message>
        <source>replace backslashes with slashes</source>
        <translation>reemplazar las barras invertidas por barras normales</translation>
    </message>
    <message>
        <source>replace spaces with %20</source>
        <translation>reemplazar los espacios por %20</translation>
    </message>
    <message>
        <source>replace the comma with a point</source>
        <translation>reemplazar la coma por un punto</translation>
    </message>
    <message>
        <source>replace these percent signs with %25</source>
        <translation>reemplazar estos signos de porcentaje por %25</translation>
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
        <source>resolve the dot segments</source>
        <translation>resolver los segmentos de puntos</translation>
    </message>
    <message>
        <source>robots.txt of {host}</source>
        <translation>robots.txt de {host}</translation>
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
        <source>rows whose URL is not complete</source>
        <translation>filas cuya URL no está completa</translation>
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
        <source>save the repaired file</source>
        <translation>guardar el archivo reparado</translation>
    </message>
    <message>
        <source>save the repaired file, if the repair was certain</source>
        <translation>guardar el archivo reparado, si la reparación era segura</translation>
    </message>
    <message>
        <source>several URLs for one language</source>
        <translation>varias URL para un idioma</translation>
    </message>
    <message>
        <source>site; empty for all sites</source>
        <translation>sitio; vacío para todos los sitios</translation>
    </message>
    <message>
        <source>sitemap</source>
        <translation>sitemap</translation>
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
        <source>something that should not be public</source>
        <translation>algo que no debe ser público</translation>
    </message>
    <message>
        <source>the XML declaration is not at the very beginning</source>
        <translation>la declaración XML no está al principio de todo</translation>
    </message>
    <message>
        <source>the XML is not well-formed</source>
        <translation>el XML no está bien formado</translation>
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
        <source>the disk reported an error</source>
        <translation>el disco indicó un error</translation>
    </message>
    <message>
        <source>the entity “&amp;{entity};” is not defined</source>
        <translation>la entidad «&amp;{entity};» no está definida</translation>
    </message>
    <message>
        <source>the file or its folder does not exist</source>
        <translation>el archivo o su carpeta no existe</translation>
    </message>
    <message>
        <source>the folder “{folder}” is missing</source>
        <translation>falta la carpeta «{folder}»</translation>
    </message>
    <message>
        <source>the local computer</source>
        <translation>el equipo local</translation>
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
        <source>the part before the @ is not valid</source>
        <translation>la parte anterior a la @ no es válida</translation>
    </message>
    <message>
        <source>the prefix “{prefix}” is used but not declared</source>
        <translation>el prefijo «{prefix}» se usa, pero no se declara</translation>
    </message>
    <message>
        <source>the process that read it ended unexpectedly</source>
        <translation>el proceso que lo leía terminó de forma inesperada</translation>
    </message>
    <message>
        <source>the quotation mark is not closed</source>
        <translation>la comilla no está cerrada</translation>
    </message>
    <message>
        <source>the quotation marks do not match</source>
        <translation>las comillas no coinciden</translation>
    </message>
    <message>
        <source>the root element is missing</source>
        <translation>falta el elemento raíz</translation>
    </message>
    <message>
        <source>the schema's order</source>
        <translation>el orden del esquema</translation>
    </message>
    <message>
        <source>there is nothing to repeat before this character</source>
        <translation>no hay nada que repetir antes de este carácter</translation>
    </message>
    <message>
        <source>this bracket is not closed</source>
        <translation>este corchete o llave no está cerrado</translation>
    </message>
    <message>
        <source>this parenthesis is not closed</source>
        <translation>este paréntesis no está cerrado</translation>
    </message>
    <message>
        <source>this parenthesis is not opened</source>
        <translation>este paréntesis no está abierto</translation>
    </message>
    <message>
        <source>this range is reversed</source>
        <translation>este rango está invertido</translation>
    </message>
    <message>
        <source>this syntax is not supported</source>
        <translation>esta sintaxis no se admite</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>under {share:,.1f} %</source>
        <translation>menos del {share:,.1f} %</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valor</translation>
    </message>
    <message>
        <source>white space</source>
        <translation>espacio en blanco</translation>
    </message>
    <message>
        <source>write it in lower case, without white space</source>
        <translation>escribirla en minúsculas, sin espacios en blanco</translation>
    </message>
    <message>
        <source>write the host in ASCII</source>
        <translation>escribir el host en ASCII</translation>
    </message>
    <message>
        <source>write the namespace of the protocol when the sitemap is saved</source>
        <translation>escribir el espacio de nombres del protocolo cuando se guarde el sitemap</translation>
    </message>
    <message>
        <source>write the number without an exponent</source>
        <translation>escribir el número sin exponente</translation>
    </message>
    <message>
        <source>write the protocol and host in lower case</source>
        <translation>escribir el protocolo y el host en minúsculas</translation>
    </message>
    <message>
        <source>write the same date in W3C format, if its meaning is certain</source>
        <translation>escribir la misma fecha en formato W3C, si su significado es seguro</translation>
    </message>
    <message>
        <source>xsi:schemaLocation does not list pairs of a namespace and a schema.</source>
        <translation>xsi:schemaLocation no indica pares de un espacio de nombres y un esquema.</translation>
    </message>
    <message>
        <source>xsi:schemaLocation lists no schema for {sitemap}.</source>
        <translation>xsi:schemaLocation no indica ningún esquema para {sitemap}.</translation>
    </message>
    <message>
        <source>xsi:schemaLocation lists the namespace “{foreign}”, which the file does not use.</source>
        <translation>xsi:schemaLocation indica el espacio de nombres «{foreign}», que el archivo no usa.</translation>
    </message>
    <message>
        <source>xsi:schemaLocation lists “{given}”, not {schema}.</source>
        <translation>xsi:schemaLocation indica «{given}», no {schema}.</translation>
    </message>
    <message>
        <source>xsi:schemaLocation must list pairs of a namespace of the file and its schema: sitemap.xsd for sitemaps, siteindex.xsd for indexes. Validators load the wrong schema otherwise.</source>
        <translation>xsi:schemaLocation debe indicar pares de un espacio de nombres del archivo y su esquema: sitemap.xsd para sitemaps, siteindex.xsd para índices. De lo contrario, los validadores cargan un esquema equivocado.</translation>
    </message>
    <message>
        <source>you don't have permission</source>
        <translation>no tiene permiso</translation>
    </message>
    <message>
        <source>{address} can't be the URL of a sitemap.</source>
        <translation>{address} no puede ser la URL de un sitemap.</translation>
    </message>
    <message>
        <source>{address} differs from its sitemap {place} in protocol, host or port.</source>
        <translation>{address} se distingue de su sitemap {place} en el protocolo, el host o el puerto.</translation>
    </message>
    <message>
        <source>{address} is outside {folder}, the folder of its sitemap {place}.</source>
        <translation>{address} está fuera de {folder}, la carpeta de su sitemap {place}.</translation>
    </message>
    <message>
        <source>{authority} is not a valid host: {host_fault}.</source>
        <translation>{authority} no es un host válido: {host_fault}.</translation>
    </message>
    <message>
        <source>{count:,}</source>
        <translation>{count:,}</translation>
    </message>
    <message numerus="yes">
        <source>{done:,} of %n files, {size:,.1f} MB</source>
        <extracomment>{done:,} of one file, {size:,.1f} MB</extracomment>
        <translation>
            <numerusform>{done:,} de %n archivo, {size:,.1f} MB</numerusform>
            <numerusform>{done:,} de %n archivos, {size:,.1f} MB</numerusform>
        </translation>
    </message>
    <message>
        <source>{element} must have {names}. Google ignores incomplete elements.</source>
        <translation>{element} debe tener {names}. Google no tiene en cuenta los elementos incompletos.</translation>
    </message>
    <message>
        <source>{element} must not repeat its fields more often than allowed. Google ignores the others.</source>
        <translation>{element} no debe repetir sus campos más veces de las permitidas. Google no tiene en cuenta los demás.</translation>
    </message>
    <message>
        <source>{field}: {words}</source>
        <translation>{field}: {words}</translation>
    </message>
    <message>
        <source>{first} is not allowed here and must be written {percent_encoded}{more}.</source>
        <translation>{first} no se permite aquí y debe escribirse {percent_encoded}{more}.</translation>
    </message>
    <message>
        <source>{first} is not allowed in a host{more}.</source>
        <translation>{first} no se permite en un host{more}.</translation>
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
        <source>{found} was probably escaped twice; it should be {once}.</source>
        <translation>{found} probablemente se escapó dos veces; debería ser {once}.</translation>
    </message>
    <message>
        <source>{fragment} is a position in the page; search engines ignore it.</source>
        <translation>{fragment} es una posición dentro de la página; los buscadores no lo tienen en cuenta.</translation>
    </message>
    <message>
        <source>{host} has a colon without a port, followed by two slashes: probably two URLs were joined.</source>
        <translation>{host} tiene dos puntos sin puerto, seguidos de dos barras: probablemente se unieron dos URL.</translation>
    </message>
    <message>
        <source>{label} in the host mixes scripts ({scripts}) and could be mistaken for another name.</source>
        <translation>{label} en el host mezcla alfabetos ({scripts}) y podría confundirse con otro nombre.</translation>
    </message>
    <message>
        <source>{label}: {entries}, {share}</source>
        <translation>{label}: {entries}, {share}</translation>
    </message>
    <message>
        <source>{link} repeats an earlier alternate.</source>
        <translation>{link} repite una alternativa anterior.</translation>
    </message>
    <message>
        <source>{link}: {fields} is not the only URL for this language.</source>
        <translation>{link}: {fields} no es la única URL para este idioma.</translation>
    </message>
    <message>
        <source>{link}: {value} has no link back to this page.</source>
        <translation>{link}: {value} no tiene enlace de vuelta a esta página.</translation>
    </message>
    <message>
        <source>{link}: {value} uses another language for itself.</source>
        <translation>{link}: {value} usa otro idioma para sí misma.</translation>
    </message>
    <message>
        <source>{loc} contains a space, which must be written %20.</source>
        <translation>{loc} contiene un espacio, que debe escribirse %20.</translation>
    </message>
    <message>
        <source>{loc} contains a tab or a line break.</source>
        <translation>{loc} contiene un tabulador o un salto de línea.</translation>
    </message>
    <message>
        <source>{loc} differs from {home}, the site of most entries, in protocol, host or port.</source>
        <translation>{loc} se distingue de {home}, el sitio de la mayoría de las entradas, en el protocolo, el host o el puerto.</translation>
    </message>
    <message>
        <source>{message} The readable part ({count}) is shown read-only.</source>
        <translation>{message} La parte legible ({count}) se muestra como solo lectura.</translation>
    </message>
    <message>
        <source>{named} is not valid UTF-8; it was read as “{characters}” (Windows-1252).</source>
        <translation>{named} no es UTF-8 válido; se leyó como «{characters}» (Windows-1252).</translation>
    </message>
    <message>
        <source>{names} of {element} must be numbers, and whole numbers for counts. Google ignores other values.</source>
        <translation>{names} de {element} deben ser números, y enteros si son recuentos. Google no tiene en cuenta otros valores.</translation>
    </message>
    <message>
        <source>{names} of {element} must be within their ranges. Google ignores other values.</source>
        <translation>{names} de {element} deben estar dentro de sus rangos. Google no tiene en cuenta otros valores.</translation>
    </message>
    <message>
        <source>{names} of {element} must have one of the defined values. Google ignores other values.</source>
        <translation>{names} de {element} deben tener uno de los valores definidos. Google no tiene en cuenta otros valores.</translation>
    </message>
    <message>
        <source>{names} of {element} must have the required format. Google ignores other values.</source>
        <translation>{names} de {element} deben tener el formato exigido. Google no tiene en cuenta otros valores.</translation>
    </message>
    <message>
        <source>{names} of {element} must not be longer than allowed. Google rejects longer values.</source>
        <translation>{names} de {element} no deben ser más largos de lo permitido. Google rechaza los valores más largos.</translation>
    </message>
    <message>
        <source>{names} of {element} must not list more items than allowed. Google ignores the others.</source>
        <translation>{names} de {element} no deben enumerar más elementos de los permitidos. Google no tiene en cuenta los demás.</translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n bytes; {title} allows {most:,}.</source>
        <extracomment>{name} has 1 byte; {title} allows {most:,}.</extracomment>
        <translation>
            <numerusform>{name} ocupa %n byte; {title} permite {most:,}.</numerusform>
            <numerusform>{name} ocupa %n bytes; {title} permite {most:,}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lists %n URLs; {title} allows {most:,}.</source>
        <extracomment>{name} lists 1 URL; {title} allows {most:,}.</extracomment>
        <translation>
            <numerusform>{name} incluye %n URL; {title} permite {most:,}.</numerusform>
            <numerusform>{name} incluye %n URL; {title} permite {most:,}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lists %n sitemaps; {title} allows {most:,}.</source>
        <extracomment>{name} lists 1 sitemap; {title} allows {most:,}.</extracomment>
        <translation>
            <numerusform>{name} incluye %n sitemap; {title} permite {most:,}.</numerusform>
            <numerusform>{name} incluye %n sitemaps; {title} permite {most:,}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} of {who}</source>
        <translation>{name} ({who})</translation>
    </message>
    <message>
        <source>{name}: {urls:,} of {max_urls:,} URLs, {bytes:,} of {max_bytes:,} MB</source>
        <translation>{name}: {urls:,} de {max_urls:,} URL, {bytes:,} de {max_bytes:,} MB</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} de {total}</translation>
    </message>
    <message>
        <source>{number} · {loc}</source>
        <translation>{number} · {loc}</translation>
    </message>
    <message>
        <source>{n} is the number of the file.</source>
        <translation>{n} es el número del archivo.</translation>
    </message>
    <message>
        <source>{place} already has this URL: {loc}.</source>
        <translation>{place} ya tiene esta URL: {loc}.</translation>
    </message>
    <message>
        <source>{place} has almost the same URL: {loc}.</source>
        <translation>{place} tiene casi la misma URL: {loc}.</translation>
    </message>
    <message>
        <source>{place} has this URL with the other protocol: {loc}.</source>
        <translation>{place} tiene esta URL con el otro protocolo: {loc}.</translation>
    </message>
    <message>
        <source>{port} is the default for {scheme} and unnecessary.</source>
        <translation>{port} es el predeterminado de {scheme} y no hace falta.</translation>
    </message>
    <message>
        <source>{scheme} contains capitals; write it in lower case.</source>
        <translation>{scheme} contiene mayúsculas; escríbalo en minúsculas.</translation>
    </message>
    <message>
        <source>{share:,.1f} %</source>
        <translation>{share:,.1f} %</translation>
    </message>
    <message>
        <source>{text} does not exist.</source>
        <translation>{text} no existe.</translation>
    </message>
    <message>
        <source>{text} is a valid W3C date, but the published schema rejects it.</source>
        <translation>{text} es una fecha W3C válida, pero el esquema publicado la rechaza.</translation>
    </message>
    <message>
        <source>{text} is not a valid W3C date, although the published schema accepts it.</source>
        <translation>{text} no es una fecha W3C válida, aunque el esquema publicado la acepta.</translation>
    </message>
    <message>
        <source>{times} in {where}</source>
        <translation>{times} en {where}</translation>
    </message>
    <message>
        <source>{title} ({count})</source>
        <translation>{title} ({count})</translation>
    </message>
    <message>
        <source>{told}; over the limit</source>
        <translation>{told}; por encima del límite</translation>
    </message>
    <message>
        <source>{told}; {count:,} more in files or the set</source>
        <translation>{told}; {count:,} más en archivos o en el conjunto</translation>
    </message>
    <message>
        <source>{value} contains backslashes instead of slashes.</source>
        <translation>{value} contiene barras invertidas en lugar de barras normales.</translation>
    </message>
    <message>
        <source>{value} contains dot segments; search engines index {mended} instead.</source>
        <translation>{value} contiene segmentos de puntos; los buscadores indexan {mended} en su lugar.</translation>
    </message>
    <message numerus="yes">
        <source>{value} has %n characters; the published schema requires at least {least}.</source>
        <extracomment>{value} has one character; the published schema requires at least {least}.</extracomment>
        <translation>
            <numerusform>{value} tiene %n carácter; el esquema publicado exige al menos {least}.</numerusform>
            <numerusform>{value} tiene %n caracteres; el esquema publicado exige al menos {least}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{value} has a decimal comma; write a point, as in 0.8.</source>
        <translation>{value} tiene una coma decimal; escriba un punto, como en 0.8.</translation>
    </message>
    <message>
        <source>{value} has invisible characters around the URL.</source>
        <translation>{value} tiene caracteres invisibles alrededor de la URL.</translation>
    </message>
    <message>
        <source>{value} has no host.</source>
        <translation>{value} no tiene host.</translation>
    </message>
    <message>
        <source>{value} has no time zone; add Z or an offset such as +01:00.</source>
        <translation>{value} no tiene zona horaria; añada Z o una diferencia como +01:00.</translation>
    </message>
    <message>
        <source>{value} has white space around the URL.</source>
        <translation>{value} tiene espacio en blanco alrededor de la URL.</translation>
    </message>
    <message>
        <source>{value} is already in the set.</source>
        <translation>{value} ya está en el conjunto.</translation>
    </message>
    <message>
        <source>{value} is before 1990, when there was no web.</source>
        <translation>{value} es anterior a 1990, cuando no existía la web.</translation>
    </message>
    <message>
        <source>{value} is in the future.</source>
        <translation>{value} está en el futuro.</translation>
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
        <source>{value} is on a different site than most entries of its sitemap.</source>
        <translation>{value} está en un sitio distinto al de la mayoría de las entradas de su sitemap.</translation>
    </message>
    <message>
        <source>{value} is outside the folder of its sitemap.</source>
        <translation>{value} está fuera de la carpeta de su sitemap.</translation>
    </message>
    <message>
        <source>{value} looks like {what} (pattern {found}).</source>
        <translation>{value} parece {what} (patrón {found}).</translation>
    </message>
    <message numerus="yes">
        <source>{what} (%n entries)</source>
        <extracomment>{what} (1 entry)</extracomment>
        <translation>
            <numerusform>{what} (%n entrada)</numerusform>
            <numerusform>{what} (%n entradas)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what} in %n entries</source>
        <extracomment>{what} in 1 entry</extracomment>
        <translation>
            <numerusform>{what} en %n entrada</numerusform>
            <numerusform>{what} en %n entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>{what}: {message}</source>
        <translation>{what}: {message}</translation>
    </message>
    <message>
        <source>{who} expired on {value}.</source>
        <translation>{who} caducó el {value}.</translation>
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
        <source>{who} has no {name}.</source>
        <translation>{who} no tiene {name}.</translation>
    </message>
    <message>
        <source>{who} has the unknown element {name}.</source>
        <translation>{who} tiene el elemento desconocido {name}.</translation>
    </message>
    <message>
        <source>{who} has {count:,} × {breach}; at most {most:,} are allowed.</source>
        <translation>{who} tiene {count:,} × {breach}; se permiten {most:,} como máximo.</translation>
    </message>
    <message>
        <source>{who} is no longer read by search engines.</source>
        <translation>{who}: los buscadores ya no lo leen.</translation>
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
        <source>{wrong} in the {what} is not a valid value.</source>
        <translation>{wrong} en el campo {what} no es un valor válido.</translation>
    </message>
    <message>
        <source>{wrong} in the {what} is not one of {choices}.</source>
        <translation>{wrong} en el campo {what} no está entre los valores posibles: {choices}.</translation>
    </message>
    <message>
        <source>“Match case” and “Whole words only” don't work with this expression.</source>
        <translation>«Distinguir mayúsculas» y «Solo palabras completas» no funcionan con esta expresión.</translation>
    </message>
    <message>
        <source>“\{escape}” can't be used in a replacement.</source>
        <translation>«\{escape}» no se puede usar en un reemplazo.</translation>
    </message>
    <message>
        <source>“always” is for pages that change with every access, and “never” for archived pages. If lastmod contradicts it, search engines trust neither value.</source>
        <translation>«always» es para páginas que cambian en cada acceso, y «never» para páginas archivadas. Si lastmod lo contradice, los buscadores no se fían de ninguno de los dos valores.</translation>
    </message>
    <message>
        <source>“always” means that the page changes with every access, but lastmod is more than a year ago.</source>
        <translation>«always» significa que la página cambia en cada acceso, pero lastmod es de hace más de un año.</translation>
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
        <source>“lastmod {operator}” needs a date such as 2026-11-02, not “{value}”.</source>
        <translation>«lastmod {operator}» necesita una fecha como 2026-11-02, no «{value}».</translation>
    </message>
    <message>
        <source>“never” means that the page is archived, but lastmod is in the future.</source>
        <translation>«never» significa que la página está archivada, pero lastmod está en el futuro.</translation>
    </message>
    <message>
        <source>“{address}” is not on {site}, the site of most sitemaps in the index.</source>
        <translation>«{address}» no está en {site}, el sitio de la mayoría de los sitemaps del índice.</translation>
    </message>
    <message>
        <source>“{address}” is not on {site}, the site of the first sitemap in the index.</source>
        <translation>«{address}» no está en {site}, el sitio del primer sitemap del índice.</translation>
    </message>
    <message>
        <source>“{address}” is not on {site}, the site of the index.</source>
        <translation>«{address}» no está en {site}, el sitio del índice.</translation>
    </message>
    <message>
        <source>“{address}” is outside {folder}, the folder of the index.</source>
        <translation>«{address}» está fuera de {folder}, la carpeta del índice.</translation>
    </message>
    <message>
        <source>“{code}” is not a country code of ISO 3166-1</source>
        <translation>«{code}» no es un código de país de ISO 3166-1</translation>
    </message>
    <message>
        <source>“{code}” is not a language code of ISO 639-1</source>
        <translation>«{code}» no es un código de idioma de ISO 639-1</translation>
    </message>
    <message>
        <source>“{code}” is not a script code of ISO 15924</source>
        <translation>«{code}» no es un código de escritura de ISO 15924</translation>
    </message>
    <message>
        <source>“{document}” has no index.</source>
        <translation>«{document}» no tiene índice.</translation>
    </message>
    <message>
        <source>“{document}” is already an index.</source>
        <translation>«{document}» ya es un índice.</translation>
    </message>
    <message>
        <source>“{element}” has the attribute “{attribute}”, which the protocol does not define.</source>
        <translation>«{element}» tiene el atributo «{attribute}», que el protocolo no define.</translation>
    </message>
    <message>
        <source>“{element}” has too many elements and attributes to be validated.</source>
        <translation>«{element}» tiene demasiados elementos y atributos para validarse.</translation>
    </message>
    <message>
        <source>“{field} {operator}” needs a number, not “{value}”.</source>
        <translation>«{field} {operator}» necesita un número, no «{value}».</translation>
    </message>
    <message>
        <source>“{field}” can only be compared with {known}.</source>
        <translation>«{field}» solo se puede comparar con {known}.</translation>
    </message>
    <message>
        <source>“{file}” could be this sitemap or another one. Move each file to the path of its URL.</source>
        <translation>«{file}» podría ser este sitemap u otro. Mueva cada archivo a la ruta de su URL.</translation>
    </message>
    <message>
        <source>“{file}” is not well-formed, so it was not validated.</source>
        <translation>«{file}» no está bien formado, así que no se validó.</translation>
    </message>
    <message>
        <source>“{file}” was opened for {url}, although its path differs from the URL.</source>
        <translation>Se abrió «{file}» para {url}, aunque su ruta no coincide con la URL.</translation>
    </message>
    <message>
        <source>“{folder}” is the folder of the open set and would then have two indexes.</source>
        <translation>«{folder}» es la carpeta del conjunto abierto y tendría entonces dos índices.</translation>
    </message>
    <message>
        <source>“{found}” is not allowed here; it was removed.</source>
        <translation>«{found}» no se permite aquí; se quitó.</translation>
    </message>
    <message>
        <source>“{found}” is not allowed here; it was replaced with “{new}”.</source>
        <translation>«{found}» no se permite aquí; se reemplazó por «{new}».</translation>
    </message>
    <message>
        <source>“{held}” belongs to a set that is in use: {message}</source>
        <translation>«{held}» pertenece a un conjunto que está en uso: {message}</translation>
    </message>
    <message>
        <source>“{host}” is not on the public web.</source>
        <translation>«{host}» no está en la web pública.</translation>
    </message>
    <message numerus="yes">
        <source>“{index}” lists %n sitemaps whose paths differ from their URLs; “{file}” was opened for {url}.</source>
        <translation>
            <numerusform>«{index}» incluye %n sitemap cuya ruta no coincide con su URL; se abrió «{file}» para {url}.</numerusform>
            <numerusform>«{index}» incluye %n sitemaps cuyas rutas no coinciden con sus URL; se abrió «{file}» para {url}.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{index}” lists itself.</source>
        <translation>«{index}» se incluye a sí mismo.</translation>
    </message>
    <message>
        <source>“{index}” lists {address} with the protocol {protocol}; it must be http or https.</source>
        <translation>«{index}» incluye {address} con el protocolo {protocol}; debe ser http o https.</translation>
    </message>
    <message>
        <source>“{index}” lists “{sitemap}”, but the file was not found.</source>
        <translation>«{index}» incluye «{sitemap}», pero no se encontró el archivo.</translation>
    </message>
    <message>
        <source>“{item}” is not a date or a range of dates.</source>
        <translation>«{item}» no es una fecha ni un rango de fechas.</translation>
    </message>
    <message>
        <source>“{item}” is not a folder URL.</source>
        <translation>«{item}» no es la URL de una carpeta.</translation>
    </message>
    <message>
        <source>“{item}” is not a range of numbers.</source>
        <translation>«{item}» no es un rango de números.</translation>
    </message>
    <message>
        <source>“{item}” is not an entry number.</source>
        <translation>«{item}» no es un número de entrada.</translation>
    </message>
    <message>
        <source>“{key}” is not a valid key.</source>
        <translation>«{key}» no es una clave válida.</translation>
    </message>
    <message>
        <source>“{label}” is not valid Punycode</source>
        <translation>«{label}» no es Punycode válido</translation>
    </message>
    <message>
        <source>“{listed}” in the index is older than {newest}, the newest date in {name}.</source>
        <translation>La fecha «{listed}» del índice es anterior a {newest}, la más reciente de {name}.</translation>
    </message>
    <message>
        <source>“{mismatch}” is closed before “{mismatch_2}” of line {mismatch_3}</source>
        <translation>se cierra «{mismatch}» antes que «{mismatch_2}» de la línea {mismatch_3}</translation>
    </message>
    <message>
        <source>“{more}” is a field of the entry, not an extension.</source>
        <translation>«{more}» es un campo de la entrada, no una extensión.</translation>
    </message>
    <message>
        <source>“{name}” already exists and is not a sitemap of the set.</source>
        <translation>«{name}» ya existe y no es un sitemap del conjunto.</translation>
    </message>
    <message>
        <source>“{name}” already exists and is not an unchanged copy, so it was not replaced.</source>
        <translation>«{name}» ya existe y no es una copia sin cambios, así que no se reemplazó.</translation>
    </message>
    <message>
        <source>“{name}” already exists in that folder and would be replaced.</source>
        <translation>«{name}» ya existe en esa carpeta y se reemplazaría.</translation>
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
        <source>“{name}” can't be created: {reason}.</source>
        <translation>No se puede crear «{name}»: {reason}.</translation>
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
        <source>“{name}” can't be removed: {reason}.</source>
        <translation>No se puede eliminar «{name}»: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” can't be saved: {reason}. Some files could not be restored.</source>
        <translation>No se puede guardar «{name}»: {reason}. Algunos archivos no se pudieron restaurar.</translation>
    </message>
    <message>
        <source>“{name}” can't be saved: {reason}; no file was changed.</source>
        <translation>No se puede guardar «{name}»: {reason}; no se cambió ningún archivo.</translation>
    </message>
    <message>
        <source>“{name}” contains damaged gzip data.</source>
        <translation>«{name}» contiene datos gzip dañados.</translation>
    </message>
    <message>
        <source>“{name}” contains the element “{inner}”, but must be plain text.</source>
        <translation>«{name}» contiene el elemento «{inner}», pero debe ser texto sin formato.</translation>
    </message>
    <message>
        <source>“{name}” could not be read, so it can't be changed.</source>
        <translation>«{name}» no se pudo leer, así que no se puede cambiar.</translation>
    </message>
    <message>
        <source>“{name}” declares a document type or entities, which are not supported.</source>
        <translation>«{name}» declara un tipo de documento o entidades, que no se admiten.</translation>
    </message>
    <message>
        <source>“{name}” declares the encoding “{encoding}”, which is not known.</source>
        <translation>«{name}» declara la codificación «{encoding}», que no se conoce.</translation>
    </message>
    <message>
        <source>“{name}” does not contain page dates.</source>
        <translation>«{name}» no contiene fechas de páginas.</translation>
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
        <source>“{name}” from an earlier export is not in the index.</source>
        <translation>«{name}», de una exportación anterior, no está en el índice.</translation>
    </message>
    <message>
        <source>“{name}” has hard links.</source>
        <translation>«{name}» tiene enlaces físicos.</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” has more than %n entries.</source>
        <extracomment>“{name}” has more than one entry.</extracomment>
        <translation>
            <numerusform>«{name}» tiene más de %n entrada.</numerusform>
            <numerusform>«{name}» tiene más de %n entradas.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” has more than {max_tags:,} tags.</source>
        <translation>«{name}» tiene más de {max_tags:,} etiquetas.</translation>
    </message>
    <message>
        <source>“{name}” has no column “loc”.</source>
        <translation>«{name}» no tiene columna «loc».</translation>
    </message>
    <message>
        <source>“{name}” has no entries.</source>
        <translation>«{name}» no tiene entradas.</translation>
    </message>
    <message>
        <source>“{name}” has text before the XML, which begins in line {at}.</source>
        <translation>«{name}» tiene texto antes del XML, que empieza en la línea {at}.</translation>
    </message>
    <message>
        <source>“{name}” is a URL, not a file.</source>
        <translation>«{name}» es una URL, no un archivo.</translation>
    </message>
    <message>
        <source>“{name}” is a feed in which no item has a link.</source>
        <translation>«{name}» es una fuente RSS o Atom en la que ningún elemento tiene enlace.</translation>
    </message>
    <message>
        <source>“{name}” is a feed with more than {megabytes} MiB or {tags:,} tags.</source>
        <translation>«{name}» es una fuente RSS o Atom de más de {megabytes} MiB o {tags:,} etiquetas.</translation>
    </message>
    <message>
        <source>“{name}” is a feed. It lists only recent pages and can't be saved.</source>
        <translation>«{name}» es una fuente RSS o Atom. Solo incluye páginas recientes y no se puede guardar.</translation>
    </message>
    <message>
        <source>“{name}” is a folder.</source>
        <translation>«{name}» es una carpeta.</translation>
    </message>
    <message>
        <source>“{name}” is a pipe, socket or device, not a file.</source>
        <translation>«{name}» es una tubería, un socket o un dispositivo, no un archivo.</translation>
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
        <source>“{name}” is a {kind} file; sitemaps can only be compressed with gzip.</source>
        <translation>«{name}» es un archivo {kind}; los sitemaps solo se pueden comprimir con gzip.</translation>
    </message>
    <message>
        <source>“{name}” is already in the set.</source>
        <translation>«{name}» ya está en el conjunto.</translation>
    </message>
    <message>
        <source>“{name}” is already open in another window.</source>
        <translation>«{name}» ya está abierto en otra ventana.</translation>
    </message>
    <message>
        <source>“{name}” is an index, not a sitemap.</source>
        <translation>«{name}» es un índice, no un sitemap.</translation>
    </message>
    <message>
        <source>“{name}” is an input file and can't be replaced.</source>
        <translation>«{name}» es un archivo de entrada y no se puede reemplazar.</translation>
    </message>
    <message>
        <source>“{name}” is cut off.</source>
        <translation>«{name}» está cortado.</translation>
    </message>
    <message>
        <source>“{name}” is empty.</source>
        <translation>«{name}» está vacío.</translation>
    </message>
    <message>
        <source>“{name}” is encoded in {encoding}.</source>
        <translation>«{name}» está codificado en {encoding}.</translation>
    </message>
    <message>
        <source>“{name}” is gzipped more than once; search engines unpack it once.</source>
        <translation>«{name}» está comprimido con gzip más de una vez; los buscadores lo descomprimen una.</translation>
    </message>
    <message>
        <source>“{name}” is gzipped, but its name does not end in .gz.</source>
        <translation>«{name}» está comprimido con gzip, pero su nombre no termina en .gz.</translation>
    </message>
    <message>
        <source>“{name}” is kept in memory, because the cache folder can't be used: {trouble}.</source>
        <translation>«{name}» se mantiene en la memoria, porque no se puede usar la carpeta de caché: {trouble}.</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” is larger than %n bytes when uncompressed.</source>
        <extracomment>“{name}” is larger than 1 byte when uncompressed.</extracomment>
        <translation>
            <numerusform>«{name}» ocupa más de %n byte sin comprimir.</numerusform>
            <numerusform>«{name}» ocupa más de %n bytes sin comprimir.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” is larger than {gigabytes} GiB.</source>
        <translation>«{name}» ocupa más de {gigabytes} GiB.</translation>
    </message>
    <message>
        <source>“{name}” is more than {ratio:,} times larger when uncompressed, like a gzip bomb.</source>
        <translation>«{name}» es más de {ratio:,} veces mayor sin comprimir, como una bomba gzip.</translation>
    </message>
    <message>
        <source>“{name}” is no longer in the folder of its set, so it can't be saved with it.</source>
        <translation>«{name}» ya no está en la carpeta de su conjunto, así que no se puede guardar con él.</translation>
    </message>
    <message>
        <source>“{name}” is not a recovery log.</source>
        <translation>«{name}» no es un registro de recuperación.</translation>
    </message>
    <message>
        <source>“{name}” is not a sitemap: it is not XML, a list of URLs or CSV with a column “loc”.</source>
        <translation>«{name}» no es un sitemap: no es XML, ni una lista de URL, ni CSV con una columna «loc».</translation>
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
        <source>“{name}” is not a text file.</source>
        <translation>«{name}» no es un archivo de texto.</translation>
    </message>
    <message>
        <source>“{name}” is not allowed in “{split_name}”.</source>
        <translation>«{name}» no se permite en «{split_name}».</translation>
    </message>
    <message>
        <source>“{name}” is not an access log in a known format.</source>
        <translation>«{name}» no es un registro de accesos en un formato conocido.</translation>
    </message>
    <message>
        <source>“{name}” is not an element of the protocol.</source>
        <translation>«{name}» no es un elemento del protocolo.</translation>
    </message>
    <message>
        <source>“{name}” is not encoded in UTF-8 or UTF-16.</source>
        <translation>«{name}» no está codificado en UTF-8 ni en UTF-16.</translation>
    </message>
    <message>
        <source>“{name}” is not encoded in {encoding}.</source>
        <translation>«{name}» no está codificado en {encoding}.</translation>
    </message>
    <message>
        <source>“{name}” is not in a git repository.</source>
        <translation>«{name}» no está en un repositorio git.</translation>
    </message>
    <message>
        <source>“{name}” is not in the folder of the set.</source>
        <translation>«{name}» no está en la carpeta del conjunto.</translation>
    </message>
    <message>
        <source>“{name}” is not valid {encoding}: line {line} contains the byte {byte}.</source>
        <translation>«{name}» no es {encoding} válido: la línea {line} contiene el byte {byte}.</translation>
    </message>
    <message>
        <source>“{name}” is not well-formed XML (line {line:,}, column {column:,}): {reason}.</source>
        <translation>«{name}» no es XML bien formado (línea {line:,}, columna {column:,}): {reason}.</translation>
    </message>
    <message>
        <source>“{name}” is open for editing elsewhere.</source>
        <translation>«{name}» está abierto para editarlo en otro sitio.</translation>
    </message>
    <message>
        <source>“{name}” is open for editing elsewhere: by {user} on {host}, since {since}.</source>
        <translation>«{name}» está abierto para editarlo en otro sitio: por {user} en {host}, desde {since}.</translation>
    </message>
    <message>
        <source>“{name}” is read-only: {reason}</source>
        <translation>«{name}» es de solo lectura: {reason}</translation>
    </message>
    <message>
        <source>“{name}” is repeated; the first one is used.</source>
        <translation>«{name}» está repetido; se usa el primero.</translation>
    </message>
    <message>
        <source>“{name}” is stored with the sitemaps of “{facts}”, but not listed in it.</source>
        <translation>«{name}» está junto a los sitemaps de «{facts}», pero no figura en él.</translation>
    </message>
    <message>
        <source>“{name}” is too large.</source>
        <translation>«{name}» es demasiado grande.</translation>
    </message>
    <message>
        <source>“{name}” may have been written by another user.</source>
        <translation>Puede que «{name}» lo haya escrito otro usuario.</translation>
    </message>
    <message>
        <source>“{name}” no longer exists.</source>
        <translation>«{name}» ya no existe.</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program since it was opened, so nothing was saved.</source>
        <translation>Otro programa cambió «{name}» desde que se abrió, así que no se guardó nada.</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program.</source>
        <translation>Otro programa cambió «{name}».</translation>
    </message>
    <message>
        <source>“{name}” was closed too early; the entries after it were joined.</source>
        <translation>«{name}» se cerraba demasiado pronto; se unieron las entradas posteriores.</translation>
    </message>
    <message>
        <source>“{name}” was missing; it was added.</source>
        <translation>Faltaba «{name}»; se añadió.</translation>
    </message>
    <message>
        <source>“{name}” was not saved, because it could not be read back: {message}</source>
        <translation>«{name}» no se guardó, porque no se pudo volver a leer: {message}</translation>
    </message>
    <message>
        <source>“{name}” was not saved, because reading it back gave different entries.</source>
        <translation>«{name}» no se guardó, porque al volver a leerlo se obtuvieron otras entradas.</translation>
    </message>
    <message>
        <source>“{name}” was written by another version of Sitemap Studio.</source>
        <translation>«{name}» lo escribió otra versión de Sitemap Studio.</translation>
    </message>
    <message>
        <source>“{opened}” of line {opened_line} is still open</source>
        <translation>«{opened}» de la línea {opened_line} sigue abierto</translation>
    </message>
    <message>
        <source>“{path}” is not a text field of “{shown_name}”.</source>
        <translation>«{path}» no es un campo de texto de «{shown_name}».</translation>
    </message>
    <message>
        <source>“{root}” contains text between its elements.</source>
        <translation>«{root}» contiene texto entre sus elementos.</translation>
    </message>
    <message numerus="yes">
        <source>“{sitemap}” could not be read, so the %n entries put into it can't be saved.</source>
        <extracomment>“{sitemap}” could not be read, so the one entry put into it can't be saved.</extracomment>
        <translation>
            <numerusform>«{sitemap}» no se pudo leer, así que no se puede guardar la %n entrada que se puso en él.</numerusform>
            <numerusform>«{sitemap}» no se pudo leer, así que no se pueden guardar las %n entradas que se pusieron en él.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{sitemap}” is a CSV file, which an index can't list.</source>
        <translation>«{sitemap}» es un archivo CSV, que un índice no puede incluir.</translation>
    </message>
    <message>
        <source>“{sitemap}” is listed twice in “{index}”.</source>
        <translation>«{sitemap}» figura dos veces en «{index}».</translation>
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
        <source>“{taken}” differs only in case, which many disks ignore.</source>
        <translation>«{taken}» solo se distingue por las mayúsculas, y muchos discos no las tienen en cuenta.</translation>
    </message>
    <message>
        <source>“{template}” contains unknown placeholders.</source>
        <translation>«{template}» contiene marcadores desconocidos.</translation>
    </message>
    <message numerus="yes">
        <source>“{template}” would be the name of %n sitemaps.</source>
        <extracomment>“{template}” would be the name of one sitemap.</extracomment>
        <translation>
            <numerusform>«{template}» sería el nombre de %n sitemap.</numerusform>
            <numerusform>«{template}» sería el nombre de %n sitemaps.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>«{text}»</translation>
    </message>
    <message>
        <source>“{text}” can't be a URL prefix.</source>
        <translation>«{text}» no puede ser un prefijo de URL.</translation>
    </message>
    <message>
        <source>“{text}” is not a complete URL.</source>
        <translation>«{text}» no es una URL completa.</translation>
    </message>
    <message>
        <source>“{text}” is not a folder.</source>
        <translation>«{text}» no es una carpeta.</translation>
    </message>
    <message>
        <source>“{text}” is not a valid value.</source>
        <translation>«{text}» no es un valor válido.</translation>
    </message>
    <message>
        <source>“{title}” can't be saved because an earlier save was interrupted: {reason}.</source>
        <translation>«{title}» no se puede guardar porque se interrumpió un guardado anterior: {reason}.</translation>
    </message>
    <message>
        <source>“{token}” should be “{name}”; it was renamed.</source>
        <translation>«{token}» debería ser «{name}»; se le cambió el nombre.</translation>
    </message>
    <message>
        <source>“{token}” should be “{name}”; this one and all below were renamed.</source>
        <translation>«{token}» debería ser «{name}»; se cambió el nombre de este y de todos los siguientes.</translation>
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
        <source>“{word}” can't be “{item}”.</source>
        <translation>«{word}» no puede ser «{item}».</translation>
    </message>
    <message>
        <source>“{wrong}” is not allowed in a host</source>
        <translation>«{wrong}» no se permite en un host</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more.</source>
        <extracomment>… and one more.</extracomment>
        <translation>
            <numerusform>… y %n más.</numerusform>
            <numerusform>… y %n más.</numerusform>
        </translation>
    </message>
    <message>
        <source>… and {count} more</source>
        <translation>… y {count} más</translation>
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
        <source>The next save writes the file and lists it in the index; .gz compresses it.</source>
        <translation>El archivo se escribe, y se incluye en el índice, al guardar la próxima vez; .gz lo comprime.</translation>
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
        <translation>Descargar</translation>
    </message>
    <message>
        <source>The files are downloaded to the folder and opened there.</source>
        <translation>Los archivos se descargan en la carpeta y se abren allí.</translation>
    </message>
    <message>
        <source>URL of a site, robots.txt, index or sitemap</source>
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
    <message>
        <source>&amp;Copy picture</source>
        <translation>&amp;Copiar imagen</translation>
    </message>
    <message>
        <source>&amp;Save picture …</source>
        <translation>&amp;Guardar imagen…</translation>
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
        <source>Counting …</source>
        <translation>Contando…</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Dibujo (*.svg)</translation>
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
        <source>There is nothing to count: the set has no entries yet.</source>
        <translation>No hay nada que contar: el conjunto aún no tiene entradas.</translation>
    </message>
</context>
<context>
    <name>PaletteDialog</name>
    <message>
        <source>Find a command</source>
        <translation>Buscar un comando</translation>
    </message>
</context>
<context>
    <name>PanelDock</name>
    <message>
        <source>Close the panel “{title}”</source>
        <translation>Cerrar el panel «{title}»</translation>
    </message>
</context>
<context>
    <name>PanelTitle</name>
    <message>
        <source>Drag to another side of the window</source>
        <translation>Arrastre el panel a otro lado de la ventana</translation>
    </message>
</context>
<context>
    <name>PlanDialog</name>
    <message>
        <source>{changes}. You can undo this in one step. Clear a box to skip a value (Space).</source>
        <translation>{changes}. Puede deshacerlo en un solo paso. Desmarque una casilla para omitir un valor (Espacio).</translation>
    </message>
</context>
<context>
    <name>PlannedList</name>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
</context>
<context>
    <name>PreviewPanel</name>
    <message>
        <source> (ignored)</source>
        <translation> (ignorado)</translation>
    </message>
    <message>
        <source>As in the file; saving does not change it.</source>
        <translation>Tal como está en el archivo; al guardar no cambia.</translation>
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
        <source>Copy as in the &amp;file</source>
        <translation>Copiar como está en el &amp;archivo</translation>
    </message>
    <message>
        <source>Copy as it &amp;will be saved</source>
        <translation>Copiar como se &amp;guardará</translation>
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
        <source>New; it will be saved with the set.</source>
        <translation>Nueva; se guardará con el conjunto.</translation>
    </message>
    <message>
        <source>Only the beginning is shown.</source>
        <translation>Solo se muestra el comienzo.</translation>
    </message>
    <message>
        <source>Saving replaces the lines with − by those with +.</source>
        <translation>Al guardar se reemplazan las líneas con − por las líneas con +.</translation>
    </message>
    <message>
        <source>The file was repaired to open it; see Repairs.</source>
        <translation>El archivo se reparó para abrirlo; consulte Reparaciones.</translation>
    </message>
    <message numerus="yes">
        <source>The first of %n selected entries.</source>
        <translation>
            <numerusform>La primera de %n entrada seleccionada.</numerusform>
            <numerusform>La primera de %n entradas seleccionadas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemFilterBar</name>
    <message>
        <source>Search problems</source>
        <translation>Buscar problemas</translation>
    </message>
</context>
<context>
    <name>ProblemTree</name>
    <message>
        <source>&amp;Fix …</source>
        <translation>&amp;Corregir…</translation>
    </message>
    <message>
        <source>&amp;Remove …</source>
        <translation>&amp;Quitar…</translation>
    </message>
    <message>
        <source>&amp;Save to repair</source>
        <translation>&amp;Guardar para reparar</translation>
    </message>
    <message>
        <source>Fix &amp;all ({count})</source>
        <translation>Corregir &amp;todos ({count})</translation>
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
        <source>Remove &amp;all ({count})</source>
        <translation>Quitar t&amp;odos ({count})</translation>
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
</context>
<context>
    <name>ProblemsPanel</name>
    <message>
        <source>&amp;Go to the cell</source>
        <translation>&amp;Ir a la celda</translation>
    </message>
    <message numerus="yes">
        <source>No problems found in %n entries.</source>
        <extracomment>No problems found in 1 entry.</extracomment>
        <translation>
            <numerusform>No se encontraron problemas en %n entrada.</numerusform>
            <numerusform>No se encontraron problemas en %n entradas.</numerusform>
        </translation>
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
        <source>Show its &amp;entries only</source>
        <translation>Mostrar solo sus &amp;entradas</translation>
    </message>
    <message>
        <source>The entries shown have no problems.</source>
        <translation>Las entradas mostradas no tienen problemas.</translation>
    </message>
</context>
<context>
    <name>PublishDialog</name>
    <message numerus="yes">
        <source>%n URLs are new or changed.</source>
        <extracomment>1 URL is new or changed.</extracomment>
        <translation>
            <numerusform>%n URL es nueva o ha cambiado.</numerusform>
            <numerusform>%n URL son nuevas o han cambiado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n URLs were removed.</source>
        <extracomment>1 URL was removed.</extracomment>
        <translation>
            <numerusform>Se eliminó %n URL.</numerusform>
            <numerusform>Se eliminaron %n URL.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files to upload.</source>
        <extracomment>1 file to upload.</extracomment>
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
        <source>Added</source>
        <translation>Añadido</translation>
    </message>
    <message numerus="yes">
        <source>Added %n lines to “{name}”.</source>
        <extracomment>Added 1 line to “{name}”.</extracomment>
        <translation>
            <numerusform>Se añadió %n línea a «{name}».</numerusform>
            <numerusform>Se añadieron %n líneas a «{name}».</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Cambiado</translation>
    </message>
    <message>
        <source>Changed since the earlier version</source>
        <translation>Cambiadas desde la versión anterior</translation>
    </message>
    <message>
        <source>F&amp;ile …</source>
        <translation>Arch&amp;ivo…</translation>
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
        <source>Lines for robots.txt</source>
        <translation>Líneas para robots.txt</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nuevo</translation>
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
        <source>None: all files and URLs count as new</source>
        <translation>Ninguna: todos los archivos y URL cuentan como nuevos</translation>
    </message>
    <message>
        <source>Or submit it by hand, signed in to the search engine:</source>
        <translation>O envíelo a mano, con la sesión iniciada en el buscador:</translation>
    </message>
    <message>
        <source>Press Enter to fetch the earlier version.</source>
        <translation>Pulse Intro para descargar la versión anterior.</translation>
    </message>
    <message>
        <source>Publish “{name}”</source>
        <translation>Publicar «{name}»</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Eliminado</translation>
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
    <message numerus="yes">
        <source>Stopped. %n URLs were submitted.</source>
        <extracomment>Stopped. 1 URL was submitted.</extracomment>
        <translation>
            <numerusform>Detenido. Se envió %n URL.</numerusform>
            <numerusform>Detenido. Se enviaron %n URL.</numerusform>
        </translation>
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
        <source>The selected entries have no complete URLs.</source>
        <translation>Las entradas seleccionadas no tienen URL completas.</translation>
    </message>
    <message>
        <source>UR&amp;Ls</source>
        <translation>&amp;URL</translation>
    </message>
    <message>
        <source>URLs are sent to {host} only when you press Submit.</source>
        <translation>Las URL solo se envían a {host} al pulsar «Enviar».</translation>
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
        <source>{host}, {urls}: {message}</source>
        <translation>{host}, {urls}: {message}</translation>
    </message>
    <message>
        <source>“{name}” already has these lines.</source>
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
        <source>As people read it</source>
        <translation>Como la leen las personas</translation>
    </message>
    <message>
        <source>This XML is not well-formed: it is ignored.</source>
        <translation>Este XML no está bien formado: no se tiene en cuenta.</translation>
    </message>
    <message>
        <source>This is not a complete URL: the entry is skipped.</source>
        <translation>No es una URL completa: la entrada se omite.</translation>
    </message>
    <message>
        <source>XML that no search engine is known to read</source>
        <translation>XML que no se sabe que lea ningún buscador</translation>
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
        <source>{consumer} ignores changefreq and priority.</source>
        <translation>{consumer} no tiene en cuenta changefreq ni priority.</translation>
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
        <source>“{text}” is not valid: it is ignored</source>
        <translation>«{text}» no es válido: no se tiene en cuenta</translation>
    </message>
</context>
<context>
    <name>ReadingOn</name>
    <message>
        <source>You can edit the entries that were read. Reload the set to read the rest.</source>
        <translation>Puede editar las entradas leídas. Recargue el conjunto para leer el resto.</translation>
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
        <source>Open its &amp;folder</source>
        <translation>Abrir su ca&amp;rpeta</translation>
    </message>
    <message>
        <source>Pin “{name}”</source>
        <translation>Fijar «{name}»</translation>
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
        <extracomment>1 of them</extracomment>
        <translation>
            <numerusform>%n en la lista</numerusform>
            <numerusform>%n en la lista</numerusform>
        </translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Predeterminado</translation>
    </message>
    <message>
        <source>Edit …</source>
        <translation>Editar…</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>It already contains all changes.</source>
        <translation>Ya contiene todos los cambios.</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Más tarde</translation>
    </message>
    <message>
        <source>Reading unsaved changes …</source>
        <translation>Leyendo los cambios sin guardar…</translation>
    </message>
    <message>
        <source>Recover unsaved changes</source>
        <translation>Recuperar cambios sin guardar</translation>
    </message>
    <message>
        <source>Recovering “{name}”</source>
        <translation>Recuperando «{name}»</translation>
    </message>
    <message>
        <source>Save as a list …</source>
        <translation>Guardar como lista…</translation>
    </message>
    <message numerus="yes">
        <source>The last %n steps can't be read and are skipped.</source>
        <extracomment>The last step can't be read and is skipped.</extracomment>
        <translation>
            <numerusform>El último paso no se puede leer y se omite.</numerusform>
            <numerusform>Los últimos %n pasos no se pueden leer y se omiten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The unsaved changes of “{name}” have no effect.</source>
        <translation>Los cambios sin guardar de «{name}» no tienen efecto.</translation>
    </message>
    <message>
        <source>These changes can't be recovered. You can save them as a list.</source>
        <translation>Estos cambios no se pueden recuperar. Puede guardarlos como lista.</translation>
    </message>
    <message>
        <source>This restores {changes} in “{name}”. The file on disk does not change until you save.</source>
        <translation>Esto restaura {changes} en «{name}». El archivo del disco no cambia hasta que se guarde.</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” and %n more files were changed since.</source>
        <extracomment>“{name}” and 1 more file were changed since.</extracomment>
        <translation>
            <numerusform>«{name}» y %n archivo más cambiaron desde entonces.</numerusform>
            <numerusform>«{name}» y %n archivos más cambiaron desde entonces.</numerusform>
        </translation>
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
        <extracomment>1 added entry</extracomment>
        <translation>
            <numerusform>%n entrada añadida</numerusform>
            <numerusform>%n entradas añadidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes of the set</source>
        <extracomment>1 change of the set</extracomment>
        <translation>
            <numerusform>%n cambio del conjunto</numerusform>
            <numerusform>%n cambios del conjunto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moved entries</source>
        <extracomment>1 moved entry</extracomment>
        <translation>
            <numerusform>%n entrada movida</numerusform>
            <numerusform>%n entradas movidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values</source>
        <extracomment>1 value</extracomment>
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
        <source>(written in another order or namespace)</source>
        <translation>(escrita en otro orden o espacio de nombres)</translation>
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
        <source>entry</source>
        <translation>entrada</translation>
    </message>
    <message>
        <source>extensions</source>
        <translation>extensiones</translation>
    </message>
    <message numerus="yes">
        <source>extensions of %n entries</source>
        <extracomment>extensions of 1 entry</extracomment>
        <translation>
            <numerusform>extensiones de %n entrada</numerusform>
            <numerusform>extensiones de %n entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>file name</source>
        <translation>nombre de archivo</translation>
    </message>
    <message>
        <source>place</source>
        <translation>lugar</translation>
    </message>
    <message numerus="yes">
        <source>the removal of %n entries</source>
        <extracomment>the removal of 1 entry</extracomment>
        <translation>
            <numerusform>la eliminación de %n entrada</numerusform>
            <numerusform>la eliminación de %n entradas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecoveryWork</name>
    <message numerus="yes">
        <source>%n sets have unsaved changes from last time.</source>
        <translation>
            <numerusform>%n conjunto tiene cambios sin guardar de la última vez.</numerusform>
            <numerusform>%n conjuntos tienen cambios sin guardar de la última vez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps were recovered.</source>
        <extracomment>1 step was recovered.</extracomment>
        <translation>
            <numerusform>Se recuperó %n paso.</numerusform>
            <numerusform>Se recuperaron %n pasos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Check again.</source>
        <translation>Revise los cambios de nuevo.</translation>
    </message>
    <message>
        <source>Looking for unsaved changes</source>
        <translation>Buscando cambios sin guardar</translation>
    </message>
    <message>
        <source>You can undo them one by one. They are not saved yet.</source>
        <translation>Puede deshacerlos uno a uno. Aún no se han guardado.</translation>
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
        <source>“{name}” has changed.</source>
        <translation>«{name}» ha cambiado.</translation>
    </message>
    <message>
        <source>“{name}” has unsaved changes from {when}.</source>
        <translation>«{name}» tiene cambios sin guardar de {when}.</translation>
    </message>
</context>
<context>
    <name>RemovalList</name>
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
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparación</translation>
    </message>
</context>
<context>
    <name>RepairsPanel</name>
    <message>
        <source>No repairs were needed.</source>
        <translation>No hizo falta ninguna reparación.</translation>
    </message>
    <message>
        <source>Place of the repair</source>
        <translation>Lugar de la reparación</translation>
    </message>
    <message>
        <source>Select a repair to see the lines around it.</source>
        <translation>Seleccione una reparación para ver las líneas que la rodean.</translation>
    </message>
    <message>
        <source>The file has changed since it was opened.</source>
        <translation>El archivo ha cambiado desde que se abrió.</translation>
    </message>
</context>
<context>
    <name>ReplaceQuestion</name>
    <message numerus="yes">
        <source>%n files in “{folder}” will be replaced.</source>
        <extracomment>1 file in “{folder}” will be replaced.</extracomment>
        <translation>
            <numerusform>Se reemplazará %n archivo de «{folder}».</numerusform>
            <numerusform>Se reemplazarán %n archivos de «{folder}».</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>The files may belong to another set.</source>
        <translation>Los archivos pueden pertenecer a otro conjunto.</translation>
    </message>
</context>
<context>
    <name>Reports</name>
    <message>
        <source>Data (*.json)</source>
        <translation>Datos (*.json)</translation>
    </message>
    <message>
        <source>HTML report (*.html)</source>
        <translation>Informe HTML (*.html)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Preparing the report</source>
        <translation>Preparando el informe</translation>
    </message>
    <message>
        <source>SARIF for code hosts (*.sarif)</source>
        <translation>SARIF para repositorios de código (*.sarif)</translation>
    </message>
    <message>
        <source>Show report</source>
        <translation>Mostrar informe</translation>
    </message>
</context>
<context>
    <name>RobotsDialog</name>
    <message>
        <source>&amp;Don't use</source>
        <translation>&amp;No usar</translation>
    </message>
    <message>
        <source>Choose &amp;file …</source>
        <translation>Elegir &amp;archivo…</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>Hosts of the set</source>
        <translation>Hosts del conjunto</translation>
    </message>
    <message>
        <source>No entry has a complete URL.</source>
        <translation>Ninguna entrada tiene una URL completa.</translation>
    </message>
    <message>
        <source>URLs that the robots.txt of their host disallows are reported as problems, and so are sitemaps that it does not list. A sitemap may contain URLs of another host if the robots.txt of that host lists the sitemap.</source>
        <translation>Las URL que el robots.txt de su host prohíbe se notifican como problemas, y también los sitemaps que no incluye. Un sitemap puede contener URL de otro host si el robots.txt de ese host incluye el sitemap.</translation>
    </message>
</context>
<context>
    <name>SaveFilterDialog</name>
    <message>
        <source>Save filter</source>
        <translation>Guardar filtro</translation>
    </message>
    <message>
        <source>This replaces the filter with that name.</source>
        <translation>Reemplaza al filtro que tiene ese nombre.</translation>
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
        <source>&amp;Include files</source>
        <translation>&amp;Incluir archivos</translation>
    </message>
    <message>
        <source>&amp;Leave out files</source>
        <translation>&amp;Omitir archivos</translation>
    </message>
    <message>
        <source>&amp;URL of the folder</source>
        <translation>&amp;URL de la carpeta</translation>
    </message>
    <message>
        <source>Inde&amp;x files</source>
        <translation>Archivos ín&amp;dice</translation>
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
        <source>List the i&amp;mages of each page</source>
        <translation>Listar las i&amp;mágenes de cada página</translation>
    </message>
    <message>
        <source>Pages with noindex and redirects are left out.</source>
        <translation>Se omiten las páginas con noindex y las redirecciones.</translation>
    </message>
    <message>
        <source>Time of the file</source>
        <translation>Fecha del archivo</translation>
    </message>
</context>
<context>
    <name>SchemaValidation</name>
    <message numerus="yes">
        <source>Schema validation found %n problems. They are listed until the next edit.</source>
        <extracomment>Schema validation found 1 problem. It is listed until the next edit.</extracomment>
        <translation>
            <numerusform>La validación con los esquemas encontró %n problema. Se muestra hasta el próximo cambio.</numerusform>
            <numerusform>La validación con los esquemas encontró %n problemas. Se muestran hasta el próximo cambio.</numerusform>
        </translation>
    </message>
    <message>
        <source>The files are valid.</source>
        <translation>Los archivos son válidos.</translation>
    </message>
    <message>
        <source>The set was changed during validation.</source>
        <translation>El conjunto cambió durante la validación.</translation>
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
</context>
<context>
    <name>Session</name>
    <message>
        <source>Wait for it, or cancel it.</source>
        <translation>Espere a que termine o cancélelo.</translation>
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
        <source>%n sitemaps are now larger than {profile} allows.</source>
        <translation>
            <numerusform>%n sitemap es ahora mayor de lo que permite {profile}.</numerusform>
            <numerusform>%n sitemaps son ahora mayores de lo que permite {profile}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Apply the order to %n entries</source>
        <extracomment>Apply the order to 1 entry</extracomment>
        <translation>
            <numerusform>Aplicar el orden a %n entrada</numerusform>
            <numerusform>Aplicar el orden a %n entradas</numerusform>
        </translation>
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
        <extracomment>Move entry to {name}</extracomment>
        <translation>
            <numerusform>Mover %n entrada a {name}</numerusform>
            <numerusform>Mover %n entradas a {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>No sitemap is larger than {profile} allows.</source>
        <translation>Ningún sitemap es mayor de lo que permite {profile}.</translation>
    </message>
    <message>
        <source>Rename {name}</source>
        <translation>Cambiar el nombre de {name}</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Split …</source>
        <translation>Dividir…</translation>
    </message>
    <message>
        <source>With an index, you can move the overflow to a new sitemap.</source>
        <translation>Con un índice, puede mover lo que sobra a un sitemap nuevo.</translation>
    </message>
    <message>
        <source>Write the index {name}</source>
        <translation>Escribir el índice {name}</translation>
    </message>
    <message numerus="yes">
        <source>“{full}” is full, so %n new entries were added to “{into}”.</source>
        <extracomment>“{full}” is full, so the new entry was added to “{into}”.</extracomment>
        <translation>
            <numerusform>«{full}» está lleno, así que la entrada nueva se añadió a «{into}».</numerusform>
            <numerusform>«{full}» está lleno, así que %n entradas nuevas se añadieron a «{into}».</numerusform>
        </translation>
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
        <source>changed</source>
        <translation>cambiado</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The window settings (“{name}”) can't be read: {reason}.</source>
        <translation>No se puede leer la configuración de la ventana («{name}»): {reason}.</translation>
    </message>
    <message>
        <source>it is not an INI file</source>
        <translation>no es un archivo INI</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>es demasiado grande</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Search the settings</source>
        <translation>Buscar en la configuración</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Temas</translation>
    </message>
</context>
<context>
    <name>SiteRobots</name>
    <message>
        <source>Check the URLs of {host} against it?</source>
        <translation>¿Comprobar con él las URL de {host}?</translation>
    </message>
    <message>
        <source>Choose robots.txt …</source>
        <translation>Elegir robots.txt…</translation>
    </message>
    <message>
        <source>The folder of the set contains a robots.txt file.</source>
        <translation>La carpeta del conjunto contiene un archivo robots.txt.</translation>
    </message>
    <message>
        <source>The set is checked without it.</source>
        <translation>El conjunto se comprueba sin él.</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Usarlo</translation>
    </message>
    <message>
        <source>robots.txt has changed, so the set is checked again.</source>
        <translation>robots.txt ha cambiado, así que el conjunto se comprueba de nuevo.</translation>
    </message>
</context>
<context>
    <name>SitemapTree</name>
    <message>
        <source>Read-only. {reason}</source>
        <translation>Solo lectura. {reason}</translation>
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
            <numerusform>robots.txt de %n host</numerusform>
            <numerusform>robots.txt de %n hosts</numerusform>
        </translation>
    </message>
    <message>
        <source>robots.txt of {host}: {path}</source>
        <translation>robots.txt de {host}: {path}</translation>
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
        <source>Only the view is sorted. Shift+click a header to add a key.</source>
        <translation>Solo se ordena la vista. Mayús+clic en un encabezado añade una clave.</translation>
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
    <message>
        <source>&amp;Columns …</source>
        <translation>&amp;Columnas…</translation>
    </message>
    <message>
        <source>&amp;Log …</source>
        <translation>&amp;Registro…</translation>
    </message>
    <message numerus="yes">
        <source>Append %n entries</source>
        <extracomment>Append one entry</extracomment>
        <translation>
            <numerusform>Añadir %n entrada</numerusform>
            <numerusform>Añadir %n entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Create from “{name}”</source>
        <translation>Crear desde «{name}»</translation>
    </message>
    <message numerus="yes">
        <source>Merge %n entries</source>
        <extracomment>Merge one entry</extracomment>
        <translation>
            <numerusform>Combinar %n entrada</numerusform>
            <numerusform>Combinar %n entradas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Split</name>
    <message>
        <source>&amp;Max. MB</source>
        <translation>&amp;Máx. de MB</translation>
    </message>
    <message>
        <source>&amp;Max. entries</source>
        <translation>Má&amp;x. de entradas</translation>
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
    <message>
        <source>Folder &amp;depth</source>
        <translation>&amp;Profundidad de carpetas</translation>
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
        <source>All entries are in one part: there is nothing to split.</source>
        <translation>Todas las entradas están en una sola parte: no hay nada que dividir.</translation>
    </message>
    <message numerus="yes">
        <source>This gives %n files; nothing else is renamed.</source>
        <translation>
            <numerusform>Resulta %n archivo; nada más cambia de nombre.</numerusform>
            <numerusform>Resultan %n archivos; nada más cambia de nombre.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is the sitemap, {n} the next number, {part} the folder or month.</source>
        <translation>{name} es el sitemap, {n} el siguiente número, {part} la carpeta o el mes.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>A sitemap, or an index with its sitemaps</source>
        <translation>Un sitemap, o un índice con sus sitemaps</translation>
    </message>
    <message>
        <source>All its sitemaps as one set</source>
        <translation>Todos sus sitemaps como un conjunto</translation>
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
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>The sitemaps of a site, by its URL</source>
        <translation>Los sitemaps de un sitio, a partir de su URL</translation>
    </message>
    <message>
        <source>Try it with a small sample shop</source>
        <translation>Probarlo con una pequeña tienda de ejemplo</translation>
    </message>
    <message>
        <source>or drop a sitemap, an index, a folder, a text list, a CSV file or a link here</source>
        <translation>o suelte aquí un sitemap, un índice, una carpeta, una lista de texto, un archivo CSV o un enlace</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message numerus="yes">
        <source>%n repairs</source>
        <extracomment>1 repair</extracomment>
        <translation>
            <numerusform>%n reparación</numerusform>
            <numerusform>%n reparaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation>Aún sin comprobar</translation>
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
    <message numerus="yes">
        <source>Clear %n cells</source>
        <extracomment>Clear cell</extracomment>
        <translation>
            <numerusform>Borrar celda</numerusform>
            <numerusform>Borrar %n celdas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n entries</source>
        <extracomment>Duplicate entry</extracomment>
        <translation>
            <numerusform>Duplicar entrada</numerusform>
            <numerusform>Duplicar %n entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Entries can't be filtered by this column.</source>
        <translation>Las entradas no se pueden filtrar por esta columna.</translation>
    </message>
    <message numerus="yes">
        <source>Fill %n cells</source>
        <extracomment>Fill cell</extracomment>
        <translation>
            <numerusform>Rellenar celda</numerusform>
            <numerusform>Rellenar %n celdas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n entries</source>
        <extracomment>Move entry</extracomment>
        <translation>
            <numerusform>Mover entrada</numerusform>
            <numerusform>Mover %n entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>New entries have no saved version.</source>
        <translation>Las entradas nuevas no tienen versión guardada.</translation>
    </message>
    <message>
        <source>Nothing that is selected was changed since the last save.</source>
        <translation>Nada de lo seleccionado cambió desde que se guardó por última vez.</translation>
    </message>
    <message numerus="yes">
        <source>Revert %n cells</source>
        <extracomment>Revert cell</extracomment>
        <translation>
            <numerusform>Revertir celda</numerusform>
            <numerusform>Revertir %n celdas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Revert %n entries</source>
        <extracomment>Revert entry</extracomment>
        <translation>
            <numerusform>Revertir entrada</numerusform>
            <numerusform>Revertir %n entradas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableLook</name>
    <message>
        <source>&amp;Reset columns and widths</source>
        <translation>&amp;Restablecer columnas y anchos</translation>
    </message>
    <message>
        <source>Problem icons</source>
        <translation>Iconos de los problemas</translation>
    </message>
    <message>
        <source>Show &amp;empty columns</source>
        <translation>Mostrar columnas &amp;vacías</translation>
    </message>
</context>
<context>
    <name>TextField</name>
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
    <name>TodaysLimits</name>
    <message>
        <source>Keep the limits of 2008</source>
        <translation>Conservar los límites de 2008</translation>
    </message>
    <message>
        <source>Search engines now accept sitemaps of 50 MB, and 50,000 sitemaps in an index.</source>
        <translation>Ahora los buscadores aceptan sitemaps de 50 MB, y 50 000 sitemaps en un índice.</translation>
    </message>
    <message>
        <source>This set exceeds only the limits of 2008.</source>
        <translation>Este conjunto solo supera los límites de 2008.</translation>
    </message>
    <message>
        <source>Use today's limits</source>
        <translation>Usar los límites de hoy</translation>
    </message>
</context>
<context>
    <name>Toolbar</name>
    <message>
        <source>Toolbar</source>
        <translation>Barra de herramientas</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>All entries are in one table</source>
        <translation>Todas las entradas están en una tabla</translation>
    </message>
    <message>
        <source>Click to list them. You can fix many at once and preview the changes.</source>
        <translation>Haga clic para mostrarlos en una lista. Puede corregir muchos a la vez y ver antes los cambios.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Press F6 to go to the hint, or Esc to end the tour.</source>
        <translation>Pulse F6 para ir al consejo, o Esc para terminar el recorrido.</translation>
    </message>
    <message>
        <source>Problems are counted here</source>
        <translation>Aquí se cuentan los problemas</translation>
    </message>
    <message>
        <source>Save or export</source>
        <translation>Guardar o exportar</translation>
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
</context>
<context>
    <name>UnsavedQuestion</name>
    <message>
        <source>Unsaved changes</source>
        <translation>Cambios sin guardar</translation>
    </message>
    <message>
        <source>You can't recover discarded changes.</source>
        <translation>Los cambios descartados no se pueden recuperar.</translation>
    </message>
    <message>
        <source>“{name}” has changes that are not saved.</source>
        <translation>«{name}» tiene cambios sin guardar.</translation>
    </message>
</context>
<context>
    <name>UrlRows</name>
    <message>
        <source>New or changed</source>
        <translation>Nueva o cambiada</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Eliminada</translation>
    </message>
</context>
<context>
    <name>WebCommands</name>
    <message numerus="yes">
        <source>%n files could not be opened from the web.</source>
        <extracomment>One file could not be opened from the web.</extracomment>
        <translation>
            <numerusform>%n archivo no se pudo abrir desde la web.</numerusform>
            <numerusform>%n archivos no se pudieron abrir desde la web.</numerusform>
        </translation>
    </message>
    <message>
        <source>Canceled. Complete files are in the folder.</source>
        <translation>Cancelado. Los archivos completos están en la carpeta.</translation>
    </message>
    <message>
        <source>Change URL …</source>
        <translation>Cambiar URL…</translation>
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
        <source>Show list …</source>
        <translation>Mostrar lista…</translation>
    </message>
</context>
<context>
    <name>Windows</name>
    <message>
        <source>Reload opens the saved version.</source>
        <translation>Recargar abre la versión guardada.</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Página de inicio</translation>
    </message>
    <message>
        <source>“{name}” is already open.</source>
        <translation>«{name}» ya está abierto.</translation>
    </message>
    <message>
        <source>“{sitemap}” is open here as a sitemap of “{name}”.</source>
        <translation>«{sitemap}» está abierto aquí como sitemap de «{name}».</translation>
    </message>
</context>
<context>
    <name>WriteIndexDialog</name>
    <message>
        <source>New file</source>
        <translation>Archivo nuevo</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>Reemplazado</translation>
    </message>
    <message>
        <source>Rewritten</source>
        <translation>Reescrito</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Guardando</translation>
    </message>
    <message>
        <source>The &amp;index keeps the name {name}</source>
        <translation>El &amp;índice conserva el nombre {name}</translation>
    </message>
    <message>
        <source>The files are written when you save.</source>
        <translation>Los archivos se escriben al guardar.</translation>
    </message>
    <message>
        <source>The first &amp;sitemap keeps it</source>
        <translation>El primer &amp;sitemap lo conserva</translation>
    </message>
    <message>
        <source>Write an index for {name}</source>
        <translation>Escribir un índice para {name}</translation>
    </message>
</context>
<context>
    <name>XmlPane</name>
    <message>
        <source>Change other XML</source>
        <translation>Cambiar otro XML</translation>
    </message>
    <message>
        <source>It contains invisible characters that change the order of the text.</source>
        <translation>Contiene caracteres invisibles que cambian el orden del texto.</translation>
    </message>
    <message>
        <source>It contains line ends that editing would change, so it is read-only.</source>
        <translation>Contiene finales de línea que cambiarían al editarlo, así que es de solo lectura.</translation>
    </message>
    <message>
        <source>This is its beginning; it is too long to be edited here.</source>
        <translation>Este es su comienzo; es demasiado largo para escribir en él.</translation>
    </message>
    <message>
        <source>This is the rest of the entry. It can't be read.</source>
        <translation>Este es el resto de la entrada. No se puede leer.</translation>
    </message>
</context>
<context>
    <name>_PartList</name>
    <message>
        <source>Component</source>
        <translation>Componente</translation>
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
