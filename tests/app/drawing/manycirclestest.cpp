#include "app/drawing/mapdrawing.h"
#include "tests/app/drawing/canvasimage.h"
#include "tests/support/worlds/mapobject.h"

#include <QTest>

#include <numbers>

using namespace thicket;
using drawing::Theme;
using test::object;

/// Many circles in one picture: as discs, as the union of their margins, and as density.
class ManyCirclesTest : public QObject {
    Q_OBJECT

private slots:
    void smallCirclesAreDotsAndThenDensity();
    void whatIsSmallerThanAPixelIsSeen();
    void densityDoesNotDependOnOrderOrTiles();
    void marginOfManyDiscsIsTheirUnion();
    void discsArePaintedAsQtPaintsThem();
};

void ManyCirclesTest::smallCirclesAreDotsAndThenDensity()
{
    nav::Map map;
    for (int i = 0; i < 100; ++i)
        map.append(object(i + 1, nav::Circle{{10.0 + i % 10, 10.0 + i / 10}, 0.4}));
    const auto paint = [&map](double scale) {
        CanvasImage canvas({200, 200}, {0, 0}, scale);
        canvas.paint([&](QPainter& p, const drawing::Style& style) {
            drawing::drawObstacles(p, map, canvas.view(), style);
        });
        return canvas;
    };
    const CanvasImage dots = paint(5); // radius 2 px
    QVERIFY(isLike(dots.at({12.1, 12.1}), dots.palette().treeLine));
    const CanvasImage density = paint(1); // radius 0.4 px: half of every pixel
    const QColor middle = density.at({15, 15});
    QVERIFY(middle.green() < density.palette().sheet.green() - 20);
    QVERIFY(middle.green() > density.palette().treeLine.green() + 20);
    QVERIFY(isLike(density.at({50, 50}), density.palette().sheet, 0));
}

/// A stem of five centimetres among hectares is a dot, and a stand is the darker the denser it is.
void ManyCirclesTest::whatIsSmallerThanAPixelIsSeen()
{
    for (const double ratio : {1.0, 2.0}) {
        const auto greenOf = [ratio](int stems) {
            nav::Map map;
            for (int i = 0; i < stems; ++i) // equal ones would be painted once
                map.append(object(i + 1, nav::Circle{{100.1, 100.1}, 0.02 + 1e-6 * i}));
            CanvasImage canvas({400, 300}, {0, 0}, 0.5, Theme::light, true, ratio);
            canvas.paint([&](QPainter& p, const drawing::Style& style) {
                drawing::drawObstacles(p, map, canvas.view(), style);
            });
            return canvas.at({100.1, 100.1}).green();
        };
        const int sheet = drawing::palette(Theme::light).sheet.green();
        const int ink = drawing::palette(Theme::light).treeLine.green();
        const int one = greenOf(1);
        QVERIFY(sheet - one > 0.4 * (sheet - ink));
        QVERIFY(greenOf(3) < one - 5);
        QVERIFY(greenOf(100) < greenOf(3) - 5);
        QVERIFY(greenOf(900) >= sheet - 0.81 * (sheet - ink)); // saturated
    }
}

void ManyCirclesTest::densityDoesNotDependOnOrderOrTiles()
{
    nav::Map map;
    nav::Map reversed;
    for (int i = 0; i < 3000; ++i)
        map.append(object(i + 1, nav::Circle{{20 + 0.037 * ((i * 7919) % 3001),
                                              20 + 0.037 * ((i * 104729) % 2003)},
                                             0.02 + 0.0005 * (i % 1000)}));
    for (std::size_t i = map.objects().size(); i-- > 0;)
        reversed.append(map.objects()[i]);
    const auto paint = [](const nav::Map& shown, const QList<QRectF>& tiles) {
        CanvasImage canvas({300, 200}, {0, 0}, 2);
        for (const QRectF& tile : tiles) {
            canvas.paint([&](QPainter& p, const drawing::Style& style) {
                p.setClipRect(tile);
                drawing::drawObstacles(p, shown, tile, style);
            });
        }
        return canvas.image();
    };
    const QImage whole = paint(map, {QRectF(0, 0, 150, 100)});
    QCOMPARE(paint(reversed, {QRectF(0, 0, 150, 100)}), whole);
    QCOMPARE(paint(map, {QRectF(0, 0, 64, 64), QRectF(64, 0, 86, 64), QRectF(0, 64, 64, 36),
                         QRectF(64, 64, 86, 36)}),
             whole);
}

/// Filled inside every disc, bare outside of all, and dashes on the way between.
void ManyCirclesTest::marginOfManyDiscsIsTheirUnion()
{
    constexpr double scale = 10;
    constexpr double agent = 0.8;
    nav::Map map;
    for (int i = 0; i < 60; ++i)
        map.append(object(i + 1, nav::Circle{{3.0 + (i * 37) % 53, 3.0 + (i * 19) % 31},
                                             0.02 + 0.03 * (i % 40)}));
    CanvasImage canvas({600, 400}, {0, 0}, scale);
    canvas.paint([&](QPainter& p, const drawing::Style& style) {
        drawing::drawExpanded(p, map, agent, canvas.view(), style);
    });
    const auto outside = [&](nav::Point at) {
        double least = 1e9;
        for (const nav::MapObject& one : map.objects()) {
            const auto& circle = std::get<nav::Circle>(one.geometry);
            least = std::min(least, nav::distance(at, circle.center) - circle.radius - agent);
        }
        return least * scale; // pixels
    };
    const QColor fill = canvas.at(std::get<nav::Circle>(map.objects()[0].geometry).center);
    int rims = 0;
    int dashes = 0;
    for (double x = 0.05; x < 60; x += 0.1) {
        for (double y = 0.05; y < 40; y += 0.1) {
            const double away = outside({x, y});
            if (away < -1)
                QVERIFY(isLike(canvas.at({x, y}), fill, 0));
            if (away > 2)
                QVERIFY(isLike(canvas.at({x, y}), canvas.palette().sheet, 0));
            rims += away > 0.3 && away < 0.7 ? 1 : 0;
            dashes += away > 0.3 && away < 0.7 && canvas.at({x, y}).green() < 200 ? 1 : 0;
        }
    }
    QVERIFY(rims > 500);
    QVERIFY(dashes > 0.4 * rims && dashes < 0.75 * rims);
}

/// A disc of pixels beside one of Qt's paths, which a polygon of many sides is painted as.
void ManyCirclesTest::discsArePaintedAsQtPaintsThem()
{
    for (const double radius : {4.0, 17.3, 90.0}) {
        nav::Map disc;
        disc.append(object(1, nav::Circle{{150.3, 100.6}, radius}));
        nav::Polygon polygon;
        for (int i = 0; i < 180; ++i) {
            const double angle = i * std::numbers::pi / 90;
            polygon.points.push_back(nav::Point{150.3, 100.6} +
                                     radius * nav::Point{std::cos(angle), std::sin(angle)});
        }
        nav::Map path;
        path.append(object(1, polygon));
        const auto paint = [](const nav::Map& map) {
            CanvasImage canvas({300, 200}, {0, 0}, 1);
            canvas.paint([&](QPainter& p, const drawing::Style& style) {
                drawing::drawObstacles(p, map, canvas.view(), style);
            });
            return canvas;
        };
        const CanvasImage a = paint(disc);
        const CanvasImage b = paint(path);
        int others = 0;
        for (double x = 0.5; x < 300; ++x) {
            for (double y = 0.5; y < 200; ++y)
                others += isLike(a.at({x, y}), b.at({x, y}), 24) ? 0 : 1;
        }
        QVERIFY(others <= 4); // where Qt's polygon has its joins
    }
}

QTEST_MAIN(ManyCirclesTest)
#include "manycirclestest.moc"
