#include "app/editor/tools/toolbox.h"
