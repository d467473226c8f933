#pragma once

#include <QObject>
#include <QPointer>

#include <memory>

class QAction;
class QMenu;

namespace thicket::editor {

class ComparedSide;
class ComparisonStrip;
class Files;
class MapDocument;
struct ParkedMap;
class SidePath;
class SwipeLine;
class SwipeView;
class Workbench;

/// Compares the shown map (B) with another one (A): with the state that it has now, with its file
/// as saved, or with another file. Or its path with that for another agent radius or of another
/// method. Both are seen through one camera, A left of a swipe line and B right of it, and have the
/// same ends. Each shows the other's path, dashed. It ends when another map is shown. For the
/// window's thread.
class MapComparison : public QObject {
    Q_OBJECT

public:
    /// Both, and the window, must outlive it.
    MapComparison(Workbench& workbench, Files& files, QWidget& window);
    ~MapComparison() override;

    QMenu* menu() const { return m_menu; }
    /// To be put over the canvas. Owned until a layout takes it.
    ComparisonStrip* strip() const { return m_strip; }

    bool isOpen() const { return m_other != nullptr; }
    void compareWithState();
    void compareWithSaved();
    void compareWithFile(const QString& path, const QString& name);
    void compareWithRadius();
    void compareWithMethod();
    void end();

signals:
    void said(const QString& sentence);

private:
    void makeActions();
    void askForFile();
    void begin(ParkedMap& map, const QString& name);
    template <class Side> void beginWith();
    void begin(std::unique_ptr<ComparedSide> side);
    void showPaths();
    void refresh();

    Workbench& m_workbench;
    Files& m_files;
    QWidget& m_window;
    QMenu* m_menu;
    QAction* m_saved = nullptr;
    QAction* m_end = nullptr;
    QPointer<ComparisonStrip> m_strip;       // the window may delete it before this
    std::unique_ptr<MapDocument> m_otherMap; ///< null while the shown map is on both sides
    std::unique_ptr<ComparedSide> m_other;
    std::unique_ptr<SidePath> m_theirPath; ///< in the shown map
    std::unique_ptr<SidePath> m_ourPath;   ///< in the other one
    QPointer<SwipeView> m_view;            // and these
    QPointer<SwipeLine> m_line;
};

} // namespace thicket::editor
