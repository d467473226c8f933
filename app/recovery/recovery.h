#pragma once

#include "app/recovery/journalhead.h"
#include "app/recovery/recordchain.h"
#include "libnav/map/map.h"
#include "libnav/result.h"

#include <QByteArray>

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string_view>

namespace thicket::recovery {

/// What a journal says without its base being read. Any thread.
struct JournalSummary {
    JournalHead head;
    std::size_t edits = 0;
    bool isWhole = true; ///< false: it ends in a damaged or incomplete record, which was left out
};
/// nullopt if not even the head can be read. No valid record after a damaged one counts.
std::optional<JournalSummary> summaryOf(std::string_view journal);
/// The same without the edits that a file has: if the journal tells of saves, the file is read, and
/// the head names it.
std::optional<JournalSummary> unsavedSummaryOf(std::string_view journal);

/// The map after the last valid edit of a journal.
struct RecoveredMap {
    nav::Map map;
    JournalSummary summary;
    QByteArray fileHash; ///< the contents of the map's file that were edited; empty if none
    RecordPlace end;     ///< of the last record that counts
};
/// Reads the map's file if the journal does not hold the map. If the file is one that the journal
/// tells to be a save of the map, only the edits after the mark of that save are done. Errors, in
/// one sentence: there are no edits, or the file is gone or no longer the one that was edited.
/// Changes nothing on the disk.
Result<RecoveredMap> recoveredMap(std::string_view journal);

} // namespace thicket::recovery
