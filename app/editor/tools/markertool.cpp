#include "app/editor/tools/markertool.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/edits/markers.h"
#include "app/editor/scene/description.h"

#include <QKeyEvent>

namespace thicket::editor {

namespace {

constexpr double markerSize = 10; // logical pixels

} // namespace

MarkerTool::MarkerTool(ToolContext context, QObject* parent)
    : GestureTool(context, parent), m_numbers({QStringLiteral("x"), QStringLiteral("y")})
{}

QList<KeyHint> MarkerTool::hints() const
{
    if (!isGestureOpen())
        return {{tr("Click"), tr("place")}};
    return {{tr("Ctrl"), tr("no snapping")}, {tr("Esc"), tr("put it back")}};
}

void MarkerTool::press(const PointerEvent& event)
{
    cancel();
    const nav::Map& map = m_context.document.map();
    m_edit = placed(map, event.at, event.modifiers.testFlag(Qt::ShiftModifier));
    if (!m_context.document.locks().admits(m_edit))
        return;
    const nav::MapEdit::Entry& entry = m_edit.entries.front();
    m_numbers.clear();
    m_snapper.emplace(m_context.document.index(), QList<nav::ObjectId>{entry.id},
                      m_context.navigator.agentRadius());
    m_gesture = std::make_unique<LiveGesture>(m_context);
    show(event);
    emit hintsChanged();
}

nav::Point MarkerTool::target(const PointerEvent& event, std::vector<Guide>& guides) const
{
    const bool inverted = event.modifiers.testFlag(Qt::ControlModifier);
    Snapper::Pull pull = m_snapper->pull({{event.at}, {}}, snapReach(m_context.canvas, inverted));
    nav::Point at = event.at + pull.by;
    if (m_numbers.isTyping()) {
        at.x = m_numbers.value(0).value_or(at.x);
        at.y = m_numbers.value(1).value_or(at.y);
    } else {
        guides = std::move(pull.guides);
    }
    return at;
}

void MarkerTool::show(const PointerEvent& event)
{
    m_pointer = event;
    Feedback feedback;
    const nav::Point at = target(event, feedback.guides);
    nav::MapObject& marker = *m_edit.entries.front().after;
    marker.geometry =
        nav::translated(marker.geometry, at - nav::boundingBox(marker.geometry).center());
    m_gesture->preview(m_edit);

    const double pixel = m_context.canvas.unitsPerPixel();
    const int decimals = decimalsAt(pixel);
    Chip chip;
    chip.fields = m_numbers.fields({numberText(at.x, decimals), numberText(at.y, decimals)});
    chip.around = grown(nav::Box{at, at}, markerSize * pixel);
    feedback.chip = std::move(chip);
    feedback.hidesHandles = true;
    m_context.canvas.setFeedback(std::move(feedback));
}

void MarkerTool::move(const PointerEvent& event)
{
    if (m_gesture)
        show(event);
}

void MarkerTool::release(const PointerEvent& event)
{
    if (!m_gesture)
        return;
    show(event);
    commit();
}

void MarkerTool::commit()
{
    const auto done = std::move(m_gesture);
    m_context.canvas.setFeedback({});
    const nav::MapEdit::Entry& entry = m_edit.entries.front();
    done->commit(stepName(!entry.before));
    m_context.selection.set({entry.id});
    emit hintsChanged();
}

bool MarkerTool::key(QKeyEvent& event)
{
    if (!m_gesture)
        return false;
    if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) {
        commit();
        return true;
    }
    if (m_numbers.key(event) == NumberEntry::Reaction::unused)
        return false;
    show(m_pointer);
    return true;
}

nav::MapEdit StartTool::placed(const nav::Map& map, nav::Point at, bool) const
{
    return placeStart(map, at);
}

QString StartTool::stepName(bool isNew) const
{
    return isNew ? tr("Place start") : tr("Move start");
}

QList<KeyHint> GoalTool::hints() const
{
    if (isGestureOpen())
        return MarkerTool::hints();
    return {{tr("Click"), tr("place")}, {tr("Shift"), tr("another goal")}};
}

nav::MapEdit GoalTool::placed(const nav::Map& map, nav::Point at, bool another) const
{
    return another ? addGoal(map, at) : placeGoal(map, at);
}

QString GoalTool::stepName(bool isNew) const { return isNew ? tr("Place goal") : tr("Move goal"); }

} // namespace thicket::editor
