#pragma once

#include "libnav/nav_export.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace thicket::nav {

/// A JSON value. Custom properties and unknown keys are kept in this form from load to save.
/// Numbers keep their spelling, so that no digit is lost. Object keys are sorted.
class THICKET_NAV_EXPORT Json {
public:
    struct Number {
        std::string text; ///< a valid JSON number token
        bool operator==(const Number&) const = default;
    };
    using Array = std::vector<Json>;
    using Object = std::map<std::string, Json, std::less<>>;
    using Value = std::variant<std::nullptr_t, bool, Number, std::string, Array, Object>;

    Json() : m_value(nullptr) {}
    Json(bool value) : m_value(value) {}
    Json(Number value) : m_value(std::move(value)) {}
    Json(double value); ///< finite; shortest text that reads back as the same bits
    Json(std::int64_t value);
    Json(std::string value) : m_value(std::move(value)) {}
    Json(const char* value) : m_value(std::string(value)) {}
    Json(Array value) : m_value(std::move(value)) {}
    Json(Object value) : m_value(std::move(value)) {}

    const Value& value() const { return m_value; }
    template <class T> const T* as() const { return std::get_if<T>(&m_value); }
    bool operator==(const Json&) const = default;

    /// One line of UTF-8; no spaces except one after each ':' and ','.
    std::string text() const;

private:
    Value m_value;
};

/// The shortest text that reads back as the same bits, in any locale: "-0.0" for negative zero,
/// "12.5", "1e+300". The value must be finite.
THICKET_NAV_EXPORT std::string shortestText(double value);
/// Appends what shortestText() returns.
THICKET_NAV_EXPORT void appendShortest(std::string& out, double value);

/// Appends the text as a JSON string with quotes. Bytes that are not UTF-8 become U+FFFD, so that
/// the file can be read again whatever the text holds.
THICKET_NAV_EXPORT void appendQuoted(std::string& out, std::string_view text);
/// Whether the text is valid UTF-8 (no surrogates, no overlong forms).
THICKET_NAV_EXPORT bool isUtf8(std::string_view text);

} // namespace thicket::nav
