#pragma once

#include "app/editor/navigation/newestjob.h"
#include "app/editor/scene/edgepicture.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>

class QPainter;

namespace thicket::editor {

class LiveGraph;

/// Paints the surfing edges of the whole graph. Steps of a drag and pans follow at once. Everything
/// else draws all edges again, on a worker thread if they are many. The former picture is painted
/// meanwhile: at half strength, unless only the rest graph is another one.
class SummedEdges {
public:
    /// Up to this many edges are drawn at once, in the window's thread: 8 ms.
    static constexpr std::size_t fewEdges = 8000;

    /// `ready` is called from the event loop when paint() would paint another picture.
    explicit SummedEdges(std::function<void()> ready, std::size_t atOnce = fewEdges);

    /// Paints the edges of the graph, which must be whole. `size`: of the view, logical pixels.
    void paint(QPainter& painter, const LiveGraph& graph, const QPen& pen, const QSizeF& size);
    /// True if the last paint() could not yet paint the graph in this view.
    bool isLate() const { return m_isLate; }
    /// Drops the picture.
    void forget();

private:
    bool follow(const LiveGraph& graph, const EdgeView& view);
    void order(const EdgePicture::Graph& graph, const EdgeView& view);
    void paintPicture(QPainter& painter, const EdgeView& view) const;

    std::function<void()> m_ready;
    std::size_t m_atOnce;
    std::optional<EdgePicture> m_picture;
    std::uint64_t m_revision = 0; // of the graph in the picture
    bool m_isLate = false;
    EdgePicture::Graph m_orderedGraph; // null: nothing is being drawn
    EdgeView m_orderedView;
    NewestJob m_job;
};

} // namespace thicket::editor
