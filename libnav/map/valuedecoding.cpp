#include "libnav/map/valuedecoding.h"

#include "libnav/counted.h"
#include "libnav/excerpt.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace thicket::nav {
namespace {

std::string quoted(std::string_view key) { return "`" + std::string(key) + "`"; }

std::optional<double> toNumber(std::string_view text)
{
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(value))
        return std::nullopt;
    return value;
}

} // namespace

const NumberRange coordinateRange{-coordinateLimit, coordinateLimit,
                                  "a coordinate must lie within 1e9 of 0"};

NumberRange sizeRange(const char* rule) { return {0, coordinateLimit, rule}; }

Members::Members(JsonValue object, std::string what)
    : m_offset(object.offset()), m_what(std::move(what))
{
    if (!object.is(JsonKind::object)) {
        fail(m_offset, "an object in { } is expected here");
        return;
    }
    const std::vector<JsonValue::Member> members = object.members();
    m_fault = duplicateKey(members);
    for (const JsonValue::Member& member : members)
        m_slots.push_back({member});
}

void Members::fail(std::size_t offset, std::string message)
{
    if (!m_fault)
        m_fault = Fault{offset, std::move(message)};
}

const JsonValue* Members::take(std::string_view key, bool isRequired)
{
    const auto found =
        std::lower_bound(m_slots.begin(), m_slots.end(), key,
                         [](const Slot& slot, std::string_view k) { return slot.member.key < k; });
    if (found == m_slots.end() || found->member.key != key) {
        if (isRequired)
            fail(m_offset, m_what + " needs " + quoted(key));
        return nullptr;
    }
    found->isTaken = true;
    return m_fault ? nullptr : &found->member.value;
}

const JsonValue* Members::take(std::string_view key, JsonKind kind, const char* kindName,
                               bool isRequired)
{
    const JsonValue* value = take(key, isRequired);
    if (!value || value->is(kind))
        return value;
    fail(value->offset(), quoted(key) + " must be " + kindName);
    return nullptr;
}

bool Members::has(std::string_view key) const
{
    return std::any_of(m_slots.begin(), m_slots.end(),
                       [key](const Slot& slot) { return slot.member.key == key; });
}

void Members::text(std::string_view key, std::string& out, bool isRequired)
{
    if (const JsonValue* value = take(key, JsonKind::string, "text in quotes", isRequired))
        out = value->text();
}

void Members::flag(std::string_view key, bool& out)
{
    if (const JsonValue* value = take(key, JsonKind::boolean, "true or false", false))
        out = value->flag();
}

std::optional<double> Members::decode(std::string_view key, JsonValue value,
                                      const NumberRange& range)
{
    if (!value.is(JsonKind::number)) {
        fail(value.offset(), quoted(key) + " must be a number");
        return std::nullopt;
    }
    const std::optional<double> number = toNumber(value.text());
    const bool isFine = number && *number >= range.min && *number <= range.max &&
                        !(range.isMinOpen && *number == range.min);
    if (isFine)
        return number;
    const bool isBig = number && *number > range.max && range.max == coordinateLimit;
    fail(value.offset(), quoted(key) + " is " + excerpt(value.text()) + "; " +
                             (!number ? "a number must be 0 or from 5e-324 to 1e9 in size"
                              : isBig ? "no number may be beyond 1e9"
                                      : range.rule));
    return std::nullopt;
}

void Members::number(std::string_view key, double& out, const NumberRange& range, bool isRequired)
{
    if (const JsonValue* value = take(key, isRequired))
        out = decode(key, *value, range).value_or(0);
}

void Members::id(std::string_view key, std::int64_t& out, bool isRequired)
{
    const JsonValue* value = take(key, isRequired);
    if (!value)
        return;
    const std::optional<double> number =
        value->is(JsonKind::number) ? toNumber(value->text()) : std::nullopt;
    // Doubles are exact up to 2^53, so other readers see the same id.
    if (number && *number >= 1 && *number <= 9007199254740992.0 && std::floor(*number) == *number) {
        out = static_cast<std::int64_t>(*number);
        return;
    }
    const bool isNumber = value->is(JsonKind::number);
    fail(value->offset(), quoted(key) + (isNumber ? " is " + excerpt(value->text()) + "; it" : "") +
                              " must be a whole number from 1 to 9007199254740992");
}

std::optional<Point> Members::decodePoint(std::string_view key, JsonValue value)
{
    const std::vector<JsonValue> parts =
        value.is(JsonKind::array) ? value.elements() : std::vector<JsonValue>();
    if (parts.size() != 2) {
        fail(value.offset(), quoted(key) + " must have two numbers, [x, y]");
        return std::nullopt;
    }
    const std::optional<double> x = decode(key, parts[0], coordinateRange);
    const std::optional<double> y = x ? decode(key, parts[1], coordinateRange) : std::nullopt;
    if (!y)
        return std::nullopt;
    return Point{*x, *y};
}

void Members::point(std::string_view key, Point& out)
{
    if (const JsonValue* value = take(key, true))
        out = decodePoint(key, *value).value_or(Point{});
}

void Members::points(std::string_view key, std::vector<Point>& out, std::size_t atLeast)
{
    const JsonValue* value = take(key, JsonKind::array, "a list of points, [[x, y], ...]", true);
    if (!value)
        return;
    const std::vector<JsonValue> elements = value->elements();
    if (elements.size() < atLeast) {
        fail(value->offset(), quoted(key) + " has " + counted(elements.size(), "point") + "; " +
                                  m_what + " needs " + std::to_string(atLeast) + " or more");
        return;
    }
    out.reserve(elements.size());
    for (const JsonValue& element : elements) {
        const std::optional<Point> point = decodePoint(key, element);
        if (!point)
            return;
        out.push_back(*point);
    }
}

void Members::numbers(std::string_view key, std::vector<double>& out)
{
    const JsonValue* value = take(key, JsonKind::array, "a list of numbers in [ ]", false);
    if (!value)
        return;
    for (const JsonValue& element : value->elements()) {
        const std::optional<double> number = decode(key, element, coordinateRange);
        if (!number)
            return;
        out.push_back(*number);
    }
}

void Members::object(std::string_view key, Json::Object& out)
{
    const JsonValue* value = take(key, JsonKind::object, "an object in { }", false);
    Json json;
    if (!value)
        return;
    m_fault = toJson(*value, json);
    if (!m_fault)
        out = *json.as<Json::Object>();
}

void Members::array(std::string_view key, Json::Array& out)
{
    const JsonValue* value = take(key, JsonKind::array, "a list in [ ]", false);
    Json json;
    if (!value)
        return;
    m_fault = toJson(*value, json);
    if (!m_fault)
        out = *json.as<Json::Array>();
}

void Members::rest(Json::Object& out)
{
    for (const Slot& slot : m_slots) {
        if (m_fault)
            return;
        if (!slot.isTaken)
            m_fault = toJson(slot.member.value, out[std::string(slot.member.key)]);
    }
}

} // namespace thicket::nav
