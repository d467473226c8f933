#include "app/recovery/journalfolder.h"

#include "app/recovery/journalnames.h"
#include "app/recovery/recordchain.h"
#include "app/recovery/saverecord.h"
#include "libnav/files/fileidentity.h"
#include "libnav/files/readfile.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <optional>
#include <span>
#include <string_view>
#include <system_error>
#include <utility>

namespace thicket::recovery {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view triedSuffix = ".journal-tried"; ///< a recovery of it did not end

Result<std::string> bytesOf(const fs::path& path)
{
    nav::FileNature nature;
    nature.zeros = nav::FileNature::Zeros::any;
    nature.most = nav::largestBinaryFile;
    return nav::readFile(path, nature);
}

std::vector<fs::path> filesIn(const fs::path& folder, std::span<const std::string_view> suffixes)
{
    std::vector<fs::path> paths;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error)) {
        const std::string name = entry->path().filename().string();
        if (std::any_of(suffixes.begin(), suffixes.end(),
                        [&name](std::string_view one) { return name.ends_with(one); }))
            paths.push_back(entry->path());
    }
    return paths;
}

std::vector<fs::path> journalsIn(const fs::path& folder)
{
    return filesIn(folder, std::array{journalSuffix, triedSuffix});
}

/// Those that were not complete when their process ended.
void removeHidden(const fs::path& folder)
{
    for (const fs::path& path : filesIn(folder, std::array{hiddenJournalSuffix})) {
        if (std::optional<LockedFile> file = LockedFile::takeOver(path))
            file->remove();
    }
}

/// Another process may be offering the journal of one that ended.
bool isAlive(const JournalHead& head)
{
    return head.host != headFor({}, {}).host || ::kill(static_cast<pid_t>(head.process), 0) == 0 ||
           errno != ESRCH;
}

struct OtherJournal {
    fs::path path;
    JournalHead head;
};

/// Those of living processes on a map's file.
std::vector<OtherJournal> otherJournals(const fs::path& folder, const fs::path& map,
                                        const fs::path& own)
{
    std::vector<OtherJournal> others;
    const auto wanted = nav::identityOf(map);
    for (const fs::path& path : journalsIn(folder)) {
        if (path == own || !LockedFile::isOwned(path))
            continue;
        const Result<std::string> bytes = nav::readHead(path);
        const auto summary = bytes ? summaryOf(*bytes) : std::nullopt;
        if (!summary || summary->head.path.empty() || !isAlive(summary->head))
            continue;
        if (summary->head.path == map || (wanted && nav::identityOf(summary->head.path) == wanted))
            others.push_back({path, summary->head});
    }
    return others;
}

/// Whether the journal announces a save of these contents.
bool announces(const fs::path& path, const QByteArray& hash)
{
    constexpr std::uintmax_t largest = 4 << 20; // bytes: more would hold up the window
    std::error_code error;
    if (fs::file_size(path, error) > largest || error)
        return false;
    const Result<std::string> bytes = bytesOf(path);
    if (!bytes)
        return false;
    RecordReader reader(*bytes);
    while (const std::optional<Record> record = reader.next()) {
        const auto save = record->kind == records::saving ? readSave(record->body) : std::nullopt;
        if (save && save->hash == hash)
            return true;
    }
    return false;
}

fs::path tried(const fs::path& path)
{
    const bool isFirst = path.string().ends_with(journalSuffix);
    return path.string() + (isFirst ? "-tried" : "-bad");
}

} // namespace

Result<RecoveredMap> LostJournal::recover()
{
    const fs::path former = m_file.path();
    const Result<std::string> bytes = bytesOf(former);
    if (!bytes)
        return Unexpected(bytes.error());
    if (const Result<void> noted = m_file.rename(tried(former)); !noted)
        return Unexpected(noted.error());
    Result<RecoveredMap> recovered = recoveredMap(*bytes);
    if (recovered)
        m_end = recovered->end;
    // It did not end this process.
    if (const Result<void> back = m_file.rename(former); !back)
        return Unexpected(back.error());
    return recovered;
}

Result<Journal> LostJournal::goOn() &&
{
    if (m_file.path().string().ends_with(triedSuffix)) { // it is good
        fs::path plain = m_file.path();
        plain.replace_extension(journalSuffix);
        if (const Result<void> named = m_file.rename(plain); !named)
            return Unexpected(named.error());
    }
    return Journal::resume(std::move(m_file), m_end);
}

std::vector<LostJournal> lostJournals(const fs::path& folder)
{
    removeHidden(folder);
    std::vector<LostJournal> lost;
    for (const fs::path& path : journalsIn(folder)) {
        std::optional<LockedFile> file = LockedFile::takeOver(path);
        const Result<std::string> bytes = file ? bytesOf(path) : std::string();
        if (!file || !bytes)
            continue;
        std::optional<JournalSummary> summary = unsavedSummaryOf(*bytes);
        if (bytes->empty() || (summary && summary->edits == 0))
            file->remove();
        else if (summary)
            lost.emplace_back(*std::move(file), *std::move(summary));
    }
    std::sort(lost.begin(), lost.end(), [](const LostJournal& a, const LostJournal& b) {
        return a.summary().head.begun > b.summary().head.begun;
    });
    return lost;
}

std::vector<JournalHead> othersWith(const fs::path& folder, const fs::path& map,
                                    const fs::path& own)
{
    std::vector<JournalHead> others;
    for (OtherJournal& other : otherJournals(folder, map, own))
        others.push_back(std::move(other.head));
    return others;
}

bool isSavedByOther(const fs::path& folder, const fs::path& map, const fs::path& own,
                    const QByteArray& hash)
{
    const std::vector<OtherJournal> others = otherJournals(folder, map, own);
    return std::any_of(others.begin(), others.end(), [&hash](const OtherJournal& other) {
        return other.head.saved == hash || announces(other.path, hash);
    });
}

} // namespace thicket::recovery
