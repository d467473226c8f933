#pragma once

#include <QCheckBox>

namespace thicket::editor {

class Appearance;

/// An on-off switch: a check box to keyboards and screen readers, a sliding knob to the eye.
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
