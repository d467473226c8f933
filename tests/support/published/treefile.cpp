#include "tests/support/published/treefile.h"

#include "tests/support/published/tokens.h"

#include <algorithm>

namespace thicket::test {

namespace {

const nav::Circle& circleOf(const nav::Obstacle& tree) { return std::get<nav::Circle>(tree.shape); }

} // namespace

std::vector<nav::Obstacle> readTrees(const std::string& path, double radiusOfPoints)
{
    const std::string text = contentsOf(path);
    std::vector<nav::Obstacle> trees;
    bool isHeader = true;
    for (const std::string_view line : linesOf(text)) {
        const auto fields = tokensOf(line, ",");
        if (!isHeader && fields.size() >= 2)
            trees.push_back(
                {static_cast<std::int64_t>(trees.size()) + 1,
                 nav::Circle{{numberOf(fields[0]), numberOf(fields[1])},
                             fields.size() > 2 ? numberOf(fields[2]) : radiusOfPoints}});
        isHeader = false;
    }
    return trees;
}

nav::Box boxOf(const std::vector<nav::Obstacle>& trees)
{
    nav::Box box{circleOf(trees.front()).center, circleOf(trees.front()).center};
    for (const nav::Obstacle& tree : trees) {
        const nav::Point c = circleOf(tree).center;
        box.min = {std::min(box.min.x, c.x), std::min(box.min.y, c.y)};
        box.max = {std::max(box.max.x, c.x), std::max(box.max.y, c.y)};
    }
    return box;
}

std::vector<nav::Obstacle> nearestTrees(std::vector<nav::Obstacle> trees, nav::Point p,
                                        std::size_t count)
{
    std::stable_sort(trees.begin(), trees.end(), [p](const auto& a, const auto& b) {
        return distance(circleOf(a).center, p) < distance(circleOf(b).center, p);
    });
    trees.resize(std::min(count, trees.size()));
    return trees;
}

} // namespace thicket::test
