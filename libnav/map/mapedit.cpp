#include "libnav/map/mapedit.h"
