#pragma once

#include "app/drawing/mapdrawing.h"

#include <cstdint>
#include <span>
#include <vector>

/// Pictures of agents by the thousand, over a map, in map coordinates as in mapdrawing.h.
namespace thicket::drawing {

/// How an agent fares: told by its shape, not by its colour alone.
enum class AgentLook : std::uint8_t {
    going,   ///< a filled disc with a nose
    arrived, ///< a quiet ring
    stuck,   ///< a filled disc, crossed out
};

/// One agent as it stands.
struct DrawnAgent {
    nav::Point at;
    nav::Point heading{1, 0};
    double radius = 0;       ///< map units
    std::uint32_t group = 0; ///< chooses the tint
    AgentLook look = AgentLook::going;
};

/// Of a group by its place in the list: eight muted tints of equal lightness, then from the first
/// again.
Tint groupTint(std::size_t group, const Palette& palette);

/// Discs at their true radius with a nose to the rim, at least 5 px; dots where that would be less
/// than 3 px. Up to some hundred are drawn exactly; more come from stamps of 32 headings, set to
/// whole pixels, so that 10,000 take a few milliseconds.
void drawCrowd(QPainter& painter, std::span<const DrawnAgent> agents, const Style& style);
/// The same as pale rings: where they began, or another recording beside.
void drawGhosts(QPainter& painter, std::span<const DrawnAgent> agents, const Style& style);

/// A goal that is not the path's: a flag in the tint of the group that goes there, with its name.
void drawGroupGoal(QPainter& painter, nav::Point at, const QString& name, std::size_t group,
                   const Style& style);

/// The ways of several agents, each from old to new, fading to their old end; in few strokes for
/// all of them.
void drawTrails(QPainter& painter, std::span<const std::vector<nav::Point>> lines,
                const Style& style);

} // namespace thicket::drawing
