#pragma once

#include <QObject>

class QKeyEvent;

namespace thicket::editor {

class Canvas;
class CanvasInput;
class CanvasKeys;
class HeldAlt;
class KeyboardPointer;
class Panning;
class ViewCamera;

/// The keys of a view. Space pans, and a key that the user chose stands for Alt. Other keys go to
/// the tool. Those that it does not use edit the selection or move the camera.
class KeyInput : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    struct Parts {
        Canvas& canvas;
        CanvasInput& input;
        ViewCamera& camera;
        Panning& panning;
        HeldAlt& alt;
        const CanvasKeys& keys;
        KeyboardPointer& pointer;
    };
    explicit KeyInput(const Parts& parts, QObject* parent = nullptr);

    /// Whether the view gets the key before the shortcuts do.
    bool overridesShortcuts(const QKeyEvent& event) const;
    /// Accepts the event if the key was used; otherwise ignores it.
    void press(QKeyEvent& event);
    void release(QKeyEvent& event);

signals:
    /// A short press of Space without panning.
    void spaceTapped();
    /// F2: the selection should get a name.
    void renameWanted();
    /// Enter, with something selected.
    void inspectorWanted();

private:
    void holdAlt(const QKeyEvent& event);
    bool pass(QKeyEvent& event);
    bool keyWithoutTool(const QKeyEvent& event);
    bool nudge(const QKeyEvent& event);
    void enter();
    void resizeOrZoom(bool larger);
    void selectNext(bool backwards);

    Parts m_parts;
};

} // namespace thicket::editor
