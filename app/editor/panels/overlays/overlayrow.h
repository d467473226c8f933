#pragma once

#include "app/editor/navigation/overlays.h"
#include "app/editor/panels/overlays/legendrow.h"

namespace thicket::editor {

/// One overlay, with its key at the end. A right click asks to show only this one.
class OverlayRow : public LegendRow {
    Q_OBJECT

public:
    OverlayRow(Overlay overlay, const QString& name, const Appearance& appearance,
               QWidget* parent = nullptr);

    /// The key that switches it, as the system writes it.
    void setKey(const QString& key);

signals:
    void onlyThisWanted();

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    QLabel* m_key;
};

} // namespace thicket::editor
