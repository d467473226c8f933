#include "libnav/collision/keptlabels.h"

#include "libnav/collision/publishing.h"

namespace thicket::nav {

const KeptLabels::Kept* KeptLabels::get() const
{
    return m_place->kept.load(std::memory_order_acquire);
}

const KeptLabels::Kept* KeptLabels::keep(std::unique_ptr<Kept> kept) const
{
    return published(m_place->kept, std::move(kept));
}

} // namespace thicket::nav
