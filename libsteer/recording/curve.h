#pragma once

#include "libsteer/steer_export.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

namespace thicket::steer {

/// The least and the largest of some values; NaN without any.
struct CurveRange {
    double least = std::numeric_limits<double>::quiet_NaN();
    double most = std::numeric_limits<double>::quiet_NaN();

    bool isEmpty() const { return !(least <= most); }
    /// Includes a value; NaN changes nothing.
    void include(double value);
    void include(const CurveRange& other);
};

/// A value for each frame of a recording, to be plotted. Frames are joined to stretches, of which
/// only the range is kept: of one frame each at first, and of twice as many whenever there would be
/// more than `mostStretches`. So an hour needs no more memory than a minute, and no peak is lost.
/// A value.
class THICKET_STEER_EXPORT Curve {
public:
    static constexpr std::size_t mostStretches = 4096;

    /// The value of the next frame. NaN: it has none.
    void add(double value);

    std::uint32_t frames() const { return m_frames; } ///< added so far
    std::uint32_t stride() const { return m_stride; } ///< frames of a stretch, a power of two
    /// Of the stretches that have any of the frames from `first` up to and without `end`. With a
    /// stride of 1 that is of these frames. Frames that were not added have no values.
    CurveRange over(std::uint32_t first, std::uint32_t end) const;
    const CurveRange& all() const { return m_all; }

private:
    void join();

    std::vector<CurveRange> m_stretches;
    std::uint32_t m_frames = 0;
    std::uint32_t m_stride = 1;
    CurveRange m_all;
};

} // namespace thicket::steer
