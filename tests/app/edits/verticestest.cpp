#include "app/editor/edits/vertices.h"

#include "tests/support/geometry/splitmix.h"

#include <QTest>

#include <cmath>

namespace {

using namespace thicket;
using editor::isSound;
using editor::staysSound;

/// An outline on a small grid, so that sides often meet.
nav::Polygon outline(test::SplitMix& dice, std::size_t corners)
{
    nav::Polygon polygon;
    for (std::size_t i = 0; i < corners; ++i) {
        const double turn = 6.283185307179586 * static_cast<double>(i) / double(corners);
        const double away = 4 + std::floor(dice.between(0, 5));
        polygon.points.push_back(
            {std::round(away * std::cos(turn)), std::round(away * std::sin(turn))});
    }
    return polygon;
}

} // namespace

/// The rules for edits of outlines.
class VerticesTest : public QObject {
    Q_OBJECT

private slots:
    /// Against the test of the whole outline.
    void editsStaySound()
    {
        test::SplitMix dice(1);
        int sound = 0;
        int kept = 0;
        for (int run = 0; run < 20000; ++run) {
            const nav::Geometry before = outline(dice, 3 + std::size_t(dice.between(0, 9)));
            auto points = *editor::verticesOf(before);
            const auto at = [&] { return std::size_t(dice.between(0, double(points.size()))); };
            const nav::Point to{std::round(dice.between(-9, 9)), std::round(dice.between(-9, 9))};
            switch (run % 4) {
            case 0:
                points[at()] = to;
                break;
            case 1:
                points.insert(points.begin() + std::ptrdiff_t(at()), to);
                break;
            case 2:
                points.erase(points.begin() + std::ptrdiff_t(at()));
                break;
            default:
                points[at()] = to;
                points[at()] = -1 * to;
            }
            const nav::Geometry after = editor::withVertices(before, points);
            const bool wasSound = isSound(before);
            const bool mayBe = isSound(after) || !wasSound;
            QCOMPARE(staysSound(before, after), mayBe);
            sound += wasSound;
            kept += wasSound && mayBe;
        }
        QVERIFY(sound > 2000);
        QVERIFY(kept > sound / 10 && kept < sound * 9 / 10);
    }

    void wallsMayCross()
    {
        const nav::Geometry before = nav::Wall{{{0, 0}, {4, 0}, {4, 4}}, 0.1, false};
        QVERIFY(staysSound(before, nav::Wall{{{0, 0}, {4, 0}, {4, 4}, {2, -2}}, 0.1, false}));
        QVERIFY(!staysSound(before, nav::Wall{{{1, 1}, {1, 1}, {1, 1}}, 0.1, false}));
    }
};

QTEST_GUILESS_MAIN(VerticesTest)
#include "verticestest.moc"
