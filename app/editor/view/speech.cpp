#include "app/editor/view/speech.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/navigation/refusal.h"
#include "app/editor/scene/canvas.h"
#include "app/editor/scene/canvasinput.h"
#include "app/editor/scene/description.h"
#include "app/editor/view/canvasaccess.h"
#include "app/editor/view/mapview.h"

#include <QAccessible>

#include <cmath>

namespace thicket::editor {

namespace {

constexpr int decimals = 2; // of lengths, as in the status line

void send(QAccessibleInterface* interface, QAccessible::Event type)
{
    if (!interface)
        return;
    QAccessibleEvent event(interface, type);
    QAccessible::updateAccessibility(&event);
}

/// The last selected object, which has the focus of the canvas.
QAccessibleInterface* focusedObject(MapView& view)
{
    const auto* canvas = dynamic_cast<CanvasAccess*>(QAccessible::queryAccessibleInterface(&view));
    const QList<nav::ObjectId>& ids = view.canvas().selection().ids();
    return canvas && view.hasFocus() && !ids.isEmpty() ? canvas->childOf(ids.last()) : nullptr;
}

} // namespace

Speech::Speech(MapView& view, Canvas& canvas, const CanvasInput& input, QObject* parent)
    : QObject(parent), m_view(view), m_canvas(canvas), m_input(input)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &Speech::speak);
    connect(&canvas.selection(), &Selection::changed, this, &Speech::tellSelection);
    connect(&canvas.document(), &MapDocument::committed, this, [this] {
        m_isEdited = true;
        settle();
    });
    connect(&canvas.document(), &MapDocument::wasReset, this, [this] {
        m_isEdited = false;
        m_length.reset();
        tellSelection();
    });
    connect(&canvas.navigator().shown(), &ShownAnswer::changed, this, &Speech::settle);
    settle();
}

void Speech::tellSelection()
{
    m_isSelectionNew = true;
    settle();
}

void Speech::speak()
{
    if (m_input.isGestureOpen() || m_canvas.document().gesture().isOpen())
        return;
    if (m_isSelectionNew)
        speakSelection();
    m_isSelectionNew = false;
    if (!isPathKnown())
        return; // ShownAnswer::changed() follows
    if (m_isEdited)
        speakOutcome();
    m_isEdited = false;
    m_length = pathLength();
}

void Speech::speakSelection()
{
    m_outcome.clear();
    const nav::Map& map = m_canvas.document().map();
    const QList<nav::ObjectId>& ids = m_canvas.selection().ids();
    const nav::MapObject* object = ids.size() == 1 ? map.find(ids.first()) : nullptr;
    m_view.setAccessibleDescription(
        object ? speakObject(map, *object, decimalsAt(m_canvas.unitsPerPixel()))
               : tr("%n objects selected", nullptr, static_cast<int>(ids.size())));
    send(QAccessible::queryAccessibleInterface(&m_view), QAccessible::SelectionWithin);
    QAccessibleInterface* child = focusedObject(m_view);
    send(child, QAccessible::Selection);
    send(child, QAccessible::Focus);
    emit selectionTold(child ? ids.last() : 0);
}

void Speech::speakOutcome()
{
    m_outcome = outcomeSince(m_length);
    m_view.setAccessibleDescription(m_outcome);
    // The selected object has moved or changed, so its name has changed, too.
    QAccessibleInterface* child = focusedObject(m_view);
    send(child, QAccessible::NameChanged);
    send(child, QAccessible::DescriptionChanged);
    emit outcomeTold(m_outcome);
}

bool Speech::isPathKnown() const
{
    const Navigator& navigator = m_canvas.navigator();
    return !navigator.isFieldLate() && !navigator.shown().isLate();
}

std::optional<double> Speech::pathLength() const
{
    const auto& result = m_canvas.navigator().shown().result();
    if (!result || result->status != nav::PathStatus::found)
        return {};
    return result->path.length();
}

QString Speech::outcomeSince(std::optional<double> former) const
{
    const Navigator& navigator = m_canvas.navigator();
    if (!navigator.shown().result())
        return tr("no path: start or goal is missing");
    const auto length = pathLength();
    if (!length)
        return refusalText(navigator, objectPhrase(m_canvas.document().map(),
                                                   navigator.shown().result()->blockedBy));
    const QString now = numberText(*length, decimals);
    if (!former)
        return tr("path %1").arg(now);
    const QString by = numberText(std::abs(*length - *former), decimals);
    if (by == numberText(0, decimals))
        return tr("path %1, as long as before").arg(now);
    return (*length > *former ? tr("path %1, %2 longer") : tr("path %1, %2 shorter")).arg(now, by);
}

} // namespace thicket::editor
