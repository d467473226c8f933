#include "app/editor/document/mapdocument.h"

#include "app/editor/document/disposal.h"
#include "app/editor/document/mapeditcommand.h"
#include "app/editor/document/mapoutcome.h"
#include "app/editor/document/parkedmap.h"
#include "plugins/host/picturepath.h"

#include <cassert>
#include <utility>

namespace thicket::editor {

namespace {

void tell(MapDocument& document, const nav::MapEdit& edit)
{
    emit document.changed(edit);
    if (edit.settings && edit.settings->before.name != edit.settings->after.name)
        emit document.titleChanged();
}

void follow(const QUndoStack& stack, MapDocument& document)
{
    QObject::connect(&stack, &QUndoStack::cleanChanged, &document, &MapDocument::titleChanged);
    QObject::connect(&stack, &QUndoStack::indexChanged, &document, &MapDocument::historyChanged);
}

} // namespace

MapDocument::MapDocument(QObject* parent)
    : QObject(parent), m_undoStack(std::make_unique<QUndoStack>())
{
    connect(&m_gesture, &OpenGesture::changed, this, &MapDocument::historyChanged);
    follow(*m_undoStack, *this);
}

MapDocument::~MapDocument() { disconnect(m_undoStack.get(), nullptr, this, nullptr); }

void MapDocument::push(const nav::MapEdit& edit, const QString& text, const QString& mergeKey)
{
    if (m_gesture.cancelFor(edit) || edit.isNoOp() ||
        take(edit, text) != LongStepMaker::Taking::atOnce)
        return;
    Following following = followed(m_map, edit);
    if (!m_locks.admits(following.edit, QString::fromStdString(following.templateName)))
        return;
    m_undoStack->push(new MapEditCommand(*this, sharedEdit(std::move(following.edit)), text,
                                         mergeKey, MapEditCommand::State::toBeApplied));
    announce(following);
}

LongStepMaker::Taking MapDocument::take(const nav::MapEdit& edit, const QString& text)
{
    return m_longSteps ? m_longSteps->take(edit, text) : LongStepMaker::Taking::atOnce;
}

Result<void> MapDocument::push(const MapStep& step)
{
    if (m_gesture.cancel())
        return {};
    if (m_longSteps && step.objects > mostAtOnce) {
        m_longSteps->push(step);
        return {};
    }
    const Result<nav::MapEdit> edit = step.make(m_map);
    if (!edit)
        return Unexpected(edit.error());
    push(*edit, step.text, step.mergeKey);
    if (step.then)
        step.then();
    return {};
}

void MapDocument::announce(const Following& following)
{
    if (following.instances > 0 || following.detached > 0)
        emit instancesFollowed(following);
}

void MapDocument::replaceMap(const nav::Map& map, const QString& text)
{
    m_gesture.takeDown();
    nav::Map after = map;
    plugins::resolvePicture(after.settings, m_file.path());
    replaceBy(outcomeBetween(m_map, std::move(after)), text);
}

void MapDocument::replaceBy(std::unique_ptr<MapOutcome> outcome, const QString& text)
{
    assert(!m_gesture.isOpen());
    const auto edit = outcome->edit;
    if (!edit->isNoOp())
        withOutcome(std::move(outcome), [&](QUndoStack& stack) {
            stack.push(
                new MapEditCommand(*this, edit, text, {}, MapEditCommand::State::toBeApplied));
        });
}

void MapDocument::undo()
{
    if (m_gesture.cancel())
        return;
    if (isPending())
        m_longSteps->takeBack();
    else if (!takesOver(m_undoStack->index() - 1))
        m_undoStack->undo();
}

void MapDocument::redo()
{
    if (!m_gesture.isOpen() && !takesOver(m_undoStack->index() + 1))
        m_undoStack->redo();
}

void MapDocument::withOutcome(std::unique_ptr<MapOutcome> outcome,
                              const std::function<void(QUndoStack& stack)>& step)
{
    m_gesture.cancel();
    m_record = std::move(outcome->record);
    m_changesAgents = outcome->changesAgents;
    m_outcome = std::move(outcome);
    m_hasOutcome = true;
    step(*m_undoStack);
    m_hasOutcome = false;
    assert(!m_outcome);
    m_record = {};
    m_changesAgents.reset();
}

bool MapDocument::changesAgents(const nav::MapEdit& edit) const
{
    return m_changesAgents ? *m_changesAgents : editor::changesAgents(edit);
}

/// Whether the map after the steps was made already. The first of them takes it.
bool MapDocument::takesOutcome()
{
    if (m_outcome) {
        const auto edit = m_outcome->edit;
        applyEdit(*edit);
        emit committed(*edit);
    }
    return m_hasOutcome;
}

void MapDocument::goTo(int step)
{
    m_gesture.cancel();
    if (takesOver(step))
        return;
    m_steps.emplace();
    m_undoStack->setIndex(step);
    const StepCollection steps = *std::exchange(m_steps, std::nullopt);
    if (!steps.edit().isNoOp())
        tell(*this, steps.edit());
}

void MapDocument::reset(nav::Map map, DocumentFile file)
{
    m_gesture.abandon();
    m_map = std::move(map);
    m_index.rebuild();
    m_file = std::move(file);
    plugins::resolvePicture(m_map.settings, m_file.path());
    m_saving = {};
    m_undoStack->clear();
    emit wasReset();
    emit titleChanged();
}

void MapDocument::exchange(ParkedMap& parked)
{
    m_gesture.abandon();
    disconnect(m_undoStack.get(), nullptr, this, nullptr);
    std::swap(m_map, parked.map);
    m_index.exchange(parked.index);
    std::swap(m_undoStack, parked.undoStack);
    std::swap(m_saving, parked.saving);
    std::swap(m_file, parked.file);
    follow(*m_undoStack, *this);
    emit wasReset();
    emit titleChanged();
}

void MapDocument::sync(DocumentFile file)
{
    m_file = std::move(file);
    m_undoStack->setClean();
    emit titleChanged();
    emit synced();
}

void MapDocument::beginSaving() { m_saving.begin(*m_undoStack); }

void MapDocument::endSaving(std::optional<DocumentFile> file)
{
    if (!m_saving.end(*m_undoStack, file.has_value()))
        return;
    const bool isWritten = file.has_value();
    if (isWritten)
        m_file = *std::move(file);
    emit titleChanged();
    if (isWritten)
        emit synced();
}

nav::Map MapDocument::committedMap() const { return m_gesture.committed(m_map); }

void MapDocument::applyEdit(const nav::MapEdit& edit)
{
    if (edit.isNoOp())
        return;
    if (m_outcome) {
        m_outcome->map.skipIds(m_map.unusedId());
        std::swap(m_map, m_outcome->map);
        m_index.exchange(m_outcome->index);
        sharedAside(std::exchange(m_outcome, nullptr)); // the former map
    } else {
        nav::apply(m_map, edit);
        m_index.follow(edit);
    }
    if (m_steps)
        return m_steps->add(edit);
    tell(*this, edit);
}

QString titleOf(const MapDocument& document) { return document.file().titleOf(document.map()); }

} // namespace thicket::editor
