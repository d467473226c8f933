#include "libnav/bake/bakedend.h"

#include "libnav/bake/bakedrim.h"
#include "libnav/bake/bakedsight.h"
#include "libnav/geometry/angle.h"
#include "libnav/tangent/turning.h"

#include <algorithm>
#include <cmath>

namespace thicket::nav {

namespace {

constexpr std::size_t block = 8; // entries that are copied at a time
constexpr double sameArc = 1e-9; // radians by which rounding may put a place behind another

/// Where a tangent from a point touches a rim, at the true radius.
BakedEnd::Arrival arrivalAt(const BakedRim& rim, Winding winding, Point from)
{
    const Point out = from - rim.center;
    const double side = sign(winding);
    const double length = std::sqrt(std::max(0.0, dot(out, out) - rim.radius * rim.radius));
    if (rim.radius == 0)
        return {length, side * cornerPlace(rim.middle, side * leftNormal(out))};
    const Point contact = rim.radius * out + side * length * leftNormal(out);
    return {length, side * angleBetween(rim.middle, contact)};
}

} // namespace

void BakedEnd::look(const BakedLayer& layer, Point from, Point other)
{
    m_from = from;
    m_listed = -infinity;
    m_count = 0;
    m_lists.clear();
    layer.collectSights(from, m_rims);
    m_sights.clear();
    for (const std::uint32_t key : m_rims) {
        const BakedRim& rim = layer.rims[key];
        const double toRim = std::max(0.0, distance(from, rim.center) - rim.radius);
        const double beyond = std::max(0.0, distance(rim.center, other) - rim.radius);
        m_sights.push_back({key, toRim, toRim + beyond});
    }
}

// First all are chosen and measured, without a branch that is as likely as not, so that the
// processor works on several at a time.
void BakedEnd::listUpTo(const SearchView& field, const BakedLayer& layer, double bound)
{
    const std::size_t old = m_lists.size();
    m_lists.resize(old + m_sights.size());
    std::size_t count = old;
    for (std::uint32_t i = 0; i < m_sights.size(); ++i) {
        m_lists[count].sight = i;
        const double own = m_sights[i].bound;
        count += std::size_t(own > m_listed) & std::size_t(own <= bound);
    }
    m_lists.resize(count);
    m_listed = bound;
    m_arrivals.clear();
    for (std::size_t i = old; i < count; ++i) {
        const std::uint32_t key = m_sights[m_lists[i].sight].rim;
        m_arrivals.push_back(arrivalAt(layer.rims[key], windingOfRim(key), m_from));
    }
    for (std::size_t i = old; i < count; ++i) {
        m_lists[i].begin = static_cast<std::uint32_t>(m_count);
        const std::uint32_t key = m_sights[m_lists[i].sight].rim;
        const BakedRim& rim = layer.rims[key];
        if (rim.halfSpan != BakedRim::severalStretches)
            append(layer, rim, windingOfRim(key), m_arrivals[i - old]);
        else if (const auto sight = nav::sightOf(field, layer, m_from, key))
            appendOnStretch(field, layer, *sight);
    }
}

void BakedEnd::appendOnStretch(const SearchView& field, const BakedLayer& layer,
                               const BakedSight& sight)
{
    const Winding winding = windingOfRim(sight.rim);
    const Disc& disc = field.discs()[discOfRim(sight.rim)];
    const BakedRim rim = bakedRim(disc, layer, sight.pass / 2, winding);
    append(layer, rim, winding, arrivalAt(rim, winding, m_from));
}

// Where a cover hides the contact with an arc, the stretch's nearest end stands for it. At a corner
// an entry behind costs as much as one ahead, so some may be among those that are read.
void BakedEnd::append(const BakedLayer& layer, const BakedRim& rim, Winding winding,
                      const Arrival& arrival)
{
    LabelRange ahead = rim.entries;
    if (rim.radius == 0) {
        if (rim.halfSpan < BakedRim::wholeCorner)
            ahead.begin = rim.entryBefore(arrival.off);
        return append(layer, ahead, arrival.length);
    }
    const double off = std::clamp(arrival.off, -rim.halfSpan, rim.halfSpan);
    const double place = rim.radius * (sign(winding) * rim.halfSpan + off);
    const double reach = arrival.length - place;
    ahead.begin = layer.firstFrom(rim.entryBefore(off), rim.entries.end, winding,
                                  place - sameArc * rim.radius);
    append(layer, ahead, reach);
    if (rim.halfSpan >= BakedRim::wholeArc)
        append(layer, {rim.entries.begin, ahead.begin}, reach + fullTurn * rim.radius);
}

// In blocks: most lists are short, and a loop of another length each time is mispredicted.
void BakedEnd::append(const BakedLayer& layer, LabelRange entries, double reach)
{
    const std::size_t count = entries.end - entries.begin;
    if (m_hubs.size() < m_count + count + block) {
        m_hubs.resize(2 * (m_count + count + block));
        m_lengths.resize(m_hubs.size());
    }
    const HubEntry* const from = layer.entries.data() + entries.begin;
    std::uint32_t* const toHub = m_hubs.data() + m_count;
    double* const toLength = m_lengths.data() + m_count;
    const auto copy = [&](std::size_t i) {
        toHub[i] = from[i].hub;
        toLength[i] = reach + from[i].rest;
    };
    const std::size_t readable = layer.entries.size() - entries.begin;
    std::size_t done = 0;
    for (; done < count && done + block <= readable; done += block)
        for (std::size_t i = done; i < done + block; ++i)
            copy(i);
    for (; done < count; ++done)
        copy(done);
    m_count += count;
}

void BakedEnd::dropSightOf(std::size_t entry)
{
    const std::size_t list = listOf(entry);
    const std::size_t end = list + 1 < m_lists.size() ? m_lists[list + 1].begin : m_count;
    std::fill(m_lengths.begin() + std::ptrdiff_t(m_lists[list].begin),
              m_lengths.begin() + std::ptrdiff_t(end), infinity);
}

std::size_t BakedEnd::listOf(std::size_t entry) const
{
    const auto after =
        std::upper_bound(m_lists.begin(), m_lists.end(), entry,
                         [](std::size_t at, const List& list) { return at < list.begin; });
    return std::size_t(after - m_lists.begin()) - 1;
}

} // namespace thicket::nav
