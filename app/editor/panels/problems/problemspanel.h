#pragma once

#include "libnav/map/validation/validation.h"

#include <QList>
#include <QWidget>

class QAction;
class QLabel;
class QListView;
class QModelIndex;
class QPushButton;

namespace thicket::editor {

class Appearance;
class MapDocument;
class MapFindings;
class Navigator;
class ProblemModel;
class Selection;

/// The problems of the map and its path: a list, the sentence of the chosen one, and its repair. To
/// choose one selects its objects. Every repair is an undo step.
class ProblemsPanel : public QWidget {
    Q_OBJECT

public:
    struct Parts {
        MapDocument& document;
        Selection& selection;
        const Navigator& navigator;
        const MapFindings& findings;
        const Appearance& appearance;
    };
    explicit ProblemsPanel(const Parts& parts, QWidget* parent = nullptr);

    /// Repairs the chosen problem.
    QAction* fixAction() const { return m_fix; }

signals:
    /// The problem at this place was chosen: it should be in view.
    void placeChosen(const thicket::nav::Box& place);
    /// It should fill the view.
    void placeWanted(const thicket::nav::Box& place);

protected:
    void changeEvent(QEvent* event) override;

private:
    void makeParts(const Appearance& appearance);
    void arrange();
    void openMenu(const QPoint& at);
    const nav::Finding* chosen() const;
    void choose();
    void showPlace(const QModelIndex& index);
    void fix();
    void forget();
    void refresh();
    void refreshChosen();

    const Parts m_parts;
    ProblemModel* m_model;
    QLabel* m_title = nullptr;
    QListView* m_list = nullptr;
    QLabel* m_empty = nullptr;
    QWidget* m_details = nullptr;
    QLabel* m_sentence = nullptr;
    QPushButton* m_fixButton = nullptr;
    QAction* m_fix = nullptr;
    int m_row = -1; ///< that was chosen last
};

} // namespace thicket::editor
