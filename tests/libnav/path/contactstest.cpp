#include "tests/support/pathjudge.h"

#include <QTest>

#include <cmath>

using namespace thicket::nav;
using namespace thicket::test;

namespace {

World worldWith(std::vector<Obstacle> obstacles, double agentRadius)
{
    World world;
    world.obstacles = std::move(obstacles);
    world.agentRadius = agentRadius;
    return world;
}

} // namespace

/// Paths where obstacles touch each other exactly.
class ContactsTest : public QObject {
    Q_OBJECT

private slots:
    void passesBetweenACircleAndThePolygonItTouches();
    void goesRoundAWallThatACircleTouches();
    void keepsWhatSoakingFound_data();
    void keepsWhatSoakingFound();
};

void ContactsTest::passesBetweenACircleAndThePolygonItTouches()
{
    const std::vector<Obstacle> obstacles{{1, Circle{{75, 175}, 25}},
                                          {2, Polygon{{{50, 200}, {0, 200}, {0, 150}, {50, 150}}}}};
    for (const double radius : {5.0, 4.999}) {
        const PathResult result =
            findPath(ObstacleField::build(obstacles, radius).value(), {0, 0}, {150, 250});
        QCOMPARE(result.status, PathStatus::found);
        QVERIFY(std::abs(result.path.length() - 291.685) < 1e-3);
    }
}

// The way down the circle leads into the wall.
void ContactsTest::goesRoundAWallThatACircleTouches()
{
    const World world = worldWith({{1, Circle{{50, 25}, 25}}, {2, Wall{{{0, 0}, {100, 0}}, 0}}}, 1);
    const std::string fault = faultOf(JudgedWorld(world), {18, 12}, {82, 12});
    QVERIFY2(fault.empty(), fault.c_str());
    const PathResult result = findPath(fieldOf(world), {18, 12}, {82, 12});
    QVERIFY(result.path.length() > 90);
}

void ContactsTest::keepsWhatSoakingFound_data()
{
    QTest::addColumn<std::vector<Obstacle>>("obstacles");
    QTest::addColumn<double>("agentRadius");
    QTest::addColumn<Segment>("query");
    const auto row = [](const char* title, std::vector<Obstacle> obstacles, double agentRadius,
                        Segment query) {
        QTest::newRow(title) << std::move(obstacles) << agentRadius << query;
    };
    row("a circle that touches the far side of a polygon's outline",
        {{1, Circle{{75, 175}, 25}}, {2, Polygon{{{50, 200}, {0, 200}, {0, 150}, {50, 150}}}}}, 5,
        {{0, 0}, {150, 250}});
    row("from a wall onto a circle that touches its end from within, by rounding too large",
        {{1, Wall{{{50000015, 50000042.5}, {50000001.538461536, 50000010.192307696}}, 2.5}},
         {2, Circle{{50000032.307692304, 50000035.288461536}, 20}}},
        0.625, {{50000047.5, 50000087.5}, {50000007.853422329, 49999998.762376018}});
    row("from where a circle and a polygon's corner touch within each other",
        {{1, Polygon{{{8, 2}, {10, 4}, {8, 4}}}},
         {2, Wall{{{8, 2}, {6, 2}}, 0}},
         {3, Polygon{{{4, 2}, {6, 2}, {4, 4}}}},
         {4, Polygon{{{4, 0}, {4, 2}, {2, 2}}}},
         {5, Circle{{2, 0}, 2}}},
        0.25, {{6, 1}, {2, 2.25}});
    row("from a wall's end onto the circle that it touches from within, then onto another",
        {{1, Wall{{{0.0525, 0.0175}, {0.061153846153846149, 0.038269230769230771}}, 0.005}},
         {2, Circle{{0.071346153846153851, 0.03673076923076924}, 0.0125}},
         {3, Circle{{0.072692307692307695, 0.033461538461538466}, 0.015}},
         {4, Polygon{{{0.0175, 0.0375}, {-0.0025, 0.0375}, {-0.0025, 0.085}}}}},
        0.000625, {{0.0675, 0.055}, {0.0625, 0.0175}});
    row("from a point to a wall's end, onto the circle that it touches from within",
        {{1, Wall{{{500009, 5000000.5}, {500011.1, 4999997.7}}, 0}},
         {2, Circle{{500009.8, 5000001.1}, 1}},
         {3, Circle{{500010.9, 4999997.55}, 0.25}},
         {4, Circle{{500007.75, 5000003.25}, 1.75}}},
        0.125,
        {{500000.07777811791, 4999999.3790011238}, {500009.63890070858, 4999999.8570725834}});
    row("past the end of a thin wall on a circle's rim, by rounding inside it",
        {{1, Wall{{{5000006, 5000006}, {5000008, 5000006}}, 0}},
         {2, Circle{{5000007.5999999996, 5000007.2}, 2}}},
        0, {{5000010, 5000002}, {5000004, 5000010}});
}

void ContactsTest::keepsWhatSoakingFound()
{
    QFETCH(std::vector<Obstacle>, obstacles);
    QFETCH(double, agentRadius);
    QFETCH(Segment, query);
    const std::string fault =
        faultOf(JudgedWorld(worldWith(obstacles, agentRadius)), query.a, query.b);
    QVERIFY2(fault.empty(), fault.c_str());
}

QTEST_GUILESS_MAIN(ContactsTest)
#include "contactstest.moc"
