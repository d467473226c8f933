#include "libsteer/scenario/scenario.h"
#include "libnav/map/mapfile.h"
#include "libsteer/scenario/parameters.h"

#include <QTest>

#include <limits>

using namespace thicket;
using namespace thicket::steer;

namespace {

nav::Map mapOf(const std::string& groups, const std::string& objects)
{
    const std::string text = R"({"format": "thicket-map", "version": 1, "agentGroups": [)" +
                             groups + R"(], "objects": [)" + objects + "]}";
    auto loaded = nav::readMap(text, "test");
    if (!loaded)
        qFatal("%s", loaded.error().text().c_str());
    return loaded->map;
}

Result<Scenario> scenarioOf(const std::string& groups, const std::string& objects)
{
    return steer::scenarioOf(mapOf(groups, objects));
}

const std::string goal = R"({"id": 5, "type": "goal", "position": [90, 80]})";
std::string agent(int id, const std::string& more)
{
    return R"({"id": )" + std::to_string(id) + R"(, "type": "agent", )" + more + "}";
}

} // namespace

/// What a map says about a crowd.
class ScenarioTest : public QObject {
    Q_OBJECT

private slots:
    void behavioursHaveNames();
    void readsGroupsAndAgents();
    void readsParameters();
    void readsTargets();
    void parametersHaveDefaultsInTheirRange();
    void fillsInWhatTheMapLeavesOpen();
    void keepsObstaclesAndWalledBounds();
    void refuses_data();
    void refuses();
};

void ScenarioTest::behavioursHaveNames()
{
    int known = 0;
    for (int kind = 0; kind <= int(lastBehaviourKind); ++kind) {
        const char* const word = name(BehaviourKind(kind));
        QCOMPARE(behaviourNamed(word), BehaviourKind(kind));
        ++known;
    }
    QCOMPARE(known, 20);
    QCOMPARE(std::string(name(BehaviourKind::followFlow)), std::string("followFlow"));
    QVERIFY(!behaviourNamed("Seek"));
    QVERIFY(!behaviourNamed(""));
}

void ScenarioTest::readsGroupsAndAgents()
{
    const auto scenario = scenarioOf(
        R"({"name": "guards", "maxSpeed": 2, "maxForce": 5, "goal": 5, "goalRadius": 0.75,
            "atGoal": "leave", "behaviours": [{"type": "avoidAgents", "weight": 2.5},
                                              {"type": "followFlow"}]},
           {"name": "idle"})",
        goal + "," + agent(7, R"("position": [1, 2], "radius": 0.4, "heading": 1.5707963267948966,
                        "group": "guards")") +
            "," + agent(3, R"("position": [4, 2], "radius": 0.25, "group": "idle")"));
    QVERIFY(scenario);
    QCOMPARE(scenario->groups.size(), 2u);
    const CrowdGroup& guards = scenario->groups[0];
    QCOMPARE(guards.name, std::string("guards"));
    QCOMPARE(guards.maxSpeed, 2.0);
    QCOMPARE(guards.maxForce, 5.0);
    QCOMPARE(guards.goal, (Point{90, 80}));
    QCOMPARE(guards.goalRadius, 0.75);
    QVERIFY(guards.leavesAtGoal);
    QVERIFY(guards.stack == (std::vector<StackedBehaviour>{{BehaviourKind::avoidAgents, 2.5},
                                                           {BehaviourKind::followFlow, 1}}));
    QVERIFY(!scenario->groups[1].goal);
    QVERIFY(!scenario->groups[1].leavesAtGoal);
    QCOMPARE(scenario->agents.size(), 2u);
    const CrowdAgent& first = scenario->agents[0];
    QCOMPARE(first.id, 7u);
    QCOMPARE(first.group, 0u);
    QCOMPARE(first.position, (Point{1, 2}));
    QVERIFY(lengthOf(first.heading - Point{0, 1}) < 1e-15);
    QCOMPARE(first.radius, 0.4);
    QCOMPARE(scenario->agents[1].group, 1u);
}

void ScenarioTest::readsParameters()
{
    const auto scenario = scenarioOf(
        R"({"name": "guards", "behaviours": [
              {"type": "rayFan", "interval": 0.5, "rays": 3, "seesTarget": false},
              {"type": "avoidObstacles", "lateral": "radiusPlusOffset"}, {"type": "orca"}]})",
        "");
    QVERIFY(scenario);
    const auto& stack = scenario->groups[0].stack;
    const auto setting = [&](std::size_t i, const char* key, double value) {
        return Setting{*parameterNamed(stack[i].kind, key), value};
    };
    QVERIFY(stack[0].settings ==
            (std::vector<Setting>{setting(0, "rays", 3), setting(0, "interval", 0.5),
                                  setting(0, "seesTarget", 0)}));
    QVERIFY(stack[1].settings == std::vector<Setting>{setting(1, "lateral", 1)});
    QVERIFY(stack[2].settings.empty());
}

void ScenarioTest::readsTargets()
{
    const auto scenario = scenarioOf(
        R"({"name": "guards", "behaviours": [
              {"type": "interpose", "target": {"group": "thieves"}, "otherTarget": {"object": 7}},
              {"type": "flee", "target": {"object": 5}}, {"type": "hide", "target": {"object": 8}},
              {"type": "evade", "target": {"point": [3, -4.5]}}, {"type": "singleRay"},
              {"type": "flee", "target": {"object": 6}},
              {"type": "contain", "target": {"object": 8}}]},
           {"name": "thieves", "goal": 5})",
        goal + R"(, {"id": 6, "type": "goal", "position": [1, 1]},)" +
            agent(7, R"("position": [1, 2], "radius": 0.4, "group": "thieves")") +
            R"(, {"id": 8, "type": "circle", "center": [3, 4], "radius": 1})");
    QVERIFY2(scenario, scenario ? "" : scenario.error().text().c_str());
    const auto& stack = scenario->groups[0].stack;
    const auto are = [&](std::size_t i, std::vector<BehaviourTarget> targets) {
        return stack[i].targets == targets;
    };
    QVERIFY((are(0, {TargetGroup{1}, TargetAgent{7}})));
    QVERIFY((are(1, {TargetGoal{1}})));
    QVERIFY((are(2, {Point{3, 4}})));
    QVERIFY((are(3, {Point{3, -4.5}})));
    QVERIFY(are(4, {}));
    QVERIFY((are(5, {Point{1, 1}}))); // no group's goal
    QVERIFY((are(6, {nav::Box{{2, 3}, {4, 5}}})));

    nav::Map map = mapOf(R"({"name": "guards", "behaviours": [{"type": "contain"}]})", "");
    QVERIFY(steer::scenarioOf(map).error().text().find("the map has no bounds") !=
            std::string::npos);
    map.settings.bounds = nav::Box{{0, 0}, {10, 20}};
    QVERIFY((steer::scenarioOf(map)->groups[0].stack[0].targets ==
             std::vector<BehaviourTarget>{nav::Box{{0, 0}, {10, 20}}}));
}

/// The table's rows say what they should, whatever the agent.
void ScenarioTest::parametersHaveDefaultsInTheirRange()
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    const Agent slow{.radius = 0.3};
    const Agent fast{.radius = 5, .maxSpeed = 30, .maxForce = 60};
    for (int kind = 0; kind <= int(lastBehaviourKind); ++kind) {
        QVERIFY(!std::string(meaning(BehaviourKind(kind))).empty());
        for (const BehaviourParameter& parameter : parametersOf(BehaviourKind(kind))) {
            QVERIFY2(std::string(parameter.meaning).back() == '.', parameter.key);
            for (const Agent& agent : {slow, fast}) {
                const double usual = parameter.usual(agent);
                QVERIFY2(usual == infinity || parameter.allows(usual), parameter.key);
            }
            QVERIFY2(!parameter.allows(std::nextafter(parameter.most, infinity)), parameter.key);
            QVERIFY2(!parameter.allows(std::nextafter(parameter.least, -infinity)), parameter.key);
        }
    }
    const auto usual = [&](BehaviourKind kind, const char* key) {
        return parametersOf(kind)[*parameterNamed(kind, key)].usual(slow);
    };
    QCOMPARE(usual(BehaviourKind::rayFan, "rays"), 17.0);
    QCOMPARE(usual(BehaviourKind::rayFan, "fanAngle"), 180.0);
    QCOMPARE(usual(BehaviourKind::rayFan, "turnRate"), 30.0);
    QCOMPARE(usual(BehaviourKind::orca, "range"), 3.6);
    QCOMPARE(usual(BehaviourKind::alignment, "sight"), 268.854008002);
}

void ScenarioTest::fillsInWhatTheMapLeavesOpen()
{
    const auto scenario = scenarioOf(
        R"({"name": "guards", "goal": 5})",
        goal + "," + agent(1, R"("position": [0, 0], "radius": 0.5, "group": "guards")") + "," +
            agent(2, R"("position": [9, 0], "radius": 0.3, "group": "guards")") + "," +
            agent(3, R"("position": [0, 9], "radius": 0.3)") + "," +
            agent(4, R"("position": [9, 9], "radius": 0.3, "heading": 1e9)"));
    QVERIFY(scenario);
    QCOMPARE(scenario->groups.size(), 2u);
    const std::vector<StackedBehaviour> usual{{BehaviourKind::avoidAgents},
                                              {BehaviourKind::followPath}};
    for (const CrowdGroup& group : scenario->groups)
        QVERIFY(group.stack == usual);
    QCOMPARE(scenario->groups[0].goalRadius, 1.0); // twice the largest
    QCOMPARE(scenario->groups[1].goalRadius, 0.6);
    QVERIFY(!scenario->groups[1].goal);
    QCOMPARE(scenario->agents[2].group, 1u);
    QCOMPARE(scenario->agents[3].group, 1u);
    QVERIFY(std::abs(lengthOf(scenario->agents[3].heading) - 1) < 1e-15);
    // Without such agents there is no such group.
    QCOMPARE(scenarioOf(R"({"name": "a"})", "")->groups.size(), 1u);
    QCOMPARE(scenarioOf("", "")->groups.size(), 0u);
}

void ScenarioTest::keepsObstaclesAndWalledBounds()
{
    nav::Map map = mapOf("", R"({"id": 8, "type": "circle", "center": [3, 4], "radius": 1})");
    QCOMPARE(steer::scenarioOf(map)->obstacles.size(), 1u);
    map.settings.bounds = nav::Box{{0, 0}, {10, 10}};
    map.settings.boundsAreWalls = true;
    const auto scenario = steer::scenarioOf(map);
    QCOMPARE(scenario->obstacles.size(), 2u);
    QCOMPARE(scenario->obstacles[0].id, 8);
    QCOMPARE(scenario->obstacles[1].id, nav::boundsObstacle);
}

void ScenarioTest::refuses_data()
{
    QTest::addColumn<QString>("groups");
    QTest::addColumn<QString>("objects");
    QTest::addColumn<QString>("says");
    const auto behaviours = [](const char* list) {
        return QString(R"({"name": "guards", "behaviours": [%1]})").arg(list);
    };
    const auto object = [](const std::string& text) { return QString::fromStdString(text); };
    QTest::newRow("unknown behaviour")
        << behaviours(R"({"type": "fly"})") << ""
        << "agent group \"guards\": The behaviour \"fly\" is not known; known are seek, arrive,";
    QTest::newRow("no object") << behaviours("7") << ""
                               << "agent group \"guards\": A behaviour is 7; it must be";
    QTest::newRow("no type") << behaviours(R"({"weight": 1})") << ""
                             << "A behaviour is {";
    QTest::newRow("type no text") << behaviours(R"({"type": 3})") << ""
                                  << "A behaviour is {";
    QTest::newRow("negative weight") << behaviours(R"({"type": "seek", "weight": -1})") << ""
                                     << "The weight of a behaviour is -1; it must be a number";
    QTest::newRow("weight no number") << behaviours(R"({"type": "seek", "weight": "2"})") << ""
                                      << "The weight of a behaviour is \"2\"";
    QTest::newRow("weight too large") << behaviours(R"({"type": "seek", "weight": 2e9})") << ""
                                      << "The weight of a behaviour is 2e9";
    QTest::newRow("no target") << behaviours(R"({"type": "pursue"})") << ""
                               << "The behaviour pursue needs a \"target\": {\"group\": ...}";
    QTest::newRow("one target of two")
        << behaviours(R"({"type": "interpose", "target": {"point": [1, 2]}})") << ""
        << "The behaviour interpose needs a \"target\" and an \"otherTarget\"";
    QTest::newRow("target's form")
        << behaviours(R"({"type": "pursue", "target": 7})") << ""
        << "\"target\" of the behaviour pursue is 7; it must be {\"group\": ...}";
    QTest::newRow("target's point")
        << behaviours(R"({"type": "pursue", "target": {"point": [1, 1e10]}})") << ""
        << "\"target\" of the behaviour pursue is {\"point\": [1, 1e10]}; it must be";
    QTest::newRow("target's group")
        << behaviours(R"({"type": "pursue", "target": {"group": "x"}})") << ""
        << "\"target\" of the behaviour pursue is the group \"x\", which does not exist.";
    QTest::newRow("target's object")
        << behaviours(R"({"type": "pursue", "target": {"object": 8}})") << ""
        << "\"target\" of the behaviour pursue is the object 8, which is not on this map.";
    QTest::newRow("contained in a point")
        << behaviours(R"({"type": "contain", "target": {"object": 5}})") << object(goal)
        << "\"target\" of the behaviour contain is the object 5, which has no area.";
    QTest::newRow("goal that is none")
        << R"({"name": "guards", "goal": 8})"
        << R"({"id": 8, "type": "circle", "center": [3, 4], "radius": 1})"
        << "agent group \"guards\": Its goal is the object 8, which is no goal";
    QTest::newRow("goal that is not there") << R"({"name": "guards", "goal": 8})"
                                            << ""
                                            << "Its goal is the object 8";
    QTest::newRow("radius 0") << "" << object(agent(7, R"("position": [0, 0], "name": "Bo")"))
                              << "agent 7 (Bo): Its radius is 0";
    QTest::newRow("unknown group")
        << "" << object(agent(7, R"("position": [0, 0], "radius": 1, "group": "x")"))
        << "agent 7: Its group \"x\" does not exist";
    QTest::newRow("large id") << ""
                              << R"({"id": 4294967296, "type": "agent", "position": [0, 0],
                                     "radius": 1})"
                              << "agent 4294967296: Its id is above 4294967295";
}

void ScenarioTest::refuses()
{
    QFETCH(QString, groups);
    QFETCH(QString, objects);
    QFETCH(QString, says);
    const auto scenario = scenarioOf(groups.toStdString(), objects.toStdString());
    QVERIFY(!scenario);
    const QString text = QString::fromStdString(scenario.error().text());
    QVERIFY2(text.startsWith(says) || text.contains(": " + says), qPrintable(text));
}

QTEST_GUILESS_MAIN(ScenarioTest)
#include "scenariotest.moc"
