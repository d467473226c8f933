#include "libnav/path/openhistory.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>

namespace thicket::nav {

OpenHistory::OpenHistory(const SearchTrace& trace)
{
    for (const TakenTangent& taken : trace.taken) {
        m_queuedEnd.push_back(taken.queuedEnd);
        m_taken.push_back(taken.queued);
    }
    sortEntries(trace);
    addKeyframes();
}

// The order of OpenList.
void OpenHistory::sortEntries(const SearchTrace& trace)
{
    const std::size_t size = trace.queued.size();
    m_blockSize = std::bit_ceil(static_cast<std::size_t>(std::sqrt(double(size))) + 1);
    std::vector<double> ranks;
    ranks.reserve(size);
    for (const QueuedTangent& queued : trace.queued)
        ranks.push_back(queued.travelled + trace.weight * queued.estimate);
    for (std::uint32_t i = 0, step = 0; i < size; ++i) {
        while (step + 1 < m_queuedEnd.size() && i >= m_queuedEnd[step])
            ++step;
        const bool isOpened = !trace.queued[i].isLeftOut;
        m_entries.push_back({i, isOpened ? step : never, never});
    }
    for (std::uint32_t step = 0; step < m_taken.size(); ++step)
        m_entries[m_taken[step]].until = step;
    std::sort(m_entries.begin(), m_entries.end(), [&](const Entry& a, const Entry& b) {
        if (ranks[a.queued] != ranks[b.queued])
            return ranks[a.queued] < ranks[b.queued];
        const double travelledA = trace.queued[a.queued].travelled;
        const double travelledB = trace.queued[b.queued].travelled;
        return travelledA != travelledB ? travelledA > travelledB : a.queued < b.queued;
    });
    m_place.resize(size);
    for (std::uint32_t place = 0; place < size; ++place)
        m_place[m_entries[place].queued] = place;
}

void OpenHistory::addKeyframes()
{
    Counts counts((m_entries.size() + m_blockSize - 1) / m_blockSize);
    std::size_t changes = m_blockSize; // so that the first step is a keyframe
    for (std::size_t step = 0; step < m_taken.size(); ++step) {
        apply(step, counts);
        changes += 1 + m_queuedEnd[step] - (step > 0 ? m_queuedEnd[step - 1] : 0);
        if (changes < m_blockSize)
            continue;
        changes = 0;
        m_frameSteps.push_back(static_cast<std::uint32_t>(step));
        m_frames.push_back(counts);
    }
}

void OpenHistory::apply(std::size_t step, Counts& counts) const
{
    for (std::uint32_t i = step > 0 ? m_queuedEnd[step - 1] : 0; i < m_queuedEnd[step]; ++i)
        if (m_entries[m_place[i]].from != never)
            ++counts[blockOf(i)];
    --counts[blockOf(m_taken[step])];
}

OpenHistory::Counts OpenHistory::countsAfter(std::size_t step) const
{
    assert(step < m_taken.size());
    const auto after = std::upper_bound(m_frameSteps.begin(), m_frameSteps.end(), step);
    const auto frame = static_cast<std::size_t>(after - m_frameSteps.begin()) - 1;
    Counts counts = m_frames[frame];
    for (std::size_t next = m_frameSteps[frame] + 1; next <= step; ++next)
        apply(next, counts);
    return counts;
}

std::vector<std::uint32_t> OpenHistory::rows(std::size_t step, std::size_t first,
                                             std::size_t count) const
{
    const Counts counts = countsAfter(step);
    std::vector<std::uint32_t> result;
    for (std::size_t block = 0; block < counts.size() && result.size() < count; ++block) {
        if (counts[block] <= first) {
            first -= counts[block];
            continue;
        }
        const std::size_t end = std::min((block + 1) * m_blockSize, m_entries.size());
        for (std::size_t i = block * m_blockSize; i < end && result.size() < count; ++i) {
            const Entry& entry = m_entries[i];
            if (entry.from == never || entry.from > step || entry.until <= step)
                continue;
            if (first > 0)
                --first;
            else
                result.push_back(entry.queued);
        }
    }
    return result;
}

} // namespace thicket::nav
