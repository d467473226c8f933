#pragma once

#include <QByteArray>

#include <cstdint>
#include <vector>

/// Tile data as files have it.
namespace tiledtest {

QByteArray zlibbed(const QByteArray& plain);
QByteArray gzipped(const QByteArray& plain);
QByteArray zstandard(const QByteArray& plain);
/// So many equal bytes, compressed with little memory.
QByteArray zlibBomb(std::int64_t bytes);
QByteArray zstandardBomb(std::int64_t bytes);

/// The numbers of tiles, 4 bytes each, the lowest first.
QByteArray cellBytes(const std::vector<std::uint32_t>& gids);

} // namespace tiledtest
