#include "libnav/collision/placenotes.h"

#include <map>
#include <mutex>
#include <utility>

namespace thicket::nav {

namespace {

constexpr std::size_t bytesOfEntry = 64; // of the table, beside the note

} // namespace

struct PlaceNotes::Shelf {
    std::mutex mutex;
    std::map<PlaceKey, std::shared_ptr<const PlaceNote>> notes;
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
