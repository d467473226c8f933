#include "plugins/csv/csvformat.h"
