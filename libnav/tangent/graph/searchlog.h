#pragma once

#include "libnav/tangent/graph/tangentaim.h"
#include "libnav/tangent/graph/truelengths.h"
#include "libnav/tangent/rejection.h"

#include <cstdint>
#include <span>
#include <vector>

namespace thicket::nav {

/// The result of trying a tangent.
struct TangentAttempt {
    std::uint32_t source = 0; ///< tangent vertex
    Contact target = {};
    Segment line = {};
    double lowerBound = 0;
    bool accepted = false;
    Rejection reason = Rejection::blockedSurfing; ///< if not accepted
    double blockedAt = 0; ///< distance along the tangent, or the angle turned
    std::int64_t blockedBy = 0;
};

/// What the search records besides the path.
struct SearchRecords {
    bool attempts = false;
    bool met = false;
};

/// Records what the search tried and hit, as far as requested.
class SearchLog {
public:
    SearchLog(const TangentStore& store, const TrueLengths& lengths, const SearchRecords& records)
        : m_store(store), m_lengths(lengths), m_records(records)
    {}

    void reject(const TangentIntent& intent, Rejection reason, double at = 0, std::int64_t by = 0)
    {
        if (m_records.attempts)
            record(intent, {.reason = reason, .blockedAt = at, .blockedBy = by});
    }
    void reject(VertexIndex from, const TangentAim& aim, Rejection reason);
    void accept(const TangentIntent& intent)
    {
        if (m_records.attempts)
            record(intent, {.accepted = true});
    }
    void meet(const Blocker& blocker)
    {
        if (m_records.met && blocker.kind != Blocker::Kind::none)
            m_met.push_back(blocker);
    }

    std::span<const TangentAttempt> attempts() const { return m_attempts; }
    /// What rays, covers and arrivals hit. Unordered, with repetitions.
    std::span<const Blocker> met() const { return m_met; }

private:
    void record(const TangentIntent& intent, TangentAttempt attempt);

    const TangentStore& m_store;
    const TrueLengths& m_lengths;
    SearchRecords m_records;
    std::vector<TangentAttempt> m_attempts;
    std::vector<Blocker> m_met;
};

} // namespace thicket::nav
