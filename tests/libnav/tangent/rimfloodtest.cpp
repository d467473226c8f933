#include "libnav/tangent/rimflood.h"

#include "libnav/geometry/angle.h"
#include "libnav/tangent/rimindex.h"
#include "libnav/tangent/turning.h"
#include "tests/support/geometry/splitmix.h"
#include "tests/support/worlds/block.h"

#include <QTest>

#include <map>

using namespace thicket;
using namespace thicket::test;
using nav::DiscIndex;
using nav::Obstacle;
using nav::ObstacleField;
using nav::Point;
using nav::RimFlood;
using nav::SearchView;
using nav::Wall;
using nav::Winding;

// Which parts of cells a flood from a rim reaches.
namespace {

/// Blocks on a grid, so that cells begin beside corners, and walls between them.
std::vector<Obstacle> courtyard()
{
    SplitMix dice(5);
    std::vector<Obstacle> obstacles;
    for (int i = 0; i < 25; ++i) {
        const Point corner{8.0 * (i % 5) + dice.below(4), 8.0 * (i / 5) + dice.below(4)};
        obstacles.push_back(block(i + 1, corner, 1 + dice.below(3), 1 + dice.below(3)));
    }
    for (int i = 0; i < 6; ++i) {
        const Point from{dice.between(0, 40), dice.between(0, 40)};
        const Point along{dice.between(-6, 6), dice.between(-6, 6)};
        obstacles.push_back({40 + i, Wall{{from, from + along}, 0.3}});
    }
    return obstacles;
}

enum class Sight { free, hidden, unclear };

/// Whether the point has a tangent to the rim that arrives in this winding on its free part.
Sight sightOf(const SearchView& field, Point from, DiscIndex disc, Winding winding)
{
    const nav::Disc& target = field.discs()[disc];
    const auto line = tangentLine(from, 0, target.center, nav::sign(winding) * target.radius);
    if (!line || line->length < 0.01)
        return Sight::unclear;
    const double contact = contactAngle(angleOf(line->direction), winding);
    constexpr double unclear = 0.1; // radians in which a cover is shallow
    for (const nav::RimArc& arc : field.coveredArcs(disc)) {
        const double inside = nav::turnFrom0(contact - arc.begin);
        if (inside > unclear && inside < arc.sweep - unclear)
            return Sight::hidden;
        if (inside < arc.sweep + unclear || inside > nav::fullTurn - unclear)
            return Sight::unclear;
    }
    const nav::Blocker hit =
        field.firstBlocker(from, line->direction, line->length, nav::noDisc, disc);
    return hit.kind == nav::Blocker::Kind::none || hit.at >= line->length ? Sight::free
                                                                          : Sight::hidden;
}

class RimFloodTest : public QObject {
    Q_OBJECT

private slots:
    void reachesWhatSeesTheRim_data();
    void reachesWhatSeesTheRim();
};

void RimFloodTest::reachesWhatSeesTheRim_data()
{
    QTest::addColumn<double>("radius");
    QTest::newRow("point") << 0.0;
    QTest::newRow("disc") << 0.6;
}

// All that does, and little else.
void RimFloodTest::reachesWhatSeesTheRim()
{
    QFETCH(const double, radius);
    const ObstacleField built = ObstacleField::build(courtyard(), radius).value();
    const SearchView field(built);
    const nav::RimGrid grid = nav::RimGrid::of(field, 300);
    SplitMix dice(1);
    int inVain = 0, useful = 0;
    std::size_t looks = 0, cells = 0;
    for (std::uint32_t rim = 0; rim < 2 * field.discs().size(); ++rim) {
        const DiscIndex disc = nav::discOfRim(rim);
        RimFlood flood(field, disc, opposite(nav::windingOfRim(rim)), &grid);
        nav::RimDepartures departures;
        flood.fill(departures);
        std::map<std::size_t, RimFlood::Parts> reached;
        for (const auto& [cell, parts] : flood.reached())
            reached[cell] |= parts;
        looks += flood.reached().size();
        cells += reached.size();
        for (int i = 0; i < 300; ++i) {
            Point p{dice.between(-2, 42), dice.between(-2, 42)};
            if (i % 2 == 0) // beside the rim, where rays lie on either side of the first one's line
                p = field.discs()[disc].center +
                    2 * radius * Point{dice.between(-1, 1), dice.between(-1, 1)};
            if (!grid.frame.bounds().contains(p) || !field.isFreeForRays(p))
                continue;
            const int column = grid.frame.columnAt(p.x), row = grid.frame.rowAt(p.y);
            constexpr int side = RimFlood::partsPerSide;
            const Point inside = (side / grid.frame.side()) * (p - grid.frame.corner(column, row));
            const int part = int(inside.x) + side * int(inside.y);
            const bool isReached = (reached[grid.frame.cell(column, row)] >> part & 1) != 0;
            const Sight sight = sightOf(field, p, disc, nav::windingOfRim(rim));
            QVERIFY(isReached || sight != Sight::free);
            useful += isReached && sight == Sight::free;
            inVain += isReached && sight == Sight::hidden;
        }
    }
    QVERIFY(useful > 1000);
    QVERIFY2(looks < 2 * cells, qPrintable(QString("%1 beside %2").arg(looks).arg(cells)));
    QVERIFY2(inVain < 0.25 * useful, qPrintable(QString("%1 beside %2").arg(inVain).arg(useful)));
}

} // namespace

QTEST_GUILESS_MAIN(RimFloodTest)
#include "rimfloodtest.moc"
