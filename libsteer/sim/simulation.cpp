#include "libsteer/sim/simulation.h"
