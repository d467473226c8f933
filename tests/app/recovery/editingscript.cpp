#include "tests/app/recovery/editingscript.h"

#include "app/editor/document/agentradius.h"
#include "app/editor/document/gesture.h"
#include "tests/app/document/savedocument.h"

#include <utility>

namespace thicket::tests {

EditingScript::EditingScript(editor::MapDocument& document, const QString& file, std::uint64_t seed)
    : m_document(document), m_file(file), m_random(seed)
{
    begin();
}

void EditingScript::begin()
{
    m_document.reset(m_random.map(m_random.below(60)), {});
    m_savesNext = m_random.below(2) == 0;
}

void EditingScript::save()
{
    // A new map of a later begin() replaces the file as "Save As" does.
    if (!editor::save(m_document, m_file))
        qFatal("not saved");
}

void EditingScript::step()
{
    if (std::exchange(m_savesNext, false))
        return save();
    switch (m_random.below(40)) {
    case 0:
        return save();
    case 1:
        return begin();
    case 2:
        return editor::AgentRadius(m_document).choose(m_random.between(0, 2));
    case 3:
    case 4:
    case 5:
    case 6:
        return m_document.undo();
    case 7:
    case 8:
        return m_document.redo();
    case 9:
    case 10:
    case 11:
    case 12:
        return drag();
    case 13:
        return m_document.push(m_random.edit(m_document.map()), "Nudge", "nudge");
    default:
        return m_document.push(m_random.edit(m_document.map()), "Edit");
    }
}

void EditingScript::drag()
{
    const nav::Map before = m_document.map();
    editor::Gesture gesture(m_document);
    for (std::size_t i = 0, count = 1 + m_random.below(5); i < count; ++i)
        gesture.preview(m_random.edit(before));
    if (m_random.below(4) != 0)
        gesture.commit("Drag");
}

} // namespace thicket::tests
