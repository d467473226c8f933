#include "libnav/tangent/completegraph.h"
#include "libnav/path/pathfinder.h"

#include "tests/support/graphdijkstra.h"
#include "tests/support/obstaclefamilies.h"
#include "tests/support/pathoracle.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace thicket;
using namespace thicket::nav;
using namespace thicket::test;

namespace {

using Ends = std::set<std::pair<double, double>>;
std::set<Ends> endsOf(const CompleteGraph& graph)
{
    std::set<Ends> all;
    for (const SurfingEdge& edge : graph.surfing)
        all.insert(Ends{{edge.from.x, edge.from.y}, {edge.to.x, edge.to.y}});
    return all;
}

} // namespace

class CompleteGraphTest : public QObject {
    Q_OBJECT

private slots:
    // Families without nested discs, whose tangents are the drawn circles' own.
    void hasEveryFreeBitangentOnce()
    {
        for (const int family : {0, 2, 3, 5, 11, 12})
            for (std::uint64_t seed = 0; seed < 20; ++seed) {
                const World world = worldOf(family, seed);
                const ObstacleField field = fieldOf(world);
                if (field.discs().size() < world.obstacles.size())
                    continue; // some are nested
                const PathOracle oracle(world.obstacles, world.agentRadius, field.tolerance(),
                                        1e3 * field.tolerance());
                const CompleteGraph graph = CompleteGraph::build(field);
                QCOMPARE(graph.surfing.size(), oracle.tangentCount());
                QCOMPARE(endsOf(graph).size(), graph.surfing.size());
                QVERIFY(!graph.truncated && !graph.cancelled);
            }
    }

    void shortestWaysInItAreThePaths()
    {
        int found = 0;
        for (int family = 0; family < familyCount(); ++family)
            for (std::uint64_t seed = 100; seed < 112; ++seed) {
                const World world = worldOf(family, seed);
                const ObstacleField field = fieldOf(world);
                SplitMix dice(seed);
                for (int i = 0; i < 3; ++i) {
                    CompleteGraphOptions options;
                    options.start = somewhere(world, dice);
                    options.goal = somewhere(world, dice);
                    const PathResult result = findPath(field, *options.start, *options.goal);
                    if (result.status == PathStatus::startBlocked ||
                        result.status == PathStatus::goalBlocked)
                        continue;
                    const auto length = shortestIn(CompleteGraph::build(field, options));
                    QCOMPARE(result.status == PathStatus::found, length.has_value());
                    if (!length)
                        continue;
                    ++found;
                    QVERIFY(std::abs(result.path.length() - *length) <=
                            std::max(1e-9 * *length, field.tolerance()));
                }
            }
        QVERIFY(found > 200);
    }

    void huggingEdgesRunFreeBetweenContacts()
    {
        const World world = worldOf(1, 5);
        const ObstacleField field = fieldOf(world);
        const CompleteGraph graph = CompleteGraph::build(field);
        QVERIFY(graph.hugging.size() > 20);
        for (const HuggingEdge& arc : graph.hugging) {
            QVERIFY(arc.to > arc.from);
            QCOMPARE(arc.winding, Winding::counterClockwise);
            for (const double share : {0.25, 0.5, 0.75}) {
                const Point p = arc.pointAt(arc.from + share * (arc.to - arc.from));
                QVERIFY(field.clearance(p) > -2 * field.tolerance());
            }
            const auto touches = [&](Point p) { return distance(p, arc.pointAt(arc.from)) < 1e-9; };
            QVERIFY(std::any_of(graph.surfing.begin(), graph.surfing.end(),
                                [&](const auto& s) { return touches(s.from) || touches(s.to); }));
        }
    }

    void windowKeepsTheEdgesThatTouchIt()
    {
        const World world = worldOf(0, 3);
        const ObstacleField field = fieldOf(world);
        CompleteGraphOptions options;
        options.window = Box{{2, 2}, {5, 5}};
        const auto near = field.discsIn(*options.window);
        QVERIFY(!near.empty() && near.size() < field.discs().size());
        const auto isNear = [&](const Contact& contact) {
            return std::binary_search(near.begin(), near.end(), contact.disc);
        };
        std::size_t want = 0;
        for (const SurfingEdge& edge : CompleteGraph::build(field).surfing)
            want += isNear(edge.fromContact) || isNear(edge.toContact) ? 1 : 0;
        const CompleteGraph graph = CompleteGraph::build(field, options);
        QCOMPARE(graph.surfing.size(), want);
        for (const SurfingEdge& edge : graph.surfing)
            QVERIFY(isNear(edge.fromContact) || isNear(edge.toContact));
    }

    void stopsWhereItIsTold()
    {
        const ObstacleField field = fieldOf(worldOf(0, 3));
        CompleteGraphOptions options;
        options.maxSurfingEdges = 7;
        const CompleteGraph few = CompleteGraph::build(field, options);
        QCOMPARE(few.surfing.size(), 7U);
        QVERIFY(few.truncated);
        const std::atomic<bool> cancel = true;
        options.cancel = &cancel;
        QVERIFY(CompleteGraph::build(field, options).cancelled);
    }

    void emptyFieldHasOnlyTheStraightLine()
    {
        CompleteGraphOptions options;
        options.start = Point{0, 0};
        options.goal = Point{3, 4};
        const CompleteGraph graph = CompleteGraph::build(ObstacleField{}, options);
        QCOMPARE(graph.surfing.size(), 1U);
        QCOMPARE(graph.surfing[0].length(), 5.0);
        QVERIFY(CompleteGraph::build(ObstacleField{}).surfing.empty());
    }
};

QTEST_GUILESS_MAIN(CompleteGraphTest)
#include "completegraphtest.moc"
