#pragma once

#include "libnav/map/mapedit.h"

#include <QList>

#include <cstddef>
#include <set>
#include <unordered_map>
#include <utility>
#include <vector>

namespace thicket::editor {

/// Which objects of a map lie in which of its groups, without those of the groups within them. A
/// value. To follow one object costs as much in a huge group as in a small one.
class GroupMembers {
public:
    using Member = std::pair<nav::GroupId, nav::ObjectId>;

    GroupMembers() = default;
    /// All at once, which takes a tenth of the time. They must differ.
    explicit GroupMembers(std::vector<Member> members);

    void follow(const nav::MapEdit::Entry& entry);

    std::size_t countOf(nav::GroupId group) const;
    /// Appends their ids, in ascending order.
    void collect(nav::GroupId group, QList<nav::ObjectId>& out) const;

private:
    std::set<Member> m_members;
    std::unordered_map<nav::GroupId, std::size_t> m_counts;
};

} // namespace thicket::editor
