#include "libsteer/sim/clashes.h"
#include "libsteer/sim/contacts.h"
#include "libsteer/sim/crowdstate.h"
#include "libsteer/sim/steering.h"

namespace thicket::steer {

namespace {

constexpr std::size_t leastForThreads = 2000; // smaller crowds use one thread
constexpr std::uint32_t prefetchDistance = 6; // agents ahead
constexpr int pushingRounds = 2;
constexpr int standingRounds = 2;         // and one more in move()
constexpr std::uint64_t stepsToPlans = 8; // until plans take notice of obstacles that move

} // namespace

void Crowd::State::step(unsigned threads)
{
    log.beginStep();
    hasViews = false;
    hasMovingViews = false;
    const bool isSmall = roster.size() < leastForThreads;
    work.workers.setThreads(isSmall ? 1 : threads);
    goalDiscs.refresh(roster, book);
    plan(threads);
    steer();
    resolveContacts();
    move();
    ++steps;
    moveObstacles();
    closeStep();
}

void Crowd::State::plan(unsigned threads)
{
    std::vector<Slot> planned;
    guidance.refresh(world, roster.agentsBySlot(), threads, planned);
    for (const Slot slot : planned)
        log.add({steps, roster.agent(slot).id, CrowdEventKind::planned, {}});
}

/// Agents are visited in the order of cells but stored by slot. In a crowd larger than the caches
/// each access would be a cache miss.
void Crowd::State::prefetchAgents(Place place) const
{
    const Place farther(place + 2 * prefetchDistance);
    if (farther >= work.lanes.size())
        return;
    const Slot near = work.slotAt(Place(place + prefetchDistance));
    __builtin_prefetch(&book.rulesOf(roster.standing(near).group));
    const Slot far = work.slotAt(farther);
    const auto* const agent = reinterpret_cast<const char*>(&roster.agent(far));
    __builtin_prefetch(agent);
    __builtin_prefetch(agent + sizeof(Agent) - 1);
    __builtin_prefetch(&roster.standing(far));
}

template <class Visit> void Crowd::State::eachOf(const ChunkWork& chunk, Visit visit)
{
    for (Place place = chunk.begin; place < chunk.end; ++place) {
        if (isLarge())
            prefetchAgents(place);
        visit(place);
    }
}

void Crowd::State::steer()
{
    CellLanes& lanes = work.lanes;
    lanes.sort(roster.agentsBySlot(), roster.order(), params.cell, book.farthestReach(),
               lattice.denominator());
    inside.lanesSorted();
    targets.update(roster);
    work.tree.forget();
    work.cutIntoChunks();
    work.eachChunk(
        [&](const ChunkWork& chunk) { lanes.fill(roster.agentsBySlot(), chunk.begin, chunk.end); });
    work.eachChunk([this](ChunkWork& chunk) {
        Steering steering(*this, chunk);
        eachOf(chunk, [&](Place place) { steering.steer(place); });
        steering.finish();
        for (Place place = chunk.begin; place < chunk.end; ++place)
            work.nextMoves[place] = work.wanted[place] = work.moves[place];
    });
}

void Crowd::State::resolveContacts()
{
    work.eachChunk([this](ChunkWork& chunk) { Contacts::prepare(*this, chunk); });
    for (int done = 0; done < pushingRounds + standingRounds; ++done) {
        const auto round = done < pushingRounds ? ContactRound::pushing : ContactRound::standing;
        work.eachChunk([this, round](const ChunkWork& chunk) {
            Contacts contacts(*this, chunk);
            for (const Place place : chunk.touching)
                work.nextMoves[place] = contacts.solve(place, round);
        });
        work.moves.swap(work.nextMoves);
    }
}

void Crowd::State::move()
{
    work.eachChunk([this](const ChunkWork& chunk) {
        Contacts contacts(*this, chunk);
        for (Place place = chunk.begin; place < chunk.end; ++place)
            moveOne(place, contacts);
    });
    work.eachChunk([this](ChunkWork& chunk) { Clashes::find(*this, chunk); });
    Clashes clashes(*this);
    clashes.resolve();
    clashes.moveLate();
    // The lines between agents depend on the positions before the step, so these change last.
    work.eachChunk(
        [this](ChunkWork& chunk) { eachOf(chunk, [&](Place place) { settle(place, chunk); }); });
}

void Crowd::State::moveObstacles()
{
    if (moving.isEmpty())
        return;
    moving.advance(*this);
    if (steps % stepsToPlans == 0)
        planAgain();
}

/// Plans take notice of what has moved since the last time.
void Crowd::State::planAgain() { guidance.follow(world, world.catchUp()); }

} // namespace thicket::steer
