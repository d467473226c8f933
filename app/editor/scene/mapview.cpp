#include "app/editor/scene/mapview.h"
