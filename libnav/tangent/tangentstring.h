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
        double turn = 0; ///< angle turned; below 0 where the rim does not hold the string
        Contact contact;
        double arriving = 0; ///< headings before and after the turn
        double leaving = 0;
    };

    /// Empties it and keeps its memory.
    void clear()
    {
        m_turns.clear();
        m_lines.clear();
    }

    /// From the start on: what is left, in which way, and the tangent from there. The ends may lie
    /// a little off those of the first and last tangent if the straight way between is free.
    void add(const Turn& turn, const Bitangent& line);
    void finish(Point goal, const Contact& contact);

    /// Makes the string taut, so that its length is exact. Releases rims that do not hold it.
    /// Replaces the radii of the search, which include the minimum expansion, by the true radii;
    /// there it meets rims that held it only nearly. Moves from the ends of its tangents to its own
    /// ends.
    void pullTaut(const SearchView& field);

    std::vector<TangentEdge> edges() const;

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

    double m_slack = 0;             // how far inside a rim a point counts as on it
    std::vector<Turn> m_turns;      // the ends included
    std::vector<Bitangent> m_lines; // from each turn to the next
};

} // namespace thicket::nav
