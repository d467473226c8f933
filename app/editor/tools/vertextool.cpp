#include "app/editor/tools/vertextool.h"

#include "app/editor/document/cornershaping.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/edits/vertices.h"
#include "app/editor/gestures/band.h"
#include "app/editor/scene/canvas.h"
#include "app/editor/scene/nudge.h"

#include <QKeyEvent>

#include <algorithm>

namespace thicket::editor {

namespace {

constexpr double leastLength = 1e-6; // map units

} // namespace

VertexTool::VertexTool(ToolContext context, QObject* parent)
    : GestureTool(context, parent), m_editing(context)
{
    connect(&context.canvas, &Canvas::hiddenHandlesChanged, this, &Tool::hintsChanged);
}

QList<KeyHint> VertexTool::hints() const
{
    if (m_gesture)
        return {{tr("Shift"), tr("one axis")},
                {tr("Ctrl"), tr("no snapping")},
                {tr("Esc"), tr("put it back")}};
    if (!m_editing.object())
        return {{tr("Click"), tr("a wall or polygon")}};
    return m_editing.hidingHints() + QList<KeyHint>{{tr("Double click"), tr("insert")},
                                                    {tr("Shift"), tr("choose several")},
                                                    {tr("Arrows"), tr("nudge")},
                                                    {tr("Del"), tr("remove")}};
}

QList<ToolOption> VertexTool::options()
{
    return {{QStringLiteral("cornerRadius"), tr("Corner radius"),
             tr("Round Corners gives corners this radius, or what fits"), true, leastLength,
             nav::coordinateLimit, [this] { return m_rounding.radius; },
             [this](double radius) { m_rounding.radius = radius; }},
            {QStringLiteral("arcError"), tr("Arc error"),
             tr("The largest distance of rounded corners and their true arcs"), true, leastLength,
             nav::coordinateLimit, [this] { return m_rounding.error; },
             [this](double error) { m_rounding.error = error; }}};
}

QList<ToolDeed> VertexTool::deeds()
{
    return {{tr("Round Corners"), tr("Put arcs in place of the chosen corners, or of all"),
             QStringLiteral("round-corners"), Qt::SHIFT | Qt::Key_O,
             [this] {
                 refuse(roundCorners(m_context.document, m_context.selection,
                                     m_context.canvas.chosenVertices(), m_rounding));
             }},
            {tr("Make Regular"), tr("Give the selected polygons equal sides and angles"),
             QStringLiteral("regular"), Qt::SHIFT | Qt::Key_P,
             [this] { refuse(makeRegular(m_context.document, m_context.selection)); }},
            {tr("Next Vertex"), tr("Choose the next vertex of the selected wall or polygon"),
             QStringLiteral("next-vertex"), Qt::ALT | Qt::Key_N, [this] { goOn(false); }},
            {tr("Previous Vertex"), tr("Choose the vertex before the chosen one"),
             QStringLiteral("previous-vertex"), Qt::ALT | Qt::SHIFT | Qt::Key_N,
             [this] { goOn(true); }}};
}

/// From vertex to vertex without the pointer. With this tool arrows move the vertex, not the
/// object.
void VertexTool::goOn(bool backwards)
{
    if (isGestureOpen())
        return;
    if (!m_editing.object())
        return refuse(tr("Select one wall or polygon first"));
    emit toolWanted(iconName());
    m_context.canvas.setBoxed(false); // this tool may have been current
    const std::size_t vertex = *m_editing.chooseNext(backwards);
    const auto& vertices = *verticesOf(m_editing.object()->geometry);
    emit placeReached(vertices[vertex]);
    emit said(tr("Vertex %L1 of %L2").arg(vertex + 1).arg(vertices.size()));
}

void VertexTool::refuse(const QString& reason)
{
    if (!reason.isEmpty())
        emit refused(reason);
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
    m_mayBand = false;
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
            pressBeside(event);
    }
}

/// The wall or polygon under a point.
std::optional<nav::ObjectId> VertexTool::outlineAt(nav::Point at) const
{
    const double slop = objectSlop * m_context.canvas.unitsPerPixel();
    const nav::Map& map = m_context.document.map();
    for (const nav::ObjectId id : m_context.canvas.hits().objectsAt(at, slop)) {
        if (const nav::MapObject* hit = map.find(id); hit && verticesOf(hit->geometry))
            return id;
    }
    return {};
}

/// Takes another wall or polygon for editing; otherwise a rubber band may begin.
void VertexTool::pressBeside(const PointerEvent& event)
{
    const nav::MapObject* edited = m_editing.object();
    const auto hit = outlineAt(event.at);
    m_mayBand = edited && (!hit || *hit == edited->id);
    if (m_mayBand)
        return;
    m_context.selection.set(hit ? QList{*hit} : QList<nav::ObjectId>());
    emit hintsChanged();
}

/// A click beside vertices and sides chooses none; on empty ground it ends the editing.
void VertexTool::releaseBeside(const PointerEvent& event)
{
    m_context.canvas.chooseVertices({});
    if (outlineAt(event.at))
        return;
    m_context.selection.clear();
    emit hintsChanged();
}

void VertexTool::updateBand()
{
    m_isBanding = true;
    Feedback feedback;
    feedback.rubberBand = bandBetween(*m_press, m_pointer);
    feedback.rubberBand->touching = false; // a vertex is inside or not
    m_context.canvas.setFeedback(std::move(feedback));
}

void VertexTool::endBand()
{
    m_isBanding = false;
    m_context.canvas.setFeedback({});
    const bool adds = m_pointer.modifiers.testFlag(Qt::ShiftModifier);
    m_editing.chooseIn(bandBetween(*m_press, m_pointer).box, adds);
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
    if (m_mayBand && (m_isBanding || isDrag(*m_press, event)))
        return updateBand();
    if (!m_gesture && isDrag(*m_press, event))
        beginDrag();
    if (m_gesture)
        m_gesture->update(event);
}

void VertexTool::release(const PointerEvent& event)
{
    m_pointer = event;
    if (m_isBanding)
        endBand();
    else if (m_press && m_mayBand && !m_isSpent)
        releaseBeside(event);
    const auto press = std::exchange(m_press, {});
    if (!press || m_isSpent || m_mayBand)
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
    if (m_isBanding)
        return false;
    if (!m_gesture)
        return removes ? removeChosen() : nudge(event);
    return m_gesture->numbers().answer(
        event, [this] { commit(); }, [this] { m_gesture->update(m_pointer); });
}

/// Without chosen vertices the whole object is nudged.
bool VertexTool::nudge(const QKeyEvent& event)
{
    const auto by = nudgeOf(event, m_context.canvas);
    if (!by || event.type() != QEvent::KeyPress || !m_editing.hasChosen())
        return false;
    refuse(m_editing.nudgeChosen(*by));
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
    m_isSpent = m_isSpent || isGestureOpen();
    if (!std::exchange(m_isBanding, false))
        return GestureTool::cancel();
    m_context.canvas.setFeedback({});
    return true;
}

} // namespace thicket::editor
