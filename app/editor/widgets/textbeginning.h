#pragma once

#include <QObject>

class QLineEdit;

namespace thicket::editor {

/// Lets a field of text show the beginning of its text while it has no focus. Otherwise a text that
/// is set, or was typed, leaves its end in sight.
class TextBeginning : public QObject {
    Q_OBJECT

public:
    /// It belongs to the field.
    explicit TextBeginning(QLineEdit& field);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QLineEdit& m_field;
};

} // namespace thicket::editor
