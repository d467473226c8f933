#pragma once

#include "app/editor/document/mapdocument.h"
#include "tests/app/document/randomedits.h"

#include <QString>

namespace thicket::tests {

/// A session of editing from a seed: edits of every kind, gestures, undo, redo, saves and new maps,
/// by the commands that the tools and menus use. The same seed gives the same maps everywhere.
class EditingScript {
public:
    /// Saves to `file`. Begins with an untitled map of some objects.
    EditingScript(editor::MapDocument& document, const QString& file, std::uint64_t seed);

    /// One completed action of the user.
    void step();

private:
    void begin();
    void drag();
    void save();

    editor::MapDocument& m_document;
    QString m_file;
    RandomEdits m_random;
    bool m_savesNext = false;
};

} // namespace thicket::tests
