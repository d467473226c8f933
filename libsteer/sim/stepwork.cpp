#include "libsteer/sim/stepwork.h"

#include <algorithm>

namespace thicket::steer {

void StepWork::cutIntoChunks()
{
    const auto count = static_cast<std::uint32_t>(lanes.size());
    moves.resize(count);
    nextMoves.resize(count);
    wanted.resize(count);
    remaining.resize(count);
    hindrances.resize(count);
    chunks.resize((count + chunkSize - 1) / chunkSize);
    Place begin;
    for (ChunkWork& work : chunks) {
        work.begin = begin;
        work.end = begin = Place(std::min(count, begin + chunkSize));
        work.contactBegins.resize(work.end - work.begin + 1);
        work.touching.clear();
        work.clashing.clear();
        work.hasConfined = false;
        work.records.clear();
        work.changed.clear();
        work.asking.clear();
    }
}

} // namespace thicket::steer
