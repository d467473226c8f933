#pragma once

#include "libnav/json/json.h"
#include "libsteer/recording/recording.h"
#include "libsteer/recording/verify.h"

#include <cstddef>
#include <map>
#include <string>

namespace thicket::cli {

/// Figures about a recording.
struct ReplaySummary {
    std::size_t agents = 0;
    std::size_t groups = 0;
    std::size_t arrived = 0;                  ///< at the end, with those that left at their goals
    std::map<std::string, std::size_t> stuck; ///< at the end, by reason
};
ReplaySummary summaryOf(const steer::Recording& recording);

/// One line.
std::string text(const steer::Recording& recording, const ReplaySummary& summary);
nav::Json::Object json(const steer::Recording& recording, const ReplaySummary& summary);

/// One sentence.
std::string text(const steer::Recording& recording, const steer::Verification& verification);
nav::Json json(const steer::Recording& recording, const steer::Verification& verification);

} // namespace thicket::cli
