#include "libsteer/scenario/parameters.h"

#include "libsteer/vector.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace thicket::steer {

namespace {

/// The shortest text of the bounds of ranges, which have few digits.
std::string withoutExponent(double value)
{
    std::array<char, 64> text;
    const auto written =
        std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed);
    return {text.data(), written.ptr};
}

bool hasRightTargets(const StackedBehaviour& part, std::size_t groups)
{
    // Which box an agent stays in is known when it runs.
    const TargetRule rule = targetRule(part.kind);
    const bool mayLack = rule.isOptional && part.kind != BehaviourKind::contain;
    if (part.targets.size() != rule.most && !(mayLack && part.targets.empty()))
        return false;
    return std::ranges::all_of(part.targets, [&](const BehaviourTarget& target) {
        if (const auto* const box = std::get_if<nav::Box>(&target))
            return part.kind == BehaviourKind::contain && !box->isEmpty() &&
                   nav::isInRange(box->min) && nav::isInRange(box->max);
        if (part.kind == BehaviourKind::contain)
            return false;
        if (const auto* const point = std::get_if<Point>(&target))
            return nav::isInRange(*point);
        if (const auto* const goal = std::get_if<TargetGoal>(&target))
            return goal->group < groups;
        const auto* const group = std::get_if<TargetGroup>(&target);
        return !group || group->group < groups;
    });
}

} // namespace

std::string unitText(Quantity quantity, std::string_view lengthUnit)
{
    const std::string length(lengthUnit);
    switch (quantity) {
    case Quantity::length:
        return length;
    case Quantity::seconds:
        return "s";
    case Quantity::degrees:
        return "°";
    case Quantity::degreesPerSecond:
        return "°/s";
    case Quantity::speed:
        return length + "/s";
    case Quantity::perSecondSquared:
        return "/s²";
    default:
        return {};
    }
}

const char* meaning(BehaviourKind kind)
{
    switch (kind) {
    case BehaviourKind::seek:
        return "Moves straight at the goal at full speed.";
    case BehaviourKind::arrive:
        return "Moves straight at the goal and stops there.";
    case BehaviourKind::followPath:
        return "Follows the exact shortest path to the goal.";
    case BehaviourKind::followFlow:
        return "Follows a flow field that the group shares.";
    case BehaviourKind::avoidAgents:
        return "Turns away from agents that it would soon touch.";
    case BehaviourKind::separation:
        return "Keeps a distance from agents.";
    case BehaviourKind::alignment:
        return "Moves in its neighbours' direction.";
    case BehaviourKind::cohesion:
        return "Stays near its neighbours.";
    case BehaviourKind::wander:
        return "Moves about at random.";
    case BehaviourKind::avoidObstacles:
        return "Steers round obstacles in its detection box.";
    case BehaviourKind::avoidWalls:
        return "Steers along walls that a feeler meets.";
    case BehaviourKind::rayFan:
        return "Turns to where its rays are clear.";
    case BehaviourKind::orca:
        return "Adjusts what the other behaviours want by ORCA; its weight is not used.";
    case BehaviourKind::flee:
        return "Moves straight away from its target.";
    case BehaviourKind::pursue:
        return "Moves to where its target will be.";
    case BehaviourKind::evade:
        return "Moves away from where its target will be.";
    case BehaviourKind::hide:
        return "Hides from its target behind the nearest circle.";
    case BehaviourKind::interpose:
        return "Moves between its two targets.";
    case BehaviourKind::contain:
        return "Stays in the box round its target, or else in the map's bounds.";
    case BehaviourKind::singleRay:
        return "Moves to its target, or else the goal, and turns off what a single ray meets.";
    }
    return "";
}

bool BehaviourParameter::allows(double value) const
{
    return value >= least && value <= most && (!isWhole() || value == std::floor(value));
}

std::optional<std::uint8_t> parameterNamed(BehaviourKind kind, std::string_view key)
{
    const auto all = parametersOf(kind);
    const auto found = std::ranges::find_if(all, [&](const auto& one) { return one.key == key; });
    if (found == all.end())
        return std::nullopt;
    return static_cast<std::uint8_t>(found - all.begin());
}

std::string rangeText(const BehaviourParameter& parameter, std::string_view lengthUnit)
{
    if (parameter.quantity == Quantity::flag)
        return "true or false";
    if (parameter.quantity == Quantity::choice) {
        std::string list;
        for (const char* const word : parameter.choices)
            list += (list.empty() ? "one of \"" : ", \"") + std::string(word) + '"';
        return list;
    }
    const std::string unit = parameter.quantity == Quantity::degrees
                                 ? "degrees"
                                 : unitText(parameter.quantity, lengthUnit);
    return (parameter.isWhole() ? "a whole number from " : "a number from ") +
           withoutExponent(parameter.least) + " to " + withoutExponent(parameter.most) +
           (unit.empty() ? "" : " " + unit);
}

TargetRule targetRule(BehaviourKind kind)
{
    switch (kind) {
    case BehaviourKind::flee:
    case BehaviourKind::pursue:
    case BehaviourKind::evade:
    case BehaviourKind::hide:
        return {1, false};
    case BehaviourKind::interpose:
        return {2, false};
    case BehaviourKind::contain:
    case BehaviourKind::singleRay:
        return {1, true};
    default:
        return {};
    }
}

const char* stackProblem(std::span<const StackedBehaviour> stack, std::size_t groups)
{
    for (const StackedBehaviour& part : stack) {
        if (!hasRightTargets(part, groups))
            return "it has a behaviour with wrong targets";
        const auto parameters = parametersOf(part.kind);
        for (std::size_t i = 0; i < part.settings.size(); ++i) {
            const Setting& setting = part.settings[i];
            const bool isInOrder = i == 0 || part.settings[i - 1].parameter < setting.parameter;
            if (!isInOrder || setting.parameter >= parameters.size() ||
                !parameters[setting.parameter].allows(setting.value))
                return "it has a behaviour with parameters that are not allowed";
        }
        const auto first = std::ranges::find(stack, part.kind, &StackedBehaviour::kind);
        if (first->settings != part.settings && targetRule(part.kind).most == 0)
            return "it has a behaviour twice with different parameters";
    }
    return nullptr;
}

} // namespace thicket::steer
