#include "app/editor/scene/summededges.h"

#include "app/editor/navigation/livegraph.h"

#include <QPainter>

#include <exception>
#include <utility>

namespace thicket::editor {

namespace {

/// A former picture that is enlarged or reduced more than this is not painted.
constexpr double mostZoom = 4;

/// All edges besides the steps of a drag.
EdgePicture::Graph baseOf(const LiveGraph& graph)
{
    if (!graph.step())
        return graph.graph();
    const auto& rest = graph.step()->rest;
    return {rest, &rest->graph};
}

EdgeView viewOf(const QPainter& painter, const QPen& pen, const QSizeF& size)
{
    const double ratio = painter.device()->devicePixelRatioF();
    return {painter.worldTransform() * QTransform::fromScale(ratio, ratio), ratio,
            (size * ratio).toSize(), pen};
}

} // namespace

SummedEdges::SummedEdges(std::function<void()> ready, std::size_t atOnce)
    : m_ready(std::move(ready)), m_atOnce(atOnce)
{}

void SummedEdges::forget()
{
    m_job.cancel();
    m_orderedGraph.reset();
    m_picture.reset();
    m_isLate = false;
}

void SummedEdges::paint(QPainter& painter, const LiveGraph& graph, const QPen& pen,
                        const QSizeF& size)
{
    const EdgeView view = viewOf(painter, pen, size);
    const bool isFollowed = follow(graph, view);
    if (isFollowed)
        m_revision = graph.revision();
    else
        order(baseOf(graph), view);
    // If only the rest graph is another one, the former picture shows the same edges.
    m_isLate =
        !isFollowed && !(m_picture && m_revision == graph.revision() && m_picture->moveTo(view));
    if (!m_picture)
        return;
    painter.save();
    if (m_isLate && !graph.isStale()) // the caller halves what is stale
        painter.setOpacity(painter.opacity() / 2);
    paintPicture(painter, view);
    painter.restore();
}

/// Brings the picture up to date. False if that takes too long for the window's thread.
bool SummedEdges::follow(const LiveGraph& graph, const EdgeView& view)
{
    const EdgePicture::Graph base = baseOf(graph);
    if (!m_picture || m_picture->graph() != base || !m_picture->moveTo(view)) {
        if (base->surfing.size() > m_atOnce)
            return false;
        m_picture = EdgePicture::drawn(base, view, false);
    }
    m_picture->follow(graph.step());
    m_job.cancel();
    m_orderedGraph.reset();
    return true;
}

void SummedEdges::order(const EdgePicture::Graph& graph, const EdgeView& view)
{
    // A pan can be made up for when the picture is there.
    if (m_orderedGraph == graph && m_orderedView.hasSameLines(view))
        return;
    m_orderedGraph = graph;
    m_orderedView = view;
    m_job.order([this, graph, view](const std::atomic<bool>& giveUp) {
        std::shared_ptr<EdgePicture> picture;
        try {
            if (auto drawn = EdgePicture::drawn(graph, view, giveUp))
                picture = std::make_shared<EdgePicture>(*std::move(drawn));
        } catch (const std::exception&) {
            // Running out of memory must not end the editor. The former picture stays.
        }
        return NewestJob::Report([this, picture] {
            if (!picture)
                return;
            m_orderedGraph.reset();
            m_picture = std::move(*picture);
            m_ready();
        });
    });
}

void SummedEdges::paintPicture(QPainter& painter, const EdgeView& view) const
{
    const EdgeView& drawn = m_picture->view();
    QTransform place; // from the picture's logical pixels to those of the view
    if (!drawn.hasSameLines(view) || drawn.plane != view.plane)
        place = QTransform::fromScale(drawn.ratio, drawn.ratio) * drawn.plane.inverted() *
                view.plane * QTransform::fromScale(1 / view.ratio, 1 / view.ratio);
    if (place.m11() > mostZoom || place.m11() < 1 / mostZoom)
        return;
    painter.setWorldTransform(place);
    painter.drawImage(0, 0, m_picture->image());
}

} // namespace thicket::editor
