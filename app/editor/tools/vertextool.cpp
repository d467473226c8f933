#include "app/editor/tools/vertextool.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/document/vertices.h"

#include <QKeyEvent>

#include <algorithm>

namespace thicket::editor {

VertexTool::VertexTool(ToolContext context, QObject* parent)
    : GestureTool(context, parent), m_editing(context)
{}

QList<KeyHint> VertexTool::hints() const
{
    if (m_gesture)
        return {{tr("Shift"), tr("one axis")},
                {tr("Ctrl"), tr("no snapping")},
                {tr("Esc"), tr("put it back")}};
    if (!m_editing.object())
        return {{tr("Click"), tr("a wall or polygon")}};
    return {{tr("Double click"), tr("insert")},
            {tr("Shift"), tr("choose several")},
            {tr("Del"), tr("remove")}};
}

QCursor VertexTool::cursor() const
{
    if (m_gesture || m_context.canvas.hits().handleAt(m_pointer.at))
        return Qt::SizeAllCursor;
    return m_editing.sideAt(m_pointer.at) ? Qt::SizeAllCursor : Qt::ArrowCursor;
}

void VertexTool::press(const PointerEvent& event)
{
    cancel();
    m_isSpent = false;
    m_press = event;
    m_pointer = event;
    m_side.reset();
    m_handle = m_context.canvas.hits().handleAt(event.at);
    if (m_handle && !m_handle->isOfOutline())
        m_handle.reset();
    const bool adds = event.modifiers.testFlag(Qt::ShiftModifier);
    if (m_handle && m_handle->vertex) {
        const auto chosen = m_context.canvas.chosenVertices();
        const bool isChosen =
            std::find(chosen.begin(), chosen.end(), *m_handle->vertex) != chosen.end();
        if (adds || !isChosen)
            m_editing.choose(*m_handle->vertex, adds);
    } else if (!m_handle) {
        m_side = m_editing.sideAt(event.at);
        if (!m_side)
            select(event);
    }
}

/// Takes the wall or polygon under the pointer for editing.
void VertexTool::select(const PointerEvent& event)
{
    const double slop = objectSlop * m_context.canvas.unitsPerPixel();
    const nav::Map& map = m_context.document.map();
    for (const nav::ObjectId id : m_context.canvas.hits().objectsAt(event.at, slop)) {
        if (const nav::MapObject* hit = map.find(id); hit && verticesOf(hit->geometry)) {
            m_context.selection.set({id});
            emit hintsChanged();
            return;
        }
    }
    m_context.selection.clear();
    emit hintsChanged();
}

void VertexTool::beginDrag()
{
    if (!m_editing.object() || (!m_handle && !m_side)) {
        m_isSpent = true;
        return;
    }
    m_gesture = m_handle ? m_editing.drag(*m_handle, m_handle->at)
                         : m_editing.dragSide(*m_side, m_press->at);
    emit hintsChanged();
}

void VertexTool::move(const PointerEvent& event)
{
    m_pointer = event;
    if (!m_press || m_isSpent)
        return;
    if (!m_gesture && isDrag(*m_press, event))
        beginDrag();
    if (m_gesture)
        m_gesture->update(event);
}

void VertexTool::release(const PointerEvent& event)
{
    m_pointer = event;
    const auto press = std::exchange(m_press, {});
    if (!press || m_isSpent)
        return;
    if (m_gesture) {
        m_gesture->update(event);
        commit();
    } else if (m_handle && m_handle->side && m_editing.object()) {
        m_editing.insert(*m_handle->side, m_handle->at);
    }
}

void VertexTool::commit()
{
    const auto done = std::move(m_gesture);
    done->commit();
    m_context.canvas.setFeedback({});
    m_context.canvas.chooseVertices(done->vertices());
    m_isSpent = true;
    emit hintsChanged();
}

/// The first press of the double click may have inserted a vertex in the middle of the side.
void VertexTool::doubleClick(const PointerEvent& event)
{
    const bool isVertex = m_context.canvas.hits().handleAt(event.at).has_value();
    const auto side = m_editing.sideAt(event.at);
    if (!isVertex && side)
        m_editing.insert(*side, event.at);
    m_press = event;
    m_isSpent = true;
}

bool VertexTool::key(QKeyEvent& event)
{
    const bool removes = event.key() == Qt::Key_Delete || event.key() == Qt::Key_Backspace;
    if (!m_gesture)
        return removes && removeChosen();
    if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) {
        commit();
        return true;
    }
    if (m_gesture->numbers().key(event) == NumberEntry::Reaction::unused)
        return false;
    m_gesture->update(m_pointer);
    return true;
}

/// Deletes vertices only. The object itself is deleted with the Select tool.
bool VertexTool::removeChosen()
{
    if (!m_editing.hasChosen()) {
        emit refused(tr("Click a vertex first; the Select tool deletes whole objects"));
        return true;
    }
    const QString reason = m_editing.removeChosen();
    if (!reason.isEmpty())
        emit refused(reason);
    return true;
}

bool VertexTool::cancel()
{
    m_isSpent = m_isSpent || m_gesture;
    return GestureTool::cancel();
}

} // namespace thicket::editor
