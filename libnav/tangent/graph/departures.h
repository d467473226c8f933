#pragma once

#include "libnav/tangent/graph/tangentstore.h"

#include <optional>

namespace thicket::nav {

/// The rules that leave out departures: those that belong to another vertex, and those that close
/// a loop. Source: PROOF.md, sections 4 and 8.
class Departures {
public:
    explicit Departures(const TangentStore& store) : m_store(store) {}

    struct Owner {
        VertexIndex vertex = TangentVertex::none; ///< none: no owner
        double turn = 0;                          ///< from the arrival to the owner
    };
    /// The nearest vertex on the same oriented disc that a walk over `turn` passes and that was
    /// reached at no more cost than by that walk. All departures beyond it belong to it.
    Owner ownerWithin(VertexIndex from, double turn) const;
    /// Whether no other vertex is on the same oriented disc.
    bool isAlone(VertexIndex from) const
    {
        const TangentVertex& source = m_store.vertices[from];
        return source.nextOnRim == TangentVertex::none &&
               m_store.memory.rims[rimKey(source.disc, source.winding)] == from;
    }
    /// The distance along the departure's tangent at which it crosses the arriving tangent, if it
    /// does. A path that continues from there contains a loop. Only a turn of more than a half
    /// leads back.
    std::optional<double> crossesArrival(const TangentIntent& intent) const;

private:
    const TangentStore& m_store;
};

} // namespace thicket::nav
