// Godot 4.2 and later: registers the class ThicketWorld by the functions of GDExtension.
#include "plugins/hosts/godot/methods.h"

#include <gdextension_interface.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <new>
#include <optional>
#include <string>
#include <type_traits>

namespace thicket::godot {

namespace {

/// Vector2 in memory, in builds of Godot with single precision.
struct Vector2 {
    float x, y;
};

/// Memory for a String, a StringName or a packed array. Godot moves them as bytes.
struct alignas(8) Opaque {
    std::array<std::byte, 16> bytes{};
};
/// Memory for a Variant, also in builds with double precision.
struct alignas(8) VariantMemory {
    std::array<std::byte, 40> bytes{};
};

constexpr GDExtensionInt hashOfResize = 848867239; // of resize(int) -> int of any packed array
constexpr GDExtensionInt hashOfSize = 3173160232;  // of size() -> int

/// The functions of the engine that are used here.
struct Engine {
    GDExtensionClassLibraryPtr library = nullptr;
    GDExtensionInterfaceStringNameNewWithLatin1Chars newName = nullptr;
    GDExtensionInterfaceStringNewWithUtf8CharsAndLen newString = nullptr;
    GDExtensionInterfaceStringToUtf8Chars utf8Of = nullptr;
    GDExtensionInterfaceVariantGetType typeOf = nullptr;
    GDExtensionInterfaceVariantCanConvertStrict canConvert = nullptr;
    GDExtensionInterfaceGetVariantFromTypeConstructor toVariant = nullptr;
    GDExtensionInterfaceGetVariantToTypeConstructor fromVariant = nullptr;
    GDExtensionInterfaceVariantGetPtrConstructor constructor = nullptr;
    GDExtensionInterfaceVariantGetPtrDestructor destructor = nullptr;
    GDExtensionInterfacePackedVector2ArrayOperatorIndex rowOf = nullptr;
    GDExtensionInterfacePackedVector2ArrayOperatorIndexConst constRowOf = nullptr;
    GDExtensionInterfacePrintError printError = nullptr;
    GDExtensionInterfaceClassdbConstructObject construct = nullptr;
    GDExtensionInterfaceObjectSetInstance setInstance = nullptr;
    GDExtensionInterfaceClassdbRegisterExtensionClass2 registerClass = nullptr;
    GDExtensionInterfaceClassdbRegisterExtensionClassMethod registerMethod = nullptr;
    GDExtensionInterfaceClassdbUnregisterExtensionClass unregisterClass = nullptr;
    GDExtensionPtrDestructor freeName = nullptr;
    GDExtensionPtrBuiltInMethod resize = nullptr;
    GDExtensionPtrBuiltInMethod size = nullptr;
};
Engine engine; // set once, when Godot loads the library

GDExtensionVariantType typeOf(Kind kind)
{
    switch (kind) {
    case Kind::nothing:
        break;
    case Kind::flag:
        return GDEXTENSION_VARIANT_TYPE_BOOL;
    case Kind::whole:
        return GDEXTENSION_VARIANT_TYPE_INT;
    case Kind::number:
        return GDEXTENSION_VARIANT_TYPE_FLOAT;
    case Kind::text:
        return GDEXTENSION_VARIANT_TYPE_STRING;
    case Kind::point:
        return GDEXTENSION_VARIANT_TYPE_VECTOR2;
    case Kind::points:
        return GDEXTENSION_VARIANT_TYPE_PACKED_VECTOR2_ARRAY;
    }
    return GDEXTENSION_VARIANT_TYPE_NIL;
}

/// A StringName that is freed.
class Name {
public:
    explicit Name(const char* text) { engine.newName(&m_memory, text, 0); }
    ~Name() { engine.freeName(&m_memory); }
    Name(const Name&) = delete;
    Name& operator=(const Name&) = delete;
    void* get() { return &m_memory; }

private:
    Opaque m_memory;
};

thk_point pointOf(const Vector2& v) { return {v.x, v.y}; }
Vector2 vectorOf(thk_point p) { return {static_cast<float>(p.x), static_cast<float>(p.y)}; }

/// The value that Godot keeps in its type of that kind.
Value read(Kind kind, GDExtensionConstTypePtr from)
{
    Value value;
    if (kind == Kind::flag)
        value.whole = *static_cast<const GDExtensionBool*>(from);
    if (kind == Kind::whole)
        value.whole = *static_cast<const std::int64_t*>(from);
    if (kind == Kind::number)
        value.number = *static_cast<const double*>(from);
    if (kind == Kind::point)
        value.point = pointOf(*static_cast<const Vector2*>(from));
    if (kind == Kind::text) {
        const GDExtensionInt length = engine.utf8Of(from, nullptr, 0);
        value.text.resize(static_cast<std::size_t>(length));
        engine.utf8Of(from, value.text.data(), length);
    }
    if (kind == Kind::points) {
        std::int64_t count = 0;
        engine.size(const_cast<void*>(from), nullptr, &count, 0);
        for (std::int64_t i = 0; i < count; ++i)
            value.points.push_back(pointOf(*static_cast<Vector2*>(engine.constRowOf(from, i))));
    }
    return value;
}

/// Assigns to Godot's value of that kind.
void write(Kind kind, const Value& value, GDExtensionTypePtr to)
{
    if (kind == Kind::flag)
        *static_cast<GDExtensionBool*>(to) = value.whole != 0;
    if (kind == Kind::whole)
        *static_cast<std::int64_t*>(to) = value.whole;
    if (kind == Kind::number)
        *static_cast<double*>(to) = value.number;
    if (kind == Kind::point)
        *static_cast<Vector2*>(to) = vectorOf(value.point);
    if (kind == Kind::text) {
        engine.destructor(GDEXTENSION_VARIANT_TYPE_STRING)(to);
        engine.newString(to, value.text.data(), static_cast<GDExtensionInt>(value.text.size()));
    }
    if (kind == Kind::points) {
        const auto count = static_cast<std::int64_t>(value.points.size());
        const GDExtensionConstTypePtr arguments[] = {&count};
        std::int64_t ignored = 0;
        engine.resize(to, arguments, &ignored, 1);
        for (std::int64_t i = 0; i < count; ++i)
            *static_cast<Vector2*>(engine.rowOf(to, i)) =
                vectorOf(value.points[static_cast<std::size_t>(i)]);
    }
}

/// A call with typed arguments. GDScript makes it where it knows all types.
void callTyped(void* method, GDExtensionClassInstancePtr instance,
               const GDExtensionConstTypePtr* arguments, GDExtensionTypePtr answer)
try {
    const Method& called = *static_cast<const Method*>(method);
    GameWorld& world = *static_cast<GameWorld*>(instance);
    std::array<Value, mostParameters> values;
    for (std::size_t i = 0; i < called.parameters.size(); ++i)
        values[i] = read(called.parameters[i].kind, arguments[i]);
    Value told;
    if (!succeeds(called, world, values.data(), told))
        engine.printError(world.error().c_str(), called.name, "ThicketWorld", 0, 0);
    if (answer)
        write(called.answer, told, answer);
} catch (...) {
    engine.printError("Memory is used up.", "call", "ThicketWorld", 0, 0);
}

/// Godot's value of a type, made and freed.
class Typed {
public:
    explicit Typed(Kind kind) : m_type(typeOf(kind)) {}
    ~Typed()
    {
        const auto free = engine.destructor(m_type);
        if (m_isMade && free)
            free(&m_memory);
    }
    Typed(const Typed&) = delete;
    Typed& operator=(const Typed&) = delete;

    void makeDefault()
    {
        engine.constructor(m_type, 0)(&m_memory, nullptr);
        m_isMade = true;
    }
    void makeFrom(GDExtensionConstVariantPtr variant)
    {
        engine.fromVariant(m_type)(&m_memory, const_cast<void*>(variant));
        m_isMade = true;
    }
    void toVariant(GDExtensionUninitializedVariantPtr variant)
    {
        engine.toVariant(m_type)(variant, &m_memory);
    }
    void* get() { return &m_memory; }

private:
    GDExtensionVariantType m_type;
    Opaque m_memory;
    bool m_isMade = false;
};

/// Whether the arguments are as many as there are parameters, and of their types.
bool areFitting(const Method& method, const GDExtensionConstVariantPtr* arguments,
                GDExtensionInt count, GDExtensionCallError& error)
{
    const auto wanted = static_cast<GDExtensionInt>(method.parameters.size());
    if (count != wanted) {
        error.error = count < wanted ? GDEXTENSION_CALL_ERROR_TOO_FEW_ARGUMENTS
                                     : GDEXTENSION_CALL_ERROR_TOO_MANY_ARGUMENTS;
        error.argument = static_cast<std::int32_t>(wanted);
        error.expected = error.argument;
        return false;
    }
    for (std::size_t i = 0; i < method.parameters.size(); ++i) {
        const GDExtensionVariantType type = typeOf(method.parameters[i].kind);
        if (engine.canConvert(engine.typeOf(arguments[i]), type))
            continue;
        error.error = GDEXTENSION_CALL_ERROR_INVALID_ARGUMENT;
        error.argument = static_cast<std::int32_t>(i);
        error.expected = type;
        return false;
    }
    error.error = GDEXTENSION_CALL_OK;
    return true;
}

/// A call with any arguments.
void callAny(void* method, GDExtensionClassInstancePtr instance,
             const GDExtensionConstVariantPtr* arguments, GDExtensionInt count,
             GDExtensionVariantPtr answer, GDExtensionCallError* error)
{
    const Method& called = *static_cast<const Method*>(method);
    if (!areFitting(called, arguments, count, *error))
        return;
    std::array<std::optional<Typed>, mostParameters> values;
    std::array<GDExtensionConstTypePtr, mostParameters> typed{};
    for (std::size_t i = 0; i < called.parameters.size(); ++i) {
        values[i].emplace(called.parameters[i].kind);
        values[i]->makeFrom(arguments[i]);
        typed[i] = values[i]->get();
    }
    Typed told(called.answer);
    told.makeDefault();
    callTyped(method, instance, typed.data(), told.get());
    told.toVariant(answer);
}

constexpr const char* className = "ThicketWorld";

GDExtensionObjectPtr create(void*)
{
    auto* const world = new (std::nothrow) GameWorld;
    if (!world)
        return nullptr;
    Name base("RefCounted");
    Name name(className);
    const GDExtensionObjectPtr object = engine.construct(base.get());
    engine.setInstance(object, name.get(), world);
    return object;
}

void destroy(void*, GDExtensionClassInstancePtr instance)
{
    delete static_cast<GameWorld*>(instance);
}

/// What Godot is told of parameters and answers; all have the same empty hint.
class Described {
public:
    Described() { engine.newString(&m_hint, "", 0); }
    ~Described() { engine.destructor(GDEXTENSION_VARIANT_TYPE_STRING)(&m_hint); }
    Described(const Described&) = delete;
    Described& operator=(const Described&) = delete;

    GDExtensionPropertyInfo property(Kind kind, Name& name)
    {
        constexpr std::uint32_t shownAndStored = 6; // PROPERTY_USAGE_DEFAULT
        return {typeOf(kind), name.get(), m_noClass.get(), 0, &m_hint, shownAndStored};
    }

private:
    Name m_noClass{""};
    Opaque m_hint;
};

void registerMethod(const Method& method, Name& owner)
{
    Described described;
    std::array<std::optional<Name>, mostParameters> names;
    std::array<GDExtensionPropertyInfo, mostParameters> parameters{};
    std::array<GDExtensionClassMethodArgumentMetadata, mostParameters> widths{};
    for (std::size_t i = 0; i < method.parameters.size(); ++i) {
        names[i].emplace(method.parameters[i].name);
        parameters[i] = described.property(method.parameters[i].kind, *names[i]);
    }
    Name name(method.name);
    Name noName("");
    GDExtensionPropertyInfo answer = described.property(method.answer, noName);
    GDExtensionClassMethodInfo info{};
    info.name = name.get();
    info.method_userdata = const_cast<Method*>(&method);
    info.call_func = callAny;
    info.ptrcall_func = callTyped;
    info.method_flags = GDEXTENSION_METHOD_FLAGS_DEFAULT;
    info.has_return_value = 1;
    info.return_value_info = &answer;
    info.argument_count = static_cast<std::uint32_t>(method.parameters.size());
    info.arguments_info = parameters.data();
    info.arguments_metadata = widths.data();
    engine.registerMethod(engine.library, owner.get(), &info);
}

/// Called at each level of Godot's start; classes are registered with the scene's.
void start(void*, GDExtensionInitializationLevel level)
{
    if (level != GDEXTENSION_INITIALIZATION_SCENE)
        return;
    Name name(className);
    Name base("RefCounted");
    GDExtensionClassCreationInfo2 info{};
    info.is_exposed = 1;
    info.create_instance_func = create;
    info.free_instance_func = destroy;
    engine.registerClass(engine.library, name.get(), base.get(), &info);
    for (const Method& method : methods())
        registerMethod(method, name);
}

void end(void*, GDExtensionInitializationLevel level)
{
    if (level != GDEXTENSION_INITIALIZATION_SCENE)
        return;
    Name name(className);
    engine.unregisterClass(engine.library, name.get());
}

/// Finds all functions; false: this Godot lacks one.
bool bind(GDExtensionInterfaceGetProcAddress find)
{
    bool isComplete = true;
    const auto take = [&](auto& function, const char* name) {
        function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(find(name));
        isComplete = isComplete && function;
    };
    take(engine.newName, "string_name_new_with_latin1_chars");
    take(engine.newString, "string_new_with_utf8_chars_and_len");
    take(engine.utf8Of, "string_to_utf8_chars");
    take(engine.typeOf, "variant_get_type");
    take(engine.canConvert, "variant_can_convert_strict");
    take(engine.toVariant, "get_variant_from_type_constructor");
    take(engine.fromVariant, "get_variant_to_type_constructor");
    take(engine.constructor, "variant_get_ptr_constructor");
    take(engine.destructor, "variant_get_ptr_destructor");
    take(engine.rowOf, "packed_vector2_array_operator_index");
    take(engine.constRowOf, "packed_vector2_array_operator_index_const");
    take(engine.printError, "print_error");
    take(engine.construct, "classdb_construct_object");
    take(engine.setInstance, "object_set_instance");
    take(engine.registerClass, "classdb_register_extension_class2");
    take(engine.registerMethod, "classdb_register_extension_class_method");
    take(engine.unregisterClass, "classdb_unregister_extension_class");
    GDExtensionInterfaceVariantGetPtrBuiltinMethod methodOf = nullptr;
    take(methodOf, "variant_get_ptr_builtin_method");
    if (!isComplete)
        return false;
    engine.freeName = engine.destructor(GDEXTENSION_VARIANT_TYPE_STRING_NAME);
    Name resize("resize");
    Name size("size");
    constexpr auto array = GDEXTENSION_VARIANT_TYPE_PACKED_VECTOR2_ARRAY;
    engine.resize = methodOf(array, resize.get(), hashOfResize);
    engine.size = methodOf(array, size.get(), hashOfSize);
    return engine.resize && engine.size;
}

} // namespace

} // namespace thicket::godot

/// The entry symbol in a .gdextension file.
extern "C" __attribute__((visibility("default"))) GDExtensionBool
thicket_init(GDExtensionInterfaceGetProcAddress find, GDExtensionClassLibraryPtr library,
             GDExtensionInitialization* initialization)
{
    using namespace thicket::godot;
    engine.library = library;
    if (!bind(find))
        return 0;
    initialization->minimum_initialization_level = GDEXTENSION_INITIALIZATION_SCENE;
    initialization->userdata = nullptr;
    initialization->initialize = start;
    initialization->deinitialize = end;
    return 1;
}
