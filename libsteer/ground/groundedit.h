#pragma once

#include "libsteer/ground/groundgrid.h"

#include <cstdint>
#include <span>
#include <vector>

namespace thicket::steer {

/// Changes obstacles in a grid in place: the lists and pixels of the cells near a change. Rebuilds
/// the grid if an obstacle reaches beyond the frame, or if there are many more or many fewer
/// obstacles than the cells were made for.
class GroundEdit {
public:
    explicit GroundEdit(Ground::Data& data) : m_data(data) {}

    /// Applies the changes in order. Their shapes must be valid.
    void apply(std::span<const nav::ObstacleChange> changes);

private:
    void apply(const nav::ObstacleChange& change);
    void enlist(std::uint32_t part);
    void unlist(std::uint32_t part);
    bool fits(const GroundPart& part) const;
    bool isOutgrown() const;
    void redraw();

    struct Cell {
        int row = 0;
        int column = 0;
        auto operator<=>(const Cell&) const = default;
    };

    Ground::Data& m_data;
    bool m_mustLayOut = false;
    std::vector<Cell> m_touched; ///< cells whose lists changed; may repeat
};

} // namespace thicket::steer
