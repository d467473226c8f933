#include "app/editor/tools/picturetool.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/edits/underlayedits.h"
#include "app/editor/scene/canvas.h"
#include "app/editor/scene/description.h"
#include "app/editor/scene/nudge.h"

#include <QKeyEvent>

#include <algorithm>
#include <cmath>

namespace thicket::editor {

namespace {

/// The picture moved to `box`. `before` must have one.
nav::MapEdit placed(const nav::MapSettings& before, const nav::Box& box)
{
    nav::MapEdit edit;
    edit.settings = nav::MapEdit::SettingsChange{before, before};
    edit.settings->after.underlay->box = box;
    return edit;
}

} // namespace

PictureTool::PictureTool(ToolContext context, QObject* parent)
    : GestureTool(context, parent), m_length({tr("length")})
{
    // The frame follows what panels, undo and other maps do to the picture.
    const auto follow = [this] {
        if (m_isActive && !isGestureOpen()) {
            showFrame();
            emit hintsChanged();
        }
    };
    connect(&context.document, &MapDocument::changed, this, follow);
    connect(&context.document, &MapDocument::wasReset, this, follow);
}

void PictureTool::activate()
{
    m_isActive = true;
    showFrame();
}

QList<KeyHint> PictureTool::hints() const
{
    if (m_gesture)
        return {{tr("Shift"), tr("one axis")}, {tr("Esc"), tr("put it back")}};
    if (m_points.size() == 1)
        return {{tr("Click"), tr("the second point of a known length")},
                {tr("Backspace"), tr("take the first one back")},
                {tr("Esc"), tr("leave it")}};
    if (m_points.size() == 2)
        return {{tr("Digits, Enter"), tr("the true length")},
                {tr("Backspace"), tr("take the point back")},
                {tr("Esc"), tr("leave it")}};
    if (!m_context.document.map().settings.underlay)
        return {{tr("Map > Picture Beneath"), tr("choose a picture")}};
    return {{tr("Drag, arrows"), tr("move the picture")},
            {tr("Click"), tr("two points of a known length: scale it")}};
}

const nav::Underlay* PictureTool::picture() const
{
    const auto& underlay = m_context.document.map().settings.underlay;
    return underlay && underlay->visible ? &*underlay : nullptr;
}

/// Whether there is a picture to move. Otherwise says why not.
bool PictureTool::admits()
{
    const auto& underlay = m_context.document.map().settings.underlay;
    if (!underlay)
        emit refused(tr("There is no picture yet: Map > Picture Beneath > Choose Picture"));
    else if (!underlay->visible)
        emit refused(tr("The picture is hidden: Map > Picture Beneath > Show Picture"));
    else if (underlay->locked)
        emit refused(tr("The picture is locked: Map > Picture Beneath > Lock Picture"));
    return underlay && underlay->visible && !underlay->locked;
}

void PictureTool::press(const PointerEvent& event)
{
    cancelMove();
    if (event.button != Qt::LeftButton || !admits())
        return;
    m_press = event;
    m_first = m_context.document.map().settings;
}

void PictureTool::move(const PointerEvent& event)
{
    m_pointer = event.at;
    if (m_points.size() == 1)
        showPoints();
    if (!m_press || !m_points.empty())
        return;
    if (!m_gesture && isDrag(*m_press, event)) {
        m_gesture = std::make_unique<Gesture>(m_context.document);
        emit hintsChanged();
    }
    if (m_gesture)
        moveTo(event);
}

void PictureTool::moveTo(const PointerEvent& event)
{
    nav::Point by = event.at - m_press->at;
    if (event.modifiers.testFlag(Qt::ShiftModifier))
        by = std::abs(by.x) >= std::abs(by.y) ? nav::Point{by.x, 0} : nav::Point{0, by.y};
    const nav::Box box = moved(m_first.underlay->box, by);
    if (!isPlaceable(box))
        return;
    m_gesture->preview(placed(m_first, box));
    Feedback feedback;
    const int decimals = decimalsAt(m_context.canvas.unitsPerPixel());
    Chip chip;
    chip.fields = {{tr("x"), numberText(box.min.x, decimals)},
                   {tr("y"), numberText(box.min.y, decimals)}};
    chip.around = box;
    feedback.chip = std::move(chip);
    show(std::move(feedback));
}

void PictureTool::release(const PointerEvent& event)
{
    if (!m_press)
        return;
    if (m_gesture) {
        const std::unique_ptr<Gesture> done = std::move(m_gesture);
        m_press.reset();
        done->commit(tr("Move Picture"));
        showFrame();
        emit hintsChanged();
        return;
    }
    m_press.reset();
    addPoint(event.at);
}

void PictureTool::addPoint(nav::Point at)
{
    if (m_points.size() == 2)
        m_points.clear();
    if (m_points.size() == 1 && nav::distance(m_points.front(), at) <= 0)
        return;
    m_points.push_back(at);
    m_length.clear();
    showPoints();
    emit hintsChanged();
}

void PictureTool::removePoint()
{
    m_points.pop_back();
    m_length.clear();
    if (m_points.empty())
        showFrame();
    else
        showPoints();
    emit hintsChanged();
}

/// The picture around the clicked points, which must be two apart.
void PictureTool::scale()
{
    if (!admits())
        return;
    const double shown = nav::distance(m_points[0], m_points[1]);
    const double length = m_length.value(0).value_or(0);
    const nav::Box box = scaledAbout(picture()->box, m_points[0], length / shown);
    if (!(length > 0) || !isPlaceable(box)) {
        emit refused(tr("Type the true length, more than 0"));
        return;
    }
    dropPoints();
    m_context.document.push(placed(m_context.document.map().settings, box), tr("Scale Picture"));
    showFrame();
}

bool PictureTool::key(QKeyEvent& event)
{
    if (m_gesture)
        return false;
    if (m_points.empty())
        return nudge(event);
    const NumberEntry::Reaction reaction =
        m_points.size() == 2 ? m_length.key(event) : NumberEntry::Reaction::unused;
    const bool isEnter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    if (reaction == NumberEntry::Reaction::edited)
        showPoints();
    else if (m_points.size() == 2 && isEnter)
        scale();
    else if (event.key() == Qt::Key_Backspace)
        removePoint();
    else
        return false;
    return true;
}

bool PictureTool::nudge(const QKeyEvent& event)
{
    const auto by = nudgeOf(event, m_context.canvas);
    if (!by)
        return false;
    if (!admits())
        return true;
    const nav::Box box = moved(picture()->box, *by);
    if (isPlaceable(box))
        m_context.document.push(placed(m_context.document.map().settings, box), tr("Move Picture"),
                                QStringLiteral("nudge picture"));
    return true;
}

void PictureTool::cancelMove()
{
    m_press.reset();
    m_gesture.reset();
}

bool PictureTool::cancel()
{
    const bool wasOpen = isGestureOpen();
    cancelMove();
    dropPoints();
    if (wasOpen)
        showFrame();
    return wasOpen;
}

void PictureTool::deactivate()
{
    m_isActive = false;
    cancel();
    m_context.canvas.setFeedback({});
}

void PictureTool::historyChanged()
{
    if (m_gesture && !m_gesture->isOpen())
        cancel();
}

void PictureTool::dropPoints()
{
    m_points.clear();
    m_length.clear();
    emit hintsChanged();
}

void PictureTool::showFrame() { show({}); }

void PictureTool::show(Feedback feedback)
{
    if (const nav::Underlay* shown = picture())
        feedback.ghosts.emplace_back(nav::polygonOf(shown->box));
    m_context.canvas.setFeedback(std::move(feedback));
}

void PictureTool::showPoints()
{
    Feedback feedback;
    feedback.vertices = m_points;
    feedback.line = m_points;
    if (m_points.size() == 1)
        feedback.line.push_back(m_pointer);
    const double shown = nav::distance(feedback.line.front(), feedback.line.back());
    const int decimals = decimalsAt(m_context.canvas.unitsPerPixel());
    Chip chip;
    chip.fields = m_length.fields({numberText(shown, decimals)});
    chip.detail = m_points.size() == 1 ? tr("click the second point")
                                       : tr("type the true length, then Enter");
    chip.around = {feedback.line.front(), feedback.line.front()};
    enclose(chip.around, {feedback.line.back(), feedback.line.back()});
    feedback.chip = std::move(chip);
    show(std::move(feedback));
}

} // namespace thicket::editor
