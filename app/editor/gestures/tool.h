#pragma once

#include "app/editor/document/pickedplace.h"
#include "app/editor/scene/canvasinput.h"

#include <QCursor>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QString>

#include <functional>

class QKeyEvent;

namespace thicket::editor {

class Canvas;
class MapDocument;
class Navigator;
class Overlays;
class Selection;

/// What a tool may use. No window, no view.
struct ToolContext {
    MapDocument& document;
    Selection& selection;
    Navigator& navigator;
    Canvas& canvas; ///< shows a tool's feedback: ghosts, guides, chip, rubber band
};

/// A key that works now and what it does: "Shift" "one axis".
struct KeyHint {
    QString keys;
    QString action;
};

/// A number that the user sets for a tool, or one of several choices, shown in the row below the
/// toolbar.
struct ToolOption {
    QString name;          ///< of the field, never translated: "wallThickness"
    QString label;         ///< translated: "Thickness"
    QString status;        ///< one sentence: what it does
    bool isLength = false; ///< map units; otherwise a whole number
    double minimum = 0;
    double maximum = nav::coordinateLimit;
    std::function<double()> get;
    std::function<void(double)> set; ///< gets values within the limits only
    /// If given, the number is an index in these words, which may change with optionsChanged().
    std::function<QStringList()> choices = {};
};

/// What a tool does to the selected objects at once, without a gesture.
struct ToolDeed {
    QString name;     ///< translated: "Round Corners"
    QString status;   ///< one sentence: what it does
    QString iconName; ///< of app/resources/icons
    QKeySequence shortcut;
    std::function<void()> run; ///< also while another tool is current
    /// Whether there is anything to do now; null: always. Asked again when the tool's options
    /// change.
    std::function<bool()> isPossible = {};
};

/// What pointer and keys do on the canvas. A tool describes itself and gets a context of
/// references. No other code knows it: adding one takes its own files and one line of toolset.cpp.
class Tool : public QObject {
    Q_OBJECT

public:
    explicit Tool(ToolContext context, QObject* parent = nullptr)
        : QObject(parent), m_context(context)
    {}

    virtual QString name() const = 0;     ///< translated: "Circle"
    virtual QString iconName() const = 0; ///< of app/resources/icons
    virtual QKeySequence shortcut() const = 0;
    /// Tools of one group stand together.
    enum class Group { select, draw, edit, path, measure };
    virtual Group group() const { return Group::draw; }
    virtual QString statusText() const = 0; ///< one sentence: how to use it
    virtual QList<KeyHint> hints() const { return {}; }
    /// The row of options; empty: there is none. They are valid while the tool exists.
    virtual QList<ToolOption> options() { return {}; }
    /// They stand beside the options and in the menu Arrange. Valid while the tool exists.
    virtual QList<ToolDeed> deeds() { return {}; }
    virtual QCursor cursor() const { return Qt::ArrowCursor; }
    /// Whether the object under the pointer is highlighted while no button is pressed.
    virtual bool wantsHover() const { return false; }

    virtual void activate() {}
    /// First start: begins with the next move of the pointer, without a press.
    virtual void beginLiving() {}
    /// Whether this press is for the first tool, which then becomes the current one.
    virtual bool givesWay(const PointerEvent&) const { return false; }
    virtual void deactivate() { cancel(); }
    virtual void press(const PointerEvent&) {}
    /// Also while no button is pressed, and when a modifier is pressed or released.
    virtual void move(const PointerEvent&) {}
    virtual void release(const PointerEvent&) {}
    virtual void doubleClick(const PointerEvent& event) { press(event); }
    /// `steps` notches of the wheel, positive away from the user. Returns whether it was used.
    virtual bool wheel(double, const PointerEvent&) { return false; }
    /// Shift, Alt or Ctrl were pressed or released; these are held now. During a gesture move()
    /// follows.
    virtual void modifiersChanged(Qt::KeyboardModifiers) {}
    /// A right click. Returns whether it ended something.
    virtual bool secondaryClick(const PointerEvent&) { return false; }
    /// Returns whether the key was used. Digits typed during a gesture come here.
    virtual bool key(QKeyEvent&) { return false; }
    /// Something is being drawn, dragged or typed.
    virtual bool isGestureOpen() const { return false; }
    /// Cancels the open gesture. Returns whether there was one.
    virtual bool cancel() { return false; }
    /// Deletes a part of the selection that the tool has chosen, such as a vertex. Returns whether
    /// there was one; otherwise the selection is deleted.
    virtual bool removeChosen() { return false; }
    /// What Copy puts on the clipboard in place of the selection; empty: the selection.
    virtual QString copiedText() const { return {}; }
    /// The document's history has changed: undo may have ended the gesture.
    virtual void historyChanged() {}

signals:
    void hintsChanged();
    /// Why something was not done, for the status line: "Layer rocks is locked".
    void refused(const QString& reason);
    /// What was done, for the status line: "placed 48 of 60, no room for 12".
    void said(const QString& sentence);
    /// The user wants to choose the selected agent's group.
    void groupWanted();
    /// The user has clicked a place for a field of a panel.
    void placePicked(const thicket::editor::PickedPlace& place);
    /// A value of options() has changed other than by its set().
    void optionsChanged();
    /// A key has led here: it should be in view, and the next keys are for the canvas.
    void placeReached(thicket::nav::Point at);
    /// The user wants another tool, by its icon name.
    void toolWanted(const QString& iconName);

protected:
    ToolContext m_context;
};

} // namespace thicket::editor
