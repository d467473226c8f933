#include "libnav/geometry/distance.h"
#include "libsteer/ground/ground.h"
#include "tests/support/oracles/bruteforceground.h"
#include "tests/support/worlds/editedworlds.h"
#include "tests/support/worlds/forest.h"

#include <QTest>

#include <algorithm>

using namespace thicket;
using namespace thicket::steer;
using namespace thicket::test;

namespace {

/// The obstacles after changes, as Ground::apply() orders them.
void applyInPlace(Obstacles& obstacles, std::span<const nav::ObstacleChange> changes)
{
    for (const nav::ObstacleChange& change : changes) {
        const auto known = std::ranges::find(obstacles, change.id, &nav::Obstacle::id);
        const auto rest = known == obstacles.end() ? known : known + (change.after ? 1 : 0);
        if (change.after && known != obstacles.end())
            known->shape = *change.after;
        obstacles.erase(std::remove_if(rest, obstacles.end(),
                                       [&](const nav::Obstacle& o) { return o.id == change.id; }),
                        obstacles.end());
        if (change.after && !std::ranges::count(obstacles, change.id, &nav::Obstacle::id))
            obstacles.push_back({change.id, *change.after});
    }
}

/// Whether the point is on a polygon's boundary to rounding, where it may count as inside or not.
bool isOnPolygon(const Obstacles& obstacles, Point p)
{
    return std::ranges::any_of(obstacles, [&](const nav::Obstacle& obstacle) {
        return std::holds_alternative<nav::Polygon>(obstacle.shape) &&
               std::abs(bruteForceGap({obstacle}, p)) <= 1e-12 + roundingAt(p);
    });
}

/// The first answer that differs, empty when none does.
QString difference(const Ground& edited, const Ground& fresh, Point p, Point displacement,
                   double radius)
{
    if (edited.gap(p) != fresh.gap(p))
        return QString("gap %1, not %2")
            .arg(edited.gap(p), 0, 'g', 17)
            .arg(fresh.gap(p), 0, 'g', 17);
    if (edited.isWithin(p, radius) != (fresh.gap(p, radius) < radius))
        return "isWithin";
    if (edited.threat(p, radius).normal != fresh.threat(p, radius).normal)
        return "normal of the threat";
    if (edited.isClear(p, p + displacement, radius) != fresh.isClear(p, p + displacement, radius))
        return "isClear";
    const Move a = edited.move(p, displacement, radius, skin, denominator);
    const Move b = fresh.move(p, displacement, radius, skin, denominator);
    if (a.to != b.to || a.normal != b.normal || a.touched != b.touched)
        return "move";
    return {};
}

Point pointIn(const nav::Box& box, SplitMix& dice)
{
    return {dice.between(box.min.x, box.max.x), dice.between(box.min.y, box.max.y)};
}

/// A place where an edit shows: in or beside what it changed, or anywhere.
Point placeNear(const std::vector<nav::ObstacleChange>& edit, const nav::Box& area, SplitMix& dice)
{
    const nav::ObstacleChange& change = edit[std::size_t(dice.below(int(edit.size())))];
    if (!change.after || dice.chance(0.3))
        return pointIn(nav::grown(area, 3), dice);
    const nav::Box box = nav::boundingBox(*change.after);
    return pointIn(nav::grown(box, 0.3 * (box.width() + box.height()) + 0.5), dice);
}

} // namespace

/// A ground edited in place answers as one built anew, bit by bit.
class GroundEditTest : public QObject {
    Q_OBJECT

private slots:
    void answersAsIfBuiltAnew();
    void editsAForestOfTwentyThousand();
    void followsADragAcrossAndOut();
    void growsFromNothingAndShrinksToNothing();
    void leavesCopiesAlone();
    void changesNothingOnError();
    void oneIdMayStandForSeveral();
};

void GroundEditTest::answersAsIfBuiltAnew()
{
    int compared = 0;
    for (int family = 0; family < editFamilyCount(); ++family)
        for (std::uint64_t seed = 1; seed <= 2; ++seed) {
            const World world = editedWorldOf(family, seed);
            SplitMix dice(seed * 31 + std::uint64_t(family));
            const double reach = std::pow(10.0, dice.between(-1.5, 1));
            const nav::Segment query{somewhere(world, dice), somewhere(world, dice)};
            EditMaker maker(world, {&query, 1}, family, seed);
            Obstacles now = world.obstacles;
            Ground edited = Ground::of(now, reach).value();
            for (int round = 0; round < 25; ++round) {
                const auto edit = maker.next(now, {1e-6 * world.area.width(), {}});
                QVERIFY(edited.apply(edit));
                applyInPlace(now, edit);
                const Ground fresh = Ground::of(now, reach).value();
                for (int i = 0; i < 30; ++i) {
                    const Point raw = placeNear(edit, world.area, dice);
                    const Point p = dice.chance(0.5) ? onLattice(raw) : raw;
                    if (isOnPolygon(now, p))
                        continue;
                    const Point displacement =
                        randomVector(std::pow(10.0, dice.between(-3, 1.5)), dice);
                    const double radius = dice.chance(0.1) ? 0 : dice.between(0, 1);
                    const QString text = difference(edited, fresh, p, displacement, radius);
                    QVERIFY2(text.isEmpty(), qPrintable(QString("%1, seed %2, round %3: %4")
                                                            .arg(world.family.c_str())
                                                            .arg(seed)
                                                            .arg(round)
                                                            .arg(text)));
                    ++compared;
                }
            }
        }
    QVERIFY(compared > 10000);
    qInfo("%d places", compared);
}

// Circles, walls and polygons come, go and move, on a lattice so that gaps are often equal.
void GroundEditTest::editsAForestOfTwentyThousand()
{
    const Forest forest = makeForest({.count = 20000, .cover = 0.2});
    Obstacles now = forest.circles;
    Ground edited = Ground::of(now, 1.5).value();
    SplitMix dice(7);
    const nav::Box area{{0, 0}, {forest.side, forest.side}};
    const auto snapped = [](Point p) { return Point{std::rint(p.x), std::rint(p.y)}; };
    for (int round = 0; round < 4; ++round) {
        std::vector<nav::ObstacleChange> edit;
        for (int i = 0; i < 250; ++i) {
            const Point p = snapped(pointIn(area, dice));
            const Point q = snapped(p + Point{dice.between(1, 9), dice.between(-9, 9)});
            const std::int64_t id = 1 + dice.below(25000);
            switch (dice.below(4)) {
            case 0:
                edit.push_back({id, {}});
                break;
            case 1:
                edit.push_back({id, nav::Circle{p, 0.5 + dice.below(4)}});
                break;
            case 2:
                edit.push_back({id, nav::Wall{{p, q}, dice.chance(0.5) ? 0 : 0.5, false}});
                break;
            default:
                edit.push_back({id, nav::Polygon{{p, q, q + leftNormal(q - p)}, false}});
            }
        }
        QVERIFY(edited.apply(edit));
        applyInPlace(now, edit);
        const Ground fresh = Ground::of(now, 1.5).value();
        for (int i = 0; i < 4000; ++i) {
            const Point raw = placeNear(edit, area, dice);
            const Point p = dice.chance(0.5) ? 0.5 * snapped(2 * raw) : onLattice(raw);
            const Point displacement = randomVector(dice.between(0, 2), dice);
            const QString text = difference(edited, fresh, p, displacement, 0.3);
            QVERIFY2(text.isEmpty() || isOnPolygon(now, p), qPrintable(text));
        }
    }
}

void GroundEditTest::followsADragAcrossAndOut()
{
    const Forest forest = makeForest({.count = 300, .cover = 0.2});
    Obstacles now = forest.circles;
    Ground edited = Ground::of(now, 1).value();
    SplitMix dice(8);
    for (int step = 0; step < 400; ++step) {
        const Point at{0.4 * step, 0.3 * step};
        const std::vector<nav::ObstacleChange> edit{{5, nav::Circle{at, 1}}};
        QVERIFY(edited.apply(edit));
        applyInPlace(now, edit);
        if (step % 10 > 0)
            continue;
        const Ground fresh = Ground::of(now, 1).value();
        for (int i = 0; i < 20; ++i) {
            const Point p = onLattice(at + Point{dice.between(-4, 4), dice.between(-4, 4)});
            QCOMPARE(difference(edited, fresh, p, randomVector(1, dice), 0.3), QString());
        }
    }
}

void GroundEditTest::growsFromNothingAndShrinksToNothing()
{
    const Forest forest = makeForest({.count = 3000, .cover = 0.2});
    Ground edited;
    Obstacles now;
    SplitMix dice(9);
    const auto check = [&] {
        const Ground fresh = Ground::of(now, 1).value();
        for (int i = 0; i < 20; ++i) {
            const Point p = onLattice(pointIn({{0, 0}, {forest.side, forest.side}}, dice));
            const QString text = difference(edited, fresh, p, randomVector(1, dice), 0.3);
            QVERIFY2(text.isEmpty(), qPrintable(text));
        }
    };
    for (const nav::Obstacle& circle : forest.circles) {
        QVERIFY(edited.apply({{{circle.id, circle.shape}}}));
        now.push_back(circle);
        if (now.size() % 500 == 1)
            check();
    }
    while (!now.empty()) {
        QVERIFY(edited.apply({{{now.back().id, {}}}}));
        now.pop_back();
        if (now.size() % 500 == 1)
            check();
    }
    QCOMPARE(edited.gap({3, 3}), 1.0);
}

void GroundEditTest::leavesCopiesAlone()
{
    Ground edited = Ground::of(Obstacles{{1, nav::Circle{{0, 0}, 1}}}, 9).value();
    const Ground copy = edited;
    QVERIFY(edited.apply({{{1, nav::Circle{{0, 0}, 2}}}}));
    QCOMPARE(edited.gap({5, 0}), 3.0);
    QCOMPARE(copy.gap({5, 0}), 4.0);
    QCOMPARE(Ground().gap({5, 0}), 1.0);
}

void GroundEditTest::changesNothingOnError()
{
    Ground ground = Ground::of(Obstacles{{1, nav::Circle{{0, 0}, 1}}}, 9).value();
    QVERIFY(!ground.apply({{{1, nav::Circle{{0, 0}, 2}}, {2, nav::Circle{{0, 0}, -1}}}}));
    QCOMPARE(ground.gap({5, 0}), 4.0);
}

void GroundEditTest::oneIdMayStandForSeveral()
{
    const Obstacles both{{7, nav::Circle{{0, 0}, 1}}, {7, nav::Circle{{10, 0}, 1}}};
    Ground ground = Ground::of(both, 9).value();
    QVERIFY(ground.apply({{{7, nav::Circle{{0, 0}, 2}}}}));
    QCOMPARE(ground.gap({9, 0}), 7.0);
    QVERIFY(ground.apply({{{7, {}}, {8, {}}}}));
    QCOMPARE(ground.gap({9, 0}), 9.0);
}

QTEST_GUILESS_MAIN(GroundEditTest)
#include "groundedittest.moc"
