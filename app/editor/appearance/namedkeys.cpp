#include "app/editor/appearance/namedkeys.h"

namespace thicket::editor {

NamedKeys& NamedKeys::ofProgram()
{
    static NamedKeys keys;
    return keys;
}

QString NamedKeys::of(const QString& id) const { return m_texts.value(id, id); }

void NamedKeys::set(const QHash<QString, QString>& texts)
{
    if (texts == m_texts)
        return;
    m_texts = texts;
    emit changed();
}

QString keyFor(const char* id) { return NamedKeys::ofProgram().of(QString::fromLatin1(id)); }

} // namespace thicket::editor
