#pragma once

#include "libnav/geometry/shapes.h"

#include <QList>
#include <QPair>
#include <QStatusBar>
#include <QTimer>

#include <optional>

class QLabel;
class QProgressBar;

namespace thicket::editor {

class Appearance;
class MapDocument;
class Navigator;

/// The line at the window's foot: the answer at the left, the keys that matter now (or what was
/// just said) in the middle, pointer and zoom at the right.
class StatusLine : public QStatusBar {
    Q_OBJECT

public:
    StatusLine(const MapDocument& document, const Navigator& navigator,
               const Appearance& appearance, QWidget* parent = nullptr);

    /// Keys and what they do.
    void setHints(const QList<QPair<QString, QString>>& hints);
    /// For three seconds in place of the hints.
    void say(const QString& sentence);
    /// While the pointer is on an action; empty ends it.
    void explain(const QString& sentence);
    /// What runs beside the window, with a bar (0 to 1; negative: how far is not known) and a way
    /// to cancel it, in place of all that.
    void showWork(const QString& what, double share);
    void endWork();
    /// A small standing remark with the details in its tooltip; empty removes it.
    void setNote(const QString& note, const QString& details);
    void setPointer(std::optional<nav::Point> at);
    void setZoom(double pixelsPerUnit);

signals:
    void cancelWanted();

private:
    QWidget* makeWork();
    void refreshAnswer();
    void refreshMiddle();
    QString refusal() const;

    const MapDocument& m_document;
    const Navigator& m_navigator;
    QLabel* m_length;
    QLabel* m_details;
    QLabel* m_middle;
    QLabel* m_workText = nullptr;
    QProgressBar* m_workBar = nullptr;
    QWidget* m_work;
    QLabel* m_note;
    QLabel* m_pointer;
    QLabel* m_zoom;
    QString m_hints;
    QString m_said;
    QString m_explained;
    QTimer m_sayTimer;
};

} // namespace thicket::editor
