#include "tests/support/crowds/crowdrun.h"
#include "tests/support/published/treefile.h"

#include <QTest>

using namespace thicket;
using namespace thicket::test;

namespace {

CrowdVerdict verdictOf(const CrowdTrial& trial, const RunOptions& options = {})
{
    const auto result = judged(trial, options);
    if (!result)
        qFatal("%s: %s", trial.name.c_str(), result.error().text().c_str());
    const CrowdVerdict& v = *result;
    qInfo("%s: %zu of %zu arrived, t50 %.1f, t95 %.1f, stuck %zu, overlap %.1f/1000, %.3f deep, "
          "fastest %.3f, reversals %.1f/1000",
          trial.name.c_str(), v.arrived, v.agents, v.t50, v.t95, v.stuck, v.overlapPer1000(),
          v.deepestOverlap, v.fastest, v.reversalsPer1000());
    return v;
}

/// What must hold for every crowd.
bool isProper(const CrowdVerdict& v)
{
    if (!v.firstFault.empty())
        qWarning("%s", v.firstFault.c_str());
    return v.firstFault.empty() && v.inside == 0 && v.tunnelled == 0 && v.lost == 0 &&
           v.wrongViews == 0 && v.tooFast == 0;
}

CrowdTrial named(const QString& name, CrowdTrial trial)
{
    trial.name = name.toStdString();
    return trial;
}

void addRow(const CrowdTrial& trial) { QTest::newRow(trial.name.c_str()) << trial; }

} // namespace

class CrowdQualityTest : public QObject {
    Q_OBJECT

private slots:
    void nobodyEntersAnObstacle_data();
    void nobodyEntersAnObstacle();
    void crowdsArriveWithoutPiling_data();
    void crowdsArriveWithoutPiling();
    void crowdsLeaveTraps_data();
    void crowdsLeaveTraps();
    void pathsLeadOutOfWedges();
    void flowsLeadOutOfWedges();
    void nobodyIsHeldInAWedge();
    void meetingsResolve_data();
    void meetingsResolve();
};

void CrowdQualityTest::nobodyEntersAnObstacle_data()
{
    QTest::addColumn<CrowdTrial>("trial");
    for (const CrowdTrial& trial : smallTrials())
        addRow(trial);
    const std::string forests = std::string(THICKET_TEST_DATA) + "/forests/";
    addRow(forestCrowd("trunks, duplicates and all", readTrees(forests + "scbi2018_corner.csv"),
                       0.3, 80, {.navigation = Navigation::path}));
    addRow(atThirty(forestCrowd("crowns at UTM coordinates",
                                readTrees(forests + "konstanz_crowns_utm32.csv"), 0.5, 80,
                                {.navigation = Navigation::flow})));
}

void CrowdQualityTest::nobodyEntersAnObstacle()
{
    QFETCH(CrowdTrial, trial);
    QVERIFY(isProper(verdictOf(trial)));
}

void CrowdQualityTest::crowdsArriveWithoutPiling_data()
{
    QTest::addColumn<CrowdTrial>("trial");
    for (const Navigation navigation : {Navigation::path, Navigation::flow})
        for (const bool orca : {false, true}) {
            const CrowdStyle style{.navigation = navigation, .orca = orca};
            const QString title = QString::fromStdString(name(style));
            addRow(named(title, circleField(300, 150, 1, style)));
            addRow(named(title + " at 30 m/s", atThirty(circleField(200, 100, 2, style))));
        }
}

void CrowdQualityTest::crowdsArriveWithoutPiling()
{
    QFETCH(CrowdTrial, trial);
    const CrowdVerdict verdict = verdictOf(trial);
    QVERIFY(isProper(verdict));
    QCOMPARE(verdict.arrived, verdict.agents);
    // RVO2: 66 of 1,000 samples, 0.10 m deep, at 3 m/s in straight lines. At 30 m/s a step is five
    // radii long.
    QVERIFY(verdict.deepestOverlap < 0.001);
}

void CrowdQualityTest::crowdsLeaveTraps_data()
{
    QTest::addColumn<CrowdTrial>("trial");
    for (const Trap& trap : traps())
        for (const CrowdStyle& style : {CrowdStyle{.navigation = Navigation::path},
                                        CrowdStyle{.navigation = Navigation::flow},
                                        CrowdStyle{.navigation = Navigation::path, .orca = true},
                                        CrowdStyle{.navigation = Navigation::flow, .orca = true}}) {
            addRow(named(QString::fromStdString(trap.name + ", " + name(style)),
                         trapCrowd(trap, 100, style)));
        }
}

void CrowdQualityTest::crowdsLeaveTraps()
{
    QFETCH(CrowdTrial, trial);
    const CrowdVerdict verdict = verdictOf(trial);
    QVERIFY(isProper(verdict));
    QCOMPARE(verdict.arrived, verdict.agents);
}

void CrowdQualityTest::pathsLeadOutOfWedges()
{
    // Trunks a little less than a diameter apart: an agent pushed off its path between two of them
    // needs a new plan.
    const auto trees = readTrees(std::string(THICKET_TEST_DATA) + "/forests/scbi2018_corner.csv");
    for (const double radius : {0.3, 0.35}) {
        const CrowdVerdict verdict = verdictOf(forestCrowd("wedges", trees, radius, 150, {}));
        QVERIFY(isProper(verdict));
        QCOMPARE(verdict.arrived, verdict.agents);
    }
}

void CrowdQualityTest::flowsLeadOutOfWedges()
{
    // Deep between two of them no cell is clear, and the nearest clear one may be behind them.
    const auto trees = readTrees(std::string(THICKET_TEST_DATA) + "/forests/scbi2018_corner.csv");
    for (const double radius : {0.29, 0.33}) {
        const CrowdVerdict verdict =
            verdictOf(forestCrowd("wedges", trees, radius, 150, {.navigation = Navigation::flow}));
        QVERIFY(isProper(verdict));
        QCOMPARE(verdict.arrived, verdict.agents);
    }
}

void CrowdQualityTest::nobodyIsHeldInAWedge()
{
    // The others want to pass there, and avoid the agent as it avoids them. They must not hold it.
    const auto trees = readTrees(std::string(THICKET_TEST_DATA) + "/forests/scbi2018_corner.csv");
    const CrowdVerdict verdict =
        verdictOf(forestCrowd("wedges", trees, 0.47, 150, {.navigation = Navigation::flow}));
    QVERIFY(isProper(verdict));
    QCOMPARE(verdict.arrived, verdict.agents);
}

void CrowdQualityTest::meetingsResolve_data()
{
    QTest::addColumn<CrowdTrial>("trial");
    for (const bool orca : {false, true}) {
        const CrowdStyle style{.navigation = Navigation::path, .orca = orca};
        for (const CrowdTrial& trial :
             {headOn(style), coincidentAgents(50, style), antipodalRing(40, style),
              crossingStreams(60, 1, style), corridorCounterFlow(20, 1, style)})
            addRow(named(QString::fromStdString(trial.name + ", " + name(style)), trial));
    }
}

void CrowdQualityTest::meetingsResolve()
{
    QFETCH(CrowdTrial, trial);
    const CrowdVerdict verdict = verdictOf(trial);
    QVERIFY(isProper(verdict));
    QCOMPARE(verdict.arrived, verdict.agents);
}

QTEST_APPLESS_MAIN(CrowdQualityTest)
#include "crowdqualitytest.moc"
