#pragma once

#include "app/editor/document/mapdocument.h"
#include "tests/app/document/randomedits.h"

namespace thicket::tests {

/// What a script does with files, for its document.
class ScriptFiles {
public:
    virtual ~ScriptFiles() = default;
    /// As an import does: the map comes in untitled.
    virtual void open(nav::Map map) = 0;
    virtual void save() = 0;
};

/// A session of editing from a seed: edits of every kind, templates, gestures, undo, redo, saves
/// and new maps, by the commands that the tools and menus use. The same seed gives the same maps
/// everywhere.
class EditingScript {
public:
    /// Begins with an untitled map: of some objects, or of so many that it is huge for its journal,
    /// and its file for a save in an instant.
    EditingScript(editor::MapDocument& document, ScriptFiles& files, std::uint64_t seed);

    /// One completed action of the user.
    void step();
    /// Whether its maps are huge.
    static bool isHuge(std::uint64_t seed) { return seed % 3 == 0; }

private:
    void begin();
    void drag();
    void editTemplates();

    editor::MapDocument& m_document;
    ScriptFiles& m_files;
    RandomEdits m_random;
    bool m_isHuge;
    bool m_savesNext = false;
};

/// The files of a script whose saves end at once. It writes nothing.
class RememberedFiles : public ScriptFiles {
public:
    explicit RememberedFiles(editor::MapDocument& document) : m_document(document) {}
    void open(nav::Map map) override;
    void save() override;

    /// All maps that were saved, in order.
    const std::vector<nav::Map>& saved() const { return m_saved; }
    /// Whether the map is as it was opened, so that nobody would miss it.
    bool isAsOpened() const;

private:
    editor::MapDocument& m_document;
    std::vector<nav::Map> m_saved;
    nav::Map m_opened;
};

} // namespace thicket::tests
