// Loads libthicket-godot.so as Godot 4 does, and prints what reference.c prints by calls of
// ThicketWorld: mockhost LIBRARY typed|any MAP. "typed" calls as GDScript does where it knows all
// types, "any" as it does elsewhere. Also checks what Godot must not see: leaks, crashes of calls
// with wrong arguments, an engine that lacks a function.
#include "tests/plugins/hosts/godot/mockengine.h"

#include <dlfcn.h>

#include <bit>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

using mock::makeVariant;
using mock::Variant;
using mock::Vector2;

namespace {

void check(bool holds, const char* what)
{
    if (holds)
        return;
    std::fprintf(stderr, "does not hold: %s\n", what);
    std::exit(1);
}

Variant variantOf(const std::string& text)
{
    Variant made;
    made.type = GDEXTENSION_VARIANT_TYPE_STRING;
    made.text = mock::makeString(text);
    return made;
}
Variant variantOf(const std::vector<Vector2>& rows)
{
    Variant made;
    made.type = GDEXTENSION_VARIANT_TYPE_PACKED_VECTOR2_ARRAY;
    made.points = mock::makeArray(rows);
    return made;
}

/// An answer, copied out of Godot's value.
struct Answer {
    std::int64_t whole = 0;
    double number = 0;
    std::string text;
    std::vector<Vector2> points;
};

/// A ThicketWorld in Godot's hands.
class World {
public:
    explicit World(bool isTyped) : m_isTyped(isTyped)
    {
        const mock::Class& type = mock::classes.at("ThicketWorld");
        m_object = static_cast<mock::Object*>(type.info.create_instance_func(nullptr));
        check(m_object->className == "ThicketWorld" && m_object->base == "RefCounted",
              "the object is a ThicketWorld and counted");
    }
    ~World()
    {
        mock::classes.at("ThicketWorld").info.free_instance_func(nullptr, m_object->instance);
        delete m_object;
    }
    World(const World&) = delete;
    World& operator=(const World&) = delete;

    /// Takes the arguments.
    Answer call(const char* name, std::vector<Variant> arguments = {})
    {
        const mock::Method& method = mock::classes.at("ThicketWorld").methods.at(name);
        check(arguments.size() == method.parameters.size(), name);
        Variant told = m_isTyped ? callTyped(method, arguments) : callAny(method, arguments);
        Answer answer;
        check(told.type == method.answer, name);
        if (told.type == GDEXTENSION_VARIANT_TYPE_BOOL)
            answer.whole = told.flag;
        else if (told.type == GDEXTENSION_VARIANT_TYPE_INT)
            answer.whole = told.whole;
        else if (told.type == GDEXTENSION_VARIANT_TYPE_FLOAT)
            answer.number = told.number;
        else if (told.type == GDEXTENSION_VARIANT_TYPE_STRING)
            answer.text = *told.text.text;
        else
            answer.points = *told.points.rows;
        mock::freeVariant(told);
        for (Variant& argument : arguments)
            mock::freeVariant(argument);
        return answer;
    }

    GDExtensionCallErrorType errorOf(const char* name, std::vector<Variant> arguments)
    {
        const mock::Method& method = mock::classes.at("ThicketWorld").methods.at(name);
        std::vector<GDExtensionConstVariantPtr> pointers;
        for (const Variant& argument : arguments)
            pointers.push_back(&argument);
        Variant told;
        GDExtensionCallError error{};
        method.call(method.data, m_object->instance, pointers.data(),
                    static_cast<GDExtensionInt>(pointers.size()), &told, &error);
        mock::freeVariant(told);
        return error.error;
    }

private:
    Variant callAny(const mock::Method& method, const std::vector<Variant>& arguments)
    {
        std::vector<GDExtensionConstVariantPtr> pointers;
        for (const Variant& argument : arguments)
            pointers.push_back(&argument);
        Variant told;
        GDExtensionCallError error{};
        method.call(method.data, m_object->instance, pointers.data(),
                    static_cast<GDExtensionInt>(pointers.size()), &told, &error);
        check(error.error == GDEXTENSION_CALL_OK, "a call with fitting arguments");
        return told;
    }

    /// The answer's memory holds a value of the type before, as Godot's does.
    Variant callTyped(const mock::Method& method, std::vector<Variant>& arguments)
    {
        std::vector<GDExtensionConstTypePtr> pointers;
        for (std::size_t i = 0; i < arguments.size(); ++i) {
            if (method.parameters[i].second == GDEXTENSION_VARIANT_TYPE_FLOAT &&
                arguments[i].type == GDEXTENSION_VARIANT_TYPE_INT)
                arguments[i] = makeVariant(static_cast<double>(arguments[i].whole));
            check(arguments[i].type == method.parameters[i].second ||
                      method.parameters[i].second == GDEXTENSION_VARIANT_TYPE_BOOL,
                  "the type of an argument");
            pointers.push_back(&arguments[i].whole);
        }
        Variant told;
        if (method.answer == GDEXTENSION_VARIANT_TYPE_STRING)
            told = variantOf("of an earlier call");
        if (method.answer == GDEXTENSION_VARIANT_TYPE_PACKED_VECTOR2_ARRAY)
            told = variantOf(std::vector<Vector2>(7));
        told.type = method.answer;
        method.typedCall(method.data, m_object->instance, pointers.data(), &told.whole);
        return told;
    }

    bool m_isTyped;
    mock::Object* m_object = nullptr;
};

Variant whole(std::int64_t value) { return makeVariant(value); }
Variant number(double value) { return makeVariant(value); }
Variant place(int x, int y)
{
    return makeVariant(Vector2{static_cast<float>(x), static_cast<float>(y)});
}

void print(double value)
{
    std::printf(" %016llx", static_cast<unsigned long long>(std::bit_cast<std::uint64_t>(value)));
}
void print(const std::vector<Vector2>& points)
{
    for (const Vector2& p : points)
        std::printf(" %08x %08x", std::bit_cast<std::uint32_t>(p.x),
                    std::bit_cast<std::uint32_t>(p.y));
}

void printPaths(World& world)
{
    for (int i = 0; i < 20; ++i) {
        const auto from = place(i * 29 % 100, -5);
        const auto to = place(i * 41 % 100, i % 2 ? 105 : 60);
        const auto points = world.call("path", {from, to, number(0.5), number(0.25)}).points;
        std::printf("path %s", world.call("path_outcome").text.c_str());
        print(world.call("path_length").number);
        print(world.call("path_gap").number);
        print(points);
        print(world.call("clearance", {to, number(0.5)}).number);
        std::printf(" %d\n",
                    static_cast<int>(world.call("reachable", {from, to, number(0.5)}).whole));
    }
}

void printCrowd(World& world)
{
    std::printf("crowd %lld", static_cast<long long>(world.call("crowd_hash").whole));
    print(world.call("positions").points);
    std::putchar('\n');
}

void printCrowds(World& world)
{
    world.call("add_group", {place(110, 50), whole(3)});
    check(world.call("add_group", {place(-10, 50), whole(2)}).whole == 1, "the second group");
    for (int i = 0; i < 20; ++i)
        world.call("add_agent",
                   {whole(100 + i), whole(i % 2), place(i % 2 ? 108 : -8, 4 * i), number(0.5)});
    world.call("start_crowd", {whole(5), number(0.0625)});
    world.call("step", {whole(40)});
    printCrowd(world);
    world.call("keep");
    world.call("step", {whole(10)});
    printCrowd(world);
    world.call("go_back");
    printCrowd(world);
    world.call("add_agent", {whole(7), whole(0), place(-8, 90), number(0.5)});
    world.call("set_goal", {whole(0), place(50, 98)});
    world.call("step", {whole(10)});
    printCrowd(world);
}

void printError(World& world, const Answer& answer)
{
    const std::string sentence = world.call("last_error").text;
    check(sentence == mock::lastError, "Godot is told of a failure");
    std::printf("error %d %s\n", static_cast<int>(answer.whole), sentence.c_str());
}

void refusals(World& world)
{
    check(world.errorOf("move", {}) == GDEXTENSION_CALL_ERROR_TOO_FEW_ARGUMENTS, "too few");
    check(world.errorOf("step", {whole(1), whole(2)}) == GDEXTENSION_CALL_ERROR_TOO_MANY_ARGUMENTS,
          "too many");
    check(world.errorOf("move", {whole(1), whole(2)}) == GDEXTENSION_CALL_ERROR_INVALID_ARGUMENT,
          "a number is no place");
}

void run(bool isTyped, const std::string& map)
{
    World world(isTyped);
    for (int i = 1; i <= 60; ++i)
        world.call("add_circle",
                   {whole(i), place(i * 37 % 100, i * 53 % 100), number(1 + i % 5 * 0.5)});
    world.call("add_wall",
               {whole(61), variantOf(std::vector<Vector2>{{20, 10}, {20, 60}, {50, 80}}), whole(1),
                whole(0)});
    world.call("add_polygon",
               {whole(62), variantOf(std::vector<Vector2>{{60, 20}, {90, 25}, {70, 50}})});
    printPaths(world);
    world.call("move", {whole(1), makeVariant(Vector2{2.5F, -1})});
    world.call("remove", {whole(2)});
    printPaths(world);
    printError(world, world.call("remove", {whole(777)}));
    printCrowds(world);
    world.call("load_map", {variantOf(map)});
    printPaths(world);
    printError(world, world.call("load_map", {variantOf("{]")}));
    refusals(world);
}

} // namespace

int main(int count, char** arguments)
{
    check(count == 4, "three arguments");
    void* const library = dlopen(arguments[1], RTLD_NOW | RTLD_LOCAL);
    check(library, "the library loads");
    const auto init =
        reinterpret_cast<GDExtensionInitializationFunction>(dlsym(library, "thicket_init"));
    check(init, "the library has the entry symbol");
    GDExtensionInitialization initialization{};
    const auto lacking = [](const char* name) {
        return std::string(name) == "print_error" ? nullptr : mock::find(name);
    };
    check(!init(lacking, nullptr, &initialization), "an engine that lacks a function is refused");
    check(init(mock::find, nullptr, &initialization), "the extension starts");
    for (int level = 0; level < GDEXTENSION_MAX_INITIALIZATION_LEVEL; ++level)
        initialization.initialize(initialization.userdata,
                                  static_cast<GDExtensionInitializationLevel>(level));
    std::ifstream file(arguments[3], std::ios::binary);
    const std::string map{std::istreambuf_iterator<char>(file), {}};
    run(std::string(arguments[2]) == "typed", map);
    for (int level = GDEXTENSION_MAX_INITIALIZATION_LEVEL - 1; level >= 0; --level)
        initialization.deinitialize(initialization.userdata,
                                    static_cast<GDExtensionInitializationLevel>(level));
    check(mock::classes.empty(), "the class is unregistered");
    check(mock::living == 0, "all strings and arrays are freed");
    dlclose(library);
    return 0;
}
