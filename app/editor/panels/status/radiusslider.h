#pragma once

#include <QList>
#include <QSlider>
#include <QString>

namespace thicket::editor {

class Appearance;

/// A slider with marks below its groove, each with a sentence as its tooltip.
class RadiusSlider : public QSlider {
    Q_OBJECT

public:
    struct Mark {
        int position = 0; ///< of the slider
        QString sentence;
        bool isEnd = false; ///< no path is left beyond it
        bool operator==(const Mark&) const = default;
    };

    explicit RadiusSlider(const Appearance& appearance, QWidget* parent = nullptr);

    void setMarks(const QList<Mark>& marks);
    const QList<Mark>& marks() const { return m_marks; }
    /// What must be known of all marks, told below their sentences; empty: nothing.
    void setNote(const QString& note);
    /// The middle of the handle at that position, logical pixels.
    int xOf(int position) const;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QString sentencesAt(int x) const;
    void describe();

    const Appearance& m_appearance;
    QList<Mark> m_marks;
    QString m_note;
};

} // namespace thicket::editor
