#pragma once

#include "libnav/path/searchtrace.h"

#include <cstdint>
#include <vector>

namespace thicket::nav {

/// The open list of a finished search after any of its steps, in the search's order.
///
/// All tangents are sorted once and cut into blocks of about the square root of their number.
/// Keyframes hold the number of open tangents per block. To answer, the keyframe before the step is
/// brought up to it, and only blocks with rows that are wanted are read. Time and memory of an
/// answer grow with the square root, the keyframes with the number of queued tangents.
class OpenHistory {
public:
    OpenHistory() = default;
    /// The trace is only read here.
    explicit OpenHistory(const SearchTrace& trace);

    /// Indices in SearchTrace::queued of the tangents at rows [first, first + count) of the open
    /// list after a step, as far as there are any.
    std::vector<std::uint32_t> rows(std::size_t step, std::size_t first, std::size_t count) const;

private:
    static constexpr std::uint32_t never = UINT32_MAX;
    struct Entry {
        std::uint32_t queued = 0;    ///< index in SearchTrace::queued
        std::uint32_t from = 0;      ///< step that queued it
        std::uint32_t until = never; ///< step that took it
    };
    using Counts = std::vector<std::uint32_t>;

    void sortEntries(const SearchTrace& trace);
    void addKeyframes();
    void apply(std::size_t step, Counts& counts) const;
    Counts countsAfter(std::size_t step) const;
    std::size_t blockOf(std::uint32_t queued) const { return m_place[queued] / m_blockSize; }

    std::size_t m_blockSize = 1;
    std::vector<Entry> m_entries;            // in the order of the open list
    std::vector<std::uint32_t> m_place;      // in m_entries, of each queued tangent
    std::vector<std::uint32_t> m_queuedEnd;  // after each step
    std::vector<std::uint32_t> m_taken;      // by each step
    std::vector<std::uint32_t> m_frameSteps; // of the keyframes, ascending
    std::vector<Counts> m_frames;            // after these steps
};

} // namespace thicket::nav
