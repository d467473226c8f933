#include "tests/app/scene/canvasstage.h"

#include "app/drawing/flowdrawing.h"
#include "app/drawing/heatramp.h"
#include "app/editor/navigation/flowrefusal.h"
#include "app/editor/navigation/liveflow.h"

#include <cmath>

using namespace thicket;
using namespace thicket::editor;

namespace {

bool isLike(const QColor& a, const QColor& b)
{
    return std::abs(a.red() - b.red()) <= 3 && std::abs(a.green() - b.green()) <= 3 &&
           std::abs(a.blue() - b.blue()) <= 3;
}

QColor over(const QColor& background, const QColor& color, double opacity)
{
    const auto mix = [opacity](int below, int above) {
        return static_cast<int>(std::lround(below + opacity * (above - below)));
    };
    return {mix(background.red(), color.red()), mix(background.green(), color.green()),
            mix(background.blue(), color.blue())};
}

QImage picture(CanvasStage& stage) { return stage.view.viewport()->grab().toImage(); }

/// The share of points on the sheet with the heat colour of libsteer's travel cost. Lines cover
/// some of them.
double shareAsHotAsTheyShouldBe(CanvasStage& stage)
{
    const steer::CostField fresh(stage.navigator.flow().flow()->costs.grid(),
                                 stage.navigator.field());
    const steer::IntegrationField costs(fresh, {*stage.navigator.goal()});
    const drawing::Palette& palette = stage.appearance.palette();
    const drawing::HeatRamp ramp(palette);
    const double farthest = drawing::farthestCost(costs);
    const QImage image = picture(stage);
    int right = 0;
    int all = 0;
    for (int x = 4; x < 60; x += 4) { // clear of the legend
        for (int y = 30; y < 72; y += 3) {
            const auto cell = *costs.grid().cellAt({double(x), double(y)});
            if (!std::isfinite(costs.at(cell)))
                continue;
            const QColor color = ramp.at(double(costs.at(cell)) * costs.grid().side() / farthest);
            const QPoint pixel = stage.pixel(costs.grid().centerOf(cell));
            ++all;
            right += isLike(image.pixelColor(pixel * image.devicePixelRatio()),
                            over(palette.sheet, color, 0.75));
        }
    }
    return all > 80 ? double(right) / all : 0;
}

} // namespace

/// The heat map on the canvas: it shows the library's costs, only if wanted, and follows edits.
class FlowOverlayTest : public QObject {
    Q_OBJECT

private slots:
    void heatIsWhatThePathCosts()
    {
        CanvasStage stage(smallOrchard());
        stage.canvas.setGridShown(false);
        stage.hideOverlays();
        const QImage before = picture(stage);
        stage.overlays.setOn(Overlay::heat, true);
        QTRY_VERIFY(stage.navigator.flow().flow());
        QVERIFY2(shareAsHotAsTheyShouldBe(stage) > 0.9,
                 qPrintable(QString::number(shareAsHotAsTheyShouldBe(stage))));

        const auto present = stage.navigator.flow().flow();
        stage.document.push(
            nav::MapEdit::change(stage.document.map(), {object(8, nav::GoalMarker{{50, 70}})}),
            "Goal");
        QTRY_VERIFY(stage.navigator.flow().flow() != present);
        QVERIFY(shareAsHotAsTheyShouldBe(stage) > 0.9);
        stage.document.undo();
        stage.overlays.setOn(Overlay::heat, false);
        QVERIFY(isSame(picture(stage), before));
    }

    void arrowsComeAndGo()
    {
        CanvasStage stage(smallOrchard());
        stage.hideOverlays();
        const QImage before = picture(stage);
        stage.overlays.setOn(Overlay::arrows, true);
        QTRY_VERIFY(stage.navigator.flow().flow());
        QVERIFY(!isSame(picture(stage), before));
        stage.overlays.setOn(Overlay::arrows, false);
        QVERIFY(isSame(picture(stage), before));
    }

    void whyThereIsNoneIsSaid()
    {
        CanvasStage stage(smallOrchard());
        stage.overlays.setOn(Overlay::heat, true);
        QTRY_VERIFY(stage.navigator.flow().flow());
        QCOMPARE(flowRefusal(stage.navigator), QString());
        stage.document.push(
            nav::MapEdit::change(stage.document.map(), {object(8, nav::GoalMarker{{60, 50}})}),
            "Goal");
        QTRY_COMPARE(flowRefusal(stage.navigator),
                     "Nothing leads to the goal: it is blocked by circle 2");
        stage.document.undo();
        QTRY_COMPARE(flowRefusal(stage.navigator), QString());
    }

    void whatIsSaidLeavesTheScaleBarFree()
    {
        CanvasStage stage(smallOrchard(), {460, 600});
        stage.hideOverlays();
        stage.document.push(
            nav::MapEdit::change(stage.document.map(), {object(8, nav::GoalMarker{{60, 50}})}),
            "Goal");
        const QImage before = picture(stage);
        stage.overlays.setOn(Overlay::heat, true);
        QTRY_VERIFY(!flowRefusal(stage.navigator).isEmpty());
        const QImage after = picture(stage);
        QVERIFY(!isSame(after, before));
        // It begins 36 pixels from the left edge and from the lower one.
        const double ratio = before.devicePixelRatio();
        const QSize size = stage.view.viewport()->size() * ratio;
        const QRect bar(QPoint(0, size.height() - qRound(60 * ratio)),
                        QSize(qRound(124 * ratio), qRound(60 * ratio)));
        QVERIFY(isSame(after.copy(bar), before.copy(bar)));
    }
};

QTEST_MAIN(FlowOverlayTest)
#include "flowoverlaytest.moc"
