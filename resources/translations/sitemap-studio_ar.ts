<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>&amp;Components and licences</source>
        <translation>الم&amp;كونات والتراخيص</translation>
    </message>
    <message>
        <source>&amp;Copy details</source>
        <translation>&amp;نسخ التفاصيل</translation>
    </message>
    <message>
        <source>&amp;Environment</source>
        <translation>ال&amp;بيئة</translation>
    </message>
    <message>
        <source>&amp;Report a problem</source>
        <translation>الإبلاغ عن م&amp;شكلة</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>برنامج حر برخصة MIT.</translation>
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
        <source>&amp;Below the table</source>
        <translation>أ&amp;سفل الجدول</translation>
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
        <source>&amp;Fix this value</source>
        <translation>&amp;إصلاح هذه القيمة</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <translation>الانت&amp;قال إلى</translation>
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
        <source>&amp;Leak patterns …</source>
        <translation>أ&amp;نماط التسريب…</translation>
    </message>
    <message>
        <source>&amp;Move panel</source>
        <translation>نقل لو&amp;حة</translation>
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
        <source>&amp;Reset zoom</source>
        <translation>إعادة &amp;ضبط التكبير</translation>
    </message>
    <message>
        <source>&amp;Revert cells</source>
        <translation>إر&amp;جاع الخلايا</translation>
    </message>
    <message>
        <source>&amp;Revert entries</source>
        <translation>إ&amp;رجاع المدخلات</translation>
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
        <source>&amp;Values</source>
        <translation>القي&amp;م</translation>
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
        <source>&amp;Zoom</source>
        <translation>الت&amp;كبير</translation>
    </message>
    <message>
        <source>Add &amp;entry</source>
        <translation>&amp;إضافة مدخل</translation>
    </message>
    <message>
        <source>Add existing &amp;files …</source>
        <translation>إضافة ملفات &amp;موجودة…</translation>
    </message>
    <message>
        <source>Add sitemaps from disk to the index, or append their entries.</source>
        <translation>إضافة خرائط موقع من القرص إلى الفهرس، أو إلحاق مدخلاتها.</translation>
    </message>
    <message>
        <source>Append entries from files …</source>
        <translation>إلحاق مدخلات من ملفات…</translation>
    </message>
    <message>
        <source>Append entries from logs, crawler exports, feeds, lists or sitemaps.</source>
        <translation>إلحاق مدخلات من السجلات أو تصديرات برامج الزحف أو الخلاصات أو القوائم أو خرائط الموقع.</translation>
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
        <source>Change a field of many entries at once.</source>
        <translation>تغيير حقل في مدخلات كثيرة دفعة واحدة.</translation>
    </message>
    <message>
        <source>Chec&amp;k against robots.txt …</source>
        <translation>الفحص &amp;وفق robots.txt…</translation>
    </message>
    <message>
        <source>Check the files on disk against the published XML schemas.</source>
        <translation>التحقق من الملفات على القرص وفق مخططات XML المنشورة.</translation>
    </message>
    <message>
        <source>Choose which search engine's limits apply.</source>
        <translation>اختيار محرك البحث الذي تسري حدوده.</translation>
    </message>
    <message>
        <source>Clear &amp;filter</source>
        <translation>مسح التص&amp;فية</translation>
    </message>
    <message>
        <source>Compare with file on dis&amp;k …</source>
        <translation>مقارنة بالملف على ال&amp;قرص…</translation>
    </message>
    <message>
        <source>Complete &amp;hreflang …</source>
        <translation>إكما&amp;ل hreflang…</translation>
    </message>
    <message>
        <source>Copy the selected cells with the names of their fields.</source>
        <translation>نسخ الخلايا المحددة مع أسماء حقولها.</translation>
    </message>
    <message>
        <source>Copy with &amp;header</source>
        <translation>نسخ مع الت&amp;رويسة</translation>
    </message>
    <message>
        <source>Create a sitemap from the pages of a static site.</source>
        <translation>إنشاء خريطة موقع من صفحات موقع ثابت.</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;قص</translation>
    </message>
    <message>
        <source>Discard changes and open the saved files again.</source>
        <translation>تجاهل التغييرات وإعادة فتح الملفات المحفوظة.</translation>
    </message>
    <message>
        <source>E&amp;qual values</source>
        <translation>القيم المت&amp;ساوية</translation>
    </message>
    <message>
        <source>Entr&amp;y</source>
        <translation>المد&amp;خل</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>تصدير</translation>
    </message>
    <message>
        <source>Export all entries to one XML, text or CSV file.</source>
        <translation>تصدير كل المدخلات إلى ملف XML أو نص أو CSV واحد.</translation>
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
        <source>Fi&amp;x selected entries …</source>
        <translation>إ&amp;صلاح المدخلات المحددة…</translation>
    </message>
    <message>
        <source>Fill selecti&amp;on</source>
        <translation>ملء الت&amp;حديد</translation>
    </message>
    <message>
        <source>Fill the selected cells with the current value.</source>
        <translation>ملء الخلايا المحددة بالقيمة الحالية.</translation>
    </message>
    <message>
        <source>Fill the selected cells with the topmost value.</source>
        <translation>ملء الخلايا المحددة بالقيمة العليا.</translation>
    </message>
    <message>
        <source>Find and replace …</source>
        <translation>بحث واستبدال…</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>بحث عن التال&amp;ي</translation>
    </message>
    <message>
        <source>Fix &amp;all problems …</source>
        <translation>إصلاح &amp;كل المشكلات…</translation>
    </message>
    <message>
        <source>Fol&amp;ders</source>
        <translation>ال&amp;مجلدات</translation>
    </message>
    <message>
        <source>Go to an entry by number, or select several, such as 10-20.</source>
        <translation>الانتقال إلى مدخل برقمه، أو تحديد عدة مدخلات مثل ‎10-20.</translation>
    </message>
    <message>
        <source>Mer&amp;ge sitemaps</source>
        <translation>&amp;دمج خرائط الموقع</translation>
    </message>
    <message>
        <source>Merge the selected sitemaps into the first one.</source>
        <translation>دمج خرائط الموقع المحددة في أولاها.</translation>
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
        <source>Move entries beyond the limits to new sitemaps.</source>
        <translation>نقل المدخلات الزائدة على الحدود إلى خرائط موقع جديدة.</translation>
    </message>
    <message>
        <source>Move overflow to a new s&amp;itemap</source>
        <translation>نقل الفائض إلى &amp;خريطة موقع جديدة</translation>
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
        <source>Open &amp;log folder</source>
        <translation>فتح مجلد السج&amp;لات</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>فتح الأ&amp;خيرة</translation>
    </message>
    <message>
        <source>Open fol&amp;der …</source>
        <translation>فتح مج&amp;لد…</translation>
    </message>
    <message>
        <source>Open page in &amp;browser</source>
        <translation>فتح الصفحة في المت&amp;صفح</translation>
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
        <source>Re&amp;load</source>
        <translation>&amp;إعادة التحميل</translation>
    </message>
    <message>
        <source>Re&amp;move sitemaps</source>
        <translation>إ&amp;زالة خرائط الموقع</translation>
    </message>
    <message>
        <source>Remove &amp;duplicates …</source>
        <translation>إ&amp;زالة المدخلات المكررة…</translation>
    </message>
    <message>
        <source>Remove the selected sitemaps and their entries from the set.</source>
        <translation>إخراج خرائط الموقع المحددة من المجموعة مع مدخلاتها.</translation>
    </message>
    <message>
        <source>Reset &amp;all panels</source>
        <translation>إعادة &amp;ضبط كل اللوحات</translation>
    </message>
    <message>
        <source>Restore the saved values of the selected cells.</source>
        <translation>استعادة القيم المحفوظة للخلايا المحددة.</translation>
    </message>
    <message>
        <source>Restore the selected entries to the saved version.</source>
        <translation>إرجاع المدخلات المحددة إلى النسخة المحفوظة.</translation>
    </message>
    <message>
        <source>Save &amp;as …</source>
        <translation>حفظ &amp;باسم…</translation>
    </message>
    <message>
        <source>Save charts and problems as HTML or PDF, or problems as data.</source>
        <translation>حفظ الرسوم والمشكلات بصيغة HTML أو PDF، أو المشكلات كبيانات.</translation>
    </message>
    <message>
        <source>Save re&amp;port …</source>
        <translation>حفظ تقري&amp;ر…</translation>
    </message>
    <message>
        <source>Save the entries in the order of the view.</source>
        <translation>حفظ المدخلات بترتيب العرض.</translation>
    </message>
    <message>
        <source>Save under another name; .gz compresses the file.</source>
        <translation>الحفظ باسم آخر؛ اللاحقة ‎.gz تضغط الملف.</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>تحديد ال&amp;كل</translation>
    </message>
    <message>
        <source>Select same &amp;value</source>
        <translation>تحديد القيمة نفس&amp;ها</translation>
    </message>
    <message>
        <source>Set lastmod to &amp;today</source>
        <translation>تعيين lastmod إلى الي&amp;وم</translation>
    </message>
    <message>
        <source>Settin&amp;gs …</source>
        <translation>الإع&amp;دادات…</translation>
    </message>
    <message>
        <source>Show files to upload, robots.txt lines and changed URLs.</source>
        <translation>عرض الملفات المطلوب رفعها وأسطر robots.txt وعناوين URL المتغيرة.</translation>
    </message>
    <message>
        <source>Show only entries that match.</source>
        <translation>عرض المدخلات المطابقة فقط.</translation>
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
        <source>Sort &amp;by …</source>
        <translation>&amp;ترتيب حسب…</translation>
    </message>
    <message>
        <source>To the &amp;left</source>
        <translation>إلى ال&amp;يسار</translation>
    </message>
    <message>
        <source>To the &amp;right</source>
        <translation>إلى الي&amp;مين</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>النوافذ</translation>
    </message>
    <message>
        <source>Write new sitemaps within the limits, with their index.</source>
        <translation>كتابة خرائط موقع جديدة ضمن الحدود مع فهرسها.</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;تكبير</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>ت&amp;صغير</translation>
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
        <extracomment>1 URL is in the set already:</extracomment>
        <translation>
            <numerusform>لا عناوين URL في المجموعة أصلًا:</numerusform>
            <numerusform>عنوان URL واحد في المجموعة أصلًا:</numerusform>
            <numerusform>عنوانا URL في المجموعة أصلًا:</numerusform>
            <numerusform>%n عناوين URL في المجموعة أصلًا:</numerusform>
            <numerusform>%n عنوان URL في المجموعة أصلًا:</numerusform>
            <numerusform>%n عنوان URL في المجموعة أصلًا:</numerusform>
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
        <source>{files} files contain {entries}.</source>
        <translation>عدد الملفات {files}، وفيها {entries}.</translation>
    </message>
    <message>
        <source>“{name}” contains {entries}.</source>
        <translation>في «{name}» {entries}.</translation>
    </message>
</context>
<context>
    <name>AddressLine</name>
    <message>
        <source>Suggestion: {address}. Press Enter to use it.</source>
        <translation>المقترح: {address}‎. اضغط Enter لاستخدامه.</translation>
    </message>
    <message>
        <source>The URL of this set. A sitemap may list only URLs in its folder or below.</source>
        <translation>عنوان URL لهذه المجموعة. لا يجوز أن تسرد خريطة الموقع إلا عناوين URL في مجلدها أو تحته.</translation>
    </message>
    <message>
        <source>Use the suggestion</source>
        <translation>استخدام المقترح</translation>
    </message>
</context>
<context>
    <name>BulkDialog</name>
    <message numerus="yes">
        <source>%n URLs become duplicates.</source>
        <extracomment>1 URL becomes a duplicate.</extracomment>
        <translation>
            <numerusform>لا تتكرر أي عناوين URL.</numerusform>
            <numerusform>يتكرر عنوان URL واحد.</numerusform>
            <numerusform>يتكرر عنوانا URL.</numerusform>
            <numerusform>تتكرر %n عناوين URL.</numerusform>
            <numerusform>يتكرر %n عنوان URL.</numerusform>
            <numerusform>يتكرر %n عنوان URL.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n URLs become too long.</source>
        <extracomment>1 URL becomes too long.</extracomment>
        <translation>
            <numerusform>لا يصبح أي عنوان URL أطول من اللازم.</numerusform>
            <numerusform>يصبح عنوان URL واحد أطول من اللازم.</numerusform>
            <numerusform>يصبح عنوانا URL أطول من اللازم.</numerusform>
            <numerusform>تصبح %n عناوين URL أطول من اللازم.</numerusform>
            <numerusform>يصبح %n عنوان URL أطول من اللازم.</numerusform>
            <numerusform>يصبح %n عنوان URL أطول من اللازم.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values skipped: {reason}.</source>
        <extracomment>1 value skipped: {reason}.</extracomment>
        <translation>
            <numerusform>لم تُتخط أي قيمة: {reason}.</numerusform>
            <numerusform>تُخطيت قيمة واحدة: {reason}.</numerusform>
            <numerusform>تُخطيت قيمتان: {reason}.</numerusform>
            <numerusform>تُخطيت %n قيم: {reason}.</numerusform>
            <numerusform>تُخطيت %n قيمة: {reason}.</numerusform>
            <numerusform>تُخطيت %n قيمة: {reason}.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Field</source>
        <translation>ال&amp;حقل</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>تغيير</translation>
    </message>
    <message numerus="yes">
        <source>Change %n entries</source>
        <extracomment>Change 1 entry</extracomment>
        <translation>
            <numerusform>لا مدخلات لتغييرها</numerusform>
            <numerusform>تغيير مدخل واحد</numerusform>
            <numerusform>تغيير مدخلين</numerusform>
            <numerusform>تغيير %n مدخلات</numerusform>
            <numerusform>تغيير %n مدخلًا</numerusform>
            <numerusform>تغيير %n مدخل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change %n values</source>
        <extracomment>Change 1 value</extracomment>
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
        <source>Operation</source>
        <translation>العملية</translation>
    </message>
    <message numerus="yes">
        <source>The URLs of %n sitemaps in the index also change.</source>
        <extracomment>The URL of 1 sitemap in the index also changes.</extracomment>
        <translation>
            <numerusform>لا تتغير عناوين URL لخرائط الموقع في الفهرس.</numerusform>
            <numerusform>يتغير أيضًا عنوان URL لخريطة موقع واحدة في الفهرس.</numerusform>
            <numerusform>يتغير أيضًا عنوانا URL لخريطتي موقع في الفهرس.</numerusform>
            <numerusform>تتغير أيضًا عناوين URL لعدد %n خرائط موقع في الفهرس.</numerusform>
            <numerusform>تتغير أيضًا عناوين URL لعدد %n خريطة موقع في الفهرس.</numerusform>
            <numerusform>تتغير أيضًا عناوين URL لعدد %n خريطة موقع في الفهرس.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>URLs in the extensions of %n entries also change.</source>
        <extracomment>URLs in the extensions of 1 entry also change.</extracomment>
        <translation>
            <numerusform>لا تتغير عناوين URL في امتدادات أي مدخل.</numerusform>
            <numerusform>تتغير أيضًا عناوين URL في امتدادات مدخل واحد.</numerusform>
            <numerusform>تتغير أيضًا عناوين URL في امتدادات مدخلين.</numerusform>
            <numerusform>تتغير أيضًا عناوين URL في امتدادات %n مدخلات.</numerusform>
            <numerusform>تتغير أيضًا عناوين URL في امتدادات %n مدخلًا.</numerusform>
            <numerusform>تتغير أيضًا عناوين URL في امتدادات %n مدخل.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BulkForm</name>
    <message>
        <source>the day: 3 April 2025</source>
        <translation>اليوم: 3 أبريل 2025</translation>
    </message>
    <message>
        <source>the month: 4 March 2025</source>
        <translation>الشهر: 4 مارس 2025</translation>
    </message>
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
    <name>CellFix</name>
    <message>
        <source>&amp;Apply</source>
        <translation>ت&amp;طبيق</translation>
    </message>
    <message>
        <source>&amp;Edit cell</source>
        <translation>&amp;تحرير الخلية</translation>
    </message>
    <message>
        <source>After</source>
        <translation>بعد</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>قبل</translation>
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
        <source>%n pasted columns beyond the last field were ignored.</source>
        <extracomment>1 pasted column beyond the last field was ignored.</extracomment>
        <translation>
            <numerusform>لم يُتجاهل أي عمود ملصق.</numerusform>
            <numerusform>تُجوهل عمود ملصق واحد بعد الحقل الأخير.</numerusform>
            <numerusform>تُجوهل عمودان ملصقان بعد الحقل الأخير.</numerusform>
            <numerusform>تُجوهلت %n أعمدة ملصقة بعد الحقل الأخير.</numerusform>
            <numerusform>تُجوهل %n عمودًا ملصقًا بعد الحقل الأخير.</numerusform>
            <numerusform>تُجوهل %n عمود ملصق بعد الحقل الأخير.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing can be pasted into this column.</source>
        <translation>لا يمكن لصق شيء في هذا العمود.</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n cells</source>
        <extracomment>Paste cell</extracomment>
        <translation>
            <numerusform>لصق %n خلية</numerusform>
            <numerusform>لصق خلية</numerusform>
            <numerusform>لصق خليتين</numerusform>
            <numerusform>لصق %n خلايا</numerusform>
            <numerusform>لصق %n خلية</numerusform>
            <numerusform>لصق %n خلية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n entries</source>
        <extracomment>Paste entry</extracomment>
        <translation>
            <numerusform>لصق %n مدخل</numerusform>
            <numerusform>لصق مدخل</numerusform>
            <numerusform>لصق مدخلين</numerusform>
            <numerusform>لصق %n مدخلات</numerusform>
            <numerusform>لصق %n مدخلًا</numerusform>
            <numerusform>لصق %n مدخل</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste in an earlier column, or with a header row.</source>
        <translation>الصق في عمود أسبق، أو مع صف ترويسة.</translation>
    </message>
</context>
<context>
    <name>ColumnsDialog</name>
    <message>
        <source>Choose the columns for the fields. The choice is remembered for tables with this header.</source>
        <translation>اختر أعمدة الحقول. يُحفظ الاختيار للجداول التي لها هذه الترويسة.</translation>
    </message>
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
</context>
<context>
    <name>CompareDialog</name>
    <message numerus="yes">
        <source>%n entries are equal</source>
        <extracomment>1 entry is equal</extracomment>
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
        <extracomment>1 entry has another URL</extracomment>
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
        <extracomment>1 entry has other values</extracomment>
        <translation>
            <numerusform>لا مدخلات بقيم مختلفة</numerusform>
            <numerusform>مدخل واحد بقيم مختلفة</numerusform>
            <numerusform>مدخلان بقيم مختلفة</numerusform>
            <numerusform>%n مدخلات بقيم مختلفة</numerusform>
            <numerusform>%n مدخلًا بقيم مختلفة</numerusform>
            <numerusform>%n مدخل بقيم مختلفة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries only in your version</source>
        <extracomment>1 entry only in your version</extracomment>
        <translation>
            <numerusform>لا مدخلات في نسختك وحدها</numerusform>
            <numerusform>مدخل واحد في نسختك فقط</numerusform>
            <numerusform>مدخلان في نسختك فقط</numerusform>
            <numerusform>%n مدخلات في نسختك فقط</numerusform>
            <numerusform>%n مدخلًا في نسختك فقط</numerusform>
            <numerusform>%n مدخل في نسختك فقط</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries only on disk</source>
        <extracomment>1 entry only on disk</extracomment>
        <translation>
            <numerusform>لا مدخلات على القرص وحده</numerusform>
            <numerusform>مدخل واحد على القرص فقط</numerusform>
            <numerusform>مدخلان على القرص فقط</numerusform>
            <numerusform>%n مدخلات على القرص فقط</numerusform>
            <numerusform>%n مدخلًا على القرص فقط</numerusform>
            <numerusform>%n مدخل على القرص فقط</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Ignore which sitemap an entry is in</source>
        <translation>ت&amp;جاهل خريطة الموقع التي فيها المدخل</translation>
    </message>
    <message>
        <source>Compare “{name}” with file on disk</source>
        <translation>مقارنة «{name}» بالملف على القرص</translation>
    </message>
    <message>
        <source>Comparing with the file on disk …</source>
        <translation>جارٍ المقارنة بالملف على القرص…</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>الفروق</translation>
    </message>
    <message>
        <source>The entries on disk are the same.</source>
        <translation>المدخلات على القرص هي نفسها.</translation>
    </message>
    <message>
        <source>The order differs.</source>
        <translation>الترتيب مختلف.</translation>
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
        <translation>مضاف: {text}</translation>
    </message>
    <message>
        <source>Removed: {text}</source>
        <translation>مُزال: {text}</translation>
    </message>
</context>
<context>
    <name>DifferenceList</name>
    <message>
        <source>Difference</source>
        <translation>الفرق</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>على القرص</translation>
    </message>
    <message>
        <source>Only in your version</source>
        <translation>في نسختك فقط</translation>
    </message>
    <message>
        <source>Only on disk</source>
        <translation>على القرص فقط</translation>
    </message>
    <message>
        <source>Your version</source>
        <translation>نسختك</translation>
    </message>
    <message>
        <source>extensions</source>
        <translation>الامتدادات</translation>
    </message>
    <message>
        <source>renamed</source>
        <translation>عنوان URL آخر</translation>
    </message>
</context>
<context>
    <name>Docks</name>
    <message>
        <source>Click in a panel first, then move it.</source>
        <translation>انقر داخل لوحة أولًا، ثم انقلها.</translation>
    </message>
</context>
<context>
    <name>DuplicatesDialog</name>
    <message numerus="yes">
        <source>%n duplicates in read-only sitemaps are kept.</source>
        <extracomment>1 duplicate in a read-only sitemap is kept.</extracomment>
        <translation>
            <numerusform>لا مكررات في خرائط موقع للقراءة فقط.</numerusform>
            <numerusform>يبقى مدخل مكرر واحد في خريطة موقع للقراءة فقط.</numerusform>
            <numerusform>يبقى مدخلان مكرران في خرائط موقع للقراءة فقط.</numerusform>
            <numerusform>تبقى %n مدخلات مكررة في خرائط موقع للقراءة فقط.</numerusform>
            <numerusform>يبقى %n مدخلًا مكررًا في خرائط موقع للقراءة فقط.</numerusform>
            <numerusform>يبقى %n مدخل مكرر في خرائط موقع للقراءة فقط.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries are removed</source>
        <extracomment>1 entry is removed</extracomment>
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
        <source>Each entry to be removed, with the one that is kept.</source>
        <translation>كل مدخل سيُزال، مع المدخل الذي يبقى.</translation>
    </message>
    <message>
        <source>Entries to remove</source>
        <translation>المدخلات المطلوب إزالتها</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n entries</source>
        <extracomment>Remove 1 entry</extracomment>
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
        <source>There are no duplicates to remove.</source>
        <translation>لا توجد مدخلات مكررة لإزالتها.</translation>
    </message>
    <message>
        <source>equal except for http/https, www, trailing slash and case</source>
        <translation>متطابقة إلا في http/https أو www أو الشرطة المائلة الختامية أو حالة الأحرف</translation>
    </message>
    <message>
        <source>identical</source>
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
</context>
<context>
    <name>EncodingDialog</name>
    <message>
        <source>&amp;Encoding</source>
        <translation>ال&amp;ترميز</translation>
    </message>
    <message>
        <source>All lines are plain ASCII and look the same in every encoding.</source>
        <translation>كل الأسطر نص ASCII عادي وتبدو متماثلة في كل ترميز.</translation>
    </message>
    <message>
        <source>Choose the encoding</source>
        <translation>اختيار الترميز</translation>
    </message>
    <message>
        <source>How it &amp;reads</source>
        <translation>كيف يُ&amp;قرأ</translation>
    </message>
    <message>
        <source>The encoding of “{name}” is unknown. Choose the one in which the lines below look right.</source>
        <translation>ترميز «{name}» غير معروف. اختر الترميز الذي تبدو فيه الأسطر أدناه صحيحة.</translation>
    </message>
    <message>
        <source>The encoding of “{name}”, and maybe of other sitemaps of “{whole}”, is unknown. Choose the one in which the lines below look right.</source>
        <translation>ترميز «{name}»، وربما خرائط موقع أخرى في «{whole}»، غير معروف. اختر الترميز الذي تبدو فيه الأسطر أدناه صحيحة.</translation>
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
    <name>EntryHeader</name>
    <message numerus="yes">
        <source>+ %n empty columns</source>
        <extracomment>+ 1 empty column</extracomment>
        <translation>
            <numerusform>+ لا أعمدة فارغة</numerusform>
            <numerusform>+ عمود فارغ واحد</numerusform>
            <numerusform>+ عمودان فارغان</numerusform>
            <numerusform>+ %n أعمدة فارغة</numerusform>
            <numerusform>+ %n عمودًا فارغًا</numerusform>
            <numerusform>+ %n عمود فارغ</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty in the whole set: {columns}</source>
        <translation>فارغة في المجموعة كلها: {columns}</translation>
    </message>
</context>
<context>
    <name>EntryModel</name>
    <message>
        <source>New since the last save</source>
        <translation>جديد منذ آخر حفظ</translation>
    </message>
    <message>
        <source>Not in the saved version</source>
        <translation>ليس في النسخة المحفوظة</translation>
    </message>
    <message>
        <source>Saved value: {value}</source>
        <translation>القيمة المحفوظة: {value}</translation>
    </message>
    <message>
        <source>Sorting</source>
        <translation>جارٍ الترتيب</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>فارغ</translation>
    </message>
</context>
<context>
    <name>EntryPage</name>
    <message>
        <source>Filtering</source>
        <translation>جارٍ التصفية</translation>
    </message>
    <message>
        <source>No entries yet. Add one with Ctrl+I, or paste URLs with Ctrl+V.</source>
        <translation>لا مدخلات بعد. أضف مدخلًا بـ Ctrl+I، أو ألصق عناوين URL بـ Ctrl+V.</translation>
    </message>
    <message>
        <source>None of the sitemaps could be read. See Problems.</source>
        <translation>تعذرت قراءة كل خرائط الموقع. انظر «المشكلات».</translation>
    </message>
    <message>
        <source>The index has no sitemaps yet. Add one.</source>
        <translation>لا خرائط موقع في الفهرس بعد. أضف واحدة.</translation>
    </message>
</context>
<context>
    <name>EntryPanel</name>
    <message>
        <source>Add missing languages …</source>
        <translation>إضافة اللغات الناقصة…</translation>
    </message>
    <message>
        <source>Add x-default</source>
        <translation>إضافة x-default</translation>
    </message>
    <message>
        <source>Another edit is still running.</source>
        <translation>لا يزال تعديل آخر جاريًا.</translation>
    </message>
    <message>
        <source>Entry {number} of {count}</source>
        <translation>المدخل {number} من {count}</translation>
    </message>
    <message>
        <source>More about alternates</source>
        <translation>المزيد عن البدائل</translation>
    </message>
    <message>
        <source>Select one entry to add to it.</source>
        <translation>حدد مدخلًا واحدًا للإضافة إليه.</translation>
    </message>
    <message>
        <source>The readable form of the URL</source>
        <translation>الصيغة المقروءة لعنوان URL</translation>
    </message>
</context>
<context>
    <name>EntryView</name>
    <message>
        <source>Clear it, paste another value, or use a bulk edit.</source>
        <translation>امسحها، أو الصق قيمة أخرى، أو استخدم تعديلًا جماعيًّا.</translation>
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
        <source>System</source>
        <translation>النظام</translation>
    </message>
</context>
<context>
    <name>ExplanationPane</name>
    <message>
        <source>Explanation</source>
        <translation>الشرح</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>بعد الإصلاح</translation>
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
        <source>Off</source>
        <translation>متوقفة</translation>
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
        <source>Select a problem or a rule to see the explanation.</source>
        <translation>حدد مشكلة أو قاعدة لرؤية الشرح.</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>درجة الخطورة</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>المصدر</translation>
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
</context>
<context>
    <name>ExportCommands</name>
    <message numerus="yes">
        <source>%n files were up to date.</source>
        <extracomment>1 file was up to date.</extracomment>
        <translation>
            <numerusform>لم يكن أي ملف محدّثًا.</numerusform>
            <numerusform>كان ملف واحد محدّثًا.</numerusform>
            <numerusform>كان ملفان محدّثين.</numerusform>
            <numerusform>كانت %n ملفات محدّثة.</numerusform>
            <numerusform>كان %n ملفًا محدّثًا.</numerusform>
            <numerusform>كان %n ملف محدّثًا.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files written to “{folder}”.</source>
        <extracomment>1 file written to “{folder}”.</extracomment>
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
        <source>Entries may be missing: some sitemaps could not be read completely.</source>
        <translation>قد تنقص مدخلات: تعذرت قراءة بعض خرائط الموقع كاملة.</translation>
    </message>
    <message>
        <source>Exporting to “{name}”</source>
        <translation>جارٍ التصدير إلى «{name}»</translation>
    </message>
    <message>
        <source>Open exported set</source>
        <translation>فتح المجموعة المصدَّرة</translation>
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
</context>
<context>
    <name>ExportDialog</name>
    <message numerus="yes">
        <source>%n files with such names exist and will be replaced.</source>
        <extracomment>1 file with such a name exists and will be replaced.</extracomment>
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
        <source>%n sitemaps could not be read completely: entries may be missing.</source>
        <extracomment>1 sitemap could not be read completely: entries may be missing.</extracomment>
        <translation>
            <numerusform>قُرئت كل خرائط الموقع كاملة.</numerusform>
            <numerusform>تعذرت قراءة خريطة موقع واحدة كاملة: قد تنقص مدخلات.</numerusform>
            <numerusform>تعذرت قراءة خريطتي موقع كاملتين: قد تنقص مدخلات.</numerusform>
            <numerusform>تعذرت قراءة %n خرائط موقع كاملة: قد تنقص مدخلات.</numerusform>
            <numerusform>تعذرت قراءة %n خريطة موقع كاملة: قد تنقص مدخلات.</numerusform>
            <numerusform>تعذرت قراءة %n خريطة موقع كاملة: قد تنقص مدخلات.</numerusform>
        </translation>
    </message>
    <message>
        <source>A&amp;ll ({count})</source>
        <translation>ال&amp;كل ({count})</translation>
    </message>
    <message>
        <source>Add xsi:&amp;schemaLocation</source>
        <translation>&amp;إضافة xsi:schemaLocation</translation>
    </message>
    <message>
        <source>Choose a folder for the files.</source>
        <translation>اختر مجلدًا للملفات.</translation>
    </message>
    <message>
        <source>Compress sitemaps with &amp;gzip</source>
        <translation>&amp;ضغط خرائط الموقع بـ gzip</translation>
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
        <source>File &amp;names</source>
        <translation>أ&amp;سماء الملفات</translation>
    </message>
    <message>
        <source>Files to write</source>
        <translation>الملفات المطلوب كتابتها</translation>
    </message>
    <message>
        <source>Max. &amp;URLs per sitemap</source>
        <translation>الحد الأقصى ل&amp;عناوين URL في خريطة الموقع</translation>
    </message>
    <message>
        <source>Max. &amp;bytes per sitemap</source>
        <translation>الحد الأقصى لل&amp;بايتات في خريطة الموقع</translation>
    </message>
    <message>
        <source>S&amp;elected ({count})</source>
        <translation>المح&amp;ددة ({count})</translation>
    </message>
    <message>
        <source>URL in the index</source>
        <translation>عنوان URL في الفهرس</translation>
    </message>
    <message>
        <source>Uncompressed size</source>
        <translation>الحجم غير المضغوط</translation>
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
        <source>https://www.example.com/ (default: the site of most entries)</source>
        <translation>‏https://www.example.com/ (الافتراضي: موقع معظم المدخلات)</translation>
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
        <source>{files} with {urls}, {size} uncompressed, and the index “{index}”.</source>
        <translation>{files} فيها {urls}، والحجم غير المضغوط {size}، مع الفهرس «{index}».</translation>
    </message>
    <message>
        <source>{files} with {urls}, {size} uncompressed, without an index.</source>
        <translation>{files} فيها {urls}، والحجم غير المضغوط {size}، دون فهرس.</translation>
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
        <source>Not declared: {name} is read-only.</source>
        <translation>غير مصرَّح به: ‏{name} للقراءة فقط.</translation>
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
    <name>Extensions</name>
    <message>
        <source>XML</source>
        <translation>XML</translation>
    </message>
    <message>
        <source>alternate</source>
        <translation>بديل</translation>
    </message>
    <message>
        <source>article</source>
        <translation>مقالة</translation>
    </message>
    <message>
        <source>image</source>
        <translation>صورة</translation>
    </message>
    <message>
        <source>mark for feature phones</source>
        <translation>علامة الهواتف التقليدية</translation>
    </message>
    <message>
        <source>video</source>
        <translation>فيديو</translation>
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
        <source>Any extension</source>
        <translation>أي امتداد</translation>
    </message>
    <message>
        <source>Any problem</source>
        <translation>أي مشكلة</translation>
    </message>
    <message>
        <source>In</source>
        <translation>في</translation>
    </message>
    <message>
        <source>In the future</source>
        <translation>في المستقبل</translation>
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
        <source>New</source>
        <translation>جديد</translation>
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
        <source>Older than 365 days</source>
        <translation>أقدم من 365 يومًا</translation>
    </message>
</context>
<context>
    <name>FaultDialog</name>
    <message>
        <source>Internal error</source>
        <translation>خطأ داخلي</translation>
    </message>
    <message>
        <source>Please report this error with these details: {url}</source>
        <translation>نرجو الإبلاغ عن هذا الخطأ مع هذه التفاصيل: {url}</translation>
    </message>
    <message>
        <source>Something went wrong inside the program.</source>
        <translation>حدث خطأ ما داخل البرنامج.</translation>
    </message>
    <message>
        <source>Unsaved changes are in the recovery log.</source>
        <translation>التغييرات غير المحفوظة موجودة في سجل الاسترداد.</translation>
    </message>
    <message>
        <source>You can continue. Saving under another name is safest.</source>
        <translation>يمكنك المتابعة. الحفظ باسم آخر هو الأكثر أمانًا.</translation>
    </message>
    <message>
        <source>Your files on disk have not changed.</source>
        <translation>لم تتغير ملفاتك على القرص.</translation>
    </message>
</context>
<context>
    <name>FetchFailuresDialog</name>
    <message>
        <source>&amp;Copy list</source>
        <translation>&amp;نسخ القائمة</translation>
    </message>
    <message>
        <source>All other files were downloaded and opened.</source>
        <translation>نُزّلت كل الملفات الأخرى وفُتحت.</translation>
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
</context>
<context>
    <name>FileWatch</name>
    <message numerus="yes">
        <source>%n files of the set no longer exist.</source>
        <translation>
            <numerusform>كل ملفات المجموعة موجودة.</numerusform>
            <numerusform>لم يعد ملف واحد من المجموعة موجودًا.</numerusform>
            <numerusform>لم يعد ملفان من المجموعة موجودين.</numerusform>
            <numerusform>لم تعد %n ملفات من المجموعة موجودة.</numerusform>
            <numerusform>لم يعد %n ملفًا من المجموعة موجودًا.</numerusform>
            <numerusform>لم يعد %n ملف من المجموعة موجودًا.</numerusform>
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
        <source>All entries are kept. Comments and formatting are not.</source>
        <translation>تبقى كل المدخلات، أما التعليقات والتنسيق فلا.</translation>
    </message>
    <message>
        <source>Compare …</source>
        <translation>مقارنة…</translation>
    </message>
    <message numerus="yes">
        <source>Saving will replace %n files with your version.</source>
        <translation>
            <numerusform>لن يستبدل الحفظ أي ملف.</numerusform>
            <numerusform>سيستبدل الحفظ ملفًا واحدًا بنسختك.</numerusform>
            <numerusform>سيستبدل الحفظ ملفين بنسختك.</numerusform>
            <numerusform>سيستبدل الحفظ %n ملفات بنسختك.</numerusform>
            <numerusform>سيستبدل الحفظ %n ملفًا بنسختك.</numerusform>
            <numerusform>سيستبدل الحفظ %n ملف بنسختك.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saving will replace “{name}” with your version.</source>
        <translation>سيستبدل الحفظ «{name}» بنسختك.</translation>
    </message>
    <message>
        <source>Your open version has not changed.</source>
        <translation>لم تتغير نسختك المفتوحة.</translation>
    </message>
    <message>
        <source>Your version is still open. Saving writes the file again.</source>
        <translation>نسختك لا تزال مفتوحة. الحفظ يكتب الملف من جديد.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message numerus="yes">
        <source>%n files already exist in that folder and would be replaced.</source>
        <translation>
            <numerusform>لا ملفات في ذلك المجلد لتُستبدل.</numerusform>
            <numerusform>يوجد ملف واحد في ذلك المجلد أصلًا وسيُستبدل.</numerusform>
            <numerusform>يوجد ملفان في ذلك المجلد أصلًا وسيُستبدلان.</numerusform>
            <numerusform>توجد %n ملفات في ذلك المجلد أصلًا وستُستبدل.</numerusform>
            <numerusform>يوجد %n ملفًا في ذلك المجلد أصلًا وستُستبدل.</numerusform>
            <numerusform>يوجد %n ملف في ذلك المجلد أصلًا وستُستبدل.</numerusform>
        </translation>
    </message>
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
        <source>%n files of the set have hard links.</source>
        <translation>
            <numerusform>لا روابط صلبة لملفات المجموعة.</numerusform>
            <numerusform>لملف واحد في المجموعة روابط صلبة.</numerusform>
            <numerusform>لملفين في المجموعة روابط صلبة.</numerusform>
            <numerusform>لـ %n ملفات في المجموعة روابط صلبة.</numerusform>
            <numerusform>لـ %n ملفًا في المجموعة روابط صلبة.</numerusform>
            <numerusform>لـ %n ملف في المجموعة روابط صلبة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repairs were saved.</source>
        <extracomment>1 repair was saved.</extracomment>
        <translation>
            <numerusform>لم يُحفظ أي ترميم.</numerusform>
            <numerusform>حُفظ ترميم واحد.</numerusform>
            <numerusform>حُفظ ترميمان.</numerusform>
            <numerusform>حُفظت %n ترميمات.</numerusform>
            <numerusform>حُفظ %n ترميمًا.</numerusform>
            <numerusform>حُفظ %n ترميم.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps exceed the safety limit.</source>
        <translation>
            <numerusform>لا خرائط موقع تتجاوز حد الأمان.</numerusform>
            <numerusform>تتجاوز خريطة موقع واحدة حد الأمان.</numerusform>
            <numerusform>تتجاوز خريطتا موقع حد الأمان.</numerusform>
            <numerusform>تتجاوز %n خرائط موقع حد الأمان.</numerusform>
            <numerusform>تتجاوز %n خريطة موقع حد الأمان.</numerusform>
            <numerusform>تتجاوز %n خريطة موقع حد الأمان.</numerusform>
        </translation>
    </message>
    <message>
        <source>An index helps search engines to find all of them.</source>
        <translation>يساعد الفهرس محركات البحث في العثور عليها كلها.</translation>
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
        <source>Choose the encoding in which the text looks right.</source>
        <translation>اختر الترميز الذي يبدو فيه النص صحيحًا.</translation>
    </message>
    <message>
        <source>Edit anyway</source>
        <translation>التحرير مع ذلك</translation>
    </message>
    <message>
        <source>Import as access log …</source>
        <translation>استيراد كسجل وصول…</translation>
    </message>
    <message>
        <source>Import as table …</source>
        <translation>استيراد كجدول…</translation>
    </message>
    <message>
        <source>Nothing was saved. Replace the files, or choose another folder.</source>
        <translation>لم يُحفظ شيء. استبدل الملفات، أو اختر مجلدًا آخر.</translation>
    </message>
    <message>
        <source>Only this name gets the new content; the other names keep the old one.</source>
        <translation>لا يحصل على المحتوى الجديد إلا هذا الاسم؛ وتحتفظ الأسماء الأخرى بالقديم.</translation>
    </message>
    <message>
        <source>Open anyway</source>
        <translation>الفتح مع ذلك</translation>
    </message>
    <message>
        <source>Opening was canceled.</source>
        <translation>أُلغي الفتح.</translation>
    </message>
    <message>
        <source>Opening “{name}”</source>
        <translation>جارٍ فتح «{name}»</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>استبدال</translation>
    </message>
    <message>
        <source>Save it to another folder. You can edit it here.</source>
        <translation>احفظها في مجلد آخر. يمكنك تحريرها هنا.</translation>
    </message>
    <message numerus="yes">
        <source>Saved “{name}” and %n other files.</source>
        <extracomment>Saved “{name}” and 1 other file.</extracomment>
        <translation>
            <numerusform>حُفظ «{name}».</numerusform>
            <numerusform>حُفظ «{name}» وملف آخر.</numerusform>
            <numerusform>حُفظ «{name}» وملفان آخران.</numerusform>
            <numerusform>حُفظ «{name}» و%n ملفات أخرى.</numerusform>
            <numerusform>حُفظ «{name}» و%n ملفًا آخر.</numerusform>
            <numerusform>حُفظ «{name}» و%n ملف آخر.</numerusform>
        </translation>
    </message>
    <message>
        <source>See the Repairs panel. The file on disk has not changed.</source>
        <translation>انظر لوحة «الترميم». لم يتغير الملف على القرص.</translation>
    </message>
    <message>
        <source>Show window</source>
        <translation>إظهار النافذة</translation>
    </message>
    <message>
        <source>Sitemaps (*.xml *.xml.gz);;All files (*)</source>
        <translation>خرائط الموقع (*.xml *.xml.gz);;كل الملفات (*)</translation>
    </message>
    <message numerus="yes">
        <source>The encoding of %n sitemaps is unknown.</source>
        <translation>
            <numerusform>ترميز كل خرائط الموقع معروف.</numerusform>
            <numerusform>ترميز خريطة موقع واحدة غير معروف.</numerusform>
            <numerusform>ترميز خريطتي موقع غير معروف.</numerusform>
            <numerusform>ترميز %n خرائط موقع غير معروف.</numerusform>
            <numerusform>ترميز %n خريطة موقع غير معروف.</numerusform>
            <numerusform>ترميز %n خريطة موقع غير معروف.</numerusform>
        </translation>
    </message>
    <message>
        <source>The other file still exists.</source>
        <translation>الملف الآخر لا يزال موجودًا.</translation>
    </message>
    <message>
        <source>The safety limit is {size} MB uncompressed per file, {ratio} times its size on disk, and {entries} entries in total. Open it only if you trust its source.</source>
        <translation>حد الأمان هو {size} م.ب لكل ملف غير مضغوط، و{ratio} ضعف حجمه على القرص، و{entries} مدخل إجمالًا. لا تفتحه إلا إذا كنت تثق بمصدره.</translation>
    </message>
    <message>
        <source>The sample set is missing from this installation.</source>
        <translation>مجموعة العينات غير موجودة في هذا التثبيت.</translation>
    </message>
    <message>
        <source>There was nothing to save.</source>
        <translation>لم يكن هناك ما يُحفظ.</translation>
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
        <source>You can copy and export the entries.</source>
        <translation>يمكنك نسخ المدخلات وتصديرها.</translation>
    </message>
    <message numerus="yes">
        <source>You don't have permission to save %n files of the set.</source>
        <translation>
            <numerusform>لديك إذن حفظ كل ملفات المجموعة.</numerusform>
            <numerusform>ليس لديك إذن لحفظ ملف واحد من المجموعة.</numerusform>
            <numerusform>ليس لديك إذن لحفظ ملفين من المجموعة.</numerusform>
            <numerusform>ليس لديك إذن لحفظ %n ملفات من المجموعة.</numerusform>
            <numerusform>ليس لديك إذن لحفظ %n ملفًا من المجموعة.</numerusform>
            <numerusform>ليس لديك إذن لحفظ %n ملف من المجموعة.</numerusform>
        </translation>
    </message>
    <message>
        <source>{reason} It is read-only here.</source>
        <translation>‏{reason} وهو هنا للقراءة فقط.</translation>
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
    <message numerus="yes">
        <source>“{name}” contains %n sitemaps but no index.</source>
        <translation>
            <numerusform>ليس في «{name}» خرائط موقع ولا فهرس.</numerusform>
            <numerusform>في «{name}» خريطة موقع واحدة بلا فهرس.</numerusform>
            <numerusform>في «{name}» خريطتا موقع بلا فهرس.</numerusform>
            <numerusform>في «{name}» %n خرائط موقع بلا فهرس.</numerusform>
            <numerusform>في «{name}» %n خريطة موقع بلا فهرس.</numerusform>
            <numerusform>في «{name}» %n خريطة موقع بلا فهرس.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” is no longer open elsewhere. You can edit it here.</source>
        <translation>لم يعد «{name}» مفتوحًا في مكان آخر. يمكنك تحريره هنا.</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>A text, a /regular expression/, or conditions joined by “and” or “or”, with parentheses: a word (loc, lastmod, changefreq, priority, any, entry, sitemap, folder, extension, problem, state), then = != &lt; &gt; contains matches in or “is empty”, then a value.</source>
        <translation>نص، أو ‎/تعبير نمطي/‎، أو شروط يربطها «and» أو «or»، مع أقواس: كلمة (loc, lastmod, changefreq, priority, any, entry, sitemap, folder, extension, problem, state)، ثم ‎= != &lt; &gt; contains matches in‎ أو «is empty»، ثم قيمة.</translation>
    </message>
    <message>
        <source>Character {number}: {text}</source>
        <translation>المحرف {number}: {text}</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>تصفية</translation>
    </message>
    <message>
        <source>Filter: text, /regex/, or lastmod &lt; 2026-01-01</source>
        <translation>التصفية: نص أو ‎/regex/‎ أو ‎lastmod &lt; 2026-01-01</translation>
    </message>
</context>
<context>
    <name>FindPanel</name>
    <message numerus="yes">
        <source>%n matches</source>
        <extracomment>1 match</extracomment>
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
        <extracomment>1 value replaced.</extracomment>
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
        <source>F&amp;ind</source>
        <translation>ب&amp;حث</translation>
    </message>
    <message>
        <source>Match case (Alt+C)</source>
        <translation>مطابقة حالة الأحرف (Alt+C)</translation>
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
        <source>Replace in %n values</source>
        <extracomment>Replace in 1 value</extracomment>
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
        <source>Replaced. There are no more matches.</source>
        <translation>تم الاستبدال. لا مطابقات أخرى.</translation>
    </message>
    <message>
        <source>Replacing</source>
        <translation>جارٍ الاستبدال</translation>
    </message>
    <message>
        <source>Whole words only (Alt+W)</source>
        <translation>كلمات كاملة فقط (Alt+W)</translation>
    </message>
</context>
<context>
    <name>FixChoicesForm</name>
    <message>
        <source>&amp;Base URL for relative URLs</source>
        <translation>أ&amp;ساس عناوين URL النسبية</translation>
    </message>
    <message>
        <source>&amp;Escape characters as</source>
        <translation>&amp;تهريب المحارف وفق</translation>
    </message>
    <message>
        <source>Time &amp;zone to assume</source>
        <translation>المنطقة ال&amp;زمنية المفترضة</translation>
    </message>
</context>
<context>
    <name>FixList</name>
    <message>
        <source>another namespace</source>
        <translation>مساحة أسماء أخرى</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>العناصر</translation>
    </message>
    <message>
        <source>the protocol's namespace</source>
        <translation>مساحة أسماء البروتوكول</translation>
    </message>
</context>
<context>
    <name>FixesDialog</name>
    <message numerus="yes">
        <source>%n files change</source>
        <extracomment>1 file changes</extracomment>
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
        <source>%n values can't be fixed without guessing. They are listed last: click one to go there.</source>
        <extracomment>1 value can't be fixed without guessing. It is listed last: click it to go there.</extracomment>
        <translation>
            <numerusform>يمكن إصلاح كل القيم دون تخمين.</numerusform>
            <numerusform>لا يمكن إصلاح قيمة واحدة دون تخمين. وهي مدرجة في الآخر: انقر عليها للانتقال إليها.</numerusform>
            <numerusform>لا يمكن إصلاح قيمتين دون تخمين. وهما مدرجتان في الآخر: انقر على إحداهما للانتقال إليها.</numerusform>
            <numerusform>لا يمكن إصلاح %n قيم دون تخمين. وهي مدرجة في الآخر: انقر على إحداها للانتقال إليها.</numerusform>
            <numerusform>لا يمكن إصلاح %n قيمة دون تخمين. وهي مدرجة في الآخر: انقر على إحداها للانتقال إليها.</numerusform>
            <numerusform>لا يمكن إصلاح %n قيمة دون تخمين. وهي مدرجة في الآخر: انقر على إحداها للانتقال إليها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fix %n entries</source>
        <extracomment>Fix 1 entry</extracomment>
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
        <extracomment>Fix 1 file</extracomment>
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
        <extracomment>Fix 1 value</extracomment>
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
        <source>Fix problems</source>
        <translation>إصلاح المشكلات</translation>
    </message>
    <message>
        <source>Looking for fixes …</source>
        <translation>جارٍ البحث عن إصلاحات…</translation>
    </message>
    <message>
        <source>No automatic fixes are available.</source>
        <translation>لا تتوفر إصلاحات تلقائية.</translation>
    </message>
    <message>
        <source>Some fixes for {titles} failed because of an internal error.</source>
        <translation>أخفقت بعض إصلاحات {titles} بسبب خطأ داخلي.</translation>
    </message>
    <message>
        <source>The explanation of each problem shows how to fix it.</source>
        <translation>يبين شرح كل مشكلة كيفية إصلاحها.</translation>
    </message>
    <message>
        <source>This cell has no problem.</source>
        <translation>لا مشكلة في هذه الخلية.</translation>
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
    <name>FolderTree</name>
    <message>
        <source>All folders</source>
        <translation>كل المجلدات</translation>
    </message>
    <message>
        <source>Missing and incomplete URLs</source>
        <translation>عناوين URL المفقودة والناقصة</translation>
    </message>
    <message>
        <source>Other URLs</source>
        <translation>عناوين URL أخرى</translation>
    </message>
    <message>
        <source>{folder}, entries: {count}</source>
        <translation>{folder}، المدخلات: {count}</translation>
    </message>
</context>
<context>
    <name>FoldersPanel</name>
    <message>
        <source>&amp;Copy URL</source>
        <translation>ن&amp;سخ عنوان URL</translation>
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
        <source>Set change&amp;freq</source>
        <translation>تع&amp;يين changefreq</translation>
    </message>
</context>
<context>
    <name>Gauge</name>
    <message>
        <source>Close to the limit.</source>
        <translation>قريب من الحد.</translation>
    </message>
    <message>
        <source>Over the limit.</source>
        <translation>فوق الحد.</translation>
    </message>
    <message>
        <source>Within the limit.</source>
        <translation>ضمن الحد.</translation>
    </message>
</context>
<context>
    <name>GoToDialog</name>
    <message>
        <source>&amp;Number, 1 to {count}</source>
        <translation>ال&amp;رقم، من 1 إلى {count}</translation>
    </message>
    <message>
        <source>12, 10-20, or lastmod 10-20</source>
        <translation>12 أو ‎10-20 أو ‎lastmod 10-20</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>A number from 0.0 to 1.0; the default is {usual}</source>
        <translation>رقم من 0.0 إلى 1.0؛ والافتراضي {usual}</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>الإجراء</translation>
    </message>
    <message>
        <source>An http or https URL of at most {count} characters</source>
        <translation>عنوان URL من نوع http أو https طوله {count} محرفًا على الأكثر</translation>
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
        <source>Max. MB per file, uncompressed</source>
        <translation>الحد الأقصى بالميغابايت في الملف غير المضغوط</translation>
    </message>
    <message>
        <source>Max. sitemaps per index</source>
        <translation>الحد الأقصى لخرائط الموقع في الفهرس</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>المعنى</translation>
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
        <source>Note</source>
        <translation>ملاحظة</translation>
    </message>
    <message>
        <source>One of the [date formats](dates)</source>
        <translation>إحدى [صيغ التواريخ](dates)</translation>
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
        <source>Source</source>
        <translation>المصدر</translation>
    </message>
    <message>
        <source>a URL</source>
        <translation>عنوان URL</translation>
    </message>
    <message>
        <source>a [date](dates)</source>
        <translation>[تاريخ](dates)</translation>
    </message>
    <message>
        <source>a language code</source>
        <translation>رمز لغة</translation>
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
        <source>country codes</source>
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
        <source>yes or no</source>
        <translation>نعم أو لا</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>من {least} إلى {most}</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message numerus="yes">
        <source>%n pages</source>
        <extracomment>1 page</extracomment>
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
        <source>Search the help</source>
        <translation>البحث في المساعدة</translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <source>Opened</source>
        <translation>فُتحت</translation>
    </message>
    <message>
        <source>Select a step to go to it. The disk icon marks the saved version.</source>
        <translation>حدد خطوة للانتقال إليها. أيقونة القرص تبين النسخة المحفوظة.</translation>
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
        <source>Nothing was changed. Error: {fault}.</source>
        <translation>لم يتغير شيء. الخطأ: {fault}.</translation>
    </message>
    <message>
        <source>“{title}” failed because of an internal error.</source>
        <translation>أخفقت «{title}» بسبب خطأ داخلي.</translation>
    </message>
</context>
<context>
    <name>LanguageTable</name>
    <message>
        <source>Named after the x-default page, or the first one.</source>
        <translation>يُسمى باسم صفحة x-default، أو باسم أول صفحة.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>الصفحات</translation>
    </message>
    <message>
        <source>hreflang group</source>
        <translation>عنقود hreflang</translation>
    </message>
</context>
<context>
    <name>LanguageView</name>
    <message>
        <source>Languages</source>
        <translation>اللغات</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message numerus="yes">
        <source>%n entries are skipped: a language has several URLs.</source>
        <extracomment>1 entry is skipped: a language has several URLs.</extracomment>
        <translation>
            <numerusform>لم يُتخط أي مدخل: للغة فيه عدة عناوين URL.</numerusform>
            <numerusform>تُخطي مدخل واحد: للغة فيه عدة عناوين URL.</numerusform>
            <numerusform>تُخطي مدخلان: للغة فيهما عدة عناوين URL.</numerusform>
            <numerusform>تُخطيت %n مدخلات: للغة فيها عدة عناوين URL.</numerusform>
            <numerusform>تُخطي %n مدخلًا: للغة فيها عدة عناوين URL.</numerusform>
            <numerusform>تُخطي %n مدخل: للغة فيها عدة عناوين URL.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries get no link to themselves, because their language is unknown.</source>
        <extracomment>1 entry gets no link to itself, because its language is unknown.</extracomment>
        <translation>
            <numerusform>لغات كل المدخلات معروفة.</numerusform>
            <numerusform>لا يحصل مدخل واحد على رابط إلى نفسه، لأن لغته غير معروفة.</numerusform>
            <numerusform>لا يحصل مدخلان على رابط إلى نفسيهما، لأن لغتهما غير معروفة.</numerusform>
            <numerusform>لا تحصل %n مدخلات على رابط إلى نفسها، لأن لغتها غير معروفة.</numerusform>
            <numerusform>لا يحصل %n مدخلًا على رابط إلى نفسه، لأن لغته غير معروفة.</numerusform>
            <numerusform>لا يحصل %n مدخل على رابط إلى نفسه، لأن لغته غير معروفة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hreflang groups</source>
        <extracomment>1 hreflang group</extracomment>
        <translation>
            <numerusform>لا عناقيد hreflang</numerusform>
            <numerusform>عنقود hreflang واحد</numerusform>
            <numerusform>عنقودا hreflang</numerusform>
            <numerusform>%n عناقيد hreflang</numerusform>
            <numerusform>%n عنقود hreflang</numerusform>
            <numerusform>%n عنقود hreflang</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n languages</source>
        <extracomment>1 language</extracomment>
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
        <source>%n pages of the set</source>
        <extracomment>1 page of the set</extracomment>
        <translation>
            <numerusform>لا صفحات من المجموعة</numerusform>
            <numerusform>صفحة واحدة من المجموعة</numerusform>
            <numerusform>صفحتان من المجموعة</numerusform>
            <numerusform>%n صفحات من المجموعة</numerusform>
            <numerusform>%n صفحة من المجموعة</numerusform>
            <numerusform>%n صفحة من المجموعة</numerusform>
        </translation>
    </message>
    <message>
        <source>All hreflang groups</source>
        <translation>كل عناقيد hreflang</translation>
    </message>
    <message>
        <source>All pages of this group link to it, and it links back.</source>
        <translation>كل صفحات هذا العنقود تربط إليها، وهي تعيد الربط إليها.</translation>
    </message>
    <message>
        <source>Default (x-default)</source>
        <translation>الافتراضي (x-default)</translation>
    </message>
    <message>
        <source>It has no link back to {loc}.</source>
        <translation>لا رابط رجوع فيها إلى {loc}.</translation>
    </message>
    <message numerus="yes">
        <source>No link gives %n of them a language.</source>
        <extracomment>No link gives 1 of them a language.</extracomment>
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
        <source>No page of this group links to this language.</source>
        <translation>لا صفحة في هذا العنقود تربط إلى هذه اللغة.</translation>
    </message>
    <message>
        <source>Not linked by all pages</source>
        <translation>لا تربط إليها كل الصفحات</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>سليم</translation>
    </message>
    <message>
        <source>Only with problems</source>
        <translation>ذات المشكلات فقط</translation>
    </message>
    <message>
        <source>Probably meant: {code}</source>
        <translation>المقصود على الأرجح: {code}</translation>
    </message>
    <message>
        <source>The page links to itself.</source>
        <translation>الصفحة تربط إلى نفسها.</translation>
    </message>
    <message>
        <source>The page uses another language for itself.</source>
        <translation>تستخدم الصفحة لنفسها لغة أخرى.</translation>
    </message>
    <message>
        <source>The pages of this group link to several URLs.</source>
        <translation>تربط صفحات هذا العنقود إلى عدة عناوين URL.</translation>
    </message>
    <message>
        <source>There is nothing to complete.</source>
        <translation>لا يوجد ما يُكمل.</translation>
    </message>
    <message>
        <source>This URL is not in the set.</source>
        <translation>عنوان URL هذا ليس في المجموعة.</translation>
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
        <source>conflict</source>
        <translation>تعارض</translation>
    </message>
    <message numerus="yes">
        <source>hreflang links will be added to %n entries.</source>
        <extracomment>hreflang links will be added to 1 entry.</extracomment>
        <translation>
            <numerusform>لن تُضاف روابط hreflang إلى أي مدخل.</numerusform>
            <numerusform>ستُضاف روابط hreflang إلى مدخل واحد.</numerusform>
            <numerusform>ستُضاف روابط hreflang إلى مدخلين.</numerusform>
            <numerusform>ستُضاف روابط hreflang إلى %n مدخلات.</numerusform>
            <numerusform>ستُضاف روابط hreflang إلى %n مدخلًا.</numerusform>
            <numerusform>ستُضاف روابط hreflang إلى %n مدخل.</numerusform>
        </translation>
    </message>
    <message>
        <source>missing</source>
        <translation>مفقود</translation>
    </message>
    <message>
        <source>no problems</source>
        <translation>لا مشكلات</translation>
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
        <source>not linked by all pages</source>
        <translation>لا تربط إليه كل الصفحات</translation>
    </message>
    <message>
        <source>without a language</source>
        <translation>دون لغة</translation>
    </message>
    <message numerus="yes">
        <source>{naming} of %n pages link to it.</source>
        <translation>
            <numerusform>تربط إليها {naming} من أصل %n صفحة.</numerusform>
            <numerusform>تربط إليها {naming} من أصل صفحة واحدة.</numerusform>
            <numerusform>تربط إليها {naming} من أصل صفحتين.</numerusform>
            <numerusform>تربط إليها {naming} من أصل %n صفحات.</numerusform>
            <numerusform>تربط إليها {naming} من أصل %n صفحة.</numerusform>
            <numerusform>تربط إليها {naming} من أصل %n صفحة.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{code}” is not valid: {reason}.</source>
        <translation>‏«{code}» غير صالح: {reason}.</translation>
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
    <message numerus="yes">
        <source>Add to %n entries</source>
        <extracomment>Add to 1 entry</extracomment>
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
        <source>Enter at least two languages.</source>
        <translation>أدخل لغتين على الأقل.</translation>
    </message>
    <message>
        <source>For {loc}:</source>
        <translation>من أجل {loc}:</translation>
    </message>
    <message>
        <source>Pages in different languages differ in their URL prefix. Existing links are not changed.</source>
        <translation>تختلف الصفحات باللغات المختلفة في بادئة عنوان URL. الروابط الموجودة لا تتغير.</translation>
    </message>
    <message>
        <source>URL prefix</source>
        <translation>بادئة عنوان URL</translation>
    </message>
    <message>
        <source>URL prefix of each language</source>
        <translation>بادئة عنوان URL لكل لغة</translation>
    </message>
    <message>
        <source>Unknown language codes: {codes}</source>
        <translation>رموز لغات غير معروفة: {codes}</translation>
    </message>
    <message>
        <source>{loc} has none of these prefixes and gets no links.</source>
        <translation>ليس في {loc} أي من هذه البادئات، فلا يحصل على روابط.</translation>
    </message>
</context>
<context>
    <name>LanguagesPanel</name>
    <message>
        <source>&amp;Go to the entry</source>
        <translation>ال&amp;انتقال إلى المدخل</translation>
    </message>
    <message numerus="yes">
        <source>Add hreflang links to %n entries</source>
        <extracomment>Add hreflang links to 1 entry</extracomment>
        <translation>
            <numerusform>لا مدخلات لإضافة روابط hreflang إليها</numerusform>
            <numerusform>إضافة روابط hreflang إلى مدخل واحد</numerusform>
            <numerusform>إضافة روابط hreflang إلى مدخلين</numerusform>
            <numerusform>إضافة روابط hreflang إلى %n مدخلات</numerusform>
            <numerusform>إضافة روابط hreflang إلى %n مدخلًا</numerusform>
            <numerusform>إضافة روابط hreflang إلى %n مدخل</numerusform>
        </translation>
    </message>
    <message>
        <source>Add missing &amp;links …</source>
        <translation>إضافة الرواب&amp;ط الناقصة…</translation>
    </message>
    <message numerus="yes">
        <source>Co&amp;mplete %n groups</source>
        <extracomment>Co&amp;mplete group</extracomment>
        <translation>
            <numerusform>إ&amp;كمال العناقيد</numerusform>
            <numerusform>إ&amp;كمال العنقود</numerusform>
            <numerusform>إ&amp;كمال عنقودين</numerusform>
            <numerusform>إ&amp;كمال %n عناقيد</numerusform>
            <numerusform>إ&amp;كمال %n عنقودًا</numerusform>
            <numerusform>إ&amp;كمال %n عنقود</numerusform>
        </translation>
    </message>
    <message>
        <source>Co&amp;mplete group</source>
        <translation>إ&amp;كمال العنقود</translation>
    </message>
    <message>
        <source>Groups to show</source>
        <translation>العناقيد المطلوب عرضها</translation>
    </message>
    <message>
        <source>No group shown has a problem.</source>
        <translation>لا مشكلة في أي عنقود معروض.</translation>
    </message>
    <message>
        <source>Reading hreflang links …</source>
        <translation>جارٍ قراءة روابط hreflang…</translation>
    </message>
    <message>
        <source>Reading was canceled. Show this panel again to continue.</source>
        <translation>أُلغيت القراءة. اعرض هذه اللوحة مجددًا للمتابعة.</translation>
    </message>
    <message>
        <source>Search groups</source>
        <translation>البحث في العناقيد</translation>
    </message>
    <message>
        <source>Show all groups</source>
        <translation>إظهار كل العناقيد</translation>
    </message>
    <message>
        <source>This set has no hreflang links.</source>
        <translation>لا روابط hreflang في هذه المجموعة.</translation>
    </message>
</context>
<context>
    <name>LeakList</name>
    <message>
        <source>Error: {pattern}: {fault}</source>
        <translation>خطأ: {pattern}: {fault}</translation>
    </message>
</context>
<context>
    <name>LeakPatterns</name>
    <message>
        <source>{reason} The default leak patterns apply.</source>
        <translation>{reason} تسري أنماط التسريب الافتراضية.</translation>
    </message>
</context>
<context>
    <name>LeaksDialog</name>
    <message numerus="yes">
        <source>%n patterns are wrong; correct them, or turn them off.</source>
        <extracomment>1 pattern is wrong; correct it, or turn it off.</extracomment>
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
        <source>&amp;Test a URL</source>
        <translation>ا&amp;ختبار عنوان URL</translation>
    </message>
    <message>
        <source>Matches anywhere in the URL; ^ is its start.</source>
        <translation>يطابق في أي موضع من عنوان URL؛ ^ هي بدايته.</translation>
    </message>
    <message>
        <source>No pattern matches this URL.</source>
        <translation>لا نمط يطابق عنوان URL هذا.</translation>
    </message>
    <message>
        <source>Only complete URLs (http:// or https://) are checked.</source>
        <translation>لا تُفحص إلا عناوين URL الكاملة (http://‎ أو https://‎).</translation>
    </message>
    <message>
        <source>Regular expression, for example /draft-[0-9]+</source>
        <translation>تعبير نمطي، مثل ‎/draft-[0-9]+</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>استعادة ال&amp;افتراضي</translation>
    </message>
</context>
<context>
    <name>LeftSets</name>
    <message numerus="yes">
        <source>%n steps since {when}</source>
        <extracomment>1 step since {when}</extracomment>
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
        <source>It has no file yet.</source>
        <translation>لا ملف له بعد.</translation>
    </message>
    <message>
        <source>Recover {name}</source>
        <translation>استرداد {name}</translation>
    </message>
    <message>
        <source>Unsaved changes from last time</source>
        <translation>تغييرات غير محفوظة من المرة السابقة</translation>
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
    <name>LogDialog</name>
    <message>
        <source>&amp;Extensions of pages</source>
        <translation>&amp;لواحق الصفحات</translation>
    </message>
    <message>
        <source>&amp;Keep query strings</source>
        <translation>الا&amp;حتفاظ بسلاسل الاستعلام</translation>
    </message>
    <message>
        <source>&amp;Names without an extension, such as /about and /blog/</source>
        <translation>الأ&amp;سماء التي لا لاحقة لها، مثل ‎/about و‎/blog/‎</translation>
    </message>
    <message>
        <source>&amp;URL of the site</source>
        <translation>&amp;عنوان URL للموقع</translation>
    </message>
    <message>
        <source>Access log “{name}”</source>
        <translation>سجل الوصول «{name}»</translation>
    </message>
    <message>
        <source>Only URLs requested with GET and answered with status 200 count as pages.</source>
        <translation>لا تُعدّ صفحات إلا عناوين URL التي طُلبت بـ GET وأُجيب عنها بالحالة 200.</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>قراءة</translation>
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
        <source>“{name}” can't store everything.</source>
        <translation>لا يمكن أن يخزن «{name}» كل شيء.</translation>
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
        <source>%n dates are not in W3C format and are kept unchanged.</source>
        <extracomment>One date is not in W3C format and is kept unchanged.</extracomment>
        <translation>
            <numerusform>كل التواريخ بصيغة W3C.</numerusform>
            <numerusform>تاريخ واحد ليس بصيغة W3C، ويبقى دون تغيير.</numerusform>
            <numerusform>تاريخان ليسا بصيغة W3C، ويبقيان دون تغيير.</numerusform>
            <numerusform>%n تواريخ ليست بصيغة W3C، وتبقى دون تغيير.</numerusform>
            <numerusform>%n تاريخًا ليست بصيغة W3C، وتبقى دون تغيير.</numerusform>
            <numerusform>%n تاريخ ليست بصيغة W3C، وتبقى دون تغيير.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries are in the set already.</source>
        <extracomment>One entry is in the set already.</extracomment>
        <translation>
            <numerusform>لا مدخلات في المجموعة أصلًا.</numerusform>
            <numerusform>مدخل واحد موجود في المجموعة أصلًا.</numerusform>
            <numerusform>مدخلان موجودان في المجموعة أصلًا.</numerusform>
            <numerusform>%n مدخلات موجودة في المجموعة أصلًا.</numerusform>
            <numerusform>%n مدخلًا موجودة في المجموعة أصلًا.</numerusform>
            <numerusform>%n مدخل موجود في المجموعة أصلًا.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more entries of the source repeat a URL.</source>
        <extracomment>One more entry of the source repeats a URL.</extracomment>
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
        <extracomment>&amp;Add one new entry</extracomment>
        <translation>
            <numerusform>&amp;إضافة %n مدخل جديد</numerusform>
            <numerusform>&amp;إضافة مدخل جديد واحد</numerusform>
            <numerusform>&amp;إضافة مدخلين جديدين</numerusform>
            <numerusform>&amp;إضافة %n مدخلات جديدة</numerusform>
            <numerusform>&amp;إضافة %n مدخلًا جديدًا</numerusform>
            <numerusform>&amp;إضافة %n مدخل جديد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Remove %n entries missing from the source</source>
        <extracomment>&amp;Remove one entry missing from the source</extracomment>
        <translation>
            <numerusform>إ&amp;زالة %n مدخل ليس في المصدر</numerusform>
            <numerusform>إ&amp;زالة مدخل واحد ليس في المصدر</numerusform>
            <numerusform>إ&amp;زالة مدخلين ليسا في المصدر</numerusform>
            <numerusform>إ&amp;زالة %n مدخلات ليست في المصدر</numerusform>
            <numerusform>إ&amp;زالة %n مدخلًا ليست في المصدر</numerusform>
            <numerusform>إ&amp;زالة %n مدخل ليست في المصدر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Update %n entries</source>
        <extracomment>&amp;Update one entry</extracomment>
        <translation>
            <numerusform>&amp;تحديث %n مدخل</numerusform>
            <numerusform>&amp;تحديث مدخل واحد</numerusform>
            <numerusform>&amp;تحديث مدخلين</numerusform>
            <numerusform>&amp;تحديث %n مدخلات</numerusform>
            <numerusform>&amp;تحديث %n مدخلًا</numerusform>
            <numerusform>&amp;تحديث %n مدخل</numerusform>
        </translation>
    </message>
    <message>
        <source>Append</source>
        <translation>إلحاق</translation>
    </message>
    <message>
        <source>Append entries</source>
        <translation>إلحاق مدخلات</translation>
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
        <source>Hits</source>
        <translation>الطلبات</translation>
    </message>
    <message>
        <source>Last search bot (UTC)</source>
        <translation>آخر زيارة لروبوت بحث (UTC)</translation>
    </message>
    <message>
        <source>Last visit (UTC)</source>
        <translation>آخر زيارة (UTC)</translation>
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
        <extracomment>1 more</extracomment>
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
        <source>Close this message</source>
        <translation>إغلاق هذه الرسالة</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>رسالة</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message numerus="yes">
        <source> (and %n more)</source>
        <extracomment> (and 1 more)</extracomment>
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
        <source> GB</source>
        <translation> غ.ب</translation>
    </message>
    <message>
        <source> at character {count}</source>
        <translation> عند المحرف {count}</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> نقطة</translation>
    </message>
    <message numerus="yes">
        <source>%n URLs</source>
        <extracomment>1 URL</extracomment>
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
        <source>%n articles of this sitemap are more than two days old and no longer treated as news.</source>
        <extracomment>One article of this sitemap is more than two days old and no longer treated as news.</extracomment>
        <translation>
            <numerusform>لا مقالات أقدم من يومين في خريطة الموقع هذه.</numerusform>
            <numerusform>في خريطة الموقع هذه مقالة واحدة أقدم من يومين، لم تعد تُعامل كأخبار.</numerusform>
            <numerusform>في خريطة الموقع هذه مقالتان أقدم من يومين، لم تعودا تُعاملان كأخبار.</numerusform>
            <numerusform>في خريطة الموقع هذه %n مقالات أقدم من يومين، لم تعد تُعامل كأخبار.</numerusform>
            <numerusform>في خريطة الموقع هذه %n مقالة أقدم من يومين، لم تعد تُعامل كأخبار.</numerusform>
            <numerusform>في خريطة الموقع هذه %n مقالة أقدم من يومين، لم تعد تُعامل كأخبار.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bytes</source>
        <extracomment>1 byte</extracomment>
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
        <source>%n bytes after the end were removed.</source>
        <extracomment>One byte after the end was removed.</extracomment>
        <translation>
            <numerusform>لم يُزَل أي بايت بعد النهاية.</numerusform>
            <numerusform>أُزيل بايت واحد بعد النهاية.</numerusform>
            <numerusform>أُزيل بايتان بعد النهاية.</numerusform>
            <numerusform>أُزيلت %n بايتات بعد النهاية.</numerusform>
            <numerusform>أُزيل %n بايتًا بعد النهاية.</numerusform>
            <numerusform>أُزيل %n بايت بعد النهاية.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <extracomment>1 entry</extracomment>
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
        <source>%n entries are outside {address}: search engines ignore them.</source>
        <extracomment>1 entry is outside {address}: search engines ignore it.</extracomment>
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
        <source>%n entries change</source>
        <extracomment>1 entry changes</extracomment>
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
        <source>%n entries in read-only sitemaps are skipped.</source>
        <extracomment>1 entry in a read-only sitemap is skipped.</extracomment>
        <translation>
            <numerusform>لا مدخلات في خرائط موقع للقراءة فقط.</numerusform>
            <numerusform>تُخطي مدخل واحد في خريطة موقع للقراءة فقط.</numerusform>
            <numerusform>تُخطي مدخلان في خرائط موقع للقراءة فقط.</numerusform>
            <numerusform>تُخطيت %n مدخلات في خرائط موقع للقراءة فقط.</numerusform>
            <numerusform>تُخطي %n مدخلًا في خرائط موقع للقراءة فقط.</numerusform>
            <numerusform>تُخطي %n مدخل في خرائط موقع للقراءة فقط.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries in {name} have a {field}, which this search engine ignores.</source>
        <extracomment>1 entry in {name} has a {field}, which this search engine ignores.</extracomment>
        <translation>
            <numerusform>لا مدخلات في {name} لها {field} الذي يتجاهله محرك البحث هذا.</numerusform>
            <numerusform>في {name} مدخل واحد له {field} الذي يتجاهله محرك البحث هذا.</numerusform>
            <numerusform>في {name} مدخلان لهما {field} الذي يتجاهله محرك البحث هذا.</numerusform>
            <numerusform>في {name} %n مدخلات لها {field} الذي يتجاهله محرك البحث هذا.</numerusform>
            <numerusform>في {name} %n مدخلًا لها {field} الذي يتجاهله محرك البحث هذا.</numerusform>
            <numerusform>في {name} %n مدخل لها {field} الذي يتجاهله محرك البحث هذا.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries of “{name}” can't be stored in this format.</source>
        <extracomment>One entry of “{name}” can't be stored in this format.</extracomment>
        <translation>
            <numerusform>يمكن حفظ كل مدخلات «{name}» بهذه الصيغة.</numerusform>
            <numerusform>لا يمكن حفظ مدخل واحد من «{name}» بهذه الصيغة.</numerusform>
            <numerusform>لا يمكن حفظ مدخلين من «{name}» بهذه الصيغة.</numerusform>
            <numerusform>لا يمكن حفظ %n مدخلات من «{name}» بهذه الصيغة.</numerusform>
            <numerusform>لا يمكن حفظ %n مدخلًا من «{name}» بهذه الصيغة.</numerusform>
            <numerusform>لا يمكن حفظ %n مدخل من «{name}» بهذه الصيغة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries without a loc</source>
        <extracomment>1 entry without a loc</extracomment>
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
        <extracomment>1 entry without any field</extracomment>
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
        <source>%n errors</source>
        <extracomment>1 error</extracomment>
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
        <source>%n errors were repaired to open “{name}”.</source>
        <extracomment>1 error was repaired to open “{name}”.</extracomment>
        <translation>
            <numerusform>فُتح «{name}» دون ترميم.</numerusform>
            <numerusform>رُمِّم خطأ واحد لفتح «{name}».</numerusform>
            <numerusform>رُمِّم خطآن لفتح «{name}».</numerusform>
            <numerusform>رُمِّمت %n أخطاء لفتح «{name}».</numerusform>
            <numerusform>رُمِّم %n خطأً لفتح «{name}».</numerusform>
            <numerusform>رُمِّم %n خطأ لفتح «{name}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files from an earlier export are not in the index.</source>
        <translation>
            <numerusform>كل الملفات من تصدير سابق موجودة في الفهرس.</numerusform>
            <numerusform>ملف واحد من تصدير سابق ليس في الفهرس.</numerusform>
            <numerusform>ملفان من تصدير سابق ليسا في الفهرس.</numerusform>
            <numerusform>%n ملفات من تصدير سابق ليست في الفهرس.</numerusform>
            <numerusform>%n ملفًا من تصدير سابق ليست في الفهرس.</numerusform>
            <numerusform>%n ملف من تصدير سابق ليست في الفهرس.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n incomplete entries were left out.</source>
        <extracomment>One incomplete entry was left out.</extracomment>
        <translation>
            <numerusform>لم يُستبعد أي مدخل غير كامل.</numerusform>
            <numerusform>استُبعد مدخل واحد غير كامل.</numerusform>
            <numerusform>استُبعد مدخلان غير كاملين.</numerusform>
            <numerusform>استُبعدت %n مدخلات غير كاملة.</numerusform>
            <numerusform>استُبعد %n مدخلًا غير كامل.</numerusform>
            <numerusform>استُبعد %n مدخل غير كامل.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n infos</source>
        <extracomment>1 info</extracomment>
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
        <source>%n items without a link were left out.</source>
        <extracomment>One item without a link was left out.</extracomment>
        <translation>
            <numerusform>لم يُستبعد أي عنصر بلا رابط.</numerusform>
            <numerusform>استُبعد عنصر واحد بلا رابط.</numerusform>
            <numerusform>استُبعد عنصران بلا رابط.</numerusform>
            <numerusform>استُبعدت %n عناصر بلا رابط.</numerusform>
            <numerusform>استُبعد %n عنصرًا بلا رابط.</numerusform>
            <numerusform>استُبعد %n عنصر بلا رابط.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other columns: {names}</source>
        <extracomment>1 other column: {names}</extracomment>
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
        <source>%n sitemaps</source>
        <extracomment>1 sitemap</extracomment>
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
        <source>%n sitemaps need an index.</source>
        <extracomment>%n sitemap needs an index.</extracomment>
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
        <source>%n values change</source>
        <extracomment>1 value changes</extracomment>
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
        <source>%n warnings</source>
        <extracomment>1 warning</extracomment>
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
        <source>&amp;Base URL</source>
        <translation>عنوان URL الأ&amp;ساسي</translation>
    </message>
    <message>
        <source>&amp;Bulk edit …</source>
        <translation>التعديل ال&amp;جماعي…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;نسخ</translation>
    </message>
    <message>
        <source>&amp;Entries</source>
        <translation>ال&amp;مدخلات</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>ال&amp;مجلد</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>الا&amp;سم</translation>
    </message>
    <message>
        <source>&amp;URL</source>
        <translation>ال&amp;عنوان</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(لا شيء)</translation>
    </message>
    <message>
        <source>(removed)</source>
        <translation>(أُزيل)</translation>
    </message>
    <message>
        <source>8 to 128 letters, digits and hyphens.</source>
        <translation>من 8 إلى 128 حرفًا ورقمًا وشرطة.</translation>
    </message>
    <message>
        <source>&lt;{prefix}:{name}&gt; is not allowed directly in an entry.</source>
        <translation>لا يجوز &lt;{prefix}:{name}&gt; في المدخل مباشرة.</translation>
    </message>
    <message>
        <source>A character must follow the backslash.</source>
        <translation>يجب أن يتبع الشرطة المائلة العكسية محرف.</translation>
    </message>
    <message>
        <source>A colon without a port before two slashes is valid, but usually means that two URLs were joined by mistake.</source>
        <translation>النقطتان دون منفذ قبل شرطتين مائلتين صحيحتان، لكنهما تعنيان غالبًا أن عنواني URL وُصلا خطأً.</translation>
    </message>
    <message>
        <source>A dollar sign must be followed by a group.</source>
        <translation>يجب أن تتبع علامة الدولار مجموعة.</translation>
    </message>
    <message>
        <source>A host with non-ASCII characters must be written in its ASCII form (xn--…). Percent-encoded hosts are valid, but the DNS does not find them.</source>
        <translation>المضيف الذي فيه محارف من خارج ASCII يجب أن يُكتب بصيغة ASCII (‏xn--…). المضيف المرمّز بالنسبة المئوية صحيح، لكن DNS لا يعثر عليه.</translation>
    </message>
    <message>
        <source>A loc must contain the URL of the page. Search engines skip empty ones.</source>
        <translation>يجب أن يحتوي loc على عنوان URL للصفحة. تتخطى محركات البحث الفارغ منها.</translation>
    </message>
    <message>
        <source>A lower limit of the profile applies.</source>
        <translation>يسري حد أدنى منه في ملف التعريف.</translation>
    </message>
    <message>
        <source>A new window</source>
        <translation>نافذة جديدة</translation>
    </message>
    <message>
        <source>A page cannot have been changed in the future. Bing rejects such dates, and Google stops trusting the dates of the site.</source>
        <translation>لا يمكن أن تكون صفحة قد تغيرت في المستقبل. يرفض Bing تواريخ كهذه، ولا يعود Google يثق بتواريخ الموقع.</translation>
    </message>
    <message>
        <source>A page should be listed under http or https, not both. Search engines index one of them.</source>
        <translation>ينبغي إدراج الصفحة تحت http أو https، لا تحت كليهما. لا تفهرس محركات البحث إلا أحدهما.</translation>
    </message>
    <message>
        <source>A page with alternates should also link to itself. Google recommends it.</source>
        <translation>الصفحة التي لها بدائل ينبغي أن تربط إلى نفسها أيضًا. يوصي Google بذلك.</translation>
    </message>
    <message>
        <source>A percent sign must be followed by two hexadecimal digits. Servers reject such URLs, or decode them differently.</source>
        <translation>يجب أن يتبع علامة النسبة المئوية رقمان ست عشريان. ترفض الخوادم العناوين المخالفة، أو تفك ترميزها على نحو مختلف.</translation>
    </message>
    <message>
        <source>A rule failed because of an internal error, so this item was not checked. All other checks were completed. Please report the error.</source>
        <translation>أخفقت قاعدة بسبب خطأ داخلي، لذلك لم يُفحص هذا العنصر. اكتملت كل الفحوص الأخرى. نرجو الإبلاغ عن الخطأ.</translation>
    </message>
    <message>
        <source>A session ID gives every visitor a different URL of the same page, so search engines crawl duplicates. Parameters such as sid, which can mean something else, count only if their value looks like a session ID.</source>
        <translation>معرّف الجلسة يعطي كل زائر عنوان URL مختلفًا للصفحة نفسها، فتزحف محركات البحث على نسخ مكررة. المعاملات مثل sid، التي قد تعني شيئًا آخر، لا تُحتسب إلا إذا بدت قيمتها معرّف جلسة.</translation>
    </message>
    <message>
        <source>A set should list each URL once. Search engines keep one of the entries and ignore the others.</source>
        <translation>ينبغي أن تسرد المجموعة كل عنوان URL مرة واحدة. تُبقي محركات البحث أحد المدخلات وتتجاهل الأخرى.</translation>
    </message>
    <message>
        <source>A sitemap contains url elements, and an index contains sitemap elements. Search engines ignore the others.</source>
        <translation>تحتوي خريطة الموقع على عناصر url ويحتوي الفهرس على عناصر sitemap. تتجاهل محركات البحث ما عداها.</translation>
    </message>
    <message>
        <source>A sitemap may list only URLs with its own protocol, host and port, in its own folder or below. Search engines ignore other URLs, unless the robots.txt of their host lists the sitemap (cross-submission).</source>
        <translation>لا يجوز أن تسرد خريطة الموقع إلا عناوين URL لها بروتوكولها ومضيفها ومنفذها، في مجلدها أو تحته. تتجاهل محركات البحث العناوين الأخرى، إلا إذا ذكر robots.txt الخاص بمضيفها خريطة الموقع (الإرسال عبر المواقع).</translation>
    </message>
    <message>
        <source>A sitemap must have room for at least one entry.</source>
        <translation>يجب أن تتسع خريطة الموقع لمدخل واحد على الأقل.</translation>
    </message>
    <message>
        <source>A sitemap must list at least one URL, and an index at least one sitemap. Search engines report empty files as errors.</source>
        <translation>يجب أن تسرد خريطة الموقع عنوان URL واحدًا على الأقل، والفهرس خريطة موقع واحدة على الأقل. تبلّغ محركات البحث عن الملفات الفارغة كأخطاء.</translation>
    </message>
    <message>
        <source>A sitemap must not be larger than the profile allows, uncompressed. Search engines reject larger files.</source>
        <translation>لا يجوز أن تكون خريطة الموقع، غير مضغوطة، أكبر مما يسمح به ملف التعريف. ترفض محركات البحث الملفات الأكبر.</translation>
    </message>
    <message>
        <source>A sitemap must not have more than 1,000 articles. Google ignores the others.</source>
        <translation>لا يجوز أن تحتوي خريطة الموقع على أكثر من 1,000 مقالة. يتجاهل Google ما زاد.</translation>
    </message>
    <message>
        <source>A sitemap must not list more URLs than the profile allows. Search engines ignore the rest, or the whole file.</source>
        <translation>لا يجوز أن تسرد خريطة الموقع عناوين URL أكثر مما يسمح به ملف التعريف. تتجاهل محركات البحث ما زاد، أو الملف كله.</translation>
    </message>
    <message>
        <source>A urlset must contain only url elements, and a sitemapindex only sitemap elements. Search engines may reject the file.</source>
        <translation>لا يجوز أن يحتوي urlset إلا على عناصر url، وsitemapindex إلا على عناصر sitemap. قد ترفض محركات البحث الملف.</translation>
    </message>
    <message>
        <source>A user name or password before the host becomes public, and search engines reject such URLs.</source>
        <translation>اسم المستخدم أو كلمة المرور قبل المضيف يصبح معلنًا للجميع، وترفض محركات البحث عناوين كهذه.</translation>
    </message>
    <message>
        <source>A video must have the URL of its file (content_loc) or of a player (player_loc). Google ignores videos without one.</source>
        <translation>يجب أن يكون للفيديو عنوان URL لملفه (content_loc) أو لمشغّل (player_loc). يتجاهل Google ما ليس له أحدهما.</translation>
    </message>
    <message>
        <source>Accepted.</source>
        <translation>قُبلت.</translation>
    </message>
    <message>
        <source>Accepted. The key will be checked.</source>
        <translation>قُبلت. وسيُتحقق من المفتاح.</translation>
    </message>
    <message>
        <source>Add a “{field}” first, then its “{attribute}”.</source>
        <translation>أضف «{field}» أولًا، ثم «{attribute}» الخاصة به.</translation>
    </message>
    <message>
        <source>Add missing hreflang links.</source>
        <translation>إضافة روابط hreflang الناقصة.</translation>
    </message>
    <message>
        <source>Add time zone</source>
        <translation>إضافة المنطقة الزمنية</translation>
    </message>
    <message>
        <source>Add trailing slash</source>
        <translation>إضافة الشرطة المائلة الختامية</translation>
    </message>
    <message>
        <source>Add {name}</source>
        <translation>إضافة {name}</translation>
    </message>
    <message>
        <source>Adding links</source>
        <translation>جارٍ إضافة الروابط</translation>
    </message>
    <message>
        <source>After {date}</source>
        <translation>بعد ⁦{date}⁩</translation>
    </message>
    <message numerus="yes">
        <source>All %n dates in {name} are “{date}”.</source>
        <extracomment>The date in {name} is “{date}”.</extracomment>
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
        <extracomment>The priority in {name} is {priority}.</extracomment>
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
        <source>All URLs of a sitemap must have its protocol and host. If the URL of the sitemap is not known, it is assumed to be on the site of more than half of its entries, so this is a warning only. The robots.txt of another host may list the sitemap (cross-submission).</source>
        <translation>يجب أن يكون لكل عناوين URL في خريطة الموقع بروتوكولها ومضيفها. إن لم يكن عنوان خريطة الموقع معروفًا فيُفترض أنها على موقع أكثر من نصف مدخلاتها، ولذلك هذا تحذير فقط. يجوز أن يذكر robots.txt الخاص بمضيف آخر خريطة الموقع (الإرسال عبر المواقع).</translation>
    </message>
    <message>
        <source>All entries</source>
        <translation>كل المدخلات</translation>
    </message>
    <message>
        <source>All entries of a sitemap together</source>
        <translation>كل مدخلات خريطة الموقع معًا</translation>
    </message>
    <message>
        <source>All fields</source>
        <translation>كل الحقول</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
    <message>
        <source>All files together are larger than {limit:,} bytes.</source>
        <translation>حجم كل الملفات معًا أكبر من {limit:,} بايت.</translation>
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
        <source>Alternates</source>
        <translation>البدائل</translation>
    </message>
    <message>
        <source>Alternates must link to each other. Google ignores links without a return link. Only pages in the set are checked.</source>
        <translation>يجب أن تربط البدائل بعضها إلى بعض. يتجاهل Google الروابط التي لا يقابلها رابط رجوع. لا تُفحص إلا صفحات المجموعة.</translation>
    </message>
    <message>
        <source>An alternate must have hreflang, or media for another screen. Google ignores it otherwise.</source>
        <translation>يجب أن يكون للبديل hreflang، أو media لشاشة أخرى. يتجاهله Google بخلاف ذلك.</translation>
    </message>
    <message>
        <source>An attribute of “{token}” was repeated; the first one was kept.</source>
        <translation>تكررت سمة من «{token}»؛ وأُبقيت الأولى.</translation>
    </message>
    <message>
        <source>An empty element is an error. Leave out the element if its value is unknown.</source>
        <translation>العنصر الفارغ خطأ. احذف العنصر إن كانت قيمته مجهولة.</translation>
    </message>
    <message>
        <source>An entry must not contain loc, lastmod, changefreq or priority more than once. Search engines use one of the values, and not always the same one.</source>
        <translation>لا يجوز أن يرد loc أو lastmod أو changefreq أو priority في المدخل أكثر من مرة. تستخدم محركات البحث إحدى القيم، وليست دائمًا نفسها.</translation>
    </message>
    <message>
        <source>An entry must not have more than {most}. Google ignores the others.</source>
        <translation>لا يجوز أن يكون في المدخل أكثر من {most}. يتجاهل Google ما زاد.</translation>
    </message>
    <message>
        <source>An entry of “{index}” has no URL.</source>
        <translation>مدخل في «{index}» ليس له عنوان URL.</translation>
    </message>
    <message>
        <source>An entry should list each alternate once. Google ignores repetitions.</source>
        <translation>ينبغي أن يسرد المدخل كل بديل مرة واحدة. يتجاهل Google التكرار.</translation>
    </message>
    <message>
        <source>An index must list each sitemap once. Search engines ignore the repetition, but its URLs count twice here.</source>
        <translation>يجب أن يسرد الفهرس كل خريطة موقع مرة واحدة. تتجاهل محركات البحث التكرار، لكن عناوين URL التي فيها تُحسب هنا مرتين.</translation>
    </message>
    <message>
        <source>An index must list only sitemaps of its own site, with the same protocol, host and port. Search engines ignore sitemaps on other hosts, unless the robots.txt of the site lists them (cross-submission).</source>
        <translation>لا يجوز أن يسرد الفهرس إلا خرائط موقعه، بالبروتوكول والمضيف والمنفذ نفسها. تتجاهل محركات البحث الخرائط على مضيفين آخرين، إلا إذا ذكرها robots.txt الخاص بالموقع (الإرسال عبر المواقع).</translation>
    </message>
    <message>
        <source>An index must list sitemaps only, not itself or another index. Search engines do not follow nested indexes.</source>
        <translation>لا يجوز أن يسرد الفهرس إلا خرائط موقع، لا نفسه ولا فهرسًا آخر. لا تتبع محركات البحث الفهارس المتداخلة.</translation>
    </message>
    <message>
        <source>An index must list sitemaps only. The entry is not changed.</source>
        <translation>لا يجوز أن يسرد الفهرس إلا خرائط موقع. لا يتغير المدخل.</translation>
    </message>
    <message>
        <source>An index must not list more sitemaps than the profile allows. Search engines ignore the rest.</source>
        <translation>لا يجوز أن يسرد الفهرس خرائط موقع أكثر مما يسمح به ملف التعريف. تتجاهل محركات البحث ما زاد.</translation>
    </message>
    <message>
        <source>An interrupted save could be neither completed nor undone: {reason}.</source>
        <translation>لم يمكن إكمال حفظ منقطع ولا التراجع عنه: {reason}.</translation>
    </message>
    <message>
        <source>An interrupted save was completed. All files have their new content.</source>
        <translation>أُكمل حفظ منقطع. كل الملفات فيها محتواها الجديد.</translation>
    </message>
    <message>
        <source>An interrupted save was undone. All files have their earlier content.</source>
        <translation>تم التراجع عن حفظ منقطع. كل الملفات فيها محتواها السابق.</translation>
    </message>
    <message>
        <source>Anything else</source>
        <translation>أي شيء آخر</translation>
    </message>
    <message>
        <source>Applies after a restart.</source>
        <translation>يسري بعد إعادة التشغيل.</translation>
    </message>
    <message>
        <source>Applies to all entries, also those without a date.</source>
        <translation>يسري على كل المدخلات، ولو كانت دون تاريخ.</translation>
    </message>
    <message>
        <source>Article {number:,}</source>
        <translation>المقالة {number:,}</translation>
    </message>
    <message>
        <source>Before {date}</source>
        <translation>قبل ⁦{date}⁩</translation>
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
        <source>Canceled. No files have changed.</source>
        <translation>أُلغي. لم تتغير أي ملفات.</translation>
    </message>
    <message>
        <source>Capitals in the host</source>
        <translation>أحرف كبيرة في المضيف</translation>
    </message>
    <message>
        <source>Change http to https</source>
        <translation>تغيير http إلى https</translation>
    </message>
    <message>
        <source>Change {field}</source>
        <translation>تغيير {field}</translation>
    </message>
    <message numerus="yes">
        <source>Change {field} in %n entries</source>
        <extracomment>Change {field} in 1 entry</extracomment>
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
        <source>Changed since the last save</source>
        <translation>تغيّر منذ آخر حفظ</translation>
    </message>
    <message>
        <source>Changed values</source>
        <translation>القيم المتغيرة</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>التغييرات</translation>
    </message>
    <message>
        <source>Changing extensions</source>
        <translation>جارٍ تغيير الامتدادات</translation>
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
        <source>Choose Save as.</source>
        <translation>اختر «حفظ باسم».</translation>
    </message>
    <message>
        <source>Choose a cell of a field.</source>
        <translation>اختر خلية من حقل.</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>اختيار مجلد</translation>
    </message>
    <message>
        <source>Choose an XML, text or CSV file.</source>
        <translation>اختر ملف XML أو نصًّا أو ملف CSV.</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>اختر مجلدًا آخر.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>اختر اسمًا آخر.</translation>
    </message>
    <message>
        <source>Choose at least two sitemaps.</source>
        <translation>اختر خريطتي موقع على الأقل.</translation>
    </message>
    <message>
        <source>Choose the folder of the site.</source>
        <translation>اختر مجلد الموقع.</translation>
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
        <source>Comparing entries</source>
        <translation>جارٍ مقارنة المدخلات</translation>
    </message>
    <message>
        <source>Complete URL of the page.</source>
        <translation>عنوان URL الكامل للصفحة.</translation>
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
        <source>Connect its disk and open the set again. If the disk no longer exists, delete the hidden files “{names}”.</source>
        <translation>صِل القرص الذي يوجد عليه المجلد وافتح المجموعة مجددًا. وإن لم يعد القرص موجودًا فاحذف الملفات المخفية «{names}».</translation>
    </message>
    <message>
        <source>Continued from the end.</source>
        <translation>المتابعة من النهاية.</translation>
    </message>
    <message>
        <source>Continued from the start.</source>
        <translation>المتابعة من البداية.</translation>
    </message>
    <message>
        <source>Copied to the clipboard.</source>
        <translation>تم النسخ إلى الحافظة.</translation>
    </message>
    <message>
        <source>Correct the file first, or export its entries to a new one.</source>
        <translation>صحّح الملف أولًا، أو صدّر مدخلاته إلى ملف جديد.</translation>
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
        <source>Create</source>
        <translation>إنشاء</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>السيريلية</translation>
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
        <source>Dates and times must exist. Search engines ignore other dates.</source>
        <translation>يجب أن تكون التواريخ والأوقات موجودة فعلًا. تتجاهل محركات البحث التواريخ الأخرى.</translation>
    </message>
    <message>
        <source>Dates can't be read from git: {reason}.</source>
        <translation>تعذرت قراءة التواريخ من git: {reason}.</translation>
    </message>
    <message>
        <source>Dates in {names} of {element} must exist and have W3C format; times need a time zone. Google ignores other dates.</source>
        <translation>يجب أن تكون التواريخ في {names} من {element} موجودة فعلًا وبصيغة W3C؛ وتحتاج الأوقات إلى منطقة زمنية. يتجاهل Google التواريخ الأخرى.</translation>
    </message>
    <message>
        <source>Dates must have one of the six W3C formats. Search engines ignore other dates.</source>
        <translation>يجب أن تكون التواريخ بإحدى صيغ W3C الست. تتجاهل محركات البحث التواريخ الأخرى.</translation>
    </message>
    <message>
        <source>Dates, frequencies and priorities</source>
        <translation>التواريخ والتكرار والأولويات</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n entries</source>
        <extracomment>Delete entry</extracomment>
        <translation>
            <numerusform>حذف %n مدخل</numerusform>
            <numerusform>حذف مدخل</numerusform>
            <numerusform>حذف مدخلين</numerusform>
            <numerusform>حذف %n مدخلات</numerusform>
            <numerusform>حذف %n مدخلًا</numerusform>
            <numerusform>حذف %n مدخل</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete entrie&amp;s</source>
        <translation>ح&amp;ذف المدخلات</translation>
    </message>
    <message>
        <source>Delete entries, or choose another profile.</source>
        <translation>احذف مدخلات، أو اختر ملف تعريف آخر.</translation>
    </message>
    <message>
        <source>Disk cache limit</source>
        <translation>حد التخزين المؤقت على القرص</translation>
    </message>
    <message>
        <source>Disk space for the entries of one large set; the rest is kept in memory.</source>
        <translation>مساحة القرص لمدخلات مجموعة كبيرة واحدة؛ ويُحتفظ بما زاد في الذاكرة.</translation>
    </message>
    <message>
        <source>Download or export it again.</source>
        <translation>نزّله أو صدّره مجددًا.</translation>
    </message>
    <message>
        <source>Drop the time</source>
        <translation>حذف الوقت</translation>
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
        <source>Each changed value, before and after.</source>
        <translation>كل قيمة متغيرة، قبل التغيير وبعده.</translation>
    </message>
    <message>
        <source>Each language must have one URL, and the page at that URL must use the same language for itself. Google ignores conflicting links.</source>
        <translation>يجب أن يكون لكل لغة عنوان URL واحد، وأن تستخدم الصفحة التي على ذلك العنوان اللغة نفسها لنفسها. يتجاهل Google الروابط المتعارضة.</translation>
    </message>
    <message>
        <source>Edit it there, or save it under another name here.</source>
        <translation>حرّرها هناك، أو احفظها هنا باسم آخر.</translation>
    </message>
    <message>
        <source>Empty sitemap</source>
        <translation>خريطة موقع فارغة</translation>
    </message>
    <message>
        <source>Enter a number from {least} to {most}.</source>
        <translation>أدخل عددًا من {least} إلى {most}.</translation>
    </message>
    <message>
        <source>Enter a value.</source>
        <translation>أدخل قيمة.</translation>
    </message>
    <message>
        <source>Enter priorities from 0.0 to 1.0, starting with the start page.</source>
        <translation>أدخل أولويات من 0.0 إلى 1.0، بدءًا بصفحة البداية.</translation>
    </message>
    <message>
        <source>Entries by folder</source>
        <translation>المدخلات حسب المجلد</translation>
    </message>
    <message>
        <source>Entries by {field}</source>
        <translation>المدخلات حسب {field}</translation>
    </message>
    <message>
        <source>Entries shown</source>
        <translation>المدخلات المعروضة</translation>
    </message>
    <message>
        <source>Entries with more than 10,000 elements and attributes are not validated against the schema.</source>
        <translation>المدخلات التي فيها أكثر من 10,000 عنصر وسمة لا تُتحقق وفق المخطط.</translation>
    </message>
    <message>
        <source>Entries with problems</source>
        <translation>مدخلات فيها مشكلات</translation>
    </message>
    <message>
        <source>Entry {broken:,} can't be saved in a text sitemap: its loc contains a line break.</source>
        <translation>لا يمكن حفظ المدخل {broken:,} في خريطة موقع نصية: في loc الخاص به فاصل أسطر.</translation>
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
        <source>Entry {place:,} can't be saved: its {name} contains U+{ord:04X}, which XML does not allow.</source>
        <translation>لا يمكن حفظ المدخل {place:,}: في {name} الخاص به المحرف U+{ord:04X} الذي لا يجوز في XML.</translation>
    </message>
    <message>
        <source>Entry {place:,} is too large ({size}) for a sitemap of {most}.</source>
        <translation>المدخل {place:,} أكبر ({size}) من أن تتسع له خريطة موقع من {most}.</translation>
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
        <source>Escaped characters must not be escaped again: %2520 stands for %20, not for a space. Search engines request a page that does not exist.</source>
        <translation>المحارف المهرَّبة لا يجوز تهريبها مجددًا: ‎%2520 تمثل ‎%20 لا فراغًا. تطلب محركات البحث صفحة غير موجودة.</translation>
    </message>
    <message>
        <source>Every entry needs a loc. Search engines skip entries without one.</source>
        <translation>يحتاج كل مدخل إلى loc. تتخطى محركات البحث المدخلات التي تخلو منه.</translation>
    </message>
    <message>
        <source>Every sitemap in the index must be readable: XML or text, uncompressed or gzipped (not zip). Search engines skip other files.</source>
        <translation>يجب أن تكون كل خريطة موقع في الفهرس مقروءة: XML أو نصًّا، غير مضغوطة أو مضغوطة بـ gzip (لا zip). تتخطى محركات البحث الملفات الأخرى.</translation>
    </message>
    <message>
        <source>Every sitemap in the index must exist. Search engines report an error and miss its URLs.</source>
        <translation>يجب أن تكون كل خريطة موقع في الفهرس موجودة. تبلّغ محركات البحث عن خطأ وتفوتها عناوين URL التي فيها.</translation>
    </message>
    <message>
        <source>Existing escapes and hosts are not changed.</source>
        <translation>التهريب الموجود والمضيفون لا يتغيرون.</translation>
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
        <source>Export the entries to a new file, and report the problem.</source>
        <translation>صدّر المدخلات إلى ملف جديد وأبلغ عن المشكلة.</translation>
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
        <source>Fields</source>
        <translation>الحقول</translation>
    </message>
    <message>
        <source>File names with an extension and URLs with a query are not changed.</source>
        <translation>أسماء الملفات ذات اللاحقة والعناوين ذات الاستعلام لا تتغير.</translation>
    </message>
    <message>
        <source>File size error</source>
        <translation>خطأ في حجم الملف</translation>
    </message>
    <message>
        <source>Fill empty values</source>
        <translation>ملء القيم الفارغة</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>عوامل التصفية</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>بحث عن السابق</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>جارٍ البحث</translation>
    </message>
    <message>
        <source>Folder for large sets</source>
        <translation>مجلد المجموعات الكبيرة</translation>
    </message>
    <message>
        <source>Font size</source>
        <translation>حجم الأحرف</translation>
    </message>
    <message>
        <source>For example +01:00, or Z for UTC.</source>
        <translation>مثل ‎+01:00، أو Z لـ UTC.</translation>
    </message>
    <message>
        <source>For example 0.5..0.8.</source>
        <translation>مثل ‎0.5..0.8.</translation>
    </message>
    <message>
        <source>For example 2026-11, 2026-01..2026-03 or last 30 days.</source>
        <translation>مثل ‎2026-11 أو ‎2026-01..2026-03 أو ‎last 30 days.</translation>
    </message>
    <message>
        <source>For example 2026-11-02.</source>
        <translation>مثل ‎2026-11-02.</translation>
    </message>
    <message>
        <source>For example https://www.example.com/.</source>
        <translation>مثل https://www.example.com/‎.</translation>
    </message>
    <message>
        <source>For example https://www.example.com/blog/, or “odd” for other URLs.</source>
        <translation>مثل https://www.example.com/blog/‎، أو «odd» لعناوين URL الأخرى.</translation>
    </message>
    <message>
        <source>For example https://www.example.com/shop/.</source>
        <translation>مثل https://www.example.com/shop/‎.</translation>
    </message>
    <message>
        <source>For example “{default_name}”.</source>
        <translation>مثل «{default_name}».</translation>
    </message>
    <message>
        <source>Found there: {names}.</source>
        <translation>يوجد فيه: {names}.</translation>
    </message>
    <message>
        <source>Fragments of web applications (#!, #/) are not changed.</source>
        <translation>أجزاء تطبيقات الويب (‎#!‎ و‎#/‎) لا تتغير.</translation>
    </message>
    <message>
        <source>Free some disk space, or choose another folder in the settings.</source>
        <translation>حرّر بعض المساحة على القرص، أو اختر مجلدًا آخر في الإعدادات.</translation>
    </message>
    <message>
        <source>Free some space for temporary files.</source>
        <translation>وفّر بعض المساحة للملفات المؤقتة.</translation>
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
        <source>Google</source>
        <translation>Google</translation>
    </message>
    <message>
        <source>Google no longer reads the {what}.</source>
        <translation>لم يعد Google يقرأ {what}.</translation>
    </message>
    <message>
        <source>Google no longer reads {names} of {element}. They do no harm. Reported once per sitemap and field.</source>
        <translation>لم يعد Google يقرأ {names} في {element}. لا ضرر منها. يُبلَّغ عنها مرة واحدة لكل خريطة موقع وحقل.</translation>
    </message>
    <message>
        <source>Google no longer shows videos whose expiration_date has passed.</source>
        <translation>لم يعد Google يعرض مقاطع الفيديو التي انقضى expiration_date الخاص بها.</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>اليونانية</translation>
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
        <source>How full the sitemaps are</source>
        <translation>مدى امتلاء خرائط الموقع</translation>
    </message>
    <message>
        <source>How often the page is likely to change.</source>
        <translation>كم مرة يُحتمل أن تتغير الصفحة.</translation>
    </message>
    <message>
        <source>ISO 639 code in two or three letters, or zh-cn or zh-tw for Chinese.</source>
        <translation>رمز من ISO 639 بحرفين أو ثلاثة، أو zh-cn أو zh-tw للصينية.</translation>
    </message>
    <message>
        <source>ISO 639-1 language, optionally with an ISO 15924 script and an ISO 3166-1 country, or x-default.</source>
        <translation>لغة من ISO 639-1، وربما مع كتابة من ISO 15924 وبلد من ISO 3166-1، أو x-default.</translation>
    </message>
    <message>
        <source>ISO-8859-1 (Latin-1)</source>
        <translation>‏ISO-8859-1 (Latin-1)</translation>
    </message>
    <message>
        <source>If all entries have the same date, it is probably that of the sitemap and not of the pages. Google then ignores the dates of the site.</source>
        <translation>إذا كان لكل المدخلات التاريخ نفسه فالأرجح أنه تاريخ خريطة الموقع لا تاريخ الصفحات. عندئذ يتجاهل Google تواريخ الموقع.</translation>
    </message>
    <message>
        <source>If no one else is editing it, edit anyway. The lock file is “{place}”.</source>
        <translation>إن لم يكن أحد غيرك يحرره فحرّره مع ذلك. ملف القفل هو «{place}».</translation>
    </message>
    <message>
        <source>If the sitemap is elsewhere, enter its URL.</source>
        <translation>إن كانت خريطة الموقع في مكان آخر فأدخل عنوان URL الخاص بها.</translation>
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
        <source>Images</source>
        <translation>الصور</translation>
    </message>
    <message>
        <source>Importance relative to other pages of the site, 0.0 to 1.0.</source>
        <translation>الأهمية مقارنة بصفحات الموقع الأخرى، من 0.0 إلى 1.0.</translation>
    </message>
    <message>
        <source>In the index “{facts}”: {words}</source>
        <translation>في الفهرس «{facts}»: {words}</translation>
    </message>
    <message>
        <source>In {field}</source>
        <translation>في {field}</translation>
    </message>
    <message>
        <source>In “{name}”, “{key}” must be {error}; the default applies.</source>
        <translation>في «{name}» يجب أن تكون «{key}»: {error}؛ وتسري القيمة الافتراضية.</translation>
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
        <source>Invalid against the schema</source>
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
        <source>Invalid tag value: not a number</source>
        <translation>قيمة وسم غير صالحة: ليست رقمًا</translation>
    </message>
    <message>
        <source>Invisible characters around the URL</source>
        <translation>محارف غير مرئية حول عنوان URL</translation>
    </message>
    <message>
        <source>It can be {known}.</source>
        <translation>يمكن أن يكون: {known}.</translation>
    </message>
    <message>
        <source>It is a feed.</source>
        <translation>هو ملف خلاصة.</translation>
    </message>
    <message>
        <source>It is an index within an index, which search engines reject.</source>
        <translation>هو فهرس داخل فهرس، وهذا ترفضه محركات البحث.</translation>
    </message>
    <message>
        <source>It was not changed.</source>
        <translation>لم يتغير.</translation>
    </message>
    <message>
        <source>It was set aside as “{aside}”.</source>
        <translation>نُحّي باسم «{aside}».</translation>
    </message>
    <message>
        <source>Keep my version</source>
        <translation>الاحتفاظ بنسختي</translation>
    </message>
    <message>
        <source>Known formats are Common, Combined, W3C Extended and JSON lines.</source>
        <translation>الصيغ المعروفة هي Common وCombined وW3C Extended وأسطر JSON.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
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
        <source>Leave it out for freely accessible articles.</source>
        <translation>يُحذف للمقالات المتاحة للجميع.</translation>
    </message>
    <message>
        <source>Left out: {losses}.</source>
        <translation>المستبعَد: {losses}.</translation>
    </message>
    <message>
        <source>Letters from several scripts in one host name can imitate another name, so browsers and search engines distrust it.</source>
        <translation>أحرف من عدة أبجديات في اسم مضيف واحد قد تحاكي اسمًا آخر، لذلك ترتاب فيه المتصفحات ومحركات البحث.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>الرخصة</translation>
    </message>
    <message>
        <source>Limit to a range</source>
        <translation>الحصر في مجال</translation>
    </message>
    <message>
        <source>Limits of {profile}</source>
        <translation>حدود {profile}</translation>
    </message>
    <message>
        <source>Look-around and back-references are not supported. A backslash makes the next character literal.</source>
        <translation>لا يُدعم النظر حول الموضع ولا الإحالة إلى ما سبق. الشرطة المائلة العكسية تجعل المحرف التالي حرفيًّا.</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>منخفض</translation>
    </message>
    <message>
        <source>Make URLs absolute</source>
        <translation>جعل عناوين URL مطلقة</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>مفقود</translation>
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
        <source>Mobile</source>
        <translation>الجوّال</translation>
    </message>
    <message>
        <source>Mobile tag {number:,}</source>
        <translation>وسم الجوّال {number:,}</translation>
    </message>
    <message>
        <source>More</source>
        <translation>المزيد</translation>
    </message>
    <message numerus="yes">
        <source>More than %n redirects.</source>
        <extracomment>More than one redirect.</extracomment>
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
        <source>Move it there, or append its entries.</source>
        <translation>انقله إليه، أو ألحق مدخلاته.</translation>
    </message>
    <message>
        <source>Move them to another sitemap of the set, or export them.</source>
        <translation>انقلها إلى خريطة موقع أخرى في المجموعة، أو صدّرها.</translation>
    </message>
    <message>
        <source>Move {name}</source>
        <translation>نقل {name}</translation>
    </message>
    <message>
        <source>Near-duplicate URL</source>
        <translation>عنوان URL شبه مكرر</translation>
    </message>
    <message>
        <source>Nested sitemap indexes</source>
        <translation>فهارس متداخلة لخرائط الموقع</translation>
    </message>
    <message>
        <source>New sitemap</source>
        <translation>خريطة موقع جديدة</translation>
    </message>
    <message>
        <source>News</source>
        <translation>الأخبار</translation>
    </message>
    <message>
        <source>News sitemaps should list only articles of the last two days. Google no longer treats older ones as news. Reported once per sitemap.</source>
        <translation>ينبغي ألا تسرد خرائط الأخبار إلا مقالات اليومين الأخيرين. لم يعد Google يعامل الأقدم كأخبار. يُبلَّغ عنه مرة واحدة لكل خريطة موقع.</translation>
    </message>
    <message>
        <source>No longer read by Google.</source>
        <translation>لم يعد Google يقرؤه.</translation>
    </message>
    <message>
        <source>No matches.</source>
        <translation>لا مطابقات.</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>لا مشكلات</translation>
    </message>
    <message>
        <source>No return tag</source>
        <translation>لا رابط رجوع</translation>
    </message>
    <message>
        <source>No sitemaps found at {url}.</source>
        <translation>لم يُعثر على خرائط موقع في {url}.</translation>
    </message>
    <message>
        <source>No sitemaps found in “{folder}”.</source>
        <translation>لم يُعثر على خرائط موقع في «{folder}».</translation>
    </message>
    <message numerus="yes">
        <source>None of the %n files can be opened.</source>
        <extracomment>The file can't be opened.</extracomment>
        <translation>
            <numerusform>لا ملفات يمكن فتحها.</numerusform>
            <numerusform>لا يمكن فتح الملف.</numerusform>
            <numerusform>لا يمكن فتح أي من الملفين.</numerusform>
            <numerusform>لا يمكن فتح أي من الملفات الـ%n.</numerusform>
            <numerusform>لا يمكن فتح أي من الملفات الـ%n.</numerusform>
            <numerusform>لا يمكن فتح أي من الملفات الـ%n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not UTF-8</source>
        <translation>ليس UTF-8</translation>
    </message>
    <message>
        <source>Not a number</source>
        <translation>ليس رقمًا</translation>
    </message>
    <message>
        <source>Not validated</source>
        <translation>لم يُتحقق منه</translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>لن يتغير شيء.</translation>
    </message>
    <message>
        <source>Open from web …</source>
        <translation>فتح من الويب…</translation>
    </message>
    <message>
        <source>Open one folder, or files from one folder.</source>
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
        <source>Open the set again to restore them.</source>
        <translation>افتح المجموعة مجددًا لاستعادتها.</translation>
    </message>
    <message>
        <source>Open the set again when the file can be read.</source>
        <translation>افتح المجموعة مجددًا حين تمكن قراءة الملف.</translation>
    </message>
    <message>
        <source>Open the set again.</source>
        <translation>افتح المجموعة مجددًا.</translation>
    </message>
    <message>
        <source>Other XML</source>
        <translation>XML آخر</translation>
    </message>
    <message>
        <source>Other content of an entry must be well-formed XML with declared prefixes. Search engines ignore the extension, or reject the file.</source>
        <translation>يجب أن يكون المحتوى الآخر في المدخل XML سليم الصياغة ببادئات مصرَّح بها. تتجاهل محركات البحث الامتداد، أو ترفض الملف.</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>أخرى</translation>
    </message>
    <message>
        <source>Out of range</source>
        <translation>خارج المجال</translation>
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
        <source>Parameters such as utm_source record where visitors come from. With them, search engines crawl the same page several times.</source>
        <translation>معاملات مثل utm_source تسجل من أين جاء الزوار. وبسببها تزحف محركات البحث على الصفحة نفسها عدة مرات.</translation>
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
        <source>Pattern {number}, “{each}”, is not valid: {fault}.</source>
        <translation>النمط {number}، «{each}»، غير صالح: {fault}.</translation>
    </message>
    <message>
        <source>Planning</source>
        <translation>جارٍ التخطيط</translation>
    </message>
    <message>
        <source>Please report this file.</source>
        <translation>نرجو الإبلاغ عن هذا الملف.</translation>
    </message>
    <message>
        <source>Port 80 is the default for http, and 443 for https. With the port, the same page has two URLs.</source>
        <translation>المنفذ 80 هو الافتراضي لـ http، و443 لـ https. وبذكر المنفذ يصبح للصفحة نفسها عنوانا URL.</translation>
    </message>
    <message>
        <source>Priorities must be decimal numbers. Search engines ignore other values.</source>
        <translation>يجب أن تكون الأولويات أرقامًا عشرية. تتجاهل محركات البحث القيم الأخرى.</translation>
    </message>
    <message>
        <source>Priorities must be from 0.0 to 1.0. Search engines ignore other values.</source>
        <translation>يجب أن تكون الأولويات من 0.0 إلى 1.0. تتجاهل محركات البحث القيم الأخرى.</translation>
    </message>
    <message>
        <source>Priorities must be written without an exponent. Search engines may ignore other forms.</source>
        <translation>يجب أن تُكتب الأولويات دون أُس. قد تتجاهل محركات البحث الصيغ الأخرى.</translation>
    </message>
    <message>
        <source>Priorities must have a decimal point. Search engines ignore values with a comma.</source>
        <translation>يجب أن تُكتب الأولويات بنقطة عشرية. تتجاهل محركات البحث القيم ذات الفاصلة.</translation>
    </message>
    <message>
        <source>Private networks, test sites, administration pages, hidden files and backups usually should not appear in search results.</source>
        <translation>الشبكات الخاصة ومواقع الاختبار وصفحات الإدارة والملفات المخفية والنسخ الاحتياطية لا ينبغي عادةً أن تظهر في نتائج البحث.</translation>
    </message>
    <message>
        <source>Probably not public</source>
        <translation>على الأرجح غير عام</translation>
    </message>
    <message>
        <source>Profile maximum</source>
        <translation>الحد الأقصى لملف التعريف</translation>
    </message>
    <message>
        <source>Profile of new windows</source>
        <translation>ملف تعريف النوافذ الجديدة</translation>
    </message>
    <message>
        <source>Protocol and host are not case-sensitive and are usually written in lower case. With capitals, the same page has two URLs.</source>
        <translation>البروتوكول والمضيف لا يتأثران بحالة الأحرف ويُكتبان عادةً بأحرف صغيرة. وبالأحرف الكبيرة يصبح للصفحة نفسها عنوانا URL.</translation>
    </message>
    <message>
        <source>Publishing</source>
        <translation>النشر</translation>
    </message>
    <message>
        <source>Put the file in the folder of the index to open it.</source>
        <translation>ضع الملف في مجلد الفهرس لفتحه.</translation>
    </message>
    <message>
        <source>Raise the limit if you trust its source.</source>
        <translation>ارفع الحد إن كنت تثق بمصدره.</translation>
    </message>
    <message>
        <source>Raise the limit.</source>
        <translation>ارفع الحد.</translation>
    </message>
    <message>
        <source>Read-only.</source>
        <translation>للقراءة فقط.</translation>
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
        <source>Reading was canceled.</source>
        <translation>أُلغيت القراءة.</translation>
    </message>
    <message>
        <source>Reading “{name}”</source>
        <translation>جارٍ قراءة «{name}»</translation>
    </message>
    <message>
        <source>Record edits so that they can be recovered after a crash.</source>
        <translation>تدوين التعديلات ليمكن استردادها بعد التعطل.</translation>
    </message>
    <message>
        <source>Recover …</source>
        <translation>استرداد…</translation>
    </message>
    <message>
        <source>Recovery log</source>
        <translation>سجل الاسترداد</translation>
    </message>
    <message>
        <source>Rejected only by the schema</source>
        <translation>يرفضه المخطط وحده</translation>
    </message>
    <message>
        <source>Remove everything after the path.</source>
        <translation>أزل كل ما بعد المسار.</translation>
    </message>
    <message>
        <source>Remove fragments</source>
        <translation>إزالة الأجزاء بعد #</translation>
    </message>
    <message>
        <source>Remove session IDs</source>
        <translation>إزالة معرّفات الجلسات</translation>
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
        <source>Remove the “&lt;!DOCTYPE …&gt;”; sitemaps do not need it.</source>
        <translation>أزل «‎&lt;!DOCTYPE …&gt;‎»؛ فلا تحتاج خرائط الموقع إليه.</translation>
    </message>
    <message>
        <source>Remove tracking parameters</source>
        <translation>إزالة معاملات التتبع</translation>
    </message>
    <message>
        <source>Remove trailing slash</source>
        <translation>إزالة الشرطة المائلة الختامية</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>إزالة {name}</translation>
    </message>
    <message numerus="yes">
        <source>Removed %n files.</source>
        <extracomment>Removed 1 file.</extracomment>
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
        <source>Removes only unnecessary escapes.</source>
        <translation>لا يزيل إلا التهريب غير اللازم.</translation>
    </message>
    <message>
        <source>Removes the element; the rest of the entry is not changed.</source>
        <translation>يزيل العنصر؛ وبقية المدخل لا تتغير.</translation>
    </message>
    <message>
        <source>Repaired file</source>
        <translation>ملف مرمَّم</translation>
    </message>
    <message>
        <source>Replace URL prefix</source>
        <translation>استبدال بادئة عنوان URL</translation>
    </message>
    <message>
        <source>Replaces the value in every entry.</source>
        <translation>يستبدل القيمة في كل مدخل.</translation>
    </message>
    <message>
        <source>Results are limited to 0.0–1.0. Empty priorities are not changed.</source>
        <translation>تُحصر النتائج بين 0.0 و1.0. الأولويات الفارغة لا تتغير.</translation>
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
        <source>Rule failed</source>
        <translation>أخفقت القاعدة</translation>
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
        <source>Save as .xml to keep them.</source>
        <translation>احفظ كملف ‎.xml للإبقاء عليها.</translation>
    </message>
    <message>
        <source>Save it as CSV in UTF-8.</source>
        <translation>احفظه بصيغة CSV وترميز UTF-8.</translation>
    </message>
    <message>
        <source>Save it as UTF-8, or declare its actual encoding.</source>
        <translation>احفظه بترميز UTF-8، أو صرّح بترميزه الفعلي.</translation>
    </message>
    <message>
        <source>Save often: unsaved changes can't be recovered after a crash.</source>
        <translation>احفظ كثيرًا: لا يمكن استرداد التغييرات غير المحفوظة بعد التعطل.</translation>
    </message>
    <message>
        <source>Save or export it as a sitemap under another name.</source>
        <translation>احفظه أو صدّره كخريطة موقع باسم آخر.</translation>
    </message>
    <message>
        <source>Save to another place.</source>
        <translation>احفظ في مكان آخر.</translation>
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
        <source>Saved “{name}”.</source>
        <translation>حُفظ «{name}».</translation>
    </message>
    <message>
        <source>Saving a change writes UTF-8.</source>
        <translation>حفظ تغيير يكتب UTF-8.</translation>
    </message>
    <message>
        <source>Saving “{name}”</source>
        <translation>جارٍ حفظ «{name}»</translation>
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
        <source>Search engines accept RSS and Atom feeds as sitemaps, but feeds list only recent pages and have no changefreq or priority.</source>
        <translation>تقبل محركات البحث خلاصات RSS وAtom كخرائط موقع، لكن الخلاصات لا تسرد إلا الصفحات الحديثة وليس فيها changefreq ولا priority.</translation>
    </message>
    <message>
        <source>Search engines compare priorities only within a site, so equal priorities have no effect.</source>
        <translation>لا تقارن محركات البحث الأولويات إلا داخل الموقع الواحد، لذلك لا أثر للأولويات المتساوية.</translation>
    </message>
    <message>
        <source>Search engines compare priorities only within a site. If all of them are high, none stands out.</source>
        <translation>لا تقارن محركات البحث الأولويات إلا داخل الموقع الواحد. فإن كانت كلها مرتفعة لم تبرز أي منها.</translation>
    </message>
    <message>
        <source>Search engines do not find a sitemap that is in the same folder but not in the index.</source>
        <translation>لا تعثر محركات البحث على خريطة موقع في المجلد نفسه لكنها ليست في الفهرس.</translation>
    </message>
    <message>
        <source>Search engines don't fetch a URL that the robots.txt of its host disallows for their crawler. Choose the file with Sitemap ▸ Check against robots.txt, or with “sitemap-studio check --robots”.</source>
        <translation>لا تجلب محركات البحث عنوان URL يحظره robots.txt الخاص بمضيفه على برنامج الزحف لديها. اختر الملف من «خريطة الموقع ▸ الفحص وفق robots.txt»، أو باستخدام «sitemap-studio check --robots».</translation>
    </message>
    <message>
        <source>Search engines find a sitemap, or its index, by a Sitemap line in the robots.txt of its host. Choose the file with Sitemap ▸ Check against robots.txt, or with “sitemap-studio check --robots”.</source>
        <translation>تعثر محركات البحث على خريطة الموقع أو فهرسها بواسطة سطر Sitemap في robots.txt الخاص بمضيفها. اختر الملف من «خريطة الموقع ▸ الفحص وفق robots.txt»، أو باستخدام «sitemap-studio check --robots».</translation>
    </message>
    <message>
        <source>Search engines no longer read the tag for feature phones. It does no harm. Reported once per sitemap.</source>
        <translation>لم تعد محركات البحث تقرأ وسم الهواتف التقليدية. لا ضرر منه. يُبلَّغ عنه مرة واحدة لكل خريطة موقع.</translation>
    </message>
    <message numerus="yes">
        <source>Search engines no longer read {field}; %n entries of this sitemap have it.</source>
        <extracomment>Search engines no longer read {field}; one entry of this sitemap has it.</extracomment>
        <translation>
            <numerusform>لم تعد محركات البحث تقرأ {field}؛ ولا يرد في خريطة الموقع هذه.</numerusform>
            <numerusform>لم تعد محركات البحث تقرأ {field}؛ ويرد في مدخل واحد من خريطة الموقع هذه.</numerusform>
            <numerusform>لم تعد محركات البحث تقرأ {field}؛ ويرد في مدخلين من خريطة الموقع هذه.</numerusform>
            <numerusform>لم تعد محركات البحث تقرأ {field}؛ ويرد في %n مدخلات من خريطة الموقع هذه.</numerusform>
            <numerusform>لم تعد محركات البحث تقرأ {field}؛ ويرد في %n مدخلًا من خريطة الموقع هذه.</numerusform>
            <numerusform>لم تعد محركات البحث تقرأ {field}؛ ويرد في %n مدخل من خريطة الموقع هذه.</numerusform>
        </translation>
    </message>
    <message>
        <source>Search engines resolve segments such as /../ and index a different URL from the one in the sitemap.</source>
        <translation>تحلّ محركات البحث مقاطع المسار مثل ‎/../‎ وتفهرس عنوان URL غير الذي في خريطة الموقع.</translation>
    </message>
    <message>
        <source>Select an entry.</source>
        <translation>حدد مدخلًا.</translation>
    </message>
    <message>
        <source>Selected entries</source>
        <translation>المدخلات المحددة</translation>
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
        <source>Sets</source>
        <translation>المجموعات</translation>
    </message>
    <message>
        <source>Shift by days</source>
        <translation>إزاحة بالأيام</translation>
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
        <source>Sitemap template</source>
        <translation>قالب خريطة موقع</translation>
    </message>
    <message>
        <source>Sitemaps (*.xml *.xml.gz *.gz *.txt *.csv)</source>
        <translation>خرائط الموقع (*.xml *.xml.gz *.gz *.txt *.csv)</translation>
    </message>
    <message>
        <source>Sitemaps and indexes must be valid against the published schema, where the protocol agrees with it. Search engines may reject invalid files.</source>
        <translation>يجب أن تكون خرائط الموقع والفهارس صالحة وفق المخطط المنشور، حيث يوافقه البروتوكول. قد ترفض محركات البحث الملفات غير الصالحة.</translation>
    </message>
    <message>
        <source>Sitemaps have names that end in .xml or .xml.gz.</source>
        <translation>تنتهي أسماء خرائط الموقع بـ ‎.xml أو ‎.xml.gz.</translation>
    </message>
    <message>
        <source>Sitemaps must be encoded in UTF-8. Search engines may misread other encodings.</source>
        <translation>يجب أن تكون خرائط الموقع بترميز UTF-8. قد تخطئ محركات البحث في قراءة الترميزات الأخرى.</translation>
    </message>
    <message>
        <source>Sitemaps of the set</source>
        <translation>خرائط الموقع في المجموعة</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>So do most entries: the URL of the sitemap may be wrong.</source>
        <translation>وهذا حال معظم المدخلات: فربما كان عنوان URL لخريطة الموقع خاطئًا.</translation>
    </message>
    <message>
        <source>Some files may be older than others.</source>
        <translation>قد تكون بعض الملفات أقدم من غيرها.</translation>
    </message>
    <message>
        <source>Split it first.</source>
        <translation>قسّمها أولًا.</translation>
    </message>
    <message>
        <source>Split {name}</source>
        <translation>تقسيم {name}</translation>
    </message>
    <message>
        <source>State</source>
        <translation>الحالة</translation>
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
        <source>Table for spreadsheets (*.csv)</source>
        <translation>جدول لبرامج جداول البيانات (*.csv)</translation>
    </message>
    <message>
        <source>Tag no longer read</source>
        <translation>وسم لم يعد يُقرأ</translation>
    </message>
    <message>
        <source>Text before or after the sitemap was removed.</source>
        <translation>أُزيل نص قبل خريطة الموقع أو بعدها.</translation>
    </message>
    <message>
        <source>Text between entries</source>
        <translation>نص بين المدخلات</translation>
    </message>
    <message>
        <source>The % in {host} must be followed by two hexadecimal digits.</source>
        <translation>في {host} يجب أن يتبع % رقمان ست عشريان.</translation>
    </message>
    <message numerus="yes">
        <source>The %n patterns are too large together.</source>
        <extracomment>The pattern is too large.</extracomment>
        <translation>
            <numerusform>لا أنماط.</numerusform>
            <numerusform>النمط أكبر من اللازم.</numerusform>
            <numerusform>النمطان معًا أكبر من اللازم.</numerusform>
            <numerusform>الأنماط الـ%n معًا أكبر من اللازم.</numerusform>
            <numerusform>الأنماط الـ%n معًا أكبر من اللازم.</numerusform>
            <numerusform>الأنماط الـ%n معًا أكبر من اللازم.</numerusform>
        </translation>
    </message>
    <message>
        <source>The URL contains a session ID ({what}), so every visitor gets a different URL.</source>
        <translation>في عنوان URL معرّف جلسة ({what})، لذلك يحصل كل زائر على عنوان مختلف.</translation>
    </message>
    <message>
        <source>The URL contains a user name or a password, which would become public.</source>
        <translation>في عنوان URL اسم مستخدم أو كلمة مرور، وذلك سيصبح معلنًا للجميع.</translation>
    </message>
    <message>
        <source>The URL contains the user name {name}. Search engines reject such URLs.</source>
        <translation>في عنوان URL اسم المستخدم {name}. ترفض محركات البحث عناوين كهذه.</translation>
    </message>
    <message>
        <source>The URL contains tracking parameters: {listed}.</source>
        <translation>في عنوان URL معاملات تتبع: {listed}.</translation>
    </message>
    <message numerus="yes">
        <source>The URL has %n characters; it must have fewer than 2,048.</source>
        <extracomment>The URL has one character; it must have fewer than 2,048.</extracomment>
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
        <source>The URL has an unnecessary @ before the host.</source>
        <translation>في عنوان URL علامة @ لا لزوم لها قبل المضيف.</translation>
    </message>
    <message>
        <source>The URL is longer than {most:,} characters.</source>
        <translation>عنوان URL أطول من {most:,} محرف.</translation>
    </message>
    <message>
        <source>The URL of the set is not known.</source>
        <translation>عنوان URL للمجموعة غير معروف.</translation>
    </message>
    <message>
        <source>The URLs are of another host, or the key is not valid.</source>
        <translation>تنتمي عناوين URL إلى مضيف آخر، أو المفتاح غير صالح.</translation>
    </message>
    <message>
        <source>The XML around a changed entry is not well-formed.</source>
        <translation>‏XML المحيط بمدخل متغير غير سليم الصياغة.</translation>
    </message>
    <message>
        <source>The XML is not well-formed: in line {line}, column {column}, {cause}.</source>
        <translation>‏XML غير سليم الصياغة: في السطر {line}، العمود {column}، {cause}.</translation>
    </message>
    <message>
        <source>The answer is incomplete.</source>
        <translation>الرد غير مكتمل.</translation>
    </message>
    <message>
        <source>The change frequency must be always, hourly, daily, weekly, monthly, yearly or never, in lower case. Search engines ignore other values.</source>
        <translation>يجب أن يكون معدل التغيير always أو hourly أو daily أو weekly أو monthly أو yearly أو never، بأحرف صغيرة. تتجاهل محركات البحث القيم الأخرى.</translation>
    </message>
    <message>
        <source>The check “{title}” failed because of an internal error; all others were completed. Please report it: {url}</source>
        <translation>أخفق الفحص «{title}» بسبب خطأ داخلي؛ واكتملت كل الفحوص الأخرى. نرجو الإبلاغ عنه: {url}</translation>
    </message>
    <message>
        <source>The choice applies until the program closes.</source>
        <translation>يسري الاختيار حتى إغلاق البرنامج.</translation>
    </message>
    <message>
        <source>The colon after the host is unnecessary without a port.</source>
        <translation>النقطتان بعد المضيف لا لزوم لهما دون منفذ.</translation>
    </message>
    <message>
        <source>The column “{name}” is not a field and was ignored.</source>
        <translation>العمود «{name}» ليس حقلًا وقد تُجوهل.</translation>
    </message>
    <message>
        <source>The date of a sitemap in the index must not be earlier than the newest date in that sitemap. Search engines may not fetch the changed sitemap.</source>
        <translation>لا يجوز أن يكون تاريخ خريطة الموقع في الفهرس أقدم من أحدث تاريخ فيها. قد لا تجلب محركات البحث الخريطة المتغيرة.</translation>
    </message>
    <message>
        <source>The declaration of {names} was missing here; it was added.</source>
        <translation>كان التصريح بـ {names} مفقودًا هنا؛ فأُضيف.</translation>
    </message>
    <message>
        <source>The default cache folder</source>
        <translation>مجلد التخزين المؤقت الافتراضي</translation>
    </message>
    <message>
        <source>The default informs all participating search engines.</source>
        <translation>الافتراضي يُعلم كل محركات البحث المشاركة.</translation>
    </message>
    <message>
        <source>The default preferences apply.</source>
        <translation>تسري التفضيلات الافتراضية.</translation>
    </message>
    <message>
        <source>The element names in “{name}” can't be repaired with certainty.</source>
        <translation>لا يمكن ترميم أسماء العناصر في «{name}» بيقين.</translation>
    </message>
    <message>
        <source>The elements of {many} are not in the order {names}, extensions last, which the schema requires.</source>
        <translation>عناصر {many} ليست بالترتيب {names} والامتدادات في الآخر، وهذا ما يشترطه المخطط.</translation>
    </message>
    <message>
        <source>The entry has more than {most:,} &lt;{shown_name}&gt;.</source>
        <translation>في المدخل أكثر من {most:,} من &lt;{shown_name}&gt;.</translation>
    </message>
    <message>
        <source>The entry has no loc.</source>
        <translation>لا loc في المدخل.</translation>
    </message>
    <message>
        <source>The expression has no group “{name}”.</source>
        <translation>لا مجموعة باسم «{name}» في التعبير.</translation>
    </message>
    <message>
        <source>The expression has no groups; $0 is the whole match.</source>
        <translation>لا مجموعات في التعبير؛ ‎$0 هو التطابق كله.</translation>
    </message>
    <message>
        <source>The expression “{shown}” is not valid: {reason}.</source>
        <translation>التعبير «{shown}» غير صالح: {reason}.</translation>
    </message>
    <message>
        <source>The extension of {element} does not define this element, or does not allow it here. Google ignores it.</source>
        <translation>لا يعرّف امتداد {element} هذا العنصر، أو لا يسمح به في هذا الموضع. يتجاهله Google.</translation>
    </message>
    <message>
        <source>The extensions have not been read yet.</source>
        <translation>لم تُقرأ الامتدادات بعد.</translation>
    </message>
    <message>
        <source>The fields of a video should be in the order of the schema. Google accepts any order, but strict validators do not.</source>
        <translation>ينبغي أن تكون حقول الفيديو بترتيب المخطط. يقبل Google أي ترتيب، أما برامج التحقق الصارمة فلا.</translation>
    </message>
    <message>
        <source>The file contains both URLs and sitemaps.</source>
        <translation>في الملف عناوين URL وخرائط موقع معًا.</translation>
    </message>
    <message>
        <source>The file declares the encoding {declared}, but is encoded in UTF-8.</source>
        <translation>يصرح الملف بالترميز {declared}، لكنه بترميز UTF-8.</translation>
    </message>
    <message>
        <source>The file does not begin with an XML declaration; it is read as UTF-8.</source>
        <translation>لا يبدأ الملف بتصريح XML؛ فيُقرأ بترميز UTF-8.</translation>
    </message>
    <message>
        <source>The file does not declare its encoding, {encoding}.</source>
        <translation>لا يصرح الملف بترميزه {encoding}.</translation>
    </message>
    <message>
        <source>The file has no root element to add entries to.</source>
        <translation>لا عنصر جذرًا في الملف لإضافة مدخلات إليه.</translation>
    </message>
    <message>
        <source>The file is a template of a site generator, with front matter, {% %} or {{ }}, and not a sitemap. It is not checked or changed. Open the generated sitemap instead.</source>
        <translation>الملف قالب لمولّد مواقع، فيه front matter أو ‎{% %}‎ أو ‎{{ }}‎، وليس خريطة موقع. لا يُفحص ولا يُغيَّر. افتح خريطة الموقع المولَّدة بدلًا منه.</translation>
    </message>
    <message>
        <source>The file is cut off here; the incomplete part was removed.</source>
        <translation>الملف مقطوع هنا؛ وأُزيل الجزء غير المكتمل.</translation>
    </message>
    <message>
        <source>The file is encoded in {encoding}. It will be saved in UTF-8.</source>
        <translation>الملف مرمَّز بـ {encoding}. وسيُحفظ بترميز UTF-8.</translation>
    </message>
    <message>
        <source>The file is larger than {limit:,} bytes.</source>
        <translation>حجم الملف أكبر من {limit:,} بايت.</translation>
    </message>
    <message>
        <source>The file is too damaged to be repaired with certainty. The intact part is shown read-only. Search engines reject such files.</source>
        <translation>الملف تالف إلى حد لا يمكن معه ترميمه بيقين. يُعرض الجزء السليم للقراءة فقط. ترفض محركات البحث ملفات كهذه.</translation>
    </message>
    <message>
        <source>The file is well-formed, but search engines may not read it: element names must be spelled as in the protocol, and nothing may follow the gzip data.</source>
        <translation>الملف سليم الصياغة، لكن محركات البحث قد لا تقرؤه: يجب أن تُكتب أسماء العناصر كما في البروتوكول، ولا يجوز أن يتبع بيانات gzip شيء.</translation>
    </message>
    <message>
        <source>The file must be well-formed XML, and gzip data must be complete. Search engines reject other files.</source>
        <translation>يجب أن يكون الملف XML سليم الصياغة، وأن تكون بيانات gzip كاملة. ترفض محركات البحث الملفات الأخرى.</translation>
    </message>
    <message>
        <source>The files on disk do not change until you save.</source>
        <translation>لا تتغير الملفات على القرص حتى الحفظ.</translation>
    </message>
    <message>
        <source>The filter is not valid at its end: {expected}.</source>
        <translation>عامل التصفية غير صالح عند نهايته: {expected}.</translation>
    </message>
    <message>
        <source>The filter is not valid at “{rest}”: {expected}.</source>
        <translation>عامل التصفية غير صالح عند «{rest}»: {expected}.</translation>
    </message>
    <message>
        <source>The folder is empty.</source>
        <translation>المجلد فارغ.</translation>
    </message>
    <message>
        <source>The folder is “{parent}”.</source>
        <translation>المجلد هو «{parent}».</translation>
    </message>
    <message>
        <source>The format of “{name}” is not known.</source>
        <translation>صيغة «{name}» غير معروفة.</translation>
    </message>
    <message>
        <source>The groups are $0 and {known}.</source>
        <translation>المجموعات هي ‎$0 و{known}.</translation>
    </message>
    <message>
        <source>The gzip data is incomplete; the intact part was kept.</source>
        <translation>بيانات gzip غير كاملة؛ وأُبقي الجزء السليم.</translation>
    </message>
    <message>
        <source>The host and port of a URL must be valid: a port is a number from 1 to 65535, no part of a host begins or ends with a hyphen, and xn-- must be followed by valid Punycode. Search engines cannot fetch other URLs.</source>
        <translation>يجب أن يكون المضيف والمنفذ في عنوان URL صالحين: المنفذ رقم من 1 إلى 65535، ولا يبدأ أي جزء من المضيف ولا ينتهي بشرطة، ويجب أن يتبع ‎xn--‎ ترميز Punycode صالح. لا تستطيع محركات البحث جلب عناوين أخرى.</translation>
    </message>
    <message>
        <source>The host was not found.</source>
        <translation>لم يُعثر على المضيف.</translation>
    </message>
    <message>
        <source>The host {host_of} contains a space.</source>
        <translation>في المضيف {host_of} فراغ.</translation>
    </message>
    <message>
        <source>The host {host} must be written in ASCII.</source>
        <translation>يجب كتابة المضيف {host} بمحارف ASCII.</translation>
    </message>
    <message>
        <source>The host {host} must be written {in_ascii}.</source>
        <translation>يجب كتابة المضيف {host} بالشكل {in_ascii}.</translation>
    </message>
    <message>
        <source>The key file is missing on the site or contains another key.</source>
        <translation>ملف المفتاح غير موجود في الموقع أو فيه مفتاح آخر.</translation>
    </message>
    <message>
        <source>The language of a publication must be an ISO 639 code in lower case, or zh-cn or zh-tw. Google ignores the article otherwise.</source>
        <translation>يجب أن تكون لغة المطبوعة رمزًا من ISO 639 بأحرف صغيرة، أو zh-cn أو zh-tw. يتجاهل Google المقالة بخلاف ذلك.</translation>
    </message>
    <message>
        <source>The last line is incomplete and was left out.</source>
        <translation>السطر الأخير غير كامل وقد استُبعد.</translation>
    </message>
    <message>
        <source>The last one chosen</source>
        <translation>آخر ما اختير</translation>
    </message>
    <message numerus="yes">
        <source>The lowest of %n priorities in {name} is {lowest}.</source>
        <extracomment>The priority in {name} is {lowest}.</extracomment>
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
        <source>The name of a gzipped sitemap should end in .gz, and that of any other sitemap should not. Otherwise, servers and search engines may misread the file.</source>
        <translation>ينبغي أن ينتهي اسم خريطة الموقع المضغوطة بـ gzip بـ ‎.gz، وألا ينتهي به اسم أي خريطة أخرى. وإلا فقد تخطئ الخوادم ومحركات البحث في قراءة الملف.</translation>
    </message>
    <message>
        <source>The name of “{name}” ends in .gz, but the file is not gzipped.</source>
        <translation>ينتهي اسم «{name}» بـ ‎.gz، لكن الملف غير مضغوط بـ gzip.</translation>
    </message>
    <message>
        <source>The namespace is “{namespace}”, not “{sitemap}”.</source>
        <translation>مساحة الأسماء هي «{namespace}» لا «{sitemap}».</translation>
    </message>
    <message>
        <source>The namespace {sitemap} is missing.</source>
        <translation>مساحة الأسماء {sitemap} مفقودة.</translation>
    </message>
    <message>
        <source>The old and new versions are in the hidden files “{names}”.</source>
        <translation>النسخ القديمة والجديدة موجودة في الملفات المخفية «{names}».</translation>
    </message>
    <message>
        <source>The page has alternates, but does not link to itself.</source>
        <translation>للصفحة بدائل، لكنها لا تربط إلى نفسها.</translation>
    </message>
    <message>
        <source>The page has alternates, but does not link to itself: {twin} differs from its URL by a trailing slash.</source>
        <translation>للصفحة بدائل، لكنها لا تربط إلى نفسها: يختلف {twin} عن عنوان URL الخاص بها بشرطة مائلة ختامية.</translation>
    </message>
    <message>
        <source>The pages can't be made: {reason}.</source>
        <translation>تعذر إنشاء الصفحات: {reason}.</translation>
    </message>
    <message>
        <source>The part after # is a position in the page and is never sent to the server. Search engines index the page without it.</source>
        <translation>الجزء الذي بعد # موضع داخل الصفحة ولا يُرسل إلى الخادم أبدًا. تفهرس محركات البحث الصفحة من دونه.</translation>
    </message>
    <message>
        <source>The path of a sitemap below the folder of the index should match its URL. If it does not, the only file with that name is opened. Check that it is the right one: search engines use the URL.</source>
        <translation>ينبغي أن يطابق مسار خريطة الموقع تحت مجلد الفهرس عنوان URL الخاص بها. فإن لم يطابقه فُتح الملف الوحيد بذلك الاسم. تحقق من أنه الملف الصحيح: فمحركات البحث تستخدم عنوان URL.</translation>
    </message>
    <message>
        <source>The program itself</source>
        <translation>البرنامج نفسه</translation>
    </message>
    <message>
        <source>The protocol defines no attributes, except namespaces and xsi:schemaLocation in the root element. Search engines ignore others, or report an error.</source>
        <translation>لا يعرّف البروتوكول سمات، إلا مساحات الأسماء وxsi:schemaLocation في العنصر الجذر. تتجاهل محركات البحث السمات الأخرى، أو تبلّغ عن خطأ.</translation>
    </message>
    <message>
        <source>The protocol does not define this element. Search engines ignore it, or report an error.</source>
        <translation>لا يعرّف البروتوكول هذا العنصر. تتجاهله محركات البحث، أو تبلّغ عن خطأ.</translation>
    </message>
    <message>
        <source>The protocol is {scheme}, but must be http or https.</source>
        <translation>البروتوكول هو {scheme}، ويجب أن يكون http أو https.</translation>
    </message>
    <message>
        <source>The published schema rejects some valid W3C dates (a year or month alone, times without seconds) and accepts some invalid ones. Search engines follow the protocol, which requires W3C dates.</source>
        <translation>يرفض المخطط المنشور بعض تواريخ W3C الصالحة (السنة أو الشهر وحدهما، والأوقات دون ثوانٍ) ويقبل بعض غير الصالحة. تتبع محركات البحث البروتوكول، وهو يشترط تواريخ W3C.</translation>
    </message>
    <message>
        <source>The published schema rejects some values that the protocol allows, such as dates without a day, another order of fields and URLs of fewer than 12 characters. Strict validators report them.</source>
        <translation>يرفض المخطط المنشور بعض القيم التي يسمح بها البروتوكول، كالتواريخ دون يوم، وترتيب آخر للحقول، وعناوين URL الأقصر من 12 محرفًا. تبلّغ عنها برامج التحقق الصارمة.</translation>
    </message>
    <message>
        <source>The published schema requires at least 12 characters; the protocol does not. Strict validators report shorter URLs.</source>
        <translation>يشترط المخطط المنشور 12 محرفًا على الأقل، ولا يشترطها البروتوكول. تبلّغ برامج التحقق الصارمة عن عناوين URL الأقصر.</translation>
    </message>
    <message>
        <source>The recovery log can't be written: {reason}.</source>
        <translation>تتعذر كتابة سجل الاسترداد: {reason}.</translation>
    </message>
    <message>
        <source>The recovery log is damaged.</source>
        <translation>سجل الاسترداد تالف.</translation>
    </message>
    <message>
        <source>The request failed: {reason}.</source>
        <translation>أخفق الطلب: {reason}.</translation>
    </message>
    <message>
        <source>The request is not valid.</source>
        <translation>الطلب غير صالح.</translation>
    </message>
    <message>
        <source>The robots.txt of the host disallows {value}.</source>
        <translation>يحظر robots.txt الخاص بالمضيف العنوان {value}.</translation>
    </message>
    <message>
        <source>The robots.txt of {host} does not list {url}.</source>
        <translation>لا يذكر robots.txt الخاص بالمضيف {host} العنوان {url}.</translation>
    </message>
    <message>
        <source>The root element must have the namespace http://www.sitemaps.org/schemas/sitemap/0.9. Search engines may not recognize the file as a sitemap.</source>
        <translation>يجب أن تكون للعنصر الجذر مساحة الأسماء http://www.sitemaps.org/schemas/sitemap/0.9. قد لا تتعرف محركات البحث على الملف كخريطة موقع.</translation>
    </message>
    <message>
        <source>The root of a sitemap is “urlset”, that of an index “sitemapindex”.</source>
        <translation>جذر خريطة الموقع هو «urlset»، وجذر الفهرس «sitemapindex».</translation>
    </message>
    <message>
        <source>The same window</source>
        <translation>النافذة نفسها</translation>
    </message>
    <message>
        <source>The schema rejects “{element}”: {reason}.</source>
        <translation>يرفض المخطط «{element}»: {reason}.</translation>
    </message>
    <message>
        <source>The schema requires the order loc, lastmod, changefreq, priority and extensions; the protocol does not. Search engines accept any order, but strict validators do not.</source>
        <translation>يشترط المخطط الترتيب loc وlastmod وchangefreq وpriority ثم الامتدادات، ولا يشترطه البروتوكول. تقبل محركات البحث أي ترتيب، أما برامج التحقق الصارمة فلا.</translation>
    </message>
    <message>
        <source>The schemas, on request</source>
        <translation>المخططات، عند الطلب</translation>
    </message>
    <message>
        <source>The search text is longer than {max_characters:,} characters.</source>
        <translation>نص البحث أطول من {max_characters:,} محرف.</translation>
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
        <source>The server's certificate is not trusted.</source>
        <translation>شهادة الخادم غير موثوقة.</translation>
    </message>
    <message>
        <source>The set has not been checked yet.</source>
        <translation>لم تُفحص المجموعة بعد.</translation>
    </message>
    <message>
        <source>The sitemap already has 1,000 articles.</source>
        <translation>في خريطة الموقع 1,000 مقالة أصلًا.</translation>
    </message>
    <message>
        <source>The sitemap has no file yet. Save it first.</source>
        <translation>لا ملف لخريطة الموقع بعد. احفظها أولًا.</translation>
    </message>
    <message>
        <source>The sitemap has no name yet.</source>
        <translation>لا اسم لخريطة الموقع بعد.</translation>
    </message>
    <message>
        <source>The sitemap that these entries were in is no longer in the set.</source>
        <translation>خريطة الموقع التي كانت فيها هذه المدخلات لم تعد في المجموعة.</translation>
    </message>
    <message>
        <source>The sitemaps of an index should be in its folder or below. Google ignores other sitemaps.</source>
        <translation>ينبغي أن تكون خرائط الفهرس في مجلده أو تحته. يتجاهل Google الخرائط الأخرى.</translation>
    </message>
    <message>
        <source>The start page and URLs with a query are not changed.</source>
        <translation>صفحة البداية والعناوين ذات الاستعلام لا تتغير.</translation>
    </message>
    <message>
        <source>The tag “&lt;{name}&gt;” was damaged; it was repaired.</source>
        <translation>كان الوسم «&lt;{name}&gt;» تالفًا؛ فرُمِّم.</translation>
    </message>
    <message>
        <source>The text contains an invalid character.</source>
        <translation>في النص محرف غير صالح.</translation>
    </message>
    <message>
        <source>The unsaved changes of “{base}” are being recovered elsewhere.</source>
        <translation>التغييرات غير المحفوظة في «{base}» قيد الاسترداد في مكان آخر.</translation>
    </message>
    <message>
        <source>The value is empty.</source>
        <translation>القيمة فارغة.</translation>
    </message>
    <message>
        <source>The value of “{path}” contains {character}, which XML does not allow.</source>
        <translation>في قيمة «{path}» المحرف {character} الذي لا يجوز في XML.</translation>
    </message>
    <message>
        <source>The whole set</source>
        <translation>المجموعة كلها</translation>
    </message>
    <message>
        <source>The {what} contains an empty item.</source>
        <translation>في {what} عنصر فارغ.</translation>
    </message>
    <message>
        <source>The {what} contains {character}, which must be percent-encoded.</source>
        <translation>في {what} يوجد {character}، ويجب ترميزه بالنسبة المئوية.</translation>
    </message>
    <message numerus="yes">
        <source>The {what} has %n characters; {limit:,} are allowed.</source>
        <extracomment>The {what} has one character; {limit:,} are allowed.</extracomment>
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
        <source>The {what} has too many items: {count:,} of {most}.</source>
        <translation>في {what} عناصر أكثر من اللازم: {count:,} من {most}.</translation>
    </message>
    <message>
        <source>The {what} is {value}, which is not a number.</source>
        <translation>قيمة {what} هي {value}، وليست رقمًا.</translation>
    </message>
    <message>
        <source>The {what} is {value}, which is not a valid URL.</source>
        <translation>قيمة {what} هي {value}، وليست عنوان URL صالحًا.</translation>
    </message>
    <message>
        <source>The {what} is {value}, which is not a whole number.</source>
        <translation>قيمة {what} هي {value}، وليست عددًا صحيحًا.</translation>
    </message>
    <message>
        <source>The {what} is {value}: {reason}.</source>
        <translation>قيمة {what} هي {value}: {reason}.</translation>
    </message>
    <message>
        <source>The {what} is {value}; it must be {bounds}.</source>
        <translation>قيمة {what} هي {value}؛ ويجب أن تكون {bounds}.</translation>
    </message>
    <message>
        <source>The {what} should be before another field.</source>
        <translation>ينبغي أن يسبق {what} حقلًا آخر.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n indexes in “{folder}”.</source>
        <extracomment>There is one index in “{folder}”.</extracomment>
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
        <source>There are %n such entries.</source>
        <extracomment>There is 1 such entry.</extracomment>
        <translation>
            <numerusform>لا توجد مدخلات كهذه.</numerusform>
            <numerusform>يوجد مدخل واحد كهذا.</numerusform>
            <numerusform>يوجد مدخلان كهذين.</numerusform>
            <numerusform>توجد %n مدخلات كهذه.</numerusform>
            <numerusform>يوجد %n مدخلًا كهذه.</numerusform>
            <numerusform>يوجد %n مدخل كهذه.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no extensions of the kind “{kind}”.</source>
        <translation>لا امتدادات من النوع «{kind}».</translation>
    </message>
    <message>
        <source>There are no sitemaps to list.</source>
        <translation>لا توجد خرائط موقع لسردها.</translation>
    </message>
    <message>
        <source>There are none yet.</source>
        <translation>لا شيء بعد.</translation>
    </message>
    <message>
        <source>There are too many files.</source>
        <translation>الملفات أكثر من اللازم.</translation>
    </message>
    <message>
        <source>There is not enough memory for “{name}”.</source>
        <translation>لا تكفي الذاكرة لـ «{name}».</translation>
    </message>
    <message>
        <source>There were no web pages before 1990. Such dates usually come from a clock that was not set, and search engines stop trusting the dates of the site.</source>
        <translation>لم تكن هناك صفحات ويب قبل 1990. تأتي تواريخ كهذه عادةً من ساعة لم تُضبط، فلا تعود محركات البحث تثق بتواريخ الموقع.</translation>
    </message>
    <message>
        <source>There would be more sitemaps than an index may list ({limit:,}, {title}).</source>
        <translation>سيزيد عدد خرائط الموقع على ما يجوز أن يسرده الفهرس ({limit:,}، {title}).</translation>
    </message>
    <message>
        <source>These texts can't be searched: they use all private-use characters.</source>
        <translation>لا يمكن البحث في هذه النصوص: فهي تستخدم كل محارف الاستخدام الخاص.</translation>
    </message>
    <message>
        <source>This XML has no values.</source>
        <translation>لا قيم في XML هذا.</translation>
    </message>
    <message>
        <source>This search engine ignores this element. Keep it only for other search engines.</source>
        <translation>هذا العنصر يتجاهله محرك البحث هذا. أبقِ عليه لمحركات البحث الأخرى فقط.</translation>
    </message>
    <message>
        <source>Times need a time zone: Z or an offset such as +01:00. Google rejects times without one.</source>
        <translation>تحتاج الأوقات إلى منطقة زمنية: Z أو فرق مثل ‎+01:00. يرفض Google الأوقات التي تخلو منها.</translation>
    </message>
    <message>
        <source>To remove the values, choose Clear.</source>
        <translation>لإزالة القيم اختر «مسح».</translation>
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
        <source>Too many requests. Try again later.</source>
        <translation>طلبات كثيرة جدًا. أعد المحاولة لاحقًا.</translation>
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
        <source>URL of the folder; empty for the root of the site</source>
        <translation>عنوان URL للمجلد؛ فارغ لجذر الموقع</translation>
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
        <source>URLs in {names} of {element} must be complete, with protocol and host. Google does not resolve relative URLs.</source>
        <translation>يجب أن تكون عناوين URL في {names} من {element} كاملة، بالبروتوكول والمضيف. لا يحلّ Google العناوين النسبية.</translation>
    </message>
    <message>
        <source>URLs in {names} of {element} must be valid, use http or https, and be shorter than 2,048 characters. Google cannot fetch others.</source>
        <translation>يجب أن تكون عناوين URL في {names} من {element} صالحة، وأن تستخدم http أو https، وأن تكون أقصر من 2,048 محرفًا. لا يستطيع Google جلب غيرها.</translation>
    </message>
    <message>
        <source>URLs may contain only the characters of RFC 3986; all others must be percent-encoded. Search engines differ in how they encode these.</source>
        <translation>لا يجوز في عناوين URL إلا محارف RFC 3986؛ وكل ما عداها يجب ترميزه بالنسبة المئوية. تختلف محركات البحث في طريقة ترميز هذه المحارف.</translation>
    </message>
    <message>
        <source>URLs must be complete, with protocol and host. Search engines do not resolve relative URLs in sitemaps.</source>
        <translation>يجب أن تكون عناوين URL كاملة، بالبروتوكول والمضيف. لا تحلّ محركات البحث العناوين النسبية في خرائط الموقع.</translation>
    </message>
    <message>
        <source>URLs must be shorter than 2,048 characters. Search engines skip longer ones.</source>
        <translation>يجب أن تكون عناوين URL أقصر من 2,048 محرفًا. تتخطى محركات البحث الأطول منها.</translation>
    </message>
    <message>
        <source>URLs must not contain backslashes. Browsers read them as slashes, but crawlers may request a different URL.</source>
        <translation>لا يجوز في عناوين URL شرطات مائلة عكسية. تقرؤها المتصفحات كشرطات مائلة، لكن برامج الزحف قد تطلب عنوان URL آخر.</translation>
    </message>
    <message>
        <source>URLs must not contain spaces or line breaks. Search engines reject such URLs or read only the part before the space.</source>
        <translation>لا يجوز في عناوين URL فراغات ولا فواصل أسطر. ترفض محركات البحث عناوين كهذه أو لا تقرأ إلا الجزء الذي قبل الفراغ.</translation>
    </message>
    <message>
        <source>URLs must use http or https.</source>
        <translation>يجب أن تستخدم عناوين URL بروتوكول http أو https.</translation>
    </message>
    <message>
        <source>URLs must use http or https. Search engines do not crawl other protocols.</source>
        <translation>يجب أن تستخدم عناوين URL بروتوكول http أو https. لا تزحف محركات البحث على بروتوكولات أخرى.</translation>
    </message>
    <message>
        <source>URLs that differ only in “www.”, a trailing slash, the case of the host or of escapes, the fragment or the default port are probably the same page, which search engines then crawl twice.</source>
        <translation>عناوين URL التي لا تختلف إلا في «www.» أو الشرطة المائلة الختامية أو حالة أحرف المضيف أو التهريب أو الجزء بعد # أو المنفذ الافتراضي هي على الأرجح صفحة واحدة، فتزحف عليها محركات البحث مرتين.</translation>
    </message>
    <message>
        <source>URLs that match a pattern are marked as probably not public.</source>
        <translation>عناوين URL التي تطابق نمطًا تُعلَّم بأنها على الأرجح غير عامة.</translation>
    </message>
    <message>
        <source>URLs with a port are not changed.</source>
        <translation>عناوين URL التي فيها منفذ لا تتغير.</translation>
    </message>
    <message>
        <source>UTF-8</source>
        <translation>UTF-8</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>دون تغيير</translation>
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
        <source>Unnecessary port</source>
        <translation>منفذ لا لزوم له</translation>
    </message>
    <message>
        <source>Unpack it first.</source>
        <translation>فك ضغطه أولًا.</translation>
    </message>
    <message>
        <source>Up to five stock tickers, each as EXCHANGE:TICKER.</source>
        <translation>حتى خمسة رموز أسهم، كل منها بالشكل EXCHANGE:TICKER.</translation>
    </message>
    <message>
        <source>Use (?i) or \b in the expression itself.</source>
        <translation>استخدم ‎(?i)‎ أو ‎\b في التعبير نفسه.</translation>
    </message>
    <message>
        <source>Use File ▸ Open from web.</source>
        <translation>استخدم «ملف ▸ فتح من الويب».</translation>
    </message>
    <message>
        <source>Use the dates of the files instead.</source>
        <translation>استخدم تواريخ الملفات بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>Use {wanted}, or {wanted}.gz to compress it.</source>
        <translation>استخدم {wanted}، أو ‎{wanted}.gz‎ لضغطه.</translation>
    </message>
    <message>
        <source>Used when fixing URLs with non-ASCII characters.</source>
        <translation>يُستخدم عند إصلاح عناوين URL التي فيها محارف من خارج ASCII.</translation>
    </message>
    <message>
        <source>Used when fixing times without a zone.</source>
        <translation>تُستخدم عند إصلاح الأوقات التي لا منطقة لها.</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>معتاد</translation>
    </message>
    <message>
        <source>Values must be plain text. Search engines handle elements within them in different ways.</source>
        <translation>يجب أن تكون القيم نصًّا عاديًّا. تعامل محركات البحث العناصر التي فيها بطرق مختلفة.</translation>
    </message>
    <message>
        <source>Video {number:,}</source>
        <translation>الفيديو {number:,}</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>الفيديوهات</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>تحذير</translation>
    </message>
    <message>
        <source>When the page last changed, as a W3C date or time.</source>
        <translation>متى تغيرت الصفحة آخر مرة، كتاريخ أو وقت W3C.</translation>
    </message>
    <message>
        <source>Where to look</source>
        <translation>مكان البحث</translation>
    </message>
    <message>
        <source>White space around a URL is not part of it, but not every search engine removes it.</source>
        <translation>المسافة البيضاء حول عنوان URL ليست جزءًا منه، لكن ليست كل محركات البحث تزيلها.</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>النافذة</translation>
    </message>
    <message>
        <source>Write $$ for a dollar sign.</source>
        <translation>اكتب $$ لعلامة الدولار.</translation>
    </message>
    <message>
        <source>Write \\ for a backslash.</source>
        <translation>اكتب \\ للشرطة المائلة العكسية.</translation>
    </message>
    <message>
        <source>Write as W3C dates</source>
        <translation>الكتابة كتواريخ W3C</translation>
    </message>
    <message>
        <source>Write the column names into the first line.</source>
        <translation>اكتب أسماء الأعمدة في السطر الأول.</translation>
    </message>
    <message>
        <source>Write “&lt;” as “&amp;lt;” and “&amp;” as “&amp;amp;” in every value.</source>
        <translation>اكتب «&lt;» في كل قيمة «&amp;lt;» و«&amp;» فيها «&amp;amp;».</translation>
    </message>
    <message>
        <source>Write “{suggestion}”.</source>
        <translation>اكتب «{suggestion}».</translation>
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
        <source>XML does not treat characters such as no-break spaces and byte order marks as white space. Search engines read them as part of the URL.</source>
        <translation>لا يعامل XML محارف مثل المسافات غير الفاصلة وعلامات ترتيب البايتات كمسافة بيضاء. تقرؤها محركات البحث كجزء من عنوان URL.</translation>
    </message>
    <message>
        <source>XML files should begin with a declaration. Without one, search engines read the file as UTF-8, which sitemaps must use anyway.</source>
        <translation>ينبغي أن تبدأ ملفات XML بتصريح. ومن دونه تقرأ محركات البحث الملف بترميز UTF-8، وهو الواجب لخرائط الموقع على أي حال.</translation>
    </message>
    <message>
        <source>Yandex</source>
        <translation>Yandex</translation>
    </message>
    <message>
        <source>You don't have permission to open “{name}”.</source>
        <translation>ليس لديك إذن بفتح «{name}».</translation>
    </message>
    <message>
        <source>You don't have permission to save “{name}”.</source>
        <translation>ليس لديك إذن بحفظ «{name}».</translation>
    </message>
    <message>
        <source>Z, +01:00 or similar, or empty</source>
        <translation>Z أو ‎+01:00 أو ما شابه، أو فارغ</translation>
    </message>
    <message>
        <source>a URL that begins with https://, or empty</source>
        <translation>عنوان URL يبدأ بـ https://‎، أو فارغ</translation>
    </message>
    <message>
        <source>a backup or a database dump</source>
        <translation>نسخة احتياطية أو تفريغ لقاعدة بيانات</translation>
    </message>
    <message>
        <source>a character must follow the backslash</source>
        <translation>يجب أن يتبع الشرطة المائلة العكسية محرف</translation>
    </message>
    <message>
        <source>a comment contains “--”</source>
        <translation>في تعليق «--»</translation>
    </message>
    <message>
        <source>a condition such as “loc contains /blog/” must come next (words: {words})</source>
        <translation>يجب أن يأتي هنا شرط مثل «loc contains /blog/» (الكلمات: {words})</translation>
    </message>
    <message>
        <source>a development or staging site</source>
        <translation>موقع تطوير أو اختبار</translation>
    </message>
    <message>
        <source>a document type or an entity is declared</source>
        <translation>صُرِّح بنوع مستند أو كيان</translation>
    </message>
    <message>
        <source>a file name with {n} for the number</source>
        <translation>اسم ملف فيه {n} مكان الرقم</translation>
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
        <source>a host name in a private network</source>
        <translation>اسم مضيف في شبكة خاصة</translation>
    </message>
    <message>
        <source>a name is longer than 50,000 characters</source>
        <translation>اسم أطول من 50,000 محرف</translation>
    </message>
    <message>
        <source>a name, or empty</source>
        <translation>اسم، أو فارغ</translation>
    </message>
    <message>
        <source>a part of it begins or ends with a hyphen</source>
        <translation>جزء منه يبدأ بشرطة أو ينتهي بها</translation>
    </message>
    <message>
        <source>a part of it is empty</source>
        <translation>جزء منه فارغ</translation>
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
        <source>a private or link-local network</source>
        <translation>شبكة خاصة أو محلية الارتباط</translation>
    </message>
    <message>
        <source>a reference “&amp;#…;” is not valid</source>
        <translation>المرجع «‎&amp;#…;‎» غير صالح</translation>
    </message>
    <message>
        <source>a value contains “]]&gt;”</source>
        <translation>في قيمة «]]&gt;»</translation>
    </message>
    <message>
        <source>a value is too long or not valid</source>
        <translation>قيمة أطول من اللازم أو غير صالحة</translation>
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
        <source>a “&amp;” is not escaped</source>
        <translation>علامة «&amp;» غير مهرَّبة</translation>
    </message>
    <message>
        <source>a “&lt;” is not escaped</source>
        <translation>علامة «&lt;» غير مهرَّبة</translation>
    </message>
    <message>
        <source>add the time zone that you choose</source>
        <translation>إضافة المنطقة الزمنية التي تختارها</translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation>ملتبس</translation>
    </message>
    <message>
        <source>an administration page</source>
        <translation>صفحة إدارة</translation>
    </message>
    <message>
        <source>an attribute is repeated</source>
        <translation>سمة مكررة</translation>
    </message>
    <message>
        <source>an attribute value is not in quotes</source>
        <translation>قيمة سمة ليست بين علامتي اقتباس</translation>
    </message>
    <message>
        <source>an element is closed that was not opened</source>
        <translation>يُغلق عنصر لم يُفتح</translation>
    </message>
    <message>
        <source>another order</source>
        <translation>ترتيب آخر</translation>
    </message>
    <message>
        <source>another program is saving it</source>
        <translation>يحفظها برنامج آخر</translation>
    </message>
    <message>
        <source>another program uses it, or you don't have permission</source>
        <translation>يستخدمه برنامج آخر، أو ليس لديك إذن</translation>
    </message>
    <message>
        <source>another version of the program wrote its journal</source>
        <translation>كتب دفتر يومياته إصدار آخر من البرنامج</translation>
    </message>
    <message>
        <source>as the program saved it</source>
        <translation>كما حفظها البرنامج</translation>
    </message>
    <message>
        <source>at least {low:,g}</source>
        <translation>{low:,g} على الأقل</translation>
    </message>
    <message>
        <source>complete it with the base URL</source>
        <translation>إكماله بعنوان URL الأساس</translation>
    </message>
    <message>
        <source>current URL prefix</source>
        <translation>بادئة عنوان URL الحالية</translation>
    </message>
    <message>
        <source>date, or time with zone</source>
        <translation>تاريخ، أو وقت مع منطقته</translation>
    </message>
    <message>
        <source>decimal places</source>
        <translation>منازل عشرية</translation>
    </message>
    <message>
        <source>error, warning, info or the name of a rule</source>
        <translation>error أو warning أو info أو اسم قاعدة</translation>
    </message>
    <message>
        <source>factor</source>
        <translation>عامل الضرب</translation>
    </message>
    <message>
        <source>file</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>files that can't be read</source>
        <translation>ملفات تعذرت قراءتها</translation>
    </message>
    <message>
        <source>first in 3/4/2025</source>
        <translation>الأول في 3/4/2025</translation>
    </message>
    <message>
        <source>folder of the site</source>
        <translation>مجلد الموقع</translation>
    </message>
    <message>
        <source>from {low:,g} to {high:,g}</source>
        <translation>من {low:,g} إلى {high:,g}</translation>
    </message>
    <message>
        <source>hreflang must be an ISO 639-1 language, optionally with an ISO 15924 script and an ISO 3166-1 country, or x-default. Google ignores other codes.</source>
        <translation>يجب أن يكون hreflang لغة من ISO 639-1، وربما مع كتابة من ISO 15924 وبلد من ISO 3166-1، أو x-default. يتجاهل Google الرموز الأخرى.</translation>
    </message>
    <message>
        <source>it belongs to another user</source>
        <translation>يملكه مستخدم آخر</translation>
    </message>
    <message>
        <source>it contains a control character</source>
        <translation>فيه محرف تحكم</translation>
    </message>
    <message>
        <source>it contains invalid characters</source>
        <translation>فيه محارف غير صالحة</translation>
    </message>
    <message>
        <source>it contains text after the end of the sitemap</source>
        <translation>فيه نص بعد نهاية خريطة الموقع</translation>
    </message>
    <message>
        <source>it contains too many levels or digits</source>
        <translation>فيه مستويات أو أرقام أكثر من اللازم</translation>
    </message>
    <message>
        <source>it has more than {max_pattern_characters:,} characters</source>
        <translation>فيه أكثر من {max_pattern_characters:,} محرف</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>هو فارغ</translation>
    </message>
    <message>
        <source>it is empty and would match every URL</source>
        <translation>هو فارغ، وسيطابق كل عناوين URL</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>ليس ملفًا</translation>
    </message>
    <message>
        <source>it is not a valid IP address</source>
        <translation>ليس عنوان IP صالحًا</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>هو أكبر من اللازم</translation>
    </message>
    <message>
        <source>it must have a form such as en, en-GB or zh-Hant-TW</source>
        <translation>يجب أن يكون بصيغة مثل en أو en-GB أو zh-Hant-TW</translation>
    </message>
    <message>
        <source>it must not have more than {host} characters, or {label} between dots</source>
        <translation>لا يجوز أن يزيد طوله على {host} محرفًا، ولا ما بين نقطتين على {label} محرفًا</translation>
    </message>
    <message>
        <source>items without a link</source>
        <translation>عناصر بلا رابط</translation>
    </message>
    <message>
        <source>its end is missing</source>
        <translation>نهايته مفقودة</translation>
    </message>
    <message>
        <source>its folder does not exist</source>
        <translation>مجلده غير موجود</translation>
    </message>
    <message>
        <source>its journal is damaged</source>
        <translation>دفتر يومياته تالف</translation>
    </message>
    <message>
        <source>its limit is reached</source>
        <translation>بُلغ حده الأقصى</translation>
    </message>
    <message>
        <source>its links lead in a circle</source>
        <translation>روابطه تدور في حلقة</translation>
    </message>
    <message>
        <source>line {count} is not UTF-8</source>
        <translation>السطر {count} ليس UTF-8</translation>
    </message>
    <message>
        <source>line {line}, column {column} is not valid</source>
        <translation>السطر {line}، العمود {column} غير صالح</translation>
    </message>
    <message>
        <source>lines that are no log entries</source>
        <translation>أسطر ليست من السجل</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>الحد الأقصى</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>الحد الأدنى</translation>
    </message>
    <message>
        <source>new URL prefix</source>
        <translation>بادئة عنوان URL الجديدة</translation>
    </message>
    <message>
        <source>news sitemaps require an ISO 639 code, zh-cn or zh-tw</source>
        <translation>تتطلب خرائط الأخبار رمزًا من ISO 639 أو zh-cn أو zh-tw</translation>
    </message>
    <message>
        <source>no day</source>
        <translation>لا يوم</translation>
    </message>
    <message>
        <source>no file in the folder</source>
        <translation>لا ملف في المجلد</translation>
    </message>
    <message>
        <source>none</source>
        <translation>لا توجد</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>ليس رقمًا</translation>
    </message>
    <message>
        <source>not a valid date</source>
        <translation>ليس تاريخًا صالحًا</translation>
    </message>
    <message>
        <source>not a web URL</source>
        <translation>ليس عنوان URL على الويب</translation>
    </message>
    <message>
        <source>not set (Z = UTC)</source>
        <translation>غير معيّنة (‏Z = UTC)</translation>
    </message>
    <message>
        <source>number of days, negative for earlier</source>
        <translation>عدد الأيام، وبالسالب لما هو أسبق</translation>
    </message>
    <message>
        <source>one of {operators} must come next</source>
        <translation>يجب أن يأتي هنا أحد {operators}</translation>
    </message>
    <message>
        <source>outside the folder</source>
        <translation>خارج المجلد</translation>
    </message>
    <message>
        <source>outside the years 1 to 9999</source>
        <translation>خارج السنوات من 1 إلى 9999</translation>
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
        <source>parentheses are nested more than {most} deep</source>
        <translation>يزيد عمق تداخل الأقواس على {most}</translation>
    </message>
    <message>
        <source>parentheses are nested too deeply</source>
        <translation>الأقواس متداخلة بعمق مفرط</translation>
    </message>
    <message>
        <source>percent-encode them as UTF-8 (or ISO-8859-1 for old servers)</source>
        <translation>ترميزها بالنسبة المئوية وفق UTF-8 (أو ISO-8859-1 للخوادم القديمة)</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>الدقة</translation>
    </message>
    <message>
        <source>priorities, starting with the start page</source>
        <translation>الأولويات، بدءًا بصفحة البداية</translation>
    </message>
    <message>
        <source>put the elements in the order of the schema</source>
        <translation>وضع العناصر بترتيب المخطط</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>للقراءة فقط</translation>
    </message>
    <message>
        <source>remove one level of escaping</source>
        <translation>إزالة مستوى واحد من التهريب</translation>
    </message>
    <message>
        <source>remove the element</source>
        <translation>إزالة العنصر</translation>
    </message>
    <message>
        <source>remove the fragment</source>
        <translation>إزالة الجزء بعد #</translation>
    </message>
    <message>
        <source>remove the port</source>
        <translation>إزالة المنفذ</translation>
    </message>
    <message>
        <source>remove these characters</source>
        <translation>إزالة هذه المحارف</translation>
    </message>
    <message>
        <source>remove these parameters</source>
        <translation>إزالة هذه المعاملات</translation>
    </message>
    <message>
        <source>replace backslashes with slashes</source>
        <translation>استبدال الشرطات المائلة العكسية بشرطات مائلة</translation>
    </message>
    <message>
        <source>replace spaces with %20</source>
        <translation>استبدال الفراغات بـ ‎%20</translation>
    </message>
    <message>
        <source>replace the comma with a point</source>
        <translation>استبدال الفاصلة بنقطة</translation>
    </message>
    <message>
        <source>replace these percent signs with %25</source>
        <translation>استبدال علامات النسبة المئوية هذه بـ ‎%25</translation>
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
        <source>resolve the dot segments</source>
        <translation>حلّ المقاطع النقطية</translation>
    </message>
    <message>
        <source>robots.txt of {host}</source>
        <translation>‏robots.txt الخاص بالمضيف {host}</translation>
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
        <source>rows whose URL is not complete</source>
        <translation>الصفوف التي عنوان URL فيها غير كامل</translation>
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
        <source>save the repaired file</source>
        <translation>حفظ الملف المرمَّم</translation>
    </message>
    <message>
        <source>save the repaired file, if the repair was certain</source>
        <translation>حفظ الملف المرمَّم، إن كان الترميم مؤكدًا</translation>
    </message>
    <message>
        <source>several URLs for one language</source>
        <translation>عدة عناوين URL للغة واحدة</translation>
    </message>
    <message>
        <source>site; empty for all sites</source>
        <translation>الموقع؛ فارغ لكل المواقع</translation>
    </message>
    <message>
        <source>sitemap</source>
        <translation>خريطة الموقع</translation>
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
        <source>something that should not be public</source>
        <translation>شيء لا ينبغي أن يكون معلنًا</translation>
    </message>
    <message>
        <source>the XML declaration is not at the very beginning</source>
        <translation>تصريح XML ليس في البداية تمامًا</translation>
    </message>
    <message>
        <source>the XML is not well-formed</source>
        <translation>صياغة XML غير سليمة</translation>
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
        <source>the disk reported an error</source>
        <translation>أبلغ القرص عن خطأ</translation>
    </message>
    <message>
        <source>the entity “&amp;{entity};” is not defined</source>
        <translation>الكيان «&amp;{entity};» غير معرَّف</translation>
    </message>
    <message>
        <source>the file or its folder does not exist</source>
        <translation>الملف أو مجلده غير موجود</translation>
    </message>
    <message>
        <source>the folder “{folder}” is missing</source>
        <translation>المجلد «{folder}» مفقود</translation>
    </message>
    <message>
        <source>the local computer</source>
        <translation>الحاسوب المحلي</translation>
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
        <source>the part before the @ is not valid</source>
        <translation>الجزء الذي قبل @ غير صالح</translation>
    </message>
    <message>
        <source>the prefix “{prefix}” is used but not declared</source>
        <translation>استُخدمت البادئة «{prefix}» دون تصريح بها</translation>
    </message>
    <message>
        <source>the process that read it ended unexpectedly</source>
        <translation>انتهت على نحو غير متوقع العملية التي كانت تقرؤه</translation>
    </message>
    <message>
        <source>the quotation mark is not closed</source>
        <translation>علامة الاقتباس غير مغلقة</translation>
    </message>
    <message>
        <source>the quotation marks do not match</source>
        <translation>علامتا الاقتباس غير متطابقتين</translation>
    </message>
    <message>
        <source>the root element is missing</source>
        <translation>العنصر الجذر مفقود</translation>
    </message>
    <message>
        <source>the schema's order</source>
        <translation>ترتيب المخطط</translation>
    </message>
    <message>
        <source>there is nothing to repeat before this character</source>
        <translation>لا شيء قبل هذا المحرف لتكراره</translation>
    </message>
    <message>
        <source>this bracket is not closed</source>
        <translation>هذا القوس غير مغلق</translation>
    </message>
    <message>
        <source>this parenthesis is not closed</source>
        <translation>هذا القوس غير مغلق</translation>
    </message>
    <message>
        <source>this parenthesis is not opened</source>
        <translation>ليس لهذا القوس قوس فاتح</translation>
    </message>
    <message>
        <source>this range is reversed</source>
        <translation>هذا المجال معكوس</translation>
    </message>
    <message>
        <source>this syntax is not supported</source>
        <translation>هذه الصياغة غير مدعومة</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true أو false</translation>
    </message>
    <message>
        <source>under {share:,.1f} %</source>
        <translation>أقل من {share:,.1f} %</translation>
    </message>
    <message>
        <source>value</source>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>white space</source>
        <translation>مسافة بيضاء</translation>
    </message>
    <message>
        <source>write it in lower case, without white space</source>
        <translation>كتابته بأحرف صغيرة دون مسافة بيضاء</translation>
    </message>
    <message>
        <source>write the host in ASCII</source>
        <translation>كتابة المضيف بمحارف ASCII</translation>
    </message>
    <message>
        <source>write the namespace of the protocol when the sitemap is saved</source>
        <translation>كتابة مساحة أسماء البروتوكول عند حفظ خريطة الموقع</translation>
    </message>
    <message>
        <source>write the number without an exponent</source>
        <translation>كتابة الرقم دون أُس</translation>
    </message>
    <message>
        <source>write the protocol and host in lower case</source>
        <translation>كتابة البروتوكول والمضيف بأحرف صغيرة</translation>
    </message>
    <message>
        <source>write the same date in W3C format, if its meaning is certain</source>
        <translation>كتابة التاريخ نفسه بصيغة W3C، إن كان معناه مؤكدًا</translation>
    </message>
    <message>
        <source>xsi:schemaLocation does not list pairs of a namespace and a schema.</source>
        <translation>لا يسرد xsi:schemaLocation أزواجًا من مساحة أسماء ومخطط.</translation>
    </message>
    <message>
        <source>xsi:schemaLocation lists no schema for {sitemap}.</source>
        <translation>لا يسرد xsi:schemaLocation مخططًا لـ {sitemap}.</translation>
    </message>
    <message>
        <source>xsi:schemaLocation lists the namespace “{foreign}”, which the file does not use.</source>
        <translation>يسرد xsi:schemaLocation مساحة الأسماء «{foreign}» التي لا يستخدمها الملف.</translation>
    </message>
    <message>
        <source>xsi:schemaLocation lists “{given}”, not {schema}.</source>
        <translation>يسرد xsi:schemaLocation ‏«{given}» لا {schema}.</translation>
    </message>
    <message>
        <source>xsi:schemaLocation must list pairs of a namespace of the file and its schema: sitemap.xsd for sitemaps, siteindex.xsd for indexes. Validators load the wrong schema otherwise.</source>
        <translation>يجب أن يسرد xsi:schemaLocation أزواجًا من مساحة أسماء في الملف ومخططها: sitemap.xsd لخرائط الموقع، وsiteindex.xsd للفهارس. وإلا حمّلت برامج التحقق مخططًا خاطئًا.</translation>
    </message>
    <message>
        <source>you don't have permission</source>
        <translation>ليس لديك إذن</translation>
    </message>
    <message>
        <source>{address} can't be the URL of a sitemap.</source>
        <translation>لا يمكن أن يكون {address} عنوان خريطة موقع.</translation>
    </message>
    <message>
        <source>{address} differs from its sitemap {place} in protocol, host or port.</source>
        <translation>يختلف {address} عن خريطة موقعه {place} في البروتوكول أو المضيف أو المنفذ.</translation>
    </message>
    <message>
        <source>{address} is outside {folder}, the folder of its sitemap {place}.</source>
        <translation>يقع {address} خارج {folder}، مجلد خريطة موقعه {place}.</translation>
    </message>
    <message>
        <source>{authority} is not a valid host: {host_fault}.</source>
        <translation>ليس {authority} مضيفًا صالحًا: {host_fault}.</translation>
    </message>
    <message>
        <source>{count:,}</source>
        <translation>{count:,}</translation>
    </message>
    <message numerus="yes">
        <source>{done:,} of %n files, {size:,.1f} MB</source>
        <extracomment>{done:,} of one file, {size:,.1f} MB</extracomment>
        <translation>
            <numerusform>‏{done:,} من 0 ملف، {size:,.1f} م.ب</numerusform>
            <numerusform>‏{done:,} من ملف واحد، {size:,.1f} م.ب</numerusform>
            <numerusform>‏{done:,} من ملفين، {size:,.1f} م.ب</numerusform>
            <numerusform>‏{done:,} من %n ملفات، {size:,.1f} م.ب</numerusform>
            <numerusform>‏{done:,} من %n ملفًا، {size:,.1f} م.ب</numerusform>
            <numerusform>‏{done:,} من %n ملف، {size:,.1f} م.ب</numerusform>
        </translation>
    </message>
    <message>
        <source>{element} must have {names}. Google ignores incomplete elements.</source>
        <translation>يجب أن يكون في {element} ما يلي: {names}. يتجاهل Google العناصر غير المكتملة.</translation>
    </message>
    <message>
        <source>{element} must not repeat its fields more often than allowed. Google ignores the others.</source>
        <translation>لا يجوز أن تتكرر حقول {element} أكثر من المسموح به. يتجاهل Google ما زاد.</translation>
    </message>
    <message>
        <source>{field}: {words}</source>
        <translation>{field}: {words}</translation>
    </message>
    <message>
        <source>{first} is not allowed here and must be written {percent_encoded}{more}.</source>
        <translation>لا يجوز {first} هنا، ويجب أن يُكتب {percent_encoded}{more}.</translation>
    </message>
    <message>
        <source>{first} is not allowed in a host{more}.</source>
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
        <source>{found} was probably escaped twice; it should be {once}.</source>
        <translation>الأرجح أن {found} هُرِّب مرتين؛ والصواب {once}.</translation>
    </message>
    <message>
        <source>{fragment} is a position in the page; search engines ignore it.</source>
        <translation>‏{fragment} موضع داخل الصفحة؛ تتجاهله محركات البحث.</translation>
    </message>
    <message>
        <source>{host} has a colon without a port, followed by two slashes: probably two URLs were joined.</source>
        <translation>في {host} نقطتان دون منفذ تليهما شرطتان مائلتان: الأرجح أن عنواني URL وُصلا معًا.</translation>
    </message>
    <message>
        <source>{label} in the host mixes scripts ({scripts}) and could be mistaken for another name.</source>
        <translation>يخلط {label} في المضيف عدة أبجديات ({scripts})، وقد يُظن اسمًا آخر.</translation>
    </message>
    <message>
        <source>{label}: {entries}, {share}</source>
        <translation>‏{label}: {entries}، {share}</translation>
    </message>
    <message>
        <source>{link} repeats an earlier alternate.</source>
        <translation>يكرر {link} بديلًا سابقًا.</translation>
    </message>
    <message>
        <source>{link}: {fields} is not the only URL for this language.</source>
        <translation>‏{link}: ليس {fields} عنوان URL الوحيد لهذه اللغة.</translation>
    </message>
    <message>
        <source>{link}: {value} has no link back to this page.</source>
        <translation>‏{link}: لا رابط رجوع في {value} إلى هذه الصفحة.</translation>
    </message>
    <message>
        <source>{link}: {value} uses another language for itself.</source>
        <translation>‏{link}: يستخدم {value} لغة أخرى لنفسه.</translation>
    </message>
    <message>
        <source>{loc} contains a space, which must be written %20.</source>
        <translation>في {loc} فراغ، ويجب أن يُكتب ‎%20.</translation>
    </message>
    <message>
        <source>{loc} contains a tab or a line break.</source>
        <translation>في {loc} علامة جدولة أو فاصل أسطر.</translation>
    </message>
    <message>
        <source>{loc} differs from {home}, the site of most entries, in protocol, host or port.</source>
        <translation>يختلف {loc} عن {home}، موقع معظم المدخلات، في البروتوكول أو المضيف أو المنفذ.</translation>
    </message>
    <message>
        <source>{message} The readable part ({count}) is shown read-only.</source>
        <translation>‏{message} الجزء المقروء ({count}) معروض للقراءة فقط.</translation>
    </message>
    <message>
        <source>{named} is not valid UTF-8; it was read as “{characters}” (Windows-1252).</source>
        <translation>‏{named} ليس UTF-8 صالحًا؛ وقد قُرئ «{characters}» (Windows-1252).</translation>
    </message>
    <message>
        <source>{names} of {element} must be numbers, and whole numbers for counts. Google ignores other values.</source>
        <translation>يجب أن تكون قيم {names} في {element} أرقامًا، وأعدادًا صحيحة لما يُعدّ. يتجاهل Google القيم الأخرى.</translation>
    </message>
    <message>
        <source>{names} of {element} must be within their ranges. Google ignores other values.</source>
        <translation>يجب أن تكون قيم {names} في {element} ضمن مجالاتها. يتجاهل Google القيم الأخرى.</translation>
    </message>
    <message>
        <source>{names} of {element} must have one of the defined values. Google ignores other values.</source>
        <translation>يجب أن تكون قيم {names} في {element} من القيم المعرَّفة. يتجاهل Google القيم الأخرى.</translation>
    </message>
    <message>
        <source>{names} of {element} must have the required format. Google ignores other values.</source>
        <translation>يجب أن تكون قيم {names} في {element} بالصيغة المطلوبة. يتجاهل Google القيم الأخرى.</translation>
    </message>
    <message>
        <source>{names} of {element} must not be longer than allowed. Google rejects longer values.</source>
        <translation>لا يجوز أن تكون قيم {names} في {element} أطول من المسموح به. يرفض Google القيم الأطول.</translation>
    </message>
    <message>
        <source>{names} of {element} must not list more items than allowed. Google ignores the others.</source>
        <translation>لا يجوز أن تسرد قيم {names} في {element} عناصر أكثر من المسموح به. يتجاهل Google ما زاد.</translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n bytes; {title} allows {most:,}.</source>
        <extracomment>{name} has 1 byte; {title} allows {most:,}.</extracomment>
        <translation>
            <numerusform>حجم {name} صفر من البايتات؛ ويسمح {title} بما لا يتجاوز {most:,}.</numerusform>
            <numerusform>حجم {name} بايت واحد؛ ويسمح {title} بما لا يتجاوز {most:,}.</numerusform>
            <numerusform>حجم {name} بايتان؛ ويسمح {title} بما لا يتجاوز {most:,}.</numerusform>
            <numerusform>حجم {name} %n بايتات؛ ويسمح {title} بما لا يتجاوز {most:,}.</numerusform>
            <numerusform>حجم {name} %n بايتًا؛ ويسمح {title} بما لا يتجاوز {most:,}.</numerusform>
            <numerusform>حجم {name} %n بايت؛ ويسمح {title} بما لا يتجاوز {most:,}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lists %n URLs; {title} allows {most:,}.</source>
        <extracomment>{name} lists 1 URL; {title} allows {most:,}.</extracomment>
        <translation>
            <numerusform>لا يدرج {name} أي عنوان URL؛ ويسمح {title} بما لا يتجاوز {most:,}.</numerusform>
            <numerusform>يدرج {name} عنوان URL واحدًا؛ ويسمح {title} بما لا يتجاوز {most:,}.</numerusform>
            <numerusform>يدرج {name} عنواني URL؛ ويسمح {title} بما لا يتجاوز {most:,}.</numerusform>
            <numerusform>يدرج {name} %n عناوين URL؛ ويسمح {title} بما لا يتجاوز {most:,}.</numerusform>
            <numerusform>يدرج {name} %n عنوان URL؛ ويسمح {title} بما لا يتجاوز {most:,}.</numerusform>
            <numerusform>يدرج {name} %n عنوان URL؛ ويسمح {title} بما لا يتجاوز {most:,}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lists %n sitemaps; {title} allows {most:,}.</source>
        <extracomment>{name} lists 1 sitemap; {title} allows {most:,}.</extracomment>
        <translation>
            <numerusform>لا يدرج {name} أي خريطة موقع؛ ويسمح {title} بما لا يتجاوز {most:,}.</numerusform>
            <numerusform>يدرج {name} خريطة موقع واحدة؛ ويسمح {title} بما لا يتجاوز {most:,}.</numerusform>
            <numerusform>يدرج {name} خريطتي موقع؛ ويسمح {title} بما لا يتجاوز {most:,}.</numerusform>
            <numerusform>يدرج {name} %n خرائط موقع؛ ويسمح {title} بما لا يتجاوز {most:,}.</numerusform>
            <numerusform>يدرج {name} %n خريطة موقع؛ ويسمح {title} بما لا يتجاوز {most:,}.</numerusform>
            <numerusform>يدرج {name} %n خريطة موقع؛ ويسمح {title} بما لا يتجاوز {most:,}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} of {who}</source>
        <translation>{name} في {who}</translation>
    </message>
    <message>
        <source>{name}: {urls:,} of {max_urls:,} URLs, {bytes:,} of {max_bytes:,} MB</source>
        <translation>‏{name}: {urls:,} من {max_urls:,} عنوان URL، {bytes:,} من {max_bytes:,} م.ب</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} من {total}</translation>
    </message>
    <message>
        <source>{number} · {loc}</source>
        <translation>{number} · {loc}</translation>
    </message>
    <message>
        <source>{n} is the number of the file.</source>
        <translation>‏{n} هو رقم الملف.</translation>
    </message>
    <message>
        <source>{place} already has this URL: {loc}.</source>
        <translation>في {place} عنوان URL هذا أصلًا: {loc}.</translation>
    </message>
    <message>
        <source>{place} has almost the same URL: {loc}.</source>
        <translation>في {place} عنوان URL شبه مطابق: {loc}.</translation>
    </message>
    <message>
        <source>{place} has this URL with the other protocol: {loc}.</source>
        <translation>في {place} عنوان URL هذا بالبروتوكول الآخر: {loc}.</translation>
    </message>
    <message>
        <source>{port} is the default for {scheme} and unnecessary.</source>
        <translation>المنفذ {port} هو الافتراضي لـ {scheme} ولا لزوم له.</translation>
    </message>
    <message>
        <source>{scheme} contains capitals; write it in lower case.</source>
        <translation>في {scheme} أحرف كبيرة؛ اكتبه بأحرف صغيرة.</translation>
    </message>
    <message>
        <source>{share:,.1f} %</source>
        <translation>{share:,.1f} %</translation>
    </message>
    <message>
        <source>{text} does not exist.</source>
        <translation>‏{text} غير موجود.</translation>
    </message>
    <message>
        <source>{text} is a valid W3C date, but the published schema rejects it.</source>
        <translation>‏{text} تاريخ W3C صالح، لكن المخطط المنشور يرفضه.</translation>
    </message>
    <message>
        <source>{text} is not a valid W3C date, although the published schema accepts it.</source>
        <translation>ليس {text} تاريخ W3C صالحًا، وإن كان المخطط المنشور يقبله.</translation>
    </message>
    <message>
        <source>{times} in {where}</source>
        <translation>{times} في {where}</translation>
    </message>
    <message>
        <source>{title} ({count})</source>
        <translation>{title} ({count})</translation>
    </message>
    <message>
        <source>{told}; over the limit</source>
        <translation>{told}؛ فوق الحد</translation>
    </message>
    <message>
        <source>{told}; {count:,} more in files or the set</source>
        <translation>{told}؛ و{count:,} أيضًا في الملفات أو المجموعة</translation>
    </message>
    <message>
        <source>{value} contains backslashes instead of slashes.</source>
        <translation>في {value} شرطات مائلة عكسية بدلًا من الشرطات المائلة.</translation>
    </message>
    <message>
        <source>{value} contains dot segments; search engines index {mended} instead.</source>
        <translation>في {value} مقاطع نقطية؛ تفهرس محركات البحث {mended} بدلًا منه.</translation>
    </message>
    <message numerus="yes">
        <source>{value} has %n characters; the published schema requires at least {least}.</source>
        <extracomment>{value} has one character; the published schema requires at least {least}.</extracomment>
        <translation>
            <numerusform>طول {value} صفر من المحارف؛ ويشترط المخطط المنشور {least} على الأقل.</numerusform>
            <numerusform>طول {value} محرف واحد؛ ويشترط المخطط المنشور {least} على الأقل.</numerusform>
            <numerusform>طول {value} محرفان؛ ويشترط المخطط المنشور {least} على الأقل.</numerusform>
            <numerusform>طول {value} %n محارف؛ ويشترط المخطط المنشور {least} على الأقل.</numerusform>
            <numerusform>طول {value} %n محرفًا؛ ويشترط المخطط المنشور {least} على الأقل.</numerusform>
            <numerusform>طول {value} %n محرف؛ ويشترط المخطط المنشور {least} على الأقل.</numerusform>
        </translation>
    </message>
    <message>
        <source>{value} has a decimal comma; write a point, as in 0.8.</source>
        <translation>في {value} فاصلة عشرية؛ اكتب نقطة، كما في 0.8.</translation>
    </message>
    <message>
        <source>{value} has invisible characters around the URL.</source>
        <translation>في {value} محارف غير مرئية حول عنوان URL.</translation>
    </message>
    <message>
        <source>{value} has no host.</source>
        <translation>ليس في {value} مضيف.</translation>
    </message>
    <message>
        <source>{value} has no time zone; add Z or an offset such as +01:00.</source>
        <translation>ليس في {value} منطقة زمنية؛ أضف Z أو فرقًا مثل ‎+01:00.</translation>
    </message>
    <message>
        <source>{value} has white space around the URL.</source>
        <translation>في {value} مسافة بيضاء حول عنوان URL.</translation>
    </message>
    <message>
        <source>{value} is already in the set.</source>
        <translation>‏{value} موجود في المجموعة أصلًا.</translation>
    </message>
    <message>
        <source>{value} is before 1990, when there was no web.</source>
        <translation>يسبق {value} سنة 1990، حين لم يكن الويب موجودًا.</translation>
    </message>
    <message>
        <source>{value} is in the future.</source>
        <translation>يقع {value} في المستقبل.</translation>
    </message>
    <message>
        <source>{value} is not a W3C date such as 2026-11-02 or 2026-11-02T17:33:00+01:00.</source>
        <translation>ليس {value} تاريخ W3C مثل ‎2026-11-02 أو ‎2026-11-02T17:33:00+01:00.</translation>
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
        <source>{value} is on a different site than most entries of its sitemap.</source>
        <translation>يقع {value} على موقع غير موقع معظم مدخلات خريطته.</translation>
    </message>
    <message>
        <source>{value} is outside the folder of its sitemap.</source>
        <translation>يقع {value} خارج مجلد خريطة موقعه.</translation>
    </message>
    <message>
        <source>{value} looks like {what} (pattern {found}).</source>
        <translation>يبدو {value} من قبيل: {what} (النمط {found}).</translation>
    </message>
    <message numerus="yes">
        <source>{what} (%n entries)</source>
        <extracomment>{what} (1 entry)</extracomment>
        <translation>
            <numerusform>{what} (لا مدخلات)</numerusform>
            <numerusform>{what} (مدخل واحد)</numerusform>
            <numerusform>{what} (مدخلان)</numerusform>
            <numerusform>{what} (%n مدخلات)</numerusform>
            <numerusform>{what} (%n مدخلًا)</numerusform>
            <numerusform>{what} (%n مدخل)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what} in %n entries</source>
        <extracomment>{what} in 1 entry</extracomment>
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
        <source>{what}: {message}</source>
        <translation>‏{what}: {message}</translation>
    </message>
    <message>
        <source>{who} expired on {value}.</source>
        <translation>انتهت صلاحية {who} في {value}.</translation>
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
        <source>{who} has no {name}.</source>
        <translation>لا يوجد {name} في {who}.</translation>
    </message>
    <message>
        <source>{who} has the unknown element {name}.</source>
        <translation>في {who} العنصر غير المعروف {name}.</translation>
    </message>
    <message>
        <source>{who} has {count:,} × {breach}; at most {most:,} are allowed.</source>
        <translation>في {who} تكرر {breach} بعدد {count:,}؛ والمسموح به {most:,} على الأكثر.</translation>
    </message>
    <message>
        <source>{who} is no longer read by search engines.</source>
        <translation>لم تعد محركات البحث تقرأ {who}.</translation>
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
        <source>{wrong} in the {what} is not a valid value.</source>
        <translation>ليس {wrong} في {what} قيمة صالحة.</translation>
    </message>
    <message>
        <source>{wrong} in the {what} is not one of {choices}.</source>
        <translation>ليس {wrong} في {what} من القيم {choices}.</translation>
    </message>
    <message>
        <source>“Match case” and “Whole words only” don't work with this expression.</source>
        <translation>لا تعمل «مطابقة حالة الأحرف» و«كلمات كاملة فقط» مع هذا التعبير.</translation>
    </message>
    <message>
        <source>“\{escape}” can't be used in a replacement.</source>
        <translation>لا يمكن استخدام «‎\{escape}» في نص الاستبدال.</translation>
    </message>
    <message>
        <source>“always” is for pages that change with every access, and “never” for archived pages. If lastmod contradicts it, search engines trust neither value.</source>
        <translation>‏«always» للصفحات التي تتغير عند كل وصول إليها، و«never» للصفحات المؤرشفة. إذا ناقضها lastmod فلا تثق محركات البحث بأي من القيمتين.</translation>
    </message>
    <message>
        <source>“always” means that the page changes with every access, but lastmod is more than a year ago.</source>
        <translation>تعني «always» أن الصفحة تتغير عند كل وصول إليها، لكن lastmod مضى عليه أكثر من عام.</translation>
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
        <source>“lastmod {operator}” needs a date such as 2026-11-02, not “{value}”.</source>
        <translation>تحتاج «lastmod {operator}» إلى تاريخ مثل ‎2026-11-02 لا «{value}».</translation>
    </message>
    <message>
        <source>“never” means that the page is archived, but lastmod is in the future.</source>
        <translation>تعني «never» أن الصفحة مؤرشفة، لكن lastmod يقع في المستقبل.</translation>
    </message>
    <message>
        <source>“{address}” is not on {site}, the site of most sitemaps in the index.</source>
        <translation>لا يقع «{address}» على {site}، موقع معظم خرائط الموقع في الفهرس.</translation>
    </message>
    <message>
        <source>“{address}” is not on {site}, the site of the first sitemap in the index.</source>
        <translation>لا يقع «{address}» على {site}، موقع أول خريطة في الفهرس.</translation>
    </message>
    <message>
        <source>“{address}” is not on {site}, the site of the index.</source>
        <translation>لا يقع «{address}» على {site}، موقع الفهرس.</translation>
    </message>
    <message>
        <source>“{address}” is outside {folder}, the folder of the index.</source>
        <translation>يقع «{address}» خارج {folder}، مجلد الفهرس.</translation>
    </message>
    <message>
        <source>“{code}” is not a country code of ISO 3166-1</source>
        <translation>ليس «{code}» رمز بلد من ISO 3166-1</translation>
    </message>
    <message>
        <source>“{code}” is not a language code of ISO 639-1</source>
        <translation>ليس «{code}» رمز لغة من ISO 639-1</translation>
    </message>
    <message>
        <source>“{code}” is not a script code of ISO 15924</source>
        <translation>ليس «{code}» رمز كتابة من ISO 15924</translation>
    </message>
    <message>
        <source>“{document}” has no index.</source>
        <translation>ليس لـ «{document}» فهرس.</translation>
    </message>
    <message>
        <source>“{document}” is already an index.</source>
        <translation>‏«{document}» فهرس أصلًا.</translation>
    </message>
    <message>
        <source>“{element}” has the attribute “{attribute}”, which the protocol does not define.</source>
        <translation>في «{element}» السمة «{attribute}» التي لا يعرّفها البروتوكول.</translation>
    </message>
    <message>
        <source>“{element}” has too many elements and attributes to be validated.</source>
        <translation>في «{element}» عناصر وسمات أكثر من أن يُتحقق منها.</translation>
    </message>
    <message>
        <source>“{field} {operator}” needs a number, not “{value}”.</source>
        <translation>تحتاج «{field} {operator}» إلى رقم لا «{value}».</translation>
    </message>
    <message>
        <source>“{field}” can only be compared with {known}.</source>
        <translation>لا يمكن مقارنة «{field}» إلا بـ {known}.</translation>
    </message>
    <message>
        <source>“{file}” could be this sitemap or another one. Move each file to the path of its URL.</source>
        <translation>قد يكون «{file}» خريطة الموقع هذه أو خريطة أخرى. انقل كل ملف إلى مسار عنوان URL الخاص به.</translation>
    </message>
    <message>
        <source>“{file}” is not well-formed, so it was not validated.</source>
        <translation>‏«{file}» ليس سليم الصياغة، لذلك لم يُتحقق منه.</translation>
    </message>
    <message>
        <source>“{file}” was opened for {url}, although its path differs from the URL.</source>
        <translation>فُتح «{file}» على أنه {url}، مع أن مساره يختلف عن العنوان.</translation>
    </message>
    <message>
        <source>“{folder}” is the folder of the open set and would then have two indexes.</source>
        <translation>‏«{folder}» هو مجلد المجموعة المفتوحة، وسيصبح فيه فهرسان.</translation>
    </message>
    <message>
        <source>“{found}” is not allowed here; it was removed.</source>
        <translation>لا يجوز «{found}» هنا؛ فأُزيل.</translation>
    </message>
    <message>
        <source>“{found}” is not allowed here; it was replaced with “{new}”.</source>
        <translation>لا يجوز «{found}» هنا؛ فاستُبدل به «{new}».</translation>
    </message>
    <message>
        <source>“{held}” belongs to a set that is in use: {message}</source>
        <translation>ينتمي «{held}» إلى مجموعة مستخدمة: {message}</translation>
    </message>
    <message>
        <source>“{host}” is not on the public web.</source>
        <translation>«{host}» ليس على الويب العام.</translation>
    </message>
    <message numerus="yes">
        <source>“{index}” lists %n sitemaps whose paths differ from their URLs; “{file}” was opened for {url}.</source>
        <translation>
            <numerusform>لا يسرد «{index}» خرائط موقع تختلف مساراتها عن عناوينها؛ فُتح «{file}» على أنه {url}.</numerusform>
            <numerusform>يسرد «{index}» خريطة موقع واحدة يختلف مسارها عن عنوانها؛ فُتح «{file}» على أنه {url}.</numerusform>
            <numerusform>يسرد «{index}» خريطتي موقع يختلف مساراهما عن عنوانيهما؛ فُتح «{file}» على أنه {url}.</numerusform>
            <numerusform>يسرد «{index}» %n خرائط موقع تختلف مساراتها عن عناوينها؛ فُتح «{file}» على أنه {url}.</numerusform>
            <numerusform>يسرد «{index}» %n خريطة موقع تختلف مساراتها عن عناوينها؛ فُتح «{file}» على أنه {url}.</numerusform>
            <numerusform>يسرد «{index}» %n خريطة موقع تختلف مساراتها عن عناوينها؛ فُتح «{file}» على أنه {url}.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{index}” lists itself.</source>
        <translation>يسرد «{index}» نفسه.</translation>
    </message>
    <message>
        <source>“{index}” lists {address} with the protocol {protocol}; it must be http or https.</source>
        <translation>يسرد «{index}» العنوان {address} بالبروتوكول {protocol}؛ ويجب أن يكون http أو https.</translation>
    </message>
    <message>
        <source>“{index}” lists “{sitemap}”, but the file was not found.</source>
        <translation>يسرد «{index}» خريطة الموقع «{sitemap}»، لكن لم يُعثر على الملف.</translation>
    </message>
    <message>
        <source>“{item}” is not a date or a range of dates.</source>
        <translation>ليس «{item}» تاريخًا ولا مجال تواريخ.</translation>
    </message>
    <message>
        <source>“{item}” is not a folder URL.</source>
        <translation>ليس «{item}» عنوان URL لمجلد.</translation>
    </message>
    <message>
        <source>“{item}” is not a range of numbers.</source>
        <translation>ليس «{item}» مجال أرقام.</translation>
    </message>
    <message>
        <source>“{item}” is not an entry number.</source>
        <translation>ليس «{item}» رقم مدخل.</translation>
    </message>
    <message>
        <source>“{key}” is not a valid key.</source>
        <translation>ليس «{key}» مفتاحًا صالحًا.</translation>
    </message>
    <message>
        <source>“{label}” is not valid Punycode</source>
        <translation>ليس «{label}» ترميز Punycode صالحًا</translation>
    </message>
    <message>
        <source>“{listed}” in the index is older than {newest}, the newest date in {name}.</source>
        <translation>التاريخ «{listed}» في الفهرس أقدم من {newest}، أحدث تاريخ في {name}.</translation>
    </message>
    <message>
        <source>“{mismatch}” is closed before “{mismatch_2}” of line {mismatch_3}</source>
        <translation>أُغلق «{mismatch}» قبل «{mismatch_2}» من السطر {mismatch_3}</translation>
    </message>
    <message>
        <source>“{more}” is a field of the entry, not an extension.</source>
        <translation>‏«{more}» حقل في المدخل، لا امتداد.</translation>
    </message>
    <message>
        <source>“{name}” already exists and is not a sitemap of the set.</source>
        <translation>يوجد «{name}» أصلًا وليس من خرائط المجموعة.</translation>
    </message>
    <message>
        <source>“{name}” already exists and is not an unchanged copy, so it was not replaced.</source>
        <translation>يوجد «{name}» أصلًا وليس نسخة غير متغيرة، لذلك لم يُستبدل.</translation>
    </message>
    <message>
        <source>“{name}” already exists in that folder and would be replaced.</source>
        <translation>يوجد «{name}» في ذلك المجلد أصلًا، وسيُستبدل.</translation>
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
        <source>“{name}” can't be created: {reason}.</source>
        <translation>تعذر إنشاء «{name}»: {reason}.</translation>
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
        <source>“{name}” can't be removed: {reason}.</source>
        <translation>تعذرت إزالة «{name}»: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” can't be saved: {reason}. Some files could not be restored.</source>
        <translation>تعذر حفظ «{name}»: {reason}. وتعذرت استعادة بعض الملفات.</translation>
    </message>
    <message>
        <source>“{name}” can't be saved: {reason}; no file was changed.</source>
        <translation>تعذر حفظ «{name}»: {reason}؛ ولم يتغير أي ملف.</translation>
    </message>
    <message>
        <source>“{name}” contains damaged gzip data.</source>
        <translation>في «{name}» بيانات gzip تالفة.</translation>
    </message>
    <message>
        <source>“{name}” contains the element “{inner}”, but must be plain text.</source>
        <translation>في «{name}» العنصر «{inner}»، لكن يجب أن يكون نصًّا عاديًّا.</translation>
    </message>
    <message>
        <source>“{name}” could not be read, so it can't be changed.</source>
        <translation>تعذرت قراءة «{name}»، لذلك لا يمكن تغييرها.</translation>
    </message>
    <message>
        <source>“{name}” declares a document type or entities, which are not supported.</source>
        <translation>يصرح «{name}» بنوع مستند أو كيانات، وهذه غير مدعومة.</translation>
    </message>
    <message>
        <source>“{name}” declares the encoding “{encoding}”, which is not known.</source>
        <translation>يصرح «{name}» بالترميز «{encoding}» وهو غير معروف.</translation>
    </message>
    <message>
        <source>“{name}” does not contain page dates.</source>
        <translation>ليس في «{name}» تواريخ صفحات.</translation>
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
        <source>“{name}” from an earlier export is not in the index.</source>
        <translation>‏«{name}» من تصدير سابق ليس في الفهرس.</translation>
    </message>
    <message>
        <source>“{name}” has hard links.</source>
        <translation>لـ «{name}» روابط صلبة.</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” has more than %n entries.</source>
        <extracomment>“{name}” has more than one entry.</extracomment>
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
        <source>“{name}” has more than {max_tags:,} tags.</source>
        <translation>في «{name}» أكثر من {max_tags:,} وسم.</translation>
    </message>
    <message>
        <source>“{name}” has no column “loc”.</source>
        <translation>لا عمود «loc» في «{name}».</translation>
    </message>
    <message>
        <source>“{name}” has no entries.</source>
        <translation>لا مدخلات في «{name}».</translation>
    </message>
    <message>
        <source>“{name}” has text before the XML, which begins in line {at}.</source>
        <translation>في «{name}» نص قبل XML الذي يبدأ في السطر {at}.</translation>
    </message>
    <message>
        <source>“{name}” is a URL, not a file.</source>
        <translation>‏«{name}» عنوان URL وليس ملفًا.</translation>
    </message>
    <message>
        <source>“{name}” is a feed in which no item has a link.</source>
        <translation>‏«{name}» خلاصة لا رابط في أي من عناصرها.</translation>
    </message>
    <message>
        <source>“{name}” is a feed with more than {megabytes} MiB or {tags:,} tags.</source>
        <translation>‏«{name}» خلاصة حجمها أكبر من {megabytes} MiB أو فيها أكثر من {tags:,} وسم.</translation>
    </message>
    <message>
        <source>“{name}” is a feed. It lists only recent pages and can't be saved.</source>
        <translation>‏«{name}» خلاصة. وهي لا تسرد إلا الصفحات الحديثة ولا يمكن حفظها.</translation>
    </message>
    <message>
        <source>“{name}” is a folder.</source>
        <translation>‏«{name}» مجلد.</translation>
    </message>
    <message>
        <source>“{name}” is a pipe, socket or device, not a file.</source>
        <translation>‏«{name}» أنبوب أو مقبس أو جهاز، وليس ملفًا.</translation>
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
        <source>“{name}” is a {kind} file; sitemaps can only be compressed with gzip.</source>
        <translation>‏«{name}» ملف {kind}؛ ولا يمكن ضغط خرائط الموقع إلا بـ gzip.</translation>
    </message>
    <message>
        <source>“{name}” is already in the set.</source>
        <translation>‏«{name}» موجود في المجموعة أصلًا.</translation>
    </message>
    <message>
        <source>“{name}” is already open in another window.</source>
        <translation>‏«{name}» مفتوح أصلًا في نافذة أخرى.</translation>
    </message>
    <message>
        <source>“{name}” is an index, not a sitemap.</source>
        <translation>‏«{name}» فهرس وليس خريطة موقع.</translation>
    </message>
    <message>
        <source>“{name}” is an input file and can't be replaced.</source>
        <translation>‏«{name}» ملف إدخال ولا يمكن استبداله.</translation>
    </message>
    <message>
        <source>“{name}” is cut off.</source>
        <translation>‏«{name}» مقطوع.</translation>
    </message>
    <message>
        <source>“{name}” is empty.</source>
        <translation>‏«{name}» فارغ.</translation>
    </message>
    <message>
        <source>“{name}” is encoded in {encoding}.</source>
        <translation>‏«{name}» بترميز {encoding}.</translation>
    </message>
    <message>
        <source>“{name}” is gzipped more than once; search engines unpack it once.</source>
        <translation>‏«{name}» مضغوط بـ gzip أكثر من مرة؛ ومحركات البحث تفك ضغطه مرة واحدة.</translation>
    </message>
    <message>
        <source>“{name}” is gzipped, but its name does not end in .gz.</source>
        <translation>‏«{name}» مضغوط بـ gzip، لكن اسمه لا ينتهي بـ ‎.gz.</translation>
    </message>
    <message>
        <source>“{name}” is kept in memory, because the cache folder can't be used: {trouble}.</source>
        <translation>يُحتفظ بـ «{name}» في الذاكرة، لتعذر استخدام مجلد التخزين المؤقت: {trouble}.</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” is larger than %n bytes when uncompressed.</source>
        <extracomment>“{name}” is larger than 1 byte when uncompressed.</extracomment>
        <translation>
            <numerusform>حجم «{name}» غير المضغوط أكبر من %n بايت.</numerusform>
            <numerusform>حجم «{name}» غير المضغوط أكبر من بايت واحد.</numerusform>
            <numerusform>حجم «{name}» غير المضغوط أكبر من بايتين.</numerusform>
            <numerusform>حجم «{name}» غير المضغوط أكبر من %n بايتات.</numerusform>
            <numerusform>حجم «{name}» غير المضغوط أكبر من %n بايتًا.</numerusform>
            <numerusform>حجم «{name}» غير المضغوط أكبر من %n بايت.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” is larger than {gigabytes} GiB.</source>
        <translation>حجم «{name}» أكبر من {gigabytes} GiB.</translation>
    </message>
    <message>
        <source>“{name}” is more than {ratio:,} times larger when uncompressed, like a gzip bomb.</source>
        <translation>حجم «{name}» غير المضغوط أكبر بأكثر من {ratio:,} مرة، كقنابل gzip.</translation>
    </message>
    <message>
        <source>“{name}” is no longer in the folder of its set, so it can't be saved with it.</source>
        <translation>لم يعد «{name}» في مجلد مجموعته، لذلك لا يمكن حفظه معها.</translation>
    </message>
    <message>
        <source>“{name}” is not a recovery log.</source>
        <translation>ليس «{name}» سجل استرداد.</translation>
    </message>
    <message>
        <source>“{name}” is not a sitemap: it is not XML, a list of URLs or CSV with a column “loc”.</source>
        <translation>ليس «{name}» خريطة موقع: لا XML ولا قائمة عناوين URL ولا CSV فيه عمود «loc».</translation>
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
        <source>“{name}” is not a text file.</source>
        <translation>ليس «{name}» ملفًا نصيًّا.</translation>
    </message>
    <message>
        <source>“{name}” is not allowed in “{split_name}”.</source>
        <translation>لا يجوز «{name}» في «{split_name}».</translation>
    </message>
    <message>
        <source>“{name}” is not an access log in a known format.</source>
        <translation>ليس «{name}» سجل وصول بصيغة معروفة.</translation>
    </message>
    <message>
        <source>“{name}” is not an element of the protocol.</source>
        <translation>ليس «{name}» عنصرًا في البروتوكول.</translation>
    </message>
    <message>
        <source>“{name}” is not encoded in UTF-8 or UTF-16.</source>
        <translation>‏«{name}» ليس بترميز UTF-8 ولا UTF-16.</translation>
    </message>
    <message>
        <source>“{name}” is not encoded in {encoding}.</source>
        <translation>‏«{name}» ليس بترميز {encoding}.</translation>
    </message>
    <message>
        <source>“{name}” is not in a git repository.</source>
        <translation>«{name}» ليس في مستودع git.</translation>
    </message>
    <message>
        <source>“{name}” is not in the folder of the set.</source>
        <translation>لا يقع «{name}» في مجلد المجموعة.</translation>
    </message>
    <message>
        <source>“{name}” is not valid {encoding}: line {line} contains the byte {byte}.</source>
        <translation>‏«{name}» ليس {encoding} صالحًا: في السطر {line} البايت {byte}.</translation>
    </message>
    <message>
        <source>“{name}” is not well-formed XML (line {line:,}, column {column:,}): {reason}.</source>
        <translation>‏«{name}» ليس XML سليم الصياغة (السطر {line:,}، العمود {column:,}): {reason}.</translation>
    </message>
    <message>
        <source>“{name}” is open for editing elsewhere.</source>
        <translation>‏«{name}» مفتوح للتحرير في مكان آخر.</translation>
    </message>
    <message>
        <source>“{name}” is open for editing elsewhere: by {user} on {host}, since {since}.</source>
        <translation>‏«{name}» مفتوح للتحرير في مكان آخر: بواسطة {user} على {host} منذ {since}.</translation>
    </message>
    <message>
        <source>“{name}” is read-only: {reason}</source>
        <translation>‏«{name}» للقراءة فقط: {reason}</translation>
    </message>
    <message>
        <source>“{name}” is repeated; the first one is used.</source>
        <translation>‏«{name}» مكرر؛ ويُستخدم أولها.</translation>
    </message>
    <message>
        <source>“{name}” is stored with the sitemaps of “{facts}”, but not listed in it.</source>
        <translation>يوجد «{name}» مع خرائط الموقع التي يسردها «{facts}»، لكنه غير مدرج فيه.</translation>
    </message>
    <message>
        <source>“{name}” is too large.</source>
        <translation>‏«{name}» أكبر من اللازم.</translation>
    </message>
    <message>
        <source>“{name}” may have been written by another user.</source>
        <translation>ربما كتب مستخدم آخر «{name}».</translation>
    </message>
    <message>
        <source>“{name}” no longer exists.</source>
        <translation>لم يعد «{name}» موجودًا.</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program since it was opened, so nothing was saved.</source>
        <translation>غيّر برنامج آخر «{name}» منذ فتحه، لذلك لم يُحفظ شيء.</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program.</source>
        <translation>غيّر برنامج آخر «{name}».</translation>
    </message>
    <message>
        <source>“{name}” was closed too early; the entries after it were joined.</source>
        <translation>أُغلق «{name}» قبل أوانه؛ فضُمت المدخلات التي بعده.</translation>
    </message>
    <message>
        <source>“{name}” was missing; it was added.</source>
        <translation>كان «{name}» مفقودًا؛ فأُضيف.</translation>
    </message>
    <message>
        <source>“{name}” was not saved, because it could not be read back: {message}</source>
        <translation>لم يُحفظ «{name}»، لأنه تعذرت قراءته مجددًا: {message}</translation>
    </message>
    <message>
        <source>“{name}” was not saved, because reading it back gave different entries.</source>
        <translation>لم يُحفظ «{name}»، لأن قراءته مجددًا أعطت مدخلات مختلفة.</translation>
    </message>
    <message>
        <source>“{name}” was written by another version of Sitemap Studio.</source>
        <translation>كتب «{name}» إصدار آخر من Sitemap Studio.</translation>
    </message>
    <message>
        <source>“{opened}” of line {opened_line} is still open</source>
        <translation>لا يزال «{opened}» من السطر {opened_line} مفتوحًا</translation>
    </message>
    <message>
        <source>“{path}” is not a text field of “{shown_name}”.</source>
        <translation>ليس «{path}» حقلًا نصيًّا في «{shown_name}».</translation>
    </message>
    <message>
        <source>“{root}” contains text between its elements.</source>
        <translation>في «{root}» نص بين عناصره.</translation>
    </message>
    <message numerus="yes">
        <source>“{sitemap}” could not be read, so the %n entries put into it can't be saved.</source>
        <extracomment>“{sitemap}” could not be read, so the one entry put into it can't be saved.</extracomment>
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
        <source>“{sitemap}” is a CSV file, which an index can't list.</source>
        <translation>‏«{sitemap}» ملف CSV، ولا يمكن أن يسرده فهرس.</translation>
    </message>
    <message>
        <source>“{sitemap}” is listed twice in “{index}”.</source>
        <translation>‏«{sitemap}» مدرجة مرتين في «{index}».</translation>
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
        <source>“{taken}” differs only in case, which many disks ignore.</source>
        <translation>لا يختلف «{taken}» إلا في حالة الأحرف، وهذا ما تتجاهله أقراص كثيرة.</translation>
    </message>
    <message>
        <source>“{template}” contains unknown placeholders.</source>
        <translation>في «{template}» عناصر نائبة غير معروفة.</translation>
    </message>
    <message numerus="yes">
        <source>“{template}” would be the name of %n sitemaps.</source>
        <extracomment>“{template}” would be the name of one sitemap.</extracomment>
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
        <source>“{text}”</source>
        <translation>«{text}»</translation>
    </message>
    <message>
        <source>“{text}” can't be a URL prefix.</source>
        <translation>لا يمكن أن يكون «{text}» بادئة عنوان URL.</translation>
    </message>
    <message>
        <source>“{text}” is not a complete URL.</source>
        <translation>ليس «{text}» عنوان URL كاملًا.</translation>
    </message>
    <message>
        <source>“{text}” is not a folder.</source>
        <translation>ليس «{text}» مجلدًا.</translation>
    </message>
    <message>
        <source>“{text}” is not a valid value.</source>
        <translation>ليس «{text}» قيمة صالحة.</translation>
    </message>
    <message>
        <source>“{title}” can't be saved because an earlier save was interrupted: {reason}.</source>
        <translation>لا يمكن حفظ «{title}» لأن حفظًا سابقًا انقطع: {reason}.</translation>
    </message>
    <message>
        <source>“{token}” should be “{name}”; it was renamed.</source>
        <translation>ينبغي أن يكون «{token}» هو «{name}»؛ فغُيِّر اسمه.</translation>
    </message>
    <message>
        <source>“{token}” should be “{name}”; this one and all below were renamed.</source>
        <translation>ينبغي أن يكون «{token}» هو «{name}»؛ فغُيِّر اسمه هو وكل ما تحته.</translation>
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
        <source>“{word}” can't be “{item}”.</source>
        <translation>لا يمكن أن تكون قيمة «{word}» هي «{item}».</translation>
    </message>
    <message>
        <source>“{wrong}” is not allowed in a host</source>
        <translation>لا يجوز «{wrong}» في المضيف</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more.</source>
        <extracomment>… and one more.</extracomment>
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
        <source>… and {count} more</source>
        <translation>… و{count} أيضًا</translation>
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
        <source>The next save writes the file and lists it in the index; .gz compresses it.</source>
        <translation>يُكتب الملف ويُسرد في الفهرس عند الحفظ التالي؛ واللاحقة ‎.gz تضغطه.</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
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
        <source>Fetch</source>
        <translation>جلب</translation>
    </message>
    <message>
        <source>The files are downloaded to the folder and opened there.</source>
        <translation>تُنزَّل الملفات إلى المجلد وتُفتح هناك.</translation>
    </message>
    <message>
        <source>URL of a site, robots.txt, index or sitemap</source>
        <translation>عنوان URL لموقع أو robots.txt أو فهرس أو خريطة موقع</translation>
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
    <message>
        <source>&amp;Copy picture</source>
        <translation>ن&amp;سخ الصورة</translation>
    </message>
    <message>
        <source>&amp;Save picture …</source>
        <translation>&amp;حفظ الصورة…</translation>
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
        <source>Counting …</source>
        <translation>جارٍ العدّ…</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>رسم (*.svg)</translation>
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
        <source>There is nothing to count: the set has no entries yet.</source>
        <translation>لا شيء للعدّ: ليس في المجموعة مدخلات بعد.</translation>
    </message>
</context>
<context>
    <name>PaletteDialog</name>
    <message>
        <source>Find a command</source>
        <translation>البحث عن أمر</translation>
    </message>
</context>
<context>
    <name>PanelDock</name>
    <message>
        <source>Close the panel “{title}”</source>
        <translation>إغلاق اللوحة «{title}»</translation>
    </message>
</context>
<context>
    <name>PanelTitle</name>
    <message>
        <source>Drag to another side of the window</source>
        <translation>اسحب إلى جانب آخر من النافذة</translation>
    </message>
</context>
<context>
    <name>PlanDialog</name>
    <message>
        <source>{changes}. You can undo this in one step. Clear a box to skip a value (Space).</source>
        <translation>‏{changes}. يمكنك التراجع عن هذا في خطوة واحدة. ألغِ تحديد مربع لتخطي القيمة (مفتاح المسافة).</translation>
    </message>
</context>
<context>
    <name>PlannedList</name>
    <message>
        <source>After</source>
        <translation>بعد</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>قبل</translation>
    </message>
</context>
<context>
    <name>PreviewPanel</name>
    <message>
        <source> (ignored)</source>
        <translation> (متجاهَل)</translation>
    </message>
    <message>
        <source>As in the file; saving does not change it.</source>
        <translation>كما في الملف؛ والحفظ لا يغيره.</translation>
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
        <source>Copy as in the &amp;file</source>
        <translation>نسخ كما في ال&amp;ملف</translation>
    </message>
    <message>
        <source>Copy as it &amp;will be saved</source>
        <translation>نسخ كما &amp;سيُحفظ</translation>
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
        <source>New; it will be saved with the set.</source>
        <translation>جديد؛ وسيُحفظ مع المجموعة.</translation>
    </message>
    <message>
        <source>Only the beginning is shown.</source>
        <translation>لا تُعرض إلا البداية.</translation>
    </message>
    <message>
        <source>Saving replaces the lines with − by those with +.</source>
        <translation>يستبدل الحفظ الأسطر المعلَّمة بـ − بالأسطر المعلَّمة بـ +.</translation>
    </message>
    <message>
        <source>The file was repaired to open it; see Repairs.</source>
        <translation>رُمِّم الملف لفتحه؛ انظر «الترميم».</translation>
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
</context>
<context>
    <name>ProblemFilterBar</name>
    <message>
        <source>Search problems</source>
        <translation>البحث في المشكلات</translation>
    </message>
</context>
<context>
    <name>ProblemTree</name>
    <message>
        <source>&amp;Fix …</source>
        <translation>إ&amp;صلاح…</translation>
    </message>
    <message>
        <source>&amp;Remove …</source>
        <translation>إ&amp;زالة…</translation>
    </message>
    <message>
        <source>&amp;Save to repair</source>
        <translation>&amp;حفظ للترميم</translation>
    </message>
    <message>
        <source>Fix &amp;all ({count})</source>
        <translation>إصلاح ال&amp;كل ({count})</translation>
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
        <source>Remove &amp;all ({count})</source>
        <translation>إزا&amp;لة الكل ({count})</translation>
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
</context>
<context>
    <name>ProblemsPanel</name>
    <message>
        <source>&amp;Go to the cell</source>
        <translation>ال&amp;انتقال إلى الخلية</translation>
    </message>
    <message numerus="yes">
        <source>No problems found in %n entries.</source>
        <extracomment>No problems found in 1 entry.</extracomment>
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
        <source>Show its &amp;entries only</source>
        <translation>إظهار م&amp;دخلاتها فقط</translation>
    </message>
    <message>
        <source>The entries shown have no problems.</source>
        <translation>لا مشكلات في المدخلات المعروضة.</translation>
    </message>
</context>
<context>
    <name>PublishDialog</name>
    <message numerus="yes">
        <source>%n URLs are new or changed.</source>
        <extracomment>1 URL is new or changed.</extracomment>
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
        <extracomment>1 URL was removed.</extracomment>
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
        <extracomment>1 file to upload.</extracomment>
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
        <source>Added</source>
        <translation>مضافة</translation>
    </message>
    <message numerus="yes">
        <source>Added %n lines to “{name}”.</source>
        <extracomment>Added 1 line to “{name}”.</extracomment>
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
        <source>Changed</source>
        <translation>متغيرة</translation>
    </message>
    <message>
        <source>Changed since the earlier version</source>
        <translation>المتغيرة منذ النسخة السابقة</translation>
    </message>
    <message>
        <source>F&amp;ile …</source>
        <translation>م&amp;لف…</translation>
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
        <source>Lines for robots.txt</source>
        <translation>أسطر robots.txt</translation>
    </message>
    <message>
        <source>New</source>
        <translation>جديدة</translation>
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
        <source>None: all files and URLs count as new</source>
        <translation>لا توجد: تُعد كل الملفات وعناوين URL جديدة</translation>
    </message>
    <message>
        <source>Or submit it by hand, signed in to the search engine:</source>
        <translation>أو أرسلها يدويًّا بعد تسجيل الدخول إلى محرك البحث:</translation>
    </message>
    <message>
        <source>Press Enter to fetch the earlier version.</source>
        <translation>اضغط Enter لجلب النسخة السابقة.</translation>
    </message>
    <message>
        <source>Publish “{name}”</source>
        <translation>نشر «{name}»</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>مزالة</translation>
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
    <message numerus="yes">
        <source>Stopped. %n URLs were submitted.</source>
        <extracomment>Stopped. 1 URL was submitted.</extracomment>
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
        <source>The selected entries have no complete URLs.</source>
        <translation>ليس للمدخلات المحددة عناوين URL كاملة.</translation>
    </message>
    <message>
        <source>UR&amp;Ls</source>
        <translation>عنا&amp;وين URL</translation>
    </message>
    <message>
        <source>URLs are sent to {host} only when you press Submit.</source>
        <translation>لا تُرسل عناوين URL إلى {host} إلا عند الضغط على «إرسال».</translation>
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
        <source>{host}, {urls}: {message}</source>
        <translation>‏{host}، {urls}: {message}</translation>
    </message>
    <message>
        <source>“{name}” already has these lines.</source>
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
        <source>As people read it</source>
        <translation>كما يقرؤه الناس</translation>
    </message>
    <message>
        <source>This XML is not well-formed: it is ignored.</source>
        <translation>هذا XML غير سليم الصياغة: فيُتجاهل.</translation>
    </message>
    <message>
        <source>This is not a complete URL: the entry is skipped.</source>
        <translation>هذا ليس عنوان URL كاملًا: فيُتخطى المدخل.</translation>
    </message>
    <message>
        <source>XML that no search engine is known to read</source>
        <translation>‏XML لا يُعرف محرك بحث يقرؤه</translation>
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
        <source>{consumer} ignores changefreq and priority.</source>
        <translation>يتجاهل {consumer} القيمتين changefreq وpriority.</translation>
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
        <source>“{text}” is not valid: it is ignored</source>
        <translation>‏«{text}» غير صالح: فيُتجاهل</translation>
    </message>
</context>
<context>
    <name>ReadingOn</name>
    <message>
        <source>You can edit the entries that were read. Reload the set to read the rest.</source>
        <translation>يمكنك تحرير المدخلات التي قُرئت. أعد تحميل المجموعة لقراءة الباقي.</translation>
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
        <source>Open its &amp;folder</source>
        <translation>فتح م&amp;جلده</translation>
    </message>
    <message>
        <source>Pin “{name}”</source>
        <translation>تثبيت «{name}»</translation>
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
        <extracomment>1 of them</extracomment>
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
        <source>Default</source>
        <translation>الافتراضي</translation>
    </message>
    <message>
        <source>Edit …</source>
        <translation>تحرير…</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>Discard</source>
        <translation>تجاهل</translation>
    </message>
    <message>
        <source>It already contains all changes.</source>
        <translation>كل التغييرات موجودة فيه أصلًا.</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>لاحقًا</translation>
    </message>
    <message>
        <source>Reading unsaved changes …</source>
        <translation>جارٍ قراءة التغييرات غير المحفوظة…</translation>
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
    <message numerus="yes">
        <source>The last %n steps can't be read and are skipped.</source>
        <extracomment>The last step can't be read and is skipped.</extracomment>
        <translation>
            <numerusform>كل الخطوات مقروءة.</numerusform>
            <numerusform>تعذرت قراءة الخطوة الأخيرة فتُخطيت.</numerusform>
            <numerusform>تعذرت قراءة آخر خطوتين فتُخطيتا.</numerusform>
            <numerusform>تعذرت قراءة آخر %n خطوات فتُخطيت.</numerusform>
            <numerusform>تعذرت قراءة آخر %n خطوة فتُخطيت.</numerusform>
            <numerusform>تعذرت قراءة آخر %n خطوة فتُخطيت.</numerusform>
        </translation>
    </message>
    <message>
        <source>The unsaved changes of “{name}” have no effect.</source>
        <translation>ليس للتغييرات غير المحفوظة في «{name}» أي أثر.</translation>
    </message>
    <message>
        <source>These changes can't be recovered. You can save them as a list.</source>
        <translation>لا يمكن استرداد هذه التغييرات. يمكنك حفظها كقائمة.</translation>
    </message>
    <message>
        <source>This restores {changes} in “{name}”. The file on disk does not change until you save.</source>
        <translation>يستعيد هذا {changes} في «{name}». لا يتغير الملف على القرص حتى الحفظ.</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” and %n more files were changed since.</source>
        <extracomment>“{name}” and 1 more file were changed since.</extracomment>
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
        <source>“{name}” was changed since.</source>
        <translation>تغيّر «{name}» منذ ذلك الحين.</translation>
    </message>
</context>
<context>
    <name>RecoveryList</name>
    <message numerus="yes">
        <source>%n added entries</source>
        <extracomment>1 added entry</extracomment>
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
        <extracomment>1 change of the set</extracomment>
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
        <extracomment>1 moved entry</extracomment>
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
        <extracomment>1 value</extracomment>
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
        <source>(written in another order or namespace)</source>
        <translation>(كُتب بترتيب آخر أو بمساحة أسماء أخرى)</translation>
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
        <source>entry</source>
        <translation>المدخل</translation>
    </message>
    <message>
        <source>extensions</source>
        <translation>الامتدادات</translation>
    </message>
    <message numerus="yes">
        <source>extensions of %n entries</source>
        <extracomment>extensions of 1 entry</extracomment>
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
        <source>file name</source>
        <translation>اسم الملف</translation>
    </message>
    <message>
        <source>place</source>
        <translation>الموضع</translation>
    </message>
    <message numerus="yes">
        <source>the removal of %n entries</source>
        <extracomment>the removal of 1 entry</extracomment>
        <translation>
            <numerusform>لا إزالة</numerusform>
            <numerusform>إزالة مدخل واحد</numerusform>
            <numerusform>إزالة مدخلين</numerusform>
            <numerusform>إزالة %n مدخلات</numerusform>
            <numerusform>إزالة %n مدخلًا</numerusform>
            <numerusform>إزالة %n مدخل</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecoveryWork</name>
    <message numerus="yes">
        <source>%n sets have unsaved changes from last time.</source>
        <translation>
            <numerusform>لا تغييرات غير محفوظة من المرة السابقة.</numerusform>
            <numerusform>في مجموعة واحدة تغييرات غير محفوظة من المرة السابقة.</numerusform>
            <numerusform>في مجموعتين تغييرات غير محفوظة من المرة السابقة.</numerusform>
            <numerusform>في %n مجموعات تغييرات غير محفوظة من المرة السابقة.</numerusform>
            <numerusform>في %n مجموعة تغييرات غير محفوظة من المرة السابقة.</numerusform>
            <numerusform>في %n مجموعة تغييرات غير محفوظة من المرة السابقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps were recovered.</source>
        <extracomment>1 step was recovered.</extracomment>
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
        <source>Check again.</source>
        <translation>الفحص مجددًا.</translation>
    </message>
    <message>
        <source>Looking for unsaved changes</source>
        <translation>جارٍ البحث عن تغييرات غير محفوظة</translation>
    </message>
    <message>
        <source>You can undo them one by one. They are not saved yet.</source>
        <translation>يمكنك التراجع عنها واحدة واحدة. لم تُحفظ بعد.</translation>
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
        <source>“{name}” has changed.</source>
        <translation>تغيّر «{name}».</translation>
    </message>
    <message>
        <source>“{name}” has unsaved changes from {when}.</source>
        <translation>في «{name}» تغييرات غير محفوظة منذ {when}.</translation>
    </message>
</context>
<context>
    <name>RemovalList</name>
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
        <source>Line</source>
        <translation>السطر</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>الترميم</translation>
    </message>
</context>
<context>
    <name>RepairsPanel</name>
    <message>
        <source>No repairs were needed.</source>
        <translation>لم يلزم أي ترميم.</translation>
    </message>
    <message>
        <source>Place of the repair</source>
        <translation>موضع الترميم</translation>
    </message>
    <message>
        <source>Select a repair to see the lines around it.</source>
        <translation>حدد ترميمًا لرؤية الأسطر من حوله.</translation>
    </message>
    <message>
        <source>The file has changed since it was opened.</source>
        <translation>تغيّر الملف منذ فتحه.</translation>
    </message>
</context>
<context>
    <name>ReplaceQuestion</name>
    <message numerus="yes">
        <source>%n files in “{folder}” will be replaced.</source>
        <extracomment>1 file in “{folder}” will be replaced.</extracomment>
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
        <source>Replace</source>
        <translation>استبدال</translation>
    </message>
    <message>
        <source>The files may belong to another set.</source>
        <translation>قد تكون الملفات تابعة لمجموعة أخرى.</translation>
    </message>
</context>
<context>
    <name>Reports</name>
    <message>
        <source>Data (*.json)</source>
        <translation>بيانات (*.json)</translation>
    </message>
    <message>
        <source>HTML report (*.html)</source>
        <translation>تقرير HTML (*.html)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>ملف PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Preparing the report</source>
        <translation>جارٍ تجهيز التقرير</translation>
    </message>
    <message>
        <source>SARIF for code hosts (*.sarif)</source>
        <translation>‏SARIF لمنصات الشيفرة (*.sarif)</translation>
    </message>
    <message>
        <source>Show report</source>
        <translation>عرض التقرير</translation>
    </message>
</context>
<context>
    <name>RobotsDialog</name>
    <message>
        <source>&amp;Don't use</source>
        <translation>&amp;عدم الاستخدام</translation>
    </message>
    <message>
        <source>Choose &amp;file …</source>
        <translation>اختيار &amp;ملف…</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>المضيف</translation>
    </message>
    <message>
        <source>Hosts of the set</source>
        <translation>مضيفو المجموعة</translation>
    </message>
    <message>
        <source>No entry has a complete URL.</source>
        <translation>لا مدخل له عنوان URL كامل.</translation>
    </message>
    <message>
        <source>URLs that the robots.txt of their host disallows are reported as problems, and so are sitemaps that it does not list. A sitemap may contain URLs of another host if the robots.txt of that host lists the sitemap.</source>
        <translation>عناوين URL التي يحظرها robots.txt الخاص بمضيفها تُعرض كمشكلات، وكذلك خرائط الموقع التي لا يذكرها. ويجوز أن تكون في خريطة الموقع عناوين URL لمضيف آخر إذا كان robots.txt الخاص بذلك المضيف يذكر الخريطة.</translation>
    </message>
</context>
<context>
    <name>SaveFilterDialog</name>
    <message>
        <source>Save filter</source>
        <translation>حفظ عامل التصفية</translation>
    </message>
    <message>
        <source>This replaces the filter with that name.</source>
        <translation>يستبدل هذا عامل التصفية الذي بذلك الاسم.</translation>
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
        <source>&amp;Include files</source>
        <translation>&amp;تضمين الملفات</translation>
    </message>
    <message>
        <source>&amp;Leave out files</source>
        <translation>ا&amp;ستبعاد الملفات</translation>
    </message>
    <message>
        <source>&amp;URL of the folder</source>
        <translation>&amp;عنوان المجلد</translation>
    </message>
    <message>
        <source>Inde&amp;x files</source>
        <translation>ملفات ال&amp;فهرس</translation>
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
        <source>List the i&amp;mages of each page</source>
        <translation>سرد &amp;صور كل صفحة</translation>
    </message>
    <message>
        <source>Pages with noindex and redirects are left out.</source>
        <translation>تُستبعد الصفحات التي فيها noindex وعمليات إعادة التوجيه.</translation>
    </message>
    <message>
        <source>Time of the file</source>
        <translation>وقت الملف</translation>
    </message>
</context>
<context>
    <name>SchemaValidation</name>
    <message numerus="yes">
        <source>Schema validation found %n problems. They are listed until the next edit.</source>
        <extracomment>Schema validation found 1 problem. It is listed until the next edit.</extracomment>
        <translation>
            <numerusform>لم يجد التحقق وفق المخطط أي مشكلة.</numerusform>
            <numerusform>وجد التحقق وفق المخطط مشكلة واحدة. تُسرد حتى التعديل التالي.</numerusform>
            <numerusform>وجد التحقق وفق المخطط مشكلتين. تُسردان حتى التعديل التالي.</numerusform>
            <numerusform>وجد التحقق وفق المخطط %n مشكلات. تُسرد حتى التعديل التالي.</numerusform>
            <numerusform>وجد التحقق وفق المخطط %n مشكلة. تُسرد حتى التعديل التالي.</numerusform>
            <numerusform>وجد التحقق وفق المخطط %n مشكلة. تُسرد حتى التعديل التالي.</numerusform>
        </translation>
    </message>
    <message>
        <source>The files are valid.</source>
        <translation>الملفات صالحة.</translation>
    </message>
    <message>
        <source>The set was changed during validation.</source>
        <translation>تغيّرت المجموعة أثناء التحقق.</translation>
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
</context>
<context>
    <name>Session</name>
    <message>
        <source>Wait for it, or cancel it.</source>
        <translation>انتظرها أو ألغها.</translation>
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
    <message numerus="yes">
        <source>Apply the order to %n entries</source>
        <extracomment>Apply the order to 1 entry</extracomment>
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
        <extracomment>Move entry to {name}</extracomment>
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
        <source>No sitemap is larger than {profile} allows.</source>
        <translation>لا خريطة موقع أكبر مما يسمح به {profile}.</translation>
    </message>
    <message>
        <source>Rename {name}</source>
        <translation>إعادة تسمية {name}</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>عرض</translation>
    </message>
    <message>
        <source>Split …</source>
        <translation>تقسيم…</translation>
    </message>
    <message>
        <source>With an index, you can move the overflow to a new sitemap.</source>
        <translation>مع وجود فهرس، يمكنك نقل الفائض إلى خريطة موقع جديدة.</translation>
    </message>
    <message>
        <source>Write the index {name}</source>
        <translation>كتابة الفهرس {name}</translation>
    </message>
    <message numerus="yes">
        <source>“{full}” is full, so %n new entries were added to “{into}”.</source>
        <extracomment>“{full}” is full, so the new entry was added to “{into}”.</extracomment>
        <translation>
            <numerusform>امتلأ «{full}»، فلم تُضف مدخلات جديدة إلى «{into}».</numerusform>
            <numerusform>امتلأ «{full}»، فأُضيف المدخل الجديد إلى «{into}».</numerusform>
            <numerusform>امتلأ «{full}»، فأُضيف مدخلان جديدان إلى «{into}».</numerusform>
            <numerusform>امتلأ «{full}»، فأُضيفت %n مدخلات جديدة إلى «{into}».</numerusform>
            <numerusform>امتلأ «{full}»، فأُضيف %n مدخلًا جديدًا إلى «{into}».</numerusform>
            <numerusform>امتلأ «{full}»، فأُضيف %n مدخل جديد إلى «{into}».</numerusform>
        </translation>
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
        <translation>العودة إلى الافتراضي</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>تغيّر</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The window settings (“{name}”) can't be read: {reason}.</source>
        <translation>تعذرت قراءة إعدادات النافذة («{name}»): {reason}.</translation>
    </message>
    <message>
        <source>it is not an INI file</source>
        <translation>ليس ملف INI</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>هو أكبر من اللازم</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Search the settings</source>
        <translation>البحث في الإعدادات</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>المواضيع</translation>
    </message>
</context>
<context>
    <name>SiteRobots</name>
    <message>
        <source>Check the URLs of {host} against it?</source>
        <translation>هل تُفحص عناوين URL على {host} وفقه؟</translation>
    </message>
    <message>
        <source>Choose robots.txt …</source>
        <translation>اختيار robots.txt…</translation>
    </message>
    <message>
        <source>The folder of the set contains a robots.txt file.</source>
        <translation>في مجلد المجموعة ملف robots.txt.</translation>
    </message>
    <message>
        <source>The set is checked without it.</source>
        <translation>تُفحص المجموعة من دونه.</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>استخدامه</translation>
    </message>
    <message>
        <source>robots.txt has changed, so the set is checked again.</source>
        <translation>تغيّر robots.txt، لذلك تُفحص المجموعة مجددًا.</translation>
    </message>
</context>
<context>
    <name>SitemapTree</name>
    <message>
        <source>Read-only. {reason}</source>
        <translation>للقراءة فقط. {reason}</translation>
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
            <numerusform>لا robots.txt لأي مضيف</numerusform>
            <numerusform>‏robots.txt لمضيف واحد</numerusform>
            <numerusform>‏robots.txt لمضيفين</numerusform>
            <numerusform>‏robots.txt لـ %n مضيفين</numerusform>
            <numerusform>‏robots.txt لـ %n مضيفًا</numerusform>
            <numerusform>‏robots.txt لـ %n مضيف</numerusform>
        </translation>
    </message>
    <message>
        <source>robots.txt of {host}: {path}</source>
        <translation>‏robots.txt الخاص بالمضيف {host}: ‎{path}</translation>
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
        <source>Only the view is sorted. Shift+click a header to add a key.</source>
        <translation>يُرتَّب العرض فقط. النقر مع Shift على رأس العمود يضيف مفتاحًا.</translation>
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
    <message>
        <source>&amp;Columns …</source>
        <translation>الأ&amp;عمدة…</translation>
    </message>
    <message>
        <source>&amp;Log …</source>
        <translation>&amp;سجل…</translation>
    </message>
    <message numerus="yes">
        <source>Append %n entries</source>
        <extracomment>Append one entry</extracomment>
        <translation>
            <numerusform>إلحاق مدخلات</numerusform>
            <numerusform>إلحاق مدخل واحد</numerusform>
            <numerusform>إلحاق مدخلين</numerusform>
            <numerusform>إلحاق %n مدخلات</numerusform>
            <numerusform>إلحاق %n مدخلًا</numerusform>
            <numerusform>إلحاق %n مدخل</numerusform>
        </translation>
    </message>
    <message>
        <source>Create from “{name}”</source>
        <translation>إنشاء من «{name}»</translation>
    </message>
    <message numerus="yes">
        <source>Merge %n entries</source>
        <extracomment>Merge one entry</extracomment>
        <translation>
            <numerusform>دمج %n مدخل</numerusform>
            <numerusform>دمج مدخل واحد</numerusform>
            <numerusform>دمج مدخلين</numerusform>
            <numerusform>دمج %n مدخلات</numerusform>
            <numerusform>دمج %n مدخلًا</numerusform>
            <numerusform>دمج %n مدخل</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Split</name>
    <message>
        <source>&amp;Max. MB</source>
        <translation>الحد الأقصى بالم&amp;يغابايت</translation>
    </message>
    <message>
        <source>&amp;Max. entries</source>
        <translation>الحد الأقصى للم&amp;دخلات</translation>
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
    <message>
        <source>Folder &amp;depth</source>
        <translation>&amp;عمق المجلدات</translation>
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
        <source>All entries are in one part: there is nothing to split.</source>
        <translation>كل المدخلات في جزء واحد: لا شيء للتقسيم.</translation>
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
        <source>{name} is the sitemap, {n} the next number, {part} the folder or month.</source>
        <translation>‏{name} هو خريطة الموقع، و{n} الرقم التالي، و{part} المجلد أو الشهر.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>A sitemap, or an index with its sitemaps</source>
        <translation>خريطة موقع، أو فهرس مع خرائطه</translation>
    </message>
    <message>
        <source>All its sitemaps as one set</source>
        <translation>كل خرائط الموقع فيه كمجموعة واحدة</translation>
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
        <source>Start</source>
        <translation>البدء</translation>
    </message>
    <message>
        <source>The sitemaps of a site, by its URL</source>
        <translation>خرائط موقع بحسب عنوان URL الخاص به</translation>
    </message>
    <message>
        <source>Try it with a small sample shop</source>
        <translation>جرّبه مع متجر صغير كمثال</translation>
    </message>
    <message>
        <source>or drop a sitemap, an index, a folder, a text list, a CSV file or a link here</source>
        <translation>أو أفلت هنا خريطة موقع أو فهرسًا أو مجلدًا أو قائمة نصية أو ملف CSV أو رابطًا</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message numerus="yes">
        <source>%n repairs</source>
        <extracomment>1 repair</extracomment>
        <translation>
            <numerusform>لا ترميمات</numerusform>
            <numerusform>ترميم واحد</numerusform>
            <numerusform>ترميمان</numerusform>
            <numerusform>%n ترميمات</numerusform>
            <numerusform>%n ترميمًا</numerusform>
            <numerusform>%n ترميم</numerusform>
        </translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation>لم تُفحص بعد</translation>
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
    <message numerus="yes">
        <source>Clear %n cells</source>
        <extracomment>Clear cell</extracomment>
        <translation>
            <numerusform>مسح %n خلية</numerusform>
            <numerusform>مسح خلية</numerusform>
            <numerusform>مسح خليتين</numerusform>
            <numerusform>مسح %n خلايا</numerusform>
            <numerusform>مسح %n خلية</numerusform>
            <numerusform>مسح %n خلية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n entries</source>
        <extracomment>Duplicate entry</extracomment>
        <translation>
            <numerusform>تكرار %n مدخل</numerusform>
            <numerusform>تكرار مدخل</numerusform>
            <numerusform>تكرار مدخلين</numerusform>
            <numerusform>تكرار %n مدخلات</numerusform>
            <numerusform>تكرار %n مدخلًا</numerusform>
            <numerusform>تكرار %n مدخل</numerusform>
        </translation>
    </message>
    <message>
        <source>Entries can't be filtered by this column.</source>
        <translation>لا يمكن تصفية المدخلات حسب هذا العمود.</translation>
    </message>
    <message numerus="yes">
        <source>Fill %n cells</source>
        <extracomment>Fill cell</extracomment>
        <translation>
            <numerusform>ملء %n خلية</numerusform>
            <numerusform>ملء خلية</numerusform>
            <numerusform>ملء خليتين</numerusform>
            <numerusform>ملء %n خلايا</numerusform>
            <numerusform>ملء %n خلية</numerusform>
            <numerusform>ملء %n خلية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n entries</source>
        <extracomment>Move entry</extracomment>
        <translation>
            <numerusform>نقل %n مدخل</numerusform>
            <numerusform>نقل مدخل</numerusform>
            <numerusform>نقل مدخلين</numerusform>
            <numerusform>نقل %n مدخلات</numerusform>
            <numerusform>نقل %n مدخلًا</numerusform>
            <numerusform>نقل %n مدخل</numerusform>
        </translation>
    </message>
    <message>
        <source>New entries have no saved version.</source>
        <translation>ليس للمدخلات الجديدة نسخة محفوظة.</translation>
    </message>
    <message>
        <source>Nothing that is selected was changed since the last save.</source>
        <translation>لم يتغير شيء من المحدد منذ آخر حفظ.</translation>
    </message>
    <message numerus="yes">
        <source>Revert %n cells</source>
        <extracomment>Revert cell</extracomment>
        <translation>
            <numerusform>إرجاع %n خلية</numerusform>
            <numerusform>إرجاع خلية</numerusform>
            <numerusform>إرجاع خليتين</numerusform>
            <numerusform>إرجاع %n خلايا</numerusform>
            <numerusform>إرجاع %n خلية</numerusform>
            <numerusform>إرجاع %n خلية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Revert %n entries</source>
        <extracomment>Revert entry</extracomment>
        <translation>
            <numerusform>إرجاع %n مدخل</numerusform>
            <numerusform>إرجاع مدخل</numerusform>
            <numerusform>إرجاع مدخلين</numerusform>
            <numerusform>إرجاع %n مدخلات</numerusform>
            <numerusform>إرجاع %n مدخلًا</numerusform>
            <numerusform>إرجاع %n مدخل</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableLook</name>
    <message>
        <source>&amp;Reset columns and widths</source>
        <translation>إعادة &amp;ضبط الأعمدة والعروض</translation>
    </message>
    <message>
        <source>Problem icons</source>
        <translation>أيقونات المشكلات</translation>
    </message>
    <message>
        <source>Show &amp;empty columns</source>
        <translation>إظهار الأعمدة ال&amp;فارغة</translation>
    </message>
</context>
<context>
    <name>TextField</name>
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
    <name>TodaysLimits</name>
    <message>
        <source>Keep the limits of 2008</source>
        <translation>الإبقاء على حدود 2008</translation>
    </message>
    <message>
        <source>Search engines now accept sitemaps of 50 MB, and 50,000 sitemaps in an index.</source>
        <translation>تقبل محركات البحث الآن خرائط موقع حجمها 50 م.ب، و50,000 خريطة موقع في الفهرس.</translation>
    </message>
    <message>
        <source>This set exceeds only the limits of 2008.</source>
        <translation>لا تتجاوز هذه المجموعة إلا حدود 2008.</translation>
    </message>
    <message>
        <source>Use today's limits</source>
        <translation>استخدام حدود اليوم</translation>
    </message>
</context>
<context>
    <name>Toolbar</name>
    <message>
        <source>Toolbar</source>
        <translation>شريط الأدوات</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>All entries are in one table</source>
        <translation>كل المدخلات في جدول واحد</translation>
    </message>
    <message>
        <source>Click to list them. You can fix many at once and preview the changes.</source>
        <translation>انقر لسردها. يمكنك إصلاح كثير منها دفعة واحدة ومعاينة التغييرات.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>تم</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>التالي</translation>
    </message>
    <message>
        <source>Press F6 to go to the hint, or Esc to end the tour.</source>
        <translation>اضغط F6 للانتقال إلى التلميح، أو Esc لإنهاء الجولة.</translation>
    </message>
    <message>
        <source>Problems are counted here</source>
        <translation>تُعدّ المشكلات هنا</translation>
    </message>
    <message>
        <source>Save or export</source>
        <translation>احفظ أو صدّر</translation>
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
</context>
<context>
    <name>UnsavedQuestion</name>
    <message>
        <source>Unsaved changes</source>
        <translation>تغييرات غير محفوظة</translation>
    </message>
    <message>
        <source>You can't recover discarded changes.</source>
        <translation>لا يمكنك استرداد التغييرات المتجاهَلة.</translation>
    </message>
    <message>
        <source>“{name}” has changes that are not saved.</source>
        <translation>في «{name}» تغييرات لم تُحفظ.</translation>
    </message>
</context>
<context>
    <name>UrlRows</name>
    <message>
        <source>New or changed</source>
        <translation>جديد أو متغير</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>مُزال</translation>
    </message>
</context>
<context>
    <name>WebCommands</name>
    <message numerus="yes">
        <source>%n files could not be opened from the web.</source>
        <extracomment>One file could not be opened from the web.</extracomment>
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
        <source>Canceled. Complete files are in the folder.</source>
        <translation>أُلغي. الملفات المكتملة موجودة في المجلد.</translation>
    </message>
    <message>
        <source>Change URL …</source>
        <translation>تغيير عنوان URL…</translation>
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
        <source>Show list …</source>
        <translation>عرض القائمة…</translation>
    </message>
</context>
<context>
    <name>Windows</name>
    <message>
        <source>Reload opens the saved version.</source>
        <translation>إعادة التحميل تفتح النسخة المحفوظة.</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>صفحة البداية</translation>
    </message>
    <message>
        <source>“{name}” is already open.</source>
        <translation>‏«{name}» مفتوح أصلًا.</translation>
    </message>
    <message>
        <source>“{sitemap}” is open here as a sitemap of “{name}”.</source>
        <translation>«{sitemap}» مفتوحة هنا كخريطة موقع من «{name}».</translation>
    </message>
</context>
<context>
    <name>WriteIndexDialog</name>
    <message>
        <source>New file</source>
        <translation>ملف جديد</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>يُستبدل</translation>
    </message>
    <message>
        <source>Rewritten</source>
        <translation>يُكتب من جديد</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>الحفظ</translation>
    </message>
    <message>
        <source>The &amp;index keeps the name {name}</source>
        <translation>يحتفظ الف&amp;هرس بالاسم {name}</translation>
    </message>
    <message>
        <source>The files are written when you save.</source>
        <translation>تُكتب الملفات عند الحفظ.</translation>
    </message>
    <message>
        <source>The first &amp;sitemap keeps it</source>
        <translation>تحتفظ به أول خ&amp;ريطة موقع</translation>
    </message>
    <message>
        <source>Write an index for {name}</source>
        <translation>كتابة فهرس لـ {name}</translation>
    </message>
</context>
<context>
    <name>XmlPane</name>
    <message>
        <source>Change other XML</source>
        <translation>تغيير XML الآخر</translation>
    </message>
    <message>
        <source>It contains invisible characters that change the order of the text.</source>
        <translation>فيه محارف غير مرئية تغير ترتيب النص.</translation>
    </message>
    <message>
        <source>It contains line ends that editing would change, so it is read-only.</source>
        <translation>فيه نهايات أسطر سيغيرها التحرير، لذلك هو للقراءة فقط.</translation>
    </message>
    <message>
        <source>This is its beginning; it is too long to be edited here.</source>
        <translation>هذه بدايته؛ وهو أطول من أن يُكتب فيه.</translation>
    </message>
    <message>
        <source>This is the rest of the entry. It can't be read.</source>
        <translation>هذه بقية المدخل. تتعذر قراءتها.</translation>
    </message>
</context>
<context>
    <name>_PartList</name>
    <message>
        <source>Component</source>
        <translation>المكوّن</translation>
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
