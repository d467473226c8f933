#pragma once

#include "libsteer/vector.h"

#include <bit>
#include <cstdint>

namespace thicket::steer {

/// FNV-1a over the bits of the added values, by words of eight bytes.
/// Source: Fowler, Noll, Vo, "The FNV Non-Cryptographic Hash Algorithm" (IETF draft).
class Fnv {
public:
    void add(std::uint64_t word)
    {
        m_value = (m_value ^ word) * 0x100000001B3;
        m_value ^= m_value >> 32; // words have more bits than the product carries upwards
    }
    void add(double number) { add(std::bit_cast<std::uint64_t>(number)); }
    void add(Point p)
    {
        add(p.x);
        add(p.y);
    }
    std::uint64_t value() const { return m_value; }

private:
    std::uint64_t m_value = 0xCBF29CE484222325;
};

} // namespace thicket::steer
