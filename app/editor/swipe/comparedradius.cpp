#include "app/editor/swipe/comparedradius.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/widgets/numberfield.h"

namespace thicket::editor {

namespace {

/// Half as wide again is seen well, and mostly gets through somewhere.
double firstRadius(double present) { return present > 0 ? 1.5 * present : 0.5; }

} // namespace

ComparedRadius::ComparedRadius(MapDocument& document, const Parts& parts)
    : ComparedSide(document, tr("agent radius"), parts,
                   {.agentRadius = firstRadius(parts.question.agentRadius())})
{}

QWidget* ComparedRadius::makeChoice()
{
    auto* field = new NumberField(parts().appearance);
    field->setObjectName("comparedRadius");
    field->setAccessibleName(tr("Agent radius of A"));
    field->setToolTip(tr("The agent radius that the path in A is for"));
    field->setUnit(QString::fromStdString(document().map().settings.unit));
    field->setMinimum(0);
    field->setMaximum(nav::coordinateLimit);
    field->setFixedSize(84, 24);
    field->setValue(navigator().agentRadius());
    connect(field, &NumberField::edited, &navigator(), &Navigator::setAgentRadius);
    return field;
}

} // namespace thicket::editor
