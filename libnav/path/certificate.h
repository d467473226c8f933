#pragma once

#include "libnav/path/path.h"
#include "libnav/tangent/tangentgraph.h"

#include <cstdint>
#include <span>
#include <vector>

namespace thicket::nav {

/// The obstacles that an answer rests on: while they stay as they are nothing shorter can appear.
/// PROOF.md, section 6.
struct Certificate {
    bool isValid = false;                ///< whether the answer has one
    std::vector<std::int64_t> obstacles; ///< ids, sorted, each once

    bool contains(std::int64_t obstacle) const;
};

/// Of a path, given what the search for it met.
Certificate certificateOf(const ObstacleField& field, std::span<const Blocker> met,
                          const Path& path);
/// That free ends cannot be joined; not valid if they can.
Certificate certificateOfParting(const ObstacleField& field, const Segment& ends);

} // namespace thicket::nav
