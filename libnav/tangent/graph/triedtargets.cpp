#include "libnav/tangent/graph/triedtargets.h"

namespace thicket::nav {

namespace {

// The longest list of intents that is searched linearly.
constexpr int mostWalked = 24;

/// Key in SearchMemory::tried. With the target manyTried it stands for the vertex itself.
constexpr std::uint64_t manyTried = UINT32_MAX;
constexpr std::uint64_t triedKey(VertexIndex vertex, std::uint64_t target)
{
    return (std::uint64_t{vertex} << 32) + target;
}

} // namespace

bool TriedTargets::isListed(VertexIndex from, DiscIndex target, Winding w) const
{
    const auto& intents = m_store.intents;
    int walked = 0;
    for (auto i = m_store.vertices[from].lastIntent; i != TangentVertex::none;
         i = intents[i].next) {
        if (intents[i].target == target && intents[i].winding == w)
            return true;
        if (++walked == mostWalked)
            return areManyWith(from, rimKey(target, w));
    }
    return false;
}

// A set replaces the list when that is long.
bool TriedTargets::areManyWith(VertexIndex from, std::uint64_t target) const
{
    auto& tried = m_store.memory.tried;
    const auto& intents = m_store.intents;
    if (tried.insert(triedKey(from, manyTried)))
        for (auto i = m_store.vertices[from].lastIntent; i != TangentVertex::none;
             i = intents[i].next)
            tried.insert(triedKey(from, rimKey(intents[i].target, intents[i].winding)));
    return tried.contains(triedKey(from, target));
}

void TriedTargets::addToMany(VertexIndex from, std::uint64_t target)
{
    if (m_store.memory.tried.contains(triedKey(from, manyTried)))
        m_store.memory.tried.insert(triedKey(from, target));
}

} // namespace thicket::nav
