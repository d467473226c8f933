#pragma once

#include "libnav/tangent/graph/tangentaim.h"
#include "libnav/tangent/graph/tangentstore.h"

#include <cstdint>

namespace thicket::nav {

/// The oriented targets that each vertex has aimed at already.
class TriedTargets {
public:
    explicit TriedTargets(TangentStore& store) : m_store(store) {}

    /// One of 64 bits for an oriented target.
    static std::uint64_t filterOf(DiscIndex target, Winding w)
    {
        return std::uint64_t{1} << (rimKey(target, w) * std::uint64_t{0x9E3779B97F4A7C15} >> 58);
    }
    /// `filter`: filterOf() the target.
    bool contains(VertexIndex from, DiscIndex target, Winding w, std::uint64_t filter) const
    {
        return (m_store.vertices[from].tried & filter) && isListed(from, target, w);
    }
    /// Adds an aim that has just become the vertex's last intent.
    void add(VertexIndex from, const TangentAim& aim)
    {
        m_store.vertices[from].tried |= aim.filter;
        if (!m_store.memory.tried.empty())
            addToMany(from, rimKey(aim.target, aim.winding));
    }

private:
    bool isListed(VertexIndex from, DiscIndex target, Winding w) const;
    bool areManyWith(VertexIndex from, std::uint64_t target) const;
    void addToMany(VertexIndex from, std::uint64_t target);

    TangentStore& m_store;
};

} // namespace thicket::nav
