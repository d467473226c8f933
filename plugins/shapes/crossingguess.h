#pragma once

#include "plugins/shapes/arrangement.h"

#include <span>

namespace thicket::plugins {

/// How often outlines cross each other. Guesses: off by a tenth or so where crossings are many.
struct CrossingGuess {
    double all = 0;
    /// Of these, on the outline of the union: each is a corner of it. 0 if too few were looked at.
    double bare = 0;
    double sides = 0; ///< of all outlines; this is no guess
};

/// Guesses from pairs of sides that are drawn at random: the same ones for the same areas. Rare
/// crossings, of fewer than one pair in some 10,000, may be missed. Time: as the sides, and at most
/// some hundredths of a second beside. Any thread.
CrossingGuess guessedCrossings(std::span<const LatticeArea> areas);

} // namespace thicket::plugins
