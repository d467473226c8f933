#include "libnav/tangent/completegraph.h"

#include "libnav/tangent/disccontact.h"
#include "libnav/tangent/rimseal.h"
#include "libnav/tangent/rimsight.h"
#include "libnav/tangent/turning.h"

#include <algorithm>
#include <map>

namespace thicket::nav {

namespace {

struct End {
    Circle circle;
    std::optional<DiscIndex> disc; ///< none for the start and the goal
    Contact contact;
};

class Generator {
public:
    Generator(const ObstacleField& field, const CompleteGraphOptions& options,
              const GraphVisitor& visitor)
        : m_field(field), m_options(options), m_visitor(visitor), m_discs(field.discs())
    {
        const auto chosen =
            options.window ? field.discsIn(*options.window) : std::vector<DiscIndex>{};
        m_isChosen.assign(m_discs.size(), !options.window);
        for (const DiscIndex disc : chosen)
            m_isChosen[disc] = true;
    }

    VisitedGraph run()
    {
        linkEnds();
        fromPoint(m_options.start, Contact::Kind::start);
        fromPoint(m_options.goal, Contact::Kind::goal);
        for (DiscIndex disc = 0; disc < m_discs.size() && !isOver(); ++disc)
            if (m_isChosen[disc])
                fromDisc(disc);
        if (!m_graph.cancelled)
            hugRims();
        return m_graph;
    }
    double estimate() const;

private:
    End endAt(DiscIndex disc) const
    {
        const Disc& d = m_discs[disc];
        return {{d.center, d.radius}, disc, contactWith(m_field, disc)};
    }
    bool isOver() const { return m_graph.truncated || m_graph.cancelled; }
    bool isFree(Point p) const
    {
        return std::isfinite(p.x) && std::isfinite(p.y) && !m_field.obstacleAt(p);
    }

    void linkEnds();
    void fromPoint(const std::optional<Point>& p, Contact::Kind kind);
    void fromDisc(DiscIndex disc);
    void fromRim(const End& from, Winding winding);
    void add(const End& from, DiscIndex to, const Bitangent& tangent);
    void handOver(const SurfingEdge& edge);
    double seenFrom(DiscIndex disc) const;
    bool hasRoom();
    void hugRims();
    void hugRim(DiscIndex disc, std::vector<double>& contacts);

    const ObstacleField& m_field;
    const CompleteGraphOptions& m_options;
    const GraphVisitor& m_visitor;
    std::span<const Disc> m_discs;
    std::vector<bool> m_isChosen;
    std::map<DiscIndex, std::vector<double>> m_contacts; // angles
    VisitedGraph m_graph;
};

void Generator::linkEnds()
{
    const std::optional<Point>& start = m_options.start;
    const std::optional<Point>& goal = m_options.goal;
    if (start && goal && isFree(*start) && isFree(*goal) && m_field.isFree({*start, *goal}) &&
        hasRoom())
        handOver({*start, *goal, Contact{Contact::Kind::start}, Contact{Contact::Kind::goal}});
}

void Generator::fromPoint(const std::optional<Point>& p, Contact::Kind kind)
{
    if (p && isFree(*p) && !isOver())
        fromRim({{*p, 0}, std::nullopt, Contact{kind}}, Winding::counterClockwise);
}

void Generator::fromDisc(DiscIndex disc)
{
    for (const Winding winding : {Winding::counterClockwise, Winding::clockwise})
        if (!isOver())
            fromRim(endAt(disc), winding);
}

void Generator::fromRim(const End& from, Winding winding)
{
    RimVisitor visitor;
    visitor.cancel = m_options.cancel;
    // A surfing edge between two discs is met from both: the lower index speaks.
    visitor.isWanted = [&](DiscIndex disc) {
        return from.disc ? !m_isChosen[disc] || *from.disc < disc : m_isChosen[disc];
    };
    visitor.visit = [&](DiscIndex disc, const Bitangent& tangent) {
        if (hasRoom())
            add(from, disc, tangent);
        return !isOver();
    };
    const bool isWhole = visitTangentsFrom(m_field, from.circle, from.disc, winding, visitor);
    m_graph.cancelled = !isWhole && !m_graph.truncated;
}

bool Generator::hasRoom()
{
    m_graph.truncated = m_graph.surfing >= m_options.maxSurfingEdges;
    return !m_graph.truncated;
}

void Generator::add(const End& from, DiscIndex to, const Bitangent& tangent)
{
    handOver({tangent.from, tangent.to, from.contact, contactWith(m_field, to)});
    if (from.disc)
        m_contacts[*from.disc].push_back(contactAngle(tangent.heading, tangent.fromWinding));
    m_contacts[to].push_back(contactAngle(tangent.heading, tangent.toWinding));
}

void Generator::handOver(const SurfingEdge& edge)
{
    ++m_graph.surfing;
    m_graph.cancelled = !m_visitor.surfing(edge);
}

void Generator::hugRims()
{
    for (auto& [disc, contacts] : m_contacts)
        if (m_isChosen[disc] && !m_graph.cancelled)
            hugRim(disc, contacts);
}

/// The surfing edges of one disc, half of each that its other disc counts too.
double Generator::seenFrom(DiscIndex disc) const
{
    double seen = 0;
    RimVisitor visitor;
    visitor.cancel = m_options.cancel;
    visitor.isWanted = [](DiscIndex) { return true; };
    visitor.visit = [&](DiscIndex other, const Bitangent&) {
        seen += m_isChosen[other] ? 0.5 : 1;
        return true;
    };
    const End from = endAt(disc);
    for (const Winding winding : {Winding::counterClockwise, Winding::clockwise})
        visitTangentsFrom(m_field, from.circle, from.disc, winding, visitor);
    return seen;
}

double Generator::estimate() const
{
    constexpr std::size_t mostDiscs = 64;
    // So many are enough to know their number to some percent.
    constexpr double mostSeen = 20'000;
    std::vector<DiscIndex> chosen;
    for (DiscIndex disc = 0; disc < m_discs.size(); ++disc)
        if (m_isChosen[disc])
            chosen.push_back(disc);
    const std::size_t sampled = std::min(chosen.size(), mostDiscs);
    double seen = 0;
    std::size_t looked = 0;
    for (; looked < sampled && (seen < mostSeen || looked < 4); ++looked) {
        // However few are looked at in the end, these steps spread them over all.
        constexpr std::size_t step = 37;
        const std::size_t place = sampled < mostDiscs ? looked : looked * step % mostDiscs;
        seen += seenFrom(chosen[place * chosen.size() / sampled]);
    }
    return looked == 0 ? 0 : seen / double(looked) * double(chosen.size());
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
        if ((cover && *cover < to - from - slack) ||
            sealOnWayOut(m_field, disc, Winding::counterClockwise, from, to - from))
            continue;
        ++m_graph.hugging;
        m_graph.cancelled = !m_visitor.hugging({end.circle.center, end.circle.radius, from, to,
                                                Winding::counterClockwise, end.contact});
        if (m_graph.cancelled)
            return;
    }
}

} // namespace

CompleteGraph CompleteGraph::build(const ObstacleField& field, const CompleteGraphOptions& options)
{
    CompleteGraph graph;
    GraphVisitor visitor;
    visitor.surfing = [&graph](const SurfingEdge& edge) {
        graph.surfing.push_back(edge);
        return true;
    };
    visitor.hugging = [&graph](const HuggingEdge& edge) {
        graph.hugging.push_back(edge);
        return true;
    };
    const VisitedGraph visited = visit(field, options, visitor);
    graph.truncated = visited.truncated;
    graph.cancelled = visited.cancelled;
    return graph;
}

VisitedGraph CompleteGraph::visit(const ObstacleField& field, const CompleteGraphOptions& options,
                                  const GraphVisitor& visitor)
{
    return Generator(field, options, visitor).run();
}

double CompleteGraph::estimatedSurfing(const ObstacleField& field,
                                       const CompleteGraphOptions& options)
{
    return Generator(field, options, {}).estimate();
}

} // namespace thicket::nav
