#include "app/editor/files/journaling.h"

#include "app/editor/document/mapdocument.h"
#include "plugins/host/mapfiles.h"

#include <utility>

namespace thicket::editor {

namespace {

/// A map in a larger file is not written to the journal, but read from its file. Writing one of
/// this size takes some milliseconds.
constexpr std::uint64_t largestHeldFile = 1 << 20;
constexpr qint64 retryAfter = 10'000; // milliseconds
constexpr int syncAfter = 1000;       // milliseconds

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

void Journaling::begin()
{
    m_journalPath = m_document.path();
    auto fresh =
        recovery::Journal::begin(m_folder, recovery::headFor(plugins::nativePath(m_journalPath),
                                                             m_document.title().toStdString()));
    // The new one first: a process that is ended in between then leaves two, and loses nothing.
    if (m_journal)
        m_journal->discard();
    m_journal.reset();
    m_isMissing = false;
    if (fresh)
        m_journal = *std::move(fresh);
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
    if (m_isMissing && m_sinceFailure.isValid() && m_sinceFailure.elapsed() < retryAfter)
        return;
    note(record(edit));
}

void Journaling::holdMap()
{
    if (m_journal)
        note(m_journal->startFromMap(m_document.committedMap()));
}

Result<void> Journaling::record(const nav::MapEdit& edit)
{
    if (!m_journal) {
        auto fresh =
            recovery::Journal::begin(m_folder, recovery::headFor(plugins::nativePath(m_journalPath),
                                                                 m_document.title().toStdString()));
        if (!fresh)
            return Unexpected(fresh.error());
        m_journal = *std::move(fresh);
        emit begun();
    }
    if (m_isMissing)
        return m_journal->startFromMap(m_document.map());
    return m_journal->hasBase() ? m_journal->append(edit) : recordFirst(edit);
}

Result<void> Journaling::recordFirst(const nav::MapEdit& edit)
{
    const auto& version = m_document.fileVersion();
    if (version) {
        if (Result<void> written = m_journal->startFromFile(version->hash); !written)
            return written;
        if (version->stamp.size > largestHeldFile)
            return m_journal->append(edit);
    }
    return m_journal->startFromMap(m_document.map());
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
