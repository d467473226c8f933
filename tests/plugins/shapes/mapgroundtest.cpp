#include "plugins/shapes/crossingguess.h"
#include "plugins/shapes/ground.h"
#include "plugins/shapes/grownshapes.h"
#include "tests/plugins/shapes/meshflaws.h"
#include "tests/support/worlds/awkwardmaps.h"
#include "tests/support/worlds/fieldfamilies.h"

#include <QTest>

#include <random>

using namespace thicket;
using namespace thicket::plugins;
using nav::Point;

namespace {

/// Whether a ray to the right crosses the rings an odd number of times.
bool isInside(const std::vector<LatticeArea>& areas, const Lattice& lattice, Point p)
{
    bool inside = false;
    const auto count = [&](const LatticeRing& ring) {
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const Point a = lattice.toMap(ring[i]), b = lattice.toMap(ring[(i + 1) % ring.size()]);
            if ((a.y > p.y) != (b.y > p.y) && p.x < a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x))
                inside = !inside;
        }
    };
    for (const LatticeArea& area : areas) {
        count(area.outer);
        for (const LatticeRing& hole : area.holes)
            count(hole);
    }
    return inside;
}

/// Compares with the distance to the shapes as given.
QString difference(const std::vector<nav::Obstacle>& obstacles, const GroundOptions& options,
                   std::uint64_t seed, int samples)
{
    const Result<Ground> ground = Ground::of(obstacles, options);
    if (!ground)
        return QString::fromStdString(ground.error().text());
    const auto blocked = ground->blockedAreas(), open = ground->freeAreas();
    std::mt19937_64 random(seed);
    const auto share = [&random] { return double(random() >> 11) * 0x1p-53; };
    const nav::Box frame = nav::grown(options.frame, -ground->lattice().pitch);
    for (int i = 0; i < samples; ++i) {
        const Point p{frame.min.x + share() * frame.width(),
                      frame.min.y + share() * frame.height()};
        const double clearance = test::bruteClearance(obstacles, options.agentRadius, p);
        const bool isBlocked = isInside(blocked, ground->lattice(), p);
        const QString where = QString(" at %1, %2: clearance %3").arg(p.x).arg(p.y).arg(clearance);
        if (isBlocked == isInside(open, ground->lattice(), p))
            return "free and blocked are no opposites" + where;
        if (clearance < 0 && !isBlocked)
            return "cut off" + where;
        if (clearance > ground->error() && isBlocked)
            return "too far" + where;
    }
    return {};
}

double areaOf(const std::vector<LatticeArea>& areas)
{
    double sum = 0;
    for (const LatticeArea& area : areas) {
        sum += test::areaOf(area.outer);
        for (const LatticeRing& hole : area.holes)
            sum += test::areaOf(hole);
    }
    return sum;
}

/// A flaw of the mesh itself, or that it is not as large as the areas together or has other
/// borders.
QString flaw(const ConvexMesh& mesh, const std::vector<LatticeArea>& areas, int mostCorners)
{
    if (const QString own = test::meshFlaw(mesh, mostCorners); !own.isEmpty())
        return own;
    const double sum = test::areaOf(mesh);
    const double expected = areaOf(areas);
    if (std::abs(sum - expected) > 1e-9 * expected)
        return QString("area %1 instead of %2").arg(sum).arg(expected);
    // The sides without a counterpart add up to the outlines.
    double border = 0, outline = 0;
    const auto lengthOf = [](LatticePoint a, LatticePoint b) {
        return std::hypot(double(a.x) - b.x, double(a.y) - b.y);
    };
    for (const auto& [from, to] : test::borderOf(mesh))
        border += lengthOf(mesh.vertices[std::size_t(from)], mesh.vertices[std::size_t(to)]);
    const auto add = [&](const LatticeRing& ring) {
        for (std::size_t i = 0; i < ring.size(); ++i)
            outline += lengthOf(ring[i], ring[(i + 1) % ring.size()]);
    };
    for (const LatticeArea& area : areas) {
        add(area.outer);
        for (const LatticeRing& hole : area.holes)
            add(hole);
    }
    return std::abs(border - outline) <= 1e-9 * outline
               ? QString()
               : QString("border %1, outlines %2").arg(border).arg(outline);
}

Result<Arrangement> arrangementOf(const std::vector<LatticeRing>& rings)
{
    std::vector<WoundRing> wound;
    for (const LatticeRing& ring : rings)
        wound.push_back({ring});
    return Arrangement::of(wound);
}

bool isAtLeastOnce(Windings w) { return w.first > 0; }

double crossingsOf(const LatticeRing& one, const LatticeRing& other)
{
    double crossings = 0;
    for (std::size_t i = 0; i < one.size(); ++i) {
        const LatticePoint a = one[i], b = one[(i + 1) % one.size()];
        for (std::size_t k = 0; k < other.size(); ++k) {
            const LatticePoint c = other[k], d = other[(k + 1) % other.size()];
            crossings += (turn(a, b, c) > 0) != (turn(a, b, d) > 0) &&
                                 (turn(c, d, a) > 0) != (turn(c, d, b) > 0)
                             ? 1
                             : 0;
        }
    }
    return crossings;
}

} // namespace

class MapGroundTest : public QObject {
    Q_OBJECT

private slots:
    void blocksWhatIsTooNearAndLittleMore_data()
    {
        QTest::addColumn<int>("family");
        for (const test::Family family : test::allFamilies)
            QTest::newRow(test::name(family)) << int(family);
    }
    void blocksWhatIsTooNearAndLittleMore()
    {
        QFETCH(int, family);
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            const test::FamilyMap map = test::makeFamily(test::Family(family), seed);
            GroundOptions options;
            options.frame = {map.origin, map.origin + Point{map.side, map.side}};
            options.arcError = seed % 3 == 0 ? 0.3 : 0.02;
            for (const double radius : {0.0, 0.3, 1.1}) {
                options.agentRadius = radius;
                options.lattice.reset();
                QCOMPARE(difference(map.obstacles, options, seed, 300), QString());
                // Where a lattice is coarse, its pitch is part of the error.
                options.lattice = Lattice{map.origin, 0.05};
                QCOMPARE(difference(map.obstacles, options, seed, 300), QString());
            }
        }
    }

    void meshesAreConvexAndShareTheirSides_data() { blocksWhatIsTooNearAndLittleMore_data(); }
    void meshesAreConvexAndShareTheirSides()
    {
        QFETCH(int, family);
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const test::FamilyMap map = test::makeFamily(test::Family(family), seed);
            GroundOptions options;
            options.frame = {map.origin, map.origin + Point{map.side, map.side}};
            options.agentRadius = 0.25 * double(seed % 3);
            if (seed % 2)
                options.lattice = Lattice{map.origin, 0.02};
            const Result<Ground> ground = Ground::of(map.obstacles, options);
            QVERIFY(ground);
            for (const int corners : {3, 8, 12, 1000}) {
                QCOMPARE(flaw(ground->freeMesh(corners), ground->freeAreas(), corners), QString());
                QCOMPARE(flaw(ground->blockedMesh(corners), ground->blockedAreas(), corners),
                         QString());
            }
        }
    }

    void bearsAwkwardMaps()
    {
        for (const test::AwkwardMap& kind : test::awkwardMaps()) {
            const nav::Map map = kind.make(100);
            GroundOptions options;
            options.frame = frameOf(map, 2);
            options.agentRadius = 0.3;
            options.arcError = 0.1;
            const std::vector<nav::Obstacle> obstacles = nav::obstacles(map);
            const QString found = difference(obstacles, options, 1, 100);
            QVERIFY2(found.isEmpty(), qPrintable(kind.name + (": " + found)));
            const Result<Ground> ground = Ground::of(obstacles, options);
            QVERIFY(ground);
            QCOMPARE(flaw(ground->freeMesh(8), ground->freeAreas(), 8), QString());
        }
    }

    /// Sides that nearly meet in one point must not bend each other on and on.
    void wallsFromOnePointHaveFewCorners()
    {
        const nav::Map map = test::awkwardMap("walls-from-hub", 1000);
        const std::vector<nav::Obstacle> walls = nav::obstacles(map);
        GroundOptions options;
        options.frame = frameOf(map, 1);
        for (const double pitch : {0.0, 1.0 / 64, 0.5}) {
            options.lattice.reset();
            if (pitch > 0)
                options.lattice = Lattice{options.frame.min, pitch};
            for (std::size_t i = 0; i + 12 <= walls.size(); i += 7) {
                const std::vector<nav::Obstacle> some{walls.begin() + std::ptrdiff_t(i),
                                                      walls.begin() + std::ptrdiff_t(i + 12)};
                const Result<Ground> ground = Ground::of(some, options);
                QVERIFY(ground);
                const std::size_t corners = ground->freeMesh().vertices.size();
                QVERIFY2(corners < 150, qPrintable(QString::number(corners)));
                QCOMPARE(difference(some, options, i, 30), QString());
            }
        }
    }

    /// Their union has more corners than an arrangement holds, which it says before it looks for
    /// them.
    void tooManyCrossingsAreRefused()
    {
        const nav::Map map = test::awkwardMap("long-walls", 8000);
        GroundOptions options;
        options.frame = frameOf(map, 1);
        options.arcError = 0.1;
        const Result<Ground> ground = Ground::of(nav::obstacles(map), options);
        QVERIFY(!ground);
        QVERIFY(ground.error().message.find("8 million points and crossings") != std::string::npos);
    }

    /// Thick ones hide the whole map together, but halves of them leave gaps by the million.
    /// Slivers seem to cross as often.
    void tooManyCrossingsOfHalvesAreRefused()
    {
        for (const auto& [name, count] : {std::pair("long-walls", 20'000), {"slivers", 6000}}) {
            const nav::Map map = test::awkwardMap(name, count);
            GroundOptions options;
            options.frame = frameOf(map, 1);
            options.agentRadius = 1;
            options.arcError = 0.1;
            const Result<Ground> ground = Ground::of(nav::obstacles(map), options);
            const bool isRefused = name == std::string("long-walls");
            QVERIFY2(ground.has_value() != isRefused, name);
            QVERIFY(!isRefused ||
                    ground.error().message.find("too often to be united") != std::string::npos);
        }
    }

    /// Against all pairs. Heaps cross as often, but inside each other.
    void crossingsAreGuessed()
    {
        for (const char* name : {"long-walls", "crossing-walls", "heaped-circles"}) {
            const bool isHeap = name == std::string("heaped-circles");
            std::vector<LatticeArea> areas;
            const nav::Map map = test::awkwardMap(name, 300);
            const Lattice lattice = Lattice::over(frameOf(map, 10));
            for (const nav::Obstacle& obstacle : nav::obstacles(map)) {
                Growth growth{.arcError = 10, .leastWall = 1e-3, .box = frameOf(map, 10)};
                for (const auto& part : grown(obstacle.shape, growth).parts) {
                    LatticeRing ring;
                    for (const Point p : part.outer)
                        ring.push_back(lattice.nearest(p));
                    areas.push_back({ring, {}});
                }
            }
            double crossings = 0;
            for (std::size_t i = 0; i < areas.size(); ++i)
                for (std::size_t k = 0; k < i; ++k)
                    crossings += crossingsOf(areas[i].outer, areas[k].outer);
            const CrossingGuess guess = guessedCrossings(areas);
            const QString told = QString("%1: %2, guessed %3, bare %4")
                                     .arg(name)
                                     .arg(crossings)
                                     .arg(guess.all)
                                     .arg(guess.bare);
            QVERIFY2(std::abs(guess.all - crossings) < 0.2 * crossings, qPrintable(told));
            QVERIFY2(isHeap ? guess.bare < crossings / 2 : guess.bare > crossings / 2,
                     qPrintable(told));
            QCOMPARE(guess.all, guessedCrossings(areas).all);
        }
    }

    void rectanglesOnAGridAreExact()
    {
        // They cross in lattice points only, so the cells tell everything.
        constexpr int size = 24;
        for (std::uint64_t seed = 1; seed <= 300; ++seed) {
            std::mt19937_64 random(seed);
            std::vector<LatticeRing> rings;
            std::vector<int> windings(size * size);
            for (std::uint64_t i = 0, count = 1 + seed % 20; i < count; ++i) {
                int x[2] = {int(random() % (size + 1)), int(random() % (size + 1))};
                int y[2] = {int(random() % (size + 1)), int(random() % (size + 1))};
                std::sort(x, x + 2);
                std::sort(y, y + 2);
                LatticeRing ring{{x[0], y[0]}, {x[1], y[0]}, {x[1], y[1]}, {x[0], y[1]}};
                const bool isHole = random() % 4 == 0;
                if (isHole)
                    std::reverse(ring.begin(), ring.end());
                rings.push_back(ring);
                for (int cy = y[0]; cy < y[1]; ++cy)
                    for (int cx = x[0]; cx < x[1]; ++cx)
                        windings[std::size_t(cy * size + cx)] += isHole ? -1 : 1;
            }
            const Result<Arrangement> made = arrangementOf(rings);
            QVERIFY(made);
            const auto areas = made->areas(made->chosen(isAtLeastOnce));
            QCOMPARE(areaOf(areas), double(std::count_if(windings.begin(), windings.end(),
                                                         [](int w) { return w > 0; })));
            for (int cell = 0; cell < size * size; ++cell) {
                const Point center{cell % size + 0.5, cell / size + 0.5};
                QCOMPARE(isInside(areas, {}, center), windings[std::size_t(cell)] > 0);
            }
            for (const LatticeArea& area : areas) {
                QVERIFY(test::areaOf(area.outer) > 0);
                for (const LatticeRing& hole : area.holes)
                    QVERIFY(test::areaOf(hole) < 0);
            }
            QCOMPARE(flaw(convexMesh(*made, made->chosen(isAtLeastOnce), 5), areas, 5), QString());
        }
    }

    void ringsThatTouchStaySimple()
    {
        // A square with a hole that touches its side, and one whose corner is the hole's corner.
        const Result<Arrangement> made = arrangementOf({{{0, 0}, {8, 0}, {8, 8}, {0, 8}},
                                                        {{0, 4}, {2, 6}, {4, 4}, {2, 2}},
                                                        {{8, 8}, {8, 12}, {12, 12}, {12, 8}},
                                                        {{8, 8}, {12, 8}, {12, 12}, {8, 12}},
                                                        {{8, 8}, {12, 8}, {12, 12}, {8, 12}}});
        QVERIFY(made);
        const auto areas = made->areas(made->chosen(isAtLeastOnce));
        QCOMPARE(areas.size(), std::size_t(2));
        QVERIFY(areas[0].outer == (LatticeRing{{0, 0}, {8, 0}, {8, 8}, {0, 8}}));
        QCOMPARE(areas[0].holes.size(), std::size_t(1));
        QVERIFY(areas[0].holes[0] == (LatticeRing{{0, 4}, {2, 6}, {4, 4}, {2, 2}}));
        QVERIFY(areas[1].outer == (LatticeRing{{8, 8}, {12, 8}, {12, 12}, {8, 12}}));
    }

    void anythingGivesAMesh()
    {
        // Random rings cross everywhere, on lattices so coarse that most crossings are rounded.
        for (std::uint64_t seed = 1; seed <= 400; ++seed) {
            std::mt19937_64 random(seed);
            const int size = 1 << (2 + seed % 20);
            std::vector<LatticeRing> rings(1 + seed % 5);
            for (LatticeRing& ring : rings)
                for (std::uint64_t i = 0, count = random() % 20; i < count; ++i)
                    ring.push_back(
                        {int(random() % std::uint64_t(size)), int(random() % std::uint64_t(size))});
            const Result<Arrangement> made = arrangementOf(rings);
            QVERIFY(made);
            const auto odd = made->chosen([](Windings w) { return w.first % 2 != 0; });
            QCOMPARE(flaw(convexMesh(*made, odd, 6), made->areas(odd), 6), QString());
        }
    }
};

QTEST_APPLESS_MAIN(MapGroundTest)
#include "mapgroundtest.moc"
