#include "libnav/collision/otherradii.h"

#include "libnav/collision/rims/canonical.h"
#include "libnav/collision/rims/coveredarcs.h"
#include "libnav/collision/sortunique.h"

#include <numbers>

namespace thicket::nav {

namespace {

using Role = CanonicalDiscs::Role;

// A field for a larger radius is built this factor larger, for requests to come.
constexpr double widening = 1.5;
// If something touches at that radius, so that there are seals, this factor gives another try.
constexpr double nextTry = 1.0371;
// With more neighbours per disc than this, a larger radius costs more than it saves.
constexpr double mostNeighbours = 64;
// In tolerances: parts farther from a contact do not reach its seals.
constexpr double sealMargin = 300;

/// The parts near the contacts of a derived field, as an expansion of their own.
class ContactNeighbourhood {
public:
    explicit ContactNeighbourhood(const FieldData& field) : m_field(field) {}

    void add(const RadiusIndex::Contact& contact)
    {
        const Disc& disc = m_field.discs[contact.disc];
        m_discs.push_back(contact.disc);
        Point at;
        if (contact.isWithCore()) {
            const CoreFrame frame = coreFrame(m_field, contact.core());
            const Point center = frame.local(disc.center);
            at = frame.world({center.x, std::copysign(frame.halfWidth, center.y)});
        } else {
            const Point to = m_field.discs[contact.otherDisc()].center - disc.center;
            m_discs.push_back(contact.otherDisc());
            at = disc.center + disc.radius / length(to) * to;
        }
        const Box around = boxAround(at, sealMargin * m_field.tolerance);
        visitDiscsIn(m_field, around, [this](DiscIndex i) { m_discs.push_back(i); });
        collectCoresIn(m_field, around, m_near);
        for (const CoreIndex core : m_near) {
            m_cores.push_back(core);
            m_discs.push_back(m_field.base->cores[core].a);
            m_discs.push_back(m_field.base->cores[core].b);
        }
    }

    std::vector<Disc> seals()
    {
        if (m_discs.empty())
            return {};
        sortUnique(m_discs);
        sortUnique(m_cores);
        Expansion expansion;
        expansion.tolerance = m_field.tolerance;
        std::vector<Role> roles;
        for (const DiscIndex i : m_discs) {
            expansion.discs.push_back(m_field.discs[i]);
            roles.push_back(isRim(*m_field.base, i) ? Role::rim : Role::buried);
        }
        for (const CoreIndex index : m_cores) {
            const Core& core = m_field.base->cores[index];
            expansion.cores.push_back({local(core.a), local(core.b), core.obstacle, core.side});
        }
        const CanonicalDiscs canonical = canonicalise(expansion, {1, false, roles, {}});
        std::vector<Disc> seals;
        for (std::size_t i = 0; i < canonical.seals.size(); ++i)
            if (canonical.roles[m_discs.size() + i] == Role::rim)
                seals.push_back(canonical.seals[i].disc);
        return seals;
    }

private:
    DiscIndex local(DiscIndex disc) const
    {
        return static_cast<DiscIndex>(std::lower_bound(m_discs.begin(), m_discs.end(), disc) -
                                      m_discs.begin());
    }

    const FieldData& m_field;
    std::vector<DiscIndex> m_discs;
    std::vector<CoreIndex> m_cores;
    std::vector<CoreIndex> m_near;
};

void addSeals(FieldData& field, const RadiusIndex& index)
{
    ContactNeighbourhood near(field);
    index.visitTouching(field.agentRadius,
                        [&](const RadiusIndex::Contact& contact) { near.add(contact); });
    const std::vector<Disc> seals = near.seals();
    std::vector<DiscIndex> numbers;
    for (const Disc& seal : seals) {
        numbers.push_back(static_cast<DiscIndex>(field.discs.size()));
        field.discs.push_back(seal);
    }
    field.discGrid = DiscGrid(seals);
    field.discGrid.renumber(numbers, field.tolerance);
}

FieldData derived(const std::shared_ptr<const FieldData>& base, const RadiusIndex& index,
                  double agentRadius)
{
    FieldData field;
    field.base = base;
    field.agentRadius = agentRadius;
    field.tolerance = base->tolerance;
    if (!base->bounds.isEmpty())
        field.bounds = grown(base->bounds, agentRadius - base->agentRadius);
    field.obstacleCount = base->obstacleCount;
    field.threads = base->threads;
    field.numbering = base->numbering;
    field.discs = base->discs;
    for (DiscIndex i; i < field.discs.size(); ++i)
        if (Disc& disc = field.discs[i]; disc.radius > 0)
            disc.radius = disc.trueRadius = index.bareRadii()[i] + agentRadius;
    addSeals(field, index);
    field.arcsOnDemand = std::make_shared<ArcsOnDemand>(field.discs.size());
    return field;
}

// As Covers::arcsOf(), with the parts that are found near the rim.
std::vector<RimArc> arcsOf(const FieldData& field, DiscIndex disc)
{
    const FieldData& base = *field.base;
    if (disc < base.discs.size() && !isRim(base, disc))
        return {{0, 2 * std::numbers::pi}};
    const Disc& rim = field.discs[disc];
    const double contact = 10 * field.tolerance;
    const Box box = boxAround(rim.center, rim.radius + contact);
    CoveredArcs covered(rim, field.tolerance);
    visitDiscsIn(field, box, [&](DiscIndex other) {
        if (other != disc)
            covered.coverBy(field.discs[other]);
    });
    std::vector<CoreIndex> near;
    collectCoresIn(field, box, near);
    for (const CoreIndex index : near) {
        const Core& core = base.cores[index];
        const CoreFrame frame = coreFrame(field, index);
        if (core.a == disc || core.b == disc)
            covered.coverByOwnCore(core.a == disc ? frame.along : -frame.along);
        else if (frame.distanceToAxis(rim.center) < frame.halfWidth + rim.radius + contact)
            covered.coverBy(frame);
    }
    if (!base.interiors.isEmpty())
        covered.coverWhere([&](Point p) { return base.interiors.contain(p); });
    return covered.merged();
}

} // namespace

std::span<const RimArc> arcsOnDemand(const FieldData& field, DiscIndex disc)
{
    return field.arcsOnDemand->at(disc, [&] { return arcsOf(field, disc); });
}

FieldData OtherRadii::fieldOf(const std::shared_ptr<const FieldData>& own, double agentRadius)
{
    const Base base = baseFor(own, agentRadius);
    if (!base.serves(agentRadius))
        return makeField(obstaclesOf(*own), agentRadius, own->threads);
    return derived(base.field, *base.index, agentRadius);
}

void OtherRadii::prepare(const FieldData& own)
{
    const std::lock_guard lock(m_mutex);
    if (!m_own)
        m_own = std::make_shared<RadiusIndex>(own);
}

void OtherRadii::forget()
{
    m_own.reset();
    m_wider = {};
    m_cannotWiden = false;
}

OtherRadii::Base OtherRadii::baseFor(const std::shared_ptr<const FieldData>& own,
                                     double agentRadius)
{
    if (agentRadius < leastShared(*own))
        return {};
    if (agentRadius < own->agentRadius) {
        prepare(*own);
        if (m_own->serves(agentRadius))
            return {own, m_own};
    }
    const std::lock_guard lock(m_mutex);
    if (!m_wider.serves(agentRadius))
        widen(*own, agentRadius);
    return m_wider;
}

// Builds a field for this radius and larger ones, if possible.
void OtherRadii::widen(const FieldData& own, double agentRadius)
{
    if (m_cannotWiden || !own.arenas.empty())
        return;
    double room = widening * std::max(agentRadius, own.agentRadius);
    const double area = own.given.width() * own.given.height();
    if (double(own.discs.size()) * std::numbers::pi * 4 * room * room > mostNeighbours * area)
        return;
    for (int tries = 0; tries < 2; ++tries, room *= nextTry) {
        Base wider;
        wider.field = std::make_shared<FieldData>(makeField(obstaclesOf(own), room, own.threads));
        wider.index = std::make_shared<RadiusIndex>(*wider.field);
        if (wider.serves(agentRadius)) {
            m_wider = std::move(wider);
            return;
        }
    }
    m_cannotWiden = true;
}

} // namespace thicket::nav
