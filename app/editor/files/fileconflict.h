#pragma once

#include <QObject>

class QWidget;

namespace thicket::editor {

class Appearance;
class Files;
class QuestionBar;

/// Shows in a bar that another program changed or removed the file of a map with unsaved changes,
/// and offers the three answers. Compares the file again whenever the window becomes active, for
/// systems that do not tell.
class FileConflict : public QObject {
    Q_OBJECT

public:
    /// All must outlive it. A child of the window.
    FileConflict(Files& files, QuestionBar& bar, QWidget& window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void ask();
    void keepMine();
    void askWhere();

    Files& m_files;
    QuestionBar& m_bar;
};

} // namespace thicket::editor
