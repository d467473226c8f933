#pragma once

#include <QObject>

class QWidget;

namespace thicket::editor {

class MapView;

/// Shift+F10 opens the context menu of what has the focus, as the menu key does. What has no menu
/// of its own gets that of the canvas.
class MenuKey : public QObject {
    Q_OBJECT

public:
    MenuKey(QWidget& window, MapView& view);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool isHere(const QObject* watched) const;

    QWidget& m_window;
    MapView& m_view;
};

} // namespace thicket::editor
