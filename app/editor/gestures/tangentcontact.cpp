#include "app/editor/gestures/tangentcontact.h"

#include "libnav/geometry/distance.h"

#include <cmath>

namespace thicket::editor {

std::optional<TangentContact> tangentContact(nav::Point from, nav::Point moving,
                                             const std::vector<nav::Circle>& discs, double reach)
{
    std::optional<TangentContact> best;
    const nav::Point side = moving - from;
    double nearest = reach;
    for (const nav::Circle& disc : discs) {
        const nav::Point out = disc.center - from;
        const double distance = nav::length(out);
        if (!(disc.radius > 0 && distance > disc.radius))
            continue;
        const double sine = disc.radius / distance;
        const double cosine = std::sqrt(1 - sine * sine);
        const nav::Point u = (1 / distance) * out;
        for (const double turn : {sine, -sine}) {
            const nav::Point along{cosine * u.x - turn * u.y, turn * u.x + cosine * u.y};
            const double end = side.x * along.x + side.y * along.y;
            const double contact = cosine * distance;
            const nav::Point by = (from + end * along) - moving;
            if (end < contact || nav::length(by) > nearest)
                continue;
            nearest = nav::length(by);
            best = TangentContact{by, from + contact * along};
        }
    }
    return best;
}

} // namespace thicket::editor
