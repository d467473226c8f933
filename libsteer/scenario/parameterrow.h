#pragma once

#include "libsteer/scenario/parameters.h"

#include <functional>
#include <type_traits>

/// Makes the rows of the table of parameters. Internal to the library.
namespace thicket::steer {

/// How a parameter struct holds an angle that users read in degrees.
enum class Held : std::uint8_t { plainly, radians, halfInRadians, cosine, cosineOfHalf };

/// What users read, to twelve digits, so that 30 degrees read as 30 and 0.9 as 0.9.
double shown(Held held, double stored);
/// Whether `value` is what users read.
bool isShownAs(Held held, double stored, double value);
/// The inverse, with the same bits on every machine.
double stored(Held held, double value);

template <class Params, auto member, Held held> double usualOf(const Agent& agent)
{
    Params params = Params::of(agent);
    return shown(held, static_cast<double>(std::invoke(member, params)));
}

template <class Params, auto member, Held held> void setIn(void* params, double value)
{
    auto& place = std::invoke(member, *static_cast<Params*>(params));
    using Value = std::remove_reference_t<decltype(place)>;
    if constexpr (std::is_enum_v<Value>) {
        place = static_cast<Value>(static_cast<int>(value));
    } else {
        // A default that is spelt out changes no bit.
        if (!isShownAs(held, static_cast<double>(place), value))
            place = static_cast<Value>(stored(held, value));
    }
}

/// What a parameter may be.
struct Range {
    double least = 0;
    double most = 0;
};

template <class Params, auto member, Held held = Held::plainly>
constexpr BehaviourParameter row(const char* key, Quantity quantity, Range range,
                                 const char* meaning, std::span<const char* const> choices = {})
{
    return {key,
            quantity,
            range.least,
            range.most,
            meaning,
            choices,
            usualOf<Params, member, held>,
            setIn<Params, member, held>};
}

} // namespace thicket::steer
