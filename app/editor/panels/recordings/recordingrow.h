#pragma once

#include <QAbstractButton>

class QToolButton;

namespace thicket::editor {

class Appearance;
struct KeptRecording;

/// One recording: name, length, verdict, and whether it is shown for comparison. Checked while it
/// is played.
class RecordingRow : public QAbstractButton {
    Q_OBJECT

public:
    RecordingRow(int id, const Appearance& appearance, QWidget* parent = nullptr);

    int id() const { return m_id; }
    void setState(const KeptRecording& recording, bool isPlayed, bool isBeside);
    QSize sizeHint() const override;

signals:
    void besideWanted(bool beside);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int m_id;
    const Appearance& m_appearance;
    QToolButton* m_beside;
    QString m_details;
    bool m_isWrong = false;
};

} // namespace thicket::editor
