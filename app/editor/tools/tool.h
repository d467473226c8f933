#pragma once

#include "libnav/collision/shapes.h"

#include <QCursor>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QPointF>
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

/// A pointer event in map coordinates.
struct PointerEvent {
    nav::Point at;
    QPointF pixel; ///< in the view
    Qt::MouseButton button = Qt::NoButton;
    Qt::MouseButtons buttons;
    Qt::KeyboardModifiers modifiers;
};

/// A key that matters now and what it does: "Shift" "one axis".
struct KeyHint {
    QString keys;
    QString action;
};

/// What the pointer and keys do on the canvas. A guest: it describes itself, gets a context of
/// references and is found by nobody; adding one touches its own files and one registration line.
class Tool : public QObject {
    Q_OBJECT

public:
    explicit Tool(ToolContext context, QObject* parent = nullptr)
        : QObject(parent), m_context(context)
    {
    }

    virtual QString name() const = 0;     ///< translated: "Circle"
    virtual QString iconName() const = 0; ///< of app/resources/icons
    virtual QKeySequence shortcut() const = 0;
    virtual QString statusText() const = 0; ///< one sentence: how to use it
    virtual QList<KeyHint> hints() const { return {}; }
    virtual QCursor cursor() const { return Qt::ArrowCursor; }

    virtual void activate() {}
    virtual void deactivate() { cancel(); }
    virtual void press(const PointerEvent&) {}
    virtual void move(const PointerEvent&) {} ///< also with no button held
    virtual void release(const PointerEvent&) {}
    virtual void doubleClick(const PointerEvent& event) { press(event); }
    /// Whether the key was used; digits typed during a gesture come here.
    virtual bool key(QKeyEvent&) { return false; }
    /// Takes the open gesture back; whether there was one.
    virtual bool cancel() { return false; }

signals:
    void hintsChanged();
    void cursorChanged();

protected:
    ToolContext m_context;
};

} // namespace thicket::editor
