#include "libnav/path/path.h"
