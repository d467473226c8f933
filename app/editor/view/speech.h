#pragma once

#include "libnav/map/mapobject.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <optional>

namespace thicket::editor {

class Canvas;
class CanvasInput;
class MapView;

/// Tells screen readers what is selected, and after an edit what became of the path: "path 81.01,
/// 1.96 longer". Nothing is said during a gesture.
class Speech : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    Speech(MapView& view, Canvas& canvas, const CanvasInput& input, QObject* parent = nullptr);

    /// What became of the path by the last edit; empty after another selection.
    const QString& outcome() const { return m_outcome; }
    /// A gesture may have ended.
    void settle() { m_soon.start(); }
    /// The canvas has the focus, or another selection.
    void tellSelection();

signals:
    // Beside the events for screen readers, which Qt sends only while there is one:
    /// The selection was told, with the object that has the focus of the canvas; 0: none has.
    void selectionTold(thicket::nav::ObjectId focused);
    void outcomeTold(const QString& outcome);

private:
    void speak();
    void speakSelection();
    void speakOutcome();
    bool isPathKnown() const;
    std::optional<double> pathLength() const;
    QString outcomeSince(std::optional<double> former) const;

    MapView& m_view;
    Canvas& m_canvas;
    const CanvasInput& m_input;
    QTimer m_soon;
    QString m_outcome;
    std::optional<double> m_length; // of the path before the gesture
    bool m_isSelectionNew = false;
    bool m_isEdited = false;
};

} // namespace thicket::editor
