#include "libsteer/sim/askedgoals.h"
#include "tests/support/geometry/splitmix.h"

#include <QTest>

#include <cstddef>
#include <utility>
#include <vector>

using namespace thicket::steer;

namespace {

std::size_t compared = 0;

/// ByCoordinates, with a count of what is compared.
struct Counting {
    bool operator()(Point a, Point b) const
    {
        ++compared;
        return ByCoordinates()(a, b);
    }
};

} // namespace

/// The goals at which agents are asked to move up.
class AskedGoalsTest : public QObject {
    Q_OBJECT

private slots:
    void theFarthestCounts();
    void zeroHasNoSign();
    void manyGoalsTakeLittleWork();
};

// Against a list of all that was asked.
void AskedGoalsTest::theFarthestCounts()
{
    thicket::test::SplitMix random(17);
    AskedGoals<> asked;
    QVERIFY(asked.isEmpty());
    QVERIFY(!asked.within({0, 0}));
    std::vector<std::pair<Point, double>> all;
    const auto some = [&random] { return static_cast<double>(random.below(7) - 3); };
    for (int i = 0; i < 60; ++i) {
        all.push_back({{some(), some()}, some() + 4});
        asked.ask(all.back().first, all.back().second);
    }
    for (int x = -4; x <= 4; ++x)
        for (int y = -4; y <= 4; ++y) {
            const Point goal{double(x), double(y)};
            std::optional<double> expected;
            for (const auto& [point, within] : all)
                if (point == goal && (!expected || within > *expected))
                    expected = within;
            QVERIFY(asked.within(goal) == expected);
        }
}

void AskedGoalsTest::zeroHasNoSign()
{
    AskedGoals<> asked;
    asked.ask({0.0, -0.0}, 2);
    asked.ask({-0.0, 0.0}, 3);
    QVERIFY(asked.within({0, 0}) == 3.0);
    QVERIFY(asked.within({-0.0, -0.0}) == 3.0);
}

/// Groups with goals of their own, all stuck in one step: in a row, in a heap of one column, and
/// all at one place.
void AskedGoalsTest::manyGoalsTakeLittleWork()
{
    constexpr int count = 20000;
    for (const Point apart : {Point{1, 0}, Point{0, 1}, Point{0, 0}}) {
        AskedGoals<Counting> asked;
        compared = 0;
        for (int i = 0; i < count; ++i)
            asked.ask(double(i) * apart, i);
        for (int i = 0; i < count; ++i)
            QVERIFY(asked.within(double(i) * apart) >= double(i));
        QVERIFY(compared < std::size_t(2) * count * 40); // each pair of goals: 200 million
    }
}

QTEST_GUILESS_MAIN(AskedGoalsTest)
#include "askedgoalstest.moc"
