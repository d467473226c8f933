#pragma once

#include "libnav/map/map.h"
#include "libnav/path/pathfinder.h"
#include "tests/plugins/recast/recastmesh.h"

#include <QString>

#include <optional>
#include <random>

namespace recastmesh {

/// Ways on a mesh between random places of a map, beside the exact ones for the agent's radius and
/// for a wider agent, who has the space that the mesh's cells take.
class WaysOnMesh {
public:
    WaysOnMesh(const nav::Map& map, double side, double radius, double wider)
        : m_least(map.extent().min), m_side(side), m_flips(map.settings.yAxis == nav::YAxis::down),
          m_exact(nav::ObstacleField::build(nav::obstacles(map), radius)),
          m_wide(nav::ObstacleField::build(nav::obstacles(map), wider))
    {}

    bool hasFields() const { return m_exact && m_wide; }
    const nav::ObstacleField& exact() const { return *m_exact; }

    /// What is wrong with the first way that is wrong; empty if none is. `floor`: what the mesh
    /// covers, in the file.
    QString wrong(const Mesh& mesh, const nav::Box& floor)
    {
        std::mt19937_64 random(1);
        const auto place = [&] {
            const double x = m_side * double(random() >> 11) * 0x1p-53;
            return m_least + nav::Point{x, m_side * double(random() >> 11) * 0x1p-53};
        };
        for (int i = 0; i < 20; ++i) {
            const nav::Point from = place(), to = place();
            if (m_exact->clearance(from) < 0 || m_exact->clearance(to) < 0)
                continue;
            const auto theirs = mesh.shortestLength(inFile(from), inFile(to));
            QString text = theirs ? tooShort(*theirs, from, to) : QString();
            if (text.isEmpty())
                text = tooLong(theirs, from, to, floor);
            if (!text.isEmpty())
                return text;
        }
        return {};
    }

    int compared = 0; ///< with the exact way
    int bounded = 0;  ///< with the wider agent's

private:
    nav::Point inFile(nav::Point p) const { return {p.x, m_flips ? -p.y : p.y}; }

    QString tooShort(double theirs, nav::Point from, nav::Point to)
    {
        ++compared;
        const nav::PathResult exact = nav::findPath(*m_exact, from, to);
        if (exact.status != nav::PathStatus::found)
            return QString("a way from %1, %2 that there is not").arg(from.x).arg(from.y);
        return theirs < exact.path.length() * (1 - 1e-5) - 1e-5 * m_side
                   ? QString("%1 for %2").arg(theirs).arg(exact.path.length())
                   : QString();
    }

    QString tooLong(const std::optional<double>& theirs, nav::Point from, nav::Point to,
                    const nav::Box& floor)
    {
        const nav::PathResult wide = nav::findPath(*m_wide, from, to);
        if (wide.status != nav::PathStatus::found)
            return {};
        for (const nav::Point p : wide.path.polyline(1e-3 * m_side))
            if (!floor.contains(inFile(p)))
                return {};
        ++bounded;
        const double most = 1.03 * wide.path.length();
        if (theirs && *theirs <= most)
            return {};
        return QString("from %1, %2 to %3, %4: %5 on the mesh, and %6 is the most")
            .arg(from.x)
            .arg(from.y)
            .arg(to.x)
            .arg(to.y)
            .arg(theirs.value_or(0))
            .arg(most);
    }

    nav::Point m_least;
    double m_side;
    bool m_flips;
    thicket::Result<nav::ObstacleField> m_exact, m_wide;
};

} // namespace recastmesh
