#pragma once

#include "libnav/collision/radiusindex.h"

#include <mutex>

namespace thicket::nav {

/// Makes fields of other agent's radii out of one that is not derived, and keeps what they share.
/// Any number of threads may ask. A copy begins with nothing.
class OtherRadii {
public:
    OtherRadii() = default;

    /// `own` is the field that this belongs to. The result is a derived field, or where radii
    /// change more than the discs' size, one built anew.
    FieldData fieldOf(const std::shared_ptr<const FieldData>& own, double agentRadius);
    /// Prepares for all smaller radii.
    void prepare(const FieldData& own);
    /// When the field was changed.
    void forget();

private:
    /// A field and what it must know to stand for smaller radii.
    struct Base {
        std::shared_ptr<const FieldData> field;
        std::shared_ptr<const RadiusIndex> index;

        bool serves(double agentRadius) const { return index && index->serves(agentRadius); }
    };

    Base baseFor(const std::shared_ptr<const FieldData>& own, double agentRadius);
    void widen(const FieldData& own, double agentRadius);

    std::mutex m_mutex;
    std::shared_ptr<const RadiusIndex> m_own; // of the field itself, once asked for
    Base m_wider;                             // of a larger radius
    bool m_cannotWiden = false;
};

} // namespace thicket::nav
