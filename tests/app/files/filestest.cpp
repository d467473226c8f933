#include "tests/app/window/windowbench.h"

#include "libnav/map/mapfile.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QMimeData>
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

/// New, open, save, recent files, drop, the question and the error bar, in the window.
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
