#pragma once

namespace thicket::editor {

/// Makes the calling thread give way to the window's: on Linux it becomes nicer than the thread
/// that the program began with, by `niceness`, however often it is called. Elsewhere niceness is
/// that of the whole program, which is left alone.
void giveWay(int niceness);

} // namespace thicket::editor
