#include "libsteer/lanes/kernelchoice.h"
#include "tests/support/crowds/crowdsamples.h"

#include <QTest>

#include <algorithm>
#include <clocale>

using namespace thicket;
using namespace thicket::steer;
using test::CrowdSample;

namespace {

Crowd made(const CrowdSample& sample)
{
    Result<Crowd> crowd = Crowd::of(sample.scenario, sample.params);
    if (!crowd)
        qFatal("%s: %s", sample.name.c_str(), crowd.error().text().c_str());
    return std::move(*crowd);
}

/// After every step.
std::vector<std::uint64_t> hashesOf(const CrowdSample& sample, int steps, unsigned threads = 1)
{
    Crowd crowd = made(sample);
    std::vector<std::uint64_t> hashes;
    for (int i = 0; i < steps; ++i) {
        test::applyDue(crowd, sample);
        crowd.step(threads);
        hashes.push_back(crowd.hash());
    }
    return hashes;
}

/// Enough agents to use several threads.
CrowdSample large()
{
    CrowdSample sample = test::crowdSamples().front();
    sample.scenario.agents = test::latticeOf(3000, 0.7, {0, 0}, 4);
    for (CrowdAgent& agent : sample.scenario.agents)
        agent.group = agent.id % 2;
    sample.scenario.groups[1].stack.push_back({BehaviourKind::orca, 1});
    return sample;
}

bool sameViews(const Crowd& a, const Crowd& b)
{
    return std::ranges::equal(a.agents(), b.agents(), [](const AgentView& x, const AgentView& y) {
        return x.id == y.id && x.position == y.position && x.velocity == y.velocity &&
               x.heading == y.heading && x.state == y.state && x.reason == y.reason;
    });
}

} // namespace

class CrowdDeterminismTest : public QObject {
    Q_OBJECT

private slots:
    void threadsChangeNoBit();
    void instructionSetsChangeNoBit();
    void localeChangesNoBit();
    void orderOfAgentsChangesNoBit();
    void copyGoesOnAlike_data();
    void copyGoesOnAlike();
    void recordsChangeNoBit();
    void orcaFindsTheSameWhereverItLooksFirst();
    void everythingCountsInTheHash();
};

void CrowdDeterminismTest::threadsChangeNoBit()
{
    const CrowdSample sample = large();
    const std::vector<std::uint64_t> alone = hashesOf(sample, 15);
    QVERIFY(alone.front() != alone.back());
    for (const unsigned threads : {2u, 3u, 8u, 16u})
        QCOMPARE(hashesOf(sample, 15, threads), alone);
}

void CrowdDeterminismTest::instructionSetsChangeNoBit()
{
    const std::vector<LaneLevel> levels = laneLevels();
    QVERIFY(!levels.empty());
    for (const CrowdSample& sample : test::crowdSamples()) {
        forceLaneLevel(LaneLevel::portable);
        const std::vector<std::uint64_t> expected = hashesOf(sample, 60);
        for (const LaneLevel level : levels) {
            forceLaneLevel(level);
            QVERIFY2(hashesOf(sample, 60) == expected, sample.name.c_str());
        }
    }
    forceLaneLevel(levels.back());
}

void CrowdDeterminismTest::localeChangesNoBit()
{
    const CrowdSample sample = test::crowdSamples().front();
    const std::vector<std::uint64_t> expected = hashesOf(sample, 50);
    const std::string before = std::setlocale(LC_ALL, nullptr);
    // The locale that was built with the test, as the machine may not have it.
    qputenv("LOCPATH", THICKET_BINARY_DIR "/locales");
    QVERIFY(std::setlocale(LC_ALL, "de_DE.UTF-8"));
    QCOMPARE(std::string(std::localeconv()->decimal_point), std::string(","));
    const std::vector<std::uint64_t> hashes = hashesOf(sample, 50);
    std::setlocale(LC_ALL, before.c_str());
    QCOMPARE(hashes, expected);
}

void CrowdDeterminismTest::orderOfAgentsChangesNoBit()
{
    CrowdSample sample = test::crowdSamples()[4];
    const std::vector<std::uint64_t> expected = hashesOf(sample, 60);
    std::ranges::reverse(sample.scenario.agents);
    QCOMPARE(hashesOf(sample, 60), expected);
}

void CrowdDeterminismTest::copyGoesOnAlike_data()
{
    QTest::addColumn<int>("index");
    for (const int index : {2, 5, 11, 15, 18})
        QTest::addRow("sample %d", index) << index;
}

void CrowdDeterminismTest::copyGoesOnAlike()
{
    QFETCH(const int, index);
    const CrowdSample sample = test::crowdSamples()[static_cast<std::size_t>(index)];
    Crowd crowd = made(sample);
    for (int i = 0; i < 400; ++i) {
        test::applyDue(crowd, sample);
        Crowd copy = crowd;
        Crowd assigned = made(sample);
        if (i % 50 == 0)
            assigned = crowd;
        QCOMPARE(copy.hash(), crowd.hash());
        copy.step();
        crowd.step();
        QCOMPARE(copy.hash(), crowd.hash());
        QVERIFY(sameViews(copy, crowd));
        if (i % 50 == 0) {
            assigned.step();
            QCOMPARE(assigned.hash(), crowd.hash());
        }
    }
}

void CrowdDeterminismTest::recordsChangeNoBit()
{
    for (const std::size_t index : {0u, 2u, 8u, 15u}) {
        const CrowdSample sample = test::crowdSamples()[index];
        Crowd plain = made(sample);
        Crowd watched = made(sample);
        std::vector<std::uint32_t> ids{999999};
        for (std::size_t i = 0; i < sample.scenario.agents.size(); i += 3)
            ids.push_back(sample.scenario.agents[i].id);
        watched.watch(ids);
        for (int i = 0; i < 100; ++i) {
            plain.step();
            watched.step();
            QCOMPARE(watched.hash(), plain.hash());
        }
        QVERIFY(plain.records().empty());
        QCOMPARE(watched.records().size(), ids.size() - 1);
        QVERIFY(std::ranges::is_sorted(watched.records(), {}, &AgentRecord::id));
        const AgentRecord& record = watched.records().front();
        QCOMPARE(record.parts.size(), sample.scenario.groups[0].stack.size());
        QCOMPARE(record.parts[0].kind, sample.scenario.groups[0].stack[0].kind);
        watched.watch({});
        watched.step();
        QVERIFY(watched.records().empty());
    }
}

// A watched agent considers its full range at once, others only a guessed part of it first.
void CrowdDeterminismTest::orcaFindsTheSameWhereverItLooksFirst()
{
    int looked = 0;
    for (const CrowdSample& sample : test::crowdSamples()) {
        if (!sample.name.starts_with("ORCA"))
            continue;
        ++looked;
        Crowd plain = made(sample);
        Crowd watched = made(sample);
        std::vector<std::uint32_t> ids;
        for (const CrowdAgent& agent : sample.scenario.agents)
            ids.push_back(agent.id);
        watched.watch(ids);
        for (int i = 0; i < 1000; ++i) {
            plain.step();
            watched.step();
        }
        QCOMPARE(plain.hash(), watched.hash());
    }
    QCOMPARE(looked, 2);
}

void CrowdDeterminismTest::everythingCountsInTheHash()
{
    const CrowdSample sample = test::crowdSamples()[4];
    const std::uint64_t before = made(sample).hash();
    const auto changed = [&](auto change) {
        CrowdSample other = sample;
        change(other.scenario);
        return made(other).hash() != before;
    };
    QVERIFY(changed([](Scenario& s) { s.agents[0].position.x += 1.0 / 1024; }));
    QVERIFY(changed([](Scenario& s) { s.agents[0].radius *= 1.5; }));
    QVERIFY(changed([](Scenario& s) { s.agents[0].heading = {0, 1}; }));
    QVERIFY(changed([](Scenario& s) { s.agents[0].group = 1; }));
    QVERIFY(changed([](Scenario& s) { s.agents[0].id = 77777; }));
    QVERIFY(changed([](Scenario& s) { s.agents.pop_back(); }));
    QVERIFY(changed([](Scenario& s) { s.groups[0].goal = Point{1, 1}; }));
}

QTEST_GUILESS_MAIN(CrowdDeterminismTest)
#include "crowddeterminismtest.moc"
