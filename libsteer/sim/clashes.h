#pragma once

#include "libsteer/sim/crowdstate.h"

namespace thicket::steer {

/// Shortens moves that still lead agents into each other. Each move was found behind the lines that
/// pairs of agents share, but an obstacle deflects moves after that, and where others leave no move
/// at all an agent takes the one that intrudes least. An agent that would run into another moves
/// less far or stands. Agents that had counted on it to move are then shortened, too, and so on.
/// Standing is always allowed, so in the end no two agents overlap that did not at the start of the
/// step.
///
/// Clashes are found on all threads and resolved one after the other: there are few.
class Clashes {
public:
    explicit Clashes(Crowd::State& state) : m_state(state) {}

    /// Appends the agents of the chunk to ChunkWork::clashing whose StepWork::nextMoves lead them
    /// into another.
    static void find(const Crowd::State& state, ChunkWork& work);
    /// Shortens StepWork::nextMoves until no two clash. After find() of all chunks.
    void resolve();

private:
    /// A line and the agent that lists it.
    struct Listing {
        Place place;
        const ContactLine* line = nullptr;
    };
    void listBackwards();
    void shorten(Place place);
    Point shortened(Place place, double share);

    Crowd::State& m_state;
    std::vector<Place> m_clashing;      ///< places to be looked at
    std::vector<std::uint8_t> m_visits; ///< by place: how often its move was shortened
    /// By place: where in m_back the lines towards it begin, and one more. Empty where all lists
    /// are mutual.
    std::vector<std::uint32_t> m_backBegins;
    std::vector<Listing> m_back;
};

} // namespace thicket::steer
