#pragma once

#include "tests/plugins/svg/svgfiles.h"

#include <QTest>

/// Drawings of a line or two, and what must become of them.
namespace thicket::test {

/// An svg element of this content.
inline QByteArray drawing(const QByteArray& content, const QByteArray& attributes = {})
{
    return "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' "
           "xmlns:inkscape='http://www.inkscape.org/namespaces/inkscape' "
           "xmlns:sodipodi='http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd' " +
           attributes + ">" + content + "</svg>";
}

inline bool isNear(nav::Point a, nav::Point b)
{
    return nav::distance(a, b) <= 1e-9 * (1 + nav::length(b));
}
inline bool isNear(double a, double b) { return std::abs(a - b) <= 1e-9 * (1 + std::abs(b)); }

inline bool isNear(const std::vector<nav::Point>& a, const std::vector<nav::Point>& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](nav::Point p, nav::Point q) { return isNear(p, q); });
}

inline bool isNear(const nav::Geometry& seen, const nav::Geometry& wanted)
{
    if (seen.index() != wanted.index())
        return false;
    if (const auto* const circle = std::get_if<nav::Circle>(&seen)) {
        const auto& other = std::get<nav::Circle>(wanted);
        return isNear(circle->center, other.center) && isNear(circle->radius, other.radius);
    }
    if (const auto* const wall = std::get_if<nav::Wall>(&seen)) {
        const auto& other = std::get<nav::Wall>(wanted);
        return isNear(wall->points, other.points) && isNear(wall->thickness, other.thickness) &&
               wall->closed == other.closed;
    }
    if (const auto* const polygon = std::get_if<nav::Polygon>(&seen))
        return isNear(polygon->points, std::get<nav::Polygon>(wanted).points);
    return seen == wanted;
}

/// What a drawing becomes, in its order.
using Geometries = std::vector<nav::Geometry>;

inline QStringList textsOf(const QList<plugins::FormatNote>& notes)
{
    QStringList texts;
    for (const plugins::FormatNote& note : notes)
        texts << note.text;
    return texts;
}

/// One row of a table: an svg element's content, the objects it becomes, and what is noted.
inline void addDrawingColumns()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<Geometries>("wanted");
    QTest::addColumn<QStringList>("notes");
}
inline void addDrawing(const char* name, const QByteArray& content, const Geometries& wanted,
                       const QStringList& notes = {})
{
    QTest::newRow(name) << content << wanted << notes;
}
inline void compareDrawing()
{
    QFETCH(QByteArray, content);
    QFETCH(Geometries, wanted);
    QFETCH(QStringList, notes);
    const auto map = mapOf(drawing(content));
    QVERIFY2(map, map ? "" : map.error().text().c_str());
    QCOMPARE(map->map.objects().size(), wanted.size());
    for (std::size_t i = 0; i < wanted.size(); ++i)
        QVERIFY2(isNear(map->map.objects()[i].geometry, wanted[i]), qPrintable(QString::number(i)));
    QCOMPARE(textsOf(map->notes), notes);
}

} // namespace thicket::test
