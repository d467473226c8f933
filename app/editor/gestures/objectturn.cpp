#include "app/editor/gestures/objectturn.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/gestures/ghosts.h"
#include "app/editor/gestures/snapper.h"
#include "app/editor/scene/canvas.h"
#include "app/editor/scene/description.h"
#include "app/editor/transform/transform.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace thicket::editor {

namespace {

constexpr double shiftStep = 15; // degrees
constexpr double snapStep = 45;
/// Near the pivot a few pixels are a large angle.
constexpr double widestSnap = 3;
constexpr int angleDecimals = 1;

double inDegrees(double radians) { return radians * 180 / std::numbers::pi; }

} // namespace

ObjectTurn::ObjectTurn(const ToolContext& context, std::vector<nav::MapObject> objects,
                       const HandleSet& handles, nav::Point grip)
    : Manipulation(context, NumberEntry({QStringLiteral("\u2220")})), m_objects(std::move(objects)),
      m_box(handles.box), m_pivot(handles.pivot), m_isPivotChosen(handles.hasPivot()), m_grip(grip)
{
    for (const nav::MapObject& object : m_objects)
        m_positions.push_back(context.document.map().positionOf(object.id));
}

double ObjectTurn::degrees(const PointerEvent& event, std::vector<Guide>& guides) const
{
    if (const auto typed = m_numbers.value(0))
        return std::remainder(*typed, 360);
    const nav::Point from = m_grip - m_pivot;
    const nav::Point to = event.at - m_pivot;
    const double free = inDegrees(std::atan2(nav::cross(from, to), nav::dot(from, to)));
    if (event.modifiers.testFlag(Qt::ShiftModifier))
        return std::round(free / shiftStep) * shiftStep;
    const SnapReach reach =
        snapReach(m_context.canvas, event.modifiers.testFlag(Qt::ControlModifier));
    const double snapped = std::round(free / snapStep) * snapStep;
    const double away = nav::length(to);
    const double within =
        away > 0 ? std::min(inDegrees(reach.distance / away), widestSnap) : widestSnap;
    if (!reach.smart || std::abs(free - snapped) > within)
        return free;
    guides.push_back({m_pivot, event.at, angleText(snapped / 180 * std::numbers::pi)});
    return snapped;
}

void ObjectTurn::update(const PointerEvent& event)
{
    std::vector<Guide> guides;
    const double by = degrees(event, guides);
    m_degrees = by;
    nav::MapEdit edit;
    for (std::size_t i = 0; i < m_objects.size(); ++i) {
        nav::MapObject after = m_objects[i];
        turnObject(after, m_pivot, by);
        edit.entries.push_back({after.id, m_objects[i], std::move(after), m_positions[i]});
    }
    m_live.preview(edit);
    show(by, std::move(guides));
}

void ObjectTurn::show(double degrees, std::vector<Guide> guides)
{
    const nav::Geometry box = turned(nav::polygonOf(m_box), m_pivot, degrees);
    Feedback feedback;
    feedback.hidesHandles = true;
    feedback.ghosts = ghostsOf(m_objects);
    feedback.ghosts.push_back(box);
    feedback.cross = m_pivot;
    feedback.guides = std::move(guides);
    Chip chip;
    chip.fields = m_numbers.fields({numberText(degrees, angleDecimals)});
    chip.detail = tr("turned by %1°").arg(numberText(std::abs(degrees), angleDecimals));
    chip.around = nav::boundingBox(box);
    feedback.chip = std::move(chip);
    m_context.canvas.setFeedback(std::move(feedback));
}

void ObjectTurn::commit()
{
    const auto count = m_objects.empty() ? static_cast<int>(m_context.selection.ids().size())
                                         : static_cast<int>(m_objects.size());
    const QString what =
        count == 1 ? objectPhrase(m_objects.front()) : tr("%n objects", nullptr, count);
    const QString text = tr("Turn %1").arg(what);
    if (m_objects.empty())
        commitMany(text, [pivot = m_pivot, by = m_degrees](nav::MapObject& object) {
            turnObject(object, pivot, by);
        });
    else
        m_live.commit(text);
    if (m_isPivotChosen) // it stays where it is, though the box has changed
        m_context.canvas.setPivot(m_pivot);
}

} // namespace thicket::editor
