#include "app/editor/files/files.h"

#include "app/editor/document/fileopening.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/recentfiles.h"
#include "app/editor/export/exportdialog.h"
#include "app/recovery/recovery.h"
#include "libnav/map/mapfile.h"
#include "plugins/host/mapfiles.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QTime>

#include <algorithm>
#include <utility>

namespace thicket::editor {

namespace {

nav::Map emptyMap()
{
    nav::Map map;
    map.settings.bounds = nav::Box{{0, 0}, {80, 60}};
    nav::Layer layer;
    layer.id = 1;
    layer.name = Files::tr("Obstacles").toStdString();
    map.settings.layers.push_back(std::move(layer));
    return map;
}

} // namespace

Files::Files(MapDocument& document, const plugins::FormatRegistry& formats, RecentFiles& recent,
             const Appearance& appearance, QWidget& window)
    : QObject(&window), m_document(document), m_formats(formats), m_recent(recent),
      m_appearance(appearance), m_window(window), m_disk(document, formats)
{
    connect(&document, &MapDocument::wasReset, this, [this] { m_lastExport.reset(); });
    connect(&document, &MapDocument::wasReset, this, &Files::noteClosed);
    connect(&document, &MapDocument::wasReset, this, &Files::fileAgrees);
    connect(&document, &MapDocument::titleChanged, this, &Files::choicesChanged);
    connect(&document, &MapDocument::synced, this, [this] { m_path = m_document.path(); });
    connect(&document, &MapDocument::synced, this, &Files::fileAgrees);
    connect(&m_disk, &DiskChanges::said, this, &Files::said);
    connect(&m_disk, &DiskChanges::failed, this, &Files::failed);
}

void Files::reportFailure(const Error& error) { emit failed(QString::fromStdString(error.text())); }

bool Files::mayLeave()
{
    m_document.cancelGesture();
    if (!m_document.isModified())
        return true;
    QMessageBox question(&m_window);
    question.setObjectName("unsavedQuestion");
    question.setWindowTitle(tr("Save changes?"));
    question.setText(tr("%1 has changes that are not saved.").arg(m_document.title()));
    question.setStandardButtons(QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel);
    question.setDefaultButton(QMessageBox::Save);
    switch (question.exec()) {
    case QMessageBox::Save:
        return save();
    case QMessageBox::Discard:
        return true;
    default:
        return false;
    }
}

void Files::newMap()
{
    if (mayLeave())
        m_document.reset(emptyMap(), {});
}

void Files::closeMap() { newMap(); }

void Files::noteClosed()
{
    const QString former = std::exchange(m_path, m_document.path());
    m_closed.removeAll(m_path);
    if (!former.isEmpty() && former != m_path) {
        m_closed.removeAll(former);
        m_closed << former;
    }
    emit choicesChanged();
}

void Files::reopenLast()
{
    if (!m_closed.isEmpty() && !open(m_closed.constLast())) {
        m_closed.removeLast(); // the next time the one before
        emit choicesChanged();
    }
}

bool Files::canRevert() const { return !m_document.path().isEmpty() && m_document.isModified(); }

void Files::revert()
{
    if (canRevert() && m_disk.reload(tr("Revert")))
        emit said(tr("Reverted to the saved map: Undo brings your changes back"));
}

QString Files::folder() const
{
    if (!m_document.path().isEmpty())
        return QFileInfo(m_document.path()).absolutePath();
    const QStringList recent = m_recent.files();
    return recent.isEmpty() ? QDir::homePath() : QFileInfo(recent.first()).absolutePath();
}

QString Files::openFilters() const
{
    QStringList all{QStringLiteral("*.thicket")};
    QStringList single{tr("Thicket maps (%1)").arg(QStringLiteral("*.thicket"))};
    for (const plugins::MapFormat* format : m_formats.formats()) {
        const plugins::FormatInfo info = format->info();
        if (!info.canImport)
            continue;
        QStringList patterns;
        for (const QString& suffix : info.suffixes)
            patterns << "*." + suffix;
        all << patterns;
        single << tr("%1 (%2)").arg(info.title, patterns.join(' '));
    }
    QStringList filters{tr("All supported files (%1)").arg(all.join(' '))};
    filters << single << tr("All files (%1)").arg(QStringLiteral("*"));
    return filters.join(QStringLiteral(";;"));
}

void Files::openWithDialog()
{
    const QString path =
        QFileDialog::getOpenFileName(&m_window, tr("Open"), folder(), openFilters());
    if (!path.isEmpty())
        open(path);
}

bool Files::open(const QString& path)
{
    if (!mayLeave())
        return false;
    const auto opened = openInto(m_document, path, m_formats);
    if (!opened) {
        reportFailure(opened.error());
        return false;
    }
    m_recent.add(path);
    if (m_document.isReadOnly())
        emit said(
            tr("A newer version wrote this map: it can be viewed, and saved to another file"));
    return true;
}

bool Files::openSample(const QString& resource)
{
    QFile file(resource);
    if (!file.open(QIODevice::ReadOnly)) {
        emit failed(tr("The sample %1 cannot be read.").arg(resource));
        return false;
    }
    auto map = readSample(file.readAll(), QFileInfo(resource).fileName());
    if (!map) {
        reportFailure(map.error());
        return false;
    }
    m_document.reset(std::move(*map), {});
    return true;
}

Result<nav::Map> Files::readSample(const QByteArray& bytes, const QString& name) const
{
    if (const plugins::MapFormat* format = m_formats.importerFor(name)) {
        auto map = format->importMap(bytes, name, {});
        if (map && map->settings.name.empty())
            map->settings.name = QFileInfo(name).completeBaseName().toStdString();
        return map;
    }
    auto loaded = nav::readMap({bytes.constData(), static_cast<std::size_t>(bytes.size())},
                               name.toStdString());
    if (!loaded)
        return Unexpected(loaded.error());
    return std::move(loaded->map);
}

bool Files::openRecovered(const recovery::RecoveredMap& recovered)
{
    const std::filesystem::path& path = recovered.summary.head.path;
    const recovery::FileVersion edited{recovery::FileStamp(), recovered.fileHash};
    auto loaded = path.empty() ? Result<nav::LoadedMap>(nav::LoadedMap()) : nav::loadMap(path);
    const bool isGone = !path.empty() && !recovery::stampOf(path);
    // Another program may have changed the file since: the map is then in conflict with it.
    if (isGone)
        m_document.reset(nav::Map(), plugins::pathText(path), false, edited);
    else if (!path.empty() && loaded && !loaded->isNewer)
        m_document.reset(std::move(loaded->map), plugins::pathText(path), false, edited);
    else
        m_document.reset(nav::Map(), {});
    const bool isSaved = m_document.map() == recovered.map;
    m_document.replaceMap(recovered.map, tr("Recover"));
    m_disk.check();
    emit said(isSaved ? tr("%1 was saved with all edits").arg(fileName())
                      : tr("Recovered %1: save it to keep it").arg(fileName()));
    return true;
}

QStringList Files::samples()
{
    QStringList paths;
    const QDir folder(QStringLiteral(":/samples"));
    for (const QString& name : folder.entryList(QDir::Files, QDir::Name))
        paths << folder.filePath(name);
    // Native maps first: a first start opens the first one.
    std::stable_partition(paths.begin(), paths.end(), [](const QString& path) {
        return path.endsWith(QStringLiteral(".thicket"));
    });
    return paths;
}

bool Files::save()
{
    const bool needsName = m_document.path().isEmpty() || m_document.isReadOnly();
    return needsName ? saveWithDialog() : saveTo(m_document.path());
}

QString Files::fileName() const { return m_document.title(); }

bool Files::saveWithDialog()
{
    QString name = m_document.title();
    if (!name.endsWith(QStringLiteral(".thicket")))
        name += QStringLiteral(".thicket");
    return saveWithDialogAs(name);
}

bool Files::saveWithDialogAs(const QString& name)
{
    QFileDialog dialog(&m_window, tr("Save As"), folder(),
                       tr("Thicket maps (%1)").arg(QStringLiteral("*.thicket")));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("thicket"));
    dialog.selectFile(name);
    return dialog.exec() == QDialog::Accepted && saveTo(dialog.selectedFiles().constFirst());
}

bool Files::saveTo(const QString& path) { return saveReplacing(path, {}); }

bool Files::saveReplacing(const QString& path, const std::optional<recovery::FileVersion>& accepted)
{
    const auto saved = m_document.save(path, accepted);
    if (!saved) {
        m_disk.check();
        if (m_disk.theirs() && QFileInfo(path) == QFileInfo(m_document.path()))
            return askAboutConflict();
        reportFailure(saved.error());
        return false;
    }
    m_recent.add(path);
    emit said(tr("Saved %1").arg(QTime::currentTime().toString(QStringLiteral("HH:mm"))));
    return true;
}

bool Files::askAboutConflict()
{
    QMessageBox question(&m_window);
    question.setObjectName("conflictQuestion");
    question.setIcon(QMessageBox::Warning);
    question.setWindowTitle(tr("The file has changed"));
    question.setText(tr("Another program changed %1 since you opened it.").arg(fileName()));
    question.setInformativeText(tr("Your map was not saved yet."));
    auto* copy = question.addButton(tr("Keep Mine as a Copy…"), QMessageBox::AcceptRole);
    auto* theirs = question.addButton(tr("Take Theirs"), QMessageBox::DestructiveRole);
    auto* over = question.addButton(tr("Save Over"), QMessageBox::DestructiveRole);
    question.addButton(QMessageBox::Cancel);
    question.setDefaultButton(copy);
    question.exec();
    if (question.clickedButton() == copy)
        return saveAsCopy();
    if (question.clickedButton() == theirs)
        return takeTheirs();
    return question.clickedButton() == over && saveOver();
}

bool Files::saveAsCopy()
{
    return saveWithDialogAs(
        tr("%1 (mine).thicket").arg(QFileInfo(m_document.path()).completeBaseName()));
}

bool Files::takeTheirs() { return m_disk.reload(tr("Take Theirs")); }

bool Files::saveOver() { return saveReplacing(m_document.path(), m_disk.theirs()); }

void Files::exportWithDialog()
{
    const QString base = QFileInfo(m_document.title()).completeBaseName();
    ExportDialog dialog(m_document.map(), m_formats, QDir(folder()).filePath(base), m_appearance,
                        &m_window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_lastExport = LastExport{dialog.path(), dialog.formatId(), dialog.options()};
    emit said(tr("Exported %1").arg(QFileInfo(dialog.path()).fileName()));
}

void Files::exportAgain()
{
    if (!m_lastExport) {
        exportWithDialog();
        return;
    }
    const auto written = plugins::exportMap(m_document.map(), m_lastExport->path, m_formats,
                                            m_lastExport->formatId, m_lastExport->options);
    if (!written) {
        reportFailure(written.error());
    } else {
        emit said(tr("Exported %1").arg(QFileInfo(m_lastExport->path).fileName()));
    }
}

} // namespace thicket::editor
