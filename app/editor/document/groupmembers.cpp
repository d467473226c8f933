#include "app/editor/document/groupmembers.h"

#include <algorithm>

namespace thicket::editor {

GroupMembers::GroupMembers(std::vector<Member> members)
{
    std::sort(members.begin(), members.end());
    for (const Member& member : members) {
        m_members.insert(m_members.end(), member);
        ++m_counts[member.first];
    }
}

void GroupMembers::follow(const nav::MapEdit::Entry& entry)
{
    const nav::GroupId before = entry.before ? entry.before->group : 0;
    const nav::GroupId after = entry.after ? entry.after->group : 0;
    if (before == after)
        return;
    if (before != 0 && m_members.erase({before, entry.id}) > 0)
        --m_counts[before];
    if (after != 0 && m_members.insert({after, entry.id}).second)
        ++m_counts[after];
}

std::size_t GroupMembers::countOf(nav::GroupId group) const
{
    const auto found = m_counts.find(group);
    return found == m_counts.end() ? 0 : found->second;
}

void GroupMembers::collect(nav::GroupId group, QList<nav::ObjectId>& out) const
{
    // Ids of objects are >= 1.
    for (auto member = m_members.lower_bound({group, 0});
         member != m_members.end() && member->first == group; ++member)
        out << member->second;
}

} // namespace thicket::editor
