#pragma once

#include "libnav/map/mapedit.h"
#include "libnav/result.h"

#include <QString>

#include <cstddef>
#include <functional>

namespace thicket::editor {

/// A step that may change very many objects, so that its edit may have to be made on another
/// thread.
struct MapStep {
    /// The edit of this map. Any thread: it holds values only.
    using Make = std::function<Result<nav::MapEdit>(const nav::Map& map)>;
    Make make;
    QString text;                    ///< of the undo step, translated
    QString what;                    ///< for the status line while it is made: "Deleting"
    std::size_t objects = 0;         ///< how many it changes, about
    QString mergeKey = {};           ///< see MapDocument::push(); not of a long step
    std::function<void()> then = {}; ///< called when it was done
};

/// Steps of more objects are made beside the window: in a map of a million, one of as many takes
/// some hundredths of a second.
inline constexpr std::size_t mostAtOnce = 4000;

/// Makes steps of very many objects on another thread. See MapDocument::withOutcome().
class LongStepMaker {
public:
    enum class Direction { undo, redo };
    /// Whether it takes over the next undo or redo.
    virtual bool takesOver(Direction direction) = 0;
    /// Makes a step of more than mostAtOnce objects.
    virtual void push(const MapStep& step) = 0;

protected:
    ~LongStepMaker() = default;
};

} // namespace thicket::editor
