#pragma once

#include "libnav/path/searchhistory.h"

#include <cstdint>
#include <vector>

namespace thicket::editor {

/// How many tangents a step of a search accepted and refused.
struct StepTally {
    std::uint32_t accepted = 0;
    std::uint32_t rejected = 0;
};

/// That of every step.
std::vector<StepTally> tallySteps(const nav::SearchHistory& history);

} // namespace thicket::editor
