#include "app/editor/files/files.h"

#include "app/editor/document/fileopening.h"
#include "app/editor/document/mapadding.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/openmaps.h"
#include "app/editor/document/recentfiles.h"
#include "app/editor/document/saving.h"
#include "app/editor/files/startfolder.h"
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

Files::Files(MapDocument& document, OpenMaps& maps, const plugins::FormatRegistry& formats,
             RecentFiles& recent, const Appearance& appearance, QWidget& window)
    : QObject(&window), m_document(document), m_maps(maps), m_formats(formats), m_recent(recent),
      m_window(window), m_disk(document, formats), m_questions(formats, appearance, window)
{
    connect(&maps, &OpenMaps::entered, &m_disk, &DiskChanges::check);
    connect(&maps, &OpenMaps::dropped, this,
            [this](int, const QString& path) { noteClosed(path); });
    connect(&document, &MapDocument::wasReset, this, &Files::fileAgrees);
    connect(&document, &MapDocument::titleChanged, this, &Files::choicesChanged);
    connect(&document, &MapDocument::synced, this, &Files::fileAgrees);
    connect(&m_disk, &DiskChanges::said, this, &Files::said);
    connect(&m_disk, &DiskChanges::failed, this, &Files::failed);
}

void Files::reportFailure(const Error& error) { emit failed(QString::fromStdString(error.text())); }

bool Files::mayLeave()
{
    for (int place = 0; place < m_maps.count(); ++place) {
        if (!m_maps.isModified(place))
            continue;
        m_maps.show(place); // the user sees what the question is about
        if (!mayDrop())
            return false;
    }
    return true;
}

/// Asks about the shown map.
bool Files::mayDrop()
{
    m_document.gesture().cancel();
    if (!m_document.isModified())
        return true;
    QMessageBox question(&m_window);
    question.setObjectName("unsavedQuestion");
    question.setWindowTitle(tr("Save changes?"));
    question.setText(tr("%1 has changes that are not saved.").arg(titleOf(m_document)));
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

/// For a map that is about to be opened.
void Files::makeRoom()
{
    if (!m_maps.givesWay())
        m_maps.add();
}

void Files::newMap()
{
    makeRoom();
    m_document.reset(emptyMap(), {});
    m_maps.letGiveWay();
}

bool Files::close(int place)
{
    if (m_maps.isModified(place)) {
        m_maps.show(place);
        if (!mayDrop())
            return false;
    }
    if (m_maps.count() == 1) {
        m_maps.add();
        newMap();
        place = m_maps.shown() - 1;
    }
    m_maps.drop(place);
    return true;
}

void Files::closeShown() { close(m_maps.shown()); }

void Files::closeOthers(int place)
{
    const int kept = m_maps.idAt(place);
    for (int other = m_maps.count() - 1; other >= 0; --other) {
        if (m_maps.idAt(other) != kept && !close(other))
            return;
    }
}

void Files::noteClosed(const QString& path)
{
    if (path.isEmpty())
        return;
    m_closed.removeAll(path);
    m_closed << path;
    emit choicesChanged();
}

void Files::reopenLast()
{
    if (m_closed.isEmpty())
        return;
    open(m_closed.takeLast()); // if it is gone, the next time the one before
    emit choicesChanged();
}

bool Files::canRevert() const { return !m_document.file().isUntitled() && m_document.isModified(); }

void Files::revert()
{
    if (canRevert() && m_disk.reload(tr("Revert")))
        emit said(tr("Reverted to the saved map: Undo brings your changes back"));
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
    const QString path = QFileDialog::getOpenFileName(
        &m_window, tr("Open"), startFolder(m_document, m_recent), openFilters());
    if (!path.isEmpty())
        open(path);
}

bool Files::open(const QString& path)
{
    if (const int place = m_maps.placeOf(path); place >= 0) {
        m_maps.show(place);
        return true;
    }
    const auto options = m_questions.optionsFor(path, tr("Open"));
    if (!options)
        return false;
    auto opened = readForOpening(path, m_formats, *options);
    if (!opened) {
        reportFailure(opened.error());
        return false;
    }
    makeRoom();
    m_document.reset(std::move(opened->map), std::move(opened->file));
    m_closed.removeAll(m_document.file().path());
    m_recent.add(path);
    if (m_document.file().isReadOnly())
        emit said(
            tr("A newer version wrote this map: it can be viewed, and saved to another file"));
    return true;
}

bool Files::openAll(const QStringList& paths, int shown)
{
    bool isAny = false;
    for (const QString& path : paths)
        isAny = open(path) || isAny;
    if (const int place = m_maps.placeOf(paths.value(shown)); place >= 0)
        m_maps.show(place);
    return isAny;
}

void Files::addWithDialog()
{
    const QString path = QFileDialog::getOpenFileName(
        &m_window, tr("Add from File"), startFolder(m_document, m_recent), openFilters());
    if (!path.isEmpty())
        addFrom(path);
}

bool Files::addFrom(const QString& path)
{
    const auto options = m_questions.optionsFor(path, tr("Add"));
    if (!options)
        return false;
    const auto opened = readForOpening(path, m_formats, *options);
    if (!opened) {
        reportFailure(opened.error());
        return false;
    }
    m_document.gesture().cancel();
    const auto adding = added(m_document.map(), opened->map);
    if (!adding) {
        reportFailure(adding.error());
        return false;
    }
    m_document.push(adding->edit, tr("Add %1").arg(QFileInfo(path).fileName()));
    emit said(tr("%n added from %1", nullptr, static_cast<int>(adding->ids.size()))
                  .arg(QFileInfo(path).fileName()));
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
    makeRoom();
    m_document.reset(std::move(*map), {});
    m_maps.letGiveWay();
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
    makeRoom();
    // Another program may have changed the file since: the map is then in conflict with it.
    if (isGone)
        m_document.reset(nav::Map(), DocumentFile(plugins::pathText(path), edited));
    else if (!path.empty() && loaded && !loaded->isNewer)
        m_document.reset(std::move(loaded->map), DocumentFile(plugins::pathText(path), edited));
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
    const bool needsName = m_document.file().isUntitled() || m_document.file().isReadOnly();
    return needsName ? saveWithDialog() : saveTo(m_document.file().path());
}

QString Files::fileName() const { return titleOf(m_document); }

bool Files::saveWithDialog()
{
    QString name = titleOf(m_document);
    if (!name.endsWith(QStringLiteral(".thicket")))
        name += QStringLiteral(".thicket");
    return saveWithDialogAs(name);
}

bool Files::saveWithDialogAs(const QString& name)
{
    QFileDialog dialog(&m_window, tr("Save As"), startFolder(m_document, m_recent),
                       tr("Thicket maps (%1)").arg(QStringLiteral("*.thicket")));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("thicket"));
    dialog.selectFile(name);
    return dialog.exec() == QDialog::Accepted && saveTo(dialog.selectedFiles().constFirst());
}

bool Files::saveTo(const QString& path) { return saveReplacing(path, {}); }

bool Files::saveReplacing(const QString& path, const std::optional<recovery::FileVersion>& accepted)
{
    const auto saved = editor::save(m_document, path, accepted);
    if (!saved) {
        m_disk.check();
        if (m_disk.theirs() && QFileInfo(path) == QFileInfo(m_document.file().path()))
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
        tr("%1 (mine).thicket").arg(QFileInfo(m_document.file().path()).completeBaseName()));
}

bool Files::takeTheirs() { return m_disk.reload(tr("Take Theirs")); }

bool Files::saveOver() { return saveReplacing(m_document.file().path(), m_disk.theirs()); }

} // namespace thicket::editor
