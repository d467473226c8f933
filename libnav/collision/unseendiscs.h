#pragma once

#include "libnav/collision/index/discgrid.h"
#include "libnav/collision/numbers.h"

namespace thicket::nav {

/// The raw discs of a field that are buried or dropped, in a grid by their raw numbers.
class UnseenDiscs {
public:
    UnseenDiscs() = default;
    /// `raws` are the numbers of `discs`.
    UnseenDiscs(std::span<const Disc> discs, std::span<const RawIndex> raws) : m_grid(discs)
    {
        std::vector<DiscIndex> numbers;
        numbers.reserve(raws.size());
        for (const RawIndex raw : raws)
            numbers.push_back(numberOf(raw));
        m_grid.renumber(numbers, 0);
    }

    bool isEmpty() const { return m_grid.isEmpty(); }
    void insert(RawIndex raw, const Disc& disc) { m_grid.insert(numberOf(raw), disc); }
    /// The disc must be in the grid.
    void erase(RawIndex raw, const Disc& disc) { m_grid.erase(numberOf(raw), disc); }
    /// visit(raw) for the discs whose box meets the box, each once.
    template <class Visit> void visitIn(const Box& box, Visit visit) const
    {
        m_grid.visitIn(box, [&](DiscIndex number) { visit(RawIndex(number)); });
    }

private:
    static DiscIndex numberOf(RawIndex raw) { return DiscIndex(raw); }

    DiscGrid m_grid; // its discs have raw numbers
};

} // namespace thicket::nav
