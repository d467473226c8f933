#include "libnav/bake/huborder.h"

#include "libnav/bake/tautdistances.h"
#include "libnav/geometry/parallel.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <limits>
#include <queue>

namespace thicket::nav {

namespace {

constexpr std::size_t mostTrees = 384;
constexpr std::size_t mostPlaces = std::size_t{1} << 23; // in all trees, of 20 bytes
constexpr std::uint32_t none = ContactNodes::none;

/// A node in the tree of the shortest paths from a root.
struct Place {
    std::uint32_t node = 0;
    std::uint32_t parent = none; ///< place
    std::uint32_t end = 0;       ///< of the places of nodes whose paths lead by way of this one
    std::uint32_t below = 0;     ///< how many of these are left, with itself
};

/// Places in preorder: those of a node and of all nodes beyond it are side by side.
using Tree = std::vector<Place>;

/// Grows trees, one at a time.
class Grower {
public:
    Grower(const ContactGraph& graph, const ContactNodes& nodes)
        : m_distances(graph, nodes), m_length(nodes.size(), infinity), m_parent(nodes.size()),
          m_children(nodes.size()), m_size(nodes.size()), m_place(nodes.size()),
          m_free(nodes.size())
    {}

    Tree grow(std::uint32_t root);

private:
    static constexpr double infinity = std::numeric_limits<double>::infinity();

    struct Spread {
        Grower& grower;

        bool isUseful(std::uint32_t node, double length, std::uint32_t before) const
        {
            grower.reach(node, length, before);
            return true;
        }
        bool visit(std::uint32_t, double, std::uint32_t) const { return true; }
    };

    // So that the parents of equally near nodes make no circle, the first way counts.
    void reach(std::uint32_t node, double length, std::uint32_t before)
    {
        if (length >= m_length[node])
            return;
        if (m_length[node] == infinity)
            m_reached.push_back(node);
        m_length[node] = length;
        m_parent[node] = before;
    }
    void sortFromLeaves();

    TautDistances m_distances;
    std::vector<std::uint32_t> m_reached; // nodes
    // By node.
    std::vector<double> m_length;
    std::vector<std::uint32_t> m_parent;
    std::vector<std::uint32_t> m_children; // that are not sorted yet
    std::vector<std::uint32_t> m_size;     // of the tree beyond, with itself
    std::vector<std::uint32_t> m_place;
    std::vector<std::uint32_t> m_free; // the next place for a child
};

// Sorts what was reached, children before their parents, and finds the sizes.
void Grower::sortFromLeaves()
{
    std::vector<std::uint32_t> all;
    all.swap(m_reached);
    for (const std::uint32_t node : all) {
        m_children[node] = 0;
        m_size[node] = 1;
    }
    for (const std::uint32_t node : all)
        if (m_parent[node] != none)
            ++m_children[m_parent[node]];
    for (std::uint32_t node : all)
        while (node != none && m_children[node] == 0) {
            m_children[node] = none; // only once
            m_reached.push_back(node);
            const std::uint32_t parent = m_parent[node];
            if (parent != none) {
                --m_children[parent];
                m_size[parent] += m_size[node];
            }
            node = parent;
        }
    assert(m_reached.size() == all.size()); // else their parents make a circle
}

Tree Grower::grow(std::uint32_t root)
{
    reach(root, 0, none);
    m_distances.from(root, Spread{*this});
    sortFromLeaves();
    Tree tree(m_reached.size());
    for (auto node = m_reached.rbegin(); node != m_reached.rend(); ++node) {
        const std::uint32_t parent = m_parent[*node];
        const std::uint32_t place = parent == none ? 0 : m_free[parent];
        const std::uint32_t size = m_size[*node];
        tree[place] = {*node, parent == none ? none : m_place[parent], place + size, size};
        m_place[*node] = place;
        m_free[*node] = place + 1;
        if (parent != none)
            m_free[parent] += size;
        m_length[*node] = infinity;
    }
    m_reached.clear();
    return tree;
}

class Sample {
public:
    Sample(const ContactGraph& graph, const ContactNodes& nodes, unsigned threads)
        : m_sum(nodes.size(), 0)
    {
        m_trees.resize(std::min({mostTrees, nodes.size(), 1 + mostPlaces / (nodes.size() + 1)}));
        std::atomic<std::size_t> next = 0;
        inParallel(threads, [&](unsigned) {
            Grower grower(graph, nodes);
            for (std::size_t i = next++; i < m_trees.size(); i = next++)
                m_trees[i] =
                    grower.grow(static_cast<std::uint32_t>(i * nodes.size() / m_trees.size()));
        });
        m_places.assign(nodes.size() * m_trees.size(), none);
        for (std::size_t i = 0; i < m_trees.size(); ++i)
            for (std::uint32_t place = 0; place < m_trees[i].size(); ++place) {
                const std::uint32_t node = m_trees[i][place].node;
                m_places[node * m_trees.size() + i] = place;
                m_sum[node] += m_trees[i][place].below;
            }
    }

    std::vector<std::uint32_t> take();

private:
    void prune(Tree& tree, std::uint32_t at);

    std::vector<Tree> m_trees;
    std::vector<std::uint32_t> m_places; // by node and tree; none: not in the tree
    std::vector<std::uint64_t> m_sum;    // by node, over all trees
};

// Takes the node of a place and all that is reached by way of it out of the tree.
void Sample::prune(Tree& tree, std::uint32_t at)
{
    const std::uint32_t gone = tree[at].below;
    if (gone == 0)
        return;
    for (std::uint32_t up = tree[at].parent; up != none; up = tree[up].parent) {
        tree[up].below -= gone;
        m_sum[tree[up].node] -= gone;
    }
    const std::uint32_t end = tree[at].end;
    while (at < end) {
        Place& place = tree[at];
        at = place.below == 0 ? place.end : at + 1;
        m_sum[place.node] -= place.below;
        place.below = 0;
    }
}

std::vector<std::uint32_t> Sample::take()
{
    using Rated = std::pair<std::uint64_t, std::uint32_t>;
    std::vector<Rated> rated;
    for (std::uint32_t node = 0; node < m_sum.size(); ++node)
        rated.emplace_back(m_sum[node], node);
    std::priority_queue<Rated> queue(std::less<Rated>(), std::move(rated));
    std::vector<std::uint32_t> order;
    order.reserve(m_sum.size());
    while (!queue.empty()) {
        const auto [sum, node] = queue.top();
        queue.pop();
        if (sum != m_sum[node]) {
            queue.emplace(m_sum[node], node); // it has fallen since
            continue;
        }
        order.push_back(node);
        for (std::size_t i = 0; i < m_trees.size(); ++i)
            if (const std::uint32_t at = m_places[node * m_trees.size() + i]; at != none)
                prune(m_trees[i], at);
    }
    return order;
}

} // namespace

std::vector<std::uint32_t> hubOrder(const ContactGraph& graph, const ContactNodes& nodes,
                                    unsigned threads)
{
    return Sample(graph, nodes, threads).take();
}

} // namespace thicket::nav
