#pragma once

#include <QHash>
#include <QObject>
#include <QString>

namespace thicket::editor {

/// The keys that sentences name, as the user has bound them: "Press T and click twice". As with
/// the number style, there is one for the whole program. The key bindings fill it.
class NamedKeys : public QObject {
    Q_OBJECT

public:
    static NamedKeys& ofProgram();

    /// What to press for the action of this id: "T", or its name in quotation marks if it has no
    /// key. For an unknown id, the id.
    QString of(const QString& id) const;
    /// Texts by id.
    void set(const QHash<QString, QString>& texts);

signals:
    void changed();

private:
    QHash<QString, QString> m_texts;
};

/// NamedKeys::of().
QString keyFor(const char* id);

} // namespace thicket::editor
