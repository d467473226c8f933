#include "libsteer/sim/clashes.h"
#include "libsteer/sim/contacts.h"
#include "libsteer/sim/crowdstate.h"
#include "libsteer/sim/steering.h"

namespace thicket::steer {

namespace {

constexpr std::size_t leastForThreads = 2000; // fewer are stepped by one thread
constexpr std::size_t ahead = 6;              // agents, until memory has answered
constexpr int pushingRounds = 2;
constexpr int standingRounds = 2; // and one more as they move

} // namespace

void Crowd::State::step(unsigned threads)
{
    events = std::move(inputs);
    inputs.clear();
    records.clear();
    hasViews = false;
    const bool isSmall = roster.order.size() < leastForThreads;
    workers.setThreads(isSmall ? 1 : threads);
    plan(threads);
    steer();
    resolveContacts();
    move();
    ++steps;
    closeStep();
}

void Crowd::State::plan(unsigned threads)
{
    std::vector<std::size_t> planned;
    guidance.refresh(world, roster.agents, threads, planned);
    for (const std::size_t slot : planned)
        events.push_back({steps, roster.agents[slot].id, CrowdEventKind::planned, {}});
}

/// Agents are worked on in the order of their cells but stand in that of their ids: what the next
/// ones need of a crowd beyond the caches is asked for early.
void Crowd::State::fetchAhead(std::size_t place) const
{
    if (place + 2 * ahead >= lanes.size())
        return;
    __builtin_prefetch(&rules[roster.standings[lanes.slotAt(place + ahead)].group]);
    const std::uint32_t slot = lanes.slotAt(place + 2 * ahead);
    const auto* const agent = reinterpret_cast<const char*>(&roster.agents[slot]);
    __builtin_prefetch(agent);
    __builtin_prefetch(agent + sizeof(Agent) - 1);
    __builtin_prefetch(&roster.standings[slot]);
}

template <class Work> void Crowd::State::eachOf(const ChunkWork& chunk, Work work)
{
    for (std::size_t place = chunk.begin; place < chunk.end; ++place) {
        fetchAhead(place);
        work(place);
    }
}

void Crowd::State::cutIntoChunks()
{
    const std::size_t count = lanes.size();
    chunks.resize((count + chunkSize - 1) / chunkSize);
    for (std::size_t i = 0; i < chunks.size(); ++i) {
        ChunkWork& work = chunks[i];
        work.begin = i * chunkSize;
        work.end = std::min(count, work.begin + chunkSize);
        work.contactBegins.resize(work.end - work.begin + 1);
        work.touching.clear();
        work.clashing.clear();
        work.hasConfined = false;
        work.records.clear();
        work.changed.clear();
    }
}

void Crowd::State::steer()
{
    lanes.sort(roster.agents, roster.order, params.cell, farthestReach,
               static_cast<double>(params.denominator));
    tree.forget();
    cutIntoChunks();
    remaining.resize(lanes.size());
    ways.resize(lanes.size());
    nextWays.resize(lanes.size());
    wanted.resize(lanes.size());
    hindrances.resize(lanes.size());
    workers.run(chunks.size(), [this](std::size_t chunk) {
        lanes.fill(roster.agents, chunks[chunk].begin, chunks[chunk].end);
    });
    workers.run(chunks.size(), [this](std::size_t chunk) {
        Steering steering(*this, chunks[chunk]);
        eachOf(chunks[chunk], [&](std::size_t place) { steering.steer(place); });
        steering.finish();
        for (std::size_t i = chunks[chunk].begin; i < chunks[chunk].end; ++i)
            nextWays[i] = wanted[i] = ways[i];
    });
}

void Crowd::State::resolveContacts()
{
    workers.run(chunks.size(),
                [this](std::size_t chunk) { Contacts::prepare(*this, chunks[chunk]); });
    for (int done = 0; done < pushingRounds + standingRounds; ++done) {
        const auto round = done < pushingRounds ? ContactRound::pushing : ContactRound::standing;
        workers.run(chunks.size(), [this, round](std::size_t chunk) {
            Contacts contacts(*this, chunks[chunk]);
            for (const std::uint32_t i : chunks[chunk].touching)
                nextWays[i] = contacts.solve(i, round);
        });
        ways.swap(nextWays);
    }
}

void Crowd::State::move()
{
    workers.run(chunks.size(), [this](std::size_t chunk) {
        Contacts contacts(*this, chunks[chunk]);
        for (std::size_t place = chunks[chunk].begin; place < chunks[chunk].end; ++place)
            moveOne(place, contacts);
    });
    workers.run(chunks.size(), [this](std::size_t chunk) { Clashes::find(*this, chunks[chunk]); });
    Clashes(*this).resolve();
    // Everybody's lines hang on where all others were: places change after that.
    workers.run(chunks.size(), [this](std::size_t chunk) {
        eachOf(chunks[chunk], [&](std::size_t place) { settle(place, chunks[chunk]); });
    });
}

} // namespace thicket::steer
