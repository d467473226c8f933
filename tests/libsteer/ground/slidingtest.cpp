#include "tests/support/geometry/splitmix.h"
#include "tests/support/oracles/bruteforceground.h"

#include <QTest>

#include <limits>

using namespace thicket;
using namespace thicket::steer;
using namespace thicket::test;

namespace {

Ground groundOf(const Obstacles& obstacles, double reach = 1)
{
    return Ground::of(obstacles, reach).value();
}

} // namespace

/// What moving discs do at chosen places.
class SlidingTest : public QObject {
    Q_OBJECT

private slots:
    void slidesAlongWalls();
    void slidesRoundCorners();
    void followsAnArenasRim();
    void walksBetweenParallelWalls();
    void stopsInWedges();
    void leavesWedges();
    void staysOutOfGapsThatAreTooNarrow();
    void staysWhereItCannotMove();
    void endsHugeMovesAtTheFirstWall();
    void leavesWhatItIsInsideOf();
    void namesTheNearestThreat();
    void refusesWhatIsNoObstacle();
};

void SlidingTest::slidesAlongWalls()
{
    SplitMix dice(5);
    for (int i = 0; i < 500; ++i) {
        const Point along = directionOf(dice.between(-3, 3));
        const Point out = leftNormal(along);
        const double thickness = dice.chance(0.5) ? 0 : dice.between(0, 1);
        // In segments, whose joints must not stop it.
        std::vector<Point> points;
        for (int k = -20; k <= 20; ++k)
            points.push_back(k * along);
        const Ground ground = groundOf({wall(1, points, thickness)}, 2);
        const double radius = dice.between(0, 1);
        const double off = thickness / 2 + radius + skin + 2 * unit + dice.between(0, 0.3);
        const Point p = onLattice(dice.between(-5, 5) * along + off * out);
        const double tangential = dice.between(-4, 4);
        const Point displacement = tangential * along - dice.between(0.5, 5) * out;
        const Move move = ground.move(p, displacement, radius, skin, denominator);
        QVERIFY(move.touched);
        QVERIFY(lengthOf(move.normal - out) < 1e-9);
        QVERIFY(std::abs(dot(move.to - p, along) - tangential) <= unit);
        const double gap = dot(move.to, out) - thickness / 2 - radius;
        QVERIFY(gap >= skin && gap <= skin + 3 * unit);
        // And again, from where it rests against the wall.
        const Move next = ground.move(move.to, displacement, radius, skin, denominator);
        QVERIFY(std::abs(dot(next.to - move.to, along) - tangential) <= unit);
        QVERIFY(dot(next.to, out) - thickness / 2 - radius <= skin + 3 * unit);
    }
}

// Step by step round a wall's end and a disc: it never stops.
void SlidingTest::slidesRoundCorners()
{
    const Obstacles obstacles{wall(1, {{0, 0}, {10, 0}}, 0.5), {2, nav::Circle{{20, 0}, 2}}};
    const Ground ground = groundOf(obstacles);
    for (const double x : {10.5, 17.0}) {
        Point p = onLattice({x, 0.125});
        for (int step = 0; step < 400; ++step) {
            // Into the obstacle and up, more into it than up.
            const Point displacement = 0.05 * (x < 12 ? Point{-1, 0.5} : Point{1, 0.5});
            const Move move = ground.move(p, displacement, 0.25, skin, denominator);
            QCOMPARE(faultOf(obstacles, move, p, 0.25), std::string());
            QVERIFY(move.to != p);
            p = move.to;
        }
        QVERIFY(x < 12 ? p.x < 0 : p.x > 22);
    }
}

void SlidingTest::followsAnArenasRim()
{
    const Obstacles obstacles{{1, nav::Circle{{1, 2}, 10, true}}};
    const Ground ground = groundOf(obstacles);
    Point p = onLattice({10, 2});
    double turned = 0;
    for (int step = 0; step < 200; ++step) {
        const Point out = unitOr(p - Point{1, 2}, {1, 0});
        const Point displacement = 0.3 * leftNormal(out) + 0.3 * out;
        const Move move = ground.move(p, displacement, 0.5, skin, denominator);
        QCOMPARE(faultOf(obstacles, move, p, 0.5), std::string());
        turned += cross(out, unitOr(move.to - Point{1, 2}, out));
        p = move.to;
    }
    QVERIFY(turned > 5.5); // 0.3 in 9.5 per step
}

// Wider than the disc by the skins and two units of the lattice.
void SlidingTest::walksBetweenParallelWalls()
{
    SplitMix dice(6);
    for (int i = 0; i < 300; ++i) {
        const Point along = directionOf(dice.between(-3, 3));
        const Point out = leftNormal(along);
        const double spare = (dice.chance(0.5) ? 2 : 20) * unit;
        const double radius = dice.between(0.1, 1);
        const double half = radius + skin + spare;
        const Obstacles obstacles{wall(1, {-100 * along + half * out, 100 * along + half * out}),
                                  wall(2, {-100 * along - half * out, 100 * along - half * out})};
        const Ground ground = groundOf(obstacles);
        Point p{0, 0};
        for (int step = 0; step < 30; ++step) {
            const Point displacement = along + dice.between(-2, 2) * out;
            const Move move = ground.move(p, displacement, radius, skin, denominator);
            QCOMPARE(faultOf(obstacles, move, p, radius), std::string());
            p = move.to;
        }
        QVERIFY2(dot(p, along) > 29, qPrintable(QString::number(dot(p, along))));
    }
}

void SlidingTest::stopsInWedges()
{
    SplitMix dice(7);
    for (const double opening : {1.5, 0.5, 0.1, 0.01, 1e-4}) {
        const Point side = directionOf(opening / 2);
        const Obstacles obstacles{wall(1, {{0, 0}, 100 * side}),
                                  wall(2, {{0, 0}, {100 * side.x, -100 * side.y}})};
        const Ground ground = groundOf(obstacles);
        const double radius = std::min(1.0, 20 * opening);
        Point p = onLattice({80, 0});
        for (int step = 0; step < 100; ++step) {
            const Point displacement{dice.between(-5, 0), dice.between(-1, 1)};
            const Move move = ground.move(p, displacement, radius, skin, denominator);
            QCOMPARE(faultOf(obstacles, move, p, radius), std::string());
            p = move.to;
        }
        // The disc's position in the corner.
        const double corner = (radius + skin) / side.y;
        QVERIFY2(p.x >= corner - unit && p.x <= corner + 8 * unit / side.y,
                 qPrintable(QString("%1: %2, not %3").arg(opening).arg(p.x).arg(corner)));
    }
}

void SlidingTest::leavesWedges()
{
    const Point side = directionOf(0.1);
    const Obstacles obstacles{wall(1, {{0, 0}, 100 * side}),
                              wall(2, {{0, 0}, {100 * side.x, -100 * side.y}})};
    const Ground ground = groundOf(obstacles);
    Point p = onLattice({20, 0});
    for (int step = 0; step < 50; ++step)
        p = ground.move(p, {-1, 0.3}, 1, skin, denominator).to;
    QVERIFY(p.x < 10.1);
    for (const Point displacement : {Point{1, 0}, Point{1, 0.5}, Point{1, -0.5}}) {
        const Move move = ground.move(p, displacement, 1, skin, denominator);
        QCOMPARE(faultOf(obstacles, move, p, 1), std::string());
        QVERIFY(move.to.x > p.x + 0.9);
    }
}

void SlidingTest::staysOutOfGapsThatAreTooNarrow()
{
    const Obstacles obstacles{wall(1, {{0, 0.5}, {0, 50}}), wall(2, {{0, -0.5}, {0, -50}})};
    const Ground ground = groundOf(obstacles);
    for (const double radius : {0.5, 0.5 - skin + 2 * unit, 3.0, 40.0}) {
        Point p = onLattice({-60, 0.25});
        for (int step = 0; step < 200; ++step) {
            const Move move = ground.move(p, {1, 0}, radius, skin, denominator);
            QCOMPARE(faultOf(obstacles, move, p, radius), std::string());
            p = move.to;
        }
        QVERIFY(p.x < 0);
    }
    Point p = onLattice({-60, 0});
    for (int step = 0; step < 200; ++step)
        p = ground.move(p, {1, 0}, 0.5 - skin - 2 * unit, skin, denominator).to;
    QVERIFY(p.x > 100);
}

void SlidingTest::staysWhereItCannotMove()
{
    const Obstacles obstacles{wall(1, {{0, 0}, {10, 0}})};
    const Ground ground = groundOf(obstacles);
    const Point p{5, 0.5 + skin};
    QCOMPARE(ground.move(p, {0, 0}, 0.5, skin, denominator).to, p);
    QVERIFY(!ground.move(p, {0, 0}, 0.5, skin, denominator).touched);
    QCOMPARE(ground.move(p, {0, -1}, 0.5, skin, denominator).to.x, p.x);
    QCOMPARE(Ground().move(p, {7, -100}, 0.5, skin, denominator).to, (p + Point{7, -100}));
    QCOMPARE(ground.move(p, {1e-9, 0}, 0.5, skin, denominator).to.x, p.x);
}

void SlidingTest::endsHugeMovesAtTheFirstWall()
{
    SplitMix dice(8);
    Obstacles obstacles;
    for (std::int64_t id = 1; id <= 300; ++id)
        obstacles.push_back(
            {id, nav::Circle{{dice.between(0, 100), dice.between(0, 100)}, dice.between(0.2, 1)}});
    const Ground ground = groundOf(obstacles, 0.5);
    for (int i = 0; i < 2000; ++i) {
        const Point p = onLattice({dice.between(-300, 400), dice.between(-300, 400)});
        if (bruteForceGap(obstacles, p) < 0.3 + skin)
            continue;
        const Point displacement = randomVector(1e4, dice);
        const Move move = ground.move(p, displacement, 0.3, skin, denominator);
        QCOMPARE(faultOf(obstacles, move, p, 0.3), std::string());
        QCOMPARE(move.touched,
                 bruteForceGap(obstacles, nav::Segment{p, p + displacement}) < 0.3 + skin + unit);
    }
}

// An obstacle is placed on the disc. The gap does not shrink, and a push outwards moves it out.
void SlidingTest::leavesWhatItIsInsideOf()
{
    SplitMix dice(9);
    const nav::Shape shapes[] = {
        nav::Circle{{0, 0}, 3},
        nav::Wall{{{-5, 0}, {5, 0.5}}, 3, false},
        nav::Polygon{{{-4, -3}, {5, -2}, {4, 4}, {0, 0.5}, {-3, 3}}, false},
        nav::Polygon{{{-5, -30}, {5, -30}, {5, -10}, {-5, -10}}, true},
        nav::Circle{{0, -40}, 30, true},
    };
    for (const nav::Shape& shape : shapes)
        for (int i = 0; i < 200; ++i) {
            const Obstacles obstacles{{1, shape}};
            const Ground ground = groundOf(obstacles, 2);
            Point p = onLattice({dice.between(-5, 5), dice.between(-5, 5)});
            const double radius = dice.between(0.1, 1);
            double gap = ground.gap(p);
            for (int step = 0; step < 400 && gap < radius + skin; ++step) {
                const Threat threat = ground.threat(p, radius);
                QVERIFY(std::abs(lengthOf(threat.normal) - 1) < 1e-9);
                QVERIFY(std::abs(threat.gap + radius - gap) < 1e-12);
                const bool strays = dice.chance(0.5);
                const double size = dice.between(0, 1);
                const Point displacement = strays ? randomVector(size, dice) : size * threat.normal;
                const Move move = ground.move(p, displacement, radius, skin, denominator);
                const double after = bruteForceGap(obstacles, move.to);
                QVERIFY2(after >= gap - 1e-12, qPrintable(QString::number(gap - after)));
                p = move.to;
                gap = ground.gap(p);
            }
            QVERIFY2(gap >= radius + skin,
                     qPrintable(QString("shape %1 holds it").arg(shape.index())));
        }
}

void SlidingTest::namesTheNearestThreat()
{
    const Ground ground = groundOf({{1, nav::Circle{{0, 0}, 2}}, wall(2, {{10, -5}, {10, 5}})}, 4);
    const Threat disc = ground.threat({3, 0}, 0.5);
    QVERIFY(std::abs(disc.gap - 0.5) < 1e-12);
    QCOMPARE(disc.normal, (Point{1, 0}));
    const Threat line = ground.threat({8, 1}, 0.5);
    QVERIFY(std::abs(line.gap - 1.5) < 1e-12);
    QCOMPARE(line.normal, (Point{-1, 0}));
    QCOMPARE(ground.threat({-100, 0}, 0.5).normal, (Point{0, 0}));
    QCOMPARE(ground.threat({-1, 0}, 0.5).normal, (Point{-1, 0}));
}

void SlidingTest::refusesWhatIsNoObstacle()
{
    const auto refused = Ground::of(
        Obstacles{{7, nav::Circle{{0, std::numeric_limits<double>::quiet_NaN()}, 1}}}, 1);
    QVERIFY(!refused);
    QVERIFY(refused.error().text().find('7') != std::string::npos);
}

QTEST_GUILESS_MAIN(SlidingTest)
#include "slidingtest.moc"
