#include "plugins/shapes/unions.h"

#include <algorithm>
#include <limits>

namespace thicket::plugins {

namespace {

struct Extent {
    LatticePoint least{std::numeric_limits<std::int32_t>::max(),
                       std::numeric_limits<std::int32_t>::max()};
    LatticePoint most{std::numeric_limits<std::int32_t>::min(),
                      std::numeric_limits<std::int32_t>::min()};

    void enclose(const Extent& o)
    {
        least = {std::min(least.x, o.least.x), std::min(least.y, o.least.y)};
        most = {std::max(most.x, o.most.x), std::max(most.y, o.most.y)};
    }
    bool meets(const Extent& o) const
    {
        return least.x <= o.most.x && o.least.x <= most.x && least.y <= o.most.y &&
               o.least.y <= most.y;
    }
};

struct Piece {
    LatticeArea area;
    Extent extent;
};
using Pieces = std::vector<Piece>;

Piece pieceOf(LatticeArea area)
{
    Extent extent;
    for (const LatticePoint& p : area.outer)
        extent.enclose({p, p});
    return {std::move(area), extent};
}

/// Of few pieces.
Result<Pieces> merged(const Pieces& pieces)
{
    std::vector<WoundRing> rings;
    for (const Piece& piece : pieces) {
        rings.push_back({piece.area.outer});
        for (const LatticeRing& hole : piece.area.holes)
            rings.push_back({hole});
    }
    const Result<Arrangement> arrangement = Arrangement::of(rings);
    if (!arrangement)
        return Unexpected(arrangement.error());
    Pieces result;
    for (LatticeArea& area :
         arrangement->areas(arrangement->chosen([](Windings w) { return w.first > 0; })))
        result.push_back(pieceOf(std::move(area)));
    return result;
}

/// Moves those that meet the extent.
Pieces taken(Pieces& pieces, const Extent& extent)
{
    const auto far = std::stable_partition(pieces.begin(), pieces.end(), [&](const Piece& piece) {
        return piece.extent.meets(extent);
    });
    Pieces near(std::make_move_iterator(pieces.begin()), std::make_move_iterator(far));
    pieces.erase(pieces.begin(), far);
    return near;
}

Extent extentOf(const Pieces& pieces)
{
    Extent extent;
    for (const Piece& piece : pieces)
        extent.enclose(piece.extent);
    return extent;
}

void add(Pieces& pieces, Pieces more)
{
    pieces.insert(pieces.end(), std::make_move_iterator(more.begin()),
                  std::make_move_iterator(more.end()));
}

/// Sorts the pieces so that the line through the middle of the longer side of their extent divides
/// the halves.
void halve(std::span<Piece> range)
{
    Extent extent;
    for (const Piece& piece : range)
        extent.enclose(piece.extent);
    const bool across = extent.most.x - extent.least.x >= extent.most.y - extent.least.y;
    const auto place = [across](const Piece& piece) {
        const auto& [least, most] = piece.extent;
        return across ? std::pair(least.x + most.x, least.y + most.y)
                      : std::pair(least.y + most.y, least.x + most.x);
    };
    std::nth_element(range.begin(), range.begin() + std::ptrdiff_t(range.size() / 2), range.end(),
                     [&](const Piece& a, const Piece& b) { return place(a) < place(b); });
}

Result<Pieces> unitedRange(std::span<Piece> range)
{
    if (range.size() == 1)
        return Pieces{std::move(range.front())};
    halve(range);
    const auto half = range.size() / 2;
    Result<Pieces> left = unitedRange(range.first(half));
    if (!left)
        return left;
    Result<Pieces> right = unitedRange(range.subspan(half));
    if (!right)
        return right;
    const Extent extents[] = {extentOf(*left), extentOf(*right)};
    Pieces near = taken(*left, extents[1]), others = taken(*right, extents[0]);
    Pieces result = std::move(*left);
    add(result, std::move(*right));
    const bool meet = !near.empty() && !others.empty();
    add(near, std::move(others));
    if (!meet) {
        add(result, std::move(near));
        return result;
    }
    Result<Pieces> both = merged(near);
    if (!both)
        return both;
    add(result, std::move(*both));
    return result;
}

} // namespace

Result<std::vector<LatticeArea>> united(std::vector<LatticeArea> areas)
{
    if (areas.empty())
        return areas;
    Pieces pieces;
    for (LatticeArea& area : areas)
        pieces.push_back(pieceOf(std::move(area)));
    Result<Pieces> united = unitedRange(pieces);
    if (!united)
        return Unexpected(united.error());
    std::vector<LatticeArea> result;
    for (Piece& piece : *united)
        result.push_back(std::move(piece.area));
    return result;
}

} // namespace thicket::plugins
