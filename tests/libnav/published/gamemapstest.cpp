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

/// Maps of games with the lengths of shortest octile walks between cells that cut no corner. A
/// point that moves at any angle never needs longer. Blocked cells that touch at a corner cannot be
/// passed, like contacts.
class GameMapsTest : public QObject {
    Q_OBJECT

private slots:
    void isNeverLongerThanTheOctileWalk_data()
    {
        QTest::addColumn<QString>("map");
        QTest::addColumn<QString>("freeCells");
        QTest::addColumn<int>("rows");        ///< those with free ends
        QTest::addColumn<double>("rounding"); ///< of the published lengths
        const auto add = [](const char* map, const char* freeCells, int rows, double rounding) {
            QTest::newRow(map) << map << freeCells << rows << rounding;
        };
        add("arena", ".", 160, 1e-3);
        add("arena2", ".", 929, 1e-3);
        add("lak304d", ".", 773, 1e-3);
        add("ht_mansion2b", ".", 1020, 1e-6);
        add("Berlin_0_256", ".", 930, 1e-6);
        add("AR0300SR", ".", 1280, 0.01);
        add("Archipelago", ".", 2160, 1e-3);
        add("duskwood", ".", 1270, 0.01);
        add("gnollwood", ".S", 1164, 0.01);
    }
    void isNeverLongerThanTheOctileWalk()
    {
        QFETCH(QString, map);
        QFETCH(QString, freeCells);
        QFETCH(double, rounding);
        const std::string file = maps + map.toStdString() + ".map";
        const GridMap grid = GridMap::read(file, freeCells.toStdString());
        RegionFields fields(grid.regions());
        int rows = 0;
        double expanded = 0;
        double rays = 0;
        double longest = 0; ///< relative to the octile length
        for (const ScenarioRow& row : grid.rowsBetweenCenters(readScenario(file + ".scen"))) {
            const ObstacleField* field = fields.at(row.start);
            QVERIFY(field);
            const PathResult result = findPath(*field, row.start, row.goal);
            QVERIFY2(result.status == PathStatus::found,
                     described(row, result.path.length()).c_str());
            const double length = result.path.length();
            QVERIFY2(length <= row.length + rounding, described(row, result.path.length()).c_str());
            QVERIFY2(length >= distance(row.start, row.goal) * (1 - 1e-12),
                     described(row, result.path.length()).c_str());
            QVERIFY2(grid.keepsToFreeCells(result.path.polyline(1e-3)),
                     described(row, result.path.length()).c_str());
            if (rows++ % 8 == 0) {
                const PathResult back = findPath(*field, row.goal, row.start);
                QVERIFY2(std::abs(length - back.path.length()) <= 1e-9 * length,
                         described(row, back.path.length()).c_str());
            }
            longest = std::max(longest, length / row.length);
            expanded += double(result.statistics.expanded);
            rays += double(result.statistics.rays);
        }
        qInfo("%zu corners, %d rows, at most %.9g of the octile length, %.0f expanded, %.0f rays "
              "a query",
              fields.cornerCount(), rows, longest, expanded / rows, rays / rows);
        QTEST(rows, "rows");
    }
};

QTEST_GUILESS_MAIN(GameMapsTest)
#include "gamemapstest.moc"
