#include "libnav/path/pathfinder.h"

#include "tests/support/oracles/freeregions.h"
#include "tests/support/published/navmesh.h"
#include "tests/support/published/scenario.h"

#include <QTest>

#include <cmath>
#include <optional>

using namespace thicket;
using namespace thicket::nav;
using namespace thicket::test;

namespace {

const std::string sceneMesh = THICKET_SHARED_DATA "/polygons/scene_mp_2p_01.mesh";

/// How much a field differs from the published rows.
struct Comparison {
    int rows = 0;
    int wrong = 0; ///< by more than 1e-9
    double worst = 0;
    double expanded = 0;
    double rays = 0;

    void add(const ScenarioRow& row, const PathResult& result)
    {
        const double off = result.status == PathStatus::found
                               ? std::abs(result.path.length() - row.length) / row.length
                               : std::numeric_limits<double>::infinity();
        if (off > 1e-9 && ++wrong <= 20)
            qWarning("row %d, %s %s", rows, name(result.status),
                     described(row, result.path.length()).c_str());
        worst = std::max(worst, off);
        expanded += double(result.statistics.expanded);
        rays += double(result.statistics.rays);
        ++rows;
    }
    void report(const char* what) const
    {
        qInfo("%s: %d rows, worst %.2g relative, %.0f expanded, %.0f rays a query", what, rows,
              worst, expanded / rows, rays / rows);
    }
};

} // namespace

/// A navigation mesh of the game Iron Harvest and 1,200 exact lengths. Its obstacles touch in 53
/// points. The lengths hold if no path passes there.
class IronHarvestTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_regions = freeRegions(readMeshBoundary(sceneMesh));
        m_rows = readScenario(sceneMesh + ".scen");
        QCOMPARE(m_rows.size(), 1200U);
    }

    /// The region of the query as an inverted polygon, its holes as polygons.
    void meetsTheLengthsAmongPolygons()
    {
        std::vector<std::optional<ObstacleField>> fields(m_regions.size());
        Comparison comparison;
        for (const ScenarioRow& row : m_rows) {
            const auto region = regionAt(m_regions, row.start);
            QVERIFY(region);
            QCOMPARE(regionAt(m_regions, row.goal), region);
            auto& field = fields[*region];
            if (!field)
                field = ObstacleField::build(m_regions[*region].obstacles(), 0).value();
            comparison.add(row, findPath(*field, row.start, row.goal));
        }
        comparison.report("polygons");
        QCOMPARE(comparison.rows, 1200);
        QCOMPARE(comparison.wrong, 0);
    }

    /// Every boundary at once, as closed walls without thickness; a third of the rows.
    void meetsTheLengthsAmongWalls()
    {
        std::vector<Obstacle> walls;
        const auto add = [&](const std::vector<Point>& loop) {
            walls.push_back({static_cast<std::int64_t>(walls.size()) + 1, Wall{loop, 0, true}});
        };
        for (const FreeRegion& region : m_regions) {
            add(region.outline);
            for (const auto& hole : region.holes)
                add(hole);
        }
        const auto field = ObstacleField::build(walls, 0).value();
        Comparison comparison;
        for (std::size_t i = 2; i < m_rows.size(); i += 3) // including row 329, once wrong
            comparison.add(m_rows[i], findPath(field, m_rows[i].start, m_rows[i].goal));
        comparison.report("walls");
        QCOMPARE(comparison.rows, 400);
        QCOMPARE(comparison.wrong, 0);
    }

private:
    std::vector<FreeRegion> m_regions;
    std::vector<ScenarioRow> m_rows;
};

QTEST_GUILESS_MAIN(IronHarvestTest)
#include "ironharvesttest.moc"
