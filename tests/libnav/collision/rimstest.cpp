#include "libnav/collision/obstaclefield.h"
#include "tests/support/fieldfamilies.h"
#include "tests/support/splitmix.h"

#include <QTest>

#include <cmath>
#include <numbers>

using namespace thicket;
using namespace thicket::test;
using nav::ObstacleField;
using nav::Point;

namespace {

constexpr double turn = 2 * std::numbers::pi;

bool isCovered(std::span<const nav::RimArc> arcs, double angle)
{
    for (const nav::RimArc& arc : arcs) {
        double after = std::fmod(angle - arc.begin, turn);
        if (after < 0)
            after += turn;
        if (after <= arc.sweep)
            return true;
    }
    return false;
}

std::vector<std::int64_t> obstaclesOf(const ObstacleField& field)
{
    std::vector<std::int64_t> ids;
    for (const nav::Disc& disc : field.discs())
        ids.push_back(disc.obstacle);
    return ids;
}

} // namespace

class RimsTest : public QObject {
    Q_OBJECT

private slots:
    void coversWhatOtherShapesCover_data();
    void coversWhatOtherShapesCover();
    void arcsAreDisjointAndSorted_data() { coversWhatOtherShapesCover_data(); }
    void arcsAreDisjointAndSorted();
    void dropsNestedDiscs();
    void dropsCirclesOfNoSize();
    void sharesAWallsJoints();
    void repeatedWallsCountOnce();
    void interiorsCoverReflexCorners();
};

void RimsTest::coversWhatOtherShapesCover_data()
{
    QTest::addColumn<int>("family");
    for (const Family family : allFamilies)
        QTest::newRow(name(family)) << static_cast<int>(family);
}

void RimsTest::coversWhatOtherShapesCover()
{
    QFETCH(int, family);
    SplitMix random(static_cast<std::uint64_t>(family) + 3);
    int covered = 0;
    int open = 0;
    for (std::uint64_t seed = 1; seed <= 25; ++seed) {
        const FamilyMap map = makeFamily(static_cast<Family>(family), seed);
        const auto field = ObstacleField::build(map.obstacles, seed % 2 ? 0.4 : 0);
        QVERIFY(field.has_value());
        const double eps = field->tolerance();
        for (nav::DiscIndex i = 0; i < field->discs().size(); ++i) {
            const nav::Disc& disc = field->discs()[i];
            // A plug's rim lies within its own neighbours' tolerance.
            if (disc.radius < 200 * eps)
                continue;
            for (int k = 0; k < 12; ++k) {
                const double angle = random.between(0, turn);
                const Point p = disc.center + disc.radius * Point{std::cos(angle), std::sin(angle)};
                const double clear = bruteClearance(map.obstacles, field->agentRadius(), eps, p);
                const bool isCover = isCovered(field->coveredArcs(i), angle);
                (isCover ? covered : open) += 1;
                const auto where = QString("seed %1 disc %2 angle %3 clear %4")
                                       .arg(seed)
                                       .arg(i)
                                       .arg(angle)
                                       .arg(clear);
                QVERIFY2(isCover || clear >= -40 * eps, qPrintable(where));
                QVERIFY2(!isCover || clear <= 150 * eps, qPrintable(where));
            }
            // The middle of a covered arc is really inside something else.
            for (const nav::RimArc& arc : field->coveredArcs(i)) {
                const double middle = arc.begin + arc.sweep / 2;
                const Point p =
                    disc.center + disc.radius * Point{std::cos(middle), std::sin(middle)};
                QVERIFY(bruteClearance(map.obstacles, field->agentRadius(), eps, p) <= 10 * eps);
            }
        }
    }
    QVERIFY(open > 0);
    if (static_cast<Family>(family) != Family::disjoint)
        QVERIFY(covered > 0);
}

void RimsTest::arcsAreDisjointAndSorted()
{
    QFETCH(int, family);
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const FamilyMap map = makeFamily(static_cast<Family>(family), seed);
        const auto field = ObstacleField::build(map.obstacles, seed % 2 ? 0.7 : 0);
        QVERIFY(field.has_value());
        for (nav::DiscIndex i = 0; i < field->discs().size(); ++i) {
            const auto arcs = field->coveredArcs(i);
            for (std::size_t k = 0; k < arcs.size(); ++k) {
                QVERIFY(arcs[k].begin >= 0 && arcs[k].begin < turn);
                QVERIFY(arcs[k].sweep > 0 && arcs[k].sweep <= turn);
                const double next = k + 1 < arcs.size() ? arcs[k + 1].begin : arcs[0].begin + turn;
                QVERIFY(arcs[k].begin + arcs[k].sweep <= next);
            }
        }
    }
}

void RimsTest::dropsNestedDiscs()
{
    const std::vector<nav::Obstacle> obstacles{{1, nav::Circle{{0, 0}, 1}},
                                               {2, nav::Circle{{0.5, 0}, 3}},
                                               {3, nav::Circle{{9, 0}, 1}},
                                               {4, nav::Circle{{9, 0}, 1}},
                                               {5, nav::Circle{{9, 0}, 0.5}}};
    const auto field = ObstacleField::build(obstacles, 0.25);
    QVERIFY(field.has_value());
    QCOMPARE(obstaclesOf(*field), (std::vector<std::int64_t>{2, 3}));
    QCOMPARE(field->obstacleCount(), std::size_t{5});
    QCOMPARE(field->discs()[0].radius, 3.25);
}

void RimsTest::dropsCirclesOfNoSize()
{
    const std::vector<nav::Obstacle> obstacles{{1, nav::Circle{{0, 0}, 0}},
                                               {2, nav::Circle{{5, 0}, 1}}};
    QCOMPARE(obstaclesOf(*ObstacleField::build(obstacles, 0)), (std::vector<std::int64_t>{2}));
    QCOMPARE(obstaclesOf(*ObstacleField::build(obstacles, 0.1)), (std::vector<std::int64_t>{1, 2}));
}

void RimsTest::sharesAWallsJoints()
{
    const nav::Wall wall{{{0, 0}, {0, 0}, {10, 0}, {10, 10}}, 0.5, true};
    const auto field = ObstacleField::build(std::vector<nav::Obstacle>{{7, wall}}, 0.25);
    QVERIFY(field.has_value());
    QCOMPARE(field->discs().size(), std::size_t{3});
    QCOMPARE(field->cores().size(), std::size_t{3});
    QCOMPARE(field->discs()[1].corner, 2);
    QCOMPARE(field->cores()[2].side, 3);
    for (const nav::Disc& disc : field->discs())
        QCOMPARE(disc.radius, 0.5);
    // A right angle leaves a quarter of the joint free.
    const auto arcs = field->coveredArcs(1);
    QCOMPARE(arcs.size(), std::size_t{1});
    QVERIFY(std::abs(arcs[0].sweep - 0.75 * turn) < 1e-9);
}

void RimsTest::repeatedWallsCountOnce()
{
    const nav::Wall wall{{{0, 0}, {10, 0}}, 1, false};
    const nav::Wall back{{{10, 0}, {0, 0}}, 1, false};
    const auto field = ObstacleField::build(std::vector<nav::Obstacle>{{1, wall}, {2, back}}, 0);
    QVERIFY(field.has_value());
    QCOMPARE(field->discs().size(), std::size_t{2});
    QCOMPARE(field->cores().size(), std::size_t{1});
    QVERIFY(std::abs(field->coveredArcs(0)[0].sweep - turn / 2) < 1e-12);
}

void RimsTest::interiorsCoverReflexCorners()
{
    const nav::Polygon arrow{{{0, 0}, {10, 0}, {10, 10}, {7, 3}}, false};
    const auto field = ObstacleField::build(std::vector<nav::Obstacle>{{1, arrow}}, 0.5);
    QVERIFY(field.has_value());
    // All corners but the reflex one have a free stretch.
    for (nav::DiscIndex i = 0; i < 4; ++i) {
        const auto arcs = field->coveredArcs(i);
        QCOMPARE(arcs.size(), std::size_t{1});
        QCOMPARE(arcs[0].sweep == turn, field->discs()[i].corner == 3);
    }
}

QTEST_GUILESS_MAIN(RimsTest)
#include "rimstest.moc"
