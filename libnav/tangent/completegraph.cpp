#include "libnav/tangent/completegraph.h"

#include "libnav/tangent/headingshadow.h"
#include "libnav/tangent/pointcontact.h"

#include <algorithm>
#include <limits>
#include <map>

namespace thicket::nav {

namespace {

constexpr Winding windings[] = {Winding::counterClockwise, Winding::clockwise};
constexpr DiscIndex noDisc = UINT32_MAX;

struct End {
    Circle circle;
    DiscIndex disc = noDisc; ///< none for the start and the goal
    Contact contact;
};

class Generator {
public:
    Generator(const ObstacleField& field, const CompleteGraphOptions& options)
        : m_field(field), m_options(options), m_discs(field.discs())
    {
        const auto chosen =
            options.window ? field.discsIn(*options.window) : std::vector<DiscIndex>{};
        m_isChosen.assign(m_discs.size(), !options.window);
        for (const DiscIndex disc : chosen)
            m_isChosen[disc] = true;
    }

    CompleteGraph run()
    {
        if (m_options.start)
            fromPoint(*m_options.start, Contact::Kind::start);
        if (m_options.goal)
            fromPoint(*m_options.goal, Contact::Kind::goal);
        linkEnds();
        for (DiscIndex disc = 0; disc < m_discs.size() && !isOver(); ++disc)
            if (m_isChosen[disc])
                fromDisc(disc);
        if (!m_graph.cancelled)
            hugRims();
        return std::move(m_graph);
    }

private:
    End endAt(DiscIndex disc) const
    {
        const Disc& d = m_discs[disc];
        return {{d.center, d.radius}, disc, {Contact::Kind::disc, disc, d.obstacle, d.corner}};
    }
    bool isOver() const { return m_graph.truncated || m_graph.cancelled; }

    void linkEnds();
    void fromPoint(Point p, Contact::Kind kind);
    void fromDisc(DiscIndex disc);
    void fromRim(const End& from, Winding winding);
    void coverOwnRim(const End& from, Winding winding, HeadingShadow& shadow) const;
    void tryDisc(const End& from, Winding winding, DiscIndex disc, HeadingShadow& shadow);
    void add(const End& from, const End& to, const Bitangent& tangent);
    void hugRims();
    void hugRim(DiscIndex disc, std::vector<double>& contacts);

    const ObstacleField& m_field;
    const CompleteGraphOptions& m_options;
    std::span<const Disc> m_discs;
    std::vector<bool> m_isChosen;
    std::map<DiscIndex, std::vector<double>> m_contacts; // angles
    CompleteGraph m_graph;
};

void Generator::linkEnds()
{
    if (!m_options.start || !m_options.goal || !m_field.isFree({*m_options.start, *m_options.goal}))
        return;
    m_graph.surfing.push_back({*m_options.start, *m_options.goal, Contact{Contact::Kind::start},
                               Contact{Contact::Kind::goal}});
}

void Generator::fromPoint(Point p, Contact::Kind kind)
{
    if (!isOver())
        fromRim({{p, 0}, noDisc, Contact{kind}}, Winding::counterClockwise);
}

void Generator::fromDisc(DiscIndex disc)
{
    for (const Winding winding : windings)
        if (!isOver())
            fromRim(endAt(disc), winding);
}

void Generator::coverOwnRim(const End& from, Winding winding, HeadingShadow& shadow) const
{
    if (from.disc == noDisc)
        return;
    const double slack = m_field.tolerance() / from.circle.radius;
    for (const RimArc& arc : m_field.coveredArcs(from.disc)) {
        const double heading = arc.begin + sign(winding) * fullTurn / 4;
        if (arc.sweep > 2 * slack)
            shadow.cover(heading + slack, arc.sweep - 2 * slack, 0);
    }
}

// Nearer discs first, in windows that double until what was met hides all that is farther.
void Generator::fromRim(const End& from, Winding winding)
{
    HeadingShadow shadow;
    coverOwnRim(from, winding, shadow);
    const Point center = from.circle.center;
    const Box world = m_field.bounds();
    const double whole = 2 * length(world.max - world.min) + distance(center, world.center());
    const double share = std::sqrt(16.0 / static_cast<double>(m_discs.size() + 1));
    double done = -std::numeric_limits<double>::infinity();
    for (double reach = from.circle.radius + whole * std::min(1.0, share);; reach *= 2) {
        const Box window{center - Point{reach, reach}, center + Point{reach, reach}};
        std::vector<std::pair<double, DiscIndex>> near;
        for (const DiscIndex disc : m_field.discsIn(window)) {
            const double gap = distance(center, m_discs[disc].center) - m_discs[disc].radius;
            if (disc != from.disc && gap > done && gap <= reach)
                near.push_back({gap, disc});
        }
        std::sort(near.begin(), near.end());
        for (const auto& [gap, disc] : near) {
            if (m_options.cancel && m_options.cancel->load(std::memory_order_relaxed))
                m_graph.cancelled = true;
            if (isOver())
                return;
            tryDisc(from, winding, disc, shadow);
        }
        done = reach;
        if (reach >= whole || shadow.reach() + from.circle.radius < reach)
            return;
    }
}

void Generator::tryDisc(const End& from, Winding winding, DiscIndex disc, HeadingShadow& shadow)
{
    const End to = endAt(disc);
    // A surfing edge between two discs is met from both: the lower index speaks.
    const bool isOurs =
        from.disc == noDisc ? m_isChosen[disc] : !m_isChosen[disc] || from.disc < disc;
    if (isOurs)
        for (const Winding side : windings) {
            const auto tangent =
                tangentOrContact(from.circle, winding, to.circle, side, 10 * m_field.tolerance());
            if (!tangent || shadow.hides(tangent->heading, tangent->length))
                continue;
            const std::optional<DiscIndex> own =
                from.disc == noDisc ? std::nullopt : std::optional(from.disc);
            if (!m_field.firstHit(tangent->from, tangent->to, own, disc))
                add(from, to, *tangent);
        }
    // What the disc hides: between its two tangents, a little narrower as rays see it.
    Circle seen = to.circle;
    seen.radius -= 2 * m_field.tolerance();
    if (seen.radius <= 0)
        return;
    const auto right = bitangent(from.circle, winding, seen, Winding::counterClockwise);
    const auto left = bitangent(from.circle, winding, seen, Winding::clockwise);
    if (right && left)
        shadow.cover(right->heading, turnFrom0(left->heading - right->heading),
                     distance(from.circle.center, to.circle.center) + from.circle.radius);
}

void Generator::add(const End& from, const End& to, const Bitangent& tangent)
{
    if (m_graph.surfing.size() >= m_options.maxSurfingEdges) {
        m_graph.truncated = true;
        return;
    }
    m_graph.surfing.push_back({tangent.from, tangent.to, from.contact, to.contact});
    if (from.disc != noDisc)
        m_contacts[from.disc].push_back(contactAngle(tangent.heading, tangent.fromWinding));
    m_contacts[to.disc].push_back(contactAngle(tangent.heading, tangent.toWinding));
}

void Generator::hugRims()
{
    for (auto& [disc, contacts] : m_contacts)
        if (m_isChosen[disc])
            hugRim(disc, contacts);
}

void Generator::hugRim(DiscIndex disc, std::vector<double>& contacts)
{
    for (double& angle : contacts)
        angle = wrapped(angle);
    std::sort(contacts.begin(), contacts.end());
    contacts.erase(std::unique(contacts.begin(), contacts.end()), contacts.end());
    if (contacts.size() < 2)
        return;
    const End end = endAt(disc);
    const auto arcs = m_field.coveredArcs(disc);
    const double slack = m_field.tolerance() / end.circle.radius;
    for (std::size_t i = 0; i < contacts.size(); ++i) {
        const bool last = i + 1 == contacts.size();
        const double from = contacts[i];
        const double to = last ? contacts[0] + fullTurn : contacts[i + 1];
        const auto cover = turnToCover(arcs, from, Winding::counterClockwise, slack);
        if (!cover || *cover >= to - from - slack)
            m_graph.hugging.push_back({end.circle.center, end.circle.radius, from, to,
                                       Winding::counterClockwise, end.contact});
    }
}

} // namespace

CompleteGraph CompleteGraph::build(const ObstacleField& field, const CompleteGraphOptions& options)
{
    return Generator(field, options).run();
}

} // namespace thicket::nav
