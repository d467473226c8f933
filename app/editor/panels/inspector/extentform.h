#pragma once

#include "app/editor/widgets/fieldgrid.h"
#include "app/editor/widgets/fieldvisit.h"
#include "libnav/map/mapobject.h"

#include <QList>

#include <vector>

namespace thicket::editor {

class Appearance;
class MapDocument;
class NumberField;
class Selection;

inline constexpr double leastExtent = 1e-6; ///< of what a field can enter, map units

/// Place, size and turn of a wall, a polygon or several objects, by the box of their points and
/// rims. Each field counts from the objects as they were when the visit of it began, so that
/// digits typed one after the other do not add up. Objects of locked layers are left alone.
class ExtentForm : public FieldGrid {
    Q_OBJECT

public:
    ExtentForm(MapDocument& document, const Selection& selection, const Appearance& appearance,
               QWidget* parent = nullptr);

    /// Also hides it where circles and markers have fields of their own.
    void refresh();

private:
    enum class Number { x, y, width, height, turn };
    NumberField* addField(Number number, const QString& prefix, const QString& spoken,
                          const Appearance& appearance);
    void change(Number number, double value);
    void apply(nav::MapObject& object, Number number, double value) const;
    nav::Point factors(Number number, double value) const;
    void endVisit();
    bool isWanted() const;

    MapDocument& m_document;
    const Selection& m_selection;
    FieldVisit m_visit;
    NumberField* m_x;
    NumberField* m_y;
    NumberField* m_width;
    NumberField* m_height;
    NumberField* m_turn;
    QList<nav::ObjectId> m_visited;      ///< selected at the visit's first change
    std::vector<nav::MapObject> m_first; ///< before it; empty between visits
    nav::Box m_box;                      ///< of m_first
    bool m_keepsShape = false;           ///< there are circles, which stay circles
};

} // namespace thicket::editor
