#include "app/editor/swipe/comparisonstrip.h"

#include "app/editor/appearance/appearance.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/objectwords.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/navigation/refusal.h"
#include "app/editor/numbers/numbertext.h"
#include "app/editor/swipe/comparedmap.h"
#include "app/editor/widgets/closebutton.h"
#include "app/editor/widgets/elidedlabel.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLocale>

#include <cmath>

namespace thicket::editor {

namespace {

QString factsOf(const Navigator& navigator)
{
    const nav::Map& map = navigator.map();
    const auto& result = navigator.result();
    if (!navigator.fieldProblem().isEmpty())
        return navigator.fieldProblem();
    if (!result)
        return ComparisonStrip::tr("no path: start or goal is missing");
    const QString refusal = refusalText(navigator, ObjectWords::mention(map, result->blockedBy));
    if (!refusal.isEmpty())
        return refusal;
    const auto arcs = static_cast<int>(result->path.arcCount());
    const auto expansions = static_cast<qulonglong>(result->statistics.expanded);
    return ComparisonStrip::tr("%1 · %2 · %3 · %4 ms")
        .arg(lengthText(result->path.length(), QString::fromStdString(map.settings.unit)),
             arcs == 1 ? ComparisonStrip::tr("1 arc") : ComparisonStrip::tr("%1 arcs").arg(arcs),
             expansions == 1
                 ? ComparisonStrip::tr("1 expansion")
                 : ComparisonStrip::tr("%1 expansions").arg(QLocale().toString(expansions)),
             numberText(navigator.answer().milliseconds(), 2));
}

} // namespace

ComparisonStrip::ComparisonStrip(const MapDocument& document, const Navigator& navigator,
                                 QAction& end, const Appearance& appearance)
    : m_document(document), m_navigator(navigator), m_a(new ElidedLabel), m_difference(new QLabel),
      m_b(new ElidedLabel)
{
    setObjectName("comparisonStrip");
    setLayoutDirection(Qt::LeftToRight); // as the maps beneath
    auto* close = new CloseButton(appearance);
    close->setObjectName("comparisonEnd");
    close->setToolTip(end.toolTip());
    close->setAccessibleName(end.toolTip());
    connect(close, &QToolButton::clicked, &end, &QAction::trigger);
    QFont semibold = font();
    semibold.setWeight(QFont::DemiBold);
    m_difference->setFont(semibold);
    m_a->setObjectName("comparisonA");
    m_b->setObjectName("comparisonB");
    m_difference->setObjectName("comparisonDifference");
    m_b->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 0, 6, 0);
    layout->setSpacing(16);
    layout->addWidget(m_a, 1);
    layout->addWidget(m_difference);
    layout->addWidget(m_b, 1);
    layout->addWidget(close);
    setFixedHeight(28);
    connect(&navigator, &Navigator::pathChanged, this, &ComparisonStrip::refresh);
    connect(&document, &MapDocument::titleChanged, this, &ComparisonStrip::refresh);
    hide();
}

void ComparisonStrip::setCompared(const ComparedMap* other)
{
    if (m_other)
        m_other->navigator().disconnect(this);
    m_other = other;
    setVisible(other);
    if (!other)
        return;
    connect(&other->navigator(), &Navigator::pathChanged, this, &ComparisonStrip::refresh);
    refresh();
}

void ComparisonStrip::refresh()
{
    if (!m_other)
        return;
    m_a->setFullText(tr("A  %1: %2").arg(m_other->name(), factsOf(m_other->navigator())));
    m_b->setFullText(tr("B  %1: %2").arg(titleOf(m_document), factsOf(m_navigator)));
    m_difference->setText(differenceOf(m_other->navigator(), m_navigator));
}

QString ComparisonStrip::differenceOf(const Navigator& a, const Navigator& b) const
{
    if (a.path().isEmpty() && b.path().isEmpty())
        return tr("no path in either");
    if (b.path().isEmpty())
        return tr("a path in A only");
    if (a.path().isEmpty())
        return tr("a path in B only");
    const double difference = b.path().length() - a.path().length();
    if (std::abs(difference) <= 1e-9 * a.path().length())
        return tr("equally long");
    return tr("B: %1").arg(
        differenceText(difference, QString::fromStdString(m_document.map().settings.unit)));
}

} // namespace thicket::editor
