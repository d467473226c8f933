#pragma once

#include "app/editor/navigation/overlays.h"
#include "app/editor/panels/overlays/legendsample.h"

namespace thicket::editor {

/// A sample of an overlay's line.
class SampleLine : public LegendSample {
    Q_OBJECT

public:
    SampleLine(Overlay overlay, const Appearance& appearance, QWidget* parent = nullptr);

protected:
    void draw(QPainter& painter, const QLineF& line,
              const drawing::Palette& colours) const override;

private:
    void drawTrail(QPainter& painter, const QLineF& line, const drawing::Palette& colours) const;
    void drawHeat(QPainter& painter, const drawing::Palette& colours) const;

    Overlay m_overlay;
};

} // namespace thicket::editor
