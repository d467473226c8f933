#include "tests/libnav/bake/bakedjudge.h"

#include <QTest>

#include <cmath>
#include <numbers>

using namespace thicket::test;
using thicket::nav::BakedField;
using thicket::nav::Obstacle;
using thicket::nav::ObstacleChange;
using thicket::nav::ObstacleField;
using thicket::nav::PathResult;
using thicket::nav::PathStatus;
using thicket::nav::Point;
using thicket::nav::Polygon;
using thicket::nav::Segment;
using thicket::nav::Wall;
namespace nav = thicket::nav;

namespace {

/// Blocks on a lattice, some of which share corners and sides, and circles between them.
std::vector<Obstacle> town(int side, SplitMix& dice)
{
    std::vector<Obstacle> obstacles;
    std::int64_t id = 0;
    for (int column = 0; column < side; ++column)
        for (int row = 0; row < side; ++row) {
            const Point corner{4.0 * column, 4.0 * row};
            if (dice.chance(0.15))
                obstacles.push_back({++id, nav::Circle{corner + Point{1, 1}, 1}});
            else
                obstacles.push_back(
                    block(++id, corner, dice.chance(0.2) ? 4 : 2, dice.chance(0.2) ? 4 : 2));
        }
    return obstacles;
}

} // namespace

class BakedFieldTest : public QObject {
    Q_OBJECT

private slots:
    /// Random and degenerate worlds: as long as the search's paths.
    void isEqualToTheSearchInAllFamilies()
    {
        int compared = 0;
        for (int family = 0; family < familyCount(); ++family)
            for (const std::uint64_t seed : {3U, 4U}) {
                const World world =
                    seed % 2 == 0 ? placedWorldOf(family, seed) : worldOf(family, seed);
                if (world.obstacles.size() > 150)
                    continue;
                const BakedField baked = bakedFor(world.obstacles, {world.agentRadius});
                const ObstacleField field = fieldOf(world);
                SplitMix dice(seed);
                for (int i = 0; i < 24; ++i, ++compared) {
                    const QString fault = faultOf(baked, field, anyQuery(world, dice));
                    QVERIFY2(
                        fault.isEmpty(),
                        qPrintable(
                            QString("family %1, seed %2: %3").arg(family).arg(seed).arg(fault)));
                }
            }
        QVERIFY(compared > 1000);
    }

    void isEqualForSeveralRadii()
    {
        SplitMix dice(7);
        const std::vector<Obstacle> obstacles = town(8, dice);
        const std::vector<double> radii{0.9, 0, 0.3, 0.3};
        const BakedField baked = bakedFor(obstacles, radii);
        QCOMPARE(baked.radii(), (std::vector<double>{0, 0.3, 0.9}));
        int answered = 0;
        for (const double radius : baked.radii()) {
            const auto field = ObstacleField::build(obstacles, radius);
            QVERIFY(field);
            for (int i = 0; i < 200; ++i) {
                const Segment query{anywhere(dice, 32), anywhere(dice, 32)};
                const QString fault = faultOf(baked, *field, query);
                QVERIFY2(fault.isEmpty(), qPrintable(fault));
                const PathResult got = findPath(baked, query.a, query.b, radius);
                answered += got.status == PathStatus::found && got.statistics.generated == 0;
            }
        }
        QVERIFY2(answered > 100, qPrintable(QString::number(answered)));
    }

    void searchesAmongCircles()
    {
        SplitMix dice(23);
        std::vector<Obstacle> obstacles;
        for (int i = 0; i < 100; ++i)
            obstacles.push_back({i + 1, nav::Circle{anywhere(dice, 30), 0.6}});
        const BakedField baked = bakedFor(obstacles, {0.2});
        const auto field = ObstacleField::build(obstacles, 0.2);
        QVERIFY(field);
        QVERIFY(baked.bytes().size() < 20000);
        for (int i = 0; i < 100; ++i) {
            const QString fault = faultOf(baked, *field, {anywhere(dice, 30), anywhere(dice, 30)});
            QVERIFY2(fault.isEmpty(), qPrintable(fault));
        }
    }

    /// The library's own test of the paths, edge by edge.
    void pathsAreFreeAndJoined()
    {
        SplitMix dice(5);
        for (const double radius : {0.0, 0.4}) {
            World world;
            world.obstacles = town(6, dice);
            world.agentRadius = radius;
            world.area = {{-1, -1}, {25, 25}};
            const JudgedWorld judged(world);
            const BakedField baked = bakedFor(world.obstacles, {radius});
            int found = 0;
            for (int i = 0; i < 400; ++i) {
                const Point start = anywhere(dice, 24);
                const Point goal = anywhere(dice, 24);
                const PathResult got = findPath(baked, start, goal, radius);
                if (got.status != PathStatus::found)
                    continue;
                ++found;
                const std::string flaw = flawOf(judged, got.path, start, goal, 0.05);
                QVERIFY2(flaw.empty(), flaw.c_str());
            }
            QVERIFY(found > 40);
        }
    }

    void refusesRadiiThatWereNotBaked()
    {
        const BakedField baked = bakedFor({block(1, {0, 0}, 2, 2)}, {0.5});
        QCOMPARE(findPath(baked, {-3, 1}, {5, 1}, 0.25).status, PathStatus::invalid);
        QCOMPARE(findPath(baked, {-3, 1}, {5, NAN}, 0.5).status, PathStatus::invalid);
        QCOMPARE(findPath(baked, {-3, 1}, {5, 1}, 0.5).status, PathStatus::found);
        QVERIFY(baked.field(0.5));
        QVERIFY(!baked.field(0));
    }

    void refusesWhatCannotBeBaked()
    {
        const std::vector<Obstacle> one{block(1, {0, 0}, 2, 2)};
        const std::vector<double> none;
        const std::vector<double> negative{0.0, -1.0};
        const std::vector<double> good{0.0};
        QVERIFY(!nav::bake(one, none));
        QVERIFY(!nav::bake(one, negative));
        const std::vector<Obstacle> broken{{7, Wall{{{0, 0}}}}};
        const auto refused = nav::bake(broken, good);
        QVERIFY(!refused);
        QVERIFY(refused.error().message.find('7') != std::string::npos);
        const std::atomic<bool> stop = true;
        QVERIFY(!nav::bake(one, good, {.threads = 1, .cancel = &stop}));
    }

    /// Where very many corners are seen from afar the lists become so long that joining them would
    /// be slower.
    void leavesWhatIsSearchedFaster()
    {
        const auto rocks = [](int side, double apart, int corners) {
            std::vector<Obstacle> all;
            for (int i = 0; i < side * side; ++i) {
                const Point middle{apart * (i % side) + 0.1 * (i % 7),
                                   apart * (i / side) + 0.1 * (i % 3)};
                Polygon rock;
                for (int k = 0; k < corners; ++k) {
                    const double angle = 2 * std::numbers::pi * k / corners;
                    rock.points.push_back(middle + Point{std::cos(angle), std::sin(angle)});
                }
                all.push_back({i + 1, rock});
            }
            return all;
        };
        SplitMix dice(5);
        for (const bool isBaked : {true, false}) {
            const int side = isBaked ? 4 : 10;
            const double apart = isBaked ? 4 : 8;
            const BakedField baked = bakedFor(rocks(side, apart, isBaked ? 5 : 12), {0.4});
            const ObstacleField& field = *baked.field(0.4);
            std::size_t expanded = 0;
            for (int i = 0; i < 30; ++i) {
                // Between rows: what is outside all obstacles is searched anyway.
                const Point start{dice.between(0, apart * (side - 1)), apart / 2};
                const Point goal{dice.between(0, apart * (side - 1)), apart * (side - 1.5)};
                QCOMPARE(faultOf(baked, field, {start, goal}), QString());
                expanded += findPath(baked, start, goal, 0.4).statistics.expanded;
            }
            QCOMPARE(expanded == 0, isBaked);
        }
    }

    void worksWithoutObstacles()
    {
        const BakedField baked = bakedFor({}, {0.0, 1.0});
        const PathResult got = findPath(baked, {0, 0}, {3, 4}, 1);
        QCOMPARE(got.status, PathStatus::found);
        QCOMPARE(got.path.length(), 5.0);
    }

    /// After edits answers are those of the edited field, wherever the edits were.
    void followsEdits()
    {
        SplitMix dice(19);
        for (int round = 0; round < 12; ++round) {
            const double radius = round % 2 == 0 ? 0 : 0.3;
            std::vector<Obstacle> obstacles = town(6, dice);
            BakedField baked = bakedFor(obstacles, {radius});
            const BakedField before = baked;
            auto field = ObstacleField::build(obstacles, radius);
            QVERIFY(field);
            int kept = 0;
            for (int edit = 0; edit < 6; ++edit) {
                const std::vector<ObstacleChange> changes{anyChange(obstacles, dice, edit)};
                QVERIFY(baked.apply(changes));
                QVERIFY(field->apply(changes));
                for (int i = 0; i < 12; ++i) {
                    const Segment query{anywhere(dice, 24), anywhere(dice, 24)};
                    const QString fault = faultOf(baked, *field, query);
                    QVERIFY2(fault.isEmpty(), qPrintable(fault));
                    const PathResult got = findPath(baked, query.a, query.b, radius);
                    kept += got.status == PathStatus::found && got.statistics.generated == 0;
                }
            }
            QVERIFY(kept > 0);
            const auto unchanged = ObstacleField::build(obstacles, radius);
            QVERIFY(unchanged);
            const QString fault = faultOf(before, *unchanged, {{-0.5, -0.5}, {24.2, 24.3}});
            QVERIFY2(fault.isEmpty(), qPrintable(fault));
        }
    }

    void refusedEditsChangeNothing()
    {
        const std::vector<Obstacle> obstacles{block(1, {0, 0}, 2, 2), block(2, {-5, -5}, 1, 1),
                                              block(3, {9, 9}, 1, 1)};
        BakedField baked = bakedFor(obstacles, {0.5, 0});
        const std::vector<ObstacleChange> broken{{1, std::nullopt},
                                                 {2, nav::Shape(Wall{{{0, 0}}})}};
        QVERIFY(!baked.apply(broken));
        const PathResult got = findPath(baked, {-3, 1}, {5, 1}, 0.5);
        QVERIFY(got.path.length() > 8);
        QCOMPARE(got.statistics.generated, std::size_t(0));
    }

    void searchesAfterManyEdits()
    {
        BakedField baked = bakedFor({block(1, {0, 0}, 2, 2)}, {0.5});
        for (int i = 0; i < 300; ++i) {
            const double x = 100 + i;
            const std::vector<ObstacleChange> changes{
                {2, nav::Shape(nav::Circle{{x / 100, 40}, 0.1})}};
            QVERIFY(baked.apply(changes));
        }
        const PathResult got = findPath(baked, {-3, 1}, {5, 1}, 0.5);
        QCOMPARE(got.status, PathStatus::found);
        QVERIFY(got.statistics.generated > 0);
    }

private:
    static ObstacleChange anyChange(const std::vector<Obstacle>& obstacles, SplitMix& dice,
                                    int edit)
    {
        const std::int64_t known = obstacles[std::size_t(dice.below(int(obstacles.size())))].id;
        if (edit % 3 == 0)
            return {known, std::nullopt};
        const Point at = anywhere(dice, 22);
        const nav::Shape shape =
            edit % 2 == 0 ? nav::Shape(nav::Circle{at, 0.8}) : block(0, at, 1.5, 1.2).shape;
        return {edit % 3 == 1 ? 1000 + edit : known, shape};
    }
};

QTEST_GUILESS_MAIN(BakedFieldTest)
#include "bakedfieldtest.moc"
