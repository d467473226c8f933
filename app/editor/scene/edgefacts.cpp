#include "app/editor/scene/edgefacts.h"

#include <algorithm>

namespace thicket::editor {

namespace {

/// The distance between the ends of two edges between the same discs, in either direction;
/// nullopt for other discs.
std::optional<double> offset(const nav::SurfingEdge& a, const nav::SurfingEdge& b)
{
    if (a.fromContact == b.fromContact && a.toContact == b.toContact)
        return distance(a.from, b.from) + distance(a.to, b.to);
    if (a.fromContact == b.toContact && a.toContact == b.fromContact)
        return distance(a.from, b.to) + distance(a.to, b.from);
    return std::nullopt;
}

/// Two discs have up to four tangents. The same one was computed from the other end, perhaps.
bool isSame(const nav::SurfingEdge& a, const nav::SurfingEdge& b)
{
    constexpr double rounding = 1e-6;
    const std::optional<double> off = offset(a, b);
    return off && *off <= rounding * (a.length() + b.length());
}

/// The step during which a tangent was queued.
std::size_t generation(const nav::SearchTrace& trace, std::size_t queued)
{
    const auto after =
        std::partition_point(trace.taken.begin(), trace.taken.end(),
                             [&](const auto& taken) { return taken.queuedEnd <= queued; });
    return after == trace.taken.end() ? 0 : std::size_t(after - trace.taken.begin()) + 1;
}

const nav::SearchStep::Tangent& resultOf(const nav::SearchTrace& trace,
                                         const nav::TakenTangent& taken)
{
    return trace.steps[trace.queued[taken.queued].source].tangents[taken.tried];
}

} // namespace

std::optional<EdgeFacts> factsOf(const nav::SearchTrace& trace, const nav::SurfingEdge& edge)
{
    std::optional<EdgeFacts> best;
    for (std::size_t step = 0; step < trace.taken.size(); ++step) {
        const nav::TakenTangent& taken = trace.taken[step];
        const nav::SearchStep::Tangent& result = resultOf(trace, taken);
        const nav::QueuedTangent& queued = trace.queued[taken.queued];
        if (!isSame(queued.edge, edge) || (best && !result.accepted))
            continue;
        best = EdgeFacts{queued, generation(trace, taken.queued), step + 1, result};
        if (result.accepted)
            return best;
    }
    if (best)
        return best;
    const auto waiting =
        std::find_if(trace.queued.begin(), trace.queued.end(), [&](const auto& queued) {
            return !queued.isLeftOut && isSame(queued.edge, edge);
        });
    if (waiting == trace.queued.end())
        return std::nullopt;
    const auto number = std::size_t(waiting - trace.queued.begin());
    return EdgeFacts{*waiting, generation(trace, number), {}, {}};
}

std::optional<VertexFacts> factsOf(const nav::SearchTrace& trace, const nav::Contact& contact,
                                   nav::Point at, double slop)
{
    const auto step =
        std::find_if(trace.steps.begin(), trace.steps.end(), [&](const nav::SearchStep& one) {
            return one.at == contact && distance(one.position, at) <= slop;
        });
    if (step == trace.steps.end())
        return std::nullopt;
    const auto vertex = std::int32_t(step - trace.steps.begin());
    const auto taken = std::find_if(trace.taken.begin(), trace.taken.end(),
                                    [&](const auto& one) { return one.reached == vertex; });
    return VertexFacts{
        taken == trace.taken.end() ? 0 : std::size_t(taken - trace.taken.begin()) + 1, *step};
}

} // namespace thicket::editor
