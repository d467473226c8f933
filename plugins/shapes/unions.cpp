#include "plugins/shapes/unions.h"

#include "plugins/shapes/crossingguess.h"
#include "plugins/shapes/meetinggroups.h"

#include <algorithm>

namespace thicket::plugins {

namespace {

struct Piece {
    LatticeArea area;
    LatticeExtent extent;
};
using Pieces = std::vector<Piece>;

LatticeExtent extentOf(const LatticeArea& area)
{
    LatticeExtent extent;
    for (const LatticePoint& p : area.outer)
        extent.enclose({p, p});
    return extent;
}

Piece pieceOf(LatticeArea area)
{
    const LatticeExtent extent = extentOf(area);
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
Pieces taken(Pieces& pieces, const LatticeExtent& extent)
{
    const auto far = std::stable_partition(pieces.begin(), pieces.end(), [&](const Piece& piece) {
        return piece.extent.meets(extent);
    });
    Pieces near(std::make_move_iterator(pieces.begin()), std::make_move_iterator(far));
    pieces.erase(pieces.begin(), far);
    return near;
}

LatticeExtent extentOf(const Pieces& pieces)
{
    LatticeExtent extent;
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
    LatticeExtent extent;
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

/// Merges each group by itself. Those that meet no other stay as they are.
Result<Pieces> mergedGroups(std::span<Piece> pieces, const std::vector<std::uint32_t>& groups)
{
    std::vector<Pieces> members(groups.size());
    for (std::size_t i = 0; i < groups.size(); ++i)
        members[groups[i]].push_back(std::move(pieces[i]));
    Pieces result;
    for (Pieces& group : members) {
        if (group.size() < 2) {
            add(result, std::move(group));
            continue;
        }
        Result<Pieces> whole = merged(group);
        if (!whole)
            return whole;
        add(result, std::move(*whole));
    }
    return result;
}

std::optional<std::vector<std::uint32_t>> groupsOf(std::span<const Piece> pieces)
{
    std::vector<LatticeExtent> extents;
    extents.reserve(pieces.size());
    for (const Piece& piece : pieces)
        extents.push_back(piece.extent);
    return meetingGroups(extents);
}

/// Merges what two sets have in common.
Result<Pieces> joined(Pieces left, Pieces right)
{
    const LatticeExtent extents[] = {extentOf(left), extentOf(right)};
    Pieces near = taken(left, extents[1]), others = taken(right, extents[0]);
    Pieces result = std::move(left);
    add(result, std::move(right));
    const bool meet = !near.empty() && !others.empty();
    add(near, std::move(others));
    if (!meet) {
        add(result, std::move(near));
        return result;
    }
    const auto groups = groupsOf(near);
    Result<Pieces> both = groups ? mergedGroups(near, *groups) : merged(near);
    if (!both)
        return both;
    add(result, std::move(*both));
    return result;
}

Result<Pieces> unitedRange(std::span<Piece> range)
{
    if (range.size() == 1)
        return Pieces{std::move(range.front())};
    if (const auto groups = groupsOf(range))
        return mergedGroups(range, *groups);
    halve(range);
    const auto half = range.size() / 2;
    Result<Pieces> left = unitedRange(range.first(half));
    if (!left)
        return left;
    Result<Pieces> right = unitedRange(range.subspan(half));
    if (!right)
        return right;
    return joined(std::move(*left), std::move(*right));
}

/// With more sides and crossings one arrangement is no faster than halves.
constexpr double mostAtOnce = 3e6;
/// Corners of halves, and of halves of these, and so on; each takes some microseconds.
constexpr double mostInHalves = 2.5e6;
/// Ranges of fewer pieces are not looked at: what is done for them counts little.
constexpr std::size_t fewestInRange = 32;
/// The range that is united as a sample has at most this part of all pieces.
constexpr std::size_t sampleShare = 16;

/// Whether the unions of halves, of their halves and so on have too many corners, although that of
/// all may have few. Guesses from one range of each size, and unites one of the worst size: the
/// guess takes for corners what rounding puts into few places.
bool areHalvesTooMany(Pieces pieces)
{
    double ranges = 1, corners = 0, most = 0, rangesOfMost = 1;
    Pieces sample;
    const std::size_t largestSample = pieces.size() / sampleShare;
    for (std::span<Piece> range = pieces; range.size() > fewestInRange; ranges *= 2) {
        std::vector<LatticeArea> areas;
        areas.reserve(range.size());
        for (const Piece& piece : range)
            areas.push_back(piece.area);
        const double here = ranges * guessedCrossings(areas).bare;
        corners += here;
        if (range.size() <= largestSample && here > most) {
            most = here;
            rangesOfMost = ranges;
            sample.assign(range.begin(), range.end());
        }
        halve(range);
        range = range.first(range.size() / 2);
    }
    if (most <= 0 || corners < mostInHalves)
        return false;
    const Result<Pieces> united = unitedRange(sample);
    if (!united)
        return true;
    std::size_t counted = 0;
    for (const Piece& piece : *united) {
        counted += piece.area.outer.size();
        for (const LatticeRing& hole : piece.area.holes)
            counted += hole.size();
    }
    return rangesOfMost * double(counted) / most * corners > mostInHalves;
}

Unexpected tooManyInHalves()
{
    return Unexpected("The outlines cross each other too often to be united: parts of them leave "
                      "millions of gaps. Fewer or shorter objects or a smaller part of the map "
                      "would do.");
}

std::vector<LatticeExtent> extentsOf(std::span<const LatticeArea> areas)
{
    std::vector<LatticeExtent> extents;
    extents.reserve(areas.size());
    for (const LatticeArea& area : areas)
        extents.push_back(extentOf(area));
    return extents;
}

} // namespace

Result<std::vector<LatticeArea>> united(std::vector<LatticeArea> areas)
{
    const auto groups = meetingGroups(extentsOf(areas));
    const CrossingGuess guess = groups ? CrossingGuess() : guessedCrossings(areas);
    if (guess.bare > 2 * double(Arrangement::mostPoints))
        return Arrangement::tooManyPoints();
    Pieces pieces;
    pieces.reserve(areas.size());
    for (LatticeArea& area : areas)
        pieces.push_back(pieceOf(std::move(area)));
    // Where most crossings stay, halves have as many as the whole.
    const bool isBare = guess.bare > guess.all / 2 && guess.all + guess.sides < mostAtOnce;
    // With few crossings halves are quick.
    if (!isBare && guess.all > mostAtOnce && areHalvesTooMany(pieces))
        return tooManyInHalves();
    Result<Pieces> united = groups   ? mergedGroups(pieces, *groups)
                            : isBare ? merged(pieces)
                                     : unitedRange(pieces);
    if (!united)
        return Unexpected(united.error());
    std::vector<LatticeArea> result;
    result.reserve(united->size());
    for (Piece& piece : *united)
        result.push_back(std::move(piece.area));
    return result;
}

bool meetLittle(std::span<const LatticeArea> areas)
{
    return meetingGroups(extentsOf(areas)).has_value();
}

} // namespace thicket::plugins
