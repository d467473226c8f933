#include "tests/bench/neighboursearch.h"

#include <algorithm>
#include <numeric>

namespace thicket::bench {

using nav::Point;

namespace {

constexpr std::uint32_t leafSize = 10;

double squareTo(const nav::Box& box, Point p)
{
    const double x = std::max({0.0, box.min.x - p.x, p.x - box.max.x});
    const double y = std::max({0.0, box.min.y - p.y, p.y - box.max.y});
    return x * x + y * y;
}

} // namespace

void NearestFew::offer(std::uint32_t number, double square)
{
    if (square >= squareReach())
        return;
    if (m_found.size() == m_most)
        m_found.pop_back();
    const auto place =
        std::upper_bound(m_found.begin(), m_found.end(), square,
                         [](double value, const Found& found) { return value < found.square; });
    m_found.insert(place, {square, number});
}

void searchAll(std::span<const Point> points, std::uint32_t self, NearestFew& nearest)
{
    for (std::uint32_t i = 0; i < points.size(); ++i) {
        const Point offset = points[i] - points[self];
        if (i != self)
            nearest.offer(i, dot(offset, offset));
    }
}

void KdTree::build(std::span<const Point> points)
{
    m_points.assign(points.begin(), points.end());
    m_order.resize(points.size());
    std::iota(m_order.begin(), m_order.end(), 0U);
    m_nodes.clear();
    m_nodes.push_back({{}, 0, static_cast<std::uint32_t>(points.size()), 0});
    split(0);
}

void KdTree::split(std::size_t node)
{
    const std::uint32_t begin = m_nodes[node].begin;
    const std::uint32_t end = m_nodes[node].end;
    if (begin == end)
        return;
    nav::Box box{m_points[m_order[begin]], m_points[m_order[begin]]};
    for (std::uint32_t i = begin; i < end; ++i) {
        const Point p = m_points[m_order[i]];
        box.min = {std::min(box.min.x, p.x), std::min(box.min.y, p.y)};
        box.max = {std::max(box.max.x, p.x), std::max(box.max.y, p.y)};
    }
    m_nodes[node].box = box;
    if (end - begin <= leafSize)
        return;
    const bool isWide = box.width() > box.height();
    const std::uint32_t middle = begin + (end - begin) / 2;
    std::nth_element(m_order.begin() + begin, m_order.begin() + middle, m_order.begin() + end,
                     [&](std::uint32_t a, std::uint32_t b) {
                         return isWide ? m_points[a].x < m_points[b].x
                                       : m_points[a].y < m_points[b].y;
                     });
    const std::size_t left = m_nodes.size();
    m_nodes[node].left = static_cast<std::uint32_t>(left);
    m_nodes.push_back({{}, begin, middle, 0});
    m_nodes.push_back({{}, middle, end, 0});
    split(left);
    split(left + 1);
}

void KdTree::search(std::uint32_t self, NearestFew& nearest) const
{
    search(0, m_points[self], self, nearest);
}

void KdTree::search(std::size_t node, Point p, std::uint32_t self, NearestFew& nearest) const
{
    const Node& here = m_nodes[node];
    if (here.left == 0) {
        for (std::uint32_t i = here.begin; i < here.end; ++i) {
            const std::uint32_t other = m_order[i];
            const Point offset = m_points[other] - p;
            if (other != self)
                nearest.offer(other, dot(offset, offset));
        }
        return;
    }
    const double left = squareTo(m_nodes[here.left].box, p);
    const double right = squareTo(m_nodes[here.left + 1].box, p);
    const std::size_t first = left <= right ? here.left : here.left + 1;
    const std::size_t second = left <= right ? here.left + 1 : here.left;
    if (std::min(left, right) < nearest.squareReach())
        search(first, p, self, nearest);
    if (std::max(left, right) < nearest.squareReach())
        search(second, p, self, nearest);
}

} // namespace thicket::bench
