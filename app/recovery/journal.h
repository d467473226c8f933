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
#include <functional>
#include <memory>
#include <string_view>

namespace thicket::recovery {

/// The kinds of records.
namespace records {
inline constexpr char head = 'h'; ///< JournalHead
inline constexpr char file = 'f'; ///< the map's file, with this hash, is the map so far
/// The map so far: the number of edits that it holds, a line break, then as in a map's file.
inline constexpr char map = 'm';
inline constexpr char edit = 'e';   ///< editText()
inline constexpr char mark = 's';   ///< its number: the map so far is being saved
inline constexpr char saving = 'w'; ///< SaveRecord: a file is about to be replaced
inline constexpr char clean = 'c';  ///< the map so far has nothing that could be lost
} // namespace records

class SaveNote;

/// Keeps the edits of a map in a file of its own, so that they survive the process: append-only,
/// one record for each edit. While it exists, it also tells other processes that the map's file is
/// open here. Use from one thread. It throws nothing: out of memory is an error like a full disk.
///
/// Saves are noted twice. A mark tells which edits the save holds. A record before the file is
/// replaced tells the contents that it will have. So there is no instant at which the journal does
/// not fit the file: whether it is the old or the new one, the hash tells after which record the
/// edits go on.
class Journal {
public:
    /// Begins a journal without edits, in a file of an unused name in this folder, which is made
    /// if it is missing. Errors, in one sentence: those of the system.
    static Result<Journal> begin(const std::filesystem::path& folder, const JournalHead& head);
    /// As begin(), but nobody takes it for a journal before takePlaceOf() or reveal().
    static Result<Journal> beginHidden(const std::filesystem::path& folder,
                                       const JournalHead& head);
    /// Goes on with a journal of a process that ended, after the last record that counts.
    static Result<Journal> resume(LockedFile file, const RecordPlace& end);

    Journal(Journal&&) noexcept = default;
    Journal& operator=(Journal&&) noexcept = default;
    ~Journal() = default;

    const std::filesystem::path& path() const;
    /// False until the first record of a map or a file.
    bool hasBase() const;

    // Each appends one record or, on an error, none. What is appended survives the process at once,
    // and a power cut after the next sync.
    Result<void> startFromFile(const QByteArray& hash);
    /// `edits`: how many of the map's edits it holds.
    Result<void> startFromMap(const nav::Map& map, std::size_t edits);
    /// Requires hasBase(). An edit of the map so far.
    Result<void> append(const nav::MapEdit& edit);
    /// As append(), with editText() of the edit, which may have been made on another thread.
    Result<void> appendText(std::string_view editText);
    /// The map so far needs no recovery. The journal goes on.
    Result<void> noteClean();
    /// The map so far is being saved.
    SaveNote noteSaving();

    /// Bytes.
    std::uint64_t size() const;
    /// Whether something was appended after the last startSync().
    bool needsSync() const;
    /// Makes it safe from power cuts, on a thread of its own. False if the former sync is at work.
    bool startSync();
    /// Waits for it. False if the disk refused.
    bool endSync();
    /// Makes it safe from power cuts now. False if the disk refused.
    bool sync();
    /// Removes the file: its edits are saved, or not wanted.
    void discard();
    /// A hidden one replaces the file of the former journal in one step. Destroy the former one
    /// then, and do not discard it: its name is taken.
    Result<void> takePlaceOf(const Journal& former);
    /// A hidden one is a journal from now on.
    Result<void> reveal();

private:
    friend class SaveNote;
    struct Writing;
    explicit Journal(LockedFile file, const RecordWriter& records = {});
    static Result<Journal> beginIn(const std::filesystem::path& path, const JournalHead& head);

    std::shared_ptr<Writing> m_writing;
};

/// A save that a journal was told of.
class SaveNote {
public:
    SaveNote() = default; ///< of no journal

    /// Call it on any thread when the new contents are on the disk, directly before they replace
    /// the file. When it returns, the journal is safe from power cuts. The journal may be gone.
    void announce(const QByteArray& hash, const std::filesystem::path& file) const;

private:
    friend class Journal;
    std::shared_ptr<Journal::Writing> m_writing;
    std::size_t m_mark = 0;
};

} // namespace thicket::recovery
