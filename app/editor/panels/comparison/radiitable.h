#pragma once

#include "libnav/map/map.h"
#include "libnav/path/criticalradii.h"
#include "libsteer/comparison/radiicomparison.h"

#include <QTableWidget>

namespace thicket::editor {

/// The path for several agent radii: a row for each radius with the lengths by several methods. In
/// between, over the whole breadth, a sentence for each radius at which the path jumps.
class RadiiTable : public QTableWidget {
    Q_OBJECT

public:
    explicit RadiiTable(QWidget* parent = nullptr);

    /// Both ascending. `map` names what leaves no room.
    void setAnswers(const std::vector<steer::RadiusRow>& rows,
                    const std::vector<nav::CriticalRadius>& jumps, const nav::Map& map);

signals:
    /// A jump was clicked, or Enter was pressed on it: by its place among the jumps.
    void jumpChosen(std::size_t jump);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitHeight();
    void addRow(const steer::RadiusRow& row, const QString& unit);
    void addJump(const QString& sentence, std::size_t jump);
    void choose(QTableWidgetItem* item);
};

} // namespace thicket::editor
