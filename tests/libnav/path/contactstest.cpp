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
