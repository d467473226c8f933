#pragma once

#include <QPolygonF>
#include <QRectF>

#include <cstdint>
#include <span>
#include <vector>

namespace thicket::drawing {

/// Occlusion culling for a picture whose bodies are added from the top down, so that hidden ones
/// need not be painted. The view is divided into squares. A square is full when an opaque body
/// above fills it, or so many faint ones that nothing shows through. In device pixels.
///
/// Leaving out hidden bodies changes no pixel. A heaped body has so many outlines above it that
/// little of it shows. It need not be painted with care.
class Sight {
public:
    /// The side of a square.
    static constexpr double square = 8;
    /// A body is heaped if it has this many outlines above it, on average over the squares in which
    /// it is seen.
    static constexpr int heap = 16;

    enum class Seen { hidden, heaped, clear };
    enum class Fill { none, faint, opaque };
    struct Body {
        double pen = 0; ///< width of the outline
        Fill fill = Fill::opaque;
        /// Filled outside instead, up to the end of `sheet`.
        bool isInverted = false;
        QRectF sheet = {};
    };

    explicit Sight(const QRectF& view);

    /// Adds a body below all those before and returns how it is seen.
    Seen addDisc(QPointF center, double radius, const Body& body);
    /// Closed loops, filled by the even-odd rule.
    Seen addBody(std::span<const QPolygonF> loops, const Body& body);
    Seen addLine(const QPolygonF& line, double width);

    /// Whether the last body added has filled a square.
    bool hasFilled() const { return m_hasFilled; }
    /// From now on nothing is added. add() returns how an outline is seen among all that was added
    /// before, in any order.
    void finish() { m_isFinished = true; }

private:
    /// Squares of a row, both ends included.
    struct Span {
        int first;
        int last;
    };
    struct Row {
        std::vector<Span> touched; ///< by the outline
        std::vector<Span> inside;  ///< filled and not touched by the outline
        std::vector<double> crossings;
    };

    double top(int row) const { return m_view.top() + row * square; }
    Span rowsAcross(double low, double high) const;
    Span squaresAcross(double left, double right) const;
    Span squaresWithin(double left, double right) const;
    int nextSeen(int row, int column);
    void touch(int row, double left, double right);
    void fill(int row, double left, double right, const Body& body);
    void addSide(QPointF a, QPointF b, double reach);
    void fillBetweenCrossings(const Body& body);
    Seen settle(const Body& body);
    void touchSeen(int row, const Row& spans);
    void fillSeen(int row, const Row& spans, const Body& body);
    void close(int row, int column);

    QRectF m_view;
    int m_rowCount;
    int m_columnCount;
    std::vector<std::int32_t> m_next;       // links to the next square of the row that may be seen
    std::vector<std::uint32_t> m_outlines;  // above, by square
    std::vector<std::uint32_t> m_veils;     // faint fills above
    std::vector<std::uint32_t> m_touchedBy; // number of the last body whose outline touches it
    std::uint32_t m_number = 0;
    bool m_isFinished = false;
    // Of the body being added.
    bool m_hasFilled = false;
    std::size_t m_touchedCount = 0; // seen squares that its outline touches
    std::size_t m_outlineCount = 0; // outlines in these
    bool m_isInsideSeen = false;
    std::vector<Row> m_rows;
    Span m_used{0, -1}; // those of m_rows that are not empty
};

} // namespace thicket::drawing
