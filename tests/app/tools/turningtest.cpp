#include "tests/app/scene/canvasstage.h"

#include <QSignalSpy>

#include <numbers>

using namespace thicket;
using namespace thicket::editor;

namespace {

/// The knob or the pivot of the selection's box.
nav::Point handlePlace(const CanvasStage& stage, Handle::Role role)
{
    for (const Handle& handle : stage.canvas.hits().handles().handles) {
        if (handle.role == role)
            return handle.at;
    }
    qFatal("there is no such handle");
    return {};
}

nav::Point knob(const CanvasStage& stage) { return handlePlace(stage, Handle::Role::turn); }

bool hasKnob(const CanvasStage& stage)
{
    const auto handles = stage.canvas.hits().handles().handles;
    return std::any_of(handles.begin(), handles.end(),
                       [](const Handle& handle) { return handle.role == Handle::Role::turn; });
}

/// Where the knob goes when the box is turned about its middle.
nav::Point turnedAbout(nav::Point middle, nav::Point p, double degrees)
{
    const double angle = degrees / 180 * std::numbers::pi;
    const nav::Point v = p - middle;
    return middle + nav::Point{std::cos(angle) * v.x - std::sin(angle) * v.y,
                               std::sin(angle) * v.x + std::cos(angle) * v.y};
}

} // namespace

/// Turning and scaling with the Select tool, by the handles of the selection's box.
class TurningTest : public QObject {
    Q_OBJECT

private slots:
    void theKnobTurnsSeveral_data();
    void theKnobTurnsSeveral();
    void shiftKeepsSteps();
    void nearMultiplesOf45Snap();
    void typedAngles();
    void fourQuartersGiveTheSameMap();
    void escapeAndUndo();
    void anotherClickShowsTheBox();
    void theBoxScalesAPolygon();
    void typedFactors();
    void thePivotMoves();
    void lockedObjectsStay();
    void theKnobStaysInSight();
};

void TurningTest::theKnobTurnsSeveral_data()
{
    QTest::addColumn<bool>("yUp");
    QTest::newRow("y up") << true;
    QTest::newRow("y down") << false;
}

void TurningTest::theKnobTurnsSeveral()
{
    QFETCH(bool, yUp);
    CanvasStage stage(smallOrchard(yUp ? nav::YAxis::up : nav::YAxis::down));
    const double length = stage.pathLength();
    stage.selection.set({2, 3, 5});
    const nav::Box box = stage.canvas.hits().handles().box; // x 54 to 85, y 15 to 60
    const nav::Point grip = knob(stage);
    QVERIFY(yUp ? grip.y > box.max.y : grip.y < box.min.y); // above as seen
    const nav::Point to = turnedAbout(box.center(), grip, 50);
    stage.pull(grip, to);
    QVERIFY(stage.canvas.feedback().chip);
    QVERIFY(stage.canvas.feedback().hidesHandles);
    QVERIFY(stage.pathLength() != length);
    QVERIFY(isNear(stage.navigator.formerPath().length(), length));
    stage.release(to);
    const nav::Point middle = box.center();
    const nav::Point from = stage.seen(grip) - middle;
    const nav::Point now = stage.seen(to) - middle;
    const double degrees =
        std::atan2(nav::cross(from, now), nav::dot(from, now)) * 180 / std::numbers::pi;
    QVERIFY(isNear(stage.geometry<nav::Circle>(2).center, turnedAbout(middle, {60, 50}, degrees)));
    QCOMPARE(stage.geometry<nav::Circle>(2).radius, 6.0);
    QVERIFY(isNear(stage.geometry<nav::Wall>(5).points[0], turnedAbout(middle, {75, 30}, degrees)));
    QCOMPARE(stage.steps(), 1);
    QVERIFY(stage.document.undoStack().undoText().contains("Turn"));
}

void TurningTest::shiftKeepsSteps()
{
    CanvasStage stage(smallOrchard());
    stage.selection.set({2, 3});
    const nav::Point middle = stage.canvas.hits().handles().box.center();
    const nav::Point grip = knob(stage);
    stage.drag(grip, turnedAbout(middle, grip, 36), Qt::ShiftModifier);
    QVERIFY(isNear(stage.geometry<nav::Circle>(2).center, turnedAbout(middle, {60, 50}, 30)));
}

void TurningTest::nearMultiplesOf45Snap()
{
    CanvasStage stage(smallOrchard());
    stage.canvas.snapSettings().setSmart(true);
    stage.selection.set({2, 3});
    const nav::Point middle = stage.canvas.hits().handles().box.center();
    const nav::Point grip = knob(stage);
    const nav::Point to = turnedAbout(middle, grip, 46);
    stage.pull(grip, to);
    QCOMPARE(stage.canvas.feedback().guides.size(), 1u);
    QVERIFY(isNear(stage.geometry<nav::Circle>(2).center, turnedAbout(middle, {60, 50}, 45)));
    stage.move(to, Qt::LeftButton, Qt::ControlModifier);
    QVERIFY(stage.canvas.feedback().guides.empty());
    QVERIFY(!isNear(stage.geometry<nav::Circle>(2).center, turnedAbout(middle, {60, 50}, 45)));
    stage.release(to);
}

void TurningTest::typedAngles()
{
    CanvasStage stage(smallOrchard());
    stage.selection.set({2, 3});
    const nav::Point middle = stage.canvas.hits().handles().box.center();
    const nav::Point grip = knob(stage);
    const nav::Point to = turnedAbout(middle, grip, 20);
    stage.pull(grip, to);
    stage.type("-37.5");
    QVERIFY(isNear(stage.geometry<nav::Circle>(2).center, turnedAbout(middle, {60, 50}, -37.5)));
    stage.key(Qt::Key_Enter);
    stage.release(to);
    QVERIFY(isNear(stage.geometry<nav::Circle>(2).center, turnedAbout(middle, {60, 50}, -37.5)));
    QCOMPARE(stage.steps(), 1);
}

void TurningTest::fourQuartersGiveTheSameMap()
{
    CanvasStage stage(smallOrchard());
    const nav::Map before = stage.document.map();
    stage.selection.set({2, 3, 5});
    for (int i = 0; i < 4; ++i) {
        const nav::Point grip = knob(stage);
        stage.pull(grip, grip + nav::Point{5, 0});
        stage.type("90");
        stage.key(Qt::Key_Enter);
        stage.release(grip);
        if (i < 3)
            QVERIFY(!(stage.document.map() == before));
    }
    QCOMPARE(stage.steps(), 4);
    QVERIFY(stage.document.map() == before);
}

void TurningTest::escapeAndUndo()
{
    CanvasStage stage(smallOrchard());
    const nav::Map before = stage.document.map();
    stage.selection.set({2, 3});
    const nav::Point grip = knob(stage);
    const nav::Point to = grip + nav::Point{12, -5};
    stage.pull(grip, to);
    QVERIFY(!(stage.document.map() == before));
    stage.key(Qt::Key_Escape);
    stage.release(to);
    QVERIFY(stage.document.map() == before);
    QCOMPARE(stage.steps(), 0);
    stage.drag(grip, to);
    const nav::Map after = stage.document.map();
    stage.document.undo();
    QVERIFY(stage.document.map() == before);
    stage.document.redo();
    QVERIFY(stage.document.map() == after);
}

void TurningTest::anotherClickShowsTheBox()
{
    CanvasStage stage(smallOrchard());
    stage.click({75, 52});
    QCOMPARE(stage.selection.ids(), QList<nav::ObjectId>{5});
    QVERIFY(!hasKnob(stage)); // its vertices first
    QVERIFY(stage.canvas.hits().handles().outline);
    stage.click({75, 52});
    QVERIFY(hasKnob(stage));
    QVERIFY(!stage.canvas.hits().handles().outline);
    const nav::Point grip = knob(stage);
    stage.pull(grip, grip + nav::Point{4, 0});
    stage.type("90");
    stage.key(Qt::Key_Enter);
    stage.release(grip);
    // The box was x 75 to 85, y 30 to 60.
    QCOMPARE(stage.geometry<nav::Wall>(5).points[0], (nav::Point{95, 40}));
    QCOMPARE(stage.geometry<nav::Wall>(5).points[2], (nav::Point{65, 50}));
    QVERIFY(hasKnob(stage));
    stage.click({75, 68});
    QVERIFY(stage.selection.isEmpty());
    stage.click({88, 40});
    QVERIFY(!hasKnob(stage));
    stage.click({88, 40});
    stage.click({88, 40});
    QVERIFY(!hasKnob(stage));
    stage.click({60, 20}); // a circle has nothing to turn
    stage.click({60, 20});
    QVERIFY(!hasKnob(stage));
    QCOMPARE(stage.steps(), 1);
}

void TurningTest::theBoxScalesAPolygon()
{
    nav::Map map = smallOrchard();
    map.append(object(9, nav::Polygon{{{30, 5}, {50, 5}, {50, 15}, {30, 15}}, false}));
    CanvasStage stage(map);
    stage.click({40, 10});
    stage.click({40, 10});
    const nav::Point by = stage.seen({54, 10}) - stage.seen({50, 10});
    stage.drag({50, 10}, {54, 10});
    const auto& points = stage.geometry<nav::Polygon>(9).points;
    QVERIFY(isNear(points[1], nav::Point{50 + by.x, 5}));
    QCOMPARE(points[0], (nav::Point{30, 5}));
    QCOMPARE(stage.steps(), 1);
}

void TurningTest::typedFactors()
{
    CanvasStage stage(smallOrchard());
    stage.selection.set({2, 3});
    stage.pull({66, 56}, {70, 58}); // the box of both: x 54 to 66, y 15 to 56
    stage.key(Qt::Key_Tab);
    stage.key(Qt::Key_Tab);
    stage.type("1.5");
    stage.key(Qt::Key_Enter);
    stage.release({70, 58});
    QVERIFY(isNear(stage.geometry<nav::Circle>(2).center, {54 + 1.5 * 6, 15 + 1.5 * 35}));
    QVERIFY(isNear(stage.geometry<nav::Circle>(2).radius, 9));
    QVERIFY(isNear(stage.geometry<nav::Circle>(3).radius, 7.5));
    QCOMPARE(stage.steps(), 1);
}

/// A click on the knob shows the pivot; it can be dragged, and stays while the objects turn.
void TurningTest::thePivotMoves()
{
    CanvasStage stage(smallOrchard());
    const nav::Map before = stage.document.map();
    stage.selection.set({2, 3});
    QVERIFY(!stage.canvas.hits().handles().hasPivot());
    stage.click(knob(stage));
    QVERIFY(stage.canvas.hits().handles().hasPivot());
    const nav::Point middle = handlePlace(stage, Handle::Role::pivot);
    QCOMPARE(middle, stage.canvas.hits().handles().box.center());
    stage.pull(middle, middle + nav::Point{-20, 3});
    stage.type("40");
    stage.key(Qt::Key_Tab);
    stage.type("30");
    stage.key(Qt::Key_Enter);
    stage.release(middle);
    QCOMPARE(handlePlace(stage, Handle::Role::pivot), (nav::Point{40, 30}));
    QVERIFY(stage.document.map() == before);
    QCOMPARE(stage.steps(), 0);

    for (const nav::Point expected : {nav::Point{20, 50}, nav::Point{20, 10}}) {
        const nav::Point grip = knob(stage);
        stage.pull(grip, grip + nav::Point{5, 0});
        stage.type("90");
        stage.key(Qt::Key_Enter);
        stage.release(grip);
        QCOMPARE(stage.geometry<nav::Circle>(2).center, expected);
        QCOMPARE(handlePlace(stage, Handle::Role::pivot), (nav::Point{40, 30}));
    }
    const nav::Point there = handlePlace(stage, Handle::Role::pivot);
    stage.pull(there, there + nav::Point{9, 9});
    stage.key(Qt::Key_Escape);
    stage.release(there + nav::Point{9, 9});
    QCOMPARE(handlePlace(stage, Handle::Role::pivot), (nav::Point{40, 30}));
    stage.key(Qt::Key_Right); // another box: the middle again
    QVERIFY(!stage.canvas.hits().handles().hasPivot());
}

void TurningTest::lockedObjectsStay()
{
    CanvasStage stage(smallOrchard());
    const auto locked = stage.geometry<nav::Circle>(6);
    stage.selection.set({2, 3, 6});
    const nav::Point grip = knob(stage);
    stage.drag(grip, grip + nav::Point{10, -6});
    QVERIFY(stage.geometry<nav::Circle>(6) == locked);
    QVERIFY(stage.geometry<nav::Circle>(2).center != (nav::Point{60, 50}));
    stage.selection.set({6});
    QVERIFY(!hasKnob(stage));
}

/// Where the box reaches over the upper edge of the view, the knob is below or inside.
void TurningTest::theKnobStaysInSight()
{
    CanvasStage stage(smallOrchard());
    stage.selection.set({1, 2, 3, 5});
    Camera camera = stage.view.camera().value();
    camera.center = {55, 20};
    stage.view.camera().set(camera);
    const nav::Box box = stage.canvas.hits().handles().box;
    QVERIFY(stage.pixel(box.max).y() < 0 || stage.pixel({55, box.max.y}).y() < 24);
    QVERIFY(stage.view.viewport()->rect().contains(stage.pixel(knob(stage))));
    const nav::Point before = stage.geometry<nav::Circle>(2).center;
    const nav::Point grip = knob(stage);
    stage.drag(grip, grip + nav::Point{10, 0});
    QVERIFY(stage.geometry<nav::Circle>(2).center != before);
}

QTEST_MAIN(TurningTest)
#include "turningtest.moc"
