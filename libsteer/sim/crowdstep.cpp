#include "libsteer/sim/clashes.h"
#include "libsteer/sim/contacts.h"
#include "libsteer/sim/crowdstate.h"
#include "libsteer/sim/steering.h"

namespace thicket::steer {

namespace {

constexpr std::size_t leastForThreads = 2000; // fewer are stepped by one thread
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
    guidance.refresh(roster.agents, threads, planned);
    for (const std::size_t slot : planned)
        events.push_back({steps, roster.agents[slot].id, CrowdEventKind::planned, {}});
}

void Crowd::State::cutIntoChunks()
{
    const std::size_t count = lanes.size();
    chunks.resize((count + chunkSize - 1) / chunkSize);
    for (std::size_t i = 0; i < chunks.size(); ++i) {
        ChunkWork& work = chunks[i];
        work.begin = i * chunkSize;
        work.end = std::min(count, work.begin + chunkSize);
        work.contactBegins.assign(1, 0);
        work.clashing.clear();
        work.records.clear();
        work.changed.clear();
    }
}

void Crowd::State::steer()
{
    double reach = 0;
    double largest = 0;
    for (const std::uint32_t slot : roster.order) {
        const Agent& agent = roster.agents[slot];
        const GroupRules& ruled = rules[roster.standings[slot].group];
        const double contact = (agent.maxSpeed + fastest) * params.step;
        reach = std::max(reach, agent.radius + AgentReach::of(agent, ruled, contact).farthest());
        largest = std::max(largest, agent.radius);
    }
    lanes.sort(roster.agents, roster.order, params.cell, reach + largest,
               static_cast<double>(params.denominator));
    cutIntoChunks();
    remaining.resize(roster.agents.size());
    ways.resize(lanes.size());
    nextWays.resize(lanes.size());
    workers.run(chunks.size(), [this](std::size_t chunk) {
        Steering steering(*this, chunks[chunk]);
        for (std::size_t i = chunks[chunk].begin; i < chunks[chunk].end; ++i)
            ways[i] = steering.wayOf(i);
    });
    wanted = ways;
}

void Crowd::State::resolveContacts()
{
    workers.run(chunks.size(),
                [this](std::size_t chunk) { Contacts::prepare(*this, chunks[chunk]); });
    for (int done = 0; done < pushingRounds + standingRounds; ++done) {
        const auto round = done < pushingRounds ? ContactRound::pushing : ContactRound::standing;
        workers.run(chunks.size(), [this, round](std::size_t chunk) {
            Contacts contacts(*this, chunks[chunk]);
            for (std::size_t i = chunks[chunk].begin; i < chunks[chunk].end; ++i)
                nextWays[i] = contacts.isAlone(i) ? wanted[i] : contacts.solve(i, round);
        });
        ways.swap(nextWays);
    }
}

void Crowd::State::move()
{
    workers.run(chunks.size(), [this](std::size_t chunk) {
        Contacts contacts(*this, chunks[chunk]);
        for (std::size_t i = chunks[chunk].begin; i < chunks[chunk].end; ++i)
            moveOne(i, contacts);
    });
    workers.run(chunks.size(), [this](std::size_t chunk) { Clashes::find(*this, chunks[chunk]); });
    Clashes(*this).resolve();
    // Everybody's lines hang on where all others were: places change after that.
    workers.run(chunks.size(), [this](std::size_t chunk) {
        for (std::size_t i = chunks[chunk].begin; i < chunks[chunk].end; ++i)
            settle(i, chunks[chunk]);
    });
}

} // namespace thicket::steer
