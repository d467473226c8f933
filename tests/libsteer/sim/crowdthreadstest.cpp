#include "libnav/path/path.h"
#include "libsteer/sim/crowd.h"
#include "tests/support/crowds/crowdscenes.h"

#include <QTest>

using namespace thicket;
using namespace thicket::steer;
using namespace thicket::test;

/// Crowds large enough for several threads, above all for the thread sanitizer.
class CrowdThreadsTest : public QObject {
    Q_OBJECT

private slots:
    void anyNumberGivesTheSameBits_data();
    void anyNumberGivesTheSameBits();
};

void CrowdThreadsTest::anyNumberGivesTheSameBits_data()
{
    QTest::addColumn<CrowdStyle>("style");
    for (const Navigation navigation :
         {Navigation::straight, Navigation::fan, Navigation::path, Navigation::flow})
        for (const bool orca : {false, true}) {
            const CrowdStyle style{.navigation = navigation, .orca = orca};
            QTest::newRow(name(style).c_str()) << style;
        }
}

void CrowdThreadsTest::anyNumberGivesTheSameBits()
{
    QFETCH(CrowdStyle, style);
    const CrowdTrial trial = circleField(4000, 60, 1, style);
    const Crowd start = Crowd::of(trial.scenario).value();
    std::vector<std::uint64_t> expected;
    for (const unsigned threads : {1U, 2U, 5U, 16U}) {
        Crowd crowd = start;
        for (std::size_t i = 0; i < 12; ++i) {
            // edits and inputs between steps, while threads of the last step may still be active
            if (i == 6) {
                QVERIFY(crowd.apply(ChangeObstacles{{{1, {}}}}));
                QVERIFY(crowd.apply(RemoveAgent{17}));
                QVERIFY(crowd.apply(SetGoal{0, {100, 20}}));
            }
            crowd.step(threads);
            if (threads == 1)
                expected.push_back(crowd.hash());
            QCOMPARE(crowd.hash(), expected[i]);
        }
    }
    for (std::size_t i = 1; i < expected.size(); ++i)
        QVERIFY(expected[i] != expected[i - 1]);
}

QTEST_APPLESS_MAIN(CrowdThreadsTest)
#include "crowdthreadstest.moc"
