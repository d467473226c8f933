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
    VertexIndex rival = TangentVertex::none; ///< if dominated or leftToAnother: by this vertex
    bool isTaken = false; ///< was taken from the open list; otherwise refused before it was queued
};

/// The beginning of an expansion: an intent was taken from the open list.
struct TakenIntent {
    std::uint32_t intent = 0;
    std::uint32_t firstAttempt = 0; ///< of this expansion
    std::uint32_t queuedBefore = 0; ///< number of intents before the expansion
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

    void take(std::uint32_t intent)
    {
        if (m_records.attempts)
            m_taken.push_back({intent, static_cast<std::uint32_t>(m_attempts.size()),
                               static_cast<std::uint32_t>(m_store.intents.size())});
    }
    void reject(const TangentIntent& intent, Rejection reason, double at = 0, std::int64_t by = 0)
    {
        if (m_records.attempts)
            record(intent, {.reason = reason, .blockedAt = at, .blockedBy = by, .isTaken = true});
    }
    void reject(const TangentIntent& intent, Rejection reason, VertexIndex rival)
    {
        if (m_records.attempts)
            record(intent, {.reason = reason, .rival = rival, .isTaken = true});
    }
    void reject(VertexIndex from, const TangentAim& aim, Rejection reason);
    void accept(const TangentIntent& intent)
    {
        if (m_records.attempts)
            record(intent, {.accepted = true, .isTaken = true});
    }
    void meet(const Blocker& blocker)
    {
        if (m_records.met && blocker.kind != Blocker::Kind::none)
            m_met.push_back(blocker);
    }

    std::span<const TangentAttempt> attempts() const { return m_attempts; }
    /// The expansions in order.
    std::span<const TakenIntent> taken() const { return m_taken; }
    /// What rays, covers and arrivals hit. Unordered, with repetitions.
    std::span<const Blocker> met() const { return m_met; }

private:
    void record(const TangentIntent& intent, TangentAttempt attempt);

    const TangentStore& m_store;
    const TrueLengths& m_lengths;
    SearchRecords m_records;
    std::vector<TangentAttempt> m_attempts;
    std::vector<TakenIntent> m_taken;
    std::vector<Blocker> m_met;
};

} // namespace thicket::nav
