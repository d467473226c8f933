#pragma once

#include "app/drawing/mapdrawing.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// Pictures of thousands of agents over a map, in map coordinates as in mapdrawing.h.
namespace thicket::drawing {

/// The state of an agent, shown by its shape and not only by its colour.
enum class AgentLook : std::uint8_t {
    going,   ///< a filled disc with a nose
    arrived, ///< a faint ring
    stuck,   ///< a filled disc with a cross
};

/// One agent at one moment.
struct DrawnAgent {
    nav::Point at;
    nav::Point heading{1, 0};
    double radius = 0;       ///< map units
    std::uint32_t group = 0; ///< chooses the colour
    AgentLook look = AgentLook::going;
};

/// The colour of a group by its index: eight muted colours of equal lightness, repeated.
Tint groupTint(std::size_t group, const Palette& palette);

/// Draws discs at their true radius, at least 5 px, with a nose to the rim. A radius of less than 3
/// px gives a dot. Up to some hundred are drawn exactly. More are drawn from cached pictures of 32
/// headings at whole pixels, so that 10,000 take a few milliseconds.
void drawCrowd(QPainter& painter, std::span<const DrawnAgent> agents, const Style& style);
/// The same as pale rings: where agents began, or a recording shown for comparison.
void drawGhosts(QPainter& painter, std::span<const DrawnAgent> agents, const Style& style);

/// Draws a goal that is not the path's: a flag with its name, in the colour of the group that goes
/// there.
void drawGroupGoal(QPainter& painter, nav::Point at, const QString& name, std::size_t group,
                   const Style& style);

/// Draws a spawn area: a dashed rim with a faint filling and a plus at its mark, in the colour of
/// its group.
void drawSpawnArea(QPainter& painter, const nav::SpawnMarker& spawn, std::size_t group,
                   const Style& style);

/// Where an agent has come from.
struct Trail {
    std::vector<nav::Point> line; ///< from old to new
    /// Chooses the colour, the line of groupTint(); absent: that of the path.
    std::optional<std::uint32_t> group;
};

/// Draws the trails of several agents, fading at the old end. All of one colour take only a few
/// strokes.
void drawTrails(QPainter& painter, std::span<const Trail> trails, const Style& style);

} // namespace thicket::drawing
