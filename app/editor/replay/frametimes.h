#pragma once

#include <cmath>
#include <cstdint>
#include <optional>

namespace thicket::editor {

/// Which frames belong to which times, for frames at a fixed step from time 0 on. Sums of steps are
/// not exact, so a time counts as on a frame if it is within a millionth of a step.
class FrameTimes {
public:
    /// `step`: seconds, > 0.
    explicit FrameTimes(double step) : m_step(step) {}

    /// The last frame at or before the time (>= 0, seconds).
    std::uint32_t frameAt(double seconds) const
    {
        return static_cast<std::uint32_t>(seconds / m_step + slack);
    }
    /// The frame that the time is on; nullopt between frames.
    std::optional<std::uint32_t> exactFrameAt(double seconds) const
    {
        const double position = seconds / m_step;
        const double nearest = std::round(position);
        if (std::abs(position - nearest) >= slack)
            return {};
        return static_cast<std::uint32_t>(nearest);
    }
    /// The time of the frame that is so many frames later, or earlier if `frames` < 0. Between
    /// frames the first step leads to the next frame in that direction.
    double stepped(double seconds, int frames) const
    {
        const double position = seconds / m_step;
        const double boundary =
            frames > 0 ? std::floor(position + slack) : std::ceil(position - slack);
        return (boundary + frames) * m_step;
    }
    /// Whether a recording of that duration has the time.
    static bool reaches(double duration, double seconds)
    {
        return seconds <= duration * (1 + slack);
    }

private:
    static constexpr double slack = 1e-6;

    double m_step;
};

} // namespace thicket::editor
