#pragma once

#include "app/editor/widgets/fieldgrid.h"
#include "app/editor/widgets/fieldvisit.h"
#include "libnav/map/underlay.h"

class QLabel;

namespace thicket::editor {

class Appearance;
class MapDocument;
class NumberField;
class SwitchButton;

/// The picture beneath the map: its file, place, size and opacity, whether it is shown and locked.
/// Width and height change together.
class UnderlayForm : public FieldGrid {
    Q_OBJECT

public:
    UnderlayForm(MapDocument& document, const Appearance& appearance, QWidget* parent = nullptr);

    /// Also hides it if there is no picture.
    void refresh();

private:
    using Change = void (*)(nav::Underlay& underlay, double value);
    void connectSwitches();
    NumberField* addNumber(const QString& prefix, const QString& spoken, Change change,
                           const QString& step, const Appearance& appearance);
    template <class Apply> void pushChange(const QString& text, Apply apply);

    MapDocument& m_document;
    FieldVisit m_visit;
    QLabel* m_file;
    NumberField* m_x;
    NumberField* m_y;
    NumberField* m_width;
    NumberField* m_height;
    NumberField* m_opacity;
    SwitchButton* m_shown;
    SwitchButton* m_locked;
};

} // namespace thicket::editor
