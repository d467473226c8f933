// Godot 3.1 and later: registers the class ThicketWorld by the functions of GDNative.
#include "plugins/hosts/godot/methods.h"

#include <gdnative_api_struct.gen.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <new>

namespace thicket::godot {

namespace {

const godot_gdnative_core_api_struct* core = nullptr; // set once, when Godot loads the library
const godot_gdnative_ext_nativescript_api_struct* scripts = nullptr;

/// Vector2 in memory.
struct Vector2 {
    float x, y;
};
static_assert(sizeof(Vector2) == sizeof(godot_vector2));

thk_point pointOf(const godot_vector2& from)
{
    Vector2 v;
    std::memcpy(&v, &from, sizeof v);
    return {v.x, v.y};
}
godot_vector2 vectorOf(thk_point p)
{
    const Vector2 v{static_cast<float>(p.x), static_cast<float>(p.y)};
    godot_vector2 to;
    std::memcpy(&to, &v, sizeof v);
    return to;
}

std::string textOf(const godot_variant* variant)
{
    godot_string string = core->godot_variant_as_string(variant);
    godot_char_string bytes = core->godot_string_utf8(&string);
    const auto length = static_cast<std::size_t>(core->godot_char_string_length(&bytes));
    std::string text(core->godot_char_string_get_data(&bytes), length);
    core->godot_char_string_destroy(&bytes);
    core->godot_string_destroy(&string);
    return text;
}

std::vector<thk_point> pointsOf(const godot_variant* variant)
{
    godot_pool_vector2_array array = core->godot_variant_as_pool_vector2_array(variant);
    std::vector<thk_point> points;
    const godot_int count = core->godot_pool_vector2_array_size(&array);
    for (godot_int i = 0; i < count; ++i)
        points.push_back(pointOf(core->godot_pool_vector2_array_get(&array, i)));
    core->godot_pool_vector2_array_destroy(&array);
    return points;
}

/// What Godot converts the variant to, as GDScript does.
Value read(Kind kind, const godot_variant* variant)
{
    Value value;
    if (kind == Kind::flag)
        value.whole = core->godot_variant_as_bool(variant);
    if (kind == Kind::whole)
        value.whole = core->godot_variant_as_int(variant);
    if (kind == Kind::number)
        value.number = core->godot_variant_as_real(variant);
    if (kind == Kind::point)
        value.point = pointOf(core->godot_variant_as_vector2(variant));
    if (kind == Kind::text)
        value.text = textOf(variant);
    if (kind == Kind::points)
        value.points = pointsOf(variant);
    return value;
}

godot_variant variantOf(const std::string& text)
{
    godot_variant variant;
    godot_string string;
    core->godot_string_new(&string);
    core->godot_string_parse_utf8_with_len(&string, text.data(), static_cast<int>(text.size()));
    core->godot_variant_new_string(&variant, &string);
    core->godot_string_destroy(&string);
    return variant;
}

godot_variant variantOf(const std::vector<thk_point>& points)
{
    godot_variant variant;
    godot_pool_vector2_array array;
    core->godot_pool_vector2_array_new(&array);
    core->godot_pool_vector2_array_resize(&array, static_cast<godot_int>(points.size()));
    godot_pool_vector2_array_write_access* access = core->godot_pool_vector2_array_write(&array);
    godot_vector2* const rows = core->godot_pool_vector2_array_write_access_ptr(access);
    for (std::size_t i = 0; i < points.size(); ++i)
        rows[i] = vectorOf(points[i]);
    core->godot_pool_vector2_array_write_access_destroy(access);
    core->godot_variant_new_pool_vector2_array(&variant, &array);
    core->godot_pool_vector2_array_destroy(&array);
    return variant;
}

godot_variant variantOf(Kind kind, const Value& value)
{
    godot_variant variant;
    switch (kind) {
    case Kind::text:
        return variantOf(value.text);
    case Kind::points:
        return variantOf(value.points);
    case Kind::flag:
        core->godot_variant_new_bool(&variant, value.whole != 0);
        return variant;
    case Kind::whole:
        core->godot_variant_new_int(&variant, value.whole);
        return variant;
    case Kind::number:
        core->godot_variant_new_real(&variant, value.number);
        return variant;
    case Kind::point: {
        const godot_vector2 vector = vectorOf(value.point);
        core->godot_variant_new_vector2(&variant, &vector);
        return variant;
    }
    case Kind::nothing:
        break;
    }
    core->godot_variant_new_nil(&variant);
    return variant;
}

godot_variant refused(const char* sentence, const char* method)
{
    core->godot_print_error(sentence, method, "ThicketWorld", 0);
    return variantOf(Kind::nothing, {});
}

godot_variant call(godot_object*, void* method, void* instance, int count, godot_variant** given)
try {
    const Method& called = *static_cast<const Method*>(method);
    if (!instance)
        return refused("Memory is used up.", called.name);
    if (static_cast<std::size_t>(count) != called.parameters.size())
        return refused("The number of arguments is not that of the parameters.", called.name);
    GameWorld& world = *static_cast<GameWorld*>(instance);
    std::array<Value, mostParameters> values;
    for (std::size_t i = 0; i < called.parameters.size(); ++i)
        values[i] = read(called.parameters[i].kind, given[i]);
    Value told;
    if (!succeeds(called, world, values.data(), told))
        core->godot_print_error(world.error().c_str(), called.name, "ThicketWorld", 0);
    return variantOf(called.answer, told);
} catch (...) {
    return refused("Memory is used up.", "call");
}

void* create(godot_object*, void*) { return new (std::nothrow) GameWorld; }
void destroy(godot_object*, void*, void* instance) { delete static_cast<GameWorld*>(instance); }

} // namespace

} // namespace thicket::godot

#define THICKET_EXPORT extern "C" __attribute__((visibility("default")))

THICKET_EXPORT void godot_gdnative_init(godot_gdnative_init_options* options)
{
    using namespace thicket::godot;
    core = options->api_struct;
    for (unsigned i = 0; i < core->num_extensions; ++i)
        if (core->extensions[i]->type == GDNATIVE_EXT_NATIVESCRIPT)
            scripts = reinterpret_cast<const godot_gdnative_ext_nativescript_api_struct*>(
                core->extensions[i]);
}

THICKET_EXPORT void godot_gdnative_terminate(godot_gdnative_terminate_options*) {}

THICKET_EXPORT void godot_nativescript_init(void* handle)
{
    using namespace thicket::godot;
    if (!scripts)
        return;
    scripts->godot_nativescript_register_class(handle, "ThicketWorld", "Reference",
                                               {create, nullptr, nullptr},
                                               {destroy, nullptr, nullptr});
    for (const Method& method : methods())
        scripts->godot_nativescript_register_method(handle, "ThicketWorld", method.name,
                                                    {GODOT_METHOD_RPC_MODE_DISABLED},
                                                    {call, const_cast<Method*>(&method), nullptr});
}
