#pragma once

#include <QObject>
#include <QPointF>

namespace thicket::editor {

class Inspector;
class PaneShares;
class SearchBar;
class SearchPartsBox;
class StepForm;
class Workbench;

/// Connects the parts of the window that show the search for the path. They are visible in Search.
/// With the Select tool, a click on a vertex of the search goes to its step.
class SearchLinks : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    struct Parts {
        Workbench& workbench;
        SearchBar& bar;
        Inspector& inspector;
        StepForm& form; ///< becomes the inspector's
        SearchPartsBox& searchParts;
        PaneShares& shares; ///< the Inspector gets more of the dock
    };
    explicit SearchLinks(const Parts& parts, QObject* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void linkForm();
    void showMode();
    bool goToVertex(QPointF pixel);

    Parts m_parts;
};

} // namespace thicket::editor
