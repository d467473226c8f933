#pragma once

#include "app/editor/navigation/livecomparison.h"
#include "app/editor/swipe/comparedside.h"
#include "app/editor/swipe/sidepath.h"

namespace thicket::editor {

/// The shown map with the path that another method finds, which the user chooses. It follows every
/// edit, once the map has been left alone for a moment.
class ComparedMethod : public ComparedSide {
    Q_OBJECT

public:
    /// All must outlive it.
    ComparedMethod(MapDocument& document, const Parts& parts);

    const nav::Path& path() const override;
    QString facts() const override;
    QWidget* makeChoice() override;

private:
    void choose(steer::SolverMethod method);
    /// Null before the first answer.
    const steer::SolverRow* row() const;

    LiveComparison m_comparison;
    steer::SolverMethod m_method = steer::SolverMethod::grid;
    SidePath m_line;
};

} // namespace thicket::editor
