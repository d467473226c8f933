#pragma once

#include "libsteer/agentnumbers.h"
#include "libsteer/behaviours/neighbour.h"
#include "libsteer/behaviours/surroundings.h"
#include "libsteer/lanes/agenttree.h"
#include "libsteer/lanes/celllanes.h"
#include "libsteer/lanes/nearlanes.h"
#include "libsteer/sim/crowd.h"
#include "libsteer/sim/roster.h"
#include "libsteer/sim/workers.h"

#include <cstdint>
#include <span>
#include <vector>

namespace thicket::steer {

inline constexpr std::uint32_t chunkSize = 256; ///< agents that a thread takes at a time

/// An agent and another that it might touch.
struct ContactLine {
    Point normal;   ///< unit vector towards the other
    double gap = 0; ///< map units; of an overlap the half that a step takes back
    Place other;
};

/// Places [begin, end) of the lanes, which one thread works on at a time, and its scratch memory.
struct ChunkWork {
    Place begin;
    Place end;
    std::vector<std::uint32_t> contacts;      ///< places as kernels list them, agent after agent
    std::vector<ContactLine> lines;           ///< one for each contact
    std::vector<std::uint32_t> contactBegins; ///< in contacts: one an agent, and one more
    std::vector<Place> touching;              ///< places of agents that have contacts
    std::vector<LaneBlock> blocks;            ///< that the kernels look through, and an empty one
    std::vector<AgentTree::Near> nearest;     ///< of an agent that is not searched for by cells
    NearLanes nearLanes;                      ///< likewise
    std::vector<Neighbour> near;
    Surroundings around;
    bool hasConfined = false;
    std::vector<Place> clashing; ///< agents that still run into another
    std::vector<AgentRecord> records;
    std::vector<Slot> changed; ///< agents whose state changed
    std::vector<Slot> asking;  ///< agents that ask those at rest at their goal to move up

    std::span<const ContactLine> linesOf(Place place) const
    {
        const std::uint32_t first = contactBegins[place - begin];
        return std::span(lines).subspan(first, contactBegins[place - begin + 1] - first);
    }
};

/// What kept an agent from the move it wanted.
struct Hindrance {
    bool isHeld = false;         ///< by an obstacle
    bool isPressed = false;      ///< by others
    bool isConfined = false;     ///< among more than are listed: by Room
    bool touchesArrived = false; ///< it made no progress beside others at rest at its goal
};

/// The scratch data of a step. None of it is needed after the step.
struct StepWork {
    CellLanes lanes;
    TreeOfStep tree;
    std::vector<Point> moves;          ///< by place, map units: each agent's intended move
    std::vector<Point> nextMoves;      ///< results of the current round or step
    std::vector<Point> wanted;         ///< moves before contacts
    std::vector<double> remaining;     ///< by place: distance to go to the goal, map units
    std::vector<Hindrance> hindrances; ///< by place
    std::vector<ChunkWork> chunks;
    Workers workers;

    Slot slotAt(Place place) const { return lanes.slotAt(place); }
    std::span<const ContactLine> linesOf(Place place) const
    {
        return chunks[place / chunkSize].linesOf(place);
    }
    /// Sizes everything for the agents in the lanes.
    void cutIntoChunks();
    /// Calls work(chunk) for all chunks, on all threads.
    template <class Work> void eachChunk(Work work)
    {
        workers.run(chunks.size(), [&](std::size_t chunk) { work(chunks[chunk]); });
    }
};

} // namespace thicket::steer
