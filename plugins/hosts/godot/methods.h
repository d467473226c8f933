#pragma once

#include "plugins/hosts/godot/gameworld.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace thicket::godot {

/// What a method takes or returns. Godot: void, bool, int, float, String, Vector2 and an array of
/// Vector2.
enum class Kind { nothing, flag, whole, number, text, point, points };

/// A value of any kind, in the member of that kind; a flag is a whole number.
struct Value {
    std::int64_t whole = 0;
    double number = 0;
    std::string text;
    thk_point point{};
    std::vector<thk_point> points;
};

struct Parameter {
    const char* name;
    Kind kind;
};

/// A method of ThicketWorld in GDScript.
struct Method {
    const char* name;
    Kind answer;
    std::vector<Parameter> parameters;
    void (*call)(GameWorld& world, const Value* arguments, Value& answer);
};

inline constexpr std::size_t mostParameters = 4;

const std::vector<Method>& methods();

/// Calls it with as many arguments as it has parameters. False: it failed, and the world's error()
/// says why.
bool succeeds(const Method& method, GameWorld& world, const Value* arguments,
              Value& answer) noexcept;

} // namespace thicket::godot
