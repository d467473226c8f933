/* What the JavaScript of @thicket/nav calls: thicket.h with numbers in place of structs, which
 * JavaScript cannot lay out. A call takes handles, numbers, and arrays of doubles in memory that
 * web_room() gave; it answers with a status or an outcome, as thicket.h does, and more numbers
 * in web_answer(). Ids are doubles: whole numbers up to 2^53. One thread. */
#ifndef THICKET_WEB_CALLS_H
#define THICKET_WEB_CALLS_H

#include "libsteer/c/thicket.h"

#define WEB_CALL(name) __attribute__((export_name(#name))) name

extern double web_numbers[32]; /* the answer of the last call */
extern thk_error web_fault;    /* of the last call that failed */

/* As much memory as is asked for, the same at each call, or null. It is kept until the next call
 * that asks for more. */
void* web_memory(size_t bytes);

thk_point web_point(double x, double y);
/* The shape whose numbers are {kind, size, is closed, is inverted, x, y, x, y, ...}. */
thk_shape web_shape(const double* numbers, size_t points);

#endif
