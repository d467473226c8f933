#include "libnav/collision/searchview.h"
#include "tests/support/geometry/splitmix.h"
#include "tests/support/worlds/fieldfamilies.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace thicket;
using namespace thicket::test;
using nav::ObstacleField;
using nav::Point;
using nav::SearchView;

namespace {

constexpr double agentRadii[] = {0, 0.3, 1};

/// The first point deeper than `depth` on a march over the raw shapes, in steps no longer than the
/// distance to the nearest one.
std::optional<double> marchedHit(const FamilyMap& map, const ObstacleField& field,
                                 const nav::Segment& segment, double depth)
{
    const double length = distance(segment.a, segment.b);
    const double shortest = 1e-4 * length;
    for (double at = 0; at <= length;) {
        const Point p = segment.a + at / length * (segment.b - segment.a);
        const double clear =
            bruteExpandedClearance(map.obstacles, field.agentRadius(), field.tolerance(), p);
        if (clear < -depth)
            return at;
        at += std::max(clear, shortest);
    }
    return {};
}

nav::Obstacle circle(std::int64_t id, Point center, double radius)
{
    return {id, nav::Circle{center, radius}};
}

ObstacleField fieldOf(const std::vector<nav::Obstacle>& obstacles, double agentRadius = 0)
{
    auto field = ObstacleField::build(obstacles, agentRadius);
    return field ? *field : ObstacleField();
}

} // namespace

class RaysTest : public QObject {
    Q_OBJECT

private slots:
    void agreesWithAMarchOverTheShapes_data();
    void agreesWithAMarchOverTheShapes();
    void entersWhatItReports_data() { agreesWithAMarchOverTheShapes_data(); }
    void entersWhatItReports();
    void goesAlongAKnownDirection_data() { agreesWithAMarchOverTheShapes_data(); }
    void goesAlongAKnownDirection();
    void ignoresOnlyTheGivenDiscs();
    void touchingIsNoHit();
    void startInsideIsAHitAtOnce();
    void contactsAreSealed_data();
    void contactsAreSealed();
    void narrowGapsAreOpen();
    void contactsWithArenasAreSealed_data();
    void contactsWithArenasAreSealed();
    void stopsWhereItLeavesAnArena();
    void startsOutsideAnArenaAreHitsAtOnce();
    void touchingAnArenaIsNoHit();
    void slidesAlongAWall();
};

void RaysTest::agreesWithAMarchOverTheShapes_data()
{
    QTest::addColumn<int>("family");
    for (const Family family : allFamilies)
        QTest::newRow(name(family)) << static_cast<int>(family);
}

void RaysTest::agreesWithAMarchOverTheShapes()
{
    QFETCH(int, family);
    SplitMix random(static_cast<std::uint64_t>(family) + 1);
    int hits = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const FamilyMap map = makeFamily(static_cast<Family>(family), seed);
        const auto built = ObstacleField::build(map.obstacles, agentRadii[seed % 3]);
        QVERIFY(built.has_value());
        const double slack = 40 * built->tolerance();
        for (int i = 0; i < 25; ++i) {
            const auto anywhere = [&] {
                return map.origin + Point{random.between(-3, 43), random.between(-3, 43)};
            };
            const nav::Segment segment{anywhere(), anywhere()};
            // From deep inside a polygon the result is undefined.
            if (built->obstacleAt(segment.a))
                continue;
            const auto hit = built->firstHit(segment.a, segment.b);
            const auto marched = marchedHit(map, *built, segment, slack);
            hits += hit.has_value();
            // The march may step over a grazed rim, but never finds what is not there.
            if (marched) {
                QVERIFY(hit.has_value());
                QVERIFY(hit->at <= *marched + slack);
            }
            if (hit) {
                const Point at =
                    segment.a + hit->at / distance(segment.a, segment.b) * (segment.b - segment.a);
                const double clear = bruteExpandedClearance(map.obstacles, built->agentRadius(),
                                                            built->tolerance(), at);
                // Seals extend 100 tolerances out of contacts.
                QVERIFY2(std::abs(clear) <= 150 * built->tolerance(),
                         qPrintable(QString::number(clear)));
            }
        }
    }
    QVERIFY(hits > 0);
}

void RaysTest::entersWhatItReports()
{
    QFETCH(int, family);
    SplitMix random(static_cast<std::uint64_t>(family) + 77);
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const FamilyMap map = makeFamily(static_cast<Family>(family), seed);
        const auto field = fieldOf(map.obstacles, agentRadii[seed % 3]);
        for (int i = 0; i < 100; ++i) {
            const Point from = map.origin + Point{random.between(-3, 43), random.between(-3, 43)};
            const Point to = map.origin + Point{random.between(-3, 43), random.between(-3, 43)};
            const auto hit = field.firstHit(from, to);
            if (!hit || hit->kind != nav::Hit::Kind::disc)
                continue;
            const Point center = hit->axis.a;
            const Point along = to - from;
            const double share =
                std::clamp(dot(center - from, along) / dot(along, along), 0.0, 1.0);
            QVERIFY(distance(center, from + share * along) < hit->radius - 0.9 * field.tolerance());
            const auto discs = SearchView(field).discs();
            QVERIFY(std::ranges::any_of(discs, [&](const nav::Disc& disc) {
                return disc.obstacle == hit->obstacle && disc.center == center &&
                       disc.radius == hit->radius;
            }));
        }
    }
}

// An infinite ray hits what a segment to beyond the map hits.
void RaysTest::goesAlongAKnownDirection()
{
    QFETCH(int, family);
    SplitMix random(static_cast<std::uint64_t>(family) + 177);
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const FamilyMap map = makeFamily(static_cast<Family>(family), seed);
        const auto field = fieldOf(map.obstacles, agentRadii[seed % 3]);
        for (int i = 0; i < 100; ++i) {
            const Point from = map.origin + Point{random.between(-3, 43), random.between(-3, 43)};
            const double angle = random.between(0, 7);
            const Point direction{std::cos(angle), std::sin(angle)};
            const auto ignored = static_cast<nav::DiscIndex>(
                random.below(int(SearchView(field).discs().size()) + 1));
            for (const double reach : {random.between(1, 40), 1e4}) {
                const auto hit =
                    SearchView(field).firstHit(from, from + reach * direction, ignored);
                const double limit = reach == 1e4 ? std::numeric_limits<double>::infinity() : reach;
                const SearchView view(field);
                const nav::Blocker along = view.firstBlocker(from, direction, limit, ignored);
                QCOMPARE(along.kind != nav::Blocker::Kind::none, hit.has_value());
                const auto free = field.firstHitAlong(from, direction, limit);
                QCOMPARE(free.has_value(), view.firstBlocker(from, direction, limit).kind !=
                                               nav::Blocker::Kind::none);
                if (!hit)
                    continue;
                QVERIFY(free && free->at <= along.at);
                QVERIFY(std::abs(along.at - hit->at) < field.tolerance());
                QVERIFY(view.hitOf(along, {}).obstacle == hit->obstacle || along.at < 1e-9 ||
                        hit->at < 1e-9);
            }
        }
    }
}

void RaysTest::ignoresOnlyTheGivenDiscs()
{
    const auto field = fieldOf({circle(4, {0, 0}, 1), circle(5, {4, 0}, 1), circle(6, {8, 0}, 1)});
    const Point from{-3, 0};
    const Point to{12, 0};
    QCOMPARE(field.firstHit(from, to)->obstacle, 4);
    QCOMPARE(SearchView(field).firstHit(from, to, nav::DiscIndex{0})->obstacle, 5);
    QCOMPARE(SearchView(field).firstHit(from, to, nav::DiscIndex{0}, nav::DiscIndex{1})->obstacle,
             6);
    QCOMPARE(SearchView(field).firstHit(from, to, nav::DiscIndex{2})->obstacle, 4);
    QVERIFY(std::abs(field.firstHit(from, to)->at - 2) < 1e-6);
}

void RaysTest::touchingIsNoHit()
{
    const auto field = fieldOf({circle(1, {0, 0}, 1), circle(2, {5, 5}, 1)});
    QVERIFY(field.isFree({{-3, 1}, {3, 1}}));
    QVERIFY(field.isFree({{-3, 1 - 0.9 * field.tolerance()}, {3, 1 - 0.9 * field.tolerance()}}));
    QVERIFY(!field.isFree({{-3, 1 - 2 * field.tolerance()}, {3, 1 - 2 * field.tolerance()}}));
    QVERIFY(field.isFree({{-3, 0}, {-1, 0}}));
}

void RaysTest::startInsideIsAHitAtOnce()
{
    const auto field = fieldOf({circle(1, {0, 0}, 1), circle(2, {5, 5}, 1)});
    const auto hit = field.firstHit({0.5, 0}, {9, 0});
    QVERIFY(hit.has_value());
    QCOMPARE(hit->at, 0.0);
    QVERIFY(field.firstHit({0.5, 0}, {0.5, 0}).has_value());
    QVERIFY(!field.firstHit({3, 0}, {3, 0}).has_value());
}

void RaysTest::contactsAreSealed_data()
{
    using Obstacles = std::vector<nav::Obstacle>;
    QTest::addColumn<Obstacles>("obstacles");
    QTest::addColumn<double>("agentRadius");
    const auto wall = [](std::int64_t id, Point a, Point b, double thickness) {
        return nav::Obstacle{id, nav::Wall{{a, b}, thickness, false}};
    };
    const nav::Obstacle far = circle(9, {40, 0}, 1);
    QTest::newRow("circles") << Obstacles{circle(1, {-1, 0}, 1), circle(2, {1, 0}, 1), far} << 0.0;
    QTest::newRow("circles, almost")
        << Obstacles{circle(1, {-1, 0}, 1), circle(2, {1 + 1e-7, 0}, 1), far} << 0.0;
    QTest::newRow("circles, expanded")
        << Obstacles{circle(1, {-1.5, 0}, 1), circle(2, {1.5, 0}, 1), far} << 0.5;
    QTest::newRow("circle and wall")
        << Obstacles{circle(1, {-1, 0}, 1), wall(2, {0.5, -9}, {0.5, 9}, 1), far} << 0.0;
    QTest::newRow("wall end and wall")
        << Obstacles{wall(1, {-6, 0}, {-1, 0}, 2), wall(2, {0.5, -9}, {0.5, 9}, 1), far} << 0.0;
    QTest::newRow("walls side by side")
        << Obstacles{wall(1, {-0.5, -3}, {-0.5, 3}, 1), wall(2, {0.5, -3}, {0.5, 3}, 1), far}
        << 0.0;
    const nav::Polygon left{{{-2, -1}, {0, 0}, {-2, 1}}, false};
    QTest::newRow("polygon's corner and wall")
        << Obstacles{{1, left}, wall(2, {0, -3}, {0, 3}, 0), far} << 0.0;
}

void RaysTest::contactsAreSealed()
{
    QFETCH(std::vector<nav::Obstacle>, obstacles);
    QFETCH(double, agentRadius);
    const auto field = fieldOf(obstacles, agentRadius);
    QVERIFY(SearchView(field).discs().size() > 0);
    QVERIFY(!field.isFree({{0, -12}, {0, 12}}));
    QVERIFY(!field.isFree({{0, 12}, {0, -12}}));
}

void RaysTest::narrowGapsAreOpen()
{
    const auto field =
        fieldOf({circle(1, {-1, 0}, 1), circle(2, {1 + 1e-5, 0}, 1), circle(9, {40, 0}, 1)});
    QVERIFY(field.isFree({{0.5e-5, -12}, {0.5e-5, 12}}));
}

void RaysTest::contactsWithArenasAreSealed_data()
{
    QTest::addColumn<nav::Obstacle>("obstacle");
    QTest::addColumn<bool>("isSealed");
    const auto wall = [](double gap) {
        return nav::Obstacle{2, nav::Wall{{{0, 0}, {8.5 - gap, 0}}, 1, false}};
    };
    QTest::newRow("circle") << circle(2, {7.5, 0}, 1.5) << true;
    QTest::newRow("circle, almost") << circle(2, {7.5 - 5e-8, 0}, 1.5) << true;
    QTest::newRow("circle, overlapping") << circle(2, {7.5 + 5e-8, 0}, 1.5) << true;
    QTest::newRow("circle, large") << circle(2, {0.25, 0}, 8.75) << true;
    QTest::newRow("circle, apart") << circle(2, {7.5 - 1e-4, 0}, 1.5) << false;
    QTest::newRow("wall") << wall(0) << true;
    QTest::newRow("wall, almost") << wall(5e-8) << true;
    QTest::newRow("wall, apart") << wall(1e-4) << false;
}

// Such a short segment past a contact grazes both obstacles within the tolerance.
void RaysTest::contactsWithArenasAreSealed()
{
    QFETCH(nav::Obstacle, obstacle);
    QFETCH(bool, isSealed);
    const auto field = fieldOf({{1, nav::Circle{{0, 0}, 10, true}}, obstacle}, 0.5);
    const double eps = field.tolerance();
    const double half = std::sqrt(9.5 * eps);
    QCOMPARE(field.isFree({{9.5, -half}, {9.5, half}}), !isSealed);
    QCOMPARE(field.clearance({9.5 - 10 * eps, 0}) < -40 * eps, isSealed);
}

// Where a segment leaves the intersection of arenas, by bisection over the shapes.
void RaysTest::stopsWhereItLeavesAnArena()
{
    SplitMix random(6);
    int left = 0;
    for (int i = 0; i < 2000; ++i) {
        const Point origin = i % 2 ? Point{} : Point{1e6, -2e6};
        std::vector<nav::Obstacle> obstacles;
        for (int k = 0; k < 1 + i % 3; ++k)
            obstacles.push_back(
                {k, nav::Circle{origin + Point{random.between(-3, 3), random.between(-3, 3)},
                                random.between(5, 9), true}});
        obstacles.push_back(circle(7, origin, 0.5));
        const double agentRadius = agentRadii[random.below(3)];
        const auto field = fieldOf(obstacles, agentRadius);
        obstacles.pop_back();
        const auto brute = [&](Point p) {
            return bruteExpandedClearance(obstacles, agentRadius, field.tolerance(), p);
        };
        const Point from = origin + Point{random.between(-3, 3), random.between(-3, 3)};
        const Point to = origin + Point{random.between(-20, 20), random.between(-20, 20)};
        if (brute(from) < 0.01)
            continue;
        const auto hit =
            SearchView(field).firstHit(from, to, nav::DiscIndex{0}); // the only disc is ignored
        QCOMPARE(hit.has_value(), brute(to) < -2 * field.tolerance());
        if (!hit)
            continue;
        ++left;
        double inside = 0;
        double outside = 1;
        while (outside - inside > 1e-13) {
            const double middle = (inside + outside) / 2;
            (brute(from + middle * (to - from)) > 0 ? inside : outside) = middle;
        }
        QCOMPARE(hit->kind, nav::Hit::Kind::arena);
        const nav::Arena met{hit->axis.a, hit->radius, hit->obstacle};
        QVERIFY(std::ranges::count(SearchView(field).arenas(), met) == 1);
        QVERIFY(std::abs(hit->at - inside * distance(from, to)) < 1e-5);
        const Point at = from + hit->at / distance(from, to) * (to - from);
        QVERIFY(std::abs(brute(at)) < 3 * field.tolerance());
        QVERIFY(std::abs(bruteExpandedClearance({obstacles[std::size_t(hit->obstacle)]},
                                                agentRadius, field.tolerance(), at)) <
                3 * field.tolerance());
    }
    QVERIFY(left > 500);
}

void RaysTest::startsOutsideAnArenaAreHitsAtOnce()
{
    const auto field = fieldOf({{1, nav::Circle{{0, 0}, 10, true}}, circle(2, {0, 0}, 1)}, 0.5);
    QCOMPARE(SearchView(field).arenas().size(), std::size_t{1});
    QCOMPARE(SearchView(field).arenas()[0], (nav::Arena{{0, 0}, 9.5, 1}));
    const double eps = field.tolerance();
    for (const Point from : {Point{9.5 + 2 * eps, 0}, Point{12, 0}, Point{-1e6, 3}})
        for (const Point to : {Point{5, 0}, Point{20, 0}, from}) {
            const auto hit = SearchView(field).firstHit(from, to, nav::DiscIndex{0});
            QVERIFY(hit.has_value());
            QCOMPARE(hit->at, 0.0);
            QCOMPARE(hit->kind, nav::Hit::Kind::arena);
            QCOMPARE(hit->obstacle, 1);
        }
    const auto none = fieldOf({{1, nav::Circle{{0, 0}, 0.5, true}}}, 0.5);
    QVERIFY(!none.isFree({{0, 0}, {0, 0}}));
    QVERIFY(!none.isFree({{0, 0}, {1, 0}}));
}

void RaysTest::touchingAnArenaIsNoHit()
{
    const auto field = fieldOf({{1, nav::Circle{{0, 0}, 10, true}}});
    const double eps = field.tolerance();
    QVERIFY(field.isFree({{0, 10}, {10, 0}}));
    QVERIFY(field.isFree({{0, 10 + 0.9 * eps}, {10 + 0.9 * eps, 0}}));
    QVERIFY(field.isFree({{10, 0}, {10, 0}}));
    QVERIFY(!field.isFree({{0, 0}, {10 + 2 * eps, 0}}));
}

// A segment along a wall grazes its core at exactly half its width.
void RaysTest::slidesAlongAWall()
{
    SplitMix random(5);
    for (int i = 0; i < 200; ++i) {
        const double angle = random.between(0, 7);
        const Point along{std::cos(angle), std::sin(angle)};
        const Point from{random.between(-50, 50), random.between(-50, 50)};
        const Point to = from + random.between(1, 30) * along;
        const auto field = fieldOf({{1, nav::Wall{{from, to}, 0.4, false}}}, 0.3);
        const Point aside = 0.5 * leftNormal(along);
        QVERIFY(!SearchView(field).firstHit(from + aside, to + aside, nav::DiscIndex{0},
                                            nav::DiscIndex{1}));
        QVERIFY(!SearchView(field).firstHit(to - aside, from - aside, nav::DiscIndex{0},
                                            nav::DiscIndex{1}));
        QVERIFY(SearchView(field)
                    .firstHit(from + 0.99 * aside, to + 0.99 * aside, nav::DiscIndex{0},
                              nav::DiscIndex{1})
                    .has_value());
    }
}

QTEST_GUILESS_MAIN(RaysTest)
#include "raystest.moc"
