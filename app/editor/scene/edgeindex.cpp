#include "app/editor/scene/edgeindex.h"

#include "libnav/geometry/distance.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace thicket::editor {

namespace {

/// The counter-clockwise angle from `from` to `angle`, in [0, 2 pi).
double turnFrom(double from, double angle)
{
    const double turn = std::fmod(angle - from, 2 * std::numbers::pi);
    return turn < 0 ? turn + 2 * std::numbers::pi : turn;
}

double distanceToArc(const nav::HuggingEdge& arc, nav::Point at)
{
    const nav::Point d = at - arc.center;
    const double begin = std::min(arc.from, arc.to);
    if (turnFrom(begin, std::atan2(d.y, d.x)) <= arc.sweep())
        return std::abs(nav::length(d) - arc.radius);
    return std::min(nav::distance(at, arc.pointAt(arc.from)),
                    nav::distance(at, arc.pointAt(arc.to)));
}

/// Keeps the nearest of the edges that it is given.
class Nearest {
public:
    Nearest(nav::Point at, double slop) : m_at(at), m_distance(slop) {}

    void consider(const nav::TangentEdge& edge)
    {
        const double distance = distanceTo(edge, m_at);
        if (distance > m_distance)
            return;
        m_distance = distance;
        m_best = edge;
    }
    const std::optional<nav::TangentEdge>& best() const { return m_best; }

private:
    nav::Point m_at;
    double m_distance;
    std::optional<nav::TangentEdge> m_best;
};

/// A range of cells.
struct Cells {
    int x0, y0, x1, y1; // both ends included
};

int clampedCell(double place, int count)
{
    return static_cast<int>(std::clamp(std::floor(place), 0.0, count - 1.0));
}

Cells cellsOf(const EdgeIndex::Grid& grid, const nav::Box& box)
{
    const nav::Point low = (1 / grid.side) * (box.min - grid.origin);
    const nav::Point high = (1 / grid.side) * (box.max - grid.origin);
    return {clampedCell(low.x, grid.columns), clampedCell(low.y, grid.rows),
            clampedCell(high.x, grid.columns), clampedCell(high.y, grid.rows)};
}

template <class Visit>
void visitBox(const EdgeIndex::Grid& grid, const nav::Box& box, const Visit& visit)
{
    const Cells cells = cellsOf(grid, box);
    for (int y = cells.y0; y <= cells.y1; ++y)
        for (int x = cells.x0; x <= cells.x1; ++x)
            visit(static_cast<std::size_t>(y) * static_cast<std::size_t>(grid.columns) +
                  static_cast<std::size_t>(x));
}

nav::Box boxOf(nav::Point a, nav::Point b)
{
    nav::Box box;
    enclose(box, {a, a});
    enclose(box, {b, b});
    return box;
}

/// Piece by piece, so that the boxes of the pieces hold few cells beside the line.
template <class Visit>
void visitCells(const EdgeIndex::Grid& grid, const nav::SurfingEdge& edge, const Visit& visit)
{
    const nav::Point along = edge.to - edge.from;
    const double pieces =
        std::max(1.0, std::ceil(std::max(std::abs(along.x), std::abs(along.y)) / grid.side));
    nav::Point begin = edge.from;
    for (double i = 1; i <= pieces; ++i) {
        const nav::Point end = edge.from + (i / pieces) * along;
        visitBox(grid, boxOf(begin, end), visit);
        begin = end;
    }
}

template <class Visit>
void visitCells(const EdgeIndex::Grid& grid, const nav::HuggingEdge& edge, const Visit& visit)
{
    constexpr double longest = std::numbers::pi / 6;
    const double pieces = std::max(1.0, std::ceil(edge.sweep() / longest));
    const double sweep = (edge.to - edge.from) / pieces;
    const double bulge = edge.radius * (1 - std::cos(sweep / 2));
    for (double i = 0; i < pieces; ++i) {
        const nav::Box chord =
            boxOf(edge.pointAt(edge.from + i * sweep), edge.pointAt(edge.from + (i + 1) * sweep));
        visitBox(grid, nav::grown(chord, bulge), visit);
    }
}

/// Cells of an eighth of an edge's mean length: an edge passes through about a dozen.
EdgeIndex::Grid gridFor(const nav::CompleteGraph& graph)
{
    constexpr double cellsPerEdge = 8;
    constexpr double mostCells = 1024; // along a side
    nav::Box box;
    double length = 0;
    for (const nav::SurfingEdge& edge : graph.surfing) {
        enclose(box, boxOf(edge.from, edge.to));
        length += edge.length();
    }
    for (const nav::HuggingEdge& edge : graph.hugging) {
        enclose(box, nav::grown({edge.center, edge.center}, edge.radius));
        length += edge.length();
    }
    const double count = double(graph.surfing.size() + graph.hugging.size());
    EdgeIndex::Grid grid;
    if (count == 0)
        return grid;
    grid.origin = box.min;
    grid.side =
        std::max(length / (cellsPerEdge * count), std::max(box.width(), box.height()) / mostCells);
    if (grid.side <= 0)
        grid.side = 1;
    grid.columns = static_cast<int>(box.width() / grid.side) + 1;
    grid.rows = static_cast<int>(box.height() / grid.side) + 1;
    return grid;
}

} // namespace

double distanceTo(const nav::TangentEdge& edge, nav::Point at)
{
    if (const auto* surfing = std::get_if<nav::SurfingEdge>(&edge))
        return nav::distance(at, nav::Segment{surfing->from, surfing->to});
    return distanceToArc(std::get<nav::HuggingEdge>(edge), at);
}

std::optional<nav::TangentEdge> nearestEdge(const nav::CompleteGraph& graph, nav::Point at,
                                            double slop, EdgeKinds kinds)
{
    Nearest nearest(at, slop);
    if (kinds.surfing)
        for (const nav::SurfingEdge& edge : graph.surfing)
            nearest.consider(edge);
    if (kinds.hugging)
        for (const nav::HuggingEdge& edge : graph.hugging)
            nearest.consider(edge);
    return nearest.best();
}

EdgeIndex::EdgeIndex(std::shared_ptr<const nav::CompleteGraph> graph)
    : m_graph(std::move(graph)), m_grid(gridFor(*m_graph)),
      m_begins(std::size_t(m_grid.columns) * std::size_t(m_grid.rows) + 1)
{
    const auto visitAll = [this](const auto& visit) {
        std::uint32_t number = 0;
        for (const nav::SurfingEdge& edge : m_graph->surfing)
            visitCells(m_grid, edge, [&](std::size_t cell) { visit(cell, number); }), ++number;
        for (const nav::HuggingEdge& edge : m_graph->hugging)
            visitCells(m_grid, edge, [&](std::size_t cell) { visit(cell, number); }), ++number;
    };
    visitAll([this](std::size_t cell, std::uint32_t) { ++m_begins[cell + 1]; });
    for (std::size_t i = 1; i < m_begins.size(); ++i)
        m_begins[i] += m_begins[i - 1];
    m_entries.resize(m_begins.back());
    std::vector<std::uint32_t> next(m_begins.begin(), m_begins.end() - 1);
    visitAll([&](std::size_t cell, std::uint32_t edge) { m_entries[next[cell]++] = edge; });
}

std::optional<nav::TangentEdge> EdgeIndex::nearest(nav::Point at, double slop,
                                                   EdgeKinds kinds) const
{
    Nearest nearest(at, slop);
    const std::size_t surfing = m_graph->surfing.size();
    const auto considerCell = [&](std::size_t cell) {
        for (std::uint32_t i = m_begins[cell]; i < m_begins[cell + 1]; ++i) {
            const std::uint32_t edge = m_entries[i];
            if (edge < surfing && kinds.surfing)
                nearest.consider(m_graph->surfing[edge]);
            else if (edge >= surfing && kinds.hugging)
                nearest.consider(m_graph->hugging[edge - surfing]);
        }
    };
    if (m_grid.columns > 0)
        visitBox(m_grid, nav::grown({at, at}, slop), considerCell);
    return nearest.best();
}

} // namespace thicket::editor
