#pragma once

#include "libnav/map/validation/validation.h"

#include <optional>
#include <vector>

/// What can be wrong with a map. Internal to libnav.
namespace thicket::nav {

/// One for each sentence: a code can have several.
enum class FindingKind {
    agentOfUnknownGroup,
    blockedByBounds,
    blockedFromInside,
    blockedFromOutside,
    blockedUnseenFromInside,
    blockedUnseenFromOutside,
    boundsWithoutArea,
    close,
    closeUnseen,
    closedGap,
    duplicate,
    fewPointsOfPolygon,
    fewPointsOfWall,
    flat,
    flatArena,
    hiddenLayer,
    memberIsMissing,
    memberIsOther,
    memberIsTwice,
    moreClosedGaps,
    moreNarrowGaps,
    moreNested,
    motionOfInverted,
    motionRoundCentre,
    motionWithoutAngle,
    motionWithoutLength,
    motionWithoutSpeed,
    narrowGap,
    narrowGapOfOne,
    nested,
    noBounds,
    outsideBounds,
    selfCrossing,
    selfTouching,
    severalStarts,
    spawnOfNone,
    spawnOfUnknownGroup,
    spawnTooNarrow,
    spawnTooSmall,
    spawnWithoutRadius,
    spawnWithoutTime,
    strayMember,
    uncheckedMarkers,
    unknownGoal,
    unknownLayer,
    unknownObjectGroup,
    unknownTemplate,
};

/// A finding with the severity, code and sentence of its kind.
Finding makeFinding(FindingKind kind, std::vector<Mention> values, std::vector<ObjectId> objects,
                    std::optional<Point> place = {});

} // namespace thicket::nav
