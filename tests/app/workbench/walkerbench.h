#pragma once

#include "tests/app/window/windowbench.h"

#include <algorithm>

/// The start is at the left of a wall with one gap, which a door closes and opens; the goal is at
/// its right.
inline thicket::nav::Map mapWithDoor(thicket::nav::Motion motion)
{
    thicket::nav::Map map;
    map.settings.bounds = thicket::nav::Box{{0, 0}, {30, 20}};
    map.settings.boundsAreWalls = true;
    thicket::nav::Layer layer;
    layer.id = 1;
    map.settings.layers = {layer};
    const auto add = [&map](thicket::nav::Geometry geometry) {
        map.append({.id = map.unusedId(), .layer = 1, .geometry = std::move(geometry)});
    };
    add(thicket::nav::StartMarker{{5, 10}});
    add(thicket::nav::GoalMarker{{25, 10}});
    add(thicket::nav::Wall{{{15, 0}, {15, 8}}, 0.5, false});
    add(thicket::nav::Wall{{{15, 12}, {15, 20}}, 0.5, false});
    add(thicket::nav::Wall{{{15, 9}, {15, 11}}, 0.5, false});
    thicket::nav::MapObject door = map.objects().back();
    door.motion = std::move(motion);
    map.replace(std::move(door));
    return map;
}

/// The door slides away after 5 seconds and stays there.
inline thicket::nav::Motion sliding()
{
    thicket::nav::Motion motion;
    motion.track = {{0, -4}};
    motion.course = thicket::nav::Course::once;
    motion.speed = 2;
    motion.start = 5;
    return motion;
}

/// A cart of radius 1 that drives 5 units from there along the y axis, and stays.
inline void addCart(thicket::nav::Map& map, thicket::nav::Point from, double direction,
                    double start)
{
    thicket::nav::MapObject cart{
        .id = map.unusedId(), .layer = 1, .geometry = thicket::nav::Circle{from, 1}};
    cart.motion = sliding();
    cart.motion->track = {{0, 5 * direction}};
    cart.motion->start = start;
    map.append(std::move(cart));
}

struct WalkerBench : WindowBench {
    explicit WalkerBench(const thicket::nav::Map& map)
    {
        workbench.document().reset(map, {});
        key(Qt::Key_F5);
    }
    thicket::editor::Playback& playback() { return workbench.playback(); }
    const thicket::steer::Recording& recording() { return playback().run().recording(); }
    /// The path among the obstacles at the playhead; null: that of the map is shown.
    const thicket::nav::Path* playedPath()
    {
        const auto& shown = workbench.navigator().shown();
        return shown.isPlayed() ? &shown.path() : nullptr;
    }
    /// The run has begun, and stands at its first frame.
    bool begins()
    {
        return QTest::qWaitFor([this] { return recording().info().mapHash != 0; });
    }
    /// Plays until it has ended.
    bool playToEnd()
    {
        playback().setSpeed(16);
        playback().play();
        const bool came = QTest::qWaitFor([this] { return !playback().isOpenEnded(); }, 20000) &&
                          QTest::qWaitFor([this] { return !playback().isPlaying(); }, 20000);
        playback().pause();
        return came;
    }
    /// The obstacles of the map, those that move where they are then.
    thicket::nav::ObstacleField fieldAt(double seconds)
    {
        std::vector<thicket::nav::Obstacle> obstacles = thicket::nav::obstacles(map());
        const auto& moved = playback().run().obstacles();
        for (std::size_t i = 0; i < moved.size(); ++i)
            std::ranges::find(obstacles, moved.id(i), &thicket::nav::Obstacle::id)->shape =
                *moved.shape(i, seconds);
        return *thicket::nav::ObstacleField::build(obstacles, workbench.navigator().agentRadius());
    }
    /// Whether a bar across a closed gap leads upwards through the place.
    bool isBarAt(thicket::nav::Point at)
    {
        const QImage picture = workbench.view().grab().toImage();
        const QPoint middle =
            (picture.devicePixelRatio() * workbench.view().camera().pixelOf(at)).toPoint();
        for (int dx = -2; dx <= 2; ++dx) {
            const QColor seen = picture.pixelColor(middle + QPoint(dx, 0));
            if (seen.red() - seen.green() > 40 && seen.blue() - seen.green() > 10)
                return true; // nothing else is mauve
        }
        return false;
    }
    thicket::nav::Point walkerAt(double seconds)
    {
        return recording().at(seconds).front().position;
    }
};
