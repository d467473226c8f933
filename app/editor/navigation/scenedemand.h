#pragma once

#include "libnav/geometry/shapes.h"

#include <QList>
#include <QObject>

#include <cstddef>
#include <cstdint>
#include <memory>

namespace thicket::editor {

class Navigator;
class Overlays;
struct RestEdges;

/// What navigation needs to know about what is shown.
struct SceneView {
    nav::Box visible;                  ///< the part of the map in the window
    bool isPlayed = false;             ///< agents or a search are; the whole graph would hide them
    QList<std::int64_t> selected = {}; ///< object ids; they may be dragged next
    bool operator==(const SceneView&) const = default;
};

/// Asks the navigator for what is shown and nothing else: the tangent graph of the window and the
/// flow, if their overlays are on. Tells the overlays the number of edges in view.
class SceneDemand : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    SceneDemand(Overlays& overlays, Navigator& navigator, QObject* parent = nullptr);

    void setView(const SceneView& view);

private:
    void followOverlays();
    void followWindow();
    void narrowWindow();
    bool isRefused() const;
    void countEdges();
    std::size_t edgesInView();
    void prepareDrag();

    Overlays& m_overlays;
    Navigator& m_navigator;
    SceneView m_view;
    nav::Box m_window;         // that the graph is asked for
    double m_crowdedWidth = 0; // of the narrowest view with too many edges round it; 0: none
    std::shared_ptr<const RestEdges> m_countedRest; // whose edges in view are m_restCount
    std::size_t m_restCount = 0;
};

} // namespace thicket::editor
