#pragma once

#include "libnav/bake/contactgraph.h"
#include "libnav/collision/obstaclefield.h"

#include <atomic>
#include <optional>
#include <vector>

namespace thicket::nav {

/// Whether label lists are so long that reading them may be slower than a search for certain. That
/// is asked of some queries between random places, once lists are long enough for it to matter. The
/// same for the same field. Source of the constants: "Baked beside Polyanya" in
/// tests/bench/RESULTS.md.
class BakeWorth {
public:
    /// The field must outlive it. If `cancel`, which may be null, becomes true, any answer is
    /// right.
    explicit BakeWorth(const ObstacleField& field, const std::atomic<bool>* cancel = nullptr)
        : m_field(field), m_cancel(cancel)
    {}

    /// `perEnd`: EntryLoad::perEnd().
    bool isLost(double perEnd);

private:
    const ObstacleField& m_field;
    const std::atomic<bool>* m_cancel;
    std::optional<double> m_most; ///< entries at one end; no value: not asked for yet
};

/// How many label entries a query reads at one end: the mean over the cells, of all entries of what
/// may be seen from them.
class EntryLoad {
public:
    explicit EntryLoad(const ContactGraph& graph);

    /// Counts an entry of the stretch, for paths that pass it in this winding.
    void add(std::uint32_t stretch, Winding winding)
    {
        m_sum += m_share[2 * std::size_t{stretch} + (winding == Winding::clockwise ? 1 : 0)];
    }
    double perEnd() const { return m_sum; }

private:
    std::vector<double> m_share; ///< of the cells from which it may be seen; by stretch and winding
    double m_sum = 0;
};

} // namespace thicket::nav
