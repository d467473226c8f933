#pragma once

#include "libnav/geometry/shapes.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace CLI {
class App;
class Option;
} // namespace CLI

/// Arguments with a syntax of their own. Numbers are read by std::from_chars in any locale. They
/// must be finite and within 1e9; anything else is wrong usage. A target must outlive the program's
/// parser.
namespace thicket::cli {

/// Throws wrong usage as the argument parser does: "NAME: "TEXT" is not WANTED". A long text is
/// cut.
[[noreturn]] void refuseArgument(const std::string& name, std::string_view text,
                                 const std::string& wanted);

/// The whole text as a number; nullopt if it is none or outside [least, most].
std::optional<double> numberFrom(std::string_view text, double least = -nav::coordinateLimit,
                                 double most = nav::coordinateLimit);

struct PixelSize {
    int width = 1440;
    int height = 1020;
};

/// The agent radii `from`, `from + step` and so on up to `to`.
struct RadiusSteps {
    double from = 0;
    double to = 0;
    double step = 1;
};

/// X,Y
CLI::Option* addPoint(CLI::App& app, const std::string& name, std::optional<nav::Point>& target,
                      const std::string& help);
/// X,Y; may be repeated
CLI::Option* addPoints(CLI::App& app, const std::string& name, std::vector<nav::Point>& target,
                       const std::string& help);
/// X0,Y0,X1,Y1: two opposite corners
CLI::Option* addWindow(CLI::App& app, const std::string& name, std::optional<nav::Box>& target,
                       const std::string& help);
/// A number above 0
CLI::Option* addPositive(CLI::App& app, const std::string& name, double& target,
                         const std::string& help);
/// A number from `least` to `most`
CLI::Option* addNumber(CLI::App& app, const std::string& name, double& target,
                       const std::string& help, double least, double most = nav::coordinateLimit);
/// A whole number from `least` to `most`
CLI::Option* addWhole(CLI::App& app, const std::string& name, std::uint64_t& target,
                      const std::string& help, std::uint64_t least, std::uint64_t most);
/// WxH, each from 16 to 16384
CLI::Option* addSize(CLI::App& app, const std::string& name, PixelSize& target,
                     const std::string& help);
/// FROM:TO:STEP, at most a thousand radii
CLI::Option* addRadiusSteps(CLI::App& app, const std::string& name,
                            std::optional<RadiusSteps>& target, const std::string& help);
/// --radius R, 0 or more; may be repeated
CLI::Option* addRadii(CLI::App& app, std::vector<double>& target, const std::string& help);
/// --radius R, the agent's
CLI::Option* addRadius(CLI::App& app, std::optional<double>& target);

} // namespace thicket::cli
