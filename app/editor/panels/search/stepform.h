#pragma once

#include "libnav/map/map.h"
#include "libnav/tangent/tangentedge.h"

#include <QWidget>

#include <optional>

class QLabel;
class QListView;
class QVBoxLayout;

namespace thicket::editor {

class Appearance;
class CostBar;
class MapDocument;
class OpenRows;
class SearchPlay;
class StepRows;
class TriedRows;

/// A step of the search in the Inspector: the step in words, what is expanded, its lower bound as
/// a bar, the tangents tried with the reasons for refusals, and the open list.
/// Its window title is the step's number.
class StepForm : public QWidget {
    Q_OBJECT

public:
    StepForm(const SearchPlay& play, const MapDocument& document, const Appearance& appearance,
             QWidget* parent = nullptr);

signals:
    /// The pointer or the keyboard is at the row of this tangent; nullopt: at
    /// none.
    void tangentPointedAt(const std::optional<thicket::nav::SurfingEdge>& tangent);
    /// The user wants to see what blocks a tangent.
    void culpritWanted(thicket::nav::ObjectId id);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void addTotals(QVBoxLayout& rows);
    void addColumns(QVBoxLayout& rows);
    void addHeading(QVBoxLayout& rows, const QString& name, QLabel& count);
    QListView* addList(QVBoxLayout& rows, StepRows& model, const QString& name, int shownRows);
    void pointAt(const StepRows& rows, const QModelIndex& index);
    void chooseTried(const QModelIndex& index);
    void refresh();
    void showStep();

    const SearchPlay& m_play;
    const MapDocument& m_document;
    const Appearance& m_appearance;
    QLabel* m_empty;
    QWidget* m_body;
    QLabel* m_words;
    QLabel* m_totals; ///< steps and expansions
    QLabel* m_source;
    CostBar* m_costs;
    QLabel* m_tally;
    QLabel* m_openCount;
    TriedRows* m_tried;
    OpenRows* m_open;
};

} // namespace thicket::editor
