#include "app/editor/document/objectindex.h"

#include "app/editor/document/hitorder.h"
#include "libnav/map/layerlookup.h"

#include <boost/geometry.hpp>
#include <boost/geometry/index/rtree.hpp>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <set>
#include <utility>

namespace thicket::editor {

namespace {

namespace bg = boost::geometry;
using TreePoint = bg::model::point<double, 2, bg::cs::cartesian>;
using TreeBox = bg::model::box<TreePoint>;
/// What pictures of many objects need, so that these need not look each up.
struct Entry {
    nav::ObjectId id = 0;
    nav::LayerId layer = 0;
    IndexedObstacle::Kind kind = IndexedObstacle::Kind::circle;
    bool isMoving = false;
    bool operator==(const Entry&) const = default;
};
using Leaf = std::pair<TreeBox, Entry>;
/// R-tree, 16 entries per node: Guttman, "R-trees", SIGMOD 1984. It is packed when it is built. An
/// R*-tree would answer the same, but take several times as long to follow an edit.
using Tree = bg::index::rtree<Leaf, bg::index::quadratic<16>>;

TreeBox treeBox(const nav::Box& box) { return {{box.min.x, box.min.y}, {box.max.x, box.max.y}}; }

/// An R-tree computes areas, which must stay finite.
bool fitsTree(const nav::Box& box)
{
    constexpr double farthest = 1e12;
    return !box.isEmpty() && std::abs(box.min.x) <= farthest && std::abs(box.min.y) <= farthest &&
           std::abs(box.max.x) <= farthest && std::abs(box.max.y) <= farthest;
}

nav::Box boxOf(const TreeBox& box)
{
    return {{box.min_corner().get<0>(), box.min_corner().get<1>()},
            {box.max_corner().get<0>(), box.max_corner().get<1>()}};
}

Leaf leafOf(const nav::MapObject& object)
{
    using Kind = IndexedObstacle::Kind;
    const Kind kind = std::holds_alternative<nav::Wall>(object.geometry)      ? Kind::wall
                      : std::holds_alternative<nav::Polygon>(object.geometry) ? Kind::polygon
                                                                              : Kind::circle;
    return {treeBox(nav::boundingBox(object.geometry)),
            {object.id, object.layer, kind, nav::isMoving(object)}};
}

void collect(const Tree& tree, const nav::Box& window, std::vector<nav::ObjectId>& ids)
{
    if (window.isEmpty())
        return;
    for (auto leaf = tree.qbegin(bg::index::intersects(treeBox(window))); leaf != tree.qend();
         ++leaf)
        ids.push_back(leaf->second.id);
}

bool isAgents(const nav::MapObject& object) { return nav::agentGroupOf(object.geometry); }

enum class Place { obstacles, markers, anywhere };

Place placeOf(const nav::MapObject& object)
{
    if (nav::isInverted(object.geometry) || !fitsTree(nav::boundingBox(object.geometry)))
        return Place::anywhere;
    return nav::isObstacle(object.geometry) ? Place::obstacles : Place::markers;
}

} // namespace

struct ObjectIndex::Trees {
    Tree obstacles;
    Tree markers;
    std::set<nav::ObjectId> anywhere; ///< may show in a window that does not meet their box
    std::set<nav::ObjectId> moving;   ///< besides: the obstacles that move
    std::size_t agents = 0;           ///< besides: how many agents and spawn areas there are
    double largestMarker = 0;         ///< the largest radius that any agent or spawn area had
    GroupMembers groups;

    /// The tree that the object is kept in. Null for those in `anywhere`.
    Tree* treeOf(const nav::MapObject& object)
    {
        const Place place = placeOf(object);
        if (place == Place::anywhere)
            return nullptr;
        return place == Place::obstacles ? &obstacles : &markers;
    }
    void noteSize(const nav::MapObject& object)
    {
        largestMarker = std::max(largestMarker, nav::markerRadius(object.geometry));
    }
};

ObjectIndex::ObjectIndex(const nav::Map& map) : m_map(map), m_trees(std::make_unique<Trees>())
{
    rebuild();
}

ObjectIndex::~ObjectIndex() = default;

void ObjectIndex::rebuild()
{
    *m_trees = Trees();
    std::vector<Leaf> obstacles;
    std::vector<Leaf> markers;
    std::vector<GroupMembers::Member> grouped;
    for (const nav::MapObject& object : m_map.objects()) {
        m_trees->noteSize(object);
        m_trees->agents += isAgents(object) ? 1 : 0;
        if (object.group != 0)
            grouped.emplace_back(object.group, object.id);
        if (nav::isMoving(object))
            m_trees->moving.insert(object.id);
        switch (placeOf(object)) {
        case Place::obstacles:
            obstacles.push_back(leafOf(object));
            break;
        case Place::markers:
            markers.push_back(leafOf(object));
            break;
        case Place::anywhere:
            m_trees->anywhere.insert(object.id);
        }
    }
    m_trees->obstacles = Tree(obstacles);
    m_trees->markers = Tree(markers);
    m_trees->groups = GroupMembers(std::move(grouped));
}

void ObjectIndex::add(const nav::MapObject& object)
{
    m_trees->noteSize(object);
    m_trees->agents += isAgents(object) ? 1 : 0;
    if (nav::isMoving(object))
        m_trees->moving.insert(object.id);
    if (Tree* const tree = m_trees->treeOf(object))
        tree->insert(leafOf(object));
    else
        m_trees->anywhere.insert(object.id);
}

void ObjectIndex::remove(const nav::MapObject& object)
{
    m_trees->moving.erase(object.id);
    m_trees->agents -= isAgents(object) ? 1 : 0;
    if (Tree* const tree = m_trees->treeOf(object))
        tree->remove(leafOf(object));
    else
        m_trees->anywhere.erase(object.id);
}

void ObjectIndex::follow(const nav::MapEdit& edit)
{
    // One by one they take about ten times longer than all at once.
    if (edit.entries.size() > 1000 + m_map.objects().size() / 10)
        return rebuild();
    for (const nav::MapEdit::Entry& entry : edit.entries) {
        if (entry.before)
            remove(*entry.before);
        if (entry.after)
            add(*entry.after);
        m_trees->groups.follow(entry);
    }
}

std::vector<std::size_t> ObjectIndex::positionsOf(const std::vector<nav::ObjectId>& ids) const
{
    std::vector<std::size_t> positions;
    positions.reserve(ids.size());
    std::transform(ids.begin(), ids.end(), std::back_inserter(positions),
                   [this](nav::ObjectId id) { return m_map.positionOf(id); });
    std::sort(positions.begin(), positions.end());
    return positions;
}

std::vector<std::size_t> ObjectIndex::positionsIn(const nav::Box& window) const
{
    std::vector<nav::ObjectId> ids(m_trees->anywhere.begin(), m_trees->anywhere.end());
    collect(m_trees->obstacles, window, ids);
    collect(m_trees->markers, window, ids);
    return positionsOf(ids);
}

void ObjectIndex::visitIn(const nav::Box& window,
                          const std::function<bool(const nav::MapObject&)>& visit) const
{
    for (const nav::ObjectId id : m_trees->anywhere) {
        if (!visit(*m_map.find(id)))
            return;
    }
    if (window.isEmpty())
        return;
    for (const Tree* const tree : {&m_trees->obstacles, &m_trees->markers}) {
        for (auto leaf = tree->qbegin(bg::index::intersects(treeBox(window))); leaf != tree->qend();
             ++leaf) {
            if (!visit(*m_map.find(leaf->second.id)))
                return;
        }
    }
}

std::vector<std::size_t>
ObjectIndex::obstaclePositions(const nav::Box& window,
                               const std::function<Taking(const IndexedObstacle&)>& take) const
{
    std::vector<nav::ObjectId> ids;
    for (const nav::ObjectId id : m_trees->anywhere) {
        if (nav::isObstacle(m_map.find(id)->geometry))
            ids.push_back(id);
    }
    const Tree& tree = m_trees->obstacles;
    auto leaf = window.isEmpty() ? Tree::const_query_iterator()
                                 : tree.qbegin(bg::index::intersects(treeBox(window)));
    for (; leaf != tree.qend(); ++leaf) {
        const Taking taking = take({boxOf(leaf->first), leaf->second.layer, leaf->second.kind,
                                    leaf->second.id, leaf->second.isMoving});
        if (taking == Taking::enough)
            break;
        if (taking == Taking::left)
            ids.push_back(leaf->second.id);
    }
    return positionsOf(ids);
}

std::vector<std::size_t> ObjectIndex::markerPositions(const nav::Box& window) const
{
    std::vector<nav::ObjectId> ids;
    for (const nav::ObjectId id : m_trees->anywhere) {
        if (!nav::isObstacle(m_map.find(id)->geometry))
            ids.push_back(id);
    }
    collect(m_trees->markers, grown(window, m_trees->largestMarker), ids);
    return positionsOf(ids);
}

nav::Box ObjectIndex::bounds() const
{
    nav::Box box;
    for (const Tree* tree : {&m_trees->obstacles, &m_trees->markers}) {
        if (tree->empty())
            continue;
        enclose(box, boxOf(tree->bounds()));
    }
    for (const nav::ObjectId id : m_trees->anywhere)
        enclose(box, nav::boundingBox(m_map.find(id)->geometry));
    return box;
}

nav::Box ObjectIndex::extent() const
{
    nav::Box box = m_map.settings.bounds.value_or(nav::Box());
    enclose(box, bounds());
    return box;
}

const std::set<nav::ObjectId>& ObjectIndex::moving() const { return m_trees->moving; }

bool ObjectIndex::hasAgents() const { return m_trees->agents > 0; }

const GroupMembers& ObjectIndex::groupMembers() const { return m_trees->groups; }

template <class Visit>
void ObjectIndex::visitNow(const nav::Box& box, const Elsewhere* elsewhere, Visit visit) const
{
    for (const std::size_t i : positionsIn(box)) {
        const nav::MapObject& object = m_map.objects()[i];
        if (!elsewhere || !elsewhere->has(object.id))
            visit(i, object);
    }
    if (!elsewhere)
        return;
    for (const nav::MapObject& object : elsewhere->objects)
        visit(m_map.positionOf(object.id), object);
}

std::vector<nav::ObjectId> ObjectIndex::at(nav::Point at, double slop, double markerSlop,
                                           const Elsewhere* elsewhere) const
{
    const double reach = std::max(slop, markerSlop);
    // An arena fills the map around it, but nothing beyond the bounds.
    const auto& bounds = m_map.settings.bounds;
    const bool isInBounds = !bounds || bounds->contains(at);
    const nav::LayerLookup layers(m_map);
    std::vector<Hit> found;
    const double farthest = reach + m_trees->largestMarker;
    visitNow(grown(nav::Box{at, at}, farthest), elsewhere,
             [&](std::size_t i, const nav::MapObject& object) {
                 const nav::Box box = nav::boundingBox(object.geometry);
                 const double around = reach + nav::markerRadius(object.geometry);
                 const bool isNear = grown(box, around).contains(at) ||
                                     (isInBounds && nav::isInverted(object.geometry));
                 const nav::Layer* layer = layers.of(object);
                 if (!isNear || (layer && !layer->visible))
                     return;
                 const HitRank rank = hitRankOf(object, at, slop, markerSlop, box);
                 if (rank != HitRank::none)
                     found.push_back({i, layers.rankOf(object), rank, box});
             });
    std::vector<nav::ObjectId> ids;
    for (const std::size_t position : bestFirst(std::move(found)))
        ids.push_back(m_map.objects()[position].id);
    return ids;
}

std::vector<nav::ObjectId> ObjectIndex::in(const nav::Box& box, bool touching,
                                           const Elsewhere* elsewhere) const
{
    const nav::LayerLookup layers(m_map);
    std::vector<std::size_t> positions;
    visitNow(box, elsewhere, [&](std::size_t i, const nav::MapObject& object) {
        const nav::Box round = nav::boundingBox(object.geometry);
        const nav::Layer* layer = layers.of(object);
        if (!round.intersects(box) || (layer && !layer->isOpen()))
            return;
        if (box.encloses(round) || (touching && meets(object, box, round)))
            positions.push_back(i);
    });
    std::ranges::sort(positions);
    std::vector<nav::ObjectId> ids;
    for (const std::size_t position : positions)
        ids.push_back(m_map.objects()[position].id);
    return ids;
}

} // namespace thicket::editor
