#include "libnav/map/validation/validation.h"

#include "libnav/excerpt.h"
#include "libnav/geometry/crossing.h"
#include "libnav/map/validation/instancefindings.h"
#include "libnav/map/validation/objectname.h"
#include "libnav/map/validation/obstaclefindings.h"

#include <algorithm>
#include <charconv>
#include <unordered_set>

namespace thicket::nav {
namespace {

/// The number with six significant digits.
std::string spelt(double number)
{
    char text[32];
    const auto end =
        std::to_chars(text, text + sizeof text, number, std::chars_format::general, 6).ptr;
    return {text, end};
}

std::string spelt(Point p) { return "(" + spelt(p.x) + ", " + spelt(p.y) + ")"; }

bool isEnd(const Geometry& geometry)
{
    return std::holds_alternative<StartMarker>(geometry) ||
           std::holds_alternative<GoalMarker>(geometry);
}

std::size_t differentPoints(const std::vector<Point>& points)
{
    std::vector<Point> sorted = points;
    const auto isBefore = [](Point a, Point b) { return a.x != b.x ? a.x < b.x : a.y < b.y; };
    std::sort(sorted.begin(), sorted.end(), isBefore);
    const auto end = std::unique(sorted.begin(), sorted.end());
    return static_cast<std::size_t>(end - sorted.begin());
}

class Validation {
public:
    Validation(const Map& map, const ValidationOptions& options) : m_map(map), m_options(options) {}

    std::vector<Finding> run() &&
    {
        for (const Layer& layer : m_map.settings.layers)
            m_layers.insert(layer.id);
        for (const MapObject& object : m_map.objects()) {
            if (m_options.stop.stop_requested())
                break;
            checkShape(object);
            checkPlace(object);
        }
        checkBounds();
        checkMarkers();
        checkGroups();
        for (Finding& misfit : findMisfits(m_map))
            m_findings.push_back(std::move(misfit));
        checkObstacles();
        std::stable_sort(
            m_findings.begin(), m_findings.end(),
            [](const Finding& a, const Finding& b) { return a.severity < b.severity; });
        return std::move(m_findings);
    }

private:
    void add(Severity severity, const char* code, std::string message,
             std::vector<ObjectId> objects, std::optional<Point> place = {})
    {
        m_findings.push_back({severity, code, std::move(message), std::move(objects), place});
    }

    void checkShape(const MapObject& object)
    {
        if (const auto* polygon = std::get_if<Polygon>(&object.geometry)) {
            if (differentPoints(polygon->points) < 3)
                add(Severity::error, "tooFewPoints",
                    "The " + nameOf(object) + " has fewer than three different points.",
                    {object.id});
            else if (meetingSides(polygon->points))
                add(Severity::error, "selfCrossing", "The " + nameOf(object) + " crosses itself.",
                    {object.id});
        } else if (const auto* wall = std::get_if<Wall>(&object.geometry)) {
            if (differentPoints(wall->points) < 2)
                add(Severity::error, "tooFewPoints",
                    "The " + nameOf(object) + " has fewer than two different points.", {object.id});
        }
    }

    void checkPlace(const MapObject& object)
    {
        const bool hasLayer = object.layer == 0 || m_layers.contains(object.layer);
        if (!hasLayer)
            add(Severity::warning, "unknownLayer",
                "The " + nameOf(object) + " lies on layer " + std::to_string(object.layer) +
                    ", which does not exist.",
                {object.id});
        if (object.group != 0 && !m_map.settings.objectGroups.find(object.group))
            add(Severity::warning, "unknownObjectGroup",
                "The " + nameOf(object) + " belongs to the group of objects " +
                    std::to_string(object.group) + ", which does not exist.",
                {object.id});
        const std::optional<Box>& bounds = m_map.settings.bounds;
        // A start or goal beyond walls is reported as blocked, which says more.
        const bool isBlocked = boundingWalls(m_map.settings) && isEnd(object.geometry);
        if (bounds && !isBlocked && !bounds->intersects(boundingBox(object.geometry)))
            add(Severity::warning, "outsideBounds",
                "The " + nameOf(object) + " lies outside the map's bounds.", {object.id});
    }

    void checkBounds()
    {
        const MapSettings& settings = m_map.settings;
        if (!settings.boundsAreWalls || boundingWalls(settings))
            return;
        add(Severity::warning, "wallsWithoutBounds",
            settings.bounds
                ? "The map's bounds are walls but have no area, so they enclose nothing."
                : "The map's bounds are walls, but the map has no bounds.",
            {});
    }

    template <class Marker> void checkCount(const char* code, const char* message)
    {
        std::vector<ObjectId> ids;
        for (const MapObject& object : m_map.objects()) {
            if (std::holds_alternative<Marker>(object.geometry))
                ids.push_back(object.id);
        }
        if (ids.size() > 1)
            add(Severity::warning, code, message, std::move(ids));
    }

    void checkMarkers()
    {
        checkCount<StartMarker>("severalStarts",
                                "The map has several starts; only the first counts.");
    }

    void checkGroups()
    {
        std::unordered_set<std::string> names;
        for (const AgentGroup& group : m_map.settings.agentGroups) {
            names.insert(group.name);
            const MapObject* goal = m_map.find(group.goal);
            if (group.goal != 0 && !(goal && std::holds_alternative<GoalMarker>(goal->geometry)))
                add(Severity::error, "unknownGoal",
                    "The agent group \"" + excerpt(group.name) + "\" heads for goal " +
                        std::to_string(group.goal) + ", which does not exist.",
                    {});
        }
        for (const MapObject& object : m_map.objects()) {
            const auto* agent = std::get_if<AgentMarker>(&object.geometry);
            if (agent && !agent->group.empty() && !names.contains(agent->group))
                add(Severity::error, "unknownGroup",
                    "The " + nameOf(object) + " belongs to the group \"" + excerpt(agent->group) +
                        "\", which does not exist.",
                    {object.id});
        }
    }

    std::string nameById(ObjectId id) const { return nameOf(*m_map.find(id)); }

    void checkObstacles()
    {
        const ObstacleFindings found = findObstacles(m_map, m_options);
        addBlockedMarkers(found);
        for (const auto& [twin, original] : found.duplicates)
            add(Severity::warning, "duplicateObstacle",
                "The " + nameById(twin) + " lies exactly on the " + nameById(original) + ".",
                {twin, original});
        addNarrowGaps(found);
        addClosedGaps(found);
        for (const auto& [inner, outer] : found.nested)
            add(Severity::hint, "nestedObstacle",
                "The " + nameById(inner) + " lies wholly inside the " + nameById(outer) +
                    " and changes no path.",
                {inner, outer});
        if (!found.isNestingComplete)
            add(Severity::hint, "moreNestedObstacles",
                "So many obstacles surround each other that not all of them were checked; more "
                "may lie inside another.",
                {});
    }

    /// ", on the hidden layer ...", or nothing.
    std::string hidingNote(ObjectId id) const
    {
        const Layer* layer = m_map.layerOf(*m_map.find(id));
        return !layer || layer->visible ? std::string()
                                        : ", on the hidden layer \"" + excerpt(layer->name) + "\"";
    }

    void addBlockedMarkers(const ObstacleFindings& found)
    {
        for (const auto& [marker, obstacle] : found.blockedMarkers) {
            if (obstacle == boundsObstacle) {
                add(Severity::error, "blockedMarker",
                    "The " + nameById(marker) + " lies outside the map's bounds, which are walls.",
                    {marker});
                continue;
            }
            const bool isArena = isInverted(m_map.find(obstacle)->geometry);
            add(Severity::error, "blockedMarker",
                "The " + nameById(marker) + (isArena ? " lies outside the " : " lies inside the ") +
                    nameById(obstacle) + (isArena ? ", which is inverted" : "") +
                    hidingNote(obstacle) + ".",
                {marker, obstacle});
        }
        for (const auto& [marker, obstacle] : found.closeMarkers)
            addCloseMarker(marker, obstacle);
        if (found.uncheckedMarkers > 0)
            add(Severity::warning, "uncheckedMarkers",
                "So many obstacles surround the starts and goals that " +
                    std::to_string(found.uncheckedMarkers) + " of these were not checked.",
                {});
    }

    void addCloseMarker(ObjectId marker, ObjectId obstacle)
    {
        std::vector<ObjectId> ids{marker};
        if (obstacle != boundsObstacle)
            ids.push_back(obstacle);
        const std::string hidden = obstacle == boundsObstacle ? "" : hidingNote(obstacle);
        add(Severity::error, "closeMarker",
            "The " + nameById(marker) + " is closer to the " + thing(obstacle) + hidden +
                (hidden.empty() ? "" : ",") + " than the agent's radius " +
                spelt(*m_options.agentRadius) + ".",
            std::move(ids));
    }

    std::string thing(ObjectId id) const
    {
        return id == boundsObstacle ? "map's bounds" : nameById(id);
    }

    static std::vector<ObjectId> idsOf(ObjectId a, ObjectId b)
    {
        std::vector<ObjectId> ids;
        for (const ObjectId id : {a, b})
            if (id != boundsObstacle && (ids.empty() || ids.front() != id))
                ids.push_back(id);
        return ids;
    }

    void addClosedGaps(const ObstacleFindings& found)
    {
        for (const auto& [a, b, gap] : found.closedGaps)
            add(Severity::hint, "closedGap",
                "The gap of " + spelt(gap.width) + " between the " + thing(a) + " and the " +
                    thing(b) + " is too narrow for agents of radius " +
                    spelt(*m_options.agentRadius) + ".",
                idsOf(a, b), gap.at);
        if (!found.areClosedComplete)
            add(Severity::hint, "moreClosedGaps",
                "More gaps are too narrow for agents of radius " + spelt(*m_options.agentRadius) +
                    "; not all of them are listed.",
                {});
    }

    void addNarrowGaps(const ObstacleFindings& found)
    {
        for (const auto& [a, b, gap] : found.narrowGaps) {
            const std::string where = a == b ? "two sides of the " + thing(a)
                                             : "the " + thing(a) + " and the " + thing(b);
            add(Severity::warning, "narrowGap",
                "The gap of " + spelt(gap.width) + " between " + where + " at " + spelt(gap.at) +
                    " is closed to agents of radius " + spelt(gap.agentRadius) +
                    ": walls and polygons are given a least thickness, so it must be wider than " +
                    spelt(gap.open) + ".",
                idsOf(a, b), gap.at);
        }
        if (!found.areGapsComplete)
            add(Severity::warning, "moreNarrowGaps",
                "Walls and polygons lie so close to each other that not all gaps were checked; "
                "more may be closed by the least thickness.",
                {});
    }

    const Map& m_map;
    const ValidationOptions& m_options;
    std::unordered_set<LayerId> m_layers;
    std::vector<Finding> m_findings;
};

} // namespace

const char* name(Severity severity)
{
    switch (severity) {
    case Severity::error:
        return "error";
    case Severity::warning:
        return "warning";
    case Severity::hint:
        return "hint";
    }
    return "";
}

std::vector<Finding> validate(const Map& map, const ValidationOptions& options)
{
    return Validation(map, options).run();
}

} // namespace thicket::nav
