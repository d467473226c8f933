#pragma once

#include "app/drawing/linesum.h"
#include "app/editor/scene/edgepicture.h"
#include "libnav/path/searchhistory.h"

#include <QImage>

#include <cstddef>

class QPainter;

namespace thicket::editor {

/// A picture of the tangents by which a search reached its vertices, and of the arcs before them.
/// It goes from one step to another by the edges between them, 1 us each. So the time of a frame
/// depends on how far the playhead was moved, and not on where it is.
class SearchTree {
public:
    /// Shows the first so many vertices of a history. The pens are in logical pixels; that of
    /// `view` is for the tangents.
    void show(const nav::SearchHistory& history, std::size_t vertices, const EdgeView& view,
              const QPen& arcPen);
    /// The world transform should be the view's. `opacity` above 0.
    void paint(QPainter& painter, double opacity) const;

private:
    /// Lines of one pen.
    struct Heap {
        drawing::LineSum sum;
        QPen pen;
        std::vector<QRgb> colors;
        QImage image;
        QRect changed;

        void clear(const EdgeView& view, const QPen& with);
        void put(const QLineF& line, int sign);
        void convert();
    };
    void put(std::size_t vertex, int sign);
    void putArc(const nav::SearchStep& source, const nav::QueuedTangent& tangent, int sign);
    QPointF place(nav::Point at) const;

    nav::SearchHistory m_history;
    std::size_t m_count = 1; // vertices that are shown; the start has no edge
    EdgeView m_view;
    Heap m_lines;
    Heap m_arcs;
};

} // namespace thicket::editor
