#pragma once

#include "app/editor/scene/showncrowd.h"
#include "app/editor/scene/shownmoving.h"

#include <QObject>

#include <span>

namespace thicket::editor {

/// What moves in the minimap: the running agents, off at first, and the obstacles that move.
class MinimapCrowd : public QObject {
    Q_OBJECT

public:
    explicit MinimapCrowd(const SceneSources& sources, QObject* parent = nullptr);

    void setShown(bool shown);
    /// At the playhead's time; none while they are not shown. Valid until they move.
    std::span<const drawing::DrawnAgent> agents() const;
    /// At that time; as drawn while the agents are not shown. With the layers of the map.
    nav::Map obstacles(const nav::Box& window) const { return m_moving.in(window); }
    bool hasObstacles() const { return !m_moving.isEmpty(); }

signals:
    void moved();

private:
    const SceneSources m_sources;
    SceneState m_state;
    ShownCrowd m_crowd;
    ShownMoving m_moving;
};

} // namespace thicket::editor
