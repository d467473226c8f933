#include "app/drawing/linesum.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace thicket::drawing {

namespace {

constexpr int full = 255; // of a covered pixel
constexpr int fractionBits = 32;
constexpr double one = 4294967296.0; // 2^fractionBits
constexpr std::int64_t unit = std::int64_t(1) << fractionBits;
constexpr double farthest = 1e9;
/// From farther ends the rounding of the slope would show.
constexpr double nearest = 1 << 22;
/// More lines than this do not look darker at any opacity from 0.1 on.
constexpr int mostLines = 48;

/// The length of the part of [low, high] in the pixel.
double overlap(double low, double high, int pixel)
{
    return std::max(0.0, std::min(high, pixel + 1.0) - std::max(low, double(pixel)));
}

/// The pixels to draw, x along the longer axis of a line. All ends are included.
struct Cells {
    int left;
    int right;
    int low;
    int high;
};

/// The first step along x whose pixels may be among the cells, and the one after the last.
std::pair<int, int> stepsIn(const Cells& cells, QPointF from, QPointF to, double slope, double half)
{
    double first = std::max(from.x(), double(cells.left));
    double last = std::min(to.x(), cells.right + 1.0);
    if (slope != 0) {
        const double atLow = from.x() + (cells.low - half - 2 - from.y()) / slope;
        const double atHigh = from.x() + (cells.high + half + 3 - from.y()) / slope;
        first = std::max(first, std::min(atLow, atHigh));
        last = std::min(last, std::max(atLow, atHigh));
    }
    if (!(first < last))
        return {0, 0};
    return {std::max(cells.left, int(std::floor(first))),
            std::min(cells.right + 1, int(std::ceil(last)))};
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

std::int32_t LineSum::at(QPoint pixel) const { return m_sums[placeOf(pixel.x(), pixel.y())]; }

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
    const Cells cells = isSteep ? Cells{clip.top(), clip.bottom(), clip.left(), clip.right()}
                                : Cells{clip.left(), clip.right(), clip.top(), clip.bottom()};
    const auto [begin, end] = stepsIn(cells, from, to, slope, half);
    // Counted from the pixel of the first end, so that a shift by whole pixels changes no bit.
    const bool isNear = std::abs(from.x()) < nearest && std::abs(from.y()) < nearest;
    const QPoint cell =
        isNear ? QPoint(int(std::floor(from.x())), int(std::floor(from.y()))) : QPoint();
    // The lower side of the line in the middle of that step, so that the pixel is the whole part.
    const double middle = from.y() - cell.y() + slope * (0.5 - (from.x() - cell.x())) - half;
    // Beyond the farthest only if rounding of an extremely long line alone brought it here.
    if (begin >= end || !(std::abs(middle) < farthest))
        return;
    const auto base = std::int64_t(std::floor(middle * one)) + std::int64_t(cell.y()) * unit;
    const auto rise = std::int64_t(std::floor(slope * one));
    const auto put = [this, &cells, sign](int x, int y, int mass) {
        if (y >= cells.low && y <= cells.high)
            m_sums[isSteep ? placeOf(y, x) : placeOf(x, y)] += sign * mass;
    };
    for (int x = begin; x < end; ++x) {
        const std::int64_t place = base + rise * (x - cell.x());
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
        const double side = double(place & (unit - 1)) / one; // in pixel y
        const double top = side + 2 * half;
        for (int row = std::max(y, cells.low); row <= cells.high && row - y < top; ++row)
            put(x, row, int(part * overlap(side, top, row - y) * full + 0.5));
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
