#pragma once

#include "app/editor/navigation/overlays.h"

#include <QWidget>

class QLabel;

namespace thicket::editor {

class Appearance;
class SampleLine;
class SwitchButton;

/// One overlay: switch, sample, name, count, key. A click anywhere toggles it. A right click asks
/// to show only this one.
class OverlayRow : public QWidget {
    Q_OBJECT

public:
    OverlayRow(Overlay overlay, const QString& name, const Appearance& appearance,
               QWidget* parent = nullptr);

    void setOn(bool on);
    void setCount(const QString& count);
    /// The key that switches it, as the system writes it.
    void setKey(const QString& key);

signals:
    void toggled(bool on);
    void onlyThisWanted();

protected:
    void mouseReleaseEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    SwitchButton* m_switch;
    SampleLine* m_sample;
    QLabel* m_name;
    QLabel* m_count;
    QLabel* m_key;
};

} // namespace thicket::editor
