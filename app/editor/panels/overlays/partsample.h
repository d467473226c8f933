#pragma once

#include "app/editor/navigation/searchparts.h"

#include <QWidget>

namespace thicket::editor {

class Appearance;

/// A part of a search as the canvas draws it.
class PartSample : public QWidget {
    Q_OBJECT

public:
    PartSample(SearchPart part, const Appearance& appearance, QWidget* parent = nullptr);
    /// Half as strong while the part is off.
    void setStrong(bool strong);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintVertex(QPainter& painter) const;

    SearchPart m_part;
    const Appearance& m_appearance;
    bool m_strong = true;
};

} // namespace thicket::editor
