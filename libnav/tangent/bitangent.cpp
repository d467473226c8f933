#include "libnav/tangent/bitangent.h"
