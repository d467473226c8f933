#pragma once

#include <QObject>

class QKeyEvent;

namespace thicket::editor {

class Canvas;
class CanvasInput;
class Panning;
class ViewCamera;

/// The keys of a view: Space pans, the tool comes next, and what it leaves alone edits the
/// selection or moves the camera.
class KeyInput : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    struct Parts {
        Canvas& canvas;
        CanvasInput& input;
        ViewCamera& camera;
        Panning& panning;
    };
    explicit KeyInput(const Parts& parts, QObject* parent = nullptr);

    /// Whether the key is the view's before it is a shortcut's.
    bool overridesShortcuts(const QKeyEvent& event) const;
    /// Accepts the event where the key was used, else ignores it.
    void press(QKeyEvent& event);
    void release(QKeyEvent& event);

signals:
    /// Space pressed shortly, without panning.
    void spaceTapped();

private:
    bool keyWithoutTool(const QKeyEvent& event);
    bool nudge(const QKeyEvent& event);
    void selectNext(bool backwards);

    Parts m_parts;
};

} // namespace thicket::editor
