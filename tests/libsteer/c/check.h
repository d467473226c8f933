/* What the tests of the C API share. C99. */
#ifndef THICKET_TESTS_CHECK_H
#define THICKET_TESTS_CHECK_H

#include "thicket.h"

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Ends the test with the place and the condition that does not hold. */
#define CHECK(condition)                                                                           \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition);                        \
            exit(1);                                                                               \
        }                                                                                          \
    } while (0)

/* A call that must succeed, with `error` at hand. */
#define DO(call)                                                                                   \
    do {                                                                                           \
        if ((call) < 0) {                                                                          \
            fprintf(stderr, "%s:%d: %s: %s\n", __FILE__, __LINE__, #call, error.message);          \
            exit(1);                                                                               \
        }                                                                                          \
    } while (0)

/* A call that must fail with that status and a sentence. */
#define FAILS(status_, call)                                                                       \
    do {                                                                                           \
        memset(error.message, 0, sizeof error.message);                                            \
        CHECK((call) == (status_));                                                                \
        CHECK(error.status == (status_));                                                          \
        CHECK(strlen(error.message) > 10);                                                         \
    } while (0)

#define COUNT(array) (sizeof(array) / sizeof *(array))

static const double pi = 3.14159265358979323846;

static inline thk_point at(double x, double y)
{
    thk_point p;
    p.x = x;
    p.y = y;
    return p;
}

static inline double between(thk_point a, thk_point b) { return hypot(a.x - b.x, a.y - b.y); }

static inline int is_near(double a, double b) { return fabs(a - b) <= 1e-6 * (1 + fabs(b)); }

/* SplitMix64, uniform in [low, high). */
static inline uint64_t random_bits(uint64_t* state)
{
    uint64_t z = *state += UINT64_C(0x9E3779B97F4A7C15);
    z = (z ^ (z >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94D049BB133111EB);
    return z ^ (z >> 31);
}
static inline double random_between(uint64_t* state, double low, double high)
{
    return low + (high - low) * (double)(random_bits(state) >> 11) / 9007199254740992.0;
}

static inline thk_shape circle(const thk_point* center, double radius)
{
    thk_shape shape = THK_INIT(thk_shape);
    shape.kind = THK_CIRCLE;
    shape.points = center;
    shape.count = 1;
    shape.radius = radius;
    return shape;
}
static inline thk_shape wall(const thk_point* points, size_t count, double thickness, int closed)
{
    thk_shape shape = THK_INIT(thk_shape);
    shape.kind = THK_WALL;
    shape.points = points;
    shape.count = count;
    shape.thickness = thickness;
    shape.closed = closed ? 1 : 0;
    return shape;
}
static inline thk_shape polygon(const thk_point* points, size_t count)
{
    thk_shape shape = THK_INIT(thk_shape);
    shape.kind = THK_POLYGON;
    shape.points = points;
    shape.count = count;
    return shape;
}

#endif
