#include "plugins/flow/flowimage.h"

#include "libnav/json/json.h"

#include <QBuffer>
#include <QImage>

#include <algorithm>
#include <cmath>

namespace thicket::plugins {

namespace {

constexpr double zero = 32'768;
constexpr double one = 32'767;
constexpr quint16 noPath = 65'535;

quint16 packed(double number)
{
    return quint16(std::lround(zero + one * std::clamp(number, -1.0, 1.0)));
}

/// In map units, so that the largest cost is just below noPath.
double costStep(const steer::IntegrationField& costs, const steer::FlowField& field)
{
    const steer::CellGrid& grid = costs.grid();
    double most = 0;
    for (int row = 0; row < grid.rows(); ++row)
        for (int column = 0; column < grid.columns(); ++column)
            if (field.flows({column, row}))
                most = std::max(most, double(costs.at({column, row})) * grid.side());
    return most > 0 ? most / (noPath - 1) : 1;
}

} // namespace

FlowImage flowImage(const steer::IntegrationField& costs, const steer::FlowField& field,
                    const Frame& frame, bool isUp)
{
    const steer::CellGrid& grid = costs.grid();
    const double step = costStep(costs, field);
    const bool hasLastRowAtTop = isUp != frame.flips();
    FlowImage result;
    result.costStep = frame.scale() * step;
    QImage image(grid.columns(), grid.rows(), QImage::Format_RGBX64);
    if (image.isNull())
        return result;
    // The default is the screen's, where there is one.
    image.setDotsPerMeterX(3780);
    image.setDotsPerMeterY(3780);
    for (int row = 0; row < grid.rows(); ++row) {
        auto* const line = reinterpret_cast<QRgba64*>(
            image.scanLine(hasLastRowAtTop ? grid.rows() - 1 - row : row));
        for (int column = 0; column < grid.columns(); ++column) {
            const steer::Cell cell{column, row};
            const nav::Point direction = field.at(cell);
            const double cost = double(costs.at(cell)) * grid.side() / step;
            line[column] = QRgba64::fromRgba64(
                packed(direction.x), packed(frame.flips() ? -direction.y : direction.y),
                field.flows(cell) ? quint16(std::lround(cost)) : noPath, 65'535);
        }
    }
    QBuffer buffer(&result.png);
    if (!buffer.open(QIODevice::WriteOnly) || !image.save(&buffer, "PNG"))
        result.png.clear();
    return result;
}

std::string imageKeys(const FlowImage& image, bool isUp)
{
    return nav::Json(nav::Json::Object{{"topRow", isUp ? "largest y" : "smallest y"},
                                       {"directionZero", zero},
                                       {"directionScale", one},
                                       {"costStep", image.costStep},
                                       {"noPath", std::int64_t(noPath)}})
        .text();
}

} // namespace thicket::plugins
