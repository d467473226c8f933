#include "libnav/tangent/graph/searchlog.h"

#include <algorithm>

namespace thicket::nav {

void SearchLog::reject(VertexIndex from, const TangentAim& aim, Rejection reason)
{
    if (!m_records.attempts)
        return;
    TangentIntent intent;
    aim.assignTo(intent, from);
    record(intent, {.reason = reason});
}

void SearchLog::record(const TangentIntent& intent, TangentAttempt attempt)
{
    const TangentVertex& source = m_store.vertices[intent.source];
    const Bitangent line = m_store.lineOf(intent);
    attempt.source = intent.source;
    attempt.target = m_store.contactOf(intent.target);
    attempt.line = {line.from, line.to};
    const TrueTangent straight = m_lengths.of(source, intent);
    attempt.lowerBound = source.travelled + std::max(0.0, intent.turn) * source.trueRadius +
                         straight.ahead + straight.length +
                         distance(straight.to, m_store.ends.trueGoal);
    m_attempts.push_back(attempt);
}

} // namespace thicket::nav
