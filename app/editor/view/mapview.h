#pragma once

#include "app/editor/settings/canvaskeys.h"
#include "app/editor/view/heldalt.h"
#include "app/editor/view/keyboardpointer.h"
#include "app/editor/view/keyinput.h"
#include "app/editor/view/panning.h"
#include "app/editor/view/pointerinput.h"
#include "app/editor/view/speech.h"
#include "app/editor/view/viewcamera.h"

#include <QGraphicsView>

#include <optional>

namespace thicket::editor {

class Appearance;
class Canvas;

/// The viewport of the canvas. Shows what the camera sees, and passes pointer and keys on. Scene
/// coordinates are map coordinates. The map says whether +y is up or down.
class MapView : public QGraphicsView {
    Q_OBJECT

public:
    /// `input` is the ToolBox. All must outlive the view.
    MapView(Canvas& canvas, CanvasInput& input, const Appearance& appearance,
            QWidget* parent = nullptr);

    ViewCamera& camera() { return m_camera; }
    const ViewCamera& camera() const { return m_camera; }
    /// See PointerInput.
    void setWheelScrolls(bool scrolls) { m_pointer.setWheelScrolls(scrolls); }
    void setKeys(const CanvasKeys& keys);
    Canvas& canvas() const { return m_canvas; }
    const Speech& speech() const { return m_speech; }
    /// The tool has changed: another cursor, and what is beneath the pointer is highlighted or not.
    void followTool()
    {
        m_hasNewTool = true;
        m_keyboardPointer.followTool();
        m_pointer.refresh();
    }
    KeyboardPointer& keyboardPointer() { return m_keyboardPointer; }
    /// Asks for the menu at the keyboard's pointer or of the selection, unless a gesture is open.
    void askForMenu();
    /// Asks for the menu of an object, which exists, at a place on the screen. It gets selected.
    void askForMenu(nav::ObjectId id, QPoint global);

signals:
    /// nullopt when the pointer leaves.
    void pointerMoved(std::optional<thicket::nav::Point> at);
    /// A right click that the tool does not use, or the menu key.
    void menuWanted(const thicket::editor::MenuPlace& place);
    /// Enter: the Inspector gets the focus.
    void inspectorWanted();
    /// A short press of Space without panning: play or pause.
    void spaceTapped();
    /// F2: the selection should get a name.
    void renameWanted();

protected:
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    /// Of what lies on the viewport, such as cards.
    bool eventFilter(QObject* watched, QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void drawForeground(QPainter* painter, const QRectF& rect) override;

private:
    void configure();
    void showCamera();

    Canvas& m_canvas;
    CanvasInput& m_input;
    const Appearance& m_appearance;
    ViewCamera m_camera;
    Panning m_panning;
    CanvasKeys m_canvasKeys;
    HeldAlt m_alt;
    PointerInput m_pointer;
    KeyboardPointer m_keyboardPointer;
    KeyInput m_keys;
    Speech m_speech;
    QRect m_place; ///< of the viewport in its window, at the last resize
    QSize m_windowSize;
    bool m_hasNewTool = false;   ///< since then
    bool m_isFocusShown = false; ///< the focus came by key
};

} // namespace thicket::editor
