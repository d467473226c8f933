#include "app/editor/document/documentactions.h"
