#include "app/editor/swipe/comparisonstrip.h"

#include "app/editor/appearance/appearance.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/numbers/numbertext.h"
#include "app/editor/swipe/answerwords.h"
#include "app/editor/swipe/comparedside.h"
#include "app/editor/widgets/closebutton.h"
#include "app/editor/widgets/elidedlabel.h"

#include <QAction>
#include <QHBoxLayout>

#include <algorithm>
#include <cmath>

namespace thicket::editor {

ComparisonStrip::ComparisonStrip(const MapDocument& document, const Navigator& navigator,
                                 QAction& end, const Appearance& appearance)
    : m_document(document), m_navigator(navigator), m_letter(new QLabel(tr("A"))),
      m_choice(new QHBoxLayout), m_a(new ElidedLabel), m_difference(new QLabel),
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
    m_letter->setObjectName("comparisonLetter");
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 0, 6, 0);
    layout->setSpacing(16);
    layout->addWidget(m_letter);
    layout->addLayout(m_choice);
    layout->addWidget(m_a, 1);
    layout->addWidget(m_difference);
    layout->addWidget(m_b, 1);
    layout->addWidget(close);
    setFixedHeight(28);
    connect(&navigator.shown(), &ShownAnswer::changed, this, &ComparisonStrip::refresh);
    connect(&document, &MapDocument::titleChanged, this, &ComparisonStrip::refresh);
    hide();
}

void ComparisonStrip::setCompared(ComparedSide* other)
{
    if (m_other)
        m_other->disconnect(this);
    m_other = other;
    while (QLayoutItem* former = m_choice->takeAt(0)) {
        delete former->widget();
        delete former;
    }
    setVisible(other);
    if (!other)
        return;
    QWidget* const choice = other->makeChoice();
    if (choice) {
        m_choice->addWidget(choice);
        choice->show(); // the strip is shown already
    }
    m_letter->setText(choice ? tr("A  %1").arg(other->name()) : tr("A"));
    connect(other, &ComparedSide::answered, this, &ComparisonStrip::refresh);
    refresh();
}

void ComparisonStrip::refresh()
{
    if (!m_other)
        return;
    const QString facts = m_other->facts();
    m_a->setFullText(m_choice->isEmpty() ? tr("%1: %2").arg(m_other->name(), facts) : facts);
    m_b->setFullText(tr("B  %1: %2").arg(titleOf(m_document), AnswerWords::of(m_navigator)));
    m_difference->setText(differenceOf(m_other->path(), m_navigator.shown().path()));
    shareRoom();
}

/// Each side gets as much as it needs, or its share of that.
void ComparisonStrip::shareRoom()
{
    auto* const row = static_cast<QHBoxLayout*>(layout());
    for (ElidedLabel* const side : {m_a, m_b})
        row->setStretchFactor(side, std::max(1, side->fullWidth()));
}

QString ComparisonStrip::differenceOf(const nav::Path& a, const nav::Path& b) const
{
    if (a.isEmpty() && b.isEmpty())
        return tr("no path in either");
    if (b.isEmpty())
        return tr("a path in A only");
    if (a.isEmpty())
        return tr("a path in B only");
    const double difference = b.length() - a.length();
    if (std::abs(difference) <= 1e-9 * a.length())
        return tr("equally long");
    return tr("B: %1").arg(
        differenceText(difference, QString::fromStdString(m_document.map().settings.unit)));
}

} // namespace thicket::editor
