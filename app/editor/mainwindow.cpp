#include "app/editor/mainwindow.h"
