#pragma once

#include "libsteer/sim/crowdstate.h"

namespace thicket::steer {

/// Whether agents may still push others aside, or must leave standing ones alone.
enum class ContactRound { pushing, standing };

/// Agents that might touch share the gap between them: each pair has a line that both stay behind,
/// placed by what the two mean to do, and each agent takes the move behind all its lines that is
/// nearest to what it wants. Where every agent finds one, no two overlap: the lines of a pair leave
/// no more than the gap. In the pushing rounds a standing agent is pushed aside. In the standing
/// rounds a line never asks an agent to move where it did not mean to, so standing is always
/// allowed.
///
/// Source: the lines are those of buffered Voronoi cells, Zhou, Wang, Bandyopadhyay, Schwager
/// (2017), moved along with the agents; what is nearest is found as for ORCA (halfplanes.h).
class Contacts {
public:
    Contacts(const Crowd::State& state, const ChunkWork& work) : m_state(state), m_work(work) {}

    /// The lines' directions, before the first round; of all agents of the chunk.
    static void prepare(const Crowd::State& state, ChunkWork& work);

    /// The move of that agent for the next round, from StepWork::moves; the wanted one where it
    /// touches no other.
    Point solve(Place place, ContactRound round);
    /// By how much the move goes beyond the lines of the last solve(), map units; <= 0: nowhere.
    double excess(Point by) const;
    /// The largest share of the move, 0 to 1, that stays behind them.
    double shareWithin(Point by) const;

private:
    Point nearestWithin(const Agent& agent, Point wanted);

    const Crowd::State& m_state;
    const ChunkWork& m_work;
    std::span<const ContactLine> m_lines;
    std::vector<double> m_limits; ///< one a line: how far moves may go along it, map units
};

} // namespace thicket::steer
