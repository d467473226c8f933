#pragma once

#include "libsteer/lanes/neighbourkernel.h"

#include <cstdint>
#include <emmintrin.h>

/// Eight lanes as two halves of four. To be included into one kernel file only.
namespace {

using namespace thicket::steer;

struct F8 {
    __m128 low, high;
};
struct I8 {
    __m128i low, high;
};
struct M8 {
    __m128 low, high;
};

F8 all(float a) { return {_mm_set1_ps(a), _mm_set1_ps(a)}; }
F8 loaded(const float* p, const LaneBlock* at)
{
    return {_mm_loadu_ps(p + at->begin), _mm_loadu_ps(p + at->begin + 4)};
}
template <class Word> I8 loaded(const Word* p, const LaneBlock* at)
{
    const auto* halves = reinterpret_cast<const __m128i*>(p + at->begin);
    return {_mm_loadu_si128(halves), _mm_loadu_si128(halves + 1)};
}
F8 operator+(F8 a, F8 b) { return {_mm_add_ps(a.low, b.low), _mm_add_ps(a.high, b.high)}; }
F8 operator-(F8 a, F8 b) { return {_mm_sub_ps(a.low, b.low), _mm_sub_ps(a.high, b.high)}; }
F8 operator*(F8 a, F8 b) { return {_mm_mul_ps(a.low, b.low), _mm_mul_ps(a.high, b.high)}; }
F8 operator/(F8 a, F8 b) { return {_mm_div_ps(a.low, b.low), _mm_div_ps(a.high, b.high)}; }
F8 rooted(F8 a) { return {_mm_sqrt_ps(a.low), _mm_sqrt_ps(a.high)}; }
F8 least(F8 a, F8 b) { return {_mm_min_ps(a.low, b.low), _mm_min_ps(a.high, b.high)}; }
F8 most(F8 a, F8 b) { return {_mm_max_ps(a.low, b.low), _mm_max_ps(a.high, b.high)}; }
M8 operator<(F8 a, F8 b) { return {_mm_cmplt_ps(a.low, b.low), _mm_cmplt_ps(a.high, b.high)}; }
M8 operator&(M8 a, M8 b) { return {_mm_and_ps(a.low, b.low), _mm_and_ps(a.high, b.high)}; }
F8 where(M8 m, F8 a) { return {_mm_and_ps(m.low, a.low), _mm_and_ps(m.high, a.high)}; }
unsigned bitsOf(M8 m)
{
    return static_cast<unsigned>(_mm_movemask_ps(m.low)) |
           static_cast<unsigned>(_mm_movemask_ps(m.high)) << 4;
}
F8 apart(I8 a, std::int32_t b)
{
    const __m128i all = _mm_set1_epi32(b);
    return {_mm_cvtepi32_ps(_mm_sub_epi32(a.low, all)),
            _mm_cvtepi32_ps(_mm_sub_epi32(a.high, all))};
}
M8 differs(I8 a, std::uint32_t b)
{
    const __m128i all = _mm_set1_epi32(static_cast<std::int32_t>(b));
    const __m128i ones = _mm_set1_epi32(-1);
    return {_mm_castsi128_ps(_mm_xor_si128(_mm_cmpeq_epi32(a.low, all), ones)),
            _mm_castsi128_ps(_mm_xor_si128(_mm_cmpeq_epi32(a.high, all), ones))};
}
M8 firstLanes(const LaneBlock* of)
{
    const __m128i all = _mm_set1_epi32(static_cast<std::int32_t>(of->end - of->begin));
    return {_mm_castsi128_ps(_mm_cmpgt_epi32(all, _mm_setr_epi32(0, 1, 2, 3))),
            _mm_castsi128_ps(_mm_cmpgt_epi32(all, _mm_setr_epi32(4, 5, 6, 7)))};
}
float sumOf(F8 a)
{
    const __m128 four = _mm_add_ps(a.low, a.high);
    const __m128 two = _mm_add_ps(four, _mm_movehl_ps(four, four));
    return _mm_cvtss_f32(_mm_add_ss(two, _mm_shuffle_ps(two, two, 1)));
}
void store(float* to, F8 a)
{
    _mm_storeu_ps(to, a.low);
    _mm_storeu_ps(to + 4, a.high);
}

using F = F8;
using M = M8;
constexpr unsigned blocksInF = 1;

F8 none() { return all(0); }
F8 added(F8 sum, F8 a) { return sum + a; }

using D = __m128d; // + - * / are the compiler's
using DMask = __m128d;
constexpr unsigned doublesInD = 2;

D allDoubles(double a) { return _mm_set1_pd(a); }
D loadedDoubles(const double* p) { return _mm_load_pd(p); }
void storeDoubles(double* to, D a) { _mm_store_pd(to, a); }
D widened(const float* p) { return _mm_setr_pd(p[0], p[1]); }
D rooted(D a) { return _mm_sqrt_pd(a); }
DMask isLess(D a, D b) { return _mm_cmplt_pd(a, b); }
DMask isAtMost(D a, D b) { return _mm_cmple_pd(a, b); }
D chosen(DMask mask, D a, D b) { return _mm_or_pd(_mm_and_pd(mask, a), _mm_andnot_pd(mask, b)); }

} // namespace
