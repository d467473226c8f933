#include "app/editor/files/journaling.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/openmaps.h"
#include "plugins/host/mapfiles.h"

#include <algorithm>
#include <utility>

namespace thicket::editor {

namespace {

/// A map in a larger file is not written to the journal, but read from its file. Writing one of
/// this size takes some milliseconds.
constexpr std::uint64_t largestHeldFile = 1 << 20;
/// Writing an edit of more objects takes long. The map is written instead, on a worker thread.
constexpr std::size_t mostEntries = 50'000;
constexpr qint64 retryAfter = 10'000; // milliseconds
// A journal of this size that is as many times as long as the map itself is started anew.
constexpr std::uint64_t shortestLong = 32U << 20;
constexpr std::uint64_t longAfterBases = 4;
constexpr int syncAfter = 1000; // milliseconds

QByteArray hashOf(const DocumentFile& file)
{
    return file.version() ? file.version()->hash : QByteArray();
}

Result<void> append(recovery::Journal& journal, std::span<const nav::MapEdit> edits)
{
    for (const nav::MapEdit& edit : edits) {
        if (Result<void> written = journal.append(edit); !written)
            return written;
    }
    return {};
}

} // namespace

Journaling::Journaling(MapDocument& document, const OpenMaps& maps,
                       const std::filesystem::path& folder, QObject* parent)
    : QObject(parent), m_document(document), m_folder(folder), m_start(document, maps)
{
    m_syncTimer.setSingleShot(true);
    m_syncTimer.setInterval(syncAfter);
    connect(&m_syncTimer, &QTimer::timeout, this, &Journaling::sync);
    connect(&document, &MapDocument::committed, this, &Journaling::take);
    connect(&document, &MapDocument::wasReset, this, &Journaling::begin);
    connect(&document, &MapDocument::synced, this, &Journaling::followFile);
    connect(&document, &MapDocument::titleChanged, this, &Journaling::refresh);
    connect(&maps, &OpenMaps::leaving, this, &Journaling::leave);
    connect(&maps, &OpenMaps::entered, this, &Journaling::enter);
    connect(&maps, &OpenMaps::dropped, this, &Journaling::drop);
    begin();
}

Journaling::~Journaling()
{
    if (!m_document.isModified()) {
        if (m_now.journal)
            m_now.journal->discard();
        dropAway(m_now);
    }
    for (auto& [id, keeping] : m_parked) {
        if (keeping.journal && !keeping.journal->hasBase())
            keeping.journal->discard();
    }
}

std::filesystem::path Journaling::path() const
{
    return m_now.journal ? m_now.journal->path() : m_now.away;
}

Result<recovery::Journal> Journaling::fresh() const
{
    return recovery::Journal::begin(m_folder, recovery::headFor(plugins::nativePath(m_now.mapPath),
                                                                titleOf(m_document).toStdString()));
}

void Journaling::leave(int id)
{
    m_syncTimer.stop();
    if (m_now.journal && m_now.journal->needsSync() && !m_now.journal->startSync()) {
        m_now.journal->endSync(); // the former one: some milliseconds
        m_now.journal->startSync();
    }
    m_parked[id] = std::exchange(m_now, {});
    m_isChanging = true;
}

void Journaling::enter(int id)
{
    m_isChanging = false;
    const auto parked = m_parked.find(id);
    if (parked == m_parked.end())
        return begin();
    m_now = std::move(parked->second);
    m_parked.erase(parked);
    if (m_now.fileHash != hashOf(m_document.file()))
        followFile(); // it was saved while another map was shown
    sync();
    emit begun();
}

void Journaling::drop(int id)
{
    const auto parked = m_parked.find(id);
    if (parked == m_parked.end())
        return;
    if (parked->second.journal)
        parked->second.journal->discard();
    dropAway(parked->second);
    m_parked.erase(parked);
}

void Journaling::begin()
{
    if (m_isChanging)
        return;
    m_now.mapPath = m_document.file().path();
    // The new one first: a process that is ended in between then leaves two, and loses nothing.
    Result<recovery::Journal> next = fresh();
    if (m_now.journal)
        m_now.journal->discard();
    m_now.journal.reset();
    dropAway(m_now);
    if (next) // else nothing is said until there is an edit
        m_now.journal = *std::move(next);
    m_now.edits = 0;
    m_now.isMissing = false;
    m_now.fileHash = hashOf(m_document.file());
    m_now.sinceSaving.reset();
    emit begun();
}

void Journaling::noteSaving() { m_now.sinceSaving.emplace(); }

void Journaling::followFile()
{
    if (m_document.isBeingSaved())
        return; // again
    const auto edits = std::exchange(m_now.sinceSaving, std::nullopt);
    if (!edits || !m_document.isModified())
        return refresh();
    begin();
    m_now.edits = edits->size();
    // An undo of what was saved is an edit, too. So there is at least one.
    if (m_now.journal && !edits->empty())
        note(recordFirst(*edits));
}

/// A map that equals its file needs no edits in its journal.
void Journaling::refresh()
{
    const bool isFresh =
        m_now.journal && !m_now.journal->hasBase() && m_now.mapPath == m_document.file().path();
    if (!m_document.isModified() && !isFresh)
        begin();
}

void Journaling::close()
{
    if (m_now.journal)
        m_now.journal->discard();
    m_now.journal.reset();
    dropAway(m_now);
    while (!m_parked.empty())
        drop(m_parked.begin()->first);
}

void Journaling::take(const nav::MapEdit& edit)
{
    ++m_now.edits;
    if (m_now.sinceSaving)
        m_now.sinceSaving->push_back(edit);
    if (m_now.isMissing && m_sinceFailure.isValid() && m_sinceFailure.elapsed() < retryAfter)
        return;
    note(record(edit));
}

void Journaling::holdMap()
{
    if (m_now.journal)
        note(m_now.journal->startFromMap(m_document.committedMap(),
                                         std::max(m_now.edits, std::size_t{1})));
}

Result<void> Journaling::record(const nav::MapEdit& edit)
{
    if (!m_now.away.empty()) {
        m_now.waiting.push_back(edit);
        return {};
    }
    if (!m_now.journal) {
        Result<recovery::Journal> next = fresh();
        if (!next)
            return Unexpected(next.error());
        m_now.journal = *std::move(next);
        emit begun();
    }
    if (m_now.isMissing)
        return m_now.journal->startFromMap(m_document.map(), m_now.edits);
    if (!m_now.journal->hasBase())
        return recordFirst({&edit, 1});
    if (edit.entries.size() > mostEntries)
        return startAside();
    if (isLong() && startAnew())
        return {};
    return m_now.journal->append(edit);
}

Result<void> Journaling::recordFirst(std::span<const nav::MapEdit> edits)
{
    const auto& version = m_document.file().version();
    if (version) {
        m_now.baseSize = version->stamp.size;
        if (Result<void> written = m_now.journal->startFromFile(version->hash); !written)
            return written;
        const bool isHuge = std::any_of(edits.begin(), edits.end(), [](const nav::MapEdit& edit) {
            return edit.entries.size() > mostEntries;
        });
        if (m_now.baseSize > largestHeldFile && !isHuge)
            return append(*m_now.journal, edits);
    }
    if (m_start.isNeeded())
        return startAside();
    const auto startFrom = [this](const nav::Map& map) {
        return m_now.journal->startFromMap(map, m_now.edits);
    };
    Result<void> written = m_document.gesture().isOpen() ? startFrom(m_document.committedMap())
                                                         : startFrom(m_document.map());
    m_now.baseSize = m_now.journal->size();
    return written;
}

/// Later edits wait until it is back.
Result<void> Journaling::startAside()
{
    m_now.away = m_now.journal->path();
    m_start.begin(*std::exchange(m_now.journal, std::nullopt), m_now.edits,
                  [this](recovery::Journal& journal, const Result<void>& written) {
                      takeBack(journal, written);
                  });
    return {};
}

/// Its map may be parked by now, or closed.
void Journaling::takeBack(recovery::Journal& journal, const Result<void>& written)
{
    Keeping* owner = m_now.away == journal.path() ? &m_now : nullptr;
    for (auto& [id, keeping] : m_parked) {
        if (keeping.away == journal.path())
            owner = &keeping;
    }
    if (!owner)
        return journal.discard();
    owner->away.clear();
    owner->journal = std::move(journal);
    owner->baseSize = owner->journal->size();
    const std::vector<nav::MapEdit> waiting = std::exchange(owner->waiting, {});
    owner->isMissing = !written || !append(*owner->journal, waiting);
    if (owner == &m_now)
        note(owner->isMissing ? Unexpected("The disk cannot be written") : written);
}

/// It is removed now, and when it is back.
void Journaling::dropAway(Keeping& keeping)
{
    std::error_code ignored;
    if (!keeping.away.empty())
        std::filesystem::remove(keeping.away, ignored);
    keeping.away.clear();
    keeping.waiting.clear();
}

/// The edits are so long that the map itself is much shorter. Starting anew then costs little per
/// edit.
bool Journaling::isLong() const
{
    return m_now.journal->size() > std::max(shortestLong, longAfterBases * m_now.baseSize);
}

/// False if the journal stays: there is no room for two.
bool Journaling::startAnew()
{
    m_now.baseSize = m_now.journal->size(); // not at every edit
    Result<recovery::Journal> next = fresh();
    if (!next)
        return false;
    const auto& version = m_document.file().version();
    const bool isWritten = (!version || next->startFromFile(version->hash)) &&
                           next->startFromMap(m_document.map(), m_now.edits) && next->startSync() &&
                           next->endSync();
    (isWritten ? *m_now.journal : *next).discard();
    if (!isWritten)
        return false;
    m_now.journal = *std::move(next);
    m_now.baseSize = m_now.journal->size();
    emit begun();
    return true;
}

void Journaling::note(const Result<void>& written)
{
    m_now.isMissing = !written;
    if (written) {
        m_wasTold = false;
        if (!m_syncTimer.isActive())
            m_syncTimer.start();
        return;
    }
    m_sinceFailure.start();
    if (!std::exchange(m_wasTold, true))
        emit failed(
            tr("%1: your changes cannot be kept for recovery. You can go on, but save soon.")
                .arg(QString::fromStdString(written.error().text())));
}

void Journaling::sync()
{
    if (m_now.journal && m_now.journal->needsSync() && !m_now.journal->startSync())
        m_syncTimer.start();
}

} // namespace thicket::editor
