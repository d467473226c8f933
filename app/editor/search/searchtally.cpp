#include "app/editor/search/searchtally.h"

namespace thicket::editor {

std::vector<StepTally> tallySteps(const nav::SearchHistory& history)
{
    std::vector<StepTally> tallies(history.stepCount());
    for (const nav::SearchStep& vertex : history.trace().steps) {
        for (const nav::SearchStep::Tangent& tangent : vertex.tangents) {
            // What a search that was cut off did in an unfinished step belongs to none.
            if (tangent.triedDuring >= tallies.size())
                continue;
            StepTally& tally = tallies[tangent.triedDuring];
            ++(tangent.accepted ? tally.accepted : tally.rejected);
        }
    }
    return tallies;
}

} // namespace thicket::editor
