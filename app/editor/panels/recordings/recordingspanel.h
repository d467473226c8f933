#pragma once

#include "app/editor/widgets/section.h"

#include <QList>

class QAction;
class QLabel;
class QVBoxLayout;

namespace thicket::editor {

class Bookmarks;
class RecordingRow;
class Recordings;

/// This session's recordings: which is played, which is shown for comparison, and the actions and
/// bookmarks of the one that is played.
class RecordingsPanel : public Section {
    Q_OBJECT

public:
    RecordingsPanel(Recordings& recordings, Bookmarks& bookmarks, const Appearance& appearance,
                    QWidget* parent = nullptr);

    /// Save, Open, Verify, Export, Remove: for the menu, in its order.
    const QList<QAction*>& recordingActions() const { return m_actions; }

signals:
    void saveWanted(int id);
    void openWanted();
    void verifyWanted(int id);
    void tableWanted(int id); ///< as CSV

private:
    void makeActions();
    void makeBody();
    void refresh();

    Recordings& m_recordings;
    Bookmarks& m_bookmarks;
    const Appearance& m_appearance;
    QList<QAction*> m_actions;
    QAction* m_save = nullptr;
    QAction* m_open = nullptr;
    QAction* m_verify = nullptr;
    QAction* m_table = nullptr;
    QAction* m_remove = nullptr;
    QVBoxLayout* m_rowsLayout = nullptr;
    QLabel* m_empty = nullptr;
    QList<RecordingRow*> m_rows;
};

} // namespace thicket::editor
