#include "libsteer/lanes/kernelchoice.h"
#include "tests/support/crowds/deepestoverlap.h"
#include "tests/support/crowds/extremecrowds.h"

#include <QTest>

#include <algorithm>
#include <functional>

using namespace thicket;
using namespace thicket::steer;
using namespace thicket::test;

namespace {

using Kind = BehaviourKind;
using Place = std::function<Point(SplitMix&, int)>;

const std::vector<StackedBehaviour> walking{{Kind::avoidAgents}, {Kind::separation}, {Kind::seek}};

Scenario heapOf(int count, const Place& place, std::vector<StackedBehaviour> stack = walking)
{
    SplitMix random(5);
    Scenario scenario;
    scenario.groups.resize(1);
    scenario.groups[0].stack = std::move(stack);
    scenario.groups[0].goal = Point{40, 3};
    for (int i = 0; i < count; ++i)
        scenario.agents.push_back(
            {static_cast<std::uint32_t>(i), 0, place(random, i), {1, 0}, 0.3});
    return scenario;
}

Point atOnePoint(SplitMix&, int) { return {1.5, 2.5}; }
Point inOneCell(SplitMix& random, int) { return {random.between(0, 1), random.between(0, 1)}; }
Point onOneLine(SplitMix&, int i) { return {0.002 * i, 0}; }
/// Two heaps that just touch.
Point atTwoPoints(SplitMix&, int i) { return {0.6 * (i % 2), 0}; }
Point twiceEach(SplitMix&, int i) { return {0.7 * (i / 2 % 20), 0.7 * (i / 40)}; }

Crowd made(const Scenario& scenario) { return Crowd::of(scenario).value(); }

std::vector<std::uint64_t> hashesOf(const Scenario& scenario, int steps, unsigned threads = 1)
{
    Crowd crowd = made(scenario);
    std::vector<std::uint64_t> hashes;
    for (int i = 0; i < steps; ++i) {
        crowd.step(threads);
        hashes.push_back(crowd.hash());
    }
    return hashes;
}

} // namespace

/// More agents in one place than can consider each other.
class CrowdHeapsTest : public QObject {
    Q_OBJECT

private slots:
    void separateAgentsStayApart_data();
    void separateAgentsStayApart();
    void heapsDissolve();
    void everyAgentConsidersOnlyAFew();
    void threadsChangeNoBit_data();
    void threadsChangeNoBit();
    void instructionSetsChangeNoBit();
};

void CrowdHeapsTest::separateAgentsStayApart_data()
{
    QTest::addColumn<Place>("place");
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("steps");
    QTest::newRow("one point") << Place(atOnePoint) << 500 << 60;
    QTest::newRow("one cell") << Place(inOneCell) << 500 << 60;
    QTest::newRow("one line") << Place(onOneLine) << 500 << 60;
    QTest::newRow("two points") << Place(atTwoPoints) << 500 << 60;
    QTest::newRow("twice each") << Place(twiceEach) << 500 << 60;
    QTest::newRow("a heap of thousands") << Place(inOneCell) << 4200 << 6;
}

void CrowdHeapsTest::separateAgentsStayApart()
{
    QFETCH(const Place, place);
    QFETCH(const int, count);
    QFETCH(const int, steps);
    Crowd crowd = made(heapOf(count, place));
    PairChecker checker(crowd);
    for (int i = 0; i < steps; ++i) {
        crowd.step();
        checker.see(crowd);
    }
    QVERIFY2(checker.deepest() <= 4, checker.where().c_str());
}

void CrowdHeapsTest::heapsDissolve()
{
    for (const auto& stack : {std::vector<StackedBehaviour>{{Kind::separation}},
                              std::vector<StackedBehaviour>{{Kind::wander}, {Kind::orca}}}) {
        Crowd crowd = made(heapOf(400, atOnePoint, stack));
        for (int i = 0; i < 400; ++i)
            crowd.step();
        QVERIFY2(deepestOverlap(crowd) < 0.003, qPrintable(QString::number(deepestOverlap(crowd))));
    }
}

void CrowdHeapsTest::everyAgentConsidersOnlyAFew()
{
    Crowd crowd = made(heapOf(6000, inOneCell));
    crowd.watch({17, 4711});
    crowd.step(2);
    QCOMPARE(crowd.records().size(), std::size_t{2});
    const auto views = crowd.agents();
    for (const AgentRecord& record : crowd.records()) {
        QCOMPARE(record.neighbours.size(), std::size_t{24});
        QVERIFY(!std::ranges::binary_search(record.neighbours, record.id));
        QVERIFY(record.neighbours.back() < views.size());
    }
}

void CrowdHeapsTest::threadsChangeNoBit_data()
{
    QTest::addColumn<Place>("place");
    QTest::newRow("one point") << Place(atOnePoint);
    QTest::newRow("one cell") << Place(inOneCell);
}

void CrowdHeapsTest::threadsChangeNoBit()
{
    QFETCH(const Place, place);
    const Scenario scenario = heapOf(4500, place, {{Kind::seek}, {Kind::orca}});
    const std::vector<std::uint64_t> alone = hashesOf(scenario, 4);
    for (const unsigned threads : {2u, 7u})
        QCOMPARE(hashesOf(scenario, 4, threads), alone);
}

void CrowdHeapsTest::instructionSetsChangeNoBit()
{
    const std::vector<LaneLevel> levels = laneLevels();
    const Scenario scenario = heapOf(4500, inOneCell);
    forceLaneLevel(LaneLevel::portable);
    const std::vector<std::uint64_t> expected = hashesOf(scenario, 3);
    for (const LaneLevel level : levels) {
        forceLaneLevel(level);
        QCOMPARE(hashesOf(scenario, 3), expected);
    }
    forceLaneLevel(levels.back());
}

QTEST_GUILESS_MAIN(CrowdHeapsTest)
#include "crowdheapstest.moc"
