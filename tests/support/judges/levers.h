#pragma once

#include "libnav/tangent/pruning.h"

namespace thicket::test {

/// A switch of nav::Pruning by its name.
struct Lever {
    const char* name;
    bool nav::Pruning::*flag;
    bool isBold; ///< drops what other paths make useless; off in the plain search
};

inline constexpr Lever levers[] = {
    {"dominance", &nav::Pruning::dominance, false},
    {"eitherWay", &nav::Pruning::eitherWay, true},
    {"pockets", &nav::Pruning::pockets, true},
    {"departureSector", &nav::Pruning::departureSector, false},
    {"crossing", &nav::Pruning::crossing, false},
    {"corners", &nav::Pruning::corners, false},
    {"blindEnds", &nav::Pruning::blindEnds, true},
};

/// Without the bold rules: the search that the fast one is compared with.
inline nav::Pruning plainPruning()
{
    nav::Pruning pruning;
    for (const Lever& lever : levers)
        if (lever.isBold)
            pruning.*lever.flag = false;
    return pruning;
}

inline nav::Pruning noPruning()
{
    nav::Pruning pruning;
    for (const Lever& lever : levers)
        pruning.*lever.flag = false;
    return pruning;
}

} // namespace thicket::test
