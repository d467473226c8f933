#include "libnav/collision/searchview.h"
#include "tests/support/worlds/fieldfamilies.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace thicket::nav;
using namespace thicket::test;

namespace {

constexpr double turn = 2 * std::numbers::pi;

bool isCovered(std::span<const RimArc> arcs, double angle)
{
    return std::any_of(arcs.begin(), arcs.end(), [&](const RimArc& arc) {
        const double after = std::fmod(angle - arc.begin + 2 * turn, turn);
        return after <= arc.sweep;
    });
}

/// How the map is turned, scaled and moved.
struct Placing {
    double angle = 0;
    double scale = 1;
    Point move;

    Point operator()(Point p) const
    {
        const Point along{std::cos(angle), std::sin(angle)};
        return move + scale * (p.x * along + p.y * leftNormal(along));
    }
};

constexpr Placing placings[] = {{0, 1, {0, 0}},        {std::numbers::pi / 2, 1, {0, 0}},
                                {0.7, 1, {0, 0}},      {2.1, 1e-6, {0, 0}},
                                {0.3, 1e6, {0, 0}},    {0, 1, {5e6, -5e6}},
                                {1.234, 1, {5e6, 5e6}}};

} // namespace

/// Rims that touch a side of a wall or polygon: a wall's axis or a polygon's side is tangent to the
/// rim, so that the grown rim touches the far side of the grown wall.
class TouchingRimsTest : public QObject {
    Q_OBJECT

private slots:
    void sidesCoverTheRimsThatTouchThem_data();
    void sidesCoverTheRimsThatTouchThem();
};

void TouchingRimsTest::sidesCoverTheRimsThatTouchThem_data()
{
    QTest::addColumn<Placing>("placing");
    QTest::addColumn<bool>("isPolygon");
    for (const Placing& placing : placings)
        for (const bool isPolygon : {false, true})
            QTest::addRow("%s turned by %g, scaled by %g, at %g", isPolygon ? "polygon" : "wall",
                          placing.angle, placing.scale, placing.move.x)
                << placing << isPolygon;
}

void TouchingRimsTest::sidesCoverTheRimsThatTouchThem()
{
    QFETCH(Placing, placing);
    QFETCH(bool, isPolygon);
    const Point a = placing({0, 0});
    const Point b = placing({100, 0});
    const Shape side =
        isPolygon ? Shape(Polygon{{a, b, placing({50, -40})}}) : Shape(Wall{{a, b}, 0});
    for (int radius = 1; radius <= 24; ++radius)
        for (int agent = 1; agent <= 12; ++agent) {
            const double r = placing.scale * 0.75 * radius;
            const double grow = placing.scale * 0.5 * agent;
            const std::vector<Obstacle> obstacles{{1, Circle{placing({50, 0.75 * radius}), r}},
                                                  {2, side}};
            const ObstacleField field = ObstacleField::build(obstacles, grow).value();
            const auto disc =
                std::find_if(SearchView(field).discs().begin(), SearchView(field).discs().end(),
                             [](const Disc& of) { return of.obstacle == 1; });
            if (disc == SearchView(field).discs().end())
                continue; // within the grown wall
            const auto index = static_cast<DiscIndex>(disc - SearchView(field).discs().begin());
            for (int i = 0; i < 240; ++i) {
                const double angle = turn * (i + 0.5) / 240;
                const Point p =
                    disc->center + disc->radius * Point{std::cos(angle), std::sin(angle)};
                if (bruteClearance(obstacles, grow, p) < -20 * field.tolerance())
                    QVERIFY2(
                        isCovered(SearchView(field).coveredArcs(index), angle),
                        qPrintable(
                            QString("radius %1, agent %2, angle %3").arg(r).arg(grow).arg(angle)));
            }
        }
}

QTEST_GUILESS_MAIN(TouchingRimsTest)
#include "touchingrimstest.moc"
