#pragma once

#include "app/recovery/journalhead.h"
#include "app/recovery/lockedfile.h"
#include "app/recovery/recordchain.h"
#include "libnav/map/mapedit.h"
#include "libnav/result.h"

#include <QByteArray>

#include <cstddef>
#include <cstdint>
#include <filesystem>

namespace thicket::recovery {

/// The kinds of records.
namespace records {
inline constexpr char head = 'h'; ///< JournalHead
inline constexpr char file = 'f'; ///< the map's file, with this hash, is the map so far
/// The map so far: the number of edits that it holds, a line break, then as in a map's file.
inline constexpr char map = 'm';
inline constexpr char edit = 'e'; ///< editText()
} // namespace records

/// Keeps the edits of a map in a file of its own, so that they survive the process: append-only,
/// one record for each edit. While it exists, it also tells other processes that the map's file is
/// open here. Use from one thread. It throws nothing: out of memory is an error like a full disk.
class Journal {
public:
    /// Begins a journal without edits, in a file of an unused name in this folder, which is made
    /// if it is missing. Errors, in one sentence: those of the system.
    static Result<Journal> begin(const std::filesystem::path& folder, const JournalHead& head);

    const std::filesystem::path& path() const { return m_file.path(); }
    /// False until the first record of a map or a file.
    bool hasBase() const { return m_hasBase; }

    // Each appends one record or, on an error, none. What is appended survives the process at once,
    // and a power cut after the next sync.
    Result<void> startFromFile(const QByteArray& hash);
    /// `edits`: how many of the map's edits it holds.
    Result<void> startFromMap(const nav::Map& map, std::size_t edits);
    /// Requires hasBase(). An edit of the map so far.
    Result<void> append(const nav::MapEdit& edit);

    /// Bytes.
    std::uint64_t size() const { return m_file.size(); }
    /// Whether something was appended after the last startSync().
    bool needsSync() const { return m_needsSync; }
    /// Makes it safe from power cuts, on a thread of its own. False if the former sync is at work.
    bool startSync();
    /// Waits for it. False if the disk refused.
    bool endSync() { return m_file.endSync(); }
    /// Removes the file: its edits are saved, or not wanted.
    void discard() { m_file.remove(); }

private:
    explicit Journal(LockedFile file) : m_file(std::move(file)) {}
    Result<void> write(const Record& record);

    LockedFile m_file;
    RecordWriter m_records;
    bool m_hasBase = false;
    bool m_needsSync = false;
};

} // namespace thicket::recovery
