#include "app/editor/document/objectindex.h"

#include "libnav/geometry/distance.h"
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

/// From worst to best: a later one is picked before an earlier one.
enum class Rank { none, outside, line, inside, marker };

struct Found {
    std::size_t position;
    std::size_t height; ///< LayerLookup::rankOf(); then the position decides what is above
    Rank rank;
    nav::Box box;
};

bool encloses(const nav::Box& outer, const nav::Box& inner)
{
    return outer != inner && outer.encloses(inner);
}

Rank rankOf(const nav::MapObject& object, nav::Point at, double slop, double markerSlop,
            const nav::Box& box)
{
    const auto shape = nav::obstacleShape(object.geometry);
    if (!shape) {
        const double away = nav::distance(at, box.center());
        const double radius = nav::markerRadius(object.geometry);
        // What lies in a spawn area must stay within reach of the pointer.
        if (std::holds_alternative<nav::SpawnMarker>(object.geometry) && away > markerSlop)
            return std::abs(away - radius) <= slop ? Rank::line : Rank::none;
        return away <= std::max(radius, markerSlop) ? Rank::marker : Rank::none;
    }
    const double distance = nav::signedDistance(at, *shape);
    if (nav::isInverted(*shape)) { // its inside is the sheet; its outside lies below everything
        if (std::abs(distance) <= slop)
            return Rank::line;
        return distance < 0 ? Rank::outside : Rank::none;
    }
    if (distance <= 0)
        return Rank::inside;
    return distance <= slop ? Rank::line : Rank::none;
}

/// Repeatedly takes the topmost object of the best rank that encloses no other of that rank. In a
/// heap of too many to compare, the smaller boxes come first.
std::vector<std::size_t> bestFirst(std::vector<Found> found)
{
    constexpr std::size_t heap = 300;
    const auto area = [&](const Found& one) {
        return found.size() > heap ? one.box.width() * one.box.height() : 0.0;
    };
    std::stable_sort(found.begin(), found.end(), [&](const Found& a, const Found& b) {
        if (a.rank != b.rank)
            return a.rank > b.rank;
        if (area(a) != area(b))
            return area(a) < area(b);
        return std::pair(a.height, a.position) > std::pair(b.height, b.position);
    });
    std::vector<std::size_t> order;
    if (found.size() > heap) {
        for (const Found& one : found)
            order.push_back(one.position);
        return order;
    }
    while (!found.empty()) {
        auto best = found.begin();
        for (auto it = found.begin(); it != found.end(); ++it) {
            if (it->rank == best->rank && encloses(best->box, it->box))
                best = it;
        }
        order.push_back(best->position);
        found.erase(best);
    }
    return order;
}

bool meets(const nav::MapObject& object, const nav::Box& box, const nav::Box& bounds)
{
    if (encloses(box, bounds) || box == bounds)
        return true;
    const auto shape = nav::obstacleShape(object.geometry);
    if (!shape)
        return box.contains(bounds.center());
    const bool isFlat = box.width() <= 0 || box.height() <= 0;
    const nav::Shape band = isFlat ? nav::Shape(nav::Wall{{box.min, box.max}, 0, false})
                                   : nav::Shape(nav::polygonOf(box));
    return nav::distance(band, *shape) <= 0;
}

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

enum class Place { obstacles, markers, anywhere };

Place placeOf(const nav::MapObject& object)
{
    if (nav::isInverted(object.geometry) || !fitsTree(nav::boundingBox(object.geometry)))
        return Place::anywhere;
    return nav::obstacleShape(object.geometry) ? Place::obstacles : Place::markers;
}

} // namespace

struct ObjectIndex::Trees {
    Tree obstacles;
    Tree markers;
    std::set<nav::ObjectId> anywhere; ///< may show in a window that does not meet their box
    std::set<nav::ObjectId> moving;   ///< besides: the obstacles that move
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
        if (nav::obstacleShape(m_map.find(id)->geometry))
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
        if (!nav::obstacleShape(m_map.find(id)->geometry))
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

const GroupMembers& ObjectIndex::groupMembers() const { return m_trees->groups; }

std::vector<nav::ObjectId> ObjectIndex::at(nav::Point at, double slop, double markerSlop) const
{
    const double reach = std::max(slop, markerSlop);
    // An arena fills the map around it, but nothing beyond the bounds.
    const auto& bounds = m_map.settings.bounds;
    const bool isInBounds = !bounds || bounds->contains(at);
    const nav::LayerLookup layers(m_map);
    std::vector<Found> found;
    const double farthest = reach + m_trees->largestMarker;
    for (const std::size_t i : positionsIn(grown(nav::Box{at, at}, farthest))) {
        const nav::MapObject& object = m_map.objects()[i];
        const nav::Box box = nav::boundingBox(object.geometry);
        const double around = reach + nav::markerRadius(object.geometry);
        const bool isNear =
            grown(box, around).contains(at) || (isInBounds && nav::isInverted(object.geometry));
        const nav::Layer* layer = layers.of(object);
        if (!isNear || (layer && !layer->visible))
            continue;
        const Rank rank = rankOf(object, at, slop, markerSlop, box);
        if (rank != Rank::none)
            found.push_back({i, layers.rankOf(object), rank, box});
    }
    std::vector<nav::ObjectId> ids;
    for (const std::size_t position : bestFirst(std::move(found)))
        ids.push_back(m_map.objects()[position].id);
    return ids;
}

std::vector<nav::ObjectId> ObjectIndex::in(const nav::Box& box, bool touching) const
{
    const nav::LayerLookup layers(m_map);
    std::vector<nav::ObjectId> ids;
    for (const std::size_t i : positionsIn(box)) {
        const nav::MapObject& object = m_map.objects()[i];
        const nav::Box round = nav::boundingBox(object.geometry);
        const nav::Layer* layer = layers.of(object);
        if (!round.intersects(box) || (layer && !layer->isOpen()))
            continue;
        const bool isEnclosed = box.encloses(round);
        if (isEnclosed || (touching && meets(object, box, round)))
            ids.push_back(object.id);
    }
    return ids;
}

} // namespace thicket::editor
