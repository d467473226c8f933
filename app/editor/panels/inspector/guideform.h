#pragma once

#include "app/editor/edits/guideedits.h"
#include "app/editor/widgets/fieldgrid.h"
#include "app/editor/widgets/fieldvisit.h"

#include <optional>
#include <utility>

class QComboBox;
class QPushButton;

namespace thicket::editor {

class Appearance;
class MapDocument;
class NumberField;
class SwitchButton;

/// The fields of the chosen guide: place, direction, whether the guides are locked. A button
/// removes it.
class GuideForm : public FieldGrid {
    Q_OBJECT

public:
    GuideForm(MapDocument& document, const Appearance& appearance, QWidget* parent = nullptr);

    /// Returns whether it is another one than before.
    bool setGuide(std::optional<GuideRef> guide) { return std::exchange(m_guide, guide) != guide; }
    /// "Vertical guide"; empty if none is chosen or guides are hidden.
    QString title() const;
    /// Also hides it if title() is empty.
    void refresh();

signals:
    /// The guide has become another one of the map.
    void guideWanted(std::optional<thicket::editor::GuideRef> guide);

private:
    const nav::Guides& guides() const;
    void connectFields();
    void turn();
    void remove();
    void setLocked(bool locked);

    MapDocument& m_document;
    FieldVisit m_visit;
    std::optional<GuideRef> m_guide;
    NumberField* m_place;
    QComboBox* m_direction;
    SwitchButton* m_locked;
    QPushButton* m_remove;
};

} // namespace thicket::editor
