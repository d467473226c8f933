#include "app/drawing/mapdrawing.h"
#include "tests/app/drawing/canvasimage.h"

#include <QTest>

using namespace thicket;
using drawing::Theme;

/// What keeps its size in pixels: grid, markers, labels, lines.
class MarkerDrawingTest : public QObject {
    Q_OBJECT

private slots:
    void gridStepsAreRound();
    void aChosenStepIsKept();
    void startAndGoalKeepTheirSize();
    void labelsStandUpright();
    void highContrastIsWiderAndOpaqueButForContext();
};

void MarkerDrawingTest::gridStepsAreRound()
{
    nav::Map map;
    CanvasImage canvas({600, 600}, {0, 0}, 14);
    canvas.paint([&](QPainter& p, const drawing::Style& style) {
        drawing::drawGrid(p, map, canvas.view(), style);
    });
    // 14 px per unit: fine lines every 2 units, coarse every 10.
    for (const double x : {2.0, 4.0, 12.0, 38.0})
        QVERIFY(isLike(canvas.at({x, 1}), canvas.palette().gridFine, 0));
    for (const double x : {10.0, 20.0, 30.0})
        QVERIFY(isLike(canvas.at({x, 1}), canvas.palette().gridCoarse, 0));
    for (const double x : {1.0, 3.0, 11.0})
        QVERIFY(isLike(canvas.at({x, 1}), canvas.palette().sheet, 0));
}

void MarkerDrawingTest::aChosenStepIsKept()
{
    const nav::Map map;
    // 10 px for a step, and 3 px, of which each fifth is drawn.
    for (const auto& [scale, fine] : {std::pair(10.0 / 3, 3.0), std::pair(1.0, 15.0)}) {
        CanvasImage canvas({600, 600}, {0, 0}, scale);
        canvas.paint([&](QPainter& p, const drawing::Style& style) {
            drawing::drawGrid(p, map, canvas.view(), style, 3);
        });
        const double beside = 4 / scale;
        for (int i = 1; i < 9; ++i) {
            const QColor line =
                i % 5 == 0 ? canvas.palette().gridCoarse : canvas.palette().gridFine;
            QVERIFY(isLike(canvas.at({i * fine, beside}), line, 0));
            QVERIFY(isLike(canvas.at({i * fine + beside, beside}), canvas.palette().sheet, 0));
        }
    }
}

void MarkerDrawingTest::startAndGoalKeepTheirSize()
{
    for (const double scale : {0.01, 1.0, 10.0}) {
        const double pixel = 1 / scale;
        CanvasImage canvas({200, 200}, {0, 0}, scale);
        canvas.paint([&](QPainter& p, const drawing::Style& style) {
            drawing::drawStart(p, {50 * pixel, 100 * pixel}, 0.5, style);
            drawing::drawGoal(p, {150 * pixel, 100 * pixel}, 0.5, style);
        });
        const auto& palette = canvas.palette();
        QVERIFY(isLike(canvas.at({50 * pixel, 100 * pixel}), palette.mark));
        QVERIFY(isLike(canvas.at({(50 + 6.5) * pixel, 100.5 * pixel}), palette.path, 30));
        QVERIFY(isLike(canvas.at({150 * pixel, 100 * pixel}), palette.mark));
        QVERIFY(isLike(canvas.at({157 * pixel, 122 * pixel}), palette.path)); // cloth of the flag
    }
    // Zoomed in, the ring has the agent's radius.
    CanvasImage canvas({200, 200}, {0, 0}, 100);
    canvas.paint([&](QPainter& p, const drawing::Style& style) {
        drawing::drawStart(p, {1, 1}, 0.5, style);
    });
    QVERIFY(isLike(canvas.at({1.5, 1}), canvas.palette().path, 30));
}

void MarkerDrawingTest::labelsStandUpright()
{
    // The same letters with a flipped and an unflipped painter.
    const auto label = [](bool isYUp) {
        CanvasImage canvas({100, 100}, {0, 0}, 1, Theme::light, isYUp);
        canvas.paint([&](QPainter& p, const drawing::Style& style) {
            drawing::drawStart(p, {50, 50}, 0, style);
        });
        return canvas.image().copy(20, 62, 60, 20);
    };
    QVERIFY(label(true) == label(false));
    QImage blank(60, 20, QImage::Format_ARGB32_Premultiplied);
    blank.fill(drawing::palette(Theme::light).sheet);
    QVERIFY(label(true) != blank);
}

void MarkerDrawingTest::highContrastIsWiderAndOpaqueButForContext()
{
    const auto ink = [](Theme theme, drawing::GraphStrength strength) {
        CanvasImage canvas({200, 200}, {0, 0}, 10, theme);
        canvas.paint([&](QPainter& p, const drawing::Style& style) {
            drawing::drawSurfing(p, {{{10, 0}, {10, 20}, {}, {}}}, strength, style);
        });
        return canvas.inkAcross({8, 10}, {12, 10}, canvas.palette().surfing);
    };
    QVERIFY(std::abs(ink(Theme::light, drawing::GraphStrength::whole) - 0.17) < 0.05);
    QVERIFY(std::abs(ink(Theme::highContrastLight, drawing::GraphStrength::whole) - 0.5) < 0.05);
    QVERIFY(std::abs(ink(Theme::highContrastDark, drawing::GraphStrength::near) - 2.25) < 0.1);
}

QTEST_MAIN(MarkerDrawingTest)
#include "markerdrawingtest.moc"
