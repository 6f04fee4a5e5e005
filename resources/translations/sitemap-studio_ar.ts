<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>&amp;Copy details</source>
        <translation>&amp;نسخ التفاصيل</translation>
    </message>
    <message>
        <source>&amp;Environment</source>
        <translation>ال&amp;بيئة</translation>
    </message>
    <message>
        <source>&amp;Parts and licences</source>
        <translation>الم&amp;كونات والتراخيص</translation>
    </message>
    <message>
        <source>&amp;Report a fault</source>
        <translation>الإبلاغ عن خ&amp;لل</translation>
    </message>
    <message>
        <source>About Sitemap Studio</source>
        <translation>حول Sitemap Studio</translation>
    </message>
    <message>
        <source>Copy the environment as text, for a report of a fault.</source>
        <translation>نسخ وصف البيئة كنص لإرفاقه ببلاغ عن خلل.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>برنامج حر برخصة MIT.</translation>
    </message>
    <message>
        <source>Sitemap Studio {version}</source>
        <translation>Sitemap Studio {version}</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>نص الرخصة</translation>
    </message>
    <message>
        <source>This installation lacks the text of the licence of {name}.</source>
        <translation>لا يتضمن هذا التثبيت نص رخصة {name}.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About Sitemap Studio</source>
        <translation>&amp;حول Sitemap Studio</translation>
    </message>
    <message>
        <source>&amp;Add sitemap …</source>
        <translation>&amp;إضافة خريطة موقع…</translation>
    </message>
    <message>
        <source>&amp;Change many entries …</source>
        <translation>ت&amp;غيير مدخلات كثيرة…</translation>
    </message>
    <message>
        <source>&amp;Check now</source>
        <translation>&amp;فحص الآن</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>إ&amp;غلاق</translation>
    </message>
    <message>
        <source>&amp;Commands …</source>
        <translation>الأ&amp;وامر…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;نسخ</translation>
    </message>
    <message>
        <source>&amp;Duplicate entries</source>
        <translation>تكرار المد&amp;خلات</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;تحرير</translation>
    </message>
    <message>
        <source>&amp;Entry</source>
        <translation>المد&amp;خل</translation>
    </message>
    <message>
        <source>&amp;Export …</source>
        <translation>&amp;تصدير…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;ملف</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;بحث</translation>
    </message>
    <message>
        <source>&amp;Go to entry …</source>
        <translation>الانت&amp;قال إلى مدخل…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>م&amp;ساعدة</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>ال&amp;سجل</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;اختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>&amp;Larger table</source>
        <translation>ت&amp;كبير الجدول</translation>
    </message>
    <message>
        <source>&amp;Leak patterns …</source>
        <translation>أ&amp;نماط التسريب…</translation>
    </message>
    <message>
        <source>&amp;Move up</source>
        <translation>نقل لأعل&amp;ى</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;جديد</translation>
    </message>
    <message>
        <source>&amp;Next part of the window</source>
        <translation>ال&amp;جزء التالي من النافذة</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>&amp;فتح…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;لصق</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>الم&amp;شكلات</translation>
    </message>
    <message>
        <source>&amp;Profile</source>
        <translation>ملف التعر&amp;يف</translation>
    </message>
    <message>
        <source>&amp;Publish …</source>
        <translation>ن&amp;شر…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>إن&amp;هاء</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>إ&amp;عادة</translation>
    </message>
    <message>
        <source>&amp;Rename sitemap</source>
        <translation>إعادة &amp;تسمية خريطة الموقع</translation>
    </message>
    <message>
        <source>&amp;Repairs</source>
        <translation>الت&amp;رميم</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>ال&amp;قواعد</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;حفظ</translation>
    </message>
    <message>
        <source>&amp;Sitemap</source>
        <translation>خري&amp;طة الموقع</translation>
    </message>
    <message>
        <source>&amp;Sitemaps</source>
        <translation>خرائ&amp;ط الموقع</translation>
    </message>
    <message>
        <source>&amp;Split sitemap …</source>
        <translation>ت&amp;قسيم خريطة الموقع…</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>المظ&amp;هر</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;أدوات</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;تراجع</translation>
    </message>
    <message>
        <source>&amp;Validate against the schemas</source>
        <translation>التحقق وفق الم&amp;خططات</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;عرض</translation>
    </message>
    <message>
        <source>&amp;Write an index …</source>
        <translation>&amp;كتابة فهرس…</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>إضافة</translation>
    </message>
    <message>
        <source>Add &amp;entry</source>
        <translation>&amp;إضافة مدخل</translation>
    </message>
    <message>
        <source>Add a copy of the selected entries below them.</source>
        <translation>إضافة نسخة من المدخلات المحددة أسفلها.</translation>
    </message>
    <message>
        <source>Add a sitemap to the index.</source>
        <translation>إضافة خريطة موقع إلى الفهرس.</translation>
    </message>
    <message>
        <source>Add an entry below the current one.</source>
        <translation>إضافة مدخل أسفل المدخل الحالي.</translation>
    </message>
    <message>
        <source>Add existing &amp;files …</source>
        <translation>إضافة ملفات &amp;موجودة…</translation>
    </message>
    <message>
        <source>Add what is on the clipboard as entries below the current one.</source>
        <translation>إضافة محتوى الحافظة كمدخلات أسفل المدخل الحالي.</translation>
    </message>
    <message>
        <source>Append entries of files …</source>
        <translation>إلحاق إدخالات ملفات …</translation>
    </message>
    <message>
        <source>Append entries of logs, tables of crawlers, feeds, lists or sitemaps.</source>
        <translation>إلحاق إدخالات من السجلات وجداول برامج الزحف والخلاصات والقوائم وخرائط المواقع.</translation>
    </message>
    <message>
        <source>Apply this &amp;order to the sitemap</source>
        <translation>ت&amp;طبيق هذا الترتيب على خريطة الموقع</translation>
    </message>
    <message>
        <source>C&amp;lear cells</source>
        <translation>&amp;مسح الخلايا</translation>
    </message>
    <message>
        <source>C&amp;olumns</source>
        <translation>الأ&amp;عمدة</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>تغيير</translation>
    </message>
    <message>
        <source>Check the files on disk against the published XML schemas.</source>
        <translation>التحقق من الملفات على القرص وفق مخططات XML المنشورة.</translation>
    </message>
    <message>
        <source>Check the whole set against all rules.</source>
        <translation>فحص المجموعة كلها وفق كل القواعد.</translation>
    </message>
    <message>
        <source>Choose how the program looks and what it proposes.</source>
        <translation>اختيار شكل البرنامج وما يقترحه.</translation>
    </message>
    <message>
        <source>Choose light or dark.</source>
        <translation>اختيار المظهر الفاتح أو الداكن.</translation>
    </message>
    <message>
        <source>Choose which columns the table shows.</source>
        <translation>اختيار الأعمدة التي يعرضها الجدول.</translation>
    </message>
    <message>
        <source>Choose which patterns mark addresses that should not be public.</source>
        <translation>تحديد شكل العناوين التي لم يُقصد نشرها.</translation>
    </message>
    <message>
        <source>Choose whose limits hold.</source>
        <translation>اختيار الجهة التي تسري حدودها.</translation>
    </message>
    <message>
        <source>Clear &amp;filter</source>
        <translation>مسح التص&amp;فية</translation>
    </message>
    <message>
        <source>Clear the values of the selected cells.</source>
        <translation>إزالة قيم الخلايا المحددة.</translation>
    </message>
    <message>
        <source>Close the set.</source>
        <translation>إغلاق المجموعة.</translation>
    </message>
    <message>
        <source>Compare with the dis&amp;k …</source>
        <translation>مقارنة بال&amp;قرص…</translation>
    </message>
    <message>
        <source>Copy the selected cells and clear them.</source>
        <translation>نسخ الخلايا المحددة ثم مسحها.</translation>
    </message>
    <message>
        <source>Copy the selected cells below a line with the names of their fields.</source>
        <translation>نسخ الخلايا المحددة تحت سطر بأسماء حقولها.</translation>
    </message>
    <message>
        <source>Copy the selected cells, as a spreadsheet understands them.</source>
        <translation>نسخ الخلايا المحددة بصيغة تفهمها جداول البيانات.</translation>
    </message>
    <message>
        <source>Copy the sitemaps of a site into a folder, and open them.</source>
        <translation>نسخ خرائط موقع إلى مجلد وفتحها.</translation>
    </message>
    <message>
        <source>Copy with &amp;header</source>
        <translation>نسخ مع الت&amp;رويسة</translation>
    </message>
    <message>
        <source>Create a sitemap of the pages of a static site.</source>
        <translation>إنشاء خريطة لصفحات موقع ثابت.</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;قص</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Delete entrie&amp;s</source>
        <translation>ح&amp;ذف المدخلات</translation>
    </message>
    <message>
        <source>Delete the selected entries.</source>
        <translation>حذف المدخلات المحددة.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>تصدير</translation>
    </message>
    <message>
        <source>Export as single &amp;file …</source>
        <translation>تصدير كملف &amp;واحد…</translation>
    </message>
    <message>
        <source>F&amp;ill down</source>
        <translation>ملء للأس&amp;فل</translation>
    </message>
    <message>
        <source>Fill selecti&amp;on</source>
        <translation>ملء الت&amp;حديد</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>بحث</translation>
    </message>
    <message>
        <source>Find a text in the entries shown, and replace it by another.</source>
        <translation>البحث عن نص في المدخلات المعروضة واستبداله.</translation>
    </message>
    <message>
        <source>Find and replace</source>
        <translation>بحث واستبدال</translation>
    </message>
    <message>
        <source>Find and replace …</source>
        <translation>بحث واستبدال…</translation>
    </message>
    <message>
        <source>Find any command by a few letters of its name.</source>
        <translation>العثور على أي أمر ببضعة أحرف من اسمه.</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>بحث عن التال&amp;ي</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>بحث عن السابق</translation>
    </message>
    <message>
        <source>Fix &amp;all problems …</source>
        <translation>إصلاح &amp;كل المشكلات…</translation>
    </message>
    <message>
        <source>Fix &amp;selected entries …</source>
        <translation>إصلاح المدخلات ال&amp;محددة…</translation>
    </message>
    <message>
        <source>Fol&amp;ders</source>
        <translation>ال&amp;مجلدات</translation>
    </message>
    <message>
        <source>Give the selected cells of a column the value of the current one.</source>
        <translation>إعطاء الخلايا المحددة من العمود قيمة الخلية الحالية.</translation>
    </message>
    <message>
        <source>Give the selected cells the value of the topmost one.</source>
        <translation>إعطاء الخلايا المحددة قيمة أعلى خلية فيها.</translation>
    </message>
    <message>
        <source>Go to another window.</source>
        <translation>الانتقال إلى نافذة أخرى.</translation>
    </message>
    <message>
        <source>Go to the match before.</source>
        <translation>الانتقال إلى المطابقة السابقة.</translation>
    </message>
    <message>
        <source>Go to the next cell with a problem that is listed.</source>
        <translation>الانتقال إلى الخلية التالية التي فيها مشكلة مدرجة.</translation>
    </message>
    <message>
        <source>Go to the next match.</source>
        <translation>الانتقال إلى المطابقة التالية.</translation>
    </message>
    <message>
        <source>Go to the previous cell with a problem that is listed.</source>
        <translation>الانتقال إلى الخلية السابقة التي فيها مشكلة مدرجة.</translation>
    </message>
    <message>
        <source>List all keys.</source>
        <translation>سرد كل المفاتيح.</translation>
    </message>
    <message>
        <source>List files to upload, lines for robots.txt and changed URLs, and submit them.</source>
        <translation>سرد الملفات المطلوب رفعها وأسطر robots.txt وعناوين URL المتغيرة، وإرسال هذه العناوين.</translation>
    </message>
    <message>
        <source>List sitemaps on disk in the index, or append their entries.</source>
        <translation>إدراج خرائط موقع من القرص في الفهرس، أو إلحاق مدخلاتها.</translation>
    </message>
    <message>
        <source>List what differs between what is open and what is on disk.</source>
        <translation>سرد الفروق بين المفتوح والموجود على القرص.</translation>
    </message>
    <message>
        <source>Mer&amp;ge sitemaps</source>
        <translation>&amp;دمج خرائط الموقع</translation>
    </message>
    <message>
        <source>Move &amp;entries to …</source>
        <translation>&amp;نقل المدخلات إلى…</translation>
    </message>
    <message>
        <source>Move do&amp;wn</source>
        <translation>نقل لأ&amp;سفل</translation>
    </message>
    <message>
        <source>Move entries beyond the limits into new sitemaps at the end of the set.</source>
        <translation>نقل ما يزيد في خرائط الموقع إلى خرائط جديدة في آخر المجموعة.</translation>
    </message>
    <message>
        <source>Move sitemaps &amp;down</source>
        <translation>نقل خرائط الموقع لأ&amp;سفل</translation>
    </message>
    <message>
        <source>Move sitemaps &amp;up</source>
        <translation>نقل خرائط الموقع لأ&amp;على</translation>
    </message>
    <message>
        <source>Move the keyboard focus to the next part of the window.</source>
        <translation>نقل التركيز إلى الجزء التالي من النافذة.</translation>
    </message>
    <message>
        <source>Move the selected entries down in their sitemap.</source>
        <translation>نقل المدخلات المحددة إلى أسفل في خريطة موقعها.</translation>
    </message>
    <message>
        <source>Move the selected entries up in their sitemap.</source>
        <translation>نقل المدخلات المحددة إلى أعلى في خريطة موقعها.</translation>
    </message>
    <message>
        <source>Move the selected sitemaps one place down.</source>
        <translation>تأخير خرائط الموقع المحددة موضعًا واحدًا.</translation>
    </message>
    <message>
        <source>Move the selected sitemaps one place up.</source>
        <translation>تقديم خرائط الموقع المحددة موضعًا واحدًا.</translation>
    </message>
    <message>
        <source>Ne&amp;xt problem</source>
        <translation>المشكلة التال&amp;ية</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>&amp;نافذة جديدة</translation>
    </message>
    <message>
        <source>New from folder …</source>
        <translation>جديد من مجلد …</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Open &amp;log folder</source>
        <translation>فتح مجلد السج&amp;لات</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>فتح الأ&amp;خيرة</translation>
    </message>
    <message>
        <source>Open a file that was open before.</source>
        <translation>فتح ملف سبق فتحه.</translation>
    </message>
    <message>
        <source>Open a sitemap, or an index with its sitemaps.</source>
        <translation>فتح خريطة موقع، أو فهرس مع خرائطه.</translation>
    </message>
    <message>
        <source>Open fol&amp;der …</source>
        <translation>فتح مج&amp;لد…</translation>
    </message>
    <message>
        <source>Open from web …</source>
        <translation>فتح من الويب …</translation>
    </message>
    <message>
        <source>Open one more window; each shows a set of its own.</source>
        <translation>فتح نافذة أخرى؛ تعرض كل نافذة مجموعتها الخاصة.</translation>
    </message>
    <message>
        <source>Open page in &amp;browser</source>
        <translation>فتح الصفحة في المت&amp;صفح</translation>
    </message>
    <message>
        <source>Open the folder of the program's log files.</source>
        <translation>عرض المكان الذي يدوّن فيه البرنامج ما قد يدل على خلل.</translation>
    </message>
    <message>
        <source>Open the help at the page about the part of the window in use.</source>
        <translation>فتح المساعدة على الصفحة الخاصة بالجزء المستخدم من النافذة.</translation>
    </message>
    <message>
        <source>Open the index in a folder, or else all its sitemaps as one set.</source>
        <translation>فتح الفهرس الموجود في مجلد، أو كل خرائط الموقع فيه كمجموعة واحدة.</translation>
    </message>
    <message>
        <source>Open the page of the current entry in the browser.</source>
        <translation>فتح صفحة المدخل الحالي في المتصفح.</translation>
    </message>
    <message>
        <source>Open the set again as it is on disk.</source>
        <translation>فتح ما على القرص من جديد.</translation>
    </message>
    <message>
        <source>Overv&amp;iew</source>
        <translation>&amp;نظرة عامة</translation>
    </message>
    <message>
        <source>Paste as &amp;new entries</source>
        <translation>لصق كمدخلات &amp;جديدة</translation>
    </message>
    <message>
        <source>Paste cells from here on, also from a spreadsheet.</source>
        <translation>لصق الخلايا بدءًا من هنا، ولو من جدول بيانات.</translation>
    </message>
    <message>
        <source>Point out the most important parts of the window.</source>
        <translation>الإشارة إلى أهم أجزاء النافذة.</translation>
    </message>
    <message>
        <source>Pre&amp;vious problem</source>
        <translation>المشكلة السا&amp;بقة</translation>
    </message>
    <message>
        <source>Previe&amp;w</source>
        <translation>مع&amp;اينة</translation>
    </message>
    <message>
        <source>Prin&amp;t report …</source>
        <translation>&amp;طباعة التقرير…</translation>
    </message>
    <message>
        <source>Put the entries in their files into the order of the view.</source>
        <translation>جعل ترتيب المدخلات في ملفاتها كترتيبها في العرض.</translation>
    </message>
    <message>
        <source>Put the entries of the selected sitemaps into the first of them.</source>
        <translation>وضع مدخلات خرائط الموقع المحددة في أولاها.</translation>
    </message>
    <message>
        <source>Put the selected entries into another sitemap, or a new one.</source>
        <translation>وضع المدخلات المحددة في خريطة موقع أخرى أو جديدة.</translation>
    </message>
    <message>
        <source>Quit the program.</source>
        <translation>إنهاء البرنامج.</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>&amp;إعادة التحميل</translation>
    </message>
    <message>
        <source>Re&amp;move sitemaps</source>
        <translation>إ&amp;زالة خرائط الموقع</translation>
    </message>
    <message>
        <source>Read and search all rules, with examples and sources.</source>
        <translation>قراءة كل القواعد والبحث فيها، مع الأمثلة والمصادر.</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>إعادة</translation>
    </message>
    <message>
        <source>Redo the change that was undone last.</source>
        <translation>إعادة التغيير الذي جرى التراجع عنه.</translation>
    </message>
    <message>
        <source>Remove &amp;duplicates …</source>
        <translation>إ&amp;زالة المدخلات المكررة…</translation>
    </message>
    <message>
        <source>Remove entries whose URL another entry has.</source>
        <translation>إزالة المدخلات التي يتكرر عنوان URL الخاص بها في مدخل آخر.</translation>
    </message>
    <message>
        <source>Remove the selected sitemaps and their entries from the set.</source>
        <translation>إخراج خرائط الموقع المحددة من المجموعة مع مدخلاتها.</translation>
    </message>
    <message>
        <source>Rename the file of the selected sitemap.</source>
        <translation>تغيير اسم ملف خريطة الموقع المحددة.</translation>
    </message>
    <message>
        <source>S&amp;maller table</source>
        <translation>ت&amp;صغير الجدول</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Save &amp;as …</source>
        <translation>حفظ &amp;باسم…</translation>
    </message>
    <message>
        <source>Save charts and problems as a page or PDF, or problems as data.</source>
        <translation>حفظ الرسوم والمشكلات كصفحة أو PDF، أو المشكلات كبيانات.</translation>
    </message>
    <message>
        <source>Save re&amp;port …</source>
        <translation>حفظ تقري&amp;ر…</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>تحديد ال&amp;كل</translation>
    </message>
    <message>
        <source>Select all entries shown that have the value of the current cell.</source>
        <translation>تحديد كل المدخلات المعروضة التي لها قيمة الخلية الحالية.</translation>
    </message>
    <message>
        <source>Select every entry shown.</source>
        <translation>تحديد كل المدخلات المعروضة.</translation>
    </message>
    <message>
        <source>Select same &amp;value</source>
        <translation>تحديد القيمة نفس&amp;ها</translation>
    </message>
    <message>
        <source>Select the entry of a number.</source>
        <translation>تحديد المدخل ذي رقم معين.</translation>
    </message>
    <message>
        <source>Set, shift, round, rewrite or clear a field of many entries at once.</source>
        <translation>تعيين حقل لمدخلات كثيرة دفعة واحدة أو إزاحته أو تقريبه أو إعادة كتابته أو مسحه.</translation>
    </message>
    <message>
        <source>Settin&amp;gs …</source>
        <translation>الإع&amp;دادات…</translation>
    </message>
    <message>
        <source>Show all entries again, whatever was typed or chosen above the table.</source>
        <translation>عرض كل المدخلات من جديد، أيًّا كان ما كُتب أو اختير فوق الجدول.</translation>
    </message>
    <message>
        <source>Show charts and problems as pages, and print them.</source>
        <translation>عرض الرسوم والمشكلات كصفحات وطباعتها.</translation>
    </message>
    <message>
        <source>Show only entries that have the value of the current cell.</source>
        <translation>إظهار المدخلات التي لها قيمة الخلية الحالية فقط.</translation>
    </message>
    <message>
        <source>Show only entries that match.</source>
        <translation>عرض المدخلات المطابقة فقط.</translation>
    </message>
    <message>
        <source>Show or hide all that belongs to the selected entry.</source>
        <translation>إظهار كل ما يخص المدخل المحدد أو إخفاؤه.</translation>
    </message>
    <message>
        <source>Show or hide clusters of alternates beside the languages of the set.</source>
        <translation>إظهار عناقيد البدائل بجانب لغات المجموعة أو إخفاؤها.</translation>
    </message>
    <message>
        <source>Show or hide how the selected entry is written, and how it is read.</source>
        <translation>إظهار كيفية كتابة المدخل المحدد وكيفية قراءته، أو إخفاؤهما.</translation>
    </message>
    <message>
        <source>Show or hide the folders of the addresses.</source>
        <translation>إظهار مجلدات العناوين أو إخفاؤها.</translation>
    </message>
    <message>
        <source>Show or hide the list of problems.</source>
        <translation>إظهار قائمة المشكلات أو إخفاؤها.</translation>
    </message>
    <message>
        <source>Show or hide the list of sitemaps.</source>
        <translation>إظهار قائمة خرائط الموقع أو إخفاؤها.</translation>
    </message>
    <message>
        <source>Show or hide the list of what was done, and go back or forth in it.</source>
        <translation>إظهار قائمة ما أُنجز أو إخفاؤها، والرجوع أو التقدم فيها.</translation>
    </message>
    <message>
        <source>Show or hide the panel of find and replace.</source>
        <translation>إظهار لوحة البحث والاستبدال أو إخفاؤها.</translation>
    </message>
    <message>
        <source>Show or hide the set as charts.</source>
        <translation>إظهار المجموعة كرسوم بيانية أو إخفاؤها.</translation>
    </message>
    <message>
        <source>Show or hide what was mended so that files could be read.</source>
        <translation>إظهار ما رُمِّم ليمكن قراءة الملفات، أو إخفاؤه.</translation>
    </message>
    <message>
        <source>Show same value onl&amp;y</source>
        <translation>إ&amp;ظهار القيمة نفسها فقط</translation>
    </message>
    <message>
        <source>Show the &amp;tour again</source>
        <translation>عرض ال&amp;جولة مجددًا</translation>
    </message>
    <message>
        <source>Show the table in larger letters.</source>
        <translation>عرض الجدول بأحرف أكبر.</translation>
    </message>
    <message>
        <source>Show the table in letters of the usual size.</source>
        <translation>عرض الجدول بأحرف من الحجم المعتاد.</translation>
    </message>
    <message>
        <source>Show the table in smaller letters.</source>
        <translation>عرض الجدول بأحرف أصغر.</translation>
    </message>
    <message>
        <source>Show version and parts.</source>
        <translation>عرض الإصدار والمكونات.</translation>
    </message>
    <message>
        <source>Show what fixing all that can be fixed would change.</source>
        <translation>عرض ما سيغيره إصلاح كل ما يمكن إصلاحه.</translation>
    </message>
    <message>
        <source>Show what fixing the selected entries would change.</source>
        <translation>عرض ما سيغيره إصلاح المدخلات المحددة.</translation>
    </message>
    <message>
        <source>Sort &amp;by …</source>
        <translation>&amp;ترتيب حسب…</translation>
    </message>
    <message>
        <source>Sort the view by up to four columns.</source>
        <translation>ترتيب العرض وفق أربعة أعمدة على الأكثر.</translation>
    </message>
    <message>
        <source>Sp&amp;ill excess entries</source>
        <translation>نقل الفائ&amp;ض</translation>
    </message>
    <message>
        <source>Split the selected sitemap into several.</source>
        <translation>إنشاء عدة خرائط موقع من الخريطة المحددة.</translation>
    </message>
    <message>
        <source>Start an empty sitemap.</source>
        <translation>بدء خريطة موقع فارغة.</translation>
    </message>
    <message>
        <source>Table in &amp;usual size</source>
        <translation>الجدول بالحجم المعتا&amp;د</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Undo the last change.</source>
        <translation>التراجع عن آخر تغيير.</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>النوافذ</translation>
    </message>
    <message>
        <source>Write all entries to one XML file, text list or CSV file.</source>
        <translation>كتابة كل المدخلات في ملف XML واحد أو قائمة نصية أو ملف CSV.</translation>
    </message>
    <message>
        <source>Write an index for sitemaps that have none.</source>
        <translation>إنشاء مجموعة بفهرس من خرائط موقع لا فهرس لها.</translation>
    </message>
    <message>
        <source>Write new sitemaps within the limits, with their index.</source>
        <translation>كتابة خرائط موقع جديدة ضمن الحدود مع فهرسها.</translation>
    </message>
    <message>
        <source>Write the changed files of the set.</source>
        <translation>كتابة ما تغير من ملفات المجموعة.</translation>
    </message>
    <message>
        <source>Write under another name; an ending of .gz compresses.</source>
        <translation>الكتابة باسم آخر؛ اللاحقة ‎.gz تضغط الملف.</translation>
    </message>
    <message>
        <source>hrefl&amp;ang</source>
        <translation>&amp;لغات hreflang</translation>
    </message>
</context>
<context>
    <name>AddFilesDialog</name>
    <message numerus="yes">
        <source>%n URLs are in the set already:</source>
        <translation>
            <numerusform>لا عناوين URL في المجموعة أصلًا:</numerusform>
            <numerusform>عنوان URL واحد في المجموعة أصلًا:</numerusform>
            <numerusform>عنوانا URL في المجموعة أصلًا:</numerusform>
            <numerusform>%n عناوين URL في المجموعة أصلًا:</numerusform>
            <numerusform>%n عنوان URL في المجموعة أصلًا:</numerusform>
            <numerusform>%n عنوان URL في المجموعة أصلًا:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>لا مدخلات</numerusform>
            <numerusform>مدخل واحد</numerusform>
            <numerusform>مدخلان</numerusform>
            <numerusform>%n مدخلات</numerusform>
            <numerusform>%n مدخلًا</numerusform>
            <numerusform>%n مدخل</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Append the entries to</source>
        <translation>إل&amp;حاق المدخلات بـ</translation>
    </message>
    <message>
        <source>&amp;List in the index, as it is</source>
        <translation>إ&amp;دراج في الفهرس دون تغيير</translation>
    </message>
    <message>
        <source>&amp;Skip duplicates</source>
        <translation>ت&amp;خطي المكررة</translation>
    </message>
    <message>
        <source>1 URL is in the set already:</source>
        <translation>عنوان URL واحد في المجموعة أصلًا:</translation>
    </message>
    <message>
        <source>1 entry</source>
        <translation>مدخل واحد</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>إضافة</translation>
    </message>
    <message>
        <source>Add existing files</source>
        <translation>إضافة ملفات موجودة</translation>
    </message>
    <message>
        <source>Add to the set, as &amp;it is</source>
        <translation>إ&amp;ضافة إلى المجموعة دون تغيير</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>العناوين المكررة</translation>
    </message>
    <message>
        <source>None of the URLs is in the set already.</source>
        <translation>لا شيء من عناوين URL موجود في المجموعة أصلًا.</translation>
    </message>
    <message>
        <source>{files} files hold {entries}.</source>
        <translation>عدد الملفات {files}، وفيها {entries}.</translation>
    </message>
    <message>
        <source>“{name}” holds {entries}.</source>
        <translation>في «{name}» {entries}.</translation>
    </message>
</context>
<context>
    <name>AddressLine</name>
    <message>
        <source>Address of the set</source>
        <translation>عنوان المجموعة</translation>
    </message>
    <message>
        <source>Proposed: {address}. Press Enter to use it.</source>
        <translation>المقترح: {address}‎. اضغط Enter لاستخدامه.</translation>
    </message>
    <message>
        <source>Use the proposed address</source>
        <translation>استخدام العنوان المقترح</translation>
    </message>
    <message>
        <source>Where this set lies on the web. A sitemap may only list URLs in its folder and below.</source>
        <translation>مكان هذه المجموعة على الويب. لا يجوز أن تسرد خريطة الموقع إلا عناوين URL في مجلدها أو تحته.</translation>
    </message>
</context>
<context>
    <name>BulkDialog</name>
    <message numerus="yes">
        <source>%n addresses become the same as those of other entries.</source>
        <translation>
            <numerusform>لا يصبح أي عنوان مطابقًا لعنوان مدخل آخر.</numerusform>
            <numerusform>يصبح عنوان واحد مطابقًا لعنوان مدخل آخر.</numerusform>
            <numerusform>يصبح عنوانان مطابقين لعنواني مدخلين آخرين.</numerusform>
            <numerusform>تصبح %n عناوين مطابقة لعناوين مدخلات أخرى.</numerusform>
            <numerusform>يصبح %n عنوانًا مطابقًا لعناوين مدخلات أخرى.</numerusform>
            <numerusform>يصبح %n عنوان مطابقًا لعناوين مدخلات أخرى.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n addresses become too long.</source>
        <translation>
            <numerusform>لا يصبح أي عنوان أطول من اللازم.</numerusform>
            <numerusform>يصبح عنوان واحد أطول من اللازم.</numerusform>
            <numerusform>يصبح عنوانان أطول من اللازم.</numerusform>
            <numerusform>تصبح %n عناوين أطول من اللازم.</numerusform>
            <numerusform>يصبح %n عنوانًا أطول من اللازم.</numerusform>
            <numerusform>يصبح %n عنوان أطول من اللازم.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stay: {reason}.</source>
        <translation>
            <numerusform>لا شيء يبقى دون تغيير: {reason}.</numerusform>
            <numerusform>يبقى واحد دون تغيير: {reason}.</numerusform>
            <numerusform>يبقى اثنان دون تغيير: {reason}.</numerusform>
            <numerusform>يبقى %n دون تغيير: {reason}.</numerusform>
            <numerusform>يبقى %n دون تغيير: {reason}.</numerusform>
            <numerusform>يبقى %n دون تغيير: {reason}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values change</source>
        <translation>
            <numerusform>لا تتغير أي قيمة</numerusform>
            <numerusform>تتغير قيمة واحدة</numerusform>
            <numerusform>تتغير قيمتان</numerusform>
            <numerusform>تتغير %n قيم</numerusform>
            <numerusform>تتغير %n قيمة</numerusform>
            <numerusform>تتغير %n قيمة</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Entries</source>
        <translation>ال&amp;مدخلات</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>ما&amp;ذا</translation>
    </message>
    <message>
        <source>1 address becomes the same as that of another entry.</source>
        <translation>يصبح عنوان واحد مطابقًا لعنوان مدخل آخر.</translation>
    </message>
    <message>
        <source>1 address becomes too long.</source>
        <translation>يصبح عنوان واحد أطول من اللازم.</translation>
    </message>
    <message>
        <source>1 stays: {reason}.</source>
        <translation>يبقى واحد دون تغيير: {reason}.</translation>
    </message>
    <message>
        <source>1 value changes</source>
        <translation>تتغير قيمة واحدة</translation>
    </message>
    <message numerus="yes">
        <source>Addresses in the extensions of %n entries change, too.</source>
        <translation>
            <numerusform>لا تتغير عناوين في امتدادات أي مدخل.</numerusform>
            <numerusform>تتغير أيضًا عناوين في امتدادات مدخل واحد.</numerusform>
            <numerusform>تتغير أيضًا عناوين في امتدادات مدخلين.</numerusform>
            <numerusform>تتغير أيضًا عناوين في امتدادات %n مدخلات.</numerusform>
            <numerusform>تتغير أيضًا عناوين في امتدادات %n مدخلًا.</numerusform>
            <numerusform>تتغير أيضًا عناوين في امتدادات %n مدخل.</numerusform>
        </translation>
    </message>
    <message>
        <source>Addresses in the extensions of 1 entry change, too.</source>
        <translation>تتغير أيضًا عناوين في امتدادات مدخل واحد.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>تغيير</translation>
    </message>
    <message numerus="yes">
        <source>Change %n values</source>
        <translation>
            <numerusform>تغيير %n قيمة</numerusform>
            <numerusform>تغيير قيمة واحدة</numerusform>
            <numerusform>تغيير قيمتين</numerusform>
            <numerusform>تغيير %n قيم</numerusform>
            <numerusform>تغيير %n قيمة</numerusform>
            <numerusform>تغيير %n قيمة</numerusform>
        </translation>
    </message>
    <message>
        <source>Change 1 value</source>
        <translation>تغيير قيمة واحدة</translation>
    </message>
    <message>
        <source>Change many entries</source>
        <translation>تغيير مدخلات كثيرة</translation>
    </message>
    <message>
        <source>Entries of the folder</source>
        <translation>مدخلات المجلد</translation>
    </message>
    <message>
        <source>Entries shown</source>
        <translation>المدخلات المعروضة</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>الحقل</translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>لن يتغير شيء.</translation>
    </message>
    <message>
        <source>Planning</source>
        <translation>جارٍ التخطيط</translation>
    </message>
    <message>
        <source>Selected entries</source>
        <translation>المدخلات المحددة</translation>
    </message>
    <message>
        <source>The address of 1 sitemap in the index changes, too.</source>
        <translation>يتغير أيضًا عنوان خريطة موقع واحدة في الفهرس.</translation>
    </message>
    <message numerus="yes">
        <source>The addresses of %n sitemaps in the index change, too.</source>
        <translation>
            <numerusform>لا يتغير عنوان أي خريطة موقع في الفهرس.</numerusform>
            <numerusform>يتغير أيضًا عنوان خريطة موقع واحدة في الفهرس.</numerusform>
            <numerusform>يتغير أيضًا عنوانا خريطتي موقع في الفهرس.</numerusform>
            <numerusform>تتغير أيضًا عناوين %n خرائط موقع في الفهرس.</numerusform>
            <numerusform>تتغير أيضًا عناوين %n خريطة موقع في الفهرس.</numerusform>
            <numerusform>تتغير أيضًا عناوين %n خريطة موقع في الفهرس.</numerusform>
        </translation>
    </message>
    <message>
        <source>The whole set</source>
        <translation>المجموعة كلها</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>المطلوب</translation>
    </message>
    <message>
        <source>{field}: {words}</source>
        <translation>{field}: {words}</translation>
    </message>
    <message numerus="yes">
        <source>{what} in %n entries</source>
        <translation>
            <numerusform>{what} في %n مدخل</numerusform>
            <numerusform>{what} في مدخل واحد</numerusform>
            <numerusform>{what} في مدخلين</numerusform>
            <numerusform>{what} في %n مدخلات</numerusform>
            <numerusform>{what} في %n مدخلًا</numerusform>
            <numerusform>{what} في %n مدخل</numerusform>
        </translation>
    </message>
    <message>
        <source>{what} in 1 entry</source>
        <translation>{what} في مدخل واحد</translation>
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
        <translation>إلى اليوم</translation>
    </message>
    <message>
        <source>to the second</source>
        <translation>إلى الثانية</translation>
    </message>
</context>
<context>
    <name>CalendarPopup</name>
    <message>
        <source>Day</source>
        <translation>اليوم</translation>
    </message>
</context>
<context>
    <name>Checking</name>
    <message>
        <source>Checking “{name}”</source>
        <translation>جارٍ فحص «{name}»</translation>
    </message>
</context>
<context>
    <name>ChooseFileDialog</name>
    <message>
        <source>&amp;Which of the indexes in this folder?</source>
        <translation>&amp;أي فهرس من فهارس هذا المجلد؟</translation>
    </message>
    <message>
        <source>Indexes</source>
        <translation>الفهارس</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Open an index</source>
        <translation>فتح فهرس</translation>
    </message>
</context>
<context>
    <name>ChooseSitemapDialog</name>
    <message>
        <source>Move</source>
        <translation>نقل</translation>
    </message>
    <message>
        <source>Move entries</source>
        <translation>نقل المدخلات</translation>
    </message>
    <message>
        <source>To a &amp;new sitemap</source>
        <translation>إلى خريطة موقع &amp;جديدة</translation>
    </message>
    <message>
        <source>To a sitemap of the &amp;set</source>
        <translation>إلى خريطة موقع في ال&amp;مجموعة</translation>
    </message>
</context>
<context>
    <name>ClipboardCommands</name>
    <message numerus="yes">
        <source>%n columns of what was pasted would lie beyond the last field, and were left out.</source>
        <translation>
            <numerusform>لا يقع أي عمود مما لُصق وراء الحقل الأخير.</numerusform>
            <numerusform>كان عمود واحد مما لُصق سيقع وراء الحقل الأخير، فتُرك.</numerusform>
            <numerusform>كان عمودان مما لُصق سيقعان وراء الحقل الأخير، فتُركا.</numerusform>
            <numerusform>كانت %n أعمدة مما لُصق ستقع وراء الحقل الأخير، فتُركت.</numerusform>
            <numerusform>كان %n عمودًا مما لُصق سيقع وراء الحقل الأخير، فتُركت.</numerusform>
            <numerusform>كان %n عمود مما لُصق سيقع وراء الحقل الأخير، فتُركت.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 column of what was pasted would lie beyond the last field, and was left out.</source>
        <translation>كان عمود واحد مما لُصق سيقع وراء الحقل الأخير، فتُرك.</translation>
    </message>
    <message>
        <source>Choose a cell of a field.</source>
        <translation>اختر خلية من حقل.</translation>
    </message>
    <message>
        <source>Nothing can be pasted into this column.</source>
        <translation>لا يمكن لصق شيء في هذا العمود.</translation>
    </message>
    <message>
        <source>Paste %Ln cells</source>
        <translation>لصق الخلايا (%Ln)</translation>
    </message>
    <message>
        <source>Paste %Ln entries</source>
        <translation>لصق المدخلات (%Ln)</translation>
    </message>
    <message>
        <source>Paste cell</source>
        <translation>لصق خلية</translation>
    </message>
    <message>
        <source>Paste entry</source>
        <translation>لصق مدخل</translation>
    </message>
    <message>
        <source>Paste further to the front, or with a header of field names.</source>
        <translation>الصق في عمود أقرب إلى البداية، أو مع ترويسة بأسماء الحقول.</translation>
    </message>
</context>
<context>
    <name>ColumnsDialog</name>
    <message>
        <source>Columns of “{name}”</source>
        <translation>أعمدة «{name}»</translation>
    </message>
    <message>
        <source>First rows</source>
        <translation>الصفوف الأولى</translation>
    </message>
    <message>
        <source>None</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>Which columns hold the fields? The answer is remembered for tables with this header.</source>
        <translation>أي الأعمدة تحتوي الحقول؟ تُحفظ الإجابة للجداول التي لها هذه الترويسة.</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message numerus="yes">
        <source>%n entries are only here</source>
        <translation>
            <numerusform>لا مدخلات هنا فقط</numerusform>
            <numerusform>مدخل واحد هنا فقط</numerusform>
            <numerusform>مدخلان هنا فقط</numerusform>
            <numerusform>%n مدخلات هنا فقط</numerusform>
            <numerusform>%n مدخلًا هنا فقط</numerusform>
            <numerusform>%n مدخل هنا فقط</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries are only on disk</source>
        <translation>
            <numerusform>لا مدخلات على القرص فقط</numerusform>
            <numerusform>مدخل واحد على القرص فقط</numerusform>
            <numerusform>مدخلان على القرص فقط</numerusform>
            <numerusform>%n مدخلات على القرص فقط</numerusform>
            <numerusform>%n مدخلًا على القرص فقط</numerusform>
            <numerusform>%n مدخل على القرص فقط</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries are the same</source>
        <translation>
            <numerusform>لا مدخلات متطابقة</numerusform>
            <numerusform>مدخل واحد متطابق</numerusform>
            <numerusform>مدخلان متطابقان</numerusform>
            <numerusform>%n مدخلات متطابقة</numerusform>
            <numerusform>%n مدخلًا متطابقًا</numerusform>
            <numerusform>%n مدخل متطابق</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries have another URL</source>
        <translation>
            <numerusform>لا مدخلات بعنوان URL آخر</numerusform>
            <numerusform>مدخل واحد بعنوان URL آخر</numerusform>
            <numerusform>مدخلان بعنوان URL آخر</numerusform>
            <numerusform>%n مدخلات بعنوان URL آخر</numerusform>
            <numerusform>%n مدخلًا بعنوان URL آخر</numerusform>
            <numerusform>%n مدخل بعنوان URL آخر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries have other values</source>
        <translation>
            <numerusform>لا مدخلات بقيم مختلفة</numerusform>
            <numerusform>مدخل واحد بقيم مختلفة</numerusform>
            <numerusform>مدخلان بقيم مختلفة</numerusform>
            <numerusform>%n مدخلات بقيم مختلفة</numerusform>
            <numerusform>%n مدخلًا بقيم مختلفة</numerusform>
            <numerusform>%n مدخل بقيم مختلفة</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Ignore in which sitemap an entry is</source>
        <translation>ت&amp;جاهل خريطة الموقع التي فيها المدخل</translation>
    </message>
    <message>
        <source>1 entry has another URL</source>
        <translation>مدخل واحد بعنوان URL آخر</translation>
    </message>
    <message>
        <source>1 entry has other values</source>
        <translation>مدخل واحد بقيم مختلفة</translation>
    </message>
    <message>
        <source>1 entry is only here</source>
        <translation>مدخل واحد هنا فقط</translation>
    </message>
    <message>
        <source>1 entry is only on disk</source>
        <translation>مدخل واحد على القرص فقط</translation>
    </message>
    <message>
        <source>1 entry is the same</source>
        <translation>مدخل واحد متطابق</translation>
    </message>
    <message>
        <source>Compare “{name}” with the disk</source>
        <translation>مقارنة «{name}» بالقرص</translation>
    </message>
    <message>
        <source>Comparing what is open with what is on disk …</source>
        <translation>جارٍ مقارنة المفتوح بما على القرص…</translation>
    </message>
    <message>
        <source>Comparing with the disk</source>
        <translation>جارٍ المقارنة بالقرص</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>الاحتفاظ بنسختي</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>إعادة التحميل</translation>
    </message>
    <message>
        <source>The entries on disk are the same as those that are open, but in another order.</source>
        <translation>المدخلات على القرص هي نفسها المدخلات المفتوحة، لكن بترتيب آخر.</translation>
    </message>
    <message>
        <source>The entries on disk are the same as those that are open.</source>
        <translation>المدخلات على القرص هي نفسها المدخلات المفتوحة.</translation>
    </message>
    <message>
        <source>The entries stand in another order, too.</source>
        <translation>كما أن ترتيب المدخلات مختلف.</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>الفروق</translation>
    </message>
</context>
<context>
    <name>DateEditor</name>
    <message>
        <source>Choose a day (Alt+Down)</source>
        <translation>اختيار يوم (Alt+Down)</translation>
    </message>
</context>
<context>
    <name>DiffView</name>
    <message>
        <source>Added: {text}</source>
        <translation>سيأتي: {text}</translation>
    </message>
    <message>
        <source>Removed: {text}</source>
        <translation>سيزول: {text}</translation>
    </message>
</context>
<context>
    <name>DifferenceList</name>
    <message>
        <source>(none)</source>
        <translation>(لا شيء)</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>الفرق</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>المدخل</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>على القرص</translation>
    </message>
    <message>
        <source>Only here</source>
        <translation>هنا فقط</translation>
    </message>
    <message>
        <source>Only on disk</source>
        <translation>على القرص فقط</translation>
    </message>
    <message>
        <source>Open here</source>
        <translation>المفتوح هنا</translation>
    </message>
    <message>
        <source>extensions</source>
        <translation>الامتدادات</translation>
    </message>
    <message>
        <source>renamed</source>
        <translation>عنوان URL آخر</translation>
    </message>
    <message>
        <source>sitemap</source>
        <translation>خريطة الموقع</translation>
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
            <numerusform>لا مدخلات مكررة في خرائط موقع للقراءة فقط.</numerusform>
            <numerusform>مدخل مكرر واحد في خريطة موقع للقراءة فقط وسيبقى.</numerusform>
            <numerusform>مدخلان مكرران في خرائط موقع للقراءة فقط وسيبقيان.</numerusform>
            <numerusform>%n مدخلات مكررة في خرائط موقع للقراءة فقط وستبقى.</numerusform>
            <numerusform>%n مدخلًا مكررًا في خرائط موقع للقراءة فقط وستبقى.</numerusform>
            <numerusform>%n مدخل مكرر في خرائط موقع للقراءة فقط وستبقى.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries are removed</source>
        <translation>
            <numerusform>لا يُزال أي مدخل</numerusform>
            <numerusform>يُزال مدخل واحد</numerusform>
            <numerusform>يُزال مدخلان</numerusform>
            <numerusform>تُزال %n مدخلات</numerusform>
            <numerusform>يُزال %n مدخلًا</numerusform>
            <numerusform>يُزال %n مدخل</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>الإ&amp;بقاء على</translation>
    </message>
    <message>
        <source>&amp;URLs are</source>
        <translation>&amp;عناوين URL</translation>
    </message>
    <message>
        <source>1 duplicate is in a read-only sitemap and stays.</source>
        <translation>مدخل مكرر واحد في خريطة موقع للقراءة فقط وسيبقى.</translation>
    </message>
    <message>
        <source>1 entry is removed</source>
        <translation>يُزال مدخل واحد</translation>
    </message>
    <message>
        <source>Each entry that would be removed is listed here, beside the one kept.</source>
        <translation>يُسرد هنا كل مدخل سيُزال بجانب المدخل الذي سيبقى.</translation>
    </message>
    <message>
        <source>Entries that would be removed</source>
        <translation>المدخلات التي ستُزال</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>الإبقاء على</translation>
    </message>
    <message>
        <source>Planning</source>
        <translation>جارٍ التخطيط</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n duplicates</source>
        <translation>
            <numerusform>إزالة %n مدخل مكرر</numerusform>
            <numerusform>إزالة مدخل مكرر واحد</numerusform>
            <numerusform>إزالة مدخلين مكررين</numerusform>
            <numerusform>إزالة %n مدخلات مكررة</numerusform>
            <numerusform>إزالة %n مدخلًا مكررًا</numerusform>
            <numerusform>إزالة %n مدخل مكرر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n entries</source>
        <translation>
            <numerusform>إزالة %n مدخل</numerusform>
            <numerusform>إزالة مدخل واحد</numerusform>
            <numerusform>إزالة مدخلين</numerusform>
            <numerusform>إزالة %n مدخلات</numerusform>
            <numerusform>إزالة %n مدخلًا</numerusform>
            <numerusform>إزالة %n مدخل</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove 1 duplicate</source>
        <translation>إزالة مدخل مكرر واحد</translation>
    </message>
    <message>
        <source>Remove 1 entry</source>
        <translation>إزالة مدخل واحد</translation>
    </message>
    <message>
        <source>Remove duplicates</source>
        <translation>إزالة المدخلات المكررة</translation>
    </message>
    <message>
        <source>There are no duplicates to remove.</source>
        <translation>لا توجد مدخلات مكررة لإزالتها.</translation>
    </message>
    <message>
        <source>URLs are</source>
        <translation>عناوين URL</translation>
    </message>
    <message>
        <source>exactly the same</source>
        <translation>متطابقة تمامًا</translation>
    </message>
    <message>
        <source>the first of the set</source>
        <translation>أول مدخل في المجموعة</translation>
    </message>
    <message>
        <source>the one in {sitemap}</source>
        <translation>المدخل الموجود في {sitemap}</translation>
    </message>
    <message>
        <source>the one with the newest lastmod</source>
        <translation>المدخل الذي له أحدث lastmod</translation>
    </message>
    <message>
        <source>the same but for http or https, www, a slash at the end, or capitals</source>
        <translation>متطابقة إلا في http أو https أو www أو الشرطة المائلة في النهاية أو حالة الأحرف</translation>
    </message>
</context>
<context>
    <name>EncodingDialog</name>
    <message>
        <source>&amp;Encoding</source>
        <translation>ال&amp;ترميز</translation>
    </message>
    <message>
        <source>Choose the encoding</source>
        <translation>اختيار الترميز</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>الترميز</translation>
    </message>
    <message>
        <source>How it &amp;reads</source>
        <translation>كيف يُ&amp;قرأ</translation>
    </message>
    <message>
        <source>How it reads in the chosen encoding</source>
        <translation>كيف يُقرأ بالترميز المختار</translation>
    </message>
    <message>
        <source>No line holds anything but ASCII, so that it reads the same in all of them.</source>
        <translation>لا يحتوي أي سطر على غير رموز ASCII، لذلك يُقرأ بالشكل نفسه في كل الترميزات.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Opening changes nothing on disk; saving a change will write UTF-8.</source>
        <translation>لا يغير الفتح شيئًا على القرص؛ أما حفظ تغيير فسيكتب UTF-8.</translation>
    </message>
    <message>
        <source>“{name}” and maybe other sitemaps of “{whole}” follow neither the encoding that they declare nor UTF-8. Choose the encoding in which the lines below read as they should; it holds for all of them.</source>
        <translation>‏«{name}» وربما خرائط موقع أخرى في «{whole}» لا تتبع الترميز الذي تصرح به ولا UTF-8. اختر الترميز الذي تُقرأ به الأسطر أدناه كما ينبغي؛ وسيسري عليها كلها.</translation>
    </message>
    <message>
        <source>“{name}” follows neither the encoding that it declares nor UTF-8. Choose the encoding in which the lines below read as they should.</source>
        <translation>‏«{name}» لا يتبع الترميز الذي يصرح به ولا UTF-8. اختر الترميز الذي تُقرأ به الأسطر أدناه كما ينبغي.</translation>
    </message>
</context>
<context>
    <name>Encodings</name>
    <message>
        <source>Arabic</source>
        <translation>العربية</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>لغات البلطيق</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>أوروبا الوسطى</translation>
    </message>
    <message>
        <source>Chinese, simplified</source>
        <translation>الصينية المبسطة</translation>
    </message>
    <message>
        <source>Chinese, traditional</source>
        <translation>الصينية التقليدية</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>السيريلية</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>اليونانية</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>العبرية</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>اليابانية</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>الكورية</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>التركية</translation>
    </message>
    <message>
        <source>Western European</source>
        <translation>أوروبا الغربية</translation>
    </message>
    <message>
        <source>Western European, DOS</source>
        <translation>أوروبا الغربية، DOS</translation>
    </message>
    <message>
        <source>Western European, old Macintosh</source>
        <translation>أوروبا الغربية، ماكنتوش القديم</translation>
    </message>
</context>
<context>
    <name>EntryFields</name>
    <message numerus="yes">
        <source>(%n characters)</source>
        <translation>
            <numerusform>(لا محارف)</numerusform>
            <numerusform>(محرف واحد)</numerusform>
            <numerusform>(محرفان)</numerusform>
            <numerusform>(%n محارف)</numerusform>
            <numerusform>(%n محرفًا)</numerusform>
            <numerusform>(%n محرف)</numerusform>
        </translation>
    </message>
    <message>
        <source>(various)</source>
        <translation>(متعددة)</translation>
    </message>
</context>
<context>
    <name>EntryModel</name>
    <message>
        <source>Change {field}</source>
        <translation>تغيير {field}</translation>
    </message>
    <message>
        <source>The sitemap it belongs to.</source>
        <translation>خريطة الموقع التي ينتمي إليها.</translation>
    </message>
    <message>
        <source>The worst problem of each entry.</source>
        <translation>أسوأ مشكلة في كل مدخل.</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>فارغ</translation>
    </message>
</context>
<context>
    <name>EntryPage</name>
    <message>
        <source>Counting</source>
        <translation>جارٍ العدّ</translation>
    </message>
    <message>
        <source>Filtering</source>
        <translation>جارٍ التصفية</translation>
    </message>
    <message>
        <source>No entries yet. Add one with Ctrl+I, or paste addresses with Ctrl+V.</source>
        <translation>لا مدخلات بعد. أضف مدخلًا بـ Ctrl+I أو ألصق العناوين بـ Ctrl+V.</translation>
    </message>
    <message>
        <source>No entry has such problems.</source>
        <translation>لا مدخل فيه مشكلات كهذه.</translation>
    </message>
    <message>
        <source>No entry matches the filter.</source>
        <translation>لا مدخل يطابق التصفية.</translation>
    </message>
    <message>
        <source>None of the sitemaps could be read. Problems, below, says why.</source>
        <translation>تعذرت قراءة كل خرائط الموقع. تجد السبب في «المشكلات» بالأسفل.</translation>
    </message>
    <message>
        <source>The index lists no sitemaps yet. Add one for entries to go into.</source>
        <translation>لا يسرد الفهرس أي خريطة موقع بعد. أضف خريطة لتوضع فيها المدخلات.</translation>
    </message>
</context>
<context>
    <name>EntryPanel</name>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>لا مدخلات</numerusform>
            <numerusform>مدخل واحد</numerusform>
            <numerusform>مدخلان</numerusform>
            <numerusform>%n مدخلات</numerusform>
            <numerusform>%n مدخلًا</numerusform>
            <numerusform>%n مدخل</numerusform>
        </translation>
    </message>
    <message>
        <source>Add alternates in languages that are missing, by how addresses begin.</source>
        <translation>إضافة بدائل باللغات الناقصة، حسب بدايات العناوين.</translation>
    </message>
    <message>
        <source>Add missing languages</source>
        <translation>إضافة اللغات الناقصة</translation>
    </message>
    <message>
        <source>Add missing languages …</source>
        <translation>إضافة اللغات الناقصة…</translation>
    </message>
    <message>
        <source>Add the address for everybody whose language is not listed.</source>
        <translation>إضافة العنوان المخصص لمن لم تُذكر لغته.</translation>
    </message>
    <message>
        <source>Add x-default</source>
        <translation>إضافة x-default</translation>
    </message>
    <message>
        <source>Adding languages</source>
        <translation>جارٍ إضافة اللغات</translation>
    </message>
    <message>
        <source>All fields</source>
        <translation>كل الحقول</translation>
    </message>
    <message>
        <source>And {count} more.</source>
        <translation>و{count} أيضًا.</translation>
    </message>
    <message>
        <source>Another edit is still being done. Try again after it.</source>
        <translation>لا يزال تعديل آخر قيد التنفيذ. أعد المحاولة بعده.</translation>
    </message>
    <message>
        <source>Change {field}</source>
        <translation>تغيير {field}</translation>
    </message>
    <message numerus="yes">
        <source>Change {field} in %n entries</source>
        <translation>
            <numerusform>تغيير {field} في %n مدخل</numerusform>
            <numerusform>تغيير {field} في مدخل واحد</numerusform>
            <numerusform>تغيير {field} في مدخلين</numerusform>
            <numerusform>تغيير {field} في %n مدخلات</numerusform>
            <numerusform>تغيير {field} في %n مدخلًا</numerusform>
            <numerusform>تغيير {field} في %n مدخل</numerusform>
        </translation>
    </message>
    <message>
        <source>Changing extensions</source>
        <translation>جارٍ تغيير الامتدادات</translation>
    </message>
    <message>
        <source>Complete the cluster</source>
        <translation>إكمال العنقود</translation>
    </message>
    <message>
        <source>Completing clusters</source>
        <translation>جارٍ إكمال العناقيد</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>نسخ العنوان</translation>
    </message>
    <message>
        <source>Counting extensions</source>
        <translation>جارٍ عدّ الامتدادات</translation>
    </message>
    <message>
        <source>Entry {number} of {count}</source>
        <translation>المدخل {number} من {count}</translation>
    </message>
    <message>
        <source>Let all pages of the cluster list each other, and themselves.</source>
        <translation>جعل كل الصفحات المرتبطة كلغات لبعضها تذكر الصفحات كلها وتذكر نفسها.</translation>
    </message>
    <message>
        <source>More about alternates</source>
        <translation>المزيد عن البدائل</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>نقل لأسفل</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>نقل لأعلى</translation>
    </message>
    <message>
        <source>Open the page in the browser</source>
        <translation>فتح الصفحة في المتصفح</translation>
    </message>
    <message>
        <source>Read-only.</source>
        <translation>للقراءة فقط.</translation>
    </message>
    <message>
        <source>Select an entry to see and edit all of it.</source>
        <translation>حدد مدخلًا لرؤيته كاملًا وتحريره.</translation>
    </message>
    <message>
        <source>Select one entry to add to it.</source>
        <translation>حدد مدخلًا واحدًا للإضافة إليه.</translation>
    </message>
    <message>
        <source>Show also the fields that are no longer read or hardly ever needed.</source>
        <translation>عرض الحقول التي لم تعد تُقرأ أو قلّما تلزم أيضًا.</translation>
    </message>
    <message>
        <source>The address as people read it</source>
        <translation>العنوان كما يقرؤه الناس</translation>
    </message>
    <message numerus="yes">
        <source>{what} in %n entries</source>
        <translation>
            <numerusform>{what} في لا مدخلات</numerusform>
            <numerusform>{what} في مدخل واحد</numerusform>
            <numerusform>{what} في مدخلين</numerusform>
            <numerusform>{what} في %n مدخلات</numerusform>
            <numerusform>{what} في %n مدخلًا</numerusform>
            <numerusform>{what} في %n مدخل</numerusform>
        </translation>
    </message>
    <message>
        <source>{what} in 1 entry</source>
        <translation>{what} في مدخل واحد</translation>
    </message>
</context>
<context>
    <name>EntryView</name>
    <message>
        <source>Clear it with Backspace, paste another over it, or use a bulk edit.</source>
        <translation>امسحها بـ Backspace، أو الصق أخرى فوقها، أو استخدم تعديلًا جماعيًّا.</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>المدخلات</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>الحقول</translation>
    </message>
    <message>
        <source>Places in the set</source>
        <translation>المواضع في المجموعة</translation>
    </message>
    <message>
        <source>This value has {length} characters; up to {most} can be edited in a cell.</source>
        <translation>طول هذه القيمة بالمحارف {length}؛ وأقصى ما يمكن تحريره في خلية {most}.</translation>
    </message>
</context>
<context>
    <name>Environment</name>
    <message>
        <source>Display</source>
        <translation>شاشة العرض</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation>المكتبات</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>الشكل</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>البرنامج</translation>
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
        <translation>النظام</translation>
    </message>
</context>
<context>
    <name>ExplanationPane</name>
    <message>
        <source>All rules</source>
        <translation>كل القواعد</translation>
    </message>
    <message>
        <source>Choose a problem or a rule to read what it asks for, and why.</source>
        <translation>اختر مشكلة أو قاعدة: هنا يُشرح ما تطلبه ولماذا.</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>الشرح</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>إصلاح</translation>
    </message>
    <message>
        <source>Fix this …</source>
        <translation>إصلاح هذا…</translation>
    </message>
    <message>
        <source>Fix {count} …</source>
        <translation>إصلاح {count}…</translation>
    </message>
    <message>
        <source>Fix {count}: {rule}</source>
        <translation>إصلاح {count}: {rule}</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>بعد الإصلاح</translation>
    </message>
    <message>
        <source>Ignored</source>
        <translation>لا تُراعى</translation>
    </message>
    <message>
        <source>Line {line}: {message}</source>
        <translation>السطر {line}: {message}</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>الآن</translation>
    </message>
    <message>
        <source>Open the catalogue of rules here.</source>
        <translation>فتح دليل القواعد هنا.</translation>
    </message>
    <message>
        <source>Remove {count} …</source>
        <translation>إزالة {count}…</translation>
    </message>
    <message>
        <source>Remove {count}: {rule}</source>
        <translation>إزالة {count}: {rule}</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>صواب</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>القاعدة</translation>
    </message>
    <message>
        <source>Save the changed and repaired files.</source>
        <translation>حفظ الملفات التي تغيرت أو رُمِّمت.</translation>
    </message>
    <message>
        <source>Save to repair</source>
        <translation>حفظ للترميم</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>درجة الخطورة</translation>
    </message>
    <message>
        <source>Shows what would change before anything does.</source>
        <translation>يعرض ما سيتغير قبل أن يتغير أي شيء.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>المصدر</translation>
    </message>
    <message>
        <source>What does it mean?</source>
        <translation>ماذا يعني ذلك؟</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>خطأ</translation>
    </message>
    <message>
        <source>{severity} for {profile}</source>
        <translation>{severity} عند {profile}</translation>
    </message>
    <message>
        <source>{severity}, for every profile</source>
        <translation>{severity}، في كل ملفات التعريف</translation>
    </message>
    <message>
        <source>… and {count} more</source>
        <translation>… و{count} أيضًا</translation>
    </message>
</context>
<context>
    <name>ExportCommands</name>
    <message numerus="yes">
        <source>%n files of an earlier export are still in the folder; the index does not list them.</source>
        <translation>
            <numerusform>لا ملفات باقية من تصدير سابق.</numerusform>
            <numerusform>لا يزال هناك ملف واحد من تصدير سابق لا يسرده الفهرس.</numerusform>
            <numerusform>لا يزال هناك ملفان من تصدير سابق لا يسردهما الفهرس.</numerusform>
            <numerusform>لا تزال هناك %n ملفات من تصدير سابق لا يسردها الفهرس.</numerusform>
            <numerusform>لا يزال هناك %n ملفًا من تصدير سابق لا يسردها الفهرس.</numerusform>
            <numerusform>لا يزال هناك %n ملف من تصدير سابق لا يسردها الفهرس.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files of an earlier export were removed.</source>
        <translation>
            <numerusform>لم يُزَل أي ملف من تصدير سابق.</numerusform>
            <numerusform>أُزيل ملف واحد من تصدير سابق.</numerusform>
            <numerusform>أُزيل ملفان من تصدير سابق.</numerusform>
            <numerusform>أُزيلت %n ملفات من تصدير سابق.</numerusform>
            <numerusform>أُزيل %n ملفًا من تصدير سابق.</numerusform>
            <numerusform>أُزيل %n ملف من تصدير سابق.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files were up to date already.</source>
        <translation>
            <numerusform>كل الملفات جديدة المحتوى.</numerusform>
            <numerusform>كان ملف واحد بهذا المحتوى أصلًا.</numerusform>
            <numerusform>كان ملفان بهذا المحتوى أصلًا.</numerusform>
            <numerusform>كانت %n ملفات بهذا المحتوى أصلًا.</numerusform>
            <numerusform>كان %n ملفًا بهذا المحتوى أصلًا.</numerusform>
            <numerusform>كان %n ملف بهذا المحتوى أصلًا.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files written to “{folder}”.</source>
        <translation>
            <numerusform>لم يُكتب أي ملف في «{folder}».</numerusform>
            <numerusform>كُتب ملف واحد في «{folder}».</numerusform>
            <numerusform>كُتب ملفان في «{folder}».</numerusform>
            <numerusform>كُتبت %n ملفات في «{folder}».</numerusform>
            <numerusform>كُتب %n ملفًا في «{folder}».</numerusform>
            <numerusform>كُتب %n ملف في «{folder}».</numerusform>
        </translation>
    </message>
    <message>
        <source>1 file of an earlier export was removed.</source>
        <translation>أُزيل ملف واحد من تصدير سابق.</translation>
    </message>
    <message>
        <source>1 file was up to date already.</source>
        <translation>كان ملف واحد بهذا المحتوى أصلًا.</translation>
    </message>
    <message>
        <source>1 file written to “{folder}”.</source>
        <translation>كُتب ملف واحد في «{folder}».</translation>
    </message>
    <message>
        <source>Entries may be missing: not all sitemaps could be read for certain.</source>
        <translation>قد تنقص مدخلات: لم تمكن قراءة كل خرائط الموقع على وجه مؤكد.</translation>
    </message>
    <message>
        <source>Export as single file</source>
        <translation>تصدير كملف واحد</translation>
    </message>
    <message>
        <source>Exporting to “{name}”</source>
        <translation>جارٍ التصدير إلى «{name}»</translation>
    </message>
    <message>
        <source>Left out: {losses}.</source>
        <translation>المستبعَد: {losses}.</translation>
    </message>
    <message>
        <source>Open exported set</source>
        <translation>فتح المجموعة المصدَّرة</translation>
    </message>
    <message>
        <source>Publish …</source>
        <translation>نشر…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Removing old files</source>
        <translation>جارٍ إزالة الملفات القديمة</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>عرض المجلد</translation>
    </message>
    <message>
        <source>Sitemap (*.xml);;Compressed sitemap (*.xml.gz);;Text list (*.txt);;CSV (*.csv);;All files (*)</source>
        <translation>خريطة الموقع (*.xml);;خريطة موقع مضغوطة (*.xml.gz);;قائمة نصية (*.txt);;CSV (*.csv);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>The export was stopped; all files are as they were before.</source>
        <translation>أُوقف التصدير؛ كل الملفات كما كانت من قبل.</translation>
    </message>
    <message>
        <source>“{name}” of an earlier export is still in the folder; the index does not list it.</source>
        <translation>لا يزال هناك «{name}» من تصدير سابق لا يسرده الفهرس.</translation>
    </message>
    <message>
        <source>“{name}” was written.</source>
        <translation>كُتب «{name}».</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message numerus="yes">
        <source>%n URLs</source>
        <translation>
            <numerusform>لا عناوين URL</numerusform>
            <numerusform>عنوان URL واحد</numerusform>
            <numerusform>عنواني URL</numerusform>
            <numerusform>%n عناوين URL</numerusform>
            <numerusform>%n عنوان URL</numerusform>
            <numerusform>%n عنوان URL</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries lie outside {address}: search engines ignore them.</source>
        <translation>
            <numerusform>لا مدخلات خارج {address}.</numerusform>
            <numerusform>مدخل واحد خارج {address}: تتجاهله محركات البحث.</numerusform>
            <numerusform>مدخلان خارج {address}: تتجاهلهما محركات البحث.</numerusform>
            <numerusform>%n مدخلات خارج {address}: تتجاهلها محركات البحث.</numerusform>
            <numerusform>%n مدخلًا خارج {address}: تتجاهلها محركات البحث.</numerusform>
            <numerusform>%n مدخل خارج {address}: تتجاهلها محركات البحث.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files of an earlier export stay in the folder; the index does not list them.</source>
        <translation>
            <numerusform>لا تبقى ملفات من تصدير سابق.</numerusform>
            <numerusform>يبقى هناك ملف واحد من تصدير سابق لا يسرده الفهرس.</numerusform>
            <numerusform>يبقى هناك ملفان من تصدير سابق لا يسردهما الفهرس.</numerusform>
            <numerusform>تبقى هناك %n ملفات من تصدير سابق لا يسردها الفهرس.</numerusform>
            <numerusform>يبقى هناك %n ملفًا من تصدير سابق لا يسردها الفهرس.</numerusform>
            <numerusform>يبقى هناك %n ملف من تصدير سابق لا يسردها الفهرس.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files with such names exist and will be replaced.</source>
        <translation>
            <numerusform>لا توجد ملفات بهذه الأسماء.</numerusform>
            <numerusform>يوجد ملف واحد بأحد هذه الأسماء وسيُستبدل.</numerusform>
            <numerusform>يوجد ملفان بهذه الأسماء وسيُستبدلان.</numerusform>
            <numerusform>توجد %n ملفات بهذه الأسماء وستُستبدل.</numerusform>
            <numerusform>يوجد %n ملفًا بهذه الأسماء وستُستبدل.</numerusform>
            <numerusform>يوجد %n ملف بهذه الأسماء وستُستبدل.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps</source>
        <translation>
            <numerusform>لا خرائط موقع</numerusform>
            <numerusform>خريطة موقع واحدة</numerusform>
            <numerusform>خريطتا موقع</numerusform>
            <numerusform>%n خرائط موقع</numerusform>
            <numerusform>%n خريطة موقع</numerusform>
            <numerusform>%n خريطة موقع</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps could not be read for certain: entries may be missing.</source>
        <translation>
            <numerusform>قُرئت كل خرائط الموقع على وجه مؤكد.</numerusform>
            <numerusform>تعذرت قراءة خريطة موقع واحدة على وجه مؤكد: قد تنقص مدخلات.</numerusform>
            <numerusform>تعذرت قراءة خريطتي موقع على وجه مؤكد: قد تنقص مدخلات.</numerusform>
            <numerusform>تعذرت قراءة %n خرائط موقع على وجه مؤكد: قد تنقص مدخلات.</numerusform>
            <numerusform>تعذرت قراءة %n خريطة موقع على وجه مؤكد: قد تنقص مدخلات.</numerusform>
            <numerusform>تعذرت قراءة %n خريطة موقع على وجه مؤكد: قد تنقص مدخلات.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Address of the folder</source>
        <translation>&amp;عنوان المجلد</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>ال&amp;مجلد</translation>
    </message>
    <message>
        <source>&amp;Names of the files</source>
        <translation>أ&amp;سماء الملفات</translation>
    </message>
    <message>
        <source>1 URL</source>
        <translation>عنوان URL واحد</translation>
    </message>
    <message>
        <source>1 entry lies outside {address}: search engines ignore it.</source>
        <translation>مدخل واحد خارج {address}: تتجاهله محركات البحث.</translation>
    </message>
    <message>
        <source>1 file with such a name exists and will be replaced.</source>
        <translation>يوجد ملف واحد بأحد هذه الأسماء وسيُستبدل.</translation>
    </message>
    <message>
        <source>1 sitemap</source>
        <translation>خريطة موقع واحدة</translation>
    </message>
    <message>
        <source>1 sitemap could not be read for certain: entries may be missing.</source>
        <translation>تعذرت قراءة خريطة موقع واحدة على وجه مؤكد: قد تنقص مدخلات.</translation>
    </message>
    <message>
        <source>A&amp;ll ({count})</source>
        <translation>ال&amp;كل ({count})</translation>
    </message>
    <message>
        <source>Address in the index</source>
        <translation>العنوان في الفهرس</translation>
    </message>
    <message>
        <source>Address of the folder</source>
        <translation>عنوان المجلد</translation>
    </message>
    <message>
        <source>Choose the folder that the files go to.</source>
        <translation>اختيار المجلد الذي توضع فيه الملفات.</translation>
    </message>
    <message>
        <source>Compress the sitemaps with &amp;gzip</source>
        <translation>&amp;ضغط خرائط الموقع بـ gzip</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>المدخلات</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>تصدير</translation>
    </message>
    <message>
        <source>F&amp;iltered ({count})</source>
        <translation>المص&amp;فّاة ({count})</translation>
    </message>
    <message>
        <source>File</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>Files that will be written</source>
        <translation>الملفات التي ستُكتب</translation>
    </message>
    <message>
        <source>Folder of the export</source>
        <translation>مجلد التصدير</translation>
    </message>
    <message>
        <source>Left out: {losses}.</source>
        <translation>المستبعَد: {losses}.</translation>
    </message>
    <message>
        <source>Most &amp;URLs in a sitemap</source>
        <translation>أقصى عدد لع&amp;ناوين URL في خريطة موقع</translation>
    </message>
    <message>
        <source>Most &amp;bytes in a sitemap</source>
        <translation>أقصى عدد &amp;بايتات في خريطة موقع</translation>
    </message>
    <message>
        <source>Most URLs in a sitemap</source>
        <translation>أقصى عدد لعناوين URL في خريطة موقع</translation>
    </message>
    <message>
        <source>Most bytes in a sitemap</source>
        <translation>أقصى عدد بايتات في خريطة موقع</translation>
    </message>
    <message>
        <source>Name the &amp;schema in every file (xsi:schemaLocation)</source>
        <translation>ذكر المخط&amp;ط في كل ملف (xsi:schemaLocation)</translation>
    </message>
    <message>
        <source>Names of the files</source>
        <translation>أسماء الملفات</translation>
    </message>
    <message>
        <source>Planning the export</source>
        <translation>جارٍ تخطيط التصدير</translation>
    </message>
    <message>
        <source>S&amp;elected ({count})</source>
        <translation>المح&amp;ددة ({count})</translation>
    </message>
    <message>
        <source>Size unpacked</source>
        <translation>الحجم بعد فك الضغط</translation>
    </message>
    <message>
        <source>URLs</source>
        <translation>عناوين URL</translation>
    </message>
    <message>
        <source>Unpacked, as the protocol counts them.</source>
        <translation>بعد فك الضغط، كما يحسبها البروتوكول.</translation>
    </message>
    <message>
        <source>Use &amp;that URL</source>
        <translation>استخدام &amp;هذا العنوان</translation>
    </message>
    <message>
        <source>Write an inde&amp;x that lists the sitemaps</source>
        <translation>كتابة فهرس &amp;يسرد خرائط الموقع</translation>
    </message>
    <message>
        <source>https://www.example.com/ – left empty: the site of most entries</source>
        <translation>https://www.example.com/ – إن تُرك فارغًا: موقع معظم المدخلات</translation>
    </message>
    <message>
        <source>the index itself</source>
        <translation>الفهرس نفسه</translation>
    </message>
    <message>
        <source>{address} would fit.</source>
        <translation>العنوان المناسب: {address}.</translation>
    </message>
    <message>
        <source>{files} with {urls}, {size} unpacked, and the index “{index}”.</source>
        <translation>{files} فيها {urls}، والحجم بعد فك الضغط {size}، مع الفهرس «{index}».</translation>
    </message>
    <message>
        <source>{files} with {urls}, {size} unpacked, without an index.</source>
        <translation>{files} فيها {urls}، والحجم بعد فك الضغط {size}، دون فهرس.</translation>
    </message>
    <message>
        <source>{n} stands for the number of the file.</source>
        <translation>{n} يمثل رقم الملف.</translation>
    </message>
    <message>
        <source>“{name}” of an earlier export stays in the folder; the index does not list it.</source>
        <translation>يبقى هناك «{name}» من تصدير سابق ولا يسرده الفهرس.</translation>
    </message>
</context>
<context>
    <name>ExtensionModel</name>
    <message>
        <source>(no {field})</source>
        <translation>(دون {field})</translation>
    </message>
    <message>
        <source>(various) Select one entry to see and edit them.</source>
        <translation>(متعددة) حدد مدخلًا واحدًا لرؤيتها وتحريرها.</translation>
    </message>
    <message>
        <source>Change {field}</source>
        <translation>تغيير {field}</translation>
    </message>
    <message>
        <source>No longer read by Google.</source>
        <translation>لم يعد Google يقرؤه.</translation>
    </message>
    <message>
        <source>Not declared: {name} is read-only.</source>
        <translation>غير مصرَّح به: ‏{name} للقراءة فقط.</translation>
    </message>
    <message>
        <source>The page is made for feature phones. Nobody reads this mark any more; it does no harm.</source>
        <translation>الصفحة مخصصة للهواتف التقليدية. لم يعد أحد يقرأ هذه العلامة؛ ولا ضرر منها.</translation>
    </message>
    <message>
        <source>not applied yet</source>
        <translation>لم يُعتمد بعد</translation>
    </message>
    <message>
        <source>one more …</source>
        <translation>واحد آخر…</translation>
    </message>
    <message numerus="yes">
        <source>{have} of %n entries</source>
        <translation>
            <numerusform>{have} من %n مدخل</numerusform>
            <numerusform>{have} من مدخل واحد</numerusform>
            <numerusform>{have} من مدخلين</numerusform>
            <numerusform>{have} من %n مدخلات</numerusform>
            <numerusform>{have} من %n مدخلًا</numerusform>
            <numerusform>{have} من %n مدخل</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExtensionView</name>
    <message>
        <source>Extensions</source>
        <translation>الامتدادات</translation>
    </message>
</context>
<context>
    <name>Extensions</name>
    <message>
        <source>Add XML</source>
        <translation>إضافة XML</translation>
    </message>
    <message>
        <source>Add alternate</source>
        <translation>إضافة بديل</translation>
    </message>
    <message>
        <source>Add article</source>
        <translation>إضافة مقالة</translation>
    </message>
    <message>
        <source>Add image</source>
        <translation>إضافة صورة</translation>
    </message>
    <message>
        <source>Add mark for feature phones</source>
        <translation>إضافة علامة للهواتف التقليدية</translation>
    </message>
    <message>
        <source>Add video</source>
        <translation>إضافة فيديو</translation>
    </message>
    <message>
        <source>Alternates</source>
        <translation>البدائل</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>الصور</translation>
    </message>
    <message>
        <source>Mobile</source>
        <translation>الجوّال</translation>
    </message>
    <message>
        <source>Move XML</source>
        <translation>نقل XML</translation>
    </message>
    <message>
        <source>Move alternate</source>
        <translation>نقل بديل</translation>
    </message>
    <message>
        <source>Move article</source>
        <translation>نقل مقالة</translation>
    </message>
    <message>
        <source>Move image</source>
        <translation>نقل صورة</translation>
    </message>
    <message>
        <source>Move mark for feature phones</source>
        <translation>نقل علامة الهواتف التقليدية</translation>
    </message>
    <message>
        <source>Move video</source>
        <translation>نقل فيديو</translation>
    </message>
    <message>
        <source>News</source>
        <translation>الأخبار</translation>
    </message>
    <message>
        <source>Other XML</source>
        <translation>XML آخر</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n alternates</source>
        <translation>
            <numerusform>إزالة %n بديل</numerusform>
            <numerusform>إزالة بديل واحد</numerusform>
            <numerusform>إزالة بديلين</numerusform>
            <numerusform>إزالة %n بدائل</numerusform>
            <numerusform>إزالة %n بديلًا</numerusform>
            <numerusform>إزالة %n بديل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n articles</source>
        <translation>
            <numerusform>إزالة %n مقالة</numerusform>
            <numerusform>إزالة مقالة واحدة</numerusform>
            <numerusform>إزالة مقالتين</numerusform>
            <numerusform>إزالة %n مقالات</numerusform>
            <numerusform>إزالة %n مقالة</numerusform>
            <numerusform>إزالة %n مقالة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n images</source>
        <translation>
            <numerusform>إزالة %n صورة</numerusform>
            <numerusform>إزالة صورة واحدة</numerusform>
            <numerusform>إزالة صورتين</numerusform>
            <numerusform>إزالة %n صور</numerusform>
            <numerusform>إزالة %n صورة</numerusform>
            <numerusform>إزالة %n صورة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n marks for feature phones</source>
        <translation>
            <numerusform>إزالة %n علامة للهواتف التقليدية</numerusform>
            <numerusform>إزالة علامة واحدة للهواتف التقليدية</numerusform>
            <numerusform>إزالة علامتين للهواتف التقليدية</numerusform>
            <numerusform>إزالة %n علامات للهواتف التقليدية</numerusform>
            <numerusform>إزالة %n علامة للهواتف التقليدية</numerusform>
            <numerusform>إزالة %n علامة للهواتف التقليدية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n pieces of XML</source>
        <translation>
            <numerusform>إزالة %n جزء من XML</numerusform>
            <numerusform>إزالة جزء واحد من XML</numerusform>
            <numerusform>إزالة جزأين من XML</numerusform>
            <numerusform>إزالة %n أجزاء من XML</numerusform>
            <numerusform>إزالة %n جزءًا من XML</numerusform>
            <numerusform>إزالة %n جزء من XML</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n videos</source>
        <translation>
            <numerusform>إزالة %n فيديو</numerusform>
            <numerusform>إزالة فيديو واحد</numerusform>
            <numerusform>إزالة مقطعي فيديو</numerusform>
            <numerusform>إزالة %n فيديوهات</numerusform>
            <numerusform>إزالة %n فيديو</numerusform>
            <numerusform>إزالة %n فيديو</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove XML</source>
        <translation>إزالة XML</translation>
    </message>
    <message>
        <source>Remove alternate</source>
        <translation>إزالة بديل</translation>
    </message>
    <message numerus="yes">
        <source>Remove alternates from %n entries</source>
        <translation>
            <numerusform>إزالة البدائل من %n مدخل</numerusform>
            <numerusform>إزالة البدائل من مدخل واحد</numerusform>
            <numerusform>إزالة البدائل من مدخلين</numerusform>
            <numerusform>إزالة البدائل من %n مدخلات</numerusform>
            <numerusform>إزالة البدائل من %n مدخلًا</numerusform>
            <numerusform>إزالة البدائل من %n مدخل</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove article</source>
        <translation>إزالة مقالة</translation>
    </message>
    <message numerus="yes">
        <source>Remove articles from %n entries</source>
        <translation>
            <numerusform>إزالة المقالات من %n مدخل</numerusform>
            <numerusform>إزالة المقالات من مدخل واحد</numerusform>
            <numerusform>إزالة المقالات من مدخلين</numerusform>
            <numerusform>إزالة المقالات من %n مدخلات</numerusform>
            <numerusform>إزالة المقالات من %n مدخلًا</numerusform>
            <numerusform>إزالة المقالات من %n مدخل</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove image</source>
        <translation>إزالة صورة</translation>
    </message>
    <message numerus="yes">
        <source>Remove images from %n entries</source>
        <translation>
            <numerusform>إزالة الصور من %n مدخل</numerusform>
            <numerusform>إزالة الصور من مدخل واحد</numerusform>
            <numerusform>إزالة الصور من مدخلين</numerusform>
            <numerusform>إزالة الصور من %n مدخلات</numerusform>
            <numerusform>إزالة الصور من %n مدخلًا</numerusform>
            <numerusform>إزالة الصور من %n مدخل</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove mark for feature phones</source>
        <translation>إزالة علامة الهواتف التقليدية</translation>
    </message>
    <message numerus="yes">
        <source>Remove marks for feature phones from %n entries</source>
        <translation>
            <numerusform>إزالة علامات الهواتف التقليدية من %n مدخل</numerusform>
            <numerusform>إزالة علامات الهواتف التقليدية من مدخل واحد</numerusform>
            <numerusform>إزالة علامات الهواتف التقليدية من مدخلين</numerusform>
            <numerusform>إزالة علامات الهواتف التقليدية من %n مدخلات</numerusform>
            <numerusform>إزالة علامات الهواتف التقليدية من %n مدخلًا</numerusform>
            <numerusform>إزالة علامات الهواتف التقليدية من %n مدخل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove other XML from %n entries</source>
        <translation>
            <numerusform>إزالة XML الآخر من %n مدخل</numerusform>
            <numerusform>إزالة XML الآخر من مدخل واحد</numerusform>
            <numerusform>إزالة XML الآخر من مدخلين</numerusform>
            <numerusform>إزالة XML الآخر من %n مدخلات</numerusform>
            <numerusform>إزالة XML الآخر من %n مدخلًا</numerusform>
            <numerusform>إزالة XML الآخر من %n مدخل</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove video</source>
        <translation>إزالة فيديو</translation>
    </message>
    <message numerus="yes">
        <source>Remove videos from %n entries</source>
        <translation>
            <numerusform>إزالة الفيديوهات من %n مدخل</numerusform>
            <numerusform>إزالة الفيديوهات من مدخل واحد</numerusform>
            <numerusform>إزالة الفيديوهات من مدخلين</numerusform>
            <numerusform>إزالة الفيديوهات من %n مدخلات</numerusform>
            <numerusform>إزالة الفيديوهات من %n مدخلًا</numerusform>
            <numerusform>إزالة الفيديوهات من %n مدخل</numerusform>
        </translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>الفيديوهات</translation>
    </message>
</context>
<context>
    <name>FacetButton</name>
    <message>
        <source>Remove this part of the filter.</source>
        <translation>إزالة هذا الجزء من المرشح.</translation>
    </message>
    <message>
        <source>Remove {facet}</source>
        <translation>إزالة {facet}</translation>
    </message>
</context>
<context>
    <name>FacetRow</name>
    <message>
        <source>More</source>
        <translation>المزيد</translation>
    </message>
    <message>
        <source>More filters that do not fit here.</source>
        <translation>معايير أخرى لا يتسع لها المكان هنا.</translation>
    </message>
</context>
<context>
    <name>Facets</name>
    <message>
        <source>0.0 to 0.4</source>
        <translation>0.0 إلى 0.4</translation>
    </message>
    <message>
        <source>0.5 to 0.7</source>
        <translation>0.5 إلى 0.7</translation>
    </message>
    <message>
        <source>0.8 to 1.0</source>
        <translation>0.8 إلى 1.0</translation>
    </message>
    <message>
        <source>Alternates (hreflang)</source>
        <translation>البدائل (hreflang)</translation>
    </message>
    <message>
        <source>Any extension</source>
        <translation>أي امتداد</translation>
    </message>
    <message>
        <source>Any problem</source>
        <translation>أي مشكلة</translation>
    </message>
    <message>
        <source>Anything else</source>
        <translation>أي شيء آخر</translation>
    </message>
    <message>
        <source>Changed since opened or saved</source>
        <translation>تغيّر منذ فتحه أو حفظه</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>التغييرات</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>الأخطاء</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>الامتدادات</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>المجلد</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>الصور</translation>
    </message>
    <message>
        <source>In the future</source>
        <translation>في المستقبل</translation>
    </message>
    <message>
        <source>Infos</source>
        <translation>المعلومات</translation>
    </message>
    <message>
        <source>Invalid date</source>
        <translation>تاريخ غير صالح</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>آخر 30 يومًا</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>آخر 365 يومًا</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>آخر 7 أيام</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>مفقود</translation>
    </message>
    <message>
        <source>Mobile</source>
        <translation>الجوّال</translation>
    </message>
    <message>
        <source>New</source>
        <translation>جديد</translation>
    </message>
    <message>
        <source>News</source>
        <translation>الأخبار</translation>
    </message>
    <message>
        <source>No extension</source>
        <translation>دون امتداد</translation>
    </message>
    <message>
        <source>No problem</source>
        <translation>دون مشكلات</translation>
    </message>
    <message>
        <source>Not a number</source>
        <translation>ليس رقمًا</translation>
    </message>
    <message>
        <source>Older than 365 days</source>
        <translation>أقدم من 365 يومًا</translation>
    </message>
    <message>
        <source>Other XML</source>
        <translation>XML آخر</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>المشكلات</translation>
    </message>
    <message>
        <source>Show entries by their changefreq.</source>
        <translation>عرض المدخلات حسب changefreq.</translation>
    </message>
    <message>
        <source>Show entries by their extensions.</source>
        <translation>عرض المدخلات حسب امتداداتها.</translation>
    </message>
    <message>
        <source>Show entries by their lastmod.</source>
        <translation>عرض المدخلات حسب lastmod.</translation>
    </message>
    <message>
        <source>Show entries by their priority.</source>
        <translation>عرض المدخلات حسب priority.</translation>
    </message>
    <message>
        <source>Show entries by their problems.</source>
        <translation>عرض المدخلات حسب مشكلاتها.</translation>
    </message>
    <message>
        <source>Show entries by what was done to them.</source>
        <translation>عرض المدخلات حسب ما جرى عليها.</translation>
    </message>
    <message>
        <source>Show the entries of some sitemaps.</source>
        <translation>عرض مدخلات بعض خرائط الموقع.</translation>
    </message>
    <message>
        <source>Shows the entries of a folder, chosen beside the table.</source>
        <translation>يعرض مدخلات مجلد اختير بجانب الجدول.</translation>
    </message>
    <message>
        <source>Sitemap</source>
        <translation>خريطة الموقع</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>دون تغيير</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>الفيديوهات</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>التحذيرات</translation>
    </message>
</context>
<context>
    <name>FaultDialog</name>
    <message>
        <source>Copy details</source>
        <translation>نسخ التفاصيل</translation>
    </message>
    <message>
        <source>Fault in the program</source>
        <translation>خلل في البرنامج</translation>
    </message>
    <message>
        <source>Please report the fault with these details: {url}</source>
        <translation>نرجو الإبلاغ عن الخلل مع هذه التفاصيل: {url}</translation>
    </message>
    <message>
        <source>Something went wrong inside the program.</source>
        <translation>حدث خطأ ما داخل البرنامج.</translation>
    </message>
    <message>
        <source>What is not saved yet is in the recovery log; the next start offers it, should the program end.</source>
        <translation>ما لم يُحفظ بعد موجود في سجل الاسترداد؛ وسيعرضه التشغيل التالي إن توقف البرنامج.</translation>
    </message>
    <message>
        <source>You can go on; saving under another name is safest.</source>
        <translation>يمكنك المتابعة؛ والحفظ باسم آخر هو الأكثر أمانًا.</translation>
    </message>
    <message>
        <source>Your sitemaps on disk were not touched.</source>
        <translation>لم تُمَسّ خرائط موقعك على القرص.</translation>
    </message>
</context>
<context>
    <name>FetchFailuresDialog</name>
    <message>
        <source>&amp;Copy list</source>
        <translation>&amp;نسخ القائمة</translation>
    </message>
    <message>
        <source>All other files were copied and opened.</source>
        <translation>نُسخت كل الملفات الأخرى وفُتحت.</translation>
    </message>
    <message>
        <source>Not opened from the web</source>
        <translation>ملفات لم تُفتح من الويب</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>السبب</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>عنوان URL</translation>
    </message>
    <message>
        <source>none</source>
        <translation>لا توجد</translation>
    </message>
</context>
<context>
    <name>FileWatch</name>
    <message numerus="yes">
        <source>%n files of the set are not on the disk any more.</source>
        <translation>
            <numerusform>لم يختفِ أي ملف من القرص.</numerusform>
            <numerusform>ملف واحد من المجموعة لم يعد على القرص.</numerusform>
            <numerusform>ملفان من المجموعة لم يعودا على القرص.</numerusform>
            <numerusform>%n ملفات من المجموعة لم تعد على القرص.</numerusform>
            <numerusform>%n ملفًا من المجموعة لم تعد على القرص.</numerusform>
            <numerusform>%n ملف من المجموعة لم تعد على القرص.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files of the set were changed by other programs.</source>
        <translation>
            <numerusform>لم تغير برامج أخرى أي ملف.</numerusform>
            <numerusform>ملف واحد من المجموعة غيرته برامج أخرى.</numerusform>
            <numerusform>ملفان من المجموعة غيرتهما برامج أخرى.</numerusform>
            <numerusform>%n ملفات من المجموعة غيرتها برامج أخرى.</numerusform>
            <numerusform>%n ملفًا من المجموعة غيرتها برامج أخرى.</numerusform>
            <numerusform>%n ملف من المجموعة غيرتها برامج أخرى.</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare …</source>
        <translation>مقارنة…</translation>
    </message>
    <message>
        <source>Everything is still open here; saving writes it anew.</source>
        <translation>كل شيء لا يزال مفتوحًا هنا؛ والحفظ يكتبه من جديد.</translation>
    </message>
    <message>
        <source>Its entries are kept with all their fields and extensions; comments and layout are written anew.</source>
        <translation>تُحفظ مدخلاته بكل حقولها وامتداداتها؛ أما التعليقات والتنسيق فتُكتب من جديد.</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>الاحتفاظ بنسختي</translation>
    </message>
    <message>
        <source>Looking at the files of “{name}”</source>
        <translation>جارٍ تفقد ملفات «{name}»</translation>
    </message>
    <message>
        <source>Nothing was lost: what is open here is as it was.</source>
        <translation>لم يضع شيء: المفتوح هنا كما كان.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>إعادة التحميل</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>حفظ باسم…</translation>
    </message>
    <message numerus="yes">
        <source>Saving replaces %n files by what is open here.</source>
        <translation>
            <numerusform>لا يستبدل الحفظ أي ملف.</numerusform>
            <numerusform>يستبدل الحفظ ملفًا واحدًا بما هو مفتوح هنا.</numerusform>
            <numerusform>يستبدل الحفظ ملفين بما هو مفتوح هنا.</numerusform>
            <numerusform>يستبدل الحفظ %n ملفات بما هو مفتوح هنا.</numerusform>
            <numerusform>يستبدل الحفظ %n ملفًا بما هو مفتوح هنا.</numerusform>
            <numerusform>يستبدل الحفظ %n ملف بما هو مفتوح هنا.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saving replaces “{name}” by what is open here.</source>
        <translation>يستبدل الحفظ «{name}» بما هو مفتوح هنا.</translation>
    </message>
    <message>
        <source>“{name}” is not on the disk any more.</source>
        <translation>لم يعد «{name}» على القرص.</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program.</source>
        <translation>غيّر برنامج آخر «{name}».</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message numerus="yes">
        <source>%n files are not in UTF-8.</source>
        <translation>
            <numerusform>كل الملفات بترميز UTF-8.</numerusform>
            <numerusform>ملف واحد ليس بترميز UTF-8.</numerusform>
            <numerusform>ملفان ليسا بترميز UTF-8.</numerusform>
            <numerusform>%n ملفات ليست بترميز UTF-8.</numerusform>
            <numerusform>%n ملفًا ليست بترميز UTF-8.</numerusform>
            <numerusform>%n ملف ليست بترميز UTF-8.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files lie in that folder already; sitemaps of the set would replace them.</source>
        <translation>
            <numerusform>لا ملفات في ذلك المجلد تستبدلها خرائط المجموعة.</numerusform>
            <numerusform>يوجد ملف واحد في ذلك المجلد أصلًا، وستستبدله خريطة من المجموعة.</numerusform>
            <numerusform>يوجد ملفان في ذلك المجلد أصلًا، وستستبدلهما خرائط المجموعة.</numerusform>
            <numerusform>توجد %n ملفات في ذلك المجلد أصلًا، وستستبدلها خرائط المجموعة.</numerusform>
            <numerusform>يوجد %n ملفًا في ذلك المجلد أصلًا، وستستبدلها خرائط المجموعة.</numerusform>
            <numerusform>يوجد %n ملف في ذلك المجلد أصلًا، وستستبدلها خرائط المجموعة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files of the set have other names on this disk, too (hard links).</source>
        <translation>
            <numerusform>لا ملفات بأسماء أخرى على هذا القرص.</numerusform>
            <numerusform>ملف واحد في المجموعة له أسماء أخرى أيضًا على هذا القرص (روابط صلبة).</numerusform>
            <numerusform>ملفان في المجموعة لهما أسماء أخرى أيضًا على هذا القرص (روابط صلبة).</numerusform>
            <numerusform>%n ملفات في المجموعة لها أسماء أخرى أيضًا على هذا القرص (روابط صلبة).</numerusform>
            <numerusform>%n ملفًا في المجموعة لها أسماء أخرى أيضًا على هذا القرص (روابط صلبة).</numerusform>
            <numerusform>%n ملف في المجموعة لها أسماء أخرى أيضًا على هذا القرص (روابط صلبة).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files of the set may not be written where they are.</source>
        <translation>
            <numerusform>يمكن كتابة كل الملفات في مكانها.</numerusform>
            <numerusform>لا يمكن كتابة ملف واحد من المجموعة في مكانه.</numerusform>
            <numerusform>لا يمكن كتابة ملفين من المجموعة في مكانهما.</numerusform>
            <numerusform>لا يمكن كتابة %n ملفات من المجموعة في مكانها.</numerusform>
            <numerusform>لا يمكن كتابة %n ملفًا من المجموعة في مكانها.</numerusform>
            <numerusform>لا يمكن كتابة %n ملف من المجموعة في مكانها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mended places were saved.</source>
        <translation>
            <numerusform>لم يُحفظ أي موضع مرمَّم.</numerusform>
            <numerusform>حُفظ موضع مرمَّم واحد.</numerusform>
            <numerusform>حُفظ موضعان مرمَّمان.</numerusform>
            <numerusform>حُفظت %n مواضع مرمَّمة.</numerusform>
            <numerusform>حُفظ %n موضعًا مرمَّمًا.</numerusform>
            <numerusform>حُفظ %n موضع مرمَّم.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places were mended so that “{name}” could be read.</source>
        <translation>
            <numerusform>لم يُرمَّم أي موضع لقراءة «{name}».</numerusform>
            <numerusform>رُمِّم موضع واحد ليمكن قراءة «{name}».</numerusform>
            <numerusform>رُمِّم موضعان ليمكن قراءة «{name}».</numerusform>
            <numerusform>رُمِّمت %n مواضع ليمكن قراءة «{name}».</numerusform>
            <numerusform>رُمِّم %n موضعًا ليمكن قراءة «{name}».</numerusform>
            <numerusform>رُمِّم %n موضع ليمكن قراءة «{name}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps are larger than the ceiling.</source>
        <translation>
            <numerusform>لا خريطة موقع أكبر من السقف.</numerusform>
            <numerusform>خريطة موقع واحدة أكبر من السقف.</numerusform>
            <numerusform>خريطتا موقع أكبر من السقف.</numerusform>
            <numerusform>%n خرائط موقع أكبر من السقف.</numerusform>
            <numerusform>%n خريطة موقع أكبر من السقف.</numerusform>
            <numerusform>%n خريطة موقع أكبر من السقف.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps follow neither the encoding that they declare nor UTF-8.</source>
        <translation>
            <numerusform>كل خرائط الموقع تتبع ترميزها.</numerusform>
            <numerusform>خريطة موقع واحدة لا تتبع الترميز الذي تصرح به ولا UTF-8.</numerusform>
            <numerusform>خريطتا موقع لا تتبعان الترميز الذي تصرحان به ولا UTF-8.</numerusform>
            <numerusform>%n خرائط موقع لا تتبع الترميز الذي تصرح به ولا UTF-8.</numerusform>
            <numerusform>%n خريطة موقع لا تتبع الترميز الذي تصرح به ولا UTF-8.</numerusform>
            <numerusform>%n خريطة موقع لا تتبع الترميز الذي تصرح به ولا UTF-8.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 mended place was saved.</source>
        <translation>حُفظ موضع مرمَّم واحد.</translation>
    </message>
    <message>
        <source>1 place was mended so that “{name}” could be read.</source>
        <translation>رُمِّم موضع واحد ليمكن قراءة «{name}».</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
    <message>
        <source>Ceilings guard the memory of this computer: {size} MB unpacked for each file, {ratio} times its size on disk, {entries} entries in all. Open it all the same if you trust where it comes from.</source>
        <translation>تحمي السقوف ذاكرة هذا الحاسوب: {size} م.ب بعد فك الضغط لكل ملف، و{ratio} ضعف حجمه على القرص، و{entries} مدخل إجمالًا. افتحه مع ذلك إن كنت تثق بمصدره.</translation>
    </message>
    <message>
        <source>Choose its encoding …</source>
        <translation>اختيار ترميزه…</translation>
    </message>
    <message>
        <source>Choose one …</source>
        <translation>اختيار ترميز…</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>الانتقال إليها</translation>
    </message>
    <message>
        <source>Import as table …</source>
        <translation>استيراد كجدول…</translation>
    </message>
    <message>
        <source>Its entries can be copied and exported; the file stays as it is.</source>
        <translation>يمكن نسخ مدخلاته وتصديرها؛ ويبقى الملف كما هو.</translation>
    </message>
    <message>
        <source>Left out: {losses}.</source>
        <translation>المستبعَد: {losses}.</translation>
    </message>
    <message>
        <source>New sitemap</source>
        <translation>خريطة موقع جديدة</translation>
    </message>
    <message>
        <source>Nothing is guessed: look at how it reads, and choose.</source>
        <translation>لا يُخمَّن شيء: انظر كيف يُقرأ ثم اختر.</translation>
    </message>
    <message>
        <source>Nothing was written. Replace what lies there, or save in another folder.</source>
        <translation>لم يُكتب شيء. استبدل ما هناك، أو احفظ في مجلد آخر.</translation>
    </message>
    <message>
        <source>Open a folder of sitemaps</source>
        <translation>فتح مجلد فيه خرائط موقع</translation>
    </message>
    <message>
        <source>Open a sitemap or an index</source>
        <translation>فتح خريطة موقع أو فهرس</translation>
    </message>
    <message>
        <source>Open all the same</source>
        <translation>فتح رغم ذلك</translation>
    </message>
    <message>
        <source>Open for editing anyway</source>
        <translation>فتح للتحرير رغم ذلك</translation>
    </message>
    <message>
        <source>Opening was stopped; everything is as it was.</source>
        <translation>أُوقف الفتح؛ كل شيء كما كان.</translation>
    </message>
    <message>
        <source>Opening “{name}”</source>
        <translation>جارٍ فتح «{name}»</translation>
    </message>
    <message>
        <source>Reading “{name}” in all encodings</source>
        <translation>جارٍ قراءة «{name}» بكل الترميزات</translation>
    </message>
    <message numerus="yes">
        <source>Removed %n files.</source>
        <translation>
            <numerusform>لم يُزَل أي ملف.</numerusform>
            <numerusform>أُزيل ملف واحد.</numerusform>
            <numerusform>أُزيل ملفان.</numerusform>
            <numerusform>أُزيلت %n ملفات.</numerusform>
            <numerusform>أُزيل %n ملفًا.</numerusform>
            <numerusform>أُزيل %n ملف.</numerusform>
        </translation>
    </message>
    <message>
        <source>Removed 1 file.</source>
        <translation>أُزيل ملف واحد.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>استبدال</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Save all sitemaps in a folder</source>
        <translation>حفظ كل خرائط الموقع في مجلد</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>حفظ باسم</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>حفظ باسم…</translation>
    </message>
    <message>
        <source>Save it in another place; what is open here can be edited all the same.</source>
        <translation>احفظه في مكان آخر؛ ومع ذلك يمكن تحرير ما هو مفتوح هنا.</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n files.</source>
        <translation>
            <numerusform>لم يُحفظ أي ملف.</numerusform>
            <numerusform>حُفظ ملف واحد.</numerusform>
            <numerusform>حُفظ ملفان.</numerusform>
            <numerusform>حُفظت %n ملفات.</numerusform>
            <numerusform>حُفظ %n ملفًا.</numerusform>
            <numerusform>حُفظ %n ملف.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved 1 file.</source>
        <translation>حُفظ ملف واحد.</translation>
    </message>
    <message>
        <source>Saving a change writes UTF-8.</source>
        <translation>حفظ تغيير يكتب UTF-8.</translation>
    </message>
    <message>
        <source>Saving gives new content to this name only; under the others the old stays.</source>
        <translation>يعطي الحفظ محتوى جديدًا لهذا الاسم فقط؛ ويبقى القديم تحت الأسماء الأخرى.</translation>
    </message>
    <message>
        <source>Saving was stopped; the files are as they were.</source>
        <translation>أُوقف الحفظ؛ الملفات كما كانت.</translation>
    </message>
    <message>
        <source>Saving writes those that changed; search engines find all of them through an index.</source>
        <translation>يكتب الحفظ ما تغير منها؛ وتعثر محركات البحث عليها كلها بواسطة فهرس.</translation>
    </message>
    <message>
        <source>Saving “{name}”</source>
        <translation>جارٍ حفظ «{name}»</translation>
    </message>
    <message>
        <source>Sitemaps (*.xml *.xml.gz *.gz *.txt *.csv)</source>
        <translation>خرائط الموقع (*.xml *.xml.gz *.gz *.txt *.csv)</translation>
    </message>
    <message>
        <source>Sitemaps (*.xml *.xml.gz);;All files (*)</source>
        <translation>خرائط الموقع (*.xml *.xml.gz);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>The Repairs panel lists what and where; nothing on disk has changed.</source>
        <translation>تسرد لوحة الترميم ماذا وأين؛ ولم يتغير شيء على القرص.</translation>
    </message>
    <message>
        <source>The file that was open before still has it.</source>
        <translation>لا يزال ذلك في الملف الذي كان مفتوحًا من قبل.</translation>
    </message>
    <message>
        <source>Their entries can be copied and exported; the files stay as they are.</source>
        <translation>يمكن نسخ مدخلاتها وتصديرها؛ وتبقى الملفات كما هي.</translation>
    </message>
    <message>
        <source>This installation lacks the sample set.</source>
        <translation>لا يتضمن هذا التثبيت مجموعة العينات.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>بلا اسم</translation>
    </message>
    <message>
        <source>Write an index …</source>
        <translation>كتابة فهرس…</translation>
    </message>
    <message>
        <source>{reason} Here it is read-only.</source>
        <translation>{reason} هو هنا للقراءة فقط.</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” and %n more are read-only: {reason}</source>
        <translation>
            <numerusform>‏«{name}» للقراءة فقط: {reason}</numerusform>
            <numerusform>‏«{name}» وآخر للقراءة فقط: {reason}</numerusform>
            <numerusform>‏«{name}» واثنان آخران للقراءة فقط: {reason}</numerusform>
            <numerusform>‏«{name}» و%n غيره للقراءة فقط: {reason}</numerusform>
            <numerusform>‏«{name}» و%n غيره للقراءة فقط: {reason}</numerusform>
            <numerusform>‏«{name}» و%n غيره للقراءة فقط: {reason}</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” has other names on this disk, too (hard links).</source>
        <translation>لـ «{name}» أسماء أخرى أيضًا على هذا القرص (روابط صلبة).</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” holds %n sitemaps and no index.</source>
        <translation>
            <numerusform>في «{name}» %n خريطة موقع بلا فهرس.</numerusform>
            <numerusform>في «{name}» خريطة موقع واحدة بلا فهرس.</numerusform>
            <numerusform>في «{name}» خريطتا موقع بلا فهرس.</numerusform>
            <numerusform>في «{name}» %n خرائط موقع بلا فهرس.</numerusform>
            <numerusform>في «{name}» %n خريطة موقع بلا فهرس.</numerusform>
            <numerusform>في «{name}» %n خريطة موقع بلا فهرس.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” is in {encoding}.</source>
        <translation>‏«{name}» بترميز {encoding}.</translation>
    </message>
    <message>
        <source>“{name}” is not open elsewhere any more: it can be edited here.</source>
        <translation>لم يعد «{name}» مفتوحًا في مكان آخر: ويمكن تحريره هنا.</translation>
    </message>
    <message>
        <source>“{name}” is open in another window already.</source>
        <translation>«{name}» مفتوح بالفعل في نافذة أخرى.</translation>
    </message>
    <message>
        <source>“{name}” is read-only: {reason}</source>
        <translation>‏«{name}» للقراءة فقط: {reason}</translation>
    </message>
    <message>
        <source>“{name}” lies in that folder already; a sitemap of the set would replace it.</source>
        <translation>يوجد «{name}» في ذلك المجلد أصلًا، وستستبدله خريطة من المجموعة.</translation>
    </message>
    <message>
        <source>“{name}” may not be written where it is.</source>
        <translation>لا يمكن كتابة «{name}» في مكانه.</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>لا مدخلات</numerusform>
            <numerusform>مدخل واحد</numerusform>
            <numerusform>مدخلان</numerusform>
            <numerusform>%n مدخلات</numerusform>
            <numerusform>%n مدخلًا</numerusform>
            <numerusform>%n مدخل</numerusform>
        </translation>
    </message>
    <message>
        <source>1 entry</source>
        <translation>مدخل واحد</translation>
    </message>
    <message>
        <source>A text, a /regular expression/, or conditions joined by “and” or “or”, with parentheses: a word (loc, lastmod, changefreq, priority, any, entry, sitemap, folder, extension, problem, state), then = != &lt; &gt; contains matches in or “is empty”, then a value.</source>
        <translation>نص، أو ‎/تعبير نمطي/‎، أو شروط يربطها «and» أو «or»، مع أقواس: كلمة (loc, lastmod, changefreq, priority, any, entry, sitemap, folder, extension, problem, state)، ثم ‎= != &lt; &gt; contains matches in‎ أو «is empty»، ثم قيمة.</translation>
    </message>
    <message>
        <source>All fields</source>
        <translation>كل الحقول</translation>
    </message>
    <message>
        <source>Character {number}: {text}</source>
        <translation>المحرف {number}: {text}</translation>
    </message>
    <message>
        <source>Entries shown</source>
        <translation>المدخلات المعروضة</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>تصفية</translation>
    </message>
    <message>
        <source>Filter: text, /regex/, or lastmod &lt; 2026-01-01</source>
        <translation>التصفية: نص أو ‎/regex/‎ أو ‎lastmod &lt; 2026-01-01</translation>
    </message>
    <message>
        <source>Save this filter, or choose one that was saved.</source>
        <translation>حفظ عامل التصفية هذا، أو اختيار واحد محفوظ.</translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation>عوامل التصفية المحفوظة</translation>
    </message>
    <message>
        <source>The field in which a text or an expression is looked for.</source>
        <translation>الحقل الذي يُبحث فيه عن نص أو تعبير.</translation>
    </message>
    <message>
        <source>Where to look</source>
        <translation>مكان البحث</translation>
    </message>
    <message>
        <source>{shown} of {total}</source>
        <translation>{shown} من {total}</translation>
    </message>
</context>
<context>
    <name>FindPanel</name>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>لا مدخلات</numerusform>
            <numerusform>مدخل واحد</numerusform>
            <numerusform>مدخلان</numerusform>
            <numerusform>%n مدخلات</numerusform>
            <numerusform>%n مدخلًا</numerusform>
            <numerusform>%n مدخل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>لا مطابقات</numerusform>
            <numerusform>مطابقة واحدة</numerusform>
            <numerusform>مطابقتان</numerusform>
            <numerusform>%n مطابقات</numerusform>
            <numerusform>%n مطابقة</numerusform>
            <numerusform>%n مطابقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values replaced.</source>
        <translation>
            <numerusform>لم تُستبدل أي قيمة.</numerusform>
            <numerusform>استُبدلت قيمة واحدة.</numerusform>
            <numerusform>استُبدلت قيمتان.</numerusform>
            <numerusform>استُبدلت %n قيم.</numerusform>
            <numerusform>استُبدلت %n قيمة.</numerusform>
            <numerusform>استُبدلت %n قيمة.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 entry</source>
        <translation>مدخل واحد</translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>مطابقة واحدة</translation>
    </message>
    <message>
        <source>1 value replaced.</source>
        <translation>استُبدلت قيمة واحدة.</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>جارٍ العدّ</translation>
    </message>
    <message>
        <source>Entries shown</source>
        <translation>المدخلات المعروضة</translation>
    </message>
    <message>
        <source>F&amp;ind</source>
        <translation>ب&amp;حث</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>الحقل</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>بحث</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>جارٍ البحث</translation>
    </message>
    <message>
        <source>In all fields</source>
        <translation>في كل الحقول</translation>
    </message>
    <message>
        <source>In {field}</source>
        <translation>في {field}</translation>
    </message>
    <message>
        <source>Match case (Alt+C)</source>
        <translation>مطابقة حالة الأحرف (Alt+C)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>المطابقة التالية (F3)</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>لم يُعثر عليه</translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>لن يتغير شيء.</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>المطابقة السابقة (Shift+F3)</translation>
    </message>
    <message>
        <source>Re&amp;place with</source>
        <translation>استب&amp;دال بـ</translation>
    </message>
    <message>
        <source>Regular expression (Alt+X)</source>
        <translation>تعبير نمطي (Alt+X)</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>استبدال</translation>
    </message>
    <message>
        <source>Replace all …</source>
        <translation>استبدال الكل…</translation>
    </message>
    <message numerus="yes">
        <source>Replace in %n entries</source>
        <translation>
            <numerusform>استبدال في %n مدخل</numerusform>
            <numerusform>استبدال في مدخل واحد</numerusform>
            <numerusform>استبدال في مدخلين</numerusform>
            <numerusform>استبدال في %n مدخلات</numerusform>
            <numerusform>استبدال في %n مدخلًا</numerusform>
            <numerusform>استبدال في %n مدخل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace in %n values</source>
        <translation>
            <numerusform>استبدال في %n قيمة</numerusform>
            <numerusform>استبدال في قيمة واحدة</numerusform>
            <numerusform>استبدال في قيمتين</numerusform>
            <numerusform>استبدال في %n قيم</numerusform>
            <numerusform>استبدال في %n قيمة</numerusform>
            <numerusform>استبدال في %n قيمة</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace in 1 entry</source>
        <translation>استبدال في مدخل واحد</translation>
    </message>
    <message>
        <source>Replace in 1 value</source>
        <translation>استبدال في قيمة واحدة</translation>
    </message>
    <message>
        <source>Replace in {field}</source>
        <translation>استبدال في {field}</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>استبدال بـ</translation>
    </message>
    <message>
        <source>Replaced. There are no more matches.</source>
        <translation>تم الاستبدال. لا مطابقات أخرى.</translation>
    </message>
    <message>
        <source>Replacing</source>
        <translation>جارٍ الاستبدال</translation>
    </message>
    <message>
        <source>Selected entries</source>
        <translation>المدخلات المحددة</translation>
    </message>
    <message>
        <source>Went on from the first entry.</source>
        <translation>تابع البحث من أول مدخل.</translation>
    </message>
    <message>
        <source>Went on from the last entry.</source>
        <translation>تابع البحث من آخر مدخل.</translation>
    </message>
    <message>
        <source>Where to look</source>
        <translation>مكان البحث</translation>
    </message>
    <message>
        <source>Whole words only (Alt+W)</source>
        <translation>كلمات كاملة فقط (Alt+W)</translation>
    </message>
    <message>
        <source>{times} in {where}</source>
        <translation>{times} في {where}</translation>
    </message>
</context>
<context>
    <name>FixChoicesForm</name>
    <message>
        <source>&amp;Base for relative addresses</source>
        <translation>أ&amp;ساس العناوين النسبية</translation>
    </message>
    <message>
        <source>&amp;Escape characters as</source>
        <translation>&amp;تهريب المحارف وفق</translation>
    </message>
    <message>
        <source>&amp;Zone of times without one</source>
        <translation>&amp;منطقة الأوقات التي لا منطقة لها</translation>
    </message>
    <message>
        <source>Base for relative addresses</source>
        <translation>أساس العناوين النسبية</translation>
    </message>
    <message>
        <source>Escape characters as</source>
        <translation>تهريب المحارف وفق</translation>
    </message>
    <message>
        <source>ISO-8859-1, for old servers</source>
        <translation>ISO-8859-1، للخوادم القديمة</translation>
    </message>
    <message>
        <source>UTF-8, as nearly all servers expect</source>
        <translation>UTF-8، كما تتوقع كل الخوادم تقريبًا</translation>
    </message>
    <message>
        <source>Zone of times without one</source>
        <translation>منطقة الأوقات التي لا منطقة لها</translation>
    </message>
    <message>
        <source>unknown; Z is UTC</source>
        <translation>غير معروفة؛ Z تعني UTC</translation>
    </message>
</context>
<context>
    <name>FixList</name>
    <message>
        <source>Rules</source>
        <translation>القواعد</translation>
    </message>
    <message>
        <source>another namespace</source>
        <translation>مساحة أسماء أخرى</translation>
    </message>
    <message>
        <source>another order</source>
        <translation>ترتيب آخر</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>العناصر</translation>
    </message>
    <message>
        <source>file</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>the protocol's namespace</source>
        <translation>مساحة أسماء البروتوكول</translation>
    </message>
    <message>
        <source>the schema's order</source>
        <translation>ترتيب المخطط</translation>
    </message>
</context>
<context>
    <name>FixesDialog</name>
    <message numerus="yes">
        <source>%n entries are in read-only sitemaps and left out.</source>
        <translation>
            <numerusform>لا مدخلات في خرائط موقع للقراءة فقط.</numerusform>
            <numerusform>مدخل واحد في خريطة موقع للقراءة فقط وقد استُبعد.</numerusform>
            <numerusform>مدخلان في خرائط موقع للقراءة فقط وقد استُبعدا.</numerusform>
            <numerusform>%n مدخلات في خرائط موقع للقراءة فقط وقد استُبعدت.</numerusform>
            <numerusform>%n مدخلًا في خرائط موقع للقراءة فقط وقد استُبعدت.</numerusform>
            <numerusform>%n مدخل في خرائط موقع للقراءة فقط وقد استُبعدت.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries change</source>
        <translation>
            <numerusform>لا يتغير أي مدخل</numerusform>
            <numerusform>يتغير مدخل واحد</numerusform>
            <numerusform>يتغير مدخلان</numerusform>
            <numerusform>تتغير %n مدخلات</numerusform>
            <numerusform>يتغير %n مدخلًا</numerusform>
            <numerusform>يتغير %n مدخل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files change</source>
        <translation>
            <numerusform>لا يتغير أي ملف</numerusform>
            <numerusform>يتغير ملف واحد</numerusform>
            <numerusform>يتغير ملفان</numerusform>
            <numerusform>تتغير %n ملفات</numerusform>
            <numerusform>يتغير %n ملفًا</numerusform>
            <numerusform>يتغير %n ملف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values change</source>
        <translation>
            <numerusform>لا تتغير أي قيمة</numerusform>
            <numerusform>تتغير قيمة واحدة</numerusform>
            <numerusform>تتغير قيمتان</numerusform>
            <numerusform>تتغير %n قيم</numerusform>
            <numerusform>تتغير %n قيمة</numerusform>
            <numerusform>تتغير %n قيمة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values keep problems that can't be fixed without guessing.</source>
        <translation>
            <numerusform>لا تبقى قيم فيها مشكلات لا يمكن إصلاحها دون تخمين.</numerusform>
            <numerusform>تبقى في قيمة واحدة مشكلة لا يمكن إصلاحها دون تخمين.</numerusform>
            <numerusform>تبقى في قيمتين مشكلات لا يمكن إصلاحها دون تخمين.</numerusform>
            <numerusform>تبقى في %n قيم مشكلات لا يمكن إصلاحها دون تخمين.</numerusform>
            <numerusform>تبقى في %n قيمة مشكلات لا يمكن إصلاحها دون تخمين.</numerusform>
            <numerusform>تبقى في %n قيمة مشكلات لا يمكن إصلاحها دون تخمين.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 entry changes</source>
        <translation>يتغير مدخل واحد</translation>
    </message>
    <message>
        <source>1 entry is in a read-only sitemap and left out.</source>
        <translation>مدخل واحد في خريطة موقع للقراءة فقط وقد استُبعد.</translation>
    </message>
    <message>
        <source>1 file changes</source>
        <translation>يتغير ملف واحد</translation>
    </message>
    <message>
        <source>1 value changes</source>
        <translation>تتغير قيمة واحدة</translation>
    </message>
    <message>
        <source>1 value keeps a problem that can't be fixed without guessing.</source>
        <translation>تبقى في قيمة واحدة مشكلة لا يمكن إصلاحها دون تخمين.</translation>
    </message>
    <message>
        <source>Because of a fault in the program not everything could be tried for {titles}.</source>
        <translation>بسبب خلل في البرنامج لم يمكن تجربة كل شيء في {titles}.</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>إصلاح</translation>
    </message>
    <message numerus="yes">
        <source>Fix %n entries</source>
        <translation>
            <numerusform>إصلاح %n مدخل</numerusform>
            <numerusform>إصلاح مدخل واحد</numerusform>
            <numerusform>إصلاح مدخلين</numerusform>
            <numerusform>إصلاح %n مدخلات</numerusform>
            <numerusform>إصلاح %n مدخلًا</numerusform>
            <numerusform>إصلاح %n مدخل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fix %n files</source>
        <translation>
            <numerusform>إصلاح %n ملف</numerusform>
            <numerusform>إصلاح ملف واحد</numerusform>
            <numerusform>إصلاح ملفين</numerusform>
            <numerusform>إصلاح %n ملفات</numerusform>
            <numerusform>إصلاح %n ملفًا</numerusform>
            <numerusform>إصلاح %n ملف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fix %n values</source>
        <translation>
            <numerusform>إصلاح %n قيمة</numerusform>
            <numerusform>إصلاح قيمة واحدة</numerusform>
            <numerusform>إصلاح قيمتين</numerusform>
            <numerusform>إصلاح %n قيم</numerusform>
            <numerusform>إصلاح %n قيمة</numerusform>
            <numerusform>إصلاح %n قيمة</numerusform>
        </translation>
    </message>
    <message>
        <source>Fix 1 entry</source>
        <translation>إصلاح مدخل واحد</translation>
    </message>
    <message>
        <source>Fix 1 file</source>
        <translation>إصلاح ملف واحد</translation>
    </message>
    <message>
        <source>Fix 1 value</source>
        <translation>إصلاح قيمة واحدة</translation>
    </message>
    <message numerus="yes">
        <source>Fix in %n values</source>
        <translation>
            <numerusform>إصلاح في %n قيمة</numerusform>
            <numerusform>إصلاح في قيمة واحدة</numerusform>
            <numerusform>إصلاح في قيمتين</numerusform>
            <numerusform>إصلاح في %n قيم</numerusform>
            <numerusform>إصلاح في %n قيمة</numerusform>
            <numerusform>إصلاح في %n قيمة</numerusform>
        </translation>
    </message>
    <message>
        <source>Fix in 1 value</source>
        <translation>إصلاح في قيمة واحدة</translation>
    </message>
    <message numerus="yes">
        <source>Fix namespace of %n files</source>
        <translation>
            <numerusform>إصلاح مساحة الأسماء في %n ملف</numerusform>
            <numerusform>إصلاح مساحة الأسماء في ملف واحد</numerusform>
            <numerusform>إصلاح مساحة الأسماء في ملفين</numerusform>
            <numerusform>إصلاح مساحة الأسماء في %n ملفات</numerusform>
            <numerusform>إصلاح مساحة الأسماء في %n ملفًا</numerusform>
            <numerusform>إصلاح مساحة الأسماء في %n ملف</numerusform>
        </translation>
    </message>
    <message>
        <source>Fix namespace of 1 file</source>
        <translation>إصلاح مساحة الأسماء في ملف واحد</translation>
    </message>
    <message>
        <source>Fix problems</source>
        <translation>إصلاح المشكلات</translation>
    </message>
    <message>
        <source>Looking for what can be fixed …</source>
        <translation>جارٍ البحث عما يمكن إصلاحه…</translation>
    </message>
    <message>
        <source>Nothing here can be fixed without guessing.</source>
        <translation>لا شيء هنا يمكن إصلاحه دون تخمين.</translation>
    </message>
    <message numerus="yes">
        <source>Order elements in %n entries</source>
        <translation>
            <numerusform>ترتيب العناصر في %n مدخل</numerusform>
            <numerusform>ترتيب العناصر في مدخل واحد</numerusform>
            <numerusform>ترتيب العناصر في مدخلين</numerusform>
            <numerusform>ترتيب العناصر في %n مدخلات</numerusform>
            <numerusform>ترتيب العناصر في %n مدخلًا</numerusform>
            <numerusform>ترتيب العناصر في %n مدخل</numerusform>
        </translation>
    </message>
    <message>
        <source>Order elements in 1 entry</source>
        <translation>ترتيب العناصر في مدخل واحد</translation>
    </message>
    <message>
        <source>Order elements in the index</source>
        <translation>ترتيب العناصر في الفهرس</translation>
    </message>
    <message>
        <source>Planning fixes</source>
        <translation>جارٍ تخطيط الإصلاحات</translation>
    </message>
    <message>
        <source>The explanation beside each problem says what to do.</source>
        <translation>الشرح بجانب كل مشكلة يبين ما ينبغي فعله.</translation>
    </message>
</context>
<context>
    <name>FlagField</name>
    <message>
        <source>On</source>
        <translation>مفعَّل</translation>
    </message>
</context>
<context>
    <name>FolderChooser</name>
    <message>
        <source>Choose …</source>
        <translation>اختيار…</translation>
    </message>
</context>
<context>
    <name>FolderCounter</name>
    <message>
        <source>Counting folders</source>
        <translation>جارٍ عدّ المجلدات</translation>
    </message>
</context>
<context>
    <name>FolderTree</name>
    <message>
        <source>Addresses that are missing, or are not complete web addresses</source>
        <translation>عناوين ناقصة أو ليست عناوين ويب كاملة</translation>
    </message>
    <message>
        <source>All folders</source>
        <translation>كل المجلدات</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>المدخلات</translation>
    </message>
    <message>
        <source>Entries of all folders</source>
        <translation>مدخلات كل المجلدات</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>المجلد</translation>
    </message>
    <message>
        <source>Other addresses</source>
        <translation>عناوين أخرى</translation>
    </message>
    <message>
        <source>{folder}, entries: {count}</source>
        <translation>{folder}، المدخلات: {count}</translation>
    </message>
</context>
<context>
    <name>FoldersPanel</name>
    <message>
        <source>&amp;Copy address</source>
        <translation>ن&amp;سخ العنوان</translation>
    </message>
    <message>
        <source>&amp;Delete entries</source>
        <translation>&amp;حذف المدخلات</translation>
    </message>
    <message>
        <source>&amp;Export entries …</source>
        <translation>&amp;تصدير المدخلات…</translation>
    </message>
    <message>
        <source>&amp;Move entries to …</source>
        <translation>&amp;نقل المدخلات إلى…</translation>
    </message>
    <message>
        <source>&amp;Set field …</source>
        <translation>ت&amp;عيين حقل…</translation>
    </message>
    <message>
        <source>Delete %Ln entries</source>
        <translation>حذف المدخلات (%Ln)</translation>
    </message>
    <message>
        <source>Delete entry</source>
        <translation>حذف مدخل</translation>
    </message>
    <message>
        <source>Folders of the addresses</source>
        <translation>مجلدات العناوين</translation>
    </message>
</context>
<context>
    <name>Gauge</name>
    <message>
        <source>Close to the limit of the profile.</source>
        <translation>قريب من حد ملف التعريف.</translation>
    </message>
    <message>
        <source>Over the limit of the profile.</source>
        <translation>فوق حد ملف التعريف.</translation>
    </message>
    <message>
        <source>Within the limit of the profile.</source>
        <translation>ضمن حد ملف التعريف.</translation>
    </message>
</context>
<context>
    <name>GoToDialog</name>
    <message>
        <source>&amp;Number, 1 to {count}</source>
        <translation>ال&amp;رقم، من 1 إلى {count}</translation>
    </message>
    <message>
        <source>Go to entry</source>
        <translation>الانتقال إلى مدخل</translation>
    </message>
    <message>
        <source>Number of the entry</source>
        <translation>رقم المدخل</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>A number from 0.0 to 1.0; without it {usual} holds</source>
        <translation>رقم من 0.0 إلى 1.0؛ ومن دونه تسري {usual}</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>الإجراء</translation>
    </message>
    <message>
        <source>An address of http or https of at most {count} characters</source>
        <translation>عنوان http أو https طوله {count} محرفًا على الأكثر</translation>
    </message>
    <message>
        <source>Any field</source>
        <translation>أي حقل</translation>
    </message>
    <message>
        <source>At least one of</source>
        <translation>واحد على الأقل من</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>السمات</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>الحقل</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>الحقول</translation>
    </message>
    <message>
        <source>In a sitemap</source>
        <translation>في خريطة الموقع</translation>
    </message>
    <message>
        <source>In an entry</source>
        <translation>في المدخل</translation>
    </message>
    <message>
        <source>Inside {field}</source>
        <translation>داخل {field}</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>المفاتيح</translation>
    </message>
    <message>
        <source>MB in a file, unpacked</source>
        <translation>ميغابايت في الملف، بعد فك الضغط</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>المعنى</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Name in filters</source>
        <translation>الاسم في عوامل التصفية</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>مساحة الأسماء</translation>
    </message>
    <message>
        <source>No longer read.</source>
        <translation>لم يعد يُقرأ.</translation>
    </message>
    <message>
        <source>Nobody reads it any more.</source>
        <translation>لم يعد أحد يقرؤه.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>ملاحظة</translation>
    </message>
    <message>
        <source>One of the [forms of dates](dates)</source>
        <translation>أحد [أشكال التواريخ](dates)</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>ملف التعريف</translation>
    </message>
    <message>
        <source>Read the source on the web</source>
        <translation>قراءة المصدر على الويب</translation>
    </message>
    <message>
        <source>Required.</source>
        <translation>مطلوب.</translation>
    </message>
    <message>
        <source>Sitemaps in an index</source>
        <translation>خرائط الموقع في الفهرس</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>المصدر</translation>
    </message>
    <message>
        <source>URLs in a sitemap</source>
        <translation>عناوين URL في خريطة الموقع</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>القيم</translation>
    </message>
    <message>
        <source>a [date](dates)</source>
        <translation>[تاريخ](dates)</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>رقم</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>نص</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>عدد صحيح</translation>
    </message>
    <message>
        <source>an address</source>
        <translation>عنوان</translation>
    </message>
    <message>
        <source>any number of times</source>
        <translation>أي عدد من المرات</translation>
    </message>
    <message>
        <source>at least {least}</source>
        <translation>{least} على الأقل</translation>
    </message>
    <message numerus="yes">
        <source>at most %n characters</source>
        <translation>
            <numerusform>%n محرف على الأكثر</numerusform>
            <numerusform>محرف واحد على الأكثر</numerusform>
            <numerusform>محرفان على الأكثر</numerusform>
            <numerusform>%n محارف على الأكثر</numerusform>
            <numerusform>%n محرفًا على الأكثر</numerusform>
            <numerusform>%n محرف على الأكثر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n in a list</source>
        <translation>
            <numerusform>%n على الأكثر في القائمة</numerusform>
            <numerusform>%n على الأكثر في القائمة</numerusform>
            <numerusform>%n على الأكثر في القائمة</numerusform>
            <numerusform>%n على الأكثر في القائمة</numerusform>
            <numerusform>%n على الأكثر في القائمة</numerusform>
            <numerusform>%n على الأكثر في القائمة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n times</source>
        <translation>
            <numerusform>%n مرة على الأكثر</numerusform>
            <numerusform>مرة واحدة على الأكثر</numerusform>
            <numerusform>مرتان على الأكثر</numerusform>
            <numerusform>%n مرات على الأكثر</numerusform>
            <numerusform>%n مرة على الأكثر</numerusform>
            <numerusform>%n مرة على الأكثر</numerusform>
        </translation>
    </message>
    <message>
        <source>at most {count}</source>
        <translation>{count} على الأكثر</translation>
    </message>
    <message>
        <source>codes of countries</source>
        <translation>رموز البلدان</translation>
    </message>
    <message>
        <source>fields of its own</source>
        <translation>حقوله الخاصة</translation>
    </message>
    <message>
        <source>one of a list</source>
        <translation>واحد من قائمة</translation>
    </message>
    <message>
        <source>the code of a language</source>
        <translation>رمز اللغة</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>نعم أو لا</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>من {least} إلى {most}</translation>
    </message>
</context>
<context>
    <name>HelpView</name>
    <message>
        <source>Page of the help</source>
        <translation>صفحة من المساعدة</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>لا صفحات</numerusform>
            <numerusform>صفحة واحدة</numerusform>
            <numerusform>صفحتان</numerusform>
            <numerusform>%n صفحات</numerusform>
            <numerusform>%n صفحة</numerusform>
            <numerusform>%n صفحة</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Print …</source>
        <translation>&amp;طباعة…</translation>
    </message>
    <message>
        <source>1 page</source>
        <translation>صفحة واحدة</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>رجوع (Alt+Left)</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>المحتويات</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>تقدم (Alt+Right)</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>المساعدة</translation>
    </message>
    <message>
        <source>No page holds these words.</source>
        <translation>لا صفحة فيها هذه الكلمات.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>طباعة</translation>
    </message>
    <message>
        <source>Print the page that is shown.</source>
        <translation>طباعة الصفحة المعروضة.</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>البحث في المساعدة</translation>
    </message>
    <message>
        <source>Type words that the page should hold.</source>
        <translation>اكتب كلمات يُفترض وجودها في الصفحة.</translation>
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
        <translation>كما فُتح</translation>
    </message>
    <message>
        <source>Choose a step to go back or forth to it. The disk marks what is saved.</source>
        <translation>اختر خطوة للرجوع أو التقدم إليها. علامة القرص تبين ما حُفظ.</translation>
    </message>
    <message>
        <source>Steps of the history</source>
        <translation>خطوات السجل</translation>
    </message>
</context>
<context>
    <name>JobLine</name>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Cancel: {title}</source>
        <translation>إلغاء: {title}</translation>
    </message>
    <message>
        <source>{title} …</source>
        <translation>{title}…</translation>
    </message>
    <message>
        <source>{title}: stopping …</source>
        <translation>{title}: جارٍ الإيقاف…</translation>
    </message>
    <message>
        <source>{title}: {what}, {share} %</source>
        <translation>‏{title}: {what}، {share} %</translation>
    </message>
</context>
<context>
    <name>JobStrip</name>
    <message>
        <source>Running jobs</source>
        <translation>المهام الجارية</translation>
    </message>
</context>
<context>
    <name>Jobs</name>
    <message>
        <source>Nothing was changed. The log names the fault: {fault}.</source>
        <translation>لم يتغير شيء. يسمي سجل الأحداث الخلل: {fault}.</translation>
    </message>
    <message>
        <source>“{title}” could not be finished because of a fault in the program.</source>
        <translation>تعذر إنهاء «{title}» بسبب خلل في البرنامج.</translation>
    </message>
</context>
<context>
    <name>LanguageTable</name>
    <message>
        <source>Cluster</source>
        <translation>العنقود</translation>
    </message>
    <message>
        <source>How many pages of the set belong to it.</source>
        <translation>عدد صفحات المجموعة التي تنتمي إليه.</translation>
    </message>
    <message>
        <source>Named after the page for everybody else (x-default), or else after the first page.</source>
        <translation>يُسمى بالصفحة المخصصة لمن سواهم، وإلا فبأول صفحة.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>الصفحات</translation>
    </message>
</context>
<context>
    <name>LanguageView</name>
    <message>
        <source>Clusters of alternates by language</source>
        <translation>عناقيد البدائل حسب اللغة</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>اللغات</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message numerus="yes">
        <source>%n clusters</source>
        <translation>
            <numerusform>لا عناقيد</numerusform>
            <numerusform>عنقود واحد</numerusform>
            <numerusform>عنقودان</numerusform>
            <numerusform>%n عناقيد</numerusform>
            <numerusform>%n عنقودًا</numerusform>
            <numerusform>%n عنقود</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries get further alternates.</source>
        <translation>
            <numerusform>لا مدخلات تحصل على بدائل أخرى.</numerusform>
            <numerusform>مدخل واحد يحصل على بدائل أخرى.</numerusform>
            <numerusform>مدخلان يحصلان على بدائل أخرى.</numerusform>
            <numerusform>%n مدخلات تحصل على بدائل أخرى.</numerusform>
            <numerusform>%n مدخلًا يحصل على بدائل أخرى.</numerusform>
            <numerusform>%n مدخل يحصل على بدائل أخرى.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries get no link to themselves: no page gives them a language.</source>
        <translation>
            <numerusform>لا مدخلات تبقى دون رابط إلى نفسها.</numerusform>
            <numerusform>مدخل واحد لا يحصل على رابط إلى نفسه: لا صفحة تعطيه لغة.</numerusform>
            <numerusform>مدخلان لا يحصلان على رابط إلى نفسيهما: لا صفحة تعطيهما لغة.</numerusform>
            <numerusform>%n مدخلات لا تحصل على رابط إلى نفسها: لا صفحة تعطيها لغة.</numerusform>
            <numerusform>%n مدخلًا لا يحصل على رابط إلى نفسه: لا صفحة تعطيه لغة.</numerusform>
            <numerusform>%n مدخل لا يحصل على رابط إلى نفسه: لا صفحة تعطيه لغة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries stay as they are: a language of their cluster has several addresses.</source>
        <translation>
            <numerusform>لا مدخلات تبقى كما هي.</numerusform>
            <numerusform>مدخل واحد يبقى كما هو: للغة في عنقوده عدة عناوين.</numerusform>
            <numerusform>مدخلان يبقيان كما هما: للغة في عنقودهما عدة عناوين.</numerusform>
            <numerusform>%n مدخلات تبقى كما هي: للغة في عنقودها عدة عناوين.</numerusform>
            <numerusform>%n مدخلًا يبقى كما هو: للغة في عنقوده عدة عناوين.</numerusform>
            <numerusform>%n مدخل يبقى كما هو: للغة في عنقوده عدة عناوين.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries stay as they are: their files are read-only.</source>
        <translation>
            <numerusform>لا مدخلات تبقى كما هي.</numerusform>
            <numerusform>مدخل واحد يبقى كما هو: ملفه للقراءة فقط.</numerusform>
            <numerusform>مدخلان يبقيان كما هما: ملفاتهما للقراءة فقط.</numerusform>
            <numerusform>%n مدخلات تبقى كما هي: ملفاتها للقراءة فقط.</numerusform>
            <numerusform>%n مدخلًا يبقى كما هو: ملفاته للقراءة فقط.</numerusform>
            <numerusform>%n مدخل يبقى كما هو: ملفاته للقراءة فقط.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n languages</source>
        <translation>
            <numerusform>لا لغات</numerusform>
            <numerusform>لغة واحدة</numerusform>
            <numerusform>لغتان</numerusform>
            <numerusform>%n لغات</numerusform>
            <numerusform>%n لغة</numerusform>
            <numerusform>%n لغة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not named by all</source>
        <translation>
            <numerusform>لا شيء لم يذكره الكل</numerusform>
            <numerusform>واحد لم يذكره الكل</numerusform>
            <numerusform>اثنان لم يذكرهما الكل</numerusform>
            <numerusform>%n لم يذكرها الكل</numerusform>
            <numerusform>%n لم يذكرها الكل</numerusform>
            <numerusform>%n لم يذكرها الكل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages of the set</source>
        <translation>
            <numerusform>لا صفحات من المجموعة</numerusform>
            <numerusform>صفحة واحدة من المجموعة</numerusform>
            <numerusform>صفحتان من المجموعة</numerusform>
            <numerusform>%n صفحات من المجموعة</numerusform>
            <numerusform>%n صفحة من المجموعة</numerusform>
            <numerusform>%n صفحة من المجموعة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with conflicts</source>
        <translation>
            <numerusform>لا شيء فيه تعارض</numerusform>
            <numerusform>واحد فيه تعارض</numerusform>
            <numerusform>اثنان فيهما تعارض</numerusform>
            <numerusform>%n فيها تعارض</numerusform>
            <numerusform>%n فيها تعارض</numerusform>
            <numerusform>%n فيها تعارض</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with pages not in the set</source>
        <translation>
            <numerusform>لا شيء فيه صفحات خارج المجموعة</numerusform>
            <numerusform>واحد فيه صفحات خارج المجموعة</numerusform>
            <numerusform>اثنان فيهما صفحات خارج المجموعة</numerusform>
            <numerusform>%n فيها صفحات خارج المجموعة</numerusform>
            <numerusform>%n فيها صفحات خارج المجموعة</numerusform>
            <numerusform>%n فيها صفحات خارج المجموعة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with pages without a language</source>
        <translation>
            <numerusform>لا شيء فيه صفحات دون لغة</numerusform>
            <numerusform>واحد فيه صفحات دون لغة</numerusform>
            <numerusform>اثنان فيهما صفحات دون لغة</numerusform>
            <numerusform>%n فيها صفحات دون لغة</numerusform>
            <numerusform>%n فيها صفحات دون لغة</numerusform>
            <numerusform>%n فيها صفحات دون لغة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without return link</source>
        <translation>
            <numerusform>لا شيء دون رابط رجوع</numerusform>
            <numerusform>واحد دون رابط رجوع</numerusform>
            <numerusform>اثنان دون رابط رجوع</numerusform>
            <numerusform>%n دون رابط رجوع</numerusform>
            <numerusform>%n دون رابط رجوع</numerusform>
            <numerusform>%n دون رابط رجوع</numerusform>
        </translation>
    </message>
    <message>
        <source>1 cluster</source>
        <translation>عنقود واحد</translation>
    </message>
    <message>
        <source>1 entry gets further alternates.</source>
        <translation>مدخل واحد يحصل على بدائل أخرى.</translation>
    </message>
    <message>
        <source>1 entry gets no link to itself: no page gives it a language.</source>
        <translation>مدخل واحد لا يحصل على رابط إلى نفسه: لا صفحة تعطيه لغة.</translation>
    </message>
    <message>
        <source>1 entry stays as it is: a language of its cluster has several addresses.</source>
        <translation>مدخل واحد يبقى كما هو: للغة في عنقوده عدة عناوين.</translation>
    </message>
    <message>
        <source>1 entry stays as it is: its file is read-only.</source>
        <translation>مدخل واحد يبقى كما هو: ملفه للقراءة فقط.</translation>
    </message>
    <message>
        <source>1 language</source>
        <translation>لغة واحدة</translation>
    </message>
    <message>
        <source>1 page of the set</source>
        <translation>صفحة واحدة من المجموعة</translation>
    </message>
    <message>
        <source>All clusters</source>
        <translation>كل العناقيد</translation>
    </message>
    <message>
        <source>All pages of this cluster name it, and it links back to them.</source>
        <translation>كل صفحات هذا العنقود تذكرها، وهي تعيد الربط إليها.</translation>
    </message>
    <message>
        <source>Everybody else (x-default)</source>
        <translation>من سواهم (x-default)</translation>
    </message>
    <message>
        <source>It has no link back to {loc}.</source>
        <translation>لا رابط رجوع فيها إلى {loc}.</translation>
    </message>
    <message>
        <source>Its page claims another language for itself.</source>
        <translation>تدّعي صفحتها لنفسها لغة أخرى.</translation>
    </message>
    <message>
        <source>No entry of the set has this address.</source>
        <translation>لا مدخل في المجموعة له هذا العنوان.</translation>
    </message>
    <message numerus="yes">
        <source>No link gives %n of them a language.</source>
        <translation>
            <numerusform>لا رابط يعطي %n منها لغة.</numerusform>
            <numerusform>لا رابط يعطي واحدة منها لغة.</numerusform>
            <numerusform>لا رابط يعطي اثنتين منها لغة.</numerusform>
            <numerusform>لا رابط يعطي %n منها لغة.</numerusform>
            <numerusform>لا رابط يعطي %n منها لغة.</numerusform>
            <numerusform>لا رابط يعطي %n منها لغة.</numerusform>
        </translation>
    </message>
    <message>
        <source>No link gives 1 of them a language.</source>
        <translation>لا رابط يعطي واحدة منها لغة.</translation>
    </message>
    <message>
        <source>No page of this cluster names an alternate in this language.</source>
        <translation>لا صفحة في هذا العنقود تذكر بديلًا بهذه اللغة.</translation>
    </message>
    <message>
        <source>Not named by all</source>
        <translation>لم يذكرها الكل</translation>
    </message>
    <message>
        <source>Only with faults</source>
        <translation>ذات الأخطاء فقط</translation>
    </message>
    <message>
        <source>Probably meant: {code}</source>
        <translation>المقصود على الأرجح: {code}</translation>
    </message>
    <message>
        <source>The page names itself.</source>
        <translation>الصفحة تذكر نفسها.</translation>
    </message>
    <message>
        <source>The pages of this cluster give it several addresses.</source>
        <translation>صفحات هذا العنقود تعطيها عدة عناوين.</translation>
    </message>
    <message>
        <source>There is nothing to complete.</source>
        <translation>لا يوجد ما يُكمل.</translation>
    </message>
    <message>
        <source>With conflicts</source>
        <translation>فيها تعارض</translation>
    </message>
    <message>
        <source>With missing languages</source>
        <translation>فيها لغات ناقصة</translation>
    </message>
    <message>
        <source>With pages not in the set</source>
        <translation>فيها صفحات خارج المجموعة</translation>
    </message>
    <message>
        <source>With pages without a language</source>
        <translation>فيها صفحات دون لغة</translation>
    </message>
    <message>
        <source>Without return link</source>
        <translation>دون رابط رجوع</translation>
    </message>
    <message>
        <source>all right</source>
        <translation>سليم</translation>
    </message>
    <message>
        <source>conflict</source>
        <translation>تعارض</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>مفقود</translation>
    </message>
    <message>
        <source>no faults</source>
        <translation>دون أخطاء</translation>
    </message>
    <message>
        <source>no return link</source>
        <translation>لا رابط رجوع</translation>
    </message>
    <message>
        <source>not in the set</source>
        <translation>خارج المجموعة</translation>
    </message>
    <message>
        <source>not named by all</source>
        <translation>لم يذكره الكل</translation>
    </message>
    <message>
        <source>without a language</source>
        <translation>دون لغة</translation>
    </message>
    <message numerus="yes">
        <source>{naming} of %n pages name it.</source>
        <translation>
            <numerusform>تذكرها {naming} من أصل %n صفحة.</numerusform>
            <numerusform>تذكرها {naming} من أصل صفحة واحدة.</numerusform>
            <numerusform>تذكرها {naming} من أصل صفحتين.</numerusform>
            <numerusform>تذكرها {naming} من أصل %n صفحات.</numerusform>
            <numerusform>تذكرها {naming} من أصل %n صفحة.</numerusform>
            <numerusform>تذكرها {naming} من أصل %n صفحة.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{code}” {reason}.</source>
        <translation>‏«{code}» {reason}.</translation>
    </message>
</context>
<context>
    <name>LanguagesDialog</name>
    <message>
        <source>&amp;Add language</source>
        <translation>إ&amp;ضافة لغة</translation>
    </message>
    <message>
        <source>&amp;Remove language</source>
        <translation>إ&amp;زالة لغة</translation>
    </message>
    <message>
        <source>Add missing languages</source>
        <translation>إضافة اللغات الناقصة</translation>
    </message>
    <message numerus="yes">
        <source>Add to %n entries</source>
        <translation>
            <numerusform>إضافة دون مدخلات</numerusform>
            <numerusform>إضافة إلى مدخل واحد</numerusform>
            <numerusform>إضافة إلى مدخلين</numerusform>
            <numerusform>إضافة إلى %n مدخلات</numerusform>
            <numerusform>إضافة إلى %n مدخلًا</numerusform>
            <numerusform>إضافة إلى %n مدخل</numerusform>
        </translation>
    </message>
    <message>
        <source>Add to 1 entry</source>
        <translation>إضافة إلى مدخل واحد</translation>
    </message>
    <message>
        <source>Addresses begin with</source>
        <translation>بداية العناوين</translation>
    </message>
    <message>
        <source>For {loc}:</source>
        <translation>من أجل {loc}:</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Name two languages at least.</source>
        <translation>سمِّ لغتين على الأقل.</translation>
    </message>
    <message>
        <source>No codes of languages: {codes}</source>
        <translation>ليست رموز لغات: {codes}</translation>
    </message>
    <message>
        <source>Pages that are named alike in all languages differ in how their addresses begin. Entries that have an alternate in a language keep it.</source>
        <translation>الصفحات المتشابهة الأسماء بكل اللغات تختلف في بدايات عناوينها. والمدخلات التي لها بديل بلغة ما تحتفظ به.</translation>
    </message>
    <message>
        <source>Where addresses of each language begin</source>
        <translation>أين تبدأ عناوين كل لغة</translation>
    </message>
    <message>
        <source>{loc} begins with none of these, so it gets no alternates.</source>
        <translation>لا يبدأ {loc} بأي من هذه، لذلك لا يحصل على بدائل.</translation>
    </message>
</context>
<context>
    <name>LanguagesPanel</name>
    <message>
        <source>&amp;Go to the entry</source>
        <translation>ال&amp;انتقال إلى المدخل</translation>
    </message>
    <message>
        <source>Being updated …</source>
        <translation>جارٍ التحديث…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Clusters to list</source>
        <translation>العناقيد المدرجة</translation>
    </message>
    <message numerus="yes">
        <source>Co&amp;mplete %n clusters</source>
        <translation>
            <numerusform>إ&amp;كمال دون عناقيد</numerusform>
            <numerusform>إ&amp;كمال عنقود واحد</numerusform>
            <numerusform>إ&amp;كمال عنقودين</numerusform>
            <numerusform>إ&amp;كمال %n عناقيد</numerusform>
            <numerusform>إ&amp;كمال %n عنقودًا</numerusform>
            <numerusform>إ&amp;كمال %n عنقود</numerusform>
        </translation>
    </message>
    <message>
        <source>Co&amp;mplete cluster</source>
        <translation>إ&amp;كمال العنقود</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>إكمال</translation>
    </message>
    <message>
        <source>Complete all &amp;listed …</source>
        <translation>إكمال كل ال&amp;مدرج…</translation>
    </message>
    <message numerus="yes">
        <source>Complete alternates of %n entries</source>
        <translation>
            <numerusform>إكمال البدائل دون مدخلات</numerusform>
            <numerusform>إكمال بدائل مدخل واحد</numerusform>
            <numerusform>إكمال بدائل مدخلين</numerusform>
            <numerusform>إكمال بدائل %n مدخلات</numerusform>
            <numerusform>إكمال بدائل %n مدخلًا</numerusform>
            <numerusform>إكمال بدائل %n مدخل</numerusform>
        </translation>
    </message>
    <message>
        <source>Complete alternates of 1 entry</source>
        <translation>إكمال بدائل مدخل واحد</translation>
    </message>
    <message>
        <source>Completing clusters</source>
        <translation>جارٍ إكمال العناقيد</translation>
    </message>
    <message>
        <source>Count what completing all clusters listed would change.</source>
        <translation>إحصاء ما سيغيره إكمال كل العناقيد المدرجة.</translation>
    </message>
    <message>
        <source>Give all pages of the selected clusters the full list of alternates.</source>
        <translation>إعطاء كل صفحات العناقيد المحددة قائمة البدائل الكاملة.</translation>
    </message>
    <message>
        <source>Next fault (F8 in this list)</source>
        <translation>الخطأ التالي (F8 في هذه القائمة)</translation>
    </message>
    <message>
        <source>No cluster listed has a fault.</source>
        <translation>لا عنقود مدرج فيه خطأ.</translation>
    </message>
    <message>
        <source>No cluster matches what is chosen above.</source>
        <translation>لا عنقود يطابق ما اختير أعلاه.</translation>
    </message>
    <message>
        <source>No entry of this set names an alternate in another language.</source>
        <translation>لا مدخل في هذه المجموعة يذكر بديلًا بلغة أخرى.</translation>
    </message>
    <message>
        <source>Not up to date: reading alternates was stopped.</source>
        <translation>غير محدَّث: أُوقفت قراءة البدائل.</translation>
    </message>
    <message>
        <source>Previous fault (Shift+F8 in this list)</source>
        <translation>الخطأ السابق (Shift+F8 في هذه القائمة)</translation>
    </message>
    <message>
        <source>Reading alternates</source>
        <translation>جارٍ قراءة البدائل</translation>
    </message>
    <message>
        <source>Reading alternates was stopped; show this panel again to go on.</source>
        <translation>أُوقفت قراءة البدائل؛ اعرض هذه اللوحة مجددًا للمتابعة.</translation>
    </message>
    <message>
        <source>Reading alternates …</source>
        <translation>جارٍ قراءة البدائل…</translation>
    </message>
    <message>
        <source>Search clusters</source>
        <translation>البحث في العناقيد</translation>
    </message>
    <message>
        <source>Search in addresses</source>
        <translation>البحث في العناوين</translation>
    </message>
    <message>
        <source>Searching clusters</source>
        <translation>جارٍ البحث في العناقيد</translation>
    </message>
    <message>
        <source>Show all clusters</source>
        <translation>عرض كل العناقيد</translation>
    </message>
    <message>
        <source>The set is not checked yet.</source>
        <translation>لم تُفحص المجموعة بعد.</translation>
    </message>
    <message>
        <source>Went on with the first fault.</source>
        <translation>عودة إلى أول خطأ.</translation>
    </message>
    <message>
        <source>Went on with the last fault.</source>
        <translation>عودة إلى آخر خطأ.</translation>
    </message>
</context>
<context>
    <name>LeakList</name>
    <message>
        <source>Error: {pattern}: {fault}</source>
        <translation>خطأ: {pattern}: {fault}</translation>
    </message>
    <message>
        <source>Looks like</source>
        <translation>الشكل</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>النمط</translation>
    </message>
</context>
<context>
    <name>LeakPatterns</name>
    <message>
        <source>{reason} The default leak patterns apply.</source>
        <translation>{reason} تسري أنماط التسريب المعتادة.</translation>
    </message>
</context>
<context>
    <name>LeaksDialog</name>
    <message numerus="yes">
        <source>%n patterns are wrong; correct them, or turn them off.</source>
        <translation>
            <numerusform>لا أنماط خاطئة.</numerusform>
            <numerusform>نمط واحد خاطئ؛ صححه أو أوقفه.</numerusform>
            <numerusform>نمطان خاطئان؛ صححهما أو أوقفهما.</numerusform>
            <numerusform>%n أنماط خاطئة؛ صححها أو أوقفها.</numerusform>
            <numerusform>%n نمطًا خاطئًا؛ صححها أو أوقفها.</numerusform>
            <numerusform>%n نمط خاطئ؛ صححها أو أوقفها.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>إ&amp;ضافة</translation>
    </message>
    <message>
        <source>&amp;Looks like</source>
        <translation>ال&amp;شكل</translation>
    </message>
    <message>
        <source>&amp;Pattern</source>
        <translation>ال&amp;نمط</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>إ&amp;زالة</translation>
    </message>
    <message>
        <source>&amp;Try an address</source>
        <translation>&amp;تجربة عنوان</translation>
    </message>
    <message>
        <source>1 pattern is wrong; correct it, or turn it off.</source>
        <translation>نمط واحد خاطئ؛ صححه أو أوقفه.</translation>
    </message>
    <message>
        <source>Add a pattern (Insert)</source>
        <translation>إضافة نمط (Insert)</translation>
    </message>
    <message>
        <source>Address to try the patterns on</source>
        <translation>عنوان لتجربة الأنماط عليه</translation>
    </message>
    <message>
        <source>Addresses that match one of these are marked as probably not public.</source>
        <translation>العناوين التي يُعثر فيها على أحد هذه الأنماط تُعلَّم بأنها على الأرجح غير عامة.</translation>
    </message>
    <message>
        <source>Leak patterns</source>
        <translation>أنماط التسريب</translation>
    </message>
    <message>
        <source>Looked for anywhere in the address; ^ is its beginning.</source>
        <translation>يُبحث عنه في أي موضع من العنوان؛ ^ هي بدايته.</translation>
    </message>
    <message>
        <source>Looks like</source>
        <translation>الشكل</translation>
    </message>
    <message>
        <source>No pattern matches this address.</source>
        <translation>لم يُعثر على أي نمط في هذا العنوان.</translation>
    </message>
    <message>
        <source>Only complete addresses are checked; they begin with http:// or https://.</source>
        <translation>لا تُقيَّم إلا العناوين الكاملة التي تبدأ بـ http://‎ أو https://‎.</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>النمط</translation>
    </message>
    <message>
        <source>Remove the selected patterns (Delete)</source>
        <translation>إزالة الأنماط المحددة (Delete)</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>استعادة ال&amp;افتراضي</translation>
    </message>
    <message>
        <source>Restore the list that comes with the program</source>
        <translation>أخذ القائمة المرفقة بالبرنامج</translation>
    </message>
    <message>
        <source>Without patterns no address is marked.</source>
        <translation>دون أنماط لا يُعلَّم أي عنوان.</translation>
    </message>
    <message>
        <source>a regular expression of Rust's kind, such as /draft-[0-9]+</source>
        <translation>تعبير نمطي من نوع Rust، مثل ‎/draft-[0-9]+</translation>
    </message>
</context>
<context>
    <name>LeftSets</name>
    <message numerus="yes">
        <source>%n steps since {when}</source>
        <translation>
            <numerusform>لا خطوات منذ {when}</numerusform>
            <numerusform>خطوة واحدة منذ {when}</numerusform>
            <numerusform>خطوتان منذ {when}</numerusform>
            <numerusform>%n خطوات منذ {when}</numerusform>
            <numerusform>%n خطوة منذ {when}</numerusform>
            <numerusform>%n خطوة منذ {when}</numerusform>
        </translation>
    </message>
    <message>
        <source>1 step since {when}</source>
        <translation>خطوة واحدة منذ {when}</translation>
    </message>
    <message>
        <source>It has no file yet.</source>
        <translation>لا ملف له بعد.</translation>
    </message>
    <message>
        <source>Not saved when the program ended</source>
        <translation>لم يُحفظ حين انتهى البرنامج</translation>
    </message>
    <message>
        <source>Recover {name}</source>
        <translation>استرداد {name}</translation>
    </message>
    <message>
        <source>Recover …</source>
        <translation>استرداد…</translation>
    </message>
</context>
<context>
    <name>LineDrawings</name>
    <message>
        <source>Clear this line</source>
        <translation>إفراغ هذا السطر</translation>
    </message>
</context>
<context>
    <name>LossQuestion</name>
    <message>
        <source>Export</source>
        <translation>تصدير</translation>
    </message>
    <message>
        <source>Export anyway</source>
        <translation>التصدير مع ذلك</translation>
    </message>
    <message>
        <source>“{name}” can't hold everything.</source>
        <translation>لا يتسع «{name}» لكل شيء.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;Redo {step}</source>
        <translation>إ&amp;عادة {step}</translation>
    </message>
    <message>
        <source>&amp;Undo {step}</source>
        <translation>&amp;تراجع عن {step}</translation>
    </message>
    <message>
        <source>{name} (read-only)</source>
        <translation>{name} (للقراءة فقط)</translation>
    </message>
</context>
<context>
    <name>MergeDialog</name>
    <message numerus="yes">
        <source>%n entries are in the set already.</source>
        <translation>
            <numerusform>لا إدخالات في المجموعة بعد.</numerusform>
            <numerusform>إدخال واحد موجود في المجموعة بالفعل.</numerusform>
            <numerusform>إدخالان موجودان في المجموعة بالفعل.</numerusform>
            <numerusform>%n إدخالات موجودة في المجموعة بالفعل.</numerusform>
            <numerusform>%n إدخالًا موجودة في المجموعة بالفعل.</numerusform>
            <numerusform>%n إدخال موجود في المجموعة بالفعل.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more entries of the source repeat a URL.</source>
        <translation>
            <numerusform>لا مدخلات أخرى في المصدر تكرر عنوان URL.</numerusform>
            <numerusform>مدخل آخر في المصدر يكرر عنوان URL.</numerusform>
            <numerusform>مدخلان آخران في المصدر يكرران عنوان URL.</numerusform>
            <numerusform>%n مدخلات أخرى في المصدر تكرر عنوان URL.</numerusform>
            <numerusform>%n مدخلًا آخر في المصدر تكرر عنوان URL.</numerusform>
            <numerusform>%n مدخل آخر في المصدر تكرر عنوان URL.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Add %n new entries</source>
        <translation>
            <numerusform>&amp;إضافة %n مدخل جديد</numerusform>
            <numerusform>&amp;إضافة مدخل جديد واحد</numerusform>
            <numerusform>&amp;إضافة مدخلين جديدين</numerusform>
            <numerusform>&amp;إضافة %n مدخلات جديدة</numerusform>
            <numerusform>&amp;إضافة %n مدخلًا جديدًا</numerusform>
            <numerusform>&amp;إضافة %n مدخل جديد</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add one new entry</source>
        <translation>&amp;إضافة مدخل جديد واحد</translation>
    </message>
    <message>
        <source>&amp;Columns …</source>
        <translation>الأ&amp;عمدة…</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Remove %n entries that the source lacks</source>
        <translation>
            <numerusform>إ&amp;زالة %n مدخل ليس في المصدر</numerusform>
            <numerusform>إ&amp;زالة مدخل واحد ليس في المصدر</numerusform>
            <numerusform>إ&amp;زالة مدخلين ليسا في المصدر</numerusform>
            <numerusform>إ&amp;زالة %n مدخلات ليست في المصدر</numerusform>
            <numerusform>إ&amp;زالة %n مدخلًا ليست في المصدر</numerusform>
            <numerusform>إ&amp;زالة %n مدخل ليست في المصدر</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Remove one entry that the source lacks</source>
        <translation>إ&amp;زالة مدخل واحد ليس في المصدر</translation>
    </message>
    <message>
        <source>Append</source>
        <translation>إلحاق</translation>
    </message>
    <message>
        <source>Append entries</source>
        <translation>إلحاق إدخالات</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>التغييرات</translation>
    </message>
    <message>
        <source>Left out: {reason} ({count}).</source>
        <translation>استُبعد: {reason} ({count}).</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>دمج</translation>
    </message>
    <message>
        <source>Merge entries</source>
        <translation>دمج المدخلات</translation>
    </message>
    <message>
        <source>One entry is in the set already.</source>
        <translation>إدخال واحد موجود في المجموعة بالفعل.</translation>
    </message>
    <message>
        <source>One more entry of the source repeats a URL.</source>
        <translation>مدخل آخر في المصدر يكرر عنوان URL.</translation>
    </message>
    <message numerus="yes">
        <source>Set &amp;other values of %n entries</source>
        <translation>
            <numerusform>&amp;تعيين القيم المختلفة في %n مدخل</numerusform>
            <numerusform>&amp;تعيين القيم المختلفة في مدخل واحد</numerusform>
            <numerusform>&amp;تعيين القيم المختلفة في مدخلين</numerusform>
            <numerusform>&amp;تعيين القيم المختلفة في %n مدخلات</numerusform>
            <numerusform>&amp;تعيين القيم المختلفة في %n مدخلًا</numerusform>
            <numerusform>&amp;تعيين القيم المختلفة في %n مدخل</numerusform>
        </translation>
    </message>
    <message>
        <source>Set &amp;other values of one entry</source>
        <translation>&amp;تعيين القيم المختلفة في مدخل واحد</translation>
    </message>
    <message>
        <source>The source has no entries.</source>
        <translation>لا مدخلات في المصدر.</translation>
    </message>
</context>
<context>
    <name>MergeRows</name>
    <message>
        <source>After</source>
        <translation>بعد</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>قبل</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>الحقل</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>المصدر</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>عنوان URL</translation>
    </message>
    <message>
        <source>add</source>
        <translation>إضافة</translation>
    </message>
    <message>
        <source>change</source>
        <translation>تغيير</translation>
    </message>
    <message>
        <source>keep</source>
        <translation>إبقاء</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>skip</source>
        <translation>تخطٍّ</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>لا مزيد</numerusform>
            <numerusform>واحدة أخرى</numerusform>
            <numerusform>اثنتان أخريان</numerusform>
            <numerusform>%n أخرى</numerusform>
            <numerusform>%n أخرى</numerusform>
            <numerusform>%n أخرى</numerusform>
        </translation>
    </message>
    <message>
        <source>1 more</source>
        <translation>واحدة أخرى</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>إغلاق هذه الرسالة</translation>
    </message>
    <message>
        <source>Close this message (Esc)</source>
        <translation>إغلاق هذه الرسالة (Esc)</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>رسالة</translation>
    </message>
    <message>
        <source>Show the next message; this one comes back after it</source>
        <translation>عرض الرسالة التالية؛ وتعود هذه بعدها</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message numerus="yes">
        <source> (and %n more)</source>
        <translation>
            <numerusform> (ولا غيرها)</numerusform>
            <numerusform> (وواحد آخر)</numerusform>
            <numerusform> (واثنان آخران)</numerusform>
            <numerusform> (و%n غيرها)</numerusform>
            <numerusform> (و%n غيرها)</numerusform>
            <numerusform> (و%n غيرها)</numerusform>
        </translation>
    </message>
    <message>
        <source> (and 1 more)</source>
        <translation> (وواحد آخر)</translation>
    </message>
    <message>
        <source> GB</source>
        <translation> غ.ب</translation>
    </message>
    <message>
        <source> Most entries do: maybe it is the sitemap's address that is of another site, such as a test site.</source>
        <translation> وهذا حال معظم المدخلات: فلعل عنوان خريطة الموقع هو الذي يخص موقعًا آخر، كموقع تجريبي.</translation>
    </message>
    <message>
        <source> Write “{suggestion}”.</source>
        <translation> اكتب «{suggestion}».</translation>
    </message>
    <message>
        <source> at character {count}</source>
        <translation> عند المحرف {count}</translation>
    </message>
    <message>
        <source> in its {group}</source>
        <translation> ضمن {group}</translation>
    </message>
    <message>
        <source> of “{title}”</source>
        <translation> لـ «{title}»</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> نقطة</translation>
    </message>
    <message>
        <source> seconds</source>
        <translation> ثانية</translation>
    </message>
    <message numerus="yes">
        <source>%n articles of this sitemap are more than two days old and no longer read as news.</source>
        <translation>
            <numerusform>لا مقالات أقدم من يومين في خريطة الموقع هذه.</numerusform>
            <numerusform>في خريطة الموقع هذه مقالة واحدة أقدم من يومين، لم تعد تُقرأ كأخبار.</numerusform>
            <numerusform>في خريطة الموقع هذه مقالتان أقدم من يومين، لم تعودا تُقرآن كأخبار.</numerusform>
            <numerusform>في خريطة الموقع هذه %n مقالات أقدم من يومين، لم تعد تُقرأ كأخبار.</numerusform>
            <numerusform>في خريطة الموقع هذه %n مقالة أقدم من يومين، لم تعد تُقرأ كأخبار.</numerusform>
            <numerusform>في خريطة الموقع هذه %n مقالة أقدم من يومين، لم تعد تُقرأ كأخبار.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bytes</source>
        <translation>
            <numerusform>لا بايتات</numerusform>
            <numerusform>بايت واحد</numerusform>
            <numerusform>بايتان</numerusform>
            <numerusform>%n بايتات</numerusform>
            <numerusform>%n بايتًا</numerusform>
            <numerusform>%n بايت</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bytes that are no gzip data were</source>
        <translation>
            <numerusform>لم تُترك بايتات</numerusform>
            <numerusform>تُرك بايت واحد ليس من بيانات gzip</numerusform>
            <numerusform>تُرك بايتان ليسا من بيانات gzip</numerusform>
            <numerusform>تُركت %n بايتات ليست من بيانات gzip</numerusform>
            <numerusform>تُرك %n بايتًا ليست من بيانات gzip</numerusform>
            <numerusform>تُرك %n بايت ليست من بيانات gzip</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>لا مدخلات</numerusform>
            <numerusform>مدخل واحد</numerusform>
            <numerusform>مدخلان</numerusform>
            <numerusform>%n مدخلات</numerusform>
            <numerusform>%n مدخلًا</numerusform>
            <numerusform>%n مدخل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries are more than one sitemap may have.</source>
        <translation>
            <numerusform>لا إدخالات.</numerusform>
            <numerusform>إدخال واحد أكثر مما تتسع له خريطة واحدة.</numerusform>
            <numerusform>إدخالان أكثر مما تتسع له خريطة واحدة.</numerusform>
            <numerusform>%n إدخالات أكثر مما تتسع له خريطة واحدة.</numerusform>
            <numerusform>%n إدخالًا أكثر مما تتسع له خريطة واحدة.</numerusform>
            <numerusform>%n إدخال أكثر مما تتسع له خريطة واحدة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries are not whole and left out.</source>
        <translation>
            <numerusform>كل المدخلات كاملة.</numerusform>
            <numerusform>مدخل واحد غير كامل وقد استُبعد.</numerusform>
            <numerusform>مدخلان غير كاملين وقد استُبعدا.</numerusform>
            <numerusform>%n مدخلات غير كاملة وقد استُبعدت.</numerusform>
            <numerusform>%n مدخلًا غير كاملة وقد استُبعدت.</numerusform>
            <numerusform>%n مدخل غير كاملة وقد استُبعدت.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries have</source>
        <translation>
            <numerusform>لا مدخلات فيها</numerusform>
            <numerusform>مدخل واحد فيه</numerusform>
            <numerusform>مدخلان فيهما</numerusform>
            <numerusform>%n مدخلات فيها</numerusform>
            <numerusform>%n مدخلًا فيها</numerusform>
            <numerusform>%n مدخل فيها</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries of “{name}” have {lacking}, which a {forms} can't hold.</source>
        <translation>
            <numerusform>لا يوجد في «{name}» مدخل {lacking}، وهو ما لا يتسع له {forms}.</numerusform>
            <numerusform>في «{name}» مدخل واحد {lacking}، وهو ما لا يتسع له {forms}.</numerusform>
            <numerusform>في «{name}» مدخلان {lacking}، وهو ما لا يتسع له {forms}.</numerusform>
            <numerusform>في «{name}» %n مدخلات {lacking}، وهو ما لا يتسع له {forms}.</numerusform>
            <numerusform>في «{name}» %n مدخلًا {lacking}، وهو ما لا يتسع له {forms}.</numerusform>
            <numerusform>في «{name}» %n مدخل {lacking}، وهو ما لا يتسع له {forms}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries without a loc</source>
        <translation>
            <numerusform>لا مدخلات دون loc</numerusform>
            <numerusform>مدخل واحد دون loc</numerusform>
            <numerusform>مدخلان دون loc</numerusform>
            <numerusform>%n مدخلات دون loc</numerusform>
            <numerusform>%n مدخلًا دون loc</numerusform>
            <numerusform>%n مدخل دون loc</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries without any field</source>
        <translation>
            <numerusform>لا مدخلات دون أي حقل</numerusform>
            <numerusform>مدخل واحد دون أي حقل</numerusform>
            <numerusform>مدخلان دون أي حقل</numerusform>
            <numerusform>%n مدخلات دون أي حقل</numerusform>
            <numerusform>%n مدخلًا دون أي حقل</numerusform>
            <numerusform>%n مدخل دون أي حقل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n indexes lie in “{folder}”.</source>
        <translation>
            <numerusform>لا يوجد أي فهرس في «{folder}».</numerusform>
            <numerusform>يوجد فهرس واحد في «{folder}».</numerusform>
            <numerusform>يوجد فهرسان في «{folder}».</numerusform>
            <numerusform>توجد %n فهارس في «{folder}».</numerusform>
            <numerusform>يوجد %n فهرسًا في «{folder}».</numerusform>
            <numerusform>يوجد %n فهرس في «{folder}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items have no link and are left out.</source>
        <translation>
            <numerusform>لا عناصر بلا رابط.</numerusform>
            <numerusform>عنصر واحد بلا رابط وقد استُبعد.</numerusform>
            <numerusform>عنصران بلا رابط وقد استُبعدا.</numerusform>
            <numerusform>%n عناصر بلا رابط وقد استُبعدت.</numerusform>
            <numerusform>%n عنصرًا بلا رابط وقد استُبعدت.</numerusform>
            <numerusform>%n عنصر بلا رابط وقد استُبعدت.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more zero bytes after the end were left out.</source>
        <translation>
            <numerusform>لا بايتات صفرية زائدة بعد النهاية.</numerusform>
            <numerusform>استُبعد بايت صفري زائد واحد بعد النهاية.</numerusform>
            <numerusform>استُبعد بايتان صفريان زائدان بعد النهاية.</numerusform>
            <numerusform>استُبعدت %n بايتات صفرية زائدة بعد النهاية.</numerusform>
            <numerusform>استُبعد %n بايتًا صفريًّا زائدًا بعد النهاية.</numerusform>
            <numerusform>استُبعد %n بايت صفري زائد بعد النهاية.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other columns: {names}</source>
        <translation>
            <numerusform>لا أعمدة أخرى: {names}</numerusform>
            <numerusform>عمود آخر: {names}</numerusform>
            <numerusform>عمودان آخران: {names}</numerusform>
            <numerusform>%n أعمدة أخرى: {names}</numerusform>
            <numerusform>%n عمودًا آخر: {names}</numerusform>
            <numerusform>%n عمود آخر: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parts are more than an index may list ({limit:,}, {title}).</source>
        <translation>
            <numerusform>لا جزء يزيد على ما يجوز أن يدرجه الفهرس ({limit:,}، {title}).</numerusform>
            <numerusform>جزء واحد يزيد على ما يجوز أن يدرجه الفهرس ({limit:,}، {title}).</numerusform>
            <numerusform>جزءان يزيدان على ما يجوز أن يدرجه الفهرس ({limit:,}، {title}).</numerusform>
            <numerusform>%n أجزاء تزيد على ما يجوز أن يدرجه الفهرس ({limit:,}، {title}).</numerusform>
            <numerusform>%n جزءًا يزيد على ما يجوز أن يدرجه الفهرس ({limit:,}، {title}).</numerusform>
            <numerusform>%n جزء يزيد على ما يجوز أن يدرجه الفهرس ({limit:,}، {title}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places</source>
        <translation>
            <numerusform>لا مواضع</numerusform>
            <numerusform>موضع واحد</numerusform>
            <numerusform>موضعان</numerusform>
            <numerusform>%n مواضع</numerusform>
            <numerusform>%n موضعًا</numerusform>
            <numerusform>%n موضع</numerusform>
        </translation>
    </message>
    <message>
        <source>%n sitemap needs an index.</source>
        <translation>%n خريطة موقع تحتاج إلى فهرس.</translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps are more than an index may list ({limit:,}, {title}).</source>
        <translation>
            <numerusform>لا خريطة موقع تزيد على ما يجوز أن يدرجه الفهرس ({limit:,}، {title}).</numerusform>
            <numerusform>خريطة موقع واحدة تزيد على ما يجوز أن يدرجه الفهرس ({limit:,}، {title}).</numerusform>
            <numerusform>خريطتا موقع تزيدان على ما يجوز أن يدرجه الفهرس ({limit:,}، {title}).</numerusform>
            <numerusform>%n خرائط موقع تزيد على ما يجوز أن يدرجه الفهرس ({limit:,}، {title}).</numerusform>
            <numerusform>%n خريطة موقع تزيد على ما يجوز أن يدرجه الفهرس ({limit:,}، {title}).</numerusform>
            <numerusform>%n خريطة موقع تزيد على ما يجوز أن يدرجه الفهرس ({limit:,}، {title}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps need an index.</source>
        <translation>
            <numerusform>لا خرائط موقع تحتاج إلى فهرس.</numerusform>
            <numerusform>خريطة موقع واحدة تحتاج إلى فهرس.</numerusform>
            <numerusform>خريطتا موقع تحتاجان إلى فهرس.</numerusform>
            <numerusform>%n خرائط موقع تحتاج إلى فهرس.</numerusform>
            <numerusform>%n خريطة موقع تحتاج إلى فهرس.</numerusform>
            <numerusform>%n خريطة موقع تحتاج إلى فهرس.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>ولا مرة</numerusform>
            <numerusform>مرة واحدة</numerusform>
            <numerusform>مرتين</numerusform>
            <numerusform>%n مرات</numerusform>
            <numerusform>%n مرة</numerusform>
            <numerusform>%n مرة</numerusform>
        </translation>
    </message>
    <message>
        <source>(S(…)) in its path</source>
        <translation>‏(S(…)) في مساره</translation>
    </message>
    <message>
        <source>, and is from 0.0 to 1.0</source>
        <translation>، وتكون من 0.0 إلى 1.0</translation>
    </message>
    <message>
        <source>, as {in_ascii}</source>
        <translation>، هكذا: {in_ascii}</translation>
    </message>
    <message>
        <source>, listed in “{index}”,</source>
        <translation>، المدرج في «{index}»،</translation>
    </message>
    <message>
        <source>/en/ and /de/ name each other</source>
        <translation>‏/en/ و/de/ تذكر كل منهما الأخرى</translation>
    </message>
    <message>
        <source>/en/ names /de/, which does not name /en/</source>
        <translation>‏/en/ تذكر /de/ التي لا تذكر /en/</translation>
    </message>
    <message>
        <source>0.8 for the pages that matter more than the others</source>
        <translation>0.8 للصفحات الأهم من غيرها</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>بايت واحد</translation>
    </message>
    <message>
        <source>1 entry</source>
        <translation>مدخل واحد</translation>
    </message>
    <message>
        <source>1 entry has</source>
        <translation>مدخل واحد فيه</translation>
    </message>
    <message>
        <source>1 entry without a loc</source>
        <translation>مدخل واحد دون loc</translation>
    </message>
    <message>
        <source>1 entry without any field</source>
        <translation>مدخل واحد دون أي حقل</translation>
    </message>
    <message>
        <source>1 other column: {names}</source>
        <translation>عمود آخر: {names}</translation>
    </message>
    <message>
        <source>1,000 images at most in each entry</source>
        <translation>1,000 صورة على الأكثر في كل مدخل</translation>
    </message>
    <message>
        <source>1,200 entries have a changefreq</source>
        <translation>1,200 مدخل فيها changefreq</translation>
    </message>
    <message>
        <source>1,200 entries have a priority</source>
        <translation>1,200 مدخل فيها priority</translation>
    </message>
    <message>
        <source>2026-10-01 in the index, 2026-11-02 in the sitemap</source>
        <translation>2026-10-01 في الفهرس، و2026-11-02 في خريطة الموقع</translation>
    </message>
    <message>
        <source>2026-11-02 in the index</source>
        <translation>2026-11-02 في الفهرس</translation>
    </message>
    <message>
        <source>8 to 128 letters, digits and hyphens.</source>
        <translation>من 8 إلى 128 حرفًا ورقمًا وشرطة.</translation>
    </message>
    <message numerus="yes">
        <source>; %n entries {words}</source>
        <translation>
            <numerusform>؛ لا مدخلات {words}</numerusform>
            <numerusform>؛ مدخل واحد {words}</numerusform>
            <numerusform>؛ مدخلان {words}</numerusform>
            <numerusform>؛ %n مدخلات {words}</numerusform>
            <numerusform>؛ %n مدخلًا {words}</numerusform>
            <numerusform>؛ %n مدخل {words}</numerusform>
        </translation>
    </message>
    <message>
        <source>; 1 entry {words}</source>
        <translation>؛ مدخل واحد {words}</translation>
    </message>
    <message>
        <source>; nothing was written</source>
        <translation>؛ ولم يُكتب شيء</translation>
    </message>
    <message>
        <source>; the file is as it was before</source>
        <translation>؛ والملف كما كان من قبل</translation>
    </message>
    <message>
        <source>; “{hint}” is</source>
        <translation>؛ أما «{hint}» فمنها</translation>
    </message>
    <message>
        <source>&lt;image:image&gt; may hold none of its fields more often than it allows.</source>
        <translation>لا يجوز أن يتكرر في &lt;image:image&gt; أي حقل أكثر مما يُسمح به.</translation>
    </message>
    <message>
        <source>&lt;image:image&gt; needs loc.</source>
        <translation>يحتاج &lt;image:image&gt; إلى loc.</translation>
    </message>
    <message>
        <source>&lt;news:news&gt; may hold none of its fields more often than it allows.</source>
        <translation>لا يجوز أن يتكرر في &lt;news:news&gt; أي حقل أكثر مما يُسمح به.</translation>
    </message>
    <message>
        <source>&lt;news:news&gt; needs publication, publication.name, publication.language, publication_date and title.</source>
        <translation>يحتاج &lt;news:news&gt; إلى publication وpublication.name وpublication.language وpublication_date وtitle.</translation>
    </message>
    <message>
        <source>&lt;pagemap:PageMap&gt; needs DataObject and DataObject.Attribute.</source>
        <translation>يحتاج &lt;pagemap:PageMap&gt; إلى DataObject وDataObject.Attribute.</translation>
    </message>
    <message>
        <source>&lt;pagemap:PageMap&gt; needs DataObject@type and DataObject.Attribute@name where what bears them is there.</source>
        <translation>يحتاج &lt;pagemap:PageMap&gt; إلى DataObject@type وDataObject.Attribute@name حيث يوجد ما يحملهما.</translation>
    </message>
    <message>
        <source>&lt;video:video&gt; may hold none of its fields more often than it allows.</source>
        <translation>لا يجوز أن يتكرر في &lt;video:video&gt; أي حقل أكثر مما يُسمح به.</translation>
    </message>
    <message>
        <source>&lt;video:video&gt; needs restriction@relationship, platform@relationship and id@type where what bears them is there.</source>
        <translation>يحتاج &lt;video:video&gt; إلى restriction@relationship وplatform@relationship وid@type حيث يوجد ما يحملها.</translation>
    </message>
    <message>
        <source>&lt;video:video&gt; needs thumbnail_loc, title, description, tvshow.show_title and tvshow.video_type.</source>
        <translation>يحتاج &lt;video:video&gt; إلى thumbnail_loc وtitle وdescription وtvshow.show_title وtvshow.video_type.</translation>
    </message>
    <message>
        <source>&lt;xhtml:link&gt; needs @rel and @href where what bears them is there.</source>
        <translation>يحتاج &lt;xhtml:link&gt; إلى @rel و@href حيث يوجد ما يحملهما.</translation>
    </message>
    <message>
        <source>&lt;{prefix}:{name}&gt; has no meaning directly in an entry.</source>
        <translation>لا معنى لـ &lt;{prefix}:{name}&gt; في المدخل مباشرة.</translation>
    </message>
    <message>
        <source>@href: http://www.example.com/summer sale.jpg</source>
        <translation>@href: http://www.example.com/summer sale.jpg</translation>
    </message>
    <message>
        <source>A byte order mark may stand once, at the very beginning; the others were removed.</source>
        <translation>علامة ترتيب البايتات تجوز مرة واحدة في البداية تمامًا؛ وأُزيلت الأخريات.</translation>
    </message>
    <message>
        <source>A change frequency is always, hourly, daily, weekly, monthly, yearly or never, in lower case.</source>
        <translation>معدل التغيير هو always أو hourly أو daily أو weekly أو monthly أو yearly أو never، بأحرف صغيرة.</translation>
    </message>
    <message>
        <source>A change frequency that is not known is left out with its element.</source>
        <translation>معدل التغيير غير المعروف يُحذف مع عنصره.</translation>
    </message>
    <message>
        <source>A colon without a port before two slashes is legal, but usually two URLs were joined by mistake.</source>
        <translation>النقطتان دون منفذ قبل شرطتين مائلتين جائزتان، لكن الغالب أن عنواني URL وُصلا خطأً.</translation>
    </message>
    <message>
        <source>A comment may not hold “--”; the hyphens were set apart.</source>
        <translation>لا يجوز أن يحتوي التعليق على «--»؛ ففُصل بين الواصلتين.</translation>
    </message>
    <message>
        <source>A date must exist in the calendar, and a time on the clock.</source>
        <translation>يجب أن يكون التاريخ موجودًا في التقويم، والوقت على الساعة.</translation>
    </message>
    <message>
        <source>A date must have one of the six W3C forms.</source>
        <translation>يجب أن يكون التاريخ بأحد أشكال W3C الستة.</translation>
    </message>
    <message>
        <source>A date that is not known is left out with its element.</source>
        <translation>التاريخ غير المعروف يُحذف مع عنصره.</translation>
    </message>
    <message>
        <source>A declaration must be the very first thing.</source>
        <translation>يجب أن يكون التصريح أول شيء.</translation>
    </message>
    <message>
        <source>A dollar sign needs a group behind it.</source>
        <translation>علامة الدولار تحتاج إلى مجموعة بعدها.</translation>
    </message>
    <message>
        <source>A feed lists recent pages only; use a sitemap for all of them.</source>
        <translation>لا تسرد الخلاصة إلا الصفحات الحديثة؛ استخدم خريطة موقع للصفحات كلها.</translation>
    </message>
    <message>
        <source>A file holds one sitemap; split it or remove the rest.</source>
        <translation>في الملف خريطة موقع واحدة؛ قسّمه أو أزل الباقي.</translation>
    </message>
    <message>
        <source>A file must be well-formed XML, and gzip data must be complete; search engines refuse any other file.</source>
        <translation>يجب أن يكون الملف XML سليم الصياغة، وأن تكون بيانات gzip كاملة؛ وترفض محركات البحث أي ملف آخر.</translation>
    </message>
    <message>
        <source>A file of that name would be opened if it lay in the folder of the index.</source>
        <translation>يُفتح ملف بهذا الاسم إن وُجد في مجلد الفهرس.</translation>
    </message>
    <message>
        <source>A file “{name}” is there already, and it is not a sitemap of the set.</source>
        <translation>يوجد هناك أصلًا ملف «{name}» ليس من خرائط المجموعة.</translation>
    </message>
    <message>
        <source>A gzipped file whose checksum is not that of its content</source>
        <translation>ملف مضغوط بـ gzip لا يطابق مجموعُه الاختباري محتواه</translation>
    </message>
    <message>
        <source>A gzipped sitemap should have a name that ends in .gz, and no other sitemap should.</source>
        <translation>خريطة الموقع المضغوطة بـ gzip ينبغي أن ينتهي اسمها بـ ‎.gz، ولا ينبغي ذلك لغيرها.</translation>
    </message>
    <message>
        <source>A host with characters beyond ASCII must be written in its ASCII form, which begins with xn--. With escapes such as %C3%BC a host is legal, but names are looked up as they stand.</source>
        <translation>المضيف الذي فيه محارف خارج ASCII يجب كتابته بشكله في ASCII الذي يبدأ بـ xn--. يجوز المضيف بتهريب مثل %C3%BC، لكن الأسماء يُبحث عنها كما هي.</translation>
    </message>
    <message>
        <source>A keyword for it.</source>
        <translation>كلمة مفتاحية عنه.</translation>
    </message>
    <message>
        <source>A language of a page has one address, and the page there must claim that language for itself.</source>
        <translation>لكل لغة من لغات الصفحة عنوان واحد، ويجب أن تنسب الصفحة التي فيه تلك اللغة إلى نفسها.</translation>
    </message>
    <message>
        <source>A loc must hold the address of its page.</source>
        <translation>يجب أن يحتوي loc على عنوان صفحته.</translation>
    </message>
    <message>
        <source>A loc stands in the root itself.</source>
        <translation>يوجد loc في الجذر نفسه.</translation>
    </message>
    <message>
        <source>A new window</source>
        <translation>نافذة جديدة</translation>
    </message>
    <message>
        <source>A news sitemap should name articles of the last two days only; older ones are no longer read as news. Reported once per sitemap.</source>
        <translation>ينبغي ألا تذكر خريطة الأخبار إلا مقالات اليومين الأخيرين؛ فالأقدم لا يعود يُقرأ كأخبار. يُبلَّغ عنه مرة واحدة لكل خريطة موقع.</translation>
    </message>
    <message>
        <source>A no-break space, a byte order mark or the like before or behind an address is no white space to XML: consumers take it for a part of the address.</source>
        <translation>الفراغ غير الفاصل وعلامة ترتيب البايتات ونحوهما قبل العنوان أو بعده ليست مسافة بيضاء في XML: فتعدّها محركات البحث جزءًا من العنوان.</translation>
    </message>
    <message>
        <source>A page can't have been changed on a day that has not come yet anywhere on earth; Bing refuses such dates.</source>
        <translation>لا يمكن أن تكون الصفحة قد تغيرت في يوم لم يأتِ بعد في أي مكان على الأرض؛ ويرفض Bing مثل هذه التواريخ.</translation>
    </message>
    <message>
        <source>A page should be listed under http or under https, not under both.</source>
        <translation>ينبغي إدراج الصفحة تحت http أو تحت https، لا تحت كليهما.</translation>
    </message>
    <message>
        <source>A page that names alternates should name itself among them.</source>
        <translation>الصفحة التي تذكر بدائل ينبغي أن تذكر نفسها بينها.</translation>
    </message>
    <message>
        <source>A parser accepts the file, but search engines may not: names must be spelled as in the protocol, and nothing may stand behind gzip data.</source>
        <translation>يقبل المحلل الملف، وقد لا تقبله محركات البحث: يجب أن تُكتب الأسماء كما في البروتوكول، ولا يجوز وجود شيء بعد بيانات gzip.</translation>
    </message>
    <message>
        <source>A percent sign must be followed by two hexadecimal digits; as a character it is written %25.</source>
        <translation>يجب أن يتبع علامة النسبة المئوية رقمان ست عشريان؛ وكمحرف تُكتب %25.</translation>
    </message>
    <message>
        <source>A priority is a decimal number.</source>
        <translation>الأولوية رقم عشري.</translation>
    </message>
    <message>
        <source>A priority is from 0.0 to 1.0.</source>
        <translation>الأولوية من 0.0 إلى 1.0.</translation>
    </message>
    <message>
        <source>A priority is written with a point.</source>
        <translation>تُكتب الأولوية بنقطة.</translation>
    </message>
    <message>
        <source>A priority is written without an exponent.</source>
        <translation>تُكتب الأولوية دون أس.</translation>
    </message>
    <message>
        <source>A priority that is not known is left out with its element, which means 0.5.</source>
        <translation>الأولوية غير المعروفة تُحذف مع عنصرها، ما يعني 0.5.</translation>
    </message>
    <message>
        <source>A processing instruction was never closed; its “?” was added.</source>
        <translation>لم تُغلق تعليمة معالجة قط؛ فأُضيفت «?» الخاصة بها.</translation>
    </message>
    <message>
        <source>A rule failed because of a fault in Sitemap Studio: what is named was not judged by it and may be right or wrong. All other rules, and the same rule elsewhere, were judged. Please report the fault.</source>
        <translation>فشلت قاعدة بسبب خلل في Sitemap Studio: ما ذُكر لم تقيّمه وقد يكون صوابًا أو خطأ. كل القواعد الأخرى، والقاعدة نفسها في المواضع الأخرى، قُيِّمت. نرجو الإبلاغ عن الخلل.</translation>
    </message>
    <message>
        <source>A second XML declaration stood in the file; it was removed.</source>
        <translation>كان في الملف تصريح XML ثانٍ؛ فأُزيل.</translation>
    </message>
    <message>
        <source>A sitemap holds the URLs themselves. A template of a site generator, with front matter, {% %} or {{ }}, is not checked or changed; open the sitemap that is made from it.</source>
        <translation>تحتوي خريطة الموقع على عناوين URL نفسها. أما قالب مولّد المواقع، بما فيه من front matter أو ‎{% %}‎ أو ‎{{ }}‎، فلا يُفحص ولا يُغيَّر؛ افتح خريطة الموقع التي تُنشأ منه.</translation>
    </message>
    <message>
        <source>A sitemap holds url elements and an index holds sitemap elements; consumers pass over the others.</source>
        <translation>تحتوي خريطة الموقع على عناصر url ويحتوي الفهرس على عناصر sitemap؛ وتتخطى محركات البحث ما عداها.</translation>
    </message>
    <message>
        <source>A sitemap may hold no more than 1,000 articles.</source>
        <translation>لا يجوز أن تحتوي خريطة الموقع على أكثر من 1,000 مقالة.</translation>
    </message>
    <message>
        <source>A sitemap may list no more URLs than the profile allows.</source>
        <translation>لا يجوز أن تسرد خريطة الموقع عناوين URL أكثر مما يسمح به ملف التعريف.</translation>
    </message>
    <message>
        <source>A sitemap may list only addresses of its own protocol, host and port, in or below its own folder. Addresses of another host count, too, where the robots.txt of that host names the sitemap (cross-submission).</source>
        <translation>لا يجوز أن تسرد خريطة الموقع إلا عناوين من بروتوكولها ومضيفها ومنفذها، في مجلدها أو تحته. وتُقبل عناوين مضيف آخر أيضًا إذا ذكر robots.txt الخاص بذلك المضيف خريطة الموقع (الإرسال المتقاطع).</translation>
    </message>
    <message>
        <source>A sitemap may take no more bytes, unpacked, than the profile allows.</source>
        <translation>لا يجوز أن تشغل خريطة الموقع بعد فك الضغط بايتات أكثر مما يسمح به ملف التعريف.</translation>
    </message>
    <message>
        <source>A sitemap must be allowed at least one entry.</source>
        <translation>يجب السماح لخريطة الموقع بمدخل واحد على الأقل.</translation>
    </message>
    <message>
        <source>A sitemap must be encoded in UTF-8.</source>
        <translation>يجب أن تكون خريطة الموقع بترميز UTF-8.</translation>
    </message>
    <message>
        <source>A sitemap must list at least one URL, an index at least one sitemap.</source>
        <translation>يجب أن تسرد خريطة الموقع عنوان URL واحدًا على الأقل، والفهرس خريطة موقع واحدة على الأقل.</translation>
    </message>
    <message>
        <source>A sitemap or an index must be valid by the published schema, as far as the prose of the protocol agrees.</source>
        <translation>يجب أن تكون خريطة الموقع أو الفهرس صالحين وفق المخطط المنشور، بقدر ما يوافقه نص البروتوكول.</translation>
    </message>
    <message>
        <source>A sitemap that lies beside those listed, and is not listed itself, is found by nobody.</source>
        <translation>خريطة الموقع الموجودة بجانب الخرائط المدرجة دون أن تُدرج هي نفسها لا يعثر عليها أحد.</translation>
    </message>
    <message>
        <source>A space stood within a tag; it was removed.</source>
        <translation>كان داخل الوسم فراغ؛ فأُزيل.</translation>
    </message>
    <message>
        <source>A step of the recovery log can't be understood.</source>
        <translation>تعذر فهم خطوة من سجل الاسترداد.</translation>
    </message>
    <message>
        <source>A text sitemap begins with an address, a CSV file with the names of its columns.</source>
        <translation>خريطة الموقع النصية تبدأ بعنوان، وملف CSV يبدأ بأسماء أعمدته.</translation>
    </message>
    <message>
        <source>A time needs its zone: Z, or the distance from UTC. Google refuses a time without one.</source>
        <translation>يحتاج الوقت إلى منطقته: Z أو الفرق عن UTC. ويرفض Google الوقت الذي لا منطقة له.</translation>
    </message>
    <message>
        <source>A user name or password before the host is published to everybody, and consumers refuse it.</source>
        <translation>اسم المستخدم أو كلمة المرور قبل المضيف منشوران للجميع، ومحركات البحث ترفض ذلك.</translation>
    </message>
    <message>
        <source>A value is text alone; what consumers make of an element in it nobody knows.</source>
        <translation>القيمة نص فقط؛ ولا أحد يعرف ما تفهمه محركات البحث من عنصر بداخلها.</translation>
    </message>
    <message>
        <source>A video needs the address of its file or of a player, content_loc or player_loc.</source>
        <translation>يحتاج الفيديو إلى عنوان ملفه أو عنوان مشغّل، أي content_loc أو player_loc.</translation>
    </message>
    <message>
        <source>A video whose expiration_date has passed is no longer shown in search results.</source>
        <translation>الفيديو الذي مضى expiration_date الخاص به لا يعود يظهر في نتائج البحث.</translation>
    </message>
    <message numerus="yes">
        <source>A {forms} holds {room}; %n entries of “{name}” have more than that.</source>
        <translation>
            <numerusform>يتسع {forms} لما يلي: {room}؛ ولا مدخل في «{name}» فيه أكثر من ذلك.</numerusform>
            <numerusform>يتسع {forms} لما يلي: {room}؛ وفي «{name}» مدخل واحد فيه أكثر من ذلك.</numerusform>
            <numerusform>يتسع {forms} لما يلي: {room}؛ وفي «{name}» مدخلان فيهما أكثر من ذلك.</numerusform>
            <numerusform>يتسع {forms} لما يلي: {room}؛ وفي «{name}» %n مدخلات فيها أكثر من ذلك.</numerusform>
            <numerusform>يتسع {forms} لما يلي: {room}؛ وفي «{name}» %n مدخلًا فيها أكثر من ذلك.</numerusform>
            <numerusform>يتسع {forms} لما يلي: {room}؛ وفي «{name}» %n مدخل فيها أكثر من ذلك.</numerusform>
        </translation>
    </message>
    <message>
        <source>A {forms} holds {room}; one entry of “{name}” has more than that.</source>
        <translation>يتسع {forms} لما يلي: {room}؛ وفي «{name}» مدخل واحد فيه أكثر من ذلك.</translation>
    </message>
    <message>
        <source>A “&amp;” stood alone; it was written as “&amp;amp;”.</source>
        <translation>كانت «&amp;» وحدها؛ فكُتبت «&amp;amp;».</translation>
    </message>
    <message>
        <source>A “&lt;” stood alone; it was written as “&amp;lt;”.</source>
        <translation>كانت «&lt;» وحدها؛ فكُتبت «&amp;lt;».</translation>
    </message>
    <message>
        <source>A “&lt;” stood in an attribute; it was written as “&amp;lt;”.</source>
        <translation>كانت «&lt;» في سمة؛ فكُتبت «&amp;lt;».</translation>
    </message>
    <message>
        <source>Add a zone</source>
        <translation>إضافة منطقة</translation>
    </message>
    <message>
        <source>Add a “{field}” first.</source>
        <translation>أضف «{field}» أولًا.</translation>
    </message>
    <message>
        <source>Add {wanted}, or {wanted}.gz to have it packed.</source>
        <translation>أضف {wanted}، أو ‎{wanted}.gz‎ ليُضغط.</translation>
    </message>
    <message>
        <source>Address of a page about the uploader.</source>
        <translation>عنوان URL لصفحة عن الناشر.</translation>
    </message>
    <message>
        <source>Address of a player for it.</source>
        <translation>عنوان URL لمشغّل له.</translation>
    </message>
    <message>
        <source>Address of a still picture.</source>
        <translation>عنوان URL لصورة ثابتة.</translation>
    </message>
    <message>
        <source>Address of its licence.</source>
        <translation>عنوان URL لرخصته.</translation>
    </message>
    <message>
        <source>Address of one of the clips that make up the video.</source>
        <translation>عنوان URL لأحد المقاطع التي يتكون منها الفيديو.</translation>
    </message>
    <message>
        <source>Address of the alternate, complete.</source>
        <translation>عنوان URL للبديل كاملًا.</translation>
    </message>
    <message>
        <source>Address of the collection it belongs to.</source>
        <translation>عنوان URL للمجموعة التي ينتمي إليها.</translation>
    </message>
    <message>
        <source>Address of the page, complete with its protocol.</source>
        <translation>عنوان URL للصفحة كاملًا مع البروتوكول.</translation>
    </message>
    <message>
        <source>Address of the picture.</source>
        <translation>عنوان URL للصورة.</translation>
    </message>
    <message>
        <source>Address of the video file.</source>
        <translation>عنوان URL لملف الفيديو.</translation>
    </message>
    <message>
        <source>Addresses</source>
        <translation>العناوين</translation>
    </message>
    <message>
        <source>Addresses that begin otherwise stay.</source>
        <translation>العناوين التي تبدأ بغير ذلك تبقى.</translation>
    </message>
    <message>
        <source>Addresses that differ only in “www.”, a slash at the end, the case of the host or of escapes, the fragment or the usual port are probably one page.</source>
        <translation>العناوين التي لا تختلف إلا في «www.» أو الشرطة المائلة في النهاية أو حالة أحرف المضيف أو التهريب أو الجزء بعد # أو المنفذ المعتاد هي على الأرجح صفحة واحدة.</translation>
    </message>
    <message numerus="yes">
        <source>All %n dates in {name} are “{date}”.</source>
        <translation>
            <numerusform>لا توجد تواريخ «{date}» في {name}.</numerusform>
            <numerusform>التاريخ في {name} هو «{date}».</numerusform>
            <numerusform>كلا التاريخين في {name} هو «{date}».</numerusform>
            <numerusform>كل التواريخ الـ%n في {name} هي «{date}».</numerusform>
            <numerusform>كل التواريخ الـ%n في {name} هي «{date}».</numerusform>
            <numerusform>كل التواريخ الـ%n في {name} هي «{date}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n priorities in {name} are {priority}.</source>
        <translation>
            <numerusform>لا توجد أولويات {priority} في {name}.</numerusform>
            <numerusform>الأولوية في {name} هي {priority}.</numerusform>
            <numerusform>كلتا الأولويتين في {name} هي {priority}.</numerusform>
            <numerusform>كل الأولويات الـ%n في {name} هي {priority}.</numerusform>
            <numerusform>كل الأولويات الـ%n في {name} هي {priority}.</numerusform>
            <numerusform>كل الأولويات الـ%n في {name} هي {priority}.</numerusform>
        </translation>
    </message>
    <message>
        <source>All addresses of a sitemap must have its own protocol and host. Where nobody told the address of a lone sitemap, it is taken to lie on the site of more than half of its entries. Since that is inferred, and since the robots.txt of another host may name the sitemap (cross-submission), it is no error in any profile.</source>
        <translation>يجب أن تكون كل عناوين خريطة الموقع من بروتوكولها ومضيفها. وإذا لم يُذكر عنوان خريطة منفردة، يُفترض أنها على موقع أكثر من نصف مدخلاتها. ولأن ذلك استنتاج، ولأن robots.txt لمضيف آخر قد يذكر خريطة الموقع (الإرسال المتقاطع)، فليس هذا خطأً في أي ملف تعريف.</translation>
    </message>
    <message>
        <source>All entries</source>
        <translation>كل المدخلات</translation>
    </message>
    <message>
        <source>All entries before are complete.</source>
        <translation>كل المدخلات التي قبله كاملة.</translation>
    </message>
    <message>
        <source>All entries of a sitemap together</source>
        <translation>كل مدخلات خريطة الموقع معًا</translation>
    </message>
    <message>
        <source>All files are as they were before it.</source>
        <translation>كل الملفات كما كانت قبله.</translation>
    </message>
    <message>
        <source>All its files hold what was saved.</source>
        <translation>كل ملفاته تحتوي ما حُفظ.</translation>
    </message>
    <message>
        <source>All of them hold entries of one kind.</source>
        <translation>كلها تحتوي مدخلات من نوع واحد.</translation>
    </message>
    <message>
        <source>Alternate listed twice</source>
        <translation>بديل مدرج مرتين</translation>
    </message>
    <message>
        <source>Alternate {number:,}</source>
        <translation>البديل {number:,}</translation>
    </message>
    <message>
        <source>Alternates must name each other: a link that is not returned is ignored. Told only of pages in the set.</source>
        <translation>يجب أن يذكر كل بديل الآخر: فالرابط الذي لا يقابله رابط رجوع يُتجاهل. لا يُبلَّغ إلا عن صفحات المجموعة.</translation>
    </message>
    <message>
        <source>Always “alternate”.</source>
        <translation>دائمًا «alternate».</translation>
    </message>
    <message>
        <source>An RSS or Atom feed may stand for a sitemap, but it lists recent pages only, and no changefreq or priority.</source>
        <translation>يجوز أن تقوم خلاصة RSS أو Atom مقام خريطة الموقع، لكنها لا تسرد إلا الصفحات الحديثة، دون changefreq أو priority.</translation>
    </message>
    <message>
        <source>An address may hold only the characters of RFC 3986; all others must be percent-encoded.</source>
        <translation>لا يجوز في العنوان إلا محارف RFC 3986؛ وما عداها يجب ترميزه بالنسبة المئوية.</translation>
    </message>
    <message>
        <source>An address must be complete: it begins with the protocol and names the host.</source>
        <translation>يجب أن يكون العنوان كاملًا: يبدأ بالبروتوكول ويسمي المضيف.</translation>
    </message>
    <message>
        <source>An address must be shorter than 2,048 characters.</source>
        <translation>يجب أن يكون العنوان أقصر من 2,048 محرفًا.</translation>
    </message>
    <message>
        <source>An address must name a host that can be one, and a port, where given, must be a number from 1 to 65535. No part of a host begins or ends with a hyphen, and what begins with xn-- must stand for a name.</source>
        <translation>يجب أن يسمي العنوان مضيفًا ممكنًا، والمنفذ إن ذُكر يجب أن يكون رقمًا من 1 إلى 65535. ولا يبدأ أي جزء من المضيف بواصلة ولا ينتهي بها، وما يبدأ بـ xn--‎ يجب أن يمثل اسمًا.</translation>
    </message>
    <message>
        <source>An address should be listed once in a set.</source>
        <translation>ينبغي إدراج العنوان مرة واحدة في المجموعة.</translation>
    </message>
    <message>
        <source>An alternate needs hreflang, or media where it is made for another screen.</source>
        <translation>يحتاج البديل إلى hreflang، أو إلى media إن كان مخصصًا لشاشة أخرى.</translation>
    </message>
    <message>
        <source>An attribute of “{token}” stood there twice; the first one was kept.</source>
        <translation>وردت سمة من «{token}» هناك مرتين؛ وأُبقيت الأولى.</translation>
    </message>
    <message>
        <source>An attribute was not in straight quotes, or without a value or a space before it; its tag was mended.</source>
        <translation>سمة لم تكن بين علامتي اقتباس مستقيمتين، أو كانت دون قيمة أو دون فراغ قبلها؛ فرُمِّم وسمها.</translation>
    </message>
    <message>
        <source>An edit is about an entry that is not known.</source>
        <translation>تعديل يخص مدخلًا غير معروف.</translation>
    </message>
    <message>
        <source>An element in the namespace of &lt;image:image&gt; must be one that it defines, and stand in its place.</source>
        <translation>العنصر في مساحة أسماء &lt;image:image&gt; يجب أن يكون مما تعرّفه، وفي موضعه.</translation>
    </message>
    <message>
        <source>An element in the namespace of &lt;mobile:mobile&gt; must be one that it defines, and stand in its place.</source>
        <translation>العنصر في مساحة أسماء &lt;mobile:mobile&gt; يجب أن يكون مما تعرّفه، وفي موضعه.</translation>
    </message>
    <message>
        <source>An element in the namespace of &lt;news:news&gt; must be one that it defines, and stand in its place.</source>
        <translation>العنصر في مساحة أسماء &lt;news:news&gt; يجب أن يكون مما تعرّفه، وفي موضعه.</translation>
    </message>
    <message>
        <source>An element in the namespace of &lt;pagemap:PageMap&gt; must be one that it defines, and stand in its place.</source>
        <translation>العنصر في مساحة أسماء &lt;pagemap:PageMap&gt; يجب أن يكون مما تعرّفه، وفي موضعه.</translation>
    </message>
    <message>
        <source>An element in the namespace of &lt;video:video&gt; must be one that it defines, and stand in its place.</source>
        <translation>العنصر في مساحة أسماء &lt;video:video&gt; يجب أن يكون مما تعرّفه، وفي موضعه.</translation>
    </message>
    <message>
        <source>An element in the namespace of &lt;xhtml:link&gt; must be one that it defines, and stand in its place.</source>
        <translation>العنصر في مساحة أسماء &lt;xhtml:link&gt; يجب أن يكون مما تعرّفه، وفي موضعه.</translation>
    </message>
    <message>
        <source>An element in the protocol's namespace must be one that the protocol defines.</source>
        <translation>العنصر في مساحة أسماء البروتوكول يجب أن يكون مما يعرّفه البروتوكول.</translation>
    </message>
    <message>
        <source>An element may have each of them once.</source>
        <translation>يجوز للعنصر أن يحمل كلًّا منها مرة واحدة.</translation>
    </message>
    <message>
        <source>An entry may hold each of loc, lastmod, changefreq and priority once.</source>
        <translation>يجوز أن يحتوي المدخل على كل من loc وlastmod وchangefreq وpriority مرة واحدة.</translation>
    </message>
    <message>
        <source>An entry may hold no more than 1 &lt;mobile:mobile&gt;.</source>
        <translation>لا يجوز أن يحتوي المدخل على أكثر من &lt;mobile:mobile&gt; واحد.</translation>
    </message>
    <message>
        <source>An entry may hold no more than 1 &lt;news:news&gt;.</source>
        <translation>لا يجوز أن يحتوي المدخل على أكثر من &lt;news:news&gt; واحد.</translation>
    </message>
    <message>
        <source>An entry may hold no more than 1,000 &lt;image:image&gt;.</source>
        <translation>لا يجوز أن يحتوي المدخل على أكثر من 1,000 من &lt;image:image&gt;.</translation>
    </message>
    <message>
        <source>An entry of more than 10,000 elements and attributes is not checked against the schema.</source>
        <translation>المدخل الذي فيه أكثر من 10,000 عنصر وسمة لا يُقارن بالمخطط.</translation>
    </message>
    <message>
        <source>An entry of “{index}” needs an address.</source>
        <translation>يحتاج مدخل في «{index}» إلى عنوان.</translation>
    </message>
    <message>
        <source>An entry of “{index}” {which}, so that it names no sitemap.</source>
        <translation>مدخل في «{index}» {which}، لذلك لا يسمي خريطة موقع.</translation>
    </message>
    <message>
        <source>An entry of “{name}” has no field, which a CSV file can't hold.</source>
        <translation>مدخل في «{name}» لا حقل فيه، وهذا لا يستوعبه ملف CSV.</translation>
    </message>
    <message>
        <source>An entry should name each language once.</source>
        <translation>ينبغي أن يذكر المدخل كل لغة مرة واحدة.</translation>
    </message>
    <message>
        <source>An identifier of the object.</source>
        <translation>معرّف للكائن.</translation>
    </message>
    <message>
        <source>An identifier of the video elsewhere.</source>
        <translation>معرّف للفيديو في مكان آخر.</translation>
    </message>
    <message>
        <source>An index lists every sitemap once.</source>
        <translation>يسرد الفهرس كل خريطة موقع مرة واحدة.</translation>
    </message>
    <message>
        <source>An index may list no more sitemaps than the profile allows.</source>
        <translation>لا يجوز أن يسرد الفهرس خرائط موقع أكثر مما يسمح به ملف التعريف.</translation>
    </message>
    <message>
        <source>An index may list only sitemaps of its own site: same protocol, host and port. A sitemap on another host counts only where that host is the site's own and robots.txt names the sitemap there (cross-submission).</source>
        <translation>لا يجوز أن يسرد الفهرس إلا خرائط من موقعه: البروتوكول والمضيف والمنفذ أنفسها. وخريطة على مضيف آخر تُقبل فقط إذا كان ذلك المضيف تابعًا للموقع نفسه وذكرها robots.txt هناك (الإرسال المتقاطع).</translation>
    </message>
    <message>
        <source>An index may list sitemaps only, no other index and not itself.</source>
        <translation>لا يجوز أن يسرد الفهرس إلا خرائط موقع، لا فهرسًا آخر ولا نفسه.</translation>
    </message>
    <message>
        <source>An index may list sitemaps only; its entry is kept as it is.</source>
        <translation>لا يجوز أن يسرد الفهرس إلا خرائط موقع؛ ويبقى مدخله كما هو.</translation>
    </message>
    <message>
        <source>An interrupted save{of_what} could be neither completed nor undone: {reason}.</source>
        <translation>حفظ منقطع{of_what} لم يمكن إكماله ولا التراجع عنه: {reason}.</translation>
    </message>
    <message>
        <source>An interrupted save{of_what} was completed.</source>
        <translation>حفظ منقطع{of_what} أُكمل.</translation>
    </message>
    <message>
        <source>An interrupted save{of_what} was undone.</source>
        <translation>حفظ منقطع{of_what} جرى التراجع عنه.</translation>
    </message>
    <message>
        <source>An order has to name every sitemap of the set once.</source>
        <translation>يجب أن يسمي الترتيب كل خريطة موقع في المجموعة مرة واحدة.</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>العربية</translation>
    </message>
    <message>
        <source>Armenian</source>
        <translation>الأرمنية</translation>
    </message>
    <message>
        <source>Article {number:,}</source>
        <translation>المقالة {number:,}</translation>
    </message>
    <message>
        <source>As the profile allows</source>
        <translation>كما يسمح ملف التعريف</translation>
    </message>
    <message>
        <source>Ask for permission to read it.</source>
        <translation>اطلب الإذن بقراءته.</translation>
    </message>
    <message>
        <source>Bing</source>
        <translation>Bing</translation>
    </message>
    <message>
        <source>Blocked by robots.txt</source>
        <translation>عنوان URL محظور في robots.txt</translation>
    </message>
    <message>
        <source>Bopomofo</source>
        <translation>البوبوموفو</translation>
    </message>
    <message>
        <source>Broad subject.</source>
        <translation>موضوع عام.</translation>
    </message>
    <message>
        <source>CSV file</source>
        <translation>ملف CSV</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>يتعذر تخصيص الذاكرة</translation>
    </message>
    <message>
        <source>Case means nothing in protocol and host; both are usually written in lower case.</source>
        <translation>حالة الأحرف لا تعني شيئًا في البروتوكول والمضيف؛ ويُكتب كلاهما عادة بأحرف صغيرة.</translation>
    </message>
    <message>
        <source>Change the base</source>
        <translation>تغيير الأساس</translation>
    </message>
    <message>
        <source>Change the permissions, or save to another place.</source>
        <translation>غيّر الأذونات، أو احفظ في مكان آخر.</translation>
    </message>
    <message>
        <source>Changing entries</source>
        <translation>جارٍ تغيير المدخلات</translation>
    </message>
    <message>
        <source>Changing extensions</source>
        <translation>جارٍ تغيير الامتدادات</translation>
    </message>
    <message>
        <source>Check that you may read it.</source>
        <translation>تحقق من السماح لك بقراءته.</translation>
    </message>
    <message>
        <source>Check the disk, or save to another place.</source>
        <translation>افحص القرص، أو احفظ في مكان آخر.</translation>
    </message>
    <message>
        <source>Checking against the schema</source>
        <translation>جارٍ الفحص وفق المخطط</translation>
    </message>
    <message>
        <source>Checking entries</source>
        <translation>جارٍ فحص المدخلات</translation>
    </message>
    <message>
        <source>Checks and fixes</source>
        <translation>الفحص والإصلاح</translation>
    </message>
    <message>
        <source>Cherokee</source>
        <translation>الشيروكية</translation>
    </message>
    <message>
        <source>Choose a shorter name.</source>
        <translation>اختر اسمًا أقصر.</translation>
    </message>
    <message>
        <source>Choose a sitemap file in it.</source>
        <translation>اختر ملف خريطة موقع بداخله.</translation>
    </message>
    <message>
        <source>Choose an XML, text or CSV file.</source>
        <translation>اختر ملف XML أو نصًّا أو ملف CSV.</translation>
    </message>
    <message>
        <source>Choose another folder, or another name for the sitemaps.</source>
        <translation>اختر مجلدًا آخر، أو اسمًا آخر لخرائط الموقع.</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>اختر مجلدًا آخر.</translation>
    </message>
    <message>
        <source>Choose another name, or move that file away.</source>
        <translation>اختر اسمًا آخر، أو انقل ذلك الملف.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>اختر اسمًا آخر.</translation>
    </message>
    <message>
        <source>Choose another one, too.</source>
        <translation>اختر واحدًا آخر أيضًا.</translation>
    </message>
    <message>
        <source>Choose another profile, or export the set in several.</source>
        <translation>اختر ملف تعريف آخر، أو صدّر المجموعة على عدة مجموعات.</translation>
    </message>
    <message>
        <source>Choose another sitemap, or open the set again once it can be read.</source>
        <translation>اختر خريطة موقع أخرى، أو افتح المجموعة مجددًا حين تمكن قراءتها.</translation>
    </message>
    <message>
        <source>Choose the folder that holds the files of the site.</source>
        <translation>اختر المجلد الذي فيه ملفات الموقع.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>مسح</translation>
    </message>
    <message>
        <source>Close it in the other program and try again.</source>
        <translation>أغلقه في البرنامج الآخر وأعد المحاولة.</translation>
    </message>
    <message>
        <source>Close it there, or save it under another name here.</source>
        <translation>أغلقه هناك، أو احفظه هنا باسم آخر.</translation>
    </message>
    <message>
        <source>Close the element first that was opened last.</source>
        <translation>أغلق أولًا العنصر الذي فُتح آخرًا.</translation>
    </message>
    <message>
        <source>Comparing entries</source>
        <translation>جارٍ مقارنة المدخلات</translation>
    </message>
    <message>
        <source>Complete addresses stay.</source>
        <translation>العناوين الكاملة تبقى.</translation>
    </message>
    <message>
        <source>Compress sitemaps with gzip</source>
        <translation>ضغط خرائط الموقع بـ gzip</translation>
    </message>
    <message>
        <source>Compression error</source>
        <translation>خطأ في الضغط</translation>
    </message>
    <message>
        <source>Conflicting hreflang</source>
        <translation>hreflang متعارض</translation>
    </message>
    <message>
        <source>Connect the disk that it lies on, and open the set again. If it is gone for good, remove the hidden files “{names}”.</source>
        <translation>صِل القرص الذي توجد عليه، وافتح المجموعة من جديد. وإن كان قد ذهب إلى غير رجعة، فأزل الملفات المخفية «{names}».</translation>
    </message>
    <message>
        <source>Correct the encoding in the first line.</source>
        <translation>صحح الترميز في السطر الأول.</translation>
    </message>
    <message>
        <source>Correct them in a text editor.</source>
        <translation>صححها في محرر نصوص.</translation>
    </message>
    <message>
        <source>Countries where it may or may not be played, by ISO 3166-1 alpha-2.</source>
        <translation>البلدان التي يجوز أو لا يجوز تشغيله فيها، وفق ISO 3166-1 alpha-2.</translation>
    </message>
    <message>
        <source>Create the folder, or save to another place.</source>
        <translation>أنشئ المجلد، أو احفظ في مكان آخر.</translation>
    </message>
    <message>
        <source>Currency by ISO 4217.</source>
        <translation>العملة وفق ISO 4217.</translation>
    </message>
    <message>
        <source>Cut to the date</source>
        <translation>الاقتصار على التاريخ</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>السيريلية</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>داكن</translation>
    </message>
    <message>
        <source>Date before the web</source>
        <translation>تاريخ سابق للويب</translation>
    </message>
    <message>
        <source>Date in the future</source>
        <translation>تاريخ في المستقبل</translation>
    </message>
    <message>
        <source>Dates can't be taken from git: {reason}.</source>
        <translation>تعذر أخذ التواريخ من git: {reason}.</translation>
    </message>
    <message>
        <source>Dates that are the same for all entries of a sitemap tell when it was made, not when its pages changed.</source>
        <translation>التواريخ المتطابقة في كل مدخلات خريطة الموقع تبين متى أُنشئت، لا متى تغيرت صفحاتها.</translation>
    </message>
    <message>
        <source>Dates without a time stay.</source>
        <translation>التواريخ التي لا وقت لها تبقى.</translation>
    </message>
    <message>
        <source>Dates, frequencies and priorities</source>
        <translation>التواريخ والتكرار والأولويات</translation>
    </message>
    <message>
        <source>Declare it in its element with “xmlns:…”.</source>
        <translation>صرّح بها في عنصرها بـ «xmlns:…».</translation>
    </message>
    <message>
        <source>Declare it on the root element with “xmlns:…”.</source>
        <translation>صرّح بها في العنصر الجذر بـ «xmlns:…».</translation>
    </message>
    <message>
        <source>Delete entries, or choose another profile.</source>
        <translation>احذف مدخلات، أو اختر ملف تعريف آخر.</translation>
    </message>
    <message>
        <source>Deutsch</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>الجهاز أو المورد مشغول</translation>
    </message>
    <message>
        <source>Directory not empty</source>
        <translation>المجلد ليس فارغًا</translation>
    </message>
    <message>
        <source>Download the file and open it here.</source>
        <translation>نزّل الملف وافتحه هنا.</translation>
    </message>
    <message>
        <source>Duplicate URL</source>
        <translation>عنوان URL مكرر</translation>
    </message>
    <message>
        <source>Duplicate URL: http and https</source>
        <translation>عنوان URL مكرر: http وhttps</translation>
    </message>
    <message>
        <source>Edit it as text.</source>
        <translation>حرّره كنص.</translation>
    </message>
    <message>
        <source>Edit it in its own place.</source>
        <translation>حرّره في موضعه الخاص.</translation>
    </message>
    <message>
        <source>Edit it there, or save it under another name here.</source>
        <translation>حرّرها هناك، أو احفظها هنا باسم آخر.</translation>
    </message>
    <message>
        <source>Editing goes on; save now and then, because changes could not be recovered after a crash.</source>
        <translation>يستمر التعديل؛ احفظ بين حين وآخر، لأن التغييرات لا يمكن استردادها بعد التعطل.</translation>
    </message>
    <message>
        <source>Elements in another order</source>
        <translation>العناصر بترتيب آخر</translation>
    </message>
    <message>
        <source>Empty sitemap</source>
        <translation>خريطة موقع فارغة</translation>
    </message>
    <message>
        <source>End it in .xml, .xml.gz, .txt or .csv.</source>
        <translation>أنهِ الاسم بـ ‎.xml أو ‎.xml.gz أو ‎.txt أو ‎.csv.</translation>
    </message>
    <message>
        <source>End with a slash</source>
        <translation>إنهاء بشرطة مائلة</translation>
    </message>
    <message>
        <source>End without a slash</source>
        <translation>إنهاء دون شرطة مائلة</translation>
    </message>
    <message>
        <source>English</source>
        <translation>English</translation>
    </message>
    <message>
        <source>Entries by changefreq</source>
        <translation>المدخلات حسب changefreq</translation>
    </message>
    <message>
        <source>Entries by folder</source>
        <translation>المدخلات حسب المجلد</translation>
    </message>
    <message>
        <source>Entries by lastmod</source>
        <translation>المدخلات حسب lastmod</translation>
    </message>
    <message>
        <source>Entries by priority</source>
        <translation>المدخلات حسب priority</translation>
    </message>
    <message>
        <source>Entries of “{name}” lie in memory, as the folder for large sets can't be used: {trouble}.</source>
        <translation>مدخلات «{name}» موجودة في الذاكرة، لتعذر استخدام مجلد المجموعات الكبيرة: {trouble}.</translation>
    </message>
    <message>
        <source>Entries that have a text keep it.</source>
        <translation>المدخلات التي فيها نص تحتفظ به.</translation>
    </message>
    <message>
        <source>Entries whose page has no file in the folder keep their date.</source>
        <translation>المدخلات التي لا ملف لصفحتها في المجلد تحتفظ بتاريخها.</translation>
    </message>
    <message>
        <source>Entries with problems</source>
        <translation>مدخلات فيها مشكلات</translation>
    </message>
    <message>
        <source>Entries {joined}</source>
        <translation>المدخلات {joined}</translation>
    </message>
    <message>
        <source>Entry {broken:,} can't stand in a text sitemap: its loc holds a line break.</source>
        <translation>لا يمكن وضع المدخل {broken:,} في خريطة موقع نصية: في loc الخاص به فاصل أسطر.</translation>
    </message>
    <message>
        <source>Entry {number:,}</source>
        <translation>المدخل {number:,}</translation>
    </message>
    <message>
        <source>Entry {number:,} of {name}</source>
        <translation>المدخل {number:,} في {name}</translation>
    </message>
    <message>
        <source>Entry {place:,} alone takes {size}; with the XML around it, a sitemap of {most} can't hold it.</source>
        <translation>حجم المدخل {place:,} وحده {size}؛ ومع XML من حوله لا تتسع له خريطة موقع حجمها {most}.</translation>
    </message>
    <message>
        <source>Entry {place:,} can't be written: its {name} holds the character U+{ord:04X}, which XML can't hold.</source>
        <translation>تتعذر كتابة المدخل {place:,}: في {name} الخاص به المحرف U+{ord:04X} الذي لا يجوز في XML.</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>خطأ</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>تهريب</translation>
    </message>
    <message>
        <source>Escape characters as</source>
        <translation>تهريب المحارف وفق</translation>
    </message>
    <message>
        <source>Español</source>
        <translation>Español</translation>
    </message>
    <message>
        <source>Every entry gets it, also one without a date.</source>
        <translation>يحصل عليه كل مدخل، ولو كان دون تاريخ.</translation>
    </message>
    <message>
        <source>Every entry gets the text, whatever it had.</source>
        <translation>يحصل كل مدخل على النص، أيًّا كان ما لديه.</translation>
    </message>
    <message>
        <source>Every entry needs a loc with the address of its page.</source>
        <translation>يحتاج كل مدخل إلى loc فيه عنوان صفحته.</translation>
    </message>
    <message>
        <source>Every entry with an address on the web gets it.</source>
        <translation>يحصل عليه كل مدخل له عنوان على الويب.</translation>
    </message>
    <message>
        <source>Every second byte is zero.</source>
        <translation>كل بايت ثانٍ صفر.</translation>
    </message>
    <message>
        <source>Every sitemap that an index lists must be readable: XML or text, as it is or packed with gzip, not zip.</source>
        <translation>كل خريطة موقع يسردها الفهرس يجب أن تكون مقروءة: XML أو نصًّا، كما هي أو مضغوطة بـ gzip لا zip.</translation>
    </message>
    <message>
        <source>Every sitemap that an index lists must be there.</source>
        <translation>كل خريطة موقع يسردها الفهرس يجب أن تكون موجودة.</translation>
    </message>
    <message>
        <source>Expired video</source>
        <translation>فيديو منتهي الصلاحية</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>تصدير</translation>
    </message>
    <message>
        <source>Export the entries to a new file, and report this.</source>
        <translation>صدّر المدخلات إلى ملف جديد وأبلغ عن هذا.</translation>
    </message>
    <message>
        <source>Export with an index, or fewer entries.</source>
        <translation>صدّر مع فهرس، أو صدّر مدخلات أقل.</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>الامتدادات</translation>
    </message>
    <message>
        <source>Feed as sitemap</source>
        <translation>خلاصة بدلًا من خريطة موقع</translation>
    </message>
    <message>
        <source>Fetch it again; the copy here is not what was packed.</source>
        <translation>اجلبه مجددًا؛ فالنسخة هنا ليست ما ضُغط.</translation>
    </message>
    <message>
        <source>Fetch or export it again.</source>
        <translation>اجلبه أو صدّره مجددًا.</translation>
    </message>
    <message>
        <source>Fetch or mend the file first, or export its entries to a new one.</source>
        <translation>اجلب الملف أو رمّمه أولًا، أو صدّر مدخلاته إلى ملف جديد.</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>الملف موجود من قبل</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>اسم الملف طويل جدًا</translation>
    </message>
    <message>
        <source>File size error</source>
        <translation>خطأ في حجم الملف</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>الملف كبير جدًا</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>الملفات</translation>
    </message>
    <message>
        <source>Files were put one behind the other.</source>
        <translation>وُضعت ملفات متتابعة في ملف واحد.</translation>
    </message>
    <message>
        <source>Files with an ending, and addresses with a query, stay.</source>
        <translation>الملفات ذات اللاحقة والعناوين ذات الاستعلام تبقى.</translation>
    </message>
    <message>
        <source>Fill or delete it, or save as an .xml file.</source>
        <translation>املأه أو احذفه، أو احفظ كملف ‎.xml.</translation>
    </message>
    <message>
        <source>Fill or delete them, or save as an .xml file.</source>
        <translation>املأها أو احذفها، أو احفظ كملف ‎.xml.</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>عوامل التصفية</translation>
    </message>
    <message>
        <source>Filters that were saved under a name, as they would be typed.</source>
        <translation>عوامل التصفية المحفوظة بأسماء، كما تُكتب.</translation>
    </message>
    <message>
        <source>Folder for large sets</source>
        <translation>مجلد المجموعات الكبيرة</translation>
    </message>
    <message>
        <source>Font size</source>
        <translation>حجم الأحرف</translation>
    </message>
    <message numerus="yes">
        <source>Found there: {names}, and %n more.</source>
        <translation>
            <numerusform>يوجد فيه: {names}.</numerusform>
            <numerusform>يوجد فيه: {names}، وواحد آخر.</numerusform>
            <numerusform>يوجد فيه: {names}، واثنان آخران.</numerusform>
            <numerusform>يوجد فيه: {names}، و%n غيرها.</numerusform>
            <numerusform>يوجد فيه: {names}، و%n غيرها.</numerusform>
            <numerusform>يوجد فيه: {names}، و%n غيرها.</numerusform>
        </translation>
    </message>
    <message>
        <source>Found there: {names}, and one more.</source>
        <translation>يوجد فيه: {names}، وواحد آخر.</translation>
    </message>
    <message>
        <source>Found there: {names}.</source>
        <translation>يوجد فيه: {names}.</translation>
    </message>
    <message>
        <source>Fragments that are places within a program (#!, #/) stay.</source>
        <translation>الأجزاء التي هي مواضع داخل برنامج (#!، ‎#/) تبقى.</translation>
    </message>
    <message>
        <source>Français</source>
        <translation>Français</translation>
    </message>
    <message>
        <source>Free some space for temporary files.</source>
        <translation>وفّر بعض المساحة للملفات المؤقتة.</translation>
    </message>
    <message>
        <source>Free some space there, or choose another folder in the preferences.</source>
        <translation>وفّر بعض المساحة هناك، أو اختر مجلدًا آخر في التفضيلات.</translation>
    </message>
    <message>
        <source>Free some space, or save to another place.</source>
        <translation>وفّر بعض المساحة، أو احفظ في مكان آخر.</translation>
    </message>
    <message>
        <source>Frequency contradicts date</source>
        <translation>معدل التغيير يناقض التاريخ</translation>
    </message>
    <message>
        <source>Georgian</source>
        <translation>الجورجية</translation>
    </message>
    <message>
        <source>Give --base-url on the command line, or the URL of the set in the window.</source>
        <translation>حدّد ‎--base-url في سطر الأوامر، أو عنوان URL للمجموعة في النافذة.</translation>
    </message>
    <message>
        <source>Give a folder as --output: several sitemaps and their index are written there.</source>
        <translation>حدّد مجلدًا في ‎--output: تُكتب هناك عدة خرائط مع فهرسها.</translation>
    </message>
    <message>
        <source>Give a number from 0 to 1000, such as 0.5.</source>
        <translation>أعطِ رقمًا من 0 إلى 1000، مثل 0.5.</translation>
    </message>
    <message>
        <source>Give a number from 0.0 to 1.0.</source>
        <translation>أعطِ رقمًا من 0.0 إلى 1.0.</translation>
    </message>
    <message>
        <source>Give another file, or delete it.</source>
        <translation>حدّد ملفًا آخر أو احذف هذا الملف.</translation>
    </message>
    <message>
        <source>Give it one in double quotes, or remove it.</source>
        <translation>أعطه واحدة بين علامتي اقتباس مزدوجتين، أو أزله.</translation>
    </message>
    <message>
        <source>Give one from -{max_days:,} to {max_days:,}.</source>
        <translation>أعطِ عددًا من ‎-{max_days:,} إلى {max_days:,}.</translation>
    </message>
    <message>
        <source>Give one from 1 to {max_digits}.</source>
        <translation>أعطِ عددًا من 1 إلى {max_digits}.</translation>
    </message>
    <message>
        <source>Give one, or clear the values.</source>
        <translation>أعطِ واحدًا، أو امسح القيم.</translation>
    </message>
    <message>
        <source>Give priorities from 0.0 to 1.0, that of the start page first, such as “1.0 0.8 0.6”.</source>
        <translation>أعطِ أولويات من 0.0 إلى 1.0، وأولوية صفحة البداية أولًا، مثل «1.0 0.8 0.6».</translation>
    </message>
    <message>
        <source>Give the address of the sitemap or of its folder, such as https://www.example.com/.</source>
        <translation>أعطِ عنوان خريطة الموقع أو مجلدها، مثل https://www.example.com/‎.</translation>
    </message>
    <message>
        <source>Give the address of the sitemap, such as https://www.example.com/sitemap-2.xml.</source>
        <translation>أعطِ عنوان خريطة الموقع، مثل https://www.example.com/sitemap-2.xml.</translation>
    </message>
    <message>
        <source>Give the report another name.</source>
        <translation>أعطِ التقرير اسمًا آخر.</translation>
    </message>
    <message>
        <source>Give the sitemap another name, or move that file away.</source>
        <translation>أعطِ خريطة الموقع اسمًا آخر، أو انقل ذلك الملف.</translation>
    </message>
    <message>
        <source>Google</source>
        <translation>Google</translation>
    </message>
    <message>
        <source>Google Search Central, large sitemaps</source>
        <translation>Google Search Central، خرائط الموقع الكبيرة</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>اليونانية</translation>
    </message>
    <message>
        <source>Half a character can't be looked for.</source>
        <translation>لا يمكن البحث عن نصف محرف.</translation>
    </message>
    <message>
        <source>Han</source>
        <translation>الهان</translation>
    </message>
    <message>
        <source>Hangul</source>
        <translation>الهانغول</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>العبرية</translation>
    </message>
    <message>
        <source>High</source>
        <translation>مرتفع</translation>
    </message>
    <message>
        <source>High priority everywhere</source>
        <translation>أولوية مرتفعة في كل مكان</translation>
    </message>
    <message>
        <source>Hiragana</source>
        <translation>الهيراغانا</translation>
    </message>
    <message>
        <source>Host in capitals</source>
        <translation>مضيف بأحرف كبيرة</translation>
    </message>
    <message>
        <source>How full the sitemaps are</source>
        <translation>مدى امتلاء خرائط الموقع</translation>
    </message>
    <message>
        <source>How it would go on is not known.</source>
        <translation>لا تُعرف تتمته.</translation>
    </message>
    <message>
        <source>How much disk space the entries of one large set may take while it is open; the rest stays in memory.</source>
        <translation>كم من القرص يجوز أن تشغل مدخلات مجموعة كبيرة واحدة ما دامت مفتوحة؛ وما زاد يوضع في الذاكرة.</translation>
    </message>
    <message>
        <source>How much space the rows of tables and lists have.</source>
        <translation>مقدار المساحة حول أسطر الجداول والقوائم.</translation>
    </message>
    <message>
        <source>How often it was seen.</source>
        <translation>عدد مرات مشاهدته.</translation>
    </message>
    <message>
        <source>How often the page is likely to change.</source>
        <translation>كم مرة يُحتمل أن تتغير الصفحة.</translation>
    </message>
    <message>
        <source>ISO-8859-1 (Latin-1)</source>
        <translation>‏ISO-8859-1 (Latin-1)</translation>
    </message>
    <message>
        <source>If nobody has it open any more, edit it anyway; what says so is the file “{place}”.</source>
        <translation>إن لم يعد أحد يفتحه فحرّره رغم ذلك؛ وما يدل على فتحه هو الملف «{place}».</translation>
    </message>
    <message>
        <source>Ignored tag</source>
        <translation>وسم متجاهَل</translation>
    </message>
    <message>
        <source>Image {number:,}</source>
        <translation>الصورة {number:,}</translation>
    </message>
    <message>
        <source>Importance beside the site's other pages, 0.0 to 1.0.</source>
        <translation>الأهمية مقارنة بصفحات الموقع الأخرى، من 0.0 إلى 1.0.</translation>
    </message>
    <message>
        <source>In the host {host} the % must be followed by two hexadecimal digits.</source>
        <translation>في المضيف {host} يجب أن يتبع % رقمان ست عشريان.</translation>
    </message>
    <message>
        <source>In the index “{facts}”: {words}</source>
        <translation>في الفهرس «{facts}»: {words}</translation>
    </message>
    <message>
        <source>In the whole window; the View menu enlarges the table alone.</source>
        <translation>في النافذة كلها؛ أما أحرف الجدول وحدها فتُكبَّر من قائمة «عرض».</translation>
    </message>
    <message>
        <source>In {name} {have} a {field}, which this search engine does not read.</source>
        <translation>في {name}: {have} {field} الذي لا يقرؤه محرك البحث هذا.</translation>
    </message>
    <message>
        <source>In {text} the % must be followed by two hexadecimal digits; as a character it is written %25.</source>
        <translation>في {text} يجب أن يتبع % رقمان ست عشريان؛ وكمحرف تُكتب %25.</translation>
    </message>
    <message>
        <source>In “{name}”, “{key}” must be {error}; the default applies.</source>
        <translation>في «{name}» يجب أن تكون «{key}»: {error}؛ وتسري القيمة المعتادة.</translation>
    </message>
    <message>
        <source>Include {n} in it.</source>
        <translation>ضع {n} فيه.</translation>
    </message>
    <message>
        <source>Include {{n}} in it, as in “{default_name}”.</source>
        <translation>ضع {{n}} فيه، كما في «{default_name}».</translation>
    </message>
    <message>
        <source>Incomplete URL</source>
        <translation>عنوان URL ناقص</translation>
    </message>
    <message>
        <source>Incorrect namespace</source>
        <translation>مساحة أسماء غير صحيحة</translation>
    </message>
    <message>
        <source>IndexNow endpoint</source>
        <translation>نقطة نهاية IndexNow</translation>
    </message>
    <message>
        <source>Indexes and sets</source>
        <translation>الفهارس والمجموعات</translation>
    </message>
    <message>
        <source>Info</source>
        <translation>معلومة</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>خطأ في الإدخال أو الإخراج</translation>
    </message>
    <message>
        <source>Invalid URL</source>
        <translation>عنوان URL غير صالح</translation>
    </message>
    <message>
        <source>Invalid URL: backslash</source>
        <translation>عنوان URL غير صالح: شرطة مائلة عكسية</translation>
    </message>
    <message>
        <source>Invalid URL: empty</source>
        <translation>عنوان URL غير صالح: فارغ</translation>
    </message>
    <message>
        <source>Invalid URL: host</source>
        <translation>عنوان URL غير صالح: المضيف</translation>
    </message>
    <message>
        <source>Invalid URL: host not in ASCII</source>
        <translation>عنوان URL غير صالح: المضيف ليس بـ ASCII</translation>
    </message>
    <message>
        <source>Invalid URL: percent sign</source>
        <translation>عنوان URL غير صالح: علامة النسبة المئوية</translation>
    </message>
    <message>
        <source>Invalid URL: protocol</source>
        <translation>عنوان URL غير صالح: البروتوكول</translation>
    </message>
    <message>
        <source>Invalid URL: too long</source>
        <translation>عنوان URL غير صالح: أطول من اللازم</translation>
    </message>
    <message>
        <source>Invalid URL: white space</source>
        <translation>عنوان URL غير صالح: مسافة بيضاء</translation>
    </message>
    <message>
        <source>Invalid argument</source>
        <translation>وسيط غير صالح</translation>
    </message>
    <message>
        <source>Invalid by the schema</source>
        <translation>غير صالح وفق المخطط</translation>
    </message>
    <message>
        <source>Invalid date</source>
        <translation>تاريخ غير صالح</translation>
    </message>
    <message>
        <source>Invalid date: empty</source>
        <translation>تاريخ غير صالح: فارغ</translation>
    </message>
    <message>
        <source>Invalid date: no time zone</source>
        <translation>تاريخ غير صالح: دون منطقة زمنية</translation>
    </message>
    <message>
        <source>Invalid tag value</source>
        <translation>قيمة وسم غير صالحة</translation>
    </message>
    <message>
        <source>Invalid tag value: decimal comma</source>
        <translation>قيمة وسم غير صالحة: فاصلة عشرية</translation>
    </message>
    <message>
        <source>Invalid tag value: empty</source>
        <translation>قيمة وسم غير صالحة: فارغة</translation>
    </message>
    <message>
        <source>Invalid tag value: exponent</source>
        <translation>قيمة وسم غير صالحة: أس</translation>
    </message>
    <message>
        <source>Invalid tag value: no number</source>
        <translation>قيمة وسم غير صالحة: ليست رقمًا</translation>
    </message>
    <message>
        <source>Invisible characters around the URL</source>
        <translation>محارف غير مرئية حول عنوان URL</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>هو مجلد</translation>
    </message>
    <message>
        <source>It asks for nothing.</source>
        <translation>لا يسأل عن شيء.</translation>
    </message>
    <message>
        <source>It asks for: {names}.</source>
        <translation>يسأل عن: {names}.</translation>
    </message>
    <message>
        <source>It begins no reference.</source>
        <translation>لا تبدأ مرجعًا.</translation>
    </message>
    <message>
        <source>It begins no tag.</source>
        <translation>لا تبدأ وسمًا.</translation>
    </message>
    <message>
        <source>It begins with http:// or https:// and names the host, as http://www.example.com/ does.</source>
        <translation>يبدأ بـ http://‎ أو https://‎ ويسمي المضيف، مثل http://www.example.com/‎.</translation>
    </message>
    <message>
        <source>It can be {known}.</source>
        <translation>يمكن أن يكون: {known}.</translation>
    </message>
    <message>
        <source>It closes nothing.</source>
        <translation>لا يغلق شيئًا.</translation>
    </message>
    <message>
        <source>It ends like a tag.</source>
        <translation>ينتهي كوسم.</translation>
    </message>
    <message>
        <source>It has too many elements and attributes to be checked</source>
        <translation>فيه عناصر وسمات أكثر من أن تُفحص</translation>
    </message>
    <message>
        <source>It is a feed.</source>
        <translation>هو ملف خلاصة.</translation>
    </message>
    <message>
        <source>It is an index within an index, which search engines refuse.</source>
        <translation>هو فهرس داخل فهرس، وهذا ترفضه محركات البحث.</translation>
    </message>
    <message>
        <source>It is neither entry nor comment.</source>
        <translation>ليس مدخلًا ولا تعليقًا.</translation>
    </message>
    <message>
        <source>It is not known whose robots.txt is given: no entry of “{name}” is complete.</source>
        <translation>لا يُعرف أي مضيف يخصه robots.txt المحدد: لا مدخل في «{name}» له عنوان URL كامل.</translation>
    </message>
    <message>
        <source>It is opened once.</source>
        <translation>يُفتح مرة واحدة.</translation>
    </message>
    <message>
        <source>It may be an error page of the web server.</source>
        <translation>قد يكون صفحة خطأ من خادم الويب.</translation>
    </message>
    <message>
        <source>It stands where the open element ends.</source>
        <translation>يوجد حيث ينتهي العنصر المفتوح.</translation>
    </message>
    <message>
        <source>It was left alone.</source>
        <translation>تُرك كما هو.</translation>
    </message>
    <message numerus="yes">
        <source>It was read with %n repairs.</source>
        <translation>
            <numerusform>قُرئ دون ترميم.</numerusform>
            <numerusform>قُرئ بعد ترميم موضع واحد.</numerusform>
            <numerusform>قُرئ بعد ترميم موضعين.</numerusform>
            <numerusform>قُرئ بعد ترميم %n مواضع.</numerusform>
            <numerusform>قُرئ بعد ترميم %n موضعًا.</numerusform>
            <numerusform>قُرئ بعد ترميم %n موضع.</numerusform>
        </translation>
    </message>
    <message>
        <source>It was read with one repair.</source>
        <translation>قُرئ بعد ترميم موضع واحد.</translation>
    </message>
    <message>
        <source>It was set aside as “{aside}”.</source>
        <translation>نُحّي باسم «{aside}».</translation>
    </message>
    <message>
        <source>Its customary prefix is used.</source>
        <translation>تُستخدم بادئته المعتادة.</translation>
    </message>
    <message>
        <source>Its entries are all of the other kind.</source>
        <translation>كل مدخلاته من النوع الآخر.</translation>
    </message>
    <message>
        <source>Its folder is where the index and the other sitemaps will lie.</source>
        <translation>مجلدها هو المكان الذي سيوضع فيه الفهرس وخرائط الموقع الأخرى.</translation>
    </message>
    <message>
        <source>Its language by ISO 639, in two or three letters; zh-cn or zh-tw for Chinese.</source>
        <translation>لغته وفق ISO 639 بحرفين أو ثلاثة؛ وzh-cn أو zh-tw للصينية.</translation>
    </message>
    <message>
        <source>Its value, where that is not the content.</source>
        <translation>قيمتها، إن لم تكن هي المحتوى.</translation>
    </message>
    <message>
        <source>Katakana</source>
        <translation>الكاتاكانا</translation>
    </message>
    <message>
        <source>Keep between</source>
        <translation>الإبقاء بين حدّين</translation>
    </message>
    <message>
        <source>Keep the name for the sitemap.</source>
        <translation>أبقِ اسم خريطة الموقع.</translation>
    </message>
    <message>
        <source>Keywords of the article.</source>
        <translation>الكلمات المفتاحية للمقالة.</translation>
    </message>
    <message>
        <source>Known are Common, Combined, W3C extended and lines of JSON.</source>
        <translation>الصيغ المعروفة هي Common وCombined وW3C الموسعة وأسطر JSON.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Language by ISO 639-1, maybe with a script (ISO 15924) and a region (ISO 3166-1), or x-default.</source>
        <translation>اللغة وفق ISO 639-1، وربما مع كتابة (ISO 15924) ومنطقة (ISO 3166-1)، أو x-default.</translation>
    </message>
    <message>
        <source>Latin</source>
        <translation>اللاتينية</translation>
    </message>
    <message>
        <source>Leading whitespace</source>
        <translation>مسافة بيضاء في البداية</translation>
    </message>
    <message>
        <source>Leak patterns</source>
        <translation>أنماط التسريب</translation>
    </message>
    <message>
        <source>Leave fragments out</source>
        <translation>حذف الأجزاء بعد #</translation>
    </message>
    <message>
        <source>Leave out what follows the path.</source>
        <translation>احذف ما يلي المسار.</translation>
    </message>
    <message>
        <source>Leave out what stands before the @.</source>
        <translation>احذف ما قبل @.</translation>
    </message>
    <message>
        <source>Leave session ids out</source>
        <translation>حذف معرّفات الجلسات</translation>
    </message>
    <message>
        <source>Leave some out, or shorten them.</source>
        <translation>احذف بعضها أو اختصرها.</translation>
    </message>
    <message>
        <source>Leave tracking parameters out</source>
        <translation>حذف معاملات التتبع</translation>
    </message>
    <message>
        <source>Length in seconds.</source>
        <translation>المدة بالثواني.</translation>
    </message>
    <message>
        <source>Length of the clip in seconds.</source>
        <translation>مدة المقطع بالثواني.</translation>
    </message>
    <message>
        <source>Let that user open it.</source>
        <translation>دع ذلك المستخدم يفتحه.</translation>
    </message>
    <message>
        <source>Letters of several alphabets in one name look like another name, and browsers distrust it.</source>
        <translation>أحرف من عدة أبجديات في اسم واحد تشبه اسمًا آخر، والمتصفحات ترتاب فيه.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>فاتح</translation>
    </message>
    <message>
        <source>Limits of {profile}</source>
        <translation>حدود {profile}</translation>
    </message>
    <message>
        <source>Look at the quotation marks there.</source>
        <translation>انظر إلى علامات الاقتباس هناك.</translation>
    </message>
    <message>
        <source>Look for a part of it.</source>
        <translation>ابحث عن جزء منه.</translation>
    </message>
    <message>
        <source>Look for another window of this program.</source>
        <translation>ابحث عن نافذة أخرى لهذا البرنامج.</translation>
    </message>
    <message>
        <source>Look-around and back-references are not known; a backslash before a mark takes it literally.</source>
        <translation>لا يُدعم النظر حول الموضع ولا الإحالة إلى ما سبق؛ والشرطة المائلة العكسية قبل العلامة تأخذها حرفيًّا.</translation>
    </message>
    <message>
        <source>Looked for it in “{parent}”.</source>
        <translation>جرى البحث عنه في «{parent}».</translation>
    </message>
    <message>
        <source>Looking at the files</source>
        <translation>جارٍ تفقد الملفات</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>منخفض</translation>
    </message>
    <message>
        <source>Make absolute</source>
        <translation>جعله مطلقًا</translation>
    </message>
    <message>
        <source>Missing XML attribute</source>
        <translation>سمة XML مفقودة</translation>
    </message>
    <message>
        <source>Missing XML declaration</source>
        <translation>تصريح XML مفقود</translation>
    </message>
    <message>
        <source>Missing XML tag</source>
        <translation>وسم XML مفقود</translation>
    </message>
    <message>
        <source>Missing self-reference</source>
        <translation>إحالة ذاتية مفقودة</translation>
    </message>
    <message>
        <source>Mobile mark {number:,}</source>
        <translation>علامة الجوّال {number:,}</translation>
    </message>
    <message numerus="yes">
        <source>More than %n redirects.</source>
        <translation>
            <numerusform>توجد إعادة توجيه.</numerusform>
            <numerusform>أكثر من إعادة توجيه واحدة.</numerusform>
            <numerusform>أكثر من إعادتي توجيه.</numerusform>
            <numerusform>أكثر من %n إعادات توجيه.</numerusform>
            <numerusform>أكثر من %n إعادة توجيه.</numerusform>
            <numerusform>أكثر من %n إعادة توجيه.</numerusform>
        </translation>
    </message>
    <message>
        <source>More than one redirect.</source>
        <translation>أكثر من إعادة توجيه واحدة.</translation>
    </message>
    <message>
        <source>Most URLs in an exported sitemap</source>
        <translation>أقصى عدد لعناوين URL في خريطة موقع مصدَّرة</translation>
    </message>
    <message>
        <source>Most bytes in an exported sitemap</source>
        <translation>أقصى عدد بايتات في خريطة موقع مصدَّرة</translation>
    </message>
    <message>
        <source>Move it there, or append its entries to a sitemap of the set.</source>
        <translation>انقله إليه، أو ألحق مدخلاته بخريطة موقع في المجموعة.</translation>
    </message>
    <message>
        <source>Move them to another sitemap of the set, or export them.</source>
        <translation>انقلها إلى خريطة موقع أخرى في المجموعة، أو صدّرها.</translation>
    </message>
    <message>
        <source>Name a field.</source>
        <translation>سمِّ حقلًا.</translation>
    </message>
    <message>
        <source>Name it, such as --columns loc=HEADER.</source>
        <translation>حدّده مثل ‎--columns loc=HEADER.</translation>
    </message>
    <message>
        <source>Name its columns in the first line.</source>
        <translation>سمِّ أعمدته في السطر الأول.</translation>
    </message>
    <message>
        <source>Name of the attribute.</source>
        <translation>اسم السمة.</translation>
    </message>
    <message>
        <source>Name of the publication.</source>
        <translation>اسم المطبوعة.</translation>
    </message>
    <message>
        <source>Name of who uploaded it.</source>
        <translation>اسم من نشره.</translation>
    </message>
    <message>
        <source>Name the sitemap itself, if it lies elsewhere.</source>
        <translation>حدّد الخريطة نفسها إن كانت في مكان آخر.</translation>
    </message>
    <message>
        <source>Names of exported files</source>
        <translation>أسماء الملفات المصدَّرة</translation>
    </message>
    <message>
        <source>Near-duplicate URL</source>
        <translation>عنوان URL شبه مكرر</translation>
    </message>
    <message>
        <source>Needless port</source>
        <translation>منفذ لا لزوم له</translation>
    </message>
    <message>
        <source>Nested sitemap indexes</source>
        <translation>فهارس متداخلة لخرائط الموقع</translation>
    </message>
    <message>
        <source>No CDATA section is open.</source>
        <translation>لا قسم CDATA مفتوح.</translation>
    </message>
    <message>
        <source>No column of “{name}” is known to hold URLs; there are: {headers}.</source>
        <translation>لا عمود معروف للعناوين في «{name}»؛ الأعمدة: {headers}.</translation>
    </message>
    <message>
        <source>No entry has a complete URL.</source>
        <translation>لا إدخال له عنوان كامل.</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>لا مشكلات.</translation>
    </message>
    <message>
        <source>No return tag</source>
        <translation>لا رابط رجوع</translation>
    </message>
    <message>
        <source>No sitemap lies in “{folder}”.</source>
        <translation>لا خريطة موقع في «{folder}».</translation>
    </message>
    <message>
        <source>No sitemap needs that.</source>
        <translation>لا خريطة موقع تحتاج إلى ذلك.</translation>
    </message>
    <message>
        <source>No sitemap was found at {url}.</source>
        <translation>لم يُعثر على خريطة موقع في {url}.</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>لا مساحة متبقية على الجهاز</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>لا يوجد ملف أو مجلد كهذا</translation>
    </message>
    <message>
        <source>No text is given yet.</source>
        <translation>النص مفقود.</translation>
    </message>
    <message numerus="yes">
        <source>None of the %n files can be opened.</source>
        <translation>
            <numerusform>لا ملفات يمكن فتحها.</numerusform>
            <numerusform>لا يمكن فتح الملف.</numerusform>
            <numerusform>لا يمكن فتح أي من الملفين.</numerusform>
            <numerusform>لا يمكن فتح أي من الملفات الـ%n.</numerusform>
            <numerusform>لا يمكن فتح أي من الملفات الـ%n.</numerusform>
            <numerusform>لا يمكن فتح أي من الملفات الـ%n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nor can the %n others.</source>
        <translation>
            <numerusform>ولا غيرها.</numerusform>
            <numerusform>ولا الملف الآخر.</numerusform>
            <numerusform>ولا الملفان الآخران.</numerusform>
            <numerusform>ولا الملفات الـ%n الأخرى.</numerusform>
            <numerusform>ولا الملفات الـ%n الأخرى.</numerusform>
            <numerusform>ولا الملفات الـ%n الأخرى.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nor can the last one.</source>
        <translation>ولا الملف الأخير.</translation>
    </message>
    <message>
        <source>Not UTF-8</source>
        <translation>ليس UTF-8</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>ليس مجلدًا</translation>
    </message>
    <message>
        <source>Not fixed</source>
        <translation>لم يُصلح</translation>
    </message>
    <message>
        <source>Not judged by a rule</source>
        <translation>لم تقيّمه قاعدة</translation>
    </message>
    <message>
        <source>Not judged by the schema</source>
        <translation>لم يُقيَّم وفق المخطط</translation>
    </message>
    <message>
        <source>Nothing is called “{unknown}” here.</source>
        <translation>لا شيء هنا اسمه «{unknown}».</translation>
    </message>
    <message>
        <source>Number of the episode.</source>
        <translation>رقم الحلقة.</translation>
    </message>
    <message>
        <source>Number of the season.</source>
        <translation>رقم الموسم.</translation>
    </message>
    <message>
        <source>Of &lt;image:image&gt;, caption, geo_location, title and license are no longer read by Google; they do no harm. Reported once per sitemap and field.</source>
        <translation>في &lt;image:image&gt; لم يعد Google يقرأ caption وgeo_location وtitle وlicense؛ ولا ضرر منها. يُبلَّغ عنها مرة واحدة لكل خريطة موقع وحقل.</translation>
    </message>
    <message>
        <source>Of &lt;image:image&gt;, loc and license must be addresses of http or https with legal characters, shorter than 2,048.</source>
        <translation>في &lt;image:image&gt; يجب أن يكون loc وlicense عنواني http أو https بمحارف جائزة وأقصر من 2,048.</translation>
    </message>
    <message>
        <source>Of &lt;image:image&gt;, loc and license must be complete addresses: they begin with the protocol and name the host.</source>
        <translation>في &lt;image:image&gt; يجب أن يكون loc وlicense عنوانين كاملين: يبدآن بالبروتوكول ويسميان المضيف.</translation>
    </message>
    <message>
        <source>Of &lt;news:news&gt;, access and genres must be one of the values that are defined.</source>
        <translation>في &lt;news:news&gt; يجب أن يكون access وgenres من القيم المعرَّفة.</translation>
    </message>
    <message>
        <source>Of &lt;news:news&gt;, publication_date must be real dates in one of the W3C forms; a time needs its zone.</source>
        <translation>في &lt;news:news&gt; يجب أن يكون publication_date تاريخًا موجودًا بأحد أشكال W3C؛ ويحتاج الوقت إلى منطقته.</translation>
    </message>
    <message>
        <source>Of &lt;news:news&gt;, stock_tickers may name only so many.</source>
        <translation>في &lt;news:news&gt; لا يجوز أن يذكر stock_tickers أكثر من عدد معين.</translation>
    </message>
    <message>
        <source>Of &lt;news:news&gt;, stock_tickers must be written in their form.</source>
        <translation>في &lt;news:news&gt; يجب أن يُكتب stock_tickers بشكله المحدد.</translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, duration, rating, content_segment_loc@duration, view_count, price, tvshow.season_number and tvshow.episode_number must be numbers between their bounds.</source>
        <translation>في &lt;video:video&gt; يجب أن تكون duration وrating وcontent_segment_loc@duration وview_count وprice وtvshow.season_number وtvshow.episode_number أرقامًا بين حدودها.</translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, duration, rating, content_segment_loc@duration, view_count, price, tvshow.season_number and tvshow.episode_number must be numbers, whole ones where they count something.</source>
        <translation>في &lt;video:video&gt; يجب أن تكون duration وrating وcontent_segment_loc@duration وview_count وprice وtvshow.season_number وtvshow.episode_number أرقامًا، وصحيحة حيث تعدّ شيئًا.</translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, expiration_date, publication_date and tvshow.premier_date must be real dates in one of the W3C forms; a time needs its zone.</source>
        <translation>في &lt;video:video&gt; يجب أن تكون expiration_date وpublication_date وtvshow.premier_date تواريخ موجودة بأحد أشكال W3C؛ ويحتاج الوقت إلى منطقته.</translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, family_friendly, restriction@relationship, price@type, price@resolution, requires_subscription, tvshow.video_type, platform, platform@relationship, live and id@type must be one of the values that are defined.</source>
        <translation>في &lt;video:video&gt; يجب أن تكون family_friendly وrestriction@relationship وprice@type وprice@resolution وrequires_subscription وtvshow.video_type وplatform وplatform@relationship وlive وid@type من القيم المعرَّفة.</translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, player_loc@allow_embed, player_loc@autoplay, category, gallery_loc, price and tvshow are no longer read by Google; they do no harm. Reported once per sitemap and field.</source>
        <translation>في &lt;video:video&gt; لم يعد Google يقرأ player_loc@allow_embed وplayer_loc@autoplay وcategory وgallery_loc وprice وtvshow؛ ولا ضرر منها. يُبلَّغ عنها مرة واحدة لكل خريطة موقع وحقل.</translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, restriction and price@currency must be written in their form.</source>
        <translation>في &lt;video:video&gt; يجب أن يُكتب restriction وprice@currency بشكلهما المحدد.</translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, thumbnail_loc, content_loc, player_loc, content_segment_loc, gallery_loc and uploader@info must be addresses of http or https with legal characters, shorter than 2,048.</source>
        <translation>في &lt;video:video&gt; يجب أن تكون thumbnail_loc وcontent_loc وplayer_loc وcontent_segment_loc وgallery_loc وuploader@info عناوين http أو https بمحارف جائزة وأقصر من 2,048.</translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, thumbnail_loc, content_loc, player_loc, content_segment_loc, gallery_loc and uploader@info must be complete addresses: they begin with the protocol and name the host.</source>
        <translation>في &lt;video:video&gt; يجب أن تكون thumbnail_loc وcontent_loc وplayer_loc وcontent_segment_loc وgallery_loc وuploader@info عناوين كاملة: تبدأ بالبروتوكول وتسمي المضيف.</translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, title, description and category have a greatest length.</source>
        <translation>في &lt;video:video&gt; لكل من title وdescription وcategory طول أقصى.</translation>
    </message>
    <message>
        <source>Of &lt;xhtml:link&gt;, @href must be addresses of http or https with legal characters, shorter than 2,048.</source>
        <translation>في &lt;xhtml:link&gt; يجب أن يكون @href عنوان http أو https بمحارف جائزة وأقصر من 2,048.</translation>
    </message>
    <message>
        <source>Of &lt;xhtml:link&gt;, @href must be complete addresses: they begin with the protocol and name the host.</source>
        <translation>في &lt;xhtml:link&gt; يجب أن يكون @href عنوانًا كاملًا: يبدأ بالبروتوكول ويسمي المضيف.</translation>
    </message>
    <message>
        <source>Of &lt;xhtml:link&gt;, @rel must be one of the values that are defined.</source>
        <translation>في &lt;xhtml:link&gt; يجب أن يكون @rel من القيم المعرَّفة.</translation>
    </message>
    <message>
        <source>One article of this sitemap is more than two days old and no longer read as news.</source>
        <translation>في خريطة الموقع هذه مقالة واحدة أقدم من يومين، لم تعد تُقرأ كأخبار.</translation>
    </message>
    <message>
        <source>One byte that is no gzip data was</source>
        <translation>تُرك بايت واحد ليس من بيانات gzip</translation>
    </message>
    <message>
        <source>One entry is not whole and left out.</source>
        <translation>مدخل واحد غير كامل وقد استُبعد.</translation>
    </message>
    <message>
        <source>One entry is too large for a sitemap.</source>
        <translation>إدخال واحد أكبر من أن تتسع له خريطة موقع.</translation>
    </message>
    <message>
        <source>One entry of “{name}” has {lacking}, which a {forms} can't hold.</source>
        <translation>في «{name}» مدخل واحد {lacking}، وهو ما لا يتسع له {forms}.</translation>
    </message>
    <message>
        <source>One entry was cut off and is lost.</source>
        <translation>مدخل واحد كان مقطوعًا وقد ضاع.</translation>
    </message>
    <message>
        <source>One index lies in “{folder}”.</source>
        <translation>يوجد فهرس واحد في «{folder}».</translation>
    </message>
    <message>
        <source>One item has no link and is left out.</source>
        <translation>عنصر واحد بلا رابط وقد استُبعد.</translation>
    </message>
    <message>
        <source>One more zero byte after the end was left out.</source>
        <translation>استُبعد بايت صفري زائد واحد بعد النهاية.</translation>
    </message>
    <message>
        <source>One object on the page.</source>
        <translation>كائن في الصفحة.</translation>
    </message>
    <message>
        <source>One part is more than an index may list ({limit:,}, {title}).</source>
        <translation>جزء واحد يزيد على ما يجوز أن يدرجه الفهرس ({limit:,}، {title}).</translation>
    </message>
    <message>
        <source>One property of the object.</source>
        <translation>خاصية من خصائص الكائن.</translation>
    </message>
    <message>
        <source>One sitemap alone can't be merged.</source>
        <translation>لا يمكن دمج خريطة موقع واحدة وحدها.</translation>
    </message>
    <message>
        <source>One sitemap is more than an index may list ({limit:,}, {title}).</source>
        <translation>خريطة موقع واحدة تزيد على ما يجوز أن يدرجه الفهرس ({limit:,}، {title}).</translation>
    </message>
    <message>
        <source>Only escapes go that mean the same without.</source>
        <translation>لا يزول إلا التهريب الذي لا يغير زواله المعنى.</translation>
    </message>
    <message>
        <source>Only http and https are followed.</source>
        <translation>لا يُتّبع سوى http وhttps.</translation>
    </message>
    <message>
        <source>Only url elements may stand directly inside urlset, and only sitemap elements directly inside sitemapindex.</source>
        <translation>لا يجوز أن تقع مباشرة داخل urlset إلا عناصر url، ولا مباشرة داخل sitemapindex إلا عناصر sitemap.</translation>
    </message>
    <message>
        <source>Open it again in a moment.</source>
        <translation>افتحها من جديد بعد لحظة.</translation>
    </message>
    <message>
        <source>Open it again.</source>
        <translation>افتحه مجددًا.</translation>
    </message>
    <message>
        <source>Open it by itself, or add its sitemaps.</source>
        <translation>افتحه وحده، أو أضف خرائطه.</translation>
    </message>
    <message>
        <source>Open one folder, or files of one folder.</source>
        <translation>افتح مجلدًا واحدًا، أو ملفات من مجلد واحد.</translation>
    </message>
    <message>
        <source>Open one of them: {names}.</source>
        <translation>افتح واحدًا منها: {names}.</translation>
    </message>
    <message>
        <source>Open sets in</source>
        <translation>فتح المجموعات في</translation>
    </message>
    <message>
        <source>Open the files of one folder; others can be exported together.</source>
        <translation>افتح ملفات مجلد واحد؛ ويمكن تصدير غيرها معًا.</translation>
    </message>
    <message>
        <source>Open the set again once it can be read.</source>
        <translation>افتح المجموعة مجددًا حين تمكن قراءتها.</translation>
    </message>
    <message>
        <source>Open the set again once the file is there and can be read.</source>
        <translation>افتح المجموعة مجددًا حين يوجد الملف وتمكن قراءته.</translation>
    </message>
    <message>
        <source>Open the set again.</source>
        <translation>افتح المجموعة مجددًا.</translation>
    </message>
    <message>
        <source>Open the sitemap that is made from it.</source>
        <translation>افتح خريطة الموقع التي تُنشأ منه.</translation>
    </message>
    <message>
        <source>Opening the set again puts them right.</source>
        <translation>فتح المجموعة مجددًا يصححها.</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>العملية غير مسموح بها</translation>
    </message>
    <message>
        <source>Other parameters stay.</source>
        <translation>المعاملات الأخرى تبقى.</translation>
    </message>
    <message>
        <source>Outdated date in the index</source>
        <translation>تاريخ قديم في الفهرس</translation>
    </message>
    <message>
        <source>Outdated news</source>
        <translation>أخبار قديمة</translation>
    </message>
    <message>
        <source>Page map {number:,}</source>
        <translation>خريطة الصفحة {number:,}</translation>
    </message>
    <message>
        <source>Parameters such as utm_source tell where a visitor came from; the page is the same without them.</source>
        <translation>معاملات مثل utm_source تبين من أين جاء الزائر؛ والصفحة هي نفسها من دونها.</translation>
    </message>
    <message>
        <source>Parsing error</source>
        <translation>خطأ في التحليل</translation>
    </message>
    <message>
        <source>Path mismatch</source>
        <translation>عدم تطابق المسار</translation>
    </message>
    <message>
        <source>Pattern {number}, “{each}”, can't be looked for: {fault}.</source>
        <translation>النمط {number}، «{each}»، لا يمكن البحث عنه: {fault}.</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>لا إذن بذلك</translation>
    </message>
    <message>
        <source>Platforms where it may or may not be played.</source>
        <translation>المنصات التي يجوز أو لا يجوز تشغيله عليها.</translation>
    </message>
    <message>
        <source>Please report this file.</source>
        <translation>نرجو الإبلاغ عن هذا الملف.</translation>
    </message>
    <message>
        <source>Port 80 is the default for http, port 443 for https; neither is needed.</source>
        <translation>المنفذ 80 لـ http والمنفذ 443 لـ https مفهومان دون ذكر.</translation>
    </message>
    <message>
        <source>Price in one currency; without an amount, its type says how it is sold.</source>
        <translation>السعر بعملة واحدة؛ وإن خلا من المبلغ فنوعه يبين كيف يُباع.</translation>
    </message>
    <message>
        <source>Priorities between the two stay as written.</source>
        <translation>الأولويات بين الحدّين تبقى كما كُتبت.</translation>
    </message>
    <message>
        <source>Priorities that are all the same say nothing: they are only compared with each other.</source>
        <translation>الأولويات المتطابقة كلها لا تقول شيئًا: فهي لا تُقارن إلا ببعضها.</translation>
    </message>
    <message>
        <source>Private networks, test sites, administration, hidden files and backups are seldom meant for all.</source>
        <translation>الشبكات الخاصة ومواقع الاختبار والإدارة والملفات المخفية والنسخ الاحتياطية قلّما يُقصد بها الجميع.</translation>
    </message>
    <message>
        <source>Probably not public</source>
        <translation>على الأرجح غير عام</translation>
    </message>
    <message>
        <source>Profile of new windows</source>
        <translation>ملف تعريف النوافذ الجديدة</translation>
    </message>
    <message>
        <source>Publishing</source>
        <translation>النشر</translation>
    </message>
    <message>
        <source>Put its value in double quotes.</source>
        <translation>ضع قيمتها بين علامتي اقتباس مزدوجتين.</translation>
    </message>
    <message>
        <source>Put the file beside the index to open it with the set; the index keeps its entry.</source>
        <translation>ضع الملف بجانب الفهرس ليُفتح مع المجموعة؛ ويحتفظ الفهرس بمدخله.</translation>
    </message>
    <message>
        <source>RSS 2.0 and 1.0, and Atom 1.0 and 0.3 can be read.</source>
        <translation>تمكن قراءة RSS 2.0 و1.0 وAtom 1.0 و0.3.</translation>
    </message>
    <message>
        <source>Raise the ceiling if you trust where it comes from.</source>
        <translation>ارفع السقف إن كنت تثق بمصدره.</translation>
    </message>
    <message>
        <source>Raise the ceiling to open it whole.</source>
        <translation>ارفع السقف لفتحه كاملًا.</translation>
    </message>
    <message>
        <source>Raise the limit of URLs.</source>
        <translation>ارفع حد عناوين URL.</translation>
    </message>
    <message>
        <source>Raise the limit of bytes, or shorten the entry.</source>
        <translation>ارفع حد البايتات، أو اختصر المدخل.</translation>
    </message>
    <message>
        <source>Raise the limits per sitemap, choose another profile, or export fewer entries.</source>
        <translation>ارفع حدود خريطة الموقع، أو اختر ملف تعريف آخر، أو صدّر مدخلات أقل.</translation>
    </message>
    <message>
        <source>Rating from 0.0 to 5.0.</source>
        <translation>التقييم من 0.0 إلى 5.0.</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>نظام الملفات للقراءة فقط</translation>
    </message>
    <message>
        <source>Reading extensions</source>
        <translation>جارٍ قراءة الامتدادات</translation>
    </message>
    <message>
        <source>Reading files</source>
        <translation>جارٍ قراءة الملفات</translation>
    </message>
    <message>
        <source>Record edits at once, so that they can be recovered if the program ends before they are saved.</source>
        <translation>تدوين التعديلات فورًا، ليمكن استردادها إن انتهى البرنامج قبل حفظها.</translation>
    </message>
    <message>
        <source>Recovery log</source>
        <translation>سجل الاسترداد</translation>
    </message>
    <message>
        <source>Refused by the schema alone</source>
        <translation>يرفضه المخطط وحده</translation>
    </message>
    <message>
        <source>Reload the set to read it; its file stays as it is.</source>
        <translation>أعد تحميل المجموعة لقراءته؛ ويبقى ملفه كما هو.</translation>
    </message>
    <message>
        <source>Remove all but the first.</source>
        <translation>أزل الكل ما عدا الأول.</translation>
    </message>
    <message>
        <source>Remove it, or open it before.</source>
        <translation>أزله، أو افتحه قبل ذلك.</translation>
    </message>
    <message>
        <source>Remove it, or write its “&amp;” as “&amp;amp;”.</source>
        <translation>أزله، أو اكتب «&amp;» فيه «&amp;amp;».</translation>
    </message>
    <message>
        <source>Remove it.</source>
        <translation>أزله.</translation>
    </message>
    <message>
        <source>Remove it; XML allows none but tab and line ends.</source>
        <translation>أزله؛ فلا يسمح XML إلا بعلامة الجدولة ونهايات الأسطر.</translation>
    </message>
    <message>
        <source>Remove it; a sitemap needs none.</source>
        <translation>أزله؛ فلا تحتاج خريطة الموقع إليه.</translation>
    </message>
    <message>
        <source>Remove one of them.</source>
        <translation>أزل أحدهما.</translation>
    </message>
    <message>
        <source>Remove the character from the value.</source>
        <translation>أزل المحرف من القيمة.</translation>
    </message>
    <message>
        <source>Remove the line break, or save as XML.</source>
        <translation>أزل فاصل الأسطر، أو احفظ بصيغة XML.</translation>
    </message>
    <message>
        <source>Remove the second hyphen.</source>
        <translation>أزل الواصلة الثانية.</translation>
    </message>
    <message>
        <source>Remove the sitemap instead.</source>
        <translation>أزل خريطة الموقع بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>Remove the “&lt;!DOCTYPE …&gt;” from the file; a sitemap needs none.</source>
        <translation>أزل «&lt;!DOCTYPE …&gt;» من الملف؛ فلا تحتاج خريطة الموقع إليه.</translation>
    </message>
    <message>
        <source>Remove what stands before it.</source>
        <translation>أزل ما قبله.</translation>
    </message>
    <message>
        <source>Repaired file</source>
        <translation>ملف مرمَّم</translation>
    </message>
    <message>
        <source>Resolution at this price.</source>
        <translation>الدقة بهذا السعر.</translation>
    </message>
    <message>
        <source>Results stay from 0.0 to 1.0; entries without a priority stay without.</source>
        <translation>تبقى النتائج من 0.0 إلى 1.0؛ والمدخلات التي لا أولوية لها تبقى كذلك.</translation>
    </message>
    <message>
        <source>Room for large sets</source>
        <translation>المساحة للمجموعات الكبيرة</translation>
    </message>
    <message>
        <source>Root and entries have the protocol's names.</source>
        <translation>الجذر والمدخلات لها أسماء البروتوكول.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>تقريب</translation>
    </message>
    <message>
        <source>Row height</source>
        <translation>ارتفاع الصفوف</translation>
    </message>
    <message>
        <source>Same date everywhere</source>
        <translation>التاريخ نفسه في كل مكان</translation>
    </message>
    <message>
        <source>Same priority everywhere</source>
        <translation>الأولوية نفسها في كل مكان</translation>
    </message>
    <message>
        <source>Save as an .xml file to keep it.</source>
        <translation>احفظ كملف ‎.xml للإبقاء عليه.</translation>
    </message>
    <message>
        <source>Save it again as UTF-8, or declare the encoding that it really has.</source>
        <translation>احفظه مجددًا بترميز UTF-8، أو صرّح بالترميز الذي له فعلًا.</translation>
    </message>
    <message>
        <source>Save it as an .xml file first.</source>
        <translation>احفظه كملف ‎.xml أولًا.</translation>
    </message>
    <message>
        <source>Save it in UTF-8.</source>
        <translation>احفظه بترميز UTF-8.</translation>
    </message>
    <message>
        <source>Save it under a name.</source>
        <translation>احفظه باسم.</translation>
    </message>
    <message>
        <source>Save its content to a file first.</source>
        <translation>احفظ محتواه في ملف أولًا.</translation>
    </message>
    <message>
        <source>Save or export it as a sitemap under another name.</source>
        <translation>احفظه أو صدّره كخريطة موقع باسم آخر.</translation>
    </message>
    <message>
        <source>Save the table as CSV in UTF-8.</source>
        <translation>احفظ الجدول بصيغة CSV وترميز UTF-8.</translation>
    </message>
    <message>
        <source>Save to another place.</source>
        <translation>احفظ في مكان آخر.</translation>
    </message>
    <message>
        <source>Save under another name, or open it again.</source>
        <translation>احفظ باسم آخر، أو افتحه مجددًا.</translation>
    </message>
    <message>
        <source>Save under another name.</source>
        <translation>احفظ باسم آخر.</translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation>عوامل التصفية المحفوظة</translation>
    </message>
    <message>
        <source>Saving a change writes it in UTF-8.</source>
        <translation>حفظ تغيير يكتبه بترميز UTF-8.</translation>
    </message>
    <message>
        <source>Say so in the expression itself.</source>
        <translation>حدد ذلك في التعبير نفسه.</translation>
    </message>
    <message>
        <source>Say “day” or “second”.</source>
        <translation>قل «day» أو «second».</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>تحجيم</translation>
    </message>
    <message>
        <source>Schema and W3C disagree</source>
        <translation>المخطط وW3C مختلفان</translation>
    </message>
    <message>
        <source>Search engines don't fetch a URL that the robots.txt of its host disallows for their crawler. It is known where it was given (check --robots).</source>
        <translation>لا تجلب محركات البحث عنوان URL يحظره robots.txt الخاص بمضيفه على برنامج الزحف لديها. ولا يُعرف هذا الملف إلا إذا حُدد (check --robots).</translation>
    </message>
    <message>
        <source>Search engines find a sitemap, or its index, by a Sitemap line in the robots.txt of its host. It is known where it was given (check --robots).</source>
        <translation>تعثر محركات البحث على خريطة الموقع أو فهرسها بواسطة سطر Sitemap في robots.txt الخاص بمضيفها. ولا يُعرف هذا الملف إلا إذا حُدد (check --robots).</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>تعيين</translation>
    </message>
    <message>
        <source>Set by depth</source>
        <translation>تعيين حسب العمق</translation>
    </message>
    <message>
        <source>Set from the files of the site</source>
        <translation>تعيين من ملفات الموقع</translation>
    </message>
    <message>
        <source>Set to a date</source>
        <translation>تعيين إلى تاريخ</translation>
    </message>
    <message>
        <source>Set to now</source>
        <translation>تعيين إلى الآن</translation>
    </message>
    <message>
        <source>Set where empty</source>
        <translation>تعيين حيث الحقل فارغ</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>المجموعات</translation>
    </message>
    <message>
        <source>Several files are given as the robots.txt of one host.</source>
        <translation>حُددت عدة ملفات على أنها robots.txt لمضيف واحد.</translation>
    </message>
    <message>
        <source>Shift by days</source>
        <translation>إزاحة بالأيام</translation>
    </message>
    <message>
        <source>Shorter numbers stay as written.</source>
        <translation>الأرقام الأقصر تبقى كما كُتبت.</translation>
    </message>
    <message>
        <source>Single bytes come from text that was pasted into a UTF-8 file; several together are not touched.</source>
        <translation>البايتات المنفردة مصدرها نص أُلصق في ملف UTF-8؛ والمتتالية لا تُمس.</translation>
    </message>
    <message>
        <source>Sitemap 0.9 (2008)</source>
        <translation>خريطة الموقع 0.9 (2008)</translation>
    </message>
    <message>
        <source>Sitemap and index mixed</source>
        <translation>خلط بين خريطة الموقع والفهرس</translation>
    </message>
    <message>
        <source>Sitemap found by name only</source>
        <translation>خريطة موقع عُثر عليها بالاسم فقط</translation>
    </message>
    <message>
        <source>Sitemap listed twice</source>
        <translation>خريطة موقع مدرجة مرتين</translation>
    </message>
    <message>
        <source>Sitemap not found</source>
        <translation>لم يُعثر على خريطة الموقع</translation>
    </message>
    <message>
        <source>Sitemap not in robots.txt</source>
        <translation>خريطة موقع غير مذكورة في robots.txt</translation>
    </message>
    <message>
        <source>Sitemap not listed</source>
        <translation>خريطة موقع غير مدرجة</translation>
    </message>
    <message>
        <source>Sitemap: http://www.example.com/sitemap_index.xml in robots.txt</source>
        <translation>‏Sitemap: http://www.example.com/sitemap_index.xml في robots.txt</translation>
    </message>
    <message>
        <source>Sitemaps are told by their content; their names end in .xml or .xml.gz.</source>
        <translation>تُعرف خرائط الموقع من محتواها؛ وتنتهي أسماؤها بـ ‎.xml أو ‎.xml.gz.</translation>
    </message>
    <message>
        <source>Some files may be older than others.</source>
        <translation>قد تكون بعض الملفات أقدم من غيرها.</translation>
    </message>
    <message>
        <source>Something must come behind the backslash.</source>
        <translation>يجب أن يأتي شيء بعد الشرطة المائلة العكسية.</translation>
    </message>
    <message>
        <source>Something stood behind the end of the sitemap; it was removed.</source>
        <translation>كان شيء بعد نهاية خريطة الموقع؛ فأُزيل.</translation>
    </message>
    <message>
        <source>Sorting into folders</source>
        <translation>جارٍ الترتيب في مجلدات</translation>
    </message>
    <message>
        <source>Split it first.</source>
        <translation>قسّمها أولًا.</translation>
    </message>
    <message>
        <source>Split it first; no search engine takes a sitemap of that size.</source>
        <translation>قسّمها أولًا؛ فلا محرك بحث يقبل خريطة موقع بهذا الحجم.</translation>
    </message>
    <message>
        <source>Split it otherwise.</source>
        <translation>قسّمها بصورة أخرى.</translation>
    </message>
    <message>
        <source>Steps such as /../ belong to relative addresses; consumers follow them and list a different address.</source>
        <translation>خطوات مثل ‎/../‎ خاصة بالعناوين النسبية؛ فمحركات البحث تتبعها وتدرج عنوانًا غير هذا.</translation>
    </message>
    <message>
        <source>Suspicious URL: empty port</source>
        <translation>عنوان URL مريب: منفذ فارغ</translation>
    </message>
    <message>
        <source>Suspicious host</source>
        <translation>مضيف مريب</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>كما يحدد النظام</translation>
    </message>
    <message>
        <source>Tag no longer read</source>
        <translation>وسم لم يعد يُقرأ</translation>
    </message>
    <message>
        <source>Take the dates of the files instead.</source>
        <translation>خذ تواريخ الملفات بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>Template of a sitemap</source>
        <translation>قالب خريطة موقع</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>النص</translation>
    </message>
    <message>
        <source>Text between entries</source>
        <translation>نص بين المدخلات</translation>
    </message>
    <message>
        <source>Text stands between the elements of the entry.</source>
        <translation>يوجد نص بين عناصر المدخل.</translation>
    </message>
    <message>
        <source>Text stands directly inside “{root}”; it is kept.</source>
        <translation>يوجد نص مباشرة داخل «{root}»؛ ويبقى كما هو.</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>التايلاندية</translation>
    </message>
    <message numerus="yes">
        <source>The %n patterns can't be looked for together.</source>
        <translation>
            <numerusform>لا أنماط يُبحث عنها معًا.</numerusform>
            <numerusform>لا يمكن البحث عن هذا النمط.</numerusform>
            <numerusform>لا يمكن البحث عن النمطين معًا.</numerusform>
            <numerusform>لا يمكن البحث عن الأنماط الـ%n معًا.</numerusform>
            <numerusform>لا يمكن البحث عن الأنماط الـ%n معًا.</numerusform>
            <numerusform>لا يمكن البحث عن الأنماط الـ%n معًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>The URL of “{name}” is not known.</source>
        <translation>عنوان «{name}» غير معروف.</translation>
    </message>
    <message>
        <source>The URLs do not belong to the host, or the key does not have the form that is asked for.</source>
        <translation>العناوين لا تنتمي إلى المضيف، أو المفتاح ليس بالصيغة المطلوبة.</translation>
    </message>
    <message>
        <source>The URLs were received.</source>
        <translation>استُلمت العناوين.</translation>
    </message>
    <message>
        <source>The URLs were received; the key is still to be checked.</source>
        <translation>استُلمت العناوين؛ وسيُتحقق من المفتاح لاحقًا.</translation>
    </message>
    <message>
        <source>The XML around an entry that was changed is not well-formed, so the change can't be put into it.</source>
        <translation>‏XML المحيط بمدخل تغيّر غير سليم الصياغة، لذلك لا يمكن وضع التغيير فيه.</translation>
    </message>
    <message>
        <source>The XML can't be taken: in line {line}, column {column}, {cause}.</source>
        <translation>لا يمكن قبول XML: في السطر {line}، العمود {column}، {cause}.</translation>
    </message>
    <message>
        <source>The XML declaration was malformed; it was written anew.</source>
        <translation>كان تصريح XML مشوهًا؛ فكُتب من جديد.</translation>
    </message>
    <message>
        <source>The XML is not well-formed {place}.</source>
        <translation>‏XML غير سليم الصياغة {place}.</translation>
    </message>
    <message>
        <source>The XML is not well-formed: {place}, {cause}.</source>
        <translation>‏XML غير سليم الصياغة: {place}، {cause}.</translation>
    </message>
    <message>
        <source>The address at which the sitemaps will lie is not known.</source>
        <translation>العنوان الذي ستوضع فيه خرائط الموقع غير معروف.</translation>
    </message>
    <message>
        <source>The address carries the id of a session, {what}: every visitor gets another address for one page.</source>
        <translation>في العنوان معرّف جلسة، {what}: فيحصل كل زائر على عنوان آخر للصفحة الواحدة.</translation>
    </message>
    <message numerus="yes">
        <source>The address has %n characters; it must have fewer than 2,048, though the published schema takes 2,048.</source>
        <translation>
            <numerusform>طول العنوان صفر من المحارف؛ ويجب أن يكون أقل من 2,048، وإن كان المخطط المنشور يقبل 2,048.</numerusform>
            <numerusform>طول العنوان محرف واحد؛ ويجب أن يكون أقل من 2,048، وإن كان المخطط المنشور يقبل 2,048.</numerusform>
            <numerusform>طول العنوان محرفان؛ ويجب أن يكون أقل من 2,048، وإن كان المخطط المنشور يقبل 2,048.</numerusform>
            <numerusform>طول العنوان %n محارف؛ ويجب أن يكون أقل من 2,048، وإن كان المخطط المنشور يقبل 2,048.</numerusform>
            <numerusform>طول العنوان %n محرفًا؛ ويجب أن يكون أقل من 2,048، وإن كان المخطط المنشور يقبل 2,048.</numerusform>
            <numerusform>طول العنوان %n محرف؛ ويجب أن يكون أقل من 2,048، وإن كان المخطط المنشور يقبل 2,048.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The address has %n characters; it must have fewer than 2,048.</source>
        <translation>
            <numerusform>طول العنوان صفر من المحارف؛ ويجب أن يكون أقل من 2,048.</numerusform>
            <numerusform>طول العنوان محرف واحد؛ ويجب أن يكون أقل من 2,048.</numerusform>
            <numerusform>طول العنوان محرفان؛ ويجب أن يكون أقل من 2,048.</numerusform>
            <numerusform>طول العنوان %n محارف؛ ويجب أن يكون أقل من 2,048.</numerusform>
            <numerusform>طول العنوان %n محرفًا؛ ويجب أن يكون أقل من 2,048.</numerusform>
            <numerusform>طول العنوان %n محرف؛ ويجب أن يكون أقل من 2,048.</numerusform>
        </translation>
    </message>
    <message>
        <source>The address has an @ without a user name before the host, which is needless.</source>
        <translation>في العنوان @ دون اسم مستخدم قبل المضيف، ولا لزوم لها.</translation>
    </message>
    <message>
        <source>The address has one character; it must have fewer than 2,048, though the published schema takes 2,048.</source>
        <translation>طول العنوان محرف واحد؛ ويجب أن يكون أقل من 2,048، وإن كان المخطط المنشور يقبل 2,048.</translation>
    </message>
    <message>
        <source>The address has one character; it must have fewer than 2,048.</source>
        <translation>طول العنوان محرف واحد؛ ويجب أن يكون أقل من 2,048.</translation>
    </message>
    <message>
        <source>The address holds a user name or a password, which would be published.</source>
        <translation>في العنوان اسم مستخدم أو كلمة مرور، وذلك سيُنشر.</translation>
    </message>
    <message>
        <source>The address is longer than {most:,} characters, the most that a sitemap may list.</source>
        <translation>العنوان أطول من {most:,} محرفًا، وهو أقصى ما يجوز أن تسرده خريطة الموقع.</translation>
    </message>
    <message>
        <source>The address tells everybody {what} {name}, and consumers refuse it.</source>
        <translation>يكشف العنوان للجميع {what} {name}، ومحركات البحث ترفض ذلك.</translation>
    </message>
    <message>
        <source>The answer is incomplete.</source>
        <translation>الرد غير مكتمل.</translation>
    </message>
    <message>
        <source>The base URL {base_url} is not complete.</source>
        <translation>عنوان الأساس {base_url} غير كامل.</translation>
    </message>
    <message>
        <source>The beginning of a recovery log can't be understood.</source>
        <translation>تعذر فهم بداية سجل استرداد.</translation>
    </message>
    <message>
        <source>The byte {named} is no UTF-8; it is read as “{characters}” (Windows-1252).</source>
        <translation>البايت {named} ليس UTF-8؛ فيُقرأ «{characters}» (Windows-1252).</translation>
    </message>
    <message>
        <source>The certificate of the server is not trusted.</source>
        <translation>شهادة الخادم غير موثوقة.</translation>
    </message>
    <message>
        <source>The change frequency is empty; leave the element out if it is unknown.</source>
        <translation>معدل التغيير فارغ؛ احذف العنصر إن كان مجهولًا.</translation>
    </message>
    <message>
        <source>The choice holds until the program ends.</source>
        <translation>يسري الاختيار حتى انتهاء البرنامج.</translation>
    </message>
    <message>
        <source>The colon after the host is needless without a port.</source>
        <translation>النقطتان بعد المضيف لا لزوم لهما دون منفذ.</translation>
    </message>
    <message>
        <source>The column “{name}” is not a field and was left out.</source>
        <translation>العمود «{name}» ليس حقلًا وقد استُبعد.</translation>
    </message>
    <message>
        <source>The date in {name} is “{date}”.</source>
        <translation>التاريخ في {name} هو «{date}».</translation>
    </message>
    <message>
        <source>The date is empty; leave the element out if the date is unknown.</source>
        <translation>التاريخ فارغ؛ احذف العنصر إن كان التاريخ مجهولًا.</translation>
    </message>
    <message>
        <source>The date of a sitemap in its index can't be earlier than the newest date in that sitemap.</source>
        <translation>لا يمكن أن يكون تاريخ خريطة الموقع في فهرسها أقدم من أحدث تاريخ فيها.</translation>
    </message>
    <message>
        <source>The download may be incomplete; fetch it again.</source>
        <translation>قد يكون التنزيل ناقصًا؛ اجلبه مجددًا.</translation>
    </message>
    <message>
        <source>The element goes; what the entry holds besides stays.</source>
        <translation>يزول العنصر؛ ويبقى ما عداه في المدخل.</translation>
    </message>
    <message>
        <source>The elements of {many} are not in the order {names}, extensions last; the schema demands it, the text of the protocol does not.</source>
        <translation>عناصر {many} ليست بالترتيب {names} والامتدادات في الآخر؛ المخطط يشترط ذلك، ونص البروتوكول لا يشترطه.</translation>
    </message>
    <message>
        <source>The encoding in which the web server expects characters beyond ASCII, when addresses are fixed.</source>
        <translation>الترميز الذي يتوقع به خادم الويب المحارف خارج ASCII عند إصلاح العناوين.</translation>
    </message>
    <message>
        <source>The entries of “{sitemap}” can't be looked at in the cache: {strerror}.</source>
        <translation>تعذر النظر في مدخلات «{sitemap}» في ذاكرة التخزين المؤقت: {strerror}.</translation>
    </message>
    <message>
        <source>The entry has more than {most:,} &lt;{shown_name}&gt;.</source>
        <translation>في المدخل أكثر من {most:,} من &lt;{shown_name}&gt;.</translation>
    </message>
    <message>
        <source>The entry has no loc.</source>
        <translation>لا loc في المدخل.</translation>
    </message>
    <message numerus="yes">
        <source>The export would need %n sitemaps; an index may list {most:,} ({title}).</source>
        <translation>
            <numerusform>لا يحتاج التصدير إلى أي خريطة موقع؛ ويجوز للفهرس أن يدرج {most:,} ({title}).</numerusform>
            <numerusform>يحتاج التصدير إلى خريطة موقع واحدة؛ ويجوز للفهرس أن يدرج {most:,} ({title}).</numerusform>
            <numerusform>يحتاج التصدير إلى خريطتي موقع؛ ويجوز للفهرس أن يدرج {most:,} ({title}).</numerusform>
            <numerusform>يحتاج التصدير إلى %n خرائط موقع؛ ويجوز للفهرس أن يدرج {most:,} ({title}).</numerusform>
            <numerusform>يحتاج التصدير إلى %n خريطة موقع؛ ويجوز للفهرس أن يدرج {most:,} ({title}).</numerusform>
            <numerusform>يحتاج التصدير إلى %n خريطة موقع؛ ويجوز للفهرس أن يدرج {most:,} ({title}).</numerusform>
        </translation>
    </message>
    <message>
        <source>The export would need one sitemap; an index may list {most:,} ({title}).</source>
        <translation>يحتاج التصدير إلى خريطة موقع واحدة؛ ويجوز للفهرس أن يدرج {most:,} ({title}).</translation>
    </message>
    <message>
        <source>The expression can't be looked for as a whole word, or in any case.</source>
        <translation>لا يمكن البحث عن التعبير ككلمة كاملة أو بأي حالة أحرف.</translation>
    </message>
    <message>
        <source>The expression has no group “{name}”.</source>
        <translation>لا مجموعة باسم «{name}» في التعبير.</translation>
    </message>
    <message>
        <source>The expression has none; $0 is all that it found.</source>
        <translation>لا مجموعة في التعبير؛ و$0 هو كل ما عثر عليه.</translation>
    </message>
    <message>
        <source>The expression “{shown}” can't be read. At character {place}: {reason}.</source>
        <translation>تعذرت قراءة التعبير «{shown}». عند المحرف {place}: {reason}.</translation>
    </message>
    <message>
        <source>The expression “{shown}” can't be read: {reason}.</source>
        <translation>تعذرت قراءة التعبير «{shown}»: {reason}.</translation>
    </message>
    <message>
        <source>The extensions of the entries were not read, so that none can be looked for.</source>
        <translation>لم تُقرأ امتدادات المدخلات، لذلك لا يمكن البحث عن أي منها.</translation>
    </message>
    <message>
        <source>The fields of a video stand in the order of its schema, which validators insist on.</source>
        <translation>حقول الفيديو مرتبة كما في مخططه، وبرامج التحقق تصر على ذلك.</translation>
    </message>
    <message>
        <source>The file can't be opened.</source>
        <translation>لا يمكن فتح الملف.</translation>
    </message>
    <message>
        <source>The file does not begin with an XML declaration; it is read as UTF-8.</source>
        <translation>لا يبدأ الملف بتصريح XML؛ فيُقرأ بترميز UTF-8.</translation>
    </message>
    <message>
        <source>The file does not follow what it declares.</source>
        <translation>لا يتبع الملف ما يصرح به.</translation>
    </message>
    <message>
        <source>The file has no root element to add entries to.</source>
        <translation>لا عنصر جذرًا في الملف لإضافة مدخلات إليه.</translation>
    </message>
    <message>
        <source>The file is cut off here in the middle of a character; what is left of it was removed.</source>
        <translation>الملف مقطوع هنا في وسط محرف؛ وأُزيل ما بقي منه.</translation>
    </message>
    <message>
        <source>The file is cut off here; the torn entry is left out, and what was open is closed.</source>
        <translation>الملف مقطوع هنا؛ يُحذف المدخل المبتور ويُغلق ما كان مفتوحًا.</translation>
    </message>
    <message>
        <source>The file is cut off here; what is torn is left out, and what was open is closed.</source>
        <translation>الملف مقطوع هنا؛ يُحذف المبتور ويُغلق ما كان مفتوحًا.</translation>
    </message>
    <message>
        <source>The file is encoded in UTF-16, which it does not say; it was read so.</source>
        <translation>الملف بترميز UTF-16 دون أن يذكر ذلك؛ فقُرئ به.</translation>
    </message>
    <message>
        <source>The file is read as {encoding} and saved in UTF-8.</source>
        <translation>يُقرأ الملف بترميز {encoding} ويُحفظ بترميز UTF-8.</translation>
    </message>
    <message>
        <source>The file of a sitemap should have the path of its URL in the folder of the index. Where none has it, the one file of that name is opened that no other sitemap of the index may claim: check that it is the right one.</source>
        <translation>ينبغي أن يكون مسار ملف خريطة الموقع في مجلد الفهرس هو مسار عنوان URL الخاص بها. وإن لم يوجد ملف كهذا يُفتح الملف الوحيد بذلك الاسم الذي لا يمكن أن يكون لخريطة أخرى في الفهرس: تحقق من أنه الملف الصحيح.</translation>
    </message>
    <message>
        <source>The file, fetched or exported again</source>
        <translation>الملف مجلوبًا أو مصدَّرًا مجددًا</translation>
    </message>
    <message>
        <source>The files lie in several folders, so they can't be one set.</source>
        <translation>الملفات في عدة مجلدات، لذلك لا يمكن أن تكون مجموعة واحدة.</translation>
    </message>
    <message>
        <source>The filter can't be understood {where}: {expected}.</source>
        <translation>تعذر فهم عامل التصفية {where}: {expected}.</translation>
    </message>
    <message>
        <source>The folder “{folder}” can't be made: {strerror}.</source>
        <translation>تعذر إنشاء المجلد «{folder}»: {strerror}.</translation>
    </message>
    <message>
        <source>The gzip data ends in the middle; everything that could be unpacked was kept.</source>
        <translation>تنتهي بيانات gzip في الوسط؛ وأُبقي كل ما أمكن فك ضغطه.</translation>
    </message>
    <message>
        <source>The gzip data itself is complete.</source>
        <translation>بيانات gzip نفسها كاملة.</translation>
    </message>
    <message>
        <source>The host was not found.</source>
        <translation>لم يُعثر على المضيف.</translation>
    </message>
    <message>
        <source>The host {host_of} holds a space, which no host has.</source>
        <translation>في المضيف {host_of} فراغ، وهذا لا يكون في أي مضيف.</translation>
    </message>
    <message>
        <source>The host {host} must be written {how}{form}.</source>
        <translation>يجب كتابة المضيف {host} {how}{form}.</translation>
    </message>
    <message>
        <source>The host's {label} mixes letters of {scripts}; it may be taken for another name.</source>
        <translation>جزء المضيف {label} يخلط أحرف {scripts}؛ وقد يُظن اسمًا آخر.</translation>
    </message>
    <message>
        <source>The id of a session makes a new address of the same page for every visitor. Parameters such as sid and session, which may mean something else, count only with a value that looks like such an id.</source>
        <translation>معرّف الجلسة يجعل للصفحة نفسها عنوانًا جديدًا لكل زائر. أما معاملات مثل sid وsession قد تعني شيئًا آخر، فلا تُحتسب إلا إذا بدت قيمتها معرّفًا كهذا.</translation>
    </message>
    <message>
        <source>The index needs the address of the new sitemap, and no other tells where the set lies.</source>
        <translation>يحتاج الفهرس إلى عنوان خريطة الموقع الجديدة، ولا خريطة أخرى تبين مكان المجموعة.</translation>
    </message>
    <message>
        <source>The key is not valid: its file was not found on the site, or holds another key.</source>
        <translation>المفتاح غير صالح: ملفه غير موجود في الموقع أو يحوي مفتاحًا آخر.</translation>
    </message>
    <message>
        <source>The kind of screen it is made for.</source>
        <translation>نوع الشاشة المخصص لها.</translation>
    </message>
    <message>
        <source>The language of a publication is a code of ISO 639 in small letters, or zh-cn or zh-tw.</source>
        <translation>لغة المطبوعة رمز من ISO 639 بأحرف صغيرة، أو zh-cn أو zh-tw.</translation>
    </message>
    <message>
        <source>The language of the window, from the next start on.</source>
        <translation>لغة النافذة؛ وتُستخدم بدءًا من التشغيل التالي.</translation>
    </message>
    <message>
        <source>The last line is torn, so that nobody knows how it goes on; it was left out.</source>
        <translation>السطر الأخير مبتور ولا أحد يعرف تتمته؛ فحُذف.</translation>
    </message>
    <message>
        <source>The last one chosen</source>
        <translation>آخر ما اختير</translation>
    </message>
    <message>
        <source>The limit of files was reached.</source>
        <translation>بُلغ الحد الأقصى للملفات.</translation>
    </message>
    <message>
        <source>The limit of {limit:,} bytes was reached.</source>
        <translation>بُلغ حد {limit:,} بايت.</translation>
    </message>
    <message>
        <source>The loc is empty.</source>
        <translation>‏loc فارغ.</translation>
    </message>
    <message numerus="yes">
        <source>The lowest of %n priorities in {name} is {lowest}.</source>
        <translation>
            <numerusform>لا توجد أولويات في {name} أدناها {lowest}.</numerusform>
            <numerusform>الأولوية في {name} هي {lowest}.</numerusform>
            <numerusform>الدنيا من أولويتين في {name} هي {lowest}.</numerusform>
            <numerusform>أدنى %n أولويات في {name} هي {lowest}.</numerusform>
            <numerusform>أدنى %n أولوية في {name} هي {lowest}.</numerusform>
            <numerusform>أدنى %n أولوية في {name} هي {lowest}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The mark of pages for feature phones is no longer read by anybody; it does no harm. Reported once per sitemap.</source>
        <translation>علامة صفحات الهواتف التقليدية لم يعد أحد يقرؤها؛ ولا ضرر منها. يُبلَّغ عنها مرة واحدة لكل خريطة موقع.</translation>
    </message>
    <message>
        <source>The name “{name}” does not say in which form to write.</source>
        <translation>لا يبين الاسم «{name}» بأي صيغة يُكتب.</translation>
    </message>
    <message>
        <source>The namespace is “{namespace}”, not “{sitemap}”.</source>
        <translation>مساحة الأسماء هي «{namespace}» لا «{sitemap}».</translation>
    </message>
    <message>
        <source>The namespace of a sitemap is {sitemap}.</source>
        <translation>مساحة أسماء خريطة الموقع هي {sitemap}.</translation>
    </message>
    <message>
        <source>The namespace {sitemap} is missing.</source>
        <translation>مساحة الأسماء {sitemap} مفقودة.</translation>
    </message>
    <message>
        <source>The namespace {written} is none of a sitemap's; it was replaced by the protocol's.</source>
        <translation>مساحة الأسماء {written} ليست لخريطة موقع؛ فاستُبدلت بها مساحة البروتوكول.</translation>
    </message>
    <message>
        <source>The next tag begins before it ends.</source>
        <translation>يبدأ الوسم التالي قبل أن ينتهي.</translation>
    </message>
    <message>
        <source>The page names alternates, but not itself among them.</source>
        <translation>تذكر الصفحة بدائل دون أن تذكر نفسها بينها.</translation>
    </message>
    <message>
        <source>The page names alternates, but not itself: {twin} differs from its own URL by a slash at the end.</source>
        <translation>تذكر الصفحة بدائل دون أن تذكر نفسها: يختلف {twin} عن عنوان URL الخاص بها بشرطة مائلة في النهاية.</translation>
    </message>
    <message>
        <source>The pages can't be made: {reason}.</source>
        <translation>تعذر إنشاء الصفحات: {reason}.</translation>
    </message>
    <message>
        <source>The parts of a path are divided by slashes; a backslash may not stand in an address.</source>
        <translation>أجزاء المسار تفصلها شرطات مائلة؛ ولا تجوز الشرطة المائلة العكسية في العنوان.</translation>
    </message>
    <message>
        <source>The pattern can't be looked for.</source>
        <translation>لا يمكن البحث عن هذا النمط.</translation>
    </message>
    <message>
        <source>The prefix {named} was used but not declared; its namespace was added.</source>
        <translation>استُخدمت البادئة {named} دون تصريح بها؛ فأُضيفت مساحة أسمائها.</translation>
    </message>
    <message>
        <source>The priority in {name} is {lowest}.</source>
        <translation>الأولوية في {name} هي {lowest}.</translation>
    </message>
    <message>
        <source>The priority in {name} is {priority}.</source>
        <translation>الأولوية في {name} هي {priority}.</translation>
    </message>
    <message>
        <source>The priority is empty; leave the element out for the default of 0.5.</source>
        <translation>الأولوية فارغة؛ احذف العنصر لتسري القيمة الافتراضية 0.5.</translation>
    </message>
    <message>
        <source>The profile's limit holds where it is lower.</source>
        <translation>يسري حد ملف التعريف حيث يكون أدنى.</translation>
    </message>
    <message>
        <source>The program itself</source>
        <translation>البرنامج نفسه</translation>
    </message>
    <message>
        <source>The programme on television that it belongs to.</source>
        <translation>البرنامج التلفزيوني الذي ينتمي إليه.</translation>
    </message>
    <message>
        <source>The protocol defines no attributes; only namespaces and xsi:schemaLocation may stand in the root element.</source>
        <translation>لا يعرّف البروتوكول سمات؛ ولا يجوز في العنصر الجذر إلا مساحات الأسماء وxsi:schemaLocation.</translation>
    </message>
    <message>
        <source>The protocol is {scheme}; it must be http or https.</source>
        <translation>البروتوكول هو {scheme}؛ ويجب أن يكون http أو https.</translation>
    </message>
    <message>
        <source>The protocol of an address must be http or https.</source>
        <translation>يجب أن يكون بروتوكول العنوان http أو https.</translation>
    </message>
    <message>
        <source>The publication in which the article appears.</source>
        <translation>المطبوعة التي تظهر فيها المقالة.</translation>
    </message>
    <message>
        <source>The published schema refuses some W3C dates, a year or a month alone and times without seconds, and takes some that are none. What the protocol says, W3C, counts.</source>
        <translation>يرفض المخطط المنشور بعض تواريخ W3C، كالسنة أو الشهر وحدهما والأوقات التي لا ثواني فيها، ويقبل ما ليس منها. والمعتبر ما يقوله البروتوكول، أي W3C.</translation>
    </message>
    <message>
        <source>The published schema refuses some of what the prose of the protocol allows, such as dates without a day, fields in another order and addresses of fewer than 12 characters; a strict consumer may go by it.</source>
        <translation>يرفض المخطط المنشور بعض ما يسمح به نص البروتوكول، كالتواريخ التي لا يوم فيها والحقول بترتيب آخر والعناوين الأقصر من 12 محرفًا؛ وقد يعمل به محرك بحث صارم.</translation>
    </message>
    <message>
        <source>The published schema wants 12 characters at least; the protocol itself sets no least length.</source>
        <translation>يريد المخطط المنشور 12 محرفًا على الأقل؛ أما البروتوكول نفسه فلا يحدد طولًا أدنى.</translation>
    </message>
    <message>
        <source>The recovery log can't be written: {reason}.</source>
        <translation>تتعذر كتابة سجل الاسترداد: {reason}.</translation>
    </message>
    <message>
        <source>The recovery log knows no edit of the kind {name}.</source>
        <translation>لا يعرف سجل الاسترداد تعديلًا من النوع {name}.</translation>
    </message>
    <message>
        <source>The request failed: {reason}.</source>
        <translation>فشل الطلب: {reason}.</translation>
    </message>
    <message>
        <source>The request was not understood.</source>
        <translation>لم يُفهم الطلب.</translation>
    </message>
    <message>
        <source>The robots.txt of its host disallows {value}.</source>
        <translation>يحظر robots.txt الخاص بالمضيف العنوان {value}.</translation>
    </message>
    <message>
        <source>The robots.txt of {host} does not name {url}.</source>
        <translation>لا يذكر robots.txt الخاص بالمضيف {host} العنوان {url}.</translation>
    </message>
    <message>
        <source>The root element before the first entry can't be found.</source>
        <translation>تعذر العثور على العنصر الجذر قبل المدخل الأول.</translation>
    </message>
    <message>
        <source>The root element must name the namespace of the protocol, http://www.sitemaps.org/schemas/sitemap/0.9.</source>
        <translation>يجب أن يسمي العنصر الجذر مساحة أسماء البروتوكول، http://www.sitemaps.org/schemas/sitemap/0.9.</translation>
    </message>
    <message>
        <source>The root of a sitemap is “urlset”, that of an index “sitemapindex”.</source>
        <translation>جذر خريطة الموقع هو «urlset»، وجذر الفهرس «sitemapindex».</translation>
    </message>
    <message>
        <source>The root of this entry bound {named} otherwise than the first one; it is declared here now.</source>
        <translation>ربط جذر هذا المدخل {named} بغير ما ربطه به الأول؛ فيُصرَّح بها هنا الآن.</translation>
    </message>
    <message>
        <source>The rule “{title}” ({part}) failed. {no_fault}</source>
        <translation>فشلت القاعدة «{title}» ({part}). {no_fault}</translation>
    </message>
    <message>
        <source>The rules about {part} failed. {no_fault}</source>
        <translation>فشلت القواعد الخاصة بـ {part}. {no_fault}</translation>
    </message>
    <message>
        <source>The same window</source>
        <translation>النافذة نفسها</translation>
    </message>
    <message>
        <source>The schema alone, not the prose of the protocol, refuses “{element}”: {reason}.</source>
        <translation>المخطط وحده، لا نص البروتوكول، يرفض «{element}»: {reason}.</translation>
    </message>
    <message>
        <source>The schema refuses “{element}”: {reason}.</source>
        <translation>يرفض المخطط «{element}»: {reason}.</translation>
    </message>
    <message>
        <source>The schema wants loc, lastmod, changefreq and priority in this order and extensions behind them; the text of the protocol asks for no order, and search engines read any.</source>
        <translation>يريد المخطط loc وlastmod وchangefreq وpriority بهذا الترتيب والامتدادات بعدها؛ أما نص البروتوكول فلا يطلب ترتيبًا، ومحركات البحث تقرأ أي ترتيب.</translation>
    </message>
    <message>
        <source>The schemas, on request</source>
        <translation>المخططات، عند الطلب</translation>
    </message>
    <message>
        <source>The server answered {status} {words}.</source>
        <translation>رد الخادم {status} {words}.</translation>
    </message>
    <message>
        <source>The server answered {status}.</source>
        <translation>رد الخادم {status}.</translation>
    </message>
    <message>
        <source>The server did not answer in time.</source>
        <translation>لم يرد الخادم في الوقت المناسب.</translation>
    </message>
    <message>
        <source>The server may have answered with an error page; look at it in a browser.</source>
        <translation>قد يكون الخادم أجاب بصفحة خطأ؛ انظر إليها في متصفح.</translation>
    </message>
    <message>
        <source>The set has not been checked, so that no problems can be looked for.</source>
        <translation>لم تُفحص المجموعة، لذلك لا يمكن البحث عن مشكلات.</translation>
    </message>
    <message>
        <source>The set is not checked yet.</source>
        <translation>لم تُفحص المجموعة بعد.</translation>
    </message>
    <message numerus="yes">
        <source>The set of “{name}” holds more than %n entries.</source>
        <translation>
            <numerusform>في مجموعة «{name}» أكثر من %n مدخل.</numerusform>
            <numerusform>في مجموعة «{name}» أكثر من مدخل واحد.</numerusform>
            <numerusform>في مجموعة «{name}» أكثر من مدخلين.</numerusform>
            <numerusform>في مجموعة «{name}» أكثر من %n مدخلات.</numerusform>
            <numerusform>في مجموعة «{name}» أكثر من %n مدخلًا.</numerusform>
            <numerusform>في مجموعة «{name}» أكثر من %n مدخل.</numerusform>
        </translation>
    </message>
    <message>
        <source>The set of “{name}” holds more than one entry.</source>
        <translation>في مجموعة «{name}» أكثر من مدخل واحد.</translation>
    </message>
    <message>
        <source>The sitemap has no file yet: save it first.</source>
        <translation>لا ملف لخريطة الموقع بعد: احفظها أولًا.</translation>
    </message>
    <message>
        <source>The sitemap has no name yet.</source>
        <translation>لا اسم لخريطة الموقع بعد.</translation>
    </message>
    <message>
        <source>The sitemap names 1,000 articles before this one.</source>
        <translation>تذكر خريطة الموقع 1,000 مقالة قبل هذه.</translation>
    </message>
    <message>
        <source>The sitemaps in “{document}” have no index.</source>
        <translation>لا فهرس لخرائط الموقع في «{document}».</translation>
    </message>
    <message>
        <source>The sitemaps of an index should lie in its folder or below it.</source>
        <translation>ينبغي أن تكون خرائط الفهرس في مجلده أو تحته.</translation>
    </message>
    <message>
        <source>The start page, and addresses with a query, stay.</source>
        <translation>صفحة البداية والعناوين ذات الاستعلام تبقى.</translation>
    </message>
    <message>
        <source>The tag of “{name}” was never closed; its “&gt;” was added.</source>
        <translation>لم يُغلق وسم «{name}» قط؛ فأُضيفت «&gt;» الخاصة به.</translation>
    </message>
    <message>
        <source>The tag that closes it, or its namespace, says what it is.</source>
        <translation>الوسم الذي يغلقه، أو مساحة أسمائه، يبين ما هو.</translation>
    </message>
    <message>
        <source>The tag that closes “{name}” lacked its “/”; it was added.</source>
        <translation>كانت تنقص الوسم الذي يغلق «{name}» علامة «/»؛ فأُضيفت.</translation>
    </message>
    <message>
        <source>The tag that closes “{top}” lacked its “&lt;”; it was added.</source>
        <translation>كانت تنقص الوسم الذي يغلق «{top}» علامة «&lt;»؛ فأُضيفت.</translation>
    </message>
    <message>
        <source>The tag that opens “{name}” lacked its “&lt;”; it was added.</source>
        <translation>كانت تنقص الوسم الذي يفتح «{name}» علامة «&lt;»؛ فأُضيفت.</translation>
    </message>
    <message>
        <source>The text has been decoded by then.</source>
        <translation>يكون النص قد فُك ترميزه حينئذ.</translation>
    </message>
    <message>
        <source>The text is UTF-8, not “{found}” as it declares.</source>
        <translation>النص UTF-8، لا «{found}» كما يصرح.</translation>
    </message>
    <message>
        <source>The texts hold every character by which places in them could be marked.</source>
        <translation>تحتوي النصوص كل المحارف التي يمكن تعليم المواضع بها.</translation>
    </message>
    <message>
        <source>The time of the day and its zone stay as written.</source>
        <translation>وقت اليوم ومنطقته يبقيان كما كُتبا.</translation>
    </message>
    <message>
        <source>The unsaved changes of “{base}” are being recovered elsewhere.</source>
        <translation>التغييرات غير المحفوظة في «{base}» قيد الاسترداد في مكان آخر.</translation>
    </message>
    <message>
        <source>The user's folder of caches</source>
        <translation>مجلد التخزين المؤقت للمستخدم</translation>
    </message>
    <message>
        <source>The value of “{path}” holds the character {character}, which XML can't hold.</source>
        <translation>في قيمة «{path}» المحرف {character} الذي لا يجوز في XML.</translation>
    </message>
    <message>
        <source>The version that wrote it can recover from it.</source>
        <translation>يمكن للإصدار الذي كتبه أن يسترد منه.</translation>
    </message>
    <message>
        <source>The zone that times without one get when dates are fixed, until another is chosen for a set.</source>
        <translation>المنطقة التي تُعطى للأوقات التي لا تذكرها عند إصلاح التواريخ، ما لم تُختر أخرى للمجموعة.</translation>
    </message>
    <message numerus="yes">
        <source>The {what} has %n characters; it must have fewer than 2,048.</source>
        <translation>
            <numerusform>طول {what} صفر من المحارف؛ ويجب أن يكون أقل من 2,048.</numerusform>
            <numerusform>طول {what} محرف واحد؛ ويجب أن يكون أقل من 2,048.</numerusform>
            <numerusform>طول {what} محرفان؛ ويجب أن يكون أقل من 2,048.</numerusform>
            <numerusform>طول {what} %n محارف؛ ويجب أن يكون أقل من 2,048.</numerusform>
            <numerusform>طول {what} %n محرفًا؛ ويجب أن يكون أقل من 2,048.</numerusform>
            <numerusform>طول {what} %n محرف؛ ويجب أن يكون أقل من 2,048.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The {what} has %n characters; {limit:,} are allowed.</source>
        <translation>
            <numerusform>طول {what} صفر من المحارف؛ والمسموح به {limit:,}.</numerusform>
            <numerusform>طول {what} محرف واحد؛ والمسموح به {limit:,}.</numerusform>
            <numerusform>طول {what} محرفان؛ والمسموح به {limit:,}.</numerusform>
            <numerusform>طول {what} %n محارف؛ والمسموح به {limit:,}.</numerusform>
            <numerusform>طول {what} %n محرفًا؛ والمسموح به {limit:,}.</numerusform>
            <numerusform>طول {what} %n محرف؛ والمسموح به {limit:,}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {what} has a comma with nothing before or behind it.</source>
        <translation>في {what} فاصلة لا شيء قبلها أو بعدها.</translation>
    </message>
    <message>
        <source>The {what} has one character; it must have fewer than 2,048.</source>
        <translation>طول {what} محرف واحد؛ ويجب أن يكون أقل من 2,048.</translation>
    </message>
    <message>
        <source>The {what} has one character; {limit:,} are allowed.</source>
        <translation>طول {what} محرف واحد؛ والمسموح به {limit:,}.</translation>
    </message>
    <message>
        <source>The {what} holds {character}, which must be percent-encoded.</source>
        <translation>في {what} يوجد {character}، ويجب ترميزه بالنسبة المئوية.</translation>
    </message>
    <message>
        <source>The {what} is empty.</source>
        <translation>الحقل {what} فارغ.</translation>
    </message>
    <message>
        <source>The {what} is empty; leave the element out if the date is unknown.</source>
        <translation>الحقل {what} فارغ؛ احذف العنصر إن كان التاريخ مجهولًا.</translation>
    </message>
    <message>
        <source>The {what} is no longer read by Google.</source>
        <translation>لم يعد Google يقرأ {what}.</translation>
    </message>
    <message>
        <source>The {what} is {value}, which does not exist: there is no {fault}.</source>
        <translation>قيمة {what} هي {value}، وهي غير موجودة؛ والخطأ في {fault}.</translation>
    </message>
    <message>
        <source>The {what} is {value}, which is not a W3C date such as 2026-11-02 or 2026-11-02T17:33Z.</source>
        <translation>قيمة {what} هي {value}، وليست تاريخ W3C مثل 2026-11-02 أو 2026-11-02T17:33Z.</translation>
    </message>
    <message>
        <source>The {what} is {value}, which is not a legal address.</source>
        <translation>قيمة {what} هي {value}، وليست عنوانًا جائزًا.</translation>
    </message>
    <message>
        <source>The {what} is {value}, which is not a number.</source>
        <translation>قيمة {what} هي {value}، وليست رقمًا.</translation>
    </message>
    <message>
        <source>The {what} is {value}, which is not a whole number.</source>
        <translation>قيمة {what} هي {value}، وليست عددًا صحيحًا.</translation>
    </message>
    <message>
        <source>The {what} is {value}, which is not an address of http or https with a host.</source>
        <translation>قيمة {what} هي {value}، وليست عنوان http أو https فيه مضيف.</translation>
    </message>
    <message>
        <source>The {what} is {value}, which is not complete: it must begin with http:// or https://.</source>
        <translation>قيمة {what} هي {value}، وليست كاملة: يجب أن تبدأ بـ http://‎ أو https://‎.</translation>
    </message>
    <message>
        <source>The {what} is {value}; it must be {bounds}{unit}.</source>
        <translation>قيمة {what} هي {value}؛ ويجب أن تكون {bounds}{unit}.</translation>
    </message>
    <message>
        <source>The {what} names {count:,}; {most} are allowed.</source>
        <translation>يذكر {what} عددًا قدره {count:,}؛ والمسموح به {most}.</translation>
    </message>
    <message>
        <source>The {what} stands behind a field that it should precede.</source>
        <translation>يأتي {what} بعد حقل ينبغي أن يسبقه.</translation>
    </message>
    <message>
        <source>The {what},{code}, {reason}.{hint}</source>
        <translation>في {what}:{code} {reason}.{hint}</translation>
    </message>
    <message>
        <source>The “sitemapindex” around its entries is missing.</source>
        <translation>‏«sitemapindex» المحيط بمدخلاته مفقود.</translation>
    </message>
    <message>
        <source>The “urlset” around its entries is missing.</source>
        <translation>‏«urlset» المحيط بمدخلاته مفقود.</translation>
    </message>
    <message>
        <source>The “{entry}” around a “loc” was missing; it was added.</source>
        <translation>كان «{entry}» المحيط بـ «loc» مفقودًا؛ فأُضيف.</translation>
    </message>
    <message>
        <source>The “{name}” around the entries was missing; it was added.</source>
        <translation>كان «{name}» المحيط بالمدخلات مفقودًا؛ فأُضيف.</translation>
    </message>
    <message>
        <source>Their values end with the next space.</source>
        <translation>تنتهي قيمها عند الفراغ التالي.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>المظهر</translation>
    </message>
    <message>
        <source>There are $0 and {known}.</source>
        <translation>يوجد $0 و{known}.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n more of these in the entry.</source>
        <translation>
            <numerusform>لا المزيد من هذه في المدخل.</numerusform>
            <numerusform>في المدخل واحد آخر منها.</numerusform>
            <numerusform>في المدخل اثنان آخران منها.</numerusform>
            <numerusform>في المدخل %n أخرى منها.</numerusform>
            <numerusform>في المدخل %n أخرى منها.</numerusform>
            <numerusform>في المدخل %n أخرى منها.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are entries, and nothing around them.</source>
        <translation>توجد مدخلات ولا شيء يحيط بها.</translation>
    </message>
    <message>
        <source>There are no extensions of the kind “{kind}”.</source>
        <translation>لا امتدادات من النوع «{kind}».</translation>
    </message>
    <message>
        <source>There are {operations}.</source>
        <translation>المتاح: {operations}.</translation>
    </message>
    <message>
        <source>There is no bulk edit “{operation}”.</source>
        <translation>لا تعديل جماعيًّا باسم «{operation}».</translation>
    </message>
    <message>
        <source>There is no display to show a window on. “sitemap-studio help” lists what needs none.</source>
        <translation>لا توجد شاشة لعرض نافذة عليها. يسرد «sitemap-studio help» ما لا يحتاج إلى شاشة.</translation>
    </message>
    <message>
        <source>There is no sitemap that an index could list.</source>
        <translation>لا خريطة موقع يمكن أن يسردها فهرس.</translation>
    </message>
    <message>
        <source>There is no “{field}” that could have a “{attribute}”.</source>
        <translation>لا «{field}» يمكن أن يحمل «{attribute}».</translation>
    </message>
    <message>
        <source>There is nothing in it.</source>
        <translation>لا شيء فيه.</translation>
    </message>
    <message>
        <source>There is one more of these in the entry.</source>
        <translation>في المدخل واحد آخر منها.</translation>
    </message>
    <message>
        <source>There may be too little memory; close other programs, and open the set again.</source>
        <translation>قد تكون الذاكرة قليلة؛ أغلق برامج أخرى وافتح المجموعة مجددًا.</translation>
    </message>
    <message>
        <source>There was no page before 1990; such a date is usually that of an unset clock.</source>
        <translation>لم تكن هناك صفحات قبل 1990؛ ومثل هذا التاريخ يكون عادة لساعة غير مضبوطة.</translation>
    </message>
    <message>
        <source>There would be more sitemaps than an index may list ({limit:,}, {title}).</source>
        <translation>سيزيد عدد خرائط الموقع على ما يجوز أن يسرده الفهرس ({limit:,}، {title}).</translation>
    </message>
    <message>
        <source>They are not text.</source>
        <translation>ليست نصًّا.</translation>
    </message>
    <message>
        <source>This XML has no values.</source>
        <translation>لا قيم في XML هذا.</translation>
    </message>
    <message>
        <source>This is a fault of Sitemap Studio; all other rules were judged. Please report it: {url}</source>
        <translation>هذا خلل في Sitemap Studio؛ كل القواعد الأخرى طُبِّقت. نرجو الإبلاغ عنه: {url}</translation>
    </message>
    <message>
        <source>This search engine does not read change frequencies.</source>
        <translation>لا يقرأ محرك البحث هذا معدلات التغيير.</translation>
    </message>
    <message>
        <source>This search engine does not read priorities.</source>
        <translation>لا يقرأ محرك البحث هذا الأولويات.</translation>
    </message>
    <message>
        <source>Times that have a zone, and dates without a time, stay.</source>
        <translation>الأوقات التي لها منطقة والتواريخ التي لا وقت لها تبقى.</translation>
    </message>
    <message>
        <source>Title of the article.</source>
        <translation>عنوان المقالة.</translation>
    </message>
    <message>
        <source>Title of the collection.</source>
        <translation>عنوان المجموعة.</translation>
    </message>
    <message>
        <source>Title of the episode.</source>
        <translation>عنوان الحلقة.</translation>
    </message>
    <message>
        <source>Title of the picture.</source>
        <translation>عنوان الصورة.</translation>
    </message>
    <message>
        <source>Title of the programme.</source>
        <translation>عنوان البرنامج.</translation>
    </message>
    <message>
        <source>Title of the video.</source>
        <translation>عنوان الفيديو.</translation>
    </message>
    <message>
        <source>Too many News URLs</source>
        <translation>عناوين URL إخبارية أكثر من اللازم</translation>
    </message>
    <message>
        <source>Too many URLs</source>
        <translation>عناوين URL أكثر من اللازم</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>مستويات الروابط الرمزية كثيرة جدًا</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>الملفات المفتوحة كثيرة جدًا</translation>
    </message>
    <message>
        <source>Too many requests: try again later.</source>
        <translation>طلبات كثيرة جدًا: أعد المحاولة لاحقًا.</translation>
    </message>
    <message>
        <source>Too many sitemaps</source>
        <translation>خرائط موقع أكثر من اللازم</translation>
    </message>
    <message>
        <source>Too many tags</source>
        <translation>وسوم أكثر من اللازم</translation>
    </message>
    <message>
        <source>Too many values</source>
        <translation>قيم أكثر من اللازم</translation>
    </message>
    <message>
        <source>Too short for the schema</source>
        <translation>أقصر مما يريد المخطط</translation>
    </message>
    <message>
        <source>Try again when it is done.</source>
        <translation>أعد المحاولة حين ينتهي.</translation>
    </message>
    <message>
        <source>URL escaped twice</source>
        <translation>عنوان URL مهرَّب مرتين</translation>
    </message>
    <message>
        <source>URL not allowed</source>
        <translation>عنوان URL غير مسموح به</translation>
    </message>
    <message>
        <source>URL of another site</source>
        <translation>عنوان URL من موقع آخر</translation>
    </message>
    <message>
        <source>URL with a fragment</source>
        <translation>عنوان URL فيه جزء بعد #</translation>
    </message>
    <message>
        <source>URL with dot segments</source>
        <translation>عنوان URL فيه مقاطع نقطية</translation>
    </message>
    <message>
        <source>URL with session ID</source>
        <translation>عنوان URL فيه معرّف جلسة</translation>
    </message>
    <message>
        <source>URL with tracking parameters</source>
        <translation>عنوان URL فيه معاملات تتبع</translation>
    </message>
    <message>
        <source>URL with user name</source>
        <translation>عنوان URL فيه اسم مستخدم</translation>
    </message>
    <message>
        <source>URLs and sitemaps stand beside each other in one file.</source>
        <translation>توجد عناوين URL وخرائط موقع جنبًا إلى جنب في ملف واحد.</translation>
    </message>
    <message>
        <source>URLs that a filter drops</source>
        <translation>عناوين يستبعدها مرشح</translation>
    </message>
    <message>
        <source>URLs that do not begin with base_url</source>
        <translation>عناوين لا تبدأ بـ base_url</translation>
    </message>
    <message>
        <source>UTF-8</source>
        <translation>UTF-8</translation>
    </message>
    <message>
        <source>Unescape</source>
        <translation>إلغاء التهريب</translation>
    </message>
    <message>
        <source>Unknown XML attribute</source>
        <translation>سمة XML غير معروفة</translation>
    </message>
    <message>
        <source>Unknown XML tag</source>
        <translation>وسم XML غير معروف</translation>
    </message>
    <message>
        <source>Unknown language code</source>
        <translation>رمز لغة غير معروف</translation>
    </message>
    <message>
        <source>Unpack it and open what is inside.</source>
        <translation>فك ضغطه وافتح ما بداخله.</translation>
    </message>
    <message>
        <source>Unpack it first; a sitemap is gzipped once.</source>
        <translation>فك ضغطه أولًا؛ فخريطة الموقع تُضغط بـ gzip مرة واحدة.</translation>
    </message>
    <message>
        <source>Unpacked, as the protocol counts them; the profile's limit holds where it is lower.</source>
        <translation>بعد فك الضغط، كما يحسبها البروتوكول؛ ويسري حد ملف التعريف حيث يكون أدنى.</translation>
    </message>
    <message>
        <source>Until when it can be seen.</source>
        <translation>حتى متى تمكن مشاهدته.</translation>
    </message>
    <message>
        <source>Up to five shares that it is about, each as EXCHANGE:SHARE.</source>
        <translation>حتى خمسة أسهم تتناولها، كل منها بالشكل EXCHANGE:SHARE.</translation>
    </message>
    <message>
        <source>Up to its end the data is as it was packed.</source>
        <translation>البيانات حتى نهايتها هي كما ضُغطت.</translation>
    </message>
    <message>
        <source>Use = or != with it.</source>
        <translation>استخدم = أو ‎!=‎ معه.</translation>
    </message>
    <message>
        <source>Use letters, digits and hyphens, as in “sitemap-2.xml”.</source>
        <translation>استخدم أحرفًا وأرقامًا وواصلات، كما في «sitemap-2.xml».</translation>
    </message>
    <message>
        <source>Use letters, digits, hyphens and {n}.</source>
        <translation>استخدم أحرفًا وأرقامًا وواصلات و{n}.</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>معتاد</translation>
    </message>
    <message>
        <source>Video {number:,}</source>
        <translation>الفيديو {number:,}</translation>
    </message>
    <message>
        <source>Wait until the whole set is there, or stop reading it.</source>
        <translation>انتظر حتى تكتمل المجموعة، أو أوقف قراءتها.</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>تحذير</translation>
    </message>
    <message>
        <source>What a reader needs; left out for an open article.</source>
        <translation>ما يحتاج إليه القارئ؛ ويُحذف للمقالة المفتوحة.</translation>
    </message>
    <message>
        <source>What an entry holds beside its fields must be well-formed XML with prefixes that are declared.</source>
        <translation>ما يحتويه المدخل إلى جانب حقوله يجب أن يكون XML سليم الصياغة ببادئات مصرَّح بها.</translation>
    </message>
    <message>
        <source>What an export proposes; each export may be done another way.</source>
        <translation>ما يقترحه التصدير؛ ويمكن إجراء كل تصدير بصورة أخرى.</translation>
    </message>
    <message>
        <source>What an export proposes; {n} stands for the number of the file.</source>
        <translation>ما يقترحه التصدير؛ {n} يمثل رقم الملف.</translation>
    </message>
    <message>
        <source>What follows # names a place within a page and is never sent to the server; the page is listed without it.</source>
        <translation>ما يلي # يسمي موضعًا داخل الصفحة ولا يُرسل إلى الخادم أبدًا؛ وتُدرج الصفحة من دونه.</translation>
    </message>
    <message>
        <source>What follows may not stand in the element that is open.</source>
        <translation>ما يلي لا يجوز في العنصر المفتوح.</translation>
    </message>
    <message>
        <source>What is broken so that nobody can tell what was meant is shown as far as it is whole, and not changed.</source>
        <translation>ما كان معطوبًا ولا يمكن لأحد معرفة المقصود منه يُعرض بقدر ما هو سليم ولا يُغيَّر.</translation>
    </message>
    <message>
        <source>What is escaped already must not be escaped again: %2520 stands for %20, not for a space.</source>
        <translation>ما هُرِّب لا يجوز تهريبه مجددًا: ‏%2520 تمثل %20 لا فراغًا.</translation>
    </message>
    <message>
        <source>What is escaped already, and hosts, stay.</source>
        <translation>يبقى ما هُرِّب أصلًا، وكذلك المضيفون.</translation>
    </message>
    <message>
        <source>What is looked for is longer than {max_characters:,} characters.</source>
        <translation>ما يُبحث عنه أطول من {max_characters:,} محرف.</translation>
    </message>
    <message>
        <source>What it shows.</source>
        <translation>ما يعرضه.</translation>
    </message>
    <message>
        <source>What makes the player start.</source>
        <translation>ما يجعل المشغّل يبدأ.</translation>
    </message>
    <message>
        <source>What only a later root declared, {named}, was added to the first.</source>
        <translation>ما صرّح به جذر لاحق فقط، {named}، أُضيف إلى الأول.</translation>
    </message>
    <message>
        <source>What the article is.</source>
        <translation>ما هي المقالة.</translation>
    </message>
    <message>
        <source>What the files were, and were to be, lies in hidden files “{names}”.</source>
        <translation>ما كانت عليه الملفات وما كان ينبغي أن تصير إليه موجود في ملفات مخفية «{names}».</translation>
    </message>
    <message>
        <source>What the object describes, such as document or thumbnail.</source>
        <translation>ما يصفه الكائن، مثل document أو thumbnail.</translation>
    </message>
    <message>
        <source>What the picture shows.</source>
        <translation>ما تعرضه الصورة.</translation>
    </message>
    <message>
        <source>What the video is of the programme.</source>
        <translation>ما علاقة الفيديو بالبرنامج.</translation>
    </message>
    <message>
        <source>When it was first broadcast.</source>
        <translation>متى بُث أول مرة.</translation>
    </message>
    <message>
        <source>When it was first published.</source>
        <translation>متى نُشر أول مرة.</translation>
    </message>
    <message>
        <source>When nothing has a low priority nothing has a high one.</source>
        <translation>حين لا تكون أي أولوية منخفضة لا تكون أي أولوية مرتفعة.</translation>
    </message>
    <message>
        <source>When the page last changed, as a W3C date or time.</source>
        <translation>متى تغيرت الصفحة آخر مرة، كتاريخ أو وقت W3C.</translation>
    </message>
    <message>
        <source>Where a set opens when the window shows another already.</source>
        <translation>أين تُعرض مجموعة تُفتح بينما تعرض النافذة أخرى.</translation>
    </message>
    <message>
        <source>Where changed URLs are submitted; the default one informs all search engines that take part.</source>
        <translation>الوجهة التي تُرسل إليها عناوين URL المتغيرة؛ والوجهة المعتادة تبلّغ كل محركات البحث المشاركة.</translation>
    </message>
    <message>
        <source>Where it was taken.</source>
        <translation>أين التُقطت.</translation>
    </message>
    <message>
        <source>Where the entries of very large sets are kept while they are open.</source>
        <translation>أين توضع مدخلات المجموعات التي تضم الملايين ما دامت مفتوحة.</translation>
    </message>
    <message>
        <source>Whether children may see it.</source>
        <translation>هل يجوز أن يشاهده الأطفال.</translation>
    </message>
    <message>
        <source>Whether it is bought or rented.</source>
        <translation>هل يُشترى أم يُستأجر.</translation>
    </message>
    <message>
        <source>Whether it is broadcast live.</source>
        <translation>هل يُبث مباشرة.</translation>
    </message>
    <message>
        <source>Whether only subscribers can see it.</source>
        <translation>هل يقتصر على المشتركين.</translation>
    </message>
    <message>
        <source>Whether others may embed it.</source>
        <translation>هل يجوز للآخرين تضمينه.</translation>
    </message>
    <message>
        <source>Whether text is dark on light or light on dark.</source>
        <translation>هل النص داكن على فاتح أم فاتح على داكن.</translation>
    </message>
    <message>
        <source>Whether those named are the only ones allowed, or the ones denied.</source>
        <translation>هل المذكورة هي وحدها المسموح بها أم الممنوعة.</translation>
    </message>
    <message>
        <source>Which patterns mark addresses that should not be public.</source>
        <translation>شكل العناوين التي يُستبعد أن يُقصد نشرها.</translation>
    </message>
    <message>
        <source>White space</source>
        <translation>مسافة بيضاء</translation>
    </message>
    <message>
        <source>White space around an address is not part of it, and not every consumer removes it.</source>
        <translation>المسافة البيضاء حول العنوان ليست جزءًا منه، ولا تزيلها كل محركات البحث.</translation>
    </message>
    <message>
        <source>White space may not stand within an address; a space is written %20.</source>
        <translation>لا تجوز المسافة البيضاء داخل العنوان؛ ويُكتب الفراغ %20.</translation>
    </message>
    <message>
        <source>Whose identifier it is.</source>
        <translation>صاحب المعرّف.</translation>
    </message>
    <message>
        <source>Whose limits hold in a window until another profile is chosen in it.</source>
        <translation>الجهة التي تسري حدودها في النافذة حتى يُختار فيها ملف تعريف آخر.</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>النافذة</translation>
    </message>
    <message>
        <source>Write $$ for the sign.</source>
        <translation>اكتب $$ للعلامة نفسها.</translation>
    </message>
    <message>
        <source>Write FIELD=HEADER, such as loc=Address.</source>
        <translation>اكتب FIELD=HEADER، مثل loc=Address.</translation>
    </message>
    <message>
        <source>Write HOST=FILE for other hosts.</source>
        <translation>اكتب HOST=FILE للمضيفين الآخرين.</translation>
    </message>
    <message>
        <source>Write HOST=FILE, or give the URL of the set.</source>
        <translation>اكتب HOST=FILE، أو حدّد عنوان URL للمجموعة.</translation>
    </message>
    <message>
        <source>Write Z for UTC, or +01:00 for an hour east.</source>
        <translation>اكتب Z لـ UTC، أو ‎+01:00 لساعة شرقًا.</translation>
    </message>
    <message>
        <source>Write \\ for a backslash.</source>
        <translation>اكتب \\ للشرطة المائلة العكسية.</translation>
    </message>
    <message>
        <source>Write an index first.</source>
        <translation>اكتب فهرسًا أولًا.</translation>
    </message>
    <message>
        <source>Write it as 0.5..0.8.</source>
        <translation>اكتبه 0.5..0.8.</translation>
    </message>
    <message>
        <source>Write it as 2026-11, 2026-01..2026-03 or last 30 days.</source>
        <translation>اكتبه 2026-11 أو 2026-01..2026-03 أو last 30 days.</translation>
    </message>
    <message>
        <source>Write it as https://www.example.com/blog/, or odd.</source>
        <translation>اكتبه https://www.example.com/blog/‎ أو odd.</translation>
    </message>
    <message>
        <source>Write it as “]]&amp;gt;”.</source>
        <translation>اكتبه «]]&amp;gt;».</translation>
    </message>
    <message>
        <source>Write it like +01:00, or Z for UTC.</source>
        <translation>اكتبه مثل ‎+01:00، أو Z لـ UTC.</translation>
    </message>
    <message>
        <source>Write it like 2026-11-02.</source>
        <translation>اكتبه مثل 2026-11-02.</translation>
    </message>
    <message>
        <source>Write it like https://example.com/.</source>
        <translation>اكتبه مثل https://example.com/.</translation>
    </message>
    <message>
        <source>Write it like https://example.com/sitemap.xml.</source>
        <translation>اكتبه مثل https://example.com/sitemap.xml.</translation>
    </message>
    <message>
        <source>Write it like https://www.example.com/.</source>
        <translation>اكتبه مثل https://www.example.com/‎.</translation>
    </message>
    <message>
        <source>Write it like https://www.example.com/shop/.</source>
        <translation>اكتبه مثل https://www.example.com/shop/‎.</translation>
    </message>
    <message>
        <source>Write it like “{default_name}”.</source>
        <translation>اكتبه مثل «{default_name}».</translation>
    </message>
    <message>
        <source>Write it like “{name}-{n}”.</source>
        <translation>اكتبه مثل «{name}-{n}».</translation>
    </message>
    <message>
        <source>Write one a line; to look for none, say --no-leaks.</source>
        <translation>اكتب واحدًا في كل سطر؛ ولعدم البحث عن أي منها استخدم ‎--no-leaks.</translation>
    </message>
    <message>
        <source>Write the character itself instead.</source>
        <translation>اكتب المحرف نفسه بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>Write “&amp;” as “&amp;amp;” in every address.</source>
        <translation>اكتب «&amp;» في كل عنوان «&amp;amp;».</translation>
    </message>
    <message>
        <source>Write “&lt;” as “&amp;lt;” and “&amp;” as “&amp;amp;” in every value.</source>
        <translation>اكتب «&lt;» في كل قيمة «&amp;lt;» و«&amp;» فيها «&amp;amp;».</translation>
    </message>
    <message>
        <source>Writing the report</source>
        <translation>جارٍ كتابة التقرير</translation>
    </message>
    <message>
        <source>Wrong order of tags</source>
        <translation>ترتيب خاطئ للوسوم</translation>
    </message>
    <message>
        <source>Wrong schema location</source>
        <translation>موقع مخطط خاطئ</translation>
    </message>
    <message>
        <source>XML allows no control character ({named}); it was removed.</source>
        <translation>لا يسمح XML بأي محرف تحكم ({named})؛ فأُزيل.</translation>
    </message>
    <message>
        <source>XML allows none, and nobody can read them.</source>
        <translation>لا يسمح XML بها، ولا أحد يستطيع قراءتها.</translation>
    </message>
    <message>
        <source>XML forbids two of them side by side.</source>
        <translation>يمنع XML اثنتين منها متجاورتين.</translation>
    </message>
    <message>
        <source>XML knows five entities only.</source>
        <translation>لا يعرف XML إلا خمسة كيانات.</translation>
    </message>
    <message>
        <source>XML knows no “{found}”; the character “{character}” was put there.</source>
        <translation>لا يعرف XML «{found}»؛ فوُضع المحرف «{character}» هناك.</translation>
    </message>
    <message>
        <source>XML should begin with a declaration; without one it is read as UTF-8, which a sitemap must be anyway.</source>
        <translation>ينبغي أن يبدأ XML بتصريح؛ ومن دونه يُقرأ بترميز UTF-8، وهو الواجب لخريطة الموقع على أي حال.</translation>
    </message>
    <message>
        <source>XML tells upper case from lower case.</source>
        <translation>يميز XML الأحرف الكبيرة من الصغيرة.</translation>
    </message>
    <message>
        <source>Yandex</source>
        <translation>Yandex</translation>
    </message>
    <message>
        <source>Yandex Webmaster, sitemap files</source>
        <translation>Yandex Webmaster، ملفات خريطة الموقع</translation>
    </message>
    <message>
        <source>Zone of times without one</source>
        <translation>منطقة الأوقات التي لا منطقة لها</translation>
    </message>
    <message>
        <source>a 7z archive</source>
        <translation>أرشيف 7z</translation>
    </message>
    <message>
        <source>a RAR archive</source>
        <translation>أرشيف RAR</translation>
    </message>
    <message>
        <source>a URL that begins with https://, or empty</source>
        <translation>عنوان URL يبدأ بـ https://‎، أو فارغ</translation>
    </message>
    <message>
        <source>a backup or a dump of a database</source>
        <translation>نسخة احتياطية أو تفريغ لقاعدة بيانات</translation>
    </message>
    <message>
        <source>a comment holds “--”</source>
        <translation>يحتوي تعليق على «--»</translation>
    </message>
    <message>
        <source>a comment is open at its end</source>
        <translation>تعليق مفتوح عند نهايته</translation>
    </message>
    <message>
        <source>a condition such as “loc contains /blog/” must come next (words: {words})</source>
        <translation>يجب أن يأتي هنا شرط مثل «loc contains /blog/» (الكلمات: {words})</translation>
    </message>
    <message>
        <source>a currency of ISO 4217, such as EUR</source>
        <translation>عملة من ISO 4217، مثل EUR</translation>
    </message>
    <message>
        <source>a date or a time with its zone</source>
        <translation>تاريخ أو وقت مع منطقته</translation>
    </message>
    <message>
        <source>a development or staging site</source>
        <translation>موقع تطوير أو اختبار</translation>
    </message>
    <message>
        <source>a document type or an entity is declared, which is never processed</source>
        <translation>صُرِّح بنوع مستند أو كيان، وهذا لا يُعالج أبدًا</translation>
    </message>
    <message>
        <source>a filter needs an action (drop, pass) and a type (wildcard, regexp)</source>
        <translation>يحتاج المرشح إلى action ‏(drop أو pass) وإلى type ‏(wildcard أو regexp)</translation>
    </message>
    <message>
        <source>a flag must come behind the minus</source>
        <translation>يجب أن يأتي خيار بعد علامة الطرح</translation>
    </message>
    <message>
        <source>a flag must come next</source>
        <translation>يجب أن يأتي خيار هنا</translation>
    </message>
    <message>
        <source>a folder has that name</source>
        <translation>يوجد مجلد بهذا الاسم</translation>
    </message>
    <message>
        <source>a hidden file, such as .env or .git</source>
        <translation>ملف مخفي، مثل ‎.env أو ‎.git</translation>
    </message>
    <message>
        <source>a host has {max_host_characters} characters at most, and this one {count:,}</source>
        <translation>طول المضيف {max_host_characters} محرفًا على الأكثر، وطول هذا {count:,}</translation>
    </message>
    <message>
        <source>a list of up to {count:,} tables of {fields}, each with either {which}</source>
        <translation>قائمة من {count:,} جداول على الأكثر من {fields}، في كل منها أحد {which}</translation>
    </message>
    <message>
        <source>a name is longer than 50,000 characters</source>
        <translation>اسم أطول من 50,000 محرف</translation>
    </message>
    <message>
        <source>a name of files with “{n}” for their number</source>
        <translation>اسم ملفات فيه «{n}» يمثل رقمها</translation>
    </message>
    <message>
        <source>a name that only a private network knows</source>
        <translation>اسم لا تعرفه إلا شبكة خاصة</translation>
    </message>
    <message>
        <source>a number must stand here</source>
        <translation>يجب أن يوجد رقم هنا</translation>
    </message>
    <message>
        <source>a number must stand in these braces</source>
        <translation>يجب أن يوجد رقم بين هذين القوسين</translation>
    </message>
    <message>
        <source>a page in English that names only its German form</source>
        <translation>صفحة بالإنجليزية لا تذكر إلا صيغتها الألمانية</translation>
    </message>
    <message>
        <source>a part of it begins or ends with a hyphen</source>
        <translation>جزء منه يبدأ بواصلة أو ينتهي بها</translation>
    </message>
    <message numerus="yes">
        <source>a part of it has %n characters, and {most} are allowed between dots</source>
        <translation>
            <numerusform>طول جزء منه صفر من المحارف، والمسموح به بين النقاط {most}</numerusform>
            <numerusform>طول جزء منه محرف واحد، والمسموح به بين النقاط {most}</numerusform>
            <numerusform>طول جزء منه محرفان، والمسموح به بين النقاط {most}</numerusform>
            <numerusform>طول جزء منه %n محارف، والمسموح به بين النقاط {most}</numerusform>
            <numerusform>طول جزء منه %n محرفًا، والمسموح به بين النقاط {most}</numerusform>
            <numerusform>طول جزء منه %n محرف، والمسموح به بين النقاط {most}</numerusform>
        </translation>
    </message>
    <message>
        <source>a part of it has one character, and {most} are allowed between dots</source>
        <translation>طول جزء منه محرف واحد، والمسموح به بين النقاط {most}</translation>
    </message>
    <message>
        <source>a pipe or device has that name</source>
        <translation>يوجد أنبوب أو جهاز بهذا الاسم</translation>
    </message>
    <message>
        <source>a port is a number from 1 to 65535</source>
        <translation>المنفذ رقم من 1 إلى 65535</translation>
    </message>
    <message>
        <source>a prefix</source>
        <translation>بادئة</translation>
    </message>
    <message>
        <source>a private or link-local network</source>
        <translation>شبكة خاصة أو محلية الارتباط</translation>
    </message>
    <message>
        <source>a quotation mark is not closed</source>
        <translation>علامة اقتباس غير مغلقة</translation>
    </message>
    <message>
        <source>a range goes from one character to another</source>
        <translation>المجال يمتد من محرف إلى آخر</translation>
    </message>
    <message>
        <source>a reference “&amp;#…;” names no character that XML allows</source>
        <translation>مرجع «&amp;#…;» لا يسمي محرفًا يسمح به XML</translation>
    </message>
    <message>
        <source>a rule stops at one entry</source>
        <translation>تتوقف قاعدة عند مدخل واحد</translation>
    </message>
    <message>
        <source>a share such as NASDAQ:AAPL</source>
        <translation>سهمًا مثل NASDAQ:AAPL</translation>
    </message>
    <message>
        <source>a sitemap of URLs, listed in an index</source>
        <translation>خريطة موقع لعناوين URL، مدرجة في فهرس</translation>
    </message>
    <message>
        <source>a sitemap of all pages, beside the feed</source>
        <translation>خريطة موقع لكل الصفحات، إلى جانب الخلاصة</translation>
    </message>
    <message>
        <source>a table of up to {texts:,} texts of up to {characters:,} characters</source>
        <translation>جدول من {texts:,} نصوص على الأكثر، كل منها {characters:,} محرف على الأكثر</translation>
    </message>
    <message>
        <source>a tar archive</source>
        <translation>أرشيف tar</translation>
    </message>
    <message>
        <source>a title of 100 characters</source>
        <translation>عنوان من 100 محرف</translation>
    </message>
    <message>
        <source>a title of 101 characters</source>
        <translation>عنوان من 101 محرف</translation>
    </message>
    <message>
        <source>a value goes on behind its quotation mark</source>
        <translation>قيمة تستمر بعد علامة اقتباسها</translation>
    </message>
    <message>
        <source>a value is too long, or holds what no value may</source>
        <translation>قيمة أطول من اللازم أو فيها ما لا يجوز في القيم</translation>
    </message>
    <message>
        <source>a value must come next</source>
        <translation>يجب أن تأتي قيمة هنا</translation>
    </message>
    <message>
        <source>a whole number from {least:,} to {most:,}</source>
        <translation>عدد صحيح من {least:,} إلى {most:,}</translation>
    </message>
    <message>
        <source>a whole number from {least:,} to {most:,} or 0</source>
        <translation>عدد صحيح من {least:,} إلى {most:,} أو 0</translation>
    </message>
    <message>
        <source>a zip archive</source>
        <translation>أرشيف zip</translation>
    </message>
    <message>
        <source>a {bearer} without</source>
        <translation>يوجد {bearer} دون</translation>
    </message>
    <message>
        <source>a “&amp;” stands alone</source>
        <translation>توجد «&amp;» وحدها</translation>
    </message>
    <message>
        <source>a “&lt;” stands alone</source>
        <translation>توجد «&lt;» وحدها</translation>
    </message>
    <message>
        <source>a “&lt;” stands in an attribute</source>
        <translation>توجد «&lt;» في سمة</translation>
    </message>
    <message>
        <source>add the zone that you give</source>
        <translation>إضافة المنطقة التي تعطيها</translation>
    </message>
    <message>
        <source>addresses only</source>
        <translation>عناوين فقط</translation>
    </message>
    <message>
        <source>after entry {opened}, without its closing tag</source>
        <translation>بعد المدخل {opened}، دون وسم إغلاقه</translation>
    </message>
    <message>
        <source>after {date}</source>
        <translation>بعد ⁦{date}⁩</translation>
    </message>
    <message>
        <source>all 1,200 entries have the priority 0.8</source>
        <translation>كل المدخلات الـ 1,200 لها الأولوية 0.8</translation>
    </message>
    <message>
        <source>all 1,200 entries were changed on 2026-11-02</source>
        <translation>كل المدخلات الـ 1,200 تغيرت في 2026-11-02</translation>
    </message>
    <message>
        <source>all files are as they were before</source>
        <translation>كل الملفات كما كانت من قبل</translation>
    </message>
    <message>
        <source>all three are in the index</source>
        <translation>الثلاث كلها في الفهرس</translation>
    </message>
    <message>
        <source>alternate</source>
        <translation>بديل</translation>
    </message>
    <message>
        <source>alternates</source>
        <translation>بدائل</translation>
    </message>
    <message>
        <source>always with a lastmod of 2005-01-01</source>
        <translation>always مع lastmod بقيمة 2005-01-01</translation>
    </message>
    <message>
        <source>an address in numbers has four of them, from 0 to 255 and without needless zeros</source>
        <translation>العنوان الرقمي فيه أربعة أرقام من 0 إلى 255 دون أصفار لا لزوم لها</translation>
    </message>
    <message>
        <source>an administrator's page</source>
        <translation>صفحة مدير النظام</translation>
    </message>
    <message>
        <source>an article published a week ago</source>
        <translation>مقالة نُشرت قبل أسبوع</translation>
    </message>
    <message>
        <source>an article published yesterday</source>
        <translation>مقالة نُشرت أمس</translation>
    </message>
    <message>
        <source>an attribute has no quotes</source>
        <translation>سمة دون علامتي اقتباس</translation>
    </message>
    <message>
        <source>an attribute has no value</source>
        <translation>سمة دون قيمة</translation>
    </message>
    <message>
        <source>an attribute is there twice</source>
        <translation>سمة موجودة مرتين</translation>
    </message>
    <message>
        <source>an element is closed that was not opened</source>
        <translation>يُغلق عنصر لم يُفتح</translation>
    </message>
    <message>
        <source>an entity</source>
        <translation>كيان</translation>
    </message>
    <message>
        <source>an expression can't look ahead or behind</source>
        <translation>لا يمكن للتعبير النظر إلى الأمام أو الخلف</translation>
    </message>
    <message>
        <source>an expression can't refer back to what a group found</source>
        <translation>لا يمكن للتعبير الإحالة إلى ما وجدته مجموعة سابقة</translation>
    </message>
    <message>
        <source>and {count:,} less full</source>
        <translation>و{count:,} أخرى أقل امتلاءً</translation>
    </message>
    <message>
        <source>and {count:,} more</source>
        <translation>و{count:,} أيضًا</translation>
    </message>
    <message>
        <source>another computer</source>
        <translation>حاسوب آخر</translation>
    </message>
    <message>
        <source>another group has this name</source>
        <translation>لمجموعة أخرى هذا الاسم</translation>
    </message>
    <message>
        <source>another program saves it just now</source>
        <translation>يحفظها برنامج آخر الآن</translation>
    </message>
    <message>
        <source>another program uses it, or you may not write there</source>
        <translation>يستخدمه برنامج آخر، أو لا يجوز لك الكتابة هناك</translation>
    </message>
    <message>
        <source>any of whose fields</source>
        <translation>التي أي حقل فيها</translation>
    </message>
    <message>
        <source>anything else</source>
        <translation>أي شيء آخر</translation>
    </message>
    <message>
        <source>are alike in all</source>
        <translation>متشابهة إجمالًا</translation>
    </message>
    <message>
        <source>article</source>
        <translation>مقالة</translation>
    </message>
    <message>
        <source>at its end</source>
        <translation>عند نهايته</translation>
    </message>
    <message>
        <source>at least {low:,g}</source>
        <translation>{low:,g} على الأقل</translation>
    </message>
    <message>
        <source>at “{rest}”</source>
        <translation>عند «{rest}»</translation>
    </message>
    <message>
        <source>before its first entry</source>
        <translation>قبل مدخله الأول</translation>
    </message>
    <message>
        <source>before {date}</source>
        <translation>قبل ⁦{date}⁩</translation>
    </message>
    <message>
        <source>behind line {line:,} something else stands between its gzip data</source>
        <translation>بعد السطر {line:,} يوجد شيء آخر بين بيانات gzip الخاصة به</translation>
    </message>
    <message>
        <source>between brackets stands an address of IPv6</source>
        <translation>بين القوسين المعقوفين عنوان IPv6</translation>
    </message>
    <message>
        <source>brackets are nested too deeply</source>
        <translation>الأقواس متداخلة بعمق مفرط</translation>
    </message>
    <message>
        <source>but not those {clause}</source>
        <translation>باستثناء {clause}</translation>
    </message>
    <message>
        <source>by what to multiply</source>
        <translation>العدد الذي يُضرب فيه</translation>
    </message>
    <message>
        <source>can be read in more than one way</source>
        <translation>يمكن قراءته بأكثر من طريقة</translation>
    </message>
    <message>
        <source>complete it by the base URL that you give</source>
        <translation>إكماله بعنوان الأساس الذي تعطيه</translation>
    </message>
    <message>
        <source>compressed with bzip2</source>
        <translation>مضغوط بـ bzip2</translation>
    </message>
    <message>
        <source>compressed with xz</source>
        <translation>مضغوط بـ xz</translation>
    </message>
    <message>
        <source>compressed with zstd</source>
        <translation>مضغوط بـ zstd</translation>
    </message>
    <message>
        <source>contains</source>
        <translation>يحتوي</translation>
    </message>
    <message>
        <source>day {day:02}</source>
        <translation>اليوم {day:02}</translation>
    </message>
    <message>
        <source>digits behind the point</source>
        <translation>عدد الأرقام بعد النقطة</translation>
    </message>
    <message>
        <source>does not begin with a language of ISO 639-1: there is no “{language}”</source>
        <translation>لا يبدأ بلغة من ISO 639-1: لا وجود لـ «{language}»</translation>
    </message>
    <message>
        <source>does not contain</source>
        <translation>لا يحتوي</translation>
    </message>
    <message>
        <source>does not match</source>
        <translation>لا يطابق</translation>
    </message>
    <message>
        <source>does not name pairs of a namespace and a schema</source>
        <translation>لا يسمي أزواجًا من مساحة أسماء ومخطط</translation>
    </message>
    <message>
        <source>duration: ten minutes</source>
        <translation>duration: عشر دقائق</translation>
    </message>
    <message>
        <source>each entry with the date of its own page</source>
        <translation>كل مدخل بتاريخ صفحته</translation>
    </message>
    <message>
        <source>either {clauses}</source>
        <translation>إما {clauses}</translation>
    </message>
    <message>
        <source>en/sitemap1.xml lies there</source>
        <translation>توجد en/sitemap1.xml هناك</translation>
    </message>
    <message>
        <source>ends in the middle of its gzip data</source>
        <translation>ينتهي في وسط بيانات gzip الخاصة به</translation>
    </message>
    <message>
        <source>error, warning, info or the name of a rule</source>
        <translation>error أو warning أو info أو اسم قاعدة</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>أخطاء</translation>
    </message>
    <message>
        <source>every rule judges every entry</source>
        <translation>تقيّم كل قاعدة كل مدخل</translation>
    </message>
    <message>
        <source>every sitemap listed is found</source>
        <translation>يُعثر على كل خريطة موقع مدرجة</translation>
    </message>
    <message>
        <source>extensions</source>
        <translation>امتدادات</translation>
    </message>
    <message>
        <source>files that can't be read</source>
        <translation>ملفات تعذرت قراءتها</translation>
    </message>
    <message>
        <source>from {first} on</source>
        <translation>من {first} فصاعدًا</translation>
    </message>
    <message>
        <source>from {first} to {last}</source>
        <translation>من {first} إلى {last}</translation>
    </message>
    <message>
        <source>from {low:,g} to {high:,g}</source>
        <translation>من {low:,g} إلى {high:,g}</translation>
    </message>
    <message>
        <source>go the steps</source>
        <translation>اتباع الخطوات</translation>
    </message>
    <message>
        <source>has a hyphen with nothing before or behind it</source>
        <translation>فيه واصلة لا شيء قبلها أو بعدها</translation>
    </message>
    <message>
        <source>has an empty loc</source>
        <translation>له loc فارغ</translation>
    </message>
    <message>
        <source>has an underscore where a hyphen belongs</source>
        <translation>فيه شرطة سفلية في موضع واصلة</translation>
    </message>
    <message>
        <source>has more than language, script and country</source>
        <translation>فيه أكثر من لغة وكتابة وبلد</translation>
    </message>
    <message>
        <source>has no loc</source>
        <translation>ليس له loc</translation>
    </message>
    <message>
        <source>have it in all</source>
        <translation>لها هذا العنوان إجمالًا</translation>
    </message>
    <message>
        <source>host</source>
        <translation>المضيف</translation>
    </message>
    <message>
        <source>hour {number:02}</source>
        <translation>الساعة {number:02}</translation>
    </message>
    <message>
        <source>how addresses begin now</source>
        <translation>كيف تبدأ العناوين الآن</translation>
    </message>
    <message>
        <source>how many days, below zero for earlier</source>
        <translation>عدد الأيام، وتحت الصفر لما هو أسبق</translation>
    </message>
    <message>
        <source>how they are to begin</source>
        <translation>كيف ينبغي أن تبدأ</translation>
    </message>
    <message>
        <source>hreflang is a language of ISO 639-1, maybe with a script of ISO 15924 and a country of ISO 3166-1, or x-default.</source>
        <translation>‏hreflang لغة من ISO 639-1، وربما مع كتابة من ISO 15924 وبلد من ISO 3166-1، أو x-default.</translation>
    </message>
    <message>
        <source>hreflang="de" twice with one address</source>
        <translation>‏hreflang="de" مرتين بعنوان واحد</translation>
    </message>
    <message>
        <source>hreflang="de" with one address</source>
        <translation>‏hreflang="de" بعنوان واحد</translation>
    </message>
    <message>
        <source>hreflang="de" with two addresses</source>
        <translation>‏hreflang="de" بعنوانين</translation>
    </message>
    <message>
        <source>images</source>
        <translation>صور</translation>
    </message>
    <message>
        <source>in ASCII</source>
        <translation>بـ ASCII</translation>
    </message>
    <message>
        <source>in its form</source>
        <translation>بشكله المحدد</translation>
    </message>
    <message>
        <source>in line {line}, column {column}</source>
        <translation>في السطر {line}، العمود {column}</translation>
    </message>
    <message>
        <source>in the middle of entry {opened}</source>
        <translation>في وسط المدخل {opened}</translation>
    </message>
    <message>
        <source>in {item}</source>
        <translation>الموجودة في {item}</translation>
    </message>
    <message>
        <source>infos</source>
        <translation>معلومات</translation>
    </message>
    <message>
        <source>invalid date</source>
        <translation>تاريخ غير صالح</translation>
    </message>
    <message>
        <source>is</source>
        <translation>هو</translation>
    </message>
    <message>
        <source>is after</source>
        <translation>بعد</translation>
    </message>
    <message>
        <source>is at least</source>
        <translation>لا يقل عن</translation>
    </message>
    <message>
        <source>is at most</source>
        <translation>لا يزيد على</translation>
    </message>
    <message>
        <source>is before</source>
        <translation>قبل</translation>
    </message>
    <message>
        <source>is damaged: its gzip data can't be unpacked</source>
        <translation>تالف: تعذر فك ضغط بيانات gzip الخاصة به</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>فارغ</translation>
    </message>
    <message>
        <source>is gzipped, but there is nothing in it</source>
        <translation>مضغوط بـ gzip لكن لا شيء بداخله</translation>
    </message>
    <message>
        <source>is less than</source>
        <translation>أصغر من</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>مفقود</translation>
    </message>
    <message>
        <source>is more than</source>
        <translation>أكبر من</translation>
    </message>
    <message>
        <source>is no earlier than</source>
        <translation>ليس قبل</translation>
    </message>
    <message>
        <source>is no later than</source>
        <translation>ليس بعد</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>ليس</translation>
    </message>
    <message>
        <source>is not a language of ISO 639 as news sitemaps write it</source>
        <translation>ليس لغة من ISO 639 كما تكتبها الأخبار</translation>
    </message>
    <message>
        <source>is there</source>
        <translation>موجود</translation>
    </message>
    <message>
        <source>it has more than {max_pattern_characters:,} characters</source>
        <translation>فيه أكثر من {max_pattern_characters:,} محرف</translation>
    </message>
    <message>
        <source>it holds numbers or tables without end</source>
        <translation>فيه أرقام أو جداول لا نهاية لها</translation>
    </message>
    <message>
        <source>it holds something that is no character</source>
        <translation>فيه ما ليس محرفًا</translation>
    </message>
    <message>
        <source>it is another user's</source>
        <translation>يملكه مستخدم آخر</translation>
    </message>
    <message>
        <source>it is empty, which would find every address</source>
        <translation>هو فارغ، وسيطابق كل العناوين</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>ليس ملفًا</translation>
    </message>
    <message>
        <source>it is not well formed</source>
        <translation>ليس سليم الصياغة</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>هو أكبر من اللازم</translation>
    </message>
    <message>
        <source>items without a link</source>
        <translation>عناصر بلا رابط</translation>
    </message>
    <message>
        <source>its folder does not exist</source>
        <translation>مجلده غير موجود</translation>
    </message>
    <message>
        <source>its folder is not a folder</source>
        <translation>مجلده ليس مجلدًا</translation>
    </message>
    <message>
        <source>its folder “{folder}” is not there</source>
        <translation>مجلده «{folder}» غير موجود</translation>
    </message>
    <message>
        <source>its gzip data can't be unpacked beyond line {line:,}</source>
        <translation>تعذر فك ضغط بيانات gzip الخاصة به بعد السطر {line:,}</translation>
    </message>
    <message>
        <source>its journal is damaged</source>
        <translation>دفتر يومياته تالف</translation>
    </message>
    <message>
        <source>its journal was written by another version</source>
        <translation>دفتر يومياته كتبه إصدار آخر</translation>
    </message>
    <message>
        <source>its links lead round in a circle</source>
        <translation>روابطه تدور في حلقة</translation>
    </message>
    <message>
        <source>its quotation mark must be closed</source>
        <translation>يجب إغلاق علامة الاقتباس</translation>
    </message>
    <message>
        <source>leads out of the folder</source>
        <translation>يقود إلى خارج المجلد</translation>
    </message>
    <message>
        <source>leave the fragment out</source>
        <translation>حذف الجزء بعد #</translation>
    </message>
    <message>
        <source>leave the port out</source>
        <translation>حذف المنفذ</translation>
    </message>
    <message>
        <source>leave these parameters out</source>
        <translation>حذف هذه المعاملات</translation>
    </message>
    <message>
        <source>limits</source>
        <translation>الحدود</translation>
    </message>
    <message>
        <source>line {count} is not UTF-8</source>
        <translation>السطر {count} ليس UTF-8</translation>
    </message>
    <message>
        <source>lines that are no log entries</source>
        <translation>أسطر ليست من السجل</translation>
    </message>
    <message>
        <source>links between alternates</source>
        <translation>الروابط بين البدائل</translation>
    </message>
    <message>
        <source>loc once</source>
        <translation>loc مرة واحدة</translation>
    </message>
    <message>
        <source>loc too often</source>
        <translation>loc مرات أكثر من اللازم</translation>
    </message>
    <message>
        <source>loc: http://www.example.com/summer sale.jpg</source>
        <translation>loc: http://www.example.com/summer sale.jpg</translation>
    </message>
    <message>
        <source>mark for feature phones</source>
        <translation>علامة الهواتف التقليدية</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>يطابق</translation>
    </message>
    <message>
        <source>minute {number:02}</source>
        <translation>الدقيقة {number:02}</translation>
    </message>
    <message>
        <source>misplaced elements</source>
        <translation>العناصر في غير موضعها</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>مفقود</translation>
    </message>
    <message>
        <source>mobile tags</source>
        <translation>وسوم الجوّال</translation>
    </message>
    <message>
        <source>month {month:02}</source>
        <translation>الشهر {month:02}</translation>
    </message>
    <message>
        <source>more than {max_patterns:,} patterns</source>
        <translation>أكثر من {max_patterns:,} نمط</translation>
    </message>
    <message>
        <source>names no country of ISO 3166-1: there is no “{country}”</source>
        <translation>لا يسمي بلدًا من ISO 3166-1: لا وجود لـ «{country}»</translation>
    </message>
    <message>
        <source>names no schema for {sitemap}</source>
        <translation>لا يسمي مخططًا لـ {sitemap}</translation>
    </message>
    <message>
        <source>names no script of ISO 15924: there is no “{script}”</source>
        <translation>لا يسمي كتابة من ISO 15924: لا وجود لـ «{script}»</translation>
    </message>
    <message>
        <source>names the namespace “{foreign}”, which the file does not use</source>
        <translation>يسمي مساحة الأسماء «{foreign}» التي لا يستخدمها الملف</translation>
    </message>
    <message>
        <source>names the protocol's namespace in the root when the sitemap is saved</source>
        <translation>ذكر مساحة أسماء البروتوكول في الجذر عند حفظ خريطة الموقع</translation>
    </message>
    <message>
        <source>names “{given}”, not {schema}</source>
        <translation>يسمي «{given}» لا {schema}</translation>
    </message>
    <message>
        <source>neither content_loc nor player_loc</source>
        <translation>لا content_loc ولا player_loc</translation>
    </message>
    <message>
        <source>new window</source>
        <translation>نافذة جديدة</translation>
    </message>
    <message>
        <source>news</source>
        <translation>أخبار</translation>
    </message>
    <message>
        <source>no</source>
        <translation>لا يوجد</translation>
    </message>
    <message>
        <source>no address</source>
        <translation>دون عنوان</translation>
    </message>
    <message>
        <source>no address on the web</source>
        <translation>دون عنوان على الويب</translation>
    </message>
    <message>
        <source>no bracket was opened for this one</source>
        <translation>لم يُفتح قوس لهذا</translation>
    </message>
    <message>
        <source>no caption</source>
        <translation>دون caption</translation>
    </message>
    <message>
        <source>no changefreq</source>
        <translation>دون changefreq</translation>
    </message>
    <message>
        <source>no changefreq, or one that is kept for other search engines</source>
        <translation>دون changefreq، أو به من أجل محركات بحث أخرى</translation>
    </message>
    <message>
        <source>no date that exists</source>
        <translation>ليس تاريخًا موجودًا</translation>
    </message>
    <message>
        <source>no expiration_date, or one to come</source>
        <translation>دون expiration_date، أو به ولم يحن بعد</translation>
    </message>
    <message>
        <source>no field</source>
        <translation>دون حقول</translation>
    </message>
    <message>
        <source>no file in the folder</source>
        <translation>لا ملف في المجلد</translation>
    </message>
    <message>
        <source>no lastmod</source>
        <translation>دون lastmod</translation>
    </message>
    <message>
        <source>no loc</source>
        <translation>دون loc</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>ليس رقمًا</translation>
    </message>
    <message>
        <source>no player_loc@allow_embed</source>
        <translation>دون player_loc@allow_embed</translation>
    </message>
    <message>
        <source>no priority</source>
        <translation>دون priority</translation>
    </message>
    <message>
        <source>no priority, or one that is kept for other search engines</source>
        <translation>دون priority، أو بها من أجل محركات بحث أخرى</translation>
    </message>
    <message>
        <source>no publication</source>
        <translation>دون publication</translation>
    </message>
    <message>
        <source>no restriction@relationship</source>
        <translation>دون restriction@relationship</translation>
    </message>
    <message>
        <source>no thumbnail_loc</source>
        <translation>دون thumbnail_loc</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>ليس رقمًا</translation>
    </message>
    <message>
        <source>not in</source>
        <translation>ليس في</translation>
    </message>
    <message>
        <source>not {clause}</source>
        <translation>غير {clause}</translation>
    </message>
    <message>
        <source>number</source>
        <translation>الرقم</translation>
    </message>
    <message>
        <source>once</source>
        <translation>مرة واحدة</translation>
    </message>
    <message>
        <source>one entry</source>
        <translation>مدخل واحد</translation>
    </message>
    <message>
        <source>one entry with 2,000 images of five fields each</source>
        <translation>مدخل واحد فيه 2,000 صورة لكل منها خمسة حقول</translation>
    </message>
    <message>
        <source>one index of 1,001 sitemaps</source>
        <translation>فهرس واحد من 1,001 خريطة موقع</translation>
    </message>
    <message>
        <source>one loc</source>
        <translation>‏loc واحد</translation>
    </message>
    <message>
        <source>one more than 1 &lt;mobile:mobile&gt;</source>
        <translation>واحد زيادة على &lt;mobile:mobile&gt; واحد</translation>
    </message>
    <message>
        <source>one more than 1 &lt;news:news&gt;</source>
        <translation>واحد زيادة على &lt;news:news&gt; واحد</translation>
    </message>
    <message>
        <source>one more than 1,000 &lt;image:image&gt;</source>
        <translation>واحد زيادة على 1,000 &lt;image:image&gt;</translation>
    </message>
    <message>
        <source>one of {operators} must come next</source>
        <translation>يجب أن يأتي هنا أحد {operators}</translation>
    </message>
    <message>
        <source>one place</source>
        <translation>موضع واحد</translation>
    </message>
    <message>
        <source>one publication</source>
        <translation>‏publication واحد</translation>
    </message>
    <message>
        <source>one restriction@relationship</source>
        <translation>‏restriction@relationship واحد</translation>
    </message>
    <message>
        <source>one sitemap of 1,001 articles</source>
        <translation>خريطة موقع واحدة من 1,001 مقالة</translation>
    </message>
    <message>
        <source>one sitemap of 10,485,761 bytes</source>
        <translation>خريطة موقع واحدة من 10,485,761 بايت</translation>
    </message>
    <message>
        <source>one sitemap of 50,001 URLs</source>
        <translation>خريطة موقع واحدة من 50,001 عنوان URL</translation>
    </message>
    <message>
        <source>one that names its English form, itself, too</source>
        <translation>صفحة تذكر صيغتها الإنجليزية، أي نفسها، أيضًا</translation>
    </message>
    <message>
        <source>one thumbnail_loc</source>
        <translation>‏thumbnail_loc واحد</translation>
    </message>
    <message>
        <source>only elements that are defined</source>
        <translation>العناصر المعرَّفة فقط</translation>
    </message>
    <message>
        <source>other XML</source>
        <translation>‏XML آخر</translation>
    </message>
    <message>
        <source>others</source>
        <translation>أخرى</translation>
    </message>
    <message>
        <source>out of range</source>
        <translation>خارج المجال</translation>
    </message>
    <message>
        <source>page map</source>
        <translation>خريطة الصفحة</translation>
    </message>
    <message>
        <source>pages that ask search engines not to index them</source>
        <translation>صفحات تطلب عدم فهرستها</translation>
    </message>
    <message>
        <source>pages that only redirect</source>
        <translation>صفحات تعيد التوجيه فقط</translation>
    </message>
    <message>
        <source>pages whose canonical URL is another one</source>
        <translation>صفحات عنوانها الأساسي مختلف</translation>
    </message>
    <message>
        <source>parentheses are nested no more than {most} deep</source>
        <translation>أقصى عمق لتداخل الأقواس {most}</translation>
    </message>
    <message>
        <source>percent-encode them as UTF-8, or as ISO-8859-1 for an old server</source>
        <translation>ترميزها بالنسبة المئوية وفق UTF-8، أو وفق ISO-8859-1 لخادم قديم</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>صورة</translation>
    </message>
    <message>
        <source>place</source>
        <translation>الموضع</translation>
    </message>
    <message>
        <source>places of sitemaps</source>
        <translation>مواضع خرائط الموقع</translation>
    </message>
    <message>
        <source>port</source>
        <translation>المنفذ</translation>
    </message>
    <message>
        <source>priorities from 0.1 to 1.0</source>
        <translation>أولويات من 0.1 إلى 1.0</translation>
    </message>
    <message>
        <source>priorities, that of the start page first</source>
        <translation>أولويات، وأولوية صفحة البداية أولًا</translation>
    </message>
    <message>
        <source>problems</source>
        <translation>مشكلات</translation>
    </message>
    <message>
        <source>protocol</source>
        <translation>البروتوكول</translation>
    </message>
    <message>
        <source>publication once</source>
        <translation>publication مرة واحدة</translation>
    </message>
    <message>
        <source>publication too often</source>
        <translation>publication مرات أكثر من اللازم</translation>
    </message>
    <message>
        <source>puts the elements in the order of the schema, each as it is written</source>
        <translation>وضع العناصر بترتيب المخطط، كل منها كما كُتب</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>للقراءة فقط</translation>
    </message>
    <message>
        <source>recovery log</source>
        <translation>سجل الاسترداد</translation>
    </message>
    <message>
        <source>remove it</source>
        <translation>إزالته</translation>
    </message>
    <message>
        <source>remove the element</source>
        <translation>إزالة العنصر</translation>
    </message>
    <message>
        <source>remove them</source>
        <translation>إزالتها</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>requests for files that are no pages</source>
        <translation>طلبات لملفات ليست صفحات</translation>
    </message>
    <message>
        <source>requests that were not answered with a page (GET with status 200)</source>
        <translation>طلبات لم يُرد عليها بصفحة (GET بالحالة 200)</translation>
    </message>
    <message>
        <source>requests to other hosts</source>
        <translation>طلبات إلى مضيفين آخرين</translation>
    </message>
    <message>
        <source>restriction in its form</source>
        <translation>restriction بشكله المحدد</translation>
    </message>
    <message>
        <source>robots.txt names none, and there is no sitemap.xml; name the sitemap itself.</source>
        <translation>لا يسمي robots.txt أيًّا منها ولا يوجد sitemap.xml؛ حدّد الخريطة نفسها.</translation>
    </message>
    <message>
        <source>robots.txt without Sitemap: http://www.example.com/sitemap_index.xml</source>
        <translation>‏robots.txt دون Sitemap: http://www.example.com/sitemap_index.xml</translation>
    </message>
    <message>
        <source>rows of files that are no pages</source>
        <translation>صفوف لملفات ليست صفحات</translation>
    </message>
    <message>
        <source>rows that the table calls not indexable</source>
        <translation>صفوف يعدّها الجدول غير قابلة للفهرسة</translation>
    </message>
    <message>
        <source>rows whose status is not 200</source>
        <translation>صفوف حالتها ليست 200</translation>
    </message>
    <message>
        <source>rows without a URL</source>
        <translation>صفوف بلا عنوان</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>second {number:02}</source>
        <translation>الثانية {number:02}</translation>
    </message>
    <message>
        <source>sitemap.xml with gzipped content</source>
        <translation>‏sitemap.xml بمحتوى مضغوط بـ gzip</translation>
    </message>
    <message>
        <source>sitemap1.xml.gz is listed once</source>
        <translation>‏sitemap1.xml.gz مدرجة مرة واحدة</translation>
    </message>
    <message>
        <source>sitemap1.xml.gz is listed twice</source>
        <translation>‏sitemap1.xml.gz مدرجة مرتين</translation>
    </message>
    <message>
        <source>sitemap2.xml.gz is a zip archive</source>
        <translation>‏sitemap2.xml.gz أرشيف zip</translation>
    </message>
    <message>
        <source>sitemap2.xml.gz is listed and not found</source>
        <translation>‏sitemap2.xml.gz مدرجة ولم يُعثر عليها</translation>
    </message>
    <message>
        <source>sitemap2.xml.gz is packed with gzip</source>
        <translation>‏sitemap2.xml.gz مضغوطة بـ gzip</translation>
    </message>
    <message>
        <source>sitemap3.xml lies beside sitemap1.xml and sitemap2.xml, and is not in the index</source>
        <translation>توجد sitemap3.xml بجانب sitemap1.xml وsitemap2.xml، وليست في الفهرس</translation>
    </message>
    <message>
        <source>sitemap_index.xml lists sitemap1.xml.gz</source>
        <translation>يسرد sitemap_index.xml الخريطة sitemap1.xml.gz</translation>
    </message>
    <message>
        <source>sitemap_index.xml lists sitemap_index2.xml</source>
        <translation>يسرد sitemap_index.xml الفهرس sitemap_index2.xml</translation>
    </message>
    <message>
        <source>sitemaps that can't be read</source>
        <translation>خرائط موقع تعذرت قراءتها</translation>
    </message>
    <message>
        <source>sitemaps.org (today)</source>
        <translation>‏sitemaps.org (اليوم)</translation>
    </message>
    <message>
        <source>sitemaps.org protocol, November 2016</source>
        <translation>بروتوكول sitemaps.org، نوفمبر 2016</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>شخص ما</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>شيء آخر</translation>
    </message>
    <message>
        <source>something must come behind the backslash</source>
        <translation>يجب أن يأتي شيء بعد الشرطة المائلة العكسية</translation>
    </message>
    <message>
        <source>stock_tickers in its form</source>
        <translation>stock_tickers بشكله المحدد</translation>
    </message>
    <message>
        <source>stock_tickers within its limit</source>
        <translation>stock_tickers ضمن حده</translation>
    </message>
    <message>
        <source>tells no day</source>
        <translation>لا يبين يومًا</translation>
    </message>
    <message>
        <source>text list</source>
        <translation>قائمة نصية</translation>
    </message>
    <message>
        <source>that are new</source>
        <translation>الجديدة</translation>
    </message>
    <message>
        <source>that changed since the set was opened or saved</source>
        <translation>التي تغيرت منذ فتح المجموعة أو حفظها</translation>
    </message>
    <message>
        <source>that did not change since the set was opened or saved</source>
        <translation>التي لم تتغير منذ فتح المجموعة أو حفظها</translation>
    </message>
    <message>
        <source>the XML declaration is not at the very beginning</source>
        <translation>تصريح XML ليس في البداية تمامًا</translation>
    </message>
    <message>
        <source>the address of the page or folder that they count from</source>
        <translation>عنوان الصفحة أو المجلد الذي تُحسب منه</translation>
    </message>
    <message>
        <source>the address that this folder has; empty for the root of the site</source>
        <translation>العنوان الذي لهذا المجلد؛ فارغ لجذر الموقع</translation>
    </message>
    <message>
        <source>the author's own computer</source>
        <translation>حاسوب من كتبه</translation>
    </message>
    <message>
        <source>the ceiling of the cache is reached</source>
        <translation>بلغت ذاكرة التخزين المؤقت سقفها</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>القرص ممتلئ</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>القرص للقراءة فقط</translation>
    </message>
    <message>
        <source>the disk reported a fault</source>
        <translation>أبلغ القرص عن خلل</translation>
    </message>
    <message>
        <source>the entity “&amp;{entity};”</source>
        <translation>الكيان «&amp;{entity};»</translation>
    </message>
    <message>
        <source>the file would be larger than the system allows</source>
        <translation>سيكون الملف أكبر مما يسمح به النظام</translation>
    </message>
    <message>
        <source>the first sitemap listed lies</source>
        <translation>أول خريطة موقع مدرجة موجودة</translation>
    </message>
    <message>
        <source>the folder that holds the files of the site</source>
        <translation>المجلد الذي فيه ملفات الموقع</translation>
    </message>
    <message>
        <source>the four fields only</source>
        <translation>الحقول الأربعة فقط</translation>
    </message>
    <message>
        <source>the gzip data ends in the middle</source>
        <translation>تنتهي بيانات gzip في المنتصف</translation>
    </message>
    <message>
        <source>the gzip data is damaged</source>
        <translation>بيانات gzip تالفة</translation>
    </message>
    <message>
        <source>the highest priority</source>
        <translation>أعلى أولوية</translation>
    </message>
    <message>
        <source>the index lies</source>
        <translation>الفهرس موجود</translation>
    </message>
    <message>
        <source>the least priority</source>
        <translation>أدنى أولوية</translation>
    </message>
    <message>
        <source>the lowest of 1,200 different priorities is 0.8</source>
        <translation>أدنى 1,200 أولوية مختلفة هي 0.8</translation>
    </message>
    <message>
        <source>the name is not allowed here</source>
        <translation>الاسم غير مسموح به هنا</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>الاسم أطول من اللازم</translation>
    </message>
    <message>
        <source>the name of a folder, or empty</source>
        <translation>اسم مجلد، أو فارغ</translation>
    </message>
    <message>
        <source>the name of a group must stand here</source>
        <translation>يجب أن يوجد اسم مجموعة هنا</translation>
    </message>
    <message>
        <source>the name of a profile, or empty</source>
        <translation>اسم ملف تعريف، أو فارغ</translation>
    </message>
    <message>
        <source>the name of this group is not closed</source>
        <translation>اسم هذه المجموعة غير مغلق</translation>
    </message>
    <message>
        <source>the pattern can't be looked for: {fault}</source>
        <translation>لا يمكن البحث عن النمط: {fault}</translation>
    </message>
    <message>
        <source>the prefix “{prefix}”</source>
        <translation>البادئة «{prefix}»</translation>
    </message>
    <message>
        <source>the root element must be “site” with a complete “base_url”</source>
        <translation>يجب أن يكون عنصر الجذر «site» مع «base_url» كامل</translation>
    </message>
    <message>
        <source>the sitemap listed lies</source>
        <translation>خريطة الموقع المدرجة موجودة</translation>
    </message>
    <message>
        <source>the system does not allow it</source>
        <translation>النظام لا يسمح بذلك</translation>
    </message>
    <message>
        <source>the text</source>
        <translation>النص</translation>
    </message>
    <message>
        <source>the user name</source>
        <translation>اسم المستخدم</translation>
    </message>
    <message>
        <source>the user name and password of</source>
        <translation>اسم المستخدم وكلمة المرور لـ</translation>
    </message>
    <message>
        <source>the zone, such as +01:00 or Z</source>
        <translation>المنطقة، مثل ‎+01:00 أو Z</translation>
    </message>
    <message>
        <source>there is a control character</source>
        <translation>يوجد محرف تحكم</translation>
    </message>
    <message>
        <source>there is half a character</source>
        <translation>يوجد نصف محرف</translation>
    </message>
    <message>
        <source>there is more after the end of the sitemap</source>
        <translation>يوجد المزيد بعد نهاية خريطة الموقع</translation>
    </message>
    <message>
        <source>there is no element</source>
        <translation>لا يوجد عنصر</translation>
    </message>
    <message>
        <source>there is no host</source>
        <translation>لا يوجد مضيف</translation>
    </message>
    <message>
        <source>there is no such character</source>
        <translation>لا يوجد محرف كهذا</translation>
    </message>
    <message>
        <source>there is no such class of characters</source>
        <translation>لا توجد فئة محارف كهذه</translation>
    </message>
    <message>
        <source>there is no such flag</source>
        <translation>لا يوجد خيار كهذا</translation>
    </message>
    <message>
        <source>there is nothing between two of its dots, or before the first</source>
        <translation>لا شيء بين اثنتين من نقاطه أو قبل الأولى</translation>
    </message>
    <message>
        <source>there is nothing to repeat before this sign</source>
        <translation>لا شيء قبل هذه العلامة لتكراره</translation>
    </message>
    <message>
        <source>these braces are not closed</source>
        <translation>هذان القوسان غير مغلقين</translation>
    </message>
    <message>
        <source>this bracket is not closed</source>
        <translation>هذا القوس غير مغلق</translation>
    </message>
    <message>
        <source>this can't stand in the name of a group</source>
        <translation>هذا لا يجوز في اسم مجموعة</translation>
    </message>
    <message>
        <source>this could match half a character</source>
        <translation>قد يطابق هذا نصف محرف</translation>
    </message>
    <message>
        <source>this count begins above its end</source>
        <translation>يبدأ هذا العدد فوق نهايته</translation>
    </message>
    <message>
        <source>this escape can't stand in square brackets</source>
        <translation>هذا التهريب لا يجوز داخل القوسين المعقوفين</translation>
    </message>
    <message>
        <source>this escape means nothing</source>
        <translation>هذا التهريب لا يعني شيئًا</translation>
    </message>
    <message>
        <source>this escape needs digits</source>
        <translation>هذا التهريب يحتاج إلى أرقام</translation>
    </message>
    <message>
        <source>this flag stands there twice</source>
        <translation>هذا الخيار موجود هناك مرتين</translation>
    </message>
    <message>
        <source>this goes beyond single bytes</source>
        <translation>هذا يتجاوز البايتات المنفردة</translation>
    </message>
    <message>
        <source>this is not a hexadecimal digit</source>
        <translation>هذا ليس رقمًا ست عشريًّا</translation>
    </message>
    <message>
        <source>this is not well-formed XML</source>
        <translation>هذا ليس XML سليم الصياغة</translation>
    </message>
    <message>
        <source>this minus stands there twice</source>
        <translation>علامة الطرح هذه موجودة هناك مرتين</translation>
    </message>
    <message>
        <source>this number is too large</source>
        <translation>هذا الرقم أكبر من اللازم</translation>
    </message>
    <message>
        <source>this range begins behind its end</source>
        <translation>يبدأ هذا المجال بعد نهايته</translation>
    </message>
    <message>
        <source>this square bracket is not closed</source>
        <translation>هذا القوس المعقوف غير مغلق</translation>
    </message>
    <message>
        <source>thumbnail_loc before title</source>
        <translation>thumbnail_loc قبل title</translation>
    </message>
    <message>
        <source>thumbnail_loc once</source>
        <translation>thumbnail_loc مرة واحدة</translation>
    </message>
    <message>
        <source>thumbnail_loc too often</source>
        <translation>thumbnail_loc مرات أكثر من اللازم</translation>
    </message>
    <message>
        <source>thumbnail_loc: http://www.example.com/summer sale.jpg</source>
        <translation>thumbnail_loc: http://www.example.com/summer sale.jpg</translation>
    </message>
    <message>
        <source>title before thumbnail_loc</source>
        <translation>title قبل thumbnail_loc</translation>
    </message>
    <message>
        <source>too many in stock_tickers</source>
        <translation>قيم أكثر من اللازم في stock_tickers</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true أو false</translation>
    </message>
    <message>
        <source>two indexes</source>
        <translation>فهرسان</translation>
    </message>
    <message>
        <source>two sitemaps</source>
        <translation>خريطتا موقع</translation>
    </message>
    <message>
        <source>two sitemaps and an index</source>
        <translation>خريطتا موقع وفهرس</translation>
    </message>
    <message>
        <source>under {share:,.1f} %</source>
        <translation>أقل من {share:,.1f} %</translation>
    </message>
    <message>
        <source>unescape once</source>
        <translation>إلغاء التهريب مرة واحدة</translation>
    </message>
    <message>
        <source>up to {last}</source>
        <translation>حتى {last}</translation>
    </message>
    <message>
        <source>validity by the schemas</source>
        <translation>الصلاحية وفق المخططات</translation>
    </message>
    <message>
        <source>values of the index</source>
        <translation>قيم الفهرس</translation>
    </message>
    <message>
        <source>video</source>
        <translation>فيديو</translation>
    </message>
    <message>
        <source>videos</source>
        <translation>فيديوهات</translation>
    </message>
    <message>
        <source>warnings</source>
        <translation>تحذيرات</translation>
    </message>
    <message>
        <source>what comes out of its gzip data is not what was packed</source>
        <translation>ما يخرج من بيانات gzip الخاصة به ليس ما ضُغط</translation>
    </message>
    <message>
        <source>what is not meant for all</source>
        <translation>ما لا يُقصد به الجميع</translation>
    </message>
    <message>
        <source>what stands before it is not a user name</source>
        <translation>ما قبله ليس اسم مستخدم</translation>
    </message>
    <message>
        <source>white space</source>
        <translation>مسافة بيضاء</translation>
    </message>
    <message>
        <source>whose address has no folder</source>
        <translation>التي لا مجلد لعنوانها</translation>
    </message>
    <message>
        <source>whose {title}</source>
        <translation>التي حقل «{title}» فيها</translation>
    </message>
    <message>
        <source>with {what}</source>
        <translation>التي فيها {what}</translation>
    </message>
    <message>
        <source>with {what}: {which}</source>
        <translation>التي فيها {what}: {which}</translation>
    </message>
    <message>
        <source>without escapes</source>
        <translation>دون تهريب</translation>
    </message>
    <message>
        <source>without {what}</source>
        <translation>التي ليس فيها {what}</translation>
    </message>
    <message>
        <source>without {what}: {which}</source>
        <translation>التي ليس فيها {what}: {which}</translation>
    </message>
    <message>
        <source>would leave the years 1 to 9999</source>
        <translation>سيخرج عن السنوات من 1 إلى 9999</translation>
    </message>
    <message>
        <source>write a point</source>
        <translation>كتابة نقطة</translation>
    </message>
    <message>
        <source>write it in lower case without white space</source>
        <translation>كتابته بأحرف صغيرة دون مسافة بيضاء</translation>
    </message>
    <message>
        <source>write protocol and host in lower case</source>
        <translation>كتابة البروتوكول والمضيف بأحرف صغيرة</translation>
    </message>
    <message>
        <source>write slashes</source>
        <translation>كتابة شرطات مائلة</translation>
    </message>
    <message>
        <source>write spaces as %20</source>
        <translation>كتابة الفراغات ‎%20</translation>
    </message>
    <message>
        <source>write such percent signs as %25</source>
        <translation>كتابة علامات النسبة المئوية هذه ‎%25</translation>
    </message>
    <message>
        <source>write the ASCII form of the host</source>
        <translation>كتابة المضيف بشكله في ASCII</translation>
    </message>
    <message>
        <source>write the W3C form of the same moment, where it is certain</source>
        <translation>كتابة اللحظة نفسها بشكل W3C حيث يكون ذلك مؤكدًا</translation>
    </message>
    <message>
        <source>write the number out</source>
        <translation>كتابة الرقم كاملًا</translation>
    </message>
    <message>
        <source>writes the file as it was repaired when it was opened</source>
        <translation>كتابة الملف كما رُمِّم عند فتحه</translation>
    </message>
    <message>
        <source>writes the file as it was repaired when it was opened, if that was possible without guessing</source>
        <translation>كتابة الملف كما رُمِّم عند فتحه، إن أمكن ذلك دون تخمين</translation>
    </message>
    <message>
        <source>xsi:schemaLocation names pairs of a namespace that the file uses and its schema: for the protocol's own sitemap.xsd, and siteindex.xsd in an index.</source>
        <translation>يسمي xsi:schemaLocation أزواجًا من مساحة أسماء يستخدمها الملف ومخططها: فللبروتوكول نفسه sitemap.xsd، وفي الفهرس siteindex.xsd.</translation>
    </message>
    <message>
        <source>xsi:schemaLocation {fault}.</source>
        <translation>‏xsi:schemaLocation ‏{fault}.</translation>
    </message>
    <message>
        <source>year 0000</source>
        <translation>السنة 0000</translation>
    </message>
    <message>
        <source>yearly with a lastmod of 2005-01-01</source>
        <translation>yearly مع lastmod بقيمة 2005-01-01</translation>
    </message>
    <message>
        <source>you may not write there</source>
        <translation>لا يجوز لك الكتابة هناك</translation>
    </message>
    <message>
        <source>your disk quota is used up</source>
        <translation>استُنفدت حصتك من القرص</translation>
    </message>
    <message>
        <source>zone hour {number:02}</source>
        <translation>ساعة المنطقة {number:02}</translation>
    </message>
    <message>
        <source>zone minute {number:02}</source>
        <translation>دقيقة المنطقة {number:02}</translation>
    </message>
    <message>
        <source>{address} can't be the address of a folder.</source>
        <translation>لا يمكن أن يكون {address} عنوان مجلد.</translation>
    </message>
    <message>
        <source>{address} can't be the address of a sitemap.</source>
        <translation>لا يمكن أن يكون {address} عنوان خريطة موقع.</translation>
    </message>
    <message>
        <source>{address} has another {joined} than its sitemap {place}.{hint}</source>
        <translation>في {address} يختلف {joined} عما في خريطة موقعه {place}.{hint}</translation>
    </message>
    <message>
        <source>{address} is not an address on the web.</source>
        <translation>ليس {address} عنوانًا على الويب.</translation>
    </message>
    <message>
        <source>{address} lies outside {folder_of}, the folder of its sitemap {place}.</source>
        <translation>يقع {address} خارج {folder_of}، مجلد خريطة موقعه {place}.</translation>
    </message>
    <message>
        <source>{authority} is not a possible host and port: {host_fault}.</source>
        <translation>ليس {authority} مضيفًا ومنفذًا ممكنين: {host_fault}.</translation>
    </message>
    <message>
        <source>{count:,}</source>
        <translation>{count:,}</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} of the %n sitemaps listed lie</source>
        <translation>
            <numerusform>لا خريطة موقع مدرجة موجودة ({count:,})</numerusform>
            <numerusform>خريطة الموقع المدرجة ({count:,}) موجودة</numerusform>
            <numerusform>{count:,} من خريطتي الموقع المدرجتين موجودة</numerusform>
            <numerusform>{count:,} من خرائط الموقع المدرجة الـ%n موجودة</numerusform>
            <numerusform>{count:,} من خرائط الموقع المدرجة الـ%n موجودة</numerusform>
            <numerusform>{count:,} من خرائط الموقع المدرجة الـ%n موجودة</numerusform>
        </translation>
    </message>
    <message>
        <source>{count:,} ×</source>
        <translation>{count:,} ×</translation>
    </message>
    <message>
        <source>{entity} is not known in XML</source>
        <translation>{entity} غير معروف في XML</translation>
    </message>
    <message>
        <source>{extension} values</source>
        <translation>قيم {extension}</translation>
    </message>
    <message numerus="yes">
        <source>{field} is no longer read by Google; %n entries of this sitemap have it.</source>
        <translation>
            <numerusform>لم يعد Google يقرأ {field}؛ ولا يرد ذلك في خريطة الموقع هذه.</numerusform>
            <numerusform>لم يعد Google يقرأ {field}؛ ويرد ذلك في مدخل واحد من خريطة الموقع هذه.</numerusform>
            <numerusform>لم يعد Google يقرأ {field}؛ ويرد ذلك في مدخلين من خريطة الموقع هذه.</numerusform>
            <numerusform>لم يعد Google يقرأ {field}؛ ويرد ذلك في %n مدخلات من خريطة الموقع هذه.</numerusform>
            <numerusform>لم يعد Google يقرأ {field}؛ ويرد ذلك في %n مدخلًا من خريطة الموقع هذه.</numerusform>
            <numerusform>لم يعد Google يقرأ {field}؛ ويرد ذلك في %n مدخل من خريطة الموقع هذه.</numerusform>
        </translation>
    </message>
    <message>
        <source>{field} is no longer read by Google; one entry of this sitemap has it.</source>
        <translation>لم يعد Google يقرأ {field}؛ ويرد ذلك في مدخل واحد من خريطة الموقع هذه.</translation>
    </message>
    <message numerus="yes">
        <source>{field} is no longer read by anybody; %n entries of this sitemap have it.</source>
        <translation>
            <numerusform>لم يعد أحد يقرأ {field}؛ ولا يرد ذلك في خريطة الموقع هذه.</numerusform>
            <numerusform>لم يعد أحد يقرأ {field}؛ ويرد ذلك في مدخل واحد من خريطة الموقع هذه.</numerusform>
            <numerusform>لم يعد أحد يقرأ {field}؛ ويرد ذلك في مدخلين من خريطة الموقع هذه.</numerusform>
            <numerusform>لم يعد أحد يقرأ {field}؛ ويرد ذلك في %n مدخلات من خريطة الموقع هذه.</numerusform>
            <numerusform>لم يعد أحد يقرأ {field}؛ ويرد ذلك في %n مدخلًا من خريطة الموقع هذه.</numerusform>
            <numerusform>لم يعد أحد يقرأ {field}؛ ويرد ذلك في %n مدخل من خريطة الموقع هذه.</numerusform>
        </translation>
    </message>
    <message>
        <source>{field} is no longer read by anybody; one entry of this sitemap has it.</source>
        <translation>لم يعد أحد يقرأ {field}؛ ويرد ذلك في مدخل واحد من خريطة الموقع هذه.</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} و{last}</translation>
    </message>
    <message>
        <source>{first} is not allowed here in an address; it is written {percent_encoded}{more}.</source>
        <translation>لا يجوز {first} هنا في العنوان؛ ويُكتب {percent_encoded}{more}.</translation>
    </message>
    <message>
        <source>{first} may not stand in a host{more}.</source>
        <translation>لا يجوز {first} في المضيف{more}.</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} أو {last}</translation>
    </message>
    <message>
        <source>{first}, {next}</source>
        <translation>{first}، {next}</translation>
    </message>
    <message>
        <source>{found} was probably escaped twice; escaped once it is {once}.</source>
        <translation>الأرجح أن {found} هُرِّب مرتين؛ وبتهريبه مرة واحدة يكون {once}.</translation>
    </message>
    <message>
        <source>{fragment} names a place within the page; consumers list the page without it.</source>
        <translation>يسمي {fragment} موضعًا داخل الصفحة؛ وتدرج محركات البحث الصفحة من دونه.</translation>
    </message>
    <message>
        <source>{host} has a colon without a port, and two slashes follow; probably two URLs were joined.</source>
        <translation>في {host} نقطتان دون منفذ تليهما شرطتان مائلتان؛ والأرجح أن عنواني URL وُصلا معًا.</translation>
    </message>
    <message>
        <source>{label}: {entries}, {share}</source>
        <translation>‏{label}: {entries}، {share}</translation>
    </message>
    <message>
        <source>{link} repeats an alternate before it.</source>
        <translation>يكرر {link} بديلًا سابقًا له.</translation>
    </message>
    <message>
        <source>{link}: {fields} is not the only address for this language.</source>
        <translation>‏{link}: ليس {fields} العنوان الوحيد لهذه اللغة.</translation>
    </message>
    <message>
        <source>{link}: {value} claims another language for itself.</source>
        <translation>‏{link}: ينسب {value} إلى نفسه لغة أخرى.</translation>
    </message>
    <message>
        <source>{link}: {value} has no link back to this page.</source>
        <translation>‏{link}: لا رابط رجوع في {value} إلى هذه الصفحة.</translation>
    </message>
    <message>
        <source>{listed} tell where a visitor came from; the page is the same without them.</source>
        <translation>تبين {listed} من أين جاء الزائر؛ والصفحة هي نفسها من دونها.</translation>
    </message>
    <message>
        <source>{listed} tells where a visitor came from; the page is the same without it.</source>
        <translation>يبين {listed} من أين جاء الزائر؛ والصفحة هي نفسها من دونه.</translation>
    </message>
    <message>
        <source>{loc} has another {what} than most entries of the sitemap, from which it is inferred that it lies on {home}.</source>
        <translation>في {loc} يختلف {what} عما في معظم مدخلات خريطة الموقع، ومنها يُستنتج أنها تقع على {home}.</translation>
    </message>
    <message>
        <source>{loc} holds a space; in an address it is written %20.</source>
        <translation>في {loc} فراغ؛ ويُكتب في العنوان %20.</translation>
    </message>
    <message>
        <source>{loc} is broken by a tab or the end of a line, which may not stand in an address.</source>
        <translation>في {loc} علامة جدولة أو نهاية سطر، ولا تجوز أي منهما في العنوان.</translation>
    </message>
    <message>
        <source>{message} The default preferences apply.</source>
        <translation>{message} تسري التفضيلات المعتادة.</translation>
    </message>
    <message>
        <source>{message} What can be shown of it, {count}, is read-only.</source>
        <translation>{message} ما يمكن عرضه منه ({count}) للقراءة فقط.</translation>
    </message>
    <message>
        <source>{name} holds a date of {newest}, but its own in the index is “{listed}”.</source>
        <translation>في {name} تاريخ {newest}، لكن تاريخها هي في الفهرس «{listed}».</translation>
    </message>
    <message numerus="yes">
        <source>{name} lists %n URLs</source>
        <translation>
            <numerusform>لا تدرج {name} أي عنوان URL</numerusform>
            <numerusform>تدرج {name} عنوان URL واحدًا</numerusform>
            <numerusform>تدرج {name} عنواني URL</numerusform>
            <numerusform>تدرج {name} %n عناوين URL</numerusform>
            <numerusform>تدرج {name} %n عنوان URL</numerusform>
            <numerusform>تدرج {name} %n عنوان URL</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lists %n sitemaps</source>
        <translation>
            <numerusform>لا يدرج {name} أي خريطة موقع</numerusform>
            <numerusform>يدرج {name} خريطة موقع واحدة</numerusform>
            <numerusform>يدرج {name} خريطتي موقع</numerusform>
            <numerusform>يدرج {name} %n خرائط موقع</numerusform>
            <numerusform>يدرج {name} %n خريطة موقع</numerusform>
            <numerusform>يدرج {name} %n خريطة موقع</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} lists 1 URL</source>
        <translation>تدرج {name} عنوان URL واحدًا</translation>
    </message>
    <message>
        <source>{name} lists 1 sitemap</source>
        <translation>يدرج {name} خريطة موقع واحدة</translation>
    </message>
    <message>
        <source>{name} lists no URL.</source>
        <translation>لا تسرد {name} أي عنوان URL.</translation>
    </message>
    <message>
        <source>{name} lists no sitemap.</source>
        <translation>لا يسرد {name} أي خريطة موقع.</translation>
    </message>
    <message>
        <source>{name} of alternate {number:,}</source>
        <translation>{name} في البديل {number:,}</translation>
    </message>
    <message>
        <source>{name} of article {number:,}</source>
        <translation>{name} في المقالة {number:,}</translation>
    </message>
    <message>
        <source>{name} of image {number:,}</source>
        <translation>{name} في الصورة {number:,}</translation>
    </message>
    <message>
        <source>{name} of mobile mark {number:,}</source>
        <translation>{name} في علامة الجوّال {number:,}</translation>
    </message>
    <message>
        <source>{name} of page map {number:,}</source>
        <translation>{name} في خريطة الصفحة {number:,}</translation>
    </message>
    <message>
        <source>{name} of video {number:,}</source>
        <translation>{name} في الفيديو {number:,}</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n bytes</source>
        <translation>
            <numerusform>حجم {name} صفر من البايتات</numerusform>
            <numerusform>حجم {name} بايت واحد</numerusform>
            <numerusform>حجم {name} بايتان</numerusform>
            <numerusform>حجم {name} %n بايتات</numerusform>
            <numerusform>حجم {name} %n بايتًا</numerusform>
            <numerusform>حجم {name} %n بايت</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} takes 1 byte</source>
        <translation>حجم {name} بايت واحد</translation>
    </message>
    <message>
        <source>{name}: {urls:,} of {max_urls:,} URLs, {bytes:,} of {max_bytes:,} MB</source>
        <translation>‏{name}: {urls:,} من {max_urls:,} عنوان URL، {bytes:,} من {max_bytes:,} م.ب</translation>
    </message>
    <message>
        <source>{over}; {title} allows {most:,}.</source>
        <translation>{over}؛ ويسمح {title} بما لا يتجاوز {most:,}.</translation>
    </message>
    <message>
        <source>{place} has nearly this address{in_all}: {loc}.</source>
        <translation>في {place} عنوان شبه مطابق{in_all}: {loc}.</translation>
    </message>
    <message>
        <source>{place} has this address already{in_all}: {loc}.</source>
        <translation>في {place} هذا العنوان أصلًا{in_all}: {loc}.</translation>
    </message>
    <message>
        <source>{place} has this address with the other protocol{in_all}: {loc}.</source>
        <translation>في {place} هذا العنوان بالبروتوكول الآخر{in_all}: {loc}.</translation>
    </message>
    <message>
        <source>{port} is the default for {scheme} and can be left out.</source>
        <translation>المنفذ {port} مفهوم دون ذكر مع {scheme}.</translation>
    </message>
    <message>
        <source>{prefix} is used but not declared</source>
        <translation>استُخدم {prefix} دون تصريح</translation>
    </message>
    <message>
        <source>{scheme} has capitals where case means nothing; lower case is usual.</source>
        <translation>في {scheme} أحرف كبيرة حيث لا تعني الحالة شيئًا؛ والمعتاد الأحرف الصغيرة.</translation>
    </message>
    <message>
        <source>{share:,.1f} %</source>
        <translation>{share:,.1f} %</translation>
    </message>
    <message>
        <source>{text} is a W3C date, which the protocol asks for, but the published schema refuses it.</source>
        <translation>{text} تاريخ W3C كما يطلب البروتوكول، لكن المخطط المنشور يرفضه.</translation>
    </message>
    <message>
        <source>{text} is not a W3C date, which the protocol asks for, though the published schema takes it.</source>
        <translation>ليس {text} تاريخ W3C كما يطلب البروتوكول، وإن كان المخطط المنشور يقبله.</translation>
    </message>
    <message>
        <source>{text} is not a calendar day.</source>
        <translation>ليس {text} يومًا في التقويم.</translation>
    </message>
    <message>
        <source>{text} is not in the calendar: there is no {fault}.</source>
        <translation>ليس {text} في التقويم؛ والخطأ في {fault}.</translation>
    </message>
    <message>
        <source>{text} is not on the clock: there is no {fault}.</source>
        <translation>ليس {text} على الساعة؛ والخطأ في {fault}.</translation>
    </message>
    <message>
        <source>{told}: by {user} on {host}, since {since}.</source>
        <translation>{told}: بواسطة {user} على {host} منذ {since}.</translation>
    </message>
    <message>
        <source>{told}; also {count:,} × in files or the set</source>
        <translation>{told}؛ وأيضًا {count:,} × في الملفات أو المجموعة</translation>
    </message>
    <message>
        <source>{told}; by whom is not known.</source>
        <translation>{told}؛ ولا يُعرف بواسطة من.</translation>
    </message>
    <message>
        <source>{told}; over the limit</source>
        <translation>{told}؛ فوق الحد</translation>
    </message>
    <message numerus="yes">
        <source>{value} has %n characters; the published schema wants {least} at least, though the protocol sets none.</source>
        <translation>
            <numerusform>طول {value} صفر من المحارف؛ ويريد المخطط المنشور {least} على الأقل، وإن كان البروتوكول لا يحدد ذلك.</numerusform>
            <numerusform>طول {value} محرف واحد؛ ويريد المخطط المنشور {least} على الأقل، وإن كان البروتوكول لا يحدد ذلك.</numerusform>
            <numerusform>طول {value} محرفان؛ ويريد المخطط المنشور {least} على الأقل، وإن كان البروتوكول لا يحدد ذلك.</numerusform>
            <numerusform>طول {value} %n محارف؛ ويريد المخطط المنشور {least} على الأقل، وإن كان البروتوكول لا يحدد ذلك.</numerusform>
            <numerusform>طول {value} %n محرفًا؛ ويريد المخطط المنشور {least} على الأقل، وإن كان البروتوكول لا يحدد ذلك.</numerusform>
            <numerusform>طول {value} %n محرف؛ ويريد المخطط المنشور {least} على الأقل، وإن كان البروتوكول لا يحدد ذلك.</numerusform>
        </translation>
    </message>
    <message>
        <source>{value} has a decimal comma; a priority has a point, as 0.8{if_outside}.</source>
        <translation>في {value} فاصلة عشرية؛ والأولوية تُكتب بنقطة مثل 0.8{if_outside}.</translation>
    </message>
    <message>
        <source>{value} has a time without a zone; add Z or an offset such as +01:00.</source>
        <translation>في {value} وقت دون منطقة؛ أضف Z أو فرقًا مثل ‎+01:00.</translation>
    </message>
    <message>
        <source>{value} has an exponent; a priority is written out, as 0.8{if_outside}.</source>
        <translation>في {value} أس؛ والأولوية تُكتب كاملة مثل 0.8{if_outside}.</translation>
    </message>
    <message>
        <source>{value} has backslashes; the parts of a path are divided by slashes.</source>
        <translation>في {value} شرطات مائلة عكسية؛ وأجزاء المسار تفصلها شرطات مائلة.</translation>
    </message>
    <message>
        <source>{value} has characters around the address that nobody sees; consumers take them for a part of it.</source>
        <translation>في {value} محارف حول العنوان لا يراها أحد؛ وتعدّها محركات البحث جزءًا منه.</translation>
    </message>
    <message>
        <source>{value} has one character; the published schema wants {least} at least, though the protocol sets none.</source>
        <translation>طول {value} محرف واحد؛ ويريد المخطط المنشور {least} على الأقل، وإن كان البروتوكول لا يحدد ذلك.</translation>
    </message>
    <message>
        <source>{value} has steps such as /../; consumers list {mended} instead.</source>
        <translation>في {value} خطوات مثل ‎/../‎؛ وتدرج محركات البحث {mended} بدلًا منه.</translation>
    </message>
    <message>
        <source>{value} has white space around the address.</source>
        <translation>في {value} مسافة بيضاء حول العنوان.</translation>
    </message>
    <message>
        <source>{value} is before 1990, when there was no web; probably a clock was not set.</source>
        <translation>يسبق {value} سنة 1990 حين لم يكن الويب موجودًا؛ والأرجح أن ساعة لم تُضبط.</translation>
    </message>
    <message>
        <source>{value} is listed earlier in the set.</source>
        <translation>أُدرج {value} سابقًا في المجموعة.</translation>
    </message>
    <message>
        <source>{value} is not a W3C date such as 2026-11-02 or 2026-11-02T17:33:00+01:00.</source>
        <translation>ليس {value} تاريخ W3C مثل 2026-11-02 أو 2026-11-02T17:33:00+01:00.</translation>
    </message>
    <message>
        <source>{value} is not a decimal number such as 0.8.</source>
        <translation>ليس {value} رقمًا عشريًّا مثل 0.8.</translation>
    </message>
    <message>
        <source>{value} is not between 0.0 and 1.0.</source>
        <translation>ليس {value} بين 0.0 و1.0.</translation>
    </message>
    <message>
        <source>{value} is not complete: it must begin with http:// or https://.</source>
        <translation>‏{value} غير كامل: يجب أن يبدأ بـ http://‎ أو https://‎.</translation>
    </message>
    <message>
        <source>{value} is not one of {changefreqs}.</source>
        <translation>ليس {value} من القيم {changefreqs}.</translation>
    </message>
    <message>
        <source>{value} lies in the future; a page can't have been changed then.</source>
        <translation>يقع {value} في المستقبل؛ ولا يمكن أن تكون الصفحة قد تغيرت حينئذ.</translation>
    </message>
    <message>
        <source>{value} lies on another site than most entries of its sitemap.</source>
        <translation>يقع {value} على موقع غير موقع معظم مدخلات خريطته.</translation>
    </message>
    <message>
        <source>{value} lies outside the place of its sitemap.</source>
        <translation>يقع {value} خارج موضع خريطة موقعه.</translation>
    </message>
    <message>
        <source>{value} looks like {what} (pattern {found}).</source>
        <translation>يبدو {value} من قبيل: {what} (النمط {found}).</translation>
    </message>
    <message>
        <source>{value} names no host.</source>
        <translation>لا يسمي {value} مضيفًا.</translation>
    </message>
    <message>
        <source>{videos}; the schema asks for neither content_loc nor player_loc</source>
        <translation>{videos}؛ ولا يطلب المخطط content_loc ولا player_loc</translation>
    </message>
    <message numerus="yes">
        <source>{what} (%n entries)</source>
        <translation>
            <numerusform>{what} (لا مدخلات)</numerusform>
            <numerusform>{what} (مدخل واحد)</numerusform>
            <numerusform>{what} (مدخلان)</numerusform>
            <numerusform>{what} (%n مدخلات)</numerusform>
            <numerusform>{what} (%n مدخلًا)</numerusform>
            <numerusform>{what} (%n مدخل)</numerusform>
        </translation>
    </message>
    <message>
        <source>{what} (1 entry)</source>
        <translation>{what} (مدخل واحد)</translation>
    </message>
    <message>
        <source>{what} and was set aside as “{aside}”; the default preferences apply.</source>
        <translation>{what} فنُحّي باسم «{aside}»؛ وتسري التفضيلات المعتادة.</translation>
    </message>
    <message>
        <source>{what} left out behind the end of the gzip data.</source>
        <translation>{what} بعد نهاية بيانات gzip واستُبعد.</translation>
    </message>
    <message>
        <source>{what} stood before the beginning of the XML; it was removed.</source>
        <translation>وُجد قبل بداية XML: {what}؛ وقد أُزيل.</translation>
    </message>
    <message>
        <source>{what}; the default preferences apply.</source>
        <translation>{what}؛ وتسري التفضيلات المعتادة.</translation>
    </message>
    <message>
        <source>{who} expired on {value}.</source>
        <translation>انتهت صلاحية {who} في {value}.</translation>
    </message>
    <message>
        <source>{who} has an unknown element, {name}.</source>
        <translation>في {who} عنصر غير معروف، {name}.</translation>
    </message>
    <message>
        <source>{who} has neither content_loc nor player_loc.</source>
        <translation>ليس في {who} content_loc ولا player_loc.</translation>
    </message>
    <message>
        <source>{who} has neither hreflang nor media.</source>
        <translation>ليس في {who} hreflang ولا media.</translation>
    </message>
    <message>
        <source>{who} has no {name}{what}.</source>
        <translation>في {who} لا يوجد {name}{what}.</translation>
    </message>
    <message>
        <source>{who} has {count:,} of {breach}, which may stand there {times}.</source>
        <translation>في {who} تكرر {breach} بعدد {count:,}، والمسموح به {times}.</translation>
    </message>
    <message>
        <source>{who} has {what} {name}.</source>
        <translation>في {who} {what} {name}.</translation>
    </message>
    <message>
        <source>{who} is no longer read by anybody.</source>
        <translation>لم يعد أحد يقرأ {who}.</translation>
    </message>
    <message>
        <source>{who} was published on {value}, more than two days ago.</source>
        <translation>نُشرت {who} في {value}، قبل أكثر من يومين.</translation>
    </message>
    <message>
        <source>{wrong} in the {what} is not a country code of ISO 3166-1, such as US.</source>
        <translation>ليس {wrong} في {what} رمز بلد من ISO 3166-1، مثل US.</translation>
    </message>
    <message>
        <source>{wrong} in the {what} is not one of {choices}{meant}.</source>
        <translation>ليس {wrong} في {what} من القيم {choices}{meant}.</translation>
    </message>
    <message>
        <source>{wrong} in the {what} is not {forms}.</source>
        <translation>ليس {wrong} في {what} {forms}.</translation>
    </message>
    <message>
        <source>{zone} is not a time zone.</source>
        <translation>ليس {zone} منطقة زمنية.</translation>
    </message>
    <message>
        <source>“Z”, or such as “+01:00”, or empty</source>
        <translation>«Z» أو مثل «+01:00» أو فارغ</translation>
    </message>
    <message>
        <source>“\{escape}” means nothing in a replacement.</source>
        <translation>لا معنى لـ «\{escape}» في نص الاستبدال.</translation>
    </message>
    <message>
        <source>“]]&gt;” stands in a value</source>
        <translation>توجد «]]&gt;» في قيمة</translation>
    </message>
    <message>
        <source>“]]&gt;” stood in a value; it was written as “]]&amp;gt;”.</source>
        <translation>كانت «]]&gt;» في قيمة؛ فكُتبت «]]&amp;gt;».</translation>
    </message>
    <message>
        <source>“always” is for pages that change at every access, which a lastmod of more than a year ago denies; “never” is for archived pages, which have no change to come.</source>
        <translation>‏«always» للصفحات التي تتغير عند كل زيارة، وهذا ينفيه lastmod مضى عليه أكثر من عام؛ و«never» للصفحات المؤرشفة التي لا تغيير لها في المستقبل.</translation>
    </message>
    <message>
        <source>“always” says that the page changes at every access, but its lastmod is more than a year old.</source>
        <translation>تقول «always» إن الصفحة تتغير عند كل زيارة، لكن lastmod مضى عليه أكثر من عام.</translation>
    </message>
    <message>
        <source>“and” or “or” must come next</source>
        <translation>يجب أن تأتي «and» أو «or» هنا</translation>
    </message>
    <message>
        <source>“and”, “or” or “)” must come next</source>
        <translation>يجب أن تأتي «and» أو «or» أو «‎)‎» هنا</translation>
    </message>
    <message>
        <source>“day” or “second”</source>
        <translation>«day» أو «second»</translation>
    </message>
    <message>
        <source>“lastmod {operator}” needs a date such as 2026-11-02, not “{value}”.</source>
        <translation>تحتاج «lastmod {operator}» إلى تاريخ مثل 2026-11-02 لا «{value}».</translation>
    </message>
    <message>
        <source>“never” says that the page is archived, but its lastmod lies in the future.</source>
        <translation>تقول «never» إن الصفحة مؤرشفة، لكن lastmod يقع في المستقبل.</translation>
    </message>
    <message>
        <source>“url” needs an “href”</source>
        <translation>يحتاج «url» إلى «href»</translation>
    </message>
    <message>
        <source>“{address}” lies on {site}, but {words} on {site_2}.</source>
        <translation>يقع «{address}» على {site}، لكن {words} على {site_2}.</translation>
    </message>
    <message>
        <source>“{address}” lies outside {folder}, where {words}.</source>
        <translation>يقع «{address}» خارج {folder}، حيث {words}.</translation>
    </message>
    <message>
        <source>“{clash}” is one of the files that are open; the export would replace it.</source>
        <translation>‏«{clash}» من الملفات المفتوحة؛ وسيستبدله التصدير.</translation>
    </message>
    <message>
        <source>“{closed}” is closed that was not opened</source>
        <translation>أُغلق «{closed}» دون أن يُفتح</translation>
    </message>
    <message>
        <source>“{closing}” was closed before its last entry; the entries behind it were joined.</source>
        <translation>أُغلق «{closing}» قبل مدخله الأخير؛ فضُمت المدخلات التي بعده.</translation>
    </message>
    <message>
        <source>“{document}” can't be the name of an index.</source>
        <translation>لا يمكن أن يكون «{document}» اسم فهرس.</translation>
    </message>
    <message>
        <source>“{document}” has no index, so it is the only sitemap there can be.</source>
        <translation>لا فهرس في «{document}»، لذلك لا يمكن أن توجد خريطة موقع غيرها.</translation>
    </message>
    <message>
        <source>“{document}” is an index already.</source>
        <translation>‏«{document}» فهرس أصلًا.</translation>
    </message>
    <message>
        <source>“{element}” has the attribute “{attribute}”, which the protocol does not define.</source>
        <translation>في «{element}» السمة «{attribute}» التي لا يعرّفها البروتوكول.</translation>
    </message>
    <message>
        <source>“{field} {operator}” needs a number, not “{value}”.</source>
        <translation>تحتاج «{field} {operator}» إلى رقم لا «{value}».</translation>
    </message>
    <message>
        <source>“{field}” is no field; there are: {fields}.</source>
        <translation>«{field}» ليس حقلًا؛ الحقول: {fields}.</translation>
    </message>
    <message>
        <source>“{field}” is not compared with “{operator}”, but by {known}.</source>
        <translation>لا يُقارن «{field}» بـ «{operator}» بل بـ {known}.</translation>
    </message>
    <message>
        <source>“{field}” is not larger or smaller than another.</source>
        <translation>لا يكون «{field}» أكبر أو أصغر من غيره.</translation>
    </message>
    <message>
        <source>“{file}” does not exist</source>
        <translation>«{file}» غير موجود</translation>
    </message>
    <message numerus="yes">
        <source>“{file}” has %n more such places.</source>
        <translation>
            <numerusform>لا مواضع أخرى كهذه في «{file}».</numerusform>
            <numerusform>يوجد في «{file}» موضع آخر كهذا.</numerusform>
            <numerusform>يوجد في «{file}» موضعان آخران كهذا.</numerusform>
            <numerusform>توجد في «{file}» %n مواضع أخرى كهذه.</numerusform>
            <numerusform>يوجد في «{file}» %n موضعًا آخر كهذه.</numerusform>
            <numerusform>يوجد في «{file}» %n موضع آخر كهذه.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{file}” has one more such place.</source>
        <translation>يوجد في «{file}» موضع آخر كهذا.</translation>
    </message>
    <message>
        <source>“{file}” is not well-formed, so it is not valid by the schema either.</source>
        <translation>‏«{file}» ليس سليم الصياغة، لذلك ليس صالحًا وفق المخطط أيضًا.</translation>
    </message>
    <message>
        <source>“{file}” may be this sitemap or another one of the index. Put each file where its URL says.</source>
        <translation>قد يكون «{file}» خريطة الموقع هذه أو خريطة أخرى في الفهرس. ضع كل ملف حيث يدل عنوان URL الخاص به.</translation>
    </message>
    <message>
        <source>“{file}” was changed by another program since it was opened, so it was not validated.</source>
        <translation>غيّر برنامج آخر «{file}» منذ فتحه، لذلك لم يُتحقق منه.</translation>
    </message>
    <message>
        <source>“{file}” was opened for {url}, but its path is not that of the URL.</source>
        <translation>فُتح «{file}» على أنه {url}، لكن مساره ليس مسار عنوان URL.</translation>
    </message>
    <message>
        <source>“{first}” was changed by another program since it was opened, so nothing was saved.</source>
        <translation>غيّر برنامج آخر «{first}» منذ فتحه، لذلك لم يُحفظ شيء.</translation>
    </message>
    <message>
        <source>“{folder}” is a folder, which is not opened together with others.</source>
        <translation>‏«{folder}» مجلد، ولا يُفتح مع غيره.</translation>
    </message>
    <message>
        <source>“{folder}” is the folder of the set that is open, and would then hold two indexes.</source>
        <translation>‏«{folder}» هو مجلد المجموعة المفتوحة، وسيصبح فيه فهرسان.</translation>
    </message>
    <message>
        <source>“{found}” is not a reference of XML; its “X” was written in lower case.</source>
        <translation>ليس «{found}» مرجع XML؛ وكُتبت «X» فيه بحرف صغير.</translation>
    </message>
    <message>
        <source>“{found}” names a control character, which XML does not allow; it was removed.</source>
        <translation>يسمي «{found}» محرف تحكم لا يسمح به XML؛ فأُزيل.</translation>
    </message>
    <message>
        <source>“{held}” is of a set that is in use: {message}</source>
        <translation>ينتمي «{held}» إلى مجموعة مستخدمة: {message}</translation>
    </message>
    <message>
        <source>“{host}” is not on the public web.</source>
        <translation>«{host}» ليس على الويب العام.</translation>
    </message>
    <message numerus="yes">
        <source>“{index}” lists %n sitemaps whose files have other paths than their URLs; “{file}” was opened for {url}.</source>
        <translation>
            <numerusform>لا يسرد «{index}» خرائط موقع تختلف مسارات ملفاتها عن مسارات عناوينها؛ فُتح «{file}» على أنه {url}.</numerusform>
            <numerusform>يسرد «{index}» خريطة موقع واحدة يختلف مسار ملفها عن مسار عنوانها؛ فُتح «{file}» على أنه {url}.</numerusform>
            <numerusform>يسرد «{index}» خريطتي موقع يختلف مسارا ملفيهما عن مساري عنوانيهما؛ فُتح «{file}» على أنه {url}.</numerusform>
            <numerusform>يسرد «{index}» %n خرائط موقع تختلف مسارات ملفاتها عن مسارات عناوينها؛ فُتح «{file}» على أنه {url}.</numerusform>
            <numerusform>يسرد «{index}» %n خريطة موقع تختلف مسارات ملفاتها عن مسارات عناوينها؛ فُتح «{file}» على أنه {url}.</numerusform>
            <numerusform>يسرد «{index}» %n خريطة موقع تختلف مسارات ملفاتها عن مسارات عناوينها؛ فُتح «{file}» على أنه {url}.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{index}” lists itself.</source>
        <translation>يسرد «{index}» نفسه.</translation>
    </message>
    <message>
        <source>“{index}” lists {address}, whose protocol is {protocol}; it must be http or https.</source>
        <translation>يسرد «{index}» العنوان {address} وبروتوكوله {protocol}؛ ويجب أن يكون http أو https.</translation>
    </message>
    <message>
        <source>“{item}” is neither a date nor a range of dates.</source>
        <translation>ليس «{item}» تاريخًا ولا مجال تواريخ.</translation>
    </message>
    <message>
        <source>“{item}” is not a range of numbers.</source>
        <translation>ليس «{item}» مجال أرقام.</translation>
    </message>
    <message>
        <source>“{item}” is not the address of a folder.</source>
        <translation>ليس «{item}» عنوان مجلد.</translation>
    </message>
    <message>
        <source>“{item}” is not the number of an entry.</source>
        <translation>ليس «{item}» رقم مدخل.</translation>
    </message>
    <message>
        <source>“{key}” is no key of IndexNow.</source>
        <translation>«{key}» ليس مفتاح IndexNow.</translation>
    </message>
    <message>
        <source>“{label}” begins like the ASCII form of a name, but stands for none</source>
        <translation>يبدأ «{label}» كاسم بشكل ASCII لكنه لا يمثل أي اسم</translation>
    </message>
    <message>
        <source>“{mismatch}” is closed, but “{mismatch_2}” of line {mismatch_3} is still open</source>
        <translation>أُغلق «{mismatch}» بينما لا يزال «{mismatch_2}» من السطر {mismatch_3} مفتوحًا</translation>
    </message>
    <message>
        <source>“{more}” is a field of the entry, and not one of its extensions.</source>
        <translation>‏«{more}» حقل في المدخل، لا أحد امتداداته.</translation>
    </message>
    <message>
        <source>“{name!a}” can't be a file name.</source>
        <translation>لا يمكن أن يكون «{name!a}» اسم ملف.</translation>
    </message>
    <message>
        <source>“{name!a}” is not the name of a file.</source>
        <translation>ليس «{name!a}» اسم ملف.</translation>
    </message>
    <message>
        <source>“{name}” begins with more than one byte order mark.</source>
        <translation>يبدأ «{name}» بأكثر من علامة ترتيب بايتات.</translation>
    </message>
    <message>
        <source>“{name}” can't be a file name.</source>
        <translation>لا يمكن أن يكون «{name}» اسم ملف.</translation>
    </message>
    <message>
        <source>“{name}” can't be a file name: the system keeps it for itself.</source>
        <translation>لا يمكن أن يكون «{name}» اسم ملف: يحتفظ به النظام لنفسه.</translation>
    </message>
    <message>
        <source>“{name}” can't be copied: {strerror}.</source>
        <translation>تعذر نسخ «{name}»: {strerror}.</translation>
    </message>
    <message>
        <source>“{name}” can't be made: {reason}.</source>
        <translation>تعذر إنشاء «{name}»: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” can't be read any more, so it was not saved.</source>
        <translation>لم تعد قراءة «{name}» ممكنة، لذلك لم يُحفظ.</translation>
    </message>
    <message>
        <source>“{name}” can't be read as CSV: in line {line} {reason}.</source>
        <translation>تعذرت قراءة «{name}» بصيغة CSV: في السطر {line} {reason}.</translation>
    </message>
    <message>
        <source>“{name}” can't be read because of an internal error ({error}).</source>
        <translation>تعذرت قراءة «{name}» بسبب خطأ داخلي ({error}).</translation>
    </message>
    <message>
        <source>“{name}” can't be read: in line {line} a value is longer than 10 million bytes.</source>
        <translation>تعذرت قراءة «{name}»: في السطر {line} قيمة أطول من 10 ملايين بايت.</translation>
    </message>
    <message>
        <source>“{name}” can't be read: in line {line} elements are nested too deeply.</source>
        <translation>تعذرت قراءة «{name}»: في السطر {line} عناصر متداخلة بعمق مفرط.</translation>
    </message>
    <message>
        <source>“{name}” can't be read: in line {line} {cause}.</source>
        <translation>تعذرت قراءة «{name}»: في السطر {line} {cause}.</translation>
    </message>
    <message>
        <source>“{name}” can't be read: its elements can't be located.</source>
        <translation>تعذرت قراءة «{name}»: تعذر تحديد مواضع عناصره.</translation>
    </message>
    <message>
        <source>“{name}” can't be read: {reason}.</source>
        <translation>تعذرت قراءة «{name}»: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” can't be read: {strerror}.</source>
        <translation>تعذرت قراءة «{name}»: {strerror}.</translation>
    </message>
    <message>
        <source>“{name}” can't be removed: {reason}.</source>
        <translation>تعذرت إزالة «{name}»: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” can't be saved: {reason}; and not all files could be put back.</source>
        <translation>تعذر حفظ «{name}»: {reason}؛ ولم يمكن إرجاع كل الملفات.</translation>
    </message>
    <message>
        <source>“{name}” can't be saved: {reason}{safe}.</source>
        <translation>تعذر حفظ «{name}»: {reason}{safe}.</translation>
    </message>
    <message>
        <source>“{name}” can't be understood ({reason})</source>
        <translation>تعذر فهم «{name}» ({reason})</translation>
    </message>
    <message>
        <source>“{name}” can't be written so that it can be read again: {message}</source>
        <translation>لا يمكن كتابة «{name}» بحيث تمكن قراءته مجددًا: {message}</translation>
    </message>
    <message>
        <source>“{name}” can't be written: {strerror}; it is as it was before.</source>
        <translation>تعذرت كتابة «{name}»: {strerror}؛ وهو كما كان من قبل.</translation>
    </message>
    <message>
        <source>“{name}” can't be {what}: {reason}; {untouched}.</source>
        <translation>لا يمكن إجراء العملية ({what}) على «{name}»: {reason}؛ {untouched}.</translation>
    </message>
    <message>
        <source>“{name}” could not be read, so it can't be split.</source>
        <translation>تعذرت قراءة «{name}»، لذلك لا يمكن تقسيمها.</translation>
    </message>
    <message>
        <source>“{name}” could not be read, so its file can't be renamed.</source>
        <translation>تعذرت قراءة «{name}»، لذلك لا يمكن تغيير اسم ملفها.</translation>
    </message>
    <message>
        <source>“{name}” could not be read: the process that read it has died.</source>
        <translation>تعذرت قراءة «{name}»: انتهت العملية التي كانت تقرؤه.</translation>
    </message>
    <message>
        <source>“{name}” declares a document type or entities, which are never processed.</source>
        <translation>يصرح «{name}» بنوع مستند أو كيانات، وهذه لا تُعالج أبدًا.</translation>
    </message>
    <message>
        <source>“{name}” declares the encoding {name_2}, in which its declaration could not be written.</source>
        <translation>يصرح «{name}» بالترميز {name_2} الذي لا يمكن أن يُكتب به تصريحه.</translation>
    </message>
    <message>
        <source>“{name}” declares the encoding “{encoding}”, which is not known.</source>
        <translation>يصرح «{name}» بالترميز «{encoding}» وهو غير معروف.</translation>
    </message>
    <message>
        <source>“{name}” declares {name_2}, but is encoded in UTF-8.</source>
        <translation>يصرح «{name}» بـ {name_2} لكنه بترميز UTF-8.</translation>
    </message>
    <message>
        <source>“{name}” does not end in {wanted}.</source>
        <translation>لا ينتهي «{name}» بـ {wanted}.</translation>
    </message>
    <message>
        <source>“{name}” does not exist.</source>
        <translation>‏«{name}» غير موجود.</translation>
    </message>
    <message>
        <source>“{name}” does not fit into the memory of this computer.</source>
        <translation>لا تتسع ذاكرة هذا الحاسوب لـ «{name}».</translation>
    </message>
    <message>
        <source>“{name}” does not lie in the folder of its set any more, so it can't be taken along.</source>
        <translation>لم يعد «{name}» في مجلد مجموعته، لذلك لا يمكن أخذه معها.</translation>
    </message>
    <message>
        <source>“{name}” does not lie in the folder of the set.</source>
        <translation>لا يقع «{name}» في مجلد المجموعة.</translation>
    </message>
    <message>
        <source>“{name}” ends {place}.</source>
        <translation>ينتهي «{name}» {place}.</translation>
    </message>
    <message>
        <source>“{name}” has no column “loc”.</source>
        <translation>لا عمود «loc» في «{name}».</translation>
    </message>
    <message>
        <source>“{name}” has no column “{header}”.</source>
        <translation>لا عمود «{header}» في «{name}».</translation>
    </message>
    <message>
        <source>“{name}” has other names on this disk, too (hard links).</source>
        <translation>لـ «{name}» أسماء أخرى أيضًا على هذا القرص (روابط صلبة).</translation>
    </message>
    <message>
        <source>“{name}” has text before its XML begins in line {at}.</source>
        <translation>في «{name}» نص قبل بداية XML في السطر {at}.</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” holds more than %n entries.</source>
        <translation>
            <numerusform>في «{name}» أكثر من %n مدخل.</numerusform>
            <numerusform>في «{name}» أكثر من مدخل واحد.</numerusform>
            <numerusform>في «{name}» أكثر من مدخلين.</numerusform>
            <numerusform>في «{name}» أكثر من %n مدخلات.</numerusform>
            <numerusform>في «{name}» أكثر من %n مدخلًا.</numerusform>
            <numerusform>في «{name}» أكثر من %n مدخل.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” holds more than one entry.</source>
        <translation>في «{name}» أكثر من مدخل واحد.</translation>
    </message>
    <message>
        <source>“{name}” holds more than {max_tags:,} tags.</source>
        <translation>في «{name}» أكثر من {max_tags:,} وسم.</translation>
    </message>
    <message>
        <source>“{name}” holds no entries.</source>
        <translation>لا مدخلات في «{name}».</translation>
    </message>
    <message>
        <source>“{name}” holds no patterns.</source>
        <translation>لا أنماط في «{name}».</translation>
    </message>
    <message>
        <source>“{name}” holds nothing but white space.</source>
        <translation>لا شيء في «{name}» غير مسافة بيضاء.</translation>
    </message>
    <message>
        <source>“{name}” holds numbers or tables without end.</source>
        <translation>في «{name}» أرقام أو جداول لا نهاية لها.</translation>
    </message>
    <message>
        <source>“{name}” holds something else than dates of pages.</source>
        <translation>يحتوي «{name}» على شيء غير تواريخ الصفحات.</translation>
    </message>
    <message>
        <source>“{name}” holds the element “{inner}”, but a value is text alone.</source>
        <translation>في «{name}» العنصر «{inner}»، لكن القيمة نص فقط.</translation>
    </message>
    <message>
        <source>“{name}” is JSON, not a sitemap.</source>
        <translation>‏«{name}» ملف JSON وليس خريطة موقع.</translation>
    </message>
    <message>
        <source>“{name}” is a binary file, not a sitemap.</source>
        <translation>‏«{name}» ملف ثنائي وليس خريطة موقع.</translation>
    </message>
    <message>
        <source>“{name}” is a feed in which no item has a link.</source>
        <translation>‏«{name}» خلاصة لا رابط في أي من عناصرها.</translation>
    </message>
    <message>
        <source>“{name}” is a feed of more than {megabytes} MiB or {tags:,} tags.</source>
        <translation>«{name}» موجز يزيد على {megabytes} ميبيبايت أو {tags:,} وسم.</translation>
    </message>
    <message>
        <source>“{name}” is a feed, which lists recent pages only and is never written.</source>
        <translation>‏«{name}» خلاصة، وهي لا تسرد إلا الصفحات الحديثة ولا يُكتب فيها أبدًا.</translation>
    </message>
    <message>
        <source>“{name}” is a folder.</source>
        <translation>‏«{name}» مجلد.</translation>
    </message>
    <message>
        <source>“{name}” is a template, not the published sitemap.</source>
        <translation>‏«{name}» قالب وليس خريطة الموقع المنشورة.</translation>
    </message>
    <message>
        <source>“{name}” is a web page (HTML), not a sitemap.</source>
        <translation>‏«{name}» صفحة ويب (HTML) وليس خريطة موقع.</translation>
    </message>
    <message>
        <source>“{name}” is an access log, which does not name its site.</source>
        <translation>«{name}» سجل وصول لا يسمي موقعه.</translation>
    </message>
    <message>
        <source>“{name}” is an index, not a sitemap.</source>
        <translation>‏«{name}» فهرس وليس خريطة موقع.</translation>
    </message>
    <message>
        <source>“{name}” is cut off: its gzip data ends in the middle.</source>
        <translation>‏«{name}» مقطوع: تنتهي بيانات gzip الخاصة به في الوسط.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: {what}.</source>
        <translation>‏«{name}» تالف: {what}.</translation>
    </message>
    <message>
        <source>“{name}” is empty.</source>
        <translation>‏«{name}» فارغ.</translation>
    </message>
    <message>
        <source>“{name}” is encoded in {name_2}, not in UTF-8. {converted}</source>
        <translation>‏«{name}» بترميز {name_2} لا UTF-8. {converted}</translation>
    </message>
    <message>
        <source>“{name}” is gzipped three times or more.</source>
        <translation>‏«{name}» مضغوط بـ gzip ثلاث مرات أو أكثر.</translation>
    </message>
    <message>
        <source>“{name}” is gzipped twice; search engines unpack it once.</source>
        <translation>‏«{name}» مضغوط بـ gzip مرتين؛ ومحركات البحث تفك ضغطه مرة واحدة.</translation>
    </message>
    <message>
        <source>“{name}” is gzipped, but its name does not end in .gz.</source>
        <translation>‏«{name}» مضغوط بـ gzip، لكن اسمه لا ينتهي بـ ‎.gz.</translation>
    </message>
    <message>
        <source>“{name}” is in the set already.</source>
        <translation>‏«{name}» موجود في المجموعة أصلًا.</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” is larger than %n bytes when unpacked.</source>
        <translation>
            <numerusform>حجم «{name}» بعد فك الضغط أكبر من %n بايت.</numerusform>
            <numerusform>حجم «{name}» بعد فك الضغط أكبر من بايت واحد.</numerusform>
            <numerusform>حجم «{name}» بعد فك الضغط أكبر من بايتين.</numerusform>
            <numerusform>حجم «{name}» بعد فك الضغط أكبر من %n بايتات.</numerusform>
            <numerusform>حجم «{name}» بعد فك الضغط أكبر من %n بايتًا.</numerusform>
            <numerusform>حجم «{name}» بعد فك الضغط أكبر من %n بايت.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” is larger than 1 byte when unpacked.</source>
        <translation>حجم «{name}» بعد فك الضغط أكبر من بايت واحد.</translation>
    </message>
    <message>
        <source>“{name}” is larger than 2 GiB.</source>
        <translation>حجم «{name}» أكبر من 2 GiB.</translation>
    </message>
    <message>
        <source>“{name}” is larger than 4 GiB in UTF-8.</source>
        <translation>حجم «{name}» بترميز UTF-8 أكبر من 4 GiB.</translation>
    </message>
    <message>
        <source>“{name}” is more than {ratio:,} times larger when unpacked, as a gzip bomb is.</source>
        <translation>‏«{name}» بعد فك الضغط أكبر بأكثر من {ratio:,} مرة، كقنابل gzip.</translation>
    </message>
    <message>
        <source>“{name}” is named as a gzipped file, but it is not gzipped.</source>
        <translation>اسم «{name}» لملف مضغوط بـ gzip، لكنه ليس مضغوطًا.</translation>
    </message>
    <message>
        <source>“{name}” is neither in UTF-8 nor in UTF-16.</source>
        <translation>«{name}» ليس بترميز UTF-8 ولا UTF-16.</translation>
    </message>
    <message>
        <source>“{name}” is no access log of a known format.</source>
        <translation>«{name}» ليس سجل وصول بصيغة معروفة.</translation>
    </message>
    <message>
        <source>“{name}” is no table: {reason}.</source>
        <translation>«{name}» ليس جدولًا: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” is not a file but a pipe, socket or device.</source>
        <translation>ليس «{name}» ملفًا بل أنبوب أو مقبس أو جهاز.</translation>
    </message>
    <message>
        <source>“{name}” is not a recovery log.</source>
        <translation>ليس «{name}» سجل استرداد.</translation>
    </message>
    <message>
        <source>“{name}” is not a sitemap: its root element in line {line} is in the namespace “{namespace}”.</source>
        <translation>ليس «{name}» خريطة موقع: عنصره الجذر في السطر {line} من مساحة الأسماء «{namespace}».</translation>
    </message>
    <message>
        <source>“{name}” is not a sitemap: its root element in line {line} is “{name_2}”.</source>
        <translation>ليس «{name}» خريطة موقع: عنصره الجذر في السطر {line} هو «{name_2}».</translation>
    </message>
    <message>
        <source>“{name}” is not a sitemap: neither XML, nor a list of addresses, nor CSV with a column “loc”.</source>
        <translation>ليس «{name}» خريطة موقع: لا XML ولا قائمة عناوين ولا CSV فيه عمود «loc».</translation>
    </message>
    <message>
        <source>“{name}” is not an element of the protocol.</source>
        <translation>ليس «{name}» عنصرًا في البروتوكول.</translation>
    </message>
    <message>
        <source>“{name}” is not an element that may stand in “{split_name}”; it is kept, but not shown.</source>
        <translation>ليس «{name}» عنصرًا يجوز في «{split_name}»؛ فيبقى دون أن يُعرض.</translation>
    </message>
    <message>
        <source>“{name}” is not encoded in UTF-8; it is read as {chosen}, as was chosen. {converted}</source>
        <translation>‏«{name}» ليس بترميز UTF-8؛ ويُقرأ بترميز {chosen} كما اختير. {converted}</translation>
    </message>
    <message>
        <source>“{name}” is not in a git repository.</source>
        <translation>«{name}» ليس في مستودع git.</translation>
    </message>
    <message>
        <source>“{name}” is not in {encoding}.</source>
        <translation>«{name}» ليس بترميز {encoding}.</translation>
    </message>
    <message>
        <source>“{name}” is not valid {encoding}: the byte {byte} in line {line} does not belong there.</source>
        <translation>‏«{name}» ليس {encoding} صالحًا: البايت {byte} في السطر {line} ليس مكانه هناك.</translation>
    </message>
    <message>
        <source>“{name}” is not well-formed XML (line {line:,}, column {column:,}): {reason}.</source>
        <translation>‏«{name}» ليس XML سليم الصياغة (السطر {line:,}، العمود {column:,}): {reason}.</translation>
    </message>
    <message>
        <source>“{name}” is of another version.</source>
        <translation>‏«{name}» من إصدار آخر.</translation>
    </message>
    <message>
        <source>“{name}” is on the web, and nothing is ever fetched.</source>
        <translation>يوجد «{name}» على الويب، ولا يُجلب من هناك شيء أبدًا.</translation>
    </message>
    <message>
        <source>“{name}” is one of the files that are open; the export would replace it.</source>
        <translation>‏«{name}» من الملفات المفتوحة؛ وسيستبدله التصدير.</translation>
    </message>
    <message>
        <source>“{name}” is one of the sitemaps themselves.</source>
        <translation>‏«{name}» من خرائط الموقع نفسها.</translation>
    </message>
    <message>
        <source>“{name}” is open for editing elsewhere</source>
        <translation>‏«{name}» مفتوح للتحرير في مكان آخر</translation>
    </message>
    <message>
        <source>“{name}” is open for editing in another window.</source>
        <translation>«{name}» مفتوح للتحرير في نافذة أخرى.</translation>
    </message>
    <message>
        <source>“{name}” is the name of another file.</source>
        <translation>‏«{name}» اسم ملف آخر.</translation>
    </message>
    <message>
        <source>“{name}” is there already and is not a sitemap of the set, so it is not replaced.</source>
        <translation>يوجد «{name}» هناك أصلًا وليس من خرائط المجموعة، لذلك لا يُستبدل.</translation>
    </message>
    <message>
        <source>“{name}” is there already, and is no copy of it or was changed; it stays as it is.</source>
        <translation>«{name}» موجود من قبل وليس نسخة منه أو جرى تغييره؛ يبقى كما هو.</translation>
    </message>
    <message>
        <source>“{name}” is there more than once; the first one counts.</source>
        <translation>‏«{name}» موجود أكثر من مرة؛ والمعتبر أولها.</translation>
    </message>
    <message>
        <source>“{name}” is too large for a list of patterns.</source>
        <translation>‏«{name}» أكبر من أن يكون قائمة أنماط.</translation>
    </message>
    <message>
        <source>“{name}” is {kind}; a sitemap may only be packed with gzip.</source>
        <translation>‏«{name}» {kind}؛ ولا يجوز ضغط خريطة الموقع إلا بـ gzip.</translation>
    </message>
    <message>
        <source>“{name}” lies beside the sitemaps that “{facts}” lists, but is not listed.</source>
        <translation>يوجد «{name}» بجانب خرائط الموقع التي يسردها «{facts}» دون أن يُدرج.</translation>
    </message>
    <message>
        <source>“{name}” lies in that folder already; a sitemap of the set would replace it.</source>
        <translation>يوجد «{name}» في ذلك المجلد أصلًا، وستستبدله خريطة من المجموعة.</translation>
    </message>
    <message>
        <source>“{name}” may have been written by another user.</source>
        <translation>ربما كتب مستخدم آخر «{name}».</translation>
    </message>
    <message>
        <source>“{name}” may not be read.</source>
        <translation>لا تجوز قراءة «{name}».</translation>
    </message>
    <message>
        <source>“{name}” may not be written where it is.</source>
        <translation>لا يمكن كتابة «{name}» في مكانه.</translation>
    </message>
    <message>
        <source>“{name}” spells the names of its elements in ways that can't be mended for certain.</source>
        <translation>أسماء العناصر في «{name}» مكتوبة بصور لا يمكن ترميمها على وجه مؤكد.</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program since it was opened, so it was not saved.</source>
        <translation>غيّر برنامج آخر «{name}» منذ فتحه، لذلك لم يُحفظ.</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program while it was being saved; {untouched}.</source>
        <translation>غيّر برنامج آخر «{name}» أثناء حفظه؛ {untouched}.</translation>
    </message>
    <message>
        <source>“{name}” was mended in {places} so that it could be read.</source>
        <translation>رُمِّم «{name}» ليمكن قراءته: {places}.</translation>
    </message>
    <message>
        <source>“{name}” would not hold what the table shows, so it was not saved.</source>
        <translation>لن يحتوي «{name}» ما يعرضه الجدول، لذلك لم يُحفظ.</translation>
    </message>
    <message>
        <source>“{name}” {what}.</source>
        <translation>‏«{name}» {what}.</translation>
    </message>
    <message>
        <source>“{name}”, line {line}: not UTF-8.</source>
        <translation>‏«{name}»، السطر {line}: ليس UTF-8.</translation>
    </message>
    <message>
        <source>“{name}”, line {line}: {reason}.</source>
        <translation>«{name}»، السطر {line}: {reason}.</translation>
    </message>
    <message>
        <source>“{name}”, line {number}: {reason}.</source>
        <translation>‏«{name}»، السطر {number}: {reason}.</translation>
    </message>
    <message>
        <source>“{name}…” is too long for the name of a file.</source>
        <translation>‏«{name}…» أطول من أن يكون اسم ملف.</translation>
    </message>
    <message>
        <source>“{opened}” of line {opened_line} is still open</source>
        <translation>لا يزال «{opened}» من السطر {opened_line} مفتوحًا</translation>
    </message>
    <message>
        <source>“{open}” was not closed at the end of the file; it was closed.</source>
        <translation>لم يُغلق «{open}» عند نهاية الملف؛ فأُغلق.</translation>
    </message>
    <message>
        <source>“{operation}” has to know which field it is for.</source>
        <translation>يجب أن يعرف «{operation}» الحقل المقصود.</translation>
    </message>
    <message>
        <source>“{operation}” is for {field}, not for {name}.</source>
        <translation>‏«{operation}» خاص بـ {field} لا بـ {name}.</translation>
    </message>
    <message>
        <source>“{parameter}” is missing: {words}.</source>
        <translation>‏«{parameter}» مفقود: {words}.</translation>
    </message>
    <message>
        <source>“{parent}” can't be made: {strerror}.</source>
        <translation>تعذر إنشاء «{parent}»: {strerror}.</translation>
    </message>
    <message>
        <source>“{parent}” is not a folder.</source>
        <translation>ليس «{parent}» مجلدًا.</translation>
    </message>
    <message>
        <source>“{path}” is not a field of “{shown_name}” that has a text.</source>
        <translation>ليس «{path}» حقلًا نصيًّا في «{shown_name}».</translation>
    </message>
    <message>
        <source>“{sitemap}” could not be read, so no entry can be moved to it.</source>
        <translation>تعذرت قراءة «{sitemap}»، لذلك لا يمكن نقل أي مدخل إليها.</translation>
    </message>
    <message>
        <source>“{sitemap}” could not be read, so nothing of it can go elsewhere.</source>
        <translation>تعذرت قراءة «{sitemap}»، لذلك لا يمكن نقل شيء منها.</translation>
    </message>
    <message numerus="yes">
        <source>“{sitemap}” could not be read, so the %n entries put into it can't be saved.</source>
        <translation>
            <numerusform>تعذرت قراءة «{sitemap}»، ولم يوضع فيها أي مدخل.</numerusform>
            <numerusform>تعذرت قراءة «{sitemap}»، لذلك لا يمكن حفظ المدخل الذي وُضع فيها.</numerusform>
            <numerusform>تعذرت قراءة «{sitemap}»، لذلك لا يمكن حفظ المدخلين اللذين وُضعا فيها.</numerusform>
            <numerusform>تعذرت قراءة «{sitemap}»، لذلك لا يمكن حفظ المدخلات الـ%n التي وُضعت فيها.</numerusform>
            <numerusform>تعذرت قراءة «{sitemap}»، لذلك لا يمكن حفظ المدخلات الـ%n التي وُضعت فيها.</numerusform>
            <numerusform>تعذرت قراءة «{sitemap}»، لذلك لا يمكن حفظ المدخلات الـ%n التي وُضعت فيها.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{sitemap}” could not be read, so the one entry put into it can't be saved.</source>
        <translation>تعذرت قراءة «{sitemap}»، لذلك لا يمكن حفظ المدخل الذي وُضع فيها.</translation>
    </message>
    <message>
        <source>“{sitemap}” is a CSV file, which no index may list.</source>
        <translation>‏«{sitemap}» ملف CSV، ولا يجوز أن يسرده أي فهرس.</translation>
    </message>
    <message>
        <source>“{sitemap}” is listed twice in “{index}”.</source>
        <translation>‏«{sitemap}» مدرجة مرتين في «{index}».</translation>
    </message>
    <message>
        <source>“{sitemap}” is read-only. {reason}</source>
        <translation>‏«{sitemap}» للقراءة فقط. {reason}</translation>
    </message>
    <message>
        <source>“{sitemap}” is still being read.</source>
        <translation>لا تزال قراءة «{sitemap}» جارية.</translation>
    </message>
    <message>
        <source>“{sitemap}” was not read.</source>
        <translation>لم تُقرأ «{sitemap}».</translation>
    </message>
    <message>
        <source>“{sitemap}”, listed in “{index}”, is not on this disk.</source>
        <translation>‏«{sitemap}» المدرجة في «{index}» ليست على هذا القرص.</translation>
    </message>
    <message>
        <source>“{sitemap}”{listed} is an index itself.</source>
        <translation>‏«{sitemap}»{listed} فهرس في ذاته.</translation>
    </message>
    <message>
        <source>“{tag}” is not known</source>
        <translation>«{tag}» غير معروف</translation>
    </message>
    <message>
        <source>“{taken}” is a file of the set already, and upper and lower case are the same on many disks.</source>
        <translation>‏«{taken}» من ملفات المجموعة أصلًا، وعلى كثير من الأقراص لا فرق بين الأحرف الكبيرة والصغيرة.</translation>
    </message>
    <message>
        <source>“{target}” would not hold the extensions that were set, so it was not saved.</source>
        <translation>لن يحتوي «{target}» الامتدادات التي عُيِّنت، لذلك لم يُحفظ.</translation>
    </message>
    <message>
        <source>“{template}” can't be a file name.</source>
        <translation>لا يمكن أن يكون «{template}» اسم ملف.</translation>
    </message>
    <message>
        <source>“{template}” holds braces other than {{name}}, {{n}} and {{part}}.</source>
        <translation>في «{template}» أقواس غير {{name}} و{{n}} و{{part}}.</translation>
    </message>
    <message>
        <source>“{template}” holds braces other than {{n}}.</source>
        <translation>في «{template}» أقواس غير {{n}}.</translation>
    </message>
    <message numerus="yes">
        <source>“{template}” would be the name of %n sitemaps.</source>
        <translation>
            <numerusform>لن يكون «{template}» اسم أي خريطة موقع.</numerusform>
            <numerusform>سيكون «{template}» اسم خريطة موقع واحدة.</numerusform>
            <numerusform>سيكون «{template}» اسم خريطتي موقع.</numerusform>
            <numerusform>سيكون «{template}» اسم %n خرائط موقع.</numerusform>
            <numerusform>سيكون «{template}» اسم %n خريطة موقع.</numerusform>
            <numerusform>سيكون «{template}» اسم %n خريطة موقع.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{template}” would be the name of one sitemap.</source>
        <translation>سيكون «{template}» اسم خريطة موقع واحدة.</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>«{text}»</translation>
    </message>
    <message>
        <source>“{text}” can't be the beginning of other addresses.</source>
        <translation>لا يمكن أن يكون «{text}» بداية عناوين أخرى.</translation>
    </message>
    <message>
        <source>“{text}” is no regular expression</source>
        <translation>«{text}» ليس تعبيرًا نمطيًا</translation>
    </message>
    <message>
        <source>“{text}” is not a date that exists.</source>
        <translation>ليس «{text}» تاريخًا موجودًا.</translation>
    </message>
    <message>
        <source>“{text}” is not a factor.</source>
        <translation>ليس «{text}» معاملًا.</translation>
    </message>
    <message>
        <source>“{text}” is not a folder.</source>
        <translation>ليس «{text}» مجلدًا.</translation>
    </message>
    <message>
        <source>“{text}” is not a list of priorities.</source>
        <translation>ليس «{text}» سلّم أولويات.</translation>
    </message>
    <message>
        <source>“{text}” is not a number of days.</source>
        <translation>ليس «{text}» عدد أيام.</translation>
    </message>
    <message>
        <source>“{text}” is not a number of digits.</source>
        <translation>ليس «{text}» عدد أرقام.</translation>
    </message>
    <message>
        <source>“{text}” is not a precision.</source>
        <translation>ليس «{text}» درجة دقة.</translation>
    </message>
    <message>
        <source>“{text}” is not a priority.</source>
        <translation>ليس «{text}» أولوية.</translation>
    </message>
    <message>
        <source>“{text}” is not a tag here; its “&lt;” was escaped.</source>
        <translation>ليس «{text}» وسمًا هنا؛ فهُرِّبت «&lt;» فيه.</translation>
    </message>
    <message>
        <source>“{text}” is not a zone.</source>
        <translation>ليس «{text}» منطقة.</translation>
    </message>
    <message>
        <source>“{text}” is not an address on the web.</source>
        <translation>ليس «{text}» عنوانًا على الويب.</translation>
    </message>
    <message>
        <source>“{title}” can't be saved until an earlier save of it is settled: {reason}.</source>
        <translation>لا يمكن حفظ «{title}» حتى يُحسم حفظ سابق له: {reason}.</translation>
    </message>
    <message>
        <source>“{title}” can't be saved: {reason}; {untouched}.</source>
        <translation>تعذر حفظ «{title}»: {reason}؛ {untouched}.</translation>
    </message>
    <message>
        <source>“{title}” is being saved by another program just now.</source>
        <translation>يحفظ برنامج آخر «{title}» الآن.</translation>
    </message>
    <message>
        <source>“{token}” declares the namespace of sitemaps, and should be “{name}”.</source>
        <translation>يصرح «{token}» بمساحة أسماء خرائط الموقع، وينبغي أن يكون «{name}».</translation>
    </message>
    <message>
        <source>“{token}” is closed further down; the “/” in its opening tag was removed.</source>
        <translation>يُغلق «{token}» لاحقًا؛ وأُزيلت «/» من وسم فتحه.</translation>
    </message>
    <message>
        <source>“{token}” should be “{name}”; it was renamed, and so is every other one further down.</source>
        <translation>ينبغي أن يكون «{token}» هو «{name}»؛ فغُيِّر اسمه، وكذلك كل ما يليه من نوعه.</translation>
    </message>
    <message>
        <source>“{token}” should be “{name}”; it was renamed.</source>
        <translation>ينبغي أن يكون «{token}» هو «{name}»؛ فغُيِّر اسمه.</translation>
    </message>
    <message>
        <source>“{token}” was closed, but it was not open; the tag was removed.</source>
        <translation>أُغلق «{token}» دون أن يكون مفتوحًا؛ فأُزيل الوسم.</translation>
    </message>
    <message>
        <source>“{token}” was opened a second time; its entries were joined to those before.</source>
        <translation>فُتح «{token}» مرة ثانية؛ فضُمت مدخلاته إلى ما قبلها.</translation>
    </message>
    <message>
        <source>“{top}” is closed as “{name}”; it was renamed.</source>
        <translation>أُغلق «{top}» باسم «{name}»؛ فغُيِّر الاسم.</translation>
    </message>
    <message>
        <source>“{top}” was not closed; its closing tag was added.</source>
        <translation>لم يُغلق «{top}»؛ فأُضيف وسم إغلاقه.</translation>
    </message>
    <message>
        <source>“{url}” can't be fetched: {reason}</source>
        <translation>تعذر جلب «{url}»: {reason}</translation>
    </message>
    <message>
        <source>“{url}” is no URL of the web.</source>
        <translation>«{url}» ليس عنوانًا على الويب.</translation>
    </message>
    <message>
        <source>“{url}” is no complete URL.</source>
        <translation>«{url}» ليس عنوانًا كاملًا.</translation>
    </message>
    <message>
        <source>“{url}” names no sitemap.</source>
        <translation>«{url}» لا يسمي أي خريطة موقع.</translation>
    </message>
    <message>
        <source>“{wanted}” is a sitemap of the set, so the index can't be saved under that name.</source>
        <translation>‏«{wanted}» من خرائط المجموعة، لذلك لا يمكن حفظ الفهرس بهذا الاسم.</translation>
    </message>
    <message>
        <source>“{word}” can't be “{item}”.</source>
        <translation>لا يمكن أن تكون قيمة «{word}» هي «{item}».</translation>
    </message>
    <message>
        <source>“{wrong}” may not stand in a host</source>
        <translation>لا يجوز «{wrong}» في المضيف</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more like these.</source>
        <translation>
            <numerusform>… ولا غيرها كهذه.</numerusform>
            <numerusform>… وواحد آخر كهذه.</numerusform>
            <numerusform>… واثنان آخران كهذه.</numerusform>
            <numerusform>… و%n أخرى كهذه.</numerusform>
            <numerusform>… و%n أخرى كهذه.</numerusform>
            <numerusform>… و%n أخرى كهذه.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more.</source>
        <translation>
            <numerusform>… ولا غيرها.</numerusform>
            <numerusform>… وواحد آخر.</numerusform>
            <numerusform>… واثنان آخران.</numerusform>
            <numerusform>… و%n غيرها.</numerusform>
            <numerusform>… و%n غيرها.</numerusform>
            <numerusform>… و%n غيرها.</numerusform>
        </translation>
    </message>
    <message>
        <source>… and one more like these.</source>
        <translation>… وواحد آخر كهذه.</translation>
    </message>
    <message>
        <source>… and one more.</source>
        <translation>… وواحد آخر.</translation>
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
        <translation>اسم الملف</translation>
    </message>
</context>
<context>
    <name>NewSitemapDialog</name>
    <message>
        <source>&amp;Address</source>
        <translation>ال&amp;عنوان</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>الا&amp;سم</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>إضافة</translation>
    </message>
    <message>
        <source>Add sitemap</source>
        <translation>إضافة خريطة موقع</translation>
    </message>
    <message>
        <source>The next save writes the file and lists it in the index; .gz compresses it.</source>
        <translation>يُكتب الملف ويُسرد في الفهرس عند الحفظ التالي؛ واللاحقة ‎.gz تضغطه.</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message numerus="yes">
        <source>%n bytes</source>
        <translation>
            <numerusform>لا بايتات</numerusform>
            <numerusform>بايت واحد</numerusform>
            <numerusform>بايتان</numerusform>
            <numerusform>%n بايتات</numerusform>
            <numerusform>%n بايتًا</numerusform>
            <numerusform>%n بايت</numerusform>
        </translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>بايت واحد</translation>
    </message>
    <message>
        <source>{number} KB</source>
        <translation>{number} ك.ب</translation>
    </message>
    <message>
        <source>{number} MB</source>
        <translation>{number} م.ب</translation>
    </message>
</context>
<context>
    <name>OpenFromWebDialog</name>
    <message>
        <source>&amp;Folder</source>
        <translation>ال&amp;مجلد</translation>
    </message>
    <message>
        <source>&amp;URL</source>
        <translation>ال&amp;عنوان</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>جلب</translation>
    </message>
    <message>
        <source>Folder for the copies</source>
        <translation>مجلد النسخ</translation>
    </message>
    <message>
        <source>Open from web</source>
        <translation>فتح من الويب</translation>
    </message>
    <message>
        <source>The files are copied into the folder and opened there. Nothing on the web changes.</source>
        <translation>تُنسخ الملفات إلى المجلد وتُفتح هناك. لا يتغير شيء على الويب.</translation>
    </message>
    <message>
        <source>URL of a site, a robots.txt, an index or a sitemap</source>
        <translation>عنوان موقع أو robots.txt أو فهرس أو خريطة موقع</translation>
    </message>
</context>
<context>
    <name>OutcomeDialog</name>
    <message>
        <source>Result</source>
        <translation>الناتج</translation>
    </message>
</context>
<context>
    <name>OverviewPanel</name>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>لا مدخلات</numerusform>
            <numerusform>مدخل واحد</numerusform>
            <numerusform>مدخلان</numerusform>
            <numerusform>%n مدخلات</numerusform>
            <numerusform>%n مدخلًا</numerusform>
            <numerusform>%n مدخل</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>ن&amp;سخ الصورة</translation>
    </message>
    <message>
        <source>&amp;Save picture …</source>
        <translation>&amp;حفظ الصورة…</translation>
    </message>
    <message>
        <source>1 entry</source>
        <translation>مدخل واحد</translation>
    </message>
    <message>
        <source>Being counted …</source>
        <translation>جارٍ العدّ…</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>المخططات</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Copy &amp;numbers</source>
        <translation>نسخ الأ&amp;رقام</translation>
    </message>
    <message>
        <source>Copy or save the charts</source>
        <translation>نسخ الرسوم أو حفظها</translation>
    </message>
    <message>
        <source>Copy the charts as a picture or as numbers, or save the picture.</source>
        <translation>نسخ الرسوم كصورة أو كأرقام، أو حفظ الصورة.</translation>
    </message>
    <message>
        <source>Count all entries of the set, or only those that the table shows.</source>
        <translation>عدّ كل مدخلات المجموعة، أو ما يعرضه الجدول فقط.</translation>
    </message>
    <message>
        <source>Counting entries</source>
        <translation>جارٍ عدّ المدخلات</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>رسم (*.svg)</translation>
    </message>
    <message>
        <source>Entries that are counted</source>
        <translation>المدخلات المعدودة</translation>
    </message>
    <message>
        <source>Not up to date: counting was stopped.</source>
        <translation>غير محدَّث: أُوقف العدّ.</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>صورة (*.png)</translation>
    </message>
    <message>
        <source>Save the charts</source>
        <translation>حفظ الرسوم</translation>
    </message>
    <message>
        <source>The numbers are on the clipboard.</source>
        <translation>الأرقام في الحافظة.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>الصورة في الحافظة.</translation>
    </message>
    <message>
        <source>The picture “{name}” was written.</source>
        <translation>كُتبت الصورة «{name}».</translation>
    </message>
    <message>
        <source>There is nothing to count: the set has no entries yet.</source>
        <translation>لا شيء للعدّ: ليس في المجموعة مدخلات بعد.</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>المعروض</translation>
    </message>
    <message>
        <source>Whole set</source>
        <translation>المجموعة كلها</translation>
    </message>
</context>
<context>
    <name>PaletteDialog</name>
    <message>
        <source>Commands</source>
        <translation>الأوامر</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>البحث عن أمر</translation>
    </message>
    <message>
        <source>No command matches these words.</source>
        <translation>لا أمر يطابق هذه الكلمات.</translation>
    </message>
    <message>
        <source>Type what you want to do</source>
        <translation>اكتب ما تريد فعله</translation>
    </message>
</context>
<context>
    <name>PanelTitle</name>
    <message>
        <source>Close the panel “{title}”</source>
        <translation>إغلاق اللوحة «{title}»</translation>
    </message>
    <message>
        <source>Close this panel</source>
        <translation>إغلاق هذه اللوحة</translation>
    </message>
</context>
<context>
    <name>PlanDialog</name>
    <message>
        <source>{changes} of {total}</source>
        <translation>{changes} من {total}</translation>
    </message>
    <message>
        <source>{changes}, in one step that Undo takes back. Untick what should stay (Space).</source>
        <translation>{changes}، في خطوة واحدة يمكن التراجع عنها. أزل علامة ما يجب أن يبقى (مفتاح المسافة).</translation>
    </message>
</context>
<context>
    <name>PlannedList</name>
    <message>
        <source>(element removed)</source>
        <translation>(أُزيل العنصر)</translation>
    </message>
    <message>
        <source>After</source>
        <translation>بعد</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>قبل</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>المدخل</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>الحقل</translation>
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
        <translation>تظهر هنا كل قيمة ستتغير، قبل التغيير وبعده.</translation>
    </message>
    <message>
        <source>Values that would change</source>
        <translation>القيم التي ستتغير</translation>
    </message>
</context>
<context>
    <name>PreviewPanel</name>
    <message>
        <source> (ignored)</source>
        <translation> (متجاهَل)</translation>
    </message>
    <message>
        <source>As it is read</source>
        <translation>كما يُقرأ</translation>
    </message>
    <message>
        <source>As it is written</source>
        <translation>كما يُكتب</translation>
    </message>
    <message>
        <source>As it stands in the file; saving leaves it unchanged.</source>
        <translation>كما هو في الملف؛ والحفظ لا يمسه.</translation>
    </message>
    <message>
        <source>Copy as it &amp;will be written</source>
        <translation>نسخ كما &amp;سيُكتب</translation>
    </message>
    <message>
        <source>Copy as it stands in the &amp;file</source>
        <translation>نسخ كما هو في ال&amp;ملف</translation>
    </message>
    <message>
        <source>Copy this entry</source>
        <translation>نسخ هذا المدخل</translation>
    </message>
    <message>
        <source>Copy this entry as text.</source>
        <translation>نسخ هذا المدخل كنص.</translation>
    </message>
    <message>
        <source>Copy what is &amp;read</source>
        <translation>نسخ ما يُ&amp;قرأ</translation>
    </message>
    <message>
        <source>Entry {number} in {name}</source>
        <translation>المدخل {number} في {name}</translation>
    </message>
    <message>
        <source>It is read-only and stays as it is.</source>
        <translation>هو للقراءة فقط ويبقى كما هو.</translation>
    </message>
    <message>
        <source>It is too long to be shown whole: this is its beginning.</source>
        <translation>أطول من أن يُعرض كاملًا: هذه بدايته.</translation>
    </message>
    <message>
        <source>New in this file: it is written when the set is saved.</source>
        <translation>جديد في هذا الملف: يُكتب عند حفظ المجموعة.</translation>
    </message>
    <message>
        <source>Previewing</source>
        <translation>جارٍ تجهيز المعاينة</translation>
    </message>
    <message>
        <source>Saving replaces lines with − by lines with +.</source>
        <translation>يستبدل الحفظ الأسطر المعلَّمة بـ − بالأسطر المعلَّمة بـ +.</translation>
    </message>
    <message>
        <source>Select an entry to see how it is written.</source>
        <translation>حدد مدخلًا لترى كيف كُتب.</translation>
    </message>
    <message>
        <source>The XML of the entry in its file; what saving will change is marked.</source>
        <translation>‏XML المدخل في ملفه؛ وما سيغيره الحفظ معلَّم.</translation>
    </message>
    <message>
        <source>The entry as a search engine reads it</source>
        <translation>المدخل كما يقرؤه محرك البحث</translation>
    </message>
    <message>
        <source>The entry as it is written</source>
        <translation>المدخل كما كُتب</translation>
    </message>
    <message>
        <source>The file was mended to be read; see Repairs.</source>
        <translation>رُمِّم الملف ليُقرأ؛ انظر «الترميم».</translation>
    </message>
    <message numerus="yes">
        <source>The first of %n selected entries.</source>
        <translation>
            <numerusform>أول المدخلات المحددة (%n).</numerusform>
            <numerusform>المدخل المحدد الوحيد.</numerusform>
            <numerusform>أول مدخلين محددين.</numerusform>
            <numerusform>أول %n مدخلات محددة.</numerusform>
            <numerusform>أول %n مدخلًا محددًا.</numerusform>
            <numerusform>أول %n مدخل محدد.</numerusform>
        </translation>
    </message>
    <message>
        <source>What a search engine understands, decoded, and what it ignores.</source>
        <translation>ما يفهمه محرك البحث، بعد فك الترميز، وما يتجاهله.</translation>
    </message>
</context>
<context>
    <name>ProblemFilterBar</name>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>لا أخطاء</numerusform>
            <numerusform>خطأ واحد</numerusform>
            <numerusform>خطآن</numerusform>
            <numerusform>%n أخطاء</numerusform>
            <numerusform>%n خطأً</numerusform>
            <numerusform>%n خطأ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n infos</source>
        <translation>
            <numerusform>لا معلومات</numerusform>
            <numerusform>معلومة واحدة</numerusform>
            <numerusform>معلومتان</numerusform>
            <numerusform>%n معلومات</numerusform>
            <numerusform>%n معلومة</numerusform>
            <numerusform>%n معلومة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>لا تحذيرات</numerusform>
            <numerusform>تحذير واحد</numerusform>
            <numerusform>تحذيران</numerusform>
            <numerusform>%n تحذيرات</numerusform>
            <numerusform>%n تحذيرًا</numerusform>
            <numerusform>%n تحذير</numerusform>
        </translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>خطأ واحد</translation>
    </message>
    <message>
        <source>1 info</source>
        <translation>معلومة واحدة</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>تحذير واحد</translation>
    </message>
    <message>
        <source>All fields</source>
        <translation>كل الحقول</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>كل القواعد</translation>
    </message>
    <message>
        <source>All sitemaps</source>
        <translation>كل خرائط الموقع</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>الامتدادات</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>الحقل</translation>
    </message>
    <message>
        <source>Files and sets</source>
        <translation>الملفات والمجموعات</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>القاعدة</translation>
    </message>
    <message>
        <source>Search in messages and values</source>
        <translation>البحث في الرسائل والقيم</translation>
    </message>
    <message>
        <source>Search problems</source>
        <translation>البحث في المشكلات</translation>
    </message>
    <message>
        <source>Show only problems of this: {name}</source>
        <translation>عرض مشكلات هذه فقط: {name}</translation>
    </message>
    <message>
        <source>Show or hide problems of this severity.</source>
        <translation>إظهار المشكلات من هذه الدرجة أو إخفاؤها.</translation>
    </message>
    <message>
        <source>Sitemap</source>
        <translation>خريطة الموقع</translation>
    </message>
</context>
<context>
    <name>ProblemTree</name>
    <message>
        <source>Field</source>
        <translation>الحقل</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>الموضع</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>المشكلة</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>entry {number}</source>
        <translation>المدخل {number}</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>السطر {line}</translation>
    </message>
    <message>
        <source>{severity}: {title}, {count}</source>
        <translation>‏{severity}: {title}، {count}</translation>
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
        <translation>المشكلات حسب القاعدة</translation>
    </message>
</context>
<context>
    <name>ProblemsPanel</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;نسخ</translation>
    </message>
    <message>
        <source>&amp;Fix this …</source>
        <translation>إ&amp;صلاح هذا…</translation>
    </message>
    <message>
        <source>&amp;Go to the cell</source>
        <translation>ال&amp;انتقال إلى الخلية</translation>
    </message>
    <message>
        <source>&amp;Save to repair</source>
        <translation>&amp;حفظ للترميم</translation>
    </message>
    <message>
        <source>All problems are hidden by the choice of severities above.</source>
        <translation>كل المشكلات مخفية باختيار درجات الخطورة أعلاه.</translation>
    </message>
    <message>
        <source>Fix &amp;all {count} …</source>
        <translation>إصلاح ال&amp;كل ({count})…</translation>
    </message>
    <message>
        <source>No problem matches what is chosen above.</source>
        <translation>لا مشكلة تطابق ما اختير أعلاه.</translation>
    </message>
    <message numerus="yes">
        <source>No problems found in %n entries.</source>
        <translation>
            <numerusform>لا مشكلات.</numerusform>
            <numerusform>لا مشكلات في مدخل واحد.</numerusform>
            <numerusform>لا مشكلات في مدخلين.</numerusform>
            <numerusform>لا مشكلات في %n مدخلات.</numerusform>
            <numerusform>لا مشكلات في %n مدخلًا.</numerusform>
            <numerusform>لا مشكلات في %n مدخل.</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems found in 1 entry.</source>
        <translation>لا مشكلات في مدخل واحد.</translation>
    </message>
    <message>
        <source>None of the entries shown has a problem that is listed below.</source>
        <translation>لا مدخل من المعروضة فيه مشكلة مدرجة أدناه.</translation>
    </message>
    <message>
        <source>Open the &amp;rule</source>
        <translation>فتح ال&amp;قاعدة</translation>
    </message>
    <message>
        <source>Remove &amp;all {count} …</source>
        <translation>إ&amp;زالة الكل ({count})…</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>تقرير</translation>
    </message>
    <message>
        <source>Report …</source>
        <translation>تقرير…</translation>
    </message>
    <message>
        <source>Searching problems for “{words}”</source>
        <translation>جارٍ البحث في المشكلات عن «{words}»</translation>
    </message>
    <message>
        <source>Show all problems</source>
        <translation>عرض كل المشكلات</translation>
    </message>
    <message>
        <source>The files are valid against the schemas.</source>
        <translation>الملفات صالحة وفق المخططات.</translation>
    </message>
    <message numerus="yes">
        <source>The schemas object to %n places; they are in the list of problems until the next edit.</source>
        <translation>
            <numerusform>لا تعترض المخططات على شيء.</numerusform>
            <numerusform>تعترض المخططات على موضع واحد؛ وهو في قائمة المشكلات حتى التعديل التالي.</numerusform>
            <numerusform>تعترض المخططات على موضعين؛ وهما في قائمة المشكلات حتى التعديل التالي.</numerusform>
            <numerusform>تعترض المخططات على %n مواضع؛ وهي في قائمة المشكلات حتى التعديل التالي.</numerusform>
            <numerusform>تعترض المخططات على %n موضعًا؛ وهي في قائمة المشكلات حتى التعديل التالي.</numerusform>
            <numerusform>تعترض المخططات على %n موضع؛ وهي في قائمة المشكلات حتى التعديل التالي.</numerusform>
        </translation>
    </message>
    <message>
        <source>The schemas object to 1 place; it is in the list of problems until the next edit.</source>
        <translation>تعترض المخططات على موضع واحد؛ وهو في قائمة المشكلات حتى التعديل التالي.</translation>
    </message>
    <message>
        <source>The set is not checked yet.</source>
        <translation>لم تُفحص المجموعة بعد.</translation>
    </message>
    <message>
        <source>The set was changed while it was validated, so nothing is shown.</source>
        <translation>تغيرت المجموعة أثناء التحقق منها، لذلك لا يُعرض شيء.</translation>
    </message>
    <message>
        <source>Unsaved edits were not checked.</source>
        <translation>لم يُنظر في التعديلات غير المحفوظة.</translation>
    </message>
    <message>
        <source>Validate again.</source>
        <translation>تحقق مجددًا.</translation>
    </message>
    <message>
        <source>Validating “{name}”</source>
        <translation>جارٍ التحقق من «{name}»</translation>
    </message>
    <message>
        <source>Went on with the first problem.</source>
        <translation>عودة إلى أول مشكلة.</translation>
    </message>
    <message>
        <source>Went on with the last problem.</source>
        <translation>عودة إلى آخر مشكلة.</translation>
    </message>
</context>
<context>
    <name>ProfileBox</name>
    <message>
        <source>Profile</source>
        <translation>ملف التعريف</translation>
    </message>
    <message>
        <source>Whose limits the set is compared with</source>
        <translation>الجهة التي تُقارن المجموعة بحدودها</translation>
    </message>
</context>
<context>
    <name>PublishCommands</name>
    <message>
        <source>Reading “{name}”</source>
        <translation>جارٍ قراءة «{name}»</translation>
    </message>
</context>
<context>
    <name>PublishDialog</name>
    <message numerus="yes">
        <source>%n URLs</source>
        <translation>
            <numerusform>لا عناوين URL</numerusform>
            <numerusform>عنوان URL واحد</numerusform>
            <numerusform>عنوانا URL</numerusform>
            <numerusform>%n عناوين URL</numerusform>
            <numerusform>%n عنوان URL</numerusform>
            <numerusform>%n عنوان URL</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n URLs are new or changed.</source>
        <translation>
            <numerusform>لا عناوين URL جديدة أو متغيرة.</numerusform>
            <numerusform>عنوان URL واحد جديد أو متغير.</numerusform>
            <numerusform>عنوانا URL جديدان أو متغيران.</numerusform>
            <numerusform>%n عناوين URL جديدة أو متغيرة.</numerusform>
            <numerusform>%n عنوان URL جديدة أو متغيرة.</numerusform>
            <numerusform>%n عنوان URL جديدة أو متغيرة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n URLs were removed.</source>
        <translation>
            <numerusform>لم يُزَل أي عنوان URL.</numerusform>
            <numerusform>أُزيل عنوان URL واحد.</numerusform>
            <numerusform>أُزيل عنوانا URL.</numerusform>
            <numerusform>أُزيلت %n عناوين URL.</numerusform>
            <numerusform>أُزيل %n عنوان URL.</numerusform>
            <numerusform>أُزيل %n عنوان URL.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files to upload.</source>
        <translation>
            <numerusform>لا ملفات للرفع.</numerusform>
            <numerusform>ملف واحد للرفع.</numerusform>
            <numerusform>ملفان للرفع.</numerusform>
            <numerusform>%n ملفات للرفع.</numerusform>
            <numerusform>%n ملفًا للرفع.</numerusform>
            <numerusform>%n ملف للرفع.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Bing Webmaster Tools</source>
        <translation>ف&amp;تح Bing Webmaster Tools</translation>
    </message>
    <message>
        <source>&amp;Earlier version</source>
        <translation>النسخة ال&amp;سابقة</translation>
    </message>
    <message>
        <source>&amp;Files</source>
        <translation>ال&amp;ملفات</translation>
    </message>
    <message>
        <source>&amp;Google Search Console</source>
        <translation>&amp;فتح Google Search Console</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>المفت&amp;اح</translation>
    </message>
    <message>
        <source>&amp;Search engines</source>
        <translation>محركات ال&amp;بحث</translation>
    </message>
    <message>
        <source>&amp;URL of the set</source>
        <translation>&amp;عنوان URL للمجموعة</translation>
    </message>
    <message>
        <source>&amp;Write into robots.txt …</source>
        <translation>ال&amp;كتابة في robots.txt…</translation>
    </message>
    <message>
        <source>1 URL</source>
        <translation>عنوان URL واحد</translation>
    </message>
    <message>
        <source>1 URL is new or changed.</source>
        <translation>عنوان URL واحد جديد أو متغير.</translation>
    </message>
    <message>
        <source>1 URL was removed.</source>
        <translation>أُزيل عنوان URL واحد.</translation>
    </message>
    <message>
        <source>1 file to upload.</source>
        <translation>ملف واحد للرفع.</translation>
    </message>
    <message>
        <source>8 to 128 letters, digits and hyphens</source>
        <translation>من 8 إلى 128 حرفًا أو رقمًا أو واصلة</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>المضافة</translation>
    </message>
    <message numerus="yes">
        <source>Added %n lines to “{name}”.</source>
        <translation>
            <numerusform>لم يُضف أي سطر إلى «{name}».</numerusform>
            <numerusform>أُضيف سطر واحد إلى «{name}».</numerusform>
            <numerusform>أُضيف سطران إلى «{name}».</numerusform>
            <numerusform>أُضيفت %n أسطر إلى «{name}».</numerusform>
            <numerusform>أُضيف %n سطرًا إلى «{name}».</numerusform>
            <numerusform>أُضيف %n سطر إلى «{name}».</numerusform>
        </translation>
    </message>
    <message>
        <source>Added 1 line to “{name}”.</source>
        <translation>أُضيف سطر واحد إلى «{name}».</translation>
    </message>
    <message>
        <source>All entries ({count})</source>
        <translation>كل المدخلات ({count})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>&amp;نسخ</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>المتغيرة</translation>
    </message>
    <message>
        <source>Changed since the earlier version ({count})</source>
        <translation>المتغيرة منذ النسخة السابقة ({count})</translation>
    </message>
    <message>
        <source>Choose an earlier version to see what changed.</source>
        <translation>اختر نسخة سابقة لترى ما تغير.</translation>
    </message>
    <message>
        <source>Choose the file of the earlier version</source>
        <translation>اختيار ملف النسخة السابقة</translation>
    </message>
    <message>
        <source>Choose the folder of the earlier version</source>
        <translation>اختيار مجلد النسخة السابقة</translation>
    </message>
    <message>
        <source>Comparing with the earlier version</source>
        <translation>جارٍ المقارنة بالنسخة السابقة</translation>
    </message>
    <message>
        <source>Earlier version</source>
        <translation>النسخة السابقة</translation>
    </message>
    <message>
        <source>Earlier version of the set</source>
        <translation>النسخة السابقة من المجموعة</translation>
    </message>
    <message>
        <source>F&amp;ile …</source>
        <translation>م&amp;لف…</translation>
    </message>
    <message>
        <source>File</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>Files to upload</source>
        <translation>الملفات المطلوب رفعها</translation>
    </message>
    <message>
        <source>Fol&amp;der …</source>
        <translation>م&amp;جلد…</translation>
    </message>
    <message>
        <source>Folder for “{name}”</source>
        <translation>مجلد حفظ «{name}»</translation>
    </message>
    <message>
        <source>Index&amp;Now</source>
        <translation>&amp;خدمة IndexNow</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>المفتاح</translation>
    </message>
    <message>
        <source>Lines for robots.txt</source>
        <translation>أسطر robots.txt</translation>
    </message>
    <message>
        <source>New ke&amp;y</source>
        <translation>مفتاح جدي&amp;د</translation>
    </message>
    <message>
        <source>No URL has changed.</source>
        <translation>لم يتغير أي عنوان URL.</translation>
    </message>
    <message>
        <source>No entry with a complete URL is selected.</source>
        <translation>لم يُحدَّد أي مدخل له عنوان URL كامل.</translation>
    </message>
    <message>
        <source>None: all files and URLs count as new</source>
        <translation>لا توجد: تُعد كل الملفات وعناوين URL جديدة</translation>
    </message>
    <message>
        <source>Or submit it by hand, signed in to the search engine:</source>
        <translation>أو أرسلها يدويًّا بعد تسجيل الدخول إلى محرك البحث:</translation>
    </message>
    <message>
        <source>Planning what to publish</source>
        <translation>جارٍ تخطيط النشر</translation>
    </message>
    <message>
        <source>Publish “{name}”</source>
        <translation>نشر «{name}»</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>المزالة</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>إي&amp;قاف</translation>
    </message>
    <message>
        <source>Sa&amp;ve key file …</source>
        <translation>&amp;حفظ ملف المفتاح…</translation>
    </message>
    <message>
        <source>Save the key file, and upload it to the root of the site.</source>
        <translation>احفظ ملف المفتاح وارفعه إلى جذر الموقع.</translation>
    </message>
    <message>
        <source>Search engines find the set by these lines of the site's robots.txt:</source>
        <translation>تعثر محركات البحث على المجموعة بواسطة هذه الأسطر في robots.txt الخاص بالموقع:</translation>
    </message>
    <message>
        <source>Selected entries ({count})</source>
        <translation>المدخلات المحددة ({count})</translation>
    </message>
    <message>
        <source>State</source>
        <translation>الحالة</translation>
    </message>
    <message numerus="yes">
        <source>Stopped. %n URLs were submitted.</source>
        <translation>
            <numerusform>أُوقف. لم يُرسل أي عنوان URL.</numerusform>
            <numerusform>أُوقف. أُرسل عنوان URL واحد.</numerusform>
            <numerusform>أُوقف. أُرسل عنوانا URL.</numerusform>
            <numerusform>أُوقف. أُرسلت %n عناوين URL.</numerusform>
            <numerusform>أُوقف. أُرسل %n عنوان URL.</numerusform>
            <numerusform>أُوقف. أُرسل %n عنوان URL.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped. 1 URL was submitted.</source>
        <translation>أُوقف. أُرسل عنوان URL واحد.</translation>
    </message>
    <message>
        <source>Stopped. No URL was submitted.</source>
        <translation>أُوقف. لم يُرسل أي عنوان URL.</translation>
    </message>
    <message>
        <source>Sub&amp;mit</source>
        <translation>إ&amp;رسال</translation>
    </message>
    <message>
        <source>Submitting URLs</source>
        <translation>جارٍ إرسال عناوين URL</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>نص (*.txt)</translation>
    </message>
    <message>
        <source>The lines are on the clipboard.</source>
        <translation>الأسطر في الحافظة.</translation>
    </message>
    <message>
        <source>UR&amp;Ls</source>
        <translation>عنا&amp;وين URL</translation>
    </message>
    <message>
        <source>URL of the set</source>
        <translation>عنوان URL للمجموعة</translation>
    </message>
    <message>
        <source>URLs are sent to {host} only when you press Submit.</source>
        <translation>لا تُرسل عناوين URL إلى {host} إلا عند الضغط على «إرسال».</translation>
    </message>
    <message>
        <source>URLs to submit</source>
        <translation>عناوين URL المطلوب إرسالها</translation>
    </message>
    <message>
        <source>Unsaved changes are not in the files: save the set before you upload them.</source>
        <translation>التغييرات غير المحفوظة ليست في الملفات: احفظ المجموعة قبل رفعها.</translation>
    </message>
    <message>
        <source>Upload new and changed files to the server, and delete removed ones there.</source>
        <translation>ارفع الملفات الجديدة والمتغيرة إلى الخادم، واحذف منه ما أُزيل.</translation>
    </message>
    <message>
        <source>Write into robots.txt</source>
        <translation>الكتابة في robots.txt</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>متغير</translation>
    </message>
    <message>
        <source>new</source>
        <translation>جديد</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>مُزال</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>دون تغيير</translation>
    </message>
    <message>
        <source>{host}, {urls}: {message}</source>
        <translation>‏{host}، {urls}: {message}</translation>
    </message>
    <message>
        <source>“{name}” has these lines already.</source>
        <translation>هذه الأسطر موجودة في «{name}» أصلًا.</translation>
    </message>
    <message>
        <source>“{name}” was saved. Upload it, so that it is found at {url}.</source>
        <translation>حُفظ «{name}». ارفعه بحيث يوجد على {url}.</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>Address</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>As people read it</source>
        <translation>كما يقرؤه الناس</translation>
    </message>
    <message>
        <source>Change frequency</source>
        <translation>معدل التغيير</translation>
    </message>
    <message>
        <source>Last change</source>
        <translation>آخر تغيير</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>الأولوية</translation>
    </message>
    <message>
        <source>This XML is not well-formed: it is ignored.</source>
        <translation>هذا XML غير سليم الصياغة: فيُتجاهل.</translation>
    </message>
    <message>
        <source>This is not a complete web address: the entry is skipped.</source>
        <translation>هذا ليس عنوان ويب كاملًا: فيُتخطى المدخل.</translation>
    </message>
    <message>
        <source>XML that no search engine is known to read</source>
        <translation>‏XML لا يُعرف محرك بحث يقرؤه</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>و{count} أيضًا</translation>
    </message>
    <message>
        <source>none: the entry is skipped</source>
        <translation>لا شيء: فيُتخطى المدخل</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>غير مذكور</translation>
    </message>
    <message>
        <source>not stated, which means {number}</source>
        <translation>غير مذكور، ما يعني {number}</translation>
    </message>
    <message>
        <source>{consumer} ignores change frequency and priority.</source>
        <translation>يتجاهل {consumer} معدل التغيير والأولوية.</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day}، {time}</translation>
    </message>
    <message>
        <source>{moment} UTC</source>
        <translation>{moment} UTC</translation>
    </message>
    <message>
        <source>{moment} in your time zone</source>
        <translation>{moment} بمنطقتك الزمنية</translation>
    </message>
    <message>
        <source>{moment}, no day stated</source>
        <translation>{moment}، اليوم غير مذكور</translation>
    </message>
    <message>
        <source>{moment}, the whole day</source>
        <translation>{moment}، اليوم كله</translation>
    </message>
    <message>
        <source>{title} ({count})</source>
        <translation>{title} ({count})</translation>
    </message>
    <message>
        <source>“{text}” is not a date: it is ignored</source>
        <translation>ليس «{text}» تاريخًا: فيُتجاهل</translation>
    </message>
    <message>
        <source>“{text}” is not a number from 0.0 to 1.0: it is ignored</source>
        <translation>ليس «{text}» رقمًا من 0.0 إلى 1.0: فيُتجاهل</translation>
    </message>
    <message>
        <source>“{text}” is not one of the seven words: it is ignored</source>
        <translation>ليس «{text}» من القيم السبع: فيُتجاهل</translation>
    </message>
</context>
<context>
    <name>ReadingOn</name>
    <message>
        <source>Reading was stopped.</source>
        <translation>أُوقفت القراءة.</translation>
    </message>
    <message>
        <source>Reading “{name}”</source>
        <translation>جارٍ قراءة «{name}»</translation>
    </message>
    <message>
        <source>What was read can be edited and saved; reload the set to read the rest.</source>
        <translation>ما قُرئ يمكن تحريره وحفظه؛ أعد تحميل المجموعة لقراءة الباقي.</translation>
    </message>
</context>
<context>
    <name>RecentButton</name>
    <message>
        <source>{path} is not there any more.</source>
        <translation>لم يعد {path} هناك.</translation>
    </message>
</context>
<context>
    <name>RecentMenu</name>
    <message>
        <source>&amp;Forget these files</source>
        <translation>ن&amp;سيان هذه الملفات</translation>
    </message>
</context>
<context>
    <name>RecentRow</name>
    <message>
        <source>&amp;Copy its path</source>
        <translation>ن&amp;سخ مساره</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;فتح</translation>
    </message>
    <message>
        <source>&amp;Pin</source>
        <translation>ت&amp;ثبيت</translation>
    </message>
    <message>
        <source>&amp;Remove from the list</source>
        <translation>إ&amp;زالة من القائمة</translation>
    </message>
    <message>
        <source>Keep “{name}” at the top of the list</source>
        <translation>إبقاء «{name}» في أعلى القائمة</translation>
    </message>
    <message>
        <source>Open its &amp;folder</source>
        <translation>فتح م&amp;جلده</translation>
    </message>
    <message>
        <source>Remove “{name}” from the list</source>
        <translation>إزالة «{name}» من القائمة</translation>
    </message>
    <message>
        <source>Un&amp;pin</source>
        <translation>إلغاء الت&amp;ثبيت</translation>
    </message>
    <message>
        <source>Unpin “{name}”</source>
        <translation>إلغاء تثبيت «{name}»</translation>
    </message>
</context>
<context>
    <name>RecordsField</name>
    <message numerus="yes">
        <source>%n of them</source>
        <translation>
            <numerusform>لا شيء</numerusform>
            <numerusform>واحد</numerusform>
            <numerusform>اثنان</numerusform>
            <numerusform>%n عناصر</numerusform>
            <numerusform>%n عنصرًا</numerusform>
            <numerusform>%n عنصر</numerusform>
        </translation>
    </message>
    <message>
        <source>1 of them</source>
        <translation>واحد</translation>
    </message>
    <message>
        <source>Edit …</source>
        <translation>تحرير…</translation>
    </message>
    <message>
        <source>The usual ones</source>
        <translation>المعتادة</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message numerus="yes">
        <source>%n steps at the end can't be understood and are left out.</source>
        <translation>
            <numerusform>كل الخطوات مفهومة.</numerusform>
            <numerusform>الخطوة الأخيرة غير مفهومة وقد استُبعدت.</numerusform>
            <numerusform>الخطوتان الأخيرتان غير مفهومتين وقد استُبعدتا.</numerusform>
            <numerusform>%n خطوات في النهاية غير مفهومة وقد استُبعدت.</numerusform>
            <numerusform>%n خطوة في النهاية غير مفهومة وقد استُبعدت.</numerusform>
            <numerusform>%n خطوة في النهاية غير مفهومة وقد استُبعدت.</numerusform>
        </translation>
    </message>
    <message>
        <source>All changes are in it already.</source>
        <translation>كل شيء موجود فيها أصلًا.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>تجاهل</translation>
    </message>
    <message>
        <source>Each value that would change is listed here, before and after.</source>
        <translation>تظهر هنا كل قيمة ستتغير، قبل التغيير وبعده.</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>لاحقًا</translation>
    </message>
    <message>
        <source>Looking at what was not saved …</source>
        <translation>جارٍ تفقد ما لم يُحفظ…</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>استرداد</translation>
    </message>
    <message>
        <source>Recover unsaved changes</source>
        <translation>استرداد التغييرات غير المحفوظة</translation>
    </message>
    <message>
        <source>Recovering “{name}”</source>
        <translation>جارٍ استرداد «{name}»</translation>
    </message>
    <message>
        <source>Save as a list …</source>
        <translation>حفظ كقائمة…</translation>
    </message>
    <message>
        <source>Save what was not saved as a list</source>
        <translation>حفظ ما لم يُحفظ كقائمة</translation>
    </message>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <translation>جدول لبرامج جداول البيانات (*.csv)</translation>
    </message>
    <message>
        <source>The changes below were not saved and can't be recovered; you can save them as a list.</source>
        <translation>التغييرات أدناه لم تُحفظ ولا يمكن استعادتها؛ يمكنك حفظها كقائمة.</translation>
    </message>
    <message>
        <source>The last step can't be understood and is left out.</source>
        <translation>الخطوة الأخيرة غير مفهومة وقد استُبعدت.</translation>
    </message>
    <message>
        <source>The unsaved changes of “{name}” leave it as it is on disk.</source>
        <translation>ما جرى على «{name}» يتركه كما هو على القرص.</translation>
    </message>
    <message>
        <source>What would be recovered</source>
        <translation>ما سيُسترد</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” and %n more files were changed since.</source>
        <translation>
            <numerusform>تغيّر «{name}» منذ ذلك الحين.</numerusform>
            <numerusform>تغيّر «{name}» وملف آخر منذ ذلك الحين.</numerusform>
            <numerusform>تغيّر «{name}» وملفان آخران منذ ذلك الحين.</numerusform>
            <numerusform>تغيّر «{name}» و%n ملفات أخرى منذ ذلك الحين.</numerusform>
            <numerusform>تغيّر «{name}» و%n ملفًا آخر منذ ذلك الحين.</numerusform>
            <numerusform>تغيّر «{name}» و%n ملف آخر منذ ذلك الحين.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” and 1 more file were changed since.</source>
        <translation>تغيّر «{name}» وملف آخر منذ ذلك الحين.</translation>
    </message>
    <message>
        <source>“{name}” gets back {changes}; nothing on disk changes until it is saved.</source>
        <translation>يستعيد «{name}» ما يلي: {changes}؛ ولا يتغير شيء على القرص حتى الحفظ.</translation>
    </message>
    <message>
        <source>“{name}” lists what was not saved.</source>
        <translation>يحتوي «{name}» على قائمة بما لم يُحفظ.</translation>
    </message>
    <message>
        <source>“{name}” was changed since.</source>
        <translation>تغيّر «{name}» منذ ذلك الحين.</translation>
    </message>
</context>
<context>
    <name>RecoveryList</name>
    <message numerus="yes">
        <source>%n added entries</source>
        <translation>
            <numerusform>لا مدخلات مضافة</numerusform>
            <numerusform>مدخل مضاف واحد</numerusform>
            <numerusform>مدخلان مضافان</numerusform>
            <numerusform>%n مدخلات مضافة</numerusform>
            <numerusform>%n مدخلًا مضافًا</numerusform>
            <numerusform>%n مدخل مضاف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes of the set</source>
        <translation>
            <numerusform>لا تغييرات في المجموعة</numerusform>
            <numerusform>تغيير واحد في المجموعة</numerusform>
            <numerusform>تغييران في المجموعة</numerusform>
            <numerusform>%n تغييرات في المجموعة</numerusform>
            <numerusform>%n تغييرًا في المجموعة</numerusform>
            <numerusform>%n تغيير في المجموعة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moved entries</source>
        <translation>
            <numerusform>لا مدخلات منقولة</numerusform>
            <numerusform>مدخل منقول واحد</numerusform>
            <numerusform>مدخلان منقولان</numerusform>
            <numerusform>%n مدخلات منقولة</numerusform>
            <numerusform>%n مدخلًا منقولًا</numerusform>
            <numerusform>%n مدخل منقول</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values</source>
        <translation>
            <numerusform>لا قيم</numerusform>
            <numerusform>قيمة واحدة</numerusform>
            <numerusform>قيمتان</numerusform>
            <numerusform>%n قيم</numerusform>
            <numerusform>%n قيمة</numerusform>
            <numerusform>%n قيمة</numerusform>
        </translation>
    </message>
    <message>
        <source>(added)</source>
        <translation>(أُضيف)</translation>
    </message>
    <message>
        <source>(element removed)</source>
        <translation>(أُزيل العنصر)</translation>
    </message>
    <message>
        <source>(removed)</source>
        <translation>(أُزيل)</translation>
    </message>
    <message>
        <source>(written in another order or namespace)</source>
        <translation>(كُتب بترتيب آخر أو بمساحة أسماء أخرى)</translation>
    </message>
    <message>
        <source>1 added entry</source>
        <translation>مدخل مضاف واحد</translation>
    </message>
    <message>
        <source>1 change of the set</source>
        <translation>تغيير واحد في المجموعة</translation>
    </message>
    <message>
        <source>1 moved entry</source>
        <translation>مدخل منقول واحد</translation>
    </message>
    <message>
        <source>1 value</source>
        <translation>قيمة واحدة</translation>
    </message>
    <message>
        <source>After</source>
        <translation>بعد</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>قبل</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>المدخل</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>الحقل</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>المدخل</translation>
    </message>
    <message>
        <source>extensions</source>
        <translation>الامتدادات</translation>
    </message>
    <message numerus="yes">
        <source>extensions of %n entries</source>
        <translation>
            <numerusform>لا امتدادات</numerusform>
            <numerusform>امتدادات مدخل واحد</numerusform>
            <numerusform>امتدادات مدخلين</numerusform>
            <numerusform>امتدادات %n مدخلات</numerusform>
            <numerusform>امتدادات %n مدخلًا</numerusform>
            <numerusform>امتدادات %n مدخل</numerusform>
        </translation>
    </message>
    <message>
        <source>extensions of 1 entry</source>
        <translation>امتدادات مدخل واحد</translation>
    </message>
    <message>
        <source>file</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>file name</source>
        <translation>اسم الملف</translation>
    </message>
    <message>
        <source>place</source>
        <translation>الموضع</translation>
    </message>
    <message>
        <source>sitemap</source>
        <translation>خريطة الموقع</translation>
    </message>
    <message numerus="yes">
        <source>the removal of %n entries</source>
        <translation>
            <numerusform>لا إزالة</numerusform>
            <numerusform>إزالة مدخل واحد</numerusform>
            <numerusform>إزالة مدخلين</numerusform>
            <numerusform>إزالة %n مدخلات</numerusform>
            <numerusform>إزالة %n مدخلًا</numerusform>
            <numerusform>إزالة %n مدخل</numerusform>
        </translation>
    </message>
    <message>
        <source>the removal of 1 entry</source>
        <translation>إزالة مدخل واحد</translation>
    </message>
    <message>
        <source>{number} in {sitemap}</source>
        <translation>{number} في {sitemap}</translation>
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
            <numerusform>لا تغييرات غير محفوظة.</numerusform>
            <numerusform>في مجموعة واحدة تغييرات لم تُحفظ حين انتهى البرنامج.</numerusform>
            <numerusform>في مجموعتين تغييرات لم تُحفظ حين انتهى البرنامج.</numerusform>
            <numerusform>في %n مجموعات تغييرات لم تُحفظ حين انتهى البرنامج.</numerusform>
            <numerusform>في %n مجموعة تغييرات لم تُحفظ حين انتهى البرنامج.</numerusform>
            <numerusform>في %n مجموعة تغييرات لم تُحفظ حين انتهى البرنامج.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps were recovered.</source>
        <translation>
            <numerusform>لم تُسترد أي خطوة.</numerusform>
            <numerusform>استُردت خطوة واحدة.</numerusform>
            <numerusform>استُردت خطوتان.</numerusform>
            <numerusform>استُردت %n خطوات.</numerusform>
            <numerusform>استُردت %n خطوة.</numerusform>
            <numerusform>استُردت %n خطوة.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 step was recovered.</source>
        <translation>استُردت خطوة واحدة.</translation>
    </message>
    <message>
        <source>Look again at what can be recovered.</source>
        <translation>تفقد ما يمكن استرداده مجددًا.</translation>
    </message>
    <message>
        <source>Looking for unsaved changes</source>
        <translation>جارٍ البحث عن تغييرات غير محفوظة</translation>
    </message>
    <message>
        <source>Recover …</source>
        <translation>استرداد…</translation>
    </message>
    <message>
        <source>The recovery log can't be written: {reason}.</source>
        <translation>تتعذر كتابة سجل الاسترداد: {reason}.</translation>
    </message>
    <message>
        <source>Undo takes them back one by one; nothing is saved yet.</source>
        <translation>يمكن التراجع عنها واحدة واحدة؛ ولم يُحفظ شيء بعد.</translation>
    </message>
    <message>
        <source>recovered step {number}</source>
        <translation>الخطوة المستردة {number}</translation>
    </message>
    <message>
        <source>undoing of {step}</source>
        <translation>التراجع عن {step}</translation>
    </message>
    <message>
        <source>“{name}” has changes that were not saved when the program ended, {when}.</source>
        <translation>في «{name}» تغييرات لم تُحفظ حين انتهى البرنامج، {when}.</translation>
    </message>
    <message>
        <source>“{name}” was changed meanwhile.</source>
        <translation>تغيّر «{name}» في هذه الأثناء.</translation>
    </message>
</context>
<context>
    <name>RemovalList</name>
    <message>
        <source>Entry</source>
        <translation>المدخل</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>الباقي</translation>
    </message>
    <message>
        <source>Kept entry</source>
        <translation>المدخل الباقي</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>المُزال</translation>
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
        <translation>بعد</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>قبل</translation>
    </message>
    <message>
        <source>File</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>السطر</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>ما جرى</translation>
    </message>
</context>
<context>
    <name>RepairsPanel</name>
    <message numerus="yes">
        <source>%n places were mended so that the set could be read.</source>
        <translation>
            <numerusform>لم يُرمَّم أي موضع.</numerusform>
            <numerusform>رُمِّم موضع واحد ليمكن قراءة المجموعة.</numerusform>
            <numerusform>رُمِّم موضعان ليمكن قراءة المجموعة.</numerusform>
            <numerusform>رُمِّمت %n مواضع ليمكن قراءة المجموعة.</numerusform>
            <numerusform>رُمِّم %n موضعًا ليمكن قراءة المجموعة.</numerusform>
            <numerusform>رُمِّم %n موضع ليمكن قراءة المجموعة.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 place was mended so that the set could be read.</source>
        <translation>رُمِّم موضع واحد ليمكن قراءة المجموعة.</translation>
    </message>
    <message>
        <source>Choose a repair to see the lines around it.</source>
        <translation>اختر ترميمًا لرؤية الأسطر من حوله.</translation>
    </message>
    <message>
        <source>Nothing had to be mended.</source>
        <translation>لم يلزم ترميم أي شيء.</translation>
    </message>
    <message>
        <source>Place of the repair</source>
        <translation>موضع الترميم</translation>
    </message>
    <message>
        <source>Reading “{name}”</source>
        <translation>جارٍ قراءة «{name}»</translation>
    </message>
    <message>
        <source>Repairs</source>
        <translation>الترميم</translation>
    </message>
    <message>
        <source>The file was changed since it was opened, so its lines can't be shown.</source>
        <translation>لم يعد الملف هو الذي فُتح، لذلك لا يمكن عرض أسطره.</translation>
    </message>
    <message>
        <source>The files on disk are as they were until you save.</source>
        <translation>تبقى الملفات على القرص كما كانت حتى الحفظ.</translation>
    </message>
</context>
<context>
    <name>ReplaceQuestion</name>
    <message numerus="yes">
        <source>%n files in “{folder}” will be replaced.</source>
        <translation>
            <numerusform>لن يُستبدل أي ملف في «{folder}».</numerusform>
            <numerusform>سيُستبدل ملف واحد في «{folder}».</numerusform>
            <numerusform>سيُستبدل ملفان في «{folder}».</numerusform>
            <numerusform>ستُستبدل %n ملفات في «{folder}».</numerusform>
            <numerusform>سيُستبدل %n ملفًا في «{folder}».</numerusform>
            <numerusform>سيُستبدل %n ملف في «{folder}».</numerusform>
        </translation>
    </message>
    <message>
        <source>1 file in “{folder}” will be replaced.</source>
        <translation>سيُستبدل ملف واحد في «{folder}».</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>استبدال</translation>
    </message>
    <message>
        <source>Replace files</source>
        <translation>استبدال الملفات</translation>
    </message>
    <message>
        <source>The last export to this folder was not of this set: the files may belong to another one.</source>
        <translation>آخر تصدير إلى هذا المجلد لم يكن لهذه المجموعة: قد تنتمي الملفات إلى مجموعة أخرى.</translation>
    </message>
</context>
<context>
    <name>Reports</name>
    <message>
        <source>Data (*.json)</source>
        <translation>بيانات (*.json)</translation>
    </message>
    <message>
        <source>Page to read (*.html)</source>
        <translation>صفحة للقراءة (*.html)</translation>
    </message>
    <message>
        <source>Pages as on paper (*.pdf)</source>
        <translation>صفحات كما على الورق (*.pdf)</translation>
    </message>
    <message>
        <source>Preparing the report</source>
        <translation>جارٍ تجهيز التقرير</translation>
    </message>
    <message>
        <source>Print report</source>
        <translation>طباعة التقرير</translation>
    </message>
    <message>
        <source>SARIF for code hosts (*.sarif)</source>
        <translation>‏SARIF لمنصات الشيفرة (*.sarif)</translation>
    </message>
    <message>
        <source>Save a report of the set</source>
        <translation>حفظ تقرير عن المجموعة</translation>
    </message>
    <message>
        <source>Show report</source>
        <translation>عرض التقرير</translation>
    </message>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <translation>جدول لبرامج جداول البيانات (*.csv)</translation>
    </message>
    <message>
        <source>The report was stopped; nothing was written.</source>
        <translation>أُوقف التقرير؛ ولم يُكتب شيء.</translation>
    </message>
    <message>
        <source>The report “{name}” was written.</source>
        <translation>كُتب التقرير «{name}».</translation>
    </message>
    <message>
        <source>Writing “{name}”</source>
        <translation>جارٍ كتابة «{name}»</translation>
    </message>
</context>
<context>
    <name>SaveFilterDialog</name>
    <message>
        <source>&amp;Name</source>
        <translation>الا&amp;سم</translation>
    </message>
    <message>
        <source>Save filter</source>
        <translation>حفظ عامل التصفية</translation>
    </message>
    <message>
        <source>This replaces the filter of that name.</source>
        <translation>سيحل هذا محل عامل التصفية الذي بهذا الاسم.</translation>
    </message>
</context>
<context>
    <name>SavedFilters</name>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;حذف</translation>
    </message>
    <message>
        <source>&amp;Save this filter …</source>
        <translation>ح&amp;فظ عامل التصفية هذا…</translation>
    </message>
    <message>
        <source>The filter “{name}”: {reason}</source>
        <translation>عامل التصفية «{name}»: {reason}</translation>
    </message>
</context>
<context>
    <name>ScanDialog</name>
    <message>
        <source>&amp;Dates</source>
        <translation>الت&amp;واريخ</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>ال&amp;مجلد</translation>
    </message>
    <message>
        <source>&amp;URL of the folder</source>
        <translation>&amp;عنوان المجلد</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>إنشاء</translation>
    </message>
    <message>
        <source>Folder of pages</source>
        <translation>مجلد الصفحات</translation>
    </message>
    <message>
        <source>Last change of the text</source>
        <translation>آخر تغيير للنص</translation>
    </message>
    <message>
        <source>Last commit in git</source>
        <translation>آخر إيداع في git</translation>
    </message>
    <message>
        <source>List the &amp;images of each page</source>
        <translation>إدراج &amp;صور كل صفحة</translation>
    </message>
    <message>
        <source>New from folder</source>
        <translation>جديد من مجلد</translation>
    </message>
    <message>
        <source>Pages that ask not to be indexed, or only redirect, are left out.</source>
        <translation>تُستبعد الصفحات التي تطلب عدم فهرستها أو تعيد التوجيه فقط.</translation>
    </message>
    <message>
        <source>Time of the file</source>
        <translation>وقت الملف</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Redo {step}</source>
        <translation>إعادة {step}</translation>
    </message>
    <message>
        <source>Undo {step}</source>
        <translation>تراجع عن {step}</translation>
    </message>
    <message>
        <source>Wait for it, or cancel it; nothing else was changed.</source>
        <translation>انتظرها أو ألغها؛ لم يتغير شيء آخر.</translation>
    </message>
    <message>
        <source>“{title}” is still running.</source>
        <translation>لا تزال «{title}» جارية.</translation>
    </message>
</context>
<context>
    <name>SetCommands</name>
    <message numerus="yes">
        <source>%n files</source>
        <translation>
            <numerusform>لا ملفات</numerusform>
            <numerusform>ملف واحد</numerusform>
            <numerusform>ملفين</numerusform>
            <numerusform>%n ملفات</numerusform>
            <numerusform>%n ملفًا</numerusform>
            <numerusform>%n ملف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps</source>
        <translation>
            <numerusform>لا خرائط موقع</numerusform>
            <numerusform>خريطة موقع واحدة</numerusform>
            <numerusform>خريطتا موقع</numerusform>
            <numerusform>%n خرائط موقع</numerusform>
            <numerusform>%n خريطة موقع</numerusform>
            <numerusform>%n خريطة موقع</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps are now larger than {profile} allows.</source>
        <translation>
            <numerusform>لا خريطة موقع أكبر مما يسمح به {profile}.</numerusform>
            <numerusform>خريطة موقع واحدة صارت أكبر مما يسمح به {profile}.</numerusform>
            <numerusform>خريطتا موقع صارتا أكبر مما يسمح به {profile}.</numerusform>
            <numerusform>%n خرائط موقع صارت أكبر مما يسمح به {profile}.</numerusform>
            <numerusform>%n خريطة موقع صارت أكبر مما يسمح به {profile}.</numerusform>
            <numerusform>%n خريطة موقع صارت أكبر مما يسمح به {profile}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add existing files</source>
        <translation>إضافة ملفات موجودة</translation>
    </message>
    <message>
        <source>Add {name}</source>
        <translation>إضافة {name}</translation>
    </message>
    <message numerus="yes">
        <source>Apply the order to %n entries</source>
        <translation>
            <numerusform>تطبيق الترتيب على %n مدخل</numerusform>
            <numerusform>تطبيق الترتيب على مدخل واحد</numerusform>
            <numerusform>تطبيق الترتيب على مدخلين</numerusform>
            <numerusform>تطبيق الترتيب على %n مدخلات</numerusform>
            <numerusform>تطبيق الترتيب على %n مدخلًا</numerusform>
            <numerusform>تطبيق الترتيب على %n مدخل</numerusform>
        </translation>
    </message>
    <message>
        <source>Apply the order to 1 entry</source>
        <translation>تطبيق الترتيب على مدخل واحد</translation>
    </message>
    <message>
        <source>Change lastmod of {name}</source>
        <translation>تغيير lastmod في {name}</translation>
    </message>
    <message numerus="yes">
        <source>Merge %n sitemaps</source>
        <translation>
            <numerusform>دمج %n خريطة موقع</numerusform>
            <numerusform>دمج خريطة موقع واحدة</numerusform>
            <numerusform>دمج خريطتي موقع</numerusform>
            <numerusform>دمج %n خرائط موقع</numerusform>
            <numerusform>دمج %n خريطة موقع</numerusform>
            <numerusform>دمج %n خريطة موقع</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n entries to {name}</source>
        <translation>
            <numerusform>نقل %n مدخل إلى {name}</numerusform>
            <numerusform>نقل مدخل واحد إلى {name}</numerusform>
            <numerusform>نقل مدخلين إلى {name}</numerusform>
            <numerusform>نقل %n مدخلات إلى {name}</numerusform>
            <numerusform>نقل %n مدخلًا إلى {name}</numerusform>
            <numerusform>نقل %n مدخل إلى {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>Move entry to {name}</source>
        <translation>نقل مدخل إلى {name}</translation>
    </message>
    <message>
        <source>Move {name}</source>
        <translation>نقل {name}</translation>
    </message>
    <message>
        <source>No sitemap is larger than {profile} allows.</source>
        <translation>لا خريطة موقع أكبر مما يسمح به {profile}.</translation>
    </message>
    <message>
        <source>Reading files</source>
        <translation>جارٍ قراءة الملفات</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>إزالة {name}</translation>
    </message>
    <message>
        <source>Rename {name}</source>
        <translation>إعادة تسمية {name}</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>عرضها</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>عرضها كلها</translation>
    </message>
    <message>
        <source>Sitemaps (*.xml *.xml.gz *.gz *.txt *.csv);;All files (*)</source>
        <translation>خرائط الموقع (*.xml *.xml.gz *.gz *.txt *.csv);;كل الملفات (*)</translation>
    </message>
    <message numerus="yes">
        <source>Spill %n entries into {name}</source>
        <translation>
            <numerusform>نقل الفائض (لا مدخلات) إلى {name}</numerusform>
            <numerusform>نقل الفائض (مدخل واحد) إلى {name}</numerusform>
            <numerusform>نقل الفائض (مدخلان) إلى {name}</numerusform>
            <numerusform>نقل الفائض (%n مدخلات) إلى {name}</numerusform>
            <numerusform>نقل الفائض (%n مدخلًا) إلى {name}</numerusform>
            <numerusform>نقل الفائض (%n مدخل) إلى {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>Spill 1 entry into {name}</source>
        <translation>نقل مدخل فائض واحد إلى {name}</translation>
    </message>
    <message>
        <source>Spill into a new sitemap</source>
        <translation>نقل الفائض إلى خريطة موقع جديدة</translation>
    </message>
    <message>
        <source>Split {name}</source>
        <translation>تقسيم {name}</translation>
    </message>
    <message>
        <source>Split …</source>
        <translation>تقسيم…</translation>
    </message>
    <message>
        <source>The excess entries can go to a new sitemap at the end; Undo takes the change back.</source>
        <translation>يمكن نقل الفائض إلى خريطة موقع جديدة في النهاية؛ ويمكن التراجع عن ذلك.</translation>
    </message>
    <message>
        <source>With an index, the excess entries can go to further sitemaps; Undo takes the change back.</source>
        <translation>بوجود فهرس يمكن المتابعة في خرائط موقع أخرى؛ ويمكن التراجع عن ذلك.</translation>
    </message>
    <message>
        <source>Write an index …</source>
        <translation>كتابة فهرس…</translation>
    </message>
    <message>
        <source>Write the index {name}</source>
        <translation>كتابة الفهرس {name}</translation>
    </message>
    <message numerus="yes">
        <source>“{full}” has no room for them, so %n new entries went to “{into}”.</source>
        <translation>
            <numerusform>لا مكان في «{full}»، ولم تُنقل مدخلات إلى «{into}».</numerusform>
            <numerusform>لا مكان له في «{full}»، فذهب مدخل جديد واحد إلى «{into}».</numerusform>
            <numerusform>لا مكان لهما في «{full}»، فذهب مدخلان جديدان إلى «{into}».</numerusform>
            <numerusform>لا مكان لها في «{full}»، فذهبت %n مدخلات جديدة إلى «{into}».</numerusform>
            <numerusform>لا مكان لها في «{full}»، فذهب %n مدخلًا جديدًا إلى «{into}».</numerusform>
            <numerusform>لا مكان لها في «{full}»، فذهب %n مدخل جديد إلى «{into}».</numerusform>
        </translation>
    </message>
    <message>
        <source>“{full}” is full, so the new entry went to “{into}”.</source>
        <translation>امتلأ «{full}»، فذهب المدخل الجديد إلى «{into}».</translation>
    </message>
    <message>
        <source>“{name}” is now larger than {profile} allows.</source>
        <translation>صار «{name}» أكبر مما يسمح به {profile}.</translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>Reset to default</source>
        <translation>العودة إلى المعتاد</translation>
    </message>
    <message>
        <source>not the default</source>
        <translation>غير المعتاد</translation>
    </message>
    <message>
        <source>{words}: reset to default</source>
        <translation>{words}: العودة إلى المعتاد</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>It was set aside as “{name}”.</source>
        <translation>نُحّي باسم «{name}».</translation>
    </message>
    <message>
        <source>What the program remembered (“{name}”) can't be understood: {reason}.</source>
        <translation>تعذر فهم ما يتذكره البرنامج («{name}»): {reason}.</translation>
    </message>
    <message>
        <source>it is not an INI file</source>
        <translation>ليس ملف INI</translation>
    </message>
    <message>
        <source>it is not text</source>
        <translation>ليس نصًّا</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>هو أكبر من اللازم</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>No setting matches these words. Esc clears the line.</source>
        <translation>لا إعداد يطابق هذه الكلمات. يمسح Esc السطر.</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>البحث في الإعدادات</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>المواضيع</translation>
    </message>
</context>
<context>
    <name>Severity</name>
    <message>
        <source>Error</source>
        <translation>خطأ</translation>
    </message>
    <message>
        <source>Info</source>
        <translation>معلومة</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>تحذير</translation>
    </message>
</context>
<context>
    <name>SitemapList</name>
    <message>
        <source>Sitemaps of the set</source>
        <translation>خرائط الموقع في المجموعة</translation>
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
        <translation>كل المدخلات</translation>
    </message>
    <message>
        <source>Changed since it was saved.</source>
        <translation>تغيّر منذ حفظه.</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>المدخلات</translation>
    </message>
    <message>
        <source>Entries of all files</source>
        <translation>مدخلات كل الملفات</translation>
    </message>
    <message>
        <source>File</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>Read-only. {reason}</source>
        <translation>للقراءة فقط. {reason}</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>تغيّر</translation>
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
        <translation>خرائط الموقع في المجموعة</translation>
    </message>
</context>
<context>
    <name>SortDialog</name>
    <message>
        <source>&amp;Sort by</source>
        <translation>ال&amp;ترتيب حسب</translation>
    </message>
    <message>
        <source>Direction of key {number}</source>
        <translation>اتجاه المفتاح {number}</translation>
    </message>
    <message>
        <source>Key {number}</source>
        <translation>المفتاح {number}</translation>
    </message>
    <message>
        <source>Only the view is sorted; Shift+click on a header adds a key.</source>
        <translation>يُرتَّب العرض فقط؛ والنقر مع Shift على رأس العمود يضيف مفتاحًا.</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>ترتيب</translation>
    </message>
    <message>
        <source>ascending</source>
        <translation>تصاعديًّا</translation>
    </message>
    <message>
        <source>descending</source>
        <translation>تنازليًّا</translation>
    </message>
    <message>
        <source>nothing more</source>
        <translation>لا شيء آخر</translation>
    </message>
    <message>
        <source>order of the set</source>
        <translation>ترتيب المجموعة</translation>
    </message>
    <message>
        <source>problems</source>
        <translation>مشكلات</translation>
    </message>
    <message>
        <source>then by</source>
        <translation>ثم حسب</translation>
    </message>
</context>
<context>
    <name>SourceCommands</name>
    <message numerus="yes">
        <source>Append %n entries</source>
        <translation>
            <numerusform>إلحاق إدخالات</numerusform>
            <numerusform>إلحاق إدخال واحد</numerusform>
            <numerusform>إلحاق إدخالين</numerusform>
            <numerusform>إلحاق %n إدخالات</numerusform>
            <numerusform>إلحاق %n إدخالًا</numerusform>
            <numerusform>إلحاق %n إدخال</numerusform>
        </translation>
    </message>
    <message>
        <source>Append entries of files</source>
        <translation>إلحاق إدخالات ملفات</translation>
    </message>
    <message>
        <source>Append one entry</source>
        <translation>إلحاق إدخال واحد</translation>
    </message>
    <message>
        <source>Create from folder</source>
        <translation>إنشاء من مجلد</translation>
    </message>
    <message>
        <source>Create from “{name}”</source>
        <translation>إنشاء من «{name}»</translation>
    </message>
    <message>
        <source>Left out: {reasons}.</source>
        <translation>استُبعد: {reasons}.</translation>
    </message>
    <message numerus="yes">
        <source>Merge %n entries</source>
        <translation>
            <numerusform>دمج %n مدخل</numerusform>
            <numerusform>دمج مدخل واحد</numerusform>
            <numerusform>دمج مدخلين</numerusform>
            <numerusform>دمج %n مدخلات</numerusform>
            <numerusform>دمج %n مدخلًا</numerusform>
            <numerusform>دمج %n مدخل</numerusform>
        </translation>
    </message>
    <message>
        <source>Merge one entry</source>
        <translation>دمج مدخل واحد</translation>
    </message>
    <message>
        <source>Reading pages in “{name}”</source>
        <translation>قراءة صفحات «{name}»</translation>
    </message>
    <message>
        <source>Reading “{name}”</source>
        <translation>جارٍ قراءة «{name}»</translation>
    </message>
</context>
<context>
    <name>Split</name>
    <message>
        <source>&amp;Folders deep</source>
        <translation>&amp;عمق المجلدات</translation>
    </message>
    <message>
        <source>&amp;Most MB</source>
        <translation>أقصى عدد من الـ&amp;ميغابايت</translation>
    </message>
    <message>
        <source>&amp;Most entries</source>
        <translation>أقصى عدد من الم&amp;دخلات</translation>
    </message>
    <message>
        <source>By folder</source>
        <translation>حسب المجلد</translation>
    </message>
    <message>
        <source>By month of lastmod</source>
        <translation>حسب شهر lastmod</translation>
    </message>
    <message>
        <source>By size</source>
        <translation>حسب الحجم</translation>
    </message>
    <message>
        <source>By the number of entries</source>
        <translation>حسب عدد المدخلات</translation>
    </message>
</context>
<context>
    <name>SplitDialog</name>
    <message>
        <source>&amp;Names</source>
        <translation>الأ&amp;سماء</translation>
    </message>
    <message>
        <source>&amp;Split</source>
        <translation>ت&amp;قسيم</translation>
    </message>
    <message>
        <source>All entries go to one part: there is nothing to split.</source>
        <translation>تذهب كل المدخلات إلى جزء واحد: لا شيء للتقسيم.</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>المدخلات</translation>
    </message>
    <message>
        <source>File</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>تقسيم</translation>
    </message>
    <message>
        <source>Split {name}</source>
        <translation>تقسيم {name}</translation>
    </message>
    <message numerus="yes">
        <source>This gives %n files; nothing else is renamed.</source>
        <translation>
            <numerusform>لا ينتج عن ذلك أي ملف؛ ولا تُعاد تسمية شيء آخر.</numerusform>
            <numerusform>ينتج عن ذلك ملف واحد؛ ولا تُعاد تسمية شيء آخر.</numerusform>
            <numerusform>ينتج عن ذلك ملفان؛ ولا تُعاد تسمية شيء آخر.</numerusform>
            <numerusform>ينتج عن ذلك %n ملفات؛ ولا تُعاد تسمية شيء آخر.</numerusform>
            <numerusform>ينتج عن ذلك %n ملفًا؛ ولا تُعاد تسمية شيء آخر.</numerusform>
            <numerusform>ينتج عن ذلك %n ملف؛ ولا تُعاد تسمية شيء آخر.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is the name of the sitemap, {n} the next free number, {part} the folder or the month.</source>
        <translation>{name} اسم خريطة الموقع، و{n} الرقم المتاح التالي، و{part} المجلد أو الشهر.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>A sitemap, or an index with its sitemaps</source>
        <translation>خريطة موقع، أو فهرس مع خرائطه</translation>
    </message>
    <message>
        <source>A small shop to look around in</source>
        <translation>متجر صغير للتجول فيه</translation>
    </message>
    <message>
        <source>All sitemaps in it as one set</source>
        <translation>كل خرائط الموقع فيه كمجموعة واحدة</translation>
    </message>
    <message>
        <source>An empty sitemap</source>
        <translation>خريطة موقع فارغة</translation>
    </message>
    <message>
        <source>Files that you open are listed here.</source>
        <translation>تُسرد هنا الملفات التي تفتحها.</translation>
    </message>
    <message>
        <source>New</source>
        <translation>جديد</translation>
    </message>
    <message>
        <source>Open folder …</source>
        <translation>فتح مجلد…</translation>
    </message>
    <message>
        <source>Open from web …</source>
        <translation>فتح من الويب…</translation>
    </message>
    <message>
        <source>Open …</source>
        <translation>فتح…</translation>
    </message>
    <message>
        <source>Open, edit, check and save the sitemaps of a site.</source>
        <translation>افتح خرائط الموقع وحرّرها وافحصها واحفظها.</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>الأخيرة</translation>
    </message>
    <message>
        <source>Sample set</source>
        <translation>مجموعة العينات</translation>
    </message>
    <message>
        <source>Sitemap Studio</source>
        <translation>Sitemap Studio</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>البدء</translation>
    </message>
    <message>
        <source>The sitemaps of a site, by its URL</source>
        <translation>خرائط موقع بحسب عنوان URL الخاص به</translation>
    </message>
    <message>
        <source>or drop a sitemap, an index, a folder, a text list, a CSV file or a link here</source>
        <translation>أو أفلت هنا خريطة موقع أو فهرسًا أو مجلدًا أو قائمة نصية أو ملف CSV أو رابطًا</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message numerus="yes">
        <source>%n problems</source>
        <translation>
            <numerusform>لا مشكلات</numerusform>
            <numerusform>مشكلة واحدة</numerusform>
            <numerusform>مشكلتان</numerusform>
            <numerusform>%n مشكلات</numerusform>
            <numerusform>%n مشكلة</numerusform>
            <numerusform>%n مشكلة</numerusform>
        </translation>
    </message>
    <message>
        <source>1 problem</source>
        <translation>مشكلة واحدة</translation>
    </message>
    <message>
        <source>Encoding and compression of the file</source>
        <translation>ترميز الملف وضغطه</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>لا مشكلات</translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation>لم تُفحص بعد</translation>
    </message>
    <message>
        <source>Show the problems</source>
        <translation>عرض المشكلات</translation>
    </message>
    <message>
        <source>The file is in {encoding}. Saving a change writes it in UTF-8; until then it stays as it is.</source>
        <translation>الملف بترميز {encoding}. حفظ تغيير يكتبه بترميز UTF-8؛ وحتى ذلك الحين يبقى كما هو.</translation>
    </message>
    <message>
        <source>{count} selected</source>
        <translation>المحدد: {count}</translation>
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
        <translation>{used} ك.ب من {limit} م.ب</translation>
    </message>
    <message>
        <source>{used} of {limit} MB</source>
        <translation>{used} من {limit} م.ب</translation>
    </message>
    <message>
        <source>{used} of {limit} URLs</source>
        <translation>{used} من {limit} عنوان URL</translation>
    </message>
    <message>
        <source>{used} of {limit} sitemaps</source>
        <translation>{used} من {limit} خريطة موقع</translation>
    </message>
</context>
<context>
    <name>TableCommands</name>
    <message>
        <source>Add entry</source>
        <translation>إضافة مدخل</translation>
    </message>
    <message>
        <source>Clear %Ln cells</source>
        <translation>مسح الخلايا (%Ln)</translation>
    </message>
    <message>
        <source>Clear cell</source>
        <translation>مسح خلية</translation>
    </message>
    <message>
        <source>Delete %Ln entries</source>
        <translation>حذف المدخلات (%Ln)</translation>
    </message>
    <message>
        <source>Delete entry</source>
        <translation>حذف مدخل</translation>
    </message>
    <message>
        <source>Duplicate %Ln entries</source>
        <translation>تكرار المدخلات (%Ln)</translation>
    </message>
    <message>
        <source>Duplicate entry</source>
        <translation>تكرار مدخل</translation>
    </message>
    <message>
        <source>Fill %Ln cells</source>
        <translation>ملء الخلايا (%Ln)</translation>
    </message>
    <message>
        <source>Fill cell</source>
        <translation>ملء خلية</translation>
    </message>
    <message>
        <source>Move %Ln entries</source>
        <translation>نقل المدخلات (%Ln)</translation>
    </message>
    <message>
        <source>Move entry</source>
        <translation>نقل مدخل</translation>
    </message>
</context>
<context>
    <name>TableLook</name>
    <message>
        <source>&amp;Show all, as wide as they need</source>
        <translation>&amp;عرض الكل بالاتساع اللازم</translation>
    </message>
    <message>
        <source>Marks of problems</source>
        <translation>علامات المشكلات</translation>
    </message>
    <message>
        <source>Sitemap</source>
        <translation>خريطة الموقع</translation>
    </message>
</context>
<context>
    <name>TextField</name>
    <message>
        <source>Choose a folder</source>
        <translation>اختيار مجلد</translation>
    </message>
    <message>
        <source>This must be {form}.</source>
        <translation>يجب أن يكون هذا: {form}.</translation>
    </message>
</context>
<context>
    <name>TextTableField</name>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>There are none yet.</source>
        <translation>لا شيء بعد.</translation>
    </message>
</context>
<context>
    <name>ThemeMenu</name>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;داكن</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;فاتح</translation>
    </message>
    <message>
        <source>&amp;System default</source>
        <translation>حسب ال&amp;نظام</translation>
    </message>
</context>
<context>
    <name>Toolbar</name>
    <message>
        <source>More</source>
        <translation>المزيد</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>شريط الأدوات</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>A click leads to the entry. Many can be fixed at once, and you see beforehand what would change.</source>
        <translation>النقر يقود إلى المدخل. يمكن إصلاح كثير منها دفعة واحدة، وترى مسبقًا ما سيتغير.</translation>
    </message>
    <message>
        <source>All entries stand in one table</source>
        <translation>كل المدخلات في جدول واحد</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>تم</translation>
    </message>
    <message>
        <source>F6 leads to the hint, Esc in it ends the tour.</source>
        <translation>ينتقل F6 إلى التلميح، ويُنهي Esc فيه الجولة.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>التالي</translation>
    </message>
    <message>
        <source>Problems are listed here</source>
        <translation>تُسرد المشكلات هنا</translation>
    </message>
    <message>
        <source>Save, or export anew</source>
        <translation>احفظ، أو صدّر من جديد</translation>
    </message>
    <message>
        <source>Saving writes only what you changed. Export writes new sitemaps within the limits, and shows its plan first.</source>
        <translation>يكتب الحفظ ما غيرته فقط. ويكتب التصدير خرائط موقع جديدة ضمن الحدود، ويعرض خطته أولًا.</translation>
    </message>
    <message>
        <source>Skip the tour</source>
        <translation>تخطي الجولة</translation>
    </message>
    <message>
        <source>Type into a cell to change it; Undo takes any change back. The line above shows only entries that match.</source>
        <translation>اكتب في خلية لتغييرها؛ ويمكن التراجع عن أي تغيير. والسطر أعلاه يعرض المدخلات المطابقة فقط.</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} من {total}</translation>
    </message>
</context>
<context>
    <name>UnsavedQuestion</name>
    <message>
        <source>Discarded changes can't be brought back.</source>
        <translation>لا يمكن استعادة التغييرات المتجاهَلة.</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>تغييرات غير محفوظة</translation>
    </message>
    <message>
        <source>“{name}” has changes that are not saved.</source>
        <translation>في «{name}» تغييرات لم تُحفظ.</translation>
    </message>
</context>
<context>
    <name>UrlRows</name>
    <message>
        <source>Since then</source>
        <translation>منذ ذلك الحين</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>عنوان URL</translation>
    </message>
    <message>
        <source>new or changed</source>
        <translation>جديد أو متغير</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>مُزال</translation>
    </message>
</context>
<context>
    <name>WebCommands</name>
    <message numerus="yes">
        <source>%n files could not be opened from the web.</source>
        <translation>
            <numerusform>فُتحت كل الملفات من الويب.</numerusform>
            <numerusform>تعذر فتح ملف واحد من الويب.</numerusform>
            <numerusform>تعذر فتح ملفين من الويب.</numerusform>
            <numerusform>تعذر فتح %n ملفات من الويب.</numerusform>
            <numerusform>تعذر فتح %n ملفًا من الويب.</numerusform>
            <numerusform>تعذر فتح %n ملف من الويب.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fetch again</source>
        <translation>الجلب مجددًا</translation>
    </message>
    <message>
        <source>Fetching “{url}”</source>
        <translation>جلب «{url}»</translation>
    </message>
    <message>
        <source>One file could not be opened from the web.</source>
        <translation>تعذر فتح ملف واحد من الويب.</translation>
    </message>
    <message>
        <source>Show list …</source>
        <translation>عرض القائمة…</translation>
    </message>
    <message>
        <source>Stopped. Files that came whole are in the folder.</source>
        <translation>أُوقف. الملفات التي وصلت كاملة موجودة في المجلد.</translation>
    </message>
</context>
<context>
    <name>Windows</name>
    <message>
        <source>Reload opens again what is on disk.</source>
        <translation>إعادة التحميل تفتح ما على القرص من جديد.</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>صفحة البداية</translation>
    </message>
    <message>
        <source>“{name}” is open here already.</source>
        <translation>‏«{name}» مفتوح هنا أصلًا.</translation>
    </message>
    <message>
        <source>“{sitemap}” is open here as a sitemap of “{name}”.</source>
        <translation>«{sitemap}» مفتوحة هنا كخريطة موقع من «{name}».</translation>
    </message>
</context>
<context>
    <name>WriteIndexDialog</name>
    <message numerus="yes">
        <source>%n entries do not lie below {address}: search engines may pass them over.</source>
        <translation>
            <numerusform>كل المدخلات تحت {address}.</numerusform>
            <numerusform>مدخل واحد ليس تحت {address}: قد تتخطاه محركات البحث.</numerusform>
            <numerusform>مدخلان ليسا تحت {address}: قد تتخطاهما محركات البحث.</numerusform>
            <numerusform>%n مدخلات ليست تحت {address}: قد تتخطاها محركات البحث.</numerusform>
            <numerusform>%n مدخلًا ليست تحت {address}: قد تتخطاها محركات البحث.</numerusform>
            <numerusform>%n مدخل ليست تحت {address}: قد تتخطاها محركات البحث.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Address of the folder</source>
        <translation>&amp;عنوان المجلد</translation>
    </message>
    <message>
        <source>1 entry does not lie below {address}: search engines may pass it over.</source>
        <translation>مدخل واحد ليس تحت {address}: قد تتخطاه محركات البحث.</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>المدخلات</translation>
    </message>
    <message>
        <source>File</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>Make the set</source>
        <translation>إنشاء المجموعة</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>الحفظ</translation>
    </message>
    <message>
        <source>Search engines that know the address go on to find everything there.</source>
        <translation>محركات البحث التي تعرف العنوان تتابع العثور على كل شيء هناك.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>The &amp;index keeps the name {name}</source>
        <translation>يحتفظ الف&amp;هرس بالاسم {name}</translation>
    </message>
    <message>
        <source>The files are written by the next save; until then Undo takes it back.</source>
        <translation>تُكتب الملفات عند الحفظ التالي؛ وحتى ذلك الحين يمكن التراجع.</translation>
    </message>
    <message>
        <source>The first &amp;sitemap keeps it</source>
        <translation>تحتفظ به أول خ&amp;ريطة موقع</translation>
    </message>
    <message>
        <source>Where the folder of these files lies on the web: an index lists addresses.</source>
        <translation>مكان مجلد هذه الملفات على الويب: فالفهرس يسرد عناوين.</translation>
    </message>
    <message>
        <source>Write an index for {name}</source>
        <translation>كتابة فهرس لـ {name}</translation>
    </message>
    <message>
        <source>new file</source>
        <translation>ملف جديد</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>يُستبدل</translation>
    </message>
    <message>
        <source>rewritten</source>
        <translation>يُكتب من جديد</translation>
    </message>
    <message>
        <source>stays as it is</source>
        <translation>يبقى كما هو</translation>
    </message>
</context>
<context>
    <name>XmlPane</name>
    <message>
        <source>Change other XML</source>
        <translation>تغيير XML الآخر</translation>
    </message>
    <message>
        <source>It holds invisible characters that change the order in which text is shown.</source>
        <translation>فيه محارف غير مرئية تغير ترتيب عرض النص.</translation>
    </message>
    <message>
        <source>It holds line ends that no editor keeps, so it is read-only here.</source>
        <translation>فيه نهايات أسطر لا يحتفظ بها أي محرر، لذلك هو للقراءة فقط.</translation>
    </message>
    <message>
        <source>This is all that the entry has beside its fields; it can't be read.</source>
        <translation>هذا كل ما في المدخل إلى جانب حقوله؛ وتتعذر قراءته.</translation>
    </message>
    <message>
        <source>This is its beginning; it is too long to be edited here.</source>
        <translation>هذه بدايته؛ وهو أطول من أن يُكتب فيه.</translation>
    </message>
</context>
<context>
    <name>_PartList</name>
    <message>
        <source>Licence</source>
        <translation>الرخصة</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>المكوّن</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>المكونات</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>الإصدار</translation>
    </message>
    <message>
        <source>see its text</source>
        <translation>عرض نصها</translation>
    </message>
</context>
</TS>
