#pragma once

#include "app/drawing/palette.h"
#include "app/editor/navigation/overlays.h"

#include <QWidget>

namespace thicket::editor {

class Appearance;

/// A sample of an overlay's line, 22 px wide, drawn as on the canvas, so that the panel is the
/// legend.
class SampleLine : public QWidget {
    Q_OBJECT

public:
    SampleLine(Overlay overlay, const Appearance& appearance, QWidget* parent = nullptr);
    void setStrong(bool strong);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void drawTrail(QPainter& painter, const QLineF& line, const drawing::Palette& colours) const;
    void drawHeat(QPainter& painter, const drawing::Palette& colours) const;

    Overlay m_overlay;
    const Appearance& m_appearance;
    bool m_strong = true;
};

} // namespace thicket::editor
