#include "libsteer/recording/keycrowds.h"

#include <algorithm>
#include <cassert>

namespace thicket::steer {

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
