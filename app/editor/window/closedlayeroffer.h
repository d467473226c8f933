#pragma once

#include "libnav/map/map.h"

#include <QObject>

namespace thicket::editor {

class LayerActions;
class MapDocument;
class QuestionBar;

/// Says in a bar why something was not done when its layer is locked or hidden, and offers to open
/// the layer. The bar goes away when that layer is open, however that came about.
class ClosedLayerOffer : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    ClosedLayerOffer(MapDocument& document, LayerActions& actions, QuestionBar& bar,
                     QObject* parent);

private:
    void offer(nav::LayerId layer, const QString& templateName);
    void follow();
    void open();

    MapDocument& m_document;
    LayerActions& m_actions;
    QuestionBar& m_bar;
    nav::LayerId m_layer = 0; // that the bar is about
};

} // namespace thicket::editor
