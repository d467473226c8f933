#pragma once

#include "app/editor/widgets/cornercard.h"

class QAction;
class QMenu;

namespace thicket::editor {

/// The card of the first start.
class WelcomeCard : public CornerCard {
    Q_OBJECT

public:
    struct Ways {
        QAction* empty;
        QAction* open;
        QMenu* samples;
        QAction* tour;
    };
    WelcomeCard(const Ways& ways, QWidget* canvas);
};

} // namespace thicket::editor
