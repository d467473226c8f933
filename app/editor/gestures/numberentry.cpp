#include "app/editor/gestures/numberentry.h"

#include <QKeyEvent>

#include <algorithm>

namespace thicket::editor {

namespace {

constexpr qsizetype longestNumber = 18;

bool isPartOfNumber(QChar c) { return (c >= '0' && c <= '9') || c == '.' || c == ',' || c == '-'; }

} // namespace

NumberEntry::NumberEntry(QStringList labels, int first)
    : m_labels(std::move(labels)), m_texts(m_labels.size()), m_first(first), m_active(first)
{}

bool NumberEntry::answer(const QKeyEvent& event, const std::function<void()>& end,
                         const std::function<void()>& show)
{
    if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter)
        end();
    else if (key(event) != Reaction::unused)
        show();
    else
        return false;
    return true;
}

NumberEntry::Reaction NumberEntry::key(const QKeyEvent& event)
{
    QString& text = m_texts[m_active];
    switch (event.key()) {
    case Qt::Key_Tab:
    case Qt::Key_Backtab: {
        const int step = event.key() == Qt::Key_Tab ? 1 : int(m_texts.size()) - 1;
        m_active = (m_active + step) % int(m_texts.size());
        m_touched = true;
        return Reaction::edited;
    }
    case Qt::Key_Backspace:
        if (text.isEmpty())
            return Reaction::unused;
        text.chop(1);
        return Reaction::edited;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return isTyping() ? Reaction::accepted : Reaction::unused;
    default:
        break;
    }
    const bool isPlain = !(event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier));
    if (!isPlain || event.text().size() != 1 || !isPartOfNumber(event.text().front()))
        return Reaction::unused;
    if (text.size() < longestNumber)
        text += event.text();
    m_touched = true;
    return Reaction::edited;
}

std::optional<double> NumberEntry::value(int field) const
{
    QString text = m_texts[field];
    bool isNumber = false;
    const double number = text.replace(',', '.').toDouble(&isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

bool NumberEntry::isTyping() const
{
    return std::any_of(m_texts.begin(), m_texts.end(),
                       [](const QString& t) { return !t.isEmpty(); });
}

void NumberEntry::clear()
{
    m_texts = QStringList(m_labels.size());
    m_active = m_first;
    m_touched = false;
}

QList<ChipField> NumberEntry::fields(const QStringList& shown) const
{
    QList<ChipField> fields;
    for (qsizetype i = 0; i < m_labels.size(); ++i) {
        const bool isActive = m_touched && i == m_active;
        fields << ChipField{m_labels[i], m_texts[i].isEmpty() ? shown[i] : m_texts[i], isActive};
    }
    return fields;
}

} // namespace thicket::editor
