#pragma once

#include "app/editor/gestures/tool.h"

#include <QObject>

class QAction;

namespace thicket::editor {

class StatusLine;
class Workbench;

/// Shows the keys that work now in the status line: those of the current tool, with the key that
/// stands for Alt. While a search or a simulation is shown and the Select tool rests, the keys of
/// the playback.
class StatusHints : public QObject {
    Q_OBJECT

public:
    /// The actions that play: each key is shown as bound. All must outlive it.
    struct Playing {
        const QAction& stepBack;
        const QAction& stepOn;
    };
    StatusHints(StatusLine& status, Workbench& workbench, const Playing& playing, QObject* parent);

private:
    void refresh();
    QList<KeyHint> hintsNow() const;
    QList<KeyHint> playbackHints() const;

    StatusLine& m_status;
    Workbench& m_workbench;
    Playing m_playing;
};

} // namespace thicket::editor
