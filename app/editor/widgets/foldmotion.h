#pragma once

#include "app/editor/appearance/shortmotion.h"

class QWidget;

namespace thicket::editor {

/// Shows and hides a widget of a column by letting it grow and shrink downwards. What is in it
/// stays where it is and is cut off meanwhile. For the window's thread only.
class FoldMotion {
public:
    static constexpr int duration = 120; ///< ms

    /// The widget must have a layout, must be in one, and must outlive this.
    explicit FoldMotion(QWidget& body);

    ShortMotion& motion() { return m_motion; }
    /// Without a motion, or while the body is not to be seen, at once.
    void setOpen(bool open);

private:
    void follow();
    void settle();
    int fullHeight() const;

    QWidget& m_body;
    ShortMotion m_motion{duration};
    int m_from = 0; ///< heights, pixels
    int m_to = 0;
    bool m_isOpen = true;
};

} // namespace thicket::editor
