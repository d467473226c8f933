#include "app/cli/arguments.h"

#include "libnav/excerpt.h"
#include "libnav/json/json.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <vector>

namespace thicket::cli {

namespace {

/// The numbers between the separators. Empty unless there are exactly `count`.
std::vector<double> numbersFrom(std::string_view text, char separator, std::size_t count,
                                double least, double most)
{
    std::vector<double> numbers;
    while (true) {
        const std::size_t end = text.find(separator);
        const auto number = numberFrom(text.substr(0, end), least, most);
        if (!number)
            return {};
        numbers.push_back(*number);
        if (end == std::string_view::npos)
            break;
        text.remove_prefix(end + 1);
    }
    return numbers.size() == count ? numbers : std::vector<double>();
}

/// As people write it: 1e9 and 1e-6, not 1e+09 and 1e-06.
std::string rangeText(double least, double most)
{
    const auto text = [](double number) {
        std::string digits = nav::shortestText(number);
        if (const std::size_t plus = digits.find("e+0"); plus != std::string::npos)
            digits.replace(plus, 3, "e");
        if (const std::size_t minus = digits.find("e-0"); minus != std::string::npos)
            digits.replace(minus, 3, "e-");
        return digits;
    };
    return least == -most ? "within " + text(most) : "from " + text(least) + " to " + text(most);
}

nav::Point pointFrom(const std::string& name, const std::string& text)
{
    const auto numbers = numbersFrom(text, ',', 2, -nav::coordinateLimit, nav::coordinateLimit);
    if (numbers.empty())
        refuseArgument(name, text, "a point X,Y within 1e9");
    return {numbers[0], numbers[1]};
}

double radiusFrom(const std::string& text)
{
    const std::optional<double> radius = numberFrom(text, 0);
    if (!radius)
        refuseArgument("--radius", text, "a number " + rangeText(0, nav::coordinateLimit));
    return *radius;
}

} // namespace

void refuseArgument(const std::string& name, std::string_view text, const std::string& wanted)
{
    throw CLI::ValidationError(name, '"' + excerpt(text) + "\" is not " + wanted);
}

std::optional<double> numberFrom(std::string_view text, double least, double most)
{
    double number = 0;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    // The comparison fails for NaN, too.
    if (read.ec != std::errc() || read.ptr != end || !(number >= least && number <= most))
        return std::nullopt;
    return number;
}

CLI::Option* addPoint(CLI::App& app, const std::string& name, std::optional<nav::Point>& target,
                      const std::string& help)
{
    const auto read = [name, &target](const std::string& text) { target = pointFrom(name, text); };
    return app.add_option_function<std::string>(name, read, help)->type_name("X,Y");
}

CLI::Option* addPoints(CLI::App& app, const std::string& name, std::vector<nav::Point>& target,
                       const std::string& help)
{
    const auto read = [name, &target](const std::vector<std::string>& texts) {
        for (const std::string& text : texts)
            target.push_back(pointFrom(name, text));
    };
    return app.add_option_function<std::vector<std::string>>(name, read, help)
        ->allow_extra_args(false)
        ->type_name("X,Y");
}

CLI::Option* addWindow(CLI::App& app, const std::string& name, std::optional<nav::Box>& target,
                       const std::string& help)
{
    const auto read = [name, &target](const std::string& text) {
        const auto n = numbersFrom(text, ',', 4, -nav::coordinateLimit, nav::coordinateLimit);
        if (n.empty())
            refuseArgument(name, text, "a window X0,Y0,X1,Y1 within 1e9");
        target = nav::Box{{std::min(n[0], n[2]), std::min(n[1], n[3])},
                          {std::max(n[0], n[2]), std::max(n[1], n[3])}};
    };
    return app.add_option_function<std::string>(name, read, help)->type_name("X0,Y0,X1,Y1");
}

CLI::Option* addPositive(CLI::App& app, const std::string& name, double& target,
                         const std::string& help)
{
    const auto read = [name, &target](const std::string& text) {
        const auto number = numberFrom(text, std::numeric_limits<double>::denorm_min());
        if (!number)
            refuseArgument(name, text, "a number above 0 and up to 1e9");
        target = *number;
    };
    return app.add_option_function<std::string>(name, read, help)->type_name("NUMBER");
}

CLI::Option* addNumber(CLI::App& app, const std::string& name, double& target,
                       const std::string& help, double least, double most)
{
    const auto read = [name, &target, least, most](const std::string& text) {
        const auto number = numberFrom(text, least, most);
        if (!number)
            refuseArgument(name, text, "a number " + rangeText(least, most));
        target = *number;
    };
    return app.add_option_function<std::string>(name, read, help)->type_name("NUMBER");
}

CLI::Option* addWhole(CLI::App& app, const std::string& name, std::uint64_t& target,
                      const std::string& help, std::uint64_t least, std::uint64_t most)
{
    const auto read = [name, &target, least, most](const std::string& text) {
        std::uint64_t number = 0;
        const char* const end = text.data() + text.size();
        const auto found = std::from_chars(text.data(), end, number);
        if (found.ec != std::errc() || found.ptr != end || number < least || number > most) {
            refuseArgument(name, text,
                           "a whole number from " + std::to_string(least) + " to " +
                               std::to_string(most));
        }
        target = number;
    };
    return app.add_option_function<std::string>(name, read, help)->type_name("N");
}

CLI::Option* addSize(CLI::App& app, const std::string& name, PixelSize& target,
                     const std::string& help)
{
    const auto read = [name, &target](const std::string& text) {
        const auto numbers = numbersFrom(text, 'x', 2, 16, 16384);
        if (numbers.empty() || numbers[0] != std::floor(numbers[0]) ||
            numbers[1] != std::floor(numbers[1]))
            refuseArgument(name, text, "a size WxH of 16 to 16384 pixels each");
        target = {int(numbers[0]), int(numbers[1])};
    };
    return app.add_option_function<std::string>(name, read, help)->type_name("WxH");
}

CLI::Option* addRadiusSteps(CLI::App& app, const std::string& name,
                            std::optional<RadiusSteps>& target, const std::string& help)
{
    constexpr double most = 1000;
    const auto read = [name, &target](const std::string& text) {
        const auto n = numbersFrom(text, ':', 3, 0, nav::coordinateLimit);
        if (n.empty() || n[1] < n[0] || n[2] == 0 || n[1] - n[0] >= most * n[2])
            refuseArgument(name, text, "FROM:TO:STEP, radii from 0 to 1e9, at most a thousand");
        target = RadiusSteps{n[0], n[1], n[2]};
    };
    return app.add_option_function<std::string>(name, read, help)->type_name("FROM:TO:STEP");
}

CLI::Option* addRadii(CLI::App& app, std::vector<double>& target, const std::string& help)
{
    const auto read = [&target](const std::vector<std::string>& texts) {
        for (const std::string& text : texts)
            target.push_back(radiusFrom(text));
    };
    return app.add_option_function<std::vector<std::string>>("--radius", read, help)
        ->allow_extra_args(false)
        ->type_name("NUMBER");
}

CLI::Option* addRadius(CLI::App& app, std::optional<double>& target)
{
    const auto read = [&target](const std::string& text) { target = radiusFrom(text); };
    return app
        .add_option_function<std::string>(
            "--radius", read, "the agent's radius, map units (that of the map's first class, or 0)")
        ->type_name("NUMBER");
}

} // namespace thicket::cli
