#pragma once

#include <memory>

namespace thicket {

/// Whether no other shared_ptr shares the data. If so, reads through the last other one, perhaps on
/// another thread, happen before what follows: use_count() alone does not synchronise, but the
/// destruction of a copy does. For values that copy their data before the first write. No other
/// thread may copy `data` meanwhile.
template <class Data> bool isSoleOwner(const std::shared_ptr<Data>& data)
{
    if (data.use_count() != 1)
        return false;
    std::shared_ptr<Data>(data).reset();
    return true;
}

} // namespace thicket
