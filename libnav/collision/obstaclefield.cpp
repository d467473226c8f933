#include "libnav/collision/obstaclefield.h"
