#pragma once

#include "app/editor/widgets/section.h"
#include "libnav/geometry/shapes.h"
#include "libsteer/comparison/solverrow.h"

#include <QList>

class QAction;
class QLabel;

namespace thicket::editor {

class LiveComparison;
class MapDocument;
class MethodTable;
class Navigator;
class NumberField;
class RadiiTable;
class Selection;

/// The path by several methods, and below for several agent radii, on the map as drawn.
class ComparisonPanel : public Section {
    Q_OBJECT

public:
    struct Parts {
        const MapDocument& document;
        const Navigator& navigator;
        Selection& selection;
        LiveComparison& comparison;
        const Appearance& appearance;
    };
    explicit ComparisonPanel(const Parts& parts, QWidget* parent = nullptr);

    /// Compare Methods, for the menu. Checked while methods are compared.
    QAction* compareAction() const { return m_compare; }

    /// One method whose line is shown.
    struct Line {
        steer::SolverMethod method = steer::SolverMethod::exact;
        bool isChosen = false;
    };
    /// The chosen one last. None while the answers are those of an earlier state.
    QList<Line> shownLines() const;

signals:
    void linesChanged(); ///< shownLines(), or their paths
    /// A gap was chosen: this place should be in view.
    void placeChosen(const thicket::nav::Box& place);

private:
    void makeActions();
    void makeBody();
    QWidget* makeStepRow();
    void refresh();
    void tellState();
    void showGap(std::size_t jump);

    const Parts m_parts;
    QAction* m_compare = nullptr;
    MethodTable* m_methods;
    QLabel* m_note;
    QPushButton* m_cancel;
    QWidget* m_radiiHead = nullptr;
    NumberField* m_step;
    RadiiTable* m_radii;
};

} // namespace thicket::editor
