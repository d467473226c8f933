#include "libnav/bake/huborder.h"

#include <algorithm>
#include <queue>

namespace thicket::nav {

namespace {

constexpr std::size_t mostTrees = 96;
constexpr std::size_t mostPlaces = std::size_t{1} << 24; // nodes in all trees
constexpr std::uint32_t none = ContactNodes::none;

/// The shortest paths from one node, and how many nodes they lead to beyond each.
struct Tree {
    std::vector<std::uint32_t> parent; ///< by node; none: the root, or not in the tree
    std::vector<std::uint32_t> below;  ///< with itself; 0: not in the tree
    std::vector<std::uint32_t> order;  ///< parents first
};

class Sample {
public:
    explicit Sample(const ContactNodes& nodes) : m_nodes(nodes), m_sum(nodes.size(), 0)
    {
        const std::size_t count =
            std::min({mostTrees, nodes.size(), 1 + mostPlaces / (nodes.size() + 1)});
        NodeDistances distances(nodes);
        for (std::size_t i = 0; i < count; ++i)
            grow(distances, static_cast<std::uint32_t>(i * nodes.size() / count));
    }

    std::vector<std::uint32_t> take();

private:
    void grow(NodeDistances& distances, std::uint32_t root);
    void prune(Tree& tree, std::uint32_t node);

    const ContactNodes& m_nodes;
    std::vector<Tree> m_trees;
    std::vector<std::uint64_t> m_sum; // by node, over all trees
};

void Sample::grow(NodeDistances& distances, std::uint32_t root)
{
    Tree tree;
    tree.parent.assign(m_nodes.size(), none);
    tree.below.assign(m_nodes.size(), 0);
    distances.from(root, [&](std::uint32_t node, double, std::uint32_t) {
        tree.order.push_back(node);
        tree.below[node] = 1;
        tree.parent[node] = distances.parentOf(node);
        return true;
    });
    for (auto node = tree.order.rbegin(); node != tree.order.rend(); ++node) {
        m_sum[*node] += tree.below[*node];
        if (tree.parent[*node] != none)
            tree.below[tree.parent[*node]] += tree.below[*node];
    }
    tree.order = {};
    m_trees.push_back(std::move(tree));
}

// Takes the node and all that is reached by way of it out of the tree.
void Sample::prune(Tree& tree, std::uint32_t node)
{
    const std::uint32_t gone = tree.below[node];
    if (gone == 0)
        return;
    for (std::uint32_t up = tree.parent[node]; up != none; up = tree.parent[up]) {
        tree.below[up] -= gone;
        m_sum[up] -= gone;
    }
    std::vector<std::uint32_t> rest{node};
    while (!rest.empty()) {
        const std::uint32_t at = rest.back();
        rest.pop_back();
        m_sum[at] -= tree.below[at];
        tree.below[at] = 0;
        m_nodes.visitNeighbours(at, [&](std::uint32_t to, double, std::uint32_t) {
            if (tree.parent[to] == at && tree.below[to] > 0)
                rest.push_back(to);
        });
    }
}

std::vector<std::uint32_t> Sample::take()
{
    using Rated = std::pair<std::uint64_t, std::uint32_t>;
    std::vector<Rated> rated;
    for (std::uint32_t node = 0; node < m_nodes.size(); ++node)
        rated.emplace_back(m_sum[node], node);
    std::priority_queue<Rated> queue(std::less<Rated>(), std::move(rated));
    std::vector<std::uint32_t> order;
    order.reserve(m_nodes.size());
    while (!queue.empty()) {
        const auto [sum, node] = queue.top();
        queue.pop();
        if (sum != m_sum[node]) {
            queue.emplace(m_sum[node], node); // it has fallen since
            continue;
        }
        order.push_back(node);
        for (Tree& tree : m_trees)
            prune(tree, node);
    }
    return order;
}

} // namespace

std::vector<std::uint32_t> hubOrder(const ContactNodes& nodes) { return Sample(nodes).take(); }

} // namespace thicket::nav
