#include "libnav/path/reachability.h"

#include <algorithm>
#include <limits>

namespace thicket::nav {

namespace {

// A place with more neighbours than this counts as several.
constexpr std::int64_t looksPerPlace = 32;
constexpr std::size_t mostKept = 1 << 15; // slots of the index
constexpr std::uint64_t mostPlaces = std::uint64_t{1} << 56;

constexpr auto isFarther = [](const auto& a, const auto& b) {
    return a.away != b.away ? a.away > b.away : a.node > b.node;
};

} // namespace

/// Handed on from one test to the next of a thread, so that these allocate nothing.
struct PartingTest::Memory {
    PlaceIndex index;
    std::vector<Node> nodes;
    std::vector<Open> open;
    std::vector<DiscIndex> discs;
    std::vector<CoreIndex> cores;
};

void PartingTest::swapMemory()
{
    thread_local Memory memory;
    std::swap(m_index, memory.index);
    m_nodes.swap(memory.nodes);
    m_open.swap(memory.open);
    m_graph.swapMemory(memory.discs, memory.cores);
}

PartingTest::PartingTest(const SearchView& field, Point start, Point goal)
    : m_field(field), m_ends{start, goal}, m_graph(field)
{
    swapMemory();
    m_graph.visitMeeting(m_ends, [this](Place place) { nodeOf(place); });
}

// Clearing takes the time of all that was ever used, so what a large test has used is freed.
PartingTest::~PartingTest()
{
    if (m_index.capacity() > mostKept)
        return;
    m_index.clear();
    m_nodes.clear();
    m_open.clear();
    swapMemory();
}

PartingTest::NodeIndex PartingTest::nodeOf(Place place)
{
    std::uint32_t& known = m_index[place];
    if (known != PlaceIndex::none)
        return NodeIndex(known);
    const auto node = static_cast<NodeIndex>(m_nodes.size());
    known = node;
    m_nodes.push_back({place, node, false});
    // The outside comes last, because its links require a test of every place.
    double away = std::numeric_limits<double>::infinity();
    if (place != m_graph.outside()) {
        const Point p = m_graph.pointOf(place);
        away = std::min(distance(p, m_ends.a), distance(p, m_ends.b));
    }
    m_open.push_back({away, node});
    std::push_heap(m_open.begin(), m_open.end(), isFarther);
    return node;
}

PartingTest::Root PartingTest::rootOf(NodeIndex node)
{
    Root root{node, false};
    for (; m_nodes[root.node].parent != root.node; root.node = m_nodes[root.node].parent)
        root.isOdd ^= m_nodes[root.node].isOdd;
    bool isOdd = root.isOdd;
    while (node != root.node) {
        Node& on = m_nodes[node];
        const bool isStepOdd = on.isOdd;
        node = on.parent;
        on.parent = root.node;
        on.isOdd = isOdd;
        isOdd ^= isStepOdd;
    }
    return root;
}

bool PartingTest::contradicts(NodeIndex a, NodeIndex b, bool isOdd)
{
    const Root rootA = rootOf(a);
    const Root rootB = rootOf(b);
    const bool isStepOdd = rootA.isOdd ^ rootB.isOdd ^ isOdd;
    if (rootA.node == rootB.node)
        return isStepOdd;
    // The older one stays the root.
    const auto [root, other] = std::minmax(rootA.node, rootB.node);
    m_nodes[other].parent = root;
    m_nodes[other].isOdd = isStepOdd;
    return false;
}

PartingTest::Verdict PartingTest::advance(std::size_t places)
{
    m_credit +=
        static_cast<std::int64_t>(std::min<std::uint64_t>(places, mostPlaces)) * looksPerPlace;
    while (m_credit > 0 && m_verdict == Verdict::open) {
        if (m_open.empty()) {
            m_verdict = Verdict::joined;
            break;
        }
        std::pop_heap(m_open.begin(), m_open.end(), isFarther);
        const NodeIndex node = m_open.back().node;
        m_open.pop_back();
        const std::size_t before = m_graph.looked();
        const bool isParted =
            m_graph.anyLink(m_nodes[node].place, [&](Place to, OverlapGraph::Line line) {
                return contradicts(node, nodeOf(to), crossesOddly(line, m_ends));
            });
        m_credit -= std::max(static_cast<std::int64_t>(m_graph.looked() - before), looksPerPlace);
        if (isParted)
            m_verdict = Verdict::parted;
    }
    return m_verdict;
}

std::vector<std::int64_t> PartingTest::partingObstacles() const
{
    std::vector<std::int64_t> obstacles;
    for (const Node& node : m_nodes)
        if (node.place != m_graph.outside())
            obstacles.push_back(m_graph.obstacleOf(node.place));
    for (const ArenaIndex arena : m_field.boundingArenas())
        obstacles.push_back(m_field.arenas()[arena].obstacle);
    std::sort(obstacles.begin(), obstacles.end());
    obstacles.erase(std::unique(obstacles.begin(), obstacles.end()), obstacles.end());
    return obstacles;
}

} // namespace thicket::nav
