#pragma once

#include "app/editor/scene/canvas.h"
#include "tests/app/window/stallbench.h"

#include <cstddef>
#include <string>

// The vertices of one huge polygon, for thicket-stalls.

namespace thicket::stalls {

/// A vertex is dragged, several are chosen, nudged and removed, one is inserted.
inline void measureOutline(StallBench& bench, std::size_t vertices)
{
    constexpr nav::ObjectId lake = 1;
    editor::MapDocument& document = bench.document();
    const auto points = [&] {
        return std::get<nav::Polygon>(document.map().find(lake)->geometry).points;
    };
    const auto count = [&] { return points().size(); };
    bench.measure(
        "open", [&] { bench.files().open(bench.path("lake.thicket")); },
        [&] { return bench.count() == 3; });
    bench.key(Qt::Key_O);
    const QPointF vertex = bench.pixelOf(points()[vertices / 8]);
    const auto click = [&](QPointF at) {
        bench.mouse(QEvent::MouseButtonPress, at);
        bench.mouse(QEvent::MouseButtonRelease, at);
    };
    bench.measure("select the polygon", [&] { click(vertex); });
    bench.measure("move over a vertex", [&] { bench.hover(vertex); });
    bench.measure("zoom in by five notches", [&] { bench.wheel(5); });
    bench.measure("zoom out", [&] { bench.wheel(-5); });
    bench.measure("press on a vertex", [&] { bench.mouse(QEvent::MouseButtonPress, vertex); });
    for (const auto& [name, by] :
         {std::pair("begin to drag it", QPointF(6, 0)), std::pair("drag it on", QPointF(9, -2)),
          std::pair("drag it on again", QPointF(12, -4))})
        bench.measure(name, [&, to = by] { bench.mouse(QEvent::MouseMove, vertex + to); });
    bench.measure("let go",
                  [&] { bench.mouse(QEvent::MouseButtonRelease, vertex + QPointF(12, -4)); });
    bench.measure("undo the drag", [&] { document.undo(); });
    bench.measure("choose one vertex", [&] { click(vertex); });
    bench.measure("nudge it", [&] { bench.key(Qt::Key_Right); });
    bench.measure("remove it", [&] { bench.key(Qt::Key_Delete); });
    bench.measure("undo the removal", [&] { document.undo(); });
    const nav::Box box = nav::boundingBox(document.map().find(lake)->geometry);
    const auto at = [&](double share) {
        return bench.pixelOf(box.min + nav::Point{share * box.width(), share * box.height()});
    };
    const QPointF first = at(0.3);
    const QPointF last = at(1.02);
    bench.measure("press for a rubber band", [&] { bench.mouse(QEvent::MouseButtonPress, first); });
    bench.measure("draw it", [&] { bench.mouse(QEvent::MouseMove, last); });
    bench.measure("choose many", [&] { bench.mouse(QEvent::MouseButtonRelease, last); });
    bench.measure("nudge them", [&] { bench.key(Qt::Key_Right); });
    bench.measure("nudge them again", [&] { bench.key(Qt::Key_Right); });
    bench.measure("undo that", [&] { document.undo(); });
    bench.measure(
        "remove them", [&] { bench.key(Qt::Key_Delete); }, [&] { return count() < vertices; });
    bench.measure("undo the removal", [&] { document.undo(); });
}

} // namespace thicket::stalls
