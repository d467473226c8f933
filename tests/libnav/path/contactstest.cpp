#include "tests/support/judges/pathjudge.h"

#include <QTest>

#include <cmath>
#include <numbers>
#include <utility>

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
    void oracleKnowsTangentCircles();
    void oracleClosesSlitsOfTheDiameter();
    void leavesASealAlongBothRims();
    void keepsWhatSoakingFound_data();
    void keepsWhatSoakingFound();

private:
    static void row(const char* title, std::vector<Obstacle> obstacles, double agentRadius,
                    Segment query)
    {
        QTest::newRow(title) << std::move(obstacles) << agentRadius << query;
    }
    static void atThinWallsThatLeaveThickOnes();
    static void atCornersThatNearlyCoincide();
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

// The path down the circle leads into the wall.
void ContactsTest::goesRoundAWallThatACircleTouches()
{
    const World world = worldWith({{1, Circle{{50, 25}, 25}}, {2, Wall{{{0, 0}, {100, 0}}, 0}}}, 1);
    const std::string fault = faultOf(JudgedWorld(world), {18, 12}, {82, 12});
    QVERIFY2(fault.empty(), fault.c_str());
    const PathResult result = findPath(fieldOf(world), {18, 12}, {82, 12});
    QVERIFY(result.path.length() > 90);
}

// The oracle itself, compared with a length known in closed form: the path over the circle, as the
// wall is too long to go round.
void ContactsTest::oracleKnowsTangentCircles()
{
    for (const double agent : {0.5, 1.0, 2.5}) {
        const World world =
            worldWith({{1, Circle{{50, 25}, 25}}, {2, Wall{{{0, 0}, {100, 0}}, 0}}}, agent);
        const double r = 25 + agent;
        const double apart = std::hypot(32, 13);
        const double turn =
            std::numbers::pi + 2 * std::atan2(13.0, 32.0) - 2 * std::acos(r / apart);
        const double want = 2 * std::sqrt(apart * apart - r * r) + r * turn;
        const auto length = JudgedWorld(world).oracle.shortest({18, 12}, {82, 12});
        QVERIFY(length && std::abs(*length - want) < 1e-9 * want);
    }
}

// A room whose door, between a polygon and a wall, is as wide as the agent, or hardly wider.
void ContactsTest::oracleClosesSlitsOfTheDiameter()
{
    for (const double half : {0.001, 0.5, 4.0}) // the door is twice as long
        for (const double spare : {0.0, 0.01}) {
            const Polygon above{{{-half, 2 + spare}, {half, 2 + spare}, {half, 9}, {-half, 9}}};
            const Wall below{{{-9, -0.5}, {9, -0.5}}, 1};
            const Wall frame{{{9, -0.5}, {9, 9}, {half, 9}}, 0};
            const JudgedWorld judged(worldWith({{1, above}, {2, below}, {3, frame}}, 1));
            QCOMPARE(judged.oracle.shortest({-8, 4}, {6, 4}).has_value(), spare > 0);
            QCOMPARE(findPath(judged.field, {-8, 4}, {6, 4}).status,
                     spare > 0 ? PathStatus::found : PathStatus::unreachable);
        }
}

// From beside the seal of two circles, at whose middle a wall's end touches both. The only way
// leads round the lower circle. The search once took the vertex at the seal's middle, where the
// path from the left ends, as a shorter way to what is right of it.
void ContactsTest::leavesASealAlongBothRims()
{
    const double x = 11.900000000000006; // with rounding, as the family of the soak has it
    const double y = 5.0875478109159138;
    const Wall wall{{{x, 4.5875478109159147}, {10.448714820346595, 5.600359506588676}}, 0};
    const ObstacleField field = fieldOf(worldWith({{1, Circle{{1, y}, 0.8}},
                                                   {3, Circle{{4.7500000000000018, y}, 0.75}},
                                                   {4, Circle{{6.1000000000000032, y}, 0.5}},
                                                   {6, Circle{{7.950000000000002, y}, 1.25}},
                                                   {7, Circle{{10.300000000000004, y}, 1}},
                                                   {9, Circle{{x, y}, 0.5}},
                                                   {10, Circle{{x, 3.9875478109159128}, 0.5}},
                                                   {11, wall}},
                                                  0.05));
    const Point start{11.899998780000006, 4.5375478109159131};
    const Point goal{6.4076989235551025, 7.5615900741297963};
    const double r = 0.55;
    const double toGoal = std::hypot(goal.x - x, goal.y - y);
    const double leaves = std::atan2(goal.y - y, goal.x - x) - std::acos(r / toGoal);
    const double want = r * 1.5 * std::numbers::pi - (x - start.x) + 2 * r + r * leaves +
                        std::sqrt(toGoal * toGoal - r * r);
    for (const auto& [from, to] : {std::pair{start, goal}, {goal, start}}) {
        const PathResult result = findPath(field, from, to);
        QCOMPARE(result.status, PathStatus::found);
        QVERIFY(std::abs(result.path.length() - want) < 1e-9 * want);
    }
}

void ContactsTest::keepsWhatSoakingFound_data()
{
    QTest::addColumn<std::vector<Obstacle>>("obstacles");
    QTest::addColumn<double>("agentRadius");
    QTest::addColumn<Segment>("query");
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
    row("out of a slit as wide as the agent, from beside its seal",
        {{1, Wall{{{-3.2626713103037184, -5.1882054624813216},
                   {-3.9596840774901758, -7.0628182764722736}},
                  2.5}},
         {2, Wall{{{-6.5432437347878851, -3.9684331199050207},
                   {-7.1531299060760354, -5.6087193321471034}},
                  4}}},
        0.125,
        {{-5.1613531964379131, -6.3492937976440222}, {-10.514861888398359, -6.7592661930055451}});
    row("not through a seal in two walks that meet at its middle",
        {{1, Wall{{{-6, 8}, {-6, 10}}, 0, true}},
         {3, Wall{{{-5, 4}, {-8, 4}}, 0, true}},
         {5, Wall{{{-5, 3}, {-6, 3}}, 0}},
         {9, Circle{{-3, 0}, 1}}},
        0.5, {{-5.0000011000000004, 3.5}, {-3.2931248993491504, 2.0240983572651206}});
    row("not through a seal of two polygons' corners in two walks",
        {{2, Polygon{{{2, 0}, {2, 2}, {0, 2}}}},
         {3, Polygon{{{6, 4}, {8, 4}, {6, 6}}}},
         {7, Polygon{{{8, 0}, {8, 2}, {6, 2}}}}},
        1, {{7.9999988999999996, 3}, {-0.025710304851279009, -0.32632253302239089}});
    row("past the end of a thin wall on a circle's rim, by rounding inside it",
        {{1, Wall{{{5000006, 5000006}, {5000008, 5000006}}, 0}},
         {2, Circle{{5000007.5999999996, 5000007.2}, 2}}},
        0, {{5000010, 5000002}, {5000004, 5000010}});
    atThinWallsThatLeaveThickOnes();
    atCornersThatNearlyCoincide();
    row("from a wall's end on the rim of a circle",
        {{1, Wall{{{4, 5}, {5.8, 2.6}}, 0}}, {2, Circle{{4.3, 5.4}, 0.5}}}, 0,
        {{4, 5}, {10.3287988716, 7.3768476668}});
    row("from a closed wall's end on the rim of a circle",
        {{1, Circle{{9, 3}, 1}}, {2, Wall{{{5, 5}, {9, 4}}, 0, true}}}, 0, {{9, 4}, {5, 0}});
}

// Where a thick wall's side begins, its rim is covered no deeper than the tolerance. There, too,
// the thin wall closes the rim.
void ContactsTest::atThinWallsThatLeaveThickOnes()
{
    row("not through a thin wall along a thick one's rim",
        {{1, Wall{{{2, 0}, {4, 2}}, 0}}, {2, Wall{{{2, 0}, {4, -2}}, 1}}}, 0,
        {{2.3535537087913254, 0.35355307239522221}, {-0.7, -3.8}});
    row("not out of a room along a thick wall's rim",
        {{1, Wall{{{-4, 0}, {-4, 3}, {-2, -4}}, 0}}, {2, Wall{{{-4, 0}, {-2, 0}}, 0.5}}}, 0,
        {{-3.999999979, 0.25007000000000001}, {-2.7, 4.2}});
    row("round a thin wall's end, from a thick one's side beside it",
        {{1, Wall{{{2, 2}, {3, 2}}, 0}}, {2, Wall{{{2, 2}, {2, -3}}, 1}}}, 0,
        {{2.5, 1.99999}, {-0.7, 1.2}});
    row("from a circle to the far side of a thin wall's end",
        {{1, Wall{{{3.75, 7.5}, {6.25, 7.5}}, 0}},
         {2, Circle{{6.5, 5.5}, 2}},
         {3, Circle{{6, 7.75}, 0.25}}},
        0, {{9.3981239349, 2.653298582}, {4.8444035016, 7.5}});
    // The oracle once took the order of contacts from the minimum expansion of the thin wall.
    row("bent by a circle hardly at all, between two thin walls' ends",
        {{1, Wall{{{2.8737481139284506, 6.1710837950736153},
                   {8.1422364726531988, 0.50484534195793351}},
                  0}},
         {2, Circle{{9.0670739913615641, 6.2649710861913688}, 0.23901847517196756}},
         {3, Wall{{{9.5222667503358629, 7.3064406303124896},
                   {0.51265776489940795, 4.6990066067939775}},
                  0}}},
        0, {{7.867258542662718, 8.9572564869328311}, {6.2146781610431638, 2.5065064526877929}});
    // The path once went straight through a thin wall where that crosses a rim.
    row("over a circle's top, where a thin wall comes out of it",
        {{1, Wall{{{4.5, 6.25}, {1.65, 10.05}}, 0}},
         {2, Circle{{3.5, 8}, 0.25}},
         {3, Wall{{{2.5, 8.25}, {1.55, 3.65}}, 0}},
         {4, Circle{{3, 7.25}, 1}}},
        0, {{4.8804387628245154, 7.7863576270898989}, {-0.40118539934269082, 6.4009154680628253}});
    row("onto a thin wall's end beside the thick wall that it leaves",
        {{1,
          Wall{{{6.7646433374634753, 1.1605042214807837}, {6.1411863734401981, 2.8887559654156565}},
               1.9796546460743611}},
         {2, Wall{{{6.7646433374634753, 1.1605042214807837},
                   {7.3584368913155993, -0.48551916778382531}},
                  0}},
         {3,
          Wall{{{5.906203350627254, 5.0672658646101034}, {5.899438205299929, 7.9155049297146114}},
               0.98767949729243143}}},
        0, {{8.689295259598282, 4.6194918783869117}, {7.1000755576427075, 0.22924507974970426}});
}

// Less than 100 tolerances apart. The tangent that reaches one corner enters the rim of the other
// by less than a tolerance, so it counts as free, but does not lead on from there.
void ContactsTest::atCornersThatNearlyCoincide()
{
    row("round a wall that doubles back",
        {{6, Wall{{{4, 7}, {6, 5}, {3.999999663750561, 6.9999996173893324}}, 0.25}},
         {7, Polygon{{{10, 3}, {11, 3}, {11, 4}, {10, 4}}}}},
        0.25, {{-0.82624019820053918, 2.1340589950902311}, {8.6389397910532164, 11.6011360307978}});
    row("round the common end of two walls",
        {{2, Wall{{{2, 10}, {5, 9}}, 0.5}},
         {7,
          Wall{{{1.99999959802697, 9.9999996169850114}, {-0.99999999202667689, 7.0000003}}, 0.5}}},
        0.25,
        {{-0.38043142035166855, 8.448609731925476}, {8.7457135838964692, 9.6906289031532804}});
    row("round the common corner of two polygons",
        {{2, Polygon{{{1.9999997138886509, 4.0000000945925214},
                      {3, 4},
                      {2.9999999525984666, 5.9999996889748344},
                      {2, 6}}}},
         {8, Polygon{{{3, 4},
                      {3.9999997073505549, 4.0000000953112549},
                      {2.9999996454314664, 5.9999998597921413}}}},
         {9, Polygon{{{7, 3}, {9, 3}, {9, 6}, {7, 6}}}}},
        0.25,
        {{1.9529619856870633, 6.8527698182957826}, {7.6785890082420316, 0.12845686363215725}});
    row("from the rim of one corner back to the tangent of the other",
        {{1, Wall{{{6, 10}, {3, 13}}, 0.5}},
         {2, Polygon{{{5.0000003625879605, 6.999999594585681},
                      {8.0000000257418122, 6.999999845205501},
                      {4.9999997305755359, 9.9999995714168488}}}},
         {3, Circle{{4.9999999672916804, 2.9999999529514318}, 0.74999977362002801}},
         {4, Polygon{{{5.0000000436512053, 7.000000099932997}, {8, 7}, {5, 8}}}}},
        0, {{8.9675179471157627, 0.52215351506891228}, {3.884661466869419, 11.482100233651758}});
    row("round the common corner of two polygons, for a point",
        {{2, Polygon{{{6, 3}, {7.0000003004344906, 2.9999993477339304}, {6, 5}}}},
         {7, Wall{{{-4, 5}, {-5, 8}}, 0}},
         {9, Polygon{{{5.9999998461540685, 3.0000000223721752},
                      {8.0000004064769907, 3.000000152551606},
                      {6, 4}}}}},
        0, {{9.9445844562566421, 2.2082755134358889}, {2.9235948176064079, 3.9531150532039492}});
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
