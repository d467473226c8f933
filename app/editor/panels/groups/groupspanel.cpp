#include "app/editor/panels/groups/groupspanel.h"

#include "app/editor/appearance/appearance.h"
#include "app/editor/appearance/namedkeys.h"
#include "app/editor/document/mapcontents.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/edits/agentgroups.h"
#include "app/editor/panels/groups/groupform.h"
#include "app/editor/panels/groups/grouprow.h"
#include "app/editor/panels/groups/stackform.h"
#include "app/editor/panels/groups/targetpicking.h"
#include "app/editor/replay/mapagent.h"
#include "app/editor/widgets/action.h"
#include "app/editor/widgets/closebutton.h"
#include "libnav/map/layerlookup.h"

#include <QAction>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace thicket::editor {

GroupsPanel::GroupsPanel(MapDocument& document, Selection& selection, const Appearance& appearance,
                         QWidget* parent)
    : Section(tr("Agent groups"), appearance, parent), m_document(document), m_selection(selection),
      m_appearance(appearance), m_picking(new TargetPicking(this)),
      m_form(new GroupForm(document, appearance)),
      m_stack(new StackForm(document, selection, *m_picking, appearance))
{
    setObjectName("groupsPanel");
    makeActions();
    makeBody();
    connect(&document, &MapDocument::changed, this, [this](const nav::MapEdit& edit) {
        if (!keepsGroups(edit))
            refresh();
    });
    connect(&document, &MapDocument::wasReset, this, [this] {
        m_current.reset();
        setFolded(m_document.map().settings.agentGroups.empty());
        refresh();
    });
    connect(&selection, &Selection::changed, this, &GroupsPanel::followSelection);
    connect(&selection.summary(), &SelectionSummary::found, this, [this] {
        if (m_awaitsSummary) // and not after each edit
            followSelection();
    });
    connect(&appearance, &Appearance::changed, this, &GroupsPanel::refresh);
    setFoldedAtFirst();
    refresh();
}

void GroupsPanel::makeActions()
{
    m_add = makeAction(this, {tr("Add Agent &Group"), tr("Add a group of agents with a goal")});
    m_remove = makeAction(
        this, {tr("&Remove Agent Group"), tr("Remove the chosen group; its agents stay")});
    m_select = makeAction(
        this, {tr("Select Group's A&gents"), tr("Select every agent of the chosen group")});
    m_actions = {m_add, m_remove, m_select};
    addActions(m_actions);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(m_add, &QAction::triggered, this, &GroupsPanel::add);
    connect(m_remove, &QAction::triggered, this, &GroupsPanel::removeCurrent);
    connect(m_select, &QAction::triggered, this, [this] {
        if (m_current)
            selectAgents(*m_current);
    });
}

void GroupsPanel::makeBody()
{
    m_add->setIconText(QStringLiteral("+"));
    m_remove->setIconText(QStringLiteral("−"));
    setCorner(actionButtons({m_remove, m_add}));

    auto* body = new QWidget;
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(7);
    m_rowsLayout = new QVBoxLayout;
    m_rowsLayout->setSpacing(0);
    layout->addLayout(m_rowsLayout);
    m_empty = emptyNote({});
    const auto nameKeys = [this] {
        m_empty->setText(
            tr("No groups: press %1 and click on the map to place an agent.").arg(keyFor("agent")));
    };
    connect(&NamedKeys::ofProgram(), &NamedKeys::changed, this, nameKeys);
    nameKeys();
    layout->addWidget(m_empty);
    layout->addWidget(m_form);
    layout->addWidget(m_stack);
    setBody(body);
}

void GroupsPanel::add()
{
    if (m_document.gesture().isOpen())
        return;
    const steer::Agent pace = agentOf(m_document.map(), {}, 0.3);
    m_current = m_document.map().settings.agentGroups.size();
    m_document.push(
        addGroup(m_document.map(), tr("Group").toStdString(), pace.maxSpeed, pace.maxForce),
        tr("Add Agent Group"));
    focusGroup();
}

void GroupsPanel::removeCurrent()
{
    if (m_current && !m_document.gesture().isOpen())
        m_document.push(removeGroup(m_document.map(), *m_current), tr("Remove Agent Group"));
}

void GroupsPanel::selectAgents(std::size_t group)
{
    const nav::Map& map = m_document.map();
    const std::string& name = map.settings.agentGroups[group].name;
    QList<nav::ObjectId> ids;
    const nav::LayerLookup layers(map);
    for (const nav::MapObject& object : map.objects()) {
        const auto* agent = std::get_if<nav::AgentMarker>(&object.geometry);
        const nav::Layer* layer = layers.of(object);
        if (agent && agent->group == name && (!layer || layer->visible))
            ids << object.id;
    }
    m_selection.set(ids);
}

void GroupsPanel::choose(std::size_t group)
{
    m_current = group;
    refresh();
}

void GroupsPanel::focusGroup()
{
    bringUp();
    if (m_current)
        m_form->focusName();
}

void GroupsPanel::followSelection()
{
    SelectionSummary& summary = m_selection.summary();
    m_awaitsSummary = !summary.isFound();
    const nav::Map& map = m_document.map();
    for (const nav::ObjectId id : summary.facts().agents) {
        const nav::MapObject* object = map.find(id);
        const std::string* const own = object ? nav::agentGroupOf(object->geometry) : nullptr;
        const auto group = own ? groupIndex(map, *own) : std::nullopt;
        if (group && group != m_current) {
            setFolded(false);
            return choose(*group);
        }
        if (group)
            return;
    }
}

void GroupsPanel::rebuildRows(std::size_t count)
{
    while (m_rows.size() > static_cast<int>(count)) {
        m_rows.last()->hide();
        m_rows.takeLast()->deleteLater();
    }
    while (m_rows.size() < static_cast<int>(count)) {
        auto* row = new GroupRow(m_appearance);
        const auto place = static_cast<std::size_t>(m_rows.size());
        row->setObjectName(QStringLiteral("group%1").arg(place));
        connect(row, &GroupRow::clicked, this, [this, place] { choose(place); });
        connect(row, &GroupRow::agentsWanted, this, [this, place] { selectAgents(place); });
        m_rowsLayout->addWidget(row);
        row->show();
        m_rows << row;
    }
}

void GroupsPanel::refresh()
{
    const nav::Map& map = m_document.map();
    const auto& groups = map.settings.agentGroups;
    if (m_rows.isEmpty() && !groups.empty())
        setFolded(false); // the first group was added
    rebuildRows(groups.size());
    if (groups.empty())
        m_current.reset();
    else
        m_current = std::min(m_current.value_or(0), groups.size() - 1);
    for (std::size_t i = 0; i < groups.size(); ++i) {
        GroupRow* row = m_rows[static_cast<int>(i)];
        row->setState(QString::fromStdString(groups[i].name),
                      static_cast<int>(agentCount(map, groups[i].name)), i);
        row->setChecked(i == m_current);
    }
    m_empty->setVisible(groups.empty());
    m_form->setVisible(m_current.has_value());
    m_stack->setVisible(m_current.has_value());
    m_remove->setEnabled(m_current.has_value());
    m_select->setEnabled(m_current.has_value());
    if (m_current) {
        m_form->show(*m_current);
        m_stack->show(*m_current);
    }
    // And not the button that removes it, which comes first.
    setFocusProxy(m_current ? m_rows[static_cast<int>(*m_current)] : nullptr);
}

} // namespace thicket::editor
