#pragma once

#include "libnav/collision/expansion/expansion.h"

#include <cassert>

namespace thicket::nav {

using ObstacleSlot = Index<struct ObstacleSlotTag>; ///< in FieldData::obstacles
using SealIndex = Index<struct SealIndexTag>;       ///< in FieldData::seals
using LocalDisc = Index<struct LocalDiscTag>;       ///< in Neighbourhood::expansion()

/// What a disc of the field stands for: a raw disc, or a seal, or nothing, for a free place.
class DiscOwner {
public:
    DiscOwner() = default;
    explicit DiscOwner(RawIndex raw) : m_bits(raw) {}
    explicit DiscOwner(SealIndex seal) : m_bits(seal | sealBit) {}

    bool isNone() const { return m_bits == none; }
    bool isSeal() const { return !isNone() && (m_bits & sealBit) != 0; }
    bool isRaw() const { return (m_bits & sealBit) == 0; }
    bool is(RawIndex raw) const { return m_bits == raw; }
    RawIndex raw() const
    {
        assert(isRaw());
        return RawIndex(m_bits);
    }
    SealIndex seal() const
    {
        assert(isSeal());
        return SealIndex(m_bits & ~sealBit);
    }

private:
    static constexpr std::uint32_t sealBit = 0x80000000;
    static constexpr std::uint32_t none = UINT32_MAX;

    std::uint32_t m_bits = none;
};

} // namespace thicket::nav
