#pragma once

#include "libnav/tangent/tangentstore.h"

#include <optional>

namespace thicket::nav {

/// The rules by which departures are left out that another vertex has, or that close a loop.
/// PROOF.md, sections 4 and 8.
class Departures {
public:
    explicit Departures(const TangentStore& store) : m_store(store) {}

    struct Owner {
        VertexIndex vertex = TangentVertex::none; ///< none: nobody
        double turn = 0;                          ///< from the arrival to its own
    };
    /// The nearest vertex on the same oriented disc that a walk over `turn` passes and that was
    /// reached at no more cost than by walking there: everything beyond it is its own.
    Owner ownerWithin(VertexIndex from, double turn) const;
    /// Whether no other vertex is on the same oriented disc.
    bool isAlone(VertexIndex from) const
    {
        const TangentVertex& source = m_store.vertices[from];
        return source.nextOnRim == TangentVertex::none &&
               m_store.memory.rims[rimKey(source.disc, source.winding)] == from;
    }
    /// Where, along its tangent, the departure crosses the tangent by which the path arrived, if it
    /// does: who goes on from there has walked a loop. Only a turn of more than a half leads back.
    std::optional<double> crossesArrival(const TangentIntent& intent) const;

private:
    const TangentStore& m_store;
};

} // namespace thicket::nav
