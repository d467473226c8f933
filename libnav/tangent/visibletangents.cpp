#include "libnav/tangent/visibletangents.h"

#include "libnav/tangent/disccontact.h"
#include "libnav/tangent/rimsight.h"

#include <algorithm>

namespace thicket::nav {

namespace {

/// The discs chosen by a window.
class Choice {
public:
    Choice(const SearchView& field, const std::optional<Box>& window)
    {
        if (window)
            m_chosen = field.discsIn(*window);
    }

    bool has(DiscIndex disc) const
    {
        return !m_chosen || std::binary_search(m_chosen->begin(), m_chosen->end(), disc);
    }
    /// A bound of the distance from the point to the chosen discs.
    double reach(const SearchView& field, Point from) const
    {
        if (!m_chosen)
            return std::numeric_limits<double>::infinity();
        double reach = -std::numeric_limits<double>::infinity();
        for (const DiscIndex disc : *m_chosen)
            reach = std::max(reach, gapTo(field.discs()[disc], from));
        return reach;
    }

private:
    std::optional<std::vector<DiscIndex>> m_chosen;
};

} // namespace

VisibleTangents visibleTangents(const ObstacleField& field, Point from,
                                const VisibleTangentOptions& options)
{
    VisibleTangents seen;
    if (!std::isfinite(from.x) || !std::isfinite(from.y) || field.obstacleAt(from))
        return seen;
    const Choice choice(field, options.window);
    RimVisitor visitor;
    visitor.farthest = choice.reach(field, from);
    visitor.cancel = options.cancel;
    visitor.isWanted = [&](DiscIndex disc) { return choice.has(disc); };
    visitor.visit = [&](DiscIndex disc, const Bitangent& tangent) {
        seen.truncated = seen.tangents.size() >= options.most;
        if (!seen.truncated)
            seen.tangents.push_back({contactWith(field, disc), tangent});
        return !seen.truncated;
    };
    const bool isWhole =
        visitTangentsFrom(field, {from, 0}, std::nullopt, Winding::counterClockwise, visitor);
    seen.cancelled = !isWhole && !seen.truncated;
    std::stable_sort(seen.tangents.begin(), seen.tangents.end(),
                     [](const auto& a, const auto& b) { return a.contact.disc < b.contact.disc; });
    return seen;
}

} // namespace thicket::nav
