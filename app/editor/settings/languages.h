#pragma once

#include <QList>
#include <QString>

/// The languages of the window. A translation is a file thicket_<code>.qm in a folder
/// `translations`: in the program's resources (made from app/resources/translations), or in a
/// folder of the user's or the system's application data, which goes before.
namespace thicket::editor {

struct Language {
    QString code; ///< "de"
    QString name; ///< in that language
    bool operator==(const Language&) const = default;
};

/// English, which needs no file, and those with a translation.
QList<Language> languages();

/// Installs the translation of this language; empty: of the system's. Call it at the start, before
/// there is any text.
void useLanguage(const QString& code);

/// The English text of a translated one; itself if it is English.
QString sourceText(const QString& shown);

} // namespace thicket::editor
