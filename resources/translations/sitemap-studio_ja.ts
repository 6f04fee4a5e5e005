<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>&amp;Copy details</source>
        <translation>詳細をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Environment</source>
        <translation>動作環境(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Parts and licences</source>
        <translation>構成要素とライセンス(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Report a fault</source>
        <translation>不具合を報告(&amp;R)</translation>
    </message>
    <message>
        <source>About Sitemap Studio</source>
        <translation>Sitemap Studio について</translation>
    </message>
    <message>
        <source>Copy the environment as text, for a report of a fault.</source>
        <translation>不具合を報告するときのために、動作環境をテキストとしてコピーします。</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>MIT ライセンスのフリーソフトウェアです。</translation>
    </message>
    <message>
        <source>Sitemap Studio {version}</source>
        <translation>Sitemap Studio {version}</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>ライセンス文</translation>
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
        <source>&amp;Change many entries …</source>
        <translation>多数のエントリを変更(&amp;C)…</translation>
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
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
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
        <source>&amp;Larger table</source>
        <translation>表を拡大(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Leak patterns …</source>
        <translation>漏えいパターン(&amp;L)…</translation>
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
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Write an index …</source>
        <translation>インデックスを作成(&amp;W)…</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Add &amp;entry</source>
        <translation>エントリを追加(&amp;E)</translation>
    </message>
    <message>
        <source>Add a copy of the selected entries below them.</source>
        <translation>選択したエントリのコピーを、そのすぐ下に追加します。</translation>
    </message>
    <message>
        <source>Add a sitemap to the index.</source>
        <translation>インデックスにサイトマップを追加します。</translation>
    </message>
    <message>
        <source>Add an entry below the current one.</source>
        <translation>現在のエントリの下にエントリを追加します。</translation>
    </message>
    <message>
        <source>Add existing &amp;files …</source>
        <translation>既存のファイルを追加(&amp;F)…</translation>
    </message>
    <message>
        <source>Add what is on the clipboard as entries below the current one.</source>
        <translation>クリップボードの内容を、現在のエントリの下にエントリとして追加します。</translation>
    </message>
    <message>
        <source>Append entries of files …</source>
        <translation>ファイルのエントリを追加 …</translation>
    </message>
    <message>
        <source>Append entries of logs, tables of crawlers, feeds, lists or sitemaps.</source>
        <translation>ログ、クローラーの表、フィード、一覧、サイトマップのエントリを追加します。</translation>
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
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Check the files on disk against the published XML schemas.</source>
        <translation>ディスク上のファイルを、公開されている XML スキーマで検証します。</translation>
    </message>
    <message>
        <source>Check the whole set against all rules.</source>
        <translation>セット全体をすべてのルールでチェックします。</translation>
    </message>
    <message>
        <source>Choose how the program looks and what it proposes.</source>
        <translation>プログラムの外観と既定の動作を設定します。</translation>
    </message>
    <message>
        <source>Choose light or dark.</source>
        <translation>ライトまたはダークを選択します。</translation>
    </message>
    <message>
        <source>Choose which columns the table shows.</source>
        <translation>表に表示する列を選択します。</translation>
    </message>
    <message>
        <source>Choose which patterns mark addresses that should not be public.</source>
        <translation>公開するつもりのなかったアドレスのパターンを設定します。</translation>
    </message>
    <message>
        <source>Choose whose limits hold.</source>
        <translation>どの検索エンジンの上限に従うかを選択します。</translation>
    </message>
    <message>
        <source>Clear &amp;filter</source>
        <translation>フィルターをクリア(&amp;F)</translation>
    </message>
    <message>
        <source>Clear the values of the selected cells.</source>
        <translation>選択したセルの値を消去します。</translation>
    </message>
    <message>
        <source>Close the set.</source>
        <translation>セットを閉じます。</translation>
    </message>
    <message>
        <source>Compare with the dis&amp;k …</source>
        <translation>ディスクと比較(&amp;K)…</translation>
    </message>
    <message>
        <source>Copy the selected cells and clear them.</source>
        <translation>選択したセルをコピーしてからクリアします。</translation>
    </message>
    <message>
        <source>Copy the selected cells below a line with the names of their fields.</source>
        <translation>選択したセルを、フィールド名の行を先頭に付けてコピーします。</translation>
    </message>
    <message>
        <source>Copy the selected cells, as a spreadsheet understands them.</source>
        <translation>選択したセルを、表計算ソフトで使える形式でコピーします。</translation>
    </message>
    <message>
        <source>Copy the sitemaps of a site into a folder, and open them.</source>
        <translation>サイトのサイトマップをフォルダーにコピーして開きます。</translation>
    </message>
    <message>
        <source>Copy with &amp;header</source>
        <translation>見出し付きでコピー(&amp;K)</translation>
    </message>
    <message>
        <source>Create a sitemap of the pages of a static site.</source>
        <translation>静的サイトのページからサイトマップを作成します。</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>切り取り(&amp;T)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Delete entrie&amp;s</source>
        <translation>エントリを削除(&amp;S)</translation>
    </message>
    <message>
        <source>Delete the selected entries.</source>
        <translation>選択したエントリを削除します。</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
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
        <source>Fill selecti&amp;on</source>
        <translation>選択範囲に入力(&amp;O)</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Find a text in the entries shown, and replace it by another.</source>
        <translation>表示中のエントリからテキストを検索し、別のテキストに置き換えます。</translation>
    </message>
    <message>
        <source>Find and replace</source>
        <translation>検索と置換</translation>
    </message>
    <message>
        <source>Find and replace …</source>
        <translation>検索と置換…</translation>
    </message>
    <message>
        <source>Find any command by a few letters of its name.</source>
        <translation>名前の数文字を入力するだけで、あらゆるコマンドを探せます。</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>次を検索(&amp;X)</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>前を検索</translation>
    </message>
    <message>
        <source>Fix &amp;all problems …</source>
        <translation>すべての問題を修正(&amp;A)…</translation>
    </message>
    <message>
        <source>Fix &amp;selected entries …</source>
        <translation>選択したエントリを修正(&amp;S)…</translation>
    </message>
    <message>
        <source>Fol&amp;ders</source>
        <translation>フォルダー(&amp;D)</translation>
    </message>
    <message>
        <source>Give the selected cells of a column the value of the current one.</source>
        <translation>列内の選択したセルに、現在のセルの値を入力します。</translation>
    </message>
    <message>
        <source>Give the selected cells the value of the topmost one.</source>
        <translation>選択したセルに、一番上のセルの値を入力します。</translation>
    </message>
    <message>
        <source>Go to another window.</source>
        <translation>別のウィンドウに移動します。</translation>
    </message>
    <message>
        <source>Go to the match before.</source>
        <translation>前の一致箇所に移動します。</translation>
    </message>
    <message>
        <source>Go to the next cell with a problem that is listed.</source>
        <translation>一覧にある問題を含む次のセルに移動します。</translation>
    </message>
    <message>
        <source>Go to the next match.</source>
        <translation>次の一致箇所に移動します。</translation>
    </message>
    <message>
        <source>Go to the previous cell with a problem that is listed.</source>
        <translation>一覧にある問題を含む前のセルに移動します。</translation>
    </message>
    <message>
        <source>List all keys.</source>
        <translation>すべてのキーを一覧表示します。</translation>
    </message>
    <message>
        <source>List files to upload, lines for robots.txt and changed URLs, and submit them.</source>
        <translation>アップロードするファイル、robots.txt に書く行、変更された URL を一覧表示し、URL を送信します。</translation>
    </message>
    <message>
        <source>List sitemaps on disk in the index, or append their entries.</source>
        <translation>ディスク上のサイトマップをインデックスに記載するか、そのエントリを追加します。</translation>
    </message>
    <message>
        <source>List what differs between what is open and what is on disk.</source>
        <translation>開いている内容とディスク上の内容の違いを一覧表示します。</translation>
    </message>
    <message>
        <source>Mer&amp;ge sitemaps</source>
        <translation>サイトマップを結合(&amp;G)</translation>
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
        <source>Move entries beyond the limits into new sitemaps at the end of the set.</source>
        <translation>サイトマップの上限を超えた分を、セットの末尾の新しいサイトマップに移します。</translation>
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
        <source>Move the keyboard focus to the next part of the window.</source>
        <translation>キーボードフォーカスをウィンドウの次の領域に移します。</translation>
    </message>
    <message>
        <source>Move the selected entries down in their sitemap.</source>
        <translation>選択したエントリを、サイトマップ内で下に移動します。</translation>
    </message>
    <message>
        <source>Move the selected entries up in their sitemap.</source>
        <translation>選択したエントリを、サイトマップ内で上に移動します。</translation>
    </message>
    <message>
        <source>Move the selected sitemaps one place down.</source>
        <translation>選択したサイトマップの順序を 1 つ後にします。</translation>
    </message>
    <message>
        <source>Move the selected sitemaps one place up.</source>
        <translation>選択したサイトマップの順序を 1 つ前にします。</translation>
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
        <source>Open</source>
        <translation>開く</translation>
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
        <source>Open a file that was open before.</source>
        <translation>以前に開いたファイルを開きます。</translation>
    </message>
    <message>
        <source>Open a sitemap, or an index with its sitemaps.</source>
        <translation>サイトマップ、またはインデックスとそのサイトマップを開きます。</translation>
    </message>
    <message>
        <source>Open fol&amp;der …</source>
        <translation>フォルダーを開く(&amp;D)…</translation>
    </message>
    <message>
        <source>Open from web …</source>
        <translation>Web から開く …</translation>
    </message>
    <message>
        <source>Open one more window; each shows a set of its own.</source>
        <translation>新しいウィンドウを開きます。ウィンドウごとに別のセットを表示できます。</translation>
    </message>
    <message>
        <source>Open page in &amp;browser</source>
        <translation>ブラウザーでページを開く(&amp;J)</translation>
    </message>
    <message>
        <source>Open the folder of the program's log files.</source>
        <translation>不具合の手がかりが記録されている場所を表示します。</translation>
    </message>
    <message>
        <source>Open the help at the page about the part of the window in use.</source>
        <translation>ウィンドウの使用中の領域についてのヘルプを開きます。</translation>
    </message>
    <message>
        <source>Open the index in a folder, or else all its sitemaps as one set.</source>
        <translation>フォルダー内のインデックスを開きます。なければ、すべてのサイトマップを 1 つのセットとして開きます。</translation>
    </message>
    <message>
        <source>Open the page of the current entry in the browser.</source>
        <translation>現在のエントリのページをブラウザーで開きます。</translation>
    </message>
    <message>
        <source>Open the set again as it is on disk.</source>
        <translation>ディスク上の内容を開き直します。</translation>
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
        <source>Paste cells from here on, also from a spreadsheet.</source>
        <translation>現在のセルから貼り付けます。表計算ソフトからも貼り付けられます。</translation>
    </message>
    <message>
        <source>Point out the most important parts of the window.</source>
        <translation>ウィンドウの主な部分を順に案内します。</translation>
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
        <source>Put the entries in their files into the order of the view.</source>
        <translation>表示の並べ替え順を、ファイル内のエントリの順序にします。</translation>
    </message>
    <message>
        <source>Put the entries of the selected sitemaps into the first of them.</source>
        <translation>選択したサイトマップのエントリを、先頭のサイトマップにまとめます。</translation>
    </message>
    <message>
        <source>Put the selected entries into another sitemap, or a new one.</source>
        <translation>選択したエントリを、別のサイトマップまたは新しいサイトマップに移します。</translation>
    </message>
    <message>
        <source>Quit the program.</source>
        <translation>プログラムを終了します。</translation>
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
        <source>Read and search all rules, with examples and sources.</source>
        <translation>すべてのルールを、例と出典付きで閲覧・検索します。</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Redo the change that was undone last.</source>
        <translation>元に戻した変更をもう一度実行します。</translation>
    </message>
    <message>
        <source>Remove &amp;duplicates …</source>
        <translation>重複を削除(&amp;D)…</translation>
    </message>
    <message>
        <source>Remove entries whose URL another entry has.</source>
        <translation>別のエントリと URL が重複しているエントリを削除します。</translation>
    </message>
    <message>
        <source>Remove the selected sitemaps and their entries from the set.</source>
        <translation>選択したサイトマップを、そのエントリとともにセットから外します。</translation>
    </message>
    <message>
        <source>Rename the file of the selected sitemap.</source>
        <translation>選択したサイトマップのファイル名を変更します。</translation>
    </message>
    <message>
        <source>S&amp;maller table</source>
        <translation>表を縮小(&amp;M)</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save &amp;as …</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Save charts and problems as a page or PDF, or problems as data.</source>
        <translation>グラフと問題をページまたは PDF として、あるいは問題をデータとして保存します。</translation>
    </message>
    <message>
        <source>Save re&amp;port …</source>
        <translation>レポートを保存(&amp;P)…</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>すべて選択(&amp;A)</translation>
    </message>
    <message>
        <source>Select all entries shown that have the value of the current cell.</source>
        <translation>表示中のエントリのうち、現在のセルと同じ値を持つものをすべて選択します。</translation>
    </message>
    <message>
        <source>Select every entry shown.</source>
        <translation>表示中のエントリをすべて選択します。</translation>
    </message>
    <message>
        <source>Select same &amp;value</source>
        <translation>同じ値を選択(&amp;V)</translation>
    </message>
    <message>
        <source>Select the entry of a number.</source>
        <translation>指定した番号のエントリを選択します。</translation>
    </message>
    <message>
        <source>Set, shift, round, rewrite or clear a field of many entries at once.</source>
        <translation>多数のエントリのフィールドを、まとめて設定、変更、丸め、書き換え、クリアします。</translation>
    </message>
    <message>
        <source>Settin&amp;gs …</source>
        <translation>設定(&amp;G)…</translation>
    </message>
    <message>
        <source>Show all entries again, whatever was typed or chosen above the table.</source>
        <translation>表の上での入力や選択を解除し、すべてのエントリを再び表示します。</translation>
    </message>
    <message>
        <source>Show charts and problems as pages, and print them.</source>
        <translation>グラフと問題をページとして表示し、印刷します。</translation>
    </message>
    <message>
        <source>Show only entries that have the value of the current cell.</source>
        <translation>現在のセルと同じ値を持つエントリだけを表示します。</translation>
    </message>
    <message>
        <source>Show only entries that match.</source>
        <translation>一致するエントリだけを表示します。</translation>
    </message>
    <message>
        <source>Show or hide all that belongs to the selected entry.</source>
        <translation>選択したエントリのすべての情報の表示/非表示を切り替えます。</translation>
    </message>
    <message>
        <source>Show or hide clusters of alternates beside the languages of the set.</source>
        <translation>代替リンクのクラスターをセットの言語別に示すパネルの表示/非表示を切り替えます。</translation>
    </message>
    <message>
        <source>Show or hide how the selected entry is written, and how it is read.</source>
        <translation>選択したエントリがどう書かれ、どう読み取られるかの表示/非表示を切り替えます。</translation>
    </message>
    <message>
        <source>Show or hide the folders of the addresses.</source>
        <translation>アドレスのフォルダーの表示/非表示を切り替えます。</translation>
    </message>
    <message>
        <source>Show or hide the list of problems.</source>
        <translation>問題の一覧の表示/非表示を切り替えます。</translation>
    </message>
    <message>
        <source>Show or hide the list of sitemaps.</source>
        <translation>サイトマップの一覧の表示/非表示を切り替えます。</translation>
    </message>
    <message>
        <source>Show or hide the list of what was done, and go back or forth in it.</source>
        <translation>操作の一覧の表示/非表示を切り替えます。一覧から前後の状態に移動できます。</translation>
    </message>
    <message>
        <source>Show or hide the panel of find and replace.</source>
        <translation>検索と置換パネルの表示/非表示を切り替えます。</translation>
    </message>
    <message>
        <source>Show or hide the set as charts.</source>
        <translation>セットのグラフの表示/非表示を切り替えます。</translation>
    </message>
    <message>
        <source>Show or hide what was mended so that files could be read.</source>
        <translation>ファイルを読み取るために修復した箇所の表示/非表示を切り替えます。</translation>
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
        <source>Show the table in larger letters.</source>
        <translation>表の文字を大きくします。</translation>
    </message>
    <message>
        <source>Show the table in letters of the usual size.</source>
        <translation>表の文字を標準の大きさに戻します。</translation>
    </message>
    <message>
        <source>Show the table in smaller letters.</source>
        <translation>表の文字を小さくします。</translation>
    </message>
    <message>
        <source>Show version and parts.</source>
        <translation>バージョンと構成要素を表示します。</translation>
    </message>
    <message>
        <source>Show what fixing all that can be fixed would change.</source>
        <translation>修正できるものをすべて修正した場合の変更内容を表示します。</translation>
    </message>
    <message>
        <source>Show what fixing the selected entries would change.</source>
        <translation>選択したエントリを修正した場合の変更内容を表示します。</translation>
    </message>
    <message>
        <source>Sort &amp;by …</source>
        <translation>並べ替え(&amp;B)…</translation>
    </message>
    <message>
        <source>Sort the view by up to four columns.</source>
        <translation>最大 4 列を基準に表示を並べ替えます。</translation>
    </message>
    <message>
        <source>Sp&amp;ill excess entries</source>
        <translation>超過分を移す(&amp;I)</translation>
    </message>
    <message>
        <source>Split the selected sitemap into several.</source>
        <translation>選択したサイトマップを複数に分割します。</translation>
    </message>
    <message>
        <source>Start an empty sitemap.</source>
        <translation>空のサイトマップを新しく作成します。</translation>
    </message>
    <message>
        <source>Table in &amp;usual size</source>
        <translation>表を標準の大きさに戻す(&amp;U)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Undo the last change.</source>
        <translation>最後の変更を取り消します。</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>ウィンドウ</translation>
    </message>
    <message>
        <source>Write all entries to one XML file, text list or CSV file.</source>
        <translation>すべてのエントリを、1 つの XML ファイル、テキスト一覧、または CSV ファイルに書き出します。</translation>
    </message>
    <message>
        <source>Write an index for sitemaps that have none.</source>
        <translation>インデックスのないサイトマップから、インデックス付きのセットを作成します。</translation>
    </message>
    <message>
        <source>Write new sitemaps within the limits, with their index.</source>
        <translation>上限内に収めた新しいサイトマップを、インデックスとともに書き出します。</translation>
    </message>
    <message>
        <source>Write the changed files of the set.</source>
        <translation>セットのうち変更されたファイルを書き込みます。</translation>
    </message>
    <message>
        <source>Write under another name; an ending of .gz compresses.</source>
        <translation>別の名前で書き込みます。末尾を .gz にすると圧縮されます。</translation>
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
        <translation>
            <numerusform>%n 件の URL がすでにセットにあります:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n 件のエントリ</numerusform>
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
        <source>1 URL is in the set already:</source>
        <translation>1 件の URL がすでにセットにあります:</translation>
    </message>
    <message>
        <source>1 entry</source>
        <translation>1 件のエントリ</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Add existing files</source>
        <translation>既存のファイルを追加</translation>
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
        <source>{files} files hold {entries}.</source>
        <translation>{files} 個のファイルに {entries}があります。</translation>
    </message>
    <message>
        <source>“{name}” holds {entries}.</source>
        <translation>「{name}」に {entries}があります。</translation>
    </message>
</context>
<context>
    <name>AddressLine</name>
    <message>
        <source>Address of the set</source>
        <translation>セットのアドレス</translation>
    </message>
    <message>
        <source>Proposed: {address}. Press Enter to use it.</source>
        <translation>候補: {address}。Enter を押すと、このアドレスが使われます。</translation>
    </message>
    <message>
        <source>Use the proposed address</source>
        <translation>候補のアドレスを使う</translation>
    </message>
    <message>
        <source>Where this set lies on the web. A sitemap may only list URLs in its folder and below.</source>
        <translation>このセットがある Web 上の場所です。サイトマップに記載できるのは、そのフォルダー以下の URL だけです。</translation>
    </message>
</context>
<context>
    <name>BulkDialog</name>
    <message numerus="yes">
        <source>%n addresses become the same as those of other entries.</source>
        <translation>
            <numerusform>%n 個のアドレスが他のエントリのアドレスと同じになります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n addresses become too long.</source>
        <translation>
            <numerusform>%n 個のアドレスが長くなりすぎます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stay: {reason}.</source>
        <translation>
            <numerusform>%n 件は変更なし: {reason}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values change</source>
        <translation>
            <numerusform>%n 個の値が変更されます</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Entries</source>
        <translation>対象のエントリ(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>操作(&amp;W)</translation>
    </message>
    <message>
        <source>1 address becomes the same as that of another entry.</source>
        <translation>1 個のアドレスが他のエントリのアドレスと同じになります。</translation>
    </message>
    <message>
        <source>1 address becomes too long.</source>
        <translation>1 個のアドレスが長くなりすぎます。</translation>
    </message>
    <message>
        <source>1 stays: {reason}.</source>
        <translation>1 件は変更なし: {reason}。</translation>
    </message>
    <message>
        <source>1 value changes</source>
        <translation>1 個の値が変更されます</translation>
    </message>
    <message numerus="yes">
        <source>Addresses in the extensions of %n entries change, too.</source>
        <translation>
            <numerusform>%n 件のエントリの拡張にあるアドレスも変わります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Addresses in the extensions of 1 entry change, too.</source>
        <translation>1 件のエントリの拡張にあるアドレスも変わります。</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message numerus="yes">
        <source>Change %n values</source>
        <translation>
            <numerusform>%n 個の値を変更</numerusform>
        </translation>
    </message>
    <message>
        <source>Change 1 value</source>
        <translation>1 個の値を変更</translation>
    </message>
    <message>
        <source>Change many entries</source>
        <translation>多数のエントリを変更</translation>
    </message>
    <message>
        <source>Entries of the folder</source>
        <translation>フォルダー内のエントリ</translation>
    </message>
    <message>
        <source>Entries shown</source>
        <translation>表示中のエントリ</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>フィールド</translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>変更される値はありません。</translation>
    </message>
    <message>
        <source>Planning</source>
        <translation>変更内容を準備中</translation>
    </message>
    <message>
        <source>Selected entries</source>
        <translation>選択したエントリ</translation>
    </message>
    <message>
        <source>The address of 1 sitemap in the index changes, too.</source>
        <translation>インデックス内の 1 個のサイトマップのアドレスも変わります。</translation>
    </message>
    <message numerus="yes">
        <source>The addresses of %n sitemaps in the index change, too.</source>
        <translation>
            <numerusform>インデックス内の %n 個のサイトマップのアドレスも変わります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The whole set</source>
        <translation>セット全体</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>操作の内容</translation>
    </message>
    <message>
        <source>{field}: {words}</source>
        <translation>{field}: {words}</translation>
    </message>
    <message numerus="yes">
        <source>{what} in %n entries</source>
        <translation>
            <numerusform>%n 件のエントリで{what}</numerusform>
        </translation>
    </message>
    <message>
        <source>{what} in 1 entry</source>
        <translation>1 件のエントリで{what}</translation>
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
        <source>Open</source>
        <translation>開く</translation>
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
        <source>%n columns of what was pasted would lie beyond the last field, and were left out.</source>
        <translation>
            <numerusform>貼り付けた内容のうち、最後のフィールドからはみ出す %n 列は取り込みませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>1 column of what was pasted would lie beyond the last field, and was left out.</source>
        <translation>貼り付けた内容のうち、最後のフィールドからはみ出す 1 列は取り込みませんでした。</translation>
    </message>
    <message>
        <source>Choose a cell of a field.</source>
        <translation>フィールドのセルを選択してください。</translation>
    </message>
    <message>
        <source>Nothing can be pasted into this column.</source>
        <translation>この列には貼り付けられません。</translation>
    </message>
    <message>
        <source>Paste %Ln cells</source>
        <translation>%Ln 個のセルを貼り付け</translation>
    </message>
    <message>
        <source>Paste %Ln entries</source>
        <translation>%Ln 件のエントリを貼り付け</translation>
    </message>
    <message>
        <source>Paste cell</source>
        <translation>セルを貼り付け</translation>
    </message>
    <message>
        <source>Paste entry</source>
        <translation>エントリを貼り付け</translation>
    </message>
    <message>
        <source>Paste further to the front, or with a header of field names.</source>
        <translation>もっと前の列に貼り付けるか、フィールド名の見出しを付けて貼り付けてください。</translation>
    </message>
</context>
<context>
    <name>ColumnsDialog</name>
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
    <message>
        <source>Which columns hold the fields? The answer is remembered for tables with this header.</source>
        <translation>各フィールドはどの列にありますか? 選択した内容は記憶され、同じ見出しの表で使われます。</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message numerus="yes">
        <source>%n entries are only here</source>
        <translation>
            <numerusform>こちらにのみある %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries are only on disk</source>
        <translation>
            <numerusform>ディスクにのみある %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries are the same</source>
        <translation>
            <numerusform>同じ %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries have another URL</source>
        <translation>
            <numerusform>URL が異なる %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries have other values</source>
        <translation>
            <numerusform>値が異なる %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Ignore in which sitemap an entry is</source>
        <translation>エントリがどのサイトマップにあるかを無視(&amp;I)</translation>
    </message>
    <message>
        <source>1 entry has another URL</source>
        <translation>URL が異なる 1 件</translation>
    </message>
    <message>
        <source>1 entry has other values</source>
        <translation>値が異なる 1 件</translation>
    </message>
    <message>
        <source>1 entry is only here</source>
        <translation>こちらにのみある 1 件</translation>
    </message>
    <message>
        <source>1 entry is only on disk</source>
        <translation>ディスクにのみある 1 件</translation>
    </message>
    <message>
        <source>1 entry is the same</source>
        <translation>同じ 1 件</translation>
    </message>
    <message>
        <source>Compare “{name}” with the disk</source>
        <translation>「{name}」をディスクと比較</translation>
    </message>
    <message>
        <source>Comparing what is open with what is on disk …</source>
        <translation>開いている内容とディスク上の内容を比較しています…</translation>
    </message>
    <message>
        <source>Comparing with the disk</source>
        <translation>ディスクと比較中</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>こちらを保持</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>再読み込み</translation>
    </message>
    <message>
        <source>The entries on disk are the same as those that are open, but in another order.</source>
        <translation>ディスク上のエントリは、開いているエントリと同じですが、並び順が異なります。</translation>
    </message>
    <message>
        <source>The entries on disk are the same as those that are open.</source>
        <translation>ディスク上のエントリは、開いているエントリと同じです。</translation>
    </message>
    <message>
        <source>The entries stand in another order, too.</source>
        <translation>エントリの並び順も異なります。</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>相違点</translation>
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
        <source>(none)</source>
        <translation>(なし)</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>相違</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>エントリ</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>ディスク上</translation>
    </message>
    <message>
        <source>Only here</source>
        <translation>こちらのみ</translation>
    </message>
    <message>
        <source>Only on disk</source>
        <translation>ディスクのみ</translation>
    </message>
    <message>
        <source>Open here</source>
        <translation>開いている内容</translation>
    </message>
    <message>
        <source>extensions</source>
        <translation>拡張</translation>
    </message>
    <message>
        <source>renamed</source>
        <translation>URL 変更</translation>
    </message>
    <message>
        <source>sitemap</source>
        <translation>サイトマップ</translation>
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
            <numerusform>%n 件の重複は読み取り専用のサイトマップにあるため残ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries are removed</source>
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
        <source>1 duplicate is in a read-only sitemap and stays.</source>
        <translation>1 件の重複は読み取り専用のサイトマップにあるため残ります。</translation>
    </message>
    <message>
        <source>1 entry is removed</source>
        <translation>1 件のエントリが削除されます</translation>
    </message>
    <message>
        <source>Each entry that would be removed is listed here, beside the one kept.</source>
        <translation>削除されるエントリが、残るエントリと並べてここに表示されます。</translation>
    </message>
    <message>
        <source>Entries that would be removed</source>
        <translation>削除されるエントリ</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>残すエントリ</translation>
    </message>
    <message>
        <source>Planning</source>
        <translation>変更内容を準備中</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n duplicates</source>
        <translation>
            <numerusform>重複 %n 件を削除</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n entries</source>
        <translation>
            <numerusform>エントリ %n 件を削除</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove 1 duplicate</source>
        <translation>重複 1 件を削除</translation>
    </message>
    <message>
        <source>Remove 1 entry</source>
        <translation>エントリ 1 件を削除</translation>
    </message>
    <message>
        <source>Remove duplicates</source>
        <translation>重複を削除</translation>
    </message>
    <message>
        <source>There are no duplicates to remove.</source>
        <translation>削除する重複はありません。</translation>
    </message>
    <message>
        <source>URLs are</source>
        <translation>URL の一致条件</translation>
    </message>
    <message>
        <source>exactly the same</source>
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
    <message>
        <source>the same but for http or https, www, a slash at the end, or capitals</source>
        <translation>http と https、www、末尾のスラッシュ、大文字・小文字の違いを除いて一致</translation>
    </message>
</context>
<context>
    <name>EncodingDialog</name>
    <message>
        <source>&amp;Encoding</source>
        <translation>文字コード(&amp;E)</translation>
    </message>
    <message>
        <source>Choose the encoding</source>
        <translation>文字コードの選択</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>文字コード</translation>
    </message>
    <message>
        <source>How it &amp;reads</source>
        <translation>読み取り結果(&amp;R)</translation>
    </message>
    <message>
        <source>How it reads in the chosen encoding</source>
        <translation>選択した文字コードでの読み取り結果</translation>
    </message>
    <message>
        <source>No line holds anything but ASCII, so that it reads the same in all of them.</source>
        <translation>ASCII 以外の文字を含む行がないため、どの文字コードでも同じ結果になります。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Opening changes nothing on disk; saving a change will write UTF-8.</source>
        <translation>開いてもディスクの内容は変わりません。変更を保存すると UTF-8 で書き込まれます。</translation>
    </message>
    <message>
        <source>“{name}” and maybe other sitemaps of “{whole}” follow neither the encoding that they declare nor UTF-8. Choose the encoding in which the lines below read as they should; it holds for all of them.</source>
        <translation>「{name}」および「{whole}」の他のサイトマップは、宣言された文字コードにも UTF-8 にも従っていない可能性があります。下の行が正しく読める文字コードを選択してください。選択はすべてに適用されます。</translation>
    </message>
    <message>
        <source>“{name}” follows neither the encoding that it declares nor UTF-8. Choose the encoding in which the lines below read as they should.</source>
        <translation>「{name}」は、宣言された文字コードにも UTF-8 にも従っていません。下の行が正しく読める文字コードを選択してください。</translation>
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
    <name>EntryModel</name>
    <message>
        <source>Change {field}</source>
        <translation>{field} を変更</translation>
    </message>
    <message>
        <source>The sitemap it belongs to.</source>
        <translation>このエントリが属するサイトマップです。</translation>
    </message>
    <message>
        <source>The worst problem of each entry.</source>
        <translation>各エントリで最も重大な問題です。</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
</context>
<context>
    <name>EntryPage</name>
    <message>
        <source>Counting</source>
        <translation>集計中</translation>
    </message>
    <message>
        <source>Filtering</source>
        <translation>フィルター処理中</translation>
    </message>
    <message>
        <source>No entries yet. Add one with Ctrl+I, or paste addresses with Ctrl+V.</source>
        <translation>エントリはまだありません。Ctrl+I で追加するか、Ctrl+V でアドレスを貼り付けてください。</translation>
    </message>
    <message>
        <source>No entry has such problems.</source>
        <translation>このような問題のあるエントリはありません。</translation>
    </message>
    <message>
        <source>No entry matches the filter.</source>
        <translation>フィルターに一致するエントリはありません。</translation>
    </message>
    <message>
        <source>None of the sitemaps could be read. Problems, below, says why.</source>
        <translation>どのサイトマップも読み取れませんでした。理由は下の「問題」に表示されています。</translation>
    </message>
    <message>
        <source>The index lists no sitemaps yet. Add one for entries to go into.</source>
        <translation>インデックスにはまだサイトマップがありません。エントリを入れるサイトマップを追加してください。</translation>
    </message>
</context>
<context>
    <name>EntryPanel</name>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n 件のエントリ</numerusform>
        </translation>
    </message>
    <message>
        <source>Add alternates in languages that are missing, by how addresses begin.</source>
        <translation>アドレスの先頭部分をもとに、不足している言語の代替リンクを追加します。</translation>
    </message>
    <message>
        <source>Add missing languages</source>
        <translation>不足している言語を追加</translation>
    </message>
    <message>
        <source>Add missing languages …</source>
        <translation>不足している言語を追加…</translation>
    </message>
    <message>
        <source>Add the address for everybody whose language is not listed.</source>
        <translation>どの言語にも当てはまらないユーザー向けのアドレスを追加します。</translation>
    </message>
    <message>
        <source>Add x-default</source>
        <translation>x-default を追加</translation>
    </message>
    <message>
        <source>Adding languages</source>
        <translation>言語を追加中</translation>
    </message>
    <message>
        <source>All fields</source>
        <translation>すべてのフィールド</translation>
    </message>
    <message>
        <source>And {count} more.</source>
        <translation>ほか {count} 件。</translation>
    </message>
    <message>
        <source>Another edit is still being done. Try again after it.</source>
        <translation>別の編集を実行中です。完了後にもう一度お試しください。</translation>
    </message>
    <message>
        <source>Change {field}</source>
        <translation>{field} を変更</translation>
    </message>
    <message numerus="yes">
        <source>Change {field} in %n entries</source>
        <translation>
            <numerusform>%n 件のエントリの {field} を変更</numerusform>
        </translation>
    </message>
    <message>
        <source>Changing extensions</source>
        <translation>拡張を変更中</translation>
    </message>
    <message>
        <source>Complete the cluster</source>
        <translation>クラスターを補完</translation>
    </message>
    <message>
        <source>Completing clusters</source>
        <translation>クラスターを補完中</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>アドレスをコピー</translation>
    </message>
    <message>
        <source>Counting extensions</source>
        <translation>拡張を集計中</translation>
    </message>
    <message>
        <source>Entry {number} of {count}</source>
        <translation>エントリ {number} / {count}</translation>
    </message>
    <message>
        <source>Let all pages of the cluster list each other, and themselves.</source>
        <translation>互いに別言語版としてリンクされているページすべてに、自身を含む全ページの代替リンクを持たせます。</translation>
    </message>
    <message>
        <source>More about alternates</source>
        <translation>代替リンクの詳細</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下へ移動</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上へ移動</translation>
    </message>
    <message>
        <source>Open the page in the browser</source>
        <translation>ブラウザーでページを開く</translation>
    </message>
    <message>
        <source>Read-only.</source>
        <translation>読み取り専用です。</translation>
    </message>
    <message>
        <source>Select an entry to see and edit all of it.</source>
        <translation>エントリを選択すると、すべての内容を表示・編集できます。</translation>
    </message>
    <message>
        <source>Select one entry to add to it.</source>
        <translation>追加するには、エントリを 1 件選択してください。</translation>
    </message>
    <message>
        <source>Show also the fields that are no longer read or hardly ever needed.</source>
        <translation>現在は読み取られない、またはほとんど使われないフィールドも表示します。</translation>
    </message>
    <message>
        <source>The address as people read it</source>
        <translation>人が読む形のアドレス</translation>
    </message>
    <message numerus="yes">
        <source>{what} in %n entries</source>
        <translation>
            <numerusform>%n 件のエントリで{what}</numerusform>
        </translation>
    </message>
    <message>
        <source>{what} in 1 entry</source>
        <translation>1 件のエントリで{what}</translation>
    </message>
</context>
<context>
    <name>EntryView</name>
    <message>
        <source>Clear it with Backspace, paste another over it, or use a bulk edit.</source>
        <translation>Backspace でクリアするか、別の値を貼り付けるか、一括編集を使ってください。</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>エントリ</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>フィールド</translation>
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
        <source>Language</source>
        <translation>言語</translation>
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
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>Qt</source>
        <translation>Qt</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
</context>
<context>
    <name>ExplanationPane</name>
    <message>
        <source>All rules</source>
        <translation>すべてのルール</translation>
    </message>
    <message>
        <source>Choose a problem or a rule to read what it asks for, and why.</source>
        <translation>問題またはルールを選択すると、その内容と理由がここに表示されます。</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>修正</translation>
    </message>
    <message>
        <source>Fix this …</source>
        <translation>これを修正…</translation>
    </message>
    <message>
        <source>Fix {count} …</source>
        <translation>{count} 件を修正…</translation>
    </message>
    <message>
        <source>Fix {count}: {rule}</source>
        <translation>{count} 件を修正: {rule}</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>修正後</translation>
    </message>
    <message>
        <source>Ignored</source>
        <translation>対象外</translation>
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
        <source>Open the catalogue of rules here.</source>
        <translation>ルールの一覧をここに開きます。</translation>
    </message>
    <message>
        <source>Remove {count} …</source>
        <translation>{count} 件を削除…</translation>
    </message>
    <message>
        <source>Remove {count}: {rule}</source>
        <translation>{count} 件を削除: {rule}</translation>
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
        <source>Save the changed and repaired files.</source>
        <translation>変更または修復されたファイルを保存します。</translation>
    </message>
    <message>
        <source>Save to repair</source>
        <translation>保存して修復</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>重大度</translation>
    </message>
    <message>
        <source>Shows what would change before anything does.</source>
        <translation>実際に変更する前に、変更内容を表示します。</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>出典</translation>
    </message>
    <message>
        <source>What does it mean?</source>
        <translation>どういう意味ですか?</translation>
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
    <message>
        <source>… and {count} more</source>
        <translation>… ほか {count} 件</translation>
    </message>
</context>
<context>
    <name>ExportCommands</name>
    <message numerus="yes">
        <source>%n files of an earlier export are still in the folder; the index does not list them.</source>
        <translation>
            <numerusform>以前のエクスポートの %n 個のファイルがまだ残っており、インデックスに記載されていません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files of an earlier export were removed.</source>
        <translation>
            <numerusform>以前のエクスポートの %n 個のファイルを削除しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files were up to date already.</source>
        <translation>
            <numerusform>%n 個のファイルはすでに同じ内容でした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files written to “{folder}”.</source>
        <translation>
            <numerusform>%n 個のファイルを「{folder}」に書き出しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>1 file of an earlier export was removed.</source>
        <translation>以前のエクスポートの 1 個のファイルを削除しました。</translation>
    </message>
    <message>
        <source>1 file was up to date already.</source>
        <translation>1 個のファイルはすでに同じ内容でした。</translation>
    </message>
    <message>
        <source>1 file written to “{folder}”.</source>
        <translation>1 個のファイルを「{folder}」に書き出しました。</translation>
    </message>
    <message>
        <source>Entries may be missing: not all sitemaps could be read for certain.</source>
        <translation>すべてのサイトマップを確実に読み取れたわけではないため、エントリが欠けている可能性があります。</translation>
    </message>
    <message>
        <source>Export as single file</source>
        <translation>単一ファイルとしてエクスポート</translation>
    </message>
    <message>
        <source>Exporting to “{name}”</source>
        <translation>「{name}」にエクスポート中</translation>
    </message>
    <message>
        <source>Left out: {losses}.</source>
        <translation>除外: {losses}。</translation>
    </message>
    <message>
        <source>Open exported set</source>
        <translation>エクスポートしたセットを開く</translation>
    </message>
    <message>
        <source>Publish …</source>
        <translation>公開…</translation>
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
    <message>
        <source>The export was stopped; all files are as they were before.</source>
        <translation>エクスポートは中止されました。すべてのファイルは元のままです。</translation>
    </message>
    <message>
        <source>“{name}” of an earlier export is still in the folder; the index does not list it.</source>
        <translation>以前のエクスポートの「{name}」がまだ残っており、インデックスに記載されていません。</translation>
    </message>
    <message>
        <source>“{name}” was written.</source>
        <translation>「{name}」を書き出しました。</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message numerus="yes">
        <source>%n URLs</source>
        <translation>
            <numerusform>URL %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries lie outside {address}: search engines ignore them.</source>
        <translation>
            <numerusform>%n 件のエントリが {address} の外にあり、検索エンジンに無視されます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files of an earlier export stay in the folder; the index does not list them.</source>
        <translation>
            <numerusform>以前のエクスポートの %n 個のファイルはそのまま残り、インデックスには記載されません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files with such names exist and will be replaced.</source>
        <translation>
            <numerusform>同じ名前のファイルが %n 個あり、置き換えられます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps</source>
        <translation>
            <numerusform>%n 個のサイトマップ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps could not be read for certain: entries may be missing.</source>
        <translation>
            <numerusform>%n 個のサイトマップは確実には読み取れませんでした。エントリが欠けている可能性があります。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Address of the folder</source>
        <translation>フォルダーのアドレス(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>フォルダー(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Names of the files</source>
        <translation>ファイル名(&amp;N)</translation>
    </message>
    <message>
        <source>1 URL</source>
        <translation>URL 1 件</translation>
    </message>
    <message>
        <source>1 entry lies outside {address}: search engines ignore it.</source>
        <translation>1 件のエントリが {address} の外にあり、検索エンジンに無視されます。</translation>
    </message>
    <message>
        <source>1 file with such a name exists and will be replaced.</source>
        <translation>同じ名前のファイルが 1 個あり、置き換えられます。</translation>
    </message>
    <message>
        <source>1 sitemap</source>
        <translation>1 個のサイトマップ</translation>
    </message>
    <message>
        <source>1 sitemap could not be read for certain: entries may be missing.</source>
        <translation>1 個のサイトマップは確実には読み取れませんでした。エントリが欠けている可能性があります。</translation>
    </message>
    <message>
        <source>A&amp;ll ({count})</source>
        <translation>すべて ({count})(&amp;L)</translation>
    </message>
    <message>
        <source>Address in the index</source>
        <translation>インデックスでのアドレス</translation>
    </message>
    <message>
        <source>Address of the folder</source>
        <translation>フォルダーのアドレス</translation>
    </message>
    <message>
        <source>Choose the folder that the files go to.</source>
        <translation>出力先のフォルダーを選択します。</translation>
    </message>
    <message>
        <source>Compress the sitemaps with &amp;gzip</source>
        <translation>サイトマップを gzip で圧縮(&amp;G)</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>エントリ</translation>
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
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Files that will be written</source>
        <translation>書き出されるファイル</translation>
    </message>
    <message>
        <source>Folder of the export</source>
        <translation>エクスポート先のフォルダー</translation>
    </message>
    <message>
        <source>Left out: {losses}.</source>
        <translation>除外: {losses}。</translation>
    </message>
    <message>
        <source>Most &amp;URLs in a sitemap</source>
        <translation>サイトマップあたりの最大 URL 数(&amp;U)</translation>
    </message>
    <message>
        <source>Most &amp;bytes in a sitemap</source>
        <translation>サイトマップあたりの最大バイト数(&amp;B)</translation>
    </message>
    <message>
        <source>Most URLs in a sitemap</source>
        <translation>サイトマップあたりの最大 URL 数</translation>
    </message>
    <message>
        <source>Most bytes in a sitemap</source>
        <translation>サイトマップあたりの最大バイト数</translation>
    </message>
    <message>
        <source>Name the &amp;schema in every file (xsi:schemaLocation)</source>
        <translation>各ファイルにスキーマを記載 (xsi:schemaLocation)(&amp;S)</translation>
    </message>
    <message>
        <source>Names of the files</source>
        <translation>ファイル名</translation>
    </message>
    <message>
        <source>Planning the export</source>
        <translation>エクスポートを準備中</translation>
    </message>
    <message>
        <source>S&amp;elected ({count})</source>
        <translation>選択したエントリ ({count})(&amp;E)</translation>
    </message>
    <message>
        <source>Size unpacked</source>
        <translation>圧縮前のサイズ</translation>
    </message>
    <message>
        <source>URLs</source>
        <translation>URL 数</translation>
    </message>
    <message>
        <source>Unpacked, as the protocol counts them.</source>
        <translation>プロトコルの数え方に従い、圧縮前のサイズです。</translation>
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
        <source>https://www.example.com/ – left empty: the site of most entries</source>
        <translation>https://www.example.com/ – 空の場合: 最も多くのエントリが属するサイト</translation>
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
        <source>{files} with {urls}, {size} unpacked, and the index “{index}”.</source>
        <translation>{files}、{urls}、圧縮前 {size}、およびインデックス「{index}」。</translation>
    </message>
    <message>
        <source>{files} with {urls}, {size} unpacked, without an index.</source>
        <translation>{files}、{urls}、圧縮前 {size}、インデックスなし。</translation>
    </message>
    <message>
        <source>{n} stands for the number of the file.</source>
        <translation>{n} はファイルの番号に置き換わります。</translation>
    </message>
    <message>
        <source>“{name}” of an earlier export stays in the folder; the index does not list it.</source>
        <translation>以前のエクスポートの「{name}」はそのまま残り、インデックスには記載されません。</translation>
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
        <source>Change {field}</source>
        <translation>{field} を変更</translation>
    </message>
    <message>
        <source>No longer read by Google.</source>
        <translation>Google は現在読み取りません。</translation>
    </message>
    <message>
        <source>Not declared: {name} is read-only.</source>
        <translation>宣言なし: {name} は読み取り専用です。</translation>
    </message>
    <message>
        <source>The page is made for feature phones. Nobody reads this mark any more; it does no harm.</source>
        <translation>このページはフィーチャーフォン用です。現在このマークを読み取るものはありませんが、害はありません。</translation>
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
    <name>ExtensionView</name>
    <message>
        <source>Extensions</source>
        <translation>拡張</translation>
    </message>
</context>
<context>
    <name>Extensions</name>
    <message>
        <source>Add XML</source>
        <translation>XML を追加</translation>
    </message>
    <message>
        <source>Add alternate</source>
        <translation>代替リンクを追加</translation>
    </message>
    <message>
        <source>Add article</source>
        <translation>記事を追加</translation>
    </message>
    <message>
        <source>Add image</source>
        <translation>画像を追加</translation>
    </message>
    <message>
        <source>Add mark for feature phones</source>
        <translation>フィーチャーフォン用マークを追加</translation>
    </message>
    <message>
        <source>Add video</source>
        <translation>動画を追加</translation>
    </message>
    <message>
        <source>Alternates</source>
        <translation>代替リンク</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Mobile</source>
        <translation>モバイル</translation>
    </message>
    <message>
        <source>Move XML</source>
        <translation>XML を移動</translation>
    </message>
    <message>
        <source>Move alternate</source>
        <translation>代替リンクを移動</translation>
    </message>
    <message>
        <source>Move article</source>
        <translation>記事を移動</translation>
    </message>
    <message>
        <source>Move image</source>
        <translation>画像を移動</translation>
    </message>
    <message>
        <source>Move mark for feature phones</source>
        <translation>フィーチャーフォン用マークを移動</translation>
    </message>
    <message>
        <source>Move video</source>
        <translation>動画を移動</translation>
    </message>
    <message>
        <source>News</source>
        <translation>ニュース</translation>
    </message>
    <message>
        <source>Other XML</source>
        <translation>その他の XML</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n alternates</source>
        <translation>
            <numerusform>%n 個の代替リンクを削除</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n articles</source>
        <translation>
            <numerusform>%n 件の記事を削除</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n images</source>
        <translation>
            <numerusform>%n 個の画像を削除</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n marks for feature phones</source>
        <translation>
            <numerusform>%n 個のフィーチャーフォン用マークを削除</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n pieces of XML</source>
        <translation>
            <numerusform>%n 個の XML を削除</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n videos</source>
        <translation>
            <numerusform>%n 個の動画を削除</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove XML</source>
        <translation>XML を削除</translation>
    </message>
    <message>
        <source>Remove alternate</source>
        <translation>代替リンクを削除</translation>
    </message>
    <message numerus="yes">
        <source>Remove alternates from %n entries</source>
        <translation>
            <numerusform>%n 件のエントリから代替リンクを削除</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove article</source>
        <translation>記事を削除</translation>
    </message>
    <message numerus="yes">
        <source>Remove articles from %n entries</source>
        <translation>
            <numerusform>%n 件のエントリから記事を削除</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove image</source>
        <translation>画像を削除</translation>
    </message>
    <message numerus="yes">
        <source>Remove images from %n entries</source>
        <translation>
            <numerusform>%n 件のエントリから画像を削除</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove mark for feature phones</source>
        <translation>フィーチャーフォン用マークを削除</translation>
    </message>
    <message numerus="yes">
        <source>Remove marks for feature phones from %n entries</source>
        <translation>
            <numerusform>%n 件のエントリからフィーチャーフォン用マークを削除</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove other XML from %n entries</source>
        <translation>
            <numerusform>%n 件のエントリからその他の XML を削除</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove video</source>
        <translation>動画を削除</translation>
    </message>
    <message numerus="yes">
        <source>Remove videos from %n entries</source>
        <translation>
            <numerusform>%n 件のエントリから動画を削除</numerusform>
        </translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>動画</translation>
    </message>
</context>
<context>
    <name>FacetButton</name>
    <message>
        <source>Remove this part of the filter.</source>
        <translation>この絞り込みを解除します。</translation>
    </message>
    <message>
        <source>Remove {facet}</source>
        <translation>{facet} を解除</translation>
    </message>
</context>
<context>
    <name>FacetRow</name>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>More filters that do not fit here.</source>
        <translation>ここに入りきらない絞り込み項目です。</translation>
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
        <source>Alternates (hreflang)</source>
        <translation>代替リンク (hreflang)</translation>
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
        <source>Anything else</source>
        <translation>その他の値</translation>
    </message>
    <message>
        <source>Changed since opened or saved</source>
        <translation>開いた後または保存後に変更</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>拡張</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>In the future</source>
        <translation>未来の日付</translation>
    </message>
    <message>
        <source>Infos</source>
        <translation>情報</translation>
    </message>
    <message>
        <source>Invalid date</source>
        <translation>無効な日付</translation>
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
        <source>Missing</source>
        <translation>値なし</translation>
    </message>
    <message>
        <source>Mobile</source>
        <translation>モバイル</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>News</source>
        <translation>ニュース</translation>
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
        <source>Not a number</source>
        <translation>数値以外</translation>
    </message>
    <message>
        <source>Older than 365 days</source>
        <translation>365 日より前</translation>
    </message>
    <message>
        <source>Other XML</source>
        <translation>その他の XML</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Show entries by their changefreq.</source>
        <translation>changefreq でエントリを絞り込みます。</translation>
    </message>
    <message>
        <source>Show entries by their extensions.</source>
        <translation>拡張でエントリを絞り込みます。</translation>
    </message>
    <message>
        <source>Show entries by their lastmod.</source>
        <translation>lastmod でエントリを絞り込みます。</translation>
    </message>
    <message>
        <source>Show entries by their priority.</source>
        <translation>priority でエントリを絞り込みます。</translation>
    </message>
    <message>
        <source>Show entries by their problems.</source>
        <translation>問題でエントリを絞り込みます。</translation>
    </message>
    <message>
        <source>Show entries by what was done to them.</source>
        <translation>変更の有無でエントリを絞り込みます。</translation>
    </message>
    <message>
        <source>Show the entries of some sitemaps.</source>
        <translation>特定のサイトマップのエントリを表示します。</translation>
    </message>
    <message>
        <source>Shows the entries of a folder, chosen beside the table.</source>
        <translation>表の横で選択したフォルダーのエントリを表示しています。</translation>
    </message>
    <message>
        <source>Sitemap</source>
        <translation>サイトマップ</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>変更なし</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>動画</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
</context>
<context>
    <name>FaultDialog</name>
    <message>
        <source>Copy details</source>
        <translation>詳細をコピー</translation>
    </message>
    <message>
        <source>Fault in the program</source>
        <translation>プログラムの不具合</translation>
    </message>
    <message>
        <source>Please report the fault with these details: {url}</source>
        <translation>この詳細を添えて、不具合をご報告ください: {url}</translation>
    </message>
    <message>
        <source>Something went wrong inside the program.</source>
        <translation>プログラム内部で問題が発生しました。</translation>
    </message>
    <message>
        <source>What is not saved yet is in the recovery log; the next start offers it, should the program end.</source>
        <translation>まだ保存していない内容は復元ログにあります。プログラムが終了した場合は、次回の起動時に復元できます。</translation>
    </message>
    <message>
        <source>You can go on; saving under another name is safest.</source>
        <translation>作業は続けられますが、別の名前で保存するのが最も安全です。</translation>
    </message>
    <message>
        <source>Your sitemaps on disk were not touched.</source>
        <translation>ディスク上のサイトマップには影響ありません。</translation>
    </message>
</context>
<context>
    <name>FetchFailuresDialog</name>
    <message>
        <source>&amp;Copy list</source>
        <translation>一覧をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>All other files were copied and opened.</source>
        <translation>そのほかのファイルはすべてコピーして開きました。</translation>
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
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
</context>
<context>
    <name>FileWatch</name>
    <message numerus="yes">
        <source>%n files of the set are not on the disk any more.</source>
        <translation>
            <numerusform>セットの %n 個のファイルがディスク上になくなりました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files of the set were changed by other programs.</source>
        <translation>
            <numerusform>セットの %n 個のファイルが他のプログラムによって変更されました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare …</source>
        <translation>比較…</translation>
    </message>
    <message>
        <source>Everything is still open here; saving writes it anew.</source>
        <translation>ここではすべて開いたままです。保存すると新しく書き込まれます。</translation>
    </message>
    <message>
        <source>Its entries are kept with all their fields and extensions; comments and layout are written anew.</source>
        <translation>エントリは、すべてのフィールドと拡張とともに保持されます。コメントとレイアウトは新しく書き直されます。</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>こちらを保持</translation>
    </message>
    <message>
        <source>Looking at the files of “{name}”</source>
        <translation>「{name}」のファイルを確認中</translation>
    </message>
    <message>
        <source>Nothing was lost: what is open here is as it was.</source>
        <translation>何も失われていません。開いている内容は元のままです。</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>再読み込み</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>名前を付けて保存…</translation>
    </message>
    <message numerus="yes">
        <source>Saving replaces %n files by what is open here.</source>
        <translation>
            <numerusform>保存すると、%n 個のファイルがここで開いている内容に置き換わります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Saving replaces “{name}” by what is open here.</source>
        <translation>保存すると、「{name}」がここで開いている内容に置き換わります。</translation>
    </message>
    <message>
        <source>“{name}” is not on the disk any more.</source>
        <translation>「{name}」がディスク上になくなりました。</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program.</source>
        <translation>「{name}」が他のプログラムによって変更されました。</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message numerus="yes">
        <source>%n files are not in UTF-8.</source>
        <translation>
            <numerusform>%n 個のファイルが UTF-8 ではありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files lie in that folder already; sitemaps of the set would replace them.</source>
        <translation>
            <numerusform>そのフォルダーにはすでに %n 個のファイルがあり、セットのサイトマップで置き換えられます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files of the set have other names on this disk, too (hard links).</source>
        <translation>
            <numerusform>セットの %n 個のファイルには、このディスク上に別の名前 (ハードリンク) もあります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files of the set may not be written where they are.</source>
        <translation>
            <numerusform>セットの %n 個のファイルは、現在の場所に書き込めません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mended places were saved.</source>
        <translation>
            <numerusform>%n か所の修復が保存されました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places were mended so that “{name}” could be read.</source>
        <translation>
            <numerusform>「{name}」を読み取るために %n か所を修復しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps are larger than the ceiling.</source>
        <translation>
            <numerusform>%n 個のサイトマップが安全上限を超えています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps follow neither the encoding that they declare nor UTF-8.</source>
        <translation>
            <numerusform>%n 個のサイトマップは、宣言された文字コードにも UTF-8 にも従っていません。</numerusform>
        </translation>
    </message>
    <message>
        <source>1 mended place was saved.</source>
        <translation>1 か所の修復が保存されました。</translation>
    </message>
    <message>
        <source>1 place was mended so that “{name}” could be read.</source>
        <translation>「{name}」を読み取るために 1 か所を修復しました。</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Ceilings guard the memory of this computer: {size} MB unpacked for each file, {ratio} times its size on disk, {entries} entries in all. Open it all the same if you trust where it comes from.</source>
        <translation>安全上限は、このコンピューターのメモリを保護するためのものです。ファイルごとに展開後 {size} MB、ディスク上のサイズの {ratio} 倍、全体でエントリ {entries} 件までです。提供元を信頼できる場合は、それでも開くことができます。</translation>
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
        <source>Go there</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Import as table …</source>
        <translation>表としてインポート…</translation>
    </message>
    <message>
        <source>Its entries can be copied and exported; the file stays as it is.</source>
        <translation>エントリはコピーやエクスポートができます。ファイルはそのまま残ります。</translation>
    </message>
    <message>
        <source>Left out: {losses}.</source>
        <translation>除外: {losses}。</translation>
    </message>
    <message>
        <source>New sitemap</source>
        <translation>新しいサイトマップ</translation>
    </message>
    <message>
        <source>Nothing is guessed: look at how it reads, and choose.</source>
        <translation>推測は行いません。読み取り結果を見て選択してください。</translation>
    </message>
    <message>
        <source>Nothing was written. Replace what lies there, or save in another folder.</source>
        <translation>何も書き込まれていません。そこにあるものを置き換えるか、別のフォルダーに保存してください。</translation>
    </message>
    <message>
        <source>Open a folder of sitemaps</source>
        <translation>サイトマップのフォルダーを開く</translation>
    </message>
    <message>
        <source>Open a sitemap or an index</source>
        <translation>サイトマップまたはインデックスを開く</translation>
    </message>
    <message>
        <source>Open all the same</source>
        <translation>それでも開く</translation>
    </message>
    <message>
        <source>Open for editing anyway</source>
        <translation>それでも編集用に開く</translation>
    </message>
    <message>
        <source>Opening was stopped; everything is as it was.</source>
        <translation>開く操作は中止されました。すべて元のままです。</translation>
    </message>
    <message>
        <source>Opening “{name}”</source>
        <translation>「{name}」を開いています</translation>
    </message>
    <message>
        <source>Reading “{name}” in all encodings</source>
        <translation>「{name}」を各文字コードで読み取り中</translation>
    </message>
    <message numerus="yes">
        <source>Removed %n files.</source>
        <translation>
            <numerusform>%n 個のファイルを削除しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Removed 1 file.</source>
        <translation>1 個のファイルを削除しました。</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換える</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save all sitemaps in a folder</source>
        <translation>すべてのサイトマップをフォルダーに保存</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>名前を付けて保存</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <source>Save it in another place; what is open here can be edited all the same.</source>
        <translation>別の場所に保存してください。開いている内容はそのまま編集できます。</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n files.</source>
        <translation>
            <numerusform>%n 個のファイルを保存しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved 1 file.</source>
        <translation>1 個のファイルを保存しました。</translation>
    </message>
    <message>
        <source>Saving a change writes UTF-8.</source>
        <translation>変更を保存すると UTF-8 で書き込まれます。</translation>
    </message>
    <message>
        <source>Saving gives new content to this name only; under the others the old stays.</source>
        <translation>保存すると、この名前のファイルだけが新しい内容になり、別の名前のファイルには古い内容が残ります。</translation>
    </message>
    <message>
        <source>Saving was stopped; the files are as they were.</source>
        <translation>保存は中止されました。ファイルは元のままです。</translation>
    </message>
    <message>
        <source>Saving writes those that changed; search engines find all of them through an index.</source>
        <translation>保存すると、変更のあったものが書き込まれます。検索エンジンはインデックスからすべてを見つけます。</translation>
    </message>
    <message>
        <source>Saving “{name}”</source>
        <translation>「{name}」を保存中</translation>
    </message>
    <message>
        <source>Sitemaps (*.xml *.xml.gz *.gz *.txt *.csv)</source>
        <translation>サイトマップ (*.xml *.xml.gz *.gz *.txt *.csv)</translation>
    </message>
    <message>
        <source>Sitemaps (*.xml *.xml.gz);;All files (*)</source>
        <translation>サイトマップ (*.xml *.xml.gz);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>The Repairs panel lists what and where; nothing on disk has changed.</source>
        <translation>箇所と内容は修復パネルに一覧表示されます。ディスク上の内容は変わっていません。</translation>
    </message>
    <message>
        <source>The file that was open before still has it.</source>
        <translation>それまで開いていたファイルには残っています。</translation>
    </message>
    <message>
        <source>Their entries can be copied and exported; the files stay as they are.</source>
        <translation>エントリはコピーやエクスポートができます。ファイルはそのまま残ります。</translation>
    </message>
    <message>
        <source>This installation lacks the sample set.</source>
        <translation>このインストールにはサンプルセットがありません。</translation>
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
        <source>Write an index …</source>
        <translation>インデックスを作成…</translation>
    </message>
    <message>
        <source>{reason} Here it is read-only.</source>
        <translation>{reason}ここでは読み取り専用です。</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” and %n more are read-only: {reason}</source>
        <translation>
            <numerusform>「{name}」とほか %n 個は読み取り専用です: {reason}</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” has other names on this disk, too (hard links).</source>
        <translation>「{name}」には、このディスク上に別の名前 (ハードリンク) もあります。</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” holds %n sitemaps and no index.</source>
        <translation>
            <numerusform>「{name}」には %n 個のサイトマップがありますが、インデックスがありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” is in {encoding}.</source>
        <translation>「{name}」の文字コードは {encoding} です。</translation>
    </message>
    <message>
        <source>“{name}” is not open elsewhere any more: it can be edited here.</source>
        <translation>「{name}」は他の場所で開かれなくなったため、ここで編集できます。</translation>
    </message>
    <message>
        <source>“{name}” is open in another window already.</source>
        <translation>「{name}」は別のウィンドウですでに開かれています。</translation>
    </message>
    <message>
        <source>“{name}” is read-only: {reason}</source>
        <translation>「{name}」は読み取り専用です: {reason}</translation>
    </message>
    <message>
        <source>“{name}” lies in that folder already; a sitemap of the set would replace it.</source>
        <translation>「{name}」はすでにそのフォルダーにあり、セットのサイトマップで置き換えられます。</translation>
    </message>
    <message>
        <source>“{name}” may not be written where it is.</source>
        <translation>「{name}」は現在の場所に書き込めません。</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n 件のエントリ</numerusform>
        </translation>
    </message>
    <message>
        <source>1 entry</source>
        <translation>1 件のエントリ</translation>
    </message>
    <message>
        <source>A text, a /regular expression/, or conditions joined by “and” or “or”, with parentheses: a word (loc, lastmod, changefreq, priority, any, entry, sitemap, folder, extension, problem, state), then = != &lt; &gt; contains matches in or “is empty”, then a value.</source>
        <translation>テキスト、/正規表現/、または “and” や “or” でつないだ条件を入力します (括弧も使えます)。条件は、語 (loc, lastmod, changefreq, priority, any, entry, sitemap, folder, extension, problem, state)、演算子 (= != &lt; &gt; contains matches in または “is empty”)、値の順に書きます。</translation>
    </message>
    <message>
        <source>All fields</source>
        <translation>すべてのフィールド</translation>
    </message>
    <message>
        <source>Character {number}: {text}</source>
        <translation>{number} 文字目: {text}</translation>
    </message>
    <message>
        <source>Entries shown</source>
        <translation>表示中のエントリ</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>フィルター</translation>
    </message>
    <message>
        <source>Filter: text, /regex/, or lastmod &lt; 2026-01-01</source>
        <translation>フィルター: テキスト、/正規表現/、または lastmod &lt; 2026-01-01</translation>
    </message>
    <message>
        <source>Save this filter, or choose one that was saved.</source>
        <translation>このフィルターを保存するか、保存済みのフィルターを選択します。</translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation>保存済みフィルター</translation>
    </message>
    <message>
        <source>The field in which a text or an expression is looked for.</source>
        <translation>テキストや正規表現を検索するフィールドです。</translation>
    </message>
    <message>
        <source>Where to look</source>
        <translation>検索場所</translation>
    </message>
    <message>
        <source>{shown} of {total}</source>
        <translation>{shown} / {total}</translation>
    </message>
</context>
<context>
    <name>FindPanel</name>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n 件のエントリ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n 件一致</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values replaced.</source>
        <translation>
            <numerusform>%n 個の値を置換しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>1 entry</source>
        <translation>1 件のエントリ</translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>1 件一致</translation>
    </message>
    <message>
        <source>1 value replaced.</source>
        <translation>1 個の値を置換しました。</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>集計中</translation>
    </message>
    <message>
        <source>Entries shown</source>
        <translation>表示中のエントリ</translation>
    </message>
    <message>
        <source>F&amp;ind</source>
        <translation>検索(&amp;I)</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>フィールド</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>検索中</translation>
    </message>
    <message>
        <source>In all fields</source>
        <translation>すべてのフィールド</translation>
    </message>
    <message>
        <source>In {field}</source>
        <translation>{field} 内</translation>
    </message>
    <message>
        <source>Match case (Alt+C)</source>
        <translation>大文字と小文字を区別 (Alt+C)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>次の一致箇所 (F3)</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>変更される値はありません。</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>前の一致箇所 (Shift+F3)</translation>
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
        <source>Replace in %n entries</source>
        <translation>
            <numerusform>%n 件のエントリで置換</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace in %n values</source>
        <translation>
            <numerusform>%n 個の値を置換</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace in 1 entry</source>
        <translation>1 件のエントリで置換</translation>
    </message>
    <message>
        <source>Replace in 1 value</source>
        <translation>1 個の値を置換</translation>
    </message>
    <message>
        <source>Replace in {field}</source>
        <translation>{field} 内を置換</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>置換後</translation>
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
        <source>Selected entries</source>
        <translation>選択したエントリ</translation>
    </message>
    <message>
        <source>Went on from the first entry.</source>
        <translation>先頭のエントリから検索を続けました。</translation>
    </message>
    <message>
        <source>Went on from the last entry.</source>
        <translation>末尾のエントリから検索を続けました。</translation>
    </message>
    <message>
        <source>Where to look</source>
        <translation>検索場所</translation>
    </message>
    <message>
        <source>Whole words only (Alt+W)</source>
        <translation>単語全体のみ (Alt+W)</translation>
    </message>
    <message>
        <source>{times} in {where}</source>
        <translation>{where}で{times}</translation>
    </message>
</context>
<context>
    <name>FixChoicesForm</name>
    <message>
        <source>&amp;Base for relative addresses</source>
        <translation>相対アドレスの基準(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Escape characters as</source>
        <translation>文字のエスケープ方式(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Zone of times without one</source>
        <translation>タイムゾーンのない時刻の扱い(&amp;Z)</translation>
    </message>
    <message>
        <source>Base for relative addresses</source>
        <translation>相対アドレスの基準</translation>
    </message>
    <message>
        <source>Escape characters as</source>
        <translation>文字のエスケープ方式</translation>
    </message>
    <message>
        <source>ISO-8859-1, for old servers</source>
        <translation>ISO-8859-1 (古いサーバー向け)</translation>
    </message>
    <message>
        <source>UTF-8, as nearly all servers expect</source>
        <translation>UTF-8 (ほぼすべてのサーバー)</translation>
    </message>
    <message>
        <source>Zone of times without one</source>
        <translation>タイムゾーンのない時刻の扱い</translation>
    </message>
    <message>
        <source>unknown; Z is UTC</source>
        <translation>不明 (Z は UTC)</translation>
    </message>
</context>
<context>
    <name>FixList</name>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>another namespace</source>
        <translation>別の名前空間</translation>
    </message>
    <message>
        <source>another order</source>
        <translation>別の順序</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>要素</translation>
    </message>
    <message>
        <source>file</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>the protocol's namespace</source>
        <translation>プロトコルの名前空間</translation>
    </message>
    <message>
        <source>the schema's order</source>
        <translation>スキーマの順序</translation>
    </message>
</context>
<context>
    <name>FixesDialog</name>
    <message numerus="yes">
        <source>%n entries are in read-only sitemaps and left out.</source>
        <translation>
            <numerusform>%n 件のエントリは読み取り専用のサイトマップにあるため対象外です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries change</source>
        <translation>
            <numerusform>%n 件のエントリが変更されます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files change</source>
        <translation>
            <numerusform>%n 個のファイルが変更されます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values change</source>
        <translation>
            <numerusform>%n 個の値が変更されます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values keep problems that can't be fixed without guessing.</source>
        <translation>
            <numerusform>%n 個の値に、推測なしには修正できない問題が残ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>1 entry changes</source>
        <translation>1 件のエントリが変更されます</translation>
    </message>
    <message>
        <source>1 entry is in a read-only sitemap and left out.</source>
        <translation>1 件のエントリは読み取り専用のサイトマップにあるため対象外です。</translation>
    </message>
    <message>
        <source>1 file changes</source>
        <translation>1 個のファイルが変更されます</translation>
    </message>
    <message>
        <source>1 value changes</source>
        <translation>1 個の値が変更されます</translation>
    </message>
    <message>
        <source>1 value keeps a problem that can't be fixed without guessing.</source>
        <translation>1 個の値に、推測なしには修正できない問題が残ります。</translation>
    </message>
    <message>
        <source>Because of a fault in the program not everything could be tried for {titles}.</source>
        <translation>プログラムの不具合により、次については一部を試せませんでした: {titles}。</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>修正</translation>
    </message>
    <message numerus="yes">
        <source>Fix %n entries</source>
        <translation>
            <numerusform>%n 件のエントリを修正</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fix %n files</source>
        <translation>
            <numerusform>%n 個のファイルを修正</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fix %n values</source>
        <translation>
            <numerusform>%n 個の値を修正</numerusform>
        </translation>
    </message>
    <message>
        <source>Fix 1 entry</source>
        <translation>1 件のエントリを修正</translation>
    </message>
    <message>
        <source>Fix 1 file</source>
        <translation>1 個のファイルを修正</translation>
    </message>
    <message>
        <source>Fix 1 value</source>
        <translation>1 個の値を修正</translation>
    </message>
    <message numerus="yes">
        <source>Fix in %n values</source>
        <translation>
            <numerusform>%n 個の値を修正</numerusform>
        </translation>
    </message>
    <message>
        <source>Fix in 1 value</source>
        <translation>1 個の値を修正</translation>
    </message>
    <message numerus="yes">
        <source>Fix namespace of %n files</source>
        <translation>
            <numerusform>%n 個のファイルの名前空間を修正</numerusform>
        </translation>
    </message>
    <message>
        <source>Fix namespace of 1 file</source>
        <translation>1 個のファイルの名前空間を修正</translation>
    </message>
    <message>
        <source>Fix problems</source>
        <translation>問題を修正</translation>
    </message>
    <message>
        <source>Looking for what can be fixed …</source>
        <translation>修正できるものを探しています…</translation>
    </message>
    <message>
        <source>Nothing here can be fixed without guessing.</source>
        <translation>推測なしに修正できるものはありません。</translation>
    </message>
    <message numerus="yes">
        <source>Order elements in %n entries</source>
        <translation>
            <numerusform>%n 件のエントリの要素を並べ替え</numerusform>
        </translation>
    </message>
    <message>
        <source>Order elements in 1 entry</source>
        <translation>1 件のエントリの要素を並べ替え</translation>
    </message>
    <message>
        <source>Order elements in the index</source>
        <translation>インデックスの要素を並べ替え</translation>
    </message>
    <message>
        <source>Planning fixes</source>
        <translation>修正を準備中</translation>
    </message>
    <message>
        <source>The explanation beside each problem says what to do.</source>
        <translation>対処方法は、各問題の横の説明をご覧ください。</translation>
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
    <name>FolderCounter</name>
    <message>
        <source>Counting folders</source>
        <translation>フォルダーを集計中</translation>
    </message>
</context>
<context>
    <name>FolderTree</name>
    <message>
        <source>Addresses that are missing, or are not complete web addresses</source>
        <translation>完全な Web アドレスではないもの、またはアドレスがないもの</translation>
    </message>
    <message>
        <source>All folders</source>
        <translation>すべてのフォルダー</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>エントリ</translation>
    </message>
    <message>
        <source>Entries of all folders</source>
        <translation>すべてのフォルダーのエントリ</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Other addresses</source>
        <translation>その他のアドレス</translation>
    </message>
    <message>
        <source>{folder}, entries: {count}</source>
        <translation>{folder}、エントリ数: {count}</translation>
    </message>
</context>
<context>
    <name>FoldersPanel</name>
    <message>
        <source>&amp;Copy address</source>
        <translation>アドレスをコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Delete entries</source>
        <translation>エントリを削除(&amp;D)</translation>
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
        <source>&amp;Set field …</source>
        <translation>フィールドを設定(&amp;S)…</translation>
    </message>
    <message>
        <source>Delete %Ln entries</source>
        <translation>%Ln 件のエントリを削除</translation>
    </message>
    <message>
        <source>Delete entry</source>
        <translation>エントリを削除</translation>
    </message>
    <message>
        <source>Folders of the addresses</source>
        <translation>アドレスのフォルダー</translation>
    </message>
</context>
<context>
    <name>Gauge</name>
    <message>
        <source>Close to the limit of the profile.</source>
        <translation>プロファイルの上限に近づいています。</translation>
    </message>
    <message>
        <source>Over the limit of the profile.</source>
        <translation>プロファイルの上限を超えています。</translation>
    </message>
    <message>
        <source>Within the limit of the profile.</source>
        <translation>プロファイルの上限内です。</translation>
    </message>
</context>
<context>
    <name>GoToDialog</name>
    <message>
        <source>&amp;Number, 1 to {count}</source>
        <translation>番号 (1～{count})(&amp;N)</translation>
    </message>
    <message>
        <source>Go to entry</source>
        <translation>エントリへ移動</translation>
    </message>
    <message>
        <source>Number of the entry</source>
        <translation>エントリの番号</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>A number from 0.0 to 1.0; without it {usual} holds</source>
        <translation>0.0～1.0 の数値。省略時は {usual}</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>An address of http or https of at most {count} characters</source>
        <translation>最大 {count} 文字の http または https のアドレス</translation>
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
        <source>Field</source>
        <translation>フィールド</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>フィールド</translation>
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
        <source>MB in a file, unpacked</source>
        <translation>ファイルの MB 数 (圧縮前)</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>意味</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
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
        <source>No longer read.</source>
        <translation>現在は読み取られません。</translation>
    </message>
    <message>
        <source>Nobody reads it any more.</source>
        <translation>現在はどこにも読み取られません。</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>注</translation>
    </message>
    <message>
        <source>One of the [forms of dates](dates)</source>
        <translation>[日付の形式](dates)のいずれか</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>プロファイル</translation>
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
        <source>Sitemaps in an index</source>
        <translation>インデックス内のサイトマップ数</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>出典</translation>
    </message>
    <message>
        <source>URLs in a sitemap</source>
        <translation>サイトマップ内の URL 数</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>値</translation>
    </message>
    <message>
        <source>a [date](dates)</source>
        <translation>[日付](dates)</translation>
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
        <source>an address</source>
        <translation>アドレス</translation>
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
        <source>codes of countries</source>
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
        <source>the code of a language</source>
        <translation>言語コード</translation>
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
    <name>HelpView</name>
    <message>
        <source>Page of the help</source>
        <translation>ヘルプのページ</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n ページ</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Print …</source>
        <translation>印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>1 page</source>
        <translation>1 ページ</translation>
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
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>No page holds these words.</source>
        <translation>これらの語を含むページはありません。</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>印刷</translation>
    </message>
    <message>
        <source>Print the page that is shown.</source>
        <translation>表示中のページを印刷します。</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>ヘルプを検索</translation>
    </message>
    <message>
        <source>Type words that the page should hold.</source>
        <translation>ページに含まれる語を入力します。</translation>
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
        <translation>開いたときの状態</translation>
    </message>
    <message>
        <source>Choose a step to go back or forth to it. The disk marks what is saved.</source>
        <translation>操作を選択すると、その時点に戻る、または進むことができます。ディスクの印は保存済みの時点を示します。</translation>
    </message>
    <message>
        <source>Steps of the history</source>
        <translation>履歴の操作</translation>
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
        <source>Nothing was changed. The log names the fault: {fault}.</source>
        <translation>何も変更されていません。不具合の名前はログに記録されています: {fault}。</translation>
    </message>
    <message>
        <source>“{title}” could not be finished because of a fault in the program.</source>
        <translation>プログラムの不具合のため、「{title}」を完了できませんでした。</translation>
    </message>
</context>
<context>
    <name>LanguageTable</name>
    <message>
        <source>Cluster</source>
        <translation>クラスター</translation>
    </message>
    <message>
        <source>How many pages of the set belong to it.</source>
        <translation>クラスターに属する、セット内のページ数です。</translation>
    </message>
    <message>
        <source>Named after the page for everybody else (x-default), or else after the first page.</source>
        <translation>x-default のページ、なければ先頭のページの名前が使われます。</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
</context>
<context>
    <name>LanguageView</name>
    <message>
        <source>Clusters of alternates by language</source>
        <translation>言語別の代替リンクのクラスター</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>言語</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message numerus="yes">
        <source>%n clusters</source>
        <translation>
            <numerusform>%n 個のクラスター</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries get further alternates.</source>
        <translation>
            <numerusform>%n 件のエントリに代替リンクが追加されます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries get no link to themselves: no page gives them a language.</source>
        <translation>
            <numerusform>%n 件のエントリは、言語を示すページがないため、自身へのリンクが追加されません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries stay as they are: a language of their cluster has several addresses.</source>
        <translation>
            <numerusform>%n 件のエントリは、クラスター内の 1 つの言語に複数のアドレスがあるため変更されません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries stay as they are: their files are read-only.</source>
        <translation>
            <numerusform>%n 件のエントリは、ファイルが読み取り専用のため変更されません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n languages</source>
        <translation>
            <numerusform>%n 言語</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not named by all</source>
        <translation>
            <numerusform>一部からのみ指定: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages of the set</source>
        <translation>
            <numerusform>セット内の %n ページ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with conflicts</source>
        <translation>
            <numerusform>矛盾あり: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with pages not in the set</source>
        <translation>
            <numerusform>セット外のページあり: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with pages without a language</source>
        <translation>
            <numerusform>言語不明のページあり: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without return link</source>
        <translation>
            <numerusform>リターンリンクなし: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>1 cluster</source>
        <translation>1 個のクラスター</translation>
    </message>
    <message>
        <source>1 entry gets further alternates.</source>
        <translation>1 件のエントリに代替リンクが追加されます。</translation>
    </message>
    <message>
        <source>1 entry gets no link to itself: no page gives it a language.</source>
        <translation>1 件のエントリは、言語を示すページがないため、自身へのリンクが追加されません。</translation>
    </message>
    <message>
        <source>1 entry stays as it is: a language of its cluster has several addresses.</source>
        <translation>1 件のエントリは、クラスター内の 1 つの言語に複数のアドレスがあるため変更されません。</translation>
    </message>
    <message>
        <source>1 entry stays as it is: its file is read-only.</source>
        <translation>1 件のエントリは、ファイルが読み取り専用のため変更されません。</translation>
    </message>
    <message>
        <source>1 language</source>
        <translation>1 言語</translation>
    </message>
    <message>
        <source>1 page of the set</source>
        <translation>セット内の 1 ページ</translation>
    </message>
    <message>
        <source>All clusters</source>
        <translation>すべてのクラスター</translation>
    </message>
    <message>
        <source>All pages of this cluster name it, and it links back to them.</source>
        <translation>このクラスターのすべてのページから指定されており、すべてにリターンリンクがあります。</translation>
    </message>
    <message>
        <source>Everybody else (x-default)</source>
        <translation>その他のユーザー (x-default)</translation>
    </message>
    <message>
        <source>It has no link back to {loc}.</source>
        <translation>{loc} へのリターンリンクがありません。</translation>
    </message>
    <message>
        <source>Its page claims another language for itself.</source>
        <translation>ページ自身は別の言語を指定しています。</translation>
    </message>
    <message>
        <source>No entry of the set has this address.</source>
        <translation>このアドレスのエントリはセットにありません。</translation>
    </message>
    <message numerus="yes">
        <source>No link gives %n of them a language.</source>
        <translation>
            <numerusform>うち %n 件は、言語を示すリンクがありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>No link gives 1 of them a language.</source>
        <translation>うち 1 件は、言語を示すリンクがありません。</translation>
    </message>
    <message>
        <source>No page of this cluster names an alternate in this language.</source>
        <translation>このクラスターには、この言語の代替リンクを持つページがありません。</translation>
    </message>
    <message>
        <source>Not named by all</source>
        <translation>一部からのみ指定</translation>
    </message>
    <message>
        <source>Only with faults</source>
        <translation>誤りのあるもののみ</translation>
    </message>
    <message>
        <source>Probably meant: {code}</source>
        <translation>正しくは: {code}?</translation>
    </message>
    <message>
        <source>The page names itself.</source>
        <translation>ページ自身が指定しています。</translation>
    </message>
    <message>
        <source>The pages of this cluster give it several addresses.</source>
        <translation>このクラスターのページは、この言語に複数のアドレスを指定しています。</translation>
    </message>
    <message>
        <source>There is nothing to complete.</source>
        <translation>補完するものはありません。</translation>
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
        <source>all right</source>
        <translation>問題なし</translation>
    </message>
    <message>
        <source>conflict</source>
        <translation>矛盾</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>不足</translation>
    </message>
    <message>
        <source>no faults</source>
        <translation>誤りなし</translation>
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
        <source>not named by all</source>
        <translation>一部からのみ指定</translation>
    </message>
    <message>
        <source>without a language</source>
        <translation>言語不明</translation>
    </message>
    <message numerus="yes">
        <source>{naming} of %n pages name it.</source>
        <translation>
            <numerusform>%n ページ中 {naming} ページが指定しています。</numerusform>
        </translation>
    </message>
    <message>
        <source>“{code}” {reason}.</source>
        <translation>「{code}」: {reason}。</translation>
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
    <message>
        <source>Add missing languages</source>
        <translation>不足している言語を追加</translation>
    </message>
    <message numerus="yes">
        <source>Add to %n entries</source>
        <translation>
            <numerusform>%n 件のエントリに追加</numerusform>
        </translation>
    </message>
    <message>
        <source>Add to 1 entry</source>
        <translation>1 件のエントリに追加</translation>
    </message>
    <message>
        <source>Addresses begin with</source>
        <translation>アドレスの先頭</translation>
    </message>
    <message>
        <source>For {loc}:</source>
        <translation>{loc} の場合:</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Name two languages at least.</source>
        <translation>2 つ以上の言語を指定してください。</translation>
    </message>
    <message>
        <source>No codes of languages: {codes}</source>
        <translation>言語コードではありません: {codes}</translation>
    </message>
    <message>
        <source>Pages that are named alike in all languages differ in how their addresses begin. Entries that have an alternate in a language keep it.</source>
        <translation>すべての言語で同じ名前を持つページは、アドレスの先頭部分が異なります。ある言語の代替リンクがすでにあるエントリでは、それが保持されます。</translation>
    </message>
    <message>
        <source>Where addresses of each language begin</source>
        <translation>各言語のアドレスの先頭部分</translation>
    </message>
    <message>
        <source>{loc} begins with none of these, so it gets no alternates.</source>
        <translation>{loc} はどの先頭部分にも当てはまらないため、代替リンクは追加されません。</translation>
    </message>
</context>
<context>
    <name>LanguagesPanel</name>
    <message>
        <source>&amp;Go to the entry</source>
        <translation>エントリへ移動(&amp;G)</translation>
    </message>
    <message>
        <source>Being updated …</source>
        <translation>更新しています…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Clusters to list</source>
        <translation>一覧に表示するクラスター</translation>
    </message>
    <message numerus="yes">
        <source>Co&amp;mplete %n clusters</source>
        <translation>
            <numerusform>%n 個のクラスターを補完(&amp;M)</numerusform>
        </translation>
    </message>
    <message>
        <source>Co&amp;mplete cluster</source>
        <translation>クラスターを補完(&amp;M)</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>補完</translation>
    </message>
    <message>
        <source>Complete all &amp;listed …</source>
        <translation>一覧のすべてを補完(&amp;L)…</translation>
    </message>
    <message numerus="yes">
        <source>Complete alternates of %n entries</source>
        <translation>
            <numerusform>%n 件のエントリの代替リンクを補完</numerusform>
        </translation>
    </message>
    <message>
        <source>Complete alternates of 1 entry</source>
        <translation>1 件のエントリの代替リンクを補完</translation>
    </message>
    <message>
        <source>Completing clusters</source>
        <translation>クラスターを補完中</translation>
    </message>
    <message>
        <source>Count what completing all clusters listed would change.</source>
        <translation>一覧にあるすべてのクラスターを補完した場合の変更数を調べます。</translation>
    </message>
    <message>
        <source>Give all pages of the selected clusters the full list of alternates.</source>
        <translation>選択したクラスターのすべてのページに、代替リンクの完全な一覧を設定します。</translation>
    </message>
    <message>
        <source>Next fault (F8 in this list)</source>
        <translation>次の誤り (この一覧で F8)</translation>
    </message>
    <message>
        <source>No cluster listed has a fault.</source>
        <translation>一覧のクラスターに誤りはありません。</translation>
    </message>
    <message>
        <source>No cluster matches what is chosen above.</source>
        <translation>上の条件に当てはまるクラスターはありません。</translation>
    </message>
    <message>
        <source>No entry of this set names an alternate in another language.</source>
        <translation>このセットには、別の言語の代替リンクを持つエントリがありません。</translation>
    </message>
    <message>
        <source>Not up to date: reading alternates was stopped.</source>
        <translation>最新ではありません。代替リンクの読み取りが中止されました。</translation>
    </message>
    <message>
        <source>Previous fault (Shift+F8 in this list)</source>
        <translation>前の誤り (この一覧で Shift+F8)</translation>
    </message>
    <message>
        <source>Reading alternates</source>
        <translation>代替リンクを読み取り中</translation>
    </message>
    <message>
        <source>Reading alternates was stopped; show this panel again to go on.</source>
        <translation>代替リンクの読み取りが中止されました。続けるには、このパネルをもう一度表示してください。</translation>
    </message>
    <message>
        <source>Reading alternates …</source>
        <translation>代替リンクを読み取っています…</translation>
    </message>
    <message>
        <source>Search clusters</source>
        <translation>クラスターを検索</translation>
    </message>
    <message>
        <source>Search in addresses</source>
        <translation>アドレス内を検索</translation>
    </message>
    <message>
        <source>Searching clusters</source>
        <translation>クラスターを検索中</translation>
    </message>
    <message>
        <source>Show all clusters</source>
        <translation>すべてのクラスターを表示</translation>
    </message>
    <message>
        <source>The set is not checked yet.</source>
        <translation>セットはまだチェックされていません。</translation>
    </message>
    <message>
        <source>Went on with the first fault.</source>
        <translation>最初の誤りに戻りました。</translation>
    </message>
    <message>
        <source>Went on with the last fault.</source>
        <translation>最後の誤りに移りました。</translation>
    </message>
</context>
<context>
    <name>LeakList</name>
    <message>
        <source>Error: {pattern}: {fault}</source>
        <translation>エラー: {pattern}: {fault}</translation>
    </message>
    <message>
        <source>Looks like</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>パターン</translation>
    </message>
</context>
<context>
    <name>LeakPatterns</name>
    <message>
        <source>{reason} The default leak patterns apply.</source>
        <translation>{reason}標準の漏えいパターンが使われます。</translation>
    </message>
</context>
<context>
    <name>LeaksDialog</name>
    <message numerus="yes">
        <source>%n patterns are wrong; correct them, or turn them off.</source>
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
        <source>&amp;Try an address</source>
        <translation>アドレスで試す(&amp;T)</translation>
    </message>
    <message>
        <source>1 pattern is wrong; correct it, or turn it off.</source>
        <translation>1 個のパターンに誤りがあります。直すか、オフにしてください。</translation>
    </message>
    <message>
        <source>Add a pattern (Insert)</source>
        <translation>パターンを追加 (Insert)</translation>
    </message>
    <message>
        <source>Address to try the patterns on</source>
        <translation>パターンを試すアドレス</translation>
    </message>
    <message>
        <source>Addresses that match one of these are marked as probably not public.</source>
        <translation>これらのいずれかに一致するアドレスは、公開すべきでない可能性があるものとして示されます。</translation>
    </message>
    <message>
        <source>Leak patterns</source>
        <translation>漏えいパターン</translation>
    </message>
    <message>
        <source>Looked for anywhere in the address; ^ is its beginning.</source>
        <translation>アドレスのどの位置にあっても一致します。^ は先頭を表します。</translation>
    </message>
    <message>
        <source>Looks like</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>No pattern matches this address.</source>
        <translation>このアドレスに一致するパターンはありません。</translation>
    </message>
    <message>
        <source>Only complete addresses are checked; they begin with http:// or https://.</source>
        <translation>判定されるのは、http:// または https:// で始まる完全なアドレスだけです。</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>パターン</translation>
    </message>
    <message>
        <source>Remove the selected patterns (Delete)</source>
        <translation>選択したパターンを削除 (Delete)</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>既定値に戻す(&amp;D)</translation>
    </message>
    <message>
        <source>Restore the list that comes with the program</source>
        <translation>プログラム付属の一覧を使用します</translation>
    </message>
    <message>
        <source>Without patterns no address is marked.</source>
        <translation>パターンがない場合、どのアドレスも示されません。</translation>
    </message>
    <message>
        <source>a regular expression of Rust's kind, such as /draft-[0-9]+</source>
        <translation>Rust 形式の正規表現 (例: /draft-[0-9]+)</translation>
    </message>
</context>
<context>
    <name>LeftSets</name>
    <message numerus="yes">
        <source>%n steps since {when}</source>
        <translation>
            <numerusform>{when} 以降の %n 回の操作</numerusform>
        </translation>
    </message>
    <message>
        <source>1 step since {when}</source>
        <translation>{when} 以降の 1 回の操作</translation>
    </message>
    <message>
        <source>It has no file yet.</source>
        <translation>まだファイルがありません。</translation>
    </message>
    <message>
        <source>Not saved when the program ended</source>
        <translation>プログラム終了時に保存されていなかったもの</translation>
    </message>
    <message>
        <source>Recover {name}</source>
        <translation>{name} を復元</translation>
    </message>
    <message>
        <source>Recover …</source>
        <translation>復元…</translation>
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
        <source>“{name}” can't hold everything.</source>
        <translation>「{name}」には一部を書き込めません。</translation>
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
        <source>%n entries are in the set already.</source>
        <translation>
            <numerusform>%n 件のエントリはすでにセットにあります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more entries of the source repeat a URL.</source>
        <translation>
            <numerusform>取り込み元のほかの %n 件のエントリは URL が重複しています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Add %n new entries</source>
        <translation>
            <numerusform>新しいエントリ %n 件を追加(&amp;A)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add one new entry</source>
        <translation>新しいエントリ 1 件を追加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Columns …</source>
        <translation>列(&amp;C)…</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Remove %n entries that the source lacks</source>
        <translation>
            <numerusform>取り込み元にないエントリ %n 件を削除(&amp;R)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Remove one entry that the source lacks</source>
        <translation>取り込み元にないエントリ 1 件を削除(&amp;R)</translation>
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
        <source>Changes</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Left out: {reason} ({count}).</source>
        <translation>除外：{reason}（{count}）。</translation>
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
        <source>One entry is in the set already.</source>
        <translation>1 件のエントリはすでにセットにあります。</translation>
    </message>
    <message>
        <source>One more entry of the source repeats a URL.</source>
        <translation>取り込み元のほかの 1 件のエントリは URL が重複しています。</translation>
    </message>
    <message numerus="yes">
        <source>Set &amp;other values of %n entries</source>
        <translation>
            <numerusform>値が異なるエントリ %n 件を変更(&amp;O)</numerusform>
        </translation>
    </message>
    <message>
        <source>Set &amp;other values of one entry</source>
        <translation>値が異なるエントリ 1 件を変更(&amp;O)</translation>
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
        <source>Field</source>
        <translation>フィールド</translation>
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
        <source>URL</source>
        <translation>URL</translation>
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
        <translation>
            <numerusform>ほか %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>1 more</source>
        <translation>ほか 1 件</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>このメッセージを閉じる</translation>
    </message>
    <message>
        <source>Close this message (Esc)</source>
        <translation>このメッセージを閉じる (Esc)</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Show the next message; this one comes back after it</source>
        <translation>次のメッセージを表示します。このメッセージは最後に回ります</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message numerus="yes">
        <source> (and %n more)</source>
        <translation>
            <numerusform> (ほか %n 件)</numerusform>
        </translation>
    </message>
    <message>
        <source> (and 1 more)</source>
        <translation> (ほか 1 件)</translation>
    </message>
    <message>
        <source> GB</source>
        <translation> GB</translation>
    </message>
    <message>
        <source> Most entries do: maybe it is the sitemap's address that is of another site, such as a test site.</source>
        <translation> (ほとんどのエントリが同様のため、サイトマップのアドレスのほうがテストサイトなど別のサイトのものかもしれません)</translation>
    </message>
    <message>
        <source> Write “{suggestion}”.</source>
        <translation> (正しくは「{suggestion}」)</translation>
    </message>
    <message>
        <source> at character {count}</source>
        <translation> ({count} 文字目)</translation>
    </message>
    <message>
        <source> in its {group}</source>
        <translation> (その {group} 内)</translation>
    </message>
    <message>
        <source> of “{title}”</source>
        <translation> (「{title}」)</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source> seconds</source>
        <translation> 秒</translation>
    </message>
    <message numerus="yes">
        <source>%n articles of this sitemap are more than two days old and no longer read as news.</source>
        <translation>
            <numerusform>このサイトマップの %n 件の記事は公開から 2 日を過ぎており、ニュースとして読み取られません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bytes</source>
        <translation>
            <numerusform>%n バイト</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bytes that are no gzip data were</source>
        <translation>
            <numerusform>gzip データではない %n バイト</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n 件のエントリ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries are more than one sitemap may have.</source>
        <translation>
            <numerusform>%n 件のエントリは 1 つのサイトマップの上限を超えています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries are not whole and left out.</source>
        <translation>
            <numerusform>%n 件のエントリは不完全なため除外されました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries have</source>
        <translation>
            <numerusform>%n 件のエントリに</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries of “{name}” have {lacking}, which a {forms} can't hold.</source>
        <translation>
            <numerusform>「{name}」の %n 件のエントリには{lacking}ため、{forms}には書き込めません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries without a loc</source>
        <translation>
            <numerusform>loc のない %n 件のエントリ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries without any field</source>
        <translation>
            <numerusform>フィールドのない %n 件のエントリ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n indexes lie in “{folder}”.</source>
        <translation>
            <numerusform>「{folder}」にインデックスが %n 個あります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items have no link and are left out.</source>
        <translation>
            <numerusform>%n 件の項目にはリンクがないため除外されました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more zero bytes after the end were left out.</source>
        <translation>
            <numerusform>終わりの後にある余分な 0 のバイト %n 個を除外しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other columns: {names}</source>
        <translation>
            <numerusform>その他の %n 列: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parts are more than an index may list ({limit:,}, {title}).</source>
        <translation>
            <numerusform>%n 個の部分は、インデックスに載せられる数を超えています (上限 {limit:,}、{title})。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places</source>
        <translation>
            <numerusform>%n か所</numerusform>
        </translation>
    </message>
    <message>
        <source>%n sitemap needs an index.</source>
        <translation>%n 個のサイトマップにはインデックスが必要です。</translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps are more than an index may list ({limit:,}, {title}).</source>
        <translation>
            <numerusform>%n 個のサイトマップは、インデックスに載せられる数を超えています (上限 {limit:,}、{title})。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps need an index.</source>
        <translation>
            <numerusform>%n 個のサイトマップにはインデックスが必要です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n 回</numerusform>
        </translation>
    </message>
    <message>
        <source>(S(…)) in its path</source>
        <translation>パス内の (S(…))</translation>
    </message>
    <message>
        <source>, and is from 0.0 to 1.0</source>
        <translation>。また、値は 0.0～1.0 です</translation>
    </message>
    <message>
        <source>, as {in_ascii}</source>
        <translation> ({in_ascii})</translation>
    </message>
    <message>
        <source>, listed in “{index}”,</source>
        <translation> (「{index}」に記載)</translation>
    </message>
    <message>
        <source>/en/ and /de/ name each other</source>
        <translation>/en/ と /de/ が互いを指定</translation>
    </message>
    <message>
        <source>/en/ names /de/, which does not name /en/</source>
        <translation>/en/ は /de/ を指定しているが、/de/ は /en/ を指定していない</translation>
    </message>
    <message>
        <source>0.8 for the pages that matter more than the others</source>
        <translation>他より重要なページに 0.8</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 バイト</translation>
    </message>
    <message>
        <source>1 entry</source>
        <translation>1 件のエントリ</translation>
    </message>
    <message>
        <source>1 entry has</source>
        <translation>1 件のエントリに</translation>
    </message>
    <message>
        <source>1 entry without a loc</source>
        <translation>loc のない 1 件のエントリ</translation>
    </message>
    <message>
        <source>1 entry without any field</source>
        <translation>フィールドのない 1 件のエントリ</translation>
    </message>
    <message>
        <source>1 other column: {names}</source>
        <translation>その他の 1 列: {names}</translation>
    </message>
    <message>
        <source>1,000 images at most in each entry</source>
        <translation>エントリごとに画像は最大 1,000 個</translation>
    </message>
    <message>
        <source>1,200 entries have a changefreq</source>
        <translation>1,200 件のエントリに changefreq がある</translation>
    </message>
    <message>
        <source>1,200 entries have a priority</source>
        <translation>1,200 件のエントリに priority がある</translation>
    </message>
    <message>
        <source>2026-10-01 in the index, 2026-11-02 in the sitemap</source>
        <translation>インデックスでは 2026-10-01、サイトマップでは 2026-11-02</translation>
    </message>
    <message>
        <source>2026-11-02 in the index</source>
        <translation>インデックスで 2026-11-02</translation>
    </message>
    <message>
        <source>8 to 128 letters, digits and hyphens.</source>
        <translation>8～128 文字の英数字とハイフンです。</translation>
    </message>
    <message numerus="yes">
        <source>; %n entries {words}</source>
        <translation>
            <numerusform>。合計 %n 件{words}</numerusform>
        </translation>
    </message>
    <message>
        <source>; 1 entry {words}</source>
        <translation>。合計 1 件{words}</translation>
    </message>
    <message>
        <source>; nothing was written</source>
        <translation>。何も書き込まれていません</translation>
    </message>
    <message>
        <source>; the file is as it was before</source>
        <translation>。ファイルは元のままです</translation>
    </message>
    <message>
        <source>; “{hint}” is</source>
        <translation> (「{hint}」は有効)</translation>
    </message>
    <message>
        <source>&lt;image:image&gt; may hold none of its fields more often than it allows.</source>
        <translation>&lt;image:image&gt; には、各フィールドを定められた回数までしか含められません。</translation>
    </message>
    <message>
        <source>&lt;image:image&gt; needs loc.</source>
        <translation>&lt;image:image&gt; には loc が必要です。</translation>
    </message>
    <message>
        <source>&lt;news:news&gt; may hold none of its fields more often than it allows.</source>
        <translation>&lt;news:news&gt; には、各フィールドを定められた回数までしか含められません。</translation>
    </message>
    <message>
        <source>&lt;news:news&gt; needs publication, publication.name, publication.language, publication_date and title.</source>
        <translation>&lt;news:news&gt; には publication、publication.name、publication.language、publication_date、title が必要です。</translation>
    </message>
    <message>
        <source>&lt;pagemap:PageMap&gt; needs DataObject and DataObject.Attribute.</source>
        <translation>&lt;pagemap:PageMap&gt; には DataObject、DataObject.Attribute が必要です。</translation>
    </message>
    <message>
        <source>&lt;pagemap:PageMap&gt; needs DataObject@type and DataObject.Attribute@name where what bears them is there.</source>
        <translation>&lt;pagemap:PageMap&gt; では、対象の要素がある場合に DataObject@type、DataObject.Attribute@name が必要です。</translation>
    </message>
    <message>
        <source>&lt;video:video&gt; may hold none of its fields more often than it allows.</source>
        <translation>&lt;video:video&gt; には、各フィールドを定められた回数までしか含められません。</translation>
    </message>
    <message>
        <source>&lt;video:video&gt; needs restriction@relationship, platform@relationship and id@type where what bears them is there.</source>
        <translation>&lt;video:video&gt; では、対象の要素がある場合に restriction@relationship、platform@relationship、id@type が必要です。</translation>
    </message>
    <message>
        <source>&lt;video:video&gt; needs thumbnail_loc, title, description, tvshow.show_title and tvshow.video_type.</source>
        <translation>&lt;video:video&gt; には thumbnail_loc、title、description、tvshow.show_title、tvshow.video_type が必要です。</translation>
    </message>
    <message>
        <source>&lt;xhtml:link&gt; needs @rel and @href where what bears them is there.</source>
        <translation>&lt;xhtml:link&gt; では、対象の要素がある場合に @rel と @href が必要です。</translation>
    </message>
    <message>
        <source>&lt;{prefix}:{name}&gt; has no meaning directly in an entry.</source>
        <translation>&lt;{prefix}:{name}&gt; はエントリの直下では意味を持ちません。</translation>
    </message>
    <message>
        <source>@href: http://www.example.com/summer sale.jpg</source>
        <translation>@href: http://www.example.com/summer sale.jpg</translation>
    </message>
    <message>
        <source>A byte order mark may stand once, at the very beginning; the others were removed.</source>
        <translation>バイトオーダーマークは、先頭に 1 回だけ置けます。それ以外を削除しました。</translation>
    </message>
    <message>
        <source>A change frequency is always, hourly, daily, weekly, monthly, yearly or never, in lower case.</source>
        <translation>更新頻度は、always、hourly、daily、weekly、monthly、yearly、never のいずれかを小文字で指定します。</translation>
    </message>
    <message>
        <source>A change frequency that is not known is left out with its element.</source>
        <translation>更新頻度が不明な場合は、要素ごと省略します。</translation>
    </message>
    <message>
        <source>A colon without a port before two slashes is legal, but usually two URLs were joined by mistake.</source>
        <translation>ポートのないコロンに 2 つのスラッシュが続く書き方は構文上は有効ですが、多くの場合、2 つの URL が誤ってつながったものです。</translation>
    </message>
    <message>
        <source>A comment may not hold “--”; the hyphens were set apart.</source>
        <translation>コメントに「--」は含められないため、ハイフンの間を空けました。</translation>
    </message>
    <message>
        <source>A date must exist in the calendar, and a time on the clock.</source>
        <translation>日付は暦に、時刻は時計に存在するものでなければなりません。</translation>
    </message>
    <message>
        <source>A date must have one of the six W3C forms.</source>
        <translation>日付は W3C の 6 つの形式のいずれかでなければなりません。</translation>
    </message>
    <message>
        <source>A date that is not known is left out with its element.</source>
        <translation>日付が不明な場合は、要素ごと省略します。</translation>
    </message>
    <message>
        <source>A declaration must be the very first thing.</source>
        <translation>宣言は一番最初になければなりません。</translation>
    </message>
    <message>
        <source>A dollar sign needs a group behind it.</source>
        <translation>ドル記号の後にはグループが必要です。</translation>
    </message>
    <message>
        <source>A feed lists recent pages only; use a sitemap for all of them.</source>
        <translation>フィードには最近のページしか含まれません。すべてのページにはサイトマップを使用してください。</translation>
    </message>
    <message>
        <source>A file holds one sitemap; split it or remove the rest.</source>
        <translation>1 つのファイルに入れられるサイトマップは 1 つです。分割するか、残りを削除してください。</translation>
    </message>
    <message>
        <source>A file must be well-formed XML, and gzip data must be complete; search engines refuse any other file.</source>
        <translation>ファイルは整形式の XML で、gzip データは完全でなければなりません。それ以外のファイルは検索エンジンに拒否されます。</translation>
    </message>
    <message>
        <source>A file of that name would be opened if it lay in the folder of the index.</source>
        <translation>インデックスのフォルダーにその名前のファイルがあれば、開かれます。</translation>
    </message>
    <message>
        <source>A file “{name}” is there already, and it is not a sitemap of the set.</source>
        <translation>ファイル「{name}」がすでに存在し、セットのサイトマップではありません。</translation>
    </message>
    <message>
        <source>A gzipped file whose checksum is not that of its content</source>
        <translation>チェックサムが内容と一致しない gzip ファイル</translation>
    </message>
    <message>
        <source>A gzipped sitemap should have a name that ends in .gz, and no other sitemap should.</source>
        <translation>gzip 形式のサイトマップの名前は .gz で終わり、それ以外のサイトマップの名前は .gz で終わらないようにします。</translation>
    </message>
    <message>
        <source>A host with characters beyond ASCII must be written in its ASCII form, which begins with xn--. With escapes such as %C3%BC a host is legal, but names are looked up as they stand.</source>
        <translation>ASCII 以外の文字を含むホスト名は、xn-- で始まる ASCII 形式で書く必要があります。%C3%BC のようなエスケープを使ったホスト名は構文上は有効ですが、名前解決は書かれたままの名前で行われます。</translation>
    </message>
    <message>
        <source>A keyword for it.</source>
        <translation>キーワード。</translation>
    </message>
    <message>
        <source>A language of a page has one address, and the page there must claim that language for itself.</source>
        <translation>1 つの言語に対するアドレスは 1 つで、そのページ自身もその言語を指定していなければなりません。</translation>
    </message>
    <message>
        <source>A loc must hold the address of its page.</source>
        <translation>loc にはページのアドレスが必要です。</translation>
    </message>
    <message>
        <source>A loc stands in the root itself.</source>
        <translation>loc がルート要素の直下にあります。</translation>
    </message>
    <message>
        <source>A new window</source>
        <translation>新しいウィンドウ</translation>
    </message>
    <message>
        <source>A news sitemap should name articles of the last two days only; older ones are no longer read as news. Reported once per sitemap.</source>
        <translation>ニュースサイトマップには、過去 2 日以内の記事だけを含めます。それより古い記事は、ニュースとして読み取られません。サイトマップごとに 1 回だけ報告されます。</translation>
    </message>
    <message>
        <source>A no-break space, a byte order mark or the like before or behind an address is no white space to XML: consumers take it for a part of the address.</source>
        <translation>XML では、アドレスの前後にあるノーブレークスペースやバイトオーダーマークなどは空白文字とみなされません。検索エンジンはアドレスの一部として扱います。</translation>
    </message>
    <message>
        <source>A page can't have been changed on a day that has not come yet anywhere on earth; Bing refuses such dates.</source>
        <translation>地球上のどこでもまだ迎えていない日に、ページが変更されたはずはありません。Bing はこのような日付を拒否します。</translation>
    </message>
    <message>
        <source>A page should be listed under http or under https, not under both.</source>
        <translation>ページは http と https の両方ではなく、どちらか一方で記載します。</translation>
    </message>
    <message>
        <source>A page that names alternates should name itself among them.</source>
        <translation>代替リンクを持つページは、自身も代替リンクに含めます。</translation>
    </message>
    <message>
        <source>A parser accepts the file, but search engines may not: names must be spelled as in the protocol, and nothing may stand behind gzip data.</source>
        <translation>パーサーはこのファイルを受け付けますが、検索エンジンには拒否されることがあります。名前はプロトコルの表記どおりでなければならず、gzip データの後には何も置けません。</translation>
    </message>
    <message>
        <source>A percent sign must be followed by two hexadecimal digits; as a character it is written %25.</source>
        <translation>パーセント記号の後には 16 進数が 2 桁必要です。文字としての % は %25 と書きます。</translation>
    </message>
    <message>
        <source>A priority is a decimal number.</source>
        <translation>優先度は 10 進数です。</translation>
    </message>
    <message>
        <source>A priority is from 0.0 to 1.0.</source>
        <translation>優先度は 0.0～1.0 です。</translation>
    </message>
    <message>
        <source>A priority is written with a point.</source>
        <translation>優先度の小数点にはピリオドを使います。</translation>
    </message>
    <message>
        <source>A priority is written without an exponent.</source>
        <translation>優先度に指数表記は使いません。</translation>
    </message>
    <message>
        <source>A priority that is not known is left out with its element, which means 0.5.</source>
        <translation>優先度が不明な場合は、要素ごと省略します。その場合は 0.5 とみなされます。</translation>
    </message>
    <message>
        <source>A processing instruction was never closed; its “?” was added.</source>
        <translation>閉じられていない処理命令に「?」を補いました。</translation>
    </message>
    <message>
        <source>A rule failed because of a fault in Sitemap Studio: what is named was not judged by it and may be right or wrong. All other rules, and the same rule elsewhere, were judged. Please report the fault.</source>
        <translation>Sitemap Studio の不具合により、ルールの適用に失敗しました。示された箇所はこのルールで判定されておらず、正しいかどうかはわかりません。他のすべてのルールと、他の箇所でのこのルールの判定は行われています。この不具合をご報告ください。</translation>
    </message>
    <message>
        <source>A second XML declaration stood in the file; it was removed.</source>
        <translation>ファイル内の 2 つ目の XML 宣言を削除しました。</translation>
    </message>
    <message>
        <source>A sitemap holds the URLs themselves. A template of a site generator, with front matter, {% %} or {{ }}, is not checked or changed; open the sitemap that is made from it.</source>
        <translation>サイトマップには URL そのものが書かれます。front matter、{% %}、{{ }} を含むサイトジェネレーターのテンプレートは、チェックも変更もされません。そこから生成されたサイトマップを開いてください。</translation>
    </message>
    <message>
        <source>A sitemap holds url elements and an index holds sitemap elements; consumers pass over the others.</source>
        <translation>サイトマップには url 要素を、インデックスには sitemap 要素を含めます。それ以外の要素は検索エンジンに無視されます。</translation>
    </message>
    <message>
        <source>A sitemap may hold no more than 1,000 articles.</source>
        <translation>サイトマップに含められる記事は 1,000 件までです。</translation>
    </message>
    <message>
        <source>A sitemap may list no more URLs than the profile allows.</source>
        <translation>サイトマップに記載する URL の数は、プロファイルの上限までです。</translation>
    </message>
    <message>
        <source>A sitemap may list only addresses of its own protocol, host and port, in or below its own folder. Addresses of another host count, too, where the robots.txt of that host names the sitemap (cross-submission).</source>
        <translation>サイトマップに記載できるのは、同じプロトコル、ホスト、ポートで、サイトマップのあるフォルダー以下のアドレスだけです。別のホストのアドレスも、そのホストの robots.txt にサイトマップが記載されていれば有効です (クロスサブミッション)。</translation>
    </message>
    <message>
        <source>A sitemap may take no more bytes, unpacked, than the profile allows.</source>
        <translation>サイトマップの圧縮前のバイト数は、プロファイルの上限までです。</translation>
    </message>
    <message>
        <source>A sitemap must be allowed at least one entry.</source>
        <translation>サイトマップのエントリの上限は 1 件以上でなければなりません。</translation>
    </message>
    <message>
        <source>A sitemap must be encoded in UTF-8.</source>
        <translation>サイトマップの文字コードは UTF-8 でなければなりません。</translation>
    </message>
    <message>
        <source>A sitemap must list at least one URL, an index at least one sitemap.</source>
        <translation>サイトマップには 1 つ以上の URL を、インデックスには 1 つ以上のサイトマップを記載しなければなりません。</translation>
    </message>
    <message>
        <source>A sitemap or an index must be valid by the published schema, as far as the prose of the protocol agrees.</source>
        <translation>サイトマップとインデックスは、プロトコルの本文と矛盾しない限り、公開されているスキーマに照らして有効でなければなりません。</translation>
    </message>
    <message>
        <source>A sitemap that lies beside those listed, and is not listed itself, is found by nobody.</source>
        <translation>記載されているサイトマップと同じ場所にあっても、記載されていないサイトマップは発見されません。</translation>
    </message>
    <message>
        <source>A space stood within a tag; it was removed.</source>
        <translation>タグの中にあった空白を削除しました。</translation>
    </message>
    <message>
        <source>A step of the recovery log can't be understood.</source>
        <translation>復元ログの操作を解釈できません。</translation>
    </message>
    <message>
        <source>A text sitemap begins with an address, a CSV file with the names of its columns.</source>
        <translation>テキストのサイトマップはアドレスで、CSV ファイルは列名で始まります。</translation>
    </message>
    <message>
        <source>A time needs its zone: Z, or the distance from UTC. Google refuses a time without one.</source>
        <translation>時刻にはタイムゾーン (Z または UTC との差) が必要です。Google はタイムゾーンのない時刻を拒否します。</translation>
    </message>
    <message>
        <source>A user name or password before the host is published to everybody, and consumers refuse it.</source>
        <translation>ホストの前のユーザー名やパスワードは誰にでも公開されてしまい、検索エンジンはそのアドレスを拒否します。</translation>
    </message>
    <message>
        <source>A value is text alone; what consumers make of an element in it nobody knows.</source>
        <translation>値はテキストだけです。値の中の要素を検索エンジンがどう扱うかはわかりません。</translation>
    </message>
    <message>
        <source>A video needs the address of its file or of a player, content_loc or player_loc.</source>
        <translation>動画には、ファイルのアドレス (content_loc) またはプレーヤーのアドレス (player_loc) が必要です。</translation>
    </message>
    <message>
        <source>A video whose expiration_date has passed is no longer shown in search results.</source>
        <translation>expiration_date を過ぎた動画は、検索結果に表示されなくなります。</translation>
    </message>
    <message numerus="yes">
        <source>A {forms} holds {room}; %n entries of “{name}” have more than that.</source>
        <translation>
            <numerusform>{forms}に書けるのは{room}です。「{name}」の %n 件のエントリにはそれ以外の内容があります。</numerusform>
        </translation>
    </message>
    <message>
        <source>A {forms} holds {room}; one entry of “{name}” has more than that.</source>
        <translation>{forms}に書けるのは{room}です。「{name}」の 1 件のエントリにはそれ以外の内容があります。</translation>
    </message>
    <message>
        <source>A “&amp;” stood alone; it was written as “&amp;amp;”.</source>
        <translation>単独の「&amp;」を「&amp;amp;」に書き換えました。</translation>
    </message>
    <message>
        <source>A “&lt;” stood alone; it was written as “&amp;lt;”.</source>
        <translation>単独の「&lt;」を「&amp;lt;」に書き換えました。</translation>
    </message>
    <message>
        <source>A “&lt;” stood in an attribute; it was written as “&amp;lt;”.</source>
        <translation>属性内の「&lt;」を「&amp;lt;」に書き換えました。</translation>
    </message>
    <message>
        <source>Add a zone</source>
        <translation>タイムゾーンを追加</translation>
    </message>
    <message>
        <source>Add a “{field}” first.</source>
        <translation>先に「{field}」を追加してください。</translation>
    </message>
    <message>
        <source>Add {wanted}, or {wanted}.gz to have it packed.</source>
        <translation>{wanted} を付けてください。圧縮する場合は {wanted}.gz です。</translation>
    </message>
    <message>
        <source>Address of a page about the uploader.</source>
        <translation>投稿者についてのページのアドレス。</translation>
    </message>
    <message>
        <source>Address of a player for it.</source>
        <translation>プレーヤーのアドレス。</translation>
    </message>
    <message>
        <source>Address of a still picture.</source>
        <translation>静止画のアドレス。</translation>
    </message>
    <message>
        <source>Address of its licence.</source>
        <translation>ライセンスのアドレス。</translation>
    </message>
    <message>
        <source>Address of one of the clips that make up the video.</source>
        <translation>動画を構成するクリップの 1 つのアドレス。</translation>
    </message>
    <message>
        <source>Address of the alternate, complete.</source>
        <translation>代替ページの完全なアドレス。</translation>
    </message>
    <message>
        <source>Address of the collection it belongs to.</source>
        <translation>属するコレクションのアドレス。</translation>
    </message>
    <message>
        <source>Address of the page, complete with its protocol.</source>
        <translation>プロトコルを含む、ページの完全なアドレス。</translation>
    </message>
    <message>
        <source>Address of the picture.</source>
        <translation>画像のアドレス。</translation>
    </message>
    <message>
        <source>Address of the video file.</source>
        <translation>動画ファイルのアドレス。</translation>
    </message>
    <message>
        <source>Addresses</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Addresses that begin otherwise stay.</source>
        <translation>それ以外で始まるアドレスは変更されません。</translation>
    </message>
    <message>
        <source>Addresses that differ only in “www.”, a slash at the end, the case of the host or of escapes, the fragment or the usual port are probably one page.</source>
        <translation>違いが「www.」、末尾のスラッシュ、ホストやエスケープの大文字・小文字、フラグメント、標準のポートだけのアドレスは、おそらく同じページです。</translation>
    </message>
    <message numerus="yes">
        <source>All %n dates in {name} are “{date}”.</source>
        <translation>
            <numerusform>{name} の %n 件の日付はすべて「{date}」です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n priorities in {name} are {priority}.</source>
        <translation>
            <numerusform>{name} の %n 件の優先度はすべて {priority} です。</numerusform>
        </translation>
    </message>
    <message>
        <source>All addresses of a sitemap must have its own protocol and host. Where nobody told the address of a lone sitemap, it is taken to lie on the site of more than half of its entries. Since that is inferred, and since the robots.txt of another host may name the sitemap (cross-submission), it is no error in any profile.</source>
        <translation>サイトマップのアドレスはすべて、サイトマップと同じプロトコルとホストでなければなりません。単独のサイトマップのアドレスが示されていない場合は、エントリの過半数が属するサイトにあるとみなされます。これは推測であり、また別のホストの robots.txt にサイトマップが記載されていることもあるため (クロスサブミッション)、どのプロファイルでもエラーにはなりません。</translation>
    </message>
    <message>
        <source>All entries</source>
        <translation>すべてのエントリ</translation>
    </message>
    <message>
        <source>All entries before are complete.</source>
        <translation>それより前のエントリはすべて完全です。</translation>
    </message>
    <message>
        <source>All entries of a sitemap together</source>
        <translation>サイトマップの全エントリ</translation>
    </message>
    <message>
        <source>All files are as they were before it.</source>
        <translation>すべてのファイルは実行前のままです。</translation>
    </message>
    <message>
        <source>All its files hold what was saved.</source>
        <translation>そのファイルはすべて、保存した内容になっています。</translation>
    </message>
    <message>
        <source>All of them hold entries of one kind.</source>
        <translation>すべてが同じ種類のエントリを含んでいます。</translation>
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
        <source>Alternates must name each other: a link that is not returned is ignored. Told only of pages in the set.</source>
        <translation>代替リンクは互いに指定し合わなければなりません。リターンリンクのないリンクは無視されます。セット内のページについてのみ示されます。</translation>
    </message>
    <message>
        <source>Always “alternate”.</source>
        <translation>常に「alternate」。</translation>
    </message>
    <message>
        <source>An RSS or Atom feed may stand for a sitemap, but it lists recent pages only, and no changefreq or priority.</source>
        <translation>RSS または Atom フィードはサイトマップの代わりになりますが、最近のページだけが含まれ、changefreq や priority はありません。</translation>
    </message>
    <message>
        <source>An address may hold only the characters of RFC 3986; all others must be percent-encoded.</source>
        <translation>アドレスに使えるのは RFC 3986 の文字だけです。それ以外の文字はパーセントエンコードする必要があります。</translation>
    </message>
    <message>
        <source>An address must be complete: it begins with the protocol and names the host.</source>
        <translation>アドレスは完全でなければなりません。プロトコルで始まり、ホストを含みます。</translation>
    </message>
    <message>
        <source>An address must be shorter than 2,048 characters.</source>
        <translation>アドレスは 2,048 文字未満でなければなりません。</translation>
    </message>
    <message>
        <source>An address must name a host that can be one, and a port, where given, must be a number from 1 to 65535. No part of a host begins or ends with a hyphen, and what begins with xn-- must stand for a name.</source>
        <translation>アドレスには有効なホスト名が必要です。ポートを指定する場合は 1～65535 の数値です。ホスト名の各部分の先頭と末尾にハイフンは使えず、xn-- で始まる部分は、実際の名前を表していなければなりません。</translation>
    </message>
    <message>
        <source>An address should be listed once in a set.</source>
        <translation>アドレスはセット内で 1 回だけ記載します。</translation>
    </message>
    <message>
        <source>An alternate needs hreflang, or media where it is made for another screen.</source>
        <translation>代替リンクには hreflang が必要です。別の画面向けの場合は media でもかまいません。</translation>
    </message>
    <message>
        <source>An attribute of “{token}” stood there twice; the first one was kept.</source>
        <translation>属性「{token}」が 2 回指定されていたため、最初のものを残しました。</translation>
    </message>
    <message>
        <source>An attribute was not in straight quotes, or without a value or a space before it; its tag was mended.</source>
        <translation>直線の引用符で囲まれていない、値がない、または前に空白がない属性があったため、タグを修復しました。</translation>
    </message>
    <message>
        <source>An edit is about an entry that is not known.</source>
        <translation>不明なエントリに対する編集です。</translation>
    </message>
    <message>
        <source>An element in the namespace of &lt;image:image&gt; must be one that it defines, and stand in its place.</source>
        <translation>&lt;image:image&gt; の名前空間の要素は、そこで定義されたもので、正しい位置になければなりません。</translation>
    </message>
    <message>
        <source>An element in the namespace of &lt;mobile:mobile&gt; must be one that it defines, and stand in its place.</source>
        <translation>&lt;mobile:mobile&gt; の名前空間の要素は、そこで定義されたもので、正しい位置になければなりません。</translation>
    </message>
    <message>
        <source>An element in the namespace of &lt;news:news&gt; must be one that it defines, and stand in its place.</source>
        <translation>&lt;news:news&gt; の名前空間の要素は、そこで定義されたもので、正しい位置になければなりません。</translation>
    </message>
    <message>
        <source>An element in the namespace of &lt;pagemap:PageMap&gt; must be one that it defines, and stand in its place.</source>
        <translation>&lt;pagemap:PageMap&gt; の名前空間の要素は、そこで定義されたもので、正しい位置になければなりません。</translation>
    </message>
    <message>
        <source>An element in the namespace of &lt;video:video&gt; must be one that it defines, and stand in its place.</source>
        <translation>&lt;video:video&gt; の名前空間の要素は、そこで定義されたもので、正しい位置になければなりません。</translation>
    </message>
    <message>
        <source>An element in the namespace of &lt;xhtml:link&gt; must be one that it defines, and stand in its place.</source>
        <translation>&lt;xhtml:link&gt; の名前空間の要素は、そこで定義されたもので、正しい位置になければなりません。</translation>
    </message>
    <message>
        <source>An element in the protocol's namespace must be one that the protocol defines.</source>
        <translation>プロトコルの名前空間の要素は、プロトコルで定義されたものでなければなりません。</translation>
    </message>
    <message>
        <source>An element may have each of them once.</source>
        <translation>要素は、それぞれを 1 回ずつ持てます。</translation>
    </message>
    <message>
        <source>An entry may hold each of loc, lastmod, changefreq and priority once.</source>
        <translation>エントリには loc、lastmod、changefreq、priority をそれぞれ 1 回だけ含められます。</translation>
    </message>
    <message>
        <source>An entry may hold no more than 1 &lt;mobile:mobile&gt;.</source>
        <translation>エントリに含められる &lt;mobile:mobile&gt; は 1 個までです。</translation>
    </message>
    <message>
        <source>An entry may hold no more than 1 &lt;news:news&gt;.</source>
        <translation>エントリに含められる &lt;news:news&gt; は 1 個までです。</translation>
    </message>
    <message>
        <source>An entry may hold no more than 1,000 &lt;image:image&gt;.</source>
        <translation>エントリに含められる &lt;image:image&gt; は 1,000 個までです。</translation>
    </message>
    <message>
        <source>An entry of more than 10,000 elements and attributes is not checked against the schema.</source>
        <translation>要素と属性が合わせて 10,000 を超えるエントリは、スキーマと照合されません。</translation>
    </message>
    <message>
        <source>An entry of “{index}” needs an address.</source>
        <translation>「{index}」のエントリにはアドレスが必要です。</translation>
    </message>
    <message>
        <source>An entry of “{index}” {which}, so that it names no sitemap.</source>
        <translation>「{index}」のエントリ{which}ため、サイトマップを指していません。</translation>
    </message>
    <message>
        <source>An entry of “{name}” has no field, which a CSV file can't hold.</source>
        <translation>「{name}」にフィールドのないエントリがあります。CSV ファイルには書き込めません。</translation>
    </message>
    <message>
        <source>An entry should name each language once.</source>
        <translation>エントリでは各言語を 1 回だけ指定します。</translation>
    </message>
    <message>
        <source>An identifier of the object.</source>
        <translation>オブジェクトの識別子。</translation>
    </message>
    <message>
        <source>An identifier of the video elsewhere.</source>
        <translation>他での動画の識別子。</translation>
    </message>
    <message>
        <source>An index lists every sitemap once.</source>
        <translation>インデックスには各サイトマップを 1 回だけ記載します。</translation>
    </message>
    <message>
        <source>An index may list no more sitemaps than the profile allows.</source>
        <translation>インデックスに記載するサイトマップの数は、プロファイルの上限までです。</translation>
    </message>
    <message>
        <source>An index may list only sitemaps of its own site: same protocol, host and port. A sitemap on another host counts only where that host is the site's own and robots.txt names the sitemap there (cross-submission).</source>
        <translation>インデックスに記載できるのは、同じサイト (プロトコル、ホスト、ポートが同じもの) のサイトマップだけです。別のホストにあるサイトマップは、そのホストも同じサイトに属し、そこの robots.txt にサイトマップが記載されている場合にのみ有効です (クロスサブミッション)。</translation>
    </message>
    <message>
        <source>An index may list sitemaps only, no other index and not itself.</source>
        <translation>インデックスに記載できるのはサイトマップだけです。他のインデックスや自身は記載できません。</translation>
    </message>
    <message>
        <source>An index may list sitemaps only; its entry is kept as it is.</source>
        <translation>インデックスに記載できるのはサイトマップだけです。このエントリはそのまま保持されます。</translation>
    </message>
    <message>
        <source>An interrupted save{of_what} could be neither completed nor undone: {reason}.</source>
        <translation>中断されていた保存{of_what}は、完了することも取り消すこともできませんでした: {reason}。</translation>
    </message>
    <message>
        <source>An interrupted save{of_what} was completed.</source>
        <translation>中断されていた保存{of_what}を完了しました。</translation>
    </message>
    <message>
        <source>An interrupted save{of_what} was undone.</source>
        <translation>中断されていた保存{of_what}を取り消しました。</translation>
    </message>
    <message>
        <source>An order has to name every sitemap of the set once.</source>
        <translation>並び順には、セットのすべてのサイトマップを 1 回ずつ指定する必要があります。</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>アラビア文字</translation>
    </message>
    <message>
        <source>Armenian</source>
        <translation>アルメニア文字</translation>
    </message>
    <message>
        <source>Article {number:,}</source>
        <translation>記事 {number:,}</translation>
    </message>
    <message>
        <source>As the profile allows</source>
        <translation>プロファイルの上限に従う</translation>
    </message>
    <message>
        <source>Ask for permission to read it.</source>
        <translation>読み取りの許可を得てください。</translation>
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
        <source>Bopomofo</source>
        <translation>注音符号</translation>
    </message>
    <message>
        <source>Broad subject.</source>
        <translation>おおまかな主題。</translation>
    </message>
    <message>
        <source>CSV file</source>
        <translation>CSV ファイル</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>メモリを割り当てられません</translation>
    </message>
    <message>
        <source>Case means nothing in protocol and host; both are usually written in lower case.</source>
        <translation>プロトコルとホストでは大文字と小文字に違いはなく、どちらも小文字で書くのが普通です。</translation>
    </message>
    <message>
        <source>Change the base</source>
        <translation>基準を変更</translation>
    </message>
    <message>
        <source>Change the permissions, or save to another place.</source>
        <translation>アクセス権を変更するか、別の場所に保存してください。</translation>
    </message>
    <message>
        <source>Changing entries</source>
        <translation>エントリを変更中</translation>
    </message>
    <message>
        <source>Changing extensions</source>
        <translation>拡張を変更中</translation>
    </message>
    <message>
        <source>Check that you may read it.</source>
        <translation>読み取り権限があるか確認してください。</translation>
    </message>
    <message>
        <source>Check the disk, or save to another place.</source>
        <translation>ディスクを確認するか、別の場所に保存してください。</translation>
    </message>
    <message>
        <source>Checking against the schema</source>
        <translation>スキーマと照合中</translation>
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
        <source>Cherokee</source>
        <translation>チェロキー文字</translation>
    </message>
    <message>
        <source>Choose a shorter name.</source>
        <translation>より短い名前を指定してください。</translation>
    </message>
    <message>
        <source>Choose a sitemap file in it.</source>
        <translation>その中のサイトマップファイルを選択してください。</translation>
    </message>
    <message>
        <source>Choose an XML, text or CSV file.</source>
        <translation>XML、テキスト、または CSV ファイルを選択してください。</translation>
    </message>
    <message>
        <source>Choose another folder, or another name for the sitemaps.</source>
        <translation>別のフォルダーを選択するか、サイトマップに別の名前を指定してください。</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>別のフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>Choose another name, or move that file away.</source>
        <translation>別の名前を指定するか、そのファイルを移動してください。</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>別の名前を指定してください。</translation>
    </message>
    <message>
        <source>Choose another one, too.</source>
        <translation>もう 1 つ選択してください。</translation>
    </message>
    <message>
        <source>Choose another profile, or export the set in several.</source>
        <translation>別のプロファイルを選択するか、セットを複数に分けてエクスポートしてください。</translation>
    </message>
    <message>
        <source>Choose another sitemap, or open the set again once it can be read.</source>
        <translation>別のサイトマップを選択するか、読み取れるようになってからセットを開き直してください。</translation>
    </message>
    <message>
        <source>Choose the folder that holds the files of the site.</source>
        <translation>サイトのファイルがあるフォルダーを選択してください。</translation>
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
        <source>Close it there, or save it under another name here.</source>
        <translation>そちらで閉じるか、ここで別の名前で保存してください。</translation>
    </message>
    <message>
        <source>Close the element first that was opened last.</source>
        <translation>最後に開始した要素を最初に閉じてください。</translation>
    </message>
    <message>
        <source>Comparing entries</source>
        <translation>エントリを比較中</translation>
    </message>
    <message>
        <source>Complete addresses stay.</source>
        <translation>完全なアドレスは変更されません。</translation>
    </message>
    <message>
        <source>Compress sitemaps with gzip</source>
        <translation>サイトマップを gzip で圧縮</translation>
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
        <source>Connect the disk that it lies on, and open the set again. If it is gone for good, remove the hidden files “{names}”.</source>
        <translation>そのディスクを接続して、セットを開き直してください。もう存在しない場合は、隠しファイル「{names}」を削除してください。</translation>
    </message>
    <message>
        <source>Correct the encoding in the first line.</source>
        <translation>1 行目の文字コードの指定を直してください。</translation>
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
        <source>Create the folder, or save to another place.</source>
        <translation>フォルダーを作成するか、別の場所に保存してください。</translation>
    </message>
    <message>
        <source>Currency by ISO 4217.</source>
        <translation>通貨 (ISO 4217)。</translation>
    </message>
    <message>
        <source>Cut to the date</source>
        <translation>日付のみにする</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>キリル文字</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
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
        <source>Dates can't be taken from git: {reason}.</source>
        <translation>git から日付を取得できません：{reason}。</translation>
    </message>
    <message>
        <source>Dates that are the same for all entries of a sitemap tell when it was made, not when its pages changed.</source>
        <translation>サイトマップの全エントリで日付が同じ場合、それはページの変更日ではなく、サイトマップの作成日を表しています。</translation>
    </message>
    <message>
        <source>Dates without a time stay.</source>
        <translation>時刻のない日付は変更されません。</translation>
    </message>
    <message>
        <source>Dates, frequencies and priorities</source>
        <translation>日付、更新頻度、優先度</translation>
    </message>
    <message>
        <source>Declare it in its element with “xmlns:…”.</source>
        <translation>その要素で「xmlns:…」を使って宣言してください。</translation>
    </message>
    <message>
        <source>Declare it on the root element with “xmlns:…”.</source>
        <translation>ルート要素で「xmlns:…」を使って宣言してください。</translation>
    </message>
    <message>
        <source>Delete entries, or choose another profile.</source>
        <translation>エントリを削除するか、別のプロファイルを選択してください。</translation>
    </message>
    <message>
        <source>Deutsch</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>デバイスまたはリソースが使用中です</translation>
    </message>
    <message>
        <source>Directory not empty</source>
        <translation>フォルダーが空ではありません</translation>
    </message>
    <message>
        <source>Download the file and open it here.</source>
        <translation>ファイルをダウンロードしてから、ここで開いてください。</translation>
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
        <source>Edit it as text.</source>
        <translation>テキストとして編集してください。</translation>
    </message>
    <message>
        <source>Edit it in its own place.</source>
        <translation>本来のフィールドで編集してください。</translation>
    </message>
    <message>
        <source>Edit it there, or save it under another name here.</source>
        <translation>そちらで編集するか、ここで別の名前で保存してください。</translation>
    </message>
    <message>
        <source>Editing goes on; save now and then, because changes could not be recovered after a crash.</source>
        <translation>編集は続けられます。クラッシュすると変更を復元できないため、こまめに保存してください。</translation>
    </message>
    <message>
        <source>Elements in another order</source>
        <translation>要素の順序違い</translation>
    </message>
    <message>
        <source>Empty sitemap</source>
        <translation>空のサイトマップ</translation>
    </message>
    <message>
        <source>End it in .xml, .xml.gz, .txt or .csv.</source>
        <translation>末尾を .xml、.xml.gz、.txt、.csv のいずれかにしてください。</translation>
    </message>
    <message>
        <source>End with a slash</source>
        <translation>末尾にスラッシュを付ける</translation>
    </message>
    <message>
        <source>End without a slash</source>
        <translation>末尾のスラッシュを除く</translation>
    </message>
    <message>
        <source>English</source>
        <translation>English</translation>
    </message>
    <message>
        <source>Entries by changefreq</source>
        <translation>changefreq 別のエントリ</translation>
    </message>
    <message>
        <source>Entries by folder</source>
        <translation>フォルダー別のエントリ</translation>
    </message>
    <message>
        <source>Entries by lastmod</source>
        <translation>lastmod 別のエントリ</translation>
    </message>
    <message>
        <source>Entries by priority</source>
        <translation>priority 別のエントリ</translation>
    </message>
    <message>
        <source>Entries of “{name}” lie in memory, as the folder for large sets can't be used: {trouble}.</source>
        <translation>大きなセット用のフォルダーを使用できないため、「{name}」のエントリはメモリに置かれます: {trouble}。</translation>
    </message>
    <message>
        <source>Entries that have a text keep it.</source>
        <translation>すでにテキストがあるエントリは変更されません。</translation>
    </message>
    <message>
        <source>Entries whose page has no file in the folder keep their date.</source>
        <translation>フォルダーにページのファイルがないエントリの日付は変更されません。</translation>
    </message>
    <message>
        <source>Entries with problems</source>
        <translation>問題のあるエントリ</translation>
    </message>
    <message>
        <source>Entries {joined}</source>
        <translation>条件に合うエントリ: {joined}</translation>
    </message>
    <message>
        <source>Entry {broken:,} can't stand in a text sitemap: its loc holds a line break.</source>
        <translation>エントリ {broken:,} はテキストのサイトマップに書き込めません。loc に改行が含まれています。</translation>
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
        <source>Entry {place:,} alone takes {size}; with the XML around it, a sitemap of {most} can't hold it.</source>
        <translation>エントリ {place:,} だけで {size} あります。前後の XML を含めると、{most} のサイトマップには収まりません。</translation>
    </message>
    <message>
        <source>Entry {place:,} can't be written: its {name} holds the character U+{ord:04X}, which XML can't hold.</source>
        <translation>エントリ {place:,} を書き込めません。{name} に、XML では使えない文字 U+{ord:04X} が含まれています。</translation>
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
        <source>Escape characters as</source>
        <translation>文字のエスケープ方式</translation>
    </message>
    <message>
        <source>Español</source>
        <translation>Español</translation>
    </message>
    <message>
        <source>Every entry gets it, also one without a date.</source>
        <translation>日付のないエントリを含め、すべてのエントリに設定されます。</translation>
    </message>
    <message>
        <source>Every entry gets the text, whatever it had.</source>
        <translation>元の値にかかわらず、すべてのエントリにこのテキストが設定されます。</translation>
    </message>
    <message>
        <source>Every entry needs a loc with the address of its page.</source>
        <translation>すべてのエントリには、ページのアドレスを示す loc が必要です。</translation>
    </message>
    <message>
        <source>Every entry with an address on the web gets it.</source>
        <translation>Web 上のアドレスを持つすべてのエントリに設定されます。</translation>
    </message>
    <message>
        <source>Every second byte is zero.</source>
        <translation>1 バイトおきに 0 が現れます。</translation>
    </message>
    <message>
        <source>Every sitemap that an index lists must be readable: XML or text, as it is or packed with gzip, not zip.</source>
        <translation>インデックスに記載されたサイトマップはすべて、読み取り可能でなければなりません。XML またはテキストを、そのまま、または gzip で圧縮したものに限られ、zip は使えません。</translation>
    </message>
    <message>
        <source>Every sitemap that an index lists must be there.</source>
        <translation>インデックスに記載されたサイトマップはすべて、存在しなければなりません。</translation>
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
        <source>Export the entries to a new file, and report this.</source>
        <translation>エントリを新しいファイルにエクスポートし、この不具合を報告してください。</translation>
    </message>
    <message>
        <source>Export with an index, or fewer entries.</source>
        <translation>インデックス付きでエクスポートするか、エントリを減らしてください。</translation>
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
        <source>Fetch it again; the copy here is not what was packed.</source>
        <translation>もう一度取得してください。ここにあるコピーは、圧縮時の内容と異なります。</translation>
    </message>
    <message>
        <source>Fetch or export it again.</source>
        <translation>もう一度取得またはエクスポートしてください。</translation>
    </message>
    <message>
        <source>Fetch or mend the file first, or export its entries to a new one.</source>
        <translation>先にファイルを取得または修復するか、そのエントリを新しいファイルにエクスポートしてください。</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>ファイルがすでに存在します</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>ファイル名が長すぎます</translation>
    </message>
    <message>
        <source>File size error</source>
        <translation>ファイルサイズのエラー</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>ファイルが大きすぎます</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Files were put one behind the other.</source>
        <translation>複数のファイルが連結されています。</translation>
    </message>
    <message>
        <source>Files with an ending, and addresses with a query, stay.</source>
        <translation>拡張子のあるファイルと、クエリを含むアドレスは変更されません。</translation>
    </message>
    <message>
        <source>Fill or delete it, or save as an .xml file.</source>
        <translation>入力または削除するか、.xml ファイルとして保存してください。</translation>
    </message>
    <message>
        <source>Fill or delete them, or save as an .xml file.</source>
        <translation>入力または削除するか、.xml ファイルとして保存してください。</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>フィルター</translation>
    </message>
    <message>
        <source>Filters that were saved under a name, as they would be typed.</source>
        <translation>名前を付けて保存したフィルターです (入力するときの形式)。</translation>
    </message>
    <message>
        <source>Folder for large sets</source>
        <translation>大きなセット用のフォルダー</translation>
    </message>
    <message>
        <source>Font size</source>
        <translation>文字の大きさ</translation>
    </message>
    <message numerus="yes">
        <source>Found there: {names}, and %n more.</source>
        <translation>
            <numerusform>{names}、ほか %n 件があります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Found there: {names}, and one more.</source>
        <translation>{names}、ほか 1 件があります。</translation>
    </message>
    <message>
        <source>Found there: {names}.</source>
        <translation>{names} があります。</translation>
    </message>
    <message>
        <source>Fragments that are places within a program (#!, #/) stay.</source>
        <translation>プログラム内の場所を示すフラグメント (#!, #/) は変更されません。</translation>
    </message>
    <message>
        <source>Français</source>
        <translation>Français</translation>
    </message>
    <message>
        <source>Free some space for temporary files.</source>
        <translation>一時ファイル用の空き容量を確保してください。</translation>
    </message>
    <message>
        <source>Free some space there, or choose another folder in the preferences.</source>
        <translation>そこに空き容量を確保するか、設定で別のフォルダーを選択してください。</translation>
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
        <source>Georgian</source>
        <translation>ジョージア文字</translation>
    </message>
    <message>
        <source>Give --base-url on the command line, or the URL of the set in the window.</source>
        <translation>コマンドラインでは --base-url、ウィンドウではセットの URL を指定してください。</translation>
    </message>
    <message>
        <source>Give a folder as --output: several sitemaps and their index are written there.</source>
        <translation>--output にフォルダーを指定すると、複数のサイトマップとインデックスがそこに書き込まれます。</translation>
    </message>
    <message>
        <source>Give a number from 0 to 1000, such as 0.5.</source>
        <translation>0.5 のように、0～1000 の数値を指定してください。</translation>
    </message>
    <message>
        <source>Give a number from 0.0 to 1.0.</source>
        <translation>0.0～1.0 の数値を指定してください。</translation>
    </message>
    <message>
        <source>Give another file, or delete it.</source>
        <translation>別のファイルを指定するか、このファイルを削除してください。</translation>
    </message>
    <message>
        <source>Give it one in double quotes, or remove it.</source>
        <translation>値を二重引用符で囲んで指定するか、属性を削除してください。</translation>
    </message>
    <message>
        <source>Give one from -{max_days:,} to {max_days:,}.</source>
        <translation>-{max_days:,}～{max_days:,} の値を指定してください。</translation>
    </message>
    <message>
        <source>Give one from 1 to {max_digits}.</source>
        <translation>1～{max_digits} の値を指定してください。</translation>
    </message>
    <message>
        <source>Give one, or clear the values.</source>
        <translation>値を指定するか、クリアを使ってください。</translation>
    </message>
    <message>
        <source>Give priorities from 0.0 to 1.0, that of the start page first, such as “1.0 0.8 0.6”.</source>
        <translation>「1.0 0.8 0.6」のように、トップページから順に 0.0～1.0 の優先度を指定してください。</translation>
    </message>
    <message>
        <source>Give the address of the sitemap or of its folder, such as https://www.example.com/.</source>
        <translation>https://www.example.com/ のように、サイトマップまたはそのフォルダーのアドレスを指定してください。</translation>
    </message>
    <message>
        <source>Give the address of the sitemap, such as https://www.example.com/sitemap-2.xml.</source>
        <translation>https://www.example.com/sitemap-2.xml のように、サイトマップのアドレスを指定してください。</translation>
    </message>
    <message>
        <source>Give the report another name.</source>
        <translation>レポートに別の名前を付けてください。</translation>
    </message>
    <message>
        <source>Give the sitemap another name, or move that file away.</source>
        <translation>サイトマップに別の名前を付けるか、そのファイルを移動してください。</translation>
    </message>
    <message>
        <source>Google</source>
        <translation>Google</translation>
    </message>
    <message>
        <source>Google Search Central, large sitemaps</source>
        <translation>Google 検索セントラル、大きなサイトマップ</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>ギリシャ文字</translation>
    </message>
    <message>
        <source>Half a character can't be looked for.</source>
        <translation>1 文字の一部だけを検索することはできません。</translation>
    </message>
    <message>
        <source>Han</source>
        <translation>漢字</translation>
    </message>
    <message>
        <source>Hangul</source>
        <translation>ハングル</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>ヘブライ文字</translation>
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
        <source>Hiragana</source>
        <translation>ひらがな</translation>
    </message>
    <message>
        <source>Host in capitals</source>
        <translation>ホストに大文字</translation>
    </message>
    <message>
        <source>How full the sitemaps are</source>
        <translation>サイトマップの使用率</translation>
    </message>
    <message>
        <source>How it would go on is not known.</source>
        <translation>続きがどうなるかわかりません。</translation>
    </message>
    <message>
        <source>How much disk space the entries of one large set may take while it is open; the rest stays in memory.</source>
        <translation>1 つの大きなセットを開いている間、そのエントリに使ってよいディスク容量です。それを超える分はメモリに置かれます。</translation>
    </message>
    <message>
        <source>How much space the rows of tables and lists have.</source>
        <translation>表や一覧の行の上下の余白です。</translation>
    </message>
    <message>
        <source>How often it was seen.</source>
        <translation>再生回数。</translation>
    </message>
    <message>
        <source>How often the page is likely to change.</source>
        <translation>ページが更新されると見込まれる頻度。</translation>
    </message>
    <message>
        <source>ISO-8859-1 (Latin-1)</source>
        <translation>ISO-8859-1 (Latin-1)</translation>
    </message>
    <message>
        <source>If nobody has it open any more, edit it anyway; what says so is the file “{place}”.</source>
        <translation>現在誰も開いていないのであれば、そのまま編集できます。使用中であることを示しているのはファイル「{place}」です。</translation>
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
        <source>Importance beside the site's other pages, 0.0 to 1.0.</source>
        <translation>サイト内の他のページに対する重要度 (0.0～1.0)。</translation>
    </message>
    <message>
        <source>In the host {host} the % must be followed by two hexadecimal digits.</source>
        <translation>ホスト {host} の % の後には、16 進数が 2 桁必要です。</translation>
    </message>
    <message>
        <source>In the index “{facts}”: {words}</source>
        <translation>インデックス「{facts}」: {words}</translation>
    </message>
    <message>
        <source>In the whole window; the View menu enlarges the table alone.</source>
        <translation>ウィンドウ全体の文字の大きさです。表の文字だけを大きくするには「表示」メニューを使います。</translation>
    </message>
    <message>
        <source>In {name} {have} a {field}, which this search engine does not read.</source>
        <translation>{name} では {have} {field} がありますが、この検索エンジンは読み取りません。</translation>
    </message>
    <message>
        <source>In {text} the % must be followed by two hexadecimal digits; as a character it is written %25.</source>
        <translation>{text} の % の後には、16 進数が 2 桁必要です。文字としての % は %25 と書きます。</translation>
    </message>
    <message>
        <source>In “{name}”, “{key}” must be {error}; the default applies.</source>
        <translation>「{name}」の「{key}」に指定できるのは次のものです: {error}。標準の値が使われます。</translation>
    </message>
    <message>
        <source>Include {n} in it.</source>
        <translation>{n} を入れてください。</translation>
    </message>
    <message>
        <source>Include {{n}} in it, as in “{default_name}”.</source>
        <translation>「{default_name}」のように、{{n}} を入れてください。</translation>
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
        <source>Input/output error</source>
        <translation>入出力エラー</translation>
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
        <source>Invalid argument</source>
        <translation>引数が無効です</translation>
    </message>
    <message>
        <source>Invalid by the schema</source>
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
        <source>Invalid tag value: no number</source>
        <translation>無効なタグの値: 数値以外</translation>
    </message>
    <message>
        <source>Invisible characters around the URL</source>
        <translation>URL の前後の見えない文字</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>フォルダーです</translation>
    </message>
    <message>
        <source>It asks for nothing.</source>
        <translation>指定するものはありません。</translation>
    </message>
    <message>
        <source>It asks for: {names}.</source>
        <translation>指定するもの: {names}。</translation>
    </message>
    <message>
        <source>It begins no reference.</source>
        <translation>参照の開始ではありません。</translation>
    </message>
    <message>
        <source>It begins no tag.</source>
        <translation>タグの開始ではありません。</translation>
    </message>
    <message>
        <source>It begins with http:// or https:// and names the host, as http://www.example.com/ does.</source>
        <translation>http://www.example.com/ のように、http:// または https:// で始まり、ホスト名を含みます。</translation>
    </message>
    <message>
        <source>It can be {known}.</source>
        <translation>指定できる値: {known}。</translation>
    </message>
    <message>
        <source>It closes nothing.</source>
        <translation>対応する開始タグがありません。</translation>
    </message>
    <message>
        <source>It ends like a tag.</source>
        <translation>タグのように終わっています。</translation>
    </message>
    <message>
        <source>It has too many elements and attributes to be checked</source>
        <translation>要素と属性が多すぎて検証できません</translation>
    </message>
    <message>
        <source>It is a feed.</source>
        <translation>フィードです。</translation>
    </message>
    <message>
        <source>It is an index within an index, which search engines refuse.</source>
        <translation>インデックス内のインデックスのため、検索エンジンに拒否されます。</translation>
    </message>
    <message>
        <source>It is neither entry nor comment.</source>
        <translation>エントリでもコメントでもありません。</translation>
    </message>
    <message>
        <source>It is not known whose robots.txt is given: no entry of “{name}” is complete.</source>
        <translation>指定された robots.txt がどのホストのものかわかりません。「{name}」には完全な URL を持つエントリがありません。</translation>
    </message>
    <message>
        <source>It is opened once.</source>
        <translation>開かれるのは 1 回だけです。</translation>
    </message>
    <message>
        <source>It may be an error page of the web server.</source>
        <translation>Web サーバーのエラーページの可能性があります。</translation>
    </message>
    <message>
        <source>It stands where the open element ends.</source>
        <translation>開いている要素が終わる位置にあります。</translation>
    </message>
    <message>
        <source>It was left alone.</source>
        <translation>そのまま残されています。</translation>
    </message>
    <message numerus="yes">
        <source>It was read with %n repairs.</source>
        <translation>
            <numerusform>%n か所を修復して読み取りました。</numerusform>
        </translation>
    </message>
    <message>
        <source>It was read with one repair.</source>
        <translation>1 か所を修復して読み取りました。</translation>
    </message>
    <message>
        <source>It was set aside as “{aside}”.</source>
        <translation>「{aside}」として退避しました。</translation>
    </message>
    <message>
        <source>Its customary prefix is used.</source>
        <translation>慣例の接頭辞が使われています。</translation>
    </message>
    <message>
        <source>Its entries are all of the other kind.</source>
        <translation>そのエントリはすべて、もう一方の種類です。</translation>
    </message>
    <message>
        <source>Its folder is where the index and the other sitemaps will lie.</source>
        <translation>このフォルダーに、インデックスと他のサイトマップが置かれます。</translation>
    </message>
    <message>
        <source>Its language by ISO 639, in two or three letters; zh-cn or zh-tw for Chinese.</source>
        <translation>ISO 639 の 2 文字または 3 文字の言語コード。中国語は zh-cn または zh-tw。</translation>
    </message>
    <message>
        <source>Its value, where that is not the content.</source>
        <translation>値 (要素の内容が値でない場合)。</translation>
    </message>
    <message>
        <source>Katakana</source>
        <translation>カタカナ</translation>
    </message>
    <message>
        <source>Keep between</source>
        <translation>範囲内に収める</translation>
    </message>
    <message>
        <source>Keep the name for the sitemap.</source>
        <translation>名前はサイトマップ側に残してください。</translation>
    </message>
    <message>
        <source>Keywords of the article.</source>
        <translation>記事のキーワード。</translation>
    </message>
    <message>
        <source>Known are Common, Combined, W3C extended and lines of JSON.</source>
        <translation>対応形式は Common、Combined、W3C 拡張、JSON 行です。</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Language by ISO 639-1, maybe with a script (ISO 15924) and a region (ISO 3166-1), or x-default.</source>
        <translation>ISO 639-1 の言語コード (必要に応じて ISO 15924 の文字体系と ISO 3166-1 の地域を付加)、または x-default。</translation>
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
        <source>Leak patterns</source>
        <translation>漏えいパターン</translation>
    </message>
    <message>
        <source>Leave fragments out</source>
        <translation>フラグメントを除去</translation>
    </message>
    <message>
        <source>Leave out what follows the path.</source>
        <translation>パス以降を省いてください。</translation>
    </message>
    <message>
        <source>Leave out what stands before the @.</source>
        <translation>@ の前にあるものを省いてください。</translation>
    </message>
    <message>
        <source>Leave session ids out</source>
        <translation>セッション ID を除去</translation>
    </message>
    <message>
        <source>Leave some out, or shorten them.</source>
        <translation>一部を省くか、短くしてください。</translation>
    </message>
    <message>
        <source>Leave tracking parameters out</source>
        <translation>トラッキングパラメーターを除去</translation>
    </message>
    <message>
        <source>Length in seconds.</source>
        <translation>長さ (秒)。</translation>
    </message>
    <message>
        <source>Length of the clip in seconds.</source>
        <translation>クリップの長さ (秒)。</translation>
    </message>
    <message>
        <source>Let that user open it.</source>
        <translation>そのユーザーに開いてもらってください。</translation>
    </message>
    <message>
        <source>Letters of several alphabets in one name look like another name, and browsers distrust it.</source>
        <translation>1 つの名前に複数の文字体系が混在していると、別の名前に見えることがあり、ブラウザーにも信用されません。</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Limits of {profile}</source>
        <translation>{profile} の上限</translation>
    </message>
    <message>
        <source>Look at the quotation marks there.</source>
        <translation>その箇所の引用符を確認してください。</translation>
    </message>
    <message>
        <source>Look for a part of it.</source>
        <translation>その一部を検索してください。</translation>
    </message>
    <message>
        <source>Look for another window of this program.</source>
        <translation>このプログラムの別のウィンドウを探してください。</translation>
    </message>
    <message>
        <source>Look-around and back-references are not known; a backslash before a mark takes it literally.</source>
        <translation>先読み・後読みと後方参照は使えません。記号の前にバックスラッシュを付けると、その文字そのものとして扱われます。</translation>
    </message>
    <message>
        <source>Looked for it in “{parent}”.</source>
        <translation>「{parent}」で探しました。</translation>
    </message>
    <message>
        <source>Looking at the files</source>
        <translation>ファイルを確認中</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>低い</translation>
    </message>
    <message>
        <source>Make absolute</source>
        <translation>絶対アドレスにする</translation>
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
        <source>Mobile mark {number:,}</source>
        <translation>モバイル用マーク {number:,}</translation>
    </message>
    <message numerus="yes">
        <source>More than %n redirects.</source>
        <translation>
            <numerusform>リダイレクトが %n 回を超えました。</numerusform>
        </translation>
    </message>
    <message>
        <source>More than one redirect.</source>
        <translation>リダイレクトが 1 回を超えました。</translation>
    </message>
    <message>
        <source>Most URLs in an exported sitemap</source>
        <translation>エクスポートするサイトマップの最大 URL 数</translation>
    </message>
    <message>
        <source>Most bytes in an exported sitemap</source>
        <translation>エクスポートするサイトマップの最大バイト数</translation>
    </message>
    <message>
        <source>Move it there, or append its entries to a sitemap of the set.</source>
        <translation>そこに移動するか、エントリをセットのサイトマップに追加してください。</translation>
    </message>
    <message>
        <source>Move them to another sitemap of the set, or export them.</source>
        <translation>セットの別のサイトマップに移すか、エクスポートしてください。</translation>
    </message>
    <message>
        <source>Name a field.</source>
        <translation>フィールドを指定してください。</translation>
    </message>
    <message>
        <source>Name it, such as --columns loc=HEADER.</source>
        <translation>例のように列を指定してください：--columns loc=HEADER</translation>
    </message>
    <message>
        <source>Name its columns in the first line.</source>
        <translation>1 行目に列名を書いてください。</translation>
    </message>
    <message>
        <source>Name of the attribute.</source>
        <translation>属性の名前。</translation>
    </message>
    <message>
        <source>Name of the publication.</source>
        <translation>発行元の名前。</translation>
    </message>
    <message>
        <source>Name of who uploaded it.</source>
        <translation>投稿者の名前。</translation>
    </message>
    <message>
        <source>Name the sitemap itself, if it lies elsewhere.</source>
        <translation>別の場所にある場合は、サイトマップ自体を指定してください。</translation>
    </message>
    <message>
        <source>Names of exported files</source>
        <translation>エクスポートするファイルの名前</translation>
    </message>
    <message>
        <source>Near-duplicate URL</source>
        <translation>ほぼ重複した URL</translation>
    </message>
    <message>
        <source>Needless port</source>
        <translation>不要なポート</translation>
    </message>
    <message>
        <source>Nested sitemap indexes</source>
        <translation>ネストされたサイトマップインデックス</translation>
    </message>
    <message>
        <source>No CDATA section is open.</source>
        <translation>開いている CDATA セクションはありません。</translation>
    </message>
    <message>
        <source>No column of “{name}” is known to hold URLs; there are: {headers}.</source>
        <translation>「{name}」に URL の列が見つかりません。列：{headers}</translation>
    </message>
    <message>
        <source>No entry has a complete URL.</source>
        <translation>完全な URL を持つエントリがありません。</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>問題は見つかりませんでした。</translation>
    </message>
    <message>
        <source>No return tag</source>
        <translation>リターンタグなし</translation>
    </message>
    <message>
        <source>No sitemap lies in “{folder}”.</source>
        <translation>「{folder}」にサイトマップがありません。</translation>
    </message>
    <message>
        <source>No sitemap needs that.</source>
        <translation>サイトマップでこれが必要になることはありません。</translation>
    </message>
    <message>
        <source>No sitemap was found at {url}.</source>
        <translation>{url} にサイトマップが見つかりません。</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>デバイスに空き領域がありません</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>ファイルまたはフォルダーがありません</translation>
    </message>
    <message>
        <source>No text is given yet.</source>
        <translation>テキストがありません。</translation>
    </message>
    <message numerus="yes">
        <source>None of the %n files can be opened.</source>
        <translation>
            <numerusform>%n 個のファイルのいずれも開けません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nor can the %n others.</source>
        <translation>
            <numerusform>ほかの %n 個も開けません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nor can the last one.</source>
        <translation>最後の 1 個も開けません。</translation>
    </message>
    <message>
        <source>Not UTF-8</source>
        <translation>UTF-8 ではない</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>フォルダーではありません</translation>
    </message>
    <message>
        <source>Not fixed</source>
        <translation>修正しない</translation>
    </message>
    <message>
        <source>Not judged by a rule</source>
        <translation>ルールで判定されていない</translation>
    </message>
    <message>
        <source>Not judged by the schema</source>
        <translation>スキーマで判定されていない</translation>
    </message>
    <message>
        <source>Nothing is called “{unknown}” here.</source>
        <translation>「{unknown}」という名前のものはありません。</translation>
    </message>
    <message>
        <source>Number of the episode.</source>
        <translation>エピソードの番号。</translation>
    </message>
    <message>
        <source>Number of the season.</source>
        <translation>シーズンの番号。</translation>
    </message>
    <message>
        <source>Of &lt;image:image&gt;, caption, geo_location, title and license are no longer read by Google; they do no harm. Reported once per sitemap and field.</source>
        <translation>&lt;image:image&gt; の caption、geo_location、title、license は、現在 Google に読み取られません。あっても害はありません。サイトマップとフィールドごとに 1 回だけ報告されます。</translation>
    </message>
    <message>
        <source>Of &lt;image:image&gt;, loc and license must be addresses of http or https with legal characters, shorter than 2,048.</source>
        <translation>&lt;image:image&gt; の loc と license は、使用できる文字だけからなる 2,048 文字未満の http または https のアドレスでなければなりません。</translation>
    </message>
    <message>
        <source>Of &lt;image:image&gt;, loc and license must be complete addresses: they begin with the protocol and name the host.</source>
        <translation>&lt;image:image&gt; の loc と license は、プロトコルで始まり、ホストを含む、完全なアドレスでなければなりません。</translation>
    </message>
    <message>
        <source>Of &lt;news:news&gt;, access and genres must be one of the values that are defined.</source>
        <translation>&lt;news:news&gt; の access と genres は、定義された値のいずれかでなければなりません。</translation>
    </message>
    <message>
        <source>Of &lt;news:news&gt;, publication_date must be real dates in one of the W3C forms; a time needs its zone.</source>
        <translation>&lt;news:news&gt; の publication_date は、W3C の形式で書かれた実在する日付でなければなりません。時刻にはタイムゾーンが必要です。</translation>
    </message>
    <message>
        <source>Of &lt;news:news&gt;, stock_tickers may name only so many.</source>
        <translation>&lt;news:news&gt; の stock_tickers に指定できる数には上限があります。</translation>
    </message>
    <message>
        <source>Of &lt;news:news&gt;, stock_tickers must be written in their form.</source>
        <translation>&lt;news:news&gt; の stock_tickers は、定められた形式で書かなければなりません。</translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, duration, rating, content_segment_loc@duration, view_count, price, tvshow.season_number and tvshow.episode_number must be numbers between their bounds.</source>
        <translation>&lt;video:video&gt; の duration、rating、content_segment_loc@duration、view_count、price、tvshow.season_number、tvshow.episode_number は、範囲内の数値でなければなりません。</translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, duration, rating, content_segment_loc@duration, view_count, price, tvshow.season_number and tvshow.episode_number must be numbers, whole ones where they count something.</source>
        <translation>&lt;video:video&gt; の duration、rating、content_segment_loc@duration、view_count、price、tvshow.season_number、tvshow.episode_number は数値でなければなりません。個数を表すものは整数です。</translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, expiration_date, publication_date and tvshow.premier_date must be real dates in one of the W3C forms; a time needs its zone.</source>
        <translation>&lt;video:video&gt; の expiration_date、publication_date、tvshow.premier_date は、W3C の形式で書かれた実在する日付でなければなりません。時刻にはタイムゾーンが必要です。</translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, family_friendly, restriction@relationship, price@type, price@resolution, requires_subscription, tvshow.video_type, platform, platform@relationship, live and id@type must be one of the values that are defined.</source>
        <translation>&lt;video:video&gt; の family_friendly、restriction@relationship、price@type、price@resolution、requires_subscription、tvshow.video_type、platform、platform@relationship、live、id@type は、定義された値のいずれかでなければなりません。</translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, player_loc@allow_embed, player_loc@autoplay, category, gallery_loc, price and tvshow are no longer read by Google; they do no harm. Reported once per sitemap and field.</source>
        <translation>&lt;video:video&gt; の player_loc@allow_embed、player_loc@autoplay、category、gallery_loc、price、tvshow は、現在 Google に読み取られません。あっても害はありません。サイトマップとフィールドごとに 1 回だけ報告されます。</translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, restriction and price@currency must be written in their form.</source>
        <translation>&lt;video:video&gt; の restriction と price@currency は、定められた形式で書かなければなりません。</translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, thumbnail_loc, content_loc, player_loc, content_segment_loc, gallery_loc and uploader@info must be addresses of http or https with legal characters, shorter than 2,048.</source>
        <translation>&lt;video:video&gt; の thumbnail_loc、content_loc、player_loc、content_segment_loc、gallery_loc、uploader@info は、使用できる文字だけからなる 2,048 文字未満の http または https のアドレスでなければなりません。</translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, thumbnail_loc, content_loc, player_loc, content_segment_loc, gallery_loc and uploader@info must be complete addresses: they begin with the protocol and name the host.</source>
        <translation>&lt;video:video&gt; の thumbnail_loc、content_loc、player_loc、content_segment_loc、gallery_loc、uploader@info は、プロトコルで始まり、ホストを含む、完全なアドレスでなければなりません。</translation>
    </message>
    <message>
        <source>Of &lt;video:video&gt;, title, description and category have a greatest length.</source>
        <translation>&lt;video:video&gt; の title、description、category には最大文字数があります。</translation>
    </message>
    <message>
        <source>Of &lt;xhtml:link&gt;, @href must be addresses of http or https with legal characters, shorter than 2,048.</source>
        <translation>&lt;xhtml:link&gt; の @href は、使用できる文字だけからなる 2,048 文字未満の http または https のアドレスでなければなりません。</translation>
    </message>
    <message>
        <source>Of &lt;xhtml:link&gt;, @href must be complete addresses: they begin with the protocol and name the host.</source>
        <translation>&lt;xhtml:link&gt; の @href は、プロトコルで始まり、ホストを含む、完全なアドレスでなければなりません。</translation>
    </message>
    <message>
        <source>Of &lt;xhtml:link&gt;, @rel must be one of the values that are defined.</source>
        <translation>&lt;xhtml:link&gt; の @rel は、定義された値のいずれかでなければなりません。</translation>
    </message>
    <message>
        <source>One article of this sitemap is more than two days old and no longer read as news.</source>
        <translation>このサイトマップの 1 件の記事は公開から 2 日を過ぎており、ニュースとして読み取られません。</translation>
    </message>
    <message>
        <source>One byte that is no gzip data was</source>
        <translation>gzip データではない 1 バイト</translation>
    </message>
    <message>
        <source>One entry is not whole and left out.</source>
        <translation>1 件のエントリは不完全なため除外されました。</translation>
    </message>
    <message>
        <source>One entry is too large for a sitemap.</source>
        <translation>1 件のエントリがサイトマップには大きすぎます。</translation>
    </message>
    <message>
        <source>One entry of “{name}” has {lacking}, which a {forms} can't hold.</source>
        <translation>「{name}」の 1 件のエントリには{lacking}ため、{forms}には書き込めません。</translation>
    </message>
    <message>
        <source>One entry was cut off and is lost.</source>
        <translation>1 件のエントリは途中で切れており、失われました。</translation>
    </message>
    <message>
        <source>One index lies in “{folder}”.</source>
        <translation>「{folder}」にインデックスが 1 個あります。</translation>
    </message>
    <message>
        <source>One item has no link and is left out.</source>
        <translation>1 件の項目にはリンクがないため除外されました。</translation>
    </message>
    <message>
        <source>One more zero byte after the end was left out.</source>
        <translation>終わりの後にある余分な 0 のバイト 1 個を除外しました。</translation>
    </message>
    <message>
        <source>One object on the page.</source>
        <translation>ページ上のオブジェクト。</translation>
    </message>
    <message>
        <source>One part is more than an index may list ({limit:,}, {title}).</source>
        <translation>1 個の部分で、インデックスに載せられる数を超えています (上限 {limit:,}、{title})。</translation>
    </message>
    <message>
        <source>One property of the object.</source>
        <translation>オブジェクトのプロパティ。</translation>
    </message>
    <message>
        <source>One sitemap alone can't be merged.</source>
        <translation>サイトマップ 1 個だけでは結合できません。</translation>
    </message>
    <message>
        <source>One sitemap is more than an index may list ({limit:,}, {title}).</source>
        <translation>1 個のサイトマップで、インデックスに載せられる数を超えています (上限 {limit:,}、{title})。</translation>
    </message>
    <message>
        <source>Only escapes go that mean the same without.</source>
        <translation>なくても意味が変わらないエスケープだけが解除されます。</translation>
    </message>
    <message>
        <source>Only http and https are followed.</source>
        <translation>http と https だけを取得します。</translation>
    </message>
    <message>
        <source>Only url elements may stand directly inside urlset, and only sitemap elements directly inside sitemapindex.</source>
        <translation>urlset の直下には url 要素だけを、sitemapindex の直下には sitemap 要素だけを置けます。</translation>
    </message>
    <message>
        <source>Open it again in a moment.</source>
        <translation>しばらくしてから開き直してください。</translation>
    </message>
    <message>
        <source>Open it again.</source>
        <translation>開き直してください。</translation>
    </message>
    <message>
        <source>Open it by itself, or add its sitemaps.</source>
        <translation>単独で開くか、そのサイトマップを追加してください。</translation>
    </message>
    <message>
        <source>Open one folder, or files of one folder.</source>
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
        <source>Open the files of one folder; others can be exported together.</source>
        <translation>1 つのフォルダーのファイルを開いてください。ほかのファイルとはまとめてエクスポートできます。</translation>
    </message>
    <message>
        <source>Open the set again once it can be read.</source>
        <translation>読み取れるようになってから、セットを開き直してください。</translation>
    </message>
    <message>
        <source>Open the set again once the file is there and can be read.</source>
        <translation>ファイルを用意して読み取れるようになってから、セットを開き直してください。</translation>
    </message>
    <message>
        <source>Open the set again.</source>
        <translation>セットを開き直してください。</translation>
    </message>
    <message>
        <source>Open the sitemap that is made from it.</source>
        <translation>そこから生成されたサイトマップを開いてください。</translation>
    </message>
    <message>
        <source>Opening the set again puts them right.</source>
        <translation>セットを開き直すと正しく処理されます。</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>許可されていない操作です</translation>
    </message>
    <message>
        <source>Other parameters stay.</source>
        <translation>その他のパラメーターは変更されません。</translation>
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
        <source>Parameters such as utm_source tell where a visitor came from; the page is the same without them.</source>
        <translation>utm_source などのパラメーターは訪問者の流入元を示すもので、なくてもページは同じです。</translation>
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
        <source>Pattern {number}, “{each}”, can't be looked for: {fault}.</source>
        <translation>パターン {number} の「{each}」では検索できません: {fault}。</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>アクセス権がありません</translation>
    </message>
    <message>
        <source>Platforms where it may or may not be played.</source>
        <translation>再生できる、または再生できないプラットフォーム。</translation>
    </message>
    <message>
        <source>Please report this file.</source>
        <translation>このファイルについてご報告ください。</translation>
    </message>
    <message>
        <source>Port 80 is the default for http, port 443 for https; neither is needed.</source>
        <translation>http のポート 80 と https のポート 443 は省略できます。</translation>
    </message>
    <message>
        <source>Price in one currency; without an amount, its type says how it is sold.</source>
        <translation>1 つの通貨での価格。金額がない場合は、type が販売方法を示します。</translation>
    </message>
    <message>
        <source>Priorities between the two stay as written.</source>
        <translation>この範囲内の優先度は、書かれたまま残ります。</translation>
    </message>
    <message>
        <source>Priorities that are all the same say nothing: they are only compared with each other.</source>
        <translation>すべて同じ優先度には意味がありません。優先度は相互に比較されるだけです。</translation>
    </message>
    <message>
        <source>Private networks, test sites, administration, hidden files and backups are seldom meant for all.</source>
        <translation>プライベートネットワーク、テストサイト、管理画面、隠しファイル、バックアップは、通常、一般公開を意図したものではありません。</translation>
    </message>
    <message>
        <source>Probably not public</source>
        <translation>非公開の可能性</translation>
    </message>
    <message>
        <source>Profile of new windows</source>
        <translation>新しいウィンドウのプロファイル</translation>
    </message>
    <message>
        <source>Publishing</source>
        <translation>公開</translation>
    </message>
    <message>
        <source>Put its value in double quotes.</source>
        <translation>値を二重引用符で囲んでください。</translation>
    </message>
    <message>
        <source>Put the file beside the index to open it with the set; the index keeps its entry.</source>
        <translation>このファイルをインデックスの横に置くと、セットと一緒に開けます。インデックスのエントリは保持されます。</translation>
    </message>
    <message>
        <source>RSS 2.0 and 1.0, and Atom 1.0 and 0.3 can be read.</source>
        <translation>読み取れるのは RSS 2.0 と 1.0、Atom 1.0 と 0.3 です。</translation>
    </message>
    <message>
        <source>Raise the ceiling if you trust where it comes from.</source>
        <translation>提供元を信頼できる場合は、安全上限を引き上げてください。</translation>
    </message>
    <message>
        <source>Raise the ceiling to open it whole.</source>
        <translation>全体を開くには、安全上限を引き上げてください。</translation>
    </message>
    <message>
        <source>Raise the limit of URLs.</source>
        <translation>URL 数の上限を引き上げてください。</translation>
    </message>
    <message>
        <source>Raise the limit of bytes, or shorten the entry.</source>
        <translation>バイト数の上限を引き上げるか、エントリを短くしてください。</translation>
    </message>
    <message>
        <source>Raise the limits per sitemap, choose another profile, or export fewer entries.</source>
        <translation>サイトマップあたりの上限を引き上げるか、別のプロファイルを選択するか、エクスポートするエントリを減らしてください。</translation>
    </message>
    <message>
        <source>Rating from 0.0 to 5.0.</source>
        <translation>評価 (0.0～5.0)。</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>読み取り専用のファイルシステムです</translation>
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
        <source>Record edits at once, so that they can be recovered if the program ends before they are saved.</source>
        <translation>編集をすぐに書き留め、保存前にプログラムが終了しても復元できるようにします。</translation>
    </message>
    <message>
        <source>Recovery log</source>
        <translation>復元ログ</translation>
    </message>
    <message>
        <source>Refused by the schema alone</source>
        <translation>スキーマだけが拒否</translation>
    </message>
    <message>
        <source>Reload the set to read it; its file stays as it is.</source>
        <translation>読み取るには、セットを再読み込みしてください。ファイルはそのまま残ります。</translation>
    </message>
    <message>
        <source>Remove all but the first.</source>
        <translation>最初のもの以外を削除してください。</translation>
    </message>
    <message>
        <source>Remove it, or open it before.</source>
        <translation>削除するか、その前に開始タグを置いてください。</translation>
    </message>
    <message>
        <source>Remove it, or write its “&amp;” as “&amp;amp;”.</source>
        <translation>削除するか、「&amp;」を「&amp;amp;」に書き換えてください。</translation>
    </message>
    <message>
        <source>Remove it.</source>
        <translation>削除してください。</translation>
    </message>
    <message>
        <source>Remove it; XML allows none but tab and line ends.</source>
        <translation>削除してください。XML で使える制御文字は、タブと改行だけです。</translation>
    </message>
    <message>
        <source>Remove it; a sitemap needs none.</source>
        <translation>削除してください。サイトマップには不要です。</translation>
    </message>
    <message>
        <source>Remove one of them.</source>
        <translation>どちらか一方を削除してください。</translation>
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
        <source>Remove the second hyphen.</source>
        <translation>2 つ目のハイフンを削除してください。</translation>
    </message>
    <message>
        <source>Remove the sitemap instead.</source>
        <translation>代わりにサイトマップを削除してください。</translation>
    </message>
    <message>
        <source>Remove the “&lt;!DOCTYPE …&gt;” from the file; a sitemap needs none.</source>
        <translation>ファイルから「&lt;!DOCTYPE …&gt;」を削除してください。サイトマップには不要です。</translation>
    </message>
    <message>
        <source>Remove what stands before it.</source>
        <translation>その前にあるものを削除してください。</translation>
    </message>
    <message>
        <source>Repaired file</source>
        <translation>修復されたファイル</translation>
    </message>
    <message>
        <source>Resolution at this price.</source>
        <translation>この価格での解像度。</translation>
    </message>
    <message>
        <source>Results stay from 0.0 to 1.0; entries without a priority stay without.</source>
        <translation>結果は 0.0～1.0 に収められます。優先度のないエントリは変更されません。</translation>
    </message>
    <message>
        <source>Room for large sets</source>
        <translation>大きなセット用の容量</translation>
    </message>
    <message>
        <source>Root and entries have the protocol's names.</source>
        <translation>ルート要素とエントリには、プロトコルの定める名前が付いています。</translation>
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
        <source>Same date everywhere</source>
        <translation>すべて同じ日付</translation>
    </message>
    <message>
        <source>Same priority everywhere</source>
        <translation>すべて同じ優先度</translation>
    </message>
    <message>
        <source>Save as an .xml file to keep it.</source>
        <translation>残すには、.xml ファイルとして保存してください。</translation>
    </message>
    <message>
        <source>Save it again as UTF-8, or declare the encoding that it really has.</source>
        <translation>UTF-8 で保存し直すか、実際の文字コードを宣言してください。</translation>
    </message>
    <message>
        <source>Save it as an .xml file first.</source>
        <translation>先に .xml ファイルとして保存してください。</translation>
    </message>
    <message>
        <source>Save it in UTF-8.</source>
        <translation>UTF-8 で保存してください。</translation>
    </message>
    <message>
        <source>Save it under a name.</source>
        <translation>名前を付けて保存してください。</translation>
    </message>
    <message>
        <source>Save its content to a file first.</source>
        <translation>先に内容をファイルに保存してください。</translation>
    </message>
    <message>
        <source>Save or export it as a sitemap under another name.</source>
        <translation>サイトマップとして別の名前で保存またはエクスポートしてください。</translation>
    </message>
    <message>
        <source>Save the table as CSV in UTF-8.</source>
        <translation>表を UTF-8 の CSV で保存してください。</translation>
    </message>
    <message>
        <source>Save to another place.</source>
        <translation>別の場所に保存してください。</translation>
    </message>
    <message>
        <source>Save under another name, or open it again.</source>
        <translation>別の名前で保存するか、開き直してください。</translation>
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
        <source>Saving a change writes it in UTF-8.</source>
        <translation>変更を保存すると UTF-8 で書き込まれます。</translation>
    </message>
    <message>
        <source>Say so in the expression itself.</source>
        <translation>正規表現の中で指定してください。</translation>
    </message>
    <message>
        <source>Say “day” or “second”.</source>
        <translation>「day」または「second」を指定してください。</translation>
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
        <source>Search engines don't fetch a URL that the robots.txt of its host disallows for their crawler. It is known where it was given (check --robots).</source>
        <translation>ホストの robots.txt が検索エンジンのクローラーに禁止している URL は取得されません。robots.txt の内容がわかるのは、指定された場合 (check --robots) だけです。</translation>
    </message>
    <message>
        <source>Search engines find a sitemap, or its index, by a Sitemap line in the robots.txt of its host. It is known where it was given (check --robots).</source>
        <translation>検索エンジンは、ホストの robots.txt の Sitemap 行からサイトマップまたはそのインデックスを見つけます。robots.txt の内容がわかるのは、指定された場合 (check --robots) だけです。</translation>
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
        <source>Set where empty</source>
        <translation>空の場合に設定</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>セット</translation>
    </message>
    <message>
        <source>Several files are given as the robots.txt of one host.</source>
        <translation>1 つのホストの robots.txt として複数のファイルが指定されています。</translation>
    </message>
    <message>
        <source>Shift by days</source>
        <translation>日数でずらす</translation>
    </message>
    <message>
        <source>Shorter numbers stay as written.</source>
        <translation>桁数の少ない数値は、書かれたまま残ります。</translation>
    </message>
    <message>
        <source>Single bytes come from text that was pasted into a UTF-8 file; several together are not touched.</source>
        <translation>単独のバイトは、UTF-8 のファイルに貼り付けられたテキストに由来します。連続するバイトには手を加えません。</translation>
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
        <source>Sitemap: http://www.example.com/sitemap_index.xml in robots.txt</source>
        <translation>Sitemap: http://www.example.com/sitemap_index.xml を記載した robots.txt</translation>
    </message>
    <message>
        <source>Sitemaps are told by their content; their names end in .xml or .xml.gz.</source>
        <translation>サイトマップは内容で判別されます。名前は .xml または .xml.gz で終わります。</translation>
    </message>
    <message>
        <source>Some files may be older than others.</source>
        <translation>一部のファイルが他より古い可能性があります。</translation>
    </message>
    <message>
        <source>Something must come behind the backslash.</source>
        <translation>バックスラッシュの後には何かが必要です。</translation>
    </message>
    <message>
        <source>Something stood behind the end of the sitemap; it was removed.</source>
        <translation>サイトマップの終わりより後にあったものを削除しました。</translation>
    </message>
    <message>
        <source>Sorting into folders</source>
        <translation>フォルダーに分類中</translation>
    </message>
    <message>
        <source>Split it first.</source>
        <translation>先に分割してください。</translation>
    </message>
    <message>
        <source>Split it first; no search engine takes a sitemap of that size.</source>
        <translation>先に分割してください。このサイズのサイトマップを受け付ける検索エンジンはありません。</translation>
    </message>
    <message>
        <source>Split it otherwise.</source>
        <translation>別の方法で分割してください。</translation>
    </message>
    <message>
        <source>Steps such as /../ belong to relative addresses; consumers follow them and list a different address.</source>
        <translation>/../ などの移動は相対アドレスのためのものです。検索エンジンは移動先をたどり、これとは別のアドレスを登録します。</translation>
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
        <source>System default</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>Tag no longer read</source>
        <translation>現在は読み取られないタグ</translation>
    </message>
    <message>
        <source>Take the dates of the files instead.</source>
        <translation>代わりにファイルの日付を使ってください。</translation>
    </message>
    <message>
        <source>Template of a sitemap</source>
        <translation>サイトマップのテンプレート</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Text between entries</source>
        <translation>エントリ間のテキスト</translation>
    </message>
    <message>
        <source>Text stands between the elements of the entry.</source>
        <translation>エントリの要素の間にテキストがあります。</translation>
    </message>
    <message>
        <source>Text stands directly inside “{root}”; it is kept.</source>
        <translation>「{root}」の直下にテキストがあります。このテキストはそのまま保持されます。</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>タイ文字</translation>
    </message>
    <message numerus="yes">
        <source>The %n patterns can't be looked for together.</source>
        <translation>
            <numerusform>%n 個のパターンはまとめて検索できません。</numerusform>
        </translation>
    </message>
    <message>
        <source>The URL of “{name}” is not known.</source>
        <translation>「{name}」の URL が不明です。</translation>
    </message>
    <message>
        <source>The URLs do not belong to the host, or the key does not have the form that is asked for.</source>
        <translation>URL がホストのものではないか、キーの形式が正しくありません。</translation>
    </message>
    <message>
        <source>The URLs were received.</source>
        <translation>URL が受信されました。</translation>
    </message>
    <message>
        <source>The URLs were received; the key is still to be checked.</source>
        <translation>URL が受信されました。キーはこれから確認されます。</translation>
    </message>
    <message>
        <source>The XML around an entry that was changed is not well-formed, so the change can't be put into it.</source>
        <translation>変更されたエントリの周囲の XML が整形式ではないため、変更を書き込めません。</translation>
    </message>
    <message>
        <source>The XML can't be taken: in line {line}, column {column}, {cause}.</source>
        <translation>この XML は使用できません: {line} 行目、{column} 文字目: {cause}。</translation>
    </message>
    <message>
        <source>The XML declaration was malformed; it was written anew.</source>
        <translation>XML 宣言に誤りがあったため、書き直しました。</translation>
    </message>
    <message>
        <source>The XML is not well-formed {place}.</source>
        <translation>XML が整形式ではありません ({place})。</translation>
    </message>
    <message>
        <source>The XML is not well-formed: {place}, {cause}.</source>
        <translation>XML が整形式ではありません ({place}): {cause}。</translation>
    </message>
    <message>
        <source>The address at which the sitemaps will lie is not known.</source>
        <translation>サイトマップの公開先のアドレスがわかりません。</translation>
    </message>
    <message>
        <source>The address carries the id of a session, {what}: every visitor gets another address for one page.</source>
        <translation>アドレスにセッション ID ({what}) が含まれています。同じページのアドレスが訪問者ごとに異なってしまいます。</translation>
    </message>
    <message numerus="yes">
        <source>The address has %n characters; it must have fewer than 2,048, though the published schema takes 2,048.</source>
        <translation>
            <numerusform>アドレスは %n 文字です。2,048 文字未満でなければなりませんが、公開スキーマでは 2,048 文字まで認められています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The address has %n characters; it must have fewer than 2,048.</source>
        <translation>
            <numerusform>アドレスは %n 文字です。2,048 文字未満でなければなりません。</numerusform>
        </translation>
    </message>
    <message>
        <source>The address has an @ without a user name before the host, which is needless.</source>
        <translation>アドレスのホストの前に、ユーザー名のない不要な @ があります。</translation>
    </message>
    <message>
        <source>The address has one character; it must have fewer than 2,048, though the published schema takes 2,048.</source>
        <translation>アドレスは 1 文字です。2,048 文字未満でなければなりませんが、公開スキーマでは 2,048 文字まで認められています。</translation>
    </message>
    <message>
        <source>The address has one character; it must have fewer than 2,048.</source>
        <translation>アドレスは 1 文字です。2,048 文字未満でなければなりません。</translation>
    </message>
    <message>
        <source>The address holds a user name or a password, which would be published.</source>
        <translation>アドレスにユーザー名またはパスワードが含まれており、公開されてしまいます。</translation>
    </message>
    <message>
        <source>The address is longer than {most:,} characters, the most that a sitemap may list.</source>
        <translation>アドレスが、サイトマップに記載できる上限の {most:,} 文字を超えています。</translation>
    </message>
    <message>
        <source>The address tells everybody {what} {name}, and consumers refuse it.</source>
        <translation>アドレスにより{what}が公開されています ({name})。検索エンジンもこのアドレスを拒否します。</translation>
    </message>
    <message>
        <source>The answer is incomplete.</source>
        <translation>応答が不完全です。</translation>
    </message>
    <message>
        <source>The base URL {base_url} is not complete.</source>
        <translation>基準 URL {base_url} は完全ではありません。</translation>
    </message>
    <message>
        <source>The beginning of a recovery log can't be understood.</source>
        <translation>復元ログの先頭を解釈できません。</translation>
    </message>
    <message>
        <source>The byte {named} is no UTF-8; it is read as “{characters}” (Windows-1252).</source>
        <translation>バイト {named} は UTF-8 ではないため、「{characters}」(Windows-1252) として読み取りました。</translation>
    </message>
    <message>
        <source>The certificate of the server is not trusted.</source>
        <translation>サーバーの証明書は信頼されていません。</translation>
    </message>
    <message>
        <source>The change frequency is empty; leave the element out if it is unknown.</source>
        <translation>更新頻度が空です。不明な場合は要素ごと省略してください。</translation>
    </message>
    <message>
        <source>The choice holds until the program ends.</source>
        <translation>この選択は、プログラムを終了するまで有効です。</translation>
    </message>
    <message>
        <source>The colon after the host is needless without a port.</source>
        <translation>ポートがない場合、ホストの後のコロンは不要です。</translation>
    </message>
    <message>
        <source>The column “{name}” is not a field and was left out.</source>
        <translation>列「{name}」はフィールドではないため、除外されました。</translation>
    </message>
    <message>
        <source>The date in {name} is “{date}”.</source>
        <translation>{name} の日付は「{date}」です。</translation>
    </message>
    <message>
        <source>The date is empty; leave the element out if the date is unknown.</source>
        <translation>日付が空です。不明な場合は要素ごと省略してください。</translation>
    </message>
    <message>
        <source>The date of a sitemap in its index can't be earlier than the newest date in that sitemap.</source>
        <translation>インデックスに記載するサイトマップの日付は、そのサイトマップ内の最新の日付より前にはなりません。</translation>
    </message>
    <message>
        <source>The download may be incomplete; fetch it again.</source>
        <translation>ダウンロードが不完全な可能性があります。もう一度取得してください。</translation>
    </message>
    <message>
        <source>The element goes; what the entry holds besides stays.</source>
        <translation>この要素は削除されます。エントリのその他の内容は残ります。</translation>
    </message>
    <message>
        <source>The elements of {many} are not in the order {names}, extensions last; the schema demands it, the text of the protocol does not.</source>
        <translation>{many}の要素が、{names}、拡張の順になっていません。この順序はスキーマの要求で、プロトコルの本文にはありません。</translation>
    </message>
    <message>
        <source>The encoding in which the web server expects characters beyond ASCII, when addresses are fixed.</source>
        <translation>アドレスの修正時に使う、ASCII 以外の文字のエンコード方式です。Web サーバーに合わせます。</translation>
    </message>
    <message>
        <source>The entries of “{sitemap}” can't be looked at in the cache: {strerror}.</source>
        <translation>「{sitemap}」のエントリをキャッシュから参照できません: {strerror}。</translation>
    </message>
    <message>
        <source>The entry has more than {most:,} &lt;{shown_name}&gt;.</source>
        <translation>エントリの &lt;{shown_name}&gt; が上限の {most:,} 個を超えています。</translation>
    </message>
    <message>
        <source>The entry has no loc.</source>
        <translation>エントリに loc がありません。</translation>
    </message>
    <message numerus="yes">
        <source>The export would need %n sitemaps; an index may list {most:,} ({title}).</source>
        <translation>
            <numerusform>エクスポートには %n 個のサイトマップが必要ですが、インデックスに載せられるのは {most:,} 個までです ({title})。</numerusform>
        </translation>
    </message>
    <message>
        <source>The export would need one sitemap; an index may list {most:,} ({title}).</source>
        <translation>エクスポートには 1 個のサイトマップが必要ですが、インデックスに載せられるのは {most:,} 個までです ({title})。</translation>
    </message>
    <message>
        <source>The expression can't be looked for as a whole word, or in any case.</source>
        <translation>この正規表現は、単語全体の検索や大文字・小文字を区別しない検索には使えません。</translation>
    </message>
    <message>
        <source>The expression has no group “{name}”.</source>
        <translation>正規表現に「{name}」というグループがありません。</translation>
    </message>
    <message>
        <source>The expression has none; $0 is all that it found.</source>
        <translation>正規表現にグループがありません。$0 は一致した全体を表します。</translation>
    </message>
    <message>
        <source>The expression “{shown}” can't be read. At character {place}: {reason}.</source>
        <translation>正規表現「{shown}」を解釈できません。{place} 文字目: {reason}。</translation>
    </message>
    <message>
        <source>The expression “{shown}” can't be read: {reason}.</source>
        <translation>正規表現「{shown}」を解釈できません: {reason}。</translation>
    </message>
    <message>
        <source>The extensions of the entries were not read, so that none can be looked for.</source>
        <translation>エントリの拡張が読み取られていないため、検索できません。</translation>
    </message>
    <message>
        <source>The fields of a video stand in the order of its schema, which validators insist on.</source>
        <translation>動画のフィールドはスキーマの順に並べます。検証ツールはこの順序を求めます。</translation>
    </message>
    <message>
        <source>The file can't be opened.</source>
        <translation>ファイルを開けません。</translation>
    </message>
    <message>
        <source>The file does not begin with an XML declaration; it is read as UTF-8.</source>
        <translation>ファイルの先頭に XML 宣言がありません。UTF-8 として読み取ります。</translation>
    </message>
    <message>
        <source>The file does not follow what it declares.</source>
        <translation>ファイルが宣言どおりの文字コードではありません。</translation>
    </message>
    <message>
        <source>The file has no root element to add entries to.</source>
        <translation>ファイルに、エントリを追加するためのルート要素がありません。</translation>
    </message>
    <message>
        <source>The file is cut off here in the middle of a character; what is left of it was removed.</source>
        <translation>ファイルが文字の途中で切れています。残った部分を削除しました。</translation>
    </message>
    <message>
        <source>The file is cut off here; the torn entry is left out, and what was open is closed.</source>
        <translation>ファイルがここで切れています。途切れたエントリを除外し、開いていた要素を閉じました。</translation>
    </message>
    <message>
        <source>The file is cut off here; what is torn is left out, and what was open is closed.</source>
        <translation>ファイルがここで切れています。壊れた部分を除外し、開いていた要素を閉じました。</translation>
    </message>
    <message>
        <source>The file is encoded in UTF-16, which it does not say; it was read so.</source>
        <translation>ファイルの文字コードは、宣言のない UTF-16 です。UTF-16 として読み取りました。</translation>
    </message>
    <message>
        <source>The file is read as {encoding} and saved in UTF-8.</source>
        <translation>ファイルは {encoding} として読み取られ、UTF-8 で保存されます。</translation>
    </message>
    <message>
        <source>The file of a sitemap should have the path of its URL in the folder of the index. Where none has it, the one file of that name is opened that no other sitemap of the index may claim: check that it is the right one.</source>
        <translation>サイトマップのファイルは、インデックスのフォルダー内で URL と同じパスにあるべきです。該当するファイルがない場合は、インデックスの他のサイトマップに該当しない、同じ名前の唯一のファイルが開かれます。正しいファイルかどうか確認してください。</translation>
    </message>
    <message>
        <source>The file, fetched or exported again</source>
        <translation>取得またはエクスポートし直したファイル</translation>
    </message>
    <message>
        <source>The files lie in several folders, so they can't be one set.</source>
        <translation>ファイルが複数のフォルダーにあるため、1 つのセットにできません。</translation>
    </message>
    <message>
        <source>The filter can't be understood {where}: {expected}.</source>
        <translation>フィルターを解釈できません ({where}): {expected}。</translation>
    </message>
    <message>
        <source>The folder “{folder}” can't be made: {strerror}.</source>
        <translation>フォルダー「{folder}」を作成できません: {strerror}。</translation>
    </message>
    <message>
        <source>The gzip data ends in the middle; everything that could be unpacked was kept.</source>
        <translation>gzip データが途中で終わっています。展開できた部分はすべて残しました。</translation>
    </message>
    <message>
        <source>The gzip data itself is complete.</source>
        <translation>gzip データ自体は完全です。</translation>
    </message>
    <message>
        <source>The host was not found.</source>
        <translation>ホストが見つかりません。</translation>
    </message>
    <message>
        <source>The host {host_of} holds a space, which no host has.</source>
        <translation>ホスト {host_of} に空白が含まれています。ホスト名に空白は使えません。</translation>
    </message>
    <message>
        <source>The host {host} must be written {how}{form}.</source>
        <translation>ホスト {host} は次のように書く必要があります: {how}{form}。</translation>
    </message>
    <message>
        <source>The host's {label} mixes letters of {scripts}; it may be taken for another name.</source>
        <translation>ホストの {label} に {scripts} の文字が混在しています。別の名前と間違われる可能性があります。</translation>
    </message>
    <message>
        <source>The id of a session makes a new address of the same page for every visitor. Parameters such as sid and session, which may mean something else, count only with a value that looks like such an id.</source>
        <translation>セッション ID があると、同じページのアドレスが訪問者ごとに別のものになります。sid や session など、別の意味もありうるパラメーターは、値がセッション ID らしい場合にのみ対象となります。</translation>
    </message>
    <message>
        <source>The index needs the address of the new sitemap, and no other tells where the set lies.</source>
        <translation>インデックスには新しいサイトマップのアドレスが必要ですが、セットのある場所を示すアドレスがほかにありません。</translation>
    </message>
    <message>
        <source>The key is not valid: its file was not found on the site, or holds another key.</source>
        <translation>キーが無効です：サイトにキーのファイルがないか、別のキーが入っています。</translation>
    </message>
    <message>
        <source>The kind of screen it is made for.</source>
        <translation>対象となる画面の種類。</translation>
    </message>
    <message>
        <source>The language of a publication is a code of ISO 639 in small letters, or zh-cn or zh-tw.</source>
        <translation>発行元の言語は、ISO 639 の小文字の言語コード、または zh-cn か zh-tw です。</translation>
    </message>
    <message>
        <source>The language of the window, from the next start on.</source>
        <translation>ウィンドウの言語です。次回の起動から使われます。</translation>
    </message>
    <message>
        <source>The last line is torn, so that nobody knows how it goes on; it was left out.</source>
        <translation>最後の行が途中で切れており、続きがわからないため、除外しました。</translation>
    </message>
    <message>
        <source>The last one chosen</source>
        <translation>最後に選択したもの</translation>
    </message>
    <message>
        <source>The limit of files was reached.</source>
        <translation>ファイル数の上限に達しました。</translation>
    </message>
    <message>
        <source>The limit of {limit:,} bytes was reached.</source>
        <translation>{limit:,} バイトの上限に達しました。</translation>
    </message>
    <message>
        <source>The loc is empty.</source>
        <translation>loc が空です。</translation>
    </message>
    <message numerus="yes">
        <source>The lowest of %n priorities in {name} is {lowest}.</source>
        <translation>
            <numerusform>{name} の %n 件の優先度のうち最低は {lowest} です。</numerusform>
        </translation>
    </message>
    <message>
        <source>The mark of pages for feature phones is no longer read by anybody; it does no harm. Reported once per sitemap.</source>
        <translation>フィーチャーフォン用ページのマークを、現在読み取るものはありません。あっても害はありません。サイトマップごとに 1 回だけ報告されます。</translation>
    </message>
    <message>
        <source>The name “{name}” does not say in which form to write.</source>
        <translation>名前「{name}」からは、書き込む形式がわかりません。</translation>
    </message>
    <message>
        <source>The namespace is “{namespace}”, not “{sitemap}”.</source>
        <translation>名前空間が「{sitemap}」ではなく「{namespace}」です。</translation>
    </message>
    <message>
        <source>The namespace of a sitemap is {sitemap}.</source>
        <translation>サイトマップの名前空間は {sitemap} です。</translation>
    </message>
    <message>
        <source>The namespace {sitemap} is missing.</source>
        <translation>名前空間 {sitemap} がありません。</translation>
    </message>
    <message>
        <source>The namespace {written} is none of a sitemap's; it was replaced by the protocol's.</source>
        <translation>名前空間 {written} はサイトマップのものではないため、プロトコルの名前空間に置き換えました。</translation>
    </message>
    <message>
        <source>The next tag begins before it ends.</source>
        <translation>タグが終わる前に次のタグが始まっています。</translation>
    </message>
    <message>
        <source>The page names alternates, but not itself among them.</source>
        <translation>ページは代替リンクを持っていますが、自身が含まれていません。</translation>
    </message>
    <message>
        <source>The page names alternates, but not itself: {twin} differs from its own URL by a slash at the end.</source>
        <translation>ページは代替リンクを持っていますが、自身が含まれていません。{twin} は、末尾のスラッシュの有無がページの URL と異なります。</translation>
    </message>
    <message>
        <source>The pages can't be made: {reason}.</source>
        <translation>ページを作成できません: {reason}。</translation>
    </message>
    <message>
        <source>The parts of a path are divided by slashes; a backslash may not stand in an address.</source>
        <translation>パスの区切りはスラッシュです。アドレスにバックスラッシュは使えません。</translation>
    </message>
    <message>
        <source>The pattern can't be looked for.</source>
        <translation>このパターンは検索に使えません。</translation>
    </message>
    <message>
        <source>The prefix {named} was used but not declared; its namespace was added.</source>
        <translation>接頭辞 {named} が宣言なしに使われていたため、その名前空間を追加しました。</translation>
    </message>
    <message>
        <source>The priority in {name} is {lowest}.</source>
        <translation>{name} の優先度は {lowest} です。</translation>
    </message>
    <message>
        <source>The priority in {name} is {priority}.</source>
        <translation>{name} の優先度は {priority} です。</translation>
    </message>
    <message>
        <source>The priority is empty; leave the element out for the default of 0.5.</source>
        <translation>優先度が空です。既定の 0.5 でよい場合は要素ごと省略してください。</translation>
    </message>
    <message>
        <source>The profile's limit holds where it is lower.</source>
        <translation>プロファイルの上限のほうが低い場合は、それに従います。</translation>
    </message>
    <message>
        <source>The program itself</source>
        <translation>プログラム自体</translation>
    </message>
    <message>
        <source>The programme on television that it belongs to.</source>
        <translation>属するテレビ番組。</translation>
    </message>
    <message>
        <source>The protocol defines no attributes; only namespaces and xsi:schemaLocation may stand in the root element.</source>
        <translation>プロトコルに属性の定義はありません。ルート要素に置けるのは、名前空間と xsi:schemaLocation だけです。</translation>
    </message>
    <message>
        <source>The protocol is {scheme}; it must be http or https.</source>
        <translation>プロトコルが {scheme} です。http または https でなければなりません。</translation>
    </message>
    <message>
        <source>The protocol of an address must be http or https.</source>
        <translation>アドレスのプロトコルは http または https でなければなりません。</translation>
    </message>
    <message>
        <source>The publication in which the article appears.</source>
        <translation>記事が掲載されている発行元。</translation>
    </message>
    <message>
        <source>The published schema refuses some W3C dates, a year or a month alone and times without seconds, and takes some that are none. What the protocol says, W3C, counts.</source>
        <translation>公開されているスキーマは、年だけ、年月だけ、秒のない時刻など、W3C の日付の一部を拒否し、日付ではないものの一部を認めます。有効なのはプロトコルが指定する W3C の形式です。</translation>
    </message>
    <message>
        <source>The published schema refuses some of what the prose of the protocol allows, such as dates without a day, fields in another order and addresses of fewer than 12 characters; a strict consumer may go by it.</source>
        <translation>公開されているスキーマは、日のない日付、順序の異なるフィールド、12 文字未満のアドレスなど、プロトコルの本文が認めるものの一部を拒否します。厳格な検索エンジンはスキーマに従うことがあります。</translation>
    </message>
    <message>
        <source>The published schema wants 12 characters at least; the protocol itself sets no least length.</source>
        <translation>公開されているスキーマは 12 文字以上を求めますが、プロトコル自体に最小文字数の定めはありません。</translation>
    </message>
    <message>
        <source>The recovery log can't be written: {reason}.</source>
        <translation>復元ログに書き込めません: {reason}。</translation>
    </message>
    <message>
        <source>The recovery log knows no edit of the kind {name}.</source>
        <translation>復元ログにとって不明な種類の編集です: {name}。</translation>
    </message>
    <message>
        <source>The request failed: {reason}.</source>
        <translation>リクエストに失敗しました：{reason}。</translation>
    </message>
    <message>
        <source>The request was not understood.</source>
        <translation>リクエストが理解されませんでした。</translation>
    </message>
    <message>
        <source>The robots.txt of its host disallows {value}.</source>
        <translation>ホストの robots.txt で {value} が禁止されています。</translation>
    </message>
    <message>
        <source>The robots.txt of {host} does not name {url}.</source>
        <translation>{host} の robots.txt に {url} が記載されていません。</translation>
    </message>
    <message>
        <source>The root element before the first entry can't be found.</source>
        <translation>最初のエントリの前にルート要素が見つかりません。</translation>
    </message>
    <message>
        <source>The root element must name the namespace of the protocol, http://www.sitemaps.org/schemas/sitemap/0.9.</source>
        <translation>ルート要素では、プロトコルの名前空間 http://www.sitemaps.org/schemas/sitemap/0.9 を指定しなければなりません。</translation>
    </message>
    <message>
        <source>The root of a sitemap is “urlset”, that of an index “sitemapindex”.</source>
        <translation>ルート要素は、サイトマップでは「urlset」、インデックスでは「sitemapindex」です。</translation>
    </message>
    <message>
        <source>The root of this entry bound {named} otherwise than the first one; it is declared here now.</source>
        <translation>このエントリのルート要素では {named} の定義が最初のものと異なっていたため、ここで宣言しました。</translation>
    </message>
    <message>
        <source>The rule “{title}” ({part}) failed. {no_fault}</source>
        <translation>ルール「{title}」({part}) の処理に失敗しました。{no_fault}</translation>
    </message>
    <message>
        <source>The rules about {part} failed. {no_fault}</source>
        <translation>{part} に関するルールの処理に失敗しました。{no_fault}</translation>
    </message>
    <message>
        <source>The same window</source>
        <translation>同じウィンドウ</translation>
    </message>
    <message>
        <source>The schema alone, not the prose of the protocol, refuses “{element}”: {reason}.</source>
        <translation>プロトコルの本文ではなくスキーマだけが「{element}」を認めません: {reason}。</translation>
    </message>
    <message>
        <source>The schema refuses “{element}”: {reason}.</source>
        <translation>スキーマは「{element}」を認めません: {reason}。</translation>
    </message>
    <message>
        <source>The schema wants loc, lastmod, changefreq and priority in this order and extensions behind them; the text of the protocol asks for no order, and search engines read any.</source>
        <translation>スキーマは、loc、lastmod、changefreq、priority、拡張の順を求めます。プロトコルの本文に順序の定めはなく、検索エンジンはどの順序でも読み取ります。</translation>
    </message>
    <message>
        <source>The schemas, on request</source>
        <translation>スキーマ (検証の実行時)</translation>
    </message>
    <message>
        <source>The server answered {status} {words}.</source>
        <translation>サーバーの応答：{status} {words}</translation>
    </message>
    <message>
        <source>The server answered {status}.</source>
        <translation>サーバーの応答：{status}</translation>
    </message>
    <message>
        <source>The server did not answer in time.</source>
        <translation>サーバーが時間内に応答しませんでした。</translation>
    </message>
    <message>
        <source>The server may have answered with an error page; look at it in a browser.</source>
        <translation>サーバーがエラーページを返した可能性があります。ブラウザーで確認してください。</translation>
    </message>
    <message>
        <source>The set has not been checked, so that no problems can be looked for.</source>
        <translation>セットがチェックされていないため、問題を検索できません。</translation>
    </message>
    <message>
        <source>The set is not checked yet.</source>
        <translation>セットはまだチェックされていません。</translation>
    </message>
    <message numerus="yes">
        <source>The set of “{name}” holds more than %n entries.</source>
        <translation>
            <numerusform>「{name}」のセットに %n 件を超えるエントリがあります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The set of “{name}” holds more than one entry.</source>
        <translation>「{name}」のセットに 1 件を超えるエントリがあります。</translation>
    </message>
    <message>
        <source>The sitemap has no file yet: save it first.</source>
        <translation>サイトマップにまだファイルがありません。先に保存してください。</translation>
    </message>
    <message>
        <source>The sitemap has no name yet.</source>
        <translation>サイトマップにまだ名前がありません。</translation>
    </message>
    <message>
        <source>The sitemap names 1,000 articles before this one.</source>
        <translation>これより前に、サイトマップには 1,000 件の記事があります。</translation>
    </message>
    <message>
        <source>The sitemaps in “{document}” have no index.</source>
        <translation>「{document}」のサイトマップにはインデックスがありません。</translation>
    </message>
    <message>
        <source>The sitemaps of an index should lie in its folder or below it.</source>
        <translation>インデックスに記載するサイトマップは、インデックスと同じフォルダー、またはその下に置きます。</translation>
    </message>
    <message>
        <source>The start page, and addresses with a query, stay.</source>
        <translation>トップページと、クエリを含むアドレスは変更されません。</translation>
    </message>
    <message>
        <source>The tag of “{name}” was never closed; its “&gt;” was added.</source>
        <translation>「{name}」のタグが閉じられていなかったため、「&gt;」を補いました。</translation>
    </message>
    <message>
        <source>The tag that closes it, or its namespace, says what it is.</source>
        <translation>それを閉じるタグ、またはその名前空間から判別できます。</translation>
    </message>
    <message>
        <source>The tag that closes “{name}” lacked its “/”; it was added.</source>
        <translation>「{name}」の終了タグに欠けていた「/」を補いました。</translation>
    </message>
    <message>
        <source>The tag that closes “{top}” lacked its “&lt;”; it was added.</source>
        <translation>「{top}」の終了タグに欠けていた「&lt;」を補いました。</translation>
    </message>
    <message>
        <source>The tag that opens “{name}” lacked its “&lt;”; it was added.</source>
        <translation>「{name}」の開始タグに欠けていた「&lt;」を補いました。</translation>
    </message>
    <message>
        <source>The text has been decoded by then.</source>
        <translation>この時点でテキストの復号は済んでいます。</translation>
    </message>
    <message>
        <source>The text is UTF-8, not “{found}” as it declares.</source>
        <translation>テキストの文字コードは、宣言された「{found}」ではなく UTF-8 です。</translation>
    </message>
    <message>
        <source>The texts hold every character by which places in them could be marked.</source>
        <translation>対象のテキストに、位置の目印に使える文字がすべて含まれています。</translation>
    </message>
    <message>
        <source>The time of the day and its zone stay as written.</source>
        <translation>時刻とそのタイムゾーンは、書かれたまま残ります。</translation>
    </message>
    <message>
        <source>The unsaved changes of “{base}” are being recovered elsewhere.</source>
        <translation>「{base}」の保存されていない変更は、別の場所で復元中です。</translation>
    </message>
    <message>
        <source>The user's folder of caches</source>
        <translation>ユーザーのキャッシュフォルダー</translation>
    </message>
    <message>
        <source>The value of “{path}” holds the character {character}, which XML can't hold.</source>
        <translation>「{path}」の値に、XML では使えない文字 {character} が含まれています。</translation>
    </message>
    <message>
        <source>The version that wrote it can recover from it.</source>
        <translation>書き込んだときのバージョンであれば復元できます。</translation>
    </message>
    <message>
        <source>The zone that times without one get when dates are fixed, until another is chosen for a set.</source>
        <translation>日付の修正時に、タイムゾーンのない時刻に付けるタイムゾーンです。セットで別のものを選ぶまで使われます。</translation>
    </message>
    <message numerus="yes">
        <source>The {what} has %n characters; it must have fewer than 2,048.</source>
        <translation>
            <numerusform>{what}は %n 文字です。2,048 文字未満でなければなりません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The {what} has %n characters; {limit:,} are allowed.</source>
        <translation>
            <numerusform>{what}は %n 文字です。{limit:,} 文字まで認められています。</numerusform>
        </translation>
    </message>
    <message>
        <source>The {what} has a comma with nothing before or behind it.</source>
        <translation>{what} のコンマの前または後に何もありません。</translation>
    </message>
    <message>
        <source>The {what} has one character; it must have fewer than 2,048.</source>
        <translation>{what}は 1 文字です。2,048 文字未満でなければなりません。</translation>
    </message>
    <message>
        <source>The {what} has one character; {limit:,} are allowed.</source>
        <translation>{what}は 1 文字です。{limit:,} 文字まで認められています。</translation>
    </message>
    <message>
        <source>The {what} holds {character}, which must be percent-encoded.</source>
        <translation>{what} に{character}が含まれています。パーセントエンコードする必要があります。</translation>
    </message>
    <message>
        <source>The {what} is empty.</source>
        <translation>{what} が空です。</translation>
    </message>
    <message>
        <source>The {what} is empty; leave the element out if the date is unknown.</source>
        <translation>{what} が空です。日付が不明な場合は要素ごと省略してください。</translation>
    </message>
    <message>
        <source>The {what} is no longer read by Google.</source>
        <translation>{what} は、現在 Google に読み取られません。</translation>
    </message>
    <message>
        <source>The {what} is {value}, which does not exist: there is no {fault}.</source>
        <translation>{what} が、存在しない {value} になっています: {fault}はありません。</translation>
    </message>
    <message>
        <source>The {what} is {value}, which is not a W3C date such as 2026-11-02 or 2026-11-02T17:33Z.</source>
        <translation>{what} の {value} は、2026-11-02 や 2026-11-02T17:33Z のような W3C の日付ではありません。</translation>
    </message>
    <message>
        <source>The {what} is {value}, which is not a legal address.</source>
        <translation>{what} の {value} は、有効なアドレスではありません。</translation>
    </message>
    <message>
        <source>The {what} is {value}, which is not a number.</source>
        <translation>{what} の {value} は、数値ではありません。</translation>
    </message>
    <message>
        <source>The {what} is {value}, which is not a whole number.</source>
        <translation>{what} の {value} は、整数ではありません。</translation>
    </message>
    <message>
        <source>The {what} is {value}, which is not an address of http or https with a host.</source>
        <translation>{what} の {value} は、ホストを含む http または https のアドレスではありません。</translation>
    </message>
    <message>
        <source>The {what} is {value}, which is not complete: it must begin with http:// or https://.</source>
        <translation>{what} の {value} は完全ではありません。http:// または https:// で始まる必要があります。</translation>
    </message>
    <message>
        <source>The {what} is {value}; it must be {bounds}{unit}.</source>
        <translation>{what} が {value} になっています。{bounds}{unit} でなければなりません。</translation>
    </message>
    <message>
        <source>The {what} names {count:,}; {most} are allowed.</source>
        <translation>{what} に {count:,} 個指定されています。上限は {most} 個です。</translation>
    </message>
    <message>
        <source>The {what} stands behind a field that it should precede.</source>
        <translation>{what} が、後に置くべきフィールドより後ろにあります。</translation>
    </message>
    <message>
        <source>The {what},{code}, {reason}.{hint}</source>
        <translation>{what}{code}: {reason}{hint}。</translation>
    </message>
    <message>
        <source>The “sitemapindex” around its entries is missing.</source>
        <translation>エントリを囲む「sitemapindex」がありません。</translation>
    </message>
    <message>
        <source>The “urlset” around its entries is missing.</source>
        <translation>エントリを囲む「urlset」がありません。</translation>
    </message>
    <message>
        <source>The “{entry}” around a “loc” was missing; it was added.</source>
        <translation>「loc」を囲む「{entry}」を補いました。</translation>
    </message>
    <message>
        <source>The “{name}” around the entries was missing; it was added.</source>
        <translation>エントリを囲む「{name}」を補いました。</translation>
    </message>
    <message>
        <source>Their values end with the next space.</source>
        <translation>値は次の空白で終わるとみなします。</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>There are $0 and {known}.</source>
        <translation>使えるのは $0 と {known} です。</translation>
    </message>
    <message numerus="yes">
        <source>There are %n more of these in the entry.</source>
        <translation>
            <numerusform>エントリ内に同じ問題がほか %n 件あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>There are entries, and nothing around them.</source>
        <translation>エントリがありますが、それを囲む要素がありません。</translation>
    </message>
    <message>
        <source>There are no extensions of the kind “{kind}”.</source>
        <translation>「{kind}」という種類の拡張はありません。</translation>
    </message>
    <message>
        <source>There are {operations}.</source>
        <translation>使えるもの: {operations}。</translation>
    </message>
    <message>
        <source>There is no bulk edit “{operation}”.</source>
        <translation>「{operation}」という一括編集はありません。</translation>
    </message>
    <message>
        <source>There is no display to show a window on. “sitemap-studio help” lists what needs none.</source>
        <translation>ウィンドウを表示するディスプレイがありません。ディスプレイの不要なコマンドは「sitemap-studio help」で一覧表示できます。</translation>
    </message>
    <message>
        <source>There is no sitemap that an index could list.</source>
        <translation>インデックスに記載できるサイトマップがありません。</translation>
    </message>
    <message>
        <source>There is no “{field}” that could have a “{attribute}”.</source>
        <translation>「{attribute}」を付けられる「{field}」がありません。</translation>
    </message>
    <message>
        <source>There is nothing in it.</source>
        <translation>中には何もありません。</translation>
    </message>
    <message>
        <source>There is one more of these in the entry.</source>
        <translation>エントリ内に同じ問題がもう 1 件あります。</translation>
    </message>
    <message>
        <source>There may be too little memory; close other programs, and open the set again.</source>
        <translation>メモリが足りない可能性があります。他のプログラムを閉じてから、セットを開き直してください。</translation>
    </message>
    <message>
        <source>There was no page before 1990; such a date is usually that of an unset clock.</source>
        <translation>1990 年より前にページは存在しません。このような日付は、通常、設定されていない時計によるものです。</translation>
    </message>
    <message>
        <source>There would be more sitemaps than an index may list ({limit:,}, {title}).</source>
        <translation>サイトマップの数が、インデックスに記載できる上限 ({limit:,}、{title}) を超えます。</translation>
    </message>
    <message>
        <source>They are not text.</source>
        <translation>テキストの一部ではありません。</translation>
    </message>
    <message>
        <source>This XML has no values.</source>
        <translation>この XML には値がありません。</translation>
    </message>
    <message>
        <source>This is a fault of Sitemap Studio; all other rules were judged. Please report it: {url}</source>
        <translation>これは Sitemap Studio の不具合です。他のルールはすべて判定されています。ご報告ください: {url}</translation>
    </message>
    <message>
        <source>This search engine does not read change frequencies.</source>
        <translation>この検索エンジンは更新頻度を読み取りません。</translation>
    </message>
    <message>
        <source>This search engine does not read priorities.</source>
        <translation>この検索エンジンは優先度を読み取りません。</translation>
    </message>
    <message>
        <source>Times that have a zone, and dates without a time, stay.</source>
        <translation>タイムゾーンのある時刻と、時刻のない日付は変更されません。</translation>
    </message>
    <message>
        <source>Title of the article.</source>
        <translation>記事のタイトル。</translation>
    </message>
    <message>
        <source>Title of the collection.</source>
        <translation>コレクションのタイトル。</translation>
    </message>
    <message>
        <source>Title of the episode.</source>
        <translation>エピソードのタイトル。</translation>
    </message>
    <message>
        <source>Title of the picture.</source>
        <translation>画像のタイトル。</translation>
    </message>
    <message>
        <source>Title of the programme.</source>
        <translation>番組のタイトル。</translation>
    </message>
    <message>
        <source>Title of the video.</source>
        <translation>動画のタイトル。</translation>
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
        <source>Too many levels of symbolic links</source>
        <translation>シンボリックリンクの階層が多すぎます</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>開いているファイルが多すぎます</translation>
    </message>
    <message>
        <source>Too many requests: try again later.</source>
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
        <source>Try again when it is done.</source>
        <translation>完了後にもう一度お試しください。</translation>
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
        <source>URLs and sitemaps stand beside each other in one file.</source>
        <translation>1 つのファイルに URL とサイトマップが混在しています。</translation>
    </message>
    <message>
        <source>URLs that a filter drops</source>
        <translation>フィルターで除かれた URL</translation>
    </message>
    <message>
        <source>URLs that do not begin with base_url</source>
        <translation>base_url で始まらない URL</translation>
    </message>
    <message>
        <source>UTF-8</source>
        <translation>UTF-8</translation>
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
        <source>Unpack it and open what is inside.</source>
        <translation>展開して、中のファイルを開いてください。</translation>
    </message>
    <message>
        <source>Unpack it first; a sitemap is gzipped once.</source>
        <translation>先に展開してください。サイトマップの gzip 圧縮は 1 回だけです。</translation>
    </message>
    <message>
        <source>Unpacked, as the protocol counts them; the profile's limit holds where it is lower.</source>
        <translation>プロトコルの数え方に従い、圧縮前のサイズです。プロファイルの上限のほうが低い場合は、それに従います。</translation>
    </message>
    <message>
        <source>Until when it can be seen.</source>
        <translation>視聴できる期限。</translation>
    </message>
    <message>
        <source>Up to five shares that it is about, each as EXCHANGE:SHARE.</source>
        <translation>関連する銘柄 (最大 5 つ)。それぞれ「取引所:銘柄」の形式。</translation>
    </message>
    <message>
        <source>Up to its end the data is as it was packed.</source>
        <translation>データは、末尾まで圧縮時のとおりです。</translation>
    </message>
    <message>
        <source>Use = or != with it.</source>
        <translation>= または != と組み合わせて使ってください。</translation>
    </message>
    <message>
        <source>Use letters, digits and hyphens, as in “sitemap-2.xml”.</source>
        <translation>「sitemap-2.xml」のように、英数字とハイフンを使ってください。</translation>
    </message>
    <message>
        <source>Use letters, digits, hyphens and {n}.</source>
        <translation>英数字、ハイフン、{n} を使ってください。</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Video {number:,}</source>
        <translation>動画 {number:,}</translation>
    </message>
    <message>
        <source>Wait until the whole set is there, or stop reading it.</source>
        <translation>セット全体の読み取りが終わるまで待つか、読み取りを中止してください。</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>What a reader needs; left out for an open article.</source>
        <translation>閲覧に必要な条件。誰でも読める記事では省略。</translation>
    </message>
    <message>
        <source>What an entry holds beside its fields must be well-formed XML with prefixes that are declared.</source>
        <translation>エントリのフィールド以外の内容は、接頭辞が宣言された整形式の XML でなければなりません。</translation>
    </message>
    <message>
        <source>What an export proposes; each export may be done another way.</source>
        <translation>エクスポートの既定値です。エクスポートごとに変更できます。</translation>
    </message>
    <message>
        <source>What an export proposes; {n} stands for the number of the file.</source>
        <translation>エクスポートの既定値です。{n} はファイルの番号に置き換わります。</translation>
    </message>
    <message>
        <source>What follows # names a place within a page and is never sent to the server; the page is listed without it.</source>
        <translation># 以降はページ内の場所を示すもので、サーバーには送信されません。ページはこれなしで登録されます。</translation>
    </message>
    <message>
        <source>What follows may not stand in the element that is open.</source>
        <translation>その次にあるものは、開いている要素の中に置けません。</translation>
    </message>
    <message>
        <source>What is broken so that nobody can tell what was meant is shown as far as it is whole, and not changed.</source>
        <translation>本来の内容が判断できないほど壊れたものは、無事な部分だけが表示され、変更されません。</translation>
    </message>
    <message>
        <source>What is escaped already must not be escaped again: %2520 stands for %20, not for a space.</source>
        <translation>すでにエスケープされているものを再度エスケープしてはなりません。%2520 が表すのは空白ではなく %20 です。</translation>
    </message>
    <message>
        <source>What is escaped already, and hosts, stay.</source>
        <translation>すでにエスケープされているものとホスト名は変更されません。</translation>
    </message>
    <message>
        <source>What is looked for is longer than {max_characters:,} characters.</source>
        <translation>検索する文字列が {max_characters:,} 文字を超えています。</translation>
    </message>
    <message>
        <source>What it shows.</source>
        <translation>内容。</translation>
    </message>
    <message>
        <source>What makes the player start.</source>
        <translation>プレーヤーを自動再生するためのパラメーター。</translation>
    </message>
    <message>
        <source>What only a later root declared, {named}, was added to the first.</source>
        <translation>後のルート要素だけで宣言されていた {named} を、最初のルート要素に追加しました。</translation>
    </message>
    <message>
        <source>What the article is.</source>
        <translation>記事の種類。</translation>
    </message>
    <message>
        <source>What the files were, and were to be, lies in hidden files “{names}”.</source>
        <translation>ファイルの元の内容と書き込むはずだった内容は、隠しファイル「{names}」にあります。</translation>
    </message>
    <message>
        <source>What the object describes, such as document or thumbnail.</source>
        <translation>オブジェクトが表すもの (document、thumbnail など)。</translation>
    </message>
    <message>
        <source>What the picture shows.</source>
        <translation>画像の説明。</translation>
    </message>
    <message>
        <source>What the video is of the programme.</source>
        <translation>番組に対する動画の種類。</translation>
    </message>
    <message>
        <source>When it was first broadcast.</source>
        <translation>最初に放映された日。</translation>
    </message>
    <message>
        <source>When it was first published.</source>
        <translation>最初に公開された日時。</translation>
    </message>
    <message>
        <source>When nothing has a low priority nothing has a high one.</source>
        <translation>優先度の低いものがなければ、高いものもないのと同じです。</translation>
    </message>
    <message>
        <source>When the page last changed, as a W3C date or time.</source>
        <translation>ページが最後に変更された日時 (W3C の日付または時刻)。</translation>
    </message>
    <message>
        <source>Where a set opens when the window shows another already.</source>
        <translation>ウィンドウにすでにセットがあるとき、別のセットを開いて表示する場所です。</translation>
    </message>
    <message>
        <source>Where changed URLs are submitted; the default one informs all search engines that take part.</source>
        <translation>変更された URL の送信先です。既定の送信先では、参加しているすべての検索エンジンに通知されます。</translation>
    </message>
    <message>
        <source>Where it was taken.</source>
        <translation>撮影場所。</translation>
    </message>
    <message>
        <source>Where the entries of very large sets are kept while they are open.</source>
        <translation>数百万件のエントリを持つセットを開いている間、そのエントリを置く場所です。</translation>
    </message>
    <message>
        <source>Whether children may see it.</source>
        <translation>子どもに適した内容かどうか。</translation>
    </message>
    <message>
        <source>Whether it is bought or rented.</source>
        <translation>購入かレンタルか。</translation>
    </message>
    <message>
        <source>Whether it is broadcast live.</source>
        <translation>ライブ配信かどうか。</translation>
    </message>
    <message>
        <source>Whether only subscribers can see it.</source>
        <translation>視聴に定期購入が必要かどうか。</translation>
    </message>
    <message>
        <source>Whether others may embed it.</source>
        <translation>他のサイトに埋め込めるかどうか。</translation>
    </message>
    <message>
        <source>Whether text is dark on light or light on dark.</source>
        <translation>明るい背景に暗い文字か、暗い背景に明るい文字かを選びます。</translation>
    </message>
    <message>
        <source>Whether those named are the only ones allowed, or the ones denied.</source>
        <translation>挙げたものだけを許可するか、挙げたものを拒否するか。</translation>
    </message>
    <message>
        <source>Which patterns mark addresses that should not be public.</source>
        <translation>公開を意図していないと思われるアドレスのパターンです。</translation>
    </message>
    <message>
        <source>White space</source>
        <translation>空白文字</translation>
    </message>
    <message>
        <source>White space around an address is not part of it, and not every consumer removes it.</source>
        <translation>アドレスの前後の空白文字はアドレスの一部ではなく、検索エンジンが必ず取り除くとは限りません。</translation>
    </message>
    <message>
        <source>White space may not stand within an address; a space is written %20.</source>
        <translation>アドレスの中に空白文字は使えません。空白は %20 と書きます。</translation>
    </message>
    <message>
        <source>Whose identifier it is.</source>
        <translation>識別子の種類。</translation>
    </message>
    <message>
        <source>Whose limits hold in a window until another profile is chosen in it.</source>
        <translation>ウィンドウで別のプロファイルを選択するまで、どの検索エンジンの上限に従うかです。</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>ウィンドウ</translation>
    </message>
    <message>
        <source>Write $$ for the sign.</source>
        <translation>記号そのものは $$ と書いてください。</translation>
    </message>
    <message>
        <source>Write FIELD=HEADER, such as loc=Address.</source>
        <translation>loc=Address のように、FIELD=HEADER の形式で書いてください。</translation>
    </message>
    <message>
        <source>Write HOST=FILE for other hosts.</source>
        <translation>ほかのホストには HOST=FILE の形式で書いてください。</translation>
    </message>
    <message>
        <source>Write HOST=FILE, or give the URL of the set.</source>
        <translation>HOST=FILE の形式で書くか、セットの URL を指定してください。</translation>
    </message>
    <message>
        <source>Write Z for UTC, or +01:00 for an hour east.</source>
        <translation>UTC は Z、UTC より 1 時間進んだ地域は +01:00 と書いてください。</translation>
    </message>
    <message>
        <source>Write \\ for a backslash.</source>
        <translation>バックスラッシュは \\ と書いてください。</translation>
    </message>
    <message>
        <source>Write an index first.</source>
        <translation>先にインデックスを作成してください。</translation>
    </message>
    <message>
        <source>Write it as 0.5..0.8.</source>
        <translation>0.5..0.8 のように書いてください。</translation>
    </message>
    <message>
        <source>Write it as 2026-11, 2026-01..2026-03 or last 30 days.</source>
        <translation>2026-11、2026-01..2026-03、last 30 days のように書いてください。</translation>
    </message>
    <message>
        <source>Write it as https://www.example.com/blog/, or odd.</source>
        <translation>https://www.example.com/blog/ のように書くか、odd と書いてください。</translation>
    </message>
    <message>
        <source>Write it as “]]&amp;gt;”.</source>
        <translation>「]]&amp;gt;」と書いてください。</translation>
    </message>
    <message>
        <source>Write it like +01:00, or Z for UTC.</source>
        <translation>+01:00 のように書くか、UTC なら Z と書いてください。</translation>
    </message>
    <message>
        <source>Write it like 2026-11-02.</source>
        <translation>2026-11-02 のように書いてください。</translation>
    </message>
    <message>
        <source>Write it like https://example.com/.</source>
        <translation>https://example.com/ のように書いてください。</translation>
    </message>
    <message>
        <source>Write it like https://example.com/sitemap.xml.</source>
        <translation>https://example.com/sitemap.xml のように書いてください。</translation>
    </message>
    <message>
        <source>Write it like https://www.example.com/.</source>
        <translation>https://www.example.com/ のように書いてください。</translation>
    </message>
    <message>
        <source>Write it like https://www.example.com/shop/.</source>
        <translation>https://www.example.com/shop/ のように書いてください。</translation>
    </message>
    <message>
        <source>Write it like “{default_name}”.</source>
        <translation>「{default_name}」のように書いてください。</translation>
    </message>
    <message>
        <source>Write it like “{name}-{n}”.</source>
        <translation>「{name}-{n}」のように書いてください。</translation>
    </message>
    <message>
        <source>Write one a line; to look for none, say --no-leaks.</source>
        <translation>1 行に 1 つずつ書いてください。何も検索しない場合は --no-leaks を指定します。</translation>
    </message>
    <message>
        <source>Write the character itself instead.</source>
        <translation>代わりにその文字自体を書いてください。</translation>
    </message>
    <message>
        <source>Write “&amp;” as “&amp;amp;” in every address.</source>
        <translation>すべてのアドレスで、「&amp;」は「&amp;amp;」と書いてください。</translation>
    </message>
    <message>
        <source>Write “&lt;” as “&amp;lt;” and “&amp;” as “&amp;amp;” in every value.</source>
        <translation>すべての値で、「&lt;」は「&amp;lt;」、「&amp;」は「&amp;amp;」と書いてください。</translation>
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
        <source>XML allows no control character ({named}); it was removed.</source>
        <translation>XML では使えない制御文字 ({named}) を削除しました。</translation>
    </message>
    <message>
        <source>XML allows none, and nobody can read them.</source>
        <translation>XML では使用できず、誰も読めません。</translation>
    </message>
    <message>
        <source>XML forbids two of them side by side.</source>
        <translation>XML では、これを 2 つ続けて書けません。</translation>
    </message>
    <message>
        <source>XML knows five entities only.</source>
        <translation>XML で使える実体参照は 5 つだけです。</translation>
    </message>
    <message>
        <source>XML knows no “{found}”; the character “{character}” was put there.</source>
        <translation>XML に「{found}」はないため、文字「{character}」に置き換えました。</translation>
    </message>
    <message>
        <source>XML should begin with a declaration; without one it is read as UTF-8, which a sitemap must be anyway.</source>
        <translation>XML の先頭には宣言を置きます。宣言がなければ UTF-8 として読み取られますが、サイトマップはいずれにせよ UTF-8 でなければなりません。</translation>
    </message>
    <message>
        <source>XML tells upper case from lower case.</source>
        <translation>XML は大文字と小文字を区別します。</translation>
    </message>
    <message>
        <source>Yandex</source>
        <translation>Yandex</translation>
    </message>
    <message>
        <source>Yandex Webmaster, sitemap files</source>
        <translation>Yandex Webmaster、サイトマップファイル</translation>
    </message>
    <message>
        <source>Zone of times without one</source>
        <translation>タイムゾーンのない時刻の扱い</translation>
    </message>
    <message>
        <source>a 7z archive</source>
        <translation>7z アーカイブ</translation>
    </message>
    <message>
        <source>a RAR archive</source>
        <translation>RAR アーカイブ</translation>
    </message>
    <message>
        <source>a URL that begins with https://, or empty</source>
        <translation>https:// で始まる URL、または空</translation>
    </message>
    <message>
        <source>a backup or a dump of a database</source>
        <translation>データベースのバックアップまたはダンプ</translation>
    </message>
    <message>
        <source>a comment holds “--”</source>
        <translation>コメントに「--」が含まれています</translation>
    </message>
    <message>
        <source>a comment is open at its end</source>
        <translation>末尾でコメントが閉じられていません</translation>
    </message>
    <message>
        <source>a condition such as “loc contains /blog/” must come next (words: {words})</source>
        <translation>次には「loc contains /blog/」のような条件が必要です (使える語: {words})</translation>
    </message>
    <message>
        <source>a currency of ISO 4217, such as EUR</source>
        <translation>ISO 4217 の通貨 (EUR など)</translation>
    </message>
    <message>
        <source>a date or a time with its zone</source>
        <translation>日付、またはタイムゾーン付きの時刻</translation>
    </message>
    <message>
        <source>a development or staging site</source>
        <translation>開発用またはステージング用のサイト</translation>
    </message>
    <message>
        <source>a document type or an entity is declared, which is never processed</source>
        <translation>ドキュメントタイプまたは実体が宣言されています。これらは処理されません</translation>
    </message>
    <message>
        <source>a filter needs an action (drop, pass) and a type (wildcard, regexp)</source>
        <translation>フィルターには action（drop、pass）と type（wildcard、regexp）が必要です</translation>
    </message>
    <message>
        <source>a flag must come behind the minus</source>
        <translation>マイナス記号の後にはフラグが必要です</translation>
    </message>
    <message>
        <source>a flag must come next</source>
        <translation>次にはフラグが必要です</translation>
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
        <source>a host has {max_host_characters} characters at most, and this one {count:,}</source>
        <translation>ホスト名は最大 {max_host_characters} 文字ですが、これは {count:,} 文字あります</translation>
    </message>
    <message>
        <source>a list of up to {count:,} tables of {fields}, each with either {which}</source>
        <translation>最大 {count:,} 個の {fields} の表のリスト (それぞれ {which} のどちらか)</translation>
    </message>
    <message>
        <source>a name is longer than 50,000 characters</source>
        <translation>名前が 50,000 文字を超えています</translation>
    </message>
    <message>
        <source>a name of files with “{n}” for their number</source>
        <translation>番号を表す「{n}」を含むファイル名</translation>
    </message>
    <message>
        <source>a name that only a private network knows</source>
        <translation>プライベートネットワークでのみ通用する名前</translation>
    </message>
    <message>
        <source>a number must stand here</source>
        <translation>ここには数値が必要です</translation>
    </message>
    <message>
        <source>a number must stand in these braces</source>
        <translation>この波括弧には数値が必要です</translation>
    </message>
    <message>
        <source>a page in English that names only its German form</source>
        <translation>ドイツ語版だけを指定している英語のページ</translation>
    </message>
    <message>
        <source>a part of it begins or ends with a hyphen</source>
        <translation>その一部がハイフンで始まるか終わっています</translation>
    </message>
    <message numerus="yes">
        <source>a part of it has %n characters, and {most} are allowed between dots</source>
        <translation>
            <numerusform>その一部が %n 文字で、ドットの間に認められるのは {most} 文字までです</numerusform>
        </translation>
    </message>
    <message>
        <source>a part of it has one character, and {most} are allowed between dots</source>
        <translation>その一部が 1 文字で、ドットの間に認められるのは {most} 文字までです</translation>
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
        <source>a prefix</source>
        <translation>接頭辞</translation>
    </message>
    <message>
        <source>a private or link-local network</source>
        <translation>プライベートネットワークまたはリンクローカルネットワーク</translation>
    </message>
    <message>
        <source>a quotation mark is not closed</source>
        <translation>引用符が閉じられていません</translation>
    </message>
    <message>
        <source>a range goes from one character to another</source>
        <translation>範囲は文字から文字まで指定します</translation>
    </message>
    <message>
        <source>a reference “&amp;#…;” names no character that XML allows</source>
        <translation>参照「&amp;#…;」が表す文字は XML では使えません</translation>
    </message>
    <message>
        <source>a rule stops at one entry</source>
        <translation>ルールが 1 件のエントリで止まる</translation>
    </message>
    <message>
        <source>a share such as NASDAQ:AAPL</source>
        <translation>NASDAQ:AAPL のような銘柄</translation>
    </message>
    <message>
        <source>a sitemap of URLs, listed in an index</source>
        <translation>URL のサイトマップ (インデックスに記載)</translation>
    </message>
    <message>
        <source>a sitemap of all pages, beside the feed</source>
        <translation>フィードとは別の、全ページのサイトマップ</translation>
    </message>
    <message>
        <source>a table of up to {texts:,} texts of up to {characters:,} characters</source>
        <translation>最大 {texts:,} 個のテキスト (それぞれ最大 {characters:,} 文字) の表</translation>
    </message>
    <message>
        <source>a tar archive</source>
        <translation>tar アーカイブ</translation>
    </message>
    <message>
        <source>a title of 100 characters</source>
        <translation>100 文字のタイトル</translation>
    </message>
    <message>
        <source>a title of 101 characters</source>
        <translation>101 文字のタイトル</translation>
    </message>
    <message>
        <source>a value goes on behind its quotation mark</source>
        <translation>値が引用符の後に続いています</translation>
    </message>
    <message>
        <source>a value is too long, or holds what no value may</source>
        <translation>値が長すぎるか、値に使えない文字が含まれています</translation>
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
        <source>a zip archive</source>
        <translation>zip アーカイブ</translation>
    </message>
    <message>
        <source>a {bearer} without</source>
        <translation>{bearer} に属性</translation>
    </message>
    <message>
        <source>a “&amp;” stands alone</source>
        <translation>単独の「&amp;」があります</translation>
    </message>
    <message>
        <source>a “&lt;” stands alone</source>
        <translation>単独の「&lt;」があります</translation>
    </message>
    <message>
        <source>a “&lt;” stands in an attribute</source>
        <translation>属性の中に「&lt;」があります</translation>
    </message>
    <message>
        <source>add the zone that you give</source>
        <translation>指定したタイムゾーンを付ける</translation>
    </message>
    <message>
        <source>addresses only</source>
        <translation>アドレスだけ</translation>
    </message>
    <message>
        <source>after entry {opened}, without its closing tag</source>
        <translation>終了タグのないまま、エントリ {opened} の後で</translation>
    </message>
    <message>
        <source>after {date}</source>
        <translation>{date} より後</translation>
    </message>
    <message>
        <source>all 1,200 entries have the priority 0.8</source>
        <translation>1,200 件のエントリがすべて priority 0.8</translation>
    </message>
    <message>
        <source>all 1,200 entries were changed on 2026-11-02</source>
        <translation>1,200 件のエントリがすべて 2026-11-02 に変更</translation>
    </message>
    <message>
        <source>all files are as they were before</source>
        <translation>すべてのファイルは元のままです</translation>
    </message>
    <message>
        <source>all three are in the index</source>
        <translation>3 つともインデックスに記載</translation>
    </message>
    <message>
        <source>alternate</source>
        <translation>代替リンク</translation>
    </message>
    <message>
        <source>alternates</source>
        <translation>代替リンク</translation>
    </message>
    <message>
        <source>always with a lastmod of 2005-01-01</source>
        <translation>always で、lastmod が 2005-01-01</translation>
    </message>
    <message>
        <source>an address in numbers has four of them, from 0 to 255 and without needless zeros</source>
        <translation>数字のアドレスは、不要な 0 の付かない 0～255 の数値 4 つからなります</translation>
    </message>
    <message>
        <source>an administrator's page</source>
        <translation>管理者用のページ</translation>
    </message>
    <message>
        <source>an article published a week ago</source>
        <translation>1 週間前に公開された記事</translation>
    </message>
    <message>
        <source>an article published yesterday</source>
        <translation>昨日公開された記事</translation>
    </message>
    <message>
        <source>an attribute has no quotes</source>
        <translation>引用符のない属性があります</translation>
    </message>
    <message>
        <source>an attribute has no value</source>
        <translation>値のない属性があります</translation>
    </message>
    <message>
        <source>an attribute is there twice</source>
        <translation>同じ属性が 2 回指定されています</translation>
    </message>
    <message>
        <source>an element is closed that was not opened</source>
        <translation>開始されていない要素が閉じられています</translation>
    </message>
    <message>
        <source>an entity</source>
        <translation>実体参照</translation>
    </message>
    <message>
        <source>an expression can't look ahead or behind</source>
        <translation>正規表現で先読み・後読みは使えません</translation>
    </message>
    <message>
        <source>an expression can't refer back to what a group found</source>
        <translation>正規表現で、グループに一致した内容の後方参照は使えません</translation>
    </message>
    <message>
        <source>and {count:,} less full</source>
        <translation>ほか {count:,} 個 (使用率がより低い)</translation>
    </message>
    <message>
        <source>and {count:,} more</source>
        <translation>ほか {count:,} 件</translation>
    </message>
    <message>
        <source>another computer</source>
        <translation>別のコンピューター</translation>
    </message>
    <message>
        <source>another group has this name</source>
        <translation>同じ名前のグループがほかにあります</translation>
    </message>
    <message>
        <source>another program saves it just now</source>
        <translation>ちょうど別のプログラムが保存しています</translation>
    </message>
    <message>
        <source>another program uses it, or you may not write there</source>
        <translation>別のプログラムが使用中か、そこに書き込む権限がありません</translation>
    </message>
    <message>
        <source>any of whose fields</source>
        <translation>いずれかのフィールド:</translation>
    </message>
    <message>
        <source>anything else</source>
        <translation>その他の値</translation>
    </message>
    <message>
        <source>are alike in all</source>
        <translation>がほぼ同じです</translation>
    </message>
    <message>
        <source>article</source>
        <translation>記事</translation>
    </message>
    <message>
        <source>at its end</source>
        <translation>末尾</translation>
    </message>
    <message>
        <source>at least {low:,g}</source>
        <translation>{low:,g} 以上</translation>
    </message>
    <message>
        <source>at “{rest}”</source>
        <translation>「{rest}」の位置</translation>
    </message>
    <message>
        <source>before its first entry</source>
        <translation>最初のエントリの前で</translation>
    </message>
    <message>
        <source>before {date}</source>
        <translation>{date} より前</translation>
    </message>
    <message>
        <source>behind line {line:,} something else stands between its gzip data</source>
        <translation>{line:,} 行目の後、gzip データの間に別のものがあります</translation>
    </message>
    <message>
        <source>between brackets stands an address of IPv6</source>
        <translation>角括弧の中は IPv6 のアドレスです</translation>
    </message>
    <message>
        <source>brackets are nested too deeply</source>
        <translation>括弧のネストが深すぎます</translation>
    </message>
    <message>
        <source>but not those {clause}</source>
        <translation>{clause}を除く</translation>
    </message>
    <message>
        <source>by what to multiply</source>
        <translation>掛ける数</translation>
    </message>
    <message>
        <source>can be read in more than one way</source>
        <translation>複数の解釈が可能</translation>
    </message>
    <message>
        <source>complete it by the base URL that you give</source>
        <translation>指定した基準 URL で補う</translation>
    </message>
    <message>
        <source>compressed with bzip2</source>
        <translation>bzip2 で圧縮されたファイル</translation>
    </message>
    <message>
        <source>compressed with xz</source>
        <translation>xz で圧縮されたファイル</translation>
    </message>
    <message>
        <source>compressed with zstd</source>
        <translation>zstd で圧縮されたファイル</translation>
    </message>
    <message>
        <source>contains</source>
        <translation>次を含む</translation>
    </message>
    <message>
        <source>day {day:02}</source>
        <translation>{day:02} 日</translation>
    </message>
    <message>
        <source>digits behind the point</source>
        <translation>小数点以下の桁数</translation>
    </message>
    <message>
        <source>does not begin with a language of ISO 639-1: there is no “{language}”</source>
        <translation>ISO 639-1 の言語で始まっていません (「{language}」は存在しません)</translation>
    </message>
    <message>
        <source>does not contain</source>
        <translation>次を含まない</translation>
    </message>
    <message>
        <source>does not match</source>
        <translation>次に一致しない</translation>
    </message>
    <message>
        <source>does not name pairs of a namespace and a schema</source>
        <translation>名前空間とスキーマの組が指定されていません</translation>
    </message>
    <message>
        <source>duration: ten minutes</source>
        <translation>duration: 10 分</translation>
    </message>
    <message>
        <source>each entry with the date of its own page</source>
        <translation>各エントリに、そのページ自身の日付</translation>
    </message>
    <message>
        <source>either {clauses}</source>
        <translation>({clauses})</translation>
    </message>
    <message>
        <source>en/sitemap1.xml lies there</source>
        <translation>その場所に en/sitemap1.xml がある</translation>
    </message>
    <message>
        <source>ends in the middle of its gzip data</source>
        <translation>gzip データの途中で終わっています</translation>
    </message>
    <message>
        <source>error, warning, info or the name of a rule</source>
        <translation>error、warning、info、またはルールの名前</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>every rule judges every entry</source>
        <translation>すべてのルールがすべてのエントリを判定</translation>
    </message>
    <message>
        <source>every sitemap listed is found</source>
        <translation>記載されたサイトマップがすべて見つかる</translation>
    </message>
    <message>
        <source>extensions</source>
        <translation>拡張</translation>
    </message>
    <message>
        <source>files that can't be read</source>
        <translation>読み取れないファイル</translation>
    </message>
    <message>
        <source>from {first} on</source>
        <translation>{first} ～</translation>
    </message>
    <message>
        <source>from {first} to {last}</source>
        <translation>{first} ～ {last}</translation>
    </message>
    <message>
        <source>from {low:,g} to {high:,g}</source>
        <translation>{low:,g}～{high:,g}</translation>
    </message>
    <message>
        <source>go the steps</source>
        <translation>移動先をたどる</translation>
    </message>
    <message>
        <source>has a hyphen with nothing before or behind it</source>
        <translation>ハイフンの前または後に何もありません</translation>
    </message>
    <message>
        <source>has an empty loc</source>
        <translation>の loc が空の</translation>
    </message>
    <message>
        <source>has an underscore where a hyphen belongs</source>
        <translation>ハイフンの位置に下線があります</translation>
    </message>
    <message>
        <source>has more than language, script and country</source>
        <translation>言語、文字体系、国のほかにも指定があります</translation>
    </message>
    <message>
        <source>has no loc</source>
        <translation>に loc がない</translation>
    </message>
    <message>
        <source>have it in all</source>
        <translation>が同じアドレスです</translation>
    </message>
    <message>
        <source>host</source>
        <translation>ホスト</translation>
    </message>
    <message>
        <source>hour {number:02}</source>
        <translation>{number:02} 時</translation>
    </message>
    <message>
        <source>how addresses begin now</source>
        <translation>現在のアドレスの先頭部分</translation>
    </message>
    <message>
        <source>how many days, below zero for earlier</source>
        <translation>日数 (前にずらす場合は負の値)</translation>
    </message>
    <message>
        <source>how they are to begin</source>
        <translation>新しい先頭部分</translation>
    </message>
    <message>
        <source>hreflang is a language of ISO 639-1, maybe with a script of ISO 15924 and a country of ISO 3166-1, or x-default.</source>
        <translation>hreflang は、ISO 639-1 の言語コード (必要に応じて ISO 15924 の文字体系と ISO 3166-1 の国を付加)、または x-default です。</translation>
    </message>
    <message>
        <source>hreflang="de" twice with one address</source>
        <translation>hreflang="de" が 2 回で、アドレスは 1 つ</translation>
    </message>
    <message>
        <source>hreflang="de" with one address</source>
        <translation>hreflang="de" に 1 つのアドレス</translation>
    </message>
    <message>
        <source>hreflang="de" with two addresses</source>
        <translation>hreflang="de" に 2 つのアドレス</translation>
    </message>
    <message>
        <source>images</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>in ASCII</source>
        <translation>ASCII 形式</translation>
    </message>
    <message>
        <source>in its form</source>
        <translation>定められた形式</translation>
    </message>
    <message>
        <source>in line {line}, column {column}</source>
        <translation>{line} 行目、{column} 文字目</translation>
    </message>
    <message>
        <source>in the middle of entry {opened}</source>
        <translation>エントリ {opened} の途中で</translation>
    </message>
    <message>
        <source>in {item}</source>
        <translation>{item} 内</translation>
    </message>
    <message>
        <source>infos</source>
        <translation>情報</translation>
    </message>
    <message>
        <source>invalid date</source>
        <translation>無効な日付</translation>
    </message>
    <message>
        <source>is</source>
        <translation>次に等しい</translation>
    </message>
    <message>
        <source>is after</source>
        <translation>次より後</translation>
    </message>
    <message>
        <source>is at least</source>
        <translation>次以上</translation>
    </message>
    <message>
        <source>is at most</source>
        <translation>次以下</translation>
    </message>
    <message>
        <source>is before</source>
        <translation>次より前</translation>
    </message>
    <message>
        <source>is damaged: its gzip data can't be unpacked</source>
        <translation>破損していて、gzip データを展開できません</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>空です</translation>
    </message>
    <message>
        <source>is gzipped, but there is nothing in it</source>
        <translation>gzip 形式ですが、中身がありません</translation>
    </message>
    <message>
        <source>is less than</source>
        <translation>次より小さい</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>値なし</translation>
    </message>
    <message>
        <source>is more than</source>
        <translation>次より大きい</translation>
    </message>
    <message>
        <source>is no earlier than</source>
        <translation>次以降</translation>
    </message>
    <message>
        <source>is no later than</source>
        <translation>次以前</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>次に等しくない</translation>
    </message>
    <message>
        <source>is not a language of ISO 639 as news sitemaps write it</source>
        <translation>ニュースで使われる ISO 639 の言語コードではありません</translation>
    </message>
    <message>
        <source>is there</source>
        <translation>値あり</translation>
    </message>
    <message>
        <source>it has more than {max_pattern_characters:,} characters</source>
        <translation>{max_pattern_characters:,} 文字を超えています</translation>
    </message>
    <message>
        <source>it holds numbers or tables without end</source>
        <translation>終わりのない数値または表が含まれています</translation>
    </message>
    <message>
        <source>it holds something that is no character</source>
        <translation>文字ではないものが含まれています</translation>
    </message>
    <message>
        <source>it is another user's</source>
        <translation>別のユーザーのものです</translation>
    </message>
    <message>
        <source>it is empty, which would find every address</source>
        <translation>空のため、すべてのアドレスに一致してしまいます</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>ファイルではありません</translation>
    </message>
    <message>
        <source>it is not well formed</source>
        <translation>形式が正しくありません</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>大きすぎます</translation>
    </message>
    <message>
        <source>items without a link</source>
        <translation>リンクのない項目</translation>
    </message>
    <message>
        <source>its folder does not exist</source>
        <translation>フォルダーが存在しません</translation>
    </message>
    <message>
        <source>its folder is not a folder</source>
        <translation>フォルダーの位置にあるものがフォルダーではありません</translation>
    </message>
    <message>
        <source>its folder “{folder}” is not there</source>
        <translation>そのフォルダー「{folder}」がありません</translation>
    </message>
    <message>
        <source>its gzip data can't be unpacked beyond line {line:,}</source>
        <translation>gzip データを {line:,} 行目より先は展開できません</translation>
    </message>
    <message>
        <source>its journal is damaged</source>
        <translation>ジャーナルが破損しています</translation>
    </message>
    <message>
        <source>its journal was written by another version</source>
        <translation>ジャーナルは別のバージョンで書き込まれたものです</translation>
    </message>
    <message>
        <source>its links lead round in a circle</source>
        <translation>リンクが循環しています</translation>
    </message>
    <message>
        <source>its quotation mark must be closed</source>
        <translation>引用符を閉じる必要があります</translation>
    </message>
    <message>
        <source>leads out of the folder</source>
        <translation>フォルダーの外を指している</translation>
    </message>
    <message>
        <source>leave the fragment out</source>
        <translation>フラグメントを除去する</translation>
    </message>
    <message>
        <source>leave the port out</source>
        <translation>ポートを除去する</translation>
    </message>
    <message>
        <source>leave these parameters out</source>
        <translation>これらのパラメーターを除去する</translation>
    </message>
    <message>
        <source>limits</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>line {count} is not UTF-8</source>
        <translation>{count} 行目が UTF-8 ではありません</translation>
    </message>
    <message>
        <source>lines that are no log entries</source>
        <translation>ログ項目ではない行</translation>
    </message>
    <message>
        <source>links between alternates</source>
        <translation>代替ページ間のリンク</translation>
    </message>
    <message>
        <source>loc once</source>
        <translation>loc が 1 回</translation>
    </message>
    <message>
        <source>loc too often</source>
        <translation>loc が多すぎる</translation>
    </message>
    <message>
        <source>loc: http://www.example.com/summer sale.jpg</source>
        <translation>loc: http://www.example.com/summer sale.jpg</translation>
    </message>
    <message>
        <source>mark for feature phones</source>
        <translation>フィーチャーフォン用マーク</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>次に一致</translation>
    </message>
    <message>
        <source>minute {number:02}</source>
        <translation>{number:02} 分</translation>
    </message>
    <message>
        <source>misplaced elements</source>
        <translation>位置の誤った要素</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>値なし</translation>
    </message>
    <message>
        <source>mobile tags</source>
        <translation>モバイルタグ</translation>
    </message>
    <message>
        <source>month {month:02}</source>
        <translation>{month:02} 月</translation>
    </message>
    <message>
        <source>more than {max_patterns:,} patterns</source>
        <translation>パターンが {max_patterns:,} 個を超えています</translation>
    </message>
    <message>
        <source>names no country of ISO 3166-1: there is no “{country}”</source>
        <translation>ISO 3166-1 にない国が指定されています (「{country}」は存在しません)</translation>
    </message>
    <message>
        <source>names no schema for {sitemap}</source>
        <translation>{sitemap} のスキーマが指定されていません</translation>
    </message>
    <message>
        <source>names no script of ISO 15924: there is no “{script}”</source>
        <translation>ISO 15924 にない文字体系が指定されています (「{script}」は存在しません)</translation>
    </message>
    <message>
        <source>names the namespace “{foreign}”, which the file does not use</source>
        <translation>ファイルで使われていない名前空間「{foreign}」が指定されています</translation>
    </message>
    <message>
        <source>names the protocol's namespace in the root when the sitemap is saved</source>
        <translation>サイトマップの保存時に、ルート要素でプロトコルの名前空間を指定する</translation>
    </message>
    <message>
        <source>names “{given}”, not {schema}</source>
        <translation>{schema} ではなく「{given}」が指定されています</translation>
    </message>
    <message>
        <source>neither content_loc nor player_loc</source>
        <translation>content_loc も player_loc もない</translation>
    </message>
    <message>
        <source>new window</source>
        <translation>新しいウィンドウ</translation>
    </message>
    <message>
        <source>news</source>
        <translation>ニュース</translation>
    </message>
    <message>
        <source>no</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>no address</source>
        <translation>アドレスがない</translation>
    </message>
    <message>
        <source>no address on the web</source>
        <translation>Web 上のアドレスではない</translation>
    </message>
    <message>
        <source>no bracket was opened for this one</source>
        <translation>対応する開き括弧がありません</translation>
    </message>
    <message>
        <source>no caption</source>
        <translation>caption なし</translation>
    </message>
    <message>
        <source>no changefreq</source>
        <translation>changefreq なし</translation>
    </message>
    <message>
        <source>no changefreq, or one that is kept for other search engines</source>
        <translation>changefreq なし、または他の検索エンジンのために残したもの</translation>
    </message>
    <message>
        <source>no date that exists</source>
        <translation>実在しない日付</translation>
    </message>
    <message>
        <source>no expiration_date, or one to come</source>
        <translation>expiration_date なし、または今後の日付</translation>
    </message>
    <message>
        <source>no field</source>
        <translation>フィールドがない</translation>
    </message>
    <message>
        <source>no file in the folder</source>
        <translation>フォルダーにファイルがない</translation>
    </message>
    <message>
        <source>no lastmod</source>
        <translation>lastmod なし</translation>
    </message>
    <message>
        <source>no loc</source>
        <translation>loc なし</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>数値ではない</translation>
    </message>
    <message>
        <source>no player_loc@allow_embed</source>
        <translation>player_loc@allow_embed なし</translation>
    </message>
    <message>
        <source>no priority</source>
        <translation>priority なし</translation>
    </message>
    <message>
        <source>no priority, or one that is kept for other search engines</source>
        <translation>priority なし、または他の検索エンジンのために残したもの</translation>
    </message>
    <message>
        <source>no publication</source>
        <translation>publication なし</translation>
    </message>
    <message>
        <source>no restriction@relationship</source>
        <translation>restriction@relationship なし</translation>
    </message>
    <message>
        <source>no thumbnail_loc</source>
        <translation>thumbnail_loc なし</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>数値以外</translation>
    </message>
    <message>
        <source>not in</source>
        <translation>次のいずれでもない</translation>
    </message>
    <message>
        <source>not {clause}</source>
        <translation>{clause}を除く</translation>
    </message>
    <message>
        <source>number</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>once</source>
        <translation>1 回</translation>
    </message>
    <message>
        <source>one entry</source>
        <translation>1 件のエントリ</translation>
    </message>
    <message>
        <source>one entry with 2,000 images of five fields each</source>
        <translation>それぞれ 5 つのフィールドを持つ 2,000 個の画像を含む 1 件のエントリ</translation>
    </message>
    <message>
        <source>one index of 1,001 sitemaps</source>
        <translation>1,001 個のサイトマップを記載した 1 つのインデックス</translation>
    </message>
    <message>
        <source>one loc</source>
        <translation>loc が 1 つ</translation>
    </message>
    <message>
        <source>one more than 1 &lt;mobile:mobile&gt;</source>
        <translation>&lt;mobile:mobile&gt; が 1 個より 1 つ多い</translation>
    </message>
    <message>
        <source>one more than 1 &lt;news:news&gt;</source>
        <translation>&lt;news:news&gt; が 1 個より 1 つ多い</translation>
    </message>
    <message>
        <source>one more than 1,000 &lt;image:image&gt;</source>
        <translation>&lt;image:image&gt; が 1,000 個より 1 つ多い</translation>
    </message>
    <message>
        <source>one of {operators} must come next</source>
        <translation>次に {operators} のいずれかが必要です</translation>
    </message>
    <message>
        <source>one place</source>
        <translation>1 か所</translation>
    </message>
    <message>
        <source>one publication</source>
        <translation>publication が 1 つ</translation>
    </message>
    <message>
        <source>one restriction@relationship</source>
        <translation>restriction@relationship が 1 つ</translation>
    </message>
    <message>
        <source>one sitemap of 1,001 articles</source>
        <translation>1,001 件の記事を含む 1 つのサイトマップ</translation>
    </message>
    <message>
        <source>one sitemap of 10,485,761 bytes</source>
        <translation>10,485,761 バイトの 1 つのサイトマップ</translation>
    </message>
    <message>
        <source>one sitemap of 50,001 URLs</source>
        <translation>50,001 件の URL を含む 1 つのサイトマップ</translation>
    </message>
    <message>
        <source>one that names its English form, itself, too</source>
        <translation>英語版 (自身) も指定しているページ</translation>
    </message>
    <message>
        <source>one thumbnail_loc</source>
        <translation>thumbnail_loc が 1 つ</translation>
    </message>
    <message>
        <source>only elements that are defined</source>
        <translation>定義された要素のみ</translation>
    </message>
    <message>
        <source>other XML</source>
        <translation>その他の XML</translation>
    </message>
    <message>
        <source>others</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>out of range</source>
        <translation>範囲外</translation>
    </message>
    <message>
        <source>page map</source>
        <translation>ページマップ</translation>
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
        <source>parentheses are nested no more than {most} deep</source>
        <translation>括弧の入れ子は {most} 段までです</translation>
    </message>
    <message>
        <source>percent-encode them as UTF-8, or as ISO-8859-1 for an old server</source>
        <translation>UTF-8、または古いサーバー向けに ISO-8859-1 としてパーセントエンコードする</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>place</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>places of sitemaps</source>
        <translation>サイトマップの場所</translation>
    </message>
    <message>
        <source>port</source>
        <translation>ポート</translation>
    </message>
    <message>
        <source>priorities from 0.1 to 1.0</source>
        <translation>0.1～1.0 の優先度</translation>
    </message>
    <message>
        <source>priorities, that of the start page first</source>
        <translation>優先度 (トップページから順に)</translation>
    </message>
    <message>
        <source>problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>protocol</source>
        <translation>プロトコル</translation>
    </message>
    <message>
        <source>publication once</source>
        <translation>publication が 1 回</translation>
    </message>
    <message>
        <source>publication too often</source>
        <translation>publication が多すぎる</translation>
    </message>
    <message>
        <source>puts the elements in the order of the schema, each as it is written</source>
        <translation>要素を、書かれた内容のままスキーマの順に並べる</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>読み取り専用</translation>
    </message>
    <message>
        <source>recovery log</source>
        <translation>復元ログ</translation>
    </message>
    <message>
        <source>remove it</source>
        <translation>削除する</translation>
    </message>
    <message>
        <source>remove the element</source>
        <translation>要素を削除する</translation>
    </message>
    <message>
        <source>remove them</source>
        <translation>削除する</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>requests for files that are no pages</source>
        <translation>ページではないファイルへのリクエスト</translation>
    </message>
    <message>
        <source>requests that were not answered with a page (GET with status 200)</source>
        <translation>ページが返されなかったリクエスト（ステータス 200 の GET 以外）</translation>
    </message>
    <message>
        <source>requests to other hosts</source>
        <translation>ほかのホストへのリクエスト</translation>
    </message>
    <message>
        <source>restriction in its form</source>
        <translation>定められた形式の restriction</translation>
    </message>
    <message>
        <source>robots.txt names none, and there is no sitemap.xml; name the sitemap itself.</source>
        <translation>robots.txt に記載がなく、sitemap.xml もありません。サイトマップ自体を指定してください。</translation>
    </message>
    <message>
        <source>robots.txt without Sitemap: http://www.example.com/sitemap_index.xml</source>
        <translation>Sitemap: http://www.example.com/sitemap_index.xml の記載がない robots.txt</translation>
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
        <source>rows whose status is not 200</source>
        <translation>ステータスが 200 ではない行</translation>
    </message>
    <message>
        <source>rows without a URL</source>
        <translation>URL のない行</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>second {number:02}</source>
        <translation>{number:02} 秒</translation>
    </message>
    <message>
        <source>sitemap.xml with gzipped content</source>
        <translation>内容が gzip 形式の sitemap.xml</translation>
    </message>
    <message>
        <source>sitemap1.xml.gz is listed once</source>
        <translation>sitemap1.xml.gz の記載が 1 回</translation>
    </message>
    <message>
        <source>sitemap1.xml.gz is listed twice</source>
        <translation>sitemap1.xml.gz の記載が 2 回</translation>
    </message>
    <message>
        <source>sitemap2.xml.gz is a zip archive</source>
        <translation>sitemap2.xml.gz が zip アーカイブ</translation>
    </message>
    <message>
        <source>sitemap2.xml.gz is listed and not found</source>
        <translation>記載された sitemap2.xml.gz が見つからない</translation>
    </message>
    <message>
        <source>sitemap2.xml.gz is packed with gzip</source>
        <translation>sitemap2.xml.gz が gzip で圧縮されている</translation>
    </message>
    <message>
        <source>sitemap3.xml lies beside sitemap1.xml and sitemap2.xml, and is not in the index</source>
        <translation>sitemap3.xml が sitemap1.xml、sitemap2.xml と同じ場所にあるが、インデックスに記載されていない</translation>
    </message>
    <message>
        <source>sitemap_index.xml lists sitemap1.xml.gz</source>
        <translation>sitemap_index.xml に sitemap1.xml.gz を記載</translation>
    </message>
    <message>
        <source>sitemap_index.xml lists sitemap_index2.xml</source>
        <translation>sitemap_index.xml に sitemap_index2.xml を記載</translation>
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
        <source>sitemaps.org protocol, November 2016</source>
        <translation>sitemaps.org プロトコル (2016 年 11 月)</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>だれか</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>something must come behind the backslash</source>
        <translation>バックスラッシュの後には何かが必要です</translation>
    </message>
    <message>
        <source>stock_tickers in its form</source>
        <translation>定められた形式の stock_tickers</translation>
    </message>
    <message>
        <source>stock_tickers within its limit</source>
        <translation>上限内の stock_tickers</translation>
    </message>
    <message>
        <source>tells no day</source>
        <translation>日が示されていない</translation>
    </message>
    <message>
        <source>text list</source>
        <translation>テキスト一覧</translation>
    </message>
    <message>
        <source>that are new</source>
        <translation>新しいもの</translation>
    </message>
    <message>
        <source>that changed since the set was opened or saved</source>
        <translation>セットを開いた後または保存後に変更されたもの</translation>
    </message>
    <message>
        <source>that did not change since the set was opened or saved</source>
        <translation>セットを開いた後または保存後に変更されていないもの</translation>
    </message>
    <message>
        <source>the XML declaration is not at the very beginning</source>
        <translation>XML 宣言が一番最初にありません</translation>
    </message>
    <message>
        <source>the address of the page or folder that they count from</source>
        <translation>起点となるページまたはフォルダーのアドレス</translation>
    </message>
    <message>
        <source>the address that this folder has; empty for the root of the site</source>
        <translation>このフォルダーのアドレス (空の場合はサイトのルート)</translation>
    </message>
    <message>
        <source>the author's own computer</source>
        <translation>作成者自身のコンピューター</translation>
    </message>
    <message>
        <source>the ceiling of the cache is reached</source>
        <translation>キャッシュの安全上限に達しました</translation>
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
        <source>the disk reported a fault</source>
        <translation>ディスクでエラーが発生しました</translation>
    </message>
    <message>
        <source>the entity “&amp;{entity};”</source>
        <translation>実体参照「&amp;{entity};」</translation>
    </message>
    <message>
        <source>the file would be larger than the system allows</source>
        <translation>ファイルがシステムの上限を超えます</translation>
    </message>
    <message>
        <source>the first sitemap listed lies</source>
        <translation>記載された最初のサイトマップ</translation>
    </message>
    <message>
        <source>the folder that holds the files of the site</source>
        <translation>サイトのファイルがあるフォルダー</translation>
    </message>
    <message>
        <source>the four fields only</source>
        <translation>4 つのフィールドだけ</translation>
    </message>
    <message>
        <source>the gzip data ends in the middle</source>
        <translation>gzip データが途中で終わっています</translation>
    </message>
    <message>
        <source>the gzip data is damaged</source>
        <translation>gzip データが破損しています</translation>
    </message>
    <message>
        <source>the highest priority</source>
        <translation>最高の優先度</translation>
    </message>
    <message>
        <source>the index lies</source>
        <translation>インデックス</translation>
    </message>
    <message>
        <source>the least priority</source>
        <translation>最低の優先度</translation>
    </message>
    <message>
        <source>the lowest of 1,200 different priorities is 0.8</source>
        <translation>1,200 件の異なる優先度のうち最低が 0.8</translation>
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
        <source>the name of a folder, or empty</source>
        <translation>フォルダー名、または空</translation>
    </message>
    <message>
        <source>the name of a group must stand here</source>
        <translation>ここにはグループ名が必要です</translation>
    </message>
    <message>
        <source>the name of a profile, or empty</source>
        <translation>プロファイル名、または空</translation>
    </message>
    <message>
        <source>the name of this group is not closed</source>
        <translation>このグループ名が閉じられていません</translation>
    </message>
    <message>
        <source>the pattern can't be looked for: {fault}</source>
        <translation>パターンを検索できません: {fault}</translation>
    </message>
    <message>
        <source>the prefix “{prefix}”</source>
        <translation>接頭辞「{prefix}」</translation>
    </message>
    <message>
        <source>the root element must be “site” with a complete “base_url”</source>
        <translation>ルート要素は完全な「base_url」を持つ「site」でなければなりません</translation>
    </message>
    <message>
        <source>the sitemap listed lies</source>
        <translation>記載されたサイトマップ</translation>
    </message>
    <message>
        <source>the system does not allow it</source>
        <translation>システムで許可されていません</translation>
    </message>
    <message>
        <source>the text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>the user name</source>
        <translation>ユーザー名</translation>
    </message>
    <message>
        <source>the user name and password of</source>
        <translation>ユーザー名とパスワード</translation>
    </message>
    <message>
        <source>the zone, such as +01:00 or Z</source>
        <translation>タイムゾーン (+01:00 や Z など)</translation>
    </message>
    <message>
        <source>there is a control character</source>
        <translation>制御文字があります</translation>
    </message>
    <message>
        <source>there is half a character</source>
        <translation>1 文字の一部だけがあります</translation>
    </message>
    <message>
        <source>there is more after the end of the sitemap</source>
        <translation>サイトマップの終わりより後に何かがあります</translation>
    </message>
    <message>
        <source>there is no element</source>
        <translation>要素がありません</translation>
    </message>
    <message>
        <source>there is no host</source>
        <translation>ホストがありません</translation>
    </message>
    <message>
        <source>there is no such character</source>
        <translation>そのような文字はありません</translation>
    </message>
    <message>
        <source>there is no such class of characters</source>
        <translation>そのような文字クラスはありません</translation>
    </message>
    <message>
        <source>there is no such flag</source>
        <translation>そのようなフラグはありません</translation>
    </message>
    <message>
        <source>there is nothing between two of its dots, or before the first</source>
        <translation>ドットとドットの間、または最初のドットの前に何もありません</translation>
    </message>
    <message>
        <source>there is nothing to repeat before this sign</source>
        <translation>この記号の前に繰り返す対象がありません</translation>
    </message>
    <message>
        <source>these braces are not closed</source>
        <translation>この波括弧が閉じられていません</translation>
    </message>
    <message>
        <source>this bracket is not closed</source>
        <translation>この括弧が閉じられていません</translation>
    </message>
    <message>
        <source>this can't stand in the name of a group</source>
        <translation>これはグループ名に使えません</translation>
    </message>
    <message>
        <source>this could match half a character</source>
        <translation>1 文字の一部に一致する可能性があります</translation>
    </message>
    <message>
        <source>this count begins above its end</source>
        <translation>この回数は下限が上限を超えています</translation>
    </message>
    <message>
        <source>this escape can't stand in square brackets</source>
        <translation>このエスケープは角括弧の中では使えません</translation>
    </message>
    <message>
        <source>this escape means nothing</source>
        <translation>このエスケープに意味はありません</translation>
    </message>
    <message>
        <source>this escape needs digits</source>
        <translation>このエスケープには数字が必要です</translation>
    </message>
    <message>
        <source>this flag stands there twice</source>
        <translation>このフラグは 2 回指定されています</translation>
    </message>
    <message>
        <source>this goes beyond single bytes</source>
        <translation>1 バイトの範囲を超えています</translation>
    </message>
    <message>
        <source>this is not a hexadecimal digit</source>
        <translation>16 進数ではありません</translation>
    </message>
    <message>
        <source>this is not well-formed XML</source>
        <translation>整形式の XML ではありません</translation>
    </message>
    <message>
        <source>this minus stands there twice</source>
        <translation>このマイナス記号は 2 回指定されています</translation>
    </message>
    <message>
        <source>this number is too large</source>
        <translation>この数値は大きすぎます</translation>
    </message>
    <message>
        <source>this range begins behind its end</source>
        <translation>この範囲は始まりが終わりより後です</translation>
    </message>
    <message>
        <source>this square bracket is not closed</source>
        <translation>この角括弧が閉じられていません</translation>
    </message>
    <message>
        <source>thumbnail_loc before title</source>
        <translation>thumbnail_loc が title より前</translation>
    </message>
    <message>
        <source>thumbnail_loc once</source>
        <translation>thumbnail_loc が 1 回</translation>
    </message>
    <message>
        <source>thumbnail_loc too often</source>
        <translation>thumbnail_loc が多すぎる</translation>
    </message>
    <message>
        <source>thumbnail_loc: http://www.example.com/summer sale.jpg</source>
        <translation>thumbnail_loc: http://www.example.com/summer sale.jpg</translation>
    </message>
    <message>
        <source>title before thumbnail_loc</source>
        <translation>title が thumbnail_loc より前</translation>
    </message>
    <message>
        <source>too many in stock_tickers</source>
        <translation>stock_tickers が多すぎる</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true または false</translation>
    </message>
    <message>
        <source>two indexes</source>
        <translation>2 つのインデックス</translation>
    </message>
    <message>
        <source>two sitemaps</source>
        <translation>2 つのサイトマップ</translation>
    </message>
    <message>
        <source>two sitemaps and an index</source>
        <translation>2 つのサイトマップと 1 つのインデックス</translation>
    </message>
    <message>
        <source>under {share:,.1f} %</source>
        <translation>{share:,.1f} % 未満</translation>
    </message>
    <message>
        <source>unescape once</source>
        <translation>エスケープを 1 回解除する</translation>
    </message>
    <message>
        <source>up to {last}</source>
        <translation>～ {last}</translation>
    </message>
    <message>
        <source>validity by the schemas</source>
        <translation>スキーマへの適合</translation>
    </message>
    <message>
        <source>values of the index</source>
        <translation>インデックスの値</translation>
    </message>
    <message>
        <source>video</source>
        <translation>動画</translation>
    </message>
    <message>
        <source>videos</source>
        <translation>動画</translation>
    </message>
    <message>
        <source>warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>what comes out of its gzip data is not what was packed</source>
        <translation>gzip データを展開した内容が、圧縮時のものと異なります</translation>
    </message>
    <message>
        <source>what is not meant for all</source>
        <translation>一般公開向けでないもの</translation>
    </message>
    <message>
        <source>what stands before it is not a user name</source>
        <translation>その前にあるものはユーザー名ではありません</translation>
    </message>
    <message>
        <source>white space</source>
        <translation>空白文字</translation>
    </message>
    <message>
        <source>whose address has no folder</source>
        <translation>アドレスにフォルダーがないもの</translation>
    </message>
    <message>
        <source>whose {title}</source>
        <translation>{title}:</translation>
    </message>
    <message>
        <source>with {what}</source>
        <translation>{what}あり</translation>
    </message>
    <message>
        <source>with {what}: {which}</source>
        <translation>{what}あり: {which}</translation>
    </message>
    <message>
        <source>without escapes</source>
        <translation>エスケープなし</translation>
    </message>
    <message>
        <source>without {what}</source>
        <translation>{what}なし</translation>
    </message>
    <message>
        <source>without {what}: {which}</source>
        <translation>{what}なし: {which}</translation>
    </message>
    <message>
        <source>would leave the years 1 to 9999</source>
        <translation>1～9999 年の範囲外になる</translation>
    </message>
    <message>
        <source>write a point</source>
        <translation>小数点をピリオドにする</translation>
    </message>
    <message>
        <source>write it in lower case without white space</source>
        <translation>空白文字を除き、小文字で書く</translation>
    </message>
    <message>
        <source>write protocol and host in lower case</source>
        <translation>プロトコルとホストを小文字で書く</translation>
    </message>
    <message>
        <source>write slashes</source>
        <translation>スラッシュで書く</translation>
    </message>
    <message>
        <source>write spaces as %20</source>
        <translation>空白を %20 と書く</translation>
    </message>
    <message>
        <source>write such percent signs as %25</source>
        <translation>そのようなパーセント記号を %25 と書く</translation>
    </message>
    <message>
        <source>write the ASCII form of the host</source>
        <translation>ホストを ASCII 形式で書く</translation>
    </message>
    <message>
        <source>write the W3C form of the same moment, where it is certain</source>
        <translation>確実な場合に、同じ日時を W3C の形式で書く</translation>
    </message>
    <message>
        <source>write the number out</source>
        <translation>指数を使わずに書く</translation>
    </message>
    <message>
        <source>writes the file as it was repaired when it was opened</source>
        <translation>開いたときに修復した内容でファイルを書き込む</translation>
    </message>
    <message>
        <source>writes the file as it was repaired when it was opened, if that was possible without guessing</source>
        <translation>推測なしに修復できた場合、開いたときに修復した内容でファイルを書き込む</translation>
    </message>
    <message>
        <source>xsi:schemaLocation names pairs of a namespace that the file uses and its schema: for the protocol's own sitemap.xsd, and siteindex.xsd in an index.</source>
        <translation>xsi:schemaLocation では、ファイルで使う名前空間とそのスキーマの組を指定します。プロトコルの名前空間には sitemap.xsd、インデックスでは siteindex.xsd です。</translation>
    </message>
    <message>
        <source>xsi:schemaLocation {fault}.</source>
        <translation>xsi:schemaLocation: {fault}。</translation>
    </message>
    <message>
        <source>year 0000</source>
        <translation>0000 年</translation>
    </message>
    <message>
        <source>yearly with a lastmod of 2005-01-01</source>
        <translation>yearly で、lastmod が 2005-01-01</translation>
    </message>
    <message>
        <source>you may not write there</source>
        <translation>そこに書き込む権限がありません</translation>
    </message>
    <message>
        <source>your disk quota is used up</source>
        <translation>ディスククォータを使い切っています</translation>
    </message>
    <message>
        <source>zone hour {number:02}</source>
        <translation>タイムゾーンの {number:02} 時</translation>
    </message>
    <message>
        <source>zone minute {number:02}</source>
        <translation>タイムゾーンの {number:02} 分</translation>
    </message>
    <message>
        <source>{address} can't be the address of a folder.</source>
        <translation>{address} はフォルダーのアドレスにできません。</translation>
    </message>
    <message>
        <source>{address} can't be the address of a sitemap.</source>
        <translation>{address} はサイトマップのアドレスにできません。</translation>
    </message>
    <message>
        <source>{address} has another {joined} than its sitemap {place}.{hint}</source>
        <translation>{address} は、サイトマップ {place} と{joined}が異なります{hint}。</translation>
    </message>
    <message>
        <source>{address} is not an address on the web.</source>
        <translation>{address} は Web 上のアドレスではありません。</translation>
    </message>
    <message>
        <source>{address} lies outside {folder_of}, the folder of its sitemap {place}.</source>
        <translation>{address} は、サイトマップ {place} のフォルダー {folder_of} の外にあります。</translation>
    </message>
    <message>
        <source>{authority} is not a possible host and port: {host_fault}.</source>
        <translation>{authority} はホストとポートとして使用できません: {host_fault}。</translation>
    </message>
    <message>
        <source>{count:,}</source>
        <translation>{count:,}</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} of the %n sitemaps listed lie</source>
        <translation>
            <numerusform>記載された %n 個のサイトマップのうち {count:,} 個</numerusform>
        </translation>
    </message>
    <message>
        <source>{count:,} ×</source>
        <translation>{count:,} 件</translation>
    </message>
    <message>
        <source>{entity} is not known in XML</source>
        <translation>{entity} は XML にありません</translation>
    </message>
    <message>
        <source>{extension} values</source>
        <translation>{extension} の値</translation>
    </message>
    <message numerus="yes">
        <source>{field} is no longer read by Google; %n entries of this sitemap have it.</source>
        <translation>
            <numerusform>{field} は、現在 Google に読み取られません。このサイトマップの %n 件のエントリにあります。</numerusform>
        </translation>
    </message>
    <message>
        <source>{field} is no longer read by Google; one entry of this sitemap has it.</source>
        <translation>{field} は、現在 Google に読み取られません。このサイトマップの 1 件のエントリにあります。</translation>
    </message>
    <message numerus="yes">
        <source>{field} is no longer read by anybody; %n entries of this sitemap have it.</source>
        <translation>
            <numerusform>{field} を現在読み取るものはありません。このサイトマップの %n 件のエントリにあります。</numerusform>
        </translation>
    </message>
    <message>
        <source>{field} is no longer read by anybody; one entry of this sitemap has it.</source>
        <translation>{field} を現在読み取るものはありません。このサイトマップの 1 件のエントリにあります。</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} および {last}</translation>
    </message>
    <message>
        <source>{first} is not allowed here in an address; it is written {percent_encoded}{more}.</source>
        <translation>{first} はアドレスのこの位置では使用できません。{percent_encoded} と書きます{more}。</translation>
    </message>
    <message>
        <source>{first} may not stand in a host{more}.</source>
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
        <source>{found} was probably escaped twice; escaped once it is {once}.</source>
        <translation>{found} は二重にエスケープされているようです。1 回だけなら {once} です。</translation>
    </message>
    <message>
        <source>{fragment} names a place within the page; consumers list the page without it.</source>
        <translation>{fragment} はページ内の場所を示します。検索エンジンはこれを除いてページを登録します。</translation>
    </message>
    <message>
        <source>{host} has a colon without a port, and two slashes follow; probably two URLs were joined.</source>
        <translation>{host} にポートのないコロンがあり、スラッシュが 2 つ続いています。おそらく 2 つの URL がつながっています。</translation>
    </message>
    <message>
        <source>{label}: {entries}, {share}</source>
        <translation>{label}: {entries}、{share}</translation>
    </message>
    <message>
        <source>{link} repeats an alternate before it.</source>
        <translation>{link} は、前にある代替リンクと重複しています。</translation>
    </message>
    <message>
        <source>{link}: {fields} is not the only address for this language.</source>
        <translation>{link}: この言語のアドレスが {fields} のほかにもあります。</translation>
    </message>
    <message>
        <source>{link}: {value} claims another language for itself.</source>
        <translation>{link}: {value} は自身に別の言語を指定しています。</translation>
    </message>
    <message>
        <source>{link}: {value} has no link back to this page.</source>
        <translation>{link}: {value} にこのページへのリターンリンクがありません。</translation>
    </message>
    <message>
        <source>{listed} tell where a visitor came from; the page is the same without them.</source>
        <translation>{listed} は訪問者の流入元を示すもので、なくてもページは同じです。</translation>
    </message>
    <message>
        <source>{listed} tells where a visitor came from; the page is the same without it.</source>
        <translation>{listed} は訪問者の流入元を示すもので、なくてもページは同じです。</translation>
    </message>
    <message>
        <source>{loc} has another {what} than most entries of the sitemap, from which it is inferred that it lies on {home}.</source>
        <translation>{loc} は、サイトマップのほとんどのエントリと{what}が異なります。そこから、サイトマップは {home} にあると推測されます。</translation>
    </message>
    <message>
        <source>{loc} holds a space; in an address it is written %20.</source>
        <translation>{loc} に空白が含まれています。アドレスでは %20 と書きます。</translation>
    </message>
    <message>
        <source>{loc} is broken by a tab or the end of a line, which may not stand in an address.</source>
        <translation>{loc} がタブまたは改行で途切れています。アドレスでは使用できません。</translation>
    </message>
    <message>
        <source>{message} The default preferences apply.</source>
        <translation>{message}標準の設定が使われます。</translation>
    </message>
    <message>
        <source>{message} What can be shown of it, {count}, is read-only.</source>
        <translation>{message}表示できる部分 ({count}) は読み取り専用です。</translation>
    </message>
    <message>
        <source>{name} holds a date of {newest}, but its own in the index is “{listed}”.</source>
        <translation>{name} には {newest} の日付がありますが、インデックスでのこのサイトマップの日付は「{listed}」です。</translation>
    </message>
    <message numerus="yes">
        <source>{name} lists %n URLs</source>
        <translation>
            <numerusform>{name} には %n 個の URL があります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lists %n sitemaps</source>
        <translation>
            <numerusform>{name} には %n 個のサイトマップがあります</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} lists 1 URL</source>
        <translation>{name} には 1 個の URL があります</translation>
    </message>
    <message>
        <source>{name} lists 1 sitemap</source>
        <translation>{name} には 1 個のサイトマップがあります</translation>
    </message>
    <message>
        <source>{name} lists no URL.</source>
        <translation>{name} に URL が記載されていません。</translation>
    </message>
    <message>
        <source>{name} lists no sitemap.</source>
        <translation>{name} にサイトマップが記載されていません。</translation>
    </message>
    <message>
        <source>{name} of alternate {number:,}</source>
        <translation>代替リンク {number:,} の {name}</translation>
    </message>
    <message>
        <source>{name} of article {number:,}</source>
        <translation>記事 {number:,} の {name}</translation>
    </message>
    <message>
        <source>{name} of image {number:,}</source>
        <translation>画像 {number:,} の {name}</translation>
    </message>
    <message>
        <source>{name} of mobile mark {number:,}</source>
        <translation>モバイル用マーク {number:,} の {name}</translation>
    </message>
    <message>
        <source>{name} of page map {number:,}</source>
        <translation>ページマップ {number:,} の {name}</translation>
    </message>
    <message>
        <source>{name} of video {number:,}</source>
        <translation>動画 {number:,} の {name}</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n bytes</source>
        <translation>
            <numerusform>{name} は %n バイトです</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} takes 1 byte</source>
        <translation>{name} は 1 バイトです</translation>
    </message>
    <message>
        <source>{name}: {urls:,} of {max_urls:,} URLs, {bytes:,} of {max_bytes:,} MB</source>
        <translation>{name}: URL {urls:,} / {max_urls:,}、{bytes:,} / {max_bytes:,} MB</translation>
    </message>
    <message>
        <source>{over}; {title} allows {most:,}.</source>
        <translation>{over}。{title} の上限は {most:,} です。</translation>
    </message>
    <message>
        <source>{place} has nearly this address{in_all}: {loc}.</source>
        <translation>{place} のアドレスとほぼ同じです{in_all}: {loc}。</translation>
    </message>
    <message>
        <source>{place} has this address already{in_all}: {loc}.</source>
        <translation>{place} にすでに同じアドレスがあります{in_all}: {loc}。</translation>
    </message>
    <message>
        <source>{place} has this address with the other protocol{in_all}: {loc}.</source>
        <translation>{place} に、プロトコルだけが異なる同じアドレスがあります{in_all}: {loc}。</translation>
    </message>
    <message>
        <source>{port} is the default for {scheme} and can be left out.</source>
        <translation>{scheme} では {port} を省略できます。</translation>
    </message>
    <message>
        <source>{prefix} is used but not declared</source>
        <translation>{prefix} が宣言なしに使われています</translation>
    </message>
    <message>
        <source>{scheme} has capitals where case means nothing; lower case is usual.</source>
        <translation>{scheme} に大文字が含まれていますが、大文字と小文字の違いに意味はありません。小文字が普通です。</translation>
    </message>
    <message>
        <source>{share:,.1f} %</source>
        <translation>{share:,.1f} %</translation>
    </message>
    <message>
        <source>{text} is a W3C date, which the protocol asks for, but the published schema refuses it.</source>
        <translation>{text} はプロトコルが求める W3C の日付ですが、公開されているスキーマでは拒否されます。</translation>
    </message>
    <message>
        <source>{text} is not a W3C date, which the protocol asks for, though the published schema takes it.</source>
        <translation>{text} は公開されているスキーマでは認められますが、プロトコルが求める W3C の日付ではありません。</translation>
    </message>
    <message>
        <source>{text} is not a calendar day.</source>
        <translation>{text} は暦の日付ではありません。</translation>
    </message>
    <message>
        <source>{text} is not in the calendar: there is no {fault}.</source>
        <translation>{text} は暦に存在しません: {fault}はありません。</translation>
    </message>
    <message>
        <source>{text} is not on the clock: there is no {fault}.</source>
        <translation>{text} は時刻として存在しません: {fault}はありません。</translation>
    </message>
    <message>
        <source>{told}: by {user} on {host}, since {since}.</source>
        <translation>{told} ({host} の {user}、{since} から)。</translation>
    </message>
    <message>
        <source>{told}; also {count:,} × in files or the set</source>
        <translation>{told}、ほかにファイルまたはセットに {count:,} 件</translation>
    </message>
    <message>
        <source>{told}; by whom is not known.</source>
        <translation>{told} (使用者は不明)。</translation>
    </message>
    <message>
        <source>{told}; over the limit</source>
        <translation>{told} (上限超過)</translation>
    </message>
    <message numerus="yes">
        <source>{value} has %n characters; the published schema wants {least} at least, though the protocol sets none.</source>
        <translation>
            <numerusform>{value} は %n 文字です。公開スキーマは少なくとも {least} を求めていますが、プロトコルには定めがありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>{value} has a decimal comma; a priority has a point, as 0.8{if_outside}.</source>
        <translation>{value} の小数点がコンマになっています。優先度の小数点はピリオドです (例: 0.8){if_outside}。</translation>
    </message>
    <message>
        <source>{value} has a time without a zone; add Z or an offset such as +01:00.</source>
        <translation>{value} の時刻にタイムゾーンがありません。Z または +01:00 のような時差を付けてください。</translation>
    </message>
    <message>
        <source>{value} has an exponent; a priority is written out, as 0.8{if_outside}.</source>
        <translation>{value} は指数表記です。優先度は 0.8 のように書きます{if_outside}。</translation>
    </message>
    <message>
        <source>{value} has backslashes; the parts of a path are divided by slashes.</source>
        <translation>{value} にバックスラッシュが含まれています。パスの区切りはスラッシュです。</translation>
    </message>
    <message>
        <source>{value} has characters around the address that nobody sees; consumers take them for a part of it.</source>
        <translation>{value} のアドレスの前後に見えない文字があります。検索エンジンはこれをアドレスの一部として扱います。</translation>
    </message>
    <message>
        <source>{value} has one character; the published schema wants {least} at least, though the protocol sets none.</source>
        <translation>{value} は 1 文字です。公開スキーマは少なくとも {least} を求めていますが、プロトコルには定めがありません。</translation>
    </message>
    <message>
        <source>{value} has steps such as /../; consumers list {mended} instead.</source>
        <translation>{value} に /../ などの移動が含まれています。検索エンジンは代わりに {mended} を登録します。</translation>
    </message>
    <message>
        <source>{value} has white space around the address.</source>
        <translation>{value} のアドレスの前後に空白文字があります。</translation>
    </message>
    <message>
        <source>{value} is before 1990, when there was no web; probably a clock was not set.</source>
        <translation>{value} は Web の存在しない 1990 年より前です。時計が設定されていなかった可能性があります。</translation>
    </message>
    <message>
        <source>{value} is listed earlier in the set.</source>
        <translation>{value} は、セット内ですでに記載されています。</translation>
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
        <source>{value} lies in the future; a page can't have been changed then.</source>
        <translation>{value} は未来の日付です。ページがその時点で変更されたはずはありません。</translation>
    </message>
    <message>
        <source>{value} lies on another site than most entries of its sitemap.</source>
        <translation>{value} は、サイトマップのほとんどのエントリとは別のサイトにあります。</translation>
    </message>
    <message>
        <source>{value} lies outside the place of its sitemap.</source>
        <translation>{value} は、サイトマップで記載できる範囲の外にあります。</translation>
    </message>
    <message>
        <source>{value} looks like {what} (pattern {found}).</source>
        <translation>{value} は{what}のアドレスのようです (パターン {found})。</translation>
    </message>
    <message>
        <source>{value} names no host.</source>
        <translation>{value} にホスト名がありません。</translation>
    </message>
    <message>
        <source>{videos}; the schema asks for neither content_loc nor player_loc</source>
        <translation>{videos}。スキーマでは content_loc も player_loc も必須ではありません</translation>
    </message>
    <message numerus="yes">
        <source>{what} (%n entries)</source>
        <translation>
            <numerusform>{what} (%n 件のエントリ)</numerusform>
        </translation>
    </message>
    <message>
        <source>{what} (1 entry)</source>
        <translation>{what} (1 件のエントリ)</translation>
    </message>
    <message>
        <source>{what} and was set aside as “{aside}”; the default preferences apply.</source>
        <translation>{what}。「{aside}」として退避し、標準の設定を使います。</translation>
    </message>
    <message>
        <source>{what} left out behind the end of the gzip data.</source>
        <translation>gzip データの終わりの後にある{what}を除外しました。</translation>
    </message>
    <message>
        <source>{what} stood before the beginning of the XML; it was removed.</source>
        <translation>XML の先頭より前にあった{what}を削除しました。</translation>
    </message>
    <message>
        <source>{what}; the default preferences apply.</source>
        <translation>{what}。標準の設定が使われます。</translation>
    </message>
    <message>
        <source>{who} expired on {value}.</source>
        <translation>{who} は {value} に期限が切れています。</translation>
    </message>
    <message>
        <source>{who} has an unknown element, {name}.</source>
        <translation>{who} に不明な要素 {name} があります。</translation>
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
        <source>{who} has no {name}{what}.</source>
        <translation>{who} に {name} がありません{what}。</translation>
    </message>
    <message>
        <source>{who} has {count:,} of {breach}, which may stand there {times}.</source>
        <translation>{who} で {breach} が {count:,} 回使われています。使用できるのは {times}までです。</translation>
    </message>
    <message>
        <source>{who} has {what} {name}.</source>
        <translation>{who}: {what} {name} がありません。</translation>
    </message>
    <message>
        <source>{who} is no longer read by anybody.</source>
        <translation>{who} を現在読み取るものはありません。</translation>
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
        <source>{wrong} in the {what} is not one of {choices}{meant}.</source>
        <translation>{what} の {wrong} は、{choices} のいずれでもありません{meant}。</translation>
    </message>
    <message>
        <source>{wrong} in the {what} is not {forms}.</source>
        <translation>{what} の {wrong} は次の形式ではありません: {forms}。</translation>
    </message>
    <message>
        <source>{zone} is not a time zone.</source>
        <translation>{zone} はタイムゾーンではありません。</translation>
    </message>
    <message>
        <source>“Z”, or such as “+01:00”, or empty</source>
        <translation>「Z」、「+01:00」のような時差、または空</translation>
    </message>
    <message>
        <source>“\{escape}” means nothing in a replacement.</source>
        <translation>「\{escape}」は置換文字列では意味を持ちません。</translation>
    </message>
    <message>
        <source>“]]&gt;” stands in a value</source>
        <translation>値の中に「]]&gt;」があります</translation>
    </message>
    <message>
        <source>“]]&gt;” stood in a value; it was written as “]]&amp;gt;”.</source>
        <translation>値の中の「]]&gt;」を「]]&amp;gt;」に書き換えました。</translation>
    </message>
    <message>
        <source>“always” is for pages that change at every access, which a lastmod of more than a year ago denies; “never” is for archived pages, which have no change to come.</source>
        <translation>「always」はアクセスのたびに変わるページ用で、1 年以上前の lastmod とは矛盾します。「never」は今後変更されないアーカイブ済みのページ用です。</translation>
    </message>
    <message>
        <source>“always” says that the page changes at every access, but its lastmod is more than a year old.</source>
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
        <source>“day” or “second”</source>
        <translation>「day」または「second」</translation>
    </message>
    <message>
        <source>“lastmod {operator}” needs a date such as 2026-11-02, not “{value}”.</source>
        <translation>「lastmod {operator}」には、「{value}」ではなく 2026-11-02 のような日付が必要です。</translation>
    </message>
    <message>
        <source>“never” says that the page is archived, but its lastmod lies in the future.</source>
        <translation>「never」はページがアーカイブ済みであることを示しますが、lastmod は未来の日付です。</translation>
    </message>
    <message>
        <source>“url” needs an “href”</source>
        <translation>「url」には「href」が必要です</translation>
    </message>
    <message>
        <source>“{address}” lies on {site}, but {words} on {site_2}.</source>
        <translation>「{address}」は {site} にありますが、{words}は {site_2} にあります。</translation>
    </message>
    <message>
        <source>“{address}” lies outside {folder}, where {words}.</source>
        <translation>「{address}」は {folder} の外にあります。このフォルダーには{words}があります。</translation>
    </message>
    <message>
        <source>“{clash}” is one of the files that are open; the export would replace it.</source>
        <translation>「{clash}」は開いているファイルの 1 つです。エクスポートすると置き換えられてしまいます。</translation>
    </message>
    <message>
        <source>“{closed}” is closed that was not opened</source>
        <translation>開始されていない「{closed}」が閉じられています</translation>
    </message>
    <message>
        <source>“{closing}” was closed before its last entry; the entries behind it were joined.</source>
        <translation>「{closing}」が最後のエントリより前で閉じられていたため、その後のエントリをつなげました。</translation>
    </message>
    <message>
        <source>“{document}” can't be the name of an index.</source>
        <translation>「{document}」はインデックスの名前にできません。</translation>
    </message>
    <message>
        <source>“{document}” has no index, so it is the only sitemap there can be.</source>
        <translation>「{document}」にはインデックスがないため、これ以外のサイトマップは含められません。</translation>
    </message>
    <message>
        <source>“{document}” is an index already.</source>
        <translation>「{document}」はすでにインデックスです。</translation>
    </message>
    <message>
        <source>“{element}” has the attribute “{attribute}”, which the protocol does not define.</source>
        <translation>「{element}」に、プロトコルで定義されていない属性「{attribute}」があります。</translation>
    </message>
    <message>
        <source>“{field} {operator}” needs a number, not “{value}”.</source>
        <translation>「{field} {operator}」には、「{value}」ではなく数値が必要です。</translation>
    </message>
    <message>
        <source>“{field}” is no field; there are: {fields}.</source>
        <translation>「{field}」というフィールドはありません。フィールド：{fields}</translation>
    </message>
    <message>
        <source>“{field}” is not compared with “{operator}”, but by {known}.</source>
        <translation>「{field}」の比較に「{operator}」は使えません。使えるのは {known} です。</translation>
    </message>
    <message>
        <source>“{field}” is not larger or smaller than another.</source>
        <translation>「{field}」に大小はありません。</translation>
    </message>
    <message>
        <source>“{file}” does not exist</source>
        <translation>「{file}」は存在しません</translation>
    </message>
    <message numerus="yes">
        <source>“{file}” has %n more such places.</source>
        <translation>
            <numerusform>「{file}」には、このような箇所があと %n 件あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>“{file}” has one more such place.</source>
        <translation>「{file}」には、このような箇所があと 1 件あります。</translation>
    </message>
    <message>
        <source>“{file}” is not well-formed, so it is not valid by the schema either.</source>
        <translation>「{file}」は整形式ではないため、スキーマに照らしても有効ではありません。</translation>
    </message>
    <message>
        <source>“{file}” may be this sitemap or another one of the index. Put each file where its URL says.</source>
        <translation>「{file}」は、このサイトマップかもしれませんし、インデックスの別のサイトマップかもしれません。各ファイルを URL の示す場所に置いてください。</translation>
    </message>
    <message>
        <source>“{file}” was changed by another program since it was opened, so it was not validated.</source>
        <translation>「{file}」は開いた後に他のプログラムによって変更されたため、検証されませんでした。</translation>
    </message>
    <message>
        <source>“{file}” was opened for {url}, but its path is not that of the URL.</source>
        <translation>{url} として「{file}」を開きましたが、パスが URL のものと異なります。</translation>
    </message>
    <message>
        <source>“{first}” was changed by another program since it was opened, so nothing was saved.</source>
        <translation>「{first}」は開いた後に他のプログラムによって変更されたため、何も保存されませんでした。</translation>
    </message>
    <message>
        <source>“{folder}” is a folder, which is not opened together with others.</source>
        <translation>「{folder}」はフォルダーのため、他のものと一緒には開けません。</translation>
    </message>
    <message>
        <source>“{folder}” is the folder of the set that is open, and would then hold two indexes.</source>
        <translation>「{folder}」は開いているセットのフォルダーのため、インデックスが 2 つになってしまいます。</translation>
    </message>
    <message>
        <source>“{found}” is not a reference of XML; its “X” was written in lower case.</source>
        <translation>XML の参照ではない「{found}」の「X」を小文字に直しました。</translation>
    </message>
    <message>
        <source>“{found}” names a control character, which XML does not allow; it was removed.</source>
        <translation>「{found}」は XML で使えない制御文字を表すため、削除しました。</translation>
    </message>
    <message>
        <source>“{held}” is of a set that is in use: {message}</source>
        <translation>「{held}」は使用中のセットのものです: {message}</translation>
    </message>
    <message>
        <source>“{host}” is not on the public web.</source>
        <translation>「{host}」は公開 Web 上にありません。</translation>
    </message>
    <message numerus="yes">
        <source>“{index}” lists %n sitemaps whose files have other paths than their URLs; “{file}” was opened for {url}.</source>
        <translation>
            <numerusform>「{index}」に記載された %n 個のサイトマップのファイルは、URL とパスが異なります。{url} として「{file}」を開きました。</numerusform>
        </translation>
    </message>
    <message>
        <source>“{index}” lists itself.</source>
        <translation>「{index}」に自身が記載されています。</translation>
    </message>
    <message>
        <source>“{index}” lists {address}, whose protocol is {protocol}; it must be http or https.</source>
        <translation>「{index}」に {address} があり、そのプロトコルは {protocol} です。http または https でなければなりません。</translation>
    </message>
    <message>
        <source>“{item}” is neither a date nor a range of dates.</source>
        <translation>「{item}」は日付でも日付の範囲でもありません。</translation>
    </message>
    <message>
        <source>“{item}” is not a range of numbers.</source>
        <translation>「{item}」は数値の範囲ではありません。</translation>
    </message>
    <message>
        <source>“{item}” is not the address of a folder.</source>
        <translation>「{item}」はフォルダーのアドレスではありません。</translation>
    </message>
    <message>
        <source>“{item}” is not the number of an entry.</source>
        <translation>「{item}」はエントリの番号ではありません。</translation>
    </message>
    <message>
        <source>“{key}” is no key of IndexNow.</source>
        <translation>「{key}」は IndexNow のキーではありません。</translation>
    </message>
    <message>
        <source>“{label}” begins like the ASCII form of a name, but stands for none</source>
        <translation>「{label}」は名前の ASCII 形式のように始まっていますが、対応する名前がありません</translation>
    </message>
    <message>
        <source>“{mismatch}” is closed, but “{mismatch_2}” of line {mismatch_3} is still open</source>
        <translation>「{mismatch}」が閉じられていますが、{mismatch_3} 行目の「{mismatch_2}」がまだ開いています</translation>
    </message>
    <message>
        <source>“{more}” is a field of the entry, and not one of its extensions.</source>
        <translation>「{more}」はエントリのフィールドで、拡張ではありません。</translation>
    </message>
    <message>
        <source>“{name!a}” can't be a file name.</source>
        <translation>「{name!a}」はファイル名にできません。</translation>
    </message>
    <message>
        <source>“{name!a}” is not the name of a file.</source>
        <translation>「{name!a}」はファイル名ではありません。</translation>
    </message>
    <message>
        <source>“{name}” begins with more than one byte order mark.</source>
        <translation>「{name}」の先頭にバイトオーダーマークが複数あります。</translation>
    </message>
    <message>
        <source>“{name}” can't be a file name.</source>
        <translation>「{name}」はファイル名にできません。</translation>
    </message>
    <message>
        <source>“{name}” can't be a file name: the system keeps it for itself.</source>
        <translation>「{name}」はファイル名にできません。システムで予約されています。</translation>
    </message>
    <message>
        <source>“{name}” can't be copied: {strerror}.</source>
        <translation>「{name}」をコピーできません: {strerror}。</translation>
    </message>
    <message>
        <source>“{name}” can't be made: {reason}.</source>
        <translation>「{name}」を作成できません：{reason}。</translation>
    </message>
    <message>
        <source>“{name}” can't be read any more, so it was not saved.</source>
        <translation>「{name}」を読み取れなくなったため、保存されませんでした。</translation>
    </message>
    <message>
        <source>“{name}” can't be read as CSV: in line {line} {reason}.</source>
        <translation>「{name}」を CSV として読み取れません ({line} 行目): {reason}。</translation>
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
        <source>“{name}” can't be read: {strerror}.</source>
        <translation>「{name}」を読み取れません: {strerror}。</translation>
    </message>
    <message>
        <source>“{name}” can't be removed: {reason}.</source>
        <translation>「{name}」を削除できません: {reason}。</translation>
    </message>
    <message>
        <source>“{name}” can't be saved: {reason}; and not all files could be put back.</source>
        <translation>「{name}」を保存できません: {reason}。一部のファイルを元に戻せませんでした。</translation>
    </message>
    <message>
        <source>“{name}” can't be saved: {reason}{safe}.</source>
        <translation>「{name}」を保存できません: {reason}{safe}。</translation>
    </message>
    <message>
        <source>“{name}” can't be understood ({reason})</source>
        <translation>「{name}」を解釈できません ({reason})</translation>
    </message>
    <message>
        <source>“{name}” can't be written so that it can be read again: {message}</source>
        <translation>「{name}」を、再び読み取れる形で書き込めません: {message}</translation>
    </message>
    <message>
        <source>“{name}” can't be written: {strerror}; it is as it was before.</source>
        <translation>「{name}」に書き込めません: {strerror}。ファイルは元のままです。</translation>
    </message>
    <message>
        <source>“{name}” can't be {what}: {reason}; {untouched}.</source>
        <translation>「{name}」の処理 ({what}) に失敗しました: {reason}。{untouched}。</translation>
    </message>
    <message>
        <source>“{name}” could not be read, so it can't be split.</source>
        <translation>「{name}」は読み取れなかったため、分割できません。</translation>
    </message>
    <message>
        <source>“{name}” could not be read, so its file can't be renamed.</source>
        <translation>「{name}」は読み取れなかったため、ファイル名を変更できません。</translation>
    </message>
    <message>
        <source>“{name}” could not be read: the process that read it has died.</source>
        <translation>「{name}」を読み取れませんでした。読み取りプロセスが異常終了しました。</translation>
    </message>
    <message>
        <source>“{name}” declares a document type or entities, which are never processed.</source>
        <translation>「{name}」でドキュメントタイプまたは実体が宣言されています。これらは処理されません。</translation>
    </message>
    <message>
        <source>“{name}” declares the encoding {name_2}, in which its declaration could not be written.</source>
        <translation>「{name}」では文字コード {name_2} が宣言されていますが、その文字コードではこの宣言を書けません。</translation>
    </message>
    <message>
        <source>“{name}” declares the encoding “{encoding}”, which is not known.</source>
        <translation>「{name}」では不明な文字コード「{encoding}」が宣言されています。</translation>
    </message>
    <message>
        <source>“{name}” declares {name_2}, but is encoded in UTF-8.</source>
        <translation>「{name}」では {name_2} が宣言されていますが、実際の文字コードは UTF-8 です。</translation>
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
        <source>“{name}” does not fit into the memory of this computer.</source>
        <translation>「{name}」がこのコンピューターのメモリに収まりません。</translation>
    </message>
    <message>
        <source>“{name}” does not lie in the folder of its set any more, so it can't be taken along.</source>
        <translation>「{name}」はセットのフォルダーからなくなったため、一緒に保存できません。</translation>
    </message>
    <message>
        <source>“{name}” does not lie in the folder of the set.</source>
        <translation>「{name}」はセットのフォルダーにありません。</translation>
    </message>
    <message>
        <source>“{name}” ends {place}.</source>
        <translation>「{name}」は{place}終わっています。</translation>
    </message>
    <message>
        <source>“{name}” has no column “loc”.</source>
        <translation>「{name}」に「loc」列がありません。</translation>
    </message>
    <message>
        <source>“{name}” has no column “{header}”.</source>
        <translation>「{name}」に列「{header}」はありません。</translation>
    </message>
    <message>
        <source>“{name}” has other names on this disk, too (hard links).</source>
        <translation>「{name}」には、このディスク上に別の名前 (ハードリンク) もあります。</translation>
    </message>
    <message>
        <source>“{name}” has text before its XML begins in line {at}.</source>
        <translation>「{name}」では、{at} 行目の XML の開始より前にテキストがあります。</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” holds more than %n entries.</source>
        <translation>
            <numerusform>「{name}」に %n 件を超えるエントリがあります。</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” holds more than one entry.</source>
        <translation>「{name}」に 1 件を超えるエントリがあります。</translation>
    </message>
    <message>
        <source>“{name}” holds more than {max_tags:,} tags.</source>
        <translation>「{name}」に {max_tags:,} 個を超えるタグがあります。</translation>
    </message>
    <message>
        <source>“{name}” holds no entries.</source>
        <translation>「{name}」にエントリがありません。</translation>
    </message>
    <message>
        <source>“{name}” holds no patterns.</source>
        <translation>「{name}」にパターンがありません。</translation>
    </message>
    <message>
        <source>“{name}” holds nothing but white space.</source>
        <translation>「{name}」には空白文字しかありません。</translation>
    </message>
    <message>
        <source>“{name}” holds numbers or tables without end.</source>
        <translation>「{name}」に終わりのない数値または表が含まれています。</translation>
    </message>
    <message>
        <source>“{name}” holds something else than dates of pages.</source>
        <translation>「{name}」にはページの日付以外のものが含まれています。</translation>
    </message>
    <message>
        <source>“{name}” holds the element “{inner}”, but a value is text alone.</source>
        <translation>「{name}」に要素「{inner}」が含まれていますが、値はテキストだけです。</translation>
    </message>
    <message>
        <source>“{name}” is JSON, not a sitemap.</source>
        <translation>「{name}」は JSON で、サイトマップではありません。</translation>
    </message>
    <message>
        <source>“{name}” is a binary file, not a sitemap.</source>
        <translation>「{name}」はバイナリファイルで、サイトマップではありません。</translation>
    </message>
    <message>
        <source>“{name}” is a feed in which no item has a link.</source>
        <translation>「{name}」は、リンクのある項目が 1 つもないフィードです。</translation>
    </message>
    <message>
        <source>“{name}” is a feed of more than {megabytes} MiB or {tags:,} tags.</source>
        <translation>「{name}」は {megabytes} MiB または {tags:,} 個のタグを超えるフィードです。</translation>
    </message>
    <message>
        <source>“{name}” is a feed, which lists recent pages only and is never written.</source>
        <translation>「{name}」はフィードです。最近のページだけが含まれ、書き込みは行われません。</translation>
    </message>
    <message>
        <source>“{name}” is a folder.</source>
        <translation>「{name}」はフォルダーです。</translation>
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
        <source>“{name}” is an access log, which does not name its site.</source>
        <translation>「{name}」はアクセスログで、サイト名が含まれていません。</translation>
    </message>
    <message>
        <source>“{name}” is an index, not a sitemap.</source>
        <translation>「{name}」はインデックスで、サイトマップではありません。</translation>
    </message>
    <message>
        <source>“{name}” is cut off: its gzip data ends in the middle.</source>
        <translation>「{name}」は途切れています。gzip データが途中で終わっています。</translation>
    </message>
    <message>
        <source>“{name}” is damaged: {what}.</source>
        <translation>「{name}」は破損しています: {what}。</translation>
    </message>
    <message>
        <source>“{name}” is empty.</source>
        <translation>「{name}」は空です。</translation>
    </message>
    <message>
        <source>“{name}” is encoded in {name_2}, not in UTF-8. {converted}</source>
        <translation>「{name}」の文字コードは UTF-8 ではなく {name_2} です。{converted}</translation>
    </message>
    <message>
        <source>“{name}” is gzipped three times or more.</source>
        <translation>「{name}」は 3 回以上 gzip で圧縮されています。</translation>
    </message>
    <message>
        <source>“{name}” is gzipped twice; search engines unpack it once.</source>
        <translation>「{name}」は 2 回 gzip で圧縮されています。検索エンジンは 1 回しか展開しません。</translation>
    </message>
    <message>
        <source>“{name}” is gzipped, but its name does not end in .gz.</source>
        <translation>「{name}」は gzip で圧縮されていますが、名前が .gz で終わっていません。</translation>
    </message>
    <message>
        <source>“{name}” is in the set already.</source>
        <translation>「{name}」はすでにセットにあります。</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” is larger than %n bytes when unpacked.</source>
        <translation>
            <numerusform>「{name}」は展開すると %n バイトを超えます。</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” is larger than 1 byte when unpacked.</source>
        <translation>「{name}」は展開すると 1 バイトを超えます。</translation>
    </message>
    <message>
        <source>“{name}” is larger than 2 GiB.</source>
        <translation>「{name}」は 2 GiB を超えています。</translation>
    </message>
    <message>
        <source>“{name}” is larger than 4 GiB in UTF-8.</source>
        <translation>「{name}」は UTF-8 で 4 GiB を超えます。</translation>
    </message>
    <message>
        <source>“{name}” is more than {ratio:,} times larger when unpacked, as a gzip bomb is.</source>
        <translation>「{name}」は展開すると {ratio:,} 倍以上になります。gzip 爆弾の特徴です。</translation>
    </message>
    <message>
        <source>“{name}” is named as a gzipped file, but it is not gzipped.</source>
        <translation>「{name}」は gzip ファイルの名前ですが、gzip で圧縮されていません。</translation>
    </message>
    <message>
        <source>“{name}” is neither in UTF-8 nor in UTF-16.</source>
        <translation>「{name}」は UTF-8 でも UTF-16 でもありません。</translation>
    </message>
    <message>
        <source>“{name}” is no access log of a known format.</source>
        <translation>「{name}」は既知の形式のアクセスログではありません。</translation>
    </message>
    <message>
        <source>“{name}” is no table: {reason}.</source>
        <translation>「{name}」は表ではありません：{reason}。</translation>
    </message>
    <message>
        <source>“{name}” is not a file but a pipe, socket or device.</source>
        <translation>「{name}」はファイルではなく、パイプ、ソケット、またはデバイスです。</translation>
    </message>
    <message>
        <source>“{name}” is not a recovery log.</source>
        <translation>「{name}」は復元ログではありません。</translation>
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
        <source>“{name}” is not a sitemap: neither XML, nor a list of addresses, nor CSV with a column “loc”.</source>
        <translation>「{name}」はサイトマップではありません。XML でも、アドレスの一覧でも、「loc」列を持つ CSV でもありません。</translation>
    </message>
    <message>
        <source>“{name}” is not an element of the protocol.</source>
        <translation>「{name}」はプロトコルの要素ではありません。</translation>
    </message>
    <message>
        <source>“{name}” is not an element that may stand in “{split_name}”; it is kept, but not shown.</source>
        <translation>「{name}」は「{split_name}」に置ける要素ではありません。保持されますが、表示されません。</translation>
    </message>
    <message>
        <source>“{name}” is not encoded in UTF-8; it is read as {chosen}, as was chosen. {converted}</source>
        <translation>「{name}」の文字コードは UTF-8 ではありません。選択した {chosen} として読み取ります。{converted}</translation>
    </message>
    <message>
        <source>“{name}” is not in a git repository.</source>
        <translation>「{name}」は git リポジトリにありません。</translation>
    </message>
    <message>
        <source>“{name}” is not in {encoding}.</source>
        <translation>「{name}」は {encoding} ではありません。</translation>
    </message>
    <message>
        <source>“{name}” is not valid {encoding}: the byte {byte} in line {line} does not belong there.</source>
        <translation>「{name}」は有効な {encoding} ではありません。{line} 行目のバイト {byte} が不正です。</translation>
    </message>
    <message>
        <source>“{name}” is not well-formed XML (line {line:,}, column {column:,}): {reason}.</source>
        <translation>「{name}」は整形式の XML ではありません ({line:,} 行目、{column:,} 文字目): {reason}。</translation>
    </message>
    <message>
        <source>“{name}” is of another version.</source>
        <translation>「{name}」は別のバージョンのものです。</translation>
    </message>
    <message>
        <source>“{name}” is on the web, and nothing is ever fetched.</source>
        <translation>「{name}」は Web 上にあります。Web からの取得は行われません。</translation>
    </message>
    <message>
        <source>“{name}” is one of the files that are open; the export would replace it.</source>
        <translation>「{name}」は開いているファイルの 1 つです。エクスポートすると置き換えられてしまいます。</translation>
    </message>
    <message>
        <source>“{name}” is one of the sitemaps themselves.</source>
        <translation>「{name}」はサイトマップ自身のファイルです。</translation>
    </message>
    <message>
        <source>“{name}” is open for editing elsewhere</source>
        <translation>「{name}」は別の場所で編集中です</translation>
    </message>
    <message>
        <source>“{name}” is open for editing in another window.</source>
        <translation>「{name}」は別のウィンドウで編集用に開かれています。</translation>
    </message>
    <message>
        <source>“{name}” is the name of another file.</source>
        <translation>「{name}」は別のファイルの名前です。</translation>
    </message>
    <message>
        <source>“{name}” is there already and is not a sitemap of the set, so it is not replaced.</source>
        <translation>「{name}」はすでに存在し、セットのサイトマップではないため、置き換えられません。</translation>
    </message>
    <message>
        <source>“{name}” is there already, and is no copy of it or was changed; it stays as it is.</source>
        <translation>「{name}」は既に存在し、そのコピーではないか変更されているため、そのまま残します。</translation>
    </message>
    <message>
        <source>“{name}” is there more than once; the first one counts.</source>
        <translation>「{name}」が複数あります。最初のものが使われます。</translation>
    </message>
    <message>
        <source>“{name}” is too large for a list of patterns.</source>
        <translation>「{name}」はパターンの一覧としては大きすぎます。</translation>
    </message>
    <message>
        <source>“{name}” is {kind}; a sitemap may only be packed with gzip.</source>
        <translation>「{name}」は {kind}です。サイトマップの圧縮に使えるのは gzip だけです。</translation>
    </message>
    <message>
        <source>“{name}” lies beside the sitemaps that “{facts}” lists, but is not listed.</source>
        <translation>「{name}」は「{facts}」に記載されたサイトマップと同じ場所にありますが、記載されていません。</translation>
    </message>
    <message>
        <source>“{name}” lies in that folder already; a sitemap of the set would replace it.</source>
        <translation>「{name}」はすでにそのフォルダーにあり、セットのサイトマップで置き換えられます。</translation>
    </message>
    <message>
        <source>“{name}” may have been written by another user.</source>
        <translation>「{name}」は別のユーザーによって書き込まれた可能性があります。</translation>
    </message>
    <message>
        <source>“{name}” may not be read.</source>
        <translation>「{name}」を読み取る権限がありません。</translation>
    </message>
    <message>
        <source>“{name}” may not be written where it is.</source>
        <translation>「{name}」は現在の場所に書き込めません。</translation>
    </message>
    <message>
        <source>“{name}” spells the names of its elements in ways that can't be mended for certain.</source>
        <translation>「{name}」の要素名に、確実には修復できない表記があります。</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program since it was opened, so it was not saved.</source>
        <translation>「{name}」は開いた後に他のプログラムによって変更されたため、保存されませんでした。</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program while it was being saved; {untouched}.</source>
        <translation>「{name}」は保存中に他のプログラムによって変更されました。{untouched}。</translation>
    </message>
    <message>
        <source>“{name}” was mended in {places} so that it could be read.</source>
        <translation>「{name}」を読み取るために {places}を修復しました。</translation>
    </message>
    <message>
        <source>“{name}” would not hold what the table shows, so it was not saved.</source>
        <translation>「{name}」の内容が表の表示と一致しなくなるため、保存されませんでした。</translation>
    </message>
    <message>
        <source>“{name}” {what}.</source>
        <translation>「{name}」: {what}。</translation>
    </message>
    <message>
        <source>“{name}”, line {line}: not UTF-8.</source>
        <translation>「{name}」の {line} 行目: UTF-8 ではありません。</translation>
    </message>
    <message>
        <source>“{name}”, line {line}: {reason}.</source>
        <translation>「{name}」{line} 行目：{reason}。</translation>
    </message>
    <message>
        <source>“{name}”, line {number}: {reason}.</source>
        <translation>「{name}」の {number} 行目: {reason}。</translation>
    </message>
    <message>
        <source>“{name}…” is too long for the name of a file.</source>
        <translation>「{name}…」はファイル名として長すぎます。</translation>
    </message>
    <message>
        <source>“{opened}” of line {opened_line} is still open</source>
        <translation>{opened_line} 行目の「{opened}」がまだ開いています</translation>
    </message>
    <message>
        <source>“{open}” was not closed at the end of the file; it was closed.</source>
        <translation>ファイルの終わりで閉じられていなかった「{open}」を閉じました。</translation>
    </message>
    <message>
        <source>“{operation}” has to know which field it is for.</source>
        <translation>「{operation}」には対象のフィールドの指定が必要です。</translation>
    </message>
    <message>
        <source>“{operation}” is for {field}, not for {name}.</source>
        <translation>「{operation}」の対象は {field} で、{name} ではありません。</translation>
    </message>
    <message>
        <source>“{parameter}” is missing: {words}.</source>
        <translation>「{parameter}」がありません: {words}。</translation>
    </message>
    <message>
        <source>“{parent}” can't be made: {strerror}.</source>
        <translation>「{parent}」を作成できません: {strerror}。</translation>
    </message>
    <message>
        <source>“{parent}” is not a folder.</source>
        <translation>「{parent}」はフォルダーではありません。</translation>
    </message>
    <message>
        <source>“{path}” is not a field of “{shown_name}” that has a text.</source>
        <translation>「{path}」は、テキストを持つ「{shown_name}」のフィールドではありません。</translation>
    </message>
    <message>
        <source>“{sitemap}” could not be read, so no entry can be moved to it.</source>
        <translation>「{sitemap}」は読み取れなかったため、エントリを移動できません。</translation>
    </message>
    <message>
        <source>“{sitemap}” could not be read, so nothing of it can go elsewhere.</source>
        <translation>「{sitemap}」は読み取れなかったため、そのエントリを他に移動できません。</translation>
    </message>
    <message numerus="yes">
        <source>“{sitemap}” could not be read, so the %n entries put into it can't be saved.</source>
        <translation>
            <numerusform>「{sitemap}」は読み取れなかったため、そこに入れた %n 件のエントリは保存できません。</numerusform>
        </translation>
    </message>
    <message>
        <source>“{sitemap}” could not be read, so the one entry put into it can't be saved.</source>
        <translation>「{sitemap}」は読み取れなかったため、そこに入れた 1 件のエントリは保存できません。</translation>
    </message>
    <message>
        <source>“{sitemap}” is a CSV file, which no index may list.</source>
        <translation>「{sitemap}」は CSV ファイルです。インデックスには記載できません。</translation>
    </message>
    <message>
        <source>“{sitemap}” is listed twice in “{index}”.</source>
        <translation>「{sitemap}」が「{index}」に 2 回記載されています。</translation>
    </message>
    <message>
        <source>“{sitemap}” is read-only. {reason}</source>
        <translation>「{sitemap}」は読み取り専用です。{reason}</translation>
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
        <source>“{sitemap}”, listed in “{index}”, is not on this disk.</source>
        <translation>「{index}」に記載された「{sitemap}」がこのディスクにありません。</translation>
    </message>
    <message>
        <source>“{sitemap}”{listed} is an index itself.</source>
        <translation>「{sitemap}」{listed}は、それ自身がインデックスです。</translation>
    </message>
    <message>
        <source>“{tag}” is not known</source>
        <translation>「{tag}」は不明です</translation>
    </message>
    <message>
        <source>“{taken}” is a file of the set already, and upper and lower case are the same on many disks.</source>
        <translation>「{taken}」はすでにセットのファイルです。多くのディスクでは大文字と小文字が区別されません。</translation>
    </message>
    <message>
        <source>“{target}” would not hold the extensions that were set, so it was not saved.</source>
        <translation>「{target}」の内容が設定した拡張と一致しなくなるため、保存されませんでした。</translation>
    </message>
    <message>
        <source>“{template}” can't be a file name.</source>
        <translation>「{template}」はファイル名にできません。</translation>
    </message>
    <message>
        <source>“{template}” holds braces other than {{name}}, {{n}} and {{part}}.</source>
        <translation>「{template}」に {{name}}、{{n}}、{{part}} 以外の波括弧が含まれています。</translation>
    </message>
    <message>
        <source>“{template}” holds braces other than {{n}}.</source>
        <translation>「{template}」に {{n}} 以外の波括弧が含まれています。</translation>
    </message>
    <message numerus="yes">
        <source>“{template}” would be the name of %n sitemaps.</source>
        <translation>
            <numerusform>「{template}」が %n 個のサイトマップの名前になってしまいます。</numerusform>
        </translation>
    </message>
    <message>
        <source>“{template}” would be the name of one sitemap.</source>
        <translation>「{template}」が 1 個のサイトマップの名前になってしまいます。</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>「{text}」</translation>
    </message>
    <message>
        <source>“{text}” can't be the beginning of other addresses.</source>
        <translation>「{text}」は他のアドレスの先頭部分にできません。</translation>
    </message>
    <message>
        <source>“{text}” is no regular expression</source>
        <translation>「{text}」は正規表現ではありません</translation>
    </message>
    <message>
        <source>“{text}” is not a date that exists.</source>
        <translation>「{text}」は実在する日付ではありません。</translation>
    </message>
    <message>
        <source>“{text}” is not a factor.</source>
        <translation>「{text}」は倍率ではありません。</translation>
    </message>
    <message>
        <source>“{text}” is not a folder.</source>
        <translation>「{text}」はフォルダーではありません。</translation>
    </message>
    <message>
        <source>“{text}” is not a list of priorities.</source>
        <translation>「{text}」は優先度の並びではありません。</translation>
    </message>
    <message>
        <source>“{text}” is not a number of days.</source>
        <translation>「{text}」は日数ではありません。</translation>
    </message>
    <message>
        <source>“{text}” is not a number of digits.</source>
        <translation>「{text}」は桁数ではありません。</translation>
    </message>
    <message>
        <source>“{text}” is not a precision.</source>
        <translation>「{text}」は精度ではありません。</translation>
    </message>
    <message>
        <source>“{text}” is not a priority.</source>
        <translation>「{text}」は優先度ではありません。</translation>
    </message>
    <message>
        <source>“{text}” is not a tag here; its “&lt;” was escaped.</source>
        <translation>「{text}」はここではタグではないため、「&lt;」をエスケープしました。</translation>
    </message>
    <message>
        <source>“{text}” is not a zone.</source>
        <translation>「{text}」はタイムゾーンではありません。</translation>
    </message>
    <message>
        <source>“{text}” is not an address on the web.</source>
        <translation>「{text}」は Web 上のアドレスではありません。</translation>
    </message>
    <message>
        <source>“{title}” can't be saved until an earlier save of it is settled: {reason}.</source>
        <translation>以前の保存が完了していないため、「{title}」を保存できません: {reason}。</translation>
    </message>
    <message>
        <source>“{title}” can't be saved: {reason}; {untouched}.</source>
        <translation>「{title}」を保存できません: {reason}。{untouched}。</translation>
    </message>
    <message>
        <source>“{title}” is being saved by another program just now.</source>
        <translation>「{title}」は現在、別のプログラムが保存中です。</translation>
    </message>
    <message>
        <source>“{token}” declares the namespace of sitemaps, and should be “{name}”.</source>
        <translation>「{token}」でサイトマップの名前空間が宣言されています。「{name}」でなければなりません。</translation>
    </message>
    <message>
        <source>“{token}” is closed further down; the “/” in its opening tag was removed.</source>
        <translation>「{token}」は後で閉じられているため、開始タグの「/」を削除しました。</translation>
    </message>
    <message>
        <source>“{token}” should be “{name}”; it was renamed, and so is every other one further down.</source>
        <translation>「{token}」を正しい名前「{name}」に変更しました。以降のものもすべて変更されます。</translation>
    </message>
    <message>
        <source>“{token}” should be “{name}”; it was renamed.</source>
        <translation>「{token}」を正しい名前「{name}」に変更しました。</translation>
    </message>
    <message>
        <source>“{token}” was closed, but it was not open; the tag was removed.</source>
        <translation>「{token}」は開始されていないのに閉じられていたため、そのタグを削除しました。</translation>
    </message>
    <message>
        <source>“{token}” was opened a second time; its entries were joined to those before.</source>
        <translation>「{token}」が 2 回開始されていたため、そのエントリを前のものにつなげました。</translation>
    </message>
    <message>
        <source>“{top}” is closed as “{name}”; it was renamed.</source>
        <translation>「{top}」が「{name}」として閉じられていたため、名前を変更しました。</translation>
    </message>
    <message>
        <source>“{top}” was not closed; its closing tag was added.</source>
        <translation>「{top}」が閉じられていなかったため、終了タグを追加しました。</translation>
    </message>
    <message>
        <source>“{url}” can't be fetched: {reason}</source>
        <translation>「{url}」を取得できません：{reason}</translation>
    </message>
    <message>
        <source>“{url}” is no URL of the web.</source>
        <translation>「{url}」は Web の URL ではありません。</translation>
    </message>
    <message>
        <source>“{url}” is no complete URL.</source>
        <translation>「{url}」は完全な URL ではありません。</translation>
    </message>
    <message>
        <source>“{url}” names no sitemap.</source>
        <translation>「{url}」にサイトマップの記載がありません。</translation>
    </message>
    <message>
        <source>“{wanted}” is a sitemap of the set, so the index can't be saved under that name.</source>
        <translation>「{wanted}」はセットのサイトマップのため、インデックスをその名前では保存できません。</translation>
    </message>
    <message>
        <source>“{word}” can't be “{item}”.</source>
        <translation>「{word}」に「{item}」は指定できません。</translation>
    </message>
    <message>
        <source>“{wrong}” may not stand in a host</source>
        <translation>「{wrong}」はホスト名に使用できません</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more like these.</source>
        <translation>
            <numerusform>… ほか同様のもの %n 件。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more.</source>
        <translation>
            <numerusform>… ほか %n 件。</numerusform>
        </translation>
    </message>
    <message>
        <source>… and one more like these.</source>
        <translation>… ほか同様のもの 1 件。</translation>
    </message>
    <message>
        <source>… and one more.</source>
        <translation>… ほか 1 件。</translation>
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
        <translation>ファイル名</translation>
    </message>
</context>
<context>
    <name>NewSitemapDialog</name>
    <message>
        <source>&amp;Address</source>
        <translation>アドレス(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Add sitemap</source>
        <translation>サイトマップを追加</translation>
    </message>
    <message>
        <source>The next save writes the file and lists it in the index; .gz compresses it.</source>
        <translation>ファイルは次回の保存時に書き込まれ、インデックスに記載されます。.gz を付けると圧縮されます。</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message numerus="yes">
        <source>%n bytes</source>
        <translation>
            <numerusform>%n バイト</numerusform>
        </translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 バイト</translation>
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
        <translation>フォルダー(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;URL</source>
        <translation>URL(&amp;U)</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>取得</translation>
    </message>
    <message>
        <source>Folder for the copies</source>
        <translation>コピー先フォルダー</translation>
    </message>
    <message>
        <source>Open from web</source>
        <translation>Web から開く</translation>
    </message>
    <message>
        <source>The files are copied into the folder and opened there. Nothing on the web changes.</source>
        <translation>ファイルはフォルダーにコピーされ、そこで開かれます。Web 上では何も変わりません。</translation>
    </message>
    <message>
        <source>URL of a site, a robots.txt, an index or a sitemap</source>
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
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n 件のエントリ</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>図をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save picture …</source>
        <translation>図を保存(&amp;S)…</translation>
    </message>
    <message>
        <source>1 entry</source>
        <translation>1 件のエントリ</translation>
    </message>
    <message>
        <source>Being counted …</source>
        <translation>集計しています…</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
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
        <source>Copy the charts as a picture or as numbers, or save the picture.</source>
        <translation>グラフを図または数値としてコピーするか、図を保存します。</translation>
    </message>
    <message>
        <source>Count all entries of the set, or only those that the table shows.</source>
        <translation>セットのすべてのエントリを集計するか、表に表示されているものだけを集計するかを選択します。</translation>
    </message>
    <message>
        <source>Counting entries</source>
        <translation>エントリを集計中</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>ベクター画像 (*.svg)</translation>
    </message>
    <message>
        <source>Entries that are counted</source>
        <translation>集計するエントリ</translation>
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
        <source>Save the charts</source>
        <translation>グラフを保存</translation>
    </message>
    <message>
        <source>The numbers are on the clipboard.</source>
        <translation>数値をクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>図をクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>The picture “{name}” was written.</source>
        <translation>図「{name}」を保存しました。</translation>
    </message>
    <message>
        <source>There is nothing to count: the set has no entries yet.</source>
        <translation>集計するものがありません。セットにはまだエントリがありません。</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>表示中のもの</translation>
    </message>
    <message>
        <source>Whole set</source>
        <translation>セット全体</translation>
    </message>
</context>
<context>
    <name>PaletteDialog</name>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>コマンドを検索</translation>
    </message>
    <message>
        <source>No command matches these words.</source>
        <translation>この語に一致するコマンドはありません。</translation>
    </message>
    <message>
        <source>Type what you want to do</source>
        <translation>実行したい操作を入力</translation>
    </message>
</context>
<context>
    <name>PanelTitle</name>
    <message>
        <source>Close the panel “{title}”</source>
        <translation>パネル「{title}」を閉じる</translation>
    </message>
    <message>
        <source>Close this panel</source>
        <translation>このパネルを閉じる</translation>
    </message>
</context>
<context>
    <name>PlanDialog</name>
    <message>
        <source>{changes} of {total}</source>
        <translation>{changes} (全 {total} 件中)</translation>
    </message>
    <message>
        <source>{changes}, in one step that Undo takes back. Untick what should stay (Space).</source>
        <translation>{changes}。1 回の操作として元に戻せます。変更しないものはチェックを外します (Space)。</translation>
    </message>
</context>
<context>
    <name>PlannedList</name>
    <message>
        <source>(element removed)</source>
        <translation>(要素を削除)</translation>
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
        <source>Entry</source>
        <translation>エントリ</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>フィールド</translation>
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
        <translation>変更される値が、変更前と変更後の形でここに表示されます。</translation>
    </message>
    <message>
        <source>Values that would change</source>
        <translation>変更される値</translation>
    </message>
</context>
<context>
    <name>PreviewPanel</name>
    <message>
        <source> (ignored)</source>
        <translation> (無視)</translation>
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
        <source>As it stands in the file; saving leaves it unchanged.</source>
        <translation>現在のファイルの内容です。保存しても変わりません。</translation>
    </message>
    <message>
        <source>Copy as it &amp;will be written</source>
        <translation>保存後の内容をコピー(&amp;W)</translation>
    </message>
    <message>
        <source>Copy as it stands in the &amp;file</source>
        <translation>ファイル内の現在の内容をコピー(&amp;F)</translation>
    </message>
    <message>
        <source>Copy this entry</source>
        <translation>このエントリをコピー</translation>
    </message>
    <message>
        <source>Copy this entry as text.</source>
        <translation>このエントリをテキストとしてコピーします。</translation>
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
        <source>It is read-only and stays as it is.</source>
        <translation>読み取り専用のため変更されません。</translation>
    </message>
    <message>
        <source>It is too long to be shown whole: this is its beginning.</source>
        <translation>長すぎるため、先頭部分だけを表示しています。</translation>
    </message>
    <message>
        <source>New in this file: it is written when the set is saved.</source>
        <translation>このファイルの新しいエントリです。セットを保存すると書き込まれます。</translation>
    </message>
    <message>
        <source>Previewing</source>
        <translation>プレビューを作成中</translation>
    </message>
    <message>
        <source>Saving replaces lines with − by lines with +.</source>
        <translation>保存すると、− の行が + の行に置き換わります。</translation>
    </message>
    <message>
        <source>Select an entry to see how it is written.</source>
        <translation>エントリを選択すると、書かれている内容が表示されます。</translation>
    </message>
    <message>
        <source>The XML of the entry in its file; what saving will change is marked.</source>
        <translation>ファイル内のエントリの XML です。保存で変わる部分に印が付きます。</translation>
    </message>
    <message>
        <source>The entry as a search engine reads it</source>
        <translation>検索エンジンが読み取るエントリの内容</translation>
    </message>
    <message>
        <source>The entry as it is written</source>
        <translation>書かれているとおりのエントリ</translation>
    </message>
    <message>
        <source>The file was mended to be read; see Repairs.</source>
        <translation>このファイルは読み取り時に修復されました。「修復」をご覧ください。</translation>
    </message>
    <message numerus="yes">
        <source>The first of %n selected entries.</source>
        <translation>
            <numerusform>選択した %n 件のエントリの先頭です。</numerusform>
        </translation>
    </message>
    <message>
        <source>What a search engine understands, decoded, and what it ignores.</source>
        <translation>検索エンジンが理解する内容 (復号後) と、無視される内容です。</translation>
    </message>
</context>
<context>
    <name>ProblemFilterBar</name>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>エラー %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n infos</source>
        <translation>
            <numerusform>情報 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>警告 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>エラー 1 件</translation>
    </message>
    <message>
        <source>1 info</source>
        <translation>情報 1 件</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>警告 1 件</translation>
    </message>
    <message>
        <source>All fields</source>
        <translation>すべてのフィールド</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>すべてのルール</translation>
    </message>
    <message>
        <source>All sitemaps</source>
        <translation>すべてのサイトマップ</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>拡張</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>フィールド</translation>
    </message>
    <message>
        <source>Files and sets</source>
        <translation>ファイルとセット</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Search in messages and values</source>
        <translation>メッセージと値を検索</translation>
    </message>
    <message>
        <source>Search problems</source>
        <translation>問題を検索</translation>
    </message>
    <message>
        <source>Show only problems of this: {name}</source>
        <translation>次に関する問題だけを表示します: {name}</translation>
    </message>
    <message>
        <source>Show or hide problems of this severity.</source>
        <translation>この重大度の問題の表示/非表示を切り替えます。</translation>
    </message>
    <message>
        <source>Sitemap</source>
        <translation>サイトマップ</translation>
    </message>
</context>
<context>
    <name>ProblemTree</name>
    <message>
        <source>Field</source>
        <translation>フィールド</translation>
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
        <source>Value</source>
        <translation>値</translation>
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
    <message>
        <source>{title} ({count}) – {explanation}</source>
        <translation>{title} ({count}) – {explanation}</translation>
    </message>
</context>
<context>
    <name>ProblemView</name>
    <message>
        <source>Problems by rule</source>
        <translation>ルール別の問題</translation>
    </message>
</context>
<context>
    <name>ProblemsPanel</name>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Fix this …</source>
        <translation>これを修正(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Go to the cell</source>
        <translation>セルへ移動(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Save to repair</source>
        <translation>保存して修復(&amp;S)</translation>
    </message>
    <message>
        <source>All problems are hidden by the choice of severities above.</source>
        <translation>上の重大度の選択により、すべての問題が非表示になっています。</translation>
    </message>
    <message>
        <source>Fix &amp;all {count} …</source>
        <translation>{count} 件すべてを修正(&amp;A)…</translation>
    </message>
    <message>
        <source>No problem matches what is chosen above.</source>
        <translation>上の条件に当てはまる問題はありません。</translation>
    </message>
    <message numerus="yes">
        <source>No problems found in %n entries.</source>
        <translation>
            <numerusform>%n 件のエントリに問題は見つかりませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems found in 1 entry.</source>
        <translation>1 件のエントリに問題は見つかりませんでした。</translation>
    </message>
    <message>
        <source>None of the entries shown has a problem that is listed below.</source>
        <translation>表示中のエントリには、下の一覧にある問題はありません。</translation>
    </message>
    <message>
        <source>Open the &amp;rule</source>
        <translation>ルールを開く(&amp;R)</translation>
    </message>
    <message>
        <source>Remove &amp;all {count} …</source>
        <translation>{count} 件すべてを削除(&amp;D)…</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>レポート</translation>
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
        <source>The files are valid against the schemas.</source>
        <translation>ファイルはスキーマに適合しています。</translation>
    </message>
    <message numerus="yes">
        <source>The schemas object to %n places; they are in the list of problems until the next edit.</source>
        <translation>
            <numerusform>スキーマに適合しない箇所が %n か所あります。次の編集まで問題の一覧に表示されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>The schemas object to 1 place; it is in the list of problems until the next edit.</source>
        <translation>スキーマに適合しない箇所が 1 か所あります。次の編集まで問題の一覧に表示されます。</translation>
    </message>
    <message>
        <source>The set is not checked yet.</source>
        <translation>セットはまだチェックされていません。</translation>
    </message>
    <message>
        <source>The set was changed while it was validated, so nothing is shown.</source>
        <translation>検証中にセットが変更されたため、結果は表示されません。</translation>
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
    <message>
        <source>Went on with the first problem.</source>
        <translation>最初の問題に戻りました。</translation>
    </message>
    <message>
        <source>Went on with the last problem.</source>
        <translation>最後の問題に移りました。</translation>
    </message>
</context>
<context>
    <name>ProfileBox</name>
    <message>
        <source>Profile</source>
        <translation>プロファイル</translation>
    </message>
    <message>
        <source>Whose limits the set is compared with</source>
        <translation>セットをどの検索エンジンの上限と照らし合わせるか</translation>
    </message>
</context>
<context>
    <name>PublishCommands</name>
    <message>
        <source>Reading “{name}”</source>
        <translation>「{name}」を読み取り中</translation>
    </message>
</context>
<context>
    <name>PublishDialog</name>
    <message numerus="yes">
        <source>%n URLs</source>
        <translation>
            <numerusform>URL %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n URLs are new or changed.</source>
        <translation>
            <numerusform>%n 件の URL が新規または変更されています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n URLs were removed.</source>
        <translation>
            <numerusform>%n 件の URL が削除されました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files to upload.</source>
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
        <source>1 URL</source>
        <translation>URL 1 件</translation>
    </message>
    <message>
        <source>1 URL is new or changed.</source>
        <translation>1 件の URL が新規または変更されています。</translation>
    </message>
    <message>
        <source>1 URL was removed.</source>
        <translation>1 件の URL が削除されました。</translation>
    </message>
    <message>
        <source>1 file to upload.</source>
        <translation>アップロードするファイル: 1 個。</translation>
    </message>
    <message>
        <source>8 to 128 letters, digits and hyphens</source>
        <translation>8～128 文字の英字、数字、ハイフン</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>追加</translation>
    </message>
    <message numerus="yes">
        <source>Added %n lines to “{name}”.</source>
        <translation>
            <numerusform>「{name}」に %n 行を追加しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Added 1 line to “{name}”.</source>
        <translation>「{name}」に 1 行を追加しました。</translation>
    </message>
    <message>
        <source>All entries ({count})</source>
        <translation>すべてのエントリ ({count})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>コピー(&amp;O)</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Changed since the earlier version ({count})</source>
        <translation>以前のバージョンからの変更 ({count})</translation>
    </message>
    <message>
        <source>Choose an earlier version to see what changed.</source>
        <translation>変更点を見るには、以前のバージョンを選択してください。</translation>
    </message>
    <message>
        <source>Choose the file of the earlier version</source>
        <translation>以前のバージョンのファイルを選択</translation>
    </message>
    <message>
        <source>Choose the folder of the earlier version</source>
        <translation>以前のバージョンのフォルダーを選択</translation>
    </message>
    <message>
        <source>Comparing with the earlier version</source>
        <translation>以前のバージョンと比較中</translation>
    </message>
    <message>
        <source>Earlier version</source>
        <translation>以前のバージョン</translation>
    </message>
    <message>
        <source>Earlier version of the set</source>
        <translation>セットの以前のバージョン</translation>
    </message>
    <message>
        <source>F&amp;ile …</source>
        <translation>ファイル(&amp;I)…</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Files to upload</source>
        <translation>アップロードするファイル</translation>
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
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Lines for robots.txt</source>
        <translation>robots.txt に書く行</translation>
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
        <source>No entry with a complete URL is selected.</source>
        <translation>完全な URL を持つエントリが選択されていません。</translation>
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
        <source>Planning what to publish</source>
        <translation>公開を準備中</translation>
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
    <message>
        <source>Selected entries ({count})</source>
        <translation>選択したエントリ ({count})</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message numerus="yes">
        <source>Stopped. %n URLs were submitted.</source>
        <translation>
            <numerusform>停止しました。%n 件の URL を送信しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped. 1 URL was submitted.</source>
        <translation>停止しました。1 件の URL を送信しました。</translation>
    </message>
    <message>
        <source>Stopped. No URL was submitted.</source>
        <translation>停止しました。URL は送信されていません。</translation>
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
        <source>The lines are on the clipboard.</source>
        <translation>行をクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>UR&amp;Ls</source>
        <translation>URL(&amp;L)</translation>
    </message>
    <message>
        <source>URL of the set</source>
        <translation>セットの URL</translation>
    </message>
    <message>
        <source>URLs are sent to {host} only when you press Submit.</source>
        <translation>URL は、「送信」を押したときにだけ {host} に送信されます。</translation>
    </message>
    <message>
        <source>URLs to submit</source>
        <translation>送信する URL</translation>
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
        <source>Write into robots.txt</source>
        <translation>robots.txt に書き込む</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>変更あり</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>変更なし</translation>
    </message>
    <message>
        <source>{host}, {urls}: {message}</source>
        <translation>{host}、{urls}: {message}</translation>
    </message>
    <message>
        <source>“{name}” has these lines already.</source>
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
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>As people read it</source>
        <translation>人が読む形</translation>
    </message>
    <message>
        <source>Change frequency</source>
        <translation>更新頻度</translation>
    </message>
    <message>
        <source>Last change</source>
        <translation>最終更新</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>優先度</translation>
    </message>
    <message>
        <source>This XML is not well-formed: it is ignored.</source>
        <translation>この XML は整形式でないため無視されます。</translation>
    </message>
    <message>
        <source>This is not a complete web address: the entry is skipped.</source>
        <translation>完全な Web アドレスではないため、エントリは無視されます。</translation>
    </message>
    <message>
        <source>XML that no search engine is known to read</source>
        <translation>検索エンジンが読み取るとは確認されていない XML</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>ほか {count} 件</translation>
    </message>
    <message>
        <source>none: the entry is skipped</source>
        <translation>なし: エントリは無視されます</translation>
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
        <source>{consumer} ignores change frequency and priority.</source>
        <translation>{consumer} は更新頻度と優先度を無視します。</translation>
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
        <source>{moment}, the whole day</source>
        <translation>{moment} (終日)</translation>
    </message>
    <message>
        <source>{title} ({count})</source>
        <translation>{title} ({count})</translation>
    </message>
    <message>
        <source>“{text}” is not a date: it is ignored</source>
        <translation>「{text}」は日付ではないため無視されます</translation>
    </message>
    <message>
        <source>“{text}” is not a number from 0.0 to 1.0: it is ignored</source>
        <translation>「{text}」は 0.0～1.0 の数値ではないため無視されます</translation>
    </message>
    <message>
        <source>“{text}” is not one of the seven words: it is ignored</source>
        <translation>「{text}」は 7 つの値のいずれでもないため無視されます</translation>
    </message>
</context>
<context>
    <name>ReadingOn</name>
    <message>
        <source>Reading was stopped.</source>
        <translation>読み取りが中止されました。</translation>
    </message>
    <message>
        <source>Reading “{name}”</source>
        <translation>「{name}」を読み取り中</translation>
    </message>
    <message>
        <source>What was read can be edited and saved; reload the set to read the rest.</source>
        <translation>読み取った分は編集と保存ができます。残りを読み取るには、セットを再読み込みしてください。</translation>
    </message>
</context>
<context>
    <name>RecentButton</name>
    <message>
        <source>{path} is not there any more.</source>
        <translation>{path} は見つかりません。</translation>
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
        <source>Keep “{name}” at the top of the list</source>
        <translation>「{name}」を一覧の先頭に固定</translation>
    </message>
    <message>
        <source>Open its &amp;folder</source>
        <translation>フォルダーを開く(&amp;F)</translation>
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
        <translation>
            <numerusform>%n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>1 of them</source>
        <translation>1 個</translation>
    </message>
    <message>
        <source>Edit …</source>
        <translation>編集…</translation>
    </message>
    <message>
        <source>The usual ones</source>
        <translation>標準の一覧</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message numerus="yes">
        <source>%n steps at the end can't be understood and are left out.</source>
        <translation>
            <numerusform>末尾の %n 個の操作は解釈できないため除外されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>All changes are in it already.</source>
        <translation>すべてすでに反映されています。</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Each value that would change is listed here, before and after.</source>
        <translation>変更される値が、変更前と変更後の形でここに表示されます。</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>後で</translation>
    </message>
    <message>
        <source>Looking at what was not saved …</source>
        <translation>保存されていない内容を確認しています…</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>復元</translation>
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
    <message>
        <source>Save what was not saved as a list</source>
        <translation>未保存の変更を一覧として保存</translation>
    </message>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <translation>表計算ソフト用の表 (*.csv)</translation>
    </message>
    <message>
        <source>The changes below were not saved and can't be recovered; you can save them as a list.</source>
        <translation>下の変更は保存されておらず、復元できません。一覧として保存できます。</translation>
    </message>
    <message>
        <source>The last step can't be understood and is left out.</source>
        <translation>最後の操作は解釈できないため除外されます。</translation>
    </message>
    <message>
        <source>The unsaved changes of “{name}” leave it as it is on disk.</source>
        <translation>「{name}」に対する操作の結果は、ディスク上の内容と同じです。</translation>
    </message>
    <message>
        <source>What would be recovered</source>
        <translation>復元される内容</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” and %n more files were changed since.</source>
        <translation>
            <numerusform>「{name}」とほか %n 個のファイルは、その後変更されました。</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” and 1 more file were changed since.</source>
        <translation>「{name}」とほか 1 個のファイルは、その後変更されました。</translation>
    </message>
    <message>
        <source>“{name}” gets back {changes}; nothing on disk changes until it is saved.</source>
        <translation>「{name}」に復元されるもの: {changes}。保存するまでディスク上の内容は変わりません。</translation>
    </message>
    <message>
        <source>“{name}” lists what was not saved.</source>
        <translation>「{name}」に未保存の変更の一覧があります。</translation>
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
        <translation>
            <numerusform>追加されたエントリ %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes of the set</source>
        <translation>
            <numerusform>セットの変更 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moved entries</source>
        <translation>
            <numerusform>移動されたエントリ %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values</source>
        <translation>
            <numerusform>値 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>(added)</source>
        <translation>(追加)</translation>
    </message>
    <message>
        <source>(element removed)</source>
        <translation>(要素を削除)</translation>
    </message>
    <message>
        <source>(removed)</source>
        <translation>(削除)</translation>
    </message>
    <message>
        <source>(written in another order or namespace)</source>
        <translation>(別の順序または名前空間で書き込み)</translation>
    </message>
    <message>
        <source>1 added entry</source>
        <translation>追加されたエントリ 1 件</translation>
    </message>
    <message>
        <source>1 change of the set</source>
        <translation>セットの変更 1 件</translation>
    </message>
    <message>
        <source>1 moved entry</source>
        <translation>移動されたエントリ 1 件</translation>
    </message>
    <message>
        <source>1 value</source>
        <translation>値 1 個</translation>
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
        <source>Entry</source>
        <translation>エントリ</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>フィールド</translation>
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
        <translation>
            <numerusform>%n 件のエントリの拡張</numerusform>
        </translation>
    </message>
    <message>
        <source>extensions of 1 entry</source>
        <translation>1 件のエントリの拡張</translation>
    </message>
    <message>
        <source>file</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>file name</source>
        <translation>ファイル名</translation>
    </message>
    <message>
        <source>place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>sitemap</source>
        <translation>サイトマップ</translation>
    </message>
    <message numerus="yes">
        <source>the removal of %n entries</source>
        <translation>
            <numerusform>エントリの削除 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>the removal of 1 entry</source>
        <translation>エントリの削除 1 件</translation>
    </message>
    <message>
        <source>{number} in {sitemap}</source>
        <translation>{sitemap} の {number}</translation>
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
            <numerusform>プログラムの終了時に保存されていなかった変更が、%n 個のセットにあります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps were recovered.</source>
        <translation>
            <numerusform>%n 個の操作を復元しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>1 step was recovered.</source>
        <translation>1 個の操作を復元しました。</translation>
    </message>
    <message>
        <source>Look again at what can be recovered.</source>
        <translation>復元できるものをもう一度確認してください。</translation>
    </message>
    <message>
        <source>Looking for unsaved changes</source>
        <translation>保存されていない変更を検索中</translation>
    </message>
    <message>
        <source>Recover …</source>
        <translation>復元…</translation>
    </message>
    <message>
        <source>The recovery log can't be written: {reason}.</source>
        <translation>復元ログに書き込めません: {reason}。</translation>
    </message>
    <message>
        <source>Undo takes them back one by one; nothing is saved yet.</source>
        <translation>1 つずつ元に戻すこともできます。まだ何も保存されていません。</translation>
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
        <source>“{name}” has changes that were not saved when the program ended, {when}.</source>
        <translation>「{name}」には、プログラムの終了時 ({when}) に保存されていなかった変更があります。</translation>
    </message>
    <message>
        <source>“{name}” was changed meanwhile.</source>
        <translation>「{name}」はその間に変更されました。</translation>
    </message>
</context>
<context>
    <name>RemovalList</name>
    <message>
        <source>Entry</source>
        <translation>エントリ</translation>
    </message>
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
    <message>
        <source>{number} · {sitemap}</source>
        <translation>{number} · {sitemap}</translation>
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
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>修復内容</translation>
    </message>
</context>
<context>
    <name>RepairsPanel</name>
    <message numerus="yes">
        <source>%n places were mended so that the set could be read.</source>
        <translation>
            <numerusform>セットを読み取るために %n か所を修復しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>1 place was mended so that the set could be read.</source>
        <translation>セットを読み取るために 1 か所を修復しました。</translation>
    </message>
    <message>
        <source>Choose a repair to see the lines around it.</source>
        <translation>修復を選択すると、その前後の行が表示されます。</translation>
    </message>
    <message>
        <source>Nothing had to be mended.</source>
        <translation>修復の必要はありませんでした。</translation>
    </message>
    <message>
        <source>Place of the repair</source>
        <translation>修復箇所</translation>
    </message>
    <message>
        <source>Reading “{name}”</source>
        <translation>「{name}」を読み取り中</translation>
    </message>
    <message>
        <source>Repairs</source>
        <translation>修復</translation>
    </message>
    <message>
        <source>The file was changed since it was opened, so its lines can't be shown.</source>
        <translation>ファイルが開いたときと異なるため、その行を表示できません。</translation>
    </message>
    <message>
        <source>The files on disk are as they were until you save.</source>
        <translation>保存するまで、ディスク上のファイルは元のままです。</translation>
    </message>
</context>
<context>
    <name>ReplaceQuestion</name>
    <message numerus="yes">
        <source>%n files in “{folder}” will be replaced.</source>
        <translation>
            <numerusform>「{folder}」の %n 個のファイルが置き換えられます。</numerusform>
        </translation>
    </message>
    <message>
        <source>1 file in “{folder}” will be replaced.</source>
        <translation>「{folder}」の 1 個のファイルが置き換えられます。</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換える</translation>
    </message>
    <message>
        <source>Replace files</source>
        <translation>ファイルの置き換え</translation>
    </message>
    <message>
        <source>The last export to this folder was not of this set: the files may belong to another one.</source>
        <translation>このフォルダーへの前回のエクスポートは、このセットのものではありません。ファイルは別のセットのものである可能性があります。</translation>
    </message>
</context>
<context>
    <name>Reports</name>
    <message>
        <source>Data (*.json)</source>
        <translation>データ (*.json)</translation>
    </message>
    <message>
        <source>Page to read (*.html)</source>
        <translation>閲覧用ページ (*.html)</translation>
    </message>
    <message>
        <source>Pages as on paper (*.pdf)</source>
        <translation>印刷用ページ (*.pdf)</translation>
    </message>
    <message>
        <source>Preparing the report</source>
        <translation>レポートを準備中</translation>
    </message>
    <message>
        <source>Print report</source>
        <translation>レポートを印刷</translation>
    </message>
    <message>
        <source>SARIF for code hosts (*.sarif)</source>
        <translation>コードホスティング用 SARIF (*.sarif)</translation>
    </message>
    <message>
        <source>Save a report of the set</source>
        <translation>セットのレポートを保存</translation>
    </message>
    <message>
        <source>Show report</source>
        <translation>レポートを表示</translation>
    </message>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <translation>表計算ソフト用の表 (*.csv)</translation>
    </message>
    <message>
        <source>The report was stopped; nothing was written.</source>
        <translation>レポートは中止されました。何も書き込まれていません。</translation>
    </message>
    <message>
        <source>The report “{name}” was written.</source>
        <translation>レポート「{name}」を保存しました。</translation>
    </message>
    <message>
        <source>Writing “{name}”</source>
        <translation>「{name}」を書き込み中</translation>
    </message>
</context>
<context>
    <name>SaveFilterDialog</name>
    <message>
        <source>&amp;Name</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>Save filter</source>
        <translation>フィルターを保存</translation>
    </message>
    <message>
        <source>This replaces the filter of that name.</source>
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
        <source>&amp;Folder</source>
        <translation>フォルダー(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;URL of the folder</source>
        <translation>フォルダーの URL(&amp;U)</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>作成</translation>
    </message>
    <message>
        <source>Folder of pages</source>
        <translation>ページのフォルダー</translation>
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
        <source>List the &amp;images of each page</source>
        <translation>各ページの画像も一覧に入れる(&amp;I)</translation>
    </message>
    <message>
        <source>New from folder</source>
        <translation>フォルダーから新規作成</translation>
    </message>
    <message>
        <source>Pages that ask not to be indexed, or only redirect, are left out.</source>
        <translation>インデックス登録を拒否するページとリダイレクトだけのページは除かれます。</translation>
    </message>
    <message>
        <source>Time of the file</source>
        <translation>ファイルの日時</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Redo {step}</source>
        <translation>やり直す: {step}</translation>
    </message>
    <message>
        <source>Undo {step}</source>
        <translation>元に戻す: {step}</translation>
    </message>
    <message>
        <source>Wait for it, or cancel it; nothing else was changed.</source>
        <translation>終わるまで待つか、キャンセルしてください。ほかには何も変更されていません。</translation>
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
        <source>%n sitemaps</source>
        <translation>
            <numerusform>%n 個のサイトマップ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sitemaps are now larger than {profile} allows.</source>
        <translation>
            <numerusform>%n 個のサイトマップが {profile} の上限を超えました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Add existing files</source>
        <translation>既存のファイルを追加</translation>
    </message>
    <message>
        <source>Add {name}</source>
        <translation>{name} を追加</translation>
    </message>
    <message numerus="yes">
        <source>Apply the order to %n entries</source>
        <translation>
            <numerusform>%n 件のエントリに並び順を適用</numerusform>
        </translation>
    </message>
    <message>
        <source>Apply the order to 1 entry</source>
        <translation>1 件のエントリに並び順を適用</translation>
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
        <translation>
            <numerusform>%n 件のエントリを {name} に移動</numerusform>
        </translation>
    </message>
    <message>
        <source>Move entry to {name}</source>
        <translation>エントリを {name} に移動</translation>
    </message>
    <message>
        <source>Move {name}</source>
        <translation>{name} を移動</translation>
    </message>
    <message>
        <source>No sitemap is larger than {profile} allows.</source>
        <translation>{profile} の上限を超えるサイトマップはありません。</translation>
    </message>
    <message>
        <source>Reading files</source>
        <translation>ファイルを読み取り中</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>{name} を削除</translation>
    </message>
    <message>
        <source>Rename {name}</source>
        <translation>{name} の名前を変更</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Sitemaps (*.xml *.xml.gz *.gz *.txt *.csv);;All files (*)</source>
        <translation>サイトマップ (*.xml *.xml.gz *.gz *.txt *.csv);;すべてのファイル (*)</translation>
    </message>
    <message numerus="yes">
        <source>Spill %n entries into {name}</source>
        <translation>
            <numerusform>%n 件のエントリを {name} に移す</numerusform>
        </translation>
    </message>
    <message>
        <source>Spill 1 entry into {name}</source>
        <translation>1 件のエントリを {name} に移す</translation>
    </message>
    <message>
        <source>Spill into a new sitemap</source>
        <translation>新しいサイトマップに移す</translation>
    </message>
    <message>
        <source>Split {name}</source>
        <translation>{name} を分割</translation>
    </message>
    <message>
        <source>Split …</source>
        <translation>分割…</translation>
    </message>
    <message>
        <source>The excess entries can go to a new sitemap at the end; Undo takes the change back.</source>
        <translation>超過分は末尾の新しいサイトマップに移せます。この変更は元に戻せます。</translation>
    </message>
    <message>
        <source>With an index, the excess entries can go to further sitemaps; Undo takes the change back.</source>
        <translation>インデックスがあれば、別のサイトマップに続けられます。この変更は元に戻せます。</translation>
    </message>
    <message>
        <source>Write an index …</source>
        <translation>インデックスを作成…</translation>
    </message>
    <message>
        <source>Write the index {name}</source>
        <translation>インデックス {name} を作成</translation>
    </message>
    <message numerus="yes">
        <source>“{full}” has no room for them, so %n new entries went to “{into}”.</source>
        <translation>
            <numerusform>「{full}」に空きがないため、新しいエントリ %n 件を「{into}」に追加しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>“{full}” is full, so the new entry went to “{into}”.</source>
        <translation>「{full}」がいっぱいのため、新しいエントリを「{into}」に追加しました。</translation>
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
        <translation>標準に戻す</translation>
    </message>
    <message>
        <source>not the default</source>
        <translation>標準から変更</translation>
    </message>
    <message>
        <source>{words}: reset to default</source>
        <translation>{words}: 標準に戻す</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>It was set aside as “{name}”.</source>
        <translation>「{name}」として退避しました。</translation>
    </message>
    <message>
        <source>What the program remembered (“{name}”) can't be understood: {reason}.</source>
        <translation>プログラムが記憶していた情報 (「{name}」) を解釈できません: {reason}。</translation>
    </message>
    <message>
        <source>it is not an INI file</source>
        <translation>Ini ファイルではありません</translation>
    </message>
    <message>
        <source>it is not text</source>
        <translation>テキストではありません</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>大きすぎます</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>No setting matches these words. Esc clears the line.</source>
        <translation>この語に一致する設定はありません。Esc で入力を消去できます。</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>設定を検索</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>項目</translation>
    </message>
</context>
<context>
    <name>Severity</name>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Info</source>
        <translation>情報</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
</context>
<context>
    <name>SitemapList</name>
    <message>
        <source>Sitemaps of the set</source>
        <translation>セットのサイトマップ</translation>
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
        <translation>すべてのエントリ</translation>
    </message>
    <message>
        <source>Changed since it was saved.</source>
        <translation>保存後に変更されています。</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>エントリ</translation>
    </message>
    <message>
        <source>Entries of all files</source>
        <translation>すべてのファイルのエントリ</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Read-only. {reason}</source>
        <translation>読み取り専用です。{reason}</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>変更あり</translation>
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
        <translation>セットのサイトマップ</translation>
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
        <source>Only the view is sorted; Shift+click on a header adds a key.</source>
        <translation>並べ替えられるのは表示だけです。Shift を押しながら見出しをクリックすると、並べ替えキーを追加できます。</translation>
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
        <source>nothing more</source>
        <translation>なし</translation>
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
    <message numerus="yes">
        <source>Append %n entries</source>
        <translation>
            <numerusform>エントリ %n 件を追加</numerusform>
        </translation>
    </message>
    <message>
        <source>Append entries of files</source>
        <translation>ファイルのエントリを追加</translation>
    </message>
    <message>
        <source>Append one entry</source>
        <translation>エントリ 1 件を追加</translation>
    </message>
    <message>
        <source>Create from folder</source>
        <translation>フォルダーから作成</translation>
    </message>
    <message>
        <source>Create from “{name}”</source>
        <translation>「{name}」から作成</translation>
    </message>
    <message>
        <source>Left out: {reasons}.</source>
        <translation>除外：{reasons}。</translation>
    </message>
    <message numerus="yes">
        <source>Merge %n entries</source>
        <translation>
            <numerusform>エントリ %n 件を統合</numerusform>
        </translation>
    </message>
    <message>
        <source>Merge one entry</source>
        <translation>エントリ 1 件を統合</translation>
    </message>
    <message>
        <source>Reading pages in “{name}”</source>
        <translation>「{name}」のページを読み取り中</translation>
    </message>
    <message>
        <source>Reading “{name}”</source>
        <translation>「{name}」を読み取り中</translation>
    </message>
</context>
<context>
    <name>Split</name>
    <message>
        <source>&amp;Folders deep</source>
        <translation>フォルダーの階層数(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Most MB</source>
        <translation>最大 MB(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Most entries</source>
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
        <source>All entries go to one part: there is nothing to split.</source>
        <translation>すべてのエントリが 1 つの部分に入るため、分割するものがありません。</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>エントリ</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>分割</translation>
    </message>
    <message>
        <source>Split {name}</source>
        <translation>{name} を分割</translation>
    </message>
    <message numerus="yes">
        <source>This gives %n files; nothing else is renamed.</source>
        <translation>
            <numerusform>%n 個のファイルになります。他のファイルの名前は変わりません。</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is the name of the sitemap, {n} the next free number, {part} the folder or the month.</source>
        <translation>{name} はサイトマップの名前、{n} は次に空いている番号、{part} はフォルダーまたは月です。</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>A sitemap, or an index with its sitemaps</source>
        <translation>サイトマップ、またはインデックスとそのサイトマップ</translation>
    </message>
    <message>
        <source>A small shop to look around in</source>
        <translation>試しに使える小さなショップ</translation>
    </message>
    <message>
        <source>All sitemaps in it as one set</source>
        <translation>フォルダー内の全サイトマップを 1 つのセットに</translation>
    </message>
    <message>
        <source>An empty sitemap</source>
        <translation>空のサイトマップ</translation>
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
        <source>Open folder …</source>
        <translation>フォルダーを開く…</translation>
    </message>
    <message>
        <source>Open from web …</source>
        <translation>Web から開く…</translation>
    </message>
    <message>
        <source>Open …</source>
        <translation>開く…</translation>
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
        <source>Sitemap Studio</source>
        <translation>Sitemap Studio</translation>
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
        <source>or drop a sitemap, an index, a folder, a text list, a CSV file or a link here</source>
        <translation>または、サイトマップ、インデックス、フォルダー、テキスト一覧、CSV ファイル、リンクをここにドロップ</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message numerus="yes">
        <source>%n problems</source>
        <translation>
            <numerusform>問題 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>1 problem</source>
        <translation>問題 1 件</translation>
    </message>
    <message>
        <source>Encoding and compression of the file</source>
        <translation>ファイルの文字コードと圧縮形式</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>問題なし</translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation>未チェック</translation>
    </message>
    <message>
        <source>Show the problems</source>
        <translation>問題を表示</translation>
    </message>
    <message>
        <source>The file is in {encoding}. Saving a change writes it in UTF-8; until then it stays as it is.</source>
        <translation>ファイルの文字コードは {encoding} です。変更を保存すると UTF-8 で書き込まれます。それまでは元のままです。</translation>
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
    <message>
        <source>Add entry</source>
        <translation>エントリを追加</translation>
    </message>
    <message>
        <source>Clear %Ln cells</source>
        <translation>%Ln 個のセルをクリア</translation>
    </message>
    <message>
        <source>Clear cell</source>
        <translation>セルをクリア</translation>
    </message>
    <message>
        <source>Delete %Ln entries</source>
        <translation>%Ln 件のエントリを削除</translation>
    </message>
    <message>
        <source>Delete entry</source>
        <translation>エントリを削除</translation>
    </message>
    <message>
        <source>Duplicate %Ln entries</source>
        <translation>%Ln 件のエントリを複製</translation>
    </message>
    <message>
        <source>Duplicate entry</source>
        <translation>エントリを複製</translation>
    </message>
    <message>
        <source>Fill %Ln cells</source>
        <translation>%Ln 個のセルに入力</translation>
    </message>
    <message>
        <source>Fill cell</source>
        <translation>セルに入力</translation>
    </message>
    <message>
        <source>Move %Ln entries</source>
        <translation>%Ln 件のエントリを移動</translation>
    </message>
    <message>
        <source>Move entry</source>
        <translation>エントリを移動</translation>
    </message>
</context>
<context>
    <name>TableLook</name>
    <message>
        <source>&amp;Show all, as wide as they need</source>
        <translation>すべてを必要な幅で表示(&amp;S)</translation>
    </message>
    <message>
        <source>Marks of problems</source>
        <translation>問題の印</translation>
    </message>
    <message>
        <source>Sitemap</source>
        <translation>サイトマップ</translation>
    </message>
</context>
<context>
    <name>TextField</name>
    <message>
        <source>Choose a folder</source>
        <translation>フォルダーを選択</translation>
    </message>
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
    <message>
        <source>There are none yet.</source>
        <translation>まだありません。</translation>
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
    <name>Toolbar</name>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>ツールバー</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>A click leads to the entry. Many can be fixed at once, and you see beforehand what would change.</source>
        <translation>クリックするとエントリに移動します。まとめて修正することもでき、変更内容は事前に確認できます。</translation>
    </message>
    <message>
        <source>All entries stand in one table</source>
        <translation>すべてのエントリが 1 つの表に並びます</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>F6 leads to the hint, Esc in it ends the tour.</source>
        <translation>F6 でヒントに移動し、ヒントで Esc を押すとツアーを終了します。</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Problems are listed here</source>
        <translation>問題はここに一覧表示されます</translation>
    </message>
    <message>
        <source>Save, or export anew</source>
        <translation>保存、または新しくエクスポート</translation>
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
    <message>
        <source>{number} of {total}</source>
        <translation>{number} / {total}</translation>
    </message>
</context>
<context>
    <name>UnsavedQuestion</name>
    <message>
        <source>Discarded changes can't be brought back.</source>
        <translation>破棄した変更は元に戻せません。</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>保存されていない変更</translation>
    </message>
    <message>
        <source>“{name}” has changes that are not saved.</source>
        <translation>「{name}」に保存されていない変更があります。</translation>
    </message>
</context>
<context>
    <name>UrlRows</name>
    <message>
        <source>Since then</source>
        <translation>その後の変化</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>new or changed</source>
        <translation>新規または変更</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>削除</translation>
    </message>
</context>
<context>
    <name>WebCommands</name>
    <message numerus="yes">
        <source>%n files could not be opened from the web.</source>
        <translation>
            <numerusform>%n 個のファイルを Web から開けませんでした。</numerusform>
        </translation>
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
        <source>One file could not be opened from the web.</source>
        <translation>1 個のファイルを Web から開けませんでした。</translation>
    </message>
    <message>
        <source>Show list …</source>
        <translation>一覧を表示…</translation>
    </message>
    <message>
        <source>Stopped. Files that came whole are in the folder.</source>
        <translation>停止しました。完全に取得できたファイルはフォルダーにあります。</translation>
    </message>
</context>
<context>
    <name>Windows</name>
    <message>
        <source>Reload opens again what is on disk.</source>
        <translation>「再読み込み」を使うと、ディスク上の内容を開き直せます。</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>スタートページ</translation>
    </message>
    <message>
        <source>“{name}” is open here already.</source>
        <translation>「{name}」はすでにここで開かれています。</translation>
    </message>
    <message>
        <source>“{sitemap}” is open here as a sitemap of “{name}”.</source>
        <translation>「{sitemap}」は「{name}」のサイトマップとしてここで開かれています。</translation>
    </message>
</context>
<context>
    <name>WriteIndexDialog</name>
    <message numerus="yes">
        <source>%n entries do not lie below {address}: search engines may pass them over.</source>
        <translation>
            <numerusform>%n 件のエントリが {address} の下にありません。検索エンジンに無視される可能性があります。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Address of the folder</source>
        <translation>フォルダーのアドレス(&amp;A)</translation>
    </message>
    <message>
        <source>1 entry does not lie below {address}: search engines may pass it over.</source>
        <translation>1 件のエントリが {address} の下にありません。検索エンジンに無視される可能性があります。</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>エントリ</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Make the set</source>
        <translation>セットを作成</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>保存時</translation>
    </message>
    <message>
        <source>Search engines that know the address go on to find everything there.</source>
        <translation>このアドレスを知っている検索エンジンは、引き続きここからすべてを見つけられます。</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>The &amp;index keeps the name {name}</source>
        <translation>インデックスが {name} の名前を引き継ぐ(&amp;I)</translation>
    </message>
    <message>
        <source>The files are written by the next save; until then Undo takes it back.</source>
        <translation>ファイルは次回の保存時に書き込まれます。それまでは元に戻せます。</translation>
    </message>
    <message>
        <source>The first &amp;sitemap keeps it</source>
        <translation>最初のサイトマップが引き継ぐ(&amp;S)</translation>
    </message>
    <message>
        <source>Where the folder of these files lies on the web: an index lists addresses.</source>
        <translation>これらのファイルのフォルダーがある Web 上の場所です。インデックスにはアドレスが記載されます。</translation>
    </message>
    <message>
        <source>Write an index for {name}</source>
        <translation>{name} のインデックスを作成</translation>
    </message>
    <message>
        <source>new file</source>
        <translation>新しいファイル</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>置き換え</translation>
    </message>
    <message>
        <source>rewritten</source>
        <translation>書き直し</translation>
    </message>
    <message>
        <source>stays as it is</source>
        <translation>変更なし</translation>
    </message>
</context>
<context>
    <name>XmlPane</name>
    <message>
        <source>Change other XML</source>
        <translation>その他の XML を変更</translation>
    </message>
    <message>
        <source>It holds invisible characters that change the order in which text is shown.</source>
        <translation>テキストの表示順を変える、見えない文字が含まれています。</translation>
    </message>
    <message>
        <source>It holds line ends that no editor keeps, so it is read-only here.</source>
        <translation>エディターでは保持できない改行が含まれているため、読み取り専用です。</translation>
    </message>
    <message>
        <source>This is all that the entry has beside its fields; it can't be read.</source>
        <translation>エントリのフィールド以外の内容全体ですが、読み取れません。</translation>
    </message>
    <message>
        <source>This is its beginning; it is too long to be edited here.</source>
        <translation>これは先頭部分です。長すぎるため入力できません。</translation>
    </message>
</context>
<context>
    <name>_PartList</name>
    <message>
        <source>Licence</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>要素</translation>
    </message>
    <message>
        <source>Parts</source>
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
