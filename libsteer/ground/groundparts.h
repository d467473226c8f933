#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libsteer/ground/idtable.h"
#include "libsteer/ground/primitive.h"

#include <cstdint>
#include <span>
#include <vector>

namespace thicket::steer {

/// The sides of a polygon obstacle.
struct GroundPolygon {
    std::uint32_t firstSide = 0; ///< index of a primitive
    std::uint32_t sides = 0;
    bool inverted = false;
};

/// One obstacle as consecutive primitives.
struct GroundPart {
    std::int64_t id = 0;
    std::uint32_t first = 0; ///< index of a primitive
    std::uint32_t count = 0; ///< 0: removed
};

/// Obstacles split into primitives, found by their ids. Parts are in the order of the
/// obstacles: a replaced obstacle keeps its part, a new one comes last. A removed one leaves a hole
/// among the primitives, until compact().
class GroundParts {
public:
    explicit GroundParts(std::span<const nav::Obstacle> obstacles);

    const std::vector<Primitive>& primitives() const { return m_primitives; }
    const std::vector<GroundPolygon>& polygons() const { return m_polygons; }
    const std::vector<GroundPart>& all() const { return m_parts; }
    /// Index of the part's polygon; noPolygon: the obstacle is none.
    std::uint32_t polygonOf(const GroundPart& part) const
    {
        return m_primitives[part.first].polygon;
    }
    /// The number of primitives of the current obstacles.
    std::size_t liveCount() const { return m_live; }
    bool isEmpty() const { return m_live == 0; }
    /// Inverted circles, as primitives, in no particular order.
    const std::vector<std::uint32_t>& arenas() const { return m_arenas; }
    /// Inverted polygons, in no particular order.
    const std::vector<std::uint32_t>& invertedPolygons() const { return m_inverted; }

    /// Whether `a` comes before `b` in the order of the obstacles and of their sides. Both are
    /// elements of primitives().
    bool comesBefore(const Primitive& a, const Primitive& b) const;
    /// The same of polygons, by index.
    bool comesBefore(std::uint32_t polygonA, std::uint32_t polygonB) const;

    /// Must be called once before partsOf() and all changes; they keep the index.
    void indexIds();
    /// The obstacles with that id, as indices in all(), ascending.
    std::vector<std::uint32_t> partsOf(std::int64_t id) const;
    void remove(std::uint32_t part);
    void replace(std::uint32_t part, const nav::Shape& shape);
    /// Returns the index in all().
    std::uint32_t add(std::int64_t id, const nav::Shape& shape);
    /// Whether more than half of the primitives, and of the parts, are holes.
    bool isSparse() const;
    /// Closes the holes; renumbers parts, primitives and polygons in the same order.
    void compact();

private:
    std::uint32_t append(std::int64_t id, const nav::Shape& shape);
    void put(std::uint32_t index, const nav::Shape& shape, std::uint32_t room);
    void place(std::uint32_t index, std::span<const Primitive> pieces, std::uint32_t room);
    void makePolygon(const GroundPart& part, bool inverted);

    std::vector<Primitive> m_primitives;
    std::vector<std::uint32_t> m_owners; ///< by primitive: its part; empty until indexIds()
    std::vector<GroundPolygon> m_polygons;
    std::vector<std::uint32_t> m_freePolygons;
    std::vector<GroundPart> m_parts;
    std::vector<std::uint32_t> m_arenas;
    std::vector<std::uint32_t> m_inverted;
    IdTable m_ids; ///< of m_parts, also of removed ones
    bool m_isIndexed = false;
    std::size_t m_live = 0;
};

} // namespace thicket::steer
