#include "app/editor/scene/edgefacts.h"

#include "libnav/geometry/angle.h"

#include <algorithm>
#include <cmath>
#include <numbers>

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

const nav::SearchStep::Tangent& resultOf(const nav::SearchTrace& trace,
                                         const nav::TakenTangent& taken)
{
    return trace.steps[trace.queued[taken.queued].source].tangents[taken.tried];
}

/// The first tangent of a search leads straight to the goal.
nav::Point goalOf(const nav::SearchTrace& trace) { return trace.queued.front().edge.to; }

std::optional<EdgeFacts> takenFacts(const nav::SearchTrace& trace, const nav::SurfingEdge& edge)
{
    std::optional<EdgeFacts> best;
    for (std::size_t step = 0; step < trace.taken.size(); ++step) {
        const nav::TakenTangent& taken = trace.taken[step];
        const nav::SearchStep::Tangent& result = resultOf(trace, taken);
        const nav::QueuedTangent& queued = trace.queued[taken.queued];
        if (!isSame(queued.edge, edge) || (best && !result.accepted))
            continue;
        best = EdgeFacts{queued, generationOf(trace, taken.queued), step + 1, result};
        if (result.accepted)
            return best;
    }
    return best;
}

std::optional<EdgeFacts> waitingFacts(const nav::SearchTrace& trace, const nav::SurfingEdge& edge)
{
    const auto waiting =
        std::find_if(trace.queued.begin(), trace.queued.end(), [&](const auto& queued) {
            return !queued.isLeftOut && isSame(queued.edge, edge);
        });
    if (waiting == trace.queued.end())
        return std::nullopt;
    const auto number = std::size_t(waiting - trace.queued.begin());
    return EdgeFacts{*waiting, generationOf(trace, number), {}, {}};
}

/// Of a tangent that was refused before it was queued.
std::optional<EdgeFacts> refusedFacts(const nav::SearchTrace& trace, const nav::SurfingEdge& edge)
{
    for (std::size_t vertex = 0; vertex < trace.steps.size(); ++vertex) {
        for (const nav::SearchStep::Tangent& tangent : trace.steps[vertex].tangents) {
            if (tangent.isTaken || !isSame(tangent.edge, edge))
                continue;
            EdgeFacts facts;
            facts.queued.edge = tangent.edge;
            facts.queued.source = static_cast<std::uint32_t>(vertex);
            facts.queued.estimate = distance(tangent.edge.to, goalOf(trace));
            facts.queued.travelled = tangent.lowerBound - facts.queued.estimate;
            facts.generatedIn = tangent.triedDuring + std::size_t(1);
            facts.triedIn = facts.generatedIn;
            facts.result = tangent;
            return facts;
        }
    }
    return std::nullopt;
}

/// The angle from the vertex, in its winding, to the far end of the arc; nullopt if the arc lies
/// on another rim or not wholly within `turn`.
std::optional<double> turnBeyond(const nav::HuggingEdge& arc, const nav::SearchStep& vertex,
                                 double turn)
{
    constexpr double slack = 1e-6;
    constexpr double whole = 2 * std::numbers::pi;
    if (vertex.at != arc.contact || turn + slack < arc.sweep())
        return std::nullopt;
    const double sense = nav::sign(vertex.winding);
    const double begin = sense > 0 ? std::min(arc.from, arc.to) : std::max(arc.from, arc.to);
    double ahead = std::fmod(sense * (begin - nav::angleOf(vertex.position - arc.center)), whole);
    if (ahead < 0)
        ahead += whole;
    if (ahead > whole - slack)
        ahead = 0;
    const double beyond = ahead + arc.sweep();
    return beyond <= turn + slack ? std::optional(beyond) : std::nullopt;
}

std::optional<ArcFacts> arcFacts(const nav::SearchTrace& trace, const nav::HuggingEdge& arc,
                                 std::size_t number)
{
    const nav::QueuedTangent& queued = trace.queued[number];
    const nav::SearchStep& vertex = trace.steps[queued.source];
    const std::optional<double> turn = turnBeyond(arc, vertex, queued.turn);
    if (!turn || queued.isLeftOut)
        return std::nullopt;
    const bool isAhead = vertex.winding == nav::Winding::counterClockwise;
    const nav::Point end =
        arc.pointAt(isAhead ? std::max(arc.from, arc.to) : std::min(arc.from, arc.to));
    ArcFacts facts;
    facts.winding = vertex.winding;
    facts.travelled = vertex.travelled + *turn * arc.radius;
    facts.estimate = distance(end, goalOf(trace));
    facts.generatedIn = generationOf(trace, number);
    return facts;
}

} // namespace

std::size_t generationOf(const nav::SearchTrace& trace, std::size_t queued)
{
    const auto after =
        std::partition_point(trace.taken.begin(), trace.taken.end(),
                             [&](const auto& taken) { return taken.queuedEnd <= queued; });
    return after == trace.taken.end() ? 0 : std::size_t(after - trace.taken.begin()) + 1;
}

std::optional<EdgeFacts> factsOf(const nav::SearchTrace& trace, const nav::SurfingEdge& edge)
{
    if (auto facts = takenFacts(trace, edge))
        return facts;
    if (auto facts = waitingFacts(trace, edge))
        return facts;
    return refusedFacts(trace, edge);
}

std::optional<ArcFacts> factsOf(const nav::SearchTrace& trace, const nav::HuggingEdge& arc)
{
    std::optional<ArcFacts> best;
    for (std::size_t step = 0; step < trace.taken.size(); ++step) {
        const bool isKept = resultOf(trace, trace.taken[step]).accepted;
        if (best && !isKept)
            continue;
        auto facts = arcFacts(trace, arc, trace.taken[step].queued);
        if (!facts)
            continue;
        facts->triedIn = step + 1;
        facts->isKept = isKept;
        best = facts;
        if (isKept)
            return best;
    }
    for (std::size_t number = 0; !best && number < trace.queued.size(); ++number)
        best = arcFacts(trace, arc, number);
    return best;
}

VertexFacts vertexFacts(const nav::SearchTrace& trace, std::size_t vertex)
{
    const auto taken = std::find_if(trace.taken.begin(), trace.taken.end(), [&](const auto& one) {
        return one.reached >= 0 && static_cast<std::size_t>(one.reached) == vertex;
    });
    if (taken == trace.taken.end())
        return {0, 0, trace.steps[vertex]};
    return {generationOf(trace, taken->queued), std::size_t(taken - trace.taken.begin()) + 1,
            trace.steps[vertex]};
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
    return vertexFacts(trace, std::size_t(step - trace.steps.begin()));
}

} // namespace thicket::editor
