#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>

namespace thicket::nav {

/// Which departures of a listed rim a path may take after a given arrival: a run of the list, in
/// the order in which the path comes to them. A function of the arriving tangent and the list.
struct Onward {
    std::uint32_t first = 0; ///< in the list of the rim
    std::uint32_t count = 0;
};

/// For each departure of a rim, what follows on its target's rim, as far as searches have worked it
/// out. Each entry names the list that it is about, so it says nothing once that is made anew. Any
/// number of threads may read and set entries: each is one word.
class OnwardLinks {
public:
    /// For `count` departures. All entries are unknown.
    void resize(std::size_t count)
    {
        m_links = std::make_unique<std::atomic<std::uint64_t>[]>(count);
    }
    /// Whether the entry is about the list with this serial number, > 0; if so, it is written to
    /// `onward`.
    bool get(std::size_t departure, std::uint64_t list, Onward& onward) const
    {
        const std::uint64_t link = m_links[departure].load(std::memory_order_relaxed);
        if (link >> (2 * bits) != list)
            return false;
        onward = {static_cast<std::uint32_t>(link & most),
                  static_cast<std::uint32_t>(link >> bits & most)};
        return true;
    }
    /// Nothing is kept where the list is too long, or after a trillion lists.
    void set(std::size_t departure, std::uint64_t list, const Onward& onward) const
    {
        if (onward.first > most || onward.count > most || list >> (64 - 2 * bits) != 0)
            return;
        m_links[departure].store(list << (2 * bits) | std::uint64_t{onward.count} << bits |
                                     onward.first,
                                 std::memory_order_relaxed);
    }
    static constexpr std::size_t bytesEach = sizeof(std::uint64_t);

private:
    static constexpr int bits = 12;
    static constexpr std::uint64_t most = (1u << bits) - 1;

    std::unique_ptr<std::atomic<std::uint64_t>[]> m_links;
};

} // namespace thicket::nav
