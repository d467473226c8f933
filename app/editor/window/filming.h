#pragma once

#include "app/editor/export/filmdialog.h"
#include "app/editor/export/filmwriter.h"
#include "app/editor/navigation/overlays.h"
#include "app/editor/work/worklane.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>

#include <array>
#include <memory>

class QAction;

namespace thicket::editor {

class Workbench;

/// Exports what is played as a film of the view, as the user sees it: the playhead goes from frame
/// to frame, and the view is painted for each. The film is written beside the window. Afterwards
/// playhead and overlays are as before.
class Filming : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    Filming(Workbench& workbench, QWidget& window);
    ~Filming() override;

    QAction* action() const { return m_action; }
    WorkLane& lane() { return m_lane; }
    /// Asks for wishes and file.
    void filmWithDialog();
    /// Of what is played; the file's suffix says the format. One film at a time.
    void film(const FilmWishes& wishes, const QString& path);
    bool isFilming() const { return m_frames != nullptr; }
    /// Another program than ffmpeg, with the same arguments.
    void setProgram(const QString& program) { m_program = program; }

signals:
    /// Whether what shows the playhead should follow it: not while a film moves it.
    void playheadShown(bool shown);
    void said(const QString& sentence);
    void failed(const QString& sentence);

private:
    void refresh();
    FilmDialog::Subject subject() const;
    void paintNext();
    bool isWaitingForSenses();
    QImage picture() const;
    void show(double position);
    double position() const;
    void begin(const FilmWishes& wishes);
    void end();
    void report(const Result<bool>& done, const QString& name);

    Workbench& m_workbench;
    QWidget& m_window;
    QAction* m_action;
    QString m_program = QStringLiteral("ffmpeg");
    FilmWishes m_wishes;
    QSize m_size; ///< of the frames, pixels
    QTimer m_next;
    QElapsedTimer m_waiting;              ///< since the overlay of the present frame is waited for
    std::shared_ptr<FilmFrames> m_frames; ///< null: nothing is filmed
    int m_painted = 0;
    double m_before = 0; ///< the playhead
    std::array<bool, overlayCount> m_overlays{};
    WorkLane m_lane;
};

} // namespace thicket::editor
