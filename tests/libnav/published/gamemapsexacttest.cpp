#include "libnav/path/pathfinder.h"

#include "tests/support/oracles/regionfields.h"
#include "tests/support/published/gridmap.h"
#include "tests/support/published/scenario.h"

#include <QTest>

#include <cmath>

using namespace thicket;
using namespace thicket::nav;
using namespace thicket::test;

namespace {

const std::string maps = THICKET_SHARED_DATA "/gamemaps/";

} // namespace

/// Maps of games, compared with a visibility graph, and one with published lengths.
class GameMapsExactTest : public QObject {
    Q_OBJECT

private slots:
    void isTheShortestOfAll_data()
    {
        QTest::addColumn<QString>("map");
        QTest::addColumn<int>("every"); ///< only every so many rows
        const auto add = [](const char* map, int every) { QTest::newRow(map) << map << every; };
        add("arena", 1);
        add("arena2", 10);
        add("lak304d", 40);
        add("ht_mansion2b", 20);
        add("Berlin_0_256", 60);
        add("AR0300SR", 80);
        add("Archipelago", 400);
        add("duskwood", 10);
        add("gnollwood", 10);
    }
    /// Compared with a visibility graph.
    void isTheShortestOfAll()
    {
        QFETCH(QString, map);
        QFETCH(int, every);
        const std::string file = maps + map.toStdString() + ".map";
        const GridMap grid = GridMap::read(file, ".S");
        RegionFields fields(grid.regions());
        int compared = 0;
        double worst = 0;
        const auto rows = grid.rowsBetweenCenters(readScenario(file + ".scen"));
        for (std::size_t i = 0; i < rows.size(); i += std::size_t(every)) {
            const ScenarioRow& row = rows[i];
            const PathResult result = findPath(*fields.at(row.start), row.start, row.goal);
            const double length = result.path.length();
            const auto other =
                fields.graphAt(row.start)->shortest(row.start, row.goal, length * (1 + 1e-9));
            QVERIFY2(result.status == PathStatus::found && other,
                     described(row, result.path.length()).c_str());
            QVERIFY2(std::abs(length - *other) <= 1e-9 * length,
                     described(row, result.path.length()).c_str());
            worst = std::max(worst, std::abs(length - *other) / std::max(length, 1e-300));
            ++compared;
        }
        qInfo("%d rows, worst %.2g relative", compared, worst);
        QVERIFY(compared > 4);
    }

    /// The same queries as on the arena's navigation mesh, between cell corners.
    void meetsTheExactLengthsInTheArena()
    {
        RegionFields fields(GridMap::read(maps + "arena.map", ".").regions());
        const auto rows = readScenarioCsv(THICKET_TEST_DATA "/polyanya/arena_euclidean.csv");
        QCOMPARE(rows.size(), 160U);
        for (const ScenarioRow& row : rows) {
            const PathResult result = findPath(fields.largest(), row.start, row.goal);
            QVERIFY2(result.status == PathStatus::found,
                     described(row, result.path.length()).c_str());
            QVERIFY2(std::abs(result.path.length() - row.length) <= 5e-5,
                     described(row, result.path.length()).c_str());
        }
    }
};

QTEST_GUILESS_MAIN(GameMapsExactTest)
#include "gamemapsexacttest.moc"
