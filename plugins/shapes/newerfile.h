#pragma once

#include <string>

namespace thicket::plugins {

/// Why an importer refuses what a newer Thicket wrote (nav::LoadedMap::isNewer), as a sentence.
/// `what` names the file: "drawing", "scene".
inline std::string writtenByNewer(const std::string& what)
{
    return "The " + what +
           " was written by a newer Thicket; importing it would lose what this version does not "
           "know.";
}

} // namespace thicket::plugins
