"""Small models of the window pass Qt's model tester; other models are tested with their widgets."""

from __future__ import annotations

from sitemap_studio.gui.widgets.text_models import FileListModel


def test_file_list_model_passes_model_tester(qtmodeltester):
    model = FileListModel(("File", "Entries"), (1,))
    for rows in ([], [("index", "sitemap.xml", "2"), ("", "one.xml", "1")], []):
        model.show_rows(rows)
        qtmodeltester.check(model)
        assert model.rowCount() == len(rows)
