#pragma once

#include "libnav/map/map.h"
#include "libnav/tangent/completegraph.h"

#include <QList>

#include <cstddef>
#include <vector>

/// Parts of the tangent graph, for showing less than the whole. Pure functions: any thread.
namespace thicket::editor {

/// The edges that touch one of the obstacles, in the graph's order.
std::vector<nav::SurfingEdge> surfingOf(const nav::CompleteGraph& graph,
                                        const QList<nav::ObjectId>& obstacles);
std::vector<nav::HuggingEdge> huggingOf(const nav::CompleteGraph& graph,
                                        const QList<nav::ObjectId>& obstacles);

/// The edges that touch one of the obstacles, made without the whole graph: fast enough for every
/// move of a drag. Each edge once. `map` says where the obstacles are; those that the map or the
/// field does not have are skipped. `truncated` when the obstacles are so many, or so many lie
/// heaped on them, that it would take too long; the edges are then those of the first ones that are
/// not heaped.
nav::CompleteGraph nearGraph(const nav::ObstacleField& field, const nav::Map& map,
                             const QList<nav::ObjectId>& obstacles);

/// The free tangents from a point; `kind` says which end of the query it is. None when the point
/// is inside an obstacle.
std::vector<nav::SurfingEdge> tangentsFrom(const nav::ObstacleField& field, nav::Point from,
                                           nav::Contact::Kind kind);

/// How many surfing edges run through the window.
std::size_t surfingCountIn(const nav::CompleteGraph& graph, const nav::Box& window);

} // namespace thicket::editor
