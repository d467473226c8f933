#include "app/drawing/coverage.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace thicket::drawing {

namespace {

constexpr double fullTurn = 2 * std::numbers::pi;

bool beginsBefore(const Interval& a, const Interval& b) { return a.begin < b.begin; }

/// Narrows [begin, end] to where value + t * slope is in (low, high). False if nothing is left.
bool clip(Interval& range, double value, double slope, double low, double high)
{
    if (std::abs(slope) < 1e-15)
        return value > low && value < high;
    const double atLow = (low - value) / slope;
    const double atHigh = (high - value) / slope;
    range.begin = std::max(range.begin, std::min(atLow, atHigh));
    range.end = std::min(range.end, std::max(atLow, atHigh));
    return range.begin < range.end;
}

} // namespace

void coverLineByDisc(std::vector<Interval>& covered, nav::Point from, nav::Point along,
                     double length, nav::Point center, double radius)
{
    const nav::Point toCenter = center - from;
    const double aside = nav::cross(along, toCenter);
    if (std::abs(aside) >= radius)
        return;
    const double half = std::sqrt((radius - aside) * (radius + aside));
    const double middle = nav::dot(along, toCenter);
    if (middle + half > 0 && middle - half < length)
        covered.push_back({middle - half, middle + half});
}

void coverLineByRectangle(std::vector<Interval>& covered, nav::Point from, nav::Point along,
                          double length, const Spine& spine, double radius)
{
    const nav::Point start = from - spine.a;
    Interval range{0, length};
    if (clip(range, nav::dot(start, spine.direction), nav::dot(along, spine.direction), 0,
             spine.length) &&
        clip(range, nav::cross(spine.direction, start), nav::cross(spine.direction, along), -radius,
             radius))
        covered.push_back(range);
}

void coverRimByDisc(std::vector<Interval>& covered, nav::Point rimCenter, double rimRadius,
                    nav::Point center, double radius)
{
    const nav::Point apart = center - rimCenter;
    const double d = nav::length(apart);
    if (d >= rimRadius + radius || d <= rimRadius - radius)
        return;
    if (d <= radius - rimRadius) {
        covered.push_back({0, fullTurn});
        return;
    }
    const double cosine =
        (d * d + (rimRadius - radius) * (rimRadius + radius)) / (2 * d * rimRadius);
    const double half = std::acos(std::clamp(cosine, -1.0, 1.0));
    const double middle = std::atan2(apart.y, apart.x);
    covered.push_back({middle - half, middle + half});
}

void coverRimByRectangle(std::vector<Interval>& covered, nav::Point rimCenter, double rimRadius,
                         const Spine& spine, double radius)
{
    const double u = nav::dot(rimCenter - spine.a, spine.direction);
    const double v = nav::cross(spine.direction, rimCenter - spine.a);
    if (u + rimRadius <= 0 || u - rimRadius >= spine.length || std::abs(v) >= rimRadius + radius)
        return;
    std::array<double, 9> cuts{};
    std::size_t count = 0;
    for (const double edge : {-u / rimRadius, (spine.length - u) / rimRadius}) {
        if (std::abs(edge) < 1) {
            cuts[count++] = std::acos(edge);
            cuts[count++] = fullTurn - std::acos(edge);
        }
    }
    for (const double edge : {(radius - v) / rimRadius, (-radius - v) / rimRadius}) {
        if (std::abs(edge) < 1) {
            cuts[count++] = std::fmod(std::asin(edge) + fullTurn, fullTurn);
            cuts[count++] = std::numbers::pi - std::asin(edge);
        }
    }
    if (count == 0)
        cuts[count++] = 0;
    std::sort(cuts.begin(), cuts.begin() + std::ptrdiff_t(count));
    const double turned = std::atan2(spine.direction.y, spine.direction.x);
    for (std::size_t i = 0; i < count; ++i) {
        const double begin = cuts[i];
        const double end = i + 1 < count ? cuts[i + 1] : cuts[0] + fullTurn;
        const double middle = (begin + end) / 2;
        const double along = u + rimRadius * std::cos(middle);
        if (along > 0 && along < spine.length &&
            std::abs(v + rimRadius * std::sin(middle)) < radius)
            covered.push_back({begin + turned, end + turned});
    }
}

std::vector<Interval> uncoveredLine(std::vector<Interval> covered, double length)
{
    std::sort(covered.begin(), covered.end(), beginsBefore);
    std::vector<Interval> left;
    double reached = 0;
    for (const Interval& c : covered) {
        if (c.begin > reached)
            left.push_back({reached, std::min(c.begin, length)});
        reached = std::max(reached, c.end);
        if (reached >= length)
            return left;
    }
    left.push_back({reached, length});
    return left;
}

std::vector<Interval> uncoveredRim(std::vector<Interval> covered)
{
    if (covered.empty())
        return {{0, fullTurn}};
    for (Interval& c : covered) {
        const double turns = std::floor(c.begin / fullTurn) * fullTurn;
        c = {c.begin - turns, c.end - turns};
    }
    std::sort(covered.begin(), covered.end(), beginsBefore);
    std::vector<Interval> left;
    double reached = covered.front().end;
    for (const Interval& c : covered) {
        if (c.begin > reached)
            left.push_back({reached, c.begin});
        reached = std::max(reached, c.end);
    }
    // An interval that runs past the full turn covers the beginning, too.
    const double round = covered.front().begin + fullTurn;
    if (reached < round)
        left.push_back({reached, round});
    const double over = reached - fullTurn;
    std::erase_if(left, [over](const Interval& i) { return i.end <= over; });
    for (Interval& i : left)
        i.begin = std::max(i.begin, over);
    std::erase_if(left, [](const Interval& i) { return i.end - i.begin < 1e-9; });
    return left;
}

} // namespace thicket::drawing
