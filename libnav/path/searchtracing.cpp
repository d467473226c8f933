#include "libnav/path/searchtracing.h"

namespace thicket::nav {

namespace {

void addVertices(const TangentGraph& graph, Point goal, SearchTrace& trace)
{
    trace.steps.reserve(graph.vertices().size());
    for (const TangentVertex& vertex : graph.vertices()) {
        SearchStep step;
        step.at = graph.contactOf(vertex);
        step.position = vertex.position();
        step.center = vertex.center;
        step.radius = vertex.radius;
        step.winding = vertex.winding;
        if (vertex.intent != TangentVertex::none)
            step.parent = static_cast<std::int32_t>(graph.intents()[vertex.intent].source);
        step.travelled = vertex.travelled;
        step.lowerBound = vertex.travelled + distance(vertex.position(), goal);
        trace.steps.push_back(std::move(step));
    }
}

void addQueued(const TangentGraph& graph, double maxBound, SearchTrace& trace)
{
    trace.queued.reserve(graph.intents().size());
    for (const TangentIntent& intent : graph.intents()) {
        const Bitangent line = graph.lineOf(intent);
        QueuedTangent queued;
        queued.edge = {line.from, line.to, trace.steps[intent.source].at, graph.targetOf(intent)};
        queued.winding = intent.winding;
        queued.isLeftOut = intent.base + intent.estimate > maxBound;
        queued.source = intent.source;
        queued.turn = intent.turn;
        queued.travelled = intent.base;
        queued.estimate = intent.estimate;
        trace.queued.push_back(queued);
    }
}

void addAttempt(const TangentAttempt& attempt, std::uint32_t during, SearchTrace& trace)
{
    SearchStep& step = trace.steps[attempt.source];
    SearchStep::Tangent tangent;
    tangent.edge = {attempt.line.a, attempt.line.b, step.at, attempt.target};
    tangent.lowerBound = attempt.lowerBound;
    tangent.accepted = attempt.accepted;
    tangent.isTaken = attempt.isTaken;
    tangent.reason = attempt.reason;
    tangent.blockedAt = attempt.blockedAt;
    tangent.blockedBy = attempt.blockedBy;
    if (attempt.rival != TangentVertex::none)
        tangent.rival = static_cast<std::int32_t>(attempt.rival);
    tangent.triedDuring = during;
    if (attempt.isTaken)
        trace.taken[during].tried = static_cast<std::uint32_t>(step.tangents.size());
    step.tangents.push_back(tangent);
}

void addTaken(const TangentGraph& graph, SearchTrace& trace)
{
    const auto taken = graph.taken();
    const auto attempts = graph.attempts();
    trace.taken.resize(taken.size());
    for (std::size_t i = 0; i < taken.size(); ++i) {
        const bool isLast = i + 1 == taken.size();
        trace.taken[i].queued = taken[i].intent;
        trace.taken[i].queuedEnd =
            isLast ? static_cast<std::uint32_t>(graph.intents().size()) : taken[i + 1].queuedBefore;
        const std::size_t end = isLast ? attempts.size() : taken[i + 1].firstAttempt;
        for (std::size_t attempt = taken[i].firstAttempt; attempt < end; ++attempt)
            addAttempt(attempts[attempt], static_cast<std::uint32_t>(i), trace);
    }
}

// Vertices arise in the order in which their tangents were taken.
void addReached(const TangentGraph& graph, SearchTrace& trace)
{
    std::size_t next = 1;
    for (TakenTangent& taken : trace.taken)
        if (next < graph.vertices().size() && graph.vertices()[next].intent == taken.queued)
            taken.reached = static_cast<std::int32_t>(next++);
}

} // namespace

SearchTrace traceOf(const TangentGraph& graph, Point goal, const SearchLimits& limits)
{
    SearchTrace trace;
    trace.weight = limits.weight;
    addVertices(graph, goal, trace);
    addQueued(graph, limits.maxBound(), trace);
    addTaken(graph, trace);
    addReached(graph, trace);
    return trace;
}

} // namespace thicket::nav
