#pragma once

#include <QCheckBox>

namespace thicket::editor {

class Appearance;

/// An on-off switch. It behaves as a check box for keyboards and screen readers and looks like a
/// sliding knob.
class SwitchButton : public QCheckBox {
    Q_OBJECT

public:
    explicit SwitchButton(const Appearance& appearance, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool hitButton(const QPoint& at) const override { return rect().contains(at); }

private:
    const Appearance& m_appearance;
};

} // namespace thicket::editor
