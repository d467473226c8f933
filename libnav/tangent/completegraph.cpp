#include "libnav/tangent/completegraph.h"

#include "libnav/geometry/parallel.h"
#include "libnav/tangent/disccontact.h"
#include "libnav/tangent/rimhugging.h"
#include "libnav/tangent/rimsight.h"
#include "libnav/tangent/turning.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <thread>
#include <utility>

namespace thicket::nav {

namespace {

struct End {
    Circle circle;
    std::optional<DiscIndex> disc; ///< no value for start and goal
    Contact contact;
};

/// What one disc sees, in the order of its visit.
struct SeenByDisc {
    std::vector<std::pair<DiscIndex, Bitangent>> tangents;
    bool isCutOff = false; ///< by the distance
    bool isWhole = true;   ///< false: cancelled, or no more are allowed
};

class Generator {
public:
    Generator(const SearchView& field, const CompleteGraphOptions& options,
              const GraphVisitor& visitor)
        : m_field(field), m_options(options), m_visitor(visitor), m_discs(field.discs())
    {
        if (options.window) {
            m_chosen = field.discsIn(*options.window);
        } else {
            m_chosen.resize(m_discs.size());
            std::iota(m_chosen.begin(), m_chosen.end(), DiscIndex{0});
        }
    }

    VisitedGraph run()
    {
        linkEnds();
        fromPoint(m_options.start, Contact::Kind::start);
        fromPoint(m_options.goal, Contact::Kind::goal);
        fromDiscs();
        if (!m_graph.cancelled)
            hugRims();
        m_graph.truncated = m_graph.truncated || m_isCutOff;
        return m_graph;
    }
    double estimate() const;

private:
    End endAt(DiscIndex disc) const
    {
        const Disc& d = m_discs[disc];
        return {{d.center, d.radius}, disc, contactWith(m_field, disc)};
    }
    bool isChosen(DiscIndex disc) const
    {
        return !m_options.window || std::binary_search(m_chosen.begin(), m_chosen.end(), disc);
    }
    bool isOver() const { return m_graph.truncated || m_graph.cancelled; }
    bool isFree(Point p) const
    {
        return std::isfinite(p.x) && std::isfinite(p.y) && !m_field.obstacleAt(p);
    }

    void linkEnds();
    void fromPoint(const std::optional<Point>& p, Contact::Kind kind);
    void fromDisc(DiscIndex disc);
    void fromDiscs();
    void fromDiscsBy(unsigned threads);
    void collectFrom(DiscIndex disc, std::size_t room, SeenByDisc& seen) const;
    void add(DiscIndex disc, const SeenByDisc& seen);
    RimVisitor visitorFrom(const End& from) const;
    void fromRim(const End& from, Winding winding);
    void add(const End& from, DiscIndex to, const Bitangent& tangent);
    void handOver(const SurfingEdge& edge);
    double seenFrom(DiscIndex disc) const;
    bool hasRoom();
    void hugRims();

    SearchView m_field;
    const CompleteGraphOptions& m_options;
    const GraphVisitor& m_visitor;
    std::span<const Disc> m_discs;
    std::vector<DiscIndex> m_chosen;                     // ascending
    std::map<DiscIndex, std::vector<double>> m_contacts; // angles by disc
    VisitedGraph m_graph;
    bool m_isCutOff = false; // by the distance
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

RimVisitor Generator::visitorFrom(const End& from) const
{
    RimVisitor visitor;
    visitor.cancel = m_options.cancel;
    if (from.disc)
        visitor.farthest = m_options.farthest;
    // Both discs of a surfing edge see it; only the one with the lower index reports it.
    visitor.isWanted = [this, own = from.disc](DiscIndex disc) {
        return own ? *own < disc || !isChosen(disc) : isChosen(disc);
    };
    return visitor;
}

void Generator::fromRim(const End& from, Winding winding)
{
    RimVisitor visitor = visitorFrom(from);
    if (from.disc)
        visitor.isCutOff = &m_isCutOff;
    visitor.visit = [&](DiscIndex disc, const Bitangent& tangent) {
        if (hasRoom())
            add(from, disc, tangent);
        return !isOver();
    };
    const bool isWhole = visitTangentsFrom(m_field, from.circle, from.disc, winding, visitor);
    m_graph.cancelled = !isWhole && !m_graph.truncated;
}

void Generator::fromDiscs()
{
    const unsigned threads =
        m_options.threads > 0 ? m_options.threads : std::thread::hardware_concurrency();
    if (threads > 1)
        return fromDiscsBy(threads);
    for (const DiscIndex disc : m_chosen)
        if (!isOver())
            fromDisc(disc);
}

/// Some discs at a time, so that not all that they see is held at once. What those before them see
/// is handed over meanwhile.
void Generator::fromDiscsBy(unsigned threads)
{
    constexpr std::size_t discsPerThread = 16;
    const std::size_t most = discsPerThread * threads;
    std::vector<SeenByDisc> seen, before;
    for (std::size_t first = 0; first < m_chosen.size() + most && !isOver(); first += most) {
        const std::size_t count = first < m_chosen.size() ? m_chosen.size() - first : 0;
        seen.resize(std::min(most, count));
        // One more than allowed shows that there are more.
        const std::size_t room = m_options.maxSurfingEdges - m_graph.surfing;
        std::atomic<std::size_t> next = 0;
        inParallel(threads, [&](unsigned thread) {
            for (std::size_t i = 0; thread == 0 && i < before.size() && !isOver(); ++i)
                add(m_chosen[first - most + i], before[i]);
            for (std::size_t i = next++; i < seen.size(); i = next++)
                collectFrom(m_chosen[first + i], room, seen[i]);
        });
        seen.swap(before);
    }
}

void Generator::add(DiscIndex disc, const SeenByDisc& seen)
{
    const End from = endAt(disc);
    m_isCutOff = m_isCutOff || seen.isCutOff;
    for (const auto& [other, tangent] : seen.tangents)
        if (!isOver() && hasRoom())
            add(from, other, tangent);
    m_graph.cancelled = m_graph.cancelled || (!seen.isWhole && !m_graph.truncated);
}

void Generator::collectFrom(DiscIndex disc, std::size_t room, SeenByDisc& seen) const
{
    seen.tangents.clear();
    seen.isCutOff = false;
    seen.isWhole = true;
    const End from = endAt(disc);
    RimVisitor visitor = visitorFrom(from);
    visitor.isCutOff = &seen.isCutOff;
    visitor.visit = [&](DiscIndex other, const Bitangent& tangent) {
        seen.tangents.emplace_back(other, tangent);
        return seen.tangents.size() <= room;
    };
    for (const Winding winding : {Winding::counterClockwise, Winding::clockwise})
        seen.isWhole =
            seen.isWhole && visitTangentsFrom(m_field, from.circle, from.disc, winding, visitor);
}

bool Generator::hasRoom()
{
    m_graph.truncated = m_graph.surfing >= m_options.maxSurfingEdges;
    return !m_graph.truncated;
}

void Generator::add(const End& from, DiscIndex to, const Bitangent& tangent)
{
    if (m_visitor.tangent)
        m_visitor.tangent(tangent);
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
        if (isChosen(disc) && !m_graph.cancelled)
            visitHugging(m_field, disc, contacts, [this](const HuggingEdge& edge) {
                ++m_graph.hugging;
                m_graph.cancelled = !m_visitor.hugging(edge);
                return !m_graph.cancelled;
            });
}

/// Counts the surfing edges of one disc; those that the other disc counts, too, are halved.
double Generator::seenFrom(DiscIndex disc) const
{
    double seen = 0;
    RimVisitor visitor;
    visitor.cancel = m_options.cancel;
    visitor.isWanted = [](DiscIndex) { return true; };
    visitor.visit = [&](DiscIndex other, const Bitangent&) {
        seen += isChosen(other) ? 0.5 : 1;
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
    // Enough edges for an error of a few percent.
    constexpr double mostSeen = 20'000;
    const std::size_t sampled = std::min(m_chosen.size(), mostDiscs);
    double seen = 0;
    std::size_t looked = 0;
    for (; looked < sampled && (seen < mostSeen || looked < 4); ++looked) {
        // This step spreads any number of samples over all discs.
        constexpr std::size_t step = 37;
        const std::size_t place = sampled < mostDiscs ? looked : looked * step % mostDiscs;
        seen += seenFrom(m_chosen[place * m_chosen.size() / sampled]);
    }
    return looked == 0 ? 0 : seen / double(looked) * double(m_chosen.size());
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
