#include "app/drawing/discunion.h"

#include <numbers>

namespace thicket::drawing {

namespace {

/// To a hundredth of a radian, which is a tenth of a pixel on a dash: from 0 to 2 pi.
double roughAngle(double x, double y)
{
    const double ax = std::abs(x);
    const double ay = std::abs(y);
    const double slope = std::min(ax, ay) / std::max({ax, ay, 1e-9});
    double angle = slope * (std::numbers::pi / 4 + 0.273 * (1 - slope));
    angle = ay > ax ? std::numbers::pi / 2 - angle : angle;
    angle = x < 0 ? std::numbers::pi - angle : angle;
    return y < 0 ? 2 * std::numbers::pi - angle : angle;
}

/// The dashes of a pen along a rim, in pixels.
class Dashes {
public:
    Dashes(const QPen& pen, double ratio)
    {
        const QList<qreal> pattern = pen.dashPattern(); // in pen widths
        if (pattern.size() < 2)
            return;
        m_dash = pattern[0] * pen.widthF() * ratio;
        m_period = m_dash + pattern[1] * pen.widthF() * ratio;
    }
    /// How much of the line is drawn at this length along it.
    double at(double length) const
    {
        if (m_period <= 0)
            return 1;
        const double along = length - wholeBelow(length / m_period) * m_period;
        const double before = std::min(along, m_dash - along);
        return std::clamp(std::max(before, along - m_period) + 0.5, 0.0, 1.0);
    }

private:
    double m_dash = 0;
    double m_period = 0;
};

} // namespace

void DiscUnion::add(QPointF center, double radius)
{
    const PixelDisc disc{m_area.toArea(center), radius * m_area.ratio()};
    const double reach = disc.radius + 4 * m_area.ratio();
    const QRectF box(disc.center.x() - reach, disc.center.y() - reach, 2 * reach, 2 * reach);
    if (!box.intersects(m_area.all()))
        return;
    m_discs.push_back(disc);
    if (m_filled.empty())
        m_filled = emptyMask();
    const auto row = [this](int y) { return m_filled.data() + std::ptrdiff_t(y) * m_area.width(); };
    scanRing(
        disc.center, disc.radius + 0.5, disc.radius - 0.5, m_area.all().size(),
        [&](int y, int from, int to) { std::fill(row(y) + from, row(y) + to + 1, 255); },
        [&](int y, int from, int to) {
            std::uint8_t* const pixels = row(y);
            for (int x = from; x <= to; ++x) {
                if (pixels[x] == 255)
                    continue;
                const double part = coverage(disc.radius, disc.distance(x, y));
                pixels[x] = std::max(pixels[x], std::uint8_t(255 * part + 0.5));
            }
        });
}

void DiscUnion::paintOutline(const QPen& pen, bool isYUp) const
{
    if (m_discs.empty())
        return;
    Mask line = emptyMask();
    const double half = pen.widthF() / 2 * m_area.ratio();
    const Dashes dashes(pen, m_area.ratio());
    for (const PixelDisc& disc : m_discs) {
        const double outer = disc.radius + half;
        scanRing(
            disc.center, outer + 0.5, disc.radius - 0.5, m_area.all().size(), [](int, int, int) {},
            [&](int y, int from, int to) {
                const std::ptrdiff_t start = std::ptrdiff_t(y) * m_area.width();
                for (int x = from; x <= to; ++x) {
                    std::uint8_t& pixel = line[std::size_t(start + x)];
                    if (pixel == 255 || m_filled[std::size_t(start + x)] == 255)
                        continue;
                    const double whole = coverage(outer, disc.distance(x, y)); // without gaps
                    if (std::uint8_t(255 * whole + 0.5) <= pixel)
                        continue;
                    const double dy = y + 0.5 - disc.center.y();
                    const double angle = roughAngle(x + 0.5 - disc.center.x(), isYUp ? -dy : dy);
                    const double part = whole * dashes.at(angle * disc.radius);
                    pixel = std::max(pixel, std::uint8_t(255 * part + 0.5));
                }
            });
    }
    paintMask(line, pen.color());
}

void DiscUnion::paintFill(const QColor& color) const
{
    if (!m_discs.empty())
        paintMask(m_filled, color);
}

void DiscUnion::paintMask(const Mask& mask, const QColor& color) const
{
    QImage image(m_area.all().size(), QImage::Format_ARGB32_Premultiplied);
    const std::uint8_t* pixel = mask.data();
    std::array<QRgb, 256> inks{};
    for (int i = 0; i < 256; ++i) {
        const int alpha = int(std::lround(i * color.alphaF()));
        inks[std::size_t(i)] = qPremultiply(qRgba(color.red(), color.green(), color.blue(), alpha));
    }
    const int width = image.width(); // asked once: it is a call
    for (int y = 0; y < image.height(); ++y) {
        auto* row = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < width; ++x, ++pixel)
            row[x] = inks[*pixel];
    }
    m_area.paint(m_space.painter(), {}, std::move(image));
}

} // namespace thicket::drawing
