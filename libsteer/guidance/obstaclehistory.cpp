#include "libsteer/guidance/obstaclehistory.h"

#include <algorithm>
#include <unordered_set>

namespace thicket::steer {

namespace {

std::shared_ptr<const IdTable> idsOf(const std::vector<nav::Obstacle>& obstacles)
{
    IdTable ids;
    ids.reserve(obstacles.size());
    for (std::uint32_t i = 0; i < obstacles.size(); ++i)
        ids.add(obstacles[i].id, i);
    return std::make_shared<const IdTable>(std::move(ids));
}

} // namespace

ObstacleHistory::ObstacleHistory(std::span<const nav::Obstacle> start)
    : m_start(std::make_shared<const std::vector<nav::Obstacle>>(start.begin(), start.end())),
      m_count(start.size())
{}

void ObstacleHistory::appendShapes(std::int64_t id, std::vector<nav::Shape>& shapes)
{
    if (const auto latest = m_latest.find(id); latest != m_latest.end()) {
        if (const auto& after = m_changes[latest->second.change].after)
            shapes.push_back(*after);
        return;
    }
    if (!m_startIds)
        m_startIds = idsOf(*m_start);
    m_startIds->visit(id, [&](std::uint32_t at) { shapes.push_back((*m_start)[at].shape); });
}

void ObstacleHistory::add(const nav::ObstacleChange& change)
{
    std::vector<nav::Shape> before;
    appendShapes(change.id, before);
    m_count = m_count - before.size() + (change.after ? 1 : 0);
    const auto [at, isFirst] = m_latest.try_emplace(change.id, Latest{m_changes.size(), 0});
    if (isFirst)
        m_changes.push_back(change);
    else
        m_changes[at->second.change] = change;
    if (before.empty() && change.after)
        at->second.position = ++m_added;
}

std::vector<nav::Obstacle> ObstacleHistory::now() const
{
    std::vector<nav::Obstacle> all;
    std::unordered_set<std::int64_t> replaced;
    for (const nav::Obstacle& obstacle : *m_start) {
        const auto latest = m_latest.find(obstacle.id);
        if (latest == m_latest.end()) {
            all.push_back(obstacle);
            continue;
        }
        const auto& after = m_changes[latest->second.change].after;
        if (after && latest->second.position == 0 && replaced.insert(obstacle.id).second)
            all.push_back({obstacle.id, *after});
    }
    std::vector<Latest> added;
    for (const auto& [id, latest] : m_latest)
        if (latest.position > 0 && m_changes[latest.change].after)
            added.push_back(latest);
    std::ranges::sort(added, {}, &Latest::position);
    for (const Latest& latest : added) {
        const nav::ObstacleChange& change = m_changes[latest.change];
        all.push_back({change.id, *change.after});
    }
    return all;
}

} // namespace thicket::steer
