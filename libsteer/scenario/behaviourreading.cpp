#include "libsteer/scenario/behaviourreading.h"

#include "libnav/excerpt.h"

#include <charconv>

namespace thicket::steer {

namespace {

std::string knownKinds()
{
    std::string list;
    for (int kind = 0; kind <= static_cast<int>(BehaviourKind::orca); ++kind)
        list += (list.empty() ? "" : ", ") + std::string(name(static_cast<BehaviourKind>(kind)));
    return list;
}

Result<double> weightOf(const nav::Json& json, const std::string& place)
{
    const auto* const number = json.as<nav::Json::Number>();
    double weight = -1;
    if (number) {
        const char* const end = number->text.data() + number->text.size();
        if (std::from_chars(number->text.data(), end, weight).ec != std::errc())
            weight = -1;
    }
    if (!(weight >= 0 && weight <= 1e9))
        return Unexpected("The weight of a behaviour is " + excerpt(json.text()) +
                              "; it must be a number from 0 to 1e9.",
                          place);
    return weight;
}

} // namespace

Result<StackedBehaviour> readBehaviour(const nav::Json& json, const std::string& place)
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
    return behaviour;
}

} // namespace thicket::steer
