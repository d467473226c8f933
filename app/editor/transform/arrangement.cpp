#include "app/editor/transform/arrangement.h"

#include <algorithm>
#include <numeric>

namespace thicket::editor {

namespace {

struct Span {
    double least = 0;
    double greatest = 0;
    double middle() const { return 0.5 * (least + greatest); }
    double length() const { return greatest - least; }
};

Span spanOf(const nav::Box& box, Axis axis)
{
    return axis == Axis::x ? Span{box.min.x, box.max.x} : Span{box.min.y, box.max.y};
}

double sideOf(const Span& span, Side side)
{
    if (side == Side::middle)
        return span.middle();
    return side == Side::least ? span.least : span.greatest;
}

nav::Point along(Axis axis, double by)
{
    return axis == Axis::x ? nav::Point{by, 0} : nav::Point{0, by};
}

} // namespace

std::vector<nav::Point> alignment(const std::vector<nav::Box>& boxes, Axis axis, Side side)
{
    nav::Box all;
    for (const nav::Box& box : boxes)
        enclose(all, box);
    const double target = sideOf(spanOf(all, axis), side);
    std::vector<nav::Point> moves;
    for (const nav::Box& box : boxes)
        moves.push_back(along(axis, target - sideOf(spanOf(box, axis), side)));
    return moves;
}

std::vector<nav::Point> distribution(const std::vector<nav::Box>& boxes, Axis axis, Spacing spacing)
{
    std::vector<nav::Point> moves(boxes.size());
    if (boxes.size() < 3)
        return moves;
    const auto span = [&](std::size_t i) { return spanOf(boxes[i], axis); };
    std::vector<std::size_t> order(boxes.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return span(a).middle() < span(b).middle();
    });
    const Span first = span(order.front());
    const Span last = span(order.back());
    const auto intervals = static_cast<double>(boxes.size() - 1);
    double filled = 0; // by the boxes between the first and the last one
    for (std::size_t k = 1; k + 1 < order.size(); ++k)
        filled += span(order[k]).length();
    const double gap = (last.least - first.greatest - filled) / intervals;
    double next = first.greatest + gap;
    for (std::size_t k = 1; k + 1 < order.size(); ++k) {
        const Span own = span(order[k]);
        const double part = static_cast<double>(k) / intervals;
        const double centre = first.middle() + part * (last.middle() - first.middle());
        const double by = spacing == Spacing::gaps ? next - own.least : centre - own.middle();
        moves[order[k]] = along(axis, by);
        next += own.length() + gap;
    }
    return moves;
}

} // namespace thicket::editor
