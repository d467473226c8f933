#pragma once

#include "libnav/nav_export.h"
#include "libnav/tangent/tangentedge.h"

#include <vector>

namespace thicket::nav {

/// A path of surfing and hugging edges. Each edge starts where the one before ends, tangent to it.
/// At a corner of radius 0 there is no hugging edge and the path bends. A value;
/// empty if there is no path. A path from a point to itself is one surfing edge of length 0.
class THICKET_NAV_EXPORT Path {
public:
    Path() = default;
    explicit Path(std::vector<TangentEdge> edges);

    /// Replaces the edges and keeps the memory: fill(edges) gets the list, emptied.
    template <class Fill> void refill(Fill fill)
    {
        m_edges.clear();
        fill(m_edges);
        measure();
    }

    bool isEmpty() const { return m_edges.empty(); }
    const std::vector<TangentEdge>& edges() const { return m_edges; }
    /// Length, map units.
    double length() const { return m_ends.empty() ? 0 : m_ends.back(); }
    std::size_t arcCount() const;

    /// The point at arc length s from the start; s is clamped to [0, length()]. The path must not
    /// be empty.
    Point pointAt(double s) const;
    /// Unit direction of travel at s, clamped likewise; {1, 0} on a path of length 0.
    Point tangentAt(double s) const;
    /// Points along the path, including both ends. No arc is farther than `chordError` (> 0, map
    /// units) from its chord.
    std::vector<Point> polyline(double chordError) const;
    /// The same in place of `points`, whose memory it takes.
    void polyline(double chordError, std::vector<Point>& points) const;

    bool operator==(const Path&) const = default;

private:
    void measure();
    std::size_t edgeAt(double s) const;

    std::vector<TangentEdge> m_edges;
    std::vector<double> m_ends; // arc length at the end of each edge
};

} // namespace thicket::nav
