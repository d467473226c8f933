#include "libnav/collision/discgrid.h"

namespace thicket::nav {

namespace {

// Radii within a class differ by at most this factor; the last class takes all the rest.
constexpr double classWidth = 16;
constexpr std::size_t mostClasses = 8;

} // namespace

DiscGrid::DiscGrid(std::span<const Disc> discs, const std::vector<bool>& buried, double slack)
    : m_slack(slack)
{
    std::vector<DiscIndex> rest;
    rest.reserve(discs.size());
    m_entries.reserve(discs.size());
    for (DiscIndex i = 0; i < discs.size(); ++i) {
        m_entries.push_back({discs[i].center, discs[i].radius - slack, i});
        if (buried.empty() || !buried[i])
            rest.push_back(i);
    }
    while (!rest.empty()) {
        double largest = 0;
        for (const DiscIndex i : rest)
            largest = std::max(largest, discs[i].radius);
        const double least = m_levels.size() + 1 < mostClasses ? largest / classWidth : 0;
        std::vector<DiscIndex> members;
        std::vector<DiscIndex> smaller;
        for (const DiscIndex i : rest)
            (discs[i].radius >= least ? members : smaller).push_back(i);
        addLevel(discs, std::move(members));
        rest.swap(smaller);
    }
}

void DiscGrid::addLevel(std::span<const Disc> discs, std::vector<DiscIndex> members)
{
    Box bounds;
    double diameters = 0;
    for (const DiscIndex i : members) {
        enclose(bounds, boxAround(discs[i].center, discs[i].radius));
        diameters += 2 * discs[i].radius;
    }
    const auto count = static_cast<double>(members.size());
    const double side =
        std::max(diameters / count, std::sqrt(bounds.width() * bounds.height() / count));
    Level level;
    level.frame = GridFrame(bounds, side, 2 * count + 16);
    level.cells.fill(level.frame.cellCount(), [&](auto put) {
        for (const DiscIndex i : members)
            level.frame.visitCells(boxOf(m_entries[i]), [&](int column, int row) {
                put(level.frame.cell(column, row), m_entries[i]);
            });
    });
    level.members = std::move(members);
    m_levels.push_back(std::move(level));
}

void DiscGrid::shoot(Ray& ray) const
{
    const auto meet = [&ray](const Entry& entry) {
        const Point to = entry.center - ray.from;
        const double aside = cross(ray.direction, to);
        const double square = entry.radius * entry.radius - aside * aside;
        if (square <= 0 || entry.radius <= 0)
            return;
        const double along = dot(ray.direction, to);
        const double half = std::sqrt(square);
        const double at = std::max(0.0, along - half);
        if (at < ray.nearest && along + half > 0 && entry.disc != ray.ignoreA &&
            entry.disc != ray.ignoreB) {
            ray.nearest = at;
            ray.met = entry.disc;
        }
    };
    for (const Level& level : m_levels)
        level.frame.walk(ray.from, ray.direction, ray.nearest,
                         [&](std::size_t cell, double leaving) {
                             for (const Entry& entry : level.cells[cell])
                                 meet(entry);
                             return ray.nearest > leaving;
                         });
}

} // namespace thicket::nav
