#include "tests/bench/scenes.h"

#include "tests/support/geometry/splitmix.h"

#include <cmath>
#include <map>
#include <numbers>
#include <tuple>

namespace thicket::bench {

namespace {

using nav::Point;
using Key = std::tuple<int, int, bool>;

template <class Any>
std::vector<nav::Segment> clearPairs(const nav::ObstacleField& field, int count, Any any)
{
    std::vector<nav::Segment> pairs;
    while (int(pairs.size()) < count) {
        const nav::Segment pair = any();
        if (field.clearance(pair.a) >= 0.25 && field.clearance(pair.b) >= 0.25)
            pairs.push_back(pair);
    }
    return pairs;
}

Point placeIn(double side, test::SplitMix& random)
{
    const double x = random.between(0, side);
    return {x, random.between(0, side)};
}

} // namespace

const test::Forest& forestOf(int count, int cover, bool overlapping)
{
    static std::map<Key, test::Forest> forests;
    const auto [it, isNew] = forests.try_emplace({count, cover, overlapping});
    if (isNew) {
        const auto seed = static_cast<std::uint64_t>(count + cover + (overlapping ? 7 : 0));
        it->second = test::makeForest({count, cover / 100.0, overlapping, seed});
    }
    return it->second;
}

const nav::ObstacleField& fieldOf(int count, int cover, bool overlapping)
{
    static nav::ObstacleField field;
    static Key last;
    const Key wanted{count, cover, overlapping};
    if (last != wanted) {
        field = {};
        field = *nav::ObstacleField::build(forestOf(count, cover, overlapping).circles, 0);
    }
    last = wanted;
    return field;
}

std::vector<nav::Segment> randomPairs(const nav::ObstacleField& field, double side, int count)
{
    test::SplitMix random(1);
    return clearPairs(field, count, [&] {
        const Point start = placeIn(side, random);
        return nav::Segment{start, placeIn(side, random)};
    });
}

std::vector<nav::Segment> pairsApart(const nav::ObstacleField& field, double side, double apart,
                                     int count)
{
    test::SplitMix random(1);
    const nav::Box square{{0, 0}, {side, side}};
    return clearPairs(field, count, [&] {
        for (;;) {
            const Point start = placeIn(side, random);
            const double angle = random.between(0, 2 * std::numbers::pi);
            const Point goal = start + apart * Point{std::cos(angle), std::sin(angle)};
            if (square.contains(goal))
                return nav::Segment{start, goal};
        }
    });
}

} // namespace thicket::bench
