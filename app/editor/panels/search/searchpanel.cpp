#include "app/editor/panels/search/searchpanel.h"

#include "app/editor/navigation/navigator.h"
#include "app/editor/search/searchwords.h"
#include "app/editor/widgets/switchbutton.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>

#include <array>

namespace thicket::editor {

namespace {

QString number(std::size_t n) { return QLocale().toString(static_cast<qulonglong>(n)); }

/// Switches have a margin on their left for the focus ring. Texts in line with them get it, too.
constexpr int inset = 4;

QLabel* inLine(const QString& text, int above = 0)
{
    auto* label = new QLabel(text);
    label->setContentsMargins(inset, above, 0, 0);
    return label;
}

QLabel* heading(const QString& text)
{
    QLabel* label = inLine(text, 8);
    label->setProperty("role", "second");
    label->setWordWrap(true);
    return label;
}

} // namespace

SearchPanel::SearchPanel(Navigator& navigator, const Appearance& appearance, QWidget* parent)
    : Section(tr("Search"), appearance, parent), m_navigator(navigator), m_work(inLine({}))
{
    setObjectName("searchPanel");
    setFoldedAtFirst();
    auto* body = new QWidget;
    auto* rows = new QGridLayout(body);
    rows->setContentsMargins(16 - inset, 0, 16, 0);
    rows->setHorizontalSpacing(8);
    rows->setVerticalSpacing(4);
    rows->setColumnStretch(1, 1);
    m_work->setObjectName("searchWork");
    m_work->setWordWrap(true);
    rows->addWidget(m_work, 0, 0, 1, 3);
    addRules(*rows, appearance);
    rows->addWidget(heading(tr("Tangents tried")), rows->rowCount(), 0, 1, 3);
    m_counts << addCount(*rows, tr("accepted"), tr("Free, and not longer than a known path."));
    for (const nav::Rejection reason : rejections()) {
        const Explained words = rejectionWords(reason);
        m_counts << addCount(*rows, words.name, words.explanation);
    }
    setBody(body);
    connect(this, &Section::foldedChanged, this,
            [this](bool folded) { m_navigator.setTraced(!folded); });
    connect(&navigator, &Navigator::pathChanged, this, &SearchPanel::refresh);
    m_navigator.setTraced(!isFolded());
    refresh();
}

void SearchPanel::addRules(QGridLayout& rows, const Appearance& appearance)
{
    rows.addWidget(heading(tr("Pruning: what the search need not try")), rows.rowCount(), 0, 1, 3);
    const QList<PruningRule> rules = pruningRules();
    for (int i = 0; i < rules.size(); ++i) {
        auto* button = new SwitchButton(appearance);
        button->setObjectName(QStringLiteral("pruning ") + QLatin1String(rules[i].id));
        button->setAccessibleName(rules[i].words.name);
        button->setToolTip(rules[i].words.explanation);
        auto* name = new QLabel(rules[i].words.name);
        name->setToolTip(rules[i].words.explanation);
        name->setWordWrap(true);
        const int row = rows.rowCount();
        rows.addWidget(button, row, 0);
        rows.addWidget(name, row, 1, 1, 2);
        m_rules << button;
        connect(button, &QCheckBox::clicked, this, [this, i](bool on) { setRule(i, on); });
    }
}

QLabel* SearchPanel::addCount(QGridLayout& rows, const QString& name, const QString& explanation)
{
    QLabel* label = inLine(name);
    label->setWordWrap(true);
    auto* count = new QLabel;
    count->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    count->setAccessibleName(name);
    for (QLabel* part : {label, count})
        part->setToolTip(explanation);
    const int row = rows.rowCount();
    rows.addWidget(label, row, 0, 1, 2);
    rows.addWidget(count, row, 2);
    return count;
}

void SearchPanel::setRule(int rule, bool on)
{
    nav::Pruning pruning = m_navigator.answer().pruning();
    pruning.*pruningRules()[rule].isOn = on;
    m_navigator.setPruning(pruning);
}

void SearchPanel::refresh()
{
    refreshTitle();
    if (!isFolded())
        refreshCounts();
}

void SearchPanel::refreshTitle()
{
    const QList<PruningRule> rules = pruningRules();
    int off = 0;
    for (int i = 0; i < rules.size(); ++i) {
        const bool isOn = m_navigator.answer().pruning().*rules[i].isOn;
        m_rules[i]->setChecked(isOn);
        off += isOn ? 0 : 1;
    }
    setTitle(off == 0 ? tr("Search") : tr("Search, %1 of %2 rules off").arg(off).arg(rules.size()));
}

void SearchPanel::refreshCounts()
{
    const auto& result = m_navigator.result();
    const nav::PathStatistics work = result ? result->statistics : nav::PathStatistics();
    m_work->setText(result
                        ? tr("%1 expanded, %2 queued, %3 rays")
                              .arg(number(work.expanded), number(work.generated), number(work.rays))
                        : tr("Shown once a path has been searched for"));
    std::size_t accepted = 0;
    std::array<std::size_t, nav::rejectionCount> rejected{};
    for (const nav::SearchStep& step : m_navigator.answer().trace().steps) {
        for (const nav::SearchStep::Tangent& tangent : step.tangents)
            ++(tangent.accepted ? accepted : rejected[static_cast<std::size_t>(tangent.reason)]);
    }
    m_counts[0]->setText(number(accepted));
    const QList<nav::Rejection> reasons = rejections();
    for (int i = 0; i < reasons.size(); ++i)
        m_counts[i + 1]->setText(number(rejected[static_cast<std::size_t>(reasons[i])]));
}

} // namespace thicket::editor
