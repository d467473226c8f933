#pragma once

#include "libnav/collision/searchview.h"
#include "tests/libnav/collision/sameparts.h"
#include "tests/support/geometry/splitmix.h"

namespace thicket::test {

/// The differences between the answers of two fields for points and rays in the square of that side
/// from the origin.
inline QString answersFault(const ObstacleField& edited, const ObstacleField& fresh, double side,
                            SplitMix& random)
{
    const auto anywhere = [&] {
        const nav::Point lattice{double(random.below(21) * 2), double(random.below(21) * 2)};
        return random.chance(0.3)
                   ? lattice
                   : nav::Point{random.between(-5, side + 5), random.between(-5, side + 5)};
    };
    for (int i = 0; i < 20; ++i) {
        const nav::Point a = anywhere();
        const nav::Point b = anywhere();
        const auto hit = edited.firstHit(a, b);
        const auto wanted = fresh.firstHit(a, b);
        if (hit.has_value() != wanted.has_value() || (hit && std::abs(hit->at - wanted->at) > 1e-6))
            return QString("ray (%1, %2) to (%3, %4)").arg(a.x).arg(a.y).arg(b.x).arg(b.y);
        if (hit && distance(a, b) > 0) {
            const nav::Point direction = (1 / distance(a, b)) * (b - a);
            const nav::SearchView view(edited);
            const nav::Blocker first = view.firstBlocker(a, direction, distance(a, b));
            if (first.kind == nav::Blocker::Kind::disc &&
                hit->obstacle != view.discs()[first.index].obstacle)
                return "hit's obstacle";
        }
        if (edited.clearance(a) != fresh.clearance(a))
            return QString("clearance at (%1, %2)").arg(a.x).arg(a.y);
        if (edited.obstacleAt(a) != fresh.obstacleAt(a) ||
            edited.obstaclesAt(a) != fresh.obstaclesAt(a) ||
            nav::SearchView(edited).isFreeForRays(a) != nav::SearchView(fresh).isFreeForRays(a))
            return QString("obstacle at (%1, %2)").arg(a.x).arg(a.y);
        const nav::Box window{{std::min(a.x, b.x), std::min(a.y, b.y)},
                              {std::max(a.x, b.x), std::max(a.y, b.y)}};
        if (nav::SearchView(edited).discsIn(window).size() !=
                nav::SearchView(fresh).discsIn(window).size() ||
            coresThatBeginIn(window, edited) != coresThatBeginIn(window, fresh))
            return "window";
        const auto free = edited.nearestFreePoint(a);
        const auto other = fresh.nearestFreePoint(a);
        if (free.has_value() != other.has_value() ||
            (free && std::abs(distance(a, *free) - distance(a, *other)) > 1e-6))
            return QString("nearest free point of (%1, %2)").arg(a.x).arg(a.y);
    }
    return {};
}

} // namespace thicket::test
