#include "app/editor/panels/status/hiddenlayersign.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/edits/layeredits.h"
#include "app/editor/navigation/hiddenlayersinanswer.h"

namespace thicket::editor {

HiddenLayerSign::HiddenLayerSign(MapDocument& document, const HiddenLayersInAnswer& hiding,
                                 QWidget* parent)
    : QPushButton(parent), m_document(document), m_hiding(hiding)
{
    setObjectName("hiddenLayerSign");
    setProperty("role", "link");
    setFlat(true);
    setFocusPolicy(Qt::StrongFocus);
    connect(this, &QPushButton::clicked, this, &HiddenLayerSign::showLayers);
    connect(&hiding, &HiddenLayersInAnswer::changed, this, &HiddenLayerSign::refresh);
    connect(&document, &MapDocument::changed, this, [this](const nav::MapEdit& edit) {
        if (edit.settings)
            refresh(); // a layer may have another name
    });
    refresh();
}

void HiddenLayerSign::refresh()
{
    const auto count = static_cast<int>(m_hiding.layers().size());
    QStringList names;
    for (const nav::Layer& layer : m_document.map().settings.layers) {
        if (m_hiding.layers().contains(layer.id))
            names << QString::fromStdString(layer.name);
    }
    setVisible(count > 0);
    QString text = count == 1 ? tr("Blocked by hidden layer %1").arg(names.value(0))
                              : tr("Blocked by %n hidden layers", nullptr, count);
    setToolTip(
        tr("The path keeps clear of what lies on %1. A click shows it").arg(names.join(", ")));
    setStatusTip(toolTip());
    setAccessibleName(text);
    setText(fontMetrics().elidedText(text, Qt::ElideRight, 260).replace('&', QLatin1String("&&")));
}

void HiddenLayerSign::showLayers()
{
    if (m_document.gesture().isOpen())
        return;
    m_document.push(editor::showLayers(m_document.map(), m_hiding.layers()), tr("Show Layer"));
}

} // namespace thicket::editor
