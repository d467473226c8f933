#include "plugins/shapes/fixedsides.h"

namespace thicket::plugins {

namespace {

constexpr std::size_t next(int i) { return i == 2 ? 0 : std::size_t(i) + 1; }
constexpr std::size_t last(int i) { return i == 0 ? 2 : std::size_t(i) - 1; }

/// Flips that make way for a side may be as many as the square of the sides that it crosses.
constexpr std::size_t fewestToCut = 24;

/// The lattice point nearest to where the lines through a, b and through c, d cross.
LatticePoint crossing(LatticePoint a, LatticePoint b, LatticePoint c, LatticePoint d)
{
    const auto fromA = static_cast<long double>(turn(c, d, a));
    const auto fromB = static_cast<long double>(turn(c, d, b));
    const long double share = fromA / (fromA - fromB);
    return {std::int32_t(std::lround(a.x + share * (b.x - a.x))),
            std::int32_t(std::lround(a.y + share * (b.y - a.y)))};
}

/// Whether the point is beside the segment and no further from it than rounding moves a crossing.
bool isClose(LatticePoint p, LatticePoint a, LatticePoint b)
{
    const auto off = double(turn(a, b, p)), square = double(reach(a, b, b));
    const std::int64_t along = reach(a, b, p);
    return off * off <= 0.5 * square && along >= 0 && double(along) <= square;
}

} // namespace

bool FixedSides::fix(int from, int to, Windings step, std::size_t mostCrossings)
{
    m_open.push_back({from, to, step});
    while (!m_open.empty() && m_crossings <= mostCrossings) {
        const Segment segment = m_open.back();
        m_open.pop_back();
        if (segment.from != segment.to)
            advance(segment);
    }
    return m_open.empty();
}

/// Fixes the segment up to the first vertex on it, or makes it bend where it crosses a fixed side.
void FixedSides::advance(const Segment& segment)
{
    const auto [from, to, step] = segment;
    const LatticePoint a = m_mesh.at(from), b = m_mesh.at(to);
    int t = m_mesh.triangleAt(from);
    while (true) {
        const Triangle& triangle = m_mesh.triangle(t);
        int index = 0; // of the side that begins at the vertex
        while (triangle.corner[next(index)] != from)
            ++index;
        const int u = triangle.corner[last(index)], v = triangle.corner[std::size_t(index)];
        const std::int64_t right = turn(a, b, m_mesh.at(u));
        if (u == to || (right == 0 && reach(a, b, m_mesh.at(u)) > 0)) {
            m_mesh.addStep({t, index}, -step);
            m_open.push_back({u, to, step});
            return;
        }
        if (right < 0 && turn(a, b, m_mesh.at(v)) > 0) {
            march(segment, {t, int(next(index))});
            return;
        }
        t = triangle.beyond[std::size_t(index)];
        assert(t >= 0);
    }
}

/// `first` is the first side that the segment crosses.
void FixedSides::march(const Segment& segment, TriangleSide first)
{
    TriangleSide side = first;
    const LatticePoint a = m_mesh.at(segment.from), b = m_mesh.at(segment.to);
    m_crossed.clear();
    int reached = -1;
    while (reached < 0) {
        const Triangle& near = m_mesh.triangle(side.triangle);
        if (!m_mesh.step(side).isZero()) {
            resolve(segment, side);
            return;
        }
        const int u = near.corner[next(side.index)], v = near.corner[last(side.index)];
        m_crossed.push_back({u, v});
        const int other = near.beyond[std::size_t(side.index)];
        const Triangle& far = m_mesh.triangle(other);
        int index = 0; // of the side just crossed
        while (far.corner[next(index)] != v)
            ++index;
        const int y = far.corner[std::size_t(index)];
        const std::int64_t way = turn(a, b, m_mesh.at(y));
        // Seen from here v is first, u is second.
        if (way == 0)
            reached = y;
        else
            side = {other, way > 0 ? int(next(index)) : int(last(index))};
    }
    m_open.push_back({reached, segment.to, segment.step});
    if (m_crossed.size() >= fewestToCut) {
        if (const auto made = m_cut.cut(segment.from, reached, first)) {
            m_mesh.addStep(*made, -segment.step);
            m_cut.improve();
            return;
        }
    }
    clear(segment.from, reached);
    m_mesh.addStep(m_mesh.side(segment.from, reached), -segment.step);
}

/// Lets the segment and the fixed side that it crosses meet in a vertex: an end of one that is
/// close to the other, or a new one. Without the former, three that nearly meet in a point might
/// bend each other on and on.
void FixedSides::resolve(const Segment& segment, TriangleSide crossed)
{
    ++m_crossings;
    const auto [from, to, way] = segment;
    const Triangle& near = m_mesh.triangle(crossed.triangle);
    const int u = near.corner[next(crossed.index)], v = near.corner[last(crossed.index)];
    const LatticePoint a = m_mesh.at(from), b = m_mesh.at(to), c = m_mesh.at(u), d = m_mesh.at(v);
    for (const int end : {u, v}) {
        if (isClose(m_mesh.at(end), a, b)) {
            m_open.push_back({end, to, way});
            m_open.push_back({from, end, way});
            return;
        }
    }
    const Windings step = -m_mesh.step(crossed);
    m_mesh.addStep(crossed, step);
    const int vertex = isClose(a, c, d)   ? from
                       : isClose(b, c, d) ? to
                                          : m_mesh.insert(crossing(a, b, c, d), crossed.triangle);
    m_open.push_back({vertex, to, way});
    m_open.push_back({from, vertex, way});
    m_open.push_back({u, vertex, step});
    m_open.push_back({vertex, v, step});
}

/// Flips until no side crosses the segment; none of those that do is fixed.
void FixedSides::clear(int from, int to)
{
    const LatticePoint a = m_mesh.at(from), b = m_mesh.at(to);
    const auto sideOf = [&](int vertex) {
        const std::int64_t way = turn(a, b, m_mesh.at(vertex));
        return way > 0 ? 1 : way < 0 ? -1 : 0;
    };
    std::vector<Side> made;
    while (!m_crossed.empty()) {
        const Side crossed = m_crossed.front();
        m_crossed.pop_front();
        const TriangleSide where = m_mesh.side(crossed.from, crossed.to);
        if (!m_mesh.isFlippable(where)) {
            m_crossed.push_back(crossed);
            continue;
        }
        const TriangleSide flipped = m_mesh.flip(where);
        const Triangle& triangle = m_mesh.triangle(flipped.triangle);
        const Side diagonal{triangle.corner[next(flipped.index)],
                            triangle.corner[last(flipped.index)]};
        // All these vertices are near the segment, so its line is crossed where the segment is.
        if (sideOf(diagonal.from) * sideOf(diagonal.to) < 0)
            m_crossed.push_back(diagonal);
        else if (sideOf(diagonal.from) != 0 || sideOf(diagonal.to) != 0)
            made.push_back(diagonal);
    }
    // Better triangles, not needed for anything to be right: so a few rounds are enough.
    for (int round = 0; round < 4; ++round) {
        for (Side& side : made) {
            const TriangleSide where = m_mesh.side(side.from, side.to);
            if (!m_mesh.isBetterFlipped(where) || !m_mesh.isFlippable(where))
                continue;
            const TriangleSide flipped = m_mesh.flip(where);
            const Triangle& triangle = m_mesh.triangle(flipped.triangle);
            side = {triangle.corner[next(flipped.index)], triangle.corner[last(flipped.index)]};
        }
    }
}

} // namespace thicket::plugins
