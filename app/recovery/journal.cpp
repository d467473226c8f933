#include "app/recovery/journal.h"

#include "app/recovery/editrecord.h"
#include "libnav/map/mapfile.h"

#include <new>
#include <random>
#include <system_error>

namespace thicket::recovery {

namespace {

constexpr const char* noMemory = "There is not enough memory";

std::filesystem::path unusedName(const std::filesystem::path& folder, const JournalHead& head)
{
    std::random_device random;
    return folder / (std::to_string(head.process) + '-' + std::to_string(random()) + ".journal");
}

} // namespace

Result<Journal> Journal::begin(const std::filesystem::path& folder, const JournalHead& head)
{
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error)
        return Unexpected(error.message());
    Result<LockedFile> file = LockedFile::create(unusedName(folder, head));
    if (!file)
        return Unexpected(file.error());
    Journal journal(*std::move(file));
    Result<void> begun = journal.m_file.append(RecordWriter::signature());
    if (begun)
        begun = journal.write({records::head, headText(head)});
    if (begun)
        return journal;
    journal.discard();
    return Unexpected(begun.error());
}

Result<void> Journal::write(const Record& record)
{
    const std::string bytes = m_records.bytesOf(record);
    if (Result<void> appended = m_file.append(bytes); !appended)
        return appended;
    m_records.written();
    m_needsSync = true;
    return {};
}

Result<void> Journal::startFromFile(const QByteArray& hash)
{
    Result<void> written =
        write({records::file, {hash.constData(), static_cast<std::size_t>(hash.size())}});
    m_hasBase = m_hasBase || written;
    return written;
}

Result<void> Journal::startFromMap(const nav::Map& map, std::size_t edits)
{
    try {
        Result<void> written =
            write({records::map, std::to_string(edits) + '\n' + nav::writeMap(map)});
        m_hasBase = m_hasBase || written;
        return written;
    } catch (const std::bad_alloc&) {
        return Unexpected(noMemory);
    }
}

Result<void> Journal::append(const nav::MapEdit& edit)
{
    assert(m_hasBase);
    try {
        return write({records::edit, editText(edit)});
    } catch (const std::bad_alloc&) {
        return Unexpected(noMemory);
    }
}

bool Journal::startSync()
{
    if (!m_file.startSync())
        return false;
    m_needsSync = false;
    return true;
}

} // namespace thicket::recovery
