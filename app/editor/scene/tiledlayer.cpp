#include "app/editor/scene/tiledlayer.h"

#include "app/drawing/unsplitfill.h"
#include "app/editor/scene/wholepixels.h"

#include <QGraphicsScene>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace thicket::editor {

namespace {

constexpr int tileSize = 256; // device pixels
/// A tile of more work is parted, so often at most.
constexpr std::size_t workOfTile = 3000;
constexpr int mostPartings = 3;

} // namespace

void TiledLayer::invalidate()
{
    m_isAllStale = true;
    m_isPainted = false;
    update();
}

void TiledLayer::invalidate(const nav::Box& box)
{
    if (box.isEmpty())
        return;
    m_edited << QRectF(QPointF(box.min.x, box.min.y), QPointF(box.max.x, box.max.y));
    m_isPainted = false;
    update();
}

void TiledLayer::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    const QTransform world = painter->worldTransform();
    follow(world, painter->device()->devicePixelRatioF());
    takeEdits();
    if (!m_stale.isEmpty()) {
        QPainter tiles(&m_picture);
        drawing::fillUnsplit([&] { paintTiles(tiles); });
    }
    painter->save();
    painter->setWorldTransform(QTransform());
    painter->drawPixmap(offset(world), m_picture);
    painter->restore();
    m_isPainted = m_stale.isEmpty();
    if (!m_isPainted)
        QMetaObject::invokeMethod(
            scene(), [this] { update(); }, Qt::QueuedConnection);
}

/// Makes the picture one of this view, as far as that is quickly done.
void TiledLayer::follow(const QTransform& world, double devicePixelRatio)
{
    const QSize size = (m_state.viewport * devicePixelRatio).toSize();
    const bool isSame = m_ratio == devicePixelRatio && m_isOpaque == isOpaque();
    if (!isSame)
        m_picture = {};
    m_ratio = devicePixelRatio;
    m_isOpaque = isOpaque();
    if (m_picture.size() != size || !shift(world)) {
        rescale(world, size);
        m_isAllStale = true;
    }
    if (m_isAllStale)
        m_stale = m_picture.rect();
    m_isAllStale = false;
}

/// Moves the picture by whole pixels. False if the view has not moved so.
bool TiledLayer::shift(const QTransform& world)
{
    const double dx = (world.dx() - m_world.dx()) * m_ratio;
    const double dy = (world.dy() - m_world.dy()) * m_ratio;
    if (world.m11() != m_world.m11() || world.m22() != m_world.m22() || !isWholePixels(dx) ||
        !isWholePixels(dy) || std::abs(dx) >= m_picture.width() ||
        std::abs(dy) >= m_picture.height())
        return false;
    m_world = world;
    const QPoint by(qRound(dx), qRound(dy));
    if (by.isNull())
        return true;
    QRegion uncovered;
    m_picture.scroll(by.x(), by.y(), m_picture.rect(), &uncovered);
    for (QRegion* region : {&m_stale, &m_urgent})
        *region = region->translated(by) & m_picture.rect();
    m_stale += uncovered;
    QPainter painter(&m_picture);
    drawing::fillUnsplit([&] { clear(painter, uncovered); });
    return true;
}

/// Shows the former picture, if there is one, at its place in the new view.
void TiledLayer::rescale(const QTransform& world, QSize size)
{
    constexpr double most = 16; // times larger or smaller
    std::swap(m_picture, m_spare);
    if (m_picture.size() != size || m_picture.devicePixelRatio() != m_ratio) {
        m_picture = QPixmap(size);
        m_picture.setDevicePixelRatio(m_ratio);
        m_picture.fill(m_isOpaque ? Qt::white : Qt::transparent); // decides whether it has alpha
    }
    const double factor = world.m11() / m_world.m11();
    const bool isUseful = !m_spare.isNull() && factor == world.m22() / m_world.m22() &&
                          factor < most && factor > 1 / most;
    const QPointF corner(world.dx() - factor * m_world.dx(), world.dy() - factor * m_world.dy());
    const QRectF target(corner, isUseful ? factor * m_spare.deviceIndependentSize() : QSizeF());
    const QRectF pixels(target.topLeft() * m_ratio, target.size() * m_ratio);
    const QRectF covered = pixels.adjusted(1, 1, -1, -1) & QRectF(m_picture.rect());
    m_world = world;
    m_urgent = {};
    QPainter painter(&m_picture);
    const QRegion bare = QRegion(m_picture.rect()) - covered.toRect();
    if (!bare.isEmpty())
        drawing::fillUnsplit([&] { clear(painter, bare); });
    if (!target.intersects(logical(m_picture.rect())))
        return;
    painter.setCompositionMode(QPainter::CompositionMode_Source);
    painter.drawPixmap(target, m_spare, m_spare.rect());
}

void TiledLayer::takeEdits()
{
    for (const QRectF& box : std::as_const(m_edited)) {
        const QRectF seen =
            m_world.mapRect(box).adjusted(-8, -8, 8, 8) & QRectF({}, m_state.viewport);
        m_urgent += QRectF(seen.topLeft() * m_ratio, seen.size() * m_ratio).toAlignedRect() &
                    m_picture.rect();
    }
    m_edited.clear();
    m_stale += m_urgent;
}

void TiledLayer::paintTiles(QPainter& painter)
{
    Frame frame;
    frame.clock.start();
    for (const QRect& tile : tilesToPaint()) {
        if (frame.isOver())
            return;
        paintTile(painter, tile, 0, frame);
    }
}

/// What was edited first, then from the middle outwards. The tiles lie on a grid that moves with
/// the map, so that they are the same after a pan.
QList<QRect> TiledLayer::tilesToPaint() const
{
    const auto first = [this](double origin) {
        return int(std::fmod(std::round(origin * m_ratio), tileSize)) - tileSize;
    };
    QList<QRect> tiles;
    for (int y = first(m_world.dy()); y < m_picture.height(); y += tileSize) {
        for (int x = first(m_world.dx()); x < m_picture.width(); x += tileSize) {
            const QRect tile(x, y, tileSize, tileSize);
            if (m_stale.intersects(tile))
                tiles << tile;
        }
    }
    const QPoint middle = m_picture.rect().center();
    const auto place = [&](const QRect& tile) {
        return std::pair(!m_urgent.intersects(tile), (tile.center() - middle).manhattanLength());
    };
    std::stable_sort(tiles.begin(), tiles.end(),
                     [&](const QRect& a, const QRect& b) { return place(a) < place(b); });
    return tiles;
}

/// Of a tile that is parted, the frame may end before the last part.
void TiledLayer::paintTile(QPainter& painter, const QRect& tile, int depth, Frame& frame)
{
    const QRect pixels = (m_stale & tile).boundingRect();
    if (pixels.isEmpty())
        return;
    const QRectF part = logical(pixels);
    painter.save();
    painter.setClipRect(part);
    m_tile = pixels;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setWorldTransform(m_world);
    const std::size_t most =
        depth < mostPartings ? workOfTile : std::numeric_limits<std::size_t>::max();
    const auto drawn = drawTile(painter, m_world.inverted().mapRect(part), most);
    painter.restore();
    if (drawn) {
        m_stale -= tile;
        m_urgent -= tile;
        frame.work += *drawn;
        return;
    }
    const QPoint middle = tile.center();
    for (const QRect& quarter :
         {QRect(tile.topLeft(), middle),
          QRect(QPoint(middle.x() + 1, tile.top()), QPoint(tile.right(), middle.y())),
          QRect(QPoint(tile.left(), middle.y() + 1), QPoint(middle.x(), tile.bottom())),
          QRect(middle + QPoint(1, 1), tile.bottomRight())}) {
        if (frame.isOver())
            return;
        paintTile(painter, quarter, depth + 1, frame);
    }
}

void TiledLayer::clearTile(QPainter& painter)
{
    painter.save();
    painter.setWorldTransform(QTransform());
    clear(painter, m_tile);
    painter.restore();
}

void TiledLayer::clear(QPainter& painter, const QRegion& pixels)
{
    for (const QRect& rect : pixels) {
        const QRectF part = logical(rect);
        painter.save();
        painter.setClipRect(part, Qt::IntersectClip);
        if (!m_isOpaque) {
            painter.setCompositionMode(QPainter::CompositionMode_Clear);
            painter.fillRect(part, Qt::transparent);
        } else {
            painter.setWorldTransform(m_world);
            // A grid line beside the part may reach into it.
            drawGround(painter, m_world.inverted().mapRect(part.adjusted(-2, -2, 2, 2)));
        }
        painter.restore();
    }
}

QRectF TiledLayer::logical(const QRect& pixels) const
{
    return {QPointF(pixels.topLeft()) / m_ratio, QSizeF(pixels.size()) / m_ratio};
}

} // namespace thicket::editor
