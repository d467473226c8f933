#include "app/editor/panels/overlays/partrow.h"

#include "app/editor/panels/overlays/partsample.h"
#include "app/editor/widgets/switchbutton.h"

#include <QHBoxLayout>
#include <QLabel>

namespace thicket::editor {

PartRow::PartRow(SearchPart part, const QString& name, const QString& what,
                 const Appearance& appearance, QWidget* parent)
    : LegendRow(name, new PartSample(part, appearance), appearance, parent)
{
    const QLatin1String id(nameOf(part));
    setToolTip(what);
    switchButton().setToolTip(what);
    switchButton().setObjectName(QStringLiteral("part ") + id);
    countLabel().setObjectName(QStringLiteral("partCount ") + id);
    row().setContentsMargins(24, 2, 16, 2);
}

} // namespace thicket::editor
