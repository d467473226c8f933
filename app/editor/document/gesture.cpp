#include "app/editor/document/gesture.h"
