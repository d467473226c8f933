#include "libsteer/scenario/behaviourreading.h"

#include "libnav/excerpt.h"
#include "libsteer/scenario/jsonnumber.h"
#include "libsteer/scenario/parameters.h"

#include <algorithm>
#include <charconv>
#include <limits>

namespace thicket::steer {

namespace {

std::string knownKinds()
{
    std::string list;
    for (int kind = 0; kind <= static_cast<int>(lastBehaviourKind); ++kind)
        list += (list.empty() ? "" : ", ") + std::string(name(static_cast<BehaviourKind>(kind)));
    return list;
}

/// NaN if the parameter has no such value.
double valueOf(const BehaviourParameter& parameter, const nav::Json& json)
{
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    if (parameter.quantity == Quantity::flag) {
        const bool* const flag = json.as<bool>();
        return flag ? static_cast<double>(*flag) : none;
    }
    if (parameter.quantity == Quantity::choice) {
        const auto* const word = json.as<std::string>();
        const auto found = std::ranges::find_if(
            parameter.choices, [&](const char* one) { return word && *word == one; });
        return found == parameter.choices.end()
                   ? none
                   : static_cast<double>(found - parameter.choices.begin());
    }
    return numberOf(json);
}

Result<std::vector<Setting>> settingsOf(const nav::Json::Object& object, BehaviourKind kind,
                                        const std::string& place)
{
    std::vector<Setting> settings;
    const auto parameters = parametersOf(kind);
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        const auto found = object.find(parameters[i].key);
        if (found == object.end())
            continue;
        const double value = valueOf(parameters[i], found->second);
        if (!parameters[i].allows(value))
            return Unexpected("\"" + found->first + "\" of the behaviour " + name(kind) + " is " +
                                  excerpt(found->second.text()) + "; it must be " +
                                  rangeText(parameters[i], "map units") + ".",
                              place);
        settings.push_back({static_cast<std::uint8_t>(i), value});
    }
    return settings;
}

Result<double> weightOf(const nav::Json& json, const std::string& place)
{
    const double weight = numberOf(json);
    if (!(weight >= 0 && weight <= 1e9))
        return Unexpected("The weight of a behaviour is " + excerpt(json.text()) +
                              "; it must be a number from 0 to 1e9.",
                          place);
    return weight;
}

} // namespace

double numberOf(const nav::Json& json)
{
    const auto* const number = json.as<nav::Json::Number>();
    double value = 0;
    if (number) {
        const char* const end = number->text.data() + number->text.size();
        if (std::from_chars(number->text.data(), end, value).ec == std::errc())
            return value;
    }
    return std::numeric_limits<double>::quiet_NaN();
}

Result<StackedBehaviour> readBehaviour(const nav::Json& json, const TargetReading& targets,
                                       const std::string& place)
{
    const auto* const object = json.as<nav::Json::Object>();
    const auto type = object ? object->find("type") : nav::Json::Object::const_iterator();
    const auto* const word =
        object && type != object->end() ? type->second.as<std::string>() : nullptr;
    if (!word)
        return Unexpected("A behaviour is " + excerpt(json.text()) +
                              "; it must be {\"type\": ..., \"weight\": ...}.",
                          place);
    const auto kind = behaviourNamed(*word);
    if (!kind)
        return Unexpected("The behaviour \"" + excerpt(*word) + "\" is not known; known are " +
                              knownKinds() + ".",
                          place);
    StackedBehaviour behaviour{.kind = *kind};
    if (const auto weight = object->find("weight"); weight != object->end()) {
        const auto number = weightOf(weight->second, place);
        if (!number)
            return Unexpected(number.error());
        behaviour.weight = *number;
    }
    auto settings = settingsOf(*object, *kind, place);
    if (!settings)
        return Unexpected(settings.error());
    behaviour.settings = std::move(*settings);
    auto about = targets.targetsOf(*object, *kind, place);
    if (!about)
        return Unexpected(about.error());
    behaviour.targets = std::move(*about);
    return behaviour;
}

bool isBehaviourKey(BehaviourKind kind, std::string_view key)
{
    const std::span targets(targetKeys, targetRule(kind).most);
    return key == "type" || key == "weight" || parameterNamed(kind, key) ||
           std::ranges::find(targets, key) != targets.end();
}

std::string behaviourKeys(BehaviourKind kind)
{
    std::string list = "\"type\", \"weight\"";
    for (const char* const key : std::span(targetKeys, targetRule(kind).most))
        list += ", \"" + std::string(key) + '"';
    const auto parameters = parametersOf(kind);
    for (const BehaviourParameter& parameter : parameters) {
        const bool isLast = &parameter == &parameters.back();
        list += (isLast ? " and \"" : ", \"") + std::string(parameter.key) + '"';
    }
    return list;
}

} // namespace thicket::steer
