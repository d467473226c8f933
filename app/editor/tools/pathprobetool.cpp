#include "app/editor/tools/pathprobetool.h"

#include "app/editor/appearance/probecursor.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/edits/markers.h"
#include "app/editor/gestures/snapper.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/scene/canvas.h"
#include "app/editor/scene/description.h"

#include <QKeyEvent>

#include <utility>

namespace thicket::editor {

namespace {

constexpr double endSize = 10;

bool isArrow(int key)
{
    return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
}

} // namespace

PathProbeTool::PathProbeTool(ToolContext context, QObject* parent)
    : Tool(context, parent), m_free(probeCursor()),
      m_numbers({QStringLiteral("x"), QStringLiteral("y")})
{}

QList<KeyHint> PathProbeTool::hints() const
{
    if (m_state == State::idle)
        return {{tr("Click"), tr("start, then goal")},
                {tr("Arrows"), tr("move the goal")},
                {tr("Enter"), tr("pin the path")},
                {tr("Alt"), tr("five radii")}};
    return {{tr("Click"), tr("place")},
            {tr("Shift"), tr("swap ends")},
            {tr("Alt"), tr("five radii")},
            {tr("Esc"), tr("put it back")}};
}

QCursor PathProbeTool::cursor() const
{
    switch (m_state) {
    case State::dragging:
        return Qt::SizeAllCursor;
    case State::following:
        return Qt::CrossCursor;
    case State::idle:
        break;
    }
    return m_free;
}

std::optional<PathProbeTool::End> PathProbeTool::markerAt(nav::Point at) const
{
    const nav::Map& map = m_context.document.map();
    for (const nav::ObjectId id : m_context.canvas.hits().objectsAt(at, 0)) {
        if (map.goal() && map.goal()->id == id)
            return End::goal;
        if (map.start() && map.start()->id == id)
            return End::start;
    }
    return {};
}

bool PathProbeTool::mayMoveMarkers() const
{
    const nav::Map& map = m_context.document.map();
    LayerLocks& locks = m_context.document.locks();
    return (!map.start() || locks.admits(map.layerOf(*map.start()))) &&
           (!map.goal() || locks.admits(map.layerOf(*map.goal())));
}

nav::Point PathProbeTool::target(const PointerEvent& event) const
{
    SnapReach reach = snapReach(m_context.canvas, event.modifiers.testFlag(Qt::ControlModifier));
    reach.smart = false; // it need not snap to centres and contacts
    const Snapper grid(m_context.document.index(), {}, 0);
    nav::Point at = event.at + grid.pull({{event.at}, {}}, reach).by;
    at.x = m_numbers.value(0).value_or(at.x);
    at.y = m_numbers.value(1).value_or(at.y);
    return at;
}

void PathProbeTool::deactivate()
{
    cancel();
    modifiersChanged({});
}

void PathProbeTool::modifiersChanged(Qt::KeyboardModifiers held)
{
    m_context.canvas.samples().setWanted(held.testFlag(Qt::AltModifier));
}

void PathProbeTool::press(const PointerEvent& event)
{
    m_last = event;
    if (m_state == State::following) {
        probe(event);
        return commit();
    }
    if (!mayMoveMarkers())
        return;
    m_press = event;
    m_numbers.clear();
    m_fixed.reset();
    m_at.reset();
    m_swapped = false;
    if (const auto marker = markerAt(event.at)) {
        m_moving = *marker;
        m_state = State::dragging;
    } else {
        m_moving = event.modifiers.testFlag(Qt::ShiftModifier) ? End::start : End::goal;
        m_swapped = m_moving == End::start;
        m_fixed = target(event);
        m_state = State::following;
        probe(event);
    }
    emit hintsChanged();
}

void PathProbeTool::move(const PointerEvent& event)
{
    m_last = event;
    modifiersChanged(event.modifiers);
    if (m_state == State::idle)
        return;
    const bool isStill = !isDrag(m_press, event);
    if (m_state == State::dragging && !m_at) {
        if (isStill)
            return;
        m_context.navigator.beginComparison();
    }
    probe(event);
}

/// While an end follows the pointer, Shift swaps the two ends.
void PathProbeTool::probe(const PointerEvent& event)
{
    const bool swapped = event.modifiers.testFlag(Qt::ShiftModifier);
    if (m_state == State::following && !m_isLiving && swapped != m_swapped) {
        m_swapped = swapped;
        m_moving = m_moving == End::goal ? End::start : End::goal;
    }
    m_at = target(event);
    if (m_moving == End::goal)
        m_context.navigator.setProbe(m_fixed, m_at);
    else
        m_context.navigator.setProbe(m_at, m_fixed);
    if (!m_isLiving)
        show(*m_at);
}

void PathProbeTool::show(nav::Point at)
{
    const double pixel = m_context.canvas.unitsPerPixel();
    const int decimals = decimalsAt(pixel);
    const nav::Point half{endSize * pixel, endSize * pixel};
    const auto start = m_context.navigator.start();
    const auto goal = m_context.navigator.goal();
    Chip chip;
    chip.fields = m_numbers.fields({numberText(at.x, decimals), numberText(at.y, decimals)});
    if (start && goal)
        chip.detail =
            tr("%1 straight")
                .arg(lengthText(nav::distance(*start, *goal), decimals, m_context.document.map()));
    chip.around = {at - half, at + half};
    Feedback feedback;
    feedback.chip = std::move(chip);
    m_context.canvas.setFeedback(std::move(feedback));
}

/// Users of the first-start sample first try to drag a tree.
bool PathProbeTool::givesWay(const PointerEvent& press) const
{
    const double slop = objectSlop * m_context.canvas.unitsPerPixel();
    return m_isLiving && !m_context.canvas.hits().objectsAt(press.at, slop).empty();
}

void PathProbeTool::release(const PointerEvent& event)
{
    m_last = event;
    if (m_state == State::dragging && !m_at) {
        m_state = State::following; // a click on a marker makes it follow the pointer
        m_context.navigator.beginComparison();
        probe(event);
        return;
    }
    const bool isPulled = m_state == State::following && isDrag(m_press, event);
    if (m_state == State::dragging || (isPulled && !m_isLiving)) {
        probe(event);
        commit();
    }
}

void PathProbeTool::commit()
{
    const auto start = m_moving == End::start ? m_at : m_fixed;
    const auto goal = m_moving == End::goal ? m_at : m_fixed;
    const nav::MapEdit edit = placeEnds(m_context.document.map(), start, goal);
    const QString text = start && goal ? tr("Place start and goal")
                         : start       ? tr("Move start")
                                       : tr("Move goal");
    m_context.document.push(edit, text);
    cancel();
}

bool PathProbeTool::secondaryClick(const PointerEvent&) { return cancel(); }

bool PathProbeTool::key(QKeyEvent& event)
{
    const nav::MapObject* goal = m_context.document.map().goal();
    if (m_state == State::idle && isArrow(event.key()) && goal) {
        m_context.selection.set({goal->id}); // arrow keys move the selection
        return false;
    }
    const bool isEnter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    if (m_state == State::idle && isEnter && !m_context.navigator.path().isEmpty()) {
        m_context.navigator.pinPath();
        return true;
    }
    if (!isGestureOpen() || !m_at)
        return false;
    return m_numbers.answer(
        event, [this] { commit(); }, [this] { probe(m_last); });
}

bool PathProbeTool::cancel()
{
    const bool wasOpen = m_state != State::idle;
    m_state = State::idle;
    m_isLiving = false;
    m_at.reset();
    m_fixed.reset();
    m_context.navigator.setProbe({}, {});
    m_context.navigator.endComparison();
    m_context.canvas.setFeedback({});
    if (wasOpen)
        emit hintsChanged();
    return wasOpen;
}

void PathProbeTool::beginLiving()
{
    cancel();
    if (!m_context.document.map().start())
        return;
    m_numbers.clear();
    m_moving = End::goal;
    m_swapped = false;
    m_isLiving = true;
    m_state = State::following;
    emit hintsChanged();
}

} // namespace thicket::editor
