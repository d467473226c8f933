#include "libnav/map/validation/validation.h"

#include "libnav/geometry/crossing.h"
#include "libnav/geometry/distance.h"
#include "libnav/map/validation/findingkind.h"
#include "libnav/map/validation/instancefindings.h"
#include "libnav/map/validation/obstaclefindings.h"
#include "libnav/map/validation/roominside.h"

#include <algorithm>
#include <unordered_set>
#include <utility>

namespace thicket::nav {
namespace {

/// Of a start, goal or agent, which must not be in an obstacle.
bool needsRoom(const Geometry& geometry)
{
    return std::holds_alternative<StartMarker>(geometry) ||
           std::holds_alternative<GoalMarker>(geometry) ||
           std::holds_alternative<AgentMarker>(geometry);
}

/// Of a polygon or a spawn area that is one; null for others.
const std::vector<Point>* cornersOf(const Geometry& geometry)
{
    if (const auto* polygon = std::get_if<Polygon>(&geometry))
        return &polygon->points;
    const auto* spawn = std::get_if<SpawnMarker>(&geometry);
    return spawn && !spawn->points.empty() ? &spawn->points : nullptr;
}

/// Where two sides touch: the end of one that is nearest to the other.
Point contactOf(const Segment& a, const Segment& b)
{
    const std::pair<double, Point> ends[] = {{distance(b.a, a), b.a},
                                             {distance(b.b, a), b.b},
                                             {distance(a.a, b), a.a},
                                             {distance(a.b, b), a.b}};
    return std::ranges::min_element(ends, {}, [](const auto& end) { return end.first; })->second;
}

/// Where two sides properly cross.
Point crossingOf(const Segment& a, const Segment& b)
{
    // The ends of one are on different sides of the other, which rounding can hide.
    const double begin = cross(b.b - b.a, a.a - b.a);
    const double end = cross(b.b - b.a, a.b - b.a);
    if (begin == end)
        return contactOf(a, b);
    return a.a + std::clamp(begin / (begin - end), 0.0, 1.0) * (a.b - a.a);
}

/// Of two sides, by the indices of the corners at which they begin.
Point placeOf(const std::vector<Point>& corners, const std::pair<std::size_t, std::size_t>& sides,
              Point (*meetingOf)(const Segment&, const Segment&))
{
    const auto side = [&corners](std::size_t begin) {
        return Segment{corners[begin], corners[(begin + 1) % corners.size()]};
    };
    return meetingOf(side(sides.first), side(sides.second));
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
            if (isMoving(object))
                checkMotion(object);
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
    void add(FindingKind kind, std::vector<Mention> values, std::vector<ObjectId> objects,
             std::optional<Point> place = {})
    {
        m_findings.push_back(makeFinding(kind, std::move(values), std::move(objects), place));
    }

    void checkShape(const MapObject& object)
    {
        if (const std::vector<Point>* const corners = cornersOf(object.geometry)) {
            if (differentPoints(*corners) < 3)
                add(FindingKind::fewPointsOfPolygon, {mentionOf(object)}, {object.id});
            else
                checkSides(object, *corners);
        } else if (const auto* wall = std::get_if<Wall>(&object.geometry)) {
            if (differentPoints(wall->points) < 2)
                add(FindingKind::fewPointsOfWall, {mentionOf(object)}, {object.id});
        }
    }

    void checkSides(const MapObject& object, const std::vector<Point>& corners)
    {
        const auto* const spawn = std::get_if<SpawnMarker>(&object.geometry);
        if (!spawn && areInLine(corners))
            add(isInverted(object.geometry) ? FindingKind::flatArena : FindingKind::flat,
                {mentionOf(object)}, {object.id});
        else if (const auto crossing = crossingSides(corners))
            addMeeting(FindingKind::selfCrossing, object, placeOf(corners, *crossing, crossingOf));
        else
            checkTouches(object, corners);
    }

    /// Fields take obstacles whose sides only touch, and simulations such spawn areas.
    void checkTouches(const MapObject& object, const std::vector<Point>& corners)
    {
        // All sides of a flat spawn area touch; that it is too narrow says enough.
        const auto touching = areInLine(corners) ? std::nullopt : meetingSides(corners);
        if (touching)
            addMeeting(FindingKind::selfTouching, object, placeOf(corners, *touching, contactOf));
        if (const auto* const spawn = std::get_if<SpawnMarker>(&object.geometry))
            checkRoom(object, *spawn);
    }

    void addMeeting(FindingKind kind, const MapObject& object, Point place)
    {
        add(kind, {mentionOf(object), place}, {object.id}, place);
    }

    void checkRoom(const MapObject& object, const SpawnMarker& spawn)
    {
        if (spawn.agentRadius > 0 &&
            roomInside(spawn.points, spawn.agentRadius, m_options.stop) == Room::none)
            add(FindingKind::spawnTooNarrow,
                {mentionOf(object), mention::Length{spawn.agentRadius}}, {object.id});
    }

    void checkPlace(const MapObject& object)
    {
        const bool hasLayer = object.layer == 0 || m_layers.contains(object.layer);
        if (!hasLayer)
            add(FindingKind::unknownLayer, {mentionOf(object), std::int64_t(object.layer)},
                {object.id});
        if (object.group != 0 && !m_map.settings.objectGroups.find(object.group))
            add(FindingKind::unknownObjectGroup, {mentionOf(object), std::int64_t(object.group)},
                {object.id});
        const std::optional<Box>& bounds = m_map.settings.bounds;
        // A start, goal or agent beyond walls is reported as blocked, which says more.
        const bool isBlocked = boundingWalls(m_map.settings) && needsRoom(object.geometry);
        if (bounds && !isBlocked && !bounds->intersects(boundingBox(object.geometry)))
            add(FindingKind::outsideBounds, {mentionOf(object)}, {object.id});
    }

    void checkMotion(const MapObject& object)
    {
        const Motion& motion = *object.motion;
        if (isInverted(object.geometry))
            add(FindingKind::motionOfInverted, {mentionOf(object)}, {object.id});
        else if (motion.speed == 0)
            add(FindingKind::motionWithoutSpeed, {mentionOf(object)}, {object.id});
        else if (!(Timetable(motion).length() > 0))
            add(motion.turn ? FindingKind::motionWithoutAngle : FindingKind::motionWithoutLength,
                {mentionOf(object)}, {object.id});
        else if (motion.turn && motion.turn->hinge == Point{} &&
                 std::holds_alternative<Circle>(object.geometry))
            add(FindingKind::motionRoundCentre, {mentionOf(object)}, {object.id});
    }

    void checkBounds()
    {
        const MapSettings& settings = m_map.settings;
        if (settings.boundsAreWalls && !boundingWalls(settings))
            add(settings.bounds ? FindingKind::boundsWithoutArea : FindingKind::noBounds, {}, {});
    }

    void checkMarkers()
    {
        std::vector<ObjectId> starts;
        for (const MapObject& object : m_map.objects()) {
            if (std::holds_alternative<StartMarker>(object.geometry))
                starts.push_back(object.id);
        }
        if (starts.size() > 1)
            add(FindingKind::severalStarts, {}, std::move(starts));
    }

    void checkGroups()
    {
        std::unordered_set<std::string> names;
        for (const AgentGroup& group : m_map.settings.agentGroups) {
            names.insert(group.name);
            const MapObject* goal = m_map.find(group.goal);
            if (group.goal != 0 && !(goal && std::holds_alternative<GoalMarker>(goal->geometry)))
                add(FindingKind::unknownGoal, {mention::Quoted{group.name}, group.goal}, {});
        }
        for (const MapObject& object : m_map.objects()) {
            const auto* agent = std::get_if<AgentMarker>(&object.geometry);
            if (agent && !agent->group.empty() && !names.contains(agent->group))
                add(FindingKind::agentOfUnknownGroup,
                    {mentionOf(object), mention::Quoted{agent->group}}, {object.id});
            const auto* spawn = std::get_if<SpawnMarker>(&object.geometry);
            if (!spawn)
                continue;
            if (!spawn->group.empty() && !names.contains(spawn->group))
                add(FindingKind::spawnOfUnknownGroup,
                    {mentionOf(object), mention::Quoted{spawn->group}}, {object.id});
            checkSpawn(object, *spawn);
        }
    }

    void checkSpawn(const MapObject& object, const SpawnMarker& spawn)
    {
        const mention::Object named = mentionOf(object);
        if (!(spawn.agentRadius > 0))
            add(FindingKind::spawnWithoutRadius, {named}, {object.id});
        else if (spawn.points.empty() && spawn.radius < spawn.agentRadius)
            add(FindingKind::spawnTooSmall,
                {named, mention::Length{spawn.radius}, mention::Length{spawn.agentRadius}},
                {object.id});
        if (spawn.count == 0 && spawn.rate == 0)
            add(FindingKind::spawnOfNone, {named}, {object.id});
        if (spawn.until && *spawn.until <= spawn.from)
            add(FindingKind::spawnWithoutTime, {named, *spawn.until, spawn.from}, {object.id});
    }

    mention::Object mentionById(ObjectId id) const { return mentionOf(*m_map.find(id)); }

    void checkObstacles()
    {
        const ObstacleFindings found = findObstacles(m_map, m_options);
        addBlockedMarkers(found);
        for (const auto& [twin, original] : found.duplicates)
            add(FindingKind::duplicate, {mentionById(twin), mentionById(original)},
                {twin, original});
        addNarrowGaps(found);
        addClosedGaps(found);
        for (const auto& [inner, outer] : found.nested)
            add(FindingKind::nested, {mentionById(inner), mentionById(outer)}, {inner, outer});
        if (!found.isNestingComplete)
            add(FindingKind::moreNested, {}, {});
    }

    /// The hidden layer of an object, if that is hidden.
    const Layer* hiddenLayerOf(ObjectId id) const
    {
        const Layer* layer = m_map.layerOf(*m_map.find(id));
        return layer && !layer->visible ? layer : nullptr;
    }

    void addBlockedMarkers(const ObstacleFindings& found)
    {
        for (const auto& [marker, obstacle] : found.blockedMarkers)
            addBlockedMarker(marker, obstacle);
        for (const auto& [marker, obstacle] : found.closeMarkers)
            addCloseMarker(marker, obstacle);
        if (found.uncheckedMarkers > 0)
            add(FindingKind::uncheckedMarkers, {std::int64_t(found.uncheckedMarkers)}, {});
    }

    void addBlockedMarker(ObjectId marker, ObjectId obstacle)
    {
        if (obstacle == boundsObstacle)
            return add(FindingKind::blockedByBounds, {mentionById(marker)}, {marker});
        const bool isArena = isInverted(m_map.find(obstacle)->geometry);
        std::vector<Mention> values{mentionById(marker), mentionById(obstacle)};
        FindingKind kind =
            isArena ? FindingKind::blockedFromOutside : FindingKind::blockedFromInside;
        if (const Layer* layer = hiddenLayerOf(obstacle)) {
            kind = isArena ? FindingKind::blockedUnseenFromOutside
                           : FindingKind::blockedUnseenFromInside;
            values.emplace_back(mention::Quoted{layer->name});
        }
        add(kind, std::move(values), {marker, obstacle});
    }

    void addCloseMarker(ObjectId marker, ObjectId obstacle)
    {
        const auto* agent = std::get_if<AgentMarker>(&m_map.find(marker)->geometry);
        const double radius = agent ? agent->radius : *m_options.agentRadius;
        std::vector<Mention> values{mentionById(marker), mentionOfObstacle(obstacle),
                                    mention::Length{radius}};
        const Layer* layer = obstacle == boundsObstacle ? nullptr : hiddenLayerOf(obstacle);
        if (layer)
            values.emplace_back(mention::Quoted{layer->name});
        add(layer ? FindingKind::closeUnseen : FindingKind::close, std::move(values),
            idsOf(marker, obstacle));
    }

    Mention mentionOfObstacle(ObjectId id) const
    {
        return id == boundsObstacle ? Mention(mention::Bounds()) : Mention(mentionById(id));
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
            add(FindingKind::closedGap,
                {mention::Length{gap.width}, mentionOfObstacle(a), mentionOfObstacle(b),
                 mention::Length{*m_options.agentRadius}},
                idsOf(a, b), gap.at);
        if (!found.areClosedComplete)
            add(FindingKind::moreClosedGaps, {mention::Length{*m_options.agentRadius}}, {});
    }

    void addNarrowGaps(const ObstacleFindings& found)
    {
        for (const auto& [a, b, gap] : found.narrowGaps) {
            std::vector<Mention> values{mention::Length{gap.width}, mentionOfObstacle(a)};
            if (a != b)
                values.push_back(mentionOfObstacle(b));
            values.insert(values.end(),
                          {gap.at, mention::Length{gap.agentRadius}, mention::Length{gap.open}});
            add(a == b ? FindingKind::narrowGapOfOne : FindingKind::narrowGap, std::move(values),
                idsOf(a, b), gap.at);
        }
        if (!found.areGapsComplete)
            add(FindingKind::moreNarrowGaps, {}, {});
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
