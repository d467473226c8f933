#include "tests/app/window/windowbench.h"

#include "app/editor/files/searchexporting.h"
#include "libnav/path/tracedocument.h"

#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QXmlStreamReader>

using namespace thicket;
using editor::SearchExporting;

namespace {

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

struct ExportBench : WindowBench {
    ExportBench()
    {
        QObject::connect(&exporting(), &SearchExporting::said, &window,
                         [this](const QString& text) { said = text; });
        QObject::connect(&exporting(), &SearchExporting::failed, &window,
                         [this](const QString& text) { failed = text; });
    }
    void search()
    {
        key(Qt::Key_F6);
        if (!QTest::qWaitFor([this] { return !workbench.searchPlay().isEmpty(); }))
            qFatal("the search does not end");
    }
    SearchExporting& exporting() { return *window.findChild<SearchExporting*>(); }

    QTemporaryDir folder;
    QString said;
    QString failed;
};

} // namespace

/// Export Search: the trace as JSON and the search as an animated picture.
class SearchExportTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void onlyASearchIsExported()
    {
        ExportBench bench;
        QVERIFY(!bench.action("Export Search")->isEnabled());
        bench.exporting().exportTo(bench.folder.filePath("none.svg"));
        QCOMPARE(bench.failed, QString("none.svg was not exported: there is no search"));
        bench.search();
        QVERIFY(bench.action("Export Search")->isEnabled());
        bench.exporting().exportTo(bench.folder.filePath("other.gif"));
        QCOMPARE(bench.failed,
                 QString("other.gif was not exported: its name must end in .svg or .json"));
        QVERIFY(QDir(bench.folder.path()).isEmpty());
    }

    void theTraceIsThatOfTheCommandLine()
    {
        ExportBench bench;
        bench.search();
        const QString path = bench.folder.filePath("trace.json");
        bench.exporting().exportTo(path);
        bench.exporting().lane().wait();
        QCOMPARE(bench.said, QString("Exported trace.json"));
        QCOMPARE(bytesOf(path).toStdString(),
                 nav::traceDocument(bench.workbench.searchPlay().history()));
    }

    /// By the menu and the dialog.
    void theAnimationIsChosenInTheDialog()
    {
        ExportBench bench;
        bench.search();
        const QString path = bench.folder.filePath("search.svg");
        bool isAsked = false;
        whenModal<QFileDialog>(isAsked, [&](QFileDialog& dialog) {
            dialog.findChild<QLineEdit*>("fileNameEdit")->setText(path);
            QMetaObject::invokeMethod(&dialog, "accept", Qt::QueuedConnection);
        });
        bench.action("Export Search")->trigger();
        QVERIFY(isAsked);
        QTRY_VERIFY(QFile::exists(path));
        bench.exporting().lane().wait();
        QXmlStreamReader reader(bytesOf(path));
        int shown = 0;
        while (!reader.atEnd()) {
            reader.readNext();
            shown += reader.isStartElement() && reader.name() == QLatin1String("animate");
        }
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QVERIFY(shown > int(bench.workbench.searchPlay().history().stepCount()) / 2);
    }

    void aFolderThatIsGoneIsNamed()
    {
        ExportBench bench;
        bench.search();
        bench.exporting().exportTo(bench.folder.filePath("gone/search.json"));
        bench.exporting().lane().wait();
        QVERIFY2(bench.failed.contains("gone"), qPrintable(bench.failed));
        QVERIFY(bench.said.isEmpty());
    }
};

QTEST_MAIN(SearchExportTest)
#include "searchexporttest.moc"
