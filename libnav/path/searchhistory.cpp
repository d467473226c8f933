#include "libnav/path/searchhistory.h"

#include "libnav/geometry/angle.h"
#include "libnav/path/openhistory.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <limits>
#include <queue>

namespace thicket::nav {

struct SearchHistory::Record {
    using Steps = std::vector<std::uint32_t>; ///< ascending
    static constexpr std::uint32_t never = UINT32_MAX;

    explicit Record(SearchTrace from);
    const SearchStep::Tangent& resultOf(std::size_t step) const
    {
        const TakenTangent& taken = trace.taken[step];
        return trace.steps[trace.queued[taken.queued].source].tangents[taken.tried];
    }
    std::size_t queuedBegin(std::size_t step) const
    {
        return step > 0 ? trace.taken[step - 1].queuedEnd : std::min<std::size_t>(1, queued());
    }
    std::size_t queued() const { return trace.queued.size(); }

    SearchTrace trace;
    OpenHistory open;
    std::vector<double> bounds;              // by step, as the next three
    std::vector<std::uint32_t> openCounts;   // after it
    std::vector<std::uint32_t> vertexCounts; // after it
    std::vector<std::uint32_t> keptCounts;   // accepted from its source up to it
    std::vector<std::uint32_t> takenDuring;  // by tangent
    std::vector<std::uint32_t> madeDuring;   // by vertex
    Steps rejections;
    std::array<Steps, rejectionCount> rejectionsFor;
    Steps rises;
    Steps arrivals;
    std::optional<std::size_t> goal;

private:
    void addBounds();
    void addResults();
};

namespace {

/// A tangent in the order of bounds, least first.
struct Bound {
    double length = 0;
    std::uint32_t queued = 0;
    bool operator>(const Bound& other) const { return length > other.length; }
};

std::optional<std::size_t> firstAfter(const std::vector<std::uint32_t>& steps, std::size_t after)
{
    const auto found = std::upper_bound(steps.begin(), steps.end(), after);
    return found == steps.end() ? std::nullopt : std::optional<std::size_t>(*found);
}

/// The arc at the source, if it has a length, and the tangent.
void addWay(std::vector<TangentEdge>& way, const SearchStep& source, const QueuedTangent& tangent)
{
    if (source.radius > 0 && tangent.turn > 0) {
        const double from = angleOf(source.position - source.center);
        way.push_back(HuggingEdge{source.center, source.radius, from,
                                  from + sign(source.winding) * tangent.turn, source.winding,
                                  source.at});
    }
    way.push_back(tangent.edge);
}

} // namespace

SearchHistory::Record::Record(SearchTrace from) : trace(std::move(from)), open(trace)
{
    takenDuring.assign(queued(), never);
    for (std::uint32_t step = 0; step < trace.taken.size(); ++step)
        takenDuring[trace.taken[step].queued] = step;
    addResults();
    addBounds();
}

void SearchHistory::Record::addResults()
{
    madeDuring.assign(trace.steps.size(), 0);
    std::vector<std::uint32_t> kept(trace.steps.size());
    std::uint32_t vertices = 1;
    std::uint32_t opened = trace.queued.empty() || trace.queued.front().isLeftOut ? 0 : 1;
    for (std::uint32_t step = 0; step < trace.taken.size(); ++step) {
        const TakenTangent& taken = trace.taken[step];
        const SearchStep::Tangent& result = resultOf(step);
        if (!result.accepted) {
            rejections.push_back(step);
            rejectionsFor[static_cast<std::size_t>(result.reason)].push_back(step);
        } else if (result.edge.toContact.kind == Contact::Kind::goal) {
            goal = step;
        }
        if (taken.reached >= 0) {
            madeDuring[static_cast<std::size_t>(taken.reached)] = step;
            arrivals.push_back(step);
            ++vertices;
        }
        for (std::size_t i = queuedBegin(step); i < taken.queuedEnd; ++i)
            opened += trace.queued[i].isLeftOut ? 0 : 1;
        openCounts.push_back(--opened);
        vertexCounts.push_back(vertices);
        keptCounts.push_back(kept[trace.queued[taken.queued].source] += result.accepted ? 1 : 0);
    }
}

// The least bound of what is queued bounds all paths from below. With a weight above 1 it may fall
// again; what was known before still holds.
void SearchHistory::Record::addBounds()
{
    std::priority_queue<Bound, std::vector<Bound>, std::greater<>> queue;
    double bound = 0;
    std::size_t next = 0;
    for (std::uint32_t step = 0; step < trace.taken.size(); ++step) {
        for (; next < queuedBegin(step); ++next)
            queue.push({trace.queued[next].lowerBound(), static_cast<std::uint32_t>(next)});
        while (takenDuring[queue.top().queued] < step)
            queue.pop();
        if (step > 0 && queue.top().length > bound)
            rises.push_back(step);
        bound = std::max(bound, queue.top().length);
        bounds.push_back(bound);
    }
}

SearchHistory::SearchHistory() : SearchHistory(SearchTrace()) {}

SearchHistory::SearchHistory(SearchTrace trace)
    : m_record(std::make_shared<const Record>(std::move(trace)))
{}

const SearchTrace& SearchHistory::trace() const { return m_record->trace; }

std::size_t SearchHistory::stepCount() const { return m_record->trace.taken.size(); }

SearchMoment SearchHistory::at(std::size_t step) const
{
    assert(step < stepCount());
    const TakenTangent& taken = trace().taken[step];
    SearchMoment moment;
    moment.step = step;
    moment.taken = trace().queued[taken.queued];
    moment.result = m_record->resultOf(step);
    if (taken.reached >= 0)
        moment.reached = static_cast<std::size_t>(taken.reached);
    moment.tried = triedFrom(moment.taken.source, step);
    moment.kept = m_record->keptCounts[step];
    moment.queuedBegin = m_record->queuedBegin(step);
    moment.queuedEnd = taken.queuedEnd;
    moment.openCount = openCount(step);
    moment.vertexCount = m_record->vertexCounts[step];
    moment.bound = bound(step);
    return moment;
}

std::span<const SearchStep::Tangent> SearchHistory::triedFrom(std::size_t vertex,
                                                              std::size_t step) const
{
    const std::vector<SearchStep::Tangent>& all = trace().steps[vertex].tangents;
    const auto end = std::partition_point(
        all.begin(), all.end(), [&](const auto& tangent) { return tangent.triedDuring <= step; });
    return {all.begin(), end};
}

double SearchHistory::bound(std::size_t step) const { return m_record->bounds[step]; }

std::vector<std::uint32_t> SearchHistory::openList(std::size_t step, std::size_t first,
                                                   std::size_t count) const
{
    assert(step < stepCount());
    return m_record->open.rows(step, first, count);
}

std::size_t SearchHistory::openCount(std::size_t step) const { return m_record->openCounts[step]; }

bool SearchHistory::isOpen(std::size_t tangent, std::size_t step) const
{
    const bool isQueued = tangent < trace().taken[step].queuedEnd;
    return isQueued && !trace().queued[tangent].isLeftOut && m_record->takenDuring[tangent] > step;
}

std::size_t SearchHistory::stepOf(std::size_t vertex) const { return m_record->madeDuring[vertex]; }

std::optional<std::size_t> SearchHistory::goalStep() const { return m_record->goal; }

std::optional<std::size_t> SearchHistory::nextRejection(std::size_t after,
                                                        std::optional<Rejection> reason) const
{
    return firstAfter(reason ? m_record->rejectionsFor[static_cast<std::size_t>(*reason)]
                             : m_record->rejections,
                      after);
}

std::optional<std::size_t> SearchHistory::nextRise(std::size_t after) const
{
    return firstAfter(m_record->rises, after);
}

std::optional<std::size_t> SearchHistory::nextVertex(std::size_t after) const
{
    return firstAfter(m_record->arrivals, after);
}

std::vector<std::uint32_t> SearchHistory::chainTo(std::size_t vertex) const
{
    std::vector<std::uint32_t> chain;
    for (auto at = static_cast<std::int32_t>(vertex); at >= 0;
         at = trace().steps[static_cast<std::size_t>(at)].parent)
        chain.push_back(static_cast<std::uint32_t>(at));
    std::reverse(chain.begin(), chain.end());
    return chain;
}

std::vector<TangentEdge> SearchHistory::wayTo(std::size_t vertex) const
{
    std::vector<TangentEdge> way;
    std::uint32_t before = 0;
    for (const std::uint32_t at : chainTo(vertex)) {
        if (at > 0)
            addWay(way, trace().steps[before], trace().queued[trace().taken[stepOf(at)].queued]);
        before = at;
    }
    return way;
}

std::vector<TangentEdge> SearchHistory::wayAlong(std::size_t step) const
{
    const QueuedTangent& taken = trace().queued[trace().taken[step].queued];
    std::vector<TangentEdge> way = wayTo(taken.source);
    addWay(way, trace().steps[taken.source], taken);
    return way;
}

} // namespace thicket::nav
