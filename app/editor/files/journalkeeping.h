#pragma once

#include "app/recovery/journal.h"
#include "libnav/map/mapedit.h"

#include <QByteArray>
#include <QString>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace thicket::editor {

struct SavedFile {
    QString path;
    QByteArray hash; ///< of what was saved there
};

/// The journal of one map, and what it has of that map.
struct JournalKeeping {
    using Edits = std::vector<nav::MapEdit>;

    std::optional<recovery::Journal> journal = {};
    QString mapPath = {};       ///< of the map's file when the journal began
    std::size_t edits = 0;      ///< since the map was opened or saved
    std::uint64_t baseSize = 0; ///< bytes of the map that the edits in the journal begin with
    bool isMissing = false;     ///< some edits are not in it: none is appended
    QByteArray fileHash = {};   ///< of the map's file when the journal began
    SavedFile saved = {};       ///< by this window, last
    /// The edits since Journaling::noteSaving().
    std::optional<Edits> sinceSaving = {};
    /// While a new journal is being written: the edits since.
    std::shared_ptr<Edits> renewal = {};
    bool wantsRenewal = false;

    /// A save that was noted has ended, and this is the map's file now: the former one if the save
    /// failed.
    void noteSaved(const QString& path, const QByteArray& hash);
    /// Of the next journal: other windows learn from it who wrote the file.
    recovery::JournalHead head(const QString& title) const;
    /// Whether the map can be recovered from the journal.
    bool isHeld() const;
    /// The edits are so long that the map itself is much shorter. Beginning anew then costs little
    /// per edit. There must be a journal.
    bool isLong() const;
};

} // namespace thicket::editor
