// Arrangements of rings that mostly stand alone, beside windings counted point by point.
#include "plugins/shapes/meshedrings.h"
#include "plugins/shapes/arrangement.h"

#include <QTest>

#include <cmath>
#include <numbers>
#include <random>

using namespace thicket::plugins;

namespace {

constexpr std::int32_t reachOfRings = 1 << 20;

LatticeRing circle(std::int32_t x, std::int32_t y, double radius, int corners)
{
    LatticeRing ring;
    for (int i = 0; i < corners; ++i) {
        const double angle = 2 * std::numbers::pi * i / corners;
        ring.push_back({x + std::int32_t(std::lround(radius * std::cos(angle))),
                        y + std::int32_t(std::lround(radius * std::sin(angle)))});
    }
    return ring;
}

/// A frame of the second family, and circles of which some meet: as many as `crowding` in a
/// thousand are as wide as their place on a grid and more.
std::vector<WoundRing> forest(std::uint64_t seed, int crowding)
{
    std::mt19937_64 random(seed);
    const auto below = [&random](int n) { return int(random() % unsigned(n)); };
    const std::int32_t all = reachOfRings, step = all / 8;
    std::vector<WoundRing> rings{{{{-all, -all}, {all, -all}, {all, all}, {-all, all}}, true}};
    for (std::int32_t x = -all; x <= all; x += step) { // the outermost ones cross the frame
        for (std::int32_t y = -all; y <= all; y += step) {
            const bool isWide = below(1000) < crowding;
            const double radius = isWide ? step * 0.6 : 1 + below(step / 4);
            rings.push_back({circle(x + below(step / 5), y + below(step / 5), radius,
                                    3 + below(isWide ? 30 : 9))});
        }
    }
    return rings;
}

/// How often the ring runs round the point, which is given in thirds.
int windingsOf(const LatticeRing& ring, std::int64_t x, std::int64_t y)
{
    int windings = 0;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const std::int64_t ax = 3 * std::int64_t(ring[i].x), ay = 3 * std::int64_t(ring[i].y);
        const LatticePoint b = ring[(i + 1) % ring.size()];
        const std::int64_t bx = 3 * std::int64_t(b.x), by = 3 * std::int64_t(b.y);
        if ((ay <= y) == (by <= y))
            continue;
        const std::int64_t left = (bx - ax) * (y - ay) - (by - ay) * (x - ax);
        if (ay <= y ? left > 0 : left < 0)
            windings += ay <= y ? 1 : -1;
    }
    return windings;
}

} // namespace

class MeshedRingsTest : public QObject {
    Q_OBJECT

private slots:
    void ringsThatStandAloneAreFixed()
    {
        const std::vector<WoundRing> rings = forest(1, 0);
        const MeshedRings meshed = meshedRings(rings);
        const auto fixed = std::count(meshed.isFixed.begin(), meshed.isFixed.end(), true);
        QVERIFY2(fixed > std::ptrdiff_t(rings.size()) * 8 / 10, qPrintable(QString::number(fixed)));
        QVERIFY(!meshed.isFixed.front());
    }

    void trianglesAreRight_data()
    {
        QTest::addColumn<int>("crowding");
        for (const int crowding : {0, 20, 200})
            QTest::addRow("%d in a thousand", crowding) << crowding;
    }
    /// All triangles are counter-clockwise, cover the square, and have the windings that the rings
    /// have round their middle. Crossings bend rings to the lattice, so that a sliver may differ.
    void trianglesAreRight()
    {
        QFETCH(int, crowding);
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const std::vector<WoundRing> rings = forest(seed, crowding);
            const auto arrangement = Arrangement::of(rings);
            QVERIFY(arrangement);
            const Triangulation& mesh = arrangement->mesh();
            const double side = 2.0 * (latticeReach + 4);
            double area = 0, wrong = 0;
            for (int t = 0; t < int(mesh.triangles().size()); ++t) {
                const Triangle& triangle = mesh.triangle(t);
                const LatticePoint a = mesh.at(triangle.corner[0]), b = mesh.at(triangle.corner[1]),
                                   c = mesh.at(triangle.corner[2]);
                const std::int64_t twice = turn(a, b, c);
                QVERIFY(twice > 0);
                area += double(twice) / 2;
                for (std::size_t i = 0; i < 3; ++i) {
                    const int other = triangle.beyond[i];
                    if (other < 0)
                        continue;
                    const auto& back = mesh.triangle(other).beyond;
                    QVERIFY(std::find(back.begin(), back.end(), t) != back.end());
                }
                Windings expected;
                for (const auto& [ring, isSecond] : rings) {
                    const int windings = windingsOf(ring, std::int64_t(a.x) + b.x + c.x,
                                                    std::int64_t(a.y) + b.y + c.y);
                    expected += isSecond ? Windings{0, windings} : Windings{windings, 0};
                }
                if (!(arrangement->windings(t) == expected))
                    wrong += double(twice) / 2;
            }
            QCOMPARE(area, side * side);
            QVERIFY2(wrong < 100.0 * reachOfRings, qPrintable(QString::number(wrong)));
            if (crowding == 0)
                QCOMPARE(wrong, 0.0);
        }
    }

    void equalRingsAndMiddlesAreTold()
    {
        std::vector<WoundRing> rings;
        for (int i = 0; i < 100; ++i) {
            rings.push_back({circle(1000 * i, 0, 100, 8)});
            if (i % 10 == 0)
                rings.push_back({circle(1000 * i, 0, i % 20 == 0 ? 100 : 50, 8)});
        }
        const auto arrangement = Arrangement::of(rings);
        QVERIFY(arrangement);
        const auto areas =
            arrangement->areas(arrangement->chosen([](Windings w) { return w.first > 0; }));
        QCOMPARE(areas.size(), std::size_t(100));
        const auto twice =
            arrangement->areas(arrangement->chosen([](Windings w) { return w.first > 1; }));
        QCOMPARE(twice.size(), std::size_t(10));
    }
};

QTEST_GUILESS_MAIN(MeshedRingsTest)
#include "meshedringstest.moc"
