#pragma once

#include "app/editor/widgets/fieldgrid.h"
#include "app/editor/widgets/fieldvisit.h"
#include "libnav/map/mapobject.h"

#include <functional>
#include <vector>

class QComboBox;
class QLabel;
class QPushButton;

namespace thicket::editor {

class Appearance;
class MapDocument;
class NumberField;
class Selection;
struct MotionNumber;

/// How the selected obstacles move while a crowd runs: along a track, or round a hinge. Hidden
/// unless only obstacles that can move are selected. Without a motion it offers to draw a track;
/// with one it has the numbers.
class MotionForm : public FieldGrid {
    Q_OBJECT

public:
    MotionForm(MapDocument& document, const Selection& selection, const Appearance& appearance,
               QWidget* parent = nullptr);

    void refresh();
    /// Whether it is shown with the numbers of a motion.
    bool hasNumbers() const { return m_hasNumbers; }

signals:
    /// The user wants to click the points of the track of the object that is selected alone.
    void trackWanted();

private:
    void addCourse();
    void addKind();
    void addTrack();
    void addFields(const Appearance& appearance);
    NumberField* madeField(const MotionNumber& number, const Appearance& appearance);
    void push(const QString& text, const std::function<void(nav::MapObject&)>& change);
    void removeMotions();
    void refreshCourse();
    void refreshNumbers();

    MapDocument& m_document;
    const Selection& m_selection;
    FieldVisit m_visit;
    QComboBox* m_course;
    QComboBox* m_kind; ///< a track or a hinge
    QLabel* m_track;
    QPushButton* m_draw;
    int m_kindRow = 0;
    int m_trackRow = 0;
    bool m_hasNumbers = false;
    std::vector<NumberField*> m_fields; ///< in the order of the table
    std::vector<int> m_rows;            ///< of the fields; two can share one
};

} // namespace thicket::editor
