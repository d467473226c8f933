#include "app/editor/files/diskchanges.h"

#include "app/editor/document/mapdocument.h"
#include "app/recovery/stampcheck.h"
#include "plugins/host/mapfiles.h"

#include <QFileInfo>

#include <utility>

namespace thicket::editor {

DiskChanges::DiskChanges(MapDocument& document, const plugins::FormatRegistry& formats,
                         QObject* parent)
    : QObject(parent), m_document(document), m_formats(formats)
{
    connect(&m_watch, &FileWatch::touched, this, &DiskChanges::check);
    connect(&document, &MapDocument::wasReset, this, &DiskChanges::follow);
    connect(&document, &MapDocument::synced, this, &DiskChanges::follow);
    // When a gesture ends, its edit is not yet an undo step. So not before that is done.
    connect(
        &document, &MapDocument::historyChanged, this,
        [this] {
            if (m_isDue && !m_document.gesture().isOpen())
                check();
        },
        Qt::QueuedConnection);
    follow();
}

void DiskChanges::follow()
{
    m_watch.watch(m_document.file().path());
    m_isGone = false;
    endConflict();
}

void DiskChanges::endConflict()
{
    if (std::exchange(m_theirs, std::nullopt))
        emit conflictEnded();
}

void DiskChanges::check()
{
    m_isDue = m_document.gesture().isOpen();
    if (m_isDue || m_document.file().isUntitled())
        return;
    const std::filesystem::path path = plugins::nativePath(m_document.file().path());
    const auto& known = m_document.file().version();
    const auto stamp = recovery::stampOf(path);
    if (stamp && known && recovery::tellsContents(*stamp, *known))
        return endConflict();
    const auto present = recovery::versionOf(path);
    if (!present)
        return; // not readable now: a save will say why
    if (!*present)
        return noteGone();
    m_isGone = false;
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
    if (m_document.isModified()) {
        m_theirs = version;
        emit conflicted();
    } else if (load(version, tr("Reload"))) {
        emit said(tr("Another program changed %1: it was reloaded").arg(name));
    }
}

bool DiskChanges::reload(const QString& step)
{
    const auto version = recovery::versionOf(plugins::nativePath(m_document.file().path()));
    if (version && *version)
        return load(**version, step);
    emit failed(version ? tr("%1 is gone").arg(titleOf(m_document))
                        : QString::fromStdString(version.error().text()));
    return false;
}

/// `version` was taken before: if the file changes meanwhile, it counts as changed later.
bool DiskChanges::load(const recovery::FileVersion& version, const QString& step)
{
    const QString path = m_document.file().path();
    auto loaded = plugins::openMap(path, m_formats, QStringLiteral("thicket"));
    if (!loaded) {
        emit failed(QString::fromStdString(loaded.error().text()));
        return false;
    }
    m_document.gesture().cancel();
    using Access = DocumentFile::Access;
    const DocumentFile file(path, version, loaded->isNewer ? Access::readOnly : Access::readWrite);
    if (loaded->isNewer || m_document.file().isReadOnly()) {
        m_document.reset(std::move(loaded->map), file);
        return true;
    }
    // One undo step that keeps the ids, so that the selection lives on.
    m_document.replaceMap(loaded->map, step);
    m_document.sync(file);
    return true;
}

} // namespace thicket::editor
