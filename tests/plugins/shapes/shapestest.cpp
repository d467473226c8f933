#include "plugins/shapes/affine.h"
#include "plugins/shapes/arcs.h"
#include "plugins/shapes/frame.h"
#include "plugins/shapes/ledger.h"
#include "plugins/shapes/uniquenames.h"

#include <QTest>

#include <numbers>
#include <random>

using namespace thicket;
using namespace thicket::plugins;
using nav::Point;

namespace {

double fromSegment(Point p, Point a, Point b)
{
    const Point ab = b - a;
    const double square = nav::dot(ab, ab);
    const double t = square > 0 ? std::clamp(nav::dot(p - a, ab) / square, 0.0, 1.0) : 0;
    return nav::distance(p, a + t * ab);
}

/// The least distance from the centre or segment to the polygon's sides, and the greatest.
struct Reach {
    double least = 1e300;
    double most = 0;
};

Reach reachOf(const std::vector<Point>& polygon, const nav::Segment& core)
{
    Reach reach;
    constexpr int steps = 64;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Point a = polygon[i], b = polygon[(i + 1) % polygon.size()];
        for (int k = 0; k <= steps; ++k) {
            const double d = fromSegment(a + double(k) / steps * (b - a), core.a, core.b);
            reach.least = std::min(reach.least, d);
            reach.most = std::max(reach.most, d);
        }
    }
    return reach;
}

bool isConvexAndLeft(const std::vector<Point>& p)
{
    for (std::size_t i = 0; i < p.size(); ++i) {
        const Point a = p[i], b = p[(i + 1) % p.size()], c = p[(i + 2) % p.size()];
        if (nav::cross(b - a, c - b) < -1e-9 * nav::length(b - a) * nav::length(c - b))
            return false;
    }
    return true;
}

} // namespace

class ShapesTest : public QObject {
    Q_OBJECT

private slots:
    void polygonsRoundDiscsContainThem()
    {
        std::mt19937_64 random(7);
        std::uniform_real_distribution<double> place(-1e3, 1e3), size(1e-3, 1e2), fine(1e-4, 1);
        for (int i = 0; i < 500; ++i) {
            const Point center{place(random), place(random)};
            const double radius = size(random), error = fine(random);
            const int corners = cornersAround(radius, error);
            const Reach outer = reachOf(circumscribed(center, radius, corners), {center, center});
            QVERIFY(outer.least >= radius * (1 - 1e-12) - 1e-12);
            if (corners < mostCorners)
                QVERIFY(outer.most <= radius + error * (1 + 1e-9));
            QVERIFY(std::abs(outer.most - radius - circumscribedExcess(radius, corners)) < 1e-9);
            const Reach inner = reachOf(inscribed(center, radius, corners), {center, center});
            QVERIFY(inner.most <= radius * (1 + 1e-12));
        }
        QCOMPARE(cornersAround(0, 1), fewestCorners);
        QCOMPARE(cornersAround(1e9, 1e-9), mostCorners);
    }

    void polygonsRoundSegmentsContainThem()
    {
        std::mt19937_64 random(8);
        std::uniform_real_distribution<double> place(-10, 10), size(0.01, 3);
        for (int i = 0; i < 500; ++i) {
            nav::Segment segment{{place(random), place(random)}, {place(random), place(random)}};
            if (i % 5 == 0)
                segment.b = segment.a;
            const double radius = size(random);
            const std::vector<Point> polygon = circumscribedStadium(segment, radius, 16);
            const Reach reach = reachOf(polygon, segment);
            QVERIFY(reach.least >= radius * (1 - 1e-9));
            QVERIFY(reach.most <= radius + circumscribedExcess(radius, 16) + 1e-9);
            QVERIFY(isConvexAndLeft(polygon));
        }
        QCOMPARE(circumscribedStadium({{0, 0}, {1, 0}}, 0, 16).size(), std::size_t(2));
    }

    void convexRingsAreGrownAsOne()
    {
        std::mt19937_64 random(11);
        std::uniform_real_distribution<double> place(-10, 10), size(0.01, 3), angle(0, 6.28);
        for (int i = 0; i < 300; ++i) {
            // On a flat ellipse; some repeat, and some lie on a side.
            std::vector<double> angles(std::size_t(3 + i % 6));
            std::generate(angles.begin(), angles.end(), [&] { return angle(random); });
            std::sort(angles.begin(), angles.end());
            const Point center{place(random), place(random)};
            std::vector<Point> ring;
            for (const double t : angles)
                ring.push_back(center + Point{5 * std::cos(t), 0.1 * std::sin(t)});
            if (i % 3 == 0)
                ring.push_back(ring.back());
            const double radius = size(random);
            const std::vector<Point> polygon = circumscribedConvex(ring, radius, 16);
            QVERIFY(polygon.size() >= 3 && polygon.size() <= ring.size() + 16);
            QVERIFY(isConvexAndLeft(polygon));
            double most = 0;
            for (std::size_t k = 0; k < ring.size(); ++k) {
                const nav::Segment side{ring[k], ring[(k + 1) % ring.size()]};
                QVERIFY(reachOf(polygon, side).least >= radius * (1 - 1e-9));
            }
            for (const Point p : polygon) {
                double nearest = 1e300;
                for (std::size_t k = 0; k < ring.size(); ++k)
                    nearest =
                        std::min(nearest, fromSegment(p, ring[k], ring[(k + 1) % ring.size()]));
                most = std::max(most, nearest);
            }
            QVERIFY(most <= radius + circumscribedExcess(radius, 16) + 1e-9);
        }
        const std::vector<Point> dented{{0, 0}, {4, 0}, {4, 4}, {2, 1}},
            flat{{0, 0}, {4, 0}, {2, 0}};
        std::vector<Point> star, clockwise{{0, 0}, {0, 4}, {4, 0}};
        for (int i = 0; i < 5; ++i)
            star.push_back({std::cos(2.513274 * i), std::sin(2.513274 * i)});
        for (const std::vector<Point>& ring : {dented, flat, star, clockwise})
            QVERIFY(circumscribedConvex(ring, 1, 16).empty());
    }

    void ellipsesAreWithinTheirError()
    {
        // A dumb method: the affine image of the chord's midpoint is off by what the ellipse lacks.
        for (const double flat : {1.0, 0.3, 1e-3, 0.0}) {
            const Point u{3, 4}, v = flat * Point{-4, 3};
            const std::vector<Point> points = ellipse({1, 2}, u, v, 0.01);
            const double half = std::numbers::pi / double(points.size());
            QVERIFY(nav::length(u) * (1 - std::cos(half)) <= 0.01);
            for (std::size_t i = 0; i < points.size(); ++i) {
                const double t = 2 * half * double(i);
                QVERIFY(nav::distance(points[i], Point{1, 2} + std::cos(t) * u + std::sin(t) * v) <
                        1e-12);
            }
        }
    }

    void framesTurnOverWhatIsShownTheOtherWay()
    {
        nav::Map map;
        map.settings.bounds = nav::Box{{-10, -20}, {30, 60}};
        const Frame screen = Frame::ofScreen(map, 16);
        QVERIFY(screen.toFile({-10, 60}) == (Point{0, 0}));
        QVERIFY(screen.toFile({-9, 59}) == (Point{16, 16}));
        QVERIFY(screen.toMap({16, 16}) == (Point{-9, 59}));
        QVERIFY(screen.flips() && screen.angleToFile(1) == -1);
        QVERIFY(Frame::ofPlane(map, 2).toFile({3, 4}) == (Point{6, 8}));
        map.settings.yAxis = nav::YAxis::down;
        QVERIFY(Frame::ofScreen(map, 16).toFile({-9, -19}) == (Point{16, 16}));
        QVERIFY(Frame::ofPlane(map, 2).toFile({3, 4}) == (Point{6, -8}));
        QVERIFY(Frame::ofScreen({}, 1).toFile({5, 5}) == (Point{5, -5}));
    }

    void transformsComposeAndTellCircles()
    {
        const Affine turn = Affine::rotation(std::numbers::pi / 2);
        const Affine both = Affine::translation({5, 0}) * turn * Affine::scaling(2, 2);
        QVERIFY(nav::distance(both({1, 0}), Point{5, 2}) < 1e-12);
        QVERIFY(std::abs(both.uniformScale().value_or(0) - 2) < 1e-12);
        QVERIFY(Affine::scaling(-3, 3).uniformScale().has_value());
        QVERIFY(!Affine::scaling(1, 2).uniformScale());
        QVERIFY(!(Affine{1, 0, 0.5, 1, 0, 0}.uniformScale()));
        QVERIFY(!(Affine{NAN, 0, 0, 1, 0, 0}.uniformScale()));
        QCOMPARE(Affine::scaling(2, 3).determinant(), 6.0);
    }

    void namesAreUnique()
    {
        UniqueNames names;
        QCOMPARE(names.next("oak"), std::string("oak"));
        QCOMPARE(names.next("oak_2"), std::string("oak_2"));
        QCOMPARE(names.next("oak"), std::string("oak_3"));
        std::set<std::string> given;
        for (int i = 0; i < 100'000; ++i)
            QVERIFY(given.insert(names.next("stem")).second);
    }

    void ledgersCountInTheOrderOfFirstUse()
    {
        Ledger ledger;
        const LedgerLine circle{"circle", "circles", ": exact"};
        const LedgerLine wall{"wall", "walls", ": left out"};
        ledger.count(circle, Ledger::Fidelity::exact, std::size_t(3));
        ledger.count(wall, Ledger::Fidelity::leftOut, nav::ObjectId(9));
        ledger.count(circle, Ledger::Fidelity::exact, nav::ObjectId(4));
        nav::Map map;
        map.settings.agentGroups.resize(2);
        ledger.countLeftovers(map, {});
        const QList<FormatNote> notes = ledger.notes();
        QCOMPARE(notes.size(), 3);
        QCOMPARE(notes[0].text, "4 circles: exact");
        QCOMPARE(notes[1].text, "1 wall: left out");
        QCOMPARE(notes[1].objects, QList<nav::ObjectId>{9});
        QCOMPARE(notes[2].text, "2 agent groups: left out");
    }

    void ledgersCountKeysAndLooks()
    {
        const nav::Json::Object keys{{"a", true}, {"b", true}};
        nav::Map map;
        map.settings.unknown = keys;
        map.settings.layers = {{1, "a", true, true, "#00ff00", 1, keys},
                               {2, "b", true, true, {}, 0.5}};
        map.settings.agentClasses = {{"small", 1, keys}};
        map.settings.agentGroups.resize(1);
        map.settings.agentGroups[0].unknown = keys;
        const auto notes = [&map](const Ledger::Kept& kept) {
            Ledger ledger;
            ledger.countLeftovers(map, kept);
            QStringList texts;
            for (const FormatNote& note : ledger.notes())
                texts << note.text;
            return texts;
        };
        const QStringList groups{"1 agent group: left out"};
        const QStringList ofLayers{"1 layer's keys of other programs: left out"};
        const QStringList looks{"1 colour of a layer: left out", "2 locked layers: not locked",
                                "1 opacity of a layer: left out"};
        const QStringList ofMap{"2 map's keys of other programs: left out"};
        const QStringList ofClasses{"1 group's or class's keys of other programs: left out"};
        QCOMPARE(notes({.agentClasses = true}), groups + ofMap + ofLayers + ofClasses + looks);
        QCOMPARE(notes({.agentClasses = true, .looks = true}),
                 groups + ofMap + ofLayers + ofClasses);
        QCOMPARE(notes({.agentClasses = true, .layers = false}), groups + ofMap + ofClasses);
        QCOMPARE(notes({.agentClasses = true, .keys = true}), groups + looks);
        map.append({.id = 4, .geometry = nav::Circle{{0, 0}, 1}, .unknown = keys});
        QVERIFY(notes({}).contains("1 object's keys of other programs: left out"));
        QCOMPARE(notes(Ledger::Kept::all()), QStringList());
    }

    void ledgersCountGuidesAndThePictureBeneath()
    {
        nav::Map map;
        map.settings.guides = {.x = {1, 2}, .y = {3}};
        map.settings.underlay = nav::Underlay{};
        const auto notes = [&map](const Ledger::Kept& kept) {
            Ledger ledger;
            ledger.countLeftovers(map, kept);
            QStringList texts;
            for (const FormatNote& note : ledger.notes())
                texts << note.text;
            return texts;
        };
        const QStringList picture{"1 picture beneath: left out"};
        QCOMPARE(notes({}), QStringList("3 guides: left out") + picture);
        QCOMPARE(notes(Ledger::Kept::all()), picture);
    }
};

QTEST_APPLESS_MAIN(ShapesTest)
#include "shapestest.moc"
