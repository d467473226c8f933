#pragma once

#include "libnav/tangent/tangentedge.h"

#include <QPointF>
#include <QString>
#include <QTransform>

#include <cstddef>
#include <string>
#include <vector>

/// Pieces of SVG files, with numbers to a tenth of a pixel in any locale.
namespace thicket::drawing {

/// To a tenth; for shares of a time to a millionth.
void appendNumber(std::string& text, double value, int decimals = 1);
/// Text for elements and attributes.
std::string escaped(const QString& text);

/// The value of a path's attribute `d`.
class SvgPath {
public:
    /// From the map to pixels: scaled evenly, perhaps mirrored.
    explicit SvgPath(const QTransform& toPixels) : m_toPixels(toPixels) {}

    void moveTo(nav::Point at);
    void lineTo(nav::Point at);
    /// From where the path is, round the centre by `turn` radians, below 0 clockwise on the map.
    void arcTo(nav::Point from, nav::Point center, double turn);
    /// A line or arc of its own.
    void add(const nav::TangentEdge& edge);
    /// Edges that follow each other.
    void addWay(const std::vector<nav::TangentEdge>& way);
    /// A circle of that radius in pixels.
    void addDot(nav::Point at, double radius);
    /// A cross of that size in pixels.
    void addCross(nav::Point at, double size);

    bool isEmpty() const { return m_data.empty(); }
    const std::string& data() const { return m_data; }

private:
    QPointF pixel(nav::Point at) const { return m_toPixels.map(QPointF(at.x, at.y)); }
    void append(char command, QPointF at);

    QTransform m_toPixels;
    std::string m_data;
};

/// When something is shown in a loop of so many seconds.
class SvgClock {
public:
    explicit SvgClock(double seconds) : m_seconds(seconds) {}
    /// The element that shows its parent in [begin, end) only, shares of the loop; empty if that is
    /// all of it.
    std::string shownBetween(double begin, double end) const;

private:
    double m_seconds;
};

} // namespace thicket::drawing
