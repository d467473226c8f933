#pragma once

#include "app/drawing/palette.h"
#include "libnav/map/map.h"
#include "libnav/path/path.h"
#include "libnav/path/searchhistory.h"

#include <QByteArray>
#include <QSize>

#include <cstddef>
#include <functional>

namespace thicket::drawing {

/// What an animation of a search shows. References must outlive the call.
struct AnimationContent {
    const nav::Map& map;
    double agentRadius = 0;            ///< map units, >= 0
    const nav::SearchHistory& history; ///< with a step
    const nav::Path& path;             ///< that the search found; may be empty
    nav::Point start;
    nav::Point goal;
};

struct AnimationOptions {
    QSize size{1440, 1020}; ///< logical pixels
    Theme theme = Theme::light;
    double framesPerSecond = 8; ///< above 0
    std::size_t mostFrames = 240;
    /// Called from time to time; false gives up.
    std::function<bool(double share)> goesOn = {};
};

struct SearchAnimation {
    QByteArray svg; ///< empty if it was given up
    std::size_t frames = 0;
    std::size_t stepsPerFrame = 1; ///< rounded up: a long search shows every so many steps
};

/// A search step by step as one SVG file that any browser plays over and over, without scripts
/// (SMIL). A viewer that does not play it shows the end of the search.
///
/// Its size is bounded: of a long search as many steps as there are frames are shown, at equal
/// distances, and the file says so; the tree has its first 50,000 tangents, a frame 40 tangents
/// that were kept and 40 that were refused; a map of more than 4,000 objects is a picture of
/// pixels. Texts are translated. Labels need a QGuiApplication. Any thread.
SearchAnimation animateSearch(const AnimationContent& content,
                              const AnimationOptions& options = {});

} // namespace thicket::drawing
