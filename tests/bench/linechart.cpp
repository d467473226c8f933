#include "tests/bench/linechart.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace thicket::bench {

namespace {

using nav::Point;

constexpr double width = 460;
constexpr double height = 360;
constexpr nav::Box plot{{64, 40}, {360, 310}};
constexpr const char* colours[] = {"#2f7d4f", "#c2571a", "#3566b0", "#8a3f8f"};

Point logarithms(Point p) { return {std::log10(p.x), std::log10(p.y)}; }

/// The whole decades that contain all points.
nav::Box decadesOf(const LineChart& chart)
{
    nav::Box box{{INFINITY, INFINITY}, {-INFINITY, -INFINITY}};
    for (const Line& line : chart.lines)
        for (const Point point : line.points) {
            const Point p = logarithms(point);
            box.min = {std::min(box.min.x, std::floor(p.x)), std::min(box.min.y, std::floor(p.y))};
            box.max = {std::max(box.max.x, std::ceil(p.x)), std::max(box.max.y, std::ceil(p.y))};
        }
    return box;
}

class Drawing {
public:
    explicit Drawing(const LineChart& chart) : m_decades(decadesOf(chart)) {}

    void axes(const LineChart& chart)
    {
        text({plot.center().x, 24}, "middle", "600 13", chart.title);
        text({plot.center().x, plot.max.y + 38}, "middle", "11", chart.xAxis);
        text({plot.min.x, plot.min.y - 6}, "middle", "11", chart.yAxis);
        for (double x = m_decades.min.x; x <= m_decades.max.x; ++x) {
            rule(placed({x, m_decades.min.y}), placed({x, m_decades.max.y}));
            text(placed({x, m_decades.min.y}) + Point{0, 18}, "middle", "11", power(x));
        }
        for (double y = m_decades.min.y; y <= m_decades.max.y; ++y) {
            rule(placed({m_decades.min.x, y}), placed({m_decades.max.x, y}));
            text(placed({m_decades.min.x, y}) + Point{-8, 4}, "end", "11", power(y));
        }
    }
    void curve(const Line& line, const std::string& colour)
    {
        m_svg += "<polyline fill=\"none\" stroke-width=\"2\" stroke=\"" + colour + "\" points=\"";
        for (const Point p : line.points)
            m_svg += coordinates(placed(logarithms(p)), ",") + " ";
        m_svg += "\"/>\n";
        for (const Point p : line.points) {
            const Point at = placed(logarithms(p));
            write("<circle cx=\"%.1f\" cy=\"%.1f\" r=\"3\" fill=\"%s\"/>\n", at.x, at.y,
                  colour.c_str());
        }
        text(placed(logarithms(line.points.back())) + Point{8, 4}, "start", "11", line.name);
    }
    const std::string& svg() const { return m_svg; }

private:
    Point placed(Point p) const
    {
        return {plot.min.x + (p.x - m_decades.min.x) / m_decades.width() * plot.width(),
                plot.max.y - (p.y - m_decades.min.y) / m_decades.height() * plot.height()};
    }
    static std::string coordinates(Point p, const char* between)
    {
        char text[60];
        std::snprintf(text, sizeof text, "%.1f%s%.1f", p.x, between, p.y);
        return text;
    }
    static std::string power(double exponent)
    {
        const double thousands = std::max(0.0, std::floor(exponent / 3));
        char text[20];
        std::snprintf(text, sizeof text, "%g%s", std::pow(10, exponent - 3 * thousands),
                      thousands >= 2   ? "M"
                      : thousands >= 1 ? "k"
                                       : "");
        return text;
    }
    template <class... Values> void write(const char* format, Values... values)
    {
        char text[300];
        std::snprintf(text, sizeof text, format, values...);
        m_svg += text;
    }
    void rule(Point a, Point b)
    {
        write("<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"#d8dcd6\"/>\n", a.x,
              a.y, b.x, b.y);
    }
    void text(Point at, const char* anchor, const char* font, const std::string& words)
    {
        write("<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\" style=\"font:%spx sans-serif\">%s"
              "</text>\n",
              at.x, at.y, anchor, font, words.c_str());
    }

    nav::Box m_decades;
    std::string m_svg;
};

} // namespace

double fittedExponent(const std::vector<Point>& points)
{
    Point mean;
    for (const Point p : points)
        mean = mean + (1.0 / double(points.size())) * logarithms(p);
    double along = 0;
    double square = 0;
    for (const Point point : points) {
        const Point p = logarithms(point) - mean;
        along += p.x * p.y;
        square += p.x * p.x;
    }
    return along / square;
}

std::string asSvg(const std::vector<LineChart>& charts)
{
    const double whole = width * double(charts.size());
    char head[200];
    std::snprintf(head, sizeof head,
                  "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%g\" height=\"%g\">\n"
                  "<rect width=\"%g\" height=\"%g\" fill=\"#fbfcfa\"/>\n",
                  whole, height, whole, height);
    std::string svg = head;
    for (std::size_t i = 0; i < charts.size(); ++i) {
        Drawing drawing(charts[i]);
        drawing.axes(charts[i]);
        for (std::size_t k = 0; k < charts[i].lines.size(); ++k)
            drawing.curve(charts[i].lines[k], colours[k % std::size(colours)]);
        svg += "<g transform=\"translate(" + std::to_string(int(width) * int(i)) + " 0)\">\n" +
               drawing.svg() + "</g>\n";
    }
    return svg + "</svg>\n";
}

} // namespace thicket::bench
