#pragma once

namespace thicket::editor {

/// Quarter turns and mirrorings about one point: the eight poses of a square. Their composition is
/// exact, so that four quarter turns, or two mirrorings, give the first pose.
struct Pose {
    int quarters = 0;      ///< 0 to 3, counter-clockwise, after the mirroring
    bool mirrored = false; ///< x becomes -x

    bool operator==(const Pose&) const = default;

    static constexpr Pose turned(int quarters) { return {((quarters % 4) + 4) % 4, false}; }
    static constexpr Pose mirroredX() { return {0, true}; }
    static constexpr Pose mirroredY() { return {2, true}; }
    /// This pose, and then `next`.
    constexpr Pose then(Pose next) const
    {
        const int own = next.mirrored ? 4 - quarters : quarters;
        return {(own + next.quarters) % 4, mirrored != next.mirrored};
    }
};

} // namespace thicket::editor
