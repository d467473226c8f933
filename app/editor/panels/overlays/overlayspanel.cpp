#include "app/editor/panels/overlays/overlayspanel.h"

#include "app/editor/appearance/icons.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/panels/overlays/overlayrow.h"
#include "app/editor/panels/overlays/searchpartsbox.h"
#include "app/editor/widgets/action.h"

#include <QAction>
#include <QActionGroup>
#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include <cmath>

namespace thicket::editor {

namespace {

struct OverlayText {
    QString name;
    QString what;
    const char* icon;
};

/// With two digits: an estimate is not more exact.
double roundly(double number)
{
    double unit = 1;
    while (number / unit >= 100)
        unit *= 10;
    return std::round(number / unit) * unit;
}

OverlayText textOf(Overlay overlay)
{
    switch (overlay) {
    case Overlay::expanded:
        return {OverlaysPanel::tr("Expanded outlines"),
                OverlaysPanel::tr("Obstacles grown by the agent's radius"), "expanded"};
    case Overlay::surfing:
        return {OverlaysPanel::tr("Surfing edges"),
                OverlaysPanel::tr("Straight moves between circles"), "surfing"};
    case Overlay::hugging:
        return {OverlaysPanel::tr("Hugging edges"), OverlaysPanel::tr("Arcs along circles"),
                "hugging"};
    case Overlay::path:
        return {OverlaysPanel::tr("Shortest path"),
                OverlaysPanel::tr("The shortest path from start to goal"), "path"};
    case Overlay::search:
        return {OverlaysPanel::tr("Search steps"),
                OverlaysPanel::tr("What the search has tried so far, while it is played"),
                "search-play"};
    case Overlay::heat:
        return {OverlaysPanel::tr("Heat map"),
                OverlaysPanel::tr("The distance to the goal from everywhere"), "heat-map"};
    case Overlay::arrows:
        return {OverlaysPanel::tr("Flow arrows"),
                OverlaysPanel::tr("The direction to the goal from everywhere"), "flow-arrows"};
    case Overlay::steering:
        return {OverlaysPanel::tr("Steering"),
                OverlaysPanel::tr("What the selected or walking agent senses, and its forces"),
                "steering"};
    case Overlay::trails:
        return {OverlaysPanel::tr("Trails"),
                OverlaysPanel::tr("Where agents were in the last five seconds"), "trails"};
    }
    return {};
}

} // namespace

OverlaysPanel::OverlaysPanel(const Sources& sources, const Appearance& appearance, QWidget* parent)
    : Section(tr("Overlays"), appearance, parent), m_overlays(sources.overlays),
      m_navigator(sources.navigator),
      m_parts(
          new SearchPartsBox({sources.overlays, sources.search, sources.navigator}, appearance)),
      m_scope(new QComboBox), m_advice(new QLabel)
{
    setObjectName("overlaysPanel");
    m_scope->setObjectName("graphScope");
    m_scope->setProperty("role", "small");
    m_scope->setAccessibleName(tr("How much of the graph is shown"));
    m_scope->addItems({tr("Graph: near"), tr("Graph: whole"), tr("Graph: path only")});
    setCorner(m_scope);
    auto* body = new QWidget;
    addRows(body, appearance);
    setBody(body);
    addScopes();

    connect(m_scope, &QComboBox::activated, this,
            [this](int index) { m_overlays.setScope(static_cast<GraphScope>(index)); });
    const Navigator& navigator = sources.navigator;
    connect(&sources.overlays, &Overlays::changed, this, &OverlaysPanel::refresh);
    connect(&navigator.graph(), &LiveGraph::changed, this, &OverlaysPanel::refreshCounts);
    connect(&navigator, &Navigator::fieldChanged, this, &OverlaysPanel::refreshCounts);
    connect(&navigator.shown(), &ShownAnswer::changed, this, &OverlaysPanel::refreshCounts);
    connect(&navigator.flow(), &LiveFlow::changed, this, &OverlaysPanel::refreshCounts);
    refresh();
}

void OverlaysPanel::addRows(QWidget* body, const Appearance& appearance)
{
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    for (const Overlay overlay : allOverlays) {
        const auto i = static_cast<std::size_t>(overlay);
        const OverlayText text = textOf(overlay);
        m_rows[i] = new OverlayRow(overlay, text.name, appearance);
        m_rows[i]->setStatusTip(text.what);
        layout->addWidget(m_rows[i]);
        if (overlay == Overlay::search)
            layout->addWidget(m_parts);
        QAction* action =
            makeAction(this, {text.name, text.what}, {QKeySequence(Qt::Key_0 + keyOf(overlay))},
                       icon(text.icon, appearance));
        action->setCheckable(true);
        action->setIconVisibleInMenu(false); // a check mark is clearer there
        m_switches << action;
        const auto set = [this, overlay](bool on) {
            m_before.reset();
            m_overlays.setOn(overlay, on);
        };
        connect(action, &QAction::triggered, this, set);
        connect(action, &QAction::changed, m_rows[i], [row = m_rows[i], action] {
            row->setKey(action->shortcut().toString(QKeySequence::NativeText));
        });
        connect(m_rows[i], &OverlayRow::toggled, this, set);
        connect(m_rows[i], &OverlayRow::onlyThisWanted, this,
                [this, overlay] { showOnly(overlay); });
        connect(m_rows[i], &OverlayRow::opacityWanted, this,
                [this, overlay](double opacity) { m_overlays.setOpacity(overlay, opacity); });
    }
    m_advice->setProperty("role", "advice");
    m_advice->setObjectName("graphAdvice");
    m_advice->setWordWrap(true);
    m_advice->setContentsMargins(16, 6, 16, 0);
    layout->addWidget(m_advice);
}

void OverlaysPanel::addScopes()
{
    auto* group = new QActionGroup(this);
    const QList<ActionText> texts{
        {tr("&Near"),
         tr("Show the edges of what is hovered, selected or dragged, and the path's; of obstacles "
            "with very many corners those of the nearest ones")},
        {tr("&Whole"), tr("Show every edge in the window")},
        {tr("&Path Only"), tr("Show only the path's edges")}};
    for (int i = 0; i < texts.size(); ++i) {
        QAction* action = makeAction(this, texts[i]);
        action->setCheckable(true);
        group->addAction(action);
        m_scopes << action;
        connect(action, &QAction::triggered, this,
                [this, i] { m_overlays.setScope(static_cast<GraphScope>(i)); });
    }
    m_cycle = makeAction(this, {tr("Next &Graph Scope"), tr("Near, whole and path only, in turn")},
                         {QKeySequence(Qt::Key_G)});
    const auto tellKey = [this] {
        const QString words = tr("How much of the tangent graph is shown");
        const QString key = m_cycle->shortcut().toString(QKeySequence::NativeText);
        m_scope->setToolTip(key.isEmpty() ? words : tr("%1 (%2)").arg(words, key));
    };
    connect(m_cycle, &QAction::changed, this, tellKey);
    tellKey();
    connect(m_cycle, &QAction::triggered, this, [this] {
        const int next = (static_cast<int>(m_overlays.scope()) + 1) % 3;
        m_overlays.setScope(static_cast<GraphScope>(next));
    });
}

void OverlaysPanel::showOnly(Overlay overlay)
{
    const auto before = m_before;
    std::array<bool, overlayCount> present{};
    for (const Overlay one : allOverlays)
        present[static_cast<std::size_t>(one)] = m_overlays.isOn(one);
    std::array<bool, overlayCount> alone{};
    alone[static_cast<std::size_t>(overlay)] = true;
    const bool goesBack = before && present == alone;
    for (const Overlay one : allOverlays) {
        const auto i = static_cast<std::size_t>(one);
        m_overlays.setOn(one, goesBack ? (*before)[i] : alone[i]);
    }
    if (goesBack) {
        m_before.reset();
    } else if (present != alone) {
        m_before = present;
    }
}

void OverlaysPanel::refresh()
{
    for (const Overlay overlay : allOverlays) {
        const auto i = static_cast<std::size_t>(overlay);
        m_rows[i]->setOn(m_overlays.isOn(overlay));
        m_rows[i]->setOpacity(m_overlays.opacity(overlay));
        m_switches[static_cast<int>(overlay)]->setChecked(m_overlays.isOn(overlay));
    }
    m_scope->setCurrentIndex(static_cast<int>(m_overlays.scope()));
    m_scopes[static_cast<int>(m_overlays.scope())]->setChecked(true);
    refreshCounts();
}

void OverlaysPanel::refreshCounts()
{
    const auto number = [](std::size_t n) {
        return QLocale().toString(static_cast<qulonglong>(n));
    };
    const auto row = [this](Overlay overlay) { return m_rows[static_cast<std::size_t>(overlay)]; };
    row(Overlay::expanded)->setCount(number(m_navigator.field().obstacleCount()));
    const LiveGraph& graph = m_navigator.graph();
    row(Overlay::surfing)->setCount(graph.isWhole() ? number(graph.surfingCount()) : QString());
    row(Overlay::hugging)->setCount(graph.isWhole() ? number(graph.huggingCount()) : QString());
    const auto& result = m_navigator.shown().result();
    row(Overlay::path)->setCount(result ? number(result->path.edges().size()) : QString());
    const auto& flow = m_navigator.flow().flow();
    for (const Overlay overlay : {Overlay::heat, Overlay::arrows}) {
        const bool isShown = flow && m_overlays.isOn(overlay);
        row(overlay)->setCount(isShown ? number(flow->reachedCells) : QString());
    }

    refreshAdvice();
}

void OverlaysPanel::setPictureLate(bool late)
{
    m_isPictureLate = late;
    refreshAdvice();
}

void OverlaysPanel::setNearEdgesCut(bool cut)
{
    m_areNearEdgesCut = cut;
    refreshAdvice();
}

/// Why the whole graph is not shown.
QString OverlaysPanel::refusal() const
{
    const LiveGraph& graph = m_navigator.graph();
    if (graph.graph()->cancelled)
        return tr("The whole graph takes too long here: zoom in, or stay with Near");
    const double about = roundly(graph.estimatedSurfing());
    if (about > static_cast<double>(graph.mostSurfing()))
        return tr("About %1 edges in view: zoom in, or stay with Near")
            .arg(QLocale().toString(about, 'f', 0));
    return tr("More than %1 edges in view: zoom in, or stay with Near")
        .arg(QLocale().toString(static_cast<qulonglong>(graph.mostSurfing())));
}

/// What is not as the user would expect; empty if all is.
QString OverlaysPanel::advice() const
{
    const LiveGraph& graph = m_navigator.graph();
    const bool isWanted = m_overlays.scope() == GraphScope::whole && graph.hasGraph();
    if (isWanted && !graph.isWhole())
        return refusal();
    if (isWanted && (graph.isLate() || m_isPictureLate))
        return tr("Graph a frame late");
    if (m_overlays.areEdgesAsDrawn())
        return tr("Edges are of obstacles as drawn, not where they are now");
    return m_areNearEdgesCut ? tr("Only the nearest edges are shown: what is selected or hovered, "
                                  "and the path's obstacles, have too many")
                             : QString();
}

void OverlaysPanel::refreshAdvice()
{
    m_advice->setText(advice());
    m_advice->setVisible(!m_advice->text().isEmpty());
}

} // namespace thicket::editor
