#include "libnav/collision/editednotes.h"

namespace thicket::nav {

namespace {

// Notes are dropped near each changed part, or near the box of all if there are more.
constexpr std::size_t mostGrounds = 12;

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

void noteLoneDiscs(FieldData& field, std::span<const DiscIndex> changed)
{
    field.notes.resize(2 * field.discs.size());
    for (const DiscIndex disc : changed)
        field.loneDiscs.set(disc, field.discs[disc].obstacle != noObstacle &&
                                      !field.coreEnds.hasAny(disc));
}

} // namespace thicket::nav
