#include "libnav/collision/searchview.h"
#include "libnav/path/queries.h"
#include "libnav/path/searchtrace.h"
#include "tests/support/worlds/forest.h"
#include "tests/support/worlds/obstaclefamilies.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <vector>

using namespace thicket;
using namespace thicket::test;
using nav::ObstacleField;
using nav::PathStatus;
using nav::Point;

namespace {

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

ObstacleField ring()
{
    const nav::Wall wall{{{0, 0}, {10, 0}, {10, 10}, {0, 10}}, 1, true};
    return ObstacleField::build(std::vector<nav::Obstacle>{{1, wall}}, 0).value();
}

/// The nearest goal, by searching a path to each.
std::optional<nav::NearestGoal> nearestByLoop(const ObstacleField& field, Point start,
                                              const std::vector<Point>& goals)
{
    std::optional<nav::NearestGoal> nearest;
    for (std::size_t i = 0; i < goals.size(); ++i) {
        const auto result = nav::findPath(field, start, goals[i]);
        if (result.status == PathStatus::found &&
            (!nearest || result.path.length() < nearest->result.path.length()))
            nearest = nav::NearestGoal{i, result};
    }
    return nearest;
}

/// Goals in a world: some of them twice, blocked or invalid, or none at all.
std::vector<Point> goalsIn(const World& world, SplitMix& dice)
{
    std::vector<Point> goals;
    for (int i = dice.below(9); i > 0; --i)
        goals.push_back(somewhere(world, dice));
    if (goals.size() > 2 && dice.chance(0.3))
        goals.push_back(goals.front());
    if (dice.chance(0.1))
        goals.insert(goals.begin(), Point{notANumber, 0});
    return goals;
}

nav::Path pathRound(double radius)
{
    const auto field =
        ObstacleField::build(std::vector<nav::Obstacle>{{1, nav::Circle{{0, 0}, radius}}}, 0)
            .value();
    return nav::findPath(field, {-20, 0.5}, {15, -0.5}).path;
}

} // namespace

class PathQueriesTest : public QObject {
    Q_OBJECT

private slots:
    void isReachableWherePathsAreFound_data();
    void isReachableWherePathsAreFound();
    void isNotReachableFromABlockedEnd();
    void pathsAreThoseToEachGoal();
    void pathsBetweenAreThoseOneByOne();
    void pathsBetweenKeepToTheOptions();
    void nearestIsThatOfTheLoop_data();
    void nearestIsThatOfTheLoop();
    void nearestIsTheFirstOfEqual();
    void nearestKeepsToTheOptions();
    void nearestIsWithinItsWeight();
    void nearestStatesItsBound();
    void samplesAreEquallySpaced();
    void samplesOfDegeneratePaths();
    void clearanceNeverFallsBelowZero_data();
    void clearanceNeverFallsBelowZero();
};

void PathQueriesTest::isReachableWherePathsAreFound_data()
{
    QTest::addColumn<int>("family");
    for (int family = 0; family < familyCount(); ++family)
        QTest::addRow("%d", family) << family;
}

void PathQueriesTest::isReachableWherePathsAreFound()
{
    QFETCH(int, family);
    const int worlds = 20000 / familyCount() / 20 + 1;
    for (int seed = 0; seed < worlds; ++seed) {
        const World world = worldOf(family, static_cast<std::uint64_t>(seed));
        const ObstacleField field = fieldOf(world);
        SplitMix dice(static_cast<std::uint64_t>(seed));
        for (int i = 0; i < 20; ++i) {
            const nav::Segment query = anyQuery(world, dice);
            const auto status = nav::findPath(field, query.a, query.b).status;
            const bool isFound = status == PathStatus::found;
            QVERIFY2(nav::isReachable(field, query.a, query.b) == isFound,
                     qPrintable(QString("%1, seed %2, query %3: %4")
                                    .arg(world.family.c_str())
                                    .arg(seed)
                                    .arg(i)
                                    .arg(nav::name(status))));
            QCOMPARE(nav::isReachable(field, query.b, query.a), isFound);
        }
    }
}

void PathQueriesTest::isNotReachableFromABlockedEnd()
{
    const ObstacleField field = ring();
    QVERIFY(nav::isReachable(field, {5, 5}, {1, 1}));
    QVERIFY(nav::isReachable(field, {5, 5}, {5, 5}));
    QVERIFY(nav::isReachable(field, {-5, 5}, {25, 5}));
    QVERIFY(!nav::isReachable(field, {5, 5}, {25, 5}));
    QVERIFY(!nav::isReachable(field, {5, 0}, {5, 0}));
    QVERIFY(!nav::isReachable(field, {5, 5}, {0, 5}));
    QVERIFY(!nav::isReachable(field, {5, notANumber}, {1, 1}));
    QVERIFY(!nav::isReachable(field, {notANumber, notANumber}, {notANumber, notANumber}));
    QVERIFY(!nav::isReachable(field, {5, 5}, {2e9, 5}));
}

void PathQueriesTest::pathsAreThoseToEachGoal()
{
    const ObstacleField field = ring();
    const std::vector<Point> goals{{1, 1}, {25, 5}, {0, 5}, {notANumber, 1}, {5, 5}, {1, 1}};
    const auto results = nav::findPaths(field, {5, 5}, goals);
    QCOMPARE(results.size(), goals.size());
    QVERIFY(results[0].status == PathStatus::found);
    QVERIFY(results[1].status == PathStatus::unreachable);
    QVERIFY(results[2].status == PathStatus::goalBlocked);
    QVERIFY(results[3].status == PathStatus::invalid);
    QVERIFY(results[4].status == PathStatus::found && results[4].path.length() == 0);
    QVERIFY(results[5].path == results[0].path);
    QVERIFY(nav::findPaths(field, {5, 5}, {}).empty());
    for (const auto& result : nav::findPaths(field, {0, 5}, goals))
        QVERIFY(result.status == PathStatus::startBlocked || result.status == PathStatus::invalid);
}

void PathQueriesTest::pathsBetweenAreThoseOneByOne()
{
    for (int family = 0; family < familyCount(); ++family) {
        const World world = worldOf(family, 3);
        const ObstacleField field = fieldOf(world);
        SplitMix dice(33);
        std::vector<nav::Segment> queries;
        for (int i = 0; i < 40; ++i)
            queries.push_back(anyQuery(world, dice));
        queries.push_back({{notANumber, 0}, {1, 1}});
        std::vector<nav::PathResult> expected;
        for (const nav::Segment& query : queries)
            expected.push_back(nav::findPath(field, query.a, query.b));
        for (const unsigned threads : {0u, 1u, 2u, 3u, 16u, 100u}) {
            const auto results = nav::findPathsBetween(field, queries, {}, threads);
            QCOMPARE(results.size(), expected.size());
            for (std::size_t i = 0; i < results.size(); ++i) {
                QCOMPARE(results[i].status, expected[i].status);
                QVERIFY(results[i].path == expected[i].path);
                QCOMPARE(results[i].lowerBound, expected[i].lowerBound);
                QCOMPARE(results[i].statistics.rays, expected[i].statistics.rays);
                QCOMPARE(results[i].blockedBy, expected[i].blockedBy);
                QVERIFY(results[i].nearestFree == expected[i].nearestFree);
            }
        }
    }
    QVERIFY(nav::findPathsBetween(ring(), {}, {}, 4).empty());
}

void PathQueriesTest::pathsBetweenKeepToTheOptions()
{
    const ObstacleField field = ring();
    const std::vector<nav::Segment> queries(5, nav::Segment{{-5, 5}, {15, 5}});
    nav::SearchTrace trace;
    std::stop_source stop;
    nav::PathOptions options;
    options.trace = &trace;
    options.maxLength = 20;
    options.stop = stop.get_token();
    for (const auto& result : nav::findPathsBetween(field, queries, options, 2))
        QVERIFY(result.status == PathStatus::tooFar);
    stop.request_stop();
    for (const auto& result : nav::findPathsBetween(field, queries, options, 2))
        QVERIFY(result.status == PathStatus::cancelled);
    QVERIFY(trace.steps.empty());
}

void PathQueriesTest::nearestIsThatOfTheLoop_data() { isReachableWherePathsAreFound_data(); }

void PathQueriesTest::nearestIsThatOfTheLoop()
{
    QFETCH(int, family);
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const World world = worldOf(family, seed);
        const ObstacleField field = fieldOf(world);
        SplitMix dice(seed + 50);
        for (int i = 0; i < 4; ++i) {
            const Point start = somewhere(world, dice);
            const std::vector<Point> goals = goalsIn(world, dice);
            const auto nearest = nav::findNearest(field, start, goals);
            const auto expected = nearestByLoop(field, start, goals);
            QCOMPARE(nearest.has_value(), expected.has_value());
            if (!expected)
                continue;
            QCOMPARE(nearest->goal, expected->goal);
            QVERIFY(nearest->result.status == PathStatus::found);
            QVERIFY(nearest->result.path == expected->result.path);
        }
    }
}

void PathQueriesTest::nearestIsTheFirstOfEqual()
{
    const ObstacleField field = ring();
    const std::vector<Point> round{{5, 8}, {8, 5}, {5, 2}, {2, 5}};
    QCOMPARE(nav::findNearest(field, {5, 5}, round)->goal, std::size_t{0});
    const std::vector<Point> same{{25, 5}, {7, 7}, {7, 7}};
    QCOMPARE(nav::findNearest(field, {5, 5}, same)->goal, std::size_t{1});
    const std::vector<Point> here{{8, 5}, {5, 5}};
    QCOMPARE(nav::findNearest(field, {5, 5}, here)->goal, std::size_t{1});
    const std::vector<Point> none{{25, 5}, {0, 5}, {notANumber, 5}};
    QVERIFY(!nav::findNearest(field, {5, 5}, none));
    QVERIFY(!nav::findNearest(field, {0, 5}, round));
    QVERIFY(!nav::findNearest(field, {5, 5}, {}));
}

void PathQueriesTest::nearestKeepsToTheOptions()
{
    const ObstacleField field = ring();
    const std::vector<Point> goals{{5, 8}, {7, 5}, {5, 1.5}};
    nav::SearchTrace trace;
    nav::PathOptions options;
    options.trace = &trace;
    options.maxLength = 1.9;
    QVERIFY(!nav::findNearest(field, {5, 5}, goals, options));
    options.maxLength = 2;
    const auto nearest = nav::findNearest(field, {5, 5}, goals, options);
    QVERIFY(nearest && nearest->goal == 1);
    nav::SearchTrace alone;
    options.trace = &alone;
    nav::findPath(field, {5, 5}, goals[1], options);
    QCOMPARE(trace.steps.size(), alone.steps.size());
    QVERIFY(!trace.steps.empty());
}

void PathQueriesTest::nearestIsWithinItsWeight()
{
    for (int family = 0; family < familyCount(); ++family)
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            const World world = worldOf(family, seed);
            const ObstacleField field = fieldOf(world);
            SplitMix dice(seed + 60);
            const Point start = somewhere(world, dice);
            const std::vector<Point> goals = goalsIn(world, dice);
            const auto expected = nearestByLoop(field, start, goals);
            for (const double weight : {1.0, 1.05, 1.5}) {
                const auto nearest = nav::findNearest(field, start, goals, {.weight = weight});
                QCOMPARE(nearest.has_value(), expected.has_value());
                if (!expected)
                    continue;
                const double least = expected->result.path.length();
                const double slack = 1e-9 * std::max(1.0, least);
                QVERIFY(nearest->result.path.length() <= weight * least + slack);
                QVERIFY(nearest->result.lowerBound <= least + slack);
                QVERIFY(nearest->result.path.length() <=
                        weight * nearest->result.lowerBound + slack);
            }
        }
}

void PathQueriesTest::nearestStatesItsBound()
{
    const auto field = ObstacleField::build(makeForest({2000, 0.3, false, 8}).circles, 0).value();
    const nav::Box box = field.bounds();
    const Point start = field.nearestFreePoint(box.min).value();
    const std::vector<Point> goals{field.nearestFreePoint(box.max).value(),
                                   field.nearestFreePoint(box.center()).value()};
    const auto whole = nav::findNearest(field, start, goals);
    QVERIFY(whole && whole->goal == 1);
    QCOMPARE(whole->result.lowerBound, whole->result.path.length());
    QVERIFY(!nav::findNearest(field, start, goals, {.maxExpansions = 3}));
    std::stop_source stop;
    stop.request_stop();
    nav::PathOptions options;
    options.stop = stop.get_token();
    QVERIFY(!nav::findNearest(field, start, goals, options));
    // The farther goal looks nearer and is tried first. The lower bound tells what is not known
    // then.
    const std::vector<nav::Obstacle> screen{{1, nav::Wall{{{5, -40}, {5, 40}}, 1}}};
    const auto behind = ObstacleField::build(screen, 0).value();
    const std::vector<Point> two{{10, 0}, {-11, 0}};
    const auto near = nav::findNearest(behind, {0, 0}, two);
    QVERIFY(near && near->goal == 1 && near->result.lowerBound == 11);
}

void PathQueriesTest::samplesAreEquallySpaced()
{
    const nav::Path path = pathRound(5);
    QVERIFY(path.edges().size() >= 3);
    for (const double spacing : {0.01, 0.7, path.length() / 8, path.length(), 1e9}) {
        const auto samples = nav::samples(path, spacing);
        const auto steps = static_cast<double>(samples.size() - 1);
        QVERIFY(steps >= path.length() / spacing * (1 - 1e-12));
        QVERIFY(steps <= path.length() / spacing + 1);
        QVERIFY(samples.front().at == 0 && samples.front().position == Point({-20, 0.5}));
        QVERIFY(samples.back().at == path.length());
        QVERIFY(distance(samples.back().position, Point{15, -0.5}) <= 1e-12);
        for (std::size_t i = 0; i < samples.size(); ++i) {
            QVERIFY(std::abs(samples[i].at - static_cast<double>(i) / steps * path.length()) <=
                    1e-12 * path.length());
            QVERIFY(samples[i].position == path.pointAt(samples[i].at));
            QVERIFY(std::abs(length(samples[i].direction) - 1) <= 1e-12);
        }
    }
    // Chords of a fine sampling add up to the arc length, and directions are their limits.
    const auto fine = nav::samples(path, 0.001);
    double chords = 0;
    for (std::size_t i = 1; i < fine.size(); ++i) {
        const Point chord = fine[i].position - fine[i - 1].position;
        chords += length(chord);
        QVERIFY(distance((1 / length(chord)) * chord, fine[i - 1].direction) < 1e-3);
    }
    QVERIFY(std::abs(chords - path.length()) <= 1e-6);
}

void PathQueriesTest::samplesOfDegeneratePaths()
{
    QVERIFY(nav::samples(nav::Path(), 1).empty());
    QVERIFY(nav::clearanceAlong(ObstacleField(), nav::Path(), 1).empty());
    const auto still = nav::findPath(ObstacleField(), {3, 4}, {3, 4});
    const auto one = nav::samples(still.path, 1);
    QCOMPARE(one.size(), std::size_t{1});
    QVERIFY(one[0].at == 0 && one[0].position == Point({3, 4}));
    QVERIFY(one[0].direction == Point({1, 0}));
    const auto straight = nav::findPath(ObstacleField(), {0, 0}, {3, 4});
    QCOMPARE(nav::samples(straight.path, 5).size(), std::size_t{2});
    QCOMPARE(nav::samples(straight.path, 4.999).size(), std::size_t{3});
    for (const auto& [at, clearance] : nav::clearanceAlong(ObstacleField(), straight.path, 1))
        QVERIFY(std::isinf(clearance) && clearance > 0 && at >= 0);
}

void PathQueriesTest::clearanceNeverFallsBelowZero_data() { isReachableWherePathsAreFound_data(); }

void PathQueriesTest::clearanceNeverFallsBelowZero()
{
    QFETCH(int, family);
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const World world = worldOf(family, seed);
        const ObstacleField field = fieldOf(world);
        SplitMix dice(seed + 90);
        for (int i = 0; i < 4; ++i) {
            const nav::Segment query = anyQuery(world, dice);
            const nav::Path path = nav::findPath(field, query.a, query.b).path;
            // Discs with a minimum expansion are turned at their true radius.
            const double slack = 10 * field.tolerance() + nav::SearchView(field).minimumExpansion();
            const auto clearances = nav::clearanceAlong(field, path, 0.05);
            QCOMPARE(clearances.size(), nav::samples(path, 0.05).size());
            for (const auto& [at, clearance] : clearances) {
                QVERIFY2(
                    clearance >= -slack,
                    qPrintable(
                        QString("%1 at %2: %3").arg(world.family.c_str()).arg(at).arg(clearance)));
                QCOMPARE(clearance, field.clearance(path.pointAt(at)));
            }
        }
    }
}

QTEST_GUILESS_MAIN(PathQueriesTest)
#include "pathqueriestest.moc"
