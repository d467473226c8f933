#pragma once

#include "app/drawing/searchdrawing.h"
#include "app/editor/scene/layeritem.h"
#include "app/editor/scene/searchhits.h"
#include "app/editor/scene/searchtree.h"

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
    SearchVertexLayer(const SceneSources& sources, const SceneState& state, SeenSearch& seen);

protected:
    void draw(QPainter& painter, const QRectF& exposed) override;

private:
    void addCurrent(drawing::SearchVertices& vertices) const;

    SeenSearch& m_seen;
};

} // namespace thicket::editor
