#include "plugins/api/mapfiles.h"
