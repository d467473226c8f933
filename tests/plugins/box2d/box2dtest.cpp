#include "libnav/collision/queries.h"
#include "tests/plugins/box2d/rubeworld.h"
#include "tests/plugins/everykind.h"
#include "tests/plugins/exporting.h"
#include "tests/plugins/matrix/everymap.h"

#include <QSet>
#include <QTest>

#include <algorithm>
#include <random>

using namespace thicket;
using namespace thicket::plugins;
using nav::Point;

namespace {

const MapFormat& format() { return test::ownFormat("box2d"); }

/// Rays of Box2D and of our library through the same map.
class Rays {
public:
    int cast = 0;
    int agreed = 0;
    QString wrong; ///< the first ray on which they cannot both be right

    Rays(const nav::Map& map, const QByteArray& world)
        : m_world(world), m_field(*nav::ObstacleField::build(nav::obstacles(map), 0)),
          m_grown(*nav::ObstacleField::build(nav::obstacles(map), slack)),
          m_flips(map.settings.yAxis == nav::YAxis::down)
    {}

    const rubeworld::World& world() const { return m_world; }

    /// Rays are no longer than `reach`.
    void shoot(std::uint64_t seed, nav::Point origin, double side, int count = 400,
               double reach = 1e9)
    {
        std::mt19937_64 random(seed);
        const auto place = [&] {
            const double x = double(random() >> 11) * 0x1p-53;
            return origin + side * Point{x, double(random() >> 11) * 0x1p-53};
        };
        for (int i = 0; i < count; ++i) {
            const Point from = place(), way = place() - from;
            shoot(from, from + std::min(1.0, reach / nav::length(way)) * way);
        }
    }

private:
    /// Single precision, the arc error of rings, and Box2D's slop.
    static constexpr double slack = 0.02;

    Point turned(Point p) const { return {p.x, m_flips ? -p.y : p.y}; }

    void shoot(Point from, Point to)
    {
        // Box2D does not see the shape that a ray starts in.
        if (m_field.clearance(from) < 2 * slack || m_grown.obstacleAt(from))
            return;
        const double length = nav::distance(from, to);
        const auto ours = nav::castRay(m_field, from, to);
        const auto grown = nav::castRay(m_grown, from, to);
        const auto theirs = m_world.hit(turned(from), turned(to));
        const double seen = theirs ? *theirs * length : length;
        const double expected = ours ? ours->at : length;
        ++cast;
        agreed += std::abs(seen - expected) <= slack;
        // They must not stop it before the grown obstacles do, nor let it deep into ours.
        if (seen < (grown ? grown->at : length) - slack)
            tell("stopped early", from, to, seen, expected);
        for (double at = 0; at <= seen; at += 4 * slack)
            if (m_field.clearance(from + at / length * (to - from)) < -2 * slack)
                return tell("let in", from, to, seen, expected);
    }
    void tell(const char* what, Point from, Point to, double seen, double expected)
    {
        if (wrong.isEmpty())
            wrong = QString("%1: %2,%3 to %4,%5: %6 for %7")
                        .arg(what)
                        .arg(from.x)
                        .arg(from.y)
                        .arg(to.x)
                        .arg(to.y)
                        .arg(seen)
                        .arg(expected);
    }

    rubeworld::World m_world;
    nav::ObstacleField m_field;
    nav::ObstacleField m_grown;
    bool m_flips;
};

} // namespace

class Box2dTest : public QObject {
    Q_OBJECT

private:
    static int bodiesOf(const nav::Map& map)
    {
        return int(map.objects().size()) +
               (map.settings.bounds && map.settings.boundsAreWalls ? 1 : 0);
    }

private slots:
    void raysAgree_data()
    {
        QTest::addColumn<int>("family");
        for (const test::Family family : test::allFamilies)
            QTest::newRow(test::name(family)) << int(family);
    }
    void raysAgree()
    {
        QFETCH(int, family);
        // In single precision nothing of 40 m can be told apart a million metres away.
        if (test::Family(family) == test::Family::farAway) {
            const nav::Map map = test::familyMap(test::Family::farAway, 1);
            QVERIFY(!test::notesOf(format(), map).filter("single precision").isEmpty());
            return;
        }
        int cast = 0, agreed = 0;
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            const nav::Map map = test::familyMap(test::Family(family), seed);
            const auto bundle = format().exportMap(map, {});
            QVERIFY(bundle);
            Rays rays(map, bundle->files.first().bytes);
            const test::FamilyMap made = test::makeFamily(test::Family(family), seed);
            rays.shoot(seed, made.origin, made.side);
            QVERIFY2(rays.wrong.isEmpty(), qPrintable(QString("%1: %2").arg(seed).arg(rays.wrong)));
            QCOMPARE(rays.world().changed(), 0);
            cast += rays.cast;
            agreed += rays.agreed;
        }
        qInfo("%d of %d rays agree", agreed, cast);
        QVERIFY(agreed >= 0.99 * cast);
    }

    void everyKindIsKept()
    {
        const nav::Map map = test::everyKind();
        const auto bundle = format().exportMap(map, {});
        QVERIFY(bundle);
        QVERIFY(format().exportMap(map, {})->files.first().bytes == bundle->files.first().bytes);
        const QJsonArray bodies =
            QJsonDocument::fromJson(bundle->files.first().bytes)["body"].toArray();
        QCOMPARE(std::size_t(bodies.size()), map.objects().size() + 1); // and the bounds
        QSet<QString> names;
        for (const QJsonValue body : bodies)
            names << body["name"].toString();
        QCOMPARE(names.size(), bodies.size());
        QCOMPARE(rubeworld::World(bundle->files.first().bytes).world().GetBodyCount(),
                 int(bodies.size()));
        const QJsonValue oak = bodies[0];
        QCOMPARE(oak["name"].toString(), "int");
        QCOMPARE(oak["fixture"][0]["circle"]["radius"].toDouble(), 1.0 / 3);
        QCOMPARE(oak["position"]["x"].toDouble(), 12.1);
        QMap<QString, QJsonValue> properties;
        for (const QJsonValue property : oak["customProperties"].toArray())
            properties.insert(property["name"].toString(), property);
        QCOMPARE(properties["id"]["int"].toInt(), 40);
        QCOMPARE(properties["girth"]["float"].toDouble(), 1.25);
        QVERIFY(properties["tall"]["bool"].toBool());
        QCOMPARE(properties["tags"]["string"].toString(), "[\"a\", \"b\"]");
        QCOMPARE(properties["layer"]["string"].toString(), "trees");
    }

    void thinWallsBlockFromBothSides()
    {
        nav::Map map;
        map.append({1, 0, "", nav::Wall{{{0, 0}, {10, 0}, {10, 10}}, 0}, {}, {}});
        map.append({2, 0, "", nav::Wall{{{0, 20}, {10, 20}}, 0.001}, {}, {}});
        map.append({3, 0, "", nav::Wall{{{20, 0}, {30, 0}, {30, 10}}, 0, true}, {}, {}});
        const auto bundle = format().exportMap(map, {});
        const rubeworld::World world(bundle->files.first().bytes);
        for (const nav::Segment& ray : {nav::Segment{{5, -1}, {5, 1}},
                                        {{9, 5}, {11, 5}},
                                        {{5, 19}, {5, 21}},
                                        {{25, -1}, {25, 1}},
                                        {{29, 5}, {31, 5}},
                                        {{24, 5}, {26, 5 - 2}}}) {
            QVERIFY(world.hit(ray.a, ray.b));
            QVERIFY(world.hit(ray.b, ray.a));
        }
        QVERIFY(test::notesOf(format(), map)
                    .contains("1 wall: parts thinner than 0.005 m in the file as lines"));
    }

    /// 50 rays through each. Where single precision does not tell places apart, that is said.
    void everyMap()
    {
        // Of a tree of 5 cm Box2D does not know at 150 m whether a ray hits it.
        constexpr double longest = 20;
        int cast = 0, agreed = 0;
        for (const test::NamedMap& each : test::everyMap()) {
            const auto bundle = format().exportMap(each.map, {});
            QVERIFY2(bundle, bundle ? "" : bundle.error().text().c_str());
            if (!test::isNearOrigin(each.map)) {
                QVERIFY2(!test::notesOf(format(), each.map).filter("single precision").isEmpty(),
                         each.name);
                continue;
            }
            const rubeworld::World world(bundle->files.first().bytes);
            QCOMPARE(world.world().GetBodyCount(), bodiesOf(each.map));
            QCOMPARE(world.changed(), 0);
            // Walls of a single place are refused by our own library.
            const nav::Box box = each.map.extent();
            if (box.isEmpty() || !nav::ObstacleField::build(nav::obstacles(each.map), 0))
                continue;
            Rays rays(each.map, bundle->files.first().bytes);
            rays.shoot(1, box.min, std::max({box.width(), box.height(), 1.0}), 50, longest);
            QVERIFY2(rays.wrong.isEmpty(), qPrintable(each.name + ": " + rays.wrong));
            cast += rays.cast;
            agreed += rays.agreed;
        }
        qInfo("%d of %d rays agree", agreed, cast);
        QVERIFY(cast > 100 && agreed >= 0.99 * cast);
    }

    void scalesToMetres()
    {
        nav::Map map;
        map.append({1, 0, "", nav::Circle{{320, 160}, 16}, {}, {}});
        const auto bundle = format().exportMap(map, {{"scale", "0.0625"}});
        const rubeworld::World world(bundle->files.first().bytes);
        const auto hit = world.hit({0, 10}, {40, 10});
        QVERIFY(hit && std::abs(*hit * 40 - 19) < 1e-4);
    }
};

QTEST_GUILESS_MAIN(Box2dTest)
#include "box2dtest.moc"
