#pragma once

#include "libnav/json/json.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace thicket::plugins {

/// A value in Godot's text files. A value with no shared state.
struct Variant {
    struct Number {
        std::string text; ///< as spelt; "inf", "-inf", "nan" too
        double value = 0;
    };
    using Array = std::vector<Variant>;
    /// In the order of the file. Keys that are no strings are left out.
    using Dictionary = std::vector<std::pair<std::string, Variant>>;
    /// Vector2(1, 2), PackedVector2Array(...), SubResource("id"): numbers apart, as they are many.
    struct Call {
        std::string name;
        std::vector<double> numbers{};
        Array others{};
    };
    /// What SceneReader::value() reads, not read yet.
    struct Spelling {
        std::string text;
    };

    std::variant<std::nullptr_t, bool, Number, std::string, Array, Dictionary, Call, Spelling>
        value{nullptr};

    template <class T> const T* as() const { return std::get_if<T>(&value); }
};

/// JSON text; numbers as they are spelt; calls, infinities, NaN and what is not read yet are null.
std::string jsonText(const Variant& value);
/// The same as a value. Below 50 levels there is null, as a map file has few more.
nav::Json jsonOf(const Variant& value);

} // namespace thicket::plugins
