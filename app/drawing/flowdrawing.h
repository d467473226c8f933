#pragma once

#include "app/drawing/mapdrawing.h"
#include "libsteer/flow/flowfield.h"
#include "libsteer/flow/integrationfield.h"

/// Flow fields over a map, in map coordinates as in mapdrawing.h, drawn below its obstacles.
namespace thicket::drawing {

/// The highest finite travel cost, map units; 0 if no cell is reached. The far end of the heat map.
double farthestCost(const steer::IntegrationField& costs);

/// The opacity of the heat colours over the sheet.
double heatOpacity(const Style& style);
/// Draws travel costs in the heat colours from near (0) to `farthest` (map units), one texel per
/// cell. Cells that are blocked, cut off or not reached stay clear.
void drawHeat(QPainter& painter, const steer::IntegrationField& costs, double farthest,
              const Style& style);
/// Lines of equal travel cost at 1, 2 and 5 times powers of ten, map units.
void drawContours(QPainter& painter, const steer::IntegrationField& costs, double farthest,
                  const Style& style);
/// Draws an arrow for each cell, or for each block of cells if they are small on the screen.
void drawFlowArrows(QPainter& painter, const steer::FlowField& field, const QRectF& view,
                    const Style& style);
/// Draws one of those arrows, in device pixels. `direction` is a unit vector.
void drawFlowArrow(QPainter& painter, QPointF middle, QPointF direction, double length);
/// Draws a card that explains the colours and, if there are any, the arrows, in device pixels at
/// the lower right of `viewport`. Returns its rectangle.
QRectF drawFlowLegend(QPainter& painter, double farthest, const QString& unit,
                      const QRectF& viewport, const Style& style, bool hasArrows = true);

} // namespace thicket::drawing
