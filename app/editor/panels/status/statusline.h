#pragma once

#include "app/editor/panels/status/statusfit.h"
#include "libnav/geometry/shapes.h"

#include <QList>
#include <QPair>
#include <QStatusBar>
#include <QTimer>

#include <optional>

class QHBoxLayout;
class QLabel;
class QProgressBar;
class QPushButton;

namespace thicket::editor {

class Appearance;
class MapDocument;
class Navigator;

/// The line at the bottom of the window: the answer on the left; the keys that work now, or the
/// latest message, in the middle; pointer and zoom on the right. No text is cut, see StatusFit.
class StatusLine : public QStatusBar {
    Q_OBJECT

public:
    StatusLine(const MapDocument& document, const Navigator& navigator,
               const Appearance& appearance, QWidget* parent = nullptr);

    /// Keys and what they do.
    void setHints(const QList<QPair<QString, QString>>& hints);
    /// Shows the sentence for three seconds in place of the hints.
    void say(const QString& sentence);
    /// The reason of what was said or explained is gone.
    void forget();
    /// Shows the sentence while the pointer is on an action. An empty one ends it.
    void explain(const QString& sentence);
    /// Shows a job on a worker thread in place of all that: a progress bar (0 to 1; negative:
    /// unknown) and a button to cancel it.
    void showWork(const QString& what, double share);
    void endWork();
    /// Adds a button directly after the answer; owned.
    void addToAnswer(QWidget* button);
    /// Adds a sign before the note; owned.
    void addSign(QWidget* sign);
    /// A small permanent note with the details in its tooltip. An empty one removes it.
    void setNote(const QString& note, const QString& details);
    void setPointer(std::optional<nav::Point> at);
    void setZoom(double pixelsPerUnit);

signals:
    void cancelWanted();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeRow(const Appearance& appearance);
    void makeWork();
    void refreshAnswer();
    void refreshUnit();
    void tellLength();
    QString details() const;
    void fit();
    void fitSentence(QLabel& label, const QString& sentence);
    void fitHints();
    QStringList hintTexts() const;
    QString refusal() const;

    const MapDocument& m_document;
    const Navigator& m_navigator;
    QLabel* m_length;
    QLabel* m_details;
    QLabel* m_middle;
    QLabel* m_workText;
    QProgressBar* m_workBar = nullptr;
    QPushButton* m_workCancel = nullptr;
    QHBoxLayout* m_row = nullptr;
    QLabel* m_note;
    QLabel* m_pointer;
    QLabel* m_zoom;
    std::optional<StatusFit> m_fit;
    QStringList m_hints;
    double m_pixelsPerUnit = 1;
    QString m_problem; ///< why there is no path; empty if there is one
    QString m_said;
    QString m_explained;
    QTimer m_sayTimer;
};

} // namespace thicket::editor
