/* The C example of README.md, in what it leaves out. */
#include "c.h"

int complain(const char* sentence);
int example(thk_point start, thk_point click, thk_point* points, size_t capacity);

int example(thk_point start, thk_point click, thk_point* points, size_t capacity)
{
    size_t count = 0;
#include "c1.inc"
    return (int)count;
}
