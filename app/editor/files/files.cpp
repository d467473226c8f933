#include "app/editor/files/files.h"

#include "app/editor/document/disposal.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/openmaps.h"
#include "app/editor/document/recentfiles.h"
#include "app/editor/errors/errortext.h"
#include "app/editor/export/formatwords.h"
#include "app/editor/files/readrecovered.h"
#include "app/editor/files/startfolder.h"
#include "app/recovery/journalfolder.h"
#include "libnav/map/mapfile.h"
#include "plugins/host/mapfiles.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>

#include <algorithm>
#include <memory>
#include <utility>

namespace thicket::editor {

namespace {

QString firstLayerName() { return Files::tr("Obstacles"); }

nav::Map emptyMap()
{
    nav::Map map;
    map.settings.bounds = nav::Box{{0, 0}, {80, 60}};
    nav::Layer layer;
    layer.id = 1;
    layer.name = firstLayerName().toStdString();
    map.settings.layers.push_back(std::move(layer));
    return map;
}

} // namespace

Files::Files(MapDocument& document, OpenMaps& maps, const plugins::FormatRegistry& formats,
             RecentFiles& recent, const Appearance& appearance, QWidget& window)
    : QObject(&window), m_document(document), m_maps(maps), m_formats(formats), m_recent(recent),
      m_window(window), m_disk(document, formats), m_questions(formats, appearance, window),
      m_steps(document), m_opening({document, maps, formats, m_steps}),
      m_saving({document, maps, recent, m_disk}, window)
{
    m_opening.setQuestion([this](const QString& path, const QString& verb) {
        return m_questions.optionsFor(path, verb);
    });
    connect(&maps, &OpenMaps::entered, &m_disk, &DiskChanges::check);
    connect(&maps, &OpenMaps::dropped, this,
            [this](int, const QString& source) { noteClosed(source); });
    connect(&document, &MapDocument::wasReset, this, &Files::fileAgrees);
    connect(&document, &MapDocument::titleChanged, this, &Files::choicesChanged);
    connect(&document, &MapDocument::synced, this, &Files::fileAgrees);
    connect(&m_disk, &DiskChanges::said, this, &Files::said);
    connect(&m_disk, &DiskChanges::failed, this, &Files::failed);
    connect(&m_disk.reloading(), &Reloading::pointedOut, this, &Files::pointedOut);
    connect(&m_saving, &Saving::said, this, &Files::said);
    connect(&m_saving, &Saving::failed, this, &Files::failed);
    connect(&m_steps, &LongSteps::said, this, &Files::said);
    connect(&m_steps, &LongSteps::failed, this, &Files::failed);
    connect(&m_opening, &Opening::opened, this, &Files::noteOpened);
    connect(&m_opening, &Opening::said, this, &Files::said);
    connect(&m_opening, &Opening::remarked, this, &Files::remarked);
    connect(&m_opening, &Opening::failed, this, &Files::failed);
    connect(&m_opening, &Opening::pointedOut, this, &Files::pointedOut);
}

void Files::reportFailure(const Error& error) { emit failed(errorText(error)); }

bool Files::mayLeave()
{
    if (std::exchange(m_isLeaving, true))
        return false; // the question is open, or a save is waited for
    const bool may = mayDropAll();
    m_isLeaving = false;
    return may;
}

bool Files::mayDropAll()
{
    m_saving.writing().wait();
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
        return m_saving.saveNow();
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
    const int id = m_maps.idAt(place);
    m_saving.writing().wait();
    place = m_maps.placeOfId(id);
    if (place < 0)
        return false;
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
    if (!canRevert())
        return;
    m_disk.reload(tr("Revert"), [this](bool isDone) {
        if (isDone)
            emit said(tr("Reverted to the saved map: Undo brings your changes back"));
    });
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
        single << tr("%1 (%2)").arg(formatWords(info.title), patterns.join(' '));
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

void Files::openWithOptions()
{
    const QString path = QFileDialog::getOpenFileName(
        &m_window, tr("Open with Options"), startFolder(m_document, m_recent), openFilters());
    if (path.isEmpty())
        return;
    const auto options = m_questions.chosenFor(path, tr("Open"));
    if (!options)
        return;
    const bool isAgain = QFileInfo(m_maps.source(m_maps.shown())) == QFileInfo(path) &&
                         m_maps.path(m_maps.shown()).isEmpty();
    const int formerId = isAgain ? m_maps.shownId() : -1;
    m_opening.open(
        path,
        [this, formerId, path](bool isDone) {
            if (isDone)
                dropUnedited(formerId, path);
        },
        options);
}

void Files::open(const QString& path, const Opening::Then& then) { m_opening.open(path, then); }

void Files::noteOpened(const QString& path)
{
    m_closed.removeAll(m_document.file().source());
    m_recent.add(path);
    if (m_document.file().isReadOnly())
        emit said(
            tr("A newer version wrote this map: it can be viewed, and saved to another file"));
}

void Files::openAll(const QStringList& paths, int shown, const std::function<void()>& whenNone,
                    const std::function<void()>& then)
{
    if (paths.isEmpty())
        return whenNone();
    struct Count {
        qsizetype waiting;
        bool isAny;
    };
    const auto count = std::make_shared<Count>(Count{paths.size(), false});
    const auto decided = [this, count, whenNone, then, path = paths.value(shown)](bool isOpen) {
        count->isAny = count->isAny || isOpen;
        if (--count->waiting > 0)
            return;
        if (const int place = m_maps.placeOf(path); place >= 0)
            m_maps.show(place);
        if (!count->isAny)
            whenNone();
        else if (then)
            then();
    };
    for (const QString& path : paths)
        open(path, decided);
}

void Files::addWithDialog()
{
    const QString path = QFileDialog::getOpenFileName(
        &m_window, tr("Add from File"), startFolder(m_document, m_recent), openFilters());
    if (!path.isEmpty())
        addFrom(path);
}

void Files::addFrom(const QString& path, const Opening::Then& then) { m_opening.add(path, then); }

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
        auto imported = format->importMap({bytes, name}, {});
        if (!imported)
            return Unexpected(imported.error());
        if (imported->map.settings.name.empty())
            imported->map.settings.name = QFileInfo(name).completeBaseName().toStdString();
        return std::move(imported->map);
    }
    auto loaded = nav::readMap({bytes.constData(), static_cast<std::size_t>(bytes.size())},
                               name.toStdString());
    if (!loaded)
        return Unexpected(loaded.error());
    return std::move(loaded->map);
}

void Files::openRecovered(recovery::LostJournal& journal, const std::function<void()>& beforeStep,
                          const Opening::Then& then)
{
    const auto toState = std::make_shared<std::unique_ptr<MapOutcome>>();
    m_opening.read(
        tr("Recovering %1").arg(QString::fromStdString(journal.summary().head.title)),
        [&journal, toState](Progress&) { return readRecovered(journal, *toState); },
        [this, toState, beforeStep](std::unique_ptr<ParkedMap>& map) {
            const QString path = map->file.path();
            const int former = path.isEmpty() ? -1 : m_maps.placeOf(path);
            const int formerId = former < 0 ? -1 : m_maps.idAt(former);
            m_maps.bring(std::move(map));
            beforeStep();
            if (*toState)
                m_document.replaceBy(std::move(*toState), tr("Recover"));
            dropUnedited(formerId, path);
            m_disk.check();
            emit said(m_document.isModified()
                          ? tr("Recovered %1: save it to keep it").arg(fileName())
                          : tr("%1 was saved with all edits").arg(fileName()));
            return true;
        },
        then);
}

/// A map that was read anew takes the place of the same file in another tab, which has no edits.
void Files::dropUnedited(int formerId, const QString& path)
{
    const int former = formerId < 0 ? -1 : m_maps.placeOfId(formerId);
    if (former < 0 || m_maps.isModified(former))
        return;
    m_maps.drop(former);
    m_closed.removeAll(path);
    emit choicesChanged();
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

QString Files::fileName() const { return titleOf(m_document); }

} // namespace thicket::editor
