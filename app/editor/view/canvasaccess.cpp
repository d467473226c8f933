#include "app/editor/view/canvasaccess.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/scene/canvas.h"
#include "app/editor/scene/canvasinput.h"
#include "app/editor/view/mapview.h"
#include "app/editor/view/objectaccess.h"

namespace thicket::editor {

namespace {

constexpr std::size_t mostKept = 256;

QAccessibleInterface* make(const QString&, QObject* object)
{
    auto* view = qobject_cast<MapView*>(object);
    return view ? new CanvasAccess(*view) : nullptr;
}

} // namespace

void CanvasAccess::install() { QAccessible::installFactory(make); }

CanvasAccess::CanvasAccess(MapView& view)
    : QAccessibleWidget(&view, QAccessible::Canvas), m_view(view)
{}

CanvasAccess::~CanvasAccess()
{
    for (const auto& [object, id] : m_kept)
        QAccessible::deleteAccessibleInterface(id);
}

QAccessibleInterface* CanvasAccess::childOf(nav::ObjectId id) const
{
    if (const auto kept = m_kept.find(id); kept != m_kept.end())
        return QAccessible::accessibleInterface(kept->second);
    if (!m_view.canvas().document().map().find(id))
        return nullptr;
    if (m_order.size() == mostKept) {
        const auto oldest = m_kept.find(m_order.front());
        QAccessible::deleteAccessibleInterface(oldest->second);
        m_kept.erase(oldest);
        m_order.pop_front();
    }
    auto* made = new ObjectAccess(m_view, id);
    m_kept[id] = QAccessible::registerAccessibleInterface(made);
    m_order.push_back(id);
    return made;
}

/// Such as the card of the first start. Tooltips are windows of their own.
QList<QWidget*> CanvasAccess::widgets() const
{
    QList<QWidget*> found;
    for (QObject* child : m_view.viewport()->children()) {
        auto* widget = qobject_cast<QWidget*>(child);
        if (widget && !widget->isWindow() && !widget->isHidden())
            found << widget;
    }
    return found;
}

int CanvasAccess::childCount() const
{
    const auto objects = m_view.canvas().document().map().objects().size();
    return static_cast<int>(objects) + static_cast<int>(widgets().size());
}

QAccessibleInterface* CanvasAccess::child(int index) const
{
    const QList<QWidget*> first = widgets();
    if (index < 0 || index >= childCount())
        return nullptr;
    if (index < first.size())
        return QAccessible::queryAccessibleInterface(first[index]);
    const auto place = static_cast<std::size_t>(index - first.size());
    return childOf(m_view.canvas().document().map().objects()[place].id);
}

int CanvasAccess::indexOfChild(const QAccessibleInterface* child) const
{
    const QList<QWidget*> first = widgets();
    if (const QObject* object = child ? child->object() : nullptr)
        return static_cast<int>(first.indexOf(object));
    const auto* one = dynamic_cast<const ObjectAccess*>(child);
    if (!one || !one->isValid() || one->parent() != this)
        return -1;
    const std::size_t place = m_view.canvas().document().map().positionOf(one->id());
    return static_cast<int>(first.size()) + static_cast<int>(place);
}

QAccessibleInterface* CanvasAccess::childAt(int x, int y) const
{
    const QPoint pixel = m_view.viewport()->mapFromGlobal(QPoint(x, y));
    if (!m_view.viewport()->rect().contains(pixel))
        return nullptr;
    for (QWidget* widget : widgets()) {
        if (widget->geometry().contains(pixel))
            return QAccessible::queryAccessibleInterface(widget);
    }
    const Canvas& canvas = m_view.canvas();
    const auto found = canvas.hits().objectsAt(m_view.camera().mapPoint(pixel),
                                               objectSlop * canvas.unitsPerPixel());
    return found.empty() ? nullptr : childOf(found.front());
}

QAccessibleInterface* CanvasAccess::focusChild() const
{
    const Selection& selection = m_view.canvas().selection();
    if (m_view.hasFocus() && !selection.isEmpty())
        return childOf(selection.ids().last());
    return QAccessibleWidget::focusChild();
}

} // namespace thicket::editor
