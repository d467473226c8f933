#pragma once

#include "libsteer/ground/groundgrid.h"

#include <cstdint>
#include <span>
#include <vector>

namespace thicket::steer {

/// Changes obstacles in a grid where they are: lists and pixels of the cells near a change. Lays
/// everything out anew where that does not do: an obstacle reaches beyond the frame, or there are
/// many more obstacles than the cells were made for, or many fewer.
class GroundEdit {
public:
    explicit GroundEdit(Ground::Data& data) : m_data(data) {}

    /// In their order. The shapes must be fine.
    void apply(std::span<const nav::ObstacleChange> changes);

private:
    void apply(const nav::ObstacleChange& change);
    void enlist(std::uint32_t part);
    void unlist(std::uint32_t part);
    bool fits(const ObstaclePart& part) const;
    bool isOutgrown() const;
    void redraw();

    struct Cell {
        int row = 0;
        int column = 0;
        auto operator<=>(const Cell&) const = default;
    };

    Ground::Data& m_data;
    bool m_mustLayOut = false;
    std::vector<Cell> m_touched; ///< whose lists are others now; some more than once
};

} // namespace thicket::steer
