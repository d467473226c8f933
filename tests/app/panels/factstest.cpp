#include "app/editor/panels/inspector/facts.h"
#include "app/editor/document/objectindex.h"
#include "app/editor/panels/inspector/propertytext.h"
#include "app/editor/widgets/expression.h"

#include "libnav/path/pathfinder.h"
#include "tests/support/worlds/mapobject.h"

#include <QTest>

#include <cmath>
#include <numbers>
#include <random>

using namespace thicket;
using editor::evaluate;
using test::object;

namespace {

double uniform(std::mt19937_64& random, double low, double high)
{
    return low + (high - low) * static_cast<double>(random() >> 11) * 0x1p-53;
}

nav::Map randomMap(std::mt19937_64& random)
{
    nav::Map map;
    for (int i = 1; i <= 12; ++i) {
        const nav::Point at{uniform(random, 0, 60), uniform(random, 0, 60)};
        if (i % 3 == 0) {
            const nav::Point end = at + nav::Point{uniform(random, -9, 9), uniform(random, -9, 9)};
            map.append(object(i, nav::Wall{{at, end}, uniform(random, 0, 1), false}));
        } else {
            map.append(object(i, nav::Circle{at, uniform(random, 0.1, 4)}));
        }
    }
    return map;
}

/// The distance from a point to an obstacle's boundary, negative inside, from the shape's
/// definition.
double reach(nav::Point p, const nav::Geometry& geometry)
{
    if (const auto* circle = std::get_if<nav::Circle>(&geometry))
        return nav::distance(p, circle->center) - circle->radius;
    const auto& wall = std::get<nav::Wall>(geometry);
    const nav::Point a = wall.points[0];
    const nav::Point ab = wall.points[1] - a;
    const double t = std::clamp(nav::dot(p - a, ab) / nav::dot(ab, ab), 0.0, 1.0);
    return nav::distance(p, a + t * ab) - wall.thickness / 2;
}

/// The gap, by small steps along the first shape's axis.
double sampledGap(const nav::Geometry& from, const nav::Geometry& to)
{
    if (const auto* circle = std::get_if<nav::Circle>(&from))
        return std::max(0.0, reach(circle->center, to) - circle->radius);
    const auto& wall = std::get<nav::Wall>(from);
    double best = 1e300;
    for (int i = 0; i <= 4000; ++i)
        best = std::min(best,
                        reach(wall.points[0] + i / 4000.0 * (wall.points[1] - wall.points[0]), to));
    return std::max(0.0, best - wall.thickness / 2);
}

std::optional<editor::ObstacleFacts> factsOf(const nav::Map& map, nav::ObjectId id,
                                             const nav::Path& path)
{
    return editor::factsOf(map, editor::ObjectIndex(map), id, path);
}

} // namespace

/// The parts of the Inspector without widgets: sums, properties as text, facts about an obstacle.
class FactsTest : public QObject {
    Q_OBJECT

private slots:
    void sums_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("value");
        QTest::newRow("number") << "3.5" << 3.5;
        QTest::newRow("leading point") << ".5" << 0.5;
        QTest::newRow("sum") << "2*1.5+0.1" << 3.1;
        QTest::newRow("precedence") << "1+2*3-4/2" << 5.0;
        QTest::newRow("left to right") << "10-3-2" << 5.0;
        QTest::newRow("brackets") << "(1+2)*(3-1)" << 6.0;
        QTest::newRow("signs") << "-2*-3+-1" << 5.0;
        QTest::newRow("exponent") << "1e2+1" << 101.0;
        QTest::newRow("spaces") << "  1 +  2 " << 3.0;
        QTest::newRow("own unit") << "2.5 m" << 2.5;
        QTest::newRow("other unit") << "25cm" << 0.25;
        QTest::newRow("mixed units") << "1m+50cm" << 1.5;
        QTest::newRow("unit of a bracket") << "(20+5) mm" << 0.025;
        QTest::newRow("feet") << "10ft" << 3.048;
    }
    void sums()
    {
        QFETCH(QString, text);
        QFETCH(double, value);
        const auto result = evaluate(text, u"m");
        QVERIFY(result);
        QCOMPARE(*result, value);
    }

    void notSums_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text : {"", " ", "abc", "1+", "*2", "(1", "1)", "1..2", "1 2", "1/0",
                                 "0/0", "1e999", "nan", "inf", "0x10", "1,5", "2 px", "--", "1m2"})
            QTest::newRow(text) << text;
        QTest::newRow("deep") << QString(100000, '(');
        QTest::newRow("many signs") << QString(100000, '-') + "1";
    }
    void notSums()
    {
        QFETCH(QString, text);
        QVERIFY(!evaluate(text, u"m"));
    }

    void unknownUnitsAreNotConverted()
    {
        QCOMPARE(evaluate(u"3 tiles", u"tiles").value_or(-1), 3.0);
        QVERIFY(!evaluate(u"3 m", u"tiles"));
    }

    void propertiesKeepTheirType()
    {
        const nav::Json number(12.5);
        QCOMPARE(editor::propertyText(number), QString("12.5"));
        QVERIFY(editor::propertyFromText("7", number) == nav::Json(nav::Json::Number{"7"}));
        QVERIFY(editor::propertyFromText("07", number) == nav::Json("07"));
        QVERIFY(editor::propertyFromText("true", nav::Json(false)) == nav::Json(true));
        QVERIFY(editor::propertyFromText("7", nav::Json("a")) == nav::Json("7"));
        QVERIFY(!editor::propertyFromText("7", nav::Json(nav::Json::Array{})));
    }

    void narrowestGapMatchesSampling()
    {
        std::mt19937_64 random(20261121);
        int open = 0;
        for (int round = 0; round < 60; ++round) {
            const nav::Map map = randomMap(random);
            for (const nav::MapObject& one : map.objects()) {
                double best = 1e300;
                for (const nav::MapObject& other : map.objects()) {
                    if (other.id != one.id)
                        best = std::min(best, sampledGap(one.geometry, other.geometry));
                }
                const auto facts = factsOf(map, one.id, {});
                QVERIFY(facts && facts->narrowest);
                QVERIFY2(std::abs(facts->narrowest->width - best) < 5e-3,
                         qPrintable(QString("object %1: %2, sampled %3")
                                        .arg(one.id)
                                        .arg(facts->narrowest->width)
                                        .arg(best)));
                QCOMPARE(facts->widestAgent(), facts->narrowest->width / 2);
                open += best > 0;
            }
        }
        QVERIFY(open > 100);
    }

    void degenerateMaps()
    {
        nav::Map map;
        QVERIFY(!factsOf(map, 1, {}));
        map.append(object(1, nav::Circle{{0, 0}, 1}));
        map.append(object(2, nav::StartMarker{{5, 0}}));
        QVERIFY(!factsOf(map, 2, {}));
        QVERIFY(factsOf(map, 1, {}) && !factsOf(map, 1, {})->narrowest);
        map.append(object(3, nav::Circle{{0, 0}, 1}));
        QCOMPARE(factsOf(map, 1, {})->narrowest->width, 0.0);
        nav::Map arena;
        arena.append(object(1, nav::Circle{{0, 0}, 10, true}));
        arena.append(object(2, nav::Circle{{6, 0}, 1}));
        QCOMPARE(factsOf(arena, 2, {})->narrowest->width, 3.0);
    }

    /// Round one circle from one side to the other: the arc follows from the tangent's triangle.
    void hugsAsTheTriangleSays()
    {
        nav::Map map;
        map.append(object(1, nav::Circle{{0, 0}, 2}));
        map.append(object(2, nav::Circle{{100, 0}, 2}));
        const double agent = 1;
        const auto field = nav::ObstacleField::build(nav::obstacles(map), agent);
        QVERIFY(field.has_value());
        const auto found = nav::findPath(*field, {-5, 0}, {5, 0});
        QVERIFY(found.status == nav::PathStatus::found);
        const auto facts = factsOf(map, 1, found.path);
        const double angle = std::numbers::pi - 2 * std::acos(3.0 / 5.0);
        QVERIFY(std::abs(facts->hugAngle - angle) < 1e-9);
        QVERIFY(std::abs(facts->hugLength - 3 * angle) < 1e-9);
        QCOMPARE(factsOf(map, 2, found.path)->hugLength, 0.0);
    }
};

QTEST_GUILESS_MAIN(FactsTest)
#include "factstest.moc"
