#include "app/editor/document/mapeditcommand.h"

#include "app/editor/document/mapdocument.h"

#include <utility>

namespace thicket::editor {

namespace {

constexpr int neverMerges = -1; // as QUndoCommand::id() defines it
constexpr int mergesByKey = 1;

} // namespace

MapEditCommand::MapEditCommand(MapDocument& document, nav::MapEdit edit, const QString& text,
                               const QString& mergeKey, State state)
    : QUndoCommand(text), m_document(document), m_edit(std::move(edit)), m_mergeKey(mergeKey),
      m_state(state)
{}

void MapEditCommand::undo()
{
    // A preview is applied on top of the edit. Undo must cancel it first, also if it does not come
    // through MapDocument::undo().
    m_document.gesture().cancel();
    const nav::MapEdit edit = m_edit.inverted();
    m_document.applyEdit(edit);
    emit m_document.committed(edit);
}

void MapEditCommand::redo()
{
    if (std::exchange(m_state, State::toBeApplied) == State::toBeApplied) {
        m_document.gesture().cancel();
        m_document.applyEdit(m_edit);
    }
    emit m_document.committed(m_edit);
}

int MapEditCommand::id() const { return m_mergeKey.isEmpty() ? neverMerges : mergesByKey; }

bool MapEditCommand::mergeWith(const QUndoCommand* other)
{
    const auto* later = dynamic_cast<const MapEditCommand*>(other);
    if (!later || later->m_mergeKey != m_mergeKey)
        return false;
    m_edit = nav::merged(std::move(m_edit), later->m_edit);
    setObsolete(m_edit.isNoOp());
    return true;
}

} // namespace thicket::editor
