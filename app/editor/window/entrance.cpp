#include "app/editor/window/entrance.h"

#include <QWidget>

namespace thicket::editor {

QWidget* entranceOf(QWidget* area)
{
    if (!area->isVisible())
        return nullptr;
    if (QWidget* proxy = area->focusProxy())
        if (QWidget* entrance = entranceOf(proxy))
            return entrance;
    if (area->focusPolicy() & Qt::TabFocus)
        return area;
    const auto isInside = [area](const QWidget* widget) {
        return widget && widget != area && area->isAncestorOf(widget);
    };
    for (QWidget* next = area->nextInFocusChain(); next != area; next = next->nextInFocusChain()) {
        if (!isInside(next) || !next->isVisible() || !next->isEnabled())
            continue;
        if (isInside(next->focusProxy()))
            if (QWidget* entrance = entranceOf(next->focusProxy()))
                return entrance;
        if (next->focusPolicy() & Qt::TabFocus)
            return next;
    }
    return nullptr;
}

} // namespace thicket::editor
