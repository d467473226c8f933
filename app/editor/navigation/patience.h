#pragma once

#include <QObject>
#include <QTimer>

namespace thicket::editor {

/// Tells when an answer has been late for so long that the user should see it. Most answers arrive
/// before, so the picture does not flicker during a drag. Call its functions on the thread that it
/// lives on.
class Patience : public QObject {
    Q_OBJECT

public:
    explicit Patience(QObject* parent = nullptr);

    /// The answer is late from now on. Does nothing if it was late already.
    void begin();
    /// The answer is there.
    void end();
    bool isOver() const { return m_isOver; }

signals:
    void ranOut(); ///< 150 ms after begin(), unless it has ended

private:
    QTimer m_timer;
    bool m_isOver = false;
};

} // namespace thicket::editor
