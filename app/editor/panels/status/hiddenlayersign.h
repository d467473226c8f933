#pragma once

#include <QPushButton>

namespace thicket::editor {

class HiddenLayersInAnswer;
class MapDocument;

/// Beside the path's length: a hidden layer is in the way. A click shows it. Hidden if there is
/// none.
class HiddenLayerSign : public QPushButton {
    Q_OBJECT

public:
    HiddenLayerSign(MapDocument& document, const HiddenLayersInAnswer& hiding,
                    QWidget* parent = nullptr);

private:
    void refresh();
    void showLayers();

    MapDocument& m_document;
    const HiddenLayersInAnswer& m_hiding;
};

} // namespace thicket::editor
