#pragma once

#include "app/editor/scene/canvasinput.h"

#include <QCursor>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QString>

class QKeyEvent;

namespace thicket::editor {

class Canvas;
class MapDocument;
class Navigator;
class Overlays;
class Selection;

/// What a tool may touch. No window, no view.
struct ToolContext {
    MapDocument& document;
    Selection& selection;
    Navigator& navigator;
    Canvas& canvas; ///< what tools show while they work: ghosts, guides, chip, rubber band
};

/// A key that matters now and what it does: "Shift" "one axis".
struct KeyHint {
    QString keys;
    QString action;
};

/// What the pointer and keys do on the canvas. A guest: it describes itself, gets a context of
/// references and is found by nobody; adding one touches its own files and one line of toolset.cpp.
class Tool : public QObject {
    Q_OBJECT

public:
    explicit Tool(ToolContext context, QObject* parent = nullptr)
        : QObject(parent), m_context(context)
    {}

    virtual QString name() const = 0;     ///< translated: "Circle"
    virtual QString iconName() const = 0; ///< of app/resources/icons
    virtual QKeySequence shortcut() const = 0;
    virtual QString statusText() const = 0; ///< one sentence: how to use it
    virtual QList<KeyHint> hints() const { return {}; }
    virtual QCursor cursor() const { return Qt::ArrowCursor; }
    /// Whether what lies under a free pointer should light up.
    virtual bool wantsHover() const { return false; }

    virtual void activate() {}
    /// For the first start: goes on from the next move of the pointer, without a press.
    virtual void beginLiving() {}
    /// Whether this press is better the first tool's, which then becomes the current one.
    virtual bool givesWay(const PointerEvent&) const { return false; }
    virtual void deactivate() { cancel(); }
    virtual void press(const PointerEvent&) {}
    /// Also with no button held, and again when a modifier is pressed or released.
    virtual void move(const PointerEvent&) {}
    virtual void release(const PointerEvent&) {}
    virtual void doubleClick(const PointerEvent& event) { press(event); }
    /// `steps` notches of the wheel, positive away from the user; whether it was used.
    virtual bool wheel(double, const PointerEvent&) { return false; }
    /// Right click; whether it ended something.
    virtual bool secondaryClick(const PointerEvent&) { return false; }
    /// Whether the key was used; digits typed during a gesture come here.
    virtual bool key(QKeyEvent&) { return false; }
    /// Something is being drawn, dragged or typed.
    virtual bool isGestureOpen() const { return false; }
    /// Takes the open gesture back; whether there was one.
    virtual bool cancel() { return false; }
    /// The document's history changed: a gesture may have been taken back from outside (undo).
    virtual void historyChanged() {}

signals:
    void hintsChanged();
    /// Why something was not done, for the status line: "Layer rocks is locked".
    void refused(const QString& reason);
    /// The group of the selected agent is to be chosen.
    void groupWanted();

protected:
    ToolContext m_context;
};

} // namespace thicket::editor
