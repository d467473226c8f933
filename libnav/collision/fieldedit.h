#pragma once

#include "libnav/collision/fielddata.h"
#include "libnav/collision/neighbourhood.h"

namespace thicket::nav {

/// Changes a field in place: removes old parts, adds new ones, and runs canonicalise() again for
/// the neighbourhood of both.
class FieldEditor {
public:
    explicit FieldEditor(FieldData& field);

    /// The shapes must have been checked.
    void apply(std::span<const ObstacleChange> changes);

private:
    void remove(std::int64_t id);
    void add(std::int64_t id, const Shape& shape);
    void detach(const ObstacleParts& parts);
    void attach(ObstacleSlot obstacle);
    void settle();
    void settle(Neighbourhood& near, const CanonicalDiscs& canonical);
    void settleDisc(Neighbourhood& near, const CanonicalDiscs& canonical, LocalDisc local);
    void settleSeals(Neighbourhood& near, const CanonicalDiscs& canonical);
    void settleCores(Neighbourhood& near);
    DiscIndex takeDisc(const Disc& disc, DiscOwner owner);
    void freeDisc(DiscIndex slot);
    void freeSeal(DiscIndex slot);
    bool isAdded(RawIndex raw) const;
    void noteExtent(const Obstacle& obstacle);
    void checkTolerance();
    void measureAgain();
    void noteChanged(DiscIndex disc);
    void noteEnds(const Core& core);

    FieldData& m_field;
    EditIndex& m_index;
    bool m_mustRebuild = false;
    bool m_uncovered = false; // a part or contact that an obstacle had hidden
    TouchedParts m_touched;
    std::vector<RawIndex> m_added; // raw discs that are in no grid yet
    std::vector<DiscIndex> m_looseSeals;
    std::vector<DiscIndex> m_changedDiscs; // if it keeps tangents; perhaps repeated
    std::vector<DiscIndex> m_sealSlots;    // of the expansion's seals, noDisc: none
};

} // namespace thicket::nav
