#include "plugins/svg/pathdata.h"

#include "plugins/shapes/curves.h"
#include "plugins/svg/svgtext.h"

#include <numbers>

namespace thicket::plugins {

namespace {

using nav::Point;

constexpr double degree = std::numbers::pi / 180;

/// Draws with the commands of path data.
class PathReader {
public:
    PathReader(std::string_view text, const Affine& toMap, double error, std::size_t mostPoints)
        : m_scanner(text), m_toMap(toMap), m_error(error), m_mostPoints(mostPoints)
    {}

    PathData run()
    {
        m_scanner.skipSpaces();
        while (!m_scanner.atEnd() && !m_data.isTooLong) {
            const char letter = m_scanner.current();
            m_scanner.advance();
            m_scanner.skipSpaces();
            if (!obey(letter)) {
                m_data.isWhole = false;
                break;
            }
            m_scanner.skipSpaces();
        }
        finish(false);
        return std::move(m_data);
    }

private:
    /// Which control point the next smooth curve mirrors.
    enum class Smooth { none, quadratic, cubic };

    bool obey(char letter)
    {
        m_isRelative = letter >= 'a' && letter <= 'z';
        const char command = m_isRelative ? char(letter - 'a' + 'A') : letter;
        if (command == 'Z') {
            finish(true);
            return true;
        }
        if (m_isFirst && command != 'M')
            return false;
        // A command's numbers may follow again and again.
        bool isFirstTime = true;
        do {
            if (!draw(command == 'M' && !isFirstTime ? 'L' : command))
                return false;
            isFirstTime = false;
            m_isFirst = false;
            m_data.isTooLong = m_count + m_stroke.points.size() > m_mostPoints;
        } while (startsNumber(m_scanner.current()) && !m_data.isTooLong);
        return true;
    }

    static bool startsNumber(char c)
    {
        return (c >= '0' && c <= '9') || c == '-' || c == '+' || c == '.';
    }

    bool draw(char command)
    {
        const Smooth smooth = m_smooth;
        m_smooth = Smooth::none;
        switch (command) {
        case 'M':
            return move();
        case 'L':
            return line(point());
        case 'H':
        case 'V':
            return straight(command == 'H');
        case 'C':
        case 'S':
            return cubic(command == 'S', smooth);
        case 'Q':
        case 'T':
            return quadratic(command == 'T', smooth);
        case 'A':
            return arc();
        default:
            return false;
        }
    }

    std::optional<Point> point()
    {
        const auto x = m_scanner.number();
        const auto y = x ? m_scanner.number() : std::nullopt;
        if (!y)
            return std::nullopt;
        return m_isRelative ? m_at + Point{*x, *y} : Point{*x, *y};
    }

    bool move()
    {
        const auto to = point();
        if (!to)
            return false;
        finish(false);
        m_at = m_begin = *to;
        return true;
    }

    bool line(const std::optional<Point>& to)
    {
        if (!to)
            return false;
        begin();
        m_at = *to;
        m_stroke.points.push_back(m_toMap(m_at));
        m_isRound = false;
        return true;
    }

    bool straight(bool isAcross)
    {
        const auto number = m_scanner.number();
        if (!number)
            return false;
        const double from = isAcross ? m_at.x : m_at.y;
        const double to = m_isRelative ? from + *number : *number;
        return line(isAcross ? Point{to, m_at.y} : Point{m_at.x, to});
    }

    bool cubic(bool isSmooth, Smooth before)
    {
        const Point mirrored = before == Smooth::cubic ? 2 * m_at - m_control : m_at;
        const auto first = isSmooth ? std::optional(mirrored) : point();
        const auto second = first ? point() : std::nullopt;
        const auto to = second ? point() : std::nullopt;
        if (!to)
            return false;
        curve(std::array{m_toMap(m_at), m_toMap(*first), m_toMap(*second), m_toMap(*to)});
        m_smooth = Smooth::cubic;
        m_control = *second;
        m_at = *to;
        return true;
    }

    bool quadratic(bool isSmooth, Smooth before)
    {
        const Point mirrored = before == Smooth::quadratic ? 2 * m_at - m_control : m_at;
        const auto control = isSmooth ? std::optional(mirrored) : point();
        const auto to = control ? point() : std::nullopt;
        if (!to)
            return false;
        curve(std::array{m_toMap(m_at), m_toMap(*control), m_toMap(*to)});
        m_smooth = Smooth::quadratic;
        m_control = *control;
        m_at = *to;
        return true;
    }

    template <std::size_t N> void curve(const std::array<Point, N>& points)
    {
        begin();
        bool isFinite = true;
        for (const Point p : points)
            isFinite = isFinite && nav::isInRange(p);
        if (isFinite)
            m_data.keepsError = appendCurve(m_stroke.points, points, m_error) && m_data.keepsError;
        else
            m_stroke.points.push_back(points.back()); // refused with the whole shape
        m_stroke.isCurved = true;
        m_isRound = false;
    }

    bool arc()
    {
        const auto rx = m_scanner.number();
        const auto ry = rx ? m_scanner.number() : std::nullopt;
        const auto rotation = ry ? m_scanner.number() : std::nullopt;
        const auto isLarge = rotation ? m_scanner.flag() : std::nullopt;
        const auto isPositive = isLarge ? m_scanner.flag() : std::nullopt;
        const auto to = isPositive ? point() : std::nullopt;
        if (!to)
            return false;
        auto arc = arcBetween(m_at, *to, {*rx, *ry}, *rotation * degree, *isLarge, *isPositive);
        if (!arc)
            return *to == m_at || line(to);
        begin();
        arc->center = m_toMap(arc->center);
        arc->u = m_toMap.linear(arc->u);
        arc->v = m_toMap.linear(arc->v);
        m_at = *to;
        if (nav::isInRange(arc->center) && nav::isInRange(arc->u) && nav::isInRange(arc->v)) {
            noteCircle(*arc, std::abs(*rx) == std::abs(*ry));
            m_data.keepsError = appendArc(m_stroke.points, *arc, m_error) && m_data.keepsError;
            m_stroke.points.back() = m_toMap(m_at);
        } else {
            m_stroke.points.push_back(m_toMap(m_at));
        }
        m_stroke.isCurved = true;
        return true;
    }

    /// Arcs of one circle, once round, are that circle.
    void noteCircle(const EllipticalArc& arc, bool isRound)
    {
        const double radius = nav::length(arc.u);
        constexpr double rounding = 1e-7;
        const bool fits =
            m_stroke.points.size() == 1 ||
            (m_isRound && nav::distance(arc.center, m_circle.center) <= rounding * radius &&
             std::abs(radius - m_circle.radius) <= rounding * radius);
        m_isRound = fits && isRound && m_toMap.uniformScale().has_value();
        if (m_stroke.points.size() == 1) {
            m_circle = {arc.center, radius, false};
            m_sweep = 0;
        }
        m_sweep += arc.sweep;
    }

    /// The first point, before the first line of a stroke.
    void begin()
    {
        if (m_stroke.points.empty())
            m_stroke.points.push_back(m_toMap(m_at));
    }

    void finish(bool isClosed)
    {
        if (!m_stroke.points.empty()) {
            m_stroke.isClosed = isClosed;
            const bool isRoundAll =
                m_isRound && std::abs(std::abs(m_sweep) - 2 * std::numbers::pi) < 1e-6;
            if (isRoundAll)
                m_stroke.circle = m_circle;
            if (m_stroke.points.size() > 1 && m_stroke.points.back() == m_stroke.points.front()) {
                m_stroke.points.pop_back();
                m_stroke.isClosed = true;
            }
            m_count += m_stroke.points.size();
            m_data.strokes.push_back(std::move(m_stroke));
        }
        m_stroke = {};
        m_isRound = false;
        if (isClosed)
            m_at = m_begin;
    }

    SvgScanner m_scanner;
    Affine m_toMap;
    double m_error;
    std::size_t m_mostPoints;
    PathData m_data;
    SubPath m_stroke;
    std::size_t m_count = 0; // points of the strokes that are finished
    Point m_at;
    Point m_begin;
    Point m_control;
    Smooth m_smooth = Smooth::none;
    bool m_isRelative = false;
    bool m_isFirst = true;
    bool m_isRound = false; // the stroke so far is arcs of m_circle
    nav::Circle m_circle;
    double m_sweep = 0;
};

} // namespace

PathData readPathData(std::string_view text, const Affine& toMap, double error,
                      std::size_t mostPoints)
{
    return PathReader(text, toMap, error, mostPoints).run();
}

} // namespace thicket::plugins
