#include "app/editor/gestures/equalgap.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace thicket::editor {

namespace {

/// A box along the axis.
struct Span {
    double low = 0;
    double high = 0;
};

Span spanOf(const nav::Box& box, bool alongX)
{
    return alongX ? Span{box.min.x, box.max.x} : Span{box.min.y, box.max.y};
}

/// Sorted, and what overlaps or touches is one.
std::vector<Span> united(std::vector<Span> row)
{
    std::sort(row.begin(), row.end(), [](const Span& a, const Span& b) { return a.low < b.low; });
    std::vector<Span> result;
    for (const Span& span : row) {
        if (result.empty() || span.low > result.back().high)
            result.push_back(span);
        else
            result.back().high = std::max(result.back().high, span.high);
    }
    return result;
}

struct Place {
    double by = 0;
    double source = 0;
    double target = 0;
};

/// Above the second of two, as far from it as they are apart.
Place above(const Span& moving, const Span& first, const Span& second)
{
    const double gap = second.low - first.high;
    return {second.high + gap - moving.low, first.high + gap / 2, second.high + gap / 2};
}

/// Below the first of two, as far from it as they are apart.
Place below(const Span& moving, const Span& first, const Span& second)
{
    const double gap = second.low - first.high;
    return {first.low - gap - moving.high, second.low - gap / 2, first.low - gap / 2};
}

/// In the middle of two.
Place between(const Span& moving, const Span& first, const Span& second)
{
    const double gap = (second.low - first.high - (moving.high - moving.low)) / 2;
    return {first.high + gap - moving.low, second.low - gap / 2, first.high + gap / 2};
}

/// Those beside the room in which the moving one lies.
std::vector<Place> placesIn(const std::vector<Span>& row, const Span& moving, double reach)
{
    const auto next = std::find_if(
        row.begin(), row.end(), [&](const Span& span) { return span.high > moving.low + reach; });
    const auto before = next - row.begin();
    const auto after = row.end() - next;
    std::vector<Place> places;
    if (after > 0 && next->low < moving.high - reach)
        return places; // it lies on another one
    if (before > 1)
        places.push_back(above(moving, next[-2], next[-1]));
    if (after > 1)
        places.push_back(below(moving, next[0], next[1]));
    if (before > 0 && after > 0)
        places.push_back(between(moving, next[-1], next[0]));
    const auto isOnAnother = [&](const Place& place) {
        return (before > 0 && moving.low + place.by <= next[-1].high) ||
               (after > 0 && moving.high + place.by >= next[0].low);
    };
    std::erase_if(places, isOnAnother);
    return places;
}

} // namespace

std::optional<EqualGap> equalGap(const nav::Box& moving, const std::vector<nav::Box>& others,
                                 bool alongX, double reach)
{
    const Span across = spanOf(moving, !alongX);
    std::vector<Span> row;
    for (const nav::Box& box : others) {
        const Span span = spanOf(box, !alongX);
        if (span.low < across.high && span.high > across.low)
            row.push_back(spanOf(box, alongX));
    }
    const Span along = spanOf(moving, alongX);
    std::optional<Place> best;
    for (const Place& place : placesIn(united(std::move(row)), along, reach)) {
        if (std::abs(place.by) <= (best ? std::abs(best->by) : reach))
            best = place;
    }
    if (!best)
        return {};
    const double middle = (across.low + across.high) / 2;
    const auto at = [&](double place) {
        return alongX ? nav::Point{place, middle} : nav::Point{middle, place};
    };
    return EqualGap{best->by, at(best->source), at(best->target)};
}

} // namespace thicket::editor
