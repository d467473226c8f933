#pragma once

#include "libsteer/comparison/solverrow.h"

#include <QTableWidget>

#include <optional>

namespace thicket::editor {

class Appearance;

/// The methods of a comparison. The table is also the legend of their lines: a box for each shows
/// or hides its line, and the chosen row's line is drawn stronger.
class MethodTable : public QTableWidget {
    Q_OBJECT

public:
    enum Column { methodColumn, lengthColumn, workColumn };

    explicit MethodTable(const Appearance& appearance, QWidget* parent = nullptr);

    /// One for each method, in their order, or none. Lengths are in `unit`.
    void setAnswers(const std::vector<steer::SolverRow>& rows, const QString& unit);
    bool isLineShown(steer::SolverMethod method) const;
    std::optional<steer::SolverMethod> chosen() const;

signals:
    void linesChanged(); ///< which are shown, or which is chosen

private:
    void arrange();
    void fillNames();
    void fill(int row, const steer::SolverRow& answer, const QString& unit);
    void drawSamples();

    const Appearance& m_appearance;
};

} // namespace thicket::editor
