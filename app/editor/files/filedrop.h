#pragma once

#include <QObject>

class QWidget;

namespace thicket::editor {

/// Lets the user drop a file anywhere on a window.
class FileDrop : public QObject {
    Q_OBJECT

public:
    explicit FileDrop(QWidget& window);

signals:
    void dropped(const QString& path);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace thicket::editor
