#pragma once

#include "libsteer/recording/growinglist.h"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

/// Bit streams, lowest bit first. Internal to the library.
namespace thicket::steer {

/// Maps small magnitudes to small numbers: 0, -1, 1, -2, ... to 0, 1, 2, 3, ...
/// Source: Protocol Buffers, "ZigZag" encoding.
constexpr std::uint64_t zigzag(std::int64_t n)
{
    return (static_cast<std::uint64_t>(n) << 1) ^ (n < 0 ? ~std::uint64_t{0} : 0);
}
constexpr std::int64_t fromZigzag(std::uint64_t z)
{
    return static_cast<std::int64_t>((z >> 1) ^ (0 - (z & 1)));
}

/// The longest unary prefix of a Rice code. A longer one marks that the number follows in full.
inline constexpr unsigned longestUnary = 20;
/// The most remainder bits of a Rice code: a whole code fits one load of 56 bits.
inline constexpr unsigned mostRiceBits = 32;

/// Appends numbers to a list of bytes.
class BitWriter {
public:
    explicit BitWriter(GrowingList<std::uint8_t>& bytes) : m_bytes(bytes) {}

    /// Appends the lowest `count` bits (0 to 64) of `value`; its other bits are 0.
    void bits(std::uint64_t value, unsigned count)
    {
        if (count > 32) {
            bits(value & 0xFFFFFFFF, 32);
            value >>= 32;
            count -= 32;
        }
        m_pending |= value << m_count;
        m_count += count;
        for (; m_count >= 8; m_count -= 8) {
            m_bytes.append(static_cast<std::uint8_t>(m_pending));
            m_pending >>= 8;
        }
    }
    /// Appends a number below 2^63: its bit width in 6 bits, then the bits below its highest one.
    void number(std::uint64_t value)
    {
        const auto width = static_cast<unsigned>(std::bit_width(value));
        bits(width, 6);
        if (width > 1)
            bits(value & ((std::uint64_t{1} << (width - 1)) - 1), width - 1);
    }
    void signedNumber(std::int64_t value) { number(zigzag(value)); }
    /// Appends a Rice code: value >> low in unary, then its lowest `low` bits (0 to mostRiceBits).
    /// Source: Rice and Plaunt, "Adaptive Variable-Length Coding" (1971).
    void rice(std::uint64_t value, unsigned low)
    {
        const std::uint64_t quotient = value >> low;
        if (quotient >= longestUnary) {
            bits((1U << longestUnary) - 1, longestUnary);
            number(value);
            return;
        }
        bits((std::uint64_t{1} << quotient) - 1, static_cast<unsigned>(quotient) + 1);
        bits(value & ((std::uint64_t{1} << low) - 1), low);
    }
    /// Fills the last byte with zero bits.
    void finish()
    {
        if (m_count > 0)
            bits(0, 8 - m_count);
    }

private:
    GrowingList<std::uint8_t>& m_bytes;
    std::uint64_t m_pending = 0;
    unsigned m_count = 0; ///< number of pending bits, below 8 between calls
};

/// Reads what BitWriter wrote. Beyond the end it reads zeros, and hasOverrun() is true.
class BitReader {
public:
    explicit BitReader(std::span<const std::uint8_t> bytes, std::size_t byte = 0)
        : m_bytes(bytes), m_bit(8 * byte)
    {}

    std::uint64_t bits(unsigned count)
    {
        if (count > 32) {
            const std::uint64_t low = bits(32);
            return low | (bits(count - 32) << 32);
        }
        const std::uint64_t value = peek() & ((std::uint64_t{1} << count) - 1);
        m_bit += count;
        return value;
    }
    std::uint64_t number()
    {
        const auto width = static_cast<unsigned>(bits(6));
        if (width < 2)
            return width;
        return (std::uint64_t{1} << (width - 1)) | bits(width - 1);
    }
    std::int64_t signedNumber() { return fromZigzag(number()); }
    std::uint64_t rice(unsigned low)
    {
        const std::uint64_t ahead = peek();
        const auto quotient = static_cast<unsigned>(std::countr_one(ahead));
        if (quotient >= longestUnary) {
            m_bit += longestUnary;
            return number();
        }
        m_bit += quotient + 1 + low;
        const std::uint64_t rest = (ahead >> (quotient + 1)) & ((std::uint64_t{1} << low) - 1);
        return (std::uint64_t{quotient} << low) | rest;
    }
    void finish() { m_bit = (m_bit + 7) & ~std::size_t{7}; }

    /// The byte of the next bit. Exact after finish().
    std::size_t byte() const { return m_bit / 8; }
    std::size_t bitsLeft() const { return hasOverrun() ? 0 : 8 * m_bytes.size() - m_bit; }
    bool hasOverrun() const { return m_bit > 8 * m_bytes.size(); }

private:
    /// At least the next 57 bits.
    std::uint64_t peek() const
    {
        const std::size_t byte = m_bit / 8;
        std::uint64_t value = 0;
        if (byte + 8 <= m_bytes.size()) {
            for (unsigned i = 0; i < 8; ++i)
                value |= std::uint64_t{m_bytes[byte + i]} << (8 * i);
        } else {
            for (unsigned i = 0; byte + i < m_bytes.size(); ++i)
                value |= std::uint64_t{m_bytes[byte + i]} << (8 * i);
        }
        return value >> (m_bit % 8);
    }

    std::span<const std::uint8_t> m_bytes;
    std::size_t m_bit = 0;
};

} // namespace thicket::steer
