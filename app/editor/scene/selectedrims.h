#pragma once

#include "app/editor/document/objectindex.h"
#include "app/editor/scene/tiledlayer.h"

#include <QPainterPath>
#include <QPen>
#include <QPolygonF>

#include <cstddef>
#include <optional>
#include <vector>

namespace thicket::editor {

class ShownCrowd;
class ShownMoving;

/// The radius of the ring round a small marker, logical pixels.
inline constexpr double markerRing = 11;
/// The line round a selected or hovered object. A marker gets a ring of constant size.
QPainterPath rimOf(const nav::Geometry& geometry, double unitsPerPixel);
/// Of an outline of very many corners only what is visible.
QPainterPath visibleRim(const nav::Geometry& geometry, const SceneState& state);
/// Dashed for what cannot be edited.
QPen selectionPen(const drawing::Palette& palette, bool isLocked);
/// The wider line beneath it.
QPen selectionCasing(const drawing::Palette& palette);

/// The lines round the objects of a large selection (z 17). Their picture is kept, because only
/// edits and another selection change it. Those of a small selection, which have casings, and those
/// of running agents and obstacles are drawn by SelectionLayer in each frame.
class SelectedRims : public TiledLayer {
public:
    SelectedRims(const SceneSources& sources, const SceneState& state, const ShownCrowd& crowd,
                 const ShownMoving& moving);

    /// Whether the selection is large.
    static bool draws(const Selection& selection);
    /// The object of this box was added, changed or removed.
    void followEdit(const nav::Box& box);
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

protected:
    QPointF offset(const QTransform& world) const override;
    std::optional<std::size_t> drawTile(QPainter& painter, const QRectF& exposed,
                                        std::size_t most) override;
    void drawGround(QPainter&, const QRectF&) override {}

private:
    void drawDots(QPainter& painter, const QRectF& exposed,
                  const std::vector<nav::Point>& dots) const;
    /// What of the selection shows in a tile.
    struct Part {
        std::vector<nav::Point> dots;             ///< circles of a few pixels
        std::vector<const nav::MapObject*> lines; ///< the others
        std::size_t work = 0;
    };
    /// If it is more work than `most`, only that counts.
    Part partIn(const QRectF& exposed, std::size_t most) const;
    bool addDot(const IndexedObstacle& obstacle, Part& part) const;

    const ShownCrowd& m_crowd;
    const ShownMoving& m_moving;
    bool m_leavesAgents = false; // the picture has no agents, as they run
    bool m_leavesMoving = false; // nor obstacles that move
};

} // namespace thicket::editor
