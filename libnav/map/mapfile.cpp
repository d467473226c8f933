#include "libnav/map/mapfile.h"
