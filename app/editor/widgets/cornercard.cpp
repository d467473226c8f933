#include "app/editor/widgets/cornercard.h"

#include <QEvent>

namespace thicket::editor {

CornerCard::CornerCard(int width, QWidget* canvas) : QFrame(canvas)
{
    setProperty("role", "card");
    setFixedWidth(width);
    setCursor(Qt::ArrowCursor);
    canvas->installEventFilter(this);
    hide();
}

void CornerCard::open()
{
    show();
    raise();
}

bool CornerCard::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parent() && event->type() == QEvent::Resize)
        moveToCorner();
    return QFrame::eventFilter(watched, event);
}

void CornerCard::showEvent(QShowEvent* event)
{
    QFrame::showEvent(event);
    moveToCorner();
}

void CornerCard::moveToCorner()
{
    resize(width(), heightForWidth(width()));
    constexpr int overTheScaleBar = 52;
    move(20, parentWidget()->height() - height() - overTheScaleBar);
}

} // namespace thicket::editor
