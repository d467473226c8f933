#include "libnav/map/validation.h"
