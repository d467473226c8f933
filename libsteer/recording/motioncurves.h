#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libsteer/recording/curve.h"
#include "libsteer/recording/movedobstacles.h"
#include "libsteer/recording/recording.h"
#include "libsteer/steer_export.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace thicket::steer {

/// The goal of a group at a frame; nullopt without one. Inputs count from the frame after the step
/// that took them. Takes the time of looking through the inputs.
THICKET_STEER_EXPORT std::optional<Point> goalAt(const Recording& recording, std::uint32_t group,
                                                 std::uint32_t frame);

/// How an agent moves, frame by frame. Frames without the agent have no values.
struct MotionCurve {
    std::uint32_t id = 0;
    Curve speed; ///< map units per second
    /// The straight distance from its centre to its group's goal, map units. No values without one.
    Curve goalDistance;
    /// From its rim to the nearest obstacle, map units; negative inside one. Obstacles that move
    /// count where they are at that frame, as MovedObstacles has them. No values without any.
    Curve clearance;
};

/// Measures some agents of a recording by what it holds, without running it again. Inputs count
/// from the frame after the step that took them. A value, for one thread at a time.
class THICKET_STEER_EXPORT MotionCurves {
public:
    /// `ids`: of the agents; those that the recording does not have get no values. `obstacles`:
    /// those at its beginning that do not move, for an agent of radius 0; absent: no clearance is
    /// measured. Those that move are the recording's; each takes the time of a distance at every
    /// frame.
    MotionCurves(Recording recording, std::vector<std::uint32_t> ids,
                 std::optional<nav::ObstacleField> obstacles = {});

    /// A later state of the same recording.
    void extend(Recording recording);
    /// Measures frames until all are measured, which returns true, or `goesOn`, called before each,
    /// returns false. Takes the time of decoding the frames.
    bool measure(const std::function<bool()>& goesOn = {});
    /// Measured so far.
    std::uint32_t frames() const { return m_frames; }
    /// In the order of the ids.
    const std::vector<MotionCurve>& curves() const { return m_curves; }

private:
    void findAgents();
    void takeInputs();
    void placeMoving();
    double clearanceAt(Point p) const;
    void add(const FrameAgent* shown, MotionCurve& curve) const;

    RecordingCursor m_cursor;
    MovedObstacles m_moving;
    std::vector<nav::Shape> m_placed; ///< those that move, at the frame
    std::vector<MotionCurve> m_curves;
    std::optional<nav::ObstacleField> m_obstacles;
    std::vector<std::optional<Point>> m_goals; ///< by group
    struct Track {
        std::uint32_t agent; ///< index in Recording::agents()
        std::size_t curve;
    };
    std::vector<Track> m_tracks;
    std::size_t m_agentsSeen = 0;
    std::size_t m_inputsTaken = 0;
    std::uint32_t m_frames = 0;
    Frame m_frame;
};

} // namespace thicket::steer
