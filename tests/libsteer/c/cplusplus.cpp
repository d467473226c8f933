// thicket.h in C++, with the warnings of C++ that C does not have.
#include "thicket.h"

int main()
{
    thk_error error = THK_INIT(thk_error);
    thk_world* world = nullptr;
    if (thk_world_create(&world, &error) != THK_OK)
        return 1;
    const auto info = THK_INIT(thk_world_info);
    thk_world_free(world);
    return info.size == sizeof(thk_world_info) ? 0 : 1;
}
