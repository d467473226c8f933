#include "libnav/path/anytime.h"

#include "libnav/path/solving.h"

#include <algorithm>
#include <iterator>

namespace thicket::nav {

namespace {

// With a weight above the ratio of path to straight length, the search runs almost straight to the
// goal. 1.02 exceeds that ratio on all but crowded maps, 1.005 on open ones.
constexpr double earlyWeights[] = {1.02, 1.005};

/// Merges the result of a later search. Returns whether the path became shorter or the bound
/// higher.
bool improve(PathResult& best, PathResult next)
{
    next.statistics += best.statistics;
    const double length = best.path.length();
    const bool isShorter = !next.path.isEmpty() && next.path.length() <= length;
    const double bound = std::min(std::max(best.lowerBound, next.lowerBound),
                                  isShorter ? next.path.length() : length);
    const bool isBetter = bound > best.lowerBound || (isShorter && next.path.length() < length);
    if (!isShorter)
        next.path = std::move(best.path);
    next.lowerBound = bound;
    // No path is shorter than the known one, so that is the answer.
    if (next.status == PathStatus::tooFar)
        next.status = PathStatus::found;
    best = std::move(next);
    return isBetter;
}

} // namespace

PathResult findPathAnytime(const ObstacleField& field, Point start, Point goal,
                           const PathOptions& options,
                           const std::function<void(const PathResult&)>& onBetter)
{
    Budget budget(options);
    const Segment query{start, goal};
    std::vector<double> weights;
    std::copy_if(std::begin(earlyWeights), std::end(earlyWeights), std::back_inserter(weights),
                 [&](double weight) { return weight > options.weight; });
    weights.push_back(options.weight);

    PathOptions step = options;
    step.weight = weights.front();
    PathResult best = solve(field, query, step, {}, budget);
    const auto report = [&] {
        if (onBetter && !best.path.isEmpty())
            onBetter(best);
    };
    report();
    for (auto weight = weights.begin() + 1; weight != weights.end(); ++weight) {
        if (best.status != PathStatus::found)
            break;
        if (best.path.length() <= *weight * best.lowerBound)
            continue;
        step.weight = *weight;
        step.maxLength = best.path.length();
        if (improve(best, solve(field, query, step, {.isJoined = true}, budget)))
            report();
    }
    return best;
}

} // namespace thicket::nav
