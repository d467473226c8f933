#pragma once

#include <QDialog>
#include <QSize>
#include <QString>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QSpinBox;

namespace thicket::editor {

/// What a film shows, as it is asked for. Positions are seconds of a recording, or steps of a
/// search.
struct FilmWishes {
    QString suffix = QStringLiteral("mp4"); ///< of the file: see filmFormat()
    double scale = 1;                       ///< of the view, > 0
    int framesPerSecond = 25;
    double speed = 1; ///< positions that pass in a second, > 0
    double from = 0;
    double to = 0;
    bool hasOverlays = true;

    /// At least 1.
    int frames() const;
    /// Of a frame, 0 to frames() - 1.
    double positionOf(int frame) const;
};

/// Asks what the film should show, before its file is asked for.
class FilmDialog : public QDialog {
    Q_OBJECT

public:
    struct Subject {
        QSize view;             ///< logical pixels
        double end = 0;         ///< the last position
        bool isInSteps = false; ///< of a search
        FilmWishes wishes = {}; ///< as it begins
        QString problem = {};   ///< why nothing can be exported, a sentence; empty: it can
    };
    explicit FilmDialog(const Subject& subject, QWidget* parent = nullptr);

    FilmWishes wishes() const;

private:
    void prepareSpan(const Subject& subject);
    void refresh();

    QSize m_view;
    QComboBox* m_format;
    QComboBox* m_scale;
    QSpinBox* m_rate;
    QDoubleSpinBox* m_speed;
    QDoubleSpinBox* m_from;
    QDoubleSpinBox* m_to;
    QCheckBox* m_overlays;
    QLabel* m_length;
};

} // namespace thicket::editor
