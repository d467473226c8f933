#include "app/editor/window/entrance.h"

#include <QWidget>

namespace thicket::editor {

QWidget* entranceOf(QWidget* area)
{
    if (!area->isVisible())
        return nullptr;
    if (area->focusProxy())
        return area->focusProxy();
    if (area->focusPolicy() & Qt::TabFocus)
        return area;
    for (QWidget* next = area->nextInFocusChain(); next != area; next = next->nextInFocusChain()) {
        const bool takes = next->focusPolicy() & Qt::TabFocus;
        if (takes && area->isAncestorOf(next) && next->isVisible() && next->isEnabled())
            return next;
    }
    return nullptr;
}

} // namespace thicket::editor
