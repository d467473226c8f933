#include "libsteer/recording/keycrowds.h"

#include <algorithm>
#include <cassert>

namespace thicket::steer {

namespace {

constexpr std::size_t roomForAgents = 128 << 20; // bytes
constexpr std::size_t roomForObstacles = 512 << 20;
constexpr std::size_t bytesOfAgent = 1024;
constexpr std::size_t mostFitting = 128;

} // namespace

KeyCrowds KeyCrowds::fitting(const Crowd& crowd)
{
    const std::size_t agents = bytesOfAgent * std::max<std::size_t>(1, crowd.size());
    const std::size_t obstacles = std::max<std::size_t>(1, crowd.movingBytes());
    const std::size_t most = std::min(roomForAgents / agents, roomForObstacles / obstacles);
    return KeyCrowds(std::clamp<std::size_t>(most, 2, mostFitting));
}

KeyCrowds::KeyCrowds(std::size_t most) : m_most(most) { assert(most >= 2); }

void KeyCrowds::offer(const Crowd& crowd)
{
    if (crowd.steps() != m_crowds.size() * m_interval)
        return;
    m_crowds.push_back(std::make_shared<const Crowd>(crowd));
    if (m_crowds.size() <= m_most)
        return;
    std::size_t kept = 0;
    for (std::size_t i = 0; i < m_crowds.size(); i += 2)
        m_crowds[kept++] = std::move(m_crowds[i]);
    m_crowds.resize(kept);
    m_interval *= 2;
}

std::shared_ptr<const Crowd> KeyCrowds::atOrBefore(std::uint64_t steps) const
{
    if (m_crowds.empty())
        return nullptr;
    return m_crowds[std::min<std::uint64_t>(steps / m_interval, m_crowds.size() - 1)];
}

} // namespace thicket::steer
