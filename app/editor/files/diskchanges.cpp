#include "app/editor/files/diskchanges.h"

#include "app/editor/document/mapdocument.h"
#include "app/recovery/stampcheck.h"
#include "plugins/host/mapfiles.h"

#include <QFileInfo>

#include <utility>

namespace thicket::editor {

namespace {

/// A larger file takes more than some milliseconds to be read.
constexpr std::uint64_t largestAtOnce = 4 << 20; // bytes

} // namespace

DiskChanges::DiskChanges(MapDocument& document, const plugins::FormatRegistry& formats,
                         QObject* parent)
    : QObject(parent), m_document(document), m_reloading(document, formats)
{
    connect(&m_reloading, &Reloading::failed, this, &DiskChanges::failed);
    connect(&m_watch, &watching::FileWatch::touched, this, &DiskChanges::check);
    connect(&document, &MapDocument::wasReset, this, &DiskChanges::follow);
    connect(&document, &MapDocument::synced, this, &DiskChanges::follow);
    // When a gesture ends, its edit is not yet an undo step. So not before that is done.
    const auto checkIfDue = [this] {
        if (m_isDue)
            check();
    };
    connect(&document, &MapDocument::historyChanged, this, checkIfDue, Qt::QueuedConnection);
    connect(&document, &MapDocument::titleChanged, this, checkIfDue, Qt::QueuedConnection);
    follow();
}

void DiskChanges::follow()
{
    m_watch.watch(m_document.file().path());
    m_isGone = false;
    m_reading.cancel();
    endConflict();
}

void DiskChanges::endConflict()
{
    if (std::exchange(m_theirs, std::nullopt))
        emit conflictEnded();
}

void DiskChanges::check()
{
    const auto path = fileToRead();
    if (!path)
        return;
    const auto stamp = recovery::stampOf(*path);
    if (stamp && stamp->size > largestAtOnce)
        readBeside(*path);
    else
        take(recovery::versionOf(*path));
}

std::optional<std::filesystem::path> DiskChanges::fileToRead()
{
    m_reading.cancel();
    // What is being written is ours: endSaving() tells what became of it.
    m_isDue = m_document.gesture().isOpen() || m_document.isBeingSaved();
    if (m_isDue || m_document.file().isUntitled())
        return {};
    const std::filesystem::path path = plugins::nativePath(m_document.file().path());
    const auto& known = m_document.file().version();
    const auto stamp = recovery::stampOf(path);
    if (!stamp || !known || !recovery::tellsContents(*stamp, *known))
        return path;
    endConflict();
    return {};
}

/// What was read may be of a map that is not shown any more, or too old by then.
void DiskChanges::readBeside(const std::filesystem::path& path)
{
    m_reading.order([this, path](const std::atomic<bool>&) {
        const auto present = recovery::versionOf(path);
        return [this, path, present] { note(path, present); };
    });
}

void DiskChanges::note(const std::filesystem::path& path, const Present& present)
{
    m_isDue = m_document.gesture().isOpen() || m_document.isBeingSaved();
    const bool isShown =
        !m_document.file().isUntitled() && plugins::nativePath(m_document.file().path()) == path;
    if (isShown && !m_isDue)
        take(present);
}

void DiskChanges::take(const Present& present)
{
    if (!present)
        return; // not readable now: a save will say why
    if (!*present)
        return noteGone();
    m_isGone = false;
    const auto& known = m_document.file().version();
    if (known && known->hasContentsOf(**present)) {
        m_document.file().noteStamp((*present)->stamp);
        endConflict();
    } else {
        noteChange(**present);
    }
}

void DiskChanges::noteGone()
{
    endConflict();
    if (std::exchange(m_isGone, true))
        return;
    m_document.undoStack().resetClean(); // the map is saved nowhere: it counts as modified
    emit fileGone();
}

void DiskChanges::noteChange(const recovery::FileVersion& version)
{
    if (m_theirs && m_theirs->hasContentsOf(version))
        return;
    const QString name = QFileInfo(m_document.file().path()).fileName();
    m_isFromWindow = m_isOtherWindows && m_isOtherWindows(version.hash);
    const QString told = m_isFromWindow
                             ? tr("Another Thicket window saved %1: it was reloaded").arg(name)
                             : tr("Another program changed %1: it was reloaded").arg(name);
    if (m_document.isModified()) {
        m_theirs = version;
        emit conflicted();
    } else if (!m_reloading.isBusy()) {
        m_reloading.reload(tr("Reload"), Reloading::WhenEdited::giveUp, [this, told](bool isDone) {
            if (isDone)
                emit said(told);
            else if (m_document.isModified())
                check(); // it was edited meanwhile: it is in conflict
        });
    }
}

void DiskChanges::reload(const QString& step, const Reloading::Then& then)
{
    m_reloading.reload(step, Reloading::WhenEdited::goOn, then);
}

} // namespace thicket::editor
