#pragma once

#include <cstdint>
#include <string>

namespace thicket {

/// "1 field", "3 fields": a number with its noun, whose plural ends in s. For messages. Any thread.
inline std::string counted(std::uint64_t count, const char* noun)
{
    return std::to_string(count) + ' ' + noun + (count == 1 ? "" : "s");
}

/// As counted(), but "10 or more fields" where counting ended at `most`, which is 2 or more.
inline std::string countedUpTo(std::uint64_t most, std::uint64_t count, const char* noun)
{
    return count < most ? counted(count, noun) : std::to_string(most) + " or more " + noun + 's';
}

} // namespace thicket
