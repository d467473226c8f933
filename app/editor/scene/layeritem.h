#pragma once

#include "app/drawing/mapdrawing.h"
#include "app/editor/navigation/overlays.h"
#include "app/editor/scene/scenestate.h"

#include <QGraphicsItem>
#include <QPixmap>
#include <QTransform>

namespace thicket::editor {

/// One layer of the canvas: fills the view and paints the exposed part of it.
class LayerItem : public QGraphicsItem {
public:
    LayerItem(const SceneSources& sources, const SceneState& state, double z);

    QRectF boundingRect() const override { return m_box; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;
    /// Follows the view. Every layer has its size.
    virtual void viewChanged();

protected:
    /// In map coordinates, antialiased.
    virtual void draw(QPainter& painter, const QRectF& exposed) = 0;
    drawing::Style style() const;
    /// How strongly an overlay is drawn: as the user wants, but always fully in high contrast.
    double strengthOf(Overlay overlay) const;

    const SceneSources& m_sources;
    const SceneState& m_state;

private:
    QRectF m_box;
};

/// A layer with a cached picture, which is shifted when the view pans. Only what an edit changed or
/// a pan uncovered is repainted.
class CachedLayer : public LayerItem {
public:
    using LayerItem::LayerItem;

    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;
    void invalidate();
    /// A map box. Pens may reach 8 px beyond it.
    void invalidate(const nav::Box& box);

protected:
    /// Whether draw() covers every pixel, so that nothing need be cleared before.
    virtual bool isOpaque() const { return false; }

private:
    void refresh(const QTransform& world, double devicePixelRatio);
    bool shift(const QTransform& world, double devicePixelRatio, QRegion& uncovered);
    void repaint(const QRect& pixels, double devicePixelRatio);

    QPixmap m_picture;
    QTransform m_world;
    QList<QRectF> m_dirty;
    bool m_isOpaque = false;
    bool m_allDirty = true;
};

} // namespace thicket::editor
