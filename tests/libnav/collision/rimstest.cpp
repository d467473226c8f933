#include "libnav/collision/searchview.h"
#include "tests/support/geometry/rimarcs.h"
#include "tests/support/geometry/splitmix.h"
#include "tests/support/worlds/fieldfamilies.h"

#include <QTest>

#include <cmath>
#include <numbers>

using namespace thicket;
using namespace thicket::test;
using nav::ObstacleField;
using nav::Point;
using nav::SearchView;

namespace {

constexpr double turn = 2 * std::numbers::pi;

std::vector<std::int64_t> obstaclesOf(const ObstacleField& field)
{
    std::vector<std::int64_t> ids;
    for (const nav::Disc& disc : SearchView(field).discs())
        ids.push_back(disc.obstacle);
    return ids;
}

} // namespace

class RimsTest : public QObject {
    Q_OBJECT

private slots:
    void coversWhatOtherShapesCover_data();
    void coversWhatOtherShapesCover();
    void arcsAreDisjointAndSorted_data() { coversWhatOtherShapesCover_data(); }
    void arcsAreDisjointAndSorted();
    void dropsNestedDiscs();
    void dropsCirclesOfNoSize();
    void sharesAWallsJoints();
    void repeatedWallsCountOnce();
    void interiorsCoverReflexCorners();
    void coresCoverCompletely_data();
    void coresCoverCompletely();
    void discsOutsideArenasGo();
    void rimsEndAtArenas();
    void arenasThatHoldAnotherGo();
    void raisedCornersKeepTheirTrueRadius();
    void doublesKeepTheLargerTrueRadius();
    void sealsAreNoLargerThanWhatTouches();
};

void RimsTest::coversWhatOtherShapesCover_data()
{
    QTest::addColumn<int>("family");
    for (const Family family : allFamilies)
        QTest::newRow(name(family)) << static_cast<int>(family);
}

void RimsTest::coversWhatOtherShapesCover()
{
    QFETCH(int, family);
    SplitMix random(static_cast<std::uint64_t>(family) + 3);
    int covered = 0;
    int open = 0;
    for (std::uint64_t seed = 1; seed <= 25; ++seed) {
        const FamilyMap map = makeFamily(static_cast<Family>(family), seed);
        const auto field = ObstacleField::build(map.obstacles, seed % 2 ? 0.4 : 0);
        QVERIFY(field.has_value());
        const double eps = field->tolerance();
        for (nav::DiscIndex i; i < SearchView(*field).discs().size(); ++i) {
            const nav::Disc& disc = SearchView(*field).discs()[i];
            // A seal's rim is within the tolerance of its own neighbours.
            if (disc.radius < 200 * eps)
                continue;
            for (int k = 0; k < 12; ++k) {
                const double angle = random.between(0, turn);
                const Point p = disc.center + disc.radius * Point{std::cos(angle), std::sin(angle)};
                const double clear =
                    bruteExpandedClearance(map.obstacles, field->agentRadius(), eps, p);
                const bool isCover = isCovered(SearchView(*field).coveredArcs(i), angle);
                (isCover ? covered : open) += 1;
                const auto where = QString("seed %1 disc %2 angle %3 clear %4")
                                       .arg(seed)
                                       .arg(i)
                                       .arg(angle)
                                       .arg(clear);
                QVERIFY2(isCover || clear >= -40 * eps, qPrintable(where));
                QVERIFY2(!isCover || clear <= 150 * eps, qPrintable(where));
            }
            // The middle of a covered arc must be inside something else.
            for (const nav::RimArc& arc : SearchView(*field).coveredArcs(i)) {
                const double middle = arc.begin + arc.sweep / 2;
                const Point p =
                    disc.center + disc.radius * Point{std::cos(middle), std::sin(middle)};
                QVERIFY(bruteExpandedClearance(map.obstacles, field->agentRadius(), eps, p) <=
                        10 * eps);
            }
        }
    }
    QVERIFY(open > 0);
    if (static_cast<Family>(family) != Family::disjoint)
        QVERIFY(covered > 0);
}

void RimsTest::arcsAreDisjointAndSorted()
{
    QFETCH(int, family);
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const FamilyMap map = makeFamily(static_cast<Family>(family), seed);
        const auto field = ObstacleField::build(map.obstacles, seed % 2 ? 0.7 : 0);
        QVERIFY(field.has_value());
        for (nav::DiscIndex i; i < SearchView(*field).discs().size(); ++i) {
            const auto arcs = SearchView(*field).coveredArcs(i);
            for (std::size_t k = 0; k < arcs.size(); ++k) {
                QVERIFY(arcs[k].begin >= 0 && arcs[k].begin < turn);
                QVERIFY(arcs[k].sweep > 0 && arcs[k].sweep <= turn);
                const double next = k + 1 < arcs.size() ? arcs[k + 1].begin : arcs[0].begin + turn;
                QVERIFY(arcs[k].begin + arcs[k].sweep <= next);
            }
        }
    }
}

void RimsTest::dropsNestedDiscs()
{
    const std::vector<nav::Obstacle> obstacles{{1, nav::Circle{{0, 0}, 1}},
                                               {2, nav::Circle{{0.5, 0}, 3}},
                                               {3, nav::Circle{{9, 0}, 1}},
                                               {4, nav::Circle{{9, 0}, 1}},
                                               {5, nav::Circle{{9, 0}, 0.5}}};
    const auto field = ObstacleField::build(obstacles, 0.25);
    QVERIFY(field.has_value());
    QCOMPARE(obstaclesOf(*field), (std::vector<std::int64_t>{2, 3}));
    QCOMPARE(field->obstacleCount(), std::size_t{5});
    QCOMPARE(SearchView(*field).discs()[0].radius, 3.25);
}

void RimsTest::dropsCirclesOfNoSize()
{
    const std::vector<nav::Obstacle> obstacles{{1, nav::Circle{{0, 0}, 0}},
                                               {2, nav::Circle{{5, 0}, 1}}};
    QCOMPARE(obstaclesOf(*ObstacleField::build(obstacles, 0)), (std::vector<std::int64_t>{2}));
    QCOMPARE(obstaclesOf(*ObstacleField::build(obstacles, 0.1)), (std::vector<std::int64_t>{1, 2}));
}

void RimsTest::sharesAWallsJoints()
{
    const nav::Wall wall{{{0, 0}, {0, 0}, {10, 0}, {10, 10}}, 0.5, true};
    const auto field = ObstacleField::build(std::vector<nav::Obstacle>{{7, wall}}, 0.25);
    QVERIFY(field.has_value());
    QCOMPARE(SearchView(*field).discs().size(), std::size_t{3});
    QCOMPARE(SearchView(*field).cores().size(), std::size_t{3});
    QCOMPARE(SearchView(*field).discs()[1].corner, 2);
    QCOMPARE(SearchView(*field).cores()[2].side, 3);
    for (const nav::Disc& disc : SearchView(*field).discs())
        QCOMPARE(disc.radius, 0.5);
    // A right angle leaves a quarter of the joint free.
    const auto arcs = SearchView(*field).coveredArcs(nav::DiscIndex{1});
    QCOMPARE(arcs.size(), std::size_t{1});
    QVERIFY(std::abs(arcs[0].sweep - 0.75 * turn) < 1e-9);
}

void RimsTest::repeatedWallsCountOnce()
{
    const nav::Wall wall{{{0, 0}, {10, 0}}, 1, false};
    const nav::Wall back{{{10, 0}, {0, 0}}, 1, false};
    const auto field = ObstacleField::build(std::vector<nav::Obstacle>{{1, wall}, {2, back}}, 0);
    QVERIFY(field.has_value());
    QCOMPARE(SearchView(*field).discs().size(), std::size_t{2});
    QCOMPARE(std::ranges::count_if(SearchView(*field).cores(),
                                   [](const nav::Core& core) { return core.a != core.b; }),
             1);
    QVERIFY(std::abs(SearchView(*field).coveredArcs(nav::DiscIndex{0})[0].sweep - turn / 2) <
            1e-12);
}

void RimsTest::interiorsCoverReflexCorners()
{
    const nav::Polygon arrow{{{0, 0}, {10, 0}, {10, 10}, {7, 3}}, false};
    const auto field = ObstacleField::build(std::vector<nav::Obstacle>{{1, arrow}}, 0.5);
    QVERIFY(field.has_value());
    // All corners except the reflex one have a free arc.
    for (nav::DiscIndex i; i < 4; ++i) {
        const auto arcs = SearchView(*field).coveredArcs(i);
        QCOMPARE(arcs.size(), std::size_t{1});
        QCOMPARE(arcs[0].sweep == turn, SearchView(*field).discs()[i].corner == 3);
    }
}

// One wall with one core, short or long compared with its thickness, and a circle that meets it.
void RimsTest::coresCoverCompletely_data()
{
    QTest::addColumn<double>("length");
    QTest::addColumn<double>("thickness");
    QTest::addColumn<double>("least");
    QTest::addColumn<double>("most");
    QTest::newRow("shorter than wide") << 0.5 << 8.0 << 0.1 << 6.0;
    QTest::newRow("far shorter than wide") << 0.01 << 8.0 << 0.001 << 0.02;
    QTest::newRow("as long as wide") << 4.0 << 4.0 << 0.2 << 5.0;
    QTest::newRow("long") << 20.0 << 1.0 << 0.1 << 3.0;
    QTest::newRow("small circles") << 6.0 << 6.0 << 0.05 << 1.0;
    QTest::newRow("circles larger than the wall") << 2.0 << 2.0 << 3.0 << 9.0;
}

void RimsTest::coresCoverCompletely()
{
    QFETCH(double, length);
    QFETCH(double, thickness);
    QFETCH(double, least);
    QFETCH(double, most);
    SplitMix random(41);
    int acrossEndLineOnly = 0;
    for (int i = 0; i < 600; ++i) {
        const double turned = random.between(0, turn);
        const Point along{std::cos(turned), std::sin(turned)};
        const double radius = random.between(least, most);
        const double half = thickness / 2;
        // Anywhere beside the wall, across one of its end lines only.
        double x = random.between(-half - radius, length + half + radius);
        double y = random.between(-half - radius, half + radius);
        if (i % 3 > 0)
            x = random.between(-radius, radius);
        if (i % 3 > 1)
            y = half - radius * random.between(1, 1.1);
        const Point from{random.between(-9, 9), random.between(-9, 9)};
        const std::vector<nav::Obstacle> obstacles{
            {1, nav::Wall{{from, from + length * along}, thickness, false}},
            {2, nav::Circle{from + x * along + y * leftNormal(along), radius}}};
        const auto field = ObstacleField::build(obstacles, 0);
        QVERIFY(field.has_value());
        for (nav::DiscIndex disc; disc < SearchView(*field).discs().size(); ++disc) {
            if (SearchView(*field).discs()[disc].obstacle != 2 ||
                SearchView(*field).discs()[disc].radius < 1e-3)
                continue;
            acrossEndLineOnly += std::abs(x) < radius && std::abs(y) + radius < half;
            for (int k = 0; k < 720; ++k) {
                const double angle = turn * k / 720;
                const Point p = SearchView(*field).discs()[disc].center +
                                radius * Point{std::cos(angle), std::sin(angle)};
                const double clear =
                    bruteExpandedClearance({obstacles[0]}, 0, field->tolerance(), p);
                if (std::abs(clear) > 40 * field->tolerance())
                    QCOMPARE(isCovered(SearchView(*field).coveredArcs(disc), angle), clear < 0);
            }
        }
    }
    if (QString(QTest::currentDataTag()) == "small circles")
        QVERIFY(acrossEndLineOnly > 20);
}

void RimsTest::discsOutsideArenasGo()
{
    const std::vector<nav::Obstacle> obstacles{
        {1, nav::Circle{{0, 0}, 10, true}},     {2, nav::Circle{{12, 0}, 1}}, // outside
        {3, nav::Circle{{11, 0}, 1}},           // touches from outside
        {4, nav::Circle{{-10, 0}, 1}},          // across the rim
        {5, nav::Wall{{{0, -20}, {0, 20}}, 1}}, // ends outside
    };
    const auto field = ObstacleField::build(obstacles, 0);
    QVERIFY(field.has_value());
    QCOMPARE(obstaclesOf(*field), (std::vector<std::int64_t>{4, 5, 5}));
    for (const nav::DiscIndex corner : {nav::DiscIndex{1}, nav::DiscIndex{2}}) {
        QCOMPARE(SearchView(*field).coveredArcs(corner).size(), std::size_t{1});
        QCOMPARE(SearchView(*field).coveredArcs(corner)[0].sweep, turn);
    }
    QCOMPARE(SearchView(*field).cores().size(), std::size_t{1});
    QVERIFY(!field->isFree({{-3, 0}, {3, 0}}));
    QCOMPARE(SearchView(*field).discsIn({{-50, -50}, {50, 50}}), std::vector{nav::DiscIndex{0}});
}

void RimsTest::rimsEndAtArenas()
{
    // The rim of radius 3 about (4, 0) leaves the arena of radius 5 at (4, +-3).
    const std::vector<nav::Obstacle> obstacles{{1, nav::Circle{{0, 0}, 5, true}},
                                               {2, nav::Circle{{4, 0}, 3}}};
    const auto field = ObstacleField::build(obstacles, 0);
    QVERIFY(field.has_value());
    const auto arcs = SearchView(*field).coveredArcs(nav::DiscIndex{0});
    QCOMPARE(arcs.size(), std::size_t{1});
    QVERIFY(std::abs(arcs[0].begin - 0.75 * turn) < 1e-12);
    QVERIFY(std::abs(arcs[0].sweep - turn / 2) < 1e-12);
    // An agent of radius 1 has an arena of 4 and a disc of radius 4 about (4, 0): 60 degrees aside.
    const auto grown = ObstacleField::build(obstacles, 1);
    QVERIFY(std::abs(SearchView(*grown).coveredArcs(nav::DiscIndex{0})[0].sweep - 2.0 / 3 * turn) <
            1e-12);
}

void RimsTest::arenasThatHoldAnotherGo()
{
    const auto kept = [](std::vector<nav::Obstacle> obstacles) {
        std::vector<std::int64_t> ids;
        const auto field = ObstacleField::build(obstacles, 0);
        for (const nav::Arena& arena : SearchView(*field).arenas())
            ids.push_back(arena.obstacle);
        return ids;
    };
    using Ids = std::vector<std::int64_t>;
    const auto arena = [](std::int64_t id, double x, double radius) {
        return nav::Obstacle{id, nav::Circle{{x, 0}, radius, true}};
    };
    QCOMPARE(kept({arena(1, 0, 5), arena(2, 0, 5)}), (Ids{1}));
    QCOMPARE(kept({arena(1, 0, 9), arena(2, 2, 5), arena(3, 0, 7)}), (Ids{2}));
    QCOMPARE(kept({arena(1, 0, 9), arena(2, 2, 8), arena(3, -3, 8)}), (Ids{1, 2, 3}));
    QCOMPARE(kept({arena(1, 4, 5), arena(2, 0, 9)}), (Ids{1})); // touches from inside
}

void RimsTest::raisedCornersKeepTheirTrueRadius()
{
    const std::vector<nav::Obstacle> obstacles{
        {1, nav::Wall{{{0, 0}, {10, 0}}, 0, false}},
        {2, nav::Wall{{{0, 5}, {10, 5}}, 1e-7, false}},
        {3, nav::Wall{{{0, 10}, {10, 10}}, 1, false}},
        {4, nav::Polygon{{{20, 0}, {30, 0}, {20, 10}}}},
        {5, nav::Circle{{40, 0}, 2}},
    };
    const double without[] = {0, 0.5e-7, 0.5, 0, 2};
    for (const double agentRadius : {0.0, 1e-8, 0.25}) {
        const auto field = ObstacleField::build(obstacles, agentRadius);
        QVERIFY(field.has_value());
        QCOMPARE(SearchView(*field).discs().size(), std::size_t{10});
        for (const nav::Disc& disc : SearchView(*field).discs()) {
            const double want = without[disc.obstacle - 1] + agentRadius;
            QCOMPARE(disc.trueRadius, want);
            QCOMPARE(disc.radius, disc.corner >= 0
                                      ? std::max(want, SearchView(*field).minimumExpansion())
                                      : want);
        }
    }
}

void RimsTest::doublesKeepTheLargerTrueRadius()
{
    const nav::Obstacle thin{1, nav::Wall{{{0, 0}, {10, 0}}, 0, false}};
    const double least = SearchView(*ObstacleField::build(std::vector{thin}, 0)).minimumExpansion();
    const auto cornersAt0 = [&](nav::Obstacle other) {
        std::vector<nav::Disc> found;
        for (const auto& obstacles : {std::vector{thin, other}, std::vector{other, thin}}) {
            const auto field = ObstacleField::build(obstacles, 0);
            for (const nav::Disc& disc : SearchView(*field).discs())
                if (disc.center == Point{})
                    found.push_back(disc);
        }
        return found;
    };
    // A circle inside the corner's minimum expansion still counts, in either order.
    for (const double radius : {0.3 * least, 0.9999 * least}) {
        const auto corners = cornersAt0({2, nav::Circle{{0, 0}, radius}});
        QCOMPARE(corners.size(), std::size_t{2});
        for (const nav::Disc& corner : corners)
            QCOMPARE(corner.trueRadius, radius);
    }
    const auto corners = cornersAt0({2, nav::Wall{{{0, 0}, {0, 9}}, least, false}});
    QCOMPARE(corners.size(), std::size_t{2});
    for (const nav::Disc& corner : corners)
        QCOMPARE(corner.trueRadius, least / 2);
}

// A seal lies in the hull of the two, where no shortest path turns.
void RimsTest::sealsAreNoLargerThanWhatTouches()
{
    const auto sealOf = [](double radius) {
        const auto field = ObstacleField::build(
            std::vector<nav::Obstacle>{{1, nav::Circle{{0, 0}, 10}},
                                       {2, nav::Circle{{10 + radius, 0}, radius}}},
            0);
        std::vector<double> radii;
        for (const nav::Disc& disc : SearchView(*field).discs())
            if (distance(disc.center, Point{10, 0}) < 1e-12)
                radii.push_back(disc.radius / field->tolerance());
        return radii;
    };
    QCOMPARE(sealOf(1).size(), std::size_t{1});
    QVERIFY(std::abs(sealOf(1)[0] - 100) < 1e-3);
    QCOMPARE(sealOf(1e-6).size(), std::size_t{1});
    QVERIFY(std::abs(sealOf(1e-6)[0] - 50) < 1e-3);
}

QTEST_GUILESS_MAIN(RimsTest)
#include "rimstest.moc"
