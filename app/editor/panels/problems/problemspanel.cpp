#include "app/editor/panels/problems/problemspanel.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/navigation/findingfix.h"
#include "app/editor/navigation/mapfindings.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/panels/problems/findingplace.h"
#include "app/editor/panels/problems/problemdelegate.h"
#include "app/editor/panels/problems/problemmodel.h"
#include "app/editor/panels/problems/problemwords.h"
#include "app/editor/widgets/action.h"
#include "app/editor/widgets/section.h"

#include <QAction>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

namespace thicket::editor {

ProblemsPanel::ProblemsPanel(const Parts& parts, QWidget* parent)
    : QWidget(parent), m_parts(parts),
      m_model(new ProblemModel(parts.document, parts.findings, this))
{
    setObjectName("problemsPanel");
    setAccessibleName(tr("Problems"));
    makeParts(parts.appearance);
    arrange();
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &ProblemsPanel::refreshChosen);
    // Not when the list is filled or gets the focus: nothing was chosen then.
    connect(m_list, &QListView::clicked, this, &ProblemsPanel::choose);
    connect(m_list, &QListView::activated, this, &ProblemsPanel::showPlace);
    connect(m_list, &QListView::customContextMenuRequested, this, &ProblemsPanel::openMenu);
    connect(m_fix, &QAction::triggered, this, &ProblemsPanel::fix);
    connect(&parts.document, &MapDocument::wasReset, this, &ProblemsPanel::forget);
    connect(&parts.findings, &MapFindings::changed, this, &ProblemsPanel::refresh);
    refresh();
}

void ProblemsPanel::makeParts(const Appearance& appearance)
{
    m_title = new QLabel;
    m_title->setObjectName("problemsTitle");
    m_title->setProperty("role", "strong");
    m_title->setContentsMargins(16, 0, 16, 0);
    m_title->setWordWrap(true);
    m_list = new QListView;
    m_list->setObjectName("problemsList");
    m_list->setAccessibleName(tr("Problems"));
    m_list->setUniformItemSizes(true);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->setMouseTracking(true);
    m_list->setItemDelegate(new ProblemDelegate(appearance, this));
    m_list->setModel(m_model);
    setFocusProxy(m_list);
    m_empty = emptyNote(QString());
    m_empty->setObjectName("problemsEmpty");
    m_fix =
        makeAction(this, {tr("&Fix Problem"), tr("Repair the problem that is chosen in the list")},
                   {QKeySequence(Qt::CTRL | Qt::Key_Period)});
    m_sentence = new QLabel;
    m_sentence->setObjectName("problemsSentence");
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
}

void ProblemsPanel::arrange()
{
    m_details = new QWidget;
    auto* details = new QVBoxLayout(m_details);
    details->setContentsMargins(16, 6, 16, 10);
    details->setSpacing(6);
    m_fixButton = new QPushButton;
    m_fixButton->setObjectName("problemsFix");
    connect(m_fixButton, &QPushButton::clicked, m_fix, &QAction::trigger);
    details->addWidget(m_sentence);
    details->addWidget(m_fixButton, 0, Qt::AlignLeft);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 8, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(m_title);
    layout->addWidget(m_empty);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_details);
    layout->addStretch(0);
}

const nav::Finding* ProblemsPanel::chosen() const
{
    return m_model->findingAt(m_list->currentIndex());
}

void ProblemsPanel::choose()
{
    const nav::Finding* finding = chosen();
    if (!finding || finding->objects.empty())
        return;
    m_parts.selection.set({finding->objects.begin(), finding->objects.end()});
    emit placeChosen(placeOf(*finding, m_parts.document.map()));
}

void ProblemsPanel::showPlace(const QModelIndex& index)
{
    m_list->setCurrentIndex(index);
    choose();
    if (const nav::Finding* finding = chosen())
        emit placeWanted(closeUpOf(*finding, m_parts.document.map()));
}

void ProblemsPanel::fix()
{
    const nav::Finding* finding = chosen();
    if (!finding || m_parts.document.gesture().isOpen())
        return;
    const QString name = FindingFix::nameOf(*finding, m_parts.document.map());
    m_parts.document.push(FindingFix::editOf(*finding, m_parts.navigator), name);
}

void ProblemsPanel::openMenu(const QPoint& at)
{
    m_list->setCurrentIndex(m_list->indexAt(at));
    if (!chosen())
        return;
    QMenu menu;
    connect(menu.addAction(tr("Show on the Map")), &QAction::triggered, this,
            [this] { showPlace(m_list->currentIndex()); });
    menu.addAction(m_fix);
    menu.exec(m_list->viewport()->mapToGlobal(at));
}

void ProblemsPanel::forget()
{
    m_row = -1;
    m_list->setCurrentIndex({});
}

void ProblemsPanel::refresh()
{
    const MapFindings& findings = m_parts.findings;
    const bool isEmpty = findings.count() == 0;
    m_title->setText(isEmpty ? tr("Problems") : ProblemWords::counts(findings));
    m_empty->setText(findings.isLate() ? tr("Looking for problems…") : tr("Nothing to fix"));
    m_empty->setVisible(isEmpty);
    m_list->setVisible(!isEmpty);
    if (findings.count() > findings.kept().size())
        m_title->setText(tr("%1 (the first %L2 are listed)")
                             .arg(m_title->text())
                             .arg(qulonglong(findings.kept().size())));
    // The next problem takes the place of one that is repaired.
    const int rows = m_model->rowCount();
    if (m_row >= 0 && rows > 0)
        m_list->setCurrentIndex(m_model->index(qMin(m_row, rows - 1)));
    refreshChosen();
}

/// The way in which numbers are written may have changed.
void ProblemsPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LocaleChange)
        refreshChosen();
}

void ProblemsPanel::refreshChosen()
{
    const nav::Finding* finding = chosen();
    if (finding)
        m_row = m_list->currentIndex().row();
    const QString fix = finding ? FindingFix::nameOf(*finding, m_parts.document.map()) : QString();
    m_details->setVisible(finding != nullptr);
    m_sentence->setText(finding ? m_model->sentence(*finding) : QString());
    m_fixButton->setVisible(!fix.isEmpty());
    m_fixButton->setText(fix);
    m_fix->setEnabled(!fix.isEmpty());
    m_fixButton->setToolTip(m_fix->toolTip());
}

} // namespace thicket::editor
