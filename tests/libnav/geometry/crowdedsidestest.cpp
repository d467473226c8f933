#include "libnav/collision/searchview.h"
#include "libnav/geometry/distance.h"
#include "tests/support/geometry/splitmix.h"

#include <QTest>

#include <cmath>

using namespace thicket;
using namespace thicket::test;
using nav::Obstacle;
using nav::ObstacleField;
using nav::Point;
using nav::Polygon;
using nav::SearchView;
using nav::Wall;

// Maps with very many sides side by side.
namespace {

using Heap = std::vector<Obstacle>;

/// The distance along the ray at which it is first deeper than the tolerance in a side of the
/// field, by testing side after side; the ray's length if it never is.
double firstSideOf(const ObstacleField& field, Point from, Point to)
{
    const double reach = distance(from, to);
    const Point direction = (1 / reach) * (to - from);
    double first = reach;
    for (const nav::Core& core : SearchView(field).cores()) {
        const nav::Disc& a = SearchView(field).discs()[core.a];
        const Point axis = SearchView(field).discs()[core.b].center - a.center;
        const double whole = length(axis);
        if (whole == 0)
            continue;
        const double half = a.radius - field.tolerance();
        double in = 0;
        double out = reach;
        const auto cut = [&](double at, double step, double low, double high) {
            if (step == 0 && (at <= low || at >= high))
                out = -1;
            if (step == 0)
                return;
            in = std::max(in, std::min((low - at) / step, (high - at) / step));
            out = std::min(out, std::max((low - at) / step, (high - at) / step));
        };
        cut(cross(axis, from - a.center) / whole, cross(axis, direction) / whole, -half, half);
        cut(dot(axis, from - a.center) / whole, dot(axis, direction) / whole, 0, whole);
        if (in < out)
            first = std::min(first, in);
    }
    return first;
}

/// Thin parallel walls from y = 0 to 10, and something far above them.
Heap fence()
{
    Heap heap{{1, Wall{{{0, 20}, {15, 20}}, 0}}};
    for (int i = 0; i < 900; ++i)
        heap.push_back({i + 2, Wall{{{i / 60.0, 0}, {i / 60.0, 10}}, 0}});
    return heap;
}

/// Thin slanted triangles side by side, so long that the box of each contains most of the others.
Heap slivers(Point origin, double slope)
{
    Heap heap;
    for (int i = 0; i < 400; ++i) {
        const Point from = origin + 0.02 * i * Point{-slope, 1};
        heap.push_back(
            {i + 1, Polygon{{from, from + Point{30, 30 * slope}, from + 0.01 * Point{-slope, 1}}}});
    }
    return heap;
}

} // namespace

class CrowdedSidesTest : public QObject {
    Q_OBJECT

private slots:
    void raysMeetWhatIsBesideCrowds();
    void pointsAreInWhatHoldsThem_data();
    void pointsAreInWhatHoldsThem();
};

// Along the border of the dense part, above, below and through it; also what was added later.
void CrowdedSidesTest::raysMeetWhatIsBesideCrowds()
{
    const Heap heap = fence();
    auto field = ObstacleField::build(heap, 0);
    QVERIFY(field.has_value());
    SplitMix dice(5);
    for (const bool isEdited : {false, true}) {
        if (isEdited) {
            const std::vector<nav::ObstacleChange> changes{
                {1001, Wall{{{5.01, 5}, {5.01, 12}}, 0}},
                {1002, Wall{{{9, 10.3}, {9.02, 10.6}}, 0}}};
            QVERIFY(field->apply(changes));
        }
        const double border = 10 + SearchView(*field).minimumExpansion();
        int met = 0;
        for (int i = 0; i < 3000; ++i) {
            const double from = i % 3 == 0 ? border : dice.between(9.9, 12);
            const double to = i % 3 == 2 ? dice.between(-1, 12) : from;
            const Point a{-1, from};
            const Point b{16, to};
            const double want = firstSideOf(*field, a, b);
            const auto hit = field->firstHit(a, b);
            const auto where = QString("ray %1 from %2 to %3").arg(i).arg(from).arg(to);
            met += hit && hit->kind == nav::Hit::Kind::side;
            if (hit && hit->kind == nav::Hit::Kind::side)
                QVERIFY2(std::abs(hit->at - want) <= 1e-9, qPrintable(where));
            else
                QVERIFY2(want >= (hit ? hit->at : distance(a, b)) - 1e-9, qPrintable(where));
        }
        QVERIFY(met > (isEdited ? 1500 : 500));
    }
}

void CrowdedSidesTest::pointsAreInWhatHoldsThem_data()
{
    QTest::addColumn<double>("origin");
    QTest::addColumn<double>("slope");
    QTest::newRow("aslant") << 0.0 << 1.0;
    QTest::newRow("down") << 0.0 << -0.7;
    QTest::newRow("nearly level") << 0.0 << 1e-3;
    QTest::newRow("level") << 0.0 << 0.0;
    QTest::newRow("far away") << 5e6 << 0.9;
}

void CrowdedSidesTest::pointsAreInWhatHoldsThem()
{
    QFETCH(double, origin);
    QFETCH(double, slope);
    Heap heap = slivers({origin, origin}, slope);
    auto field = ObstacleField::build(heap, 0);
    QVERIFY(field.has_value());
    SplitMix dice(3);
    int inside = 0;
    for (const bool isEdited : {false, true}) {
        if (isEdited) {
            Polygon added = std::get<Polygon>(heap[9].shape);
            added.points[2] = 0.5 * (added.points[0] + added.points[2]);
            QVERIFY(
                field->apply(std::vector<nav::ObstacleChange>{{heap[7].id, {}}, {1001, added}}));
            heap.erase(heap.begin() + 7);
            heap.push_back({1001, added});
        }
        for (int i = 0; i < 1000; ++i) {
            const std::size_t at = i % 4 == 0 ? heap.size() - 1 : dice.below(heap.size());
            const auto& points = std::get<Polygon>(heap[at].shape).points;
            const double share = dice.between(0, 1);
            const Point p = points[0] + share * (points[1] - points[0]) +
                            dice.between(-0.5, 1.5) * (1 - share) * (points[2] - points[0]);
            std::vector<std::int64_t> want;
            bool isDoubtful = false;
            for (const Obstacle& obstacle : heap) {
                const double deep = -nav::signedDistance(p, obstacle.shape);
                isDoubtful |= std::abs(deep) < 4 * field->tolerance();
                if (deep > 0)
                    want.push_back(obstacle.id);
            }
            if (isDoubtful)
                continue;
            inside += !want.empty();
            QCOMPARE(field->obstaclesAt(p), want);
        }
    }
    QVERIFY(inside > 500);
}

QTEST_GUILESS_MAIN(CrowdedSidesTest)
#include "crowdedsidestest.moc"
