#include "tests/bench/peers/polyanya.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace thicket::bench {

using nav::Point;

namespace {

constexpr double rounding = 1e-9; // map units, for maps of some hundred units

/// Positive if p is left of the line from a to b.
double side(Point a, Point b, Point p) { return cross(b - a, p - a); }

/// Where the line from `from` through `through` meets the line through a and b.
Point meeting(Point from, Point through, Point a, Point b)
{
    const Point along = b - a;
    const double at = cross(a - from, along) / cross(through - from, along);
    return from + at * (through - from);
}

} // namespace

Polyanya::Polyanya(const FreeMesh& mesh)
    : m_vertices(mesh.vertices), m_isCorner(mesh.vertices.size()), m_best(mesh.vertices.size())
{
    std::map<std::pair<int, int>, int> leftOf;
    for (std::size_t p = 0; p < mesh.polygons.size(); ++p) {
        const std::vector<int>& ring = mesh.polygons[p];
        for (std::size_t i = 0; i < ring.size(); ++i)
            leftOf[{ring[i], ring[(i + 1) % ring.size()]}] = int(p);
    }
    for (const std::vector<int>& ring : mesh.polygons) {
        Polygon& polygon = m_polygons.emplace_back();
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const int next = ring[(i + 1) % ring.size()];
            const auto beyond = leftOf.find({next, ring[i]});
            const bool isOpen = beyond != leftOf.end();
            polygon.sides.push_back({ring[i], isOpen ? beyond->second : -1});
            polygon.neighbours += isOpen;
            if (!isOpen)
                m_isCorner[std::size_t(ring[i])] = m_isCorner[std::size_t(next)] = true;
        }
    }
    for (const Point p : m_vertices)
        enclose(m_bounds, {p, p});
    m_cell = std::sqrt(m_bounds.width() * m_bounds.height() / double(m_polygons.size() + 1)) / 2;
    m_columns = 1 + int(m_bounds.width() / m_cell);
    m_rows = 1 + int(m_bounds.height() / m_cell);
    m_cells.resize(std::size_t(m_columns) * std::size_t(m_rows));
    for (std::size_t p = 0; p < m_polygons.size(); ++p) {
        nav::Box box;
        for (const Side& s : m_polygons[p].sides)
            enclose(box, {at(s.vertex), at(s.vertex)});
        for (int row = int((box.min.y - m_bounds.min.y) / m_cell);
             row <= int((box.max.y - m_bounds.min.y) / m_cell); ++row)
            for (int column = int((box.min.x - m_bounds.min.x) / m_cell);
                 column <= int((box.max.x - m_bounds.min.x) / m_cell); ++column)
                m_cells[std::size_t(row * m_columns + column)].push_back(int(p));
    }
}

bool Polyanya::contains(int polygon, Point p) const
{
    const std::vector<Side>& sides = m_polygons[std::size_t(polygon)].sides;
    for (std::size_t i = 0; i < sides.size(); ++i)
        if (side(at(sides[i].vertex), at(sides[(i + 1) % sides.size()].vertex), p) < -rounding)
            return false;
    return true;
}

void Polyanya::locate(Point p, std::vector<int>& found) const
{
    found.clear();
    if (!m_bounds.contains(p))
        return;
    const int column = int((p.x - m_bounds.min.x) / m_cell);
    const int row = int((p.y - m_bounds.min.y) / m_cell);
    for (const int polygon : m_cells[std::size_t(row * m_columns + column)])
        if (contains(polygon, p))
            found.push_back(polygon);
}

bool Polyanya::isGoalPolygon(int polygon) const
{
    return std::find(m_goalPolygons.begin(), m_goalPolygons.end(), polygon) != m_goalPolygons.end();
}

// The shortest way from the root through the interval to the goal, as if nothing blocked it.
double Polyanya::boundOf(const Node& node) const
{
    const Point root = rootOf(node);
    Point goal = m_goal;
    const Point along = node.left - node.right;
    // The polygon is on the right of the interval's line from right to left.
    if (side(node.right, node.left, goal) > 0) {
        const Point normal = leftNormal(along);
        goal = goal - (2 * dot(normal, goal - node.right) / dot(normal, normal)) * normal;
    }
    if (side(root, node.right, goal) < 0 && root != node.right)
        return node.travelled + distance(root, node.right) + distance(node.right, goal);
    if (side(root, node.left, goal) > 0 && root != node.left)
        return node.travelled + distance(root, node.left) + distance(node.left, goal);
    return node.travelled + distance(root, goal);
}

bool Polyanya::isBeaten(const Node& node)
{
    if (node.root < 0)
        return false;
    Best& best = m_best[std::size_t(node.root)];
    if (best.search == m_search && best.travelled < node.travelled - rounding)
        return true;
    if (best.search != m_search || node.travelled < best.travelled)
        best = {m_search, node.travelled};
    return false;
}

void Polyanya::add(const Node& node, const Side& through, Point right, Point left, int rightVertex,
                   int leftVertex, int root)
{
    if (distance(right, left) < rounding)
        return;
    Node next{right,          left,         rightVertex,    leftVertex, root,
              through.beyond, node.polygon, node.travelled, 0};
    if (root != node.root)
        next.travelled += distance(rootOf(node), at(root));
    if (isBeaten(next))
        return;
    next.bound = std::max(boundOf(next), node.bound);
    m_next.push_back(next);
}

// The side runs from right to left as seen from the root.
void Polyanya::expandSide(const Node& node, const Side& through, int end)
{
    const Polygon& beyond = m_polygons[std::size_t(through.beyond)];
    if (beyond.neighbours == 1 && !isGoalPolygon(through.beyond))
        return;
    const Point root = rootOf(node);
    const Point p = at(through.vertex);
    const Point q = at(end);
    const auto rightSide = [&](Point x) {
        const double s = root == node.right ? 1 : side(root, node.right, x);
        return std::abs(s) < rounding ? 0 : s;
    };
    const auto leftSide = [&](Point x) {
        const double s = root == node.left ? -1 : side(root, node.left, x);
        return std::abs(s) < rounding ? 0 : s;
    };
    const double pr = rightSide(p), qr = rightSide(q), pl = leftSide(p), ql = leftSide(q);
    // Parts of the side: right of what is seen, seen, left of it.
    const Point seenFrom = pr < 0 && qr > 0 ? meeting(root, node.right, p, q) : p;
    const Point seenTo = pl < 0 && ql > 0 ? meeting(root, node.left, p, q) : q;
    const auto isTurn = [&](int vertex) { return vertex >= 0 && m_isCorner[std::size_t(vertex)]; };
    if (std::min(pr, qr) < 0 && isTurn(node.rightVertex))
        add(node, through, p, qr > 0 ? seenFrom : q, through.vertex, qr > 0 ? -1 : end,
            node.rightVertex);
    // A side along the edge of what is seen counts: beyond it the path turns at its near end.
    const bool isAlongEdge = (pr == 0 && qr == 0) || (pl == 0 && ql == 0);
    if (isAlongEdge || (std::max(pr, qr) > 0 && std::min(pl, ql) < 0))
        add(node, through, seenFrom, seenTo, pr < 0 ? -1 : through.vertex, ql > 0 ? -1 : end,
            node.root);
    if (std::max(pl, ql) > 0 && isTurn(node.leftVertex))
        add(node, through, pl < 0 ? seenTo : p, q, pl < 0 ? -1 : through.vertex, end,
            node.leftVertex);
}

void Polyanya::expand(const Node& node)
{
    const std::vector<Side>& sides = m_polygons[std::size_t(node.polygon)].sides;
    for (std::size_t i = 0; i < sides.size(); ++i)
        if (sides[i].beyond >= 0 && sides[i].beyond != node.from)
            expandSide(node, sides[i], sides[(i + 1) % sides.size()].vertex);
}

void Polyanya::begin()
{
    for (const int polygon : m_startPolygons) {
        const std::vector<Side>& sides = m_polygons[std::size_t(polygon)].sides;
        for (std::size_t i = 0; i < sides.size(); ++i) {
            if (sides[i].beyond < 0)
                continue;
            const int end = sides[(i + 1) % sides.size()].vertex;
            Node node{at(sides[i].vertex),
                      at(end),
                      sides[i].vertex,
                      end,
                      -1,
                      sides[i].beyond,
                      polygon,
                      0,
                      0};
            node.bound = boundOf(node);
            m_open.push_back(node);
        }
    }
    std::make_heap(m_open.begin(), m_open.end(), IsLater{});
}

std::optional<double> Polyanya::length(Point start, Point goal)
{
    m_start = start;
    m_goal = goal;
    m_popped = 0;
    ++m_search;
    locate(start, m_startPolygons);
    locate(goal, m_goalPolygons);
    for (const int polygon : m_startPolygons)
        if (isGoalPolygon(polygon))
            return distance(start, goal);
    m_open.clear();
    begin();
    while (!m_open.empty()) {
        std::pop_heap(m_open.begin(), m_open.end(), IsLater{});
        Node node = m_open.back();
        m_open.pop_back();
        ++m_popped;
        if (node.root >= 0 && m_best[std::size_t(node.root)].travelled < node.travelled - rounding)
            continue;
        while (true) {
            // The bound is then the length: the rest of the way is in one polygon.
            if (isGoalPolygon(node.polygon))
                return node.bound;
            m_next.clear();
            expand(node);
            if (m_next.size() != 1 || isGoalPolygon(m_next.front().polygon))
                break;
            node = m_next.front();
        }
        for (const Node& next : m_next) {
            m_open.push_back(next);
            std::push_heap(m_open.begin(), m_open.end(), IsLater{});
        }
    }
    return {};
}

} // namespace thicket::bench
