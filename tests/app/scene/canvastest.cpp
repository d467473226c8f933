#include "tests/app/scene/canvasstage.h"

#include "app/editor/scene/chipcard.h"
#include "app/editor/scene/description.h"

#include <QMenu>
#include <QSignalSpy>

#include <numbers>
#include <random>

using namespace thicket;
using namespace thicket::editor;

/// The canvas' picture, hit tests and hover, and the view's camera.
class CanvasTest : public QObject {
    Q_OBJECT

private slots:
    void hitsFollowTheRules();
    void hiddenLayersAreNotThere();
    void edgesLightUpWhereNoObjectLies();
    void tooManyEdgesInViewShowTheNearOnes();
    void describesInWords();
    void wheelZoomsAtThePointer();
    void middleDragAndSpacePan();
    void spaceTapIsReported();
    void fitAndFrame();
    void shiftedPictureIsTheFreshPicture();
    void editsRepaintOnlyWhatTheyTouch();
    void chipKeepsOffThePath();
    void rightClickSelectsAndAsks();
};

void CanvasTest::hitsFollowTheRules()
{
    CanvasStage stage(smallOrchard());
    const Canvas& canvas = stage.canvas;
    QCOMPARE(canvas.hits().objectsAt({30, 38}, 0), (std::vector<nav::ObjectId>{4, 1}));
    QCOMPARE(canvas.hits().objectsAt({50, 65}, 0), (std::vector<nav::ObjectId>{}));
    QCOMPARE(canvas.hits().objectsAt({66.5, 50}, 0), (std::vector<nav::ObjectId>{}));
    QCOMPARE(canvas.hits().objectsAt({66.5, 50}, 0.6), (std::vector<nav::ObjectId>{2}));
    const double reach = 10 * canvas.unitsPerPixel();
    QCOMPARE(canvas.hits().objectsAt({5 + 0.9 * reach, 37}, 0), (std::vector<nav::ObjectId>{7}));
    QCOMPARE(canvas.hits().objectsAt({5 + 1.1 * reach, 37}, 0), (std::vector<nav::ObjectId>{}));
}

void CanvasTest::hiddenLayersAreNotThere()
{
    nav::Map map = smallOrchard();
    map.settings.layers[1].visible = false;
    CanvasStage stage(map);
    QVERIFY(stage.canvas.hits().objectsAt({90, 15}, 1).empty());
}

void CanvasTest::edgesLightUpWhereNoObjectLies()
{
    CanvasStage stage(smallOrchard());
    QTRY_VERIFY(stage.navigator.graph().graph() && !stage.navigator.graph().isStale());
    QVERIFY(!stage.navigator.graph().graph()->surfing.empty());
    int lit = 0;
    for (const nav::SurfingEdge& edge : stage.navigator.graph().graph()->surfing) {
        const nav::Point middle = 0.5 * (edge.from + edge.to);
        stage.move(middle);
        const nav::Point at = stage.seen(middle);
        const double unit = stage.canvas.unitsPerPixel();
        if (!stage.canvas.hits().objectsAt(at, 6 * unit).empty()) {
            QVERIFY(!stage.canvas.hoveredEdge());
            continue;
        }
        QVERIFY(stage.canvas.hoveredEdge());
        QVERIFY(distanceTo(*stage.canvas.hoveredEdge(), at) <= distanceTo(edge, at) + 1e-9);
        ++lit;
    }
    QVERIFY(lit > 3);
    stage.overlays.setScope(GraphScope::pathOnly);
    const nav::SurfingEdge first = stage.navigator.graph().graph()->surfing.front();
    QVERIFY(!stage.canvas.hits().edgeAt(0.5 * (first.from + first.to), 1));
}

void CanvasTest::tooManyEdgesInViewShowTheNearOnes()
{
    nav::Map grove;
    for (int i = 0; i < 100; ++i) {
        const double shift = i / 10 % 2 ? 2.5 : 0; // rows that do not hide one another
        grove.append(
            {.id = i + 1, .geometry = nav::Circle{{5.0 * (i % 10) + shift, 5.0 * (i / 10)}, 0.4}});
    }
    CanvasStage stage(grove);
    stage.navigator.setAgentRadius(0.1);
    QTRY_VERIFY(stage.navigator.graph().graph() && !stage.navigator.graph().isStale());
    QVERIFY(stage.navigator.graph().graph()->surfing.size() > Overlays::wholeUpTo);
    QCOMPARE(stage.overlays.scope(), GraphScope::near);

    stage.selection.set({45});
    stage.view.camera().frameSelection();
    QTRY_COMPARE(stage.overlays.scope(), GraphScope::whole);
    stage.view.camera().fitMap();
    QTRY_COMPARE(stage.overlays.scope(), GraphScope::near);

    stage.overlays.setScope(GraphScope::whole); // the user's choice stays, whatever the count
    stage.view.camera().frameSelection();
    stage.view.camera().fitMap();
    QCOMPARE(stage.overlays.scope(), GraphScope::whole);
}

void CanvasTest::describesInWords()
{
    const nav::Map map = smallOrchard();
    QString text = describeObject(map, *map.find(2), 2);
    QVERIFY(text.startsWith("Circle 2\n"));
    QVERIFY(text.contains(QString("radius 6.00\u00a0m")));
    QVERIFY(text.contains("layer trees"));
    nav::Contact circle;
    circle.obstacle = 2;
    nav::Contact wall;
    wall.obstacle = 5;
    const nav::SurfingEdge surfing{{0, 0}, {12.41, 0}, circle, wall};
    QCOMPARE(describeEdge(map, surfing), QString("surfing, 12.41\u00a0m, circle 2 to wall 5"));
    const nav::HuggingEdge hugging{
        {0, 0}, 1.8, 0, 0.4 * std::numbers::pi, nav::Winding::counterClockwise, circle};
    QCOMPARE(describeEdge(map, hugging),
             QString("hugging, radius 1.80\u00a0m, 72\u00b0, counter-clockwise, circle 2"));
    nav::Map down = map;
    down.settings.yAxis = nav::YAxis::down;
    QVERIFY(describeEdge(down, hugging).contains(", clockwise,"));
    QCOMPARE(decimalsAt(1 / 14.0), 2);
    QCOMPARE(decimalsAt(0.001), 3);
    QCOMPARE(numberText(-0.0001, 2), QString("0.00"));
}

void CanvasTest::wheelZoomsAtThePointer()
{
    CanvasStage stage(smallOrchard());
    const QPointF at(300, 200);
    const nav::Point kept = stage.view.camera().mapPoint(at);
    const double scale = stage.view.camera().pixelsPerUnit();
    for (const Qt::KeyboardModifiers modifiers :
         {Qt::KeyboardModifiers(), Qt::KeyboardModifiers(Qt::ControlModifier)}) {
        QWheelEvent wheel(at, stage.view.viewport()->mapToGlobal(at), {}, {0, 120}, {}, modifiers,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(stage.view.viewport(), &wheel);
        QVERIFY(isNear(stage.view.camera().mapPoint(at), kept));
    }
    QVERIFY(stage.view.camera().pixelsPerUnit() > 1.3 * scale);
    QTest::keyClick(&stage.view, Qt::Key_Minus);
    QVERIFY(stage.view.camera().pixelsPerUnit() < 1.3 * scale);
}

void CanvasTest::middleDragAndSpacePan()
{
    CanvasStage stage(smallOrchard());
    const nav::Map before = stage.document.map();
    QSignalSpy tapped(&stage.view, &MapView::spaceTapped);
    for (const bool bySpace : {false, true}) {
        const nav::Point grip = stage.seen({60, 50});
        const auto button = bySpace ? Qt::LeftButton : Qt::MiddleButton;
        if (bySpace)
            QTest::keyPress(&stage.view, Qt::Key_Space);
        stage.press(grip, {}, button);
        const QPoint target = stage.pixel(grip) + QPoint(80, -45);
        stage.move(stage.view.camera().mapPoint(target), button);
        QVERIFY(QLineF(stage.view.camera().pixelOf(grip), target).length() < 0.75);
        stage.release(grip, {}, button);
        if (bySpace)
            QTest::keyRelease(&stage.view, Qt::Key_Space);
    }
    QCOMPARE(tapped.count(), 0);
    QVERIFY(stage.document.map() == before);
    QVERIFY(stage.selection.isEmpty());
}

void CanvasTest::spaceTapIsReported()
{
    CanvasStage stage(smallOrchard());
    QSignalSpy tapped(&stage.view, &MapView::spaceTapped);
    QTest::keyClick(&stage.view, Qt::Key_Space);
    QCOMPARE(tapped.count(), 1);
}

void CanvasTest::fitAndFrame()
{
    CanvasStage stage(smallOrchard());
    const nav::Box all = stage.view.camera().visibleBox();
    QVERIFY(all.contains({0, 0}) && all.contains({100, 75}));
    stage.selection.set({3});
    stage.view.camera().frameSelection();
    QVERIFY(stage.view.camera().visibleBox().contains({55, 15}) &&
            stage.view.camera().visibleBox().contains({65, 25}));
    QVERIFY(stage.view.camera().visibleBox().width() < 50);
    QVERIFY(isNear(stage.view.camera().visibleBox().center(), {60, 20}));
    stage.view.camera().fitMap();
    QCOMPARE(stage.view.camera().visibleBox(), all);
    stage.view.resize(500, 700);
    QVERIFY(stage.view.camera().visibleBox().contains({0, 0}) &&
            stage.view.camera().visibleBox().contains({100, 75}));

    nav::Map one; // has no size to fit
    one.append({.id = 1, .geometry = nav::StartMarker{{5, 5}}});
    CanvasStage point(one);
    QCOMPARE(point.view.camera().pixelsPerUnit(), 16.0);
}

/// Panning shifts a cached picture. The result must equal a full repaint.
void CanvasTest::shiftedPictureIsTheFreshPicture()
{
    CanvasStage stage(smallOrchard());
    stage.press({50, 40}, {}, Qt::MiddleButton);
    stage.move({51, 41}, Qt::MiddleButton);
    stage.view.grab();
    for (const QPoint step : {QPoint(31, 17), QPoint(-57, 4), QPoint(12, -60)}) {
        stage.move(stage.view.camera().mapPoint(stage.pixel({50, 40}) + step), Qt::MiddleButton);
        const QImage shifted = stage.view.grab().toImage();
        stage.canvas.setGridShown(true); // repaints everything
        QVERIFY(isSame(shifted, stage.view.grab().toImage()));
    }
    stage.release({50, 40}, {}, Qt::MiddleButton);
}

void CanvasTest::editsRepaintOnlyWhatTheyTouch()
{
    CanvasStage stage(smallOrchard());
    stage.view.grab();
    std::mt19937_64 random(7);
    const auto unit = [&random] { return static_cast<double>(random() >> 11) * 0x1p-53; };
    for (int i = 0; i < 12; ++i) {
        nav::MapObject moved = *stage.document.map().find(1 + i % 4);
        moved.geometry = nav::Circle{{100 * unit(), 75 * unit()}, 1 + 6 * unit(), false};
        stage.document.push(nav::MapEdit::change(stage.document.map(), {moved}), "move");
        const QImage partial = stage.view.grab().toImage();
        stage.canvas.setGridShown(true);
        QVERIFY(isSame(partial, stage.view.grab().toImage()));
    }
}

void CanvasTest::chipKeepsOffThePath()
{
    const QRectF viewport(0, 0, 800, 600);
    const QSizeF size(180, 66);
    const QRectF around(350, 250, 100, 100);
    const QList<QPointF> places = chipPlaces(around, size);
    for (const QPointF& place : places)
        QVERIFY(!around.adjusted(1, 1, -1, -1).intersects(QRectF(place, size)));
    const QRectF first(places[bestPlace(places, size, viewport, {}, -1)], size);
    const QList<QPointF> path{first.topLeft() + QPointF(-200, 20),
                              first.bottomRight() + QPointF(200, -20)};
    const QRectF other(places[bestPlace(places, size, viewport, path, -1)], size);
    QVERIFY(other != first);
    const QRectF corner(740, 540, 60, 60);
    const QList<QPointF> cornerPlaces = chipPlaces(corner, size);
    QVERIFY(viewport.contains(
        QRectF(cornerPlaces[bestPlace(cornerPlaces, size, viewport, {}, -1)], size)));
}

void CanvasTest::rightClickSelectsAndAsks()
{
    CanvasStage stage(smallOrchard());
    QList<nav::ObjectId> offered;
    connect(&stage.view, &MapView::menuWanted, this,
            [&offered](const MenuPlace& place) { offered = place.objects; });
    stage.press({30, 38}, {}, Qt::RightButton);
    stage.release({30, 38}, {}, Qt::RightButton);
    QCOMPARE(stage.selection.ids(), QList<nav::ObjectId>{4});
    QCOMPARE(offered, (QList<nav::ObjectId>{4, 1}));
}

QTEST_MAIN(CanvasTest)
#include "canvastest.moc"
