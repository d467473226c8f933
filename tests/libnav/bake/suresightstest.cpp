#include "libnav/bake/suresights.h"

#include "libnav/geometry/angle.h"
#include "libnav/tangent/bitangent.h"
#include "libnav/tangent/rimindex.h"
#include "libnav/tangent/turning.h"
#include "tests/libnav/bake/sightsfrom.h"
#include "tests/support/worlds/block.h"
#include "tests/support/worlds/fieldfamilies.h"
#include "tests/support/worlds/obstaclefamilies.h"

#include <QTest>

#include <algorithm>
#include <atomic>
#include <cmath>

using namespace thicket;
using namespace thicket::test;
using nav::ContactGraph;
using nav::ObstacleField;
using nav::Point;
using nav::SearchView;

namespace {

struct Sight {
    std::uint32_t rim = 0;
    nav::TangentLine line; ///< at the true radius
    bool isFree = false;   ///< by a ray
    bool isOnStretch = false;
    bool isSure = false;
};

// The tangents from a point to rims behind which a path may go on.
template <class Visit>
void visitSights(const SearchView& field, const ContactGraph& graph, Point p, Visit visit)
{
    visitSightsFrom(graph, p, [&](std::uint32_t i, auto has) {
        Sight sight;
        sight.rim = graph.sights[i];
        sight.isSure = has(graph.sureParts[i]);
        const nav::DiscIndex disc = nav::discOfRim(sight.rim);
        const nav::Winding winding = nav::windingOfRim(sight.rim);
        const auto line = nav::tangentLine(p, 0, field.discs()[disc].center,
                                           nav::sign(winding) * field.discs()[disc].trueRadius);
        if (!line || (!has(graph.onwardParts[i]) && !sight.isSure))
            return;
        sight.line = *line;
        const auto ray = nav::tangentLine(p, 0, field.discs()[disc].center,
                                          nav::sign(winding) * field.discs()[disc].radius);
        sight.isFree = ray && !field.isBlocked(p, ray->direction, ray->length, disc);
        const double angle = nav::contactAngle(nav::angleOf(line->direction), winding);
        for (std::uint32_t at = graph.firstStretch[disc]; at < graph.firstStretch[disc + 1]; ++at) {
            const double along = nav::wrapped(angle - graph.stretches[at].begin);
            const bool isOn = along + (along < 0 ? nav::fullTurn : 0) < graph.stretches[at].sweep;
            sight.isOnStretch = sight.isOnStretch || isOn;
        }
        visit(sight);
    });
}

/// How deep the tangent passes through an obstacle, where it is deepest.
double depthOf(const World& world, Point from, const nav::TangentLine& line)
{
    constexpr int samples = 40;
    double least = 0;
    for (int i = 0; i <= samples; ++i) {
        const Point at = from + (line.length * i / samples) * line.direction;
        least = std::min(least, bruteClearance(world.obstacles, world.agentRadius, at));
    }
    return -least;
}

World town()
{
    World world;
    world.obstacles = townOfTurnedSquares(8);
    world.area = {{-2, -2}, {30, 30}};
    return world;
}

} // namespace

/// Sights that no ray needs to test.
class SureSightsTest : public QObject {
    Q_OBJECT

private slots:
    void areFree_data();
    void areFree();
    void areMostOfThem();
    void areTheSameWithAnyNumberOfThreads();
    void areNotProvedOnceCancelled();
};

void SureSightsTest::areFree_data()
{
    QTest::addColumn<double>("share"); // of the family's agent radius
    QTest::newRow("point") << 0.0;
    QTest::newRow("disc") << 1.0;
}

// By rays, and by the distances of samples from all obstacles.
void SureSightsTest::areFree()
{
    QFETCH(const double, share);
    SplitMix dice(12);
    int sure = 0;
    for (int family = 0; family < familyCount(); ++family)
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            World world = worldOf(family, seed);
            world.agentRadius *= share;
            const ObstacleField built = fieldOf(world);
            const SearchView field(built);
            const ContactGraph graph = ContactGraph::of(field, 1, nullptr);
            const double extent = length(field.bounds().max - field.bounds().min);
            for (int i = 0; i < 200; ++i) {
                const Point p = somewhere(world, dice);
                if (!graph.frame.bounds().contains(p) || !field.isFreeForRays(p))
                    continue;
                visitSights(field, graph, p, [&](const Sight& sight) {
                    if (!sight.isSure)
                        return;
                    ++sure;
                    const double depth = depthOf(world, p, sight.line);
                    QVERIFY2(sight.isOnStretch && sight.isFree && depth < 1e-9 * extent,
                             qPrintable(QString("%1 %2: rim %3 from (%4, %5) is hidden by %6")
                                            .arg(world.family.c_str())
                                            .arg(seed)
                                            .arg(sight.rim)
                                            .arg(p.x, 0, 'g', 17)
                                            .arg(p.y, 0, 'g', 17)
                                            .arg(depth)));
                });
                if (QTest::currentTestFailed())
                    return;
            }
        }
    QVERIFY2(sure > 3000, qPrintable(QString::number(sure)));
}

// A proof that seldom succeeds spares nothing.
void SureSightsTest::areMostOfThem()
{
    SplitMix dice(13);
    int sure = 0, seen = 0;
    const World world = town();
    const ObstacleField built = fieldOf(world);
    const SearchView field(built);
    const ContactGraph graph = ContactGraph::of(field, 1, nullptr);
    for (int i = 0; i < 1000; ++i) {
        const Point p{dice.between(-2, 30), dice.between(-2, 30)};
        if (!graph.frame.bounds().contains(p) || !field.isFreeForRays(p))
            continue;
        visitSights(field, graph, p, [&](const Sight& sight) {
            const bool isSeen = sight.isOnStretch && sight.isFree;
            QVERIFY2(isSeen || !sight.isSure, qPrintable(QString::number(i)));
            sure += sight.isSure;
            seen += isSeen;
        });
    }
    QVERIFY2(sure > 0.7 * seen, qPrintable(QString("%1 of %2").arg(sure).arg(seen)));
    QVERIFY(seen > 1000);
}

void SureSightsTest::areTheSameWithAnyNumberOfThreads()
{
    const ObstacleField built = fieldOf(worldOf(0, 1));
    const SearchView field(built);
    const ContactGraph graph = ContactGraph::of(field, 1, nullptr);
    QVERIFY(ContactGraph::of(field, 3, nullptr).sureParts == graph.sureParts);
}

void SureSightsTest::areNotProvedOnceCancelled()
{
    const World world = town();
    const ObstacleField built = fieldOf(world);
    const SearchView field(built);
    const ContactGraph graph = ContactGraph::of(field, 1, nullptr);
    const nav::RimGrid grid = nav::RimGrid::of(field, double(graph.frame.cellCount()));
    const std::atomic<bool> cancel = true;
    const auto sure = nav::sureSights(field, grid, graph, 1, &cancel);
    QVERIFY(std::all_of(sure.begin(), sure.end(), [](auto parts) { return parts == 0; }));
}

QTEST_GUILESS_MAIN(SureSightsTest)
#include "suresightstest.moc"
