#pragma once

#include <QDialog>
#include <QListWidget>
#include <QPushButton>

/// Chooses a format in the export dialog by its id.
inline void chooseFormat(QDialog& dialog, const QString& id)
{
    auto* list = dialog.findChild<QListWidget*>("exportFormats");
    for (int row = 0; row < list->count(); ++row) {
        if (list->item(row)->data(Qt::UserRole).toString() == id)
            return list->setCurrentRow(row);
    }
    qFatal("no format %s", qPrintable(id));
}

/// The button that says what will be exported.
inline QPushButton* exportButton(QDialog& dialog)
{
    QPushButton* found = nullptr;
    for (auto* one : dialog.findChildren<QPushButton*>())
        found = one->text().startsWith("Export") ? one : found;
    return found;
}
