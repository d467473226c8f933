#pragma once

#include "app/drawing/palette.h"

#include <QObject>

namespace thicket::editor {

/// The editor's theme. The constructor finds out what System means: it compares the desktop's
/// window text with its window colour. Construct it before the application gets a palette of ours.
class Appearance : public QObject {
    Q_OBJECT

public:
    enum class Choice { system, light, dark, highContrast };

    explicit Appearance(QObject* parent = nullptr);

    Choice choice() const { return m_choice; }
    void setChoice(Choice choice);
    drawing::Theme theme() const { return m_theme; }
    const drawing::Palette& palette() const { return drawing::palette(m_theme); }

signals:
    void changed();

private:
    Choice m_choice = Choice::system;
    bool m_isDesktopDark = false;
    drawing::Theme m_theme = drawing::Theme::light;
};

} // namespace thicket::editor
