#include "tests/support/judges/editrounds.h"

#include "libnav/collision/searchview.h"
#include "tests/support/judges/editjudge.h"
#include "tests/support/worlds/editedworlds.h"

namespace thicket::test {

namespace {

constexpr int mostEdits = 24;
constexpr int queries = 2;

EditedCase caseOf(int family, std::uint64_t seed, SplitMix& dice)
{
    EditedCase edited{editedWorldOf(family, seed), {}, 0, {}, seed % 2 != 0};
    for (int i = 0; i < queries; ++i)
        edited.queries.push_back(anyQuery(edited.world, dice));
    if (seed % 4 != 0)
        pinExtent(edited.world);
    constexpr double radii[] = {0, 0.25, 0.3, 0.5, 0.8};
    edited.otherRadius = dice.chance(0.7) ? radii[dice.below(5)] : dice.between(0.01, 0.6);
    return edited;
}

} // namespace

EditRound editRound(int family, std::uint64_t seed)
{
    SplitMix dice(seed * 83 + static_cast<std::uint64_t>(family));
    EditedCase edited = caseOf(family, seed, dice);
    EditMaker maker(editedWorldOf(family, seed), edited.queries, family, seed);
    EditRun run(edited);
    EditRound round;
    std::string fault;
    while (round.edits < mostEdits && fault.empty()) {
        edited.edits.push_back(maker.next(
            run.obstacles(), {nav::SearchView(run.field()).minimumExpansion(), run.turns()}));
        fault = run.step(edited.edits.back());
        ++round.edits;
    }
    round.compared = run.compared();
    round.kept = run.kept();
    if (!fault.empty()) {
        const EditedCase least = shrunk(edited);
        round.fault = "mismatch: family " + std::to_string(family) + " (" + edited.world.family +
                      "), seed " + std::to_string(seed) + ", edit " + std::to_string(round.edits) +
                      ": " + fault + "\n  least world: " + faultOf(least) + "\n" +
                      asInitialisers(least);
    }
    return round;
}

} // namespace thicket::test
