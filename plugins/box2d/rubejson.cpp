#include "plugins/box2d/rubejson.h"

#include <charconv>
#include <cmath>
#include <vector>

namespace thicket::plugins {

namespace {

JsonKeys fixture(const char* shape, const std::string& json)
{
    return JsonKeys()
        .add("name", shape)
        .add("friction", 0.2)
        .add("filter-categoryBits", 1)
        .add("filter-maskBits", 65'535)
        .addJson(shape, json);
}

std::string numbers(std::span<const nav::Point> points, double nav::Point::*coordinate)
{
    std::string text = "[";
    for (const nav::Point& p : points) {
        text += &p == points.data() ? "" : ", ";
        nav::appendShortest(text, p.*coordinate);
    }
    return text + ']';
}

/// The value as a whole number of 32 bits, if it is written as one.
bool isInt(const std::string& text)
{
    std::int32_t whole = 0;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, whole);
    return read.ec == std::errc() && read.ptr == end;
}

/// The number as R.U.B.E.'s loaders can read it, if they can.
bool isFloat(const std::string& text)
{
    double real = 0;
    return std::from_chars(text.data(), text.data() + text.size(), real).ec == std::errc() &&
           std::abs(real) < 1e38;
}

} // namespace

std::string rubePoint(nav::Point p) { return JsonKeys().add("x", p.x).add("y", p.y).text(); }

std::string rubePoints(std::span<const nav::Point> points)
{
    return JsonKeys()
        .addJson("x", numbers(points, &nav::Point::x))
        .addJson("y", numbers(points, &nav::Point::y))
        .text();
}

JsonKeys rubeCircle(nav::Point center, double radius)
{
    return fixture("circle",
                   JsonKeys().addJson("center", rubePoint(center)).add("radius", radius).text());
}

JsonKeys rubePolygon(std::span<const nav::Point> points)
{
    return fixture("polygon", JsonKeys().addJson("vertices", rubePoints(points)).text());
}

JsonKeys rubeChain(std::span<const nav::Point> points, nav::Point before, nav::Point after)
{
    JsonKeys chain;
    chain.addJson("vertices", rubePoints(points));
    if (points.size() > 2) {
        chain.add("hasPrevVertex", true)
            .addJson("prevVertex", rubePoint(before))
            .add("hasNextVertex", true)
            .addJson("nextVertex", rubePoint(after));
    }
    return fixture("chain", chain.text());
}

JsonKeys rubeLoop(std::span<const nav::Point> points)
{
    std::vector<nav::Point> closed(points.begin(), points.end());
    closed.push_back(points.front());
    return rubeChain(closed, points.back(), points[1]);
}

JsonKeys rubeProperty(const std::string& name, const nav::Json& value)
{
    JsonKeys property;
    property.add("name", std::string_view(name));
    if (const auto* const text = value.as<std::string>())
        return property.add("string", std::string_view(*text));
    if (const auto* const flag = value.as<bool>())
        return property.add("bool", *flag);
    const auto* const number = value.as<nav::Json::Number>();
    if (number && isInt(number->text))
        return property.addJson("int", number->text);
    if (number && isFloat(number->text))
        return property.addJson("float", number->text);
    return property.add("string", std::string_view(value.text()));
}

} // namespace thicket::plugins
