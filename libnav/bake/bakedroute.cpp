#include "libnav/bake/bakedsearch.h"
#include "libnav/tangent/cornerpath.h"
#include "libnav/tangent/disccontact.h"
#include "libnav/tangent/pointcontact.h"
#include "libnav/tangent/tangentstring.h"
#include "libnav/tangent/turning.h"

#include <optional>

namespace thicket::nav {

namespace {

constexpr double leastBackTurn = 1e-3; // of a turn that is less than a full one by rounding

class Follower {
public:
    Follower(const SearchView& field, const Segment& query, const BakedRoute& route)
        : m_field(field), m_discs(field.discs()), m_query(query), m_route(route)
    {}

    /// False if some corner does not hold the path.
    bool appendCorners(std::vector<TangentEdge>& edges) const;
    void appendString(std::vector<TangentEdge>& edges) const;

private:
    Point placeOf(std::size_t stop) const
    {
        return stop == 0                     ? m_query.a
               : stop > m_route.turns.size() ? m_query.b
                                             : m_discs[m_route.turns[stop - 1].disc].center;
    }
    Contact contactOf(std::size_t stop) const
    {
        return stop == 0                     ? Contact{Contact::Kind::start}
               : stop > m_route.turns.size() ? Contact{Contact::Kind::goal}
                                             : contactWith(m_field, m_route.turns[stop - 1].disc);
    }
    TangentString::Turn turnAt(std::size_t stop) const;
    Bitangent lineBetween(const TangentString::Turn& a, const TangentString::Turn& b) const;

    SearchView m_field;
    std::span<const Disc> m_discs;
    const Segment& m_query;
    const BakedRoute& m_route;
};

bool Follower::appendCorners(std::vector<TangentEdge>& edges) const
{
    CornerPath path(m_query.a, contactOf(0), edges);
    for (std::size_t stop = 1; stop <= m_route.turns.size(); ++stop) {
        const BakedTurn& turn = m_route.turns[stop - 1];
        const auto winding =
            turn.arriving == turn.leaving ? std::optional(turn.leaving) : std::nullopt;
        if (!path.goOn(placeOf(stop), contactOf(stop), winding, placeOf(stop + 1)))
            return false;
    }
    path.append(m_query.b, contactOf(m_route.turns.size() + 1));
    return true;
}

// Where the windings differ, the path passes the rim straight, up to rounding. Then the side on
// which it bends counts.
TangentString::Turn Follower::turnAt(std::size_t stop) const
{
    TangentString::Turn turn;
    turn.contact = contactOf(stop);
    turn.circle = {placeOf(stop), 0};
    if (stop == 0 || stop > m_route.turns.size())
        return turn;
    const BakedTurn& at = m_route.turns[stop - 1];
    turn.circle.radius = m_discs[at.disc].radius;
    turn.trueRadius = m_discs[at.disc].trueRadius;
    const double bend = cross(placeOf(stop) - placeOf(stop - 1), placeOf(stop + 1) - placeOf(stop));
    turn.winding = at.arriving == at.leaving ? at.leaving
                   : bend > 0                ? Winding::counterClockwise
                                             : Winding::clockwise;
    return turn;
}

Bitangent Follower::lineBetween(const TangentString::Turn& a, const TangentString::Turn& b) const
{
    const double slack = 10 * m_field.tolerance();
    if (const auto line = lineOrContact(a.circle, a.winding, b.circle, b.winding, slack))
        return bitangentAlong(*line, a.circle, a.winding, b.circle, b.winding);
    const auto touch = lineOrTouch(a.circle.center, sign(a.winding) * a.circle.radius,
                                   b.circle.center, sign(b.winding) * b.circle.radius, slack);
    return bitangentAlong(touch.value_or(TangentLine{}), a.circle, a.winding, b.circle, b.winding);
}

void Follower::appendString(std::vector<TangentEdge>& edges) const
{
    thread_local TangentString string; // so that later ones allocate nothing
    string.clear();
    TangentString::Turn at = turnAt(0);
    double arriving = 0;
    for (std::size_t stop = 0; stop <= m_route.turns.size(); ++stop) {
        const TangentString::Turn next = turnAt(stop + 1);
        const Bitangent line = lineBetween(at, next);
        if (stop > 0) {
            at.turn = turnFrom0(sign(at.winding) * (line.heading - arriving));
            at.turn -= at.turn > fullTurn - leastBackTurn ? fullTurn : 0;
        }
        string.add(at, line);
        arriving = line.heading;
        at = next;
    }
    string.finish(m_query.b, contactOf(m_route.turns.size() + 1));
    string.pullTaut(m_field);
    string.appendTo(edges);
}

} // namespace

void followRoute(const SearchView& field, const BakedLayer& layer, const Segment& query,
                 const BakedRoute& route, Path& path)
{
    const Follower follower(field, query, route);
    path.refill([&](std::vector<TangentEdge>& edges) {
        if (layer.isOfCorners && follower.appendCorners(edges))
            return;
        edges.clear();
        follower.appendString(edges);
    });
}

} // namespace thicket::nav
