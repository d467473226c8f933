#include "libnav/collision/fielddata.h"

namespace thicket::nav {

namespace {

/// Room for parts to come, so that the first addition does not copy all there are.
template <class List> void makeRoom(List& list) { list.reserve(list.size() + list.size() / 8); }

} // namespace

void prepareForEdits(FieldData& field)
{
    EditIndex& index = field.edits;
    if (index.isReady)
        return;
    index.isReady = true;
    makeRoom(field.obstacles);
    makeRoom(field.rawDiscs);
    makeRoom(field.discs);
    makeRoom(field.owners);
    index.obstacles.reserve(field.obstacles.size());
    std::uint32_t interiors = 0;
    for (ObstacleSlot i; i < field.obstacles.size(); ++i) {
        index.obstacles.emplace(field.obstacles[i].given.id, i);
        interiors += field.obstacles[i].parts.interior != noInterior;
    }
    std::vector<Disc> unseen;
    std::vector<RawIndex> raws;
    for (RawIndex raw; raw < field.rawDiscs.size(); ++raw)
        if (!field.rawDiscs[raw].isRim) {
            unseen.push_back(discOf(field, raw));
            raws.push_back(raw);
        }
    index.unseen = UnseenDiscs(unseen, raws);
    index.obstacleSlots = Slots<ObstacleSlot>(field.obstacles.size());
    index.rawSlots = Slots<RawIndex>(field.rawDiscs.size());
    index.discSlots = Slots<DiscIndex>(field.discs.size());
    index.coreSlots = Slots<CoreIndex>(field.cores.size());
    index.sealSlots = Slots<SealIndex>(field.seals.size());
    index.interiorSlots = Slots<InteriorSlot>(interiors);
    index.untilRecount = std::max<std::size_t>(1000, field.obstacles.size());
}

} // namespace thicket::nav
