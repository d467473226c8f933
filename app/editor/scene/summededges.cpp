#include "app/editor/scene/summededges.h"

#include "app/editor/navigation/livegraph.h"

#include <QPainter>
#include <QRegion>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace thicket::editor {

namespace {

/// All edges besides the steps of a drag.
std::shared_ptr<const nav::CompleteGraph> baseOf(const LiveGraph& graph)
{
    if (!graph.step())
        return graph.graph();
    const auto& rest = graph.step()->rest;
    return {rest, &rest->graph};
}

} // namespace

void SummedEdges::forget()
{
    m_base.reset();
    m_step.reset();
}

void SummedEdges::paint(QPainter& painter, const LiveGraph& graph, const QPen& pen,
                        const QSizeF& size)
{
    const double ratio = painter.device()->devicePixelRatioF();
    const QTransform world = painter.worldTransform() * QTransform::fromScale(ratio, ratio);
    const QSize pixels = (size * ratio).toSize();
    const auto base = baseOf(graph);
    const bool isSamePen = followPen(pen, ratio);
    const bool isSameView = followView(world, ratio, pixels);
    if (!isSamePen || !isSameView || base != m_base) {
        m_base = base;
        m_step = graph.step();
        m_plane = world;
        m_sum.clear(QRect({}, pixels));
        drawAll(m_sum.window());
        m_sum.convert(m_image, m_sum.window(), m_colors);
    } else {
        followStep(graph.step());
    }
    painter.save();
    painter.setWorldTransform(QTransform());
    painter.drawImage(0, 0, m_image);
    painter.restore();
}

/// False if all lines must be drawn again.
bool SummedEdges::followPen(const QPen& pen, double ratio)
{
    const double width = pen.widthF() * ratio;
    if (pen == m_pen && ratio == m_ratio)
        return true;
    m_pen = pen;
    m_ratio = ratio;
    m_sum = drawing::LineSum(width);
    // Qt draws thin lines one by one, and wider ones as one shape.
    m_colors = width <= 1 ? drawing::heapedColors(pen.color()) : drawing::flatColors(pen.color());
    return false;
}

/// Keeps what a pan by whole pixels leaves in view. False if all lines must be drawn again.
bool SummedEdges::followView(const QTransform& world, double ratio, const QSize& size)
{
    if (m_image.size() != size || m_image.devicePixelRatio() != ratio) {
        m_image = QImage(size, QImage::Format_ARGB32_Premultiplied);
        m_image.setDevicePixelRatio(ratio);
        return false;
    }
    const QPointF by(m_plane.dx() - world.dx(), m_plane.dy() - world.dy());
    const QRect window(by.toPoint(), size);
    const bool isWhole = std::abs(by.x() - std::round(by.x())) < 0.01 &&
                         std::abs(by.y() - std::round(by.y())) < 0.01;
    if (!m_base || world.m11() != m_plane.m11() || world.m22() != m_plane.m22() || !isWhole ||
        !window.intersects(m_sum.window()))
        return false;
    if (window == m_sum.window())
        return true;
    const QRegion uncovered = QRegion(window) - m_sum.window();
    m_sum.moveWindow(window);
    for (const QRect& part : uncovered)
        drawAll(part);
    m_sum.convert(m_image, window, m_colors);
    return true;
}

void SummedEdges::followStep(const std::shared_ptr<const GraphStep>& step)
{
    if (step == m_step)
        return;
    const auto former = std::exchange(m_step, step);
    static const nav::GraphDifference none;
    const nav::GraphDifference& before = former ? former->difference : none;
    const nav::GraphDifference& now = step ? step->difference : none;
    const QRect& window = m_sum.window();
    QRect changed;
    for (const nav::SurfingEdge& edge : before.added)
        changed |= put(edge, -1, window);
    for (const nav::SurfingEdge& edge : now.added)
        changed |= put(edge, 1, window);
    std::vector<std::size_t> places;
    const auto putAll = [&](int sign) {
        for (const std::size_t place : places)
            changed |= put(m_base->surfing[place], sign, window);
        places.clear();
    };
    std::set_difference(before.removed.begin(), before.removed.end(), now.removed.begin(),
                        now.removed.end(), std::back_inserter(places));
    putAll(1);
    std::set_difference(now.removed.begin(), now.removed.end(), before.removed.begin(),
                        before.removed.end(), std::back_inserter(places));
    putAll(-1);
    m_sum.convert(m_image, changed, m_colors);
}

void SummedEdges::drawAll(const QRect& clip)
{
    for (const nav::SurfingEdge& edge : m_base->surfing)
        put(edge, 1, clip);
    if (!m_step)
        return;
    for (const std::size_t removed : m_step->difference.removed)
        put(m_base->surfing[removed], -1, clip);
    for (const nav::SurfingEdge& edge : m_step->difference.added)
        put(edge, 1, clip);
}

/// Returns a box round the pixels that may have changed.
QRect SummedEdges::put(const nav::SurfingEdge& edge, int sign, const QRect& clip)
{
    const QLineF line = lineOf(edge);
    if (sign > 0)
        m_sum.add(line, clip);
    else
        m_sum.subtract(line, clip);
    const double reach = m_sum.width() + 1;
    const QRectF box =
        QRectF(line.p1(), line.p2()).normalized().adjusted(-reach, -reach, reach, reach);
    return (box & QRectF(clip)).toAlignedRect();
}

QLineF SummedEdges::lineOf(const nav::SurfingEdge& edge) const
{
    return {m_plane.map(QPointF(edge.from.x, edge.from.y)),
            m_plane.map(QPointF(edge.to.x, edge.to.y))};
}

} // namespace thicket::editor
