// Which extents meet, beside a comparison of all pairs.
#include "plugins/shapes/meetinggroups.h"

#include <QTest>

#include <random>

using namespace thicket::plugins;

namespace {

/// Whether two have one group exactly where a chain of meeting ones joins them.
bool isRight(const std::vector<LatticeExtent>& extents, const std::vector<std::uint32_t>& groups)
{
    std::vector<std::uint32_t> expected(extents.size());
    for (std::uint32_t first = 0; first < extents.size(); ++first)
        expected[first] = first;
    for (bool changes = true; changes;) {
        changes = false;
        for (std::size_t i = 0; i < extents.size(); ++i) {
            for (std::size_t k = 0; k < extents.size(); ++k) {
                if (extents[i].meets(extents[k]) && expected[k] < expected[i]) {
                    expected[i] = expected[k];
                    changes = true;
                }
            }
        }
    }
    return groups == expected;
}

} // namespace

class MeetingGroupsTest : public QObject {
    Q_OBJECT

private slots:
    void agreesWithAllPairs()
    {
        int answers = 0;
        for (std::uint64_t seed = 1; seed <= 400; ++seed) {
            std::mt19937_64 random(seed);
            const auto below = [&random](int n) { return std::int32_t(random() % unsigned(n)); };
            const int side = 20 + below(200), size = 1 + below(30);
            std::vector<LatticeExtent> extents(1 + std::size_t(below(80)));
            for (LatticeExtent& extent : extents) {
                extent.least = {below(side) - side / 2, below(side)};
                extent.most = {extent.least.x + below(size), extent.least.y + below(size)};
            }
            const auto groups = meetingGroups(extents);
            if (!groups)
                continue;
            ++answers;
            QVERIFY2(isRight(extents, *groups), qPrintable(QString::number(seed)));
        }
        QVERIFY(answers > 200);
    }

    void takesTheWholeLattice()
    {
        constexpr std::int32_t far = latticeReach;
        const std::vector<LatticeExtent> extents{
            {{-far, -far}, {far, -far}}, {{far, -far}, {far, far}}, {{0, 1}, {0, 1}}};
        QCOMPARE(meetingGroups(extents).value(), (std::vector<std::uint32_t>{0, 0, 2}));
        QVERIFY(meetingGroups({}).value().empty());
    }

    void givesUpOnHeaps()
    {
        const std::vector<LatticeExtent> heap(20'000, {{0, 0}, {9, 9}});
        QVERIFY(!meetingGroups(heap));
    }

    void bearsManyThatAreApart()
    {
        std::vector<LatticeExtent> extents;
        for (std::int32_t i = 0; i < 90'000; ++i)
            extents.push_back({{i % 300 * 4, i / 300 * 4}, {i % 300 * 4 + 3, i / 300 * 4 + 3}});
        const auto groups = meetingGroups(extents);
        QVERIFY(groups);
        for (std::uint32_t i = 0; i < groups->size(); ++i)
            QCOMPARE((*groups)[i], i);
    }
};

QTEST_APPLESS_MAIN(MeetingGroupsTest)
#include "meetinggroupstest.moc"
