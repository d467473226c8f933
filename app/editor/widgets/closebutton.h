#pragma once

#include <QToolButton>

namespace thicket::editor {

class Appearance;

/// A small button with a cross.
class CloseButton : public QToolButton {
    Q_OBJECT

public:
    explicit CloseButton(const Appearance& appearance, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Appearance& m_appearance;
};

} // namespace thicket::editor
