#include "libsteer/c/graphlists.h"

#include "libnav/tangent/completegraph.h"
#include "libnav/tangent/graphnumbering.h"
#include "libsteer/c/edge.h"
#include "libsteer/c/segments.h"
#include "libsteer/c/shapes.h"
#include "libsteer/c/world.h"

#include <string>

namespace thicket::c {

namespace {

std::optional<nav::Point> pointIn(const std::optional<thk_point>& given)
{
    return given ? std::optional(pointOf(*given)) : std::nullopt;
}

/// Takes the edges as they are shown.
class GraphReader {
public:
    explicit GraphReader(GraphLists& lists) : m_lists(lists) {}

    nav::VisitedGraph read(const nav::ObstacleField& field,
                           const nav::CompleteGraphOptions& options)
    {
        nav::GraphVisitor visitor;
        visitor.tangent = [this](const nav::Bitangent& next) { m_numbering.expect(next); };
        visitor.surfing = [this](const nav::SurfingEdge& edge) { return take(edge); };
        visitor.hugging = [this](const nav::HuggingEdge& edge) { return take(edge); };
        const nav::VisitedGraph visited = nav::CompleteGraph::visit(field, options, visitor);
        takeVertices();
        return visited;
    }

private:
    template <class Edge> bool take(const Edge& edge)
    {
        const nav::GraphNumbering::Ends ends = m_numbering.endsOf(edge);
        m_lists.edges.push_back(segmentOf(edge));
        m_lists.ends.push_back(ends.from);
        m_lists.ends.push_back(ends.to);
        return true;
    }
    void takeVertices()
    {
        using Kind = nav::Contact::Kind;
        for (const nav::GraphVertex& vertex : m_numbering.vertices()) {
            const auto number = static_cast<std::int64_t>(m_lists.points.size());
            if (vertex.on.kind == Kind::start)
                m_lists.start = number;
            if (vertex.on.kind == Kind::goal)
                m_lists.goal = number;
            m_lists.points.push_back(pointOf(vertex.position));
            m_lists.obstacles.push_back(vertex.on.kind == Kind::disc ? vertex.on.obstacle
                                                                     : nav::noObstacle);
        }
    }

    GraphLists& m_lists;
    nav::GraphNumbering m_numbering;
};

} // namespace

thk_status graphOf(const thk_world* world, const GraphRequest& request, GraphLists& lists,
                   thk_error* error) noexcept
{
    return guarded(error, [&] {
        const std::optional<nav::Point> start = pointIn(request.start);
        const std::optional<nav::Point> goal = pointIn(request.goal);
        if (!world || (start && !nav::isInRange(*start)) || (goal && !nav::isInRange(*goal)))
            return report(error, THK_INVALID, "The world is null, or a point is beyond 1e9.");
        const nav::ObstacleField* const field = world->world.field(request.radius);
        if (!field)
            return report(error, THK_UNKNOWN, notPrepared(request.radius));
        nav::CompleteGraphOptions options;
        options.start = start;
        options.goal = goal;
        options.maxSurfingEdges = request.mostStraight;
        options.threads = request.threads;
        lists = {};
        if (GraphReader(lists).read(*field, options).truncated)
            return report(error, THK_INVALID,
                          "The graph has more than " + std::to_string(request.mostStraight) +
                              " straight edges.");
        return THK_OK;
    });
}

} // namespace thicket::c
