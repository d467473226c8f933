#pragma once

#include <cstdint>
#include <string>

namespace thicket::test {

/// What became of one world under a row of random edits.
struct EditRound {
    std::uint64_t edits = 0;
    std::uint64_t compared = 0; ///< answers held to those of a field built anew
    std::uint64_t kept = 0;     ///< answers of live queries that needed no search
    std::string fault;          ///< with the least world that goes wrong; empty when nothing did
};

/// Edits a world of the family (editedWorldOf()) until something is wrong, at most some dozen
/// times.
EditRound editRound(int family, std::uint64_t seed);

} // namespace thicket::test
