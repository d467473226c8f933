#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/output.h"
#include "libnav/json/json.h"
#include "libsteer/scenario/parameters.h"

#include <CLI/CLI.hpp>

#include <cmath>
#include <memory>

namespace thicket::cli {

namespace {

struct BehavioursArguments {
    std::string type; ///< empty: all
    steer::Agent agent{.radius = 0.3};
    bool asJson = false;
};

/// As a map file holds it; null: unlimited.
nav::Json fileValue(const steer::BehaviourParameter& parameter, double value)
{
    if (!std::isfinite(value))
        return {};
    if (parameter.quantity == steer::Quantity::flag)
        return value != 0;
    if (parameter.quantity == steer::Quantity::choice)
        return parameter.choices[static_cast<std::size_t>(value)];
    if (parameter.isWhole())
        return static_cast<std::int64_t>(value);
    return value;
}

nav::Json descriptionOf(const steer::BehaviourParameter& parameter, const steer::Agent& agent)
{
    nav::Json::Object object;
    object.emplace("key", parameter.key);
    object.emplace("default", fileValue(parameter, parameter.usual(agent)));
    object.emplace("meaning", parameter.meaning);
    if (parameter.quantity == steer::Quantity::flag)
        return object;
    if (parameter.quantity == steer::Quantity::choice) {
        nav::Json::Array choices;
        for (const char* const word : parameter.choices)
            choices.emplace_back(word);
        object.emplace("choices", std::move(choices));
        return object;
    }
    object.emplace("unit", steer::unitText(parameter.quantity, "map units"));
    object.emplace("least", fileValue(parameter, parameter.least));
    object.emplace("most", fileValue(parameter, parameter.most));
    return object;
}

nav::Json descriptionOf(steer::BehaviourKind kind, const steer::Agent& agent)
{
    nav::Json::Array parameters;
    for (const steer::BehaviourParameter& parameter : steer::parametersOf(kind))
        parameters.push_back(descriptionOf(parameter, agent));
    nav::Json::Object object;
    object.emplace("type", steer::name(kind));
    object.emplace("meaning", steer::meaning(kind));
    object.emplace("parameters", std::move(parameters));
    return object;
}

std::string linesOf(steer::BehaviourKind kind, const steer::Agent& agent)
{
    std::string text = std::string(steer::name(kind)) + ": " + steer::meaning(kind) + '\n';
    for (const steer::BehaviourParameter& parameter : steer::parametersOf(kind)) {
        const double usual = parameter.usual(agent);
        const std::string unit = steer::unitText(parameter.quantity, "map units");
        const std::string byDefault = std::isfinite(usual) ? fileValue(parameter, usual).text() +
                                                                 (unit.empty() ? "" : " " + unit)
                                                           : "unlimited";
        text += "    " + std::string(parameter.key) + ": " +
                steer::rangeText(parameter, "map units") + " (" + byDefault + "). " +
                parameter.meaning + '\n';
    }
    return text;
}

ExitStatus listBehaviours(const BehavioursArguments& arguments)
{
    if (!arguments.type.empty() && !steer::behaviourNamed(arguments.type))
        refuseArgument("TYPE", arguments.type, "a behaviour");
    nav::Json::Array list;
    for (int i = 0; i <= static_cast<int>(steer::lastBehaviourKind); ++i) {
        const auto kind = static_cast<steer::BehaviourKind>(i);
        if (!arguments.type.empty() && arguments.type != steer::name(kind))
            continue;
        if (arguments.asJson)
            list.push_back(descriptionOf(kind, arguments.agent));
        else
            print(linesOf(kind, arguments.agent));
    }
    if (arguments.asJson)
        print(nav::Json(std::move(list)).text() + '\n');
    return ExitStatus::done;
}

} // namespace

void addBehaviours(CLI::App& program, Action& action)
{
    CLI::App* const command = program.add_subcommand(
        "behaviours", "List the behaviours of agent groups and their parameters");
    const auto arguments = std::make_shared<BehavioursArguments>();
    command->add_option("TYPE", arguments->type, "this behaviour alone");
    steer::Agent& agent = arguments->agent;
    addPositive(*command, "--radius", agent.radius,
                "radius of the agent whose defaults are shown, map units");
    addPositive(*command, "--max-speed", agent.maxSpeed, "its largest speed, map units/s");
    addPositive(*command, "--max-force", agent.maxForce, "its largest force, map units/s²");
    command->add_flag("--json", arguments->asJson, "print JSON");
    command->callback(
        [arguments, &action] { action.run = [arguments] { return listBehaviours(*arguments); }; });
}

} // namespace thicket::cli
