#include "plugins/svg/svgown.h"

#include "libnav/excerpt.h"
#include "libnav/json/jsonreader.h"
#include "plugins/shapes/motiontext.h"

#include <charconv>
#include <cmath>

namespace thicket::plugins {

namespace {

Unexpected wrong(std::string_view name, std::string_view text, const char* right)
{
    return Unexpected(std::string(name) + " is \"" + excerpt(text) + "\"; it must be " + right +
                      '.');
}

/// Reads attributes one after the other. After an error the results have no meaning.
class OwnReader {
public:
    explicit OwnReader(const SvgElement& element) : m_element(element) {}

    std::optional<Error> problem;

    void number(std::string_view name, double& out, double least = -nav::coordinateLimit)
    {
        const auto value = ownNumber(m_element, name);
        if (!value)
            fail(value.error());
        else if (*value && **value < least)
            fail(wrong(name, m_element[name], "0 or more").error());
        else if (*value)
            out = **value;
    }

    void whole(std::string_view name, std::int64_t& out, std::int64_t least, std::int64_t most)
    {
        if (!m_element.has(name))
            return;
        const std::string_view text = m_element[name];
        std::int64_t value = 0;
        const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
        if (read.ec != std::errc() || read.ptr != text.data() + text.size() || value < least ||
            value > most)
            fail(wrong(name, text, "a whole number in its range").error());
        else
            out = value;
    }

    void object(std::string_view name, nav::Json::Object& out)
    {
        if (!m_element.has(name))
            return;
        const std::string_view text = m_element[name];
        std::optional<nav::Fault> fault;
        nav::JsonSink sink;
        sink.member = [&](std::string_view key, std::size_t, const nav::JsonTape& tape) {
            fault = nav::toJson(nav::JsonValue(tape), out[std::string(key)]);
            return !fault;
        };
        if (const auto syntax = nav::parseJson(text, sink))
            fault = syntax;
        if (fault)
            fail(wrong(name, text, "a JSON object").error());
    }

    void motion(std::string_view name, nav::RareValue<nav::Motion>& out)
    {
        nav::Json::Object parts;
        object(name, parts);
        if (!m_element.has(name) || problem)
            return;
        if (auto read = motionFrom(parts))
            out = std::move(*read);
        else
            fail(wrong(name, m_element[name], "a motion as in a map file").error());
    }

private:
    void fail(const Error& error)
    {
        if (!problem)
            problem = error;
    }

    const SvgElement& m_element;
};

struct MarkerReader {
    OwnReader& reader;
    const SvgElement& element;

    template <class Other> void operator()(Other&) const {}
    void operator()(nav::Circle& circle) const
    {
        circle.inverted = element["thicket:inverted"] == "true";
    }
    void operator()(nav::Polygon& polygon) const
    {
        polygon.inverted = element["thicket:inverted"] == "true";
    }
    void operator()(nav::AgentMarker& agent) const
    {
        reader.number("thicket:radius", agent.radius, 0);
        reader.number("thicket:heading", agent.heading);
        agent.group = element["thicket:agentGroup"];
    }
    void operator()(nav::SpawnMarker& spawn) const
    {
        reader.number("thicket:radius", spawn.radius, 0);
        reader.number("thicket:agentRadius", spawn.agentRadius, 0);
        spawn.group = element["thicket:agentGroup"];
        reader.whole("thicket:count", spawn.count, 0, nav::mostSpawned);
        reader.number("thicket:rate", spawn.rate, 0);
        reader.number("thicket:from", spawn.from, 0);
        if (element.has("thicket:until")) {
            double until = 0;
            reader.number("thicket:until", until, 0);
            spawn.until = until;
        }
        reader.whole("thicket:seed", spawn.seed, 0, std::int64_t(1) << 53);
    }
};

} // namespace

Result<std::optional<double>> ownNumber(const SvgElement& element, std::string_view name)
{
    if (!element.has(name))
        return std::optional<double>();
    const std::string_view text = element[name];
    double value = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    if (read.ec != std::errc() || read.ptr != text.data() + text.size() ||
        !(std::abs(value) <= nav::coordinateLimit))
        return wrong(name, text, "a number up to 1e9");
    return std::optional(value);
}

Result<SvgOwn> readOwn(const SvgElement& element, nav::MapObject& object)
{
    constexpr std::int64_t most = std::int64_t(1) << 53;
    OwnReader reader(element);
    reader.whole("thicket:id", object.id, 1, most);
    reader.whole("thicket:layer", object.layer, 0, most);
    reader.whole("thicket:group", object.group, 0, most);
    reader.whole("thicket:member", object.member, 0, most);
    reader.object("thicket:properties", object.properties);
    reader.object("thicket:unknown", object.unknown);
    reader.motion("thicket:motion", object.motion);
    std::visit(MarkerReader{reader, element}, object.geometry);
    SvgOwn own;
    if (element.has("thicket:place")) {
        std::int64_t place = 0;
        reader.whole("thicket:place", place, 0, most);
        own.place = place;
    }
    if (reader.problem)
        return Unexpected(*reader.problem);
    return own;
}

} // namespace thicket::plugins
