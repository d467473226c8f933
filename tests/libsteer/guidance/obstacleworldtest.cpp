#include "libsteer/guidance/obstacleworld.h"
#include "libnav/collision/searchview.h"
#include "libnav/geometry/distance.h"
#include "tests/support/worlds/editedworlds.h"

#include <QTest>

#include <algorithm>

using namespace thicket;
using namespace thicket::steer;
using namespace thicket::test;

namespace {

using Obstacles = std::vector<nav::Obstacle>;
using Edit = std::vector<nav::ObstacleChange>;

const nav::Circle small{{0, 0}, 1, false};
const nav::Circle large{{0, 0}, 2, false};

bool areSame(const nav::ObstacleField& a, const nav::ObstacleField& b)
{
    const nav::SearchView left(a);
    const nav::SearchView right(b);
    return a.tolerance() == b.tolerance() && std::ranges::equal(left.discs(), right.discs()) &&
           std::ranges::equal(left.cores(), right.cores()) &&
           std::ranges::equal(left.arenas(), right.arenas());
}

} // namespace

/// One change reaches every form of the obstacles.
class ObstacleWorldTest : public QObject {
    Q_OBJECT

private slots:
    void fieldsFollowRandomEdits();
    void allFormsFollowAChange();
    void changesNothingOnError();
    void replacedObstaclesKeepTheirPlace();
    void tellsTheShapesBefore();
    void leavesCopiesAlone();
};

void ObstacleWorldTest::fieldsFollowRandomEdits()
{
    for (int family = 0; family < editFamilyCount(); ++family) {
        const World world = editedWorldOf(family, 1);
        const nav::Segment query{{0, 0}, {1, 1}};
        EditMaker maker(world, {&query, 1}, family, 1);
        ObstacleWorld early = ObstacleWorld::of(world.obstacles, 1).value();
        ObstacleWorld late = early;
        const FieldIndex edited = early.fieldFor(0.5, FieldUpkeep::edited);
        const FieldIndex rebuilt = early.fieldFor(0.5, FieldUpkeep::rebuilt);
        Obstacles now = world.obstacles;
        for (int round = 0; round < 10; ++round) {
            const Edit edit = maker.next(now, {1e-6 * world.area.width(), {}});
            QVERIFY(early.apply(edit));
            QVERIFY(late.apply(edit));
            applyTo(now, edit);
        }
        QCOMPARE(early.isEmpty(), now.empty());
        const nav::ObstacleField& field = early.field(rebuilt);
        QVERIFY(areSame(late.field(late.fieldFor(0.5, FieldUpkeep::rebuilt)), field));
        const nav::ObstacleField fresh = nav::ObstacleField::build(now, 0.5).value();
        QCOMPARE(field.tolerance(), fresh.tolerance());
        QCOMPARE(field.obstacleCount(), now.size());
        for (const nav::Obstacle& obstacle : now) {
            const nav::Box box = nav::boundingBox(obstacle.shape);
            const Point p = box.max + Point{0.3, 0.3};
            QVERIFY(std::abs(early.field(edited).clearance(p) - fresh.clearance(p)) < 1e-6);
        }
    }
}

void ObstacleWorldTest::allFormsFollowAChange()
{
    ObstacleWorld world = ObstacleWorld::of(Obstacles{{1, small}}, 20).value();
    const FieldIndex edited = world.fieldFor(0.5, FieldUpkeep::edited);
    const FieldIndex rebuilt = world.fieldFor(0.5, FieldUpkeep::rebuilt);
    QVERIFY(edited != rebuilt);
    QVERIFY(world.apply(Edit{{1, large}}));
    QCOMPARE(world.ground().gap({5, 0}), 3.0);
    QCOMPARE(world.pointField().clearance({5, 0}), 3.0);
    QCOMPARE(world.field(edited).clearance({5, 0}), 2.5);
    QCOMPARE(world.field(rebuilt).clearance({5, 0}), 2.5);
    QVERIFY(world.apply(Edit{{1, {}}}));
    QVERIFY(world.isEmpty());
    QCOMPARE(world.ground().gap({5, 0}), 20.0);
    QCOMPARE(world.start().size(), 1u);
}

void ObstacleWorldTest::changesNothingOnError()
{
    ObstacleWorld world = ObstacleWorld::of(Obstacles{{1, small}}, 20).value();
    const FieldIndex field = world.fieldFor(0.5, FieldUpkeep::edited);
    QVERIFY(!world.apply(Edit{{1, large}, {2, nav::Circle{{0, 0}, -1, false}}}));
    QCOMPARE(world.ground().gap({5, 0}), 4.0);
    QCOMPARE(world.pointField().clearance({5, 0}), 4.0);
    QCOMPARE(world.field(field).clearance({5, 0}), 3.5);
    QCOMPARE(world.shapesBefore(Edit{{1, {}}}).size(), 1u);
}

void ObstacleWorldTest::replacedObstaclesKeepTheirPlace()
{
    ObstacleHistory history(Obstacles{{1, small}, {2, small}, {3, small}, {2, large}});
    for (const nav::ObstacleChange& change :
         Edit{{7, small}, {2, large}, {1, {}}, {7, large}, {8, small}, {1, large}, {8, {}}})
        history.add(change);
    std::vector<std::int64_t> ids;
    for (const nav::Obstacle& obstacle : history.now())
        ids.push_back(obstacle.id);
    QCOMPARE(ids, (std::vector<std::int64_t>{2, 3, 7, 1}));
    QCOMPARE(history.changes().size(), 4u);
    for (const std::int64_t id : {1, 2, 3, 7})
        history.add({id, {}});
    QVERIFY(history.isEmpty());
}

void ObstacleWorldTest::tellsTheShapesBefore()
{
    ObstacleWorld world = ObstacleWorld::of(Obstacles{{1, small}, {2, small}}, 20).value();
    QCOMPARE(world.shapesBefore(Edit{{1, large}, {9, large}}), std::vector<nav::Shape>{small});
    QVERIFY(world.apply(Edit{{1, large}}));
    QCOMPARE(world.shapesBefore(Edit{{1, {}}}), std::vector<nav::Shape>{large});
    QVERIFY(world.apply(Edit{{1, {}}}));
    QVERIFY(world.shapesBefore(Edit{{1, small}}).empty());
}

void ObstacleWorldTest::leavesCopiesAlone()
{
    ObstacleWorld world = ObstacleWorld::of(Obstacles{{1, small}}, 20).value();
    const ObstacleWorld copy = world;
    QVERIFY(world.apply(Edit{{1, large}}));
    QCOMPARE(copy.ground().gap({5, 0}), 4.0);
    QCOMPARE(copy.pointField().clearance({5, 0}), 4.0);
}

QTEST_GUILESS_MAIN(ObstacleWorldTest)
#include "obstacleworldtest.moc"
