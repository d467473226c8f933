#pragma once

#include <QString>

namespace thicket::editor {

/// What a format plugin says, in the language of the window: "Circle list (CSV)" or, with a number
/// at the beginning, "32 circles: exact". Plugins speak English; what the translation does not know
/// stays as it is.
QString formatWords(const QString& english);

/// The same for a choice of an option: in English "leaveOut" is two words.
QString choiceWords(const QString& choice);

/// The same for a note, which may hold numbers anywhere: in the translation they are %1, %2 and so
/// on.
QString noteWords(const QString& english);

} // namespace thicket::editor
