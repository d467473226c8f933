#include "libnav/collision/rimnotes.h"

#include "libnav/collision/publishing.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace thicket::nav {

Ground::Ground(std::span<const Box> boxes, const Box& within, std::uint8_t beyond)
    : m_within(within), m_beyond(beyond)
{
    for (const Box& box : boxes)
        enclose(m_box, box);
    for (const Box& box : boxes)
        m_fields |= fieldsOf(box);
}

// Rounding is the same for all boxes, and a border belongs to both sides.
std::uint64_t Ground::fieldsOf(const Box& box) const
{
    const auto range = [](double low, double high, double begin, double whole) {
        const double scale = whole > 0 ? 8 / whole : 0;
        const auto at = [&](double x) {
            return static_cast<int>(std::clamp((x - begin) * scale, 0.0, 7.0));
        };
        return std::pair(at(low), at(high));
    };
    const auto [first, last] = range(box.min.x, box.max.x, m_box.min.x, m_box.width());
    const auto [bottom, top] = range(box.min.y, box.max.y, m_box.min.y, m_box.height());
    const std::uint64_t row = (std::uint64_t{2} << last) - (std::uint64_t{1} << first);
    std::uint64_t fields = 0;
    for (int y = bottom; y <= top; ++y)
        fields |= row << 8 * y;
    return fields;
}

bool Ground::meets(const Box& box) const
{
    const bool isBeyond = ((m_beyond & below) != 0 && box.min.y < m_within.min.y) ||
                          ((m_beyond & right) != 0 && box.max.x > m_within.max.x) ||
                          ((m_beyond & above) != 0 && box.max.y > m_within.max.y) ||
                          ((m_beyond & left) != 0 && box.min.x < m_within.min.x);
    return isBeyond || (m_box.intersects(box) && (m_fields & fieldsOf(box)) != 0);
}

Box Ground::bounds() const
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    return m_beyond == 0 ? m_box : Box{{-infinity, -infinity}, {infinity, infinity}};
}

void RimNotes::Bounds::set(const Box& box)
{
    left.store(box.min.x, std::memory_order_relaxed);
    bottom.store(box.min.y, std::memory_order_relaxed);
    right.store(box.max.x, std::memory_order_relaxed);
    top.store(box.max.y, std::memory_order_relaxed);
}

std::uint64_t RimNotes::newGeneration()
{
    static std::atomic<std::uint64_t> last = 0;
    return ++last;
}

RimNotes::RimNotes(const RimNotes& other)
    : m_blocks(other.m_blocks.size()), m_generation(other.m_generation)
{
    // Summed anew: other threads may add notes meanwhile.
    std::size_t bytes = 0;
    for (std::size_t i = 0; i < m_blocks.size(); ++i) {
        const Block* const theirs = other.m_blocks[i].load(std::memory_order_acquire);
        if (!theirs)
            continue;
        auto own = std::make_unique<Block>();
        for (std::size_t j = 0; j < blockSize; ++j) {
            const RimNote* const note = theirs->notes[j].load(std::memory_order_acquire);
            if (note) {
                note->m_owners.fetch_add(1, std::memory_order_relaxed);
                bytes += note->size();
                own->bounds[j].set(theirs->bounds[j].get());
            }
            own->notes[j].store(note, std::memory_order_relaxed);
        }
        m_blocks[i].store(own.release(), std::memory_order_relaxed);
    }
    m_bytes.store(bytes, std::memory_order_relaxed);
}

RimNotes::RimNotes(RimNotes&& other) noexcept
    : m_blocks(std::move(other.m_blocks)), m_bytes(other.m_bytes.exchange(0)),
      m_generation(std::exchange(other.m_generation, newGeneration()))
{
    other.m_blocks.clear();
}

RimNotes& RimNotes::operator=(RimNotes other) noexcept
{
    m_blocks.swap(other.m_blocks);
    other.m_bytes = m_bytes.exchange(other.m_bytes);
    std::swap(m_generation, other.m_generation);
    return *this;
}

RimNotes::~RimNotes()
{
    for (auto& place : m_blocks) {
        const std::unique_ptr<Block> block(place.load(std::memory_order_relaxed));
        if (block)
            for (auto& note : block->notes)
                drop(note);
    }
}

void RimNotes::resize(std::size_t count)
{
    const std::size_t needed = count / blockSize + 1;
    if (needed <= m_blocks.size())
        return;
    // With room, so that edits that add discs seldom move it.
    std::vector<std::atomic<Block*>> blocks(m_blocks.empty() ? needed : needed + needed / 4);
    for (std::size_t i = 0; i < m_blocks.size(); ++i)
        blocks[i].store(m_blocks[i].load(std::memory_order_relaxed), std::memory_order_relaxed);
    m_blocks.swap(blocks);
}

RimNotes::Block* RimNotes::blockOf(std::uint32_t key) const
{
    std::atomic<Block*>& place = m_blocks[key / blockSize];
    if (Block* const block = place.load(std::memory_order_acquire))
        return block;
    return published(place, std::make_unique<Block>());
}

const RimNote* RimNotes::keep(std::uint32_t key, std::unique_ptr<const RimNote>& note) const
{
    const std::size_t size = note->size();
    if (key / blockSize >= m_blocks.size() || m_bytes.load(std::memory_order_relaxed) > mostBytes)
        return nullptr;
    Block& block = *blockOf(key);
    std::atomic<const RimNote*>& place = block.notes[key % blockSize];
    if (!place.load(std::memory_order_acquire))
        block.bounds[key % blockSize].set(note->ground.bounds());
    const RimNote* const kept = published(place, std::move(note));
    if (!note)
        m_bytes.fetch_add(size, std::memory_order_relaxed);
    m_progress.fetch_add(1, std::memory_order_relaxed);
    return kept;
}

void RimNotes::drop(std::atomic<const RimNote*>& place)
{
    const RimNote* const note = place.exchange(nullptr, std::memory_order_acq_rel);
    if (!note)
        return;
    m_bytes.fetch_sub(note->size(), std::memory_order_relaxed);
    if (note->m_owners.fetch_sub(1, std::memory_order_acq_rel) == 1)
        delete note;
}

void RimNotes::forgetNear(std::span<const Box> boxes)
{
    Box all;
    for (const Box& box : boxes)
        enclose(all, box);
    const auto isNear = [&](const RimNote& note) {
        return note.ground.meets(all) &&
               std::any_of(boxes.begin(), boxes.end(),
                           [&](const Box& box) { return note.ground.meets(box); });
    };
    bool isDropped = false;
    for (auto& place : m_blocks) {
        Block* const block = place.load(std::memory_order_relaxed);
        if (!block)
            continue;
        for (std::size_t i = 0; i < blockSize; ++i) {
            const RimNote* const note = block->notes[i].load(std::memory_order_relaxed);
            // Most notes are not read: each would be loaded from far away.
            if (note && block->bounds[i].get().intersects(all) && isNear(*note)) {
                drop(block->notes[i]);
                isDropped = true;
            }
        }
    }
    if (isDropped)
        m_generation = newGeneration();
}

} // namespace thicket::nav
