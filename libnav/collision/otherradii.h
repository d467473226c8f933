#pragma once

#include "libnav/collision/radiusindex.h"

#include <mutex>

namespace thicket::nav {

/// Derives fields for other agent radii from one that is not derived, and keeps what they share.
/// Any number of threads may call it.
class OtherRadii {
public:
    OtherRadii() = default;

    /// `own` is the field that this belongs to. The result is a derived field, or a newly built one
    /// if the radius changes more than the discs' sizes.
    FieldData fieldOf(const std::shared_ptr<const FieldData>& own, double agentRadius);
    /// Builds the index for smaller radii.
    void prepare(const FieldData& own);
    /// To be called after the field has changed.
    void forget();

private:
    /// A field, and its index for smaller radii.
    struct Base {
        std::shared_ptr<const FieldData> field;
        std::shared_ptr<const RadiusIndex> index;

        bool serves(double agentRadius) const { return index && index->serves(agentRadius); }
    };

    Base baseFor(const std::shared_ptr<const FieldData>& own, double agentRadius);
    void widen(const FieldData& own, double agentRadius);

    std::mutex m_mutex;
    std::shared_ptr<const RadiusIndex> m_own; // of the field itself, once built
    Base m_wider;                             // of a larger radius
    bool m_cannotWiden = false;
};

} // namespace thicket::nav
