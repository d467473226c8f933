#pragma once

#include "libnav/map/mapobject.h"
#include "libnav/tangent/completegraph.h"

#include <QList>

#include <cstddef>
#include <optional>
#include <span>
#include <utility>
#include <vector>

/// Parts of the tangent graph, to show less than the whole graph. Pure functions: any thread.
namespace thicket::editor {

/// The edges that touch one of the obstacles, in the graph's order.
std::vector<nav::SurfingEdge> surfingOf(const nav::CompleteGraph& graph,
                                        const QList<nav::ObjectId>& obstacles);
std::vector<nav::HuggingEdge> huggingOf(const nav::CompleteGraph& graph,
                                        const QList<nav::ObjectId>& obstacles);

/// The edges that touch none of the obstacles, and those that touch one.
std::pair<nav::CompleteGraph, nav::CompleteGraph> splitBy(const nav::CompleteGraph& graph,
                                                          const QList<nav::ObjectId>& obstacles);

/// The free tangents from a point. `kind` says which end of the query it is. Empty if the point is
/// inside an obstacle. With a window, only those to
/// the discs in it.
std::vector<nav::SurfingEdge> tangentsFrom(const nav::ObstacleField& field, nav::Point from,
                                           nav::Contact::Kind kind,
                                           const std::optional<nav::Box>& window = {});

/// The same arcs, but those that follow each other in the list and on their rim, counter-clockwise,
/// as one arc. Drawing one long arc takes much less time than its pieces. A joined arc has the
/// contact of its first piece.
std::vector<nav::HuggingEdge> joinedArcs(const std::vector<nav::HuggingEdge>& edges);

/// The number of edges that meet the window.
std::size_t surfingCountIn(std::span<const nav::SurfingEdge> edges, const nav::Box& window);

} // namespace thicket::editor
