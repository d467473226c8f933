#pragma once

#include <QPalette>
#include <QString>

namespace thicket::drawing {
struct Palette;
}

namespace thicket::editor {

/// The theme's colours in Qt's colour roles, for what the style sheet does not reach.
QPalette qtPalette(const drawing::Palette& palette);

/// The flat style of the whole application, on top of the Fusion style. The dynamic property `look`
/// chooses a variant of a widget:
///   "strip"   QToolBar: the tool strip, with 36 px buttons
///   "bar"     QWidget: a row in the chrome's colour with a line below it (tool options)
///   "card"    QFrame: panel colour, thin border, 8 px corners (agent radius, welcome)
///   "facts"   QFrame: chrome colour, 7 px corners, on a panel
///   "switch"  QFrame: frame round mutually exclusive tool buttons, the checked one on accent
///   "title"   QLabel: semibold
///   "second"  QLabel: second text colour
///   "small"   QLabel: 11 px, second text colour
///   "row"     QToolButton: as wide as its row, for lists
///   "round"   QToolButton: the play button, round, on accent
///   "link"    QPushButton or QToolButton: accent text without a frame
///   "error"   QFrame: the bar with an error message
QString styleSheet(const drawing::Palette& palette);

} // namespace thicket::editor
