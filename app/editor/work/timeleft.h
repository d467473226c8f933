#pragma once

#include <QString>

#include <chrono>
#include <optional>

namespace thicket::editor {

/// How long a job will still take if it goes on as before. From ten seconds on; nullopt before, and
/// if the part that is done is unknown (negative) or too small to tell.
std::optional<std::chrono::seconds> timeLeft(std::chrono::milliseconds elapsed, double share);
/// "about 20 s left", "about 3 min left".
QString timeLeftText(std::chrono::seconds left);

} // namespace thicket::editor
