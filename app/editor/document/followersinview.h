#pragma once

#include "libnav/map/mapedit.h"

#include <cstddef>
#include <set>
#include <unordered_map>
#include <utility>
#include <vector>

namespace thicket::editor {

class InstanceChanges;
class ObjectIndex;

/// The members of instances that follow a gesture while it goes on: those in view, the nearest
/// first, as many as a frame allows. All others follow at its end: see followed(). Those of closed
/// layers do not: because of them the gesture is refused at its end.
class FollowersInView {
public:
    static constexpr std::size_t most = 512;

    /// The index must outlive it.
    explicit FollowersInView(const ObjectIndex& index) : m_index(index) {}

    /// What follows in `view` from an edit of the map as it was when the gesture began. `shown`:
    /// the edit of that map that the map has now.
    std::vector<nav::MapEdit::Entry> of(const nav::MapEdit& edit, const nav::MapEdit& shown,
                                        const nav::Box& view);
    /// Whether an object has followed.
    bool contains(nav::ObjectId id) const { return m_known.contains(id); }

private:
    using Member = std::pair<nav::TemplateId, nav::ObjectId>;
    static std::set<Member> membersOf(const InstanceChanges& changes);
    void gather(const std::set<Member>& members, const nav::MapEdit& edit,
                const nav::MapEdit& shown, const nav::Box& view);
    std::vector<nav::MapEdit::Entry> carried(const InstanceChanges& changes) const;

    const ObjectIndex& m_index;
    std::set<Member> m_members;
    nav::Box m_view;
    /// As they were when the gesture began.
    std::unordered_map<nav::ObjectId, nav::Map::PlacedObject> m_known;
};

} // namespace thicket::editor
