#include "app/editor/files/journaling.h"

#include "app/editor/document/disposal.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/openmaps.h"
#include "app/editor/errors/errortext.h"
#include "app/recovery/journalfolder.h"

#include <algorithm>
#include <utility>

namespace thicket::editor {

namespace {

/// The map of a larger file is read from there again: writing it would take some milliseconds.
constexpr std::uint64_t largestHeldFile = 1 << 20;
/// Writing an edit of more objects takes long. The map is written instead, on a worker thread.
constexpr std::size_t mostEntries = 50'000;
constexpr qint64 retryAfter = 10'000; // milliseconds
constexpr int syncAfter = 1000;       // milliseconds

QByteArray hashOf(const DocumentFile& file)
{
    return file.version() ? file.version()->hash : QByteArray();
}

/// Whether the journal begins with the map's file, and not with the map.
bool beginsWithFile(const MapDocument& document)
{
    const auto& version = document.file().version();
    return version && (version->stamp.size > largestHeldFile || isHuge(document.map()));
}

} // namespace

Journaling::Journaling(MapDocument& document, const OpenMaps& maps,
                       const std::filesystem::path& folder, QObject* parent)
    : QObject(parent), m_document(document), m_folder(folder), m_renewal(document, maps)
{
    m_syncTimer.setSingleShot(true);
    m_syncTimer.setInterval(syncAfter);
    connect(&m_syncTimer, &QTimer::timeout, this, &Journaling::sync);
    connect(&document, &MapDocument::committed, this, &Journaling::record);
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
    if (m_now.journal && !m_document.isModified())
        m_now.journal->discard();
    for (auto& [id, keeping] : m_parked) {
        if (keeping.journal && !keeping.journal->hasBase())
            keeping.journal->discard();
    }
}

std::filesystem::path Journaling::path() const
{
    return m_now.journal ? m_now.journal->path() : std::filesystem::path();
}

JournalRenewal::Beginning Journaling::beginning() const
{
    return {m_folder, m_now.head(titleOf(m_document)), hashOf(m_document.file())};
}

Result<recovery::Journal> Journaling::fresh() const
{
    return recovery::Journal::begin(m_folder, beginning().head);
}

void Journaling::leave(int id)
{
    m_syncTimer.stop();
    renew(JournalRenewal::Copying::atOnce);
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
    endSaving();
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
    m_parked.erase(parked);
}

void Journaling::begin()
{
    if (m_isChanging)
        return;
    Keeping next;
    next.mapPath = m_document.file().path();
    next.fileHash = hashOf(m_document.file());
    next.saved = m_now.saved;
    std::swap(m_now, next);
    // The new one first: a process that is ended in between then leaves two, and loses nothing.
    if (Result<recovery::Journal> journal = fresh()) // else nothing is said until there is an edit
        m_now.journal = *std::move(journal);
    if (next.journal)
        next.journal->discard();
    emit begun();
}

void Journaling::take(PendingJournal& prepared)
{
    if (m_now.edits > 0 || !m_document.file().isUntitled() || !prepared.journal().reveal())
        return;
    if (m_now.journal)
        m_now.journal->discard();
    m_now.journal = prepared.take();
    m_now.baseSize = m_now.journal->size();
    emit begun();
}

void Journaling::continueLost(recovery::LostJournal lost)
{
    m_isRecovering = false;
    if (!m_document.isModified())
        return lost.discard(); // its file has all edits
    m_now.edits = std::max(lost.summary().edits, std::size_t{1});
    auto continued = std::move(lost).goOn();
    if (!continued)
        return note(m_now.journal ? writeMap() : Unexpected(continued.error()));
    if (m_now.journal)
        m_now.journal->discard();
    m_now.journal = *std::move(continued);
    m_now.isMissing = false;
    renewSoon(); // other processes must see whose it is now
    emit begun();
}

recovery::SaveNote Journaling::noteSaving()
{
    m_now.sinceSaving.emplace();
    // It would know nothing of the save.
    if (std::exchange(m_now.renewal, nullptr))
        m_now.wantsRenewal = true;
    return m_now.journal ? m_now.journal->noteSaving() : recovery::SaveNote();
}

void Journaling::endSaving()
{
    if (m_document.isBeingSaved())
        return; // again
    m_now.sinceSaving.reset();
    if (m_now.wantsRenewal)
        renewSoon();
}

void Journaling::followFile()
{
    if (m_document.isBeingSaved())
        return; // again
    m_now.noteSaved(m_document.file().path(), hashOf(m_document.file()));
    const auto edits = std::exchange(m_now.sinceSaving, std::nullopt);
    if (!edits || !m_document.isModified())
        return refresh();
    m_now.mapPath = m_document.file().path();
    m_now.fileHash = hashOf(m_document.file());
    m_now.edits = edits->size();
    // The former journal fits the new file, too, until the new one is there.
    if (!beginsWithFile(m_document))
        return renewSoon();
    m_now.wantsRenewal = false;
    m_now.renewal = std::make_shared<Edits>();
    m_renewal.fromFile(beginning(), *edits,
                       [this, renewal = m_now.renewal](const JournalRenewal::Written& written) {
                           finishRenewal(renewal, written);
                       });
}

/// A map that equals its file needs no edits in its journal.
void Journaling::refresh()
{
    if (!m_document.isBeingSaved()) // the title changes before the file is followed
        m_now.noteSaved(m_document.file().path(), hashOf(m_document.file()));
    if (m_document.isModified() || m_isRecovering)
        return;
    const bool isSameFile = m_now.journal && m_now.mapPath == m_document.file().path();
    if (isSameFile && !m_now.journal->hasBase())
        return;
    const bool isOpened = isSameFile && m_document.file().isUntitled() && !m_now.isMissing;
    if (!isOpened)
        return begin();
    // Its beginning is the map as it was opened, and may be large: it goes on.
    if (m_now.edits > 0 && m_now.journal->noteClean())
        m_now.edits = 0;
}

void Journaling::close()
{
    if (m_now.journal)
        m_now.journal->discard();
    m_now = {};
    while (!m_parked.empty())
        drop(m_parked.begin()->first);
}

void Journaling::record(const nav::MapEdit& edit)
{
    if (m_isRecovering)
        return; // the lost journal has it
    ++m_now.edits;
    if (m_now.sinceSaving)
        m_now.sinceSaving->push_back(edit);
    if (m_now.renewal)
        m_now.renewal->push_back(edit);
    const bool waits = m_sinceFailure.isValid() && m_sinceFailure.elapsed() < retryAfter;
    if (m_document.file().isThrowaway() || (m_now.isMissing && waits))
        return;
    note(write(edit));
}

void Journaling::holdMap()
{
    if (m_now.journal)
        note(writeMap());
}

Result<void> Journaling::write(const nav::MapEdit& edit)
{
    if (!m_now.journal) {
        Result<recovery::Journal> next = fresh();
        if (!next)
            return Unexpected(next.error());
        m_now.journal = *std::move(next);
        emit begun();
    }
    const bool isHeld = m_now.isHeld();
    if (m_now.renewal && !isHeld)
        return {}; // the new one will have it
    if (m_now.isMissing)
        return writeMap();
    if (!isHeld)
        return writeFirst(edit);
    if (isTooLong(edit))
        return writeMap();
    if (m_now.isLong() && !m_now.renewal)
        renewSoon();
    return append(edit);
}

Result<void> Journaling::writeFirst(const nav::MapEdit& edit)
{
    if (const auto& version = m_document.file().version()) {
        m_now.baseSize = version->stamp.size;
        if (Result<void> written = m_now.journal->startFromFile(version->hash); !written)
            return written;
        if (beginsWithFile(m_document) && !isTooLong(edit))
            return append(edit);
    }
    return writeMap();
}

bool Journaling::isTooLong(const nav::MapEdit& edit) const
{
    return m_document.record().empty() && edit.entries.size() > mostEntries;
}

Result<void> Journaling::append(const nav::MapEdit& edit)
{
    const std::string& record = m_document.record();
    return record.empty() ? m_now.journal->append(edit) : m_now.journal->appendText(record);
}

/// A huge map is written later, on a worker thread.
Result<void> Journaling::writeMap()
{
    if (isHuge(m_document.map())) {
        m_now.isMissing = true; // until the new one takes its place
        renewSoon();
        return {};
    }
    const std::size_t edits = std::max(m_now.edits, std::size_t{1});
    Result<void> written = m_document.gesture().isShown()
                               ? m_now.journal->startFromMap(m_document.committedMap(), edits)
                               : m_now.journal->startFromMap(m_document.map(), edits);
    m_now.baseSize = m_now.journal->size();
    m_now.isMissing = m_now.isMissing && !written;
    return written;
}

/// Not now: steps that are done together are told one by one, and a copy must have all or none.
void Journaling::renewSoon()
{
    m_now.wantsRenewal = true;
    QMetaObject::invokeMethod(
        this, [this] { renew(JournalRenewal::Copying::inTurns); }, Qt::QueuedConnection);
}

void Journaling::renew(JournalRenewal::Copying copying)
{
    // What is written during a save would not be told of its end.
    if (m_isChanging || m_now.renewal || m_document.isBeingSaved() ||
        !std::exchange(m_now.wantsRenewal, false))
        return;
    m_now.renewal = std::make_shared<Edits>();
    m_renewal.fromMap(beginning(), std::max(m_now.edits, std::size_t{1}), copying,
                      [this, renewal = m_now.renewal](const JournalRenewal::Written& written) {
                          finishRenewal(renewal, written);
                      });
}

/// Its map may be parked by now.
Journaling::Keeping* Journaling::ownerOf(const std::shared_ptr<Edits>& renewal)
{
    if (m_now.renewal == renewal)
        return &m_now;
    const auto parked = std::find_if(m_parked.begin(), m_parked.end(), [&renewal](const auto& one) {
        return one.second.renewal == renewal;
    });
    return parked == m_parked.end() ? nullptr : &parked->second;
}

void Journaling::finishRenewal(const std::shared_ptr<Edits>& edits,
                               const JournalRenewal::Written& written)
{
    Keeping* const owner = ownerOf(edits);
    if (!owner)
        return; // the map is closed or in its file, or another save began
    owner->renewal.reset();
    Result<void> renewed = written ? Result<void>() : Unexpected(written.error());
    for (auto edit = edits->begin(); renewed && edit != edits->end(); ++edit)
        renewed = (*written)->journal().append(*edit);
    if (renewed)
        renewed = owner->journal ? (*written)->journal().takePlaceOf(*owner->journal)
                                 : (*written)->journal().reveal();
    if (renewed) {
        sharedAside(std::exchange(owner->journal, (*written)->take())); // it may wait for its sync
        owner->isMissing = false;
        owner->edits = std::max(owner->edits, std::size_t{1}); // it counts so
        owner->journal->startSync();
    }
    if (owner->journal)
        owner->baseSize = owner->journal->size(); // if it failed, not again at every edit
    const bool isHeld = owner->isHeld();
    if (owner != &m_now)
        owner->isMissing = !isHeld;
    else if (renewed || !isHeld) // else the former one goes on
        note(renewed);
    if (owner == &m_now)
        emit begun();
    refresh();
    if (m_now.wantsRenewal)
        renewSoon();
}

void Journaling::note(const Result<void>& written)
{
    if (written) {
        m_wasTold = m_wasTold && m_now.isMissing;
        if (!m_syncTimer.isActive())
            m_syncTimer.start();
        return;
    }
    m_now.isMissing = true;
    m_sinceFailure.start();
    if (!std::exchange(m_wasTold, true))
        emit failed(
            tr("%1: your changes cannot be kept for recovery. You can go on, but save soon.")
                .arg(errorText(written.error())));
}

void Journaling::sync()
{
    if (m_now.journal && m_now.journal->needsSync() && !m_now.journal->startSync())
        m_syncTimer.start();
}

} // namespace thicket::editor
