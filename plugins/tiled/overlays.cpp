#include "plugins/tiled/overlays.h"

#include "libnav/path/pathfinder.h"
#include "libnav/tangent/completegraph.h"
#include "plugins/api/formatoptions.h"
#include "plugins/tiled/objecttypes.h"
#include "plugins/tiled/writtenobject.h"
#include "plugins/tiled/writtenproperties.h"

namespace thicket::plugins {

namespace {

using Fidelity = FormatNote::Fidelity;
using nav::Point;

constexpr std::size_t mostEdges = 100'000;

std::optional<Point> startOf(const nav::Map& map)
{
    const nav::MapObject* const start = map.start();
    return start ? std::optional(std::get<nav::StartMarker>(start->geometry).position)
                 : std::nullopt;
}

std::optional<Point> goalOf(const nav::Map& map)
{
    const nav::MapObject* const goal = map.goal();
    return goal ? std::optional(std::get<nav::GoalMarker>(goal->geometry).position) : std::nullopt;
}

Result<double> agentRadius(const nav::Map& map, const OptionValues& values)
{
    if (!values.value("agentRadius").isEmpty())
        return numberOption(values, "agentRadius", 0, nav::coordinateLimit);
    const auto& classes = map.settings.agentClasses;
    return classes.empty() ? 0 : classes.front().radius;
}

/// Draws on one layer.
class Overlay {
public:
    Overlay(const char* name, double agentRadius, const PixelSpace& space) : m_space(space)
    {
        m_layer.kind = TiledLayer::Kind::objects;
        m_layer.name = name;
        WrittenProperties properties;
        properties.set(overlayProperty, name);
        properties.set("agentRadius", agentRadius);
        m_layer.properties = properties.sorted();
    }

    void draw(const nav::Path& path, const char* type, double arcError)
    {
        TiledObject line = writtenLine(path.polyline(arcError), m_space);
        line.type = type;
        WrittenProperties properties;
        properties.set("length", path.length());
        line.properties = properties.sorted();
        m_layer.objects.push_back(std::move(line));
    }
    TiledLayer taken() { return std::move(m_layer); }

private:
    const PixelSpace& m_space;
    TiledLayer m_layer;
};

/// Why there is no path, for a note.
QString reason(nav::PathStatus status)
{
    switch (status) {
    case nav::PathStatus::startBlocked:
        return "the path: left out, as the start is in an obstacle";
    case nav::PathStatus::goalBlocked:
        return "the path: left out, as the goal is in an obstacle";
    default:
        return "the path: left out, as no way leads from start to goal";
    }
}

} // namespace

Result<TiledLayers> overlayLayers(const nav::Map& map, const OptionValues& values,
                                  const PixelSpace& space, QList<FormatNote>& notes)
{
    const Result<double> radius = agentRadius(map, values);
    if (!radius)
        return Unexpected(radius.error());
    const Result<double> arcError = numberOption(values, "arcError", 1e-9, 1e9);
    if (!arcError)
        return Unexpected(arcError.error());
    TiledLayers layers;
    const bool wantsPath = isYes(values, "path"), wantsGraph = isYes(values, "graph");
    if (!wantsPath && !wantsGraph)
        return layers;
    const Result<nav::ObstacleField> field =
        nav::ObstacleField::build(nav::obstacles(map), *radius);
    if (!field)
        return Unexpected(field.error());
    const std::optional<Point> start = startOf(map), goal = goalOf(map);
    if (wantsGraph) {
        nav::CompleteGraphOptions options;
        options.start = start;
        options.goal = goal;
        options.maxSurfingEdges = mostEdges;
        Overlay overlay("graph", *radius, space);
        const auto draw = [&](const nav::TangentEdge& edge) {
            overlay.draw(nav::Path({edge}), "edge", *arcError);
            return true;
        };
        if (nav::CompleteGraph::visit(*field, options, {draw, draw}).truncated) {
            return optionError("graph", "The tangent graph has more than " +
                                            std::to_string(mostEdges) +
                                            " edges, which Tiled could not show.");
        }
        layers.push_back(overlay.taken());
    }
    if (wantsPath && start && goal) {
        const nav::PathResult found = nav::findPath(*field, *start, *goal);
        if (found.status == nav::PathStatus::found) {
            Overlay overlay("path", *radius, space);
            overlay.draw(found.path, "path", *arcError);
            layers.push_back(overlay.taken());
        } else {
            notes << FormatNote{Fidelity::leftOut, reason(found.status), {}};
        }
    } else if (wantsPath) {
        notes << FormatNote{
            Fidelity::leftOut, "the path: left out, as it needs a start and a goal", {}};
    }
    return layers;
}

} // namespace thicket::plugins
