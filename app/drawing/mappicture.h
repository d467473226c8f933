#pragma once

#include "app/drawing/palette.h"
#include "app/drawing/picturepyramid.h"
#include "libnav/map/map.h"
#include "libnav/path/path.h"
#include "libnav/tangent/completegraph.h"
#include "libsteer/flow/flowfield.h"
#include "libsteer/flow/integrationfield.h"

#include <optional>

class QPainter;
class QRectF;
class QTransform;

namespace thicket::drawing {

/// Both of the same grid and goals.
struct FlowContent {
    const steer::IntegrationField& costs;
    const steer::FlowField& directions;
};

/// What a picture of a whole map shows. References and pointers must outlive the call.
struct PictureContent {
    const nav::Map& map;
    double agentRadius = 0;                    ///< map units, >= 0
    const nav::CompleteGraph* graph = nullptr; ///< null: no graph
    const nav::Path* path = nullptr;           ///< null or empty: no path
    /// Shown in place of the map's own markers, which are drawn if these are absent.
    std::optional<nav::Point> start = {};
    std::optional<nav::Point> goal = {};
    bool expanded = false;             ///< the outlines grown by the agent's radius
    const FlowContent* flow = nullptr; ///< null: none; otherwise above the grid only
    double below = 0;                  ///< logical pixels kept free below the map
    /// The pixels of the map's picture beneath, which is drawn if it is visible; null: none.
    const PicturePyramid* picture = nullptr;
};

/// From the map to the pixels of drawMapPicture().
QTransform mapPictureTransform(const QRectF& viewport, const PictureContent& content);

/// Paints the map as large as `viewport` (logical pixels) allows, with a margin, its sheet, a scale
/// bar and the flow field's legend; +y as the map says. Works on images, widgets and QSvgGenerator.
/// Labels need a QGuiApplication (any platform, also offscreen) and are left out without one.
void drawMapPicture(QPainter& painter, const QRectF& viewport, const PictureContent& content,
                    Theme theme);

} // namespace thicket::drawing
