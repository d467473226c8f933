#include "libnav/path/pathfinder.h"

#include "tests/support/gridmap.h"
#include "tests/support/scenario.h"

#include <QTest>

#include <cmath>
#include <optional>

using namespace thicket;
using namespace thicket::nav;
using namespace thicket::test;

namespace {

const std::string maps = THICKET_SHARED_DATA "/gamemaps/";

std::string describe(const ScenarioRow& row, const PathResult& way)
{
    return QString::asprintf("(%g, %g) to (%g, %g): %s %.12g, published %g", row.start.x,
                             row.start.y, row.goal.x, row.goal.y, name(way.status),
                             way.path.length(), row.length)
        .toStdString();
}

/// A grid map's free regions, each with its field once it is asked for.
class Fields {
public:
    explicit Fields(const GridMap& map) : m_regions(map.regions()), m_fields(m_regions.size()) {}

    const ObstacleField* at(Point p)
    {
        const auto region = regionAt(m_regions, p);
        if (!region)
            return nullptr;
        auto& field = m_fields[*region];
        if (!field)
            field = ObstacleField::build(m_regions[*region].obstacles(), 0).value();
        return &*field;
    }
    const ObstacleField& ofTheLargest()
    {
        m_fields.back() = ObstacleField::build(m_regions.back().obstacles(), 0).value();
        return *m_fields.back();
    }

    std::size_t corners() const
    {
        std::size_t count = 0;
        for (const FreeRegion& region : m_regions) {
            count += region.outline.size();
            for (const auto& hole : region.holes)
                count += hole.size();
        }
        return count;
    }

private:
    std::vector<FreeRegion> m_regions;
    std::vector<std::optional<ObstacleField>> m_fields;
};

} // namespace

/// Maps of games with the lengths of shortest octile walks from cell to cell that cut no corner:
/// a point that moves at any angle never needs longer. Blocked cells that touch at a corner let
/// nobody through, as contacts do.
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
        Fields fields(grid);
        int rows = 0;
        double expanded = 0;
        double rays = 0;
        double longest = 0; ///< over the octile length
        for (ScenarioRow row : readScenario(file + ".scen")) {
            if (!grid.isFree(int(row.start.x), int(row.start.y)) ||
                !grid.isFree(int(row.goal.x), int(row.goal.y)))
                continue;
            row.start = row.start + Point{0.5, 0.5};
            row.goal = row.goal + Point{0.5, 0.5};
            const ObstacleField* field = fields.at(row.start);
            QVERIFY(field);
            const PathResult way = findPath(*field, row.start, row.goal);
            QVERIFY2(way.status == PathStatus::found, describe(row, way).c_str());
            const double length = way.path.length();
            QVERIFY2(length <= row.length + rounding, describe(row, way).c_str());
            QVERIFY2(length >= distance(row.start, row.goal) * (1 - 1e-12),
                     describe(row, way).c_str());
            QVERIFY2(grid.keepsToFreeCells(way.path.polyline(1e-3)), describe(row, way).c_str());
            if (rows++ % 8 == 0) {
                const PathResult back = findPath(*field, row.goal, row.start);
                QVERIFY2(std::abs(length - back.path.length()) <= 1e-9 * length,
                         describe(row, back).c_str());
            }
            longest = std::max(longest, length / row.length);
            expanded += double(way.statistics.expanded);
            rays += double(way.statistics.rays);
        }
        qInfo("%zu corners, %d rows, at most %.9g of the octile length, %.0f expanded, %.0f rays "
              "a query",
              fields.corners(), rows, longest, expanded / rows, rays / rows);
        QTEST(rows, "rows");
    }

    /// The same queries as on the arena's navigation mesh, between cell corners.
    void meetsTheExactLengthsInTheArena()
    {
        Fields fields(GridMap::read(maps + "arena.map", "."));
        const auto rows = readScenarioCsv(THICKET_TEST_DATA "/polyanya/arena_euclidean.csv");
        QCOMPARE(rows.size(), 160U);
        const ObstacleField& field = fields.ofTheLargest();
        for (const ScenarioRow& row : rows) {
            const PathResult way = findPath(field, row.start, row.goal);
            QVERIFY2(way.status == PathStatus::found, describe(row, way).c_str());
            QVERIFY2(std::abs(way.path.length() - row.length) <= 5e-5, describe(row, way).c_str());
        }
    }
};

QTEST_GUILESS_MAIN(GameMapsTest)
#include "gamemapstest.moc"
