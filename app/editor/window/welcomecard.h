#pragma once

#include <QFrame>

class QAction;
class QMenu;

namespace thicket::editor {

/// The card of the first start, at the lower left of the canvas.
class WelcomeCard : public QFrame {
    Q_OBJECT

public:
    WelcomeCard(QAction* newAction, QAction* openAction, QMenu* samples, QWidget* canvas);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void moveToCorner();
};

} // namespace thicket::editor
