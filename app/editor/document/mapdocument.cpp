#include "app/editor/document/mapdocument.h"

#include "app/editor/document/gesture.h"
#include "app/editor/document/mapdifference.h"
#include "app/editor/document/mapeditcommand.h"
#include "app/editor/document/parkedmap.h"
#include "app/editor/document/underlayedits.h"
#include "app/recovery/stampcheck.h"
#include "libnav/files/atomicfile.h"
#include "libnav/map/mapfile.h"

#include <QFileInfo>

#include <cassert>
#include <filesystem>
#include <system_error>
#include <utility>

namespace thicket::editor {

namespace {

/// Parts from a newer version are kept unchanged, but not all of them can be read back from a file
/// of our version. Such a copy could never be opened.
bool survivesSaving(const nav::Map& map)
{
    const auto readBack = nav::readMap(nav::writeMap(map), {});
    return readBack && readBack.value().map == map;
}

} // namespace

MapDocument::MapDocument(QObject* parent)
    : QObject(parent), m_undoStack(std::make_unique<QUndoStack>())
{
    followStack();
}

void MapDocument::followStack()
{
    connect(m_undoStack.get(), &QUndoStack::cleanChanged, this, &MapDocument::titleChanged);
    connect(m_undoStack.get(), &QUndoStack::indexChanged, this, &MapDocument::historyChanged);
}

MapDocument::~MapDocument()
{
    // A gesture may outlive its document. It must then not use the document.
    if (m_gesture)
        m_gesture->m_open = false;
    disconnect(m_undoStack.get(), nullptr, this, nullptr);
}

void MapDocument::push(const nav::MapEdit& edit, const QString& text, const QString& mergeKey)
{
    if (cancelGesture() || edit.isNoOp() || !m_locks.admits(edit))
        return;
    m_undoStack->push(
        new MapEditCommand(*this, edit, text, mergeKey, MapEditCommand::State::toBeApplied));
}

void MapDocument::replaceMap(const nav::Map& map, const QString& text)
{
    assert(!m_gesture);
    nav::MapEdit edit = differenceBetween(m_map, map);
    if (edit.settings)
        resolvePicture(edit.settings->after, m_path);
    if (!edit.isNoOp())
        m_undoStack->push(
            new MapEditCommand(*this, edit, text, {}, MapEditCommand::State::toBeApplied));
}

void MapDocument::pushApplied(nav::MapEdit edit, const QString& text)
{
    m_undoStack->push(
        new MapEditCommand(*this, std::move(edit), text, {}, MapEditCommand::State::applied));
}

void MapDocument::undo()
{
    if (!cancelGesture())
        m_undoStack->undo();
}

void MapDocument::redo()
{
    if (!m_gesture)
        m_undoStack->redo();
}

void MapDocument::goTo(int step)
{
    cancelGesture();
    m_together.emplace();
    m_undoStack->setIndex(step);
    const nav::MapEdit edit = *std::exchange(m_together, std::nullopt);
    if (!edit.isNoOp())
        announce(edit);
}

bool MapDocument::cancelGesture()
{
    if (!m_gesture)
        return false;
    m_gesture->cancel();
    return true;
}

void MapDocument::reset(nav::Map map, const QString& path, bool readOnly,
                        std::optional<recovery::FileVersion> version)
{
    abandonGesture();
    m_map = std::move(map);
    m_index.rebuild();
    m_path = path.isEmpty() ? QString() : QFileInfo(path).absoluteFilePath();
    resolvePicture(m_map.settings, m_path);
    m_version = std::move(version);
    m_readOnly = readOnly;
    m_undoStack->clear();
    emit wasReset();
    emit titleChanged();
}

void MapDocument::exchange(ParkedMap& parked)
{
    abandonGesture();
    disconnect(m_undoStack.get(), nullptr, this, nullptr);
    std::swap(m_map, parked.map);
    m_index.exchange(parked.index);
    std::swap(m_undoStack, parked.undoStack);
    std::swap(m_path, parked.path);
    std::swap(m_version, parked.version);
    std::swap(m_readOnly, parked.isReadOnly);
    followStack();
    emit wasReset();
    emit titleChanged();
}

void MapDocument::reload(const nav::Map& map, recovery::FileVersion version, const QString& text)
{
    replaceMap(map, text);
    m_version = std::move(version);
    m_undoStack->setClean();
    emit synced();
}

void MapDocument::noteStamp(const recovery::FileStamp& stamp)
{
    if (m_version)
        m_version->stamp = stamp;
}

void MapDocument::noteFileGone() { m_undoStack->resetClean(); }

QString MapDocument::title() const { return titleOf(m_map, m_path); }

Result<void> MapDocument::mayReplace(const QString& path,
                                     const std::optional<recovery::FileVersion>& accepted) const
{
    if (m_path.isEmpty() || !isOwnFile(path))
        return {};
    const auto stamp = recovery::stampOf(path.toStdU16String());
    if (stamp && m_version && recovery::isLarge(*stamp) &&
        recovery::tellsContents(*stamp, *m_version))
        return {};
    const auto present = recovery::versionOf(path.toStdU16String());
    if (!present)
        return Unexpected(present.error());
    const auto isKnown = [&](const std::optional<recovery::FileVersion>& version) {
        return version && version->hasContentsOf(**present);
    };
    if (!*present || isKnown(m_version) || isKnown(accepted))
        return {};
    return Unexpected("Another program changed the file. It was not replaced.",
                      QFileInfo(path).fileName().toStdString());
}

Result<void> MapDocument::save(const QString& path,
                               const std::optional<recovery::FileVersion>& accepted)
{
    const QString target = QFileInfo(path).absoluteFilePath();
    nav::Map committed = committedMap();
    relatePicture(committed.settings, target);
    if (m_readOnly && isOwnFile(target)) {
        return Unexpected("The map was written by a newer version and is open read-only. "
                          "Save it under another name.",
                          QFileInfo(target).fileName().toStdString());
    }
    if (m_readOnly && !survivesSaving(committed)) {
        return Unexpected("The map holds objects of a newer version that would be lost. "
                          "Save it with the version that made it.",
                          QFileInfo(target).fileName().toStdString());
    }
    const std::string bytes = nav::writeMap(committed);
    auto saved = nav::writeFileAtomically(target.toStdU16String(), bytes,
                                          [&] { return mayReplace(target, accepted); });
    if (!saved)
        return saved;
    m_path = target;
    m_version = recovery::FileVersion{
        recovery::stampOf(target.toStdU16String()).value_or(recovery::FileStamp()),
        recovery::hashOf(bytes)};
    m_readOnly = false;
    m_undoStack->setClean();
    emit titleChanged();
    emit synced();
    return {};
}

nav::Map MapDocument::committedMap() const
{
    nav::Map committed = m_map;
    if (m_gesture)
        nav::apply(committed, m_gesture->shown().inverted());
    return committed;
}

nav::Box MapDocument::extent() const
{
    nav::Box box = m_map.settings.bounds.value_or(nav::Box());
    enclose(box, m_index.bounds());
    return box;
}

bool MapDocument::isOwnFile(const QString& path) const
{
    if (path == m_path)
        return true;
    std::error_code missing;
    return std::filesystem::equivalent(path.toStdU16String(), m_path.toStdU16String(), missing);
}

void MapDocument::applyEdit(const nav::MapEdit& edit)
{
    if (edit.isNoOp())
        return;
    nav::apply(m_map, edit);
    m_index.follow(edit);
    if (!m_together)
        return announce(edit);
    // Not by merged(), whose time would be quadratic in the number of steps.
    m_together->entries.insert(m_together->entries.end(), edit.entries.begin(), edit.entries.end());
    if (edit.settings && m_together->settings)
        m_together->settings->after = edit.settings->after;
    else if (edit.settings)
        m_together->settings = edit.settings;
}

void MapDocument::announce(const nav::MapEdit& edit)
{
    emit changed(edit);
    if (edit.settings && edit.settings->before.name != edit.settings->after.name)
        emit titleChanged();
}

void MapDocument::openGesture(Gesture& gesture)
{
    assert(!m_gesture);
    m_gesture = &gesture;
    emit historyChanged();
}

void MapDocument::closeGesture()
{
    m_gesture = nullptr;
    emit historyChanged();
}

void MapDocument::abandonGesture()
{
    if (!m_gesture)
        return;
    m_gesture->m_shown = {};
    m_gesture->close();
}

} // namespace thicket::editor
