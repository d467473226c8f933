#pragma once

#include "libnav/map/mapedit.h"

#include <QList>
#include <QObject>

namespace thicket::editor {

class MapDocument;
class Navigator;

/// Layers that are hidden and yet decide the answer: the path turns round an obstacle of theirs,
/// the start or goal is in one, or there is no way and they hold obstacles.
class HiddenLayersInAnswer : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    HiddenLayersInAnswer(const MapDocument& document, const Navigator& navigator,
                         QObject* parent = nullptr);

    /// From the bottom up.
    const QList<nav::LayerId>& layers() const { return m_layers; }

signals:
    void changed();

private:
    void follow(const nav::MapEdit& edit);
    void refresh();
    QList<nav::LayerId> find();
    const QList<nav::LayerId>& hiddenWithObstacles();

    const MapDocument& m_document;
    const Navigator& m_navigator;
    QList<nav::LayerId> m_layers;
    QList<nav::LayerId> m_holding; // hidden layers with obstacles, from the bottom up
    bool m_isCounted = false;      // whether m_holding belongs to the present map
};

} // namespace thicket::editor
