#include "tests/plugins/exporting.h"
#include "tests/support/worlds/awkwardmaps.h"

#include <QTest>

using namespace thicket;
using namespace thicket::plugins;

namespace {

/// Where the output is as long as the map, what takes quadratic time runs into the test's time
/// limit. Floors, graphs and flow fields take as long as crossings, lines of sight and cells are
/// many, and some of these maps have nearly all there can be.
int objectsFor(const QString& id)
{
    return id == "graph" ? 100 : id == "recast" || id == "flow" ? 300 : 3'000;
}

bool isRefusedForItsSize(const Result<ExportBundle>& bundle)
{
    return !bundle && (bundle.error().where == "option mostEdges" ||
                       bundle.error().message.find("are allowed") != std::string::npos);
}

} // namespace

/// Exports of maps that are awkward for anything that compares pairs: equal, heaped, collinear and
/// nested objects, and long ones.
class GameExportsTest : public QObject {
    Q_OBJECT

private slots:
    void exportsAwkwardMaps_data()
    {
        QTest::addColumn<QString>("id");
        for (const char* id : {"cppheader", "unity", "box2d", "recast", "flow", "graph"})
            QTest::newRow(id) << id;
    }
    void exportsAwkwardMaps()
    {
        QFETCH(QString, id);
        const MapFormat& format = test::ownFormat(id);
        OptionValues options;
        if (id == "graph")
            options = {{"mostEdges", "2000"}};
        else if (id == "flow" || id == "recast")
            options = {{"radius", "0.1"}};
        for (const test::AwkwardMap& kind : test::awkwardMaps()) {
            const nav::Map map = kind.make(objectsFor(id));
            const auto bundle = format.exportMap(map, options);
            const QString said = bundle ? "" : QString::fromStdString(bundle.error().text());
            const bool isGoalCovered = said.contains("lies in a cell");
            QVERIFY2(bundle || isRefusedForItsSize(bundle) || isGoalCovered,
                     qPrintable(kind.name + (": " + said)));
        }
    }
};

QTEST_GUILESS_MAIN(GameExportsTest)
#include "gameexportstest.moc"
