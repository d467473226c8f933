#pragma once

#include "app/editor/replay/chronicle.h"
#include "libsteer/recording/recording.h"

#include <QString>

namespace thicket::editor {

class PlayedRun;

/// "on the way", "arrived", "stuck: others are in the way".
QString stateWords(const Chronicle::State& state);

/// A played agent at a frame, for its hover card: "Agent 9, guards\nstuck: others are in the
/// way\n1.30 m/s, 12.41 m to its goal". `unit`: of the map, may be empty.
QString describeRunning(const PlayedRun& run, const steer::FrameAgent& agent, std::uint32_t frame,
                        const QString& unit);

/// "1.30 m/s"; without a unit the number alone.
QString speedText(double speed, const QString& unit);

} // namespace thicket::editor
