#pragma once

#include "app/editor/scene/feedback.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

class QKeyEvent;

namespace thicket::editor {

/// Numbers typed during a gesture. Digits, point or comma and minus go into the active field, Tab
/// goes to the next, Backspace deletes a character, Enter accepts.
class NumberEntry {
public:
    enum class Reaction { unused, edited, accepted };

    /// `labels` as on the chip. The field `first` takes the first digit.
    explicit NumberEntry(QStringList labels, int first = 0);

    /// Enter is used only after something was typed.
    Reaction key(const QKeyEvent& event);
    /// The answer of an open gesture to a key: Enter ends it, a number shows it anew. False if
    /// neither.
    bool answer(const QKeyEvent& event, const std::function<void()>& end,
                const std::function<void()>& show);
    /// The typed number. nullopt if there is none: the pointer decides.
    std::optional<double> value(int field) const;
    bool isTyping() const;
    void clear();
    /// For the chip. `shown` holds the current numbers, formatted.
    QList<ChipField> fields(const QStringList& shown) const;

private:
    QStringList m_labels;
    QStringList m_texts;
    int m_first;
    int m_active;
    bool m_touched = false;
};

} // namespace thicket::editor
