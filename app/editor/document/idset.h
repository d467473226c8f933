#pragma once

#include "libnav/map/mapobject.h"

#include <QHash>

#include <cstdint>

namespace thicket::editor {

/// A set of ids of objects. Ids of a map lie close together: 64 neighbours take one entry of the
/// hash, so that a million are noted and looked up in some hundredths of a second.
class IdSet {
public:
    bool contains(nav::ObjectId id) const { return (m_words.value(id >> 6) & bitOf(id)) != 0; }
    /// Whether it is a new one.
    bool insert(nav::ObjectId id)
    {
        std::uint64_t& word = m_words[id >> 6];
        const bool isNew = (word & bitOf(id)) == 0;
        word |= bitOf(id);
        return isNew;
    }

private:
    static std::uint64_t bitOf(nav::ObjectId id) { return std::uint64_t{1} << (id & 63); }

    QHash<nav::ObjectId, std::uint64_t> m_words; // by id / 64
};

} // namespace thicket::editor
