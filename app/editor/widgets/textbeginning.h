#pragma once

#include <QObject>

class QLabel;
class QLineEdit;

namespace thicket::editor {

/// Lets a field of text show the beginning of its text while it has no focus. Otherwise a text that
/// is set, or was typed, leaves its end in sight. Dots say that the text goes on; a field without a
/// tooltip then has all of it in one.
class TextBeginning : public QObject {
    Q_OBJECT

public:
    /// It belongs to the field.
    explicit TextBeginning(QLineEdit& field);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fit();
    bool isCut() const; ///< whether the dots are shown
    bool showWhole(QEvent& event) const;

    QLineEdit& m_field;
    QLabel* m_dots;
};

} // namespace thicket::editor
