#pragma once

#include "libnav/collision/collision_export.h"
#include "libnav/geometry/shapes.h"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace thicket::nav {

/// Part of the plane, made of boxes: their common box, and which of its 8 by 8 fields they meet. It
/// may also have all that is beyond some sides of another box.
class THICKET_COLLISION_EXPORT Ground {
public:
    /// Sides of a box, to be combined.
    enum Side : std::uint8_t { below = 1, right = 2, above = 4, left = 8 };

    Ground() = default;
    explicit Ground(std::span<const Box> boxes) : Ground(boxes, {}, 0) {}
    /// With all that is beyond these sides of `within`.
    Ground(std::span<const Box> boxes, const Box& within, std::uint8_t beyond);

    /// Whether a box meets it; perhaps also where it only comes near.
    bool meets(const Box& box) const;
    /// Boxes that do not meet this do not meet it either; infinite if it goes on beyond a box.
    Box bounds() const;

private:
    std::uint64_t fieldsOf(const Box& box) const;

    Box m_box;
    std::uint64_t m_fields = 0;
    Box m_within;
    std::uint8_t m_beyond = 0; // sides of m_within
};

/// What a search found out about an oriented rim and keeps with the field. It never changes.
struct THICKET_COLLISION_EXPORT RimNote {
    Ground ground; ///< nothing outside it has an influence on the note

    RimNote() = default;
    RimNote(const RimNote&) = delete;
    RimNote& operator=(const RimNote&) = delete;
    virtual ~RimNote() = default;
    /// Bytes that the note takes.
    virtual std::size_t size() const = 0;

private:
    friend class RimNotes;
    mutable std::atomic<std::size_t> m_owners{1};
};

/// The notes of a field, by key of the oriented rim (rimKey()). A copy shares the notes. Any number
/// of threads may read, add and copy notes, while none forgets, resizes or destroys.
class THICKET_COLLISION_EXPORT RimNotes {
public:
    /// Beyond this many bytes no more notes are kept.
    static constexpr std::size_t mostBytes = std::size_t{256} << 20;

    RimNotes() = default;
    RimNotes(const RimNotes& other);
    RimNotes(RimNotes&& other) noexcept;
    RimNotes& operator=(RimNotes other) noexcept;
    ~RimNotes();

    /// Room for keys below `count`. Keeps the notes.
    void resize(std::size_t count);
    /// The note of a rim, or null.
    const RimNote* at(std::uint32_t key) const
    {
        const std::size_t place = key / blockSize;
        const Block* const block =
            place < m_blocks.size() ? m_blocks[place].load(std::memory_order_acquire) : nullptr;
        return block ? block->notes[key % blockSize].load(std::memory_order_acquire) : nullptr;
    }
    /// Adds a note, unless the rim has one, which is equal. Returns the rim's note, or null and
    /// leaves `note` to the caller if there is no room.
    const RimNote* keep(std::uint32_t key, std::unique_ptr<const RimNote>& note) const;
    /// Drops the notes whose ground meets one of the boxes. Time: that of looking at the bounds of
    /// all notes, which lie side by side.
    void forgetNear(std::span<const Box> boxes);

    /// Changes when notes are dropped: what was worked out from several notes then says nothing. No
    /// other notes have the same number, > 0, but copies that were not changed since.
    std::uint64_t generation() const { return m_generation; }
    /// Changes when a note is added.
    std::uint32_t progress() const { return m_progress.load(std::memory_order_relaxed); }

private:
    static constexpr std::size_t blockSize = 64;
    /// Those of a note's ground. Threads that keep equal notes at once set equal bounds.
    struct Bounds {
        std::atomic<double> left{0}, bottom{0}, right{0}, top{0};

        void set(const Box& box);
        Box get() const
        {
            constexpr auto order = std::memory_order_relaxed;
            return {{left.load(order), bottom.load(order)}, {right.load(order), top.load(order)}};
        }
    };
    struct Block {
        std::array<std::atomic<const RimNote*>, blockSize> notes{};
        std::array<Bounds, blockSize> bounds{}; ///< of each note, set before it
    };

    Block* blockOf(std::uint32_t key) const;
    void drop(std::atomic<const RimNote*>& place);
    static std::uint64_t newGeneration();

    mutable std::vector<std::atomic<Block*>> m_blocks;
    mutable std::atomic<std::size_t> m_bytes{0};
    mutable std::atomic<std::uint32_t> m_progress{0};
    std::uint64_t m_generation = newGeneration();
};

} // namespace thicket::nav
