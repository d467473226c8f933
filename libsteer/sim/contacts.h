#pragma once

#include "libsteer/sim/crowdstate.h"

namespace thicket::steer {

/// Whether agents may still push others aside, or must leave standing ones alone.
enum class ContactRound { pushing, standing };

/// Agents that might touch share the gap between them. Each pair has a line that both stay behind;
/// their intended moves place it. Each agent takes the move behind all its lines that is nearest to
/// its wanted move. If every agent finds one, no two overlap, as a pair's lines share out no more
/// than the gap. In pushing rounds a standing agent is pushed aside. In standing rounds a line
/// never forces an agent to move where it did not intend to, so standing is always allowed.
///
/// Source: the lines are those of buffered Voronoi cells, Zhou, Wang, Bandyopadhyay, Schwager
/// (2017), moved along with the agents; the nearest move is found as for ORCA (halfplanes.h).
class Contacts {
public:
    Contacts(const Crowd::State& state, const ChunkWork& work) : m_state(state), m_work(work) {}

    /// Computes the lines' directions for all agents of the chunk. Call before the first round.
    static void prepare(const Crowd::State& state, ChunkWork& work);

    /// The agent's move for the next round, from StepWork::moves; its wanted move if it touches no
    /// other agent.
    Point solve(Place place, ContactRound round);
    /// The move nearest to the wanted one that the moves of the others, in StepWork::nextMoves,
    /// leave room for; along an obstacle with that normal, if it is not {0, 0}.
    Point late(Place place, Point obstacle);
    /// How far the move goes beyond the lines of the last solve(), map units; <= 0: behind all.
    double excess(Point by) const;
    /// The largest share of the move, 0 to 1, that stays behind these lines.
    double shareWithin(Point by) const;

private:
    Point nearestWithin(const Agent& agent, Point wanted, Point obstacle = {0, 0});

    const Crowd::State& m_state;
    const ChunkWork& m_work;
    std::span<const ContactLine> m_lines;
    std::vector<double> m_limits; ///< one per line: how far moves may go along its normal
};

} // namespace thicket::steer
