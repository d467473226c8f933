#include "app/editor/scene/agentrings.h"

#include "app/drawing/palette.h"
#include "app/editor/scene/selectedrims.h"

#include <QPainter>

#include <cmath>

namespace thicket::editor {

namespace {

/// Pictures of larger rings would take more time than they save.
constexpr double largestPicture = 64;
constexpr double penReach = 4;

} // namespace

AgentRings::AgentRings(QPainter& painter, const drawing::Palette& palette)
    : m_painter(painter), m_palette(palette), m_ratio(painter.device()->devicePixelRatioF())
{}

void AgentRings::draw(QPointF center, double radius, bool isLocked)
{
    if (radius > largestPicture)
        return drawLines(m_painter, center, radius, isLocked);
    const QImage& picture = pictureOf(qRound(2 * radius), isLocked);
    const QPointF half = QPointF(picture.width(), picture.height()) / 2;
    const QPointF corner = center * m_ratio - half; // device pixels
    m_painter.drawImage(QPointF(std::round(corner.x()), std::round(corner.y())) / m_ratio, picture);
}

void AgentRings::drawLines(QPainter& painter, QPointF center, double radius, bool isLocked) const
{
    painter.setBrush(Qt::NoBrush);
    for (const QPen& pen : {selectionCasing(m_palette), selectionPen(m_palette, isLocked)}) {
        painter.setPen(pen);
        painter.drawEllipse(center, radius, radius);
    }
}

const QImage& AgentRings::pictureOf(int halfPixels, bool isLocked)
{
    QImage& picture = m_pictures[{halfPixels, isLocked}];
    if (!picture.isNull())
        return picture;
    const double radius = halfPixels / 2.0;
    const int side = static_cast<int>(std::ceil(2 * (radius + penReach) * m_ratio));
    picture = QImage(side, side, QImage::Format_ARGB32_Premultiplied);
    picture.setDevicePixelRatio(m_ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    drawLines(painter, QPointF(side, side) / (2 * m_ratio), radius, isLocked);
    return picture;
}

} // namespace thicket::editor
