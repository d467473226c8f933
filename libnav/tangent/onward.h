#pragma once

#include "libnav/geometry/shapes.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>

namespace thicket::nav {

/// Which departures of a listed rim a path may take after a given arrival: a run of the list, in
/// the order in which the path comes to them. A function of the arriving tangent and the list.
struct Onward {
    std::uint32_t first = 0; ///< in the list of the rim
    std::uint32_t count = 0;

    bool operator==(const Onward&) const = default;
};

/// A box that holds every goal in sight of some paths. Rounded outwards.
struct View {
    float left = std::numeric_limits<float>::infinity();
    float bottom = std::numeric_limits<float>::infinity();
    float right = -std::numeric_limits<float>::infinity();
    float top = -std::numeric_limits<float>::infinity();

    View() = default;
    explicit View(const Box& box)
        : left(down(box.min.x)), bottom(down(box.min.y)), right(-down(-box.max.x)),
          top(-down(-box.max.y))
    {}
    bool contains(Point p) const
    {
        return p.x >= double(left) && p.x <= double(right) && p.y >= double(bottom) &&
               p.y <= double(top);
    }
    void enclose(const View& other)
    {
        left = std::min(left, other.left);
        bottom = std::min(bottom, other.bottom);
        right = std::max(right, other.right);
        top = std::max(top, other.top);
    }

private:
    static float down(double x)
    {
        return std::nextafter(static_cast<float>(x), -std::numeric_limits<float>::infinity());
    }
};

/// Where paths by way of a departure can lead.
enum class Outlook : std::uint8_t {
    unknown,   ///< not worked out yet
    unsettled, ///< it was worked out when too few rims were listed
    open,      ///< far: there is no end to the departures that follow
    blind,     ///< no further than to goals in a View: after some departures none follow
};

/// For each departure of a rim, what follows on its target's rim, as far as searches have worked it
/// out. Each entry names what it is about, the list of that rim or the state of all notes, so it
/// says nothing once that has changed. Any number of threads may read and set entries.
class OnwardNotes {
public:
    /// For `count` departures. All entries are unknown.
    void resize(std::size_t count) { m_entries = std::make_unique<Entry[]>(count); }

    /// Whether the run is known for the list with this serial number, > 0; if so, it is written to
    /// `onward`.
    bool run(std::size_t departure, std::uint64_t list, Onward& onward) const
    {
        const std::uint64_t run = m_entries[departure].run.load(std::memory_order_relaxed);
        if (run >> (2 * runBits) != list)
            return false;
        onward = {static_cast<std::uint32_t>(run & mostInRun),
                  static_cast<std::uint32_t>(run >> runBits & mostInRun)};
        return true;
    }
    /// Nothing is kept where the list is too long, or after a trillion lists.
    void setRun(std::size_t departure, std::uint64_t list, const Onward& onward) const
    {
        if (onward.first > mostInRun || onward.count > mostInRun || list >> (64 - 2 * runBits) != 0)
            return;
        m_entries[departure].run.store(list << (2 * runBits) |
                                           std::uint64_t{onward.count} << runBits | onward.first,
                                       std::memory_order_relaxed);
    }

    /// The outlook in this generation of notes, > 0. One that was unsettled at another progress of
    /// the notes is unknown. `view` is set for a blind one.
    Outlook outlook(std::size_t departure, std::uint64_t generation, std::uint32_t progress,
                    View& view) const
    {
        const Entry& entry = m_entries[departure];
        const std::uint64_t state = entry.state.load(std::memory_order_acquire);
        if (state >> (progressBits + kindBits) != generation)
            return Outlook::unknown;
        const auto kind = static_cast<Outlook>(state & mostKind);
        if (kind == Outlook::unsettled)
            return stateOf(generation, progress, kind) == state ? kind : Outlook::unknown;
        if (kind != Outlook::blind)
            return kind;
        // Who sees a newer side of the view also sees that the state has changed.
        view.left = entry.view[0].load(std::memory_order_acquire);
        view.bottom = entry.view[1].load(std::memory_order_acquire);
        view.right = entry.view[2].load(std::memory_order_acquire);
        view.top = entry.view[3].load(std::memory_order_acquire);
        return entry.state.load(std::memory_order_relaxed) == state ? kind : Outlook::unknown;
    }
    /// If another thread is just setting the entry, that one wins.
    void setOutlook(std::size_t departure, std::uint64_t generation, std::uint32_t progress,
                    Outlook kind, const View& view = {}) const
    {
        Entry& entry = m_entries[departure];
        std::uint64_t before = entry.state.load(std::memory_order_relaxed);
        if (before == beingSet ||
            !entry.state.compare_exchange_strong(before, beingSet, std::memory_order_acquire,
                                                 std::memory_order_relaxed))
            return;
        entry.view[0].store(view.left, std::memory_order_release);
        entry.view[1].store(view.bottom, std::memory_order_release);
        entry.view[2].store(view.right, std::memory_order_release);
        entry.view[3].store(view.top, std::memory_order_release);
        entry.state.store(stateOf(generation, progress, kind), std::memory_order_release);
    }

    static constexpr std::size_t bytesEach = 32;

private:
    struct Entry {
        std::atomic<std::uint64_t> run{0};
        std::atomic<std::uint64_t> state{0};
        std::array<std::atomic<float>, 4> view{};
    };
    static_assert(sizeof(Entry) == bytesEach);

    static constexpr int runBits = 12;
    static constexpr std::uint64_t mostInRun = (1u << runBits) - 1;
    static constexpr int kindBits = 2;
    static constexpr std::uint64_t mostKind = (1u << kindBits) - 1;
    static constexpr int progressBits = 22;
    static constexpr std::uint64_t mostProgress = (1u << progressBits) - 1;
    static constexpr std::uint64_t beingSet = UINT64_MAX >> kindBits << kindBits;

    static std::uint64_t stateOf(std::uint64_t generation, std::uint32_t progress, Outlook kind)
    {
        return generation << (progressBits + kindBits) | (progress & mostProgress) << kindBits |
               static_cast<std::uint64_t>(kind);
    }

    std::unique_ptr<Entry[]> m_entries;
};

} // namespace thicket::nav
