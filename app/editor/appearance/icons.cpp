#include "app/editor/appearance/icons.h"
