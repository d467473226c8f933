#include "plugins/svg/svgoutlines.h"

#include "plugins/shapes/arcs.h"
#include "plugins/shapes/curves.h"
#include "plugins/svg/svgviewport.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace thicket::plugins {

namespace {

using nav::Point;

class OutlineReader {
public:
    OutlineReader(const SvgElement& element, const SvgReading& reading)
        : m_element(element), m_reading(reading)
    {}

    std::optional<SvgOutlines> run()
    {
        const std::string& tag = m_element.tag;
        if (tag == "circle")
            ellipse(length("r", svgDiagonal(m_reading.viewport)), std::nullopt);
        else if (tag == "ellipse")
            ellipse();
        else if (tag == "rect")
            rectangle();
        else if (tag == "line")
            line();
        else if (tag == "polyline" || tag == "polygon")
            points(tag == "polygon");
        else if (tag == "path")
            path();
        else
            return std::nullopt;
        if (!m_outlines.hasLengths)
            m_outlines.strokes.clear();
        return std::move(m_outlines);
    }

private:
    double length(std::string_view name, double whole)
    {
        const auto value = svgLengthOf(m_element, name, whole, m_reading.units);
        m_outlines.dependsOnFont = m_outlines.dependsOnFont || dependsOnFont(m_element[name]);
        m_outlines.hasLengths = m_outlines.hasLengths && value;
        return value.value_or(0);
    }
    Point place(std::string_view x, std::string_view y)
    {
        return {length(x, m_reading.viewport.x), length(y, m_reading.viewport.y)};
    }

    void add(SubPath stroke) { m_outlines.strokes.push_back(std::move(stroke)); }

    /// A radius below 0 counts as not given.
    bool isGiven(std::string_view name) const
    {
        return m_element.has(name) && trimmed(m_element[name]) != "auto" &&
               svgLength(m_element[name], 1, m_reading.units).value_or(0) >= 0;
    }

    /// A radius that is not given is as the other.
    void ellipse()
    {
        const bool hasX = isGiven("rx"), hasY = isGiven("ry");
        const double rx = hasX ? length("rx", m_reading.viewport.x) : 0;
        const double ry = hasY ? length("ry", m_reading.viewport.y) : rx;
        ellipse(hasX ? rx : ry, ry);
    }

    /// `ry` absent: a circle.
    void ellipse(double rx, std::optional<double> ry)
    {
        const Point center = m_reading.toMap(place("cx", "cy"));
        const auto scale = m_reading.toMap.uniformScale();
        const bool isDrawn = rx >= 0 && ry.value_or(0) >= 0;
        if (!isDrawn)
            return;
        if (scale && (!ry || *ry == rx)) {
            add({{}, true, false, nav::Circle{center, rx * *scale, false}});
            return;
        }
        const Point u = m_reading.toMap.linear({rx, 0});
        const Point v = m_reading.toMap.linear({0, ry.value_or(rx)});
        SubPath stroke{{}, true, true};
        if (nav::isInRange(center) && nav::isInRange(u) && nav::isInRange(v)) {
            const EllipticalArc arc{center, u, v, 0, 2 * std::numbers::pi};
            m_outlines.keepsError = appendArc(stroke.points, arc, m_reading.error);
        } else {
            stroke.points = {center, u, v};
        }
        add(std::move(stroke));
    }

    void rectangle()
    {
        const Point corner = place("x", "y");
        const Point size = place("width", "height");
        if (!(size.x > 0 && size.y > 0))
            return;
        const bool hasX = isGiven("rx"), hasY = isGiven("ry");
        double rx = hasX ? length("rx", m_reading.viewport.x) : 0;
        double ry = hasY ? length("ry", m_reading.viewport.y) : rx;
        rx = std::clamp(hasX ? rx : ry, 0.0, size.x / 2);
        ry = std::clamp(ry, 0.0, size.y / 2);
        SubPath stroke{{}, true, rx > 0 && ry > 0};
        // From the upper left corner, clockwise on the screen.
        const Point corners[4] = {corner, corner + Point{size.x, 0}, corner + size,
                                  corner + Point{0, size.y}};
        const Point inward[4] = {{rx, ry}, {-rx, ry}, {-rx, -ry}, {rx, -ry}};
        for (int i = 0; i < 4; ++i) {
            if (!stroke.isCurved) {
                stroke.points.push_back(m_reading.toMap(corners[i]));
                continue;
            }
            const double quarter = std::numbers::pi / 2;
            const EllipticalArc arc{m_reading.toMap(corners[i] + inward[i]),
                                    m_reading.toMap.linear({rx, 0}),
                                    m_reading.toMap.linear({0, ry}), (i + 2) * quarter, quarter};
            stroke.points.push_back(arc.center + std::cos(arc.from) * arc.u +
                                    std::sin(arc.from) * arc.v);
            if (nav::isInRange(arc.center) && nav::isInRange(arc.u) && nav::isInRange(arc.v))
                m_outlines.keepsError =
                    appendArc(stroke.points, arc, m_reading.error) && m_outlines.keepsError;
        }
        add(std::move(stroke));
    }

    void line()
    {
        const Point from = place("x1", "y1");
        const Point to = place("x2", "y2");
        add({{m_reading.toMap(from), m_reading.toMap(to)}, false, false});
    }

    void points(bool isClosed)
    {
        SubPath stroke{svgPoints(m_element["points"], m_outlines.isWhole), isClosed, false};
        for (Point& p : stroke.points)
            p = m_reading.toMap(p);
        if (!stroke.points.empty())
            add(std::move(stroke));
    }

    void path()
    {
        PathData data =
            readPathData(m_element["d"], m_reading.toMap, m_reading.error, m_reading.mostPoints);
        m_outlines = {std::move(data.strokes), data.isWhole, data.keepsError, data.isTooLong};
    }

    const SvgElement& m_element;
    const SvgReading& m_reading;
    SvgOutlines m_outlines;
};

} // namespace

std::optional<SvgOutlines> svgOutlines(const SvgElement& element, const SvgReading& reading)
{
    return OutlineReader(element, reading).run();
}

std::vector<Point> pointsOn(const nav::Circle& circle, double error)
{
    return ellipse(circle.center, {circle.radius, 0}, {0, circle.radius}, error);
}

} // namespace thicket::plugins
