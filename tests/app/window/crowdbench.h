#pragma once

#include "tests/app/window/windowbench.h"

#include "libsteer/sim/crowd.h"

using Playback = thicket::editor::Playback;

inline thicket::nav::Map mapWithAgents(int count = 12)
{
    thicket::nav::Map map = WindowBench::smallMap();
    thicket::nav::AgentGroup guards;
    guards.name = "guards";
    guards.goal = 5;
    map.settings.agentGroups = {guards};
    for (int i = 0; i < count; ++i) {
        thicket::nav::MapObject agent;
        agent.id = map.unusedId();
        agent.layer = 1;
        agent.geometry = thicket::nav::AgentMarker{{1.5 + i % 3, 3.0 + i / 3}, 0, 0.35, "guards"};
        map.append(agent);
    }
    return map;
}

/// People far from the map, with the same ids as some of its agents.
inline QString trajectoriesIn(const QTemporaryDir& folder)
{
    const QString path = folder.filePath("far.txt");
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        qFatal("no file");
    file.write("# framerate: 10 fps\n# id frame x/m y/m\n");
    for (int frame = 0; frame < 50; ++frame)
        file.write("6 " + QByteArray::number(frame) + " " + QByteArray::number(300 + frame) +
                   " 900\n");
    return path;
}

inline std::vector<std::uint64_t> hashesOf(const thicket::nav::Map& map, int steps)
{
    auto crowd = thicket::steer::Crowd::of(thicket::steer::scenarioOf(map).value()).value();
    std::vector<std::uint64_t> hashes{crowd.hash()};
    for (int i = 0; i < steps; ++i) {
        crowd.step();
        hashes.push_back(crowd.hash());
    }
    return hashes;
}

/// A window with agents, in Simulate mode, with the first frame recorded.
struct CrowdBench : WindowBench {
    explicit CrowdBench(const thicket::nav::Map& map = mapWithAgents())
    {
        workbench.document().reset(map, {});
        key(Qt::Key_F5);
        if (!QTest::qWaitFor([this] { return playback().run().recording().frameCount() == 1; }))
            qFatal("the crowd does not begin");
        QObject::connect(&playback(), &Playback::moreWanted, &window,
                         [this](double until) { m_wanted = until; });
    }
    Playback& playback() { return workbench.playback(); }
    /// Plays until that many seconds are recorded, and waits until nothing more is added.
    bool playTo(double seconds)
    {
        playback().setSpeed(16);
        playback().play();
        const bool came = QTest::qWaitFor([&] { return playback().time() >= seconds; }, 20000);
        playback().pause();
        const auto isDone = [&] {
            return !playback().isOpenEnded() || playback().duration() >= m_wanted;
        };
        return came && QTest::qWaitFor(isDone, 20000);
    }

private:
    double m_wanted = 0;
};
