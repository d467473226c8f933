#include "app/editor/panels/inspector/factscard.h"

#include "app/editor/document/objectwords.h"
#include "app/editor/numbers/numbertext.h"
#include "app/editor/panels/inspector/facts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <numbers>

namespace thicket::editor {

FactsCard::FactsCard(QWidget* parent) : QFrame(parent)
{
    setObjectName("factsCard");
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(12, 8, 12, 8);
    rows->setSpacing(2);
    m_gap = addRow(tr("Narrowest gap"));
    m_widest = addRow(tr("Widest agent"));
    m_hug = addRow(tr("Path hugs it for"));
}

QLabel* FactsCard::addRow(const QString& name)
{
    auto* label = new QLabel(name);
    label->setProperty("role", "factName");
    label->setWordWrap(true);
    auto* value = new QLabel;
    value->setProperty("role", "factValue");
    value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    value->setAccessibleName(name);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(label, 1);
    row->addWidget(value);
    static_cast<QVBoxLayout*>(layout())->addLayout(row);
    return value;
}

void FactsCard::showFacts(const ObstacleFacts& facts, const nav::Map& map)
{
    const QString unit = QString::fromStdString(map.settings.unit);
    const auto length = [&](double value) { return lengthText(value, unit); };
    if (!facts.narrowest) {
        m_gap->setText(tr("stands alone"));
        m_widest->setText(tr("any"));
    } else {
        const QString other = ObjectWords::mention(map, facts.narrowest->other);
        const bool isOpen = facts.narrowest->width > 0;
        m_gap->setText(isOpen ? tr("%1, %2").arg(length(facts.narrowest->width), other)
                              : tr("closed, %1").arg(other));
        m_widest->setText(isOpen ? tr("radius %1").arg(length(facts.widestAgent())) : tr("none"));
    }
    const double degrees = facts.hugAngle * 180 / std::numbers::pi;
    m_hug->setText(facts.hugLength > 0 ? tr("%1, %2°").arg(length(facts.hugLength),
                                                           QString::number(degrees, 'f', 0))
                                       : tr("not at all"));
}

} // namespace thicket::editor
