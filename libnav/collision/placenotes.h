#pragma once

#include "libnav/collision/collision_export.h"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <memory>

namespace thicket::nav {

/// What a search found out about a place and keeps with the field. It never changes.
struct THICKET_COLLISION_EXPORT PlaceNote {
    PlaceNote() = default;
    PlaceNote(const PlaceNote&) = delete;
    PlaceNote& operator=(const PlaceNote&) = delete;
    virtual ~PlaceNote() = default;
    /// Bytes that the note takes.
    virtual std::size_t size() const = 0;
};

/// A square of one of several grids, by level, or whatever else a note is about.
struct PlaceKey {
    std::int32_t level = 0;
    std::int32_t column = 0;
    std::int32_t row = 0;

    auto operator<=>(const PlaceKey&) const = default;
};

/// The notes of a field about places. They hold for its obstacles as they are, so an edited field
/// begins anew. A copy shares the notes: what is kept in one is in both. Any number of threads may
/// read, keep and copy, while none assigns or destroys.
class THICKET_COLLISION_EXPORT PlaceNotes {
public:
    /// Beyond this many bytes all are dropped, and the next begin anew.
    static constexpr std::size_t mostBytes = std::size_t{64} << 20;

    PlaceNotes();

    /// Null if there is none.
    std::shared_ptr<const PlaceNote> at(const PlaceKey& place) const;
    /// Keeps a note, unless the place has one, which is equal. Returns the place's note.
    std::shared_ptr<const PlaceNote> keep(const PlaceKey& place,
                                          std::shared_ptr<const PlaceNote> note) const;

private:
    struct Shelf;
    std::shared_ptr<Shelf> m_shelf;
};

} // namespace thicket::nav
