#pragma once

#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

/// Values as bytes, lowest byte first. One description serves both directions: a function that
/// passes its members to a stream writes them to a ByteWriter and reads them from a ByteReader.
/// Internal to the library.
namespace thicket::steer {

class ByteWriter {
public:
    static constexpr bool reads = false;

    template <class T> void whole(const T& value)
    {
        static_assert(std::is_integral_v<T>);
        auto rest = static_cast<std::uint64_t>(value);
        for (std::size_t i = 0; i < sizeof(T); ++i, rest >>= 8)
            m_bytes.push_back(static_cast<char>(rest & 0xFF));
    }
    void number(const double& value) { whole(std::bit_cast<std::uint64_t>(value)); }
    void flag(const bool& value) { whole(static_cast<std::uint8_t>(value ? 1 : 0)); }
    template <class Enum> void choice(const Enum& value, Enum)
    {
        whole(static_cast<std::uint8_t>(value));
    }
    void text(const std::string& value)
    {
        whole(static_cast<std::uint32_t>(value.size()));
        m_bytes += value;
    }
    template <class T, class Each> void list(std::vector<T>& values, Each each)
    {
        whole(static_cast<std::uint32_t>(values.size()));
        for (T& value : values)
            each(*this, value);
    }
    template <class T, class Each> void maybe(std::optional<T>& value, Each each)
    {
        flag(value.has_value());
        if (value)
            each(*this, *value);
    }
    void fail() const {}

    void append(std::string_view bytes) { m_bytes += bytes; }
    std::size_t size() const { return m_bytes.size(); }
    std::string_view from(std::size_t begin) const
    {
        return std::string_view(m_bytes).substr(begin);
    }
    std::string take() { return std::move(m_bytes); }

private:
    std::string m_bytes;
};

/// After a value that is missing or out of range the reader has failed; what it reads then has no
/// meaning.
class ByteReader {
public:
    static constexpr bool reads = true;

    explicit ByteReader(std::string_view bytes) : m_bytes(bytes) {}

    template <class T> void whole(T& value)
    {
        static_assert(std::is_integral_v<T>);
        std::uint64_t sum = 0;
        const std::string_view bytes = take(sizeof(T));
        for (std::size_t i = 0; i < bytes.size(); ++i)
            sum |= std::uint64_t{static_cast<unsigned char>(bytes[i])} << (8 * i);
        value = static_cast<T>(sum);
    }
    /// Reads a number; fails if it is not finite.
    void number(double& value)
    {
        std::uint64_t bits = 0;
        whole(bits);
        value = std::bit_cast<double>(bits);
        if (!std::isfinite(value))
            fail();
    }
    void flag(bool& value)
    {
        std::uint8_t byte = 0;
        whole(byte);
        value = byte != 0;
        if (byte > 1)
            fail();
    }
    template <class Enum> void choice(Enum& value, Enum last)
    {
        std::uint8_t byte = 0;
        whole(byte);
        if (byte > static_cast<std::uint8_t>(last))
            fail();
        else
            value = static_cast<Enum>(byte);
    }
    void text(std::string& value)
    {
        std::uint32_t size = 0;
        whole(size);
        value = take(size);
    }
    template <class T, class Each> void list(std::vector<T>& values, Each each)
    {
        std::uint32_t count = 0;
        whole(count);
        values.clear();
        // Without reserve(): the count may be corrupt.
        for (std::uint32_t i = 0; i < count && !m_hasFailed; ++i)
            each(*this, values.emplace_back());
    }
    template <class T, class Each> void maybe(std::optional<T>& value, Each each)
    {
        bool isThere = false;
        flag(isThere);
        value.reset();
        if (isThere && !m_hasFailed)
            each(*this, value.emplace());
    }
    void fail() { m_hasFailed = true; }

    /// The next `count` bytes. If there are fewer, none, and the reader fails.
    std::string_view take(std::size_t count)
    {
        if (m_hasFailed || count > left()) {
            fail();
            return {};
        }
        m_place += count;
        return m_bytes.substr(m_place - count, count);
    }
    std::size_t place() const { return m_place; }
    std::size_t left() const { return m_bytes.size() - m_place; }
    /// Whether everything was read without failure.
    bool isDone() const { return !m_hasFailed && left() == 0; }

private:
    std::string_view m_bytes;
    std::size_t m_place = 0;
    bool m_hasFailed = false;
};

} // namespace thicket::steer
