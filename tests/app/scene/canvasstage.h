#pragma once

#include "app/editor/appearance/appearance.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/navigation/overlays.h"
#include "app/editor/replay/playback.h"
#include "app/editor/scene/canvas.h"
#include "app/editor/tools/toolbox.h"
#include "app/editor/view/mapview.h"
#include "tests/support/worlds/mapobject.h"

#include <QApplication>
#include <QMouseEvent>
#include <QTest>
#include <QWheelEvent>

#include <algorithm>
#include <cstdlib>

namespace thicket::editor {

using test::object;

/// The greatest difference of a colour channel. Antialiasing may round the last bits.
inline int difference(const QImage& a, const QImage& b)
{
    int most = a.size() == b.size() ? 0 : 255;
    for (int y = 0; y < a.height() && most < 255; ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y);
            const QRgb q = b.pixel(x, y);
            most = std::max({most, std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)),
                             std::abs(qBlue(p) - qBlue(q))});
        }
    }
    return most;
}

/// Two drawings of the same differ by antialiasing at most.
inline bool isSame(const QImage& a, const QImage& b) { return difference(a, b) <= 4; }

/// A visible canvas with its tools but no window. Tests send it mouse and key events in map
/// coordinates.
struct CanvasStage {
    MapDocument document;
    Selection selection{document};
    Navigator navigator{document};
    Overlays overlays;
    Playback playback;
    Appearance appearance;
    Canvas canvas{document, selection, navigator, overlays, playback, appearance};
    ToolBox tools{ToolContext{document, selection, navigator, canvas}, toolMakers(), appearance};
    MapView view{canvas, tools, appearance};

    explicit CanvasStage(nav::Map map, QSize size = {1000, 750})
    {
        appearance.setChoice(Appearance::Choice::light);
        navigator.setAgentRadius(0.5);
        CanvasKeys keys;
        keys.set(CanvasDeed::remove, {Qt::Key_Delete, Qt::Key_Backspace}); // Del is an action's
        view.setKeys(keys);
        canvas.snapSettings().setSmart(false);
        canvas.snapSettings().setGrid(false);
        view.resize(size);
        view.show();
        view.activateWindow();
        view.setFocus();
        document.reset(std::move(map), {});
    }

    /// The path and the graph are worked out beside the user interface, so they could come into a
    /// picture at any time.
    void hideOverlays()
    {
        for (const Overlay overlay : allOverlays)
            overlays.setOn(overlay, false);
    }

    /// The centre of the pixel that shows the point. pixelPoint() is the map point there.
    QPoint pixel(nav::Point at) const { return view.camera().pixelOf(at).toPoint(); }
    /// The map point of the mouse when it points at `at`: pixels are whole.
    nav::Point seen(nav::Point at) const { return view.camera().mapPoint(QPointF(pixel(at))); }

    void press(nav::Point at, Qt::KeyboardModifiers modifiers = {},
               Qt::MouseButton button = Qt::LeftButton)
    {
        QTest::mousePress(view.viewport(), button, modifiers, pixel(at));
    }
    void release(nav::Point at, Qt::KeyboardModifiers modifiers = {},
                 Qt::MouseButton button = Qt::LeftButton)
    {
        QTest::mouseRelease(view.viewport(), button, modifiers, pixel(at));
    }
    /// QTest::mouseMove has no parameters for buttons and modifiers.
    void move(nav::Point at, Qt::MouseButtons buttons = Qt::NoButton,
              Qt::KeyboardModifiers modifiers = {})
    {
        const QPointF where = pixel(at);
        QMouseEvent event(QEvent::MouseMove, where, view.viewport()->mapToGlobal(where),
                          Qt::NoButton, buttons, modifiers);
        QApplication::sendEvent(view.viewport(), &event);
    }
    void click(nav::Point at, Qt::KeyboardModifiers modifiers = {})
    {
        move(at, {}, modifiers);
        press(at, modifiers);
        release(at, modifiers);
    }
    /// From `from` to `to` without releasing the button.
    void pull(nav::Point from, nav::Point to, Qt::KeyboardModifiers modifiers = {})
    {
        move(from, {}, modifiers);
        press(from, modifiers);
        for (const double part : {0.3, 0.7, 1.0})
            move(from + part * (to - from), Qt::LeftButton, modifiers);
    }
    void drag(nav::Point from, nav::Point to, Qt::KeyboardModifiers modifiers = {})
    {
        pull(from, to, modifiers);
        release(to, modifiers);
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(&view, key, modifiers);
    }
    void type(const QString& text) { QTest::keyClicks(&view, text); }

    template <class Shape> const Shape& geometry(nav::ObjectId id) const
    {
        return std::get<Shape>(document.map().find(id)->geometry);
    }
    int steps() { return document.undoStack().count(); }
    double pathLength() const { return navigator.path().length(); }
};

/// 100 by 75: circles 1 to 3 and a nested one, a wall, start and goal. Layer 2 is locked and holds
/// one circle.
inline nav::Map smallOrchard(nav::YAxis yAxis = nav::YAxis::up, nav::Point origin = {})
{
    nav::Map map;
    map.settings.yAxis = yAxis;
    map.settings.bounds = nav::Box{origin, origin + nav::Point{100, 75}};
    map.settings.layers = {{1, "trees", true, false, {}}, {2, "rocks", true, true, {}}};
    const auto circle = [&](nav::ObjectId id, double x, double y, double r,
                            nav::LayerId layer = 1) {
        map.append(object(id, nav::Circle{origin + nav::Point{x, y}, r, false}, layer));
    };
    circle(1, 30, 37, 8);
    circle(2, 60, 50, 6);
    circle(3, 60, 20, 5);
    circle(4, 30, 38, 2);
    map.append(object(5, nav::Wall{{origin + nav::Point{75, 30}, origin + nav::Point{75, 60},
                                    origin + nav::Point{85, 60}},
                                   1,
                                   false}));
    circle(6, 90, 15, 4, 2);
    map.append(object(7, nav::StartMarker{origin + nav::Point{5, 37}}));
    map.append(object(8, nav::GoalMarker{origin + nav::Point{95, 37}}));
    return map;
}

inline bool isNear(double a, double b)
{
    return std::abs(a - b) <= 1e-9 * std::max(1.0, std::abs(b));
}
inline bool isNear(nav::Point a, nav::Point b) { return isNear(a.x, b.x) && isNear(a.y, b.y); }

} // namespace thicket::editor
