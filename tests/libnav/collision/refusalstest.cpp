#include "libnav/collision/obstaclefield.h"

#include <QTest>

#include <limits>

using namespace thicket;
using nav::Circle;
using nav::Obstacle;
using nav::ObstacleField;
using nav::Point;
using nav::Polygon;
using nav::Wall;

namespace {

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
constexpr double infinity = std::numeric_limits<double>::infinity();

} // namespace

class RefusalsTest : public QObject {
    Q_OBJECT

private slots:
    void namesTheObstacle_data();
    void namesTheObstacle();
    void refusesAgentRadii();
    void acceptsTheOddButUsable_data();
    void acceptsTheOddButUsable();
};

void RefusalsTest::namesTheObstacle_data()
{
    QTest::addColumn<Obstacle>("obstacle");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const Obstacle& obstacle, const char* message) {
        QTest::newRow(name) << obstacle << QString(message);
    };
    row("negative radius", {14, Circle{{0, 0}, -2}},
        "circle 14 has radius -2; a radius must be 0 or more");
    row("radius NaN", {14, Circle{{0, 0}, notANumber}},
        "circle 14 has radius nan; a radius must be finite and within 1e9");
    row("huge radius", {14, Circle{{0, 0}, 1e308}},
        "circle 14 has radius 1e+308; a radius must be finite and within 1e9");
    row("center NaN", {3, Circle{{notANumber, 1}, 2}},
        "circle 3: its center is at (nan, 1); coordinates must be finite and within 1e9");
    row("center infinite", {3, Circle{{0, -infinity}, 2}},
        "circle 3: its center is at (0, -inf); coordinates must be finite and within 1e9");
    row("center far", {3, Circle{{1.5e9, 0}, 2}},
        "circle 3: its center is at (1.5e+09, 0); coordinates must be finite and within 1e9");
    row("no points", {2, Wall{}},
        "wall 2 has 0 different points; it needs at least 2 different "
        "ones");
    row("one point", {2, Wall{{{1, 1}}, 1, false}},
        "wall 2 has 1 point; it needs at least 2 different ones");
    row("one point twice", {2, Wall{{{1, 1}, {1, 1}}, 1, false}},
        "wall 2 has 1 point; it needs at least 2 different ones");
    row("wall NaN", {2, Wall{{{1, 1}, {2, notANumber}}, 1, false}},
        "wall 2: point 1 is at (2, nan); coordinates must be finite and within 1e9");
    row("negative thickness", {2, Wall{{{1, 1}, {2, 2}}, -1, false}},
        "wall 2 has thickness -1; a thickness must be 0 or more");
    row("two corners", {9, Polygon{{{0, 0}, {1, 0}, {0, 0}, {1, 0}}}},
        "polygon 9 has 2 different points; it needs at least 3 different ones");
    row("bow tie", {9, Polygon{{{0, 0}, {2, 2}, {2, 0}, {0, 2}}}},
        "polygon 9 crosses itself: side 0 meets side 2");
    row("polygon infinite", {9, Polygon{{{0, 0}, {2, infinity}, {2, 0}}}},
        "polygon 9: point 1 is at (2, inf); coordinates must be finite and within 1e9");
}

void RefusalsTest::namesTheObstacle()
{
    QFETCH(Obstacle, obstacle);
    QFETCH(QString, message);
    const std::vector<Obstacle> obstacles{{1, Circle{{5, 5}, 1}}, obstacle};
    const auto field = ObstacleField::build(obstacles, 0.5);
    QVERIFY(!field.has_value());
    QCOMPARE(QString::fromStdString(field.error().message), message);
}

void RefusalsTest::refusesAgentRadii()
{
    const auto message = [](double radius) {
        const auto field = ObstacleField::build({}, radius);
        return field ? QString() : QString::fromStdString(field.error().message);
    };
    QCOMPARE(message(-1), "the agent has radius -1; a radius must be 0 or more");
    QCOMPARE(message(notANumber),
             "the agent has radius nan; a radius must be finite and within 1e9");
    QCOMPARE(message(2e9), "the agent has radius 2e+09; a radius must be finite and within 1e9");
    QCOMPARE(message(0), QString());
}

void RefusalsTest::acceptsTheOddButUsable_data()
{
    QTest::addColumn<Obstacle>("obstacle");
    QTest::newRow("point") << Obstacle{1, Circle{{0, 0}, 0}};
    QTest::newRow("thin wall") << Obstacle{1, Wall{{{0, 0}, {1, 0}}, 0, false}};
    QTest::newRow("crossing wall") << Obstacle{1, Wall{{{0, 0}, {2, 2}, {2, 0}, {0, 2}}, 0, true}};
    QTest::newRow("closed wall of two points") << Obstacle{1, Wall{{{0, 0}, {2, 2}}, 0, true}};
    QTest::newRow("wall there and back") << Obstacle{1, Wall{{{0, 0}, {2, 2}, {0, 0}}, 0, false}};
    QTest::newRow("polygon, closing point repeated")
        << Obstacle{1, Polygon{{{0, 0}, {1, 0}, {0, 1}, {0, 0}}}};
    QTest::newRow("polygon, flat") << Obstacle{1, Polygon{{{0, 0}, {1, 0}, {2, 0}}}};
    QTest::newRow("polygon, touching itself")
        << Obstacle{1, Polygon{{{0, 0}, {4, 0}, {4, 4}, {2, 0}, {0, 4}}}};
    QTest::newRow("at the limit") << Obstacle{1, Circle{{1e9, -1e9}, 1e9}};
}

void RefusalsTest::acceptsTheOddButUsable()
{
    QFETCH(Obstacle, obstacle);
    for (const double radius : {0.0, 0.5}) {
        const auto field = ObstacleField::build(std::vector{obstacle}, radius);
        QVERIFY2(field.has_value(), field ? "" : field.error().message.c_str());
        const Point outside{-1e9, 1e9};
        QVERIFY(!field->obstacleAt(outside));
    }
}

QTEST_GUILESS_MAIN(RefusalsTest)
#include "refusalstest.moc"
