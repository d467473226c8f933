#pragma once

#include "libsteer/sim/crowdstate.h"

namespace thicket::steer {

/// Shortens moves that still lead agents into each other. Each move was found behind the lines that
/// pairs of agents share. But obstacles deflect moves after that, and an agent without any allowed
/// move takes the one that intrudes least. An agent that would run into another moves less far or
/// stands. The moves of agents that relied on its move are then shortened, too, and so on. Standing
/// is always allowed, so two agents overlap at the end only if they did at the start of the step.
///
/// Agents that are stuck and stand after all that, but want to move, try once more, one after the
/// other, when the moves of the others are known. Otherwise agents that press on each other would
/// stand for ever, also those at the rim of a jam that have free space before them.
///
/// Clashes are found on all threads, and resolved one after the other because they are few.
class Clashes {
public:
    explicit Clashes(Crowd::State& state) : m_state(state) {}

    /// Appends to ChunkWork::clashing the agents of the chunk whose StepWork::nextMoves lead them
    /// into another agent.
    static void find(const Crowd::State& state, ChunkWork& work);
    /// Shortens StepWork::nextMoves until no two clash. After find() of all chunks.
    void resolve();
    /// Lets stuck agents that stand move as far as the others leave room. After resolve().
    void moveLate();

private:
    /// A line and the agent that lists it.
    struct Listing {
        Place place;
        const ContactLine* line = nullptr;
    };
    void listBackwards();
    void shorten(Place place);
    Point shortened(Place place, double share);
    bool hasClash(Place place) const;
    bool isWaiting(Place place) const;
    Point lateMove(Place place) const;

    Crowd::State& m_state;
    std::vector<Place> m_clashing;      ///< places still to check
    std::vector<std::uint8_t> m_visits; ///< by place: how often its move was shortened
    /// By place: where in m_back the lines towards it begin, and an end. Empty when all lists are
    /// mutual.
    std::vector<std::uint32_t> m_backBegins;
    std::vector<Listing> m_back;
};

} // namespace thicket::steer
