#include "app/editor/files/journalkeeping.h"

#include "plugins/host/mapfiles.h"

#include <algorithm>
#include <cassert>

namespace thicket::editor {

namespace {

// A journal of this size that is as many times as long as the map itself is renewed.
constexpr std::uint64_t shortestLong = 32U << 20;
constexpr std::uint64_t longAfterBases = 4;

} // namespace

void JournalKeeping::noteSaved(const QString& path, const QByteArray& hash)
{
    if (sinceSaving && (hash != fileHash || path != mapPath))
        saved = {path, hash};
}

recovery::JournalHead JournalKeeping::head(const QString& title) const
{
    recovery::JournalHead head =
        recovery::headFor(plugins::nativePath(mapPath), title.toStdString());
    if (saved.path == mapPath)
        head.saved = saved.hash;
    return head;
}

bool JournalKeeping::isHeld() const { return !isMissing && journal && journal->hasBase(); }

bool JournalKeeping::isLong() const
{
    assert(journal);
    return journal->size() > std::max(shortestLong, longAfterBases * baseSize);
}

} // namespace thicket::editor
