#pragma once

#include <QWidget>

class QLabel;

namespace thicket::editor {

class Appearance;
class MapDocument;
class MapView;
class Ruler;

/// A view with rulers above it and at its left, and the map's unit in the corner. They are hidden
/// at first.
class RulerFrame : public QWidget {
    Q_OBJECT

public:
    /// Takes the view as a child. The others must outlive it.
    RulerFrame(MapView& view, const MapDocument& document, const Appearance& appearance,
               QWidget* parent = nullptr);

    Ruler& upper() const { return *m_upper; }
    Ruler& left() const { return *m_left; }
    bool areRulersShown() const;

public slots:
    void showRulers(bool shown);

private:
    void refreshUnit();

    const MapDocument& m_document;
    Ruler* m_upper;
    Ruler* m_left;
    QLabel* m_unit;
};

} // namespace thicket::editor
