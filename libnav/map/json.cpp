#include "libnav/map/json.h"
