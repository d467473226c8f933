#pragma once

#include "app/recovery/journal.h"
#include "app/recovery/lockedfile.h"
#include "app/recovery/recovery.h"
#include "libnav/result.h"

#include <QByteArray>

#include <filesystem>
#include <string>
#include <vector>

/// The folder of all journals of a user. Each process has one in it for every map that it has open.
namespace thicket::recovery {

/// The journal of a process that ended without closing its map. It belongs to this object, so that
/// no other process offers it, until the object is destroyed.
class LostJournal {
public:
    LostJournal(LockedFile file, JournalSummary summary)
        : m_file(std::move(file)), m_summary(std::move(summary))
    {}

    const JournalSummary& summary() const { return m_summary; }
    /// Recovers its map. The file stays, but notes that this was tried: a journal that ended two
    /// processes is not offered again. Errors: those of recoveredMap().
    Result<RecoveredMap> recover();
    /// Goes on with it after recover(), whose map is the one that is edited.
    Result<Journal> goOn() &&;
    void discard() { m_file.remove(); }

private:
    LockedFile m_file;
    JournalSummary m_summary;
    RecordPlace m_end;
};

/// The lost journals that have edits which no file has, the newest first. Removes the others, and
/// hidden ones. Journals that cannot be read, and those that ended two processes, are left where
/// they are. It reads all of them: call it on a worker thread.
std::vector<LostJournal> lostJournals(const std::filesystem::path& folder);

/// The journals of living processes on a map's file, except `own`.
std::vector<JournalHead> othersWith(const std::filesystem::path& folder,
                                    const std::filesystem::path& map,
                                    const std::filesystem::path& own);

/// Whether one of these processes saved the contents of this hash to the file, see hashOf(). A
/// journal of more than 4 MiB tells only of saves before it began.
bool isSavedByOther(const std::filesystem::path& folder, const std::filesystem::path& map,
                    const std::filesystem::path& own, const QByteArray& hash);

} // namespace thicket::recovery
