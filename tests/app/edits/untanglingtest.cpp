#include "app/editor/edits/untangling.h"
#include "app/editor/edits/vertices.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace thicket;
using editor::untangled;
using nav::Point;

namespace {

std::vector<Point> sorted(std::vector<Point> points)
{
    std::sort(points.begin(), points.end(),
              [](Point a, Point b) { return a.x != b.x ? a.x < b.x : a.y < b.y; });
    return points;
}

} // namespace

class UntanglingTest : public QObject {
    Q_OBJECT

private slots:
    void reversesOneCrossing()
    {
        const auto square = untangled({{0, 0}, {4, 4}, {4, 0}, {0, 4}});
        QVERIFY(square);
        QVERIFY(*square == (std::vector<Point>{{0, 0}, {4, 0}, {4, 4}, {0, 4}}));
    }

    void leavesASimplePolygonAsItIs()
    {
        const std::vector<Point> corners{{0, 0}, {4, 0}, {4, 4}, {2, 1}, {0, 4}};
        QVERIFY(untangled(corners) == corners);
    }

    void isHonestAboutWhatItCannotDo()
    {
        QVERIFY(!untangled({{0, 0}, {4, 0}, {4, 4}, {2, 0}, {0, 4}})); // touches itself
        QVERIFY(!untangled({{0, 0}, {4, 0}, {0, 0}, {4, 0}}));         // has no inside
    }

    void keepsTheCorners()
    {
        for (unsigned seed = 0; seed < 200; ++seed) {
            std::mt19937_64 random(seed);
            std::uniform_real_distribution<double> coordinate(0, 100);
            std::vector<Point> corners(4 + seed % 30);
            for (Point& corner : corners)
                corner = {coordinate(random), coordinate(random)};
            const auto simple = untangled(corners);
            QVERIFY(simple);
            QVERIFY(editor::isSimplePolygon(*simple));
            QVERIFY(sorted(*simple) == sorted(corners));
        }
    }
};

QTEST_GUILESS_MAIN(UntanglingTest)
#include "untanglingtest.moc"
