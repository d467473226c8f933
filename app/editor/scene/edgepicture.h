#pragma once

#include "app/drawing/linesum.h"
#include "libnav/tangent/completegraph.h"

#include <QImage>
#include <QPen>
#include <QSize>
#include <QTransform>

#include <atomic>
#include <memory>
#include <optional>
#include <vector>

namespace thicket::editor {

struct GraphStep;

/// Where and how the lines of a graph are drawn.
struct EdgeView {
    QTransform plane; ///< from the map to device pixels
    double ratio = 1; ///< device pixels per logical pixel
    QSize pixels;     ///< of the picture, device pixels
    QPen pen;         ///< width in logical pixels

    /// Whether both show the lines with the same pen at the same size.
    bool hasSameLines(const EdgeView& other) const;
};

/// A picture of the surfing edges of a graph. Each pixel has the sum of the lines that cover it, so
/// that a step of a drag draws only the edges that differ, and a pan only those of what it
/// uncovers. After any steps and pans it equals a picture drawn anew, bit by bit.
class EdgePicture {
public:
    using Graph = std::shared_ptr<const nav::CompleteGraph>;
    using Step = std::shared_ptr<const GraphStep>;

    /// Draws all edges of the graph: 1 us each. No value if told to give up. Any thread.
    static std::optional<EdgePicture> drawn(Graph graph, const EdgeView& view,
                                            const std::atomic<bool>& giveUp);

    /// The graph that it was drawn for: a rest graph if there is a step.
    const Graph& graph() const { return m_graph; }
    const EdgeView& view() const { return m_view; }
    const QImage& image() const { return m_image; }

    /// Pans to this view. False if all edges must be drawn again: after other changes than a pan by
    /// whole pixels, or if nothing of the former view is left.
    bool moveTo(const EdgeView& view);
    /// Shows this step of a drag, whose rest graph is graph(), or none if it is null.
    void follow(const Step& step);

private:
    EdgePicture(Graph graph, const EdgeView& view);
    bool drawAll(const QRect& clip, const std::atomic<bool>& giveUp);
    void drawStep(const QRect& clip);
    QRect put(const nav::SurfingEdge& edge, int sign, const QRect& clip);
    QLineF lineOf(const nav::SurfingEdge& edge) const;

    Graph m_graph;
    Step m_step;
    EdgeView m_view;
    QTransform m_plane; // from the map to the pixels of m_sum, which stay the same when panning
    drawing::LineSum m_sum;
    std::vector<QRgb> m_colors;
    QImage m_image; // of the sum's window
};

} // namespace thicket::editor
