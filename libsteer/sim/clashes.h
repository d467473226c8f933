#pragma once

#include "libsteer/sim/crowdstate.h"

namespace thicket::steer {

/// Takes back what of the ways still leads agents into each other, though each was found within
/// lines that pairs share: an obstacle bends ways after that, and where others leave no way at all
/// an agent takes the one that intrudes least. Who runs into somebody goes less far or stands;
/// whoever had counted on it to make room then does so, too, and so on. To stand is right for
/// everybody, so that in the end nobody comes to overlap who did not at the step's start.
///
/// Clashes are looked for on all threads and resolved one after the other: there are few.
class Clashes {
public:
    explicit Clashes(Crowd::State& state) : m_state(state) {}

    /// Appends those places of the chunk to ChunkWork::clashing who run into somebody by
    /// Crowd::State::nextWays.
    static void find(const Crowd::State& state, ChunkWork& work);
    /// Shortens Crowd::State::nextWays until there is none. After find() of all chunks.
    void resolve();

private:
    /// A line and whose it is.
    struct Listing {
        Place place;
        const ContactLine* line = nullptr;
    };
    void listBackwards();
    void shorten(Place place);
    Point shortened(Place place, double share);

    Crowd::State& m_state;
    std::vector<Place> m_clashing;      ///< places to be looked at
    std::vector<std::uint8_t> m_visits; ///< by place: how often its way was shortened
    /// Lines by whom they are towards, where some list who does not list them; in m_back, one a
    /// place, and one more.
    std::vector<std::uint32_t> m_backBegins;
    std::vector<Listing> m_back;
};

} // namespace thicket::steer
