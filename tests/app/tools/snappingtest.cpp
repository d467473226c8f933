#include "app/editor/gestures/equalgap.h"
#include "app/editor/gestures/tangentcontact.h"
#include "libnav/geometry/nearestpoint.h"
#include "tests/app/scene/canvasstage.h"

#include <algorithm>
#include <cmath>
#include <random>

using namespace thicket;
using namespace thicket::editor;

namespace {

/// The gaps of a row along x, from left to right, without those that are not positive.
std::vector<double> gapsOf(std::vector<nav::Box> row)
{
    std::sort(row.begin(), row.end(),
              [](const nav::Box& a, const nav::Box& b) { return a.min.x < b.min.x; });
    std::vector<double> gaps;
    double end = row.front().max.x;
    for (const nav::Box& box : row) {
        if (box.min.x > end)
            gaps.push_back(box.min.x - end);
        end = std::max(end, box.max.x);
    }
    return gaps;
}

nav::Box moved(const nav::Box& box, double by)
{
    return {{box.min.x + by, box.min.y}, {box.max.x + by, box.max.y}};
}

double distanceOf(const nav::Segment& side, nav::Point p)
{
    return nav::distance(nav::nearestPoint(side, p), p);
}

QStringList wordsOf(const CanvasStage& stage)
{
    QStringList words;
    for (const Guide& guide : stage.canvas.feedback().guides)
        words << guide.word;
    words.sort();
    return words;
}

} // namespace

/// Equal gaps and tangents, which drags and drawn sides snap to.
class SnappingTest : public QObject {
    Q_OBJECT

private slots:
    void gapsOfARowBecomeEqual();
    void whatIsBesideTheRowHasNoGap();
    void gapsAreEqualInRandomRows();
    void sidesTouchDiscs();
    void aDraggedCircleKeepsTheGapOfItsRow();
    void aDrawnSideBecomesATangent();
    void aDraggedVertexMakesATangent();
};

void SnappingTest::gapsOfARowBecomeEqual()
{
    const nav::Box left{{0, 0}, {2, 2}};
    const nav::Box middle{{5, 0}, {7, 2}};
    const nav::Box right{{20, 0}, {22, 2}};
    const auto beside = equalGap({{10.25, 1}, {12.25, 3}}, {left, middle}, true, 0.5);
    QVERIFY(beside);
    QCOMPARE(beside->by, -0.25); // a gap of 3, as between the others
    QVERIFY(beside->source == (nav::Point{3.5, 2}));
    QVERIFY(beside->target == (nav::Point{8.5, 2}));
    const auto between = equalGap({{12.75, 1}, {14.75, 3}}, {middle, right}, true, 0.5);
    QVERIFY(between);
    QCOMPARE(between->by, -0.25); // 5.5 on both sides
    const auto before = equalGap({{-5.25, 1}, {-3.25, 2}}, {left, middle}, true, 0.5);
    QVERIFY(before);
    QCOMPARE(before->by, 0.25);
    QVERIFY(!equalGap({{10.75, 1}, {12.75, 3}}, {left, middle}, true, 0.5)); // too far
    const auto turned =
        equalGap({{1, 10.25}, {3, 12.25}}, {{{0, 0}, {2, 2}}, {{0, 5}, {2, 7}}}, false, 0.5);
    QVERIFY(turned);
    QCOMPARE(turned->by, -0.25);
    QVERIFY(turned->target == (nav::Point{2, 8.5}));
}

void SnappingTest::whatIsBesideTheRowHasNoGap()
{
    const nav::Box moving{{10.25, 0}, {12.25, 2}};
    QVERIFY(!equalGap(moving, {}, true, 1));
    QVERIFY(!equalGap(moving, {{{0, 0}, {2, 2}}, {{5, 3}, {7, 4}}}, true, 1));
    QVERIFY(!equalGap(moving, {{{0, 0}, {2, 2}}, {{2, 0}, {7, 2}}}, true, 5)); // they touch
    QVERIFY(!equalGap(moving, {{{0, 0}, {30, 2}}, {{-9, 0}, {40, 2}}}, true, 5));
}

void SnappingTest::gapsAreEqualInRandomRows()
{
    std::mt19937 random(7);
    std::uniform_real_distribution<double> place(0, 100);
    std::uniform_real_distribution<double> width(0.5, 6);
    int found = 0;
    for (int i = 0; i < 20000; ++i) {
        std::vector<nav::Box> row;
        for (int n = 2 + i % 5; n > 0; --n) {
            const double x = place(random);
            row.push_back({{x, 0}, {x + width(random), 1}});
        }
        const double x = place(random);
        const nav::Box moving{{x, 0}, {x + width(random), 1}};
        const auto gap = equalGap(moving, row, true, 2);
        if (!gap)
            continue;
        ++found;
        QVERIFY(std::abs(gap->by) <= 2);
        row.push_back(moved(moving, gap->by));
        const std::vector<double> gaps = gapsOf(row);
        const bool isEqual = std::any_of(gaps.begin(), gaps.end(), [&gaps](const double& one) {
            return std::any_of(gaps.begin(), gaps.end(), [&one](const double& other) {
                return &one != &other && std::abs(one - other) < 1e-9;
            });
        });
        QVERIFY(isEqual);
    }
    QVERIFY(found > 500);
}

void SnappingTest::sidesTouchDiscs()
{
    std::mt19937 random(11);
    std::uniform_real_distribution<double> place(-10, 10);
    std::uniform_real_distribution<double> radius(0.1, 4);
    constexpr double reach = 0.5;
    int found = 0;
    for (int i = 0; i < 20000; ++i) {
        const nav::Point from{place(random), place(random)};
        const nav::Point end{place(random), place(random)};
        const nav::Circle disc{{place(random), place(random)}, radius(random), false};
        const auto contact = tangentContact(from, end, {disc}, reach);
        if (contact) {
            ++found;
            const nav::Segment side{from, end + contact->by};
            QVERIFY(nav::length(contact->by) <= reach);
            QVERIFY(std::abs(distanceOf(side, disc.center) - disc.radius) < 1e-9);
            QVERIFY(std::abs(nav::distance(contact->touch, disc.center) - disc.radius) < 1e-9);
            continue;
        }
        // Then no end within reach makes a side that passes from one side of the rim to the other
        // beside it: all cut the disc, or none does, or the contact lies beyond the end.
        bool cuts = false;
        bool passes = false;
        for (int k = 0; k < 32; ++k) {
            const double angle = k * 3.14159265358979 / 16;
            const nav::Point q = end + 0.98 * reach * nav::Point{std::cos(angle), std::sin(angle)};
            const nav::Point d = q - from;
            const nav::Point c = disc.center - from;
            const double along = (c.x * d.x + c.y * d.y) / nav::length(d);
            if (along <= 0 || along >= nav::length(d) - 2 * reach || nav::length(c) <= disc.radius)
                continue;
            const double across = std::abs(c.x * d.y - c.y * d.x) / nav::length(d);
            (across < disc.radius ? cuts : passes) = true;
        }
        QVERIFY(!(cuts && passes));
    }
    QVERIFY(found > 300);
}

void SnappingTest::aDraggedCircleKeepsTheGapOfItsRow()
{
    nav::Map map;
    map.settings.bounds = nav::Box{{0, 0}, {100, 75}};
    map.settings.layers = {{1, "trees", true, false, {}}};
    map.append(object(1, nav::Circle{{20, 20}, 3, false}));
    map.append(object(2, nav::Circle{{38, 21}, 4, false}));
    map.append(object(3, nav::Circle{{80, 60}, 2, false}));
    CanvasStage stage(map);
    stage.canvas.snapSettings().setSmart(true);
    const double pixel = stage.canvas.unitsPerPixel();
    // Rims at 23 and 34, so the circle's left rim belongs at 42 + 11.
    stage.pull({80, 60}, {55 + 3 * pixel, 22.5});
    QCOMPARE(wordsOf(stage), QStringList{"equal gap"});
    QVERIFY(isNear(stage.geometry<nav::Circle>(3).center.x, 55));
    stage.move({55 + 3 * pixel, 22.5}, Qt::LeftButton, Qt::ControlModifier);
    QVERIFY(wordsOf(stage).isEmpty());
    stage.release({55 + 3 * pixel, 22.5}, Qt::ControlModifier);
}

void SnappingTest::aDrawnSideBecomesATangent()
{
    CanvasStage stage(smallOrchard());
    stage.canvas.snapSettings().setSmart(true);
    stage.tools.choose("wall");
    stage.click({42, 45});
    const nav::Point from = stage.seen({42, 45});
    const nav::Point out = nav::Point{60, 50} - from;
    const double turn = std::asin(6 / nav::length(out));
    const double angle = std::atan2(out.y, out.x) + turn;
    const nav::Point end = from + 26 * nav::Point{std::cos(angle), std::sin(angle)};
    const double pixel = stage.canvas.unitsPerPixel();
    stage.move(end + nav::Point{0, 3 * pixel});
    QCOMPARE(wordsOf(stage), QStringList{"tangent"});
    stage.click(end + nav::Point{0, 3 * pixel});
    stage.key(Qt::Key_Return);
    const auto& wall = std::get<nav::Wall>(stage.document.map().objects().back().geometry);
    QCOMPARE(wall.points.size(), std::size_t(2));
    QVERIFY(isNear(distanceOf({wall.points[0], wall.points[1]}, {60, 50}), 6));
}

void SnappingTest::aDraggedVertexMakesATangent()
{
    nav::Map map = smallOrchard();
    map.append(object(9, nav::Wall{{{42, 45}, {50, 70}}, 0.5, false}));
    CanvasStage stage(map);
    stage.canvas.snapSettings().setSmart(true);
    stage.tools.choose("vertex-edit");
    stage.click({46, 57.5});
    const nav::Point from{42, 45};
    const nav::Point out = nav::Point{60, 50} - from;
    const double angle = std::atan2(out.y, out.x) + std::asin(6 / nav::length(out));
    const nav::Point end = from + 26 * nav::Point{std::cos(angle), std::sin(angle)};
    stage.pull({50, 70}, end + nav::Point{0, 3 * stage.canvas.unitsPerPixel()});
    QCOMPARE(wordsOf(stage), QStringList{"tangent"});
    const nav::Wall& wall = stage.geometry<nav::Wall>(9);
    QVERIFY(isNear(distanceOf({wall.points[0], wall.points[1]}, {60, 50}), 6));
    stage.release(end);
}

QTEST_MAIN(SnappingTest)
#include "snappingtest.moc"
