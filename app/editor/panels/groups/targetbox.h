#pragma once

#include "app/editor/widgets/elidedcombobox.h"

#include "libnav/json/json.h"
#include "libnav/map/map.h"
#include "libsteer/scenario/behaviour.h"

#include <optional>

namespace thicket::editor {

class Selection;

/// The point of a target as the file holds it; nullopt if it is none.
std::optional<nav::Point> pointIn(const nav::Json& target);
nav::Json pointTarget(nav::Point at);

/// The choice of a behaviour's target: a group, a start or goal, or what is selected on the map.
class TargetBox : public ElidedComboBox {
    Q_OBJECT

public:
    explicit TargetBox(steer::BehaviourKind kind, QWidget* parent = nullptr);

    /// Lists the map's targets and marks `value`, as the file holds it; null: none.
    void show(const nav::Map& map, const Selection& selection, const nav::Json* value);
    /// The same after another selection on the same map.
    void showSelected(const nav::Map& map, const Selection& selection, const nav::Json* value);

signals:
    /// nullopt: none, which some behaviours allow.
    void chosen(const std::optional<nav::Json>& value);

private:
    void offer(const QString& text, nav::Json value);
    void offerObject(const nav::MapObject& object, const QString& text);

    steer::BehaviourKind m_kind;
    std::vector<nav::Json> m_values; ///< of the items after the first
    std::size_t m_ofMap = 0;         ///< how many do not depend on the selection
};

} // namespace thicket::editor
