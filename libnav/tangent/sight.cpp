#include "libnav/tangent/sight.h"

#include "libnav/collision/index/coregrid.h"
#include "libnav/geometry/angle.h"
#include "libnav/geometry/direction.h"
#include "libnav/geometry/grid.h"
#include "libnav/tangent/contactcover.h"
#include "libnav/tangent/rimflood.h"
#include "libnav/tangent/rimindex.h"
#include "libnav/tangent/turning.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace thicket::nav {

namespace {

// Squares of each level are half as wide as those of the level before, as obstacles need.
constexpr std::int32_t levels = 5;
constexpr double cellsPerSquare = 0.25; // of the grid of the cores, along a side
// The rims are those that are seen from a circle that is larger than the one round the square by
// more than rounding moves lines.
constexpr double roundSquare = 1.03 * std::numbers::sqrt2 / 2;
constexpr std::size_t mostRims = 512;
constexpr std::size_t mostLooked = 100000; // some milliseconds

/// A half-line of travel that ends where it touches a rim.
struct TouchingLine {
    Point contact;
    Point direction; // unit vector
    double doubt;    // radians, by which it may be turned

    bool passes(const Circle& circle) const
    {
        const Point back = circle.center - contact;
        const double away = -dot(direction, back);
        return away > 0 &&
               std::abs(cross(direction, back)) <= circle.radius + doubt * (away + circle.radius);
    }
};

/// Collects the rims that are seen from a circle in free space.
class SightSearch {
public:
    SightSearch(const SearchView& field, const Circle& place) : m_field(field), m_place(place) {}

    /// Nothing if there is too much to look at.
    std::vector<SeenRim> run();
    bool isTooMuch() const { return m_looked > mostLooked || m_seen.size() > mostRims; }

private:
    struct Seen {
        std::uint32_t key;        // rimKey()
        bool isFromPlace = false; // a tangent of the circle touches it
        bool hasEvents = false;   // lines through the circle at which it appears or disappears
    };

    Seen& see(std::uint32_t key);
    void seeFromPlace(Winding winding);
    void seePast(std::uint32_t key);
    void count(const RimFlood& flood, const RimDepartures& found);
    void lookAtEnds(std::uint32_t key);
    bool isCoveredFromPlace(std::uint32_t key) const;

    SearchView m_field;
    Circle m_place;
    std::vector<Seen> m_seen;         // by key
    std::vector<std::uint32_t> m_new; // keys of these, still to be looked past
    std::size_t m_looked = 0;
};

SightSearch::Seen& SightSearch::see(std::uint32_t key)
{
    auto at = std::partition_point(m_seen.begin(), m_seen.end(),
                                   [key](const Seen& seen) { return seen.key < key; });
    if (at == m_seen.end() || at->key != key) {
        at = m_seen.insert(at, Seen{key});
        m_new.push_back(key);
    }
    return *at;
}

std::vector<SeenRim> SightSearch::run()
{
    seeFromPlace(Winding::counterClockwise);
    seeFromPlace(Winding::clockwise);
    while (!m_new.empty() && !isTooMuch()) {
        const std::uint32_t key = m_new.back();
        m_new.pop_back();
        seePast(key);
        lookAtEnds(key);
    }
    std::vector<SeenRim> rims;
    if (isTooMuch())
        return rims;
    rims.reserve(m_seen.size());
    for (const Seen& seen : m_seen)
        if (seen.hasEvents || !isCoveredFromPlace(seen.key))
            rims.push_back(
                {discOfRim(seen.key), windingOfRim(seen.key), seen.isFromPlace && !seen.hasEvents});
    return rims;
}

// Whether obstacles cover the contact of the tangent from the middle; then, without events, also of
// those from everywhere else.
bool SightSearch::isCoveredFromPlace(std::uint32_t key) const
{
    const Disc& disc = m_field.discs()[discOfRim(key)];
    const Winding winding = windingOfRim(key);
    const auto line = tangentLine(m_place.center, 0, disc.center, sign(winding) * disc.radius);
    return line && isContactCovered(m_field, discOfRim(key),
                                    contactAngle(angleOf(line->direction), winding));
}

void SightSearch::count(const RimFlood& flood, const RimDepartures& found)
{
    m_looked += found.isComplete ? flood.looked() : mostLooked + 1;
}

// Lines that leave the circle.
void SightSearch::seeFromPlace(Winding winding)
{
    RimDepartures found;
    RimFlood flood(m_field, m_place, winding);
    flood.fill(found);
    count(flood, found);
    for (const RimDeparture& departure : found.departures)
        see(rimKey(departure.target, departure.winding)).isFromPlace = true;
}

// Lines from the circle that touch the rim on their way to another.
void SightSearch::seePast(std::uint32_t key)
{
    const Disc& disc = m_field.discs()[discOfRim(key)];
    const Winding winding = windingOfRim(key);
    const double radius = sign(winding) * disc.radius;
    const auto right = tangentLine(m_place.center, m_place.radius, disc.center, radius);
    const auto left = tangentLine(m_place.center, -m_place.radius, disc.center, radius);
    if (!right || !left) {
        m_looked = mostLooked + 1;
        return;
    }
    Point low = right->direction;
    Point high = left->direction;
    if (cross(low, high) < 0)
        std::swap(low, high);
    RimDepartures found;
    RimFlood flood(m_field, discOfRim(key), winding);
    flood.fill(found, low, high);
    count(flood, found);
    for (const RimDeparture& departure : found.departures) {
        const Point direction = departure.line.direction;
        const TouchingLine line{disc.center - radius * leftNormal(direction), direction, 0};
        if (line.passes(m_place))
            see(rimKey(departure.target, departure.winding)).hasEvents = true;
    }
}

// Lines from the circle that touch the rim where one of its free stretches ends.
void SightSearch::lookAtEnds(std::uint32_t key)
{
    const auto arcs = m_field.coveredArcs(discOfRim(key));
    const Disc& disc = m_field.discs()[discOfRim(key)];
    const double side = sign(windingOfRim(key));
    for (const RimArc& arc : arcs)
        for (const double angle : {arc.begin, arc.begin + arc.sweep}) {
            const Point outward = unitAt(angle);
            const TouchingLine line{disc.center + disc.radius * outward, side * leftNormal(outward),
                                    2 * rimSlack(m_field, disc.radius)};
            if (line.passes(m_place))
                see(key).hasEvents = true;
        }
}

std::unique_ptr<Sight> lookFrom(const SearchView& field, const Box& square)
{
    auto sight = std::make_unique<Sight>();
    const Circle place{square.center(), roundSquare * square.width()};
    const Box room = boxAround(place.center, place.radius);
    const auto arenas = field.arenas();
    for (const ArenaIndex i : field.boundingArenas())
        if (distance(arenas[i].center, place.center) + place.radius > arenas[i].radius)
            return sight;
    if (!field.coresIn(room).empty() || !field.discsIn(room).empty())
        return sight;
    sight->state = Sight::State::tooMuch;
    SightSearch search(field, place);
    sight->place = place;
    sight->rims = search.run();
    sight->outlooks.resize(sight->rims.size());
    if (!search.isTooMuch())
        sight->state = Sight::State::known;
    return sight;
}

} // namespace

std::shared_ptr<const Sight> sightFrom(const SearchView& field, Point from)
{
    const PlaceNotes& notes = *field.sights();
    const GridFrame& grid = field.coreGrid().cells();
    if (field.coreGrid().isEmpty() || !grid.bounds().contains(from))
        return nullptr;
    double side = cellsPerSquare * grid.side();
    for (std::int32_t level = 0; level < levels; ++level, side /= 2) {
        const Point at = (1 / side) * (from - grid.bounds().min);
        const PlaceKey place{level, std::int32_t(at.x), std::int32_t(at.y)};
        std::shared_ptr<const PlaceNote> note = notes.at(place);
        if (!note) {
            const Point corner =
                grid.bounds().min + side * Point{double(place.column), double(place.row)};
            note = notes.keep(place, lookFrom(field, {corner, corner + Point{side, side}}));
        }
        auto sight = std::static_pointer_cast<const Sight>(std::move(note));
        if (sight->state == Sight::State::known)
            return sight;
        if (sight->state == Sight::State::tooMuch)
            return nullptr;
    }
    return nullptr;
}

} // namespace thicket::nav
