#include "app/editor/document/selection.h"
