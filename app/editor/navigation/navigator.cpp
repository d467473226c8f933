#include "app/editor/navigation/navigator.h"
