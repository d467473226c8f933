#pragma once

#include "libnav/map/mapedit.h"

#include <cstddef>
#include <unordered_map>
#include <vector>

namespace thicket::editor {

/// What an edit does in all to each object, which may occur in several entries.
class EditSummary {
public:
    /// The edit must outlive it, and its list of entries must not change.
    explicit EditSummary(nav::MapEdit& edit);

    /// Each once, in the order of the edit.
    const std::vector<nav::ObjectId>& ids() const { return m_ids; }
    bool contains(nav::ObjectId id) const { return m_spans.contains(id); }
    /// Null for an object that the edit adds. The object must occur.
    const nav::MapObject* before(nav::ObjectId id) const;
    /// Null for an object that the edit removes. The object must occur.
    nav::MapObject* after(nav::ObjectId id) const;
    /// Whether the edit has entries that add an object.
    bool adds() const { return m_adds; }

private:
    struct Span {
        std::size_t first = 0;
        std::size_t last = 0;
    };
    nav::MapEdit& m_edit;
    std::unordered_map<nav::ObjectId, Span> m_spans;
    std::vector<nav::ObjectId> m_ids;
    bool m_adds = false;
};

} // namespace thicket::editor
