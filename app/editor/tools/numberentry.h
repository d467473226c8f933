#pragma once

#include "app/editor/scene/feedback.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

class QKeyEvent;

namespace thicket::editor {

/// Numbers typed during a gesture: digits, point or comma and minus fill the active field, Tab
/// goes to the next, Backspace takes a character back, Enter accepts.
class NumberEntry {
public:
    enum class Reaction { unused, edited, accepted };

    /// `labels` as the chip shows them; the field `first` takes the first digit.
    explicit NumberEntry(QStringList labels, int first = 0);

    /// Enter is used only while something is typed.
    Reaction key(const QKeyEvent& event);
    /// What was typed, if it is a number; nothing: the pointer decides.
    std::optional<double> value(int field) const;
    bool isTyping() const;
    void clear();
    /// For the chip: `shown` are the numbers as they are, formatted.
    QList<ChipField> fields(const QStringList& shown) const;

private:
    QStringList m_labels;
    QStringList m_texts;
    int m_first;
    int m_active;
    bool m_touched = false;
};

} // namespace thicket::editor
