#pragma once

#include <cstdint>
#include <string>

namespace thicket {

/// "1 field", "3 fields": a number with its noun, whose plural ends in s. For messages. Any thread.
inline std::string counted(std::uint64_t count, const char* noun)
{
    return std::to_string(count) + ' ' + noun + (count == 1 ? "" : "s");
}

} // namespace thicket
