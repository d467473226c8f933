#include "libnav/bake/sightbeam.h"

#include "libnav/geometry/angle.h"
#include "libnav/geometry/direction.h"
#include "libnav/geometry/distance.h"
#include "libnav/tangent/turning.h"
#include "tests/support/geometry/splitmix.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace thicket;
using namespace thicket::test;
using nav::BeamTarget;
using nav::Box;
using nav::Point;
using nav::Segment;
using nav::SightBeam;
using nav::Winding;

namespace {

constexpr int raysAlong = 5; // of each side of a box

/// A rim, one of its stretches and a box beside it.
struct Scene {
    BeamTarget target;
    double begin = 0; ///< of the stretch, radians
    double sweep = 0;
    Box box;
};

Scene sceneOf(SplitMix& dice)
{
    Scene scene;
    BeamTarget& target = scene.target;
    target.center = {dice.between(-1, 1), dice.between(-1, 1)};
    target.radius = dice.below(3) == 0 ? 0 : dice.between(0.1, 3);
    target.winding = dice.below(2) == 0 ? Winding::clockwise : Winding::counterClockwise;
    scene.begin = dice.between(-3, 3);
    scene.sweep = dice.between(0.1, 3.1);
    target.begin = leftNormal(nav::unitAt(scene.begin));
    target.end = -1 * leftNormal(nav::unitAt(scene.begin + scene.sweep));
    do {
        const Point least{dice.between(-6, 6), dice.between(-6, 6)};
        const double side = std::pow(2.0, -double(dice.below(5)));
        scene.box = {least, least + Point{side, side}};
    } while (distance(scene.box, target.center) <= target.radius + 0.01);
    return scene;
}

/// The ray from a point of the box; `i` and `j` from 0 to raysAlong - 1.
Segment rayFrom(const Scene& scene, int i, int j)
{
    const double step = scene.box.width() / (raysAlong - 1);
    const Point from = scene.box.min + step * Point{double(i), double(j)};
    const auto line = nav::tangentLine(from, 0, scene.target.center,
                                       nav::sign(scene.target.winding) * scene.target.radius);
    return {from, from + line->length * line->direction};
}

template <class Visit> void visitRays(const Scene& scene, Visit visit)
{
    for (int i = 0; i < raysAlong; ++i)
        for (int j = 0; j < raysAlong; ++j)
            visit(rayFrom(scene, i, j));
}

/// How far along the stretch the ray touches, in radians.
double contactOf(const Scene& scene, const Segment& ray)
{
    const double heading = nav::angleOf(ray.b - ray.a);
    const double along =
        nav::wrapped(nav::contactAngle(heading, scene.target.winding) - scene.begin);
    return along + (along < 0 ? nav::fullTurn : 0);
}

/// Near some ray, more often near its end than elsewhere.
Segment blockerBeside(const Scene& scene, SplitMix& dice)
{
    const Segment ray = rayFrom(scene, int(dice.below(raysAlong)), int(dice.below(raysAlong)));
    const double share = dice.below(2) == 0 ? dice.between(0.98, 1.01) : dice.between(-0.2, 1.1);
    const double reach = std::pow(10.0, -double(dice.below(4)));
    const Point at = ray.a + share * (ray.b - ray.a) +
                     Point{dice.between(-reach, reach), dice.between(-reach, reach)};
    if (dice.below(4) == 0)
        return {at, at};
    return {at, at + Point{dice.between(-1, 1), dice.between(-1, 1)}};
}

} // namespace

/// The rays from a box to a rim, beside some of them.
class SightBeamTest : public QObject {
    Q_OBJECT

private slots:
    void touchesTheStretchAsItsRaysDo();
    void missesOnlyWhatNoRayMeets();
};

void SightBeamTest::touchesTheStretchAsItsRaysDo()
{
    SplitMix dice(1);
    int on = 0, beyond = 0;
    for (int i = 0; i < 20000; ++i) {
        const Scene scene = sceneOf(dice);
        const SightBeam beam(scene.target, scene.box);
        bool allOn = true, noneOn = true;
        visitRays(scene, [&](const Segment& ray) {
            const double along = contactOf(scene, ray);
            allOn = allOn && along < scene.sweep + 1e-9;
            noneOn = noneOn && along > scene.sweep - 1e-9;
        });
        QVERIFY2(!beam.isOnStretch() || allOn, qPrintable(QString::number(i)));
        QVERIFY2(!beam.isBeyond() || noneOn, qPrintable(QString::number(i)));
        on += beam.isOnStretch();
        beyond += beam.isBeyond();
    }
    QVERIFY2(on > 4000 && beyond > 4000, qPrintable(QString("%1 %2").arg(on).arg(beyond)));
}

void SightBeamTest::missesOnlyWhatNoRayMeets()
{
    SplitMix dice(2);
    int missed = 0, free = 0;
    for (int i = 0; i < 100000; ++i) {
        const Scene scene = sceneOf(dice);
        const SightBeam beam(scene.target, scene.box);
        if (!beam.isOnStretch())
            continue;
        const Segment blocker = blockerBeside(scene, dice);
        const double reach = dice.below(2) == 0 ? 0 : dice.between(0, 0.3);
        double apart = std::numeric_limits<double>::infinity();
        visitRays(scene,
                  [&](const Segment& ray) { apart = std::min(apart, distance(ray, blocker)); });
        const bool mayMeet = beam.mayMeet(blocker, reach);
        QVERIFY2(mayMeet || apart >= reach - 1e-9,
                 qPrintable(QString("%1: %2 within %3").arg(i).arg(apart).arg(reach)));
        missed += !mayMeet;
        free += apart >= reach;
    }
    QVERIFY2(missed > 0.5 * free, qPrintable(QString("%1 of %2").arg(missed).arg(free)));
}

QTEST_GUILESS_MAIN(SightBeamTest)
#include "sightbeamtest.moc"
