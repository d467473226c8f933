#pragma once

#include "app/editor/scene/layeritem.h"
#include "app/editor/scene/summededges.h"
#include "app/editor/scene/tiledlayer.h"
#include "libnav/tangent/completegraph.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

namespace thicket::editor {

class ShownCrowd;
struct RecordedFacts;
class ShownGraph;
class ShownSteering;

/// The background while there is a heat map, flow arrows or a picture beneath the map: outside,
/// sheet, picture, grid and flow (z 0 to 3). It is cached separately: the flow changes with edits
/// anywhere, and the picture is moved without the map.
class GroundLayer : public CachedLayer {
public:
    GroundLayer(const SceneSources& sources, const SceneState& state);

    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

protected:
    void draw(QPainter& painter, const QRectF& exposed) override;
    bool isOpaque() const override { return true; }
};

/// The map: outside, sheet, grid (unless GroundLayer shows them), expanded outlines, obstacles (z 0
/// to 5). Its picture is kept, because only edits change it.
class MapLayer : public TiledLayer {
public:
    MapLayer(const SceneSources& sources, const SceneState& state, const ShownGraph& graph);

    /// The arcs of the graph have changed in these boxes, or everywhere. Repaints only if outlines
    /// are left out for them.
    void followGraph(const std::optional<std::vector<nav::Box>>& where);

protected:
    std::optional<std::size_t> drawTile(QPainter& painter, const QRectF& exposed,
                                        std::size_t most) override;
    void drawGround(QPainter& painter, const QRectF& exposed) override;
    bool isOpaque() const override;

private:
    const ShownGraph& m_graph; // where hugging edges run, outlines are left out
    bool m_makesRoom = false;  // some outlines were left out in the last painting
};

/// The whole tangent graph (z 6). At half strength while it is stale. The cached picture has its
/// arcs; its lines are summed.
class WholeGraphLayer : public CachedLayer {
public:
    /// `lateChanged` is called while it is painted.
    WholeGraphLayer(const SceneSources& sources, const SceneState& state, const ShownGraph& graph,
                    std::function<void(bool)> lateChanged);

    /// The arcs of the graph have changed in these boxes, or everywhere.
    void followGraph(const std::optional<std::vector<nav::Box>>& where);
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;
    /// True while its lines are still being drawn. The former ones were painted meanwhile.
    bool isLate() const { return m_lines.isLate(); }

protected:
    void draw(QPainter& painter, const QRectF& exposed) override;

private:
    void paintLines(QPainter& painter);

    const ShownGraph& m_graph;
    std::function<void(bool)> m_lateChanged;
    SummedEdges m_lines;
};

/// The edges of what is hovered, selected or dragged, and of the path's obstacles (z 7).
class NearGraphLayer : public LayerItem {
public:
    /// `cutChanged` is told while painting whether some of these edges are left out, as they are
    /// too many.
    NearGraphLayer(const SceneSources& sources, const SceneState& state, const ShownGraph& graph,
                   std::function<void(bool)> cutChanged);

protected:
    void draw(QPainter& painter, const QRectF& exposed) override;

private:
    void drawEdges(QPainter& painter, const nav::CompleteGraph& graph, const QRectF& exposed);
    void tellCut();

    const ShownGraph& m_graph;
    std::function<void(bool)> m_cutChanged;
    bool m_isCut = false;
};

/// The path, and the former path before the edit (z 11 and 12). While a search is shown, its path
/// up to the playhead, and the one that it finds in the end.
class PathLayer : public LayerItem {
public:
    PathLayer(const SceneSources& sources, const SceneState& state);

protected:
    void draw(QPainter& painter, const QRectF& exposed) override;

private:
    void drawPaths(QPainter& painter);
    void drawSearched(QPainter& painter, const nav::Box& window);
};

/// What the chosen agent senses and decides (z 14).
class SteeringLayer : public LayerItem {
public:
    SteeringLayer(const SceneSources& sources, const SceneState& state,
                  const ShownSteering& steering);

protected:
    void draw(QPainter& painter, const QRectF& exposed) override;

private:
    void drawRecorded(QPainter& painter, const RecordedFacts& facts);

    const ShownSteering& m_steering;
};

/// The recorded agents with their trails (z 15), and the markers (z 16).
class ActorLayer : public LayerItem {
public:
    ActorLayer(const SceneSources& sources, const SceneState& state, const ShownCrowd& crowd);

protected:
    void draw(QPainter& painter, const QRectF& exposed) override;

private:
    void drawRecorded(QPainter& painter);
    void drawMarkers(QPainter& painter, const std::vector<std::size_t>& positions);

    const ShownCrowd& m_crowd;
};

} // namespace thicket::editor
