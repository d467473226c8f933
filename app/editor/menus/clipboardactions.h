#pragma once

#include "libnav/map/map.h"

#include <QList>
#include <QObject>

#include <optional>

class QAction;

namespace thicket::editor {

class Workbench;

/// Cut, copy, paste and paste in place. Objects are on the clipboard as a native map, as text and
/// as application/json, so that other programs can carry them.
class ClipboardActions : public QObject {
    Q_OBJECT

public:
    explicit ClipboardActions(Workbench& workbench, QObject* parent = nullptr);

    QList<QAction*> actions() const { return {m_cut, m_copy, m_paste, m_pasteInPlace}; }

signals:
    /// What was done.
    void said(const QString& sentence);
    /// Why the clipboard cannot be pasted.
    void failed(const QString& sentence);

private:
    void refresh();
    void cut();
    void copy();
    void paste(bool inPlace);
    nav::Point displacement(const nav::Map& clipping) const;

    Workbench& m_workbench;
    QAction* m_cut;
    QAction* m_copy;
    QAction* m_paste;
    QAction* m_pasteInPlace;
    std::optional<nav::Point> m_pointer; // on the canvas
};

} // namespace thicket::editor
