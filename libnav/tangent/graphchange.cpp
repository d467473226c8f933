#include "libnav/tangent/graphchange.h"

#include "libnav/tangent/disccontact.h"
#include "libnav/tangent/rimhugging.h"
#include "libnav/tangent/rimsight.h"
#include "libnav/tangent/turning.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <set>
#include <vector>

namespace thicket::nav {

namespace {

/// Seals and rounding reach at most this many tolerances beyond an expanded obstacle.
constexpr double sealReach = 200;

Box boxOf(const Disc& disc) { return grown(Box{disc.center, disc.center}, disc.radius); }

Box boxOf(const SurfingEdge& edge)
{
    Box box{edge.from, edge.from};
    enclose(box, {edge.to, edge.to});
    return box;
}

/// Separating axis test with the axes of the box and the segment's normal.
bool meets(const Box& box, const SurfingEdge& edge)
{
    if (!box.intersects(boxOf(edge)))
        return false;
    const Point normal = leftNormal(edge.to - edge.from);
    const double reach =
        std::abs(normal.x) * box.width() / 2 + std::abs(normal.y) * box.height() / 2;
    return std::abs(dot(normal, box.center() - edge.from)) <= reach;
}

class Growing {
public:
    Growing(const SearchView& field, std::span<const Box> added,
            const CompleteGraphOptions& options)
        : m_field(field), m_options(options)
    {
        const double reach =
            field.agentRadius() + field.minimumExpansion() + sealReach * field.tolerance();
        for (const Box& box : added) {
            m_added.push_back(grown(box, reach));
            for (const DiscIndex disc : field.discsIn(m_added.back()))
                m_near.insert(disc);
        }
    }

    std::optional<GrownGraph> run(const CompleteGraph& rest)
    {
        if (!takeSurfing(rest))
            return {};
        lookFromNear();
        takeHugging(rest);
        return std::move(m_grown);
    }

private:
    enum class Kept { asItWas, changed, elsewhere };

    /// The state of a disc that an edge of the rest touches at `at`.
    Kept kept(const Contact& contact, Point at) const
    {
        const bool isSame =
            contact.disc < m_field.discs().size() && contactWith(m_field, contact.disc) == contact;
        if (isSame)
            return m_near.contains(contact.disc) ? Kept::changed : Kept::asItWas;
        const bool isNear = std::any_of(m_added.begin(), m_added.end(),
                                        [at](const Box& box) { return box.contains(at); });
        return isNear ? Kept::changed : Kept::elsewhere;
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
        return !m_options.window || boxOf(m_field.discs()[disc]).intersects(*m_options.window);
    }
    void note(const SurfingEdge& edge)
    {
        enclose(m_grown.touched, boxOf(edge));
        m_outdated.insert(edge.fromContact.disc);
        m_outdated.insert(edge.toContact.disc);
    }

    /// False if the indices of the rest are not those of the field.
    bool takeSurfing(const CompleteGraph& rest)
    {
        m_grown.graph.surfing.reserve(rest.surfing.size());
        for (const SurfingEdge& edge : rest.surfing) {
            const Kept from = kept(edge.fromContact, edge.from);
            const Kept to = kept(edge.toContact, edge.to);
            if (from == Kept::elsewhere || to == Kept::elsewhere)
                return false;
            if (from == Kept::asItWas && to == Kept::asItWas && !isBlocked(edge))
                m_grown.graph.surfing.push_back(edge);
            else
                note(edge);
        }
        return true;
    }

    void lookFromNear()
    {
        for (const DiscIndex disc : m_near) {
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
            CompleteGraph& graph = m_grown.graph;
            graph.truncated = graph.surfing.size() >= m_options.maxSurfingEdges;
            if (graph.truncated)
                return false;
            graph.surfing.push_back({tangent.from, tangent.to, contactWith(m_field, disc),
                                     contactWith(m_field, other)});
            note(graph.surfing.back());
            return true;
        };
        const Disc& own = m_field.discs()[disc];
        if (!m_grown.graph.truncated)
            visitTangentsFrom(m_field, {own.center, own.radius}, disc, winding, visitor);
    }

    void takeHugging(const CompleteGraph& rest)
    {
        std::vector<HuggingEdge>& hugging = m_grown.graph.hugging;
        std::copy_if(
            rest.hugging.begin(), rest.hugging.end(), std::back_inserter(hugging),
            [this](const HuggingEdge& edge) { return !m_outdated.contains(edge.contact.disc); });
        std::map<DiscIndex, std::vector<double>> contacts;
        const auto addContact = [&](const Contact& contact, Point at) {
            if (m_outdated.contains(contact.disc) && isChosen(contact.disc)) {
                const Point out = at - m_field.discs()[contact.disc].center;
                contacts[contact.disc].push_back(std::atan2(out.y, out.x));
            }
        };
        for (const SurfingEdge& edge : m_grown.graph.surfing) {
            addContact(edge.fromContact, edge.from);
            addContact(edge.toContact, edge.to);
        }
        for (const DiscIndex disc : m_outdated) {
            if (disc < m_field.discs().size() && m_field.discs()[disc].obstacle != noObstacle)
                enclose(m_grown.touched, boxOf(m_field.discs()[disc]));
        }
        for (auto& [disc, angles] : contacts) {
            mergeRounded(angles, m_field.tolerance() / m_field.discs()[disc].radius);
            visitHugging(m_field, disc, angles, [&hugging](const HuggingEdge& edge) {
                hugging.push_back(edge);
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
    std::vector<Box> m_added;       // boxes of the added obstacles, with their seals
    std::set<DiscIndex> m_near;     // discs that meet one of the boxes
    std::set<DiscIndex> m_outdated; // discs with added or removed contacts
    GrownGraph m_grown;
};

} // namespace

std::optional<GrownGraph> grownGraph(const CompleteGraph& rest, const ObstacleField& field,
                                     std::span<const Box> added,
                                     const CompleteGraphOptions& options)
{
    return Growing(field, added, options).run(rest);
}

} // namespace thicket::nav
