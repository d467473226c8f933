#include "libnav/path/pathfinder.h"
#include "plugins/host/mapfiles.h"
#include "tests/plugins/everykind.h"
#include "tests/plugins/exporting.h"
#include "tests/plugins/matrix/everymap.h"
#include "tests/plugins/recast/recastmesh.h"
#include "tests/plugins/recast/waysonmesh.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <random>

using namespace thicket;
using namespace thicket::plugins;
using nav::Point;
using recastmesh::Input;
using recastmesh::Mesh;
using recastmesh::WaysOnMesh;

namespace {

const MapFormat& format() { return test::ownFormat("recast"); }

Input inputOf(const nav::Map& map, const OptionValues& options)
{
    const auto bundle = format().exportMap(map, options);
    return bundle ? Input::of(bundle->files[0].bytes, bundle->files[1].bytes) : Input();
}

/// A walled square with obstacles of every kind that leave wide ways.
nav::Map walledSquare(std::uint64_t seed)
{
    std::mt19937_64 random(seed);
    const auto number = [&random](double least, double most) {
        return least + (most - least) * double(random() >> 11) * 0x1p-53;
    };
    nav::Map map;
    map.settings.yAxis = seed % 2 ? nav::YAxis::up : nav::YAxis::down;
    map.settings.bounds = nav::Box{{0, 0}, {40, 40}};
    map.settings.boundsAreWalls = true;
    for (int i = 0; i < 16; ++i) {
        const Point center{5 + 10.0 * (i % 4) + number(-1, 1), 5 + 10.0 * (i / 4) + number(-1, 1)};
        const double size = number(0.8, 2.6);
        const double turn = number(0, 6);
        const Point u{size * std::cos(turn), size * std::sin(turn)};
        nav::Geometry geometry;
        if (i % 4 == 0)
            geometry = nav::Wall{{center - u, center + u}, number(0, 0.5)};
        else if (i % 4 == 1)
            geometry = nav::Polygon{{center + u, center + nav::leftNormal(u), center - u}};
        else
            geometry = nav::Circle{center, size};
        map.append({map.unusedId(), 0, "", geometry, {}, {}});
    }
    return map;
}

/// Compares paths on Recast's mesh with the exact ones of the same map.
class Comparison {
public:
    std::vector<double> ofDetour; ///< excess of its lengths, as shares
    std::vector<double> ofMesh;   ///< of the shortest on the mesh
    int missing = 0;              ///< ways that the mesh should have and has not

    void run(const nav::Map& map, double radius, const Mesh& mesh, std::uint64_t seed)
    {
        const auto field = nav::ObstacleField::build(nav::obstacles(map), radius);
        std::mt19937_64 random(seed);
        const auto place = [&] {
            const double x = 40 * double(random() >> 11) * 0x1p-53;
            return Point{x, 40 * double(random() >> 11) * 0x1p-53};
        };
        const bool flips = map.settings.yAxis == nav::YAxis::down;
        for (int i = 0; i < 60; ++i) {
            const Point from = place(), to = place();
            if (field->clearance(from) < 1 || field->clearance(to) < 1)
                continue;
            const nav::PathResult exact = nav::findPath(*field, from, to);
            if (exact.status != nav::PathStatus::found)
                continue;
            const auto turned = [&](Point p) { return Point{p.x, flips ? -p.y : p.y}; };
            const auto detour = mesh.pathLength(turned(from), turned(to));
            const auto shortest = mesh.shortestLength(turned(from), turned(to));
            if (detour && shortest) {
                ofDetour.push_back(*detour / exact.path.length() - 1);
                ofMesh.push_back(*shortest / exact.path.length() - 1);
            } else {
                ++missing;
            }
        }
    }
};

/// Where a floor is, without its margin.
nav::Box floorOf(const Input& input, double margin)
{
    nav::Box box;
    for (std::size_t i = 0; i + 2 < input.vertices.size(); i += 3) {
        const Point corner{input.vertices[i], -input.vertices[i + 2]};
        nav::enclose(box, {corner, corner});
    }
    return nav::grown(box, -margin);
}

/// A place with so much space, of those in a grid; empty if there is none.
QString freePlace(const nav::ObstacleField& field, const nav::Box& box, double space)
{
    for (int i = 0; i <= 40; ++i) {
        for (int k = 0; k <= 40; ++k) {
            const Point p{box.min.x + i / 40.0 * box.width(), box.min.y + k / 40.0 * box.height()};
            if (field.clearance(p) > space)
                return QString("no floor at %1, %2").arg(p.x).arg(p.y);
        }
    }
    return {};
}

/// The value that this part of them is below.
double share(std::vector<double> values, double part)
{
    std::sort(values.begin(), values.end());
    return values[std::size_t(part * (double(values.size()) - 1))];
}

} // namespace

class RecastTest : public QObject {
    Q_OBJECT

private slots:
    /// A floor of 20 x 15 with one circle: the exact path is 23.19 long.
    void goesRoundOneCircle()
    {
        nav::Map map;
        map.settings.bounds = nav::Box{{0, 0}, {20, 15}};
        map.settings.boundsAreWalls = true;
        map.append({1, 0, "", nav::Circle{{10, 7.5}, 3}, {}, {}});
        const Input input = inputOf(map, {{"radius", "0.3"}});
        QVERIFY(input.looksUp());
        QCOMPARE(input.volumes.size(), 1u);
        const Mesh mesh(input);
        QVERIFY(mesh.polygons() > 0);
        const auto field = nav::ObstacleField::build(nav::obstacles(map), 0.3);
        const double exact = nav::findPath(*field, {1, 1}, {19, 14}).path.length();
        const auto theirs = mesh.pathLength({1, 1}, {19, 14});
        QVERIFY(theirs);
        QVERIFY2(*theirs >= exact && *theirs <= 1.03 * exact,
                 qPrintable(QString("%1 for %2").arg(*theirs).arg(exact)));
        QVERIFY(!mesh.pathLength({1, 1}, {10, 7.5})); // nobody walks in an obstacle
    }

    /// By the usual cell, a ninth of the radius. Cells of a third of it give ways of the mesh that
    /// are up to 5.4 % longer, a sixth 3.4 %, a ninth 2.2 %, an eighteenth 0.8 %: holes are grown
    /// by two cells, and Recast keeps off by up to one and a half more.
    void pathsAreNeverShorterAndHardlyLonger()
    {
        Comparison comparison;
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            const nav::Map map = walledSquare(seed);
            const Input input = inputOf(map, {{"radius", "0.45"}});
            QVERIFY(input.looksUp());
            comparison.run(map, 0.45, Mesh(input), seed);
        }
        for (const auto& [name, excess] : {std::pair("on the mesh", comparison.ofMesh),
                                           std::pair("Detour", comparison.ofDetour)}) {
            QVERIFY(excess.size() > 150);
            qInfo("%s: least %.5f, half %.5f, 90 %% %.5f, most %.5f", name, share(excess, 0),
                  share(excess, 0.5), share(excess, 0.9), share(excess, 1));
        }
        QCOMPARE(comparison.missing, 0);
        QVERIFY(share(comparison.ofMesh, 0) > -1e-5 && share(comparison.ofDetour, 0) > -1e-5);
        QVERIFY(share(comparison.ofMesh, 1) <= 0.03);
        // Detour compares ways by the middles of polygons' sides, so a few times it goes round the
        // other side of an obstacle, whatever the cells: up to 40 % longer.
        QVERIFY(share(comparison.ofDetour, 0.5) <= 0.01);
        QVERIFY(share(comparison.ofDetour, 0.9) <= 0.03);
    }

    /// By cells of a 150th of the side. Obstacles may be narrower than those and close to each
    /// other, so that ways may be missing on the mesh: those that are there cut nothing, and none
    /// is more than 3 % longer than that of an agent who is wider by five cells.
    void everyMap()
    {
        int compared = 0, bounded = 0;
        for (const test::NamedMap& each : test::everyMap()) {
            const nav::Box box = each.map.extent();
            if (box.isEmpty())
                continue;
            const double side = std::max({box.width(), box.height(), 1.0});
            const double radius = side / 100, cell = side / 150;
            const auto bundle =
                format().exportMap(each.map, {{"radius", QString::number(radius, 'g', 17)},
                                              {"cellSize", QString::number(cell, 'g', 17)}});
            WaysOnMesh ways(each.map, side, radius, radius + 5 * cell);
            QVERIFY2(bundle || !ways.hasFields() || !test::isNearOrigin(each.map), each.name);
            // Where single precision moves places, that is said, and what Recast makes of it open.
            if (!ways.hasFields() || !bundle ||
                !test::notesOf(*bundle).filter("single precision").isEmpty())
                continue;
            const Input input = Input::of(bundle->files[0].bytes, bundle->files[1].bytes);
            const bool isFloor = !input.triangles.empty();
            QVERIFY2(!isFloor || input.looksUp(), each.name);
            const QString wrong = isFloor
                                      ? ways.wrong(Mesh(input), floorOf(input, radius + 4 * cell))
                                      : freePlace(ways.exact(), box, side / 30);
            QVERIFY2(wrong.isEmpty(), qPrintable(each.name + ": " + wrong));
            compared += ways.compared;
            bounded += ways.bounded;
        }
        qInfo("%d ways, %d with a wider agent", compared, bounded);
        QVERIFY(compared > 20 && bounded > 20);
    }

    /// Of many obstacles the floor is made in two halves. Most of these lie outside of it.
    void halvesOfAFloorAreJoined()
    {
        Comparison comparison;
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            nav::Map map = walledSquare(seed);
            for (int i = 0; i < 20'000; ++i)
                map.append({.id = map.unusedId(),
                            .geometry = nav::Circle{{60 + 0.1 * (i % 200), 0.3 * (i / 200)}, 0.1}});
            comparison.run(map, 0.45, Mesh(inputOf(map, {{"radius", "0.45"}})), seed);
        }
        QVERIFY(comparison.ofMesh.size() > 30);
        QCOMPARE(comparison.missing, 0);
        QVERIFY(share(comparison.ofMesh, 0) > -1e-5 && share(comparison.ofMesh, 1) <= 0.03);
    }

    void holesHaveMoreCornersForASmallerError()
    {
        nav::Map map;
        map.append({1, 0, "", nav::Circle{{10, 7.5}, 3}, {}, {}});
        const auto corners = [&](const char* error) {
            return inputOf(map, {{"cellSize", "0.4"}, {"arcError", error}}).vertices.size();
        };
        QCOMPARE(corners(""), corners("0.1"));
        QVERIFY(corners("0.001") > 3 * corners("0.1"));
    }

    /// Every volume has at most 12 points, more than which RecastDemo writes over its memory.
    void volumesContainTheirObstacles()
    {
        for (const test::Family family : test::allFamilies) {
            const nav::Map map = test::familyMap(family, 2);
            const auto bundle = format().exportMap(map, {{"radius", "0.4"}});
            QVERIFY2(bundle, bundle ? "" : bundle.error().text().c_str());
            const Input input = Input::of(bundle->files[0].bytes, bundle->files[1].bytes);
            for (const Input::Volume& volume : input.volumes) {
                QVERIFY(volume.points.size() >= 9 && volume.points.size() <= 36);
                QCOMPARE(volume.area, 0);
                QVERIFY(volume.least < 0 && volume.most > 0);
            }
            for (const QByteArray& row : bundle->files[0].bytes.split('\n'))
                QVERIFY(row.size() < 512);
            QVERIFY(format().exportMap(map, {{"radius", "0.4"}})->files[0].bytes ==
                    bundle->files[0].bytes);
        }
    }

    /// The holes suffice.
    void writesNoMoreVolumesThanRecastDemoReads()
    {
        nav::Map map;
        for (int i = 0; i < 257; ++i)
            map.append({map.unusedId(), 0, "", nav::Circle{{3.0 * i, 0}, 1}, {}, {}});
        const auto volumes = [&map](const OptionValues& options) {
            return inputOf(map, options).volumes.size();
        };
        QCOMPARE(volumes({}), 0u);
        QCOMPARE(volumes({{"volumes", "yes"}}), 257u);
        QVERIFY(
            test::notesOf(format(), map)
                .contains("volumes: left out, as RecastDemo reads 256; the floor's holes suffice"));
        map.remove(1);
        QCOMPARE(volumes({}), 256u);
        QCOMPARE(volumes({{"volumes", "no"}}), 0u);
    }

    void namesWhatRecastDemoNeeds()
    {
        nav::Map map = test::everyKind();
        map.settings.name = "Old Orchard";
        const auto bundle = format().exportMap(map, {{"radius", "0.6"}, {"height", "1.8"}});
        QVERIFY(bundle);
        QCOMPARE(bundle->files.size(), 3);
        QCOMPARE(bundle->files[1].suffix, ".gset");
        const Input input = Input::of(bundle->files[0].bytes, bundle->files[1].bytes);
        QCOMPARE(input.meshName, QByteArray("Meshes/Old Orchard.obj"));
        QCOMPARE(input.settings[0], 0.16F);
        QCOMPARE(input.settings[2], 1.8F);
        QCOMPARE(input.settings[3], 0.6F);
        QCOMPARE(bundle->files[2].bytes,
                 QByteArray("s Solo Mesh\nf Meshes/Old Orchard.obj\npf 1.1 0 -1.3 180.7 0 "
                            "-130.9 0x3 0x0\n"));
        const auto meshOf = [&](const OptionValues& options) {
            const QTemporaryDir folder;
            const plugins::FormatRegistry registry({THICKET_BINARY_DIR "/lib/thicket/plugins"});
            const auto files =
                exportedFiles(map, folder.filePath("old.obj"), registry, {}, options);
            return files ? QString::fromStdString(files->files[1].bytes).section('\n', 0, 0)
                         : QString();
        };
        QCOMPARE(meshOf({}), "f Meshes/old.obj");
        QCOMPARE(meshOf({{"mesh", "b.obj"}}), "f Meshes/b.obj");
        QCOMPARE(meshOf({{"mesh", "a/b.obj"}}), "f a/b.obj");
        QVERIFY(!format().exportMap(map, {{"mesh", "a\nb"}}));
        QVERIFY(!format().exportMap(map, {{"cellSize", "0"}}));
        QVERIFY(!format().exportMap(map, {{"arcError", "0"}}));
        QVERIFY(format().exportMap({}, {}));
    }
};

QTEST_GUILESS_MAIN(RecastTest)
#include "recasttest.moc"
