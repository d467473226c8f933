#include "libnav/path/path.h"
#include "libsteer/sim/crowd.h"
#include "tests/support/crowds/crowdscenes.h"
#include "tests/support/oracles/bareobstacles.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace thicket;
using namespace thicket::steer;
using namespace thicket::test;

Q_DECLARE_METATYPE(thicket::test::CrowdStyle)

namespace {

/// The gap of each agent's rim to the nearest obstacle, at most 1, by id.
std::map<std::uint32_t, double> gapsOf(const Crowd& crowd, const BareObstacles& obstacles)
{
    std::map<std::uint32_t, double> gaps;
    for (const AgentView& view : crowd.agents())
        gaps[view.id] = obstacles.along(view.position, view.position).gap - view.radius;
    return gaps;
}

} // namespace

/// Obstacles change under a running crowd.
class CrowdEditsTest : public QObject {
    Q_OBJECT

private slots:
    void whoIsBuiltOverOnlyMovesOut_data();
    void whoIsBuiltOverOnlyMovesOut();
    void aClosedDoorHoldsThemUntilItOpens();
};

void CrowdEditsTest::whoIsBuiltOverOnlyMovesOut_data()
{
    QTest::addColumn<CrowdStyle>("style");
    for (const Navigation navigation : {Navigation::path, Navigation::flow})
        for (const bool orca : {false, true}) {
            const CrowdStyle style{.navigation = navigation, .orca = orca};
            QTest::newRow(name(style).c_str()) << style;
        }
}

void CrowdEditsTest::whoIsBuiltOverOnlyMovesOut()
{
    QFETCH(CrowdStyle, style);
    const CrowdTrial trial = trapCrowd(traps()[3], 100, style);
    Crowd crowd = Crowd::of(trial.scenario).value();
    while (crowd.time() < 3)
        crowd.step();
    // over the middle of the crowd: some are deep inside, some are touched, most are not
    Point middle{0, 0};
    for (const AgentView& view : crowd.agents())
        middle = middle + (1.0 / static_cast<double>(crowd.size())) * view.position;
    std::vector<nav::Obstacle> obstacles = trial.scenario.obstacles;
    obstacles.push_back({100, nav::Circle{middle, 1.7, false}});
    QVERIFY(crowd.apply(ChangeObstacles{{{100, obstacles.back().shape}}}));
    const BareObstacles bare(obstacles, 2);
    auto before = gapsOf(crowd, bare);
    const auto isInside = [](const auto& of) { return of.second < -1e-9; };
    QVERIFY(std::count_if(before.begin(), before.end(), isInside) > 3);
    while (crowd.time() < 80 && crowd.size() > 0) {
        crowd.step();
        const auto after = gapsOf(crowd, bare);
        for (const auto& [id, gap] : after)
            QVERIFY2(gap >= std::min(0.0, before.at(id)) - 1e-9,
                     qPrintable(QString("agent %1 at %2 s: gap %3 after %4")
                                    .arg(id)
                                    .arg(crowd.time())
                                    .arg(gap)
                                    .arg(before.at(id))));
        before = after;
    }
    QCOMPARE(crowd.size(), 0u);
}

void CrowdEditsTest::aClosedDoorHoldsThemUntilItOpens()
{
    for (const Navigation navigation : {Navigation::path, Navigation::flow}) {
        // Four walls with a door on the far side, which closes before the first agent arrives.
        CrowdTrial trial = trapCrowd(traps()[4], 50, {.navigation = navigation});
        trial.scenario.obstacles = {
            {1,
             nav::Wall{{{5, 2}, {5, 12}, {-40, 12}, {-40, -12}, {5, -12}, {5, -2}}, 0.2, false}}};
        Crowd crowd = Crowd::of(trial.scenario).value();
        const nav::Shape door = nav::Wall{{{5, -2}, {5, 2}}, 0.2, false};
        QVERIFY(crowd.apply(ChangeObstacles{{{2, door}}}));
        while (crowd.time() < 20)
            crowd.step();
        QCOMPARE(crowd.size(), 50u);
        for (const AgentView& view : crowd.agents())
            QVERIFY(view.position.x <= 5 - 0.1 - view.radius);
        QVERIFY(crowd.apply(ChangeObstacles{{{2, {}}}}));
        while (crowd.time() < 80 && crowd.size() > 0)
            crowd.step();
        QCOMPARE(crowd.size(), 0u);
    }
}

QTEST_APPLESS_MAIN(CrowdEditsTest)
#include "crowdeditstest.moc"
