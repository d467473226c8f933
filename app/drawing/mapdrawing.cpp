#include "app/drawing/mapdrawing.h"
