#pragma once

#include "tests/app/window/windowbench.h"

/// The window, used by the keyboard's pointer.
class KeyboardBench : public WindowBench {
public:
    thicket::editor::KeyboardPointer& pointer() { return workbench.view().keyboardPointer(); }
    /// Walks there with the arrow keys: tens of pixels with Shift, then single ones.
    void walkTo(thicket::nav::Point to)
    {
        const auto& camera = workbench.view().camera();
        QVERIFY(pointer().isOn());
        for (int i = 0; i < 1000; ++i) {
            const QPointF off = camera.pixelOf(to) - camera.pixelOf(pointer().at());
            if (std::abs(off.x()) < 0.75 && std::abs(off.y()) < 0.75)
                return;
            const bool isFarther = std::abs(off.x()) > std::abs(off.y());
            const double rest = isFarther ? off.x() : off.y();
            const Qt::Key arrow = isFarther ? (rest > 0 ? Qt::Key_Right : Qt::Key_Left)
                                            : (rest > 0 ? Qt::Key_Down : Qt::Key_Up);
            key(arrow, std::abs(rest) >= 10 ? Qt::ShiftModifier : Qt::NoModifier);
        }
        QFAIL("the pointer does not arrive");
    }
    void enter(Qt::KeyboardModifiers modifiers = {}) { key(Qt::Key_Return, modifiers); }
    void clickAt(thicket::nav::Point at)
    {
        walkTo(at);
        enter();
        enter();
    }
    void dragTo(thicket::nav::Point from, thicket::nav::Point to)
    {
        walkTo(from);
        enter();
        walkTo(to);
        enter();
    }
    /// Chooses a tool and has the pointer on.
    void take(Qt::Key shortcut, const QString& tool,
              Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        key(shortcut, modifiers);
        QCOMPARE(workbench.tools().current().iconName(), tool);
        if (!pointer().isOn())
            key(Qt::Key_K);
        QVERIFY(pointer().isOn());
    }
    template <class Shape> const Shape* last()
    {
        return std::get_if<Shape>(&map().objects().back().geometry);
    }
    static bool isNear(thicket::nav::Point a, thicket::nav::Point b)
    {
        return thicket::nav::distance(a, b) < 0.2;
    }
    int steps() { return workbench.document().undoStack().index(); }
    void setSnapping(bool on)
    {
        workbench.canvas().snapSettings().setSmart(on);
        workbench.canvas().snapSettings().setGrid(false);
    }
    /// A map of bounds only, without snapping.
    void empty()
    {
        thicket::nav::Map map;
        map.settings.bounds = thicket::nav::Box{{0, 0}, {40, 20}};
        workbench.document().reset(map, {});
        setSnapping(false);
        workbench.view().setFocus();
    }
};
