#include "app/editor/panels/layers/layerform.h"

#include "app/editor/document/layerchoice.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/edits/layeredits.h"
#include "app/editor/widgets/colourfield.h"
#include "app/editor/widgets/numberfield.h"

namespace thicket::editor {

LayerForm::LayerForm(MapDocument& document, const LayerChoice& choice, const Appearance& appearance,
                     QWidget* parent)
    : FieldGrid(parent), m_document(document), m_choice(choice), m_visit(document),
      m_colour(new ColourField(appearance)), m_opacity(new NumberField(appearance))
{
    m_colour->setName("layerColour", tr("Colour of the layer"));
    m_colour->setClearable(tr("automatic"));
    m_colour->text()->setToolTip(tr("Fills what lies on the layer; empty: chosen by Thicket"));
    m_opacity->setObjectName("layerOpacity");
    m_opacity->setAccessibleName(tr("Opacity of the layer"));
    m_opacity->setToolTip(tr("100 % hides what lies beneath"));
    m_opacity->setUnit(QStringLiteral("%"));
    m_opacity->setMinimum(0);
    m_opacity->setMaximum(100);
    m_opacity->setWhole(true);
    addRow(tr("Colour"), m_colour);
    addRow(tr("Opacity"), m_opacity);
    connect(m_colour, &ColourField::edited, this, [this](const QString& colour) {
        pushChange(tr("Colour Layer"),
                   [&](nav::Layer& layer) { layer.colour = colour.toStdString(); });
    });
    connect(m_opacity, &NumberField::edited, this, [this](double percent) {
        pushChange(tr("Change Layer Opacity"),
                   [&](nav::Layer& layer) { layer.opacity = percent / 100; });
    });
    followVisits(m_colour);
    followVisits(m_opacity);
    connect(&choice, &LayerChoice::changed, this, &LayerForm::refresh);
    refresh();
}

template <class Field> void LayerForm::followVisits(Field* field)
{
    connect(field, &Field::visitEnded, this, [this] { m_visit.end(); });
    connect(field, &Field::visitCancelled, this, [this] { m_visit.cancel(); });
}

template <class Change> void LayerForm::pushChange(const QString& text, Change change)
{
    if (!m_choice.layer())
        return;
    nav::Layer layer = *m_choice.layer();
    change(layer);
    m_visit.push(changeLayer(m_document.map(), std::move(layer)), text);
}

void LayerForm::refresh()
{
    const nav::Layer* const layer = m_choice.layer();
    setVisible(layer != nullptr);
    if (!layer)
        return;
    m_colour->setColour(QString::fromStdString(layer->colour));
    m_opacity->setValue(100 * layer->opacity);
}

} // namespace thicket::editor
