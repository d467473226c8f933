#pragma once

#include "app/editor/edits/guideedits.h"
#include "app/editor/widgets/section.h"

#include <cstddef>
#include <vector>

class QLabel;
class QVBoxLayout;

namespace thicket::editor {

class BoundsForm;
class ClosedNote;
class ExtentForm;
class FactsCard;
class GuideForm;
class MapDocument;
class MapForm;
class MotionForm;
class Navigator;
class ObjectForm;
class ObjectGroupForm;
class PointsTable;
class PropertyForm;
class SpawnForm;
class Selection;
class UnderlayForm;

/// The fields of what is selected and facts about it. The map's fields if nothing is selected.
class Inspector : public Section {
    Q_OBJECT

public:
    Inspector(MapDocument& document, Selection& selection, const Navigator& navigator,
              const Appearance& appearance, QWidget* parent = nullptr);

    /// Puts the focus into the map's name, with its text selected. The selection must be empty.
    void focusMapName();
    /// The same for the name of what is selected: the group, the objects, or the map.
    void focusName();
    /// What is shown above the rest, and in place of the map's fields while nothing is selected,
    /// with its window title, and its accessible name as the kind. Initially hidden; owned.
    void setTop(QWidget* top);
    void showTop(bool shown);
    /// Shows this guide while nothing is selected.
    void showGuide(std::optional<thicket::editor::GuideRef> guide);

    /// Marks these vertices in the table of the points.
    void showVertices(const std::vector<std::size_t>& chosen);

signals:
    /// The user wants to click the points of the selected obstacle's track.
    void trackWanted();
    /// Another guide is the chosen one.
    void guideWanted(std::optional<thicket::editor::GuideRef> guide);
    /// These vertices of the object that is selected alone are the chosen ones.
    void verticesWanted(const std::vector<std::size_t>& chosen);

protected:
    void changeEvent(QEvent* event) override;

private:
    bool isTopAlone() const;
    void refresh();
    void placeMotion();
    void refreshTitle();
    void refreshMap();
    void refreshFacts();

    QLabel* m_kind;
    QWidget* m_top = nullptr;
    QVBoxLayout* m_rows = nullptr;
    MapDocument& m_document;
    const Selection& m_selection;
    const Navigator& m_navigator;
    ClosedNote* m_closed;
    ObjectGroupForm* m_group;
    ObjectForm* m_objects;
    SpawnForm* m_spawn;
    MotionForm* m_motion;
    ExtentForm* m_extent;
    PointsTable* m_points;
    PropertyForm* m_properties;
    MapForm* m_map;
    BoundsForm* m_bounds;
    GuideForm* m_guide;
    UnderlayForm* m_underlay;
    FactsCard* m_facts;
};

} // namespace thicket::editor
