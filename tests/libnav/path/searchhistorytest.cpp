#include "libnav/path/searchhistory.h"
#include "libnav/path/pathfinder.h"

#include "tests/support/worlds/obstaclefamilies.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>
#include <tuple>

using namespace thicket;
using namespace thicket::nav;
using namespace thicket::test;

namespace {

struct TracedSearch {
    PathResult result;
    SearchHistory history;
};

TracedSearch searchIn(const World& world, Segment query, PathOptions options = {})
{
    SearchTrace trace;
    options.trace = &trace;
    const auto field = ObstacleField::build(world.obstacles, world.agentRadius).value();
    PathResult result = findPath(field, query.a, query.b, options);
    return {std::move(result), SearchHistory(std::move(trace))};
}

/// The open list as a set that is brought forward step by step.
class Replay {
public:
    explicit Replay(const SearchTrace& trace) : m_trace(trace)
    {
        queueUpTo(trace.queued.empty() ? 0 : 1);
    }
    double leastBound() const
    {
        double least = std::numeric_limits<double>::infinity();
        for (const std::uint32_t queued : order())
            least = std::min(least, m_trace.queued[queued].lowerBound());
        return least;
    }
    void advance(const TakenTangent& taken)
    {
        m_open.erase(key(taken.queued));
        queueUpTo(taken.queuedEnd);
    }
    std::vector<std::uint32_t> order() const
    {
        std::vector<std::uint32_t> queued;
        for (const Key& each : m_open)
            queued.push_back(std::get<2>(each));
        return queued;
    }

private:
    using Key = std::tuple<double, double, std::uint32_t>;
    Key key(std::uint32_t queued) const
    {
        const QueuedTangent& tangent = m_trace.queued[queued];
        return {tangent.travelled + m_trace.weight * tangent.estimate, -tangent.travelled, queued};
    }
    void queueUpTo(std::uint32_t end)
    {
        for (; m_next < end; ++m_next)
            if (!m_trace.queued[m_next].isLeftOut)
                m_open.insert(key(m_next));
    }

    const SearchTrace& m_trace;
    std::set<Key> m_open;
    std::uint32_t m_next = 0;
};

} // namespace

class SearchHistoryTest : public QObject {
    Q_OBJECT

private slots:
    void agreesWithAReplay_data()
    {
        QTest::addColumn<double>("weight");
        QTest::addColumn<double>("longest"); // in straight lines
        QTest::newRow("exact") << 1.0 << 1e9;
        QTest::newRow("weighted") << 1.5 << 1e9;
        QTest::newRow("limited length") << 1.0 << 1.05;
    }
    void agreesWithAReplay()
    {
        QFETCH(double, weight);
        QFETCH(double, longest);
        std::size_t steps = 0;
        forEachSearch({.weight = weight}, longest, [&](const World&, const TracedSearch& search) {
            steps += search.history.stepCount();
            compareWithReplay(search.history);
        });
        QVERIFY(steps > 1000);
    }

    void takesTheFirstOfTheOpenListNext()
    {
        forEachSearch({}, 1e9, [](const World&, const TracedSearch& search) {
            const SearchHistory& history = search.history;
            for (std::size_t step = 0; step + 1 < history.stepCount(); ++step)
                QCOMPARE(history.openList(step, 0, 1),
                         std::vector{history.trace().taken[step + 1].queued});
        });
    }

    void tellsWhatEachStepDid()
    {
        forEachSearch({}, 1e9, [](const World&, const TracedSearch& search) {
            const SearchHistory& history = search.history;
            std::size_t vertices = 1;
            for (std::size_t step = 0; step < history.stepCount(); ++step) {
                const SearchMoment moment = history.at(step);
                QCOMPARE(moment.result.edge, moment.taken.edge);
                QVERIFY(moment.result.isTaken);
                QCOMPARE(moment.result.triedDuring, step);
                vertices += moment.reached ? 1 : 0;
                QCOMPARE(moment.vertexCount, vertices);
                QVERIFY(moment.taken.source < vertices);
                if (moment.reached)
                    QCOMPARE(history.stepOf(*moment.reached), step);
                const auto kept = std::count_if(moment.tried.begin(), moment.tried.end(),
                                                [](const auto& tried) { return tried.accepted; });
                QCOMPARE(moment.kept, std::size_t(kept));
                for (const SearchStep::Tangent& tried : moment.tried)
                    QVERIFY(tried.triedDuring <= step);
            }
            QVERIFY(history.isEmpty() || vertices == history.trace().steps.size());
        });
    }

    void jumpsToRejectionsRisesAndVertices()
    {
        forEachSearch({}, 1e9, [](const World&, const TracedSearch& search) {
            const SearchHistory& history = search.history;
            std::optional<std::size_t> rejection, blocked, rise, vertex;
            for (std::size_t step = history.stepCount(); step-- > 0;) {
                QCOMPARE(history.nextRejection(step), rejection);
                QCOMPARE(history.nextRejection(step, Rejection::blockedSurfing), blocked);
                QCOMPARE(history.nextRise(step), rise);
                QCOMPARE(history.nextVertex(step), vertex);
                const SearchMoment moment = history.at(step);
                if (!moment.result.accepted)
                    rejection = step;
                if (!moment.result.accepted && moment.result.reason == Rejection::blockedSurfing)
                    blocked = step;
                if (step > 0 && moment.bound > history.bound(step - 1))
                    rise = step;
                if (moment.reached)
                    vertex = step;
            }
        });
    }

    void waysLeadFromTheStart()
    {
        forEachSearch({}, 1e9, [](const World& world, const TracedSearch& search) {
            const SearchHistory& history = search.history;
            for (std::size_t vertex = 1; vertex < history.trace().steps.size(); ++vertex) {
                const Path way(history.wayTo(vertex));
                const SearchStep& step = history.trace().steps[vertex];
                const double slack = 1e-6 * (1 + step.travelled);
                QVERIFY(distance(way.pointAt(way.length()), step.position) < slack);
                QVERIFY(distance(way.pointAt(0), history.trace().steps[0].position) < slack);
                if (world.agentRadius > 0)
                    QVERIFY(std::abs(way.length() - step.travelled) < slack);
                QCOMPARE(history.chainTo(vertex).front(), 0u);
                QCOMPARE(history.chainTo(vertex).back(), vertex);
            }
        });
    }

    // The picture that explains A*: the bound climbs until it meets the length.
    void theBoundMeetsThePath()
    {
        int found = 0;
        forEachSearch({}, 1e9, [&](const World& world, const TracedSearch& search) {
            const auto goal = search.history.goalStep();
            QCOMPARE(goal.has_value(), search.result.status == PathStatus::found);
            if (!goal || world.agentRadius <= 0)
                return;
            ++found;
            const double length = search.result.path.length();
            QCOMPARE(*goal, search.history.stepCount() - 1);
            QVERIFY(std::abs(search.history.bound(*goal) - length) < 1e-6 * length);
            QVERIFY(std::abs(Path(search.history.wayAlong(*goal)).length() - length) <
                    1e-6 * length);
        });
        QVERIFY(found > 50);
    }

    void namesTheVertexThatDominates()
    {
        int rivals = 0;
        forEachSearch({}, 1e9, [&](const World&, const TracedSearch& search) {
            const std::vector<SearchStep>& steps = search.history.trace().steps;
            for (const SearchStep& step : steps)
                for (const SearchStep::Tangent& tried : step.tangents) {
                    const bool hasRival =
                        !tried.accepted && (tried.reason == Rejection::dominated ||
                                            tried.reason == Rejection::leftToAnother);
                    QCOMPARE(tried.rival >= 0, hasRival);
                    if (!hasRival)
                        continue;
                    ++rivals;
                    const SearchStep& rival = steps[static_cast<std::size_t>(tried.rival)];
                    QCOMPARE(rival.at,
                             tried.reason == Rejection::dominated ? tried.edge.toContact : step.at);
                }
        });
        QVERIFY(rivals > 20);
    }

    void endsWhereTheBudgetEnded()
    {
        const World world = worldOf(2, 7);
        SplitMix dice(7);
        const Segment query{somewhere(world, dice), somewhere(world, dice)};
        const TracedSearch whole = searchIn(world, query);
        QVERIFY(whole.history.trace().steps.size() > 5);
        const TracedSearch part = searchIn(world, query, {.maxExpansions = 5});
        QCOMPARE(part.result.status, PathStatus::budgetExceeded);
        QVERIFY(!part.history.goalStep());
        QCOMPARE(part.history.trace().steps.size(), std::size_t(5));
        for (std::size_t step = 0; step < part.history.stepCount(); ++step)
            QCOMPARE(part.history.openCount(step), whole.history.openCount(step));
    }

    void isEmptyWithoutASearch()
    {
        QVERIFY(SearchHistory().isEmpty());
        World world;
        world.obstacles = {{1, Circle{{0, 0}, 1}}};
        QVERIFY(searchIn(world, {{0, 0}, {5, 5}}).history.isEmpty());
    }

private:
    // Large enough for several keyframes and blocks.
    static World forestOf(int count)
    {
        World world;
        world.agentRadius = 0.1;
        const double side = 4 * std::sqrt(count);
        world.area = {{0, 0}, {side, side}};
        SplitMix dice(11);
        for (int id = 1; id <= count; ++id) {
            const double x = dice.between(3, side - 3);
            const double y = dice.between(3, side - 3);
            world.obstacles.push_back({id, Circle{{x, y}, dice.between(0.5, 1.8)}});
        }
        return world;
    }
    template <class Check>
    static void forEachSearch(const PathOptions& options, double longest, const Check& check)
    {
        for (int family : {1, 2, 5, 10, 12})
            for (std::uint64_t seed = 0; seed < 60; ++seed) {
                const World world = worldOf(family, seed);
                SplitMix dice(seed);
                const Segment query{somewhere(world, dice), somewhere(world, dice)};
                PathOptions limited = options;
                limited.maxLength = longest * distance(query.a, query.b);
                check(world, searchIn(world, query, limited));
                if (QTest::currentTestFailed())
                    return;
            }
        const World forest = forestOf(4000);
        PathOptions limited = options;
        limited.maxLength = longest * distance(forest.area.min, forest.area.max);
        check(forest, searchIn(forest, {forest.area.min, forest.area.max}, limited));
    }
    static void compareWithReplay(const SearchHistory& history)
    {
        Replay replay(history.trace());
        double bound = 0;
        for (std::size_t step = 0; step < history.stepCount(); ++step) {
            bound = std::max(bound, replay.leastBound());
            QCOMPARE(history.bound(step), bound);
            replay.advance(history.trace().taken[step]);
            const std::vector<std::uint32_t> open = replay.order();
            QCOMPARE(history.openList(step, 0, SIZE_MAX), open);
            QCOMPARE(history.openCount(step), open.size());
            const std::size_t third = open.size() / 3;
            QCOMPARE(history.openList(step, third, third),
                     std::vector(open.begin() + std::ptrdiff_t(third),
                                 open.begin() + std::ptrdiff_t(2 * third)));
            std::vector<std::uint32_t> sorted = open;
            std::sort(sorted.begin(), sorted.end());
            std::vector<std::uint32_t> known;
            for (std::uint32_t i = 0; i < history.trace().queued.size(); ++i)
                if (history.isOpen(i, step))
                    known.push_back(i);
            QCOMPARE(known, sorted);
        }
    }
};

QTEST_GUILESS_MAIN(SearchHistoryTest)
#include "searchhistorytest.moc"
