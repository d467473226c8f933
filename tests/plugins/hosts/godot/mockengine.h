#pragma once

#include <gdextension_interface.h>

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

/// As much of Godot 4 as an extension sees: values in memory as Godot has them, with every String,
/// StringName and array counted, and the classes that were registered.
namespace mock {

struct Vector2 {
    float x, y;
};

/// In memory as Godot's: one pointer to what is shared.
struct String {
    std::string* text;
};
struct PackedVector2Array {
    std::vector<Vector2>* rows;
    void* unused;
};

struct Variant {
    GDExtensionVariantType type = GDEXTENSION_VARIANT_TYPE_NIL;
    union {
        std::uint8_t flag;
        std::int64_t whole = 0;
        double number;
        Vector2 point;
        String text;
        PackedVector2Array points;
    };
};

/// How many of them live; 0 when an extension is unloaded that frees all it makes.
inline int living = 0;

String makeString(const std::string& text);
void freeString(String& string);
PackedVector2Array makeArray(std::vector<Vector2> rows);
void freeArray(PackedVector2Array& array);
Variant makeVariant(std::int64_t value);
Variant makeVariant(double value);
Variant makeVariant(Vector2 value);
void freeVariant(Variant& variant);

struct Method {
    void* data = nullptr;
    GDExtensionClassMethodCall call = nullptr;
    GDExtensionClassMethodPtrCall typedCall = nullptr;
    GDExtensionVariantType answer = GDEXTENSION_VARIANT_TYPE_NIL;
    std::vector<std::pair<std::string, GDExtensionVariantType>> parameters;
};
struct Class {
    std::string base;
    GDExtensionClassCreationInfo2 info{};
    std::map<std::string, Method> methods;
};
struct Object {
    std::string base;
    std::string className;
    GDExtensionClassInstancePtr instance = nullptr;
};

inline std::map<std::string, Class> classes;
inline std::string lastError; ///< of print_error()

/// What Godot passes to an extension.
GDExtensionInterfaceFunctionPtr find(const char* name);

} // namespace mock
