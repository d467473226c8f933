#include "app/editor/scene/layeritem.h"

#include "app/editor/appearance/appearance.h"
#include "app/editor/scene/wholepixels.h"

#include <QPainter>
#include <QRegion>

#include <cmath>

namespace thicket::editor {

LayerItem::LayerItem(const SceneSources& sources, const SceneState& state, double z)
    : m_sources(sources), m_state(state), m_box(state.visible)
{
    setZValue(z);
    setAcceptedMouseButtons(Qt::NoButton);
}

void LayerItem::viewChanged()
{
    prepareGeometryChange();
    m_box = m_state.visible;
}

drawing::Style LayerItem::style() const
{
    return {m_sources.appearance.palette(), 1 / m_state.unitsPerPixel};
}

double LayerItem::strengthOf(Overlay overlay) const
{
    return style().palette.isHighContrast ? 1 : m_sources.overlays.opacity(overlay);
}

void LayerItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    painter->setRenderHint(QPainter::Antialiasing);
    draw(*painter, m_state.visible);
}

void CachedLayer::invalidate()
{
    m_allDirty = true;
    update();
}

void CachedLayer::invalidate(const nav::Box& box)
{
    if (box.isEmpty())
        return;
    m_dirty << QRectF(QPointF(box.min.x, box.min.y), QPointF(box.max.x, box.max.y));
    update();
}

void CachedLayer::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    refresh(painter->worldTransform(), painter->device()->devicePixelRatioF());
    painter->save();
    painter->setWorldTransform(QTransform());
    painter->drawPixmap(0, 0, m_picture);
    painter->restore();
}

void CachedLayer::refresh(const QTransform& world, double devicePixelRatio)
{
    const QSize size = (m_state.viewport * devicePixelRatio).toSize();
    if (m_picture.size() != size || m_picture.devicePixelRatio() != devicePixelRatio ||
        m_isOpaque != isOpaque()) {
        m_isOpaque = isOpaque();
        m_picture = QPixmap(size);
        m_picture.setDevicePixelRatio(devicePixelRatio);
        m_picture.fill(m_isOpaque ? Qt::white : Qt::transparent);
        m_allDirty = true;
    }
    QRegion stale;
    if (m_allDirty || !shift(world, devicePixelRatio, stale))
        stale = m_picture.rect();
    m_world = world;
    const double ratio = devicePixelRatio;
    for (const QRectF& box : std::as_const(m_dirty)) {
        const QRectF pixels =
            m_world.mapRect(box).adjusted(-8, -8, 8, 8) & QRectF({}, m_state.viewport);
        stale += QRectF(pixels.topLeft() * ratio, pixels.size() * ratio).toAlignedRect() &
                 m_picture.rect();
    }
    m_dirty.clear();
    m_allDirty = false;
    for (const QRect& pixels : stale)
        repaint(pixels, devicePixelRatio);
}

/// False if the old picture cannot be used.
bool CachedLayer::shift(const QTransform& world, double devicePixelRatio, QRegion& uncovered)
{
    if (world.m11() != m_world.m11() || world.m22() != m_world.m22())
        return false;
    const double dx = (world.dx() - m_world.dx()) * devicePixelRatio;
    const double dy = (world.dy() - m_world.dy()) * devicePixelRatio;
    if (!isWholePixels(dx) || !isWholePixels(dy) || std::abs(dx) >= m_picture.width() ||
        std::abs(dy) >= m_picture.height())
        return false;
    const int x = qRound(dx);
    const int y = qRound(dy);
    if (x != 0 || y != 0)
        m_picture.scroll(x, y, m_picture.rect(), &uncovered);
    return true;
}

void CachedLayer::repaint(const QRect& pixels, double devicePixelRatio)
{
    QPainter painter(&m_picture);
    const QRectF logical(QPointF(pixels.topLeft()) / devicePixelRatio,
                         QSizeF(pixels.size()) / devicePixelRatio);
    painter.setClipRect(logical);
    if (!m_isOpaque) {
        painter.setCompositionMode(QPainter::CompositionMode_Clear);
        painter.fillRect(logical, Qt::transparent);
        painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setWorldTransform(m_world);
    draw(painter, m_world.inverted().mapRect(logical));
}

} // namespace thicket::editor
