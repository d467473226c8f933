#include "plugins/tiled/tiledata.h"

#include "libnav/counted.h"
#include "libnav/excerpt.h"

#include <QByteArray>

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>
#include <memory>
#include <string_view>
#include <zlib.h>
#include <zstd.h>

namespace thicket::plugins {

namespace {

using Problem = std::optional<std::string>;

constexpr std::size_t blockBytes = std::size_t(64) << 10;

/// Turns bytes into cells, and stops at the first one too many.
class CellSink {
public:
    CellSink(std::int64_t cells, const CellVisitor& visitor) : m_cells(cells), m_visitor(visitor) {}

    /// False: enough.
    bool take(std::uint32_t gid)
    {
        if (m_read == m_cells) {
            m_isTooLong = true;
            return false;
        }
        const std::int64_t index = m_read++;
        m_isEnded = gid != 0 && !m_visitor(index, gid);
        return !m_isEnded;
    }
    bool takeBytes(const unsigned char* bytes, std::size_t count)
    {
        for (std::size_t i = 0; i < count; ++i) {
            m_gid |= std::uint32_t(bytes[i]) << (8 * m_gidBytes);
            if (++m_gidBytes < 4)
                continue;
            const std::uint32_t gid = m_gid;
            m_gid = 0;
            m_gidBytes = 0;
            if (!take(gid))
                return false;
        }
        return true;
    }
    Problem ended() const
    {
        if (m_isEnded)
            return {};
        const std::string size =
            "than the " + counted(std::uint64_t(m_cells), "cell") + " of the layer.";
        if (m_isTooLong)
            return "The tile data holds more " + size;
        if (m_read < m_cells || m_gidBytes > 0)
            return "The tile data holds fewer " + size;
        return {};
    }

private:
    std::int64_t m_cells;
    const CellVisitor& m_visitor;
    std::int64_t m_read = 0;
    std::uint32_t m_gid = 0;
    int m_gidBytes = 0;
    bool m_isTooLong = false;
    bool m_isEnded = false;
};

Problem readCsv(std::string_view text, CellSink& sink)
{
    const auto isBlank = [](char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; };
    const char* at = text.data();
    const char* const end = at + text.size();
    const auto skipBlanks = [&] { at = std::find_if_not(at, end, isBlank); };
    skipBlanks();
    while (at != end) {
        std::uint32_t gid = 0;
        const auto read = std::from_chars(at, end, gid);
        if (read.ec != std::errc()) {
            const std::string_view rest(at, std::size_t(end - at));
            return "The tile data holds \"" + excerpt(rest.substr(0, rest.find(','))) +
                   "\", which is not the number of a tile.";
        }
        at = read.ptr;
        if (!sink.take(gid))
            break;
        skipBlanks();
        if (at == end)
            break;
        if (*at++ != ',')
            return "The tile data is not a list with commas.";
        skipBlanks();
    }
    return sink.ended();
}

Problem inflateInto(const QByteArray& bytes, CellSink& sink)
{
    constexpr int zlibOrGzip = 15 + 32; // the largest window; the header tells which
    z_stream stream{};
    if (inflateInit2(&stream, zlibOrGzip) != Z_OK)
        return "The tile data cannot be decompressed.";
    const std::unique_ptr<z_stream, decltype(&inflateEnd)> closing(&stream, inflateEnd);
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.constData()));
    stream.avail_in = uInt(bytes.size());
    std::array<unsigned char, blockBytes> block;
    int state = Z_OK;
    while (state == Z_OK) {
        stream.next_out = block.data();
        stream.avail_out = uInt(block.size());
        state = inflate(&stream, Z_NO_FLUSH);
        if (state != Z_OK && state != Z_STREAM_END)
            break;
        if (!sink.takeBytes(block.data(), block.size() - stream.avail_out))
            return sink.ended();
    }
    if (state != Z_STREAM_END)
        return "The tile data is damaged: it is not what zlib or gzip writes.";
    return sink.ended();
}

Problem unzstdInto(const QByteArray& bytes, CellSink& sink)
{
    constexpr int largestWindow = 25; // 32 MiB
    const std::unique_ptr<ZSTD_DStream, decltype(&ZSTD_freeDStream)> stream(ZSTD_createDStream(),
                                                                            ZSTD_freeDStream);
    if (!stream)
        return "The tile data cannot be decompressed.";
    ZSTD_DCtx_setParameter(stream.get(), ZSTD_d_windowLogMax, largestWindow);
    ZSTD_inBuffer in{bytes.constData(), std::size_t(bytes.size()), 0};
    std::array<unsigned char, blockBytes> block;
    std::size_t state = 1;
    while (state != 0) {
        ZSTD_outBuffer out{block.data(), block.size(), 0};
        state = ZSTD_decompressStream(stream.get(), &out, &in);
        const bool isStuck = out.pos == 0 && in.pos == in.size && state != 0;
        if (ZSTD_isError(state) || isStuck)
            return "The tile data is damaged: it is not what zstd writes.";
        if (!sink.takeBytes(block.data(), out.pos))
            return sink.ended();
    }
    return sink.ended();
}

Problem readBase64(const TiledLayer& layer, const std::string& text, CellSink& sink)
{
    std::string plain;
    plain.reserve(text.size());
    std::copy_if(text.begin(), text.end(), std::back_inserter(plain),
                 [](char c) { return c != ' ' && c != '\n' && c != '\r' && c != '\t'; });
    const auto decoded = QByteArray::fromBase64Encoding(
        QByteArray::fromRawData(plain.data(), qsizetype(plain.size())),
        QByteArray::AbortOnBase64DecodingErrors);
    if (!decoded)
        return "The tile data is not base64.";
    const QByteArray& bytes = *decoded;
    if (layer.compression.empty()) {
        sink.takeBytes(reinterpret_cast<const unsigned char*>(bytes.constData()),
                       std::size_t(bytes.size()));
        return sink.ended();
    }
    if (layer.compression == "zlib" || layer.compression == "gzip")
        return inflateInto(bytes, sink);
    if (layer.compression == "zstd")
        return unzstdInto(bytes, sink);
    return "The compression \"" + excerpt(layer.compression) +
           "\" of the tile data is none of zlib, gzip, zstd.";
}

} // namespace

Problem visitCells(const TiledLayer& layer, const TiledChunk& chunk, const CellVisitor& visitor)
{
    CellSink sink(chunk.width * chunk.height, visitor);
    if (layer.encoding == "base64")
        return readBase64(layer, chunk.text, sink);
    if (layer.encoding == "csv" && chunk.gids.empty())
        return readCsv(chunk.text, sink);
    if (!layer.encoding.empty() && layer.encoding != "csv") {
        return "The encoding \"" + excerpt(layer.encoding) +
               "\" of the tile data is none of csv, base64.";
    }
    for (std::uint32_t gid : chunk.gids) {
        if (!sink.take(gid))
            break;
    }
    return sink.ended();
}

} // namespace thicket::plugins
