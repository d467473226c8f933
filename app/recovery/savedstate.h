#pragma once

#include "app/recovery/journalhead.h"
#include "app/recovery/recordchain.h"

#include <QByteArray>

#include <filesystem>
#include <optional>
#include <string>

namespace thicket::recovery {

/// A file that a journal tells to be a save of its map.
struct SavedState {
    std::filesystem::path file;
    QByteArray hash;
    std::string bytes;  ///< of the file
    RecordReader after; ///< reads the records after the mark of that save
};

/// The last save of a journal that its file has now; nullopt if there is none. `records`: the
/// journal after its head. Reads the files of the saves that the journal tells of.
std::optional<SavedState> savedState(RecordReader records);

/// Whether it is a record about saves, of those that change no map.
bool isAboutSaves(const Record& record);

/// The head of the same map in another file.
JournalHead headWith(JournalHead head, const std::filesystem::path& file);

} // namespace thicket::recovery
