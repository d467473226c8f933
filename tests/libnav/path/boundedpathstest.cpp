#include "libnav/path/anytime.h"
#include "libnav/path/pathfinder.h"
#include "tests/support/judges/pathjudge.h"
#include "tests/support/worlds/forest.h"

#include <QTest>

#include <atomic>
#include <cmath>
#include <limits>
#include <thread>

using namespace thicket;
using namespace thicket::nav;
using namespace thicket::test;

namespace {

constexpr double rounding = 1e-9;

bool isAtMost(double a, double b) { return a <= b + rounding * std::max(1.0, std::abs(b)); }

ObstacleField forest(int count, double cover, std::uint64_t seed)
{
    return ObstacleField::build(makeForest({count, cover, false, seed}).circles, 0).value();
}

/// Between two corners of the forest, both free.
Segment across(const ObstacleField& field)
{
    const Box box = field.bounds();
    return {field.nearestFreePoint(box.min).value(), field.nearestFreePoint(box.max).value()};
}

/// What is wrong with the bounds of an answer, given the shortest path. Empty if nothing is.
std::string flawOfBounds(const PathResult& result, const PathResult& shortest, double weight)
{
    const double optimum =
        shortest.path.isEmpty() ? std::numeric_limits<double>::infinity() : shortest.path.length();
    if (!isAtMost(result.lowerBound, optimum))
        return "the bound is above the optimum";
    if (result.path.isEmpty())
        return {};
    const double length = result.path.length();
    if (!isAtMost(optimum, length))
        return "shorter than the shortest";
    if (result.lowerBound > length)
        return "the bound is above the length";
    if (result.status != PathStatus::found)
        return {};
    if (!isAtMost(length, weight * optimum))
        return "longer than the weight allows";
    return isAtMost(length, weight * result.lowerBound) ? "" : "the bound is below its promise";
}

/// A stop that another thread requests once the search has begun.
class StopFromElsewhere {
public:
    StopFromElsewhere() : m_thread([this] { wait(); }) {}
    ~StopFromElsewhere()
    {
        release();
        m_thread.join();
    }
    std::stop_token token() const { return m_source.get_token(); }
    void release()
    {
        m_released = true;
        m_released.notify_one();
    }
    void join()
    {
        m_thread.join(), m_thread = std::thread([] {});
    }

private:
    void wait()
    {
        m_released.wait(false);
        m_source.request_stop();
    }
    std::stop_source m_source;
    std::atomic<bool> m_released = false;
    std::thread m_thread;
};

} // namespace

class BoundedPathsTest : public QObject {
    Q_OBJECT

private slots:
    void weightsKeepTheirBound_data();
    void weightsKeepTheirBound();
    void weightsSpareWork();
    void noWeightBelowOneIsTaken();
    void maxLengthHoldsUnderWeights();
    void budgetsGiveBounds();
    void budgetsOfTimeGiveBounds();
    void stopsEndASearch();
    void anytimeImprovesUntilExact_data() { weightsKeepTheirBound_data(); }
    void anytimeImprovesUntilExact();
    void anytimeHasAPathSoon();
    void anytimeStopsWhenItIsAsked();
};

void BoundedPathsTest::weightsKeepTheirBound_data()
{
    QTest::addColumn<int>("family");
    for (int family = 0; family < familyCount(); ++family)
        QTest::addRow("%d", family) << family;
}

void BoundedPathsTest::weightsKeepTheirBound()
{
    QFETCH(int, family);
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        const JudgedWorld judged(worldOf(family, seed));
        SplitMix dice(seed + 11);
        for (int i = 0; i < 6; ++i) {
            const Segment query = anyQuery(judged.world, dice);
            const PathResult shortest = findPath(judged.field, query.a, query.b);
            if (shortest.status == PathStatus::found)
                QCOMPARE(shortest.lowerBound, shortest.path.length());
            for (const double weight : {1.002, 1.005, 1.02, 1.05, 2.0}) {
                const PathResult result =
                    findPath(judged.field, query.a, query.b, {.weight = weight});
                QCOMPARE(result.status, shortest.status);
                std::string flaw = flawOfBounds(result, shortest, weight);
                if (flaw.empty() && !result.path.isEmpty())
                    flaw = flawOf(judged, result.path, query.a, query.b, 0.1);
                QVERIFY2(flaw.empty(), qPrintable(QString("%1, seed %2, query %3, weight %4: %5")
                                                      .arg(judged.world.family.c_str())
                                                      .arg(seed)
                                                      .arg(i)
                                                      .arg(weight)
                                                      .arg(flaw.c_str())));
            }
        }
    }
}

void BoundedPathsTest::weightsSpareWork()
{
    const ObstacleField field = forest(4000, 0.3, 3);
    const Segment query = across(field);
    const PathResult exact = findPath(field, query.a, query.b);
    const PathResult quick = findPath(field, query.a, query.b, {.weight = 1.02});
    QVERIFY(10 * quick.statistics.expanded < exact.statistics.expanded);
    QVERIFY(quick.lowerBound < quick.path.length());
    QVERIFY(quick.lowerBound > distance(query.a, query.b));
}

void BoundedPathsTest::noWeightBelowOneIsTaken()
{
    const ObstacleField field = forest(20, 0.1, 1);
    for (const double weight : {0.999, 0.0, -1.0, std::numeric_limits<double>::quiet_NaN(),
                                std::numeric_limits<double>::infinity()}) {
        const PathResult result = findPath(field, {-5, -5}, {-5, 9}, {.weight = weight});
        QCOMPARE(result.status, PathStatus::invalid);
        QCOMPARE(result.lowerBound, 0.0);
        QCOMPARE(findPathAnytime(field, {-5, -5}, {-5, 9}, {.weight = weight}).status,
                 PathStatus::invalid);
    }
}

void BoundedPathsTest::maxLengthHoldsUnderWeights()
{
    const ObstacleField field = forest(600, 0.3, 5);
    const Segment query = across(field);
    const double whole = findPath(field, query.a, query.b).path.length();
    for (const double weight : {1.0, 1.005, 1.05, 2.0})
        for (const double share : {0.9, 0.999999, 1.0, 1.000001, 1.01, 1.5}) {
            const double most = share == 1 ? whole : share * whole;
            const PathResult result =
                findPath(field, query.a, query.b, {.maxLength = most, .weight = weight});
            QCOMPARE(result.status, share < 1 ? PathStatus::tooFar : PathStatus::found);
            if (share < 1)
                QVERIFY(result.path.isEmpty() && result.lowerBound > most);
            else
                QVERIFY(result.path.length() <= most);
            QVERIFY(isAtMost(result.lowerBound, whole));
        }
}

void BoundedPathsTest::budgetsGiveBounds()
{
    for (int family = 0; family < familyCount(); ++family) {
        const World world = worldOf(family, 7);
        const ObstacleField field = fieldOf(world);
        SplitMix dice(70);
        const Segment query = anyQuery(world, dice);
        const PathResult shortest = findPath(field, query.a, query.b);
        double before = 0;
        for (std::size_t most = 0; most <= shortest.statistics.expanded + 1; ++most) {
            const PathResult result = findPath(field, query.a, query.b, {.maxExpansions = most});
            QVERIFY(result.statistics.expanded <= std::max<std::size_t>(1, most));
            const std::string flaw = flawOfBounds(result, shortest, 1);
            QVERIFY2(flaw.empty(), flaw.c_str());
            QVERIFY(isAtMost(before, result.lowerBound));
            QVERIFY(result.status == PathStatus::budgetExceeded ||
                    result.status == shortest.status);
            before = result.lowerBound;
            const PathResult quick =
                findPath(field, query.a, query.b, {.weight = 1.05, .maxExpansions = most});
            const std::string flawOfQuick = flawOfBounds(quick, shortest, 1.05);
            QVERIFY2(flawOfQuick.empty(), flawOfQuick.c_str());
        }
        QCOMPARE(before, shortest.lowerBound);
    }
}

void BoundedPathsTest::budgetsOfTimeGiveBounds()
{
    using namespace std::chrono_literals;
    const ObstacleField field = forest(3000, 0.4, 9);
    const Segment query = across(field);
    const PathResult none = findPath(field, query.a, query.b, {.maxTime = 0ns});
    QCOMPARE(none.status, PathStatus::budgetExceeded);
    QCOMPARE(none.lowerBound, distance(query.a, query.b));
    QCOMPARE(findPath(field, query.a, query.b, {.maxTime = -1h}).status,
             PathStatus::budgetExceeded);
    const PathResult shortest = findPath(field, query.a, query.b);
    for (const std::chrono::nanoseconds time :
         {std::chrono::nanoseconds(1us), std::chrono::nanoseconds(100us),
          std::chrono::nanoseconds(24h), std::chrono::nanoseconds::max()}) {
        const PathResult result = findPath(field, query.a, query.b, {.maxTime = time});
        const std::string flaw = flawOfBounds(result, shortest, 1);
        QVERIFY2(flaw.empty(), flaw.c_str());
        if (time > 1s)
            QCOMPARE(result.path, shortest.path);
    }
}

void BoundedPathsTest::stopsEndASearch()
{
    const ObstacleField field = forest(3000, 0.4, 9);
    const Segment query = across(field);
    std::stop_source stop;
    PathOptions options;
    options.stop = stop.get_token();
    const PathResult shortest = findPath(field, query.a, query.b, options);
    QCOMPARE(shortest.status, PathStatus::found);
    stop.request_stop();
    const PathResult result = findPath(field, query.a, query.b, options);
    QCOMPARE(result.status, PathStatus::cancelled);
    QVERIFY(result.path.isEmpty());
    QVERIFY(result.lowerBound >= distance(query.a, query.b));
    QVERIFY(result.statistics.expanded <= 1);

    // From another thread, at any moment of the search: repeated until the stop arrives in time.
    StopFromElsewhere elsewhere;
    options.stop = elsewhere.token();
    PathStatus last = PathStatus::found;
    for (int i = 0; last != PathStatus::cancelled; ++i) {
        if (i == 1)
            elsewhere.release();
        const PathResult now = findPath(field, query.a, query.b, options);
        const std::string flaw = flawOfBounds(now, shortest, 1);
        QVERIFY2(flaw.empty(), flaw.c_str());
        QVERIFY(now.status == PathStatus::cancelled || now.path == shortest.path);
        last = now.status;
    }
}

void BoundedPathsTest::anytimeImprovesUntilExact()
{
    QFETCH(int, family);
    for (std::uint64_t seed = 20; seed < 40; ++seed) {
        const World world = worldOf(family, seed);
        const ObstacleField field = fieldOf(world);
        SplitMix dice(seed + 13);
        for (int i = 0; i < 6; ++i) {
            const Segment query = anyQuery(world, dice);
            const PathResult shortest = findPath(field, query.a, query.b);
            std::vector<PathResult> reported;
            const PathResult result =
                findPathAnytime(field, query.a, query.b, {},
                                [&](const PathResult& better) { reported.push_back(better); });
            QCOMPARE(result.status, shortest.status);
            QCOMPARE(reported.empty(), result.path.isEmpty());
            if (reported.empty())
                continue;
            QVERIFY(isAtMost(result.path.length(), shortest.path.length()));
            QVERIFY(isAtMost(shortest.path.length(), result.path.length()));
            QCOMPARE(result.lowerBound, result.path.length());
            QCOMPARE(reported.back().path, result.path);
            QCOMPARE(reported.back().lowerBound, result.lowerBound);
            for (std::size_t k = 0; k < reported.size(); ++k) {
                QCOMPARE(flawOfBounds(reported[k], shortest, 1.02), std::string());
                QVERIFY(k == 0 || reported[k].path.length() < reported[k - 1].path.length() ||
                        reported[k].lowerBound > reported[k - 1].lowerBound);
                QVERIFY(k == 0 || reported[k].path.length() <= reported[k - 1].path.length());
                QVERIFY(k == 0 || reported[k].lowerBound >= reported[k - 1].lowerBound);
            }
        }
    }
}

void BoundedPathsTest::anytimeHasAPathSoon()
{
    const ObstacleField field = forest(4000, 0.3, 3);
    const Segment query = across(field);
    const PathResult shortest = findPath(field, query.a, query.b);
    std::vector<std::size_t> expanded;
    const PathResult result =
        findPathAnytime(field, query.a, query.b, {}, [&](const PathResult& better) {
            expanded.push_back(better.statistics.expanded);
        });
    QCOMPARE(result.path, shortest.path);
    QVERIFY(expanded.size() > 1);
    QVERIFY(10 * expanded.front() < shortest.statistics.expanded);
    QCOMPARE(expanded.back(), result.statistics.expanded);
    // Half of the budget for the whole search: there is a path, bounded on both sides.
    const PathResult half = findPathAnytime(field, query.a, query.b,
                                            {.maxExpansions = shortest.statistics.expanded / 2});
    QCOMPARE(half.status, PathStatus::budgetExceeded);
    QVERIFY(!half.path.isEmpty());
    QVERIFY(half.path.length() <= 1.02 * half.lowerBound);
    QVERIFY(half.statistics.expanded <= shortest.statistics.expanded / 2);
    QVERIFY(isAtMost(half.lowerBound, shortest.path.length()));
    // A large enough weight ends it early.
    const PathResult coarse = findPathAnytime(field, query.a, query.b, {.weight = 1.03});
    QCOMPARE(coarse.status, PathStatus::found);
    QVERIFY(10 * coarse.statistics.expanded < shortest.statistics.expanded);
}

void BoundedPathsTest::anytimeStopsWhenItIsAsked()
{
    const ObstacleField field = forest(4000, 0.3, 3);
    const Segment query = across(field);
    std::stop_source stop;
    PathOptions options;
    options.stop = stop.get_token();
    PathResult first;
    const PathResult result =
        findPathAnytime(field, query.a, query.b, options, [&](const PathResult& better) {
            if (first.path.isEmpty())
                first = better;
            stop.request_stop();
        });
    QCOMPARE(first.status, PathStatus::found);
    QCOMPARE(result.status, PathStatus::cancelled);
    QCOMPARE(result.path, first.path);
    QVERIFY(result.lowerBound >= first.lowerBound && result.lowerBound <= result.path.length());
    QVERIFY(findPathAnytime(field, query.a, query.b, options).path.isEmpty());
}

QTEST_GUILESS_MAIN(BoundedPathsTest)
#include "boundedpathstest.moc"
