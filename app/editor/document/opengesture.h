#pragma once

#include "libnav/map/mapedit.h"

#include <QObject>

#include <functional>

namespace thicket::editor {

class Gesture;

/// The one gesture that is open in a document, or none. The document ends it before the map changes
/// otherwise. The preview of a gesture that has ended may stand a little longer, until its step
/// comes in.
class OpenGesture : public QObject {
    Q_OBJECT

public:
    /// Changes the map without a step.
    using Apply = std::function<void(const nav::MapEdit&)>;
    explicit OpenGesture(Apply apply, QObject* parent = nullptr);
    /// A gesture may outlive its document. It then does nothing.
    ~OpenGesture() override;

    bool isOpen() const { return m_gesture != nullptr; }
    /// Takes the preview back, also one that stands, and ends the gesture. Returns whether there
    /// was an open one.
    bool cancel();
    /// As cancel(). Returns also whether the edit was made for what a standing preview shows.
    bool cancelFor(const nav::MapEdit& edit);
    /// Takes a standing preview back.
    void takeDown();
    /// Ends the gesture and leaves its preview: the map is about to be replaced.
    void abandon();
    /// The preview as an edit of the committed map.
    nav::MapEdit preview() const;
    /// Whether the map has a preview.
    bool isShown() const { return isOpen() || !m_standing.entries.empty(); }
    /// `shown`, the map of the document, without the preview.
    nav::Map committed(nav::Map shown) const;

signals:
    void changed(); ///< isOpen()

private:
    friend class Gesture;
    void begin(Gesture& gesture);
    void end();
    void keepStanding(nav::MapEdit preview);

    Apply m_apply;
    Gesture* m_gesture = nullptr;
    nav::MapEdit m_standing;
};

} // namespace thicket::editor
