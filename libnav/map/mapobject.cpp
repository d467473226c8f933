#include "libnav/map/mapobject.h"
