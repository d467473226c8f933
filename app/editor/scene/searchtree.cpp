#include "app/editor/scene/searchtree.h"

#include "libnav/geometry/angle.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace thicket::editor {

void SearchTree::Heap::clear(const EdgeView& view, const QPen& with)
{
    pen = with;
    sum = drawing::LineSum(with.widthF() * view.ratio);
    sum.clear(QRect({}, view.pixels));
    colors =
        sum.width() <= 1 ? drawing::heapedColors(with.color()) : drawing::flatColors(with.color());
    if (image.size() != view.pixels)
        image = QImage(view.pixels, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(view.ratio);
    changed = sum.window();
}

void SearchTree::Heap::put(const QLineF& line, int sign)
{
    if (sign > 0)
        sum.add(line);
    else
        sum.subtract(line);
    const double reach = sum.width() + 1;
    const QRectF box =
        QRectF(line.p1(), line.p2()).normalized().adjusted(-reach, -reach, reach, reach);
    changed |= (box & QRectF(sum.window())).toAlignedRect();
}

void SearchTree::Heap::convert()
{
    if (!changed.isEmpty())
        sum.convert(image, changed, colors);
    changed = {};
}

void SearchTree::show(const nav::SearchHistory& history, std::size_t vertices, const EdgeView& view,
                      const QPen& arcPen)
{
    const bool isSame = &m_history.trace() == &history.trace() && m_view.hasSameLines(view) &&
                        m_view.plane == view.plane && m_arcs.pen == arcPen;
    if (!isSame) {
        m_history = history;
        m_view = view;
        m_count = 1;
        m_lines.clear(view, view.pen);
        m_arcs.clear(view, arcPen);
    }
    for (; m_count < vertices; ++m_count)
        put(m_count, 1);
    for (; m_count > std::max<std::size_t>(1, vertices); --m_count)
        put(m_count - 1, -1);
    m_lines.convert();
    m_arcs.convert();
}

void SearchTree::paint(QPainter& painter, double opacity) const
{
    painter.save();
    painter.setOpacity(painter.opacity() * opacity);
    painter.setWorldTransform(QTransform());
    painter.drawImage(0, 0, m_lines.image);
    painter.drawImage(0, 0, m_arcs.image);
    painter.restore();
}

QPointF SearchTree::place(nav::Point at) const { return m_view.plane.map(QPointF(at.x, at.y)); }

void SearchTree::put(std::size_t vertex, int sign)
{
    const nav::SearchTrace& trace = m_history.trace();
    const nav::QueuedTangent& tangent = trace.queued[trace.taken[m_history.stepOf(vertex)].queued];
    putArc(trace.steps[tangent.source], tangent, sign);
    m_lines.put({place(tangent.edge.from), place(tangent.edge.to)}, sign);
}

void SearchTree::putArc(const nav::SearchStep& source, const nav::QueuedTangent& tangent, int sign)
{
    constexpr double error = 0.2; // pixels between an arc and its chords
    const double radius = source.radius * m_view.plane.m11();
    if (tangent.turn <= 0 || radius * tangent.turn < 1)
        return;
    const double piece = 2 * std::acos(1 - std::min(1.0, error / radius));
    const int pieces = std::max(1, static_cast<int>(std::ceil(tangent.turn / piece)));
    const double from = nav::angleOf(source.position - source.center);
    const double by = nav::sign(source.winding) * tangent.turn / pieces;
    QPointF last = place(source.position);
    for (int i = 1; i <= pieces; ++i) {
        const double angle = from + i * by;
        const QPointF next =
            place(source.center + source.radius * nav::Point{std::cos(angle), std::sin(angle)});
        m_arcs.put({last, next}, sign);
        last = next;
    }
}

} // namespace thicket::editor
