#pragma once

#include "libsteer/lanes/neighbourkernel.h"

#include <cstdint>
#include <immintrin.h>

/// Eight lanes in a register. To be included into one kernel file only.
namespace {

using namespace thicket::steer;

struct F8 {
    __m256 all;
};
struct I8 {
    __m256i all;
};
struct M8 {
    __m256 all;
};

F8 all(float a) { return {_mm256_set1_ps(a)}; }
F8 loaded(const float* p, const LaneBlock* at) { return {_mm256_loadu_ps(p + at->begin)}; }
template <class Word> I8 loaded(const Word* p, const LaneBlock* at)
{
    return {_mm256_loadu_si256(reinterpret_cast<const __m256i*>(p + at->begin))};
}
F8 operator+(F8 a, F8 b) { return {_mm256_add_ps(a.all, b.all)}; }
F8 operator-(F8 a, F8 b) { return {_mm256_sub_ps(a.all, b.all)}; }
F8 operator*(F8 a, F8 b) { return {_mm256_mul_ps(a.all, b.all)}; }
F8 operator/(F8 a, F8 b) { return {_mm256_div_ps(a.all, b.all)}; }
F8 rooted(F8 a) { return {_mm256_sqrt_ps(a.all)}; }
F8 least(F8 a, F8 b) { return {_mm256_min_ps(a.all, b.all)}; }
F8 most(F8 a, F8 b) { return {_mm256_max_ps(a.all, b.all)}; }
M8 operator<(F8 a, F8 b) { return {_mm256_cmp_ps(a.all, b.all, _CMP_LT_OQ)}; }
M8 operator&(M8 a, M8 b) { return {_mm256_and_ps(a.all, b.all)}; }
F8 where(M8 m, F8 a) { return {_mm256_and_ps(m.all, a.all)}; }
unsigned bitsOf(M8 m) { return static_cast<unsigned>(_mm256_movemask_ps(m.all)); }
F8 apart(I8 a, std::int32_t b)
{
    return {_mm256_cvtepi32_ps(_mm256_sub_epi32(a.all, _mm256_set1_epi32(b)))};
}
M8 differs(I8 a, std::uint32_t b)
{
    const __m256i same = _mm256_cmpeq_epi32(a.all, _mm256_set1_epi32(static_cast<std::int32_t>(b)));
    return {_mm256_castsi256_ps(_mm256_xor_si256(same, _mm256_set1_epi32(-1)))};
}
M8 firstLanes(const LaneBlock* of)
{
    const __m256i most = _mm256_set1_epi32(static_cast<std::int32_t>(of->end - of->begin));
    return {
        _mm256_castsi256_ps(_mm256_cmpgt_epi32(most, _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7)))};
}
float sumOf(F8 a)
{
    const __m128 four = _mm_add_ps(_mm256_castps256_ps128(a.all), _mm256_extractf128_ps(a.all, 1));
    const __m128 two = _mm_add_ps(four, _mm_movehl_ps(four, four));
    return _mm_cvtss_f32(_mm_add_ss(two, _mm_shuffle_ps(two, two, 1)));
}
void store(float* to, F8 a) { _mm256_storeu_ps(to, a.all); }

using F = F8;
using M = M8;
constexpr unsigned blocksInF = 1;

F8 none() { return all(0); }
F8 added(F8 sum, F8 a) { return sum + a; }

using D = __m256d; // + - * / are the compiler's
using DMask = __m256d;
constexpr unsigned doublesInD = 4;

D allDoubles(double a) { return _mm256_set1_pd(a); }
D loadedDoubles(const double* p) { return _mm256_load_pd(p); }
void storeDoubles(double* to, D a) { _mm256_store_pd(to, a); }
D widened(const float* p) { return _mm256_cvtps_pd(_mm_loadu_ps(p)); }
D rooted(D a) { return _mm256_sqrt_pd(a); }
DMask isLess(D a, D b) { return _mm256_cmp_pd(a, b, _CMP_LT_OQ); }
DMask isAtMost(D a, D b) { return _mm256_cmp_pd(a, b, _CMP_LE_OQ); }
D chosen(DMask mask, D a, D b) { return _mm256_blendv_pd(b, a, mask); }

} // namespace
