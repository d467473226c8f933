#pragma once

#include "libnav/tangent/graph/tangentaim.h"
#include "libnav/tangent/graph/truelengths.h"
#include "libnav/tangent/rejection.h"

#include <cstdint>
#include <span>
#include <vector>

namespace thicket::nav {

/// What became of a tangent that the search tried.
struct TangentAttempt {
    std::uint32_t source = 0; ///< tangent vertex
    Contact target = {};
    Segment line = {};
    double lowerBound = 0;
    bool accepted = false;
    Rejection reason = Rejection::blockedSurfing; ///< when not accepted
    double blockedAt = 0;                         ///< along the tangent, or the angle turned
    std::int64_t blockedBy = 0;
};

/// What is remembered for the asker beside the path.
struct SearchRecords {
    bool attempts = false;
    bool met = false;
};

/// What the search tried and met, so far as its asker wants to know.
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
    /// What rays, covers and arrivals met, in no order, some repeatedly.
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
