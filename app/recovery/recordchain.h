#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// The bytes of a journal: records one after the other, each with its length and a checksum (see
/// crc32c()). The checksum covers the record's length and contents and the checksum of the record
/// before, so that a record is valid only if all before it are. Values only: any thread.
namespace thicket::recovery {

/// One record: what kind it is, and its contents.
struct Record {
    char kind = 0;
    std::string_view body;
};

/// A place between two records of a journal: the bytes before it, and the checksum of the record
/// before it.
struct RecordPlace {
    std::size_t position = 0;
    std::uint32_t link = 0;
};

/// Makes the bytes of a journal, record by record.
class RecordWriter {
public:
    RecordWriter() = default;
    /// Goes on there.
    explicit RecordWriter(const RecordPlace& place) : m_link(place.link) {}

    /// What every journal begins with.
    static std::string_view signature();

    /// The bytes of the next record. The body must be shorter than 4 GiB. Call written() once they
    /// are in the file.
    std::string bytesOf(const Record& record);
    void written() { m_link = m_next; }

private:
    std::uint32_t m_link = 0;
    std::uint32_t m_next = 0;
};

/// Reads the longest valid prefix of a journal's bytes, which must outlive it.
class RecordReader {
public:
    explicit RecordReader(std::string_view bytes);

    /// nullopt at the end and at the first damaged or incomplete record.
    std::optional<Record> next();
    /// Bytes of the signature and the records read so far; 0 without a signature.
    std::size_t position() const { return m_position; }
    RecordPlace place() const { return {m_position, m_link}; }
    /// Whether all bytes were read.
    bool isAtEnd() const { return m_position == m_bytes.size(); }

private:
    std::string_view m_bytes;
    std::size_t m_position = 0;
    std::uint32_t m_link = 0;
};

} // namespace thicket::recovery
