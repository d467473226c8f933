#pragma once

#include "app/drawing/searchdrawing.h"
#include "app/editor/scene/layeritem.h"
#include "app/editor/scene/searchhits.h"
#include "app/editor/scene/searchtree.h"

#include <functional>

namespace thicket::editor {

class SeenSearch;

/// What the search in SceneState::search has done up to its playhead: the tree, the tangents tried
/// in this step, and where earlier ones were blocked (z 8 to 10).
class SearchTreeLayer : public LayerItem {
public:
    SearchTreeLayer(const SceneSources& sources, const SceneState& state, SeenSearch& seen);

protected:
    void draw(QPainter& painter, const QRectF& exposed) override;

private:
    void drawTree(QPainter& painter, double spacing);
    void drawTried(QPainter& painter);

    SeenSearch& m_seen;
    SearchTree m_tree;
    SearchHits m_hits;
};

/// The search's vertices, and the straight line to the goal (z 13).
class SearchVertexLayer : public LayerItem {
public:
    /// `dense` is told, while painting, whether vertices lie so close that only the best open ones
    /// are drawn.
    SearchVertexLayer(const SceneSources& sources, const SceneState& state, SeenSearch& seen,
                      std::function<void(bool)> dense);

protected:
    void draw(QPainter& painter, const QRectF& exposed) override;

private:
    void addCurrent(drawing::SearchVertices& vertices) const;
    void tellDense(bool dense);

    SeenSearch& m_seen;
    std::function<void(bool)> m_tellDense;
    bool m_isDense = false;
};

} // namespace thicket::editor
