#pragma once

#include "app/editor/scene/canvashint.h"
#include "app/editor/scene/handles.h"
#include "app/editor/scene/layeritem.h"

namespace thicket::editor {

class ShownCrowd;
class ShownHandles;
class ShownMoving;
class ShownSteering;

/// The hovered object and edge, the selection and its handles (z 17).
class SelectionLayer : public LayerItem {
public:
    /// What is shown of the sources.
    struct Shown {
        const ShownCrowd& crowd;
        const ShownMoving& moving;
        const ShownHandles& handles;
    };
    SelectionLayer(const SceneSources& sources, const SceneState& state, const Shown& shown);

protected:
    void draw(QPainter& painter, const QRectF& exposed) override;

private:
    void drawSelection(QPainter& painter, const nav::Box& view);
    void drawChosenAgent(QPainter& painter);
    void drawRunning(QPainter& painter, const nav::Box& view);
    void drawEnteredGroup(QPainter& painter);
    void drawHoveredObject(QPainter& painter);
    void drawHoveredEdge(QPainter& painter);
    void drawHoveredVertex(QPainter& painter);
    std::optional<nav::Geometry> shownGeometry(const nav::MapObject& object) const;
    void drawSelected(QPainter& painter, const nav::MapObject& object, const nav::Geometry& shown);
    void drawHandles(QPainter& painter);
    void drawHandle(QPainter& painter, const Handle& handle, const QTransform& world,
                    const QColor& fill);
    void drawFrame(QPainter& painter, const HandleSet& set);

    void drawRunningObstacles(QPainter& painter, const nav::Box& view);

    const ShownCrowd& m_crowd;
    const ShownMoving& m_moving;
    const ShownHandles& m_handles;
};

/// The faint fill of what is dragged where it was before: beneath the graph and the path (z 5.5).
class FormerPlaceLayer : public LayerItem {
public:
    FormerPlaceLayer(const SceneSources& sources, const SceneState& state);

protected:
    void draw(QPainter& painter, const QRectF& exposed) override;
};

/// What a tool shows during a gesture: ghosts, guides, rubber band (z 17).
class FeedbackLayer : public LayerItem {
public:
    FeedbackLayer(const SceneSources& sources, const SceneState& state);

protected:
    void draw(QPainter& painter, const QRectF& exposed) override;

private:
    void drawGhosts(QPainter& painter);
    void drawLines(QPainter& painter);
    void drawGuides(QPainter& painter);
    void drawRubberBand(QPainter& painter);
};

/// Items at a fixed place in the window: scale bar, legends, hints, chip.
class OverlayLayer : public LayerItem {
public:
    OverlayLayer(const SceneSources& sources, const SceneState& state,
                 const ShownSteering& steering);

    /// How its hints come and go.
    ShortMotion& hintMotion() { return m_hint.motion(); }

protected:
    void draw(QPainter& painter, const QRectF& exposed) override;

private:
    double drawLegends(QPainter& painter, const QTransform& world);
    CanvasHint::Text hint() const;
    void drawChip(QPainter& painter, const QTransform& world);

    const ShownSteering& m_steering;
    CanvasHint m_hint;
    int m_place = -1; // the chip's place, kept so that it does not flicker
};

} // namespace thicket::editor
