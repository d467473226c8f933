#pragma once

#include "app/editor/scene/showncrowd.h"

#include <QObject>

#include <span>

namespace thicket::editor {

/// The running agents of the minimap. Off at first.
class MinimapCrowd : public QObject {
    Q_OBJECT

public:
    explicit MinimapCrowd(const SceneSources& sources, QObject* parent = nullptr);

    void setShown(bool shown);
    /// At the playhead's time; none while they are not shown. Valid until they move.
    std::span<const drawing::DrawnAgent> agents() const;

signals:
    void moved();

private:
    const SceneSources m_sources;
    SceneState m_state;
    ShownCrowd m_crowd;
};

} // namespace thicket::editor
