#include "app/editor/panels/search/stepform.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/panels/search/costbar.h"
#include "app/editor/panels/search/steprowdelegate.h"
#include "app/editor/panels/search/steprows.h"
#include "app/editor/search/searchplay.h"
#include "app/editor/search/stepwords.h"
#include "app/editor/search/tracedsearch.h"
#include "app/editor/search/triednow.h"
#include "app/editor/widgets/section.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QLocale>
#include <QVBoxLayout>

namespace thicket::editor {

StepForm::StepForm(const SearchPlay& play, const MapDocument& document,
                   const Appearance& appearance, QWidget* parent)
    : QWidget(parent), m_play(play), m_document(document), m_appearance(appearance),
      m_empty(emptyNote({})), m_body(new QWidget), m_words(emptyNote({})), m_totals(new QLabel),
      m_source(new QLabel), m_costs(new CostBar(appearance)), m_tally(new QLabel),
      m_openCount(new QLabel), m_tried(new TriedRows(document, this)),
      m_open(new OpenRows(document, this))
{
    setObjectName("stepForm");
    setAccessibleName(tr("Search"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_empty);
    layout->addWidget(m_body);
    auto* rows = new QVBoxLayout(m_body);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(6);
    m_words->setObjectName("stepWords");
    m_words->setToolTip(boundsExplained());
    m_words->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_words->setMinimumHeight(3 * m_words->fontMetrics().lineSpacing()); // most have three lines
    rows->addWidget(m_words);
    addTotals(*rows);
    m_source->setObjectName("stepSource");
    addHeading(*rows, tr("Expands"), *m_source);
    auto* costs = new QHBoxLayout;
    costs->setContentsMargins(16, 0, 16, 0);
    costs->addWidget(m_costs);
    m_costs->setToolTip(boundsExplained());
    rows->addLayout(costs);
    m_tally->setObjectName("stepTally");
    addHeading(*rows, tr("Tangents tried"), *m_tally);
    QListView* tried = addList(*rows, *m_tried, tr("Tangents tried"), 6);
    tried->setObjectName("triedList");
    m_openCount->setObjectName("openCount");
    addHeading(*rows, tr("Open list"), *m_openCount);
    addColumns(*rows);
    addList(*rows, *m_open, tr("Open list"), 5)->setObjectName("openList");
    connect(tried, &QListView::clicked, this, &StepForm::chooseTried);
    connect(tried, &QListView::activated, this, &StepForm::chooseTried);
    connect(&play, &SearchPlay::stepChanged, this, &StepForm::refresh);
    connect(&play, &SearchPlay::searchChanged, this, &StepForm::refresh);
    // For the names of its objects.
    connect(&document, &MapDocument::changed, this, &StepForm::refresh);
    refresh();
}

/// What the numbers of the open list are.
void StepForm::addColumns(QVBoxLayout& rows)
{
    auto* columns = new QLabel(tr("g travelled, f lower bound"));
    columns->setToolTip(boundsExplained());
    columns->setProperty("role", "second");
    columns->setAlignment(Qt::AlignRight);
    columns->setContentsMargins(16, 0, 16, 0);
    columns->setWordWrap(true);
    rows.addWidget(columns);
}

/// Steps are counted by the bar, expansions by the status line: this tells one from the other.
void StepForm::addTotals(QVBoxLayout& rows)
{
    m_totals->setObjectName("stepTotals");
    m_totals->setProperty("role", "second");
    m_totals->setWordWrap(true);
    m_totals->setContentsMargins(16, 0, 16, 0);
    m_totals->setToolTip(countsExplained());
    rows.addWidget(m_totals);
}

void StepForm::addHeading(QVBoxLayout& rows, const QString& name, QLabel& value)
{
    auto* label = new QLabel(name);
    label->setProperty("role", "strong");
    value.setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    value.setProperty("role", "second");
    value.setAccessibleName(name);
    value.setWordWrap(true);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(16, 4, 16, 0);
    row->addWidget(label);
    row->addWidget(&value, 1);
    rows.addLayout(row);
}

QListView* StepForm::addList(QVBoxLayout& rows, StepRows& model, const QString& name, int shownRows)
{
    auto* list = new QListView;
    list->setAccessibleName(name);
    list->setLayoutMode(QListView::Batched); // some rows have two lines
    list->setResizeMode(QListView::Adjust);
    list->setMouseTracking(true);
    list->setItemDelegate(new StepRowDelegate(m_appearance, list));
    list->setModel(&model);
    const int rowHeight = qMax(24, list->fontMetrics().height() + 6);
    list->setFixedHeight(shownRows * rowHeight + 2 * list->frameWidth());
    list->viewport()->installEventFilter(this);
    connect(list, &QListView::entered, this,
            [this, &model](const QModelIndex& index) { pointAt(model, index); });
    connect(list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this, &model](const QModelIndex& index) { pointAt(model, index); });
    rows.addWidget(list);
    return list;
}

/// When the pointer leaves a list.
bool StepForm::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Leave)
        emit tangentPointedAt({});
    return QWidget::eventFilter(watched, event);
}

void StepForm::pointAt(const StepRows& rows, const QModelIndex& index)
{
    if (index.isValid())
        emit tangentPointedAt(rows.edge(index.row()));
    else
        emit tangentPointedAt({});
}

void StepForm::chooseTried(const QModelIndex& index)
{
    const nav::SearchStep::Tangent& tangent = m_tried->tangent(index.row());
    if (!tangent.accepted && tangent.reason == nav::Rejection::blockedSurfing &&
        m_document.map().find(tangent.blockedBy))
        emit culpritWanted(tangent.blockedBy);
}

void StepForm::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

/// The way in which numbers are written may have changed.
void StepForm::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LocaleChange)
        refresh();
}

void StepForm::refresh()
{
    const bool isEmpty = m_play.isEmpty();
    setWindowTitle(isEmpty ? tr("Search")
                           : tr("Step %1").arg(QLocale().toString(qulonglong(m_play.at() + 1))));
    if (!isVisible())
        return;
    m_empty->setText(isEmpty ? stateWords(m_play.search()) : QString());
    m_empty->setVisible(isEmpty);
    m_body->setVisible(!isEmpty);
    if (!isEmpty)
        showStep();
}

void StepForm::showStep()
{
    const nav::Map& map = m_document.map();
    const nav::SearchMoment moment = m_play.moment();
    const nav::SearchStep& source = m_play.history().trace().steps[moment.taken.source];
    m_words->setText(stepWords(map, m_play.history(), m_play.at()));
    m_totals->setText(countWords(m_play.history(), m_play.at()));
    const QString turn = turnWords(map, source);
    const QString place = contactWords(map, source.at);
    m_source->setText(turn.isEmpty() ? place : tr("%1, %2").arg(place, turn));
    const auto& result = m_play.search().result();
    const double length = result && !result->path.isEmpty() ? result->path.length() : 0;
    m_costs->showCosts(moment.taken.travelled, moment.taken.estimate, length,
                       QString::fromStdString(map.settings.unit));
    m_tally->setText(tallyWords(moment.kept, moment.tried.size() - moment.kept));
    m_tried->show(triedNow(m_play));
    m_openCount->setText(QLocale().toString(qulonglong(moment.openCount)));
    m_open->show(m_play.history(), m_play.at());
}

} // namespace thicket::editor
