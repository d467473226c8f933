#pragma once

#include "libnav/geometry/shapes.h"
#include "libnav/json/jsontape.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Reads an object of a map file key by key, with a message for every kind of fault. Internal to
/// the reader of map files.
namespace thicket::nav {

/// The range of a number. `rule` ends the sentence "`radius` is -2; ...".
struct NumberRange {
    double min;
    double max;
    const char* rule;
    bool isMinOpen = false;
};

/// The members of a JSON object. Each function reads a key and stores the first fault; after a
/// fault the results have no meaning. Keys that are never read are unknown to this version.
class Members {
public:
    /// `what` names the object in messages: "a circle".
    Members(JsonValue object, std::string what);

    const std::optional<Fault>& fault() const { return m_fault; }
    void fail(std::size_t offset, std::string message);
    void describe(std::string what) { m_what = std::move(what); }

    /// Null if the key is absent (a fault if it is required).
    const JsonValue* take(std::string_view key, bool isRequired = false);

    bool has(std::string_view key) const;
    void text(std::string_view key, std::string& out, bool isRequired = false);
    void flag(std::string_view key, bool& out);
    void number(std::string_view key, double& out, const NumberRange& range,
                bool isRequired = false);
    /// Reads an integer from 1 to 2^53.
    void id(std::string_view key, std::int64_t& out, bool isRequired = false);
    void point(std::string_view key, Point& out);
    void points(std::string_view key, std::vector<Point>& out, std::size_t atLeast);
    /// Coordinates. Not required.
    void numbers(std::string_view key, std::vector<double>& out);
    void object(std::string_view key, Json::Object& out);
    void array(std::string_view key, Json::Array& out);
    /// Collects the members that were not read.
    void rest(Json::Object& out);

private:
    struct Slot {
        JsonValue::Member member;
        bool isTaken = false;
    };
    const JsonValue* take(std::string_view key, JsonKind kind, const char* kindName,
                          bool isRequired);
    std::optional<double> decode(std::string_view key, JsonValue value, const NumberRange& range);
    std::optional<Point> decodePoint(std::string_view key, JsonValue value);

    std::vector<Slot> m_slots; // sorted by key
    std::size_t m_offset;
    std::string m_what;
    std::optional<Fault> m_fault;
};

/// Coordinates: at most 1e9 in size.
extern const NumberRange coordinateRange;
/// Radii and thicknesses: >= 0.
NumberRange sizeRange(const char* rule);

} // namespace thicket::nav
