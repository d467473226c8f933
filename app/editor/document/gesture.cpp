#include "app/editor/document/gesture.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/mapeditcommand.h"

#include <iterator>
#include <utility>

namespace thicket::editor {

Gesture::Gesture(MapDocument& document) : m_document(document) { document.gesture().begin(*this); }

Gesture::~Gesture() { cancel(); }

void Gesture::preview(const nav::MapEdit& edit, std::vector<nav::MapEdit::Entry> followers)
{
    if (!m_open)
        return;
    m_wanted = edit;
    nav::MapEdit all = edit;
    std::move(followers.begin(), followers.end(), std::back_inserter(all.entries));
    show(std::move(all));
}

void Gesture::show(nav::MapEdit edit)
{
    // One signal for both: nobody sees the map between the two previews.
    const nav::MapEdit step = nav::merged(m_shown.inverted(), edit);
    m_shown = std::move(edit);
    m_document.applyEdit(step);
}

void Gesture::commit(const QString& text)
{
    if (!m_open)
        return;
    const LongStepMaker::Taking taking = m_document.take(m_wanted, text);
    if (taking == LongStepMaker::Taking::later)
        return leaveStanding();
    if (taking == LongStepMaker::Taking::never)
        return cancel();
    const Following following = complete();
    if (!m_document.locks().admits(m_shown, QString::fromStdString(following.templateName)))
        return cancel();
    nav::MapEdit edit = std::exchange(m_shown, {});
    close();
    if (!edit.isNoOp())
        m_document.undoStack().push(new MapEditCommand(m_document, sharedEdit(std::move(edit)),
                                                       text, {}, MapEditCommand::State::applied));
    m_document.announce(following);
}

/// Shows all that follows from the preview for templates, which is more than a frame allows.
Following Gesture::complete()
{
    nav::Map& map = m_document.m_map;
    if (!concernsInstances(map.settings, m_wanted))
        return {};
    nav::apply(map, m_shown.inverted()); // nobody sees the map between
    Following following = followed(map, m_wanted);
    nav::apply(map, m_shown);
    show(following.edit);
    return following;
}

void Gesture::cancel()
{
    if (!m_open)
        return;
    const nav::MapEdit edit = std::exchange(m_shown, {});
    m_document.applyEdit(edit.inverted());
    close();
}

/// The preview is there until the step comes in.
void Gesture::leaveStanding()
{
    m_document.gesture().keepStanding(std::exchange(m_shown, {}));
    close();
}

void Gesture::close()
{
    m_open = false;
    m_document.gesture().end();
}

} // namespace thicket::editor
