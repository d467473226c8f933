#pragma once

#include "libnav/bake/contactgraph.h"
#include "libnav/collision/obstaclefield.h"

#include <atomic>
#include <vector>

namespace thicket::nav {

/// How many label entries a query may read at one end, in the mean, and not be slower than a search
/// for certain. Some queries between random places are searched for that. At least 5,000; infinite
/// if none of them needs a search. The same for the same field. Anything if `cancel`, which may be
/// null, becomes true. Source of the constants: "Baked beside Polyanya" in tests/bench/RESULTS.md.
double mostEntriesPerEnd(const ObstacleField& field, const std::atomic<bool>* cancel);

/// How many label entries a query reads at one end: the mean over the cells, of all entries of what
/// may be seen from them.
class EntryLoad {
public:
    explicit EntryLoad(const ContactGraph& graph);

    /// Counts an entry of the stretch, in the winding of rimKey() % 2.
    void add(std::uint32_t stretch, std::uint32_t winding)
    {
        m_sum += m_share[2 * std::size_t{stretch} + winding];
    }
    double perEnd() const { return m_sum; }

private:
    std::vector<double> m_share; ///< of the cells from which it may be seen; by stretch and winding
    double m_sum = 0;
};

} // namespace thicket::nav
