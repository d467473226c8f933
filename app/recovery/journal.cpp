#include "app/recovery/journal.h"

#include "app/recovery/editrecord.h"
#include "app/recovery/journalnames.h"
#include "app/recovery/saverecord.h"
#include "libnav/map/mapfile.h"

#include <mutex>
#include <new>
#include <random>
#include <system_error>
#include <utility>

namespace thicket::recovery {

namespace {

constexpr const char* noMemory = "There is not enough memory";

Result<std::filesystem::path> unusedName(const std::filesystem::path& folder,
                                         const JournalHead& head)
{
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error)
        return Unexpected(error.message());
    std::random_device random;
    return folder / (std::to_string(head.process) + '-' + std::to_string(random()));
}

} // namespace

/// The file, which saves append to from other threads.
struct Journal::Writing {
    Writing(LockedFile taken, const RecordWriter& writer) : file(std::move(taken)), records(writer)
    {}

    Result<void> write(const Record& record)
    {
        const std::lock_guard lock(mutex);
        const std::string bytes = records.bytesOf(record);
        if (Result<void> appended = file.append(bytes); !appended)
            return appended;
        records.written();
        needsSync = true;
        return {};
    }
    std::function<bool()> syncing()
    {
        const std::lock_guard lock(mutex);
        return file.syncing();
    }

    mutable std::mutex mutex; // guards file, records and needsSync
    LockedFile file;
    RecordWriter records;
    bool needsSync = false;
    bool hasBase = false;  // used by the journal's thread only
    std::size_t marks = 0; // used by the journal's thread only
};

Journal::Journal(LockedFile file, const RecordWriter& records)
    : m_writing(std::make_shared<Writing>(std::move(file), records))
{}

Result<Journal> Journal::beginIn(const std::filesystem::path& path, const JournalHead& head)
{
    Result<LockedFile> file = LockedFile::create(path);
    if (!file)
        return Unexpected(file.error());
    Result<void> begun = file->append(RecordWriter::signature());
    Journal journal(*std::move(file));
    if (begun)
        begun = journal.m_writing->write({records::head, headText(head)});
    if (begun)
        return journal;
    journal.discard();
    return Unexpected(begun.error());
}

Result<Journal> Journal::begin(const std::filesystem::path& folder, const JournalHead& head)
{
    const auto name = unusedName(folder, head);
    return name ? beginIn(name->string() + std::string(journalSuffix), head)
                : Unexpected(name.error());
}

Result<Journal> Journal::beginHidden(const std::filesystem::path& folder, const JournalHead& head)
{
    const auto name = unusedName(folder, head);
    return name ? beginIn(name->string() + std::string(hiddenJournalSuffix), head)
                : Unexpected(name.error());
}

Result<Journal> Journal::resume(LockedFile file, const RecordPlace& end)
{
    if (Result<void> cut = file.cutTo(end.position); !cut)
        return Unexpected(cut.error());
    Journal journal(std::move(file), RecordWriter(end));
    journal.m_writing->hasBase = true;
    journal.m_writing->marks = end.position; // no earlier mark has this number
    return journal;
}

const std::filesystem::path& Journal::path() const { return m_writing->file.path(); }

bool Journal::hasBase() const { return m_writing->hasBase; }

Result<void> Journal::startFromFile(const QByteArray& hash)
{
    Result<void> written = m_writing->write(
        {records::file, {hash.constData(), static_cast<std::size_t>(hash.size())}});
    m_writing->hasBase = m_writing->hasBase || written;
    return written;
}

Result<void> Journal::startFromMap(const nav::Map& map, std::size_t edits)
{
    try {
        Result<void> written =
            m_writing->write({records::map, std::to_string(edits) + '\n' + nav::writeMap(map)});
        m_writing->hasBase = m_writing->hasBase || written;
        return written;
    } catch (const std::bad_alloc&) {
        return Unexpected(noMemory);
    }
}

Result<void> Journal::append(const nav::MapEdit& edit)
{
    try {
        return appendText(editText(edit));
    } catch (const std::bad_alloc&) {
        return Unexpected(noMemory);
    }
}

Result<void> Journal::appendText(std::string_view editText)
{
    assert(hasBase());
    try {
        return m_writing->write({records::edit, editText});
    } catch (const std::bad_alloc&) {
        return Unexpected(noMemory);
    }
}

Result<void> Journal::noteClean() { return m_writing->write({records::clean, {}}); }

SaveNote Journal::noteSaving()
{
    SaveNote note;
    const std::size_t mark = ++m_writing->marks;
    if (!m_writing->write({records::mark, std::to_string(mark)}))
        return note; // edits since the save would be lost with the process, but nothing else
    note.m_writing = m_writing;
    note.m_mark = mark;
    return note;
}

std::uint64_t Journal::size() const
{
    const std::lock_guard lock(m_writing->mutex);
    return m_writing->file.size();
}

bool Journal::needsSync() const
{
    const std::lock_guard lock(m_writing->mutex);
    return m_writing->needsSync;
}

bool Journal::startSync()
{
    const std::lock_guard lock(m_writing->mutex);
    if (!m_writing->file.startSync())
        return false;
    m_writing->needsSync = false;
    return true;
}

bool Journal::endSync() { return m_writing->file.endSync(); }

bool Journal::sync() { return m_writing->syncing()(); }

void Journal::discard() { m_writing->file.remove(); }

Result<void> Journal::takePlaceOf(const Journal& former)
{
    const std::lock_guard lock(m_writing->mutex);
    return m_writing->file.rename(former.path());
}

Result<void> Journal::reveal()
{
    const std::lock_guard lock(m_writing->mutex);
    return m_writing->file.rename(std::filesystem::path(path()).replace_extension());
}

void SaveNote::announce(const QByteArray& hash, const std::filesystem::path& file) const
{
    if (m_writing && m_writing->write({records::saving, saveText({m_mark, hash, file})}))
        m_writing->syncing()();
}

} // namespace thicket::recovery
