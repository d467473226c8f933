#pragma once

#include "libnav/collision/searchview.h"
#include "libnav/tangent/tangentedge.h"

#include <vector>

namespace thicket::nav {

/// A path as a string that the rims it turns round hold in place. This is the form of a search's
/// answer before it becomes edges.
class TangentString {
public:
    struct Turn {
        Circle circle; ///< radius 0 at both ends
        double trueRadius = 0;
        Winding winding = Winding::counterClockwise;
        double turn = 0; ///< angle turned; negative where the rim does not hold the string
        Contact contact;
        double arriving = 0; ///< headings before and after the turn
        double leaving = 0;
    };

    /// Removes all turns and keeps the memory.
    void clear()
    {
        m_turns.clear();
        m_lines.clear();
    }

    /// Appends, from the start on, a turn and the tangent that leaves it. Start and goal may differ
    /// a little from the ends of the first and last tangent, if the straight line between is free.
    void add(const Turn& turn, const Bitangent& line);
    void finish(Point goal, const Contact& contact);

    /// Makes the string taut, so that its length is exact. Releases rims that do not hold it.
    /// Replaces the radii of the search, which include the minimum expansion, by the true radii;
    /// there it meets rims that held it only nearly. Moves from the ends of its tangents to its own
    /// ends.
    void pullTaut(const SearchView& field);

    /// Appends the edges.
    void appendTo(std::vector<TangentEdge>& edges) const;

private:
    void strain(std::size_t line);
    bool canRelease(std::size_t turn) const;
    void release(std::size_t turn);
    void turnOver(std::size_t turn);
    void releaseSlack(const SearchView* bendingIn = nullptr);
    void hold(const SearchView& field, std::size_t line, DiscIndex disc, Winding winding);
    void moveEnd(const SearchView& field, bool isStart, Point to);
    void bend(const SearchView& field, std::size_t line, Point round);
    bool catchOn(const SearchView& field);
    bool catchOn(const SearchView& field, std::size_t line);

    double m_slack = 0;             // depth in a rim at which a point still counts as on it
    std::vector<Turn> m_turns;      // includes both ends
    std::vector<Bitangent> m_lines; // from each turn to the next
};

} // namespace thicket::nav
