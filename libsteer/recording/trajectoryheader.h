#pragma once

#include "libnav/json/json.h"
#include "libsteer/recording/recording.h"

#include <string>

namespace thicket::steer {

/// The comments before the rows, for recordings without comments of a file. Internal to the
/// library.
inline std::string headerOf(const RecordingInfo& info)
{
    const std::string rate = nav::shortestText(1 / info.step);
    return "# framerate: " + rate + " fps\n# id frame x/m y/m" +
           (info.hasHeights ? " z/m\n" : "\n");
}

} // namespace thicket::steer
