#include "libnav/tangent/tangentstring.h"

#include "libnav/tangent/disccontact.h"
#include "libnav/tangent/pointcontact.h"
#include "libnav/tangent/turning.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace thicket::nav {

namespace {

using Turn = TangentString::Turn;

/// A turn so small that the rim never holds the string.
constexpr double holdsNothing = -std::numeric_limits<double>::infinity();

bool isRaised(const Turn& turn) { return turn.trueRadius < turn.circle.radius; }
Circle trueCircle(const Turn& turn) { return {turn.circle.center, turn.trueRadius}; }

/// No value if one of the two is inside the other at the true radii.
std::optional<Bitangent> trueLine(const Turn& a, const Turn& b, const Bitangent& before,
                                  double slack)
{
    if (a.circle.center == b.circle.center && a.trueRadius == b.trueRadius) {
        Bitangent none = before;
        none.from = none.to =
            a.circle.center - sign(a.winding) * a.trueRadius * leftNormal(before.direction);
        none.length = 0;
        return none;
    }
    return tangentOrContact(trueCircle(a), a.winding, trueCircle(b), b.winding, slack);
}

double toLine(const Bitangent& line, Point p)
{
    const double along = std::clamp(dot(p - line.from, line.direction), 0.0, line.length);
    return distance(p, line.from + along * line.direction);
}

/// Visits each disc near the line at least once.
template <class Visit>
void visitNear(const SearchView& field, const Bitangent& line, double margin, Visit visit)
{
    const double extent = std::max(field.bounds().width(), field.bounds().height());
    const int pieces = 1 + static_cast<int>(std::min(line.length / extent, 1.0) * 64);
    std::vector<DiscIndex> found;
    for (int i = 0; i < pieces; ++i) {
        const Point a = line.from + (line.length * i / pieces) * line.direction;
        const Point b = line.from + (line.length * (i + 1) / pieces) * line.direction;
        found.clear();
        field.collectDiscsIn({{std::min(a.x, b.x) - margin, std::min(a.y, b.y) - margin},
                              {std::max(a.x, b.x) + margin, std::max(a.y, b.y) + margin}},
                             found);
        for (const DiscIndex disc : found)
            visit(disc);
    }
}

} // namespace

void TangentString::add(const Turn& turn, const Bitangent& line)
{
    m_turns.push_back(turn);
    m_turns.back().arriving = m_lines.empty() ? line.heading : m_lines.back().heading;
    m_turns.back().leaving = line.heading;
    m_lines.push_back(line);
}

void TangentString::finish(Point goal, const Contact& contact)
{
    const double heading = m_lines.back().heading;
    m_turns.push_back({{goal, 0}, 0, Winding::counterClockwise, 0, contact, heading, heading});
}

// Recomputes the line at the true radii and updates the turns at its ends.
void TangentString::strain(std::size_t line)
{
    Turn& from = m_turns[line];
    Turn& to = m_turns[line + 1];
    const auto straight = trueLine(from, to, m_lines[line], m_slack);
    if (!straight) {
        // If one rim contains the other, the one with minimum expansion does not hold the string.
        if (isRaised(to) || isRaised(from))
            (isRaised(to) ? to : from).turn = holdsNothing;
        return;
    }
    m_lines[line] = *straight;
    const double heading = straight->heading;
    from.turn += sign(from.winding) * wrapped(heading - from.leaving);
    to.turn -= sign(to.winding) * wrapped(heading - to.arriving);
    from.leaving = to.arriving = heading;
    if (straight->length > 0)
        return;
    // The string does not turn at a corner on which an end lies.
    if (line == 0 && to.trueRadius == 0)
        to.turn = holdsNothing;
    if (line + 2 == m_turns.size() && from.trueRadius == 0)
        from.turn = holdsNothing;
}

// Overlapping discs have no tangent between different windings.
bool TangentString::canRelease(std::size_t turn) const
{
    return isRaised(m_turns[turn]) ||
           trueLine(m_turns[turn - 1], m_turns[turn + 1], m_lines[turn], m_slack).has_value();
}

void TangentString::release(std::size_t turn)
{
    m_turns.erase(m_turns.begin() + static_cast<std::ptrdiff_t>(turn));
    m_lines.erase(m_lines.begin() + static_cast<std::ptrdiff_t>(turn));
    strain(turn - 1);
}

// Seen from the rim, the string sweeps half a turn more than it turns there. If it sweeps more than
// half a turn backwards, the rim holds it from the other side.
void TangentString::turnOver(std::size_t turn)
{
    Turn& at = m_turns[turn];
    at.turn = -fullTurn - at.turn;
    at.winding = opposite(at.winding);
    strain(turn - 1);
    strain(turn);
}

void TangentString::releaseSlack(const SearchView* bendingIn)
{
    while (m_turns.size() > 2) {
        const auto slackest =
            std::min_element(m_turns.begin() + 1, m_turns.end() - 1,
                             [](const Turn& a, const Turn& b) { return a.turn < b.turn; });
        if (slackest->turn >= 0)
            return;
        const auto turn = static_cast<std::size_t>(slackest - m_turns.begin());
        if (std::isfinite(slackest->turn) && slackest->turn < -fullTurn) {
            turnOver(turn);
            continue;
        }
        const Point at = m_lines[turn].from;
        release(turn);
        if (bendingIn)
            bend(*bendingIn, turn - 1, at);
    }
}

// Splits the line in two, which turn round the disc between them.
void TangentString::hold(const SearchView& field, std::size_t line, DiscIndex disc, Winding winding)
{
    const Disc& held = field.discs()[disc];
    const Bitangent before = m_lines[line];
    Turn turn;
    turn.circle = {held.center, held.radius};
    turn.trueRadius = held.trueRadius;
    turn.winding = winding;
    turn.contact = contactWith(field, disc);
    turn.arriving = turn.leaving = before.heading;
    m_turns.insert(m_turns.begin() + static_cast<std::ptrdiff_t>(line) + 1, turn);
    m_lines.insert(m_lines.begin() + static_cast<std::ptrdiff_t>(line), before);
    strain(line);
    strain(line + 1);
}

// The line no longer passes through the point `round`. Rims with minimum expansion that were on its
// near side must stay there. Sides are decided without a tolerance: a corner that counted as on the
// line would change sides with the next point that is dropped.
void TangentString::bend(const SearchView& field, std::size_t line, Point round)
{
    const Bitangent straight = m_lines[line];
    const Point way = straight.to - straight.from;
    const double aside = cross(way, round - straight.from);
    const double side = aside > 0 ? 1 : -1;
    if (aside == 0 || straight.length <= field.tolerance())
        return;
    const auto isBefore = [&](Point p) { // on the line's side of the old path by `round`
        return side * cross(round - straight.from, p - straight.from) <= 0 &&
               side * cross(straight.to - round, p - round) <= 0;
    };
    const auto isKnown = [&](const Disc& disc) {
        return disc.center == m_turns[line].circle.center ||
               disc.center == m_turns[line + 1].circle.center ||
               distance(disc.center, round) <= disc.trueRadius + field.tolerance();
    };
    double deepest = 0;
    std::optional<DiscIndex> held;
    visitNear(field, straight, toLine(straight, round), [&](DiscIndex i) {
        const Disc& disc = field.discs()[i];
        const Point out = disc.center - straight.from;
        const double along = dot(straight.direction, out);
        const double off = side * cross(way, out) / straight.length;
        const bool isAbreast = off > 0 || (along > 0 && along < straight.length);
        if (disc.trueRadius < disc.radius && disc.trueRadius + off > deepest && isAbreast &&
            isBefore(disc.center) && !isKnown(disc)) {
            deepest = disc.trueRadius + off;
            held = i;
        }
    });
    if (!held)
        return;
    hold(field, line, *held, aside > 0 ? Winding::clockwise : Winding::counterClockwise);
    bend(field, line + 1, round);
    bend(field, line, round);
}

// Moves the end in a straight line from its old place and keeps every corner on its side of the
// string.
void TangentString::moveEnd(const SearchView& field, bool isStart, Point to)
{
    Point& end = (isStart ? m_turns.front() : m_turns.back()).circle.center;
    const Point before = end;
    if (before == to)
        return;
    end = to;
    const std::size_t line = isStart ? 0 : m_lines.size() - 1;
    strain(line);
    bend(field, line, before);
}

// Only rims nearer to the string than the minimum expansion can block it now. Rims with minimum
// expansion have shrunk by as much as the string can have moved.
bool TangentString::catchOn(const SearchView& field, std::size_t line)
{
    const Bitangent straight = m_lines[line];
    double deepest = field.tolerance();
    std::optional<DiscIndex> caught;
    const auto visit = [&](DiscIndex i) {
        const Disc& disc = field.discs()[i];
        const double depth = disc.radius - toLine(straight, disc.center);
        if (disc.trueRadius == disc.radius && depth > deepest) {
            deepest = depth;
            caught = i;
        }
    };
    if (const auto few = field.trueDiscs())
        std::for_each(few->begin(), few->end(), visit);
    else
        visitNear(field, straight, 0, visit);
    if (!caught)
        return false;
    const Point center = field.discs()[*caught].center;
    const bool left = cross(straight.direction, center - straight.from) > 0;
    hold(field, line, *caught, left ? Winding::counterClockwise : Winding::clockwise);
    return true;
}

bool TangentString::catchOn(const SearchView& field)
{
    for (std::size_t line = 0; line < m_lines.size(); ++line)
        if (catchOn(field, line))
            return true;
    return false;
}

void TangentString::pullTaut(const SearchView& field)
{
    m_slack = 10 * field.tolerance();
    for (std::size_t turn = 1; turn + 1 < m_turns.size(); ++turn)
        if (m_turns[turn].turn < 0 && !canRelease(turn))
            m_turns[turn].turn = 0;
    const Point start = m_turns.front().circle.center;
    const Point goal = m_turns.back().circle.center;
    const bool moved = m_lines.front().from != start || m_lines.back().to != goal;
    if (!moved && std::none_of(m_turns.begin(), m_turns.end(), isRaised))
        return releaseSlack();
    m_turns.front().circle.center = m_lines.front().from;
    m_turns.back().circle.center = m_lines.back().to;
    for (std::size_t line = 0; line < m_lines.size(); ++line)
        if (isRaised(m_turns[line]) || isRaised(m_turns[line + 1]))
            strain(line);
    moveEnd(field, true, start);
    moveEnd(field, false, goal);
    releaseSlack(moved ? &field : nullptr);
    for (std::size_t left = 2 * m_turns.size(); left > 0 && catchOn(field); --left)
        releaseSlack();
    for (Turn& turn : m_turns)
        turn.circle.radius = turn.trueRadius;
}

void TangentString::appendTo(std::vector<TangentEdge>& edges) const
{
    edges.reserve(edges.size() + 2 * m_lines.size());
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const Turn& at = m_turns[i];
        if (at.turn > 0 && at.circle.radius > 0) {
            const double from = wrapped(contactAngle(at.arriving, at.winding));
            edges.push_back(HuggingEdge{at.circle.center, at.circle.radius, from,
                                        from + sign(at.winding) * at.turn, at.winding, at.contact});
        }
        edges.push_back(
            SurfingEdge{m_lines[i].from, m_lines[i].to, at.contact, m_turns[i + 1].contact});
    }
}

} // namespace thicket::nav
