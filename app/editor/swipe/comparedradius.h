#pragma once

#include "app/editor/swipe/comparedside.h"

namespace thicket::editor {

/// The shown map for an agent of another radius, which the user chooses. It follows every edit.
class ComparedRadius : public ComparedSide {
    Q_OBJECT

public:
    /// All must outlive it.
    ComparedRadius(MapDocument& document, const Parts& parts);

    QWidget* makeChoice() override;
};

} // namespace thicket::editor
