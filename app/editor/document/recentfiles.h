#pragma once

#include <QObject>
#include <QStringList>

namespace thicket::editor {

/// The files opened or saved most recently, kept in the user's settings (QSettings of the
/// application's organisation and name).
class RecentFiles : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    static constexpr int capacity = 10;

    /// Absolute paths, newest first. Files that no longer exist come after the others.
    QStringList files() const;
    void add(const QString& path);
    void remove(const QString& path);
    void clear();

signals:
    void changed();
};

} // namespace thicket::editor
