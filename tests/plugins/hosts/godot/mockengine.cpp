#include "tests/plugins/hosts/godot/mockengine.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <new>

namespace mock {

namespace {

void must(bool holds, const char* what)
{
    if (holds)
        return;
    std::fprintf(stderr, "the extension breaks a rule of Godot: %s\n", what);
    std::exit(1);
}

String& stringAt(void* p) { return *static_cast<String*>(p); }
const std::string& textAt(const void* p) { return *static_cast<const String*>(p)->text; }
PackedVector2Array& arrayAt(void* p) { return *static_cast<PackedVector2Array*>(p); }
Variant& variantAt(void* p) { return *static_cast<Variant*>(p); }

void newName(void* to, const char* text, GDExtensionBool) { stringAt(to) = makeString(text); }
void newText(void* to, const char* text, GDExtensionInt length)
{
    stringAt(to) = makeString(std::string(text, static_cast<std::size_t>(length)));
}
GDExtensionInt utf8Of(const void* from, char* text, GDExtensionInt most)
{
    const std::string& all = textAt(from);
    if (text)
        std::memcpy(text, all.data(), std::min(all.size(), static_cast<std::size_t>(most)));
    return static_cast<GDExtensionInt>(all.size());
}

GDExtensionVariantType typeOf(const void* variant)
{
    return static_cast<const Variant*>(variant)->type;
}
GDExtensionBool canConvert(GDExtensionVariantType from, GDExtensionVariantType to)
{
    const auto isNumber = [](GDExtensionVariantType type) {
        return type == GDEXTENSION_VARIANT_TYPE_BOOL || type == GDEXTENSION_VARIANT_TYPE_INT ||
               type == GDEXTENSION_VARIANT_TYPE_FLOAT;
    };
    return from == to || (isNumber(from) && isNumber(to));
}

template <GDExtensionVariantType type> void toVariant(void* to, void* from)
{
    Variant& made = *new (to) Variant;
    made.type = type;
    if constexpr (type == GDEXTENSION_VARIANT_TYPE_BOOL)
        made.flag = *static_cast<std::uint8_t*>(from);
    else if constexpr (type == GDEXTENSION_VARIANT_TYPE_INT)
        made.whole = *static_cast<std::int64_t*>(from);
    else if constexpr (type == GDEXTENSION_VARIANT_TYPE_FLOAT)
        made.number = *static_cast<double*>(from);
    else if constexpr (type == GDEXTENSION_VARIANT_TYPE_VECTOR2)
        made.point = *static_cast<Vector2*>(from);
    else if constexpr (type == GDEXTENSION_VARIANT_TYPE_STRING)
        made.text = makeString(textAt(from));
    else
        made.points = makeArray(*arrayAt(from).rows);
}

template <GDExtensionVariantType type> void fromVariant(void* to, void* from)
{
    const Variant& given = variantAt(from);
    if constexpr (type == GDEXTENSION_VARIANT_TYPE_BOOL)
        *static_cast<std::uint8_t*>(to) = given.flag;
    else if constexpr (type == GDEXTENSION_VARIANT_TYPE_INT)
        *static_cast<std::int64_t*>(to) = given.whole;
    else if constexpr (type == GDEXTENSION_VARIANT_TYPE_FLOAT)
        *static_cast<double*>(to) = given.type == GDEXTENSION_VARIANT_TYPE_INT
                                        ? static_cast<double>(given.whole)
                                        : given.number;
    else if constexpr (type == GDEXTENSION_VARIANT_TYPE_VECTOR2)
        *static_cast<Vector2*>(to) = given.point;
    else if constexpr (type == GDEXTENSION_VARIANT_TYPE_STRING)
        stringAt(to) = makeString(*given.text.text);
    else
        arrayAt(to) = makeArray(*given.points.rows);
}

/// Returns the instance of a function template for a type.
#define MOCK_PICK(function)                                                                        \
    switch (type) {                                                                                \
    case GDEXTENSION_VARIANT_TYPE_BOOL:                                                            \
        return function<GDEXTENSION_VARIANT_TYPE_BOOL>;                                            \
    case GDEXTENSION_VARIANT_TYPE_INT:                                                             \
        return function<GDEXTENSION_VARIANT_TYPE_INT>;                                             \
    case GDEXTENSION_VARIANT_TYPE_FLOAT:                                                           \
        return function<GDEXTENSION_VARIANT_TYPE_FLOAT>;                                           \
    case GDEXTENSION_VARIANT_TYPE_VECTOR2:                                                         \
        return function<GDEXTENSION_VARIANT_TYPE_VECTOR2>;                                         \
    case GDEXTENSION_VARIANT_TYPE_STRING:                                                          \
        return function<GDEXTENSION_VARIANT_TYPE_STRING>;                                          \
    case GDEXTENSION_VARIANT_TYPE_PACKED_VECTOR2_ARRAY:                                            \
        return function<GDEXTENSION_VARIANT_TYPE_PACKED_VECTOR2_ARRAY>;                            \
    default:                                                                                       \
        must(false, "only types that ThicketWorld has are asked for");                             \
        return nullptr;                                                                            \
    }

GDExtensionVariantFromTypeConstructorFunc toVariantOf(GDExtensionVariantType type){
    MOCK_PICK(toVariant)} GDExtensionTypeFromVariantConstructorFunc
    fromVariantOf(GDExtensionVariantType type)
{
    MOCK_PICK(fromVariant)
}

template <GDExtensionVariantType type> void makeDefault(void* to, const void* const*)
{
    if constexpr (type == GDEXTENSION_VARIANT_TYPE_STRING)
        stringAt(to) = makeString("");
    else if constexpr (type == GDEXTENSION_VARIANT_TYPE_PACKED_VECTOR2_ARRAY)
        arrayAt(to) = makeArray({});
    else
        std::memset(to, 0, type == GDEXTENSION_VARIANT_TYPE_BOOL ? 1 : 8);
}
GDExtensionPtrConstructor constructorOf(GDExtensionVariantType type,
                                        int32_t){MOCK_PICK(makeDefault)}

/// Plain types have none, as in Godot.
GDExtensionPtrDestructor destructorOf(GDExtensionVariantType type)
{
    if (type == GDEXTENSION_VARIANT_TYPE_PACKED_VECTOR2_ARRAY)
        return [](void* p) { freeArray(arrayAt(p)); };
    if (type == GDEXTENSION_VARIANT_TYPE_STRING || type == GDEXTENSION_VARIANT_TYPE_STRING_NAME)
        return [](void* p) { freeString(stringAt(p)); };
    return nullptr;
}

void* rowOf(void* array, GDExtensionInt index)
{
    return &arrayAt(array).rows->at(static_cast<std::size_t>(index));
}
void* constRowOf(const void* array, GDExtensionInt index)
{
    return rowOf(const_cast<void*>(array), index);
}

void resize(void* array, const GDExtensionConstTypePtr* arguments, void* answer, int count)
{
    must(count == 1, "resize() has one argument");
    const auto size = *static_cast<const std::int64_t*>(arguments[0]);
    arrayAt(array).rows->resize(static_cast<std::size_t>(size));
    *static_cast<std::int64_t*>(answer) = 0;
}
void sizeOf(void* array, const GDExtensionConstTypePtr*, void* answer, int count)
{
    must(count == 0, "size() has no arguments");
    *static_cast<std::int64_t*>(answer) = static_cast<std::int64_t>(arrayAt(array).rows->size());
}
/// The hashes are those of extension_api.json.
GDExtensionPtrBuiltInMethod builtinOf(GDExtensionVariantType type, const void* name,
                                      GDExtensionInt hash)
{
    must(type == GDEXTENSION_VARIANT_TYPE_PACKED_VECTOR2_ARRAY, "methods of arrays only");
    if (textAt(name) == "resize" && hash == 848867239)
        return resize;
    if (textAt(name) == "size" && hash == 3173160232)
        return sizeOf;
    return nullptr;
}

void printError(const char* description, const char*, const char*, int32_t, GDExtensionBool)
{
    lastError = description;
}

void* constructObject(const void* base) { return new Object{textAt(base), "", nullptr}; }
void setInstance(void* object, const void* className, GDExtensionClassInstancePtr instance)
{
    Object& made = *static_cast<Object*>(object);
    must(classes.contains(textAt(className)), "the class of an instance is registered");
    must(classes[textAt(className)].base == made.base, "the object is of the class's base");
    made.className = textAt(className);
    made.instance = instance;
}

void registerClass(void*, const void* name, const void* base,
                   const GDExtensionClassCreationInfo2* info)
{
    must(!classes.contains(textAt(name)), "a class is registered once");
    must(info->create_instance_func && info->free_instance_func, "instances are made and freed");
    classes[textAt(name)] = {textAt(base), *info, {}};
}
void registerMethod(void*, const void* className, const GDExtensionClassMethodInfo* info)
{
    must(classes.contains(textAt(className)), "the class of a method is registered");
    must(info->call_func && info->ptrcall_func, "a method has both calls");
    Method method{info->method_userdata,
                  info->call_func,
                  info->ptrcall_func,
                  info->return_value_info->type,
                  {}};
    must(textAt(info->return_value_info->class_name).empty(), "no answer is an object");
    for (std::uint32_t i = 0; i < info->argument_count; ++i) {
        const GDExtensionPropertyInfo& parameter = info->arguments_info[i];
        must(textAt(parameter.hint_string).empty(), "no parameter has a hint");
        method.parameters.emplace_back(textAt(parameter.name), parameter.type);
    }
    classes[textAt(className)].methods[textAt(info->name)] = method;
}
void unregisterClass(void*, const void* name)
{
    must(classes.erase(textAt(name)) == 1, "a class that is unregistered was registered");
}

} // namespace

String makeString(const std::string& text)
{
    ++living;
    return {new std::string(text)};
}
void freeString(String& string)
{
    must(string.text, "a string is freed once");
    --living;
    delete std::exchange(string.text, nullptr);
}
PackedVector2Array makeArray(std::vector<Vector2> rows)
{
    ++living;
    return {new std::vector<Vector2>(std::move(rows)), nullptr};
}
void freeArray(PackedVector2Array& array)
{
    must(array.rows, "an array is freed once");
    --living;
    delete std::exchange(array.rows, nullptr);
}

Variant makeVariant(std::int64_t value)
{
    Variant made;
    made.type = GDEXTENSION_VARIANT_TYPE_INT;
    made.whole = value;
    return made;
}
Variant makeVariant(double value)
{
    Variant made;
    made.type = GDEXTENSION_VARIANT_TYPE_FLOAT;
    made.number = value;
    return made;
}
Variant makeVariant(Vector2 value)
{
    Variant made;
    made.type = GDEXTENSION_VARIANT_TYPE_VECTOR2;
    made.point = value;
    return made;
}
void freeVariant(Variant& variant)
{
    if (variant.type == GDEXTENSION_VARIANT_TYPE_STRING)
        freeString(variant.text);
    if (variant.type == GDEXTENSION_VARIANT_TYPE_PACKED_VECTOR2_ARRAY)
        freeArray(variant.points);
    variant.type = GDEXTENSION_VARIANT_TYPE_NIL;
}

GDExtensionInterfaceFunctionPtr find(const char* name)
{
    const auto any = [](auto* function) {
        return reinterpret_cast<GDExtensionInterfaceFunctionPtr>(function);
    };
    static const std::map<std::string, GDExtensionInterfaceFunctionPtr> all{
        {"string_name_new_with_latin1_chars", any(newName)},
        {"string_new_with_utf8_chars_and_len", any(newText)},
        {"string_to_utf8_chars", any(utf8Of)},
        {"variant_get_type", any(typeOf)},
        {"variant_can_convert_strict", any(canConvert)},
        {"get_variant_from_type_constructor", any(toVariantOf)},
        {"get_variant_to_type_constructor", any(fromVariantOf)},
        {"variant_get_ptr_constructor", any(constructorOf)},
        {"variant_get_ptr_destructor", any(destructorOf)},
        {"variant_get_ptr_builtin_method", any(builtinOf)},
        {"packed_vector2_array_operator_index", any(rowOf)},
        {"packed_vector2_array_operator_index_const", any(constRowOf)},
        {"print_error", any(printError)},
        {"classdb_construct_object", any(constructObject)},
        {"object_set_instance", any(setInstance)},
        {"classdb_register_extension_class2", any(registerClass)},
        {"classdb_register_extension_class_method", any(registerMethod)},
        {"classdb_unregister_extension_class", any(unregisterClass)},
    };
    const auto found = all.find(name);
    return found == all.end() ? nullptr : found->second;
}

} // namespace mock
