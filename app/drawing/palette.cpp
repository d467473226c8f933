#include "app/drawing/palette.h"
