#include "app/editor/workbench.h"
