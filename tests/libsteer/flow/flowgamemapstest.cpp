#include "libsteer/flow/integrationfield.h"

#include "tests/support/published/gridmap.h"
#include "tests/support/published/scenario.h"

#include <QTest>

#include <cmath>

using namespace thicket;
using namespace thicket::steer;
using namespace thicket::test;

namespace {

const std::string maps = THICKET_SHARED_DATA "/gamemaps/";

} // namespace

/// Maps of games with the published lengths of shortest walks in straight and diagonal steps that
/// cut no corner. Dijkstra's costs are such lengths.
class FlowGameMapsTest : public QObject {
    Q_OBJECT

private slots:
    void dijkstraHasThePublishedLengths_data()
    {
        QTest::addColumn<QString>("map");
        QTest::addColumn<QString>("freeCells");
        QTest::addColumn<int>("rows");        ///< those with free ends
        QTest::addColumn<double>("rounding"); ///< of the published lengths
        QTest::addColumn<int>("shorter");     ///< rows with a length that no walk on this map has
        const auto add = [](const char* map, const char* freeCells, int rows,
                            double rounding = 1e-3, int shorter = 0) {
            QTest::newRow(map) << map << freeCells << rows << rounding << shorter;
        };
        add("arena", ".", 160);
        add("arena2", ".", 929);
        add("lak304d", ".", 773);
        add("ht_mansion2b", ".", 1020);
        add("Berlin_0_256", ".", 930);
        add("AR0300SR", ".", 1280, 0.01);
        add("Archipelago", ".", 2160);
        // Its lengths seem to be those of a map with some corners open: all that differ do so by a
        // multiple of what one or two cut corners save.
        add("duskwood", ".", 1270, 0.01, 8);
        add("gnollwood", ".S", 1164, 0.01);
    }
    void dijkstraHasThePublishedLengths()
    {
        QFETCH(QString, map);
        QFETCH(QString, freeCells);
        QFETCH(double, rounding);
        const std::string file = maps + map.toStdString() + ".map";
        const GridMap grid = GridMap::read(file, freeCells.toStdString());
        CostField costs(
            *CellGrid::over({{0, 0}, {double(grid.width()), double(grid.height())}}, 1));
        for (int row = 0; row < grid.height(); ++row)
            for (int column = 0; column < grid.width(); ++column)
                costs.setBlocked({column, row, column, row}, !grid.isFree(column, row));
        const auto rows = grid.rowsBetweenCenters(readScenario(file + ".scen"));
        QTEST(int(rows.size()), "rows");
        // One field per query would be slow: only every tenth, and only up to its start.
        double worst = 0;
        int shorter = 0;
        for (std::size_t i = 0; i < rows.size(); i += 10) {
            const ScenarioRow& row = rows[i];
            const Cell start = *costs.grid().cellAt(row.start);
            const CellWindow region{start.column, start.row, start.column, start.row};
            const IntegrationField field(
                costs, {row.goal}, {.method = FlowMethod::dijkstra, .sight = 0, .region = region});
            const double found = double(field.at(start));
            worst = std::max(worst, std::abs(found - row.length) / std::max(1.0, row.length));
            if (found > row.length + rounding + 1e-5 * row.length) {
                ++shorter;
                continue;
            }
            QVERIFY2(std::abs(found - row.length) <= rounding + 1e-5 * row.length,
                     described(row, found).c_str());
            const IntegrationField eikonal(costs, {row.goal},
                                           {.sight = exactDisc, .region = region});
            // Any angle is allowed and corners may be touched, so it is never longer, except for
            // the wave's own error.
            QVERIFY2(double(eikonal.at(start)) <= row.length * 1.01 + 1,
                     described(row, double(eikonal.at(start))).c_str());
            QVERIFY2(double(eikonal.at(start)) >= distance(row.start, row.goal) * 0.999999,
                     described(row, double(eikonal.at(start))).c_str());
        }
        QTEST(shorter, "shorter");
        qInfo("lengths differ by at most %.2g of them", worst);
    }
};

QTEST_GUILESS_MAIN(FlowGameMapsTest)
#include "flowgamemapstest.moc"
