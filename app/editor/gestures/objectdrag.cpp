#include "app/editor/gestures/objectdrag.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/edits/groupedits.h"
#include "app/editor/gestures/ghosts.h"
#include "app/editor/scene/canvas.h"
#include "app/editor/scene/description.h"
#include "app/editor/transform/skeleton.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace thicket::editor {

namespace {

NumberEntry numbersFor(const std::vector<nav::MapObject>& objects)
{
    if (objects.size() == 1)
        return NumberEntry({QStringLiteral("x"), QStringLiteral("y")});
    return NumberEntry({QStringLiteral("\u0394x"), QStringLiteral("\u0394y")});
}

/// The points that snap: the vertices of a single polyline, otherwise the middle.
std::vector<nav::Point> snappingPoints(const std::vector<nav::MapObject>& objects,
                                       nav::Point middle)
{
    if (objects.size() == 1) {
        if (const auto* wall = std::get_if<nav::Wall>(&objects.front().geometry))
            return wall->points;
        if (const auto* polygon = std::get_if<nav::Polygon>(&objects.front().geometry))
            return polygon->points;
    }
    return {middle};
}

} // namespace

ObjectDrag::ObjectDrag(const ToolContext& context, std::vector<nav::MapObject> objects,
                       nav::Point grip)
    : Manipulation(context, numbersFor(objects)), m_objects(std::move(objects)),
      m_count(context.document.map().objects().size()),
      m_firstCopy(context.document.map().unusedId()), m_ids(context.selection.ids()), m_grip(grip),
      m_snapper(context.document.index(), idsOf(m_objects), context.navigator.agentRadius())
{
    m_snapper.leaveOut(m_live.followers());
    for (const nav::MapObject& object : m_objects) {
        m_positions.push_back(context.document.map().positionOf(object.id));
        enclose(m_box, skeletonBox(object.geometry));
        enclose(m_extent, nav::boundingBox(object.geometry));
    }
    m_reference = m_box.center();
}

ObjectDrag::~ObjectDrag()
{
    if (!m_committed && m_copies)
        m_context.selection.set(m_ids);
}

nav::Point ObjectDrag::displacement(const PointerEvent& event, std::vector<Guide>& guides) const
{
    nav::Point by = event.at - m_grip;
    const bool isLocked = event.modifiers.testFlag(Qt::ShiftModifier);
    const bool alongX = std::abs(by.x) >= std::abs(by.y);
    if (isLocked)
        (alongX ? by.y : by.x) = 0;
    const auto typedX = m_numbers.value(0);
    const auto typedY = m_numbers.value(1);
    if (!typedX && !typedY) {
        Snapper::Moving moving{snappingPoints(m_objects, m_reference)};
        moving.box = nav::Box{m_extent.min + by, m_extent.max + by};
        for (nav::Point& p : moving.points)
            p = p + by;
        const auto* circle = std::get_if<nav::Circle>(&m_objects.front().geometry);
        if (m_objects.size() == 1 && circle && !circle->inverted)
            moving.disc = nav::Circle{circle->center + by, circle->radius, false};
        const Snapper::Pull pull = m_snapper.pull(
            moving, snapReach(m_context.canvas, event.modifiers.testFlag(Qt::ControlModifier)));
        const bool isAcross = isLocked && (alongX ? pull.by.y : pull.by.x) != 0;
        if (isAcross)
            return by;
        guides = pull.guides;
        return by + pull.by;
    }
    const nav::Point origin = m_objects.size() == 1 ? m_reference : nav::Point{};
    if (typedX)
        by.x = *typedX - origin.x;
    if (typedY)
        by.y = *typedY - origin.y;
    return by;
}

nav::MapEdit ObjectDrag::moved(nav::Point by) const
{
    nav::MapEdit edit;
    for (std::size_t i = 0; i < m_objects.size(); ++i) {
        nav::MapObject after = m_objects[i];
        after.geometry = nav::translated(after.geometry, by);
        edit.entries.push_back({after.id, m_objects[i], after, m_positions[i]});
    }
    return edit;
}

/// Copies in place, in groups of their own.
void ObjectDrag::makeCopies()
{
    m_hasCopies = true;
    std::copy_if(m_objects.begin(), m_objects.end(), std::back_inserter(m_originals),
                 [](const nav::MapObject& object) { // a map has only one start
                     return !std::holds_alternative<nav::StartMarker>(object.geometry);
                 });
    m_groups = regroupCopies(m_context.document.map(),
                             m_context.selection.groups().wholeAmong(m_ids), m_originals);
}

nav::MapEdit ObjectDrag::copied(nav::Point by)
{
    if (!m_hasCopies)
        makeCopies();
    nav::MapEdit edit;
    edit.settings = m_groups;
    for (const nav::MapObject& original : m_originals) {
        nav::MapObject copy = original;
        const std::size_t number = edit.entries.size();
        copy.id = m_firstCopy + static_cast<nav::ObjectId>(number);
        copy.geometry = nav::translated(copy.geometry, by);
        edit.entries.push_back({copy.id, {}, copy, m_count + number});
    }
    return edit;
}

void ObjectDrag::select(bool copies)
{
    if (copies == m_copies)
        return;
    m_copies = copies;
    if (!copies)
        return m_context.selection.set(m_ids);
    const auto& objects = m_context.document.map().objects();
    QList<nav::ObjectId> ids;
    for (std::size_t i = m_count; i < objects.size(); ++i)
        ids << objects[i].id;
    m_context.selection.set(ids);
}

void ObjectDrag::update(const PointerEvent& event)
{
    std::vector<Guide> guides;
    const nav::Point by = displacement(event, guides);
    const bool copies = event.modifiers.testFlag(Qt::AltModifier);
    m_live.preview(copies ? copied(by) : moved(by));
    select(copies);
    show(by, std::move(guides));
}

void ObjectDrag::show(nav::Point by, std::vector<Guide> guides)
{
    const int decimals = decimalsAt(m_context.canvas.unitsPerPixel());
    const nav::Map& map = m_context.document.map();
    const nav::Point now = m_reference + by;
    const bool isSingle = m_objects.size() == 1;
    Feedback feedback;
    feedback.hidesHandles = true;
    feedback.fillsGhosts = true;
    if (!m_copies)
        feedback.ghosts = ghostsOf(m_objects);
    feedback.travel = nav::Segment{m_reference, now};
    feedback.guides = std::move(guides);

    const nav::Point shown = isSingle ? now : by;
    Chip chip;
    chip.fields = m_numbers.fields({numberText(shown.x, decimals), numberText(shown.y, decimals)});
    const auto* circle = std::get_if<nav::Circle>(&m_objects.front().geometry);
    if (isSingle && circle) {
        feedback.cross = now;
        chip.fields << ChipField{QStringLiteral("r"), numberText(circle->radius, decimals)};
    }
    const QString far = lengthText(nav::length(by), decimals, map);
    chip.detail = m_copies ? tr("copied %1 away").arg(far) : tr("moved %1").arg(far);
    chip.around = {m_box.min + by, m_box.max + by};
    feedback.chip = std::move(chip);
    m_context.canvas.setFeedback(std::move(feedback));
}

void ObjectDrag::commit()
{
    m_committed = true;
    const int count = static_cast<int>(m_objects.size());
    const QString what =
        count == 1 ? objectPhrase(m_objects.front()) : tr("%n objects", nullptr, count);
    m_live.commit((m_copies ? tr("Duplicate %1") : tr("Move %1")).arg(what));
}

} // namespace thicket::editor
