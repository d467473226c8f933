#pragma once

#include "tests/app/window/windowbench.h"

#include <QTableView>

#include <algorithm>

/// The window with the Objects panel open.
class ObjectsPanelBench : public WindowBench {
public:
    explicit ObjectsPanelBench(const thicket::nav::Map& map)
    {
        workbench.document().reset(map, {});
        key(Qt::Key_2, Qt::AltModifier);
    }

    QTableView* table() { return widget<QTableView>("objectsTable"); }
    QString textAt(int row, int column)
    {
        return table()->model()->index(row, column).data().toString();
    }
    QStringList names()
    {
        QStringList names;
        for (int row = 0; row < table()->model()->rowCount(); ++row)
            names << textAt(row, 0);
        return names;
    }
    QRect rect(int row) { return table()->visualRect(table()->model()->index(row, 0)); }
    void click(int row, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, modifiers, rect(row).center());
    }
    QList<int> selectedRows()
    {
        QList<int> rows;
        for (const QModelIndex& index : table()->selectionModel()->selectedRows())
            rows << index.row();
        std::sort(rows.begin(), rows.end());
        return rows;
    }
};
