#include "app/editor/replay/playback.h"
