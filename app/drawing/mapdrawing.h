#pragma once

#include "app/drawing/palette.h"
#include "libnav/collision/obstaclefield.h"
#include "libnav/map/map.h"
#include "libnav/path/path.h"
#include "libnav/tangent/completegraph.h"
#include "libsteer/agent.h"

#include <QLocale>
#include <QPainterPath>
#include <QPen>
#include <QRectF>

#include <cstddef>
#include <optional>
#include <span>
#include <utility>
#include <vector>

class QPainter;

/// Pictures of maps and of what is computed from them, shared by the editor's items and
/// `thicket-cli render`. Every function paints in map coordinates. The painter's transform maps
/// them to the device, with y flipped for a map whose +y is up. Pens keep their logical width at
/// every zoom. `pixelsPerUnit` is that transform's scale. It chooses the level of detail.
namespace thicket::drawing {

struct Style {
    const Palette& palette;
    double pixelsPerUnit = 1;
};

/// An obstacle that is painted as a dot or less: all that its picture needs.
struct SmallObstacle {
    nav::Point center;
    double radius = 0; ///< or half the longer side of its box
    nav::LayerId layer = 0;
    bool isWall = false;
};

/// A map or some of its objects. If the objects in the window are known, the others need not be
/// tested. Must not outlive the map.
struct MapPart {
    MapPart(const nav::Map& all) : map(all) {}
    /// `some` are indices into Map::objects(), ascending. `others` are the rest: see
    /// isSmall().
    MapPart(const nav::Map& all, std::vector<std::size_t> some,
            std::vector<SmallObstacle> others = {})
        : map(all), positions(std::move(some)), small(std::move(others))
    {}
    std::size_t size() const { return positions ? positions->size() : map.objects().size(); }
    /// The objects in drawing order, the lowest first.
    const nav::MapObject& object(std::size_t i) const
    {
        return map.objects()[positions ? (*positions)[i] : i];
    }

    const nav::Map& map;
    std::optional<std::vector<std::size_t>> positions;
    std::vector<SmallObstacle> small = {};
};
/// Whether an obstacle is painted from its box alone: a circle without an outline, or another shape
/// of less than two pixels. `size` is the longer side of its box.
bool isSmall(double size, bool isCircle, const Style& style);

/// The outline of an obstacle as drawn: disc, thickened wall, polygon. In map coordinates. An
/// inverted shape gives its hole.
QPainterPath outline(const nav::Shape& shape);
/// The outline grown by the agent's radius.
QPainterPath expandedOutline(const nav::Shape& shape, double agentRadius);
/// The edge as a line with a true arc.
QPainterPath edgeLine(const nav::TangentEdge& edge);

/// The colours of an object on that layer (null: there is none): one of eight by the layer's name
/// (trees, rocks) or else by its id. Fills differ, lightness does not. Walls have their own. The
/// colour that the user gave the layer is used for fills only.
struct Tint {
    QColor fill;
    QColor line;
};
Tint layerTint(const nav::MapObject& object, const nav::Layer* layer, const Palette& palette);
/// That of the layer's walls. `layer` may be null, here and below.
Tint wallTint(const nav::Layer* layer, const Palette& palette);
/// That of the layer's other obstacles.
Tint layerTint(const nav::Layer* layer, const Palette& palette);

void drawSheet(QPainter& painter, const nav::Map& map, const QRectF& view, const Style& style);
/// A line for each `step`, map units, or for each 2nd, 5th, 10th ... where they would be too dense;
/// 0: for a round step that suits the zoom.
void drawGrid(QPainter& painter, const nav::Map& map, const QRectF& view, const Style& style,
              double step = 0);
/// Draws the obstacles of visible layers that meet `view`, by LayerLookup::rankOf(). Layers have
/// their opacity, locked ones half of it; all are opaque in high contrast.
void drawObstacles(QPainter& painter, const MapPart& part, const QRectF& view, const Style& style);
/// Whether margins of this width are drawn; thinner ones would not be seen.
bool isMarginSeen(double agentRadius, const Style& style);
/// Draws the obstacles' margins as wide as the agent's radius, with the outline of their union. No
/// outline is drawn along `hugged`, the hugging edges that are drawn above.
void drawExpanded(QPainter& painter, const MapPart& part, double agentRadius, const QRectF& view,
                  const Style& style, std::span<const nav::HuggingEdge> hugged = {});

/// A bar with two end ticks across each gap that is too narrow for the agent, map units.
void drawClosedGaps(QPainter& painter, std::span<const nav::Segment> gaps, const Style& style);

enum class GraphStrength { whole, near };
void drawSurfing(QPainter& painter, const std::vector<nav::SurfingEdge>& edges,
                 GraphStrength strength, const Style& style);
/// The pen of drawSurfing() for the whole graph.
QPen wholeSurfingPen(const Style& style);
void drawHugging(QPainter& painter, const std::vector<nav::HuggingEdge>& edges,
                 GraphStrength strength, const Style& style);

void drawPath(QPainter& painter, const nav::Path& path, const Style& style);
/// Draws the path before the edit, dotted.
void drawFormerPath(QPainter& painter, const nav::Path& path, const Style& style);
void drawStart(QPainter& painter, nav::Point at, double agentRadius, const Style& style);
void drawGoal(QPainter& painter, nav::Point at, double agentRadius, const Style& style);
void drawAgent(QPainter& painter, const steer::Agent& agent, const Style& style);
/// Draws the part of the path behind an agent, fading. `line` goes from old to new.
void drawTrail(QPainter& painter, const std::vector<nav::Point>& line, const Style& style);
/// Draws a bar of a round length with its text, in device pixels at the lower left of `viewport`.
/// `locale` writes its number. Returns the bar's rectangle; its text is above it and may be
/// wider. Null for a scale of 0 or where a bar has no room.
QRectF drawScaleBar(QPainter& painter, const QString& unit, const QRectF& viewport,
                    const Style& style, const QLocale& locale = QLocale::c());

} // namespace thicket::drawing
