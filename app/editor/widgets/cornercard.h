#pragma once

#include <QFrame>

namespace thicket::editor {

/// A card at the lower left of the canvas, over the scale bar, in front of the map. Hidden at
/// first.
class CornerCard : public QFrame {
    Q_OBJECT

public:
    CornerCard(int width, QWidget* canvas);

    /// Shows it before all others.
    void open();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    /// As high as its texts are now.
    void moveToCorner();
};

} // namespace thicket::editor
