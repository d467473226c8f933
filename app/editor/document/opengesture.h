#pragma once

#include "libnav/map/mapedit.h"

#include <QObject>

namespace thicket::editor {

class Gesture;

/// The one gesture that is open in a document, or none. The document ends it before the map changes
/// otherwise.
class OpenGesture : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    /// A gesture may outlive its document. It then does nothing.
    ~OpenGesture() override;

    bool isOpen() const { return m_gesture != nullptr; }
    /// Takes the preview back and ends the gesture. Returns whether there was one.
    bool cancel();
    /// Ends the gesture and leaves its preview: the map is about to be replaced.
    void abandon();
    /// The preview as an edit of the committed map.
    nav::MapEdit preview() const;
    /// `shown`, the map of the document, without the preview.
    nav::Map committed(nav::Map shown) const;

signals:
    void changed(); ///< isOpen()

private:
    friend class Gesture;
    void begin(Gesture& gesture);
    void end();

    Gesture* m_gesture = nullptr;
};

} // namespace thicket::editor
