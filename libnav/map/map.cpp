#include "libnav/map/map.h"
