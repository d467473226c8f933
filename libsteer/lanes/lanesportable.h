#pragma once

#include "libsteer/lanes/neighbourkernel.h"

#include <cmath>
#include <cstdint>

/// Eight lanes in plain C++: the reference that the other lane files must match bit by bit. To be
/// included into one kernel file only.
namespace {

using namespace thicket::steer;

struct F8 {
    float lane[8];
};
struct I8 {
    std::int32_t lane[8];
};
struct M8 { // 1: set
    std::uint8_t lane[8];
};

template <class Result, class Of> Result eachLane(Of of)
{
    Result result;
    for (int i = 0; i < 8; ++i)
        result.lane[i] = of(i);
    return result;
}

F8 all(float a)
{
    return eachLane<F8>([&](int) { return a; });
}
F8 loaded(const float* p, const LaneBlock* at)
{
    return eachLane<F8>([&](int i) { return p[at->begin + static_cast<unsigned>(i)]; });
}
template <class Word> I8 loaded(const Word* p, const LaneBlock* at)
{
    return eachLane<I8>(
        [&](int i) { return static_cast<std::int32_t>(p[at->begin + static_cast<unsigned>(i)]); });
}
F8 operator+(F8 a, F8 b)
{
    return eachLane<F8>([&](int i) { return a.lane[i] + b.lane[i]; });
}
F8 operator-(F8 a, F8 b)
{
    return eachLane<F8>([&](int i) { return a.lane[i] - b.lane[i]; });
}
F8 operator*(F8 a, F8 b)
{
    return eachLane<F8>([&](int i) { return a.lane[i] * b.lane[i]; });
}
F8 operator/(F8 a, F8 b)
{
    return eachLane<F8>([&](int i) { return a.lane[i] / b.lane[i]; });
}
F8 rooted(F8 a)
{
    return eachLane<F8>([&](int i) { return std::sqrt(a.lane[i]); });
}
F8 least(F8 a, F8 b)
{
    return eachLane<F8>([&](int i) { return a.lane[i] < b.lane[i] ? a.lane[i] : b.lane[i]; });
}
F8 most(F8 a, F8 b)
{
    return eachLane<F8>([&](int i) { return a.lane[i] > b.lane[i] ? a.lane[i] : b.lane[i]; });
}
M8 operator<(F8 a, F8 b)
{
    return eachLane<M8>([&](int i) { return std::uint8_t(a.lane[i] < b.lane[i]); });
}
M8 operator&(M8 a, M8 b)
{
    return eachLane<M8>([&](int i) { return std::uint8_t(a.lane[i] & b.lane[i]); });
}
/// a where the mask is set, else 0.
F8 where(M8 m, F8 a)
{
    return eachLane<F8>([&](int i) { return m.lane[i] ? a.lane[i] : 0.0f; });
}
unsigned bitsOf(M8 m)
{
    unsigned bits = 0;
    for (unsigned i = 0; i < 8; ++i)
        bits |= unsigned{m.lane[i]} << i;
    return bits;
}
/// a - b, modulo 2^32, as a float.
F8 apart(I8 a, std::int32_t b)
{
    return eachLane<F8>([&](int i) {
        const auto difference =
            static_cast<std::uint32_t>(a.lane[i]) - static_cast<std::uint32_t>(b);
        return static_cast<float>(static_cast<std::int32_t>(difference));
    });
}
M8 differs(I8 a, std::uint32_t b)
{
    return eachLane<M8>(
        [&](int i) { return std::uint8_t(a.lane[i] != static_cast<std::int32_t>(b)); });
}
/// Masks the first `count` lanes of each block.
M8 firstLanes(const LaneBlock* of)
{
    return eachLane<M8>(
        [&](int i) { return std::uint8_t(static_cast<std::uint32_t>(i) < of->end - of->begin); });
}
float sumOf(F8 a)
{
    const float* l = a.lane;
    return ((l[0] + l[4]) + (l[2] + l[6])) + ((l[1] + l[5]) + (l[3] + l[7]));
}
void store(float* to, F8 a)
{
    for (int i = 0; i < 8; ++i)
        to[i] = a.lane[i];
}

using F = F8;
using M = M8;
constexpr unsigned blocksInF = 1;

F8 none() { return all(0); }
F8 added(F8 sum, F8 a) { return sum + a; }

using D = double;
using DMask = bool;
constexpr unsigned doublesInD = 1;

D allDoubles(double a) { return a; }
D loadedDoubles(const double* p) { return *p; }
void storeDoubles(double* to, D a) { *to = a; }
D widened(const float* p) { return *p; }
D rooted(D a) { return std::sqrt(a); }
DMask isLess(D a, D b) { return a < b; }
DMask isAtMost(D a, D b) { return a <= b; }
D chosen(DMask mask, D a, D b) { return mask ? a : b; }

} // namespace
