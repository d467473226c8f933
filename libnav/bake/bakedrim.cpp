#include "libnav/bake/bakedrim.h"

#include "libnav/tangent/turning.h"

#include <algorithm>

namespace thicket::nav {

namespace {

// Where the quarters of a list begin, each by so much earlier that rounding leaves none out. From a
// corner that nothing covers all entries lead on.
void setQuarters(BakedRim& rim, const BakedLayer& layer, Winding winding)
{
    constexpr std::uint32_t most = UINT16_MAX;
    if (rim.radius == 0 && rim.halfSpan >= BakedRim::wholeCorner)
        return;
    const double unit = rim.radius > 0 ? rim.radius : 1;
    const double middle = rim.radius > 0 ? progress(winding, rim.radius * rim.halfSpan) : 0;
    for (std::size_t i = 0; i < rim.quarters.size(); ++i) {
        const double edge = (0.5 * double(i) - 1) * rim.halfSpan - BakedRim::sameCorner;
        const std::uint32_t first = layer.firstFrom(rim.entries, middle + unit * edge);
        rim.quarters[i] = static_cast<std::uint16_t>(std::min(first - rim.entries.begin, most));
    }
}

} // namespace

BakedRim bakedRim(const Disc& disc, const BakedLayer& layer, std::uint32_t stretch, Winding winding)
{
    const RimStretch& own = layer.stretches[stretch];
    BakedRim rim;
    rim.center = disc.center;
    rim.radius = disc.trueRadius;
    rim.middle = stretchMiddle(own);
    const bool isWhole = own.sweep >= fullTurn;
    if (isWhole)
        rim.halfSpan = rim.radius > 0 ? BakedRim::wholeArc : BakedRim::wholeCorner;
    else
        rim.halfSpan = halfSpan(own, rim.radius);
    rim.entries = layer.entriesOf(passKey(stretch, winding));
    setQuarters(rim, layer, winding);
    return rim;
}

std::vector<BakedRim> bakedRims(const SearchView& field, const BakedLayer& layer)
{
    std::vector<BakedRim> rims(2 * field.discs().size());
    for (std::uint32_t key = 0; key < rims.size(); ++key) {
        const DiscIndex disc = discOfRim(key);
        const std::uint32_t stretch = layer.firstStretch[disc];
        if (layer.firstStretch[disc + 1] - stretch == 1) {
            rims[key] = bakedRim(field.discs()[disc], layer, stretch, windingOfRim(key));
        } else {
            rims[key].center = field.discs()[disc].center;
            rims[key].radius = field.discs()[disc].trueRadius;
            rims[key].halfSpan = BakedRim::severalStretches;
        }
    }
    return rims;
}

} // namespace thicket::nav
