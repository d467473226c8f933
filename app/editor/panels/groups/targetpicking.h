#pragma once

#include "app/editor/document/pickedplace.h"
#include "libnav/json/json.h"
#include "libnav/map/map.h"
#include "libsteer/scenario/behaviour.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <functional>

namespace thicket::editor {

/// Connects the fields that want a behaviour's target with the map, where the user clicks it.
class TargetPicking : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// The next place is for this field, while it exists. wanted() follows.
    void ask(QObject* field, steer::BehaviourKind kind, std::function<void(nav::Json)> take);
    /// Hands the target there to the field. Where there is none of the right kind, refused() says
    /// why.
    void take(const nav::Map& map, const PickedPlace& place);

signals:
    /// The user is to click a place now.
    void wanted();
    void refused(const QString& reason);

private:
    QPointer<QObject> m_field;
    steer::BehaviourKind m_kind = steer::BehaviourKind::seek;
    std::function<void(nav::Json)> m_take;
};

} // namespace thicket::editor
