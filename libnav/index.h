#pragma once

#include <cstdint>

namespace thicket::nav {

/// A number of one kind, as of discs or slots, which numbers of other kinds are not taken for:
/// explicit to make, then used as the integer that it is. `Tag` is any type, complete or not.
template <class Tag, class Value = std::uint32_t> class Index {
public:
    constexpr Index() = default; ///< 0
    constexpr explicit Index(Value value) : m_value(value) {}
    constexpr operator Value() const { return m_value; }
    constexpr Index& operator++() ///< the next number
    {
        ++m_value;
        return *this;
    }

private:
    Value m_value = 0;
};

} // namespace thicket::nav
