#include "tests/app/scene/canvasstage.h"

using namespace thicket;
using editor::CanvasStage;
using editor::Overlay;
using test::object;

/// Bars across gaps that are too narrow for the agent.
class ClosedGapsOverlayTest : public QObject {
    Q_OBJECT

private slots:
    void belongToTheExpandedOutlines();
    void followTheRadius();
    void followADrag();
    void followTheWindow();

private:
    /// Two circles with a gap of 1 between them, and one far off.
    static nav::Map twoTrees()
    {
        nav::Map map;
        map.append(object(1, nav::Circle{{8, 10}, 2}));
        map.append(object(2, nav::Circle{{13, 10}, 2}));
        map.append(object(3, nav::Circle{{40, 30}, 2}));
        return map;
    }
    /// Whether a bar leads through the place.
    static bool isBarAt(CanvasStage& stage, nav::Point at)
    {
        const QImage picture = stage.view.grab().toImage();
        const QPoint middle =
            (picture.devicePixelRatio() * stage.view.camera().pixelOf(at)).toPoint();
        for (int dy = -2; dy <= 2; ++dy) {
            const QColor seen = picture.pixelColor(middle + QPoint(0, dy));
            // Nothing else is mauve. A line between two pixel rows is a little paler.
            if (seen.red() - seen.green() > 40 && seen.blue() - seen.green() > 10)
                return true;
        }
        return false;
    }
    static constexpr nav::Point gap{10.5, 10};
};

void ClosedGapsOverlayTest::belongToTheExpandedOutlines()
{
    CanvasStage stage(twoTrees());
    stage.navigator.setAgentRadius(0.8);
    stage.overlays.setOn(Overlay::expanded, true);
    QVERIFY(isBarAt(stage, gap));
    stage.overlays.setOn(Overlay::expanded, false);
    QVERIFY(!isBarAt(stage, gap));
}

void ClosedGapsOverlayTest::followTheRadius()
{
    CanvasStage stage(twoTrees());
    stage.overlays.setOn(Overlay::expanded, true);
    stage.navigator.setAgentRadius(0.49);
    QVERIFY(!isBarAt(stage, gap));
    stage.navigator.setAgentRadius(0.51);
    QVERIFY(isBarAt(stage, gap));
}

/// At each step: a bar in a former place would be wrong.
void ClosedGapsOverlayTest::followADrag()
{
    CanvasStage stage(twoTrees());
    stage.navigator.setAgentRadius(0.8);
    stage.overlays.setOn(Overlay::expanded, true);
    QVERIFY(isBarAt(stage, gap));
    nav::MapObject moved = *stage.document.map().find(2);
    moved.geometry = nav::Circle{{13.4, 10}, 2};
    stage.document.push(nav::MapEdit::change(stage.document.map(), {moved}), "Move");
    QVERIFY(isBarAt(stage, {10.7, 10}));
    moved.geometry = nav::Circle{{14, 10}, 2};
    stage.document.push(nav::MapEdit::change(stage.document.map(), {moved}), "Move");
    QVERIFY(!isBarAt(stage, {11, 10}));
}

/// From far off they are no more than dirt; a pan brings others into view.
void ClosedGapsOverlayTest::followTheWindow()
{
    CanvasStage stage(twoTrees());
    stage.navigator.setAgentRadius(0.8);
    stage.overlays.setOn(Overlay::expanded, true);
    stage.view.camera().frame({{30, 20}, {50, 40}});
    stage.view.grab();
    stage.view.camera().frame({{5, 5}, {17, 15}});
    QVERIFY(isBarAt(stage, gap));
    stage.view.camera().frame({{-1000, -1000}, {1000, 1000}});
    QVERIFY(!isBarAt(stage, gap));
}

QTEST_MAIN(ClosedGapsOverlayTest)
#include "closedgapsoverlaytest.moc"
