#include "app/drawing/smallcircles.h"

#include <QPaintEngine>

#include <array>
#include <numbers>

namespace thicket::drawing {

namespace {

/// The number of specks in a pixel and the area that they cover, in one word: whole numbers, so
/// that the sums do not depend on their order.
namespace packed {

constexpr int areaBits = 20;
constexpr std::uint32_t fullArea = 4096; ///< of one pixel
constexpr std::uint32_t mostArea = (1U << areaBits) - 1;
constexpr std::uint32_t mostSpecks = (1U << (32 - areaBits)) - 1;

void addArea(std::uint32_t& pixel, double part)
{
    const std::uint32_t area = pixel & mostArea;
    pixel += std::min(std::uint32_t(part * fullArea + 0.5), mostArea - area);
}
void addSpeck(std::uint32_t& pixel)
{
    if (pixel >> areaBits < mostSpecks)
        pixel += 1U << areaBits;
}

/// From 0 to 255. One speck is seen, however small it is.
std::size_t density(std::uint32_t pixel)
{
    const std::uint32_t area = std::min(pixel & mostArea, fullArea);
    const std::uint32_t count = pixel >> areaBits;
    const std::uint32_t byCount = count > 0 ? 255 * (count + 1) / (count + 2) : 0;
    return std::max(255 * area / fullArea, byCount);
}

} // namespace packed

/// The premultiplied colour for each coverage.
std::array<QRgb, 256> inksOf(const QColor& color, double opacity)
{
    std::array<QRgb, 256> inks{};
    for (int i = 0; i < 256; ++i) {
        const int alpha = int(std::lround(i * opacity));
        inks[std::size_t(i)] = qPremultiply(qRgba(color.red(), color.green(), color.blue(), alpha));
    }
    return inks;
}

} // namespace

SmallCircles::SmallCircles(const DeviceSpace& space, const QRectF& view)
    : m_space(space), m_area(space, view),
      m_isRaster(space.painter().paintEngine()->type() == QPaintEngine::Raster),
      m_side(std::max(1, int(std::lround(m_area.ratio()))))
{}

SmallCircles::Batch& SmallCircles::batchOf(const Ink& ink)
{
    if (m_last < m_batches.size() && m_batches[m_last].ink.rank == ink.rank)
        return m_batches[m_last];
    auto batch = std::lower_bound(m_batches.begin(), m_batches.end(), ink.rank,
                                  [](const Batch& b, int rank) { return b.ink.rank < rank; });
    if (batch == m_batches.end() || batch->ink.rank != ink.rank)
        batch = m_batches.insert(batch, {ink});
    m_last = std::size_t(batch - m_batches.begin());
    return *batch;
}

void SmallCircles::add(QPointF center, double radius, const Ink& ink)
{
    Batch& batch = batchOf(ink);
    if (!m_isRaster)
        batch.plain.push_back({center, radius});
    else if (m_area.isEmpty())
        return;
    else if (radius < smallestDot)
        addSpeck(batch, m_area.toArea(center), radius * m_area.ratio());
    else
        addDot(batch, {m_area.toArea(center), radius * m_area.ratio()});
}

/// Marks one logical pixel, so that it is seen at every device pixel ratio. Below the area of a
/// device pixel all of it counts for that pixel, which keeps it crisp.
void SmallCircles::addSpeck(Batch& batch, QPointF center, double radius)
{
    if (batch.specks.empty())
        batch.specks.resize(std::size_t(m_area.width()) * std::size_t(m_area.height()));
    constexpr double onePixel = 0.5;
    if (radius > onePixel)
        addArea(batch, center, radius);
    const double corner = (m_side - 1) / 2.0;
    const QPointF first = center - QPointF(corner, corner);
    if (!(first.x() > -m_side && first.y() > -m_side && first.x() < m_area.width() &&
          first.y() < m_area.height()))
        return;
    const QRect mark =
        QRect(wholeBelow(first.x()), wholeBelow(first.y()), m_side, m_side) & m_area.all();
    for (int y = mark.top(); y <= mark.bottom(); ++y) {
        std::uint32_t* row = batch.specks.data() + std::ptrdiff_t(y) * m_area.width();
        for (int x = mark.left(); x <= mark.right(); ++x) {
            packed::addSpeck(row[x]);
            if (radius <= onePixel)
                packed::addArea(row[x], std::numbers::pi * radius * radius);
        }
    }
}

/// Spreads the area as that of a square.
void SmallCircles::addArea(Batch& batch, QPointF center, double radius)
{
    const double half = radius * std::sqrt(std::numbers::pi) / 2;
    const auto range = [half](double at, int count) {
        return std::pair(int(std::max(0.0, std::floor(at - half))),
                         int(std::min(count - 1.0, std::floor(at + half))));
    };
    const auto part = [half](double at, int i) {
        return std::min(at + half, i + 1.0) - std::max(at - half, double(i));
    };
    const auto [left, right] = range(center.x(), m_area.width());
    const auto [top, bottom] = range(center.y(), m_area.height());
    for (int y = top; y <= bottom; ++y) {
        std::uint32_t* row = batch.specks.data() + std::ptrdiff_t(y) * m_area.width();
        for (int x = left; x <= right; ++x)
            packed::addArea(row[x], part(center.x(), x) * part(center.y(), y));
    }
}

void SmallCircles::addDot(Batch& batch, const PixelDisc& disc)
{
    if (batch.dots.empty())
        batch.dots.resize(std::size_t(m_area.width()) * std::size_t(m_area.height()));
    const auto row = [&](int y) { return batch.dots.data() + std::ptrdiff_t(y) * m_area.width(); };
    scanRing(
        disc.center, disc.radius + 0.5, disc.radius - 0.5, m_area.all().size(),
        [&](int y, int from, int to) { std::fill(row(y) + from, row(y) + to + 1, 255); },
        [&](int y, int from, int to) {
            for (int x = from; x <= to; ++x) {
                const int part = int(255 * coverage(disc.radius, disc.distance(x, y)) + 0.5);
                row(y)[x] = std::uint8_t(std::min(255, row(y)[x] + part));
            }
        });
}

void SmallCircles::paint()
{
    for (const Batch& batch : m_batches) {
        if (!batch.plain.empty())
            paintPlain(batch);
        if (!batch.specks.empty())
            paintSpecks(batch);
        if (!batch.dots.empty())
            paintDots(batch);
    }
}

void SmallCircles::paintSpecks(const Batch& batch)
{
    const auto inks = inksOf(batch.ink.color, darkest * batch.ink.opacity);
    QImage image(m_area.all().size(), QImage::Format_ARGB32_Premultiplied);
    const std::uint32_t* pixel = batch.specks.data();
    const int width = image.width(); // asked once: it is a call
    for (int y = 0; y < image.height(); ++y) {
        auto* row = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < width; ++x, ++pixel)
            row[x] = *pixel == 0 ? 0 : inks[packed::density(*pixel)];
    }
    m_area.paint(m_space.painter(), {}, std::move(image));
}

void SmallCircles::paintDots(const Batch& batch)
{
    const auto inks = inksOf(batch.ink.color, batch.ink.opacity);
    QImage image(m_area.all().size(), QImage::Format_ARGB32_Premultiplied);
    const std::uint8_t* pixel = batch.dots.data();
    const int width = image.width();
    for (int y = 0; y < image.height(); ++y) {
        auto* row = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < width; ++x, ++pixel)
            row[x] = inks[*pixel];
    }
    m_area.paint(m_space.painter(), {}, std::move(image));
}

/// Without pixels a speck is a dot as dark as it would be there.
void SmallCircles::paintPlain(const Batch& batch)
{
    constexpr double least = 0.5; // its radius
    QPainter& painter = m_space.painter();
    painter.setPen(Qt::NoPen);
    for (const Dot& dot : batch.plain) {
        const bool isSpeck = dot.radius < smallestDot;
        const double radius = std::max(dot.radius, least);
        painter.setBrush(faded(batch.ink.color, batch.ink.opacity * (isSpeck ? darkest : 1)));
        painter.drawEllipse(dot.center, radius, radius);
    }
}

} // namespace thicket::drawing
