#include "app/editor/tools/markertool.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/edits/markers.h"
#include "app/editor/scene/description.h"

namespace thicket::editor {

namespace {

constexpr double markerSize = 10; // logical pixels

} // namespace

MarkerTool::MarkerTool(ToolContext context, QObject* parent)
    : PlacingTool(context, {QStringLiteral("x"), QStringLiteral("y")}, parent)
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
    const nav::MapEdit edit = placed(map, event.at, event.modifiers.testFlag(Qt::ShiftModifier));
    begin(edit, {edit.entries.front().id}, event);
}

void MarkerTool::show(const PointerEvent& event)
{
    Feedback feedback;
    const nav::Point at = target(event, m_numbers.isTyping(), feedback.guides);
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

nav::MapEdit StartTool::placed(const nav::Map& map, nav::Point at, bool) const
{
    return placeStart(map, at);
}

QString StartTool::stepName() const
{
    return isNew() ? tr("Place start") : tr("Move start");
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

QString GoalTool::stepName() const { return isNew() ? tr("Place goal") : tr("Move goal"); }

} // namespace thicket::editor
