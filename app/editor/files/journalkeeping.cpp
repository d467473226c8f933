#include "app/editor/files/journalkeeping.h"

#include <algorithm>
#include <cassert>

namespace thicket::editor {

namespace {

// A journal of this size that is as many times as long as the map itself is renewed.
constexpr std::uint64_t shortestLong = 32U << 20;
constexpr std::uint64_t longAfterBases = 4;

} // namespace

bool JournalKeeping::isHeld() const { return !isMissing && journal && journal->hasBase(); }

bool JournalKeeping::isLong() const
{
    assert(journal);
    return journal->size() > std::max(shortestLong, longAfterBases * baseSize);
}

} // namespace thicket::editor
