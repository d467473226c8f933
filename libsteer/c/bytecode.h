#pragma once

#include "libnav/geometry/shapes.h"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace thicket::c {

/// Numbers as bytes, the lowest first, on every machine.
class ByteWriter {
public:
    explicit ByteWriter(std::string& bytes) : m_bytes(bytes) {}

    template <class Number> void number(Number value)
    {
        for (std::size_t i = 0; i < sizeof(Number); ++i)
            m_bytes.push_back(static_cast<char>(static_cast<std::uint64_t>(value) >> 8 * i & 0xFF));
    }
    void real(double value) { number(std::bit_cast<std::uint64_t>(value)); }
    void point(nav::Point p)
    {
        real(p.x);
        real(p.y);
    }

private:
    std::string& m_bytes;
};

/// Reads them again. Past the end all numbers are 0, and isWhole() is false.
class ByteReader {
public:
    explicit ByteReader(std::string_view bytes) : m_bytes(bytes) {}

    template <class Number> Number number()
    {
        std::uint64_t value = 0;
        if (left() < sizeof(Number)) {
            m_isWhole = false;
            m_at = m_bytes.size();
            return 0;
        }
        for (std::size_t i = 0; i < sizeof(Number); ++i)
            value |= std::uint64_t{static_cast<unsigned char>(m_bytes[m_at++])} << 8 * i;
        return static_cast<Number>(value);
    }
    double real() { return std::bit_cast<double>(number<std::uint64_t>()); }
    nav::Point point()
    {
        const double x = real();
        return {x, real()};
    }

    std::size_t at() const { return m_at; }
    std::size_t left() const { return m_bytes.size() - m_at; }
    bool isWhole() const { return m_isWhole; }

private:
    std::string_view m_bytes;
    std::size_t m_at = 0;
    bool m_isWhole = true;
};

} // namespace thicket::c
