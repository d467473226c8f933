#pragma once

#include "libnav/geometry/shapes.h"

#include <QList>
#include <QObject>

#include <cstdint>

namespace thicket::editor {

class Navigator;
class Overlays;

/// What of the map is shown, as far as navigation has to know it.
struct SceneView {
    nav::Box visible;                  ///< map box in the window
    bool isCrowdShown = false;         ///< agents are played, whom the whole graph would drown
    QList<std::int64_t> selected = {}; ///< object ids: they may be dragged next
    bool operator==(const SceneView&) const = default;
};

/// Has the navigator make what is shown and nothing else: the tangent graph of the window, and the
/// flow, where the overlays show them. Tells the overlays which scope suits the edges in view.
class SceneDemand : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    SceneDemand(Overlays& overlays, Navigator& navigator, QObject* parent = nullptr);

    void setView(const SceneView& view);

private:
    void followOverlays();
    void followWindow();
    void countEdges();
    void prepareDrag();

    Overlays& m_overlays;
    Navigator& m_navigator;
    SceneView m_view;
    nav::Box m_window; // that the graph is asked for
};

} // namespace thicket::editor
