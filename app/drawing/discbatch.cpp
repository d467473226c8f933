#include "app/drawing/discbatch.h"

namespace thicket::drawing {

namespace {

/// `ink` over a pixel, both premultiplied.
QRgb over(QRgb pixel, QRgb ink)
{
    const auto rest = unsigned(255 - qAlpha(ink));
    const auto left = [rest](unsigned channel) { return (channel * rest + 127) / 255; };
    return qRgba(qRed(ink) + int(left(unsigned(qRed(pixel)))),
                 qGreen(ink) + int(left(unsigned(qGreen(pixel)))),
                 qBlue(ink) + int(left(unsigned(qBlue(pixel)))),
                 qAlpha(ink) + int(left(unsigned(qAlpha(pixel)))));
}

/// A pixel of which `line` and `fill` are covered by these colours, premultiplied.
QRgb mixed(const Tint& tint, double line, double fill, double opacity)
{
    const double l = line * opacity;
    const double f = fill * opacity;
    const auto channel = [&](int inLine, int inFill) { return int(l * inLine + f * inFill + 0.5); };
    return qRgba(channel(tint.line.red(), tint.fill.red()),
                 channel(tint.line.green(), tint.fill.green()),
                 channel(tint.line.blue(), tint.fill.blue()), channel(255, 255));
}

} // namespace

void DiscBatch::add(const Disc& disc)
{
    Disc here = disc;
    here.center = m_area.toArea(disc.center);
    here.radius *= m_area.ratio();
    here.pen *= m_area.ratio();
    if (!boxOf(here).isEmpty())
        m_discs.push_back(here);
}

QRect DiscBatch::boxOf(const Disc& disc) const
{
    const double reach = disc.radius + disc.pen / 2 + 1;
    const QRectF box(disc.center.x() - reach, disc.center.y() - reach, 2 * reach, 2 * reach);
    return (box & QRectF(m_area.all())).toAlignedRect();
}

void DiscBatch::flush()
{
    if (m_discs.empty())
        return;
    QRect box;
    for (const Disc& disc : m_discs)
        box |= boxOf(disc);
    QImage image(box.size(), QImage::Format_ARGB32_Premultiplied);
    image.fill(0);
    for (const Disc& disc : m_discs)
        paint(image, box.topLeft(), disc);
    m_area.paint(m_space.painter(), box.topLeft(), std::move(image));
    m_discs.clear();
}

void DiscBatch::paint(QImage& image, QPoint corner, const Disc& disc) const
{
    const PixelDisc shape{disc.center - QPointF(corner), disc.radius};
    const double outer = disc.radius + disc.pen / 2;
    const double inner = disc.radius - disc.pen / 2;
    const QRgb fill = mixed(disc.tint, 0, 1, disc.opacity);
    const auto row = [&image](int y) { return reinterpret_cast<QRgb*>(image.scanLine(y)); };
    scanRing(
        shape.center, outer + 0.5, inner - 0.5, image.size(),
        [&](int y, int from, int to) {
            QRgb* const pixels = row(y);
            if (disc.opacity >= 1)
                return std::fill(pixels + from, pixels + to + 1, fill);
            for (int x = from; x <= to; ++x)
                pixels[x] = over(pixels[x], fill);
        },
        [&](int y, int from, int to) {
            QRgb* const pixels = row(y);
            for (int x = from; x <= to; ++x) {
                const double distance = shape.distance(x, y);
                const double filled = coverage(inner, distance);
                const double line = coverage(outer, distance) - filled;
                pixels[x] = over(pixels[x], mixed(disc.tint, line, filled, disc.opacity));
            }
        });
}

} // namespace thicket::drawing
