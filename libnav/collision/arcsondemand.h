#pragma once

#include "libnav/collision/expansion/disc.h"
#include "libnav/collision/publishing.h"

#include <array>
#include <atomic>
#include <memory>
#include <span>
#include <vector>

namespace thicket::nav {

/// Covered arcs by disc. Each list is computed on the first request. Any number of threads may
/// request lists: if two compute the same list at once, one of the equal copies is dropped.
class ArcsOnDemand {
public:
    /// No list is computed yet.
    explicit ArcsOnDemand(std::size_t discCount) : m_blocks(discCount / blockSize + 1) {}
    ArcsOnDemand(const ArcsOnDemand&) = delete;
    ArcsOnDemand& operator=(const ArcsOnDemand&) = delete;
    ~ArcsOnDemand()
    {
        for (const auto& block : m_blocks)
            delete block.load(std::memory_order_relaxed);
    }

    /// The disc's list; its address does not change. make() computes it, as a vector.
    template <class Make> std::span<const RimArc> at(DiscIndex disc, Make make)
    {
        std::atomic<Block*>& place = m_blocks[disc / blockSize];
        Block* block = place.load(std::memory_order_acquire);
        if (!block)
            block = published(place, std::make_unique<Block>());
        std::atomic<List*>& list = block->lists[disc % blockSize];
        const List* arcs = list.load(std::memory_order_acquire);
        if (!arcs)
            arcs = published(list, std::make_unique<List>(make()));
        return *arcs;
    }

private:
    static constexpr std::size_t blockSize = 64;
    using List = std::vector<RimArc>;
    struct Block {
        std::array<std::atomic<List*>, blockSize> lists{};

        Block() = default;
        Block(const Block&) = delete;
        Block& operator=(const Block&) = delete;
        ~Block()
        {
            for (const auto& list : lists)
                delete list.load(std::memory_order_relaxed);
        }
    };

    std::vector<std::atomic<Block*>> m_blocks;
};

} // namespace thicket::nav
