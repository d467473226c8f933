#pragma once

#include "app/editor/export/proposedradius.h"
#include "app/exporting/preset.h"
#include "libnav/map/map.h"

#include <QStringList>
#include <QWidget>

class QLineEdit;
class QListWidget;
class QListWidgetItem;

namespace thicket::editor {

class Appearance;
class NumberField;
class SwitchButton;

/// What a bundle writes: formats, agent radii, and what is computed for each radius.
class BundlePage : public QWidget {
    Q_OBJECT

public:
    /// The parts must outlive it. Shows what the map remembers, and the proposed radius.
    BundlePage(const plugins::FormatRegistry& formats, const Appearance& appearance,
               const nav::MapSettings& settings, const ProposedRadius& radius,
               QWidget* parent = nullptr);

    /// Without layers, name and folder. The options of its formats are those that the map
    /// remembers.
    exporting::Preset preset() const;
    /// What is wrong with it, as a sentence; empty if nothing is.
    QString problem() const;
    /// What it writes, a sentence each.
    QStringList words() const;

signals:
    void changed();

private:
    void addFormats(const plugins::FormatRegistry& formats);
    void addParts();
    void bringIntoView(const QListWidgetItem* item);
    void show(const exporting::Preset& preset);

    nav::MapSettings m_settings;
    QListWidget* m_formats;
    QLineEdit* m_radii;
    SwitchButton* m_paths;
    SwitchButton* m_graph;
    SwitchButton* m_flow;
    NumberField* m_cell;
    SwitchButton* m_picture;
    QStringList m_radial;           ///< formats that are written for each radius
    exporting::Preset m_remembered; ///< what the page has no field for stays
};

} // namespace thicket::editor
