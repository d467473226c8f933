#pragma once

#include <QImage>
#include <QList>
#include <QRectF>

class QPainter;

namespace thicket::drawing {

/// A picture with its halves, quarters and so on. Painted small, it costs no more than the pixels
/// that it covers on the screen. A value; its copies share the pixels.
class PicturePyramid {
public:
    PicturePyramid() = default;
    /// Any thread. Takes time for a large picture.
    explicit PicturePyramid(QImage picture);

    bool isNull() const { return m_levels.isEmpty(); }
    QSize size() const { return isNull() ? QSize() : m_levels.first().size(); }

    /// Paints at least the part inside `exposed`. `box` is where the whole picture lies. Both in
    /// map coordinates, which the painter's transform maps to the device. The picture stands
    /// upright there, also on a map whose +y is up. Far magnified, its pixels are squares.
    void paint(QPainter& painter, const QRectF& box, const QRectF& exposed) const;

private:
    QList<QImage> m_levels; // from the full size down
};

} // namespace thicket::drawing
