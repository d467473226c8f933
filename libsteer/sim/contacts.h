#pragma once

#include "libsteer/sim/crowdstate.h"

namespace thicket::steer {

/// Whether agents may still push others aside, or must leave who stands alone.
enum class ContactRound { pushing, standing };

/// Agents that might touch share the gap between them: each pair has a line that both stay behind,
/// placed by what the two mean to do, and each agent takes the way within all its lines that is
/// nearest to what it wants. Where every agent finds one, nobody overlaps: the lines of a pair
/// leave no more than the gap. In the pushing rounds whoever stands gives way; in the standing ones
/// a line never asks an agent to go where it did not mean to, so that to stand is always allowed.
///
/// Source: the lines are those of buffered Voronoi cells, Zhou, Wang, Bandyopadhyay, Schwager
/// (2017), moved along with the agents; what is nearest is found as for ORCA (halfplanes.h).
class Contacts {
public:
    Contacts(const Crowd::State& state, const ChunkWork& work) : m_state(state), m_work(work) {}

    /// The lines' directions, before the first round; of all agents of the chunk.
    static void prepare(const Crowd::State& state, ChunkWork& work);

    /// From Crowd::State::ways, that of the agent at that place for the next round; the wanted one
    /// where nobody may be touched.
    Point solve(Place place, ContactRound round);
    /// By how much `way` goes beyond the lines of the last solve(), map units; <= 0: nowhere.
    double excess(Point way) const;
    /// The longest share of `way`, 0 to 1, that stays behind them.
    double shareWithin(Point way) const;

private:
    Point nearestWithin(const Agent& agent, Point wanted);

    const Crowd::State& m_state;
    const ChunkWork& m_work;
    std::span<const ContactLine> m_lines;
    std::vector<double> m_limits; ///< one a line: ways along it may go so far, map units
};

} // namespace thicket::steer
