#include "app/editor/scene/edgepicture.h"

#include "app/editor/navigation/restgraph.h"
#include "app/editor/scene/wholepixels.h"

#include <QRegion>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace thicket::editor {

namespace {

const std::atomic<bool> never = false;

/// Whether two coordinates differ by whole pixels.
/// Ends of lines are rounded to this part of a pixel. So a pan by whole pixels moves every line by
/// exactly as much, whatever the last bits of its coordinates.
constexpr double grain = 1.0 / 4096;

QPointF rounded(const QPointF& at)
{
    return {std::nearbyint(at.x() / grain) * grain, std::nearbyint(at.y() / grain) * grain};
}

} // namespace

bool EdgeView::hasSameLines(const EdgeView& other) const
{
    return plane.m11() == other.plane.m11() && plane.m22() == other.plane.m22() &&
           ratio == other.ratio && pixels == other.pixels && pen == other.pen;
}

EdgePicture::EdgePicture(Graph graph, const EdgeView& view)
    : m_graph(std::move(graph)), m_view(view), m_plane(view.plane),
      m_sum(view.pen.widthF() * view.ratio),
      m_image(view.pixels, QImage::Format_ARGB32_Premultiplied)
{
    // Qt draws thin lines one by one, and wider ones as one shape.
    m_colors = m_sum.width() <= 1 ? drawing::heapedColors(view.pen.color())
                                  : drawing::flatColors(view.pen.color());
    m_image.setDevicePixelRatio(view.ratio);
    m_sum.clear(QRect({}, view.pixels));
}

std::optional<EdgePicture> EdgePicture::drawn(Graph graph, const EdgeView& view,
                                              const std::atomic<bool>& giveUp)
{
    EdgePicture picture(std::move(graph), view);
    if (!picture.drawAll(picture.m_sum.window(), giveUp))
        return {};
    picture.m_sum.convert(picture.m_image, picture.m_sum.window(), picture.m_colors);
    return picture;
}

bool EdgePicture::moveTo(const EdgeView& view)
{
    const QPointF by(m_plane.dx() - view.plane.dx(), m_plane.dy() - view.plane.dy());
    const QRect former = m_sum.window();
    const QRect window(by.toPoint(), view.pixels);
    if (!m_view.hasSameLines(view) || !isWholePixels(by.x()) || !isWholePixels(by.y()) ||
        !window.intersects(former))
        return false;
    m_view = view;
    if (window == former)
        return true;
    m_sum.moveWindow(window);
    for (const QRect& part : QRegion(window) - former) {
        drawAll(part, never);
        drawStep(part);
    }
    m_sum.convert(m_image, window, m_colors);
    return true;
}

void EdgePicture::follow(const Step& step)
{
    if (step == m_step)
        return;
    const Step former = std::exchange(m_step, step);
    static const nav::GraphDifference none;
    const nav::GraphDifference& before = former ? former->difference : none;
    const nav::GraphDifference& now = step ? step->difference : none;
    const QRect window = m_sum.window();
    QRect changed;
    for (const nav::SurfingEdge& edge : before.added)
        changed |= put(edge, -1, window);
    for (const nav::SurfingEdge& edge : now.added)
        changed |= put(edge, 1, window);
    std::vector<std::size_t> places;
    const auto putAll = [&](int sign) {
        for (const std::size_t place : places)
            changed |= put(m_graph->surfing[place], sign, window);
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

/// The edges of the graph. False if told to give up.
bool EdgePicture::drawAll(const QRect& clip, const std::atomic<bool>& giveUp)
{
    for (const nav::SurfingEdge& edge : m_graph->surfing) {
        if (giveUp)
            return false;
        put(edge, 1, clip);
    }
    return true;
}

void EdgePicture::drawStep(const QRect& clip)
{
    if (!m_step)
        return;
    for (const std::size_t removed : m_step->difference.removed)
        put(m_graph->surfing[removed], -1, clip);
    for (const nav::SurfingEdge& edge : m_step->difference.added)
        put(edge, 1, clip);
}

/// Returns a box round the pixels that may have changed.
QRect EdgePicture::put(const nav::SurfingEdge& edge, int sign, const QRect& clip)
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

QLineF EdgePicture::lineOf(const nav::SurfingEdge& edge) const
{
    return {rounded(m_plane.map(QPointF(edge.from.x, edge.from.y))),
            rounded(m_plane.map(QPointF(edge.to.x, edge.to.y)))};
}

} // namespace thicket::editor
