#include "libnav/tangent/completegraph.h"
