#pragma once

#include <QObject>

namespace thicket::editor {

/// Makes complete tangent graphs on another thread; the newest order wins.
class GraphWorker : public QObject {
    Q_OBJECT
};

} // namespace thicket::editor
