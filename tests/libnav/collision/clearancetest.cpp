#include "libnav/collision/searchview.h"
#include "tests/support/geometry/splitmix.h"
#include "tests/support/worlds/fieldfamilies.h"

#include <QTest>

#include <boost/geometry/algorithms/distance.hpp>
#include <boost/geometry/geometries/box.hpp>
#include <boost/geometry/geometries/point_xy.hpp>
#include <boost/geometry/geometries/segment.hpp>
#include <boost/geometry/index/rtree.hpp>
#include <boost/geometry/strategies/strategies.hpp>

#include <cmath>
#include <limits>
#include <numbers>

using namespace thicket;
using namespace thicket::test;
using nav::ObstacleField;
using nav::Point;
using nav::SearchView;

namespace {

namespace bg = boost::geometry;
using BoostPoint = bg::model::d2::point_xy<double>;
using BoostBox = bg::model::box<BoostPoint>;
using Entry = std::pair<BoostBox, std::uint32_t>;
using Tree = bg::index::rtree<Entry, bg::index::quadratic<16>>;

BoostBox boxOf(Point low, Point high) { return {{low.x, low.y}, {high.x, high.y}}; }

template <class Number> std::vector<Number> found(const Tree& tree, const nav::Box& window)
{
    std::vector<Number> indices;
    for (auto i = tree.qbegin(bg::index::intersects(boxOf(window.min, window.max)));
         i != tree.qend(); ++i)
        indices.emplace_back(i->second);
    std::sort(indices.begin(), indices.end());
    return indices;
}

bool isWhollyCovered(const ObstacleField& field, nav::DiscIndex disc)
{
    const auto arcs = SearchView(field).coveredArcs(disc);
    return arcs.size() == 1 && arcs[0].sweep >= 2 * std::numbers::pi;
}

bool meets(const ObstacleField& field, nav::CoreIndex core, const nav::Box& window)
{
    const nav::Disc& a = SearchView(field).discs()[SearchView(field).cores()[core].a];
    const Point b = SearchView(field).discs()[SearchView(field).cores()[core].b].center;
    const bg::model::segment<BoostPoint> axis({a.center.x, a.center.y}, {b.x, b.y});
    return bg::distance(axis, boxOf(window.min, window.max)) < a.radius;
}

struct Case {
    FamilyMap map;
    ObstacleField field;

    Point anywhere(SplitMix& random) const
    {
        return map.origin + Point{random.between(-5, 45), random.between(-5, 45)};
    }
    double brute(Point p) const { return bruteClearance(map.obstacles, field.agentRadius(), p); }
};

Case caseOf(int family, std::uint64_t seed)
{
    FamilyMap map = makeFamily(static_cast<Family>(family), seed);
    auto field = ObstacleField::build(map.obstacles, seed % 3 ? 0.35 : 0);
    if (!field)
        qFatal("%s", field.error().message.c_str());
    return {std::move(map), *field};
}

} // namespace

class ClearanceTest : public QObject {
    Q_OBJECT

private slots:
    void clearanceAgreesWithALoop_data();
    void clearanceAgreesWithALoop();
    void obstacleAtAgreesWithALoop_data() { clearanceAgreesWithALoop_data(); }
    void obstacleAtAgreesWithALoop();
    void noFreePointIsNearer_data() { clearanceAgreesWithALoop_data(); }
    void noFreePointIsNearer();
    void windowsAgreeWithAnRTree_data() { clearanceAgreesWithALoop_data(); }
    void windowsAgreeWithAnRTree();
    void anEmptyFieldIsFree();
    void farPointsAreAnswered();
    void aFilledArenaHasNoFreePoint();
    void arenasMeasureFromTheirRim();
    void arenasMayHaveNoFreePoint_data();
    void arenasMayHaveNoFreePoint();
    void theNearestFreePointMayBeACrossing();
};

void ClearanceTest::clearanceAgreesWithALoop_data()
{
    QTest::addColumn<int>("family");
    for (const Family family : allFamilies)
        QTest::newRow(name(family)) << static_cast<int>(family);
}

void ClearanceTest::clearanceAgreesWithALoop()
{
    QFETCH(int, family);
    SplitMix random(static_cast<std::uint64_t>(family) + 11);
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const Case c = caseOf(family, seed);
        for (int i = 0; i < 40; ++i) {
            const Point p = c.anywhere(random);
            // Only seals may make an obstacle nearer, by their own size.
            const double less = c.brute(p) - c.field.clearance(p);
            QVERIFY(less >= -20 * c.field.tolerance());
            QVERIFY(less <= 110 * c.field.tolerance());
        }
    }
}

void ClearanceTest::obstacleAtAgreesWithALoop()
{
    QFETCH(int, family);
    SplitMix random(static_cast<std::uint64_t>(family) + 12);
    int blocked = 0;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const Case c = caseOf(family, seed);
        const double slack = 40 * c.field.tolerance();
        for (int i = 0; i < 40; ++i) {
            const Point p = c.anywhere(random);
            const auto id = c.field.obstacleAt(p);
            const double clear = c.brute(p);
            if (std::abs(clear) > slack)
                QCOMPARE(id.has_value(), clear < 0);
            if (!id)
                continue;
            ++blocked;
            const nav::Obstacle& obstacle = c.map.obstacles[static_cast<std::size_t>(*id - 1)];
            QVERIFY(bruteClearance({obstacle}, c.field.agentRadius(), p) <= clear + slack);
        }
    }
    QVERIFY(blocked > 0);
}

void ClearanceTest::noFreePointIsNearer()
{
    QFETCH(int, family);
    SplitMix random(static_cast<std::uint64_t>(family) + 13);
    int moved = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Case c = caseOf(family, seed);
        const bool mayBeExpanded = c.field.agentRadius() < SearchView(c.field).minimumExpansion();
        const double slack = 150 * c.field.tolerance() +
                             (mayBeExpanded ? SearchView(c.field).minimumExpansion() : 0);
        for (int i = 0; i < 25; ++i) {
            const Point p = c.anywhere(random);
            const auto free = c.field.nearestFreePoint(p);
            if (!free) { // then nothing is free anywhere
                QVERIFY(static_cast<Family>(family) == Family::arenaContacts);
                for (int k = 0; k < 1000; ++k)
                    QVERIFY(c.brute(c.anywhere(random)) < slack);
                break;
            }
            QVERIFY(!c.field.obstacleAt(*free));
            QVERIFY(c.brute(*free) >= -40 * c.field.tolerance());
            if (!c.field.obstacleAt(p)) {
                QCOMPARE(*free, p);
                continue;
            }
            ++moved;
            const double apart = distance(p, *free);
            for (int k = 0; k < 60; ++k) {
                const double angle = random.between(0, 2 * std::numbers::pi);
                const double reach = apart * std::sqrt(random.between(0, 1));
                const Point nearer = p + reach * Point{std::cos(angle), std::sin(angle)};
                QVERIFY(reach > apart - slack || c.brute(nearer) < slack);
            }
        }
    }
    QVERIFY(moved > 0);
}

void ClearanceTest::windowsAgreeWithAnRTree()
{
    QFETCH(int, family);
    SplitMix random(static_cast<std::uint64_t>(family) + 14);
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Case c = caseOf(family, seed);
        Tree discs;
        Tree cores;
        std::vector<nav::Box> discBoxes;
        for (nav::DiscIndex i; i < SearchView(c.field).discs().size(); ++i) {
            const nav::Disc& disc = SearchView(c.field).discs()[i];
            const Point reach{disc.radius, disc.radius};
            discBoxes.push_back({disc.center - reach, disc.center + reach});
            if (!isWhollyCovered(c.field, i))
                discs.insert({boxOf(discBoxes[i].min, discBoxes[i].max), i});
        }
        for (nav::CoreIndex i; i < SearchView(c.field).cores().size(); ++i) {
            const nav::Box& a = discBoxes[SearchView(c.field).cores()[i].a];
            const nav::Box& b = discBoxes[SearchView(c.field).cores()[i].b];
            cores.insert({boxOf({std::min(a.min.x, b.min.x), std::min(a.min.y, b.min.y)},
                                {std::max(a.max.x, b.max.x), std::max(a.max.y, b.max.y)}),
                          i});
        }
        for (int k = 0; k < 20; ++k) {
            const Point low = c.anywhere(random);
            const nav::Box window{low, low + Point{random.between(0, 15), random.between(0, 15)}};
            auto indices = SearchView(c.field).discsIn(window);
            std::erase_if(indices, [&](auto i) { return isWhollyCovered(c.field, i); });
            QCOMPARE(indices, found<nav::DiscIndex>(discs, window));
            const auto given = SearchView(c.field).coresIn(window);
            const auto boxed = found<nav::CoreIndex>(cores, window);
            QVERIFY(std::includes(boxed.begin(), boxed.end(), given.begin(), given.end()));
            for (const nav::CoreIndex i : boxed)
                QVERIFY(!meets(c.field, i, window) ||
                        std::count(given.begin(), given.end(), i) == 1);
        }
    }
}

void ClearanceTest::anEmptyFieldIsFree()
{
    const ObstacleField field;
    QCOMPARE(field.clearance({1, 2}), std::numeric_limits<double>::infinity());
    QVERIFY(!field.obstacleAt({1, 2}));
    QCOMPARE(field.nearestFreePoint({1, 2}), (Point{1, 2}));
    QVERIFY(field.isFree({{-5, 0}, {5, 0}}));
    QVERIFY(field.bounds().isEmpty());
    QVERIFY(SearchView(field).discsIn({{-1, -1}, {1, 1}}).empty());
    QVERIFY(SearchView(field).coresIn({{-1, -1}, {1, 1}}).empty());
}

void ClearanceTest::farPointsAreAnswered()
{
    const std::vector<nav::Obstacle> obstacles{{1, nav::Circle{{0, 0}, 1}},
                                               {2, nav::Wall{{{5, 0}, {6, 0}}, 0, false}}};
    const auto field = ObstacleField::build(obstacles, 0.5);
    QVERIFY(field.has_value());
    QVERIFY(std::abs(field->clearance({-1e9, 0}) - (1e9 - 1.5)) < 1e-5);
    QVERIFY(!field->obstacleAt({1e9, 1e9}));
    QVERIFY(field->isFree({{-1e9, 3}, {1e9, 3}}));
    QVERIFY(!field->isFree({{-1e9, 0}, {1e9, 0}}));
}

void ClearanceTest::aFilledArenaHasNoFreePoint()
{
    const nav::Polygon arena{{{0, 0}, {10, 0}, {10, 10}, {0, 10}}, true};
    std::vector<nav::Obstacle> obstacles{{1, arena}};
    const auto open = ObstacleField::build(obstacles, 1);
    QVERIFY(open.has_value());
    QCOMPARE(open->obstacleAt({-50, 5}), 1);
    QVERIFY(!open->obstacleAt({5, 5}));
    const auto entrance = open->nearestFreePoint({-50, 5});
    QVERIFY(entrance && distance(*entrance, Point{1, 5}) < 1e-9);
    obstacles.push_back({2, nav::Circle{{5, 5}, 9}});
    const auto filled = ObstacleField::build(obstacles, 1);
    QVERIFY(filled.has_value());
    QVERIFY(!filled->nearestFreePoint({5, 5}).has_value());
}

void ClearanceTest::arenasMeasureFromTheirRim()
{
    const std::vector<nav::Obstacle> obstacles{{1, nav::Circle{{3, 4}, 10, true}},
                                               {2, nav::Circle{{3, 4}, 1}}};
    const auto field = ObstacleField::build(obstacles, 2);
    QVERIFY(field.has_value());
    QVERIFY(std::abs(field->clearance({3, 11}) - 1) < 1e-12);
    QVERIFY(std::abs(field->clearance({3, 13}) + 1) < 1e-12);
    QVERIFY(std::abs(field->clearance({3, 1e6}) + (1e6 - 12)) < 1e-6);
    QCOMPARE(field->obstacleAt({3, 13}), 1);
    QVERIFY(!field->obstacleAt({3, 12}));
    QVERIFY(distance(*field->nearestFreePoint({103, 4}), Point{11, 4}) < 1e-9);
    QCOMPARE(field->bounds(), (nav::Box{{-5, -4}, {11, 12}}));
}

void ClearanceTest::arenasMayHaveNoFreePoint_data()
{
    using Obstacles = std::vector<nav::Obstacle>;
    QTest::addColumn<Obstacles>("obstacles");
    const auto arena = [](double x, double radius) {
        return nav::Obstacle{1, nav::Circle{{x, 0}, radius, true}};
    };
    QTest::newRow("smaller than the agent") << Obstacles{arena(0, 0.5)};
    QTest::newRow("as large as the agent") << Obstacles{arena(0, 1)};
    QTest::newRow("of radius 0") << Obstacles{arena(0, 0)};
    QTest::newRow("filled by a disc") << Obstacles{arena(0, 5), {2, nav::Circle{{0.5, 0}, 4}}};
    QTest::newRow("coincides with a disc") << Obstacles{arena(0, 5), {2, nav::Circle{{0, 0}, 3}}};
    QTest::newRow("all but coincides with a disc")
        << Obstacles{arena(0, 5), {2, nav::Circle{{1e-8, 0}, 3 - 2e-8}}};
    QTest::newRow("apart from another") << Obstacles{arena(0, 5), arena(20, 5)};
    QTest::newRow("apart from an inverted polygon")
        << Obstacles{arena(0, 5), {2, nav::Polygon{{{30, 0}, {40, 0}, {30, 9}}, true}}};
}

void ClearanceTest::arenasMayHaveNoFreePoint()
{
    QFETCH(std::vector<nav::Obstacle>, obstacles);
    const auto field = ObstacleField::build(obstacles, 1);
    QVERIFY(field.has_value());
    SplitMix random(15);
    for (int i = 0; i < 300; ++i) {
        const double reach = i % 3 == 0 ? 4 : random.between(0, 30);
        const double angle = random.between(0, 2 * std::numbers::pi);
        const Point p = reach * Point{std::cos(angle), std::sin(angle)};
        QVERIFY(field->obstacleAt(p).has_value());
        QVERIFY(!field->nearestFreePoint(p).has_value());
    }
    QVERIFY(field->obstacleAt({0, 0}).has_value());
    QVERIFY(!field->nearestFreePoint({0, 0}).has_value());
}

// From outside, through a disc on the rim; through a wall across it; into a lens of two arenas.
void ClearanceTest::theNearestFreePointMayBeACrossing()
{
    const nav::Obstacle arena{1, nav::Circle{{0, 0}, 5, true}};
    const auto nearest = [](const std::vector<nav::Obstacle>& obstacles, Point p) {
        return ObstacleField::build(obstacles, 0)->nearestFreePoint(p).value();
    };
    QVERIFY(distance(nearest({arena, {2, nav::Circle{{4, 0}, 3}}}, {20, 1}), Point{4, 3}) < 1e-9);
    QVERIFY(distance(nearest({arena, {2, nav::Wall{{{0, 0}, {9, 0}}, 6, false}}}, {20, 1}),
                     Point{4, 3}) < 1e-9);
    const nav::Obstacle other{2, nav::Circle{{8, 0}, 5, true}};
    QVERIFY(distance(nearest({arena, other}, {4, 20}), Point{4, 3}) < 1e-9);
    QVERIFY(distance(nearest({arena, other}, {4, -20}), Point{4, -3}) < 1e-9);
}

QTEST_GUILESS_MAIN(ClearanceTest)
#include "clearancetest.moc"
