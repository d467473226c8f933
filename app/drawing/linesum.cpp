#include "app/drawing/linesum.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace thicket::drawing {

namespace {

constexpr int full = 255; // of a covered pixel
constexpr int fractionBits = 32;
constexpr double one = 4294967296.0; // 2^fractionBits
constexpr double farthest = 1e9;
/// More lines than this do not look darker at any opacity from 0.1 on.
constexpr int mostLines = 48;

/// The length of the part of [low, high] in the pixel.
double overlap(double low, double high, int pixel)
{
    return std::max(0.0, std::min(high, pixel + 1.0) - std::max(low, double(pixel)));
}

template <class Alpha> std::vector<QRgb> colorsOf(const QColor& color, int lines, Alpha alpha)
{
    std::vector<QRgb> colors;
    colors.reserve(std::size_t(lines) * full + 1);
    for (int sum = 0; sum <= lines * full; ++sum) {
        QColor shade = color;
        shade.setAlphaF(float(alpha(sum / double(full))));
        colors.push_back(qPremultiply(shade.rgba()));
    }
    return colors;
}

} // namespace

void LineSum::clear(const QRect& window)
{
    m_window = window.isEmpty() ? QRect() : window;
    m_sums.assign(std::size_t(m_window.width()) * std::size_t(m_window.height()), 0);
}

void LineSum::moveWindow(const QRect& window)
{
    const LineSum former = std::exchange(*this, LineSum(m_width));
    clear(window);
    const QRect kept = m_window & former.m_window;
    for (int y = kept.top(); y <= kept.bottom(); ++y) {
        const auto from = former.m_sums.begin() +
                          std::ptrdiff_t(y - former.m_window.top()) * former.m_window.width() +
                          (kept.left() - former.m_window.left());
        std::copy(from, from + kept.width(),
                  m_sums.begin() + std::ptrdiff_t(y - m_window.top()) * m_window.width() +
                      (kept.left() - m_window.left()));
    }
}

std::int32_t LineSum::at(QPoint pixel) const
{
    const QPoint in = pixel - m_window.topLeft();
    return m_sums[std::size_t(in.y()) * std::size_t(m_window.width()) + std::size_t(in.x())];
}

void LineSum::accumulate(const QLineF& line, const QRect& clip, int sign)
{
    const QRect box = clip & m_window;
    const double dx = std::abs(line.dx());
    const double dy = std::abs(line.dy());
    if (box.isEmpty() || !(dx + dy > 0) || !std::isfinite(dx + dy))
        return;
    if (dy > dx)
        run<true>({line.y1(), line.x1()}, {line.y2(), line.x2()}, box, sign);
    else
        run<false>(line.p1(), line.p2(), box, sign);
}

/// Steps along the longer axis, here called x. The line's place in a step depends on the line
/// alone, not on the clip.
template <bool isSteep> void LineSum::run(QPointF from, QPointF to, const QRect& clip, int sign)
{
    if (from.x() > to.x())
        std::swap(from, to);
    const double slope = (to.y() - from.y()) / (to.x() - from.x());
    const double half = m_width <= 1 ? m_width / 2 : m_width / 2 * std::sqrt(1 + slope * slope);
    const int left = isSteep ? clip.top() : clip.left();
    const int right = isSteep ? clip.bottom() : clip.right();
    const int low = isSteep ? clip.left() : clip.top();
    const int high = isSteep ? clip.right() : clip.bottom();
    // The steps whose pixels may be in the clip.
    double first = std::max(from.x(), double(left));
    double last = std::min(to.x(), right + 1.0);
    if (slope != 0) {
        const double atLow = from.x() + (low - half - 2 - from.y()) / slope;
        const double atHigh = from.x() + (high + half + 3 - from.y()) / slope;
        first = std::max(first, std::min(atLow, atHigh));
        last = std::min(last, std::max(atLow, atHigh));
    }
    if (!(first < last))
        return;
    const auto begin = std::max(left, int(std::floor(first)));
    const auto end = std::min(right + 1, int(std::ceil(last)));
    const std::ptrdiff_t across = isSteep ? 1 : m_window.width();
    const std::ptrdiff_t along = isSteep ? m_window.width() : 1;
    const int originX = isSteep ? m_window.top() : m_window.left();
    const int originY = isSteep ? m_window.left() : m_window.top();
    // The lower side of the line in the middle of step 0, so that the pixel is the whole part.
    const double middle = from.y() + slope * (0.5 - from.x()) - half;
    if (!(std::abs(middle) < farthest))
        return; // rounding of an extremely long line alone can bring it here
    const auto base = std::int64_t(std::floor(middle * one));
    const auto rise = std::int64_t(std::floor(slope * one));
    const auto put = [&](int x, int y, int mass) {
        const std::ptrdiff_t place = (x - originX) * along + (y - originY) * across;
        if (y >= low && y <= high)
            m_sums[std::size_t(place)] += sign * mass;
    };
    for (int x = begin; x < end; ++x) {
        const std::int64_t place = base + rise * x;
        const int y = int(place >> fractionBits);
        const bool isInner = x >= from.x() && x + 1 <= to.x();
        const double part = isInner ? 1 : overlap(from.x(), to.x(), x);
        if (m_width == 1) {
            const int mass = isInner ? full : int(part * full + 0.5);
            const int upper = int((place >> (fractionBits - 8)) & 255) * mass / full;
            put(x, y, mass - upper);
            put(x, y + 1, upper);
            continue;
        }
        const double side = double(place) / one;
        for (int row = std::max(y, low); row <= high && row < side + 2 * half; ++row)
            put(x, row, int(part * overlap(side, side + 2 * half, row) * full + 0.5));
    }
}

void LineSum::convert(QImage& image, const QRect& box, const std::vector<QRgb>& colors) const
{
    const QRect pixels = box & m_window;
    const auto most = std::int32_t(colors.size()) - 1;
    for (int y = pixels.top(); y <= pixels.bottom(); ++y) {
        const std::int32_t* sums =
            m_sums.data() + std::ptrdiff_t(y - m_window.top()) * m_window.width() - m_window.left();
        auto* row = reinterpret_cast<QRgb*>(image.scanLine(y - m_window.top())) - m_window.left();
        for (int x = pixels.left(); x <= pixels.right(); ++x)
            row[x] = colors[std::size_t(std::clamp(sums[x], 0, most))];
    }
}

std::vector<QRgb> heapedColors(const QColor& color)
{
    const double opacity = color.alphaF();
    return colorsOf(color, mostLines,
                    [opacity](double lines) { return 1 - std::pow(1 - opacity, lines); });
}

std::vector<QRgb> flatColors(const QColor& color)
{
    const double opacity = color.alphaF();
    return colorsOf(color, 1, [opacity](double lines) { return lines * opacity; });
}

} // namespace thicket::drawing
