#pragma once

#include "app/editor/gestures/tool.h"
#include "libnav/collision/obstaclefield.h"
#include "libnav/map/mapobject.h"
#include "libsteer/random.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace thicket::editor {

/// What random circles are like. Lengths are map units.
struct ScatterParams {
    double leastRadius = 1;
    double mostRadius = 2;
    double gap = 0;    ///< to each other, to obstacles and to markers
    double border = 0; ///< to the edge of the box
    std::size_t count = 0;
};

struct Scattered {
    std::vector<nav::Circle> placed; ///< at most as many as wanted
    steer::Random random;            ///< for the next ones
};

/// Places circles in a box by steer::placeAtRandom(), clear of `avoided`. None in an empty box.
Scattered scatter(const nav::Box& box, const ScatterParams& params,
                  const nav::ObstacleField& avoided, steer::Random random);

/// The obstacles, bounds and markers of a map within `window`, as a field for an agent of radius 0.
/// Objects of the ids from `firstNew` on are left out. Starts and goals count as discs of
/// `agentRadius`. nullopt if obstacles are invalid.
std::optional<nav::ObstacleField> surroundings(const MapDocument& document, const nav::Box& window,
                                               nav::ObjectId firstNew, double agentRadius);

/// "placed 48 of 60, no room for 12".
QString placedText(std::size_t placed, std::size_t wanted);

/// The options of tools that scatter circles. What the user has not set suits the zoom.
class ScatterOptions {
public:
    ScatterOptions(const ToolContext& context, std::size_t count)
        : m_context(context), m_count(count)
    {}

    ScatterParams params() const;
    std::uint64_t seed() const { return m_seed; }
    void setSeed(std::uint64_t seed) { m_seed = seed; }
    /// `countStatus` says what the count means.
    QList<ToolOption> list(const QString& countStatus);

private:
    double usualRadius() const;
    ToolOption radiusOption(const QString& label, const QString& status, bool isLeast);

    ToolContext m_context;
    std::optional<double> m_least;
    std::optional<double> m_most;
    double m_gap = 0;
    double m_border = 0;
    std::size_t m_count;
    std::uint64_t m_seed = 1;
};

} // namespace thicket::editor
