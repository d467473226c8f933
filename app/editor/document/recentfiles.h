#pragma once

#include <QObject>
#include <QStringList>

namespace thicket::editor {

/// The files opened or saved last, kept in the user's settings (QSettings of the application's
/// organisation and name).
class RecentFiles : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    static constexpr int capacity = 10;

    /// Absolute paths, newest first; files that are gone now come after those that exist.
    QStringList files() const;
    void add(const QString& path);
    void remove(const QString& path);
    void clear();

signals:
    void changed();
};

} // namespace thicket::editor
