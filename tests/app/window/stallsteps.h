#pragma once

#include "app/editor/files/longsteps.h"
#include "app/editor/scene/canvas.h"
#include "tests/app/window/stallbench.h"

#include <algorithm>
#include <string>
#include <utility>

// Steps of many objects, for thicket-stalls.

namespace thicket::stalls {

/// So many circles, from all parts of the map.
inline QList<nav::ObjectId> spread(std::size_t some, std::size_t count)
{
    QList<nav::ObjectId> ids;
    for (std::size_t i = 0; i < some; ++i)
        ids << static_cast<nav::ObjectId>(1 + i * count / some);
    return ids;
}

/// The step that was done last, back and forth.
inline void measureHistory(StallBench& bench, std::size_t before, std::size_t after,
                           const std::string& name)
{
    const auto has = [&bench](std::size_t count) {
        return
            [&bench, count] { return !bench.files().steps().isBusy() && bench.count() == count; };
    };
    bench.measure(
        name + "undo that", [&] { bench.document().undo(); }, has(before));
    bench.measure(
        name + "redo that", [&] { bench.document().redo(); }, has(after));
    bench.measure(
        name + "undo that", [&] { bench.document().undo(); }, has(before));
}

/// Steps of many objects.
template <std::size_t some> void measureSteps(StallBench& bench, std::size_t count)
{
    if (some >= count)
        return;
    const std::string name = std::to_string(some) + ": ";
    const std::size_t all = bench.count();
    const auto has = [&bench](std::size_t expected) {
        return [&bench, expected] {
            return !bench.files().steps().isBusy() && bench.count() == expected;
        };
    };
    const QList<nav::ObjectId> ids = spread(some, count);
    bench.measure(name + "select", [&] { bench.workbench().selection().set(ids); });
    bench.measure(
        name + "nudge", [&] { bench.key(Qt::Key_Right); }, has(all));
    measureHistory(bench, all, all, name);
    bench.measure(name + "copy", [&] { bench.key(Qt::Key_C, Qt::ControlModifier); });
    bench.measure(
        name + "paste", [&] { bench.key(Qt::Key_V, Qt::ControlModifier); }, has(all + some));
    measureHistory(bench, all, all + some, name);
    bench.workbench().selection().set(ids);
    bench.measure(
        name + "delete", [&] { bench.key(Qt::Key_Delete); }, has(all - some));
    measureHistory(bench, all, all - some, name);
}

/// All of them dragged by one that is near the middle of the view.
template <std::size_t some> void measureDrags(StallBench& bench, std::size_t count)
{
    if (some >= count)
        return;
    const std::string name = std::to_string(some) + ": ";
    const auto isDone = [&bench] { return !bench.files().steps().isBusy(); };
    const QList<nav::ObjectId> ids = spread(some, count);
    bench.workbench().selection().set(ids);
    const QPointF grip = bench.pixelOf(ids[ids.size() / 2]);
    bench.measure(name + "press on one", [&] { bench.mouse(QEvent::MouseButtonPress, grip); });
    for (const auto& [step, to] :
         {std::pair("begin to drag", QPointF(6, 0)), std::pair("drag on", QPointF(9, -2)),
          std::pair("drag on again", QPointF(12, -4))})
        bench.measure(name + step, [&, by = to] { bench.mouse(QEvent::MouseMove, grip + by); });
    bench.measure(
        name + "let go", [&] { bench.mouse(QEvent::MouseButtonRelease, grip + QPointF(12, -4)); },
        isDone);
    measureHistory(bench, bench.count(), bench.count(), name);
    bench.document().gesture().cancel();
}

/// A handle of the box round all of them is pulled: the knob that turns, or a corner.
template <std::size_t some> void measureHandles(StallBench& bench, std::size_t count)
{
    if (some >= count)
        return;
    using editor::Handle;
    const auto isDone = [&bench] { return !bench.files().steps().isBusy(); };
    for (const auto& [deed, role] :
         {std::pair("turn", Handle::Role::turn), std::pair("resize", Handle::Role::shape)}) {
        const std::string name = std::to_string(some) + ": ";
        bench.measure(name + "select",
                      [&] { bench.workbench().selection().set(spread(some, count)); });
        const auto handles = bench.workbench().canvas().hits().handles().handles;
        const auto handle =
            std::find_if(handles.begin(), handles.end(),
                         [wanted = role](const Handle& one) { return one.role == wanted; });
        if (handle == handles.end())
            qFatal("no handle");
        const QPointF grip = bench.pixelOf(handle->at);
        bench.measure(name + "press on the handle",
                      [&] { bench.mouse(QEvent::MouseButtonPress, grip); });
        for (const auto& [step, to] :
             {std::pair("begin to ", QPointF(6, 4)), std::pair("go on to ", QPointF(12, 9))})
            bench.measure(name + step + deed,
                          [&, by = to] { bench.mouse(QEvent::MouseMove, grip + by); });
        bench.measure(
            name + "let go",
            [&] { bench.mouse(QEvent::MouseButtonRelease, grip + QPointF(12, 9)); }, isDone);
        measureHistory(bench, bench.count(), bench.count(), name);
        bench.document().gesture().cancel();
    }
}

/// What the menus do to many: to arrange, to order and to group them.
template <std::size_t some> void measureMenus(StallBench& bench, std::size_t count)
{
    if (some >= count)
        return;
    const std::string name = std::to_string(some) + ": ";
    const std::size_t all = bench.count();
    const auto isDone = [&bench] { return !bench.files().steps().isBusy(); };
    bench.workbench().selection().set(spread(some, count));
    const QUndoStack& stack = bench.document().undoStack();
    for (const char* const text :
         {"Align Left", "Equal Gaps Across", "Rotate Right", "Raise to Top", "Raise", "Group"}) {
        QAction& action = bench.action(text);
        const int before = stack.index();
        if (!action.isEnabled())
            continue;
        bench.measure(
            name + text, [&] { action.trigger(); }, isDone);
        if (stack.index() > before)
            measureHistory(bench, all, all, name);
    }
}

/// Steps back and forth in the History panel.
template <std::size_t some> void measureJumps(StallBench& bench, std::size_t count)
{
    if (some >= count)
        return;
    const std::string name = std::to_string(some) + ": ";
    const auto isDone = [&bench] { return !bench.files().steps().isBusy(); };
    editor::MapDocument& document = bench.document();
    bench.workbench().selection().set(spread(some, count));
    const int first = document.undoStack().index();
    for (int i = 0; i < 4; ++i) {
        bench.key(i % 2 == 0 ? Qt::Key_Right : Qt::Key_Up);
        while (!isDone())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    const int last = document.undoStack().index();
    bench.measure(
        name + "go back by four steps", [&] { document.goTo(first); }, isDone);
    bench.measure(
        name + "go on by four steps", [&] { document.goTo(last); }, isDone);
    document.goTo(first);
    while (!isDone())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

} // namespace thicket::stalls
