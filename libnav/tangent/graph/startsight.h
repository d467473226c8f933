#pragma once

#include "libnav/tangent/graph/aims.h"
#include "libnav/tangent/graph/blindends.h"
#include "libnav/tangent/sight.h"

#include <cstdint>
#include <memory>

namespace thicket::nav {

/// Queues what the start sees, where the field keeps that. Source: PROOF.md, section 11.
class StartSight {
public:
    StartSight(TangentStore& store, Aims& aims, BlindEnds& blind)
        : m_store(store), m_aims(aims), m_blind(blind)
    {}

    /// Queues tangents from the start to the rims that it may see, once the goal is out of its
    /// sight. An intent to no rim waits for those that paths hardly come to. False if it is not
    /// known what the start sees.
    bool begin();
    bool isKnown() const { return canKnow && m_sight; }
    /// Whether that intent waits for more rims.
    bool isRest(std::uint32_t intent) const { return canKnow && intent == m_rest; }
    /// Queues the next rims. Call it when the intent that waits for them is popped.
    void queueMore();
    /// Whether the tangent of an intent from the start to a rim is surely free. It must be known
    /// what the start sees.
    bool isSure(const TangentIntent& intent) const { return m_sight->rims[intent.next].isSure; }
    /// Call it when nothing followed from the arrival on a rim that the start sees, the target of
    /// this intent, whose departures are known. Keeps where such arrivals lead.
    void settle(const TangentIntent& intent, const RimDepartures& known);

private:
    // The web's module is small: it leaves out what its interface does not offer.
#ifdef THICKET_WITHOUT_SIGHTS
    static constexpr bool canKnow = false;
#else
    static constexpr bool canKnow = true;
#endif

    double boundOf(const SeenRim& rim) const;
    void queue(std::uint32_t rim);

    TangentStore& m_store;
    Aims& m_aims;
    BlindEnds& m_blind;
    std::shared_ptr<const Sight> m_sight;
    std::uint32_t m_rest = UINT32_MAX;
    double m_direct = 0; // distance to the goal
    double m_slack = 0;  // of bounds, without contacts
    double m_longer = 0; // by how much the paths are longer that are looked for now
};

} // namespace thicket::nav
