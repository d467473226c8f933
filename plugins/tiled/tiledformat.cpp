#include "plugins/tiled/tiledformat.h"
