#pragma once

#include "libnav/tangent/tangentgraph.h"

#include <boost/graph/graph_traits.hpp>
#include <boost/property_map/property_map.hpp>

#include <utility>
#include <vector>

/// The lazy tangent graph as Boost.Graph sees it: an IncidenceGraph, no more. Vertices are intents.
namespace thicket::nav {

struct SearchArc {
    std::uint32_t from = 0;
    std::uint32_t to = 0;
    bool operator==(const SearchArc&) const = default;
};

/// Boost takes graphs by const reference, so the growing memo is behind a pointer. The arcs of one
/// vertex stay valid until the next vertex is asked for.
struct SearchGraph {
    TangentGraph* memo = nullptr;
    std::vector<SearchArc>* arcs = nullptr;
};

inline std::pair<const SearchArc*, const SearchArc*> out_edges(std::uint32_t vertex,
                                                               const SearchGraph& graph)
{
    graph.arcs->clear();
    for (const std::uint32_t next : graph.memo->expand(vertex))
        graph.arcs->push_back({vertex, next});
    return {graph.arcs->data(), graph.arcs->data() + graph.arcs->size()};
}
inline std::size_t out_degree(std::uint32_t vertex, const SearchGraph& graph)
{
    const auto [begin, end] = out_edges(vertex, graph);
    return static_cast<std::size_t>(end - begin);
}
inline std::uint32_t source(const SearchArc& arc, const SearchGraph&) { return arc.from; }
inline std::uint32_t target(const SearchArc& arc, const SearchGraph&) { return arc.to; }

} // namespace thicket::nav

template <> struct boost::graph_traits<thicket::nav::SearchGraph> {
    using vertex_descriptor = std::uint32_t;
    using edge_descriptor = thicket::nav::SearchArc;
    using out_edge_iterator = const thicket::nav::SearchArc*;
    using directed_category = boost::directed_tag;
    using edge_parallel_category = boost::disallow_parallel_edge_tag;
    using traversal_category = boost::incidence_graph_tag;
    using degree_size_type = std::size_t;
    static vertex_descriptor null_vertex() { return UINT32_MAX; }
};
