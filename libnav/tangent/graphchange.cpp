#include "libnav/tangent/graphchange.h"

#include "libnav/geometry/angle.h"
#include "libnav/tangent/disccontact.h"
#include "libnav/tangent/rimhugging.h"
#include "libnav/tangent/rimsight.h"
#include "libnav/tangent/turning.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <utility>
#include <vector>

namespace thicket::nav {

namespace {

/// Seals and rounding reach at most this many tolerances beyond an expanded obstacle.
constexpr double sealReach = 200;

/// Separating axis test with the axes of the box and the segment's normal.
bool meets(const Box& box, const SurfingEdge& edge)
{
    if (!box.intersects(boxAround(edge)))
        return false;
    const Point normal = leftNormal(edge.to - edge.from);
    const double reach =
        std::abs(normal.x) * box.width() / 2 + std::abs(normal.y) * box.height() / 2;
    return std::abs(dot(normal, box.center() - edge.from)) <= reach;
}

/// A set of discs that is asked for each edge.
class DiscMarks {
public:
    bool contains(DiscIndex disc) const { return disc < m_marks.size() && m_marks[disc]; }
    void insert(DiscIndex disc)
    {
        if (disc >= m_marks.size())
            m_marks.resize(disc + 1);
        if (!m_marks[disc])
            m_discs.push_back(disc);
        m_marks[disc] = true;
    }
    /// Ascending.
    std::vector<DiscIndex> discs() const
    {
        std::vector<DiscIndex> sorted = m_discs;
        std::sort(sorted.begin(), sorted.end());
        return sorted;
    }

private:
    std::vector<bool> m_marks;
    std::vector<DiscIndex> m_discs;
};

class Growing {
public:
    Growing(const SearchView& field, std::span<const Box> added,
            const CompleteGraphOptions& options)
        : m_field(field), m_options(options), m_same(m_field.discs().size(), unknown)
    {
        const double reach =
            field.agentRadius() + field.minimumExpansion() + sealReach * field.tolerance();
        for (const Box& box : added) {
            m_added.push_back(grown(box, reach));
            for (const DiscIndex disc : field.discsIn(m_added.back()))
                m_near.insert(disc);
        }
    }

    std::optional<GraphDifference> run(const CompleteGraph& rest)
    {
        if (!takeSurfing(rest))
            return {};
        m_keptCount = rest.surfing.size() - m_difference.removed.size();
        lookFromNear();
        m_difference.outdated = m_outdated.discs();
        replaceHugging(rest);
        return std::move(m_difference);
    }

private:
    enum class Kept { asItWas, changed, elsewhere };
    static constexpr char unknown = 2;

    /// The state of a disc that an edge of the rest touches at `at`.
    Kept kept(const Contact& contact, Point at)
    {
        if (isSame(contact))
            return m_near.contains(contact.disc) ? Kept::changed : Kept::asItWas;
        const bool isNear = std::any_of(m_added.begin(), m_added.end(),
                                        [at](const Box& box) { return box.contains(at); });
        return isNear ? Kept::changed : Kept::elsewhere;
    }
    /// Whether the disc of an edge of the rest is that of the field. All contacts with a disc of
    /// the rest are equal, so one comparison is enough.
    bool isSame(const Contact& contact)
    {
        const std::size_t place = contact.disc;
        if (place >= m_same.size())
            return false;
        if (m_same[place] == unknown)
            m_same[place] = contactWith(m_field, contact.disc) == contact ? 1 : 0;
        return m_same[place] == 1;
    }
    bool isBlocked(const SurfingEdge& edge) const
    {
        const bool isNear = std::any_of(m_added.begin(), m_added.end(),
                                        [&](const Box& box) { return meets(box, edge); });
        return isNear &&
               m_field.firstHit(edge.from, edge.to, edge.fromContact.disc, edge.toContact.disc);
    }
    bool isChosen(DiscIndex disc) const
    {
        return !m_options.window ||
               boxAround(m_field.discs()[disc].center, m_field.discs()[disc].radius)
                   .intersects(*m_options.window);
    }
    void note(const SurfingEdge& edge)
    {
        enclose(m_difference.touched, boxAround(edge));
        m_outdated.insert(edge.fromContact.disc);
        m_outdated.insert(edge.toContact.disc);
    }

    /// False if the indices of the rest are not those of the field.
    bool takeSurfing(const CompleteGraph& rest)
    {
        for (std::size_t i = 0; i < rest.surfing.size(); ++i) {
            const SurfingEdge& edge = rest.surfing[i];
            const Kept from = kept(edge.fromContact, edge.from);
            const Kept to = kept(edge.toContact, edge.to);
            if (from == Kept::elsewhere || to == Kept::elsewhere)
                return false;
            if (from == Kept::asItWas && to == Kept::asItWas && !isBlocked(edge))
                continue;
            m_difference.removed.push_back(i);
            note(edge);
        }
        return true;
    }

    void lookFromNear()
    {
        for (const DiscIndex disc : m_near.discs()) {
            m_outdated.insert(disc);
            for (const Winding winding : {Winding::counterClockwise, Winding::clockwise})
                lookFrom(disc, winding);
        }
    }
    void lookFrom(DiscIndex disc, Winding winding)
    {
        RimVisitor visitor;
        visitor.cancel = m_options.cancel;
        visitor.isWanted = [&](DiscIndex other) {
            const bool isOwn = disc < other || !m_near.contains(other);
            return isOwn && (isChosen(disc) || isChosen(other));
        };
        visitor.visit = [&](DiscIndex other, const Bitangent& tangent) {
            m_difference.truncated =
                m_keptCount + m_difference.added.size() >= m_options.maxSurfingEdges;
            if (m_difference.truncated)
                return false;
            m_difference.added.push_back({tangent.from, tangent.to, contactWith(m_field, disc),
                                          contactWith(m_field, other)});
            note(m_difference.added.back());
            return true;
        };
        const Disc& own = m_field.discs()[disc];
        if (!m_difference.truncated)
            visitTangentsFrom(m_field, {own.center, own.radius}, disc, winding, visitor);
    }

    void replaceHugging(const CompleteGraph& rest)
    {
        std::map<DiscIndex, std::vector<double>> contacts;
        const auto addContact = [&](const Contact& contact, Point at) {
            if (m_outdated.contains(contact.disc) && isChosen(contact.disc)) {
                const Point out = at - m_field.discs()[contact.disc].center;
                contacts[contact.disc].push_back(angleOf(out));
            }
        };
        const auto addContacts = [&](const SurfingEdge& edge) {
            addContact(edge.fromContact, edge.from);
            addContact(edge.toContact, edge.to);
        };
        auto removed = m_difference.removed.begin();
        for (std::size_t i = 0; i < rest.surfing.size(); ++i) {
            if (removed != m_difference.removed.end() && *removed == i)
                ++removed;
            else
                addContacts(rest.surfing[i]);
        }
        std::for_each(m_difference.added.begin(), m_difference.added.end(), addContacts);
        for (const DiscIndex disc : m_difference.outdated) {
            if (disc < m_field.discs().size() && m_field.discs()[disc].obstacle != noObstacle)
                enclose(m_difference.touched,
                        boxAround(m_field.discs()[disc].center, m_field.discs()[disc].radius));
        }
        for (auto& [disc, angles] : contacts) {
            mergeRounded(angles, m_field.tolerance() / m_field.discs()[disc].radius);
            visitHugging(m_field, disc, angles, [this](const HuggingEdge& edge) {
                m_difference.hugging.push_back(edge);
                return true;
            });
        }
    }
    /// Contacts that build() finds at the same angle differ here by rounding.
    static void mergeRounded(std::vector<double>& angles, double slack)
    {
        std::sort(angles.begin(), angles.end());
        const auto isSame = [slack](double a, double b) { return b - a < 1e-3 * slack; };
        angles.erase(std::unique(angles.begin(), angles.end(), isSame), angles.end());
        if (angles.size() > 1 && isSame(angles.back(), angles.front() + fullTurn))
            angles.pop_back();
    }

    SearchView m_field;
    const CompleteGraphOptions& m_options;
    std::vector<Box> m_added; // boxes of the added obstacles, with their seals
    DiscMarks m_near;         // discs that meet one of the boxes
    DiscMarks m_outdated;     // discs with added or removed contacts
    std::vector<char> m_same; // of each disc: whether it is that of the rest, or unknown
    std::size_t m_keptCount = 0;
    GraphDifference m_difference;
};

} // namespace

std::optional<GraphDifference> graphDifference(const CompleteGraph& rest,
                                               const ObstacleField& field,
                                               std::span<const Box> added,
                                               const CompleteGraphOptions& options)
{
    return Growing(field, added, options).run(rest);
}

CompleteGraph withDifference(const CompleteGraph& rest, const GraphDifference& difference)
{
    CompleteGraph graph;
    graph.truncated = difference.truncated;
    graph.surfing.reserve(rest.surfing.size() + difference.added.size());
    auto from = rest.surfing.begin();
    for (const std::size_t removed : difference.removed) {
        const auto at = rest.surfing.begin() + static_cast<std::ptrdiff_t>(removed);
        graph.surfing.insert(graph.surfing.end(), from, at);
        from = at + 1;
    }
    graph.surfing.insert(graph.surfing.end(), from, rest.surfing.end());
    graph.surfing.insert(graph.surfing.end(), difference.added.begin(), difference.added.end());
    DiscMarks outdated;
    for (const DiscIndex disc : difference.outdated)
        outdated.insert(disc);
    graph.hugging.reserve(rest.hugging.size() + difference.hugging.size());
    std::copy_if(rest.hugging.begin(), rest.hugging.end(), std::back_inserter(graph.hugging),
                 [&](const HuggingEdge& edge) { return !outdated.contains(edge.contact.disc); });
    graph.hugging.insert(graph.hugging.end(), difference.hugging.begin(), difference.hugging.end());
    return graph;
}

std::optional<GrownGraph> grownGraph(const CompleteGraph& rest, const ObstacleField& field,
                                     std::span<const Box> added,
                                     const CompleteGraphOptions& options)
{
    const auto difference = graphDifference(rest, field, added, options);
    if (!difference)
        return {};
    return GrownGraph{withDifference(rest, *difference), difference->touched};
}

} // namespace thicket::nav
