#include "app/editor/appearance/appearance.h"
