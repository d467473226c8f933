#include "tests/app/scene/canvasstage.h"

#include <QAction>
#include <QSignalSpy>

using namespace thicket;
using namespace thicket::editor;

/// The Select tool, used with the mouse and keys. Map values to 1e-9, one undo step per gesture.
class SelectToolTest : public QObject {
    Q_OBJECT

private slots:
    void clickSelectsTheSmallerFirst();
    void shiftClickAddsAndTakesAway();
    void altClickGoesBeneath();
    void dragMoves_data();
    void dragMoves();
    void dragShowsThePathLive();
    void shiftKeepsOneAxis();
    void altDragDuplicates();
    void typedNumbersDecide();
    void escapeTakesBack();
    void undoDuringADragTakesBackOnlyIt();
    void undoAndRedoAfterADrag();
    void bandEnclosesOrTouches();
    void handlesResizeACircle();
    void boxHandlesStretchAWall();
    void severalObjectsScaleTogether();
    void lockedLayersRefuse();
    void keysNudgeAndDelete();
    void walkInReadingOrder();
    void dragsFarFromTheOrigin();
};

void SelectToolTest::clickSelectsTheSmallerFirst()
{
    CanvasStage stage(smallOrchard());
    stage.click({30, 38});
    QCOMPARE(stage.selection.ids(), QList<nav::ObjectId>{4});
    stage.click({25, 37});
    QCOMPARE(stage.selection.ids(), QList<nav::ObjectId>{1});
    stage.click({50, 65});
    QVERIFY(stage.selection.isEmpty());
    QCOMPARE(stage.steps(), 0);
}

void SelectToolTest::shiftClickAddsAndTakesAway()
{
    CanvasStage stage(smallOrchard());
    stage.click({60, 50});
    stage.click({60, 20}, Qt::ShiftModifier);
    QCOMPARE(stage.selection.ids(), (QList<nav::ObjectId>{2, 3}));
    stage.click({60, 50}, Qt::ShiftModifier);
    QCOMPARE(stage.selection.ids(), QList<nav::ObjectId>{3});
    stage.click({50, 65}, Qt::ShiftModifier);
    QCOMPARE(stage.selection.ids(), QList<nav::ObjectId>{3});
}

void SelectToolTest::altClickGoesBeneath()
{
    CanvasStage stage(smallOrchard());
    stage.click({30, 38});
    stage.click({30, 38}, Qt::AltModifier);
    QCOMPARE(stage.selection.ids(), QList<nav::ObjectId>{1});
    stage.click({30, 38}, Qt::AltModifier);
    QCOMPARE(stage.selection.ids(), QList<nav::ObjectId>{4});
}

void SelectToolTest::dragMoves_data()
{
    QTest::addColumn<bool>("yUp");
    QTest::addColumn<double>("zoom");
    QTest::addColumn<bool>("panned");
    for (const bool yUp : {true, false}) {
        for (const double zoom : {0.5, 1.0, 3.0}) {
            for (const bool panned : {false, true})
                QTest::addRow("%s %g %s", yUp ? "up" : "down", zoom, panned ? "panned" : "still")
                    << yUp << zoom << panned;
        }
    }
}

void SelectToolTest::dragMoves()
{
    QFETCH(bool, yUp);
    QFETCH(double, zoom);
    QFETCH(bool, panned);
    CanvasStage stage(smallOrchard(yUp ? nav::YAxis::up : nav::YAxis::down));
    Camera camera = stage.view.camera().value();
    camera.center = {55, 40};
    camera.scale *= zoom;
    stage.view.camera().set(camera);
    if (panned) {
        stage.press({55, 40}, {}, Qt::MiddleButton);
        const nav::Point there = stage.seen({58, 43});
        stage.move(there, Qt::MiddleButton);
        stage.release(there, {}, Qt::MiddleButton);
        QVERIFY(stage.view.camera().value().center != camera.center);
    }
    const nav::Point from = stage.seen({60, 48});
    const nav::Point to = stage.seen({52, 40});
    const nav::Point expected = nav::Point{60, 50} + (to - from);
    stage.drag({60, 48}, {52, 40});
    QVERIFY(isNear(stage.geometry<nav::Circle>(2).center, expected));
    QCOMPARE(stage.geometry<nav::Circle>(2).radius, 6.0);
    QCOMPARE(stage.steps(), 1);
    QCOMPARE(stage.selection.ids(), QList<nav::ObjectId>{2});
}

void SelectToolTest::dragShowsThePathLive()
{
    CanvasStage stage(smallOrchard());
    const double before = stage.pathLength();
    QVERIFY(before > 90);
    stage.pull({60, 50}, {50, 32});
    QVERIFY(stage.pathLength() != before);
    QVERIFY(isNear(stage.navigator.formerPath().length(), before));
    QVERIFY(stage.canvas.feedback().chip);
    QCOMPARE(stage.canvas.feedback().ghosts.size(), 1u);
    const double during = stage.pathLength();
    stage.release({50, 32});
    QCOMPARE(stage.pathLength(), during);
    QVERIFY(stage.navigator.formerPath().isEmpty());
    QVERIFY(!stage.canvas.feedback().chip);
}

void SelectToolTest::shiftKeepsOneAxis()
{
    CanvasStage stage(smallOrchard());
    const nav::Point by = stage.seen({70, 54}) - stage.seen({60, 50});
    stage.drag({60, 50}, {70, 54}, Qt::ShiftModifier);
    QVERIFY(isNear(stage.geometry<nav::Circle>(2).center, {60 + by.x, 50}));
}

void SelectToolTest::altDragDuplicates()
{
    CanvasStage stage(smallOrchard());
    const std::size_t count = stage.document.map().objects().size();
    const nav::Point by = stage.seen({45, 60}) - stage.seen({60, 50});
    stage.drag({60, 50}, {45, 60}, Qt::AltModifier);
    QCOMPARE(stage.document.map().objects().size(), count + 1);
    QCOMPARE(stage.geometry<nav::Circle>(2).center, (nav::Point{60, 50}));
    QCOMPARE(stage.selection.ids().size(), 1);
    QVERIFY(isNear(stage.geometry<nav::Circle>(stage.selection.ids().first()).center,
                   nav::Point{60, 50} + by));
    QCOMPARE(stage.steps(), 1);

    stage.pull({60, 20}, {50, 20}, Qt::AltModifier);
    stage.key(Qt::Key_Escape);
    stage.release({50, 20});
    QCOMPARE(stage.document.map().objects().size(), count + 1);
    QCOMPARE(stage.selection.ids(), QList<nav::ObjectId>{3});
}

void SelectToolTest::typedNumbersDecide()
{
    CanvasStage stage(smallOrchard());
    stage.pull({60, 50}, {52, 44});
    stage.type("48,25");
    stage.key(Qt::Key_Tab);
    stage.type("-3.5");
    stage.key(Qt::Key_Backspace);
    stage.type("5");
    stage.key(Qt::Key_Return);
    QCOMPARE(stage.geometry<nav::Circle>(2).center, (nav::Point{48.25, -3.5}));
    QCOMPARE(stage.steps(), 1);
    stage.move({20, 20}, Qt::LeftButton);
    stage.release({20, 20});
    QCOMPARE(stage.geometry<nav::Circle>(2).center, (nav::Point{48.25, -3.5}));
    QCOMPARE(stage.steps(), 1);
}

void SelectToolTest::escapeTakesBack()
{
    CanvasStage stage(smallOrchard());
    const nav::Map before = stage.document.map();
    const double length = stage.pathLength();
    stage.pull({60, 50}, {50, 32});
    QVERIFY(stage.document.map() != before);
    stage.key(Qt::Key_Escape);
    QVERIFY(stage.document.map() == before);
    QCOMPARE(stage.pathLength(), length);
    stage.move({40, 30}, Qt::LeftButton);
    stage.release({40, 30});
    QVERIFY(stage.document.map() == before);
    QCOMPARE(stage.steps(), 0);
    QCOMPARE(stage.selection.ids(), QList<nav::ObjectId>{2});
    stage.key(Qt::Key_Escape);
    QVERIFY(stage.selection.isEmpty());
}

void SelectToolTest::undoDuringADragTakesBackOnlyIt()
{
    CanvasStage stage(smallOrchard());
    stage.drag({60, 20}, {55, 10});
    const nav::Map moved = stage.document.map();
    stage.pull({60, 50}, {50, 32});
    stage.key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(stage.document.map() == moved);
    stage.move({45, 35}, Qt::LeftButton);
    stage.release({45, 35});
    QVERIFY(stage.document.map() == moved);
    QCOMPARE(stage.steps(), 1);

    stage.pull({60, 50}, {50, 32});
    stage.document.undo(); // as from a menu
    QVERIFY(!stage.tools.isGestureOpen());
    QVERIFY(!stage.canvas.feedback().chip);
    stage.release({50, 32});
    QVERIFY(stage.document.map() == moved);
}

void SelectToolTest::undoAndRedoAfterADrag()
{
    CanvasStage stage(smallOrchard());
    const nav::Map before = stage.document.map();
    stage.drag({60, 50}, {50, 32});
    const nav::Map after = stage.document.map();
    const double length = stage.pathLength();
    stage.document.undo();
    QVERIFY(stage.document.map() == before);
    QVERIFY(stage.pathLength() != length);
    stage.document.redo();
    QVERIFY(stage.document.map() == after);
    QCOMPARE(stage.pathLength(), length);
}

void SelectToolTest::bandEnclosesOrTouches()
{
    CanvasStage stage(smallOrchard());
    stage.drag({20, 65}, {62, 25}); // encloses 1 and 4, cuts 2
    QCOMPARE(stage.selection.ids(), (QList<nav::ObjectId>{1, 4}));
    stage.drag({62, 65}, {20, 27});
    QCOMPARE(stage.selection.ids(), (QList<nav::ObjectId>{1, 2, 4}));
    stage.drag({52, 28}, {70, 10}, Qt::ShiftModifier);
    QCOMPARE(stage.selection.ids(), (QList<nav::ObjectId>{1, 2, 4, 3}));
    stage.drag({98, 22}, {82, 8}); // a locked layer's circle
    QVERIFY(stage.selection.isEmpty());
    QCOMPARE(stage.steps(), 0);
}

void SelectToolTest::handlesResizeACircle()
{
    CanvasStage stage(smallOrchard());
    stage.click({60, 50});
    const nav::Point from = stage.seen({66, 50});
    const nav::Point to = stage.seen({70, 50});
    stage.drag({66, 50}, {70, 50});
    const double expected = nav::distance({60, 50}, nav::Point{66, 50} + (to - from));
    QVERIFY(isNear(stage.geometry<nav::Circle>(2).radius, expected));
    QCOMPARE(stage.geometry<nav::Circle>(2).center, (nav::Point{60, 50}));
    QCOMPARE(stage.steps(), 1);

    stage.pull({60, 50 + expected}, {60, 52});
    stage.type("3.5");
    stage.key(Qt::Key_Enter);
    stage.release({60, 52});
    QCOMPARE(stage.geometry<nav::Circle>(2).radius, 3.5);
    QCOMPARE(stage.steps(), 2);
}

void SelectToolTest::boxHandlesStretchAWall()
{
    CanvasStage stage(smallOrchard());
    stage.selection.set({5, 3}); // a wall alone has vertices to drag
    // The box of both: x 55 to 85, y 15 to 60.
    const nav::Point by = stage.seen({80, 60}) - stage.seen({85, 60});
    stage.drag({85, 60}, {80, 60});
    const double x = (30 + by.x) / 30;
    const double y = (45 + by.y) / 45;
    const nav::Wall& wall = stage.geometry<nav::Wall>(5);
    QVERIFY(isNear(wall.points[0], {55 + 20 * x, 15 + 15 * y}));
    QVERIFY(isNear(wall.points[2], nav::Point{85, 60} + by));
    QCOMPARE(wall.thickness, 1.0);
    QCOMPARE(stage.steps(), 1);
}

void SelectToolTest::severalObjectsScaleTogether()
{
    CanvasStage stage(smallOrchard());
    stage.selection.set({2, 3});
    // The box of both: x 54 to 66, y 15 to 56.
    const nav::Point by = stage.seen({78, 97}) - stage.seen({66, 56});
    stage.pull({66, 56}, {78, 97});
    stage.release({78, 97});
    const double x = (12 + by.x) / 12;
    const double y = (41 + by.y) / 41;
    QVERIFY(isNear(stage.geometry<nav::Circle>(2).center, {54 + 6 * x, 15 + 35 * y}));
    QVERIFY(isNear(stage.geometry<nav::Circle>(3).radius, 5 * std::sqrt(x * y)));
    QCOMPARE(stage.steps(), 1);
}

void SelectToolTest::lockedLayersRefuse()
{
    CanvasStage stage(smallOrchard());
    const nav::Map before = stage.document.map();
    QSignalSpy refused(&stage.tools, &ToolBox::refused);
    stage.drag({90, 15}, {80, 20});
    QVERIFY(stage.document.map() == before);
    QCOMPARE(refused.count(), 1);
    QVERIFY(refused.first().first().toString().contains("rocks"));
    QCOMPARE(stage.selection.ids(), QList<nav::ObjectId>{6});
    QVERIFY(!stage.canvas.hits().handleAt({94, 15}));
    stage.key(Qt::Key_Delete);
    QVERIFY(stage.document.map() == before);
}

void SelectToolTest::keysNudgeAndDelete()
{
    CanvasStage stage(smallOrchard(nav::YAxis::down));
    const double pixel = stage.canvas.unitsPerPixel();
    stage.click({60, 50});
    stage.key(Qt::Key_Right);
    stage.key(Qt::Key_Up);
    QVERIFY(isNear(stage.geometry<nav::Circle>(2).center, {60 + pixel, 50 - pixel}));
    stage.key(Qt::Key_Left, Qt::ShiftModifier);
    QVERIFY(isNear(stage.geometry<nav::Circle>(2).center, {60 - 9 * pixel, 50 - pixel}));
    stage.key(Qt::Key_Down, Qt::ControlModifier);
    QVERIFY(isNear(stage.geometry<nav::Circle>(2).center,
                   {60 - 9 * pixel, 50 - pixel + stage.canvas.gridStep()}));
    stage.key(Qt::Key_Delete);
    QVERIFY(!stage.document.map().find(2));
    QVERIFY(stage.selection.isEmpty());
    stage.document.undo();
    QVERIFY(stage.document.map().find(2));
}

void SelectToolTest::walkInReadingOrder()
{
    CanvasStage stage(smallOrchard());
    QList<nav::ObjectId> walked;
    for (int i = 0; i < 8; ++i) {
        stage.key(Qt::Key_N);
        walked << stage.selection.ids().first();
    }
    QCOMPARE(walked, (QList<nav::ObjectId>{2, 5, 4, 7, 1, 8, 3, 6}));
    stage.key(Qt::Key_N, Qt::ShiftModifier);
    QCOMPARE(stage.selection.ids(), QList<nav::ObjectId>{3});
}

/// UTM coordinates at 1000 px/m: QGraphicsView's scroll bars are int, the camera must not depend on
/// them.
void SelectToolTest::dragsFarFromTheOrigin()
{
    const nav::Point utm{512345.678, 5278901.234};
    nav::Map map;
    map.append(object(1, nav::Circle{utm, 0.2, false}, 0));
    map.append(object(2, nav::Circle{utm + nav::Point{300, 200}, 1, false}, 0));
    CanvasStage stage(std::move(map));
    Camera camera = stage.view.camera().value();
    camera.center = utm;
    camera.scale = 1000;
    stage.view.camera().set(camera);
    QCOMPARE(stage.view.camera().pixelsPerUnit(), 1000.0);
    const QPointF middle = stage.view.camera().pixelOf(utm);
    const QPointF drawn = stage.view.viewportTransform().map(QPointF(utm.x, utm.y));
    QVERIFY(QLineF(middle, drawn).length() < 1e-3);
    const QImage picture = stage.view.grab().toImage();
    const QColor inside = picture.pixelColor((middle * picture.devicePixelRatio()).toPoint());
    QVERIFY(inside != stage.appearance.palette().sheet);

    const nav::Point far = utm + nav::Point{0.201, 0};
    QVERIFY(stage.canvas.hits().objectsAt(far, 0).empty());
    QCOMPARE(stage.canvas.hits().objectsAt(far, 0.006).size(), 1u);
    const nav::Point by = stage.seen(utm + nav::Point{0.05, 0.03}) - stage.seen(utm);
    stage.drag(utm, utm + nav::Point{0.05, 0.03});
    QVERIFY(nav::distance(stage.geometry<nav::Circle>(1).center, utm + by) < 2e-9);
    stage.press(utm, {}, Qt::MiddleButton);
    const nav::Point grip = stage.seen(utm);
    const QPoint target = stage.pixel(utm) + QPoint(101, -37);
    stage.move(stage.view.camera().mapPoint(target), Qt::MiddleButton);
    QVERIFY(QLineF(stage.view.camera().pixelOf(grip), target).length() <= 0.51);
}

QTEST_MAIN(SelectToolTest)
#include "selecttooltest.moc"
