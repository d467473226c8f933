#include "app/editor/files/journaling.h"

#include "app/editor/document/mapdocument.h"
#include "plugins/host/mapfiles.h"

#include <algorithm>
#include <utility>

namespace thicket::editor {

namespace {

/// A map in a larger file is not written to the journal, but read from its file. Writing one of
/// this size takes some milliseconds.
constexpr std::uint64_t largestHeldFile = 1 << 20;
constexpr qint64 retryAfter = 10'000; // milliseconds
// A journal of this size that is as many times as long as the map itself is started anew.
constexpr std::uint64_t shortestLong = 32U << 20;
constexpr std::uint64_t longAfterBases = 4;
constexpr int syncAfter = 1000; // milliseconds

} // namespace

Journaling::Journaling(MapDocument& document, const std::filesystem::path& folder, QObject* parent)
    : QObject(parent), m_document(document), m_folder(folder)
{
    m_syncTimer.setSingleShot(true);
    m_syncTimer.setInterval(syncAfter);
    connect(&m_syncTimer, &QTimer::timeout, this, &Journaling::sync);
    connect(&document, &MapDocument::committed, this, &Journaling::take);
    connect(&document, &MapDocument::wasReset, this, &Journaling::begin);
    connect(&document, &MapDocument::synced, this, &Journaling::refresh);
    connect(&document, &MapDocument::titleChanged, this, &Journaling::refresh);
    begin();
}

Journaling::~Journaling()
{
    if (m_journal && !m_document.isModified())
        m_journal->discard();
}

std::filesystem::path Journaling::path() const
{
    return m_journal ? m_journal->path() : std::filesystem::path();
}

Result<recovery::Journal> Journaling::fresh() const
{
    return recovery::Journal::begin(m_folder, recovery::headFor(plugins::nativePath(m_journalPath),
                                                                m_document.title().toStdString()));
}

void Journaling::begin()
{
    m_journalPath = m_document.path();
    // The new one first: a process that is ended in between then leaves two, and loses nothing.
    Result<recovery::Journal> next = fresh();
    if (m_journal)
        m_journal->discard();
    m_journal.reset();
    if (next) // else nothing is said until there is an edit
        m_journal = *std::move(next);
    m_edits = 0;
    m_isMissing = false;
    emit begun();
}

/// A map that equals its file needs no edits in its journal.
void Journaling::refresh()
{
    const bool isFresh = m_journal && !m_journal->hasBase() && m_journalPath == m_document.path();
    if (!m_document.isModified() && !isFresh)
        begin();
}

void Journaling::close()
{
    if (m_journal)
        m_journal->discard();
    m_journal.reset();
}

void Journaling::take(const nav::MapEdit& edit)
{
    ++m_edits;
    if (m_isMissing && m_sinceFailure.isValid() && m_sinceFailure.elapsed() < retryAfter)
        return;
    note(record(edit));
}

void Journaling::holdMap()
{
    if (m_journal)
        note(m_journal->startFromMap(m_document.committedMap(), std::max(m_edits, std::size_t{1})));
}

Result<void> Journaling::record(const nav::MapEdit& edit)
{
    if (!m_journal) {
        Result<recovery::Journal> next = fresh();
        if (!next)
            return Unexpected(next.error());
        m_journal = *std::move(next);
        emit begun();
    }
    if (m_isMissing)
        return m_journal->startFromMap(m_document.map(), m_edits);
    if (!m_journal->hasBase())
        return recordFirst(edit);
    if (isLong() && startAnew())
        return {};
    return m_journal->append(edit);
}

Result<void> Journaling::recordFirst(const nav::MapEdit& edit)
{
    const auto& version = m_document.fileVersion();
    if (version) {
        m_baseSize = version->stamp.size;
        if (Result<void> written = m_journal->startFromFile(version->hash); !written)
            return written;
        if (m_baseSize > largestHeldFile)
            return m_journal->append(edit);
    }
    Result<void> written = m_journal->startFromMap(m_document.map(), m_edits);
    m_baseSize = m_journal->size();
    return written;
}

/// The edits are so long that the map itself is much shorter. Starting anew then costs little per
/// edit.
bool Journaling::isLong() const
{
    return m_journal->size() > std::max(shortestLong, longAfterBases * m_baseSize);
}

/// False if the journal stays: there is no room for two.
bool Journaling::startAnew()
{
    m_baseSize = m_journal->size(); // not at every edit
    Result<recovery::Journal> next = fresh();
    if (!next)
        return false;
    const auto& version = m_document.fileVersion();
    const bool isWritten = (!version || next->startFromFile(version->hash)) &&
                           next->startFromMap(m_document.map(), m_edits) && next->startSync() &&
                           next->endSync();
    (isWritten ? *m_journal : *next).discard();
    if (!isWritten)
        return false;
    m_journal = *std::move(next);
    m_baseSize = m_journal->size();
    emit begun();
    return true;
}

void Journaling::note(const Result<void>& written)
{
    m_isMissing = !written;
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
    if (m_journal && m_journal->needsSync() && !m_journal->startSync())
        m_syncTimer.start();
}

} // namespace thicket::editor
