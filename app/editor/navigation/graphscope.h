#pragma once

#include "libnav/map/map.h"
#include "libnav/tangent/completegraph.h"

#include <QList>

#include <cstddef>
#include <vector>

/// Parts of the tangent graph, to show less than the whole graph. Pure functions: any thread.
namespace thicket::editor {

/// The edges that touch one of the obstacles, in the graph's order.
std::vector<nav::SurfingEdge> surfingOf(const nav::CompleteGraph& graph,
                                        const QList<nav::ObjectId>& obstacles);
std::vector<nav::HuggingEdge> huggingOf(const nav::CompleteGraph& graph,
                                        const QList<nav::ObjectId>& obstacles);

/// The edges that touch one of the obstacles, computed without the whole graph: fast enough for
/// every move of a drag. Each edge once. `map` says where the obstacles are. Obstacles that the map
/// or the field does not have are skipped. `truncated` if it would take too long, because there are
/// too many obstacles or too many overlap. The edges are then those of the first obstacles that few
/// others overlap.
nav::CompleteGraph nearGraph(const nav::ObstacleField& field, const nav::Map& map,
                             const QList<nav::ObjectId>& obstacles);

/// The free tangents from a point. `kind` says which end of the query it is. Empty if the point is
/// inside an obstacle.
std::vector<nav::SurfingEdge> tangentsFrom(const nav::ObstacleField& field, nav::Point from,
                                           nav::Contact::Kind kind);

/// The number of surfing edges that meet the window.
std::size_t surfingCountIn(const nav::CompleteGraph& graph, const nav::Box& window);

} // namespace thicket::editor
