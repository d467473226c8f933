#include "libnav/collision/placenotes.h"

#include <mutex>
#include <unordered_map>
#include <utility>

namespace thicket::nav {

namespace {

constexpr std::size_t bytesOfEntry = 64; // of the table, beside the note

struct Hash {
    std::size_t operator()(const PlaceKey& place) const
    {
        const auto part = [](std::int32_t value) { return std::uint64_t(std::uint32_t(value)); };
        std::uint64_t mixed = part(place.column) << 32 | part(place.row);
        mixed = (mixed ^ part(place.level)) * 0x9E3779B97F4A7C15;
        return mixed ^ mixed >> 29;
    }
};

} // namespace

struct PlaceNotes::Shelf {
    std::mutex mutex;
    std::unordered_map<PlaceKey, std::shared_ptr<const PlaceNote>, Hash> notes;
    std::size_t bytes = 0;
};

PlaceNotes::PlaceNotes() : m_shelf(std::make_shared<Shelf>()) {}

std::shared_ptr<const PlaceNote> PlaceNotes::at(const PlaceKey& place) const
{
    const std::lock_guard lock(m_shelf->mutex);
    const auto found = m_shelf->notes.find(place);
    return found != m_shelf->notes.end() ? found->second : nullptr;
}

std::shared_ptr<const PlaceNote> PlaceNotes::keep(const PlaceKey& place,
                                                  std::shared_ptr<const PlaceNote> note) const
{
    const std::size_t bytes = note->size() + bytesOfEntry;
    const std::lock_guard lock(m_shelf->mutex);
    if (m_shelf->bytes + bytes > mostBytes) {
        m_shelf->notes.clear();
        m_shelf->bytes = 0;
    }
    const auto [at, isNew] = m_shelf->notes.try_emplace(place, std::move(note));
    m_shelf->bytes += isNew ? bytes : 0;
    return at->second;
}

} // namespace thicket::nav
