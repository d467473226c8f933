#include "app/editor/scene/showngaps.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/navigation/overlays.h"
#include "app/editor/replay/playback.h"
#include "app/editor/scene/shownmoving.h"
#include "libnav/map/validation/closedgaps.h"

#include <cstddef>
#include <variant>

namespace thicket::editor {

namespace {

constexpr double leastDiameter = 6; ///< of the agent, logical pixels
constexpr std::size_t mostSides = 800;
constexpr std::size_t mostGaps = 2000;

std::size_t sidesOf(const nav::Shape& shape)
{
    if (const auto* wall = std::get_if<nav::Wall>(&shape))
        return wall->points.size();
    if (const auto* polygon = std::get_if<nav::Polygon>(&shape))
        return polygon->points.size();
    return 1;
}

} // namespace

ShownGaps::ShownGaps(const SceneSources& sources, const SceneState& state)
    : m_sources(sources), m_state(state)
{}

bool ShownGaps::areWanted() const
{
    return m_sources.overlays.isOn(Overlay::expanded) &&
           2 * m_sources.navigator.agentRadius() >= leastDiameter * m_state.unitsPerPixel;
}

/// Looks farther than the window, so that small pans need no new look.
const std::vector<nav::Segment>& ShownGaps::across() const
{
    static const std::vector<nav::Segment> none;
    if (!areWanted())
        return none;
    const QRectF& shown = m_state.visible;
    const nav::Box visible{{shown.left(), shown.top()}, {shown.right(), shown.bottom()}};
    std::optional<double> time;
    if (ShownMoving(m_sources, m_state).isPlayed())
        time = m_sources.playback.time();
    const bool isKnown = m_window && m_time == time && m_window->encloses(visible) &&
                         m_window->width() <= 4 * visible.width();
    if (!isKnown) {
        m_time = time;
        m_window = grown(visible, visible.width() / 4, visible.height() / 4);
        m_across = found(*m_window);
    }
    return m_across;
}

std::vector<nav::Segment> ShownGaps::found(const nav::Box& window) const
{
    const nav::Map& map = m_sources.document.map();
    const double radius = m_sources.navigator.agentRadius();
    const nav::Box around = grown(window, 2 * radius, 2 * radius);
    std::vector<nav::Obstacle> obstacles;
    std::size_t sides = 0;
    const auto take = [&](const nav::MapObject& object) {
        if (std::optional<nav::Shape> shape = nav::obstacleShape(object.geometry)) {
            sides += sidesOf(*shape);
            obstacles.push_back({object.id, *std::move(shape)});
        }
        return sides <= mostSides;
    };
    const std::optional<Elsewhere> played = ShownMoving(m_sources, m_state).elsewhere(around);
    m_sources.document.index().visitIn(around, [&](const nav::MapObject& object) {
        return (played && played->has(object.id)) || take(object);
    });
    if (played)
        for (const nav::MapObject& object : played->objects)
            if (!take(object))
                break;
    if (sides > mostSides)
        return {};
    if (std::optional<nav::Polygon> walls = nav::boundingWalls(map.settings))
        obstacles.push_back({nav::boundsObstacle, *std::move(walls)});
    const nav::ClosedGaps gaps =
        nav::findClosedGaps(obstacles, std::vector<bool>(obstacles.size()), radius, {}, mostGaps);
    std::vector<nav::Segment> across;
    across.reserve(gaps.found.size());
    for (const nav::ClosedGap& gap : gaps.found)
        across.push_back(gap.across);
    return across;
}

} // namespace thicket::editor
