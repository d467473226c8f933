#pragma once

#include "app/drawing/palette.h"

#include <QWidget>

class QLineF;

namespace thicket::editor {

class Appearance;

/// A sample of something that the canvas draws, 22 px wide and drawn alike, so that the panel is
/// the legend.
class LegendSample : public QWidget {
    Q_OBJECT

public:
    explicit LegendSample(const Appearance& appearance, QWidget* parent = nullptr);
    /// Half as strong while it is switched off.
    void setStrong(bool strong);

protected:
    void paintEvent(QPaintEvent* event) override;
    /// `line`: through the middle, from left to right.
    virtual void draw(QPainter& painter, const QLineF& line,
                      const drawing::Palette& colours) const = 0;

private:
    const Appearance& m_appearance;
    bool m_strong = true;
};

} // namespace thicket::editor
