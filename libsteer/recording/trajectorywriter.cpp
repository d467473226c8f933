#include "libnav/json/json.h"
#include "libsteer/recording/decimal.h"
#include "libsteer/recording/trajectories.h"
#include "libsteer/recording/trajectoryheader.h"

#include <algorithm>
#include <cmath>

namespace thicket::steer {
namespace {

struct Row {
    std::uint32_t id = 0;
    std::uint32_t frame = 0;
    FrameAgent shown;
};

std::vector<Row> rowsOf(const Recording& recording)
{
    std::vector<Row> rows;
    RecordingCursor cursor(recording);
    Frame frame;
    for (std::uint32_t k = 0; k < recording.frameCount(); ++k) {
        cursor.frame(k, frame);
        const std::size_t begin = rows.size();
        for (const FrameAgent& shown : frame)
            rows.push_back({recording.agents()[shown.agent].id, k, shown});
        std::sort(rows.begin() + static_cast<std::ptrdiff_t>(begin), rows.end(),
                  [](const Row& a, const Row& b) { return a.id < b.id; });
    }
    return rows;
}

/// Frame 3 at 20 frames per second is at 0.15, not at 3 * 0.05, which differs in the last bit.
double timeOf(std::uint32_t frame, double step)
{
    const double rate = std::nearbyint(1 / step);
    return 1 / rate == step ? frame / rate : frame * step;
}

/// The number of decimals in the file's unit; no value if the lattice is binary.
std::optional<int> decimalsOf(std::uint64_t denominator, std::uint32_t perUnit)
{
    int digits = 0;
    for (std::uint64_t rest = denominator / perUnit; rest > 1; rest /= 10)
        ++digits;
    const bool isDecimal = static_cast<std::uint64_t>(powerOfTen(digits)) * perUnit == denominator;
    return isDecimal ? std::optional(digits) : std::nullopt;
}

TrajectoryNotation notationFor(const RecordingInfo& info)
{
    TrajectoryNotation notation;
    notation.header = headerOf(info);
    notation.byAgent = false;
    return notation;
}

} // namespace

std::string writeTrajectories(const Recording& recording)
{
    const RecordingInfo& info = recording.info();
    const TrajectoryNotation notation = info.notation ? *info.notation : notationFor(info);
    std::vector<Row> rows = rowsOf(recording);
    if (notation.byAgent) {
        std::stable_sort(rows.begin(), rows.end(),
                         [](const Row& a, const Row& b) { return a.id < b.id; });
    }
    const std::optional<int> digits = decimalsOf(info.denominator, notation.perUnit);
    std::string text = notation.header;
    const auto isNegativeZero = [&](const Row& row, std::uint8_t axis) {
        const MinusZero zero{notation.firstFrame + row.frame, row.id, axis};
        return std::ranges::binary_search(notation.minusZeros, zero);
    };
    const auto append = [&](double units, const Row& row, std::uint8_t axis) {
        text += notation.separator;
        if (!info.notation) {
            nav::appendShortest(text, units);
            return;
        }
        if (!digits) {
            if (units == 0 && isNegativeZero(row, axis))
                text += '-';
            nav::appendShortest(text, units);
            return;
        }
        const auto whole = static_cast<std::int64_t>(
            std::nearbyint(units * static_cast<double>(info.denominator)));
        if (whole == 0 && isNegativeZero(row, axis))
            text += '-';
        appendDecimal(text, whole, *digits);
    };
    for (const Row& row : rows) {
        text += std::to_string(row.id);
        text += notation.separator;
        text += std::to_string(notation.firstFrame + row.frame);
        append(row.shown.position.x, row, 0);
        append(row.shown.position.y, row, 1);
        if (info.hasHeights)
            append(row.shown.height, row, 2);
        text += '\n';
    }
    return text;
}

std::string writeTrajectoryTable(const Recording& recording)
{
    const RecordingInfo& info = recording.info();
    const std::int64_t first = info.notation ? info.notation->firstFrame : 0;
    std::string text = info.hasHeights ? "id,frame,time,x,y,z\n" : "id,frame,time,x,y\n";
    for (const Row& row : rowsOf(recording)) {
        text += std::to_string(row.id) + ',' + std::to_string(first + row.frame) + ',';
        nav::appendShortest(text, timeOf(row.frame, info.step));
        text += ',';
        nav::appendShortest(text, row.shown.position.x);
        text += ',';
        nav::appendShortest(text, row.shown.position.y);
        if (info.hasHeights) {
            text += ',';
            nav::appendShortest(text, row.shown.height);
        }
        text += '\n';
    }
    return text;
}

} // namespace thicket::steer
