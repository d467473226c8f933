#include "app/recovery/recordchain.h"

#include <array>
#include <cassert>

namespace thicket::recovery {

namespace {

constexpr std::string_view journalSignature = "thicket-journal 1\n";
constexpr std::size_t headSize = 8; // length and checksum

constexpr std::array<std::uint32_t, 256> crcTable()
{
    constexpr std::uint32_t reversedPolynomial = 0x82f63b78;
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t i = 0; i < table.size(); ++i) {
        std::uint32_t value = i;
        for (int bit = 0; bit < 8; ++bit)
            value = (value & 1) != 0 ? (value >> 1) ^ reversedPolynomial : value >> 1;
        table[i] = value;
    }
    return table;
}

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

std::uint32_t checksum(std::string_view bytes, std::uint32_t former)
{
    static constexpr auto table = crcTable();
    std::uint32_t value = ~former;
    for (const char byte : bytes)
        value = (value >> 8) ^ table[(value ^ static_cast<unsigned char>(byte)) & 0xff];
    return ~value;
}

std::string_view RecordWriter::signature() { return journalSignature; }

std::string RecordWriter::bytesOf(const Record& record)
{
    assert(record.body.size() < UINT32_MAX);
    std::string length;
    appendNumber(length, static_cast<std::uint32_t>(record.body.size() + 1));
    m_next = checksum(length, m_link);
    m_next = checksum({&record.kind, 1}, m_next);
    m_next = checksum(record.body, m_next);
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
    const std::uint32_t sum = checksum(contents, checksum(rest.substr(0, 4), m_link));
    if (sum != numberAt(rest.substr(4)))
        return std::nullopt;
    m_link = sum;
    m_position += headSize + length;
    return Record{contents.front(), contents.substr(1)};
}

} // namespace thicket::recovery
