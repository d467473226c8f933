#include "app/editor/navigation/overlays.h"
