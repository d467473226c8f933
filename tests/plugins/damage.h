#pragma once

#include <QByteArray>

#include <cstdint>

namespace thicket::test {

/// The bytes as after a failing disk, a broken download or an incomplete copy: a few bytes changed,
/// cut short, a block of zeros, or two pages swapped. `seed` chooses which and where. At least one
/// byte differs. `bytes` must hold two different pages (4,096 bytes each).
QByteArray damaged(const QByteArray& bytes, std::uint64_t seed);

} // namespace thicket::test
