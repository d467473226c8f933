#include "libnav/path/searchtrace.h"
#include "libnav/path/pathfinder.h"

#include "tests/support/worlds/obstaclefamilies.h"

#include <QTest>

#include <set>

using namespace thicket;
using namespace thicket::nav;
using namespace thicket::test;

class SearchTraceTest : public QObject {
    Q_OBJECT

private slots:
    void namesEachReason_data()
    {
        QTest::addColumn<Rejection>("reason");
        QTest::addColumn<World>("world");
        QTest::addColumn<Segment>("query");
        QTest::addColumn<Pruning>("without");
        const Pruning all;
        Pruning none;
        const auto row = [&](const char* title, Rejection reason, const World& world,
                             const Segment& query, const Pruning& without) {
            QTest::newRow(title) << reason << world << query << without;
        };
        const World room = mapOf(
            0, {{1, Wall{{{0, 0}, {6, 0}, {6, 6}, {0, 6}}, 0.2, true}}, {2, Circle{{3, -2}, 1}}});
        const Segment intoRoom{{3, -4}, {3, 3}};
        row("a circle on the line", Rejection::blockedSurfing, room, intoRoom, all);
        row("a rim that a wall covers", Rejection::blockedHugging, room, intoRoom, all);
        row("far round the room", Rejection::turnsTooFar, room, intoRoom, all);
        row("before the arrival", Rejection::turnsBack, room, intoRoom, all);
        none = {.dominance = false, .eitherWay = false};
        row("two paths to a corner", Rejection::dominated, room, intoRoom, none);
        none = {.pockets = false};
        row("between a corner's two paths", Rejection::inPocket, room, intoRoom, none);
        none = {.corners = false};
        row("inside a wall's own side", Rejection::notTaut, room, intoRoom, none);
        none = {.crossing = false};
        row("across the path to a corner", Rejection::crossesArrival,
            mapOf(0.05,
                  {{1, Wall{{{1, 1}, {9, 9}, {1, 9}}, 0, true}}, {2, Circle{{2.7, 0.5}, 0.4}}}),
            {{8.4, -1}, {5, 7.5}}, none);
        none = {.departureSector = false};
        row("beyond another path round a circle", Rejection::leftToAnother,
            mapOf(0.3, {{1, Circle{{5.5, 5.2}, 1.5}},
                        {2, Circle{{3.7, 8.9}, 0.2}},
                        {3, Wall{{{9.8, 2.2}, {7.1, 5.8}}, 0}}}),
            {{3.4, 9.3}, {8.8, 1.7}}, none);
    }
    // Hand-made maps. If the reason comes from a rule, it must vanish without the rule.
    void namesEachReason()
    {
        QFETCH(Rejection, reason);
        QFETCH(World, world);
        QFETCH(Segment, query);
        QFETCH(Pruning, without);
        const ObstacleField field = fieldOf(world);
        SearchTrace trace;
        const PathResult result = findPath(field, query.a, query.b, {.trace = &trace});
        QVERIFY(reasonsIn(trace).contains(reason));
        if (without == Pruning{})
            return;
        const PathResult other =
            findPath(field, query.a, query.b, {.trace = &trace, .pruning = without});
        QVERIFY(!reasonsIn(trace).contains(reason));
        QCOMPARE(other.status, result.status);
        QCOMPARE(other.path.length(), result.path.length());
    }

    void reportsWhatTheSearchDid()
    {
        for (int family : {1, 2, 5, 10, 12})
            for (std::uint64_t seed = 0; seed < 60; ++seed) {
                const World world = worldOf(family, seed);
                const auto field = ObstacleField::build(world.obstacles, world.agentRadius).value();
                SplitMix dice(seed);
                const Point start = somewhere(world, dice);
                const Point goal = somewhere(world, dice);
                SearchTrace trace;
                const PathResult result = findPath(field, start, goal, {.trace = &trace});
                if (result.status != PathStatus::found || start == goal) {
                    QVERIFY(result.status != PathStatus::startBlocked || trace.steps.empty());
                    continue;
                }
                QCOMPARE(trace.steps.size(), result.statistics.expanded);
                check(trace, field);
                const PathResult untraced = findPath(field, start, goal);
                QVERIFY(untraced.path == result.path);
                QCOMPARE(untraced.statistics.expanded, result.statistics.expanded);
                QCOMPARE(untraced.statistics.generated, result.statistics.generated);
                QCOMPARE(untraced.statistics.rays, result.statistics.rays);
                QVERIFY(leadsToGoal(trace));
            }
    }

    void isEmptyWhenAnEndIsBlocked()
    {
        const std::vector<Obstacle> one{{1, Circle{{0, 0}, 1}}};
        SearchTrace trace;
        trace.steps.resize(3);
        (void)findPath(ObstacleField::build(one, 0).value(), {0, 0}, {5, 5}, {.trace = &trace});
        QVERIFY(trace.steps.empty());
    }

private:
    static World mapOf(double agentRadius, std::vector<Obstacle> obstacles)
    {
        World world;
        world.agentRadius = agentRadius;
        world.obstacles = std::move(obstacles);
        return world;
    }
    static std::set<Rejection> reasonsIn(const SearchTrace& trace)
    {
        std::set<Rejection> reasons;
        for (const SearchStep& step : trace.steps)
            for (const SearchStep::Tangent& tangent : step.tangents)
                if (!tangent.accepted)
                    reasons.insert(tangent.reason);
        return reasons;
    }
    static void check(const SearchTrace& trace, const ObstacleField& field)
    {
        QCOMPARE(trace.steps.front().at.kind, Contact::Kind::start);
        QCOMPARE(trace.steps.front().parent, -1);
        for (std::size_t i = 0; i < trace.steps.size(); ++i) {
            const SearchStep& step = trace.steps[i];
            QVERIFY(step.parent < static_cast<std::int32_t>(i));
            if (i > 0) {
                const SearchStep& parent = trace.steps[static_cast<std::size_t>(step.parent)];
                QVERIFY(step.travelled >= parent.travelled);
                QVERIFY(step.lowerBound >= step.travelled);
            }
            for (const SearchStep::Tangent& tangent : step.tangents) {
                if (tangent.accepted)
                    QVERIFY(field.clearance(0.5 * (tangent.edge.from + tangent.edge.to)) >
                            -2 * field.tolerance());
                else if (tangent.reason == Rejection::blockedSurfing)
                    QVERIFY(tangent.blockedAt <= tangent.edge.length() + 1e-9 &&
                            tangent.blockedBy > 0);
            }
        }
    }
    static bool leadsToGoal(const SearchTrace& trace)
    {
        for (const SearchStep& step : trace.steps)
            for (const SearchStep::Tangent& tangent : step.tangents)
                if (tangent.accepted && tangent.edge.toContact.kind == Contact::Kind::goal)
                    return true;
        return false;
    }
};

QTEST_GUILESS_MAIN(SearchTraceTest)
#include "searchtracetest.moc"
