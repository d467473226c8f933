#pragma once

#include "app/editor/widgets/fieldgrid.h"
#include "app/editor/widgets/fieldvisit.h"

#include <array>

namespace thicket::editor {

class Appearance;
class MapDocument;
class NumberField;
class SwitchButton;

/// The map's bounds: whether there are any, their corners, and whether they are walls.
class BoundsForm : public FieldGrid {
    Q_OBJECT

public:
    BoundsForm(MapDocument& document, const Appearance& appearance, QWidget* parent = nullptr);

    void refresh();

private:
    NumberField* addNumber(const QString& prefix, const QString& spoken, double nav::Point::*member,
                           nav::Point nav::Box::*corner, const Appearance& appearance);
    template <class Change> void pushChange(const QString& text, Change change);
    void setBounded(bool bounded);

    MapDocument& m_document;
    FieldVisit m_visit;
    SwitchButton* m_bounded;
    NumberField* m_minX;
    NumberField* m_minY;
    NumberField* m_maxX;
    NumberField* m_maxY;
    SwitchButton* m_walls;
    std::array<int, 3> m_rows{}; ///< those shown only if there are bounds
};

} // namespace thicket::editor
