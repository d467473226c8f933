#pragma once

#include <QByteArray>

#include <cstdint>

namespace thicket::test {

/// The bytes as a failing disk, a broken download or a half-done copy leaves them: a few bytes
/// flipped, cut short, a block of zeros, or two pages exchanged; which and where is chosen by
/// `seed`. At least one byte differs. `bytes` must hold two different pages (4,096 bytes each).
QByteArray damaged(const QByteArray& bytes, std::uint64_t seed);

} // namespace thicket::test
