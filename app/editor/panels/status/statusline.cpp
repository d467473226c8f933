#include "app/editor/panels/status/statusline.h"

#include "app/editor/appearance/namedkeys.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/objectwords.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/navigation/refusal.h"
#include "app/editor/numbers/numbertext.h"
#include "app/editor/panels/status/pathsign.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>

#include <algorithm>

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
      m_middle(label("status", "statusMiddle")), m_workText(label("status", "statusWork")),
      m_note(label("status", "statusNote")), m_pointer(label("status", "statusPointer")),
      m_zoom(label("status", "statusZoom"))
{
    setSizeGripEnabled(false);
    makeRow(appearance);
    m_sayTimer.setSingleShot(true);
    m_sayTimer.setInterval(3000);
    connect(&m_sayTimer, &QTimer::timeout, this, [this] {
        m_said.clear();
        fit();
    });
    connect(&navigator.shown(), &ShownAnswer::changed, this, &StatusLine::refreshAnswer);
    connect(&NamedKeys::ofProgram(), &NamedKeys::changed, this, &StatusLine::refreshAnswer);
    connect(&document, &MapDocument::changed, this, [this](const nav::MapEdit& edit) {
        if (edit.settings)
            refreshUnit();
    });
    connect(&document, &MapDocument::wasReset, this, [this] {
        m_pointer->setMinimumWidth(0);
        forget();
        refreshUnit();
    });
    refreshAnswer();
}

void StatusLine::makeRow(const Appearance& appearance)
{
    for (QLabel* sentence : {m_middle, m_workText})
        sentence->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_middle->setTextFormat(Qt::RichText);
    m_middle->setAlignment(Qt::AlignCenter);
    m_workText->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_details->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    auto* row = new QWidget;
    row->setMinimumWidth(1); // long texts do not widen the window
    row->installEventFilter(this);
    m_row = new QHBoxLayout(row);
    m_row->setContentsMargins(12, 0, 12, 0);
    m_row->setSpacing(10);
    m_row->addWidget(new PathSign(appearance));
    for (QLabel* part : {m_length, m_details})
        m_row->addWidget(part);
    m_row->addWidget(m_middle, 1);
    makeWork();
    m_row->addSpacerItem(new QSpacerItem(0, 0, QSizePolicy::Expanding));
    for (QLabel* part : {m_note, m_pointer, m_zoom})
        m_row->addWidget(part);
    m_note->hide();
    addWidget(row, 1);
    m_fit.emplace(*this, *m_row,
                  QList<QLabel*>{m_length, m_details, m_middle, m_workText, m_pointer, m_zoom});
}

void StatusLine::makeWork()
{
    m_workBar = new QProgressBar;
    m_workBar->setFixedSize(120, 8);
    m_workBar->setTextVisible(false);
    m_workBar->setAccessibleName(tr("Progress"));
    m_workCancel = new QPushButton(tr("Cancel"));
    m_workCancel->setObjectName("statusCancel");
    m_workCancel->setProperty("role", "link");
    m_workCancel->setFlat(true);
    m_workCancel->setToolTip(tr("Stop the job in progress"));
    m_row->addWidget(m_workText, 1);
    m_row->addWidget(m_workBar);
    m_row->addWidget(m_workCancel);
    m_workBar->hide();
    m_workCancel->hide();
    connect(m_workCancel, &QPushButton::clicked, this, &StatusLine::cancelWanted);
}

void StatusLine::showWork(const QString& what, double share)
{
    m_workText->setText(what);
    m_workBar->setRange(0, share < 0 ? 0 : 1000);
    m_workBar->setValue(share < 0 ? 0 : static_cast<int>(1000 * share));
    m_workBar->show();
    m_workCancel->show();
    fit();
}

void StatusLine::endWork()
{
    m_workText->clear();
    m_workBar->hide();
    m_workCancel->hide();
    fit();
}

QString StatusLine::refusal() const
{
    if (!m_navigator.fieldProblem().isEmpty())
        return m_navigator.fieldProblem();
    const ShownAnswer& shown = m_navigator.shown();
    const auto& result = shown.result();
    if (shown.isStale() || (shown.isLate() && !result))
        return tr("Looking for the path…");
    if (!result)
        return tr("No path yet: press %1 and click twice, start and goal").arg(keyFor("path"));
    return refusalText(m_navigator, ObjectWords::mention(m_document.map(), result->blockedBy));
}

void StatusLine::tellLength()
{
    const QString unit = QString::fromStdString(m_document.map().settings.unit);
    const double length = m_navigator.shown().path().length();
    const bool isPinned = m_navigator.isPinned();
    m_length->setText(
        isPinned ? tr("%1 (%2)", "length (difference to the pinned path)")
                       .arg(lengthText(length, unit),
                            differenceText(length - m_navigator.formerPath().length(), unit))
                 : lengthText(length, unit));
    m_length->setToolTip(isPinned ? tr("Length, and beside the pinned path") : QString());
}

QString StatusLine::details() const
{
    if (m_navigator.shown().isPlayed())
        return tr("among the obstacles where they are now");
    const nav::PathResult& result = *m_navigator.result();
    const LivePath& answer = m_navigator.answer();
    const auto arcs = static_cast<int>(result.path.arcCount());
    const auto expansions = static_cast<qulonglong>(result.statistics.expanded);
    QString quality = tr("exact");
    if (answer.isApproximate()) {
        const double excess = 100 * (result.path.length() / result.lowerBound - 1);
        quality = tr("at most %1 % longer").arg(numberText(excess, 1));
    }
    if (answer.isImproving())
        quality = tr("looking for the shortest…");
    return tr("%1 · %2 · %3 ms · %4")
        .arg(arcs == 1 ? tr("1 arc") : tr("%1 arcs").arg(arcs),
             expansions == 1 ? tr("1 expansion")
                             : tr("%1 expansions").arg(QLocale().toString(expansions)),
             numberText(answer.milliseconds(), 2), quality);
}

void StatusLine::refreshAnswer()
{
    m_problem = refusal();
    if (m_problem.isEmpty()) {
        tellLength();
        m_details->setText(details());
    } else {
        m_length->clear();
        m_details->setText(m_problem);
    }
    fit();
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
    m_hints.clear();
    for (const auto& [keys, action] : hints)
        m_hints << QStringLiteral("<b>%1</b>&nbsp; %2")
                       .arg(keys.toHtmlEscaped(), action.toHtmlEscaped());
    fit();
}

void StatusLine::say(const QString& sentence)
{
    m_said = sentence;
    m_sayTimer.start();
    fit();
}

void StatusLine::explain(const QString& sentence)
{
    m_explained = sentence;
    fit();
}

void StatusLine::forget()
{
    m_said.clear();
    m_explained.clear();
    m_sayTimer.stop();
    fit();
}

void StatusLine::resizeEvent(QResizeEvent* event)
{
    QStatusBar::resizeEvent(event);
    fit();
}

/// A button or sign of the row appears or goes, or the row has another width.
bool StatusLine::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize)
        fit();
    return QStatusBar::eventFilter(watched, event);
}

/// All hints, or as many whole ones as there is room for; the tooltip has the others.
QStringList StatusLine::hintTexts() const
{
    const QString gap = QStringLiteral(" &nbsp; &nbsp; ");
    QStringList texts{m_hints.join(gap)};
    for (qsizetype count = m_hints.size() - 1; count > 0; --count)
        texts << m_hints.first(count).join(gap) + gap + QStringLiteral("…");
    texts << QString();
    return texts;
}

void StatusLine::fit()
{
    if (!m_fit)
        return;
    if (!m_workBar->isHidden()) {
        m_middle->clear();
        fitSentence(*m_workText, m_workText->text());
    } else if (!m_said.isEmpty()) {
        fitSentence(*m_middle, m_said.toHtmlEscaped());
    } else if (!m_explained.isEmpty()) {
        fitSentence(*m_middle, m_explained.toHtmlEscaped());
    } else {
        fitHints();
    }
}

/// It is there for a moment, so all else may yield to it.
void StatusLine::fitSentence(QLabel& label, const QString& sentence)
{
    QList<QLabel*> yielding{m_pointer, m_zoom, m_length};
    yielding.insert(m_problem.isEmpty() ? 0 : 2, m_details);
    m_middle->setToolTip({});
    if (!m_fit->show(label, {sentence}, yielding))
        m_fit->wrap(label, sentence, yielding);
}

/// The details of an answer yield to them, but not why there is none.
void StatusLine::fitHints()
{
    QList<QLabel*> yielding;
    if (m_problem.isEmpty())
        yielding << m_details;
    const QStringList texts = hintTexts();
    if (m_fit->show(*m_middle, texts, yielding)) {
        m_middle->setToolTip(
            m_middle->text() == texts.first() ? QString() : m_hints.join(QStringLiteral("<br>")));
        return;
    }
    m_middle->clear();
    yielding = {m_pointer, m_zoom};
    if (!m_fit->show(*m_details, {m_details->text()}, yielding))
        m_fit->wrap(*m_details, m_details->text(), yielding);
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
    fit();
}

/// It keeps the width of the longest, so that the rest stays in place while the pointer moves.
void StatusLine::setPointer(std::optional<nav::Point> at)
{
    const int decimals = NumberStyle::current().decimals;
    m_pointer->setText(
        at ? tr("x %1   y %2").arg(numberText(at->x, decimals), numberText(at->y, decimals))
           : QString());
    m_pointer->setMinimumWidth(std::max(m_pointer->minimumWidth(), m_pointer->sizeHint().width()));
    fit();
}

/// The map may have another unit.
void StatusLine::refreshUnit()
{
    refreshAnswer();
    setZoom(m_pixelsPerUnit);
}

void StatusLine::setZoom(double pixelsPerUnit)
{
    m_pixelsPerUnit = pixelsPerUnit;
    const QString unit = QString::fromStdString(m_document.map().settings.unit);
    const QString number = numberLocale().toString(pixelsPerUnit, 'g', 3);
    const QString text =
        unit.isEmpty() ? tr("%1 px per unit").arg(number) : tr("%1 px/%2").arg(number, unit);
    if (text == m_zoom->text())
        return; // a pan
    m_zoom->setText(text);
    fit();
}

} // namespace thicket::editor
