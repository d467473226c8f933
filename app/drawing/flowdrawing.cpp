#include "app/drawing/flowdrawing.h"

#include "app/drawing/devicespace.h"
#include "app/drawing/heatramp.h"
#include "app/drawing/sheet.h"

#include <QImage>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace thicket::drawing {

namespace {

constexpr double arrowSpacing = 22;   // least distance in pixels
constexpr double nearestContour = 12; // pixels from the goal
constexpr float infinity = std::numeric_limits<float>::infinity();

QImage heatImage(const steer::IntegrationField& costs, double farthest, const Style& style)
{
    const steer::CellGrid& grid = costs.grid();
    const HeatRamp ramp(style.palette);
    const double opacity = heatOpacity(style);
    QImage image(grid.columns(), grid.rows(), QImage::Format_ARGB32_Premultiplied);
    for (int row = 0; row < grid.rows(); ++row) {
        auto* const line = reinterpret_cast<QRgb*>(image.scanLine(row));
        for (int column = 0; column < grid.columns(); ++column) {
            const float value = costs.at({column, row});
            const QColor color =
                value < infinity ? faded(ramp.at(double(value) * grid.side() / farthest), opacity)
                                 : QColor(Qt::transparent);
            line[column] = qPremultiply(color.rgba());
        }
    }
    return image;
}

/// The contour lines of one level in the square between four neighbouring centres.
void appendContour(QList<QLineF>& lines, const std::array<QPointF, 4>& corners,
                   const std::array<double, 4>& values, double level)
{
    QList<QPointF> crossings;
    for (std::size_t k = 0; k < 4; ++k) {
        const std::size_t next = (k + 1) % 4;
        if ((values[k] < level) == (values[next] < level))
            continue;
        const double at = (level - values[k]) / (values[next] - values[k]);
        crossings << corners[k] + at * (corners[next] - corners[k]);
    }
    for (qsizetype i = 0; i + 1 < crossings.size(); i += 2)
        lines << QLineF(crossings[i], crossings[i + 1]);
}

QList<QLineF> flowArrow(QPointF middle, QPointF direction, double length)
{
    constexpr double head = 4;
    const QPointF tip = middle + length / 2 * direction;
    const QPointF aside(-direction.y(), direction.x());
    const QPointF back = tip - head * direction;
    return {{middle - length / 2 * direction, tip},
            {tip, back + 0.6 * head * aside},
            {tip, back - 0.6 * head * aside}};
}

/// In high contrast with a casing, as the heat map is somewhere as dark, or as light, as they are.
void drawMarks(QPainter& painter, const QList<QLineF>& lines, double opacity, const Style& style)
{
    if (style.palette.isHighContrast) {
        painter.setPen(linePen(style, style.palette.casing, 3));
        painter.drawLines(lines);
    }
    painter.setPen(linePen(style, style.palette.mark, 1, opacity));
    painter.drawLines(lines);
}

} // namespace

void drawFlowArrow(QPainter& painter, QPointF middle, QPointF direction, double length)
{
    painter.drawLines(flowArrow(middle, direction, length));
}

double heatOpacity(const Style& style) { return style.palette.isHighContrast ? 1 : 0.75; }

double farthestCost(const steer::IntegrationField& costs)
{
    float farthest = 0;
    for (const float value : costs.padded())
        if (value < infinity)
            farthest = std::max(farthest, value);
    return double(farthest) * costs.grid().side();
}

void drawHeat(QPainter& painter, const steer::IntegrationField& costs, double farthest,
              const Style& style)
{
    if (farthest <= 0)
        return;
    const steer::CellGrid& grid = costs.grid();
    DeviceSpace space(painter);
    const QPointF from = space.map(grid.box().min);
    const QPointF across = space.map(grid.box().max) - from;
    painter.setWorldTransform(QTransform(across.x() / grid.columns(), 0, 0,
                                         across.y() / grid.rows(), from.x(), from.y()));
    painter.setRenderHint(QPainter::SmoothPixmapTransform, grid.side() * style.pixelsPerUnit < 1);
    painter.drawImage(0, 0, heatImage(costs, farthest, style));
}

void drawContours(QPainter& painter, const steer::IntegrationField& costs, double farthest,
                  const Style& style)
{
    const steer::CellGrid& grid = costs.grid();
    DeviceSpace space(painter);
    QList<QLineF> lines;
    const std::vector<double> levels =
        contourLevels(farthest, nearestContour / style.pixelsPerUnit);
    for (int row = 0; row + 1 < grid.rows(); ++row)
        for (int column = 0; column + 1 < grid.columns(); ++column) {
            const std::array<steer::Cell, 4> cells{
                {{column, row}, {column + 1, row}, {column + 1, row + 1}, {column, row + 1}}};
            std::array<double, 4> values;
            for (std::size_t k = 0; k < 4; ++k)
                values[k] = double(costs.at(cells[k])) * grid.side();
            const auto [least, most] = std::minmax_element(values.begin(), values.end());
            const auto first = std::upper_bound(levels.begin(), levels.end(), *least);
            if (first == levels.end() || *first > *most || std::isinf(*most))
                continue;
            std::array<QPointF, 4> corners;
            for (std::size_t k = 0; k < 4; ++k)
                corners[k] = space.map(grid.centerOf(cells[k]));
            for (auto level = first; level != levels.end() && *level <= *most; ++level)
                appendContour(lines, corners, values, *level);
        }
    drawMarks(painter, lines, 0.5, style);
}

void drawFlowArrows(QPainter& painter, const steer::FlowField& field, const QRectF& view,
                    const Style& style)
{
    const steer::CellGrid& grid = field.grid();
    const double cell = grid.side() * style.pixelsPerUnit;
    if (cell <= 0)
        return;
    DeviceSpace space(painter);
    const int block = int(std::clamp(std::ceil(arrowSpacing / cell), 1.0, 1e6));
    const double length = std::min(0.6 * cell * block, 16.0);
    const steer::CellWindow shown = grid.cellsOf(toBox(view));
    QList<QLineF> lines;
    for (int row = shown.bottom / block * block; row <= shown.top; row += block)
        for (int column = shown.left / block * block; column <= shown.right; column += block) {
            const steer::Cell middle{column + block / 2, row + block / 2};
            const nav::Point direction = field.flows(middle) ? field.at(middle) : nav::Point{};
            if (direction == nav::Point{})
                continue;
            const nav::Point center = grid.centerOf(middle);
            const QLineF arrow(space.map(center), space.map(center + grid.side() * direction));
            lines += flowArrow(arrow.p1(), (arrow.p2() - arrow.p1()) / arrow.length(), length);
        }
    drawMarks(painter, lines, 0.75, style);
}

} // namespace thicket::drawing
