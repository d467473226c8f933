#pragma once

#include "app/editor/document/objecttally.h"

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
    void refresh();
    QList<nav::LayerId> find();
    QList<nav::LayerId> hiddenWithObstacles() const;

    const MapDocument& m_document;
    const Navigator& m_navigator;
    QList<nav::LayerId> m_layers;
    ObjectTally m_tally;
};

} // namespace thicket::editor
