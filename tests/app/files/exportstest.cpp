#include "tests/app/files/exportbench.h"
#include "tests/app/window/windowbench.h"

#include "app/editor/files/exporting.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>

using namespace thicket;

/// The export dialog and exporting again, in the window.
class WindowExportsTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void exportsALargeMapAfterTheDialog()
    {
        WindowBench bench;
        QTemporaryDir folder;
        const QString path = folder.filePath("many.csv");
        nav::Map many;
        for (int i = 0; i <= 20'000; ++i)
            many.append({.id = i + 1, .geometry = nav::Circle{{double(i % 200), double(i)}, 0.25}});
        bench.workbench.document().reset(many);
        bool shown = false;
        whenModal<QDialog>(shown, [&](QDialog& dialog) {
            chooseFormat(dialog, "csv");
            auto* notes = dialog.findChild<QListWidget*>("exportNotes");
            QCOMPARE(notes->item(0)->text(), QString("The map is being looked at…"));
            dialog.findChild<QLineEdit*>("exportPath")->setText(path);
            QPushButton* const button = exportButton(dialog);
            QTRY_COMPARE(button->text(), QString("Export 20001 objects"));
            QVERIFY(notes->item(0)->text().startsWith("✓"));
            QTest::mouseClick(button, Qt::LeftButton);
        });
        bench.action("Export")->trigger();
        QVERIFY(shown);
        QTRY_VERIFY(QFileInfo::exists(path));
        QFile written(path);
        QVERIFY(written.open(QIODevice::ReadOnly));
        QCOMPARE(written.readAll().count('\n'), 20'002);
    }

    void exportsWhatItSays_data()
    {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("promise");
        QTest::newRow("csv") << "csv"
                             << "forest.csv"
                             << "Export 2 objects";
        QTest::newRow("tiled") << "tiled"
                               << "forest.tmj"
                               << "Export 5 objects";
    }
    void exportsWhatItSays()
    {
        QFETCH(QString, format);
        QFETCH(QString, file);
        QFETCH(QString, promise);
        WindowBench bench;
        QTemporaryDir folder;
        const QString path = folder.filePath(file);
        bool shown = false;
        whenModal<QDialog>(shown, [&](QDialog& dialog) {
            chooseFormat(dialog, format);
            QVERIFY(dialog.findChild<QListWidget*>("exportNotes")->count() > 0);
            auto* name = dialog.findChild<QLineEdit*>("exportPath");
            name->setText(path);
            for (auto* button : dialog.findChildren<QPushButton*>()) {
                if (button->text() == promise)
                    QTest::mouseClick(button, Qt::LeftButton);
            }
            if (dialog.isVisible())
                dialog.reject();
        });
        bench.action("Export")->trigger();
        QVERIFY(shown);
        QFile written(path);
        QVERIFY(written.open(QIODevice::ReadOnly));
        const QByteArray bytes = written.readAll();
        if (format == "csv") {
            QVERIFY(bytes.startsWith("x,y,radius"));
            QVERIFY(bytes.contains("\n10,10,3"));
        } else {
            QVERIFY(QJsonDocument::fromJson(bytes).object().contains("layers"));
        }

        // Ctrl+E exports the present map again without asking.
        written.close();
        bench.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&bench.window));
        bench.workbench.selection().set({1});
        bench.key(Qt::Key_Delete);
        bench.key(Qt::Key_E, Qt::ControlModifier);
        bench.window.findChild<editor::Exporting*>()->lane().wait();
        QVERIFY(written.open(QIODevice::ReadOnly));
        QVERIFY(written.readAll() != bytes);
    }

    /// A large map is copied some milliseconds at a time before it is exported.
    void anExportThatStillCopiesIsDoneBeforeTheWindowCloses()
    {
        WindowBench bench;
        QTemporaryDir folder;
        const QString path = folder.filePath("forest.csv");
        bool shown = false;
        whenModal<QDialog>(shown, [&](QDialog& dialog) {
            chooseFormat(dialog, "csv");
            dialog.findChild<QLineEdit*>("exportPath")->setText(path);
            for (auto* button : dialog.findChildren<QPushButton*>()) {
                if (button->text() == "Export 2 objects")
                    QTest::mouseClick(button, Qt::LeftButton);
            }
            if (dialog.isVisible())
                dialog.reject();
        });
        bench.action("Export")->trigger();
        QVERIFY(shown);
        nav::Map forest;
        for (nav::ObjectId id = 1; id <= 40000; ++id)
            forest.append({.id = id, .geometry = nav::Circle{{double(id), 0}, 0.1}});
        bench.workbench.document().reset(std::move(forest));
        bench.action("Export Again")->trigger();
        QVERIFY(bench.window.close());
        QFile written(path);
        QVERIFY(written.open(QIODevice::ReadOnly));
        QCOMPARE(written.readAll().count('\n'), 40001);
    }

    void aFailedExportStaysOpenWithTheReason()
    {
        WindowBench bench;
        bool shown = false;
        QString reason;
        whenModal<QDialog>(shown, [&](QDialog& dialog) {
            chooseFormat(dialog, "csv");
            dialog.findChild<QLineEdit*>("exportPath")->setText("/nowhere/at/all/a.csv");
            dialog.accept();
            if (dialog.isVisible())
                reason = dialog.findChild<QLabel*>("exportError")->text();
            dialog.reject();
        });
        bench.action("Export")->trigger();
        QVERIFY(shown);
        QVERIFY(!reason.isEmpty());
    }

    void exportAsksBeforeItReplaces()
    {
        WindowBench bench;
        QTemporaryDir folder;
        const QString path = folder.filePath("a.csv");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("precious") > 0);
        file.close();
        bool shown = false;
        bool asked = false;
        whenModal<QDialog>(shown, [&](QDialog& dialog) {
            dialog.findChild<QLineEdit*>("exportPath")->setText(path);
            whenModal<QMessageBox>(asked, [](QMessageBox& box) {
                QTest::mouseClick(box.button(QMessageBox::No), Qt::LeftButton);
            });
            dialog.accept();
            dialog.reject();
        });
        bench.action("Export")->trigger();
        QVERIFY(shown && asked);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("precious"));
    }
};

QTEST_MAIN(WindowExportsTest)
#include "exportstest.moc"
