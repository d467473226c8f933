#include "app/editor/panels/status/statusline.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/navigation/refusal.h"
#include "app/editor/numbers/numbertext.h"
#include "app/editor/panels/objectwords.h"
#include "app/editor/panels/status/pathsign.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>

namespace thicket::editor {

namespace {

QLabel* label(const char* role, const char* name)
{
    auto* made = new QLabel;
    made->setProperty("role", role);
    made->setObjectName(name);
    return made;
}

} // namespace

StatusLine::StatusLine(const MapDocument& document, const Navigator& navigator,
                       const Appearance& appearance, QWidget* parent)
    : QStatusBar(parent), m_document(document), m_navigator(navigator),
      m_length(label("statusStrong", "statusLength")), m_details(label("status", "statusDetails")),
      m_middle(label("status", "statusMiddle")), m_work(makeWork()),
      m_note(label("status", "statusNote")), m_pointer(label("status", "statusPointer")),
      m_zoom(label("status", "statusZoom"))
{
    setSizeGripEnabled(false);
    setFixedHeight(26);
    // A text that is too long is cut, so that the window can stay narrow.
    m_middle->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_middle->setTextFormat(Qt::RichText);
    m_middle->setAlignment(Qt::AlignCenter);
    m_details->setMinimumWidth(60);
    m_details->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    auto* row = new QWidget;
    m_row = new QHBoxLayout(row);
    m_row->setContentsMargins(12, 0, 12, 0);
    m_row->setSpacing(10);
    m_row->addWidget(new PathSign(appearance));
    for (QLabel* part : {m_length, m_details})
        m_row->addWidget(part);
    m_row->addWidget(m_middle, 1);
    m_row->addWidget(m_work, 1, Qt::AlignCenter);
    m_work->hide();
    for (QLabel* part : {m_note, m_pointer, m_zoom})
        m_row->addWidget(part);
    addWidget(row, 1);

    m_sayTimer.setSingleShot(true);
    m_sayTimer.setInterval(3000);
    connect(&m_sayTimer, &QTimer::timeout, this, [this] {
        m_said.clear();
        refreshMiddle();
    });
    connect(&navigator, &Navigator::pathChanged, this, &StatusLine::refreshAnswer);
    connect(&document, &MapDocument::wasReset, this, &StatusLine::refreshAnswer);
    refreshAnswer();
}

QWidget* StatusLine::makeWork()
{
    auto* work = new QWidget;
    auto* layout = new QHBoxLayout(work);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(10);
    m_workText = label("status", "statusWork");
    m_workBar = new QProgressBar;
    m_workBar->setFixedSize(120, 8);
    m_workBar->setTextVisible(false);
    m_workBar->setAccessibleName(tr("Progress"));
    auto* cancel = new QPushButton(tr("Cancel"));
    cancel->setObjectName("statusCancel");
    cancel->setProperty("role", "link");
    cancel->setFlat(true);
    cancel->setToolTip(tr("Stop the job in progress"));
    for (QWidget* part : {static_cast<QWidget*>(m_workText), static_cast<QWidget*>(m_workBar),
                          static_cast<QWidget*>(cancel)})
        layout->addWidget(part);
    connect(cancel, &QPushButton::clicked, this, &StatusLine::cancelWanted);
    return work;
}

void StatusLine::showWork(const QString& what, double share)
{
    m_workText->setText(what);
    m_workBar->setRange(0, share < 0 ? 0 : 1000);
    m_workBar->setValue(share < 0 ? 0 : static_cast<int>(1000 * share));
    m_middle->hide();
    m_work->show();
}

void StatusLine::endWork()
{
    m_work->hide();
    m_middle->show();
}

QString StatusLine::refusal() const
{
    if (!m_navigator.fieldProblem().isEmpty())
        return m_navigator.fieldProblem();
    const auto& result = m_navigator.result();
    const LivePath& answer = m_navigator.answer();
    if (answer.isStale() || (answer.isLate() && !result))
        return tr("Looking for the path…");
    if (!result)
        return tr("No path yet: press T and click twice, start and goal");
    return refusalText(m_navigator, ObjectWords::mention(m_document.map(), result->blockedBy));
}

void StatusLine::refreshAnswer()
{
    const QString problem = refusal();
    m_length->setVisible(problem.isEmpty());
    if (!problem.isEmpty()) {
        m_details->setText(problem);
        return;
    }
    const nav::PathResult& result = *m_navigator.result();
    const LivePath& answer = m_navigator.answer();
    const QString unit = QString::fromStdString(m_document.map().settings.unit);
    m_length->setText(lengthText(result.path.length(), unit));
    const auto arcs = static_cast<int>(result.path.arcCount());
    const auto expansions = static_cast<qulonglong>(result.statistics.expanded);
    QString quality = tr("exact");
    if (answer.isApproximate()) {
        const double excess = 100 * (result.path.length() / result.lowerBound - 1);
        quality = tr("at most %1 % longer").arg(numberText(excess, 1));
    }
    if (answer.isImproving())
        quality = tr("looking for the shortest…");
    m_details->setText(tr("%1 · %2 · %3 ms · %4")
                           .arg(arcs == 1 ? tr("1 arc") : tr("%1 arcs").arg(arcs),
                                expansions == 1
                                    ? tr("1 expansion")
                                    : tr("%1 expansions").arg(QLocale().toString(expansions)),
                                numberText(answer.milliseconds(), 2), quality));
}

/// The way in which numbers are written may have changed.
void StatusLine::changeEvent(QEvent* event)
{
    QStatusBar::changeEvent(event);
    if (event->type() == QEvent::LocaleChange)
        refreshAnswer();
}

void StatusLine::setHints(const QList<QPair<QString, QString>>& hints)
{
    QStringList parts;
    for (const auto& [keys, action] : hints)
        parts << QStringLiteral("<b>%1</b>&nbsp; %2")
                     .arg(keys.toHtmlEscaped(), action.toHtmlEscaped());
    m_hints = parts.join(QStringLiteral(" &nbsp; &nbsp; "));
    refreshMiddle();
}

void StatusLine::say(const QString& sentence)
{
    m_said = sentence;
    m_sayTimer.start();
    refreshMiddle();
}

void StatusLine::explain(const QString& sentence)
{
    m_explained = sentence;
    refreshMiddle();
}

void StatusLine::refreshMiddle()
{
    if (!m_said.isEmpty()) {
        m_middle->setText(m_said.toHtmlEscaped());
    } else if (!m_explained.isEmpty()) {
        m_middle->setText(m_explained.toHtmlEscaped());
    } else {
        m_middle->setText(m_hints);
    }
}

void StatusLine::addToAnswer(QWidget* button)
{
    m_row->insertWidget(m_row->indexOf(m_middle), button);
}

void StatusLine::addSign(QWidget* sign) { m_row->insertWidget(m_row->indexOf(m_note), sign); }

void StatusLine::setNote(const QString& note, const QString& details)
{
    m_note->setText(note);
    m_note->setToolTip(details);
    m_note->setVisible(!note.isEmpty());
}

void StatusLine::setPointer(std::optional<nav::Point> at)
{
    const int decimals = NumberStyle::current().decimals;
    m_pointer->setText(
        at ? tr("x %1   y %2").arg(numberText(at->x, decimals), numberText(at->y, decimals))
           : QString());
}

void StatusLine::setZoom(double pixelsPerUnit)
{
    const QString unit = QString::fromStdString(m_document.map().settings.unit);
    m_zoom->setText(tr("%1 px/%2").arg(numberLocale().toString(pixelsPerUnit, 'g', 3), unit));
}

} // namespace thicket::editor
