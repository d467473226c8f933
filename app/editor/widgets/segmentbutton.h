#pragma once

#include <QToolButton>

namespace thicket::editor {

class Appearance;

/// One of several buttons of which exactly one is checked. That one is filled with the accent
/// colour.
class SegmentButton : public QToolButton {
    Q_OBJECT

public:
    explicit SegmentButton(const Appearance& appearance, QWidget* parent = nullptr);

    /// Narrow: the icon without text.
    void setNarrow(bool narrow);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Appearance& m_appearance;
    bool m_narrow = false;
};

} // namespace thicket::editor
