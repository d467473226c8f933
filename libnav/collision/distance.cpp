#include "libnav/collision/distance.h"
