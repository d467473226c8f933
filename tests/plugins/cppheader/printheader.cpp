// Prints every value of an exported header, numbers by their bits. Its test compares them.
#include "map.h"
#include "map.h" // a second time, as in a program of many files

#include <cstdint>
#include <cstdio>
#include <cstring>

namespace map = MAP_NAMESPACE;

static void print(double value)
{
    std::uint64_t bits = 0;
    std::memcpy(&bits, &value, sizeof bits);
    std::printf(" %016llx", static_cast<unsigned long long>(bits));
}
static void print(map::Point p)
{
    print(p.x);
    print(p.y);
}
static void print(const char* text)
{
    std::printf(" \"");
    for (; *text; ++text)
        std::printf("%02x", static_cast<unsigned>(static_cast<unsigned char>(*text)));
    std::printf("\"");
}
static void print(bool value) { std::printf(value ? " true" : " false"); }
static void print(long long value) { std::printf(" %lld", value); }
static void printPoints(std::size_t first, std::size_t count)
{
    for (std::size_t i = first; i < first + count; ++i)
        print(map::points[i]);
}
template <class... Values> static void line(const char* kind, Values... values)
{
    std::printf("%s", kind);
    (print(values), ...);
}

int main()
{
    line("map", map::name, map::unit, map::unitsPerMapUnit, map::yPointsUp, map::hasBounds,
         map::boundsAreWalls, map::boundsMin, map::boundsMax);
    for (const map::Layer& o : map::layers)
        line("\nlayer", o.id, o.name, o.visible);
    for (const map::AgentClass& o : map::agentClasses)
        line("\nclass", o.name, o.radius);
    for (const map::Circle& o : map::circles)
        line("\ncircle", o.id, o.layer, o.name, o.center, o.radius, o.inverted);
    for (const map::Wall& o : map::walls) {
        line("\nwall", o.id, o.layer, o.name, o.thickness, o.closed);
        printPoints(o.firstPoint, o.pointCount);
    }
    for (const map::Polygon& o : map::polygons) {
        line("\npolygon", o.id, o.layer, o.name, o.inverted);
        printPoints(o.firstPoint, o.pointCount);
    }
    for (const map::Marker& o : map::starts)
        line("\nstart", o.id, o.layer, o.name, o.position);
    for (const map::Marker& o : map::goals)
        line("\ngoal", o.id, o.layer, o.name, o.position);
    for (const map::Agent& o : map::agents)
        line("\nagent", o.id, o.layer, o.name, o.position, o.heading, o.radius, o.group);
    for (const map::Spawn& o : map::spawns) {
        line("\nspawn", o.id, o.layer, o.name, o.position, o.radius, o.agentRadius, o.group,
             o.count, o.rate, o.from, o.until, o.seed);
        printPoints(o.firstPoint, o.pointCount);
    }
    for (const map::Property& o : map::properties)
        line("\nproperty", o.object, o.key, o.json);
    std::printf("\n");
    return 0;
}
