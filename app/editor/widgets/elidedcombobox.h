#pragma once

#include <QComboBox>

namespace thicket::editor {

/// A drop-down list of names that a user gives. A name that is longer than the field ends with
/// dots, and the tooltip then tells it whole; the field never asks for the width of its longest
/// name.
class ElidedComboBox : public QComboBox {
    Q_OBJECT

public:
    explicit ElidedComboBox(QWidget* parent = nullptr);

protected:
    bool event(QEvent* event) override; ///< of the tooltip
    void paintEvent(QPaintEvent* event) override;

private:
    QString shownText() const;
};

} // namespace thicket::editor
