#pragma once

#include "libnav/tangent/graph/tangentgraph.h"

#include <boost/graph/graph_traits.hpp>
#include <boost/graph/properties.hpp>
#include <boost/iterator/counting_iterator.hpp>

#include <utility>

/// The lazy tangent graph as a Boost.Graph IncidenceGraph. Vertices are intents. Each intent has
/// one in-edge, so an edge is identified by its target.
namespace thicket::nav {

/// Boost passes graphs by const reference, so the growing graph is behind a pointer.
struct SearchGraph {
    TangentGraph* memo = nullptr;
};

inline std::pair<boost::counting_iterator<std::uint32_t>, boost::counting_iterator<std::uint32_t>>
out_edges(std::uint32_t vertex, const SearchGraph& graph)
{
    const TangentGraph::Followers followers = graph.memo->expand(vertex);
    return {boost::counting_iterator(followers.begin), boost::counting_iterator(followers.end)};
}
inline std::size_t out_degree(std::uint32_t vertex, const SearchGraph& graph)
{
    const TangentGraph::Followers followers = graph.memo->expand(vertex);
    return followers.end - followers.begin;
}
inline std::uint32_t source(std::uint32_t edge, const SearchGraph& graph)
{
    return graph.memo->parentOf(edge);
}
inline std::uint32_t target(std::uint32_t edge, const SearchGraph&) { return edge; }

/// Each vertex is visited once, so all are always white.
struct White {
    using key_type = std::uint32_t;
    using value_type = boost::default_color_type;
    using reference = value_type;
    using category = boost::read_write_property_map_tag;
    friend value_type get(White, key_type) { return boost::white_color; }
    friend void put(White, key_type, value_type) {}
};

} // namespace thicket::nav

template <> struct boost::graph_traits<thicket::nav::SearchGraph> {
    using vertex_descriptor = std::uint32_t;
    using edge_descriptor = std::uint32_t;
    using out_edge_iterator = boost::counting_iterator<std::uint32_t>;
    using directed_category = boost::directed_tag;
    using edge_parallel_category = boost::disallow_parallel_edge_tag;
    using traversal_category = boost::incidence_graph_tag;
    using degree_size_type = std::size_t;
    static vertex_descriptor null_vertex() { return UINT32_MAX; }
};
