#pragma once

#include <cstdint>
#include <string>

namespace thicket::test {

/// The result of a series of random edits of one world.
struct EditRound {
    std::uint64_t edits = 0;
    std::uint64_t compared = 0; ///< answers compared with those of a field built anew
    std::uint64_t kept = 0;     ///< answers of live queries that needed no search
    std::string fault;          ///< with the smallest world that goes wrong; empty if nothing did
};

/// Edits a world of the family (editedWorldOf()) until something is wrong, at most a few dozen
/// times.
EditRound editRound(int family, std::uint64_t seed);

} // namespace thicket::test
