#pragma once

#include <QFont>
#include <QHash>
#include <QList>
#include <QStringList>

class QHBoxLayout;
class QLabel;
class QStatusBar;
class QWidget;

namespace thicket::editor {

/// Shares the width of the status line among its texts. None is ever cut: those that matter less
/// are hidden as a whole, and a text that is too long for the line takes further lines.
class StatusFit {
public:
    /// `labels`: those of the row that may be hidden. Other widgets of the row are left as they
    /// are. All must outlive it.
    StatusFit(QStatusBar& line, QHBoxLayout& row, QList<QLabel*> labels);

    /// Shows in `main` the first of the texts that fits, at least one. `yielding`: the labels that
    /// may be hidden for it, in this order. Returns whether one fits; otherwise nothing is changed.
    bool show(QLabel& main, const QStringList& texts, const QList<QLabel*>& yielding);
    /// Shows the text without `yielding`, on as many lines as it needs.
    void wrap(QLabel& main, const QString& text, const QList<QLabel*>& yielding);

private:
    int room() const;
    int widthOf(const QLabel& label, const QString& text);
    double richWidthOf(const QLabel& label, const QString& text);
    int widthBeside(const QLabel& main, const QList<QLabel*>& hidden);
    void apply(QLabel& main, const QString& text, const QList<QLabel*>& hidden);
    void setHeight(int height);

    QStatusBar& m_line;
    QHBoxLayout& m_row;
    QList<QLabel*> m_labels;
    struct Measured {
        QFont font;
        QHash<QString, double> widths; ///< of rich texts, pixels
    };
    Measured m_measured; ///< lately
};

} // namespace thicket::editor
