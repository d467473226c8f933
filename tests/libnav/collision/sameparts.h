#pragma once

#include "libnav/collision/searchview.h"

#include <QString>

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <tuple>

/// Whether two fields have the same discs, arcs and cores, in any numbering.
namespace thicket::test {

using nav::ObstacleField;
using nav::SearchView;

using DiscKey = std::tuple<double, double, double, std::int64_t, int, double>;

inline DiscKey keyOf(const nav::Disc& disc)
{
    return {disc.center.x, disc.center.y, disc.radius, disc.obstacle, disc.corner, disc.trueRadius};
}

inline std::multimap<DiscKey, nav::DiscIndex> discsOf(const SearchView& field)
{
    std::multimap<DiscKey, nav::DiscIndex> discs;
    for (nav::DiscIndex i; i < field.discs().size(); ++i)
        if (field.discs()[i].radius > 0)
            discs.emplace(keyOf(field.discs()[i]), i);
    return discs;
}

using CoreKey = std::tuple<std::int64_t, int, DiscKey, DiscKey>;

inline std::vector<CoreKey> coresOf(const SearchView& field, std::vector<nav::CoreIndex> indices)
{
    std::vector<CoreKey> cores;
    for (const nav::CoreIndex i : indices) {
        const nav::Core& core = field.cores()[i];
        if (core.a != core.b)
            cores.emplace_back(core.obstacle, core.side, keyOf(field.discs()[core.a]),
                               keyOf(field.discs()[core.b]));
    }
    std::sort(cores.begin(), cores.end());
    return cores;
}

inline std::vector<CoreKey> coresOf(const SearchView& field)
{
    std::vector<nav::CoreIndex> all;
    for (nav::CoreIndex i; i < field.cores().size(); ++i)
        all.push_back(i);
    return coresOf(field, all);
}

inline std::vector<CoreKey> coresThatBeginIn(const nav::Box& window, const SearchView& field)
{
    std::vector<nav::CoreIndex> found = field.coresIn(window);
    std::erase_if(found, [&](nav::CoreIndex core) {
        return !window.contains(field.discs()[field.cores()[core].a].center);
    });
    return coresOf(field, found);
}

inline bool isEqual(std::span<const nav::RimArc> a, std::span<const nav::RimArc> b)
{
    // An arc covered just before angle 0 may begin just after it in the other field.
    const auto isFree = [](std::span<const nav::RimArc> arcs, double angle) {
        return std::none_of(arcs.begin(), arcs.end(), [&](const nav::RimArc& arc) {
            const double after =
                std::fmod(angle - arc.begin + 4 * std::numbers::pi, 2 * std::numbers::pi);
            return after <= arc.sweep;
        });
    };
    if (a.size() != b.size())
        return false;
    double sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        sum += a[i].sweep - b[i].sweep;
    if (std::abs(sum) > 1e-6)
        return false;
    for (int i = 0; i < 64; ++i)
        if (isFree(a, 0.1 * i + 0.0123) != isFree(b, 0.1 * i + 0.0123))
            return false;
    return true;
}

inline QString partsFault(const SearchView& edited, const SearchView& fresh)
{
    const auto discs = discsOf(edited);
    const auto wanted = discsOf(fresh);
    const auto isSame = [](const auto& a, const auto& b) { return a.first == b.first; };
    for (const auto& [key, i] : discs)
        if (!wanted.contains(key))
            return QString("disc (%1, %2) r %3 of %4 is too many")
                .arg(std::get<0>(key))
                .arg(std::get<1>(key))
                .arg(std::get<2>(key))
                .arg(std::get<3>(key));
    for (const auto& [key, i] : wanted)
        if (!discs.contains(key))
            return QString("disc (%1, %2) r %3 of %4 is missing")
                .arg(std::get<0>(key))
                .arg(std::get<1>(key))
                .arg(std::get<2>(key))
                .arg(std::get<3>(key));
    if (!std::equal(discs.begin(), discs.end(), wanted.begin(), wanted.end(), isSame))
        return "a disc repeats";
    for (auto a = discs.begin(), b = wanted.begin(); a != discs.end(); ++a, ++b)
        if (!isEqual(edited.coveredArcs(a->second), fresh.coveredArcs(b->second)))
            return QString("arcs of disc %1 of obstacle %2")
                .arg(a->second)
                .arg(std::get<3>(a->first));
    if (coresOf(edited) != coresOf(fresh))
        return "cores";
    for (std::uint32_t i = 1; i < edited.cores().size(); ++i) {
        const nav::Core& before = edited.cores()[i - 1];
        const nav::Core& core = edited.cores()[i];
        if (before.obstacle == core.obstacle && before.side >= core.side &&
            core.obstacle != nav::noObstacle)
            return "cores out of order";
    }
    return {};
}

} // namespace thicket::test
