#pragma once

#include <QObject>

class QAction;
class QMenu;

namespace thicket::editor {

class Appearance;
class Exporting;
class Files;
class RecentFiles;

/// Creates the File menu and its actions.
class FileMenu : public QObject {
    Q_OBJECT

public:
    FileMenu(Files& files, Exporting& exporting, RecentFiles& recent, const Appearance& appearance,
             QWidget& window);

    QMenu* menu() const { return m_menu; }
    QAction* newAction() const { return m_new; }
    QAction* openAction() const { return m_open; }
    QAction* saveAction() const { return m_save; }
    QAction* exportAction() const { return m_export; }
    /// Adds another export after those of the map.
    void addExport(QAction* action);
    /// Checked: the files of the last time are opened at the start.
    QAction* reopenAtStartAction() const { return m_reopenAtStart; }
    /// Opens a bundled map. Shared with the welcome card.
    QMenu* samplesMenu() const { return m_samples; }

private:
    void makeActions(const Appearance& appearance, QWidget& window);
    void makeReturns(const Appearance& appearance);
    void refreshReturns();
    void fillRecent();
    void fillSamples();

    Files& m_files;
    Exporting& m_exporting;
    RecentFiles& m_recentFiles;
    QMenu* m_menu;
    QMenu* m_recent;
    QMenu* m_samples;
    QAction* m_new = nullptr;
    QAction* m_open = nullptr;
    QAction* m_save = nullptr;
    QAction* m_export = nullptr;
    QAction* m_afterExports = nullptr; // a separator
    QAction* m_close = nullptr;
    QAction* m_reopen = nullptr;
    QAction* m_revert = nullptr;
    QAction* m_reopenAtStart = nullptr;
};

} // namespace thicket::editor
