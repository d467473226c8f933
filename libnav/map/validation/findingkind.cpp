#include "libnav/map/validation/findingkind.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <iterator>
#include <set>
#include <utility>

namespace thicket::nav {
namespace {

struct Form {
    FindingKind kind;
    Severity severity;
    const char* code;
    const char* pattern;
};

using Kind = FindingKind;

/// In the order of FindingKind.
constexpr std::array forms{
    Form{Kind::agentOfUnknownGroup, Severity::error, "unknownGroup",
         "The %1 belongs to the group %2, which does not exist."},
    Form{Kind::blockedByBounds, Severity::error, "blockedMarker",
         "The %1 lies outside the map's bounds, which are walls."},
    Form{Kind::blockedFromInside, Severity::error, "blockedMarker", "The %1 lies inside the %2."},
    Form{Kind::blockedFromOutside, Severity::error, "blockedMarker",
         "The %1 lies outside the %2, which is inverted."},
    Form{Kind::blockedUnseenFromInside, Severity::error, "blockedMarker",
         "The %1 lies inside the %2, on the hidden layer %3."},
    Form{Kind::blockedUnseenFromOutside, Severity::error, "blockedMarker",
         "The %1 lies outside the %2, which is inverted, on the hidden layer %3."},
    Form{Kind::boundsWithoutArea, Severity::warning, "wallsWithoutBounds",
         "The map's bounds are walls but have no area, so they enclose nothing."},
    Form{Kind::close, Severity::error, "closeMarker",
         "The %1 is closer to the %2 than the agent's radius %3."},
    Form{Kind::closeUnseen, Severity::error, "closeMarker",
         "The %1 is closer to the %2, on the hidden layer %4, than the agent's radius %3."},
    Form{Kind::closedGap, Severity::hint, "closedGap",
         "The gap of %1 between the %2 and the %3 is too narrow for agents of radius %4."},
    Form{Kind::duplicate, Severity::warning, "duplicateObstacle", "The %1 lies exactly on the %2."},
    Form{Kind::fewPointsOfPolygon, Severity::error, "tooFewPoints",
         "The %1 has fewer than three different points."},
    Form{Kind::fewPointsOfWall, Severity::error, "tooFewPoints",
         "The %1 has fewer than two different points."},
    Form{Kind::flat, Severity::warning, "flatPolygon",
         "The %1 has no area, as all its corners are in line: it blocks paths as a wall of "
         "thickness 0 does."},
    Form{Kind::flatArena, Severity::error, "flatPolygon",
         "The %1 is inverted but has no area, as all its corners are in line: nothing can be "
         "inside it."},
    Form{Kind::hiddenLayer, Severity::warning, "hiddenLayer",
         "Obstacles on the hidden layer %1 block a shorter path, such as the %2."},
    Form{Kind::memberIsMissing, Severity::warning, "templateMisfit",
         "The group of objects %1 does not fit its template %2: its member %3 is missing."},
    Form{Kind::memberIsOther, Severity::warning, "templateMisfit",
         "The group of objects %1 does not fit its template %2: the %3 has another shape or "
         "place."},
    Form{Kind::memberIsTwice, Severity::warning, "templateMisfit",
         "The group of objects %1 does not fit its template %2: the %3 is there twice."},
    Form{Kind::moreClosedGaps, Severity::hint, "moreClosedGaps",
         "More gaps are too narrow for agents of radius %1; not all of them are listed."},
    Form{Kind::moreNarrowGaps, Severity::warning, "moreNarrowGaps",
         "Walls and polygons lie so close to each other that not all gaps were checked; more may "
         "be closed by the least thickness."},
    Form{Kind::moreNested, Severity::hint, "moreNestedObstacles",
         "So many obstacles surround each other that not all of them were checked; more may lie "
         "inside another."},
    Form{Kind::motionOfInverted, Severity::error, "badMotion",
         "The %1 has a motion but is inverted: obstacles round agents cannot move."},
    Form{Kind::motionRoundCentre, Severity::warning, "idleMotion",
         "The %1 does not move: its hinge is its centre."},
    Form{Kind::motionWithoutAngle, Severity::warning, "idleMotion",
         "The %1 does not move: the angle of its turn is 0."},
    Form{Kind::motionWithoutLength, Severity::warning, "idleMotion",
         "The %1 does not move: all points of its track are where it is drawn."},
    Form{Kind::motionWithoutSpeed, Severity::warning, "idleMotion",
         "The %1 does not move: the speed of its motion is 0."},
    Form{Kind::narrowGap, Severity::warning, "narrowGap",
         "The gap of %1 between the %2 and the %3 at %4 is closed to agents of radius %5: walls "
         "and polygons are given a least thickness, so it must be wider than %6."},
    Form{Kind::narrowGapOfOne, Severity::warning, "narrowGap",
         "The gap of %1 between two sides of the %2 at %3 is closed to agents of radius %4: walls "
         "and polygons are given a least thickness, so it must be wider than %5."},
    Form{Kind::nested, Severity::hint, "nestedObstacle",
         "The %1 lies wholly inside the %2 and changes no path."},
    Form{Kind::noBounds, Severity::warning, "wallsWithoutBounds",
         "The map's bounds are walls, but the map has no bounds."},
    Form{Kind::outsideBounds, Severity::warning, "outsideBounds",
         "The %1 lies outside the map's bounds."},
    Form{Kind::selfCrossing, Severity::error, "selfCrossing", "The %1 crosses itself at %2."},
    Form{Kind::selfTouching, Severity::warning, "selfTouching", "The %1 touches itself at %2."},
    Form{Kind::severalStarts, Severity::warning, "severalStarts",
         "The map has several starts; only the first counts."},
    Form{Kind::spawnOfNone, Severity::warning, "emptySpawn",
         "No agent enters in the %1: its count and its rate are 0."},
    Form{Kind::spawnOfUnknownGroup, Severity::error, "unknownGroup",
         "The agents of the %1 belong to the group %2, which does not exist."},
    Form{Kind::spawnTooNarrow, Severity::warning, "smallSpawn",
         "The %1 is too narrow for its agents of radius %2: none can enter."},
    Form{Kind::spawnTooSmall, Severity::warning, "smallSpawn",
         "The %1 has a radius of %2, too small for its agents of radius %3."},
    Form{Kind::spawnWithoutRadius, Severity::error, "spawnWithoutRadius",
         "The agents of the %1 have the radius 0; those of a simulation need one above 0."},
    Form{Kind::spawnWithoutTime, Severity::warning, "emptySpawn",
         "No agent enters in the %1: it ends at %2 s and begins at %3 s."},
    Form{Kind::strayMember, Severity::warning, "strayMember",
         "The %1 is member %2 of a template, but no instance that it lies in has this member."},
    Form{Kind::uncheckedMarkers, Severity::warning, "uncheckedMarkers",
         "So many obstacles surround the starts, goals and agents that %1 of these were not "
         "checked."},
    Form{Kind::unknownGoal, Severity::error, "unknownGoal",
         "The agent group %1 heads for goal %2, which does not exist."},
    Form{Kind::unknownLayer, Severity::warning, "unknownLayer",
         "The %1 lies on layer %2, which does not exist."},
    Form{Kind::unknownObjectGroup, Severity::warning, "unknownObjectGroup",
         "The %1 belongs to the group of objects %2, which does not exist."},
    Form{Kind::unknownTemplate, Severity::warning, "unknownTemplate",
         "The group of objects %1 is an instance of template %2, which does not exist."},
};

constexpr bool areInOrder()
{
    for (std::size_t i = 0; i < forms.size(); ++i) {
        if (forms[i].kind != static_cast<Kind>(i))
            return false;
    }
    return forms.back().kind == Kind::unknownTemplate;
}
static_assert(areInOrder());

} // namespace

Finding makeFinding(FindingKind kind, std::vector<Mention> values, std::vector<ObjectId> objects,
                    std::optional<Point> place)
{
    const Form& form = forms[static_cast<std::size_t>(kind)];
    return {form.severity, form.code, {form.pattern, std::move(values)}, std::move(objects), place};
}

std::vector<std::string> findingPatterns()
{
    std::vector<std::string> patterns;
    std::transform(forms.begin(), forms.end(), std::back_inserter(patterns),
                   [](const Form& form) { return form.pattern; });
    return patterns;
}

std::vector<std::string> findingCodes()
{
    std::set<std::string> codes;
    for (const Form& form : forms)
        codes.insert(form.code);
    return {codes.begin(), codes.end()};
}

} // namespace thicket::nav
