#include "libnav/map/atomicfile.h"
