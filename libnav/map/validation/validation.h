#pragma once

#include "libnav/map/map.h"
#include "libnav/map/validation/statement.h"
#include "libnav/nav_export.h"

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace thicket::nav {

enum class Severity { error, warning, hint };

/// "error", "warning", "hint".
THICKET_NAV_EXPORT const char* name(Severity severity);

/// A problem of a map that the designer should know.
struct Finding {
    Severity severity = Severity::warning;
    std::string code;    ///< stable, for programs: "selfCrossing", "duplicateObstacle", ...
    Statement statement; ///< one sentence
    std::vector<ObjectId> objects;   ///< the objects concerned, most important first
    std::optional<Point> place = {}; ///< where, if that is not where the objects are

    /// The sentence in English.
    std::string message() const { return statement.text(); }
};

/// The patterns of all statements of validate() and findBlockedShortcuts(), for translations.
THICKET_NAV_EXPORT std::vector<std::string> findingPatterns();
/// The codes of their findings, each once.
THICKET_NAV_EXPORT std::vector<std::string> findingCodes();

struct ValidationOptions {
    /// Map units, >= 0. Reports also what blocks agents of this radius: "closeMarker", a start or
    /// goal nearer to an obstacle than the radius, and "closedGap", two obstacles that leave less
    /// than twice the radius between them (at most 100, the widest).
    std::optional<double> agentRadius;
    /// Gives up: the findings are then incomplete. Seen within about a second at a million objects.
    std::stop_token stop = {};
};

/// Checks what readMap cannot refuse: polygons that cross themselves (an error) or touch themselves
/// (a warning: nothing gets through there) or have no area (a warning: they block as walls do; an
/// error if they are inverted) or fewer than three different points, walls with one different
/// point, duplicates, obstacles inside others, starts, goals and agents inside an obstacle or
/// beyond bounds that are walls, agents nearer to an obstacle than their radius, objects outside
/// the bounds, bounds that are walls but absent or without area, objects on unknown layers or of
/// unknown groups, instances that do not fit their templates, agents of unknown groups, spawn areas
/// in which no agent can enter or whose polygon is none, motions without effect and of inverted
/// shapes, groups with unknown goals, several starts, and "narrowGap": passages closed only by the
/// minimum expansion (see ObstacleField), up to 2e-6 of the map's extent wide.
///
/// Errors first. Pure. At most a few findings per object: a marker is reported with one obstacle
/// that contains it, an obstacle with one duplicate and one that contains it. At most 100 gaps are
/// reported. Does not test all pairs: time grows a little faster than the number of points. If
/// nearly every obstacle surrounds nearly every other one, the search stops early and a finding
/// says so ("uncheckedMarkers", "moreNestedObstacles", "moreNarrowGaps", "moreClosedGaps"). For
/// what hidden layers do to the path, see findBlockedShortcuts().
THICKET_NAV_EXPORT std::vector<Finding> validate(const Map& map,
                                                 const ValidationOptions& options = {});

} // namespace thicket::nav
