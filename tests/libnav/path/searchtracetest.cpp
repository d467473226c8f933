#include "libnav/path/searchtrace.h"
#include "libnav/path/pathfinder.h"

#include "tests/support/obstaclefamilies.h"

#include <QTest>

#include <set>

using namespace thicket;
using namespace thicket::nav;
using namespace thicket::test;

class SearchTraceTest : public QObject {
    Q_OBJECT

private slots:
    void tellsWhatTheSearchDid()
    {
        std::set<Rejection> reasons;
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
                check(trace, field, reasons);
                const PathResult untold = findPath(field, start, goal);
                QVERIFY(untold.path == result.path);
                QCOMPARE(untold.statistics.expanded, result.statistics.expanded);
                QCOMPARE(untold.statistics.generated, result.statistics.generated);
                QCOMPARE(untold.statistics.rays, result.statistics.rays);
                QVERIFY(leadsToGoal(trace));
            }
        for (const Rejection common :
             {Rejection::blockedSurfing, Rejection::blockedHugging, Rejection::dominated,
              Rejection::leftToAnother, Rejection::turnsBack, Rejection::notTaut})
            QVERIFY(reasons.contains(common));
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
    static void check(const SearchTrace& trace, const ObstacleField& field,
                      std::set<Rejection>& reasons)
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
                if (!tangent.accepted)
                    reasons.insert(tangent.reason);
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
