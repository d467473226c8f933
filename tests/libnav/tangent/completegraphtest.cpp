#include "libnav/tangent/completegraph.h"
#include "libnav/collision/searchview.h"
#include "libnav/path/pathfinder.h"
#include "libnav/tangent/bitangent.h"

#include "tests/support/geometry/angle.h"
#include "tests/support/oracles/graphdijkstra.h"
#include "tests/support/oracles/pathoracle.h"
#include "tests/support/worlds/obstaclefamilies.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>
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

bool isCovered(const ObstacleField& field, DiscIndex disc, Point at)
{
    const Point out = at - SearchView(field).discs()[disc].center;
    const double slack = 2 * field.tolerance() / SearchView(field).discs()[disc].radius;
    for (const RimArc& arc : SearchView(field).coveredArcs(disc)) {
        const double past = positive(std::atan2(out.y, out.x) - arc.begin);
        if (arc.sweep >= 2 * std::numbers::pi || (past > slack && past < arc.sweep - slack))
            return true;
    }
    return false;
}

/// One ray for every pair of rims. Tangents from behind a boundary are left out by the covered
/// arcs.
std::set<Ends> endsByEveryRay(const ObstacleField& field)
{
    std::set<Ends> all;
    const auto circle = [&](DiscIndex i) {
        return Circle{SearchView(field).discs()[i].center, SearchView(field).discs()[i].radius};
    };
    for (DiscIndex i; i < SearchView(field).discs().size(); ++i)
        for (DiscIndex j(i + 1); j < SearchView(field).discs().size(); ++j)
            for (const Bitangent& tangent : bitangents(circle(i), circle(j)))
                if (!SearchView(field).firstHit(tangent.from, tangent.to, i, j) &&
                    !isCovered(field, i, tangent.from) && !isCovered(field, j, tangent.to))
                    all.insert(
                        Ends{{tangent.from.x, tangent.from.y}, {tangent.to.x, tangent.to.y}});
    return all;
}

ObstacleField fieldOf(const std::vector<Obstacle>& obstacles, double agentRadius)
{
    return ObstacleField::build(obstacles, agentRadius).value();
}

/// How much longer a path may be with the minimum expansion than with the true radii: each of its
/// turns is at most half a turn.
double detourByMinimumExpansion(const ObstacleField& field, const Path& path)
{
    const auto discs = SearchView(field).discs();
    const bool isExpanded = std::any_of(
        discs.begin(), discs.end(), [](const Disc& disc) { return disc.trueRadius < disc.radius; });
    const auto turns = static_cast<double>(path.edges().size());
    return isExpanded ? turns * std::numbers::pi * SearchView(field).minimumExpansion() : 0;
}

} // namespace

class CompleteGraphTest : public QObject {
    Q_OBJECT

private slots:
    // Families without nested discs, whose tangents are those of the drawn circles.
    void hasEveryFreeBitangentOnce()
    {
        for (const int family : {0, 2, 3, 5, 11, 12})
            for (std::uint64_t seed = 0; seed < 20; ++seed) {
                const World world = worldOf(family, seed);
                const ObstacleField field = test::fieldOf(world);
                if (SearchView(field).discs().size() < world.obstacles.size())
                    continue; // some are nested
                const PathOracle oracle(world.obstacles, world.agentRadius, field.tolerance(),
                                        1e3 * field.tolerance());
                const CompleteGraph graph = CompleteGraph::build(field);
                QCOMPARE(graph.surfing.size(), oracle.tangentCount());
                QCOMPARE(endsOf(graph).size(), graph.surfing.size());
                QVERIFY(!graph.truncated && !graph.cancelled);
            }
    }

    void hasWhatEveryRaySees_data()
    {
        QTest::addColumn<int>("family");
        for (int family = 0; family < familyCount(); ++family)
            QTest::addRow("%s", worldOf(family, 0).family.c_str()) << family;
    }

    void hasWhatEveryRaySees()
    {
        QFETCH(int, family);
        for (std::uint64_t seed = 0; seed < 12; ++seed) {
            const ObstacleField field = test::fieldOf(worldOf(family, seed));
            const CompleteGraph graph = CompleteGraph::build(field);
            QVERIFY2(endsOf(graph) == endsByEveryRay(field), qPrintable(QString::number(seed)));
        }
    }

    void visitingHandsOverTheSame()
    {
        for (int family = 0; family < familyCount(); ++family) {
            const World world = worldOf(family, 3);
            const ObstacleField field = test::fieldOf(world);
            CompleteGraphOptions options;
            options.start = world.ends.empty() ? world.area.min : world.ends.front();
            const CompleteGraph whole = CompleteGraph::build(field, options);
            for (const std::size_t most : {SIZE_MAX, whole.surfing.size() / 2}) {
                options.maxSurfingEdges = most;
                const CompleteGraph graph = CompleteGraph::build(field, options);
                std::vector<SurfingEdge> surfing;
                std::vector<HuggingEdge> hugging;
                const auto visited = CompleteGraph::visit(field, options,
                                                          {[&](const SurfingEdge& edge) {
                                                               surfing.push_back(edge);
                                                               return hugging.empty();
                                                           },
                                                           [&](const HuggingEdge& edge) {
                                                               hugging.push_back(edge);
                                                               return true;
                                                           }});
                QVERIFY(surfing == graph.surfing && hugging == graph.hugging);
                QCOMPARE(visited.surfing, surfing.size());
                QCOMPARE(visited.hugging, hugging.size());
                QCOMPARE(visited.truncated, graph.truncated);
                QVERIFY(!visited.cancelled);
            }
        }
    }

    void threadsDoNotChangeIt()
    {
        for (int family = 0; family < familyCount(); ++family) {
            const World world = worldOf(family, 5);
            const ObstacleField field = test::fieldOf(world);
            CompleteGraphOptions options;
            options.start = world.ends.empty() ? world.area.min : world.ends.front();
            const std::size_t all = CompleteGraph::build(field, options).surfing.size();
            for (const double farthest : {std::numeric_limits<double>::infinity(), 3.0}) {
                for (const std::size_t most : {SIZE_MAX, all, all / 2}) {
                    options.farthest = farthest;
                    options.maxSurfingEdges = most;
                    options.threads = 1;
                    const CompleteGraph graph = CompleteGraph::build(field, options);
                    options.threads = 3;
                    const CompleteGraph same = CompleteGraph::build(field, options);
                    QVERIFY(same.surfing == graph.surfing && same.hugging == graph.hugging);
                    QVERIFY(same.truncated == graph.truncated && !same.cancelled);
                }
            }
        }
        const std::atomic<bool> cancel = true;
        CompleteGraphOptions options;
        options.threads = 3;
        options.cancel = &cancel;
        QVERIFY(CompleteGraph::build(test::fieldOf(worldOf(0, 3)), options).cancelled);
    }

    void aVisitorEndsTheGraph()
    {
        const ObstacleField field = test::fieldOf(worldOf(0, 1));
        const CompleteGraph whole = CompleteGraph::build(field);
        QVERIFY(whole.surfing.size() > 4 && whole.hugging.size() > 4);
        std::size_t taken = 0;
        const auto three = [&taken](const auto&) { return ++taken < 3; };
        const auto all = [](const auto&) { return true; };
        QVERIFY(CompleteGraph::visit(field, {}, {three, all}).cancelled);
        QCOMPARE(taken, std::size_t{3});
        taken = 0;
        const VisitedGraph visited = CompleteGraph::visit(field, {}, {all, three});
        QVERIFY(visited.cancelled && visited.surfing == whole.surfing.size());
        QCOMPARE(taken, std::size_t{3});
    }

    void theEstimateIsExactForFewDiscs()
    {
        for (int family = 0; family < familyCount(); ++family) {
            const ObstacleField field = test::fieldOf(worldOf(family, 5));
            if (SearchView(field).discs().size() > 64)
                continue;
            const auto edges = static_cast<double>(CompleteGraph::build(field).surfing.size());
            const double estimate = CompleteGraph::estimatedSurfing(field);
            QVERIFY2(std::abs(estimate - edges) <= 1e-9 * (1 + edges),
                     qPrintable(QString("%1: %2 of %3").arg(family).arg(estimate).arg(edges)));
        }
    }

    void theEstimateIsNearForMany()
    {
        for (const double side : {100.0, 400.0, 3000.0}) {
            SplitMix dice(7);
            std::vector<Obstacle> obstacles;
            for (int i = 0; i < 500; ++i)
                obstacles.push_back(
                    {i + 1, Circle{{dice.between(0, side), dice.between(0, side)}, 1}});
            const ObstacleField field = fieldOf(obstacles, 0);
            CompleteGraphOptions options;
            for (const bool isPart : {false, true}) {
                if (isPart)
                    options.window = Box{{0, 0}, {side / 2, side / 2}};
                const auto edges =
                    static_cast<double>(CompleteGraph::build(field, options).surfing.size());
                const double estimate = CompleteGraph::estimatedSurfing(field, options);
                QVERIFY2(estimate > edges / 1.3 && estimate < edges * 1.3,
                         qPrintable(QString("%1 of %2").arg(estimate).arg(edges)));
            }
        }
    }

    // Nothing is outside: neither of a map's bounds nor of any other inverted obstacle.
    void wallsAllRoundHaveNoEdges()
    {
        const Polygon bounds{{{-28, -20}, {28, -20}, {28, 25}, {-28, 25}}, true};
        const Polygon turned{{{-20, 0}, {0, -20}, {20, 0}, {0, 20}}, true};
        const Circle arena{{0, 0}, 20, true};
        for (const Shape& shape : {Shape{bounds}, Shape{turned}, Shape{arena}})
            for (const double agentRadius : {0.0, 0.6, 5.0}) {
                const auto graph = CompleteGraph::build(fieldOf({{1, shape}}, agentRadius));
                QVERIFY(graph.surfing.empty() && graph.hugging.empty());
            }
    }

    void edgesRunThroughFreeSpace()
    {
        for (int family = 0; family < familyCount(); ++family)
            for (std::uint64_t seed = 50; seed < 54; ++seed) {
                const ObstacleField field = test::fieldOf(worldOf(family, seed));
                for (const SurfingEdge& edge : CompleteGraph::build(field).surfing)
                    for (const double share : {0.0, 0.31, 0.5, 0.83, 1.0}) {
                        const Point at = edge.from + share * (edge.to - edge.from);
                        QVERIFY(field.clearance(at) > -2 * field.tolerance());
                    }
            }
    }

    // The centre of each is deep inside the other.
    void seesDiscsDeepInsideOthers()
    {
        const auto field = fieldOf({{1, Circle{{0, 0}, 5}}, {2, Circle{{3, 0}, 5}}}, 0);
        const CompleteGraph graph = CompleteGraph::build(field);
        QCOMPARE(graph.surfing.size(), 2U);
        QCOMPARE(graph.hugging.size(), 2U);
        QVERIFY(endsOf(graph) == endsByEveryRay(field));
    }

    void seesAWallsEndThatALargeDiscAlmostBuries()
    {
        // The end is nearly all inside the disc, and reaches out of it by only some tolerances.
        const auto probe = fieldOf({{1, Circle{{0, 0}, 10}}, {2, Circle{{40, 0}, 1}}}, 0);
        for (const double depth : {0.5, 2.0, 5.0, 9.0}) {
            const double x = 8 + depth * probe.tolerance();
            const auto field = fieldOf({{1, Circle{{0, 0}, 10}},
                                        {2, Wall{{{x, 0}, {20, 0}}, 4, false}},
                                        {3, Circle{{40, 0}, 1}}},
                                       0);
            QCOMPARE(SearchView(field).discs().size(), 4U);
            QVERIFY(endsOf(CompleteGraph::build(field)) == endsByEveryRay(field));
        }
    }

    void nothingLeavesABlockedEnd()
    {
        const Polygon dented{{{0, 0}, {20, 0}, {20, 20}, {10, 6}, {0, 20}}};
        const ObstacleField field = fieldOf({{1, dented}}, 0.1);
        const std::size_t without = CompleteGraph::build(field).surfing.size();
        CompleteGraphOptions options;
        options.start = Point{4, 2};
        options.goal = Point{16, 2};
        QCOMPARE(CompleteGraph::build(field, options).surfing.size(), without);
        options.goal = Point{10, 18};
        QVERIFY(CompleteGraph::build(field, options).surfing.size() > without);
        options.goal = Point{std::nan(""), 0};
        QCOMPARE(CompleteGraph::build(field, options).surfing.size(), without);
    }

    void shortestPathsInItAreThoseOfTheSearch()
    {
        int found = 0;
        for (int family = 0; family < familyCount(); ++family)
            for (std::uint64_t seed = 100; seed < 112; ++seed) {
                const World world = worldOf(family, seed);
                const ObstacleField field = test::fieldOf(world);
                SplitMix dice(seed);
                for (int i = 0; i < 3; ++i) {
                    CompleteGraphOptions options;
                    options.start = somewhere(world, dice);
                    options.goal = somewhere(world, dice);
                    // A point that a thin wall's minimum expansion covers can be an end for
                    // findPath only.
                    if (!SearchView(field).isFreeForRays(*options.start) ||
                        !SearchView(field).isFreeForRays(*options.goal))
                        continue;
                    const PathResult result = findPath(field, *options.start, *options.goal);
                    const auto length = shortestIn(CompleteGraph::build(field, options));
                    QCOMPARE(result.status == PathStatus::found, length.has_value());
                    if (!length)
                        continue;
                    ++found;
                    const double rounding = std::max(1e-9 * *length, field.tolerance());
                    QVERIFY(*length >= result.path.length() - rounding);
                    QVERIFY(*length <= result.path.length() + rounding +
                                           detourByMinimumExpansion(field, result.path));
                }
            }
        QVERIFY(found > 200);
    }

    void huggingEdgesRunFreeBetweenContacts()
    {
        const World world = worldOf(1, 5);
        const ObstacleField field = test::fieldOf(world);
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
        const ObstacleField field = test::fieldOf(world);
        CompleteGraphOptions options;
        options.window = Box{{2, 2}, {5, 5}};
        const auto near = SearchView(field).discsIn(*options.window);
        QVERIFY(!near.empty() && near.size() < SearchView(field).discs().size());
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

    void stopsWhereItIsAsked()
    {
        const ObstacleField field = test::fieldOf(worldOf(0, 3));
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
