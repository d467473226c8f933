#include "app/editor/tools/selecttool.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/edits/layerlocks.h"
#include "app/editor/gestures/band.h"
#include "app/editor/gestures/manydrag.h"
#include "app/editor/gestures/objectdrag.h"
#include "app/editor/gestures/objectresize.h"
#include "app/editor/gestures/objectturn.h"
#include "app/editor/gestures/pivotdrag.h"
#include "app/editor/scene/canvas.h"
#include "app/editor/tools/dragrefusal.h"
#include "app/editor/tools/selectcursor.h"

#include <QKeyEvent>

#include <algorithm>

namespace thicket::editor {

SelectTool::SelectTool(ToolContext context, QObject* parent)
    : Tool(context, parent), m_vertices(context), m_guides(context)
{
    connect(&context.canvas, &Canvas::hiddenHandlesChanged, this, &Tool::hintsChanged);
    connect(&context.selection.groups(), &GroupScope::changed, this, &Tool::hintsChanged);
}

QString SelectTool::statusText() const
{
    return tr(
        "Click selects, drag moves, a second click turns; drag over empty ground selects many");
}

QList<KeyHint> SelectTool::hints() const
{
    if (m_isBanding)
        return {{tr("Shift"), tr("add")}, {tr("Esc"), tr("leave it")}};
    if (m_manipulation && m_hits.empty() && !m_handle)
        return {{tr("Digits"), tr("the place")},
                {tr("Ctrl"), tr("no snapping")},
                {tr("Esc"), tr("put it back")}};
    if (m_manipulation && m_handle && m_handle->role == Handle::Role::turn)
        return {{tr("Shift"), tr("steps of 15°")},
                {tr("Ctrl"), tr("no snapping")},
                {tr("Esc"), tr("put it back")}};
    if (m_manipulation && m_handle)
        return {{tr("Shift"), tr("evenly")},
                {tr("Alt"), tr("from the middle")},
                {tr("Ctrl"), tr("no snapping")},
                {tr("Esc"), tr("put it back")}};
    if (m_manipulation)
        return {{tr("Shift"), tr("one axis")},
                {tr("Alt"), tr("duplicate")},
                {tr("Ctrl"), tr("no snapping")},
                {tr("Esc"), tr("put it back")}};
    if (m_context.canvas.chosenGuide())
        return {{tr("Arrows"), tr("move the guide")},
                {tr("Enter"), tr("type its place")},
                {tr("Del"), tr("remove it")}};
    const nav::ObjectGroup* const group =
        m_context.document.map().settings.objectGroups.find(m_context.selection.groups().entered());
    if (group)
        return {{tr("Esc"), tr("leave %1").arg(QString::fromStdString(group->name))},
                {tr("Shift"), tr("add")},
                {tr("Del"), tr("delete")}};
    return m_vertices.hidingHints() + QList<KeyHint>{{tr("Shift"), tr("add")},
                                                     {tr("Alt"), tr("beneath")},
                                                     {tr("Del"), tr("delete")}};
}

QCursor SelectTool::cursor() const { return m_cursor; }

void SelectTool::press(const PointerEvent& event)
{
    finish();
    m_press = event;
    m_last = event;
    m_handle = m_context.canvas.hits().handleAt(event.at);
    const double slop = objectSlop * m_context.canvas.unitsPerPixel();
    m_hits = m_context.canvas.hits().objectsAt(event.at, slop);
    m_guide = m_handle || !m_hits.empty() ? std::nullopt : m_guides.at(event.at);
    if (m_context.canvas.chosenGuide() != m_guide) {
        m_guides.choose(m_guide);
        emit hintsChanged();
    }
    const bool isPlain = !(event.modifiers & (Qt::ShiftModifier | Qt::AltModifier));
    Selection& selection = m_context.selection;
    // Agents lie above all objects, such as the area in which they entered.
    m_isSpent = isPlain && !m_handle && m_context.canvas.chooseRunningAgentAt(event.at, slop);
    if (m_isSpent)
        return;
    m_wasAlone = !m_hits.empty() && selection.ids() == QList{m_hits.front()};
    const bool hitsSelected =
        std::any_of(m_hits.begin(), m_hits.end(), [&](auto id) { return selection.contains(id); });
    if (isPlain && !m_handle && !m_hits.empty() && !hitsSelected)
        selection.pick(m_hits.front());
}

void SelectTool::move(const PointerEvent& event)
{
    m_last = event;
    if (!m_press)
        return setCursorFor(event);
    if (m_isSpent)
        return;
    const bool isStill = !isDrag(*m_press, event);
    if (!m_manipulation && !m_isBanding) {
        if (isStill)
            return;
        if (m_handle)
            beginWithHandle();
        else if (!m_hits.empty())
            beginDrag(*m_press);
        else if (m_guide)
            m_manipulation = m_guides.drag(*m_guide);
        else
            m_isBanding = true;
        emit hintsChanged();
    }
    if (m_manipulation)
        m_manipulation->update(event);
    else if (m_isBanding)
        updateBand(event);
}

void SelectTool::beginWithHandle()
{
    const bool isYUp = m_context.document.map().settings.yAxis == nav::YAxis::up;
    m_manipulation = handleDrag();
    m_cursor =
        m_handle->role == Handle::Role::turn ? Qt::ClosedHandCursor : cursorOver(*m_handle, isYUp);
}

std::unique_ptr<Manipulation> SelectTool::handleDrag()
{
    if (m_handle->isOfOutline()) {
        m_context.canvas.chooseVertices({});
        return m_vertices.drag(*m_handle, m_handle->at);
    }
    const nav::Point grip = m_press->at;
    if (m_handle->role == Handle::Role::pivot)
        return std::make_unique<PivotDrag>(m_context, m_handle->at, grip);
    HandleSet handles = m_context.canvas.hits().handles();
    std::vector<nav::MapObject> objects;
    if (!isLarge())
        objects = editableObjects(m_context.document.map(), m_context.selection.ids());
    if (m_handle->role == Handle::Role::turn)
        return std::make_unique<ObjectTurn>(m_context, std::move(objects), handles, grip);
    return std::make_unique<ObjectResize>(m_context, std::move(objects), std::move(handles),
                                          *m_handle, grip);
}

void SelectTool::beginDrag(const PointerEvent& event)
{
    Selection& selection = m_context.selection;
    const bool hitsSelected =
        std::any_of(m_hits.begin(), m_hits.end(), [&](auto id) { return selection.contains(id); });
    if (!hitsSelected && event.modifiers.testFlag(Qt::ShiftModifier))
        selection.toggle(m_hits.front());
    else if (!hitsSelected)
        selection.pick(m_hits.front());
    if (const QString reason = whyNotDragged(m_context); !reason.isEmpty()) {
        m_isSpent = true;
        m_cursor = Qt::ForbiddenCursor;
        emit refused(reason);
        return;
    }
    if (isLarge())
        m_manipulation = ManyDrag::ofSelection(m_context, event.at);
    else if (auto objects = editableObjects(m_context.document.map(), selection.ids());
             !objects.empty())
        m_manipulation = std::make_unique<ObjectDrag>(m_context, std::move(objects), event.at);
    if (!m_manipulation)
        return refuseLocked(m_hits);
    m_cursor = Qt::SizeAllCursor;
}

/// Too many are selected to be shown in the map while they change.
bool SelectTool::isLarge() const
{
    return static_cast<std::size_t>(m_context.selection.ids().size()) > mostAtOnce;
}

void SelectTool::refuseLocked(const std::vector<nav::ObjectId>& hits)
{
    m_isSpent = true;
    m_cursor = Qt::ForbiddenCursor;
    m_context.document.locks().admitted({hits.front()});
}

void SelectTool::updateBand(const PointerEvent& event)
{
    Feedback feedback;
    feedback.rubberBand = bandBetween(*m_press, event);
    m_context.canvas.setFeedback(std::move(feedback));
}

void SelectTool::endBand(const PointerEvent& event)
{
    const RubberBand band = bandBetween(*m_press, event);
    const auto found = m_context.canvas.hits().objectsIn(band.box, band.touching);
    QList<nav::ObjectId> ids(found.begin(), found.end());
    ids = m_context.selection.groups().pick(ids);
    if (event.modifiers.testFlag(Qt::ShiftModifier))
        ids = m_context.selection.ids() + ids;
    m_context.selection.set(ids);
}

void SelectTool::release(const PointerEvent& event)
{
    if (!m_press)
        return;
    if (m_manipulation) {
        m_manipulation->update(event);
        commit();
    } else if (m_isBanding) {
        endBand(event);
    } else if (!m_isSpent) {
        click(event);
    }
    finish();
    m_press.reset();
    setCursorFor(event);
}

void SelectTool::commit()
{
    const auto done = std::move(m_manipulation);
    done->commit();
    emit hintsChanged();
}

/// A vertex is chosen; the knob shows what the objects are turned about, to be moved.
void SelectTool::clickHandle(const PointerEvent& event)
{
    if (m_handle->vertex)
        m_vertices.choose(*m_handle->vertex, event.modifiers.testFlag(Qt::ShiftModifier));
    if (m_handle->role != Handle::Role::turn)
        return;
    const HandleSet set = m_context.canvas.hits().handles();
    m_context.canvas.setPivot(set.hasPivot() ? std::nullopt : std::optional(set.pivot));
}

void SelectTool::click(const PointerEvent& event)
{
    Selection& selection = m_context.selection;
    if (m_handle)
        return clickHandle(event);
    m_context.canvas.chooseVertices({});
    if (m_hits.empty()) {
        if (!event.modifiers.testFlag(Qt::ShiftModifier)) {
            selection.groups().enter(0);
            selection.clear();
        }
        return;
    }
    if (event.modifiers.testFlag(Qt::ShiftModifier))
        return selection.toggle(m_hits.front());
    if (event.modifiers.testFlag(Qt::AltModifier))
        return clickBeneath();
    if (m_wasAlone && m_vertices.object())
        return m_context.canvas.setBoxed(!m_context.canvas.isBoxed());
    selection.pick(m_hits.front());
}

/// Selects the next of the hits beneath the selected ones, after the lowest the first again.
void SelectTool::clickBeneath()
{
    Selection& selection = m_context.selection;
    const auto isSelected = [&selection](auto id) { return selection.contains(id); };
    const auto current = std::find_if(m_hits.begin(), m_hits.end(), isSelected);
    if (current == m_hits.end())
        return selection.pick(m_hits[m_hits.size() > 1 ? 1 : 0]);
    const auto next = std::find_if_not(current, m_hits.end(), isSelected);
    selection.pick(next == m_hits.end() ? m_hits.front() : *next);
}

/// Enters the group under the pointer and selects what is clicked in it. False if there is none.
bool SelectTool::enterGroup(const std::vector<nav::ObjectId>& hits)
{
    Selection& selection = m_context.selection;
    if (hits.empty() || !selection.groups().enterAt(hits.front()))
        return false;
    m_context.canvas.chooseVertices({});
    selection.pick(hits.front());
    emit hintsChanged();
    return true;
}

/// On a group: enters it. On a wall or polygon: goes on with its vertices.
void SelectTool::doubleClick(const PointerEvent& event)
{
    const double slop = objectSlop * m_context.canvas.unitsPerPixel();
    const auto hits = m_context.canvas.hits().objectsAt(event.at, slop);
    if (event.modifiers == Qt::NoModifier && enterGroup(hits))
        return;
    const nav::MapObject* edited = m_vertices.object();
    if (!edited || std::find(hits.begin(), hits.end(), edited->id) == hits.end())
        return press(event);
    m_context.canvas.setBoxed(false);
    emit toolWanted(QStringLiteral("vertex-edit"));
}

bool SelectTool::removeChosen()
{
    if (m_guides.removeChosen()) {
        emit hintsChanged();
        return true;
    }
    if (!m_vertices.hasChosen())
        return false;
    const QString reason = m_vertices.removeChosen();
    if (!reason.isEmpty())
        emit refused(reason);
    return true;
}

bool SelectTool::key(QKeyEvent& event)
{
    const bool removes = event.key() == Qt::Key_Delete || event.key() == Qt::Key_Backspace;
    const bool isEnter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    if (!m_manipulation && removes)
        return removeChosen();
    if (!m_manipulation && isEnter)
        return typeGuide();
    if (!m_manipulation)
        return m_guides.nudge(event);
    if (!m_last)
        return false;
    const NumberEntry::Reaction reaction = m_manipulation->numbers().key(event);
    if (reaction == NumberEntry::Reaction::unused && !isEnter)
        return false;
    m_manipulation->update(*m_last);
    if (isEnter) {
        commit();
        finish();
        m_isSpent = true;
    }
    return true;
}

/// Begins to type the place of the chosen guide.
bool SelectTool::typeGuide()
{
    m_manipulation = m_guides.typing();
    if (!m_manipulation)
        return false;
    m_last = m_guides.pointerOnChosen();
    m_manipulation->update(*m_last);
    emit hintsChanged();
    return true;
}

bool SelectTool::cancel()
{
    const bool wasOpen = isGestureOpen();
    finish();
    m_isSpent = true;
    return wasOpen;
}

void SelectTool::historyChanged()
{
    if (m_manipulation && !m_manipulation->isOpen())
        cancel();
}

/// Ends the gesture and takes back an uncommitted preview. The press is kept until the release, so
/// that the rest of the drag does nothing.
void SelectTool::finish()
{
    const bool wasOpen = isGestureOpen();
    m_manipulation.reset();
    m_isBanding = false;
    m_isSpent = false;
    m_handle.reset();
    m_guide.reset();
    m_hits.clear();
    m_context.canvas.setFeedback({});
    if (wasOpen)
        emit hintsChanged();
}

void SelectTool::setCursorFor(const PointerEvent& event)
{
    const auto shape = selectCursor(m_context, event.at);
    m_cursor = shape.value_or(Qt::ArrowCursor);
    const auto guide = shape ? std::nullopt : m_guides.at(event.at);
    if (guide)
        m_cursor = guide->isUpright ? Qt::SplitHCursor : Qt::SplitVCursor;
}

} // namespace thicket::editor
