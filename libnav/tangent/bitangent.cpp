#include "libnav/tangent/bitangent.h"

#include "libnav/geometry/angle.h"

namespace thicket::nav {

Bitangent bitangentAlong(const TangentLine& line, const Circle& a, Winding wa, const Circle& b,
                         Winding wb)
{
    const Point n = leftNormal(line.direction);
    Bitangent t;
    t.from = a.center - sign(wa) * a.radius * n;
    t.to = b.center - sign(wb) * b.radius * n;
    t.fromWinding = wa;
    t.toWinding = wb;
    t.direction = line.direction;
    t.heading = angleOf(line.direction);
    t.length = line.length;
    return t;
}

std::optional<Bitangent> bitangent(const Circle& a, Winding wa, const Circle& b, Winding wb)
{
    const auto line = tangentLine(a.center, sign(wa) * a.radius, b.center, sign(wb) * b.radius);
    if (!line)
        return {};
    return bitangentAlong(*line, a, wa, b, wb);
}

std::vector<Bitangent> bitangents(const Circle& a, const Circle& b)
{
    constexpr Winding left = Winding::counterClockwise;
    constexpr Winding right = Winding::clockwise;
    constexpr std::pair<Winding, Winding> all[] = {
        {left, left}, {right, right}, {left, right}, {right, left}};
    std::vector<Bitangent> found;
    for (const auto& [wa, wb] : all) {
        if ((a.radius == 0 && wa == right) || (b.radius == 0 && wb == right))
            continue;
        if (auto t = bitangent(a, wa, b, wb))
            found.push_back(*t);
    }
    return found;
}

} // namespace thicket::nav
