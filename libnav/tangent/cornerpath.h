#pragma once

#include "libnav/tangent/bitangent.h"
#include "libnav/tangent/tangentedge.h"

#include <cmath>
#include <optional>
#include <vector>

namespace thicket::nav {

/// The taut string round corners of true radius 0 only, where each holds it as it turns: the line
/// from corner to corner. Appends its edges.
class CornerPath {
public:
    CornerPath(Point start, const Contact& contact, std::vector<TangentEdge>& edges)
        : m_before(start), m_contact(contact), m_edges(edges)
    {}

    /// The path comes to a corner, which it passes in this winding, or straight if there is none,
    /// and goes on to `next`. False if that is no taut string: use a TangentString. A corner that
    /// only rounding turns back is left out.
    bool goOn(Point corner, const Contact& contact, std::optional<Winding> winding, Point next)
    {
        const Point in = corner - m_before, out = next - corner;
        const double before = dot(in, in), after = dot(out, out);
        const double bend = cross(in, out);
        const bool isBack = winding && sign(*winding) * bend < 0;
        const bool isStraight = std::abs(bend) <= straightShare * (before + after);
        if (before == 0 || after == 0 || (!isStraight && (isBack || !winding)))
            return false;
        if (!isBack)
            append(corner, contact);
        return true;
    }
    void append(Point to, const Contact& contact)
    {
        m_edges.push_back(SurfingEdge{m_before, to, m_contact, contact});
        m_before = to;
        m_contact = contact;
    }

private:
    static constexpr double straightShare = 1e-12; // sine of a bend that may be rounding

    Point m_before;
    Contact m_contact;
    std::vector<TangentEdge>& m_edges;
};

} // namespace thicket::nav
