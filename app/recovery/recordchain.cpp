#include "app/recovery/recordchain.h"

#include "libnav/files/crc32c.h"

#include <cassert>

namespace thicket::recovery {

namespace {

constexpr std::string_view journalSignature = "thicket-journal 1\n";
constexpr std::size_t headSize = 8; // length and checksum

void appendNumber(std::string& out, std::uint32_t number)
{
    for (int shift = 0; shift < 32; shift += 8)
        out += static_cast<char>((number >> shift) & 0xff);
}

std::uint32_t numberAt(std::string_view bytes)
{
    std::uint32_t number = 0;
    for (std::size_t i = 4; i-- > 0;)
        number = number << 8 | static_cast<unsigned char>(bytes[i]);
    return number;
}

} // namespace

std::string_view RecordWriter::signature() { return journalSignature; }

std::string RecordWriter::bytesOf(const Record& record)
{
    assert(record.body.size() < UINT32_MAX);
    std::string length;
    appendNumber(length, static_cast<std::uint32_t>(record.body.size() + 1));
    m_next = nav::crc32c(length, m_link);
    m_next = nav::crc32c({&record.kind, 1}, m_next);
    m_next = nav::crc32c(record.body, m_next);
    std::string bytes;
    bytes.reserve(headSize + 1 + record.body.size());
    bytes = length;
    appendNumber(bytes, m_next);
    bytes += record.kind;
    bytes += record.body;
    return bytes;
}

RecordReader::RecordReader(std::string_view bytes) : m_bytes(bytes)
{
    if (bytes.starts_with(journalSignature))
        m_position = journalSignature.size();
}

std::optional<Record> RecordReader::next()
{
    const std::string_view rest = m_bytes.substr(m_position);
    if (m_position == 0 || rest.size() <= headSize)
        return std::nullopt;
    const std::size_t length = numberAt(rest);
    if (length == 0 || length > rest.size() - headSize)
        return std::nullopt;
    const std::string_view contents = rest.substr(headSize, length);
    const std::uint32_t sum = nav::crc32c(contents, nav::crc32c(rest.substr(0, 4), m_link));
    if (sum != numberAt(rest.substr(4)))
        return std::nullopt;
    m_link = sum;
    m_position += headSize + length;
    return Record{contents.front(), contents.substr(1)};
}

} // namespace thicket::recovery
