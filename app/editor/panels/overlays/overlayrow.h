#pragma once

#include "app/editor/navigation/overlays.h"
#include "app/editor/panels/overlays/legendrow.h"

class QMenu;

namespace thicket::editor {

/// One overlay, with its key at the end. Its menu, of a right click, has how strongly it is drawn,
/// and asks to show only this one.
class OverlayRow : public LegendRow {
    Q_OBJECT

public:
    OverlayRow(Overlay overlay, const QString& name, const Appearance& appearance,
               QWidget* parent = nullptr);

    /// The key that switches it, as the system writes it.
    void setKey(const QString& key);
    /// How strongly it is drawn, as the menu tells.
    void setOpacity(double opacity) { m_opacity = opacity; }

signals:
    void onlyThisWanted();
    void opacityWanted(double opacity);

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void addOpacities(QMenu& menu);

    QLabel* m_key;
    double m_opacity = 1;
};

} // namespace thicket::editor
