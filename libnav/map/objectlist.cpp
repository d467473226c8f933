#include "libnav/map/objectlist.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace thicket::nav {
namespace {

constexpr std::size_t smallestBlock = 8; // objects
// A larger one would be a mapping of memory of its own, and to give back large mappings makes other
// threads wait for memory.
constexpr std::size_t largestBlock = 4096;

std::vector<ObjectList::Entry>::iterator at(std::vector<ObjectList::Entry>& entries,
                                            std::size_t position)
{
    return entries.begin() + static_cast<std::ptrdiff_t>(position);
}

} // namespace

ObjectList::ObjectList(const ObjectList& other)
{
    if (other.empty())
        return;
    m_entries.reserve(other.size());
    for (const MapObject& object : other)
        m_entries.push_back({object.id, store(object)});
}

ObjectList& ObjectList::operator=(const ObjectList& other)
{
    if (this != &other)
        *this = ObjectList(other);
    return *this;
}

bool ObjectList::operator==(const ObjectList& other) const
{
    return std::equal(begin(), end(), other.begin(), other.end());
}

void ObjectList::replace(std::size_t position, MapObject object)
{
    assert(object.id == idAt(position));
    *m_entries[position].object = std::move(object);
}

MapObject* ObjectList::store(MapObject object)
{
    if (!m_vacant.empty()) {
        MapObject* const place = m_vacant.back();
        m_vacant.pop_back();
        *place = std::move(object);
        return place;
    }
    const std::size_t former = m_blocks.empty() ? 0 : m_blocks.back().capacity();
    if (m_blocks.empty() || m_blocks.back().size() == former)
        m_blocks.emplace_back().reserve(std::clamp(2 * former, smallestBlock, largestBlock));
    return &m_blocks.back().emplace_back(std::move(object));
}

void ObjectList::insert(std::vector<PlacedObject> placed)
{
    const std::size_t former = size();
    std::vector<Entry> added;
    added.reserve(placed.size());
    for (PlacedObject& one : placed) {
        const ObjectId id = one.object.id;
        added.push_back({id, store(std::move(one.object))});
    }
    // From the last one, so that every entry after the first position moves once.
    m_entries.resize(former + placed.size());
    std::size_t kept = former; // entries that have not moved
    for (std::size_t i = placed.size(); i-- > 0;) {
        assert(placed[i].position >= i && placed[i].position - i <= kept);
        const std::size_t before = placed[i].position - i;
        std::move_backward(at(m_entries, before), at(m_entries, kept),
                           at(m_entries, placed[i].position + 1 + kept - before));
        kept = before;
        m_entries[placed[i].position] = added[i];
    }
}

void ObjectList::remove(const std::vector<std::size_t>& positions)
{
    if (positions.size() == size()) { // also frees what a large map took
        *this = {};
        return;
    }
    if (positions.empty())
        return;
    m_vacant.reserve(m_vacant.size() + positions.size());
    auto to = at(m_entries, positions.front());
    for (std::size_t i = 0; i < positions.size(); ++i) {
        assert(i == 0 || positions[i - 1] < positions[i]);
        MapObject* const gone = m_entries[positions[i]].object;
        *gone = MapObject();
        m_vacant.push_back(gone);
        const std::size_t next = i + 1 < positions.size() ? positions[i + 1] : size();
        to = std::move(at(m_entries, positions[i] + 1), at(m_entries, next), to);
    }
    m_entries.erase(to, m_entries.end());
}

} // namespace thicket::nav
