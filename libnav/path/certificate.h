#pragma once

#include "libnav/path/path.h"
#include "libnav/tangent/graph/tangentgraph.h"

#include <cstdint>
#include <span>
#include <vector>

namespace thicket::nav {

/// The obstacles that an answer depends on. While they do not change, no shorter path can appear.
/// Source: PROOF.md, section 6.
struct Certificate {
    bool isValid = false;                ///< whether the answer has one
    std::vector<std::int64_t> obstacles; ///< ids, sorted, each once

    bool contains(std::int64_t obstacle) const;
};

/// The certificate of a path. `met` is what the search for it hit.
Certificate certificateOf(const SearchView& field, std::span<const Blocker> met, const Path& path);
/// The certificate that no path joins two free ends. Not valid if one does.
Certificate certificateOfParting(const SearchView& field, const Segment& ends);

} // namespace thicket::nav
