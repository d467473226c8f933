#include "libsteer/comparison/solverrow.h"

namespace thicket::steer {

const char* name(SolverMethod method)
{
    switch (method) {
    case SolverMethod::exact:
        return "exact";
    case SolverMethod::weighted:
        return "weighted";
    case SolverMethod::completeGraph:
        return "completeGraph";
    case SolverMethod::grid:
        return "grid";
    case SolverMethod::flow:
        return "flow";
    }
    return "";
}

nav::Path pathThrough(std::span<const nav::Point> points)
{
    std::vector<nav::TangentEdge> edges;
    for (std::size_t i = 1; i < points.size(); ++i)
        if (points[i] != points[i - 1])
            edges.push_back(nav::SurfingEdge{points[i - 1], points[i], {}, {}});
    if (edges.empty() && !points.empty())
        edges.push_back(nav::SurfingEdge{points.front(), points.front(), {}, {}});
    return nav::Path(std::move(edges));
}

} // namespace thicket::steer
