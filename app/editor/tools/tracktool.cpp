#include "app/editor/tools/tracktool.h"

#include "app/drawing/trackdrawing.h"
#include "app/editor/document/selection.h"
#include "app/editor/edits/layerlocks.h"
#include "app/editor/edits/tracks.h"
#include "app/editor/scene/description.h"
#include "libnav/geometry/angle.h"

#include <QKeyEvent>

#include <cmath>
#include <numbers>

namespace thicket::editor {

namespace {

constexpr double pointSlop = 7;  // logical pixels
constexpr double angleStep = 15; // degrees, with Shift

/// The motion that a hinge gives an obstacle, or that it has.
nav::Motion turning(const nav::MapObject& object)
{
    nav::Motion motion = object.motion ? *object.motion : nav::Motion();
    if (motion.turn)
        return motion;
    motion.track.clear();
    motion.turn = nav::Turn();
    motion.speed = nav::speedOfTurns;
    return motion;
}

/// By which the far end of an obstacle that turns comes to a point, from -180 to 180.
double degreesTo(const nav::MapObject& object, nav::Point at)
{
    const nav::Point hinge = nav::hingeOf(object.geometry, *object.motion->turn);
    const nav::Point out = drawing::arcBegin(object.geometry, hinge) - hinge;
    return nav::angleBetween(out, at - hinge) * 180 / std::numbers::pi;
}

/// A press near where the turn ends goes on from its angle, which may be whole turns. One elsewhere
/// means the short way.
double firstAngle(const nav::MapObject& object, nav::Point at)
{
    constexpr double near = 45; // degrees
    const double angle = object.motion->turn->angle;
    return std::abs(std::remainder(angle - degreesTo(object, at), 360)) < near ? angle : 0;
}

} // namespace

TrackTool::TrackTool(ToolContext context, QObject* parent)
    : GestureTool(context, parent), m_numbers({})
{}

QList<KeyHint> TrackTool::hints() const
{
    if (isGestureOpen() && m_part == Part::angle)
        return {{tr("Shift"), tr("15 degree steps")}, {tr("Esc"), tr("put it back")}};
    if (isGestureOpen() && m_part == Part::hinge)
        return {{tr("Ctrl"), tr("no snapping")}, {tr("Esc"), tr("put it back")}};
    if (isGestureOpen())
        return {{tr("Shift"), tr("one axis")},
                {tr("Ctrl"), tr("no snapping")},
                {tr("Esc"), tr("put it back")}};
    if (!owner())
        return {{tr("Click"), tr("the obstacle that moves")}};
    if (doesTurn())
        return {{tr("Click"), tr("how far it turns")},
                {tr("Drag"), tr("move the hinge")},
                {tr("Del"), tr("no motion")}};
    return {{tr("Click"), tr("next point")},
            {tr("Drag"), tr("move a point")},
            {tr("Alt"), tr("a hinge to turn round")},
            {tr("Del"), tr("remove the last point")}};
}

/// The obstacle that is selected alone; null if there is none that can move.
const nav::MapObject* TrackTool::owner() const
{
    const QList<nav::ObjectId>& ids = m_context.selection.ids();
    const nav::MapObject* const object =
        ids.size() == 1 ? m_context.document.map().find(ids.first()) : nullptr;
    return object && canMove(*object) ? object : nullptr;
}

bool TrackTool::doesTurn() const
{
    const nav::MapObject* const object = owner();
    return object && object->motion && object->motion->turn;
}

void TrackTool::choose(const PointerEvent& event)
{
    const nav::Map& map = m_context.document.map();
    const double slop = objectSlop * m_context.canvas.unitsPerPixel();
    for (const nav::ObjectId id : m_context.canvas.hits().objectsAt(event.at, slop))
        if (canMove(*map.find(id))) {
            m_context.selection.set({id});
            emit hintsChanged();
            return;
        }
    emit refused(tr("Click the circle, wall or polygon that is to move"));
}

std::optional<std::size_t> TrackTool::pointAt(const nav::MapObject& object, nav::Point at) const
{
    if (!object.motion)
        return std::nullopt;
    const nav::Point begin = drawing::trackBegin(object.geometry);
    const double slop = pointSlop * m_context.canvas.unitsPerPixel();
    const auto& track = object.motion->track;
    for (std::size_t i = track.size(); i-- > 0;) // the last one lies on top
        if (nav::distance(begin + track[i], at) <= slop)
            return i;
    return std::nullopt;
}

void TrackTool::press(const PointerEvent& event)
{
    const nav::MapObject* const object = owner();
    if (!object)
        return choose(event);
    const nav::Map& map = m_context.document.map();
    if (const nav::Layer* const closed = closedLayerOf(map, *object)) {
        emit refused(closedText(*closed));
        return;
    }
    cancel();
    m_before = *object;
    m_position = map.positionOf(object->id);
    takeHold(*object, event);
    m_gesture = std::make_unique<LiveGesture>(m_context);
    m_pointer = event;
    update();
    emit hintsChanged();
}

/// Decides what the gesture that begins changes.
void TrackTool::takeHold(const nav::MapObject& object, const PointerEvent& event)
{
    const double slop = pointSlop * m_context.canvas.unitsPerPixel();
    if (event.modifiers.testFlag(Qt::AltModifier)) {
        m_part = Part::hinge;
    } else if (doesTurn()) {
        const nav::Turn& turn = *object.motion->turn;
        const bool isHinge = nav::distance(nav::hingeOf(object.geometry, turn), event.at) <= slop;
        m_part = isHinge ? Part::hinge : Part::angle;
        m_angle = firstAngle(object, event.at);
    } else {
        m_part = Part::point;
        m_point =
            pointAt(object, event.at).value_or(object.motion ? object.motion->track.size() : 0);
    }
    if (m_part == Part::point)
        m_numbers = NumberEntry({QStringLiteral("dx"), QStringLiteral("dy")});
    else if (m_part == Part::hinge)
        m_numbers = NumberEntry({QStringLiteral("x"), QStringLiteral("y")});
    else
        m_numbers = NumberEntry({QStringLiteral("°")});
}

/// The place of the pointer, snapped; with Shift on an axis through `from`.
nav::Point TrackTool::snapped(const PointerEvent& event, std::optional<nav::Point> from,
                              std::vector<Guide>& guides) const
{
    if (from && event.modifiers.testFlag(Qt::ShiftModifier)) {
        const nav::Point d = event.at - *from;
        return std::abs(d.x) >= std::abs(d.y) ? nav::Point{event.at.x, from->y}
                                              : nav::Point{from->x, event.at.y};
    }
    const bool inverted = event.modifiers.testFlag(Qt::ControlModifier);
    // A hinge snaps to the obstacle's own corners.
    const QList<nav::ObjectId> own = from ? QList{m_before.id} : QList<nav::ObjectId>();
    Snapper snapper(m_context.document.index(), own, m_context.navigator.agentRadius());
    if (from)
        snapper.setOwnPoints({*from});
    Snapper::Pull pull = snapper.pull({{event.at}, {}}, snapReach(m_context.canvas, inverted));
    guides = std::move(pull.guides);
    return event.at + pull.by;
}

nav::Point TrackTool::pointTarget(std::vector<Guide>& guides) const
{
    const nav::Point begin = drawing::trackBegin(m_before.geometry);
    if (m_numbers.isTyping())
        return begin + nav::Point{m_numbers.value(0).value_or(m_pointer.at.x - begin.x),
                                  m_numbers.value(1).value_or(m_pointer.at.y - begin.y)};
    return snapped(m_pointer, m_point == 0 ? begin : begin + m_before.motion->track[m_point - 1],
                   guides);
}

nav::Point TrackTool::hingeTarget(std::vector<Guide>& guides) const
{
    if (m_numbers.isTyping())
        return {m_numbers.value(0).value_or(m_pointer.at.x),
                m_numbers.value(1).value_or(m_pointer.at.y)};
    return snapped(m_pointer, {}, guides);
}

/// Degrees by which the far end of the obstacle turns to the pointer, within half a turn of what
/// was shown last.
double TrackTool::angleTarget() const
{
    if (m_numbers.isTyping())
        return std::clamp(m_numbers.value(0).value_or(m_angle), -nav::mostTurned, nav::mostTurned);
    double degrees = degreesTo(m_before, m_pointer.at);
    if (m_pointer.modifiers.testFlag(Qt::ShiftModifier))
        degrees = angleStep * std::round(degrees / angleStep);
    return degrees + 360 * std::round((m_angle - degrees) / 360);
}

Chip TrackTool::changePoint(nav::MapObject& object, Feedback& feedback) const
{
    const nav::Point begin = drawing::trackBegin(m_before.geometry);
    const nav::Point at = pointTarget(feedback.guides);
    if (!object.motion)
        object.motion = nav::Motion();
    std::vector<nav::Point>& track = object.motion->track;
    track.resize(std::max(track.size(), m_point + 1));
    track[m_point] = at - begin;
    const int decimals = decimalsAt(m_context.canvas.unitsPerPixel());
    feedback.cross = at;
    Chip chip;
    chip.fields = m_numbers.fields(
        {numberText(at.x - begin.x, decimals), numberText(at.y - begin.y, decimals)});
    chip.detail = tr("point %1 of the track").arg(m_point + 1);
    chip.around = {at, at};
    return chip;
}

Chip TrackTool::changeHinge(nav::MapObject& object, Feedback& feedback) const
{
    const nav::Point at = hingeTarget(feedback.guides);
    nav::Motion motion = turning(object);
    motion.turn->hinge = motion.turn->hinge + at - nav::hingeOf(object.geometry, *motion.turn);
    object.motion = std::move(motion);
    const int decimals = decimalsAt(m_context.canvas.unitsPerPixel());
    feedback.cross = at;
    Chip chip;
    chip.fields = m_numbers.fields({numberText(at.x, decimals), numberText(at.y, decimals)});
    chip.detail = tr("hinge");
    chip.around = {at, at};
    return chip;
}

Chip TrackTool::changeAngle(nav::MapObject& object, Feedback& feedback)
{
    m_angle = angleTarget();
    object.motion->turn->angle = m_angle;
    feedback.cross = m_pointer.at;
    Chip chip;
    chip.fields = m_numbers.fields({numberText(m_angle, 1)});
    chip.detail = tr("how far it turns");
    chip.around = {m_pointer.at, m_pointer.at};
    return chip;
}

void TrackTool::update()
{
    Feedback feedback;
    nav::MapObject after = m_before;
    Chip chip = m_part == Part::point   ? changePoint(after, feedback)
                : m_part == Part::hinge ? changeHinge(after, feedback)
                                        : changeAngle(after, feedback);
    nav::MapEdit edit;
    edit.entries.push_back({after.id, m_before, std::move(after), m_position});
    m_gesture->preview(edit);
    feedback.hidesHandles = true;
    feedback.chip = std::move(chip);
    m_context.canvas.setFeedback(std::move(feedback));
}

void TrackTool::move(const PointerEvent& event)
{
    if (!m_gesture)
        return;
    m_pointer = event;
    update();
}

void TrackTool::release(const PointerEvent& event)
{
    if (!m_gesture)
        return;
    m_pointer = event;
    update();
    finish();
}

void TrackTool::finish()
{
    // Not the tool's any more: historyChanged() would end it while it commits.
    const std::unique_ptr<LiveGesture> gesture = std::move(m_gesture);
    gesture->commit(stepText());
    m_context.canvas.setFeedback({});
    emit hintsChanged();
}

QString TrackTool::stepText() const
{
    const QString what = objectPhrase(m_before);
    if (m_part == Part::hinge)
        return tr("Put the hinge of %1").arg(what);
    if (m_part == Part::angle)
        return tr("Change the turn of %1").arg(what);
    const bool isNew = !m_before.motion || m_point >= m_before.motion->track.size();
    return isNew ? tr("Add point to the track of %1").arg(what)
                 : tr("Move point of the track of %1").arg(what);
}

bool TrackTool::key(QKeyEvent& event)
{
    return m_gesture && m_numbers.answer(
                            event, [this] { finish(); }, [this] { update(); });
}

bool TrackTool::removeChosen()
{
    const nav::MapObject* const object = owner();
    if (!object || !object->motion)
        return false;
    nav::MapObject after = *object;
    if (!doesTurn())
        after.motion->track.pop_back();
    if (after.motion->track.empty())
        after.motion = {};
    const QString what = objectPhrase(*object);
    m_context.document.push(nav::MapEdit::change(m_context.document.map(), {after}),
                            doesTurn() ? tr("Remove the turn of %1").arg(what)
                                       : tr("Remove point from the track of %1").arg(what));
    return true;
}

} // namespace thicket::editor
