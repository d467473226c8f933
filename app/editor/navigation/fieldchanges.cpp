#include "app/editor/navigation/fieldchanges.h"

#include "app/editor/navigation/draggedcorners.h"

#include <utility>

namespace thicket::editor {

FieldChanges::FieldChanges(const nav::MapEdit& edit)
{
    for (const nav::ObstacleChange& change : nav::obstacleChanges(edit))
        put(change, change.after ? cornerCount(*change.after) : 0);
    for (const nav::MapEdit::Entry& entry : edit.entries) {
        const auto place = m_places.find(entry.id);
        if (place == m_places.end() || !entry.before)
            continue;
        const std::size_t before = cornerCount(entry.before->geometry);
        m_work[place->second] += before;
        m_points += before;
    }
}

void FieldChanges::add(const FieldChanges& later)
{
    for (std::size_t i = 0; i < later.m_list.size(); ++i)
        put(later.m_list[i], later.m_work[i]);
}

/// In the place of an earlier change of the obstacle, if there is one.
void FieldChanges::put(nav::ObstacleChange change, std::size_t work)
{
    const auto [place, isNew] = m_places.try_emplace(change.id, m_list.size());
    if (isNew) {
        m_list.push_back(std::move(change));
        m_work.push_back(work);
    } else {
        m_points -= m_work[place->second];
        m_list[place->second] = std::move(change);
        m_work[place->second] = work;
    }
    m_points += work;
}

} // namespace thicket::editor
