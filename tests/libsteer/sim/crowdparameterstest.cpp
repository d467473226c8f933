#include "libsteer/recording/recorder.h"
#include "libsteer/recording/recordingfile.h"
#include "libsteer/recording/verify.h"
#include "libsteer/scenario/parameters.h"
#include "tests/support/crowds/crowdsamples.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>

using namespace thicket;
using namespace thicket::steer;
using Kind = BehaviourKind;

namespace {

constexpr int steps = 500;

/// Two groups that cross among circles, polygons and walls. One wall is a pocket before the goal.
Scenario scene(std::vector<StackedBehaviour> stack)
{
    Scenario scenario;
    scenario.obstacles = {{1, nav::Circle{{-3, 0.3}, 1.2}},
                          {2, nav::Circle{{0, -3}, 1.5}},
                          {3, nav::Wall{{{1, -2}, {4, -2}, {4, 2.5}, {1, 2.5}}, 0.2, false}},
                          {4, nav::Polygon{{{-1, 4}, {2, 4.5}, {0, 6}}, false}},
                          {5, nav::Wall{{{-7, -2}, {-7, 1.5}}, 0.1, false}}};
    CrowdGroup group;
    group.stack = std::move(stack);
    group.goal = Point{10, 0.2};
    CrowdGroup against = group;
    against.goal = Point{-12, 0};
    for (const Kind kind : {Kind::avoidAgents, Kind::seek}) // two of a kind must be alike
        if (std::ranges::find(group.stack, kind, &StackedBehaviour::kind) == group.stack.end())
            against.stack.push_back({kind, 0.5});
    scenario.groups = {group, against};
    scenario.agents = test::latticeOf(16, 1.3, {-13, 0}, 3);
    for (CrowdAgent& agent : test::latticeOf(8, 1.3, {13, 0}, 4, 100)) {
        agent.group = 1;
        scenario.agents.push_back(agent);
    }
    return scenario;
}

/// The behaviour with companions that bring its agents into situations that it is made for.
std::vector<StackedBehaviour> stackWith(const StackedBehaviour& behaviour)
{
    switch (behaviour.kind) {
    case Kind::seek:
    case Kind::arrive:
    case Kind::followPath:
    case Kind::followFlow:
    case Kind::rayFan:
    case Kind::singleRay:
        return {{Kind::separation, 0.3}, behaviour};
    default:
        return {behaviour, {Kind::arrive, 0.7}};
    }
}

std::uint64_t hashAfter(const StackedBehaviour& behaviour)
{
    Scenario scenario = scene(stackWith(behaviour));
    if (behaviour.kind == Kind::arrive)
        scenario.obstacles.clear(); // so that they do arrive
    Result<Crowd> crowd = Crowd::of(scenario);
    if (!crowd)
        qFatal("%s", crowd.error().text().c_str());
    for (int i = 0; i < steps; ++i)
        crowd->step();
    return crowd->hash();
}

/// Those who come towards it, its own group, or a box that it leaves.
std::vector<BehaviourTarget> targetsFor(Kind kind)
{
    if (kind == Kind::contain)
        return {nav::Box{{-11, -3}, {9, 5}}};
    const std::vector<BehaviourTarget> both{TargetGroup{1}, TargetGroup{0}};
    return {both.begin(), both.begin() + (targetRule(kind).isOptional ? 0 : targetRule(kind).most)};
}

const Agent walker{.radius = 0.3};

double another(const BehaviourParameter& parameter)
{
    static const std::map<std::string, double> chosen{
        {"corridor", 0.5}, {"stopRadius", 2}, {"remembers", 0}, {"stopRange", 3}};
    if (const auto found = chosen.find(parameter.key); found != chosen.end())
        return found->second;
    const double usual = parameter.usual(walker);
    if (parameter.quantity == Quantity::flag || parameter.quantity == Quantity::choice)
        return 1 - usual;
    if (!std::isfinite(usual))
        return 4;
    return parameter.isWhole() ? 3 : std::max(usual / 2, parameter.least);
}

} // namespace

/// The parameters of behaviours in a simulation.
class CrowdParametersTest : public QObject {
    Q_OBJECT

private slots:
    void eachChangesTheRun_data();
    void eachChangesTheRun();
    void refusesWhatIsOutOfRange();
    void recordingsKeepThem();
};

void CrowdParametersTest::eachChangesTheRun_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("index");
    for (int kind = 0; kind <= int(lastBehaviourKind); ++kind) {
        const auto parameters = parametersOf(Kind(kind));
        for (std::size_t i = 0; i < parameters.size(); ++i)
            QTest::addRow("%s.%s", name(Kind(kind)), parameters[i].key) << kind << int(i);
    }
}

void CrowdParametersTest::eachChangesTheRun()
{
    QFETCH(int, kind);
    QFETCH(int, index);
    const auto number = static_cast<std::uint8_t>(index);
    const BehaviourParameter& parameter = parametersOf(Kind(kind))[number];
    const auto with = [&](double value) {
        return StackedBehaviour{
            .kind = Kind(kind), .settings = {{number, value}}, .targets = targetsFor(Kind(kind))};
    };
    const std::uint64_t today = hashAfter({.kind = Kind(kind), .targets = targetsFor(Kind(kind))});
    // All agents have the walker's radius, so its defaults.
    if (const double usual = parameter.usual(walker); std::isfinite(usual))
        QCOMPARE(hashAfter(with(usual)), today);
    QVERIFY(hashAfter(with(another(parameter))) != today);
}

void CrowdParametersTest::refusesWhatIsOutOfRange()
{
    const auto refusal = [](std::vector<StackedBehaviour> stack) {
        const Result<Crowd> crowd = Crowd::of(scene(std::move(stack)));
        return crowd ? std::string() : crowd.error().text();
    };
    const StackedBehaviour narrow{Kind::rayFan, 1, {{0, 3}}};
    QCOMPARE(refusal({narrow}), std::string());
    for (const Setting bad : {Setting{0, 66}, Setting{0, 2.5}, Setting{200, 1},
                              Setting{0, std::numeric_limits<double>::quiet_NaN()}})
        QVERIFY(refusal({{Kind::rayFan, 1, {bad}}}).find("that are not allowed") !=
                std::string::npos);
    QVERIFY(refusal({{Kind::rayFan, 1, {{0, 3}, {0, 4}}}}).find("that are not allowed") !=
            std::string::npos);
    QVERIFY(refusal({narrow, {Kind::rayFan}}).find("twice with different") != std::string::npos);
    QCOMPARE(refusal({narrow, narrow}), std::string());
}

void CrowdParametersTest::recordingsKeepThem()
{
    const auto run = [](const Scenario& scenario) {
        Result<Crowd> crowd = Crowd::of(scenario);
        Recorder recorder(*crowd, scenarioHash(scenario));
        for (int i = 0; i < 30; ++i) {
            crowd->step();
            recorder.take(*crowd);
        }
        return recorder.recording();
    };
    const Scenario plain = scene({{Kind::rayFan}});
    const Scenario tuned = scene({{Kind::rayFan, 1, {{0, 3}, {3, 0.5}}}});
    QVERIFY(scenarioHash(plain) != scenarioHash(tuned));
    const std::string before = writeRecording(run(plain));
    const std::string now = writeRecording(run(tuned));
    QCOMPARE(int(before[8]), 1); // as it was before there were parameters
    QCOMPARE(int(now[8]), 2);
    const Result<Recording> read = readRecording(now, "test");
    QVERIFY2(read, read ? "" : read.error().text().c_str());
    QVERIFY(read->info().groups[0].stack == tuned.groups[0].stack);
    const Result<Verification> again = verify(*read, tuned, {});
    QVERIFY(again && again->outcome == Verification::Outcome::verified);
    QVERIFY(verify(*read, plain, {})->outcome == Verification::Outcome::mapDiffers);
}

QTEST_GUILESS_MAIN(CrowdParametersTest)
#include "crowdparameterstest.moc"
