#include "plugins/shapes/freeground.h"
#include "plugins/shapes/ground.h"
#include "tests/plugins/shapes/meshflaws.h"
#include "tests/support/geometry/splitmix.h"
#include "tests/support/worlds/awkwardmaps.h"
#include "tests/support/worlds/fieldfamilies.h"

#include <QTest>

using namespace thicket;
using namespace thicket::plugins;
using nav::Point;

namespace {

/// Whether a ray to the right crosses the borders of the mesh an odd number of times.
bool isWithin(const ConvexMesh& mesh, const Lattice& lattice, Point p)
{
    bool isInside = false;
    for (const auto& [from, to] : test::borderOf(mesh)) {
        const Point a = lattice.toMap(mesh.vertices[std::size_t(from)]),
                    b = lattice.toMap(mesh.vertices[std::size_t(to)]);
        if ((a.y > p.y) != (b.y > p.y) && p.x < a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x))
            isInside = !isInside;
    }
    return isInside;
}

/// Whether a vertex lies on a side that it does not belong to, by comparing all pairs.
QString dividedSide(const ConvexMesh& mesh)
{
    for (const auto& [from, to] : test::borderOf(mesh)) {
        const LatticePoint a = mesh.vertices[std::size_t(from)], b = mesh.vertices[std::size_t(to)];
        for (const LatticePoint p : mesh.vertices)
            if (turn(a, b, p) == 0 && reach(p, a, b) < 0)
                return QString("a vertex at %1, %2 within a side").arg(p.x).arg(p.y);
    }
    return {};
}

QString flaw(const std::vector<nav::Obstacle>& obstacles, GroundOptions options, int corners,
             std::uint64_t seed)
{
    options.fewestHalved = 0;
    const Result<FreeGround> ground = freeGround(obstacles, options, corners);
    if (!ground)
        return QString::fromStdString(ground.error().text());
    for (const QString& found : {test::meshFlaw(ground->mesh, corners), dividedSide(ground->mesh)})
        if (!found.isEmpty())
            return found;
    test::SplitMix random(seed);
    const nav::Box frame = nav::grown(options.frame, -ground->lattice.pitch);
    for (int i = 0; i < 100; ++i) {
        const Point p{random.between(frame.min.x, frame.max.x),
                      random.between(frame.min.y, frame.max.y)};
        const double clearance = test::bruteClearance(obstacles, options.agentRadius, p);
        const bool isFree = isWithin(ground->mesh, ground->lattice, p);
        if (clearance < 0 && isFree)
            return QString("cut off at %1, %2: clearance %3").arg(p.x).arg(p.y).arg(clearance);
        if (clearance > ground->error && !isFree)
            return QString("left out at %1, %2: clearance %3").arg(p.x).arg(p.y).arg(clearance);
    }
    return {};
}

} // namespace

/// Meshes of what is free, made in two halves.
class FreeGroundTest : public QObject {
    Q_OBJECT

private slots:
    void halvesMakeOneMesh_data()
    {
        QTest::addColumn<int>("family");
        for (const test::Family family : test::allFamilies)
            QTest::newRow(test::name(family)) << int(family);
    }
    void halvesMakeOneMesh()
    {
        QFETCH(int, family);
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            const test::FamilyMap map = test::makeFamily(test::Family(family), seed);
            GroundOptions options;
            options.frame = {map.origin, map.origin + Point{map.side, map.side}};
            options.agentRadius = 0.25 * double(seed % 3);
            options.arcError = seed % 3 == 1 ? 0.01 : 0.1;
            if (seed % 2)
                options.lattice = Lattice{map.origin, seed == 1 ? 0.02 : 0.2};
            const QString found = flaw(map.obstacles, options, seed < 3 ? 4 : 12, seed);
            QVERIFY2(found.isEmpty(), qPrintable(QString("seed %1: %2").arg(seed).arg(found)));
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
            const QString found = flaw(nav::obstacles(map), options, 8, 1);
            QVERIFY2(found.isEmpty(), qPrintable(kind.name + (": " + found)));
        }
    }

    /// Nothing but the line between the halves tells them from the whole.
    void coversWhatTheWholeDoes()
    {
        const nav::Map map = test::awkwardMap("snapped-grid", 2000);
        const std::vector<nav::Obstacle> obstacles = nav::obstacles(map);
        GroundOptions options;
        options.frame = frameOf(map, 2);
        options.agentRadius = 0.1;
        const Result<FreeGround> whole = freeGround(obstacles, options, 12);
        options.fewestHalved = 0;
        const Result<FreeGround> halves = freeGround(obstacles, options, 12);
        QVERIFY(whole && halves);
        const double area = test::areaOf(whole->mesh);
        QVERIFY(std::abs(test::areaOf(halves->mesh) - area) <= 1e-6 * area);
        QVERIFY(halves->mesh.count() >= whole->mesh.count());
        QVERIFY(double(halves->mesh.count()) <= 1.1 * double(whole->mesh.count()));
        QVERIFY(halves->error > whole->error);
    }

    void fewObstaclesAreNotDivided()
    {
        const test::FamilyMap map = test::makeFamily(test::Family::everything, 1);
        GroundOptions options;
        options.frame = {map.origin, map.origin + Point{map.side, map.side}};
        const Result<FreeGround> free = freeGround(map.obstacles, options, 9);
        const Result<Ground> ground = Ground::of(map.obstacles, options);
        QVERIFY(free && ground);
        const ConvexMesh mesh = ground->freeMesh(9);
        QVERIFY(free->mesh.vertices == mesh.vertices);
        QVERIFY(free->mesh.corners == mesh.corners);
        QCOMPARE(free->error, ground->error());
    }

    void tooManyPointsAreRefused()
    {
        const nav::Map map = test::awkwardMap("long-walls", 8000);
        GroundOptions options;
        options.frame = frameOf(map, 1);
        options.arcError = 0.1;
        options.fewestHalved = 0;
        const Result<FreeGround> ground = freeGround(nav::obstacles(map), options);
        QVERIFY(!ground);
        QVERIFY(ground.error().message.find("8 million points and crossings") != std::string::npos);
    }
};

QTEST_APPLESS_MAIN(FreeGroundTest)
#include "freegroundtest.moc"
