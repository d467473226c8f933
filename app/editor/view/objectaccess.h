#pragma once

#include "libnav/map/mapobject.h"

#include <QAccessible>
#include <QPointer>

namespace thicket::editor {

class MapView;

/// One object of the map for screen readers: a child of CanvasAccess. It looks its object up each
/// time it is asked, so it is invalid while the map has none of that id.
class ObjectAccess : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    ObjectAccess(MapView& view, nav::ObjectId id);
    /// The objects of the map as they are on the screen, in its coordinates.
    static QRect screenRect(const MapView& view, const nav::MapObject& object);

    nav::ObjectId id() const { return m_id; }

    bool isValid() const override { return find() != nullptr; }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override;
    QAccessibleInterface* parent() const override;
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QString text(QAccessible::Text kind) const override;
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override;
    QAccessible::Role role() const override { return QAccessible::Graphic; }
    QAccessible::State state() const override;
    void* interface_cast(QAccessible::InterfaceType type) override;

    QStringList actionNames() const override;
    void doAction(const QString& name) override;
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    const nav::MapObject* find() const;

    QPointer<MapView> m_view;
    nav::ObjectId m_id;
};

} // namespace thicket::editor
