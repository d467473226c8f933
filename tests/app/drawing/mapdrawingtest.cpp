#include "app/drawing/mapdrawing.h"
#include "app/drawing/mappicture.h"
#include "app/drawing/pathdrawing.h"
#include "tests/app/drawing/bentpath.h"
#include "tests/app/drawing/canvasimage.h"
#include "tests/support/worlds/mapobject.h"

#include <QTest>

#include <numbers>

using namespace thicket;
using drawing::Theme;
using test::object;

namespace {

nav::Map orchard(nav::Point offset = {})
{
    nav::Map map;
    map.settings.bounds = nav::Box{offset, offset + nav::Point{40, 30}};
    nav::Layer trees;
    trees.id = 1;
    trees.name = "Trees";
    nav::Layer rocks;
    rocks.id = 2;
    rocks.name = "Rocks";
    map.settings.layers = {trees, rocks};
    map.append(object(1, nav::Circle{offset + nav::Point{10, 20}, 4}, 1));
    map.append(object(2, nav::Circle{offset + nav::Point{25, 8}, 3}, 2));
    map.append(object(3,
                      nav::Wall{{offset + nav::Point{20, 15}, offset + nav::Point{30, 15},
                                 offset + nav::Point{35, 25}},
                                1,
                                false},
                      1));
    return map;
}

} // namespace

/// Pixels have the colours of the roles that the map gives them.
class MapDrawingTest : public QObject {
    Q_OBJECT

private slots:
    void obstaclesWearTheirTints();
    void yIsFlippedByTheTransformOnly();
    void hiddenLayersAreGoneAndLockedOnesFaint();
    void layersAreDrawnFromTheBottomUp();
    void layersHaveColourAndOpacity();
    void penWidthsStayAtEveryZoom();
    void penWidthsFollowTheDevicePixelRatio();
    void farCoordinatesDrawTheSamePicture();
    void expandedOutlineLeavesHuggedRimsBare();
    void overlappingMarginsHaveNoSeams();
    void heapedFencesKeepTheirInsideFree();
    void pictureShowsTheWholeMap();
    void scaleBarStaysInThePicture();
    void paintingLeavesThePainterAsItWas();
};

void MapDrawingTest::obstaclesWearTheirTints()
{
    for (const Theme theme : {Theme::light, Theme::dark}) {
        CanvasImage canvas({800, 600}, {0, 0}, 20, theme);
        const nav::Map map = orchard();
        canvas.paint([&](QPainter& p, const drawing::Style& style) {
            drawing::drawObstacles(p, map, canvas.view(), style);
        });
        const auto& palette = canvas.palette();
        QVERIFY(isLike(canvas.at({10, 20}), palette.treeFill));
        QVERIFY(isLike(canvas.at({25, 8}), palette.rockFill));
        QVERIFY(isLike(canvas.at({25, 15}), palette.wallFill));
        QVERIFY(isLike(canvas.at({30, 15}), palette.wallFill)); // no seam at the joint
        QVERIFY(isLike(canvas.at({2, 2}), palette.sheet));
        // The lines: 1.25 px on the rims, a pixel outside of walls.
        QVERIFY(std::abs(canvas.inkAcross({13.5, 20}, {14.5, 20}, palette.treeLine) -
                         (1.25 + 9.4 * (palette.sheet.greenF() - palette.treeFill.greenF()) /
                                     (palette.sheet.greenF() - palette.treeLine.greenF()))) < 0.4);
        QVERIFY(isLike(canvas.at({25, 15.52}), palette.wallLine, 40));
        QVERIFY(isLike(canvas.at({25, 15.62}), palette.sheet));
    }
}

void MapDrawingTest::yIsFlippedByTheTransformOnly()
{
    nav::Map map;
    map.append(object(1, nav::Circle{{10, 25}, 3}));
    for (const bool isYUp : {true, false}) {
        CanvasImage canvas({800, 600}, {0, 0}, 20, Theme::light, isYUp);
        canvas.paint([&](QPainter& p, const drawing::Style& style) {
            drawing::drawObstacles(p, map, canvas.view(), style);
        });
        const QColor above = canvas.image().pixelColor(200, 100);
        const QColor below = canvas.image().pixelColor(200, 500);
        QCOMPARE(isLike(above, canvas.palette().treeFill), isYUp);
        QCOMPARE(isLike(below, canvas.palette().treeFill), !isYUp);
    }
}

void MapDrawingTest::hiddenLayersAreGoneAndLockedOnesFaint()
{
    nav::Map map = orchard();
    map.settings.layers[0].visible = false;
    map.settings.layers[1].locked = true;
    CanvasImage canvas({800, 600}, {0, 0}, 20);
    canvas.paint([&](QPainter& p, const drawing::Style& style) {
        drawing::drawObstacles(p, map, canvas.view(), style);
    });
    const auto& palette = canvas.palette();
    QVERIFY(isLike(canvas.at({10, 20}), palette.sheet, 1));
    const QColor faint = canvas.at({25, 8});
    QVERIFY(faint.green() < palette.sheet.green() - 10);
    QVERIFY(faint.green() > palette.rockFill.green() + 10);
}

void MapDrawingTest::layersAreDrawnFromTheBottomUp()
{
    nav::Map map;
    nav::Layer trees;
    trees.id = 1;
    trees.name = "trees";
    nav::Layer rocks;
    rocks.id = 2;
    rocks.name = "rocks";
    map.settings.bounds = nav::Box{{0, 0}, {40, 30}};
    map.settings.layers = {trees, rocks};
    map.append(object(1, nav::Circle{{20, 15}, 5}, 2));
    map.append(object(2, nav::Circle{{21, 15}, 5}, 1));
    map.append(object(3, nav::Circle{{20, 15}, 14, true}, 2)); // an arena: beneath all else
    map.append(object(4, nav::Circle{{34, 15}, 3}, 1));
    const auto colourAt = [&map](nav::Point at) {
        CanvasImage canvas({800, 600}, {0, 0}, 20);
        canvas.paint([&](QPainter& p, const drawing::Style& style) {
            drawing::drawObstacles(p, map, canvas.view(), style);
        });
        return canvas.at(at);
    };
    const drawing::Palette& palette = drawing::palette(Theme::light);
    QVERIFY(isLike(colourAt({20, 15}), palette.rockFill, 2));
    QVERIFY(isLike(colourAt({35.5, 15}), palette.treeFill, 2));
    QVERIFY(isLike(colourAt({2, 2}), palette.rockFill, 2)); // outside the arena
    std::swap(map.settings.layers[0], map.settings.layers[1]);
    QVERIFY(isLike(colourAt({20, 15}), palette.treeFill, 2));
    QVERIFY(isLike(colourAt({35.5, 15}), palette.treeFill, 2));
}

void MapDrawingTest::layersHaveColourAndOpacity()
{
    nav::Map map = orchard();
    map.settings.layers[1].colour = "#3f78c4";
    for (const Theme theme : {Theme::light, Theme::highContrastLight}) {
        for (const double opacity : {1.0, 0.5}) {
            map.settings.layers[1].opacity = opacity;
            CanvasImage canvas({800, 600}, {0, 0}, 20, theme);
            canvas.paint([&](QPainter& p, const drawing::Style& style) {
                drawing::drawObstacles(p, map, canvas.view(), style);
            });
            const QColor seen = canvas.at({25, 8});
            const bool isOpaque = opacity == 1 || theme == Theme::highContrastLight;
            QCOMPARE(isLike(seen, QColor("#3f78c4"), 2), isOpaque);
            QVERIFY(seen.blue() > seen.red() + 30);
        }
    }
}

void MapDrawingTest::penWidthsStayAtEveryZoom()
{
    for (const double scale : {0.5, 3.0, 20.0, 400.0, 1e5}) {
        const double unit = 100 / scale; // of a hundred pixels
        CanvasImage canvas({400, 400}, {0, 0}, scale);
        canvas.paint([&](QPainter& p, const drawing::Style& style) {
            drawing::drawSurfing(p, {{{unit, 0}, {unit, 4 * unit}, {}, {}}},
                                 drawing::GraphStrength::near, style);
            drawing::drawPath(
                p, nav::Path({nav::SurfingEdge{{3 * unit, 0}, {3 * unit, 4 * unit}, {}, {}}}),
                style);
        });
        const auto& palette = canvas.palette();
        const double surfing =
            canvas.inkAcross({0.5 * unit, 2 * unit}, {1.5 * unit, 2 * unit}, palette.surfing);
        QVERIFY2(std::abs(surfing - 1.25 * 0.8) < 0.1, qPrintable(QString::number(surfing)));
        const double path =
            canvas.inkAcross({2.5 * unit, 2 * unit}, {3.5 * unit, 2 * unit}, palette.path);
        QVERIFY2(std::abs(path - 3) < 0.15, qPrintable(QString::number(path)));
    }
}

void MapDrawingTest::penWidthsFollowTheDevicePixelRatio()
{
    for (const double ratio : {1.0, 1.5, 2.0, 3.0}) {
        CanvasImage canvas({200, 200}, {0, 0}, 10, Theme::light, true, ratio);
        canvas.paint([&](QPainter& p, const drawing::Style& style) {
            drawing::drawPath(p, nav::Path({nav::SurfingEdge{{10, 0}, {10, 20}, {}, {}}}), style);
        });
        const double ink = canvas.inkAcross({8, 10}, {12, 10}, canvas.palette().path);
        QVERIFY2(std::abs(ink - 3 * ratio) < 0.3, qPrintable(QString::number(ink)));
    }
}

void MapDrawingTest::farCoordinatesDrawTheSamePicture()
{
    const auto paint = [](nav::Point offset) {
        CanvasImage canvas({800, 600}, offset, 20);
        const nav::Map map = orchard(offset);
        canvas.paint([&](QPainter& p, const drawing::Style& style) {
            drawing::drawSheet(p, map, canvas.view(), style);
            drawing::drawExpanded(p, map, 0.5, canvas.view(), style);
            drawing::drawObstacles(p, map, canvas.view(), style);
            drawing::drawHugging(p, {{offset + nav::Point{10, 20}, 4.5, 0.3, 2, {}, {}}},
                                 drawing::GraphStrength::near, style);
            drawing::drawStart(p, offset + nav::Point{3, 4}, 0.5, style);
        });
        return canvas.image();
    };
    const QImage home = paint({0, 0});
    const QImage away = paint({5242880, 524288}); // where doubles are exact to a billionth
    int worst = 0;
    for (int y = 0; y < home.height(); ++y) {
        for (int x = 0; x < home.width(); ++x)
            worst = std::max(
                worst, std::abs(home.pixelColor(x, y).green() - away.pixelColor(x, y).green()));
    }
    QVERIFY2(worst <= 6, qPrintable(QString::number(worst)));
}

void MapDrawingTest::expandedOutlineLeavesHuggedRimsBare()
{
    nav::Map map;
    map.append(object(7, nav::Circle{{20, 15}, 8}));
    const nav::Contact contact{nav::Contact::Kind::disc, {}, 7, -1};
    const auto inkOnRim = [&](const std::vector<nav::HuggingEdge>& hugged, double from) {
        CanvasImage canvas({800, 600}, {0, 0}, 20);
        canvas.paint([&](QPainter& p, const drawing::Style& style) {
            drawing::drawExpanded(p, map, 1, canvas.view(), style, hugged);
        });
        int ink = 0;
        for (int i = 0; i < 300; ++i) {
            const double angle = from + 0.01 * i;
            const nav::Point out{std::cos(angle), std::sin(angle)};
            ink += canvas.at(nav::Point{20, 15} + 9.03 * out).green() < 200;
        }
        return ink;
    };
    QVERIFY(inkOnRim({}, 0) > 100);
    // Hugged on the upper half, at whatever angle the count starts.
    const double turn = 2 * std::numbers::pi;
    for (const double shift : {0.0, turn, -turn}) {
        const std::vector<nav::HuggingEdge> hugged{
            {{20, 15}, 9, shift, shift + 3.1, nav::Winding::counterClockwise, contact}};
        QCOMPARE(inkOnRim(hugged, 0.05), 0);
        QVERIFY(inkOnRim(hugged, 3.2) > 100);
    }
}

void MapDrawingTest::overlappingMarginsHaveNoSeams()
{
    nav::Map map;
    map.append(object(1, nav::Circle{{15, 15}, 5}));
    map.append(object(2, nav::Circle{{25, 15}, 4}));
    CanvasImage canvas({800, 600}, {0, 0}, 20);
    canvas.paint([&](QPainter& p, const drawing::Style& style) {
        drawing::drawExpanded(p, map, 2, canvas.view(), style);
    });
    const QColor margin = canvas.at({15, 15});
    QVERIFY(margin.green() < canvas.palette().sheet.green() - 5);
    for (double x = 10; x < 29; x += 0.05)
        QVERIFY(isLike(canvas.at({x, 15}), margin, 1));
}

void MapDrawingTest::heapedFencesKeepTheirInsideFree()
{
    for (const double thickness : {0.0, 0.5}) {
        nav::Map map;
        for (int i = 0; i < 60; ++i) {
            const double far = 10 + 0.001 * i;
            map.append(object(i + 1, nav::Wall{{{20 - far, 15 - far},
                                                {20 + far, 15 - far},
                                                {20 + far, 15 + far},
                                                {20 - far, 15 + far}},
                                               thickness,
                                               true}));
        }
        CanvasImage canvas({800, 600}, {0, 0}, 20);
        canvas.paint([&](QPainter& p, const drawing::Style& style) {
            drawing::drawExpanded(p, map, 1, canvas.view(), style);
            drawing::drawObstacles(p, map, canvas.view(), style);
        });
        const auto& palette = canvas.palette();
        QVERIFY(isLike(canvas.at({20, 15}), palette.sheet, 0));
        QVERIFY(isLike(canvas.at({12, 15}), palette.sheet, 0));
        QVERIFY(canvas.at({10.7, 15}).green() < palette.sheet.green() - 5); // the margin
        QVERIFY(canvas.at({9.98, 15}).green() < palette.sheet.green() - 40);
    }
}

void MapDrawingTest::pictureShowsTheWholeMap()
{
    // What is kept free below the map moves nothing.
    for (const auto& [yAxis, below] : {std::pair(nav::YAxis::up, 0), std::pair(nav::YAxis::down, 0),
                                       std::pair(nav::YAxis::up, 30)}) {
        nav::Map map = orchard();
        map.settings.yAxis = yAxis;
        QImage image(448, 348 + below, QImage::Format_ARGB32_Premultiplied);
        {
            QPainter painter(&image);
            drawing::drawMapPicture(painter, QRectF(image.rect()),
                                    {.map = map, .agentRadius = 0.5, .below = double(below)},
                                    Theme::dark);
        }
        // A margin of 24 px round 40 x 30 units, at 10 px per unit.
        const bool isUp = yAxis == nav::YAxis::up;
        const auto at = [&image, isUp](double x, double y) {
            return image.pixelColor(24 + int(10 * x), isUp ? 324 - int(10 * y) : 24 + int(10 * y));
        };
        const auto& palette = drawing::palette(Theme::dark);
        QVERIFY(isLike(at(10, 20), palette.treeFill));
        QVERIFY(isLike(at(25, 8), palette.rockFill));
        QVERIFY(isLike(image.pixelColor(5, 5), palette.outside));
        QVERIFY(isLike(at(39, 29), palette.sheet));
    }
    // An empty map has a picture, too.
    const nav::Map nothing;
    QImage image(50, 50, QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    drawing::drawMapPicture(painter, QRectF(0, 0, 50, 50), {.map = nothing}, Theme::light);
    painter.end();
    QVERIFY(isLike(image.pixelColor(3, 3), drawing::palette(Theme::light).sheet));
}

void MapDrawingTest::scaleBarStaysInThePicture()
{
    for (const int width : {600, 300, 180, 120, 80, 60}) {
        QImage image(width, 200, QImage::Format_RGB32);
        QPainter painter(&image);
        const drawing::Style style{drawing::palette(Theme::light), 0.8};
        const QRectF bar = drawing::drawScaleBar(painter, "m", image.rect(), style);
        QCOMPARE(bar.isNull(), width < 73);
        QVERIFY(bar.isNull() || bar.right() <= width - 36);
    }
}

void MapDrawingTest::paintingLeavesThePainterAsItWas()
{
    QImage image(100, 100, QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    const QTransform transform(2, 0, 0, -2, 7, 9);
    painter.setWorldTransform(transform);
    painter.setOpacity(0.5);
    const QPen pen(Qt::red, 3);
    painter.setPen(pen);
    const drawing::Style style{drawing::palette(Theme::light), 2};
    nav::Map map = orchard();
    map.settings.layers[0].locked = true;
    drawing::drawSheet(painter, map, QRectF(0, 0, 50, 50), style);
    drawing::drawGrid(painter, map, QRectF(0, 0, 50, 50), style);
    drawing::drawObstacles(painter, map, QRectF(0, 0, 50, 50), style);
    drawing::drawPath(painter, bentPath(), style);
    drawing::drawGoal(painter, {3, 3}, 1, style);
    drawing::drawAgent(painter, {}, style);
    drawing::drawTrail(painter, {{1, 1}, {2, 2}, {4, 3}}, style);
    QCOMPARE(painter.worldTransform(), transform);
    QCOMPARE(painter.opacity(), 0.5);
    QCOMPARE(painter.pen(), pen);
    QVERIFY(!painter.testRenderHint(QPainter::Antialiasing));
}

QTEST_MAIN(MapDrawingTest)
#include "mapdrawingtest.moc"
