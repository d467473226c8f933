#include "app/editor/document/mapeditcommand.h"

#include "app/editor/document/disposal.h"
#include "app/editor/document/mapdocument.h"

#include <utility>

namespace thicket::editor {

namespace {

constexpr int neverMerges = -1; // as QUndoCommand::id() defines it
constexpr int mergesByKey = 1;
constexpr std::size_t fewEntries = 10'000; // are freed within a millisecond or two

} // namespace

std::shared_ptr<const nav::MapEdit> sharedEdit(nav::MapEdit edit)
{
    if (edit.entries.size() <= fewEntries)
        return std::make_shared<const nav::MapEdit>(std::move(edit));
    return sharedAside(std::move(edit));
}

MapEditCommand::MapEditCommand(MapDocument& document, std::shared_ptr<const nav::MapEdit> edit,
                               const QString& text, const QString& mergeKey, State state)
    : QUndoCommand(text), m_document(document), m_edit(std::move(edit)), m_mergeKey(mergeKey),
      m_state(state)
{}

void MapEditCommand::undo()
{
    // A preview is applied on top of the edit. Undo must cancel it first, also if it does not come
    // through MapDocument::undo().
    m_document.gesture().cancel();
    if (!m_document.takesOutcome())
        apply(sharedEdit(m_edit->inverted()));
}

void MapEditCommand::redo()
{
    if (std::exchange(m_state, State::toBeApplied) == State::applied) {
        emit m_document.committed(*m_edit);
        return;
    }
    m_document.gesture().cancel();
    if (!m_document.takesOutcome())
        apply(m_edit);
}

void MapEditCommand::apply(const std::shared_ptr<const nav::MapEdit>& edit)
{
    const auto kept = edit; // its owner may go meanwhile
    m_document.applyEdit(*kept);
    emit m_document.committed(*kept);
}

int MapEditCommand::id() const { return m_mergeKey.isEmpty() ? neverMerges : mergesByKey; }

bool MapEditCommand::mergeWith(const QUndoCommand* other)
{
    const auto* later = dynamic_cast<const MapEditCommand*>(other);
    if (!later || later->m_mergeKey != m_mergeKey)
        return false;
    m_edit = sharedEdit(nav::merged(*m_edit, *later->m_edit));
    setObsolete(m_edit->isNoOp());
    return true;
}

} // namespace thicket::editor
