#include "libnav/path/pathfinder.h"
