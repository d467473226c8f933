#pragma once

#include "libnav/collision/collision_export.h"
#include "libnav/collision/spacelabels.h"

#include <atomic>
#include <memory>

namespace thicket::nav {

/// The labels of a field, or none yet. A copy shares the place: what is kept in one is in both.
/// Any number of threads may read, keep and copy, while none assigns or destroys.
class THICKET_COLLISION_EXPORT KeptLabels {
public:
    /// Never changes.
    struct Kept {
        std::shared_ptr<const SpaceLabels> labels;
        /// Otherwise points with the same label may be separated by what edits changed.
        bool areComplete = false;
        int edits = 0; ///< edits since they were made, without the harmless ones
    };

    /// Null if there are none.
    const Kept* get() const;
    /// Keeps these, unless there are some. Returns what there is then.
    const Kept* keep(std::unique_ptr<Kept> kept) const;

private:
    struct Place {
        std::atomic<Kept*> kept = nullptr;

        Place() = default;
        Place(const Place&) = delete;
        Place& operator=(const Place&) = delete;
        ~Place() { delete kept.load(std::memory_order_relaxed); }
    };

    std::shared_ptr<Place> m_place = std::make_shared<Place>();
};

} // namespace thicket::nav
