#include "app/drawing/sight.h"

#include <algorithm>
#include <cmath>

namespace thicket::drawing {

namespace {

/// The width of smoothing beyond an outline's pen.
constexpr double blur = 1;
/// So many fills of half opacity hide everything below.
constexpr std::uint32_t denseVeils = 8;

double reachOf(double pen) { return pen / 2 + blur; }

/// Half the chord of a circle at a distance from its centre; negative if there is none.
double halfChord(double radius, double distance)
{
    return radius > distance ? std::sqrt((radius - distance) * (radius + distance)) : -1;
}

int clamped(double index, int count)
{
    return int(std::clamp(std::floor(index), -1.0, double(count)));
}

} // namespace

Sight::Sight(const QRectF& view)
    : m_view(view), m_rowCount(std::max(1, int(std::ceil(view.height() / square)))),
      m_columnCount(std::max(1, int(std::ceil(view.width() / square))))
{
    const auto rows = std::size_t(m_rowCount);
    const auto columns = std::size_t(m_columnCount);
    m_next.resize(rows * (columns + 1)); // one more in each row, which is never closed
    for (std::size_t i = 0; i < m_next.size(); ++i)
        m_next[i] = std::int32_t(i % (columns + 1));
    m_outlines.resize(rows * columns);
    m_veils.resize(rows * columns);
    m_touchedBy.resize(rows * columns);
    m_rows.resize(rows);
}

Sight::Span Sight::rowsAcross(double low, double high) const
{
    return {std::max(0, clamped((low - m_view.top()) / square, m_rowCount)),
            std::min(m_rowCount - 1, clamped((high - m_view.top()) / square, m_rowCount))};
}

Sight::Span Sight::squaresAcross(double left, double right) const
{
    return {std::max(0, clamped((left - m_view.left()) / square, m_columnCount)),
            std::min(m_columnCount - 1, clamped((right - m_view.left()) / square, m_columnCount))};
}

Sight::Span Sight::squaresWithin(double left, double right) const
{
    const Span across = squaresAcross(left + square, right - square);
    return left - m_view.left() <= 0 ? Span{0, across.last} : across;
}

/// Follows the links, and halves the chain on the way.
int Sight::nextSeen(int row, int column)
{
    std::int32_t* next = m_next.data() + std::ptrdiff_t(row) * (m_columnCount + 1);
    while (next[column] != column) {
        next[column] = next[next[column]];
        column = next[column];
    }
    return column;
}

void Sight::touch(int row, double left, double right)
{
    const Span span = squaresAcross(left, right);
    if (span.first <= span.last)
        m_rows[std::size_t(row)].touched.push_back(span);
}

/// The filled squares of a row, except those that the body's outline touches.
void Sight::fill(int row, double left, double right, const Body& body)
{
    if (body.fill == Fill::none)
        return;
    if (body.isInverted) {
        if (top(row) < body.sheet.top() || top(row) + square > body.sheet.bottom())
            return;
        left = std::max(left, body.sheet.left());
        right = std::min(right, body.sheet.right());
    }
    const Span span = squaresWithin(left, right);
    if (span.first <= span.last)
        m_rows[std::size_t(row)].inside.push_back(span);
}

Sight::Seen Sight::addDisc(QPointF center, double radius, const Body& body)
{
    const double outer = radius + reachOf(body.pen);
    const double inner = std::max(0.0, radius - reachOf(body.pen));
    m_used = body.isInverted ? Span{0, m_rowCount - 1}
                             : rowsAcross(center.y() - outer, center.y() + outer);
    for (int row = m_used.first; row <= m_used.last; ++row) {
        const double above = top(row) - center.y();
        const double below = above + square;
        const double out = halfChord(outer, std::max({0.0, above, -below}));
        const double in = halfChord(inner, std::max(std::abs(above), std::abs(below)));
        if (out >= 0) {
            const double gap = std::max(0.0, in);
            touch(row, center.x() - out, center.x() - gap);
            touch(row, center.x() + gap, center.x() + out);
        }
        if (!body.isInverted && in >= 0)
            fill(row, center.x() - in, center.x() + in, body);
        if (body.isInverted) {
            fill(row, -HUGE_VAL, out < 0 ? HUGE_VAL : center.x() - out, body);
            if (out >= 0)
                fill(row, center.x() + out, HUGE_VAL, body);
        }
    }
    return settle(body);
}

Sight::Seen Sight::addBody(std::span<const QPolygonF> loops, const Body& body)
{
    m_used = {m_rowCount, -1};
    const double reach = reachOf(body.pen);
    for (const QPolygonF& loop : loops) {
        for (qsizetype i = 0; i < loop.size(); ++i)
            addSide(loop[i], loop[i + 1 < loop.size() ? i + 1 : 0], reach);
    }
    if (body.isInverted)
        m_used = {0, m_rowCount - 1};
    if (body.fill != Fill::none)
        fillBetweenCrossings(body);
    return settle(body);
}

Sight::Seen Sight::addLine(const QPolygonF& line, double width)
{
    m_used = {m_rowCount, -1};
    for (qsizetype i = 0; i + 1 < line.size(); ++i)
        addSide(line[i], line[i + 1], reachOf(width));
    return settle({width, Fill::none});
}

/// The squares that a side runs through, row by row, and where it crosses the rows' middles.
void Sight::addSide(QPointF a, QPointF b, double reach)
{
    if (a.y() > b.y())
        std::swap(a, b);
    const Span rows = rowsAcross(a.y() - reach, b.y() + reach);
    if (rows.first > rows.last)
        return;
    m_used = {std::min(m_used.first, rows.first), std::max(m_used.last, rows.last)};
    const double slope = b.y() > a.y() ? (b.x() - a.x()) / (b.y() - a.y()) : 0;
    const auto at = [&](double y) {
        return y <= a.y() ? a.x() : y >= b.y() ? b.x() : a.x() + slope * (y - a.y());
    };
    const bool isFlat = b.y() <= a.y();
    for (int row = rows.first; row <= rows.last; ++row) {
        const double from = isFlat ? a.x() : at(top(row) - reach);
        const double to = isFlat ? b.x() : at(top(row) + square + reach);
        touch(row, std::min(from, to) - reach, std::max(from, to) + reach);
        const double middle = top(row) + square / 2;
        if (a.y() <= middle && middle < b.y())
            m_rows[std::size_t(row)].crossings.push_back(at(middle));
    }
}

/// A square that no side touches is wholly inside or wholly outside.
void Sight::fillBetweenCrossings(const Body& body)
{
    for (int row = m_used.first; row <= m_used.last; ++row) {
        std::vector<double>& at = m_rows[std::size_t(row)].crossings;
        std::sort(at.begin(), at.end());
        if (body.isInverted) {
            at.insert(at.begin(), -HUGE_VAL);
            at.push_back(HUGE_VAL);
        }
        for (std::size_t i = 0; i + 1 < at.size(); i += 2)
            fill(row, at[i], at[i + 1], body);
    }
}

void Sight::close(int row, int column)
{
    m_next[std::size_t(row) * std::size_t(m_columnCount + 1) + std::size_t(column)] = column + 1;
}

void Sight::touchSeen(int row, const Row& spans)
{
    const std::size_t first = std::size_t(row) * std::size_t(m_columnCount);
    for (const Span& span : spans.touched) {
        for (int i = nextSeen(row, span.first); i <= span.last; i = nextSeen(row, i + 1)) {
            const std::size_t at = first + std::size_t(i);
            if (m_touchedBy[at] == m_number)
                continue;
            m_touchedBy[at] = m_number;
            m_outlineCount += m_outlines[at];
            m_outlines[at] += m_isFinished ? 0 : 1;
            ++m_touchedCount;
        }
    }
}

void Sight::fillSeen(int row, const Row& spans, const Body& body)
{
    const std::size_t first = std::size_t(row) * std::size_t(m_columnCount);
    for (const Span& span : spans.inside) {
        for (int i = nextSeen(row, span.first); i <= span.last; i = nextSeen(row, i + 1)) {
            const std::size_t at = first + std::size_t(i);
            m_isInsideSeen = true;
            if (m_touchedBy[at] == m_number ||
                (body.fill == Fill::faint && ++m_veils[at] < denseVeils))
                continue;
            close(row, i);
            m_hasFilled = true;
        }
    }
}

/// Returns how the body is seen, fills the squares and clears the rows for the next body.
Sight::Seen Sight::settle(const Body& body)
{
    ++m_number;
    m_hasFilled = false;
    m_isInsideSeen = false;
    m_touchedCount = 0;
    m_outlineCount = 0;
    for (int row = m_used.first; row <= m_used.last; ++row) {
        Row& spans = m_rows[std::size_t(row)];
        touchSeen(row, spans);
        if (!m_isFinished)
            fillSeen(row, spans, body);
        spans.touched.clear();
        spans.inside.clear();
        spans.crossings.clear();
    }
    if (m_touchedCount == 0)
        return m_isInsideSeen ? Seen::clear : Seen::hidden;
    return m_outlineCount >= heap * m_touchedCount ? Seen::heaped : Seen::clear;
}

} // namespace thicket::drawing
