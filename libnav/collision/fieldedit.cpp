#include "libnav/collision/fieldedit.h"

#include "libnav/collision/editednotes.h"
#include "libnav/collision/rims/covers.h"

#include <numbers>
#include <utility>

namespace thicket::nav {

namespace {

using Role = CanonicalDiscs::Role;

// Changed cores may change the roles of further discs, in at most this many rounds.
constexpr int mostRounds = 8;
constexpr Disc noDiscAtAll{{}, 0, noObstacle, -1, 0};
constexpr Core noCoreAtAll{{}, {}, noObstacle, 0};

} // namespace

FieldEditor::FieldEditor(FieldData& field)
    : m_field(field), m_index(field.edits), m_mustRebuild(field.fillsArena)
{
    prepareForEdits(field);
}

void FieldEditor::apply(std::span<const ObstacleChange> changes)
{
    for (const ObstacleChange& change : changes) {
        m_touched = {};
        m_added.clear();
        m_looseSeals.clear();
        remove(change.id);
        if (change.after)
            add(change.id, *change.after);
        if (!m_mustRebuild)
            settle();
    }
    m_index.untilRecount -= std::min(m_index.untilRecount, changes.size());
    if (m_index.untilRecount == 0)
        measureAgain();
    if (m_mustRebuild) {
        m_field = rebuilt(m_field);
        return;
    }
    if (m_field.keepsTangents)
        noteFewDiscs(m_field, m_changedDiscs);
    if (m_field.sights)
        m_field.sights.emplace();
    if (m_field.labels)
        keepLabelsThatHold(m_field, changes, m_uncovered);
}

void FieldEditor::noteChanged(DiscIndex disc)
{
    if (m_field.keepsTangents)
        m_changedDiscs.push_back(disc);
}

void FieldEditor::noteEnds(const Core& core)
{
    if (isNone(core))
        return;
    noteChanged(core.a);
    noteChanged(core.b);
}

void FieldEditor::remove(std::int64_t id)
{
    const auto [begin, end] = m_index.obstacles.equal_range(id);
    for (auto at = begin; at != end; ++at) {
        FieldObstacle& obstacle = m_field.obstacles[at->second];
        m_mustRebuild = m_mustRebuild || isInverted(obstacle.given.shape);
        if (!m_mustRebuild)
            detach(obstacle.parts);
        obstacle = {{noObstacle, {}}, {}};
        m_index.obstacleSlots.give(at->second);
        --m_field.obstacleCount;
    }
    m_index.obstacles.erase(begin, end);
}

void FieldEditor::add(std::int64_t id, const Shape& shape)
{
    const ObstacleSlot i = m_index.obstacleSlots.take();
    if (i >= m_field.obstacles.size())
        m_field.obstacles.resize(i + 1);
    m_field.obstacles[i] = {{id, shape}, {}};
    m_index.obstacles.emplace(id, i);
    ++m_field.obstacleCount;
    noteExtent(m_field.obstacles[i].given);
    checkTolerance();
    m_mustRebuild = m_mustRebuild || isInverted(shape);
    if (!m_mustRebuild)
        attach(i);
}

void FieldEditor::noteExtent(const Obstacle& obstacle)
{
    const Box box = boxOf(obstacle.shape);
    enclose(m_field.given, box);
    enclose(m_field.bounds, grown(box, m_field.agentRadius + minimumExpansion(m_field.tolerance)));
    m_field.largestRadius =
        std::max(m_field.largestRadius, expandedRadius(obstacle.shape, m_field.agentRadius));
}

// The tolerance is kept while the extent stays within a factor of two.
void FieldEditor::checkTolerance()
{
    const double tolerance = toleranceFor(m_field.given, m_field.largestRadius);
    m_mustRebuild =
        m_mustRebuild || tolerance > 2 * m_field.tolerance || tolerance < m_field.tolerance / 2;
}

// Removals do not update the extent. It is measured again so rarely that it costs almost nothing.
void FieldEditor::measureAgain()
{
    m_field.given = {};
    m_field.largestRadius = 0;
    m_field.bounds = {};
    for (const FieldObstacle& obstacle : m_field.obstacles)
        if (obstacle.given.id != noObstacle)
            noteExtent(obstacle.given);
    checkTolerance();
    m_index.untilRecount = std::max<std::size_t>(1000, m_field.obstacles.size());
}

// Removes an obstacle's parts from all lists.
void FieldEditor::detach(const ObstacleParts& parts)
{
    const double reach = 200 * m_field.tolerance;
    for (std::uint32_t i = 0; i < parts.discCount; ++i) {
        const RawIndex raw = parts.disc(i);
        const Disc disc = discOf(m_field, raw);
        const RawDisc& own = m_field.rawDiscs[raw];
        m_touched.discs.push_back(disc);
        m_field.discGrid.visitIn(boxAround(disc.center, disc.radius + reach), [&](DiscIndex slot) {
            const DiscOwner owner = m_field.owners[slot];
            if (!owner.isSeal())
                return;
            const Seal& seal = m_field.seals[owner.seal()];
            if (seal.a == raw || seal.b == raw)
                m_looseSeals.push_back(slot);
        });
        if (own.isRim)
            m_field.discGrid.erase(own.slot, disc);
        else
            m_index.unseen.erase(raw, disc);
        if (own.slot != noDisc && m_field.owners[own.slot].is(raw))
            freeDisc(own.slot);
        m_field.rawDiscs[raw] = {};
    }
    for (CoreIndex core = parts.firstCore; core < parts.firstCore + parts.coreCount; ++core)
        if (!isNone(m_field.cores[core])) {
            m_touched.cores.push_back(m_field.coreGrid.frame(core));
            m_field.coreGrid.erase(core);
            m_field.coreEnds.erase(core, m_field.cores[core]);
            noteEnds(m_field.cores[core]);
            m_field.cores[core] = noCoreAtAll;
        }
    if (parts.interior != noInterior) {
        m_touched.areas.push_back(m_field.interiors.boundsOf(parts.interior));
        m_field.interiors.erase(parts.interior);
        m_index.interiorSlots.give(parts.interior);
    }
    m_index.rawSlots.give(parts.firstDisc, parts.discCount);
    m_index.coreSlots.give(parts.firstCore, parts.coreCount);
}

// Numbers an obstacle's parts. settle() adds its discs and cores to the lists.
void FieldEditor::attach(ObstacleSlot obstacle)
{
    FieldObstacle& own = m_field.obstacles[obstacle];
    Expansion expansion;
    expansion.tolerance = m_field.tolerance;
    ObstacleParts parts = expandInto(expansion, own.given, m_field.agentRadius);
    parts.firstDisc = m_index.rawSlots.take(parts.discCount);
    parts.firstCore = m_index.coreSlots.take(parts.coreCount);
    if (m_field.rawDiscs.size() < m_index.rawSlots.end())
        m_field.rawDiscs.resize(m_index.rawSlots.end());
    for (std::uint32_t i = 0; i < parts.discCount; ++i) {
        const RawIndex raw = parts.disc(i);
        m_field.rawDiscs[raw] = {obstacle, expansion.discs[i].corner};
        m_added.push_back(raw);
        m_touched.discs.push_back(expansion.discs[i]);
    }
    if (m_field.cores.size() < m_index.coreSlots.end()) {
        m_field.cores.resize(m_index.coreSlots.end(), noCoreAtAll);
        m_field.coreOwners.resize(m_index.coreSlots.end());
    }
    for (std::uint32_t i = 0; i < parts.coreCount; ++i) {
        m_field.coreOwners[parts.core(i)] = obstacle;
        const Core& core = expansion.cores[i];
        m_touched.cores.push_back(frameOf(expansion.discs[core.a], expansion.discs[core.b]));
    }
    if (parts.interior != noInterior) {
        parts.interior = m_index.interiorSlots.take();
        m_touched.areas.push_back(expansion.interiors[0].bounds());
        m_field.interiors.insert(parts.interior, std::move(expansion.interiors[0]));
    }
    own.parts = parts;
}

void FieldEditor::settle()
{
    for (int round = 0; round < mostRounds && !m_touched.isEmpty(); ++round) {
        if (m_field.keepsTangents)
            forgetNotesNear(m_field, m_touched);
        Neighbourhood near(m_field, m_touched, m_added);
        m_touched = {};
        const CanonicalDiscs canonical =
            canonicalise(near.expansion(), {1, false, near.roles(), DiscIndex(near.raws().size())});
        m_mustRebuild = m_mustRebuild || canonical.fillsArena;
        settle(near, canonical);
        m_added.clear();
        m_looseSeals.clear();
    }
}

void FieldEditor::settle(Neighbourhood& near, const CanonicalDiscs& canonical)
{
    const std::vector<RawIndex>& raws = near.raws();
    for (LocalDisc i; i < raws.size(); ++i)
        settleDisc(near, canonical, i);
    for (LocalDisc i; i < raws.size(); ++i)
        if (canonical.roles[i] == Role::dropped && canonical.duplicateOf[i] != i)
            m_field.rawDiscs[raws[i]].slot = near.slotOf(LocalDisc(canonical.duplicateOf[i]));
    settleSeals(near, canonical);
    settleCores(near);
    const Covers covers(near.expansion(), canonical, m_field.interiors);
    for (LocalDisc i; i < raws.size(); ++i)
        if (canonical.roles[i] != Role::dropped)
            m_field.arcs.assign(m_field.rawDiscs[raws[i]].slot, covers.arcsOf(DiscIndex(i)));
    auto seal = static_cast<DiscIndex>(near.expansion().discs.size() - canonical.seals.size());
    for (const DiscIndex slot : m_sealSlots) {
        if (slot != noDisc)
            m_field.arcs.assign(slot, covers.arcsOf(seal));
        ++seal;
    }
}

bool FieldEditor::isAdded(RawIndex raw) const
{
    return !m_added.empty() && raw >= m_added.front() && raw <= m_added.back();
}

void FieldEditor::settleDisc(Neighbourhood& near, const CanonicalDiscs& canonical, LocalDisc local)
{
    const RawIndex raw = near.raws()[local];
    RawDisc& own = m_field.rawDiscs[raw];
    const Disc& disc = near.expansion().discs[local];
    const Role role = canonical.roles[local];
    const bool wasRim = own.isRim;
    const bool hadSlot = own.slot != noDisc && m_field.owners[own.slot].is(raw);
    own.isRim = role == Role::rim;
    if (wasRim && !own.isRim)
        m_field.discGrid.erase(own.slot, disc);
    if ((wasRim || isAdded(raw)) && !own.isRim)
        m_index.unseen.insert(raw, disc);
    if (!wasRim && own.isRim && !isAdded(raw))
        m_index.unseen.erase(raw, disc);
    if (role == Role::dropped) {
        if (hadSlot)
            freeDisc(own.slot);
        own.slot = noDisc;
        return;
    }
    if (hadSlot)
        m_field.discs[own.slot] = disc;
    else
        own.slot = takeDisc(disc, DiscOwner(raw));
    if (!wasRim && own.isRim)
        m_field.discGrid.insert(own.slot, disc);
    m_uncovered = m_uncovered || (!wasRim && own.isRim && !isAdded(raw));
}

// Seals that did not change keep their numbers.
void FieldEditor::settleSeals(Neighbourhood& near, const CanonicalDiscs& canonical)
{
    std::vector<DiscIndex> old = near.seals();
    old.insert(old.end(), m_looseSeals.begin(), m_looseSeals.end());
    std::sort(old.begin(), old.end());
    old.erase(std::unique(old.begin(), old.end()), old.end());
    m_sealSlots.assign(canonical.seals.size(), noDisc);
    const std::size_t first = near.expansion().discs.size() - canonical.seals.size();
    const auto isWanted = [&](std::size_t i) {
        const CanonicalDiscs::Seal& seal = canonical.seals[i];
        return canonical.roles[first + i] == Role::rim &&
               (seal.a < near.raws().size() || seal.b < near.raws().size());
    };
    const auto sealOf = [&](const CanonicalDiscs::Seal& seal) {
        const RawIndex b = seal.b == noDisc ? noRaw : near.rawOf(LocalDisc(seal.b));
        return Seal{near.rawOf(LocalDisc(seal.a)), b};
    };
    for (std::size_t i = 0; i < canonical.seals.size(); ++i) {
        if (!isWanted(i))
            continue;
        const auto same = std::find_if(old.begin(), old.end(), [&](DiscIndex slot) {
            return m_field.discs[slot] == near.expansion().discs[first + i];
        });
        if (same == old.end())
            continue;
        m_sealSlots[i] = *same;
        m_field.seals[m_field.owners[*same].seal()] = sealOf(canonical.seals[i]);
        old.erase(same);
    }
    for (const DiscIndex slot : old)
        freeSeal(slot);
    for (std::size_t i = 0; i < canonical.seals.size(); ++i) {
        if (!isWanted(i) || m_sealSlots[i] != noDisc)
            continue;
        const Disc& disc = near.expansion().discs[first + i];
        const SealIndex seal = m_index.sealSlots.take();
        m_field.seals.resize(std::max<std::size_t>(m_field.seals.size(), seal + 1));
        m_field.seals[seal] = sealOf(canonical.seals[i]);
        m_sealSlots[i] = takeDisc(disc, DiscOwner(seal));
        m_uncovered = true;
        m_field.discGrid.insert(m_sealSlots[i], disc);
    }
}

void FieldEditor::settleCores(Neighbourhood& near)
{
    for (std::size_t i = 0; i < near.cores().size(); ++i) {
        const CoreIndex index = near.cores()[i];
        const auto [rawA, rawB] = near.rawEnds(index);
        if (!near.mayChange(rawA) && !near.mayChange(rawB))
            continue;
        const Core& found = near.expansion().cores[i];
        Core core = noCoreAtAll;
        CoreFrame frame;
        if (!isNone(found)) {
            core = {near.slotOf(LocalDisc(found.a)), near.slotOf(LocalDisc(found.b)),
                    found.obstacle, found.side};
            frame = frameOf(m_field.discs[core.a], m_field.discs[core.b]);
        }
        const Core former = std::exchange(m_field.cores[index], core);
        const bool wasNone = isNone(former);
        noteEnds(former);
        noteEnds(core);
        if (!wasNone)
            m_field.coreEnds.erase(index, former);
        if (!isNone(core))
            m_field.coreEnds.insert(m_field.discs, index, core);
        if (!wasNone && m_field.coreGrid.frame(index) == frame)
            continue;
        if (!wasNone) {
            m_touched.cores.push_back(m_field.coreGrid.frame(index));
            m_field.coreGrid.erase(index);
        }
        if (isNone(core))
            continue;
        if (!isAdded(rawA)) {
            m_touched.cores.push_back(frame);
            m_uncovered = true;
        }
        m_field.coreGrid.insert(index, frame);
    }
}

DiscIndex FieldEditor::takeDisc(const Disc& disc, DiscOwner owner)
{
    const DiscIndex slot = m_index.discSlots.take();
    if (slot >= m_field.discs.size()) {
        m_field.discs.resize(slot + 1);
        m_field.owners.resize(slot + 1);
    }
    m_field.discs[slot] = disc;
    m_field.owners[slot] = owner;
    noteChanged(slot);
    return slot;
}

void FieldEditor::freeDisc(DiscIndex slot)
{
    constexpr RimArc allRound{0, 2 * std::numbers::pi};
    m_field.discs[slot] = noDiscAtAll;
    noteChanged(slot);
    m_field.owners[slot] = {};
    m_field.arcs.assign(slot, {&allRound, 1});
    m_index.discSlots.give(slot);
}

void FieldEditor::freeSeal(DiscIndex slot)
{
    m_field.discGrid.erase(slot, m_field.discs[slot]);
    m_index.sealSlots.give(m_field.owners[slot].seal());
    freeDisc(slot);
}

} // namespace thicket::nav
