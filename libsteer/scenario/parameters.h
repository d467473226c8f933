#pragma once

#include "libsteer/agent.h"
#include "libsteer/scenario/behaviour.h"
#include "libsteer/steer_export.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace thicket::steer {

/// What a parameter's number counts.
enum class Quantity : std::uint8_t {
    number, ///< without unit
    count,  ///< a whole number
    length, ///< map units
    seconds,
    degrees,
    degreesPerSecond,
    speed,            ///< map units per second
    perSecondSquared, ///< force per map unit
    flag,             ///< 0: no, 1: yes; true and false in files
    choice,           ///< index in BehaviourParameter::choices; the word in files
};
/// "s", "m/s", "°": to be written behind a number. Empty for numbers without unit.
THICKET_STEER_EXPORT std::string unitText(Quantity quantity, std::string_view lengthUnit);

/// A parameter of a behaviour. Map files, `validate`, the command line, recordings and the editor
/// all take the parameters from here.
struct BehaviourParameter {
    const char* key = ""; ///< in files; unique within the behaviour
    Quantity quantity = Quantity::number;
    double least = 0;
    double most = 1;
    const char* meaning = "";                  ///< one sentence
    std::span<const char* const> choices = {}; ///< of a choice
    /// The default for an agent; infinity: unlimited.
    double (*usual)(const Agent& agent) = nullptr;
    /// Sets it in the behaviour's parameter struct. Use paramsOf() (behaviourparams.h).
    void (*set)(void* params, double value) = nullptr;

    bool isWhole() const
    {
        return quantity == Quantity::count || quantity == Quantity::flag ||
               quantity == Quantity::choice;
    }
    /// False for NaN, too.
    THICKET_STEER_EXPORT bool allows(double value) const;
};

/// What the behaviour does, in one sentence.
THICKET_STEER_EXPORT const char* meaning(BehaviourKind kind);

/// The parameters of a behaviour, apart from its weight. In an order in which users may read them.
THICKET_STEER_EXPORT std::span<const BehaviourParameter> parametersOf(BehaviourKind kind);

/// The targets of a behaviour.
struct TargetRule {
    std::uint8_t most = 0;   ///< 0, 1 or 2
    bool isOptional = false; ///< a map file may leave them out
};
THICKET_STEER_EXPORT TargetRule targetRule(BehaviourKind kind);
/// The keys of a behaviour's targets in map files.
inline constexpr const char* targetKeys[] = {"target", "otherTarget"};

/// The index in parametersOf().
THICKET_STEER_EXPORT std::optional<std::uint8_t> parameterNamed(BehaviourKind kind,
                                                                std::string_view key);

/// The parameter's range in words: "a number from 0 to 10 s", "true or false", "one of a, b".
THICKET_STEER_EXPORT std::string rangeText(const BehaviourParameter& parameter,
                                           std::string_view lengthUnit);

/// Why a group with this stack cannot be simulated, as a clause ("it has ..."); null if it can.
/// Behaviours share what they sense and remember, so two of one kind in a stack must have the same
/// parameters, except those with targets. `groups`: how many there are.
THICKET_STEER_EXPORT const char* stackProblem(std::span<const StackedBehaviour> stack,
                                              std::size_t groups);

} // namespace thicket::steer
