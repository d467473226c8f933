#include "app/editor/tools/tracktool.h"

#include "app/drawing/trackdrawing.h"
#include "app/editor/document/selection.h"
#include "app/editor/edits/layerlocks.h"
#include "app/editor/edits/tracks.h"
#include "app/editor/scene/description.h"

#include <QKeyEvent>

#include <cmath>

namespace thicket::editor {

namespace {

constexpr double pointSlop = 7; // logical pixels

} // namespace

TrackTool::TrackTool(ToolContext context, QObject* parent)
    : GestureTool(context, parent), m_numbers({QStringLiteral("dx"), QStringLiteral("dy")})
{}

QList<KeyHint> TrackTool::hints() const
{
    if (isGestureOpen())
        return {{tr("Shift"), tr("one axis")},
                {tr("Ctrl"), tr("no snapping")},
                {tr("Esc"), tr("put it back")}};
    if (!owner())
        return {{tr("Click"), tr("the obstacle that moves")}};
    return {{tr("Click"), tr("next point")},
            {tr("Drag"), tr("move a point")},
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
    m_numbers.clear();
    m_before = *object;
    m_position = map.positionOf(object->id);
    m_point =
        pointAt(*object, event.at).value_or(object->motion ? object->motion->track.size() : 0);
    m_gesture = std::make_unique<LiveGesture>(m_context);
    m_pointer = event;
    update();
    emit hintsChanged();
}

nav::Point TrackTool::target(const PointerEvent& event, std::vector<Guide>& guides) const
{
    const nav::Point begin = drawing::trackBegin(m_before.geometry);
    if (m_numbers.isTyping())
        return begin + nav::Point{m_numbers.value(0).value_or(event.at.x - begin.x),
                                  m_numbers.value(1).value_or(event.at.y - begin.y)};
    const nav::Point from = m_point == 0 ? begin : begin + m_before.motion->track[m_point - 1];
    if (event.modifiers.testFlag(Qt::ShiftModifier)) {
        const nav::Point d = event.at - from;
        return std::abs(d.x) >= std::abs(d.y) ? nav::Point{event.at.x, from.y}
                                              : nav::Point{from.x, event.at.y};
    }
    const bool inverted = event.modifiers.testFlag(Qt::ControlModifier);
    Snapper snapper(m_context.document.index(), {m_before.id}, m_context.navigator.agentRadius());
    snapper.setOwnPoints({from});
    Snapper::Pull pull = snapper.pull({{event.at}, {}}, snapReach(m_context.canvas, inverted));
    guides = std::move(pull.guides);
    return event.at + pull.by;
}

void TrackTool::update()
{
    Feedback feedback;
    const nav::Point begin = drawing::trackBegin(m_before.geometry);
    const nav::Point at = target(m_pointer, feedback.guides);
    nav::MapObject after = m_before;
    if (!after.motion)
        after.motion = nav::Motion();
    std::vector<nav::Point>& track = after.motion->track;
    track.resize(std::max(track.size(), m_point + 1));
    track[m_point] = at - begin;
    nav::MapEdit edit;
    edit.entries.push_back({after.id, m_before, std::move(after), m_position});
    m_gesture->preview(edit);

    const int decimals = decimalsAt(m_context.canvas.unitsPerPixel());
    Chip chip;
    chip.fields = m_numbers.fields(
        {numberText(at.x - begin.x, decimals), numberText(at.y - begin.y, decimals)});
    chip.detail = tr("point %1 of the track").arg(m_point + 1);
    chip.around = {at, at};
    feedback.cross = at;
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
    const bool isNew = !m_before.motion || m_point >= m_before.motion->track.size();
    const QString what = objectPhrase(m_before);
    // Not the tool's any more: historyChanged() would end it while it commits.
    const std::unique_ptr<LiveGesture> gesture = std::move(m_gesture);
    gesture->commit(isNew ? tr("Add point to the track of %1").arg(what)
                          : tr("Move point of the track of %1").arg(what));
    m_context.canvas.setFeedback({});
    emit hintsChanged();
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
    after.motion->track.pop_back();
    if (after.motion->track.empty())
        after.motion = {};
    m_context.document.push(nav::MapEdit::change(m_context.document.map(), {after}),
                            tr("Remove point from the track of %1").arg(objectPhrase(*object)));
    return true;
}

} // namespace thicket::editor
