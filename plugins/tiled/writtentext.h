#pragma once

#include <cstddef>
#include <string>

namespace thicket::plugins {

/// A file that was written.
struct WrittenText {
    std::string bytes;
    std::size_t replaced = 0; ///< characters that the format cannot hold
};

} // namespace thicket::plugins
