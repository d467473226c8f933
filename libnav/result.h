#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>

namespace thicket {

/// Why an operation at an edge to the outside (file, plugin, argument) failed.
struct Error {
    std::string message; ///< one clear sentence for the user: what is wrong and what would be right
    std::string where;   ///< the place, as "orchard.thicket: line 41, column 18"; empty if none

    /// "where: message", or the message alone if there is no place.
    std::string text() const { return where.empty() ? message : where + ": " + message; }

    bool operator==(const Error&) const = default;
};

/// Wraps an error so that it converts to any Result. Named like std::unexpected.
struct Unexpected {
    explicit Unexpected(Error error) : m_error(std::move(error)) {}
    explicit Unexpected(std::string message, std::string where = {})
        : m_error{std::move(message), std::move(where)}
    {}
    const Error& error() const& { return m_error; }
    Error&& error() && { return std::move(m_error); }

private:
    Error m_error;
};

/// A value or an Error, with the interface of std::expected<T, Error>, which neither g++ 12 in
/// C++20 nor clang 14 has. Accessing the value of an error, or the error of a value, is a caller's
/// bug.
template <class T> class [[nodiscard]] Result {
public:
    Result(T value) : m_state(std::in_place_index<0>, std::move(value)) {}
    Result(Unexpected unexpected) : m_state(std::in_place_index<1>, std::move(unexpected).error())
    {}

    bool has_value() const { return m_state.index() == 0; }
    explicit operator bool() const { return has_value(); }

    T& value() &
    {
        assert(has_value());
        return *std::get_if<0>(&m_state);
    }
    const T& value() const&
    {
        assert(has_value());
        return *std::get_if<0>(&m_state);
    }
    T&& value() &&
    {
        assert(has_value());
        return std::move(*std::get_if<0>(&m_state));
    }
    T& operator*() & { return value(); }
    const T& operator*() const& { return value(); }
    T&& operator*() && { return std::move(*this).value(); }
    T* operator->() { return &value(); }
    const T* operator->() const { return &value(); }

    const Error& error() const
    {
        assert(!has_value());
        return *std::get_if<1>(&m_state);
    }

private:
    std::variant<T, Error> m_state;
};

/// Success, or an Error.
template <> class [[nodiscard]] Result<void> {
public:
    Result() = default;
    Result(Unexpected unexpected) : m_error(std::move(unexpected).error()), m_failed(true) {}

    bool has_value() const { return !m_failed; }
    explicit operator bool() const { return has_value(); }
    const Error& error() const
    {
        assert(m_failed);
        return m_error;
    }

private:
    Error m_error;
    bool m_failed = false;
};

} // namespace thicket
