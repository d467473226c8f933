#include "app/editor/navigation/graphworker.h"
