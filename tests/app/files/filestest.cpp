#include "tests/app/window/windowbench.h"

#include "app/editor/files/exporting.h"
#include "libnav/map/mapfile.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QToolButton>

using namespace thicket;

namespace {

void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

/// JSON with its quotes written as apostrophes.
QByteArray json(const char* text) { return QByteArray(text).replace('\'', '"'); }

void pressButton(QMessageBox& box, QMessageBox::StandardButton button)
{
    QTest::mouseClick(box.button(button), Qt::LeftButton);
}

} // namespace

/// New, open, save, export, recent files, drop, the question and the error bar, in the window.
class WindowFilesTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void savesAndReopensTheSameMap()
    {
        WindowBench bench;
        QTemporaryDir folder;
        const QString path = folder.filePath("a.thicket");
        const nav::Map before = bench.map();
        QVERIFY(bench.saveTo(path));
        QVERIFY(!bench.workbench.document().isModified());
        bench.action("New")->trigger();
        QVERIFY(bench.map().objects().empty());
        QVERIFY(bench.open(path));
        QVERIFY(bench.map() == before);
        QCOMPARE(bench.workbench.document().file().path(), path);
        QVERIFY(bench.widget<QLabel>("fileName")->text().startsWith("a.thicket"));
    }

    void savingReportsAndTheDotLeaves()
    {
        WindowBench bench;
        QTemporaryDir folder;
        QVERIFY(bench.saveTo(folder.filePath("a.thicket")));
        bench.workbench.selection().set({1});
        bench.key(Qt::Key_Delete);
        QVERIFY(bench.widget<QLabel>("fileName")->text().endsWith(QString::fromUtf8("•")));
        QTest::keyClick(&bench.workbench.view(), Qt::Key_S, Qt::ControlModifier);
        bench.waitForFiles();
        QVERIFY(!bench.widget<QLabel>("fileName")->text().contains(QString::fromUtf8("•")));
        QVERIFY(bench.widget<QLabel>("statusMiddle")->text().startsWith("Saved "));
        const auto loaded = nav::loadMap(folder.filePath("a.thicket").toStdString());
        QVERIFY(loaded.has_value());
        QVERIFY(loaded->map == bench.map());
    }

    void asksBeforeChangesAreLost()
    {
        WindowBench bench;
        QTemporaryDir folder;
        const QString path = folder.filePath("a.thicket");
        QVERIFY(bench.saveTo(path));
        bench.workbench.selection().set({1});
        bench.key(Qt::Key_Delete);
        const nav::Map changed = bench.map();

        bool asked = false;
        whenModal<QMessageBox>(asked,
                               [](QMessageBox& box) { pressButton(box, QMessageBox::Cancel); });
        bench.action("Close")->trigger();
        QVERIFY(asked);
        QVERIFY(bench.map() == changed);

        asked = false;
        whenModal<QMessageBox>(asked,
                               [](QMessageBox& box) { pressButton(box, QMessageBox::Cancel); });
        QVERIFY(!bench.window.close());
        QVERIFY(asked && bench.window.isVisible());

        asked = false;
        whenModal<QMessageBox>(asked,
                               [](QMessageBox& box) { pressButton(box, QMessageBox::Save); });
        bench.action("Close")->trigger();
        QVERIFY(asked);
        QVERIFY(bench.map().objects().empty());
        const auto saved = nav::loadMap(path.toStdString());
        QVERIFY(saved.has_value());
        QVERIFY(saved->map == changed);
    }

    void discardLosesOnlyWhatWasSaidTo()
    {
        WindowBench bench;
        QTemporaryDir folder;
        const QString path = folder.filePath("a.thicket");
        QVERIFY(bench.saveTo(path));
        const nav::Map saved = bench.map();
        bench.workbench.selection().set({1});
        bench.key(Qt::Key_Delete);
        bool asked = false;
        whenModal<QMessageBox>(asked,
                               [](QMessageBox& box) { pressButton(box, QMessageBox::Discard); });
        QVERIFY(bench.window.close());
        QVERIFY(asked);
        QVERIFY(nav::loadMap(path.toStdString())->map == saved);
    }

    void badFilesLeaveTheDocument_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("garbage") << "a.thicket" << QByteArray("\x01\xff nonsense");
        QTest::newRow("truncated") << "a.thicket" << json("{'format': 'thicket-map', 'ver");
        QTest::newRow("radius") << "a.thicket"
                                << json("{'format':'thicket-map','version':1,'objects':["
                                        "{'id':1,'type':'circle','center':[0,0],'radius':-2}]}");
        QTest::newRow("csv columns") << "a.csv" << QByteArray("x,y,radius\n1,2\n");
        QTest::newRow("csv NaN") << "a.csv" << QByteArray("x,y,radius\n1,nan,2\n");
        QTest::newRow("empty") << "a.thicket" << QByteArray();
    }
    void badFilesLeaveTheDocument()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        WindowBench bench;
        QTemporaryDir folder;
        write(folder.filePath(name), bytes);
        const nav::Map before = bench.map();
        QVERIFY(!bench.open(folder.filePath(name)));
        QVERIFY(bench.map() == before);
        QLabel* text = bench.widget<QLabel>("messageText");
        QVERIFY2(text->text().contains(name), qPrintable(text->text()));
        QTest::mouseClick(bench.widget<QToolButton>("messageClose"), Qt::LeftButton);
        QVERIFY(!text->isVisible());
    }

    void missingFilesAndFoldersAreReported()
    {
        WindowBench bench;
        QTemporaryDir folder;
        const nav::Map before = bench.map();
        for (const QString& path : {folder.filePath("none.thicket"), folder.path()}) {
            QVERIFY(!bench.open(path));
            QVERIFY(!bench.widget<QLabel>("messageText")->text().isEmpty());
            QVERIFY(bench.map() == before);
        }
    }

    void aFailedSaveKeepsTheChanges()
    {
        WindowBench bench;
        bench.workbench.selection().set({1});
        bench.key(Qt::Key_Delete);
        QVERIFY(!bench.saveTo("/nowhere/at/all/a.thicket"));
        QVERIFY(bench.workbench.document().isModified());
        QVERIFY(!bench.widget<QLabel>("messageText")->text().isEmpty());
    }

    void importsForestsAndRemembersThem()
    {
        WindowBench bench;
        QTemporaryDir folder;
        const QString path = folder.filePath("grove.csv");
        write(path, "x,y,radius\n1,2,0.5\n5,6,1.25\n");
        QVERIFY(bench.open(path));
        QCOMPARE(bench.map().objects().size(), std::size_t(2));
        QVERIFY(bench.workbench.document().file().isUntitled());
        QVERIFY(!bench.workbench.document().isModified());
        bench.action("New")->trigger();
        bench.action("grove.csv")->trigger();
        bench.waitForFiles();
        QCOMPARE(bench.map().objects().size(), std::size_t(2));
        QVERIFY(bench.window.files().openFilters().contains("*.csv"));
    }

    void filesCanBeDropped()
    {
        WindowBench bench;
        QTemporaryDir folder;
        const QString path = folder.filePath("grove.csv");
        write(path, "x,y,radius\n1,2,0.5\n");
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter(QPoint(300, 300), Qt::CopyAction, &data, Qt::LeftButton,
                              Qt::NoModifier);
        QApplication::sendEvent(&bench.window, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&bench.window, &drop);
        bool asked = false;
        whenModal<QMessageBox>(asked, [](QMessageBox& box) { // open in a tab: the default
            QTest::keyClick(&box, Qt::Key_Return);
        });
        QTRY_COMPARE(bench.map().objects().size(), std::size_t(1));
        QVERIFY(asked);
    }

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
            auto* list = dialog.findChild<QListWidget*>("exportFormats");
            for (int i = 0; i < list->count(); ++i) {
                if (list->item(i)->data(Qt::UserRole).toString() == "csv")
                    list->setCurrentRow(i);
            }
            auto* notes = dialog.findChild<QListWidget*>("exportNotes");
            QCOMPARE(notes->item(0)->text(), QString("The map is being looked at…"));
            dialog.findChild<QLineEdit*>("exportPath")->setText(path);
            QPushButton* button = nullptr;
            for (auto* one : dialog.findChildren<QPushButton*>())
                button = one->text().startsWith("Export") ? one : button;
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
            auto* list = dialog.findChild<QListWidget*>("exportFormats");
            for (int i = 0; i < list->count(); ++i) {
                if (list->item(i)->data(Qt::UserRole).toString() == format)
                    list->setCurrentRow(i);
            }
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
        write(path, "precious");
        bool shown = false;
        bool asked = false;
        whenModal<QDialog>(shown, [&](QDialog& dialog) {
            dialog.findChild<QLineEdit*>("exportPath")->setText(path);
            whenModal<QMessageBox>(asked,
                                   [](QMessageBox& box) { pressButton(box, QMessageBox::No); });
            dialog.accept();
            dialog.reject();
        });
        bench.action("Export")->trigger();
        QVERIFY(shown && asked);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("precious"));
    }

    void samplesOpenUntitled()
    {
        WindowBench bench;
        const QStringList samples = editor::Files::samples();
        QVERIFY(samples.size() >= 2);
        QVERIFY(samples.first().endsWith(".thicket"));
        for (const QString& sample : samples) {
            QVERIFY2(bench.window.files().openSample(sample), qPrintable(sample));
            QVERIFY(bench.map().objects().size() > 10);
            QVERIFY(bench.workbench.document().file().isUntitled());
            QVERIFY(!bench.workbench.document().isModified());
        }
    }

    void newerFilesAreReadOnly()
    {
        WindowBench bench;
        QTemporaryDir folder;
        const QString path = folder.filePath("newer.thicket");
        const QByteArray bytes = json("{'format': 'thicket-map', 'version': 99, 'objects': []}");
        write(path, bytes);
        QVERIFY(bench.open(path));
        QVERIFY(bench.workbench.document().file().isReadOnly());
        QVERIFY(!bench.saveTo(path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), bytes);
    }
};

QTEST_MAIN(WindowFilesTest)
#include "filestest.moc"
