#pragma once

#include <QColor>
#include <QImage>
#include <QLineF>
#include <QRect>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace thicket::drawing {

/// The sum of the coverage of many straight lines per pixel, for heaps of lines of one colour and
/// one opacity. A line can be taken out again exactly: add() and subtract() of equal lines cancel
/// out in every pixel, in any order. So a change of a few lines of a large picture takes the time
/// of these lines alone. Coordinates are device pixels of a plane of which the window is kept,
/// which should be within 1e6 of its origin. Not thread-safe; distinct objects can be used on
/// distinct threads.
class LineSum {
public:
    /// `width` of all lines, device pixels, above 0. Up to 1 a line covers a pixel per step along
    /// its longer axis, as Qt draws thin lines; wider ones have their width across. Ends are cut
    /// flat along the shorter axis.
    explicit LineSum(double width = 1) : m_width(width) {}

    const QRect& window() const { return m_window; }
    double width() const { return m_width; }

    /// Removes all lines and sets the window, which may be empty.
    void clear(const QRect& window);
    /// Moves the window and keeps what both have in common. The rest has no lines yet: add them to
    /// `window` minus the former one.
    void moveWindow(const QRect& window);

    /// Adds the line within `clip`, which should be in the window: the same pixels for any clip.
    /// A line with an end that is not finite is ignored.
    void add(const QLineF& line, const QRect& clip) { accumulate(line, clip, 1); }
    void subtract(const QLineF& line, const QRect& clip) { accumulate(line, clip, -1); }
    /// In the whole window.
    void add(const QLineF& line) { add(line, m_window); }
    void subtract(const QLineF& line) { subtract(line, m_window); }

    /// The sum in a pixel of the window: 255 for each line that covers it.
    std::int32_t at(QPoint pixel) const;
    /// Converts the pixels of `box`, which is clipped to the window, with a colour for each sum;
    /// the last one also stands for all higher sums. `image` is premultiplied ARGB of the window's
    /// size.
    void convert(QImage& image, const QRect& box, const std::vector<QRgb>& colors) const;

private:
    void accumulate(const QLineF& line, const QRect& clip, int sign);
    std::size_t placeOf(int x, int y) const
    {
        return std::size_t(y - m_window.top()) * std::size_t(m_window.width()) +
               std::size_t(x - m_window.left());
    }
    template <bool isSteep> void run(QPointF from, QPointF to, const QRect& clip, int sign);

    double m_width;
    QRect m_window;
    std::vector<std::int32_t> m_sums; // by rows
};

/// Colours for LineSum::convert() in which lines of this colour and opacity lie over each other:
/// opacity 1 - (1 - a)^n where n lines cross, as if painted one after the other.
std::vector<QRgb> heapedColors(const QColor& color);
/// Colours in which lines that cross are no darker than one: opacity min(1, n) a.
std::vector<QRgb> flatColors(const QColor& color);

} // namespace thicket::drawing
