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
inline constexpr std::size_t mostAtOnce = 2500;

/// Makes long steps on another thread: those of very many objects, and those that very many
/// instances of a template follow. One at a time, as the next one is meant for the map after it.
/// See MapDocument::withOutcome().
class LongStepMaker {
public:
    /// Makes a step of more than mostAtOnce objects.
    virtual void push(const MapStep& step) = 0;
    enum class Taking {
        atOnce, ///< the step is not long
        later,  ///< it is being made
        never   ///< it may not be done, and the user was told why
    };
    /// What becomes of the step of an edit of the committed map.
    virtual Taking take(const nav::MapEdit& edit, const QString& text) = 0;
    /// Whether it takes over going to a step of the history: see MapDocument::goTo().
    virtual bool takesOver(int step) = 0;

    /// Whether a step has not come in yet; not so for undo and redo. historyChanged() of the
    /// document tells of it.
    virtual bool isPending() const = 0;
    /// That step is given up.
    virtual void takeBack() = 0;

protected:
    ~LongStepMaker() = default;
};

} // namespace thicket::editor
