#include "plugins/shapes/frameoptions.h"

#include "libnav/json/json.h"
#include "plugins/api/formatoptions.h"

namespace thicket::plugins {

namespace {

using nav::Point;

class ToFile {
public:
    explicit ToFile(const Frame& frame) : m_frame(frame) {}

    void operator()(nav::Circle& circle) const
    {
        circle.center = placed(circle.center);
        circle.radius *= m_frame.scale();
    }
    void operator()(nav::Wall& wall) const
    {
        for (Point& p : wall.points)
            p = placed(p);
        wall.thickness *= m_frame.scale();
    }
    void operator()(nav::Polygon& polygon) const
    {
        for (Point& p : polygon.points)
            p = placed(p);
    }

private:
    /// Without negative zeros.
    Point placed(Point p) const { return m_frame.toFile(p) + Point{0, 0}; }

    const Frame& m_frame;
};

bool isOfMap(const Frame& frame) { return frame.scale() == 1 && !frame.flips(); }

} // namespace

QList<FormatOption> frameOptions()
{
    return {
        {"scale", "lengths in the file for one map unit", "1"},
        {"yAxis", "where +y points in the file; map: as in the map", "map", {"map", "up", "down"}},
    };
}

Result<Frame> chosenFrame(const nav::Map& map, const OptionValues& values)
{
    const Result<double> scale = numberOption(values, "scale", 1e-6, 1e6);
    if (!scale)
        return Unexpected(scale.error());
    const bool isUp = map.settings.yAxis == nav::YAxis::up;
    const QString wanted = values.value("yAxis");
    return Frame({0, 0}, *scale, wanted != "map" && isUp != (wanted == "up"));
}

nav::YAxis yAxisIn(const Frame& frame, const nav::Map& map)
{
    const bool isUp = map.settings.yAxis == nav::YAxis::up;
    return isUp != frame.flips() ? nav::YAxis::up : nav::YAxis::down;
}

std::string frameKeys(const Frame& frame, const nav::Map& map)
{
    if (isOfMap(frame))
        return {};
    const bool isUp = yAxisIn(frame, map) == nav::YAxis::up;
    return ",\n\"scale\": " + nav::shortestText(frame.scale()) +
           ", \"yAxis\": " + (isUp ? "\"up\"" : "\"down\"");
}

std::vector<nav::Obstacle> toFile(const Frame& frame, std::vector<nav::Obstacle> obstacles)
{
    if (!isOfMap(frame))
        for (nav::Obstacle& obstacle : obstacles)
            std::visit(ToFile(frame), obstacle.shape);
    return obstacles;
}

} // namespace thicket::plugins
