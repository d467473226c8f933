#include "app/drawing/mapdrawing.h"
#include "tests/app/drawing/canvasimage.h"
#include "tests/support/worlds/mapobject.h"

#include <QTest>

using namespace thicket;
using drawing::Theme;
using test::mapOf;

namespace {

/// 20 by 20 map units round the origin, 20 pixels each.
CanvasImage drawn(const nav::Map& map, double agentRadius, Theme theme = Theme::light)
{
    CanvasImage canvas({400, 400}, {-10, -10}, 20, theme);
    canvas.paint([&](QPainter& p, const drawing::Style& style) {
        drawing::drawSheet(p, map, canvas.view(), style);
        drawing::drawExpanded(p, map, agentRadius, canvas.view(), style);
        drawing::drawObstacles(p, map, canvas.view(), style);
    });
    return canvas;
}

} // namespace

/// Arenas, and bounds that are walls: free inside, blocked outside.
class ArenaDrawingTest : public QObject {
    Q_OBJECT

private slots:
    void whatLiesOutsideIsFilled();
    void boundsEndTheSheet();
    void marginsLieInside();
    void freeIsWhatAllHolesShare();
    void wallsAroundTheMapAreSolid();
};

void ArenaDrawingTest::whatLiesOutsideIsFilled()
{
    for (const Theme theme : {Theme::light, Theme::dark}) {
        const nav::Polygon square{{{-6, -6}, {6, -6}, {6, 6}, {-6, 6}}, true};
        for (const nav::Geometry& arena :
             {nav::Geometry(nav::Circle{{0, 0}, 6, true}), nav::Geometry(square)}) {
            const CanvasImage canvas = drawn(mapOf({arena}), 0, theme);
            QVERIFY(isLike(canvas.at({0, 0}), canvas.palette().sheet));
            QVERIFY(isLike(canvas.at({5.8, 0}), canvas.palette().sheet));
            QVERIFY(isLike(canvas.at({6.2, 0}), canvas.palette().treeFill));
            QVERIFY(isLike(canvas.at({-9.5, 9.5}), canvas.palette().treeFill));
        }
    }
}

void ArenaDrawingTest::boundsEndTheSheet()
{
    nav::Map map = mapOf({nav::Circle{{0, 0}, 7, true}});
    map.settings.bounds = nav::Box{{-5, -8}, {8, 5}};
    const CanvasImage canvas = drawn(map, 0);
    QVERIFY(isLike(canvas.at({7.5, -6}), canvas.palette().treeFill));
    QVERIFY(isLike(canvas.at({0, 0}), canvas.palette().sheet));
    // Beyond the bounds nothing is filled, inside the arena or outside.
    QVERIFY(isLike(canvas.at({-6, 0}), canvas.palette().outside));
    QVERIFY(isLike(canvas.at({0, 6}), canvas.palette().outside));
    QVERIFY(isLike(canvas.at({-9, 9}), canvas.palette().outside));
}

void ArenaDrawingTest::marginsLieInside()
{
    const CanvasImage canvas = drawn(mapOf({nav::Circle{{0, 0}, 8, true}}), 2);
    const QColor margin = canvas.at({7, 0});
    QVERIFY(!isLike(margin, canvas.palette().sheet));
    QVERIFY(isLike(margin, canvas.at({0, -6.5})));
    QVERIFY(isLike(canvas.at({5.5, 0}), canvas.palette().sheet));
    // An agent that is too wide has no free space at all.
    const CanvasImage full = drawn(mapOf({nav::Circle{{0, 0}, 8, true}}), 9);
    QVERIFY(isLike(full.at({0, 0}), margin));
}

void ArenaDrawingTest::freeIsWhatAllHolesShare()
{
    nav::Map map = mapOf({nav::Circle{{-2, 0}, 7, true}, nav::Circle{{2, 0}, 7, true}});
    map.settings.bounds = nav::Box{{-9, -9}, {9, 9}};
    map.settings.boundsAreWalls = true;
    const CanvasImage canvas = drawn(map, 1);
    QVERIFY(isLike(canvas.at({0, 0}), canvas.palette().sheet));
    QVERIFY(isLike(canvas.at({3.5, 0}), canvas.palette().sheet));
    const QColor margin = canvas.at({4.5, 0}); // one agent from the left arena's rim
    QVERIFY(!isLike(margin, canvas.palette().sheet));
    QVERIFY(isLike(canvas.at({-4.5, 0}), margin));
    QVERIFY(isLike(canvas.at({5.5, 0}), canvas.palette().treeFill));
    QVERIFY(isLike(canvas.at({-5.5, 0}), canvas.palette().treeFill));
}

void ArenaDrawingTest::wallsAroundTheMapAreSolid()
{
    for (const Theme theme : {Theme::light, Theme::dark, Theme::highContrastLight}) {
        nav::Map map;
        map.settings.bounds = nav::Box{{-8, -8}, {8, 8}};
        const CanvasImage open = drawn(map, 1, theme);
        QVERIFY(isLike(open.at({7.5, 0}), open.palette().sheet));
        map.settings.boundsAreWalls = true;
        const CanvasImage walled = drawn(map, 1, theme);
        for (const nav::Point p : {nav::Point{8, 0}, {0, 8}, {-8, 3}, {5, -8}, {8, 8}})
            QVERIFY(isLike(walled.at(p), walled.palette().wallLine, 40));
        QVERIFY(!isLike(open.at({8, 0}), walled.at({8, 0}), 40) ||
                open.palette().separator == open.palette().wallLine);
        // Agents keep their distance from the bounds as from any wall. Beyond them there is no map.
        QVERIFY(!isLike(walled.at({7.5, 0}), walled.palette().sheet));
        QVERIFY(isLike(walled.at({6.5, 0}), walled.palette().sheet));
        QVERIFY(isLike(walled.at({9, 0}), walled.palette().outside));
    }
}

QTEST_MAIN(ArenaDrawingTest)
#include "arenadrawingtest.moc"
