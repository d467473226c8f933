#include "tests/plugins/tiled/bytes.h"

#include <algorithm>
#include <zlib.h>
#include <zstd.h>

namespace tiledtest {

namespace {

QByteArray deflated(const QByteArray& block, std::int64_t bytes, int windowBits)
{
    z_stream stream{};
    deflateInit2(&stream, 9, Z_DEFLATED, windowBits, 8, Z_DEFAULT_STRATEGY);
    QByteArray out, piece(1 << 16, '\0');
    while (bytes > 0 || stream.avail_in > 0) {
        if (stream.avail_in == 0) {
            stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(block.data()));
            stream.avail_in = uInt(std::min<std::int64_t>(bytes, block.size()));
            bytes -= stream.avail_in;
        }
        do {
            stream.next_out = reinterpret_cast<Bytef*>(piece.data());
            stream.avail_out = uInt(piece.size());
            deflate(&stream, bytes > 0 ? Z_NO_FLUSH : Z_FINISH);
            out.append(piece.constData(), piece.size() - stream.avail_out);
        } while (stream.avail_out == 0);
    }
    deflateEnd(&stream);
    return out;
}

} // namespace

QByteArray zlibbed(const QByteArray& plain) { return deflated(plain, plain.size(), 15); }
QByteArray gzipped(const QByteArray& plain) { return deflated(plain, plain.size(), 15 + 16); }

QByteArray zstandard(const QByteArray& plain)
{
    QByteArray out(qsizetype(ZSTD_compressBound(std::size_t(plain.size()))), '\0');
    out.resize(qsizetype(ZSTD_compress(out.data(), std::size_t(out.size()), plain.constData(),
                                       std::size_t(plain.size()), 3)));
    return out;
}

QByteArray zlibBomb(std::int64_t bytes) { return deflated(QByteArray(1 << 20, '\1'), bytes, 15); }

QByteArray zstandardBomb(std::int64_t bytes)
{
    // Frames of a megabyte each.
    const QByteArray frame = zstandard(QByteArray(1 << 20, '\1'));
    QByteArray out;
    for (; bytes > 0; bytes -= 1 << 20)
        out += frame;
    return out;
}

QByteArray cellBytes(const std::vector<std::uint32_t>& gids)
{
    QByteArray bytes;
    for (std::uint32_t gid : gids) {
        for (int shift = 0; shift < 32; shift += 8)
            bytes += char(gid >> shift & 0xFF);
    }
    return bytes;
}

} // namespace tiledtest
