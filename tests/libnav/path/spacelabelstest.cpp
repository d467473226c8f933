#include "libnav/collision/searchview.h"
#include "libnav/path/queries.h"
#include "libnav/path/reachability.h"
#include "tests/support/geometry/splitmix.h"
#include "tests/support/worlds/fieldfamilies.h"

#include <QTest>

#include <chrono>
#include <cmath>
#include <limits>
#include <optional>

using namespace thicket;
using namespace thicket::test;
using nav::Circle;
using nav::Obstacle;
using nav::ObstacleField;
using nav::PathStatus;
using nav::Point;
using nav::SearchView;
using nav::Wall;

namespace {

constexpr nav::FieldOptions labelling{.labelsSpace = true};

ObstacleField fieldOf(const std::vector<Obstacle>& obstacles, double agentRadius = 0)
{
    auto field = ObstacleField::build(obstacles, agentRadius, labelling);
    if (!field)
        qFatal("%s", field.error().message.c_str());
    return *field;
}

bool areParted(const ObstacleField& field, Point start, Point goal)
{
    nav::PartingTest test(field, start, goal);
    constexpr std::size_t all = std::numeric_limits<std::size_t>::max();
    return test.advance(all) == nav::PartingTest::Verdict::parted;
}

bool haveLabels(const ObstacleField& field) { return SearchView(field).spaceLabels(false); }

bool areComplete(const ObstacleField& field)
{
    return SearchView(field).spaceLabels(true)->areComplete;
}

bool haveOneLabel(const ObstacleField& field, Point a, Point b)
{
    const nav::SpaceLabels& labels = *SearchView(field).spaceLabels(true)->labels;
    return labels.at(a) == labels.at(b);
}

/// A free point in the square of the map or near it, unless hardly any is.
std::optional<Point> somewhere(const ObstacleField& field, const FamilyMap& map, SplitMix& random)
{
    for (int i = 0; i < 100; ++i) {
        const Point p = map.origin + Point{random.between(-0.2, 1.2) * map.side,
                                           random.between(-0.2, 1.2) * map.side};
        if (const auto free = field.nearestFreePoint(p); free && field.isFree({*free, *free}))
            return *free;
    }
    return {};
}

/// Two of them.
std::optional<nav::Segment> somePair(const ObstacleField& field, const FamilyMap& map,
                                     SplitMix& random)
{
    const auto a = somewhere(field, map, random);
    const auto b = somewhere(field, map, random);
    return a && b ? std::optional(nav::Segment{*a, *b}) : std::nullopt;
}

struct Counts {
    int parted = 0;
    int joined = 0;
    int missed = 0; // parted, though the labels are the same
};

/// What is wrong with the labels. Empty if nothing is.
QString fault(const ObstacleField& field, const FamilyMap& map, int pairs, SplitMix& random,
              Counts& counts)
{
    for (int i = 0; i < pairs; ++i) {
        const auto pair = somePair(field, map, random);
        if (!pair)
            break;
        const auto [a, b] = *pair;
        const bool areApart = areParted(field, a, b);
        const bool isOne = haveOneLabel(field, a, b);
        counts.parted += areApart;
        counts.joined += !areApart;
        counts.missed += areApart && isOne;
        if ((!isOne && !areApart) || (isOne && areApart && areComplete(field)))
            return QString("%1,%2 and %3,%4 are %5, with %6 label")
                .arg(a.x)
                .arg(a.y)
                .arg(b.x)
                .arg(b.y)
                .arg(areApart ? "parted" : "joined")
                .arg(isOne ? "one" : "not one");
    }
    return {};
}

Wall square(double half, double thickness = 0.2)
{
    return {{{-half, -half}, {half, -half}, {half, half}, {-half, half}}, thickness, true};
}

/// A room with a gap from -1 to 1 in its right side.
std::vector<Obstacle> roomWithADoorway()
{
    return {{1, Wall{{{5, 1}, {5, 5}, {-5, 5}, {-5, -5}, {5, -5}, {5, -1}}, 0.2, false}},
            {2, Circle{{0, 0}, 0.5}},
            {3, Circle{{30, 0}, 1}}};
}

const nav::Shape door = Wall{{{5, -1.5}, {5, 1.5}}, 0.4, false};

} // namespace

class SpaceLabelsTest : public QObject {
    Q_OBJECT

private slots:
    void agreeWithTheParityTest_data();
    void agreeWithTheParityTest();
    void areNeverWrongAfterEdits_data();
    void areNeverWrongAfterEdits();
    void searchesAnswerAsWithoutThem();
    void stayCompleteWhenACrateMoves();
    void areIncompleteOnceAClosedWallComes();
    void areMadeAnewWhenARoomIsOpened();
    void missADoorThatCloses();
    void areMadeAnewAfterManyDoors();
    void aWallThatComesToLightCounts();
    void everyAgentRadiusHasItsOwn();
    void copiesKeepTheirOwn();
    void heapsHaveNone();
    void timedSearchesDoWithout();
};

void SpaceLabelsTest::agreeWithTheParityTest_data()
{
    QTest::addColumn<int>("family");
    for (const Family family : allFamilies)
        QTest::newRow(name(family)) << static_cast<int>(family);
}

void SpaceLabelsTest::agreeWithTheParityTest()
{
    QFETCH(int, family);
    SplitMix random(static_cast<std::uint64_t>(family) + 51);
    Counts counts;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const FamilyMap map = makeFamily(static_cast<Family>(family), seed);
        const ObstacleField field = fieldOf(map.obstacles, seed % 3 * 0.5);
        QVERIFY(areComplete(field));
        const QString wrong = fault(field, map, 60, random, counts);
        QVERIFY2(wrong.isEmpty(), qPrintable(QString("seed %1: %2").arg(seed).arg(wrong)));
    }
    QVERIFY(counts.joined > 50);
    if (static_cast<Family>(family) >= Family::roundArenas)
        QVERIFY(counts.parted > 20);
}

void SpaceLabelsTest::areNeverWrongAfterEdits_data() { agreeWithTheParityTest_data(); }

void SpaceLabelsTest::areNeverWrongAfterEdits()
{
    QFETCH(int, family);
    SplitMix random(static_cast<std::uint64_t>(family) + 71);
    Counts counts;
    int kept = 0;
    int dropped = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const FamilyMap map = makeFamily(static_cast<Family>(family), seed);
        const FamilyMap others = makeFamily(static_cast<Family>(family), seed + 100);
        ObstacleField field = fieldOf(map.obstacles, seed % 3 * 0.5);
        for (int edit = 0; edit < 12; ++edit) {
            areComplete(field); // makes them, if there are none
            const auto any = [&](const FamilyMap& from) {
                return from.obstacles[static_cast<std::size_t>(
                    random.below(static_cast<int>(from.obstacles.size())))];
            };
            nav::ObstacleChange change{any(map).id, any(others).shape};
            if (edit % 3 == 0)
                change.after.reset();
            if (edit % 3 == 1)
                change.id = 100000 + edit;
            QVERIFY(field.apply(std::vector{change}));
            (haveLabels(field) ? kept : dropped) += 1;
            const QString wrong = fault(field, map, 20, random, counts);
            QVERIFY2(wrong.isEmpty(),
                     qPrintable(QString("seed %1, edit %2: %3").arg(seed).arg(edit).arg(wrong)));
        }
    }
    QVERIFY(kept > 5);
    QVERIFY(counts.joined > 50);
}

void SpaceLabelsTest::searchesAnswerAsWithoutThem()
{
    SplitMix random(91);
    int unreachable = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const FamilyMap map =
            makeFamily(seed % 2 ? Family::everything : Family::arenaContacts, seed);
        const ObstacleField with = fieldOf(map.obstacles, 0.4);
        const ObstacleField without = ObstacleField::build(map.obstacles, 0.4).value();
        for (int i = 0; i < 20; ++i) {
            const auto pair = somePair(with, map, random);
            if (!pair)
                break;
            const auto [a, b] = *pair;
            const nav::PathResult path = findPath(with, a, b);
            const nav::PathResult plain = findPath(without, a, b);
            QCOMPARE(path.status, plain.status);
            QCOMPARE(path.path.length(), plain.path.length());
            QCOMPARE(isReachable(with, a, b), isReachable(without, a, b));
            unreachable += path.status == PathStatus::unreachable;
        }
    }
    QVERIFY(unreachable > 10);
}

void SpaceLabelsTest::stayCompleteWhenACrateMoves()
{
    std::vector<Obstacle> obstacles{{1, square(5)}, {2, Circle{{0, 0}, 0.5}}, {3, square(20)}};
    obstacles.push_back({4, nav::Polygon{{{8, 8}, {10, 8}, {9, 10}}}});
    obstacles.push_back({5, Wall{{{-9, 0}, {-9, 5}, {-12, 5}}, 0.5, false}});
    ObstacleField field = fieldOf(obstacles, 0.3);
    QVERIFY(areComplete(field));
    const std::vector<nav::ObstacleChange> moves{
        {2, Circle{{2, 1}, 0.5}},
        {4, nav::Polygon{{{8, -8}, {10, -8}, {9, -10}}}},
        {5, Wall{{{-9, 9}, {-9, 15}, {-12, 15}}, 0.5, false}},
        {2, std::nullopt},
        {6, Circle{{12, 0}, 2}}};
    for (const nav::ObstacleChange& move : moves) {
        QVERIFY(field.apply(std::vector{move}));
        QVERIFY(haveLabels(field));
        QVERIFY(areComplete(field));
    }
    QVERIFY(!haveOneLabel(field, {0, 3}, {12, 12}));
    QVERIFY(haveOneLabel(field, {12, 4}, {12, 12}));
    QVERIFY(haveOneLabel(field, {9, 9}, {-9, 3})); // where obstacles were
    QVERIFY(!haveOneLabel(field, {9, 9}, {30, 3}));
}

void SpaceLabelsTest::areIncompleteOnceAClosedWallComes()
{
    const std::vector<Obstacle> farApart{{1, Circle{{20, 0}, 1}}, {9, Circle{{-20, -20}, 1}}};
    ObstacleField field = fieldOf(farApart);
    QVERIFY(haveOneLabel(field, {0, 0}, {9, 9}));
    QVERIFY(field.apply(std::vector<nav::ObstacleChange>{{2, square(5)}}));
    QVERIFY(!areComplete(field));
    QVERIFY(!isReachable(field, {0, 0}, {9, 9}));
    // A polygon that closes only for the agent's width.
    const nav::Polygon bent{{{-3, -3},
                             {3, -3},
                             {3, 3},
                             {0.2, 3},
                             {0.2, 2},
                             {2, 2},
                             {2, -2},
                             {-2, -2},
                             {-2, 2},
                             {-0.2, 2},
                             {-0.2, 3},
                             {-3, 3}}};
    field = fieldOf(farApart, 0.5);
    QVERIFY(haveOneLabel(field, {0, 0}, {9, 9}));
    QVERIFY(field.apply(std::vector<nav::ObstacleChange>{{2, bent}}));
    QVERIFY(!areComplete(field));
    QVERIFY(!isReachable(field, {0, 0}, {9, 9}));
}

void SpaceLabelsTest::areMadeAnewWhenARoomIsOpened()
{
    ObstacleField field = fieldOf({{1, square(5)}, {2, Circle{{20, 0}, 1}}});
    QVERIFY(!haveOneLabel(field, {0, 0}, {9, 9}));
    QVERIFY(field.apply(std::vector<nav::ObstacleChange>{{1, roomWithADoorway()[0].shape}}));
    QVERIFY(!haveLabels(field));
    QVERIFY(haveOneLabel(field, {0, 0}, {9, 9}));
    QCOMPARE(findPath(field, {0, 0}, {9, 9}).status, PathStatus::found);
}

void SpaceLabelsTest::missADoorThatCloses()
{
    ObstacleField field = fieldOf(roomWithADoorway());
    QVERIFY(isReachable(field, {0, 3}, {9, 9}));
    QVERIFY(field.apply(std::vector<nav::ObstacleChange>{{9, door}}));
    QVERIFY(haveLabels(field));
    QVERIFY(!areComplete(field));
    QVERIFY(!isReachable(field, {0, 3}, {9, 9}));
    QCOMPARE(findPath(field, {0, 3}, {9, 9}).status, PathStatus::unreachable);
    QVERIFY(field.apply(std::vector<nav::ObstacleChange>{{9, std::nullopt}}));
    QCOMPARE(findPath(field, {0, 3}, {9, 9}).status, PathStatus::found);
}

void SpaceLabelsTest::areMadeAnewAfterManyDoors()
{
    ObstacleField field = fieldOf(roomWithADoorway());
    QVERIFY(haveOneLabel(field, {0, 3}, {9, 9}));
    for (int i = 0; i < 100 && haveLabels(field); ++i)
        QVERIFY(field.apply(std::vector<nav::ObstacleChange>{{9, door}}));
    QVERIFY(!haveLabels(field));
    QVERIFY(areComplete(field));
    QVERIFY(!haveOneLabel(field, {0, 3}, {9, 9}));
}

// The disc hides a ring of small ones: they are no places of the overlap graph until it goes.
void SpaceLabelsTest::aWallThatComesToLightCounts()
{
    std::vector<Obstacle> obstacles{{1, Circle{{0, 0}, 10}}, {2, Circle{{40, 0}, 1}}};
    for (int i = 0; i < 12; ++i)
        obstacles.push_back(
            {10 + i, Circle{{4 * std::cos(i * 0.5236), 4 * std::sin(i * 0.5236)}, 1.3}});
    ObstacleField field = fieldOf(obstacles);
    QVERIFY(areComplete(field));
    QVERIFY(field.apply(std::vector<nav::ObstacleChange>{{1, std::nullopt}}));
    QVERIFY(haveLabels(field));
    QVERIFY(!areComplete(field));
    QVERIFY(!isReachable(field, {0, 0}, {9, 0}));
}

void SpaceLabelsTest::everyAgentRadiusHasItsOwn()
{
    const ObstacleField field = fieldOf(roomWithADoorway(), 0.2);
    QVERIFY(haveOneLabel(field, {0, 3}, {9, 9}));
    QVERIFY(!haveOneLabel(field.withAgentRadius(1).value(), {0, 3}, {9, 9}));
    const ObstacleField wide = fieldOf(roomWithADoorway(), 1);
    QVERIFY(!haveOneLabel(wide, {0, 3}, {9, 9}));
    QVERIFY(haveOneLabel(wide.withAgentRadius(0.2).value(), {0, 3}, {9, 9}));
}

void SpaceLabelsTest::copiesKeepTheirOwn()
{
    const ObstacleField open = fieldOf(roomWithADoorway());
    ObstacleField closed = open;
    QVERIFY(closed.apply(std::vector<nav::ObstacleChange>{{9, door}}));
    QVERIFY(haveOneLabel(open, {0, 3}, {9, 9}));
    QVERIFY(!haveLabels(closed));
    QVERIFY(!haveOneLabel(closed, {0, 3}, {9, 9}));
    QVERIFY(haveOneLabel(open, {0, 3}, {9, 9}));
}

// Each of them overlaps all others.
void SpaceLabelsTest::heapsHaveNone()
{
    SplitMix random(3);
    std::vector<Obstacle> obstacles{{1, square(50)}};
    for (int i = 0; i < 20000; ++i)
        obstacles.push_back(
            {2 + i, Circle{{random.between(-1, 1), random.between(-1, 1)}, random.between(3, 4)}});
    const ObstacleField field = fieldOf(obstacles);
    if (areComplete(field))
        QVERIFY(!haveOneLabel(field, {20, 0}, {60, 0}));
    QCOMPARE(findPath(field, {20, 0}, {60, 0}).status, PathStatus::unreachable);
    QCOMPARE(findPath(field, {20, 0}, {-20, 0}).status, PathStatus::found);
}

void SpaceLabelsTest::timedSearchesDoWithout()
{
    std::vector<Obstacle> obstacles{{1, square(100)}};
    for (int i = -9; i < 10; ++i)
        for (int j = -9; j < 10; ++j)
            obstacles.push_back({1000 + 20 * i + j, Circle{{i * 10.0, j * 10.0}, 4}});
    const ObstacleField field = fieldOf(obstacles);
    nav::PathOptions timed;
    timed.maxTime = std::chrono::hours(1);
    QCOMPARE(findPath(field, {5, 5}, {120, 0}, timed).status, PathStatus::unreachable);
    QVERIFY(!haveLabels(field));
    const nav::PathResult untimed = findPath(field, {5, 5}, {120, 0});
    QCOMPARE(untimed.status, PathStatus::unreachable);
    QVERIFY(haveLabels(field));
    QVERIFY(untimed.statistics.expanded < 20);
    QCOMPARE(findPath(field, {5, 5}, {120, 0}, timed).statistics.expanded,
             untimed.statistics.expanded);
}

QTEST_GUILESS_MAIN(SpaceLabelsTest)
#include "spacelabelstest.moc"
