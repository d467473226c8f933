#include "app/editor/panels/comparison/comparisonpanel.h"

#include "app/editor/appearance/icons.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/navigation/livecomparison.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/panels/comparison/methodtable.h"
#include "app/editor/panels/comparison/radiitable.h"
#include "app/editor/widgets/action.h"
#include "app/editor/widgets/numberfield.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace thicket::editor {

namespace {

/// In line with the titles: cells have margins of their own.
QLayout* insetOf(QWidget* table)
{
    auto* layout = new QHBoxLayout;
    layout->setContentsMargins(10, 0, 12, 0);
    layout->addWidget(table);
    return layout;
}

} // namespace

ComparisonPanel::ComparisonPanel(const Parts& parts, QWidget* parent)
    : Section(tr("Comparison"), parts.appearance, parent), m_parts(parts),
      m_methods(new MethodTable(parts.appearance)), m_note(emptyNote({})),
      m_cancel(new QPushButton(tr("&Cancel"))), m_step(new NumberField(parts.appearance)),
      m_radii(new RadiiTable)
{
    setObjectName("comparisonPanel");
    makeActions();
    makeBody();
    connect(m_compare, &QAction::toggled, this, [this](bool isOn) {
        m_parts.comparison.setWanted(isOn);
        if (isOn)
            bringUp();
    });
    connect(m_cancel, &QPushButton::clicked, &parts.comparison, &LiveComparison::cancel);
    connect(m_step, &NumberField::edited, &parts.comparison, &LiveComparison::setRadiusStep);
    connect(m_step, &NumberField::cleared, &parts.comparison,
            [this] { m_parts.comparison.setRadiusStep(0); });
    connect(&parts.comparison, &LiveComparison::changed, this, &ComparisonPanel::refresh);
    connect(&parts.navigator.shown(), &ShownAnswer::changed, this, &ComparisonPanel::tellState);
    connect(m_methods, &MethodTable::linesChanged, this, &ComparisonPanel::linesChanged);
    connect(m_radii, &RadiiTable::jumpChosen, this, &ComparisonPanel::showGap);
    refresh();
}

void ComparisonPanel::makeActions()
{
    m_compare = makeAction(
        this,
        {tr("&Compare Methods"), tr("Find the path by exact and weighted search, graph, grid and "
                                    "flow field, side by side")},
        {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_P)}, icon("compare", m_parts.appearance));
    m_compare->setCheckable(true);
    addAction(m_compare);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    setCorner(actionButtons({m_compare}));
}

void ComparisonPanel::makeBody()
{
    m_note->setObjectName("comparisonNote");
    m_cancel->setObjectName("comparisonCancel");
    auto* body = new QWidget;
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(0, 0, 0, 8);
    layout->setSpacing(6);
    layout->addLayout(insetOf(m_methods));
    layout->addWidget(m_note);
    auto* buttons = new QHBoxLayout;
    buttons->setContentsMargins(16, 0, 16, 0);
    buttons->addWidget(m_cancel);
    buttons->addStretch(1);
    layout->addLayout(buttons);
    m_radiiHead = makeStepRow();
    layout->addWidget(m_radiiHead);
    layout->addLayout(insetOf(m_radii));
    layout->addStretch(0);
    setBody(body);
}

QWidget* ComparisonPanel::makeStepRow()
{
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(16, 6, 16, 0);
    auto* title = new QLabel(tr("Agent radii in &steps of"));
    title->setProperty("look", "second");
    title->setBuddy(m_step);
    title->setWordWrap(true);
    m_step->setObjectName("comparisonStep");
    m_step->setAccessibleName(tr("From one radius to the next"));
    m_step->setToolTip(tr("Radii from 0 to the end of the slider; empty: a few handy ones"));
    m_step->setMinimum(1e-6);
    m_step->setClearable(tr("auto"));
    m_step->setFixedWidth(100);
    layout->addWidget(title, 1);
    layout->addWidget(m_step);
    return row;
}

void ComparisonPanel::refresh()
{
    const LiveComparison& comparison = m_parts.comparison;
    const nav::Map& map = m_parts.document.map();
    const QString unit = QString::fromStdString(map.settings.unit);
    m_methods->setAnswers(comparison.rows(), unit);
    m_radii->setAnswers(comparison.radii().table, comparison.radii().jumps.found, map);
    m_step->setUnit(unit);
    m_radiiHead->setVisible(!comparison.rows().empty());
    const QSignalBlocker blocker(m_compare);
    m_compare->setChecked(comparison.isWanted());
    m_cancel->setVisible(comparison.isBusy());
    tellState();
    emit linesChanged();
}

void ComparisonPanel::tellState()
{
    const auto text = [this]() -> QString {
        switch (m_parts.comparison.state()) {
        case LiveComparison::State::off:
            return tr("Compare Methods in the menu Path finds the path in five ways, and the "
                      "agent radii at which gaps close.");
        case LiveComparison::State::noEnds:
            return tr("Set a start and a goal first.");
        case LiveComparison::State::noField:
            return tr("Problems of the map leave no path to compare.");
        case LiveComparison::State::late:
            return tr("Comparing…");
        case LiveComparison::State::measuring:
            return tr("Looking for the radii at which gaps close…");
        case LiveComparison::State::cancelled:
            return tr("Cancelled. The next edit compares again.");
        case LiveComparison::State::done:
            break;
        }
        if (m_parts.navigator.shown().isPlayed())
            return tr("These paths lead among the obstacles as drawn, not where they are now.");
        const ComparedRadii& radii = m_parts.comparison.radii();
        if (!radii.isComplete)
            return tr("Not all radii were tried: that would take too long.");
        return radii.jumps.found.empty() ? tr("The path jumps at no radius of the slider.")
                                         : QString();
    };
    m_note->setText(text());
    m_note->setVisible(!m_note->text().isEmpty());
}

/// Goes there, and shows which obstacles leave no room.
void ComparisonPanel::showGap(std::size_t jump)
{
    const auto& jumps = m_parts.comparison.radii().jumps.found;
    if (jump >= jumps.size())
        return;
    const nav::CriticalRadius& gap = jumps[jump];
    QList<nav::ObjectId> ids;
    for (const nav::ObjectId id : gap.obstacles)
        if (m_parts.document.map().find(id)) // the map's bounds are none
            ids << id;
    m_parts.selection.set(ids);
    if (gap.at)
        emit placeChosen(nav::grown({*gap.at, *gap.at}, 8 * gap.radius));
}

QList<ComparisonPanel::Line> ComparisonPanel::shownLines() const
{
    if (m_parts.comparison.state() == LiveComparison::State::late)
        return {};
    QList<Line> lines;
    for (const steer::SolverRow& row : m_parts.comparison.rows())
        if (m_methods->isLineShown(row.method))
            lines << Line{row.method, row.method == m_methods->chosen()};
    std::stable_sort(lines.begin(), lines.end(),
                     [](const Line& a, const Line& b) { return a.isChosen < b.isChosen; });
    return lines;
}

} // namespace thicket::editor
