#include "app/editor/window/closedlayeroffer.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/edits/layeredits.h"
#include "app/editor/panels/layers/layeractions.h"
#include "app/editor/widgets/questionbar.h"

namespace thicket::editor {

ClosedLayerOffer::ClosedLayerOffer(MapDocument& document, LayerActions& actions, QuestionBar& bar,
                                   QObject* parent)
    : QObject(parent), m_document(document), m_actions(actions), m_bar(bar)
{
    connect(&document.locks(), &LayerLocks::refused, this, &ClosedLayerOffer::offer);
    connect(&document, &MapDocument::changed, this, [this](const nav::MapEdit& edit) {
        if (edit.settings)
            follow();
    });
    connect(&document, &MapDocument::wasReset, &bar, &QWidget::hide);
}

void ClosedLayerOffer::offer(nav::LayerId id, const QString& templateName)
{
    const nav::MapSettings& settings = m_document.map().settings;
    const auto place = layerPlace(settings, id);
    if (!place)
        return;
    m_layer = id;
    const nav::Layer& layer = settings.layers[*place];
    const QString name = QString::fromStdString(layer.name).replace('&', QStringLiteral("&&"));
    const QString answer = layer.locked ? tr("&Unlock %1").arg(name) : tr("Sho&w %1").arg(name);
    const QString reason =
        templateName.isEmpty()
            ? tr("%1: nothing on it can be changed or added.").arg(closedText(layer))
            : tr("%1, and instances of %2 on it would change, too.")
                  .arg(closedText(layer), templateName);
    m_bar.ask(reason,
              {{answer, tr("The layer can be edited again; then repeat what you did"),
                [this] { open(); }}});
}

/// A layer that is hidden as well is shown, too: the user asked to edit it.
void ClosedLayerOffer::open() { m_actions.open(m_layer); }

void ClosedLayerOffer::follow()
{
    const nav::MapSettings& settings = m_document.map().settings;
    const auto place = layerPlace(settings, m_layer);
    if (!place || settings.layers[*place].isOpen())
        m_bar.hide();
}

} // namespace thicket::editor
