#include "libnav/collision/editednotes.h"

#include "libnav/collision/spacelinks.h"

#include <utility>

namespace thicket::nav {

namespace {

// Notes are dropped near each changed part, or near the box of all if there are more.
constexpr std::size_t mostGrounds = 12;
// After so many edits that may have joined obstacles the labels are made anew.
constexpr int mostJoiningEdits = 64;

} // namespace

// Parts that do not change themselves may change their role and covers within some hundred
// tolerances.
void forgetNotesNear(FieldData& field, const TouchedParts& touched)
{
    std::vector<Box> boxes = touched.areas;
    for (const Disc& disc : touched.discs)
        boxes.push_back(boxAround(disc.center, disc.radius));
    for (const CoreFrame& core : touched.cores)
        boxes.push_back(boxAround(core.axis(), core.halfWidth));
    if (boxes.size() > mostGrounds) {
        Box whole;
        for (const Box& box : boxes)
            enclose(whole, box);
        boxes.assign(1, whole);
    }
    for (Box& box : boxes)
        box = grown(box, minimumExpansion(field.tolerance));
    field.notes.forgetNear(boxes);
}

// Obstacles that the labels do not know about may close a chain, which the labels then miss: they
// are incomplete, not wrong. Fields that share the old obstacles must not see what is kept here.
void keepLabelsThatHold(FieldData& field, std::span<const ObstacleChange> changes, bool mayJoin)
{
    const std::optional<KeptLabels> old = std::exchange(field.labels, KeptLabels());
    const KeptLabels::Kept* const kept = old->get();
    if (!kept || !kept->labels->areKnown())
        return;
    for (const ObstacleChange& change : changes) {
        if (kept->labels->dependOn(change.id))
            return;
        const auto [begin, end] = field.edits.obstacles.equal_range(change.id);
        for (auto at = begin; at != end; ++at)
            mayJoin = mayJoin || mayEnclose(field, field.obstacles[at->second]);
    }
    if (kept->edits + mayJoin <= mostJoiningEdits)
        field.labels->keep(std::make_unique<KeptLabels::Kept>(
            KeptLabels::Kept{kept->labels, kept->areComplete && !mayJoin, kept->edits + mayJoin}));
}

void noteFewDiscs(FieldData& field, std::span<const DiscIndex> changed)
{
    field.notes.resize(2 * field.discs.size());
    for (const DiscIndex disc : changed) {
        field.loneDiscs.set(disc, field.discs[disc].obstacle != noObstacle &&
                                      !field.coreEnds.hasAny(disc));
        field.trueDiscs.set(disc, isTrue(field.discs[disc]));
    }
}

} // namespace thicket::nav
