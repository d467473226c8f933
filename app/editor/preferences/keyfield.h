#pragma once

#include <QLineEdit>

namespace thicket::editor {

/// A field that takes the next key that is pressed, whatever it is. Esc leaves it.
class KeyField : public QLineEdit {
    Q_OBJECT

public:
    explicit KeyField(QWidget* parent = nullptr);

signals:
    void pressed(const QKeySequence& key);
    void left();

protected:
    bool event(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void take(const QKeyEvent& event);
};

} // namespace thicket::editor
