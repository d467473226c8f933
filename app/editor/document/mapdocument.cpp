#include "app/editor/document/mapdocument.h"
