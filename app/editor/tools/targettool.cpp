#include "app/editor/tools/targettool.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/gestures/snapper.h"
#include "app/editor/scene/canvas.h"
#include "app/editor/scene/description.h"

namespace thicket::editor {

namespace {

constexpr double pickSlop = 4; // logical pixels

} // namespace

QList<KeyHint> TargetTool::hints() const
{
    return {{tr("Click"), tr("object or place")},
            {tr("Shift"), tr("the agent's group")},
            {tr("Ctrl"), tr("no snapping")},
            {tr("Esc"), tr("none")}};
}

PickedPlace TargetTool::placeAt(const PointerEvent& event) const
{
    Canvas& canvas = m_context.canvas;
    PickedPlace place;
    for (const nav::ObjectId id :
         canvas.hits().objectsAt(event.at, pickSlop * canvas.unitsPerPixel()))
        place.objects << id;
    place.wantsGroup = event.modifiers.testFlag(Qt::ShiftModifier);
    SnapReach reach = snapReach(canvas, event.modifiers.testFlag(Qt::ControlModifier));
    reach.smart = false; // an object there is the target itself
    const Snapper grid(m_context.document.index(), {}, 0);
    place.at = event.at + grid.pull({{event.at}, {}}, reach).by;
    return place;
}

void TargetTool::move(const PointerEvent& event)
{
    const nav::Map& map = m_context.document.map();
    const PickedPlace place = placeAt(event);
    const nav::MapObject* const object =
        place.objects.isEmpty() ? nullptr : map.find(place.objects.first());
    const std::string* const group = object ? nav::agentGroupOf(object->geometry) : nullptr;
    const int decimals = decimalsAt(m_context.canvas.unitsPerPixel());
    Chip chip;
    if (place.wantsGroup && group)
        chip.detail = tr("group %1").arg(QString::fromStdString(*group));
    else if (object)
        chip.detail = objectPhrase(*object);
    else
        chip.detail = tr("point %1, %2")
                          .arg(numberText(place.at.x, decimals), numberText(place.at.y, decimals));
    chip.around = {place.at, place.at};
    Feedback feedback;
    feedback.cross = place.at;
    feedback.chip = std::move(chip);
    m_context.canvas.setFeedback(std::move(feedback));
}

void TargetTool::press(const PointerEvent& event)
{
    const PickedPlace place = placeAt(event);
    emit toolWanted(QStringLiteral("select"));
    emit placePicked(place);
}

void TargetTool::deactivate()
{
    Tool::deactivate();
    m_context.canvas.setFeedback({});
}

} // namespace thicket::editor
