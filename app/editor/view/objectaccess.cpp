#include "app/editor/view/objectaccess.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/scene/canvas.h"
#include "app/editor/scene/description.h"
#include "app/editor/view/mapview.h"

#include <algorithm>

namespace thicket::editor {

namespace {

constexpr double leastSide = 12;    // logical pixels, of a marker's rectangle
constexpr double farthest = 100000; // logical pixels; screen readers count in int

/// The corner, no farther than a screen reader can tell.
QPointF kept(QPointF at)
{
    return {std::clamp(at.x(), -farthest, farthest), std::clamp(at.y(), -farthest, farthest)};
}

} // namespace

ObjectAccess::ObjectAccess(MapView& view, nav::ObjectId id) : m_view(&view), m_id(id) {}

QRect ObjectAccess::screenRect(const MapView& view, const nav::MapObject& object)
{
    const nav::Box box = nav::boundingBox(object.geometry);
    const Camera& camera = view.camera().value();
    QRectF area = QRectF(kept(camera.toPixel(box.min)), kept(camera.toPixel(box.max))).normalized();
    const double dx = std::max(0.0, leastSide - area.width()) / 2;
    const double dy = std::max(0.0, leastSide - area.height()) / 2;
    area.adjust(-dx, -dy, dx, dy);
    return area.toAlignedRect().translated(view.viewport()->mapToGlobal(QPoint()));
}

const nav::MapObject* ObjectAccess::find() const
{
    return m_view ? m_view->canvas().document().map().find(m_id) : nullptr;
}

QWindow* ObjectAccess::window() const
{
    return m_view ? m_view->window()->windowHandle() : nullptr;
}

QAccessibleInterface* ObjectAccess::parent() const
{
    return QAccessible::queryAccessibleInterface(m_view);
}

QString ObjectAccess::text(QAccessible::Text kind) const
{
    const nav::MapObject* object = find();
    if (!object)
        return {};
    const nav::Map& map = m_view->canvas().document().map();
    if (kind == QAccessible::Name)
        return speakObject(map, *object, decimalsAt(m_view->canvas().unitsPerPixel()));
    if (kind != QAccessible::Description)
        return {};
    QStringList parts;
    if (state().focused && !m_view->speech().outcome().isEmpty())
        parts << m_view->speech().outcome();
    if (const QString layer = layerPhrase(map, *object); !layer.isEmpty())
        parts << layer;
    return parts.join(QLatin1String("; "));
}

QRect ObjectAccess::rect() const
{
    const nav::MapObject* object = find();
    return object ? screenRect(*m_view, *object) : QRect();
}

QAccessible::State ObjectAccess::state() const
{
    QAccessible::State state;
    const nav::MapObject* object = find();
    if (!object) {
        state.invalid = true;
        return state;
    }
    const Selection& selection = m_view->canvas().selection();
    const nav::Layer* layer = m_view->canvas().document().map().layerOf(*object);
    state.selectable = true;
    state.multiSelectable = true;
    state.focusable = true;
    state.selected = selection.contains(m_id);
    state.focused = state.selected && m_view->hasFocus() && selection.ids().last() == m_id;
    state.movable = !layer || layer->isOpen();
    state.readOnly = !state.movable;
    state.invisible = layer && !layer->visible;
    const QRect seen(m_view->viewport()->mapToGlobal(QPoint()), m_view->viewport()->size());
    state.offscreen = !seen.intersects(screenRect(*m_view, *object));
    return state;
}

void* ObjectAccess::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::ActionInterface)
        return static_cast<QAccessibleActionInterface*>(this);
    return nullptr;
}

QStringList ObjectAccess::actionNames() const { return {toggleAction(), setFocusAction()}; }

void ObjectAccess::doAction(const QString& name)
{
    if (!find())
        return;
    Selection& selection = m_view->canvas().selection();
    if (name == toggleAction()) {
        selection.toggle(m_id);
    } else if (name == setFocusAction()) {
        m_view->setFocus();
        selection.set({m_id});
    }
}

} // namespace thicket::editor
