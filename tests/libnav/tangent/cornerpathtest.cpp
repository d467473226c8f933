#include "libnav/tangent/cornerpath.h"

#include "libnav/collision/searchview.h"
#include "libnav/path/pathfinder.h"
#include "tests/support/geometry/splitmix.h"
#include "tests/support/worlds/block.h"

#include <QTest>

using namespace thicket;
using nav::Contact;
using nav::CornerPath;
using nav::ObstacleField;
using nav::PathResult;
using nav::Point;
using nav::SurfingEdge;
using nav::TangentEdge;
using nav::Winding;

namespace {

constexpr Contact start{Contact::Kind::start};
constexpr Contact corner{Contact::Kind::disc, nav::DiscIndex{3}};
constexpr Winding left = Winding::counterClockwise, right = Winding::clockwise;

} // namespace

class CornerPathTest : public QObject {
    Q_OBJECT

private slots:
    void bendsAsItsCornersTurn()
    {
        std::vector<TangentEdge> edges;
        CornerPath path({0, 0}, start, edges);
        QVERIFY(path.goOn({2, 0}, corner, left, {3, 1}));
        QVERIFY(path.goOn({3, 1}, corner, right, {5, 1}));
        path.append({5, 1}, {Contact::Kind::goal});
        QCOMPARE(edges.size(), std::size_t(3));
        const auto& middle = std::get<SurfingEdge>(edges[1]);
        QVERIFY(middle.from == (Point{2, 0}) && middle.to == (Point{3, 1}));
        QVERIFY(middle.fromContact == corner && middle.toContact == corner);
    }

    void isNoneWhereACornerWouldTurnItBack()
    {
        std::vector<TangentEdge> edges;
        QVERIFY(!CornerPath({0, 0}, start, edges).goOn({2, 0}, corner, right, {3, 1}));
        QVERIFY(!CornerPath({0, 0}, start, edges).goOn({2, 0}, corner, {}, {3, 1}));
        QVERIFY(!CornerPath({2, 0}, start, edges).goOn({2, 0}, corner, left, {3, 1}));
        QVERIFY(!CornerPath({0, 0}, start, edges).goOn({2, 0}, corner, left, {2, 0}));
    }

    void leavesOutWhatOnlyRoundingTurnsBack()
    {
        std::vector<TangentEdge> edges;
        CornerPath path({0, 0}, start, edges);
        QVERIFY(path.goOn({2, 1e-13}, corner, left, {4, 0}));
        QCOMPARE(edges.size(), std::size_t(0));
        QVERIFY(path.goOn({4, 0}, corner, left, {6, 0})); // exactly straight
        QCOMPARE(edges.size(), std::size_t(1));
        QVERIFY(path.goOn({6, 0}, corner, {}, {8, 0}));
        QCOMPARE(edges.size(), std::size_t(2));
    }

    /// A field without kept tangents pulls a string taut.
    void isTheTautString()
    {
        const auto blocks = test::townOfTurnedSquares(8);
        const auto plain = ObstacleField::build(blocks, 0);
        const auto keeping = ObstacleField::build(blocks, 0, {.keepsTangents = true});
        QVERIFY(plain && keeping);
        const auto discs = nav::SearchView(*keeping).discs();
        test::SplitMix dice(9);
        int bends = 0;
        for (int i = 0; i < 200; ++i) {
            const Point a{dice.between(-3, 32), dice.between(-3, 32)};
            const PathResult want = findPath(*plain, a, {30.5, 14.25});
            const PathResult got = findPath(*keeping, a, {30.5, 14.25});
            QCOMPARE(got.path.edges().size(), want.path.edges().size());
            for (std::size_t e = 0; e < want.path.edges().size(); ++e) {
                const auto& taut = std::get<SurfingEdge>(want.path.edges()[e]);
                const auto& edge = std::get<SurfingEdge>(got.path.edges()[e]);
                QVERIFY(distance(edge.from, taut.from) < 1e-9);
                QVERIFY(distance(edge.to, taut.to) < 1e-9);
                QVERIFY(edge.fromContact == taut.fromContact && edge.toContact == taut.toContact);
                if (e == 0)
                    continue;
                ++bends;
                QVERIFY(edge.from == discs[edge.fromContact.disc].center);
            }
        }
        QVERIFY(bends > 300);
    }
};

QTEST_GUILESS_MAIN(CornerPathTest)
#include "cornerpathtest.moc"
