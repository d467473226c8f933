#include "plugins/api/formatregistry.h"
