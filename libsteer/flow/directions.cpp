#include "libsteer/flow/directions.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <numbers>

namespace thicket::steer {

namespace {

constexpr float unreached = std::numeric_limits<float>::infinity();
constexpr float halfRoot = std::numbers::sqrt2_v<float> / 2;
constexpr float root = std::numbers::sqrt2_v<float>;

/// A row of cells; the rows above and below are read by offset.
struct Row {
    const float* value;
    const std::uint8_t* cost;
    std::ptrdiff_t up; // offset to the next row
    int count;
    std::int16_t* x;
    std::int16_t* y;

    float at(std::ptrdiff_t i, int right, int rows) const { return value[i + right + rows * up]; }
};

/// All bits set where a condition holds. Selection by masks is vectorised whatever the compiler
/// thinks of branches.
using Mask = std::uint32_t;
Mask maskOf(bool condition) { return -static_cast<Mask>(condition); }
float chosen(Mask mask, float a, float b)
{
    const auto bitsA = std::bit_cast<Mask>(a);
    const auto bitsB = std::bit_cast<Mask>(b);
    return std::bit_cast<float>(bitsB ^ ((bitsA ^ bitsB) & mask));
}

std::int16_t packed(float part) { return static_cast<std::int16_t>(int(part * directionUnit)); }

/// Eikonal values at cost 1: descends the triangle between the lowest straight neighbour and the
/// lower of the two cells beside it, as EikonalMetric climbed it. Branch-free, so that the compiler
/// processes four or eight cells at a time.
void writeUniform(const Row& row)
{
    for (std::ptrdiff_t i = 0; i < row.count; ++i) {
        const float topRight = row.at(i, 1, 1);
        const float topLeft = row.at(i, -1, 1);
        const float bottomRight = row.at(i, 1, -1);
        const float bottomLeft = row.at(i, -1, -1);
        const float right = row.at(i, 1, 0);
        const float left = row.at(i, -1, 0);
        const float above = row.at(i, 0, 1);
        const float below = row.at(i, 0, -1);
        const float across = std::min(left, right);
        const float upright = std::min(below, above);
        const Mask isAcross = maskOf(across <= upright);
        const float slope = chosen(isAcross, left - right, below - above);
        const Mask isBack = maskOf(slope < 0); // to the left or down
        // The two diagonal cells beside the straight neighbour: above and below for a horizontal
        // step, right and left for a vertical one.
        const float positive = chosen(isBack, chosen(isAcross, topLeft, bottomRight), topRight);
        const float negative = chosen(isBack, bottomLeft, chosen(isAcross, bottomRight, topLeft));
        const float straight = std::min(across, upright);
        const float fall = straight - std::min(positive, negative);
        // Clamped by masks, too. Else the compiler takes a square root for each bound.
        const float atLeast0 = chosen(maskOf(fall > 0), fall, 0);
        const float sine = chosen(maskOf(atLeast0 < halfRoot), atLeast0, halfRoot);
        const float ahead = std::copysign(std::sqrt(1 - sine * sine), slope);
        const float aside = std::copysign(sine, negative - positive);
        const float value = row.value[i];
        const Mask flows = maskOf(straight < value) & maskOf(value < unreached);
        row.x[i] = packed(chosen(flows, chosen(isAcross, ahead, aside), 0));
        row.y[i] = packed(chosen(flows, chosen(isAcross, aside, ahead), 0));
    }
}

/// A step to a neighbour and the travel cost left after it.
struct Step {
    float left = unreached;
    float x = 0;
    float y = 0;
};

struct CellOffset {
    int right = 0;
    int up = 0;
};
constexpr CellOffset offsetsAround[] = {{1, 0}, {0, 1},  {-1, 0},  {0, -1},
                                        {1, 1}, {-1, 1}, {-1, -1}, {1, -1}};

/// Whether a diagonal step passes at most `atMost` blocked cells.
bool isOpen(const Row& row, std::ptrdiff_t i, CellOffset to, int atMost)
{
    const int blocked = (row.cost[i + to.right] == CostField::blocked) +
                        (row.cost[i + to.up * row.up] == CostField::blocked);
    return blocked <= atMost;
}

/// Steps to the neighbour with the least cost of step and rest. Straight steps first.
void writeEightDirections(const Row& row, bool weighsCosts)
{
    for (std::ptrdiff_t i = 0; i < row.count; ++i) {
        const float cost = weighsCosts ? float(row.cost[i]) : 1;
        Step best;
        for (const CellOffset to : offsetsAround) {
            const bool isDiagonal = to.right * to.up != 0;
            const float length = isDiagonal ? root : 1;
            const float left = row.at(i, to.right, to.up) + length * cost;
            const float part = isDiagonal ? halfRoot : 1;
            if (left < best.left && (!isDiagonal || isOpen(row, i, to, 0)))
                best = {left, float(to.right) * part, float(to.up) * part};
        }
        const bool flows = row.value[i] > 0 && row.value[i] < unreached;
        row.x[i] = packed(flows ? best.x : 0);
        row.y[i] = packed(flows ? best.y : 0);
    }
}

/// Eikonal values at any cost: the best of all triangles.
void writeWeighted(const Row& row)
{
    for (std::ptrdiff_t i = 0; i < row.count; ++i) {
        const float cost = float(row.cost[i]);
        Step best;
        for (const CellOffset to : offsetsAround) {
            const float value = row.at(i, to.right, to.up);
            if (!(value < unreached))
                continue;
            const auto right = float(to.right);
            const auto up = float(to.up);
            if (to.right * to.up != 0) {
                const float left = value + root * cost;
                if (left < best.left && isOpen(row, i, to, 1))
                    best = {left, halfRoot * right, halfRoot * up};
                continue;
            }
            // The diagonal cells to the left and right of the straight neighbour.
            const float ahead = row.at(i, to.right - to.up, to.up + to.right);
            const float behind = row.at(i, to.right + to.up, to.up - to.right);
            const float turn = ahead <= behind ? 1.0f : -1.0f;
            const float fall =
                std::min(std::max(value - std::min(ahead, behind), 0.0f), halfRoot * cost);
            const float left = value + std::sqrt(cost * cost - fall * fall);
            const float sine = fall / cost;
            const float cosine = std::sqrt(1 - sine * sine);
            if (left < best.left)
                best = {left, cosine * right - turn * sine * up, cosine * up + turn * sine * right};
        }
        const bool flows = row.value[i] < unreached;
        row.x[i] = packed(flows ? best.x : 0);
        row.y[i] = packed(flows ? best.y : 0);
    }
}

/// Leads straight to a goal that is seen, unless another goal is nearer round a corner.
void writeSight(const IntegrationField& field, const CellWindow& window, int row,
                const DirectionArrays& arrays)
{
    const CellGrid& grid = field.grid();
    const std::size_t begin = grid.indexOf({window.left, row});
    const auto count = std::size_t(window.right - window.left + 1);
    const auto seen = field.sight().subspan(begin, count);
    std::uint8_t all = 0; // without a branch, for vectors
    for (const std::uint8_t each : seen)
        all |= each;
    std::fill_n(arrays.sight.begin() + std::ptrdiff_t(begin), count, std::uint8_t(0));
    if (all == 0)
        return;
    constexpr float rounding = 1.000001f;
    // Breadth-first and Dijkstra count steps from the centre of the goal's cell.
    const float slack = field.method() == FlowMethod::eikonal ? 0 : halfRoot;
    const std::vector<nav::Point>& goals = field.goals();
    std::uint8_t number = 0;
    nav::Point goal;
    for (std::size_t i = 0; i < count; ++i) {
        if (seen[i] == 0)
            continue;
        if (seen[i] != number) {
            number = seen[i];
            goal = grid.inCells(goals[number - 1u]);
        }
        const auto x = float(goal.x - (window.left + double(i) + 0.5));
        const auto y = float(goal.y - (row + 0.5));
        const float square = x * x + y * y;
        const float distance = std::sqrt(square);
        const float value = field.padded()[begin + i];
        if (distance > value * rounding + slack)
            continue;
        const float scale = distance > 0 ? 1 / distance : 0;
        arrays.sight[begin + i] = number;
        arrays.x[begin + i] = packed(x * scale);
        arrays.y[begin + i] = packed(y * scale);
    }
}

} // namespace

void writeDirections(const IntegrationField& field, const CellWindow& window,
                     const DirectionArrays& arrays)
{
    const CellGrid& grid = field.grid();
    const bool isUniform = field.costs().highest() == 1;
    for (int row = window.bottom; row <= window.top; ++row) {
        const std::size_t begin = grid.indexOf({window.left, row});
        const Row cells{field.padded().data() + begin, field.costs().padded().data() + begin,
                        std::ptrdiff_t(grid.stride()), window.right - window.left + 1,
                        arrays.x.data() + begin,       arrays.y.data() + begin};
        if (field.method() != FlowMethod::eikonal)
            writeEightDirections(cells, field.method() == FlowMethod::dijkstra);
        else if (isUniform)
            writeUniform(cells);
        else
            writeWeighted(cells);
        writeSight(field, window, row, arrays);
    }
}

} // namespace thicket::steer
