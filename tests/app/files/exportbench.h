#pragma once

#include "tests/app/window/windowbench.h"

#include <QDialog>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QProcess>
#include <QPushButton>
#include <QTest>

#include <functional>

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

inline QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline QListWidget* formatsOf(QDialog& dialog)
{
    return dialog.findChild<QListWidget*>("exportFormats");
}

inline QListWidgetItem* itemOf(QListWidget* list, const QString& id)
{
    for (int row = 0; row < list->count(); ++row)
        if (list->item(row)->data(Qt::UserRole).toString() == id)
            return list->item(row);
    return nullptr;
}

/// Clicks the box of a checkable row.
inline void toggle(QListWidget* list, QListWidgetItem* item)
{
    list->scrollToItem(item);
    list->setCurrentItem(item);
    QTest::keyClick(list, Qt::Key_Space);
}

inline void click(QDialog& dialog, const QString& button)
{
    QTest::mouseClick(dialog.findChild<QPushButton*>(button), Qt::LeftButton);
}

/// The name that the next file dialog answers.
inline void answerFileDialog(bool& asked, const QString& path)
{
    whenModal<QFileDialog>(asked, [path](QFileDialog& dialog) {
        auto* name = dialog.findChild<QLineEdit*>("fileNameEdit");
        name->setText(path);
        QTest::keyClick(name, Qt::Key_Return);
    });
}

/// Opens the dialog, does something in it, and closes it if it is still open.
inline void inDialog(WindowBench& bench, const std::function<void(QDialog&)>& act)
{
    bool shown = false;
    whenModal<QDialog>(shown, [&act](QDialog& dialog) {
        act(dialog);
        if (dialog.isVisible())
            dialog.reject();
    });
    bench.action("Export")->trigger();
    QVERIFY(shown);
}

inline void runShell(const QString& command)
{
    QProcess shell;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("PATH", THICKET_BINARY_DIR "/bin:" + environment.value("PATH"));
    shell.setProcessEnvironment(environment);
    shell.start("sh", {"-c", command});
    QVERIFY(shell.waitForFinished(60000));
    QVERIFY2(shell.exitCode() == 0, command.toUtf8() + '\n' + shell.readAllStandardError());
}
