#pragma once

#include "libnav/map/map.h"

#include <QList>
#include <QObject>

#include <functional>
#include <optional>

class QAction;

namespace thicket::editor {

class Workbench;
struct Pasting;

/// Cut, copy, paste and paste in place. Objects are on the clipboard as a native map, as text and
/// as application/json, so that other programs can carry them.
class ClipboardActions : public QObject {
    Q_OBJECT

public:
    explicit ClipboardActions(Workbench& workbench, QObject* parent = nullptr);

    QList<QAction*> actions() const { return {m_cut, m_copy, m_paste, m_pasteInPlace}; }
    QAction* cutAction() const { return m_cut; }
    QAction* copyAction() const { return m_copy; }
    QAction* pasteInPlaceAction() const { return m_pasteInPlace; }
    /// Pastes with the middle of the objects at this point, or at the grid near it.
    void pasteAt(nav::Point at);

signals:
    /// What was done.
    void said(const QString& sentence);
    /// Why the clipboard cannot be pasted.
    void failed(const QString& sentence);

private:
    void refresh();
    void cut();
    void copy();
    nav::Point target() const;
    /// By how much the objects of the clipping move. Any thread.
    using Displacement = std::function<nav::Point(const nav::Map& clipping)>;
    void paste(const Displacement& displacement);
    void tellPasted(const Pasting& pasting);

    Workbench& m_workbench;
    QAction* m_cut;
    QAction* m_copy;
    QAction* m_paste;
    QAction* m_pasteInPlace;
    std::optional<nav::Point> m_pointer; // on the canvas
};

} // namespace thicket::editor
