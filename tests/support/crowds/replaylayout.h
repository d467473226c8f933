#pragma once

#include <cstddef>
#include <string>
#include <vector>

/// A recording file's parts, found by the layout that libsteer/recording/recordingfile.h states.
namespace thicket::test {

struct ReplayLayout {
    struct Part {
        std::size_t begin = 0;
        std::size_t end = 0;
    };
    Part header;
    std::vector<Part> blocks; ///< heads and facts, without frames
    std::vector<Part> frames;
    Part index;
};
/// As far as the lengths in the file are valid.
ReplayLayout layoutOf(const std::string& file);

/// With every checksum corrected, as far as the layout can be followed: for bytes that can only be
/// refused by their meaning.
std::string sealed(std::string file);

} // namespace thicket::test
