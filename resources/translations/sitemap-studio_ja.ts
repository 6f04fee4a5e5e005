<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>&amp;Components and licences</source>
        <translation>構成要素とライセンス(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Copy details</source>
        <translation>詳細をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Environment</source>
        <translation>動作環境(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Report a problem</source>
        <translation>問題を報告(&amp;R)</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>MIT ライセンスのフリーソフトウェアです。</translation>
    </message>
    <message>
        <source>This installation lacks the text of the licence of {name}.</source>
        <translation>このインストールには、{name} のライセンス文が含まれていません。</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About Sitemap Studio</source>
        <translation>Sitemap Studio について(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Add sitemap …</source>
        <translation>サイトマップを追加(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Below the table</source>
        <translation>表の下へ(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Check now</source>
        <translation>今すぐチェック(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Commands …</source>
        <translation>コマンド(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Duplicate entries</source>
        <translation>エントリを複製(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Entry</source>
        <translation>エントリ(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Export …</source>
        <translation>エクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>検索(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Fix this value</source>
        <translation>この値を修正(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <translation>移動(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Go to entry …</source>
        <translation>エントリへ移動(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>履歴(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>キーボードショートカット(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Leak patterns …</source>
        <translation>漏えいパターン(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Move panel</source>
        <translation>パネルを移動(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Move up</source>
        <translation>上へ移動(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新規(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next part of the window</source>
        <translation>ウィンドウの次の領域(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>問題(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Profile</source>
        <translation>プロファイル(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Publish …</source>
        <translation>公開(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Rename sitemap</source>
        <translation>サイトマップの名前を変更(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Repairs</source>
        <translation>修復(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Reset zoom</source>
        <translation>ズームをリセット(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Revert cells</source>
        <translation>セルを保存時の値に戻す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Revert entries</source>
        <translation>エントリを保存時の状態に戻す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>ルール(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Sitemap</source>
        <translation>サイトマップ(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Sitemaps</source>
        <translation>サイトマップ(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Split sitemap …</source>
        <translation>サイトマップを分割(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>テーマ(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>ツール(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Validate against the schemas</source>
        <translation>スキーマで検証(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Values</source>
        <translation>値(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Write an index …</source>
        <translation>インデックスを作成(&amp;W)…</translation>
    </message>
    <message>
        <source>&amp;Zoom</source>
        <translation>ズーム(&amp;Z)</translation>
    </message>
    <message>
        <source>Add &amp;entry</source>
        <translation>エントリを追加(&amp;E)</translation>
    </message>
    <message>
        <source>Add existing &amp;files …</source>
        <translation>既存のファイルを追加(&amp;F)…</translation>
    </message>
    <message>
        <source>Add sitemaps from disk to the index, or append their entries.</source>
        <translation>ディスク上のサイトマップをインデックスに追加するか、そのエントリを追加します。</translation>
    </message>
    <message>
        <source>Append entries from files …</source>
        <translation>ファイルのエントリを追加…</translation>
    </message>
    <message>
        <source>Append entries from logs, crawler exports, feeds, lists or sitemaps.</source>
        <translation>ログ、クローラーのエクスポート、フィード、一覧、サイトマップからエントリを追加します。</translation>
    </message>
    <message>
        <source>Apply this &amp;order to the sitemap</source>
        <translation>この並び順をサイトマップに適用(&amp;O)</translation>
    </message>
    <message>
        <source>C&amp;lear cells</source>
        <translation>セルをクリア(&amp;L)</translation>
    </message>
    <message>
        <source>C&amp;olumns</source>
        <translation>列(&amp;O)</translation>
    </message>
    <message>
        <source>Change a field of many entries at once.</source>
        <translation>多数のエントリのフィールドをまとめて変更します。</translation>
    </message>
    <message>
        <source>Chec&amp;k against robots.txt …</source>
        <translation>robots.txt と照合(&amp;K)…</translation>
    </message>
    <message>
        <source>Check the files on disk against the published XML schemas.</source>
        <translation>ディスク上のファイルを、公開されている XML スキーマで検証します。</translation>
    </message>
    <message>
        <source>Choose which search engine's limits apply.</source>
        <translation>どの検索エンジンの上限を適用するかを選択します。</translation>
    </message>
    <message>
        <source>Clear &amp;filter</source>
        <translation>フィルターをクリア(&amp;F)</translation>
    </message>
    <message>
        <source>Compare with file on dis&amp;k …</source>
        <translation>ディスク上のファイルと比較(&amp;K)…</translation>
    </message>
    <message>
        <source>Complete &amp;hreflang …</source>
        <translation>hreflang を補完(&amp;H)…</translation>
    </message>
    <message>
        <source>Copy the selected cells with the names of their fields.</source>
        <translation>選択したセルをフィールド名付きでコピーします。</translation>
    </message>
    <message>
        <source>Copy with &amp;header</source>
        <translation>見出し付きでコピー(&amp;K)</translation>
    </message>
    <message>
        <source>Create a sitemap from the pages of a static site.</source>
        <translation>静的サイトのページからサイトマップを作成します。</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>切り取り(&amp;T)</translation>
    </message>
    <message>
        <source>Discard changes and open the saved files again.</source>
        <translation>変更を破棄し、保存済みのファイルを開き直します。</translation>
    </message>
    <message>
        <source>E&amp;qual values</source>
        <translation>同じ値(&amp;Q)</translation>
    </message>
    <message>
        <source>Entr&amp;y</source>
        <translation>エントリ(&amp;Y)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>Export all entries to one XML, text or CSV file.</source>
        <translation>すべてのエントリを 1 つの XML、テキスト、または CSV ファイルにエクスポートします。</translation>
    </message>
    <message>
        <source>Export as single &amp;file …</source>
        <translation>単一ファイルとしてエクスポート(&amp;F)…</translation>
    </message>
    <message>
        <source>F&amp;ill down</source>
        <translation>下方向へコピー(&amp;I)</translation>
    </message>
    <message>
        <source>Fi&amp;x selected entries …</source>
        <translation>選択したエントリを修正(&amp;X)…</translation>
    </message>
    <message>
        <source>Fill selecti&amp;on</source>
        <translation>選択範囲に入力(&amp;O)</translation>
    </message>
    <message>
        <source>Fill the selected cells with the current value.</source>
        <translation>選択したセルに、現在のセルの値を入力します。</translation>
    </message>
    <message>
        <source>Fill the selected cells with the topmost value.</source>
        <translation>選択したセルに、一番上のセルの値を入力します。</translation>
    </message>
    <message>
        <source>Find and replace …</source>
        <translation>検索と置換…</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>次を検索(&amp;X)</translation>
    </message>
    <message>
        <source>Fix &amp;all problems …</source>
        <translation>すべての問題を修正(&amp;A)…</translation>
    </message>
    <message>
        <source>Fol&amp;ders</source>
        <translation>フォルダー(&amp;D)</translation>
    </message>
    <message>
        <source>Go to an entry by number, or select several, such as 10-20.</source>
        <translation>番号を指定してエントリへ移動するか、10-20 のように複数を選択します。</translation>
    </message>
    <message>
        <source>Mer&amp;ge sitemaps</source>
        <translation>サイトマップを結合(&amp;G)</translation>
    </message>
    <message>
        <source>Merge the selected sitemaps into the first one.</source>
        <translation>選択したサイトマップを、先頭のサイトマップに結合します。</translation>
    </message>
    <message>
        <source>Move &amp;entries to …</source>
        <translation>エントリを移動(&amp;E)…</translation>
    </message>
    <message>
        <source>Move do&amp;wn</source>
        <translation>下へ移動(&amp;W)</translation>
    </message>
    <message>
        <source>Move entries beyond the limits to new sitemaps.</source>
        <translation>上限を超えたエントリを、新しいサイトマップに移します。</translation>
    </message>
    <message>
        <source>Move overflow to a new s&amp;itemap</source>
        <translation>超過分を新しいサイトマップに移す(&amp;I)</translation>
    </message>
    <message>
        <source>Move sitemaps &amp;down</source>
        <translation>サイトマップを下へ移動(&amp;D)</translation>
    </message>
    <message>
        <source>Move sitemaps &amp;up</source>
        <translation>サイトマップを上へ移動(&amp;U)</translation>
    </message>
    <message>
        <source>Ne&amp;xt problem</source>
        <translation>次の問題(&amp;X)</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>新しいウィンドウ(&amp;W)</translation>
    </message>
    <message>
        <source>New from folder …</source>
        <translation>フォルダーから新規作成 …</translation>
    </message>
    <message>
        <source>Open &amp;log folder</source>
        <translation>ログフォルダーを開く(&amp;L)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近使ったファイル(&amp;R)</translation>
    </message>
    <message>
        <source>Open fol&amp;der …</source>
        <translation>フォルダーを開く(&amp;D)…</translation>
    </message>
    <message>
        <source>Open page in &amp;browser</source>
        <translation>ブラウザーでページを開く(&amp;J)</translation>
    </message>
    <message>
        <source>Overv&amp;iew</source>
        <translation>概要(&amp;I)</translation>
    </message>
    <message>
        <source>Paste as &amp;new entries</source>
        <translation>新しいエントリとして貼り付け(&amp;N)</translation>
    </message>
    <message>
        <source>Pre&amp;vious problem</source>
        <translation>前の問題(&amp;V)</translation>
    </message>
    <message>
        <source>Previe&amp;w</source>
        <translation>プレビュー(&amp;W)</translation>
    </message>
    <message>
        <source>Prin&amp;t report …</source>
        <translation>レポートを印刷(&amp;T)…</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>再読み込み(&amp;L)</translation>
    </message>
    <message>
        <source>Re&amp;move sitemaps</source>
        <translation>サイトマップを削除(&amp;M)</translation>
    </message>
    <message>
        <source>Remove &amp;duplicates …</source>
        <translation>重複を削除(&amp;D)…</translation>
    </message>
    <message>
        <source>Remove the selected sitemaps and their entries from the set.</source>
        <translation>選択したサイトマップを、そのエントリとともにセットから外します。</translation>
    </message>
    <message>
        <source>Reset &amp;all panels</source>
        <translation>すべてのパネルをリセット(&amp;A)</translation>
    </message>
    <message>
        <source>Restore the saved values of the selected cells.</source>
        <translation>選択したセルを保存時の値に戻します。</translation>
    </message>
    <message>
        <source>Restore the selected entries to the saved version.</source>
        <translation>選択したエントリを保存時の状態に戻します。</translation>
    </message>
    <message>
        <source>Save &amp;as …</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Save charts and problems as HTML or PDF, or problems as data.</source>
        <translation>グラフと問題を HTML または PDF として、あるいは問題をデータとして保存します。</translation>
    </message>
    <message>
        <source>Save re&amp;port …</source>
        <translation>レポートを保存(&amp;P)…</translation>
    </message>
    <message>
        <source>Save the entries in the order of the view.</source>
        <translation>エントリを表示の並び順で保存します。</translation>
    </message>
    <message>
        <source>Save under another name; .gz compresses the file.</source>
        <translation>別の名前で保存します。末尾を .gz にするとファイルが圧縮されます。</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>すべて選択(&amp;A)</translation>
    </message>
    <message>
        <source>Select same &amp;value</source>
        <translation>同じ値を選択(&amp;V)</translation>
    </message>
    <message>
        <source>Set lastmod to &amp;today</source>
        <translation>lastmod を今日にする(&amp;T)</translation>
    </message>
    <message>
        <source>Settin&amp;gs …</source>
        <translation>設定(&amp;G)…</translation>
    </message>
    <message>
        <source>Show files to upload, robots.txt lines and changed URLs.</source>
        <translation>アップロードするファイル、robots.txt に書く行、変更された URL を表示します。</translation>
    </message>
    <message>
        <source>Show only entries that match.</source>
        <translation>一致するエントリだけを表示します。</translation>
    </message>
    <message>
        <source>Show same value onl&amp;y</source>
        <translation>同じ値だけを表示(&amp;Y)</translation>
    </message>
    <message>
        <source>Show the &amp;tour again</source>
        <translation>ツアーをもう一度表示(&amp;T)</translation>
    </message>
    <message>
        <source>Sort &amp;by …</source>
        <translation>並べ替え(&amp;B)…</translation>
    </message>
    <message>
        <source>To the &amp;left</source>
        <translation>左へ(&amp;L)</translation>
    </message>
    <message>
        <source>To the &amp;right</source>
        <translation>右へ(&amp;R)</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>ウィンドウ</translation>
    </message>
    <message>
        <source>Write new sitemaps within the limits, with their index.</source>
        <translation>上限内に収めた新しいサイトマップを、インデックスとともに書き出します。</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>拡大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>縮小(&amp;O)</translation>
    </message>
    <message>
        <source>hrefl&amp;ang</source>
        <translation>hreflang(&amp;A)</translation>
    </message>
</context>
<context>
    <name>AddFilesDialog</name>
    <message numerus="yes">
        <source>%n URLs are in the set already:</source>
        <extracomment>1 URL is in the set already:</extracomment>
        <translation>
            <numerusform>%n 件の URL がすでにセットにあります:</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Append the entries to</source>
        <translation>エントリを次のサイトマップに追加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;List in the index, as it is</source>
        <translation>そのままインデックスに記載(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Skip duplicates</source>
        <translation>重複をスキップ(&amp;S)</translation>
    </message>
    <message>
        <source>Add to the set, as &amp;it is</source>
        <translation>そのままセットに追加(&amp;I)</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>重複</translation>
    </message>
    <message>
        <source>None of the URLs is in the set already.</source>
        <translation>すでにセットにある URL はありません。</translation>
    </message>
    <message>
        <source>{files} files contain {entries}.</source>
        <translation>{files} 個のファイルに {entries}があります。</translation>
    </message>
    <message>
        <source>“{name}” contains {entries}.</source>
        <translation>「{name}」に {entries}があります。</translation>
    </message>
</context>
<context>
    <name>AddressLine</name>
    <message>
        <source>Suggestion: {address}. Press Enter to use it.</source>
        <translation>候補: {address}。Enter を押すと使用されます。</translation>
    </message>
    <message>
        <source>The URL of this set. A sitemap may list only URLs in its folder or below.</source>
        <translation>このセットの URL です。サイトマップに記載できるのは、そのフォルダー以下の URL だけです。</translation>
    </message>
    <message>
        <source>Use the suggestion</source>
        <translation>候補を使う</translation>
    </message>
</context>
<context>
    <name>BulkDialog</name>
    <message numerus="yes">
        <source>%n URLs become duplicates.</source>
        <extracomment>1 URL becomes a duplicate.</extracomment>
        <translation>
            <numerusform>%n 件の URL が重複します。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n URLs become too long.</source>
        <extracomment>1 URL becomes too long.</extracomment>
        <translation>
            <numerusform>%n 件の URL が長くなりすぎます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values skipped: {reason}.</source>
        <extracomment>1 value skipped: {reason}.</extracomment>
        <translation>
            <numerusform>%n 個の値を変更せずにスキップ: {reason}。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Field</source>
        <translation>フィールド(&amp;F)</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message numerus="yes">
        <source>Change %n entries</source>
        <extracomment>Change 1 entry</extracomment>
        <translation>
            <numerusform>%n 件のエントリを変更</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change %n values</source>
        <extracomment>Change 1 value</extracomment>
        <translation>
            <numerusform>%n 個の値を変更</numerusform>
        </translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>操作</translation>
    </message>
    <message numerus="yes">
        <source>The URLs of %n sitemaps in the index also change.</source>
        <extracomment>The URL of 1 sitemap in the index also changes.</extracomment>
        <translation>
            <numerusform>インデックス内の %n 個のサイトマップの URL も変わります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>URLs in the extensions of %n entries also change.</source>
        <extracomment>URLs in the extensions of 1 entry also change.</extracomment>
        <translation>
            <numerusform>%n 件のエントリの拡張にある URL も変わります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BulkForm</name>
    <message>
        <source>the day: 3 April 2025</source>
        <translation>日: 2025 年 4 月 3 日</translation>
    </message>
    <message>
        <source>the month: 4 March 2025</source>
        <translation>月: 2025 年 3 月 4 日</translation>
    </message>
    <message>
        <source>to the day</source>
        <translation>日まで</translation>
    </message>
    <message>
        <source>to the second</source>
        <translation>秒まで</translation>
    </message>
</context>
<context>
    <name>CalendarPopup</name>
    <message>
        <source>Day</source>
        <translation>日</translation>
    </message>
</context>
<context>
    <name>CellFix</name>
    <message>
        <source>&amp;Apply</source>
        <translation>適用(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Edit cell</source>
        <translation>セルを編集(&amp;E)</translation>
    </message>
    <message>
        <source>After</source>
        <translation>修正後</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>修正前</translation>
    </message>
</context>
<context>
    <name>Checking</name>
    <message>
        <source>Checking “{name}”</source>
        <translation>「{name}」をチェック中</translation>
    </message>
</context>
<context>
    <name>ChooseFileDialog</name>
    <message>
        <source>&amp;Which of the indexes in this folder?</source>
        <translation>このフォルダーのどのインデックスを開きますか(&amp;W)</translation>
    </message>
    <message>
        <source>Indexes</source>
        <translation>インデックス</translation>
    </message>
    <message>
        <source>Open an index</source>
        <translation>インデックスを開く</translation>
    </message>
</context>
<context>
    <name>ChooseSitemapDialog</name>
    <message>
        <source>Move</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Move entries</source>
        <translation>エントリを移動</translation>
    </message>
    <message>
        <source>To a &amp;new sitemap</source>
        <translation>新しいサイトマップへ(&amp;N)</translation>
    </message>
    <message>
        <source>To a sitemap of the &amp;set</source>
        <translation>セット内のサイトマップへ(&amp;S)</translation>
    </message>
</context>
<context>
    <name>ClipboardCommands</name>
    <message numerus="yes">
        <source>%n pasted columns beyond the last field were ignored.</source>
        <extracomment>1 pasted column beyond the last field was ignored.</extracomment>
        <translation>
            <numerusform>貼り付けた列のうち、最後のフィールドを超える %n 列は無視されました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing can be pasted into this column.</source>
        <translation>この列には貼り付けられません。</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n cells</source>
        <extracomment>Paste cell</extracomment>
        <translation>
            <numerusform>%n 個のセルを貼り付け</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n entries</source>
        <extracomment>Paste entry</extracomment>
        <translation>
            <numerusform>%n 件のエントリを貼り付け</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste in an earlier column, or with a header row.</source>
        <translation>もっと前の列に貼り付けるか、見出し行を付けて貼り付けてください。</translation>
    </message>
</context>
<context>
    <name>ColumnsDialog</name>
    <message>
        <source>Choose the columns for the fields. The choice is remembered for tables with this header.</source>
        <translation>各フィールドの列を選択してください。選択した内容は記憶され、同じ見出しの表で使われます。</translation>
    </message>
    <message>
        <source>Columns of “{name}”</source>
        <translation>「{name}」の列</translation>
    </message>
    <message>
        <source>First rows</source>
        <translation>先頭の行</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message numerus="yes">
        <source>%n entries are equal</source>
        <extracomment>1 entry is equal</extracomment>
        <translation>
            <numerusform>同じエントリ %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries have another URL</source>
        <extracomment>1 entry has another URL</extracomment>
        <translation>
            <numerusform>URL が異なる %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries have other values</source>
        <extracomment>1 entry has other values</extracomment>
        <translation>
            <numerusform>値が異なる %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries only in your version</source>
        <extracomment>1 entry only in your version</extracomment>
        <translation>
            <numerusform>こちらのバージョンにのみあるエントリ %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries only on disk</source>
        <extracomment>1 entry only on disk</extracomment>
        <translation>
            <numerusform>ディスク上にのみあるエントリ %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Ignore which sitemap an entry is in</source>
        <translation>エントリがどのサイトマップにあるかを無視(&amp;I)</translation>
    </message>
    <message>
        <source>Compare “{name}” with file on disk</source>
        <translation>「{name}」をディスク上のファイルと比較</translation>
    </message>
    <message>
        <source>Comparing with the file on disk …</source>
        <translation>ディスク上のファイルと比較しています…</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>相違点</translation>
    </message>
    <message>
        <source>The entries on disk are the same.</source>
        <translation>ディスク上のエントリは同じです。</translation>
    </message>
    <message>
        <source>The order differs.</source>
        <translation>順序が異なります。</translation>
    </message>
</context>
<context>
    <name>DateEditor</name>
    <message>
        <source>Choose a day (Alt+Down)</source>
        <translation>日付を選択 (Alt+Down)</translation>
    </message>
</context>
<context>
    <name>DiffView</name>
    <message>
        <source>Added: {text}</source>
        <translation>追加: {text}</translation>
    </message>
    <message>
        <source>Removed: {text}</source>
        <translation>削除: {text}</translation>
    </message>
</context>
<context>
    <name>DifferenceList</name>
    <message>
        <source>Difference</source>
        <translation>相違</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>ディスク上</translation>
    </message>
    <message>
        <source>Only in your version</source>
        <translation>こちらのバージョンのみ</translation>
    </message>
    <message>
        <source>Only on disk</source>
        <translation>ディスクのみ</translation>
    </message>
    <message>
        <source>Your version</source>
        <translation>こちらのバージョン</translation>
    </message>
    <message>
        <source>extensions</source>
        <translation>拡張</translation>
    </message>
    <message>
        <source>renamed</source>
        <translation>URL 変更</translation>
    </message>
</context>
<context>
    <name>Docks</name>
    <message>
        <source>Click in a panel first, then move it.</source>
        <translation>先にパネルの中をクリックしてから、移動してください。</translation>
    </message>
</context>
<context>
    <name>DuplicatesDialog</name>
    <message numerus="yes">
        <source>%n duplicates in read-only sitemaps are kept.</source>
        <extracomment>1 duplicate in a read-only sitemap is kept.</extracomment>
        <translation>
            <numerusform>読み取り専用のサイトマップにある %n 件の重複は残ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries are removed</source>
        <extracomment>1 entry is removed</extracomment>
        <translation>
            <numerusform>%n 件のエントリが削除されます</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>残すエントリ(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;URLs are</source>
        <translation>URL の一致条件(&amp;U)</translation>
    </message>
    <message>
        <source>Each entry to be removed, with the one that is kept.</source>
        <translation>削除されるエントリと、その代わりに残るエントリです。</translation>
    </message>
    <message>
        <source>Entries to remove</source>
        <translation>削除するエントリ</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n entries</source>
        <extracomment>Remove 1 entry</extracomment>
        <translation>
            <numerusform>エントリ %n 件を削除</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no duplicates to remove.</source>
        <translation>削除する重複はありません。</translation>
    </message>
    <message>
        <source>equal except for http/https, www, trailing slash and case</source>
        <translation>http/https、www、末尾のスラッシュ、大文字・小文字の違いを除いて一致</translation>
    </message>
    <message>
        <source>identical</source>
        <translation>完全に一致</translation>
    </message>
    <message>
        <source>the first of the set</source>
        <translation>セット内で最初のもの</translation>
    </message>
    <message>
        <source>the one in {sitemap}</source>
        <translation>{sitemap} にあるもの</translation>
    </message>
    <message>
        <source>the one with the newest lastmod</source>
        <translation>lastmod が最も新しいもの</translation>
    </message>
</context>
<context>
    <name>EncodingDialog</name>
    <message>
        <source>&amp;Encoding</source>
        <translation>文字コード(&amp;E)</translation>
    </message>
    <message>
        <source>All lines are plain ASCII and look the same in every encoding.</source>
        <translation>すべての行が ASCII だけなので、どの文字コードでも同じように表示されます。</translation>
    </message>
    <message>
        <source>Choose the encoding</source>
        <translation>文字コードの選択</translation>
    </message>
    <message>
        <source>How it &amp;reads</source>
        <translation>読み取り結果(&amp;R)</translation>
    </message>
    <message>
        <source>The encoding of “{name}” is unknown. Choose the one in which the lines below look right.</source>
        <translation>「{name}」の文字コードが不明です。下の行が正しく表示される文字コードを選択してください。</translation>
    </message>
    <message>
        <source>The encoding of “{name}”, and maybe of other sitemaps of “{whole}”, is unknown. Choose the one in which the lines below look right.</source>
        <translation>「{name}」の文字コードが不明です。「{whole}」のほかのサイトマップも不明な可能性があります。下の行が正しく表示される文字コードを選択してください。</translation>
    </message>
</context>
<context>
    <name>Encodings</name>
    <message>
        <source>Arabic</source>
        <translation>アラビア語</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>バルト語</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>中央ヨーロッパ</translation>
    </message>
    <message>
        <source>Chinese, simplified</source>
        <translation>簡体字中国語</translation>
    </message>
    <message>
        <source>Chinese, traditional</source>
        <translation>繁体字中国語</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>キリル文字</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>ギリシャ語</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>ヘブライ語</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日本語</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>韓国語</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>トルコ語</translation>
    </message>
    <message>
        <source>Western European</source>
        <translation>西ヨーロッパ</translation>
    </message>
    <message>
        <source>Western European, DOS</source>
        <translation>西ヨーロッパ (DOS)</translation>
    </message>
    <message>
        <source>Western European, old Macintosh</source>
        <translation>西ヨーロッパ (旧 Macintosh)</translation>
    </message>
</context>
<context>
    <name>EntryFields</name>
    <message numerus="yes">
        <source>(%n characters)</source>
        <translation>
            <numerusform>(%n 文字)</numerusform>
        </translation>
    </message>
    <message>
        <source>(various)</source>
        <translation>(複数の値)</translation>
    </message>
</context>
<context>
    <name>EntryHeader</name>
    <message numerus="yes">
        <source>+ %n empty columns</source>
        <extracomment>+ 1 empty column</extracomment>
        <translation>
            <numerusform>+ 空の列 %n 列</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty in the whole set: {columns}</source>
        <translation>セット全体で空の列: {columns}</translation>
    </message>
</context>
<context>
    <name>EntryModel</name>
    <message>
        <source>New since the last save</source>
        <translation>前回の保存後に追加</translation>
    </message>
    <message>
        <source>Not in the saved version</source>
        <translation>保存済みのバージョンにはありません</translation>
    </message>
    <message>
        <source>Saved value: {value}</source>
        <translation>保存されている値: {value}</translation>
    </message>
    <message>
        <source>Sorting</source>
        <translation>並べ替え中</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
</context>
<context>
    <name>EntryPage</name>
    <message>
        <source>Filtering</source>
        <translation>フィルター処理中</translation>
    </message>
    <message>
        <source>No entries yet. Add one with Ctrl+I, or paste URLs with Ctrl+V.</source>
        <translation>エントリはまだありません。Ctrl+I で追加するか、Ctrl+V で URL を貼り付けてください。</translation>
    </message>
    <message>
        <source>None of the sitemaps could be read. See Problems.</source>
        <translation>どのサイトマップも読み取れませんでした。「問題」をご覧ください。</translation>
    </message>
    <message>
        <source>The index has no sitemaps yet. Add one.</source>
        <translation>インデックスにはまだサイトマップがありません。追加してください。</translation>
    </message>
</context>
<context>
    <name>EntryPanel</name>
    <message>
        <source>Add missing languages …</source>
        <translation>不足している言語を追加…</translation>
    </message>
    <message>
        <source>Add x-default</source>
        <translation>x-default を追加</translation>
    </message>
    <message>
        <source>Another edit is still running.</source>
        <translation>別の編集がまだ実行中です。</translation>
    </message>
    <message>
        <source>Entry {number} of {count}</source>
        <translation>エントリ {number} / {count}</translation>
    </message>
    <message>
        <source>More about alternates</source>
        <translation>代替リンクの詳細</translation>
    </message>
    <message>
        <source>Select one entry to add to it.</source>
        <translation>追加するには、エントリを 1 件選択してください。</translation>
    </message>
    <message>
        <source>The readable form of the URL</source>
        <translation>人が読める形の URL</translation>
    </message>
</context>
<context>
    <name>EntryView</name>
    <message>
        <source>Clear it, paste another value, or use a bulk edit.</source>
        <translation>クリアするか、別の値を貼り付けるか、一括編集を使ってください。</translation>
    </message>
    <message>
        <source>Places in the set</source>
        <translation>セット内の位置</translation>
    </message>
    <message>
        <source>This value has {length} characters; up to {most} can be edited in a cell.</source>
        <translation>この値は {length} 文字です。セルで編集できるのは {most} 文字までです。</translation>
    </message>
</context>
<context>
    <name>Environment</name>
    <message>
        <source>Display</source>
        <translation>ディスプレイ</translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation>ライブラリ</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
</context>
<context>
    <name>ExplanationPane</name>
    <message>
        <source>Explanation</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>修正後</translation>
    </message>
    <message>
        <source>Line {line}: {message}</source>
        <translation>{line} 行目: {message}</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正しい例</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Select a problem or a rule to see the explanation.</source>
        <translation>問題またはルールを選択すると、説明が表示されます。</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>重大度</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>出典</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>誤りの例</translation>
    </message>
    <message>
        <source>{severity} for {profile}</source>
        <translation>{profile}: {severity}</translation>
    </message>
    <message>
        <source>{severity}, for every profile</source>
        <translation>{severity} (すべてのプロファイル)</translation>
    </message>
</context>
<context>
    <name>ExportCommands</name>
    <message numerus="yes">
        <source>%n files were up to date.</source>
        <extracomment>1 file was up to date.</extracomment>
        <translation>
            <numerusform>%n 個のファイルは最新の状態でした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files written to “{folder}”.</source>
        <extracomment>1 file written to “{folder}”.</extracomment>
        <translation>
            <numerusform>%n 個のファイルを「{folder}」に書き出しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Entries may be missing: some sitemaps could not be read completely.</source>
        <translation>一部のサイトマップを完全に読み取れなかったため、エントリが欠けている可能性があります。</translation>
    </message>
    <message>
        <source>Exporting to “{name}”</source>
        <translation>「{name}」にエクスポート中</translation>
    </message>
    <message>
        <source>Open exported set</source>
        <translation>エクスポートしたセットを開く</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Removing old files</source>
        <translation>古いファイルを削除中</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>フォルダーを表示</translation>
    </message>
    <message>
        <source>Sitemap (*.xml);;Compressed sitemap (*.xml.gz);;Text list (*.txt);;CSV (*.csv);;All files (*)</source>
        <translation>サイトマップ (*.xml);;圧縮サイトマップ (*.xml.gz);;テキスト一覧 (*.txt);;CSV (*.csv);;すべてのファイル (*)</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message numerus="yes">
        <source>%n files with such names exist and will be replaced.</source>
        <extracomment>1 file with such a name exists and will be replaced.</extracomment>
        <translation>
            <numerusform>同じ名前のファイルが %n 個あり、置き換えられます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps could not be read completely: entries may be missing.</source>
        <extracomment>1 sitemap could not be read completely: entries may be missing.</extracomment>
        <translation>
            <numerusform>%n 個のサイトマップを完全に読み取れなかったため、エントリが欠けている可能性があります。</numerusform>
        </translation>
    </message>
    <message>
        <source>A&amp;ll ({count})</source>
        <translation>すべて ({count})(&amp;L)</translation>
    </message>
    <message>
        <source>Add xsi:&amp;schemaLocation</source>
        <translation>xsi:schemaLocation を追加(&amp;S)</translation>
    </message>
    <message>
        <source>Choose a folder for the files.</source>
        <translation>出力先のフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>Compress sitemaps with &amp;gzip</source>
        <translation>サイトマップを gzip で圧縮(&amp;G)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>F&amp;iltered ({count})</source>
        <translation>フィルター結果 ({count})(&amp;I)</translation>
    </message>
    <message>
        <source>File &amp;names</source>
        <translation>ファイル名(&amp;N)</translation>
    </message>
    <message>
        <source>Files to write</source>
        <translation>書き出すファイル</translation>
    </message>
    <message>
        <source>Max. &amp;URLs per sitemap</source>
        <translation>サイトマップあたりの最大 URL 数(&amp;U)</translation>
    </message>
    <message>
        <source>Max. &amp;bytes per sitemap</source>
        <translation>サイトマップあたりの最大バイト数(&amp;B)</translation>
    </message>
    <message>
        <source>S&amp;elected ({count})</source>
        <translation>選択したエントリ ({count})(&amp;E)</translation>
    </message>
    <message>
        <source>URL in the index</source>
        <translation>インデックスでの URL</translation>
    </message>
    <message>
        <source>Uncompressed size</source>
        <translation>圧縮前のサイズ</translation>
    </message>
    <message>
        <source>Use &amp;that URL</source>
        <translation>その URL を使用(&amp;T)</translation>
    </message>
    <message>
        <source>Write an inde&amp;x that lists the sitemaps</source>
        <translation>サイトマップを記載したインデックスを作成(&amp;X)</translation>
    </message>
    <message>
        <source>https://www.example.com/ (default: the site of most entries)</source>
        <translation>https://www.example.com/ (既定: 最も多くのエントリが属するサイト)</translation>
    </message>
    <message>
        <source>the index itself</source>
        <translation>インデックス自身</translation>
    </message>
    <message>
        <source>{address} would fit.</source>
        <translation>{address} なら適合します。</translation>
    </message>
    <message>
        <source>{files} with {urls}, {size} uncompressed, and the index “{index}”.</source>
        <translation>{files}、{urls}、圧縮前 {size}、およびインデックス「{index}」。</translation>
    </message>
    <message>
        <source>{files} with {urls}, {size} uncompressed, without an index.</source>
        <translation>{files}、{urls}、圧縮前 {size}、インデックスなし。</translation>
    </message>
</context>
<context>
    <name>ExtensionModel</name>
    <message>
        <source>(no {field})</source>
        <translation>({field} なし)</translation>
    </message>
    <message>
        <source>(various) Select one entry to see and edit them.</source>
        <translation>(複数の値) 表示・編集するには、エントリを 1 件選択してください。</translation>
    </message>
    <message>
        <source>Not declared: {name} is read-only.</source>
        <translation>宣言なし: {name} は読み取り専用です。</translation>
    </message>
    <message>
        <source>not applied yet</source>
        <translation>未反映</translation>
    </message>
    <message>
        <source>one more …</source>
        <translation>もう 1 つ…</translation>
    </message>
    <message numerus="yes">
        <source>{have} of %n entries</source>
        <translation>
            <numerusform>%n 件中 {have} 件のエントリ</numerusform>
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
        <translation>代替リンク</translation>
    </message>
    <message>
        <source>article</source>
        <translation>記事</translation>
    </message>
    <message>
        <source>image</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>mark for feature phones</source>
        <translation>フィーチャーフォン用マーク</translation>
    </message>
    <message>
        <source>video</source>
        <translation>動画</translation>
    </message>
</context>
<context>
    <name>Facets</name>
    <message>
        <source>0.0 to 0.4</source>
        <translation>0.0～0.4</translation>
    </message>
    <message>
        <source>0.5 to 0.7</source>
        <translation>0.5～0.7</translation>
    </message>
    <message>
        <source>0.8 to 1.0</source>
        <translation>0.8～1.0</translation>
    </message>
    <message>
        <source>Any extension</source>
        <translation>拡張あり</translation>
    </message>
    <message>
        <source>Any problem</source>
        <translation>問題あり</translation>
    </message>
    <message>
        <source>In</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>In the future</source>
        <translation>未来の日付</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>過去 30 日間</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>過去 365 日間</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>過去 7 日間</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>No extension</source>
        <translation>拡張なし</translation>
    </message>
    <message>
        <source>No problem</source>
        <translation>問題なし</translation>
    </message>
    <message>
        <source>Older than 365 days</source>
        <translation>365 日より前</translation>
    </message>
</context>
<context>
    <name>FaultDialog</name>
    <message>
        <source>Internal error</source>
        <translation>内部エラー</translation>
    </message>
    <message>
        <source>Please report this error with these details: {url}</source>
        <translation>この詳細を添えて、このエラーをご報告ください: {url}</translation>
    </message>
    <message>
        <source>Something went wrong inside the program.</source>
        <translation>プログラム内部で問題が発生しました。</translation>
    </message>
    <message>
        <source>Unsaved changes are in the recovery log.</source>
        <translation>保存されていない変更は復元ログにあります。</translation>
    </message>
    <message>
        <source>You can continue. Saving under another name is safest.</source>
        <translation>作業は続けられます。別の名前で保存するのが最も安全です。</translation>
    </message>
    <message>
        <source>Your files on disk have not changed.</source>
        <translation>ディスク上のファイルは変更されていません。</translation>
    </message>
</context>
<context>
    <name>FetchFailuresDialog</name>
    <message>
        <source>&amp;Copy list</source>
        <translation>一覧をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>All other files were downloaded and opened.</source>
        <translation>そのほかのファイルはすべてダウンロードして開きました。</translation>
    </message>
    <message>
        <source>Not opened from the web</source>
        <translation>Web から開けなかったファイル</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>ステータス</translation>
    </message>
</context>
<context>
    <name>FileWatch</name>
    <message numerus="yes">
        <source>%n files of the set no longer exist.</source>
        <translation>
            <numerusform>セットの %n 個のファイルがなくなりました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files of the set were changed by other programs.</source>
        <translation>
            <numerusform>セットの %n 個のファイルが他のプログラムによって変更されました。</numerusform>
        </translation>
    </message>
    <message>
        <source>All entries are kept. Comments and formatting are not.</source>
        <translation>エントリはすべて残りますが、コメントと書式は残りません。</translation>
    </message>
    <message>
        <source>Compare …</source>
        <translation>比較…</translation>
    </message>
    <message numerus="yes">
        <source>Saving will replace %n files with your version.</source>
        <translation>
            <numerusform>保存すると、%n 個のファイルがこちらのバージョンに置き換わります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Saving will replace “{name}” with your version.</source>
        <translation>保存すると、「{name}」がこちらのバージョンに置き換わります。</translation>
    </message>
    <message>
        <source>Your open version has not changed.</source>
        <translation>開いているバージョンは変わっていません。</translation>
    </message>
    <message>
        <source>Your version is still open. Saving writes the file again.</source>
        <translation>こちらのバージョンは開いたままです。保存すると、ファイルがもう一度書き込まれます。</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message numerus="yes">
        <source>%n files already exist in that folder and would be replaced.</source>
        <translation>
            <numerusform>そのフォルダーには %n 個のファイルがすでにあり、置き換えられます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files are not in UTF-8.</source>
        <translation>
            <numerusform>%n 個のファイルが UTF-8 ではありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files of the set have hard links.</source>
        <translation>
            <numerusform>セットの %n 個のファイルにハードリンクがあります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repairs were saved.</source>
        <extracomment>1 repair was saved.</extracomment>
        <translation>
            <numerusform>%n 件の修復を保存しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps exceed the safety limit.</source>
        <translation>
            <numerusform>%n 個のサイトマップが安全上限を超えています。</numerusform>
        </translation>
    </message>
    <message>
        <source>An index helps search engines to find all of them.</source>
        <translation>インデックスがあると、検索エンジンがすべてのサイトマップを見つけやすくなります。</translation>
    </message>
    <message>
        <source>Choose its encoding …</source>
        <translation>文字コードを選択…</translation>
    </message>
    <message>
        <source>Choose one …</source>
        <translation>選択…</translation>
    </message>
    <message>
        <source>Choose the encoding in which the text looks right.</source>
        <translation>テキストが正しく表示される文字コードを選択してください。</translation>
    </message>
    <message>
        <source>Edit anyway</source>
        <translation>それでも編集</translation>
    </message>
    <message>
        <source>Import as access log …</source>
        <translation>アクセスログとしてインポート…</translation>
    </message>
    <message>
        <source>Import as table …</source>
        <translation>表としてインポート…</translation>
    </message>
    <message>
        <source>Nothing was saved. Replace the files, or choose another folder.</source>
        <translation>何も保存されていません。ファイルを置き換えるか、別のフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>Only this name gets the new content; the other names keep the old one.</source>
        <translation>新しい内容になるのはこの名前だけです。ほかの名前は以前の内容のままです。</translation>
    </message>
    <message>
        <source>Open anyway</source>
        <translation>それでも開く</translation>
    </message>
    <message>
        <source>Opening was canceled.</source>
        <translation>開く処理をキャンセルしました。</translation>
    </message>
    <message>
        <source>Opening “{name}”</source>
        <translation>「{name}」を開いています</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換える</translation>
    </message>
    <message>
        <source>Save it to another folder. You can edit it here.</source>
        <translation>別のフォルダーに保存してください。ここで編集はできます。</translation>
    </message>
    <message numerus="yes">
        <source>Saved “{name}” and %n other files.</source>
        <extracomment>Saved “{name}” and 1 other file.</extracomment>
        <translation>
            <numerusform>「{name}」とほか %n 個のファイルを保存しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>See the Repairs panel. The file on disk has not changed.</source>
        <translation>修復パネルをご覧ください。ディスク上のファイルは変更されていません。</translation>
    </message>
    <message>
        <source>Show window</source>
        <translation>ウィンドウを表示</translation>
    </message>
    <message>
        <source>Sitemaps (*.xml *.xml.gz);;All files (*)</source>
        <translation>サイトマップ (*.xml *.xml.gz);;すべてのファイル (*)</translation>
    </message>
    <message numerus="yes">
        <source>The encoding of %n sitemaps is unknown.</source>
        <translation>
            <numerusform>%n 個のサイトマップの文字コードが不明です。</numerusform>
        </translation>
    </message>
    <message>
        <source>The other file still exists.</source>
        <translation>もう一方のファイルも残っています。</translation>
    </message>
    <message>
        <source>The safety limit is {size} MB uncompressed per file, {ratio} times its size on disk, and {entries} entries in total. Open it only if you trust its source.</source>
        <translation>安全上限は、ファイルごとに展開後 {size} MB、ディスク上のサイズの {ratio} 倍、全体でエントリ {entries} 件です。提供元を信頼できる場合にのみ開いてください。</translation>
    </message>
    <message>
        <source>The sample set is missing from this installation.</source>
        <translation>このインストールにはサンプルセットがありません。</translation>
    </message>
    <message>
        <source>There was nothing to save.</source>
        <translation>保存するものはありませんでした。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>無題</translation>
    </message>
    <message>
        <source>You can copy and export the entries.</source>
        <translation>エントリをコピー、エクスポートできます。</translation>
    </message>
    <message numerus="yes">
        <source>You don't have permission to save %n files of the set.</source>
        <translation>
            <numerusform>セットの %n 個のファイルを保存する権限がありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>{reason} It is read-only here.</source>
        <translation>{reason}ここでは読み取り専用です。</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” and %n more are read-only: {reason}</source>
        <translation>
            <numerusform>「{name}」とほか %n 個は読み取り専用です: {reason}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{name}” contains %n sitemaps but no index.</source>
        <translation>
            <numerusform>「{name}」には %n 個のサイトマップがありますが、インデックスがありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” is no longer open elsewhere. You can edit it here.</source>
        <translation>「{name}」は他の場所で開かれなくなったため、ここで編集できます。</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>A text, a /regular expression/, or conditions joined by “and” or “or”, with parentheses: a word (loc, lastmod, changefreq, priority, any, entry, sitemap, folder, extension, problem, state), then = != &lt; &gt; contains matches in or “is empty”, then a value.</source>
        <translation>テキスト、/正規表現/、または “and” や “or” でつないだ条件を入力します (括弧も使えます)。条件は、語 (loc, lastmod, changefreq, priority, any, entry, sitemap, folder, extension, problem, state)、演算子 (= != &lt; &gt; contains matches in または “is empty”)、値の順に書きます。</translation>
    </message>
    <message>
        <source>Character {number}: {text}</source>
        <translation>{number} 文字目: {text}</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>フィルター</translation>
    </message>
    <message>
        <source>Filter: text, /regex/, or lastmod &lt; 2026-01-01</source>
        <translation>フィルター: テキスト、/正規表現/、または lastmod &lt; 2026-01-01</translation>
    </message>
</context>
<context>
    <name>FindPanel</name>
    <message numerus="yes">
        <source>%n matches</source>
        <extracomment>1 match</extracomment>
        <translation>
            <numerusform>%n 件一致</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values replaced.</source>
        <extracomment>1 value replaced.</extracomment>
        <translation>
            <numerusform>%n 個の値を置換しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>F&amp;ind</source>
        <translation>検索(&amp;I)</translation>
    </message>
    <message>
        <source>Match case (Alt+C)</source>
        <translation>大文字と小文字を区別 (Alt+C)</translation>
    </message>
    <message>
        <source>Re&amp;place with</source>
        <translation>置換後(&amp;R)</translation>
    </message>
    <message>
        <source>Regular expression (Alt+X)</source>
        <translation>正規表現 (Alt+X)</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置換</translation>
    </message>
    <message>
        <source>Replace all …</source>
        <translation>すべて置換…</translation>
    </message>
    <message numerus="yes">
        <source>Replace in %n values</source>
        <extracomment>Replace in 1 value</extracomment>
        <translation>
            <numerusform>%n 個の値を置換</numerusform>
        </translation>
    </message>
    <message>
        <source>Replaced. There are no more matches.</source>
        <translation>置換しました。ほかに一致箇所はありません。</translation>
    </message>
    <message>
        <source>Replacing</source>
        <translation>置換中</translation>
    </message>
    <message>
        <source>Whole words only (Alt+W)</source>
        <translation>単語全体のみ (Alt+W)</translation>
    </message>
</context>
<context>
    <name>FixChoicesForm</name>
    <message>
        <source>&amp;Base URL for relative URLs</source>
        <translation>相対 URL の基準 URL(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Escape characters as</source>
        <translation>文字のエスケープ方式(&amp;E)</translation>
    </message>
    <message>
        <source>Time &amp;zone to assume</source>
        <translation>仮定するタイムゾーン(&amp;Z)</translation>
    </message>
</context>
<context>
    <name>FixList</name>
    <message>
        <source>another namespace</source>
        <translation>別の名前空間</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>要素</translation>
    </message>
    <message>
        <source>the protocol's namespace</source>
        <translation>プロトコルの名前空間</translation>
    </message>
</context>
<context>
    <name>FixesDialog</name>
    <message numerus="yes">
        <source>%n files change</source>
        <extracomment>1 file changes</extracomment>
        <translation>
            <numerusform>%n 個のファイルが変更されます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values can't be fixed without guessing. They are listed last: click one to go there.</source>
        <extracomment>1 value can't be fixed without guessing. It is listed last: click it to go there.</extracomment>
        <translation>
            <numerusform>%n 個の値は推測なしでは修正できません。一覧の最後に表示され、クリックするとそこへ移動します。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fix %n entries</source>
        <extracomment>Fix 1 entry</extracomment>
        <translation>
            <numerusform>%n 件のエントリを修正</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fix %n files</source>
        <extracomment>Fix 1 file</extracomment>
        <translation>
            <numerusform>%n 個のファイルを修正</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fix %n values</source>
        <extracomment>Fix 1 value</extracomment>
        <translation>
            <numerusform>%n 個の値を修正</numerusform>
        </translation>
    </message>
    <message>
        <source>Fix problems</source>
        <translation>問題を修正</translation>
    </message>
    <message>
        <source>Looking for fixes …</source>
        <translation>修正を探しています…</translation>
    </message>
    <message>
        <source>No automatic fixes are available.</source>
        <translation>自動修正できるものはありません。</translation>
    </message>
    <message>
        <source>Some fixes for {titles} failed because of an internal error.</source>
        <translation>内部エラーのため、{titles} の一部を修正できませんでした。</translation>
    </message>
    <message>
        <source>The explanation of each problem shows how to fix it.</source>
        <translation>修正方法は、各問題の説明をご覧ください。</translation>
    </message>
    <message>
        <source>This cell has no problem.</source>
        <translation>このセルに問題はありません。</translation>
    </message>
</context>
<context>
    <name>FlagField</name>
    <message>
        <source>On</source>
        <translation>オン</translation>
    </message>
</context>
<context>
    <name>FolderChooser</name>
    <message>
        <source>Choose …</source>
        <translation>選択…</translation>
    </message>
</context>
<context>
    <name>FolderTree</name>
    <message>
        <source>All folders</source>
        <translation>すべてのフォルダー</translation>
    </message>
    <message>
        <source>Missing and incomplete URLs</source>
        <translation>URL なし・不完全な URL</translation>
    </message>
    <message>
        <source>Other URLs</source>
        <translation>その他の URL</translation>
    </message>
    <message>
        <source>{folder}, entries: {count}</source>
        <translation>{folder}、エントリ数: {count}</translation>
    </message>
</context>
<context>
    <name>FoldersPanel</name>
    <message>
        <source>&amp;Copy URL</source>
        <translation>URL をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Export entries …</source>
        <translation>エントリをエクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Move entries to …</source>
        <translation>エントリを移動(&amp;M)…</translation>
    </message>
    <message>
        <source>Set change&amp;freq</source>
        <translation>changefreq を設定(&amp;F)</translation>
    </message>
</context>
<context>
    <name>Gauge</name>
    <message>
        <source>Close to the limit.</source>
        <translation>上限に近づいています。</translation>
    </message>
    <message>
        <source>Over the limit.</source>
        <translation>上限を超えています。</translation>
    </message>
    <message>
        <source>Within the limit.</source>
        <translation>上限内です。</translation>
    </message>
</context>
<context>
    <name>GoToDialog</name>
    <message>
        <source>&amp;Number, 1 to {count}</source>
        <translation>番号 (1～{count})(&amp;N)</translation>
    </message>
    <message>
        <source>12, 10-20, or lastmod 10-20</source>
        <translation>12、10-20、または lastmod 10-20</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>A number from 0.0 to 1.0; the default is {usual}</source>
        <translation>0.0～1.0 の数値。既定値は {usual}</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>An http or https URL of at most {count} characters</source>
        <translation>最大 {count} 文字の http または https の URL</translation>
    </message>
    <message>
        <source>Any field</source>
        <translation>すべてのフィールド共通</translation>
    </message>
    <message>
        <source>At least one of</source>
        <translation>次のうち少なくとも 1 つ</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>In a sitemap</source>
        <translation>サイトマップ内</translation>
    </message>
    <message>
        <source>In an entry</source>
        <translation>エントリ内</translation>
    </message>
    <message>
        <source>Inside {field}</source>
        <translation>{field} 内</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Max. MB per file, uncompressed</source>
        <translation>ファイルあたりの最大 MB (圧縮前)</translation>
    </message>
    <message>
        <source>Max. sitemaps per index</source>
        <translation>インデックスあたりの最大サイトマップ数</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>意味</translation>
    </message>
    <message>
        <source>Name in filters</source>
        <translation>フィルターでの名前</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>名前空間</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>注</translation>
    </message>
    <message>
        <source>One of the [date formats](dates)</source>
        <translation>[日付の形式](dates)のいずれか</translation>
    </message>
    <message>
        <source>Read the source on the web</source>
        <translation>出典を Web で読む</translation>
    </message>
    <message>
        <source>Required.</source>
        <translation>必須です。</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>出典</translation>
    </message>
    <message>
        <source>a URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>a [date](dates)</source>
        <translation>[日付](dates)</translation>
    </message>
    <message>
        <source>a language code</source>
        <translation>言語コード</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>any number of times</source>
        <translation>回数の制限なし</translation>
    </message>
    <message>
        <source>at least {least}</source>
        <translation>{least} 以上</translation>
    </message>
    <message numerus="yes">
        <source>at most %n characters</source>
        <translation>
            <numerusform>最大 %n 文字</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n in a list</source>
        <translation>
            <numerusform>一覧に最大 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n times</source>
        <translation>
            <numerusform>最大 %n 回</numerusform>
        </translation>
    </message>
    <message>
        <source>at most {count}</source>
        <translation>最大 {count}</translation>
    </message>
    <message>
        <source>country codes</source>
        <translation>国コード</translation>
    </message>
    <message>
        <source>fields of its own</source>
        <translation>独自のフィールド</translation>
    </message>
    <message>
        <source>one of a list</source>
        <translation>一覧のいずれか</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>yes または no</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least}～{most}</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message numerus="yes">
        <source>%n pages</source>
        <extracomment>1 page</extracomment>
        <translation>
            <numerusform>%n ページ</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Print …</source>
        <translation>印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>戻る (Alt+Left)</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>進む (Alt+Right)</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>ヘルプを検索</translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <source>Opened</source>
        <translation>開いた時点</translation>
    </message>
    <message>
        <source>Select a step to go to it. The disk icon marks the saved version.</source>
        <translation>操作を選択すると、その時点に移動します。ディスクのアイコンは保存済みのバージョンを示します。</translation>
    </message>
</context>
<context>
    <name>JobLine</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Cancel: {title}</source>
        <translation>キャンセル: {title}</translation>
    </message>
    <message>
        <source>{title} …</source>
        <translation>{title}…</translation>
    </message>
    <message>
        <source>{title}: stopping …</source>
        <translation>{title}: 中止しています…</translation>
    </message>
    <message>
        <source>{title}: {what}, {share} %</source>
        <translation>{title}: {what}、{share} %</translation>
    </message>
</context>
<context>
    <name>JobStrip</name>
    <message>
        <source>Running jobs</source>
        <translation>実行中のジョブ</translation>
    </message>
</context>
<context>
    <name>Jobs</name>
    <message>
        <source>Nothing was changed. Error: {fault}.</source>
        <translation>何も変更されていません。エラー: {fault}。</translation>
    </message>
    <message>
        <source>“{title}” failed because of an internal error.</source>
        <translation>「{title}」は内部エラーのため失敗しました。</translation>
    </message>
</context>
<context>
    <name>LanguageTable</name>
    <message>
        <source>Named after the x-default page, or the first one.</source>
        <translation>x-default のページ、なければ先頭のページの名前が使われます。</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>hreflang group</source>
        <translation>hreflang グループ</translation>
    </message>
</context>
<context>
    <name>LanguageView</name>
    <message>
        <source>Languages</source>
        <translation>言語</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message numerus="yes">
        <source>%n entries are skipped: a language has several URLs.</source>
        <extracomment>1 entry is skipped: a language has several URLs.</extracomment>
        <translation>
            <numerusform>1 つの言語に複数の URL があるため、%n 件のエントリをスキップします。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries get no link to themselves, because their language is unknown.</source>
        <extracomment>1 entry gets no link to itself, because its language is unknown.</extracomment>
        <translation>
            <numerusform>言語が不明なため、%n 件のエントリには自身へのリンクが追加されません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hreflang groups</source>
        <extracomment>1 hreflang group</extracomment>
        <translation>
            <numerusform>hreflang グループ %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n languages</source>
        <extracomment>1 language</extracomment>
        <translation>
            <numerusform>%n 言語</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages of the set</source>
        <extracomment>1 page of the set</extracomment>
        <translation>
            <numerusform>セット内の %n ページ</numerusform>
        </translation>
    </message>
    <message>
        <source>All hreflang groups</source>
        <translation>すべての hreflang グループ</translation>
    </message>
    <message>
        <source>All pages of this group link to it, and it links back.</source>
        <translation>このグループのすべてのページからリンクされており、すべてにリターンリンクがあります。</translation>
    </message>
    <message>
        <source>Default (x-default)</source>
        <translation>既定 (x-default)</translation>
    </message>
    <message>
        <source>It has no link back to {loc}.</source>
        <translation>{loc} へのリターンリンクがありません。</translation>
    </message>
    <message numerus="yes">
        <source>No link gives %n of them a language.</source>
        <extracomment>No link gives 1 of them a language.</extracomment>
        <translation>
            <numerusform>うち %n 件は、言語を示すリンクがありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>No page of this group links to this language.</source>
        <translation>このグループには、この言語へのリンクを持つページがありません。</translation>
    </message>
    <message>
        <source>Not linked by all pages</source>
        <translation>一部のページからのみリンク</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Only with problems</source>
        <translation>問題ありのみ</translation>
    </message>
    <message>
        <source>Probably meant: {code}</source>
        <translation>正しくは: {code}?</translation>
    </message>
    <message>
        <source>The page links to itself.</source>
        <translation>ページが自身にリンクしています。</translation>
    </message>
    <message>
        <source>The page uses another language for itself.</source>
        <translation>ページ自身は別の言語を指定しています。</translation>
    </message>
    <message>
        <source>The pages of this group link to several URLs.</source>
        <translation>このグループのページは複数の URL にリンクしています。</translation>
    </message>
    <message>
        <source>There is nothing to complete.</source>
        <translation>補完するものはありません。</translation>
    </message>
    <message>
        <source>This URL is not in the set.</source>
        <translation>この URL はセットにありません。</translation>
    </message>
    <message>
        <source>With conflicts</source>
        <translation>矛盾あり</translation>
    </message>
    <message>
        <source>With missing languages</source>
        <translation>言語の不足あり</translation>
    </message>
    <message>
        <source>With pages not in the set</source>
        <translation>セット外のページあり</translation>
    </message>
    <message>
        <source>With pages without a language</source>
        <translation>言語不明のページあり</translation>
    </message>
    <message>
        <source>Without return link</source>
        <translation>リターンリンクなし</translation>
    </message>
    <message>
        <source>conflict</source>
        <translation>矛盾</translation>
    </message>
    <message numerus="yes">
        <source>hreflang links will be added to %n entries.</source>
        <extracomment>hreflang links will be added to 1 entry.</extracomment>
        <translation>
            <numerusform>%n 件のエントリに hreflang リンクが追加されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>missing</source>
        <translation>不足</translation>
    </message>
    <message>
        <source>no problems</source>
        <translation>問題なし</translation>
    </message>
    <message>
        <source>no return link</source>
        <translation>リターンリンクなし</translation>
    </message>
    <message>
        <source>not in the set</source>
        <translation>セット外</translation>
    </message>
    <message>
        <source>not linked by all pages</source>
        <translation>一部のページからのみリンク</translation>
    </message>
    <message>
        <source>without a language</source>
        <translation>言語不明</translation>
    </message>
    <message numerus="yes">
        <source>{naming} of %n pages link to it.</source>
        <translation>
            <numerusform>%n ページ中 {naming} ページからリンクされています。</numerusform>
        </translation>
    </message>
    <message>
        <source>“{code}” is not valid: {reason}.</source>
        <translation>「{code}」は無効です: {reason}。</translation>
    </message>
</context>
<context>
    <name>LanguagesDialog</name>
    <message>
        <source>&amp;Add language</source>
        <translation>言語を追加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Remove language</source>
        <translation>言語を削除(&amp;R)</translation>
    </message>
    <message numerus="yes">
        <source>Add to %n entries</source>
        <extracomment>Add to 1 entry</extracomment>
        <translation>
            <numerusform>%n 件のエントリに追加</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter at least two languages.</source>
        <translation>言語を 2 つ以上入力してください。</translation>
    </message>
    <message>
        <source>For {loc}:</source>
        <translation>{loc} の場合:</translation>
    </message>
    <message>
        <source>Pages in different languages differ in their URL prefix. Existing links are not changed.</source>
        <translation>各言語のページは URL の接頭辞で区別されます。既存のリンクは変更されません。</translation>
    </message>
    <message>
        <source>URL prefix</source>
        <translation>URL の接頭辞</translation>
    </message>
    <message>
        <source>URL prefix of each language</source>
        <translation>各言語の URL の接頭辞</translation>
    </message>
    <message>
        <source>Unknown language codes: {codes}</source>
        <translation>不明な言語コード: {codes}</translation>
    </message>
    <message>
        <source>{loc} has none of these prefixes and gets no links.</source>
        <translation>{loc} はどの接頭辞にも当てはまらないため、リンクは追加されません。</translation>
    </message>
</context>
<context>
    <name>LanguagesPanel</name>
    <message>
        <source>&amp;Go to the entry</source>
        <translation>エントリへ移動(&amp;G)</translation>
    </message>
    <message numerus="yes">
        <source>Add hreflang links to %n entries</source>
        <extracomment>Add hreflang links to 1 entry</extracomment>
        <translation>
            <numerusform>%n 件のエントリに hreflang リンクを追加</numerusform>
        </translation>
    </message>
    <message>
        <source>Add missing &amp;links …</source>
        <translation>不足しているリンクを追加(&amp;L)…</translation>
    </message>
    <message numerus="yes">
        <source>Co&amp;mplete %n groups</source>
        <extracomment>Co&amp;mplete group</extracomment>
        <translation>
            <numerusform>%n 個のグループを補完(&amp;M)</numerusform>
        </translation>
    </message>
    <message>
        <source>Co&amp;mplete group</source>
        <translation>グループを補完(&amp;M)</translation>
    </message>
    <message>
        <source>Groups to show</source>
        <translation>表示するグループ</translation>
    </message>
    <message>
        <source>No group shown has a problem.</source>
        <translation>表示中のグループに問題はありません。</translation>
    </message>
    <message>
        <source>Reading hreflang links …</source>
        <translation>hreflang リンクを読み取っています…</translation>
    </message>
    <message>
        <source>Reading was canceled. Show this panel again to continue.</source>
        <translation>読み取りをキャンセルしました。続けるには、このパネルをもう一度表示してください。</translation>
    </message>
    <message>
        <source>Search groups</source>
        <translation>グループを検索</translation>
    </message>
    <message>
        <source>Show all groups</source>
        <translation>すべてのグループを表示</translation>
    </message>
    <message>
        <source>This set has no hreflang links.</source>
        <translation>このセットには hreflang リンクがありません。</translation>
    </message>
</context>
<context>
    <name>LeakList</name>
    <message>
        <source>Error: {pattern}: {fault}</source>
        <translation>エラー: {pattern}: {fault}</translation>
    </message>
</context>
<context>
    <name>LeakPatterns</name>
    <message>
        <source>{reason} The default leak patterns apply.</source>
        <translation>{reason}既定の漏えいパターンが使われます。</translation>
    </message>
</context>
<context>
    <name>LeaksDialog</name>
    <message numerus="yes">
        <source>%n patterns are wrong; correct them, or turn them off.</source>
        <extracomment>1 pattern is wrong; correct it, or turn it off.</extracomment>
        <translation>
            <numerusform>%n 個のパターンに誤りがあります。直すか、オフにしてください。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>追加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Looks like</source>
        <translation>種類(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Pattern</source>
        <translation>パターン(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>削除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Test a URL</source>
        <translation>URL をテスト(&amp;T)</translation>
    </message>
    <message>
        <source>Matches anywhere in the URL; ^ is its start.</source>
        <translation>URL のどの位置にあっても一致します。^ は先頭を表します。</translation>
    </message>
    <message>
        <source>No pattern matches this URL.</source>
        <translation>この URL に一致するパターンはありません。</translation>
    </message>
    <message>
        <source>Only complete URLs (http:// or https://) are checked.</source>
        <translation>完全な URL (http:// または https://) だけがチェックされます。</translation>
    </message>
    <message>
        <source>Regular expression, for example /draft-[0-9]+</source>
        <translation>正規表現 (例: /draft-[0-9]+)</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>既定値に戻す(&amp;D)</translation>
    </message>
</context>
<context>
    <name>LeftSets</name>
    <message numerus="yes">
        <source>%n steps since {when}</source>
        <extracomment>1 step since {when}</extracomment>
        <translation>
            <numerusform>{when} 以降の %n 回の操作</numerusform>
        </translation>
    </message>
    <message>
        <source>It has no file yet.</source>
        <translation>まだファイルがありません。</translation>
    </message>
    <message>
        <source>Recover {name}</source>
        <translation>{name} を復元</translation>
    </message>
    <message>
        <source>Unsaved changes from last time</source>
        <translation>前回の保存されていない変更</translation>
    </message>
</context>
<context>
    <name>LineDrawings</name>
    <message>
        <source>Clear this line</source>
        <translation>この行を空にする</translation>
    </message>
</context>
<context>
    <name>LogDialog</name>
    <message>
        <source>&amp;Extensions of pages</source>
        <translation>ページの拡張子(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Keep query strings</source>
        <translation>クエリ文字列を保持(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Names without an extension, such as /about and /blog/</source>
        <translation>/about や /blog/ など、拡張子のない名前(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;URL of the site</source>
        <translation>サイトの URL(&amp;U)</translation>
    </message>
    <message>
        <source>Access log “{name}”</source>
        <translation>アクセスログ「{name}」</translation>
    </message>
    <message>
        <source>Only URLs requested with GET and answered with status 200 count as pages.</source>
        <translation>GET でリクエストされ、ステータス 200 で応答された URL だけをページとみなします。</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>読み取る</translation>
    </message>
</context>
<context>
    <name>LossQuestion</name>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>Export anyway</source>
        <translation>それでもエクスポート</translation>
    </message>
    <message>
        <source>“{name}” can't store everything.</source>
        <translation>「{name}」にはすべてを保存できません。</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;Redo {step}</source>
        <translation>やり直す: {step}(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Undo {step}</source>
        <translation>元に戻す: {step}(&amp;U)</translation>
    </message>
    <message>
        <source>{name} (read-only)</source>
        <translation>{name} (読み取り専用)</translation>
    </message>
</context>
<context>
    <name>MergeDialog</name>
    <message numerus="yes">
        <source>%n dates are not in W3C format and are kept unchanged.</source>
        <extracomment>One date is not in W3C format and is kept unchanged.</extracomment>
        <translation>
            <numerusform>%n 個の日付は W3C の形式ではないため、そのまま残ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries are in the set already.</source>
        <extracomment>One entry is in the set already.</extracomment>
        <translation>
            <numerusform>%n 件のエントリはすでにセットにあります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more entries of the source repeat a URL.</source>
        <extracomment>One more entry of the source repeats a URL.</extracomment>
        <translation>
            <numerusform>取り込み元のほかの %n 件のエントリは URL が重複しています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Add %n new entries</source>
        <extracomment>&amp;Add one new entry</extracomment>
        <translation>
            <numerusform>新しいエントリ %n 件を追加(&amp;A)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Remove %n entries missing from the source</source>
        <extracomment>&amp;Remove one entry missing from the source</extracomment>
        <translation>
            <numerusform>取り込み元にないエントリ %n 件を削除(&amp;R)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Update %n entries</source>
        <extracomment>&amp;Update one entry</extracomment>
        <translation>
            <numerusform>エントリ %n 件を更新(&amp;U)</numerusform>
        </translation>
    </message>
    <message>
        <source>Append</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Append entries</source>
        <translation>エントリの追加</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>統合</translation>
    </message>
    <message>
        <source>Merge entries</source>
        <translation>エントリの統合</translation>
    </message>
    <message>
        <source>The source has no entries.</source>
        <translation>取り込み元にエントリがありません。</translation>
    </message>
</context>
<context>
    <name>MergeRows</name>
    <message>
        <source>After</source>
        <translation>変更後</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>変更前</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>アクセス数</translation>
    </message>
    <message>
        <source>Last search bot (UTC)</source>
        <translation>検索ボットの最終アクセス (UTC)</translation>
    </message>
    <message>
        <source>Last visit (UTC)</source>
        <translation>最終アクセス (UTC)</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>取り込み元</translation>
    </message>
    <message>
        <source>add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>keep</source>
        <translation>保持</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>skip</source>
        <translation>スキップ</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>1 more</extracomment>
        <translation>
            <numerusform>ほか %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>このメッセージを閉じる</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message numerus="yes">
        <source> (and %n more)</source>
        <extracomment> (and 1 more)</extracomment>
        <translation>
            <numerusform> (ほか %n 件)</numerusform>
        </translation>
    </message>
    <message>
        <source> GB</source>
        <translation> GB</translation>
    </message>
    <message>
        <source> at character {count}</source>
        <translation> ({count} 文字目)</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message numerus="yes">
        <source>%n URLs</source>
        <extracomment>1 URL</extracomment>
        <translation>
            <numerusform>URL %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n articles of this sitemap are more than two days old and no longer treated as news.</source>
        <extracomment>One article of this sitemap is more than two days old and no longer treated as news.</extracomment>
        <translation>
            <numerusform>このサイトマップの %n 件の記事は公開から 2 日を過ぎており、ニュースとして扱われません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bytes</source>
        <extracomment>1 byte</extracomment>
        <translation>
            <numerusform>%n バイト</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bytes after the end were removed.</source>
        <extracomment>One byte after the end was removed.</extracomment>
        <translation>
            <numerusform>終わりより後にある %n バイトを削除しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <extracomment>1 entry</extracomment>
        <translation>
            <numerusform>%n 件のエントリ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries are outside {address}: search engines ignore them.</source>
        <extracomment>1 entry is outside {address}: search engines ignore it.</extracomment>
        <translation>
            <numerusform>%n 件のエントリが {address} の外にあり、検索エンジンに無視されます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries change</source>
        <extracomment>1 entry changes</extracomment>
        <translation>
            <numerusform>%n 件のエントリが変更されます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries in read-only sitemaps are skipped.</source>
        <extracomment>1 entry in a read-only sitemap is skipped.</extracomment>
        <translation>
            <numerusform>読み取り専用のサイトマップにある %n 件のエントリはスキップされます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries in {name} have a {field}, which this search engine ignores.</source>
        <extracomment>1 entry in {name} has a {field}, which this search engine ignores.</extracomment>
        <translation>
            <numerusform>{name} の %n 件のエントリに {field} がありますが、この検索エンジンは無視します。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries of “{name}” can't be stored in this format.</source>
        <extracomment>One entry of “{name}” can't be stored in this format.</extracomment>
        <translation>
            <numerusform>「{name}」の %n 件のエントリは、この形式では保存できません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries without a loc</source>
        <extracomment>1 entry without a loc</extracomment>
        <translation>
            <numerusform>loc のない %n 件のエントリ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries without any field</source>
        <extracomment>1 entry without any field</extracomment>
        <translation>
            <numerusform>フィールドのない %n 件のエントリ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <extracomment>1 error</extracomment>
        <translation>
            <numerusform>エラー %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n errors were repaired to open “{name}”.</source>
        <extracomment>1 error was repaired to open “{name}”.</extracomment>
        <translation>
            <numerusform>「{name}」を開くために %n 件のエラーを修復しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files from an earlier export are not in the index.</source>
        <translation>
            <numerusform>以前のエクスポートの %n 個のファイルがインデックスにありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n incomplete entries were left out.</source>
        <extracomment>One incomplete entry was left out.</extracomment>
        <translation>
            <numerusform>%n 件の不完全なエントリを除外しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n infos</source>
        <extracomment>1 info</extracomment>
        <translation>
            <numerusform>情報 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items without a link were left out.</source>
        <extracomment>One item without a link was left out.</extracomment>
        <translation>
            <numerusform>リンクのない %n 件の項目を除外しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other columns: {names}</source>
        <extracomment>1 other column: {names}</extracomment>
        <translation>
            <numerusform>その他の %n 列: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps</source>
        <extracomment>1 sitemap</extracomment>
        <translation>
            <numerusform>%n 個のサイトマップ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps need an index.</source>
        <extracomment>%n sitemap needs an index.</extracomment>
        <translation>
            <numerusform>%n 個のサイトマップにはインデックスが必要です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values change</source>
        <extracomment>1 value changes</extracomment>
        <translation>
            <numerusform>%n 個の値が変更されます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <extracomment>1 warning</extracomment>
        <translation>
            <numerusform>警告 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Base URL</source>
        <translation>基準 URL(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Bulk edit …</source>
        <translation>一括編集(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Entries</source>
        <translation>対象のエントリ(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>フォルダー(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;URL</source>
        <translation>URL(&amp;U)</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(なし)</translation>
    </message>
    <message>
        <source>(removed)</source>
        <translation>(削除)</translation>
    </message>
    <message>
        <source>8 to 128 letters, digits and hyphens.</source>
        <translation>8～128 文字の英数字とハイフンです。</translation>
    </message>
    <message>
        <source>&lt;{prefix}:{name}&gt; is not allowed directly in an entry.</source>
        <translation>&lt;{prefix}:{name}&gt; はエントリの直下では使用できません。</translation>
    </message>
    <message>
        <source>A character must follow the backslash.</source>
        <translation>バックスラッシュの後には文字が必要です。</translation>
    </message>
    <message>
        <source>A colon without a port before two slashes is valid, but usually means that two URLs were joined by mistake.</source>
        <translation>ポートのないコロンに 2 つのスラッシュが続く書き方は有効ですが、多くの場合、2 つの URL が誤ってつながったものです。</translation>
    </message>
    <message>
        <source>A dollar sign must be followed by a group.</source>
        <translation>ドル記号の後にはグループが必要です。</translation>
    </message>
    <message>
        <source>A host with non-ASCII characters must be written in its ASCII form (xn--…). Percent-encoded hosts are valid, but the DNS does not find them.</source>
        <translation>非 ASCII 文字を含むホスト名は ASCII 形式 (xn--…) で書かなければなりません。パーセントエンコードされたホスト名は有効ですが、DNS では見つかりません。</translation>
    </message>
    <message>
        <source>A loc must contain the URL of the page. Search engines skip empty ones.</source>
        <translation>loc にはページの URL が必要です。空の loc は検索エンジンに読み飛ばされます。</translation>
    </message>
    <message>
        <source>A lower limit of the profile applies.</source>
        <translation>プロファイルの上限の方が小さい場合は、そちらが適用されます。</translation>
    </message>
    <message>
        <source>A new window</source>
        <translation>新しいウィンドウ</translation>
    </message>
    <message>
        <source>A page cannot have been changed in the future. Bing rejects such dates, and Google stops trusting the dates of the site.</source>
        <translation>ページの更新日が未来になることはありません。Bing はそのような日付を拒否し、Google はサイトの日付を信頼しなくなります。</translation>
    </message>
    <message>
        <source>A page should be listed under http or https, not both. Search engines index one of them.</source>
        <translation>ページは http と https の両方ではなく、どちらか一方で記載します。検索エンジンが登録するのは一方だけです。</translation>
    </message>
    <message>
        <source>A page with alternates should also link to itself. Google recommends it.</source>
        <translation>代替リンクを持つページは、自身へのリンクも含めるべきです。Google が推奨しています。</translation>
    </message>
    <message>
        <source>A percent sign must be followed by two hexadecimal digits. Servers reject such URLs, or decode them differently.</source>
        <translation>パーセント記号の後には 16 進数が 2 桁必要です。そうでない URL は、サーバーに拒否されるか、異なる形で復号されます。</translation>
    </message>
    <message>
        <source>A rule failed because of an internal error, so this item was not checked. All other checks were completed. Please report the error.</source>
        <translation>内部エラーでルールの処理に失敗したため、この項目はチェックされませんでした。ほかのチェックはすべて完了しています。このエラーをご報告ください。</translation>
    </message>
    <message>
        <source>A session ID gives every visitor a different URL of the same page, so search engines crawl duplicates. Parameters such as sid, which can mean something else, count only if their value looks like a session ID.</source>
        <translation>セッション ID があると、同じページの URL が訪問者ごとに異なるため、検索エンジンが重複してクロールします。sid など別の意味もありうるパラメーターは、値がセッション ID らしい場合だけ対象になります。</translation>
    </message>
    <message>
        <source>A set should list each URL once. Search engines keep one of the entries and ignore the others.</source>
        <translation>セットには各 URL を 1 回だけ記載します。検索エンジンは 1 件のエントリだけを採用し、残りは無視します。</translation>
    </message>
    <message>
        <source>A sitemap contains url elements, and an index contains sitemap elements. Search engines ignore the others.</source>
        <translation>サイトマップには url 要素を、インデックスには sitemap 要素を含めます。それ以外の要素は検索エンジンに無視されます。</translation>
    </message>
    <message>
        <source>A sitemap may list only URLs with its own protocol, host and port, in its own folder or below. Search engines ignore other URLs, unless the robots.txt of their host lists the sitemap (cross-submission).</source>
        <translation>サイトマップに記載できるのは、プロトコル、ホスト、ポートが同じで、サイトマップのフォルダー以下にある URL だけです。それ以外の URL は、そのホストの robots.txt にこのサイトマップの記載がない限り (クロスサブミッション)、検索エンジンに無視されます。</translation>
    </message>
    <message>
        <source>A sitemap must have room for at least one entry.</source>
        <translation>サイトマップのエントリの上限は 1 件以上でなければなりません。</translation>
    </message>
    <message>
        <source>A sitemap must list at least one URL, and an index at least one sitemap. Search engines report empty files as errors.</source>
        <translation>サイトマップには 1 つ以上の URL を、インデックスには 1 つ以上のサイトマップを記載しなければなりません。空のファイルは検索エンジンにエラーとして報告されます。</translation>
    </message>
    <message>
        <source>A sitemap must not be larger than the profile allows, uncompressed. Search engines reject larger files.</source>
        <translation>サイトマップの圧縮前のサイズは、プロファイルの上限以下でなければなりません。それより大きいファイルは検索エンジンに拒否されます。</translation>
    </message>
    <message>
        <source>A sitemap must not have more than 1,000 articles. Google ignores the others.</source>
        <translation>サイトマップに含められる記事は 1,000 件までです。それを超える記事は Google に無視されます。</translation>
    </message>
    <message>
        <source>A sitemap must not list more URLs than the profile allows. Search engines ignore the rest, or the whole file.</source>
        <translation>サイトマップに記載する URL の数は、プロファイルの上限までです。検索エンジンは、残りの URL またはファイル全体を無視します。</translation>
    </message>
    <message>
        <source>A urlset must contain only url elements, and a sitemapindex only sitemap elements. Search engines may reject the file.</source>
        <translation>urlset に含められるのは url 要素だけ、sitemapindex に含められるのは sitemap 要素だけです。そうでないファイルは検索エンジンに拒否されることがあります。</translation>
    </message>
    <message>
        <source>A user name or password before the host becomes public, and search engines reject such URLs.</source>
        <translation>ホストの前のユーザー名やパスワードは公開されてしまい、検索エンジンはそのような URL を拒否します。</translation>
    </message>
    <message>
        <source>A video must have the URL of its file (content_loc) or of a player (player_loc). Google ignores videos without one.</source>
        <translation>動画には、ファイルの URL (content_loc) またはプレーヤーの URL (player_loc) が必要です。どちらもない動画は Google に無視されます。</translation>
    </message>
    <message>
        <source>Accepted.</source>
        <translation>受け付けられました。</translation>
    </message>
    <message>
        <source>Accepted. The key will be checked.</source>
        <translation>受け付けられました。キーはこれから確認されます。</translation>
    </message>
    <message>
        <source>Add a “{field}” first, then its “{attribute}”.</source>
        <translation>先に「{field}」を追加してから、その「{attribute}」を追加してください。</translation>
    </message>
    <message>
        <source>Add missing hreflang links.</source>
        <translation>不足している hreflang リンクを追加します。</translation>
    </message>
    <message>
        <source>Add time zone</source>
        <translation>タイムゾーンを追加</translation>
    </message>
    <message>
        <source>Add trailing slash</source>
        <translation>末尾にスラッシュを追加</translation>
    </message>
    <message>
        <source>Add {name}</source>
        <translation>{name} を追加</translation>
    </message>
    <message>
        <source>Adding links</source>
        <translation>リンクを追加中</translation>
    </message>
    <message>
        <source>After {date}</source>
        <translation>{date} より後</translation>
    </message>
    <message numerus="yes">
        <source>All %n dates in {name} are “{date}”.</source>
        <extracomment>The date in {name} is “{date}”.</extracomment>
        <translation>
            <numerusform>{name} の %n 件の日付はすべて「{date}」です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n priorities in {name} are {priority}.</source>
        <extracomment>The priority in {name} is {priority}.</extracomment>
        <translation>
            <numerusform>{name} の %n 件の優先度はすべて {priority} です。</numerusform>
        </translation>
    </message>
    <message>
        <source>All URLs of a sitemap must have its protocol and host. If the URL of the sitemap is not known, it is assumed to be on the site of more than half of its entries, so this is a warning only. The robots.txt of another host may list the sitemap (cross-submission).</source>
        <translation>サイトマップの URL はすべて、サイトマップと同じプロトコルとホストでなければなりません。サイトマップの URL が不明な場合は、エントリの過半数と同じサイトにあるとみなすため、警告にとどめます。別のホストの robots.txt にサイトマップを記載することもできます (クロスサブミッション)。</translation>
    </message>
    <message>
        <source>All entries</source>
        <translation>すべてのエントリ</translation>
    </message>
    <message>
        <source>All entries of a sitemap together</source>
        <translation>サイトマップの全エントリ</translation>
    </message>
    <message>
        <source>All fields</source>
        <translation>すべてのフィールド</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>All files together are larger than {limit:,} bytes.</source>
        <translation>すべてのファイルの合計が {limit:,} バイトを超えています。</translation>
    </message>
    <message>
        <source>Alternate listed twice</source>
        <translation>代替リンクの重複</translation>
    </message>
    <message>
        <source>Alternate {number:,}</source>
        <translation>代替リンク {number:,}</translation>
    </message>
    <message>
        <source>Alternates</source>
        <translation>代替リンク</translation>
    </message>
    <message>
        <source>Alternates must link to each other. Google ignores links without a return link. Only pages in the set are checked.</source>
        <translation>代替リンクは互いにリンクし合わなければなりません。リターンリンクのないリンクは Google に無視されます。チェックされるのはセット内のページだけです。</translation>
    </message>
    <message>
        <source>An alternate must have hreflang, or media for another screen. Google ignores it otherwise.</source>
        <translation>代替リンクには hreflang、または別の画面向けの media が必要です。どちらもない代替リンクは Google に無視されます。</translation>
    </message>
    <message>
        <source>An attribute of “{token}” was repeated; the first one was kept.</source>
        <translation>「{token}」の属性が重複していたため、最初のものを残しました。</translation>
    </message>
    <message>
        <source>An empty element is an error. Leave out the element if its value is unknown.</source>
        <translation>空の要素はエラーです。値が不明な場合は、要素ごと省略してください。</translation>
    </message>
    <message>
        <source>An entry must not contain loc, lastmod, changefreq or priority more than once. Search engines use one of the values, and not always the same one.</source>
        <translation>エントリに loc、lastmod、changefreq、priority をそれぞれ 2 つ以上含めることはできません。検索エンジンはいずれか 1 つの値を使いますが、どれを使うかは一定ではありません。</translation>
    </message>
    <message>
        <source>An entry must not have more than {most}. Google ignores the others.</source>
        <translation>エントリに含められるのは{most}までです。それを超えるものは Google に無視されます。</translation>
    </message>
    <message>
        <source>An entry of “{index}” has no URL.</source>
        <translation>「{index}」に URL のないエントリがあります。</translation>
    </message>
    <message>
        <source>An entry should list each alternate once. Google ignores repetitions.</source>
        <translation>エントリには各代替リンクを 1 回だけ記載します。重複は Google に無視されます。</translation>
    </message>
    <message>
        <source>An index must list each sitemap once. Search engines ignore the repetition, but its URLs count twice here.</source>
        <translation>インデックスには各サイトマップを 1 回だけ記載しなければなりません。検索エンジンは重複を無視しますが、ここではその URL が 2 回数えられます。</translation>
    </message>
    <message>
        <source>An index must list only sitemaps of its own site, with the same protocol, host and port. Search engines ignore sitemaps on other hosts, unless the robots.txt of the site lists them (cross-submission).</source>
        <translation>インデックスに記載できるのは、プロトコル、ホスト、ポートが同じ、自サイトのサイトマップだけです。別のホストのサイトマップは、サイトの robots.txt に記載がない限り (クロスサブミッション)、検索エンジンに無視されます。</translation>
    </message>
    <message>
        <source>An index must list sitemaps only, not itself or another index. Search engines do not follow nested indexes.</source>
        <translation>インデックスに記載できるのはサイトマップだけです。自身や他のインデックスは記載できません。検索エンジンは入れ子のインデックスをたどりません。</translation>
    </message>
    <message>
        <source>An index must list sitemaps only. The entry is not changed.</source>
        <translation>インデックスに記載できるのはサイトマップだけです。このエントリは変更されません。</translation>
    </message>
    <message>
        <source>An index must not list more sitemaps than the profile allows. Search engines ignore the rest.</source>
        <translation>インデックスに記載するサイトマップの数は、プロファイルの上限までです。残りは検索エンジンに無視されます。</translation>
    </message>
    <message>
        <source>An interrupted save could be neither completed nor undone: {reason}.</source>
        <translation>中断されていた保存は、完了することも取り消すこともできませんでした: {reason}。</translation>
    </message>
    <message>
        <source>An interrupted save was completed. All files have their new content.</source>
        <translation>中断されていた保存を完了しました。すべてのファイルが新しい内容になっています。</translation>
    </message>
    <message>
        <source>An interrupted save was undone. All files have their earlier content.</source>
        <translation>中断されていた保存を取り消しました。すべてのファイルは以前の内容に戻っています。</translation>
    </message>
    <message>
        <source>Anything else</source>
        <translation>その他の値</translation>
    </message>
    <message>
        <source>Applies after a restart.</source>
        <translation>再起動後に適用されます。</translation>
    </message>
    <message>
        <source>Applies to all entries, also those without a date.</source>
        <translation>日付のないものを含め、すべてのエントリに適用されます。</translation>
    </message>
    <message>
        <source>Article {number:,}</source>
        <translation>記事 {number:,}</translation>
    </message>
    <message>
        <source>Before {date}</source>
        <translation>{date} より前</translation>
    </message>
    <message>
        <source>Bing</source>
        <translation>Bing</translation>
    </message>
    <message>
        <source>Blocked by robots.txt</source>
        <translation>robots.txt でブロックされた URL</translation>
    </message>
    <message>
        <source>Canceled. No files have changed.</source>
        <translation>キャンセルしました。ファイルは変更されていません。</translation>
    </message>
    <message>
        <source>Capitals in the host</source>
        <translation>ホスト名の大文字</translation>
    </message>
    <message>
        <source>Change http to https</source>
        <translation>http を https に変更</translation>
    </message>
    <message>
        <source>Change {field}</source>
        <translation>{field} を変更</translation>
    </message>
    <message numerus="yes">
        <source>Change {field} in %n entries</source>
        <extracomment>Change {field} in 1 entry</extracomment>
        <translation>
            <numerusform>%n 件のエントリの {field} を変更</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed since the last save</source>
        <translation>前回の保存後に変更</translation>
    </message>
    <message>
        <source>Changed values</source>
        <translation>変更される値</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Changing extensions</source>
        <translation>拡張を変更中</translation>
    </message>
    <message>
        <source>Checking entries</source>
        <translation>エントリをチェック中</translation>
    </message>
    <message>
        <source>Checks and fixes</source>
        <translation>チェックと修正</translation>
    </message>
    <message>
        <source>Choose Save as.</source>
        <translation>「名前を付けて保存」を選択してください。</translation>
    </message>
    <message>
        <source>Choose a cell of a field.</source>
        <translation>フィールドのセルを選択してください。</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>フォルダーを選択</translation>
    </message>
    <message>
        <source>Choose an XML, text or CSV file.</source>
        <translation>XML、テキスト、または CSV ファイルを選択してください。</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>別のフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>別の名前を指定してください。</translation>
    </message>
    <message>
        <source>Choose at least two sitemaps.</source>
        <translation>サイトマップを 2 つ以上選択してください。</translation>
    </message>
    <message>
        <source>Choose the folder of the site.</source>
        <translation>サイトのフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>クリア</translation>
    </message>
    <message>
        <source>Close it in the other program and try again.</source>
        <translation>他のプログラムで閉じてから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Comparing entries</source>
        <translation>エントリを比較中</translation>
    </message>
    <message>
        <source>Complete URL of the page.</source>
        <translation>ページの完全な URL。</translation>
    </message>
    <message>
        <source>Compression error</source>
        <translation>圧縮エラー</translation>
    </message>
    <message>
        <source>Conflicting hreflang</source>
        <translation>hreflang の矛盾</translation>
    </message>
    <message>
        <source>Connect its disk and open the set again. If the disk no longer exists, delete the hidden files “{names}”.</source>
        <translation>そのディスクを接続して、セットを開き直してください。ディスクがもう存在しない場合は、隠しファイル「{names}」を削除してください。</translation>
    </message>
    <message>
        <source>Continued from the end.</source>
        <translation>末尾から検索を続けました。</translation>
    </message>
    <message>
        <source>Continued from the start.</source>
        <translation>先頭から検索を続けました。</translation>
    </message>
    <message>
        <source>Copied to the clipboard.</source>
        <translation>クリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>Correct the file first, or export its entries to a new one.</source>
        <translation>先にファイルを修正するか、そのエントリを新しいファイルにエクスポートしてください。</translation>
    </message>
    <message>
        <source>Correct them in a text editor.</source>
        <translation>テキストエディターで直してください。</translation>
    </message>
    <message>
        <source>Countries where it may or may not be played, by ISO 3166-1 alpha-2.</source>
        <translation>再生できる国、または再生できない国 (ISO 3166-1 alpha-2)。</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>作成</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>キリル文字</translation>
    </message>
    <message>
        <source>Date before the web</source>
        <translation>Web 誕生以前の日付</translation>
    </message>
    <message>
        <source>Date in the future</source>
        <translation>未来の日付</translation>
    </message>
    <message>
        <source>Dates and times must exist. Search engines ignore other dates.</source>
        <translation>日付と時刻は実在するものでなければなりません。それ以外の日付は検索エンジンに無視されます。</translation>
    </message>
    <message>
        <source>Dates can't be read from git: {reason}.</source>
        <translation>git から日付を読み取れません: {reason}。</translation>
    </message>
    <message>
        <source>Dates in {names} of {element} must exist and have W3C format; times need a time zone. Google ignores other dates.</source>
        <translation>{element} の {names} は、W3C の形式の実在する日付でなければならず、時刻にはタイムゾーンが必要です。それ以外の日付は Google に無視されます。</translation>
    </message>
    <message>
        <source>Dates must have one of the six W3C formats. Search engines ignore other dates.</source>
        <translation>日付は W3C の 6 つの形式のいずれかでなければなりません。それ以外の日付は検索エンジンに無視されます。</translation>
    </message>
    <message>
        <source>Dates, frequencies and priorities</source>
        <translation>日付、更新頻度、優先度</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n entries</source>
        <extracomment>Delete entry</extracomment>
        <translation>
            <numerusform>%n 件のエントリを削除</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete entrie&amp;s</source>
        <translation>エントリを削除(&amp;S)</translation>
    </message>
    <message>
        <source>Delete entries, or choose another profile.</source>
        <translation>エントリを削除するか、別のプロファイルを選択してください。</translation>
    </message>
    <message>
        <source>Disk cache limit</source>
        <translation>ディスクキャッシュの上限</translation>
    </message>
    <message>
        <source>Disk space for the entries of one large set; the rest is kept in memory.</source>
        <translation>1 つの大きなセットのエントリに使うディスク容量です。残りはメモリに置かれます。</translation>
    </message>
    <message>
        <source>Download or export it again.</source>
        <translation>もう一度ダウンロードまたはエクスポートしてください。</translation>
    </message>
    <message>
        <source>Drop the time</source>
        <translation>時刻を削除</translation>
    </message>
    <message>
        <source>Duplicate URL</source>
        <translation>重複した URL</translation>
    </message>
    <message>
        <source>Duplicate URL: http and https</source>
        <translation>重複した URL: http と https</translation>
    </message>
    <message>
        <source>Each changed value, before and after.</source>
        <translation>変更される各値の、変更前と変更後です。</translation>
    </message>
    <message>
        <source>Each language must have one URL, and the page at that URL must use the same language for itself. Google ignores conflicting links.</source>
        <translation>各言語の URL は 1 つで、その URL のページは自身に同じ言語を指定していなければなりません。矛盾するリンクは Google に無視されます。</translation>
    </message>
    <message>
        <source>Edit it there, or save it under another name here.</source>
        <translation>そちらで編集するか、ここで別の名前で保存してください。</translation>
    </message>
    <message>
        <source>Empty sitemap</source>
        <translation>空のサイトマップ</translation>
    </message>
    <message>
        <source>Enter a number from {least} to {most}.</source>
        <translation>{least}～{most} の数値を入力してください。</translation>
    </message>
    <message>
        <source>Enter a value.</source>
        <translation>値を入力してください。</translation>
    </message>
    <message>
        <source>Enter priorities from 0.0 to 1.0, starting with the start page.</source>
        <translation>トップページから順に、0.0～1.0 の優先度を入力してください。</translation>
    </message>
    <message>
        <source>Entries by folder</source>
        <translation>フォルダー別のエントリ</translation>
    </message>
    <message>
        <source>Entries by {field}</source>
        <translation>{field} 別のエントリ</translation>
    </message>
    <message>
        <source>Entries shown</source>
        <translation>表示中のエントリ</translation>
    </message>
    <message>
        <source>Entries with more than 10,000 elements and attributes are not validated against the schema.</source>
        <translation>要素と属性が合わせて 10,000 を超えるエントリは、スキーマで検証されません。</translation>
    </message>
    <message>
        <source>Entries with problems</source>
        <translation>問題のあるエントリ</translation>
    </message>
    <message>
        <source>Entry {broken:,} can't be saved in a text sitemap: its loc contains a line break.</source>
        <translation>エントリ {broken:,} はテキストのサイトマップに保存できません。loc に改行が含まれています。</translation>
    </message>
    <message>
        <source>Entry {number:,}</source>
        <translation>エントリ {number:,}</translation>
    </message>
    <message>
        <source>Entry {number:,} of {name}</source>
        <translation>{name} のエントリ {number:,}</translation>
    </message>
    <message>
        <source>Entry {place:,} can't be saved: its {name} contains U+{ord:04X}, which XML does not allow.</source>
        <translation>エントリ {place:,} を保存できません。{name} に、XML では使えない文字 U+{ord:04X} が含まれています。</translation>
    </message>
    <message>
        <source>Entry {place:,} is too large ({size}) for a sitemap of {most}.</source>
        <translation>エントリ {place:,} ({size}) は、上限 {most} のサイトマップには大きすぎます。</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>エスケープ</translation>
    </message>
    <message>
        <source>Escaped characters must not be escaped again: %2520 stands for %20, not for a space. Search engines request a page that does not exist.</source>
        <translation>エスケープ済みの文字を再度エスケープしてはなりません。%2520 が表すのは空白ではなく %20 です。検索エンジンは存在しないページをリクエストすることになります。</translation>
    </message>
    <message>
        <source>Every entry needs a loc. Search engines skip entries without one.</source>
        <translation>すべてのエントリに loc が必要です。loc のないエントリは検索エンジンに読み飛ばされます。</translation>
    </message>
    <message>
        <source>Every sitemap in the index must be readable: XML or text, uncompressed or gzipped (not zip). Search engines skip other files.</source>
        <translation>インデックスのサイトマップはすべて、読み取り可能でなければなりません。XML またはテキストで、非圧縮または gzip 圧縮 (zip は不可) に限られます。それ以外のファイルは検索エンジンに読み飛ばされます。</translation>
    </message>
    <message>
        <source>Every sitemap in the index must exist. Search engines report an error and miss its URLs.</source>
        <translation>インデックスのサイトマップはすべて存在しなければなりません。存在しない場合、検索エンジンはエラーを報告し、その URL を取得できません。</translation>
    </message>
    <message>
        <source>Existing escapes and hosts are not changed.</source>
        <translation>既存のエスケープとホストは変更されません。</translation>
    </message>
    <message>
        <source>Expired video</source>
        <translation>期限切れの動画</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>Export the entries to a new file, and report the problem.</source>
        <translation>エントリを新しいファイルにエクスポートし、この不具合を報告してください。</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>拡張</translation>
    </message>
    <message>
        <source>Feed as sitemap</source>
        <translation>サイトマップとしてのフィード</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>フィールド</translation>
    </message>
    <message>
        <source>File names with an extension and URLs with a query are not changed.</source>
        <translation>拡張子のあるファイル名と、クエリを含む URL は変更されません。</translation>
    </message>
    <message>
        <source>File size error</source>
        <translation>ファイルサイズのエラー</translation>
    </message>
    <message>
        <source>Fill empty values</source>
        <translation>空の値に入力</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>フィルター</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>前を検索</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>検索中</translation>
    </message>
    <message>
        <source>Folder for large sets</source>
        <translation>大きなセット用のフォルダー</translation>
    </message>
    <message>
        <source>Font size</source>
        <translation>文字の大きさ</translation>
    </message>
    <message>
        <source>For example +01:00, or Z for UTC.</source>
        <translation>例: +01:00、UTC の場合は Z。</translation>
    </message>
    <message>
        <source>For example 0.5..0.8.</source>
        <translation>例: 0.5..0.8。</translation>
    </message>
    <message>
        <source>For example 2026-11, 2026-01..2026-03 or last 30 days.</source>
        <translation>例: 2026-11、2026-01..2026-03、last 30 days。</translation>
    </message>
    <message>
        <source>For example 2026-11-02.</source>
        <translation>例: 2026-11-02。</translation>
    </message>
    <message>
        <source>For example https://www.example.com/.</source>
        <translation>例: https://www.example.com/。</translation>
    </message>
    <message>
        <source>For example https://www.example.com/blog/, or “odd” for other URLs.</source>
        <translation>例: https://www.example.com/blog/。その他の URL は「odd」。</translation>
    </message>
    <message>
        <source>For example https://www.example.com/shop/.</source>
        <translation>例: https://www.example.com/shop/。</translation>
    </message>
    <message>
        <source>For example “{default_name}”.</source>
        <translation>例:「{default_name}」。</translation>
    </message>
    <message>
        <source>Found there: {names}.</source>
        <translation>{names} があります。</translation>
    </message>
    <message>
        <source>Fragments of web applications (#!, #/) are not changed.</source>
        <translation>Web アプリケーションのフラグメント (#!、#/) は変更されません。</translation>
    </message>
    <message>
        <source>Free some disk space, or choose another folder in the settings.</source>
        <translation>ディスクの空き容量を増やすか、設定で別のフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>Free some space for temporary files.</source>
        <translation>一時ファイル用の空き容量を確保してください。</translation>
    </message>
    <message>
        <source>Free some space, or save to another place.</source>
        <translation>空き容量を確保するか、別の場所に保存してください。</translation>
    </message>
    <message>
        <source>Frequency contradicts date</source>
        <translation>更新頻度と日付の矛盾</translation>
    </message>
    <message>
        <source>Google</source>
        <translation>Google</translation>
    </message>
    <message>
        <source>Google no longer reads the {what}.</source>
        <translation>{what} は、現在 Google に読み取られません。</translation>
    </message>
    <message>
        <source>Google no longer reads {names} of {element}. They do no harm. Reported once per sitemap and field.</source>
        <translation>{element} の {names} は、現在 Google に読み取られません。あっても害はありません。サイトマップとフィールドごとに 1 回だけ報告されます。</translation>
    </message>
    <message>
        <source>Google no longer shows videos whose expiration_date has passed.</source>
        <translation>expiration_date を過ぎた動画は、Google に表示されなくなります。</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>ギリシャ文字</translation>
    </message>
    <message>
        <source>High</source>
        <translation>高い</translation>
    </message>
    <message>
        <source>High priority everywhere</source>
        <translation>すべて高い優先度</translation>
    </message>
    <message>
        <source>How full the sitemaps are</source>
        <translation>サイトマップの使用率</translation>
    </message>
    <message>
        <source>How often the page is likely to change.</source>
        <translation>ページが更新されると見込まれる頻度。</translation>
    </message>
    <message>
        <source>ISO 639 code in two or three letters, or zh-cn or zh-tw for Chinese.</source>
        <translation>ISO 639 の 2 文字または 3 文字の言語コード。中国語は zh-cn または zh-tw。</translation>
    </message>
    <message>
        <source>ISO 639-1 language, optionally with an ISO 15924 script and an ISO 3166-1 country, or x-default.</source>
        <translation>ISO 639-1 の言語コード (必要に応じて ISO 15924 の文字体系と ISO 3166-1 の国を付加)、または x-default。</translation>
    </message>
    <message>
        <source>ISO-8859-1 (Latin-1)</source>
        <translation>ISO-8859-1 (Latin-1)</translation>
    </message>
    <message>
        <source>If all entries have the same date, it is probably that of the sitemap and not of the pages. Google then ignores the dates of the site.</source>
        <translation>すべてのエントリの日付が同じ場合、おそらくページではなくサイトマップの日付です。そのため Google はサイトの日付を無視します。</translation>
    </message>
    <message>
        <source>If no one else is editing it, edit anyway. The lock file is “{place}”.</source>
        <translation>ほかに誰も編集していなければ、そのまま編集できます。ロックファイルは「{place}」です。</translation>
    </message>
    <message>
        <source>If the sitemap is elsewhere, enter its URL.</source>
        <translation>サイトマップが別の場所にある場合は、その URL を入力してください。</translation>
    </message>
    <message>
        <source>Ignored tag</source>
        <translation>無視されるタグ</translation>
    </message>
    <message>
        <source>Image {number:,}</source>
        <translation>画像 {number:,}</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Importance relative to other pages of the site, 0.0 to 1.0.</source>
        <translation>サイト内の他のページに対する重要度 (0.0～1.0)。</translation>
    </message>
    <message>
        <source>In the index “{facts}”: {words}</source>
        <translation>インデックス「{facts}」: {words}</translation>
    </message>
    <message>
        <source>In {field}</source>
        <translation>{field} 内</translation>
    </message>
    <message>
        <source>In “{name}”, “{key}” must be {error}; the default applies.</source>
        <translation>「{name}」の「{key}」に指定できるのは次のものです: {error}。既定の値が使われます。</translation>
    </message>
    <message>
        <source>Incomplete URL</source>
        <translation>不完全な URL</translation>
    </message>
    <message>
        <source>Incorrect namespace</source>
        <translation>正しくない名前空間</translation>
    </message>
    <message>
        <source>IndexNow endpoint</source>
        <translation>IndexNow のエンドポイント</translation>
    </message>
    <message>
        <source>Indexes and sets</source>
        <translation>インデックスとセット</translation>
    </message>
    <message>
        <source>Info</source>
        <translation>情報</translation>
    </message>
    <message>
        <source>Invalid URL</source>
        <translation>無効な URL</translation>
    </message>
    <message>
        <source>Invalid URL: backslash</source>
        <translation>無効な URL: バックスラッシュ</translation>
    </message>
    <message>
        <source>Invalid URL: empty</source>
        <translation>無効な URL: 空</translation>
    </message>
    <message>
        <source>Invalid URL: host</source>
        <translation>無効な URL: ホスト</translation>
    </message>
    <message>
        <source>Invalid URL: host not in ASCII</source>
        <translation>無効な URL: ASCII でないホスト</translation>
    </message>
    <message>
        <source>Invalid URL: percent sign</source>
        <translation>無効な URL: パーセント記号</translation>
    </message>
    <message>
        <source>Invalid URL: protocol</source>
        <translation>無効な URL: プロトコル</translation>
    </message>
    <message>
        <source>Invalid URL: too long</source>
        <translation>無効な URL: 長すぎる</translation>
    </message>
    <message>
        <source>Invalid URL: white space</source>
        <translation>無効な URL: 空白文字</translation>
    </message>
    <message>
        <source>Invalid against the schema</source>
        <translation>スキーマに照らして無効</translation>
    </message>
    <message>
        <source>Invalid date</source>
        <translation>無効な日付</translation>
    </message>
    <message>
        <source>Invalid date: empty</source>
        <translation>無効な日付: 空</translation>
    </message>
    <message>
        <source>Invalid date: no time zone</source>
        <translation>無効な日付: タイムゾーンなし</translation>
    </message>
    <message>
        <source>Invalid tag value</source>
        <translation>無効なタグの値</translation>
    </message>
    <message>
        <source>Invalid tag value: decimal comma</source>
        <translation>無効なタグの値: 小数点がコンマ</translation>
    </message>
    <message>
        <source>Invalid tag value: empty</source>
        <translation>無効なタグの値: 空</translation>
    </message>
    <message>
        <source>Invalid tag value: exponent</source>
        <translation>無効なタグの値: 指数表記</translation>
    </message>
    <message>
        <source>Invalid tag value: not a number</source>
        <translation>無効なタグの値: 数値以外</translation>
    </message>
    <message>
        <source>Invisible characters around the URL</source>
        <translation>URL の前後の見えない文字</translation>
    </message>
    <message>
        <source>It can be {known}.</source>
        <translation>指定できる値: {known}。</translation>
    </message>
    <message>
        <source>It is a feed.</source>
        <translation>フィードです。</translation>
    </message>
    <message>
        <source>It is an index within an index, which search engines reject.</source>
        <translation>インデックス内のインデックスのため、検索エンジンに拒否されます。</translation>
    </message>
    <message>
        <source>It was not changed.</source>
        <translation>変更されていません。</translation>
    </message>
    <message>
        <source>It was set aside as “{aside}”.</source>
        <translation>「{aside}」として退避しました。</translation>
    </message>
    <message>
        <source>Keep my version</source>
        <translation>こちらのバージョンを保持</translation>
    </message>
    <message>
        <source>Known formats are Common, Combined, W3C Extended and JSON lines.</source>
        <translation>対応形式は Common、Combined、W3C 拡張、JSON 行です。</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Latin</source>
        <translation>ラテン文字</translation>
    </message>
    <message>
        <source>Leading whitespace</source>
        <translation>先頭の空白文字</translation>
    </message>
    <message>
        <source>Leave it out for freely accessible articles.</source>
        <translation>誰でも読める記事では省略します。</translation>
    </message>
    <message>
        <source>Left out: {losses}.</source>
        <translation>除外: {losses}。</translation>
    </message>
    <message>
        <source>Letters from several scripts in one host name can imitate another name, so browsers and search engines distrust it.</source>
        <translation>1 つのホスト名に複数の文字体系が混在していると、別の名前に見せかけることができるため、ブラウザーや検索エンジンに信用されません。</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>Limit to a range</source>
        <translation>範囲内に制限</translation>
    </message>
    <message>
        <source>Limits of {profile}</source>
        <translation>{profile} の上限</translation>
    </message>
    <message>
        <source>Look-around and back-references are not supported. A backslash makes the next character literal.</source>
        <translation>先読み・後読みと後方参照は使えません。バックスラッシュを付けると、次の文字がその文字そのものとして扱われます。</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>低い</translation>
    </message>
    <message>
        <source>Make URLs absolute</source>
        <translation>URL を絶対 URL にする</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>値なし</translation>
    </message>
    <message>
        <source>Missing XML attribute</source>
        <translation>XML 属性の欠落</translation>
    </message>
    <message>
        <source>Missing XML declaration</source>
        <translation>XML 宣言の欠落</translation>
    </message>
    <message>
        <source>Missing XML tag</source>
        <translation>XML タグの欠落</translation>
    </message>
    <message>
        <source>Missing self-reference</source>
        <translation>自己参照の欠落</translation>
    </message>
    <message>
        <source>Mobile</source>
        <translation>モバイル</translation>
    </message>
    <message>
        <source>Mobile tag {number:,}</source>
        <translation>モバイルタグ {number:,}</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message numerus="yes">
        <source>More than %n redirects.</source>
        <extracomment>More than one redirect.</extracomment>
        <translation>
            <numerusform>リダイレクトが %n 回を超えました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Move it there, or append its entries.</source>
        <translation>そこに移動するか、エントリを追加してください。</translation>
    </message>
    <message>
        <source>Move them to another sitemap of the set, or export them.</source>
        <translation>セットの別のサイトマップに移すか、エクスポートしてください。</translation>
    </message>
    <message>
        <source>Move {name}</source>
        <translation>{name} を移動</translation>
    </message>
    <message>
        <source>Near-duplicate URL</source>
        <translation>ほぼ重複した URL</translation>
    </message>
    <message>
        <source>Nested sitemap indexes</source>
        <translation>ネストされたサイトマップインデックス</translation>
    </message>
    <message>
        <source>New sitemap</source>
        <translation>新しいサイトマップ</translation>
    </message>
    <message>
        <source>News</source>
        <translation>ニュース</translation>
    </message>
    <message>
        <source>News sitemaps should list only articles of the last two days. Google no longer treats older ones as news. Reported once per sitemap.</source>
        <translation>ニュースサイトマップには、過去 2 日以内の記事だけを記載します。それより古い記事は、Google にニュースとして扱われません。サイトマップごとに 1 回だけ報告されます。</translation>
    </message>
    <message>
        <source>No longer read by Google.</source>
        <translation>Google は現在読み取りません。</translation>
    </message>
    <message>
        <source>No matches.</source>
        <translation>一致するものはありません。</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>問題なし</translation>
    </message>
    <message>
        <source>No return tag</source>
        <translation>リターンタグなし</translation>
    </message>
    <message>
        <source>No sitemaps found at {url}.</source>
        <translation>{url} にサイトマップが見つかりません。</translation>
    </message>
    <message>
        <source>No sitemaps found in “{folder}”.</source>
        <translation>「{folder}」にサイトマップが見つかりません。</translation>
    </message>
    <message numerus="yes">
        <source>None of the %n files can be opened.</source>
        <extracomment>The file can't be opened.</extracomment>
        <translation>
            <numerusform>%n 個のファイルのいずれも開けません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not UTF-8</source>
        <translation>UTF-8 ではない</translation>
    </message>
    <message>
        <source>Not a number</source>
        <translation>数値以外</translation>
    </message>
    <message>
        <source>Not validated</source>
        <translation>未検証</translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>変更される値はありません。</translation>
    </message>
    <message>
        <source>Open from web …</source>
        <translation>Web から開く…</translation>
    </message>
    <message>
        <source>Open one folder, or files from one folder.</source>
        <translation>フォルダーを 1 つ開くか、1 つのフォルダー内のファイルを開いてください。</translation>
    </message>
    <message>
        <source>Open one of them: {names}.</source>
        <translation>次のいずれか 1 つを開いてください: {names}。</translation>
    </message>
    <message>
        <source>Open sets in</source>
        <translation>セットを開く場所</translation>
    </message>
    <message>
        <source>Open the set again to restore them.</source>
        <translation>元に戻すには、セットを開き直してください。</translation>
    </message>
    <message>
        <source>Open the set again when the file can be read.</source>
        <translation>ファイルを読み取れるようになってから、セットを開き直してください。</translation>
    </message>
    <message>
        <source>Open the set again.</source>
        <translation>セットを開き直してください。</translation>
    </message>
    <message>
        <source>Other XML</source>
        <translation>その他の XML</translation>
    </message>
    <message>
        <source>Other content of an entry must be well-formed XML with declared prefixes. Search engines ignore the extension, or reject the file.</source>
        <translation>エントリのその他の内容は、接頭辞の宣言された整形式の XML でなければなりません。そうでない場合、検索エンジンは拡張を無視するか、ファイルを拒否します。</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Out of range</source>
        <translation>範囲外</translation>
    </message>
    <message>
        <source>Outdated date in the index</source>
        <translation>インデックスの日付が古い</translation>
    </message>
    <message>
        <source>Outdated news</source>
        <translation>古いニュース</translation>
    </message>
    <message>
        <source>Page map {number:,}</source>
        <translation>ページマップ {number:,}</translation>
    </message>
    <message>
        <source>Parameters such as utm_source record where visitors come from. With them, search engines crawl the same page several times.</source>
        <translation>utm_source などのパラメーターは訪問者の流入元を記録するものです。付いていると、検索エンジンが同じページを何度もクロールします。</translation>
    </message>
    <message>
        <source>Parsing error</source>
        <translation>解析エラー</translation>
    </message>
    <message>
        <source>Path mismatch</source>
        <translation>パスの不一致</translation>
    </message>
    <message>
        <source>Pattern {number}, “{each}”, is not valid: {fault}.</source>
        <translation>パターン {number} の「{each}」は無効です: {fault}。</translation>
    </message>
    <message>
        <source>Planning</source>
        <translation>変更内容を準備中</translation>
    </message>
    <message>
        <source>Please report this file.</source>
        <translation>このファイルについてご報告ください。</translation>
    </message>
    <message>
        <source>Port 80 is the default for http, and 443 for https. With the port, the same page has two URLs.</source>
        <translation>ポート 80 は http の、443 は https の既定です。ポートを付けると、同じページの URL が 2 つになります。</translation>
    </message>
    <message>
        <source>Priorities must be decimal numbers. Search engines ignore other values.</source>
        <translation>優先度は 10 進数でなければなりません。それ以外の値は検索エンジンに無視されます。</translation>
    </message>
    <message>
        <source>Priorities must be from 0.0 to 1.0. Search engines ignore other values.</source>
        <translation>優先度は 0.0～1.0 でなければなりません。それ以外の値は検索エンジンに無視されます。</translation>
    </message>
    <message>
        <source>Priorities must be written without an exponent. Search engines may ignore other forms.</source>
        <translation>優先度は指数を使わずに書かなければなりません。それ以外の書き方は検索エンジンに無視されることがあります。</translation>
    </message>
    <message>
        <source>Priorities must have a decimal point. Search engines ignore values with a comma.</source>
        <translation>優先度の小数点はピリオドでなければなりません。コンマを使った値は検索エンジンに無視されます。</translation>
    </message>
    <message>
        <source>Private networks, test sites, administration pages, hidden files and backups usually should not appear in search results.</source>
        <translation>プライベートネットワーク、テストサイト、管理画面、隠しファイル、バックアップは、通常、検索結果に表示されるべきではありません。</translation>
    </message>
    <message>
        <source>Probably not public</source>
        <translation>非公開の可能性</translation>
    </message>
    <message>
        <source>Profile maximum</source>
        <translation>プロファイルの上限</translation>
    </message>
    <message>
        <source>Profile of new windows</source>
        <translation>新しいウィンドウのプロファイル</translation>
    </message>
    <message>
        <source>Protocol and host are not case-sensitive and are usually written in lower case. With capitals, the same page has two URLs.</source>
        <translation>プロトコルとホストは大文字と小文字を区別せず、通常は小文字で書きます。大文字を使うと、同じページの URL が 2 つになります。</translation>
    </message>
    <message>
        <source>Publishing</source>
        <translation>公開</translation>
    </message>
    <message>
        <source>Put the file in the folder of the index to open it.</source>
        <translation>開くには、ファイルをインデックスのフォルダーに置いてください。</translation>
    </message>
    <message>
        <source>Raise the limit if you trust its source.</source>
        <translation>提供元を信頼できる場合は、上限を引き上げてください。</translation>
    </message>
    <message>
        <source>Raise the limit.</source>
        <translation>上限を引き上げてください。</translation>
    </message>
    <message>
        <source>Read-only.</source>
        <translation>読み取り専用です。</translation>
    </message>
    <message>
        <source>Reading extensions</source>
        <translation>拡張を読み取り中</translation>
    </message>
    <message>
        <source>Reading files</source>
        <translation>ファイルを読み取り中</translation>
    </message>
    <message>
        <source>Reading was canceled.</source>
        <translation>読み取りをキャンセルしました。</translation>
    </message>
    <message>
        <source>Reading “{name}”</source>
        <translation>「{name}」を読み取り中</translation>
    </message>
    <message>
        <source>Record edits so that they can be recovered after a crash.</source>
        <translation>クラッシュ後に復元できるように、編集を記録します。</translation>
    </message>
    <message>
        <source>Recover …</source>
        <translation>復元…</translation>
    </message>
    <message>
        <source>Recovery log</source>
        <translation>復元ログ</translation>
    </message>
    <message>
        <source>Rejected only by the schema</source>
        <translation>スキーマだけが拒否</translation>
    </message>
    <message>
        <source>Remove everything after the path.</source>
        <translation>パスより後をすべて削除してください。</translation>
    </message>
    <message>
        <source>Remove fragments</source>
        <translation>フラグメントを除去</translation>
    </message>
    <message>
        <source>Remove session IDs</source>
        <translation>セッション ID を除去</translation>
    </message>
    <message>
        <source>Remove the character from the value.</source>
        <translation>値からその文字を削除してください。</translation>
    </message>
    <message>
        <source>Remove the line break, or save as XML.</source>
        <translation>改行を削除するか、XML として保存してください。</translation>
    </message>
    <message>
        <source>Remove the “&lt;!DOCTYPE …&gt;”; sitemaps do not need it.</source>
        <translation>「&lt;!DOCTYPE …&gt;」を削除してください。サイトマップには不要です。</translation>
    </message>
    <message>
        <source>Remove tracking parameters</source>
        <translation>トラッキングパラメーターを除去</translation>
    </message>
    <message>
        <source>Remove trailing slash</source>
        <translation>末尾のスラッシュを除去</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>{name} を削除</translation>
    </message>
    <message numerus="yes">
        <source>Removed %n files.</source>
        <extracomment>Removed 1 file.</extracomment>
        <translation>
            <numerusform>%n 個のファイルを削除しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Removes only unnecessary escapes.</source>
        <translation>不要なエスケープだけを解除します。</translation>
    </message>
    <message>
        <source>Removes the element; the rest of the entry is not changed.</source>
        <translation>要素を削除します。エントリのほかの部分は変更されません。</translation>
    </message>
    <message>
        <source>Repaired file</source>
        <translation>修復されたファイル</translation>
    </message>
    <message>
        <source>Replace URL prefix</source>
        <translation>URL の接頭辞を置換</translation>
    </message>
    <message>
        <source>Replaces the value in every entry.</source>
        <translation>すべてのエントリの値を置き換えます。</translation>
    </message>
    <message>
        <source>Results are limited to 0.0–1.0. Empty priorities are not changed.</source>
        <translation>結果は 0.0～1.0 の範囲に収まります。空の優先度は変更されません。</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>丸める</translation>
    </message>
    <message>
        <source>Row height</source>
        <translation>行の高さ</translation>
    </message>
    <message>
        <source>Rule failed</source>
        <translation>ルールの処理に失敗</translation>
    </message>
    <message>
        <source>Same date everywhere</source>
        <translation>すべて同じ日付</translation>
    </message>
    <message>
        <source>Same priority everywhere</source>
        <translation>すべて同じ優先度</translation>
    </message>
    <message>
        <source>Save as .xml to keep them.</source>
        <translation>残すには、.xml として保存してください。</translation>
    </message>
    <message>
        <source>Save it as CSV in UTF-8.</source>
        <translation>UTF-8 の CSV で保存してください。</translation>
    </message>
    <message>
        <source>Save it as UTF-8, or declare its actual encoding.</source>
        <translation>UTF-8 で保存するか、実際の文字コードを宣言してください。</translation>
    </message>
    <message>
        <source>Save often: unsaved changes can't be recovered after a crash.</source>
        <translation>こまめに保存してください。クラッシュすると、保存されていない変更は復元できません。</translation>
    </message>
    <message>
        <source>Save or export it as a sitemap under another name.</source>
        <translation>サイトマップとして別の名前で保存またはエクスポートしてください。</translation>
    </message>
    <message>
        <source>Save to another place.</source>
        <translation>別の場所に保存してください。</translation>
    </message>
    <message>
        <source>Save under another name.</source>
        <translation>別の名前で保存してください。</translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation>保存済みフィルター</translation>
    </message>
    <message>
        <source>Saved “{name}”.</source>
        <translation>「{name}」を保存しました。</translation>
    </message>
    <message>
        <source>Saving a change writes UTF-8.</source>
        <translation>変更を保存すると UTF-8 で書き込まれます。</translation>
    </message>
    <message>
        <source>Saving “{name}”</source>
        <translation>「{name}」を保存中</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>倍率をかける</translation>
    </message>
    <message>
        <source>Schema and W3C disagree</source>
        <translation>スキーマと W3C の不一致</translation>
    </message>
    <message>
        <source>Search engines accept RSS and Atom feeds as sitemaps, but feeds list only recent pages and have no changefreq or priority.</source>
        <translation>検索エンジンは RSS や Atom フィードもサイトマップとして受け付けますが、フィードには最近のページだけが含まれ、changefreq や priority はありません。</translation>
    </message>
    <message>
        <source>Search engines compare priorities only within a site, so equal priorities have no effect.</source>
        <translation>検索エンジンが優先度を比較するのはサイト内だけのため、すべて同じ優先度では効果がありません。</translation>
    </message>
    <message>
        <source>Search engines compare priorities only within a site. If all of them are high, none stands out.</source>
        <translation>検索エンジンが優先度を比較するのはサイト内だけです。すべて高いと、どれも目立ちません。</translation>
    </message>
    <message>
        <source>Search engines do not find a sitemap that is in the same folder but not in the index.</source>
        <translation>同じフォルダーにあってもインデックスに記載のないサイトマップは、検索エンジンに見つけてもらえません。</translation>
    </message>
    <message>
        <source>Search engines don't fetch a URL that the robots.txt of its host disallows for their crawler. Choose the file with Sitemap ▸ Check against robots.txt, or with “sitemap-studio check --robots”.</source>
        <translation>ホストの robots.txt が検索エンジンのクローラーに禁止している URL は取得されません。ファイルは「サイトマップ ▸ robots.txt と照合」または「sitemap-studio check --robots」で指定します。</translation>
    </message>
    <message>
        <source>Search engines find a sitemap, or its index, by a Sitemap line in the robots.txt of its host. Choose the file with Sitemap ▸ Check against robots.txt, or with “sitemap-studio check --robots”.</source>
        <translation>検索エンジンは、ホストの robots.txt の Sitemap 行からサイトマップまたはそのインデックスを見つけます。ファイルは「サイトマップ ▸ robots.txt と照合」または「sitemap-studio check --robots」で指定します。</translation>
    </message>
    <message>
        <source>Search engines no longer read the tag for feature phones. It does no harm. Reported once per sitemap.</source>
        <translation>フィーチャーフォン用のタグは、現在、検索エンジンに読み取られません。あっても害はありません。サイトマップごとに 1 回だけ報告されます。</translation>
    </message>
    <message numerus="yes">
        <source>Search engines no longer read {field}; %n entries of this sitemap have it.</source>
        <extracomment>Search engines no longer read {field}; one entry of this sitemap has it.</extracomment>
        <translation>
            <numerusform>{field} は、現在、検索エンジンに読み取られません。このサイトマップの %n 件のエントリにあります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Search engines resolve segments such as /../ and index a different URL from the one in the sitemap.</source>
        <translation>検索エンジンは /../ のようなセグメントを解決し、サイトマップとは異なる URL を登録します。</translation>
    </message>
    <message>
        <source>Select an entry.</source>
        <translation>エントリを選択してください。</translation>
    </message>
    <message>
        <source>Selected entries</source>
        <translation>選択したエントリ</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Set by depth</source>
        <translation>階層の深さに応じて設定</translation>
    </message>
    <message>
        <source>Set from the files of the site</source>
        <translation>サイトのファイルから設定</translation>
    </message>
    <message>
        <source>Set to a date</source>
        <translation>日付を設定</translation>
    </message>
    <message>
        <source>Set to now</source>
        <translation>現在の日時を設定</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>セット</translation>
    </message>
    <message>
        <source>Shift by days</source>
        <translation>日数でずらす</translation>
    </message>
    <message>
        <source>Sitemap 0.9 (2008)</source>
        <translation>Sitemap 0.9 (2008)</translation>
    </message>
    <message>
        <source>Sitemap and index mixed</source>
        <translation>サイトマップとインデックスの混在</translation>
    </message>
    <message>
        <source>Sitemap found by name only</source>
        <translation>名前だけで見つかったサイトマップ</translation>
    </message>
    <message>
        <source>Sitemap listed twice</source>
        <translation>サイトマップの重複記載</translation>
    </message>
    <message>
        <source>Sitemap not found</source>
        <translation>サイトマップが見つからない</translation>
    </message>
    <message>
        <source>Sitemap not in robots.txt</source>
        <translation>robots.txt に記載のないサイトマップ</translation>
    </message>
    <message>
        <source>Sitemap not listed</source>
        <translation>記載されていないサイトマップ</translation>
    </message>
    <message>
        <source>Sitemap template</source>
        <translation>サイトマップのテンプレート</translation>
    </message>
    <message>
        <source>Sitemaps (*.xml *.xml.gz *.gz *.txt *.csv)</source>
        <translation>サイトマップ (*.xml *.xml.gz *.gz *.txt *.csv)</translation>
    </message>
    <message>
        <source>Sitemaps and indexes must be valid against the published schema, where the protocol agrees with it. Search engines may reject invalid files.</source>
        <translation>サイトマップとインデックスは、プロトコルと矛盾しない限り、公開されているスキーマに照らして有効でなければなりません。無効なファイルは検索エンジンに拒否されることがあります。</translation>
    </message>
    <message>
        <source>Sitemaps have names that end in .xml or .xml.gz.</source>
        <translation>サイトマップの名前は .xml または .xml.gz で終わります。</translation>
    </message>
    <message>
        <source>Sitemaps must be encoded in UTF-8. Search engines may misread other encodings.</source>
        <translation>サイトマップの文字コードは UTF-8 でなければなりません。それ以外の文字コードは、検索エンジンに正しく読み取られないことがあります。</translation>
    </message>
    <message>
        <source>Sitemaps of the set</source>
        <translation>セットのサイトマップ</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>So do most entries: the URL of the sitemap may be wrong.</source>
        <translation>ほとんどのエントリが同様のため、サイトマップの URL が間違っている可能性があります。</translation>
    </message>
    <message>
        <source>Some files may be older than others.</source>
        <translation>一部のファイルが他より古い可能性があります。</translation>
    </message>
    <message>
        <source>Split it first.</source>
        <translation>先に分割してください。</translation>
    </message>
    <message>
        <source>Split {name}</source>
        <translation>{name} を分割</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Suspicious URL: empty port</source>
        <translation>疑わしい URL: ポートが空</translation>
    </message>
    <message>
        <source>Suspicious host</source>
        <translation>疑わしいホスト</translation>
    </message>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <translation>表計算ソフト用の表 (*.csv)</translation>
    </message>
    <message>
        <source>Tag no longer read</source>
        <translation>現在は読み取られないタグ</translation>
    </message>
    <message>
        <source>Text before or after the sitemap was removed.</source>
        <translation>サイトマップの前または後にあったテキストを削除しました。</translation>
    </message>
    <message>
        <source>Text between entries</source>
        <translation>エントリ間のテキスト</translation>
    </message>
    <message>
        <source>The % in {host} must be followed by two hexadecimal digits.</source>
        <translation>{host} の % の後には、16 進数が 2 桁必要です。</translation>
    </message>
    <message numerus="yes">
        <source>The %n patterns are too large together.</source>
        <extracomment>The pattern is too large.</extracomment>
        <translation>
            <numerusform>%n 個のパターンは合わせると大きすぎます。</numerusform>
        </translation>
    </message>
    <message>
        <source>The URL contains a session ID ({what}), so every visitor gets a different URL.</source>
        <translation>URL にセッション ID ({what}) が含まれているため、訪問者ごとに URL が異なります。</translation>
    </message>
    <message>
        <source>The URL contains a user name or a password, which would become public.</source>
        <translation>URL にユーザー名またはパスワードが含まれており、公開されてしまいます。</translation>
    </message>
    <message>
        <source>The URL contains the user name {name}. Search engines reject such URLs.</source>
        <translation>URL にユーザー名 {name} が含まれています。検索エンジンはそのような URL を拒否します。</translation>
    </message>
    <message>
        <source>The URL contains tracking parameters: {listed}.</source>
        <translation>URL にトラッキングパラメーターが含まれています: {listed}。</translation>
    </message>
    <message numerus="yes">
        <source>The URL has %n characters; it must have fewer than 2,048.</source>
        <extracomment>The URL has one character; it must have fewer than 2,048.</extracomment>
        <translation>
            <numerusform>URL は %n 文字です。2,048 文字未満でなければなりません。</numerusform>
        </translation>
    </message>
    <message>
        <source>The URL has an unnecessary @ before the host.</source>
        <translation>URL のホストの前に不要な @ があります。</translation>
    </message>
    <message>
        <source>The URL is longer than {most:,} characters.</source>
        <translation>URL が {most:,} 文字を超えています。</translation>
    </message>
    <message>
        <source>The URL of the set is not known.</source>
        <translation>セットの URL が不明です。</translation>
    </message>
    <message>
        <source>The URLs are of another host, or the key is not valid.</source>
        <translation>URL が別のホストのものであるか、キーが無効です。</translation>
    </message>
    <message>
        <source>The XML around a changed entry is not well-formed.</source>
        <translation>変更したエントリの周囲の XML が整形式ではありません。</translation>
    </message>
    <message>
        <source>The XML is not well-formed: in line {line}, column {column}, {cause}.</source>
        <translation>XML が整形式ではありません: {line} 行目、{column} 文字目: {cause}。</translation>
    </message>
    <message>
        <source>The answer is incomplete.</source>
        <translation>応答が不完全です。</translation>
    </message>
    <message>
        <source>The change frequency must be always, hourly, daily, weekly, monthly, yearly or never, in lower case. Search engines ignore other values.</source>
        <translation>更新頻度は、always、hourly、daily、weekly、monthly、yearly、never のいずれかを小文字で指定しなければなりません。それ以外の値は検索エンジンに無視されます。</translation>
    </message>
    <message>
        <source>The check “{title}” failed because of an internal error; all others were completed. Please report it: {url}</source>
        <translation>チェック「{title}」は内部エラーのため失敗しました。ほかのチェックはすべて完了しています。ご報告ください: {url}</translation>
    </message>
    <message>
        <source>The choice applies until the program closes.</source>
        <translation>この選択は、プログラムを終了するまで有効です。</translation>
    </message>
    <message>
        <source>The colon after the host is unnecessary without a port.</source>
        <translation>ポートがない場合、ホストの後のコロンは不要です。</translation>
    </message>
    <message>
        <source>The column “{name}” is not a field and was ignored.</source>
        <translation>列「{name}」はフィールドではないため無視されました。</translation>
    </message>
    <message>
        <source>The date of a sitemap in the index must not be earlier than the newest date in that sitemap. Search engines may not fetch the changed sitemap.</source>
        <translation>インデックスに記載するサイトマップの日付は、そのサイトマップ内の最新の日付より前であってはなりません。前の場合、変更されたサイトマップを検索エンジンが取得しないことがあります。</translation>
    </message>
    <message>
        <source>The declaration of {names} was missing here; it was added.</source>
        <translation>{names} の宣言がここで欠けていたため、補いました。</translation>
    </message>
    <message>
        <source>The default cache folder</source>
        <translation>既定のキャッシュフォルダー</translation>
    </message>
    <message>
        <source>The default informs all participating search engines.</source>
        <translation>既定の URL では、参加しているすべての検索エンジンに通知されます。</translation>
    </message>
    <message>
        <source>The default preferences apply.</source>
        <translation>既定の設定が使われます。</translation>
    </message>
    <message>
        <source>The element names in “{name}” can't be repaired with certainty.</source>
        <translation>「{name}」の要素名を確実に修復することはできません。</translation>
    </message>
    <message>
        <source>The elements of {many} are not in the order {names}, extensions last, which the schema requires.</source>
        <translation>{many}の要素が、スキーマの求める順序 ({names}、最後に拡張) になっていません。</translation>
    </message>
    <message>
        <source>The entry has more than {most:,} &lt;{shown_name}&gt;.</source>
        <translation>エントリの &lt;{shown_name}&gt; が上限の {most:,} 個を超えています。</translation>
    </message>
    <message>
        <source>The entry has no loc.</source>
        <translation>エントリに loc がありません。</translation>
    </message>
    <message>
        <source>The expression has no group “{name}”.</source>
        <translation>正規表現に「{name}」というグループがありません。</translation>
    </message>
    <message>
        <source>The expression has no groups; $0 is the whole match.</source>
        <translation>正規表現にグループがありません。$0 は一致した文字列全体です。</translation>
    </message>
    <message>
        <source>The expression “{shown}” is not valid: {reason}.</source>
        <translation>正規表現「{shown}」は無効です: {reason}。</translation>
    </message>
    <message>
        <source>The extension of {element} does not define this element, or does not allow it here. Google ignores it.</source>
        <translation>{element} の拡張では、この要素は定義されていないか、この位置に置けません。Google に無視されます。</translation>
    </message>
    <message>
        <source>The extensions have not been read yet.</source>
        <translation>拡張はまだ読み取られていません。</translation>
    </message>
    <message>
        <source>The fields of a video should be in the order of the schema. Google accepts any order, but strict validators do not.</source>
        <translation>動画のフィールドは、スキーマの順に並べます。Google はどの順序でも受け付けますが、厳格な検証ツールは受け付けません。</translation>
    </message>
    <message>
        <source>The file contains both URLs and sitemaps.</source>
        <translation>ファイルに URL とサイトマップの両方が含まれています。</translation>
    </message>
    <message>
        <source>The file declares the encoding {declared}, but is encoded in UTF-8.</source>
        <translation>ファイルでは文字コード {declared} が宣言されていますが、実際の文字コードは UTF-8 です。</translation>
    </message>
    <message>
        <source>The file does not begin with an XML declaration; it is read as UTF-8.</source>
        <translation>ファイルの先頭に XML 宣言がありません。UTF-8 として読み取ります。</translation>
    </message>
    <message>
        <source>The file does not declare its encoding, {encoding}.</source>
        <translation>ファイルで、その文字コード {encoding} が宣言されていません。</translation>
    </message>
    <message>
        <source>The file has no root element to add entries to.</source>
        <translation>ファイルに、エントリを追加するためのルート要素がありません。</translation>
    </message>
    <message>
        <source>The file is a template of a site generator, with front matter, {% %} or {{ }}, and not a sitemap. It is not checked or changed. Open the generated sitemap instead.</source>
        <translation>このファイルは front matter、{% %}、{{ }} を含むサイトジェネレーターのテンプレートで、サイトマップではありません。チェックも変更もされません。代わりに、生成されたサイトマップを開いてください。</translation>
    </message>
    <message>
        <source>The file is cut off here; the incomplete part was removed.</source>
        <translation>ファイルがここで切れています。不完全な部分を削除しました。</translation>
    </message>
    <message>
        <source>The file is encoded in {encoding}. It will be saved in UTF-8.</source>
        <translation>ファイルの文字コードは {encoding} です。UTF-8 で保存されます。</translation>
    </message>
    <message>
        <source>The file is larger than {limit:,} bytes.</source>
        <translation>ファイルが {limit:,} バイトを超えています。</translation>
    </message>
    <message>
        <source>The file is too damaged to be repaired with certainty. The intact part is shown read-only. Search engines reject such files.</source>
        <translation>ファイルの破損がひどく、確実に修復することはできません。無傷の部分を読み取り専用で表示しています。このようなファイルは検索エンジンに拒否されます。</translation>
    </message>
    <message>
        <source>The file is well-formed, but search engines may not read it: element names must be spelled as in the protocol, and nothing may follow the gzip data.</source>
        <translation>ファイルは整形式ですが、検索エンジンが読み取れないことがあります。要素名はプロトコルの表記どおりでなければならず、gzip データの後には何も置けません。</translation>
    </message>
    <message>
        <source>The file must be well-formed XML, and gzip data must be complete. Search engines reject other files.</source>
        <translation>ファイルは整形式の XML で、gzip データは完全でなければなりません。それ以外のファイルは検索エンジンに拒否されます。</translation>
    </message>
    <message>
        <source>The files on disk do not change until you save.</source>
        <translation>保存するまで、ディスク上のファイルは変わりません。</translation>
    </message>
    <message>
        <source>The filter is not valid at its end: {expected}.</source>
        <translation>フィルターが無効です (末尾): {expected}。</translation>
    </message>
    <message>
        <source>The filter is not valid at “{rest}”: {expected}.</source>
        <translation>フィルターが無効です (「{rest}」の位置): {expected}。</translation>
    </message>
    <message>
        <source>The folder is empty.</source>
        <translation>フォルダーが空です。</translation>
    </message>
    <message>
        <source>The folder is “{parent}”.</source>
        <translation>フォルダーは「{parent}」です。</translation>
    </message>
    <message>
        <source>The format of “{name}” is not known.</source>
        <translation>「{name}」の形式が不明です。</translation>
    </message>
    <message>
        <source>The groups are $0 and {known}.</source>
        <translation>使えるグループは $0 と {known} です。</translation>
    </message>
    <message>
        <source>The gzip data is incomplete; the intact part was kept.</source>
        <translation>gzip データが不完全です。無傷の部分は残しました。</translation>
    </message>
    <message>
        <source>The host and port of a URL must be valid: a port is a number from 1 to 65535, no part of a host begins or ends with a hyphen, and xn-- must be followed by valid Punycode. Search engines cannot fetch other URLs.</source>
        <translation>URL のホストとポートは有効でなければなりません。ポートは 1～65535 の数値で、ホスト名の各部分の先頭と末尾にハイフンは使えず、xn-- の後には有効な Punycode が必要です。それ以外の URL は検索エンジンが取得できません。</translation>
    </message>
    <message>
        <source>The host was not found.</source>
        <translation>ホストが見つかりません。</translation>
    </message>
    <message>
        <source>The host {host_of} contains a space.</source>
        <translation>ホスト {host_of} に空白が含まれています。</translation>
    </message>
    <message>
        <source>The host {host} must be written in ASCII.</source>
        <translation>ホスト {host} は ASCII で書く必要があります。</translation>
    </message>
    <message>
        <source>The host {host} must be written {in_ascii}.</source>
        <translation>ホスト {host} は {in_ascii} と書く必要があります。</translation>
    </message>
    <message>
        <source>The key file is missing on the site or contains another key.</source>
        <translation>サイトにキーファイルがないか、別のキーが入っています。</translation>
    </message>
    <message>
        <source>The language of a publication must be an ISO 639 code in lower case, or zh-cn or zh-tw. Google ignores the article otherwise.</source>
        <translation>発行元の言語は、ISO 639 の小文字の言語コード、または zh-cn か zh-tw でなければなりません。それ以外の場合、記事は Google に無視されます。</translation>
    </message>
    <message>
        <source>The last line is incomplete and was left out.</source>
        <translation>最後の行は不完全なため除外されました。</translation>
    </message>
    <message>
        <source>The last one chosen</source>
        <translation>最後に選択したもの</translation>
    </message>
    <message numerus="yes">
        <source>The lowest of %n priorities in {name} is {lowest}.</source>
        <extracomment>The priority in {name} is {lowest}.</extracomment>
        <translation>
            <numerusform>{name} の %n 件の優先度のうち最低は {lowest} です。</numerusform>
        </translation>
    </message>
    <message>
        <source>The name of a gzipped sitemap should end in .gz, and that of any other sitemap should not. Otherwise, servers and search engines may misread the file.</source>
        <translation>gzip で圧縮したサイトマップの名前だけを .gz で終わらせます。そうしないと、サーバーや検索エンジンがファイルを正しく読み取れないことがあります。</translation>
    </message>
    <message>
        <source>The name of “{name}” ends in .gz, but the file is not gzipped.</source>
        <translation>「{name}」の名前は .gz で終わりますが、gzip で圧縮されていません。</translation>
    </message>
    <message>
        <source>The namespace is “{namespace}”, not “{sitemap}”.</source>
        <translation>名前空間が「{sitemap}」ではなく「{namespace}」です。</translation>
    </message>
    <message>
        <source>The namespace {sitemap} is missing.</source>
        <translation>名前空間 {sitemap} がありません。</translation>
    </message>
    <message>
        <source>The old and new versions are in the hidden files “{names}”.</source>
        <translation>新旧のバージョンは、隠しファイル「{names}」にあります。</translation>
    </message>
    <message>
        <source>The page has alternates, but does not link to itself.</source>
        <translation>ページは代替リンクを持っていますが、自身へのリンクがありません。</translation>
    </message>
    <message>
        <source>The page has alternates, but does not link to itself: {twin} differs from its URL by a trailing slash.</source>
        <translation>ページは代替リンクを持っていますが、自身へのリンクがありません。{twin} は、末尾のスラッシュの有無がページの URL と異なります。</translation>
    </message>
    <message>
        <source>The pages can't be made: {reason}.</source>
        <translation>ページを作成できません: {reason}。</translation>
    </message>
    <message>
        <source>The part after # is a position in the page and is never sent to the server. Search engines index the page without it.</source>
        <translation># 以降はページ内の位置を示すもので、サーバーには送信されません。検索エンジンはこれを除いてページを登録します。</translation>
    </message>
    <message>
        <source>The path of a sitemap below the folder of the index should match its URL. If it does not, the only file with that name is opened. Check that it is the right one: search engines use the URL.</source>
        <translation>インデックスのフォルダー以下でのサイトマップのパスは、その URL と一致しているべきです。一致しない場合は、同じ名前の唯一のファイルが開かれます。検索エンジンは URL を使うため、正しいファイルかどうか確認してください。</translation>
    </message>
    <message>
        <source>The program itself</source>
        <translation>プログラム自体</translation>
    </message>
    <message>
        <source>The protocol defines no attributes, except namespaces and xsi:schemaLocation in the root element. Search engines ignore others, or report an error.</source>
        <translation>プロトコルに属性の定義はありません。例外は、ルート要素の名前空間と xsi:schemaLocation だけです。それ以外の属性は検索エンジンに無視されるか、エラーとして報告されます。</translation>
    </message>
    <message>
        <source>The protocol does not define this element. Search engines ignore it, or report an error.</source>
        <translation>この要素はプロトコルで定義されていません。検索エンジンに無視されるか、エラーとして報告されます。</translation>
    </message>
    <message>
        <source>The protocol is {scheme}, but must be http or https.</source>
        <translation>プロトコルが {scheme} です。http または https でなければなりません。</translation>
    </message>
    <message>
        <source>The published schema rejects some valid W3C dates (a year or month alone, times without seconds) and accepts some invalid ones. Search engines follow the protocol, which requires W3C dates.</source>
        <translation>公開されているスキーマは、有効な W3C の日付の一部 (年だけ、年月だけ、秒のない時刻) を拒否し、無効な日付の一部を認めます。検索エンジンは、W3C の日付を求めるプロトコルに従います。</translation>
    </message>
    <message>
        <source>The published schema rejects some values that the protocol allows, such as dates without a day, another order of fields and URLs of fewer than 12 characters. Strict validators report them.</source>
        <translation>公開されているスキーマは、日のない日付、順序の異なるフィールド、12 文字未満の URL など、プロトコルが認める値の一部を拒否します。厳格な検証ツールはこれらを報告します。</translation>
    </message>
    <message>
        <source>The published schema requires at least 12 characters; the protocol does not. Strict validators report shorter URLs.</source>
        <translation>公開されているスキーマは 12 文字以上を求めますが、プロトコルは求めません。厳格な検証ツールは、それより短い URL を報告します。</translation>
    </message>
    <message>
        <source>The recovery log can't be written: {reason}.</source>
        <translation>復元ログに書き込めません: {reason}。</translation>
    </message>
    <message>
        <source>The recovery log is damaged.</source>
        <translation>復元ログが破損しています。</translation>
    </message>
    <message>
        <source>The request failed: {reason}.</source>
        <translation>リクエストに失敗しました: {reason}。</translation>
    </message>
    <message>
        <source>The request is not valid.</source>
        <translation>リクエストが無効です。</translation>
    </message>
    <message>
        <source>The robots.txt of the host disallows {value}.</source>
        <translation>ホストの robots.txt で {value} が禁止されています。</translation>
    </message>
    <message>
        <source>The robots.txt of {host} does not list {url}.</source>
        <translation>{host} の robots.txt に {url} が記載されていません。</translation>
    </message>
    <message>
        <source>The root element must have the namespace http://www.sitemaps.org/schemas/sitemap/0.9. Search engines may not recognize the file as a sitemap.</source>
        <translation>ルート要素の名前空間は http://www.sitemaps.org/schemas/sitemap/0.9 でなければなりません。それ以外の場合、検索エンジンがファイルをサイトマップとして認識しないことがあります。</translation>
    </message>
    <message>
        <source>The root of a sitemap is “urlset”, that of an index “sitemapindex”.</source>
        <translation>ルート要素は、サイトマップでは「urlset」、インデックスでは「sitemapindex」です。</translation>
    </message>
    <message>
        <source>The same window</source>
        <translation>同じウィンドウ</translation>
    </message>
    <message>
        <source>The schema rejects “{element}”: {reason}.</source>
        <translation>スキーマにより「{element}」は拒否されます: {reason}。</translation>
    </message>
    <message>
        <source>The schema requires the order loc, lastmod, changefreq, priority and extensions; the protocol does not. Search engines accept any order, but strict validators do not.</source>
        <translation>スキーマは loc、lastmod、changefreq、priority、拡張の順を求めますが、プロトコルは求めません。検索エンジンはどの順序でも受け付けますが、厳格な検証ツールは受け付けません。</translation>
    </message>
    <message>
        <source>The schemas, on request</source>
        <translation>スキーマ (検証の実行時)</translation>
    </message>
    <message>
        <source>The search text is longer than {max_characters:,} characters.</source>
        <translation>検索する文字列が {max_characters:,} 文字を超えています。</translation>
    </message>
    <message>
        <source>The server answered {status} {words}.</source>
        <translation>サーバーの応答: {status} {words}</translation>
    </message>
    <message>
        <source>The server answered {status}.</source>
        <translation>サーバーの応答: {status}</translation>
    </message>
    <message>
        <source>The server did not answer in time.</source>
        <translation>サーバーが時間内に応答しませんでした。</translation>
    </message>
    <message>
        <source>The server's certificate is not trusted.</source>
        <translation>サーバーの証明書は信頼されていません。</translation>
    </message>
    <message>
        <source>The set has not been checked yet.</source>
        <translation>セットはまだチェックされていません。</translation>
    </message>
    <message>
        <source>The sitemap already has 1,000 articles.</source>
        <translation>サイトマップにはすでに 1,000 件の記事があります。</translation>
    </message>
    <message>
        <source>The sitemap has no file yet. Save it first.</source>
        <translation>サイトマップにまだファイルがありません。先に保存してください。</translation>
    </message>
    <message>
        <source>The sitemap has no name yet.</source>
        <translation>サイトマップにまだ名前がありません。</translation>
    </message>
    <message>
        <source>The sitemap that these entries were in is no longer in the set.</source>
        <translation>これらのエントリが属していたサイトマップは、もうセットにありません。</translation>
    </message>
    <message>
        <source>The sitemaps of an index should be in its folder or below. Google ignores other sitemaps.</source>
        <translation>インデックスに記載するサイトマップは、インデックスのフォルダー以下に置きます。それ以外のサイトマップは Google に無視されます。</translation>
    </message>
    <message>
        <source>The start page and URLs with a query are not changed.</source>
        <translation>トップページと、クエリを含む URL は変更されません。</translation>
    </message>
    <message>
        <source>The tag “&lt;{name}&gt;” was damaged; it was repaired.</source>
        <translation>タグ「&lt;{name}&gt;」が壊れていたため、修復しました。</translation>
    </message>
    <message>
        <source>The text contains an invalid character.</source>
        <translation>テキストに無効な文字が含まれています。</translation>
    </message>
    <message>
        <source>The unsaved changes of “{base}” are being recovered elsewhere.</source>
        <translation>「{base}」の保存されていない変更は、別の場所で復元中です。</translation>
    </message>
    <message>
        <source>The value is empty.</source>
        <translation>値が空です。</translation>
    </message>
    <message>
        <source>The value of “{path}” contains {character}, which XML does not allow.</source>
        <translation>「{path}」の値に、XML では使えない文字 {character} が含まれています。</translation>
    </message>
    <message>
        <source>The whole set</source>
        <translation>セット全体</translation>
    </message>
    <message>
        <source>The {what} contains an empty item.</source>
        <translation>{what} に空の項目が含まれています。</translation>
    </message>
    <message>
        <source>The {what} contains {character}, which must be percent-encoded.</source>
        <translation>{what} に{character}が含まれています。パーセントエンコードする必要があります。</translation>
    </message>
    <message numerus="yes">
        <source>The {what} has %n characters; {limit:,} are allowed.</source>
        <extracomment>The {what} has one character; {limit:,} are allowed.</extracomment>
        <translation>
            <numerusform>{what} は %n 文字です。{limit:,} 文字まで認められています。</numerusform>
        </translation>
    </message>
    <message>
        <source>The {what} has too many items: {count:,} of {most}.</source>
        <translation>{what} の項目が多すぎます: {count:,} 個 (上限 {most} 個)。</translation>
    </message>
    <message>
        <source>The {what} is {value}, which is not a number.</source>
        <translation>{what} の {value} は、数値ではありません。</translation>
    </message>
    <message>
        <source>The {what} is {value}, which is not a valid URL.</source>
        <translation>{what} の {value} は、有効な URL ではありません。</translation>
    </message>
    <message>
        <source>The {what} is {value}, which is not a whole number.</source>
        <translation>{what} の {value} は、整数ではありません。</translation>
    </message>
    <message>
        <source>The {what} is {value}: {reason}.</source>
        <translation>{what} が {value} になっています: {reason}。</translation>
    </message>
    <message>
        <source>The {what} is {value}; it must be {bounds}.</source>
        <translation>{what} が {value} になっています。{bounds} でなければなりません。</translation>
    </message>
    <message>
        <source>The {what} should be before another field.</source>
        <translation>{what} は、別のフィールドより前に置きます。</translation>
    </message>
    <message numerus="yes">
        <source>There are %n indexes in “{folder}”.</source>
        <extracomment>There is one index in “{folder}”.</extracomment>
        <translation>
            <numerusform>「{folder}」にインデックスが %n 個あります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n such entries.</source>
        <extracomment>There is 1 such entry.</extracomment>
        <translation>
            <numerusform>このようなエントリは %n 件あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no extensions of the kind “{kind}”.</source>
        <translation>「{kind}」という種類の拡張はありません。</translation>
    </message>
    <message>
        <source>There are no sitemaps to list.</source>
        <translation>記載できるサイトマップがありません。</translation>
    </message>
    <message>
        <source>There are none yet.</source>
        <translation>まだありません。</translation>
    </message>
    <message>
        <source>There are too many files.</source>
        <translation>ファイルが多すぎます。</translation>
    </message>
    <message>
        <source>There is not enough memory for “{name}”.</source>
        <translation>「{name}」を処理するためのメモリが足りません。</translation>
    </message>
    <message>
        <source>There were no web pages before 1990. Such dates usually come from a clock that was not set, and search engines stop trusting the dates of the site.</source>
        <translation>1990 年より前に Web ページはありませんでした。そのような日付は、たいてい設定されていない時計によるもので、検索エンジンはサイトの日付を信頼しなくなります。</translation>
    </message>
    <message>
        <source>There would be more sitemaps than an index may list ({limit:,}, {title}).</source>
        <translation>サイトマップの数が、インデックスに記載できる上限 ({limit:,}、{title}) を超えます。</translation>
    </message>
    <message>
        <source>These texts can't be searched: they use all private-use characters.</source>
        <translation>これらのテキストは検索できません。私用領域の文字がすべて使われています。</translation>
    </message>
    <message>
        <source>This XML has no values.</source>
        <translation>この XML には値がありません。</translation>
    </message>
    <message>
        <source>This search engine ignores this element. Keep it only for other search engines.</source>
        <translation>この検索エンジンはこの要素を無視します。残すのは、ほかの検索エンジンに必要な場合だけにしてください。</translation>
    </message>
    <message>
        <source>Times need a time zone: Z or an offset such as +01:00. Google rejects times without one.</source>
        <translation>時刻には、Z または +01:00 のような時差でタイムゾーンを付けなければなりません。タイムゾーンのない時刻は Google に拒否されます。</translation>
    </message>
    <message>
        <source>To remove the values, choose Clear.</source>
        <translation>値を削除するには、「クリア」を選択してください。</translation>
    </message>
    <message>
        <source>Too many News URLs</source>
        <translation>ニュースの URL が多すぎる</translation>
    </message>
    <message>
        <source>Too many URLs</source>
        <translation>URL が多すぎる</translation>
    </message>
    <message>
        <source>Too many requests. Try again later.</source>
        <translation>リクエストが多すぎます。後でもう一度お試しください。</translation>
    </message>
    <message>
        <source>Too many sitemaps</source>
        <translation>サイトマップが多すぎる</translation>
    </message>
    <message>
        <source>Too many tags</source>
        <translation>タグが多すぎる</translation>
    </message>
    <message>
        <source>Too many values</source>
        <translation>値が多すぎる</translation>
    </message>
    <message>
        <source>Too short for the schema</source>
        <translation>スキーマには短すぎる</translation>
    </message>
    <message>
        <source>URL escaped twice</source>
        <translation>二重にエスケープされた URL</translation>
    </message>
    <message>
        <source>URL not allowed</source>
        <translation>許可されていない URL</translation>
    </message>
    <message>
        <source>URL of another site</source>
        <translation>別のサイトの URL</translation>
    </message>
    <message>
        <source>URL of the folder; empty for the root of the site</source>
        <translation>フォルダーの URL (空の場合はサイトのルート)</translation>
    </message>
    <message>
        <source>URL with a fragment</source>
        <translation>フラグメントのある URL</translation>
    </message>
    <message>
        <source>URL with dot segments</source>
        <translation>ドットセグメントのある URL</translation>
    </message>
    <message>
        <source>URL with session ID</source>
        <translation>セッション ID のある URL</translation>
    </message>
    <message>
        <source>URL with tracking parameters</source>
        <translation>トラッキングパラメーターのある URL</translation>
    </message>
    <message>
        <source>URL with user name</source>
        <translation>ユーザー名のある URL</translation>
    </message>
    <message>
        <source>URLs in {names} of {element} must be complete, with protocol and host. Google does not resolve relative URLs.</source>
        <translation>{element} の {names} の URL は、プロトコルとホストを含む完全なものでなければなりません。Google は相対 URL を解決しません。</translation>
    </message>
    <message>
        <source>URLs in {names} of {element} must be valid, use http or https, and be shorter than 2,048 characters. Google cannot fetch others.</source>
        <translation>{element} の {names} の URL は、2,048 文字未満の有効な http または https の URL でなければなりません。それ以外は Google が取得できません。</translation>
    </message>
    <message>
        <source>URLs may contain only the characters of RFC 3986; all others must be percent-encoded. Search engines differ in how they encode these.</source>
        <translation>URL に使えるのは RFC 3986 の文字だけです。それ以外の文字はパーセントエンコードしなければなりません。そうしないと、エンコードのしかたが検索エンジンによって異なります。</translation>
    </message>
    <message>
        <source>URLs must be complete, with protocol and host. Search engines do not resolve relative URLs in sitemaps.</source>
        <translation>URL は、プロトコルとホストを含む完全なものでなければなりません。検索エンジンはサイトマップの相対 URL を解決しません。</translation>
    </message>
    <message>
        <source>URLs must be shorter than 2,048 characters. Search engines skip longer ones.</source>
        <translation>URL は 2,048 文字未満でなければなりません。それより長い URL は検索エンジンに読み飛ばされます。</translation>
    </message>
    <message>
        <source>URLs must not contain backslashes. Browsers read them as slashes, but crawlers may request a different URL.</source>
        <translation>URL にバックスラッシュは使えません。ブラウザーはスラッシュとして読み取りますが、クローラーは別の URL をリクエストすることがあります。</translation>
    </message>
    <message>
        <source>URLs must not contain spaces or line breaks. Search engines reject such URLs or read only the part before the space.</source>
        <translation>URL に空白や改行は使えません。検索エンジンは、そのような URL を拒否するか、空白より前の部分だけを読み取ります。</translation>
    </message>
    <message>
        <source>URLs must use http or https.</source>
        <translation>URL では http または https を使わなければなりません。</translation>
    </message>
    <message>
        <source>URLs must use http or https. Search engines do not crawl other protocols.</source>
        <translation>URL では http または https を使わなければなりません。それ以外のプロトコルは検索エンジンがクロールしません。</translation>
    </message>
    <message>
        <source>URLs that differ only in “www.”, a trailing slash, the case of the host or of escapes, the fragment or the default port are probably the same page, which search engines then crawl twice.</source>
        <translation>違いが「www.」、末尾のスラッシュ、ホストやエスケープの大文字・小文字、フラグメント、既定のポートだけの URL は、おそらく同じページです。検索エンジンはそのページを 2 回クロールすることになります。</translation>
    </message>
    <message>
        <source>URLs that match a pattern are marked as probably not public.</source>
        <translation>パターンに一致する URL は、公開すべきでない可能性があるものとして示されます。</translation>
    </message>
    <message>
        <source>URLs with a port are not changed.</source>
        <translation>ポートを含む URL は変更されません。</translation>
    </message>
    <message>
        <source>UTF-8</source>
        <translation>UTF-8</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>変更なし</translation>
    </message>
    <message>
        <source>Unescape</source>
        <translation>エスケープを解除</translation>
    </message>
    <message>
        <source>Unknown XML attribute</source>
        <translation>不明な XML 属性</translation>
    </message>
    <message>
        <source>Unknown XML tag</source>
        <translation>不明な XML タグ</translation>
    </message>
    <message>
        <source>Unknown language code</source>
        <translation>不明な言語コード</translation>
    </message>
    <message>
        <source>Unnecessary port</source>
        <translation>不要なポート</translation>
    </message>
    <message>
        <source>Unpack it first.</source>
        <translation>先に展開してください。</translation>
    </message>
    <message>
        <source>Up to five stock tickers, each as EXCHANGE:TICKER.</source>
        <translation>最大 5 つの銘柄コード。それぞれ「取引所:銘柄」の形式。</translation>
    </message>
    <message>
        <source>Use (?i) or \b in the expression itself.</source>
        <translation>正規表現の中で (?i) または \b を使ってください。</translation>
    </message>
    <message>
        <source>Use File ▸ Open from web.</source>
        <translation>「ファイル ▸ Web から開く」を使ってください。</translation>
    </message>
    <message>
        <source>Use the dates of the files instead.</source>
        <translation>代わりにファイルの日付を使ってください。</translation>
    </message>
    <message>
        <source>Use {wanted}, or {wanted}.gz to compress it.</source>
        <translation>{wanted} を使ってください。圧縮する場合は {wanted}.gz です。</translation>
    </message>
    <message>
        <source>Used when fixing URLs with non-ASCII characters.</source>
        <translation>ASCII 以外の文字を含む URL の修正に使われます。</translation>
    </message>
    <message>
        <source>Used when fixing times without a zone.</source>
        <translation>タイムゾーンのない時刻の修正に使われます。</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Values must be plain text. Search engines handle elements within them in different ways.</source>
        <translation>値はプレーンテキストでなければなりません。値に含まれる要素の扱いは、検索エンジンによって異なります。</translation>
    </message>
    <message>
        <source>Video {number:,}</source>
        <translation>動画 {number:,}</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>動画</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>When the page last changed, as a W3C date or time.</source>
        <translation>ページが最後に変更された日時 (W3C の日付または時刻)。</translation>
    </message>
    <message>
        <source>Where to look</source>
        <translation>検索場所</translation>
    </message>
    <message>
        <source>White space around a URL is not part of it, but not every search engine removes it.</source>
        <translation>URL の前後の空白文字は URL の一部ではありませんが、すべての検索エンジンが取り除くとは限りません。</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>ウィンドウ</translation>
    </message>
    <message>
        <source>Write $$ for a dollar sign.</source>
        <translation>ドル記号は $$ と書いてください。</translation>
    </message>
    <message>
        <source>Write \\ for a backslash.</source>
        <translation>バックスラッシュは \\ と書いてください。</translation>
    </message>
    <message>
        <source>Write as W3C dates</source>
        <translation>W3C の日付として書く</translation>
    </message>
    <message>
        <source>Write the column names into the first line.</source>
        <translation>1 行目に列名を書いてください。</translation>
    </message>
    <message>
        <source>Write “&lt;” as “&amp;lt;” and “&amp;” as “&amp;amp;” in every value.</source>
        <translation>すべての値で、「&lt;」は「&amp;lt;」、「&amp;」は「&amp;amp;」と書いてください。</translation>
    </message>
    <message>
        <source>Write “{suggestion}”.</source>
        <translation>「{suggestion}」と書いてください。</translation>
    </message>
    <message>
        <source>Writing the report</source>
        <translation>レポートを書き込み中</translation>
    </message>
    <message>
        <source>Wrong order of tags</source>
        <translation>タグの順序違い</translation>
    </message>
    <message>
        <source>Wrong schema location</source>
        <translation>スキーマの場所の誤り</translation>
    </message>
    <message>
        <source>XML does not treat characters such as no-break spaces and byte order marks as white space. Search engines read them as part of the URL.</source>
        <translation>改行なしスペースやバイト順マークなどの文字は、XML では空白文字として扱われません。検索エンジンは URL の一部として読み取ります。</translation>
    </message>
    <message>
        <source>XML files should begin with a declaration. Without one, search engines read the file as UTF-8, which sitemaps must use anyway.</source>
        <translation>XML ファイルの先頭には宣言を置きます。宣言がない場合、検索エンジンはファイルを UTF-8 として読み取ります。サイトマップはいずれにせよ UTF-8 でなければなりません。</translation>
    </message>
    <message>
        <source>Yandex</source>
        <translation>Yandex</translation>
    </message>
    <message>
        <source>You don't have permission to open “{name}”.</source>
        <translation>「{name}」を開く権限がありません。</translation>
    </message>
    <message>
        <source>You don't have permission to save “{name}”.</source>
        <translation>「{name}」を保存する権限がありません。</translation>
    </message>
    <message>
        <source>Z, +01:00 or similar, or empty</source>
        <translation>Z、+01:00 のような時差、または空</translation>
    </message>
    <message>
        <source>a URL that begins with https://, or empty</source>
        <translation>https:// で始まる URL、または空</translation>
    </message>
    <message>
        <source>a backup or a database dump</source>
        <translation>バックアップまたはデータベースのダンプ</translation>
    </message>
    <message>
        <source>a character must follow the backslash</source>
        <translation>バックスラッシュの後には文字が必要です</translation>
    </message>
    <message>
        <source>a comment contains “--”</source>
        <translation>コメントに「--」が含まれています</translation>
    </message>
    <message>
        <source>a condition such as “loc contains /blog/” must come next (words: {words})</source>
        <translation>次には「loc contains /blog/」のような条件が必要です (使える語: {words})</translation>
    </message>
    <message>
        <source>a development or staging site</source>
        <translation>開発用またはステージング用のサイト</translation>
    </message>
    <message>
        <source>a document type or an entity is declared</source>
        <translation>ドキュメントタイプまたは実体が宣言されています</translation>
    </message>
    <message>
        <source>a file name with {n} for the number</source>
        <translation>番号の位置に {n} を含むファイル名</translation>
    </message>
    <message>
        <source>a folder has that name</source>
        <translation>同じ名前のフォルダーがあります</translation>
    </message>
    <message>
        <source>a hidden file, such as .env or .git</source>
        <translation>.env や .git などの隠しファイル</translation>
    </message>
    <message>
        <source>a host name in a private network</source>
        <translation>プライベートネットワークのホスト名</translation>
    </message>
    <message>
        <source>a name is longer than 50,000 characters</source>
        <translation>名前が 50,000 文字を超えています</translation>
    </message>
    <message>
        <source>a name, or empty</source>
        <translation>名前、または空</translation>
    </message>
    <message>
        <source>a part of it begins or ends with a hyphen</source>
        <translation>その一部がハイフンで始まるか終わっています</translation>
    </message>
    <message>
        <source>a part of it is empty</source>
        <translation>その一部が空です</translation>
    </message>
    <message>
        <source>a pipe or device has that name</source>
        <translation>同じ名前のパイプまたはデバイスがあります</translation>
    </message>
    <message>
        <source>a port is a number from 1 to 65535</source>
        <translation>ポートは 1～65535 の数値です</translation>
    </message>
    <message>
        <source>a private or link-local network</source>
        <translation>プライベートネットワークまたはリンクローカルネットワーク</translation>
    </message>
    <message>
        <source>a reference “&amp;#…;” is not valid</source>
        <translation>参照「&amp;#…;」が無効です</translation>
    </message>
    <message>
        <source>a value contains “]]&gt;”</source>
        <translation>値に「]]&gt;」が含まれています</translation>
    </message>
    <message>
        <source>a value is too long or not valid</source>
        <translation>値が長すぎるか無効です</translation>
    </message>
    <message>
        <source>a value must come next</source>
        <translation>次には値が必要です</translation>
    </message>
    <message>
        <source>a whole number from {least:,} to {most:,}</source>
        <translation>{least:,} から {most:,} までの整数</translation>
    </message>
    <message>
        <source>a whole number from {least:,} to {most:,} or 0</source>
        <translation>{least:,} から {most:,} までの整数または 0</translation>
    </message>
    <message>
        <source>a “&amp;” is not escaped</source>
        <translation>「&amp;」がエスケープされていません</translation>
    </message>
    <message>
        <source>a “&lt;” is not escaped</source>
        <translation>「&lt;」がエスケープされていません</translation>
    </message>
    <message>
        <source>add the time zone that you choose</source>
        <translation>選択したタイムゾーンを付ける</translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation>あいまい</translation>
    </message>
    <message>
        <source>an administration page</source>
        <translation>管理ページ</translation>
    </message>
    <message>
        <source>an attribute is repeated</source>
        <translation>同じ属性が繰り返されています</translation>
    </message>
    <message>
        <source>an attribute value is not in quotes</source>
        <translation>属性の値が引用符で囲まれていません</translation>
    </message>
    <message>
        <source>an element is closed that was not opened</source>
        <translation>開始されていない要素が閉じられています</translation>
    </message>
    <message>
        <source>another order</source>
        <translation>別の順序</translation>
    </message>
    <message>
        <source>another program is saving it</source>
        <translation>別のプログラムが保存しています</translation>
    </message>
    <message>
        <source>another program uses it, or you don't have permission</source>
        <translation>別のプログラムが使用中か、権限がありません</translation>
    </message>
    <message>
        <source>another version of the program wrote its journal</source>
        <translation>別のバージョンのプログラムがジャーナルを書き込みました</translation>
    </message>
    <message>
        <source>as the program saved it</source>
        <translation>プログラムが保存したままの値</translation>
    </message>
    <message>
        <source>at least {low:,g}</source>
        <translation>{low:,g} 以上</translation>
    </message>
    <message>
        <source>complete it with the base URL</source>
        <translation>基準 URL で補う</translation>
    </message>
    <message>
        <source>current URL prefix</source>
        <translation>現在の URL の接頭辞</translation>
    </message>
    <message>
        <source>date, or time with zone</source>
        <translation>日付、またはタイムゾーン付きの時刻</translation>
    </message>
    <message>
        <source>decimal places</source>
        <translation>小数点以下の桁数</translation>
    </message>
    <message>
        <source>error, warning, info or the name of a rule</source>
        <translation>error、warning、info、またはルールの名前</translation>
    </message>
    <message>
        <source>factor</source>
        <translation>係数</translation>
    </message>
    <message>
        <source>file</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>files that can't be read</source>
        <translation>読み取れないファイル</translation>
    </message>
    <message>
        <source>first in 3/4/2025</source>
        <translation>3/4/2025 の先頭の数値</translation>
    </message>
    <message>
        <source>folder of the site</source>
        <translation>サイトのフォルダー</translation>
    </message>
    <message>
        <source>from {low:,g} to {high:,g}</source>
        <translation>{low:,g}～{high:,g}</translation>
    </message>
    <message>
        <source>hreflang must be an ISO 639-1 language, optionally with an ISO 15924 script and an ISO 3166-1 country, or x-default. Google ignores other codes.</source>
        <translation>hreflang は、ISO 639-1 の言語コード (必要に応じて ISO 15924 の文字体系と ISO 3166-1 の国を付加)、または x-default でなければなりません。それ以外のコードは Google に無視されます。</translation>
    </message>
    <message>
        <source>it belongs to another user</source>
        <translation>別のユーザーのものです</translation>
    </message>
    <message>
        <source>it contains a control character</source>
        <translation>制御文字が含まれています</translation>
    </message>
    <message>
        <source>it contains invalid characters</source>
        <translation>無効な文字が含まれています</translation>
    </message>
    <message>
        <source>it contains text after the end of the sitemap</source>
        <translation>サイトマップの終わりより後にテキストがあります</translation>
    </message>
    <message>
        <source>it contains too many levels or digits</source>
        <translation>階層または桁数が多すぎます</translation>
    </message>
    <message>
        <source>it has more than {max_pattern_characters:,} characters</source>
        <translation>{max_pattern_characters:,} 文字を超えています</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>空です</translation>
    </message>
    <message>
        <source>it is empty and would match every URL</source>
        <translation>空のため、すべての URL に一致してしまいます</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>ファイルではありません</translation>
    </message>
    <message>
        <source>it is not a valid IP address</source>
        <translation>有効な IP アドレスではありません</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>大きすぎます</translation>
    </message>
    <message>
        <source>it must have a form such as en, en-GB or zh-Hant-TW</source>
        <translation>en、en-GB、zh-Hant-TW のような形式でなければなりません</translation>
    </message>
    <message>
        <source>it must not have more than {host} characters, or {label} between dots</source>
        <translation>{host} 文字以下、ドットの間は {label} 文字以下でなければなりません</translation>
    </message>
    <message>
        <source>items without a link</source>
        <translation>リンクのない項目</translation>
    </message>
    <message>
        <source>its end is missing</source>
        <translation>末尾が欠けています</translation>
    </message>
    <message>
        <source>its folder does not exist</source>
        <translation>フォルダーが存在しません</translation>
    </message>
    <message>
        <source>its journal is damaged</source>
        <translation>ジャーナルが破損しています</translation>
    </message>
    <message>
        <source>its limit is reached</source>
        <translation>上限に達しました</translation>
    </message>
    <message>
        <source>its links lead in a circle</source>
        <translation>リンクが循環しています</translation>
    </message>
    <message>
        <source>line {count} is not UTF-8</source>
        <translation>{count} 行目が UTF-8 ではありません</translation>
    </message>
    <message>
        <source>line {line}, column {column} is not valid</source>
        <translation>{line} 行目、{column} 文字目が無効です</translation>
    </message>
    <message>
        <source>lines that are no log entries</source>
        <translation>ログ項目ではない行</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>最大値</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>最小値</translation>
    </message>
    <message>
        <source>new URL prefix</source>
        <translation>新しい URL の接頭辞</translation>
    </message>
    <message>
        <source>news sitemaps require an ISO 639 code, zh-cn or zh-tw</source>
        <translation>ニュースサイトマップでは、ISO 639 のコード、zh-cn、zh-tw のいずれかが必要です</translation>
    </message>
    <message>
        <source>no day</source>
        <translation>日がない</translation>
    </message>
    <message>
        <source>no file in the folder</source>
        <translation>フォルダーにファイルがない</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>数値以外</translation>
    </message>
    <message>
        <source>not a valid date</source>
        <translation>有効な日付ではない</translation>
    </message>
    <message>
        <source>not a web URL</source>
        <translation>Web の URL ではない</translation>
    </message>
    <message>
        <source>not set (Z = UTC)</source>
        <translation>未設定 (Z = UTC)</translation>
    </message>
    <message>
        <source>number of days, negative for earlier</source>
        <translation>日数 (前にずらす場合は負の値)</translation>
    </message>
    <message>
        <source>one of {operators} must come next</source>
        <translation>次に {operators} のいずれかが必要です</translation>
    </message>
    <message>
        <source>outside the folder</source>
        <translation>フォルダーの外</translation>
    </message>
    <message>
        <source>outside the years 1 to 9999</source>
        <translation>1～9999 年の範囲外</translation>
    </message>
    <message>
        <source>pages that ask search engines not to index them</source>
        <translation>インデックス登録を拒否するページ</translation>
    </message>
    <message>
        <source>pages that only redirect</source>
        <translation>リダイレクトだけのページ</translation>
    </message>
    <message>
        <source>pages whose canonical URL is another one</source>
        <translation>正規 URL が別のページ</translation>
    </message>
    <message>
        <source>parentheses are nested more than {most} deep</source>
        <translation>括弧のネストが {most} 段を超えています</translation>
    </message>
    <message>
        <source>parentheses are nested too deeply</source>
        <translation>括弧のネストが深すぎます</translation>
    </message>
    <message>
        <source>percent-encode them as UTF-8 (or ISO-8859-1 for old servers)</source>
        <translation>UTF-8 (古いサーバー向けには ISO-8859-1) としてパーセントエンコードする</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>priorities, starting with the start page</source>
        <translation>優先度 (トップページから順に)</translation>
    </message>
    <message>
        <source>put the elements in the order of the schema</source>
        <translation>要素をスキーマの順に並べる</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>読み取り専用</translation>
    </message>
    <message>
        <source>remove one level of escaping</source>
        <translation>エスケープを 1 段階解除する</translation>
    </message>
    <message>
        <source>remove the element</source>
        <translation>要素を削除する</translation>
    </message>
    <message>
        <source>remove the fragment</source>
        <translation>フラグメントを削除する</translation>
    </message>
    <message>
        <source>remove the port</source>
        <translation>ポートを削除する</translation>
    </message>
    <message>
        <source>remove these characters</source>
        <translation>これらの文字を削除する</translation>
    </message>
    <message>
        <source>remove these parameters</source>
        <translation>これらのパラメーターを削除する</translation>
    </message>
    <message>
        <source>replace backslashes with slashes</source>
        <translation>バックスラッシュをスラッシュに置き換える</translation>
    </message>
    <message>
        <source>replace spaces with %20</source>
        <translation>空白を %20 に置き換える</translation>
    </message>
    <message>
        <source>replace the comma with a point</source>
        <translation>コンマをピリオドに置き換える</translation>
    </message>
    <message>
        <source>replace these percent signs with %25</source>
        <translation>これらのパーセント記号を %25 に置き換える</translation>
    </message>
    <message>
        <source>requests for files that are no pages</source>
        <translation>ページではないファイルへのリクエスト</translation>
    </message>
    <message>
        <source>requests that were not answered with a page (GET with status 200)</source>
        <translation>ページが返されなかったリクエスト (ステータス 200 の GET 以外)</translation>
    </message>
    <message>
        <source>requests to other hosts</source>
        <translation>ほかのホストへのリクエスト</translation>
    </message>
    <message>
        <source>resolve the dot segments</source>
        <translation>ドットセグメントを解決する</translation>
    </message>
    <message>
        <source>robots.txt of {host}</source>
        <translation>{host} の robots.txt</translation>
    </message>
    <message>
        <source>rows of files that are no pages</source>
        <translation>ページではないファイルの行</translation>
    </message>
    <message>
        <source>rows that the table calls not indexable</source>
        <translation>表でインデックス登録不可とされた行</translation>
    </message>
    <message>
        <source>rows whose URL is not complete</source>
        <translation>URL が完全でない行</translation>
    </message>
    <message>
        <source>rows whose status is not 200</source>
        <translation>ステータスが 200 ではない行</translation>
    </message>
    <message>
        <source>rows without a URL</source>
        <translation>URL のない行</translation>
    </message>
    <message>
        <source>save the repaired file</source>
        <translation>修復されたファイルを保存する</translation>
    </message>
    <message>
        <source>save the repaired file, if the repair was certain</source>
        <translation>修復が確実な場合に、修復されたファイルを保存する</translation>
    </message>
    <message>
        <source>several URLs for one language</source>
        <translation>1 つの言語に複数の URL</translation>
    </message>
    <message>
        <source>site; empty for all sites</source>
        <translation>サイト (空の場合はすべてのサイト)</translation>
    </message>
    <message>
        <source>sitemap</source>
        <translation>サイトマップ</translation>
    </message>
    <message>
        <source>sitemaps that can't be read</source>
        <translation>読み取れないサイトマップ</translation>
    </message>
    <message>
        <source>sitemaps.org (today)</source>
        <translation>sitemaps.org (現在)</translation>
    </message>
    <message>
        <source>something that should not be public</source>
        <translation>公開すべきでないもの</translation>
    </message>
    <message>
        <source>the XML declaration is not at the very beginning</source>
        <translation>XML 宣言が一番最初にありません</translation>
    </message>
    <message>
        <source>the XML is not well-formed</source>
        <translation>XML が整形式ではありません</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>ディスクの空き容量がありません</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>ディスクが読み取り専用です</translation>
    </message>
    <message>
        <source>the disk reported an error</source>
        <translation>ディスクでエラーが発生しました</translation>
    </message>
    <message>
        <source>the entity “&amp;{entity};” is not defined</source>
        <translation>実体「&amp;{entity};」が定義されていません</translation>
    </message>
    <message>
        <source>the file or its folder does not exist</source>
        <translation>ファイルまたはそのフォルダーが存在しません</translation>
    </message>
    <message>
        <source>the folder “{folder}” is missing</source>
        <translation>フォルダー「{folder}」がありません</translation>
    </message>
    <message>
        <source>the local computer</source>
        <translation>ローカルコンピューター</translation>
    </message>
    <message>
        <source>the name is not allowed here</source>
        <translation>この名前はここでは使えません</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>名前が長すぎます</translation>
    </message>
    <message>
        <source>the part before the @ is not valid</source>
        <translation>@ より前の部分が無効です</translation>
    </message>
    <message>
        <source>the prefix “{prefix}” is used but not declared</source>
        <translation>接頭辞「{prefix}」が宣言なしに使われています</translation>
    </message>
    <message>
        <source>the process that read it ended unexpectedly</source>
        <translation>読み取りプロセスが異常終了しました</translation>
    </message>
    <message>
        <source>the quotation mark is not closed</source>
        <translation>引用符が閉じられていません</translation>
    </message>
    <message>
        <source>the quotation marks do not match</source>
        <translation>引用符が対応していません</translation>
    </message>
    <message>
        <source>the root element is missing</source>
        <translation>ルート要素がありません</translation>
    </message>
    <message>
        <source>the schema's order</source>
        <translation>スキーマの順序</translation>
    </message>
    <message>
        <source>there is nothing to repeat before this character</source>
        <translation>この文字の前に繰り返す対象がありません</translation>
    </message>
    <message>
        <source>this bracket is not closed</source>
        <translation>この括弧が閉じられていません</translation>
    </message>
    <message>
        <source>this parenthesis is not closed</source>
        <translation>この括弧が閉じられていません</translation>
    </message>
    <message>
        <source>this parenthesis is not opened</source>
        <translation>この括弧に対応する開き括弧がありません</translation>
    </message>
    <message>
        <source>this range is reversed</source>
        <translation>この範囲は順序が逆です</translation>
    </message>
    <message>
        <source>this syntax is not supported</source>
        <translation>この構文は使えません</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true または false</translation>
    </message>
    <message>
        <source>under {share:,.1f} %</source>
        <translation>{share:,.1f} % 未満</translation>
    </message>
    <message>
        <source>value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>white space</source>
        <translation>空白文字</translation>
    </message>
    <message>
        <source>write it in lower case, without white space</source>
        <translation>空白文字を除き、小文字で書く</translation>
    </message>
    <message>
        <source>write the host in ASCII</source>
        <translation>ホストを ASCII で書く</translation>
    </message>
    <message>
        <source>write the namespace of the protocol when the sitemap is saved</source>
        <translation>サイトマップの保存時にプロトコルの名前空間を書き込む</translation>
    </message>
    <message>
        <source>write the number without an exponent</source>
        <translation>指数を使わずに数値を書く</translation>
    </message>
    <message>
        <source>write the protocol and host in lower case</source>
        <translation>プロトコルとホストを小文字で書く</translation>
    </message>
    <message>
        <source>write the same date in W3C format, if its meaning is certain</source>
        <translation>意味が確実な場合に、同じ日付を W3C の形式で書く</translation>
    </message>
    <message>
        <source>xsi:schemaLocation does not list pairs of a namespace and a schema.</source>
        <translation>xsi:schemaLocation に、名前空間とスキーマの組が指定されていません。</translation>
    </message>
    <message>
        <source>xsi:schemaLocation lists no schema for {sitemap}.</source>
        <translation>xsi:schemaLocation に、{sitemap} のスキーマが指定されていません。</translation>
    </message>
    <message>
        <source>xsi:schemaLocation lists the namespace “{foreign}”, which the file does not use.</source>
        <translation>xsi:schemaLocation に、ファイルで使われていない名前空間「{foreign}」が指定されています。</translation>
    </message>
    <message>
        <source>xsi:schemaLocation lists “{given}”, not {schema}.</source>
        <translation>xsi:schemaLocation に、{schema} ではなく「{given}」が指定されています。</translation>
    </message>
    <message>
        <source>xsi:schemaLocation must list pairs of a namespace of the file and its schema: sitemap.xsd for sitemaps, siteindex.xsd for indexes. Validators load the wrong schema otherwise.</source>
        <translation>xsi:schemaLocation では、ファイルの名前空間とそのスキーマの組を指定しなければなりません。スキーマは、サイトマップでは sitemap.xsd、インデックスでは siteindex.xsd です。そうでない場合、検証ツールは誤ったスキーマを読み込みます。</translation>
    </message>
    <message>
        <source>you don't have permission</source>
        <translation>権限がありません</translation>
    </message>
    <message>
        <source>{address} can't be the URL of a sitemap.</source>
        <translation>{address} はサイトマップの URL にできません。</translation>
    </message>
    <message>
        <source>{address} differs from its sitemap {place} in protocol, host or port.</source>
        <translation>{address} は、プロトコル、ホスト、ポートのいずれかがサイトマップ {place} と異なります。</translation>
    </message>
    <message>
        <source>{address} is outside {folder}, the folder of its sitemap {place}.</source>
        <translation>{address} は、サイトマップ {place} のフォルダー {folder} の外にあります。</translation>
    </message>
    <message>
        <source>{authority} is not a valid host: {host_fault}.</source>
        <translation>{authority} は有効なホストではありません: {host_fault}。</translation>
    </message>
    <message>
        <source>{count:,}</source>
        <translation>{count:,}</translation>
    </message>
    <message numerus="yes">
        <source>{done:,} of %n files, {size:,.1f} MB</source>
        <extracomment>{done:,} of one file, {size:,.1f} MB</extracomment>
        <translation>
            <numerusform>%n 個のファイルのうち {done:,} 個、{size:,.1f} MB</numerusform>
        </translation>
    </message>
    <message>
        <source>{element} must have {names}. Google ignores incomplete elements.</source>
        <translation>{element} には {names} が必要です。不完全な要素は Google に無視されます。</translation>
    </message>
    <message>
        <source>{element} must not repeat its fields more often than allowed. Google ignores the others.</source>
        <translation>{element} のフィールドは、認められた回数を超えて繰り返せません。超えたものは Google に無視されます。</translation>
    </message>
    <message>
        <source>{field}: {words}</source>
        <translation>{field}: {words}</translation>
    </message>
    <message>
        <source>{first} is not allowed here and must be written {percent_encoded}{more}.</source>
        <translation>{first} はここでは使用できません。{percent_encoded} と書かなければなりません{more}。</translation>
    </message>
    <message>
        <source>{first} is not allowed in a host{more}.</source>
        <translation>{first} はホスト名に使用できません{more}。</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} または {last}</translation>
    </message>
    <message>
        <source>{first}, {next}</source>
        <translation>{first}、{next}</translation>
    </message>
    <message>
        <source>{found} was probably escaped twice; it should be {once}.</source>
        <translation>{found} は二重にエスケープされているようです。正しくは {once} です。</translation>
    </message>
    <message>
        <source>{fragment} is a position in the page; search engines ignore it.</source>
        <translation>{fragment} はページ内の位置を示すもので、検索エンジンに無視されます。</translation>
    </message>
    <message>
        <source>{host} has a colon without a port, followed by two slashes: probably two URLs were joined.</source>
        <translation>{host} にポートのないコロンがあり、スラッシュが 2 つ続いています。おそらく 2 つの URL がつながっています。</translation>
    </message>
    <message>
        <source>{label} in the host mixes scripts ({scripts}) and could be mistaken for another name.</source>
        <translation>ホストの {label} に複数の文字体系 ({scripts}) が混在しています。別の名前と間違われる可能性があります。</translation>
    </message>
    <message>
        <source>{label}: {entries}, {share}</source>
        <translation>{label}: {entries}、{share}</translation>
    </message>
    <message>
        <source>{link} repeats an earlier alternate.</source>
        <translation>{link} は、前にある代替リンクと重複しています。</translation>
    </message>
    <message>
        <source>{link}: {fields} is not the only URL for this language.</source>
        <translation>{link}: この言語の URL が {fields} のほかにもあります。</translation>
    </message>
    <message>
        <source>{link}: {value} has no link back to this page.</source>
        <translation>{link}: {value} にこのページへのリターンリンクがありません。</translation>
    </message>
    <message>
        <source>{link}: {value} uses another language for itself.</source>
        <translation>{link}: {value} は自身に別の言語を指定しています。</translation>
    </message>
    <message>
        <source>{loc} contains a space, which must be written %20.</source>
        <translation>{loc} に空白が含まれています。%20 と書かなければなりません。</translation>
    </message>
    <message>
        <source>{loc} contains a tab or a line break.</source>
        <translation>{loc} にタブまたは改行が含まれています。</translation>
    </message>
    <message>
        <source>{loc} differs from {home}, the site of most entries, in protocol, host or port.</source>
        <translation>{loc} は、プロトコル、ホスト、ポートのいずれかが、ほとんどのエントリのサイト {home} と異なります。</translation>
    </message>
    <message>
        <source>{message} The readable part ({count}) is shown read-only.</source>
        <translation>{message}読み取れた部分 ({count}) は読み取り専用で表示されます。</translation>
    </message>
    <message>
        <source>{named} is not valid UTF-8; it was read as “{characters}” (Windows-1252).</source>
        <translation>バイト {named} は有効な UTF-8 ではないため、「{characters}」(Windows-1252) として読み取りました。</translation>
    </message>
    <message>
        <source>{names} of {element} must be numbers, and whole numbers for counts. Google ignores other values.</source>
        <translation>{element} の {names} は数値、個数の場合は整数でなければなりません。それ以外の値は Google に無視されます。</translation>
    </message>
    <message>
        <source>{names} of {element} must be within their ranges. Google ignores other values.</source>
        <translation>{element} の {names} は、それぞれの範囲内でなければなりません。それ以外の値は Google に無視されます。</translation>
    </message>
    <message>
        <source>{names} of {element} must have one of the defined values. Google ignores other values.</source>
        <translation>{element} の {names} は、定義された値のいずれかでなければなりません。それ以外の値は Google に無視されます。</translation>
    </message>
    <message>
        <source>{names} of {element} must have the required format. Google ignores other values.</source>
        <translation>{element} の {names} は、求められる形式でなければなりません。それ以外の値は Google に無視されます。</translation>
    </message>
    <message>
        <source>{names} of {element} must not be longer than allowed. Google rejects longer values.</source>
        <translation>{element} の {names} は、認められた長さ以下でなければなりません。それより長い値は Google に拒否されます。</translation>
    </message>
    <message>
        <source>{names} of {element} must not list more items than allowed. Google ignores the others.</source>
        <translation>{element} の {names} に指定する項目は、認められた個数以下でなければなりません。それを超える項目は Google に無視されます。</translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n bytes; {title} allows {most:,}.</source>
        <extracomment>{name} has 1 byte; {title} allows {most:,}.</extracomment>
        <translation>
            <numerusform>{name} は %n バイトです。{title} の上限は {most:,} バイトです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lists %n URLs; {title} allows {most:,}.</source>
        <extracomment>{name} lists 1 URL; {title} allows {most:,}.</extracomment>
        <translation>
            <numerusform>{name} に %n 件の URL が記載されています。{title} の上限は {most:,} 件です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lists %n sitemaps; {title} allows {most:,}.</source>
        <extracomment>{name} lists 1 sitemap; {title} allows {most:,}.</extracomment>
        <translation>
            <numerusform>{name} に %n 個のサイトマップが記載されています。{title} の上限は {most:,} 個です。</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} of {who}</source>
        <translation>{who} の {name}</translation>
    </message>
    <message>
        <source>{name}: {urls:,} of {max_urls:,} URLs, {bytes:,} of {max_bytes:,} MB</source>
        <translation>{name}: URL {urls:,} / {max_urls:,}、{bytes:,} / {max_bytes:,} MB</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} / {total}</translation>
    </message>
    <message>
        <source>{number} · {loc}</source>
        <translation>{number} · {loc}</translation>
    </message>
    <message>
        <source>{n} is the number of the file.</source>
        <translation>{n} はファイルの番号です。</translation>
    </message>
    <message>
        <source>{place} already has this URL: {loc}.</source>
        <translation>{place} にすでに同じ URL があります: {loc}。</translation>
    </message>
    <message>
        <source>{place} has almost the same URL: {loc}.</source>
        <translation>{place} の URL とほぼ同じです: {loc}。</translation>
    </message>
    <message>
        <source>{place} has this URL with the other protocol: {loc}.</source>
        <translation>{place} に、プロトコルだけが異なる同じ URL があります: {loc}。</translation>
    </message>
    <message>
        <source>{port} is the default for {scheme} and unnecessary.</source>
        <translation>{port} は {scheme} の既定で、不要です。</translation>
    </message>
    <message>
        <source>{scheme} contains capitals; write it in lower case.</source>
        <translation>{scheme} に大文字が含まれています。小文字で書いてください。</translation>
    </message>
    <message>
        <source>{share:,.1f} %</source>
        <translation>{share:,.1f} %</translation>
    </message>
    <message>
        <source>{text} does not exist.</source>
        <translation>{text} は存在しません。</translation>
    </message>
    <message>
        <source>{text} is a valid W3C date, but the published schema rejects it.</source>
        <translation>{text} は有効な W3C の日付ですが、公開されているスキーマでは拒否されます。</translation>
    </message>
    <message>
        <source>{text} is not a valid W3C date, although the published schema accepts it.</source>
        <translation>{text} は公開されているスキーマでは認められますが、有効な W3C の日付ではありません。</translation>
    </message>
    <message>
        <source>{times} in {where}</source>
        <translation>{where}で{times}</translation>
    </message>
    <message>
        <source>{title} ({count})</source>
        <translation>{title} ({count})</translation>
    </message>
    <message>
        <source>{told}; over the limit</source>
        <translation>{told} (上限超過)</translation>
    </message>
    <message>
        <source>{told}; {count:,} more in files or the set</source>
        <translation>{told}、ほかにファイルまたはセットに {count:,} 件</translation>
    </message>
    <message>
        <source>{value} contains backslashes instead of slashes.</source>
        <translation>{value} では、スラッシュの代わりにバックスラッシュが使われています。</translation>
    </message>
    <message>
        <source>{value} contains dot segments; search engines index {mended} instead.</source>
        <translation>{value} にドットセグメントが含まれています。検索エンジンは代わりに {mended} を登録します。</translation>
    </message>
    <message numerus="yes">
        <source>{value} has %n characters; the published schema requires at least {least}.</source>
        <extracomment>{value} has one character; the published schema requires at least {least}.</extracomment>
        <translation>
            <numerusform>{value} は %n 文字です。公開されているスキーマは少なくとも {least} を求めています。</numerusform>
        </translation>
    </message>
    <message>
        <source>{value} has a decimal comma; write a point, as in 0.8.</source>
        <translation>{value} の小数点がコンマになっています。0.8 のようにピリオドで書いてください。</translation>
    </message>
    <message>
        <source>{value} has invisible characters around the URL.</source>
        <translation>{value} の URL の前後に見えない文字があります。</translation>
    </message>
    <message>
        <source>{value} has no host.</source>
        <translation>{value} にホスト名がありません。</translation>
    </message>
    <message>
        <source>{value} has no time zone; add Z or an offset such as +01:00.</source>
        <translation>{value} にタイムゾーンがありません。Z または +01:00 のような時差を付けてください。</translation>
    </message>
    <message>
        <source>{value} has white space around the URL.</source>
        <translation>{value} の URL の前後に空白文字があります。</translation>
    </message>
    <message>
        <source>{value} is already in the set.</source>
        <translation>{value} はすでにセットにあります。</translation>
    </message>
    <message>
        <source>{value} is before 1990, when there was no web.</source>
        <translation>{value} は Web の存在しない 1990 年より前です。</translation>
    </message>
    <message>
        <source>{value} is in the future.</source>
        <translation>{value} は未来の日付です。</translation>
    </message>
    <message>
        <source>{value} is not a W3C date such as 2026-11-02 or 2026-11-02T17:33:00+01:00.</source>
        <translation>{value} は、2026-11-02 や 2026-11-02T17:33:00+01:00 のような W3C の日付ではありません。</translation>
    </message>
    <message>
        <source>{value} is not a decimal number such as 0.8.</source>
        <translation>{value} は、0.8 のような 10 進数ではありません。</translation>
    </message>
    <message>
        <source>{value} is not between 0.0 and 1.0.</source>
        <translation>{value} は 0.0～1.0 の範囲にありません。</translation>
    </message>
    <message>
        <source>{value} is not complete: it must begin with http:// or https://.</source>
        <translation>{value} は完全ではありません。http:// または https:// で始まる必要があります。</translation>
    </message>
    <message>
        <source>{value} is not one of {changefreqs}.</source>
        <translation>{value} は {changefreqs} のいずれでもありません。</translation>
    </message>
    <message>
        <source>{value} is on a different site than most entries of its sitemap.</source>
        <translation>{value} は、サイトマップのほとんどのエントリとは別のサイトにあります。</translation>
    </message>
    <message>
        <source>{value} is outside the folder of its sitemap.</source>
        <translation>{value} は、サイトマップのフォルダーの外にあります。</translation>
    </message>
    <message>
        <source>{value} looks like {what} (pattern {found}).</source>
        <translation>{value} は{what}のアドレスのようです (パターン {found})。</translation>
    </message>
    <message numerus="yes">
        <source>{what} (%n entries)</source>
        <extracomment>{what} (1 entry)</extracomment>
        <translation>
            <numerusform>{what} (%n 件のエントリ)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what} in %n entries</source>
        <extracomment>{what} in 1 entry</extracomment>
        <translation>
            <numerusform>%n 件のエントリで{what}</numerusform>
        </translation>
    </message>
    <message>
        <source>{what}: {message}</source>
        <translation>{what}: {message}</translation>
    </message>
    <message>
        <source>{who} expired on {value}.</source>
        <translation>{who} は {value} に期限が切れています。</translation>
    </message>
    <message>
        <source>{who} has neither content_loc nor player_loc.</source>
        <translation>{who} に content_loc も player_loc もありません。</translation>
    </message>
    <message>
        <source>{who} has neither hreflang nor media.</source>
        <translation>{who} に hreflang も media もありません。</translation>
    </message>
    <message>
        <source>{who} has no {name}.</source>
        <translation>{who} に {name} がありません。</translation>
    </message>
    <message>
        <source>{who} has the unknown element {name}.</source>
        <translation>{who} に不明な要素 {name} があります。</translation>
    </message>
    <message>
        <source>{who} has {count:,} × {breach}; at most {most:,} are allowed.</source>
        <translation>{who} に {breach} が {count:,} 個あります。使用できるのは {most:,} 個までです。</translation>
    </message>
    <message>
        <source>{who} is no longer read by search engines.</source>
        <translation>{who} は検索エンジンに読み取られなくなりました。</translation>
    </message>
    <message>
        <source>{who} was published on {value}, more than two days ago.</source>
        <translation>{who} の公開日は {value} で、2 日より前です。</translation>
    </message>
    <message>
        <source>{wrong} in the {what} is not a country code of ISO 3166-1, such as US.</source>
        <translation>{what} の {wrong} は、US のような ISO 3166-1 の国コードではありません。</translation>
    </message>
    <message>
        <source>{wrong} in the {what} is not a valid value.</source>
        <translation>{what} の {wrong} は有効な値ではありません。</translation>
    </message>
    <message>
        <source>{wrong} in the {what} is not one of {choices}.</source>
        <translation>{what} の {wrong} は、{choices} のいずれでもありません。</translation>
    </message>
    <message>
        <source>“Match case” and “Whole words only” don't work with this expression.</source>
        <translation>この正規表現では「大文字と小文字を区別」と「単語全体のみ」を使えません。</translation>
    </message>
    <message>
        <source>“\{escape}” can't be used in a replacement.</source>
        <translation>「\{escape}」は置換文字列では使えません。</translation>
    </message>
    <message>
        <source>“always” is for pages that change with every access, and “never” for archived pages. If lastmod contradicts it, search engines trust neither value.</source>
        <translation>「always」はアクセスのたびに変わるページ用、「never」はアーカイブ済みのページ用です。lastmod と矛盾する場合、検索エンジンはどちらの値も信頼しません。</translation>
    </message>
    <message>
        <source>“always” means that the page changes with every access, but lastmod is more than a year ago.</source>
        <translation>「always」はアクセスのたびにページが変わることを示しますが、lastmod は 1 年以上前です。</translation>
    </message>
    <message>
        <source>“and” or “or” must come next</source>
        <translation>次には「and」または「or」が必要です</translation>
    </message>
    <message>
        <source>“and”, “or” or “)” must come next</source>
        <translation>次には「and」、「or」または「)」が必要です</translation>
    </message>
    <message>
        <source>“lastmod {operator}” needs a date such as 2026-11-02, not “{value}”.</source>
        <translation>「lastmod {operator}」には、「{value}」ではなく 2026-11-02 のような日付が必要です。</translation>
    </message>
    <message>
        <source>“never” means that the page is archived, but lastmod is in the future.</source>
        <translation>「never」はページがアーカイブ済みであることを示しますが、lastmod は未来の日付です。</translation>
    </message>
    <message>
        <source>“{address}” is not on {site}, the site of most sitemaps in the index.</source>
        <translation>「{address}」は、インデックスのほとんどのサイトマップがあるサイト {site} にありません。</translation>
    </message>
    <message>
        <source>“{address}” is not on {site}, the site of the first sitemap in the index.</source>
        <translation>「{address}」は、インデックスの最初のサイトマップがあるサイト {site} にありません。</translation>
    </message>
    <message>
        <source>“{address}” is not on {site}, the site of the index.</source>
        <translation>「{address}」は、インデックスのサイト {site} にありません。</translation>
    </message>
    <message>
        <source>“{address}” is outside {folder}, the folder of the index.</source>
        <translation>「{address}」は、インデックスのフォルダー {folder} の外にあります。</translation>
    </message>
    <message>
        <source>“{code}” is not a country code of ISO 3166-1</source>
        <translation>「{code}」は ISO 3166-1 の国コードではありません</translation>
    </message>
    <message>
        <source>“{code}” is not a language code of ISO 639-1</source>
        <translation>「{code}」は ISO 639-1 の言語コードではありません</translation>
    </message>
    <message>
        <source>“{code}” is not a script code of ISO 15924</source>
        <translation>「{code}」は ISO 15924 の文字体系コードではありません</translation>
    </message>
    <message>
        <source>“{document}” has no index.</source>
        <translation>「{document}」にインデックスがありません。</translation>
    </message>
    <message>
        <source>“{document}” is already an index.</source>
        <translation>「{document}」はすでにインデックスです。</translation>
    </message>
    <message>
        <source>“{element}” has the attribute “{attribute}”, which the protocol does not define.</source>
        <translation>「{element}」に、プロトコルで定義されていない属性「{attribute}」があります。</translation>
    </message>
    <message>
        <source>“{element}” has too many elements and attributes to be validated.</source>
        <translation>「{element}」は要素と属性が多すぎるため、検証されません。</translation>
    </message>
    <message>
        <source>“{field} {operator}” needs a number, not “{value}”.</source>
        <translation>「{field} {operator}」には、「{value}」ではなく数値が必要です。</translation>
    </message>
    <message>
        <source>“{field}” can only be compared with {known}.</source>
        <translation>「{field}」の比較に使えるのは {known} だけです。</translation>
    </message>
    <message>
        <source>“{file}” could be this sitemap or another one. Move each file to the path of its URL.</source>
        <translation>「{file}」は、このサイトマップかもしれませんし、別のサイトマップかもしれません。各ファイルを URL と同じパスに移動してください。</translation>
    </message>
    <message>
        <source>“{file}” is not well-formed, so it was not validated.</source>
        <translation>「{file}」は整形式ではないため、検証されませんでした。</translation>
    </message>
    <message>
        <source>“{file}” was opened for {url}, although its path differs from the URL.</source>
        <translation>{url} として「{file}」を開きましたが、パスが URL と異なります。</translation>
    </message>
    <message>
        <source>“{folder}” is the folder of the open set and would then have two indexes.</source>
        <translation>「{folder}」は開いているセットのフォルダーのため、インデックスが 2 つになってしまいます。</translation>
    </message>
    <message>
        <source>“{found}” is not allowed here; it was removed.</source>
        <translation>「{found}」はここでは使用できないため、削除しました。</translation>
    </message>
    <message>
        <source>“{found}” is not allowed here; it was replaced with “{new}”.</source>
        <translation>「{found}」はここでは使用できないため、「{new}」に置き換えました。</translation>
    </message>
    <message>
        <source>“{held}” belongs to a set that is in use: {message}</source>
        <translation>「{held}」は使用中のセットに属しています: {message}</translation>
    </message>
    <message>
        <source>“{host}” is not on the public web.</source>
        <translation>「{host}」は公開 Web 上にありません。</translation>
    </message>
    <message numerus="yes">
        <source>“{index}” lists %n sitemaps whose paths differ from their URLs; “{file}” was opened for {url}.</source>
        <translation>
            <numerusform>「{index}」に、URL とパスの異なるサイトマップが %n 個記載されています。{url} として「{file}」を開きました。</numerusform>
        </translation>
    </message>
    <message>
        <source>“{index}” lists itself.</source>
        <translation>「{index}」に自身が記載されています。</translation>
    </message>
    <message>
        <source>“{index}” lists {address} with the protocol {protocol}; it must be http or https.</source>
        <translation>「{index}」に記載された {address} のプロトコルは {protocol} です。http または https でなければなりません。</translation>
    </message>
    <message>
        <source>“{index}” lists “{sitemap}”, but the file was not found.</source>
        <translation>「{index}」に「{sitemap}」が記載されていますが、ファイルが見つかりませんでした。</translation>
    </message>
    <message>
        <source>“{item}” is not a date or a range of dates.</source>
        <translation>「{item}」は日付でも日付の範囲でもありません。</translation>
    </message>
    <message>
        <source>“{item}” is not a folder URL.</source>
        <translation>「{item}」はフォルダーの URL ではありません。</translation>
    </message>
    <message>
        <source>“{item}” is not a range of numbers.</source>
        <translation>「{item}」は数値の範囲ではありません。</translation>
    </message>
    <message>
        <source>“{item}” is not an entry number.</source>
        <translation>「{item}」はエントリの番号ではありません。</translation>
    </message>
    <message>
        <source>“{key}” is not a valid key.</source>
        <translation>「{key}」は有効なキーではありません。</translation>
    </message>
    <message>
        <source>“{label}” is not valid Punycode</source>
        <translation>「{label}」は有効な Punycode ではありません</translation>
    </message>
    <message>
        <source>“{listed}” in the index is older than {newest}, the newest date in {name}.</source>
        <translation>インデックスの「{listed}」は、{name} 内の最新の日付 {newest} より前です。</translation>
    </message>
    <message>
        <source>“{mismatch}” is closed before “{mismatch_2}” of line {mismatch_3}</source>
        <translation>「{mismatch}」が、{mismatch_3} 行目の「{mismatch_2}」より先に閉じられています</translation>
    </message>
    <message>
        <source>“{more}” is a field of the entry, not an extension.</source>
        <translation>「{more}」はエントリのフィールドで、拡張ではありません。</translation>
    </message>
    <message>
        <source>“{name}” already exists and is not a sitemap of the set.</source>
        <translation>「{name}」はすでに存在し、セットのサイトマップではありません。</translation>
    </message>
    <message>
        <source>“{name}” already exists and is not an unchanged copy, so it was not replaced.</source>
        <translation>「{name}」はすでに存在し、未変更のコピーではないため、置き換えられませんでした。</translation>
    </message>
    <message>
        <source>“{name}” already exists in that folder and would be replaced.</source>
        <translation>「{name}」はすでにそのフォルダーにあり、置き換えられてしまいます。</translation>
    </message>
    <message>
        <source>“{name}” begins with more than one byte order mark.</source>
        <translation>「{name}」の先頭にバイト順マークが複数あります。</translation>
    </message>
    <message>
        <source>“{name}” can't be a file name.</source>
        <translation>「{name}」はファイル名にできません。</translation>
    </message>
    <message>
        <source>“{name}” can't be created: {reason}.</source>
        <translation>「{name}」を作成できません: {reason}。</translation>
    </message>
    <message>
        <source>“{name}” can't be read because of an internal error ({error}).</source>
        <translation>「{name}」は内部エラー ({error}) のため読み取れません。</translation>
    </message>
    <message>
        <source>“{name}” can't be read: in line {line} a value is longer than 10 million bytes.</source>
        <translation>「{name}」を読み取れません。{line} 行目に 1,000 万バイトを超える値があります。</translation>
    </message>
    <message>
        <source>“{name}” can't be read: in line {line} elements are nested too deeply.</source>
        <translation>「{name}」を読み取れません。{line} 行目の要素のネストが深すぎます。</translation>
    </message>
    <message>
        <source>“{name}” can't be read: in line {line} {cause}.</source>
        <translation>「{name}」を読み取れません ({line} 行目): {cause}。</translation>
    </message>
    <message>
        <source>“{name}” can't be read: its elements can't be located.</source>
        <translation>「{name}」を読み取れません。要素の位置を特定できません。</translation>
    </message>
    <message>
        <source>“{name}” can't be read: {reason}.</source>
        <translation>「{name}」を読み取れません: {reason}。</translation>
    </message>
    <message>
        <source>“{name}” can't be removed: {reason}.</source>
        <translation>「{name}」を削除できません: {reason}。</translation>
    </message>
    <message>
        <source>“{name}” can't be saved: {reason}. Some files could not be restored.</source>
        <translation>「{name}」を保存できません: {reason}。一部のファイルを元に戻せませんでした。</translation>
    </message>
    <message>
        <source>“{name}” can't be saved: {reason}; no file was changed.</source>
        <translation>「{name}」を保存できません: {reason}。ファイルは変更されていません。</translation>
    </message>
    <message>
        <source>“{name}” contains damaged gzip data.</source>
        <translation>「{name}」に破損した gzip データがあります。</translation>
    </message>
    <message>
        <source>“{name}” contains the element “{inner}”, but must be plain text.</source>
        <translation>「{name}」に要素「{inner}」が含まれていますが、プレーンテキストでなければなりません。</translation>
    </message>
    <message>
        <source>“{name}” could not be read, so it can't be changed.</source>
        <translation>「{name}」は読み取れなかったため、変更できません。</translation>
    </message>
    <message>
        <source>“{name}” declares a document type or entities, which are not supported.</source>
        <translation>「{name}」でドキュメントタイプまたは実体が宣言されています。これらには対応していません。</translation>
    </message>
    <message>
        <source>“{name}” declares the encoding “{encoding}”, which is not known.</source>
        <translation>「{name}」では不明な文字コード「{encoding}」が宣言されています。</translation>
    </message>
    <message>
        <source>“{name}” does not contain page dates.</source>
        <translation>「{name}」にページの日付がありません。</translation>
    </message>
    <message>
        <source>“{name}” does not end in {wanted}.</source>
        <translation>「{name}」の末尾が {wanted} ではありません。</translation>
    </message>
    <message>
        <source>“{name}” does not exist.</source>
        <translation>「{name}」は存在しません。</translation>
    </message>
    <message>
        <source>“{name}” from an earlier export is not in the index.</source>
        <translation>以前のエクスポートの「{name}」がインデックスにありません。</translation>
    </message>
    <message>
        <source>“{name}” has hard links.</source>
        <translation>「{name}」にはハードリンクがあります。</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” has more than %n entries.</source>
        <extracomment>“{name}” has more than one entry.</extracomment>
        <translation>
            <numerusform>「{name}」に %n 件を超えるエントリがあります。</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” has more than {max_tags:,} tags.</source>
        <translation>「{name}」に {max_tags:,} 個を超えるタグがあります。</translation>
    </message>
    <message>
        <source>“{name}” has no column “loc”.</source>
        <translation>「{name}」に「loc」列がありません。</translation>
    </message>
    <message>
        <source>“{name}” has no entries.</source>
        <translation>「{name}」にエントリがありません。</translation>
    </message>
    <message>
        <source>“{name}” has text before the XML, which begins in line {at}.</source>
        <translation>「{name}」では、{at} 行目から始まる XML より前にテキストがあります。</translation>
    </message>
    <message>
        <source>“{name}” is a URL, not a file.</source>
        <translation>「{name}」は URL で、ファイルではありません。</translation>
    </message>
    <message>
        <source>“{name}” is a feed in which no item has a link.</source>
        <translation>「{name}」は、リンクのある項目が 1 つもないフィードです。</translation>
    </message>
    <message>
        <source>“{name}” is a feed with more than {megabytes} MiB or {tags:,} tags.</source>
        <translation>「{name}」は {megabytes} MiB または {tags:,} 個のタグを超えるフィードです。</translation>
    </message>
    <message>
        <source>“{name}” is a feed. It lists only recent pages and can't be saved.</source>
        <translation>「{name}」はフィードです。最近のページだけが含まれ、保存できません。</translation>
    </message>
    <message>
        <source>“{name}” is a folder.</source>
        <translation>「{name}」はフォルダーです。</translation>
    </message>
    <message>
        <source>“{name}” is a pipe, socket or device, not a file.</source>
        <translation>「{name}」はファイルではなく、パイプ、ソケット、またはデバイスです。</translation>
    </message>
    <message>
        <source>“{name}” is a template, not the published sitemap.</source>
        <translation>「{name}」はテンプレートで、公開されたサイトマップではありません。</translation>
    </message>
    <message>
        <source>“{name}” is a web page (HTML), not a sitemap.</source>
        <translation>「{name}」は Web ページ (HTML) で、サイトマップではありません。</translation>
    </message>
    <message>
        <source>“{name}” is a {kind} file; sitemaps can only be compressed with gzip.</source>
        <translation>「{name}」は {kind} ファイルです。サイトマップの圧縮に使えるのは gzip だけです。</translation>
    </message>
    <message>
        <source>“{name}” is already in the set.</source>
        <translation>「{name}」はすでにセットにあります。</translation>
    </message>
    <message>
        <source>“{name}” is already open in another window.</source>
        <translation>「{name}」は別のウィンドウですでに開かれています。</translation>
    </message>
    <message>
        <source>“{name}” is an index, not a sitemap.</source>
        <translation>「{name}」はインデックスで、サイトマップではありません。</translation>
    </message>
    <message>
        <source>“{name}” is an input file and can't be replaced.</source>
        <translation>「{name}」は入力ファイルのため、置き換えられません。</translation>
    </message>
    <message>
        <source>“{name}” is cut off.</source>
        <translation>「{name}」は途中で切れています。</translation>
    </message>
    <message>
        <source>“{name}” is empty.</source>
        <translation>「{name}」は空です。</translation>
    </message>
    <message>
        <source>“{name}” is encoded in {encoding}.</source>
        <translation>「{name}」の文字コードは {encoding} です。</translation>
    </message>
    <message>
        <source>“{name}” is gzipped more than once; search engines unpack it once.</source>
        <translation>「{name}」は gzip で 2 回以上圧縮されています。検索エンジンは 1 回しか展開しません。</translation>
    </message>
    <message>
        <source>“{name}” is gzipped, but its name does not end in .gz.</source>
        <translation>「{name}」は gzip で圧縮されていますが、名前が .gz で終わっていません。</translation>
    </message>
    <message>
        <source>“{name}” is kept in memory, because the cache folder can't be used: {trouble}.</source>
        <translation>キャッシュフォルダーを使用できないため、「{name}」はメモリに置かれます: {trouble}。</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” is larger than %n bytes when uncompressed.</source>
        <extracomment>“{name}” is larger than 1 byte when uncompressed.</extracomment>
        <translation>
            <numerusform>「{name}」は展開すると %n バイトを超えます。</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” is larger than {gigabytes} GiB.</source>
        <translation>「{name}」は {gigabytes} GiB を超えています。</translation>
    </message>
    <message>
        <source>“{name}” is more than {ratio:,} times larger when uncompressed, like a gzip bomb.</source>
        <translation>「{name}」は展開すると {ratio:,} 倍を超える大きさになります。gzip 爆弾の特徴です。</translation>
    </message>
    <message>
        <source>“{name}” is no longer in the folder of its set, so it can't be saved with it.</source>
        <translation>「{name}」はセットのフォルダーからなくなったため、一緒に保存できません。</translation>
    </message>
    <message>
        <source>“{name}” is not a recovery log.</source>
        <translation>「{name}」は復元ログではありません。</translation>
    </message>
    <message>
        <source>“{name}” is not a sitemap: it is not XML, a list of URLs or CSV with a column “loc”.</source>
        <translation>「{name}」はサイトマップではありません。XML でも、URL の一覧でも、「loc」列を持つ CSV でもありません。</translation>
    </message>
    <message>
        <source>“{name}” is not a sitemap: its root element in line {line} is in the namespace “{namespace}”.</source>
        <translation>「{name}」はサイトマップではありません。{line} 行目のルート要素の名前空間は「{namespace}」です。</translation>
    </message>
    <message>
        <source>“{name}” is not a sitemap: its root element in line {line} is “{name_2}”.</source>
        <translation>「{name}」はサイトマップではありません。{line} 行目のルート要素は「{name_2}」です。</translation>
    </message>
    <message>
        <source>“{name}” is not a text file.</source>
        <translation>「{name}」はテキストファイルではありません。</translation>
    </message>
    <message>
        <source>“{name}” is not allowed in “{split_name}”.</source>
        <translation>「{name}」は「{split_name}」では使用できません。</translation>
    </message>
    <message>
        <source>“{name}” is not an access log in a known format.</source>
        <translation>「{name}」は既知の形式のアクセスログではありません。</translation>
    </message>
    <message>
        <source>“{name}” is not an element of the protocol.</source>
        <translation>「{name}」はプロトコルの要素ではありません。</translation>
    </message>
    <message>
        <source>“{name}” is not encoded in UTF-8 or UTF-16.</source>
        <translation>「{name}」の文字コードは UTF-8 でも UTF-16 でもありません。</translation>
    </message>
    <message>
        <source>“{name}” is not encoded in {encoding}.</source>
        <translation>「{name}」の文字コードは {encoding} ではありません。</translation>
    </message>
    <message>
        <source>“{name}” is not in a git repository.</source>
        <translation>「{name}」は git リポジトリにありません。</translation>
    </message>
    <message>
        <source>“{name}” is not in the folder of the set.</source>
        <translation>「{name}」はセットのフォルダーにありません。</translation>
    </message>
    <message>
        <source>“{name}” is not valid {encoding}: line {line} contains the byte {byte}.</source>
        <translation>「{name}」は有効な {encoding} ではありません。{line} 行目にバイト {byte} が含まれています。</translation>
    </message>
    <message>
        <source>“{name}” is not well-formed XML (line {line:,}, column {column:,}): {reason}.</source>
        <translation>「{name}」は整形式の XML ではありません ({line:,} 行目、{column:,} 文字目): {reason}。</translation>
    </message>
    <message>
        <source>“{name}” is open for editing elsewhere.</source>
        <translation>「{name}」は別の場所で編集中です。</translation>
    </message>
    <message>
        <source>“{name}” is open for editing elsewhere: by {user} on {host}, since {since}.</source>
        <translation>「{name}」は別の場所で編集中です ({host} の {user}、{since} から)。</translation>
    </message>
    <message>
        <source>“{name}” is read-only: {reason}</source>
        <translation>「{name}」は読み取り専用です: {reason}</translation>
    </message>
    <message>
        <source>“{name}” is repeated; the first one is used.</source>
        <translation>「{name}」が繰り返されています。最初のものが使われます。</translation>
    </message>
    <message>
        <source>“{name}” is stored with the sitemaps of “{facts}”, but not listed in it.</source>
        <translation>「{name}」は「{facts}」のサイトマップと同じ場所にありますが、記載されていません。</translation>
    </message>
    <message>
        <source>“{name}” is too large.</source>
        <translation>「{name}」は大きすぎます。</translation>
    </message>
    <message>
        <source>“{name}” may have been written by another user.</source>
        <translation>「{name}」は別のユーザーによって書き込まれた可能性があります。</translation>
    </message>
    <message>
        <source>“{name}” no longer exists.</source>
        <translation>「{name}」がなくなりました。</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program since it was opened, so nothing was saved.</source>
        <translation>「{name}」は開いた後に他のプログラムによって変更されたため、何も保存されませんでした。</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program.</source>
        <translation>「{name}」が他のプログラムによって変更されました。</translation>
    </message>
    <message>
        <source>“{name}” was closed too early; the entries after it were joined.</source>
        <translation>「{name}」が早すぎる位置で閉じられていたため、その後のエントリをつなげました。</translation>
    </message>
    <message>
        <source>“{name}” was missing; it was added.</source>
        <translation>「{name}」が欠けていたため、補いました。</translation>
    </message>
    <message>
        <source>“{name}” was not saved, because it could not be read back: {message}</source>
        <translation>「{name}」は読み戻せなかったため、保存されませんでした: {message}</translation>
    </message>
    <message>
        <source>“{name}” was not saved, because reading it back gave different entries.</source>
        <translation>「{name}」は読み戻したエントリが一致しなかったため、保存されませんでした。</translation>
    </message>
    <message>
        <source>“{name}” was written by another version of Sitemap Studio.</source>
        <translation>「{name}」は別のバージョンの Sitemap Studio で書き込まれたものです。</translation>
    </message>
    <message>
        <source>“{opened}” of line {opened_line} is still open</source>
        <translation>{opened_line} 行目の「{opened}」がまだ開いています</translation>
    </message>
    <message>
        <source>“{path}” is not a text field of “{shown_name}”.</source>
        <translation>「{path}」は「{shown_name}」のテキストフィールドではありません。</translation>
    </message>
    <message>
        <source>“{root}” contains text between its elements.</source>
        <translation>「{root}」の要素の間にテキストがあります。</translation>
    </message>
    <message numerus="yes">
        <source>“{sitemap}” could not be read, so the %n entries put into it can't be saved.</source>
        <extracomment>“{sitemap}” could not be read, so the one entry put into it can't be saved.</extracomment>
        <translation>
            <numerusform>「{sitemap}」は読み取れなかったため、そこに入れた %n 件のエントリは保存できません。</numerusform>
        </translation>
    </message>
    <message>
        <source>“{sitemap}” is a CSV file, which an index can't list.</source>
        <translation>「{sitemap}」は CSV ファイルです。インデックスには記載できません。</translation>
    </message>
    <message>
        <source>“{sitemap}” is listed twice in “{index}”.</source>
        <translation>「{sitemap}」が「{index}」に 2 回記載されています。</translation>
    </message>
    <message>
        <source>“{sitemap}” is still being read.</source>
        <translation>「{sitemap}」はまだ読み取り中です。</translation>
    </message>
    <message>
        <source>“{sitemap}” was not read.</source>
        <translation>「{sitemap}」は読み取られていません。</translation>
    </message>
    <message>
        <source>“{taken}” differs only in case, which many disks ignore.</source>
        <translation>「{taken}」とは大文字・小文字しか違いません。多くのディスクでは区別されません。</translation>
    </message>
    <message>
        <source>“{template}” contains unknown placeholders.</source>
        <translation>「{template}」に不明なプレースホルダーが含まれています。</translation>
    </message>
    <message numerus="yes">
        <source>“{template}” would be the name of %n sitemaps.</source>
        <extracomment>“{template}” would be the name of one sitemap.</extracomment>
        <translation>
            <numerusform>「{template}」が %n 個のサイトマップの名前になってしまいます。</numerusform>
        </translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>「{text}」</translation>
    </message>
    <message>
        <source>“{text}” can't be a URL prefix.</source>
        <translation>「{text}」は URL の接頭辞にできません。</translation>
    </message>
    <message>
        <source>“{text}” is not a complete URL.</source>
        <translation>「{text}」は完全な URL ではありません。</translation>
    </message>
    <message>
        <source>“{text}” is not a folder.</source>
        <translation>「{text}」はフォルダーではありません。</translation>
    </message>
    <message>
        <source>“{text}” is not a valid value.</source>
        <translation>「{text}」は有効な値ではありません。</translation>
    </message>
    <message>
        <source>“{title}” can't be saved because an earlier save was interrupted: {reason}.</source>
        <translation>以前の保存が中断されているため、「{title}」を保存できません: {reason}。</translation>
    </message>
    <message>
        <source>“{token}” should be “{name}”; it was renamed.</source>
        <translation>「{token}」を正しい名前「{name}」に変更しました。</translation>
    </message>
    <message>
        <source>“{token}” should be “{name}”; this one and all below were renamed.</source>
        <translation>「{token}」を、これ以降すべて正しい名前「{name}」に変更しました。</translation>
    </message>
    <message>
        <source>“{top}” was not closed; its closing tag was added.</source>
        <translation>「{top}」が閉じられていなかったため、終了タグを追加しました。</translation>
    </message>
    <message>
        <source>“{url}” can't be fetched: {reason}</source>
        <translation>「{url}」を取得できません: {reason}</translation>
    </message>
    <message>
        <source>“{word}” can't be “{item}”.</source>
        <translation>「{word}」に「{item}」は指定できません。</translation>
    </message>
    <message>
        <source>“{wrong}” is not allowed in a host</source>
        <translation>「{wrong}」はホスト名に使用できません</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more.</source>
        <extracomment>… and one more.</extracomment>
        <translation>
            <numerusform>… ほか %n 件。</numerusform>
        </translation>
    </message>
    <message>
        <source>… and {count} more</source>
        <translation>… ほか {count} 件</translation>
    </message>
</context>
<context>
    <name>NameLine</name>
    <message>
        <source>Name of the file</source>
        <translation>ファイル名</translation>
    </message>
</context>
<context>
    <name>NewSitemapDialog</name>
    <message>
        <source>The next save writes the file and lists it in the index; .gz compresses it.</source>
        <translation>ファイルは次回の保存時に書き込まれ、インデックスに記載されます。.gz を付けると圧縮されます。</translation>
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
        <translation>取得</translation>
    </message>
    <message>
        <source>The files are downloaded to the folder and opened there.</source>
        <translation>ファイルはフォルダーにダウンロードされ、そこで開かれます。</translation>
    </message>
    <message>
        <source>URL of a site, robots.txt, index or sitemap</source>
        <translation>サイト、robots.txt、インデックス、サイトマップの URL</translation>
    </message>
</context>
<context>
    <name>OutcomeDialog</name>
    <message>
        <source>Result</source>
        <translation>作成後のファイル</translation>
    </message>
</context>
<context>
    <name>OverviewPanel</name>
    <message>
        <source>&amp;Copy picture</source>
        <translation>図をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save picture …</source>
        <translation>図を保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Copy &amp;numbers</source>
        <translation>数値をコピー(&amp;N)</translation>
    </message>
    <message>
        <source>Copy or save the charts</source>
        <translation>グラフをコピーまたは保存</translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation>集計中…</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>ベクター画像 (*.svg)</translation>
    </message>
    <message>
        <source>Not up to date: counting was stopped.</source>
        <translation>最新ではありません。集計が中止されました。</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>画像 (*.png)</translation>
    </message>
    <message>
        <source>There is nothing to count: the set has no entries yet.</source>
        <translation>集計するものがありません。セットにはまだエントリがありません。</translation>
    </message>
</context>
<context>
    <name>PaletteDialog</name>
    <message>
        <source>Find a command</source>
        <translation>コマンドを検索</translation>
    </message>
</context>
<context>
    <name>PanelDock</name>
    <message>
        <source>Close the panel “{title}”</source>
        <translation>パネル「{title}」を閉じる</translation>
    </message>
</context>
<context>
    <name>PanelTitle</name>
    <message>
        <source>Drag to another side of the window</source>
        <translation>ドラッグしてウィンドウの別の側へ移動</translation>
    </message>
</context>
<context>
    <name>PlanDialog</name>
    <message>
        <source>{changes}. You can undo this in one step. Clear a box to skip a value (Space).</source>
        <translation>{changes}。1 回の操作で元に戻せます。値をスキップするには、チェックを外します (Space)。</translation>
    </message>
</context>
<context>
    <name>PlannedList</name>
    <message>
        <source>After</source>
        <translation>変更後</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>変更前</translation>
    </message>
</context>
<context>
    <name>PreviewPanel</name>
    <message>
        <source> (ignored)</source>
        <translation> (無視)</translation>
    </message>
    <message>
        <source>As in the file; saving does not change it.</source>
        <translation>ファイル内の内容です。保存しても変わりません。</translation>
    </message>
    <message>
        <source>As it is read</source>
        <translation>読み取られる内容</translation>
    </message>
    <message>
        <source>As it is written</source>
        <translation>書かれている内容</translation>
    </message>
    <message>
        <source>Copy as in the &amp;file</source>
        <translation>ファイル内の内容をコピー(&amp;F)</translation>
    </message>
    <message>
        <source>Copy as it &amp;will be saved</source>
        <translation>保存後の内容をコピー(&amp;W)</translation>
    </message>
    <message>
        <source>Copy what is &amp;read</source>
        <translation>読み取られる内容をコピー(&amp;R)</translation>
    </message>
    <message>
        <source>Entry {number} in {name}</source>
        <translation>{name} のエントリ {number}</translation>
    </message>
    <message>
        <source>New; it will be saved with the set.</source>
        <translation>新しいエントリです。セットと一緒に保存されます。</translation>
    </message>
    <message>
        <source>Only the beginning is shown.</source>
        <translation>先頭部分だけが表示されています。</translation>
    </message>
    <message>
        <source>Saving replaces the lines with − by those with +.</source>
        <translation>保存すると、− の行が + の行に置き換わります。</translation>
    </message>
    <message>
        <source>The file was repaired to open it; see Repairs.</source>
        <translation>ファイルを開くために修復しました。「修復」をご覧ください。</translation>
    </message>
    <message numerus="yes">
        <source>The first of %n selected entries.</source>
        <translation>
            <numerusform>選択した %n 件のエントリの先頭です。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemFilterBar</name>
    <message>
        <source>Search problems</source>
        <translation>問題を検索</translation>
    </message>
</context>
<context>
    <name>ProblemTree</name>
    <message>
        <source>&amp;Fix …</source>
        <translation>修正(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Remove …</source>
        <translation>削除(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Save to repair</source>
        <translation>保存して修復(&amp;S)</translation>
    </message>
    <message>
        <source>Fix &amp;all ({count})</source>
        <translation>すべて修正 ({count})(&amp;A)</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Remove &amp;all ({count})</source>
        <translation>すべて削除 ({count})(&amp;A)</translation>
    </message>
    <message>
        <source>entry {number}</source>
        <translation>エントリ {number}</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>{line} 行目</translation>
    </message>
    <message>
        <source>{severity}: {title}, {count}</source>
        <translation>{severity}: {title}、{count}</translation>
    </message>
</context>
<context>
    <name>ProblemsPanel</name>
    <message>
        <source>&amp;Go to the cell</source>
        <translation>セルへ移動(&amp;G)</translation>
    </message>
    <message numerus="yes">
        <source>No problems found in %n entries.</source>
        <extracomment>No problems found in 1 entry.</extracomment>
        <translation>
            <numerusform>%n 件のエントリに問題は見つかりませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>Report …</source>
        <translation>レポート…</translation>
    </message>
    <message>
        <source>Searching problems for “{words}”</source>
        <translation>問題から「{words}」を検索中</translation>
    </message>
    <message>
        <source>Show all problems</source>
        <translation>すべての問題を表示</translation>
    </message>
    <message>
        <source>Show its &amp;entries only</source>
        <translation>そのエントリだけを表示(&amp;E)</translation>
    </message>
    <message>
        <source>The entries shown have no problems.</source>
        <translation>表示中のエントリに問題はありません。</translation>
    </message>
</context>
<context>
    <name>PublishDialog</name>
    <message numerus="yes">
        <source>%n URLs are new or changed.</source>
        <extracomment>1 URL is new or changed.</extracomment>
        <translation>
            <numerusform>%n 件の URL が新規または変更されています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n URLs were removed.</source>
        <extracomment>1 URL was removed.</extracomment>
        <translation>
            <numerusform>%n 件の URL が削除されました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files to upload.</source>
        <extracomment>1 file to upload.</extracomment>
        <translation>
            <numerusform>アップロードするファイル: %n 個。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Bing Webmaster Tools</source>
        <translation>Bing Webmaster Tools(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Earlier version</source>
        <translation>以前のバージョン(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Files</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Google Search Console</source>
        <translation>Google Search Console(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>キー(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Search engines</source>
        <translation>検索エンジン(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;URL of the set</source>
        <translation>セットの URL(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Write into robots.txt …</source>
        <translation>robots.txt に書き込む(&amp;W)…</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>追加</translation>
    </message>
    <message numerus="yes">
        <source>Added %n lines to “{name}”.</source>
        <extracomment>Added 1 line to “{name}”.</extracomment>
        <translation>
            <numerusform>「{name}」に %n 行を追加しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Changed since the earlier version</source>
        <translation>以前のバージョンからの変更</translation>
    </message>
    <message>
        <source>F&amp;ile …</source>
        <translation>ファイル(&amp;I)…</translation>
    </message>
    <message>
        <source>Fol&amp;der …</source>
        <translation>フォルダー(&amp;D)…</translation>
    </message>
    <message>
        <source>Folder for “{name}”</source>
        <translation>「{name}」の保存先フォルダー</translation>
    </message>
    <message>
        <source>Index&amp;Now</source>
        <translation>IndexNow(&amp;N)</translation>
    </message>
    <message>
        <source>Lines for robots.txt</source>
        <translation>robots.txt に書く行</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>New ke&amp;y</source>
        <translation>新しいキー(&amp;Y)</translation>
    </message>
    <message>
        <source>No URL has changed.</source>
        <translation>変更された URL はありません。</translation>
    </message>
    <message>
        <source>None: all files and URLs count as new</source>
        <translation>なし: すべてのファイルと URL を新規として扱います</translation>
    </message>
    <message>
        <source>Or submit it by hand, signed in to the search engine:</source>
        <translation>または、検索エンジンにログインして手動で送信します:</translation>
    </message>
    <message>
        <source>Press Enter to fetch the earlier version.</source>
        <translation>以前のバージョンを取得するには、Enter キーを押してください。</translation>
    </message>
    <message>
        <source>Publish “{name}”</source>
        <translation>「{name}」を公開</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>Sa&amp;ve key file …</source>
        <translation>キーファイルを保存(&amp;V)…</translation>
    </message>
    <message>
        <source>Save the key file, and upload it to the root of the site.</source>
        <translation>キーファイルを保存し、サイトのルートにアップロードしてください。</translation>
    </message>
    <message>
        <source>Search engines find the set by these lines of the site's robots.txt:</source>
        <translation>検索エンジンは、サイトの robots.txt にある次の行からセットを見つけます:</translation>
    </message>
    <message numerus="yes">
        <source>Stopped. %n URLs were submitted.</source>
        <extracomment>Stopped. 1 URL was submitted.</extracomment>
        <translation>
            <numerusform>停止しました。%n 件の URL を送信しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Sub&amp;mit</source>
        <translation>送信(&amp;M)</translation>
    </message>
    <message>
        <source>Submitting URLs</source>
        <translation>URL を送信中</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>テキスト (*.txt)</translation>
    </message>
    <message>
        <source>The selected entries have no complete URLs.</source>
        <translation>選択したエントリに完全な URL がありません。</translation>
    </message>
    <message>
        <source>UR&amp;Ls</source>
        <translation>URL(&amp;L)</translation>
    </message>
    <message>
        <source>URLs are sent to {host} only when you press Submit.</source>
        <translation>URL は、「送信」を押したときにだけ {host} に送信されます。</translation>
    </message>
    <message>
        <source>Unsaved changes are not in the files: save the set before you upload them.</source>
        <translation>保存されていない変更はファイルに含まれていません。アップロードする前にセットを保存してください。</translation>
    </message>
    <message>
        <source>Upload new and changed files to the server, and delete removed ones there.</source>
        <translation>新規および変更されたファイルをサーバーにアップロードし、なくなったファイルはサーバーから削除してください。</translation>
    </message>
    <message>
        <source>{host}, {urls}: {message}</source>
        <translation>{host}、{urls}: {message}</translation>
    </message>
    <message>
        <source>“{name}” already has these lines.</source>
        <translation>「{name}」にはすでにこれらの行があります。</translation>
    </message>
    <message>
        <source>“{name}” was saved. Upload it, so that it is found at {url}.</source>
        <translation>「{name}」を保存しました。{url} でアクセスできるようにアップロードしてください。</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>As people read it</source>
        <translation>人が読む形</translation>
    </message>
    <message>
        <source>This XML is not well-formed: it is ignored.</source>
        <translation>この XML は整形式でないため無視されます。</translation>
    </message>
    <message>
        <source>This is not a complete URL: the entry is skipped.</source>
        <translation>完全な URL ではないため、エントリはスキップされます。</translation>
    </message>
    <message>
        <source>XML that no search engine is known to read</source>
        <translation>検索エンジンが読み取るとは確認されていない XML</translation>
    </message>
    <message>
        <source>none: the entry is skipped</source>
        <translation>なし: エントリはスキップされます</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>指定なし</translation>
    </message>
    <message>
        <source>not stated, which means {number}</source>
        <translation>指定なし ({number} とみなされます)</translation>
    </message>
    <message>
        <source>{consumer} ignores changefreq and priority.</source>
        <translation>{consumer} は changefreq と priority を無視します。</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day} {time}</translation>
    </message>
    <message>
        <source>{moment} UTC</source>
        <translation>{moment} UTC</translation>
    </message>
    <message>
        <source>{moment} in your time zone</source>
        <translation>お使いのタイムゾーンで {moment}</translation>
    </message>
    <message>
        <source>{moment}, no day stated</source>
        <translation>{moment} (日の指定なし)</translation>
    </message>
    <message>
        <source>“{text}” is not valid: it is ignored</source>
        <translation>「{text}」は無効なため無視されます</translation>
    </message>
</context>
<context>
    <name>ReadingOn</name>
    <message>
        <source>You can edit the entries that were read. Reload the set to read the rest.</source>
        <translation>読み取ったエントリは編集できます。残りを読み取るには、セットを再読み込みしてください。</translation>
    </message>
</context>
<context>
    <name>RecentMenu</name>
    <message>
        <source>&amp;Forget these files</source>
        <translation>この一覧を消去(&amp;F)</translation>
    </message>
</context>
<context>
    <name>RecentRow</name>
    <message>
        <source>&amp;Copy its path</source>
        <translation>パスをコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Pin</source>
        <translation>ピン留め(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Remove from the list</source>
        <translation>一覧から削除(&amp;R)</translation>
    </message>
    <message>
        <source>Open its &amp;folder</source>
        <translation>フォルダーを開く(&amp;F)</translation>
    </message>
    <message>
        <source>Pin “{name}”</source>
        <translation>「{name}」をピン留め</translation>
    </message>
    <message>
        <source>Remove “{name}” from the list</source>
        <translation>「{name}」を一覧から削除</translation>
    </message>
    <message>
        <source>Un&amp;pin</source>
        <translation>ピン留めを外す(&amp;P)</translation>
    </message>
    <message>
        <source>Unpin “{name}”</source>
        <translation>「{name}」のピン留めを外す</translation>
    </message>
</context>
<context>
    <name>RecordsField</name>
    <message numerus="yes">
        <source>%n of them</source>
        <extracomment>1 of them</extracomment>
        <translation>
            <numerusform>%n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Default</source>
        <translation>既定</translation>
    </message>
    <message>
        <source>Edit …</source>
        <translation>編集…</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>It already contains all changes.</source>
        <translation>すべての変更がすでに含まれています。</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>後で</translation>
    </message>
    <message>
        <source>Reading unsaved changes …</source>
        <translation>保存されていない変更を読み取っています…</translation>
    </message>
    <message>
        <source>Recover unsaved changes</source>
        <translation>保存されていない変更を復元</translation>
    </message>
    <message>
        <source>Recovering “{name}”</source>
        <translation>「{name}」を復元中</translation>
    </message>
    <message>
        <source>Save as a list …</source>
        <translation>一覧として保存…</translation>
    </message>
    <message numerus="yes">
        <source>The last %n steps can't be read and are skipped.</source>
        <extracomment>The last step can't be read and is skipped.</extracomment>
        <translation>
            <numerusform>最後の %n 個の操作は読み取れないためスキップされます。</numerusform>
        </translation>
    </message>
    <message>
        <source>The unsaved changes of “{name}” have no effect.</source>
        <translation>「{name}」の保存されていない変更を適用しても、内容は変わりません。</translation>
    </message>
    <message>
        <source>These changes can't be recovered. You can save them as a list.</source>
        <translation>これらの変更は復元できません。一覧として保存できます。</translation>
    </message>
    <message>
        <source>This restores {changes} in “{name}”. The file on disk does not change until you save.</source>
        <translation>「{name}」で次の変更を復元します: {changes}。保存するまで、ディスク上のファイルは変わりません。</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” and %n more files were changed since.</source>
        <extracomment>“{name}” and 1 more file were changed since.</extracomment>
        <translation>
            <numerusform>「{name}」とほか %n 個のファイルは、その後変更されました。</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” was changed since.</source>
        <translation>「{name}」は、その後変更されました。</translation>
    </message>
</context>
<context>
    <name>RecoveryList</name>
    <message numerus="yes">
        <source>%n added entries</source>
        <extracomment>1 added entry</extracomment>
        <translation>
            <numerusform>追加されたエントリ %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes of the set</source>
        <extracomment>1 change of the set</extracomment>
        <translation>
            <numerusform>セットの変更 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moved entries</source>
        <extracomment>1 moved entry</extracomment>
        <translation>
            <numerusform>移動されたエントリ %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values</source>
        <extracomment>1 value</extracomment>
        <translation>
            <numerusform>値 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>(added)</source>
        <translation>(追加)</translation>
    </message>
    <message>
        <source>(written in another order or namespace)</source>
        <translation>(別の順序または名前空間で書き込み)</translation>
    </message>
    <message>
        <source>After</source>
        <translation>変更後</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>変更前</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>エントリ</translation>
    </message>
    <message>
        <source>extensions</source>
        <translation>拡張</translation>
    </message>
    <message numerus="yes">
        <source>extensions of %n entries</source>
        <extracomment>extensions of 1 entry</extracomment>
        <translation>
            <numerusform>%n 件のエントリの拡張</numerusform>
        </translation>
    </message>
    <message>
        <source>file name</source>
        <translation>ファイル名</translation>
    </message>
    <message>
        <source>place</source>
        <translation>位置</translation>
    </message>
    <message numerus="yes">
        <source>the removal of %n entries</source>
        <extracomment>the removal of 1 entry</extracomment>
        <translation>
            <numerusform>エントリの削除 %n 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecoveryWork</name>
    <message numerus="yes">
        <source>%n sets have unsaved changes from last time.</source>
        <translation>
            <numerusform>%n 個のセットに、前回の保存されていない変更があります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps were recovered.</source>
        <extracomment>1 step was recovered.</extracomment>
        <translation>
            <numerusform>%n 個の操作を復元しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Check again.</source>
        <translation>もう一度確認してください。</translation>
    </message>
    <message>
        <source>Looking for unsaved changes</source>
        <translation>保存されていない変更を検索中</translation>
    </message>
    <message>
        <source>You can undo them one by one. They are not saved yet.</source>
        <translation>1 つずつ元に戻せます。まだ保存されていません。</translation>
    </message>
    <message>
        <source>recovered step {number}</source>
        <translation>復元した操作 {number}</translation>
    </message>
    <message>
        <source>undoing of {step}</source>
        <translation>{step} の取り消し</translation>
    </message>
    <message>
        <source>“{name}” has changed.</source>
        <translation>「{name}」が変更されました。</translation>
    </message>
    <message>
        <source>“{name}” has unsaved changes from {when}.</source>
        <translation>「{name}」に {when} の保存されていない変更があります。</translation>
    </message>
</context>
<context>
    <name>RemovalList</name>
    <message>
        <source>Kept</source>
        <translation>残す URL</translation>
    </message>
    <message>
        <source>Kept entry</source>
        <translation>残すエントリ</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>削除する URL</translation>
    </message>
</context>
<context>
    <name>RepairList</name>
    <message>
        <source>After</source>
        <translation>修復後</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>修復前</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>修復</translation>
    </message>
</context>
<context>
    <name>RepairsPanel</name>
    <message>
        <source>No repairs were needed.</source>
        <translation>修復の必要はありませんでした。</translation>
    </message>
    <message>
        <source>Place of the repair</source>
        <translation>修復箇所</translation>
    </message>
    <message>
        <source>Select a repair to see the lines around it.</source>
        <translation>修復を選択すると、その前後の行が表示されます。</translation>
    </message>
    <message>
        <source>The file has changed since it was opened.</source>
        <translation>ファイルは開いた後に変更されています。</translation>
    </message>
</context>
<context>
    <name>ReplaceQuestion</name>
    <message numerus="yes">
        <source>%n files in “{folder}” will be replaced.</source>
        <extracomment>1 file in “{folder}” will be replaced.</extracomment>
        <translation>
            <numerusform>「{folder}」の %n 個のファイルが置き換えられます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換える</translation>
    </message>
    <message>
        <source>The files may belong to another set.</source>
        <translation>これらのファイルは別のセットのものである可能性があります。</translation>
    </message>
</context>
<context>
    <name>Reports</name>
    <message>
        <source>Data (*.json)</source>
        <translation>データ (*.json)</translation>
    </message>
    <message>
        <source>HTML report (*.html)</source>
        <translation>HTML レポート (*.html)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Preparing the report</source>
        <translation>レポートを準備中</translation>
    </message>
    <message>
        <source>SARIF for code hosts (*.sarif)</source>
        <translation>コードホスティング用 SARIF (*.sarif)</translation>
    </message>
    <message>
        <source>Show report</source>
        <translation>レポートを表示</translation>
    </message>
</context>
<context>
    <name>RobotsDialog</name>
    <message>
        <source>&amp;Don't use</source>
        <translation>使わない(&amp;D)</translation>
    </message>
    <message>
        <source>Choose &amp;file …</source>
        <translation>ファイルを選択(&amp;F)…</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>ホスト</translation>
    </message>
    <message>
        <source>Hosts of the set</source>
        <translation>セットのホスト</translation>
    </message>
    <message>
        <source>No entry has a complete URL.</source>
        <translation>完全な URL を持つエントリがありません。</translation>
    </message>
    <message>
        <source>URLs that the robots.txt of their host disallows are reported as problems, and so are sitemaps that it does not list. A sitemap may contain URLs of another host if the robots.txt of that host lists the sitemap.</source>
        <translation>ホストの robots.txt が禁止している URL と、robots.txt に記載のないサイトマップは、問題として報告されます。別のホストの URL は、そのホストの robots.txt にサイトマップが記載されていれば、サイトマップに含められます。</translation>
    </message>
</context>
<context>
    <name>SaveFilterDialog</name>
    <message>
        <source>Save filter</source>
        <translation>フィルターを保存</translation>
    </message>
    <message>
        <source>This replaces the filter with that name.</source>
        <translation>同じ名前のフィルターが置き換えられます。</translation>
    </message>
</context>
<context>
    <name>SavedFilters</name>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Save this filter …</source>
        <translation>このフィルターを保存(&amp;S)…</translation>
    </message>
    <message>
        <source>The filter “{name}”: {reason}</source>
        <translation>フィルター「{name}」: {reason}</translation>
    </message>
</context>
<context>
    <name>ScanDialog</name>
    <message>
        <source>&amp;Dates</source>
        <translation>日付(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Include files</source>
        <translation>含めるファイル(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Leave out files</source>
        <translation>除外するファイル(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;URL of the folder</source>
        <translation>フォルダーの URL(&amp;U)</translation>
    </message>
    <message>
        <source>Inde&amp;x files</source>
        <translation>インデックスファイル(&amp;X)</translation>
    </message>
    <message>
        <source>Last change of the text</source>
        <translation>本文の最終変更</translation>
    </message>
    <message>
        <source>Last commit in git</source>
        <translation>git の最終コミット</translation>
    </message>
    <message>
        <source>List the i&amp;mages of each page</source>
        <translation>各ページの画像を記載(&amp;M)</translation>
    </message>
    <message>
        <source>Pages with noindex and redirects are left out.</source>
        <translation>noindex のページとリダイレクトは除外されます。</translation>
    </message>
    <message>
        <source>Time of the file</source>
        <translation>ファイルの日時</translation>
    </message>
</context>
<context>
    <name>SchemaValidation</name>
    <message numerus="yes">
        <source>Schema validation found %n problems. They are listed until the next edit.</source>
        <extracomment>Schema validation found 1 problem. It is listed until the next edit.</extracomment>
        <translation>
            <numerusform>スキーマの検証で %n 件の問題が見つかりました。次に編集するまで一覧に表示されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>The files are valid.</source>
        <translation>ファイルは有効です。</translation>
    </message>
    <message>
        <source>The set was changed during validation.</source>
        <translation>検証中にセットが変更されました。</translation>
    </message>
    <message>
        <source>Unsaved edits were not checked.</source>
        <translation>保存されていない編集は検証されていません。</translation>
    </message>
    <message>
        <source>Validate again.</source>
        <translation>もう一度検証してください。</translation>
    </message>
    <message>
        <source>Validating “{name}”</source>
        <translation>「{name}」を検証中</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Wait for it, or cancel it.</source>
        <translation>終わるまで待つか、キャンセルしてください。</translation>
    </message>
    <message>
        <source>“{title}” is still running.</source>
        <translation>「{title}」がまだ実行中です。</translation>
    </message>
</context>
<context>
    <name>SetCommands</name>
    <message numerus="yes">
        <source>%n files</source>
        <translation>
            <numerusform>%n 個のファイル</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps are now larger than {profile} allows.</source>
        <translation>
            <numerusform>%n 個のサイトマップが {profile} の上限を超えました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Apply the order to %n entries</source>
        <extracomment>Apply the order to 1 entry</extracomment>
        <translation>
            <numerusform>%n 件のエントリに並び順を適用</numerusform>
        </translation>
    </message>
    <message>
        <source>Change lastmod of {name}</source>
        <translation>{name} の lastmod を変更</translation>
    </message>
    <message numerus="yes">
        <source>Merge %n sitemaps</source>
        <translation>
            <numerusform>%n 個のサイトマップを結合</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n entries to {name}</source>
        <extracomment>Move entry to {name}</extracomment>
        <translation>
            <numerusform>%n 件のエントリを {name} に移動</numerusform>
        </translation>
    </message>
    <message>
        <source>No sitemap is larger than {profile} allows.</source>
        <translation>{profile} の上限を超えるサイトマップはありません。</translation>
    </message>
    <message>
        <source>Rename {name}</source>
        <translation>{name} の名前を変更</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Split …</source>
        <translation>分割…</translation>
    </message>
    <message>
        <source>With an index, you can move the overflow to a new sitemap.</source>
        <translation>インデックスがあれば、超過分を新しいサイトマップに移せます。</translation>
    </message>
    <message>
        <source>Write the index {name}</source>
        <translation>インデックス {name} を作成</translation>
    </message>
    <message numerus="yes">
        <source>“{full}” is full, so %n new entries were added to “{into}”.</source>
        <extracomment>“{full}” is full, so the new entry was added to “{into}”.</extracomment>
        <translation>
            <numerusform>「{full}」がいっぱいのため、新しいエントリ %n 件を「{into}」に追加しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” is now larger than {profile} allows.</source>
        <translation>「{name}」が {profile} の上限を超えました。</translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>Reset to default</source>
        <translation>既定値に戻す</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>変更あり</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The window settings (“{name}”) can't be read: {reason}.</source>
        <translation>ウィンドウの設定 (「{name}」) を読み取れません: {reason}。</translation>
    </message>
    <message>
        <source>it is not an INI file</source>
        <translation>INI ファイルではありません</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>大きすぎます</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Search the settings</source>
        <translation>設定を検索</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>項目</translation>
    </message>
</context>
<context>
    <name>SiteRobots</name>
    <message>
        <source>Check the URLs of {host} against it?</source>
        <translation>{host} の URL をこれと照合しますか</translation>
    </message>
    <message>
        <source>Choose robots.txt …</source>
        <translation>robots.txt を選択…</translation>
    </message>
    <message>
        <source>The folder of the set contains a robots.txt file.</source>
        <translation>セットのフォルダーに robots.txt ファイルがあります。</translation>
    </message>
    <message>
        <source>The set is checked without it.</source>
        <translation>セットは robots.txt なしでチェックされます。</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>使う</translation>
    </message>
    <message>
        <source>robots.txt has changed, so the set is checked again.</source>
        <translation>robots.txt が変更されたため、セットを再チェックします。</translation>
    </message>
</context>
<context>
    <name>SitemapTree</name>
    <message>
        <source>Read-only. {reason}</source>
        <translation>読み取り専用です。{reason}</translation>
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
            <numerusform>%n 個のホストの robots.txt</numerusform>
        </translation>
    </message>
    <message>
        <source>robots.txt of {host}: {path}</source>
        <translation>{host} の robots.txt: {path}</translation>
    </message>
</context>
<context>
    <name>SortDialog</name>
    <message>
        <source>&amp;Sort by</source>
        <translation>並べ替えの基準(&amp;S)</translation>
    </message>
    <message>
        <source>Direction of key {number}</source>
        <translation>キー {number} の方向</translation>
    </message>
    <message>
        <source>Key {number}</source>
        <translation>キー {number}</translation>
    </message>
    <message>
        <source>Only the view is sorted. Shift+click a header to add a key.</source>
        <translation>並べ替えられるのは表示だけです。見出しを Shift+クリックすると、並べ替えキーを追加できます。</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>並べ替え</translation>
    </message>
    <message>
        <source>ascending</source>
        <translation>昇順</translation>
    </message>
    <message>
        <source>descending</source>
        <translation>降順</translation>
    </message>
    <message>
        <source>order of the set</source>
        <translation>セットの順序</translation>
    </message>
    <message>
        <source>problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>then by</source>
        <translation>次の基準</translation>
    </message>
</context>
<context>
    <name>SourceCommands</name>
    <message>
        <source>&amp;Columns …</source>
        <translation>列(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Log …</source>
        <translation>ログ(&amp;L)…</translation>
    </message>
    <message numerus="yes">
        <source>Append %n entries</source>
        <extracomment>Append one entry</extracomment>
        <translation>
            <numerusform>エントリ %n 件を追加</numerusform>
        </translation>
    </message>
    <message>
        <source>Create from “{name}”</source>
        <translation>「{name}」から作成</translation>
    </message>
    <message numerus="yes">
        <source>Merge %n entries</source>
        <extracomment>Merge one entry</extracomment>
        <translation>
            <numerusform>エントリ %n 件を統合</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Split</name>
    <message>
        <source>&amp;Max. MB</source>
        <translation>最大 MB(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Max. entries</source>
        <translation>最大エントリ数(&amp;M)</translation>
    </message>
    <message>
        <source>By folder</source>
        <translation>フォルダー別</translation>
    </message>
    <message>
        <source>By month of lastmod</source>
        <translation>lastmod の月別</translation>
    </message>
    <message>
        <source>By size</source>
        <translation>サイズ別</translation>
    </message>
    <message>
        <source>By the number of entries</source>
        <translation>エントリ数別</translation>
    </message>
    <message>
        <source>Folder &amp;depth</source>
        <translation>フォルダーの階層数(&amp;D)</translation>
    </message>
</context>
<context>
    <name>SplitDialog</name>
    <message>
        <source>&amp;Names</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Split</source>
        <translation>分割(&amp;S)</translation>
    </message>
    <message>
        <source>All entries are in one part: there is nothing to split.</source>
        <translation>すべてのエントリが 1 つの部分に入るため、分割するものがありません。</translation>
    </message>
    <message numerus="yes">
        <source>This gives %n files; nothing else is renamed.</source>
        <translation>
            <numerusform>%n 個のファイルになります。他のファイルの名前は変わりません。</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is the sitemap, {n} the next number, {part} the folder or month.</source>
        <translation>{name} はサイトマップ、{n} は次の番号、{part} はフォルダーまたは月です。</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>A sitemap, or an index with its sitemaps</source>
        <translation>サイトマップ、またはインデックスとそのサイトマップ</translation>
    </message>
    <message>
        <source>All its sitemaps as one set</source>
        <translation>フォルダー内の全サイトマップを 1 つのセットに</translation>
    </message>
    <message>
        <source>Files that you open are listed here.</source>
        <translation>開いたファイルがここに表示されます。</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>Open, edit, check and save the sitemaps of a site.</source>
        <translation>サイトのサイトマップを開き、編集、チェック、保存します。</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近使ったファイル</translation>
    </message>
    <message>
        <source>Sample set</source>
        <translation>サンプルセット</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>The sitemaps of a site, by its URL</source>
        <translation>サイトの URL を指定してサイトマップを開く</translation>
    </message>
    <message>
        <source>Try it with a small sample shop</source>
        <translation>小さなサンプルショップで試す</translation>
    </message>
    <message>
        <source>or drop a sitemap, an index, a folder, a text list, a CSV file or a link here</source>
        <translation>または、サイトマップ、インデックス、フォルダー、テキスト一覧、CSV ファイル、リンクをここにドロップ</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message numerus="yes">
        <source>%n repairs</source>
        <extracomment>1 repair</extracomment>
        <translation>
            <numerusform>修復 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation>未チェック</translation>
    </message>
    <message>
        <source>{count} selected</source>
        <translation>{count} 件選択</translation>
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
        <translation>{used} KB / {limit} MB</translation>
    </message>
    <message>
        <source>{used} of {limit} MB</source>
        <translation>{used} / {limit} MB</translation>
    </message>
    <message>
        <source>{used} of {limit} URLs</source>
        <translation>URL {used} / {limit}</translation>
    </message>
    <message>
        <source>{used} of {limit} sitemaps</source>
        <translation>サイトマップ {used} / {limit}</translation>
    </message>
</context>
<context>
    <name>TableCommands</name>
    <message numerus="yes">
        <source>Clear %n cells</source>
        <extracomment>Clear cell</extracomment>
        <translation>
            <numerusform>%n 個のセルをクリア</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n entries</source>
        <extracomment>Duplicate entry</extracomment>
        <translation>
            <numerusform>%n 件のエントリを複製</numerusform>
        </translation>
    </message>
    <message>
        <source>Entries can't be filtered by this column.</source>
        <translation>この列ではエントリを絞り込めません。</translation>
    </message>
    <message numerus="yes">
        <source>Fill %n cells</source>
        <extracomment>Fill cell</extracomment>
        <translation>
            <numerusform>%n 個のセルに入力</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n entries</source>
        <extracomment>Move entry</extracomment>
        <translation>
            <numerusform>%n 件のエントリを移動</numerusform>
        </translation>
    </message>
    <message>
        <source>New entries have no saved version.</source>
        <translation>新しいエントリには保存済みの状態がありません。</translation>
    </message>
    <message>
        <source>Nothing that is selected was changed since the last save.</source>
        <translation>選択範囲に、前回の保存後に変更されたものはありません。</translation>
    </message>
    <message numerus="yes">
        <source>Revert %n cells</source>
        <extracomment>Revert cell</extracomment>
        <translation>
            <numerusform>%n 個のセルを保存時の値に戻す</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Revert %n entries</source>
        <extracomment>Revert entry</extracomment>
        <translation>
            <numerusform>%n 件のエントリを保存時の状態に戻す</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableLook</name>
    <message>
        <source>&amp;Reset columns and widths</source>
        <translation>列と幅をリセット(&amp;R)</translation>
    </message>
    <message>
        <source>Problem icons</source>
        <translation>問題のアイコン</translation>
    </message>
    <message>
        <source>Show &amp;empty columns</source>
        <translation>空の列を表示(&amp;E)</translation>
    </message>
</context>
<context>
    <name>TextField</name>
    <message>
        <source>This must be {form}.</source>
        <translation>次の形式で入力してください: {form}。</translation>
    </message>
</context>
<context>
    <name>TextTableField</name>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
</context>
<context>
    <name>ThemeMenu</name>
    <message>
        <source>&amp;Dark</source>
        <translation>ダーク(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;System default</source>
        <translation>システムに合わせる(&amp;S)</translation>
    </message>
</context>
<context>
    <name>TodaysLimits</name>
    <message>
        <source>Keep the limits of 2008</source>
        <translation>2008 年の上限のまま使う</translation>
    </message>
    <message>
        <source>Search engines now accept sitemaps of 50 MB, and 50,000 sitemaps in an index.</source>
        <translation>現在の検索エンジンは、50 MB までのサイトマップと、インデックスあたり 50,000 個までのサイトマップを受け付けます。</translation>
    </message>
    <message>
        <source>This set exceeds only the limits of 2008.</source>
        <translation>このセットが超えているのは 2008 年の上限だけです。</translation>
    </message>
    <message>
        <source>Use today's limits</source>
        <translation>現在の上限を使う</translation>
    </message>
</context>
<context>
    <name>Toolbar</name>
    <message>
        <source>Toolbar</source>
        <translation>ツールバー</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>All entries are in one table</source>
        <translation>すべてのエントリが 1 つの表に並びます</translation>
    </message>
    <message>
        <source>Click to list them. You can fix many at once and preview the changes.</source>
        <translation>クリックすると一覧が表示されます。まとめて修正でき、変更内容を事前に確認できます。</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Press F6 to go to the hint, or Esc to end the tour.</source>
        <translation>F6 でヒントに移動し、Esc でツアーを終了します。</translation>
    </message>
    <message>
        <source>Problems are counted here</source>
        <translation>問題の件数はここに表示されます</translation>
    </message>
    <message>
        <source>Save or export</source>
        <translation>保存またはエクスポート</translation>
    </message>
    <message>
        <source>Saving writes only what you changed. Export writes new sitemaps within the limits, and shows its plan first.</source>
        <translation>保存では、変更した部分だけが書き込まれます。エクスポートでは、上限内に収めた新しいサイトマップが書き出されます。書き出す前に計画が表示されます。</translation>
    </message>
    <message>
        <source>Skip the tour</source>
        <translation>ツアーをスキップ</translation>
    </message>
    <message>
        <source>Type into a cell to change it; Undo takes any change back. The line above shows only entries that match.</source>
        <translation>セルに入力すると値が変わります。変更はすべて元に戻せます。上の行で、一致するエントリだけを表示できます。</translation>
    </message>
</context>
<context>
    <name>UnsavedQuestion</name>
    <message>
        <source>Unsaved changes</source>
        <translation>保存されていない変更</translation>
    </message>
    <message>
        <source>You can't recover discarded changes.</source>
        <translation>破棄した変更は復元できません。</translation>
    </message>
    <message>
        <source>“{name}” has changes that are not saved.</source>
        <translation>「{name}」に保存されていない変更があります。</translation>
    </message>
</context>
<context>
    <name>UrlRows</name>
    <message>
        <source>New or changed</source>
        <translation>新規または変更</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>削除</translation>
    </message>
</context>
<context>
    <name>WebCommands</name>
    <message numerus="yes">
        <source>%n files could not be opened from the web.</source>
        <extracomment>One file could not be opened from the web.</extracomment>
        <translation>
            <numerusform>%n 個のファイルを Web から開けませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>Canceled. Complete files are in the folder.</source>
        <translation>キャンセルしました。取得し終えたファイルはフォルダーにあります。</translation>
    </message>
    <message>
        <source>Change URL …</source>
        <translation>URL を変更…</translation>
    </message>
    <message>
        <source>Fetch again</source>
        <translation>もう一度取得</translation>
    </message>
    <message>
        <source>Fetching “{url}”</source>
        <translation>「{url}」を取得中</translation>
    </message>
    <message>
        <source>Show list …</source>
        <translation>一覧を表示…</translation>
    </message>
</context>
<context>
    <name>Windows</name>
    <message>
        <source>Reload opens the saved version.</source>
        <translation>「再読み込み」を使うと、保存済みのバージョンが開きます。</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>スタートページ</translation>
    </message>
    <message>
        <source>“{name}” is already open.</source>
        <translation>「{name}」はすでに開かれています。</translation>
    </message>
    <message>
        <source>“{sitemap}” is open here as a sitemap of “{name}”.</source>
        <translation>「{sitemap}」は「{name}」のサイトマップとしてここで開かれています。</translation>
    </message>
</context>
<context>
    <name>WriteIndexDialog</name>
    <message>
        <source>New file</source>
        <translation>新しいファイル</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>置き換え</translation>
    </message>
    <message>
        <source>Rewritten</source>
        <translation>書き直し</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>保存時</translation>
    </message>
    <message>
        <source>The &amp;index keeps the name {name}</source>
        <translation>インデックスが {name} の名前を引き継ぐ(&amp;I)</translation>
    </message>
    <message>
        <source>The files are written when you save.</source>
        <translation>ファイルは保存時に書き込まれます。</translation>
    </message>
    <message>
        <source>The first &amp;sitemap keeps it</source>
        <translation>最初のサイトマップが引き継ぐ(&amp;S)</translation>
    </message>
    <message>
        <source>Write an index for {name}</source>
        <translation>{name} のインデックスを作成</translation>
    </message>
</context>
<context>
    <name>XmlPane</name>
    <message>
        <source>Change other XML</source>
        <translation>その他の XML を変更</translation>
    </message>
    <message>
        <source>It contains invisible characters that change the order of the text.</source>
        <translation>テキストの順序を変える、見えない文字が含まれています。</translation>
    </message>
    <message>
        <source>It contains line ends that editing would change, so it is read-only.</source>
        <translation>編集すると変わってしまう改行が含まれているため、読み取り専用です。</translation>
    </message>
    <message>
        <source>This is its beginning; it is too long to be edited here.</source>
        <translation>これは先頭部分です。長すぎるため、ここでは編集できません。</translation>
    </message>
    <message>
        <source>This is the rest of the entry. It can't be read.</source>
        <translation>エントリの残りの部分です。読み取れません。</translation>
    </message>
</context>
<context>
    <name>_PartList</name>
    <message>
        <source>Component</source>
        <translation>構成要素</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>see its text</source>
        <translation>ライセンス文を見る</translation>
    </message>
</context>
</TS>
