#include "libsteer/sim/recording.h"
