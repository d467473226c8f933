#include "plugins/shapes/triangulation.h"

#include "plugins/shapes/curveorder.h"
#include "plugins/shapes/incircle.h"

#include <algorithm>
#include <utility>

namespace thicket::plugins {

namespace {

constexpr int next(int i) { return i == 2 ? 0 : i + 1; }
constexpr int last(int i) { return i == 0 ? 2 : i - 1; }

} // namespace

Triangulation::Triangulation(const std::vector<LatticePoint>& points, std::size_t expected)
{
    constexpr std::int32_t far = latticeReach + 4;
    m_points = {{-far, -far}, {far, -far}, {far, far}, {-far, far}};
    // With room for crossings; what is not used costs nothing.
    const std::size_t most = std::max(points.size(), expected);
    const std::size_t room = most + most / 2;
    m_points.reserve(room + squareCorners);
    m_triangleAt.reserve(room + squareCorners);
    m_triangleAt = {0, 0, 0, 1};
    m_triangles.reserve(2 * room + 2);
    m_triangles.resize(2);
    seat(0, {0, 1, 2});
    seat(1, {0, 2, 3});
    join(0, 1, 1, {});
    m_vertexOf.resize(points.size());
    int near = 0;
    for (const std::uint32_t index : curveOrder(points)) {
        const int vertex = insert(points[index], near);
        m_vertexOf[index] = vertex;
        near = triangleAt(vertex);
    }
}

void Triangulation::seat(int t, std::array<int, 3> corners)
{
    m_triangles[std::size_t(t)].corner = corners;
    for (const int corner : corners)
        m_triangleAt[std::size_t(corner)] = t;
}

int Triangulation::sideFrom(int t, int from) const
{
    const Triangle& triangle = m_triangles[std::size_t(t)];
    for (int i = 0; i < 3; ++i)
        if (triangle.corner[std::size_t(next(i))] == from)
            return i;
    assert(false);
    return 0;
}

TriangleSide Triangulation::side(int from, int to) const
{
    for (int t = triangleAt(from); t >= 0;) {
        const int index = sideFrom(t, from);
        if (triangle(t).corner[std::size_t(last(index))] == to)
            return {t, index};
        t = triangle(t).beyond[std::size_t(index)];
    }
    // Round corners of the square there are no whole turns.
    int t = triangleAt(from);
    while (true) {
        t = triangle(t).beyond[std::size_t(last(sideFrom(t, from)))];
        assert(t >= 0);
        const int index = sideFrom(t, from);
        if (triangle(t).corner[std::size_t(last(index))] == to)
            return {t, index};
    }
}

/// Sets what is beyond a side, on both sides of it.
void Triangulation::join(int t, int index, int other, Windings step)
{
    Triangle& triangle = m_triangles[std::size_t(t)];
    triangle.beyond[std::size_t(index)] = other;
    if (other >= 0) {
        const int back = sideFrom(other, triangle.corner[std::size_t(last(index))]);
        m_triangles[std::size_t(other)].beyond[std::size_t(back)] = t;
    }
    if (!m_steps.empty())
        setStep(t, index, step);
}

/// On both sides of it.
void Triangulation::setStep(int t, int index, Windings step)
{
    const Triangle& triangle = m_triangles[std::size_t(t)];
    m_steps[std::size_t(t)][std::size_t(index)] = step;
    const int other = triangle.beyond[std::size_t(index)];
    if (other < 0)
        return;
    const int back = sideFrom(other, triangle.corner[std::size_t(last(index))]);
    m_steps[std::size_t(other)][std::size_t(back)] = -step;
}

Triangulation::Place Triangulation::locate(LatticePoint p, int start)
{
    int t = start, behind = -1;
    while (true) {
        const Triangle& now = triangle(t);
        // Where sides are fixed, always beginning with the same one may run in circles.
        m_dice = m_dice * 1664525u + 1013904223u;
        int index = int((m_dice >> 16) % 3);
        int on[2] = {-1, -1}, count = 0;
        bool leaves = false;
        for (int k = 0; k < 3 && !leaves; ++k, index = next(index)) {
            const int other = now.beyond[std::size_t(index)];
            if (other >= 0 && other == behind)
                continue; // it was crossed
            const std::int64_t way = turn(at(now.corner[std::size_t(next(index))]),
                                          at(now.corner[std::size_t(last(index))]), p);
            leaves = way < 0;
            if (leaves)
                behind = std::exchange(t, other);
            else if (way == 0 && count < 2)
                on[count++] = index;
        }
        if (leaves)
            continue;
        if (count == 2)
            return {t, -1, now.corner[std::size_t(3 - on[0] - on[1])]};
        return {t, on[0]};
    }
}

int Triangulation::insert(LatticePoint p, int near)
{
    const Place place = locate(p, near);
    if (place.vertex >= 0)
        return place.vertex;
    const int vertex = int(m_points.size());
    m_points.push_back(p);
    m_triangleAt.push_back(-1);
    if (place.side < 0)
        splitTriangle(place.triangle, vertex);
    else
        splitSide({place.triangle, place.side}, vertex);
    return vertex;
}

void Triangulation::splitTriangle(int t, int vertex)
{
    const Triangle old = triangle(t);
    const auto [a, b, c] = old.corner;
    const int second = int(m_triangles.size()), third = second + 1;
    turnTo(old.beyond[1], c, a, second);
    turnTo(old.beyond[2], a, b, third);
    m_triangles[std::size_t(t)] = {{vertex, b, c}, {old.beyond[0], second, third}};
    m_triangles.push_back({{vertex, c, a}, {old.beyond[1], third, t}});
    m_triangles.push_back({{vertex, a, b}, {old.beyond[2], t, second}});
    if (!m_steps.empty()) {
        const std::array<Windings, 3> steps = m_steps[std::size_t(t)];
        m_steps[std::size_t(t)] = {steps[0]};
        m_steps.push_back({steps[1]});
        m_steps.push_back({steps[2]});
    }
    m_triangleAt[std::size_t(c)] = second;
    for (const int corner : {vertex, a, b})
        m_triangleAt[std::size_t(corner)] = third;
    restore({t, second, third});
}

void Triangulation::splitSide(TriangleSide where, int vertex)
{
    const int t = where.triangle, i = where.index;
    const Triangle near = triangle(t);
    const int o = near.beyond[std::size_t(i)];
    const Triangle far = triangle(o);
    const int x = near.corner[std::size_t(i)], u = near.corner[std::size_t(next(i))],
              v = near.corner[std::size_t(last(i))];
    const int j = sideFrom(o, v);
    const int y = far.corner[std::size_t(j)];
    const std::array<Windings, 3> nearSteps = stepsOf(t), farSteps = stepsOf(o);
    const Windings step = nearSteps[std::size_t(i)];
    const int third = int(m_triangles.size()), fourth = third + 1;
    m_triangles.resize(m_triangles.size() + 2);
    if (!m_steps.empty())
        m_steps.resize(m_triangles.size());
    seat(t, {vertex, v, x});
    seat(third, {vertex, x, u});
    seat(o, {vertex, u, y});
    seat(fourth, {vertex, y, v});
    const auto outer = [this](int mine, const Triangle& old, const auto& steps, int index) {
        join(mine, 0, old.beyond[std::size_t(index)], steps[std::size_t(index)]);
    };
    outer(t, near, nearSteps, next(i));
    outer(third, near, nearSteps, last(i));
    outer(o, far, farSteps, next(j));
    outer(fourth, far, farSteps, last(j));
    join(t, 1, third, {});
    join(third, 1, o, step);
    join(o, 1, fourth, {});
    join(fourth, 1, t, -step);
    restore({t, third, o, fourth});
}

/// Flips what is not Delaunay opposite the vertex that all these triangles have as their corner 0.
void Triangulation::restore(std::initializer_list<int> around)
{
    m_unsure.assign(around);
    while (!m_unsure.empty()) {
        const TriangleSide outer{m_unsure.back(), 0};
        if (!isBetterFlipped(outer)) {
            m_unsure.pop_back();
            continue;
        }
        const int other = triangle(outer.triangle).beyond[0];
        flip(outer);
        m_unsure.push_back(other);
    }
}

bool Triangulation::isBetterFlipped(TriangleSide where) const
{
    const Triangle& near = triangle(where.triangle);
    const auto i = std::size_t(where.index);
    if (near.beyond[i] < 0 || !step(where).isZero())
        return false;
    const int v = near.corner[std::size_t(last(where.index))];
    const Triangle& far = triangle(near.beyond[i]);
    const int y = far.corner[std::size_t(sideFrom(near.beyond[i], v))];
    return inCircle(at(near.corner[0]), at(near.corner[1]), at(near.corner[2]), at(y)) > 0;
}

bool Triangulation::isFlippable(TriangleSide where) const
{
    const Triangle& near = triangle(where.triangle);
    const int p = near.corner[std::size_t(where.index)],
              u = near.corner[std::size_t(next(where.index))],
              v = near.corner[std::size_t(last(where.index))];
    const int o = near.beyond[std::size_t(where.index)];
    const int y = triangle(o).corner[std::size_t(sideFrom(o, v))];
    return turn(at(p), at(u), at(y)) > 0 && turn(at(p), at(y), at(v)) > 0;
}

TriangleSide Triangulation::flip(TriangleSide where)
{
    const int t = where.triangle;
    const auto i = std::size_t(where.index), afterI = std::size_t(next(where.index)),
               beforeI = std::size_t(last(where.index));
    const Triangle near = triangle(t);
    const int o = near.beyond[i];
    const Triangle far = triangle(o);
    const int p = near.corner[i], u = near.corner[afterI], v = near.corner[beforeI];
    const int side = sideFrom(o, v);
    const auto j = std::size_t(side), afterJ = std::size_t(next(side)),
               beforeJ = std::size_t(last(side));
    const int y = far.corner[j];
    // Of the four sides round both two change their triangle.
    turnTo(far.beyond[afterJ], u, y, t);
    turnTo(near.beyond[afterI], v, p, o);
    m_triangles[std::size_t(t)] = {{p, u, y}, {far.beyond[afterJ], o, near.beyond[beforeI]}};
    m_triangles[std::size_t(o)] = {{p, y, v}, {far.beyond[beforeJ], near.beyond[afterI], t}};
    if (!m_steps.empty()) {
        const std::array<Windings, 3> nearSteps = stepsOf(t), farSteps = stepsOf(o);
        m_steps[std::size_t(t)] = {farSteps[afterJ], Windings(), nearSteps[beforeI]};
        m_steps[std::size_t(o)] = {farSteps[beforeJ], nearSteps[afterI], Windings()};
    }
    m_triangleAt[std::size_t(u)] = t;
    for (const int corner : {p, y, v})
        m_triangleAt[std::size_t(corner)] = o;
    return {t, 1};
}

/// Says to the triangle beyond the side from u to y what is beyond it.
void Triangulation::turnTo(int other, int u, int y, int t)
{
    if (other < 0)
        return;
    const int back = sideFrom(other, y);
    assert(triangle(other).corner[std::size_t(last(back))] == u);
    (void)u;
    m_triangles[std::size_t(other)].beyond[std::size_t(back)] = t;
}

void Triangulation::keepSteps()
{
    if (!m_steps.empty())
        return;
    m_steps.reserve(m_triangles.capacity());
    m_steps.resize(m_triangles.size());
}

void Triangulation::addStep(TriangleSide where, Windings step)
{
    keepSteps();
    Windings sum = this->step(where);
    sum += step;
    setStep(where.triangle, where.index, sum);
}

} // namespace thicket::plugins
