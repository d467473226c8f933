#pragma once

#include "app/editor/navigation/searchparts.h"
#include "app/editor/panels/overlays/legendsample.h"

namespace thicket::editor {

/// A part of a search as the canvas draws it.
class PartSample : public LegendSample {
    Q_OBJECT

public:
    PartSample(SearchPart part, const Appearance& appearance, QWidget* parent = nullptr);

protected:
    void draw(QPainter& painter, const QLineF& line,
              const drawing::Palette& colours) const override;

private:
    void drawVertex(QPainter& painter, QPointF centre, const drawing::Palette& colours) const;

    SearchPart m_part;
};

} // namespace thicket::editor
