#include "app/editor/gestures/objectresize.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/gestures/ghosts.h"
#include "app/editor/scene/canvas.h"
#include "app/editor/scene/description.h"
#include "app/editor/transform/skeleton.h"
#include "app/editor/transform/transform.h"

#include <algorithm>
#include <cmath>

namespace thicket::editor {

namespace {

/// A box is not made smaller than this part of itself, so that it can be enlarged again.
constexpr double smallestFactor = 1e-3;

NumberEntry numbersFor(const HandleSet& handles)
{
    if (handles.circle)
        return NumberEntry({QStringLiteral("r")});
    return NumberEntry({QStringLiteral("w"), QStringLiteral("h"), QStringLiteral("\u00d7")});
}

/// The circle that is resized: an obstacle, or the rim of a spawn area.
nav::Circle circleOf(const nav::Geometry& geometry)
{
    if (const auto* spawn = std::get_if<nav::SpawnMarker>(&geometry))
        return {spawn->position, spawn->radius};
    return std::get<nav::Circle>(geometry);
}

nav::Geometry withRadius(nav::Geometry geometry, double radius)
{
    if (auto* spawn = std::get_if<nav::SpawnMarker>(&geometry))
        spawn->radius = radius;
    else
        std::get<nav::Circle>(geometry).radius = radius;
    return geometry;
}

double apartFromZero(double factor)
{
    return std::abs(factor) < smallestFactor ? std::copysign(smallestFactor, factor) : factor;
}

} // namespace

ObjectResize::ObjectResize(const ToolContext& context, std::vector<nav::MapObject> objects,
                           HandleSet handles, const Handle& handle, nav::Point grip)
    : Manipulation(context, numbersFor(handles)), m_objects(std::move(objects)),
      m_handles(std::move(handles)), m_handle(handle), m_offset(handle.at - grip),
      m_snapper(context.document.index(), idsOf(m_objects), context.navigator.agentRadius()),
      m_reach(m_objects)
{
    m_snapper.leaveOut(m_live.followers());
    for (const nav::MapObject& object : m_objects)
        m_positions.push_back(context.document.map().positionOf(object.id));
}

nav::MapEdit ObjectResize::edit(std::vector<nav::MapObject> resized) const
{
    nav::MapEdit edit;
    for (std::size_t i = 0; i < m_objects.size(); ++i)
        edit.entries.push_back(
            {m_objects[i].id, m_objects[i], std::move(resized[i]), m_positions[i]});
    return edit;
}

void ObjectResize::update(const PointerEvent& event)
{
    if (m_handles.circle)
        updateRadius(event, event.at + m_offset);
    else
        updateBox(event, event.at + m_offset);
}

void ObjectResize::updateRadius(const PointerEvent& event, nav::Point at)
{
    const nav::Geometry& whole = m_objects.front().geometry;
    const nav::Circle before = circleOf(whole);
    const double pixel = m_context.canvas.unitsPerPixel();
    nav::Circle after = before;
    after.radius = std::max(nav::distance(before.center, at), pixel);
    std::vector<Guide> guides;
    const auto typed = m_numbers.value(0);
    if (typed && *typed > 0) {
        after.radius = *typed;
    } else if (!before.inverted) {
        const bool inverted = event.modifiers.testFlag(Qt::ControlModifier);
        auto pull = m_snapper.pullRadius(after, snapReach(m_context.canvas, inverted));
        after.radius = pull.radius;
        guides = std::move(pull.guides);
    }
    nav::MapObject resized = m_objects.front();
    resized.geometry = withRadius(whole, after.radius);
    m_live.preview(edit({std::move(resized)}));

    const int decimals = decimalsAt(pixel);
    const nav::Map& map = m_context.document.map();
    const double growth = after.radius - before.radius;
    const QString by = lengthText(std::abs(growth), decimals, map);
    Chip chip;
    chip.fields << ChipField{QStringLiteral("x"), numberText(after.center.x, decimals)}
                << ChipField{QStringLiteral("y"), numberText(after.center.y, decimals)};
    chip.fields << m_numbers.fields({numberText(after.radius, decimals)});
    chip.detail = growth < 0 ? tr("smaller by %1").arg(by) : tr("larger by %1").arg(by);
    chip.around = nav::boundingBox(nav::Geometry(after));
    Feedback feedback;
    feedback.hidesHandles = true;
    feedback.ghosts = {before};
    feedback.fillsGhosts = true;
    feedback.guides = std::move(guides);
    feedback.cross = after.center;
    feedback.chip = std::move(chip);
    m_context.canvas.setFeedback(std::move(feedback));
}

nav::Point ObjectResize::factors(const PointerEvent& event, nav::Point at, nav::Point anchor) const
{
    nav::Point f{1, 1};
    const nav::Point reach = m_handle.at - anchor;
    if (m_handle.x != 0)
        f.x = (at.x - anchor.x) / reach.x;
    if (m_handle.y != 0)
        f.y = (at.y - anchor.y) / reach.y;
    if (event.modifiers.testFlag(Qt::ShiftModifier)) {
        const bool followsX =
            m_handle.y == 0 || (m_handle.x != 0 && std::abs(f.x) >= std::abs(f.y));
        f = followsX ? nav::Point{f.x, f.x} : nav::Point{f.y, f.y};
    }
    const auto width = m_numbers.value(0);
    const auto height = m_numbers.value(1);
    if (const auto factor = m_numbers.value(2); factor && *factor != 0)
        f = {*factor, *factor};
    if (width && *width > 0 && m_handles.box.width() > 0)
        f.x = *width / m_handles.box.width();
    if (height && *height > 0 && m_handles.box.height() > 0)
        f.y = *height / m_handles.box.height();
    return {apartFromZero(f.x), apartFromZero(f.y)};
}

BoxStretch ObjectResize::wanted(const PointerEvent& event, nav::Point at, nav::Point anchor) const
{
    const nav::Point f = factors(event, at, anchor);
    BoxStretch stretch{m_handles.box, anchor, {f.x}, {f.y}};
    const bool isCorner = m_handle.x != 0 && m_handle.y != 0;
    const auto isTyped = [this](int field) { return m_numbers.value(field).value_or(0) > 0; };
    const auto set = [&](StretchedAxis& axis, int side, int field, double size) {
        axis.isExact = (size > 0 && isTyped(field)) || (side != 0 && !isCorner);
    };
    set(stretch.x, m_handle.x, 0, m_handles.box.width());
    set(stretch.y, m_handle.y, 1, m_handles.box.height());
    return stretch;
}

void ObjectResize::updateBox(const PointerEvent& event, nav::Point at)
{
    const nav::Box& box = m_handles.box;
    const nav::Point half{0.5 * box.width(), 0.5 * box.height()};
    nav::Point anchor = box.center();
    if (!event.modifiers.testFlag(Qt::AltModifier))
        anchor = anchor - nav::Point{m_handle.x * half.x, m_handle.y * half.y};
    if (!m_numbers.isTyping() && !m_objects.empty()) {
        const bool inverted = event.modifiers.testFlag(Qt::ControlModifier);
        at = at + m_snapper.pull({{at}, {}}, snapReach(m_context.canvas, inverted)).by;
    }
    m_wanted = wanted(event, at, anchor);
    if (m_objects.empty()) {
        const nav::Box about = skeletonBox(
            stretched(nav::polygonOf(box), anchor, m_wanted.x.factor, m_wanted.y.factor));
        return showBox(about, percentages(about));
    }
    const auto stretch = m_reach.fitted(m_wanted);
    if (!stretch) {
        m_live.preview({});
        return showBox(box, unreachedSize());
    }
    std::vector<nav::MapObject> resized = m_objects;
    for (nav::MapObject& object : resized)
        (*stretch)(object);
    const nav::Box after = skeletonBox(resized);
    m_live.preview(edit(std::move(resized)));
    showBox(after, percentages(after));
}

QString ObjectResize::unreachedSize()
{
    return tr("Circles stay round, so this width and height cannot both be reached");
}

/// Of the box before, as circles make it another than the factors do.
QString ObjectResize::percentages(const nav::Box& after) const
{
    const auto part = [](double size, double before) {
        return numberText(before > 0 ? 100 * size / before : 100, 0);
    };
    const QString x = part(after.width(), m_handles.box.width());
    const QString y = part(after.height(), m_handles.box.height());
    return x == y ? tr("%1 %").arg(x) : tr("%1 % by %2 %").arg(x, y);
}

void ObjectResize::showBox(const nav::Box& box, const QString& detail)
{
    const int decimals = decimalsAt(m_context.canvas.unitsPerPixel());
    Feedback feedback;
    feedback.hidesHandles = true;
    feedback.ghosts = ghostsOf(m_objects);
    if (m_objects.empty())
        feedback.ghosts = {nav::polygonOf(box)};
    Chip chip;
    const QString factor = m_wanted.x.factor == m_wanted.y.factor ? numberText(m_wanted.x.factor, 2)
                                                                  : QStringLiteral("\u2013");
    chip.fields = m_numbers.fields(
        {numberText(box.width(), decimals), numberText(box.height(), decimals), factor});
    chip.detail = detail;
    chip.around = box;
    feedback.chip = std::move(chip);
    m_context.canvas.setFeedback(std::move(feedback));
}

void ObjectResize::commit()
{
    const auto count = m_objects.empty() ? static_cast<int>(m_context.selection.ids().size())
                                         : static_cast<int>(m_objects.size());
    const QString what =
        count == 1 ? objectPhrase(m_objects.front()) : tr("%n objects", nullptr, count);
    const QString text = tr("Resize %1").arg(what);
    if (!m_objects.empty())
        return m_live.commit(text);
    const auto plan = [wanted = m_wanted](const auto& objects) -> Result<Reshape> {
        const auto stretch = SkeletonReach(objects).fitted(wanted);
        if (!stretch)
            return Unexpected(unreachedSize().toStdString());
        return Reshape(*stretch);
    };
    commitMany(text, Plan(plan));
}

} // namespace thicket::editor
