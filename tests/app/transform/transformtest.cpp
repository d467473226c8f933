#include "app/editor/transform/transform.h"
#include "app/editor/transform/arrangement.h"
#include "app/editor/transform/boxstretch.h"
#include "app/editor/transform/corners.h"
#include "app/editor/transform/skeleton.h"

#include <QTest>

#include <numbers>
#include <numeric>
#include <random>

using namespace thicket;
using namespace thicket::editor;

namespace {

std::vector<nav::Geometry> oneOfEach(std::mt19937& random)
{
    std::uniform_real_distribution<double> coordinate(-50, 50);
    const auto point = [&] { return nav::Point{coordinate(random), coordinate(random)}; };
    return {nav::Circle{point(), 2.5, false},
            nav::Wall{{point(), point(), point()}, 0.7, false},
            nav::Polygon{{point(), point(), point(), point()}, true},
            nav::StartMarker{point()},
            nav::GoalMarker{point()},
            nav::AgentMarker{point(), 0.3, 0.4, "guards"}};
}

nav::Point firstPoint(const nav::Geometry& geometry)
{
    if (const auto* wall = std::get_if<nav::Wall>(&geometry))
        return wall->points.front();
    if (const auto* polygon = std::get_if<nav::Polygon>(&geometry))
        return polygon->points.front();
    return nav::boundingBox(geometry).center();
}

constexpr Pose everyPose[] = {{0, false}, {1, false}, {2, false}, {3, false},
                              {0, true},  {1, true},  {2, true},  {3, true}};

double signedArea(const std::vector<nav::Point>& points)
{
    double area = 0;
    for (std::size_t i = 0; i < points.size(); ++i)
        area += nav::cross(points[i], points[(i + 1) % points.size()]) / 2;
    return area;
}

} // namespace

/// The geometry of turning, mirroring, scaling, arranging and rounding, against plain definitions.
class TransformTest : public QObject {
    Q_OBJECT

private slots:
    /// The box is measured anew from the objects, whatever was solved for.
    void stretchesToTheWantedBox()
    {
        std::mt19937 random(20261128);
        const auto between = [&random](double least, double most) {
            return std::uniform_real_distribution<double>(least, most)(random);
        };
        for (int round = 0; round < 500; ++round) {
            std::vector<nav::MapObject> objects;
            for (int i = 0; i < 2 + round % 40; ++i) {
                const nav::Point at{between(-100, 100) + (round % 4 ? 0 : 3e5), between(-100, 100)};
                if (i % 3 == 1)
                    objects.push_back({.geometry = nav::Wall{{at, at + nav::Point{3, 5}}, 1}});
                else
                    objects.push_back({.geometry = nav::Circle{at, between(0.1, 8)}});
            }
            const nav::Box box = skeletonBox(objects);
            const bool exactX = round % 3 != 1;
            const bool exactY = round % 3 != 0;
            const BoxStretch wanted{
                box,
                {round % 2 ? box.min.x : box.center().x, round % 5 ? box.max.y : box.min.y},
                {(round % 7 ? 1 : -1) * between(0.4, 2.5), exactX},
                {(round % 11 ? 1 : -1) * between(0.4, 2.5), exactY}};
            const auto stretch = SkeletonReach(objects).fitted(wanted);
            QVERIFY(stretch);
            const double circle = std::get<nav::Circle>(objects.front().geometry).radius;
            for (nav::MapObject& object : objects)
                (*stretch)(object);
            const nav::Box after = skeletonBox(objects);
            const auto isSide = [](double a, double b) { return std::abs(a - b) < 1e-9; };
            if (exactX)
                QVERIFY(isSide(after.width(), std::abs(wanted.x.factor) * box.width()));
            if (exactY)
                QVERIFY(isSide(after.height(), std::abs(wanted.y.factor) * box.height()));
            if (exactX && round % 2)
                QVERIFY(isSide(wanted.x.factor > 0 ? after.min.x : after.max.x, box.min.x));
            else if (exactX)
                QVERIFY(isSide(after.center().x, box.center().x));
            if (exactY && round % 5 && wanted.y.factor > 0)
                QVERIFY(isSide(after.max.y, box.max.y));
            QVERIFY(isSide(std::get<nav::Circle>(objects.front().geometry).radius,
                           circle * std::sqrt(std::abs(stretch->factor.x * stretch->factor.y))));
        }
    }

    /// Rows, heaps and concentric circles leave little to solve with.
    void stretchesOnlyWhatCanReach()
    {
        const auto fitted = [](const std::vector<nav::MapObject>& objects, double x, double y) {
            const nav::Box box = skeletonBox(objects);
            return SkeletonReach(objects).fitted({box, box.min, {x, true}, {y, true}});
        };
        const auto circle = [](double x, double y, double r) {
            return nav::MapObject{.geometry = nav::Circle{{x, y}, r}};
        };
        const std::vector<nav::MapObject> heap{circle(1, 1, 5), circle(1, 1, 2)};
        QVERIFY(!fitted(heap, 2, 1));
        QVERIFY(fitted(heap, 2, 2));
        const std::vector<nav::MapObject> row{circle(0, 0, 1), circle(20, 0, 1)};
        QVERIFY(fitted(row, 1.5, 1.1));
        QVERIFY(!fitted(row, 1, 12)); // wider than the row is long
    }

    void posesAreAGroup()
    {
        for (const Pose a : everyPose) {
            QCOMPARE(a.then(Pose{}), a);
            QCOMPARE(Pose{}.then(a), a);
            int inverses = 0;
            for (const Pose b : everyPose) {
                inverses += a.then(b) == Pose{};
                for (const Pose c : everyPose)
                    QCOMPARE(a.then(b).then(c), a.then(b.then(c)));
            }
            QCOMPARE(inverses, 1);
        }
        QCOMPARE(Pose::turned(-1), Pose::turned(3));
        QCOMPARE(Pose::mirroredX().then(Pose::mirroredY()), Pose::turned(2));
    }

    /// On whole numbers one pose after the other is their composition, to the bit.
    void posesAreExactOnWholeNumbers()
    {
        const nav::Point pivot{7.5, -3};
        const nav::Geometry wall = nav::Wall{{{1, 2}, {30, -4}, {12, 9}}, 0.1, true};
        for (const Pose a : everyPose) {
            for (const Pose b : everyPose) {
                const nav::Geometry twice = posed(posed(wall, pivot, a), pivot, b);
                QVERIFY(twice == posed(wall, pivot, a.then(b)));
            }
        }
        const auto quarter = std::get<nav::Wall>(posed(wall, {0, 0}, Pose::turned(1)));
        QCOMPARE(quarter.points.front(), (nav::Point{-2, 1}));
        const auto mirrored = std::get<nav::Wall>(posed(wall, {10, 0}, Pose::mirroredX()));
        QCOMPARE(mirrored.points.front(), (nav::Point{19, 2}));
    }

    void fullTurnsKeepEveryBit()
    {
        std::mt19937 random(16);
        const nav::Point pivot{0.1, 1e7 / 3};
        for (int round = 0; round < 100; ++round) {
            for (const nav::Geometry& geometry : oneOfEach(random)) {
                QVERIFY(turned(geometry, pivot, 0) == geometry);
                QVERIFY(turned(geometry, pivot, 360) == geometry);
                QVERIFY(turned(geometry, pivot, -720) == geometry);
                QVERIFY(turned(geometry, pivot, 450) == posed(geometry, pivot, Pose::turned(1)));
                QVERIFY(turned(geometry, pivot, -90) == posed(geometry, pivot, Pose::turned(3)));
            }
        }
    }

    void turnsByAnyAngle()
    {
        std::mt19937 random(17);
        const nav::Point pivot{3, -4};
        for (const double degrees : {1.0, 30.0, 44.9, 137.0, -200.0, 359.0}) {
            for (const nav::Geometry& geometry : oneOfEach(random)) {
                const nav::Geometry after = turned(geometry, pivot, degrees);
                const nav::Point before = firstPoint(geometry) - pivot;
                const nav::Point now = firstPoint(after) - pivot;
                QVERIFY(std::abs(nav::length(before) - nav::length(now)) < 1e-12);
                const double angle = std::atan2(nav::cross(before, now), nav::dot(before, now)) *
                                     180 / std::numbers::pi;
                QVERIFY(std::abs(std::remainder(angle - degrees, 360)) < 1e-11);
            }
        }
        const nav::Geometry agent = nav::AgentMarker{{3, -4}, 0.5, 0.4, ""};
        const auto after = std::get<nav::AgentMarker>(turned(agent, pivot, 30));
        QCOMPARE(after.heading, 0.5 + std::numbers::pi / 6);
        QCOMPARE(after.position, pivot);
        QCOMPARE(after.radius, 0.4);
    }

    void mirroringTurnsHeadings()
    {
        const nav::Geometry agent = nav::AgentMarker{{2, 1}, 0.5, 0.4, ""};
        const auto across = std::get<nav::AgentMarker>(posed(agent, {}, Pose::mirroredX()));
        QCOMPARE(across.position, (nav::Point{-2, 1}));
        QCOMPARE(std::sin(across.heading), std::sin(0.5));
        QCOMPARE(std::cos(across.heading), -std::cos(0.5));
        const auto down = std::get<nav::AgentMarker>(posed(agent, {}, Pose::mirroredY()));
        QCOMPARE(down.position, (nav::Point{2, -1}));
        QCOMPARE(std::sin(down.heading), -std::sin(0.5));
        QCOMPARE(std::cos(down.heading), std::cos(0.5));
    }

    void circlesStayRoundWhenStretched()
    {
        const nav::Geometry circle = nav::Circle{{3, 1}, 2, false};
        const auto even = std::get<nav::Circle>(stretched(circle, {1, 1}, 3, 3));
        QVERIFY((even == nav::Circle{{7, 1}, 6, false}));
        const auto uneven = std::get<nav::Circle>(stretched(circle, {1, 1}, 4, -1));
        QVERIFY((uneven == nav::Circle{{9, 1}, 4, false}));
        const nav::Geometry wall = nav::Wall{{{1, 1}, {3, 2}}, 0.5, false};
        const auto wide = std::get<nav::Wall>(stretched(wall, {1, 1}, 2, 3));
        QVERIFY((wide == nav::Wall{{{1, 1}, {5, 4}}, 0.5, false}));
    }

    void alignsEverySide()
    {
        const std::vector<nav::Box> boxes{{{0, 0}, {2, 8}}, {{5, 1}, {6, 2}}, {{3, -4}, {9, 3}}};
        const auto least = alignment(boxes, Axis::x, Side::least);
        QVERIFY((least == std::vector<nav::Point>{{0, 0}, {-5, 0}, {-3, 0}}));
        const auto middle = alignment(boxes, Axis::x, Side::middle);
        QVERIFY((middle == std::vector<nav::Point>{{3.5, 0}, {-1, 0}, {-1.5, 0}}));
        const auto greatest = alignment(boxes, Axis::y, Side::greatest);
        QVERIFY((greatest == std::vector<nav::Point>{{0, 0}, {0, 6}, {0, 5}}));
    }

    void distributesEvenly_data()
    {
        QTest::addColumn<bool>("centres");
        QTest::addColumn<bool>("alongX");
        for (const bool centres : {false, true})
            for (const bool alongX : {false, true})
                QTest::addRow("%s along %c", centres ? "centres" : "gaps", alongX ? 'x' : 'y')
                    << centres << alongX;
    }

    void distributesEvenly()
    {
        QFETCH(bool, centres);
        QFETCH(bool, alongX);
        std::mt19937 random(18);
        std::uniform_real_distribution<double> coordinate(-50, 50);
        std::uniform_real_distribution<double> size(0, 20);
        for (int round = 0; round < 50; ++round) {
            std::vector<nav::Box> boxes;
            for (int i = 0; i < 7; ++i) {
                const nav::Point min{coordinate(random), coordinate(random)};
                boxes.push_back({min, min + nav::Point{size(random), size(random)}});
            }
            const auto moves = distribution(boxes, alongX ? Axis::x : Axis::y,
                                            centres ? Spacing::centres : Spacing::gaps);
            std::vector<std::size_t> order(boxes.size());
            std::iota(order.begin(), order.end(), std::size_t(0));
            const auto at = [&](nav::Point p) { return alongX ? p.x : p.y; };
            std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
                return at(boxes[a].center()) < at(boxes[b].center());
            });
            QCOMPARE(moves[order.front()], nav::Point());
            QCOMPARE(moves[order.back()], nav::Point());
            std::vector<double> steps;
            nav::Box before;
            for (const std::size_t i : order) {
                QCOMPARE(alongX ? moves[i].y : moves[i].x, 0.0);
                const nav::Box now{boxes[i].min + moves[i], boxes[i].max + moves[i]};
                if (!before.isEmpty())
                    steps.push_back(centres ? at(now.center()) - at(before.center())
                                            : at(now.min) - at(before.max));
                before = now;
            }
            const auto [least, greatest] = std::minmax_element(steps.begin(), steps.end());
            QVERIFY(*greatest - *least < 1e-9);
        }
    }

    void fewerThanThreeStay()
    {
        const auto moves =
            distribution({{{0, 0}, {1, 1}}, {{9, 9}, {10, 10}}}, Axis::x, Spacing::gaps);
        QVERIFY((moves == std::vector<nav::Point>{{}, {}}));
    }

    void skeletonsLeaveOutThickness()
    {
        QVERIFY((skeletonBox(nav::Geometry(nav::Wall{{{1, 2}, {5, 3}}, 9, false})) ==
                 nav::Box{{1, 2}, {5, 3}}));
        QVERIFY((skeletonBox(nav::Geometry(nav::Circle{{1, 2}, 3, false})) ==
                 nav::Box{{-2, -1}, {4, 5}}));
    }

    void regularPolygons()
    {
        const std::vector<nav::Point> crooked{{10, 0.5}, {1, 11}, {-9, 1}, {0, -8}};
        for (const bool clockwise : {false, true}) {
            std::vector<nav::Point> corners = crooked;
            if (clockwise)
                std::reverse(corners.begin(), corners.end());
            const auto made = regular(corners);
            QCOMPARE(made.size(), corners.size());
            const double side = nav::distance(made[0], made[1]);
            for (std::size_t i = 0; i < made.size(); ++i) {
                QVERIFY(std::abs(nav::distance(made[i], made[(i + 1) % 4]) - side) < 1e-12);
                QVERIFY(nav::distance(made[i], corners[i]) < 3); // the same corner, moved a little
            }
            QVERIFY(std::abs(side * side - std::abs(signedArea(made))) < 1e-9);
            QCOMPARE(signedArea(made) < 0, clockwise);
        }
        const std::vector<nav::Point> square{{0, 0}, {4, 0}, {4, 4}, {0, 4}};
        const auto again = regular(square);
        for (std::size_t i = 0; i < square.size(); ++i)
            QVERIFY(nav::distance(again[i], square[i]) < 1e-12);
    }

    void roundedCornersKeepTheError_data()
    {
        QTest::addColumn<double>("radius");
        QTest::addColumn<double>("expected"); // limited by half of the sides
        QTest::addColumn<double>("error");
        QTest::newRow("fits") << 2.0 << 2.0 << 0.01;
        QTest::newRow("fine") << 2.0 << 2.0 << 1e-5;
        QTest::newRow("coarse") << 2.0 << 2.0 << 1.0;
        QTest::newRow("too large: the circle inside") << 100.0 << 5.0 << 0.01;
    }

    void roundedCornersKeepTheError()
    {
        QFETCH(double, radius);
        QFETCH(double, expected);
        QFETCH(double, error);
        const std::vector<nav::Point> square{{0, 0}, {10, 0}, {10, 10}, {0, 10}};
        const auto made = rounded(square, true, {0, 1, 2, 3}, {radius, error});
        QVERIFY(made.size() >= 4);
        const auto awayFromRim = [&](nav::Point p) {
            const nav::Point core{std::clamp(p.x, expected, 10 - expected),
                                  std::clamp(p.y, expected, 10 - expected)};
            return expected - nav::distance(p, core);
        };
        for (std::size_t i = 0; i < made.size(); ++i) {
            QVERIFY(std::abs(awayFromRim(made[i])) < 1e-12);
            const nav::Point next = made[(i + 1) % made.size()];
            for (const double part : {0.25, 0.5, 0.75}) {
                const double away = awayFromRim(made[i] + part * (next - made[i]));
                QVERIFY(away >= -1e-12 && away <= error + 1e-12);
            }
        }
    }

    void onlyChosenCornersAreRounded()
    {
        const std::vector<nav::Point> bent{{0, 0}, {10, 0}, {10, 10}, {20, 10}};
        const auto ends = rounded(bent, false, {0, 3}, {1, 0.01});
        QVERIFY(ends == bent);
        const auto one = rounded(bent, false, {2}, {1, 0.01});
        QCOMPARE(one.front(), bent.front());
        QCOMPARE(one[1], bent[1]);
        QCOMPARE(one.back(), bent.back());
        QVERIFY(one.size() > bent.size());
        QCOMPARE(one[2], (nav::Point{10, 9}));
        QVERIFY(nav::distance(one[one.size() - 2], nav::Point{11, 10}) < 1e-12);
        const std::vector<nav::Point> straight{{0, 0}, {5, 0}, {10, 0}};
        QVERIFY(rounded(straight, false, {1}, {1, 0.01}) == straight);
    }
};

QTEST_MAIN(TransformTest)
#include "transformtest.moc"
