#pragma once

#include "app/editor/scene/layeritem.h"

#include <QElapsedTimer>
#include <QPixmap>
#include <QRegion>
#include <QTransform>

#include <cstddef>
#include <optional>

namespace thicket::editor {

/// A layer whose picture is kept and painted in tiles, a bounded part of it in each frame, so that
/// no map makes the window wait. A pan shifts the picture, a zoom scales it, and an edit leaves it
/// as it was. What is then not as it should be is painted anew: in the same frame as far as its
/// time allows, edits first, and the rest in the next ones.
class TiledLayer : public LayerItem {
public:
    using LayerItem::LayerItem;

    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;
    void invalidate();
    /// A map box. Pens may reach 8 px beyond it.
    void invalidate(const nav::Box& box);
    /// Whether the last frame showed all as it is.
    bool isPainted() const { return m_isPainted; }

    /// A frame paints tiles of at least this work, see drawTile().
    static constexpr std::size_t leastWork = 8000;
    /// Beyond that, it begins no tile after this time.
    static constexpr int milliseconds = 7;

protected:
    /// Paints a tile above the ground, after clearTile(), and returns the work: 1 for a disc, 8 for
    /// a path. If it is more than `most`, paints nothing and returns nullopt. It is then called for
    /// parts.
    virtual std::optional<std::size_t> drawTile(QPainter& painter, const QRectF& exposed,
                                                std::size_t most) = 0;
    /// Paints the ground of the tile, over its former picture.
    void clearTile(QPainter& painter);
    /// Paints what lies below all objects, quickly.
    virtual void drawGround(QPainter& painter, const QRectF& exposed) = 0;
    /// So far off the picture is shown, logical pixels.
    virtual QPointF offset(const QTransform&) const { return {}; }
    /// Whether the ground covers every pixel, so that nothing need be cleared before.
    virtual bool isOpaque() const { return false; }

private:
    void draw(QPainter&, const QRectF&) final {} // by tiles instead
    void follow(const QTransform& world, double devicePixelRatio);
    bool shift(const QTransform& world);
    void rescale(const QTransform& world, QSize size);
    void takeEdits();
    void paintTiles(QPainter& painter);
    struct Frame {
        QElapsedTimer clock;
        std::size_t work = 0;

        bool isOver() const { return work >= leastWork && clock.elapsed() >= milliseconds; }
    };
    void paintTile(QPainter& painter, const QRect& tile, int depth, Frame& frame);
    QList<QRect> tilesToPaint() const;
    void clear(QPainter& painter, const QRegion& pixels);
    QRectF logical(const QRect& pixels) const;

    QPixmap m_picture;
    QPixmap m_spare;        // the former picture, for the next one to be painted in
    QTransform m_world;     // of the picture
    double m_ratio = 1;     // device pixels per logical pixel
    QRegion m_stale;        // pixels to paint
    QRegion m_urgent;       // of these, the ones to paint first
    QRect m_tile;           // that is being painted
    QList<QRectF> m_edited; // map boxes
    bool m_isOpaque = false;
    bool m_isAllStale = true;
    bool m_isPainted = false;
};

} // namespace thicket::editor
