#pragma once

#include "libnav/map/map.h"

struct thk_map {
    thicket::nav::Map map;
};
