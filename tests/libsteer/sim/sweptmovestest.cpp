#include "libnav/path/pathfinder.h"
#include "libsteer/ground/ground.h"
#include "tests/support/geometry/splitmix.h"
#include "tests/support/oracles/bareobstacles.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace thicket;
using namespace thicket::steer;
using namespace thicket::test;

namespace {

std::vector<Point> starShaped(SplitMix& random, Point center, double size)
{
    std::vector<Point> points;
    const int corners = 3 + random.below(5);
    for (int i = 0; i < corners; ++i)
        points.push_back(center + random.between(0.2, 1) * size * directionOf(6.28 * i / corners));
    return points;
}

/// Random obstacles of every kind, overlapping by chance, in a square of 20.
std::vector<nav::Obstacle> randomObstacles(SplitMix& random)
{
    std::vector<nav::Obstacle> obstacles;
    const int count = 1 + random.below(14);
    for (int i = 0; i < count; ++i) {
        const Point center{random.between(0, 20), random.between(0, 20)};
        const double size = random.between(0.1, 4);
        nav::Shape shape;
        switch (random.below(4)) {
        case 0:
        case 1:
            shape = nav::Circle{center, 0.5 * size, false};
            break;
        case 2:
            shape = nav::Wall{starShaped(random, center, size),
                              random.chance(0.3) ? 0 : random.between(0, 0.5), random.chance(0.3)};
            break;
        default:
            shape = nav::Polygon{starShaped(random, center, size), false};
        }
        obstacles.push_back({i, shape});
    }
    if (random.chance(0.2))
        obstacles.push_back({99, nav::Circle{{10, 10}, random.between(6, 14), true}});
    if (random.chance(0.2))
        obstacles.push_back({98, nav::Polygon{starShaped(random, {10, 10}, 16), true}});
    return obstacles;
}

/// Whether a disc can get from one point to the other on a path of at most that length.
bool isReachable(const std::vector<nav::Obstacle>& obstacles, Point from, Point to, double radius,
                 double most)
{
    const auto field = nav::ObstacleField::build(obstacles, radius * (1 - 1e-6));
    nav::PathOptions options;
    options.maxLength = most;
    return nav::findPath(field.value(), from, to, options).status == nav::PathStatus::found;
}

QString describe(const char* what, int world, int number, Point from, Point displacement,
                 double radius, const Move& move)
{
    const auto exact = [](Point p) {
        return QString::number(p.x, 'g', 17) + ", " + QString::number(p.y, 'g', 17);
    };
    return QString("%1: world %2, move %3, from %4 by %5 to %6, radius %7")
        .arg(what)
        .arg(world)
        .arg(number)
        .arg(exact(from), exact(displacement), exact(move.to))
        .arg(radius);
}

} // namespace

/// The swept move, compared with plain geometry that shares no code with it.
class SweptMovesTest : public QObject {
    Q_OBJECT

private slots:
    void staysClearWhateverItsSpeed();
    void goesAsFarAsNothingBlocks();
};

void SweptMovesTest::staysClearWhateverItsSpeed()
{
    constexpr double denominator = 1 << 20;
    constexpr double skin = 4 / denominator;
    constexpr double most = 40;
    SplitMix random(1);
    int moves = 0;
    int touched = 0;
    for (int world = 0; world < 400; ++world) {
        const auto obstacles = randomObstacles(random);
        const double radius = random.chance(0.5) ? random.between(0.01, 0.5) : random.between(0, 3);
        const Ground ground = Ground::of(obstacles, random.between(0.3, 2)).value();
        const BareObstacles bare(obstacles, most);
        Point p;
        for (int tries = 0; tries < 100; ++tries) {
            p = {std::floor(random.between(0, 20) * denominator) / denominator,
                 std::floor(random.between(0, 20) * denominator) / denominator};
            if (bare.along(p, p).gap >= radius + skin)
                break;
        }
        if (bare.along(p, p).gap < radius + skin)
            continue;
        // on from its last end, so that it starts touching, in corners too
        for (int i = 0; i < 40; ++i, ++moves) {
            const double length =
                random.chance(0.5) ? random.between(0, 0.5) : random.between(0, 0.7 * most);
            const Point displacement = length * directionOf(random.between(0, 6.28));
            const Move move = ground.move(p, displacement, radius, skin, denominator);
            const auto text = [&](const char* what) {
                return qPrintable(describe(what, world, i, p, displacement, radius, move));
            };
            QVERIFY2(move.to.x * denominator == std::floor(move.to.x * denominator) &&
                         move.to.y * denominator == std::floor(move.to.y * denominator),
                     text("off the lattice"));
            QVERIFY2(bare.along(move.to, move.to).gap >= radius + skin - 1e-12, text("too near"));
            QVERIFY2(distance(p, move.to) <= length + 1 / denominator, text("too far"));
            if (bare.along(p, move.to).gap < radius - 1e-12) // it slid round something
                QVERIFY2(isReachable(obstacles, p, move.to, radius, length + 2 / denominator),
                         text("no move so short"));
            if (move.touched) {
                ++touched;
                QVERIFY2(std::abs(nav::length(move.normal) - 1) < 1e-9, text("no unit normal"));
            }
            p = move.to;
        }
    }
    QVERIFY2(moves > 5000 && touched > 1000, qPrintable(QString("%1, %2").arg(moves).arg(touched)));
}

void SweptMovesTest::goesAsFarAsNothingBlocks()
{
    constexpr double denominator = 1 << 20;
    constexpr double skin = 4 / denominator;
    SplitMix random(2);
    int freeMoves = 0;
    for (int world = 0; world < 100; ++world) {
        const auto obstacles = randomObstacles(random);
        const Ground ground = Ground::of(obstacles, 1).value();
        const BareObstacles bare(obstacles, 10);
        for (int i = 0; i < 100; ++i) {
            const double radius = random.between(0.01, 1);
            const Point p{std::floor(random.between(0, 20) * denominator) / denominator,
                          std::floor(random.between(0, 20) * denominator) / denominator};
            const Point displacement = random.between(0, 8) * directionOf(random.between(0, 6.28));
            if (bare.along(p, p + displacement).gap < radius + 4 * skin)
                continue;
            ++freeMoves;
            const Move move = ground.move(p, displacement, radius, skin, denominator);
            QVERIFY(distance(move.to, p + displacement) <= 2 / denominator);
            QVERIFY(!move.touched);
        }
    }
    QVERIFY(freeMoves > 500);
}

QTEST_APPLESS_MAIN(SweptMovesTest)
#include "sweptmovestest.moc"
