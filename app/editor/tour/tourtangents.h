#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libnav/path/path.h"
#include "libnav/path/searchtrace.h"
#include "libnav/tangent/completegraph.h"

#include <optional>
#include <vector>

/// The tangents that a page of the tour is about, from the present field, graph and search. Pure
/// functions.
namespace thicket::editor {

/// A tangent that no path takes.
struct RefusedTangent {
    nav::Segment line;
    double refusedAt = 0; ///< distance along the line: where it is blocked, or where the kink is
};

struct TourTangents {
    std::vector<nav::SurfingEdge> kept;
    std::vector<RefusedTangent> refused;
};

/// The bitangents of two circles, which are grown already: the free ones, and those that an
/// obstacle blocks.
TourTangents bitangentsOf(const nav::ObstacleField& field, const nav::Circle& a,
                          const nav::Circle& b);

/// The tangents that a search made vertices of, each once.
std::vector<nav::SurfingEdge> generatedTangents(const nav::SearchTrace& trace);

/// The first rim that the path hugs; nullopt for a straight path.
std::optional<nav::HuggingEdge> firstHugged(const nav::Path& path);

/// The tangents of `candidates` that touch the rim: those that a path which hugs it in this winding
/// can leave along, and those where it would have to turn back.
TourTangents departuresFrom(const nav::HuggingEdge& rim,
                            const std::vector<nav::SurfingEdge>& candidates);

} // namespace thicket::editor
