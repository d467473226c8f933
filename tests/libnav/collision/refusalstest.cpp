#include "libnav/collision/searchview.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace thicket;
using nav::Circle;
using nav::Obstacle;
using nav::ObstacleField;
using nav::Point;
using nav::Polygon;
using nav::SearchView;
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
    void refusesEveryBadNumber_data();
    void refusesEveryBadNumber();
    void namesTheOneAmongMany();
    void refusesAgentRadii();
    void acceptsTheOddButUsable_data();
    void acceptsTheOddButUsable();
    void pointsThatAreNoneAreNowhere_data();
    void pointsThatAreNoneAreNowhere();
    void farPointsEndEveryQuery();
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

// Each number of each shape in turn is made invalid.
void RefusalsTest::refusesEveryBadNumber_data()
{
    QTest::addColumn<Obstacle>("obstacle");
    QTest::addColumn<QString>("beginning");
    const std::vector<Point> square{{0, 0}, {4, 0}, {4, 4}, {0, 4}};
    const std::pair<const char*, double> bad[] = {{"NaN", notANumber},
                                                  {"infinity", infinity},
                                                  {"-infinity", -infinity},
                                                  {"too large", 1.001e9},
                                                  {"too small", -1.001e9}};
    for (const auto& one : bad) {
        const char* name = one.first;
        const double number = one.second;
        for (const bool inverted : {false, true}) {
            const char* kind = inverted ? "inverted" : "plain";
            const auto row = [&](const char* what, const Obstacle& obstacle, const char* begin) {
                QTest::addRow("%s, %s, %s", what, kind, name) << obstacle << QString(begin);
            };
            row("center x", {7, Circle{{number, 1}, 2, inverted}}, "circle 7: its center");
            row("center y", {7, Circle{{1, number}, 2, inverted}}, "circle 7: its center");
            row("radius", {7, Circle{{1, 1}, number, inverted}}, "circle 7 has radius ");
            for (std::size_t i = 0; i < square.size(); ++i) {
                Polygon polygon{square, inverted};
                polygon.points[i].x = number;
                const std::string point = "point " + std::to_string(i);
                row(("x of " + point).c_str(), {7, polygon}, ("polygon 7: " + point).c_str());
                polygon.points[i] = {square[i].x, number};
                row(("y of " + point).c_str(), {7, polygon}, ("polygon 7: " + point).c_str());
            }
        }
        for (const bool closed : {false, true}) {
            const char* kind = closed ? "closed" : "open";
            QTest::addRow("wall's x, %s, %s", kind, name)
                << Obstacle{7, Wall{{{0, 0}, {number, 1}}, 1, closed}} << "wall 7: point 1";
            QTest::addRow("wall's y, %s, %s", kind, name)
                << Obstacle{7, Wall{{{0, number}, {1, 1}}, 1, closed}} << "wall 7: point 0";
            QTest::addRow("thickness, %s, %s", kind, name)
                << Obstacle{7, Wall{{{0, 0}, {1, 1}}, number, closed}} << "wall 7 has thickness ";
        }
    }
}

void RefusalsTest::refusesEveryBadNumber()
{
    QFETCH(Obstacle, obstacle);
    QFETCH(QString, beginning);
    const auto field = ObstacleField::build(std::vector{obstacle}, 0.5);
    QVERIFY(!field.has_value());
    const QString message = QString::fromStdString(field.error().message);
    QVERIFY2(message.startsWith(beginning), qPrintable(message));
}

void RefusalsTest::namesTheOneAmongMany()
{
    std::vector<Obstacle> obstacles;
    for (int i = 0; i < 50; ++i)
        obstacles.push_back({100 + i, Circle{{3.0 * i, 0}, 1}});
    for (const std::size_t bad : {0u, 20u, 49u}) {
        auto spoilt = obstacles;
        spoilt[bad].shape = Wall{{{1, 1}}, 1, false};
        const auto field = ObstacleField::build(spoilt, 0);
        QVERIFY(!field.has_value());
        const QString name = QString("wall %1 ").arg(100 + bad);
        QVERIFY(QString::fromStdString(field.error().message).startsWith(name));
    }
    QCOMPARE(ObstacleField::build(obstacles, 0)->obstacleCount(), std::size_t{50});
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
    QTest::newRow("polygon, points repeated")
        << Obstacle{1, Polygon{{{0, 0}, {0, 0}, {4, 0}, {4, 0}, {4, 0}, {0, 4}}}};
    QTest::newRow("polygon, corner visited twice")
        << Obstacle{1, Polygon{{{0, 0}, {2, 2}, {4, 0}, {4, 4}, {2, 2}, {0, 4}}}};
    QTest::newRow("polygon, spur")
        << Obstacle{1, Polygon{{{0, 0}, {4, 0}, {9, 0}, {4, 0}, {4, 4}}}};
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

void RefusalsTest::pointsThatAreNoneAreNowhere_data()
{
    QTest::addColumn<Obstacle>("obstacle");
    QTest::newRow("circle") << Obstacle{1, Circle{{0, 0}, 1}};
    QTest::newRow("arena") << Obstacle{1, Circle{{0, 0}, 1, true}};
    QTest::newRow("arena too small") << Obstacle{1, Circle{{0, 0}, 0.1, true}};
    QTest::newRow("wall") << Obstacle{1, Wall{{{0, 0}, {1, 0}}, 0.2, false}};
    QTest::newRow("polygon") << Obstacle{1, Polygon{{{0, 0}, {1, 0}, {0, 1}}}};
    QTest::newRow("inverted polygon") << Obstacle{1, Polygon{{{0, 0}, {9, 0}, {0, 9}}, true}};
}

void RefusalsTest::pointsThatAreNoneAreNowhere()
{
    QFETCH(Obstacle, obstacle);
    const auto field = ObstacleField::build(std::vector{obstacle}, 0.2);
    QVERIFY(field.has_value());
    const Point somewhere{0.4, 0.3};
    for (const double bad : {notANumber, infinity, -infinity})
        for (const Point p : {Point{bad, 0}, Point{0, bad}, Point{bad, bad}}) {
            QVERIFY(std::isnan(field->clearance(p)));
            QVERIFY(!field->obstacleAt(p));
            QVERIFY(!field->nearestFreePoint(p));
            QVERIFY(!field->firstHit(p, somewhere) && !field->firstHit(somewhere, p));
            QVERIFY(!field->firstHit(p, p));
            QVERIFY(!field->isFree({p, somewhere}) && !field->isFree({somewhere, p}));
            SearchView(*field).discsIn({p, somewhere});
            SearchView(*field).coresIn({somewhere, p});
        }
    QVERIFY(
        SearchView(*field).discsIn({{notANumber, notANumber}, {notANumber, notANumber}}).empty());
    QVERIFY(
        SearchView(*field).coresIn({{notANumber, notANumber}, {notANumber, notANumber}}).empty());
}

// Out of range, but finite: any answer will do.
void RefusalsTest::farPointsEndEveryQuery()
{
    const std::vector<Obstacle> obstacles{{1, Circle{{0, 0}, 10, true}},
                                          {2, Wall{{{0, 0}, {1, 0}}, 0.2, false}},
                                          {3, Circle{{4, 0}, 1}}};
    const std::vector<Obstacle> filled{{1, Circle{{0, 0}, 1, true}}, {2, Circle{{0, 0}, 2}}};
    for (const auto& some : {obstacles, filled})
        for (const double far : {1e12, 1e100, 1e200, 1.7e308, -1.7e308}) {
            const auto field = ObstacleField::build(some, 0.1);
            QVERIFY(field.has_value());
            const Point p{far, far / 3};
            QVERIFY(field->clearance(p) < 0);
            QCOMPARE(field->obstacleAt(p), 1);
            field->nearestFreePoint(p);
            field->firstHit(p, {0, 0});
            field->firstHit({-far, far}, p);
            QVERIFY(!field->isFree({p, {0, 0}}));
        }
}

QTEST_GUILESS_MAIN(RefusalsTest)
#include "refusalstest.moc"
