#pragma once

#include "libsteer/lanes/neighbourkernel.h"

#include <cstdint>
#include <immintrin.h>

/// Two times eight lanes in a register, with AVX-512 masks. To be included into one kernel file
/// only.
namespace {

using namespace thicket::steer;

struct F8 {
    __m256 all;
};
struct F {
    __m512 all;
};
struct I {
    __m512i all;
};
struct M {
    __mmask16 all;
};
constexpr unsigned blocksInF = 2;

F all(float a) { return {_mm512_set1_ps(a)}; }
F loaded(const float* p, const LaneBlock* at)
{
    const __m512 low = _mm512_castps256_ps512(_mm256_loadu_ps(p + at[0].begin));
    return {_mm512_insertf32x8(low, _mm256_loadu_ps(p + at[1].begin), 1)};
}
template <class Word> I loaded(const Word* p, const LaneBlock* at)
{
    return {_mm512_castps_si512(loaded(reinterpret_cast<const float*>(p), at).all)};
}
F operator+(F a, F b) { return {a.all + b.all}; }
F operator-(F a, F b) { return {a.all - b.all}; }
F operator*(F a, F b) { return {a.all * b.all}; }
F operator/(F a, F b) { return {a.all / b.all}; }
F rooted(F a) { return {_mm512_sqrt_ps(a.all)}; }
F least(F a, F b) { return {_mm512_min_ps(a.all, b.all)}; }
F most(F a, F b) { return {_mm512_max_ps(a.all, b.all)}; }
M operator<(F a, F b) { return {_mm512_cmp_ps_mask(a.all, b.all, _CMP_LT_OQ)}; }
M operator&(M a, M b) { return {static_cast<__mmask16>(a.all & b.all)}; }
F where(M m, F a) { return {_mm512_maskz_mov_ps(m.all, a.all)}; }
unsigned bitsOf(M m) { return m.all; }
F apart(I a, std::int32_t b)
{
    return {_mm512_cvtepi32_ps(_mm512_sub_epi32(a.all, _mm512_set1_epi32(b)))};
}
M differs(I a, std::uint32_t b)
{
    return {_mm512_cmpneq_epi32_mask(a.all, _mm512_set1_epi32(static_cast<std::int32_t>(b)))};
}
M firstLanes(const LaneBlock* of)
{
    const unsigned low = (1u << (of[0].end - of[0].begin)) - 1;
    const unsigned high = (1u << (of[1].end - of[1].begin)) - 1;
    return {static_cast<__mmask16>(low | high << 8)};
}
void store(float* to, F a) { _mm512_storeu_ps(to, a.all); }
F8 none() { return {_mm256_setzero_ps()}; }
F8 added(F8 sum, F a)
{
    const __m256 low = _mm512_castps512_ps256(a.all);
    return {sum.all + low + _mm512_extractf32x8_ps(a.all, 1)};
}
float sumOf(F8 a)
{
    const __m128 four = _mm_add_ps(_mm256_castps256_ps128(a.all), _mm256_extractf128_ps(a.all, 1));
    const __m128 two = _mm_add_ps(four, _mm_movehl_ps(four, four));
    return _mm_cvtss_f32(_mm_add_ss(two, _mm_shuffle_ps(two, two, 1)));
}

using D = __m512d; // + - * / are the compiler's
using DMask = __mmask8;
constexpr unsigned doublesInD = 8;

D allDoubles(double a) { return _mm512_set1_pd(a); }
D loadedDoubles(const double* p) { return _mm512_load_pd(p); }
void storeDoubles(double* to, D a) { _mm512_store_pd(to, a); }
D widened(const float* p) { return _mm512_cvtps_pd(_mm256_loadu_ps(p)); }
D rooted(D a) { return _mm512_sqrt_pd(a); }
DMask isLess(D a, D b) { return _mm512_cmp_pd_mask(a, b, _CMP_LT_OQ); }
DMask isAtMost(D a, D b) { return _mm512_cmp_pd_mask(a, b, _CMP_LE_OQ); }
D chosen(DMask mask, D a, D b) { return _mm512_mask_blend_pd(mask, b, a); }

} // namespace
