#pragma once

#include "app/drawing/linesum.h"
#include "libnav/tangent/completegraph.h"

#include <QImage>
#include <QPen>
#include <QTransform>

#include <memory>

class QPainter;

namespace thicket::editor {

class LiveGraph;
struct GraphStep;

/// The picture of the surfing edges of the whole graph. A step of a drag draws only the edges that
/// differ, and a pan only those of what it uncovered. Everything else draws all edges again.
class SummedEdges {
public:
    /// Paints the edges of the graph, which must be whole. `size`: of the view, logical pixels.
    void paint(QPainter& painter, const LiveGraph& graph, const QPen& pen, const QSizeF& size);
    /// Lets go of the graph.
    void forget();

private:
    bool followPen(const QPen& pen, double ratio);
    bool followView(const QTransform& world, double ratio, const QSize& size);
    void followStep(const std::shared_ptr<const GraphStep>& step);
    void drawAll(const QRect& clip);
    QRect put(const nav::SurfingEdge& edge, int sign, const QRect& clip);
    QLineF lineOf(const nav::SurfingEdge& edge) const;

    drawing::LineSum m_sum;
    std::vector<QRgb> m_colors;
    QImage m_image; // of the sum's window
    QPen m_pen;
    double m_ratio = 0;
    QTransform m_plane;                               // from the map to the sum's pixels
    std::shared_ptr<const nav::CompleteGraph> m_base; // the rest graph if there is a step
    std::shared_ptr<const GraphStep> m_step;          // null, or what is drawn besides m_base
};

} // namespace thicket::editor
