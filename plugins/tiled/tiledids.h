#pragma once

#include <algorithm>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace thicket::plugins {

/// The ids of one kind: unchanged if all of them fit Tiled, otherwise counted from 1.
class TiledIds {
public:
    explicit TiledIds(const std::vector<std::int64_t>& ids)
    {
        for (std::int64_t id : ids)
            m_keeps = m_keeps && id >= 1 && id < INT32_MAX;
        for (std::int64_t id : ids) {
            const std::int64_t written = m_keeps ? id : std::int64_t(m_ids.size()) + 1;
            m_ids.emplace(id, written);
            m_next = std::max(m_next, written + 1);
        }
    }
    std::int64_t of(std::int64_t id) const { return m_ids.at(id); }
    std::int64_t next() const { return m_next; }
    bool keeps() const { return m_keeps; }

private:
    std::unordered_map<std::int64_t, std::int64_t> m_ids;
    std::int64_t m_next = 1;
    bool m_keeps = true;
};

} // namespace thicket::plugins
