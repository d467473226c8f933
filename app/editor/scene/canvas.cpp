#include "app/editor/scene/canvas.h"
