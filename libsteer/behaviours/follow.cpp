#include "libsteer/behaviours/follow.h"
