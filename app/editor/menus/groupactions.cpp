#include "app/editor/menus/groupactions.h"

#include "app/editor/appearance/icons.h"
#include "app/editor/document/grouping.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/widgets/action.h"

#include <QAction>
#include <QIcon>

#include <utility>

namespace thicket::editor {

GroupActions::GroupActions(MapDocument& document, Selection& selection,
                           const Appearance& appearance, QObject* parent)
    : QObject(parent), m_document(document), m_selection(selection),
      m_group(add({tr("&Group"), tr("Make one group of the selection, to be edited as one")},
                  Qt::CTRL | Qt::ALT | Qt::Key_G, icon("group", appearance), [this] { group(); })),
      m_ungroup(add({tr("&Ungroup"), tr("Dissolve the selected groups; their objects stay")},
                    Qt::CTRL | Qt::ALT | Qt::SHIFT | Qt::Key_G, icon("ungroup", appearance),
                    [this] { ungroup(); })),
      m_enter(add({tr("&Enter Group"), tr("Edit what lies in the selected group")},
                  Qt::CTRL | Qt::Key_Return, icon("enter-group", appearance),
                  [this] { enterSelected(m_selection); })),
      m_leave(add({tr("&Leave Group"), tr("Select the group that the selection lies in")},
                  Qt::CTRL | Qt::Key_Backspace, icon("leave-group", appearance),
                  [this] { selectHolders(m_selection); }))
{
    connect(&selection, &Selection::changed, this, &GroupActions::refresh);
    connect(&selection.groups(), &GroupScope::changed, this, &GroupActions::refresh);
    connect(&document, &MapDocument::changed, this, [this](const nav::MapEdit& edit) {
        if (edit.settings)
            refresh();
    });
    refresh();
}

QAction* GroupActions::add(const ActionText& text, const QKeySequence& key, const QIcon& icon,
                           std::function<void()> deed)
{
    QAction* action = makeAction(this, text, {key}, icon);
    connect(action, &QAction::triggered, this, [deed = std::move(deed)] { deed(); });
    return action;
}

void GroupActions::group()
{
    const auto tell = [this] {
        const nav::ObjectGroup* const made =
            m_document.map().settings.objectGroups.find(m_selection.group());
        if (made)
            emit said(tr("%1: double click enters it, F2 renames it").arg(nameOf(*made)));
    };
    const QString reason = groupSelected(m_document, m_selection, tell);
    if (!reason.isEmpty())
        emit said(reason);
}

void GroupActions::ungroup()
{
    const QString reason = ungroupSelected(m_document, m_selection);
    if (!reason.isEmpty())
        emit said(reason);
}

void GroupActions::refresh()
{
    const bool hasGroups = !m_document.map().settings.objectGroups.empty();
    const bool any = !m_selection.isEmpty();
    m_group->setEnabled(m_selection.ids().size() > 1);
    m_ungroup->setEnabled(any && hasGroups);
    m_enter->setEnabled(any && hasGroups);
    m_leave->setEnabled(hasGroups && (any || m_selection.groups().entered() != 0));
}

} // namespace thicket::editor
