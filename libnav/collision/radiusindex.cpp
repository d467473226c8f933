#include "libnav/collision/radiusindex.h"

namespace thicket::nav {

namespace {

// In tolerances: closer to its limit than this, nesting may depend on the rounding of radii.
constexpr double hair = 1e-3;
constexpr double contactsPerCell = 8;
// With more overlaps than this, a field is built instead.
constexpr std::size_t mostContacts(std::size_t discs) { return 256 * discs + 4096; }

bool hasSeals(const FieldData& field)
{
    return std::ranges::any_of(field.owners, [](DiscOwner owner) { return owner.isSeal(); });
}

} // namespace

double leastShared(const FieldData& field)
{
    double least = std::numeric_limits<double>::infinity();
    for (const FieldObstacle& obstacle : field.obstacles)
        if (obstacle.given.id != noObstacle)
            least = std::min(least, expandedRadius(obstacle.given.shape, 0));
    return std::max(0.0, minimumExpansion(field.tolerance) - least);
}

RadiusIndex::RadiusIndex(const FieldData& field)
    : m_largest(field.agentRadius), m_tolerance(field.tolerance), m_contact(10 * field.tolerance),
      m_reach(6 * field.tolerance + 1e-6 * field.agentRadius)
{
    const double extent = std::max(field.given.width(), field.given.height());
    // Otherwise the tolerance depends on the radius.
    m_isUsable = field.arenas.empty() && field.largestRadius <= extent && !hasSeals(field);
    if (m_isUsable)
        measure(field);
    if (m_isUsable)
        relateDiscs(field);
    if (m_isUsable)
        relateCores(field);
    if (m_isUsable)
        checkNested(field);
    if (m_isUsable)
        sortContacts();
}

void RadiusIndex::measure(const FieldData& field)
{
    m_least = leastShared(field);
    m_isUsable = m_least <= m_largest;
    m_bare.assign(field.discs.size(), 0);
    for (DiscIndex i; i < m_bare.size(); ++i)
        if (!field.owners[i].isNone()) {
            const RawDisc& raw = field.rawDiscs[field.owners[i].raw()];
            m_bare[i] = expandedRadius(field.obstacles[raw.obstacle].given.shape, 0);
        }
}

void RadiusIndex::relateDiscs(const FieldData& field)
{
    const auto pairs =
        field.discGrid.pairsWithin(m_contact, field.threads, mostContacts(field.discs.size()));
    m_isUsable = pairs.has_value();
    for (const auto& [i, j] : pairs.value_or(std::vector<DiscPair>())) {
        const double apart = distance(field.discs[i].center, field.discs[j].center);
        const auto [small, large] = std::minmax(m_bare[i], m_bare[j]);
        checkPoke(apart + small - large);
        add(apart - small - large, Contact::withDisc(i, j));
    }
}

void RadiusIndex::relateCores(const FieldData& field)
{
    if (field.coreGrid.isEmpty())
        return;
    std::size_t looks = 0;
    std::vector<CoreIndex> near;
    for (DiscIndex i; i < m_bare.size(); ++i) {
        if (!isRim(field, i))
            continue;
        const Disc& disc = field.discs[i];
        const Box box = boxAround(disc.center, disc.radius + m_contact);
        looks += field.coreGrid.countIn(box);
        if (looks > mostContacts(m_bare.size())) {
            m_isUsable = false;
            return;
        }
        field.coreGrid.collectIn(box, near);
        for (const CoreIndex index : near) {
            const Core& core = field.cores[index];
            if (core.a == i || core.b == i)
                continue;
            const CoreFrame& frame = field.coreGrid.frame(index);
            const double half = std::min(m_bare[core.a], m_bare[core.b]);
            checkPoke(frame.distanceToAxis(disc.center) + m_bare[i] - half);
            const Point at = frame.local(disc.center);
            if (at.x > 0 && at.x < frame.length)
                add(std::abs(at.y) - half - m_bare[i], Contact::withCore(i, index));
        }
    }
}

void RadiusIndex::checkPoke(double pokesOut)
{
    for (const double limit : {m_contact, m_tolerance / 2})
        if (std::abs(pokesOut - limit) < hair * m_tolerance)
            m_isUsable = false;
}

void RadiusIndex::checkNested(const FieldData& field)
{
    for (const FieldObstacle& obstacle : field.obstacles) {
        const ObstacleParts& parts = obstacle.parts;
        for (std::uint32_t i = 0; i < parts.discCount; ++i)
            if (!field.rawDiscs[parts.disc(i)].isRim && !isSurelyNested(field, parts.disc(i))) {
                m_isUsable = false;
                return;
            }
    }
}

bool RadiusIndex::isSurelyNested(const FieldData& field, RawIndex raw)
{
    const Disc disc = discOf(field, raw);
    const double bare =
        expandedRadius(field.obstacles[field.rawDiscs[raw].obstacle].given.shape, 0);
    const DiscIndex slot = field.rawDiscs[raw].slot;
    const bool isBuried = slot != noDisc && field.owners[slot].is(raw);
    const double limit = (isBuried ? m_tolerance / 2 : m_contact) - hair * m_tolerance;
    bool isNested = false;
    bool isSure = true;
    field.discGrid.visitIn(boxAround(disc.center, disc.radius), [&](DiscIndex other) {
        const double apart = distance(disc.center, field.discs[other].center);
        const double larger = std::abs(m_bare[other] - bare);
        isNested = isNested || apart + bare - m_bare[other] <= limit;
        // Rounding must not decide which of two duplicates stays, nor whether they are duplicates.
        if (apart <= m_contact && ((larger > 0 && larger < hair * m_tolerance) ||
                                   std::abs(larger - m_contact) < hair * m_tolerance))
            isSure = false;
    });
    std::vector<CoreIndex> near;
    field.coreGrid.collectIn(boxAround(disc.center, disc.radius), near);
    for (const CoreIndex index : near) {
        const Core& core = field.cores[index];
        const double half = std::min(m_bare[core.a], m_bare[core.b]);
        if (core.a != slot && core.b != slot)
            isNested =
                isNested ||
                field.coreGrid.frame(index).distanceToAxis(disc.center) + bare - half <= limit;
    }
    return isNested && isSure;
}

// `gap` is the distance that twice the agent's radius must fill.
void RadiusIndex::add(double gap, Contact contact)
{
    if (gap / 2 < -m_reach)
        return;
    contact.at = static_cast<float>(gap / 2);
    m_found.push_back(contact);
}

void RadiusIndex::sortContacts()
{
    const double cells = 1 + std::floor(double(m_found.size()) / contactsPerCell);
    m_cellsPerUnit = m_largest > 0 ? cells / m_largest : 0;
    const auto count = static_cast<std::size_t>(cells);
    m_contacts.fill(count, [](auto) {});
    m_contacts.fill(count, [this](auto put) {
        for (const Contact& contact : m_found)
            put(cellAt(contact.at), contact);
    });
    m_found = {};
}

} // namespace thicket::nav
