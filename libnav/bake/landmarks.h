#pragma once

#include "libnav/bake/contactgraph.h"

#include <array>

namespace thicket::nav {

/// How far all stretches are from some places that lie far apart. By the triangle inequality, that
/// bounds how long paths are. Source: Goldberg and Harrelson, "Computing the Shortest Path: A*
/// Search Meets Graph Theory" (SODA 2005).
struct Landmarks {
    static constexpr std::size_t count = 8;
    static constexpr float unreached = 1e30F;
    /// Map units, to 1e-7 of it: the least of any place of the stretch.
    using Distances = std::array<float, count>;

    /// By stretch. Incomplete if `cancel`, which may be null, becomes true.
    static std::vector<Distances> of(const ContactGraph& graph, std::uint32_t stretch,
                                     const std::atomic<bool>* cancel);
};

} // namespace thicket::nav
