// Prints every value of exported headers, numbers by their bits. Its test compares them. For each
// of them maps.inc, which the test writes, includes printmap.h, and then it defines printMaps().
#include <cstdint>
#include <cstdio>
#include <cstring>

namespace printing {

static void print(double value)
{
    std::uint64_t bits = 0;
    std::memcpy(&bits, &value, sizeof bits);
    std::printf(" %016llx", static_cast<unsigned long long>(bits));
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
template <class P> static auto print(P p) -> decltype(p.x, p.y, void())
{
    print(p.x);
    print(p.y);
}
template <class... Values> static void line(const char* kind, Values... values)
{
    std::printf("%s", kind);
    (print(values), ...);
}
template <class Points>
static void printPoints(const Points& points, std::size_t first, std::size_t count)
{
    for (std::size_t i = first; i < first + count; ++i)
        print(points[i]);
}

} // namespace printing

#include "maps.inc"

int main()
{
    printMaps();
    return 0;
}
