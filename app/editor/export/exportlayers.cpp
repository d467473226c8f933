#include "app/editor/export/exportlayers.h"

#include <QSignalBlocker>

namespace thicket::editor {

ExportLayers::ExportLayers(const nav::MapSettings& settings, QWidget* parent) : QListWidget(parent)
{
    setObjectName("exportLayers");
    setAccessibleName(tr("Layers that are exported"));
    setMaximumHeight(84);
    for (const nav::Layer& layer : settings.layers) {
        const QString name = QString::fromStdString(layer.name);
        if (!findItems(name, Qt::MatchExactly).isEmpty())
            continue; // layers of one name count together
        auto* item = new QListWidgetItem(name, this);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Checked);
    }
    connect(this, &QListWidget::itemChanged, this, &ExportLayers::changed);
}

std::optional<QStringList> ExportLayers::chosen() const
{
    QStringList names;
    for (int row = 0; row < count(); ++row)
        if (item(row)->checkState() == Qt::Checked)
            names << item(row)->text();
    return names.size() == count() ? std::nullopt : std::optional(names);
}

void ExportLayers::choose(const std::optional<QStringList>& names)
{
    const QSignalBlocker blocked(this);
    for (int row = 0; row < count(); ++row) {
        const bool isChosen = !names || names->contains(item(row)->text());
        item(row)->setCheckState(isChosen ? Qt::Checked : Qt::Unchecked);
    }
}

} // namespace thicket::editor
