#pragma once

#include "app/editor/navigation/searchparts.h"
#include "app/editor/panels/overlays/legendrow.h"

namespace thicket::editor {

/// A part of a search, beneath the overlay of the search.
class PartRow : public LegendRow {
    Q_OBJECT

public:
    /// `what` explains it in a tooltip.
    PartRow(SearchPart part, const QString& name, const QString& what, const Appearance& appearance,
            QWidget* parent = nullptr);
};

} // namespace thicket::editor
