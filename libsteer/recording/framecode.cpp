#include "libsteer/recording/framecode.h"

#include <algorithm>
#include <cassert>

namespace thicket::steer {
namespace {

/// The most that one error adds to the running mean, so that one jump does not spoil the next
/// seconds.
constexpr std::uint64_t mostSpread = std::uint64_t{1} << 40;

/// The Rice parameter for a mean of spread / 8: floor(log2(mean * ln 2)).
unsigned riceBits(std::uint64_t spread)
{
    const std::uint64_t mean = spread * 11 / 128;
    return mean == 0 ? 0 : std::min(static_cast<unsigned>(std::bit_width(mean)) - 1, mostRiceBits);
}

void adapt(std::uint64_t& spread, std::uint64_t written)
{
    spread += std::min(written, mostSpread) - spread / 8;
}

/// The spread in a key frame: its highest bit alone.
std::uint64_t coarse(std::uint64_t spread)
{
    return spread == 0 ? 0 : std::uint64_t{1} << (std::bit_width(spread) - 1);
}

bool turns(const LatticePoint& move)
{
    const auto is = [](std::int64_t d) { return d >= turningMove || d <= -turningMove; };
    return is(move[0]) || is(move[1]);
}

void moveOn(Track& track, const LatticePoint& to)
{
    for (std::size_t axis = 0; axis < 3; ++axis)
        track.move[axis] = to[axis] - track.at[axis];
    track.at = to;
    if (turns(track.move))
        track.heading = {track.move[0], track.move[1]};
}

bool isInside(std::int64_t n) { return n >= -mostLattice && n <= mostLattice; }

std::int64_t predicted(const Track& track, std::size_t axis)
{
    return track.at[axis] + track.move[axis];
}

struct Changes {
    std::vector<std::size_t> leaving;  ///< indices in the tracks
    std::vector<std::size_t> entering; ///< indices in the next frame
};

Changes changesTo(std::span<const PlacedTrack> next, const std::vector<Track>& tracks)
{
    Changes changes;
    std::size_t i = 0;
    for (std::size_t k = 0; k < next.size(); ++k) {
        for (; i < tracks.size() && tracks[i].agent < next[k].agent; ++i)
            changes.leaving.push_back(i);
        if (i < tracks.size() && tracks[i].agent == next[k].agent)
            ++i;
        else
            changes.entering.push_back(k);
    }
    for (; i < tracks.size(); ++i)
        changes.leaving.push_back(i);
    return changes;
}

void removeLeaving(const std::vector<std::size_t>& leaving, std::vector<Track>& tracks)
{
    if (leaving.empty())
        return;
    std::size_t kept = leaving.front();
    std::size_t gone = 0;
    for (std::size_t i = kept; i < tracks.size(); ++i) {
        if (gone < leaving.size() && leaving[gone] == i)
            ++gone;
        else
            tracks[kept++] = tracks[i];
    }
    tracks.resize(kept);
}

/// Merges the entering tracks, which ascend.
void addEntering(const std::vector<Track>& entering, std::vector<Track>& tracks)
{
    if (entering.empty())
        return;
    const auto middle = static_cast<std::ptrdiff_t>(tracks.size());
    tracks.insert(tracks.end(), entering.begin(), entering.end());
    const auto byAgent = [](const Track& a, const Track& b) { return a.agent < b.agent; };
    if (middle > 0 && !byAgent(tracks[static_cast<std::size_t>(middle) - 1], entering.front()))
        std::inplace_merge(tracks.begin(), tracks.begin() + middle, tracks.end(), byAgent);
}

/// Codes ascending numbers as the gaps between them.
class Gaps {
public:
    std::uint64_t to(std::uint64_t n)
    {
        const std::uint64_t gap = n - m_next;
        m_next = n + 1;
        return gap;
    }
    std::uint64_t from(std::uint64_t gap)
    {
        const std::uint64_t n = m_next + gap;
        m_next = n + 1;
        return n;
    }

private:
    std::uint64_t m_next = 0;
};

void writeKeyTrack(const Track& track, unsigned axes, BitWriter& out)
{
    for (std::size_t axis = 0; axis < axes; ++axis)
        out.signedNumber(track.at[axis]);
    for (std::size_t axis = 0; axis < axes; ++axis)
        out.signedNumber(track.move[axis]);
    const bool isDerived = turns(track.move);
    assert(!isDerived || (track.heading == std::array{track.move[0], track.move[1]}));
    out.bits(isDerived ? 1 : 0, 1);
    if (!isDerived) {
        out.signedNumber(track.heading[0]);
        out.signedNumber(track.heading[1]);
    }
    for (std::size_t axis = 0; axis < axes; ++axis)
        out.bits(static_cast<unsigned>(std::bit_width(track.spread[axis])), 6);
}

bool readKeyTrack(BitReader& in, unsigned axes, Track& track)
{
    for (std::size_t axis = 0; axis < axes; ++axis)
        track.at[axis] = in.signedNumber();
    for (std::size_t axis = 0; axis < axes; ++axis)
        track.move[axis] = in.signedNumber();
    if (in.bits(1) != 0)
        track.heading = {track.move[0], track.move[1]};
    else
        track.heading = {in.signedNumber(), in.signedNumber()};
    for (std::size_t axis = 0; axis < axes; ++axis) {
        const auto width = static_cast<unsigned>(in.bits(6));
        if (width > 48)
            return false;
        track.spread[axis] = width == 0 ? 0 : std::uint64_t{1} << (width - 1);
    }
    const auto areInside = [](const auto& numbers, std::int64_t most) {
        return std::all_of(numbers.begin(), numbers.end(),
                           [most](std::int64_t n) { return n >= -most && n <= most; });
    };
    return areInside(track.at, mostLattice) && areInside(track.move, 2 * mostLattice) &&
           areInside(track.heading, 2 * mostLattice);
}

bool readKey(BitReader& in, std::uint32_t agentCount, FrameState& state)
{
    state.tracks.clear();
    const std::uint64_t count = in.number();
    if (count > in.bitsLeft())
        return false;
    Gaps gaps;
    for (std::uint64_t i = 0; i < count; ++i) {
        Track track;
        const std::uint64_t agent = gaps.from(in.number());
        if (agent >= agentCount || in.hasOverrun() || !readKeyTrack(in, state.axes, track))
            return false;
        track.agent = static_cast<std::uint32_t>(agent);
        state.tracks.push_back(track);
    }
    return true;
}

bool readLeaving(BitReader& in, std::vector<Track>& tracks)
{
    const std::uint64_t count = in.number();
    if (count > tracks.size() || count > in.bitsLeft())
        return false;
    std::vector<std::size_t> leaving;
    Gaps gaps;
    for (std::uint64_t i = 0; i < count; ++i) {
        const std::uint64_t place = gaps.from(in.number());
        if (place >= tracks.size())
            return false;
        leaving.push_back(place);
    }
    removeLeaving(leaving, tracks);
    return true;
}

bool readMoves(BitReader& in, FrameState& state)
{
    for (Track& track : state.tracks) {
        LatticePoint to{};
        for (std::size_t axis = 0; axis < state.axes; ++axis) {
            const std::uint64_t written = in.rice(riceBits(track.spread[axis]));
            adapt(track.spread[axis], written);
            // Both are below 2^62, so the sum does not overflow. It is checked before use.
            to[axis] = predicted(track, axis) + fromZigzag(written);
            if (!isInside(to[axis]))
                return false;
        }
        moveOn(track, to);
    }
    return !in.hasOverrun();
}

bool readEntering(BitReader& in, std::uint32_t agentCount, FrameState& state)
{
    const std::uint64_t count = in.number();
    if (count > in.bitsLeft())
        return false;
    std::vector<Track> entering;
    Gaps gaps;
    for (std::uint64_t i = 0; i < count; ++i) {
        Track track;
        const std::uint64_t agent = gaps.from(in.number());
        for (std::size_t axis = 0; axis < state.axes; ++axis) {
            track.at[axis] = in.signedNumber();
            if (!isInside(track.at[axis]))
                return false;
        }
        if (agent >= agentCount || in.hasOverrun())
            return false;
        track.agent = static_cast<std::uint32_t>(agent);
        entering.push_back(track);
    }
    addEntering(entering, state.tracks);
    const auto isSame = [](const Track& a, const Track& b) { return a.agent == b.agent; };
    return std::adjacent_find(state.tracks.begin(), state.tracks.end(), isSame) ==
           state.tracks.end();
}

void writeKey(FrameState& state, BitWriter& out)
{
    out.number(state.tracks.size());
    Gaps gaps;
    for (Track& track : state.tracks) {
        for (std::uint64_t& spread : track.spread)
            spread = coarse(spread);
        out.number(gaps.to(track.agent));
        writeKeyTrack(track, state.axes, out);
    }
}

void writeLeaving(const std::vector<std::size_t>& leaving, BitWriter& out)
{
    out.number(leaving.size());
    Gaps gaps;
    for (const std::size_t place : leaving)
        out.number(gaps.to(place));
}

/// Writes the moves of agents in both frames. A key frame writes nothing here but updates the
/// state.
void writeMoves(std::span<const PlacedTrack> next, bool isKey, FrameState& state, BitWriter& out)
{
    std::size_t k = 0;
    for (Track& track : state.tracks) {
        while (next[k].agent != track.agent)
            ++k;
        for (std::size_t axis = 0; axis < state.axes; ++axis) {
            const std::uint64_t difference = zigzag(next[k].at[axis] - predicted(track, axis));
            if (!isKey)
                out.rice(difference, riceBits(track.spread[axis]));
            adapt(track.spread[axis], difference);
        }
        moveOn(track, next[k].at);
    }
}

void writeEntering(const std::vector<Track>& entering, unsigned axes, BitWriter& out)
{
    out.number(entering.size());
    Gaps gaps;
    for (const Track& track : entering) {
        out.number(gaps.to(track.agent));
        for (std::size_t axis = 0; axis < axes; ++axis)
            out.signedNumber(track.at[axis]);
    }
}

} // namespace

void writeFrame(std::span<const PlacedTrack> next, bool isKey, FrameState& state,
                GrowingList<std::uint8_t>& bytes)
{
    BitWriter out(bytes);
    const Changes changes = changesTo(next, state.tracks);
    std::vector<Track> entering;
    for (const std::size_t place : changes.entering) {
        Track track;
        track.agent = next[place].agent;
        track.at = next[place].at;
        entering.push_back(track);
    }
    if (!isKey)
        writeLeaving(changes.leaving, out);
    removeLeaving(changes.leaving, state.tracks);
    writeMoves(next, isKey, state, out);
    addEntering(entering, state.tracks);
    if (isKey)
        writeKey(state, out);
    else
        writeEntering(entering, state.axes, out);
    out.finish();
}

bool readFrame(std::span<const std::uint8_t> bytes, std::size_t& place, bool isKey,
               std::uint32_t agentCount, FrameState& state)
{
    BitReader in(bytes, place);
    if (isKey ? !readKey(in, agentCount, state)
              : !(readLeaving(in, state.tracks) && readMoves(in, state) &&
                  readEntering(in, agentCount, state)))
        return false;
    in.finish();
    place = in.byte();
    return !in.hasOverrun();
}

} // namespace thicket::steer
