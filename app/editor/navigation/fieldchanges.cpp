#include "app/editor/navigation/fieldchanges.h"

#include <utility>
#include <variant>

namespace thicket::editor {

namespace {

/// None for what blocks nothing, and for a circle one.
std::size_t pointsOf(const std::optional<nav::MapObject>& object)
{
    if (!object)
        return 0;
    if (const auto* wall = std::get_if<nav::Wall>(&object->geometry))
        return wall->points.size();
    if (const auto* polygon = std::get_if<nav::Polygon>(&object->geometry))
        return polygon->points.size();
    return std::holds_alternative<nav::Circle>(object->geometry) ? 1 : 0;
}

} // namespace

std::size_t pointsOf(const nav::Shape& shape)
{
    if (const auto* wall = std::get_if<nav::Wall>(&shape))
        return wall->points.size();
    const auto* polygon = std::get_if<nav::Polygon>(&shape);
    return polygon ? polygon->points.size() : 1;
}

FieldChanges::FieldChanges(const nav::MapEdit& edit)
{
    for (const nav::ObstacleChange& change : nav::obstacleChanges(edit))
        put(change, change.after ? pointsOf(*change.after) : 0);
    for (const nav::MapEdit::Entry& entry : edit.entries) {
        const auto place = m_places.find(entry.id);
        if (place == m_places.end())
            continue;
        m_work[place->second] += pointsOf(entry.before);
        m_points += pointsOf(entry.before);
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
