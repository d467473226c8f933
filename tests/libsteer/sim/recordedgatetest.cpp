#include "tests/support/crowds/crowdrun.h"

#include <QTest>

#include <cmath>

using namespace thicket;
using namespace thicket::test;

/// A real crowd before a gate, compared with a simulated one with the same geometry and start.
class RecordedGateTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void countsWhoPassesTheGate();
    void passesTheGateAsPeopleDo();

private:
    std::string m_path = THICKET_SHARED_DATA "/crowd/bottleneck_040_c_56_h.txt";
    std::vector<nav::Point> m_starts;
};

void RecordedGateTest::initTestCase() { m_starts = recordedStarts(m_path); }

void RecordedGateTest::countsWhoPassesTheGate()
{
    QCOMPARE(m_starts.size(), 75u);
    QCOMPARE(m_starts[0], (nav::Point{2.1569, 2.659}));
    const auto crossings = recordedCrossings(m_path, -0.5, 25);
    QCOMPARE(crossings.size(), 75u);
    QVERIFY(std::abs(flowOf(crossings) - 1.15) < 0.005); // also computed with an awk script
}

void RecordedGateTest::passesTheGateAsPeopleDo()
{
    for (const CrowdStyle& style :
         {CrowdStyle{.navigation = Navigation::path}, CrowdStyle{.navigation = Navigation::flow},
          CrowdStyle{.navigation = Navigation::path, .orca = true},
          CrowdStyle{.navigation = Navigation::flow, .orca = true}}) {
        LineCrossings seen(-0.5, 0.25);
        RunOptions options;
        options.watch = [&](const steer::Crowd& crowd) { seen.see(crowd); };
        const CrowdVerdict verdict = judged(bottleneck(m_starts, style), options).value();
        qInfo("%s: %zu through, %.2f persons per second", name(style).c_str(), seen.times().size(),
              flowOf(seen.times()));
        QVERIFY2(verdict.firstFault.empty(), verdict.firstFault.c_str());
        // Neither too slow nor too fast.
        QCOMPARE(seen.times().size(), 75u);
        QVERIFY(flowOf(seen.times()) > 0.8);
        QVERIFY(flowOf(seen.times()) < 2 * 1.15);
    }
}

QTEST_APPLESS_MAIN(RecordedGateTest)
#include "recordedgatetest.moc"
